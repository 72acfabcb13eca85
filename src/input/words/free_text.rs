//! What is said in any order: «чёрные не пришли», «белым замечание», «добавь белым минуту», «Анна пришла». It is put into
//! the order of a command, and read as one; what has a word too many, or too few to tell, stays what it was.

use super::book::Book;
use super::line::Line;
use super::table::{CommandRow, Imposes, Verb};
use super::{CommandParseError, Lexicon, Tokens, length};
use crate::words::line::fold;
use golos_clock::Ms;
use golos_game::{Query, RecordRequest, Request, Seat};
use golos_rules::{BySide, Side};
use golos_wording::text_key;

/// The letters of a name that its forms share at least.
const STEM: usize = 3;

/// The letters that the forms of a name differ by at most.
const ENDING: usize = 2;

/// A line in the order of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ordered {
    /// The command, without a reason; sides and times in English and in digits.
    pub line: String,
    /// What stood behind it as its reason; empty: none.
    pub reason: String,
    /// What it lacks, where no word of a command is in it.
    pub lacks: Option<CommandParseError>,
}

/// What stands in a line besides words.
#[derive(Default)]
struct Parts<'a> {
    sides: Vec<Side>,
    both: bool,
    time: Option<Ms>,
    words: Vec<&'a str>,
}

impl Parts<'_> {
    /// Whom it is about, as a command says it; none: nobody; `Err` if two sides are named.
    fn whom(&self) -> Result<Option<&'static str>, ()> {
        match (self.both, self.sides.as_slice()) {
            (true, []) => Ok(Some("both")),
            (false, []) => Ok(None),
            (false, [side]) => Ok(Some(named(*side))),
            (true, _) | (false, _) => Err(()),
        }
    }

    fn side(&self) -> Option<Side> {
        match (self.both, self.sides.as_slice()) {
            (false, [side]) => Some(*side),
            _ => None,
        }
    }

    /// The time as a command says it.
    fn time(&self) -> String {
        let Some(secs) = self.time.map(Ms::secs) else { return String::new() };
        format!(" {}:{:02}:{:02}", secs / 3600, secs / 60 % 60, secs % 60)
    }

    fn rest(&self) -> String {
        self.words.join(" ")
    }
}

impl Lexicon {
    /// Whether it says that there was a mistake: «ошибка», and of the `arbiter` «ошибся».
    #[must_use]
    pub fn is_mistake(&self, line: &Tokens, arbiter: bool) -> bool {
        let line = line.said_line();
        self.mistake.whole(&line).is_some() || arbiter && self.erred.whole(&line).is_some()
    }

    /// Who speaks, and the commands that a line may mean, whatever the order of its words, each with the reason behind it;
    /// `players` are called by their names as well.
    #[must_use]
    pub fn in_order(&self, line: &Tokens, players: &BySide<String>) -> (Option<Seat>, Vec<Ordered>) {
        // «Чёрные не пришли»: who is named without a colon may be whom it is about.
        let by = line.seat().filter(|seat| line.is_addressed() || *seat == Seat::Arbiter);
        let whole = if by.is_some() { line.said_line() } else { line.whole() };
        let parted = self.heads(&whole).into_iter();
        let read = |(head, reason): (Line<'_>, Line<'_>)| {
            let (line, lacks) = self.ordered(&head, players)?;
            Some(Ordered { line, reason: self.reason(&reason), lacks })
        };
        let bare = self.bare(&whole, false).join(" ");
        let looked = self.looking(&whole).map(|_| whole.text().to_owned());
        let looked = looked.or_else(|| self.looking(&Line::read(&bare)).map(|_| bare));
        let plain = |line| Ordered { line, reason: String::new(), lacks: None };
        let own = self.by_stems(&whole).into_iter().chain(looked).map(plain);
        let last = self.unasked(&whole).into_iter().chain(self.complaint(&whole)).map(plain);
        (by, parted.filter_map(read).chain(own).chain(last).collect())
    }

