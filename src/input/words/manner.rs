//! Words about how one is spoken to: they belong to him who listens, not to the board, and are the same everywhere.

use super::line::Line;
use super::{CommandParseError, Lexicon, Tokens, by_keys};
use golos_game::Seat;
use golos_wording::{Alphabet, Form, text_key};

/// So many of the last sentences can be had again.
pub const MOST_REPEATED: usize = 5;

/// How somebody wants to be spoken to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MannerRequest {
    /// What a word alone asks for.
    Alone(MannerWord),
    /// The voice of this name.
    Voice(String),
    /// Squares are named so; none: the next of the ways.
    Alphabet(Option<Alphabet>),
    /// Lines are written so.
    Text(Form),
    /// The screen in the colours of this name; none: of the next theme.
    Theme(Option<&'static str>),
    /// Colours that there are none of.
    NoTheme,
    /// The sound of this name; `None`: there is none of the name.
    Sound(Option<&'static str>),
    /// So many of the last sentences, 1 to [`MOST_REPEATED`].
    Repeat(usize),
}

/// What a word alone asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MannerWord {
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
    /// All sounds, and what each means.
    Sounds,
    SoundsOn,
    SoundsOff,
    /// The bell of the terminal in place of sounds.
    SoundsBell,
    SoundsLouder,
    SoundsSofter,
    /// The last sentence in an alphabet that cannot be misheard.
    Spell,
    /// The board in signs, one a square, for fingers.
    Braille,
    /// The next of the patterns in which a pad shakes, and what it means.
    CursorOutcome,
    /// The buttons of a pad are taught.
    PadTeach,
    /// The buttons of a pad are as usual again.
    PadUsual,
    /// The next part of what is being read.
    More,
    /// The part before.
    Before,
}

/// The words that stand alone.
pub(super) const ALONE: [(&str, MannerWord); 21] = [
    (text_key::WORDS_SLOWER, MannerWord::Slower),
    (text_key::WORDS_FASTER, MannerWord::Faster),
    (text_key::WORDS_LOUDER, MannerWord::Louder),
    (text_key::WORDS_SOFTER, MannerWord::Softer),
    (text_key::WORDS_SHORTER, MannerWord::Shorter),
    (text_key::WORDS_LONGER, MannerWord::Longer),
    (text_key::WORDS_MUTE, MannerWord::Mute),
    (text_key::WORDS_UNMUTE, MannerWord::Aloud),
    (text_key::WORDS_SOUNDS, MannerWord::Sounds),
    (text_key::WORDS_SOUNDS_ON, MannerWord::SoundsOn),
    (text_key::WORDS_SOUNDS_OFF, MannerWord::SoundsOff),
    (text_key::WORDS_SOUNDS_BELL, MannerWord::SoundsBell),
    (text_key::WORDS_SOUNDS_LOUDER, MannerWord::SoundsLouder),
    (text_key::WORDS_SOUNDS_SOFTER, MannerWord::SoundsSofter),
    (text_key::WORDS_SPELL, MannerWord::Spell),
    (text_key::WORDS_BRAILLE, MannerWord::Braille),
    (text_key::WORDS_FEEL, MannerWord::CursorOutcome),
    (text_key::WORDS_PAD_TEACH, MannerWord::PadTeach),
    (text_key::WORDS_PAD_USUAL, MannerWord::PadUsual),
    (text_key::WORDS_MORE, MannerWord::More),
    (text_key::WORDS_BEFORE, MannerWord::Before),
];

/// The ways to write lines, as they are asked for.
pub(super) const TEXTS: [(&str, Form); 2] =
    [(text_key::WORDS_TEXT_SIGNS, Form::Written), (text_key::WORDS_TEXT_WORDS, Form::Spoken)];

/// The sounds: how each is asked for, and its name.
pub(super) const SOUNDS: [(&str, &str); 14] = [
    (text_key::WORDS_SOUND_LISTENING, "listening"),
    (text_key::WORDS_SOUND_HEARD, "heard"),
    (text_key::WORDS_SOUND_ACCEPTED, "accepted"),
    (text_key::WORDS_SOUND_PRESSED, "pressed"),
    (text_key::WORDS_SOUND_MOVED, "moved"),
    (text_key::WORDS_SOUND_TURN, "turn"),
    (text_key::WORDS_SOUND_COUNT, "count"),
    (text_key::WORDS_SOUND_WARNING, "warning"),
    (text_key::WORDS_SOUND_OFFER, "offer"),
    (text_key::WORDS_SOUND_REFUSED, "refused"),
    (text_key::WORDS_SOUND_NOTICE, "notice"),
    (text_key::WORDS_SOUND_TROUBLE, "trouble"),
    (text_key::WORDS_SOUND_FLAG, "flag"),
    (text_key::WORDS_SOUND_RESULT, "result"),
];

