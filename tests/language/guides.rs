//! The guides in `docs/en`, `docs/ru`, `docs/uk`: what they quote as typed is understood by a program of that language.

use std::fs;

use golos::input::{CursorKey, Intent, Lexicon, Tokens};
use golos::rules::{Position, Variant};
use golos::wording::Lang;

use super::meaning;

/// What a person may need: a folder for each language has the same guides.
const GUIDES: [&str; 4] = ["player", "assistant", "arbiter", "trainer"];

/// The positions from which moves are quoted.
fn positions() -> Vec<Position> {
    let taking = Variant::RUSSIAN.read_fen("W:Wc3,e3,g3,a1:Bd4,h8").expect("a position");
    let castling = Variant::Chess.read_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").expect("a position");
    let starts = [Variant::RUSSIAN, Variant::INTERNATIONAL, Variant::Chess, Variant::Renju].map(|game| game.start());
    starts.into_iter().chain([taking, castling]).collect()
}

/// What stands between backticks, without what belongs to a shell.
fn quoted(text: &str) -> Vec<String> {
    let prose = text.split("```").step_by(2);
    let quoted = prose.flat_map(|prose| prose.split('`').skip(1).step_by(2)).map(|code| code.replace('\n', " "));
    quoted.filter(|code| code != "golos" && !code.starts_with("golos ")).collect()
}

/// Whether the program has this option.
fn is_option(option: &str) -> bool {
    let name = option.split(' ').next().unwrap_or_default();
    ["play", "spar", "replay", "drill"].into_iter().any(|task| {
        let help = crate::support::command().args([task, "--help"]).output().expect("the program");
        String::from_utf8_lossy(&help.stdout).contains(name)
    })
}

#[test]
fn what_a_guide_quotes_is_understood_in_its_language() {
    let positions = positions();
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        let lexicon = Lexicon::of(lang);
        let is_setting_up = |line: &str, position: &Position| {
            lexicon.set_up(&lexicon.tokens(line, position.place_names()), lang.notation().chess).is_ok()
        };
        for guide in GUIDES {
            let path = format!("docs/{lang}/{guide}.md");
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
            let lines = quoted(&text);
            assert!(lines.len() > 12, "{path}: {}", lines.len());
            for line in lines {
                let typed = Tokens::new(&line);
                let menu =
                    matches!(lexicon.menu(&typed), Intent::Help | Intent::Leave | Intent::BoardCursor(CursorKey::Drop));
                let elsewhere = lexicon.hall(&typed).is_some()
                    || lexicon.manner(&typed).is_some()
                    || lexicon.course(&typed).is_some()
                    || lexicon.drill(&typed).is_some()
                    || lexicon.replay(&typed).is_ok();
                let meanings: Vec<String> =
                    positions.iter().map(|position| meaning(lexicon, lang, position, &line)).collect();
                let at_board = meanings.iter().any(|it| !it.starts_with("no move") && !it.starts_with("unparsed"));
                let set_up = positions.iter().any(|position| is_setting_up(&line, position));
                if !(menu || elsewhere || at_board || set_up || line.starts_with("--") && is_option(&line)) {
                    wrong.push(format!("{path}: `{line}`: {}", meanings[0]));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What a guide says that the program says: in ru and uk between «», in en between "" and with a great letter.
fn cited(text: &str, lang: Lang) -> Vec<String> {
    let prose: String = text.split("```").step_by(2).collect();
    let parts: Vec<&str> = match lang {
        Lang::En => prose.split('"').skip(1).step_by(2).filter(|it| it.starts_with(char::is_uppercase)).collect(),
        Lang::Ru | Lang::Uk => prose.split('«').skip(1).filter_map(|it| it.split('»').next()).collect(),
    };
    parts.into_iter().map(|part| part.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn what_a_guide_says_that_the_program_says_it_says() {
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        let files = fs::read_dir(format!("src/wording/text/{lang}")).expect("the texts").flatten();
        let texts: String = files.map(|file| fs::read_to_string(file.path()).expect("a text").to_lowercase()).collect();
        for guide in GUIDES.into_iter().chain(["trouble"]) {
            let path = format!("docs/{lang}/{guide}.md");
            let cited = cited(&fs::read_to_string(&path).expect("a guide"), lang);
            let missing = cited.into_iter().filter(|said| !texts.contains(&said.to_lowercase()));
            wrong.extend(missing.map(|said| format!("{path}: {said}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
