use serde::{Deserialize, Serialize};
use shakmaty::Role;

/// The letters by which pieces are written. The same sign may mean different pieces in different languages (К is the
/// knight in Russian, K the king in English), so the language has to be known before a move is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Letters {
    /// K Q R B N: English, and the letters of PGN.
    Latin,
    /// Кр Ф Л С К (CH-17.2).
    Russian,
    /// Кр Ф Т С К.
    Ukrainian,
    /// K D T L S.
    German,
}

/// In which script a move was written, seen from the letters of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Script {
    /// With a capital letter that is none of its pieces and can only be a file: `Bc5` in Ukrainian letters.
    File,
    /// In another alphabet, whose letters may look alike: a Latin `K` for the knight «К».
    Alike,
    /// In its own, or with no letter that could be a piece's.
    Own,
}

impl Letters {
    pub const ALL: [Letters; 4] = [Letters::Latin, Letters::Russian, Letters::Ukrainian, Letters::German];

    /// How a piece is written; a pawn has no letter (CH-17.3).
    #[must_use]
    pub const fn letter(self, role: Role) -> &'static str {
        let [king, queen, rook, bishop, knight] = match self {
            Letters::Latin => ["K", "Q", "R", "B", "N"],
            Letters::Russian => ["Кр", "Ф", "Л", "С", "К"],
            Letters::Ukrainian => ["Кр", "Ф", "Т", "С", "К"],
            Letters::German => ["K", "D", "T", "L", "S"],
        };
        match role {
            Role::Pawn => "",
            Role::Knight => knight,
            Role::Bishop => bishop,
            Role::Rook => rook,
            Role::Queen => queen,
            Role::King => king,
        }
    }

    /// How a pawn is written where it has to be (CH-17.1).
    #[must_use]
    pub const fn pawn(self) -> &'static str {
        match self {
            Letters::Latin => "P",
            Letters::Russian | Letters::Ukrainian => "п",
            Letters::German => "B",
        }
    }

    /// How a piece is written where it has to be named, a pawn too.
    #[must_use]
    pub const fn named(self, role: Role) -> &'static str {
        match role {
            Role::Pawn => self.pawn(),
            role => self.letter(role),
        }
    }

    /// How a text was written, if it was written in these letters.
    #[must_use]
    pub fn hand(self, text: &str) -> Script {
        let mut signs = text.trim_start().chars();
        let (first, next) = (signs.next(), signs.find(|sign| !sign.is_whitespace()));
        // A square in capitals, as E2 or Е4, has no letter of a piece.
        if first.is_some_and(|first| file_letter(first).is_some()) && next.is_some_and(|next| next.is_ascii_digit()) {
            return Script::Own;
        }
        let Some(first) = first.filter(|first| first.is_alphabetic()) else { return Script::Own };
        if first.is_uppercase() && file_letter(first).is_some() && self.read(text.trim_start()).is_none() {
            return Script::File;
        }
        let is_piece = first.is_uppercase() || file_letter(first).is_none();
        if is_piece && first.is_ascii() == self.is_cyrillic() { Script::Alike } else { Script::Own }
    }

    /// Whether the letters are Cyrillic, so that Latin ones which look alike are taken for them.
    const fn is_cyrillic(self) -> bool {
        matches!(self, Letters::Russian | Letters::Ukrainian)
    }

    /// The piece whose letter a text begins with, and the rest. Small letters will do unless they name a file as well.
    #[must_use]
    pub fn read(self, text: &str) -> Option<(Role, &str)> {
        let first = text.chars().next()?;
        let rest = text.get(first.len_utf8()..).unwrap_or_default();
        let folded = if self.is_cyrillic() { cyrillic(first) } else { first };
        let capital: String = folded.to_uppercase().collect();
        if folded.is_lowercase() && file_letter(first).is_some() {
            return None;
        }
        match (self, capital.as_str()) {
            (Letters::Russian | Letters::Ukrainian, "К") => Some(match rest.strip_prefix(['р', 'Р', 'p', 'P']) {
                Some(rest) => (Role::King, rest),
                None => (Role::Knight, rest),
            }),
            (Letters::Russian | Letters::Ukrainian, "П") | (Letters::Latin, "P") => Some((Role::Pawn, rest)),
            _ => Role::ALL.into_iter().find(|&role| self.letter(role) == capital).map(|role| (role, rest)),
        }
    }
}

/// Whether the first letter of a text, read as a file, is so far from the file of the square at its end that no pawn makes
/// such a move: `сe6`.
#[must_use]
pub fn is_far_from_pawn(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    let from = signs.first().and_then(|first| file_letter(*first));
    let mut squares = signs.windows(2).filter_map(|pair| match pair {
        [file, rank] if rank.is_ascii_digit() => file_letter(*file),
        _ => None,
    });
    let index = |file: char| u32::from(file);
    from.zip(squares.next_back()).is_some_and(|(from, to)| index(from).abs_diff(index(to)) > 1)
}

/// The Cyrillic piece letter that a Latin one looks like.
const fn cyrillic(letter: char) -> char {
    match letter {
        'K' => 'К',
        'k' => 'к',
        'C' => 'С',
        'T' => 'Т',
        other => other,
    }
}

/// The file that a letter names, `a` to `h`: Latin, or Cyrillic of the same look.
pub(super) const fn file_letter(letter: char) -> Option<char> {
    match letter {
        'а' | 'А' => Some('a'),
        'в' | 'В' => Some('b'),
        'с' | 'С' => Some('c'),
        'е' | 'Е' => Some('e'),
        'н' | 'Н' => Some('h'),
        other if matches!(other.to_ascii_lowercase(), 'a'..='h') => Some(other.to_ascii_lowercase()),
        _ => None,
    }
}
