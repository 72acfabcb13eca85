use std::collections::BTreeSet;

use fluent_bundle::FluentResource;

use super::*;
use crate::{Engine, respell};

fn articles(lang: Lang, document: Document) -> Vec<&'static str> {
    lines(texts(document, lang)).map(|(key, _)| key).collect()
}

#[test]
fn each_language_tells_the_same_articles_in_the_same_order_and_each_once() {
    for document in Document::built_in().iter().copied() {
        let told = articles(Lang::En, document);
        assert_eq!(told.iter().collect::<BTreeSet<_>>().len(), told.len(), "{document:?}");
        for lang in [Lang::Ru, Lang::Uk] {
            assert_eq!(articles(lang, document), told, "{document:?} {lang}");
        }
    }
}

#[test]
fn the_texts_are_sound_fluent_a_line_an_article_without_digits_and_short_enough_to_be_heard() {
    for (document, lang) in
        Document::built_in().iter().copied().flat_map(|document| Lang::ALL.map(|lang| (document, lang)))
    {
        let source = texts(document, lang);
        assert!(FluentResource::try_new(source.to_owned()).is_ok(), "{document:?} {lang}");
        assert_eq!(
            lines(source).count(),
            source.lines().filter(|line| !line.is_empty()).count(),
            "{document:?} {lang}"
        );
        for (key, text) in lines(source) {
            assert!(!text.chars().any(|c| c.is_numeric() || "()/{}[]".contains(c)), "{lang} {key}: {text}");
            assert!(lang == Lang::En || !text.chars().any(|c| c.is_ascii_alphabetic()), "{lang} {key}: {text}");
            assert!(text.split_whitespace().count() <= 48, "{lang} {key}: {text}");
            assert!(text.ends_with(['.', '!', '?']), "{lang} {key}: {text}");
        }
    }
}

#[test]
fn every_article_of_a_subject_is_told_and_every_subject_has_words_and_articles() {
    for document in Document::built_in().iter().copied() {
        for line in subjects(document).lines() {
            let (subject, names) = line.split_once(": ").expect("a subject and its articles");
            assert!(Subject::ALL.iter().any(|known| known.name() == subject), "{document:?}: {subject}");
            for name in names.split(", ") {
                assert!(text(Lang::Ru, name).is_some(), "{document:?} {subject}: {name}");
            }
        }
    }
    for subject in Subject::ALL {
        for lang in Lang::ALL {
            assert!(lines(lang.row().subjects).any(|(key, _)| key == subject.name()), "{lang} {subject:?}");
        }
        assert!(Document::built_in().iter().copied().any(|document| on(subject, document).is_some()), "{subject:?}");
    }
}

#[test]
fn no_word_names_two_subjects() {
    for lang in Lang::ALL {
        let names: Vec<&str> = lines(lang.row().subjects).flat_map(|(_, names)| names.split(", ")).collect();
        let mut once = BTreeSet::new();
        assert!(names.iter().all(|name| once.insert(*name)), "{lang}: {names:?}");
    }
}

#[test]
fn a_rule_is_asked_for_by_number_by_what_the_program_says_and_by_subject() {
    let [chess, ukraine] = ["CH", "U"].map(|letters| Document::of(letters).expect("built in").asked());
    for (typed, of_game, first) in [
        ("CH-7.5.5", &ukraine, "CH-7.5.5"),
        ("ch 7.5.5", &ukraine, "CH-7.5.5"),
        ("7.5.5", &chess, "CH-7.5.5"),
        ("7 5 5", &chess, "CH-7.5.5"),
        ("article seven, five, five", &chess, "CH-7.5.5"),
        ("пункт семь, пять, пять", &chess, "CH-7.5.5"),
        ("пункт сім, п'ять, п'ять", &chess, "CH-7.5.5"),
        ("7.5", &chess, "CH-7.5.1"),
        ("U-V.13.9", &chess, "U-V.13.9a"),
        ("13.9", &ukraine, "U-V.13.9a"),
        ("раздел пять, пункт тринадцать, девять", &ukraine, "U-V.13.9a"),
        ("section five, article thirteen, nine", &ukraine, "U-V.13.9a"),
        ("розділ V, пункт 13.9", &ukraine, "U-V.13.9a"),
    ] {
        let asked = asked(typed, of_game).and_then(|asked| asked.articles.first().cloned());
        assert_eq!(asked.as_deref(), Some(first), "{typed}");
    }
    for (typed, subject) in [
        ("touch", Subject::Touch),
        ("тронул — ходи", Subject::Touch),
        ("Касание", Subject::Touch),
        ("дотик", Subject::Touch),
        ("правило о касании", Subject::Touch),
        ("правило про дотику", Subject::Touch),
        ("флажок", Subject::Flag),
        ("отложенная партия", Subject::Adjournment),
    ] {
        assert_eq!(asked(typed, &chess), on(subject, chess[0]), "{typed}");
    }
    for nothing in ["", "R-", "99.99", "abracadabra", "5.5.5.5.5.5.5.5", "секция"] {
        assert_eq!(asked(nothing, &chess), None, "{nothing}");
    }
}

#[test]
fn what_is_not_told_itself_is_told_by_the_article_above_it() {
    for (name, first) in [("CH-7.5.5a", "CH-7.5.5"), ("CH-7.5.5.1", "CH-7.5.5"), ("CH-7.5", "CH-7.5.1")] {
        assert_eq!(cited(name).and_then(|asked| asked.articles.first().cloned()).as_deref(), Some(first), "{name}");
    }
    for nothing in ["", "CH", "XX-1", "CH-99.1"] {
        assert_eq!(cited(nothing), None, "{nothing}");
    }
}

#[test]
fn what_the_documents_say_in_ukrainian_has_no_letter_that_espeak_swallows() {
    for document in Document::built_in().iter().copied() {
        for (key, text) in lines(texts(document, Lang::Uk)) {
            let text = respell(Engine::Espeak, Lang::Uk, text).to_lowercase();
            let missed =
                text.split(|c: char| !c.is_alphabetic()).find(|word| *word != "є" && word.contains(['є', 'ї']));
            assert_eq!(missed, None, "{key}: {text}");
        }
    }
}
