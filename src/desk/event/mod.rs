//! The desk of an event: one line after the other, what is asked for and what came of it. Everything is in the record before
//! it is said.

mod boards;
mod follow;
mod game;
mod help;
mod join;
mod papers;
mod places;
mod results;
mod screen;
mod settings;
mod stages;
mod undo;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use self::boards::Boards;
pub use self::join::{Joined, Sitting};
use self::join::{heard_here, needs_files};
pub use self::papers::{exchanged, paper};
use super::archive::{any_store, mend, reopen};
use super::hall::number;
use super::screens::Screen;
use super::{Config, Out, Play, Presenter};
use golos_game::{MoveRequest, Request as GameRequest};
use golos_input::{CommandParseError, EventLexicon, EventRequest, EventUnread, Field, Intent, Tokens};
use golos_journal as journal;
use golos_people::Seat;
use golos_speech::{Announcement, Kind, Recipient, Subscription, tournament as said};
use golos_table::{Listener, Reply, Session, SessionHandle, TableError, Time, stamp};
use golos_tournament::crosstable::Number;
use golos_tournament::document::{Document, DocumentRequest};
use golos_tournament::event::{Command, EventEntry, Phase, Refusal, Request, Score, Setup, State, TeamRequest};
use golos_wording::{NAME_CHARS, Printed, Sentence, Slot, clean, message};

/// What the journals of events end in.
pub const EVENT_ENDING: &str = ".event.ron";

/// Where the journal of an event lies: the file that is named, or one of that name in the folder of journals.
#[must_use]
pub fn event_file(folder: &Path, name: &str) -> PathBuf {
    let named = Path::new(name);
    if named.extension().is_some_and(|ending| ending == "ron") || named.components().count() > 1 {
        return named.to_owned();
    }
    let plain: String =
        clean(name, NAME_CHARS).chars().map(|sign| if sign.is_alphanumeric() { sign } else { '_' }).collect();
    folder.join(format!("{plain}{EVENT_ENDING}"))
}

/// An event at this terminal.
pub struct EventDesk {
    meeting: SessionHandle<State>,
    /// The event as it was seen here last.
    seen: Arc<State>,
    lexicon: &'static EventLexicon,
    time: Arc<dyn Time>,
    /// Where the journals of its games lie: beside its own.
    config: Config,
    boards: Boards,
    /// The record that another terminal writes, and how much of it was read here; none: this one writes.
    followed: Option<(PathBuf, usize)>,
    /// As who one sits here at the desk of another, who keeps its record; none: this desk is its own.
    joined: Option<Joined>,
    /// As which it is seen here whatever happens: he who looks on learns of it later.
    held: Option<Arc<State>>,
    /// The boards that are to be opened by him who keeps the record; empty: all.
    wanted: Option<Vec<u16>>,
    /// What was done here last, and the event before it.
    last: Option<(Request, Arc<State>)>,
    /// Whether it was asked already that the games that go on are left.
    leaves: bool,
    /// What would overwrite files, and is done if it is said once more.
    overwrites: Option<EventRequest>,
    /// The line of the list that the hand is on, from 0.
    hand: usize,
}

