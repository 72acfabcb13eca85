//! From one room to the next: where the answers at home lead, and where one comes out who leaves a room.

use std::path::Path;

use super::screens::Screen;
use super::{Desk, EventDesk, MicroMatch, Out, Play, Replayer, SetUp, archive, home, not_taken_over, trouble};
use golos_journal as journal;
use golos_speech::Kind;
use golos_table::TableError;
use golos_wording::message;

impl Desk {
    /// Shows this over what is shown: leaving it leads back.
    pub(super) fn show(&mut self, screen: Box<dyn Screen>) {
        self.under.push(std::mem::replace(&mut self.screen, screen));
    }

    /// Shows this and nothing under it: leaving it leaves the program.
    pub(super) fn show_alone(&mut self, screen: Box<dyn Screen>) {
        self.under.clear();
        self.screen = screen;
    }

    pub(super) fn take_up(&self, path: &Path) -> Result<(Box<dyn Screen>, Vec<Out>), TableError> {
        let (path, goes_on) = archive::found(&self.config, path)?;
        let (screen, mut out) = self.take_up_here(&path)?;
        out.splice(0..0, goes_on.map(|goes_on| self.presenter.say(&goes_on, Kind::Answer)));
        Ok((screen, out))
    }

    fn take_up_here(&self, path: &Path) -> Result<(Box<dyn Screen>, Vec<Out>), TableError> {
        // What cannot be read is told of where a game would be taken up.
        let bytes = archive::read(&self.config, path).unwrap_or_default();
        if journal::is_event(&bytes) {
            let (event, said) = EventDesk::resume(path, &self.config, &self.time, &self.presenter)?;
            return Ok((Box::new(event), said));
        }
        if journal::is_match(&bytes) {
            let (contest, said) = MicroMatch::resume(path, &self.config, &self.time, &self.presenter)?;
            return Ok((Box::new(contest), said));
        }
        let (play, said) = Play::resume(path, &self.config, &self.time, &self.presenter)?;
        Ok((Box::new(play), said))
    }

    pub(super) fn leave(&mut self, mut out: Vec<Out>) -> Vec<Out> {
        if self.screen.shown::<home::Home>().is_none() {
            let Some(below) = self.under.pop() else {
                self.done = true;
                return out;
            };
            self.screen = below;
        }
        out.extend(self.screen.shown_again(&self.presenter));
        out
    }

    pub(super) fn follow(&mut self, mut out: Vec<Out>, step: home::Step) -> Vec<Out> {
        let opened: Result<(Box<dyn Screen>, Vec<Out>), TableError> = match step {
            home::Step::Stay => return out,
            home::Step::Quit => {
                self.done = true;
                return out;
            }
            home::Step::SetUp(rules, position) => {
                let (set_up, said) = SetUp::open(rules, position.as_deref(), &self.presenter);
                Ok((Box::new(set_up), said))
            }
            home::Step::Open(game) => Play::open(*game, &self.config, &self.time, &self.presenter)
                .map(|(play, said)| (Box::new(play) as Box<dyn Screen>, said)),
            home::Step::MicroMatch(new) => MicroMatch::open(*new, &self.config, &self.time, &self.presenter)
                .map(|(contest, said)| (Box::new(contest) as Box<dyn Screen>, said)),
            home::Step::Resume(path) => match self.take_up(&path) {
                // He is asked whether it goes on here.
                Err(TableError::InUse(_)) => {
                    let (home, asked) = home::Home::in_use(path, &self.presenter);
                    self.screen = Box::new(home);
                    out.extend(asked);
                    return out;
                }
                opened => opened,
            },
            home::Step::TakeOver(path) => match self.config.archive.take_over(&path) {
                Ok(was_open) => {
                    let taken = message::file_taken_over();
                    out.extend(was_open.then(|| self.presenter.say(&taken, Kind::Answer)));
                    self.take_up(&self.latest(&path))
                }
                Err(why) => {
                    out.push(self.presenter.say(&not_taken_over(&path, why), Kind::Answer));
                    return self.leave(out);
                }
            },
            home::Step::Set(manner, later) => {
                self.adopt(*manner);
                let manner = self.manner();
                if let Some(home) = self.screen.shown_mut::<home::Home>() {
                    home.heed(manner);
                    let said = match (self.unkept, later) {
                        (true, _) => message::manner_not_kept(),
                        (false, true) => message::wish_later(),
                        (false, false) => message::wish_done(),
                    };
                    out.push(self.presenter.say(&said, Kind::Answer));
                    out.extend(home.settled(&self.presenter));
                }
                return out;
            }
            home::Step::Letters => {
                out.extend(self.enter_letters());
                return out;
            }
            home::Step::Learn => match self.learn(None) {
                Ok(said) => {
                    out.extend(said);
                    return out;
                }
                Err(error) => Err(error),
            },
            home::Step::Replay(path) => Replayer::open((&path, None), None, &self.config, &self.time, &self.presenter)
                .map(|(player, said)| (Box::new(player) as Box<dyn Screen>, said)),
        };
        match opened {
            Ok((screen, said)) => {
                self.show(screen);
                out.extend(said);
            }
            Err(error) => {
                out.push(self.presenter.say(&trouble(&error), Kind::Answer));
                out.extend(self.screen.shown_again(&self.presenter));
            }
        }
        out
    }
}
