//! The words that people see and hear, in English, Russian and Ukrainian. Pure.
//!
//! A room that has something to say makes a [`Sentence`]: a key and its slots, free of any language. Each text has a
//! function in [`message`] that makes its sentence and asks for all its slots. [`Wording`] renders it for one listener in
//! a [`Style`]. The texts are Fluent files, one folder a language, one file a theme. A
//! message's value is the normal level; its attributes `.brief` and `.full`, where they exist, are the other two. Where
//! what is printed is another word than the one for a voice, it is the attribute `.written`.
//!
//! # Variables
//!
//! A slot called `x` fills these variables of the text. Each exists once more with a capital letter in its name and
//! its value (`$side`, `$Side`; `$n_ord`, `$N_ord`), for the head of a sentence.
//!
//! | slot | variables |
//! |---|---|
//! | [`Slot::Side`] | `$x` белые, `$x_gen` белых, `$x_dat` белым |
//! | [`Slot::Number`] | `$x` один (masculine, also without a noun), `$x_f` одна, `$x_card_gen` одного; the ordinals `$x_ord` первый, `$x_ord_f` первая, `$x_gen` первого |
//! | [`Slot::OfDay`] | `$x` пятнадцать сорок, 15:40 |
//! | [`Slot::Time`] | `$x` одна минута, `$x_acc` одну минуту (за, через, на), `$x_gen` одной минуты (меньше, больше) |
//! | [`Slot::Exact`] | the same, always to the second |
//! | [`Slot::Clock`] | what a clock shows: forty-five, two forty-one |
//! | [`Slot::Squares`] | `$x` двадцать, тридцать; one after the other `$x_then` двадцать, затем тридцать |
//! | [`Slot::Sentence`] of a move | `$x` as it is inside a sentence, `$x_whole` at the level of the listener |
//! | [`Slot::Numbers`] | `$x` one, two; of boards and of matches `$x_boards` boards one, two, `$x_matches` match one |
//! | all others | `$x` |
//!
//! Written, numbers are digits (`21`, `21-й`, `1-ша`), times `2:41`, squares `c3`, articles `6.1.8.6`.

mod arguments;
mod articles;
mod catalog;
mod clean;
mod games;
mod language;
pub mod laws;
mod lists;
mod nouns;
mod numerals;
mod printed;
mod render;
mod respell;
mod sentence;
mod squares;
mod style;
mod times;
mod trouble;
mod typed;

pub use arguments::{argument, argument_keys};
pub use catalog::keys;
pub use clean::{NAME_CHARS, clean, short_name};
pub use games::{edition, game};
pub use language::{Lang, UnknownLang};
pub use nouns::Noun;
pub use printed::{Printed, PrintedTable};
pub use render::Wording;
pub use respell::{Engine, respell};
pub use sentence::{Sentence, SentenceKind, Slot};
pub use style::{Alphabet, Form, Level, Style};
pub use times::day_of_month;
pub use trouble::{io_at, io_reason};

/// One function for each text: the sentence with its slots filled. They are made of the texts when the crate is built.
pub mod message {
    use super::{Sentence, Slot};

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

/// A constant for each key: for a phrase in a slot, a label, the words of a command. `text_key::LABEL_WHITE` is
/// `label-white`.
pub mod text_key {
    include!(concat!(env!("OUT_DIR"), "/text_keys.rs"));
}

#[cfg(test)]
mod tests;
