//! The other reading of the keys: what would have been typed with another keyboard layout. Known are QWERTY, ЙЦУКЕН and
//! the Ukrainian layout.

/// The keys of a row in the Latin, the Russian and the Ukrainian layout; small letters, then the same with Shift.
const KEYS: [[&str; 3]; 2] = [
    ["qwertyuiop[]asdfghjkl;'zxcvbnm,.`", "йцукенгшщзхъфывапролджэячсмитьбюё", "йцукенгшщзхїфівапролджєячсмитьбюґ"],
    ["QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>~", "ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ", "ЙЦУКЕНГШЩЗХЇФІВАПРОЛДЖЄЯЧСМИТЬБЮҐ"],
];

/// The signs on the keys of a text typed in a Cyrillic layout, in the Latin one; none unless every letter of it is
/// Cyrillic: nobody changes layouts within a move.
#[must_use]
pub fn latin(text: &str) -> Option<String> {
    if text.is_ascii() {
        return None;
    }
    let key = |letter: char| match letter {
        _ if letter.is_ascii_alphabetic() => None,
        _ if letter.is_alphabetic() => other(letter, 1, 0).or_else(|| other(letter, 2, 0)),
        sign => Some(sign),
    };
    let keys: String = text.chars().map(key).collect::<Option<_>>()?;
    (keys != text).then_some(keys)
}

/// The same for words typed in the Latin layout, in the Russian and in the Ukrainian one; none unless every letter is
/// Latin.
#[must_use]
pub fn cyrillic(text: &str) -> Vec<String> {
    if !text.is_ascii() || !text.contains(|letter: char| letter.is_ascii_alphabetic()) {
        return Vec::new();
    }
    let in_layout = |layout| text.chars().map(|key| other(key, 0, layout).unwrap_or(key)).collect();
    vec![in_layout(1), in_layout(2)]
}

/// Whether two letters are on the same key, each in some layout; capitals are on the key of the small letter.
#[must_use]
pub fn is_same_key(one: char, another: char) -> bool {
    let key = |letter: char| {
        let small = letter.to_lowercase().next().unwrap_or(letter);
        KEYS[0].iter().find_map(|layout| layout.chars().position(|known| known == small))
    };
    one == another || (key(one).is_some() && key(one) == key(another))
}

/// What stands in one layout on the key of a sign of another.
fn other(sign: char, from: usize, to: usize) -> Option<char> {
    KEYS.iter().find_map(|layouts| {
        let place = layouts.get(from)?.chars().position(|key| key == sign)?;
        layouts.get(to)?.chars().nth(place)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_has_a_sign_in_every_layout() {
        for layouts in KEYS {
            assert_eq!(layouts.map(|layout| layout.chars().count()), [33; 3]);
        }
    }

    #[test]
    fn a_key_is_the_same_in_every_layout() {
        for (one, another) in [('t', 'е'), ('T', 'Е'), ('s', 'ы'), ('s', 'і'), ('ы', 'і'), ('q', 'й'), ('7', '7')]
        {
            assert!(is_same_key(one, another) && is_same_key(another, one), "{one} {another}");
        }
        for (one, another) in [('t', 'т'), ('7', '8'), ('a', 'b')] {
            assert!(!is_same_key(one, another), "{one} {another}");
        }
    }

    #[test]
    fn what_was_typed_in_another_layout_is_read_by_its_keys() {
        for (typed, keys) in [
            ("с3-в4", Some("c3-d4")),
            ("С3-В4", Some("C3-D4")),
            ("ф3-и4", Some("a3-b4")),
            ("с3Жу5", Some("c3:e5")),
            ("с3чу5", Some("c3xe5")),
            ("Та3", Some("Nf3")),
            ("Щ-Щ", Some("O-O")),
            ("іуфд", Some("seal")),
            ("с3-d4", None),
            ("c3-d4", None),
            ("32–28", None),
        ] {
            assert_eq!(latin(typed).as_deref(), keys, "{typed}");
        }
        assert_eq!(cyrillic("wэ"), Vec::<String>::new());
        assert_eq!(cyrillic("32-28"), Vec::<String>::new());
        assert_eq!(cyrillic("w' nhb"), ["цэ три", "цє три"]);
        assert_eq!(cyrillic("v' nhb"), ["мэ три", "мє три"]);
    }
}
