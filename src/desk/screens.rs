//! The room that one is in. Most of what is asked for at a board is the same in a game and in a micro-match: both have a
//! [`Play`], and a micro-match looks afterwards at what follows by itself.

use super::hall::Hall;
use super::remote_hall::Away;
use super::{Course, EventDesk, MicroMatch, Out, Play, Presenter, Replayer, SetUp, home};
use golos_clock::Ms;
use golos_game::{Chance, Search, Seat};
use golos_input::CursorKey;
use golos_wording::Style;

/// The room that one is in.
pub(super) enum Room {
    Home(Box<home::Home>),
    Play(Box<Play>),
    MicroMatch(Box<MicroMatch>),
    Replay(Box<Replayer>),
    SetUp(Box<SetUp>),
    Course(Box<Course>),
    Event(Box<EventDesk>),
    Hall(Box<Hall>),
    /// At a board of a hall elsewhere.
    Away(Box<Away>),
}

impl Room {
    /// The game that is played in it.
    pub fn play(&self) -> Option<&Play> {
        match self {
            Room::Play(play) => Some(play),
            Room::MicroMatch(contest) => Some(contest.play()),
            Room::Course(course) => course.game(),
            Room::Event(event) => event.play(),
            Room::Hall(hall) => hall.play(),
            Room::Home(_) | Room::Replay(_) | Room::SetUp(_) | Room::Away(_) => None,
        }
    }

    /// The same, to do something there after which nothing follows by itself.
    pub fn play_mut(&mut self) -> Option<&mut Play> {
        match self {
            Room::Play(play) => Some(play),
            Room::MicroMatch(contest) => Some(contest.play_mut()),
            Room::Hall(hall) => hall.play_mut(),
            Room::Event(event) => event.play_mut(),
            Room::Home(_) | Room::Replay(_) | Room::SetUp(_) | Room::Course(_) | Room::Away(_) => None,
        }
    }

    /// The boards, where there are several.
    pub fn hall(&self) -> Option<&Hall> {
        match self {
            Room::Hall(hall) => Some(hall),
            Room::Event(event) => event.hall(),
            Room::Home(_)
            | Room::Play(_)
            | Room::MicroMatch(_)
            | Room::Replay(_)
            | Room::SetUp(_)
            | Room::Course(_)
            | Room::Away(_) => None,
        }
    }

    /// As [`Room::hall`], to be changed.
    pub fn hall_mut(&mut self) -> Option<&mut Hall> {
        match self {
            Room::Hall(hall) => Some(hall),
            Room::Event(event) => event.hall_mut(),
            Room::Home(_)
            | Room::Play(_)
            | Room::MicroMatch(_)
            | Room::Replay(_)
            | Room::SetUp(_)
            | Room::Course(_)
            | Room::Away(_) => None,
        }
    }

    /// Does something at the game that is played here, and in a micro-match what follows by itself. None without one.
    pub fn at_board<T>(&mut self, presenter: &Presenter, act: impl FnOnce(&mut Play) -> T) -> Option<(T, Vec<Out>)> {
        let done = act(self.play_mut()?);
        let more = match self {
            Room::MicroMatch(contest) => contest.advance(true, presenter),
            Room::Event(event) => event.follow_boards(presenter),
            Room::Hall(hall) => hall.advance(presenter),
            Room::Home(_) | Room::Play(_) | Room::Replay(_) | Room::SetUp(_) | Room::Course(_) | Room::Away(_) => {
                Vec::new()
            }
        };
        Some((done, more))
    }

    /// He who sits here is spoken to in this style from now on.
    pub fn restyle(&mut self, style: Style) {
        match self {
            Room::Hall(hall) => hall.restyle(style),
            Room::Event(event) => event.restyle(style),
            Room::Play(_) | Room::MicroMatch(_) | Room::Course(_) => {
                if let Some(play) = self.play() {
                    play.restyle(style);
                }
            }
            Room::Home(_) | Room::Replay(_) | Room::SetUp(_) | Room::Away(_) => {}
        }
    }

