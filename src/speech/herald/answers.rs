//! Answers to queries.

use super::events::{claim_phrase, clocks, counter, fault_phrase, limit_phrase};
use super::{endings, moves};
use crate::clock::Ms;
use crate::game::{Matter, Phase, Query, Seat, State};
use crate::rules::Side;
use crate::rules::draughts::{Diagonal, Geometry, Kind, Piece, Position, Square, Squares};
use crate::wording::{Sentence, Slot, Wording};

/// The sentences that answer `query` for `seat`.
pub(super) fn answer(state: &State, seat: Seat, query: &Query, now: Ms, wording: &Wording) -> Vec<Sentence> {
    let board = state.board().draughts();
    match query {
        Query::Clock => vec![clock(state, seat, now)],
        Query::Turn => vec![turn(state, seat)],
        Query::Number => vec![number(state, seat)],
        Query::Last | Query::Repeat => vec![last(state)],
        Query::Board => rows(board),
        Query::Pieces => {
            let all = board.geometry().squares();
            vec![both_sides(Sentence::new("ask-pieces"), board, all, &|square| board.geometry().name(square))]
        }
        Query::Place(text) => vec![place(board, text, wording)],
        Query::Moves(text) => vec![targets(board, text)],
        Query::Offer => vec![offer(state)],
        Query::Report => report(state),
    }
}

/// The number of the move, and how many the asker has made; for the arbiter, how many both have.
fn number(state: &State, seat: Seat) -> Sentence {
    let sides = seat.side().map_or(Side::BOTH.to_vec(), |side| vec![side]);
    let made = sides.into_iter().map(|side| state.moves_made(side)).min().unwrap_or_default();
    Sentence::new("ask-move-number").with("n", state.move_number()).with("made", made)
}

/// The last move, or that there was none.
pub(super) fn last(state: &State) -> Sentence {
    match moves::last(state) {
        Some((mv, side)) => Sentence::new("ask-last").with("move", mv).with("side", side),
        None => Sentence::new("ask-last-none"),
    }
}

fn clock(state: &State, seat: Seat, now: Ms) -> Sentence {
    let clock = state.clock();
    match seat {
        Seat::Arbiter if state.phase() == Phase::Over => clocks(Sentence::new("clock-over"), state, now),
        Seat::Arbiter => clocks(Sentence::new("clock-arbiter"), state, now).with("side", state.turn()),
        Seat::Player(side) => Sentence::new("clock-own-turn")
            .with("own", clock.left(side, now))
            .with("opp", clock.left(side.other(), now))
            .with("own_used", clock.used(side, now))
            .with("opp_used", clock.used(side.other(), now)),
    }
}

fn turn(state: &State, seat: Seat) -> Sentence {
    match (state.verdict(), seat) {
        (Some(verdict), _) => endings::ending(verdict),
        (None, Seat::Player(side)) if side == state.turn() => Sentence::new("ask-turn-mine"),
        (None, Seat::Player(_)) => Sentence::new("ask-turn-theirs"),
        (None, Seat::Arbiter) => Sentence::new("ask-turn-side").with("side", state.turn()),
    }
}

/// Rank by rank from the top; empty ranks are said too, so that a missing one is noticed.
fn rows(board: &Position) -> Vec<Sentence> {
    let geometry = board.geometry();
    let row = |rank: u8| {
        let squares = geometry.squares().into_iter().filter(|&square| geometry.rank(square) == rank);
        let mut squares: Vec<Square> = squares.collect();
        squares.sort_by_key(|&square| geometry.file(square));
        let placed = squares.into_iter().filter_map(|square| {
            board.piece_at(square).map(|piece| (piece_phrase(piece).to_owned(), geometry.name(square)))
        });
        Sentence::new("board-row").with("n", u32::from(rank)).with("pieces", Slot::Placement(placed.collect()))
    };
    (1..=geometry.size()).rev().map(row).collect()
}

const fn piece_phrase(piece: Piece) -> &'static str {
    match (piece.side, piece.kind) {
        (Side::White, Kind::Man) => "piece-white-man",
        (Side::White, Kind::King) => "piece-white-king",
        (Side::Black, Kind::Man) => "piece-black-man",
        (Side::Black, Kind::King) => "piece-black-king",
    }
}

/// The pieces of both sides on some squares, kings after men.
fn both_sides(sentence: Sentence, board: &Position, among: Squares, name: &dyn Fn(Square) -> String) -> Sentence {
    let pieces = |side| {
        let names = |squares: Squares| -> Vec<String> {
            let mut squares: Vec<Square> = squares.intersection(among).into_iter().collect();
            squares.sort_by_key(|&square| (board.geometry().file(square), board.geometry().rank(square)));
            squares.into_iter().map(name).collect()
        };
        Slot::Pieces { men: names(board.men(side)), kings: names(board.kings(side)) }
    };
    sentence.with("white", pieces(Side::White)).with("black", pieces(Side::Black))
}

