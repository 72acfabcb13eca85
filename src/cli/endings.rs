//! Tables of endings: making, verifying, asking.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::{Names, named};
use golos_clock::Ms;
use golos_endings::Game;

/// What is asked of the tables of endings.
#[derive(Clone, Debug, Args)]
pub struct EndingsArgs {
    /// Folder of the tables
    #[arg(long = "in", global = true, value_name = "FOLDER")]
    pub tables: Option<PathBuf>,
    #[command(subcommand)]
    pub task: Option<EndingsTask>,
}

/// What to do with tables of endings; without a task they are listed.
#[derive(Clone, Debug, Subcommand)]
pub enum EndingsTask {
    /// Make the tables of a game on this computer; stopped, it continues when started again
    Make {
        /// Game: "russian", "brazilian", "giveaway" or "international"
        #[arg(value_name = "VARIANT", value_parser = named(&GAMES))]
        game: Game,
        /// Number of pieces of both sides together, from 2 to 6, on 100 squares to 5
        #[arg(value_parser = clap::value_parser!(u8).range(2..=6))]
        pieces: u8,
        /// Stop after this time, such as 2h or 30m
        #[arg(long = "for", value_name = "TIME", value_parser = read_time)]
        time: Option<Ms>,
        #[command(flatten)]
        power: Power,
    },
    /// Verify tables. Exit status: 0 right, 1 damaged, 3 wrong, 4 refuted by the rules, 2 not done
    Verify {
        /// Game: "russian", "brazilian", "giveaway" or "international", without it all
        #[arg(value_name = "VARIANT", value_parser = named(&GAMES))]
        game: Option<Game>,
        /// Also prove samples by the rules of the game
        #[arg(long)]
        deep: bool,
        #[command(flatten)]
        power: Power,
    },
    /// Show what a position is worth, move by move, and what is left of the counts of a rule set
    Show {
        /// Position, as PDN FEN
        #[arg(value_name = "FEN")]
        position: String,
        /// Rule set; `golos profiles` lists them
        #[arg(long, value_name = "ID", default_value = "russian")]
        rules: String,
        /// Moves already counted, by the id of the clause, such as kings-4-5=12
        #[arg(long, value_name = "COUNT", value_parser = read_used)]
        used: Vec<(String, u32)>,
    },
    /// Check a line of moves that is shown as a forced win
    Line {
        /// Position, as PDN FEN
        #[arg(value_name = "FEN")]
        position: String,
        /// Moves of both sides
        #[arg(value_name = "MOVES")]
        moves: String,
        /// Rule set; `golos profiles` lists them
        #[arg(long, value_name = "ID", default_value = "russian")]
        rules: String,
    },
    /// Judge an ending of a recorded game by its rules, with the moves counted so far
    Judge(JudgeArgs),
    /// Name the folder of your own Syzygy tables of chess; without it, show which was named
    Chess {
        /// Folder with .rtbw and .rtbz files
        #[arg(value_name = "FOLDER")]
        folder: Option<PathBuf>,
    },
    /// For programs: print FEN, result and plies to the end for each position of a file
    Value {
        /// Game: "russian", "brazilian", "giveaway", "international" or "chess"
        #[arg(value_name = "VARIANT", value_parser = named(&VALUE_GAMES))]
        game: ValueGame,
        /// File with a position (PDN FEN) on each line; - is standard input
        #[arg(long, value_name = "FILE")]
        positions: PathBuf,
        /// Write JSON, one object per line
        #[arg(long)]
        json: bool,
    },
    /// For programs: print for each table its positions, wins, losses, draws, longest win
    Totals {
        /// Game: "russian", "brazilian", "giveaway" or "international"
        #[arg(value_name = "VARIANT", value_parser = named(&GAMES))]
        game: Game,
        /// Number of pieces of both sides together
        #[arg(value_parser = clap::value_parser!(u8).range(2..=6))]
        pieces: u8,
    },
    /// Remove the tables of a game
    Remove {
        /// Game: "russian", "brazilian", "giveaway" or "international"
        #[arg(value_name = "VARIANT", value_parser = named(&GAMES))]
        game: Game,
    },
}

impl EndingsTask {
    /// The rule set that the task names.
    #[must_use]
    pub fn rules(&self) -> Option<&str> {
        match self {
            EndingsTask::Show { rules, .. } | EndingsTask::Line { rules, .. } => Some(rules),
            _ => None,
        }
    }

    /// Whether it takes long, and can be stopped and continued.
    #[must_use]
    pub const fn is_work(&self) -> bool {
        matches!(self, EndingsTask::Make { .. } | EndingsTask::Verify { .. })
    }
}

