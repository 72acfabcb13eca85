//! How it stands: a column an opponent, a column a round, and the report.

use std::collections::BTreeMap;

use super::{
    Column, Document, Fact, MOST_OPPONENTS, MeetingOutcome, NoDocument, Note, Table, Title, Value, count, head,
    officials, rating, text,
};
use crate::crosstable::{Bye, Cell, Crosstable, Number, Row, Scale};
use crate::event::{Board, Carried, Format, Player, Score, State};
use crate::standings::{Criterion, Standing, Value as Coefficient};
use golos_rules::Side;

/// What a cell was worth.
pub(super) fn outcome(scale: &Scale, cell: Cell) -> MeetingOutcome {
    match cell {
        Cell::Open { .. } => MeetingOutcome::Open,
        Cell::Forfeit { won: true, .. } | Cell::Bye(Bye::Allocated) => MeetingOutcome::Plus,
        Cell::Forfeit { won: false, .. } | Cell::Bye(Bye::Zero) => MeetingOutcome::Minus,
        Cell::Game { .. } | Cell::Bye(Bye::Full | Bye::Half) => MeetingOutcome::Scored(scale.points(cell)),
    }
}

/// What a round was worth: of a team that met another, the points of its boards.
pub(super) fn worth(table: &Crosstable, row: &Row, round: usize) -> MeetingOutcome {
    let cell = row.cell(round);
    match (row.team_match(round), cell) {
        (Some(met), Cell::Game { .. }) => MeetingOutcome::Scored(met.own),
        _ => outcome(&table.scale, cell),
    }
}

/// What stands of everybody in every table: title, rating, organisation. Of teams nothing.
const WHO: [Column; 3] = [Column::Grade, Column::Rating, Column::Organisation];

/// Whose name stands there.
fn named(state: &State) -> Column {
    if state.teams().is_some() { Column::TeamName } else { Column::Name }
}

fn heads(state: &State) -> &'static [Column] {
    if state.teams().is_some() { &[] } else { &WHO }
}

fn who(state: &State, player: &Player) -> Vec<Value> {
    if state.teams().is_some() {
        return Vec::new();
    }
    vec![text(&player.entry.title), rating(player.entry.rating), text(&player.entry.from)]
}

/// The criteria that have a column of their own; the results against all others in order of place would fill the page.
fn criteria(standing: &[Criterion]) -> impl Iterator<Item = (usize, Criterion)> + '_ {
    let has_column = |criterion| !matches!(criterion, Criterion::Points | Criterion::Versus);
    standing.iter().copied().enumerate().filter(move |(_, criterion)| has_column(*criterion))
}

fn place(standing: &Standing) -> Value {
    standing.place.map_or(Value::Empty, count)
}

/// A column an opponent (R-14.1.3, R-App9).
pub(super) fn crosstable(state: &State) -> Result<Document, NoDocument> {
    let table = state.whole_table();
    let field = table.rows.len();
    if field > MOST_OPPONENTS {
        return Err(NoDocument::Wide(field));
    }
    let standings = state.standings();
    let mut columns = vec![Column::Number, named(state)];
    columns.extend_from_slice(heads(state));
    columns.extend(table.rows.iter().map(|row| Column::Against(row.number)));
    columns.extend(criteria(&standings.order).map(|(_, criterion)| Column::Coefficient(criterion)));
    columns.extend([Column::Points, Column::Place]);
    let line = |(number, player): (Number, &Player)| {
        let own = standings.places.iter().find(|standing| standing.number == number);
        let mut values = vec![Value::Number(number.into()), text(&player.entry.name)];
        values.extend(who(state, player));
        values.extend(table.rows.iter().map(|row| against(&table, number, row.number)));
        values.extend(criteria(&standings.order).map(|(at, by)| coefficient(own, at, by)));
        values.push(own.map_or(Value::Empty, |own| Value::Points(own.points)));
        values.push(own.map_or(Value::Empty, place));
        values
    };
    let rows = (1..).zip(state.players()).map(line).collect();
    Ok(Document {
        title: Title::Crosstable,
        facts: head(state),
        tables: vec![Table { title: Title::Crosstable, columns, rows, named: 1 }],
        notes: [vec![Note::Signs], people(state)].concat(),
        signs: officials(state),
    })
}

/// The results of one against another, in the order of the rounds.
fn against(table: &Crosstable, number: Number, opponent: Number) -> Value {
    if number == opponent {
        return Value::Oneself;
    }
    let Some(row) = table.row(number) else { return Value::Empty };
    let met = (1..=row.cells.len()).filter(|&round| row.cell(round).opponent() == Some(opponent));
    Value::Outcomes(met.map(|round| worth(table, row, round)).collect())
}

fn coefficient(own: Option<&Standing>, at: usize, by: Criterion) -> Value {
    let value = own.and_then(|own| own.values.get(at));
    // Sums of places are kept with a minus: the fewer are better.
    match value {
        Some(Coefficient::Exact(sum)) if by == Criterion::BoardPlaces => Value::Sum(-sum),
        Some(value) => Value::Coefficient(value.clone()),
        None => Value::Empty,
    }
}

/// A column a round (R-14.1.3, R-App10).
pub(super) fn swiss(state: &State) -> Document {
    let mut notes = vec![Note::Cells, Note::Signs];
    notes.extend(people(state));
    Document {
        title: Title::SwissTable,
        facts: head(state),
        tables: vec![Table { title: Title::SwissTable, ..by_rounds(state) }],
        notes,
        signs: officials(state),
    }
}

