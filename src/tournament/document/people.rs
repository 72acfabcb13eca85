//! Who takes part: the list of entries, and the form of a final entry.

use super::{Column, Document, Fact, Sign, Table, Title, Value, head, officials, rating, text};
use crate::tournament::crosstable::Number;
use crate::tournament::event::{Player, State};

/// What is known of everybody who was entered, by number.
pub(super) fn list(state: &State) -> Document {
    let columns = vec![
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
    let row = |(number, player): (Number, &Player)| {
        let entry = &player.entry;
        let class = Value::Needs { needs: entry.needs, hors_concours: entry.hors_concours };
        vec![
            Value::Number(number.into()),
            text(&entry.name),
            Value::Sex(entry.sex),
            text(&entry.birth),
            text(&entry.title),
            rating(entry.rating),
            text(&entry.from),
            text(&entry.id),
            class,
            Value::Texts(entry.assistants.clone()),
        ]
    };
    let rows = (1..).zip(state.players()).map(row).collect();
    Document {
        title: Title::EntryList,
        facts: head(state),
        tables: vec![Table { title: Title::EntryList, columns, rows, named: 1 }],
        notes: Vec::new(),
        signs: officials(state),
    }
}

/// The final entry (R-App4): what the record does not hold is left to be written by hand.
pub(super) fn form(state: &State) -> Document {
    let columns = vec![
        Column::Number,
        Column::Name,
        Column::Birth,
        Column::Grade,
        Column::Address,
        Column::Passport,
        Column::Coach,
        Column::Doctor,
    ];
    let row = |(number, player): (Number, &Player)| {
        let entry = &player.entry;
        let known = [Value::Number(number.into()), text(&entry.name), text(&entry.birth), text(&entry.title)];
        known.into_iter().chain(std::iter::repeat_n(Value::Empty, 4)).collect()
    };
    let rows = (1..).zip(state.players()).map(row).collect();
    let mut facts = head(state);
    facts.extend([(Fact::Organisation, Value::Blank), (Fact::Discipline, Value::Blank)]);
    Document {
        title: Title::EntryForm,
        facts,
        tables: vec![Table { title: Title::EntryForm, columns, rows, named: 1 }],
        notes: Vec::new(),
        signs: vec![Sign::Representative, Sign::Federation, Sign::Authority, Sign::Doctor],
    }
}
