//! Offers and claims.

use super::{Corrupt, run_clock};
use crate::state::Owed;
use crate::state::{Counting, LastOffer};
use crate::{Claim, ClaimEvent, Missing, OfferEvent, PendingRuling, Phase, State};
use golos_clock::Ms;
use golos_rules::Side;

/// A draw by agreement.
pub(super) fn offer(state: &mut State, event: OfferEvent) {
    match event {
        OfferEvent::Offered { side, .. } => open_offer(state, side),
        OfferEvent::Accepted { .. } => {
            state.offers.open = None;
            state.offers.accepted = true;
        }
        OfferEvent::Declined { by_move, .. } => {
            let declined = state.offers.open.take();
            state.offers.declined = declined.filter(|_| by_move).map(|side| (side, state.play.steps()));
        }
        OfferEvent::Consented => state.offers.consented = true,
    }
}

fn open_offer(state: &mut State, side: Side) {
    state.offers.open = Some(side);
    state.offers.made[side] = state.offers.made[side].saturating_add(1);
    state.offers.declined = None;
    state.offers.last = Some(LastOffer { side, forces: state.play.relation() });
}

pub(super) fn apply(state: &mut State, at: Ms, event: &ClaimEvent) -> Result<(), Corrupt> {
    match event {
        ClaimEvent::Claimed { side, claim, intended, check, .. } => {
            let (intended, check) = (intended.clone(), check.clone());
            let short = state.short_of_time(*side, at).filter(|_| *claim == Claim::ShortOfTime);
            let article = short.map(|rule| rule.article.clone());
            state.docket.matters.push(PendingRuling::Claim { side: *side, claim: *claim, intended, check, article });
            if state.is_offer(*claim) {
                open_offer(state, *side);
            }
            run_clock(state, at);
        }
        ClaimEvent::Counting { side, .. } => {
            state.play.counting = Some(Counting { by: *side, moves: 0 });
        }
        ClaimEvent::Ruled { upheld, .. } => {
            let pending = state.docket.claim();
            let written = pending.and_then(|pending| pending.intended.cloned());
            let rejected = pending.map(|pending| pending.rejected(state.play.plies.len()));
            take_off(state, at)?;
            if let Some(rejected) = rejected.filter(|_| !upheld) {
                state.docket.reject(rejected);
            }
            state.play.under_way.owed =
                written.filter(|_| !upheld && state.owes_written()).map(|written| Owed::Written(written.into()));
        }
        ClaimEvent::Postponed => {
            let claimant = state.claim();
            take_off(state, at)?;
            state.docket.postponed = claimant.map(|(side, _)| side);
        }
        ClaimEvent::Aloud { on, .. } => state.play.aloud = on.then_some(state.play.plies.len()),
        // The board stays as it is.
        ClaimEvent::Shown { .. } => {}
    }
    Ok(())
}

/// The claim leaves the docket, and play goes on.
fn take_off(state: &mut State, at: Ms) -> Result<(), Corrupt> {
    let claim = state.docket.matters.iter().position(|matter| matches!(matter, PendingRuling::Claim { .. }));
    state.docket.matters.remove(claim.ok_or(Corrupt::Missing(Missing::Claim))?);
    if state.phase == Phase::Playing {
        run_clock(state, at);
    }
    Ok(())
}
