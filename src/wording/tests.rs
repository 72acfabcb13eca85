use super::*;
use crate::clock::Ms;
use crate::rules::Side;
use std::collections::{BTreeMap, BTreeSet};

/// The text of each key and level in one language: `move-quiet`, `move-quiet.full`.
fn texts(lang: Lang) -> BTreeMap<String, &'static str> {
    let mut texts = BTreeMap::new();
    let mut message = "";
    for line in catalog::sources(lang).iter().flat_map(|source| source.lines()) {
        let Some((head, text)) = line.split_once(" = ") else {
            assert!(line.is_empty() || line.starts_with('#'), "{lang}: stray line {line}");
            continue;
        };
        let key = match head.strip_prefix("    .") {
            Some(level) => format!("{message}.{level}"),
            None => {
                message = head;
                head.to_owned()
            }
        };
        assert!(texts.insert(key.clone(), text).is_none(), "{lang}: {key} twice");
    }
    texts
}

/// The slots that a text uses: its variables without their grammar.
fn slots_of(text: &str) -> BTreeSet<String> {
    const GRAMMAR: [&str; 7] = ["_card_gen", "_ord_f", "_ord", "_gen", "_dat", "_acc", "_f"];
    let variables = text.split('$').skip(1).map(|rest| rest.split([' ', '}']).next().unwrap_or_default());
    variables
        .map(|variable| GRAMMAR.iter().find_map(|end| variable.strip_suffix(end)).unwrap_or(variable).to_lowercase())
        .collect()
}

/// Something fitting for a slot of this name, and for this key.
fn sample(key: &str, slot: &str) -> Slot {
    let squares = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    let text = |words: &str| Slot::Text(words.to_owned());
    let capture = || {
        Sentence::new("move-chain")
            .with("from", Slot::Square("b4".to_owned()))
            .with("chain", Slot::Squares(squares(&["d6", "f8"])))
    };
    match slot {
        "white" | "black" if key.starts_with("ask-") => {
            Slot::Pieces { men: squares(&["c3", "e5"]), kings: squares(&["a1"]) }
        }
        "side" => Side::White.into(),
        "other" => Side::Black.into(),
        "n" | "count" => 21.into(),
        "m" => 40.into(),
        "r" => 3.into(),
        "a" | "b" if key == "end-score" => Slot::Score(3),
        "b" if key == "board-legend" => text("дэ"),
        "b" if !key.starts_with("entry") => Ms::from_secs(161).into(),
        "a" if key == "board-legend" => text("дэ"),
        "time" | "own" | "opp" | "own_used" | "opp_used" | "w" => Ms::from_secs(161).into(),
        "from" | "to" | "sq" | "letter" => Slot::Square("c3".to_owned()),
        "chain" | "chain1" | "chain2" | "taken" | "squares" => Slot::Squares(squares(&["d6", "f8"])),
        "list" if key == "claim-upheld" => Slot::Numbers(vec![12, 18, 24]),
        "list" => Slot::Phrases(squares(&["claim-repetition", "claim-balance"])),
        "pieces" if key == "entry-majority" => Slot::Count(3, Noun::Piece),
        "pieces" | "placement" => Slot::Placement(vec![
            ("piece-white-man".to_owned(), "c3".to_owned()),
            ("piece-empty".to_owned(), "e5".to_owned()),
        ]),
        "piece" => Slot::Phrase("piece-black-king".to_owned()),
        "move" | "a" | "b" | "example" => capture().into(),
        "choices" => Slot::Choices(vec![capture(), capture(), capture()]),
        "claim" => Slot::Phrase("claim-repetition".to_owned()),
        "kind" | "reason" | "what" => Slot::Phrase("irr-two-moves".to_owned()),
        "why" => Slot::Phrase("face-why-pipe".to_owned()),
        "diagonal" => Slot::Phrase("diagonal-great-road".to_owned()),
        "article" => Slot::Article("U-V.6.4.2".to_owned()),
        "result" if key == "arb-result" => Slot::Phrase("result-draw".to_owned()),
        "result" => Sentence::new("end-draw-agreed").into(),
        "control" => Slot::Control(vec![
            ControlStage { time: Ms::from_mins(90), moves: Some(40), ..ControlStage::default() },
            ControlStage { time: Ms::from_mins(45), increment: Ms::from_secs(30), ..ControlStage::default() },
        ]),
        _ => text("слово"),
    }
}

