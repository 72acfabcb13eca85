//! What a check finds.

use golos_rules::draughts::{Move, Square};
use golos_rules::{Impossible, Side};

use super::inexact::Inexactness;
use super::retract::LastMove;
use crate::class::{Group, Kind};
use crate::solve::Line;

/// How much a finding weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Said for information.
    Note,
    /// Nothing is wrong there.
    Passed,
    /// Not certain: a person has to look.
    Doubt,
    /// It lowers the mark.
    Fault,
    /// A formal requirement is not met: the composition cannot stand.
    Defect,
}

/// The provision that a finding rests on, such as `R-11.2.6`.
pub type Article = &'static str;

/// A finding with its weight and provision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub found: Found,
    pub severity: Severity,
    pub article: Article,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    Class {
        kind: Kind,
        group: Option<Group>,
    },
    /// The pieces do not allow the kind that the author names.
    WrongKind(Kind),
    /// The pieces allow no main kind.
    NoKind,
    NoPieces(Side),
    Impossible(Impossible),
    LastMove(LastMove),
    NoLastMove,
    /// The solution begins with a capture.
    FirstMoveCaptures,
    /// The other side could capture if it were to move.
    EnPrise {
        kind: Option<Kind>,
    },
    /// The author gives no move.
    NoSolution,
    /// The first move of the author fulfils the task: proved.
    Solved {
        mv: Move,
    },
    /// It does not.
    Unsolvable {
        mv: Move,
        line: Line,
    },
    /// Neither was proved; the depth in half-moves.
    SolvedOpen {
        mv: Move,
        depth: u16,
    },
    /// Another move fulfils the task too: proved.
    SideSolution {
        number: u32,
        author: Move,
        mv: Move,
        line: Line,
        is_full: bool,
        inexactness: Option<Inexactness>,
        severity: Severity,
    },
    /// Whether the author's move fulfils the task is not proved, but it leads by force to the balance of the final.
    SolvedByMeasure {
        mv: Move,
        balance: i32,
        plies: u16,
    },
    /// Another move leads, as soon as the author's or two moves later, to a balance that is as good as that of the final; a win is
    /// not proved.
    LikelySideSolution {
        number: u32,
        author: Move,
        mv: Move,
        balance: i32,
        plies: u16,
    },
    /// At each move of the thematic lines every other one is refuted.
    Unique {
        moves: u32,
    },
    /// No other way was found; some moves stayed open, at least to this depth in half-moves.
    NoOtherFound {
        open: u32,
        depth: u16,
    },
    /// Fewer thematic lines than the kind needs.
    TooFewLines {
        has: u32,
        needs: u32,
    },
    /// In the final a capture is due, or it is not the other side's turn (R-11.2.7.2).
    FinalNotQuiet,
    /// Without the piece the final is as good.
    UselessInFinal {
        square: Square,
    },
    /// Without the piece the author's first move is still the only one.
    Idle {
        square: Square,
    },
    /// The king has no part in any thematic line.
    KingWithoutPart {
        square: Square,
    },
    /// A thematic variation has more inexactnesses that are allowed one by one than may be in it (R-11.3.8.5).
    SeveralInexact {
        /// The number of the variation, from 1.
        line: u32,
        count: u32,
    },
    /// Two thematic lines of a task end in the same final.
    SameFinal {
        /// The numbers of the lines, from 1.
        lines: [u32; 2],
    },
    /// A piece neither moves nor is captured in any thematic line (R-11.3.4, R-11.3.9.3).
    Passive {
        square: Square,
    },
    /// A white man stands before a black one in the corner: g1 and h2, or 50 and 45 (R-11.3.7.2).
    CornerMen {
        white: Square,
        black: Square,
    },
    /// A study begins with an exchange (R-11.3.8.2).
    FirstExchange,
    /// How many pieces the captures take after a sacrifice, each direction its most, the fewest first (R-11.3.7.6).
    Sacrifice {
        number: u32,
        mv: Move,
        sizes: Vec<u32>,
        economy: SacrificeEconomy,
    },
}

