//! Files at the desk of an event: players that come in, papers that go out. What is there already stays unless it is said
//! once more.

use std::io::ErrorKind;
use std::path::{Component, Path, PathBuf};

use super::{EVENT_ENDING, EventDesk, said};
use crate::{Handed, NotDone, Out, Presenter, trouble};
use golos_input::EventRequest;
use golos_journal::{Log, read_event, replay_of};
use golos_people::Seat;
use golos_speech::Kind;
use golos_table::TableError;
use golos_tournament::document::{Document, DocumentRequest};
use golos_tournament::event::{Command, Event, EventEntry, Recorded, Request, State, TeamRequest};
use golos_tournament::trf::{Trf, Unwritable};
use golos_wording::{Printed, PrintedTable, Sentence, Slot, Style, Wording, message, text_key};

/// What a table of players and the exchange form are called in files.
const LIST: &str = "csv";
const EXCHANGE: &str = "trf";

/// The endings of papers: for print, for a screen, for other programs.
const FORMS: [&str; 3] = ["html", "txt", LIST];

/// A paper of the event in words; the report tells what was decided with a reason, by its record.
///
/// # Errors
/// Why there is none, in words.
pub fn paper(
    state: &State,
    log: Option<&Log<Event>>,
    wanted: DocumentRequest,
    wording: &Wording,
) -> Result<Printed, Sentence> {
    let document = Document::of(state, wanted).map_err(said::no_document)?;
    let mut form = said::printed(&document, state, wording);
    let log = log.filter(|_| wanted == DocumentRequest::Report);
    form.tables.extend(log.and_then(|log| decided(log, wording)));
    Ok(form)
}

/// What was decided with a reason, by the record of the event, as a table of the report; `None` if nothing was.
pub(super) fn decided(log: &Log<Event>, wording: &Wording) -> Option<PrintedTable> {
    let (first, rest) = log.records.split_first()?;
    let opened = replay_of::<State>(std::slice::from_ref(first)).ok()?.state;
    let events: Vec<Recorded<Event>> = rest.iter().map(|record| record.recorded.clone()).collect();
    let style = Style::written(wording.lang());
    let row = |(what, reason): (Vec<Sentence>, String)| {
        let what: Vec<String> = what.iter().map(|sentence| wording.render(sentence, style)).collect();
        vec![what.join(" "), reason]
    };
    let rows: Vec<Vec<String>> = said::rulings(opened, &events).into_iter().map(row).collect();
    (!rows.is_empty()).then(|| PrintedTable {
        caption: wording.label(text_key::PAPER_RULINGS),
        heads: vec![wording.label(text_key::PAPER_RULING), wording.label(text_key::PAPER_REASON)],
        rows,
        named: 0,
    })
}

/// The event in the exchange form, and what is told of that of which it has no room.
///
/// # Errors
/// The result that it has no sign for, in words.
pub fn exchanged(state: &State) -> Result<(String, Option<Sentence>), Sentence> {
    let (trf, cut) = Trf::of(state)
        .map_err(|Unwritable { round, board }| message::paper_unwritable(u32::from(round), u32::from(board)))?;
    let numbers = || Slot::Numbers(cut.iter().copied().map(u32::from).collect());
    let told = (!cut.is_empty()).then(|| message::paper_cut(numbers()));
    Ok((trf.to_string(), told))
}

/// What goes into one file.
enum FilePaper {
    Form(Printed),
    Text(String),
}

impl EventDesk {
    /// Enters everybody in this file: nobody if a line of it is not understood.
    pub(super) fn import(&mut self, typed: &str, presenter: &Presenter) -> Vec<Out> {
        let wanted = self.beside(typed);
        let named = [wanted.clone(), ended(&wanted, LIST), ended(&wanted, EXCHANGE)];
        let is_there = |path: &&PathBuf| self.config.archive.is_there(path);
        let path = named.iter().find(is_there).unwrap_or(&wanted);
        let listed = match self.config.archive.players(path, presenter.wording) {
            Ok(listed) => listed,
            Err(why) => {
                let accepted =
                    message::event_import_accepted(Slot::Texts([LIST, EXCHANGE].map(str::to_owned).to_vec()));
                return self.tell(vec![why.sentence(path), accepted], presenter);
            }
        };
        let before = self.count();
        let told = listed.notes.into_iter().map(|line| message::menu_line(Slot::Text(line)));
        let mut out = self.tell(told.collect(), presenter);
        out.extend(self.enter_listed(listed.entries, presenter));
        self.last = None;
        let entered = message::event_imported(count(self.count().saturating_sub(before)));
        out.extend(self.tell(vec![entered], presenter));
        out
    }

