//! What waits for the arbiter, by name.

use super::{limits, remedies, to_arbiter};
use crate::{Priority, Utterance};
use golos_game::{ClaimEvent, DocketEvent, Event, Matter, Phase, RemedyEvent, State};
use golos_wording::{Sentence, Slot};

/// What the arbiter is asked about, by name; none where nothing waits.
#[must_use]
pub fn asked(state: &State) -> Option<Slot> {
    state.asked().map(|matter| called(state, matter))
}

fn called(state: &State, matter: &Matter) -> Slot {
    let plain = |key: &str| Slot::Phrase(key.to_owned());
    match matter {
        Matter::Flag(_) => plain("label-flag"),
        Matter::Late(_) => plain("irr-late"),
        Matter::Claim { claim, check, .. } => limits::claim(state, *claim, check.limit.as_ref()),
        Matter::Irregularity { fault, .. } => plain(remedies::fault_phrase(state, *fault)),
        Matter::Penalty(_) => plain("irr-illegal"),
        Matter::Violations(_) => plain("irr-violations"),
        Matter::WrongSeal(_) => plain("irr-wrong-seal"),
        Matter::Reached(limit) => limits::standing(state, limit),
        Matter::Gap { .. } => plain("reason-interruption"),
    }
}

/// Where one of several matters was ruled, the arbiter hears which one is asked about next.
pub(super) fn next(before: &State, after: &State, event: &Event) -> Option<Utterance> {
    let is_ruling = matches!(
        event,
        Event::Claim(ClaimEvent::Ruled { upheld: false, .. } | ClaimEvent::Postponed { .. })
            | Event::Docket(DocketEvent::Dismissed { .. })
            | Event::Remedy(RemedyEvent::IrregularityRuled { reply: false, .. })
    );
    let goes_on = is_ruling && before.docket().len() > 1 && after.phase() != Phase::Over;
    let what = asked(after).filter(|_| goes_on)?;
    Some(to_arbiter(Priority::Answer, Sentence::new("arb-pending").with("what", what)))
}
