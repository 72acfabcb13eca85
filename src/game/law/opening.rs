//! What an opening regulation allows, and what it asks for behind a stone (R-9.2.4.3).

use crate::{Finding, Made, Refusal, State, WrittenMove};
use golos_rules::renju::{self, OpeningState};
use golos_rules::{Move, Side};

impl State {
    /// Whether an opening can still be drawn: no move was made or sealed, be it put back since, and the game does not
    /// start from a position of its own.
    pub(crate) fn takes_opening(&self) -> bool {
        !self.play.begun && self.envelope.is_none() && self.setup.position.is_none()
    }

    /// An opening is drawn before the first move, and not where the game starts from a position of its own.
    pub(crate) fn expect_takes_opening(&self) -> Result<(), Refusal> {
        if self.setup.position.is_some() {
            return Err(Refusal::OpeningNotHere);
        }
        if self.takes_opening() { Ok(()) } else { Err(Refusal::OpeningTooLate) }
    }

    /// An opening is still to be drawn, and can be.
    pub(crate) fn expect_undrawn(&self) -> Result<(), Refusal> {
        match self.opening() {
            Some(_) if self.setup.position.is_none() => Err(Refusal::AlreadyStarted),
            Some(_) | None => self.expect_takes_opening(),
        }
    }

    /// While a regulation holds, a stone goes where it allows one.
    pub(crate) fn expect_stone(&self, written: &WrittenMove) -> Result<(), Finding> {
        let lawful = || written.read_in(&self.play.position);
        let behind = |before| behind_stone(before, lawful().as_ref());
        let is_allowed = self.play.regulation.as_ref().is_none_or(|before| behind(before).is_some());
        if is_allowed { Ok(()) } else { Err(Finding::Move(written.to_string())) }
    }

    /// The same of a stone that was put.
    pub(crate) fn expect_stone_put(&self, made: &Made) -> Result<(), Finding> {
        let behind = |before| behind_stone(before, made.lawful.as_ref());
        let is_allowed = self.play.regulation.as_ref().is_none_or(|before| behind(before).is_some());
        if is_allowed { Ok(()) } else { Err(Finding::Move(made.notation.clone())) }
    }

    /// Whose turn it is behind the stone that was made; none where no regulation holds, or it allows no such stone.
    pub(crate) fn turn_behind(&self, made: &Made) -> Option<Side> {
        let next = behind_stone(self.play.regulation.as_ref()?, made.lawful.as_ref())?;
        let asked = next.expected().filter(|_| next.settled().is_none()).map(|(player, _)| next.side(player));
        Some(asked.unwrap_or(made.after.turn()))
    }
}

/// The regulation as it is behind a stone; none where it allows no such stone.
pub(crate) fn behind_stone(regulation: &OpeningState, stone: Option<&Move>) -> Option<OpeningState> {
    let Some(Move::Renju(renju::Move::Place(point))) = stone else { return None };
    let (player, _) = regulation.expected()?;
    regulation.act(player, regulation.meant(*point)?).ok()
}

/// Once nothing more is asked for, play goes on without the regulation.
pub(crate) fn unsettled(regulation: OpeningState) -> Option<OpeningState> {
    Some(regulation).filter(|regulation| regulation.settled().is_none())
}
