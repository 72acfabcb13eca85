//! A board that feels at this game: the clock is pressed behind a move that only the board knows, and what it shows is made
//! then, or told where it is none.

use super::Play;
use crate::readings::Readings;
use crate::{Out, Presenter};
use golos_game::{Audience, Command, MoveRequest, Phase, Request, Seat};
use golos_rules::{Move, Position, Side};
use golos_speech::{self as speech, Announcement, Kind};
use golos_wording::Sentence;

/// Who has pressed the clock: him who was named, and he at whose device it was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Presser {
    by: Option<Seat>,
    seat: Option<Seat>,
}

impl Presser {
    /// The player who has pressed, as far as that is known.
    #[must_use]
    pub fn side(self) -> Option<Side> {
        self.by.or(self.seat).and_then(Seat::side)
    }
}

/// Whether a board feels what is played here, and who waits for it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Feeling {
    is_there: bool,
    waits: Option<Presser>,
}

impl Play {
    /// From now on a board feels what is played here, or none does.
    pub(crate) const fn feel(&mut self, is_there: bool) {
        self.feeling.is_there = is_there;
    }

    /// Whether a board feels what is played here.
    pub(super) const fn has_sensor_board(&self) -> bool {
        self.feeling.is_there
    }

    /// Whether it is asked of the board first what was made: the clock is pressed, and nothing was entered.
    pub(super) fn waits_for_board(&mut self, by: Option<Seat>, seat: Option<Seat>, ask: &Request) -> bool {
        let state = self.state();
        let waits = self.feeling.is_there
            && *ask == Request::Move(MoveRequest::Press)
            && state.phase() == Phase::Playing
            && state.made().is_none()
            && state.restoring().is_none();
        if waits {
            self.feeling.waits = Some(Presser { by, seat });
        }
        waits
    }

    /// Who has pressed since, once.
    pub(crate) const fn take_presser(&mut self) -> Option<Presser> {
        self.feeling.waits.take()
    }

    /// What the pieces on the board are compared with; none where no game goes on.
    pub(crate) fn felt_position(&self) -> Option<Position> {
        let state = self.state();
        (state.phase() != Phase::Over && state.sealed().is_none()).then(|| *state.board())
    }

    /// The clock is pressed all the same: nothing was moved.
    pub(crate) fn press_unfelt(&mut self, presser: Presser, presenter: &Presenter) -> Vec<Out> {
        let (by, ask) = self.settle(presser.by.or(presser.seat), Request::Move(MoveRequest::Press));
        self.command(Command::new(by, ask), presenter)
    }

    /// One of these moves was made on the board, and the clock pressed: the only one is made and completed; of several it is
    /// asked which.
    pub(crate) fn make_felt(&mut self, presser: Presser, moves: &[Move], presenter: &Presenter) -> Vec<Out> {
        let (position, notation) = (*self.state().position(), self.state().notation());
        let by = presser.by.or(presser.seat).unwrap_or(Seat::Player(self.state().turn()));
        match moves {
            [mv] => {
                let text = position.long(mv, notation);
                let mut out = self.command(Command::new(by, Request::Move(MoveRequest::Make(text))), presenter);
                if self.state().made().is_some() {
                    out.extend(self.press_unfelt(presser, presenter));
                }
                out
            }
            moves => {
                let asked = speech::which(&position, moves);
                let moves = moves.iter().map(|mv| position.long(mv, notation)).collect();
                self.readings = Some((by, Readings::new(moves, Some(asked.clone()))));
                self.say_here(vec![Announcement::answer(by, asked)])
            }
        }
    }

    /// SentenceKind to the room how the board stands.
    pub(crate) fn tell_felt(&mut self, said: Vec<Sentence>) -> Vec<Out> {
        let told = |sentence| Announcement::new(Audience::ROOM, Kind::Answer, sentence);
        self.say(said.into_iter().map(told).collect())
    }
}
