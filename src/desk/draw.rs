//! The draw of an opening: from arguments, from the arbiter's words, from the randomness of the system.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, Write};

use chrono::NaiveDate;

use golos_game::{Drawn, Lot, NotALot, Opening, OpeningFault, OpeningLine, RuleSet};
use golos_profile::ProfileError;
use golos_profile::openings::{Distrust, DrawError, MOST_SEED, OpeningTable};
use golos_rules::{BySide, Unread, Variant};
use golos_speech as speech;
use golos_wording::{Sentence, Slot, Style, Wording, message, text_key};

const DEFAULT_TABLE: &str = "russia-2013";

/// How an opening comes about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawRequest {
    /// The program draws, from this seed or from a new one.
    Draw { seed: Option<String>, excluded: Vec<Lot> },
    /// Paper lots have named this cell.
    Lots(Lot),
    /// The arbiter enters the moves, or two relocations, himself.
    Entered(String),
}

/// Why no opening came about.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotDrawn {
    #[error("these rules have no drawn openings")]
    NoTable,
    #[error(transparent)]
    Lot(#[from] NotALot),
    #[error(transparent)]
    Table(#[from] DrawError),
    #[error("the opening cannot be played: {0}")]
    Opening(#[from] OpeningFault),
}

impl DrawRequest {
    /// What the arbiter says behind the word for the draw: nothing, a cell, or the opening itself.
    #[must_use]
    pub fn read(text: &str) -> DrawRequest {
        match (text.trim(), text.parse()) {
            ("", _) => DrawRequest::Draw { seed: None, excluded: Vec::new() },
            (_, Ok(lot)) => DrawRequest::Lots(lot),
            (text, Err(_)) => DrawRequest::Entered(text.to_owned()),
        }
    }

    /// The same where an opening was drawn already: one lot more comes from its seed and leaves out the same cells, so that
    /// nobody can go on drawing until he likes what comes (R-5.4.1.3).
    #[must_use]
    pub fn behind(self, drawn: Option<&Opening>) -> DrawRequest {
        match (self, drawn.map(Opening::drawn)) {
            (DrawRequest::Draw { seed: None, .. }, Some(Drawn::Seed { seed, excluded, .. })) => {
                let seed = Some(format!("{seed}/2")).filter(|seed| seed.chars().count() <= MOST_SEED);
                DrawRequest::Draw { seed, excluded: excluded.clone() }
            }
            (request, _) => request,
        }
    }

    /// The opening for a game of this variant. One that is entered needs no table.
    ///
    /// # Errors
    /// [`NotDrawn`] if there is none, or it cannot be played.
    pub fn draw(&self, table: Option<&OpeningTable>, variant: Variant) -> Result<Opening, NotDrawn> {
        let table = table.ok_or(NotDrawn::NoTable);
        match self {
            DrawRequest::Draw { seed, excluded } => {
                let seed = seed.clone().unwrap_or_else(fresh_seed);
                Ok(table?.draw(&seed, excluded, variant)?)
            }
            DrawRequest::Lots(lot) => Ok(table?.take(*lot, variant)?),
            DrawRequest::Entered(text) => entered(text, variant),
        }
    }
}

/// Moves; or else, where no moves are written like that, two relocations.
fn entered(text: &str, variant: Variant) -> Result<Opening, NotDrawn> {
    let opening = |line: &OpeningLine| Opening::new(variant, Drawn::Entered, line);
    let fault = match opening(&OpeningLine::moves(text)) {
        Ok(opening) => return Ok(opening),
        Err(fault) => fault,
    };
    let relocated = OpeningLine::placement(text).and_then(|line| opening(&line));
    match (relocated, fault) {
        (Ok(opening), _) => Ok(opening),
        // A dash is no move, but the place of a man that is not moved.
        (Err(fault), _) if text.split_whitespace().any(|word| word == "-") => Err(fault.into()),
        // What is no move in any position was to be a cell.
        (Err(_), OpeningFault::Move { number: 1, text, why: Unread::NotRead(_) }) => Err(NotALot(text).into()),
        (Err(_), fault) => Err(fault.into()),
    }
}

impl NotDrawn {
    /// What went wrong, what it may have been, and what can be done.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        match self {
            NotDrawn::NoTable => message::refuse_openings_none(),
            NotDrawn::Lot(NotALot(typed)) => {
                message::refuse_lot(Slot::Text(typed.clone()), Slot::Text("6-24".to_owned()))
            }
            NotDrawn::Table(DrawError::Outside { lot, columns, rows }) => {
                message::refuse_lot_outside(speech::cell(*lot), number(*columns), u32::from(*rows))
            }
            NotDrawn::Table(DrawError::Uncertain { lot, printed, may_be, why, .. }) => message::lot_uncertain(
                speech::cell(*lot),
                Slot::Phrase(reason(*why).to_owned()),
                Slot::Text(spaced(printed)),
                Slot::Texts(may_be.iter().map(|text| spaced(text)).collect()),
            ),
            NotDrawn::Table(DrawError::Unplayable { lot, .. }) => message::refuse_lot_unplayable(speech::cell(*lot)),
            NotDrawn::Table(DrawError::NothingLeft) => message::refuse_lots_empty(),
            NotDrawn::Table(DrawError::Seed) => message::refuse_seed(number(MOST_SEED)),
            NotDrawn::Opening(fault) => speech::unplayable(fault),
        }
    }
}

