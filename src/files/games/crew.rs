//! Many games judged at once: one thread reads, several judge, and what they found is told in the order of the file.

use std::collections::VecDeque;
use std::io::{self, BufRead};
use std::num::NonZero;
use std::sync::{Mutex, mpsc};
use std::thread;

use super::movetext::{Batches, LineFormat, judge};
use super::{Format, GameReading, ReadOptions, Tally, judged};
use golos_rules::Variant;

/// More hands than this have nothing to do: one thread reads for all of them.
const MOST_HANDS: usize = 16;
/// So many batches wait for each hand; nothing may fill the memory.
const WAITING: usize = 2;
/// So many bytes of games are given to a hand at once.
pub(super) const BATCH: usize = 128 * 1024;

/// What is told of games that were judged.
pub(crate) enum JudgedPart {
    /// Games in which nothing was found.
    Sound(Tally),
    /// A game in which something was found.
    Found(GameReading),
}

impl JudgedPart {
    /// What a game adds in which nothing was found, by the number of its moves.
    pub(super) fn add_sound(parts: &mut Vec<JudgedPart>, moves: usize) {
        match parts.last_mut() {
            Some(JudgedPart::Sound(tally)) => tally.count_sound(moves),
            Some(JudgedPart::Found(_)) | None => {
                let mut tally = Tally::default();
                tally.count_sound(moves);
                parts.push(JudgedPart::Sound(tally));
            }
        }
    }

    /// What a game adds to the parts before it.
    pub(super) fn add(parts: &mut Vec<JudgedPart>, reading: GameReading) {
        match (reading.is_sound(), parts.last_mut()) {
            (true, Some(JudgedPart::Sound(tally))) => tally.count(&reading),
            (true, _) => {
                let mut tally = Tally::default();
                tally.count(&reading);
                parts.push(JudgedPart::Sound(tally));
            }
            (false, _) => parts.push(JudgedPart::Found(reading)),
        }
    }
}

/// Judges every game of a file, as [`judged`] reads them, on as many cores as there are. What ended the reading before
/// the end of the file comes back.
///
/// # Errors
/// Those of `tell`: then the rest is not judged.
pub(crate) fn judge_all(
    format: Format,
    source: Box<dyn BufRead>,
    options: ReadOptions,
    tell: &mut dyn FnMut(JudgedPart) -> io::Result<()>,
) -> io::Result<Option<io::Error>> {
    let lines = match format {
        Format::Pdn => Some(LineFormat::Pdn(options.assumed.and_then(Variant::draughts))),
        Format::Pgn => Some(LineFormat::Pgn),
        Format::Sgf | Format::Lib | Format::Pos | Format::Rif | Format::List => None,
    };
    let Some(lines) = lines else {
        return match judged(format, source, options) {
            Ok(mut games) => one_by_one(&mut games, tell),
            Err(trouble) => Ok(Some(trouble)),
        };
    };
    let mut batches = Batches::new(source, options);
    if let Some(trouble) = share(&mut batches, |batch| judge(&batch, lines), tell)? {
        return Ok(Some(trouble));
    }
    batches.of_file().into_iter().map(JudgedPart::Found).try_for_each(&mut *tell)?;
    batches.rest(lines).map_or(Ok(None), |mut rest| one_by_one(&mut rest, tell))
}

fn one_by_one(
    games: &mut dyn Iterator<Item = io::Result<GameReading>>,
    tell: &mut dyn FnMut(JudgedPart) -> io::Result<()>,
) -> io::Result<Option<io::Error>> {
    for reading in games {
        let mut parts = Vec::new();
        match reading {
            Ok(reading) => JudgedPart::add(&mut parts, reading),
            Err(trouble) => return Ok(Some(trouble)),
        }
        parts.into_iter().try_for_each(&mut *tell)?;
    }
    Ok(None)
}

/// Has each batch judged by one of several threads, and tells what came of it in order.
fn share<B: Send>(
    batches: &mut dyn Iterator<Item = io::Result<B>>,
    judge: impl Fn(B) -> Vec<JudgedPart> + Sync,
    tell: &mut dyn FnMut(JudgedPart) -> io::Result<()>,
) -> io::Result<Option<io::Error>> {
    let hands = thread::available_parallelism().map_or(1, NonZero::get).min(MOST_HANDS);
    let (jobs, queue) = mpsc::channel::<(B, mpsc::SyncSender<Vec<JudgedPart>>)>();
    let queue = Mutex::new(queue);
    let next = || queue.lock().ok()?.recv().ok();
    thread::scope(|scope| {
        for _ in 0..hands {
            scope.spawn(|| {
                while let Some((batch, answer)) = next() {
                    // Nobody waits for it where the one who reads the findings has gone.
                    let _ = answer.send(judge(batch));
                }
            });
        }
        let mut answers: VecDeque<mpsc::Receiver<Vec<JudgedPart>>> = VecDeque::new();
        let mut tell_first = |answers: &mut VecDeque<mpsc::Receiver<Vec<JudgedPart>>>| {
            let parts = answers.pop_front().and_then(|answer| answer.recv().ok());
            parts.into_iter().flatten().try_for_each(&mut *tell)
        };
        let mut trouble = None;
        for batch in batches {
            match batch {
                Ok(batch) => {
                    if answers.len() >= hands * WAITING {
                        tell_first(&mut answers)?;
                    }
                    let (answer, coming) = mpsc::sync_channel(1);
                    let _ = jobs.send((batch, answer));
                    answers.push_back(coming);
                }
                Err(error) => {
                    trouble = Some(error);
                    break;
                }
            }
        }
        while !answers.is_empty() {
            tell_first(&mut answers)?;
        }
        // Nothing more comes: the hands go home.
        drop(jobs);
        Ok(trouble)
    })
}
