use super::board::{point, square};
use super::{BoardPiece, Kind, Place, Position, Variant};
use crate::{Side, chess, draughts, renju};

/// A position is set up place by place.
impl Position {
    /// The position without pieces, the same side to move.
    #[must_use]
    pub fn emptied(&self) -> Position {
        let turn = self.turn();
        match self {
            Position::Draughts(it) => Position::Draughts(draughts::Position::empty(it.variant()).with_turn(turn)),
            Position::Chess(it) => Position::Chess(chess::Position::empty(it.started_from()).with_turn(turn)),
            Position::Renju(_) => Position::Renju(renju::Position::of(renju::Board::EMPTY, turn)),
        }
    }

    /// The position with this on a place; none empties it. A place that is not played on and a piece of another family
    /// change nothing.
    #[must_use]
    pub fn with_piece(&self, place: Place, piece: Option<BoardPiece>) -> Position {
        match self {
            Position::Draughts(position) => {
                let Ok(square) = position.geometry().at(place.column, place.row) else { return *self };
                let kind = |kind| match kind {
                    Kind::Man => Some(draughts::PieceKind::Man),
                    Kind::Crowned => Some(draughts::PieceKind::King),
                    Kind::Stone | Kind::Chess(_) => None,
                };
                let put = piece.map(|piece| Some(draughts::Piece { side: piece.side, kind: kind(piece.kind)? }));
                if put == Some(None) { *self } else { Position::Draughts(position.put(square, put.flatten())) }
            }
            Position::Chess(position) => match (square(place), piece.map(|piece| (piece.side, piece.kind))) {
                (Some(square), None) => Position::Chess(position.with_piece(square, None)),
                (Some(square), Some((side, Kind::Chess(role)))) => {
                    Position::Chess(position.with_piece(square, Some(chess::Piece { side, role })))
                }
                (None, _) | (Some(_), Some((_, Kind::Man | Kind::Crowned | Kind::Stone))) => *self,
            },
            Position::Renju(position) => {
                let board = match (point(place), piece.map(|piece| (piece.side, piece.kind))) {
                    (Some(point), None) => position.board().without(point),
                    (Some(point), Some((side, Kind::Stone))) => position.board().with(point, side),
                    (None, _) | (Some(_), Some((_, Kind::Man | Kind::Crowned | Kind::Chess(_)))) => return *self,
                };
                Position::Renju(renju::Position::of(board, position.turn()))
            }
        }
    }

    /// The position with this side to move.
    #[must_use]
    pub fn with_turn(&self, side: Side) -> Position {
        match self {
            Position::Draughts(position) => Position::Draughts(position.with_turn(side)),
            Position::Chess(position) => Position::Chess(position.with_turn(side)),
            Position::Renju(position) => Position::Renju(renju::Position::of(*position.board(), side)),
        }
    }

    /// The kinds of pieces that can stand on the board, those of which there are most first.
    #[must_use]
    pub fn kinds(&self) -> Vec<Kind> {
        match self {
            Position::Draughts(_) => vec![Kind::Man, Kind::Crowned],
            Position::Chess(_) => chess::Role::ALL.map(Kind::Chess).to_vec(),
            Position::Renju(_) => vec![Kind::Stone],
        }
    }
}

impl Variant {
    /// The board without pieces.
    #[must_use]
    pub fn empty(self) -> Position {
        self.start().emptied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn put(variant: Variant, pieces: &[(Side, Kind, &str)]) -> String {
        let put = |position: Position, (side, kind, name): &(Side, Kind, &str)| {
            let place = position.place_named(name).unwrap();
            position.with_piece(place, Some(BoardPiece { side: *side, kind: *kind }))
        };
        pieces.iter().fold(variant.empty(), put).fen()
    }

    #[test]
    fn pieces_are_put_and_taken_off_one_by_one() {
        use Side::{Black, White};
        use chess::Role::{King, Pawn, Rook};
        for (variant, pieces, fen) in [
            (Variant::RUSSIAN, vec![(White, Kind::Man, "a1"), (Black, Kind::Crowned, "h8")], "W:Wa1:BKh8"),
            (Variant::INTERNATIONAL, vec![(White, Kind::Crowned, "46"), (White, Kind::Stone, "1")], "W:WK46:B"),
            (Variant::Renju, vec![(Black, Kind::Stone, "h8"), (White, Kind::Stone, "j9")], "b:h8 w:j9"),
            (Variant::Renju, vec![(Black, Kind::Man, "h8")], ""),
            (
                Variant::Chess,
                vec![
                    (White, Kind::Chess(King), "e1"),
                    (Black, Kind::Chess(King), "e8"),
                    (Black, Kind::Chess(Pawn), "a7"),
                ],
                "4k3/p7/8/8/8/8/8/4K3 w - - 0 1",
            ),
            // A right goes with king and rook at home (CH-3.8.2.1), and comes when the last of them does.
            (
                Variant::Chess,
                vec![
                    (White, Kind::Chess(Rook), "a1"),
                    (White, Kind::Chess(Rook), "h2"),
                    (White, Kind::Chess(King), "e1"),
                ],
                "8/8/8/8/8/8/7R/R3K3 w Q - 0 1",
            ),
            (
                Variant::Chess960,
                vec![
                    (White, Kind::Chess(Rook), "b1"),
                    (White, Kind::Chess(Rook), "c1"),
                    (White, Kind::Chess(King), "f1"),
                    (Black, Kind::Chess(King), "b8"),
                    (Black, Kind::Chess(Rook), "h8"),
                ],
                "1k5r/8/8/8/8/8/8/1RR2K2 w Qk - 0 1",
            ),
        ] {
            assert_eq!(put(variant, &pieces), fen);
            let position = variant.read_fen(if fen.is_empty() { "b:h8" } else { fen }).unwrap();
            let black = position.with_turn(Black);
            assert_eq!((black.emptied(), black.turn()), (variant.empty().with_turn(Black), Black));
        }
        let start = Variant::Chess.start();
        let king = start.place_named("e1").unwrap();
        let without = start.with_piece(king, None);
        assert_eq!(without.fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w kq - 0 1");
        assert_eq!(without.with_piece(king, start.piece_on(king)), start);
    }
}
