//! What somebody at the board says to the arbiter, or aloud: calls, remarks, adjusting.

use super::to_arbiter;
use crate::{Announcement, Kind};
use golos_game::{Actor, Audience, HearingEvent, Seat, State};
use golos_rules::Side;
use golos_wording::{Sentence, Slot, message};

/// What is heard of it. What was only asked or said is heard as it is asked and said.
pub(super) fn say(by: Actor, event: &HearingEvent) -> Vec<Announcement> {
    match event {
        HearingEvent::Called { text, .. } => called(by, text),
        HearingEvent::Attended => vec![Announcement::answer(by.seat, message::call_attended())],
        HearingEvent::Adjusted => adjusted(by),
        HearingEvent::Remarked { text } => told(by, remark(by, text)),
        // A signature is told with the result that it is put under.
        HearingEvent::Asked { .. } | HearingEvent::Signed { .. } | HearingEvent::Said(_) | HearingEvent::Heard(_) => {
            Vec::new()
        }
    }
}

/// The arbiter is called: the clocks run on, and nobody else hears it (R-2.3.3, CH-12.7, U-V.13.10).
fn called(by: Actor, text: &str) -> Vec<Announcement> {
    told(by, call(by, text))
}

/// A call as the arbiter hears it, and as it waits.
pub(super) fn call(by: Actor, text: &str) -> Sentence {
    match (by.side(), text) {
        (None, "") => message::call_by_other(),
        (None, _) => remark(by, text),
        (Some(side), "") if by.seat == Seat::Assistant(side) => message::call_by_assistant(side),
        (Some(side), _) if by.seat == Seat::Assistant(side) => {
            message::call_by_assistant_because(side, Slot::Text(text.to_owned()))
        }
        (Some(side), "") => message::call_by_player(side),
        (Some(side), text) => message::call_by_player_because(side, Slot::Text(text.to_owned())),
    }
}

/// The calls that wait, oldest first.
pub fn waiting(state: &State) -> Vec<Sentence> {
    state.calls().iter().map(|waits| call(waits.by, &waits.text)).collect()
}

fn remark(by: Actor, text: &str) -> Sentence {
    let text = Slot::Text(text.to_owned());
    match by.side() {
        Some(side) if by.seat == Seat::Assistant(side) => message::note_by_assistant(side, text),
        Some(side) => message::note_by_player(side, text),
        None => message::note_by_other(text),
    }
}

/// The arbiter hears it, and he who said it that it was passed on.
fn told(by: Actor, sentence: Sentence) -> Vec<Announcement> {
    vec![
        Announcement::confirmation(by.seat, Kind::Confirmation, message::note_told()).as_receipt(),
        to_arbiter(Kind::Call, sentence),
    ]
}

/// CH-4.2.1, R-6.1.4.9: he hears it at whose terminal it was said, and so do the opponent and the arbiter.
fn adjusted(by: Actor) -> Vec<Announcement> {
    let sentence = match by.side() {
        Some(side) => message::adjusts(side),
        None => message::adjusts_arbiter(),
    };
    let opponent = |side: Side| Audience::of(Seat::Player(side.other()));
    let others = by.side().map_or(Audience::PLAYERS, |side| opponent(side) | Audience::ARBITER);
    vec![Announcement::answer(by.seat, sentence.clone()), Announcement::new(others, Kind::Report, sentence)]
}
