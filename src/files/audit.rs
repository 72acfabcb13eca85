//! `golos check`: the audit of journals and of files of games, in words.

use std::fmt::Display;
use std::fs;
use std::io::{self, BufRead, Read, Write};
use std::path::Path;

use super::folder::latest;
use super::games::{
    Content, Format, JudgedPart, ReadOptions, Tally, damage_sentence, judge_all, number, open, recognise,
};
use golos_game::{self as game, Drawn, Event, Opening, OpeningEvent};
use golos_journal::{
    Damage, LineError, LineFinding, Mismatch, Problem, Report, Unreadable, check, check_event, check_letters,
    check_match, compare, is_event, is_letters, is_match, read,
};
use golos_letters as letters;
use golos_profile::openings::OpeningTable;
use golos_rules::{Undecodable, Variant, plain_line};
use golos_speech::{misfit, unfounded};
use golos_tournament::event as tournament;
use golos_tournament::micro_match::{self, MatchGame, State};
use golos_wording::{Form, Lang, Sentence, Slot, Style, Wording, message, text_key};
use serde_json::json;

/// How an audit ended; its number is the exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Soundness {
    /// Nothing was found.
    Sound = 0,
    /// Something was found.
    Findings = 1,
    /// There is no game in the file, or no file.
    Unreadable = 2,
}

/// Audits one file and writes what was found, a line each: a file of games if that is in it, otherwise a journal. With `json` each line is an object for programs: the file and the text, and where something was found
/// in a record its line and its id.
///
/// # Errors
/// The output is gone.
pub fn audit(
    path: &Path,
    options: ReadOptions,
    wording: &Wording,
    style: Style,
    json: bool,
    out: &mut dyn Write,
) -> io::Result<Soundness> {
    let mut page = FindingsPage { name: path.display().to_string(), wording, style, json, out };
    let opened = open(path).and_then(|source| recognise(path, source, options.assumed));
    match opened {
        Ok((Some(Content::Games(format)), source)) => all_games(format, source, options, &mut page),
        Ok((Some(Content::Record), source)) => journal(path, source, &mut page),
        Ok((None, _)) => {
            let name = Slot::Text(page.name.clone());
            page.say(&message::check_no_file_of_games(name), "")?;
            Ok(Soundness::Unreadable)
        }
        Err(error) => page.no_file(&error),
    }
}

/// Where the findings of one file are written.
pub(super) struct FindingsPage<'a> {
    pub(super) name: String,
    pub(super) wording: &'a Wording,
    pub(super) style: Style,
    /// For programs.
    pub(super) json: bool,
    pub(super) out: &'a mut dyn Write,
}

/// What was found in a record.
pub(super) struct Found {
    /// The id by which programs know it.
    pub(super) id: &'static str,
    /// From 1; none: it is in another record.
    pub(super) line: Option<usize>,
    pub(super) sentence: Sentence,
    pub(super) why: Why,
}

/// Why something is not as it should be.
#[derive(Debug)]
pub(super) enum Why {
    /// In the words of the reader.
    Said(Sentence),
    /// For those who read the file itself: numbers, what a parser says of the text. It has English words only, and is
    /// told to nobody who reads another language.
    Detail(String),
    /// What something is called, the same for everybody: a file.
    Named(String),
}

impl Why {
    pub(super) fn detail(text: impl Display) -> Why {
        Why::Detail(text.to_string())
    }

    const fn none() -> Why {
        Why::Detail(String::new())
    }

    /// What was found in words, with the reason behind it.
    pub(super) fn behind(&self, sentence: &Sentence, wording: &Wording, style: Style) -> String {
        let words = |sentence| wording.render(sentence, Style { form: Form::Written, ..style });
        match self {
            Why::Said(reason) => format!("{} {}", words(sentence), words(reason)),
            Why::Detail(detail) if wording.lang() == Lang::En && !detail.is_empty() => {
                format!("{} ({detail})", words(sentence))
            }
            Why::Named(name) if !name.is_empty() => format!("{} ({name})", words(sentence)),
            Why::Detail(_) | Why::Named(_) => words(sentence),
        }
    }
}

