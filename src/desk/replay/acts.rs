//! The acts of a record: what one request brought about, or a clock. A replay goes from act to act, so that what happened
//! before the first move, or between two moves, is told where it happened.

use super::said::{noted, told};
use golos_clock::Ms;
use golos_game::{
    Audience, Cause, ClaimEvent, ClockEvent, Event, HearingEvent, IrregularityRuling, MoveEvent, OfferEvent,
    RecordEvent, RemedyEvent, Said, State, fold,
};
use golos_input::ActKind;
use golos_journal::{self as journal, Record};
use golos_rules::Side;
use golos_speech::{Announcement, Announcer, Kind};
use golos_wording::text_key;

/// A move that took its maker so long is a long think.
const LONG: Ms = Ms::from_mins(1);

/// Records of one act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Act {
    /// The first of its records.
    pub(super) start: usize,
    /// The record behind it.
    pub(super) end: usize,
    kinds: Vec<ActKind>,
    /// Whether anything of it is heard.
    is_heard: bool,
}

impl Act {
    /// Whether it is of this kind.
    pub(super) fn is(&self, kind: ActKind) -> bool {
        self.kinds.contains(&kind)
    }
}

/// The acts of a game that was played, in order. What makes no sound of its own, as the press behind a move, belongs to the
/// act before it; where there is none, to the start.
pub(super) fn acts(records: &[Record]) -> Vec<Act> {
    let Ok(mut state) = journal::replay(records.get(..1).unwrap_or_default()).map(|replay| replay.state) else {
        return Vec::new();
    };
    let mut herald = Announcer::default();
    let mut acts: Vec<Act> = Vec::new();
    let mut act: Option<Act> = None;
    let mut head = None;
    for (index, record) in records.iter().enumerate().skip(1) {
        let is_head = begins(record) && head != Some((record.by, &record.cause, record.at));
        if is_head {
            head = Some((record.by, &record.cause, record.at));
            close(&mut acts, act.take());
        }
        let before = state.clone();
        if fold(&mut state, record).is_err() {
            break;
        }
        let heard = heard(&mut herald, &before, &state, record, true);
        if let Some(act) = act.as_mut().filter(|_| !is_head) {
            act.end = index + 1;
            act.kinds.extend(kinds(record, &before));
            act.is_heard |= !heard.is_empty();
        } else if is_head {
            let (kinds, is_heard) = (kinds(record, &before), !heard.is_empty());
            act = Some(Act { start: index, end: index + 1, kinds, is_heard });
        }
    }
    close(&mut acts, act);
    acts
}

/// The move with which each step of a game begins that nobody kept a clock at, for there is nothing else in it to stop at.
pub(super) fn moves(records: &[Record], ends: &[usize]) -> Vec<Act> {
    let ends = ends.iter().zip(ends.iter().skip(1));
    let act = |(&start, &end): (&usize, &usize)| {
        let captures = records.get(start).is_some_and(is_capture);
        Act { start, end, kinds: captures.then_some(ActKind::Capture).into_iter().collect(), is_heard: true }
    };
    ends.map(act).collect()
}

fn is_capture(record: &Record) -> bool {
    matches!(&record.event, Event::Move(MoveEvent::Made { notation, .. }) if notation.contains([':', 'x']))
}

/// Adds an act that has ended, or lets the one before it have its records.
fn close(acts: &mut Vec<Act>, ended: Option<Act>) {
    let Some(ended) = ended else { return };
    match acts.last_mut() {
        _ if ended.is_heard => acts.push(ended),
        Some(before) => {
            before.end = ended.end;
            before.kinds.extend(ended.kinds);
        }
        None => {}
    }
}

/// Whether an act begins with this record, if it is another's than the one before: somebody asked for something, or a clock
/// reached a deadline.
fn begins(record: &Record) -> bool {
    matches!(record.cause, Cause::Request(_) | Cause::Clock)
}

/// The announcements of a record, as they are made now; a note is read out as it is written.
pub(super) fn heard(
    herald: &mut Announcer,
    before: &State,
    after: &State,
    record: &Record,
    is_timed: bool,
) -> Vec<Announcement> {
    if let Some(text) = noted(&record.event) {
        return told(text, is_timed).into_iter().map(super::note).collect();
    }
    // That the game starts is where one is, unless somebody was absent.
    let is_start = matches!(record.event, Event::Clock(ClockEvent::Started { .. }));
    if is_start && Side::BOTH.iter().all(|side| !after.is_absent(*side)) {
        return Vec::new();
    }
    // That the clock has switched was for the player who pressed it, and nobody signs here.
    let is_past = |said: &Announcement| {
        matches!(said.kind, Kind::Press | Kind::Turn) || said.sentence.key() == text_key::END_SIGN
    };
    let mut said = herald.announce(before, after, record);
    said.retain(|said| !is_past(said));
    said
}

/// What was said in these records to this seat, in the words in which it was said; `None` is everybody.
pub(super) fn said(records: &[Record], to: Option<Audience>) -> impl Iterator<Item = &Said> {
    records.iter().filter_map(move |record| match &record.event {
        Event::Hearing(HearingEvent::Said(said)) if to.is_none_or(|to| said.to.meets(to)) => Some(said),
        _ => None,
    })
}

/// The kinds of a record, by which a replay is searched.
fn kinds(record: &Record, before: &State) -> Vec<ActKind> {
    let mut kinds = Vec::new();
    match &record.event {
        Event::Move(MoveEvent::Made { .. }) if is_capture(record) => kinds.push(ActKind::Capture),
        Event::Move(MoveEvent::Pressed { side, .. }) => {
            let pressed = before.plies().iter().rev().find(|ply| ply.made.side != *side).map_or(Ms::ZERO, |ply| ply.at);
            if record.at - pressed >= LONG {
                kinds.push(ActKind::LongThink);
            }
        }
        Event::Move(MoveEvent::Amended { .. } | MoveEvent::TakenBack { .. })
        | Event::Remedy(RemedyEvent::IrregularityRuled {
            ruling: IrregularityRuling::Corrected | IrregularityRuling::Mended,
            ..
        }) => kinds.push(ActKind::Correction),
        Event::Remedy(
            RemedyEvent::IrregularityFound { .. } | RemedyEvent::MisdeedFound { .. } | RemedyEvent::Reported { .. },
        ) => kinds.push(ActKind::Irregularity),
        Event::Clock(ClockEvent::Paused { .. } | ClockEvent::Halted) => kinds.push(ActKind::Stop),
        Event::Clock(ClockEvent::Warned { .. }) => kinds.push(ActKind::Warning),
        Event::Clock(ClockEvent::Flag { .. }) => kinds.push(ActKind::Flag),
        Event::Offer(OfferEvent::Offered { .. }) => kinds.push(ActKind::Offer),
        Event::Claim(ClaimEvent::Claimed { .. }) => kinds.push(ActKind::Claim),
        Event::Record(RecordEvent::Noted { .. }) | Event::Hearing(HearingEvent::Remarked { .. }) => {
            kinds.push(ActKind::Note);
        }
        _ => {}
    }
    kinds
}
