//! How a desk is entered elsewhere than at its home menu; leaving it then leaves the program.

use std::path::{Path, PathBuf};

use super::archive::found;
use super::screens::Room;
use super::{Course, Desk, EventDesk, Learner, MicroMatch, NewGame, NewMatch, Out, Play, Replayer, home};
use golos_clock::Ms;
use golos_input::EventRequest;
use golos_speech::Kind;
use golos_table::TableError;
use golos_tournament::event;
use golos_wording::message;

impl Desk {
    /// Shows the home menu.
    pub fn welcome(&mut self) -> Vec<Out> {
        self.direct = false;
        home::Home::menu(&self.presenter)
    }

    /// Opens a game at once; leaving it leaves the program.
    ///
    /// # Errors
    /// [`TableError`] if the game cannot be opened or its journal not be made.
    pub fn open(&mut self, game: NewGame) -> Result<Vec<Out>, TableError> {
        self.direct = true;
        let (play, out) = Play::open(game, &self.config, &self.time, &self.presenter)?;
        self.room = Room::Play(Box::new(play));
        Ok(out)
    }

    /// Opens a micro-match at once; leaving it leaves the program.
    ///
    /// # Errors
    /// [`TableError`] if it cannot be opened or its journals not be made.
    pub fn open_match(&mut self, new: NewMatch) -> Result<Vec<Out>, TableError> {
        self.direct = true;
        let (contest, out) = MicroMatch::open(new, &self.config, &self.time, &self.presenter)?;
        self.room = Room::MicroMatch(Box::new(contest));
        Ok(out)
    }

    /// Continues a game, or a micro-match, from its journal.
    ///
    /// # Errors
    /// [`TableError`] if there is no game in it, or it cannot be written to.
    pub fn resume(&mut self, path: &Path) -> Result<Vec<Out>, TableError> {
        self.direct = true;
        let (room, out) = self.take_up(path)?;
        self.room = room;
        Ok(out)
    }

    /// The file that a record goes on in: where it could not be written any more, it went on in another.
    #[must_use]
    pub fn latest(&self, path: &Path) -> PathBuf {
        self.config.archive.latest(path)
    }

    /// Opens a replay: of a record, or of a game of a file of games by its number, from 1; none: the first.
    ///
    /// # Errors
    /// [`TableError`] if there is no such game in it.
    pub fn replay(&mut self, path: &Path, game: Option<u32>, pace: Option<Ms>) -> Result<Vec<Out>, TableError> {
        self.direct = true;
        let (player, out) = Replayer::open((path, game), pace, &self.config, &self.time, &self.presenter)?;
        self.room = Room::Replay(Box::new(player));
        Ok(out)
    }

    /// Opens the course for arbiters, at the exercise of this number, from 1; none: at its list.
    ///
    /// # Errors
    /// [`TableError`] if the game of the exercise cannot be opened.
    pub fn course(&mut self, exercise: Option<usize>) -> Result<Vec<Out>, TableError> {
        self.direct = true;
        let (course, out) = Course::open(exercise, &self.config, &self.presenter)?;
        self.room = Room::Course(Box::new(course));
        Ok(out)
    }

    /// Opens the tutorial of this learner, where he stopped the last time, else at its beginning; of nobody that which goes
    /// on, else that of a player.
    ///
    /// # Errors
    /// [`TableError`] if the game of the exercise cannot be opened.
    pub fn tutorial(&mut self, learner: Option<Learner>) -> Result<Vec<Out>, TableError> {
        self.direct = true;
        self.learn(learner)
    }

    /// The same, and home behind it.
    ///
    /// # Errors
    /// [`TableError`] if the game of the exercise cannot be opened.
    pub fn learn(&mut self, learner: Option<Learner>) -> Result<Vec<Out>, TableError> {
        let place = self.wishes.tutorial.as_deref().and_then(Learner::of_place);
        let place = place.filter(|(of, _)| learner.is_none_or(|learner| learner == *of));
        let (learner, number) = place.unwrap_or((learner.unwrap_or_else(|| Learner::like(&self.wishes)), 1));
        let (course, mut out) = Course::teach(learner, number, &self.config, &self.presenter)?;
        self.room = Room::Course(Box::new(course));
        self.mark_lesson();
        if self.unkept {
            out.insert(0, self.presenter.say(&message::manner_not_kept(), Kind::Answer));
        }
        Ok(out)
    }

    /// Where a tutorial goes on is kept.
    pub(super) fn mark_lesson(&mut self) {
        if let Room::Course(course) = &self.room
            && let Some(place) = course.place()
        {
            self.wishes.tutorial = place;
        }
    }

    /// Opens a new event in this file, or one that is kept nowhere; leaving it leaves the program.
    ///
    /// # Errors
    /// [`TableError`] if its journal cannot be made.
    pub fn open_event(&mut self, setup: event::Setup, file: Option<&Path>) -> Result<Vec<Out>, TableError> {
        self.direct = true;
        let (event, out) = EventDesk::open(setup, file, &self.config, &self.time, &self.presenter)?;
        self.room = Room::Event(Box::new(event));
        Ok(out)
    }

    /// Goes on with an event from its journal.
    ///
    /// # Errors
    /// [`TableError`] if there is none in it, or it cannot be written to.
    pub fn resume_event(&mut self, path: &Path) -> Result<Vec<Out>, TableError> {
        self.direct = true;
        let (path, goes_on) = found(&self.config, path)?;
        let (event, mut out) = EventDesk::resume(&path, &self.config, &self.time, &self.presenter)?;
        out.splice(0..0, goes_on.map(|goes_on| self.presenter.say(&goes_on, Kind::Answer)));
        self.room = Room::Event(Box::new(event));
        Ok(out)
    }

    /// Does what an option of the command line asks of the event that is open here; `None` if an event that exists cannot
    /// change it. An option that changes nothing is named with the reason.
    pub fn change_event(&mut self, option: &str, ask: Option<EventRequest>) -> Vec<Out> {
        let Room::Event(event) = &mut self.room else { return Vec::new() };
        event.change(option, ask, &self.presenter)
    }

    /// Enters these at the desk of the event that is open here, one after the other; nothing where none is.
    pub fn enter_players(&mut self, entries: Vec<event::Entry>) -> Vec<Out> {
        if let Room::Event(event) = &mut self.room { event.enter_listed(entries, &self.presenter) } else { Vec::new() }
    }

    /// A further terminal at the board of another desk: what is done there is heard here, and the other way round. Leaving
    /// it leaves the program. None if nothing is played there.
    pub fn join(&mut self, other: &Desk) -> Option<Vec<Out>> {
        let (room, out) = match &other.room {
            Room::Play(play) => {
                let (play, out) = play.join(&self.config, &self.time, &self.presenter);
                (Room::Play(Box::new(play)), out)
            }
            Room::MicroMatch(contest) => {
                let (contest, out) = contest.join(&self.config, &self.time, &self.presenter);
                (Room::MicroMatch(Box::new(contest)), out)
            }
            Room::Home(_)
            | Room::Replay(_)
            | Room::SetUp(_)
            | Room::Course(_)
            | Room::Event(_)
            | Room::Hall(_)
            | Room::Away(_) => {
                return None;
            }
        };
        (self.direct, self.room) = (true, room);
        Some(out)
    }
}
