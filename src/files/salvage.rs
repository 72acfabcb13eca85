//! `golos check --repair`: what can be brought out of damaged records, into a new file or folder. What is damaged stays as it
//! is, and nothing that exists is written over.

use std::collections::VecDeque;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::audit::{FindingsPage, Found, Soundness, Why, not_a_record};
use super::folder::{below, latest};
use super::games::number;
use super::part::{PartialFile, Readers};
use golos_desk::letters::LETTERS_ENDING;
use golos_desk::{EVENT_ENDING, MATCH_ENDING, notes_beside};
use golos_game::{self as game, RuleSet};
use golos_journal::{Change, Hopeless, Salvaged, Schema, WhyLost, salvage, tells_of};
use golos_ledger::StateMachine;
use golos_letters as letters;
use golos_profile::{find_rules, rule_ids};
use golos_tournament::event;
use golos_tournament::micro_match;
use golos_wording::{Form, Sentence, Slot, Style, Wording, message};

/// Brings what can be brought out of these records, or of all in these folders, into `output`: a file for one game, else a
/// folder in which each has its name, with the games that a micro-match or an event names. `own` is a rule set that is not
/// built in. What was found and where it went is written, a line each.
///
/// # Errors
/// The output is gone.
pub fn repair(
    output: &Path,
    records: &[PathBuf],
    own: Option<RuleSet>,
    wording: &Wording,
    style: Style,
    json: bool,
    out: &mut dyn Write,
) -> io::Result<Soundness> {
    let mut page = FindingsPage { name: output.display().to_string(), wording, style, json, out };
    if fs::symlink_metadata(output).is_ok() {
        page.say(&message::salvage_exists(), "")?;
        return Ok(Soundness::Unreadable);
    }
    let given = |path: &PathBuf| if path.is_dir() { below(path) } else { vec![path.clone()] };
    let mut waiting: VecDeque<PathBuf> = records.iter().flat_map(given).collect();
    let is_one = records.len() == 1 && waiting.front() == records.first();
    let profiles = rule_ids().into_iter().filter_map(|id| find_rules(id).ok()).chain(own).collect();
    let mut repair = Repair { output, is_folder: !is_one || output.extension().is_none(), profiles, done: Vec::new() };
    let mut worst = Soundness::Sound;
    while let Some(path) = waiting.pop_front() {
        if repair.done.contains(&path) {
            continue;
        }
        page.name = path.display().to_string();
        let (soundness, games) = repair.one(&path, &mut page)?;
        worst = worst.max(soundness);
        repair.done.push(path);
        waiting.extend(games);
    }
    Ok(worst)
}

struct Repair<'a> {
    output: &'a Path,
    is_folder: bool,
    profiles: Vec<RuleSet>,
    done: Vec<PathBuf>,
}

/// What is written of a record.
struct Rescue {
    bytes: Vec<u8>,
    found: Vec<Found>,
    /// Half-moves, of a game.
    moves: Option<u32>,
    kept: u32,
    lost: u32,
    /// The games that it names.
    games: Vec<String>,
}

