//! A round for everybody, and all rounds for one.

use super::tables::{carried, outcome, worth};
use super::{
    Column, Document, Fact, MeetingOutcome, NoDocument, Note, Table, Title, Value, given, head, officials, rating, text,
};
use crate::crosstable::{Bye, Cell, Number};
use crate::event::{Round, State};
use golos_rules::Side;

/// The day in a moment of RFC 3339.
const DAY: usize = "2026-11-23".len();

/// The day on which a round was started, if it was.
pub(super) fn day(round: &Round) -> &str {
    round.started.as_deref().and_then(|wall| wall.get(..DAY)).unwrap_or_default()
}

/// Pairs and results of a round (R-14.1.1, R-App6).
pub(super) fn protocol(state: &State, round: Option<u16>) -> Result<Document, NoDocument> {
    let last = u16::try_from(state.rounds().len()).unwrap_or(u16::MAX);
    let number = round.unwrap_or(last);
    let index = usize::from(number).checked_sub(1);
    let paired = index.and_then(|index| state.rounds().get(index));
    let paired = paired.ok_or(if last == 0 { NoDocument::NoRound } else { NoDocument::Round(number) })?;
    let name = |number: Number| state.player(number).map_or(Value::Empty, |player| text(&player.entry.name));
    let scale = state.setup().regulation.scale;
    let row = |(index, board): (u32, &crate::event::Board)| {
        let result = |side| Value::Outcomes(vec![outcome(&scale, board.cell(side))]);
        vec![result(Side::White), name(board.white), Value::Number(index), name(board.black), result(Side::Black)]
    };
    let columns = vec![
        Column::ResultOf(Side::White),
        Column::Side(Side::White),
        Column::Board,
        Column::Side(Side::Black),
        Column::ResultOf(Side::Black),
    ];
    let rows = (1..).zip(&paired.boards).map(row).collect();
    let away: Vec<Number> =
        state.present(number.into()).filter(|&one| state.away(number.into(), one).is_some()).collect();
    let notes = paired.odd.map(Note::PairingBye).into_iter();
    let notes = notes.chain((!away.is_empty()).then_some(Note::Away(away)));
    let notes = notes.chain(paired.by_hand.clone().map(Note::ByHand)).collect();
    let mut facts = head(state);
    facts.extend([
        (Fact::Protocol, Value::Blank),
        (Fact::Date, given(day(paired))),
        (Fact::Round, Value::Number(number.into())),
    ]);
    Ok(Document {
        title: Title::Round(number),
        facts,
        tables: vec![Table { title: Title::Round(number), columns, rows, named: 2 }],
        notes,
        signs: officials(state),
    })
}

/// The card of a player (R-14.1.2, R-App8).
pub(super) fn card(state: &State, number: Number) -> Result<Document, NoDocument> {
    let player = state.player(number).ok_or(NoDocument::Player(number))?;
    let table = state.table();
    let row = table.row(number).ok_or(NoDocument::Player(number))?;
    let columns = vec![
        Column::RoundNumber,
        Column::Opponent,
        Column::Number,
        Column::Grade,
        Column::Rating,
        Column::Colour,
        Column::Result,
        Column::Total,
    ];
    let line = |round: usize| {
        let cell = row.cell(round);
        let (opponent, colour) = match cell {
            Cell::Game { opponent, colour, .. } => (Some(opponent), Some(colour)),
            Cell::Forfeit { opponent, colour, .. } | Cell::Open { opponent, colour } => (Some(opponent), colour),
            Cell::Bye(_) => (None, None),
        };
        let entry = opponent.and_then(|opponent| state.player(opponent)).map(|player| &player.entry);
        vec![
            Value::Number(u32::try_from(round).unwrap_or(u32::MAX)),
            entry.map_or(Value::Empty, |entry| text(&entry.name)),
            opponent.map_or(Value::Empty, |opponent| Value::Number(opponent.into())),
            entry.map_or(Value::Empty, |entry| text(&entry.title)),
            rating(entry.and_then(|entry| entry.rating)),
            colour.map_or(Value::Empty, Value::Colour),
            Value::Outcomes(vec![absent(worth(&table, row, round), cell, state.was_absent(round, number))]),
            Value::Points(row.points(&table.scale, round)),
        ]
    };
    let rows = (1..=state.rounds().len()).map(line).collect();
    let entry = &player.entry;
    let mut facts = head(state);
    facts.extend([
        (Fact::Player, text(&entry.name)),
        (Fact::Grade, text(&entry.title)),
        (Fact::Region, text(&entry.from)),
        (Fact::Rating, rating(entry.rating)),
    ]);
    let left = player.left().map(|_| Note::Left(vec![number]));
    Ok(Document {
        title: Title::Card(number),
        facts,
        tables: vec![Table { title: Title::Card(number), columns, rows, named: 0 }],
        notes: std::iter::once(Note::Signs)
            .chain(carried(state, |carried| [carried.white, carried.black].contains(&number)))
            .chain(left)
            .collect(),
        signs: Vec::new(),
    })
}

/// Who was not there has a minus, who was free has nothing.
fn absent(outcome: MeetingOutcome, cell: Cell, was_absent: bool) -> MeetingOutcome {
    match (cell, was_absent) {
        (Cell::Bye(Bye::Zero), true) => MeetingOutcome::Minus,
        (Cell::Bye(Bye::Zero), false) => MeetingOutcome::Open,
        _ => outcome,
    }
}