/// What a cell prints, square by square, as a voice needs it: `a1b4 a7a5` as `a1-b4 a7-a5`, `ab4` as `a-b4`.
fn spaced(printed: &str) -> String {
    let word = |word: &str| match word.len() {
        3 | 4 if word.is_ascii() => {
            let (from, to) = word.split_at(word.len() - 2);
            format!("{from}-{to}")
        }
        _ => word.to_owned(),
    };
    printed.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
}

const fn reason(why: Distrust) -> &'static str {
    match why {
        Distrust::Order => text_key::LOT_WHY_ORDER,
        Distrust::Balance => text_key::LOT_WHY_BALANCE,
        Distrust::Illegal => text_key::LOT_WHY_ILLEGAL,
        Distrust::Repeated => text_key::LOT_WHY_REPEATED,
    }
}

/// Whether games under these rules start from drawn openings.
#[must_use]
pub const fn has_openings(rules: &RuleSet) -> bool {
    rules.openings.drawn.is_some()
}

/// The table that the openings of these rules are drawn from; none if they have no drawn openings.
///
/// # Errors
/// [`ProfileError`] if there is no such table.
pub fn table_of(rules: &RuleSet) -> Result<Option<OpeningTable>, ProfileError> {
    rules.openings.drawn.as_ref().map(|rule| OpeningTable::find(&rule.table)).transpose()
}

/// The table that is drawn from where nothing names another.
///
/// # Errors
/// [`ProfileError`] if the built-in text is damaged; the tests prove that it is not.
pub fn default_table() -> Result<OpeningTable, ProfileError> {
    OpeningTable::find(DEFAULT_TABLE)
}

/// That a table is no longer approved (U-V.9.5.8); it can be drawn from all the same.
#[must_use]
pub fn expired(table: &OpeningTable, today: NaiveDate) -> Option<Sentence> {
    let last = table.valid_to().filter(|&last| last < today)?;
    Some(message::opening_table_expired(Slot::Text(last.to_string())))
}

/// A seed that nobody can know beforehand: the keys of the standard library's hashers are the system's randomness.
pub(super) fn fresh_seed() -> String {
    format!("{:016x}", RandomState::new().build_hasher().finish())
}

