use std::hash::{DefaultHasher, Hash, Hasher};

use super::Game;

/// The text that a game was read from, kept so that what was not changed is written as it came in.
///
/// Whether something was changed is known by a sum over what the game said when it was read.
#[derive(Clone, Debug)]
pub struct SourceText {
    text: Box<str>,
    sum: u64,
}

impl SourceText {
    /// Keeps the text of a game with what it says now.
    pub(crate) fn new(text: String, game: &Game) -> SourceText {
        SourceText { text: text.into_boxed_str(), sum: sum(game) }
    }

    /// The text of the game as it was read.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The text, if the game says what it said when it was read.
    pub(crate) fn unchanged(&self, game: &Game) -> Option<&str> {
        (self.sum == sum(game)).then_some(&*self.text)
    }
}

fn sum(game: &Game) -> u64 {
    let mut sum = DefaultHasher::new();
    (&game.tags, game.result, game.start, game.tree.len()).hash(&mut sum);
    for id in game.tree.all() {
        (game.tree.parent(id), game.tree.step(id), game.tree.remarks(id)).hash(&mut sum);
    }
    sum.finish()
}
