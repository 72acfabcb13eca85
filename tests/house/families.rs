//! One name has one meaning, and what sets the families of games apart stands behind one face a room.

use super::source::{Source, Token, sources};

/// Names that once meant several things, and where their one meaning stands.
const ONE_MEANING: [(&str, &str); 2] = [("Place", "src/rules/face/board.rs"), ("Line", "src/input/words/line.rs")];

#[test]
fn a_place_is_a_place_of_the_board_and_a_line_is_what_was_typed() {
    let sources = sources();
    for (name, home) in ONE_MEANING {
        let defined: Vec<String> = sources.iter().filter(|source| defines(source, name)).map(shown).collect();
        assert_eq!(defined, [home], "{name}");
    }
}

fn shown(source: &Source) -> String {
    source.path.to_string_lossy().into_owned()
}

fn defines(source: &Source, name: &str) -> bool {
    // Most files need not be taken apart to know that they do not.
    if !source.text.contains(&format!(" {name}")) {
        return false;
    }
    let code = source.code();
    code.windows(2).any(|pair| matches!(pair[0].text, "struct" | "enum" | "type" | "union") && pair[1].text == name)
}

/// What has a variant for each family.
const SPLIT: [&str; 4] = ["Position", "Move", "FileGame", "Variant"];
const FAMILIES: [&str; 3] = ["Draughts", "Chess", "Renju"];

/// The names of a family in a file, as `Position::Chess`.
fn named(code: &[Token<'_>]) -> Vec<(usize, String)> {
    let is_named =
        |four: &&[Token<'_>]| SPLIT.contains(&four[0].text) && four[1].text == "::" && FAMILIES.contains(&four[2].text);
    code.windows(3).filter(is_named).map(|it| (it[0].line, format!("{}::{}", it[0].text, it[2].text))).collect()
}

/// The rooms that speak, draw, set up, read and write; `rules`, `game` and `journal` are about the families themselves.
const ROOMS: [&str; 6] = ["cli", "desk", "input", "shell", "speech", "view"];

/// Whether a file of these rooms is a face of the families, or belongs to one family.
fn may(source: &Source) -> bool {
    let is_own = ["family", "draughts", "chess", "renju", "pdn", "pgn"];
    let is_in = source.module.first().is_some_and(|room| ROOMS.contains(&room.as_str()));
    !is_in || source.module.iter().any(|part| is_own.contains(&part.as_str()))
}

#[test]
fn a_family_of_games_is_named_in_one_file_of_a_room() {
    let found: Vec<String> = sources()
        .iter()
        .filter(|source| !may(source) && FAMILIES.iter().any(|family| source.text.contains(&format!("::{family}"))))
        .flat_map(|source| named(&source.code()).into_iter().map(|(line, name)| format!("{} {name}", source.at(line))))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}
