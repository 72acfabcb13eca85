//! Where stones lie. Of fouls only [`fouls`] speaks, which is for training.

use super::play::{kind, not_read};
use super::{point, points, stone};
use crate::rules::Side;
use crate::rules::renju::{Board, Foul, Letters, NotRead, Point, Position, Region};
use crate::wording::{Sentence, Slot};

/// Row by row from the fifteenth, each from Black's left; empty rows are said too, so that a missing one is noticed.
#[must_use]
pub fn rows(board: &Board, letters: Letters) -> Vec<Sentence> {
    let row = |row: u8| {
        let stones = board.stones().filter(|(at, _)| at.row() == row);
        let placed = stones.map(|(at, side)| (short(side).to_owned(), letters.letter(at.column()).to_string()));
        Sentence::new("board-row").with("n", u32::from(row)).with("pieces", Slot::Placement(placed.collect()))
    };
    (1..=LINES).rev().map(row).collect()
}

/// Columns and rows of the board.
const LINES: u8 = 15;

/// Every stone, in lists.
#[must_use]
pub fn stones(board: &Board, letters: Letters) -> Sentence {
    both_sides(Sentence::new("ask-stones"), board, Point::all(), &|at| letters.name(at))
}

/// What lies on a point.
#[must_use]
pub fn on_point(board: &Board, at: Point, letters: Letters) -> Sentence {
    match board.stone(at) {
        Some(side) => Sentence::new("ask-square").with("sq", point(at, letters)).with("piece", stone(side)),
        None => Sentence::new("ask-square-empty").with("sq", point(at, letters)),
    }
}

/// What lies on a typed or dictated place: a point, a column, a row, or the line between two points.
#[must_use]
pub fn place(board: &Board, text: &str, letters: Letters) -> Sentence {
    match Region::read(text, letters) {
        Ok(Region::Point(at)) => on_point(board, at, letters),
        Ok(Region::Column(column)) => {
            let sentence = Sentence::new("ask-stones-file").with("letter", letter(column, letters));
            let among = Point::all().filter(|at| at.column() == column);
            both_sides(sentence, board, among, &|at| at.row().to_string())
        }
        Ok(Region::Row(row)) => {
            let sentence = Sentence::new("ask-stones-rank").with("n", u32::from(row));
            let among = Point::all().filter(|at| at.row() == row);
            both_sides(sentence, board, among, &|at| letters.letter(at.column()).to_string())
        }
        Ok(Region::Between(from, to)) => on_line(board, from, to, letters),
        Err(NotRead::TooLong) => not_read(NotRead::TooLong, text),
        Err(_) => not_read(NotRead::OffBoard, text),
    }
}

fn letter(column: u8, letters: Letters) -> Slot {
    Slot::Square(letters.letter(column).to_string())
}

fn on_line(board: &Board, from: Point, to: Point, letters: Letters) -> Sentence {
    let ends = |said: Sentence| said.with("from", point(from, letters)).with("to", point(to, letters));
    match from.line_to(to) {
        Some(line) => {
            both_sides(ends(Sentence::new("ask-stones-line")), board, line.into_iter(), &|at| letters.name(at))
        }
        None => ends(Sentence::refusal("refuse-no-line")),
    }
}

/// The stones of both sides on some points, column by column.
fn both_sides(
    sentence: Sentence,
    board: &Board,
    among: impl Iterator<Item = Point>,
    name: &dyn Fn(Point) -> String,
) -> Sentence {
    let mut among: Vec<Point> = among.collect();
    among.sort_by_key(|at| (at.column(), at.row()));
    let lying = |side| {
        let of_side = among.iter().filter(|at| board.stone(**at) == Some(side));
        Slot::Squares(of_side.map(|at| name(*at)).collect())
    };
    sentence.with("black", lying(Side::Black)).with("white", lying(Side::White))
}

/// A stone in a list of stones.
const fn short(side: Side) -> &'static str {
    match side {
        Side::Black => "stone-black-short",
        Side::White => "stone-white-short",
    }
}

/// The points where Black's stone would be a foul, kind by kind. In training only.
#[must_use]
pub fn fouls(position: &Position, letters: Letters) -> Vec<Sentence> {
    let found = position.fouls();
    let of_kind = |foul: Foul| {
        let at: Vec<Point> = found.iter().filter(|(_, fouls)| fouls.contains(foul)).map(|(at, _)| *at).collect();
        let sentence = Sentence::new("ask-fouls").with("kind", Slot::Phrase(kind(foul)));
        (!at.is_empty()).then(|| sentence.with("squares", points(&at, letters)))
    };
    let sentences: Vec<Sentence> = Foul::ALL.into_iter().filter_map(of_kind).collect();
    if sentences.is_empty() { vec![Sentence::new("ask-fouls-none")] } else { sentences }
}

#[cfg(test)]
mod tests {
    use super::super::tests::assert_said;
    use super::*;
    use crate::rules::renju::Letters::AToP;
    use crate::wording::{Lang, Style, Wording};

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
                    "File H. Black: 8. White: 9, 10.",
                    "Вертикаль аш. Чёрные: восемь. Белые: девять, десять.",
                    "Вертикаль аш. Чорні: вісім. Білі: дев'ять, десять.",
                ],
            ),
            (
                "10",
                [
                    "Rank ten. Black: G. White: H.",
                    "Десятая горизонталь. Чёрные: же. Белые: аш.",
                    "Десята горизонталь. Чорні: же. Білі: аш.",
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
        assert_eq!(rows.len(), 15);
        for (row, said) in [
            (15, ["Rank fifteen: none.", "Пятнадцатая горизонталь: нет.", "П'ятнадцята горизонталь: немає."]),
            (
                9,
                [
                    "Rank nine: white H, black J.",
                    "Девятая горизонталь: белая аш, чёрная йот.",
                    "Дев'ята горизонталь: білий аш, чорний йот.",
                ],
            ),
        ] {
            assert_said(&rows[15 - row], said);
        }
        assert_said(
            &stones(position.board(), AToP),
            [
                "Black: g10, h8, j9. White: h9, h10, k8.",
                "Чёрные: же десять, аш восемь, йот девять. Белые: аш девять, аш десять, ка восемь.",
                "Чорні: же десять, аш вісім, йот дев'ять. Білі: аш дев'ять, аш десять, ка вісім.",
            ],
        );
        let written = Wording::new(Lang::Ru).render(&rows[7], Style::written(Lang::Ru));
        assert_eq!(written, "8-я горизонталь: чёрная h, белая k.");
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
