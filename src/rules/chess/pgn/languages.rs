//! The letters by which pieces are written in other languages than English.

use super::super::letters::file_letter;

/// The letters of king, queen, rook, bishop and knight, as they are written one after the other, and one by one.
pub(super) struct Language {
    pub name: &'static str,
    pieces: [&'static str; 5],
}

/// `Кр` with a Latin letter in it.
const KING_IN_TWO_ALPHABETS: [&str; 2] = ["Kр", "Кp"];

/// The letters of PGN, in the same order.
const LATIN: [&str; 5] = ["K", "Q", "R", "B", "N"];

/// Languages with the same letters stand once; the most usual come first.
pub(super) const LANGUAGES: [Language; 18] = [
    Language { name: "♔♕♖♗♘", pieces: ["♔", "♕", "♖", "♗", "♘"] },
    // Russian, Ukrainian, Bulgarian, Serbian.
    Language { name: "Кр Ф Л С К", pieces: ["Кр", "Ф", "Л", "С", "К"] },
    Language { name: "Кр Ф Т С К", pieces: ["Кр", "Ф", "Т", "С", "К"] },
    Language { name: "Ц Д Т О К", pieces: ["Ц", "Д", "Т", "О", "К"] },
    Language { name: "К Д Т Л С", pieces: ["К", "Д", "Т", "Л", "С"] },
    // German, Swedish, Danish, Norwegian, Croatian, Slovene.
    Language { name: "K D T L S", pieces: ["K", "D", "T", "L", "S"] },
    // French.
    Language { name: "R D T F C", pieces: ["R", "D", "T", "F", "C"] },
    // Spanish, Italian, Catalan.
    Language { name: "R D T A C", pieces: ["R", "D", "T", "A", "C"] },
    // Portuguese.
    Language { name: "R D T B C", pieces: ["R", "D", "T", "B", "C"] },
    // Dutch.
    Language { name: "K D T L P", pieces: ["K", "D", "T", "L", "P"] },
    // Polish.
    Language { name: "K H W G S", pieces: ["K", "H", "W", "G", "S"] },
    // Czech, Slovak.
    Language { name: "K D V S J", pieces: ["K", "D", "V", "S", "J"] },
    // Hungarian.
    Language { name: "K V B F H", pieces: ["K", "V", "B", "F", "H"] },
    // Finnish.
    Language { name: "K D T L R", pieces: ["K", "D", "T", "L", "R"] },
    // Romanian.
    Language { name: "R D T N C", pieces: ["R", "D", "T", "N", "C"] },
    // Estonian.
    Language { name: "K L V O R", pieces: ["K", "L", "V", "O", "R"] },
    // Icelandic.
    Language { name: "K D H B R", pieces: ["K", "D", "H", "B", "R"] },
    // Turkish.
    Language { name: "Ş V K F A", pieces: ["Ş", "V", "K", "F", "A"] },
];

impl Language {
    /// A move in the letters of PGN.
    pub fn to_latin(&self, word: &str) -> String {
        let word = usual_letters(word);
        let (piece, rest) = self.piece(&word).unwrap_or(("", &word));
        let tail = rest.rfind(|letter: char| letter.is_ascii_digit()).map_or(rest.len(), |at| at + 1);
        let (squares, tail) = rest.split_at_checked(tail).unwrap_or((rest, ""));
        let promotion = match self.piece(tail.trim_start_matches(BECOMES)) {
            Some((letter, after)) => format!("={letter}{}", after.trim_start_matches(')')),
            None => tail.to_owned(),
        };
        let file = |letter: char| file_letter(letter).filter(|_| !letter.is_ascii()).unwrap_or(letter);
        format!("{piece}{}{promotion}", squares.chars().map(file).collect::<String>())
    }

    /// The letter of PGN for the piece that a text begins with, and the rest; the longest letters first.
    fn piece<'a>(&self, text: &'a str) -> Option<(&'static str, &'a str)> {
        let pieces = self.pieces.iter().zip(LATIN);
        let found = pieces.filter_map(|(letter, latin)| Some((latin, text.strip_prefix(letter)?)));
        found.min_by_key(|(_, rest)| rest.len())
    }

