use super::{Move, Place, Position};
use crate::{chess, draughts};

impl Position {
    /// To what he is bound who has touched the pieces on these places with the turn, in this order (R-6.1.4.7, U-V.5.2,
    /// CH-4.3, CH-4.4): the place that binds him, and the lawful moves that are left to him. None where nothing binds: no
    /// lawful move has to do with what was touched, or the game knows no touching.
    ///
    /// In draughts the first of his own pieces that can move binds: where another has to capture it cannot
    /// (R-5.4.14.3b). In chess also what can be captured.
    ///
    /// ```
    /// use golos_rules::Variant;
    ///
    /// let start = Variant::RUSSIAN.start();
    /// let [back, front] = ["b2", "c3"].map(|name| start.place_named(name).unwrap());
    /// let (place, moves) = start.bound(&[back, front]).unwrap();
    /// assert_eq!((place, moves.len()), (front, 2)); // b2 cannot move
    /// ```
    #[must_use]
    pub fn bound(&self, touched: &[Place]) -> Option<(Place, Vec<Move>)> {
        match self {
            Position::Draughts(position) => bound_in_draughts(position, touched),
            Position::Chess(position) => bound_in_chess(position, touched),
            Position::Renju(_) => None,
        }
    }

    /// What the maker of a move from here to `after` has touched, as far as the board shows it: what he moved, of castling
    /// the king, and then what he took off.
    #[must_use]
    pub fn touched_by_move(&self, after: &Position) -> Vec<Place> {
        let side = self.turn();
        let has_changed = |place: &Place| self.piece_on(*place) != after.piece_on(*place);
        let is_kept = |place: &Place| after.piece_on(*place).is_some_and(|piece| piece.side == side);
        let places = (1..=self.board_size()).flat_map(|row| self.row(row));
        let (own, other): (Vec<Place>, Vec<Place>) = places
            .filter(|place| has_changed(place) && self.piece_on(*place).is_some())
            .partition(|place| self.piece_on(*place).is_some_and(|piece| piece.side == side));
        let mut own: Vec<Place> = own.into_iter().filter(|place| !is_kept(place) || self.is_king(*place)).collect();
        own.sort_by_key(|place| !self.is_king(*place));
        own.truncate(1);
        own.into_iter().chain(other).collect()
    }

    fn is_king(&self, place: Place) -> bool {
        self.piece_on(place).is_some_and(|piece| piece.kind == super::Kind::Chess(chess::Role::King))
    }
}

fn bound_in_draughts(position: &draughts::Position, touched: &[Place]) -> Option<(Place, Vec<Move>)> {
    let moves = |place: &Place| -> Vec<Move> {
        let square = position.geometry().at(place.column, place.row);
        square
            .map_or_else(|_| Vec::new(), |square| position.moves_from(square).into_iter().map(Move::Draughts).collect())
    };
    touched.iter().map(|place| (*place, moves(place))).find(|(_, moves)| !moves.is_empty())
}

