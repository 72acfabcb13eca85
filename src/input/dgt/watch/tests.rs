use super::*;
use golos_rules::{Notation, Variant};

/// The code of a piece of chess by its letter, as in FEN.
fn code(letter: char) -> u8 {
    "PRNBKQprnbkq".chars().zip(1..).find_map(|(known, code)| (known == letter).then_some(code)).unwrap_or(0)
}

/// The codes of a board that stands so, as a diagram of FEN has it, without its numbers: a dot for an empty square.
fn codes(rows: &str) -> Vec<u8> {
    rows.chars().filter(|sign| !sign.is_whitespace() && *sign != '/').map(code).collect()
}

const START: &str = "rnbqkbnr/pppppppp/......../......../......../......../PPPPPPPP/RNBQKBNR";

fn field(name: &str) -> u8 {
    let mut signs = name.bytes();
    let (file, rank) = (signs.next().unwrap() - b'a', signs.next().unwrap() - b'0');
    (8 - rank) * 8 + file
}

/// A board at a table with a game, and a clock that only this test moves.
struct Table {
    watch: BoardWatch,
    position: Position,
    codes: Vec<u8>,
    is_turned: bool,
    now: Ms,
}

impl Table {
    fn at(fen: &str, rows: &str) -> Table {
        let position = if fen.is_empty() { Variant::Chess.start() } else { Variant::Chess.read_fen(fen).unwrap() };
        let mut table =
            Table { watch: BoardWatch::default(), position, codes: codes(rows), is_turned: false, now: Ms::new(1) };
        table.watch.begin();
        table
    }

    fn found(mut self) -> Table {
        self.watch.open(self.now);
        self.whole();
        assert_eq!(self.noted(), Some(Noted::Found));
        self.watch.begin();
        self.pass(REST);
        assert_eq!(self.noted(), Some(Noted::Stands(Fit::Record)));
        self
    }

    fn whole(&mut self) {
        let codes = self.codes.clone();
        let told = if self.is_turned { codes.into_iter().rev().collect() } else { codes };
        self.watch.take(BoardTold::Whole(told), self.now);
    }

    fn pass(&mut self, time: Ms) {
        self.now += time;
    }

    fn noted(&mut self) -> Option<Noted> {
        self.watch.note(self.now, Some(&self.position))
    }

    /// Fields that change one after the other, as `e2 e4P`, a tenth of a second between them.
    fn hand(&mut self, changes: &str) {
        for change in changes.split_whitespace() {
            let (name, letter) = change.split_at(2);
            let (field, code) = (field(name), letter.chars().next().map_or(0, code));
            self.codes[usize::from(field)] = code;
            let told = if self.is_turned { 63 - field } else { field };
            self.watch.take(BoardTold::Field { field: told, code }, self.now);
            self.pass(Ms::new(100));
            assert_eq!(self.noted(), None, "{change}");
        }
    }

    /// Presses, and lets the board answer; what was made.
    fn press(&mut self) -> Fit {
        let at = self.now;
        self.watch.press(at);
        self.pass(self.watch.due().unwrap() - self.now);
        assert_eq!(self.noted(), Some(Noted::BoardRequest));
        self.whole();
        match self.noted() {
            Some(Noted::Pressed { at: pressed, fit }) if pressed == at => fit,
            other => panic!("{other:?}"),
        }
    }

    /// Presses behind one lawful move, which is played; how it is written.
    fn plays(&mut self, changes: &str) -> String {
        self.hand(changes);
        match self.press() {
            Fit::Moves(moves) if moves.len() == 1 => {
                let written = self.position.long(&moves[0], Notation::FILES);
                self.position = self.position.play(&moves[0]).unwrap();
                written
            }
            other => panic!("{changes}: {other:?}"),
        }
    }

