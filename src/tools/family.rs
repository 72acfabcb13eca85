//! What sets the families of games apart for the tools: how a position is written, what tells moves apart, what is foul.

use golos_rules::draughts::Naming;
use golos_rules::{Move, Notation, Position, Variant, renju};

/// A position as it is written.
pub const fn example(variant: Variant) -> &'static str {
    match variant {
        Variant::Chess | Variant::Chess960 => "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        Variant::Renju => "b:h8,i9 w:h9 turn:w",
        Variant::Draughts(laws) => match laws.geometry().naming() {
            Naming::Algebraic => "W:Wa1,c3,Kd4:Bb8",
            Naming::Numeric => "W:W46,37,K23:B1",
        },
    }
}

/// Where a move begins and ends and what it captures, the captured squares in order; in renju the notation says it all.
pub(super) fn ends(position: &Position, mv: &Move) -> Vec<String> {
    match (position, mv) {
        (Position::Draughts(position), Move::Draughts(mv)) => {
            let name = |square| position.geometry().name(square);
            let mut captured: Vec<String> = mv.captured().iter().map(|&square| name(square)).collect();
            captured.sort_unstable();
            vec![name(mv.from()), name(mv.to()), captured.join(",")]
        }
        (_, Move::Chess(mv)) => {
            let captured = mv.captured_on().map_or_else(String::new, |square| square.to_string());
            vec![mv.from().to_string(), mv.to().to_string(), captured]
        }
        (_, Move::Draughts(_) | Move::Renju(_)) => Vec::new(),
    }
}

/// Whether a move is told from another by where it begins and ends and what it captures; elsewhere than in draughts the
/// notation alone does.
pub(super) const fn is_told_by_ends(mv: &Move) -> bool {
    match mv {
        Move::Draughts(_) => true,
        Move::Chess(_) | Move::Renju(_) => false,
    }
}

/// The points where a stone of Black would be a foul, each with the kinds of foul (R-9.2.4.2); none where nothing is.
pub(super) fn fouls(position: &Position, notation: Notation) -> Option<Vec<(String, Vec<&'static str>)>> {
    match position {
        Position::Draughts(_) | Position::Chess(_) => None,
        Position::Renju(position) => {
            let fouls = position.board().fouls().into_iter();
            let named =
                fouls.map(|(point, fouls)| (notation.renju.name(point), fouls.iter().map(renju::Foul::key).collect()));
            Some(named.collect())
        }
    }
}