/// How economical a sacrifice by the majority rule is (R-11.3.7.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SacrificeEconomy {
    /// Each step is of one piece, from one piece on: 1:2, 1:1:2, 2:3:4.
    Ideal,
    /// One direction gives a piece less than the capture that is due.
    Economical,
    Uneconomical,
    /// Two or more pieces in one direction only.
    Rough,
}

impl Finding {
    /// A practical problem may deviate from and R-11.2.7.3.
    pub(super) fn excuse_practical(&mut self) {
        let is_excused = match &self.found {
            Found::SideSolution { is_full, inexactness, .. } => !is_full && inexactness.is_some(),
            _ => matches!(self.article, "R-11.2.4" | "R-11.2.5" | "R-11.2.7.3"),
        };
        if is_excused && self.severity > Severity::Passed {
            self.severity = Severity::Note;
        }
    }
}

impl From<Found> for Finding {
    fn from(found: Found) -> Finding {
        let (severity, article) = found.weight();
        Finding { found, severity, article }
    }
}

impl Found {
    const fn weight(&self) -> (Severity, Article) {
        match self {
            Found::Class { .. } => (Severity::Note, "R-11.1.3"),
            Found::WrongKind(_) | Found::FirstMoveCaptures => (Severity::Defect, "R-11.1.3"),
            Found::NoKind => (Severity::Doubt, "R-11.1.3"),
            Found::NoPieces(_) | Found::Impossible(_) | Found::NoLastMove => (Severity::Defect, "R-11.2.2"),
            Found::LastMove(_) => (Severity::Passed, "R-11.2.2"),
            Found::EnPrise { kind: Some(Kind::Task) } => (Severity::Fault, "R-11.2.8.3"),
            Found::EnPrise { kind: Some(Kind::Study) } => (Severity::Fault, "R-11.3.8.2"),
            Found::EnPrise { .. } => (Severity::Doubt, "R-11.2.2"),
            Found::NoSolution => (Severity::Doubt, "R-11.2.3"),
            Found::Solved { .. } => (Severity::Passed, "R-11.2.3"),
            Found::Unsolvable { .. } => (Severity::Defect, "R-11.2.3"),
            Found::SolvedOpen { .. } => (Severity::Doubt, "R-11.2.3"),
            Found::SideSolution { severity, .. } => (*severity, "R-11.2.6"),
            Found::SolvedByMeasure { .. } => (Severity::Doubt, "R-11.2.3"),
            Found::LikelySideSolution { .. } => (Severity::Doubt, "R-11.2.6"),
            Found::Unique { .. } => (Severity::Passed, "R-11.2.6"),
            Found::NoOtherFound { .. } => (Severity::Doubt, "R-11.2.6"),
            // The author may have written less than there is.
            Found::TooFewLines { .. } => (Severity::Doubt, "R-11.2.5"),
            Found::FinalNotQuiet => (Severity::Doubt, "R-11.2.7.2"),
            Found::UselessInFinal { .. } | Found::Idle { .. } => (Severity::Doubt, "R-11.2.4"),
            Found::KingWithoutPart { .. } => (Severity::Defect, "R-11.2.7.4"),
            Found::SeveralInexact { .. } => (Severity::Fault, "R-11.3.8.5"),
            Found::SameFinal { .. } => (Severity::Note, "R-11.3.9.5"),
            Found::Passive { .. } => (Severity::Note, "R-11.3.4"),
            Found::CornerMen { .. } => (Severity::Note, "R-11.3.7.2"),
            Found::FirstExchange => (Severity::Doubt, "R-11.3.8.2"),
            Found::Sacrifice { economy: SacrificeEconomy::Ideal | SacrificeEconomy::Economical, .. } => {
                (Severity::Note, "R-11.3.7.6")
            }
            Found::Sacrifice { .. } => (Severity::Fault, "R-11.3.7.6"),
        }
    }
}
