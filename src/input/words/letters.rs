//! Words in the room of letters. They are read when such a room is opened.

mod ask;
mod days;
mod verbs;

use std::sync::OnceLock;

pub use self::ask::{LettersRequest, LettersUnread, TakeRequest, WriteRequest};
use self::days::DayWords;
use self::verbs::{DAYS, DayOf, FLAGS, Flag, SCORES, VERBS, Verb};
use super::book::Book;
use super::line::Line;
use super::{Tokens, numbers};
use golos_letters::{Day, Purpose, RulingKind, RulingParts, Said, Score};
use golos_rules::Side;
use golos_wording::{Lang, Wording, text_key};

/// The words of the room of letters, in the language of the interface and in English.
pub struct LettersLexicon {
    verbs: Book<Verb>,
    days: Book<DayOf>,
    flags: Book<Flag>,
    sides: Book<Side>,
    conditions: Book<()>,
    then: Book<()>,
    articles: Book<()>,
    room: Book<()>,
    numbers: Book<u32>,
    calendar: DayWords,
}

impl LettersLexicon {
    /// The words of a language and of English, kept as those of [`super::Lexicon::of`].
    #[must_use]
    pub fn of(lang: Lang) -> &'static LettersLexicon {
        static KEPT: [OnceLock<LettersLexicon>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        KEPT[lang as usize].get_or_init(|| LettersLexicon::new(&super::languages(lang)))
    }

    fn new(languages: &[Wording]) -> LettersLexicon {
        let one = |key| Book::new(languages, [(key, ())]);
        LettersLexicon {
            verbs: Book::new(languages, VERBS),
            days: Book::new(languages, DAYS),
            flags: Book::new(languages, FLAGS),
            sides: Book::new(languages, [(text_key::WORDS_WHITE, Side::White), (text_key::WORDS_BLACK, Side::Black)]),
            conditions: one(text_key::LETTERS_WORD_IF),
            then: one(text_key::LETTERS_WORD_THEN),
            articles: one(text_key::LETTERS_WORD_ARTICLE),
            room: one(text_key::LETTERS_WORD_ROOM),
            numbers: numbers(languages),
            calendar: DayWords::new(languages),
        }
    }

    /// Whether the line asks for the room itself.
    #[must_use]
    pub fn is_room(&self, line: &Tokens) -> bool {
        self.room.whole(&line.whole()).is_some()
    }

    /// A day: `2026-10-08`, `08.10`, or in words, "October 8th". Of a day without a year it is the one nearest to `today`.
    #[must_use]
    pub fn day(&self, line: &Tokens, today: Day) -> Option<Day> {
        let (day, rest) = self.calendar.take(&line.whole(), today)?;
        rest.is_empty().then_some(day)
    }

    /// The side that a line names, and nothing else.
    #[must_use]
    pub fn side(&self, line: &Tokens) -> Option<Side> {
        self.sides.whole(&line.whole())
    }