    /// Where a line may be parted from its reason: nowhere, before the word that begins one, behind a comma or a colon.
    fn heads<'a>(&self, line: &Line<'a>) -> Vec<(Line<'a>, Line<'a>)> {
        let mut heads = vec![(line.clone(), Line::read(""))];
        if let Some(from) = (1..line.count()).find(|from| self.begins_reason(&line.behind(*from))) {
            heads.insert(0, (line.before(from), line.behind(from)));
        }
        for sign in [", ", ": ", " – ", " - "] {
            let parted = line.text().split_once(sign);
            heads.extend(parted.map(|(head, reason)| (Line::read(head), Line::read(reason))));
        }
        heads
    }

    /// The line of a command, and what it lacks besides; none if it is none.
    fn ordered(&self, line: &Line<'_>, players: &BySide<String>) -> Option<(String, Option<CommandParseError>)> {
        let words: Vec<&str> = line.words().collect();
        let without = |at: usize, count: usize| {
            let kept = words.iter().enumerate().filter(|(index, _)| !(at..at + count).contains(index));
            kept.map(|(_, word)| *word).collect::<Vec<_>>().join(" ")
        };
        let phrase = |at: usize, count: usize| words.get(at..at + count).unwrap_or_default().join(" ");
        if let Some((at, count, imposes)) = best(&self.sanctions, line)
            && !matches!(imposes, Imposes::Kind(kind) if kind.takes_a_number())
        {
            let rest = without(at, count);
            let parts = self.parts(&rest, players);
            let is_all = parts.words.is_empty() || self.sanction_words(&parts.rest());
            if let Some(whom) = parts.whom().ok()?.filter(|_| is_all) {
                return Some((format!("sanction {whom} {}{}", phrase(at, count), parts.time()), None));
            }
        }
        for (at, count) in
            [best(&self.faults, line).map(place), best(&self.reports, line).map(place)].into_iter().flatten()
        {
            let rest = without(at, count);
            let parts = self.parts(&rest, players);
            if parts.words.is_empty() && !parts.both && parts.time.is_none() {
                let whom = parts.whom().ok()?.map(|whom| format!("{whom} ")).unwrap_or_default();
                return Some((format!("fault {whom}{}", phrase(at, count)), None));
            }
        }
        // `sanction white …` that was not understood is none the less a sanction, and no remark about a noise.
        let begins = self.board.take(line).map(|(row, _)| row).filter(|row| row.when.is_desk());
        let is_other = |row: &CommandRow<Verb>| begins.is_some_and(|begins| begins.words != row.words);
        // Two minutes are a time of any other command: «белым добавить две минуты».
        let is_verb = |row: &&CommandRow<Verb>| !matches!(row.means, Verb::TwoMinutes);
        let command = best_of(&self.board, line, is_verb).or_else(|| best(&self.board, line));
        if let Some((at, count, row)) = command.filter(|(.., row)| !is_other(row)) {
            let rest = without(at, count);
            if let Some(line) = self.with_verb(row, &phrase(at, count), &self.parts(&rest, players)) {
                return Some((line, None));
            }
        }
        for (book, command) in [(&self.no_show, "absent"), (&self.win, "result")] {
            if let Some((at, count, ())) = best(book, line) {
                let rest = without(at, count);
                let parts = self.parts(&rest, players);
                if let Some(whom) = parts.whom().ok()?.filter(|_| parts.words.is_empty() && parts.time.is_none()) {
                    return Some((format!("{command} {whom}"), None));
                }
            }
        }
        let whole = without(0, 0);
        let parts = self.parts(&whole, players);
        let whom = parts.whom().ok()?.filter(|_| parts.words.is_empty() && parts.time.is_some())?;
        Some((format!("{whom}{}", parts.time()), Some(CommandParseError::Change)))
    }

    /// Whether these are no more than the word for a sanction.
    fn sanction_words(&self, text: &str) -> bool {
        matches!(self.board.whole(&Line::read(text)), Some(CommandRow { means: Verb::Sanction, .. }))
    }

    /// The command of this word with what stands around it; none where something is left over.
    fn with_verb(&self, row: &CommandRow<Verb>, verb: &str, parts: &Parts<'_>) -> Option<String> {
        let whom = parts.whom().ok()?;
        let behind = || whom.map(|whom| format!(" {whom}")).unwrap_or_default();
        let by = || parts.side().map(|side| format!("{}: ", named(side))).unwrap_or_default();
        let is_bare = parts.words.is_empty() && parts.time.is_none();
        match &row.means {
            Verb::Time(_) if parts.words.is_empty() => Some(format!("{verb}{}{}", behind(), parts.time())),
            Verb::Absent | Verb::Arrived | Verb::Sign | Verb::Result | Verb::Fault if is_bare => {
                Some(format!("{verb}{}", behind()))
            }
            // Who says that the other's flag is down claims it.
            Verb::Flag if is_bare => match parts.side() {
                Some(side) => Some(format!("{}: {verb}", named(side.other()))),
                None => Some(verb.to_owned()).filter(|_| !parts.both),
            },
            // «Часы белых двенадцать минут»: what they shall show.
            Verb::Plain(Request::Record(RecordRequest::Query(Query::Clock))) if parts.words.is_empty() && !is_bare => {
                whom.map(|whom| format!("set {whom}{}", parts.time()))
            }
            Verb::Plain(Request::Record(RecordRequest::Query(_))) if is_bare => Some(verb.to_owned()),
            Verb::Plain(Request::Resign | Request::Offer(_)) if is_bare && !parts.both => {
                let is_answer = row.words == text_key::WORDS_ACCEPT || row.words == text_key::WORDS_DECLINE;
                Some(format!("{}{verb}", by())).filter(|_| !is_answer || parts.sides.is_empty())
            }
            Verb::Claim if parts.time.is_none() && !parts.both => {
                let kind = parts.rest();
                let is_kind = kind.is_empty() || self.claims.whole(&Line::read(&kind)).is_some();
                is_kind.then(|| format!("{}{verb} {kind}", by()).trim_end().to_owned())
            }
            // What is ruled may stand before the ruling.
            Verb::Plain(_) if row.when.is_desk() && whom.is_none() && parts.time.is_none() => {
                let topic = parts.rest();
                let is_topic = topic.is_empty() || self.topics.whole(&Line::read(&topic)).is_some();
                is_topic.then(|| format!("{verb} {topic}").trim_end().to_owned())
            }
            Verb::Pause | Verb::Start | Verb::Call | Verb::Seal | Verb::Correct if is_bare && whom.is_none() => {
                Some(verb.to_owned())
            }
            Verb::Plain(_)
            | Verb::Start
            | Verb::Flag
            | Verb::Square
            | Verb::Diagonal
            | Verb::Near
            | Verb::Moves
            | Verb::Claim
            | Verb::Show
            | Verb::Pause
            | Verb::Time(_)
            | Verb::Counter
            | Verb::NextPeriod
            | Verb::TwoMinutes
            | Verb::Result
            | Verb::Absent
            | Verb::Arrived
            | Verb::Sign
            | Verb::Protest(_)
            | Verb::Fault
            | Verb::Correct
            | Verb::Sanction
            | Verb::Force
            | Verb::Pass
            | Verb::Seal
            | Verb::Envelope
            | Verb::Ending
            | Verb::Resumption
            | Verb::Session
            | Verb::Annul
            | Verb::Arrange(_)
            | Verb::Gap
            | Verb::Note
            | Verb::Tell(_)
            | Verb::BoardCursor(..)
            | Verb::Call
            | Verb::Remark
            | Verb::Rule
            | Verb::Help
            | Verb::After(_)
            | Verb::Level
            | Verb::Leave => None,
        }
    }

    /// The sides, the time and the words of a text, without what carries no meaning.
    fn parts<'a>(&self, text: &'a str, players: &BySide<String>) -> Parts<'a> {
        let mut parts = Parts::default();
        let mut rest = Line::read(text);
        while let Some(word) = rest.first_typed() {
            let units = || self.times.units.take(&rest).filter(|_| word.chars().count() >= STEM);
            let side = self.sides.take(&rest).filter(|_| word.chars().count() > 1);
            rest = if let Some((time, behind)) = length::take(&self.times, &rest).filter(|_| parts.time.is_none()) {
                parts.time = Some(time);
                behind
            } else if let Some(((), behind)) = self.both.take(&rest) {
                parts.both = true;
                behind
            } else if let Some((side, behind)) = side {
                parts.add(side);
                behind
            } else if let Some(side) = called(word, players) {
                parts.add(side);
                rest.behind(1)
            } else if let Some((seconds, behind)) = units().filter(|_| parts.time.is_none()) {
                parts.time = Some(Ms::from_secs(seconds));
                behind
            } else if let Some(((), behind)) = self.fillers.take(&rest) {
                behind
            } else {
                parts.words.push(word);
                rest.behind(1)
            };
        }
        parts
    }
}

