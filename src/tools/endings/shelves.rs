//! What is there; making and verifying.

use std::io::{self, Write};

use super::{game_slot, table};
use crate::around::{CommandFailure, Surroundings, number};
use golos_cli::Power;
use golos_clock::Ms;
use golos_endings::{Game, NotDone, plan};
use golos_files::endings::{self, EndingsError, Found, Level, Limits, Present, Progress, Shelved, told};
use golos_speech::judged::damage;
use golos_wording::{Sentence, Slot, message};

/// The least time between two lines that say how far the work has come.
const BETWEEN: Ms = Ms::from_mins(1);

/// Lists what is there, a game after the other. Exit code 1 if a table cannot be read.
pub(super) fn list(around: &Surroundings<'_>, out: &mut dyn Write) -> Result<u8, CommandFailure> {
    let (mut is_empty, mut is_broken) = (true, false);
    for game in Game::ALL {
        let Shelved { tables: present, broken } = around.folder_of(game).present().map_err(|error| told(&error))?;
        if present.is_empty() && broken.is_empty() {
            continue;
        }
        is_empty = false;
        is_broken |= !broken.is_empty();
        let (complete, most) = complete(game, &present);
        let bytes: u64 = present.iter().map(|table| table.bytes).sum();
        let (files, size) = (number(present.len()), size(bytes));
        if complete > 1 {
            around.say(&message::ending_there(game_slot(game), complete.into(), files, size.clone()), out)?;
        }
        if most > complete {
            around.say(&message::ending_there_part(game_slot(game), files, size, most.into()), out)?;
        }
        if !present.is_empty() {
            around.say(&verified(game, &present), out)?;
        }
        for (forces, why) in &broken {
            around.say(&message::ending_damaged(table(*forces), damage(why)), out)?;
        }
        if let Some(pieces) = broken.iter().map(|(forces, _)| forces.pieces().max(most)).max() {
            let example = format!("golos endings make {} {pieces}", game.variant().id());
            around.say(&message::ending_make_again(Slot::Text(example)), out)?;
        }
    }
    if is_empty {
        around.say(&message::ending_none(Slot::Text("golos endings make russian 4".to_owned())), out)?;
    }
    Ok(u8::from(is_broken))
}

/// Up to how many pieces every table is there, and the pieces of the largest table.
fn complete(game: Game, present: &[Present]) -> (u8, u8) {
    let has = |pieces: u8| {
        let mut all = plan(game, pieces).into_iter().filter(|forces| forces.pieces() == pieces);
        let is_there = |forces| present.iter().any(|table| table.head.forces == forces);
        all.all(|forces| is_there(forces) && is_there(forces.swapped()))
    };
    let complete = (2..=game.most_pieces()).take_while(|&pieces| has(pieces)).last().unwrap_or(1);
    (complete, present.iter().map(|table| table.head.forces.pieces()).max().unwrap_or(0))
}

fn verified(game: Game, present: &[Present]) -> Sentence {
    let least = present.iter().map(|table| table.level).min().flatten();
    match least {
        Some(Level::Proved) => message::ending_all_proved(),
        Some(Level::Forward) => message::ending_all_verified(),
        None => message::ending_not_verified(Slot::Text(format!("golos endings verify {}", game.variant().id()))),
    }
}

/// In megabytes.
fn size(bytes: u64) -> Slot {
    let tenths = bytes.div_ceil(100_000);
    Slot::Text(format!("{}.{}", tenths / 10, tenths % 10))
}

/// Makes the tables that are missing. Exit code 1 if the work was stopped before the end.
pub(super) fn make(
    around: &Surroundings<'_>,
    (game, pieces): (Game, u8),
    time: Option<Ms>,
    power: Power,
    out: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    if pieces > game.most_pieces() {
        return Err(message::ending_pieces(game.most_pieces().into(), pieces.into()).into());
    }
    let end = time.map(|time| (around.elapsed)() + time);
    let is_stopped = || (around.is_stopped)() || end.is_some_and(|end| (around.elapsed)() >= end);
    let limits = Limits { threads: power.threads.into(), memory: power.memory, is_stopped: &is_stopped };
    let mut lines = Lines { around, game, last: (around.elapsed)(), out };
    match endings::make(&around.folder_of(game), pieces, &limits, &mut |progress| lines.tell(progress)) {
        Ok(made) => {
            around.say(&message::ending_made(number(made.made), number(made.found)), lines.out)?;
            let present = around.folder_of(game).present().map_err(|error| told(&error))?;
            around.say(&verified(game, &present.tables), lines.out)?;
            Ok(0)
        }
        Err(EndingsError::Work(NotDone::Stopped)) => {
            around.say(&message::ending_make_stopped(), lines.out)?;
            Ok(1)
        }
        Err(error) => Err(told(&error).into()),
    }
}

/// Verifies the tables of one game, or of all. Exit code 0 if nothing is wrong; otherwise it says in which layer something is.
pub(super) fn verify(
    around: &Surroundings<'_>,
    game: Option<Game>,
    is_deep: bool,
    power: Power,
    out: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let limits = Limits { threads: power.threads.into(), memory: power.memory, is_stopped: around.is_stopped };
    let mut code = 0;
    for game in Game::ALL.into_iter().filter(|other| game.is_none_or(|game| game == *other)) {
        let mut lines = Lines { around, game, last: (around.elapsed)(), out };
        let verified = endings::verify(&around.folder_of(game), is_deep, &limits, &mut |progress| lines.tell(progress));
        let verified = verified.map_err(|error| told(&error))?;
        if verified.tables == 0 && verified.found.is_empty() {
            continue;
        }
        let (tables, positions) = (number(verified.tables), number(verified.positions));
        around.say(&message::ending_checked(game_slot(game), tables, positions), out)?;
        if is_deep {
            around.say(&message::ending_proved(verified.proved, verified.unsettled), out)?;
        }
        for found in &verified.found {
            around.say(&wrong(found), out)?;
        }
        if verified.found.is_empty() {
            around.say(&message::ending_sound(), out)?;
        }
        code = code.max(verified.found.iter().map(exit_code).max().unwrap_or(0));
    }
    Ok(code)
}

fn wrong(found: &Found) -> Sentence {
    match found {
        Found::Damaged { forces, why } => message::ending_damaged(table(*forces), damage(why)),
        Found::Unverified { forces, without } => message::ending_unverified_without(table(*forces), table(*without)),
        Found::Missing(forces) => message::ending_missing(table(*forces)),
        Found::Wrong { forces, values } => message::ending_wrong(table(*forces), number(*values)),
        Found::Refuted { forces, values } => message::ending_refuted(table(*forces), *values),
    }
}

const fn exit_code(found: &Found) -> u8 {
    match found {
        Found::Damaged { .. } | Found::Missing(_) | Found::Unverified { .. } => 1,
        Found::Wrong { .. } => 3,
        Found::Refuted { .. } => 4,
    }
}

/// Says from time to time how far the work has come.
struct Lines<'a, 'w> {
    around: &'a Surroundings<'a>,
    game: Game,
    last: Ms,
    out: &'w mut dyn Write,
}

impl Lines<'_, '_> {
    /// A line that cannot be written is no reason to give the work up.
    fn tell(&mut self, progress: Progress) {
        let now = (self.around.elapsed)();
        if now < self.last + BETWEEN {
            return;
        }
        self.last = now;
        let Progress { forces, done, all } = progress;
        let line = message::ending_working(game_slot(self.game), table(forces), number(done + 1), number(all));
        let _unheard: io::Result<()> = self.around.say(&line, self.out).and_then(|()| self.out.flush());
    }
}
