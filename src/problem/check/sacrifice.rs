//! Sacrifices by the majority rule on 100 squares (R-11.3.7.6).

use golos_rules::draughts::{PieceKind, Position, Square};
use golos_rules::tree::Tree;

use super::finding::{Found, SacrificeEconomy};
use super::{Composition, Line};

/// The sacrifices in the thematic lines: moves after which the other side has to capture two or more pieces, or has captures
/// of different sizes.
pub(super) fn found(composition: &Composition<'_>, lines: &[Line]) -> Vec<Found> {
    let (mut seen, mut found) = (Vec::new(), Vec::new());
    for line in lines {
        let mut number = 0;
        for &id in line {
            let before = composition.tree().parent(id).unwrap_or(Tree::ROOT);
            let Some((before, after, mv)) = composition
                .at(before)
                .zip(composition.at(id))
                .zip(composition.mv(id))
                .map(|((before, after), mv)| (before, after, mv))
            else {
                break;
            };
            if before.turn() != composition.solver() {
                continue;
            }
            number += 1;
            if mv.is_capture() || seen.contains(&id) || !after.must_capture() {
                continue;
            }
            seen.push(id);
            let sizes = sizes(&after);
            if let Some(economy) = economy(&sizes, || passes_king_row(&after)) {
                found.push(Found::Sacrifice { number, mv: mv.clone(), sizes, economy });
            }
        }
    }
    found
}

/// The verdict on sizes in order; `None` of one piece in one direction, which is no sacrifice of this rule.
fn economy(sizes: &[u32], passes: impl FnOnce() -> bool) -> Option<SacrificeEconomy> {
    let (&most, others) = sizes.split_last()?;
    if others.is_empty() {
        return match most {
            0 | 1 => None,
            2 if passes() => Some(SacrificeEconomy::Economical),
            _ => Some(SacrificeEconomy::Rough),
        };
    }
    // Directions of the most that are due leave Black a true choice.
    let Some(next) = others.iter().rev().find(|&&size| size < most) else {
        return (most > 1).then_some(SacrificeEconomy::Uneconomical);
    };
    if most - next > 1 {
        return Some(SacrificeEconomy::Uneconomical);
    }
    let distinct: Vec<u32> = {
        let mut all = sizes.to_vec();
        all.dedup();
        all
    };
    let is_single = others.last() == Some(next);
    let is_dense = distinct.windows(2).all(|pair| matches!(pair, [one, other] if other - one == 1));
    let is_ideal = is_single && is_dense && (distinct.len() > 2 || sizes.first() == Some(&1));
    Some(if is_ideal { SacrificeEconomy::Ideal } else { SacrificeEconomy::Economical })
}

/// Whether each capture that is due passes the king row with a man that stays one.
fn passes_king_row(position: &Position) -> bool {
    let geometry = position.geometry();
    let moves = position.legal_moves();
    !moves.is_empty()
        && moves.iter().all(|mv| {
            let path = mv.turning_path();
            let inner = path.get(1..path.len().saturating_sub(1)).unwrap_or_default();
            mv.kind() == PieceKind::Man
                && mv.kind_after() == PieceKind::Man
                && inner.iter().any(|&square| geometry.is_last_rank(square, position.turn()))
        })
}

/// The most pieces that each piece can take in each first direction, whether the majority rule allows it or not; in order.
pub(super) fn sizes(position: &Position) -> Vec<u32> {
    let side = position.turn();
    let mut sizes = Vec::new();
    for from in position.pieces(side) {
        let Some(piece) = position.piece_at(from) else { continue };
        let board = position.put(from, None);
        let hunter = Hunter { board: &board, is_king: piece.kind == PieceKind::King };
        sizes.extend(
            DIRECTIONS.iter().map(|&way| hunter.most(from, Some(way), &mut Vec::new())).filter(|&size| size > 0),
        );
    }
    sizes.sort_unstable();
    sizes
}

const DIRECTIONS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

/// A piece that captures; it is lifted from the board.
struct Hunter<'a> {
    board: &'a Position,
    is_king: bool,
}

impl Hunter<'_> {
    fn step(&self, from: Square, (files, ranks): (i8, i8)) -> Option<Square> {
        let geometry = self.board.geometry();
        let file = geometry.file(from).checked_add_signed(files)?;
        let rank = geometry.rank(from).checked_add_signed(ranks)?;
        geometry.at(file, rank).ok()
    }

    /// The most pieces that can be taken from a square; the first of them in a direction, if that is given.
    fn most(&self, at: Square, way: Option<(i8, i8)>, taken: &mut Vec<Square>) -> u32 {
        let ways = DIRECTIONS.iter().copied().filter(|other| way.is_none_or(|way| way == *other));
        ways.filter_map(|way| self.capture(at, way, taken)).max().unwrap_or(0)
    }

    fn capture(&self, at: Square, way: (i8, i8), taken: &mut Vec<Square>) -> Option<u32> {
        let mut over = self.step(at, way)?;
        while self.is_king && self.board.piece_at(over).is_none() {
            over = self.step(over, way)?;
        }
        let prey = self.board.piece_at(over)?;
        // Captured pieces stay on the board until the capture ends, and none is taken twice.
        if prey.side == self.board.turn() || taken.contains(&over) {
            return None;
        }
        let mut land = self.step(over, way)?;
        self.board.piece_at(land).is_none().then_some(())?;
        taken.push(over);
        let mut most = 0;
        loop {
            most = most.max(1 + self.most(land, None, taken));
            match self.step(land, way).filter(|next| self.is_king && self.board.piece_at(*next).is_none()) {
                Some(next) => land = next,
                None => break,
            }
        }
        taken.pop();
        Some(most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::draughts::Variant;

    #[test]
    fn r_11_3_7_6_examples_of_the_rules_are_economical_and_ideal() {
        use SacrificeEconomy::{Economical, Ideal, Rough, Uneconomical};
        for (sizes, expected) in [
            (&[1, 2][..], Some(Ideal)),
            (&[1, 1, 2], Some(Ideal)),
            (&[2, 3, 4], Some(Ideal)),
            (&[1, 3, 4], Some(Economical)),
            (&[2, 2, 4, 5], Some(Economical)),
            (&[1, 3], Some(Uneconomical)),
            (&[1, 2, 4], Some(Uneconomical)),
            (&[2], Some(Rough)),
            (&[1], None),
        ] {
            assert_eq!(economy(sizes, || false), expected, "{sizes:?}");
        }
        assert_eq!(economy(&[2], || true), Some(Economical));
    }

    #[test]
    fn the_most_in_each_direction_agrees_with_what_is_due() {
        for fen in ["B:W28,29,33,19:B23,8", "B:W32,38,27:B21,K4", "B:W22,31,33:B17"] {
            let position = Position::from_fen(Variant::INTERNATIONAL, fen).unwrap();
            let due = position.legal_moves().iter().map(|mv| mv.captured().len()).max().unwrap();
            assert_eq!(sizes(&position).last().copied(), u32::try_from(due).ok(), "{fen}");
        }
    }
}
