//! Whose hand moves over the board.

use golos_game::Seat;
use golos_input::{BoardCursor, CursorKey, CursorOutcome};
use golos_rules::{BySide, Notation, Place, Position, Side};

/// The hands at one board. A player with a device of his own has a hand of his own, so that nobody moves another's
/// cursor or adds to his move; keys, and a pad that goes round, share one.
pub struct Hands {
    shared: BoardCursor,
    own: BySide<BoardCursor>,
    /// The hand that was used last is the one on the screen.
    last: Option<Side>,
}

impl Hands {
    /// Hands on the first place of an untouched board, for moves in these letters.
    pub fn new(position: &Position, notation: Notation) -> Hands {
        let hand = BoardCursor::new(position, notation, false);
        Hands { own: BySide::new(hand.clone(), hand.clone()), shared: hand, last: None }
    }

    /// Makes a step with the hand of the one at the device of this seat.
    pub fn handle(&mut self, seat: Option<Seat>, key: CursorKey, position: &Position) -> CursorOutcome {
        self.last = seat.and_then(Seat::side);
        match self.last {
            Some(side) => self.own[side].handle(key, position),
            None => self.shared.handle(key, position),
        }
    }

    /// What a place that is pointed at is for.
    pub fn point(&mut self, seat: Option<Seat>, place: Place, position: &Position) -> Option<CursorKey> {
        match seat.and_then(Seat::side) {
            Some(side) => self.own[side].point(place, position),
            None => self.shared.point(place, position),
        }
    }

    /// The hand of the one at the device of this seat goes to a place; whether it is one that is played on.
    pub fn go(&mut self, seat: Option<Seat>, place: Place) -> bool {
        self.last = seat.and_then(Seat::side);
        match self.last {
            Some(side) => self.own[side].go(place),
            None => self.shared.go(place),
        }
    }

    /// The square under the hand of the one at the device of this seat.
    pub fn cursor(&self, seat: Option<Seat>) -> Place {
        self.of(seat.and_then(Seat::side)).cursor()
    }

    /// The squares of the move in the making, of the one at the device of this seat.
    pub fn path(&self, seat: Option<Seat>) -> &[Place] {
        self.of(seat.and_then(Seat::side)).path()
    }

    /// The hand that was used last.
    pub fn shown(&self) -> &BoardCursor {
        self.of(self.last)
    }

    /// Turns the board round, or back.
    pub fn flip(&mut self, flipped: bool) {
        self.each(|hand| hand.flip(flipped));
    }

    /// The position has changed: no move in the making is meant for the new one.
    pub fn clear(&mut self) {
        self.each(BoardCursor::clear);
    }

    fn of(&self, side: Option<Side>) -> &BoardCursor {
        side.map_or(&self.shared, |side| &self.own[side])
    }

    fn each(&mut self, act: impl FnMut(&mut BoardCursor)) {
        [&mut self.shared, &mut self.own.white, &mut self.own.black].into_iter().for_each(act);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::Variant;

    #[test]
    fn nobody_moves_the_hand_of_another() {
        for (variant, squares, blacks) in [
            (Variant::RUSSIAN, ["b2", "c1", "a3", "d2"], "c1"),
            (Variant::INTERNATIONAL, ["41", "47", "36", "42"], "47"),
            (Variant::Chess, ["a2", "b1", "a3", "b2"], "b1"),
            (Variant::Renju, ["h9", "j8", "h10", "j9"], "j8"),
        ] {
            let position = variant.start();
            let mut hands = Hands::new(&position, Notation::FILES);
            let (white, black) = (Some(Seat::Player(Side::White)), Some(Seat::Player(Side::Black)));
            for ((seat, keys), square) in [
                (white, &[CursorKey::Up, CursorKey::Pick] as &[CursorKey]),
                (black, &[CursorKey::Right]),
                (None, &[CursorKey::Up, CursorKey::Up]),
                (white, &[CursorKey::Right]),
            ]
            .into_iter()
            .zip(squares)
            {
                for &key in keys {
                    hands.handle(seat, key, &position);
                }
                assert_eq!(position.place_name(hands.shown().cursor()), square, "{seat:?}");
            }
            assert_eq!(hands.shown().path().len(), 1);
            assert_eq!(position.place_name(hands.cursor(black)), blacks);
            hands.clear();
            assert!(hands.shown().path().is_empty());
        }
    }
}
