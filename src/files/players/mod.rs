//! Players of an event from a file: CSV with a head in any of the languages, or TRF. A line that is not understood is named,
//! and nothing of the file is taken then.

mod csv;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use super::events::EventError;
use super::misread;
use golos_people::{Need, Needs};
use golos_speech::need_phrase;
use golos_tournament::event::{EventEntry, Sex};
use golos_tournament::trf::{MOST_BYTES, Trf};
use golos_wording::{Lang, NAME_CHARS, Style, Wording, clean, text_key};

/// What is wrong in a table of players.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayersFault {
    #[error("not UTF-8; save the table as UTF-8")]
    Encoding,
    #[error("a quote is not closed, or is followed by something else")]
    Quote,
    #[error("no column \"{0}\"; the heads of the entry list are understood")]
    Head(String),
    #[error("no column of names")]
    NoNames,
    #[error("{found} cells; the head has {wanted}")]
    Cells { found: usize, wanted: usize },
    #[error("no name")]
    NoName,
    #[error("the same name and birth as in line {0}")]
    Twice(usize),
    #[error("\"{0}\" is not a rating; a whole number from 1 to 9999 is expected")]
    Rating(String),
    #[error("\"{0}\" is not understood; the words of the entry list are")]
    Word(String),
}

/// The highest rating.
const MOST_RATING: u16 = 9999;

/// What stands in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ColumnHead {
    /// Numbers are given by lot, not by a file.
    Number,
    Name,
    Rating,
    Birth,
    From,
    Title,
    Id,
    Sex,
    Class,
    Assistants,
}

/// The heads: as the entry list has them, and as they are said at the desk.
const HEADS: [(&str, ColumnHead); 20] = [
    (text_key::PAPER_NUMBER, ColumnHead::Number),
    (text_key::PAPER_NAME, ColumnHead::Name),
    (text_key::PAPER_RATING, ColumnHead::Rating),
    (text_key::PAPER_BIRTH, ColumnHead::Birth),
    (text_key::PAPER_ORGANISATION, ColumnHead::From),
    (text_key::PAPER_REGION, ColumnHead::From),
    (text_key::PAPER_GRADE, ColumnHead::Title),
    (text_key::PAPER_ID, ColumnHead::Id),
    (text_key::PAPER_CLASS, ColumnHead::Class),
    (text_key::PAPER_ASSISTANTS, ColumnHead::Assistants),
    (text_key::EVENT_WORD_NAMED, ColumnHead::Name),
    (text_key::PLAYERS_NAMES, ColumnHead::Name),
    (text_key::PLAYERS_ASSISTANTS, ColumnHead::Assistants),
    (text_key::EVENT_WORD_RATING, ColumnHead::Rating),
    (text_key::EVENT_WORD_BORN, ColumnHead::Birth),
    (text_key::EVENT_WORD_FROM, ColumnHead::From),
    (text_key::EVENT_WORD_TITLE, ColumnHead::Title),
    (text_key::EVENT_WORD_ID, ColumnHead::Id),
    (text_key::EVENT_WORD_ASSISTANT, ColumnHead::Assistants),
    (text_key::PAPER_SEX, ColumnHead::Sex),
];

/// What may stand in a column of classes.
#[derive(Clone, Copy)]
enum ClassWord {
    Need(Need),
    Hors,
    Sex(Sex),
}

const WORDS: [(&str, ClassWord); 12] = [
    (text_key::PAPER_MAN, ClassWord::Sex(Sex::Man)),
    (text_key::PAPER_WOMAN, ClassWord::Sex(Sex::Woman)),
    (text_key::EVENT_WORD_BLIND, ClassWord::Need(Need::Blind)),
    (text_key::EVENT_WORD_LOW_VISION, ClassWord::Need(Need::LowVision)),
    (text_key::EVENT_WORD_DEAF, ClassWord::Need(Need::Deaf)),
    (text_key::EVENT_WORD_DEAFBLIND, ClassWord::Need(Need::Deafblind)),
    (text_key::EVENT_WORD_NO_HANDS, ClassWord::Need(Need::NoHands)),
    (text_key::EVENT_WORD_WHEELCHAIR, ClassWord::Need(Need::Wheelchair)),
    (text_key::EVENT_WORD_HORS, ClassWord::Hors),
    (text_key::PAPER_HORS_CONCOURS, ClassWord::Hors),
    (text_key::EVENT_WORD_MAN, ClassWord::Sex(Sex::Man)),
    (text_key::EVENT_WORD_WOMAN, ClassWord::Sex(Sex::Woman)),
];

