//! The commands for tables of endings.

mod ask;
mod program;
mod shelves;

use std::io::Write;

use golos_cli::EndingsTask;
use golos_endings::{Forces, Game, NoValue, NotDone};
use golos_files::endings::EndingsError;
use golos_wording::{Sentence, Slot, io_reason, message};

use crate::around::{CommandFailure, Surroundings, number, quoted};

/// Does what is asked of the tables of endings; the exit code.
///
/// # Errors
/// [`CommandFailure`] says why it was not done.
pub fn run(
    task: Option<EndingsTask>,
    around: &Surroundings<'_>,
    out: &mut dyn Write,
    aside: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    match task {
        None => shelves::list(around, out),
        Some(EndingsTask::Make { game, pieces, time, power }) => {
            shelves::make(around, (game, pieces), time, power, out)
        }
        Some(EndingsTask::Verify { game, deep, power }) => shelves::verify(around, game, deep, power, out),
        Some(EndingsTask::Remove { game }) => {
            let removed = around.folder_of(game).remove().map_err(|error| told(&error))?;
            around.say(&message::ending_removed(number(removed)), out)?;
            Ok(0)
        }
        Some(EndingsTask::Show { position, rules, used }) => ask::show(around, &position, &rules, &used, out),
        Some(EndingsTask::Line { position, moves, rules }) => ask::line(around, &position, &moves, &rules, out),
        Some(EndingsTask::Value { game, positions, json }) => {
            program::values(around, game, &positions, json, out, aside)
        }
        Some(EndingsTask::Totals { game, pieces }) => program::totals(around, game, pieces, out),
    }
}

fn game_slot(game: Game) -> Slot {
    Slot::Phrase(format!("game-{}", game.variant().id()))
}

fn table(forces: Forces) -> Slot {
    Slot::Text(forces.to_string())
}

pub(crate) fn told(error: &EndingsError) -> Sentence {
    let megabytes = |bytes: u64| number(bytes.div_ceil(1 << 20));
    match error {
        EndingsError::Io { path, reason } => {
            message::ending_file(Slot::Text(path.display().to_string()), io_reason(reason))
        }
        EndingsError::Table { path, reason } => {
            message::ending_file(Slot::Text(path.display().to_string()), Slot::Text(reason.to_string()))
        }
        EndingsError::Work(NotDone::Stopped) => message::ending_make_stopped(),
        EndingsError::Work(NotDone::NoTable(forces)) => message::ending_missing(table(*forces)),
        EndingsError::Work(NotDone::TooLong(forces)) => message::ending_too_long(table(*forces)),
        EndingsError::Memory { forces, needed, bound } => message::ending_memory(
            table(*forces),
            megabytes(*needed),
            megabytes(*bound),
            Slot::Text(format!("--memory {}M", needed.div_ceil(1 << 20))),
        ),
        EndingsError::Busy(path) => message::ending_busy(Slot::Text(path.display().to_string())),
    }
}

/// Why a position has no value.
fn no_value(game: Game, why: &NoValue) -> Sentence {
    let id = game.variant().id();
    match why {
        NoValue::OtherGame => message::ending_no_game(Slot::Text(id.to_owned())),
        NoValue::TooManyPieces { pieces, most } => message::ending_too_many((*pieces).into(), (*most).into()),
        NoValue::NoTable(forces) => {
            let make = format!("golos endings make {id} {}", forces.pieces());
            message::ending_no_table(table(*forces), Slot::Text(make))
        }
        NoValue::ManOnLastRank => message::ending_last_rank(),
        NoValue::NoPieces(side) => message::ending_no_pieces(*side),
        NoValue::Damaged { forces, why } => message::ending_damaged(table(*forces), quoted(why)),
    }
}
