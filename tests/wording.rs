//! What a real engine makes of the words: espeak-ng, where it is installed.

use golos::clock::Ms;
use golos::rules::Side;
use golos::wording::{Alphabet, Engine, Lang, Sentence, Slot, Style, Wording, keys, respell};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// The phonemes that espeak-ng reads from the lines, or none without the program.
fn phonemes(lang: Lang, lines: &[String]) -> Option<String> {
    let mut child = Command::new("espeak-ng")
        .args(["-x", "-q", "-v", lang.code()])
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

/// Every text of the language that has no slots.
fn labels(lang: Lang) -> Vec<String> {
    let wording = Wording::new(lang);
    keys().into_iter().map(|key| wording.label(key)).filter(|text| !text.contains('{')).collect()
}

/// What the documents say, article by article.
fn laws(lang: Lang) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/wording/laws").join(lang.code());
    let files = fs::read_dir(folder).expect("the laws").flatten().map(|file| fs::read_to_string(file.path()));
    let lines = files.flat_map(|text| text.expect("a text").lines().map(str::to_owned).collect::<Vec<_>>());
    lines.filter_map(|line| line.split_once(" = ").map(|(_, text)| text.to_owned())).collect()
}

/// Sentences with every kind of word that is made here: squares of each alphabet, numbers, ordinals and times.
fn filled(lang: Lang) -> Vec<String> {
    let wording = Wording::new(lang);
    let style = Style::spoken(lang);
    let mut texts = Vec::new();
    for (file, rank) in "abcdefgh".chars().zip("13572468".chars()) {
        let square = Sentence::new("ask-square-empty").with("sq", Slot::Square(format!("{file}{rank}")));
        for alphabet in [Alphabet::Native, Alphabet::AnnaHector, Alphabet::Nato] {
            texts.push(wording.render(&square, style.with_alphabet(alphabet)));
        }
    }
    for n in (0..100).chain([121, 400, 1005]) {
        texts.push(wording.render(&Sentence::new("ask-move-number").with("n", n), style));
        texts.push(wording.render(&Sentence::new("draw-too-early").with("n", n), style));
        let time =
            Sentence::new("sanction-time").with("side", Side::Black).with("time", Ms::from_secs(u64::from(n) * 61));
        texts.push(wording.render(&time, style));
    }
    texts
}

#[test]
fn espeak_never_leaves_the_language_of_the_sentence() {
    for lang in [Lang::Ru, Lang::Uk] {
        let texts = [labels(lang), filled(lang), laws(lang)].concat();
        let respelled = texts.iter().map(|text| respell(Engine::Espeak, lang, text)).collect::<Vec<_>>();
        for lines in [texts, respelled] {
            let Some(spoken) = phonemes(lang, &lines) else {
                println!("skipped: espeak-ng is not installed");
                return;
            };
            assert!(spoken.lines().count() > lines.len() / 2, "{lang}: espeak-ng fell silent");
            let switched: Vec<&str> = spoken.lines().filter(|line| line.contains('(')).collect();
            assert_eq!(switched, Vec::<&str>::new(), "{lang}");
        }
    }
}

#[test]
fn espeak_shows_a_language_switch_where_there_is_one() {
    if let Some(spoken) = phonemes(Lang::Ru, &["c3".to_owned()]) {
        assert!(spoken.contains("(en)"), "{spoken}");
    }
}
