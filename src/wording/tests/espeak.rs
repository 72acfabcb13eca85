//! What a real engine makes of the words: espeak-ng, where it is installed.
#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "a test reads fixtures and starts programs")]

#[path = "../../../tests/support/tools.rs"]
mod tools;

use golos_clock::Ms;
use golos_rules::Side;
use golos_wording::{Alphabet, Engine, Lang, Slot, Style, Wording, keys, message, respell};
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// The phonemes that espeak-ng reads from the lines, or none without the program.
fn phonemes(lang: Lang, lines: &[String]) -> Option<String> {
    let mut child = Command::new("espeak-ng")
        .args(["-x", "-q", "-v", lang.code()])
        .env("PULSE_RUNTIME_PATH", tools::pulse_folder())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    let mut input = child.stdin.take()?;
    let text = lines.join("\n");
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output().ok()?;
    writer.join().ok()?.ok()?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Every text of the language that has no slots. What is only looked up in what somebody typed is longer than espeak-ng's line.
fn labels(lang: Lang) -> Vec<String> {
    let wording = Wording::new(lang);
    let is_said =
        |key: &&str| !key.starts_with("words-loose-") && !key.starts_with("words-sense-") && !key.starts_with("stems-");
    keys().into_iter().filter(is_said).map(|key| wording.label(key)).filter(|text| !text.contains('{')).collect()
}

/// What the documents say, article by article.
fn laws(lang: Lang) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let subjects = root.join("src/wording/laws").join(lang.code()).join("subjects.ftl");
    let documents = fs::read_dir(root.join("profiles/documents")).expect("the documents").flatten();
    let documents = documents.map(|entry| entry.path()).filter(|path| path.is_dir());
    let files = documents.map(|path| path.join(format!("{}.ftl", lang.code()))).chain([subjects]);
    let lines = files
        .map(fs::read_to_string)
        .flat_map(|text| text.expect("a text").lines().map(str::to_owned).collect::<Vec<_>>());
    lines.filter_map(|line| line.split_once(" = ").map(|(_, text)| text.to_owned())).collect()
}

/// Sentences with every kind of word that is made here: squares of each alphabet, numbers, ordinals and times.
fn filled(lang: Lang) -> Vec<String> {
    let wording = Wording::new(lang);
    let style = Style::spoken(lang);
    let mut texts = Vec::new();
    for (file, rank) in "abcdefgh".chars().zip("13572468".chars()) {
        let square = message::ask_square_empty(Slot::Square(format!("{file}{rank}")));
        for alphabet in [Alphabet::Native, Alphabet::AnnaHector, Alphabet::Nato] {
            texts.push(wording.render(&square, style.with_alphabet(alphabet)));
        }
    }
    for n in (0..100).chain([121, 400, 1005]) {
        texts.push(wording.render(&message::ask_move_number(n, 0_u32), style));
        texts.push(wording.render(&message::draw_too_early(n), style));
        let time = message::sanction_time(
            Side::Black,
            Ms::from_secs(u64::from(n) * 61),
            Slot::Text("шум".to_owned()),
            Slot::Text(String::new()),
        );
        texts.push(wording.render(&time, style));
    }
    texts
}

#[test]
fn espeak_never_leaves_the_language_of_the_sentence() {
    for lang in [Lang::Ru, Lang::Uk] {
        let texts = [labels(lang), filled(lang), laws(lang)].concat();
        let respelled = texts.iter().map(|text| respell(Engine::Espeak, lang, text));
        // What is said as it is written is said once.
        let respelled =
            respelled.zip(&texts).filter(|(said, text)| said != *text).map(|(said, _)| said).collect::<Vec<_>>();
        for lines in [texts, respelled] {
            let Some(spoken) = phonemes(lang, &lines) else {
                return tools::skip("espeak-ng");
            };
            assert!(spoken.lines().count() > lines.len() / 2, "{lang}: espeak-ng fell silent");
            let switched: Vec<&str> = spoken.lines().filter(|line| line.contains('(')).collect();
            assert_eq!(switched, Vec::<&str>::new(), "{lang}");
        }
    }
}

/// Each word that is said, once: of the texts and of the documents, without what is only typed or drawn.
fn words(lang: Lang) -> Vec<String> {
    let wording = Wording::new(lang);
    let is_said = |key: &&str| !key.starts_with("words-") && !key.starts_with("glyph-");
    let texts = keys().into_iter().filter(is_said).map(|key| wording.label(key)).chain(laws(lang));
    let is_letter = |c: char| c.is_alphabetic() && !c.is_ascii() || c == '\'';
    let words = texts.flat_map(|text| {
        let words = text.split(|c| !is_letter(c)).filter(|word| word.chars().nth(1).is_some());
        words.map(str::to_lowercase).collect::<Vec<_>>()
    });
    BTreeSet::from_iter(words).into_iter().collect()
}

#[test]
fn espeak_neither_swallows_a_word_nor_spells_it_letter_by_letter() {
    for lang in [Lang::Ru, Lang::Uk] {
        let words = words(lang);
        let lines: Vec<String> = words.iter().map(|word| respell(Engine::Espeak, lang, word) + ".").collect();
        let Some(spoken) = phonemes(lang, &lines) else {
            return tools::skip("espeak-ng");
        };
        let spoken: Vec<&str> = spoken.lines().map(str::trim).collect();
        assert!(words.len() > 3000 && spoken.len() == words.len(), "{lang}: {} of {}", spoken.len(), words.len());
        // What is spelled has a stress for each of its letters.
        let is_odd = |phonemes: &str| phonemes.is_empty() || phonemes.matches('\'').count() > 1;
        let odd: Vec<_> = words.iter().zip(&spoken).filter(|(_, phonemes)| is_odd(phonemes)).collect();
        assert!(odd.is_empty(), "{lang}: {odd:?}");
    }
}

#[test]
fn espeak_shows_a_language_switch_where_there_is_one() {
    if let Some(spoken) = phonemes(Lang::Ru, &["c3".to_owned()]) {
        assert!(spoken.contains("(en)"), "{spoken}");
    }
}
