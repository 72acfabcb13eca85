//! Offers, claims, who is there, and limits that are reached.

use super::{Corrupt, expect, expect_phase, remedies, remove, run_clock};
use crate::clock::Ms;
use crate::game::state::{Counting, LastOffer};
use crate::game::{CLEAR_DRAW, Claim, Event, FLAG, LATENESS, Matter, Phase, State};
use crate::rules::Side;

fn offer(state: &mut State, side: Side) {
    state.offer = Some(side);
    state.last_offer = Some(LastOffer { side, forces: state.relation() });
}

/// Offers, claims, irregularities and what was reached.
pub(super) fn apply(state: &mut State, at: Ms, event: &Event) -> Result<(), Corrupt> {
    match event {
        Event::Offered { side } => {
            expect(state.is_negotiable(), "a game in play, or an adjourned one")?;
            offer(state, *side);
        }
        Event::Accepted { side } => {
            expect(state.offer == Some(side.other()), "an offer")?;
            state.offer = None;
            state.accepted = true;
        }
        Event::Declined { side, .. } => {
            expect(state.offer == Some(side.other()), "an offer")?;
            state.offer = None;
        }
        Event::Claimed { side, claim, intended, check } => {
            expect_phase(state, &[Phase::Playing])?;
            expect(!state.claim_pending(), "one claim at a time")?;
            let (intended, check) = (intended.clone(), check.clone());
            state.docket.push(Matter::Claim { side: *side, claim: *claim, intended, check });
            if state.is_offer(*claim) {
                offer(state, *side);
            }
            run_clock(state, at);
        }
        Event::Counting { side } => {
            expect_phase(state, &[Phase::Playing])?;
            state.counting = Some(Counting { by: *side, moves: 0 });
        }
        Event::ClaimRuled { .. } => {
            remove(state, "a claim", |matter| matches!(matter, Matter::Claim { .. }))?;
            if state.phase == Phase::Playing {
                run_clock(state, at);
            }
        }
        Event::IrregularityFound { side, fault } => {
            expect_phase(state, &[Phase::Playing])?;
            let last = state.plies.last().map(|ply| (ply.made.side, ply.made.fault));
            let is_new = state.irregularity().is_none() || state.setup.rules.irregularities.until_the_end;
            expect(is_new && last == Some((*side, Some(*fault))), "an unlawful move")?;
            let ply = state.plies.len().saturating_sub(1);
            state.docket.push(Matter::Irregularity { side: *side, fault: *fault, ply });
        }
        Event::IrregularityRuled { by, ruling, reply } => {
            remedies::rule_irregularity(state, at, *by, (*ruling, *reply))?;
        }
        Event::ClaimPostponed => {
            let claimant = state.pending_claim().filter(|(_, claim)| *claim == Claim::NormalMeans);
            let (side, _) = claimant.ok_or(Corrupt::NotPending("a claim that can be put off"))?;
            remove(state, "a claim", |matter| matches!(matter, Matter::Claim { .. }))?;
            state.postponed = Some(side);
            if state.phase == Phase::Playing {
                run_clock(state, at);
            }
        }
        Event::Absent { side } => {
            expect_phase(state, &[Phase::Ready, Phase::Playing])?;
            expect(state.can_be_absent(*side), "a game before the first move")?;
            state.absent[*side] = true;
            if state.phase == Phase::Playing {
                run_clock(state, at);
            }
        }
        Event::Arrived { side } => {
            expect_phase(state, &[Phase::Playing, Phase::Paused])?;
            expect(state.absent[*side], "an absent player")?;
            state.absent[*side] = false;
            if state.phase == Phase::Playing {
                run_clock(state, at);
            }
        }
        Event::Late { side } => {
            expect_phase(state, &[Phase::Playing])?;
            expect(state.late_due(*side) == Some(at), "lateness")?;
            state.late[*side] = true;
            state.docket.push(Matter::Late(*side));
        }
        Event::Reached { clause } => {
            expect_phase(state, &[Phase::Playing, Phase::Paused])?;
            expect(state.new_limits().contains(clause), "a limit that is reached")?;
            state.docket.push(Matter::Reached(clause.clone()));
            state.settled.push(clause.clone());
        }
        Event::Dismissed { matter } => {
            remove(state, "a matter", |pending| match pending {
                Matter::Reached(clause) => clause == matter,
                Matter::Flag(_) => matter == FLAG,
                Matter::Late(_) => matter == LATENESS,
                _ => false,
            })?;
            if matter == CLEAR_DRAW {
                state.counting = None;
            }
        }
        _ => {}
    }
    Ok(())
}
