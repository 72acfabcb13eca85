//! The kinds and groups of compositions of draughts, by the pieces of the starting position.

use golos_rules::Side;
use golos_rules::draughts::Position;

use crate::stipulation::Stipulation;

/// A main kind of composition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Problem,
    Study,
    /// Only in Russian draughts.
    PositionalEnding,
    /// A task of blocking.
    Task,
}

/// A group of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    Miniature,
    /// On 64 squares: up to 12 men a side.
    Ending,
    /// On 100 squares: up to 12 men a side.
    Medium,
    /// On 100 squares: up to 20 men a side.
    Large,
    WithKings,
}

/// White has more pieces than this in a problem, and no more in a study.
const STUDY_WHITE: usize = 4;
/// Black has no more in a study.
const STUDY_BLACK: usize = 6;
/// Neither side has more in a positional ending.
const ENDING_EACH: usize = 8;
/// Black has no more pieces than White and these in a problem (R-11.2.7.1).
const BLACK_OVER: usize = 1;
/// White has no more in a miniature among tasks.
const TASK_MINIATURE: usize = 7;

impl Kind {
    /// The kinds by the names that files use.
    pub const NAMES: [(&'static str, Kind); 4] =
        [("problem", Kind::Problem), ("study", Kind::Study), ("ending", Kind::PositionalEnding), ("task", Kind::Task)];

    /// The kind that a file names so.
    #[must_use]
    pub fn named(name: &str) -> Option<Kind> {
        Kind::NAMES.into_iter().find(|(other, _)| other.eq_ignore_ascii_case(name)).map(|(_, kind)| kind)
    }

    /// The kinds to which a position may belong. Where there are several, the character of the play decides, which a person
    /// judges. Empty if it belongs to no main kind.
    #[must_use]
    pub fn of(position: &Position, stipulation: Stipulation) -> Vec<Kind> {
        let count = |side| position.pieces(side).len();
        let (white, black) = (count(Side::White), count(Side::Black));
        let is_small = position.geometry().size() == 8;
        match stipulation {
            Stipulation::Block => vec![Kind::Task],
            Stipulation::Win | Stipulation::Draw => {
                let is_problem = white > STUDY_WHITE && black <= white + BLACK_OVER;
                let is_study = white <= STUDY_WHITE && black <= STUDY_BLACK;
                let is_ending = is_small && white <= ENDING_EACH && black <= ENDING_EACH;
                let kinds = [(Kind::Problem, is_problem), (Kind::Study, is_study), (Kind::PositionalEnding, is_ending)];
                kinds.into_iter().filter(|(_, is)| *is).map(|(kind, _)| kind).collect()
            }
            Stipulation::Mate(..) => Vec::new(),
        }
    }

    /// The group of a position within the kind; `None` if the kind has none for it.
    #[must_use]
    pub fn group(self, position: &Position) -> Option<Group> {
        let most = Side::BOTH.map(|side| position.pieces(side).len()).into_iter().max().unwrap_or(0);
        let has_kings = Side::BOTH.into_iter().any(|side| !position.kings(side).is_empty());
        match (self, position.geometry().size()) {
            // A task miniature limits White.
            (Kind::Task, _) => (position.pieces(Side::White).len() <= TASK_MINIATURE).then_some(Group::Miniature),
            (Kind::Problem, _) if has_kings => Some(Group::WithKings),
            (Kind::Problem, 8) => Some(if most <= 6 { Group::Miniature } else { Group::Ending }),
            (Kind::Problem, _) => Some(match most {
                ..=7 => Group::Miniature,
                8..=12 => Group::Medium,
                _ => Group::Large,
            }),
            (Kind::Study | Kind::PositionalEnding, _) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::draughts::Variant;

    fn kinds(variant: &'static Variant, fen: &str) -> Vec<Kind> {
        Kind::of(&Position::from_fen(variant, fen).unwrap(), Stipulation::Win)
    }

    #[test]
    fn r_11_1_3_pieces_decide_to_which_kinds_a_position_may_belong() {
        let (small, large) = (Variant::RUSSIAN, Variant::INTERNATIONAL);
        assert_eq!(kinds(small, "W:W25-29:B1-5"), [Kind::Problem, Kind::PositionalEnding]);
        assert_eq!(kinds(large, "W:W46-50:B1-5"), [Kind::Problem]);
        assert_eq!(kinds(small, "W:W25-28:B1-6"), [Kind::Study, Kind::PositionalEnding]);
        assert_eq!(kinds(small, "W:W25-28:B1-7"), [Kind::PositionalEnding]);
        assert_eq!(kinds(large, "W:W46-49:B1-7"), []);
        assert_eq!(kinds(small, "W:W25-29:B1-7"), [Kind::PositionalEnding]);
    }

    #[test]
    fn r_11_1_3_a_king_at_the_start_makes_the_group_with_kings() {
        let position = Position::from_fen(Variant::INTERNATIONAL, "W:W46-49,K50:B1-5").unwrap();
        assert_eq!(Kind::Problem.group(&position), Some(Group::WithKings));
        let position = Position::from_fen(Variant::INTERNATIONAL, "W:W46-50:B1-5").unwrap();
        assert_eq!(Kind::Problem.group(&position), Some(Group::Miniature));
    }
}
