//! What is asked of the rules without a game.

use clap::{Args, Subcommand};

use super::{LetterChoice, Names, named};
use golos_rules::{chess, renju};

/// What to do with a profile.
#[derive(Clone, Debug, Subcommand)]
pub enum ProfileTask {
    /// Print a profile as a file you can edit
    Show { id: String },
}

/// A position of a rule set.
#[derive(Clone, Debug, Args)]
pub struct PositionArgs {
    /// Rule set; `golos profiles` lists them
    #[arg(long, value_name = "ID", default_value = "russian")]
    pub rules: String,
    /// Position: PDN FEN, chess FEN, or stones such as "b:h8,i9 w:h9" (with turn:b or turn:w if needed)
    #[arg(long, value_name = "FEN")]
    pub position: Option<String>,
}

/// A position to ask about, and how its moves are written.
#[derive(Clone, Debug, Args)]
pub struct PlaceArgs {
    #[command(flatten)]
    pub position: PositionArgs,
    /// Letters of the chess pieces, or of the columns in renju
    #[arg(long, value_name = "en|ru|uk|de|a-p|a-o", value_parser = named(&LETTERS))]
    pub letters: Option<LetterChoice>,
}

/// The letters by which moves are written.
pub(super) const LETTERS: Names<LetterChoice, 6> = [
    ("en", LetterChoice::chess(chess::Letters::Latin)),
    ("ru", LetterChoice::chess(chess::Letters::Russian)),
    ("uk", LetterChoice::chess(chess::Letters::Ukrainian)),
    ("de", LetterChoice::chess(chess::Letters::German)),
    ("a-p", LetterChoice::renju(renju::Letters::AToP)),
    ("a-o", LetterChoice::renju(renju::Letters::AToO)),
];

#[cfg(test)]
mod tests {
    use super::super::tests::task;
    use super::super::{CheckArgs, Task};
    use super::*;
    use golos_clock::Ms;

    #[test]
    fn tools_read_their_options() {
        assert!(matches!(
            task("golos perft --rules russian --depth 5 --divide"),
            Task::Perft { depth: 5, divide: true, .. }
        ));
        assert!(matches!(task("golos profiles"), Task::Profiles { task: None }));
        assert!(matches!(task("golos profiles show russian"), Task::Profiles { task: Some(ProfileTask::Show { .. }) }));
        assert!(
            matches!(task("golos check a.ron b.ron"), Task::Check(CheckArgs { rules: None, files, .. }) if files.len() == 2)
        );
        assert!(matches!(task("golos say one two"), Task::Say { text } if text == ["one", "two"]));
        for (pace, ms) in [("2", 2000), ("1.5", 1500), ("0.1", 100)] {
            let Task::Replay { pace, .. } = task(&format!("golos replay a.ron --pace {pace}")) else {
                panic!("no replay")
            };
            assert_eq!(pace, Some(Ms::new(ms)));
        }
    }
}
