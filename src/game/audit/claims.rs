//! Offers and claims.

use super::{Findings, Missing};
use crate::{Claim, ClaimCheck, ClaimEvent, Limit, OfferEvent, State, WrittenMove};
use golos_clock::Ms;
use golos_people::Actor;
use golos_rules::Side;
use golos_rules::draughts::Clause;

/// A draw by agreement.
pub(super) fn examine_offer(state: &State, event: OfferEvent, found: &mut Findings) {
    match event {
        OfferEvent::Offered { .. } => found.expect(state.expect_negotiable()),
        OfferEvent::Consented => found.expect(state.expect_consent()),
        OfferEvent::Accepted { side, .. } | OfferEvent::Declined { side, .. } => {
            found.expect(state.expect_offer_to(side));
        }
    }
}

pub(super) fn validate(state: &State, at: Ms, by: Option<Actor>, event: &ClaimEvent, found: &mut Findings) {
    match event {
        ClaimEvent::Claimed { side, claim, intended, check, .. } => {
            found.expect(if state.fixes_by_stop(*side, *claim) { Ok(()) } else { state.expect_running() });
            found.expect(state.expect_no_claim());
            found.expect(state.expect_new_claim((*side, *claim), intended.as_deref(), check));
            found.require(holds(state, at, (*side, *claim), intended.as_ref(), check), Missing::Count);
        }
        ClaimEvent::Aloud { on, .. } => {
            found.expect(state.expect_started());
            found.expect(state.expect_aloud(*on));
        }
        ClaimEvent::Counting { .. } => {
            found.expect(state.expect_running());
            found.expect(state.expect_countable());
        }
        // There is none without a claim: the fold says so.
        ClaimEvent::Ruled { upheld, reason } => {
            let falls = !upheld && state.claim_falls_by_play();
            // R-5.4.13.2: who upholds a claim against what was counted says why, and so does who rejects one that it bears
            // out, unless a win may be shown.
            let is_against = state
                .docket
                .claim()
                .is_some_and(|pending| !falls && state.is_against_count(*upheld, pending.claim, pending.check));
            found.require(!is_against || !reason.trim().is_empty(), Missing::Reason);
            found.require(by.is_some_and(Actor::is_arbiter) || falls, Missing::ArbitersRuling);
        }
        ClaimEvent::Shown { side, line, .. } => {
            found.expect(state.expect_win_to_show(*side));
            let played = line.iter().try_fold(state.shown_from(), |position, written| {
                let lawful = written.lawful_in(&position)?;
                Some(lawful.after)
            });
            found.require(played.is_some() && !line.is_empty(), Missing::ShownLine);
        }
        ClaimEvent::Postponed => found.expect(state.expect_postponable().map(drop)),
    }
}

/// Whether a claim could be made, and what is said to be counted is so; nothing is searched.
fn holds(
    state: &State,
    at: Ms,
    (side, claim): (Side, Claim),
    intended: Option<&WrittenMove>,
    recorded: &ClaimCheck,
) -> bool {
    let position = state.position();
    let written = intended.map(|written| Some(written.lawful_in(position)?.after));
    let Some(written) = written.map_or(Some(None), |after| after.map(Some)) else { return false };
    // Where a clause was claimed, or was the nearest, that one is counted again; where none of those that were claimed can
    // be counted here, the claim was wrong.
    let is_it = |clause: &Clause| match &recorded.limit {
        Some(Limit::Clause(id)) => clause.id == *id,
        Some(Limit::Repetition | Limit::ClearDraw | Limit::NoProgress | Limit::Dead | Limit::IllegalPosition) => true,
        None => false,
    };
    let computed = state.check_claim(side, claim, (written.as_ref(), &is_it), at);
    computed.is_ok_and(|check| claim == Claim::Dead || check.holds == recorded.holds)
}