impl FindingsPage<'_> {
    pub(super) fn say(&mut self, sentence: &Sentence, reason: &str) -> io::Result<()> {
        let text = self.wording.render(sentence, Style { form: Form::Written, ..self.style });
        let reason = if reason.is_empty() { String::new() } else { format!(" ({reason})") };
        self.line(&(text + &reason))
    }

    /// With the reason of what was found.
    pub(super) fn tell(&mut self, sentence: &Sentence, why: &Why) -> io::Result<()> {
        self.line(&why.behind(sentence, self.wording, self.style))
    }

    pub(super) fn found(&mut self, found: &Found) -> io::Result<()> {
        let text = found.why.behind(&found.sentence, self.wording, self.style);
        if !self.json {
            return self.line(&text);
        }
        let object = json!({ "file": self.name, "line": found.line, "id": found.id, "text": text });
        writeln!(self.out, "{object}")
    }

    fn line(&mut self, text: &str) -> io::Result<()> {
        if self.json {
            return writeln!(self.out, "{}", json!({ "file": self.name, "text": text }));
        }
        writeln!(self.out, "{}", plain_line(&format!("{}: {text}", self.name)))
    }

    /// The file cannot be read.
    pub(super) fn no_file(&mut self, error: &io::Error) -> io::Result<Soundness> {
        let said = unreadable(error, &self.name);
        if error.kind() == io::ErrorKind::NotFound && !self.json {
            // It names the file, and the system has nothing to add.
            writeln!(self.out, "{}", plain_line(&self.wording.render(&said, self.style)))?;
        } else {
            self.tell(&said, &Why::detail(error))?;
        }
        Ok(Soundness::Unreadable)
    }
}

/// Replays every game of a file.
fn all_games(
    format: Format,
    source: Box<dyn BufRead>,
    options: ReadOptions,
    page: &mut FindingsPage<'_>,
) -> io::Result<Soundness> {
    let mut tally = Tally::default();
    let trouble = judge_all(format, source, ReadOptions { is_tolerant: true, ..options }, &mut |part| match part {
        JudgedPart::Sound(others) => {
            tally.add(others);
            Ok(())
        }
        JudgedPart::Found(read) => {
            let lines = tally.told(&read, page.wording, page.style);
            lines.iter().try_for_each(|line| page.line(line))
        }
    })?;
    if let Some(trouble) = trouble {
        return match Undecodable::of(&trouble) {
            Some(damage) => {
                page.say(&damage_sentence(damage), "")?;
                Ok(Soundness::Unreadable)
            }
            None => page.no_file(&trouble),
        };
    }
    page.say(&tally.sentence(), "")?;
    Ok(tally.soundness())
}

fn journal(path: &Path, mut source: Box<dyn BufRead>, page: &mut FindingsPage<'_>) -> io::Result<Soundness> {
    let mut bytes = Vec::new();
    if let Err(error) = source.read_to_end(&mut bytes) {
        return page.no_file(&error);
    }
    if is_match(&bytes) {
        return audit_match(path, &bytes, page);
    }
    if is_event(&bytes) {
        return audit_event(&bytes, page);
    }
    if is_letters(&bytes) {
        return audit_letters(&bytes, page);
    }
    match check(&bytes) {
        Err(unreadable) => {
            page.tell(&no_game(&unreadable), &Why::detail(unreadable))?;
            Ok(Soundness::Unreadable)
        }
        Ok(report) => {
            let findings = findings_of_game(&bytes, &report);
            findings.iter().try_for_each(|found| page.found(found))?;
            if !findings.is_empty() {
                return Ok(Soundness::Findings);
            }
            let moves = number(report.state.half_moves_made());
            let sound = message::check_sound(number(report.records), moves);
            let scale = report.state.setup().rules.score.scale;
            page.say(&sound, report.state.verdict().map_or("", |verdict| verdict.outcome.score(scale)))?;
            if let Some(open) = still_open(&report.state) {
                page.say(&open, "")?;
            }
            Ok(Soundness::Sound)
        }
    }
}

