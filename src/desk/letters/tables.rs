//! The time chart of a game (R-10.3.6, CH-60) and the table of games.

use golos_letters::{ChartRow, Day, Due, State, Summary, chart, half_short};
use golos_wording::{Printed, PrintedTable, Style, Wording, text_key};

use golos_rules::Side;

/// The time chart (table 2 of, CH-60): a row for each letter.
#[must_use]
pub fn time_chart(state: &State, wording: &Wording) -> Printed {
    let label = |key: &str| wording.label(key);
    let setup = state.setup();
    let short = |day: Option<Day>| day.map(|day| day.date().format("%d.%m.%Y").to_string()).unwrap_or_default();
    let side = |side: Side| {
        label(if side == Side::White { text_key::LETTERS_FACT_WHITE } else { text_key::LETTERS_FACT_BLACK })
    };
    let row = |row: ChartRow| {
        vec![
            row.number.to_string(),
            side(row.by),
            short(row.received),
            short(row.sent),
            row.days.to_string(),
            row.total.to_string(),
            row.moves.join(" "),
            row.cause.map(|cause| label(super::words::cause(cause))).unwrap_or_default(),
        ]
    };
    let heads = [
        text_key::LETTERS_COLUMN_NUMBER,
        text_key::LETTERS_COLUMN_SIDE,
        text_key::LETTERS_COLUMN_RECEIVED,
        text_key::LETTERS_COLUMN_SENT,
        text_key::LETTERS_COLUMN_DAYS,
        text_key::LETTERS_COLUMN_TOTAL,
        text_key::LETTERS_COLUMN_MOVES,
        text_key::LETTERS_COLUMN_REMARK,
    ];
    let title = label(text_key::LETTERS_CHART);
    Printed {
        lang: wording.lang(),
        facts: vec![
            (label(text_key::LETTERS_FACT_CODE), setup.code.clone()),
            (label(text_key::LETTERS_FACT_WHITE), setup.names.white.clone()),
            (label(text_key::LETTERS_FACT_BLACK), setup.names.black.clone()),
            (label(text_key::LETTERS_FACT_START), short(Some(setup.start))),
            (label(text_key::LETTERS_COLUMN_RESULT), state.verdict().map_or("*", |it| it.score.text()).to_owned()),
        ],
        tables: vec![PrintedTable {
            caption: title.clone(),
            heads: heads.map(label).to_vec(),
            rows: chart(state).into_iter().map(row).collect(),
            named: 0,
        }],
        title,
        notes: vec![half_short(state).join(" ")],
        signs: vec![label(text_key::LETTERS_SIGNATURE)],
    }
}

/// The table of games with their results and what is due first in each.
#[must_use]
pub fn table(games: &[(String, Summary)], today: Day, wording: &Wording) -> Printed {
    let label = |key: &str| wording.label(key);
    let style = Style::written(wording.lang());
    let row = |(name, game): &(String, Summary)| {
        let words = |due: &Due| wording.render(&super::words::due(due, today, game.article(due.provision)), style);
        let first = game.due.iter().find(|due| due.holds_on(today)).map(words);
        vec![
            name.clone(),
            game.names.white.clone(),
            game.names.black.clone(),
            game.verdict.map_or("*", |it| it.score.text()).to_owned(),
            first.unwrap_or_default(),
        ]
    };
    let heads = [
        text_key::LETTERS_COLUMN_GAME,
        text_key::LETTERS_FACT_WHITE,
        text_key::LETTERS_FACT_BLACK,
        text_key::LETTERS_COLUMN_RESULT,
        text_key::LETTERS_COLUMN_DUE,
    ];
    let title = label(text_key::LETTERS_TABLE);
    Printed {
        lang: wording.lang(),
        facts: Vec::new(),
        tables: vec![PrintedTable {
            caption: title.clone(),
            heads: heads.map(label).to_vec(),
            rows: games.iter().map(row).collect(),
            named: 0,
        }],
        title,
        notes: Vec::new(),
        signs: Vec::new(),
    }
}
