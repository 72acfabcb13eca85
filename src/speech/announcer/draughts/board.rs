use crate::announcer::family::ranges;
use golos_rules::Side;
use golos_rules::draughts::{Diagonal, Geometry, Naming, Piece, PieceKind, Position, Square, Squares};
use golos_wording::{Sentence, Slot, Wording, message, text_key};

/// Rank by rank from the top, short enough to be listened to: empty ranks are left out and said to be empty at the end,
/// squares are named by their files, and a rank with the same pieces as the one before does not repeat what they are.
/// Where squares have numbers they are told side by side, those that follow one another by the first and the last.
#[must_use]
pub fn rows(board: &Position) -> Vec<Sentence> {
    let geometry = board.geometry();
    if geometry.naming() == Naming::Numeric {
        let of_side = |side| {
            let names = |squares: Squares| ranges(in_order(geometry, squares));
            Slot::Pieces { men: names(board.men(side)), kings: names(board.kings(side)) }
        };
        return vec![message::ask_pieces(of_side(Side::White), of_side(Side::Black)), message::board_rest()];
    }
    let mut said = Vec::new();
    let mut last = None;
    for rank in (1..=geometry.size()).rev() {
        let squares = sorted(geometry, on_rank(geometry, rank));
        let kinds = kinds(board, &squares);
        let placed = match kinds.as_slice() {
            [] => continue,
            [(piece, names)] if last == Some(*piece) => Slot::Squares(names.clone()),
            kinds => Slot::Groups(kinds.iter().map(called).collect()),
        };
        // After a rank with several kinds the next says again what is on it.
        last = match kinds.as_slice() {
            [(piece, _)] => Some(*piece),
            _ => None,
        };
        said.push(message::board_row(u32::from(rank), placed));
    }
    if said.len() < usize::from(geometry.size()) {
        said.push(message::board_rest());
    }
    said
}

/// The pieces on the squares of a rank, kind by kind: a colour that is said of each square of a rank is said twelve times
/// over.
fn kinds(board: &Position, squares: &[Square]) -> Vec<(Piece, Vec<String>)> {
    let geometry = board.geometry();
    let mut kinds: Vec<(Piece, Vec<String>)> = Vec::new();
    for &square in squares {
        let Some(piece) = board.piece_at(square) else { continue };
        let name = geometry.file_letter(geometry.file(square)).to_string();
        match kinds.iter_mut().find(|(known, _)| *known == piece) {
            Some((_, names)) => names.push(name),
            None => kinds.push((piece, vec![name])),
        }
    }
    kinds
}

/// Some pieces of a kind, by their phrase.
fn called((piece, names): &(Piece, Vec<String>)) -> (String, Vec<String>) {
    let phrase = if names.len() == 1 { piece_phrase(*piece) } else { pieces_phrase(*piece) };
    (phrase.to_owned(), names.clone())
}

/// Where every piece stands, in lists.
#[must_use]
pub fn pieces(board: &Position) -> Sentence {
    let (white, black) = both_sides(board, board.geometry().squares());
    message::ask_pieces(white, black)
}

/// The names of squares in the order in which they are read out.
#[must_use]
pub fn in_order(geometry: &Geometry, squares: Squares) -> Vec<String> {
    sorted(geometry, squares).into_iter().map(|square| geometry.name(square)).collect()
}

/// The squares by number, or by file and rank.
fn sorted(geometry: &Geometry, squares: Squares) -> Vec<Square> {
    let mut squares: Vec<Square> = squares.collect();
    if geometry.naming() == Naming::Algebraic {
        squares.sort_by_key(|&square| (geometry.file(square), geometry.rank(square)));
    }
    squares
}

fn on_rank(geometry: &Geometry, rank: u8) -> Squares {
    geometry.squares().filter(|&square| geometry.rank(square) == rank).collect()
}

fn named(geometry: &Geometry, square: Square) -> Slot {
    Slot::Square(geometry.name(square))
}

/// Men or kings of a side: one, or several.
pub const fn piece_name(side: Side, is_king: bool, are_many: bool) -> &'static str {
    let piece = Piece { side, kind: if is_king { PieceKind::King } else { PieceKind::Man } };
    if are_many { pieces_phrase(piece) } else { piece_phrase(piece) }
}

const fn piece_phrase(piece: Piece) -> &'static str {
    match (piece.side, piece.kind) {
        (Side::White, PieceKind::Man) => text_key::PIECE_WHITE_MAN,
        (Side::White, PieceKind::King) => text_key::PIECE_WHITE_KING,
        (Side::Black, PieceKind::Man) => text_key::PIECE_BLACK_MAN,
        (Side::Black, PieceKind::King) => text_key::PIECE_BLACK_KING,
    }
}

