use super::Slot;
use crate::{message, text_key};
use golos_editions::Document;
use golos_game::{Discipline, RuleSet};

/// The phrase that names a discipline.
#[must_use]
pub const fn game(discipline: Discipline) -> &'static str {
    match discipline {
        Discipline::Russian => text_key::GAME_RUSSIAN,
        Discipline::Draughts64 => text_key::GAME_DRAUGHTS64,
        Discipline::Brazilian => text_key::GAME_BRAZILIAN,
        Discipline::International => text_key::GAME_INTERNATIONAL,
        Discipline::Giveaway => text_key::GAME_GIVEAWAY,
        Discipline::Chess => text_key::GAME_CHESS,
        Discipline::Chess960 => text_key::GAME_CHESS960,
        Discipline::Renju => text_key::GAME_RENJU,
    }
}

/// The game with the document that it is played by: "International draughts, rules of Russia". Of a document that has
/// no name here only the game is said.
#[must_use]
pub fn edition(rules: &RuleSet) -> Slot {
    let game = Slot::Phrase(game(Discipline::of(rules)).to_owned());
    match Document::of(&rules.document) {
        Some(document) => message::game_edition(game, Slot::Document(document.letters().to_owned())).into(),
        None => game,
    }
}
