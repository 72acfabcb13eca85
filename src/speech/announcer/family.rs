//! What is said otherwise from one family of games to the next. Whoever speaks of a board or of a move asks here.

use super::refusals::{over, unread};
use super::{chess, draughts, moves, renju};
use golos_game::{Made, State};
use golos_rules::chess::{self as chess_rules, Entry, Reason as ChessReason, Region, Role};
use golos_rules::renju::{Letters, Move as RenjuMove, Point, Region as RenjuRegion};
use golos_rules::{
    BoardPiece, CannotBeMade, IllegalReason, Kind, Move, Notation, Place, Position, Side, UnreadMove, Variant,
};
use golos_wording::{Sentence, Slot, Wording, message, text_key};

/// The board, row by row from the top.
#[must_use]
pub fn rows(position: &Position, notation: Notation) -> Vec<Sentence> {
    match position {
        Position::Draughts(board) => draughts::rows(board),
        Position::Chess(board) => chess::rows(board),
        Position::Renju(it) => renju::rows(it.board(), notation.renju),
    }
}

/// Files or numbers of squares, in order: three and more that follow one another are named by the first and the last.
pub(super) fn ranges(names: Vec<String>) -> Vec<String> {
    let number = |name: &str| match name.parse::<u32>() {
        Ok(number) => Some(number),
        Err(_) => name.chars().next().filter(|_| name.len() == 1).map(u32::from),
    };
    let mut runs: Vec<Vec<String>> = Vec::new();
    for name in names {
        let follows = |run: &Vec<String>| {
            let last = run.last().and_then(|last| number(last));
            last.zip(number(&name)).is_some_and(|(last, next)| last + 1 == next)
        };
        match runs.last_mut().filter(|run| follows(run)) {
            Some(run) => run.push(name),
            None => runs.push(vec![name]),
        }
    }
    let told = |run: Vec<String>| match run.as_slice() {
        [first, _, .., last] if run.len() > 2 => vec![format!("{first}..{last}")],
        _ => run,
    };
    runs.into_iter().flat_map(told).collect()
}

/// Where every piece stands, in lists.
#[must_use]
pub fn pieces(position: &Position, notation: Notation) -> Sentence {
    match position {
        Position::Draughts(board) => draughts::pieces(board),
        Position::Chess(board) => chess::pieces(board),
        Position::Renju(it) => renju::stones(it.board(), notation.renju),
    }
}

/// What stands on a place or a line, as it was typed.
#[must_use]
pub fn place(position: &Position, text: &str, notation: Notation, wording: &Wording) -> Sentence {
    let rank = text.strip_prefix("rank ");
    match position {
        Position::Draughts(board) => match rank.and_then(|rank| draughts::numbered_rank(board, rank)) {
            Some(told) => told,
            None => draughts::place(board, rank.unwrap_or(text), wording),
        },
        Position::Chess(board) => chess::place(board, rank.unwrap_or(text)),
        Position::Renju(it) => renju::place(it.board(), rank.unwrap_or(text), notation.renju),
    }
}

/// The place that is named by him who plays, in the letters of the game.
#[must_use]
pub fn place_meant(position: &Position, text: &str, notation: Notation) -> Option<Place> {
    match position {
        Position::Draughts(_) | Position::Chess(_) => position.place_written(text.trim()),
        Position::Renju(_) => match RenjuRegion::read(text, notation.renju) {
            Ok(RenjuRegion::Point(point)) => Some(point.into()),
            Ok(_) | Err(_) => None,
        },
    }
}

/// What stands on a place.
#[must_use]
pub fn on_place(position: &Position, place: Place, notation: Notation) -> Sentence {
    let told = match position {
        Position::Draughts(board) => {
            let square = board.geometry().at(place.column, place.row).ok();
            square.map(|square| draughts::on_square(board, square))
        }
        Position::Chess(board) => {
            let square = position.place_name(place).parse().ok();
            square.map(|square| chess::on_square(board, square))
        }
        Position::Renju(it) => {
            Point::new(place.column, place.row).map(|point| renju::on_point(it.board(), point, notation.renju))
        }
    };
    told.unwrap_or_else(|| message::ask_square_empty(Slot::Square(position.place_name(place))))
}

