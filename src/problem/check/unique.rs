//! Whether the author's solution fulfils the task, and no other way does.

use golos_rules::draughts::{Move, Position};
use golos_rules::tree::{NodeId, Tree};

use super::finding::{Finding, Found, Severity};
use super::inexact::Inexactness;
use super::marks::{Mark, is_marked};
use super::{Composition, Line};
use crate::class::Kind;
use crate::solve::{Solver, Verdict, balance_of};
use crate::task::Task;

/// A place before a move of the side that has the task.
struct Choice {
    before: Position,
    author: NodeId,
    /// From 1.
    number: u32,
    /// Whether other ways are no fault: play with one piece in a study.
    is_free: bool,
    /// Whether the solution has divided into thematic lines before.
    is_divided: bool,
    /// The balance of the author's final and the plies to it after the author's move, if it is better than the balance here: by
    /// it moves are measured of which nothing is proved.
    measure: Option<(i32, u16)>,
}

/// Half-moves that another way may take longer than the author's to the same balance.
const LONGER: u16 = 4;

/// The share of the positions that is added for measuring: one of so many.
const FOR_MEASURE: u64 = 4;

impl Choice {
    /// The balance and the plies, if a move leads to the author's balance in at most `longer` plies more.
    fn reaches(&self, mv: &Move, longer: u16, solver: &mut Solver<'_>, nodes: u64) -> Option<(i32, u16)> {
        let (balance, plies) = self.measure?;
        let (after, plies) = (self.before.play(mv).ok()?, plies + longer);
        (solver.reaches_balance(&after, balance, plies, nodes) == Some(true)).then_some((balance, plies))
    }
}

/// Looks at every thematic move. Half of the positions go to the first, the others share the rest.
pub(super) fn check(
    composition: &Composition<'_>,
    lines: &[Line],
    solver: &mut Solver<'_>,
    nodes: u64,
    findings: &mut Vec<Finding>,
) {
    let choices = choices(composition, lines);
    let Some((first, later)) = choices.split_first() else {
        findings.push(Found::NoSolution.into());
        return;
    };
    let mut others =
        Others { has_one_line: lines.len() == 1, open: 0, depth: u16::MAX, found: Vec::new(), inexact: Vec::new() };
    let is_solved = others.look(composition, first, solver, nodes / 2, true);
    findings.push(is_solved.into());
    let share = nodes / 2 / (later.len().max(1) as u64);
    for choice in later {
        let verdict = others.look(composition, choice, solver, share, false);
        // A move of the author that lets the task go refutes the solution, wherever it stands.
        if matches!(verdict, Found::Unsolvable { .. }) {
            findings.push(verdict.into());
        }
    }
    let moves = u32::try_from(choices.iter().filter(|choice| !choice.is_free).count()).unwrap_or(u32::MAX);
    let is_unique = moves > 0 && others.found.is_empty() && others.open == 0;
    findings.append(&mut others.found);
    if matches!(composition.kind_checked(), Some(Kind::Study | Kind::PositionalEnding)) {
        findings.extend(several_inexact(composition, lines, &others.inexact));
    }
    if is_unique {
        findings.push(Found::Unique { moves }.into());
    } else if others.open > 0 {
        findings.push(Found::NoOtherFound { open: others.open, depth: others.depth }.into());
    }
}

/// The places at which the author's move is to fulfil the task, and no other one is where play is not free.
fn choices(composition: &Composition<'_>, lines: &[Line]) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    let solver = composition.solver();
    for line in lines {
        let (mut number, mut is_divided) = (0, false);
        let mut parent = Tree::ROOT;
        for &id in line {
            let Some(before) = composition.at(parent) else { break };
            if before.turn() == solver {
                number += 1;
                let is_free = composition.kind_checked() != Some(Kind::Problem) && before.pieces(solver).len() == 1;
                let is_known = choices.iter().any(|choice| choice.author == id);
                if !is_known {
                    let measure = measure(composition, line, id, &before);
                    choices.push(Choice { before, author: id, number, is_free, is_divided, measure });
                }
            } else {
                is_divided |= lines.iter().any(|other| other.contains(&parent) && !other.contains(&id));
            }
            parent = id;
        }
    }
    choices
}

/// The balance of the final of a line, and the plies to it after a move of it.
fn measure(composition: &Composition<'_>, line: &Line, id: NodeId, before: &Position) -> Option<(i32, u16)> {
    let solver = composition.solver();
    let end = composition.at(*line.last()?)?;
    let target = balance_of(&end, solver);
    let plies = line.len().checked_sub(1 + line.iter().position(|other| *other == id)?)?;
    let is_measured = composition.task() == Some(Task::Win)
        && end.turn() != solver
        && !end.must_capture()
        && target > balance_of(before, solver);
    is_measured.then_some((target, u16::try_from(plies).ok()?))
}

/// The other ways that were found.
struct Others {
    has_one_line: bool,
    open: u32,
    /// The least depth to which an open move was searched.
    depth: u16,
    found: Vec<Finding>,
    /// The author's moves in the place of which one with a name was found.
    inexact: Vec<NodeId>,
}

