//! Who is there, who is late, and what was agreed for assistants, in words.

use super::events::{absent, late, running};
use super::{moves, room, settled, to_arbiter};
use crate::{Announcement, Kind};
use golos_editions::Document;
use golos_game::{AttendanceEvent, Audience, Phase, State};
use golos_people::{Arrangement, Medium, Need, Needs, Task, Tasks};
use golos_rules::Side;
use golos_wording::{Sentence, Slot, message, text_key};

/// What is heard of it.
pub(super) fn say(after: &State, event: &AttendanceEvent) -> Vec<Announcement> {
    match *event {
        AttendanceEvent::Absent { side, .. } if after.phase() == Phase::Ready => {
            let missed = room(Kind::State, message::start_missed(side));
            let missed = after.start_hour().map(|_| missed);
            missed.into_iter().chain(settled::drawn_without(after, side)).collect()
        }
        // That the clock of the other runs, who is not there either, was said.
        AttendanceEvent::Absent { side, .. } if after.sealed_by() == Some(side) && after.is_absent(side.other()) => {
            vec![room(Kind::State, message::start_absent_too(side))]
        }
        // CH-18.9.3: he who sealed is not there, and his move can be made all the same.
        AttendanceEvent::Absent { side, .. } if after.is_adjourned() => {
            vec![room(Kind::State, message::seal_absent(side))]
        }
        AttendanceEvent::Absent { side, .. } if after.is_drawn_without() => {
            absent(after).into_iter().chain(settled::drawn_without(after, side)).collect()
        }
        AttendanceEvent::Absent { .. } => absent(after).into_iter().collect(),
        // The draw on his time is said next, and with it whose clock runs.
        AttendanceEvent::Arrived { side, .. } if after.draw_is_due() || after.clock().running().is_none() => {
            let come = room(Kind::State, message::start_come(side));
            std::iter::once(come).chain(missed_move(after, side)).collect()
        }
        AttendanceEvent::Arrived { side, .. } => {
            let arrived = message::start_arrived(side, running(after));
            std::iter::once(room(Kind::State, arrived)).chain(missed_move(after, side)).collect()
        }
        // R-5.4.4.1c, CH-6.7.1: who is not there is no secret, but what follows from it the arbiter alone is asked.
        AttendanceEvent::Late { side } => {
            // CH-18.10: what lies in the envelope may have ended the game before he was late.
            let rule = after.setup().rules.time.adjournment.as_ref().filter(|_| after.sealed().is_some());
            let first = rule.and_then(|rule| rule.late.clone()).map(|article| {
                let first = message::arb_late_envelope(Slot::Article(article));
                to_arbiter(Kind::Ruling, first)
            });
            std::iter::once(to_arbiter(Kind::Ruling, late(after, side))).chain(first).collect()
        }
        AttendanceEvent::Lapsed { side } => {
            vec![to_arbiter(Kind::Report, message::arb_lapsed(side))]
        }
        // What it is the opponent need not know; that it was heard is told where it was said.
        AttendanceEvent::Needed { side, needs, .. } => vec![
            Announcement::new(Audience::PLAYERS, Kind::Report, message::need_noted(side)),
            to_arbiter(Kind::Report, in_need(side, needs)),
        ],
        AttendanceEvent::Settled(ref arrangement) => vec![room(Kind::Report, arranged(arrangement))],
        AttendanceEvent::Agreed { side, tasks, .. } => vec![room(Kind::Report, agreed(side, tasks))],
    }
}

/// What was settled for the board (U-V.13).
#[must_use]
pub fn arranged(arrangement: &Arrangement) -> Sentence {
    match arrangement {
        Arrangement::Boards { two: true, counts } => message::arranged_two_boards(*counts),
        Arrangement::Boards { two: false, counts } => message::arranged_one_board(*counts),
        Arrangement::Record { side, medium } => {
            message::arranged_record(*side, Slot::Phrase(medium_phrase(*medium).to_owned()))
        }
        Arrangement::Sign(sign) => message::arranged_sign(Slot::Text(sign.clone())),
        Arrangement::Voice { side, allowed: true } => message::arranged_voice(*side),
        Arrangement::Voice { side, allowed: false } => message::arranged_no_voice(*side),
    }
}

/// In what way moves are recorded.
const fn medium_phrase(medium: Medium) -> &'static str {
    match medium {
        Medium::Paper => text_key::MEDIUM_PAPER,
        Medium::Braille => text_key::MEDIUM_BRAILLE,
        Medium::Recorder => text_key::MEDIUM_RECORDER,
        Medium::Assistant => text_key::MEDIUM_ASSISTANT,
        Medium::Digital => text_key::MEDIUM_DIGITAL,
    }
}

/// What was settled, for who asks.
pub(super) fn arrangements(state: &State) -> Vec<Sentence> {
    let tasks = Side::BOTH.into_iter().filter_map(|side| Some(agreed(side, state.agreed(side)?)));
    let others = state.arrangements().map(|arrangement| arranged(&arrangement));
    let said: Vec<Sentence> = tasks.chain(others).collect();
    if said.is_empty() { vec![message::arranged_nothing()] } else { said }
}