impl EventDesk {
    /// A new event, in a file of its own.
    ///
    /// # Errors
    /// [`TableError`] if its journal cannot be made.
    pub(super) fn open(
        setup: Setup,
        file: Option<&Path>,
        config: &Config,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> Result<(EventDesk, Vec<Out>), TableError> {
        let setup = Setup { opened: stamp(time.wall()), ..setup };
        let store = |_: &Setup| any_store(config, file);
        let (meeting, opened) = Session::open(setup, store, Arc::clone(time), vec![deaf(presenter)])?;
        let desk = EventDesk::at(SessionHandle::new(meeting, opened.heard, Arc::clone(time)), config, time, presenter);
        Ok((desk, put(opened.said, presenter)))
    }

    /// An event that is in a file.
    ///
    /// # Errors
    /// [`TableError`] if there is none in it, or it cannot be written to.
    pub(super) fn resume(
        path: &Path,
        config: &Config,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> Result<(EventDesk, Vec<Out>), TableError> {
        let (mut file, bytes) = match reopen(config, path) {
            // Another arbiter writes: this terminal reads.
            Err(TableError::InUse(_)) => return EventDesk::follow(path, config, time, presenter),
            opened => opened?,
        };
        let log = journal::read_event(&bytes);
        let objection = journal::first_unfounded::<State>(&log.records);
        let torn = mend(&log, &mut *file)?.then(|| u32::try_from(log.records.len()).unwrap_or(u32::MAX));
        let meeting = Session::resume(log, file, Arc::clone(time), vec![deaf(presenter)])?;
        let mut meeting = SessionHandle::new(meeting, Vec::new(), Arc::clone(time));
        if let Some(error) = meeting.reopen().unsaved {
            return Err(TableError::Write(error));
        }
        let mut desk = EventDesk::at(meeting, config, time, presenter);
        let mut out = Vec::new();
        if let Some(lines) = torn {
            out.push(presenter.say(&message::check_torn(lines), Kind::Trouble));
        }
        if let Some((line, finding)) = objection {
            tracing::warn!(line, %finding, "a record of the event does not follow from those before it");
            out.push(presenter.say(&message::check_event(line), Kind::Trouble));
        }
        out.extend(put(said::opened(&desk.seen), presenter));
        out.extend(desk.find_games(presenter));
        desk.close_ended(presenter);
        Ok((desk, out))
    }

    fn at(meeting: SessionHandle<State>, config: &Config, time: &Arc<dyn Time>, presenter: &Presenter) -> EventDesk {
        let lexicon = EventLexicon::of(presenter.wording.lang());
        let folder = meeting.path().and_then(|path| path.parent().map(Path::to_owned));
        let config = Config { folder, ..config.clone() };
        let (seen, time, boards) = (meeting.look(), Arc::clone(time), Boards::away());
        EventDesk {
            seen,
            meeting,
            lexicon,
            time,
            config,
            boards,
            followed: None,
            joined: None,
            held: None,
            wanted: None,
            last: None,
            leaves: false,
            overwrites: None,
            hand: 0,
        }
    }

    /// The event as it stands.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.seen
    }

    /// The journal's file.
    #[must_use]
    pub fn file(&self) -> Option<PathBuf> {
        self.meeting.path()
    }

    fn lines(&self) -> Vec<Sentence> {
        match self.seen.phase() {
            Phase::Entries | Phase::Numbered => said::entries(&self.seen),
            Phase::Playing { .. } | Phase::Between { .. } => said::pairs(&self.seen),
            Phase::Over => said::standings(&self.seen),
        }
    }

    /// The names of the players, by number from 1.
    fn names(&self) -> Vec<String> {
        self.seen.players().iter().map(|player| player.entry.name.clone()).collect()
    }

    /// Whether a line is for this desk, and not for one of the boards that are open at it.
    pub(super) fn reads(&self, line: &Tokens) -> bool {
        if self.is_at_board() {
            return self.lexicon.is_desk(line);
        }
        !matches!(self.lexicon.read(line, &self.names()), Err(EventUnread::Unknown | EventUnread::Half(_)))
    }

    /// Takes a typed line; none if it is for the board at hand. The second value says whether the event was left.
    fn typed_line(&mut self, line: &Tokens, presenter: &Presenter) -> Option<(Vec<Out>, bool)> {
        if !self.is_at_board() {
            return Some(self.typed_here(line, presenter));
        }
        let is_free = !self.game().is_some_and(Play::awaits_answer);
        (is_free && self.lexicon.is_desk(line)).then(|| (self.come_back(presenter), false))
    }

    /// From the board at hand to the desk of the event.
    fn come_back(&mut self, presenter: &Presenter) -> Vec<Out> {
        self.boards.hall.is_away = true;
        let mut out = self.collect(presenter);
        out.extend(self.told_round(presenter));
        out
    }

    fn typed_here(&mut self, line: &Tokens, presenter: &Presenter) -> (Vec<Out>, bool) {
        let unread = match self.lexicon.read(line, &self.names()) {
            Ok(ask) => {
                if self.overwrites.as_ref() != Some(&ask) {
                    self.overwrites = None;
                }
                return (self.ask(ask, presenter), false);
            }
            Err(unread) => unread,
        };
        match presenter.lexicon.menu(line) {
            Intent::Text(text) if text.trim().is_empty() => (self.tell(said::status(&self.seen), presenter), false),
            Intent::Text(text) => {
                let refused = message::event_refuse_line(Slot::Text(clean(&text, NAME_CHARS)));
                let said = match unread {
                    EventUnread::Unknown => vec![self.waiting_for(line, presenter).unwrap_or(refused)],
                    EventUnread::Half(topic) => vec![refused, self.line_of(topic)],
                    EventUnread::Stranger(name) => {
                        let name = Slot::Text(clean(&name, NAME_CHARS));
                        vec![message::event_refuse_stranger(name)]
                    }
                    EventUnread::Hour(typed) => vec![CommandParseError::Hour(typed).sentence()],
                    EventUnread::Namesakes(numbers) => {
                        let numbers = numbers.into_iter().map(u32::from).collect();
                        vec![message::event_refuse_names(Slot::Numbers(numbers))]
                    }
                };
                (self.tell(said, presenter), false)
            }
            intent => self.take_here(intent, presenter),
        }
    }

    /// The boards that wait for a ruling, where this would be one.
    fn waiting_for(&self, line: &Tokens, presenter: &Presenter) -> Option<Sentence> {
        let rules = |play: &Play| {
            let lexicon = &presenter.lexicon;
            let intent = lexicon.desk(&lexicon.tokens(line.typed(), play.state().board().place_names()));
            matches!(intent, Ok(Intent::Game { ask, .. }) if !matches!(ask, GameRequest::Move(MoveRequest::Make(_))))
        };
        let waits = |play: &Play| !self.only_reads() && !play.state().docket().is_empty() && rules(play);
        let boards = self.boards.hall.bouts().filter(|(_, bout)| waits(bout.play()));
        let boards: Vec<u32> = boards.map(|(board, _)| number(board)).collect();
        (!boards.is_empty()).then(|| message::event_refuse_waiting(Slot::Numbers(boards)))
    }

    /// Whoever does something else is asked again before he leaves.
    pub(super) const fn stay(&mut self) {
        self.leaves = false;
    }

    fn take_here(&mut self, intent: Intent, presenter: &Presenter) -> (Vec<Out>, bool) {
        use golos_input::CursorKey;
        if !matches!(intent, Intent::Leave | Intent::BoardCursor(CursorKey::Drop)) {
            self.stay();
        }
        let out = match intent {
            Intent::Leave | Intent::BoardCursor(CursorKey::Drop) => {
                let ends = self.joined.is_none_or(|who| who == Joined::Hosts);
                let playing = if ends { self.playing() } else { Vec::new() };
                if !playing.is_empty() && !std::mem::replace(&mut self.leaves, true) {
                    let asked = message::event_leave_games(Slot::Numbers(playing));
                    return (self.tell(vec![asked], presenter), false);
                }
                return (self.close(presenter), true);
            }
            Intent::Help | Intent::HelpOf(_) | Intent::HelpOn(..) => self.help(presenter),
            Intent::BoardCursor(key) => {
                let lines = self.lines();
                let last = lines.len().saturating_sub(1);
                let back = matches!(key, CursorKey::Up | CursorKey::Left);
                self.hand = if back { self.hand.saturating_sub(1) } else { (self.hand + 1).min(last) };
                lines.get(self.hand).map(|line| presenter.say(line, Kind::Cursor)).into_iter().collect()
            }
            Intent::Text(text) => return self.typed_here(&Tokens::new(&text), presenter),
            Intent::Choose(_)
            | Intent::Game { .. }
            | Intent::Match { .. }
            | Intent::Draw { .. }
            | Intent::Seal { .. }
            | Intent::Envelope { .. }
            | Intent::Ending { .. }
            | Intent::AfterGame(_)
            | Intent::Drill(_)
            | Intent::AtHour { .. }
            | Intent::Tell { .. }
            | Intent::Walk(_)
            | Intent::Replay(_)
            | Intent::Games(_)
            | Intent::SetUp(_) => self.tell(said::status(&self.seen), presenter),
        };
        (out, false)
    }

    fn ask(&mut self, ask: EventRequest, presenter: &Presenter) -> Vec<Out> {
        let ask = match ask {
            EventRequest::Entries => return self.tell(said::entries(&self.seen), presenter),
            EventRequest::Unpaired => return self.tell(said::unpaired(&self.seen), presenter),
            EventRequest::Pairs => return self.tell(said::pairs(&self.seen), presenter),
            EventRequest::Board(board) | EventRequest::Match(board) if self.seen.teams().is_some() => {
                return self.tell(said::team_match(&self.seen, board), presenter);
            }
            EventRequest::Match(board) | EventRequest::Board(board) => {
                return self.tell(vec![said::board(&self.seen, board)], presenter);
            }
            EventRequest::Standings => return self.tell(said::standings(&self.seen), presenter),
            EventRequest::Player(number) => return self.tell(said::player(&self.seen, number), presenter),
            EventRequest::WhyBoard(board) => return self.tell(self.why_board(board), presenter),
            EventRequest::Why(number) => return self.tell(said::why(&self.seen, number), presenter),
            EventRequest::Missing => return self.tell(said::missing(&self.seen), presenter),
            EventRequest::Digest(round) => return self.tell(said::digest(&self.seen, round), presenter),
            EventRequest::Round => return self.tell(said::status(&self.seen), presenter),
            EventRequest::Regulation => return self.tell(said::regulation(&self.seen), presenter),
            EventRequest::HowUnplayed => return self.tell(vec![said::unplayed(&self.seen)], presenter),
            EventRequest::Document(wanted) => return self.document(wanted, presenter),
            ask if self.joined.is_some() && needs_files(&ask) => {
                return self.tell(vec![message::event_refuse_afar()], presenter);
            }
            EventRequest::Export { paper, file } => return self.export(paper, file.as_deref(), presenter),
            EventRequest::Publish(folder) => return self.publish(folder.as_deref(), presenter),
            _ if self.joined == Some(Joined::Reads) => {
                return self.tell(vec![message::event_refuse_guest()], presenter);
            }
            _ if self.only_reads() => return self.tell(vec![message::event_refuse_reads()], presenter),
            EventRequest::Import(file) => return self.import(&file, presenter),
            EventRequest::Carry(from) => return self.carry(&from, presenter),
            EventRequest::Finalists { from, best } => return self.finalists(&from, best, presenter),
            EventRequest::Enter(fields) => Request::Enter(with(EventEntry::default(), fields)),
            EventRequest::Amend { number, fields, reason } => match self.amended(number, fields) {
                Ok(entry) => Request::Amend { number, entry, reason },
                Err(refusal) => return self.tell(vec![said::refused(&refusal)], presenter),
            },
            EventRequest::Squad(number) => return self.tell(said::squad(&self.seen, number), presenter),
            EventRequest::AmendMember { number, member, fields, reason } => {
                let index = usize::from(member).wrapping_sub(1);
                let Some(entry) = self.seen.squad(number).get(index).cloned() else {
                    return self.tell(vec![said::refused(&Refusal::NoMember { number, member })], presenter);
                };
                Request::Team(TeamRequest::Amend { number, member, entry: with(entry, fields), reason })
            }
            EventRequest::Join { number, fields } => {
                Request::Team(TeamRequest::Join { number, entry: with(EventEntry::default(), fields) })
            }
            EventRequest::Captain { number, name } => Request::Team(TeamRequest::Captain { number, name }),
            EventRequest::LineUp { round, number, order, reason } => {
                Request::Team(TeamRequest::LineUp { round, number, order, reason })
            }
            EventRequest::TableScore { round, board, table, .. }
                if self.is_of_last(round) && self.is_played(self.number_at(board, table)) =>
            {
                return self.tell(vec![playing(self.number_at(board, table))], presenter);
            }
            EventRequest::TableScore { round, board, table, score, reason } => match self.result(score) {
                Ok(score) => Request::Team(TeamRequest::Score { round, board, table, score, reason }),
                Err(why) => return self.tell(why, presenter),
            },
            EventRequest::TableUnscore { round, board, table, reason } => {
                Request::Team(TeamRequest::Unscore { round, board, table, reason })
            }
            EventRequest::Annul { number, annulled, reason } => {
                Request::Team(TeamRequest::Annul { number, annulled, reason })
            }
            EventRequest::Leave { number, reason } => Request::Leave { number, reason },
            EventRequest::Return { number, reason } => Request::Return { number, reason },
            EventRequest::Away { number, round, bye } => Request::Away { number, round, bye },
            EventRequest::Present { number, round } => Request::Present { number, round },
            // Without a word of his own the arbiter draws from the moment at which he asks.
            EventRequest::Draw(seed) if seed.is_empty() => {
                // Short enough to be said, and to be typed again.
                let seed = self.time.wall().timestamp_millis().rem_euclid(1_000_000);
                Request::Draw { seed: format!("{seed:06}") }
            }
            EventRequest::Draw(seed) => Request::Draw { seed },
            EventRequest::Numbers(order) => Request::Number { order },
            EventRequest::First(side) if !self.seen.rounds().is_empty() => {
                Request::Score { round: None, board: 1, score: Score::Won(side), reason: None }
            }
            EventRequest::First(first) => Request::Colour { first },
            EventRequest::Pair => Request::Pair,
            EventRequest::PairByHand { pairs, odd, reason } => Request::PairByHand { pairs, odd, reason },
            EventRequest::Unpair(reason) => Request::Unpair { reason },
            EventRequest::Undo => return self.undo(presenter),
            EventRequest::Start => return self.start(None, presenter),
            EventRequest::StartAt(hour) => return self.start(Some(hour), presenter),
            EventRequest::Open(boards) => return self.open_boards(&boards, presenter),
            EventRequest::HandOver(board) => return self.hand_over(board, presenter),
            EventRequest::Opening(text) => return self.draw(&text, presenter),
            EventRequest::Control(text) => return self.set_control(&text, presenter),
            EventRequest::Rules(text) => return self.set_rules(&text, presenter),
            EventRequest::ByHand(by_hand) => return self.set_press(by_hand, presenter),
            EventRequest::Games(games) => return self.set_games(games, presenter),
            EventRequest::Unplayed { how, reason } => Request::Unplayed { how, reason },
            EventRequest::Detail { detail, text } => Request::Detail { detail, text },
            EventRequest::Plan { rounds, reason } => Request::Plan { rounds, reason },
            EventRequest::Order { named, reason } => return self.set_order(&named, reason, presenter),
            EventRequest::Draws(draws) => return self.set_draws(draws, presenter),
            EventRequest::Play => return self.tell_play(presenter),
            EventRequest::Desk => return self.tell(said::status(&self.seen), presenter),
            EventRequest::Score { round, board, .. }
                if self.is_of_last(round) && self.numbers_of(board).any(|board| self.is_played(board)) =>
            {
                let board = self.numbers_of(board).find(|&board| self.is_played(board));
                return self.tell(board.map(playing).into_iter().collect(), presenter);
            }
            EventRequest::Score { round, board, score, reason } => match self.result(score) {
                Ok(score) => Request::Score { round, board, score, reason },
                Err(why) => return self.tell(why, presenter),
            },
            EventRequest::Unscore { round, board, reason } => Request::Unscore { round, board, reason },
            EventRequest::Advance { board, side, reason } => Request::Advance { board, side, reason },
            EventRequest::Note(text) => Request::Note(text),
        };
        let scored = match &ask {
            Request::Score { round, board, .. } if self.is_of_last(*round) => Some(self.numbers_of(*board)),
            Request::Team(TeamRequest::Score { round, board, table, .. }) if self.is_of_last(*round) => {
                let number = self.number_at(*board, *table);
                Some(number..=number)
            }
            _ => None,
        };
        let (out, done) = self.act(ask, presenter);
        for board in scored.filter(|_| done).into_iter().flatten() {
            self.put_away(board, presenter);
        }
        out
    }

    /// Does it, and remembers it so that it can be taken back. Whether it was done.
    fn act(&mut self, ask: Request, presenter: &Presenter) -> (Vec<Out>, bool) {
        let before = Arc::clone(&self.seen);
        let reply = self.meeting.handle(Command::new(Seat::Arbiter, ask.clone()));
        let done = reply.refusal.is_none() && reply.unsaved.is_none();
        if done {
            self.last = Some((ask, before));
        }
        (self.hear(reply, presenter), done)
    }

    /// Whether the last round is meant.
    fn is_of_last(&self, round: Option<u16>) -> bool {
        round.is_none_or(|round| usize::from(round) == self.seen.rounds().len())
    }

    /// A paper of the event, heard: its title, what holds for the whole, a row a line with the heads of the columns.
    fn document(&self, wanted: DocumentRequest, presenter: &Presenter) -> Vec<Out> {
        let document = match Document::of(&self.seen, wanted) {
            Ok(document) => document,
            Err(why) => return self.tell(vec![said::no_document(why)], presenter),
        };
        let log = self.log_for(wanted);
        let decided = || log.as_ref().and_then(|log| papers::decided(log, presenter.wording));
        let told = |mut form: Printed| {
            form.tables.extend(decided());
            let form = &form;
            let lines = lines_of(form).into_iter();
            let lines = lines.map(|line| message::menu_line(Slot::Text(line)));
            self.tell(lines.collect(), presenter)
        };
        let written = told(said::printed(&document, &self.seen, presenter.wording));
        let heard = told(said::heard(&document, &self.seen, presenter.wording));
        written.into_iter().zip(heard).map(|(line, heard)| Out { spoken: heard.spoken, ..line }).collect()
    }

    /// Enters these, one after the other; what is said of each stands behind the others.
    pub(super) fn enter(&mut self, entries: Vec<EventEntry>, presenter: &Presenter) -> Vec<Out> {
        if self.only_reads() && !entries.is_empty() {
            return self.tell(vec![message::event_refuse_reads()], presenter);
        }
        let enter = |entry| {
            let reply = self.meeting.handle(Command::new(Seat::Arbiter, Request::Enter(entry)));
            self.hear(reply, presenter)
        };
        entries.into_iter().flat_map(enter).collect()
    }

    fn amended(&self, number: Number, fields: Vec<Field>) -> Result<EventEntry, Refusal> {
        let player = self.seen.player(number).ok_or(Refusal::NoPlayer(number))?;
        Ok(with(player.entry.clone(), fields))
    }

    fn tell(&self, sentences: Vec<Sentence>, presenter: &Presenter) -> Vec<Out> {
        sentences.iter().map(|sentence| presenter.say(sentence, Kind::Answer)).collect()
    }

    /// Sees the event as it stands. The boards of a round that is not the last any more are closed.
    fn see(&mut self, presenter: &Presenter) {
        self.seen = self.held.clone().unwrap_or_else(|| self.meeting.look());
        let seated = (1..).zip(self.places()).filter(|(_, place)| place.file.is_some()).map(|(number, _)| number);
        let seated: BTreeSet<u16> = seated.collect();
        self.boards.keep_to(self.seen.rounds().len(), &seated, presenter);
    }

    fn hear(&mut self, reply: Reply<Refusal>, presenter: &Presenter) -> Vec<Out> {
        self.see(presenter);
        let mut out = match self.joined {
            // What has waited comes first.
            Some(_) => heard_here(reply.heard),
            None => put(reply.said, presenter),
        };
        if let Some(error) = reply.unsaved {
            tracing::error!(%error, "the journal of the event cannot be written");
            out.push(presenter.say(&message::file_entry_not_saved(), Kind::Trouble));
        }
        out
    }
}

/// A paper line by line: its title, what holds for the whole, the rows, the notes.
fn lines_of(form: &Printed) -> Vec<String> {
    let facts = form.facts.iter().filter(|(_, value)| !value.is_empty());
    let facts = facts.map(|(name, value)| format!("{name}: {value}"));
    let rows = form.tables.iter().flat_map(|table| table.rows.iter().map(|row| table.row(row)));
    std::iter::once(form.title.clone()).chain(facts).chain(rows).chain(form.notes.iter().cloned()).collect()
}

/// At this board a game goes on, and is ruled there.
fn playing(board: u16) -> Sentence {
    message::event_refuse_playing(u32::from(board))
}

/// The entry with what was said of him.
fn with(entry: EventEntry, fields: Vec<Field>) -> EventEntry {
    fields.into_iter().fold(entry, |mut entry, field| {
        match field {
            Field::Name(name) => entry.name = name,
            Field::Rating(rating) => entry.rating = rating,
            Field::Born(birth) => entry.birth = birth,
            Field::From(from) => entry.from = from,
            Field::Title(title) => entry.title = title,
            Field::Id(id) => entry.id = id,
            Field::Sex(sex) => entry.sex = Some(sex),
            Field::Needs(needs) => entry.needs = needs,
            Field::Assistant(name) => entry.assistants.push(name),
            Field::HorsConcours => entry.hors_concours = true,
        }
        entry
    })
}

/// What is said of an event is for whoever sits at its desk.
fn put(said: Vec<Announcement>, presenter: &Presenter) -> Vec<Out> {
    said.into_iter().map(|utterance| Out { to: Recipient::HERE, ..presenter.announce(utterance) }).collect()
}

/// It is heard where it is asked for, and stands in the record otherwise.
fn deaf(presenter: &Presenter) -> Listener {
    Listener { ears: Some(Subscription::NONE), renderer: presenter.renderer() }
}
