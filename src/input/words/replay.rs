use super::line::Line;
use super::table::{ReplayWord, Verb};
use super::{CommandParseError, Lexicon, Tokens, seat};
use crate::{GamesRequest, Intent, ReplayEar, ReplayRequest};
use golos_clock::Ms;
use golos_game::{Query, RecordRequest, Request};
use golos_rules::Side;

/// The time for one move, if none is typed.
const PACE: Ms = Ms::from_secs(2);

impl Lexicon {
    /// Reads a line typed in a replay. An empty one goes on by a move; a number, as in `12`, `12 black` or `12...`,
    /// goes to a move, `position 3` and `position 3 of 40` to a position as it is said. Numbers may be words.
    ///
    /// # Errors
    /// [`CommandParseError`] for a line that is too long or has no text, and for what is no word of a replay.
    pub fn replay(&self, line: &Tokens) -> Result<Intent, CommandParseError> {
        line.expect_text(CommandParseError::MOST_CHARS)?;
        let line = line.whole();
        let unknown = || CommandParseError::Unknown(line.text().to_owned());
        let ask = match self.replay.take(&line) {
            _ if line.text().is_empty() => ReplayRequest::Next,
            None if self.diagonals.whole(&line).is_some() => {
                return Ok(query(Query::Place(line.text().to_owned())));
            }
            None => self.go(&line).ok_or_else(unknown)?,
            Some((ReplayWord::Help, _)) => return Ok(Intent::Help),
            Some((ReplayWord::Leave, rest)) if rest.is_empty() => return Ok(Intent::Leave),
            Some((ReplayWord::Plain(ask), rest)) if rest.is_empty() => ask,
            Some((ReplayWord::Go, rest)) => self.go(&rest).ok_or_else(unknown)?,
            Some((ReplayWord::Position, rest)) => self.position(&rest).ok_or_else(unknown)?,
            Some((ReplayWord::Play, rest)) => ReplayRequest::Play { pace: self.pace(&rest)?.get() },
            Some((ReplayWord::Pieces, rest)) if rest.is_empty() => return Ok(query(Query::Pieces)),
            Some((ReplayWord::Turn, rest)) if rest.is_empty() => return Ok(query(Query::Turn)),
            Some((ReplayWord::Note, rest)) if rest.is_empty() => return Err(CommandParseError::Note),
            Some((ReplayWord::Note, rest)) => return Ok(record(RecordRequest::Note(rest.text().to_owned()))),
            Some((ReplayWord::Square | ReplayWord::Diagonal | ReplayWord::Moves, rest)) if rest.is_empty() => {
                return Err(CommandParseError::Place);
            }
            // `d c3:e5` is a move, as at the board.
            Some((ReplayWord::Diagonal, rest))
                if line.first().is_some_and(seat::is_file) && seat::is_rest_of_move(rest.text()) =>
            {
                return Err(unknown());
            }
            Some((ReplayWord::Square | ReplayWord::Diagonal, rest)) => {
                return Ok(query(Query::Place(rest.text().to_owned())));
            }
            Some((ReplayWord::Moves, rest)) => return Ok(query(Query::Moves(rest.text().to_owned()))),
            Some((ReplayWord::Seek { is_back }, rest)) => {
                let kind = self.acts.whole(&rest).ok_or_else(unknown)?;
                ReplayRequest::Seek { kind, is_back }
            }
            Some((ReplayWord::Plain(step @ (ReplayRequest::Next | ReplayRequest::Previous)), rest)) => {
                let kind = self.acts.whole(&rest).ok_or_else(unknown)?;
                ReplayRequest::Seek { kind, is_back: step == ReplayRequest::Previous }
            }
            Some((ReplayWord::PlayFrom, rest)) => self.play_from(rest).ok_or_else(unknown)?,
            Some((ReplayWord::AsHeard, rest)) if rest.is_empty() => ReplayRequest::Hear(ReplayEar::All),
            Some((ReplayWord::AsHeard, rest)) => ReplayRequest::Hear(self.ears.whole(&rest).ok_or_else(unknown)?),
            Some((ReplayWord::Variation, rest)) if rest.is_empty() => ReplayRequest::Variation { number: 1 },
            Some((ReplayWord::Variation, rest)) => self.variation(&rest).ok_or_else(unknown)?,
            Some((word @ (ReplayWord::Games | ReplayWord::Game), rest)) => {
                return self.games(word, &rest).map(Intent::Games).ok_or_else(unknown);
            }
            Some((ReplayWord::MoreGames, rest)) if rest.is_empty() => return Ok(Intent::Games(GamesRequest::More)),
            Some((ReplayWord::NextGame, rest)) if rest.is_empty() => return Ok(Intent::Games(GamesRequest::Next)),
            Some((ReplayWord::PreviousGame, rest)) if rest.is_empty() => {
                return Ok(Intent::Games(GamesRequest::Previous));
            }
            Some(_) => return Err(unknown()),
        };
        Ok(Intent::Replay(ask))
    }