/// What is still to be settled before the clocks are started, where the document says so: which of two tactile sets is used
/// (U-V.13.1), and by what sign a move is told to who neither sees nor hears (U-V.13.14). For the arbiter.
pub(super) fn unsettled(state: &State) -> impl Iterator<Item = Announcement> {
    let cited = |citation: &str| {
        let article = Document::of(state.document())?.citations(citation).first()?;
        Some(Slot::Article(article.clone()))
    };
    let (mut boards, mut sign) = (None, None);
    let has_assistant = Side::BOTH.into_iter().any(|side| state.agreed(side).is_some());
    let settled: Vec<Arrangement> = state.arrangements().collect();
    let tactile = state.setup().watch.tactile;
    let has = |side: Side, fits: fn(Need) -> bool| state.needs(side).iter().any(fits);
    if tactile.white
        && tactile.black
        && !has_assistant
        && !settled.iter().any(|it| matches!(it, Arrangement::Boards { .. }))
    {
        boards = cited("arrange.boards").map(message::arb_which_board);
    }
    let needs_sign = |side: Side| {
        let hears_nothing = has(side, |need| matches!(need, Need::Deaf | Need::Deafblind));
        hears_nothing && Side::BOTH.into_iter().any(|side| has(side, Need::is_of_sight))
    };
    if Side::BOTH.into_iter().any(needs_sign) && !has_assistant && state.sign().is_none() {
        sign = cited("arrange.sign").map(message::arb_which_sign);
    }
    boards.into_iter().chain(sign).map(|sentence| to_arbiter(Kind::Report, sentence))
}

/// When the clocks are started by themselves.
pub(super) fn start_at(hour: &str) -> Sentence {
    message::start_at(Slot::Text(hour.to_owned()))
}

/// What was agreed for the assistants who were named before the game.
pub(super) fn at_start(state: &State) -> impl Iterator<Item = Announcement> {
    let of = |side| state.setup().people.agreed(side).map(|tasks| agreed(side, tasks));
    Side::BOTH.into_iter().filter_map(of).map(|sentence| room(Kind::Report, sentence))
}

/// What the players need: for the arbiter, and for nobody else (U-V.13).
pub(super) fn needed(state: &State) -> impl Iterator<Item = Announcement> {
    let of = |side: Side| {
        let needs = state.setup().watch.needs[side];
        (!needs.is_empty()).then(|| to_arbiter(Kind::Report, in_need(side, needs)))
    };
    Side::BOTH.into_iter().filter_map(of)
}

/// What a player needs.
#[must_use]
pub fn in_need(side: Side, needs: Needs) -> Sentence {
    let mut named: Vec<String> = needs.iter().map(|need| need_phrase(need).to_owned()).collect();
    if named.is_empty() {
        named.push(text_key::NEED_NONE.to_owned());
    }
    message::start_needs(side, Slot::Phrases(named))
}

/// What a need is called.
#[must_use]
pub const fn need_phrase(need: Need) -> &'static str {
    match need {
        Need::Blind => text_key::NEED_BLIND,
        Need::LowVision => text_key::NEED_LOW_VISION,
        Need::Deaf => text_key::NEED_DEAF,
        Need::Deafblind => text_key::NEED_DEAFBLIND,
        Need::NoHands => text_key::NEED_NO_HANDS,
        Need::Wheelchair => text_key::NEED_WHEELCHAIR,
        Need::AssistantRecorded => text_key::NEED_ASSISTANT_RECORDED,
        Need::Trainer => text_key::NEED_TRAINER,
    }
}

/// The move that was made while he was not there is told to him (U-V.9.4.4).
fn missed_move(after: &State, side: Side) -> Option<Announcement> {
    let made = after.last_made().filter(|made| made.side != side)?;
    let last = message::ask_last(moves::last(after)?.0, made.side);
    Some(Announcement::new(Audience::of(side.into()), Kind::Move, last))
}

/// U-V.13.11c: both players and the arbiter know what an assistant may do.
#[must_use]
pub fn agreed(side: Side, tasks: Tasks) -> Sentence {
    let mut named: Vec<String> = tasks.iter().map(|task| phrase(task).to_owned()).collect();
    if named.is_empty() {
        named.push(text_key::TASK_NONE.to_owned());
    }
    message::start_assistant(side, Slot::Phrases(named))
}

const fn phrase(task: Task) -> &'static str {
    match task {
        Task::Announce => text_key::TASK_ANNOUNCE,
        Task::Record => text_key::TASK_RECORD,
        Task::Clock => text_key::TASK_CLOCK,
        Task::Move => text_key::TASK_MOVE,
        Task::Inform => text_key::TASK_INFORM,
        Task::Claim => text_key::TASK_CLAIM,
        Task::State => text_key::TASK_STATE,
        Task::Interpret => text_key::TASK_INTERPRET,
    }
}
