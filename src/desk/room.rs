//! The room that one is in. Most of what is asked for at a board is the same in a game and in a micro-match: both have a
//! [`Play`], and a micro-match looks afterwards at what follows by itself.

use super::away::Away;
use super::hall::Hall;
use super::{Contest, Course, EventDesk, Out, Play, Replayer, SetUp, Tongue, home};
use golos_clock::Ms;
use golos_game::{Chance, Search, Seat};
use golos_input::HandKey;
use golos_wording::Style;

/// The room that one is in.
pub(super) enum Room {
    Home(Box<home::Home>),
    Play(Box<Play>),
    Contest(Box<Contest>),
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
            Room::Contest(contest) => Some(contest.play()),
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
            Room::Contest(contest) => Some(contest.play_mut()),
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
            | Room::Contest(_)
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
            | Room::Contest(_)
            | Room::Replay(_)
            | Room::SetUp(_)
            | Room::Course(_)
            | Room::Away(_) => None,
        }
    }

    /// Does something at the game that is played here, and in a micro-match what follows by itself. None without one.
    pub fn at_board<T>(&mut self, tongue: &Tongue, act: impl FnOnce(&mut Play) -> T) -> Option<(T, Vec<Out>)> {
        let done = act(self.play_mut()?);
        let more = match self {
            Room::Contest(contest) => contest.advance(true, tongue),
            Room::Event(event) => event.follow_boards(tongue),
            Room::Hall(hall) => hall.advance(tongue),
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
            Room::Play(_) | Room::Contest(_) | Room::Course(_) => {
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
            Room::Contest(contest) => contest.until_deadline(),
            Room::Hall(hall) => hall.until_deadline(),
            Room::Replay(player) => player.until_deadline(),
        }
    }

    /// What has been heard here since, of what others did at the same board.
    pub fn attend(&mut self, tongue: &Tongue) -> Vec<Out> {
        match self {
            Room::Play(play) => play.attend(tongue),
            Room::Contest(contest) => contest.attend(tongue),
            Room::Hall(hall) => hall.attend(tongue),
            Room::Event(event) => event.attend(tongue),
            Room::Home(_) | Room::Replay(_) | Room::SetUp(_) | Room::Course(_) | Room::Away(_) => Vec::new(),
        }
    }

    /// Enter on an empty line at a board.
    pub fn enter(&mut self, seat: Option<Seat>, tongue: &Tongue) -> Option<Vec<Out>> {
        match self {
            Room::Play(play) => Some(play.enter(seat, tongue)),
            Room::Contest(contest) => Some(contest.enter(seat, tongue)),
            Room::Hall(hall) => hall.enter(seat, tongue),
            Room::Event(event) => event.press_enter(seat, tongue),
            Room::Home(_) | Room::Replay(_) | Room::SetUp(_) | Room::Course(_) | Room::Away(_) => None,
        }
    }

    /// Takes a button of a pad as an answer, if it is one.
    pub fn take_button(&mut self, seat: Option<Seat>, key: HandKey, tongue: &Tongue) -> Option<Vec<Out>> {
        let (answered, more) = self.at_board(tongue, |play| play.take_button(seat, key, tongue))?;
        answered.map(|mut out| {
            out.extend(more);
            out
        })
    }

    /// Takes the line that was typed unseen.
    pub fn seal(&mut self, line: &str, tongue: &Tongue) -> Vec<Out> {
        let sealed = self.at_board(tongue, |play| play.seal(line, tongue));
        sealed.map_or_else(Vec::new, |(mut out, more)| {
            out.extend(more);
            out
        })
    }

    /// Lets time pass.
    pub fn tick(&mut self, tongue: &Tongue) -> Vec<Out> {
        match self {
            Room::Home(_) | Room::SetUp(_) | Room::Course(_) | Room::Away(_) => Vec::new(),
            Room::Event(event) => event.tick(tongue),
            Room::Play(play) => play.tick(tongue),
            Room::Contest(contest) => contest.tick(tongue),
            Room::Hall(hall) => hall.tick(tongue),
            Room::Replay(player) => player.tick(tongue),
        }
    }

    /// The search that a game asks for.
    pub fn search_due(&self) -> Option<Search> {
        match self {
            Room::Hall(hall) => hall.search_due(),
            Room::Event(event) => event.hall().and_then(Hall::search_due),
            Room::Home(_) | Room::Replay(_) | Room::SetUp(_) | Room::Away(_) => None,
            Room::Play(_) | Room::Contest(_) | Room::Course(_) => self.play()?.state().search_due(),
        }
    }

    /// Takes the answer of a search.
    pub fn searched(&mut self, search: Search, chance: Chance, tongue: &Tongue) -> Vec<Out> {
        match self {
            Room::Play(play) => play.searched(search, chance, tongue),
            Room::Contest(contest) => contest.searched(search, chance, tongue),
            Room::Hall(hall) => hall.searched(&search, &chance, tongue),
            Room::Event(event) => event.searched(&search, &chance, tongue),
            Room::Home(_) | Room::Replay(_) | Room::SetUp(_) | Room::Course(_) | Room::Away(_) => Vec::new(),
        }
    }

    /// Closes what is open in good order.
    pub fn close(&mut self, tongue: &Tongue) -> Vec<Out> {
        match self {
            Room::Play(play) => play.close(tongue),
            Room::Contest(contest) => contest.close(tongue),
            Room::Hall(hall) => hall.close(tongue),
            Room::Event(event) => event.close(tongue),
            Room::Home(_) | Room::Replay(_) | Room::SetUp(_) | Room::Course(_) | Room::Away(_) => Vec::new(),
        }
    }
}
