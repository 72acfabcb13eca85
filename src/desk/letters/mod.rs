//! Games by letters: their records, what is said of them, the letters and papers that are written, and the room in which
//! letters are read line by line and answered.

mod asked;
mod new;
mod paper;
mod papers;
mod reading;
mod record;
mod room;
mod words;

use std::path::{Path, PathBuf};

pub use asked::{actor_of, not_a_letter, own_reply, past_of, put_out, stops, taken};
pub use paper::{LetterForm, heard, sentences, table, time_chart, written};
pub use papers::{adjudication_papers, certificate, claim_paper, record_sheet, report};
pub use record::{LETTERS_ENDING, LetterGame, LettersError, read_game, state_of};
pub use room::{LettersDesk, name_of};
pub use words::{
    cited, day, due, found, happened, listed, note, parting, phase, refusal, reminder, result, ruling, shown,
};

/// The folder of games by letters, below that of the records.
const FOLDER: &str = "letters";

/// Where games by letters are kept, below the folder of the records.
#[must_use]
pub fn letters_folder(records: Option<&Path>) -> PathBuf {
    records.unwrap_or(Path::new("")).join(FOLDER)
}