/// A square, a file, a rank, two ends of a diagonal, or a diagonal's name.
fn place(board: &Position, text: &str, wording: &Wording) -> Sentence {
    let geometry = board.geometry();
    let text = text.trim();
    // Where squares are named by letter and number, a number alone is a rank, and never the number of a square.
    let numbered = geometry.squares().into_iter().all(|square| is_number(&geometry.name(square)));
    if let Ok(square) = geometry.parse(text)
        && (numbered || !is_number(text))
    {
        return on_square(board, square);
    }
    if let Some((kind, among)) = line(geometry, text) {
        return on_line(board, &kind, among);
    }
    diagonal(board, text, wording).unwrap_or_else(|| {
        let key = if text.chars().count() <= 2 { "refuse-no-square" } else { "refuse-no-diagonal" };
        Sentence::new(key).with("text", Slot::Text(text.to_owned()))
    })
}

fn is_number(text: &str) -> bool {
    text.chars().all(|letter| letter.is_ascii_digit())
}

/// What stands on a file or a rank.
fn on_line(board: &Position, line: &Line, among: Squares) -> Sentence {
    let geometry = board.geometry();
    match line {
        Line::File(letter) => {
            let sentence = Sentence::new("ask-file").with("letter", Slot::Square(letter.to_string()));
            both_sides(sentence, board, among, &|square| geometry.rank(square).to_string())
        }
        Line::Rank(rank) => {
            let sentence = Sentence::new("ask-rank").with("n", u32::from(*rank));
            both_sides(sentence, board, among, &|square| geometry.file_letter(geometry.file(square)).to_string())
        }
    }
}

/// What stands on a square.
#[must_use]
pub fn on_square(board: &Position, square: Square) -> Sentence {
    let name = Slot::Square(board.geometry().name(square));
    match board.piece_at(square) {
        Some(piece) => {
            let phrase = Slot::Phrase(piece_phrase(piece).to_owned());
            Sentence::new("ask-square").with("sq", name).with("piece", phrase)
        }
        None => Sentence::new("ask-square-empty").with("sq", name),
    }
}

/// What may stand between the ends of a diagonal.
const BETWEEN: [char; 4] = ['-', '–', '—', ' '];

enum Line {
    File(char),
    Rank(u8),
}

fn line(geometry: &Geometry, text: &str) -> Option<(Line, Squares)> {
    let mut letters = text.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else { return None };
    let among = |on: &dyn Fn(Square) -> bool| {
        let squares = geometry.squares().into_iter().filter(|&square| on(square));
        squares.fold(Squares::EMPTY, Squares::with)
    };
    if let Some(rank) = letter.to_digit(10).and_then(|digit| u8::try_from(digit).ok()) {
        let squares = among(&|square| geometry.rank(square) == rank);
        return (!squares.is_empty()).then_some((Line::Rank(rank), squares));
    }
    // A file is read as a square of it is, so that look-alike letters count.
    let named = (1..=geometry.size()).find_map(|rank| geometry.parse(&format!("{letter}{rank}")).ok())?;
    let file = geometry.file(named);
    Some((Line::File(geometry.file_letter(file)), among(&|square| geometry.file(square) == file)))
}

fn diagonal(board: &Position, text: &str, wording: &Wording) -> Option<Sentence> {
    let geometry = board.geometry();
    let named = |phrase: &str, squares: Vec<Square>| {
        let among = squares.into_iter().fold(Squares::EMPTY, Squares::with);
        let sentence = Sentence::new("ask-diagonal").with("diagonal", Slot::Phrase(phrase.to_owned()));
        both_sides(sentence, board, among, &|square| geometry.name(square))
    };
    let phrase = |diagonal: Diagonal| format!("diagonal-{}", diagonal.key().replace('_', "-"));
    let wanted = text.to_lowercase();
    let by_name = geometry.diagonals().find(|&diagonal| {
        let phrase = phrase(diagonal);
        wording.label(&phrase).to_lowercase() == wanted || phrase["diagonal-".len()..].replace('-', " ") == wanted
    });
    if let Some(diagonal) = by_name {
        return Some(named(&phrase(diagonal), geometry.diagonal(diagonal)));
    }
    let (from, to) = text.split_once(BETWEEN)?;
    let (from, to) = (geometry.parse(from).ok()?, geometry.parse(to.trim_start_matches(BETWEEN)).ok()?);
    let squares = geometry.line(from, to)?;
    if let Some(diagonal) = geometry.diagonals().find(|&diagonal| same(&geometry.diagonal(diagonal), &squares)) {
        return Some(named(&phrase(diagonal), squares));
    }
    let among = squares.into_iter().fold(Squares::EMPTY, Squares::with);
    let ends = Sentence::new("diagonal-between").with("from", Slot::Square(geometry.name(from)));
    let sentence = Sentence::new("ask-diagonal").with("diagonal", ends.with("to", Slot::Square(geometry.name(to))));
    Some(both_sides(sentence, board, among, &|square| geometry.name(square)))
}

