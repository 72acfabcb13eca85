//! A drawn opening in words: column and row, then the moves or what stands elsewhere.

use super::family;
use golos_game::{Lot, Opening, OpeningLine, State};
use golos_rules::{BySide, Notation, Side, Variant};
use golos_wording::{Sentence, Slot, message};

/// The drawn opening of a game, if there is one.
pub(super) fn of(state: &State) -> Option<Sentence> {
    state.opening().map(|drawn| opening(drawn, state.setup().rules.variant))
}

/// An opening of this game: where it stands in its table, and what it is.
#[must_use]
pub fn opening(opening: &Opening, variant: Variant) -> Sentence {
    let what: Slot = match opening.line() {
        OpeningLine::Moves(moves) => numbered(moves, variant),
        OpeningLine::Placement(relocations) => placement(relocations).into(),
        OpeningLine::Position(_) => position(opening.position(), variant).into(),
    };
    match opening.cell() {
        Some((_, lot)) => message::start_opening(cell(lot), what),
        None => message::start_opening_entered(what),
    }
}

/// The place in a table that lots name: "column six, row twenty-four".
#[must_use]
pub fn cell(lot: Lot) -> Sentence {
    match lot {
        Lot::Cell { column, row } => message::lot_cell(u32::from(column), u32::from(row)),
        Lot::Reserve(number) => message::lot_reserve(u32::from(number)),
    }
}

/// The moves in turn, White's and Black's under one number.
fn numbered(moves: &[String], variant: Variant) -> Slot {
    let mut position = variant.start();
    let mut read = |text: &String| {
        let Ok(mv) = position.read(text, Notation::FILES) else { return Slot::Text(text.clone()) };
        let sentence = family::reading(&position, &mv);
        position = position.play(&mv).unwrap_or(position);
        sentence.into()
    };
    let sentences: Vec<Slot> = moves.iter().map(&mut read).collect();
    let pair = |pair: &[Slot]| match pair {
        [one, two] => Some(message::opening_pair(one.clone(), two.clone())),
        [one] => Some(message::opening_single(one.clone())),
        _ => None,
    };
    Slot::Choices(sentences.chunks(2).filter_map(pair).collect())
}

fn placement(relocations: &BySide<Option<String>>) -> Sentence {
    let square = |name: &str| Slot::Square(name.to_owned());
    // What the game has is in full notation.
    let ends = |text: &String| text.split_once('-').map(|(from, to)| (square(from), square(to)));
    match (relocations.white.as_ref().and_then(ends), relocations.black.as_ref().and_then(ends)) {
        (None, None) => message::opening_start(),
        (Some((from, to)), None) => message::opening_white(from, to),
        (None, Some((from, to))) => message::opening_black(from, to),
        (Some((from, to)), Some((other_from, other_to))) => message::opening_both(from, to, other_from, other_to),
    }
}

fn position(fen: &str, variant: Variant) -> Sentence {
    let board = variant.read_fen(fen).ok();
    let pieces = |side| board.as_ref().map_or_else(|| Slot::Squares(Vec::new()), |board| family::placed(board, side));
    message::opening_position(pieces(Side::White), pieces(Side::Black))
}