/// White's pieces and Black's on some squares, kings after men.
fn both_sides(board: &Position, among: Squares) -> (Slot, Slot) {
    (pieces_among(board, Side::White, among), pieces_among(board, Side::Black, among))
}

/// The men and kings of a side on some squares, in the order in which they are read out.
#[must_use]
pub fn pieces_among(board: &Position, side: Side, among: Squares) -> Slot {
    let names = |squares: Squares| in_order(board.geometry(), squares.intersection(among));
    Slot::Pieces { men: names(board.men(side)), kings: names(board.kings(side)) }
}

/// A square, a file, a rank, two ends of a diagonal or of a numbered row, or a diagonal's name.
#[must_use]
pub fn place(board: &Position, text: &str, wording: &Wording) -> Sentence {
    let geometry = board.geometry();
    let text = text.trim();
    // Where squares are named by letter and number, a number alone is a rank, and never the number of a square.
    let numbered = geometry.naming() == Naming::Numeric;
    if let Ok(square) = geometry.parse(text)
        && (numbered || !is_number(text))
    {
        return on_square(board, square);
    }
    if let Some((kind, among)) = line(geometry, text) {
        return on_line(board, &kind, among);
    }
    diagonal(board, text, wording).unwrap_or_else(|| {
        let is_short = text.chars().count() <= 2 || is_number(text);
        let message = if is_short { message::refuse_no_square } else { message::refuse_no_diagonal };
        message(Slot::Text(text.to_owned()))
    })
}

/// A rank by its number, where squares have numbers of their own; none elsewhere.
#[must_use]
pub fn numbered_rank(board: &Position, rank: &str) -> Option<Sentence> {
    let geometry = board.geometry();
    let among = on_rank(geometry, rank.parse().ok().filter(|_| geometry.naming() == Naming::Numeric)?);
    let squares = sorted(geometry, among);
    let (first, last) = (squares.first()?, squares.last()?);
    Some(on_line(board, &Lane::Row(*first, *last), among))
}

fn is_number(text: &str) -> bool {
    text.chars().all(|letter| letter.is_ascii_digit())
}

/// What stands on a file or a rank.
fn on_line(board: &Position, line: &Lane, among: Squares) -> Sentence {
    let geometry = board.geometry();
    let (white, black) = both_sides(board, among);
    match line {
        Lane::File(letter) => message::ask_file(Slot::Square(letter.to_string()), white, black),
        Lane::Rank(rank) => message::ask_rank(u32::from(*rank), white, black),
        Lane::Row(from, to) => message::ask_row(named(geometry, *from), named(geometry, *to), white, black),
    }
}

/// What stands on a square of draughts.
#[must_use]
pub fn on_square(board: &Position, square: Square) -> Sentence {
    let name = Slot::Square(board.geometry().name(square));
    match board.piece_at(square) {
        Some(piece) => {
            let phrase = Slot::Phrase(piece_phrase(piece).to_owned());
            message::ask_square(name, phrase)
        }
        None => message::ask_square_empty(name),
    }
}

const fn pieces_phrase(piece: Piece) -> &'static str {
    match (piece.side, piece.kind) {
        (Side::White, PieceKind::Man) => text_key::PIECE_WHITE_MEN,
        (Side::White, PieceKind::King) => text_key::PIECE_WHITE_KINGS,
        (Side::Black, PieceKind::Man) => text_key::PIECE_BLACK_MEN,
        (Side::Black, PieceKind::King) => text_key::PIECE_BLACK_KINGS,
    }
}

/// What may stand between the ends of a diagonal.
const BETWEEN: [char; 4] = ['-', '–', '—', ' '];

enum Lane {
    File(char),
    Rank(u8),
    /// Where squares have numbers: a row by its first and last.
    Row(Square, Square),
}

fn line(geometry: &Geometry, text: &str) -> Option<(Lane, Squares)> {
    if geometry.naming() == Naming::Numeric {
        return row(geometry, text);
    }
    let mut letters = text.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else { return None };
    if let Some(rank) = letter.to_digit(10).and_then(|digit| u8::try_from(digit).ok()) {
        let squares = on_rank(geometry, rank);
        return (!squares.is_empty()).then_some((Lane::Rank(rank), squares));
    }
    // A file is read as a square of it is, so that look-alike letters count.
    let named = (1..=geometry.size()).find_map(|rank| geometry.parse(&format!("{letter}{rank}")).ok())?;
    let file = geometry.file(named);
    let among = geometry.squares().filter(|&square| geometry.file(square) == file).collect();
    Some((Lane::File(geometry.file_letter(file)), among))
}

