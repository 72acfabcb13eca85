//! A board that feels at this desk: what it shows is made in the game that is played here. At several boards it is not known
//! which one it would be: there it is left aside.

use super::play::Presser;
use super::{Desk, Out, Play};
use golos_rules::{Move, Position};
use golos_speech::Kind;
use golos_wording::Sentence;

impl Desk {
    /// From now on a board feels what is played here, or none does.
    pub fn feel_board(&mut self, is_there: bool) {
        if let Some(play) = self.felt_play() {
            play.feel(is_there);
        }
    }

    /// What the pieces on the board are compared with; none where no game goes on at this desk alone.
    #[must_use]
    pub fn felt_position(&self) -> Option<Position> {
        self.screen.felt()?.felt_position()
    }

    fn felt_play(&mut self) -> Option<&mut Play> {
        self.screen.felt()?;
        self.screen.game_mut()
    }

    /// Who has pressed the clock and waits for the board, once.
    pub fn take_presser(&mut self) -> Option<Presser> {
        self.felt_play().and_then(Play::take_presser)
    }

    /// The clock is pressed all the same: nothing was moved on the board.
    pub fn press_unfelt(&mut self, presser: Presser) -> Vec<Out> {
        self.at_felt(|play, presenter| play.press_unfelt(presser, presenter))
    }

    /// One of these moves was made on the board, and the clock pressed.
    pub fn make_felt(&mut self, presser: Presser, moves: &[Move]) -> Vec<Out> {
        self.at_felt(|play, presenter| play.make_felt(presser, moves, presenter))
    }

    /// SentenceKind how the board stands: to the room, where a game goes on.
    pub fn tell_felt(&mut self, said: Vec<Sentence>) -> Vec<Out> {
        if self.felt_position().is_none() {
            return said.iter().map(|sentence| self.presenter.say(sentence, Kind::Answer)).collect();
        }
        self.at_felt(|play, _| play.tell_felt(said))
    }

    fn at_felt(&mut self, act: impl FnOnce(&mut Play, &super::Presenter) -> Vec<Out>) -> Vec<Out> {
        let mut out = self.hear();
        let presenter = &self.presenter;
        let (mut said, more) = self.screen.at_board(presenter, |play| act(play, presenter)).unwrap_or_default();
        said.extend(more);
        self.voiced.note(&said);
        out.extend(said);
        out
    }
}
