//! What is heard of an event of many: entries, pairs, results, places, and why.

mod asked;
mod documents;
mod reasons;
mod refused;
mod teams;

use std::collections::BTreeSet;

use super::room;
use crate::{Announcement, Kind};
use golos_rules::Side;
use golos_tournament::crosstable::{Bye, Fraction, Number, Points};
use golos_tournament::event::{
    Board, EntryEvent, Event, Format, Lots, Places, RecordEvent, RoundEvent, Score, State, TeamEvent,
};
use golos_wording::{Sentence, Slot, message, short_name, text_key};

pub use asked::{
    board, criterion_named, digest, entries, micro_match, missing, no_micro_matches, pairs, player, regulation, round,
    standings, status, unpaired, unplayed,
};
pub use documents::{heard, no_document, printed, rulings};
pub use reasons::why;
pub use refused::refused;
pub use teams::{squad, team_match};

/// What is heard when an event is opened, or taken up again.
#[must_use]
pub fn opened(state: &State) -> Vec<Announcement> {
    let name = Slot::Text(short_name(&state.setup().name));
    let ready = message::event_ready(name, Slot::Phrase(system(state.format())));
    let games = micro_match(state).map(|games| room(Kind::Report, games));
    std::iter::once(room(Kind::State, ready))
        .chain(games)
        .chain(status(state).into_iter().map(|said| room(Kind::Report, said)))
        .collect()
}

/// What something that happened makes heard; `before` and `after` are the states around it.
#[must_use]
pub fn announce(before: &State, after: &State, event: &Event) -> Vec<Announcement> {
    let said = match event {
        Event::Opened(_) => Vec::new(),
        Event::Entry(event) => entry(before, after, event).into_iter().collect(),
        Event::Round(event) => of_round(before, after, event),
        Event::Team(event) => teams::happened(before, after, event),
        Event::Record(RecordEvent::Noted { .. }) => vec![message::note_added()],
        Event::Record(
            RecordEvent::Jumped { .. }
            | RecordEvent::Lived
            | RecordEvent::Reopened { .. }
            | RecordEvent::Refused { .. }
            | RecordEvent::Closed,
        ) => Vec::new(),
    };
    let is_seating = matches!(event, Event::Round(RoundEvent::Seated { .. }) | Event::Team(TeamEvent::Seated { .. }));
    let kind = if is_seating { Kind::Seating } else { Kind::Report };
    said.into_iter().map(|sentence| room(kind, sentence)).collect()
}

fn entry(before: &State, after: &State, event: &EntryEvent) -> Option<Sentence> {
    Some(match event {
        EntryEvent::Entered { number, .. } if before.rounds().is_empty() => {
            message::event_entered(u32::from(*number), name(after, *number))
        }
        EntryEvent::Entered { number, .. } => {
            let from = u32::try_from(before.rounds().len() + 1).unwrap_or(u32::MAX);
            message::event_entered_late(u32::from(*number), name(after, *number), from)
        }
        EntryEvent::Amended { number, .. } => message::event_amended(u32::from(*number), name(after, *number)),
        EntryEvent::Left { number, after: round, .. } if usize::from(*round) < before.planned() => {
            message::event_left_from(u32::from(*number), name(after, *number), u32::from(*round) + 1)
        }
        EntryEvent::Left { number, .. } => message::event_left(u32::from(*number), name(after, *number)),
        EntryEvent::Returned { number, from, .. } => {
            message::event_returned(u32::from(*from), u32::from(*number), name(after, *number))
        }
        EntryEvent::Away { number, round, bye, .. } => {
            let message = match bye {
                Bye::Zero => message::event_away,
                Bye::Half => message::event_away_half,
                Bye::Full | Bye::Allocated => message::event_away_full,
            };
            message(u32::from(*round), u32::from(*number), name(after, *number))
        }
        EntryEvent::Present { number, round, .. } => {
            message::event_present(u32::from(*round), u32::from(*number), name(before, *number))
        }
        EntryEvent::Carried { carried, .. } => message::event_carried(
            name(after, carried.white),
            name(after, carried.black),
            Slot::Phrase(result(carried.score).to_owned()),
        ),
        EntryEvent::Numbered { lots: Lots::Seed(seed), .. } => message::event_numbered(Slot::Text(short_name(seed))),
        EntryEvent::Numbered { lots: Lots::Paper, .. } => message::event_numbered_paper(),
    })
}