    /// Reads a line.
    ///
    /// # Errors
    /// [`LettersUnread`] if it is no command of this room, or lacks a part.
    pub fn read(&self, line: &Tokens, today: Day) -> Result<LettersRequest, LettersUnread> {
        let whole = line.whole();
        if whole.is_empty() {
            return Ok(LettersRequest::Next);
        }
        let Some((verb, rest)) = self.verbs.take(&whole) else {
            return Err(LettersUnread::Unknown(line.text().to_owned()));
        };
        let parts = self.parts(rest, today);
        let plain = |ask: LettersRequest| match parts.segments.concat().as_str() {
            "" => Ok(ask),
            stray => Err(LettersUnread::Behind(stray.trim().to_owned())),
        };
        match verb {
            Verb::Games => plain(LettersRequest::Games),
            Verb::Due => plain(LettersRequest::Due),
            Verb::Back => plain(LettersRequest::Back),
            Verb::Letters => plain(LettersRequest::Letters),
            Verb::Letter => match (rest_number(&self.numbers, &parts), parts.is_bare()) {
                (Some(number), _) => Ok(LettersRequest::Letter(Some(number))),
                (None, true) => Ok(LettersRequest::Letter(None)),
                (None, false) => plain(LettersRequest::Letter(None)),
            },
            Verb::Position if parts.is_bare() => Ok(LettersRequest::Position(None)),
            Verb::Position => Ok(LettersRequest::Position(Some(parts.main()))),
            Verb::Moves => plain(LettersRequest::Moves),
            Verb::Time => plain(LettersRequest::Time),
            Verb::Chart => plain(LettersRequest::Chart),
            Verb::Offers => plain(LettersRequest::Offers),
            Verb::New => plain(LettersRequest::New),
            Verb::Take => Ok(LettersRequest::Take(TakeRequest {
                file: Some(parts.main()).filter(|file| !file.is_empty()),
                by: parts.side,
                arrived: parts.day(DayOf::Arrived),
                postmark: parts.day(DayOf::Postmark),
                receipt: parts.day(DayOf::Receipt),
                sent: parts.day(DayOf::Sent),
                received: parts.day(DayOf::Received),
            })),
            Verb::Write if parts.is_bare() && parts.flags.is_empty() && !parts.takes_break => Err(LettersUnread::Moves),
            Verb::Write => Ok(LettersRequest::Write(parts.letter(Purpose::Reply, Vec::new()))),
            Verb::Query => Ok(LettersRequest::Write(parts.letter(Purpose::Query, Vec::new()))),
            Verb::Repeat => Ok(LettersRequest::Write(parts.letter(Purpose::Repeat, Vec::new()))),
            Verb::Again => plain(LettersRequest::Again),
            Verb::Agree => Ok(LettersRequest::Write(parts.letter(Purpose::Notice, vec![Said::AcceptsDraw]))),
            Verb::Thinking => Ok(LettersRequest::Write(parts.letter(Purpose::Notice, Vec::new()))),
            Verb::Paper(kind) => plain(LettersRequest::Paper(kind)),
            Verb::Resign => Ok(LettersRequest::Write(parts.letter(Purpose::Notice, vec![Said::Resigns]))),
            Verb::Break => match parts.bare_days.as_slice() {
                [first, last] => Ok(LettersRequest::Break {
                    by: parts.side,
                    first: *first,
                    last: *last,
                    told: parts.day(DayOf::Sent),
                    is_allowed: parts.flags.contains(&Flag::Allowed),
                }),
                _ => Err(LettersUnread::TwoDays),
            },
            Verb::EndBreak => Ok(LettersRequest::EndBreak { by: parts.side, on: parts.bare_days.first().copied() }),
            Verb::Claim => Ok(LettersRequest::Claim {
                by: parts.side,
                moves: parts.main(),
                sent: parts.day(DayOf::Sent).or(parts.bare_days.first().copied()),
                received: parts.day(DayOf::Received),
            }),
            Verb::Object => Ok(LettersRequest::Object { by: parts.side, on: parts.bare_days.first().copied() }),
            Verb::Rule(kind) => self.ruling(kind, parts),
        }
    }

    fn ruling(&self, kind: RulingKind, mut parts: Parts) -> Result<LettersRequest, LettersUnread> {
        let on = parts.bare_days.first().copied();
        let mut days = None;
        let mut stray = Vec::new();
        for word in parts.main().split_whitespace() {
            let number = word.parse().ok().or_else(|| self.numbers.whole(&Line::read(word)));
            match number {
                Some(number) if days.is_none() => days = Some(number),
                Some(_) | None => stray.push(word.to_owned()),
            }
        }
        // "Six days": the unit carries nothing.
        stray.retain(|word| word.chars().count() > 1 && !self.calendar.is_unit(word));
        if let Some(word) = stray.first() {
            return Err(LettersUnread::Behind(word.clone()));
        }
        // "Adjudicated for White", "a draw": what is ruled is said in words as well as in signs.
        if matches!(kind, RulingKind::Result | RulingKind::Papers) && parts.flags.contains(&Flag::Draw) {
            parts.score.get_or_insert(Score::Draw);
        }
        if kind == RulingKind::Result {
            parts.score = parts.score.or(parts.side.map(Score::won_by));
        }
        let bar = parts.flags.contains(&Flag::Bar);
        let articles = std::mem::take(&mut parts.articles);
        let parts = RulingParts { side: parts.side, score: parts.score, days, articles, bar };
        Ok(LettersRequest::Rule { kind, parts, on })
    }

