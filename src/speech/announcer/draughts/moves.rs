use crate::announcer::moves::as_entered;
use golos_rules::Side;
use golos_rules::draughts::{Geometry, Move, PieceKind, Position, Square};
use golos_wording::{Sentence, Slot, message};

/// A lawful move; `number` and `side` are said only at the full level.
#[must_use]
pub fn lawful(geometry: &Geometry, mv: &Move, side: Side, number: u32) -> Sentence {
    let name = |square: &Square| geometry.name(*square);
    let names = |squares: &[Square]| Slot::Squares(squares.iter().map(name).collect());
    let from = Slot::Square(name(&mv.from()));
    let to = Slot::Square(name(&mv.to()));
    let taken = names(mv.captured());
    let king = mv.kind() == PieceKind::King;
    let turning = mv.turning_path().get(1..).unwrap_or_default();
    let plain = match (mv.is_capture(), king, mv.crowned_at()) {
        (false, false, _) => message::move_quiet(from, to, side, number),
        (false, true, _) => message::move_king(from, to, side, number),
        (true, _, Some(crowned)) if mv.path().get(crowned).is_some_and(|&square| square != mv.to()) => {
            let (as_man, as_king) = split_after(turning, mv.path().get(crowned).copied());
            return message::move_chain_promotion(from, names(as_man), names(as_king), taken);
        }
        (true, true, _) => message::move_chain_king(from, names(turning), taken),
        (true, false, _) if mv.stays_man(geometry, side) => message::move_chain_stays_man(from, names(turning), taken),
        (true, false, _) if turning.len() == 1 => message::move_capture(from, to, taken),
        (true, false, _) => message::move_chain(from, names(turning), taken),
    };
    if mv.promotes() { message::move_promotion(plain) } else { plain }
}

/// A move that was made and not lawful, between these positions: in the words of a lawful one.
pub(in crate::announcer) fn unlawful(
    before: &Position,
    after: &Position,
    notation: &str,
    (side, number): (Side, u32),
) -> Sentence {
    let squares: Vec<&str> = notation.split(['-', ':']).collect();
    let kind = |position: &Position, square: Option<&&str>| {
        let square = position.geometry().parse(square?).ok()?;
        position.piece_at(square).map(|piece| piece.kind)
    };
    let was_king = kind(before, squares.first()) == Some(PieceKind::King);
    let is_king = kind(after, squares.last()) == Some(PieceKind::King);
    let [from, rest @ ..] = squares.as_slice() else { return as_entered(notation, side, number) };
    let taken = taken(before, after, &squares);
    let from = Slot::Square((*from).to_owned());
    let chain = || Slot::Squares(rest.iter().map(|square| (*square).to_owned()).collect());
    let plain = if was_king {
        match (notation.contains(':'), rest) {
            (false, [to]) => message::move_king(from, Slot::Square((*to).to_owned()), side, number),
            _ if taken.is_empty() => message::move_entered_king(from, chain()),
            _ => message::move_chain_king(from, chain(), Slot::Squares(taken)),
        }
    } else if notation.contains(':') && !taken.is_empty() {
        match rest {
            [to] => message::move_capture(from, Slot::Square((*to).to_owned()), Slot::Squares(taken)),
            _ => message::move_chain(from, chain(), Slot::Squares(taken)),
        }
    } else {
        as_entered(notation, side, number)
    };
    if is_king && !was_king { message::move_promotion(plain) } else { plain }
}

/// The squares that were emptied of the opponent's pieces along the way of a capture, in order.
fn taken(before: &Position, after: &Position, squares: &[&str]) -> Vec<String> {
    let geometry = before.geometry();
    let way: Vec<Square> = squares.iter().filter_map(|name| geometry.parse(name).ok()).collect();
    let legs = way.windows(2).filter_map(|leg| geometry.line(*leg.first()?, *leg.last()?));
    let is_gone = |square: &Square| {
        let stood = before.piece_at(*square).is_some_and(|piece| piece.side != before.turn());
        stood && after.piece_at(*square).is_none()
    };
    let mut taken: Vec<Square> = Vec::new();
    for square in legs.flatten().filter(is_gone) {
        if !taken.contains(&square) {
            taken.push(square);
        }
    }
    taken.iter().map(|square| geometry.name(*square)).collect()
}

/// The squares up to the one where the man was crowned, and the rest.
fn split_after(squares: &[Square], crowned: Option<Square>) -> (&[Square], &[Square]) {
    let at = squares.iter().position(|&square| Some(square) == crowned).map_or(0, |index| index + 1);
    squares.split_at(at)
}

/// Letters that are typed for the sign of a capture.
const CAPTURES: [char; 4] = ['x', 'X', 'х', 'Х'];

