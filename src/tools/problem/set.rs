//! The compositions of a file, each by itself: one that cannot be read keeps none of the others back.

use std::io::{self, Write};
use std::path::Path;

use golos_files::games::found;
use golos_rules::movetext::{Extent, FileFinding, Read};
use golos_rules::tree::Game;
use golos_wording::{Sentence, Slot, io_reason, message};
use serde_json::{Value, json};

use super::files::compositions;
use crate::around::{CommandFailure, Surroundings, number};

/// The exit code where some compositions could not be read, and the others were done.
pub(super) const SOME_UNREAD: u8 = 3;

/// A composition of a file, as far as it can be read.
pub(super) struct Taken {
    /// Its number in the file, from 1.
    pub number: u32,
    /// With the moves up to the first that cannot be read; `None` if its position cannot be read.
    pub game: Option<Game>,
    /// Whether the author's line was read to its end.
    is_whole: bool,
    /// What is wrong with it.
    faults: Vec<Fault>,
}

/// Something that is wrong with a composition.
struct Fault {
    finding: FileFinding,
    /// Whether its place is one of the file.
    is_placed: bool,
    /// What is wrong, and why it cannot be so.
    what: Vec<Sentence>,
}

/// The compositions of a file, or the one with the number.
///
/// # Errors
/// [`CommandFailure`] if the file cannot be read, from the first place on where it cannot.
pub(super) fn taken<'a>(
    path: &'a Path,
    number: Option<u32>,
    around: &Surroundings<'_>,
) -> Result<impl Iterator<Item = Result<Taken, CommandFailure>> + 'a, CommandFailure> {
    let named = || Slot::Text(path.display().to_string());
    // The readers write the text of RON themselves: its lines are not those of the file.
    let is_placed = !is_ron(path);
    let each = (1..).zip(compositions(path, around)?).filter(move |(at, _)| number.is_none_or(|number| number == *at));
    Ok(each.map(move |(at, read)| {
        let read = read.map_err(|error| message::ending_file(named(), io_reason(&error)))?;
        Ok(Taken::new(at, read, is_placed))
    }))
}

/// Whether a file is in RON, by its ending.
pub(super) fn is_ron(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("ron"))
}

/// That a file has no such composition.
pub(super) fn nothing(path: &Path) -> CommandFailure {
    message::check_nothing(Slot::Text(path.display().to_string())).into()
}

impl Taken {
    fn new(number: u32, read: Read, is_placed: bool) -> Taken {
        let Read { game, findings, extent, .. } = read;
        let start = game.as_ref().map(|game| game.start);
        let faults = findings.into_iter().map(|finding| {
            let what = found(&finding, start.as_ref());
            Fault { finding, is_placed, what }
        });
        Taken { number, faults: faults.collect(), is_whole: extent == Extent::Whole, game }
    }

    /// The composition if its position and the author's line could be read.
    pub fn whole(&self) -> Option<&Game> {
        self.game.as_ref().filter(|_| self.is_whole)
    }

    /// Whether anything is left out of what the file has.
    pub fn is_cut(&self) -> bool {
        self.whole().is_none() || self.faults.iter().any(|fault| fault.finding.problem.loses_moves())
    }

    /// Whether the file has anything of it that is not understood.
    pub fn is_sound(&self) -> bool {
        self.whole().is_some() && self.faults.is_empty()
    }

    /// Says what is wrong with it, a line each: that it cannot be read, or not whole, with the half-move and the reason.
    pub fn say_faults(&self, around: &Surroundings<'_>, out: &mut dyn Write) -> io::Result<()> {
        for line in self.sentences() {
            around.say_together(&line, out)?;
        }
        Ok(())
    }

    /// What is wrong with it, in lines.
    pub fn sentences(&self) -> Vec<Vec<Sentence>> {
        let mut lines: Vec<Vec<Sentence>> = Vec::new();
        for fault in &self.faults {
            let head = match fault.finding.problem.loses_moves() {
                _ if self.whole().is_none() && lines.is_empty() => message::check_unreadable(self.number),
                true => message::check_partly_read(self.number),
                false => message::check_remark(self.number),
            };
            lines.push([vec![head], fault.sentences()].concat());
        }
        if lines.is_empty() && self.whole().is_none() {
            lines.push(vec![message::check_unreadable(self.number)]);
        }
        lines
    }

    /// That it cannot be read, with the first reason.
    pub fn refusal(&self) -> Sentence {
        match self.faults.first().and_then(|fault| fault.what.first()) {
            Some(what) => message::check_unreadable_because(self.number, what.clone()),
            None => message::check_unreadable(self.number),
        }
    }

    /// For programs: what is wrong, in English.
    pub fn unread(&self) -> Value {
        let each = self.faults.iter().map(|Fault { finding, is_placed, .. }| {
            let (line, column) = (finding.place.line, finding.place.column);
            json!({
                "half_move": finding.ply, "read": finding.read, "reason": finding.problem.to_string(),
                "line": is_placed.then_some(line), "column": is_placed.then_some(column),
            })
        });
        json!(each.collect::<Vec<_>>())
    }
}

impl Fault {
    /// Where it is and what.
    fn sentences(&self) -> Vec<Sentence> {
        let place = self.finding.place;
        let mut said = Vec::new();
        said.extend(self.is_placed.then(|| message::check_place(place.line, place.column)));
        said.extend(self.finding.ply.map(|ply| message::check_half_move(number(ply))));
        said.extend(self.what.iter().cloned());
        said
    }
}
