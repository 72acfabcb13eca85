//! Files of tables: every flipped bit is noticed, equal tables have equal files, and a shelf reads what was written.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;
use std::rc::Rc;

use golos_rules::draughts::Position;
use proptest::prelude::*;

use super::tables;
use crate::{Answer, FileError, Files, Forces, Game, Made, NoValue, Shelf, Sum, Value, chained, decode, encode};

/// Files in memory.
#[derive(Clone, Default)]
pub(super) struct InMemory(Rc<RefCell<BTreeMap<Forces, Vec<u8>>>>);

impl Files for InMemory {
    fn read(&self, forces: Forces, offset: u64, bytes: &mut [u8]) -> io::Result<()> {
        let files = self.0.borrow();
        let file = files.get(&forces).ok_or(io::ErrorKind::NotFound)?;
        let part = file.get(offset as usize..offset as usize + bytes.len()).ok_or(io::ErrorKind::UnexpectedEof)?;
        bytes.copy_from_slice(part);
        Ok(())
    }
}

/// Writes tables one after the other.
pub(super) fn written(game: Game, all: &[Made]) -> InMemory {
    let (files, mut sum) = (InMemory::default(), Sum::default());
    for made in all {
        let file = encode(game, made, &sum).unwrap();
        let (head, _) = decode(game, made.forces(), &file, &sum).unwrap();
        assert_eq!(head.totals, made.totals);
        sum = chained(&sum, &head);
        files.0.borrow_mut().insert(made.forces(), file);
    }
    files
}

fn read(fen: &str) -> Position {
    Position::from_fen(Game::Russian.variant(), fen).unwrap()
}

#[test]
fn equal_tables_have_equal_files_whatever_the_number_of_threads() {
    let files = [1, 2, 3].map(|threads| written(Game::Russian, &tables(Game::Russian, 3, threads).1).0.take());
    assert!(files[0] == files[1] && files[1] == files[2]);
}

#[test]
fn a_shelf_answers_or_says_why_it_does_not() {
    let (_, all) = tables(Game::Russian, 3, 1);
    let files = written(Game::Russian, &all);
    let body = |file: &Vec<u8>| Sum::try_from(&file[96..128]).unwrap();
    let two = |(forces, file): (&Forces, &Vec<u8>)| (forces.pieces() == 2).then(|| (*forces, body(file)));
    let verified = files.0.borrow().iter().filter_map(two).collect();
    let mut shelf = Shelf::new(Game::Russian, files, verified);
    for (fen, value) in [
        // A capture is due, and it is played out.
        ("W:WKa1:BKb2", Value::Win(1)),
        // Whichever square of the main road it goes to, it is captured.
        ("W:WKa1:BKh8", Value::Loss(2)),
        ("B:Wc1:BKa3", Value::Win(7)),
        // Two kings do not win against one.
        ("W:WKa1,Kc1:BKh4", Value::Draw),
        ("B:WKa1,Kc1:BKh4", Value::Draw),
    ] {
        assert_eq!(shelf.value(&read(fen)).map(|answer| answer.value), Ok(value), "{fen}");
    }
    for (fen, why) in [
        ("W:Wa1:B", NoValue::NoPieces(golos_rules::Side::Black)),
        ("W:Wh8:BKa1", NoValue::ManOnLastRank),
        ("W:WKh8:Ba1", NoValue::ManOnLastRank),
        ("W:WKa1,Kc1:BKh4,Kh8", NoValue::NoTable(Forces { own_men: 0, own_kings: 2, other_men: 0, other_kings: 2 })),
        ("W:Wa1,c1,e1,g1:Bb8,d8,f8", NoValue::TooManyPieces { pieces: 7, most: 6 }),
    ] {
        assert_eq!(shelf.value(&read(fen)), Err(why), "{fen}");
    }
    let hundred = Position::from_fen(Game::International.variant(), "W:WK1:BK50").unwrap();
    assert_eq!(shelf.value(&hundred), Err(NoValue::OtherGame));
    let two: Answer = shelf.value(&read("W:WKc1:BKh8")).unwrap();
    let three: Answer = shelf.value(&read("W:WKa1,Kc1:BKh4")).unwrap();
    assert_eq!((two.is_verified, three.is_verified), (true, false));
}