fn by_rounds(state: &State) -> Table {
    let (table, standings) = (state.table(), state.standings());
    let rounds = state.rounds().len();
    let mut columns = vec![Column::Place, Column::Number, named(state)];
    columns.extend_from_slice(heads(state));
    columns.extend((1..=rounds).map(|round| Column::Round(u16::try_from(round).unwrap_or(u16::MAX))));
    columns.push(Column::Points);
    columns.extend(criteria(&standings.order).map(|(_, criterion)| Column::Coefficient(criterion)));
    let line = |standing: &Standing| {
        let player = state.player(standing.number)?;
        let row = table.row(standing.number)?;
        let mut values = vec![place(standing), Value::Number(standing.number.into()), text(&player.entry.name)];
        values.extend(who(state, player));
        values.extend((1..=rounds).map(|round| {
            let is_free = row.cell(round) == Cell::Bye(Bye::Zero) && !state.was_absent(round, standing.number);
            let outcome = if is_free { MeetingOutcome::Open } else { worth(&table, row, round) };
            encounter(row.cell(round), outcome)
        }));
        values.push(Value::Points(standing.points));
        values.extend(criteria(&standings.order).map(|(at, by)| coefficient(Some(standing), at, by)));
        Some(values)
    };
    let rows = standings.places.iter().filter_map(line).collect();
    Table { title: Title::Places, columns, rows, named: 2 }
}

fn encounter(cell: Cell, outcome: MeetingOutcome) -> Value {
    match cell {
        Cell::Game { opponent, colour, .. } => Value::Encounter { opponent, colour: Some(colour), outcome },
        Cell::Forfeit { opponent, colour, .. } | Cell::Open { opponent, colour } => {
            Value::Encounter { opponent, colour, outcome }
        }
        Cell::Bye(_) => Value::Outcomes(vec![outcome]),
    }
}

/// What is missing, who has no place, and who has left.
fn people(state: &State) -> Vec<Note> {
    let mut missing: BTreeMap<u16, Vec<u16>> = BTreeMap::new();
    for (round, board) in state.open_boards() {
        missing.entry(round).or_default().push(board);
    }
    let missing = missing.into_iter().map(|(round, boards)| Note::Missing(round, boards));
    let those = |is: &dyn Fn(&Player) -> bool| -> Vec<Number> {
        (1..).zip(state.players()).filter(|(_, player)| is(player)).map(|(number, _)| number).collect()
    };
    let outside = those(&|player| player.entry.hors_concours);
    let left = those(&|player| player.left().is_some());
    let outside = (!outside.is_empty()).then_some(Note::HorsConcours(outside));
    let outside = outside.into_iter().chain(carried(state, |_| true));
    missing.chain(outside).chain((!left.is_empty()).then_some(Note::Left(left))).collect()
}

/// What was carried over from earlier stages, of meetings that are wanted.
pub(super) fn carried<'a>(state: &'a State, wanted: impl Fn(&Carried) -> bool + 'a) -> impl Iterator<Item = Note> + 'a {
    let met = state.carried().iter().filter(move |carried| wanted(carried));
    met.map(|carried| Note::Carried(carried.white, carried.black, carried.score))
}

/// The report of the chief referee (R-14.2, U-V.18.8.6) with what U-V.18.8.3 asks to be told.
pub(super) fn report(state: &State) -> Document {
    let regulation = &state.setup().regulation;
    let boards = || state.rounds().iter().flat_map(|round| &round.boards);
    let scores = || {
        let of = |board: &Board| if board.tables.is_empty() { vec![board.score] } else { board.tables.clone() };
        boards().flat_map(of).flatten()
    };
    let of = |is: &dyn Fn(Score) -> bool| count(scores().filter(|score| is(*score)).count());
    let won = |side: Side| of(&|score| matches!(score, Score::Won(winner) | Score::Half(winner) if winner == side));
    let scale = regulation.scale;
    let mut facts = head(state);
    facts.extend([
        (Fact::System, Value::Format(regulation.format)),
        (Fact::Rounds, count(state.rounds().len())),
        (Fact::Scale, Value::Scale(scale.win, scale.draw, scale.loss)),
    ]);
    // A knock-out has its places from the bracket.
    let by_order = !matches!(regulation.format, Format::Knockout { .. });
    facts.extend(by_order.then(|| (Fact::Order, Value::Order(regulation.order.clone()))));
    let games = regulation.play.games;
    facts.extend((games > 1).then_some((Fact::Games, Value::Number(games.into()))));
    facts.extend([
        (
            if state.teams().is_some() { Fact::Teams } else { Fact::Players },
            count((1..).zip(state.players()).filter(|(number, _)| state.takes_part(*number)).count()),
        ),
        (Fact::Played, of(&Score::is_played)),
        (Fact::WonByWhite, won(Side::White)),
        (Fact::Drawn, of(&|score| score == Score::Drawn)),
        (Fact::WonByBlack, won(Side::Black)),
        (Fact::Absences, of(&|score| !score.is_played())),
    ]);
    Document {
        title: Title::Report,
        facts,
        tables: vec![by_rounds(state)],
        notes: [vec![Note::Cells, Note::Signs], people(state)].concat(),
        signs: officials(state),
    }
}
