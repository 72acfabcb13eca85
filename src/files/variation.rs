//! A variation of a file as it is printed.

use golos_rules::tree::{Game, NodeId, Step, plain_comment};
use golos_rules::{Notation, Position, Side};

/// The moves of a variation from its first one on, in the letters of a language, with their numbers, signs and comments;
/// variations of it are in brackets.
#[must_use]
pub(super) fn variation_text(game: &Game, first: NodeId, notation: Notation) -> String {
    let mut parts: Vec<String> = Vec::new();
    let before = game.tree.parent(first).map_or(game.start, |parent| game.position(parent));
    let mut position = before;
    let mut needs_number = true;
    for id in game.tree.line(first) {
        let Some(step) = game.tree.step(id) else { continue };
        let remarks = game.tree.remarks(id);
        parts.extend(comments(&remarks.before));
        let number = number(game, id, &position, needs_number);
        parts.push(format!("{number}{}{}", written(step, &position, notation), remarks.signs()));
        parts.extend(comments(&remarks.comments));
        let inner: Vec<String> =
            game.tree.variations(id).map(|inner| format!("[{}]", variation_text(game, inner, notation))).collect();
        needs_number = !inner.is_empty() || !remarks.comments.is_empty();
        parts.extend(inner);
        position = step.after(&position);
    }
    parts.join(" ")
}

fn comments(texts: &[String]) -> Vec<String> {
    texts
        .iter()
        .map(|text| plain_comment(text))
        .filter(|text| !text.is_empty())
        .map(|text| format!("({text})"))
        .collect()
}

fn written(step: &Step, before: &Position, notation: Notation) -> String {
    match step {
        Step::Move(mv) => before.short(mv, notation),
        Step::Null => "–".to_owned(),
        Step::SetUp { made, .. } => made.clone().unwrap_or_default(),
    }
}

/// The number before a move: that of Black only where it would not be clear.
fn number(game: &Game, id: NodeId, before: &Position, is_needed: bool) -> String {
    let made = game.tree.path(id).len();
    let skipped = usize::from(game.start.turn() == Side::Black);
    if before.numbers_half_moves() {
        return format!("{made}. ");
    }
    let number = match before {
        Position::Chess(position) => position.move_number() as usize,
        Position::Draughts(_) | Position::Renju(_) => (made + skipped).div_ceil(2),
    };
    match before.turn() {
        Side::White => format!("{number}. "),
        Side::Black if is_needed => format!("{number}... "),
        Side::Black => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::chess::pgn;

    #[test]
    fn a_variation_is_printed_in_the_letters_of_the_language() {
        let text = "1. e4 e5 (1... c5 {Sic} 2. Nf3 $1 (2. c3) 2... d6) 2. Nf3 *";
        let game = pgn::games(text.as_bytes()).next().unwrap().unwrap().game.unwrap();
        let e5 = game.tree.main_line().nth(1).unwrap();
        let first = game.tree.variations(e5).next().unwrap();
        assert_eq!(variation_text(&game, first, Notation::FILES), "1... c5 (Sic) 2. Nf3! [2. c3] 2... d6");
        let russian = golos_wording::Lang::Ru.notation();
        assert_eq!(variation_text(&game, first, russian), "1... c5 (Sic) 2. Кf3! [2. c3] 2... d6");
    }
}
