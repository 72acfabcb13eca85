use serde::{Deserialize, Serialize};

use super::{Move, Position};
use crate::draughts::Sign;
use crate::{Fault, layout};
use crate::{chess, draughts, renju};

/// The letters in which moves are written and read in a game. Draughts has but one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Notation {
    /// The letters of the pieces of chess (CH-17.1); they have to be known before a move is read.
    pub chess: chess::Letters,
    /// The letters of the columns of renju (R-9.2.2.2).
    pub renju: renju::Letters,
}

impl Notation {
    /// The letters that stand in files.
    pub const FILES: Notation = Notation { chess: chess::Letters::Latin, renju: renju::Letters::AToP };
}

impl Default for Notation {
    fn default() -> Notation {
        Notation::FILES
    }
}

/// A move as it was made on a real board, lawful or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeMove {
    /// The position it left, the opponent to move.
    pub after: Position,
    /// What was made, in full notation as it stands in files.
    pub notation: String,
    /// What was wrong with it; none for a lawful move.
    pub fault: Option<Fault>,
}

/// Why an entry is not a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unread {
    /// The text is no move in any position.
    #[error(transparent)]
    NotRead(#[from] UnreadMove),
    /// Several lawful moves are written like that.
    #[error("several moves are written like that")]
    Ambiguous(Vec<Move>),
    /// Read, but not lawful in the position.
    #[error(transparent)]
    Illegal(#[from] IllegalReason),
    /// Cannot have been made on the board at all.
    #[error(transparent)]
    NotOnBoard(#[from] CannotBeMade),
}

/// Why a text is no move in any position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnreadMove {
    #[error(transparent)]
    Draughts(draughts::NotRead),
    #[error(transparent)]
    Chess(chess::NotRead),
    #[error(transparent)]
    Renju(renju::NotAPoint),
}

impl UnreadMove {
    /// Whether a move was meant: it names a square that is no place of this board.
    #[must_use]
    pub const fn is_mistyped(&self) -> bool {
        match self {
            UnreadMove::Draughts(draughts::NotRead::LightSquare(_) | draughts::NotRead::OffBoard(_))
            | UnreadMove::Chess(chess::NotRead::OffBoard(_))
            | UnreadMove::Renju(renju::NotAPoint::OffBoard) => true,
            UnreadMove::Draughts(_) | UnreadMove::Chess(_) | UnreadMove::Renju(_) => false,
        }
    }
}

/// The first thing that is wrong with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum IllegalReason {
    #[error(transparent)]
    Draughts(draughts::Reason),
    #[error(transparent)]
    Chess(chess::Reason),
    #[error(transparent)]
    Renju(renju::StoneError),
    /// It can be made, and is a foul (R-9.2.4.2).
    #[error("a foul")]
    Foul(renju::Fouls),
}

/// Why an entry cannot be what was made on a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotBeMade {
    #[error(transparent)]
    Draughts(draughts::NotOnBoard),
    #[error(transparent)]
    Chess(chess::NotOnBoard),
    /// The point is taken, or the game is over.
    #[error(transparent)]
    Renju(renju::StoneError),
}

impl Position {
    /// The one lawful move that a text means, in the letters of a game. What a pawn of chess becomes is never taken for
    /// granted: without a word of it there are several readings. There are also where the keys of a Cyrillic text make
    /// another lawful move in the Latin layout: `с3-в4` looks like c3-b4, and has the keys of c3-d4; and where digits are
    /// one by the numbers of the squares and another by file and rank: `33-44` is c3-d4. A small letter that names a file is
    /// taken for that of a piece where only the piece can make the move: `сe6` is the bishop's.
    ///
    /// # Errors
    /// [`Unread`] if it is no move, several, or not lawful.
    pub fn read(&self, text: &str, notation: Notation) -> Result<Move, Unread> {
        let small = self.read_in_layouts(text, notation);
        if !matches!(small, Err(Unread::Illegal(_))) {
            return small;
        }
        let piece = self.as_piece(text, notation).map(|capital| self.read_as_typed(&capital, notation));
        match piece {
            Some(lawful @ (Ok(_) | Err(Unread::Ambiguous(_)))) => lawful,
            Some(Err(_)) | None => small,
        }
    }

    /// The same with the capital letter of a piece, where a small one was read as a file; `None` if it names no piece, or no
    /// square stands behind it.
    fn as_piece(&self, text: &str, notation: Notation) -> Option<String> {
        let Position::Chess(_) = self else { return None };
        let text = text.trim_start();
        let first = text.chars().next().filter(|first| first.is_lowercase())?;
        let rest = text.get(first.len_utf8()..)?;
        let is_square = rest.trim_start().starts_with(|sign: char| !sign.is_ascii_digit())
            && rest.contains(|sign: char| sign.is_ascii_digit());
        let capital: String = first.to_uppercase().collect();
        let is_letter = notation.chess.read(&capital).is_some() && notation.chess.read(text).is_none();
        (is_square && is_letter).then(|| format!("{capital}{rest}"))
    }

