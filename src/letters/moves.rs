//! A move as a letter writes it: full notation, the numbers of CH-58, and what is none of them.

use golos_rules::chess::{self, Letters};
use golos_rules::draughts::{self, AmbiguousMove, Entry, NotRead, Origin, Sign};
use golos_rules::{LocalizedNotation, Move, Notation, Position, Unread};

use super::{Agreed, Setup};

/// What a written move is in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// A lawful move.
    Lawful(Lawful),
    /// Short notation, which makes it impossible. It names no square.
    Short,
    /// Several lawful moves are written like that.
    Ambiguous,
    /// It cannot be read.
    Illegible,
    /// It is not lawful. `single`: the only lawful move of the piece on the square that it names.
    Impossible { single: Option<String> },
}

/// A lawful move, and what is told about how it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lawful {
    pub mv: Move,
    /// In full notation, as it stands in files.
    pub full: String,
    /// The sign of a capture is wrong (P-CO10).
    pub sign_wrong: bool,
    /// It is in another notation than the agreed one.
    pub not_agreed: bool,
}

/// Longest move that is looked at, in bytes.
const LONGEST: usize = 120;

/// Reads a move by the rules of a game.
pub(crate) fn read(setup: &Setup, position: &Position, written: &str) -> Reading {
    let text = written.trim().trim_end_matches(['!', '?', '.', ',', ';', '+', '#']).trim_end();
    if text.is_empty() || text.len() > LONGEST {
        return Reading::Illegible;
    }
    match position {
        Position::Draughts(board) => read_draughts(setup, position, board, text),
        Position::Chess(board) => read_chess(setup, position, board, text),
        Position::Renju(_) => Reading::Illegible,
    }
}

/// The only lawful move of a side, if there is only one: one capture, or one move of all.
pub(crate) fn forced(position: &Position) -> Option<Move> {
    only(position, position.playable_moves())
}

/// The one move of these, if all lead to the same position.
fn only(position: &Position, moves: Vec<Move>) -> Option<Move> {
    let mut moves = moves.into_iter();
    let first = moves.next()?;
    let after = position.play(&first);
    moves.all(|other| position.play(&other) == after).then_some(first)
}

/// A lawful move as letters of this game write it.
pub(crate) fn write(setup: &Setup, position: &Position, mv: &Move) -> String {
    match (setup.notation(), mv) {
        (Agreed::Numeric, Move::Chess(mv)) => mv.numeric(),
        (Agreed::Short, Move::Chess(_)) => position.short(mv, Notation::FILES),
        (Agreed::Full | Agreed::Short | Agreed::Numeric, _) => position.full(mv),
    }
}

fn lawful(position: &Position, mv: Move, sign_wrong: bool, not_agreed: bool) -> Reading {
    Reading::Lawful(Lawful { full: position.full(&mv), mv, sign_wrong, not_agreed })
}

fn read_draughts(setup: &Setup, position: &Position, board: &draughts::Position, text: &str) -> Reading {
    let geometry = board.geometry();
    let entry = match Entry::read(geometry, text) {
        Ok(entry) => entry,
        Err(NotRead::LightSquare(_) | NotRead::OffBoard(_)) => {
            return Reading::Impossible { single: origin(board, text).and_then(|from| single(position, board, from)) };
        }
        Err(NotRead::Incomplete(_)) => return Reading::Short,
        Err(NotRead::Empty | NotRead::TooLong | NotRead::Unclear(_)) => return Reading::Illegible,
    };
    let from = match entry.origin() {
        Origin::Square(from) => Some(from),
        Origin::File(_) if setup.rules.letters.short_is_impossible => return Reading::Short,
        Origin::File(_) => None,
    };
    match board.resolve(&entry) {
        Ok(mv) => {
            let sign_wrong = mv.is_capture() && entry.sign() == Sign::Dash;
            lawful(position, Move::Draughts(mv), sign_wrong, false)
        }
        Err(AmbiguousMove::Ambiguous(several)) => {
            let several = several.into_iter().map(Move::Draughts).collect();
            only(position, several).map_or(Reading::Ambiguous, |mv| lawful(position, mv, false, false))
        }
        // A quiet move with the sign of a capture.
        Err(AmbiguousMove::Illegal(draughts::Reason::NotCapture)) => {
            let plain: String = text.chars().map(|sign| if is_capture_sign(sign) { '-' } else { sign }).collect();
            let mv = Entry::read(geometry, &plain).ok().and_then(|entry| board.resolve(&entry).ok());
            mv.map_or(Reading::Impossible { single: None }, |mv| lawful(position, Move::Draughts(mv), true, false))
        }
        Err(AmbiguousMove::Illegal(_)) => {
            Reading::Impossible { single: from.and_then(|from| single(position, board, from)) }
        }
    }
}

