use super::Slot;
use crate::message;
use golos_editions::Document;
use golos_game::{Discipline, RuleSet};

/// The key of the phrase that names a discipline.
#[must_use]
pub fn game(discipline: Discipline) -> String {
    format!("game-{}", discipline.id())
}

/// The game with the document that it is played by: "International draughts, rules of Russia". Of a document that has
/// no name here only the game is said.
#[must_use]
pub fn edition(rules: &RuleSet) -> Slot {
    let game = Slot::Phrase(game(Discipline::of(rules)));
    match Document::of(&rules.document) {
        Some(document) => message::game_edition(game, Slot::Document(document.letters().to_owned())).into(),
        None => game,
    }
}
