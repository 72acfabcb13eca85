//! Moves as they are written.

use shakmaty::{Role, Square};

use super::force::Forced;
use super::letters::Letters;
use super::moves::{Move, Wing};
use super::position::Position;

impl Position {
    /// The move in short notation, with the file or rank of departure only where another piece of the kind could go
    /// there too (CH-17.9), and with `+` or `#`. In Latin letters it is what PGN prescribes.
    #[must_use]
    pub fn san(&self, mv: Move, letters: Letters) -> String {
        let body = match mv.wing() {
            Some(wing) => castling(wing, letters).to_owned(),
            None => {
                let sign = if mv.is_capture() { "x" } else { "" };
                let start = self.departure(mv.role(), mv.from(), mv.to(), mv.is_capture());
                let letter = letters.letter(mv.role());
                format!("{letter}{start}{sign}{}{}", mv.to(), becomes(mv.promotion(), letters))
            }
        };
        body + self.after(mv).check_sign()
    }

    /// The move in full notation, `e2-e4` or `Ng1xf3+` (CH-17.7).
    #[must_use]
    pub fn long(&self, mv: Move, letters: Letters) -> String {
        let body = match mv.wing() {
            Some(wing) => castling(wing, letters).to_owned(),
            None => plain(letters, mv.role(), mv.from(), mv.to(), mv.is_capture(), mv.promotion()),
        };
        body + self.after(mv).check_sign() + if mv.is_en_passant() { " e.p." } else { "" }
    }

    /// The move for chess engines, `e2e4`, `e7e8q`; castling as the king's move, in Fischer's chess as king takes rook.
    #[must_use]
    pub fn uci(&self, mv: Move) -> String {
        mv.0.to_uci(self.castling_mode()).to_string()
    }

    /// What tells the piece that moves from others of its kind that can go there.
    fn departure(&self, role: Role, from: Square, to: Square, is_capture: bool) -> String {
        if role == Role::Pawn {
            return if is_capture { from.file().to_string() } else { String::new() };
        }
        let rivals: Vec<Square> = self
            .legal_moves()
            .into_iter()
            .filter(|other| other.wing().is_none())
            .filter_map(|other| {
                let is_rival = other.role() == role && other.to() == to && other.from() != from;
                is_rival.then(|| other.from())
            })
            .collect();
        let shares_file = rivals.iter().any(|rival| rival.file() == from.file());
        let shares_rank = rivals.iter().any(|rival| rival.rank() == from.rank());
        match (rivals.is_empty(), shares_file, shares_rank) {
            (true, ..) => String::new(),
            (_, false, _) => from.file().to_string(),
            (_, true, false) => from.rank().to_string(),
            (_, true, true) => from.to_string(),
        }
    }

    /// What stands behind a move that leaves this position.
    fn check_sign(&self) -> &'static str {
        match (self.is_check(), self.has_move()) {
            (false, _) => "",
            (true, true) => "+",
            (true, false) => "#",
        }
    }
}

impl Forced {
    /// What was made of `before`, written as a lawful move is: nothing tells which of the two it was.
    #[must_use]
    pub fn to_notation(&self, before: &Position, letters: Letters, is_short: bool) -> String {
        let (role, is_capture) = (self.piece.role, self.removed.is_some());
        let body = match self.wing {
            Some(wing) => castling(wing, letters).to_owned(),
            None if is_short => {
                let sign = if is_capture { "x" } else { "" };
                let (letter, start) = (letters.letter(role), before.departure(role, self.from, self.to, is_capture));
                format!("{letter}{start}{sign}{}{}", self.to, becomes(self.promotion, letters))
            }
            None => plain(letters, role, self.from, self.to, is_capture, self.promotion),
        };
        let is_passing = self.removed.is_some_and(|square| square != self.to);
        body + self.position.check_sign() + if is_passing && !is_short { " e.p." } else { "" }
    }
}

impl Move {
    /// What stands for White's move in the numbers of correspondence play where the first one is Black's (CH-58.3).
    pub const NUMERIC_MISSING: &str = "_";

    /// The move in the numbers of correspondence play (CH-58): `5254`, a fifth digit for a promotion, castling as the
    /// king's move.
    #[must_use]
    pub fn numeric(self) -> String {
        let digits = |square: Square| format!("{}{}", square.file().flip_diagonal(), square.rank());
        let fifth = match self.promotion() {
            Some(Role::Queen) => "1",
            Some(Role::Rook) => "2",
            Some(Role::Bishop) => "3",
            Some(Role::Knight) => "4",
            _ => "",
        };
        digits(self.from()) + &digits(self.to()) + fifth
    }
}

/// A move from square to square in full notation, without a sign of check.
pub(super) fn plain(
    letters: Letters,
    role: Role,
    from: Square,
    to: Square,
    is_capture: bool,
    promotion: Option<Role>,
) -> String {
    let sign = if is_capture { "x" } else { "-" };
    format!("{}{from}{sign}{to}{}", letters.letter(role), becomes(promotion, letters))
}

/// PGN writes `=Q`, the articles the letter alone (CH-17.10).
fn becomes(promotion: Option<Role>, letters: Letters) -> String {
    let sign = if letters == Letters::Latin { "=" } else { "" };
    promotion.map_or(String::new(), |role| match role {
        // Lawless, but made on a board.
        Role::Pawn => format!("{sign}{}", letters.pawn()),
        role => format!("{sign}{}", letters.letter(role)),
    })
}

/// PGN writes letters O, the articles zeros (CH-17.12).
pub(super) const fn castling(wing: Wing, letters: Letters) -> &'static str {
    match (wing, letters) {
        (Wing::King, Letters::Latin) => "O-O",
        (Wing::Queen, Letters::Latin) => "O-O-O",
        (Wing::King, _) => "0-0",
        (Wing::Queen, _) => "0-0-0",
    }
}
