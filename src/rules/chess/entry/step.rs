use shakmaty::{File, Rank, Role, Square};

use super::{NotRead, shown};
use crate::chess::letters::Letters;

/// A piece, as far as it was named, and where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    pub role: Option<Role>,
    pub file: Option<File>,
    pub rank: Option<Rank>,
    pub to_file: File,
    /// Missing where a pawn's capture names the two files only.
    pub to_rank: Option<Rank>,
    pub promotion: Option<Role>,
}

/// One part of a move besides the piece.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    File(File),
    Rank(Rank),
    /// A dash, or a sign or word of a capture.
    Sign,
}

impl Step {
    /// Puts the parts of the move `whole` together: what is known of the start, a sign or none, where it ends. A pawn's
    /// capture may name the two files only.
    pub(super) fn of(
        role: Option<Role>,
        parts: &[Part],
        promotion: Option<Role>,
        whole: &str,
    ) -> Result<Step, NotRead> {
        let coordinates: Vec<Part> = parts.iter().copied().filter(|&part| part != Part::Sign).collect();
        let (from, to): (&[Part], &[Part]) = match coordinates.as_slice() {
            [Part::File(_), Part::File(_)] => coordinates.split_at(1),
            [.., Part::File(_), Part::Rank(_)] => coordinates.split_at(coordinates.len() - 2),
            _ => return Err(NotRead::Incomplete(shown(whole))),
        };
        let (file, rank) = match *from {
            [] => (None, None),
            [Part::File(file)] => (Some(file), None),
            [Part::Rank(rank)] => (None, Some(rank)),
            [Part::File(file), Part::Rank(rank)] => (Some(file), Some(rank)),
            _ => return Err(NotRead::Unclear(shown(whole))),
        };
        let (to_file, to_rank) = match *to {
            [Part::File(file), Part::Rank(rank)] => (file, Some(rank)),
            [Part::File(file)] if role.is_none_or(|role| role == Role::Pawn) => (file, None),
            _ => return Err(NotRead::Incomplete(shown(whole))),
        };
        let sign_last = parts.iter().position(|&part| part == Part::Sign).is_none_or(|place| place == from.len());
        if !sign_last || parts.len() > coordinates.len() + 1 {
            return Err(NotRead::Unclear(shown(whole)));
        }
        Ok(Step { role, file, rank, to_file, to_rank, promotion })
    }

    /// As it is written in the letters of a language.
    pub(super) fn text(self, letters: Letters, is_capture: bool) -> String {
        let role = match self.role {
            Some(role) => letters.named(role),
            None => "",
        };
        let file = self.file.map(|file| file.to_string()).unwrap_or_default();
        let rank = self.rank.map(|rank| rank.to_string()).unwrap_or_default();
        let sign = if is_capture { "x" } else { "" };
        let to_rank = self.to_rank.map(|rank| rank.to_string()).unwrap_or_default();
        let end = self.promotion.map(|role| format!("={}", letters.named(role))).unwrap_or_default();
        format!("{role}{file}{rank}{sign}{}{to_rank}{end}", self.to_file)
    }

    /// The square that the move starts from, if it was named whole.
    pub fn from(self) -> Option<Square> {
        Some(Square::from_coords(self.file?, self.rank?))
    }

    /// The piece that is meant: without a letter a pawn, but where the move starts was named whole, whatever stands
    /// there.
    pub fn named_role(self) -> Option<Role> {
        self.role.or(if self.from().is_some() { None } else { Some(Role::Pawn) })
    }
}