    /// A side and a level, in any order, or neither.
    fn play_from(&self, mut rest: Line<'_>) -> Option<ReplayRequest> {
        let (mut side, mut level) = (None, None);
        while !rest.is_empty() {
            if let Some((found, behind)) = self.sides.take(&rest).filter(|_| side.is_none()) {
                (side, rest) = (Some(found), behind);
            } else if let Some((found, behind)) = self.sides.take(&rest.behind(1)).filter(|_| side.is_none()) {
                // "as black"
                (side, rest) = (Some(found), behind);
            } else {
                let (row, behind) = self.board.take(&rest)?;
                let Verb::Level = row.means else { return None };
                let (number, behind) = self.number(&behind)?;
                (level, rest) = (Some(number), behind);
            }
        }
        Some(ReplayRequest::PlayFrom { side, level })
    }

    fn variation(&self, rest: &Line<'_>) -> Option<ReplayRequest> {
        let (number, rest) = self.number(rest)?;
        rest.is_empty().then_some(ReplayRequest::Variation { number })
    }

    /// Which games are listed, or the number of the game that is opened.
    fn games(&self, word: ReplayWord, rest: &Line<'_>) -> Option<GamesRequest> {
        if matches!(word, ReplayWord::Games) {
            return Some(GamesRequest::List(rest.text().trim().to_owned()));
        }
        let (number, rest) = self.number(rest)?;
        rest.is_empty().then_some(GamesRequest::Open(number))
    }

    /// The number of a move, and the side if it is Black's: by a word, or by the dots of a score sheet.
    fn go(&self, line: &Line<'_>) -> Option<ReplayRequest> {
        let (number, rest) = self.number(line)?;
        let side = match rest.text().trim() {
            "" | "." => Side::White,
            ".." | "..." | "…" => Side::Black,
            word => self.sides.whole(&Line::read(word))?,
        };
        Some(ReplayRequest::Go { number, black: side == Side::Black })
    }

    /// The number of a position, and how many there are, if that is said.
    fn position(&self, line: &Line<'_>) -> Option<ReplayRequest> {
        let (number, rest) = self.number(line)?;
        let is_whole = rest.is_empty() || self.of.take(&rest).is_some();
        is_whole.then_some(ReplayRequest::Position { number })
    }

    /// The number that a line begins with, in digits or in words, and what stands behind it.
    pub(super) fn number<'a>(&self, line: &Line<'a>) -> Option<(u32, Line<'a>)> {
        let text = line.text();
        let (digits, rest) = text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()));
        if !digits.is_empty() {
            return Some((digits.parse().ok()?, Line::read(rest)));
        }
        let (mut number, mut rest) = self.times.numbers.take(line)?;
        while let Some((lesser, behind)) = self.times.numbers.take(&rest) {
            let is_part =
                (number % 100 == 0 && lesser < 100) || (number % 100 >= 20 && number % 10 == 0 && lesser < 10);
            if !is_part {
                break;
            }
            (number, rest) = (number + lesser, behind);
        }
        Some((number, rest))
    }

    /// The time for one move; a bare number is seconds.
    fn pace(&self, line: &Line<'_>) -> Result<Ms, CommandParseError> {
        let wrong = || CommandParseError::Time(line.text().to_owned());
        let pace = match (line.first(), line.first().and_then(|word| word.parse::<u16>().ok())) {
            (None, _) => PACE,
            (_, Some(seconds)) if line.behind(1).is_empty() => Ms::from_secs(seconds.into()),
            _ => self.length(line).ok().filter(|(_, rest)| rest.is_empty()).map(|(pace, _)| pace).ok_or_else(wrong)?,
        };
        if pace.is_zero() { Err(wrong()) } else { Ok(pace) }
    }
}

const fn query(query: Query) -> Intent {
    record(RecordRequest::Query(query))
}

const fn record(ask: RecordRequest) -> Intent {
    Intent::Game { by: None, ask: Request::Record(ask) }
}
