//! Words about how one is spoken to: they belong to him who listens, not to the board, and are the same everywhere.

use super::line::Line;
use super::{Lexicon, Unparsed, by_keys};
use crate::wording::{Alphabet, Form, clean};

/// So many of the last sentences can be had again.
pub const MOST_REPEATED: usize = 5;

/// How somebody wants to be spoken to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MannerAsk {
    Slower,
    Faster,
    Louder,
    Softer,
    /// Less is said.
    Shorter,
    /// More is said.
    Longer,
    /// No voice, until it is asked for.
    Mute,
    /// The voice again.
    Aloud,
    /// The voice of this name.
    Voice(String),
    /// Squares are named so; none: the next of the ways.
    Alphabet(Option<Alphabet>),
    /// Lines are written so.
    Text(Form),
    /// The last sentence in an alphabet that cannot be misheard.
    Spell,
    /// The next part of what is being read.
    More,
    /// The part before.
    Before,
    /// So many of the last sentences, 1 to [`MOST_REPEATED`].
    Repeat(usize),
}

/// What a word alone asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Slower,
    Faster,
    Louder,
    Softer,
    Shorter,
    Longer,
    Mute,
    Aloud,
    Spell,
    More,
    Before,
}

/// The words that stand alone.
pub(super) const ALONE: [(&str, Word); 11] = [
    ("words-slower", Word::Slower),
    ("words-faster", Word::Faster),
    ("words-louder", Word::Louder),
    ("words-softer", Word::Softer),
    ("words-shorter", Word::Shorter),
    ("words-longer", Word::Longer),
    ("words-mute", Word::Mute),
    ("words-unmute", Word::Aloud),
    ("words-spell", Word::Spell),
    ("words-more", Word::More),
    ("words-before", Word::Before),
];

/// The ways to name squares, as they are asked for.
pub(super) const ALPHABETS: [(&str, Alphabet); 5] = [
    ("words-alphabet-native", Alphabet::Native),
    ("words-alphabet-anna", Alphabet::AnnaHector),
    ("words-alphabet-zwo", Alphabet::AnnaHectorZwo),
    ("words-alphabet-nato", Alphabet::Nato),
    ("words-alphabet-letters", Alphabet::Letters),
];

/// The ways to write lines, as they are asked for.
pub(super) const TEXTS: [(&str, Form); 2] = [("words-text-signs", Form::Written), ("words-text-words", Form::Spoken)];

impl Lexicon {
    /// Reads a line that is about how one is spoken to; none for any other.
    #[must_use]
    pub fn manner(&self, line: &str) -> Option<MannerAsk> {
        let text = clean(line, Unparsed::MOST_CHARS);
        self.manner_of(&text).or_else(|| by_keys(&text, |keys| self.manner_of(keys)))
    }

    fn manner_of(&self, text: &str) -> Option<MannerAsk> {
        let line = Line::read(text);
        if let Some(word) = self.manner.whole(&line) {
            return Some(match word {
                Word::Slower => MannerAsk::Slower,
                Word::Faster => MannerAsk::Faster,
                Word::Louder => MannerAsk::Louder,
                Word::Softer => MannerAsk::Softer,
                Word::Shorter => MannerAsk::Shorter,
                Word::Longer => MannerAsk::Longer,
                Word::Mute => MannerAsk::Mute,
                Word::Aloud => MannerAsk::Aloud,
                Word::Spell => MannerAsk::Spell,
                Word::More => MannerAsk::More,
                Word::Before => MannerAsk::Before,
            });
        }
        if let Some(form) = self.texts.whole(&line) {
            return Some(MannerAsk::Text(form));
        }
        if let Some(((), rest)) = self.alphabet.take(&line) {
            return if rest.is_empty() {
                Some(MannerAsk::Alphabet(None))
            } else {
                self.alphabets.whole(&rest).map(|alphabet| MannerAsk::Alphabet(Some(alphabet)))
            };
        }
        if let Some(((), rest)) = self.voice.take(&line) {
            return (!rest.is_empty()).then(|| MannerAsk::Voice(rest.text().to_owned()));
        }
        let ((), rest) = self.repeat.take(&line)?;
        let digits = || rest.text().parse().ok();
        let number = self.times.numbers.whole(&rest).or_else(digits).and_then(|number| usize::try_from(number).ok())?;
        (1..=MOST_REPEATED).contains(&number).then_some(MannerAsk::Repeat(number))
    }
}
