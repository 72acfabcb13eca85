//! A letter in plain text.

use super::super::{Dates, Day, Letter, Line, Purpose, Said, Written};
use super::Context;
use super::parts::{Part, parts};
use super::tokens::{Moves, days, is_move, listed_days, numbers};
use super::words::{Label, bare, label};

/// Lines that were not understood, which are kept, and characters of each.
const MOST_UNREAD: usize = 50;
const LONGEST_UNREAD: usize = 200;

/// Reads the lines of a letter.
pub(super) fn read(lines: &[&str], context: Context) -> Letter {
    let mut reader =
        Reader { letter: Letter::by(context.by), context, open: None, offers: false, closed: false, thinks: false };
    for line in lines {
        reader.line(line);
        if reader.closed {
            break;
        }
    }
    let mut letter = reader.letter;
    // With a move it is an answer, whatever else it says; a claim, a break and an address are told without one (R-10.3.6,
    //
    let is_bare = letter.moves.is_empty() && letter.accepted.is_none() && letter.purpose == Purpose::Reply;
    let is_told = |said: &Said| {
        matches!(said, Said::ClaimsFault | Said::TakesBreak(..) | Said::EndsBreak(_) | Said::NewAddress(_))
    };
    let thinks = reader.thinks && letter.said.is_empty();
    if is_bare && (thinks || (letter.repeat.is_empty() && letter.said.iter().any(is_told))) {
        letter.purpose = Purpose::Notice;
    }
    letter
}

/// The letter that a game in PGN or PDN is: all its moves.
pub(super) fn of_game(tags: &[(String, String)], moves: &str, context: Context) -> Letter {
    let mut letter = Letter::by(context.by);
    letter.moves = Moves::read(moves.split_whitespace(), context.game).moves;
    letter.code = tags.iter().find(|(name, _)| name == "Event").map(|(_, value)| value.clone());
    let resigns = match context.by {
        golos_rules::Side::White => "0-1",
        golos_rules::Side::Black => "1-0",
    };
    let result = tags.iter().find(|(name, _)| name == "Result").map(|(_, value)| value.as_str());
    if result == Some(resigns) {
        letter.said.push(Said::Resigns);
    }
    letter
}

struct Reader {
    letter: Letter,
    context: Context,
    /// The variation that is being read, by its place.
    open: Option<usize>,
    /// Whether the line offers a variation.
    offers: bool,
    /// The signature has come.
    closed: bool,
    /// The writer says that the answer is still being thought about.
    thinks: bool,
}

impl Reader {
    fn line(&mut self, line: &str) {
        self.offers = false;
        let parts = parts(line);
        let mut parts = parts.iter().peekable();
        while let Some(part) = parts.next() {
            match part.label {
                Some(Label::TakeBreak) => {
                    let to = parts.next_if(|next| next.label == Some(Label::To));
                    self.takes_break(part, to);
                }
                _ => self.part(part),
            }
        }
    }

