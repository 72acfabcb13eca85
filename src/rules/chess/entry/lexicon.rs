//! The words of a dictated move.

use shakmaty::{File, Rank, Role};
use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::chess::moves::Wing;
use crate::dictation::fold;
use crate::words;

/// What a word means in a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveWord {
    File(File),
    Rank(Rank),
    Role(Role),
    Takes,
    Castling,
    Wing(Wing),
    /// Castling as it is written, read aloud: "three zeros", "zero zero".
    Zero,
    /// Whose move it was, or what is to be taken off the board: what follows is no part of the move.
    Aside,
    /// Said with a move without changing it: "to", "check", "en passant".
    Filler,
}

impl MoveWord {
    /// The meaning that has this name in the files of words.
    fn of(meaning: &str) -> Option<MoveWord> {
        Some(match (meaning, meaning.as_bytes()) {
            ("king", _) => MoveWord::Role(Role::King),
            ("queen", _) => MoveWord::Role(Role::Queen),
            ("rook", _) => MoveWord::Role(Role::Rook),
            ("bishop", _) => MoveWord::Role(Role::Bishop),
            ("knight", _) => MoveWord::Role(Role::Knight),
            ("pawn", _) => MoveWord::Role(Role::Pawn),
            ("chess-takes", _) => MoveWord::Takes,
            ("castling", _) => MoveWord::Castling,
            ("short", _) => MoveWord::Wing(Wing::King),
            ("long", _) => MoveWord::Wing(Wing::Queen),
            ("zero", _) => MoveWord::Zero,
            ("chess-side", _) => MoveWord::Aside,
            ("chess-filler", _) => MoveWord::Filler,
            (_, [letter @ b'a'..=b'h']) => MoveWord::File(File::from_char(char::from(*letter))?),
            (_, [digit @ b'1'..=b'8']) => MoveWord::Rank(Rank::from_char(char::from(*digit))?),
            _ => return None,
        })
    }
}

static WORDS: LazyLock<BTreeMap<&'static str, MoveWord>> = LazyLock::new(|| words::meanings(MoveWord::of));

/// What a word means, in whatever capitals and spelling; none if it is no word of a move. Single letters are read as
/// they are written.
pub(super) fn word(text: &str) -> Option<MoveWord> {
    WORDS.get(fold(text).as_str()).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_stands_once_and_as_it_is_looked_up() {
        words::each_is_found(MoveWord::of, word);
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
