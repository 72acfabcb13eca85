use super::{Move, Notation, Place, Position};
use crate::{chess, draughts, renju};

/// How a move is shown on a board, place by place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Steps {
    /// The place where a stone is put.
    One,
    /// Where a piece comes from and where it goes.
    Two,
    /// As many as the route of a capture has.
    Route,
}

impl Position {
    /// How a move is shown on this board.
    #[must_use]
    pub const fn steps(&self) -> Steps {
        match self {
            Position::Draughts(_) => Steps::Route,
            Position::Chess(_) => Steps::Two,
            Position::Renju(_) => Steps::One,
        }
    }

    /// The place where play begins (R-9.2.4.1); none where pieces stand on the board.
    #[must_use]
    pub fn first_place(&self) -> Option<Place> {
        match self {
            Position::Draughts(_) | Position::Chess(_) => None,
            Position::Renju(_) => Some(renju::Point::CENTRE.into()),
        }
    }

    /// Whether a move along these places is written as a capture, be it lawful or not: an opponent's piece lies on one of
    /// its lines, or a lawful capture leads from its first place to its last. Only draughts writes the two in two ways.
    #[must_use]
    pub fn takes_along(&self, path: &[Place]) -> bool {
        match self {
            Position::Draughts(position) => takes_along(position, path),
            Position::Chess(_) | Position::Renju(_) => false,
        }
    }

    /// Where a move that was made from this position started and ended; the one place of a stone. One that was not `lawful` is read from its
    /// full notation as it stands in files. Castling is written without squares: its ends are the king's.
    #[must_use]
    pub fn ends(&self, lawful: Option<&Move>, notation: &str) -> Vec<Place> {
        let named = |name: &str| match self {
            Position::Draughts(_) | Position::Renju(_) => self.place_named(name),
            // The letter of a piece stands before the square.
            Position::Chess(_) => self.place_named(name).or_else(|| self.place_named(name.get(1..)?)),
        };
        if let Some(Move::Chess(mv)) = lawful {
            return vec![mv.from().into(), mv.to().into()];
        }
        if let Position::Chess(position) = self
            && let Ok(entry) = chess::Entry::read(Notation::FILES.chess, notation)
            && let Ok(made) = position.force(&entry)
        {
            return vec![made.from.into(), made.to.into()];
        }
        let mut places = notation.split(['-', ':', 'x', '=']).filter_map(named);
        places.next().into_iter().chain(places.next_back()).collect()
    }
}

fn takes_along(position: &draughts::Position, path: &[Place]) -> bool {
    let geometry = position.geometry();
    let path: Vec<draughts::Square> =
        path.iter().filter_map(|place| geometry.at(place.column, place.row).ok()).collect();
    let (Some(&from), Some(&to)) = (path.first(), path.last()) else { return false };
    let mover = position.piece_at(from).map_or(position.turn(), |piece| piece.side);
    let prey = position.pieces(mover.other());
    let takes = |legs: &[draughts::Square]| match *legs {
        [from, to] => geometry.line(from, to).unwrap_or_default().iter().any(|&square| prey.contains(square)),
        _ => false,
    };
    path.windows(2).any(takes) || position.moves_from(from).iter().any(|mv| mv.is_capture() && mv.to() == to)
}