    /// Whether all these letters are pieces of this language.
    pub fn has_all(&self, letters: &[char]) -> bool {
        letters.iter().all(|letter| self.pieces.iter().any(|piece| piece.starts_with(*letter)))
    }
}

/// Signs between a pawn's move and what it becomes.
const BECOMES: [char; 3] = ['=', '/', '('];

/// The letters that stand for pieces in a move: the one that moves, and what a pawn becomes; of each whether it is another one
/// than PGN has in its place.
pub(super) fn piece_letters(word: &str) -> impl Iterator<Item = (char, bool)> {
    let word = usual_letters(word);
    let (moves, tail) = word.rsplit_once(|letter: char| letter.is_ascii_digit()).unwrap_or((&word, ""));
    let moving = moves.chars().next().map(|letter| (letter, !is_latin(letter)));
    // No pawn stays one.
    let becomes = tail.trim_start_matches(BECOMES).chars().next();
    let becomes = becomes.map(|letter| (letter, letter == 'P' || !is_latin(letter)));
    let is_letter = |(letter, _): &(char, bool)| {
        letter.is_uppercase() && !matches!(letter, 'O' | 'О') || ('♔'..='♘').contains(letter)
    };
    [moving, becomes].into_iter().flatten().filter(is_letter)
}

/// Whether a letter is one of PGN, or that of a pawn.
const fn is_latin(letter: char) -> bool {
    matches!(letter, 'K' | 'Q' | 'R' | 'B' | 'N' | 'P')
}

/// The same with the figurines of White for those of Black, and without those of pawns; and with the Russian letters of the
/// king, of which one is often typed in Latin.
fn usual_letters(word: &str) -> String {
    if let Some(rest) = KING_IN_TWO_ALPHABETS.iter().find_map(|king| word.strip_prefix(king)) {
        return format!("Кр{rest}");
    }
    let white = |letter: char| match letter {
        '♙' | '♟' | '\u{fe0e}' | '\u{fe0f}' => None,
        '♚'..='♞' => char::from_u32(u32::from(letter) - 6),
        other => Some(other),
    };
    word.chars().filter_map(white).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_put_into_the_letters_of_pgn() {
        let language = |name: &str| LANGUAGES.iter().find(|language| language.name == name).unwrap();
        for (name, word, latin) in [
            ("Кр Ф Л С К", "Кf3", "Nf3"),
            ("Кр Ф Л С К", "Крe2", "Ke2"),
            ("Кр Ф Л С К", "Kрe2", "Ke2"),
            ("Кр Ф Л С К", "Кpe2", "Ke2"),
            ("Кр Ф Л С К", "Лаxе1+", "Raxe1+"),
            ("Кр Ф Л С К", "e8=Ф#", "e8=Q#"),
            ("K D T L S", "Sbd7", "Nbd7"),
            ("K D T L S", "exd8D", "exd8=Q"),
            ("R D T F C", "Cf3", "Nf3"),
            ("♔♕♖♗♘", "♘f3", "Nf3"),
            ("♔♕♖♗♘", "♞xf6+", "Nxf6+"),
            ("♔♕♖♗♘", "♙e4", "e4"),
            ("♔♕♖♗♘", "a8=♕", "a8=Q"),
            ("♔♕♖♗♘", "a8♛+", "a8=Q+"),
            ("♔♕♖♗♘", "bxa8(♘)", "bxa8=N"),
            ("Кр Ф Л С К", "a8Ф", "a8=Q"),
            ("K D T L S", "a8/D#", "a8=Q#"),
            ("K D T L S", "O-O", "O-O"),
        ] {
            assert_eq!(language(name).to_latin(word), latin, "{word}");
        }
        let letters = |word| piece_letters(word).map(|(letter, _)| letter).collect::<String>();
        assert_eq!(["Кf3", "♞f6", "e4", "O-O", "Sf3", "0-0"].map(letters), ["К", "♘", "", "", "S", ""]);
        assert_eq!(["a8Ф", "a8=♛+", "bxa8(D)", "a7-a8/S", "h8="].map(letters), ["Ф", "♕", "D", "S", ""]);
    }
}
