//! Irregularities that cost time or the game, and those that no move shows (CH-7).

use super::{Answer, Draft};
use crate::game::{
    Actor, Chance, ClockReason, Ending, Event, Matter, Misdeed, Outcome, Phase, Refusal, RemedyEvent, State, Verdict,
};
use crate::rules::{Fault, Side};

impl Draft {
    /// CH-7.5.5: the opponent gets time; enough of them lose, or draw if the opponent cannot mate.
    pub(super) fn penalize(&mut self, by: Actor, side: Side) -> Answer {
        let Some(rule) = self.state.setup().rules.remedies.penalty.clone() else { return Ok(()) };
        self.happens(RemedyEvent::Penalized { by, side })?;
        if !self.state.docket().contains(&Matter::Penalty(side)) {
            return self.compensate(by, side.other(), rule.bonus());
        }
        self.lose_by_penalties(side)
    }

    /// What the arbiter has ruled is a loss, or a draw where the opponent cannot mate: it ends the game once that is known.
    pub(super) fn lose_by_penalties(&mut self, side: Side) -> Answer {
        match self.state.penalty_verdict(side) {
            Some(verdict) => self.happens(Event::Ended { by: Some(Actor::ARBITER), verdict }),
            // Not found out: it waits for the arbiter's own ruling.
            None => Ok(()),
        }
    }

    /// Time for the one who was disturbed.
    pub(super) fn compensate(&mut self, by: Actor, side: Side, bonus: crate::clock::Ms) -> Answer {
        if bonus.is_zero() {
            return Ok(());
        }
        let left = self.state.clock().left(side, self.now) + bonus;
        self.correct_clock(by, side, left, ClockReason::Penalty)
    }

    /// An irregularity that no move shows, named by the arbiter.
    pub(super) fn find(&mut self, by: Actor, side: Option<Side>, misdeed: Misdeed) -> Answer {
        self.expect_started()?;
        if self.claim_pending() {
            return Err(Refusal::ClaimPending);
        }
        match misdeed {
            Misdeed::WrongStart | Misdeed::WrongColours => {
                if !self.state.can_restart(misdeed) {
                    return Err(self.state.no_restart(misdeed));
                }
                self.happens(RemedyEvent::Restarted { by, misdeed })
            }
            Misdeed::NoMove | Misdeed::TwoHands => {
                let side = side.ok_or(Refusal::SideNeeded)?;
                if self.state.setup().rules.remedies.penalty.is_none() {
                    return Err(Refusal::ClaimNotHere);
                }
                self.happens(RemedyEvent::MisdeedFound { by, side: Some(side), misdeed })?;
                self.penalize(by, side)
            }
            // DR-2.1.10.1, U-V.6.1: annulled and replayed.
            Misdeed::Turned if self.state.can_restart(misdeed) => self.happens(RemedyEvent::Restarted { by, misdeed }),
            // CH-13.4.1.2: no claim about the board any more, as none about the set-up.
            Misdeed::Turned if self.state.board_stands() => Err(self.state.no_restart(Misdeed::WrongStart)),
            Misdeed::Displaced if side.is_none() => Err(Refusal::SideNeeded),
            Misdeed::Displaced | Misdeed::Turned => self.happens(RemedyEvent::MisdeedFound { by, side, misdeed }),
        }
    }
}

impl State {
    /// The rule by which a game that was begun wrongly is cancelled.
    pub(super) fn restart_rule(&self, misdeed: Misdeed) -> Option<&crate::game::RestartRule> {
        match misdeed {
            Misdeed::WrongStart => self.setup.rules.remedies.wrong_start.as_ref(),
            Misdeed::WrongColours => self.setup.rules.remedies.wrong_colours.as_ref(),
            Misdeed::Turned => self.setup.rules.remedies.wrong_board.as_ref(),
            Misdeed::NoMove | Misdeed::TwoHands | Misdeed::Displaced => None,
        }
    }

    /// The number of moves that both have made, after which nothing is said of that any more, and the article.
    fn is_past(&self, misdeed: Misdeed) -> Option<(u32, &str)> {
        let rule = self.restart_rule(misdeed)?;
        let before = rule.before_moves?;
        let is_early = Side::BOTH.into_iter().any(|side| self.moves_made(side) < before);
        (!is_early).then_some((before, rule.article.as_str()))
    }

    /// Whether in chess so many moves were made that no claim about the set-up is heard, nor one about the board.
    fn board_stands(&self) -> bool {
        self.play.position.chess().is_some() && self.is_past(Misdeed::WrongStart).is_some()
    }

    /// Why the game is not cancelled for that.
    fn no_restart(&self, misdeed: Misdeed) -> Refusal {
        match (self.restart_rule(misdeed), self.is_past(misdeed)) {
            (None, _) => Refusal::ClaimNotHere,
            (Some(_), Some((moves, article))) => Refusal::TooManyMoves { moves, article: article.to_owned() },
            (Some(_), None) if self.envelope.is_some() => Refusal::Adjourned,
            (Some(_), None) => Refusal::TooLate,
        }
    }

    /// Whether the game can still be cancelled for that.
    pub(in crate::game) fn can_restart(&self, misdeed: Misdeed) -> bool {
        let is_early = |before: u32| Side::BOTH.into_iter().any(|side| self.moves_made(side) < before);
        let is_on = matches!(self.phase, Phase::Playing | Phase::Paused) && self.envelope.is_none();
        is_on && self.restart_rule(misdeed).is_some_and(|rule| rule.before_moves.is_none_or(is_early))
    }

    /// The loss by illegal moves, or the draw where the opponent cannot mate; none if that was not found out.
    pub(in crate::game) fn penalty_verdict(&self, side: Side) -> Option<Verdict> {
        let article = self.setup.rules.remedies.penalty.as_ref()?.article.clone();
        let (outcome, ending) = match self.chance(side.other())? {
            Chance::Can(_) => (Outcome::Win(side.other()), Ending::Penalty),
            Chance::Cannot(_) => (Outcome::Draw, Ending::CannotMate),
            Chance::Undetermined => return None,
        };
        Some(Verdict { outcome, ending, article })
    }

    /// Whether Black's last stone was a foul, and White has not replied (R-9.2.4.2).
    pub(in crate::game) fn fouled(&self) -> bool {
        self.irregularity() == Some((Side::Black, Fault::Foul))
    }
}
