//! How fast tables are made, packed, worked out a second time and asked, and how large they are; how long rulings take; and the
//! same tables by a plain fixpoint, forward from every position again and again.
//!
//! `cargo bench -p golos-endings --bench endings -- russian 5 2`: the game, the pieces, the threads. A fourth argument is the
//! number of pieces of the plain fixpoint, 2 if there is none.

#![expect(
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a bench measures time and prints it"
)]

use std::collections::BTreeMap;
use std::io;
use std::time::{Duration, Instant};

use golos_endings::{
    Board, Count, Files, Forces, Game, Head, MOST, NoValue, Sampler, Shelf, Sum, Table, Tables, Totals, Value, Work,
    chained, decode, encode, plan, recount, rulings, solve,
};
use golos_rules::Side;
use golos_rules::draughts::{Clause, Material, Piece, PieceKind, Position, Since, Span, Square, Whose};

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
    let mut shelf = Shelf::new(game, InMemory(files), BTreeMap::new());
    probe(game, pieces, &mut shelf);
    rule(game, pieces, &mut shelf);
    plain(game, u8::try_from(number(3, 2)).unwrap_or(2), &tables);
}

/// How long it takes to say what the counts of Russian draughts leave of a win (R-6.1.8.6, R-6.1.8.8).
fn rule(game: Game, pieces: u8, shelf: &mut Shelf<InMemory>) {
    let clause = |when, since, moves| Clause {
        id: "count".to_owned(),
        article: "R-6.1.8.6".to_owned(),
        when,
        since,
        whose: Whose::Both,
        moves,
        unless_win: false,
        at_once: None,
        otherwise: false,
    };
    let kings = |from, to| Material::BothKings { total: Span(from, to) };
    let balance = [clause(kings(2, 3), Since::Balance, 5), clause(kings(4, 7), Since::Balance, 30)];
    let clauses = [&balance[..], &[clause(Material::Pieces { total: Span(4, 7) }, Since::KingMoves, 15)]].concat();
    let (mut ruled, mut sum, mut most) = (0_u32, Duration::ZERO, Duration::ZERO);
    for forces in plan(game, pieces).into_iter().filter(|forces| forces.pieces() == pieces) {
        for position in Sampler::new(game, forces).take(20) {
            let mut spent = Duration::ZERO;
            timed(&mut spent, || rulings(shelf, &position, &clauses, &Count::fresh(&clauses), MOST)).unwrap();
            (ruled, sum, most) = (ruled + 1, sum + spent, most.max(spent));
        }
    }
    println!("rulings: {ruled}, {:.3} s each, {:.2} s at most", (sum / ruled.max(1)).as_secs_f64(), most.as_secs_f64());
}

/// The values of all positions by going forward from each again and again until nothing changes.
fn plain(game: Game, pieces: u8, tables: &Tables) {
    let boards: Vec<Board> = (2..=pieces).flat_map(|pieces| placed(game, pieces)).collect();
    let mut known: BTreeMap<Board, Value> = BTreeMap::new();
    let (mut spent, mut passes) = (Duration::ZERO, 0_u8);
    timed(&mut spent, || {
        let (mut found, mut idle) = (Vec::new(), 0);
        while idle < 3 {
            let before = known.len();
            for board in &boards {
                if !known.contains_key(board) {
                    board.after_moves(game, &mut found);
                    let value = decided(game, &found, &known, passes);
                    known.extend(value.map(|value| (*board, value)));
                    found.clear();
                }
            }
            idle = if known.len() == before { idle + 1 } else { 0 };
            passes += 1;
        }
    });
    let value = |board: &Board| known.get(board).copied().unwrap_or(Value::Draw);
    assert!(boards.iter().all(|board| tables.value(board) == Some(value(board))));
    let rate = boards.len() as f64 / spent.as_secs_f64() / 1e6;
    println!("plain fixpoint, {pieces} pieces: {passes} passes, {:.2} s, {rate:.3} M positions/s", spent.as_secs_f64());
}

/// The value of a board that is decided in so many plies; `None` if it is not, or in another number.
fn decided(game: Game, after: &[Board], known: &BTreeMap<Board, Value>, plies: u8) -> Option<Value> {
    let over = if game == Game::Giveaway { Value::Win(0) } else { Value::Loss(0) };
    let is_gone = |board: &Board| board.own_men | board.own_kings == 0;
    let value = |board: &Board| if is_gone(board) { Some(over) } else { known.get(board).copied() };
    let values: Vec<Option<Value>> = after.iter().map(value).collect();
    let found = match values.as_slice() {
        [] => over,
        values => {
            let lost = values.iter().flatten().filter_map(|value| match value {
                Value::Loss(plies) => Some(*plies),
                Value::Win(_) | Value::Draw => None,
            });
            match lost.min() {
                Some(plies) => Value::Win(plies + 1),
                None => {
                    let won = values.iter().map(|value| match value {
                        Some(Value::Win(plies)) => Some(*plies),
                        _ => None,
                    });
                    Value::Loss(won.collect::<Option<Vec<u8>>>()?.into_iter().max()? + 1)
                }
            }
        }
    };
    (found.plies() == Some(plies)).then_some(found)
}

/// Every board with so many pieces of both sides.
fn placed(game: Game, pieces: u8) -> Vec<Board> {
    let squares = u32::from(game.variant().geometry().count());
    let width = u32::from(game.variant().geometry().size()) / 2;
    let mut boards = vec![(Board::default(), 0_u32, 0_u8)];
    let mut whole = Vec::new();
    while let Some((board, square, placed)) = boards.pop() {
        if placed == pieces {
            let own = board.own_men | board.own_kings;
            let other = board.other_men | board.other_kings;
            whole.extend((own != 0 && other != 0).then_some(board));
            continue;
        }
        if square == squares {
            continue;
        }
        // Two ranks are followed by a bit that is no square.
        let bit = 1_u64 << (square + square / (2 * width));
        boards.push((board, square + 1, placed));
        boards.push((Board { own_kings: board.own_kings | bit, ..board }, square + 1, placed + 1));
        boards.push((Board { other_kings: board.other_kings | bit, ..board }, square + 1, placed + 1));
        if square >= width {
            boards.push((Board { own_men: board.own_men | bit, ..board }, square + 1, placed + 1));
        }
        if square < squares - width {
            boards.push((Board { other_men: board.other_men | bit, ..board }, square + 1, placed + 1));
        }
    }
    whole
}

/// How fast values are read, at random and again and again.
fn probe(game: Game, pieces: u8, shelf: &mut Shelf<InMemory>) {
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
