//! The table of a solving contest (CH-50, CH-51.2).

use std::fs;
use std::io::Write;

use golos_cli::ContestArgs;
use golos_problem::{Points, Round, Sheet, Standing, standings};
use golos_wording::{Slot, io_reason, message};
use serde::Deserialize;
use serde_json::json;

use crate::around::{CommandFailure, Surroundings, number, quoted};

/// A contest as its file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Contest {
    rounds: Vec<RoundWritten>,
    solvers: Vec<SolverWritten>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoundWritten {
    minutes: u32,
    /// The points of each task.
    tasks: Vec<String>,
    /// The tasks without a solution, from 1.
    #[serde(default)]
    unsolvable: Vec<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SolverWritten {
    name: String,
    sheets: Vec<SheetWritten>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SheetWritten {
    minutes: u32,
    points: Vec<String>,
}

/// Writes the places of a contest.
pub(super) fn run(args: &ContestArgs, around: &Surroundings<'_>, out: &mut dyn Write) -> Result<u8, CommandFailure> {
    let named = || Slot::Text(args.file.display().to_string());
    let text = fs::read_to_string(&args.file).map_err(|error| message::ending_file(named(), io_reason(&error)))?;
    let places = score(&text).map_err(|why| message::ending_file(named(), quoted(&why)))?;
    for Standing { name, place, points, minutes } in places {
        if args.json {
            let object = json!({ "place": place, "name": name, "points": points.to_string(), "minutes": minutes });
            writeln!(out, "{object}")?;
        } else {
            let points = Slot::Text(points.to_string());
            around.say(&message::contest_place(number(place), quoted(&name), points, minutes), out)?;
        }
    }
    Ok(0)
}

/// The places of a contest that is written so; otherwise why there are none.
fn score(text: &str) -> Result<Vec<Standing>, String> {
    let contest: Contest = ron::from_str(text).map_err(|error| error.to_string())?;
    let read = |texts: &[String]| -> Result<Vec<Points>, String> {
        texts.iter().map(|text| text.parse().map_err(|error: golos_problem::NoPoints| error.to_string())).collect()
    };
    let mut rounds = Vec::new();
    for RoundWritten { minutes, tasks, unsolvable } in contest.rounds {
        rounds.push(Round { minutes, tasks: read(&tasks)?, unsolvable });
    }
    let mut solvers = Vec::new();
    for SolverWritten { name, sheets } in contest.solvers {
        let mut all = Vec::new();
        for SheetWritten { minutes, points } in sheets {
            all.push(Sheet { minutes, points: read(&points)? });
        }
        solvers.push((name, all));
    }
    standings(&rounds, &solvers).map_err(|error| error.to_string())
}
