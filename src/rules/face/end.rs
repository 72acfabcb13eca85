use serde::{Deserialize, Serialize};

use super::Position;
use crate::Side;
use crate::draughts::Goal;
use crate::{chess, renju};

/// An end that the position alone brings about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PositionEnd {
    pub kind: EndKind,
    /// None: the game is drawn.
    pub winner: Option<Side>,
}

/// What ends a game on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EndKind {
    /// The loser has no piece left.
    NoPieces,
    /// All the loser's pieces are blocked.
    Blocked,
    /// Giveaway: the winner has given all his pieces away.
    GivenAway,
    /// Giveaway: all the winner's pieces are blocked.
    Immobile,
    /// CH-5.1.1.
    Checkmate,
    /// CH-5.2.1.
    Stalemate,
    /// Neither side has the pieces for a mate (CH-5.2.2).
    NoMaterial,
    /// Renju: a five (R-9.2.6.1).
    Five,
    /// Renju: White's long row (R-9.2.6.1).
    LongRow,
    /// Renju: both refused to place a stone, one after the other (R-9.2.7.1).
    TwoPasses,
    /// Renju: no five is possible any more (R-9.2.7.1).
    NoFive,
}

impl PositionEnd {
    const fn won(kind: EndKind, winner: Side) -> PositionEnd {
        PositionEnd { kind, winner: Some(winner) }
    }

    const fn drawn(kind: EndKind) -> PositionEnd {
        PositionEnd { kind, winner: None }
    }
}

impl Position {
    /// How the game is over by the position alone, if it is.
    #[must_use]
    pub fn end(&self) -> Option<PositionEnd> {
        match self {
            Position::Draughts(position) => {
                let stuck = position.turn();
                let has_pieces = !position.pieces(stuck).is_empty();
                if has_pieces && position.has_move() {
                    return None;
                }
                Some(match (position.variant().goal(), has_pieces) {
                    (Goal::Take, false) => PositionEnd::won(EndKind::NoPieces, stuck.other()),
                    (Goal::Take, true) => PositionEnd::won(EndKind::Blocked, stuck.other()),
                    (Goal::Give, false) => PositionEnd::won(EndKind::GivenAway, stuck),
                    (Goal::Give, true) => PositionEnd::won(EndKind::Immobile, stuck),
                })
            }
            Position::Chess(position) => position.end().map(|end| match end {
                chess::End::Checkmate(winner) => PositionEnd::won(EndKind::Checkmate, winner),
                chess::End::Stalemate => PositionEnd::drawn(EndKind::Stalemate),
                chess::End::NoMaterial => PositionEnd::drawn(EndKind::NoMaterial),
            }),
            Position::Renju(position) => position.end().map(|end| match end {
                renju::End::Row(win) if win.is_overline() => PositionEnd::won(EndKind::LongRow, win.side),
                renju::End::Row(win) => PositionEnd::won(EndKind::Five, win.side),
                renju::End::TwoPasses => PositionEnd::drawn(EndKind::TwoPasses),
                renju::End::Exhausted => PositionEnd::drawn(EndKind::NoFive),
            }),
        }
    }
}