/// Audits a micro-match: its own record, and that its games are there and agree with it.
fn audit_match(path: &Path, bytes: &[u8], page: &mut FindingsPage<'_>) -> io::Result<Soundness> {
    let report = match check_match(bytes) {
        Ok(report) => report,
        Err(unreadable) => {
            page.tell(&no_game(&unreadable), &Why::detail(unreadable))?;
            return Ok(Soundness::Unreadable);
        }
    };
    let findings = findings_of_match(path, &report);
    findings.iter().try_for_each(|found| page.found(found))?;
    if !findings.is_empty() {
        return Ok(Soundness::Findings);
    }
    let games = number(report.state.games().len());
    page.say(&message::check_match_sound(number(report.records), games), "")?;
    if report.state.result().is_none() {
        page.say(&message::check_match_open(), "")?;
    }
    Ok(Soundness::Sound)
}

/// Audits an event of many: its own record, every lot and every pairing.
fn audit_event(bytes: &[u8], page: &mut FindingsPage<'_>) -> io::Result<Soundness> {
    let report = match check_event(bytes) {
        Ok(report) => report,
        Err(unreadable) => {
            page.tell(&no_game(&unreadable), &Why::detail(unreadable))?;
            return Ok(Soundness::Unreadable);
        }
    };
    if !report.findings.is_empty() {
        for finding in &report.findings {
            let (sentence, why) = in_words(finding, |_, line| event(line), |_, line| event(line));
            page.found(&found_in(finding, tournament::Finding::id, sentence, why))?;
        }
        return Ok(Soundness::Findings);
    }
    let rounds = number(report.state.rounds().len());
    page.say(&message::check_event_sound(number(report.records), rounds), "")?;
    Ok(Soundness::Sound)
}

/// Audits a game by letters: every letter is examined again, every day counted again. The record of a game that is played is
/// not closed.
fn audit_letters(bytes: &[u8], page: &mut FindingsPage<'_>) -> io::Result<Soundness> {
    let report = match check_letters(bytes) {
        Ok(report) => report,
        Err(unreadable) => {
            page.tell(&no_game(&unreadable), &Why::detail(unreadable))?;
            return Ok(Soundness::Unreadable);
        }
    };
    let mut is_sound = true;
    for finding in report.findings.iter().filter(|finding| finding.problem != Problem::NotClosed) {
        let (sentence, why) = in_words(finding, |_, line| event(line), |_, line| event(line));
        page.found(&found_in(finding, letters::Finding::id, sentence, why))?;
        is_sound = false;
    }
    if !is_sound {
        return Ok(Soundness::Findings);
    }
    let sound = message::letters_check_sound(number(report.records), number(report.state.letters().len()));
    page.say(&sound, report.state.verdict().map_or("", |verdict| verdict.score.text()))?;
    Ok(Soundness::Sound)
}

/// What a game is that was left in good order and has no result; none: it has one.
fn still_open(state: &game::State) -> Option<Sentence> {
    let open = if state.sealed_by().is_some() { message::check_adjourned() } else { message::check_open() };
    state.verdict().is_none().then_some(open)
}

/// What an audit finds in the record of a game, its draw of an opening included.
pub(super) fn findings_of_game(bytes: &[u8], report: &Report) -> Vec<Found> {
    let drawn = misdrawn(bytes, report).into_iter().map(|(line, given)| {
        let (sentence, why) = (message::check_opening(number(line)), Why::detail(given));
        Found { id: "opening", line: Some(line), sentence, why }
    });
    let own = report.findings.iter().map(|finding| {
        let (sentence, why) = found(finding);
        found_in(finding, game::Finding::id, sentence, why)
    });
    own.chain(drawn).collect()
}