    fn differs(&mut self) -> Vec<String> {
        match self.press() {
            Fit::Differs(places) => places.into_iter().map(|place| self.position.place_name(place)).collect(),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_game_is_read_from_the_board_move_by_move() {
    let mut table = Table::at("", START).found();
    for (changes, written) in [
        ("e2 e4P", "e2-e4"),
        ("d7 d5p", "d7-d5"),
        // Taken in either order, and at once by the new piece on the field.
        ("e4 d5 d5P", "e4xd5"),
        ("d8 d5 d5q", "Qd8xd5"),
        // Slid over fields between.
        ("f1 e2B e2 d3B d3 c4B", "Bf1-c4"),
        // Placed before its old field is told empty.
        ("a5q d5", "Qd5-a5"),
        ("g1 f3N", "Ng1-f3"),
        // Tried elsewhere, put back, and then made.
        ("g8 h6n h6 f6n", "Ng8-f6"),
        // King and rook in either order, one put down before the other goes.
        ("h1 e1 g1K f1R", "O-O"),
        ("a5 a5q b8 c6n", "Nb8-c6"),
    ] {
        assert_eq!(table.plays(changes).trim_end_matches('+'), written);
    }
}

#[test]
fn white_may_sit_at_either_side() {
    let mut table = Table::at("", START);
    table.is_turned = true;
    let mut table = table.found();
    assert_eq!(table.plays("e2 e4P"), "e2-e4");
    assert_eq!(table.plays("c7 c5p"), "c7-c5");
}

#[test]
fn en_passant_and_promotion_are_made_on_the_board() {
    let (fen, rows) = ("7k/P7/8/2pP4/8/8/8/K7 w - c6 0 1", "");
    let rows = format!(".......k/P......./......../..pP..../......../......../......../K.......{rows}");
    let mut table = Table::at(fen, &rows).found();
    assert_eq!(table.plays("d5 c5 c6P"), "d5xc6 e.p.");
    table.position = table.position.with_turn(golos_rules::Side::White);
    assert_eq!(table.plays("a7 a8N"), "a7-a8=N");
}

#[test]
fn a_pawn_that_is_left_on_the_last_rank_may_become_four_pieces() {
    let rows = ".......k/P......./......../......../......../......../......../K.......";
    let mut table = Table::at("7k/P7/8/8/8/8/8/K7 w - - 0 1", rows).found();
    table.hand("a7 a8P");
    let Fit::Moves(moves) = table.press() else { panic!("no moves") };
    assert_eq!(moves.len(), 4);
}

#[test]
fn what_is_no_move_is_told_by_its_squares_and_what_fits_again_is_told() {
    let mut table = Table::at("", START).found();
    table.hand("e2 e5P");
    assert_eq!(table.differs(), ["e2", "e5"]);
    table.hand("e5 e2P");
    table.pass(REST);
    assert_eq!((table.noted(), table.noted()), (Some(Noted::Again), None));
    // Two pieces are up; one was knocked over and lies on another square.
    table.hand("b1 g1");
    assert_eq!(table.differs(), ["b1", "g1"]);
    table.hand("b1N g1N d1 d3Q e2 e4P");
    assert_eq!(table.differs(), ["d1", "e2", "d3", "e4"]);
    // Put right, the move is made.
    assert_eq!(table.plays("d3 d1Q"), "e2-e4");
}

#[test]
fn lifted_and_put_back_is_nothing_and_a_hand_is_let_do() {
    let mut table = Table::at("", START).found();
    table.hand("e2 e2P d2 d4P d4 d2P");
    table.pass(Ms::from_mins(5));
    assert_eq!((table.noted(), table.watch.due()), (None, None));
    assert_eq!(table.press(), Fit::Record);
}

#[test]
fn a_piece_that_comes_to_rest_behind_the_press_is_waited_for() {
    let mut table = Table::at("", START).found();
    table.hand("e2 e3P");
    table.watch.press(table.now);
    table.pass(Ms::new(200));
    table.hand("e3 e4P");
    table.pass(Ms::new(200));
    assert_eq!(table.noted(), Some(Noted::BoardRequest));
    // Changed once more, before the answer.
    table.hand("e4 e3P");
    table.whole();
    assert_eq!(table.noted(), None);
    table.pass(REST);
    assert_eq!(table.noted(), Some(Noted::BoardRequest));
    table.whole();
    let Some(Noted::Pressed { fit: Fit::Moves(moves), .. }) = table.noted() else { panic!("no move") };
    assert_eq!(table.position.full(&moves[0]), "e2-e3");
}

#[test]
fn a_board_is_set_up_and_a_board_does_not_answer() {
    let mut table = Table::at("", START);
    table.codes[usize::from(field("e2"))] = 0;
    table.watch.open(table.now);
    assert_eq!(table.noted(), None);
    table.pass(FIRST);
    assert_eq!((table.noted(), table.noted()), (Some(Noted::Silent), None));
    table.whole();
    assert_eq!(table.noted(), Some(Noted::Found));
    table.pass(REST);
    let Some(Noted::Stands(Fit::Differs(places))) = table.noted() else { panic!("it fits") };
    assert_eq!(places.len(), 1);
    table.hand("e2P");
    table.pass(REST);
    assert_eq!(table.noted(), Some(Noted::Again));
    table.watch.press(table.now);
    table.pass(REST);
    assert_eq!(table.noted(), Some(Noted::BoardRequest));
    table.pass(ANSWER);
    assert!(matches!(table.noted(), Some(Noted::Unanswered { .. })));
    table.watch.press(table.now);
    table.watch.lose();
    assert!(matches!(table.noted(), Some(Noted::Unanswered { .. })), "a board that is gone is not waited for");
}

#[test]
fn draughts_are_read_by_codes_of_today_and_older_ones() {
    for (variant, men) in
        [(Variant::INTERNATIONAL, [1, 4]), (Variant::INTERNATIONAL, [1, 7]), (Variant::RUSSIAN, [1, 4])]
    {
        let position = variant.start();
        let (size, codes) = (position.board_size(), codes_of(&position, men));
        let mut watch = BoardWatch::default();
        watch.open(Ms::ZERO);
        watch.take(BoardTold::Whole(codes), Ms::ZERO);
        assert_eq!(watch.note(Ms::ZERO, Some(&position)), Some(Noted::Found));
        assert_eq!(watch.note(REST, Some(&position)), Some(Noted::Stands(Fit::Record)), "{variant:?} {men:?}");
        assert!(!BoardWatch::is_tested(&position));
        // A board of another size is said to be one.
        let other = if size == 10 { Variant::Chess } else { Variant::INTERNATIONAL };
        watch.begin();
        assert_eq!(watch.note(REST, Some(&other.start())), Some(Noted::Stands(Fit::Size)));
    }
}

/// The codes of a position of men alone, White's and Black's.
fn codes_of(position: &Position, men: [u8; 2]) -> Vec<u8> {
    let size = position.board_size();
    let places = (1..=size).rev().flat_map(|row| (1..=size).map(move |column| Place { column, row }));
    let code = |piece: golos_rules::BoardPiece| men[usize::from(piece.side == golos_rules::Side::Black)];
    places.map(|place| position.piece_on(place).map_or(0, code)).collect()
}

/// The mover and those that he takes go in any order, and that a man has become a king need not be shown.
#[test]
fn on_100_fields_a_chain_is_one_move_and_a_king_may_lie_unmarked() {
    for (fen, changes, written) in [
        ("W:W32:B28,19", "19 32 14+ 28", Some("32:23:14")),
        ("W:W7:B45", "7 1+", Some("7-1")),
        // Half a chain is no move.
        ("W:W32:B28,19", "32 23+ 28", None),
    ] {
        let position = Variant::INTERNATIONAL.read_fen(fen).unwrap();
        let mut watch = BoardWatch::default();
        watch.open(Ms::ZERO);
        watch.take(BoardTold::Whole(codes_of(&position, [1, 4])), Ms::ZERO);
        assert_eq!(watch.note(REST, Some(&position)), Some(Noted::Found));
        assert_eq!(watch.note(REST, Some(&position)), Some(Noted::Stands(Fit::Record)));
        let mut after = codes_of(&position, [1, 4]);
        for change in changes.split_whitespace() {
            let (name, code) = change.strip_suffix('+').map_or((change, 0), |name| (name, 1));
            let place = position.place_named(name).unwrap();
            let field = (10 - place.row) * 10 + place.column - 1;
            after[usize::from(field)] = code;
            watch.take(BoardTold::Field { field, code }, REST);
        }
        watch.press(REST);
        assert_eq!(watch.note(REST + REST, Some(&position)), Some(Noted::BoardRequest));
        watch.take(BoardTold::Whole(after), REST + REST);
        let Some(Noted::Pressed { fit, .. }) = watch.note(REST + REST, Some(&position)) else { panic!("{fen}") };
        match (fit, written) {
            (Fit::Moves(moves), Some(written)) => {
                assert_eq!(moves.iter().map(|mv| position.full(mv)).collect::<Vec<_>>(), [written], "{fen}");
            }
            (Fit::Differs(places), None) => assert_eq!(places.len(), 3, "{fen}"),
            other => panic!("{fen}: {other:?}"),
        }
    }
}

mod properties {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// Whatever a board tells and whenever, it is answered to, and a press is, in the end.
        #[test]
        fn whatever_is_told_is_borne(told in proptest::collection::vec((any::<u8>(), any::<u8>(), 0..2000_u64), 0..60)) {
            let mut table = Table::at("", START).found();
            for (field, code, wait) in told {
                table.watch.take(BoardTold::Field { field, code }, table.now);
                if code % 7 == 0 {
                    table.watch.press(table.now);
                }
                table.pass(Ms::new(wait));
                while let Some(noted) = table.noted() {
                    if noted == Noted::BoardRequest && field % 2 == 0 {
                        table.whole();
                    }
                }
            }
            table.watch.press(table.now);
            for _ in 0..4 {
                let wait = table.watch.due().map_or(Ms::ZERO, |due| due - table.now);
                table.pass(wait);
                while table.noted().is_some() {}
            }
            prop_assert!(table.watch.pressed.is_none());
        }
    }
}