/// Writes an opening: a line for people, then one for each of its parts, with a tab behind the name of the part.
///
/// # Errors
/// The output is gone.
pub fn show(
    opening: &Opening,
    variant: Variant,
    wording: &Wording,
    style: Style,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut lines = vec![wording.render(&speech::opening(opening, variant), style)];
    let mut part = |name: &str, what: &str| lines.push(format!("{name}\t{what}"));
    if let Some((table, lot)) = opening.cell() {
        part("table", table);
        part("cell", &lot.to_string());
    }
    if let Drawn::Seed { seed, excluded, .. } = opening.drawn() {
        part("seed", seed);
        let excluded: Vec<String> = excluded.iter().map(Lot::to_string).collect();
        if !excluded.is_empty() {
            part("excluded", &excluded.join(","));
        }
    }
    match opening.line() {
        OpeningLine::Moves(moves) => part("moves", &moves.join(" ")),
        OpeningLine::Placement(BySide { white, black }) => {
            let man = |text: &Option<String>| text.clone().unwrap_or_else(|| "-".to_owned());
            part("placement", &format!("{} {}", man(white), man(black)));
        }
        OpeningLine::Position(_) => {}
    }
    part("position", opening.position());
    writeln!(out, "{}", lines.join("\n")).and_then(|()| out.flush())
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_wording::Lang;

    fn told(request: &str) -> String {
        let table = OpeningTable::find(DEFAULT_TABLE).expect("the table");
        let sentence = match DrawRequest::read(request).draw(Some(&table), Variant::RUSSIAN) {
            Ok(opening) => speech::opening(&opening, Variant::RUSSIAN),
            Err(trouble) => trouble.sentence(),
        };
        Wording::new(Lang::Ru).render(&sentence, Style::written(Lang::Ru))
    }

    #[test]
    fn the_arbiter_names_a_cell_or_the_opening_itself() {
        for (request, said) in [
            ("VI-24", "Жеребьёвка: столбец 6, строка 24. Белая с a1 на b4, чёрная с a7 на a5."),
            ("1 16", "Жеребьёвка: столбец 1, строка 16. 1: a3 – b4, b6 – c5. 2: b4 – a5, c5 – b4."),
            ("VI-2", "Жеребьёвка: столбец 6, строка 2. Чёрная с a7 на a5, белые без перестановки."),
            ("R-3", "Жеребьёвка: резерв, 3. Белая с h2 на g5, чёрная с h8 на h2."),
            ("cd4", "Жеребьёвка. 1: c3 – d4."),
            ("1. cd4 dc5 2. bc3", "Жеребьёвка. 1: c3 – d4, d6 – c5. 2: b2 – c3."),
            ("d2c5 b6g5", "Жеребьёвка. Белая с d2 на c5, чёрная с b6 на g5."),
            ("- -", "Жеребьёвка. Все шашки на начальных полях."),
            ("- h6h8", "Так переставить нельзя: h6h8."),
            ("cd4 cd4", "1-й ход жеребьёвки невозможен: cd4."),
            (
                "XII-3",
                "Клетка таблицы ненадёжна: столбец 12, строка 3. На месте этой клетки напечатана другая. Напечатано: d2-c5 d6-h4. \
                       Возможно: d2-c5 b6-g5. Тяните снова или введите ходы.",
            ),
            (
                "III-3",
                "Клетка таблицы ненадёжна: столбец 3, строка 3. Нарушен порядок таблицы. Напечатано: c-d4 b-a5 e-f4 c-b6 \
                       d-e3 d-e5. Возможно: нет. Тяните снова или введите ходы.",
            ),
            ("XVII-1", "В таблице этого нет: столбец 17, строка 1. Столбцов: 16. Строк: 33."),
            ("soon", "Нет такой клетки таблицы: soon. Нужны столбец и строка, например: 6-24."),
        ] {
            assert_eq!(told(request), said, "{request}");
        }
    }

    #[test]
    fn a_new_seed_each_time() {
        let (one, other) = (fresh_seed(), fresh_seed());
        assert_eq!((one.len(), other.len()), (16, 16));
        assert_ne!(one, other);
    }

    #[test]
    fn an_opening_is_shown_for_people_and_for_scripts() {
        let table = OpeningTable::find(DEFAULT_TABLE).expect("the table");
        let request = DrawRequest::Draw { seed: Some("round 1".to_owned()), excluded: vec![Lot::Reserve(1)] };
        let opening = request.draw(Some(&table), Variant::RUSSIAN).expect("a draw");
        let mut out = Vec::new();
        show(&opening, Variant::RUSSIAN, &Wording::new(Lang::En), Style::written(Lang::En), &mut out).expect("a page");
        let text = String::from_utf8(out).expect("text");
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[0].starts_with("Drawn opening: column 11, row 31. White man from "), "{text}");
        assert_eq!(lines[1..5], ["table\trussia-2013", "cell\tXI-31", "seed\tround 1", "excluded\tR-1"]);
        assert!(lines[5].starts_with("placement\t") && lines[6].starts_with("position\tW:W"), "{text}");
    }
}
