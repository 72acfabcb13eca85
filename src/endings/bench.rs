//! How fast tables are made, packed, worked out a second time and asked, and how large they are.
//!
//! `cargo bench -p golos-endings --bench endings -- russian 5 2`: the game, the pieces, the threads.

#![expect(
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a bench measures time and prints it"
)]

use std::collections::BTreeMap;
use std::io;
use std::time::{Duration, Instant};

use golos_endings::{Files, Forces, Game, Head, NoValue, Shelf, Sum, Table, Tables, Totals, Work, chained, plan};
use golos_endings::{decode, encode, recount, solve};
use golos_rules::Side;
use golos_rules::draughts::{Piece, PieceKind, Position, Square};

/// Files in memory.
struct InMemory(BTreeMap<Forces, Vec<u8>>);

impl Files for InMemory {
    fn read(&self, forces: Forces, offset: u64, bytes: &mut [u8]) -> io::Result<()> {
        let file = self.0.get(&forces).ok_or(io::ErrorKind::NotFound)?;
        let from = offset as usize;
        let part = file.get(from..from + bytes.len()).ok_or(io::ErrorKind::UnexpectedEof)?;
        bytes.copy_from_slice(part);
        Ok(())
    }
}

/// Adds up the time of one kind of work.
fn timed<T>(sum: &mut Duration, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let done = work();
    *sum += start.elapsed();
    done
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let name = arguments.first().map_or("russian", String::as_str);
    let game = Game::ALL.into_iter().find(|game| game.variant().id() == name).unwrap_or(Game::Russian);
    let number = |at: usize, usual: usize| arguments.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (pieces, threads) = (u8::try_from(number(1, 4)).unwrap_or(4), number(2, 1));
    let work = Work::new(threads, &|| false);
    let [mut solving, mut packing, mut unpacking, mut checking] = [Duration::ZERO; 4];
    let (mut tables, mut files, mut sum): (_, _, Sum) = (Tables::new(game), BTreeMap::new(), [0; 32]);
    let mut totals: BTreeMap<u8, (Totals, usize)> = BTreeMap::new();
    for forces in plan(game, pieces) {
        let made = timed(&mut solving, || solve(forces, &tables, &work)).unwrap();
        for made in &made {
            let file = timed(&mut packing, || encode(game, made, &sum)).unwrap();
            let forces = made.forces();
            let (head, codes): (Head, Vec<u8>) = timed(&mut unpacking, || decode(game, forces, &file, &sum)).unwrap();
            sum = chained(&sum, &head);
            let size = totals.entry(forces.pieces()).or_default();
            *size = (size.0.and(made.totals), size.1 + file.len());
            files.insert(forces, file);
            let restored = timed(&mut unpacking, || Table::restored(forces, codes, &tables, &work)).unwrap();
            tables.insert(restored.into());
        }
        for made in made {
            let found = timed(&mut checking, || recount(made.forces(), &tables, &work)).unwrap();
            assert_eq!((found.wrong, found.totals), (0, made.totals));
        }
    }
    let mut positions = 0;
    for (pieces, (totals, bytes)) in &totals {
        positions += totals.positions();
        println!("{pieces} pieces: {totals:?} {bytes} bytes");
    }
    let rate = |spent: Duration| positions as f64 / spent.as_secs_f64() / 1e6;
    for (name, spent) in [("make", solving), ("pack", packing), ("unpack", unpacking), ("verify", checking)] {
        println!("{name}: {:.2} s, {:.2} M positions/s with {threads} threads", spent.as_secs_f64(), rate(spent));
    }
    probe(game, pieces, files);
}

/// How fast values are read, at random and again and again.
fn probe(game: Game, pieces: u8, files: BTreeMap<Forces, Vec<u8>>) {
    let mut shelf = Shelf::new(game, InMemory(files), BTreeMap::new());
    let asked: Vec<Position> = (0..20_000).filter_map(|seed| random(game, pieces, seed)).collect();
    for (name, asked, times) in [("random", &asked[..], 1), ("in the cache", &asked[..100.min(asked.len())], 5_000)] {
        let (mut spent, mut count) = (Duration::ZERO, 0_u64);
        timed(&mut spent, || {
            for _ in 0..times {
                for position in asked {
                    count += u64::from(!matches!(shelf.value(position), Err(NoValue::Damaged { .. })));
                }
            }
        });
        println!("probe, {name}: {:.3} M/s", count as f64 / spent.as_secs_f64() / 1e6);
    }
}

/// Some position of so many pieces, if the draw of squares gives one.
fn random(game: Game, pieces: u8, seed: u64) -> Option<Position> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = |below: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 20) % below
    };
    let mut position = Position::empty(game.variant());
    let board = position.geometry();
    for number in 0..pieces {
        let side = if number % 2 == 0 { Side::White } else { Side::Black };
        let kind = if next(2) == 0 { PieceKind::Man } else { PieceKind::King };
        let square = Square::from_number(next(u64::from(board.count())) as u8 + 1)?;
        if position.piece_at(square).is_some() || kind == PieceKind::Man && board.is_last_rank(square, side) {
            return None;
        }
        position = position.put(square, Some(Piece { side, kind }));
    }
    Some(position)
}