/// The moves of a piece; of renju the points that are forbidden.
pub(super) fn moves_of(position: &Position, text: &str, notation: Notation) -> Vec<Sentence> {
    match position {
        Position::Draughts(board) => vec![draughts::targets(board, text)],
        Position::Chess(board) => match Region::read(text) {
            Ok(Region::Square(square)) => vec![chess::targets(board, square)],
            _ => vec![chess::place(board, text)],
        },
        Position::Renju(it) => renju::fouls(it, notation.renju),
    }
}

/// The move as it is announced: `number` and side are said only at the full level.
pub(super) fn made(before: &Position, made: &Made, number: u32, letters: Letters) -> Sentence {
    let told = match (before, &made.lawful) {
        (Position::Draughts(before), Some(Move::Draughts(mv))) => {
            Some(draughts::lawful(before.geometry(), mv, made.side, number))
        }
        // What was not lawful sounds as if it were: only the arbiter hears what was found (U-V.13.10).
        (Position::Draughts(before), _) => {
            let Position::Draughts(after) = &made.after else {
                return moves::as_entered(&made.notation, made.side, number);
            };
            Some(draughts::unlawful(before, after, &made.notation, (made.side, number)))
        }
        (Position::Chess(before), Some(Move::Chess(mv))) => Some(chess::move_sentence(before, *mv, number)),
        // What was made on the board, read from the record. It sounds as if it were lawful (CH-12.6).
        (Position::Chess(before), _) => {
            let entry = Entry::read(Notation::FILES.chess, &made.notation).ok();
            let forced = entry.and_then(|entry| before.force(&entry).ok());
            forced.map(|forced| chess::made_sentence(before, &forced, number))
        }
        // A stone, or a pass; both sides count on.
        (Position::Renju(before), _) => {
            let mv = RenjuMove::read(&made.notation, Letters::AToP).ok();
            mv.map(|mv| renju::made(mv, before.turn(), u32::from(before.plies()) + 1, letters))
        }
    };
    told.unwrap_or_else(|| moves::as_entered(&made.notation, made.side, number))
}

/// The lines through a place that something moves along, of the four that there are.
pub(super) const fn ways(position: &Position) -> usize {
    match position {
        Position::Draughts(_) | Position::Chess(_) => 2,
        Position::Renju(_) => 4,
    }
}

/// The kind that is meant on this board: kings and men go by these names in draughts and in chess.
pub(super) const fn kind_here(position: &Position, kind: Kind) -> Kind {
    match (position, kind) {
        (Position::Draughts(_), Kind::Chess(Role::King)) => Kind::Crowned,
        (Position::Draughts(_), Kind::Chess(Role::Pawn)) => Kind::Man,
        (Position::Chess(_), Kind::Crowned) => Kind::Chess(Role::King),
        (Position::Chess(_), Kind::Man) => Kind::Chess(Role::Pawn),
        (Position::Draughts(_) | Position::Chess(_) | Position::Renju(_), kind) => kind,
    }
}

/// One piece, or several of them, with their colour: the key of the phrase.
#[must_use]
pub const fn piece_phrase(piece: BoardPiece, are_many: bool) -> &'static str {
    match (piece.kind, piece.side) {
        (Kind::Man | Kind::Crowned, side) => draughts::piece_name(side, matches!(piece.kind, Kind::Crowned), are_many),
        (Kind::Stone, side) => renju::stone_name(side, are_many),
        (Kind::Chess(role), side) => chess::coloured_kind(side, role, are_many),
    }
}

/// Whether a move is said with the side that has made it.
pub(super) const fn names_side(position: &Position) -> bool {
    match position {
        Position::Draughts(_) | Position::Chess(_) => false,
        Position::Renju(_) => true,
    }
}

/// The lawful move that a reading of an entry means.
pub(super) fn reading(position: &Position, mv: &Move) -> Sentence {
    match (position, mv) {
        (Position::Draughts(position), Move::Draughts(mv)) => {
            draughts::lawful(position.geometry(), mv, position.turn(), 0)
        }
        (Position::Chess(position), Move::Chess(mv)) => chess::move_sentence(position, *mv, 0),
        (Position::Renju(position), Move::Renju(mv)) => renju::made(*mv, position.turn(), 0, Letters::AToP),
        (Position::Draughts(_) | Position::Chess(_) | Position::Renju(_), _) => {
            moves::as_entered(&position.full(mv), position.turn(), 0)
        }
    }
}

