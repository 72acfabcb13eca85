//! What somebody at the board says to the arbiter, or aloud: calls, remarks, adjusting.

use super::to_arbiter;
use crate::{Announcement, Kind};
use golos_game::{Actor, Audience, HearingEvent, Seat, State};
use golos_rules::Side;
use golos_wording::{Sentence, Slot};

/// What is heard of it. What was only asked or said is heard as it is asked and said.
pub(super) fn say(event: &HearingEvent) -> Vec<Announcement> {
    match event {
        HearingEvent::Called { by, text } => called(*by, text),
        HearingEvent::Attended { by } => vec![Announcement::answer(by.seat, Sentence::new("call-attended"))],
        HearingEvent::Adjusted { by } => adjusted(*by),
        HearingEvent::Remarked { by, text } => told(*by, remark(*by, text)),
        // A signature is told with the result that it is put under.
        HearingEvent::Asked { .. } | HearingEvent::Signed { .. } | HearingEvent::Said(_) => Vec::new(),
    }
}

/// The arbiter is called: the clocks run on, and nobody else hears it (R-2.3.3, CH-12.7, U-V.13.10).
fn called(by: Actor, text: &str) -> Vec<Announcement> {
    told(by, call(by, text))
}

/// A call as the arbiter hears it, and as it waits.
pub(super) fn call(by: Actor, text: &str) -> Sentence {
    match (by.side(), text) {
        (None, "") => Sentence::new("call-by-other"),
        (None, _) => remark(by, text),
        (Some(side), "") if by.seat == Seat::Assistant(side) => Sentence::new("call-by-assistant").with("side", side),
        (Some(side), _) if by.seat == Seat::Assistant(side) => {
            Sentence::new("call-by-assistant-because").with("side", side).with("text", Slot::Text(text.to_owned()))
        }
        (Some(side), "") => Sentence::new("call-by-player").with("side", side),
        (Some(side), text) => {
            Sentence::new("call-by-player-because").with("side", side).with("text", Slot::Text(text.to_owned()))
        }
    }
}

/// The calls that wait, oldest first.
pub fn waiting(state: &State) -> Vec<Sentence> {
    state.calls().iter().map(|waits| call(waits.by, &waits.text)).collect()
}

fn remark(by: Actor, text: &str) -> Sentence {
    let text = Slot::Text(text.to_owned());
    match by.side() {
        Some(side) if by.seat == Seat::Assistant(side) => {
            Sentence::new("note-by-assistant").with("side", side).with("text", text)
        }
        Some(side) => Sentence::new("note-by-player").with("side", side).with("text", text),
        None => Sentence::new("note-by-other").with("text", text),
    }
}

/// The arbiter hears it, and he who said it that it was passed on.
fn told(by: Actor, sentence: Sentence) -> Vec<Announcement> {
    vec![
        Announcement::confirmation(by.seat, Kind::Confirmation, Sentence::new("note-told")),
        to_arbiter(Kind::Call, sentence),
    ]
}

/// CH-4.2.1, R-6.1.4.9: he hears it at whose terminal it was said, and so do the opponent and the arbiter.
fn adjusted(by: Actor) -> Vec<Announcement> {
    let sentence = match by.side() {
        Some(side) => Sentence::new("adjusts").with("side", side),
        None => Sentence::new("adjusts-arbiter"),
    };
    let opponent = |side: Side| Audience::of(Seat::Player(side.other()));
    let others = by.side().map_or(Audience::PLAYERS, |side| opponent(side) | Audience::ARBITER);
    vec![Announcement::answer(by.seat, sentence.clone()), Announcement::new(others, Kind::Report, sentence)]
}
