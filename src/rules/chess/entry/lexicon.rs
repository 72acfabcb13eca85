//! The words of a dictated move. One list serves all languages: no word of one means something else in another.

use shakmaty::{File, Rank, Role};

use crate::chess::moves::Wing;
use crate::dictation::{self, fold};

/// What a word means in a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveWord {
    File(File),
    Rank(Rank),
    Role(Role),
    Takes,
    Castling,
    Wing(Wing),
    /// Whose move it was, or what is to be taken off the board: what follows is no part of the move.
    Aside,
    /// Said with a move without changing it: "to", "check", "en passant".
    Filler,
}

const ROLES: [(Role, &str); 6] = [
    (Role::King, "king kings король королем короля koenig konig кениг кеніг"),
    (Role::Queen, "queen queens ферзь ферзем ферзя dame даме"),
    (Role::Rook, "rook ладья ладьей ладью тура турою туру turm турм"),
    (Role::Bishop, "bishop слон слоном laeufer laufer лойфер"),
    (Role::Knight, "knight конь конем коня кінь springer шпрингер"),
    (Role::Pawn, "pawn пешка пешкой пешку пішак пішаком bauer бауэр бауер"),
];

/// The sides, and pieces of theirs: before a move they change nothing.
const ASIDES: &str = "white black белые белый белая черные черный черная білі білий біла чорні чорний чорна \
                      remove снять зняти";

const OTHERS: [(MoveWord, &str); 6] = [
    (
        MoveWord::Takes,
        "x х take takes capture captures бьет бить бью берет беру взял взяла взятие побил побила бє бю бити бере взяв взяття побив schlaegt",
    ),
    (
        MoveWord::Castling,
        "castle castles castling рокировка рокировку рокируюсь рокируется рокируемся рокировать рокіровка рокіровку рокіруюся рокіруватися rochade рохаде",
    ),
    (
        MoveWord::Wing(Wing::King),
        "short kingside короткая короткую королевский коротка коротку королівський kurze курце",
    ),
    (MoveWord::Wing(Wing::Queen), "long queenside длинная длинную ферзевый довга довгу ферзевий lange ланге"),
    (MoveWord::Aside, ASIDES),
    (
        MoveWord::Filler,
        "to from move moves play check checkmate mate en passant side on the and becomes шах мат на проходе проході \
                   schach matt фланг ход хід хожу ходжу иду іду йду и і та становится ставлю превращается стає",
    ),
];

/// What a word means, in whatever capitals and spelling; none if it is no word of a move. Single letters are read as
/// they are written.
pub(super) fn word(text: &str) -> Option<MoveWord> {
    let folded = fold(text);
    let has = |words: &str| words.split_whitespace().any(|word| word == folded);
    let file = dictation::letter(&folded).and_then(File::from_char).map(MoveWord::File);
    let rank = || dictation::number(&folded).and_then(|n| Rank::try_from(u32::from(n) - 1).ok()).map(MoveWord::Rank);
    let role = || ROLES.iter().find(|(_, words)| has(words)).map(|&(role, _)| MoveWord::Role(role));
    let other = || OTHERS.iter().find(|(_, words)| has(words)).map(|&(word, _)| word);
    file.or_else(rank).or_else(role).or_else(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn each_word_stands_once_and_as_it_is_looked_up() {
        let roles = ROLES.iter().map(|&(role, words)| (MoveWord::Role(role), words));
        let mut meanings = BTreeMap::new();
        for (meaning, words) in roles.chain(OTHERS) {
            for text in words.split_whitespace() {
                assert_eq!(meanings.insert(text, meaning), None, "{text} twice");
                assert_eq!(fold(text), text);
                assert_eq!(word(text), Some(meaning));
            }
        }
    }

    #[test]
    fn capitals_apostrophes_umlauts_and_the_dots_of_yo_do_not_matter() {
        for (text, meaning) in [
            ("П’ять", MoveWord::Rank(Rank::Fifth)),
            ("пʼять", MoveWord::Rank(Rank::Fifth)),
            ("FÜNF", MoveWord::Rank(Rank::Fifth)),
            ("Läufer", MoveWord::Role(Role::Bishop)),
            ("Кёниг", MoveWord::Role(Role::King)),
            ("б'є", MoveWord::Takes),
            ("бьёт", MoveWord::Takes),
            ("Чёрные", MoveWord::Aside),
        ] {
            assert_eq!(word(text), Some(meaning), "{text}");
        }
        for text in ["", "вэ", "knights", "девять", "nine"] {
            assert_eq!(word(text), None, "{text}");
        }
    }
}