    /// The parts of what follows the word of a command, whatever their order.
    fn parts(&self, mut line: Line<'_>, today: Day) -> Parts {
        let mut parts = Parts { segments: vec![String::new()], ..Parts::default() };
        while !line.is_empty() {
            let word = line.before(1).text().to_owned();
            if let Some((_, score)) = SCORES.iter().find(|(text, _)| *text == word.trim_end_matches(['.', ','])) {
                parts.score = Some(*score);
                line = line.behind(1);
            } else if let Some((of, rest)) = self.days.take(&line)
                && let Some((day, rest)) = self.calendar.take(&rest, today)
            {
                parts.days.push((of, day));
                line = rest;
            } else if let Some((day, rest)) = self.calendar.take(&line, today) {
                parts.bare_days.push(day);
                line = rest;
            } else if let Some((Verb::Break, rest)) = self.verbs.take(&line) {
                parts.takes_break = true;
                line = rest;
            } else if parts.takes_break && parts.bare_days.len() < 2 {
                // "From" and "to": the days say it.
                line = line.behind(1);
            } else if let Some(((), rest)) = self.conditions.take(&line) {
                parts.segments.push(String::new());
                line = rest;
            } else if let Some((flag, rest)) = self.flags.take(&line) {
                parts.flags.push(flag);
                line = rest;
            } else if let Some((side, rest)) = self.sides.take(&line) {
                parts.side = Some(side);
                line = rest;
            } else if let Some(((), rest)) = self.then.take(&line) {
                line = rest;
            } else if let Some((article, rest)) = self.article(&line) {
                parts.articles.push(article);
                line = rest;
            } else {
                parts.add(&word);
                line = line.behind(1);
            }
        }
        parts
    }

    /// An article after its word, or by the form that it has: `R-10.2.6`.
    fn article<'a>(&self, line: &Line<'a>) -> Option<(String, Line<'a>)> {
        let (line, is_named) = match self.articles.take(line) {
            Some(((), rest)) => (rest, true),
            None => (line.clone(), false),
        };
        let word = line.first_typed()?;
        let (letters, number) = word.split_once('-').unwrap_or(("", word));
        let is_number = number.contains('.') && number.chars().all(|sign| sign.is_ascii_digit() || sign == '.');
        let is_article = is_number && (is_named || ["R", "DR", "CH"].contains(&letters));
        is_article.then(|| (word.to_owned(), line.behind(1)))
    }
}

/// The number that a line consists of: digits or words.
fn rest_number(numbers: &Book<u32>, parts: &Parts) -> Option<u32> {
    let text = parts.main();
    text.parse().ok().or_else(|| numbers.whole(&Line::read(&text)))
}

/// What follows the word of a command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Parts {
    /// The free text; after each "if" another begins.
    segments: Vec<String>,
    days: Vec<(DayOf, Day)>,
    /// Days without a word before them.
    bare_days: Vec<Day>,
    flags: Vec<Flag>,
    /// Whether a break is announced with a letter: its days are the first two bare ones.
    takes_break: bool,
    side: Option<Side>,
    score: Option<Score>,
    articles: Vec<String>,
}

impl Parts {
    fn add(&mut self, word: &str) {
        if let Some(segment) = self.segments.last_mut() {
            if !segment.is_empty() {
                segment.push(' ');
            }
            segment.push_str(word);
        }
    }

    fn main(&self) -> String {
        self.segments.first().cloned().unwrap_or_default()
    }

    fn is_bare(&self) -> bool {
        self.segments.iter().all(String::is_empty)
    }

    fn day(&self, of: DayOf) -> Option<Day> {
        self.days.iter().find(|(it, _)| *it == of).map(|(_, day)| *day)
    }

    fn letter(&self, purpose: Purpose, mut said: Vec<Said>) -> WriteRequest {
        let has = |flag| self.flags.contains(&flag);
        said.extend(has(Flag::FirstLost).then_some(Said::FirstLetterLost));
        said.extend(has(Flag::Draw).then_some(Said::OffersDraw));
        if let (true, [first, last, ..]) = (self.takes_break, self.bare_days.as_slice()) {
            said.push(Said::TakesBreak(*first, *last));
        }
        let is_notice = purpose == Purpose::Reply && self.is_bare() && !said.is_empty();
        WriteRequest {
            purpose: if is_notice { Purpose::Notice } else { purpose },
            by: self.side,
            moves: self.main(),
            offers: self.segments.iter().skip(1).filter(|segment| !segment.is_empty()).cloned().collect(),
            said,
            sent: self.day(DayOf::Sent),
            received: self.day(DayOf::Received),
            charges: !has(Flag::NoCharge),
            corrects: !has(Flag::NoCorrection),
        }
    }
}

#[cfg(test)]
mod tests;
