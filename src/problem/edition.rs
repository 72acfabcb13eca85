//! The editions of the rules of draughts composition: their numbers, and where they differ, as data.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::built_in::latest_first;
use crate::check::{Article, Inexactness};
use crate::class::Kind;

/// A rule document on draughts composition: the files of `profiles/problems`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// The name by which it is chosen, as `draughts-2022`.
    pub id: String,
    /// The rule document, by its folder in `profiles/documents`.
    pub document: String,
    /// How the section on composition is cited, as `R-11`.
    pub section: String,
    pub classes: Classes,
    pub lines: Lines,
    /// The inexactnesses that are allowed in a variation of a study or positional ending (R-11.3.8.5).
    pub study_inexact: Vec<Inexactness>,
    /// How many of them are allowed in one variation (R-11.3.8.5).
    pub study_inexact_most: u32,
    /// The inexactnesses that are tolerated in a task after its first move.
    pub task_inexact: Vec<Inexactness>,
    /// Points by which the mark of a task is lowered if white pieces can be captured at the start (R-11.2.8.3).
    pub task_attacked_mark: u32,
}

/// The numbers of pieces that the kinds and groups are told apart by (R-11.1.3, R-11.2.7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Classes {
    /// White has at least so many in a problem.
    pub problem_white: usize,
    /// Black has at most so many more than White in a problem.
    pub black_over: usize,
    /// White has at most so many in a study.
    pub study_white: usize,
    /// Black has at most so many in a study.
    pub study_black: usize,
    /// Each side has at most so many in a positional ending.
    pub ending_each: usize,
    /// White has at most so many in a miniature task.
    pub task_miniature_white: usize,
    /// Each side has at most so many men in a miniature problem on 64 squares.
    pub small_miniature: usize,
    /// The same on 100 squares.
    pub hundred_miniature: usize,
    /// Each side has at most so many men in a medium problem on 100 squares.
    pub hundred_medium: usize,
}

/// How many thematic lines each kind needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lines {
    pub problem: usize,
    /// Also of a positional ending.
    pub study: usize,
    pub task: usize,
}

const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/problems.rs"));

/// The latest first.
static EDITIONS: LazyLock<Vec<Edition>> = LazyLock::new(|| latest_first(FILES, |edition: &Edition| &edition.id));

impl Edition {
    /// The built-in editions, the latest first.
    #[must_use]
    pub fn all() -> &'static [Edition] {
        &EDITIONS
    }

    /// The built-in edition of this id, or of its year: `draughts-2013`, `2013`.
    #[must_use]
    pub fn find(id: &str) -> Option<&'static Edition> {
        EDITIONS
            .iter()
            .find(|edition| edition.id == id || edition.id.rsplit_once('-').is_some_and(|(_, year)| year == id))
    }

    /// How an article of composition is cited in this edition: the sections of both have the same order.
    #[must_use]
    pub fn cite(&self, article: Article) -> String {
        match article.strip_prefix("R-11") {
            Some(rest) => format!("{}{rest}", self.section),
            None => article.to_owned(),
        }
    }

    /// How many thematic lines a composition of this kind needs.
    #[must_use]
    pub const fn lines(&self, kind: Option<Kind>) -> usize {
        match kind {
            Some(Kind::Problem) | None => self.lines.problem,
            Some(Kind::Study | Kind::PositionalEnding) => self.lines.study,
            Some(Kind::Task) => self.lines.task,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_reads() {
        assert_eq!(Edition::all().len(), FILES.len());
        let ids: Vec<&str> = Edition::all().iter().map(|edition| edition.id.as_str()).collect();
        assert_eq!(ids, ["draughts-2022", "draughts-2013"]);
    }

    #[test]
    fn r_11_1_3_the_editions_differ_in_the_superfluous_move_of_tasks() {
        let [new, old] = Edition::all() else { panic!("two editions") };
        let is_tolerated = |edition: &Edition| edition.task_inexact.contains(&Inexactness::LongerByOne);
        assert!(!is_tolerated(new) && is_tolerated(old));
        assert_eq!((new.classes, new.lines, &new.study_inexact), (old.classes, old.lines, &old.study_inexact));
    }

    #[test]
    fn articles_are_cited_by_the_section_of_the_edition() {
        let old = Edition::find("2013").unwrap();
        assert_eq!((old.cite("R-11.2.6"), old.cite("CH-46.2")), ("DR-7.2.6".to_owned(), "CH-46.2".to_owned()));
    }
}