fn of_round(before: &State, after: &State, event: &RoundEvent) -> Vec<Sentence> {
    match event {
        RoundEvent::Colour { first, .. } => vec![message::event_colour(*first)],
        RoundEvent::Paired { round, .. } | RoundEvent::PairedByHand { round, .. } => {
            let paired = message::event_paired(u32::from(*round));
            // Whose board is closed because he has left, that is told with its result.
            let gone = |board: &Board| {
                Side::BOTH.into_iter().any(|side| {
                    after.player(board.number(side)).is_some_and(|player| player.is_gone(usize::from(*round)))
                })
            };
            // All who were to meet in it have met in an earlier stage.
            let is_empty = after.rounds().last().is_some_and(|last| last.boards.is_empty() && last.odd.is_none());
            let empty = is_empty.then(message::event_round_empty);
            let pairs = if is_empty { Vec::new() } else { asked::pairs_but(after, gone) };
            std::iter::once(paired).chain(empty).chain(pairs).collect()
        }
        RoundEvent::Unpaired { round, .. } => {
            let unpaired = message::event_unpaired(u32::from(*round));
            // What was said while the round was paired holds for it now.
            let there = |state: &State| state.present(usize::from(*round)).collect::<BTreeSet<_>>();
            let (then, now) = (there(before), there(after));
            let out: Vec<Number> = then.difference(&now).copied().collect();
            let back: Vec<Number> = now.difference(&then).copied().collect();
            let out = (!out.is_empty()).then(|| message::event_not_playing(names(after, out)));
            let back = (!back.is_empty()).then(|| message::event_playing_after_all(names(after, back)));
            std::iter::once(unpaired).chain(out).chain(back).collect()
        }
        RoundEvent::Detailed { detail, .. } => vec![asked::detail(after, *detail)],
        RoundEvent::Planned { .. } => vec![asked::planned(after)],
        RoundEvent::Ordered { .. } => vec![asked::order(after)],
        RoundEvent::Unplayed { .. } => vec![unplayed(after)],
        // What is played, and what was drawn, is said where it was asked for.
        RoundEvent::Settled { .. } | RoundEvent::Drawn { .. } => Vec::new(),
        RoundEvent::Appointed { round, wall, .. } => {
            let hour = wall.get(11..16).unwrap_or_default().to_owned();
            vec![message::event_appointed(u32::from(*round), Slot::Text(hour))]
        }
        RoundEvent::Started { round, .. } => vec![message::event_started(u32::from(*round))],
        RoundEvent::Seated { board, .. } => vec![message::event_seated(u32::from(*board))],
        RoundEvent::Scored { round, board, .. } => {
            let Some(found) = board_of(after, *round, *board) else { return Vec::new() };
            let line = met(after, u32::from(*board), found);
            let old = board_of(before, *round, *board).and_then(|board| board.score);
            let old = old.map(|score| {
                let how = Slot::Phrase(result(score).to_owned());
                message::event_corrected(u32::from(*round), u32::from(*board), how)
            });
            let later = old.is_some() && usize::from(*round) < after.rounds().len();
            let later = later.then(message::event_corrected_later);
            let all = is_whole(after, *round) && !is_whole(before, *round);
            let done = all.then(|| message::event_round_done(u32::from(*round)));
            old.into_iter().chain([line]).chain(later).chain(done).collect()
        }
        RoundEvent::Advanced { round, board, side, .. } => {
            let found = board_of(after, *round, *board);
            let goes_on = found.map(|board| message::event_advanced(name(after, board.number(*side))));
            goes_on.into_iter().collect()
        }
    }
}

fn board_of(state: &State, round: u16, board: u16) -> Option<&Board> {
    let round = state.rounds().get(usize::from(round).checked_sub(1)?)?;
    round.boards.get(usize::from(board).checked_sub(1)?)
}

fn is_whole(state: &State, round: u16) -> bool {
    let paired = usize::from(round).checked_sub(1).and_then(|index| state.rounds().get(index));
    paired.is_some_and(|round| round.boards.iter().all(|board| board.score.is_some()))
}