const fn is_capture_sign(sign: char) -> bool {
    matches!(sign, ':' | '*' | 'x' | 'х' | '×' | 'X' | 'Х')
}

/// The square that a move names first, whatever it names after it.
fn origin(board: &draughts::Position, text: &str) -> Option<draughts::Square> {
    let first: String = text.chars().take_while(|&sign| sign.is_alphanumeric() && !is_capture_sign(sign)).collect();
    let target = board.geometry().squares().into_iter().next().map(|square| board.geometry().name(square))?;
    let entry = Entry::read(board.geometry(), &format!("{first}-{target}")).ok()?;
    match entry.origin() {
        Origin::Square(from) => Some(from),
        Origin::File(_) => None,
    }
}

/// The only lawful move of the piece on a square.
fn single(position: &Position, board: &draughts::Position, from: draughts::Square) -> Option<String> {
    let moves = board.legal_moves().into_iter().filter(|mv| mv.from() == from).map(Move::Draughts).collect();
    only(position, moves).map(|mv| position.full(&mv))
}

fn read_chess(setup: &Setup, position: &Position, board: &chess::Position, text: &str) -> Reading {
    if text.len() >= 4 && text.bytes().all(|byte| byte.is_ascii_digit()) {
        let numeric = board.legal_moves().into_iter().find(|mv| mv.numeric() == text);
        let not_agreed = setup.notation() != Agreed::Numeric;
        return match numeric {
            Some(mv) => lawful(position, Move::Chess(mv), false, not_agreed),
            None if is_numeric(text) => Reading::Impossible { single: None },
            None => Reading::Illegible,
        };
    }
    let squares = squares_in(text);
    let is_castling = text.chars().all(|sign| matches!(sign, '0' | 'O' | 'o' | 'О' | 'о' | '-' | '–' | '—'));
    let is_agreed = match setup.notation() {
        Agreed::Short => true,
        Agreed::Numeric => false,
        Agreed::Full => squares >= 2 || is_castling,
    };
    let reading = read_lettered(position, text, squares, is_agreed);
    // On paper К and K, С and C are the same letter: the square decides (CH-55.3.1, CH-56.3.1).
    let other =
        look_alike(text).filter(|_| squares >= 2 && matches!(reading, Reading::Impossible { .. } | Reading::Illegible));
    match other.map(|text| read_lettered(position, &text, squares, is_agreed)) {
        Some(Reading::Lawful(lawful)) => Reading::Lawful(lawful),
        Some(_) | None => reading,
    }
}

/// The same move with the letter of its piece in the other script; `None` if that letter has no twin there.
fn look_alike(text: &str) -> Option<String> {
    let mut signs = text.chars();
    let twin = match signs.next()? {
        'K' => 'К',
        'C' => 'С',
        'К' => 'K',
        _ => return None,
    };
    Some(format!("{twin}{}", signs.as_str()))
}

fn read_lettered(position: &Position, text: &str, squares: usize, is_agreed: bool) -> Reading {
    let own = if text.is_ascii() { Letters::Latin } else { Letters::Russian };
    let text = match position.lettered(text, own, Notation::FILES) {
        LocalizedNotation::Lawful(text) | LocalizedNotation::Unlawful(text) => text,
        LocalizedNotation::Several(_) => return Reading::Ambiguous,
    };
    match position.read(&text, Notation::FILES) {
        Ok(mv) => lawful(position, mv, false, !is_agreed),
        Err(Unread::Ambiguous(_)) => Reading::Ambiguous,
        Err(Unread::Illegal(_) | Unread::NotOnBoard(_)) => Reading::Impossible { single: None },
        Err(Unread::NotRead(_)) if squares > 0 => Reading::Impossible { single: None },
        Err(Unread::NotRead(_)) => Reading::Illegible,
    }
}

/// Whether the digits are two squares and, at most, what a pawn becomes (CH-58).
fn is_numeric(text: &str) -> bool {
    let (squares, becomes) = text.split_at_checked(4).unwrap_or((text, ""));
    squares.bytes().all(|digit| (b'1'..=b'8').contains(&digit)) && matches!(becomes, "" | "1" | "2" | "3" | "4")
}

/// How many squares a text names.
fn squares_in(text: &str) -> usize {
    let signs: Vec<char> = text.chars().collect();
    let is_file = |sign: char| matches!(sign.to_ascii_lowercase(), 'a'..='h') || matches!(sign, 'а' | 'с' | 'е');
    signs.windows(2).filter(|pair| matches!(**pair, [file, '1'..='8'] if is_file(file))).count()
}
