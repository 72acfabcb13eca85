//! The result that the arbiter rules: by whom it is won, or in points (CH-10.2).

use super::line::Line;
use super::{CommandParseError, Lexicon};
use golos_game::{Outcome, Request, RulingRequest, Scale};
use golos_rules::Side;

/// A result, and the scale in which its points make it, if they do so in one only.
pub(super) type Scored = (Outcome, Option<Scale>);

/// What one player may have of a game, as it is typed and as it is written in a score.
const POINTS: [(&str, &str); 8] =
    [("0", "0"), ("1", "1"), ("2", "2"), ("½", "½"), ("1/2", "½"), ("0.5", "½"), ("0,5", "½"), (".5", "½")];

impl Lexicon {
    pub(super) fn result(&self, line: &Line<'_>) -> Result<Request, CommandParseError> {
        let ((outcome, scale), reason) = self.outcome(line)?;
        Ok(Request::Ruling(RulingRequest::Result { outcome, scale, reason }))
    }

    /// `white because …`, `2-0 because …`, `draw`, `white 1 black 0`; a word for winning may stand before or after the side,
    /// one for losing after it: `black resigned`.
    ///
    /// # Errors
    /// Nothing is ruled over a word that was not understood, or that says another result (CH-10.2).
    pub(super) fn outcome(&self, line: &Line<'_>) -> Result<(Scored, String), CommandParseError> {
        let whole = self.win.skip(line.behind(0));
        // Two flags are a fact; what it costs whom is not said with it.
        if self.flags.take(&whole).is_some() {
            return Err(CommandParseError::Result);
        }
        if let Some((side, rest)) = self.loser(&whole) {
            // "win white lost" says both.
            if self.win.take(line).is_some() {
                return Err(CommandParseError::Result);
            }
            return Ok(((Outcome::Win(side.other()), None), self.unopposed(&whole, &rest)?));
        }
        let (scored, rest) = match self.points(&whole)? {
            Some(read) => read,
            None => self.outcomes.take(&whole).ok_or_else(|| no_result(&whole))?,
        };
        let rest = self.win.skip(rest);
        // What looks like points right behind the result would be more of it, and is no reason.
        if rest.first_typed().is_some_and(is_of_points) {
            return Err(CommandParseError::Points);
        }
        Ok((scored, self.unopposed(&whole, &rest)?))
    }

    /// Who has lost, and what stands behind it: `white lost`, «чёрным поражение», «поражение белым».
    fn loser<'a>(&self, line: &Line<'a>) -> Option<(Side, Line<'a>)> {
        let of = |first: &Line<'a>| {
            let (side, rest) = self.sides.take(first)?;
            Some((side, self.lose.take(&rest)?.1))
        };
        let before = |first: &Line<'a>| {
            let ((), rest) = self.lose.take(first)?;
            self.sides.take(&rest)
        };
        of(line).or_else(|| before(line))
    }

    /// The reason; without its word none that names a result: it might contradict the one that was read.
    fn unopposed(&self, line: &Line<'_>, rest: &Line<'_>) -> Result<String, CommandParseError> {
        let names_result = |at: usize| {
            let part = rest.behind(at);
            self.sides.take(&part).is_some()
                || self.lose.take(&part).is_some()
                || self.win.take(&part).is_some()
                || self.outcomes.take(&part).is_some()
                || part.first_typed().is_some_and(is_of_points)
        };
        if !self.begins_reason(rest) && (0..rest.count()).any(names_result) {
            return Err(CommandParseError::Behind(rest.text().to_owned()));
        }
        self.stated(line, rest)
    }

    /// What each of the two has, the side before its points or behind them; none where no points are said.
    fn points<'a>(&self, line: &Line<'a>) -> Result<Option<(Scored, Line<'a>)>, CommandParseError> {
        let Some((first, points, rest)) = self.points_of_one(line) else {
            // `3-1` is a score, though of no game.
            let is_other = line.first_typed().is_some_and(is_of_points) && self.outcomes.take(line).is_none();
            return if is_other { Err(CommandParseError::Points) } else { Ok(None) };
        };
        let and = self.and.skip(rest);
        let (second, others, rest) = self.points_of_one(&and).ok_or(CommandParseError::Points)?;
        let score = match (first, second) {
            (Side::White, Side::Black) => format!("{points}-{others}"),
            (Side::Black, Side::White) => format!("{others}-{points}"),
            (Side::White, Side::White) | (Side::Black, Side::Black) => return Err(CommandParseError::Points),
        };
        let scored = self.outcomes.whole(&Line::read(&score)).ok_or(CommandParseError::Points)?;
        Ok(Some((scored, rest)))
    }

    fn points_of_one<'a>(&self, line: &Line<'a>) -> Option<(Side, &'static str, Line<'a>)> {
        if let Some((side, rest)) = self.sides.take(line) {
            let (points, rest) = self.number_of_points(&rest)?;
            return Some((side, points, rest));
        }
        let (points, rest) = self.number_of_points(line)?;
        let (side, rest) = self.sides.take(&rest)?;
        Some((side, points, rest))
    }

    pub(super) fn number_of_points<'a>(&self, line: &Line<'a>) -> Option<(&'static str, Line<'a>)> {
        if let Some((number, rest)) = self.times.numbers.take(line) {
            let said = number.to_string();
            return written(&said).map(|points| (points, rest));
        }
        written(line.first()?).map(|points| (points, line.behind(1)))
    }
}

fn written(typed: &str) -> Option<&'static str> {
    POINTS.iter().find(|(known, _)| *known == typed).map(|(_, points)| *points)
}

/// Whether it can only be meant as points, of a game or of none: `0.75`, `¾`, `3/4`, `+2`, `3-1`.
fn is_of_points(typed: &str) -> bool {
    let begins = typed.trim_start_matches(['+', '-', '−', '.', ',']);
    begins.starts_with(|sign: char| sign.is_numeric())
}

/// Why no result was read: points that do not exist are named as such.
fn no_result(line: &Line<'_>) -> CommandParseError {
    if line.first_typed().is_some_and(is_of_points) { CommandParseError::Points } else { CommandParseError::Result }
}
