use super::{Lang, text_key};

/// How much is said. A level that a text does not have falls back to [`Level::Normal`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    Brief,
    #[default]
    Normal,
    Full,
}

impl Level {
    /// The names in arguments and settings.
    pub const NAMES: [(&'static str, Level); 3] =
        [("brief", Level::Brief), ("normal", Level::Normal), ("full", Level::Full)];
}

/// Whether a text is heard or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// For a voice: numbers, times and squares as words of the language; in Russian and Ukrainian never a digit or a
    /// Latin letter, because an engine reads those in English or in the wrong gender and case.
    Spoken,
    /// For the screen and braille: squares `c3`, digits `21`, times `2:41`, ordinals `5-й`.
    Written,
}

impl Form {
    /// The names in arguments and settings, where lines may be in either form.
    pub const NAMES: [(&'static str, Form); 2] = [("signs", Form::Written), ("words", Form::Spoken)];
}

/// How the squares are named aloud.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Alphabet {
    /// The letters of the language (R-6.1.6.1): а, бэ, цэ, дэ, е, эф, же, аш.
    #[default]
    Native,
    /// Anna, Bella, Cesar … Hector, with German numbers.
    AnnaHector,
    /// The same with "zwo" for "zwei", which parts two from three.
    AnnaHectorZwo,
    /// Alpha, Bravo, Charlie …, with the numbers of the language.
    Nato,
    /// The names by which the letters are spelled over the telephone in the country: Анна, Борис, Цапля …, with the numbers of
    /// the language; in English as `Nato`.
    Telegraph,
    /// Native letters, one square after the other with a full stop, for learners.
    Letters,
}

impl Alphabet {
    /// The names in arguments and settings.
    pub const NAMES: [(&'static str, Alphabet); 6] = [
        ("native", Alphabet::Native),
        ("anna", Alphabet::AnnaHector),
        ("anna-zwo", Alphabet::AnnaHectorZwo),
        ("nato", Alphabet::Nato),
        ("telegraph", Alphabet::Telegraph),
        ("letters", Alphabet::Letters),
    ];

    /// The same by the texts that list the words for them.
    pub const WORDS: [(&'static str, Alphabet); 6] = [
        (text_key::WORDS_ALPHABET_NATIVE, Alphabet::Native),
        (text_key::WORDS_ALPHABET_ANNA, Alphabet::AnnaHector),
        (text_key::WORDS_ALPHABET_ZWO, Alphabet::AnnaHectorZwo),
        (text_key::WORDS_ALPHABET_NATO, Alphabet::Nato),
        (text_key::WORDS_ALPHABET_TELEGRAPH, Alphabet::Telegraph),
        (text_key::WORDS_ALPHABET_LETTERS, Alphabet::Letters),
    ];
}

/// How a sentence is to be rendered for one listener or reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    pub lang: Lang,
    pub level: Level,
    pub form: Form,
    pub alphabet: Alphabet,
}

impl Style {
    /// Spoken, at the normal level, in the native alphabet.
    #[must_use]
    pub const fn spoken(lang: Lang) -> Style {
        Style { lang, level: Level::Normal, form: Form::Spoken, alphabet: Alphabet::Native }
    }

    /// Written, at the normal level.
    #[must_use]
    pub const fn written(lang: Lang) -> Style {
        Style { form: Form::Written, ..Style::spoken(lang) }
    }

    /// The same at another level.
    #[must_use]
    pub const fn at(self, level: Level) -> Style {
        Style { level, ..self }
    }

    /// The same in another alphabet.
    #[must_use]
    pub const fn with_alphabet(self, alphabet: Alphabet) -> Style {
        Style { alphabet, ..self }
    }
}
