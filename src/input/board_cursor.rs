//! The hand on the board: a cursor and the move in the making, the same for keys and pads. Pure.

use super::CursorKey;
use golos_rules::{Notation, Place, Position, Steps};

/// A cursor on the places that are played on, and those picked for a move.
///
/// Left and right go to the next place of the row: on a board of draughts to the next dark square. Up and down go to the
/// next row and keep the place in it: from the third dark square to the third dark square, half a step to one side and
/// then to the other. So the way back is always the way there, and nothing but the edge of the board stops the cursor.
#[derive(Clone, Debug)]
pub struct BoardCursor {
    /// The places that are played on, row by row from below.
    rows: Vec<Vec<Place>>,
    notation: Notation,
    is_flipped: bool,
    cursor: Place,
    path: Vec<Place>,
}

/// What the hand felt at a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CursorOutcome {
    /// The cursor came to this place.
    Moved(Place),
    /// The board ends here; the cursor stays.
    Edge,
    /// The place is in the path, as the one of this number, from 1. Picking it twice running changes nothing: a
    /// trembling hand does so.
    Picked(Place, usize),
    /// The last place of the path was taken back; none if there was none.
    Dropped(Option<Place>),
    /// The move is done: `c3-d4`, `c3:e5:g7`, `h8` in the letters of the game, lawful or not. The path is empty again.
    Entered(String),
    /// Confirmed without a path: the clock is meant.
    Press,
    /// Confirmed with one square only where a move takes two; the path stays.
    Incomplete,
}

impl BoardCursor {
    /// A hand on the corner at the left of the player below: White, or Black if `is_flipped`; on a board of stones on the
    /// centre, where play begins.
    #[must_use]
    pub fn new(position: &Position, notation: Notation, is_flipped: bool) -> BoardCursor {
        let rows: Vec<Vec<Place>> = (1..=position.board_size()).map(|row| position.row(row)).collect();
        let corner =
            if is_flipped { rows.last().and_then(|row| row.last()) } else { rows.first().and_then(|row| row.first()) };
        let cursor = position.first_place().or(corner.copied()).unwrap_or(Place { column: 1, row: 1 });
        BoardCursor { rows, notation, is_flipped, cursor, path: Vec::new() }
    }

    /// Turns the board round, or back; the cursor and the path stay on their places.
    pub const fn flip(&mut self, is_flipped: bool) {
        self.is_flipped = is_flipped;
    }

    /// Forgets the path: the position is not the one in which it was begun.
    pub fn clear(&mut self) {
        self.path.clear();
    }

    /// The place under the hand.
    #[must_use]
    pub const fn cursor(&self) -> Place {
        self.cursor
    }

    /// The cursor goes to a place that is pointed at; whether it is one that is played on.
    pub fn go(&mut self, place: Place) -> bool {
        let is_played_on = self.rows.iter().flatten().any(|&known| known == place);
        if is_played_on {
            self.cursor = place;
        }
        is_played_on
    }

    /// What a place that is pointed at is for: it is picked; pointed at once more it ends the move, or, where it is the
    /// only one of two, is let go. None where nothing is played.
    pub fn point(&mut self, place: Place, position: &Position) -> Option<CursorKey> {
        let is_last = self.path.last() == Some(&place);
        self.go(place).then(|| match (is_last, self.path.len(), position.steps()) {
            (false, ..) => CursorKey::Pick,
            (true, 1, Steps::Two | Steps::Route) => CursorKey::Drop,
            (true, ..) => CursorKey::Confirm,
        })
    }

    /// The places picked so far, in order.
    #[must_use]
    pub fn path(&self) -> &[Place] {
        &self.path
    }

    /// Makes one step. `position` tells a capture from a quiet move; it never forbids one, for the move may have been
    /// made on the real board.
    pub fn handle(&mut self, key: CursorKey, position: &Position) -> CursorOutcome {
        match key {
            CursorKey::Pick => self.pick(position),
            CursorKey::Drop => CursorOutcome::Dropped(self.path.pop()),
            CursorKey::Confirm => self.confirm(position),
            step => match self.neighbour(step) {
                Some(place) => {
                    self.cursor = place;
                    CursorOutcome::Moved(place)
                }
                None => CursorOutcome::Edge,
            },
        }
    }