    fn read_in_layouts(&self, text: &str, notation: Notation) -> Result<Move, Unread> {
        let typed = self.read_as_typed(text, notation);
        if let Some(letters) = self.by_digits(text) {
            return either(typed, self.read_as_typed(&letters, notation));
        }
        match layout::latin(text) {
            Some(keys) => either(typed, self.read_as_typed(&keys, notation)),
            None => typed.or_else(|unread| match unread {
                Unread::NotRead(_) => {
                    let keys = layout::cyrillic(text).into_iter();
                    keys.filter_map(|keys| self.read_as_typed(&keys, notation).ok()).next().ok_or(unread)
                }
                unread => Err(unread),
            }),
        }
    }

    /// The squares that digits alone mean by file and rank, as CH-58 has it for chess, whose reader knows it.
    fn by_digits(&self, text: &str) -> Option<String> {
        match self {
            Position::Draughts(position) => draughts::by_digits(position.geometry(), text),
            Position::Chess(_) | Position::Renju(_) => None,
        }
    }

    /// The same in the layout of what was typed.
    fn read_as_typed(&self, text: &str, notation: Notation) -> Result<Move, Unread> {
        match self {
            Position::Draughts(position) => {
                let entry = draughts::Entry::read(position.geometry(), text).map_err(UnreadMove::Draughts)?;
                position.resolve(&entry).map(Move::Draughts).map_err(|unresolved| match unresolved {
                    draughts::AmbiguousMove::Ambiguous(several) => {
                        Unread::Ambiguous(several.into_iter().map(Move::Draughts).collect())
                    }
                    draughts::AmbiguousMove::Illegal(reason) => IllegalReason::Draughts(reason).into(),
                })
            }
            Position::Chess(position) => {
                let entry = chess::Entry::read(notation.chess, text).map_err(UnreadMove::Chess)?;
                position.resolve(&entry).map(Move::Chess).map_err(|unresolved| match unresolved {
                    chess::AmbiguousMove::Ambiguous(several) => ambiguous(several),
                    chess::AmbiguousMove::Illegal(reason) => match position.promotions(&entry) {
                        none if none.is_empty() => IllegalReason::Chess(reason).into(),
                        several => ambiguous(several),
                    },
                })
            }
            Position::Renju(position) => {
                let mv = renju::Move::read(text, notation.renju).map_err(UnreadMove::Renju)?;
                position.play(mv).map_err(IllegalReason::Renju)?;
                match mv {
                    renju::Move::Place(point) if !position.foul_at(point).is_empty() => {
                        Err(IllegalReason::Foul(position.foul_at(point)).into())
                    }
                    mv => Ok(Move::Renju(mv)),
                }
            }
        }
    }

    /// Whether a text names the piece that moves by where it stands. On other boards than that of chess each move does.
    #[must_use]
    pub fn names_origin(&self, text: &str, notation: Notation) -> bool {
        match self {
            Position::Draughts(_) | Position::Renju(_) => true,
            Position::Chess(_) => chess::Entry::read(notation.chess, text).is_ok_and(|entry| entry.names_origin()),
        }
    }

    /// What a text makes of the position on a real board, lawful or not. A pawn of chess that is written as staying a pawn
    /// was left on the last rank (CH-7.5.2).
    ///
    /// # Errors
    /// [`Unread`] if it cannot be read or cannot have been made.
    pub fn force(&self, text: &str, notation: Notation) -> Result<MadeMove, Unread> {
        let piece = self.as_piece(text, notation).filter(|capital| chess::is_far_from_pawn(capital));
        if let Some(Ok(forced)) = piece.map(|capital| self.force_as_typed(&capital, notation)) {
            return Ok(forced);
        }
        let typed = self.force_as_typed(text, notation);
        let is_unread = matches!(typed, Err(Unread::NotRead(_)));
        let keys = layout::latin(text).or_else(|| self.by_digits(text)).filter(|_| is_unread);
        match keys.map(|keys| self.force_as_typed(&keys, notation)) {
            None | Some(Err(Unread::NotRead(_))) => typed,
            Some(by_keys) => by_keys,
        }
    }

    fn force_as_typed(&self, text: &str, notation: Notation) -> Result<MadeMove, Unread> {
        match self {
            Position::Draughts(position) => force_draughts(position, text),
            Position::Chess(position) => {
                let entry = chess::Entry::read(notation.chess, text).map_err(UnreadMove::Chess)?;
                let forced = force_chess(position, &entry).map_err(|error| match error {
                    chess::NotOnBoard::Ambiguous(several) => ambiguous(several),
                    error => CannotBeMade::Chess(error).into(),
                })?;
                Ok(MadeMove {
                    after: Position::Chess(forced.position),
                    notation: forced.notation(Notation::FILES.chess),
                    fault: forced.fault,
                })
            }
            Position::Renju(position) => {
                let mv = renju::Move::read(text, notation.renju).map_err(UnreadMove::Renju)?;
                let (after, is_regular) = position.force(mv).map_err(CannotBeMade::Renju)?;
                let is_foul = matches!(mv, renju::Move::Place(point) if !position.foul_at(point).is_empty());
                let fault = (!is_regular).then_some(Fault::Illegal).or(is_foul.then_some(Fault::Foul));
                Ok(MadeMove { after: Position::Renju(after), notation: mv.text(Notation::FILES.renju), fault })
            }
        }
    }
}