/// Reads those who are to be entered; what was put right in the file goes to `aside`.
///
/// # Errors
/// [`EventError`] with the line that is not understood.
pub fn players(path: &Path, wording: &Wording, aside: &mut dyn Write) -> Result<Vec<EventEntry>, EventError> {
    let shown = || path.display().to_string();
    let file = |reason: io::Error| EventError::File { path: shown(), reason };
    let mut bytes = Vec::new();
    let most = u64::try_from(MOST_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    File::open(path).map_err(file)?.take(most).read_to_end(&mut bytes).map_err(file)?;
    let is_csv = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("csv"));
    if is_csv && bytes.len() <= MOST_BYTES {
        return table(&bytes).map_err(|(line, fault)| EventError::Players { path: shown(), line, fault });
    }
    let trf = Trf::read(&bytes).map_err(|error| EventError::Trf { path: shown(), error })?;
    for note in &trf.notes {
        let told = wording.render(&misread::note(&shown(), note), Style::written(wording.lang()));
        writeln!(aside, "{told}").map_err(EventError::Write)?;
    }
    let lines = lines(&bytes);
    let listed = trf.entries().map(|(number, entry)| (lines.get(&number).copied().unwrap_or_default(), cleaned(entry)));
    each_once(listed.collect()).map_err(|(line, fault)| EventError::Players { path: shown(), line, fault })
}

/// In which line of a file of TRF each number stands.
fn lines(bytes: &[u8]) -> BTreeMap<u16, usize> {
    let text = String::from_utf8_lossy(bytes).replace("\r\n", "\n").replace('\r', "\n");
    let numbered = text.split('\n').enumerate().filter_map(|(index, line)| {
        let line = line.trim_start_matches('\u{feff}');
        let number: String = line.strip_prefix("001")?.chars().skip(1).take(4).collect();
        Some((number.trim().parse().ok()?, index + 1))
    });
    numbered.collect()
}

/// Every text free of what a terminal would take for more.
fn cleaned(entry: EventEntry) -> EventEntry {
    let text = |text: &str| clean(text, NAME_CHARS);
    EventEntry {
        name: text(&entry.name),
        title: text(&entry.title),
        from: text(&entry.from),
        id: text(&entry.id),
        birth: text(&entry.birth),
        assistants: entry.assistants.iter().map(|name| text(name)).filter(|name| !name.is_empty()).collect(),
        ..entry
    }
}

type Listed = Vec<(usize, EventEntry)>;
type InLine<T> = Result<T, (usize, PlayersFault)>;

/// Everybody has a name, and nobody stands there twice.
fn each_once(listed: Listed) -> InLine<Vec<EventEntry>> {
    let mut known: BTreeMap<(String, String), usize> = BTreeMap::new();
    let mut entries = Vec::new();
    for (line, entry) in listed {
        if entry.name.is_empty() {
            return Err((line, PlayersFault::NoName));
        }
        if let Some(earlier) = known.insert((entry.name.to_lowercase(), entry.birth.clone()), line) {
            return Err((line, PlayersFault::Twice(earlier)));
        }
        entries.push(entry);
    }
    Ok(entries)
}

