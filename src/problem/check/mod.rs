//! The check of a composition of draughts against its author's solution.

mod artistic;
mod economy;
mod finding;
mod inexact;
mod marks;
mod retract;
mod sacrifice;
mod unique;

use golos_endings::Game as Rules;
use golos_rules::Side;
use golos_rules::draughts::{Move, Position};
use golos_rules::tree::{Game, NodeId, Step, Tree};

pub use finding::{Article, Finding, Found, SacrificeEconomy, Severity};
pub use inexact::Inexactness;
pub use marks::{Mark, is_marked};
pub use retract::{LastMove, last_move};

use crate::class::{Group, Kind};
use crate::edition::Edition;
use crate::endings::Endings;
use crate::solve::Solver;
use crate::stipulation::Stipulation;
use crate::task::{Blocked, Task};

/// A composition of draughts as it is checked.
pub struct Composition<'a> {
    pub game: &'a Game,
    pub position: Position,
    pub stipulation: Stipulation,
    /// What is to be blocked; `None` if that was not said.
    pub blocked: Option<Blocked>,
    /// The kind that the author names; `None` if they name none.
    pub kind: Option<Kind>,
    /// Whether the author calls it a practical problem, which need not be economical and exact (R-11.2.7.5).
    pub is_practical: bool,
    /// The rules by which it is checked.
    pub edition: &'a Edition,
}

/// A line of the author's solution: the places of its moves.
pub(crate) type Line = Vec<NodeId>;

impl Composition<'_> {
    /// What a solver is asked for; `None` if it is a mate, which draughts do not have.
    #[must_use]
    pub const fn task(&self) -> Option<Task> {
        match self.stipulation {
            Stipulation::Win => Some(Task::Win),
            Stipulation::Draw => Some(Task::Draw),
            Stipulation::Block => Some(Task::Block(self.blocked)),
            Stipulation::Mate(..) => None,
        }
    }

    /// The side that has the task: White, unless Black begins.
    #[must_use]
    pub const fn solver(&self) -> Side {
        self.position.turn()
    }

    /// The kind that is taken for the check: the author's, otherwise the first that the pieces allow.
    #[must_use]
    pub fn kind_checked(&self) -> Option<Kind> {
        self.kind.or_else(|| Kind::of(&self.position, self.stipulation, self.edition).first().copied())
    }

    pub(crate) fn tree(&self) -> &Tree {
        &self.game.tree
    }

    /// The position of a place.
    pub(crate) fn at(&self, id: NodeId) -> Option<Position> {
        self.game.position(id).draughts().copied()
    }

    pub(crate) fn mv(&self, id: NodeId) -> Option<&Move> {
        match self.tree().step(id) {
            Some(Step::Move(golos_rules::Move::Draughts(mv))) => Some(mv),
            _ => None,
        }
    }

    /// The thematic lines: all that are no tries and that the author does not call additional.
    pub(crate) fn thematic_lines(&self) -> Vec<Line> {
        let (mut lines, mut open) = (Vec::new(), vec![Tree::ROOT]);
        while let Some(id) = open.pop() {
            let goes_on = |child: &NodeId| {
                let has = |mark| is_marked(self.tree(), *child, mark);
                self.mv(*child).is_some() && !has(Mark::Try) && !has(Mark::Additional)
            };
            let children: Vec<NodeId> = self.tree().children(id).filter(goes_on).collect();
            let is_final = id != Tree::ROOT && is_marked(self.tree(), id, Mark::Final);
            if (children.is_empty() || is_final) && id != Tree::ROOT {
                lines.push(self.tree().path(id));
            } else {
                open.extend(children.into_iter().rev());
            }
        }
        lines
    }
}

/// Checks a composition with a solver that looks at `nodes` positions at most. Findings come in the order in which a person
/// looks: the class, legality, whether it is solved, whether in one way only, economy.
pub fn check(
    composition: &Composition<'_>,
    nodes: u64,
    memory: usize,
    endings: &mut dyn Endings,
    is_stopped: &dyn Fn() -> bool,
) -> Vec<Finding> {
    let mut findings = Vec::new();
    let (Some(task), Some(rules)) = (composition.task(), Rules::of(composition.position.variant())) else {
        return findings;
    };
    classify(composition, &mut findings);
    legality(composition, &mut findings);
    // A search among positions that cannot arise proves nothing.
    if composition.position.impossible().is_some() {
        return findings;
    }
    let lines = composition.thematic_lines();
    let mut solver = Solver::new(rules, task, memory, endings, is_stopped);
    unique::check(composition, &lines, &mut solver, nodes / 4 * 3, &mut findings);
    economy::check(composition, &lines, &mut solver, nodes / 4, &mut findings);
    artistic::check(composition, &lines, &mut findings);
    if composition.is_practical {
        findings.iter_mut().for_each(Finding::excuse_practical);
    }
    findings
}

fn classify(composition: &Composition<'_>, findings: &mut Vec<Finding>) {
    let kinds = Kind::of(&composition.position, composition.stipulation, composition.edition);
    match composition.kind {
        Some(kind) if !kinds.contains(&kind) => findings.push(Found::WrongKind(kind).into()),
        _ if kinds.is_empty() => findings.push(Found::NoKind.into()),
        _ => {}
    }
    if let Some(kind) = composition.kind_checked() {
        let is_practical = composition.is_practical && kind == Kind::Problem;
        let group =
            if is_practical { Some(Group::Practical) } else { kind.group(&composition.position, composition.edition) };
        findings.push(Found::Class { kind, group }.into());
    }
}

fn legality(composition: &Composition<'_>, findings: &mut Vec<Finding>) {
    let position = &composition.position;
    if let Some(side) = Side::BOTH.into_iter().find(|&side| position.pieces(side).is_empty()) {
        findings.push(Found::NoPieces(side).into());
    }
    if let Some(impossible) = position.impossible_placing() {
        findings.push(Found::Impossible(impossible).into());
        return;
    }
    findings.push(last_move(position).map_or(Found::NoLastMove, Found::LastMove).into());
    if position.must_capture() {
        findings.push(Found::FirstMoveCaptures.into());
    }
    if position.with_turn(position.turn().other()).must_capture() {
        findings.push(Found::EnPrise { kind: composition.kind_checked() }.into());
    }
}
