//! Papers of a game by letters: the record on its sheet, the claim of a time fault (R-10.3.6, CH-55.6.2), the papers of
//! an unfinished game (R-10.5.2, CH-55.9.5), the certificate of the result, the report of the arbiter (CH-57).

use golos_letters::{ChartRow, Day, State, chart, half_short};
use golos_rules::{Notation, Side};
use golos_speech::pieces;
use golos_wording::{Printed, PrintedTable, Sentence, Slot, Style, Wording, message, text_key};

use super::{tables, words};

fn text(text: &str) -> Slot {
    Slot::Text(text.to_owned())
}

fn rendered(sentence: &Sentence, wording: &Wording) -> String {
    wording.render(sentence, Style::written(wording.lang()))
}

fn short(day: Option<Day>) -> String {
    day.map(|day| day.date().format("%d.%m.%Y").to_string()).unwrap_or_default()
}

/// The tournament, both players, the start and the result.
fn facts(state: &State, wording: &Wording) -> Vec<(String, String)> {
    let setup = state.setup();
    let label = |key: &str| wording.label(key);
    vec![
        (label(text_key::LETTERS_FACT_CODE), setup.code.clone()),
        (label(text_key::LETTERS_FACT_WHITE), setup.names.white.clone()),
        (label(text_key::LETTERS_FACT_BLACK), setup.names.black.clone()),
        (label(text_key::LETTERS_FACT_START), short(Some(setup.start))),
        (label(text_key::LETTERS_COLUMN_RESULT), state.verdict().map_or("*", |it| it.score.text()).to_owned()),
    ]
}

fn printed(title: String, wording: &Wording) -> Printed {
    Printed {
        lang: wording.lang(),
        title,
        facts: Vec::new(),
        tables: Vec::new(),
        notes: Vec::new(),
        signs: vec![wording.label(text_key::LETTERS_SIGNATURE)],
    }
}

/// The moves in half-short notation, in one column of numbered pairs.
fn pairs(state: &State, wording: &Wording) -> PrintedTable {
    let label = |key: &str| wording.label(key);
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (half_move, word) in half_short(state).into_iter().enumerate() {
        let (number, side) = state.number_of(half_move);
        let short = word.rsplit_once('.').map_or(word.as_str(), |(_, short)| short).to_owned();
        match (side, rows.last_mut()) {
            (Side::White, _) => rows.push(vec![number.to_string(), short, String::new()]),
            (Side::Black, Some(row)) => {
                if let Some(cell) = row.get_mut(2) {
                    *cell = short;
                }
            }
            (Side::Black, None) => rows.push(vec![number.to_string(), "…".to_owned(), short]),
        }
    }
    let heads = [text_key::LETTERS_COLUMN_NUMBER, text_key::LETTERS_FACT_WHITE, text_key::LETTERS_FACT_BLACK];
    PrintedTable { caption: label(text_key::LETTERS_COLUMN_MOVES), heads: heads.map(label).to_vec(), rows, named: 0 }
}

/// The record of a game for the secretary, on a sheet of 70 by 210 mm: half-short notation, one column.
#[must_use]
pub fn record_sheet(state: &State, wording: &Wording) -> Printed {
    let sheet = printed(wording.label(text_key::LETTERS_SHEET), wording);
    Printed { facts: facts(state, wording), tables: vec![pairs(state, wording)], ..sheet }
}

/// The claim of a time fault: the statement, the time chart, the game with the own reply, which is for the arbiter only.
/// `None` if no claim waits for a ruling.
#[must_use]
pub fn claim_paper(state: &State, wording: &Wording) -> Option<Printed> {
    let claim = state.claim()?;
    let names = &state.setup().names;
    let partner = claim.by.other();
    let statement = message::letters_claim_text(
        text(&names[claim.by]),
        text(&names[partner]),
        claim.total,
        claim.moves,
        state.limit(claim.moves),
    );
    let article = state.article(golos_letters::Provision::Claim);
    let mut notes = vec![words::cited(statement, article), message::letters_claim_enclosed()];
    if let Some(reply) = &claim.reply {
        let moves: Vec<&str> =
            reply.accepted.iter().flat_map(|line| &line.moves).chain(&reply.moves).map(|it| it.text.as_str()).collect();
        notes.push(message::letters_claim_reply(Slot::Text(moves.join(" "))));
    }
    let chart = tables::time_chart(state, wording);
    Some(Printed {
        facts: facts(state, wording)
            .into_iter()
            .chain([(wording.label(text_key::LETTERS_CLAIM_RECEIPT), String::new())])
            .collect(),
        tables: chart.tables.into_iter().chain([pairs(state, wording)]).collect(),
        notes: notes.iter().map(|note| rendered(note, wording)).collect(),
        ..printed(wording.label(text_key::LETTERS_CLAIM_PAPER), wording)
    })
}