/// Reads a table.
fn table(bytes: &[u8]) -> InLine<Vec<EventEntry>> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let before = String::from_utf8_lossy(bytes.get(..error.valid_up_to()).unwrap_or_default()).into_owned();
        let before = before.replace("\r\n", "\n");
        (before.matches(['\n', '\r']).count() + 1, PlayersFault::Encoding)
    })?;
    let rows = csv::rows(text)?;
    let Some(((first, heads), rows)) = rows.split_first() else { return Err((1, PlayersFault::NoNames)) };
    let wordings = Lang::ALL.map(Wording::new);
    let heads: Vec<ColumnHead> =
        heads.iter().map(|text| head(text, &wordings)).collect::<Result<_, _>>().map_err(|fault| (*first, fault))?;
    if !heads.contains(&ColumnHead::Name) {
        return Err((*first, PlayersFault::NoNames));
    }
    let mut listed = Vec::new();
    for (line, cells) in rows {
        if cells.len() != heads.len() {
            return Err((*line, PlayersFault::Cells { found: cells.len(), wanted: heads.len() }));
        }
        let mut entry = EventEntry::default();
        for (head, cell) in heads.iter().zip(cells) {
            fill(&mut entry, *head, unguarded(cell), &wordings).map_err(|fault| (*line, fault))?;
        }
        listed.push((*line, cleaned(entry)));
    }
    each_once(listed)
}

/// Without the apostrophe that keeps a cell from being a formula.
fn unguarded(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|rest| rest.starts_with(['=', '+', '-', '@'])).unwrap_or(cell)
}

fn same(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}

/// The column of this head, in any of the languages.
fn head(text: &str, wordings: &[Wording]) -> Result<ColumnHead, PlayersFault> {
    let means = |(key, head): &(&str, ColumnHead)| {
        let known = wordings
            .iter()
            .any(|wording| same(&wording.label(key), text) || wording.words(key).iter().any(|word| same(word, text)));
        known.then_some(*head)
    };
    HEADS.iter().find_map(means).ok_or_else(|| PlayersFault::Head(clean(text, NAME_CHARS)))
}

fn fill(entry: &mut EventEntry, head: ColumnHead, cell: &str, wordings: &[Wording]) -> Result<(), PlayersFault> {
    match head {
        ColumnHead::Number => {}
        // The surname and the given name may have a column each.
        ColumnHead::Name if entry.name.is_empty() => entry.name = cell.to_owned(),
        ColumnHead::Name if cell.is_empty() => {}
        ColumnHead::Name => entry.name = format!("{} {cell}", entry.name),
        ColumnHead::Birth => entry.birth = cell.to_owned(),
        ColumnHead::From => entry.from = cell.to_owned(),
        ColumnHead::Title => entry.title = cell.to_owned(),
        ColumnHead::Id => entry.id = cell.to_owned(),
        ColumnHead::Rating if cell.is_empty() => {}
        ColumnHead::Rating => {
            let digits = cell.bytes().all(|byte| byte.is_ascii_digit());
            let rating = cell.parse().ok().filter(|rating| digits && (1..=MOST_RATING).contains(rating));
            entry.rating = Some(rating.ok_or_else(|| PlayersFault::Rating(clean(cell, NAME_CHARS)))?);
        }
        ColumnHead::Assistants => {
            let names = cell.split([',', ';']).map(str::trim).filter(|name| !name.is_empty());
            entry.assistants = names.map(str::to_owned).collect();
        }
        ColumnHead::Sex | ColumnHead::Class => {
            let mut needs = Vec::new();
            for text in cell.split([',', ';', '+']).filter(|text| !text.trim().is_empty()) {
                match word(text, wordings).ok_or_else(|| PlayersFault::Word(clean(text, NAME_CHARS)))? {
                    ClassWord::Need(need) => needs.push(need),
                    ClassWord::Hors => entry.hors_concours = true,
                    ClassWord::Sex(sex) => entry.sex = Some(sex),
                }
            }
            if head == ColumnHead::Class {
                entry.needs = needs.into_iter().collect::<Needs>();
            }
        }
    }
    Ok(())
}

