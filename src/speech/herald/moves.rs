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
    let completed = state.plies().len();
    let ply = if state.made().is_some() { completed } else { completed.saturating_sub(1) };
    Some((sentence(made, state.number_of(ply)), made.side))
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
        (true, false, _) if mv.stays_man(geometry, side) => {
            with_move("move-chain-stays-man").with("chain", names(turning))
        }
        (true, false, _) if turning.len() == 1 => with_move("move-capture").with("to", Slot::Square(name(&mv.to()))),
        (true, false, _) => with_move("move-chain").with("chain", names(turning)),
    };
    if mv.promotes() { Sentence::new("move-promotion").with("move", plain) } else { plain }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;
    use crate::wording::{Lang, Style, Wording};

    #[test]
    fn r_7_4_2_what_becomes_of_a_man_on_its_last_rank_is_said() {
        for (variant, fen, typed, said) in [
            (
                Variant::International,
                "W:W35:B7,8,19,30",
                "35:11",
                "тридцать пять бьёт два, одиннадцать, остаётся простой",
            ),
            (Variant::International, "W:W35:B8,19,30", "35:2", "тридцать пять бьёт два, дамка"),
            (Variant::Brazilian, "W:Wh4:Bc3,c7,e7,g5", "h4:b6", "аш четыре бьёт дэ восемь, бэ шесть, остаётся простой"),
            (
                Variant::Russian,
                "W:Wh4:Bc3,c7,e7,g5",
                "h4:d2",
                "аш четыре бьёт дэ восемь, дальше дамкой, а пять, дэ два",
            ),
        ] {
            let position = variant.read_fen(fen).unwrap();
            let sentence = reading(&position, &position.read(typed).unwrap());
            assert_eq!(Wording::new(Lang::Ru).render(&sentence, Style::spoken(Lang::Ru)), said, "{fen} {typed}");
        }
    }
}
