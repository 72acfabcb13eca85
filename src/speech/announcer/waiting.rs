//! What waits for the arbiter, by name.

use super::{limits, remedies, to_arbiter};
use crate::{Announcement, Kind};
use golos_game::{ClaimEvent, Event, PendingRuling, PendingRulingEvent, Phase, RemedyEvent, State};
use golos_wording::{Slot, message, text_key};

/// What the arbiter is asked about, by name; none where nothing waits.
#[must_use]
pub fn asked(state: &State) -> Option<Slot> {
    state.asked().map(|matter| called(state, matter))
}

fn called(state: &State, matter: &PendingRuling) -> Slot {
    let plain = |key: &str| Slot::Phrase(key.to_owned());
    match matter {
        PendingRuling::Flag(_) => plain(text_key::LABEL_FLAG),
        PendingRuling::Late(_) => plain(text_key::IRR_LATE),
        PendingRuling::Claim { claim, check, .. } => limits::claim(state, *claim, check.limit.as_ref()),
        PendingRuling::Irregularity { fault, .. } => plain(remedies::fault_phrase(state, *fault)),
        PendingRuling::Penalty(_) => plain(text_key::IRR_ILLEGAL),
        PendingRuling::Violations(_) => plain(text_key::IRR_VIOLATIONS),
        PendingRuling::WrongSeal(_) => plain(text_key::IRR_WRONG_SEAL),
        PendingRuling::Reached(limit) => limits::standing(state, limit),
        PendingRuling::Gap { .. } => plain(text_key::REASON_INTERRUPTION),
    }
}

/// Where one of several matters was ruled, the arbiter hears which one is asked about next.
pub(super) fn next(before: &State, after: &State, event: &Event) -> Option<Announcement> {
    let is_ruling = matches!(
        event,
        Event::Claim(ClaimEvent::Ruled { upheld: false, .. } | ClaimEvent::Postponed)
            | Event::PendingRulings(PendingRulingEvent::Dismissed { .. })
            | Event::Remedy(RemedyEvent::IrregularityRuled { reply: false, .. })
    );
    let goes_on = is_ruling && before.docket().len() > 1 && after.phase() != Phase::Over;
    let what = asked(after).filter(|_| goes_on)?;
    Some(to_arbiter(Kind::Report, message::arb_pending(what)))
}
