//! `golos dossier`: one document of a game, or of a micro-match with its games, for the arbiter to read, print and sign.

mod chronicle;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

pub(super) use self::chronicle::lettered;
use self::chronicle::{Chronicle, DossierSection};
use super::audit::{Found, Soundness, findings_of_game, findings_of_match, no_game};
use super::convert::{note_lines, taken_or_told};
use super::folder::latest;
use super::notes::notes_on;
use super::picture;
use golos_cli::DossierArgs;
use golos_clock::Ms;
use golos_game::State;
use golos_journal::{check, check_match, is_match, read, read_match, replay_of};
use golos_ledger::{RecordEvent, StateMachine, fold};
use golos_rules::{Side, plain};
use golos_speech::{Announcement, announce_match, control, ending, match_opened};
use golos_tournament::micro_match::State as MatchState;
use golos_view::{Body, Chapter, Paper, Section};
use golos_wording::{Level, Sentence, Slot, Style, Wording, edition, message, text_key};

/// Writes the dossier of a record to `out`, with what an audit finds in it; where there is nothing to tell, why goes to
/// `aside`.
///
/// # Errors
/// The output is gone.
pub fn dossier(
    args: &DossierArgs,
    wording: &Wording,
    out: &mut dyn Write,
    aside: &mut dyn Write,
) -> io::Result<Soundness> {
    let paper = Paper { lang: wording.lang(), chapters: Vec::new() };
    let mut binder = Binder { wording, paper, found: Soundness::Sound };
    let bound = taken_or_told(&args.file, args.game, wording).and_then(|recorded| {
        if is_match(&recorded.bytes) {
            return binder.micro_match(&args.file, &recorded.bytes);
        }
        let game = recorded.place.and(recorded.tree.as_deref());
        let notes = if args.notes { notes_on(&args.file, game) } else { Vec::new() };
        binder.game(&recorded.bytes, &recorded.findings, &notes)
    });
    if let Err(sentence) = bound {
        writeln!(aside, "{}", binder.say(&sentence))?;
        return Ok(Soundness::Unreadable);
    }
    let document = if args.html { binder.paper.html() } else { binder.paper.text() };
    out.write_all(plain(&document).as_bytes())?;
    out.flush()?;
    Ok(binder.found)
}

/// Puts the chapters together.
struct Binder<'a> {
    wording: &'a Wording,
    paper: Paper,
    /// Whether all of it was there and sound.
    found: Soundness,
}