/// The question for the new piece, where that is all that was left out of a move.
pub(super) fn promotions(several: &[Move]) -> Option<Sentence> {
    let chess = |mv: &Move| match mv {
        Move::Chess(mv) => Some((mv.from(), mv.to(), mv.promotion()?)),
        Move::Draughts(_) | Move::Renju(_) => None,
    };
    let several: Vec<_> = several.iter().map(chess).collect::<Option<_>>()?;
    let (from, to, _) = several.first()?;
    let is_one = several.iter().all(|(start, end, _)| (start, end) == (from, to));
    is_one.then(|| chess::which_promotion(several.iter().map(|&(.., role)| role)))
}

/// A move that is not made, as it was typed.
pub(super) fn typed(position: &Position, text: &str, notation: Notation) -> Slot {
    let told = match position {
        Position::Draughts(position) => return draughts::typed(position, text),
        Position::Chess(position) => {
            let forced = Entry::read(notation.chess, text).ok().and_then(|entry| position.force(&entry).ok());
            forced.map(|forced| chess::forced_sentence(&forced, 0))
        }
        Position::Renju(position) => {
            let mv = RenjuMove::read(text, notation.renju).ok();
            mv.map(|mv| renju::made(mv, position.turn(), 0, notation.renju))
        }
    };
    told.map_or_else(|| Slot::Text(text.to_owned()), Slot::from)
}

/// Why the typed text is no move.
pub(super) fn not_read(position: &Position, error: &UnreadMove, text: &str) -> Sentence {
    match error {
        UnreadMove::Draughts(error) => draughts::not_read(error).unwrap_or_else(|| unread(position, text)),
        UnreadMove::Chess(error) => chess::not_read(error, text),
        UnreadMove::Renju(error) => renju::not_read(*error, text),
    }
}

/// Why it cannot have been made on the board.
pub(super) fn not_on_board(position: &Position, error: &CannotBeMade, text: &str) -> Sentence {
    let told = match error {
        CannotBeMade::Draughts(error) => position.draughts().and_then(|board| draughts::not_on_board(board, error)),
        CannotBeMade::Chess(error) => position.chess().map(|board| chess::not_on_board(board, error)),
        CannotBeMade::Renju(reason) => {
            let mv = RenjuMove::read(text, Letters::AToP).ok();
            mv.and_then(|mv| renju::unplayable(mv, *reason, Letters::AToP))
        }
    };
    told.unwrap_or_else(|| unread(position, text))
}

/// Why a move is not lawful, where there is more to say than that.
pub(super) fn why_illegal(state: &State, reason: IllegalReason, text: &str) -> Option<Sentence> {
    match reason {
        IllegalReason::Draughts(reason) => draughts::why_illegal(reason, state.position().draughts()?.geometry()),
        IllegalReason::Chess(reason) => Some(chess::why_illegal(reason)),
        IllegalReason::Renju(reason) => {
            let letters = state.notation().renju;
            let mv = RenjuMove::read(text, letters).ok();
            Some(mv.and_then(|mv| renju::unplayable(mv, reason, letters)).unwrap_or_else(|| over(state)))
        }
        IllegalReason::Foul(_) => None,
    }
}

/// Whether a look at the board tells the reason as well.
pub(super) const fn is_plain(reason: IllegalReason) -> bool {
    match reason {
        IllegalReason::Draughts(reason) => draughts::is_plain(reason),
        // What is wrong with the words, not with the king's safety.
        IllegalReason::Chess(reason) => matches!(
            reason,
            ChessReason::EmptySquare(_)
                | ChessReason::OpponentsPiece(_)
                | ChessReason::OtherPiece { .. }
                | ChessReason::NoPiece(_)
                | ChessReason::NoneReaches(_)
                | ChessReason::NotItsMove(_)
                | ChessReason::OwnPiece(_)
                | ChessReason::NotCapture
                | ChessReason::NoPromotion
                | ChessReason::PromotionTo(_)
        ),
        IllegalReason::Renju(_) | IllegalReason::Foul(_) => true,
    }
}

