use golos_rules::draughts::{Geometry, NotOnBoard, NotRead, Position, Reason};
use golos_wording::{Noun, Sentence, Slot, message};

/// Characters that a typed line may have.
const LONGEST: u32 = 200;

/// Why the typed text is no move, where there is more to say than that.
pub(in crate::announcer) fn not_read(error: &NotRead) -> Option<Sentence> {
    match error {
        NotRead::TooLong => Some(message::refuse_too_long(LONGEST)),
        NotRead::LightSquare(square) => Some(message::refuse_light_square(Slot::Square(square.clone()))),
        NotRead::Empty | NotRead::OffBoard(_) | NotRead::Unclear(_) | NotRead::Incomplete(_) => None,
    }
}

/// Why it cannot have been made on the board, where there is more to say than that.
pub(in crate::announcer) fn not_on_board(position: &Position, error: &NotOnBoard) -> Option<Sentence> {
    let name = |square| Slot::Square(position.geometry().name(square));
    match error {
        NotOnBoard::EmptySquare(square) => Some(message::entry_empty(name(*square))),
        NotOnBoard::Occupied(square) => Some(message::entry_occupied(name(*square))),
        NotOnBoard::NoPieceOnFile(_) | NotOnBoard::SeveralOnFile(_) | NotOnBoard::Ambiguous(_) => None,
    }
}

/// Whether a look at the board or at the score tells the reason as well: it is no hint.
pub(in crate::announcer) const fn is_plain(reason: Reason) -> bool {
    matches!(reason, Reason::EmptySquare(_) | Reason::OpponentsPiece(_) | Reason::Occupied(_) | Reason::KingRests(_))
}

/// Why a move is not lawful, where there is more to say than that.
#[must_use]
pub fn why_illegal(reason: Reason, geometry: &Geometry) -> Option<Sentence> {
    let name = |square| Slot::Square(geometry.name(square));
    Some(match reason {
        Reason::EmptySquare(square) => message::entry_empty(name(square)),
        Reason::OpponentsPiece(square) => message::entry_other_side(name(square)),
        Reason::Occupied(square) => message::entry_occupied(name(square)),
        Reason::NoMove(square) => message::entry_no_move(name(square)),
        Reason::MustCapture => message::entry_must_capture(),
        Reason::CaptureNotFinished => message::entry_unfinished(),
        Reason::PieceJumpedTwice(square) => message::entry_jumped_twice(name(square)),
        Reason::JumpBlockedByCapturedPiece(square) => message::entry_blocked_by_captured(name(square)),
        Reason::ManHasNoKingRights => message::entry_man_only(),
        Reason::MustChooseContinuingSquare => message::entry_continuing_square(),
        Reason::NotCapture => message::entry_takes_nothing(),
        Reason::NoKingWhileCapturing => message::entry_no_king_yet(),
        Reason::FewerThanMajority(due) => message::entry_majority(Slot::Count(due, Noun::Piece)),
        Reason::LesserValue => message::entry_value(),
        Reason::StraightWithoutCapture => message::entry_straight(),
        Reason::KingRests(square) => message::entry_king_rests(name(square)),
        Reason::NoPieceOnFile(_) | Reason::NotALine => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::{IllegalReason as Why, Notation, Unread, Variant, draughts};
    use golos_wording::{Lang, Style, Wording};

    #[test]
    fn r_7_4_a_refusal_names_the_reason_and_the_number_that_must_be_taken() {
        let majority = "B:W33,41,42:B36,K10";
        let stays = "W:W35:B8,11,19,21,30";
        for (variant, fen, typed, said) in [
            (
                Variant::INTERNATIONAL,
                majority,
                "10:46",
                ["Majority rule: three pieces.", "Правило большинства: три шашки.", "Правило більшості: три шашки."],
            ),
            (
                Variant::BRAZILIAN,
                "B:Wb2,b4,d2,f2:Ba5",
                "a5:c3:a1",
                ["Majority rule: three pieces.", "Правило большинства: три шашки.", "Правило більшості: три шашки."],
            ),
            (
                Variant::INTERNATIONAL,
                stays,
                "35:24:13:2:16:27",
                [
                    "A man is not crowned during a capture.",
                    "Во время взятия простая дамкой не становится.",
                    "Під час взяття проста дамкою не стає.",
                ],
            ),
            (
                Variant::INTERNATIONAL,
                stays,
                "35:24",
                ["The capture is not finished.", "Взятие не закончено.", "Взяття не закінчено."],
            ),
            (
                Variant::Draughts(draughts::Variant::FRISIAN),
                "W:W32:B22,K28",
                "32:12",
                [
                    "Majority rule: the most valuable capture.",
                    "Правило большинства: самое ценное взятие.",
                    "Правило більшості: найцінніше взяття.",
                ],
            ),
            (
                Variant::Draughts(draughts::Variant::FRISIAN),
                "W:WK46,50:B1,5",
                "46-36",
                [
                    "Along files and ranks: captures only.",
                    "По вертикали и горизонтали только бьют.",
                    "По вертикалі й горизонталі лише б'ють.",
                ],
            ),
            (
                Variant::Draughts(draughts::Variant::FRISIAN),
                "W:WK46,50:B1,5:+3+0",
                "46-41",
                [
                    "46: three king moves in a row. Move another piece.",
                    "сорок шесть: три хода дамкой подряд. Ходите другой шашкой.",
                    "сорок шість: три ходи дамкою поспіль. Ходіть іншою шашкою.",
                ],
            ),
        ] {
            let position = variant.read_fen(fen).unwrap();
            let Err(Unread::Illegal(reason)) = position.read(typed, Notation::FILES) else { panic!("{typed}") };
            for (lang, said) in Lang::ALL.into_iter().zip(said) {
                let Why::Draughts(reason) = reason else { panic!("{typed}") };
                let geometry = position.draughts().expect("draughts").geometry();
                let sentence = why_illegal(reason, geometry).expect("a reason");
                assert_eq!(Wording::new(lang).render(&sentence, Style::spoken(lang)), said, "{typed}");
            }
        }
    }
}