    /// Enters those whom a file names, one after the other; in an event of teams each plays for the team that he is from.
    pub(crate) fn enter_listed(&mut self, entries: Vec<EventEntry>, presenter: &Presenter) -> Vec<Out> {
        if self.seen.teams().is_none() || self.follows() {
            return self.enter(entries, presenter);
        }
        let mut out = Vec::new();
        for entry in entries {
            let team = EventEntry { name: entry.from.clone(), ..EventEntry::default() };
            if team.name.is_empty() {
                out.extend(self.enter(vec![entry], presenter));
                continue;
            }
            if self.number_of(&team).is_none() {
                out.extend(self.enter(vec![team.clone()], presenter));
            }
            let Some(number) = self.number_of(&team) else { break };
            let ask = Request::Team(TeamRequest::Join { number, entry });
            let reply = self.meeting.handle(Command::new(Seat::Arbiter, ask));
            out.extend(self.hear(reply, presenter));
        }
        out
    }

    /// How many are entered; of teams those who play for them.
    fn count(&self) -> usize {
        let players = self.seen.players();
        if self.seen.teams().is_some() { players.iter().map(|team| team.squad.len()).sum() } else { players.len() }
    }

    /// Writes a paper into a file of the event's folder; without a paper the list of players, and what was played.
    pub(super) fn export(
        &mut self,
        paper: Option<DocumentRequest>,
        file: Option<&str>,
        presenter: &Presenter,
    ) -> Vec<Out> {
        let ask = EventRequest::Export { paper, file: file.map(str::to_owned) };
        let stem = self.stem();
        let named = |name: String| self.beside(&name);
        let wanted = match (paper, file) {
            (None, None) => vec![
                (named(format!("{stem}.{LIST}")), Some(DocumentRequest::EntryList)),
                (named(format!("{stem}.{EXCHANGE}")), None),
            ],
            (Some(paper), None) => vec![(named(format!("{stem}-{}.{}", self.called(paper), FORMS[0])), Some(paper))],
            (paper, Some(file)) => {
                let path = named(file.to_owned());
                let Some(ending) = ending(&path).filter(|_| is_plain(&path)) else {
                    return self.tell(vec![accepted(file)], presenter);
                };
                let paper = if ending == EXCHANGE { None } else { Some(paper.unwrap_or(DocumentRequest::EntryList)) };
                vec![(path, paper)]
            }
        };
        let mut sheets = Vec::new();
        let mut told = Vec::new();
        for (path, paper) in wanted {
            match self.sheet(paper, presenter) {
                Ok((sheet, more)) => {
                    sheets.push((path, sheet));
                    told.extend(more);
                }
                Err(why) => return self.tell(vec![why], presenter),
            }
        }
        if let Err(out) = self.hand_out(ask, &sheets, presenter) {
            return out;
        }
        let names = sheets.iter().map(|(path, _)| shown(path, self.config.folder.as_deref())).collect();
        told.push(message::event_exported(Slot::Texts(names)));
        self.tell(told, presenter)
    }

    /// Writes the papers of the event into a folder beside its record, each for print, as text and as a table.
    pub(super) fn publish(&mut self, folder: Option<&str>, presenter: &Presenter) -> Vec<Out> {
        let ask = EventRequest::Publish(folder.map(str::to_owned));
        let path = self.beside(folder.unwrap_or(&format!("{}-papers", self.stem())));
        if !is_plain(&path) {
            return self.tell(vec![accepted(folder.unwrap_or_default())], presenter);
        }
        let mut sheets = Vec::new();
        let papers = self.published().into_iter().filter_map(|paper| {
            let (sheet, _) = self.sheet(Some(paper), presenter).ok()?;
            Some((self.called(paper), sheet))
        });
        let papers: Vec<(String, FilePaper)> = papers.collect();
        let all = count(papers.len());
        for (name, sheet) in papers {
            let FilePaper::Form(form) = sheet else { continue };
            let copies = FORMS.map(|form| path.join(format!("{name}.{form}")));
            sheets.extend(copies.into_iter().map(|copy| (copy, FilePaper::Form(form.clone()))));
        }
        if let Err(out) = self.hand_out(ask, &sheets, presenter) {
            return out;
        }
        let shown = text(&shown(&path, self.config.folder.as_deref()));
        self.tell(vec![message::event_published(all, shown)], presenter)
    }

    /// What everybody may read: neither the list of entries nor the forms, where needs and births stand.
    fn published(&self) -> Vec<DocumentRequest> {
        let rounds = (1..).zip(self.seen.rounds());
        let of_teams = self.seen.teams().is_some();
        let of_round = |(round, paired): (u16, &golos_tournament::event::Round)| {
            let matches = if of_teams { paired.boards.len() } else { 0 };
            let matches = 1..=u16::try_from(matches).unwrap_or(u16::MAX);
            let matches = matches.map(move |number| DocumentRequest::Match { round: Some(round), number });
            std::iter::once(DocumentRequest::Round(Some(round))).chain(matches).collect::<Vec<_>>()
        };
        let tables = [DocumentRequest::Crosstable, DocumentRequest::SwissTable, DocumentRequest::Report];
        rounds.flat_map(of_round).chain(tables).collect()
    }

    fn sheet(
        &self,
        paper: Option<DocumentRequest>,
        presenter: &Presenter,
    ) -> Result<(FilePaper, Option<Sentence>), Sentence> {
        let Some(wanted) = paper else {
            return exchanged(&self.seen).map(|(text, told)| (FilePaper::Text(text), told));
        };
        let log = self.log_for(wanted);
        self::paper(&self.seen, log.as_ref(), wanted, presenter.wording).map(|form| (FilePaper::Form(form), None))
    }

