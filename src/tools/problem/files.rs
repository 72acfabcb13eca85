//! Files of compositions: PDN, PGN, and RON of golos.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufReader};
use std::path::Path;

use golos_rules::movetext::{Extent, FileFinding, Location, Problem, Read, write_tags};
use golos_rules::tree::Game;
use golos_rules::{Position, Variant, chess, draughts};
use golos_wording::{Sentence, Slot, clean, io_reason, message};
use serde::{Deserialize, Serialize};

use super::set::is_ron;
use crate::around::{CommandFailure, Surroundings, number, quoted};

/// The longest name of a game that is quoted, in characters.
const NAME: usize = 40;

/// The greatest file in RON, in bytes.
const MOST_BYTES: u64 = 16 << 20;

/// Compositions in RON.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Compositions {
    compositions: Vec<Written>,
}

/// A composition in RON. What a PDN or PGN has in tags stands in `tags`, by the same names.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Written {
    /// The rules: `russian`, `international`, `chess`.
    game: String,
    /// The position as a FEN.
    position: String,
    #[serde(default)]
    tags: BTreeMap<String, String>,
    /// The moves with variations and the marks of the author in comments, as in a PDN or PGN.
    #[serde(default)]
    solution: String,
}

/// The compositions of a file, by its ending, one at a time.
pub(super) type Compose = Box<dyn Iterator<Item = io::Result<Read>>>;

/// Reads the compositions of a file.
///
/// # Errors
/// [`CommandFailure`] if the file cannot be opened, or is in RON and not a list of compositions.
pub(super) fn compositions(path: &Path, around: &Surroundings<'_>) -> Result<Compose, CommandFailure> {
    let named = || Slot::Text(path.display().to_string());
    let file = File::open(path).map_err(|error| message::ending_file(named(), io_reason(&error)))?;
    let is_pgn = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pgn"));
    let assumed = around.rules.as_ref().map(|rules| rules.variant);
    if is_ron(path) {
        let size = file.metadata().map(|metadata| metadata.len()).unwrap_or(u64::MAX);
        if size > MOST_BYTES {
            return Err(message::ending_file(named(), io_reason(&io::ErrorKind::FileTooLarge.into())).into());
        }
        let text = fs::read_to_string(path).map_err(|error| message::ending_file(named(), io_reason(&error)))?;
        let all: Compositions = from_ron(path, &text)?;
        return Ok(Box::new(all.compositions.into_iter().map(|written| read(&written))));
    }
    let source = BufReader::new(file);
    Ok(match assumed {
        _ if is_pgn => Box::new(chess::pgn::games(source)),
        Some(Variant::Chess | Variant::Chess960) => Box::new(chess::pgn::games(source)),
        Some(Variant::Draughts(variant)) => Box::new(draughts::pdn::games(source, Some(variant))),
        _ => Box::new(draughts::pdn::games(source, None)),
    })
}

fn read(written: &Written) -> io::Result<Read> {
    let is_name = |name: &&String| !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric());
    let tags = written.tags.iter().filter(|(name, _)| is_name(name) && *name != "FEN");
    let mut all: Vec<(String, String)> = tags.map(|(name, value)| (name.clone(), value.clone())).collect();
    all.push(("SetUp".to_owned(), "1".to_owned()));
    all.push(("FEN".to_owned(), written.position.clone()));
    let text = format!("{}\n{} *\n", write_tags(&all), written.solution);
    let variant = draughts::Variant::ALL.into_iter().find(|variant| variant.id() == written.game);
    let first = match variant {
        Some(variant) => draughts::pdn::games(text.as_bytes(), Some(variant)).next(),
        None if written.game == "chess" => chess::pgn::games(text.as_bytes()).next(),
        None => None,
    };
    first.unwrap_or_else(|| Ok(unknown_game(&written.game)))
}

/// What is said of a composition of a game that is not known here.
fn unknown_game(name: &str) -> Read {
    let place = Location { line: 1, column: 1 };
    let finding = FileFinding { place, read: clean(name, NAME), problem: Problem::GameType, ply: None };
    Read { place, game: None, findings: vec![finding], extent: Extent::Nothing }
}