/// A need, by its name, as the entry list has it, or as it is said at the desk.
fn word(text: &str, wordings: &[Wording]) -> Option<ClassWord> {
    let labelled = |need: &Need| {
        same(need.name(), text) || wordings.iter().any(|wording| same(&wording.label(need_phrase(*need)), text))
    };
    if let Some(need) = Need::ALL.into_iter().find(labelled) {
        return Some(ClassWord::Need(need));
    }
    match text.trim() {
        "m" | "M" => return Some(ClassWord::Sex(Sex::Man)),
        "w" | "W" | "f" | "F" => return Some(ClassWord::Sex(Sex::Woman)),
        _ => {}
    }
    let said = |key: &str| {
        wordings
            .iter()
            .any(|wording| same(&wording.label(key), text) || wording.words(key).iter().any(|word| same(word, text)))
    };
    WORDS.iter().find(|(key, _)| said(key)).map(|(_, word)| *word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> InLine<Vec<EventEntry>> {
        table(text.as_bytes())
    }

    #[test]
    fn heads_and_classes_of_any_language_are_understood_and_a_lone_cr_ends_a_line() {
        for text in [
            "Name,Rating,Date of birth,Organisation,\"Class, needs\",Assistants\rAnn,2000,1990,Kyiv,blind,\"Bo, Cy\"\r",
            "№;Фамилия, имя;Рейтинг;Дата рождения;Организация;Класс, потребности;Ассистенты\r\n\
             7;Ann;2000;1990;Kyiv;нет зрения;Bo, Cy\r\n",
            "Прізвище, ім'я\tрейтинг\tДата народження\tОрганізація\tКлас, потреби\tПомічники\n\
             Ann\t2000\t1990\tKyiv\tнезрячий\tBo; Cy\n",
            "Прізвище, ім'я\tрейтинг\tДата народження\tОрганізація\tКлас, потреби\tАсистенти\n\
             Ann\t2000\t1990\tKyiv\tнезрячий\tBo; Cy\n",
            "Участник;Рейтинг;Дата рождения;Организация;Класс, потребности;Помощники\nAnn;2000;1990;Kyiv;нет зрения;Bo, Cy\n",
        ] {
            let [ann]: [EventEntry; 1] = read(text).expect("players").try_into().expect("one");
            let names = (ann.name.as_str(), ann.birth.as_str(), ann.from.as_str(), ann.rating);
            assert_eq!(names, ("Ann", "1990", "Kyiv", Some(2000)), "{text}");
            assert!(ann.needs.has(Need::Blind) && ann.assistants == ["Bo", "Cy"], "{text}");
        }
    }

    #[test]
    fn a_line_that_is_not_understood_is_named_and_nothing_is_guessed() {
        for (text, line, fault) in [
            ("", 1, PlayersFault::NoNames),
            ("Rating\n2000\n", 1, PlayersFault::NoNames),
            ("Name,Elo\nAnn,2000\n", 1, PlayersFault::Head("Elo".to_owned())),
            ("Name,Rating\rAnn,2000\rBo,x\r", 3, PlayersFault::Rating("x".to_owned())),
            ("Name,Rating\nAnn,0\n", 2, PlayersFault::Rating("0".to_owned())),
            ("Name,Rating\n\nAnn\n", 3, PlayersFault::Cells { found: 1, wanted: 2 }),
            ("Name,Rating\n,2000\n", 2, PlayersFault::NoName),
            ("Name\nAnn\nBo\nANN\n", 4, PlayersFault::Twice(2)),
            ("Name,\"Class, needs\"\nAnn,tired\n", 2, PlayersFault::Word("tired".to_owned())),
        ] {
            assert_eq!(read(text), Err((line, fault)), "{text}");
        }
        assert_eq!(table(b"Name\rAnn\rB\xffo\r"), Err((3, PlayersFault::Encoding)));
    }

    #[test]
    fn a_surname_and_a_given_name_of_their_own_columns_are_one_name() {
        for text in ["Фамилия;Имя;Рейтинг\nИванов;Пётр;100\n", "Прізвище,Рейтинг,Ім'я\nИванов,100,Пётр\n"]
        {
            let [one]: [EventEntry; 1] = read(text).expect("players").try_into().expect("one");
            assert_eq!((one.name.as_str(), one.rating), ("Иванов Пётр", Some(100)), "{text}");
        }
    }

    #[test]
    fn what_a_table_brings_in_moves_no_cursor() {
        let [one]: [EventEntry; 1] = read("Name\n\u{1b}[2JAnn\u{202e}\n").expect("players").try_into().expect("one");
        assert_eq!(one.name, "Ann");
    }
}
