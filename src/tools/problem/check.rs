//! The check of the compositions of a file.

use std::io::Write;

use golos_cli::CheckProblemArgs;
use golos_endings::Game as Rules;
use golos_problem::{Blocked, Composition, Edition, Kind, Severity, Stipulation, check, turned};
use golos_rules::Position;
use golos_rules::tree::Game;
use golos_wording::{Sentence, Slot, Style, message};
use serde_json::json;

use super::findings::{Told, told};
use super::known::KnownEndings;
use super::mates;
use super::set::{SOME_UNREAD, Taken, nothing, taken};
use super::show::task_written;
use crate::around::{CommandFailure, Surroundings, number, quoted};

/// The tags of a file that say what a composition asks.
pub(super) const TASK: [&str; 2] = ["Task", "Stipulation"];

/// Checks each composition of a file, or the one with the number. Exit code 1 if one has a defect, 3 if one could not be
/// checked.
pub(super) fn run(
    args: &CheckProblemArgs,
    around: &Surroundings<'_>,
    out: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let (mut set, mut endings) = (Set::default(), None);
    for read in taken(&args.file, args.number, around)? {
        if (around.is_stopped)() {
            around.say(&message::problem_stopped(), out)?;
            return Ok(1);
        }
        let read = read?;
        match examined(&read, args, around, &mut endings) {
            Ok((game, findings)) => {
                set.count(&findings);
                let same = set.same(read.number, &game.start);
                tell(&read, game, &findings, same, args, around, out)?;
            }
            Err(Unchecked::Unread) => {
                set.unchecked += 1;
                tell_unread(&read, args, around, out)?;
            }
            Err(Unchecked::Refused(why)) => {
                set.unchecked += 1;
                tell_refused(&read, &why, args, around, out)?;
            }
            Err(Unchecked::Failed(failure)) => return Err(failure),
        }
    }
    if set.is_empty() {
        return Err(nothing(&args.file));
    }
    if set.checked + set.unchecked > 1 && !args.json {
        let Set { checked, defective, doubtful, unchecked, .. } = set;
        around.say(&message::check_set(checked, defective, doubtful, unchecked), out)?;
    }
    Ok(set.exit_code())
}

/// Why a composition was not checked.
enum Unchecked {
    /// It cannot be read.
    Unread,
    /// What it asks for cannot be checked.
    Refused(Box<Sentence>),
    /// Nor can the others be.
    Failed(CommandFailure),
}

/// What is found in one composition of a file.
fn examined<'a>(
    read: &'a Taken,
    args: &CheckProblemArgs,
    around: &Surroundings<'_>,
    endings: &mut Option<KnownEndings>,
) -> Result<(&'a Game, Vec<Told>), Unchecked> {
    let game = read.whole().ok_or(Unchecked::Unread)?;
    match examine(game, args, around, endings) {
        Ok(findings) => Ok((game, findings)),
        Err(CommandFailure::Told(why)) => Err(Unchecked::Refused(why)),
        Err(failure) => Err(Unchecked::Failed(failure)),
    }
}

/// What was found in a set of compositions as a whole.
#[derive(Default)]
struct Set {
    checked: u32,
    defective: u32,
    /// Those without a defect that a person has to look at.
    doubtful: u32,
    /// Those that could not be read, or not be checked.
    unchecked: u32,
    seen: Vec<(u32, Position)>,
}

impl Set {
    /// Counts one that was checked.
    fn count(&mut self, findings: &[Told]) {
        let has = |severity| findings.iter().any(|finding| finding.severity == severity);
        self.checked += 1;
        if has(Severity::Defect) {
            self.defective += 1;
        } else if has(Severity::Doubt) {
            self.doubtful += 1;
        }
    }

    const fn is_empty(&self) -> bool {
        self.checked == 0 && self.unchecked == 0
    }

    const fn exit_code(&self) -> u8 {
        if self.unchecked > 0 { SOME_UNREAD } else { (self.defective > 0) as u8 }
    }

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
    let stipulation: Stipulation = written.parse().map_err(|_| message::check_no_task(task_written(written)))?;
    match &game.start {
        Position::Draughts(_) if matches!(stipulation, Stipulation::Mate(..)) => {
            Err(message::check_no_task(task_written(written)).into())
        }
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
        Position::Renju(_) => Err(message::check_no_task(task_written(written)).into()),
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

/// Says why a composition cannot be read.
fn tell_unread(
    read: &Taken,
    args: &CheckProblemArgs,
    around: &Surroundings<'_>,
    out: &mut dyn Write,
) -> Result<(), CommandFailure> {
    if args.json {
        writeln!(out, "{}", json!({ "number": read.number, "unread": read.unread() }))?;
        return Ok(());
    }
    Ok(read.say_faults(around, out)?)
}

/// Says why a composition that was read is not checked.
fn tell_refused(
    read: &Taken,
    why: &Sentence,
    args: &CheckProblemArgs,
    around: &Surroundings<'_>,
    out: &mut dyn Write,
) -> Result<(), CommandFailure> {
    if args.json {
        let reason = around.wording.render(why, Style::written(around.wording.lang()));
        writeln!(out, "{}", json!({ "number": read.number, "unchecked": reason }))?;
        return Ok(());
    }
    Ok(around.say_together(&[message::check_unchecked(read.number), why.clone()], out)?)
}

fn tell(
    read: &Taken,
    game: &Game,
    findings: &[Told],
    same: Option<u32>,
    args: &CheckProblemArgs,
    around: &Surroundings<'_>,
    out: &mut dyn Write,
) -> Result<(), CommandFailure> {
    if args.json {
        let all: Vec<_> = findings.iter().map(|finding| &finding.object).collect();
        let mut object = json!({ "number": read.number, "same_position_as": same, "findings": all });
        if read.is_cut()
            && let Some(fields) = object.as_object_mut()
        {
            fields.insert("unread".to_owned(), read.unread());
        }
        writeln!(out, "{object}")?;
        return Ok(());
    }
    read.say_faults(around, out)?;
    let author = game.tag("Author").or_else(|| game.tag("White")).map_or_else(|| Slot::Text("?".to_owned()), quoted);
    around.say(&message::check_heading(read.number, author), out)?;
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