/// A pair, and how it ended if it has.
fn met(state: &State, number: u32, board: &Board) -> Sentence {
    let (one, two) = (name(state, board.white), name(state, board.black));
    let how = |score: Score| match score {
        Score::Minuses if is_struck(state, board) => Slot::Phrase(text_key::EVENT_RESULT_STRUCK.to_owned()),
        score => Slot::Phrase(result(score).to_owned()),
    };
    if state.teams().is_some() {
        let is_begun = board.tables.iter().any(Option::is_some) && !teams::is_missed(board);
        if is_begun {
            return teams::ended(state, number, board);
        }
        // Teams have no colours: whoever has the plus is named.
        return match board.score {
            None => message::event_match(number, one, two),
            Some(Score::Plus(side)) => message::event_match_plus(number, one, two, name(state, board.number(side))),
            Some(score) => message::event_match_how(number, one, two, how(score)),
        };
    }
    match board.score {
        Some(score) => message::event_board_scored(number, one, two, how(score)),
        None => message::event_board(number, one, two),
    }
}

/// Whether a meeting is not played because one of the two has left a round robin early, and not because both stayed away
/// (R-5.4.5.2, U-V.10.1.2, CH-33.1.1).
fn is_struck(state: &State, board: &Board) -> bool {
    let has_left = |side| state.player(board.number(side)).is_some_and(|player| player.left().is_some());
    state.format().is_round_robin() && Side::BOTH.into_iter().any(has_left)
}

/// How a meeting ended, by the colours.
const fn result(score: Score) -> &'static str {
    match score {
        Score::Won(Side::White) => text_key::EVENT_RESULT_WHITE,
        Score::Won(Side::Black) => text_key::EVENT_RESULT_BLACK,
        Score::Drawn => text_key::EVENT_RESULT_DRAWN,
        Score::Half(Side::White) => text_key::EVENT_RESULT_HALF_WHITE,
        Score::Half(Side::Black) => text_key::EVENT_RESULT_HALF_BLACK,
        Score::BothLost => text_key::EVENT_RESULT_LOST,
        Score::Plus(Side::White) => text_key::EVENT_RESULT_PLUS_WHITE,
        Score::Plus(Side::Black) => text_key::EVENT_RESULT_PLUS_BLACK,
        Score::Minuses => text_key::EVENT_RESULT_MINUSES,
    }
}

/// The phrase for the system.
fn system(format: Format) -> String {
    let key = match format {
        Format::RoundRobin { cycles: 1 } => text_key::EVENT_SYSTEM_ROUND_ROBIN,
        Format::RoundRobin { .. } => text_key::EVENT_SYSTEM_CYCLES,
        Format::Knockout { places: Places::First } => text_key::EVENT_SYSTEM_KNOCKOUT,
        Format::Knockout { places: Places::All } => text_key::EVENT_SYSTEM_KNOCKOUT_ALL,
        Format::Groups { .. } => text_key::EVENT_SYSTEM_GROUPS,
        Format::Scheveningen => text_key::EVENT_SYSTEM_SCHEVENINGEN,
        Format::Match { .. } => text_key::EVENT_SYSTEM_MATCH,
        Format::Swiss { system, .. } => return format!("event-system-{}", system.name()),
    };
    key.to_owned()
}

fn name(state: &State, number: Number) -> Slot {
    Slot::Text(called(state, number))
}

fn names(state: &State, numbers: impl IntoIterator<Item = Number>) -> Slot {
    Slot::Texts(numbers.into_iter().map(|number| called(state, number)).collect())
}

/// The name; where others of the event have it too, with the number by which he is told apart.
fn called(state: &State, number: Number) -> String {
    let short = |number: Number| state.player(number).map(|player| short_name(&player.entry.name)).unwrap_or_default();
    let own = short(number);
    let mut others = (1..).zip(state.players()).filter(|(other, _)| *other != number);
    if others.any(|(_, player)| short_name(&player.entry.name).to_lowercase() == own.to_lowercase()) {
        format!("{own} {number}")
    } else {
        own
    }
}

/// Points, in halves where they come so.
fn score(points: Points) -> Slot {
    Slot::Score(u32::try_from(points.in_tenths() / 5).unwrap_or_default())
}

/// A coefficient: in halves where it comes so, else as an exact fraction.
fn exact(value: &Fraction) -> Slot {
    let twice = value * Fraction::from_integer(2.into());
    if let Ok(halves) = u32::try_from(twice.to_integer())
        && twice.is_integer()
    {
        return Slot::Score(halves);
    }
    let (whole, rest) = (value.to_integer(), value.fract());
    match (u32::try_from(whole), u32::try_from(rest.numer().clone()), u32::try_from(rest.denom().clone())) {
        (Ok(whole), Ok(part), Ok(of)) => Slot::Fraction(whole, part, of),
        _ => Slot::Text(value.to_string()),
    }
}
