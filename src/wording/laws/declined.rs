//! Whether two words are forms of one word: cases of Russian and Ukrainian, the plural of English.

/// The endings of nouns and adjectives in Russian and Ukrainian.
const ENDINGS: &[&str] = &[
    "", "а", "я", "о", "е", "и", "ы", "у", "ю", "ь", "й", "і", "ї", "є", "ая", "яя", "ое", "ее", "ые", "ие", "ый",
    "ий", "ой", "ей", "ом", "ем", "ам", "ям", "ах", "ях", "ов", "ев", "ів", "їв", "ую", "юю", "ых", "их", "ым", "им",
    "ия", "ьи", "ій", "їй", "ій", "ою", "ею", "єю", "ої", "єї", "єм", "ів", "ого", "его", "ому", "ему", "ами", "ями",
    "ыми", "ими", "ові", "еві", "єві", "ього", "ьому", "мя", "ма", "х", "м", "ми",
];
/// The consonants that change before an ending: дошка, дошці.
const CHANGED: [(char, char); 3] = [('к', 'ц'), ('г', 'з'), ('х', 'с')];
/// The fewest letters that both words begin with.
const LEAST: usize = 3;

/// Whether they are the same word in two cases, or in singular and plural.
pub(super) fn is_same(one: &str, other: &str) -> bool {
    if one == other {
        return true;
    }
    if one.is_ascii() || other.is_ascii() {
        let (short, long) = if one.len() < other.len() { (one, other) } else { (other, one) };
        return short.len() >= LEAST && long.strip_prefix(short).is_some_and(|rest| rest == "s" || rest == "es");
    }
    // хід, ходу; сім, семи.
    let folded = |letter: &str| (one.replace('і', letter), other.replace('і', letter));
    let (as_o, as_e) = (folded("о"), folded("е"));
    is_declined(one, other) || is_declined(&as_o.0, &as_o.1) || is_declined(&as_e.0, &as_e.1)
}

fn is_declined(one: &str, other: &str) -> bool {
    let common: usize = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum();
    let letters = one[..common].chars().count();
    let shortest = one.chars().count().min(other.chars().count());
    let (rest, other_rest) = (&one[common..], &other[common..]);
    let is_ending = |rest: &str| ENDINGS.contains(&rest);
    if is_ending(rest) && is_ending(other_rest) {
        return letters >= LEAST || shortest <= LEAST && letters + 1 >= LEAST;
    }
    let changed = CHANGED.iter().any(|pair| {
        let both = softened(rest, *pair).zip(softened(other_rest, *pair));
        both.is_some_and(|(rest, other_rest)| is_ending(rest) && is_ending(other_rest))
    });
    changed && letters + 1 >= LEAST
}

/// The ending behind a consonant that changes, or before which a vowel is dropped: шашек, шашка.
fn softened(rest: &str, (hard, soft): (char, char)) -> Option<&str> {
    let rest = if hard == 'к' { rest.strip_prefix(['о', 'е', 'и']).unwrap_or(rest) } else { rest };
    rest.strip_prefix([hard, soft])
}

#[cfg(test)]
mod tests {
    use super::is_same;

    #[test]
    fn a_word_is_known_in_its_cases() {
        for (one, other) in [
            ("дорога", "дороге"),
            ("дорога", "дорозі"),
            ("большинства", "большинство"),
            ("явно", "явно"),
            ("ничейная", "ничейной"),
            ("позиция", "позиции"),
            ("позиція", "позицію"),
            ("шашка", "шашек"),
            ("дошка", "дошці"),
            ("флажок", "флажка"),
            ("хід", "ходу"),
            ("ход", "хода"),
            ("мат", "мата"),
            ("ничья", "ничьей"),
            ("нічия", "нічиєї"),
            ("взятие", "взятием"),
            ("sanction", "sanctions"),
        ] {
            assert!(is_same(one, other) && is_same(other, one), "{one} {other}");
        }
        for (one, other) in [
            ("ход", "год"),
            ("запись", "записка"),
            ("мат", "матч"),
            ("пат", "пас"),
            ("час", "часть"),
            ("flag", "flags down"),
            ("king", "kingdom"),
        ] {
            assert!(!is_same(one, other), "{one} {other}");
        }
    }
}