fn bound_in_chess(position: &chess::Position, touched: &[Place]) -> Option<(Place, Vec<Move>)> {
    let squares: Vec<chess::Square> = touched.iter().filter_map(|place| super::board::square(*place)).collect();
    let is_own = |square: &chess::Square| position.piece_at(*square).is_some_and(|piece| piece.side == position.turn());
    let is_enemy =
        |square: &chess::Square| position.piece_at(*square).is_some_and(|piece| piece.side != position.turn());
    let role = |square: &chess::Square| position.piece_at(*square).map(|piece| piece.role);
    let legal = position.legal_moves();
    let among = |binds: &dyn Fn(&chess::Move) -> bool| -> Vec<chess::Move> {
        legal.iter().filter(|mv| binds(mv)).copied().collect()
    };
    let (first, victim) = (squares.iter().copied().find(is_own), squares.iter().copied().find(is_enemy));
    let castles_with = |rook: chess::Square| move |mv: &chess::Move| mv.castling_rook() == Some(rook);
    let mut duties: Vec<(chess::Square, Vec<chess::Move>)> = Vec::new();
    match (first, victim) {
        // CH-4.3.3: the first of the others is taken with the first of his own.
        (Some(own), Some(enemy)) => {
            duties.push((enemy, among(&|mv| mv.from() == own && mv.captured_on() == Some(enemy))));
        }
        // CH-4.4.1: king, then rook: castling to that side.
        (Some(king), None) if role(&king) == Some(chess::Role::King) => {
            let rook = squares.iter().copied().find(|square| is_own(square) && role(square) == Some(chess::Role::Rook));
            duties.extend(rook.map(|rook| (king, among(&castles_with(rook)))));
        }
        _ => {}
    }
    // CH-4.4.2: rook, then king: no castling with that rook.
    let spoilt = first.filter(|square| role(square) == Some(chess::Role::Rook));
    let is_spoilt = |mv: &chess::Move| spoilt.is_some() && mv.castling_rook() == spoilt;
    for square in squares {
        let binds = |mv: &chess::Move| match is_own(&square) {
            true => mv.from() == square && !is_spoilt(mv),
            false => mv.captured_on() == Some(square),
        };
        duties.push((square, among(&binds)));
        // CH-4.4.3: where the king cannot move at all, castling being unlawful, any move may be made.
        let has_castled = first == Some(square) && role(&square) == Some(chess::Role::King) && victim.is_none();
        if has_castled && touched.len() > 1 {
            break;
        }
    }
    let (square, moves) = duties.into_iter().find(|(_, moves)| !moves.is_empty())?;
    Some((square.into(), moves.into_iter().map(Move::Chess).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    fn bound(variant: Variant, fen: &str, touched: &[&str]) -> Option<(String, Vec<String>)> {
        let position = variant.read_fen(fen).unwrap();
        let places: Vec<Place> = touched.iter().map(|name| position.place_named(name).unwrap()).collect();
        let (place, moves) = position.bound(&places)?;
        let mut moves: Vec<String> = moves.iter().map(|mv| position.full(mv)).collect();
        moves.sort();
        Some((position.place_name(place), moves))
    }

    #[test]
    fn r_6_1_4_7_the_first_touched_piece_of_draughts_that_can_move_binds() {
        for (fen, touched, expected) in [
            ("W:Wa1,c3,e3:Bh8", vec!["c3"], Some(("c3", vec!["c3-b4", "c3-d4"]))),
            ("W:Wa1,b2,e3:Bh8", vec!["a1", "e3"], Some(("e3", vec!["e3-d4", "e3-f4"]))),
            // The opponent's pieces do not bind in draughts.
            ("W:Wa1,b2,e3:Bh8", vec!["h8", "b2"], Some(("b2", vec!["b2-a3", "b2-c3"]))),
            // R-5.4.14.3b: another piece has to capture.
            ("W:Wc3,g1:Bd4,h8", vec!["g1"], None),
            ("W:Wc3,g1:Bd4,h8", vec!["g1", "c3"], Some(("c3", vec!["c3:e5"]))),
        ] {
            let expected = expected.map(|(place, moves): (&str, Vec<&str>)| {
                (place.to_owned(), moves.into_iter().map(str::to_owned).collect::<Vec<_>>())
            });
            assert_eq!(bound(Variant::RUSSIAN, fen, &touched), expected, "{fen} {touched:?}");
        }
    }

    #[test]
    fn ch_4_3_what_is_touched_is_moved_or_captured() {
        for (fen, touched, place, moves) in [
            ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", vec!["e4"], "e4", vec!["e4-e5", "e4xd5"]),
            ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", vec!["d5"], "d5", vec!["e4xd5"]),
            ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", vec!["e4", "d5"], "d5", vec!["e4xd5"]),
            // The first own piece cannot take it: the touched ones in their order.
            ("4k3/8/8/3p4/4P3/8/8/R3K3 w Q - 0 1", vec!["d5", "a1"], "d5", vec!["e4xd5"]),
            // A pinned knight cannot move: the next.
            (
                "4k3/4r3/8/8/8/4N3/8/4K2R w - - 0 1",
                vec!["e3", "h1"],
                "h1",
                vec!["Rh1-f1", "Rh1-g1", "Rh1-h2", "Rh1-h3", "Rh1-h4", "Rh1-h5", "Rh1-h6", "Rh1-h7", "Rh1-h8+"],
            ),
        ] {
            let (square, mut found) = bound(Variant::Chess, fen, &touched).unwrap();
            found.sort();
            let mut moves: Vec<String> = moves.into_iter().map(str::to_owned).collect();
            moves.sort();
            assert_eq!((square.as_str(), found), (place, moves), "{fen} {touched:?}");
        }
        // CH-4.5: nothing that was touched can move or be captured.
        assert_eq!(bound(Variant::Chess, "4k3/4r3/8/8/8/4N3/8/4K2R w - - 0 1", &["e3", "e7"]), None);
    }

    #[test]
    fn ch_4_4_king_and_rook_castle_and_rook_and_king_do_not() {
        let open = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        assert_eq!(bound(Variant::Chess, open, &["e1", "h1"]).unwrap().1, ["O-O"]);
        assert_eq!(bound(Variant::Chess, open, &["e1", "a1"]).unwrap().1, ["O-O-O"]);
        let (place, moves) = bound(Variant::Chess, open, &["h1", "e1"]).unwrap();
        assert!(place == "h1" && moves.iter().all(|mv| mv.starts_with("Rh1")), "{moves:?}");
        // CH-4.4.3: not lawful to that side: another move of the king, to the other side too.
        let barred = "4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1";
        let (place, moves) = bound(Variant::Chess, barred, &["e1", "h1"]).unwrap();
        assert!(place == "e1" && moves.contains(&"O-O-O".to_owned()), "{moves:?}");
        // The king has no move at all: any move.
        let fast = "4k3/8/8/8/8/8/3PPP2/3QKB1R w K - 0 1";
        assert_eq!(bound(Variant::Chess, fast, &["e1", "h1"]), None);
    }
}
