use super::{men, square};
use crate::announcer::family::ranges;
use golos_rules::Side;
use golos_rules::chess::{NoRegion, Piece, Position, Rank, Region, Role, Square};
use golos_wording::{Sentence, Slot, message};

/// The kinds of pieces in the order in which they are listed.
const KINDS: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// Rank by rank from the top, short enough to be listened to: empty ranks are left out and said to be empty at the end,
/// squares are named by their files, the pieces of a kind together, and a colour is said where it changes.
#[must_use]
pub fn rows(board: &Position) -> Vec<Sentence> {
    let mut said = Vec::new();
    let mut colour = None;
    for rank in Rank::ALL.into_iter().rev() {
        let mut runs: Vec<(Piece, Vec<String>)> = Vec::new();
        for square in Region::Rank(rank).squares() {
            let Some(piece) = board.piece_at(square) else { continue };
            let file = square.file().to_string();
            match runs.iter_mut().find(|(known, _)| *known == piece) {
                Some((_, files)) => files.push(file),
                None => runs.push((piece, vec![file])),
            }
        }
        if runs.is_empty() {
            continue;
        }
        let mut called = |(piece, files): (Piece, Vec<String>)| {
            let (side, role, are_many) = (piece.side, piece.role, files.len() > 1);
            let phrase = match colour.replace(side) {
                Some(last) if last == side && are_many => men::plural(role),
                Some(last) if last == side => men::name(role),
                _ => men::coloured_kind(side, role, are_many),
            };
            (phrase.to_owned(), ranges(files))
        };
        let groups = runs.into_iter().map(&mut called).collect();
        said.push(message::board_row(number(rank), Slot::Groups(groups)));
    }
    if said.len() < Rank::ALL.len() {
        said.push(message::board_rest());
    }
    said
}

/// Where every piece stands, kind by kind.
#[must_use]
pub fn pieces(board: &Position) -> Sentence {
    let (white, black) = both_sides(board, &Square::ALL);
    message::ask_pieces(white, black)
}

/// What stands on a square, a file, a rank or a diagonal `a1-h8`, as it was typed.
#[must_use]
pub fn place(board: &Position, text: &str) -> Sentence {
    match Region::read(text) {
        Ok(region) => in_region(board, region),
        Err(error) => {
            let text = Slot::Text(text.trim().to_owned());
            match error {
                NoRegion::Unreadable => message::refuse_no_square(text),
                NoRegion::NoDiagonal => message::refuse_no_diagonal(text),
            }
        }
    }
}

/// What stands on a part of the board.
#[must_use]
pub fn in_region(board: &Position, region: Region) -> Sentence {
    let (white, black) = both_sides(board, &region.squares());
    match region {
        Region::Square(at) => on_square(board, at),
        Region::File(file) => message::ask_file(Slot::Square(file.to_string()), white, black),
        Region::Rank(rank) => message::ask_rank(number(rank), white, black),
        Region::Diagonal(from, to) => {
            let ends = message::diagonal_between(square(from), square(to));
            message::ask_diagonal(ends, white, black)
        }
    }
}

/// What stands on a square.
#[must_use]
pub fn on_square(board: &Position, at: Square) -> Sentence {
    match board.piece_at(at) {
        Some(piece) => message::ask_square(square(at), men::coloured(piece)),
        None => message::ask_square_empty(square(at)),
    }
}

/// Where the piece on a square can go. In training only.
#[must_use]
pub fn targets(board: &Position, at: Square) -> Sentence {
    let mut targets: Vec<Square> = board.moves_from(at).iter().map(|mv| mv.to()).collect();
    sort(&mut targets);
    targets.dedup();
    if targets.is_empty() {
        return message::entry_no_move(square(at));
    }
    let names = targets.iter().map(ToString::to_string).collect();
    message::ask_moves(square(at), Slot::Squares(names))
}

/// White's pieces and Black's on some squares.
fn both_sides(board: &Position, among: &[Square]) -> (Slot, Slot) {
    (groups(board, Side::White, among), groups(board, Side::Black, among))
}

/// The pieces of a side on some squares, kind by kind.
fn groups(board: &Position, side: Side, among: &[Square]) -> Slot {
    let of_kind = |kind: Role| {
        let mut squares: Vec<Square> = board
            .pieces(side)
            .filter_map(|(square, role)| (role == kind && among.contains(&square)).then_some(square))
            .collect();
        sort(&mut squares);
        let key = if squares.len() > 1 { men::plural(kind) } else { men::name(kind) };
        (!squares.is_empty()).then(|| (key.to_owned(), squares.iter().map(ToString::to_string).collect()))
    };
    Slot::Groups(KINDS.into_iter().filter_map(of_kind).collect())
}

/// By file, then by rank: the order in which squares are read out.
fn sort(squares: &mut [Square]) {
    squares.sort_by_key(|square| (square.file(), square.rank()));
}

/// The number of a rank, from 1.
fn number(rank: Rank) -> u32 {
    u32::from(rank) + 1
}