impl Binder<'_> {
    fn say(&self, sentence: &Sentence) -> String {
        self.wording.render(sentence, Style::written(self.wording.lang()).at(Level::Full))
    }

    fn fact(&self, key: &str, value: String) -> (String, String) {
        (self.wording.label(key), value)
    }

    fn section(&self, key: &str, body: Body) -> Section {
        Section { heading: self.wording.label(key), body }
    }

    /// The chapter of one game, with what was found in the file that it was taken from, and notes behind its half-moves.
    fn game(&mut self, bytes: &[u8], found: &[String], notes: &[(usize, String)]) -> Result<(), Sentence> {
        let report = check(bytes).map_err(|unreadable| no_game(&unreadable))?;
        let log = read(bytes);
        let records = log.records.get(..report.records).unwrap_or(&log.records);
        let damaged = || message::check_damaged(1);
        let chronicle = Chronicle::of(records, self.wording).map_err(|_| damaged())?;
        let state = &chronicle.state;
        let mut facts = self.head(state);
        facts.extend(self.findings(&findings_of_game(bytes, &report)));
        facts.extend(found.iter().map(|found| self.fact(text_key::DOSSIER_FINDING, found.clone())));
        if !found.is_empty() {
            self.found = Soundness::Findings;
        }
        facts.extend(note_lines(state, notes).into_iter().map(|line| self.fact(text_key::SHEET_NOTES, line)));
        let mut sections = vec![self.section(text_key::DOSSIER_GAME, Body::Facts(facts)), self.moves(state)];
        // A game that was taken from a file has no chronicle, and nobody signs it.
        let is_played = !state.setup().taken;
        let topics = DossierSection::ALL.into_iter().filter(|_| is_played);
        for topic in topics {
            sections.extend(chronicle.table(topic, self.wording).map(|body| self.section(topic.heading(), body)));
        }
        let end = picture::at(state, state.half_moves_made(), false, self.wording);
        sections.push(self.section(text_key::DOSSIER_END, Body::Drawn(Box::new(end))));
        if is_played {
            let who = [text_key::LABEL_WHITE, text_key::LABEL_BLACK, text_key::LABEL_ARBITER]
                .map(|key| self.wording.label(key))
                .to_vec();
            sections.push(self.section(text_key::DOSSIER_SIGNATURES, Body::Signatures(who)));
        }
        let title = message::dossier_title(picture::name(state, Side::White), picture::name(state, Side::Black));
        let title = self.say(&title);
        self.paper.chapters.push(Chapter { title, sections });
        Ok(())
    }

    /// What an audit finds, as facts; a document that vouches for it says so.
    fn findings(&mut self, found: &[Found]) -> Vec<(String, String)> {
        if !found.is_empty() {
            self.found = Soundness::Findings;
        }
        found.iter().map(|found| self.fact(text_key::DOSSIER_FINDING, self.say(&found.sentence))).collect()
    }

    /// What was fixed beforehand, and how it ended.
    fn head(&self, state: &State) -> Vec<(String, String)> {
        let setup = state.setup();
        let words = |slot: Slot| self.say(&message::menu_line(slot));
        let result = result(state, self.wording);
        let used = |side| state.clock().used(side, state.at());
        let timed = |key: &str, value: String| state.is_timed().then(|| self.fact(key, value));
        let facts = [
            Some(self.fact(text_key::LABEL_WHITE, words(picture::name(state, Side::White)))),
            Some(self.fact(text_key::LABEL_BLACK, words(picture::name(state, Side::Black)))),
            Some(self.fact(text_key::DOSSIER_RULES, words(edition(&setup.rules)))),
            timed(text_key::DOSSIER_CONTROL, words(control(&setup.control))),
            Some(self.fact(text_key::DOSSIER_OPENED, setup.opened.clone())),
            Some(self.fact(text_key::DOSSIER_PROGRAM, setup.program.clone())),
            Some(self.fact(text_key::LABEL_RESULT, result)),
            timed(text_key::SHEET_USED, format!("{} – {}", used(Side::White), used(Side::Black))),
        ];
        facts.into_iter().flatten().collect()
    }

    /// The moves that were completed, each with the time that it left.
    fn moves(&self, state: &State) -> Section {
        let is_timed = state.is_timed();
        // The columns of a side: its move, and the time that it left.
        let width = if is_timed { 2 } else { 1 };
        let mut rows: Vec<Vec<String>> = Vec::new();
        for (index, ply) in state.plies().iter().enumerate() {
            let fault = if ply.made.fault.is_some() { " *" } else { "" };
            let number = state.number_of(index).to_string();
            let mv = format!("{}{fault}", lettered(&ply.before, &ply.made.notation, state, self.wording));
            let cells = std::iter::once(mv).chain(is_timed.then(|| ply.left.to_string()));
            let column = if ply.made.side == Side::White { 1 } else { 1 + width };
            let same = rows.last_mut().filter(|row| row.first() == Some(&number));
            let free = same.filter(|row| row.get(column).is_some_and(String::is_empty));
            let mut fresh = vec![String::new(); 1 + 2 * width];
            match free {
                Some(row) => fill(row, column, cells),
                None => {
                    fill(&mut fresh, 0, [number]);
                    fill(&mut fresh, column, cells);
                    rows.push(fresh);
                }
            }
        }
        let of_side = |label| std::iter::once(label).chain(is_timed.then_some(text_key::DOSSIER_TIME_LEFT));
        let keys = std::iter::once(text_key::SHEET_NUMBER)
            .chain(of_side(text_key::LABEL_WHITE))
            .chain(of_side(text_key::LABEL_BLACK));
        let heads = keys.map(|key| self.wording.label(key)).collect();
        self.section(text_key::LABEL_MOVES, Body::Table { heads, rows })
    }

    /// The chapter of a micro-match, and those of its games.
    fn micro_match(&mut self, path: &Path, bytes: &[u8]) -> Result<(), Sentence> {
        let report = check_match(bytes).map_err(|unreadable| no_game(&unreadable))?;
        let found = self.findings(&findings_of_match(path, &report));
        let log = read_match(bytes);
        let mut state = replay_of::<MatchState>(log.records.get(..1).unwrap_or_default())
            .map_err(|unreadable| no_game(&unreadable))?
            .state;
        let mut rows = vec![vec!["1".to_owned(), Ms::ZERO.to_string(), self.told(&match_opened(&state))]];
        for (line, record) in (2..).zip(log.records.iter().skip(1)) {
            if fold(&mut state, record).is_err() {
                break;
            }
            let text = match MatchState::record_in(&record.event) {
                Some(RecordEvent::Noted { text, .. }) => self.say(&message::replay_note(Slot::Text(text.clone()))),
                _ => self.told(&announce_match(&state, record)),
            };
            if !text.is_empty() {
                rows.push(vec![usize::to_string(&line), record.at.to_string(), text]);
            }
        }
        let heads = [text_key::DOSSIER_LINE, text_key::DOSSIER_TIME, text_key::DOSSIER_WHAT]
            .map(|key| self.wording.label(key))
            .to_vec();
        let mut sections = vec![self.section(text_key::DOSSIER_COURSE, Body::Table { heads, rows })];
        if !found.is_empty() {
            sections.insert(0, self.section(text_key::DOSSIER_FINDINGS, Body::Facts(found)));
        }
        let title = self.wording.label(text_key::DOSSIER_MATCH);
        self.paper.chapters.push(Chapter { title, sections });
        let files: Vec<PathBuf> = state.games().iter().map(|game| latest(&path.with_file_name(&game.file))).collect();
        for file in files {
            let missing = || message::file_missing(Slot::Text(file.display().to_string()));
            // A game whose record is lost or damaged is named in its place; the others are told all the same.
            let told = fs::read(&file).map_err(|_| missing()).and_then(|bytes| self.game(&bytes, &[], &[]));
            if let Err(sentence) = told {
                let title = self.say(&sentence);
                self.paper.chapters.push(Chapter { title, sections: Vec::new() });
                self.found = Soundness::Findings;
            }
        }
        Ok(())
    }

    fn told(&self, heard: &[Announcement]) -> String {
        let told = heard.iter().map(|utterance| self.say(&utterance.sentence));
        told.collect::<Vec<_>>().join(" ")
    }
}

/// How a game ended: the score, in words, by which article; or that it has not ended.
pub fn result(state: &State, wording: &Wording) -> String {
    let Some(verdict) = state.verdict() else { return wording.label(text_key::SHEET_UNFINISHED) };
    let say = |sentence: &Sentence| wording.render(sentence, Style::written(wording.lang()).at(Level::Full));
    let score = verdict.score(state.setup().rules.score.scale);
    let words = say(&ending(state.setup(), verdict));
    if verdict.article.is_empty() {
        return format!("{score}. {words}");
    }
    let article = say(&message::dossier_article(Slot::Article(verdict.article.clone())));
    format!("{score}. {words} {article}")
}

/// Texts into cells that stand side by side.
fn fill(row: &mut [String], column: usize, cells: impl IntoIterator<Item = String>) {
    for (cell, text) in row.iter_mut().skip(column).zip(cells) {
        *cell = text;
    }
}
