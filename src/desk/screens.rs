//! What a desk shows: the home menu, a game, a micro-match, a replay, a set-up, a course, an event, several boards, or a
//! board of a hall elsewhere. Each is a [`Screen`]; a desk has a stack of them.

use std::any::Any;

use super::hall::Hall;
use super::play::Thought;
use super::scan::{Offered, leave};
use super::{Course, Desk, MicroMatch, Out, Play, Presenter};
use golos_clock::Ms;
use golos_game::{Chance, Search, Seat};
use golos_input::switch::Branch;
use golos_input::{Asking, CommandParseError, CursorKey, Intent, Tokens};
use golos_rules::PlaceNames;
use golos_speech::Renderer;
use golos_view::MenuModel;

/// Something that a desk shows and that takes what is asked for there. What is not said of a screen is as at a board: done at
/// its game, where it has one.
pub(super) trait Screen: Any + Send {
    /// What the prompt says.
    fn prompt_text(&self, presenter: &Presenter) -> String;

    /// The lines of the menu or question that one is asked.
    fn menu(&self, _presenter: &Presenter) -> Option<MenuModel> {
        None
    }

    /// Whether the hand is on a board.
    fn has_board(&self) -> bool {
        true
    }

    /// The game that is played in it.
    fn game(&self) -> Option<&Play> {
        None
    }

    /// The same, to do something there; what follows by itself then is [`Screen::what_follows`].
    fn game_mut(&mut self) -> Option<&mut Play> {
        None
    }

    /// The names of the places of its board; without a board, those of dark squares.
    fn place_names(&self) -> PlaceNames {
        self.game().map_or(PlaceNames::DarkSquares, |play| play.state().board().place_names())
    }

    /// The boards, where there are several.
    fn hall(&self) -> Option<&Hall> {
        None
    }

    /// The same, to be changed.
    fn hall_mut(&mut self) -> Option<&mut Hall> {
        None
    }

    /// The micro-match that is played in it.
    fn contest(&self) -> Option<&MicroMatch> {
        self.hall().filter(|hall| !hall.is_away)?.contest_here()
    }

    /// Every game that is played in it.
    fn plays(&self) -> Vec<&Play> {
        match self.hall() {
            Some(hall) => hall.plays().collect(),
            None => self.game().into_iter().collect(),
        }
    }

    /// Takes an intent; true if the screen is left. Home, a set-up and a course lead further and are asked by the desk itself.
    fn take(&mut self, _seat: Option<Seat>, _intent: Intent, _presenter: &Presenter) -> (Vec<Out>, bool) {
        (Vec::new(), false)
    }

    /// What a typed line asks for, where no game reads it.
    ///
    /// # Errors
    /// [`CommandParseError`]: it is no line of this screen.
    fn read_line(&self, line: &Tokens, presenter: &Presenter) -> Result<Intent, CommandParseError> {
        Ok(presenter.lexicon.menu(line))
    }

    /// Takes a typed line as a whole; true if the screen is left. `None` where lines are read by [`Screen::read_line`].
    fn typed(&mut self, _line: &Tokens, _presenter: &Presenter) -> Option<(Vec<Out>, bool)> {
        None
    }

    /// The most characters of a line.
    fn longest_line(&self) -> usize {
        CommandParseError::MOST_CHARS
    }

    /// Enter on an empty line at a board.
    fn enter(&mut self, _seat: Option<Seat>, _presenter: &Presenter) -> Option<Vec<Out>> {
        None
    }

    /// What follows by itself of what was done at the game.
    fn what_follows(&mut self, _presenter: &Presenter) -> Vec<Out> {
        Vec::new()
    }

    /// What has been heard here since, of what others did at the same board.
    fn attend(&mut self, _presenter: &Presenter) -> Vec<Out> {
        Vec::new()
    }

    /// Lets time pass.
    fn tick(&mut self, _presenter: &Presenter) -> Vec<Out> {
        Vec::new()
    }

