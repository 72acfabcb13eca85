//! Who takes part: the list of entries, and the forms of an entry.

use super::{Column, Document, Fact, Sign, Table, Title, Value, head, officials, rating, text};
use crate::crosstable::Number;
use crate::event::{EventEntry, State};

/// A table of everybody by number; of teams one each, with those who play for it.
fn tables(
    state: &State,
    title: Title,
    columns: &[Column],
    row: impl Fn(u32, &EventEntry, &str) -> Vec<Value>,
) -> Vec<Table> {
    let table = |title, entries: Vec<&EventEntry>, team: &str| Table {
        title,
        columns: columns.to_vec(),
        rows: (1..).zip(entries).map(|(number, entry)| row(number, entry, team)).collect(),
        named: 1,
    };
    if state.teams().is_none() {
        return vec![table(title, state.players().iter().map(|player| &player.entry).collect(), "")];
    }
    let teams = (1..).zip(state.players());
    teams
        .map(|(number, team): (Number, _)| table(Title::Team(number), team.squad.iter().collect(), &team.entry.name))
        .collect()
}

/// What is known of everybody who was entered, by number.
pub(super) fn list(state: &State) -> Document {
    let mut columns = vec![
        Column::Number,
        Column::Name,
        Column::Sex,
        Column::Birth,
        Column::Grade,
        Column::Rating,
        Column::Organisation,
        Column::Id,
        Column::Class,
        Column::Assistants,
    ];
    // Other programs have the table alone, without what stands above it.
    let of_teams = state.teams().is_some();
    columns.extend(of_teams.then_some(Column::TeamName));
    let row = |number, entry: &EventEntry, team: &str| {
        let class = Value::Needs { needs: entry.needs, hors_concours: entry.hors_concours };
        let row = [
            Value::Number(number),
            text(&entry.name),
            Value::Sex(entry.sex),
            text(&entry.birth),
            text(&entry.title),
            rating(entry.rating),
            text(&entry.from),
            text(&entry.id),
            class,
            Value::Texts(entry.assistants.clone()),
        ];
        row.into_iter().chain(of_teams.then(|| text(team))).collect()
    };
    let title = Title::EntryList;
    let tables = tables(state, title, &columns, row);
    Document { title, facts: head(state), tables, notes: Vec::new(), signs: officials(state) }
}

/// What every entry begins with; what the record does not hold is left to be written by hand.
fn known(number: u32, entry: &EventEntry, empty: usize) -> Vec<Value> {
    let known = [Value::Number(number), text(&entry.name), text(&entry.birth), text(&entry.title)];
    known.into_iter().chain(std::iter::repeat_n(Value::Empty, empty)).collect()
}

/// The preliminary entry (R-App3, CH-F3).
pub(super) fn draft(state: &State) -> Document {
    let columns = [
        Column::Number,
        Column::Name,
        Column::Birth,
        Column::Grade,
        Column::Discipline,
        Column::Address,
        Column::Passport,
        Column::Coach,
    ];
    let title = Title::EntryDraft;
    let mut facts = head(state);
    facts.extend([(Fact::Organisation, Value::Blank)]);
    Document {
        title,
        facts,
        tables: tables(state, title, &columns, |number, entry, _| known(number, entry, 4)),
        notes: Vec::new(),
        signs: vec![Sign::Representative, Sign::Federation, Sign::Authority],
    }
}

/// The final entry (R-App4, CH-F4).
pub(super) fn form(state: &State) -> Document {
    let columns = [
        Column::Number,
        Column::Name,
        Column::Birth,
        Column::Grade,
        Column::Address,
        Column::Passport,
        Column::Coach,
        Column::Doctor,
    ];
    let title = Title::EntryForm;
    let mut facts = head(state);
    facts.extend([(Fact::Organisation, Value::Blank), (Fact::Discipline, Value::Blank)]);
    facts.extend(state.teams().map(|_| (Fact::Admitted, Value::Blank)));
    Document {
        title,
        facts,
        tables: tables(state, title, &columns, |number, entry, _| known(number, entry, 4)),
        notes: Vec::new(),
        signs: vec![Sign::Representative, Sign::Federation, Sign::Authority, Sign::Doctor],
    }
}
