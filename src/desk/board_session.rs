//! What is played at one of several boards: a game, or a micro-match of the games that are played there one after another.

use std::path::PathBuf;
use std::sync::Arc;

use super::screens::Screen;
use super::{Config, MicroMatch, Out, Play, Presenter};
use golos_game::Phase;
use golos_table::Time;
use golos_wording::Sentence;

/// What is played at a board.
pub(super) type BoardSession = Box<dyn PlayedScreen>;

/// A screen at which one game is played, or one after the other.
pub(super) trait PlayedScreen: Screen {
    /// The game that is played now.
    fn play(&self) -> &Play;

    /// The same, to be changed.
    fn play_mut(&mut self) -> &mut Play;

    /// The name of its journal: of a micro-match its own, which names those of its games.
    fn file(&self) -> Option<PathBuf>;

    /// What the prompt says.
    fn prompt(&self) -> Sentence;

    /// A further terminal at it, and what is heard there first.
    fn join(&self, config: &Config, time: &Arc<dyn Time>, presenter: &Presenter) -> (BoardSession, Vec<Out>);

    /// Whether nothing was played in it yet.
    fn is_new(&self) -> bool {
        let is_first = self.contest().is_none_or(|contest| contest.state().games().len() <= 1);
        let state = self.play().state();
        is_first && state.phase() == Phase::Ready && state.plies().is_empty()
    }
}

impl PlayedScreen for Play {
    fn play(&self) -> &Play {
        self
    }

    fn play_mut(&mut self) -> &mut Play {
        self
    }

    fn file(&self) -> Option<PathBuf> {
        Play::file(self)
    }

    fn prompt(&self) -> Sentence {
        Play::prompt(self)
    }

    fn join(&self, config: &Config, time: &Arc<dyn Time>, presenter: &Presenter) -> (BoardSession, Vec<Out>) {
        let (play, out) = Play::join(self, config, time, presenter);
        (Box::new(play), out)
    }
}

impl PlayedScreen for MicroMatch {
    fn play(&self) -> &Play {
        MicroMatch::play(self)
    }

    fn play_mut(&mut self) -> &mut Play {
        MicroMatch::play_mut(self)
    }

    fn file(&self) -> Option<PathBuf> {
        MicroMatch::file(self)
    }

    fn prompt(&self) -> Sentence {
        MicroMatch::prompt(self)
    }

    fn join(&self, config: &Config, time: &Arc<dyn Time>, presenter: &Presenter) -> (BoardSession, Vec<Out>) {
        let (contest, out) = MicroMatch::join(self, config, time, presenter);
        (Box::new(contest), out)
    }
}
