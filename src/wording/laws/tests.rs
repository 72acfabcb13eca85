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
fn every_article_of_a_topic_has_a_text_and_every_topic_has_names_and_articles() {
    let topics = topics::topic_names();
    for document in Document::built_in().iter().copied() {
        for line in subjects(document).lines() {
            let (topic, names) = line.split_once(": ").expect("a topic and its articles");
            let topic = topic.strip_suffix(HUNDRED).unwrap_or(topic);
            assert!(topics.contains(&topic), "{document:?}: {topic}");
            for name in names.split(", ") {
                assert!(text(Lang::Ru, name).is_some(), "{document:?} {topic}: {name}");
            }
        }
    }
    for subject in Subject::ALL {
        assert!(topics.contains(&subject.name()), "{subject:?}");
    }
    for topic in topics {
        for lang in Lang::ALL {
            assert!(!called(lang, topic).is_empty(), "{lang} {topic}");
            let known = topics::names(lang, &topics::texts(lang), topic);
            assert!(!known.is_empty(), "{lang} {topic}");
        }
        let is_told = |document: &Document| {
            subjects(*document)
                .lines()
                .any(|line| line.starts_with(&format!("{topic}: ")) || line.starts_with(&format!("{topic}{HUNDRED}: ")))
        };
        assert!(Document::built_in().iter().any(is_told), "{topic}: no document has it");
    }
}

/// What the quickplay finish is called in chess, and rapid play in draughts.
const TWO_MEANINGS: [&str; 2] = ["быстрая игра", "швидка гра"];

/// Whether a document has articles on both topics.
fn share_a_document(one: &str, other: &str) -> bool {
    let has = |document: Document, topic: &str| {
        subjects(document).lines().any(|line| line.strip_prefix(topic).is_some_and(|rest| rest.starts_with(": ")))
    };
    Document::built_in().iter().any(|&document| has(document, one) && has(document, other))
}

#[test]
fn no_phrase_names_two_topics_of_one_document() {
    let mut told = String::new();
    for lang in Lang::ALL {
        let texts = topics::texts(lang);
        for topic in topics::topic_names() {
            for name in topics::names(lang, &texts, topic) {
                let found = topics::named(&asked::words_of(&name));
                let is_other = |other: &&&str| **other != topic && share_a_document(topic, other);
                let others: Vec<_> = found.iter().filter(is_other).collect();
                if TWO_MEANINGS.contains(&name.as_str()) {
                    continue;
                }
                if !others.is_empty() || !found.contains(&topic) {
                    told.push_str(&format!("{lang} {topic} «{name}»: {found:?}\n"));
                }
            }
        }
    }
    assert!(told.is_empty(), "{told}");
}

#[test]
fn every_text_of_a_topic_exists() {
    let known = crate::keys();
    for topic in topics::topic_names() {
        for key in phrases(topic) {
            assert!(known.contains(&key), "{topic}: {key}");
        }
    }
}

#[test]
fn a_phrase_that_is_unknown_names_near_topics_and_no_article() {
    let chess = Document::of("CH").expect("built in").asked();
    let of = |text: &str| {
        let scope = Scope { documents: &chess, others: &[], is_hundred: false, cited: &|_| Vec::new() };
        asked_in(text, &scope)
    };
    assert_eq!(of("of thumb"), Err(NoRule::Unknown { near: Vec::new() }));
    assert_eq!(of("99.99"), Err(NoRule::Number));
    assert_eq!(of("king not marked"), Err(NoRule::Silent));
    for (text, near) in
        [("fifty-move law", "fifty"), ("dead positoin", "dead"), ("правило о мёртвых позициях на доске", "dead")]
    {
        let Err(NoRule::Unknown { near: found }) = of(text) else { panic!("{text}: {:?}", of(text)) };
        assert!(found.contains(&near), "{text}: {found:?}");
    }
    for word in ["move of the knight", "strange position", "time of day", "ход конём назад"] {
        assert!(of(word).is_err(), "{word}: {:?}", of(word));
    }
}

#[test]
fn a_phrase_is_understood_in_every_case() {
    let [chess, russia, ukraine] = ["CH", "R", "U"].map(|letters| Document::of(letters).expect("built in").asked());
    for (typed, of_game, first) in [
        ("правило о мёртвой позиции", &chess, "CH-5.2.2"),
        ("правила о мате", &chess, "CH-5.1.1"),
        ("о взятии на проходе", &chess, "CH-3.7.4.1"),
        ("о необозначенной дамке", &russia, "R-5.4.14.2.13"),
        ("о явно ничейной позиции", &russia, "R-6.1.8.7"),
        ("о большой дороге", &russia, "R-6.1.2a"),
        ("три дамки с большой дорогой против одной, пятнадцать ходов", &russia, "R-6.1.8.3"),
        ("про велику дорогу", &ukraine, "U-III.1.3.3"),
        ("про догану", &ukraine, "U-V.17.10"),
        ("про проголошення", &ukraine, "U-V.13.2a"),
        ("быстрая игра", &chess, "CH-19.1"),
        ("быстрая игра", &russia, "R-6.1.9.2"),
    ] {
        let asked = asked(typed, of_game).and_then(|asked| asked.articles.first().cloned());
        assert_eq!(asked.as_deref(), Some(first), "{typed}");
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
        ("Russian chess rules 2020, article 7.5.5", &ukraine, "CH-7.5.5"),
        ("rules of Ukraine, section V, article 13.9", &chess, "U-V.13.9a"),
        ("правила России, пункт 6.1.4.7", &chess, "R-6.1.4.7"),
        ("правила Росії, пункт 6.1.4.7", &chess, "R-6.1.4.7"),
        ("FMJD 1.6.3", &chess, "FMJD-1.6.3"),
        ("IDF-7.2.8", &chess, "IDF-7.2.8"),
        ("RIF A.1", &chess, "RIF-A.1"),
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
fn a_number_of_several_sections_is_found_in_each() {
    let [ukraine, fmjd] = ["U", "FMJD"].map(|letters| Document::of(letters).expect("built in").asked());
    let told = |typed: &str, of_game: &[Document]| asked(typed, of_game).map(|told| (told.articles, told.more));
    let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    let more = names(&["U-III.5.3", "U-IV.5.3"]);
    assert_eq!(told("5.3", &ukraine), Some((names(&["U-V.5.3a", "U-V.5.3b"]), more)));
    assert_eq!(told("III.5.3", &ukraine), Some((names(&["U-III.5.3"]), Vec::new())));
    // The first number of the FMJD is the annex.
    assert_eq!(told("6.3", &fmjd), Some((names(&["FMJD-1.6.3"]), Vec::new())));
    assert_eq!(told("5.3", &fmjd).map(|(articles, _)| articles), Some(names(&["FMJD-1.5.3", "FMJD-3.5.3a"])));
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