/// The papers of an unfinished game: the record, the position, room for the assessment and the analysis.
#[must_use]
pub fn adjudication_papers(state: &State, wording: &Wording) -> Printed {
    let position = state.position();
    let blank = |key: &str| (wording.label(key).trim_end_matches(':').to_owned(), String::new());
    let mut facts = facts(state, wording);
    facts.push(blank(text_key::LETTERS_PAPERS_ASSESSMENT));
    facts.push(blank(text_key::LETTERS_PAPERS_ANALYSIS));
    let said = [pieces(&position, Notation::FILES), message::letters_papers_to_move(position.turn())];
    let fen = message::letters_position(Slot::Text(position.fen()));
    Printed {
        facts,
        tables: vec![pairs(state, wording)],
        notes: said.iter().chain([&fen]).map(|note| rendered(note, wording)).collect(),
        ..printed(wording.label(text_key::LETTERS_PAPERS), wording)
    }
}

/// The certificate of a finished game: players, result, its reason, letters and days, rulings. `None` before its end.
#[must_use]
pub fn certificate(state: &State, wording: &Wording) -> Option<Printed> {
    let verdict = state.verdict()?;
    let names = &state.setup().names;
    let count = u32::try_from(state.letters().len()).unwrap_or(u32::MAX);
    let mut notes =
        vec![message::letters_certificate_text(text(&names.white), text(&names.black), text(verdict.score.text()))];
    notes.extend(words::result(verdict).into_iter().skip(1));
    notes.push(message::letters_certificate_letters(count, state.totals().white, state.totals().black));
    notes.push(message::letters_certificate_started(words::day(state.setup().start)));
    notes.push(message::letters_certificate_ended(words::day(verdict.on)));
    let rulings = state.rulings().iter();
    notes.extend(
        rulings.map(|(ruling, on)| message::letters_certificate_ruling(words::day(*on), words::ruling(ruling, state))),
    );
    Some(Printed {
        facts: facts(state, wording),
        notes: notes.iter().map(|note| rendered(note, wording)).collect(),
        ..printed(wording.label(text_key::LETTERS_CERTIFICATE), wording)
    })
}

/// The report of the arbiter on all games: moves and days of both, the last move, the result, rulings (CH-57).
#[must_use]
pub fn report(games: &[(String, State)], wording: &Wording) -> Printed {
    let label = |key: &str| wording.label(key);
    let row = |(name, state): &(String, State)| {
        let rows: Vec<ChartRow> = chart(state);
        let last = rows.iter().rfind(|row| row.cause.is_none());
        let rulings = state
            .rulings()
            .iter()
            .map(|(ruling, on)| format!("{}: {}", short(Some(*on)), rendered(&words::ruling(ruling, state), wording)));
        vec![
            name.clone(),
            state.setup().names.white.clone(),
            state.setup().names.black.clone(),
            state.moves_of(Side::White).to_string(),
            state.moves_of(Side::Black).to_string(),
            state.totals().white.to_string(),
            state.totals().black.to_string(),
            short(last.and_then(|row| row.received)),
            short(last.and_then(|row| row.sent)),
            state.verdict().map_or("*", |it| it.score.text()).to_owned(),
            rulings.collect::<Vec<_>>().join("; "),
        ]
    };
    let heads = [
        text_key::LETTERS_COLUMN_GAME,
        text_key::LETTERS_FACT_WHITE,
        text_key::LETTERS_FACT_BLACK,
        text_key::LETTERS_COLUMN_MOVES_WHITE,
        text_key::LETTERS_COLUMN_MOVES_BLACK,
        text_key::LETTERS_COLUMN_DAYS_WHITE,
        text_key::LETTERS_COLUMN_DAYS_BLACK,
        text_key::LETTERS_COLUMN_LAST_RECEIVED,
        text_key::LETTERS_COLUMN_LAST_SENT,
        text_key::LETTERS_COLUMN_RESULT,
        text_key::LETTERS_COLUMN_RULING,
    ];
    let title = label(text_key::LETTERS_REPORT);
    let table = PrintedTable {
        caption: title.clone(),
        heads: heads.map(label).to_vec(),
        rows: games.iter().map(row).collect(),
        named: 0,
    };
    Printed { tables: vec![table], ..printed(title, wording) }
}
