//! What the documents say of the answers of a solving contest, as data.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::built_in::latest_first;

/// The provisions on answers: the files of `profiles/solving`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SolvingRules {
    /// The name by which they are chosen, as `chess-2020`.
    pub id: String,
    /// The article on answers.
    pub article: String,
    /// Whether of a task with one solution only one answer may be given: a wrong first move beside it takes its points.
    pub one_answer: bool,
    /// Whether side solutions give points besides the author's solution; otherwise in its place.
    pub adds_side_solutions: bool,
}

const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/solving.rs"));

/// In the order of their names, the latest first.
static RULES: LazyLock<Vec<SolvingRules>> = LazyLock::new(|| latest_first(FILES, |rules: &SolvingRules| &rules.id));

impl SolvingRules {
    /// The built-in rules.
    #[must_use]
    pub fn all() -> &'static [SolvingRules] {
        &RULES
    }

    /// Those of this name.
    #[must_use]
    pub fn find(id: &str) -> Option<&'static SolvingRules> {
        RULES.iter().find(|rules| rules.id == id)
    }

    /// The latest of a family of games, `chess` or `draughts`.
    #[must_use]
    pub fn latest(family: &str) -> Option<&'static SolvingRules> {
        RULES.iter().find(|rules| rules.id.rsplit_once('-').is_some_and(|(name, _)| name == family))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_reads() {
        assert_eq!(SolvingRules::all().len(), FILES.len());
        assert_eq!(SolvingRules::latest("draughts").map(|rules| rules.id.as_str()), Some("draughts-2022"));
        assert!(SolvingRules::latest("chess").is_some_and(|rules| rules.one_answer && !rules.adds_side_solutions));
        assert!(
            SolvingRules::find("draughts-2013").is_some_and(|rules| !rules.one_answer && rules.adds_side_solutions)
        );
    }
}
