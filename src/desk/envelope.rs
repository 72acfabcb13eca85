//! The envelope of an adjourned game: a file beside the journal, with what CH-18.2 asks for on the outside and the key of
//! the sealed move inside. The move itself is masked in the journal, and neither file tells it alone.

use std::io;
use std::path::{Path, PathBuf};

use super::Archive;
use golos_clock::Ms;
use golos_game::{LONGEST_SEAL, SealError, SealKey, Sealed, State};
use golos_rules::Side;
use golos_wording::{Form, Sentence, Slot, Style, Wording, message, short_name};

/// What stands before the key in the file.
const KEY: &str = "key: ";

/// Why an envelope cannot be made or opened.
#[derive(Debug, thiserror::Error)]
pub enum EnvelopeError {
    #[error("the game is kept in no file")]
    NoFile,
    #[error("there is no envelope: {0}")]
    Missing(String),
    #[error("no key in the envelope: {0}")]
    NoKey(String),
    #[error(transparent)]
    Seal(#[from] SealError),
    #[error("the randomness of the system: {0}")]
    Random(getrandom::Error),
    #[error(transparent)]
    Disk(#[from] io::Error),
}

impl EnvelopeError {
    /// What is said about it.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        match self {
            EnvelopeError::NoFile => message::envelope_no_file(),
            EnvelopeError::Missing(path) => message::envelope_missing(Slot::Text(path.clone())),
            EnvelopeError::NoKey(path) => message::envelope_no_key(Slot::Text(path.clone())),
            EnvelopeError::Seal(SealError::Unreadable) => message::envelope_bad_key(),
            EnvelopeError::Seal(SealError::OtherKey) => message::envelope_other(),
            EnvelopeError::Seal(SealError::Length) => {
                message::envelope_length(u32::try_from(LONGEST_SEAL).unwrap_or(u32::MAX))
            }
            EnvelopeError::Random(_) => message::envelope_random(),
            EnvelopeError::Disk(_) => message::envelope_disk(),
        }
    }
}

/// Puts a move into an envelope beside the journal, durably, before anything of it is recorded. On the outside the clocks
/// stand as they do at `at`, when it is sealed.
///
/// # Errors
/// [`EnvelopeError`]; then no move is sealed.
pub fn seal(
    archive: &dyn Archive,
    journal: Option<&Path>,
    text: &str,
    (state, at): (&State, Ms),
    wording: &Wording,
    style: Style,
) -> Result<Sealed, EnvelopeError> {
    let journal = journal.ok_or(EnvelopeError::NoFile)?;
    let mut random = [0; LONGEST_SEAL];
    getrandom::fill(&mut random).map_err(EnvelopeError::Random)?;
    let key = SealKey::new(random);
    let sealed = Sealed::new(text, &key)?;
    let mut lines = outside(state, at, wording, Style { form: Form::Written, ..style });
    lines.push(format!("{KEY}{}", key.text()));
    archive.write_private(&path(journal), &(lines.join("\n") + "\n"))?;
    Ok(sealed)
}

/// The key in the envelope beside the journal.
///
/// # Errors
/// [`EnvelopeError`]
pub fn open(archive: &dyn Archive, journal: Option<&Path>) -> Result<SealKey, EnvelopeError> {
    let path = path(journal.ok_or(EnvelopeError::NoFile)?);
    let name = || path.display().to_string();
    let bytes = archive.read(&path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => EnvelopeError::Missing(name()),
        _ => EnvelopeError::Disk(error),
    })?;
    let text = String::from_utf8_lossy(&bytes);
    let key = text.lines().find_map(|line| line.strip_prefix(KEY)).ok_or_else(|| EnvelopeError::NoKey(name()))?;
    Ok(SealKey::read(key.trim())?)
}

/// That others could read the envelope, which was written for the arbiter alone.
#[must_use]
pub fn warning(archive: &dyn Archive, journal: Option<&Path>) -> Option<Sentence> {
    let path = path(journal?);
    archive.is_open_to_others(&path).then(|| message::envelope_read_by_others(Slot::Text(path.display().to_string())))
}

/// `game.ron` has the envelope `game.envelope`.
#[must_use]
pub fn path(journal: &Path) -> PathBuf {
    journal.with_extension("envelope")
}

/// CH-18.2.1 to CH-18.2.7: the players, the position before the sealed move, the times used, who sealed, the number of
/// the move, an open offer; when and where the game goes on is written in by hand.
fn outside(state: &State, at: Ms, wording: &Wording, style: Style) -> Vec<String> {
    let side = state.turn();
    let used = |side: Side| state.clock().used(side, at);
    let left = |side: Side| state.clock().left(side, at);
    let player = |side: Side| Slot::Text(short_name(&state.setup().players[side]));
    let text = |text: String| Slot::Text(text);
    let sentences = [
        message::envelope_players(player(Side::White), player(Side::Black)),
        message::envelope_position(text(state.position().fen())),
        message::envelope_times(used(Side::White), used(Side::Black)),
        message::envelope_left(left(Side::White), left(Side::Black)),
        message::envelope_sealed(side, state.move_number()),
        match state.offer() {
            Some(side) => message::envelope_offer(side),
            None => message::envelope_no_offer(),
        },
        message::envelope_resumption(),
        message::envelope_key(),
    ];
    sentences.iter().map(|sentence| wording.render(sentence, style)).collect()
}