    /// The place next to the cursor in the direction of the key, as the player sees the board.
    fn neighbour(&self, key: CursorKey) -> Option<Place> {
        let (up, right) = match key {
            CursorKey::Up => (1, 0),
            CursorKey::Down => (-1, 0),
            CursorKey::Left => (0, -1),
            CursorKey::Right => (0, 1),
            CursorKey::UpLeft => return self.corner(1, -1),
            CursorKey::UpRight => return self.corner(1, 1),
            CursorKey::DownLeft => return self.corner(-1, -1),
            CursorKey::DownRight => return self.corner(-1, 1),
            CursorKey::Pick | CursorKey::Drop | CursorKey::Confirm => return None,
        };
        let sign = if self.is_flipped { -1 } else { 1 };
        let row = usize::from(self.cursor.row).checked_sub(1)?;
        let index = self.rows.get(row)?.iter().position(|&place| place == self.cursor)?;
        let row = self.rows.get(row.checked_add_signed(sign * up)?)?;
        row.get(index.checked_add_signed(sign * right)?).copied()
    }

    /// The place that meets the cursor at a corner, as the player sees the board: the next one of a diagonal.
    fn corner(&self, up: i8, right: i8) -> Option<Place> {
        let sign = if self.is_flipped { -1 } else { 1 };
        let row = self.cursor.row.checked_add_signed(sign * up)?;
        let column = self.cursor.column.checked_add_signed(sign * right)?;
        let corner = Place { column, row };
        self.rows.iter().flatten().find(|&&place| place == corner).copied()
    }

    /// A stone lies on one point, a piece of chess goes from one square to another: a further pick takes the place of the
    /// last.
    fn pick(&mut self, position: &Position) -> CursorOutcome {
        match position.steps() {
            Steps::Route => {}
            Steps::Two => self.path.truncate(1),
            Steps::One => self.path.clear(),
        }
        if self.path.last() != Some(&self.cursor) {
            self.path.push(self.cursor);
        }
        CursorOutcome::Picked(self.cursor, self.path.len())
    }

    /// The cursor may rest on the target without having picked it.
    fn confirm(&mut self, position: &Position) -> CursorOutcome {
        if self.path.is_empty() {
            return CursorOutcome::Press;
        }
        if position.steps() != Steps::One {
            self.pick(position);
            if self.path.len() == 1 {
                return CursorOutcome::Incomplete;
            }
        }
        let path = std::mem::take(&mut self.path);
        let names: Vec<String> = path.iter().map(|&place| position.place_called(place, self.notation)).collect();
        CursorOutcome::Entered(names.join(if position.takes_along(&path) { ":" } else { "-" }))
    }
}

#[cfg(test)]
mod tests {
    use super::CursorKey::{Confirm, Down, Drop, Left, Pick, Right, Up};
    use super::*;
    use golos_rules::{Variant, renju};
    use proptest::prelude::*;

    const STEPS: [(CursorKey, CursorKey); 4] = [(Up, Down), (Down, Up), (Left, Right), (Right, Left)];

    fn boards() -> impl Iterator<Item = (Position, bool)> {
        let variants = [Variant::RUSSIAN, Variant::INTERNATIONAL, Variant::Chess, Variant::Renju];
        variants.into_iter().flat_map(|variant| [(variant.start(), false), (variant.start(), true)])
    }

    /// Every place of a board, row by row from below.
    fn places(board: &Position) -> Vec<Place> {
        (1..=board.board_size()).flat_map(|row| board.row(row)).collect()
    }

    fn start() -> Position {
        Variant::RUSSIAN.start()
    }

    fn hundred() -> Position {
        Variant::INTERNATIONAL.start()
    }

    /// The hand after the keys `u d l r` and `p` pick, `x` drop, `c` confirm; and what it felt last.
    fn felt(position: &Position, keys: &str) -> (BoardCursor, Option<CursorOutcome>) {
        let mut hand = BoardCursor::new(position, Notation::FILES, false);
        let feel = keys.chars().filter_map(|key| {
            let key = match key {
                'u' => Up,
                'd' => Down,
                'l' => Left,
                'r' => Right,
                'p' => Pick,
                'x' => Drop,
                'c' => Confirm,
                _ => return None,
            };
            Some(hand.handle(key, position))
        });
        let feel = feel.last();
        (hand, feel)
    }

    fn square(name: &str) -> Place {
        start().place_named(name).unwrap()
    }

    #[test]
    fn the_hand_begins_at_the_players_left_corner() {
        let corners: Vec<String> = boards()
            .map(|(board, is_flipped)| board.place_name(BoardCursor::new(&board, Notation::FILES, is_flipped).cursor()))
            .collect();
        assert_eq!(corners, ["a1", "h8", "46", "5", "a1", "h8", "h8", "h8"]);
    }

    #[test]
    fn up_keeps_the_place_in_the_row_and_right_goes_two_files() {
        let mut hand = BoardCursor::new(&start(), Notation::FILES, false);
        let mut walk = |key| match hand.handle(key, &start()) {
            CursorOutcome::Moved(place) => start().place_name(place),
            other => format!("{other:?}"),
        };
        assert_eq!([Up, Up, Up, Right, Down, Down, Left].map(&mut walk), ["b2", "a3", "b4", "d4", "c3", "d2", "b2"]);
        assert_eq!([Left, Down, Down, Left].map(&mut walk), ["Edge", "a1", "Edge", "Edge"]);
    }