/// A row by two of its squares, as in `46-50`; all of it is meant.
fn row(geometry: &Geometry, text: &str) -> Option<(Lane, Squares)> {
    let (from, to) = two_squares(geometry, text)?;
    let among = on_rank(geometry, geometry.rank(from));
    let mut squares = sorted(geometry, among).into_iter();
    let (first, last) = (squares.next()?, squares.next_back()?);
    (from != to && among.contains(to)).then_some((Lane::Row(first, last), among))
}

fn two_squares(geometry: &Geometry, text: &str) -> Option<(Square, Square)> {
    let squares = |(at, _): (usize, &str)| {
        let (from, to) = text.split_at(at);
        Some((geometry.parse(from.trim()).ok()?, geometry.parse(to.trim_matches(BETWEEN)).ok()?))
    };
    // «а один аш восемь»: only where both are squares is it known where the second one begins.
    text.match_indices(BETWEEN).find_map(squares)
}

fn diagonal(board: &Position, text: &str, wording: &Wording) -> Option<Sentence> {
    let geometry = board.geometry();
    let told = |diagonal: Slot, squares: Vec<Square>| {
        let (white, black) = both_sides(board, squares.into_iter().collect());
        message::ask_diagonal(diagonal, white, black)
    };
    let phrase = |diagonal: Diagonal| format!("diagonal-{}", diagonal.key().replace('_', "-"));
    let wanted = text.to_lowercase();
    let by_name = geometry.diagonals().find(|&diagonal| {
        let phrase = phrase(diagonal);
        wording.label(&phrase).to_lowercase() == wanted || phrase["diagonal-".len()..].replace('-', " ") == wanted
    });
    if let Some(diagonal) = by_name {
        return Some(told(Slot::Phrase(phrase(diagonal)), geometry.diagonal(diagonal)));
    }
    let (from, to) = two_squares(geometry, text)?;
    let squares = geometry.line(from, to)?;
    if let Some(diagonal) = geometry.diagonals().find(|&diagonal| same(&geometry.diagonal(diagonal), &squares)) {
        return Some(told(Slot::Phrase(phrase(diagonal)), squares));
    }
    let between = message::diagonal_between(named(geometry, from), named(geometry, to));
    Some(told(between.into(), squares))
}

fn same(one: &[Square], other: &[Square]) -> bool {
    one.len() == other.len() && one.iter().all(|square| other.contains(square))
}

