//! The check of the compositions of a file.

use std::fs::File;
use std::io::{BufReader, Write};
use std::path::Path;

use golos_cli::CheckProblemArgs;
use golos_endings::Game as Rules;
use golos_problem::{Blocked, Composition, Kind, Severity, Stipulation, check};
use golos_rules::movetext::{Extent, Games};
use golos_rules::tree::Game;
use golos_rules::{Position, Variant, chess, draughts};
use golos_wording::{Slot, io_reason, message};
use serde_json::json;

use super::findings::{Told, told};
use super::known::KnownEndings;
use super::mates;
use crate::around::{CommandFailure, Surroundings, number, quoted};

/// The tags of a file that say what a composition asks.
pub(super) const TASK: [&str; 2] = ["Task", "Stipulation"];

/// Checks each composition of a file, or the one with the number. Exit code 1 if one has a defect.
pub(super) fn run(
    args: &CheckProblemArgs,
    around: &Surroundings<'_>,
    out: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let named = || Slot::Text(args.file.display().to_string());
    let file = File::open(&args.file).map_err(|error| message::ending_file(named(), io_reason(&error)))?;
    let (mut code, mut is_empty) = (0, true);
    for (at, read) in (1..).zip(games(&args.file, BufReader::new(file), around)) {
        if (around.is_stopped)() {
            around.say(&message::problem_stopped(), out)?;
            return Ok(1);
        }
        if args.number.is_some_and(|number| number != at) {
            continue;
        }
        is_empty = false;
        let read = read.map_err(|error| message::ending_file(named(), io_reason(&error)))?;
        let is_whole = read.extent == Extent::Whole;
        let Some(game) = read.game.filter(|_| is_whole) else {
            around.say(&message::check_unreadable(at), out)?;
            code = 1;
            continue;
        };
        if !read.findings.is_empty() && !args.json {
            around.say(&message::check_partly_read(at), out)?;
        }
        let findings = examine(&game, args, around)?;
        if findings.iter().any(|finding| finding.severity == Severity::Defect) {
            code = 1;
        }
        tell(at, &game, &findings, args, around, out)?;
    }
    if is_empty {
        return Err(message::check_nothing(named()).into());
    }
    Ok(code)
}

/// The compositions of a file, by its ending.
pub(super) fn games(path: &Path, source: BufReader<File>, around: &Surroundings<'_>) -> Games<BufReader<File>> {
    let assumed = around.rules.as_ref().map(|rules| rules.variant);
    let is_chess = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pgn"));
    match assumed {
        _ if is_chess => chess::pgn::games(source),
        Some(Variant::Draughts(variant)) => draughts::pdn::games(source, Some(variant)),
        _ => draughts::pdn::games(source, None),
    }
}

/// What is found in one composition.
fn examine(game: &Game, args: &CheckProblemArgs, around: &Surroundings<'_>) -> Result<Vec<Told>, CommandFailure> {
    let written = TASK.into_iter().find_map(|tag| game.tag(tag)).unwrap_or("win");
    let stipulation: Stipulation = written.parse().map_err(|_| message::check_no_task(quoted(written)))?;
    match &game.start {
        Position::Draughts(position) => {
            let rules = Rules::of(position.variant());
            let rules = rules.ok_or_else(|| message::problem_no_solver(quoted(position.variant().id())))?;
            let mut endings = KnownEndings::open(rules, args.pieces, around)?;
            let kind = game.tag("Kind").and_then(Kind::named);
            let blocked =
                game.tag("Blocked").map(|text| read_blocked(text).ok_or_else(|| message::check_no_task(quoted(text))));
            let blocked = blocked.transpose()?;
            let composition = Composition { game, position: *position, stipulation, blocked, kind };
            let memory = usize::try_from(args.memory).unwrap_or(usize::MAX);
            let findings = check(&composition, args.nodes, memory, &mut endings, &|| (around.is_stopped)());
            Ok(findings.iter().map(|finding| told(finding, position)).collect())
        }
        Position::Chess(position) => mates::check(game, position, stipulation, args.nodes, around),
        Position::Renju(_) => Err(message::check_no_task(quoted(written)).into()),
    }
}

/// Men and kings that are to be blocked: `2+1`.
fn read_blocked(text: &str) -> Option<Blocked> {
    let (men, kings) = text.split_once('+')?;
    Some(Blocked { men: men.trim().parse().ok()?, kings: kings.trim().parse().ok()? })
}

fn tell(
    at: u32,
    game: &Game,
    findings: &[Told],
    args: &CheckProblemArgs,
    around: &Surroundings<'_>,
    out: &mut dyn Write,
) -> Result<(), CommandFailure> {
    if args.json {
        let all: Vec<_> = findings.iter().map(|finding| &finding.object).collect();
        writeln!(out, "{}", json!({ "number": at, "findings": all }))?;
        return Ok(());
    }
    let author = game.tag("Author").or_else(|| game.tag("White")).map_or_else(|| Slot::Text("?".to_owned()), quoted);
    around.say(&message::check_heading(at, author), out)?;
    for finding in findings {
        around.say(&finding.sentence, out)?;
    }
    let defects = findings.iter().filter(|finding| finding.severity == Severity::Defect).count();
    around.say(&message::check_defects(number(defects)), out)?;
    Ok(())
}