    /// The record of the event, for the report, which lists the decisions; `None` for other papers, and if it is kept nowhere.
    pub(super) fn log_for(&self, wanted: DocumentRequest) -> Option<Log<Event>> {
        let path = self.file().or_else(|| self.followed.as_ref().map(|(path, _)| path.clone()));
        let path = path.filter(|_| wanted == DocumentRequest::Report)?;
        Some(read_event(&self.config.archive.read(&path).ok()?))
    }

    /// Writes these files, all or none. Where some are there already that is told, and the same said once more overwrites
    /// them.
    fn hand_out(
        &mut self,
        ask: EventRequest,
        sheets: &[(PathBuf, FilePaper)],
        presenter: &Presenter,
    ) -> Result<(), Vec<Out>> {
        let overwrites = self.overwrites.take().is_some_and(|asked| asked == ask);
        let archive = &self.config.archive;
        let there: Vec<String> = sheets
            .iter()
            .filter(|(path, _)| archive.is_there(path))
            .map(|(path, _)| shown(path, self.config.folder.as_deref()))
            .collect();
        if !there.is_empty() && !overwrites {
            self.overwrites = Some(ask);
            let more = count(there.len());
            let first = there.into_iter().next().unwrap_or_default();
            let asked = message::event_overwrite(more, Slot::Text(first));
            return Err(self.tell(vec![asked], presenter));
        }
        for (path, sheet) in sheets {
            let handed = match sheet {
                FilePaper::Form(form) => Handed::Form(form),
                FilePaper::Text(text) => Handed::Text(text),
            };
            if let Err(error) = archive.hand_out(path, handed, overwrites) {
                let why = match error.kind() {
                    ErrorKind::AlreadyExists => NotDone::Taken(path.display().to_string()).sentence(path),
                    _ => trouble(&TableError::Write(error)),
                };
                return Err(vec![presenter.say(&why, Kind::Answer)]);
            }
        }
        Ok(())
    }

    /// A path as it was typed: one without a folder lies beside the record.
    pub(super) fn beside(&self, typed: &str) -> PathBuf {
        self.config.folder.as_deref().unwrap_or(Path::new("")).join(typed)
    }

    /// What the event is called in names of files.
    fn stem(&self) -> String {
        let file = self.file().or_else(|| self.followed.as_ref().map(|(path, _)| path.clone()));
        let name = file.and_then(|path| Some(path.file_name()?.to_string_lossy().into_owned()));
        let stem = name.and_then(|name| name.strip_suffix(EVENT_ENDING).map(str::to_owned));
        stem.unwrap_or_else(|| "event".to_owned())
    }

    /// What a paper is called in names of files: as on the command line.
    fn called(&self, paper: DocumentRequest) -> String {
        let last = self.seen.rounds().len();
        let round = |round: Option<u16>| round.map_or(last, usize::from);
        match paper {
            DocumentRequest::EntryList => "entries".to_owned(),
            DocumentRequest::EntryForm => "entries-final".to_owned(),
            DocumentRequest::EntryDraft => "entries-draft".to_owned(),
            DocumentRequest::Round(named) => format!("round-{}", round(named)),
            DocumentRequest::Crosstable => "crosstable".to_owned(),
            DocumentRequest::SwissTable => "swiss-table".to_owned(),
            DocumentRequest::Card(number) => format!("card-{number}"),
            DocumentRequest::Report => "report".to_owned(),
            DocumentRequest::Match { round: named, number } => format!("round-{}-match-{number}", round(named)),
            DocumentRequest::Matches(named) => format!("matches-{}", round(named)),
            DocumentRequest::TeamCount(_) => "team-count".to_owned(),
        }
    }
}

/// The path with this ending instead of none.
fn ended(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{ending}"));
    PathBuf::from(name)
}

/// The ending of a file that is written here; none: files end otherwise.
fn ending(path: &Path) -> Option<&'static str> {
    let found = path.extension()?.to_str()?.to_lowercase();
    FORMS.into_iter().chain([EXCHANGE]).find(|ending| *ending == found)
}

/// Whether a path leads down from where it begins, to a name that is seen in a folder.
fn is_plain(path: &Path) -> bool {
    let leads_down = path.components().all(|part| part != Component::ParentDir);
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
    leads_down && name.is_some_and(|name| !name.starts_with('.'))
}

fn accepted(typed: &str) -> Sentence {
    let endings = FORMS.into_iter().chain([EXCHANGE]).map(str::to_owned).collect();
    message::event_refuse_file(text(typed), Slot::Texts(endings))
}

/// A path as it is told: without the folder of the event.
fn shown(path: &Path, folder: Option<&Path>) -> String {
    folder.and_then(|folder| path.strip_prefix(folder).ok()).unwrap_or(path).display().to_string()
}

fn text(text: &str) -> Slot {
    Slot::Text(text.to_owned())
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
