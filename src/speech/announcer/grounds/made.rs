//! The article on a move that was made: how that piece moves or captures, and what the move is besides. It is found from what
//! was said of the move, and so it is the same whether the move was lawful or not.

use super::lawful::{CAPTURE, WAY, cited, of_role};
use super::{Grounds, articles, is_hundred};
use golos_game::State;
use golos_rules::{Kind, Position};
use golos_wording::laws::Subject;

/// The signs of a capture in full notation.
const CAPTURES: [char; 2] = [':', 'x'];

/// The articles on a move of this full notation; the states are those around it.
pub(super) fn grounds(before: &State, after: &State, notation: &str) -> Grounds {
    let board = before.board();
    let ends = board.ends(None, notation);
    let kind = ends.first().and_then(|place| board.piece_on(*place)).map(|piece| piece.kind);
    match board {
        Position::Chess(_) if notation.starts_with("O-O") => cited(before, "move.castling", Subject::Castling),
        Position::Chess(_) if notation.contains('=') => cited(before, "move.promotion", Subject::Promotion),
        Position::Chess(_) => match kind {
            Some(Kind::Chess(role)) => cited(before, of_role(role), Subject::Move),
            _ => Grounds::About(Subject::Move),
        },
        Position::Renju(_) if ends.is_empty() => Grounds::About(Subject::Pass),
        Position::Renju(_) => cited(before, WAY, Subject::Move),
        Position::Draughts(_) => {
            let crowned = ends.last().and_then(|place| after.board().piece_on(*place)).map(|piece| piece.kind);
            match (kind, crowned) {
                (Some(Kind::Man), Some(Kind::Crowned)) => Grounds::About(Subject::Promotion),
                _ if notation.contains(CAPTURES) => cited(before, CAPTURE, Subject::Capture),
                (kind, _) => of_quiet(before, kind),
            }
        }
    }
}

/// How a piece of draughts moves without a capture: the documents cite the man first, and behind it the king.
fn of_quiet(state: &State, kind: Option<Kind>) -> Grounds {
    let of_board = if is_hundred(state) { articles(state, &format!("{WAY}.hundred")) } else { Vec::new() };
    let known = if of_board.is_empty() { articles(state, WAY) } else { of_board };
    let king = known.get(1).filter(|_| kind == Some(Kind::Crowned));
    king.or(known.first()).map_or(Grounds::About(Subject::Move), |article| Grounds::Article(article.clone()))
}
