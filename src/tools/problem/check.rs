//! The check of the compositions of a file.

use std::io::Write;

use golos_cli::CheckProblemArgs;
use golos_endings::Game as Rules;
use golos_problem::{Blocked, Composition, Edition, Kind, Severity, Stipulation, check, turned};
use golos_rules::Position;
use golos_rules::movetext::Extent;
use golos_rules::tree::Game;
use golos_wording::{Sentence, Slot, io_reason, message};
use serde_json::json;

use super::files::compositions;
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
    let (mut set, mut endings) = (Set::default(), None);
    let mut code = 0;
    for (at, read) in (1..).zip(compositions(&args.file, around)?) {
        if (around.is_stopped)() {
            around.say(&message::problem_stopped(), out)?;
            return Ok(1);
        }
        if args.number.is_some_and(|number| number != at) {
            continue;
        }
        set.checked += 1;
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
        let findings = examine(&game, args, around, &mut endings)?;
        let has = |severity| findings.iter().any(|finding| finding.severity == severity);
        if has(Severity::Defect) {
            (code, set.defective) = (1, set.defective + 1);
        } else if has(Severity::Doubt) {
            set.doubtful += 1;
        }
        let same = set.same(at, &game.start);
        tell(at, &game, &findings, same, args, around, out)?;
    }
    if set.checked == 0 {
        return Err(message::check_nothing(named()).into());
    }
    if set.checked > 1 && !args.json {
        let Set { checked, defective, doubtful, .. } = set;
        around.say(&message::check_set(checked, defective, doubtful), out)?;
    }
    Ok(code)
}

/// What was found in a set of compositions as a whole.
#[derive(Default)]
struct Set {
    checked: u32,
    defective: u32,
    /// Those without a defect that a person has to look at.
    doubtful: u32,
    seen: Vec<(u32, Position)>,
}

impl Set {
    /// The number of an earlier composition with the same position, also with the board turned and the colours exchanged.
    fn same(&mut self, at: u32, position: &Position) -> Option<u32> {
        let other_side = position.draughts().map(|position| Position::Draughts(turned(position)));
        let is_same = |before: &Position| before == position || Some(before) == other_side.as_ref();
        let same = self.seen.iter().find(|(_, before)| is_same(before)).map(|(number, _)| *number);
        self.seen.push((at, *position));
        same
    }
}

/// What is found in one composition.
pub(super) fn examine(
    game: &Game,
    args: &CheckProblemArgs,
    around: &Surroundings<'_>,
    endings: &mut Option<KnownEndings>,
) -> Result<Vec<Told>, CommandFailure> {
    let written = TASK.into_iter().find_map(|tag| game.tag(tag)).unwrap_or("win");
    let stipulation: Stipulation = written.parse().map_err(|_| message::check_no_task(quoted(written)))?;
    match &game.start {
        Position::Draughts(position) => {
            let rules = Rules::of(position.variant());
            let rules = rules.ok_or_else(|| message::problem_no_solver(quoted(position.variant().id())))?;
            let endings = KnownEndings::of(endings, rules, args.pieces, around)?;
            let kind = game.tag("Kind").and_then(Kind::named);
            let blocked =
                game.tag("Blocked").map(|text| read_blocked(text).ok_or_else(|| message::check_no_task(quoted(text))));
            let blocked = blocked.transpose()?;
            let is_practical = game.tag("Kind").is_some_and(|kind| kind.eq_ignore_ascii_case("practical"));
            let edition = edition(game, args)?;
            let composition =
                Composition { game, position: *position, stipulation, blocked, kind, is_practical, edition };
            let memory = usize::try_from(args.memory).unwrap_or(usize::MAX);
            let findings = check(&composition, args.nodes, memory, endings, &|| (around.is_stopped)());
            Ok(findings.iter().map(|finding| told(finding, position, edition)).collect())
        }
        Position::Chess(position) => mates::check(game, position, stipulation, args.nodes, around),
        Position::Renju(_) => Err(message::check_no_task(quoted(written)).into()),
    }
}

/// The edition that is asked for, otherwise that of the file, otherwise the latest.
fn edition(game: &Game, args: &CheckProblemArgs) -> Result<&'static Edition, CommandFailure> {
    match args.edition.as_deref().or_else(|| game.tag("Edition")) {
        Some(id) => Edition::find(id).ok_or_else(|| no_edition(id).into()),
        None => Edition::all().first().ok_or_else(|| no_edition("?").into()),
    }
}

fn no_edition(id: &str) -> Sentence {
    let years = Edition::all().iter().filter_map(|edition| Some(edition.id.rsplit_once('-')?.1.to_owned()));
    message::check_no_edition(quoted(id), Slot::Texts(years.collect()))
}

/// Men and kings that are to be blocked: `2+1`.
pub(super) fn read_blocked(text: &str) -> Option<Blocked> {
    let (men, kings) = text.split_once('+')?;
    Some(Blocked { men: men.trim().parse().ok()?, kings: kings.trim().parse().ok()? })
}

fn tell(
    at: u32,
    game: &Game,
    findings: &[Told],
    same: Option<u32>,
    args: &CheckProblemArgs,
    around: &Surroundings<'_>,
    out: &mut dyn Write,
) -> Result<(), CommandFailure> {
    if args.json {
        let all: Vec<_> = findings.iter().map(|finding| &finding.object).collect();
        writeln!(out, "{}", json!({ "number": at, "same_position_as": same, "findings": all }))?;
        return Ok(());
    }
    let author = game.tag("Author").or_else(|| game.tag("White")).map_or_else(|| Slot::Text("?".to_owned()), quoted);
    around.say(&message::check_heading(at, author), out)?;
    for finding in findings {
        around.say(&finding.sentence, out)?;
    }
    if let Some(same) = same {
        around.say(&message::check_same(same), out)?;
    }
    let defects = findings.iter().filter(|finding| finding.severity == Severity::Defect).count();
    around.say(&message::check_defects(number(defects)), out)?;
    Ok(())
}
