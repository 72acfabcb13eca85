//! How it stands: a column an opponent, a column a round, and the report.

use super::{
    Column, Document, Fact, MOST_OPPONENTS, NoDocument, Note, Outcome, Table, Title, Value, count, head, officials,
    rating, text,
};
use crate::rules::Side;
use crate::tournament::crosstable::{Bye, Cell, Crosstable, Number, Scale};
use crate::tournament::event::{Player, Score, State};
use crate::tournament::standings::{Criterion, Standing};

/// What a cell was worth.
pub(super) fn outcome(scale: &Scale, cell: Cell) -> Outcome {
    match cell {
        Cell::Open { .. } => Outcome::Open,
        Cell::Forfeit { won: true, .. } | Cell::Bye(Bye::Allocated) => Outcome::Plus,
        Cell::Forfeit { won: false, .. } | Cell::Bye(Bye::Zero) => Outcome::Minus,
        Cell::Game { .. } | Cell::Bye(Bye::Full | Bye::Half) => Outcome::Scored(scale.points(cell)),
    }
}

/// What stands of everybody in every table: title, rating, organisation.
const WHO: [Column; 3] = [Column::Grade, Column::Rating, Column::Organisation];

fn who(player: &Player) -> [Value; 3] {
    [text(&player.entry.title), rating(player.entry.rating), text(&player.entry.from)]
}

/// The criteria that have a column of their own.
fn criteria(standing: &[Criterion]) -> impl Iterator<Item = (usize, Criterion)> + '_ {
    standing.iter().copied().enumerate().filter(|(_, criterion)| *criterion != Criterion::Points)
}

fn place(standing: &Standing) -> Value {
    standing.place.map_or(Value::Empty, count)
}

/// A column an opponent (R-14.1.3, R-App9).
pub(super) fn crosstable(state: &State) -> Result<Document, NoDocument> {
    let table = state.table();
    let field = table.rows.len();
    if field > MOST_OPPONENTS {
        return Err(NoDocument::Wide(field));
    }
    let standings = state.standings();
    let mut columns = vec![Column::Number, Column::Name];
    columns.extend(WHO);
    columns.extend(table.rows.iter().map(|row| Column::Against(row.number)));
    columns.extend(criteria(&standings.order).map(|(_, criterion)| Column::Coefficient(criterion)));
    columns.extend([Column::Points, Column::Place]);
    let line = |(number, player): (Number, &Player)| {
        let own = standings.places.iter().find(|standing| standing.number == number);
        let mut values = vec![Value::Number(number.into()), text(&player.entry.name)];
        values.extend(who(player));
        values.extend(table.rows.iter().map(|row| against(&table, number, row.number)));
        values.extend(criteria(&standings.order).map(|(at, _)| coefficient(own, at)));
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
    let cells = table.row(number).into_iter().flat_map(|row| row.cells(row.cells.len()));
    let met = cells.filter(|cell| cell.opponent() == Some(opponent));
    Value::Outcomes(met.map(|cell| outcome(&table.scale, cell)).collect())
}

fn coefficient(own: Option<&Standing>, at: usize) -> Value {
    own.and_then(|own| own.values.get(at)).map_or(Value::Empty, |value| Value::Coefficient(value.clone()))
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
    let mut columns = vec![Column::Place, Column::Number, Column::Name];
    columns.extend(WHO);
    columns.extend((1..=rounds).map(|round| Column::Round(u16::try_from(round).unwrap_or(u16::MAX))));
    columns.push(Column::Points);
    columns.extend(criteria(&standings.order).map(|(_, criterion)| Column::Coefficient(criterion)));
    let line = |standing: &Standing| {
        let player = state.player(standing.number)?;
        let row = table.row(standing.number)?;
        let mut values = vec![place(standing), Value::Number(standing.number.into()), text(&player.entry.name)];
        values.extend(who(player));
        values.extend(row.cells(rounds).map(|cell| encounter(&table.scale, cell)));
        values.push(Value::Points(standing.points));
        values.extend(criteria(&standings.order).map(|(at, _)| coefficient(Some(standing), at)));
        Some(values)
    };
    let rows = standings.places.iter().filter_map(line).collect();
    Table { title: Title::Places, columns, rows, named: 2 }
}

fn encounter(scale: &Scale, cell: Cell) -> Value {
    let outcome = outcome(scale, cell);
    match cell {
        Cell::Game { opponent, colour, .. } => Value::Encounter { opponent, colour: Some(colour), outcome },
        Cell::Forfeit { opponent, colour, .. } | Cell::Open { opponent, colour } => {
            Value::Encounter { opponent, colour, outcome }
        }
        Cell::Bye(_) => Value::Outcomes(vec![outcome]),
    }
}

/// Who has no place, and who has left.
fn people(state: &State) -> Vec<Note> {
    let those = |is: &dyn Fn(&Player) -> bool| -> Vec<Number> {
        (1..).zip(state.players()).filter(|(_, player)| is(player)).map(|(number, _)| number).collect()
    };
    let outside = those(&|player| player.entry.hors_concours);
    let left = those(&|player| player.left().is_some());
    let outside = (!outside.is_empty()).then_some(Note::HorsConcours(outside));
    outside.into_iter().chain((!left.is_empty()).then_some(Note::Left(left))).collect()
}

/// The report of the chief referee (R-14.2, U-V.18.8.6) with what U-V.18.8.3 asks to be told.
pub(super) fn report(state: &State) -> Document {
    let regulation = &state.setup().regulation;
    let scores = || state.rounds().iter().flat_map(|round| &round.boards).filter_map(|board| board.score);
    let of = |is: &dyn Fn(Score) -> bool| count(scores().filter(|score| is(*score)).count());
    let won = |side: Side| of(&|score| matches!(score, Score::Won(winner) | Score::Half(winner) if winner == side));
    let scale = regulation.scale;
    let mut facts = head(state);
    facts.extend([
        (Fact::System, Value::Format(regulation.format)),
        (Fact::Rounds, count(state.rounds().len())),
        (Fact::Scale, Value::Scale(scale.win, scale.draw, scale.loss)),
        (Fact::Order, Value::Order(regulation.order.clone())),
        (Fact::Players, count(state.players().len())),
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