impl Others {
    /// Looks at one place; what is certain of the author's move there.
    fn look(
        &mut self,
        composition: &Composition<'_>,
        choice: &Choice,
        solver: &mut Solver<'_>,
        nodes: u64,
        is_first: bool,
    ) -> Found {
        let Some(author) = composition.mv(choice.author) else { return Found::NoSolution };
        let Ok(target) = choice.before.play(author) else { return Found::NoSolution };
        let mut own = Found::SolvedOpen { mv: author.clone(), depth: 0 };
        let moves = solver.solve(&choice.before, nodes, &mut |_| {}).moves;
        let open = moves.iter().filter(|first| matches!(first.verdict, Verdict::Open { .. })).count();
        let share = nodes / FOR_MEASURE / (open.max(1) as u64);
        let mut likely: Vec<Finding> = Vec::new();
        for first in moves {
            let is_own = choice.before.play(&first.mv).as_ref() == Ok(&target);
            match first.verdict {
                Verdict::Fulfils(_) if is_own => own = Found::Solved { mv: author.clone() },
                Verdict::Fails(line) if is_own => own = Found::Unsolvable { mv: author.clone(), line },
                Verdict::Open { depth } if is_own => {
                    own = match choice.reaches(&first.mv, 0, solver, share) {
                        Some((balance, plies)) => Found::SolvedByMeasure { mv: author.clone(), balance, plies },
                        None => Found::SolvedOpen { mv: author.clone(), depth },
                    };
                }
                _ if is_own || choice.is_free || is_meant(composition, choice, &first.mv) => {}
                Verdict::Fulfils(line) => {
                    let found = self.side_solution(composition, choice, author, first.mv, line, is_first);
                    if matches!(found, Found::SideSolution { is_full: false, inexactness: Some(_), .. })
                        && !self.inexact.contains(&choice.author)
                    {
                        self.inexact.push(choice.author);
                    }
                    self.found.push(found.into());
                }
                Verdict::Open { depth } => {
                    self.open += 1;
                    self.depth = self.depth.min(depth);
                    if let Some((balance, plies)) = choice.reaches(&first.mv, LONGER, solver, share) {
                        let (number, author, mv) = (choice.number, author.clone(), first.mv);
                        likely.push(Found::LikelySideSolution { number, author, mv, balance, plies }.into());
                    }
                }
                Verdict::Fails(_) => {}
            }
        }
        // If the author's own move is proved, a balance says nothing of the others.
        if !matches!(own, Found::Solved { .. }) {
            self.found.append(&mut likely);
        }
        own
    }

    fn side_solution(
        &self,
        composition: &Composition<'_>,
        choice: &Choice,
        author: &Move,
        mv: Move,
        line: crate::solve::Line,
        is_first: bool,
    ) -> Found {
        let kind = composition.kind_checked();
        let named = Inexactness::of(composition, &choice.before, choice.author, &mv);
        let inexactness = named.or_else(|| is_dual(composition, choice, &mv, &line).then_some(Inexactness::Duality));
        // What is not exact before the division counts as a full side solution.
        let is_full = is_first || (!choice.is_divided && !self.has_one_line);
        let severity = match inexactness {
            _ if is_full => Severity::Defect,
            Some(inexactness) => inexactness.severity(composition, self.has_one_line),
            None => match kind {
                Some(Kind::Task) => Severity::Defect,
                Some(Kind::Problem) if self.has_one_line => Severity::Defect,
                Some(Kind::Problem) => Severity::Fault,
                // It may be one of the inexactnesses that are allowed, which a person sees.
                Some(Kind::Study | Kind::PositionalEnding) | None => Severity::Doubt,
            },
        };
        Found::SideSolution { number: choice.number, author: author.clone(), mv, line, is_full, inexactness, severity }
    }
}

/// Whether the author gives a move as another way, or as a try that is refuted elsewhere.
fn is_meant(composition: &Composition<'_>, choice: &Choice, mv: &Move) -> bool {
    let parent = composition.tree().parent(choice.author).unwrap_or(Tree::ROOT);
    let position = choice.before.play(mv);
    composition.tree().children(parent).any(|child| {
        let is_it = composition.mv(child).is_some_and(|other| choice.before.play(other) == position);
        is_it && is_marked(composition.tree(), child, Mark::Either)
    })
}

/// Whether the line of another move of a task ends in a final that the author reaches after his own.
fn is_dual(composition: &Composition<'_>, choice: &Choice, mv: &Move, line: &crate::solve::Line) -> bool {
    let first = choice.before.play(mv).ok();
    let end = first.and_then(|first| line.moves.iter().try_fold(first, |at, mv| at.play(mv).ok()));
    let tree = composition.tree();
    let is_final = |id: &NodeId| tree.next(*id).is_none() && tree.path(*id).contains(&choice.author);
    composition.kind_checked() == Some(Kind::Task)
        && end.is_some_and(|end| tree.all().filter(is_final).any(|id| composition.at(id) == Some(end)))
}

/// The variations in which more inexactnesses were found than may be in one (R-11.3.8.5).
fn several_inexact(composition: &Composition<'_>, lines: &[Line], inexact: &[NodeId]) -> Vec<Finding> {
    let count = |line: &Line| u32::try_from(line.iter().filter(|id| inexact.contains(id)).count()).unwrap_or(u32::MAX);
    let most = composition.edition.study_inexact_most;
    let counted = (1..).zip(lines.iter().map(count));
    counted
        .filter(|(_, count)| *count > most)
        .map(|(line, count)| Found::SeveralInexact { line, count }.into())
        .collect()
}
