//! How one comes to a board: a game begins, goes on from its journal, or others sit at it already.

use crate::screens::Screen;
use std::io;
use std::path::Path;
use std::sync::Arc;

use chrono::NaiveDate;

use super::Play;
use super::program::Program;
use super::sensor_board::Feeling;
use crate::archive::{any_store, mend, read, reopen};
use crate::board_cursors::Hands;
use crate::home::NewGame;
use crate::later::{Behind, Past, is_of_game};
use crate::{Config, Out, Presenter, draw};
use golos_clock::Ms;
use golos_game::{Audience, Command, Event, RecordEvent, Setup, State};
use golos_input::Hour;
use golos_journal::{self as journal, Record};
use golos_profile::TimeProfile;
use golos_profile::openings;
use golos_speech::{self as speech, Announcement, Kind, Subscription, unfounded};
use golos_table::{Heard, Listener, NoStore, PROGRAM, SessionHandle, Store, Table, TableError, Time, since, stamp};
use golos_wording::message;

impl Play {
    pub(crate) fn open(
        game: NewGame,
        config: &Config,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> Result<(Play, Vec<Out>), TableError> {
        let file =
            config.folder.as_deref().map(|folder| config.archive.fresh(folder, time.wall(), &game.players, &|_| false));
        Play::open_in(|| any_store(config, file.as_deref()), game, config, time, presenter)
    }

    /// Opens a game whose journal is made so.
    pub(crate) fn open_in(
        store: impl FnOnce() -> io::Result<Box<dyn Store>>,
        game: NewGame,
        config: &Config,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> Result<(Play, Vec<Out>), TableError> {
        let (table, start, session) = (game.table.clone(), game.start, game.session);
        let (board, heard) = found(store, game, time, vec![listener(config, presenter)])?;
        let (play, mut out) = Play::assemble(SessionHandle::new(board, heard, Arc::clone(time)), config, presenter);
        let program = play.program_side().map(|_| Program::default());
        let mut play = Play { table, program, ..play };
        out.extend(play.meet(presenter));
        out.extend(start.into_iter().flat_map(|hour| play.at_hour(None, Hour::Start, hour, presenter)));
        let ends = session.map(|session| play.session_end(session, start));
        out.extend(ends.into_iter().flat_map(|hour| play.at_hour(None, Hour::SessionEnd, hour, presenter)));
        Ok((play, out))
    }

    /// Opens a game whose journal is made so, for those who sit at this one; `swapped`: they change sides.
    pub(crate) fn open_next(
        &self,
        store: impl FnOnce() -> io::Result<Box<dyn Store>>,
        (game, swapped): (NewGame, bool),
        config: &Config,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> Result<(Play, Vec<Out>), TableError> {
        let table = game.table.clone();
        let (board, heard) = found(store, game, time, self.board.listeners(swapped))?;
        let (play, out) = Play::assemble(self.board.lead(board, heard, swapped), config, presenter);
        Ok((Play { table, ..play }, out))
    }

    /// The next game, if another of those who sit at this one has opened it, and what is heard at it first.
    pub(crate) fn follow(&self, config: &Config, presenter: &Presenter) -> Option<(Play, Vec<Out>)> {
        let (play, out) = Play::assemble(self.board.follow()?, config, presenter);
        Some((Play { table: self.table.clone(), ..play }, out))
    }

    /// Whether those who sit here go on at the next game.
    pub(crate) fn is_left(&self) -> bool {
        self.board.is_left()
    }

    /// Closes a journal that was left open behind its game: the program may have died before it closed it. One that cannot be
    /// taken up stays as it is.
    pub(crate) fn close_left_open(path: &Path, config: &Config, time: &Arc<dyn Time>, presenter: &Presenter) {
        let Ok(bytes) = read(config, path) else { return };
        let closed = Event::Record(RecordEvent::Closed);
        if journal::read(&bytes).records.last().is_none_or(|last| last.event == closed) {
            return;
        }
        match Play::resume(path, config, time, presenter) {
            Ok((mut play, _)) => drop(play.close(presenter)),
            Err(error) => tracing::warn!(%error, "a journal that was left open cannot be closed"),
        }
    }

    /// Carries out a command in the record of a game that is over and that nobody sits at any more: what it says, to anybody.
    ///
    /// # Errors
    /// [`TableError`] if the record cannot be taken up, or not be written.
    pub(crate) fn amend_left(
        path: &Path,
        command: &Command,
        config: &Config,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> Result<Vec<Announcement>, TableError> {
        let config = Config { ears: Some(Subscription::NONE), ..config.clone() };
        let (mut play, _) = Play::resume(path, &config, time, presenter)?;
        let reply = play.board.tell(command);
        drop(play.close(presenter));
        match reply.unsaved {
            Some(error) => Err(TableError::Write(error)),
            None => Ok(reply.said),
        }
    }

    pub(crate) fn resume(
        path: &Path,
        config: &Config,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> Result<(Play, Vec<Out>), TableError> {
        let (mut store, bytes) = reopen(config, path)?;
        let log = journal::read(&bytes);
        let torn = mend(&log, &mut *store)?;
        let objection = journal::first_unfounded::<State>(&log.records);
        let mut board = Table::resume(log, store, Arc::clone(time), vec![listener(config, presenter)])?;
        if let Some(lived) = config.archive.sign(path) {
            board.lived_until(lived);
        }
        let reply = board.reopen();
        if let Some(error) = reply.unsaved {
            return Err(TableError::Write(error));
        }
        config.archive.drop_sign(path);
        let (mut play, mut out) =
            Play::assemble(SessionHandle::new(board, reply.heard, Arc::clone(time)), config, presenter);
        play.program = play.program_side().map(|_| Program::default());
        out.extend(play.go_on_with_program(presenter));
        if torn {
            let moves = u32::try_from(play.state().half_moves_made()).unwrap_or(u32::MAX);
            out.insert(0, presenter.say(&message::file_torn(moves), Kind::Trouble));
        }
        if let Some((line, finding)) = objection {
            out.insert(0, presenter.say(&unfounded(&finding, line), Kind::Trouble));
        }
        Ok((play, out))
    }

    /// A further terminal at the same board, and what is heard at it first.
    pub(crate) fn join(&self, config: &Config, time: &Arc<dyn Time>, presenter: &Presenter) -> (Play, Vec<Out>) {
        let board = self.board.join(listener(config, presenter), Arc::clone(time));
        let (play, mut out) = Play::assemble(board, config, presenter);
        // What was said of the control before he came is the arbiter's to know.
        let outside = outside(self.state().setup()).filter(|_| play.has_arbiter() && self.state().plies().is_empty());
        out.extend(outside.map(|utterance| presenter.say(&utterance.sentence, Kind::Answer)));
        (Play { table: self.table.clone(), ..play }, out)
    }

    /// The same game so much later: as it stood then, what happened since, and what happens from now on.
    pub(crate) fn behind(
        &self,
        delay: Ms,
        config: &Config,
        time: &Arc<Behind>,
        presenter: &Presenter,
    ) -> Result<(Play, Past), TableError> {
        let path = self.journal().unwrap_or_default();
        let mut log = journal::read(&read(config, &path)?);
        let news = self.board.past();
        let now = self.now();
        // How long ago a record is the last one before it tells that names its wall time: time of the game stands while
        // the program is off.
        let wall = time.wall_now();
        let mut dated = None;
        let mut is_due = |record: &Record<Event>| {
            let named = since(record.wall.as_deref(), wall);
            dated = named.map(|ago| (ago, record.at)).or(dated);
            let ago = dated.map_or_else(|| now - record.at, |(ago, at)| ago - (record.at - at));
            ago >= delay
        };
        // There is a board from its opening on.
        let due: Vec<bool> = log.records.iter().map(&mut is_due).collect();
        let shown = due.iter().skip(1).take_while(|due| **due).count() + 1;
        let waits = log.records.split_off(shown.min(log.records.len()));
        let waits = waits.into_iter().map(|record| record.recorded).filter(is_of_game).collect();
        let source: Arc<dyn Time> = Arc::<Behind>::clone(time);
        let board = Table::resume(log, Box::new(NoStore), Arc::clone(&source), vec![listener(config, presenter)])?;
        time.pass(now - delay - board.now());
        let (play, _) = Play::assemble(SessionHandle::new(board, Vec::new(), source), config, presenter);
        Ok((Play { table: self.table.clone(), ..play }, Past { waits, news }))
    }

    fn assemble(board: SessionHandle, config: &Config, presenter: &Presenter) -> (Play, Vec<Out>) {
        let seen = board.look();
        let hands = Hands::new(seen.position(), seen.notation());
        let archive = Arc::clone(&config.archive);
        let (letters, readings, question, secret, unheard) =
            (presenter.letters_in(seen.notation()), None, None, None, None);
        let (spoke, table, feeling, spelled) = (None, None, Feeling::default(), String::new());
        let mut play = Play {
            board,
            seen,
            hands,
            letters,
            readings,
            question,
            secret,
            unheard,
            is_warned: false,
            spoke,
            refused_here: false,
            cited_here: None,
            table,
            archive,
            feeling,
            voice: super::hearing::Voice::default(),
            spelled,
            program: None,
            hinted: None,
            was_refused: false,
        };
        let out = play.attend(presenter);
        (play, out)
    }
}

/// A board with a game that begins, and what is heard at it first.
fn found(
    store: impl FnOnce() -> io::Result<Box<dyn Store>>,
    game: NewGame,
    time: &Arc<dyn Time>,
    listeners: Vec<Listener>,
) -> Result<(Table, Vec<Heard>), TableError> {
    let wall = time.wall();
    let setup = Setup {
        rules: game.rules,
        control: game.control,
        class: game.class,
        recorded: game.recorded,
        players: game.players,
        people: game.people,
        press: game.press,
        mode: game.mode,
        watch: game.watch,
        warnings: game.warnings,
        notation: game.notation,
        position: game.position,
        opening: game.opening,
        opened: stamp(wall),
        program: PROGRAM.to_owned(),
        taken: false,
        occasion: game.occasion,
        sparring: game.sparring,
    };
    let outside = outside(&setup);
    let expired = expired(&setup, game.table.as_ref(), wall.date_naive());
    let (mut board, opened) = Table::open(setup, |_| store(), Arc::clone(time), listeners)?;
    let mut heard = opened.heard;
    heard.extend(board.say(None, outside.into_iter().chain(expired).collect()));
    Ok((board, heard))
}

/// That the rules name no such control, which a Regulation may set all the same (R-6.1.9.4).
fn outside(setup: &Setup) -> Option<Announcement> {
    let is_outside = TimeProfile::is_outside(&setup.rules, &setup.control).unwrap_or_default();
    let sentence = message::start_control_outside(speech::control(&setup.control));
    is_outside.then(|| Announcement::new(Audience::ROOM, Kind::Answer, sentence))
}

/// That the opening was drawn from a table whose time is over.
fn expired(setup: &Setup, table: Option<&openings::OpeningTable>, today: NaiveDate) -> Option<Announcement> {
    let (id, _) = setup.opening.as_ref()?.cell()?;
    let table = table.filter(|table| table.id() == id).cloned().or_else(|| openings::OpeningTable::find(id).ok())?;
    let sentence = draw::expired(&table, today)?;
    Some(Announcement::new(Audience::ROOM, Kind::Answer, sentence))
}

/// This terminal as its board sees it.
pub(super) fn listener(config: &Config, presenter: &Presenter) -> Listener {
    Listener { ears: config.ears, renderer: presenter.renderer() }
}
