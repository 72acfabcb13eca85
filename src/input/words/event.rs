//! Words at the desk of an event. They are read when such a desk is opened: at a board nobody needs them.

mod ask;
mod files;
mod sums;
mod teams;
mod verb;

pub use self::ask::{EventRequest, EventTopic, EventUnread, Field, Told};
use self::files::FileWords;
use self::teams::TeamWords;
use self::verb::{VERBS, Verb};
use super::book::Book;
use super::hour::hour;
use super::line::Line;
use super::namesakes::{found, one};
use super::{CommandParseError, Tokens, numbers};
use golos_people::Need;
use golos_rules::Side;
use golos_tournament::crosstable::{Bye, Number};
use golos_tournament::document::DocumentRequest;
use golos_tournament::event::{Score, Sex};
use golos_tournament::standings::Plus;
use golos_wording::{Lang, NAME_CHARS, Wording, clean, text_key};
use std::sync::OnceLock;

/// The most numbers in one line: everybody of a large field.
const MOST_NUMBERS: usize = 2000;

/// The most words of a name that stands where a number can.
const NAME_WORDS: usize = 3;

const SCORES: [(&str, Score); 7] = [
    (text_key::EVENT_WORD_WHITE, Score::Won(Side::White)),
    (text_key::EVENT_WORD_BLACK, Score::Won(Side::Black)),
    (text_key::EVENT_WORD_DRAWN, Score::Drawn),
    (text_key::EVENT_WORD_LOST, Score::BothLost),
    (text_key::EVENT_WORD_MINUSES, Score::Minuses),
    (text_key::EVENT_WORD_PLUS_WHITE, Score::Plus(Side::White)),
    (text_key::EVENT_WORD_PLUS_BLACK, Score::Plus(Side::Black)),
];

const UNPLAYED: [(&str, Option<Plus>); 5] = [
    (text_key::EVENT_WORD_UNPLAYED_LEAST, Some(Plus::Least)),
    (text_key::EVENT_WORD_UNPLAYED_FINISHERS, Some(Plus::LeastOfFinishers)),
    (text_key::EVENT_WORD_UNPLAYED_VIRTUAL, Some(Plus::Virtual)),
    (text_key::EVENT_WORD_UNPLAYED_DUMMY, Some(Plus::Dummy)),
    (text_key::EVENT_WORD_UNPLAYED_RULES, None),
];

#[derive(Clone, Copy)]
enum EventWord {
    Name,
    Rating,
    Born,
    From,
    Title,
    Id,
    Assistant,
    Sex(Sex),
    Hors,
    Need(Need),
}

const KEYS: [(&str, EventWord); 16] = [
    (text_key::EVENT_WORD_NAMED, EventWord::Name),
    (text_key::EVENT_WORD_RATING, EventWord::Rating),
    (text_key::EVENT_WORD_BORN, EventWord::Born),
    (text_key::EVENT_WORD_FROM, EventWord::From),
    (text_key::EVENT_WORD_TITLE, EventWord::Title),
    (text_key::EVENT_WORD_ID, EventWord::Id),
    (text_key::EVENT_WORD_ASSISTANT, EventWord::Assistant),
    (text_key::EVENT_WORD_MAN, EventWord::Sex(Sex::Man)),
    (text_key::EVENT_WORD_WOMAN, EventWord::Sex(Sex::Woman)),
    (text_key::EVENT_WORD_HORS, EventWord::Hors),
    (text_key::EVENT_WORD_BLIND, EventWord::Need(Need::Blind)),
    (text_key::EVENT_WORD_LOW_VISION, EventWord::Need(Need::LowVision)),
    (text_key::EVENT_WORD_DEAF, EventWord::Need(Need::Deaf)),
    (text_key::EVENT_WORD_DEAFBLIND, EventWord::Need(Need::Deafblind)),
    (text_key::EVENT_WORD_NO_HANDS, EventWord::Need(Need::NoHands)),
    (text_key::EVENT_WORD_WHEELCHAIR, EventWord::Need(Need::Wheelchair)),
];

