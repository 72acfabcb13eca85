//! Irregularities and what follows from them.

use super::{Findings, Missing};
use crate::{Irregularity, IrregularityRuling, RemedyEvent, State};
use golos_clock::Ms;
use golos_people::Actor;

pub(super) fn validate(state: &State, at: Ms, by: Option<Actor>, event: &RemedyEvent, found: &mut Findings) {
    match event {
        RemedyEvent::IrregularityFound { side, fault } => {
            found.expect(state.expect_started());
            let last = state.play.plies.last().map(|ply| (ply.made.side, ply.made.fault));
            let lasts = state.setup.rules.remedies.irregularities.until_the_end;
            let last_ply = state.play.plies.len().checked_sub(1);
            // What was reported of an earlier move of his waits on.
            let is_new = lasts
                || !state.docket.irregularities().any(|(offender, _, ply)| offender != *side || Some(ply) == last_ply);
            found.require(is_new && last == Some((*side, Some(*fault))), Missing::Unlawful);
        }
        RemedyEvent::Reported { side, fault, .. } => {
            found.expect(state.expect_started());
            found.expect(state.expect_admitted(*fault));
            found.expect(state.expect_report(by.and_then(Actor::side), *side, *fault));
        }
        RemedyEvent::Proposed { side } => {
            let is_new = state.docket.proposed.is_none() && state.correctable_by_agreement().is_some();
            found.require(is_new, Missing::Irregularity);
            found.require(by.and_then(Actor::side) == Some(*side), Missing::RulingByRight);
        }
        RemedyEvent::AgreedBack { .. } => {
            let other = state.docket.proposed.map(golos_rules::Side::other);
            found.require(other.is_some() && by.and_then(Actor::side) == other, Missing::RulingByRight);
        }
        RemedyEvent::IrregularityRuled { ruling, reply, ply, fault: named } => {
            found.expect(state.expect_no_claim());
            found.require(state.envelope.is_none(), Missing::OpenEnvelope);
            // Without an irregularity there is nothing to rule: the fold says so.
            let Some((side, fault, _)) = state.docket.irregularity_of(*ply, *named) else { return };
            found.require(by.and_then(Actor::side) != Some(side), Missing::OpponentsRuling);
            let lasts = state.setup.rules.remedies.irregularities.until_the_end && !fault.is_of_hands();
            if *ruling == IrregularityRuling::Mended {
                found.expect(state.expect_mended_by_opponent());
            }
            if !*reply && by.is_some_and(Actor::is_arbiter) {
                found.expect(state.expect_arbiters_own_accord(side, fault));
            }
            let by_right = if *reply {
                *ruling == IrregularityRuling::Stands && !lasts
            } else {
                by.is_some_and(Actor::is_arbiter) || state.opponent_decides(fault)
            };
            found.require(by_right, Missing::RulingByRight);
        }
        RemedyEvent::MisdeedFound { .. } => {}
        RemedyEvent::Found { position, .. } => {
            found.expect(state.expect_started());
            let other = state.setup.rules.variant.read_fen(position).ok();
            let fits = other.is_some_and(|other| state.expect_found(&other).is_ok());
            found.require(fits, Missing::OtherBoard);
        }
        RemedyEvent::Restoring { side, sheet } => {
            found.expect(state.expect_started());
            let waits = state.restores_on_own_time(*side) || *sheet && state.binds_to_sheet();
            found.require(waits, Missing::OtherClock);
            // Behind the control nobody asks for it (U-V.4.6b).
            let is_due = *sheet && state.sheet_is_deferred(*side) && !state.defers_sheet(*side, at);
            found.require(is_due || by.is_some(), Missing::Permission);
        }
        RemedyEvent::SheetDeferred { side } => {
            let has_gaps = state.restoring_sheet() == Some(*side) || state.admits(Irregularity::Record);
            found.require(has_gaps, Missing::Displaced);
            found.require(state.defers_sheet(*side, at), Missing::RulingByRight);
        }
        RemedyEvent::Demanded { side } => {
            let is_there = state.docket.irregularity_against(Some(side.other())).is_some();
            found.require(is_there, Missing::Irregularity);
            found.require(by.and_then(Actor::side) == Some(side.other()), Missing::OpponentsRuling);
        }
        RemedyEvent::SwitchedBack { side } => {
            let last = state.docket.irregularity_against(Some(side.other()));
            let can = last.is_some_and(|(_, fault, ply)| state.can_switch_back(fault, ply));
            found.require(can, Missing::Irregularity);
            found.expect(state.expect_restored());
            found.require(by.and_then(Actor::side) != Some(*side), Missing::OpponentsRuling);
        }
        RemedyEvent::Restored { side } => {
            let waits = state.restoring() == Some(*side) || state.sheet_is_deferred(*side);
            found.require(waits, Missing::Displaced);
            let is_his = by.and_then(Actor::side).is_none_or(|player| player == *side);
            // Who has a move put right lets him go on whose clock was switched back for it.
            let waits = state.docket.irregularity_against(Some(side.other())).is_some();
            found.require(is_his || !waits, Missing::RulingByRight);
        }
        RemedyEvent::Counted { .. } => {
            found.expect(state.expect_started());
            found.require(state.setup.rules.remedies.ladder.is_some(), Missing::PenaltyRule);
        }
        RemedyEvent::Sanctioned { sanction, .. } => {
            found.expect(state.expect_sanction(*sanction).map(drop));
        }
        RemedyEvent::Lifted { side, .. } => {
            found.expect(state.expect_imposed(*side).map(drop));
        }
        RemedyEvent::Penalized { .. } => {
            found.expect(state.expect_started());
            found.expect(state.expect_penalties());
        }
        RemedyEvent::Restarted { misdeed } => {
            found.expect(state.expect_started());
            found.expect(state.expect_restart(*misdeed));
        }
    }
}
