//! Games by letters: their records, what is said of them, the letters and papers that are written, and the room in which
//! letters are read line by line and answered.

mod asked;
mod everywhere;
mod folder;
mod forms;
mod incoming;
mod new;
mod notes;
mod outgoing;
mod paper;
mod papers;
mod reading;
mod record;
mod recorded;
mod room;
mod status;
mod tables;
mod words;

use std::path::{Path, PathBuf};

pub use asked::actor_of;
pub use everywhere::{BreakChange, of_game, own_games};
pub use folder::{ClaimFolder, put_out_claim};
pub use incoming::{not_a_letter, taken};
pub use new::edition_named;
pub use notes::{found, note, other_way, parting, refusal};
pub use outgoing::{ends_beside_move, incomplete, own_reply, past_of, stops};
pub use paper::{LetterForm, heard, sentences, written};
pub use papers::{adjudication_papers, certificate, claim_paper, record_sheet, report};
pub use record::{LETTERS_ENDING, LetterGame, LettersError, read_game, state_of};
pub use recorded::put_out;
pub use room::{LettersDesk, name_of};
pub use status::{listed, reminder, shown};
pub use tables::{table, time_chart};
pub use words::{cited, claim_check, day, due, happened, phase, result, ruling, what_is_due};

/// The folder of games by letters, below that of the records.
const FOLDER: &str = "letters";

/// Where games by letters are kept, below the folder of the records.
#[must_use]
pub fn letters_folder(records: Option<&Path>) -> PathBuf {
    records.unwrap_or(Path::new("")).join(FOLDER)
}