impl Parts<'_> {
    fn add(&mut self, side: Side) {
        if !self.sides.contains(&side) {
            self.sides.push(side);
        }
    }
}

const fn named(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

fn place<V>((at, count, _): (usize, usize, V)) -> (usize, usize) {
    (at, count)
}

/// The longest phrase of a book anywhere in a line: where it begins, of how many words, and what it means. Letters alone are
/// none: they are prepositions as well.
pub(super) fn best<V: Copy>(book: &Book<V>, line: &Line<'_>) -> Option<(usize, usize, V)> {
    best_of(book, line, |_| true)
}

/// The longest phrase of the book in the line, of those that are meant so.
fn best_of<V: Copy>(book: &Book<V>, line: &Line<'_>, is: impl Fn(&V) -> bool) -> Option<(usize, usize, V)> {
    let count = line.count();
    let found = (0..count).filter_map(|at| {
        let (means, rest) = book.take(&line.behind(at)).filter(|(means, _)| is(means))?;
        let words = count - at - rest.count();
        let letters: usize = line.words().skip(at).take(words).map(|word| word.chars().count()).sum();
        (letters >= STEM || words == count).then_some((at, words, letters, means))
    });
    let longest = found.reduce(|best, next| if (next.1, next.2) > (best.1, best.2) { next } else { best });
    longest.map(|(at, words, _, means)| (at, words, means))
}

/// Whose name it is, in whatever form: «Бориса», «Анне»; none if it could be the name of both.
fn called(word: &str, players: &BySide<String>) -> Option<Side> {
    let word = fold(word);
    let is_form = |name: &str| {
        let name = fold(name);
        let (shorter, longer) =
            (word.chars().count().min(name.chars().count()), word.chars().count().max(name.chars().count()));
        let shared = word.chars().zip(name.chars()).take_while(|(one, other)| one == other).count();
        name == word || (shared >= STEM && shared + ENDING >= longer && shared + 1 >= shorter)
    };
    let is_of = |side: &Side| players[*side].split_whitespace().any(is_form);
    let mut of = Side::BOTH.into_iter().filter(is_of);
    of.next().filter(|_| of.next().is_none())
}
