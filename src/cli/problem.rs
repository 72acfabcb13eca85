//! Problems and studies: solving and checking.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use super::endings::{read_size, read_time};
use golos_clock::Ms;
use golos_problem::{Length, Stipulation};

/// What is asked of problems and studies.
#[derive(Clone, Debug, Args)]
pub struct ProblemArgs {
    /// Folder of the tables
    #[arg(long = "in", global = true, value_name = "FOLDER")]
    pub tables: Option<PathBuf>,
    #[command(subcommand)]
    pub task: ProblemTask,
}

/// What to do with problems and studies.
#[derive(Clone, Debug, Subcommand)]
pub enum ProblemTask {
    /// Solve a position: which first moves fulfil the task, which are refuted, which stay open. Exit status: 0 decided, 1
    /// something stayed open, 2 not done
    Solve(SolveArgs),
    /// Check the compositions of a file (PDN, PGN) against their authors' solutions: class, legality, side solutions, economy. Exit
    /// status: 0 no defect, 1 a defect, 2 not done, 3 some not checked
    Check(CheckProblemArgs),
    /// Show the compositions of a file as they are published: author, place, position, task, then the solution variation by
    /// variation. Exit status: 3 some not whole
    Show(ShowProblemArgs),
    /// Write the compositions of a file in another form: RON of golos, PDN or PGN, FEN, input of Popeye. Exit status: 3 some not
    /// written whole
    Export(ExportProblemArgs),
    /// Compose and read problems line by line: set up pieces, enter the solution, hear it variation by variation, check it.
    /// "help" lists the words
    Compose(ComposeArgs),
    /// List what solvers have to write for the compositions of a file, as the file of a contest has it. Exit status: 3 some
    /// could not be read
    Answers(AnswersArgs),
    /// Enter the sheets of solvers line by line: task, moves, minutes; what was read is said back
    Sheet(SheetArgs),
    /// Score a solving contest: places by points, then by less time
    Contest(ContestArgs),
    /// Work out the award of a composing contest: marks, exclusions, places of works and authors
    Award(AwardArgs),
}

/// A position to be solved.
#[derive(Clone, Debug, Args)]
pub struct SolveArgs {
    /// Position: PDN FEN, FEN of chess, or the pieces in words, such as "white b4 e5 black king h8"
    #[arg(long, value_name = "FEN")]
    pub position: String,
    /// Rule set; `golos profiles` lists them
    #[arg(long, value_name = "ID", default_value = "russian")]
    pub rules: String,
    /// Task of the side to move: "win", "draw" or "block"; in chess "mate", "selfmate", "helpmate", "reflexmate", or #3, s#3,
    /// h#3, r#3
    #[arg(long, value_name = "win|draw|block|#N", default_value = "win")]
    pub task: Stipulation,
    /// Number of moves of a chess problem, such as 3, in a helpmate also 2.5
    #[arg(long, value_name = "N")]
    pub moves: Option<Length>,
    /// Number of men that are to be blocked
    #[arg(long, value_name = "N", requires = "kings", value_parser = clap::value_parser!(u8).range(0..=20))]
    pub men: Option<u8>,
    /// Number of kings that are to be blocked
    #[arg(long, value_name = "N", requires = "men", value_parser = clap::value_parser!(u8).range(0..=20))]
    pub kings: Option<u8>,
    /// Most positions to look at
    #[arg(long, value_name = "N", default_value_t = 3_000_000, value_parser = clap::value_parser!(u64).range(1_000..=100_000_000_000))]
    pub nodes: u64,
    /// Stop after this time, such as 2h or 30m
    #[arg(long = "for", value_name = "TIME", value_parser = read_time)]
    pub time: Option<Ms>,
    /// Memory for the search, such as 1G or 500M
    #[arg(long, value_name = "SIZE", default_value = "500M", value_parser = read_size)]
    pub memory: u64,
    /// Number of pieces up to which endings are worked out first where no tables were made; 0: none
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(0..=4))]
    pub pieces: u8,
    /// File in which the search is kept; if it exists, the search continues
    #[arg(long, value_name = "FILE")]
    pub state: Option<PathBuf>,
    /// Solve a chess problem with this program, which has to be Popeye
    #[arg(long = "with", value_name = "PROGRAM", conflicts_with = "state")]
    pub program: Option<PathBuf>,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

/// A file of compositions to be checked.
#[derive(Clone, Debug, Args)]
pub struct CheckProblemArgs {
    /// File of compositions (.pdn, .pgn, .ron): tags "FEN", "Task", "Kind", "Author", and the solution as moves with variations
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Number of the composition in the file, from 1; without it all
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub number: Option<u32>,
    /// Rule set; `golos profiles` lists them
    #[arg(long, value_name = "ID")]
    pub rules: Option<String>,
    /// Edition of the rules of draughts composition: 2022 or 2013; without it that of the tag "Edition", otherwise the latest
    #[arg(long, value_name = "YEAR", value_parser = ["2022", "2013"])]
    pub edition: Option<String>,
    /// Most positions to look at in each composition
    #[arg(long, value_name = "N", default_value_t = 3_000_000, value_parser = clap::value_parser!(u64).range(1_000..=100_000_000_000))]
    pub nodes: u64,
    /// Memory for the search, such as 1G or 500M
    #[arg(long, value_name = "SIZE", default_value = "500M", value_parser = read_size)]
    pub memory: u64,
    /// Number of pieces up to which endings are worked out first where no tables were made; 0: none
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(0..=4))]
    pub pieces: u8,
    /// Write JSON, one object per line
    #[arg(long)]
    pub json: bool,
}

