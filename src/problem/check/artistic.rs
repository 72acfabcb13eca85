//! What lowers or raises the mark without making a composition defective.

use golos_rules::Side;
use golos_rules::draughts::{PieceKind, Position, Square};
use golos_rules::tree::Tree;

use super::finding::{Finding, Found};
use super::sacrifice;
use super::{Composition, Line};
use crate::class::Kind;

/// Looks at the start and the thematic lines. No search is needed.
pub(super) fn check(composition: &Composition<'_>, lines: &[Line], findings: &mut Vec<Finding>) {
    if lines.is_empty() {
        return;
    }
    let kind = composition.kind_checked();
    let all = Side::BOTH.into_iter().flat_map(|side| composition.position.pieces(side));
    let passive = all.filter(|&square| !takes_part(composition, lines, square));
    findings.extend(passive.map(|square| Found::Passive { square }.into()));
    match kind {
        Some(Kind::Problem) => {
            findings.extend(corner_men(&composition.position).map(Finding::from));
            if composition.position.geometry().size() == 10 {
                findings.extend(sacrifice::found(composition, lines).into_iter().map(Finding::from));
            }
        }
        Some(Kind::Study | Kind::PositionalEnding) if lines.iter().all(|line| is_exchange(composition, line)) => {
            findings.push(Found::FirstExchange.into());
        }
        _ => {}
    }
}

/// Whether the piece that stands on a square at the start moves or is captured in a thematic line.
fn takes_part(composition: &Composition<'_>, lines: &[Line], square: Square) -> bool {
    let moves = lines.iter().flatten().filter_map(|&id| composition.mv(id));
    let mut moves = moves.map(|mv| mv.from() == square || mv.captured().contains(&square));
    moves.any(|is| is)
}

/// A white man on g1 with a black one on h2, or on 50 with one on 45.
fn corner_men(position: &Position) -> Option<Found> {
    let geometry = position.geometry();
    let names = if geometry.size() == 8 { ["g1", "h2"] } else { ["50", "45"] };
    let [white, black] = names.map(|name| geometry.parse(name).ok());
    let (white, black) = (white?, black?);
    let is_man = |square: Square, side: Side| {
        position.piece_at(square).is_some_and(|piece| piece.side == side && piece.kind == PieceKind::Man)
    };
    let stands = geometry.size() <= 10 && is_man(white, Side::White) && is_man(black, Side::Black);
    stands.then_some(Found::CornerMen { white, black })
}

/// Whether a line begins with a move, a capture of the other side and a capture back of as many pieces.
fn is_exchange(composition: &Composition<'_>, line: &Line) -> bool {
    let mut moves = line.iter().map(|&id| composition.mv(id));
    let (Some(Some(first)), Some(Some(capture)), Some(Some(back))) = (moves.next(), moves.next(), moves.next()) else {
        return false;
    };
    let is_at_start = line.first().and_then(|&id| composition.tree().parent(id)) == Some(Tree::ROOT);
    is_at_start && !first.is_capture() && capture.is_capture() && capture.captured().len() == back.captured().len()
}
