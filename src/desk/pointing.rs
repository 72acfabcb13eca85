//! The hand on a board: where it is, where it is pointed to, and from which side the board is seen.

use super::screens::Screen;
use super::{Course, Desk, Out, SetUp};
use golos_game::Seat;
use golos_input::CursorKey;
use golos_rules::Place;
use golos_speech::Kind;
use golos_wire::Asked;

impl Desk {
    /// A place of the board is pointed at, with a mouse or a finger: it is picked, and ends the move where it is pointed at
    /// once more. Where a position is set up the hand goes there, and puts down what comes next once it is there.
    pub fn point(&mut self, place: Place) -> Vec<Out> {
        self.point_with(None, place)
    }

    /// The same with the hand of this seat.
    pub(super) fn point_with(&mut self, seat: Option<Seat>, place: Place) -> Vec<Out> {
        if let Some(out) = self.ask_afar(Asked::Point { column: place.column, row: place.row }) {
            return out;
        }
        let own = seat.or(self.seat());
        if let Some(course) = self.screen.shown_mut::<Course>()
            && course.game().is_some()
        {
            let (out, left) = course.point(place, &self.config, &self.presenter);
            self.mark_lesson();
            return if left { self.leave(out) } else { out };
        }
        if let Some(set_up) = self.screen.shown_mut::<SetUp>() {
            return match set_up.point(place) {
                Some(true) => self.hand(None, CursorKey::Pick),
                Some(false) => vec![self.presenter.say(&set_up.on_place(place), Kind::Cursor)],
                None => Vec::new(),
            };
        }
        let key = self.screen.game_mut().and_then(|play| play.point(own, place));
        key.map(|key| self.hand(seat, key)).unwrap_or_default()
    }

    /// The board is seen from the other side.
    pub fn flip(&mut self, flipped: bool) {
        if self.ask_afar(Asked::Flip(flipped)).is_none() {
            self.screen.flip(flipped);
        }
    }

    /// The name of the square under the hand of the one at the device of this seat; none without a hand on a board.
    #[must_use]
    pub fn cursor_name(&self, seat: Option<Seat>) -> Option<String> {
        self.screen.cursor_name(seat.or(self.seat()))
    }
}
