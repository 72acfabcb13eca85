//! Other ways that have a name of their own, and what they weigh (R-11.1.3, R-11.2.6, R-11.2.7.3, R-11.3.8.5).

use golos_rules::draughts::{Move, Position};
use golos_rules::tree::{NodeId, Tree};
use serde::Deserialize;

use super::Composition;
use super::finding::Severity;
use crate::class::Kind;

/// An inexactness of a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Inexactness {
    /// The author's moves in another order.
    Transposition,
    /// A piece comes to the same square over another one.
    AlternativeMove,
    /// A king stops on another square of the same diagonal.
    KingSquares,
    /// A man comes to the last row over another square.
    ManToKingRow,
    /// A position of the author's solution comes one move of the solver later, whatever is replied.
    LongerByOne,
    /// The author's position can be made to come again.
    Repetition,
    /// In a task: another way to the same final.
    Duality,
}

impl Inexactness {
    /// The name of another move in the place of the author's; `None` if it has none.
    pub(super) fn of(
        composition: &Composition<'_>,
        before: &Position,
        author: NodeId,
        mv: &Move,
    ) -> Option<Inexactness> {
        let own = composition.mv(author)?;
        if is_same_diagonal(before, own, mv) {
            return Some(Inexactness::KingSquares);
        }
        if own.from() == mv.from() && own.promotes() && mv.promotes() {
            return Some(Inexactness::ManToKingRow);
        }
        meets(composition, before, author, mv).or_else(|| delays(composition, before, author, mv))
    }

    /// What it weighs in a thematic line after its division. `has_one_line`: the solution has no other.
    pub(super) fn severity(self, composition: &Composition<'_>, has_one_line: bool) -> Severity {
        let edition = composition.edition;
        let is_small = composition.position.geometry().size() == 8;
        match (composition.kind_checked(), self) {
            // One of them is allowed in a variation; several are reported apart.
            (Some(Kind::Study | Kind::PositionalEnding), _) if edition.study_inexact.contains(&self) => Severity::Note,
            (Some(Kind::Study | Kind::PositionalEnding), _) => Severity::Doubt,
            (Some(Kind::Task), _) if edition.task_inexact.contains(&self) => Severity::Note,
            (Some(Kind::Task), _) => Severity::Defect,
            (None, _) => Severity::Note,
            (Some(Kind::Problem), Inexactness::AlternativeMove) if !is_small => Severity::Note,
            (Some(Kind::Problem), Inexactness::Transposition) if !is_small => Severity::Defect,
            (
                Some(Kind::Problem),
                Inexactness::KingSquares | Inexactness::LongerByOne | Inexactness::Repetition | Inexactness::Duality,
            ) if has_one_line => Severity::Defect,
            (Some(Kind::Problem), _) => Severity::Fault,
        }
    }
}

/// Positions that are looked at for a longer way, at most.
const MOST_LOOKED_AT: u32 = 20_000;

/// Whether after another move the author's position comes again, or one of the solution a move later, whatever is replied.
fn delays(composition: &Composition<'_>, before: &Position, author: NodeId, mv: &Move) -> Option<Inexactness> {
    let mut looked = Looked { left: MOST_LOOKED_AT };
    let other = before.play(mv).ok()?;
    let comes_again = looked.all(&other, &mut |looked, own| {
        looked.any(own, &mut |looked, theirs| looked.all(theirs, &mut |_, again| again == before))
    });
    if comes_again {
        return Some(Inexactness::Repetition);
    }
    let tree = composition.tree();
    let depth = tree.path(author).len() + 2;
    let is_later = |id: &NodeId| *id != Tree::ROOT && tree.path(*id).len() == depth;
    let later: Vec<Position> = tree.all().filter(is_later).filter_map(|id| composition.at(id)).collect();
    let comes_later = looked.all(&other, &mut |looked, own| {
        looked.any(own, &mut |looked, theirs| {
            looked.all(theirs, &mut |looked, own| looked.any(own, &mut |_, theirs| later.contains(theirs)))
        })
    });
    comes_later.then_some(Inexactness::LongerByOne)
}

/// Positions after a position, as many as may be looked at.
struct Looked {
    left: u32,
}

impl Looked {
    /// Whether there are moves and each leads to such a position.
    fn all(&mut self, position: &Position, is: &mut dyn FnMut(&mut Looked, &Position) -> bool) -> bool {
        let moves = position.legal_moves();
        !moves.is_empty() && moves.iter().all(|mv| self.after(position, mv, is))
    }

    /// Whether a move leads to such a position.
    fn any(&mut self, position: &Position, is: &mut dyn FnMut(&mut Looked, &Position) -> bool) -> bool {
        position.legal_moves().iter().any(|mv| self.after(position, mv, is))
    }

    fn after(&mut self, position: &Position, mv: &Move, is: &mut dyn FnMut(&mut Looked, &Position) -> bool) -> bool {
        let Some(left) = self.left.checked_sub(1) else { return false };
        self.left = left;
        position.play(mv).is_ok_and(|after| is(self, &after))
    }
}

/// Whether a king goes the same way, takes the same and stops elsewhere on the last diagonal.
fn is_same_diagonal(before: &Position, own: &Move, mv: &Move) -> bool {
    let geometry = before.geometry();
    let is_alike = own.from() == mv.from() && own.kind() == mv.kind() && own.captured() == mv.captured();
    let is_king = own.kind_after() == golos_rules::draughts::PieceKind::King && own.kind() == own.kind_after();
    let step = |from: golos_rules::draughts::Square, to: golos_rules::draughts::Square| {
        let sign = |from: u8, to: u8| (i16::from(to) - i16::from(from)).signum();
        (sign(geometry.file(from), geometry.file(to)), sign(geometry.rank(from), geometry.rank(to)))
    };
    let (own_path, path) = (own.turning_path(), mv.turning_path());
    let (Some([before_own, _]), Some([before_end, _])) = (own_path.last_chunk::<2>(), path.last_chunk::<2>()) else {
        return false;
    };
    is_alike && is_king && before_own == before_end && step(*before_own, own.to()) == step(*before_end, mv.to())
}

/// Whether after each reply that the author gives one more move leads to the author's own position.
fn meets(composition: &Composition<'_>, before: &Position, author: NodeId, mv: &Move) -> Option<Inexactness> {
    let own = composition.mv(author)?;
    let other = before.play(mv).ok()?;
    let mut names = Vec::new();
    for reply in composition.tree().children(author) {
        let answer = composition.mv(reply)?;
        let next = composition.tree().next(reply)?;
        let (target, second) = (composition.at(next)?, composition.mv(next)?);
        let replied = other.legal_moves().into_iter().find(|mv| is_alike(mv, answer))?;
        let after = other.play(&replied).ok()?;
        let meeting = after.legal_moves().into_iter().find(|mv| after.play(mv).as_ref() == Ok(&target))?;
        let is_swapped = is_alike(mv, second) && is_alike(&meeting, own);
        names.push(if is_swapped { Inexactness::Transposition } else { Inexactness::AlternativeMove });
    }
    names.into_iter().min()
}

fn is_alike(one: &Move, other: &Move) -> bool {
    (one.from(), one.to(), one.is_capture()) == (other.from(), other.to(), other.is_capture())
}
