//! Events without a desk: tables, standings.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::{Names, named};
use crate::rules::Side;
use crate::tournament::crosstable::Number;
use crate::tournament::pairing::System;
use crate::tournament::standings::{Criterion, Edition};

/// Which table.
#[derive(Clone, Copy, Debug, Subcommand)]
pub enum TableTask {
    /// A round robin: a round a line, pairs with the first number White (in renju Black)
    Berger {
        /// How many players, from 3 to 24
        #[arg(value_name = "N", value_parser = clap::value_parser!(u16).range(3..=24))]
        players: Number,
        /// Two cycles; the last two rounds of the first are exchanged
        #[arg(long)]
        double: bool,
    },
    /// The groups of numbers for a draw by teams: a group a line
    Varma {
        /// How many players, from 9 to 24
        #[arg(value_name = "N", value_parser = clap::value_parser!(u16).range(9..=24))]
        players: Number,
    },
}

/// Standings of an event.
#[derive(Clone, Debug, Args)]
pub struct StandingsArgs {
    /// The event, as TRF
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// By what places are made, first to last, with commas between
    #[arg(long, value_name = "IDS", value_delimiter = ',', default_value = "points")]
    pub order: Vec<Criterion>,
    /// Whose readings hold
    #[arg(
        long, value_name = "russia-2022|russia-2013|ukraine-2026|chess-2020",
        default_value = "russia-2022", value_parser = named(&EDITIONS)
    )]
    pub edition: Edition,
    /// A player who left, and after which round
    #[arg(long, value_name = "N:R", value_parser = read_left)]
    pub left: Vec<(Number, usize)>,
    /// Everyone plays everyone
    #[arg(long)]
    pub round_robin: bool,
}

/// A round to pair.
#[derive(Clone, Debug, Args)]
pub struct PairArgs {
    /// The event, as TRF
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The system: dutch, lot, own-numbers, truncated-solkoff, current-buchholz, median-solkoff, renju-rating, renju-lot
    #[arg(long, value_name = "ID")]
    pub system: System,
    /// Pair this round as if only those before it were played; else the next
    #[arg(long, value_name = "R", value_parser = clap::value_parser!(u16).range(1..=99))]
    pub round: Option<u16>,
    /// The lot for the first board of round 1; else as the file has it
    #[arg(long, value_name = "white|black", value_parser = named(&SIDES))]
    pub colour: Option<Side>,
    /// What lots are drawn from: the same seed, the same lots
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub seed: String,
    /// Pair every round of the file anew, and print what differs
    #[arg(long, conflicts_with = "round")]
    pub check: bool,
}

const SIDES: Names<Side, 2> = [("white", Side::White), ("black", Side::Black)];

const EDITIONS: Names<Edition, 4> = [
    ("russia-2022", Edition::Russia2022),
    ("russia-2013", Edition::Russia2013),
    ("ukraine-2026", Edition::Ukraine2026),
    ("chess-2020", Edition::Chess2020),
];

/// A player and a round: `7:3`.
fn read_left(text: &str) -> Result<(Number, usize), String> {
    let parts = text.split_once(':').and_then(|(player, round)| Some((player.parse().ok()?, round.parse().ok()?)));
    parts.ok_or_else(|| format!("\"{text}\" is not understood; write player and round as 7:3"))
}

#[cfg(test)]
mod tests {
    use super::super::Task;
    use super::super::tests::task;
    use super::*;

    #[test]
    fn events_read_their_options() {
        let double = matches!(
            task("golos table berger 6 --double"),
            Task::Table { task: TableTask::Berger { players: 6, double: true } }
        );
        assert!(double);
        assert!(matches!(task("golos table varma 9"), Task::Table { task: TableTask::Varma { players: 9 } }));
        let Task::Standings(args) =
            task("golos standings a.trf --order points,sb --left 7:3 --left 2:0 --edition chess-2020")
        else {
            panic!("no standings")
        };
        assert_eq!(args.order, [Criterion::Points, Criterion::SonnebornBerger]);
        assert_eq!((args.left, args.edition, args.round_robin), (vec![(7, 3), (2, 0)], Edition::Chess2020, false));
        let Task::Pair(args) = task("golos pair --system dutch a.trf --round 3 --colour black") else {
            panic!("no pairing")
        };
        assert_eq!((args.system, args.round, args.colour), (System::Dutch, Some(3), Some(Side::Black)));
        assert!(read_left("7").is_err() && read_left("x:1").is_err());
    }
}
