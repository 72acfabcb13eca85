//! Offers and claims.

use super::{Found, Missing};
use crate::game::{Claim, ClaimEvent, OfferEvent, Phase, State};

/// A draw by agreement.
pub(super) fn examine_offer(state: &State, event: OfferEvent, found: &mut Found) {
    match event {
        OfferEvent::Offered { .. } => found.require(state.is_negotiable(), Missing::PlayOrAdjournment),
        OfferEvent::Accepted { side, .. } | OfferEvent::Declined { side, .. } => {
            found.require(state.offer() == Some(side.other()), Missing::Offer);
        }
    }
}

pub(super) fn examine(state: &State, event: &ClaimEvent, found: &mut Found) {
    match event {
        ClaimEvent::Claimed { .. } => {
            found.expect_phase(state, &[Phase::Playing]);
            found.require(!state.claim_pending(), Missing::OneClaim);
        }
        ClaimEvent::Counting { .. } => found.expect_phase(state, &[Phase::Playing]),
        // There is none without a claim: the fold says so.
        ClaimEvent::Ruled { .. } => {}
        ClaimEvent::Postponed { .. } => {
            let is_right = state.pending_claim().is_some_and(|(_, claim)| claim == Claim::NormalMeans);
            found.require(is_right, Missing::ClaimToPutOff);
        }
    }
}
