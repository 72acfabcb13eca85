//! Where stones lie. Of fouls only [`fouls`] speaks, which is for training.

use super::play::{kind, not_read};
use super::{point, points, stone};
use golos_rules::Side;
use golos_rules::renju::{Board, Foul, Letters, NotAPoint, Point, Position, Region};
use golos_wording::{Sentence, Slot, message, text_key};

/// Row by row from the fifteenth, the stones of a colour together, each from Black's left. Of fifteen rows most are empty,
/// and would be three quarters of an answer: they are left out, and that the rest is empty is said.
#[must_use]
pub fn rows(board: &Board, letters: Letters) -> Vec<Sentence> {
    let row = |row: u8| {
        let of_side = |side| {
            let stones = board.stones().filter(|&(at, stone)| at.row() == row && stone == side);
            let names: Vec<String> = stones.map(|(at, _)| letters.name(at)).collect();
            let phrase = if names.len() == 1 { short(side) } else { shorts(side) };
            (!names.is_empty()).then(|| (phrase.to_owned(), names))
        };
        let groups: Vec<_> = [Side::Black, Side::White].into_iter().filter_map(of_side).collect();
        let said = || message::board_row(u32::from(row), Slot::Groups(groups.clone()));
        (!groups.is_empty()).then(said)
    };
    let rest = message::board_rest();
    (1..=LINES).rev().filter_map(row).chain([rest]).collect()
}

/// Columns and rows of the board.
const LINES: u8 = 15;

/// Every stone, in lists.
#[must_use]
pub fn stones(board: &Board, letters: Letters) -> Sentence {
    let (black, white) = both_sides(board, Point::all(), letters);
    message::ask_stones(black, white)
}

/// What lies on a point.
#[must_use]
pub fn on_point(board: &Board, at: Point, letters: Letters) -> Sentence {
    match board.stone(at) {
        Some(side) => message::ask_square(point(at, letters), stone(side)),
        None => message::ask_square_empty(point(at, letters)),
    }
}

/// What lies on a typed or dictated place: a point, a column, a row, or the line between two points.
#[must_use]
pub fn place(board: &Board, text: &str, letters: Letters) -> Sentence {
    match Region::read(text, letters) {
        Ok(Region::Point(at)) => on_point(board, at, letters),
        Ok(Region::Column(column)) => {
            let (black, white) = both_sides(board, Point::all().filter(|at| at.column() == column), letters);
            message::ask_stones_file(letter(column, letters), black, white)
        }
        Ok(Region::Row(row)) => {
            let (black, white) = both_sides(board, Point::all().filter(|at| at.row() == row), letters);
            message::ask_stones_rank(u32::from(row), black, white)
        }
        Ok(Region::Between(from, to)) => on_line(board, from, to, letters),
        Err(NotAPoint::TooLong) => not_read(NotAPoint::TooLong, text),
        Err(_) => not_read(NotAPoint::OffBoard, text),
    }
}

fn letter(column: u8, letters: Letters) -> Slot {
    Slot::Square(letters.letter(column).to_string())
}

fn on_line(board: &Board, from: Point, to: Point, letters: Letters) -> Sentence {
    let (first, last) = (point(from, letters), point(to, letters));
    match from.line_to(to) {
        Some(line) => {
            let (black, white) = both_sides(board, line.into_iter(), letters);
            message::ask_stones_line(first, last, black, white)
        }
        None => message::refuse_no_line(first, last),
    }
}

/// Black's stones and White's on some points, column by column.
fn both_sides(board: &Board, among: impl Iterator<Item = Point>, letters: Letters) -> (Slot, Slot) {
    let mut among: Vec<Point> = among.collect();
    among.sort_by_key(|at| (at.column(), at.row()));
    let lying = |side| {
        let of_side = among.iter().filter(|at| board.stone(**at) == Some(side));
        Slot::Squares(of_side.map(|at| letters.name(*at)).collect())
    };
    (lying(Side::Black), lying(Side::White))
}

/// A stone in a list of stones.
const fn short(side: Side) -> &'static str {
    match side {
        Side::Black => text_key::STONE_BLACK_SHORT,
        Side::White => text_key::STONE_WHITE_SHORT,
    }
}

/// One stone of a colour, or several.
pub const fn stone_name(side: Side, are_many: bool) -> &'static str {
    if are_many { shorts(side) } else { short(side) }
}

const fn shorts(side: Side) -> &'static str {
    match side {
        Side::Black => text_key::STONES_BLACK_SHORT,
        Side::White => text_key::STONES_WHITE_SHORT,
    }
}