/// The words of the desk of an event, in the language of the interface and in English.
pub struct EventLexicon {
    verbs: Book<Verb>,
    scores: Book<Score>,
    keys: Book<EventWord>,
    byes: Book<Bye>,
    round: Book<()>,
    board: Book<()>,
    odd: Book<()>,
    unscore: Book<()>,
    advance: Book<()>,
    because: Book<()>,
    because_of: Book<()>,
    sides: Book<Side>,
    teams: TeamWords,
    files: FileWords,
    numbers: Book<u32>,
    and: Book<()>,
    draws: Book<bool>,
    result: Book<()>,
    of_games: Book<()>,
    unplayed: Book<Option<Plus>>,
}

impl EventLexicon {
    /// The words of a language and of English, kept as those of [`super::Lexicon::of`].
    #[must_use]
    pub fn of(lang: Lang) -> &'static EventLexicon {
        static KEPT: [OnceLock<EventLexicon>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        KEPT[lang as usize].get_or_init(|| EventLexicon::new(&super::languages(lang)))
    }

    fn new(languages: &[Wording]) -> EventLexicon {
        let one = |key| Book::new(languages, [(key, ())]);
        EventLexicon {
            verbs: Book::new(languages, VERBS),
            scores: Book::new(languages, SCORES),
            keys: Book::new(languages, KEYS),
            byes: Book::new(
                languages,
                [(text_key::EVENT_WORD_HALF, Bye::Half), (text_key::EVENT_WORD_FULL, Bye::Full)],
            ),
            round: one(text_key::EVENT_WORD_ROUND),
            board: one(text_key::EVENT_WORD_BOARD),
            odd: one(text_key::EVENT_WORD_ODD),
            unscore: one(text_key::EVENT_WORD_UNSCORE),
            advance: one(text_key::EVENT_WORD_ADVANCE),
            because: one(text_key::WORDS_BECAUSE),
            because_of: one(text_key::WORDS_BECAUSE_OF),
            sides: Book::new(languages, [(text_key::WORDS_WHITE, Side::White), (text_key::WORDS_BLACK, Side::Black)]),
            teams: TeamWords::new(languages),
            files: FileWords::new(languages),
            numbers: numbers(languages),
            and: one(text_key::WORDS_AND),
            result: one(text_key::EVENT_WORD_RESULT),
            of_games: one(text_key::EVENT_WORD_OF_GAMES),
            unplayed: Book::new(languages, UNPLAYED),
            draws: Book::new(
                languages,
                [(text_key::EVENT_WORD_DRAWN_OPENINGS, true), (text_key::EVENT_WORD_FREE_OPENINGS, false)],
            ),
        }
    }

    /// Reads a line; `names` are those of the players, by number from 1: a name stands wherever a number can.
    ///
    /// # Errors
    /// [`EventUnread`] if it is no command of this desk, or lacks a part.
    pub fn read(&self, line: &Tokens, names: &[String]) -> Result<EventRequest, EventUnread> {
        self.read_line(&line.whole(), names)
    }

    fn read_line(&self, whole: &Line<'_>, names: &[String]) -> Result<EventRequest, EventUnread> {
        let (line, reason) = self.parted(whole);
        if let Some(read) = self.of_teams(&line, &reason, names) {
            return read;
        }
        if let Some(read) = self.of_files(whole, names) {
            return read;
        }
        let verb = self.verbs.take(&line);
        // "First board white" is the lot, and not a result, as long as nothing is paired: the desk knows.
        let is_lot = matches!(&verb, Some((Verb::First, rest)) if self.sides.whole(rest).is_some());
        if !is_lot && let Some(ask) = self.of_board(&line, &reason) {
            return Ok(ask);
        }
        let (verb, rest) = verb.ok_or(EventUnread::Unknown)?;
        if let Verb::Start = verb
            && let Some(Err(CommandParseError::Hour(typed))) = hour(&rest, &self.sides, &self.numbers)
        {
            return Err(EventUnread::Hour(typed));
        }
        if let Some(ask) = self.verb(verb, &rest, reason, names) {
            return Ok(ask);
        }
        let namesakes = found(&rest, names);
        let names_one = matches!(verb, Verb::Player | Verb::Card) && !rest.is_empty();
        Err(match namesakes.len() {
            0 if names_one => EventUnread::Stranger(rest.text().to_owned()),
            0 | 1 => EventUnread::Half(verb.topic()),
            _ => EventUnread::Namesakes(namesakes),
        })
    }

