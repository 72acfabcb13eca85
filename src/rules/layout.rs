//! The other reading of the keys: what would have been typed with another keyboard layout: QWERTY, and the layouts of the
//! languages that are written in other letters.

use super::words;
use std::sync::LazyLock;

/// The signs on the keys of a layout: small letters, then those with Shift.
type Layout = [&'static str; 2];

/// The layouts, the Latin one first.
static LAYOUTS: LazyLock<Vec<Layout>> = LazyLock::new(|| {
    let mut layouts: Vec<Layout> = words::of("keys").zip(words::of("shifted-keys")).map(Into::into).collect();
    layouts.sort_by_key(|[keys, _]| !keys.is_ascii());
    layouts
});

/// The signs on the keys of a text typed in a Cyrillic layout, in the Latin one; none unless every letter of it is
/// Cyrillic: nobody changes layouts within a move.
#[must_use]
pub fn latin(text: &str) -> Option<String> {
    if text.is_ascii() {
        return None;
    }
    let (latin, others) = LAYOUTS.split_first()?;
    let key = |letter: char| match letter {
        _ if letter.is_ascii_alphabetic() => None,
        _ if letter.is_alphabetic() => others.iter().find_map(|from| on_key(letter, from, latin)),
        sign => Some(sign),
    };
    let keys: String = text.chars().map(key).collect::<Option<_>>()?;
    (keys != text).then_some(keys)
}

/// The same for words typed in the Latin layout, in each Cyrillic one; none unless every letter is Latin.
#[must_use]
pub fn cyrillic(text: &str) -> Vec<String> {
    if !text.is_ascii() || !text.contains(|letter: char| letter.is_ascii_alphabetic()) {
        return Vec::new();
    }
    let Some((latin, others)) = LAYOUTS.split_first() else { return Vec::new() };
    let in_layout = |to| text.chars().map(|key| on_key(key, latin, to).unwrap_or(key)).collect();
    others.iter().map(in_layout).collect()
}

/// Whether two letters are on the same key, each in some layout; capitals are on the key of the small letter.
#[must_use]
pub fn is_same_key(one: char, another: char) -> bool {
    let key = |letter: char| {
        let small = letter.to_lowercase().next().unwrap_or(letter);
        LAYOUTS.iter().find_map(|[keys, _]| keys.chars().position(|known| known == small))
    };
    one == another || (key(one).is_some() && key(one) == key(another))
}

/// What stands in one layout on the key of a sign of another.
fn on_key(sign: char, from: &Layout, to: &Layout) -> Option<char> {
    from.iter().zip(to).find_map(|(from, to)| to.chars().nth(from.chars().position(|key| key == sign)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_has_a_sign_in_every_layout() {
        for layout in LAYOUTS.iter() {
            assert_eq!(layout.map(|keys| keys.chars().count()), [33; 2]);
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
