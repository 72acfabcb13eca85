use std::hash::{DefaultHasher, Hash, Hasher};

use super::Game;

/// The text that a game was read from, kept so that what was not changed is written as it came in.
///
/// Whether something was changed is known by a sum over what the game said when it was read.
#[derive(Clone, Debug)]
pub struct SourceText {
    text: Box<str>,
    /// Where the moves begin, in bytes.
    moves_at: usize,
    tags: u64,
    moves: u64,
}

impl SourceText {
    /// Keeps the text of a game with what it says now.
    pub(crate) fn new(text: String, moves_at: usize, game: &Game) -> SourceText {
        SourceText { text: text.into_boxed_str(), moves_at, tags: tags_sum(game), moves: moves_sum(game) }
    }

    /// The whole text, if the game says what it said when it was read.
    pub(crate) fn unchanged(&self, game: &Game) -> Option<&str> {
        self.moves(game).filter(|_| self.tags == tags_sum(game)).map(|_| &*self.text)
    }

    /// The text of the moves with the result, if they say what they said when they were read.
    pub(crate) fn moves(&self, game: &Game) -> Option<&str> {
        let text = self.text.get(self.moves_at..)?;
        (self.moves == moves_sum(game)).then_some(text)
    }
}

fn tags_sum(game: &Game) -> u64 {
    let mut sum = DefaultHasher::new();
    game.tags.hash(&mut sum);
    sum.finish()
}

fn moves_sum(game: &Game) -> u64 {
    let mut sum = DefaultHasher::new();
    (game.result, game.start, game.tree.len()).hash(&mut sum);
    for id in game.tree.all() {
        (game.tree.parent(id), game.tree.step(id), game.tree.remarks(id)).hash(&mut sum);
    }
    sum.finish()
}
