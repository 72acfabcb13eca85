use super::{men, square};
use golos_rules::Side;
use golos_rules::chess::{Forced, Move, Position, Role, Square, Wing};
use golos_wording::{Sentence, Slot, message, text_key};

/// A lawful move of `before` as it is announced, with check and mate. Its number and side are said only at the full
/// level, the square it starts from always but at the brief one; there too where another piece of the kind could go.
#[must_use]
pub fn move_sentence(before: &Position, mv: Move, number: u32) -> Sentence {
    let promotion = mv.promotion().map(men::name);
    let mut end: Vec<&str> = promotion.into_iter().collect();
    end.extend(before.play(mv).ok().as_ref().and_then(checks));
    let way = Way {
        man: men::man(mv.role()),
        role: mv.role(),
        from: mv.from(),
        to: mv.to(),
        taken: mv.captured_on(),
        wing: mv.wing(),
        is_only: has_no_rival(before, mv.role(), mv.from(), mv.to()),
    };
    way.sentence(&end, before.turn(), number)
}

/// What was made on the board, lawful or not: the square it starts from is said at every level, and the colour of a piece
/// of the opponent.
#[must_use]
pub fn forced_sentence(forced: &Forced, number: u32) -> Sentence {
    let Forced { piece, from, to, removed: taken, wing, .. } = *forced;
    let mover: Side = forced.position.turn().other();
    let man = if piece.side == mover { men::man(piece.role) } else { men::coloured(piece) };
    let end: Vec<&str> = becomes(forced).into_iter().collect();
    let way = Way { man, role: piece.role, from, to, taken, wing, is_only: false };
    way.sentence(&end, mover, number)
}

/// What was made of `before`, lawful or not, in the words of a lawful move: nothing tells which of the two it was.
#[must_use]
pub fn made_sentence(before: &Position, forced: &Forced, number: u32) -> Sentence {
    let Forced { piece, from, to, removed: taken, wing, .. } = *forced;
    let man = if piece.side == before.turn() { men::man(piece.role) } else { men::coloured(piece) };
    let mut end: Vec<&str> = becomes(forced).into_iter().collect();
    end.extend(checks(&forced.position));
    let is_only = has_no_rival(before, piece.role, from, to);
    let way = Way { man, role: piece.role, from, to, taken, wing, is_only };
    way.sentence(&end, before.turn(), number)
}

/// What the pawn became, if it did not stay a pawn.
fn becomes(forced: &Forced) -> Option<&'static str> {
    forced.promotion.filter(|&role| role != Role::Pawn).map(men::name)
}

/// That a move which left this position gave check, or mate.
fn checks(after: &Position) -> Option<&'static str> {
    after.is_check().then(|| if after.has_move() { text_key::TAIL_CHECK } else { text_key::TAIL_MATE })
}

/// Where a piece goes, and what is to be said of it.
struct Way {
    man: Slot,
    role: Role,
    from: Square,
    to: Square,
    /// The square that is emptied of a captured piece.
    taken: Option<Square>,
    wing: Option<Wing>,
    /// Whether the piece and the square where it ends are enough to tell the move.
    is_only: bool,
}

impl Way {
    fn sentence(self, end: &[&str], side: Side, number: u32) -> Sentence {
        let end = Slot::Tail(end.iter().map(|&key| key.to_owned()).collect());
        let (man, from, to) = (self.man, square(self.from), square(self.to));
        match (self.wing, self.taken, self.is_only) {
            (Some(wing), ..) => {
                message::move_chess_castling(Slot::Phrase(castling(wing).to_owned()), end, side, number)
            }
            (None, Some(taken), _) if taken != self.to => {
                message::move_chess_en_passant(man, from, to, end, square(taken))
            }
            (None, Some(_), true) if self.role == Role::Pawn => {
                let file = Slot::Square(self.from.file().to_string());
                message::move_chess_pawn_capture(man, from, to, end, file, side, number)
            }
            (None, Some(_), true) => message::move_chess_capture(man, from, to, end, side, number),
            (None, Some(_), false) => message::move_chess_capture_of_several(man, from, to, end, side, number),
            (None, None, true) => message::move_chess(man, from, to, end, side, number),
            (None, None, false) => message::move_chess_of_several(man, from, to, end, side, number),
        }
    }
}

const fn castling(wing: Wing) -> &'static str {
    match wing {
        Wing::King => text_key::CASTLING_SHORT,
        Wing::Queen => text_key::CASTLING_LONG,
    }
}

/// Whether no other piece of the kind can go there too; of pawns that capture the file tells (CH-17.8.3, CH-17.9).
fn has_no_rival(position: &Position, role: Role, from: Square, to: Square) -> bool {
    let is_rival =
        |other: &Move| other.role() == role && other.to() == to && other.from() != from && other.wing().is_none();
    role == Role::Pawn || !position.legal_moves().iter().any(is_rival)
}
