//! The words that are typed: each means one thing.

use super::*;

/// A seat stands before what it says, the others behind a word: none of them can be taken for a command. A replay, a set-up
/// and the dialogues on compositions are rooms of their own; yes and no, and what was wrong, are read only where something was asked, and at a board
/// after its commands.
fn stands_alone(key: &str) -> bool {
    const BEHIND: [&str; 35] = [
        "menu-",
        "control-",
        "seat-",
        "claim-",
        "gap-",
        "unit-",
        "lot",
        "fault-",
        "set-up-",
        "half-",
        "topic-",
        "task-",
        "and",
        "about-",
        "hall-",
        "sanction-",
        "found-",
        "loose-",
        "lose",
        "shelf-",
        "theme-",
        "at-cost",
        "on-time",
        "tutor-",
        "game-of-",
        "before-",
        "medium-",
        "for-assistant",
        "sense-",
        "compose-",
        "sheet-",
        "sound-",
        "act-",
        "ear-",
        "drill-",
    ];
    const REPLAY: [&str; 12] = [
        "next",
        "previous",
        "go",
        "play",
        "realtime",
        "first",
        "end",
        "seek",
        "seek-back",
        "as-heard",
        "as-now",
        "play-from",
    ];
    const ANSWERS: [&str; 4] = ["yes", "no", "mistake", "erred"];
    let word = key.strip_prefix("words-").unwrap_or(key);
    !BEHIND.iter().any(|part| word.starts_with(part)) && !REPLAY.contains(&word) && !ANSWERS.contains(&word)
}

#[test]
fn a_typed_word_means_one_command_only() {
    let english = Wording::new(Lang::En);
    for lang in Lang::ALL {
        let wording = Wording::new(lang);
        let mut meanings: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
        for key in keys().into_iter().filter(|key| key.starts_with("words-")) {
            let words = wording.words(key);
            assert!(!words.is_empty(), "{lang}: {key}");
            if stands_alone(key) {
                for word in words.into_iter().chain(english.words(key)) {
                    assert_eq!(word, word.to_lowercase());
                    meanings.entry(word).or_default().insert(key);
                }
            }
        }
        for (word, keys) in meanings {
            assert_eq!(keys.len(), 1, "{lang}: {word} means {keys:?}");
        }
    }
}

#[test]
fn no_single_cyrillic_letter_looks_like_a_latin_one() {
    for lang in [Lang::Ru, Lang::Uk] {
        let wording = Wording::new(lang);
        for key in keys().into_iter().filter(|key| key.starts_with("words-") && stands_alone(key)) {
            for word in wording.words(key).into_iter().filter(|word| word.chars().count() == 1) {
                assert!(!"авекмнорстухії".contains(&word), "{lang}: {key}: {word}");
            }
        }
    }
}