/// The themes of the screen: how each is asked for, its name, and how that is said.
pub const THEMES: [(&str, &str, &str); 6] = [
    (text_key::WORDS_THEME_DARK, "dark", text_key::THEME_DARK),
    (text_key::WORDS_THEME_LIGHT, "light", text_key::THEME_LIGHT),
    (text_key::WORDS_THEME_CONTRAST, "contrast", text_key::THEME_CONTRAST),
    (text_key::WORDS_THEME_YELLOW, "yellow", text_key::THEME_YELLOW),
    (text_key::WORDS_THEME_SAFE, "safe", text_key::THEME_SAFE),
    (text_key::WORDS_THEME_PLAIN, "plain", text_key::THEME_PLAIN),
];

impl Lexicon {
    /// Reads a line that is about how one is spoken to; none for any other.
    #[must_use]
    pub fn manner(&self, line: &Tokens) -> Option<MannerRequest> {
        // What the arrow down, the arrow up and the keys for pages send where lines are read whole.
        match line.typed().trim() {
            "\u{1b}[B" | "\u{1b}OB" | "\u{1b}[6~" => return Some(MannerRequest::Alone(MannerWord::More)),
            "\u{1b}[A" | "\u{1b}OA" | "\u{1b}[5~" => return Some(MannerRequest::Alone(MannerWord::Before)),
            _ => {}
        }
        line.expect_text(CommandParseError::MOST_CHARS).ok()?;
        self.manner_in_any_way(&line.whole())
    }

    /// The same of what a seat says in a line; `None` if the line names nobody or is all about the seat.
    #[must_use]
    pub fn manner_of_seat(&self, line: &Tokens) -> Option<(Seat, MannerRequest)> {
        let ask = self.manner_in_any_way(&line.said_line())?;
        Some((line.seat().filter(|_| self.manner(line).is_none())?, ask))
    }

    fn manner_in_any_way(&self, line: &Line<'_>) -> Option<MannerRequest> {
        let by_keys = || by_keys(line.text(), |keys| self.manner_of(&Line::read(keys)));
        let barely = || {
            let bare = self.bare(line, false).join(" ");
            self.unasked(line).into_iter().chain([bare]).find_map(|bare| self.manner_of(&Line::read(&bare)))
        };
        self.manner_of(line).or_else(by_keys).or_else(barely)
    }

    fn manner_of(&self, line: &Line<'_>) -> Option<MannerRequest> {
        if let Some(word) = self.manner.whole(line) {
            return Some(MannerRequest::Alone(word));
        }
        if let Some(form) = self.texts.whole(line) {
            return Some(MannerRequest::Text(form));
        }
        if let Some(((), rest)) = self.alphabet.take(line) {
            return if rest.is_empty() {
                Some(MannerRequest::Alphabet(None))
            } else {
                self.alphabets.whole(&rest).map(|alphabet| MannerRequest::Alphabet(Some(alphabet)))
            };
        }
        if let Some(((), rest)) = self.theme.take(line) {
            return if rest.is_empty() {
                Some(MannerRequest::Theme(None))
            } else {
                Some(self.themes.whole(&rest).map_or(MannerRequest::NoTheme, |theme| MannerRequest::Theme(Some(theme))))
            };
        }
        if let Some(((), rest)) = self.sound.take(line) {
            return (!rest.is_empty()).then(|| MannerRequest::Sound(self.sounds.whole(&rest)));
        }
        if let Some(((), rest)) = self.voice.take(line) {
            return (!rest.is_empty()).then(|| MannerRequest::Voice(rest.text().to_owned()));
        }
        let ((), rest) = self.repeat.take(line)?;
        let digits = || rest.text().parse().ok();
        let number = self.times.numbers.whole(&rest).or_else(digits).and_then(|number| usize::try_from(number).ok())?;
        (1..=MOST_REPEATED).contains(&number).then_some(MannerRequest::Repeat(number))
    }
}