fn found_in<C, F>(finding: &LineFinding<C, F>, id: impl Fn(&F) -> &'static str, sentence: Sentence, why: Why) -> Found {
    Found { id: finding.problem.id(id), line: Some(finding.line), sentence, why }
}

/// What an audit finds in the record of a micro-match, and in those of its games, which lie beside it.
pub(super) fn findings_of_match(path: &Path, report: &Report<State>) -> Vec<Found> {
    let own = report.findings.iter().map(|finding| {
        let (sentence, why) = in_words(finding, |_, line| event(line), |_, line| event(line));
        found_in(finding, micro_match::Finding::id, sentence, why)
    });
    let mut findings: Vec<Found> = own.collect();
    let mut first = None;
    for game in report.state.games() {
        let found = audit_game(path, &report.state, game, &mut first).into_iter().map(|(id, key, reason)| {
            let sentence = message::check_match_game(game.number, Slot::Phrase(key.to_owned()));
            Found { id, line: None, sentence, why: Why::Named(reason) }
        });
        findings.extend(found);
    }
    findings
}

/// What is wrong with a game of a micro-match: the id, the text and the reason; `first` is the first game of the same
/// micro-match.
fn audit_game(
    path: &Path,
    state: &State,
    game: &MatchGame,
    first: &mut Option<(u32, game::State)>,
) -> Vec<(&'static str, &'static str, String)> {
    let missing = |why: &dyn Display, file: &Path| {
        vec![("game.missing", text_key::CHECK_MATCH_MISSING, format!("{}: {why}", file.display()))]
    };
    let file = latest(&path.with_file_name(&game.file));
    let bytes = match fs::read(&file) {
        Ok(bytes) => bytes,
        Err(error) => return missing(&error, &file),
    };
    let report = match check(&bytes) {
        Ok(report) => report,
        Err(unreadable) => return missing(&unreadable, &file),
    };
    let is_drawn = misdrawn(&bytes, &report).is_empty();
    let is_sound = report.findings.is_empty() && is_drawn;
    // What is still played, or was left in the middle, is not damaged by it.
    let is_left = is_drawn && report.findings.iter().all(|finding| finding.problem == Problem::NotClosed);
    let (id, key) = match report.state.verdict() {
        _ if !is_left => ("game.unsound", text_key::CHECK_MATCH_UNSOUND),
        None => ("game.unfinished", text_key::CHECK_MATCH_UNFINISHED),
        Some(_) => ("game.unclosed", text_key::CHECK_MATCH_UNCLOSED),
    };
    let unsound = (!is_sound).then(|| (id, key, file.display().to_string()));
    if first.as_ref().is_none_or(|(course, _)| *course != game.course) {
        *first = Some((game.course, report.state.clone()));
    }
    let first = first.as_ref().map_or(&report.state, |(_, first)| first);
    let mismatches =
        compare(state, game, &report.state, report.setup.opening.as_ref(), first).into_iter().map(|mismatch| {
            match mismatch {
                Mismatch::Players => ("game.players", text_key::CHECK_MATCH_PLAYERS, String::new()),
                Mismatch::Setup => ("game.setup", text_key::CHECK_MATCH_SETUP, String::new()),
                Mismatch::Result => ("game.result", text_key::CHECK_MATCH_RESULT, String::new()),
            }
        });
    unsound.into_iter().chain(mismatches).collect()
}

/// The lines with an opening that the draw does not give, and what it gives. Only the sound records are asked.
fn misdrawn(bytes: &[u8], report: &Report) -> Vec<(usize, String)> {
    let variant = report.state.setup().rules.variant;
    let log = read(bytes);
    let records = (1..).zip(log.records.iter().take(report.records));
    records.filter_map(|(line, record)| Some((line, redraw(opening_in(&record.event)?, variant)?))).collect()
}

