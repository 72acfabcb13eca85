//! What sets the families of games apart under arbitration, as questions that each family answers: one that is added
//! answers them here, and nowhere else by being none of the others.

use super::State;
use golos_rules::Position;

/// A family of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Family {
    Draughts,
    Chess,
    Renju,
}

impl Family {
    /// Whether each half-move has a number of its own in the score, as stones have (R-9.3.2.1); else two share one.
    pub const fn numbers_half_moves(self) -> bool {
        match self {
            Family::Renju => true,
            Family::Draughts | Family::Chess => false,
        }
    }

    /// Whether a player who sees the board is never told how many moves were made, but after a flag has fallen (CH-12.6).
    pub const fn hides_numbers(self) -> bool {
        match self {
            Family::Chess => true,
            Family::Draughts | Family::Renju => false,
        }
    }

    /// Whether openings are drawn, before the game or for a player who is late (R-6.2, R-5.4.1.3).
    pub const fn draws_openings(self) -> bool {
        match self {
            Family::Draughts => true,
            Family::Chess | Family::Renju => false,
        }
    }

    /// Whether the clock may be pressed without a move (R-9.3.1.5).
    pub const fn passes(self) -> bool {
        match self {
            Family::Renju => true,
            Family::Draughts | Family::Chess => false,
        }
    }

    /// Whether a move that was written for a wrong claim has still to be made by the claimant himself (CH-9.5.3); in
    /// draughts it counts as made (R-5.4.13.2d).
    pub const fn owes_written_moves(self) -> bool {
        match self {
            Family::Chess => true,
            Family::Draughts | Family::Renju => false,
        }
    }

    /// Whether somebody may be unable to win by any series of moves, so that it is searched for before a flag loses
    /// (CH-6.9).
    pub const fn searches_for_mates(self) -> bool {
        match self {
            Family::Chess => true,
            Family::Draughts | Family::Renju => false,
        }
    }

    /// Whether touching a piece ends the right to complain of how the opponent has handled his (CH-4.8); in draughts only
    /// the reply does (R-5.4.14.2, DR-2.1.10.3, U-V.6.6).
    pub const fn touch_replies(self) -> bool {
        match self {
            Family::Chess => true,
            Family::Draughts | Family::Renju => false,
        }
    }

    /// Whether a board that stands the wrong way stays so when it is too late for the set-up (CH-13.4.1.2).
    pub const fn keeps_a_turned_board(self) -> bool {
        match self {
            Family::Chess => true,
            Family::Draughts | Family::Renju => false,
        }
    }
}

impl State {
    /// The family of the game.
    pub(super) const fn family(&self) -> Family {
        match self.play.position {
            Position::Draughts(_) => Family::Draughts,
            Position::Chess(_) => Family::Chess,
            Position::Renju(_) => Family::Renju,
        }
    }
}