    /// `round 1 board 3 draw`, `1 round, board 3 draw`, `3 draw`, `board 3`.
    fn of_board(&self, line: &Line<'_>, reason: &Option<String>) -> Option<EventRequest> {
        let after_round =
            self.number(line).and_then(|(round, rest)| self.round.take(&rest).map(|((), rest)| (round, rest)));
        if let Some((round, rest)) = after_round {
            return self.at_board(Some(round), &rest, reason);
        }
        self.at_board(None, line, reason)
    }

    fn verb(&self, verb: Verb, rest: &Line<'_>, reason: Option<String>, names: &[String]) -> Option<EventRequest> {
        let whom = |line: &Line<'_>| -> Option<Number> {
            match self.number(line) {
                Some((number, rest)) => rest.is_empty().then_some(number),
                None => one(&found(line, names)),
            }
        };
        let number = || whom(rest);
        let alone = |ask| rest.is_empty().then_some(ask);
        match verb {
            Verb::Enter => Some(EventRequest::Enter(self.fields(rest.text(), true)?)),
            Verb::Amend => {
                let (number, rest) = self.whom(rest, names)?;
                let fields = self.fields(rest.text(), false)?;
                (!fields.is_empty()).then_some(EventRequest::Amend { number, fields, reason })
            }
            Verb::Left => Some(EventRequest::Leave { number: number()?, reason: reason.unwrap_or_default() }),
            Verb::Returned => Some(EventRequest::Return { number: number()?, reason: reason.unwrap_or_default() }),
            Verb::Away => {
                let (number, round, rest) = self.of_round(rest, names)?;
                let bye = if rest.is_empty() { Bye::Zero } else { self.byes.whole(&rest)? };
                Some(EventRequest::Away { number, round, bye })
            }
            Verb::Present => {
                let (number, round, rest) = self.of_round(rest, names)?;
                rest.is_empty().then_some(EventRequest::Present { number, round })
            }
            Verb::Draw => Some(EventRequest::Draw(rest.text().to_owned())),
            Verb::Numbers => Some(EventRequest::Numbers(self.list(rest.text())?)),
            Verb::First => Some(EventRequest::First(self.sides.whole(rest)?)),
            Verb::Pair if rest.is_empty() => Some(EventRequest::Pair),
            Verb::Pair => self.by_hand(rest, reason.unwrap_or_default()),
            Verb::Unpair => alone(EventRequest::Unpair(reason.unwrap_or_default())),
            Verb::Start if rest.is_empty() => Some(EventRequest::Start),
            Verb::Start => hour(rest, &self.sides, &self.numbers)?.ok().map(EventRequest::StartAt),
            Verb::Open => Some(EventRequest::Open(self.boards(rest.clone())?)),
            Verb::HandOver => {
                let boards = self.boards(rest.clone())?;
                (boards.len() == 1).then(|| boards.first().copied().map(EventRequest::HandOver))?
            }
            Verb::Opening => Some(match self.draws.whole(rest) {
                Some(draws) => EventRequest::Draws(draws),
                None => EventRequest::Opening(rest.text().to_owned()),
            }),
            Verb::Rules | Verb::Control if rest.is_empty() => Some(EventRequest::Play),
            Verb::Rules => Some(EventRequest::Rules(rest.text().to_owned())),
            Verb::Control => Some(EventRequest::Control(rest.text().to_owned())),
            Verb::Press(by_hand) => alone(EventRequest::ByHand(by_hand)),
            Verb::Games => self.games(rest).map(EventRequest::Games),
            Verb::Unplayed if rest.is_empty() => Some(EventRequest::HowUnplayed),
            Verb::Unplayed => Some(EventRequest::Unplayed { how: self.unplayed.whole(rest)?, reason }),
            Verb::Regulation => alone(EventRequest::Regulation),
            Verb::Detail(_) | Verb::Plan | Verb::Order if rest.is_empty() => Some(EventRequest::Regulation),
            Verb::Detail(detail) => Some(EventRequest::Detail { detail, text: clean(rest.text(), NAME_CHARS) }),
            Verb::Plan => {
                let (rounds, rest) = self.number(rest)?;
                rest.is_empty().then_some(EventRequest::Plan { rounds, reason })
            }
            Verb::Order => Some(EventRequest::Order { named: rest.text().to_owned(), reason }),
            Verb::Desk => alone(EventRequest::Desk),
            Verb::Undo => alone(EventRequest::Undo),
            Verb::Digest if rest.is_empty() => Some(EventRequest::Digest(None)),
            Verb::Digest => {
                let (round, behind) = self.number(&self.round.skip(rest.clone()))?;
                behind.is_empty().then_some(EventRequest::Digest(Some(round)))
            }
            Verb::Note => (!rest.is_empty()).then(|| EventRequest::Note(rest.text().to_owned())),
            Verb::Entries => alone(EventRequest::Entries),
            Verb::Pairs => alone(EventRequest::Pairs),
            Verb::Unpaired => alone(EventRequest::Unpaired),
            Verb::Standings => alone(EventRequest::Standings),
            Verb::Player => Some(EventRequest::Player(number()?)),
            Verb::Why => self.why(rest, names),
            Verb::Missing => alone(EventRequest::Missing),
            Verb::Board => None,
            Verb::Protocol if rest.is_empty() => Some(EventRequest::Document(DocumentRequest::Round(None))),
            Verb::Protocol => {
                let (round, behind) = self.number(rest)?;
                behind.is_empty().then_some(EventRequest::Document(DocumentRequest::Round(Some(round))))
            }
            Verb::Crosstable => alone(EventRequest::Document(DocumentRequest::Crosstable)),
            Verb::ByRounds => alone(EventRequest::Document(DocumentRequest::SwissTable)),
            Verb::Card => Some(EventRequest::Document(DocumentRequest::Card(number()?))),
            Verb::Report => alone(EventRequest::Document(DocumentRequest::Report)),
            Verb::Round if rest.is_empty() => Some(EventRequest::Round),
            Verb::Round => {
                let (round, rest) = self.number(rest)?;
                if rest.is_empty() {
                    return Some(EventRequest::Digest(Some(round)));
                }
                self.at_board(Some(round), &rest, &reason)
            }
        }
    }

    /// `3`, `board 3`: those at a board; `Ann`, `player 3`: a player.
    fn why(&self, line: &Line<'_>, names: &[String]) -> Option<EventRequest> {
        if let Some((board, rest)) = self.number(&self.board.skip(line.behind(0))) {
            return rest.is_empty().then_some(EventRequest::WhyBoard(board));
        }
        let behind = match self.verbs.take(line) {
            Some((Verb::Player, behind)) => behind,
            Some(_) | None => line.behind(0),
        };
        let (player, rest) = self.whom(&behind, names)?;
        rest.is_empty().then_some(EventRequest::Why(player))
    }

    /// `3 1-0`, `board 3 draw`, `3 no result because …`, `3 advances white because …`.
    fn at_board(&self, round: Option<u16>, line: &Line<'_>, reason: &Option<String>) -> Option<EventRequest> {
        // "Take back 3", "take the result of board 3 back".
        if let Some(((), rest)) = self.unscore.take(line)
            && let Some((board, rest)) = self.number(&self.board.skip(rest))
            && rest.is_empty()
        {
            return Some(EventRequest::Unscore { round, board, reason: reason.clone().unwrap_or_default() });
        }
        let line = self.result.skip(line.clone());
        let named = self.board.take(&line).map(|((), rest)| rest);
        let is_named = named.is_some();
        let (board, rest) = self.number(&named.unwrap_or(line))?;
        // "The first board: draw".
        let behind = self.board.take(&rest).map(|((), rest)| rest);
        let is_named = is_named || behind.is_some();
        let rest = behind.unwrap_or(rest);
        if rest.is_empty() && is_named && round.is_none() {
            return Some(EventRequest::Board(board));
        }
        if let Some(score) = self.score(&rest) {
            return Some(EventRequest::Score { round, board, score, reason: reason.clone() });
        }
        let told = reason.clone().unwrap_or_default();
        if self.unscore.whole(&rest).is_some() {
            return Some(EventRequest::Unscore { round, board, reason: told });
        }
        let ((), side) = self.advance.take(&rest)?;
        Some(EventRequest::Advance { board, side: self.sides.whole(&side)?, reason: told })
    }

    /// Whether the line says to come back to the desk of the event, and nothing else.
    #[must_use]
    pub fn is_desk(&self, line: &Tokens) -> bool {
        matches!(self.verbs.whole(&line.whole()), Some(Verb::Desk))
    }

    /// Whether the line asks how the event stands: who plays whom, where each is. It changes nothing.
    #[must_use]
    pub fn asks_of_event(&self, line: &Tokens) -> bool {
        self.verbs.take(&line.whole()).is_some_and(|(verb, _)| verb.is_of_standing())
    }

    /// `3`, `boards 1, 2 and 3`; nothing at all for all of them.
    fn boards(&self, line: Line<'_>) -> Option<Vec<u16>> {
        let parted = line.text().replace(',', ", ");
        let mut rest = self.board.skip(Line::read(&parted));
        let mut boards = Vec::new();
        while !rest.is_empty() {
            let (board, behind) = self.number(&rest)?;
            if !boards.contains(&board) {
                boards.push(board);
            }
            rest = self.and.skip(behind);
        }
        Some(boards)
    }

    /// `1-2 3-4 odd 5`.
    fn by_hand(&self, line: &Line<'_>, reason: String) -> Option<EventRequest> {
        let mut pairs = Vec::new();
        let mut odd = None;
        let mut rest = line.clone();
        while !rest.is_empty() {
            if let Some(((), behind)) = self.odd.take(&rest) {
                let (number, behind) = self.number(&behind)?;
                odd = Some(number);
                rest = behind;
                continue;
            }
            let word = rest.text().split_whitespace().next()?.trim_end_matches([',', ';', '.']);
            let (one, two) = word.split_once(['-', '–', '—'])?;
            pairs.push((one.parse().ok()?, two.parse().ok()?));
            rest = rest.behind(1);
            if pairs.len() > MOST_NUMBERS {
                return None;
            }
        }
        (!pairs.is_empty()).then_some(EventRequest::PairByHand { pairs, odd, reason })
    }

    /// A number, then perhaps a round.
    fn of_round<'a>(&self, line: &Line<'a>, names: &[String]) -> Option<(Number, Option<u16>, Line<'a>)> {
        let (number, rest) = self.whom(line, names)?;
        match self.round.take(&rest) {
            Some(((), behind)) => {
                let (round, rest) = self.number(&behind)?;
                Some((number, Some(round), rest))
            }
            None => Some((number, None, rest)),
        }
    }

    /// The number that the line begins with, in digits or in words.
    fn number<'a>(&self, line: &Line<'a>) -> Option<(u16, Line<'a>)> {
        if let Ok(number) = line.first()?.trim_start_matches(['№', '#']).parse() {
            // Signs alone are no words: what stands behind is taken as it was typed.
            return Some((number, line.behind_blank()));
        }
        let (number, rest) = self.numbers.take(line)?;
        Some((u16::try_from(number).ok()?, rest))
    }

    /// A player by number or by name, and what stands behind.
    fn whom<'a>(&self, line: &Line<'a>, names: &[String]) -> Option<(Number, Line<'a>)> {
        if let Some(found) = self.number(line) {
            return Some(found);
        }
        (1..=NAME_WORDS.min(line.count()))
            .rev()
            .find_map(|count| one(&found(&line.before(count), names)).map(|number| (number, line.behind(count))))
    }

    fn list(&self, text: &str) -> Option<Vec<Number>> {
        let words: Vec<&str> = text.split([' ', ',', ';']).filter(|word| !word.is_empty()).collect();
        if words.is_empty() || words.len() > MOST_NUMBERS {
            return None;
        }
        words.into_iter().map(|word| word.parse().ok()).collect()
    }

    /// What was said, and the reason behind it.
    fn parted<'a>(&self, line: &Line<'a>) -> (Line<'a>, Option<String>) {
        for from in 1..line.count() {
            let rest = line.behind(from);
            let reason = match (self.because.take(&rest), self.because_of.take(&rest)) {
                (Some((_, reason)), _) => reason.text().to_owned(),
                (None, Some(_)) => rest.text().to_owned(),
                (None, None) => continue,
            };
            return (line.before(from).without_end(&[',', ';', ':', '–', '—']), Some(reason));
        }
        (line.clone(), None)
    }

    /// A part without commas, cut before each word that begins something else.
    fn cut<'a>(&self, part: &'a str) -> Vec<&'a str> {
        let line = Line::read(part);
        let whole = line.text();
        let begins = |from: &usize| matches!(self.keys.take(&line.behind(*from)), Some((key, _)) if !matches!(key, EventWord::Name));
        let starts = (1..line.count()).filter(begins).map(|from| whole.len() - line.behind(from).text().len());
        let mut cuts: Vec<usize> = std::iter::once(0).chain(starts).collect();
        cuts.push(whole.len());
        cuts.windows(2).filter_map(|ends| whole.get(ends[0]..ends[1])).map(str::trim).collect()
    }

    /// What is said of somebody, with commas between; the name of one who is entered stands first, without a word
    /// before it. None if a part is not understood.
    fn fields(&self, text: &str, named: bool) -> Option<Vec<Field>> {
        let mut fields = Vec::new();
        let mut needs = Vec::new();
        for (index, part) in text.split([',', ';']).flat_map(|part| self.cut(part)).enumerate() {
            let line = Line::read(part);
            if line.text().is_empty() {
                continue;
            }
            if named && index == 0 {
                // What names a field is no name: that was left out.
                if self.keys.take(&line).is_some_and(|(_, rest)| !rest.is_empty()) {
                    return None;
                }
                fields.push(Field::Name(clean(line.text(), NAME_CHARS)));
                continue;
            }
            // A comma before all is where the name was to stand.
            if named && fields.is_empty() {
                return None;
            }
            let (key, rest) = self.keys.take(&line)?;
            let value = || clean(rest.text(), NAME_CHARS);
            fields.push(match key {
                EventWord::Name => Field::Name(value()),
                EventWord::Rating => Field::Rating(Some(rest.text().parse().ok().filter(|&rating: &u16| rating > 0)?)),
                EventWord::Born => Field::Born(birth(&value())?),
                EventWord::From => Field::From(value()),
                EventWord::Title => Field::Title(value()),
                EventWord::Id => Field::Id(value()),
                EventWord::Assistant => Field::Assistant(value()),
                EventWord::Sex(sex) => Field::Sex(sex),
                EventWord::Hors => Field::HorsConcours,
                EventWord::Need(need) => {
                    needs.push(need);
                    continue;
                }
            });
        }
        if !needs.is_empty() {
            fields.push(Field::Needs(needs.into_iter().collect()));
        }
        Some(fields)
    }
}

/// A year of birth, or a day with one, as it was typed: from 1900 to 2099, of a day that there is.
fn birth(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.split(['.', '/', '-', ' ']).filter(|part| !part.is_empty()).collect();
    let numbers: Vec<u16> = parts.iter().map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let is_year = |year: u16| (1900..2100).contains(&year);
    let is_day = |day: u16, month: u16| (1..=31).contains(&day) && (1..=12).contains(&month);
    let is_birth = match numbers[..] {
        [year] => is_year(year),
        [first, month, last] if is_year(first) => is_day(last, month),
        [first, month, last] => is_year(last) && is_day(first, month),
        _ => false,
    };
    is_birth.then(|| text.to_owned())
}
