//! What is typed otherwise from one family of games to the next.

use golos_rules::chess::{Letters, Region, Role};
use golos_rules::{Kind, PlaceNames, Side};
use golos_wording::{Sentence, Slot, message, text_key};

/// The letter before a square that says that a king of draughts stands there, as in FEN: Latin, and the Cyrillic one
/// alike.
const KING: [char; 2] = ['k', 'к'];

/// The words by which pieces are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KindWords {
    /// Men and kings.
    Draughts,
    Chess,
}

/// The words for the kinds of pieces on a board whose places are named so; none where all are alike (R-9.2.2.3).
pub(super) const fn kind_words(names: PlaceNames) -> Option<KindWords> {
    match names {
        PlaceNames::DarkSquares | PlaceNames::Numbers => Some(KindWords::Draughts),
        PlaceNames::Squares => Some(KindWords::Chess),
        PlaceNames::Points => None,
    }
}

/// The piece that is meant where no kind is named.
pub(super) const fn usual_kind(names: PlaceNames) -> Kind {
    match names {
        PlaceNames::DarkSquares | PlaceNames::Numbers => Kind::Man,
        PlaceNames::Squares => Kind::Chess(Role::Pawn),
        PlaceNames::Points => Kind::Stone,
    }
}

/// The piece that a word names by its letter, and the name of the square behind it; empty for a letter of chess alone.
pub(super) fn marked(word: &str, names: PlaceNames, letters: Letters) -> Option<(Kind, &str)> {
    match names {
        PlaceNames::DarkSquares | PlaceNames::Numbers => {
            let name = word.strip_prefix(|letter: char| letter.to_lowercase().any(|letter| KING.contains(&letter)))?;
            (!name.is_empty()).then_some((Kind::Crowned, name))
        }
        PlaceNames::Squares => {
            let (role, name) = letters.read(word)?;
            let is_square = name.is_empty() || matches!(Region::read(name), Ok(Region::Square(_)));
            is_square.then_some((Kind::Chess(role), name))
        }
        PlaceNames::Points => None,
    }
}

/// What the signs of a board for fingers are, for the help.
pub(super) fn braille_help(names: PlaceNames) -> Sentence {
    let words = Slot::Phrases(vec![text_key::WORDS_BRAILLE.to_owned()]);
    match names {
        PlaceNames::DarkSquares | PlaceNames::Numbers => message::help_play_braille_draughts(words),
        PlaceNames::Squares => message::help_play_braille_chess(words),
        PlaceNames::Points => message::help_play_braille_renju(words),
    }
}

/// Pieces that may be put on the board, for the help.
pub(super) fn example_pieces(names: PlaceNames) -> (Side, Slot) {
    let named = |places: &[&str]| places.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    match names {
        PlaceNames::DarkSquares => (Side::White, Slot::Pieces { men: named(&["a1", "c3"]), kings: named(&["d4"]) }),
        PlaceNames::Numbers => (Side::Black, Slot::Pieces { men: named(&["5", "6"]), kings: named(&["20"]) }),
        PlaceNames::Squares => {
            let groups = [(text_key::CHESSMAN_KING, named(&["e1"])), (text_key::CHESSMAN_PAWNS, named(&["a2", "b2"]))];
            (Side::White, Slot::Groups(groups.map(|(kind, squares)| (kind.to_owned(), squares)).to_vec()))
        }
        PlaceNames::Points => (Side::Black, Slot::Squares(named(&["h8", "k9"]))),
    }
}