/// That a piece of the opponent's was moved.
pub(super) const fn opponents_piece(position: &Position) -> &'static str {
    match position {
        Position::Chess(_) => text_key::IRR_OPPONENTS_CHESSMAN,
        Position::Draughts(_) | Position::Renju(_) => text_key::IRR_OPPONENTS_PIECE,
    }
}

/// That what stands on the board was displaced.
pub(super) const fn displaced(position: &Position) -> &'static str {
    match position {
        Position::Draughts(_) => text_key::IRR_DISPLACED,
        Position::Chess(_) => text_key::IRR_DISPLACED_CHESSMEN,
        Position::Renju(_) => text_key::IRR_DISPLACED_STONES,
    }
}

/// How the clock is put beside the board, where an article says it (R-9.3.1.2: at Black's left).
pub(super) fn clock_place(position: &Position) -> Option<Sentence> {
    match position {
        Position::Draughts(_) | Position::Chess(_) => None,
        Position::Renju(_) => Some(message::arb_clock_left()),
    }
}

/// A stone that was claimed to be a foul, with its kinds; none elsewhere.
pub(super) fn foul(before: &Position, notation: &str, letters: Letters) -> Option<Sentence> {
    let point = Letters::AToP.read(notation).ok()?;
    match before {
        Position::Draughts(_) | Position::Chess(_) => None,
        Position::Renju(it) => Some(renju::foul(point, it.foul_at(point), letters)),
    }
}

/// The number of the array that a game starts from, where there is more than one.
pub(super) fn array(variant: Variant, start: &Position) -> Option<Sentence> {
    match variant {
        Variant::Draughts(_) => None,
        Variant::Chess | Variant::Renju => None,
        Variant::Chess960 => {
            let is_start = |number: &u32| chess_rules::Position::start_960(*number).as_ref() == start.chess();
            (0..960).find(is_start).map(message::start_array)
        }
    }
}

/// The pieces of a side in the position of an opening; openings are drawn in draughts alone.
pub(super) fn placed(position: &Position, side: Side) -> Slot {
    match position {
        Position::Draughts(board) => draughts::pieces_among(board, side, board.pieces(side)),
        Position::Chess(_) | Position::Renju(_) => Slot::Squares(Vec::new()),
    }
}

/// The family of games, as documents name it where they have a chapter for each.
pub(super) const fn name(variant: Variant) -> &'static str {
    match variant {
        Variant::Renju => "renju",
        Variant::Draughts(_) => "draughts",
        Variant::Chess | Variant::Chess960 => "chess",
    }
}

/// The sign of a place where nothing stands.
pub(super) fn empty_sign(board: &Position, place: Place) -> char {
    match board {
        Position::Renju(_) if board.is_marked(place) => '+',
        Position::Renju(_) => '.',
        Position::Draughts(_) | Position::Chess(_) if board.is_dark(place) => '.',
        Position::Draughts(_) | Position::Chess(_) => '-',
    }
}

/// The key of the letter that stands for a piece; White's and Black's chessmen share theirs.
pub(super) const fn glyph(side: Side, kind: Kind) -> &'static str {
    match (kind, side) {
        (Kind::Man, Side::White) => text_key::GLYPH_WHITE_MAN,
        (Kind::Man, Side::Black) => text_key::GLYPH_BLACK_MAN,
        (Kind::Crowned, Side::White) => text_key::GLYPH_WHITE_KING,
        (Kind::Crowned, Side::Black) => text_key::GLYPH_BLACK_KING,
        (Kind::Stone, Side::White) => text_key::GLYPH_WHITE_STONE,
        (Kind::Stone, Side::Black) => text_key::GLYPH_BLACK_STONE,
        (Kind::Chess(role), _) => match role {
            Role::Pawn => text_key::GLYPH_PAWN,
            Role::Knight => text_key::GLYPH_KNIGHT,
            Role::Bishop => text_key::GLYPH_BISHOP,
            Role::Rook => text_key::GLYPH_ROOK,
            Role::Queen => text_key::GLYPH_QUEEN,
            Role::King => text_key::GLYPH_CHESS_KING,
        },
    }
}