    #[test]
    fn on_100_squares_the_hand_walks_by_numbers() {
        let mut hand = BoardCursor::new(&hundred(), Notation::FILES, false);
        let mut walk = |key| match hand.handle(key, &hundred()) {
            CursorOutcome::Moved(place) => hundred().place_name(place).parse().unwrap(),
            _ => 0,
        };
        assert_eq!([Right, Up, Up, Right, Down, Down, Left, Left].map(&mut walk), [47, 42, 37, 38, 43, 48, 47, 46]);
        assert_eq!([Left, Down, Up, Up, Up].map(&mut walk), [0, 0, 41, 36, 31]);
    }

    #[test]
    fn every_step_from_every_square_comes_back_and_edges_hold_still() {
        for (board, is_flipped) in boards() {
            for from in places(&board) {
                for (there, back) in STEPS {
                    let mut hand =
                        BoardCursor { cursor: from, ..BoardCursor::new(&board, Notation::FILES, is_flipped) };
                    let feel = hand.handle(there, &start());
                    assert!(board.is_played_on(hand.cursor()));
                    if feel == CursorOutcome::Edge {
                        assert_eq!(hand.cursor(), from);
                    } else {
                        assert_eq!(feel, CursorOutcome::Moved(hand.cursor()));
                        assert_eq!(hand.handle(back, &start()), CursorOutcome::Moved(from));
                    }
                }
            }
        }
    }

    #[test]
    fn every_place_is_reached_row_by_row() {
        for (board, is_flipped) in boards() {
            let mut hand = BoardCursor::new(&board, Notation::FILES, is_flipped);
            for key in [Down, Left] {
                while hand.handle(key, &board) != CursorOutcome::Edge {}
            }
            let mut seen = vec![hand.cursor()];
            loop {
                for key in [Right, Left] {
                    while let CursorOutcome::Moved(square) = hand.handle(key, &start()) {
                        seen.push(square);
                    }
                }
                let CursorOutcome::Moved(square) = hand.handle(Up, &start()) else { break };
                seen.push(square);
            }
            seen.sort_unstable_by_key(|place| (place.row, place.column));
            seen.dedup();
            assert_eq!(seen, places(&board));
        }
    }

    #[test]
    fn a_turned_board_turns_the_keys_and_keeps_the_squares() {
        for (board, _) in boards() {
            for from in places(&board) {
                for (key, opposite) in STEPS {
                    let mut white = BoardCursor { cursor: from, ..BoardCursor::new(&board, Notation::FILES, false) };
                    let mut black = white.clone();
                    black.flip(true);
                    assert_eq!(white.handle(key, &start()), black.handle(opposite, &start()));
                }
            }
        }
    }

    proptest! {
        #[test]
        fn a_walk_made_backwards_leads_home(
            steps in prop::collection::vec(0..4_usize, 0..60),
            board in 0..8_usize,
        ) {
            let (board, is_flipped) = boards().nth(board).unwrap();
            let mut hand = BoardCursor::new(&board, Notation::FILES, is_flipped);
            let home = hand.cursor();
            let mut back = Vec::new();
            for step in steps {
                let (there, again) = STEPS[step];
                if hand.handle(there, &start()) != CursorOutcome::Edge {
                    back.push(again);
                }
            }
            for key in back.into_iter().rev() {
                prop_assert_ne!(hand.handle(key, &start()), CursorOutcome::Edge);
            }
            prop_assert_eq!(hand.cursor(), home);
        }
    }

    #[test]
    fn a_move_is_picked_walked_and_confirmed() {
        for (keys, feel) in [
            ("c", CursorOutcome::Press),
            ("uuc", CursorOutcome::Press),
            ("uup", CursorOutcome::Picked(square("a3"), 1)),
            ("uupp", CursorOutcome::Picked(square("a3"), 1)),
            ("uupc", CursorOutcome::Incomplete),
            ("uupuc", CursorOutcome::Entered("a3-b4".to_owned())),
            ("uupupc", CursorOutcome::Entered("a3-b4".to_owned())),
            ("uupup", CursorOutcome::Picked(square("b4"), 2)),
            ("uupupx", CursorOutcome::Dropped(Some(square("b4")))),
            ("uupxx", CursorOutcome::Dropped(None)),
            ("uupxc", CursorOutcome::Press),
            ("uurpuc", CursorOutcome::Entered("c3-d4".to_owned())),
            // Unlawful, but such a move may stand on the board.
            ("uupuruc", CursorOutcome::Entered("a3-c5".to_owned())),
        ] {
            assert_eq!(felt(&start(), keys).1, Some(feel), "{keys}");
        }
    }