#[test]
fn what_a_shelf_says_is_what_was_made() {
    for game in Game::ALL {
        let (_, all) = tables(game, 2, 1);
        let mut shelf = Shelf::new(game, written(game, &all), BTreeMap::new());
        let squares: Vec<_> = game.variant().geometry().squares().collect();
        let kind = golos_rules::draughts::PieceKind::King;
        let mut sum = crate::Totals::default();
        for (&one, &two) in squares.iter().flat_map(|one| squares.iter().map(move |two| (one, two))) {
            if one == two {
                continue;
            }
            let piece = |side| Some(golos_rules::draughts::Piece { side, kind });
            let position = Position::empty(game.variant());
            let position = position.put(one, piece(golos_rules::Side::White)).put(two, piece(golos_rules::Side::Black));
            let value = shelf.value(&position).unwrap().value;
            sum.add(value, position.must_capture());
            // The best move leads to it.
            let best = shelf.moves(&position).unwrap()[0].1.value;
            let before = match best {
                Value::Win(plies) => Value::Win(plies + 1),
                Value::Loss(plies) => Value::Loss(plies + 1),
                Value::Draw => Value::Draw,
            };
            assert_eq!(value, before, "{game:?} {position:?}");
        }
        let kings = Forces { own_men: 0, own_kings: 1, other_men: 0, other_kings: 1 };
        assert_eq!(Some(sum), all.iter().find(|made| made.forces() == kings).map(|made| made.totals));
    }
}

#[test]
fn tables_beside_other_tables_are_refused() {
    let (_, all) = tables(Game::Russian, 2, 1);
    let file = encode(Game::Russian, &all[1], &[7; 32]).unwrap();
    let read = |game, forces, before: &Sum| decode(game, forces, &file, before).map(|_| ()).unwrap_err();
    assert_eq!(read(Game::Russian, all[1].forces(), &[0; 32]), FileError::OtherTables);
    assert_eq!(read(Game::Brazilian, all[1].forces(), &[7; 32]), FileError::Rules);
    assert_eq!(read(Game::Russian, all[0].forces(), &[7; 32]), FileError::Forces(all[1].forces()));
}

/// The file of a table of two pieces.
fn small() -> (Forces, Vec<u8>) {
    let (_, all) = tables(Game::Russian, 2, 1);
    let forces = all[1].forces();
    (forces, encode(Game::Russian, &all[1], &Sum::default()).unwrap())
}

#[test]
fn every_single_flipped_bit_of_a_file_is_noticed() {
    let (forces, file) = small();
    for bit in 0..file.len() * 8 {
        let mut flipped = file.clone();
        flipped[bit / 8] ^= 1 << (bit % 8);
        assert!(decode(Game::Russian, forces, &flipped, &Sum::default()).is_err(), "bit {bit}");
    }
}

proptest! {
    #[test]
    fn no_bytes_break_the_reader(bytes in prop::collection::vec(any::<u8>(), 0..2000), at in 0_usize..400, cut in 0_usize..400) {
        let (forces, mut file) = small();
        for (place, byte) in file.iter_mut().skip(at).zip(&bytes) {
            *place = *byte;
        }
        file.truncate(file.len().saturating_sub(cut));
        let sound = small().1;
        prop_assert_eq!(decode(Game::Russian, forces, &file, &Sum::default()).is_ok(), file == sound);
        prop_assert!(decode(Game::Russian, forces, &bytes, &Sum::default()).is_err());
    }

    #[test]
    fn a_shelf_with_a_flipped_bit_gives_the_same_value_or_none(bit in any::<prop::sample::Index>()) {
        let (_, all) = tables(Game::Russian, 2, 1);
        let sound = written(Game::Russian, &all);
        let forces = all[0].forces();
        let broken = written(Game::Russian, &all);
        {
            let mut files = broken.0.borrow_mut();
            let file = files.get_mut(&forces).unwrap();
            let bit = bit.index(file.len() * 8);
            file[bit / 8] ^= 1 << (bit % 8);
        }
        let [mut sound, mut broken] = [sound, broken].map(|files| Shelf::new(Game::Russian, files, BTreeMap::new()));
        for fen in ["W:WKa1:BKh4", "W:WKc1:BKg1", "B:WKc1:BKa7"] {
            let (expected, found) = (sound.value(&read(fen)), broken.value(&read(fen)));
            prop_assert!(found == expected || matches!(found, Err(NoValue::Damaged { .. })), "{:?}", found);
        }
    }
}
