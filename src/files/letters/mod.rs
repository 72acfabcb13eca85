//! Games by letters on disk: their files, what is said of them, the letters and papers that are written.

mod game;
mod paper;
mod words;

pub use game::{LETTERS_ENDING, LetterGame, LettersError, letter_games, read_game, read_games};
pub use paper::{LetterForm, lines, table, time_chart, written};
pub use words::{cited, day, due, happened, note, parting, phase, refusal, result};
