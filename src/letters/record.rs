//! The record of a game: half-short notation for the secretary, PGN and PDN, and the time chart (R-10.3.6, CH-60).

use golos_rules::{BySide, Notation, Position, Side};

use super::{Day, Past, Right, Score, State};

/// A letter in the time chart: its dates, its days, the sum, and the moves of its writer; or days that were added besides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartRow {
    /// The number of the first move.
    pub number: u32,
    pub by: Side,
    pub received: Option<Day>,
    pub sent: Option<Day>,
    /// Days of the letter, or days that were added; fewer than none if a total was lowered.
    pub days: i64,
    pub total: u32,
    /// The moves that the letter made, both sides' where some were accepted or forced.
    pub moves: Vec<String>,
    /// Why days were added; `None` for a letter.
    pub cause: Option<ChartCause>,
}

/// Why days were added to a total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChartCause {
    /// Penalty days (R-10.2.11, CH-55.4.9, CH-56.4.7).
    Penalty,
    /// A total was stated or corrected.
    Correction,
    /// A repeat came late (R-10.3.4, CH-55.4.11, CH-56.4.9).
    LateRepeat,
    /// The arbiter ruled so.
    Ruling,
}

/// The time chart: a row for each letter that cost days or made moves, and one for days that were added besides, so that the
/// sums add up. A letter whose dispatch was corrected stands with the corrected day.
#[must_use]
pub fn chart(state: &State) -> Vec<ChartRow> {
    let mut chart = Chart {
        state,
        rows: Vec::new(),
        totals: BySide::default(),
        right: BySide::default(),
        delay: BySide::default(),
        stamp: BySide::default(),
    };
    for past in state.letters() {
        chart.add(past);
    }
    for side in Side::BOTH {
        let rest = i64::from(state.totals()[side]) - i64::from(chart.totals[side]);
        // An upheld first fault sets the time to zero (CH-55.6.4).
        chart.besides(side, rest, ChartCause::Ruling);
    }
    chart.rows
}

struct Chart<'a> {
    state: &'a State,
    rows: Vec<ChartRow>,
    totals: BySide<u32>,
    /// What the partner of a side may charge and correct.
    right: BySide<Right>,
    /// Days by which the repeat of a side was late.
    delay: BySide<u32>,
    /// The stamp of its last letter.
    stamp: BySide<Option<Day>>,
}

impl Chart<'_> {
    fn add(&mut self, past: &Past) {
        let (by, partner, outcome) = (past.letter.by, past.letter.by.other(), &past.outcome);
        self.settle(partner, past);
        let own = i64::from(outcome.totals[by]) - i64::from(self.totals[by]) - i64::from(outcome.days);
        let by_partner = self.state.setup().rules.penalty.by_partner;
        let is_stopped = outcome.stop.is_some() && !by_partner;
        if !outcome.made.is_empty() || outcome.days > 0 {
            self.totals[by] = self.totals[by].saturating_add(outcome.days);
            self.rows.push(ChartRow {
                number: self.state.number_of(past.before).0,
                by,
                received: outcome.received,
                sent: outcome.sent,
                days: outcome.days.into(),
                total: self.totals[by],
                moves: outcome.made.clone(),
                cause: None,
            });
        }
        self.besides(by, own, if is_stopped { ChartCause::Penalty } else { ChartCause::Correction });
        self.right[by] = outcome.right.unwrap_or(self.right[by]);
        self.delay[by] = outcome.delay;
        self.stamp[by] = past.letter.dates.stamp();
    }

    /// What a letter adds to the partner of its writer.
    fn settle(&mut self, partner: Side, past: &Past) {
        let mut rest = i64::from(past.outcome.totals[partner]) - i64::from(self.totals[partner]);
        if rest == 0 {
            return;
        }
        let charged = past.letter.charge.unwrap_or(0).min(self.right[partner].charge);
        let penalty = i64::from(charged).min(rest.max(0));
        rest -= penalty;
        let late = i64::from(self.delay[partner]);
        let is_late = late > 0 && rest >= late;
        if is_late {
            rest -= late;
        }
        if !self.corrected(partner, past, rest) {
            let corrects = past.letter.correction.is_some() || self.right[partner].correct_to.is_some();
            self.besides(partner, rest, if corrects { ChartCause::Correction } else { ChartCause::Ruling });
        }
        if is_late {
            self.besides(partner, late, ChartCause::LateRepeat);
        }
        self.besides(partner, penalty, ChartCause::Penalty);
    }

    /// Puts the day of the stamp into the row of the letter that is corrected, if that is the last one of its writer.
    fn corrected(&mut self, side: Side, past: &Past, days: i64) -> bool {
        let seen = self.stamp[side].or(past.letter.dates.partner_sent);
        let Some(seen) = seen.filter(|_| days != 0) else { return false };
        let last = self.rows.iter_mut().rev().find(|row| row.by == side);
        let Some(row) = last.filter(|row| row.cause.is_none() && row.sent != Some(seen)) else { return false };
        let raised = row.days.saturating_add(days);
        if raised < 0 {
            return false;
        }
        (row.sent, row.days) = (Some(seen), raised);
        row.total = changed(row.total, days);
        self.totals[side] = changed(self.totals[side], days);
        true
    }

    /// A row for days that no letter took.
    fn besides(&mut self, by: Side, days: i64, cause: ChartCause) {
        if days == 0 {
            return;
        }
        self.totals[by] = changed(self.totals[by], days);
        let number = self.rows.last().map_or(1, |row| row.number);
        let total = self.totals[by];
        let (received, sent, moves, cause) = (None, None, Vec::new(), Some(cause));
        self.rows.push(ChartRow { number, by, received, sent, days, total, moves, cause });
    }
}

fn changed(total: u32, days: i64) -> u32 {
    u32::try_from(i64::from(total).saturating_add(days)).unwrap_or(0)
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