impl Repair<'_> {
    /// What became of a record, and the files of the games that it names.
    fn one(&mut self, path: &Path, page: &mut FindingsPage<'_>) -> io::Result<(Soundness, Vec<PathBuf>)> {
        let bytes = match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) => return Ok((page.no_file(&error)?, Vec::new())),
        };
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let rescue = match self.rescue(&name, &bytes, page) {
            Ok(rescue) => rescue,
            Err(why) => {
                page.say(&hopeless(why), "")?;
                return Ok((Soundness::Unreadable, Vec::new()));
            }
        };
        rescue.found.iter().try_for_each(|found| page.found(found))?;
        self.is_folder |= !rescue.games.is_empty();
        let place = if self.is_folder { self.output.join(&name) } else { self.output.to_owned() };
        if let Err(error) = self.put(path, &place, &rescue.bytes) {
            page.tell(&message::salvage_unwritten(Slot::Text(place.display().to_string())), &Why::detail(error))?;
            return Ok((Soundness::Unreadable, Vec::new()));
        }
        let to = Slot::Text(place.display().to_string());
        let said = match rescue.moves {
            _ if rescue.found.is_empty() => message::salvage_whole(to),
            Some(moves) => message::salvage_done_game(to, rescue.kept, rescue.lost, moves),
            None => message::salvage_done(to, rescue.kept, rescue.lost),
        };
        page.say(&said, "")?;
        let games = rescue.games.iter().map(|game| latest(&path.with_file_name(game)));
        let games = games.filter(|game| game.exists()).collect();
        Ok((if rescue.lost == 0 { Soundness::Sound } else { Soundness::Findings }, games))
    }

    /// The record as what its first line says, or its name.
    fn rescue(&self, name: &str, bytes: &[u8], page: &FindingsPage<'_>) -> Result<Rescue, Hopeless> {
        if tells_of::<micro_match::Event>(bytes) || name.ends_with(MATCH_ENDING) {
            let saved = salvage::<micro_match::State>(bytes, &self.profiles)?;
            let games = saved.state.games().iter().map(|game| game.file.clone()).collect();
            return Ok(Rescue { games, ..written(&saved, name, bytes, true, page)? });
        }
        if tells_of::<event::Event>(bytes) || name.ends_with(EVENT_ENDING) {
            let saved = salvage::<event::State>(bytes, &self.profiles)?;
            let games = saved.state.files().map(str::to_owned).collect();
            return Ok(Rescue { games, ..written(&saved, name, bytes, true, page)? });
        }
        if tells_of::<letters::Event>(bytes) || name.ends_with(LETTERS_ENDING) {
            // The record of a game by letters is closed only when it is sealed.
            return written(&salvage::<letters::State>(bytes, &self.profiles)?, name, bytes, false, page);
        }
        let saved = salvage::<game::State>(bytes, &self.profiles)?;
        let moves = Some(number(saved.state.half_moves_made()));
        Ok(Rescue { moves, ..written(&saved, name, bytes, true, page)? })
    }

    /// Writes a record to its new place, and copies there what lies beside it: the envelope, the notes of a reader.
    fn put(&self, from: &Path, place: &Path, bytes: &[u8]) -> io::Result<()> {
        if self.is_folder {
            fs::create_dir_all(self.output)?;
        }
        let put = |place: &Path, bytes: &[u8]| {
            let mut part = PartialFile::begin(place, Readers::Owner)?;
            part.write_all(bytes)?;
            part.place()
        };
        put(place, bytes)?;
        let beside = |path: &Path| [path.with_extension("envelope"), notes_beside(path)];
        for (from, to) in beside(from).iter().zip(beside(place)) {
            if let Ok(bytes) = fs::read(from) {
                put(&to, &bytes)?;
            }
        }
        Ok(())
    }
}

/// The new record of what was got back, and what is said of it.
fn written<M: StateMachine>(
    saved: &Salvaged<M>,
    name: &str,
    bytes: &[u8],
    is_closed: bool,
    page: &FindingsPage<'_>,
) -> Result<Rescue, Hopeless>
where
    M::Event: Schema,
{
    let (kept, lost) = (number(saved.kept.len()), number(saved.lines_lost()));
    let bytes = if saved.is_whole() {
        bytes.to_vec()
    } else {
        let note = message::salvage_note(Slot::Text(name.to_owned()), kept, lost);
        let note = page.wording.render(&note, Style { form: Form::Written, ..page.style });
        saved.journal(&note, is_closed).map_err(|_| Hopeless::Opening)?.into_bytes()
    };
    Ok(Rescue { bytes, found: findings(saved), moves: None, kept, lost, games: Vec::new() })
}

fn findings<M: StateMachine>(saved: &Salvaged<M>) -> Vec<Found> {
    let changed = saved.changed.iter().map(|&(line, change)| {
        let n = number(line);
        let (id, sentence) = match change {
            Change::Bit => ("salvage.bit", message::salvage_bit(n)),
            Change::Copied => ("salvage.copied", message::salvage_copied()),
            Change::Profile => ("salvage.profile", message::salvage_profile()),
            Change::Unproved => ("salvage.unproved", message::salvage_unproved(n)),
        };
        Found { id, line: Some(line), sentence, why: Why::detail("") }
    });
    let lost = saved.lost.iter().map(|lost| {
        let (first, last) = (number(lost.first), number(lost.last));
        let sentence =
            if first == last { message::salvage_lost_one(first) } else { message::salvage_lost(first, last) };
        let why = match &lost.why {
            WhyLost::Unreadable(error) => not_a_record(error),
            WhyLost::Torn => Why::Said(message::salvage_why_torn()),
            WhyLost::Missing => Why::Said(message::salvage_why_missing()),
            WhyLost::Unfounded => Why::Said(message::salvage_why_unfounded()),
        };
        Found { id: "salvage.lost", line: Some(lost.first), sentence, why }
    });
    changed.chain(lost).collect()
}

fn hopeless(why: Hopeless) -> Sentence {
    match why {
        Hopeless::NoFirst => message::salvage_no_first(),
        Hopeless::Schema(schema) => message::check_version(schema),
        Hopeless::Opening => message::check_damaged(1),
    }
}
