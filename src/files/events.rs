//! Tables, standings and pairings of events as lines for other programs.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use super::misread;
use super::players::PlayersFault;
use golos_cli::{PairArgs, StandingsArgs, TableTask};
use golos_rules::Side;
use golos_tournament::crosstable::{Bye, Cell, Crosstable, NoStage, Number};
use golos_tournament::pairing::{self, Draw, NoPairing, Pairing};
use golos_tournament::standings::{Criterion, EventCourse, Standings};
use golos_tournament::trf::{MOST_BYTES, Trf, TrfError};
use golos_wording::{Style, Wording};

/// Why nothing has been worked out.
#[derive(Debug, thiserror::Error)]
pub enum EventError {
    #[error("cannot read {path}: {reason}")]
    File { path: String, reason: io::Error },
    #[error("{path}: {error}")]
    Trf { path: String, error: TrfError },
    #[error("{path}: line {line}: {fault}")]
    Players { path: String, line: usize, fault: PlayersFault },
    #[error("{path} has no player {number}; --left names a player of the file and a round")]
    NoPlayer { path: String, number: u16 },
    #[error("{path}: {error}")]
    Stage { path: String, error: NoStage },
    #[error("{path}: {error}")]
    Pairing { path: String, error: NoPairing },
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
pub fn standings(
    args: &StandingsArgs,
    wording: &Wording,
    out: &mut dyn Write,
    aside: &mut dyn Write,
) -> Result<(), EventError> {
    let trf = read(&args.file, wording, aside)?;
    if let Some(&(number, _)) = args.left.iter().find(|(number, _)| trf.table.index(*number).is_none()) {
        return Err(EventError::NoPlayer { path: args.file.display().to_string(), number });
    }
    let left = args.left.iter().copied().collect();
    let course = EventCourse { left, round_robin: args.round_robin, annulled: None };
    let standings = Standings::new(&trf.table, &course, args.edition.readings_with(args.unplayed), &args.order);
    let mut lines = String::new();
    for place in &standings.places {
        let shared = place.place.map_or_else(|| "-".to_owned(), |place| place.to_string());
        lines += &format!("{shared}\t{}\t{}", place.number, place.points.fraction());
        let named = standings.order.iter().zip(&place.values);
        for (_, value) in named.filter(|(criterion, _)| **criterion != Criterion::Points) {
            lines += &format!("\t{value}");
        }
        lines += "\n";
    }
    heard(out.write_all(lines.as_bytes()))
}

/// Writes the pairs of a round: board, White, Black with tabs between, the odd one with `-` for Black. To check is to pair
/// every round anew and to write what differs: the round, `file` or `anew`, and the pair. SentenceKind whether anything differs.
///
/// # Errors
/// [`EventError`] if the file cannot be read, a round cannot be paired, or the output fails.
pub fn pair(
    args: &PairArgs,
    wording: &Wording,
    out: &mut dyn Write,
    aside: &mut dyn Write,
) -> Result<bool, EventError> {
    let trf = read(&args.file, wording, aside)?;
    let mut table = trf.table;
    let played = table.rounds();
    let asked = args.round.map(usize::from);
    // A file that does not say how many rounds there are has as many as it holds.
    if table.planned.is_none() && (args.check || asked.is_some_and(|round| round <= played)) {
        table.planned = Some(played);
    }
    let is_accelerated = trf.system.is_some_and(|system| system.ends_with("_BAKU"));
    if let Some(planned) = table.planned
        && is_accelerated
        && table.rows.iter().all(|row| row.virtual_points.is_empty())
    {
        pairing::accelerate(&mut table, planned);
    }
    let first = args.colour.or(table.first).or_else(|| table.lot_played());
    let draw = Draw { system: args.system, manner: args.system.manner(), first, seed: &args.seed };
    let path = || args.file.display().to_string();
    let paired = |round: Option<usize>| {
        let stage = table.before(round).map_err(|error| EventError::Stage { path: path(), error })?;
        pairing::pair(&stage, &draw).map_err(|error| EventError::Pairing { path: path(), error })
    };
    let mut lines = String::new();
    if args.check {
        for round in 1..=played {
            for (kind, (white, black)) in differences(&table, round, &paired(Some(round))?) {
                lines +=
                    &format!("{round}\t{kind}\t{white}\t{}\n", black.map_or("-".to_owned(), |black| black.to_string()));
            }
        }
    } else {
        let pairing = paired(asked)?;
        for (board, pair) in (1..).zip(&pairing.pairs) {
            lines += &format!("{board}\t{}\t{}\n", pair.white, pair.black);
        }
        if let Some(odd) = &pairing.odd {
            lines += &format!("{}\t{}\t-\n", pairing.pairs.len() + 1, odd.number);
        }
    }
    let differs = args.check && !lines.is_empty();
    heard(out.write_all(lines.as_bytes()))?;
    Ok(differs)
}

/// A pair as it is compared; the odd one has no Black.
type Seats = (Number, Option<Number>);

/// The pairs of a round that stand in the file only, or in the new pairing only. A pair whose colours the file does not
/// tell is compared without them.
fn differences(table: &Crosstable, round: usize, anew: &Pairing) -> Vec<(&'static str, Seats)> {
    let mut there: Vec<(Seats, bool)> = Vec::new();
    for row in &table.rows {
        let (opponent, colour) = match row.cell(round) {
            Cell::Game { opponent, colour, .. } => (opponent, Some(colour)),
            Cell::Forfeit { opponent, colour, .. } | Cell::Open { opponent, colour } => (opponent, colour),
            Cell::Bye(Bye::Allocated) => {
                there.push(((row.number, None), true));
                continue;
            }
            Cell::Bye(_) => continue,
        };
        match colour {
            Some(Side::White) => there.push(((row.number, Some(opponent)), true)),
            Some(Side::Black) => {
                if let Some(Cell::Forfeit { colour: None, .. } | Cell::Open { colour: None, .. }) =
                    table.row(opponent).map(|other| other.cell(round))
                {
                    there.push(((opponent, Some(row.number)), true));
                }
            }
            None => {
                let other = table.row(opponent).map(|other| other.cell(round));
                let told =
                    matches!(other, Some(Cell::Forfeit { colour: Some(_), .. } | Cell::Open { colour: Some(_), .. }));
                if !told && row.number < opponent {
                    there.push(((row.number, Some(opponent)), false));
                }
            }
        }
    }
    let mut new: Vec<Seats> = anew.pairs.iter().map(|pair| (pair.white, Some(pair.black))).collect();
    new.extend(anew.odd.iter().map(|odd| (odd.number, None)));
    let same = |seats: &Seats, (other, told): &(Seats, bool)| {
        seats == other || !told && seats.1.is_some_and(|black| (black, Some(seats.0)) == *other)
    };
    let gone = there.iter().filter(|known| !new.iter().any(|seats| same(seats, known))).map(|known| ("file", known.0));
    let come = new.iter().filter(|seats| !there.iter().any(|known| same(seats, known))).map(|seats| ("anew", *seats));
    gone.chain(come).collect()
}

/// Reads an event; what was put right in it goes to `aside`.
fn read(path: &Path, wording: &Wording, aside: &mut dyn Write) -> Result<Trf, EventError> {
    let shown = || path.display().to_string();
    let file = |reason| EventError::File { path: shown(), reason };
    let mut bytes = Vec::new();
    // One byte more than is taken tells a file that is too large.
    let most = u64::try_from(MOST_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    File::open(path).map_err(file)?.take(most).read_to_end(&mut bytes).map_err(file)?;
    let trf = Trf::read(&bytes).map_err(|error| EventError::Trf { path: shown(), error })?;
    for note in &trf.notes {
        let told = wording.render(&misread::note(&shown(), note), Style::written(wording.lang()));
        heard(writeln!(aside, "{told}"))?;
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