    #[test]
    fn r_7_3_a_move_on_100_squares_is_entered_in_numbers() {
        for (fen, keys, entry) in [
            ("W:W31-50:B1-20", "uuurpuc", "32-27"),
            ("W:W46:B41,31,21", "puurpuulpuurpc", "46:37:26:17"),
            // Over one piece a stride: what was taken on the way is for the rules to find.
            ("W:WK46:B28", "puuuuuuuuuc", "46-1"),
            ("W:WK46:B28", "puuuuuuuuurrrrc", "46:5"),
        ] {
            let position = Variant::INTERNATIONAL.read_fen(fen).unwrap();
            assert_eq!(felt(&position, keys).1, Some(CursorOutcome::Entered(entry.to_owned())), "{fen} {keys}");
        }
    }

    #[test]
    fn a_move_once_entered_leaves_the_hand_empty_on_its_square() {
        let (hand, _) = felt(&start(), "uupuc");
        assert_eq!((hand.cursor(), hand.path()), (square("b4"), &[][..]));
        let (mut hand, _) = felt(&start(), "uupup");
        assert_eq!(hand.path(), [square("a3"), square("b4")]);
        hand.clear();
        assert_eq!(hand.path(), []);
    }

    #[test]
    fn a_move_of_chess_is_two_squares_and_a_further_pick_mends_the_second() {
        let chess = Variant::Chess.start();
        for (keys, feel) in [
            ("urrrrpuuc", CursorOutcome::Entered("e2-e4".to_owned())),
            ("urrrrpuupc", CursorOutcome::Entered("e2-e4".to_owned())),
            ("urrrrpupuupddc", CursorOutcome::Entered("e2-e3".to_owned())),
            ("urrrrpupup", CursorOutcome::Picked(chess.place_named("e4").unwrap(), 2)),
            ("urrrrpc", CursorOutcome::Incomplete),
            // Castling is the king's move, and a capture needs no sign.
            ("rrrrprrc", CursorOutcome::Entered("e1-g1".to_owned())),
            ("rrrrrrrrc", CursorOutcome::Press),
            ("llllc", CursorOutcome::Press),
        ] {
            assert_eq!(felt(&chess, keys).1, Some(feel), "{keys}");
        }
    }

    #[test]
    fn r_9_2_4_1_a_stone_is_one_point_in_the_letters_of_the_game() {
        let renju = Variant::Renju.start();
        for (keys, feel) in [
            ("pc", CursorOutcome::Entered("h8".to_owned())),
            ("c", CursorOutcome::Press),
            ("rrpc", CursorOutcome::Entered("k8".to_owned())),
            // Another pick takes the place of the first; the cursor may rest elsewhere.
            ("pupuuc", CursorOutcome::Entered("h9".to_owned())),
            ("pxc", CursorOutcome::Press),
        ] {
            assert_eq!(felt(&renju, keys).1, Some(feel), "{keys}");
        }
        let notation = Notation { renju: renju::Letters::AToO, ..Notation::FILES };
        let mut hand = BoardCursor::new(&renju, notation, false);
        let feel = [Right, Right, Pick, Confirm].map(|key| hand.handle(key, &renju));
        assert_eq!(feel[3], CursorOutcome::Entered("j8".to_owned()));
    }

    #[test]
    fn r_6_1_6_2_a_path_over_an_opponents_piece_is_written_as_a_capture() {
        for (fen, keys, entry) in [
            // Step by step, and in one stride to the last square.
            ("W:Wc3:Bd4,f6", "uurpuurpruuc", "c3:e5:g7"),
            ("W:Wc3:Bd4,f6", "uurprruuuuc", "c3:g7"),
            // The first square is empty: the side to move is meant.
            ("W:Wa1:Bd4", "uurpuurc", "c3:e5"),
            // Of the wrong colour: what White has is the prey.
            ("W:Wb2:Ba1", "puurc", "a1:c3"),
            // Its own piece in the way takes nothing.
            ("W:Wc3,d4:Bh8", "uurpuurc", "c3-e5"),
            // A capture along a bend, named by its ends only.
            ("W:Wc3:Bd4,d6", "uurpuuuuc", "c3:c7"),
            ("W:Wc3:Bh8", "uurpuc", "c3-d4"),
        ] {
            let position = Variant::RUSSIAN.read_fen(fen).unwrap();
            assert_eq!(felt(&position, keys).1, Some(CursorOutcome::Entered(entry.to_owned())), "{fen} {keys}");
        }
    }
}