/// An ending of a recorded game that is judged.
#[derive(Clone, Debug, Args)]
pub struct JudgeArgs {
    /// Record, or file of games
    #[arg(value_name = "FILE")]
    pub record: PathBuf,
    /// Game of a file of games
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub game: u32,
    /// After so many half-moves; without it, at the end of the record
    #[arg(long, value_name = "N")]
    pub at: Option<u32>,
    /// Article that is claimed, such as 6.1.8.6
    #[arg(long, value_name = "RULE")]
    pub claim: Option<String>,
}

/// A game of which values are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueGame {
    Draughts(Game),
    /// From the Syzygy tables of the user.
    Chess,
}

/// What of the computer is used.
#[derive(Clone, Copy, Debug, Args)]
pub struct Power {
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=64))]
    pub threads: u16,
    /// Memory for tables, such as 6G or 500M
    #[arg(long, value_name = "SIZE", default_value = "6G", value_parser = read_size)]
    pub memory: u64,
}

const GAMES: Names<Game, 4> = [
    ("russian", Game::Russian),
    ("brazilian", Game::Brazilian),
    ("giveaway", Game::Giveaway),
    ("international", Game::International),
];

const VALUE_GAMES: Names<ValueGame, 5> = [
    ("russian", ValueGame::Draughts(Game::Russian)),
    ("brazilian", ValueGame::Draughts(Game::Brazilian)),
    ("giveaway", ValueGame::Draughts(Game::Giveaway)),
    ("international", ValueGame::Draughts(Game::International)),
    ("chess", ValueGame::Chess),
];

/// A time up to 1000 hours: `2h`, `30m`, `45s`.
pub(super) fn read_time(text: &str) -> Result<Ms, String> {
    let refused = || format!("\"{text}\" is not a time; write it as 2h, 30m or 45s");
    let unit = text.chars().last().ok_or_else(refused)?;
    let number: u64 = text.strip_suffix(unit).and_then(|digits| digits.parse().ok()).ok_or_else(refused)?;
    let seconds = match unit {
        's' => number,
        'm' => number.saturating_mul(60),
        'h' => number.saturating_mul(3600),
        _ => return Err(refused()),
    };
    if (1..=3_600_000).contains(&seconds) { Ok(Ms::from_secs(seconds)) } else { Err(refused()) }
}

/// A number of bytes: `6G`, `500M`.
pub(super) fn read_size(text: &str) -> Result<u64, String> {
    let refused = || format!("\"{text}\" is not an amount of memory; write it as 6G or 500M");
    let unit = text.chars().last().ok_or_else(refused)?;
    let number: u64 = text.strip_suffix(unit).and_then(|digits| digits.parse().ok()).ok_or_else(refused)?;
    let bytes = match unit {
        'M' | 'm' => number.checked_mul(1 << 20),
        'G' | 'g' => number.checked_mul(1 << 30),
        _ => None,
    };
    bytes.filter(|&bytes| bytes > 0).ok_or_else(refused)
}

/// The moves counted by a clause: `kings-4-5=12`.
fn read_used(text: &str) -> Result<(String, u32), String> {
    let used = text.split_once('=').and_then(|(clause, moves)| Some((clause.to_owned(), moves.parse().ok()?)));
    used.ok_or_else(|| format!("\"{text}\" does not name a clause and a number; write it as kings-4-5=12"))
}

#[cfg(test)]
mod tests {
    use super::super::Task;
    use super::super::tests::{read, task};
    use super::*;

    fn asked(line: &str) -> Option<EndingsTask> {
        match task(line) {
            Task::Endings(args) => args.task,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn times_and_sizes_have_units() {
        let Some(EndingsTask::Make { game, pieces, time, power }) =
            asked("golos endings make russian 5 --for 2h --threads 1 --memory 500M")
        else {
            panic!("not make")
        };
        assert_eq!((game, pieces, time), (Game::Russian, 5, Some(Ms::from_secs(7200))));
        assert_eq!((power.threads, power.memory), (1, 500 << 20));
        let Some(EndingsTask::Verify { game: None, deep: true, power }) = asked("golos endings verify --deep") else {
            panic!("not verify")
        };
        assert_eq!((power.threads, power.memory), (2, 6 << 30));
        assert!(asked("golos endings").is_none());
        for line in ["--for 2", "--for 0h", "--memory 6", "--memory 0G", "--for 99999999h", "--threads 0"] {
            assert!(read(&format!("golos endings make russian 5 {line}")).is_err(), "{line}");
        }
        assert!(read("golos endings make chess 5").is_err());
    }
}
