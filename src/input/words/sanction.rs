//! Sanctions as they are said: on whom, which, how much time, why.

use super::line::Line;
use super::{Lexicon, Unparsed, length};
use crate::words::table::Imposes;
use crate::{Intent, MatchAsk};
use golos_game::{Ask, Outcome, RulingAsk, Sanction, SanctionAsk, SanctionKind, Seat};
use golos_rules::Side;

impl Lexicon {
    /// `white micro-match because …`: the micro-match is lost, or by both (R-5.4.15.1, R-1.5.6); it is decided as such.
    pub(super) fn match_lost(&self, by: Option<Seat>, line: &Line<'_>) -> Option<Intent> {
        let (outcome, rest) = match (self.both.take(line), self.sides.take(line)) {
            (Some((_, rest)), _) => (Outcome::BothLost, rest),
            (None, Some((side, rest))) => (Outcome::Win(side.other()), rest),
            (None, None) => return None,
        };
        let (_, rest) = self.match_lost.take(&rest)?;
        let ask = MatchAsk::Decide { outcome, reason: self.reason(&rest) };
        Some(Intent::Match { by: by.or(Some(Seat::Arbiter)), ask })
    }

    /// `white warning because …`, `white time 2:00 because …`, `both loss because …`, `white lifted because …`.
    pub(super) fn sanction(&self, line: &Line<'_>, forced: bool) -> Result<Ask, Unparsed> {
        let (sides, rest) = match (self.both.take(line), self.sides.take(line)) {
            (Some((_, rest)), _) => (Side::BOTH.to_vec(), rest),
            (None, Some((side, rest))) => (vec![side], rest),
            (None, None) => return Err(Unparsed::Side),
        };
        let (imposes, rest) = match self.sanctions.take(&rest) {
            Some((imposes, rest)) => (imposes, rest),
            // "Both lose" says it all.
            None if sides.len() > 1 => (Imposes::Kind(SanctionKind::Loss), rest),
            None => return Err(Unparsed::Sanction),
        };
        let timed = |make: fn(golos_clock::Ms) -> Sanction| {
            let (time, rest) =
                length::take(&self.times, &rest).ok_or_else(|| Unparsed::Time(rest.text().to_owned()))?;
            Ok::<_, Unparsed>((make(time), rest))
        };
        let (sanction, rest) = match imposes {
            Imposes::Kind(SanctionKind::Remark) => (Sanction::Remark, rest),
            Imposes::Kind(SanctionKind::Warning) => (Sanction::Warning, rest),
            Imposes::Kind(SanctionKind::Reprimand) => (Sanction::Reprimand, rest),
            Imposes::Kind(SanctionKind::MoreTime) => timed(Sanction::MoreTime)?,
            Imposes::Kind(SanctionKind::LessTime) => timed(Sanction::LessTime)?,
            Imposes::Kind(SanctionKind::Loss) => (Sanction::Loss, rest),
            Imposes::Kind(SanctionKind::Removal) => (Sanction::Removal, rest),
            Imposes::Lifted => {
                let [side] = sides.as_slice() else { return Err(Unparsed::Side) };
                return Ok(Ask::Ruling(RulingAsk::Lift { side: *side, reason: self.reason(&rest) }));
            }
        };
        let ask = SanctionAsk { sides, sanction, reason: self.reason(&rest), forced };
        Ok(Ask::Ruling(RulingAsk::Impose(Box::new(ask))))
    }
}
