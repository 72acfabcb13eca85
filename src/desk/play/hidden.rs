//! A sealed move that is put together from a list (CH-18.1.1). Nothing of it comes to the hand on the board, to what was
//! said or to the record; but what is lit is heard and seen by who listens and looks, so that is said before.

use super::Play;
use super::seal::Secret;
use crate::readings::Readings;
use crate::scan::{Near, Offered, ScanAction, leaf};
use crate::{Out, Presenter};
use golos_game::Seat;
use golos_input::Intent;
use golos_input::switch::Branch;
use golos_rules::{Kind, Place, Steps, Unread};
use golos_speech as speech;
use golos_wording::{Slot, message, text_key};

/// A step of a move that nobody else may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hidden {
    /// A place of the move; with `ends` it ends there.
    Place { place: Place, ends: bool },
    /// It ends where it is.
    Done,
    /// The last place is none.
    Drop,
    /// Of several moves over these places the one of this number, from 1.
    Reading(usize),
}

/// A move that is sealed, as far as it is put together.
#[derive(Default)]
pub(super) struct Making {
    path: Vec<Place>,
    readings: Option<Readings>,
}

impl Play {
    /// What he who seals can choose; nobody else chooses anything meanwhile.
    pub(super) fn hidden(&self, secret: &Secret, seat: Option<Seat>) -> Vec<Branch<Offered>> {
        if seat.is_some_and(|seat| seat.side() != secret.by.side()) {
            return Vec::new();
        }
        let board = *self.state().position();
        let cancel = Offered::named(text_key::WORDS_MENU_BACK, ScanAction::Request(Intent::Leave));
        let Making { path, readings } = &secret.making;
        if let Some(readings) = readings {
            let reading = |(number, label)| leaf(label, ScanAction::Hidden(Hidden::Reading(number)));
            return (1..).zip(readings.labels()).map(reading).chain([cancel]).collect();
        }
        let Some(&last) = path.last() else {
            let own = self.places().into_iter().filter(|&place| match board.steps() {
                Steps::One => board.piece_on(place).is_none(),
                Steps::Route | Steps::Two => board.piece_on(place).is_some_and(|piece| piece.side == board.turn()),
            });
            let ends = board.steps() == Steps::One;
            let near = Near::Front(board.turn());
            let from =
                self.rows_of(&board, own.collect(), near, |place| ScanAction::Hidden(Hidden::Place { place, ends }));
            return Offered::list(text_key::SCAN_HIDDEN, from).into_iter().chain([cancel]).collect();
        };
        let mut root = Vec::new();
        let is_route = board.steps() == Steps::Route;
        if is_route && path.len() > 1 {
            root.push(Offered::named(text_key::SCAN_DONE, ScanAction::Hidden(Hidden::Done)));
        }
        let piece = path.first().and_then(|&from| board.piece_on(from));
        let kind = piece.map_or(Kind::Man, |piece| piece.kind);
        let is_goal = |&place: &Place| {
            let is_back = is_route && path.len() > 1 && path.first() == Some(&place);
            let own = board.piece_on(place).is_some_and(|piece| piece.side == board.turn());
            let can_stand = if is_route { board.piece_on(place).is_none() } else { !own || self.has_own_goals() };
            place != last && (can_stand || is_back)
        };
        let goals = self.places().into_iter().filter(is_goal).collect();
        let near = Near::Piece(last, board.turn(), kind);
        let ends = !is_route;
        root.extend(self.rows_of(&board, goals, near, |place| ScanAction::Hidden(Hidden::Place { place, ends })));
        let dropped = Slot::Square(board.place_called(last, self.state().notation()));
        let label = message::scan_drop(dropped);
        let deed = ScanAction::Hidden(Hidden::Drop);
        root.push(Branch::leaf(Offered { label, places: vec![last], deed }));
        root
    }

    /// Takes a step of the move that is sealed; whole it goes into the envelope. None where no move is sealed.
    pub(crate) fn hide(&mut self, step: &Hidden, presenter: &Presenter) -> Option<Vec<Out>> {
        let (position, notation) = (*self.state().position(), self.state().notation());
        let making = &mut self.secret.as_mut()?.making;
        match step {
            Hidden::Place { place, ends } => {
                making.path.push(*place);
                if !ends {
                    return Some(Vec::new());
                }
            }
            Hidden::Drop => {
                making.path.pop();
                return Some(Vec::new());
            }
            Hidden::Reading(number) => {
                let text = making.readings.take().and_then(|readings| readings.at(*number).map(str::to_owned))?;
                return Some(self.seal(&text, presenter));
            }
            Hidden::Done => {}
        }
        let path = std::mem::take(&mut making.path);
        let names: Vec<String> = path.iter().map(|&place| position.place_called(place, notation)).collect();
        let text = names.join("-");
        if let Err(Unread::Ambiguous(several)) = position.read(&text, notation) {
            let moves = several.iter().map(|mv| position.long(mv, notation)).collect();
            making.readings = Some(Readings::new(moves, Some(speech::which(&position, &several))));
            // Which moves they are only the list says.
            return Some(vec![presenter.say(&message::seal_which(), speech::Kind::Answer)]);
        }
        Some(self.seal(&text, presenter))
    }
}