    /// How long it is until something happens by itself.
    pub fn until_deadline(&self) -> Option<Ms> {
        match self {
            Room::Home(_) | Room::SetUp(_) | Room::Course(_) | Room::Away(_) => None,
            Room::Event(event) => event.until_deadline(),
            Room::Play(play) => play.until_deadline(),
            Room::MicroMatch(contest) => contest.until_deadline(),
            Room::Hall(hall) => hall.until_deadline(),
            Room::Replay(player) => player.until_deadline(),
        }
    }

    /// What has been heard here since, of what others did at the same board.
    pub fn attend(&mut self, presenter: &Presenter) -> Vec<Out> {
        match self {
            Room::Play(play) => play.attend(presenter),
            Room::MicroMatch(contest) => contest.attend(presenter),
            Room::Hall(hall) => hall.attend(presenter),
            Room::Event(event) => event.attend(presenter),
            Room::Home(_) | Room::Replay(_) | Room::SetUp(_) | Room::Course(_) | Room::Away(_) => Vec::new(),
        }
    }

    /// Enter on an empty line at a board.
    pub fn enter(&mut self, seat: Option<Seat>, presenter: &Presenter) -> Option<Vec<Out>> {
        match self {
            Room::Play(play) => Some(play.enter(seat, presenter)),
            Room::MicroMatch(contest) => Some(contest.enter(seat, presenter)),
            Room::Hall(hall) => hall.enter(seat, presenter),
            Room::Event(event) => event.press_enter(seat, presenter),
            Room::Home(_) | Room::Replay(_) | Room::SetUp(_) | Room::Course(_) | Room::Away(_) => None,
        }
    }

    /// Takes a button of a pad as an answer, if it is one.
    pub fn take_button(&mut self, seat: Option<Seat>, key: CursorKey, presenter: &Presenter) -> Option<Vec<Out>> {
        let (answered, more) = self.at_board(presenter, |play| play.take_button(seat, key, presenter))?;
        answered.map(|mut out| {
            out.extend(more);
            out
        })
    }

    /// Takes the line that was typed unseen.
    pub fn seal(&mut self, line: &str, presenter: &Presenter) -> Vec<Out> {
        let sealed = self.at_board(presenter, |play| play.seal(line, presenter));
        sealed.map_or_else(Vec::new, |(mut out, more)| {
            out.extend(more);
            out
        })
    }

    /// Lets time pass.
    pub fn tick(&mut self, presenter: &Presenter) -> Vec<Out> {
        match self {
            Room::Home(_) | Room::SetUp(_) | Room::Course(_) | Room::Away(_) => Vec::new(),
            Room::Event(event) => event.tick(presenter),
            Room::Play(play) => play.tick(presenter),
            Room::MicroMatch(contest) => contest.tick(presenter),
            Room::Hall(hall) => hall.tick(presenter),
            Room::Replay(player) => player.tick(presenter),
        }
    }

    /// The search that a game asks for.
    pub fn search_due(&self) -> Option<Search> {
        match self {
            Room::Hall(hall) => hall.search_due(),
            Room::Event(event) => event.hall().and_then(Hall::search_due),
            Room::Home(_) | Room::Replay(_) | Room::SetUp(_) | Room::Away(_) => None,
            Room::Play(_) | Room::MicroMatch(_) | Room::Course(_) => self.play()?.state().search_due(),
        }
    }

    /// Takes the answer of a search.
    pub fn searched(&mut self, search: Search, chance: Chance, presenter: &Presenter) -> Vec<Out> {
        match self {
            Room::Play(play) => play.searched(search, chance, presenter),
            Room::MicroMatch(contest) => contest.searched(search, chance, presenter),
            Room::Hall(hall) => hall.searched(&search, &chance, presenter),
            Room::Event(event) => event.searched(&search, &chance, presenter),
            Room::Home(_) | Room::Replay(_) | Room::SetUp(_) | Room::Course(_) | Room::Away(_) => Vec::new(),
        }
    }

    /// Closes what is open in good order.
    pub fn close(&mut self, presenter: &Presenter) -> Vec<Out> {
        match self {
            Room::Play(play) => play.close(presenter),
            Room::MicroMatch(contest) => contest.close(presenter),
            Room::Hall(hall) => hall.close(presenter),
            Room::Event(event) => event.close(presenter),
            Room::Home(_) | Room::Replay(_) | Room::SetUp(_) | Room::Course(_) | Room::Away(_) => Vec::new(),
        }
    }
}