/// A move that is not made, as it was typed: its squares, where it has nothing but squares.
pub(in crate::announcer) fn typed(position: &Position, text: &str) -> Slot {
    let geometry = position.geometry();
    let squares: Option<Vec<String>> = text
        .split(|sign: char| !sign.is_alphanumeric() || CAPTURES.contains(&sign))
        .filter(|part| !part.is_empty())
        .map(|part| geometry.parse(part).ok().map(|square| geometry.name(square)))
        .collect();
    match squares.as_deref() {
        Some([_, _, ..]) => {
            let sign = if text.contains(['-', '–', '—']) { "-" } else { ":" };
            as_entered(&squares.unwrap_or_default().join(sign), position.turn(), 0).into()
        }
        _ => Slot::Text(text.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::announcer::family::reading;
    use golos_rules::{Notation, Variant, draughts};
    use golos_wording::{Lang, Level, Style, Wording};

    fn said(variant: Variant, fen: &str, entry: &str, lang: Lang, level: Level) -> String {
        let position = variant.read_fen(fen).expect("a position");
        let mv = position.read(entry, Notation::FILES).unwrap_or_else(|error| panic!("{fen} {entry}: {error}"));
        Wording::new(lang).render(&reading(&position, &mv), Style::spoken(lang).at(level))
    }

    #[test]
    fn r_7_3_moves_on_100_squares_are_said_in_numbers() {
        for (fen, entry, en, ru, uk) in [
            ("W:W32:B1", "32-28", "32 to 28", "тридцать два – двадцать восемь", "тридцять два – двадцять вісім"),
            (
                "W:W34:B30",
                "34x25",
                "34 takes 25",
                "тридцать четыре бьёт двадцать пять",
                "тридцять чотири б'є двадцять п'ять",
            ),
            (
                "W:W47:B41,31,22,12",
                "47:36:27:18:7",
                "47 takes 36, 18, 7",
                "сорок семь бьёт тридцать шесть, затем восемнадцать, затем семь",
                "сорок сім б'є тридцять шість, далі вісімнадцять, далі сім",
            ),
            ("W:W7:B30", "7-1", "7 to 1, king", "семь – один, дамка", "сім – один, дамка"),
            ("W:WK46:B28", "46x5", "king 46 takes 5", "дамка сорок шесть бьёт пять", "дамка сорок шість б'є п'ять"),
            // R-7.4.2.1: over the last row and back, and still a man.
            (
                "W:W15:B10,9",
                "15x13",
                "15 takes 4, 13, stays a man",
                "пятнадцать бьёт четыре, затем тринадцать, остаётся простой",
                "п'ятнадцять б'є чотири, далі тринадцять, лишається простою",
            ),
        ] {
            for (lang, words) in [(Lang::En, en), (Lang::Ru, ru), (Lang::Uk, uk)] {
                assert_eq!(said(Variant::INTERNATIONAL, fen, entry, lang, Level::Normal), words, "{fen} {entry}");
            }
        }
        assert_eq!(said(Variant::INTERNATIONAL, "W:W32:B1", "32-28", Lang::En, Level::Brief), "32 28");
    }

    #[test]
    fn r_7_4_2_what_becomes_of_a_man_on_its_last_rank_is_said() {
        for (variant, fen, typed, said) in [
            (
                Variant::INTERNATIONAL,
                "W:W35:B7,8,19,30",
                "35:11",
                "тридцать пять бьёт два, затем одиннадцать, остаётся простой",
            ),
            (Variant::INTERNATIONAL, "W:W35:B8,19,30", "35:2", "тридцать пять бьёт два, дамка"),
            (
                Variant::Draughts(draughts::Variant::FRISIAN),
                "W:W32:B22,K28",
                "32:21",
                "тридцать два бьёт двадцать три, затем двадцать один",
            ),
            (Variant::BRAZILIAN, "W:Wh4:Bc3,c7,e7,g5", "h4:b6", "аш четыре бьёт дэ восемь, бэ шесть, остаётся простой"),
            (
                Variant::RUSSIAN,
                "W:Wh4:Bc3,c7,e7,g5",
                "h4:d2",
                "аш четыре бьёт дэ восемь, дальше дамкой, а пять, дэ два",
            ),
        ] {
            let position = variant.read_fen(fen).unwrap();
            let sentence = reading(&position, &position.read(typed, Notation::FILES).unwrap());
            assert_eq!(Wording::new(Lang::Ru).render(&sentence, Style::spoken(Lang::Ru)), said, "{fen} {typed}");
        }
    }

    #[test]
    fn u_v_13_2_whatever_is_said_of_a_move_is_read_back() {
        use golos_wording::{Alphabet, Form};
        let alphabets = Alphabet::NAMES.map(|(_, alphabet)| alphabet);
        for (variant, fen) in [
            (Variant::RUSSIAN, Variant::RUSSIAN.start().fen()),
            (Variant::RUSSIAN, "W:Wc3,e3,g3,Ka1:Bd4,f6,h8,b4".to_owned()),
            (Variant::RUSSIAN, "W:Wa7,c1,Kh2:Bb8,d6,Kf8".to_owned()),
            (Variant::RUSSIAN, "W:Wd6,a3:Be7,c5,g5".to_owned()),
            (Variant::INTERNATIONAL, Variant::INTERNATIONAL.start().fen()),
            (Variant::INTERNATIONAL, "W:WK46,27,38:B22,23,12,9,20".to_owned()),
        ] {
            let golos_rules::Position::Draughts(position) = variant.read_fen(&fen).unwrap() else { continue };
            for mv in position.legal_moves() {
                let sentence = lawful(position.geometry(), &mv, position.turn(), 21);
                for lang in Lang::ALL {
                    let wording = Wording::new(lang);
                    for (alphabet, form, level) in alphabets.iter().flat_map(|&alphabet| {
                        [Form::Spoken, Form::Written].into_iter().flat_map(move |form| {
                            [Level::Brief, Level::Normal, Level::Full].map(|level| (alphabet, form, level))
                        })
                    }) {
                        let said = wording.render(&sentence, Style { lang, level, form, alphabet });
                        let read = golos_rules::Position::Draughts(position).read(&said, lang.notation());
                        assert_eq!(read, Ok(golos_rules::Move::Draughts(mv.clone())), "{lang}: {said}");
                    }
                }
            }
        }
    }
}
