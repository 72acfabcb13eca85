use super::{Sentence, Slot};
use golos_editions::Document;
use golos_game::{Discipline, RuleSet};

/// The phrase that names a discipline.
#[must_use]
pub const fn game(discipline: Discipline) -> &'static str {
    match discipline {
        Discipline::Russian => "game-russian",
        Discipline::Draughts64 => "game-draughts64",
        Discipline::Brazilian => "game-brazilian",
        Discipline::International => "game-international",
        Discipline::Giveaway => "game-giveaway",
        Discipline::Chess => "game-chess",
        Discipline::Chess960 => "game-chess960",
        Discipline::Renju => "game-renju",
    }
}

/// The game with the document that it is played by: "International draughts, rules of Russia". Of a document that has
/// no name here only the game is said.
#[must_use]
pub fn edition(rules: &RuleSet) -> Slot {
    let game = Slot::Phrase(game(Discipline::of(rules)).to_owned());
    match Document::of(&rules.document) {
        Some(document) => {
            let named = Sentence::new("game-edition").with("game", game);
            named.with("document", Slot::Document(document.letters().to_owned())).into()
        }
        None => game,
    }
}