const fn opening_in(event: &Event) -> Option<&Opening> {
    match event {
        Event::Opened(setup) => setup.opening.as_ref(),
        Event::Opening(OpeningEvent::Drawn { opening, .. }) => Some(opening),
        _ => None,
    }
}

/// What the draw gives where that is another opening; none if it is this one, or its table is not known here.
fn redraw(opening: &Opening, variant: Variant) -> Option<String> {
    let (table, lot) = opening.cell()?;
    let table = OpeningTable::find(table).ok()?;
    let again = match opening.drawn() {
        Drawn::Seed { seed, excluded, .. } => table.draw(seed, excluded, variant),
        Drawn::Lots { .. } => table.take(lot, variant),
        Drawn::Entered => return None,
    };
    match again {
        Ok(again) if again == *opening => None,
        Ok(again) => Some(again.cell().map_or_else(String::new, |(_, lot)| format!("{lot}: {}", again.position()))),
        Err(error) => Some(error.to_string()),
    }
}

pub(super) fn no_game<C>(unreadable: &Unreadable<C>) -> Sentence {
    match unreadable {
        Unreadable::Empty => message::check_empty(),
        Unreadable::Schema(schema) => message::check_version(*schema),
        Unreadable::NotAJournal(_) | Unreadable::NoOpening | Unreadable::Opening(_) => message::check_damaged(1),
    }
}

/// What was found in the record of a game in words, and its reason.
pub(super) fn found(finding: &LineFinding) -> (Sentence, Why) {
    in_words(finding, |corrupt, line| misfit(corrupt, number(line)), |found, line| unfounded(found, number(line)))
}

/// Why a line is no record.
pub(super) fn not_a_record(error: &LineError) -> Why {
    let number = |n: u64| u32::try_from(n).unwrap_or(u32::MAX);
    Why::Said(match error {
        LineError::NotText => message::check_why_text(),
        LineError::NoChecksum => message::check_why_no_sum(),
        LineError::Checksum => message::check_why_sum(),
        LineError::Sequence { expected, found } => message::check_why_order(number(*found), number(*expected)),
        LineError::Schema(schema) => message::check_version(*schema),
        LineError::Syntax(_) | LineError::Value(_) => return Why::detail(error),
    })
}

/// The line that does not fit.
fn event(line: usize) -> Sentence {
    message::check_event(number(line))
}

/// Why a file is not read.
pub(super) fn unreadable(error: &io::Error, file: &str) -> Sentence {
    let file = Slot::Text(file.to_owned());
    match error.kind() {
        io::ErrorKind::NotFound => message::file_missing(file),
        _ => message::file_unreadable(file),
    }
}

/// The finding in words, and its reason; `misfit` says what cannot be, `unfounded` what does not follow.
fn in_words<C: Display, F: Display>(
    finding: &LineFinding<C, F>,
    misfit: impl Fn(&C, usize) -> Sentence,
    unfounded: impl Fn(&F, usize) -> Sentence,
) -> (Sentence, Why) {
    let line = number(finding.line);
    match &finding.problem {
        Problem::Damage(Damage::Torn { line }) => (message::check_torn(number(line.saturating_sub(1))), Why::none()),
        Problem::Damage(Damage::NoLineEnd { .. }) => (message::check_no_line_end(line), Why::none()),
        Problem::Damage(Damage::Broken { why, .. }) => {
            let damage = match why {
                LineError::Checksum | LineError::NoChecksum => message::check_chain(line),
                LineError::Sequence { .. } => message::check_order(line),
                LineError::NotText | LineError::Schema(_) | LineError::Syntax(_) | LineError::Value(_) => {
                    message::check_damaged(line)
                }
            };
            (damage, not_a_record(why))
        }
        Problem::Misfit(corrupt) => (misfit(corrupt, finding.line), Why::detail(corrupt)),
        Problem::Unfounded(found) => (unfounded(found, finding.line), Why::detail(found)),
        Problem::NotClosed => (message::check_not_closed(line), Why::none()),
    }
}