    fn part(&mut self, part: &Part<'_>) {
        let near = self.context.near;
        let text = part.text();
        let first_day = || days(&text, near).first().copied();
        let dates: &mut Dates = &mut self.letter.dates;
        match part.label {
            None => self.plain(part),
            Some(Label::Greeting | Label::Skip | Label::To | Label::Not | Label::Month(_)) => {}
            Some(Label::Closing) => self.closed = true,
            Some(Label::Code) => {
                let code = text.trim_matches([':', '-', ' ', '.', ',', ';']).to_owned();
                self.letter.code = Some(code).filter(|code| !code.is_empty());
            }
            Some(Label::Repeat) => self.letter.repeat.extend(self.moves(part)),
            Some(Label::Own) => {
                let moves = self.moves(part);
                self.letter.moves.extend(moves);
            }
            Some(Label::Accept) => {
                let (name, rest) = self.name(part);
                let moves = Moves::read(rest.iter().copied(), self.context.game).moves;
                // Without moves it is another word for something else, unless it names a variation.
                let is_variation = name.is_some() || !moves.is_empty() || names_variation(part);
                match &mut self.letter.accepted {
                    _ if !is_variation => self.unread(part),
                    Some(line) => {
                        line.name = line.name.take().or(name);
                        line.moves.extend(moves);
                    }
                    None => self.letter.accepted = Some(Line { name, moves }),
                }
            }
            Some(Label::Dates) => self.dates(part),
            Some(Label::RepeatSent) => dates.repeated = first_day().or(dates.repeated),
            Some(Label::PartnerSent) => dates.partner_sent = first_day().or(dates.partner_sent),
            Some(Label::Received) => dates.received = first_day().or(dates.received),
            Some(Label::Sent) => dates.sent = first_day().or(dates.sent),
            Some(Label::Totals) => match numbers(&text).as_slice() {
                [white, black, ..] => self.letter.totals = Some((*white, *black)),
                [] | [_] => self.unread(part),
            },
            Some(Label::WhiteTime) => self.total(&text, |(_, black), days| (days, black)),
            Some(Label::BlackTime) => self.total(&text, |(white, _), days| (white, days)),
            Some(Label::Charge) => self.letter.charge = self.letter.charge.or(numbers(&text).first().copied()),
            Some(Label::Correct) => self.letter.correction = numbers(&text).first().copied().or(self.letter.correction),
            Some(Label::Query) => {
                self.letter.purpose = Purpose::Query;
                self.open = None;
            }
            Some(Label::Repeated) => self.letter.purpose = Purpose::Repeat,
            // Inside a variation it binds nobody.
            Some(Label::OfferDraw) if self.offers => self.unread(part),
            Some(Label::OfferDraw) => self.say(Said::OffersDraw),
            Some(Label::AcceptDraw) => self.say(Said::AcceptsDraw),
            Some(Label::Resign) => self.say(Said::Resigns),
            Some(Label::TakeBreak | Label::BreakWord) => {
                self.say(Said::BreakInOtherWords(clip(part.whole)));
            }
            Some(Label::EndBreak) => match first_day() {
                Some(day) => self.say(Said::EndsBreak(day)),
                None => self.unread(part),
            },
            Some(Label::Claim) => self.say(Said::ClaimsFault),
            Some(Label::Lost) => self.say(Said::FirstLetterLost),
            Some(Label::Thinking) => self.thinks = true,
            Some(Label::Address) => self.say(Said::NewAddress(clip(text.trim_matches([':', ' '])))),
            Some(Label::If) => self.begin(None, part),
            Some(Label::On) => {
                // "On" is a common word: only before a move it begins a variation.
                let is_meant = part.words.first().is_some_and(|word| is_move(word, self.context.game));
                if is_meant { self.begin(None, part) } else { self.unread(part) }
            }
            Some(Label::Then | Label::IOffer) => self.go_on(part),
            Some(Label::Variation) => {
                let (name, rest) = self.name(part);
                self.offers = true;
                let moves = self.line_moves(&rest);
                self.letter.offers.push(Line { name, moves });
                self.open = Some(self.letter.offers.len() - 1);
            }
        }
    }

    /// The three dates of. One that cannot be read keeps its place.
    fn dates(&mut self, part: &Part<'_>) {
        let found = listed_days(&part.text(), self.context.near);
        if found.iter().take(3).any(Option::is_none) {
            self.unread(part);
        }
        let dates = &mut self.letter.dates;
        match *found.as_slice() {
            [partner_sent, received, sent, ..] => {
                (dates.partner_sent, dates.received, dates.sent) = (partner_sent, received, sent);
            }
            // The day of the writer's own dispatch cannot be that of its receipt by post: the last date is missing.
            [first, second] if first.is_some() && first == self.context.answered && first != second => {
                (dates.partner_sent, dates.received) = (first, second);
            }
            [received, sent] => (dates.received, dates.sent) = (received.or(dates.received), sent.or(dates.sent)),
            // The first letter of a game has one date.
            [sent] => dates.sent = sent.or(dates.sent),
            [] => {}
        }
    }

    /// Words that no phrase begins: moves, or the rest of a variation, or something that is not understood.
    fn plain(&mut self, part: &Part<'_>) {
        let found = Moves::read(part.whole.split_whitespace(), self.context.game);
        if found.moves.is_empty() || found.others > 0 {
            self.unread(part);
        } else if let Some(line) = self.open.and_then(|open| self.letter.offers.get_mut(open)) {
            line.moves.extend(found.moves);
        } else {
            self.letter.moves.extend(found.moves);
        }
    }

