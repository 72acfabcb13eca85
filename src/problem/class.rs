//! The kinds and groups of compositions of draughts, by the pieces of the starting position.

use golos_rules::Side;
use golos_rules::draughts::Position;

use crate::edition::{Classes, Edition};
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
    /// On 100 squares: as in a game, if the author says so (R-11.2.7.5).
    Practical,
    WithKings,
}

impl Kind {
    /// The kinds by the names that files use.
    pub const NAMES: [(&'static str, Kind); 5] = [
        ("problem", Kind::Problem),
        ("practical", Kind::Problem),
        ("study", Kind::Study),
        ("ending", Kind::PositionalEnding),
        ("task", Kind::Task),
    ];

    /// The kind that a file names so.
    #[must_use]
    pub fn named(name: &str) -> Option<Kind> {
        Kind::NAMES.into_iter().find(|(other, _)| other.eq_ignore_ascii_case(name)).map(|(_, kind)| kind)
    }

    /// The kinds to which a position may belong. Where there are several, the character of the play decides, which a person
    /// judges. Empty if it belongs to no main kind.
    #[must_use]
    pub fn of(position: &Position, stipulation: Stipulation, edition: &Edition) -> Vec<Kind> {
        let Classes { problem_white, black_over, study_white, study_black, ending_each, .. } = edition.classes;
        let count = |side| position.pieces(side).len();
        let (white, black) = (count(Side::White), count(Side::Black));
        let is_small = position.geometry().size() == 8;
        match stipulation {
            Stipulation::Block => vec![Kind::Task],
            Stipulation::Win | Stipulation::Draw => {
                let is_problem = white >= problem_white && black <= white + black_over;
                let is_study = white <= study_white && black <= study_black;
                let is_ending = is_small && white <= ending_each && black <= ending_each;
                let kinds = [(Kind::Problem, is_problem), (Kind::Study, is_study), (Kind::PositionalEnding, is_ending)];
                kinds.into_iter().filter(|(_, is)| *is).map(|(kind, _)| kind).collect()
            }
            Stipulation::Mate(..) => Vec::new(),
        }
    }

    /// The group of a position within the kind; `None` if the kind has none for it.
    #[must_use]
    pub fn group(self, position: &Position, edition: &Edition) -> Option<Group> {
        let Classes { task_miniature_white, small_miniature, hundred_miniature, hundred_medium, .. } = edition.classes;
        let most = Side::BOTH.map(|side| position.pieces(side).len()).into_iter().max().unwrap_or(0);
        let has_kings = Side::BOTH.into_iter().any(|side| !position.kings(side).is_empty());
        match (self, position.geometry().size()) {
            // A task miniature limits White.
            (Kind::Task, _) => (position.pieces(Side::White).len() <= task_miniature_white).then_some(Group::Miniature),
            (Kind::Problem, _) if has_kings => Some(Group::WithKings),
            (Kind::Problem, 8) => Some(if most <= small_miniature { Group::Miniature } else { Group::Ending }),
            (Kind::Problem, _) if most <= hundred_miniature => Some(Group::Miniature),
            (Kind::Problem, _) if most <= hundred_medium => Some(Group::Medium),
            (Kind::Problem, _) => Some(Group::Large),
            (Kind::Study | Kind::PositionalEnding, _) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::draughts::Variant;

    fn edition() -> &'static Edition {
        Edition::find("2022").unwrap()
    }

    fn kinds(variant: &'static Variant, fen: &str) -> Vec<Kind> {
        Kind::of(&Position::from_fen(variant, fen).unwrap(), Stipulation::Win, edition())
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
        assert_eq!(Kind::Problem.group(&position, edition()), Some(Group::WithKings));
        let position = Position::from_fen(Variant::INTERNATIONAL, "W:W46-50:B1-5").unwrap();
        assert_eq!(Kind::Problem.group(&position, edition()), Some(Group::Miniature));
    }
}
