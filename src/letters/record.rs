//! The record of a game: half-short notation for the secretary, PGN and PDN, and the time chart (R-10.3.6, CH-60).

use golos_rules::{Notation, Position, Side};

use super::{Day, Score, State};

/// A letter in the time chart: its dates, its days, the sum, and the moves of its writer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartRow {
    /// The number of the first move.
    pub number: u32,
    pub by: Side,
    pub received: Option<Day>,
    pub sent: Option<Day>,
    pub days: u32,
    pub total: u32,
    /// The moves that the letter made, both sides' where some were accepted or forced.
    pub moves: Vec<String>,
}

/// The time chart: a row for each letter that cost days or made moves.
#[must_use]
pub fn chart(state: &State) -> Vec<ChartRow> {
    let rows = state.letters().iter().filter(|past| !past.outcome.made.is_empty() || past.outcome.days > 0);
    let row = |past: &super::Past| ChartRow {
        number: state.number_of(past.before).0,
        by: past.letter.by,
        received: past.outcome.received,
        sent: past.outcome.sent,
        days: past.outcome.days,
        total: past.outcome.totals[past.letter.by],
        moves: past.outcome.made.clone(),
    };
    rows.map(row).collect()
}

/// The moves in short notation with their numbers: `1.cd4 fg5 2.dc5`.
#[must_use]
pub fn half_short(state: &State) -> Vec<String> {
    let positions = state.positions();
    let short = |(half_move, (made, position)): (usize, (&String, &Position))| {
        let text = position
            .read(made, Notation::FILES)
            .map_or_else(|_| made.clone(), |mv| position.short(&mv, Notation::FILES));
        match state.number_of(half_move) {
            (number, Side::White) => format!("{number}.{text}"),
            (number, Side::Black) if half_move == 0 => format!("{number}...{text}"),
            (_, Side::Black) => text,
        }
    };
    state.made().iter().zip(&positions).enumerate().map(short).collect()
}

/// The game as PGN of chess or PDN of draughts.
#[must_use]
pub fn game_file(state: &State) -> String {
    let setup = state.setup();
    let tag = |name: &str, value: &str| {
        let value: String = value.chars().filter(|sign| !sign.is_control()).collect();
        format!("[{name} \"{}\"]\n", value.replace('\\', "\\\\").replace('"', "\\\""))
    };
    let result = state.verdict().map_or("*", |verdict| verdict.score.text());
    let mut text = tag("Event", if setup.code.is_empty() { "?" } else { &setup.code });
    text += &tag("Date", &setup.start.date().format("%Y.%m.%d").to_string());
    text += &tag("White", &setup.names.white);
    text += &tag("Black", &setup.names.black);
    text += &tag("Result", if result == Score::Neither.text() { "*" } else { result });
    if let Some(number) = setup.game.draughts().and_then(|laws| laws.game_type()) {
        text += &tag("GameType", number);
    }
    let seconds = u64::from(setup.rules.time.days_for_ten) * 86_400;
    text += &tag("TimeControl", &format!("10/{seconds}"));
    if let Some(position) = &setup.position {
        text += &tag("SetUp", "1");
        text += &tag("FEN", position);
    }
    text.push('\n');
    let spaced = half_short(state).into_iter().map(|word| word.replacen('.', ". ", 1)).collect::<Vec<_>>();
    let words: Vec<String> = if setup.game.draughts().is_some() { full(state) } else { spaced };
    text += &wrapped(words.iter().map(String::as_str).chain([result]));
    text
}

/// The moves in full notation with their numbers.
fn full(state: &State) -> Vec<String> {
    let word = |(half_move, made): (usize, &String)| match state.number_of(half_move) {
        (number, Side::White) => format!("{number}. {made}"),
        (number, Side::Black) if half_move == 0 => format!("{number}... {made}"),
        (_, Side::Black) => made.clone(),
    };
    state.made().iter().enumerate().map(word).collect()
}

/// Words in lines of at most 80 characters.
fn wrapped<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    let (mut text, mut length) = (String::new(), 0);
    for word in words {
        if length > 0 && length + 1 + word.len() > 80 {
            text.push('\n');
            length = 0;
        } else if length > 0 {
            text.push(' ');
            length += 1;
        }
        text.push_str(word);
        length += word.len();
    }
    text.push('\n');
    text
}
