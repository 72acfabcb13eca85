//! What is played at one of several boards: a game, or a micro-match of the games that are played there one after another.

use std::path::PathBuf;
use std::sync::Arc;

use super::screens::Room;
use super::{Config, MicroMatch, Out, Play, Presenter};
use golos_clock::Ms;
use golos_game::{Chance, Phase, Search, Seat};
use golos_input::Intent;
use golos_table::Time;
use golos_wording::Sentence;

/// What is played at a board.
pub(super) enum BoardSession {
    Game(Box<Play>),
    Match(Box<MicroMatch>),
}

impl BoardSession {
    /// The game that is played now.
    pub fn play(&self) -> &Play {
        match self {
            BoardSession::Game(play) => play,
            BoardSession::Match(contest) => contest.play(),
        }
    }

    pub fn play_mut(&mut self) -> &mut Play {
        match self {
            BoardSession::Game(play) => play,
            BoardSession::Match(contest) => contest.play_mut(),
        }
    }

    /// The micro-match that it is, if it is one.
    pub fn contest(&self) -> Option<&MicroMatch> {
        match self {
            BoardSession::Game(_) => None,
            BoardSession::Match(contest) => Some(contest),
        }
    }

    /// The name of its journal: of a micro-match its own, which names those of its games.
    pub fn file(&self) -> Option<PathBuf> {
        match self {
            BoardSession::Game(play) => play.file(),
            BoardSession::Match(contest) => contest.file(),
        }
    }

    /// Whether nothing was played in it yet.
    pub fn is_new(&self) -> bool {
        let is_first = self.contest().is_none_or(|contest| contest.state().games().len() <= 1);
        let state = self.play().state();
        is_first && state.phase() == Phase::Ready && state.plies().is_empty()
    }

    pub fn prompt(&self) -> Sentence {
        match self {
            BoardSession::Game(play) => play.prompt(),
            BoardSession::Match(contest) => contest.prompt(),
        }
    }

    pub fn take(&mut self, seat: Option<Seat>, intent: Intent, presenter: &Presenter) -> (Vec<Out>, bool) {
        match self {
            BoardSession::Game(play) => play.take(seat, intent, presenter),
            BoardSession::Match(contest) => contest.take(seat, intent, presenter),
        }
    }

    /// Enter on an empty line.
    pub fn enter(&mut self, seat: Option<Seat>, presenter: &Presenter) -> Vec<Out> {
        match self {
            BoardSession::Game(play) => play.enter(seat, presenter),
            BoardSession::Match(contest) => contest.enter(seat, presenter),
        }
    }

    /// A further terminal at it, and what is heard there first.
    pub fn join(&self, config: &Config, time: &Arc<dyn Time>, presenter: &Presenter) -> (BoardSession, Vec<Out>) {
        match self {
            BoardSession::Game(play) => {
                let (play, out) = play.join(config, time, presenter);
                (BoardSession::from(play), out)
            }
            BoardSession::Match(contest) => {
                let (contest, out) = contest.join(config, time, presenter);
                (BoardSession::from(contest), out)
            }
        }
    }

    /// What follows by itself of what was done at its game.
    pub fn advance(&mut self, presenter: &Presenter) -> Vec<Out> {
        match self {
            BoardSession::Game(_) => Vec::new(),
            BoardSession::Match(contest) => contest.advance(true, presenter),
        }
    }

    pub fn attend(&mut self, presenter: &Presenter) -> Vec<Out> {
        match self {
            BoardSession::Game(play) => play.attend(presenter),
            BoardSession::Match(contest) => contest.attend(presenter),
        }
    }

    pub fn tick(&mut self, presenter: &Presenter) -> Vec<Out> {
        match self {
            BoardSession::Game(play) => play.tick(presenter),
            BoardSession::Match(contest) => contest.tick(presenter),
        }
    }

    pub fn searched(&mut self, search: Search, chance: Chance, presenter: &Presenter) -> Vec<Out> {
        match self {
            BoardSession::Game(play) => play.searched(search, chance, presenter),
            BoardSession::Match(contest) => contest.searched(search, chance, presenter),
        }
    }

    pub fn close(&mut self, presenter: &Presenter) -> Vec<Out> {
        match self {
            BoardSession::Game(play) => play.close(presenter),
            BoardSession::Match(contest) => contest.close(presenter),
        }
    }

    pub fn until_deadline(&self) -> Option<Ms> {
        match self {
            BoardSession::Game(play) => play.until_deadline(),
            BoardSession::Match(contest) => contest.until_deadline(),
        }
    }
}

impl From<Play> for BoardSession {
    fn from(play: Play) -> BoardSession {
        BoardSession::Game(Box::new(play))
    }
}

impl From<MicroMatch> for BoardSession {
    fn from(contest: MicroMatch) -> BoardSession {
        BoardSession::Match(Box::new(contest))
    }
}

impl From<BoardSession> for Room {
    fn from(bout: BoardSession) -> Room {
        match bout {
            BoardSession::Game(play) => Room::Play(play),
            BoardSession::Match(contest) => Room::MicroMatch(contest),
        }
    }
}