/// A file of compositions to be shown.
#[derive(Clone, Debug, Args)]
pub struct ShowProblemArgs {
    /// File of compositions (.pdn, .pgn, .ron)
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Number of the composition in the file, from 1; without it all
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub number: Option<u32>,
    /// Rule set; `golos profiles` lists them
    #[arg(long, value_name = "ID")]
    pub rules: Option<String>,
    /// Write a page (HTML) with a diagram, of one composition
    #[arg(long)]
    pub html: bool,
}

/// Compositions to be written in another form.
#[derive(Clone, Debug, Args)]
pub struct ExportProblemArgs {
    /// File of compositions (.pdn, .pgn, .ron)
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Form: "ron", "moves" (PDN or PGN), "fen", or "popeye"
    #[arg(long = "to", value_name = "FORM", default_value = "ron")]
    pub form: ExportForm,
    /// Number of the composition in the file, from 1; without it all
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub number: Option<u32>,
    /// Rule set; `golos profiles` lists them
    #[arg(long, value_name = "ID")]
    pub rules: Option<String>,
}

/// A form of compositions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ExportForm {
    /// RON of golos
    Ron,
    /// PDN of draughts, PGN of chess
    #[value(alias = "pdn", alias = "pgn")]
    Moves,
    /// Only the positions
    Fen,
    /// Input of Popeye, of chess
    Popeye,
}

/// A composition to be made or read in a dialogue of lines.
#[derive(Clone, Debug, Args)]
pub struct ComposeArgs {
    /// File of compositions (.pdn, .pgn, .ron); one that does not exist is made
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Number of the composition in the file, from 1
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub number: u32,
    /// Rule set of a new composition; `golos profiles` lists them
    #[arg(long, value_name = "ID", default_value = "russian")]
    pub rules: String,
    /// Edition of the rules of draughts composition: 2022 or 2013
    #[arg(long, value_name = "YEAR", value_parser = ["2022", "2013"])]
    pub edition: Option<String>,
    /// Positions that a check looks at; "deeper" looks at four times as many
    #[arg(long, value_name = "N", default_value_t = 400_000, value_parser = clap::value_parser!(u64).range(1_000..=100_000_000_000))]
    pub nodes: u64,
    /// Memory for the search, such as 1G or 500M
    #[arg(long, value_name = "SIZE", default_value = "200M", value_parser = read_size)]
    pub memory: u64,
    /// Number of pieces up to which endings are worked out first where no tables were made; 0: none
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(0..=4))]
    pub pieces: u8,
}

/// Compositions whose lists of answers are wanted.
#[derive(Clone, Debug, Args)]
pub struct AnswersArgs {
    /// File of compositions (.pdn, .pgn, .ron)
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Number of the composition in the file, from 1; without it all
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub number: Option<u32>,
    /// Points of a task, shared evenly by its lines
    #[arg(long, value_name = "POINTS", default_value = "5")]
    pub points: String,
    /// Rule set; `golos profiles` lists them
    #[arg(long, value_name = "ID")]
    pub rules: Option<String>,
}

/// The sheet of a solver to be entered.
#[derive(Clone, Debug, Args)]
pub struct SheetArgs {
    /// File of the contest (.ron); the sheets are kept beside it, in FILE.sheets
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The solver
    #[arg(long, value_name = "NAME")]
    pub solver: String,
    /// The contest does not name the solver yet
    #[arg(id = "new", long = "new")]
    pub is_new: bool,
    /// Round, from 1
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub round: u32,
}

/// A composing contest whose award is wanted.
#[derive(Clone, Debug, Args)]
pub struct AwardArgs {
    /// File of the award (.ron): referees, works with their marks and reasons, or pairs
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Write JSON, one object per line
    #[arg(long)]
    pub json: bool,
}

/// A solving contest to be scored.
#[derive(Clone, Debug, Args)]
pub struct ContestArgs {
    /// File of the contest (.ron): rounds with their minutes and tasks, solvers with their sheets
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Write JSON, one object per line
    #[arg(long)]
    pub json: bool,
}

impl ProblemTask {
    /// The rule set that the task names.
    #[must_use]
    pub fn rules(&self) -> Option<&str> {
        match self {
            ProblemTask::Solve(args) => Some(&args.rules),
            ProblemTask::Check(args) => args.rules.as_deref(),
            ProblemTask::Show(args) => args.rules.as_deref(),
            ProblemTask::Export(args) => args.rules.as_deref(),
            ProblemTask::Answers(args) => args.rules.as_deref(),
            ProblemTask::Compose(args) => Some(&args.rules),
            ProblemTask::Sheet(_) | ProblemTask::Contest(_) | ProblemTask::Award(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Task;
    use super::super::tests::{read, task};
    use super::*;
    use golos_problem::Genre;

    #[test]
    fn a_task_is_read_with_its_number_of_moves() {
        let Task::Problem(args) = task("golos problem solve --position W:Wa1:Bb2 --task h#2.5 --nodes 5000 --json")
        else {
            panic!("not a problem")
        };
        let ProblemTask::Solve(solve) = args.task else { panic!("not solved") };
        assert_eq!(solve.task, Stipulation::Mate(Genre::HelpMate, Some(Length { moves: 2, has_half: true })));
        assert_eq!((solve.nodes, solve.json, solve.rules.as_str()), (5000, true, "russian"));
        for line in ["--task won", "--moves 0", "--nodes 5", "--men 2", "--pieces 5", "--for 3"] {
            assert!(read(&format!("golos problem solve --position W:Wa1:Bb2 {line}")).is_err(), "{line}");
        }
        assert!(read("golos problem solve").is_err());
    }
}
