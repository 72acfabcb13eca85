use super::geometry::{Geometry, NoSquare};
use super::piece::{Piece, PieceKind};
use super::position::{KingRun, Position};
use super::square::Square;
use super::variant::Variant;
use crate::{BySide, Side};

/// How squares are written in a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenStyle {
    /// `W:Wa1,c3,Kd4:Bb8`; on 100 squares, which have no such names, the numbers.
    Algebraic,
    /// `W:W29,22,K18:B1`.
    Numeric,
}

/// Why a text is not a FEN of draughts.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    #[error("longer than {} characters", MAX_LENGTH)]
    TooLong,
    #[error("the first letter is W or B, for the side to move, followed by a colon")]
    Turn,
    #[error("a list of pieces begins with W or B, once each: {0}")]
    List(String),
    #[error("{reason}: {text}")]
    Square { text: String, reason: NoSquare },
    #[error("not a range of numbers: {0}")]
    Range(String),
    #[error("two pieces on one square: {0}")]
    TwoPieces(String),
    #[error("more than {limit} pieces: {side}")]
    TooMany { side: Side, limit: u8 },
}

/// Longer texts are refused unread.
const MAX_LENGTH: usize = 1000;

impl Position {
    /// Reads a PDN FEN: `W:Wa1,c3,Kd4:Bb8`, `W:W21-32:B1-12.`; names or numbers, ranges of numbers, `K` before a
    /// king's square, spaces and a closing dot allowed, a missing list is an empty one. Behind the lists of Frisian draughts
    /// the moves in a row with the same king, of White and of Black: `+2+0`, `+2/46+0` where there are several. Positions that no legal game
    /// reaches are read too, for play goes on from them after an irregularity (R-5.4.14.4c).
    ///
    /// # Errors
    /// [`FenError`] names the part that is wrong; also two pieces on a square and more pieces than at the start.
    pub fn from_fen(variant: &'static Variant, text: &str) -> Result<Position, FenError> {
        if text.len() > MAX_LENGTH {
            return Err(FenError::TooLong);
        }
        let text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
        let mut sections = text.strip_suffix('.').unwrap_or(&text).split(':');
        let turn = sections.next().and_then(side_of).ok_or(FenError::Turn)?;
        let mut position = Position::empty(variant).with_turn(turn);
        let mut read: Vec<Side> = Vec::new();
        let mut runs: BySide<Option<KingRun>> = BySide::default();
        for section in sections {
            if let Some(counts) = section.strip_prefix('+').filter(|_| variant.king_moves().is_some()) {
                runs = read_runs(&position, counts).ok_or_else(|| FenError::List(section.to_owned()))?;
                continue;
            }
            let letter = section.get(..1).and_then(side_of).filter(|side| !read.contains(side));
            let side = letter.ok_or_else(|| FenError::List(section.to_owned()))?;
            read.push(side);
            position = read_list(position, side, section.get(1..).unwrap_or_default())?;
        }
        if read.is_empty() { Err(FenError::Turn) } else { Ok(position.with_runs(runs)) }
    }

    /// Writes the position as a PDN FEN without a closing dot. White's list comes first, each list in ascending
    /// number of square, no ranges: equal positions have equal FENs.
    #[must_use]
    pub fn fen(&self, style: FenStyle) -> String {
        let letter = |side| if side == Side::White { "W" } else { "B" };
        let list = |side| {
            let squares: Vec<String> = self.pieces(side).map(|square| self.fen_square(square, style)).collect();
            format!("{}{}", letter(side), squares.join(","))
        };
        let pieces = format!("{}:{}:{}", letter(self.turn()), list(Side::White), list(Side::Black));
        if Side::BOTH.into_iter().all(|side| self.king_run(side).is_none()) {
            return pieces;
        }
        let [white, black] = Side::BOTH.map(|side| self.fen_run(side));
        format!("{pieces}:+{white}+{black}")
    }

    /// The moves in a row of a side, and the number of the king's square where there are several kings.
    fn fen_run(&self, side: Side) -> String {
        match self.king_run(side) {
            None => "0".to_owned(),
            Some(KingRun { king, moves }) if self.kings(side).len() > 1 => format!("{moves}/{}", king.number()),
            Some(KingRun { moves, .. }) => moves.to_string(),
        }
    }

    fn fen_square(&self, square: Square, style: FenStyle) -> String {
        let name = match style {
            FenStyle::Algebraic => self.geometry().name(square),
            FenStyle::Numeric => square.number().to_string(),
        };
        let is_king = self.piece_at(square).is_some_and(|piece| piece.kind == PieceKind::King);
        if is_king { format!("K{name}") } else { name }
    }
}

/// The moves in a row of both sides, without the first sign.
fn read_runs(position: &Position, text: &str) -> Option<BySide<Option<KingRun>>> {
    let (white, black) = text.split_once('+')?;
    let run = |side: Side, text: &str| {
        let (moves, king) = text.split_once('/').map_or((text, None), |(moves, king)| (moves, Some(king)));
        let moves = moves.parse().ok()?;
        let mut kings = position.kings(side);
        let king = match king {
            Some(king) => Some(position.geometry().parse(king).ok()?),
            None if kings.len() == 1 => kings.next(),
            None => None,
        };
        Some(king.map(|king| KingRun { king, moves }))
    };
    Some(BySide::new(run(Side::White, white)?, run(Side::Black, black)?))
}

fn side_of(letter: &str) -> Option<Side> {
    match letter {
        "W" | "w" => Some(Side::White),
        "B" | "b" => Some(Side::Black),
        _ => None,
    }
}

fn read_list(mut position: Position, side: Side, list: &str) -> Result<Position, FenError> {
    if list.is_empty() {
        return Ok(position);
    }
    let limit = position.variant().men_per_side();
    for item in list.split(',') {
        let (kind, place) = match item.strip_prefix(['K', 'k']) {
            Some(place) => (PieceKind::King, place),
            None => (PieceKind::Man, item),
        };
        for square in read_squares(position.geometry(), place)? {
            if position.piece_at(square).is_some() {
                return Err(FenError::TwoPieces(position.geometry().name(square)));
            }
            position = position.put(square, Some(Piece { side, kind }));
        }
        if position.pieces(side).len() > usize::from(limit) {
            return Err(FenError::TooMany { side, limit });
        }
    }
    Ok(position)
}

/// One square, or a range of numbers.
fn read_squares(geometry: &Geometry, text: &str) -> Result<Vec<Square>, FenError> {
    let one = |text: &str| geometry.parse(text).map_err(|reason| FenError::Square { text: text.to_owned(), reason });
    let Some((first, last)) = text.split_once('-') else {
        return Ok(vec![one(text)?]);
    };
    let is_number = |text: &str| text.bytes().all(|letter| letter.is_ascii_digit());
    let (from, to) = (one(first)?, one(last)?);
    if !is_number(first) || !is_number(last) || from > to {
        return Err(FenError::Range(text.to_owned()));
    }
    Ok((from.number()..=to.number()).filter_map(Square::from_number).collect())
}