fn same(one: &[Square], other: &[Square]) -> bool {
    one.len() == other.len() && one.iter().all(|square| other.contains(square))
}

/// Where the piece on a square can go. In training only.
fn targets(board: &Position, text: &str) -> Sentence {
    let geometry = board.geometry();
    let Ok(square) = geometry.parse(text.trim()) else {
        return Sentence::new("refuse-no-square").with("text", Slot::Text(text.to_owned()));
    };
    let mut targets: Vec<String> = board.moves_from(square).iter().map(|mv| geometry.name(mv.to())).collect();
    targets.sort();
    targets.dedup();
    let name = Slot::Square(geometry.name(square));
    if targets.is_empty() {
        return Sentence::new("entry-no-move").with("sq", name);
    }
    Sentence::new("ask-moves").with("sq", name).with("squares", Slot::Squares(targets))
}

fn offer(state: &State) -> Sentence {
    match state.offer() {
        Some(side) => Sentence::new("ask-offer").with("side", side),
        None => Sentence::new("refuse-no-offer"),
    }
}

/// What waits for the arbiter, and the counters that run.
fn report(state: &State) -> Vec<Sentence> {
    let pending = |what: Slot| Sentence::new("arb-pending").with("what", what);
    let mut sentences: Vec<Sentence> = Vec::new();
    for matter in state.docket() {
        sentences.push(match matter {
            Matter::Flag(side) => Sentence::new("arb-offer-flag").with("side", *side),
            Matter::Claim { claim, check, .. } => pending(Slot::Phrase(claim_phrase(*claim, check.clause.as_deref()))),
            Matter::Irregularity { fault, .. } => pending(Slot::Phrase(fault_phrase(*fault).to_owned())),
            Matter::Reached(id) => pending(Slot::Phrase(limit_phrase(id))),
            Matter::Gap { side, gap } => {
                let side = side.unwrap_or_else(|| state.turn());
                Sentence::new("arb-gap").with("time", *gap).with("side", side)
            }
        });
    }
    if sentences.is_empty() {
        sentences.push(Sentence::new("arb-nothing-pending"));
    }
    let counters = state.counters();
    // What is not played out has nothing to count (R-6.1.10.4).
    let running = counters
        .iter()
        .filter(|(_, _, needed)| *needed > 0)
        .map(|(clause, counted, needed)| counter(&limit_phrase(&clause.id), *counted, *needed));
    sentences.extend(running);
    sentences.extend(control(state));
    sentences
}

/// The next control move, where there is one.
fn control(state: &State) -> Option<Sentence> {
    let (control, to_go) = state.clock().to_control(state.turn())?;
    Some(Sentence::new("clock-control").with("n", control).with("m", to_go))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;
    use crate::wording::Lang;

    #[test]
    fn what_is_asked_for_is_a_square_a_line_or_a_diagonal() {
        let wording = Wording::new(Lang::Ru);
        let cases = [
            ("c3", "ask-square"),
            ("с3", "ask-square"),
            ("d4", "ask-square-empty"),
            ("3", "ask-rank"),
            ("8", "ask-rank"),
            ("9", "refuse-no-square"),
            ("12", "refuse-no-square"),
            ("c", "ask-file"),
            ("с", "ask-file"),
            ("H", "ask-file"),
            ("z", "refuse-no-square"),
            ("c1-h6", "ask-diagonal"),
            ("h6 c1", "ask-diagonal"),
            ("c1 – h6", "ask-diagonal"),
            ("b2-d4", "ask-diagonal"),
            ("c1-h5", "refuse-no-diagonal"),
            ("нижний тройник", "ask-diagonal"),
            ("Большая дорога", "ask-diagonal"),
            ("lower triple", "ask-diagonal"),
            ("great road", "ask-diagonal"),
        ];
        let start = Variant::Russian.start();
        let board = start.draughts();
        for (text, key) in cases {
            assert_eq!(place(board, text, &wording).key(), key, "{text}");
        }
    }

    #[test]
    fn the_ends_of_a_named_diagonal_are_its_name() {
        let start = Variant::Russian.start();
        let board = start.draughts();
        for lang in Lang::ALL {
            let wording = Wording::new(lang);
            let named = place(board, &wording.label("diagonal-lower-triple"), &wording);
            assert_eq!(place(board, "c1-h6", &wording), named, "{lang}");
            assert_eq!(place(board, "lower triple", &wording), named, "{lang}");
        }
    }
}
