//! Solving with the program Popeye, which the user has: one bounded run for each problem.

use std::io::{ErrorKind, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use golos_cli::SolveArgs;
use golos_clock::Ms;
use golos_problem::{Genre, Length, Stipulation, popeye_input, popeye_report};
use golos_rules::chess::Position;
use golos_wording::{Slot, io_reason, message};

use super::chess::Writing;
use super::show::task_named;
use super::solution::{Found, MoveFound, Solution};
use crate::around::{CommandFailure, Surroundings, quoted};

/// The most bytes of an answer.
const MOST_BYTES: u64 = 4 << 20;

/// The time in which it should end after its limit.
const GRACE: Ms = Ms::from_secs(5);

/// How often it is looked whether the person wants the work to end.
const BETWEEN: Duration = Duration::from_millis(200);

/// Solves a problem. Popeye is ended when the time is over or the person wants it.
pub(super) fn solve(
    program: &Path,
    position: &Position,
    (genre, length): (Genre, Length),
    args: &SolveArgs,
    around: &Surroundings<'_>,
) -> Result<Solution, CommandFailure> {
    let seconds = args.time.map(|time| u32::try_from(time.get() / 1000).unwrap_or(u32::MAX));
    let stipulation = Stipulation::Mate(genre, Some(length));
    let input = popeye_input(position, stipulation, seconds)
        .ok_or_else(|| message::problem_other_game(task_named(stipulation), quoted(&args.rules)))?;
    // It ends by itself when its time is over; if it does not, it is ended.
    let end = args.time.map(|time| (around.elapsed)() + time + GRACE);
    let is_stopped = || (around.is_stopped)() || end.is_some_and(|end| (around.elapsed)() >= end);
    let (output, was_stopped) = run(program, &input, &is_stopped)?;
    let report = popeye_report(position, genre, length, &output);
    let Some(report) = report else {
        if was_stopped {
            return Err(message::problem_stopped().into());
        }
        let last = output.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or_default();
        return Err(message::problem_popeye_answer(Slot::Text("Popeye".to_owned()), quoted(last.trim())).into());
    };
    let writing = Writing::new(args, around);
    let mut moves: Vec<MoveFound> = Vec::new();
    for line in &report.solutions {
        let Some((first, rest)) = line.split_first() else { continue };
        let plies = if genre == Genre::HelpMate {
            u16::try_from(line.len()).ok()
        } else {
            Some(2 * u16::from(length.moves) - u16::from(genre == Genre::Direct))
        };
        moves.push(writing.found(position, *first, rest, Found::Fulfils { plies }));
    }
    for mv in position.legal_moves() {
        let text = writing.written(position, mv);
        if !moves.iter().any(|found| found.text == text) {
            // What was not looked at to the end is open.
            let found = if report.is_finished { Found::Fails } else { Found::Open { depth: 0 } };
            moves.push(writing.found(position, mv, &[], found));
        }
    }
    Ok(Solution { side: position.turn(), moves, nodes: 0, was_stopped: !report.is_finished, by: Some("Popeye") })
}

/// Runs the program on an input; what it writes, and whether it was ended before its end.
fn run(program: &Path, input: &str, is_stopped: &dyn Fn() -> bool) -> Result<(String, bool), CommandFailure> {
    let failed = |error: std::io::Error| {
        let named = Slot::Text(program.display().to_string());
        CommandFailure::from(match error.kind() {
            ErrorKind::NotFound => message::problem_no_program(named),
            _ => message::ending_file(named, io_reason(&error)),
        })
    };
    let mut command = Command::new(program);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = Running(command.spawn().map_err(failed)?);
    if let Some(mut stdin) = child.0.stdin.take() {
        // A program that ends at once does not read it; what it wrote is looked at.
        let _unread = stdin.write_all(input.as_bytes());
    }
    let (sender, receiver) = channel();
    if let Some(stdout) = child.0.stdout.take() {
        thread::spawn(move || {
            let mut bytes = Vec::new();
            let _read = stdout.take(MOST_BYTES).read_to_end(&mut bytes);
            let _unheard = sender.send(bytes);
        });
    }
    let mut was_stopped = false;
    let bytes = loop {
        match receiver.recv_timeout(BETWEEN) {
            Ok(bytes) => break bytes,
            Err(RecvTimeoutError::Timeout) if !was_stopped && is_stopped() => {
                was_stopped = true;
                child.end();
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break Vec::new(),
        }
    };
    Ok((String::from_utf8_lossy(&bytes).into_owned(), was_stopped))
}

/// A program that ends when nobody waits for it any longer.
struct Running(Child);

impl Running {
    fn end(&mut self) {
        // It may have ended by itself.
        let _ended = self.0.kill();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
        let _ended = self.0.wait();
    }
}
