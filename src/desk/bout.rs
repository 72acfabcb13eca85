//! What is played at one of several boards: a game, or a micro-match of the games that are played there one after another.

use std::path::PathBuf;
use std::sync::Arc;

use super::room::Room;
use super::{Config, Contest, Out, Play, Tongue};
use golos_clock::Ms;
use golos_game::{Chance, Phase, Search, Seat};
use golos_input::Intent;
use golos_table::Time;
use golos_wording::Sentence;

/// What is played at a board.
pub(super) enum Bout {
    Game(Box<Play>),
    Match(Box<Contest>),
}

impl Bout {
    /// The game that is played now.
    pub fn play(&self) -> &Play {
        match self {
            Bout::Game(play) => play,
            Bout::Match(contest) => contest.play(),
        }
    }

    pub fn play_mut(&mut self) -> &mut Play {
        match self {
            Bout::Game(play) => play,
            Bout::Match(contest) => contest.play_mut(),
        }
    }

    /// The micro-match that it is, if it is one.
    pub fn contest(&self) -> Option<&Contest> {
        match self {
            Bout::Game(_) => None,
            Bout::Match(contest) => Some(contest),
        }
    }

    /// The name of its journal: of a micro-match its own, which names those of its games.
    pub fn file(&self) -> Option<PathBuf> {
        match self {
            Bout::Game(play) => play.file(),
            Bout::Match(contest) => contest.file(),
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
            Bout::Game(play) => play.prompt(),
            Bout::Match(contest) => contest.prompt(),
        }
    }

    pub fn take(&mut self, seat: Option<Seat>, intent: Intent, tongue: &Tongue) -> (Vec<Out>, bool) {
        match self {
            Bout::Game(play) => play.take(seat, intent, tongue),
            Bout::Match(contest) => contest.take(seat, intent, tongue),
        }
    }

    /// Enter on an empty line.
    pub fn enter(&mut self, seat: Option<Seat>, tongue: &Tongue) -> Vec<Out> {
        match self {
            Bout::Game(play) => play.enter(seat, tongue),
            Bout::Match(contest) => contest.enter(seat, tongue),
        }
    }

    /// A further terminal at it, and what is heard there first.
    pub fn join(&self, config: &Config, time: &Arc<dyn Time>, tongue: &Tongue) -> (Bout, Vec<Out>) {
        match self {
            Bout::Game(play) => {
                let (play, out) = play.join(config, time, tongue);
                (Bout::from(play), out)
            }
            Bout::Match(contest) => {
                let (contest, out) = contest.join(config, time, tongue);
                (Bout::from(contest), out)
            }
        }
    }

    /// What follows by itself of what was done at its game.
    pub fn advance(&mut self, tongue: &Tongue) -> Vec<Out> {
        match self {
            Bout::Game(_) => Vec::new(),
            Bout::Match(contest) => contest.advance(true, tongue),
        }
    }

    pub fn attend(&mut self, tongue: &Tongue) -> Vec<Out> {
        match self {
            Bout::Game(play) => play.attend(tongue),
            Bout::Match(contest) => contest.attend(tongue),
        }
    }

    pub fn tick(&mut self, tongue: &Tongue) -> Vec<Out> {
        match self {
            Bout::Game(play) => play.tick(tongue),
            Bout::Match(contest) => contest.tick(tongue),
        }
    }

    pub fn searched(&mut self, search: Search, chance: Chance, tongue: &Tongue) -> Vec<Out> {
        match self {
            Bout::Game(play) => play.searched(search, chance, tongue),
            Bout::Match(contest) => contest.searched(search, chance, tongue),
        }
    }

    pub fn close(&mut self, tongue: &Tongue) -> Vec<Out> {
        match self {
            Bout::Game(play) => play.close(tongue),
            Bout::Match(contest) => contest.close(tongue),
        }
    }

    pub fn until_deadline(&self) -> Option<Ms> {
        match self {
            Bout::Game(play) => play.until_deadline(),
            Bout::Match(contest) => contest.until_deadline(),
        }
    }
}

impl From<Play> for Bout {
    fn from(play: Play) -> Bout {
        Bout::Game(Box::new(play))
    }
}

impl From<Contest> for Bout {
    fn from(contest: Contest) -> Bout {
        Bout::Match(Box::new(contest))
    }
}

impl From<Bout> for Room {
    fn from(bout: Bout) -> Room {
        match bout {
            Bout::Game(play) => Room::Play(play),
            Bout::Match(contest) => Room::Contest(contest),
        }
    }
}
