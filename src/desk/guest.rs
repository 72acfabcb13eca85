//! A desk whose board is kept open by another: its line may break and be whole again, and its boards are as many as there
//! are.

use std::path::Path;

use super::archive::store;
use super::hall::{Hall, at};
use super::screens::Room;
use super::{Desk, NewGame, Out, Play};
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
        (self.direct, self.room) = (true, Room::Play(Box::new(play)));
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
            (self.direct, self.room) = (true, Room::Play(Box::new(play)));
            return Some(out);
        }
        let mut hall = Hall::default();
        let mut out = Vec::new();
        for (number, (play, said)) in joined {
            hall.put(number, play);
            out.extend(at(number, said, &self.presenter));
        }
        (self.direct, self.room) = (true, Room::Hall(Box::new(hall)));
        Some(out)
    }

    /// The line to this terminal is broken: nothing is heard here, and nothing is told as if it were.
    pub fn lose_line(&mut self) {
        match &mut self.room {
            Room::Event(event) => event.lose_line(),
            _ => self.plays_mut().into_iter().for_each(Play::lose),
        }
    }

    /// The line is whole again: what was missed is heard now, once.
    pub fn line_back(&mut self) -> Vec<Out> {
        let (config, presenter) = (self.config.clone(), self.presenter.clone());
        if let Room::Event(event) = &mut self.room {
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

    /// SentenceKind something at the board that is played at here, which its record keeps.
    pub fn tell(&mut self, utterances: Vec<Announcement>) -> Vec<Out> {
        let presenter = self.presenter.clone();
        self.room.play_mut().map(|play| play.say(utterances, &presenter)).unwrap_or_default()
    }

    /// The games of this desk, of one board or of several.
    fn plays_mut(&mut self) -> Vec<&mut Play> {
        match &mut self.room {
            Room::Hall(hall) => hall.plays_mut().collect(),
            room => room.play_mut().into_iter().collect(),
        }
    }
}