impl Position {
    /// The two lawful moves of a text whose letters mean one and whose keys in the other layout mean another, in this
    /// order.
    #[must_use]
    pub fn layouts(&self, text: &str, notation: Notation) -> Option<[Move; 2]> {
        let by_keys = self.read_as_typed(&layout::latin(text)?, notation).ok()?;
        let by_letters = self.read_as_typed(text, notation).ok()?;
        (by_letters != by_keys).then_some([by_letters, by_keys])
    }
}

/// The reading of a text as it was typed and that of its keys in the other layout, where a lawful move comes before an
/// unlawful one, and an unlawful one before none.
fn either(typed: Result<Move, Unread>, keys: Result<Move, Unread>) -> Result<Move, Unread> {
    let several = |moves: &Result<Move, Unread>| match moves {
        Ok(one) => vec![one.clone()],
        Err(Unread::Ambiguous(several)) => several.clone(),
        Err(_) => Vec::new(),
    };
    let mut all = several(&typed);
    for mv in several(&keys) {
        if !all.contains(&mv) {
            all.push(mv);
        }
    }
    match (all.as_slice(), typed, keys) {
        ([one], _, _) => Ok(one.clone()),
        ([_, ..], _, _) => Err(Unread::Ambiguous(all)),
        ([], Err(Unread::NotRead(_)), Err(other)) if !matches!(other, Unread::NotRead(_)) => Err(other),
        ([], typed, _) => typed,
    }
}

fn ambiguous(several: Vec<chess::Move>) -> Unread {
    Unread::Ambiguous(several.into_iter().map(Move::Chess).collect())
}

fn force_chess(position: &chess::Position, entry: &chess::Entry) -> Result<chess::Forced, chess::NotOnBoard> {
    let forced = position.force(entry)?;
    let was_left = forced.reason == Some(chess::Reason::PromotionTo(chess::Role::Pawn));
    if was_left { position.force(&entry.without_promotion()) } else { Ok(forced) }
}

fn force_draughts(position: &draughts::Position, text: &str) -> Result<MadeMove, Unread> {
    let entry = draughts::Entry::read(position.geometry(), text).map_err(UnreadMove::Draughts)?;
    let forced = position.force(&entry).map_err(CannotBeMade::Draughts)?;
    let capture = entry.sign() == Sign::Capture || !forced.removed.is_empty();
    let squares: Vec<String> = forced.path.iter().map(|&square| position.geometry().name(square)).collect();
    let notation = squares.join(if capture { ":" } else { "-" });
    let after = Position::Draughts(forced.position);
    Ok(MadeMove { after, notation, fault: forced.fault })
}

impl IllegalReason {
    /// Whether such a move is made and stands on the board even where the program is the board: a foul is not
    /// impossible, and that it was one is for the opponent to say.
    #[must_use]
    pub const fn is_playable(self) -> bool {
        matches!(self, IllegalReason::Foul(_))
    }
}

#[cfg(test)]
mod tests {
    use crate::chess::Letters;
    use crate::{Notation, Variant};

    #[test]
    fn a_small_letter_is_the_bishop_where_no_pawn_can_make_the_move() {
        let russian = Notation { chess: Letters::Russian, ..Notation::FILES };
        let read = |fen: &str, text: &str, notation| {
            let position = Variant::Chess.read_fen(fen).expect("a position");
            position.read(text, notation).map(|mv| position.full(&mv)).map_err(|unread| unread.to_string())
        };
        let fen = "4k3/8/4p3/8/2B5/8/2P5/4K3 w - - 0 1";
        assert_eq!(read(fen, "сe6", russian), read(fen, "Сxe6", russian), "the pawn on c2 is far from e6");
        assert_eq!(read(fen, "сd3", russian), read(fen, "Сd3", russian), "nothing is to be taken on d3");
        assert_eq!(read(fen, "bxe6", Notation::FILES), read(fen, "Bxe6", Notation::FILES));
        let pawn = "4k3/8/8/8/2B5/3p4/2P5/4K3 w - - 0 1";
        assert_eq!(read(pawn, "с:d3", russian), read(pawn, "c2xd3", Notation::FILES), "a pawn can make it");
    }

    #[test]
    fn what_no_pawn_can_ever_make_is_the_bishops_also_where_it_is_not_lawful() {
        let russian = Notation { chess: Letters::Russian, ..Notation::FILES };
        let position = Variant::Chess.read_fen("4k3/8/4p3/3P4/2B5/8/2P5/4K3 w - - 0 1").expect("a position");
        let forced = |text: &str| position.force(text, russian).map(|forced| forced.notation).ok();
        assert_eq!(forced("сf7"), forced("Сf7"));
    }
}
