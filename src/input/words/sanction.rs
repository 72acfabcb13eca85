//! Sanctions as they are said: on whom, which, how much time, why.

use super::line::Line;
use super::{CommandParseError, Lexicon, length};
use crate::words::table::Imposes;
use crate::{Intent, MatchRequest};
use golos_game::{Outcome, Request, RulingRequest, Sanction, SanctionKind, SanctionRequest, Seat};
use golos_rules::Side;

impl Lexicon {
    /// `white micro-match because …`: the micro-match is lost, or by both (R-5.4.15.1, R-1.5.6); it is decided as such.
    pub(super) fn match_lost(&self, by: Option<Seat>, line: &Line<'_>) -> Option<Result<Intent, CommandParseError>> {
        let (outcome, rest) = match (self.both.take(line), self.sides.take(line)) {
            (Some((_, rest)), _) => (Outcome::BothLost, rest),
            (None, Some((side, rest))) => (Outcome::Win(side.other()), rest),
            (None, None) => return None,
        };
        let (_, rest) = self.match_lost.take(&rest)?;
        let decided =
            |reason| Intent::Match { by: by.or(Some(Seat::Arbiter)), ask: MatchRequest::Decide { outcome, reason } };
        Some(self.stated(line, &rest).map(decided))
    }

    /// `white warning because …`, `white time 2:00 because …`, `both loss because …`, `white lifted because …`.
    pub(super) fn sanction(&self, line: &Line<'_>, forced: bool) -> Result<Request, CommandParseError> {
        let (sides, rest) = match (self.both.take(line), self.sides.take(line)) {
            (Some((_, rest)), _) => (Side::BOTH.to_vec(), rest),
            (None, Some((side, rest))) => (vec![side], rest),
            (None, None) => return Err(CommandParseError::Side),
        };
        let (imposes, rest) = match self.sanctions.take(&rest) {
            Some((imposes, rest)) => (imposes, rest),
            // "Both lose" says it all.
            None if sides.len() > 1 => (Imposes::Kind(SanctionKind::Loss), rest),
            None => return Err(CommandParseError::Sanction),
        };
        let timed = |make: fn(golos_clock::Ms) -> Sanction| {
            let (time, rest) =
                length::take(&self.times, &rest).ok_or_else(|| CommandParseError::Time(rest.text().to_owned()))?;
            Ok::<_, CommandParseError>((make(time), rest))
        };
        let pointed = |make: fn(u8) -> Sanction| {
            let lacks = if rest.is_empty() { CommandParseError::Amount } else { CommandParseError::Points };
            let (halves, rest) = self.half_points(&rest).ok_or(lacks)?;
            Ok::<_, CommandParseError>((make(halves), rest))
        };
        let (sanction, rest) = match imposes {
            Imposes::Kind(SanctionKind::Remark) => (Sanction::Remark, rest),
            Imposes::Kind(SanctionKind::Warning) => (Sanction::Warning, rest),
            Imposes::Kind(SanctionKind::Reprimand) => (Sanction::Reprimand, rest),
            Imposes::Kind(SanctionKind::MoreTime) => timed(Sanction::MoreTime)?,
            Imposes::Kind(SanctionKind::LessTime) => timed(Sanction::LessTime)?,
            Imposes::Kind(SanctionKind::MorePoints) => pointed(Sanction::MorePoints)?,
            Imposes::Kind(SanctionKind::FewerPoints) => pointed(Sanction::FewerPoints)?,
            Imposes::Kind(SanctionKind::Loss) => (Sanction::Loss, rest),
            Imposes::Kind(SanctionKind::Fine) => {
                let (amount, rest) = self.amount(&rest).ok_or(CommandParseError::Amount)?;
                (Sanction::Fine(amount), rest)
            }
            Imposes::Kind(SanctionKind::Rounds) => {
                let (rounds, rest) = self.amount(&rest).ok_or(CommandParseError::Amount)?;
                (Sanction::Rounds(u8::try_from(rounds).map_err(|_| CommandParseError::Amount)?), rest)
            }
            Imposes::Kind(SanctionKind::Removal) => (Sanction::Removal, rest),
            Imposes::Lifted => {
                let [side] = sides.as_slice() else { return Err(CommandParseError::Side) };
                return Ok(Request::Ruling(RulingRequest::Lift { side: *side, reason: self.stated(line, &rest)? }));
            }
        };
        let ask = SanctionRequest { sides, sanction, reason: self.stated(line, &rest)?, forced };
        Ok(Request::Ruling(RulingRequest::Impose(Box::new(ask))))
    }

    /// A number above zero, in figures or in words.
    fn amount<'a>(&self, line: &Line<'a>) -> Option<(u32, Line<'a>)> {
        let figures = || Some((line.first()?.parse().ok()?, line.behind(1)));
        let (amount, rest) = self.times.numbers.take(line).or_else(figures)?;
        (amount > 0).then_some((amount, rest))
    }

    /// `½`, `0.5`, `1`: half points, as many as a game has.
    fn half_points<'a>(&self, line: &Line<'a>) -> Option<(u8, Line<'a>)> {
        match self.number_of_points(line)? {
            ("½", rest) => Some((1, rest)),
            ("1", rest) => Some((2, rest)),
            _ => None,
        }
    }
}
