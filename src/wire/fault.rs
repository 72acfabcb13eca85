/// Why a line is ended: what came over it is no record, or not the one that is due. Nothing of it has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProtocolError {
    #[error("a record is longer than {0} bytes")]
    Long(usize),
    #[error("a record cannot be read")]
    Garbled,
    #[error("a board that cannot be, or a list that is too long")]
    Unsound,
    #[error("something came before the greeting")]
    Early,
    #[error("a second greeting on one line")]
    Twice,
    #[error("version {0} of the records is not spoken here")]
    Version(u16),
    #[error("record {found} came where {due} is due")]
    Gap { due: u64, found: u64 },
    #[error("an answer to something that was never asked")]
    Unasked,
    #[error("a newer line has taken the place of this one")]
    Superseded,
}
