//! The words of a dictated move. One list serves all languages: no word of one means something else in another.

use shakmaty::{File, Rank, Role};

use crate::rules::chess::moves::Wing;

/// What a word means in a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
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

/// The letters of the languages, Anna to Hector (FIDE-D.2.1), and the international spelling alphabet. Single letters are
/// read as they are written.
const FILES: [(File, &str); 8] = [
    (File::A, "anna анна alpha alfa альфа"),
    (File::B, "бэ бе bella белла bravo браво"),
    (File::C, "цэ це cesar caesar цезарь цезар charlie чарли чарлі"),
    (File::D, "дэ де david давид delta дельта"),
    (File::E, "eva ева єва echo эхо ехо"),
    (File::F, "эф еф felix феликс фелікс foxtrot фокстрот"),
    (File::G, "же жэ gustav густав golf гольф"),
    (File::H, "аш hector hektor гектор hotel отель готель"),
];

const RANKS: [(Rank, &str); 8] = [
    (Rank::First, "one один eins айнс"),
    (Rank::Second, "two два zwei zwo цвай цво"),
    (Rank::Third, "three три drei драй"),
    (Rank::Fourth, "four четыре чотири vier фир фір"),
    (Rank::Fifth, "five пять fuenf funf фюнф"),
    (Rank::Sixth, "six шесть шість sechs зекс"),
    (Rank::Seventh, "seven семь сім sieben зибен зібен"),
    (Rank::Eighth, "eight восемь вісім acht ахт"),
];

const ROLES: [(Role, &str); 6] = [
    (Role::King, "king король koenig konig кениг кеніг"),
    (Role::Queen, "queen ферзь dame даме"),
    (Role::Rook, "rook ладья тура turm турм"),
    (Role::Bishop, "bishop слон laeufer laufer лойфер"),
    (Role::Knight, "knight конь кінь springer шпрингер"),
    (Role::Pawn, "pawn пешка пішак bauer бауэр бауер"),
];

/// The sides, and pieces of theirs: before a move they change nothing.
const ASIDES: &str = "white black белые белый белая черные черный черная білі білий біла чорні чорний чорна \
                      remove снять зняти";

const OTHERS: [(Word, &str); 6] = [
    (Word::Takes, "x х take takes capture captures бьет берет бє бере schlaegt"),
    (Word::Castling, "castle castles castling рокировка рокіровка rochade рохаде"),
    (Word::Wing(Wing::King), "short kingside короткая коротка kurze курце"),
    (Word::Wing(Wing::Queen), "long queenside длинная довга lange ланге"),
    (Word::Aside, ASIDES),
    (Word::Filler, "to check checkmate mate en passant шах мат на проходе проході schach matt"),
];

/// What a word means, in whatever capitals and spelling; none if it is no word of a move.
pub(super) fn word(text: &str) -> Option<Word> {
    let folded = fold(text);
    let has = |words: &str| words.split_whitespace().any(|word| word == folded);
    let file = FILES.iter().find(|(_, words)| has(words)).map(|&(file, _)| Word::File(file));
    let rank = || RANKS.iter().find(|(_, words)| has(words)).map(|&(rank, _)| Word::Rank(rank));
    let role = || ROLES.iter().find(|(_, words)| has(words)).map(|&(role, _)| Word::Role(role));
    let other = || OTHERS.iter().find(|(_, words)| has(words)).map(|&(word, _)| word);
    file.or_else(rank).or_else(role).or_else(other)
}

/// Small letters without apostrophes, without the dots of ё, with umlauts in two letters.
fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().filter(|&letter| !is_apostrophe(letter)).flat_map(char::to_lowercase) {
        match letter {
            'ё' => folded.push('е'),
            'ä' => folded.push_str("ae"),
            'ö' => folded.push_str("oe"),
            'ü' => folded.push_str("ue"),
            other => folded.push(other),
        }
    }
    folded
}

/// The signs that are typed for the apostrophe of Ukrainian.
const fn is_apostrophe(sign: char) -> bool {
    matches!(sign, '\'' | '’' | 'ʼ' | 'ʹ' | '`')
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn each_word_stands_once_and_as_it_is_looked_up() {
        let files = FILES.iter().map(|&(file, words)| (Word::File(file), words));
        let ranks = RANKS.iter().map(|&(rank, words)| (Word::Rank(rank), words));
        let roles = ROLES.iter().map(|&(role, words)| (Word::Role(role), words));
        let mut meanings = BTreeMap::new();
        for (meaning, words) in files.chain(ranks).chain(roles).chain(OTHERS) {
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
            ("П’ять", Word::Rank(Rank::Fifth)),
            ("пʼять", Word::Rank(Rank::Fifth)),
            ("FÜNF", Word::Rank(Rank::Fifth)),
            ("Läufer", Word::Role(Role::Bishop)),
            ("Кёниг", Word::Role(Role::King)),
            ("б'є", Word::Takes),
            ("бьёт", Word::Takes),
            ("Чёрные", Word::Aside),
        ] {
            assert_eq!(word(text), Some(meaning), "{text}");
        }
        for text in ["", "гэ", "knights", "девять", "nine"] {
            assert_eq!(word(text), None, "{text}");
        }
    }
}
