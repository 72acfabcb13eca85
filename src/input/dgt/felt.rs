//! What stands on the board, as it was told last.

use super::BoardTold;

/// The codes of every field: of 64, or of 100.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Felt {
    codes: Vec<u8>,
}

impl Felt {
    /// A whole board; none of another number of fields.
    #[must_use]
    pub fn of(codes: Vec<u8>) -> Option<Felt> {
        matches!(codes.len(), 64 | 100).then_some(Felt { codes })
    }

    /// How many fields the board has along an edge: 8 or 10.
    #[must_use]
    pub const fn size(&self) -> u8 {
        if self.codes.len() == 64 { 8 } else { 10 }
    }

    /// The code of a field, counted from 0; 0 beyond the board.
    #[must_use]
    pub fn code(&self, field: usize) -> u8 {
        self.codes.get(field).copied().unwrap_or_default()
    }

    /// Takes what was told; true if something stands otherwise now. A field beyond the board is let go.
    pub fn take(&mut self, told: BoardTold) -> bool {
        let before = self.clone();
        match told {
            BoardTold::Whole(codes) => {
                if let Some(felt) = Felt::of(codes) {
                    *self = felt;
                }
            }
            BoardTold::Field { field, code } => {
                if let Some(known) = self.codes.get_mut(usize::from(field)) {
                    *known = code;
                }
            }
        }
        *self != before
    }
}
