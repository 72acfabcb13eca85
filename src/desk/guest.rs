//! A desk whose board is kept open by another: its line may break and be whole again, and its boards are as many as there
//! are.

use std::path::Path;

use super::archive::store;
use super::hall::{Hall, at};
use super::{Desk, EventDesk, NewGame, Out, Play};
use golos_speech::Announcement;
use golos_table::TableError;

impl Desk {
    /// Opens a game whose record is this file, which must not exist; leaving it leaves the program.
    ///
    /// # Errors
    /// [`TableError`] if the game cannot be opened or its journal not be made.
    pub fn open_as(&mut self, game: NewGame, file: &Path) -> Result<Vec<Out>, TableError> {
        let own = || store(&self.config, Some(file));
        let (play, out) = Play::open_in(own, game, &self.config, &self.time, &self.presenter)?;
        self.show_alone(Box::new(play));
        Ok(out)
    }

    /// A further terminal at the boards of other desks, each with its number, from 1: of one at that board, of several at the
    /// boards of a hall. Leaving them leaves the program. None if nothing is played at any of them.
    pub fn join_all<'a>(&mut self, others: impl IntoIterator<Item = (usize, &'a Desk)>) -> Option<Vec<Out>> {
        let others = others.into_iter().filter_map(|(number, desk)| Some((number, desk.game()?)));
        let mut joined: Vec<(usize, (Play, Vec<Out>))> =
            others.map(|(number, play)| (number, play.join(&self.config, &self.time, &self.presenter))).collect();
        if joined.len() < 2 {
            let (_, (play, out)) = joined.pop()?;
            self.show_alone(Box::new(play));
            return Some(out);
        }
        let mut hall = Hall::default();
        let mut out = Vec::new();
        for (number, (play, said)) in joined {
            hall.put(number, Box::new(play));
            out.extend(at(number, said, &self.presenter));
        }
        self.show_alone(Box::new(hall));
        Some(out)
    }

    /// The line to this terminal is broken: nothing is heard here, and nothing is told as if it were.
    pub fn lose_line(&mut self) {
        match self.screen.shown_mut::<EventDesk>() {
            Some(event) => event.lose_line(),
            None => self.plays_mut().into_iter().for_each(Play::lose),
        }
    }

    /// The line is whole again: what was missed is heard now, once.
    pub fn line_back(&mut self) -> Vec<Out> {
        let (config, presenter) = (self.config.clone(), self.presenter.clone());
        if let Some(event) = self.screen.shown_mut::<EventDesk>() {
            let out = event.line_back(&config, &presenter);
            self.voiced.note(&out);
            return out;
        }
        let several = self.hall().is_some();
        let mut out = Vec::new();
        for (index, play) in self.plays_mut().into_iter().enumerate() {
            let said = play.come_back(&config, &presenter);
            out.extend(if several { at(index + 1, said, &presenter) } else { said });
        }
        self.voiced.note(&out);
        out
    }

    /// Says something at the board that is played at here, which its record keeps.
    pub fn tell(&mut self, utterances: Vec<Announcement>) -> Vec<Out> {
        self.screen.game_mut().map(|play| play.say(utterances)).unwrap_or_default()
    }

    /// The games of this desk, of one board or of several.
    fn plays_mut(&mut self) -> Vec<&mut Play> {
        if self.hall().is_some() {
            return self.screen.hall_mut().into_iter().flat_map(Hall::plays_mut).collect();
        }
        self.screen.game_mut().into_iter().collect()
    }
}
