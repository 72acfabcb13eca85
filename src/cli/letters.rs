use golos_rules::{Notation, chess, renju};

/// The letters that a person asks for by name. What is not named stays as the game or the language has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LetterChoice {
    chess: Option<chess::Letters>,
    renju: Option<renju::Letters>,
}

impl LetterChoice {
    /// Letters of chess pieces.
    #[must_use]
    pub const fn chess(letters: chess::Letters) -> LetterChoice {
        LetterChoice { chess: Some(letters), renju: None }
    }

    /// Letters of the columns of renju.
    #[must_use]
    pub const fn renju(letters: renju::Letters) -> LetterChoice {
        LetterChoice { chess: None, renju: Some(letters) }
    }

    /// The letters of the columns of renju, if they were named.
    #[must_use]
    pub const fn columns(self) -> Option<renju::Letters> {
        self.renju
    }

    /// A notation with the named letters in it.
    #[must_use]
    pub fn over(self, notation: Notation) -> Notation {
        Notation { chess: self.chess.unwrap_or(notation.chess), renju: self.renju.unwrap_or(notation.renju) }
    }
}
