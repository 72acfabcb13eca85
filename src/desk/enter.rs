//! How a desk is entered elsewhere than at its home menu; leaving it then leaves the program.

use std::path::{Path, PathBuf};

use super::archive::found;
use super::drill::{Drill, DrillPlan};
use super::letters::{LettersDesk, letters_folder};
use super::screens::Screen;
use super::{Course, Desk, EventDesk, Learner, MicroMatch, NewGame, NewMatch, Out, Play, Replayer, home};
use golos_clock::Ms;
use golos_input::{EventRequest, LettersLexicon, Tokens};
use golos_letters::Day;
use golos_speech::Kind;
use golos_table::TableError;
use golos_tournament::event;
use golos_wording::message;

impl Desk {
    /// Shows the home menu.
    pub fn welcome(&mut self) -> Vec<Out> {
        home::Home::greeting(&self.presenter)
    }

    /// Opens a game at once; leaving it leaves the program.
    ///
    /// # Errors
    /// [`TableError`] if the game cannot be opened or its journal not be made.
    pub fn open(&mut self, game: NewGame) -> Result<Vec<Out>, TableError> {
        let (play, out) = Play::open(game, &self.config, &self.time, &self.presenter)?;
        self.show_alone(Box::new(play));
        Ok(out)
    }

    /// Opens a micro-match at once; leaving it leaves the program.
    ///
    /// # Errors
    /// [`TableError`] if it cannot be opened or its journals not be made.
    pub fn open_match(&mut self, new: NewMatch) -> Result<Vec<Out>, TableError> {
        let (contest, out) = MicroMatch::open(new, &self.config, &self.time, &self.presenter)?;
        self.show_alone(Box::new(contest));
        Ok(out)
    }

    /// Continues a game, or a micro-match, from its journal.
    ///
    /// # Errors
    /// [`TableError`] if there is no game in it, or it cannot be written to.
    pub fn resume(&mut self, path: &Path) -> Result<Vec<Out>, TableError> {
        let (screen, out) = self.take_up(path)?;
        self.show_alone(screen);
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
        let (player, out) = Replayer::open((path, game), pace, &self.config, &self.time, &self.presenter)?;
        self.show_alone(Box::new(player));
        Ok(out)
    }

    /// Opens a sitting with exercises; where there is nothing to ask, that is said and the program is done.
    pub fn drill(&mut self, plan: DrillPlan) -> Vec<Out> {
        match Drill::open(plan, &self.config, &self.time, &self.presenter) {
            Ok((drill, out)) => {
                self.show_alone(Box::new(drill));
                out
            }
            Err(out) => {
                self.done = true;
                out
            }
        }
    }

    /// Opens the course for arbiters, at the exercise of this number, from 1; none: at its list.
    ///
    /// # Errors
    /// [`TableError`] if the game of the exercise cannot be opened.
    pub fn course(&mut self, exercise: Option<usize>) -> Result<Vec<Out>, TableError> {
        let (course, out) = Course::open(exercise, &self.config, &self.presenter)?;
        self.show_alone(Box::new(course));
        Ok(out)
    }

    /// Opens the tutorial of this learner, where he stopped the last time, else at its beginning; of nobody that which goes
    /// on, else that of a player.
    ///
    /// # Errors
    /// [`TableError`] if the game of the exercise cannot be opened.
    pub fn tutorial(&mut self, learner: Option<Learner>) -> Result<Vec<Out>, TableError> {
        let out = self.learn(learner)?;
        self.under.clear();
        Ok(out)
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
        self.show(Box::new(course));
        self.mark_lesson();
        if self.unkept {
            out.insert(0, self.presenter.say(&message::manner_not_kept(), Kind::Answer));
        }
        Ok(out)
    }

    /// Where a tutorial goes on is kept.
    pub(super) fn mark_lesson(&mut self) {
        if let Some(course) = self.screen.shown::<Course>()
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
        let (event, out) = EventDesk::open(setup, file, &self.config, &self.time, &self.presenter)?;
        self.show_alone(Box::new(event));
        Ok(out)
    }

    /// Goes on with an event from its journal.
    ///
    /// # Errors
    /// [`TableError`] if there is none in it, or it cannot be written to.
    pub fn resume_event(&mut self, path: &Path) -> Result<Vec<Out>, TableError> {
        let (path, goes_on) = found(&self.config, path)?;
        let (event, mut out) = EventDesk::resume(&path, &self.config, &self.time, &self.presenter)?;
        out.splice(0..0, goes_on.map(|goes_on| self.presenter.say(&goes_on, Kind::Answer)));
        self.show_alone(Box::new(event));
        Ok(out)
    }

    /// Opens the room of the games by letters in a folder; leaving it leaves the program. `today` is the day that counts as
    /// today, if not that of the clock.
    pub fn open_letters(&mut self, folder: &Path, today: Option<Day>) -> Vec<Out> {
        let (room, out) = LettersDesk::open(folder, today, &self.config, &self.time, &self.presenter);
        self.show_alone(Box::new(room));
        out
    }

    /// Whether a line at the home menu asks for the room of letters.
    pub(super) fn asks_for_letters(&self, line: &Tokens) -> bool {
        self.is_at_top() && LettersLexicon::of(self.config.lang).is_room(line)
    }

    /// The room of letters over the home menu.
    pub(super) fn enter_letters(&mut self) -> Vec<Out> {
        let folder = letters_folder(self.config.folder.as_deref());
        let (room, out) = LettersDesk::open(&folder, None, &self.config, &self.time, &self.presenter);
        self.show(Box::new(room));
        out
    }

    /// Does what an option of the command line asks of the event that is open here; `None` if an event that exists cannot
    /// change it. An option that changes nothing is named with the reason.
    pub fn change_event(&mut self, option: &str, ask: Option<EventRequest>) -> Vec<Out> {
        let Some(event) = self.screen.shown_mut::<EventDesk>() else { return Vec::new() };
        event.change(option, ask, &self.presenter)
    }

    /// Enters these at the desk of the event that is open here, one after the other; nothing where none is.
    pub fn enter_players(&mut self, entries: Vec<event::EventEntry>) -> Vec<Out> {
        if let Some(event) = self.screen.shown_mut::<EventDesk>() {
            event.enter_listed(entries, &self.presenter)
        } else {
            Vec::new()
        }
    }

    /// A further terminal at the board of another desk: what is done there is heard here, and the other way round. Leaving
    /// it leaves the program. None if nothing is played there.
    pub fn join(&mut self, other: &Desk) -> Option<Vec<Out>> {
        let (screen, out): (Box<dyn Screen>, _) = if let Some(play) = other.screen.shown::<Play>() {
            let (play, out) = play.join(&self.config, &self.time, &self.presenter);
            (Box::new(play), out)
        } else {
            let (contest, out) = other.screen.shown::<MicroMatch>()?.join(&self.config, &self.time, &self.presenter);
            (Box::new(contest), out)
        };
        self.show_alone(screen);
        Some(out)
    }
}