    /// The moves after a phrase. Where there are none, what stands there is a move that nobody can read.
    fn moves(&self, part: &Part<'_>) -> Vec<Written> {
        let found = Moves::read(part.words.iter().copied(), self.context.game);
        let text = part.text();
        let text = text.trim_matches([':', ' ', '.', '-']);
        if found.moves.is_empty() && !text.is_empty() {
            return vec![Written::new(&clip(text))];
        }
        found.moves
    }

    /// The same of a variation, in which "any move" is kept.
    fn line_moves(&self, words: &[&str]) -> Vec<Written> {
        let found = Moves::read(words.iter().copied(), self.context.game);
        let text = words.join(" ");
        let text = text.trim_matches([':', ',', ' ', '.', '-', '–', '—']);
        if found.moves.is_empty() && !text.is_empty() { vec![Written::new(&clip(text))] } else { found.moves }
    }

    fn begin(&mut self, name: Option<String>, part: &Part<'_>) {
        self.offers = true;
        // A line of a named variation goes on in "if … then …".
        let moves = self.line_moves(&part.words);
        let empty = self.open.and_then(|open| self.letter.offers.get_mut(open)).filter(|line| line.moves.is_empty());
        match empty {
            Some(line) => line.moves = moves,
            None => {
                self.letter.offers.push(Line { name, moves });
                self.open = Some(self.letter.offers.len() - 1);
            }
        }
    }

    fn go_on(&mut self, part: &Part<'_>) {
        let moves = self.line_moves(&part.words);
        match self.open.and_then(|open| self.letter.offers.get_mut(open)) {
            Some(line) => line.moves.extend(moves),
            None => self.unread(part),
        }
    }

    /// The name of a variation before its moves: one letter, or a number.
    fn name<'a>(&self, part: &Part<'a>) -> (Option<String>, Vec<&'a str>) {
        let words = part.words.as_slice();
        let bare = |word: &&str| word.trim_matches([':', '.', ',', '«', '»', '"', ')']).to_owned();
        // `1...` is the number of a move.
        let is_name =
            |word: &&str| bare(word).chars().count() <= 2 && !word.contains('.') && !is_move(word, self.context.game);
        match words.split_first() {
            Some((first, rest)) if is_name(first) => (Some(bare(first)).filter(|name| !name.is_empty()), rest.to_vec()),
            _ => (None, words.to_vec()),
        }
    }

    /// The break in the words of the document: "from … to …" and nothing else.
    fn takes_break(&mut self, part: &Part<'_>, to: Option<&Part<'_>>) {
        let near = self.context.near;
        let one = |part: &Part<'_>| -> Option<Day> {
            match days(&part.text(), near).as_slice() {
                [day, ..] => Some(*day),
                [] => None,
            }
        };
        match (one(part), to.and_then(one)) {
            (Some(first), Some(last)) => self.say(Said::TakesBreak(first, last)),
            _ => self.say(Said::BreakInOtherWords(clip(part.whole))),
        }
    }

    fn total(&mut self, text: &str, set: impl Fn((u32, u32), u32) -> (u32, u32)) {
        // `4/7`: of the move, and of all.
        if let Some(days) = numbers(text).last() {
            self.letter.totals = Some(set(self.letter.totals.unwrap_or_default(), *days));
        }
    }

    fn say(&mut self, said: Said) {
        if self.letter.said.len() < MOST_UNREAD && !self.letter.says(&said) {
            self.letter.said.push(said);
        }
    }

    fn unread(&mut self, part: &Part<'_>) {
        if self.letter.unread.len() < MOST_UNREAD && part.whole.chars().any(char::is_alphanumeric) {
            self.letter.unread.push(clip(part.whole));
        }
    }
}

/// Whether a part that accepts something names a variation: "принимаю вариант полностью".
fn names_variation(part: &Part<'_>) -> bool {
    let variation = |word: &str| label(&[bare(word)]).is_some_and(|(_, label)| label == Label::Variation);
    part.whole.split_whitespace().any(variation)
}

/// A text cut to what is kept of it.
fn clip(text: &str) -> String {
    text.chars().filter(|sign| !sign.is_control()).take(LONGEST_UNREAD).collect()
}
