//! The commands for tables of endings.

mod ask;
mod chess;
mod judge;
mod program;
mod shelves;

use std::io::Write;

use golos_cli::EndingsTask;
use golos_endings::{Forces, Game};
use golos_files::endings::told;
use golos_wording::{Slot, message};

use crate::around::{CommandFailure, Surroundings, number};

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
        Some(EndingsTask::Judge(args)) => judge::run(&args, around, out),
        Some(EndingsTask::Chess { folder }) => chess::name(around, folder.as_deref(), out),
        Some(EndingsTask::Value { game, positions, json }) => {
            program::values(around, game, &positions, json, out, aside)
        }
        Some(EndingsTask::Totals { game, pieces }) => program::totals(around, game, pieces, out, aside),
    }
}

fn table(forces: Forces) -> Slot {
    Slot::Text(forces.to_string())
}

fn game_slot(game: Game) -> Slot {
    Slot::Phrase(format!("game-{}", game.variant().id()))
}
