//! Tables, standings and pairings of events as lines for other programs.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use crate::cli::{StandingsArgs, TableTask};
use crate::tournament::pairing;
use crate::tournament::standings::{Course, Standings};
use crate::tournament::trf::{MOST_BYTES, Trf, TrfError};

/// Why nothing has been worked out.
#[derive(Debug, thiserror::Error)]
pub enum EventError {
    #[error("cannot read {path}: {reason}")]
    File { path: String, reason: io::Error },
    #[error("{path}: {error}")]
    Trf { path: String, error: TrfError },
    #[error("{path} has no player {number}; --left names a player of the file and a round")]
    NoPlayer { path: String, number: u16 },
    #[error("cannot write: {0}")]
    Write(#[from] io::Error),
}

/// Writes a table for so many players: a round a line, pairs as `a-b`; of Varma a group a line.
///
/// # Errors
/// [`EventError::Write`].
pub fn table(task: TableTask, out: &mut dyn Write) -> Result<(), EventError> {
    let line = |words: Vec<String>| words.join(" ") + "\n";
    let lines: String = match task {
        TableTask::Berger { players, double } => {
            let rounds = if double { pairing::double_berger(players) } else { pairing::berger(players) };
            let pairs = |round: pairing::Round| round.iter().map(|(one, two)| format!("{one}-{two}")).collect();
            rounds.unwrap_or_default().into_iter().map(|round| line(pairs(round))).collect()
        }
        TableTask::Varma { players } => {
            let groups = pairing::varma(players).unwrap_or_default();
            groups.iter().map(|group| line(group.iter().map(ToString::to_string).collect())).collect()
        }
    };
    heard(out.write_all(lines.as_bytes()))
}

/// Writes the standings: place, number, points, then one value for each criterion but the points, tabs between. What was
/// put right in the file goes to `aside`.
///
/// # Errors
/// [`EventError`] if the file cannot be read or the output fails.
pub fn standings(args: &StandingsArgs, out: &mut dyn Write, aside: &mut dyn Write) -> Result<(), EventError> {
    let trf = read(&args.file, aside)?;
    if let Some(&(number, _)) = args.left.iter().find(|(number, _)| trf.table.index(*number).is_none()) {
        return Err(EventError::NoPlayer { path: args.file.display().to_string(), number });
    }
    let course = Course { left: args.left.iter().copied().collect(), round_robin: args.round_robin };
    let standings = Standings::new(&trf.table, &course, args.edition.readings(), &args.order);
    let mut lines = String::new();
    for place in &standings.places {
        let shared = place.place.map_or_else(|| "-".to_owned(), |place| place.to_string());
        lines += &format!("{shared}\t{}\t{}", place.number, place.points.fraction());
        let named = standings.order.iter().zip(&place.values);
        for (_, value) in named.filter(|(criterion, _)| **criterion != crate::tournament::standings::Criterion::Points)
        {
            lines += &format!("\t{value}");
        }
        lines += "\n";
    }
    heard(out.write_all(lines.as_bytes()))
}

/// Reads an event; what was put right in it goes to `aside`.
fn read(path: &Path, aside: &mut dyn Write) -> Result<Trf, EventError> {
    let shown = || path.display().to_string();
    let file = |reason| EventError::File { path: shown(), reason };
    let mut bytes = Vec::new();
    // One byte more than is taken tells a file that is too large.
    let most = u64::try_from(MOST_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    File::open(path).map_err(file)?.take(most).read_to_end(&mut bytes).map_err(file)?;
    let trf = Trf::read(&bytes).map_err(|error| EventError::Trf { path: shown(), error })?;
    for note in &trf.notes {
        heard(writeln!(aside, "{}: {note}", shown()))?;
    }
    Ok(trf)
}

/// A reader who wants no more is no failure.
fn heard(written: io::Result<()>) -> Result<(), EventError> {
    match written {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => Ok(written?),
    }
}