/// Reads RON of a file, in which an optional value need not be marked as one.
///
/// # Errors
/// The sentence that says where it is not understood.
pub(super) fn from_ron<T: serde::de::DeserializeOwned>(path: &Path, text: &str) -> Result<T, Sentence> {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(text).map_err(|error| {
        // What was expected there is said by the library, in English.
        let place = error.span.start;
        let (line, column) = (number(place.line), number(place.col));
        message::problem_file(Slot::Text(path.display().to_string()), line, column, quoted(&error.code.to_string()))
    })
}

/// The form in which compositions are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Ron,
    /// PDN or PGN, by the game.
    Moves,
}

impl Form {
    /// By the ending of a file.
    pub fn of(path: &Path) -> Form {
        if is_ron(path) { Form::Ron } else { Form::Moves }
    }
}

/// Compositions as a file has them.
pub(super) fn written(games: &[Game], form: Form) -> String {
    match form {
        Form::Ron => {
            let compositions = games.iter().map(in_ron).collect();
            let pretty = ron::ser::PrettyConfig::new().struct_names(false);
            ron::ser::to_string_pretty(&Compositions { compositions }, pretty).unwrap_or_default() + "\n"
        }
        Form::Moves => games.iter().map(in_moves).collect::<Vec<_>>().join("\n"),
    }
}

fn in_moves(game: &Game) -> String {
    match game.start {
        Position::Chess(_) => chess::pgn::rewrite(game),
        _ => draughts::pdn::rewrite(game),
    }
}

fn in_ron(game: &Game) -> Written {
    let moves = in_moves(game);
    // The moves stand after the tags and an empty line.
    let solution = moves.split_once("\n\n").map_or("", |(_, moves)| moves);
    let solution: Vec<&str> = solution.trim().trim_end_matches('*').split_whitespace().collect();
    let is_kept = |name: &str| !["FEN", "SetUp", "Result", "GameType"].contains(&name);
    let tags = game.tags.iter().filter(|(name, value)| is_kept(name) && !value.trim().is_empty() && value != "?");
    Written {
        game: game.variant().id().to_owned(),
        position: game.start.fen(),
        tags: tags.cloned().collect(),
        solution: solution.join(" "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(text: &str) -> Game {
        let written: Compositions = ron::from_str(text).unwrap();
        let read = read(&written.compositions[0]).unwrap();
        assert!(read.findings.is_empty(), "{:?}", read.findings);
        read.game.unwrap()
    }

    #[test]
    fn a_composition_in_ron_is_written_and_read_back() {
        let text = r#"(compositions: [(game: "international", position: "W:W13,42:B21,31",
            tags: {"Author": "A. \"Composer\"", "Task": "win"},
            solution: "1. 13-9 31-36 (1... 31-37 {additional} 2. 42x31) 2. 9-4 {final}")])"#;
        let game = one(text);
        assert_eq!(game.tag("Author"), Some("A. \"Composer\""));
        assert!(game.tree.has_variations());
        let again = one(&super::written(std::slice::from_ref(&game), Form::Ron));
        assert_eq!((&again.tree, again.start, again.tag("Author")), (&game.tree, game.start, game.tag("Author")));
        let chess =
            r#"(compositions: [(game: "chess", position: "3k4/8/3K4/8/8/8/8/Q7 w - - 0 1", solution: "1. Qa8#")])"#;
        assert_eq!(one(chess).tree.len(), one(&super::written(&[one(chess)], Form::Ron)).tree.len());
    }

    #[test]
    fn what_is_not_a_composition_is_refused() {
        let refused = |text: &str| ron::from_str::<Compositions>(text).is_err();
        assert!(refused("") && refused("(compositions: [(game: \"chess\")])") && refused("(games: [])"));
        let other =
            Written { game: "renju".into(), position: String::new(), tags: BTreeMap::new(), solution: String::new() };
        assert!(matches!(read(&other).unwrap().findings[0].problem, Problem::GameType));
        let bad = Written { game: "russian".into(), position: "W:Wz9".into(), ..other };
        assert!(read(&bad).unwrap().game.is_none());
    }
}