/// The points where Black's stone would be a foul, kind by kind. In training only.
#[must_use]
pub fn fouls(position: &Position, letters: Letters) -> Vec<Sentence> {
    let found = position.fouls();
    let of_kind = |foul: Foul| {
        let at: Vec<Point> = found.iter().filter(|(_, fouls)| fouls.contains(foul)).map(|(at, _)| *at).collect();
        (!at.is_empty()).then(|| message::ask_fouls(Slot::Phrase(kind(foul)), points(&at, letters)))
    };
    let sentences: Vec<Sentence> = Foul::ALL.into_iter().filter_map(of_kind).collect();
    if sentences.is_empty() { vec![message::ask_fouls_none()] } else { sentences }
}

#[cfg(test)]
mod tests {
    use super::super::tests::assert_said;
    use super::*;
    use golos_rules::renju::Letters::AToP;
    use golos_wording::{Lang, Style, Wording};

    #[test]
    fn what_is_asked_for_is_a_point_a_row_a_column_or_a_line() {
        let position = Position::read("b:h8,i9,g10 w:h9,k8,h10", AToP).unwrap();
        for (text, said) in [
            ("h8", ["h8: black stone.", "аш восемь: чёрная шашка.", "аш вісім: чорний камінь."]),
            ("ка восемь", ["k8: white stone.", "ка восемь: белая шашка.", "ка вісім: білий камінь."]),
            ("a1", ["a1: empty.", "а один: пусто.", "а один: порожньо."]),
            (
                "h",
                [
                    "File H. Black: h8. White: h9, h10.",
                    "Вертикаль аш. Чёрные: аш восемь. Белые: аш девять, аш десять.",
                    "Вертикаль аш. Чорні: аш вісім. Білі: аш дев'ять, аш десять.",
                ],
            ),
            (
                "10",
                [
                    "Rank ten. Black: g10. White: h10.",
                    "Десятая горизонталь. Чёрные: же десять. Белые: аш десять.",
                    "Десята горизонталь. Чорні: же десять. Білі: аш десять.",
                ],
            ),
            (
                "g10-k7",
                [
                    "Line g10 to k7. Black: g10. White: h9.",
                    "Линия же десять – ка семь. Чёрные: же десять. Белые: аш девять.",
                    "Лінія же десять – ка сім. Чорні: же десять. Білі: аш дев'ять.",
                ],
            ),
            (
                "а1 с4",
                [
                    "Not on one line: a1, c4.",
                    "Не на одной линии: а один, цэ четыре.",
                    "Не на одній лінії: а один, це чотири.",
                ],
            ),
            ("16", ["No such point: 16.", "Нет такого пункта: шестнадцать.", "Немає такого пункту: шістнадцять."]),
            ("эхма", ["No such point: эхма.", "Нет такого пункта: эхма.", "Немає такого пункту: эхма."]),
        ] {
            assert_said(&place(position.board(), text, AToP), said);
        }
    }

    #[test]
    fn the_board_is_read_row_by_row_and_as_lists() {
        let position = Position::read("b:h8,i9,g10 w:h9,k8,h10", AToP).unwrap();
        let rows = rows(position.board(), AToP);
        for (row, said) in [
            (
                1,
                [
                    "Rank nine: black j9; white h9.",
                    "Девятая горизонталь: чёрная йот девять; белая аш девять.",
                    "Дев'ята горизонталь: чорний йот дев'ять; білий аш дев'ять.",
                ],
            ),
            (3, ["Elsewhere empty.", "Остальное пусто.", "Решта порожня."]),
        ] {
            assert_said(&rows[row], said);
        }
        assert_said(
            &stones(position.board(), AToP),
            [
                "Black: g10, h8, j9. White: h9, h10, k8.",
                "Чёрные: же десять, аш восемь, йот девять. Белые: аш девять, аш десять, ка восемь.",
                "Чорні: же десять, аш вісім, йот дев'ять. Білі: аш дев'ять, аш десять, ка вісім.",
            ],
        );
        let written = Wording::new(Lang::Ru).render(&rows[2], Style::written(Lang::Ru));
        assert_eq!(written, "8-я горизонталь: чёрная h8; белая k8.");
    }

    #[test]
    fn r_9_2_4_2_forbidden_points_are_listed_by_kind() {
        let position = Position::read("b:g8,h9,h10,i8 w:a1,c1,e1,g1", AToP).unwrap();
        let [only] = fouls(&position, AToP).try_into().expect("one kind");
        assert_said(&only, ["Double three: h8.", "Две тройки: аш восемь.", "Дві трійки: аш вісім."]);
        let none = fouls(&Position::start(), AToP);
        assert_said(&none[0], ["No fouls.", "Фолов нет.", "Фолів немає."]);
    }
}