fn filled(key: &'static str) -> Sentence {
    let texts = texts(Lang::En);
    let levels = ["", ".brief", ".full"].map(|level| texts.get(&format!("{key}{level}")).copied().unwrap_or_default());
    let slots: BTreeSet<String> = levels.iter().flat_map(|text| slots_of(text)).collect();
    slots.into_iter().fold(Sentence::new(key), |sentence, slot| {
        let filling = sample(key, &slot);
        sentence.with(String::leak(slot), filling)
    })
}

/// Texts that are not sentences of their own: parts that the code composes, and what people type.
fn is_part(key: &str) -> bool {
    ["control-", "article-", "list-kings", "diagonal-between", "words-"].iter().any(|part| key.starts_with(part))
}

#[test]
fn the_texts_are_sound_fluent() {
    for lang in Lang::ALL {
        assert_eq!(catalog::bundle(lang).1, Vec::<String>::new(), "{lang}");
        assert_eq!(catalog::keys_of(lang).len(), texts(lang).keys().filter(|key| !key.contains('.')).count());
    }
}

#[test]
fn each_language_has_the_same_keys_levels_and_slots() {
    let en = texts(Lang::En);
    for lang in [Lang::Ru, Lang::Uk] {
        let other = texts(lang);
        assert_eq!(en.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>(), "{lang}");
        for (key, text) in &other {
            assert_eq!(slots_of(en[key]), slots_of(text), "{lang}: {key}");
        }
    }
    assert!(keys().len() > 300);
}

#[test]
fn the_cyrillic_texts_hold_no_digit_no_latin_letter_and_no_stray_apostrophe() {
    for lang in [Lang::Ru, Lang::Uk] {
        for (key, text) in texts(lang) {
            let plain: String =
                text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect();
            let stray = |c: char| c.is_ascii_alphanumeric() || matches!(c, '\u{2019}' | '\u{2bc}' | '\u{301}');
            assert!(!plain.contains(stray), "{lang}: {key} = {text}");
        }
    }
}

#[test]
fn every_sentence_is_rendered_whole_in_every_style() {
    for lang in Lang::ALL {
        let wording = Wording::new(lang);
        for key in keys().into_iter().filter(|key| !is_part(key)) {
            let sentence = filled(key);
            for level in [Level::Brief, Level::Normal, Level::Full] {
                for style in [Style::spoken(lang), Style::written(lang)] {
                    let text = wording.render(&sentence, style.at(level));
                    assert!(!text.is_empty() && !text.contains(['{', '}', '[', ']', '$']), "{lang} {key}: {text}");
                    assert!(!text.contains("..") && !text.contains("  "), "{lang} {key}: {text}");
                }
            }
        }
    }
}

#[test]
fn spoken_russian_and_ukrainian_never_hold_a_digit_or_a_latin_letter() {
    for lang in [Lang::Ru, Lang::Uk] {
        let wording = Wording::new(lang);
        for key in keys().into_iter().filter(|key| !is_part(key)) {
            for level in [Level::Brief, Level::Normal, Level::Full] {
                let text = wording.render(&filled(key), Style::spoken(lang).at(level));
                assert!(!text.contains(|c: char| c.is_ascii_alphanumeric()), "{lang} {key}: {text}");
            }
        }
    }
}

#[test]
fn full_sentences_begin_with_a_capital() {
    for lang in Lang::ALL {
        let wording = Wording::new(lang);
        for key in keys().into_iter().filter(|key| !is_part(key) && !key.starts_with("move-")) {
            let text = wording.render(&filled(key), Style::spoken(lang));
            let square_first = ["entry-", "ask-square", "ask-last", "refuse-light"].iter().any(|k| key.starts_with(k));
            let first = text.chars().next().unwrap_or_default();
            if text.ends_with('.') && !square_first && !text.starts_with("слово") && !text.starts_with("дэ") {
                assert!(first.is_uppercase(), "{lang} {key}: {text}");
            }
        }
    }
}