    /// How long it is until something happens by itself.
    fn until_deadline(&self) -> Option<Ms> {
        None
    }

    /// The search that a game asks for.
    fn search_due(&self) -> Option<Search> {
        match self.hall() {
            Some(hall) => hall.plays().find_map(Play::search_due),
            None => self.game()?.search_due(),
        }
    }

    /// The position that the program has to think about, where it plays.
    fn thought_due(&self) -> Option<Thought> {
        self.game()?.thought_due()
    }

    /// Takes the answer of a search.
    fn searched(&mut self, _search: &Search, _chance: &Chance, _presenter: &Presenter) -> Vec<Out> {
        Vec::new()
    }

    /// Sets the renderer of what is heard here.
    fn restyle(&mut self, renderer: &Renderer) {
        if let Some(play) = self.game() {
            play.restyle(renderer);
        }
    }

    /// Closes what is open in good order.
    fn close(&mut self, _presenter: &Presenter) -> Vec<Out> {
        Vec::new()
    }

    /// What is said when what lay over it was left.
    fn shown_again(&mut self, _presenter: &Presenter) -> Vec<Out> {
        Vec::new()
    }

    /// The board is seen from the other side.
    fn flip(&mut self, flipped: bool) {
        if let Some(play) = self.game_mut() {
            play.flip(flipped);
        }
    }

    /// The name of the square under the hand of this seat.
    fn cursor_name(&self, seat: Option<Seat>) -> Option<String> {
        self.game().map(|play| play.cursor_name(seat))
    }

    /// What can be chosen by a switch of this seat.
    fn offered(&self, seat: Option<Seat>, desk: &Desk) -> Vec<Branch<Offered>> {
        self.game().map_or_else(|| vec![leave()], |play| play.offered(seat, desk))
    }

    /// Whether this seat is asked something that the buttons of a pad do not answer.
    fn asks_to_choose(&self, seat: Option<Seat>) -> bool {
        self.game().is_some_and(|play| play.asks_to_choose(seat))
    }

    /// What is asked, and answered by a word.
    fn asking(&self, seat: Option<Seat>) -> Option<Asking> {
        let asking = self.game().and_then(|play| play.asking(seat));
        // In a break nothing is started by yes.
        let rests = self.contest().is_some_and(|contest| contest.break_left().is_some());
        asking.filter(|asking| !(rests && *asking == Asking::Start))
    }
}

impl dyn Screen {
    /// This screen, if it is of that type.
    pub fn shown<T: Screen>(&self) -> Option<&T> {
        (self as &dyn Any).downcast_ref()
    }

    /// The same, to be changed.
    pub fn shown_mut<T: Screen>(&mut self) -> Option<&mut T> {
        (self as &mut dyn Any).downcast_mut()
    }

    /// The one game that a board with sensors stands at; `None` of several boards and of an exercise.
    pub fn felt(&self) -> Option<&Play> {
        let is_one = self.hall().is_none() && self.shown::<Course>().is_none();
        self.game().filter(|_| is_one)
    }

    /// Does something at the game that is played here, and what follows of it by itself. `None` without a game.
    pub fn at_board<T>(&mut self, presenter: &Presenter, act: impl FnOnce(&mut Play) -> T) -> Option<(T, Vec<Out>)> {
        let done = act(self.game_mut()?);
        Some((done, self.what_follows(presenter)))
    }

    /// Takes a button of a pad as an answer, if it is one.
    pub fn take_button(&mut self, seat: Option<Seat>, key: CursorKey, presenter: &Presenter) -> Option<Vec<Out>> {
        let (answered, more) = self.at_board(presenter, |play| play.take_button(seat, key, presenter))?;
        answered.map(|out| [out, more].concat())
    }

    /// Takes the line that was typed unseen.
    pub fn seal(&mut self, line: &str, presenter: &Presenter) -> Vec<Out> {
        let sealed = self.at_board(presenter, |play| play.seal(line, presenter));
        sealed.map_or_else(Vec::new, |(out, more)| [out, more].concat())
    }
}