/// Where the piece on a square can go. In training only.
#[must_use]
pub fn targets(board: &Position, text: &str) -> Sentence {
    let geometry = board.geometry();
    let Ok(square) = geometry.parse(text.trim()) else {
        return message::refuse_no_square(Slot::Text(text.to_owned()));
    };
    let targets = in_order(geometry, board.moves_from(square).iter().map(|mv| mv.to()).collect());
    let name = Slot::Square(geometry.name(square));
    if targets.is_empty() {
        return message::entry_no_move(name);
    }
    message::ask_moves(name, Slot::Squares(targets))
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::Variant;
    use golos_wording::{Lang, Style};

    #[test]
    fn what_is_asked_for_is_a_square_a_line_or_a_diagonal() {
        let wording = Wording::new(Lang::Ru);
        let cases = [
            ("c3", "ask-square"),
            ("с3", "ask-square"),
            ("d4", "ask-square-empty"),
            ("3", "ask-rank"),
            ("8", "ask-rank"),
            ("9", "refuse-no-square"),
            ("12", "refuse-no-square"),
            ("c", "ask-file"),
            ("с", "ask-file"),
            ("H", "ask-file"),
            ("z", "refuse-no-square"),
            ("c1-h6", "ask-diagonal"),
            ("h6 c1", "ask-diagonal"),
            ("c1 – h6", "ask-diagonal"),
            ("b2-d4", "ask-diagonal"),
            ("а один аш восемь", "ask-diagonal"),
            ("цэ один – аш шесть", "ask-diagonal"),
            ("c1-h5", "refuse-no-diagonal"),
            ("нижний тройник", "ask-diagonal"),
            ("Большая дорога", "ask-diagonal"),
            ("lower triple", "ask-diagonal"),
            ("great road", "ask-diagonal"),
        ];
        let start = Variant::RUSSIAN.start();
        let board = start.draughts().expect("draughts");
        for (text, key) in cases {
            assert_eq!(place(board, text, &wording).key(), key, "{text}");
        }
    }

    #[test]
    fn r_7_3_on_100_squares_everything_is_asked_for_by_numbers() {
        let position = Variant::INTERNATIONAL.read_fen("W:W28,32,K46:B5,19,23,K41").expect("a position");
        let board = position.draughts().expect("draughts");
        for (text, en, ru, uk) in [
            ("32", "32: white man.", "тридцать два: белая простая.", "тридцять два: біла проста."),
            ("1", "1: empty.", "один: пусто.", "один: порожньо."),
            ("46", "46: white king.", "сорок шесть: белая дамка.", "сорок шість: біла дамка."),
            ("0", "No such square: 0.", "Нет такого поля: ноль.", "Немає такого поля: нуль."),
            ("51", "No such square: 51.", "Нет такого поля: пятьдесят один.", "Немає такого поля: п'ятдесят один."),
            ("100", "No such square: 100.", "Нет такого поля: сто.", "Немає такого поля: сто."),
            (
                "46-5",
                "Main road. White: 28, 32; king 46. Black: 5, 19, 23; king 41.",
                "Большая дорога. Белые: двадцать восемь, тридцать два; дамка сорок шесть. \
                 Чёрные: пять, девятнадцать, двадцать три; дамка сорок один.",
                "Велика дорога. Білі: двадцять вісім, тридцять два; дамка сорок шість. \
                 Чорні: п'ять, дев'ятнадцять, двадцять три; дамка сорок один.",
            ),
            (
                "41-46",
                "Diagonal 41 to 46. White: king 46. Black: king 41.",
                "Диагональ сорок один – сорок шесть. Белые: дамка сорок шесть. Чёрные: дамка сорок один.",
                "Діагональ сорок один – сорок шість. Білі: дамка сорок шість. Чорні: дамка сорок один.",
            ),
            (
                "28 26",
                "Squares 26 to 30. White: 28. Black: none.",
                "Поля двадцать шесть – тридцать. Белые: двадцать восемь. Чёрные: нет.",
                "Поля двадцять шість – тридцять. Білі: двадцять вісім. Чорні: немає.",
            ),
            (
                "46-6",
                "No such diagonal: 46-6.",
                "Нет такой диагонали: сорок шесть – шесть.",
                "Немає такої діагоналі: сорок шість – шість.",
            ),
            ("c3", "No such square: c3.", "Нет такого поля: цэ три.", "Немає такого поля: це три."),
        ] {
            for (lang, said) in [(Lang::En, en), (Lang::Ru, ru), (Lang::Uk, uk)] {
                let wording = Wording::new(lang);
                let answer = wording.render(&place(board, text, &wording), Style::spoken(lang));
                assert_eq!(answer.to_lowercase(), said.to_lowercase(), "{lang}: {text}");
            }
        }
        assert_eq!(place(board, "great road", &Wording::new(Lang::Uk)), place(board, "5-46", &Wording::new(Lang::Uk)));
    }

    #[test]
    fn r_7_3_the_board_of_100_squares_is_read_side_by_side_in_ranges() {
        let position = Variant::INTERNATIONAL.read_fen("W:W31,36,K9,8,10:B4,30").expect("a position");
        let written = |lang, sentence: &Sentence| Wording::new(lang).render(sentence, Style::written(lang));
        let rows = rows(position.draughts().expect("draughts"));
        assert_eq!(rows.len(), 2);
        assert_eq!(written(Lang::En, &rows[0]), "White: 8, 10, 31, 36; king 9. Black: 4, 30.");
        assert_eq!(written(Lang::Uk, &rows[1]), "Решта порожня.");
        let start = super::rows(Variant::INTERNATIONAL.start().draughts().expect("draughts"));
        assert_eq!(written(Lang::En, &start[0]), "White: 31 to 50. Black: 1 to 20.");
        assert_eq!(written(Lang::Ru, &start[0]), "Белые: от 31 до 50. Чёрные: от 1 до 20.");
        let lists = pieces(position.draughts().expect("draughts"));
        assert_eq!(written(Lang::En, &lists), "White: 8, 10, 31, 36; king 9. Black: 4, 30.");
        assert_eq!(
            written(Lang::En, &targets(position.draughts().expect("draughts"), "9")),
            "From 9: 3, 13, 14, 18, 20, 22, 25, 27."
        );
    }

    #[test]
    fn the_ends_of_a_named_diagonal_are_its_name() {
        let start = Variant::RUSSIAN.start();
        let board = start.draughts().expect("draughts");
        for lang in Lang::ALL {
            let wording = Wording::new(lang);
            let named = place(board, &wording.label("diagonal-lower-triple"), &wording);
            assert_eq!(place(board, "c1-h6", &wording), named, "{lang}");
            assert_eq!(place(board, "lower triple", &wording), named, "{lang}");
        }
    }
}
