//! A move in a sentence.

use crate::game::{Made, State};
use crate::rules::draughts::{Geometry, Kind, Move as DraughtsMove, Square};
use crate::rules::{Move, Position, Side};
use crate::wording::{Sentence, Slot};

/// The move as it is announced: `number` and `side` are said only at the full level.
pub(super) fn sentence(made: &Made, number: u32) -> Sentence {
    match &made.lawful {
        Some(Move::Draughts(mv)) => lawful(made.after.draughts().geometry(), mv, made.side, number),
        None => as_entered(&made.notation, made.side, number),
    }
}

/// The last move on the board with its number.
pub(super) fn last(state: &State) -> Option<(Sentence, Side)> {
    let made = state.last_made()?;
    let plies = state.plies().len() + usize::from(state.made().is_some());
    let number = u32::try_from(plies.div_ceil(2)).unwrap_or(u32::MAX);
    Some((sentence(made, number), made.side))
}

/// The lawful move that a reading of an entry means.
pub(super) fn reading(position: &Position, mv: &Move) -> Sentence {
    let Move::Draughts(mv) = mv;
    lawful(position.draughts().geometry(), mv, position.turn(), 0)
}

fn lawful(geometry: &Geometry, mv: &DraughtsMove, side: Side, number: u32) -> Sentence {
    let name = |square: &Square| geometry.name(*square);
    let names = |squares: &[Square]| Slot::Squares(squares.iter().map(name).collect());
    let from = Slot::Square(name(&mv.from()));
    let with_move = |key| {
        let sentence = Sentence::new(key).with("from", from.clone()).with("taken", names(mv.captured()));
        sentence.with("side", side).with("n", number)
    };
    let king = mv.kind() == Kind::King;
    let turning = mv.turning_path().get(1..).unwrap_or_default();
    let plain = match (mv.is_capture(), king, mv.crowned_at()) {
        (false, false, _) => with_move("move-quiet").with("to", Slot::Square(name(&mv.to()))),
        (false, true, _) => with_move("move-king").with("to", Slot::Square(name(&mv.to()))),
        (true, _, Some(crowned)) if mv.path().get(crowned).is_some_and(|&square| square != mv.to()) => {
            let (as_man, as_king) = split_after(turning, mv.path().get(crowned).copied());
            return with_move("move-chain-promotion").with("chain1", names(as_man)).with("chain2", names(as_king));
        }
        (true, true, _) => with_move("move-chain-king").with("chain", names(turning)),
        (true, false, None) if passes_last_rank(geometry, mv, side) => {
            with_move("move-chain-stays-man").with("chain", names(turning))
        }
        (true, false, _) if turning.len() == 1 => with_move("move-capture").with("to", Slot::Square(name(&mv.to()))),
        (true, false, _) => with_move("move-chain").with("chain", names(turning)),
    };
    if mv.promotes() { Sentence::new("move-promotion").with("move", plain) } else { plain }
}

/// Whether a man passes the last rank within a capture and stays a man (R-7.4.2.1).
fn passes_last_rank(geometry: &Geometry, mv: &DraughtsMove, side: Side) -> bool {
    let on_the_way = mv.path().split_last().map_or(&[][..], |(_, path)| path);
    on_the_way.iter().skip(1).any(|&square| geometry.is_last_rank(square, side))
}

/// The squares up to the one where the man was crowned, and the rest.
fn split_after(squares: &[Square], crowned: Option<Square>) -> (&[Square], &[Square]) {
    let at = squares.iter().position(|&square| Some(square) == crowned).map_or(0, |index| index + 1);
    squares.split_at(at)
}

/// A move that is not made, as it was typed: its squares, where it has nothing but squares.
pub(super) fn typed(position: &Position, text: &str) -> Slot {
    let geometry = position.draughts().geometry();
    let squares: Option<Vec<String>> = text
        .split(|sign: char| !sign.is_alphanumeric())
        .filter(|part| !part.is_empty())
        .map(|part| geometry.parse(part).ok().map(|square| geometry.name(square)))
        .collect();
    match squares.as_deref() {
        Some([_, _, ..]) => {
            let sign = if text.contains(['-', '–', '—']) { "-" } else { ":" };
            as_entered(&squares.unwrap_or_default().join(sign), position.turn(), 0).into()
        }
        _ => Slot::Text(text.to_owned()),
    }
}

/// What was made on the board, square by square, when it was not lawful.
fn as_entered(notation: &str, side: Side, number: u32) -> Sentence {
    let mut squares = notation.split(['-', ':']).map(str::to_owned);
    let from = Slot::Square(squares.next().unwrap_or_default());
    let rest: Vec<String> = squares.collect();
    let sentence = |key| Sentence::new(key).with("from", from.clone()).with("side", side).with("n", number);
    match (notation.contains(':'), rest.as_slice()) {
        (false, [to]) => sentence("move-quiet").with("to", Slot::Square(to.clone())),
        _ => sentence("move-entered").with("chain", Slot::Squares(rest)),
    }
}
