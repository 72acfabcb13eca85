//! Offers and claims.

use super::{Corrupt, expect, expect_phase, remove, run_clock};
use crate::clock::Ms;
use crate::game::state::{Counting, LastOffer};
use crate::game::{Claim, ClaimEvent, Matter, OfferEvent, Phase, State};
use crate::rules::Side;

/// A draw by agreement.
pub(super) fn offer(state: &mut State, event: OfferEvent) -> Result<(), Corrupt> {
    match event {
        OfferEvent::Offered { side, .. } => {
            expect(state.is_negotiable(), "a game in play, or an adjourned one")?;
            open_offer(state, side);
        }
        OfferEvent::Accepted { side, .. } => {
            expect(state.offers.open == Some(side.other()), "an offer")?;
            state.offers.open = None;
            state.offers.accepted = true;
        }
        OfferEvent::Declined { side, .. } => {
            expect(state.offers.open == Some(side.other()), "an offer")?;
            state.offers.open = None;
        }
    }
    Ok(())
}

fn open_offer(state: &mut State, side: Side) {
    state.offers.open = Some(side);
    state.offers.last = Some(LastOffer { side, forces: state.play.relation() });
}

pub(super) fn apply(state: &mut State, at: Ms, event: &ClaimEvent) -> Result<(), Corrupt> {
    match event {
        ClaimEvent::Claimed { side, claim, intended, check, .. } => {
            expect_phase(state, &[Phase::Playing])?;
            expect(!state.claim_pending(), "one claim at a time")?;
            let (intended, check) = (intended.clone(), check.clone());
            state.docket.matters.push(Matter::Claim { side: *side, claim: *claim, intended, check });
            if state.is_offer(*claim) {
                open_offer(state, *side);
            }
            run_clock(state, at);
        }
        ClaimEvent::Counting { side, .. } => {
            expect_phase(state, &[Phase::Playing])?;
            state.play.counting = Some(Counting { by: *side, moves: 0 });
        }
        ClaimEvent::Ruled { upheld, .. } => {
            let written = state.docket.written().cloned();
            take_off(state, at)?;
            state.play.owed = written.filter(|_| !upheld && state.owes_written());
        }
        ClaimEvent::Postponed { .. } => {
            let claimant = state.pending_claim().filter(|(_, claim)| *claim == Claim::NormalMeans);
            let (side, _) = claimant.ok_or(Corrupt::NotPending("a claim that can be put off"))?;
            take_off(state, at)?;
            state.docket.postponed = Some(side);
        }
    }
    Ok(())
}

/// The claim leaves the docket, and play goes on.
fn take_off(state: &mut State, at: Ms) -> Result<(), Corrupt> {
    remove(state, "a claim", |matter| matches!(matter, Matter::Claim { .. }))?;
    if state.phase == Phase::Playing {
        run_clock(state, at);
    }
    Ok(())
}
