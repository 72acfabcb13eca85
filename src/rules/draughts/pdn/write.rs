//! Strict PDN 3.0: the tags that every game has, the full game type, squares without blanks, lines that fit.

use super::super::{FenStyle, Naming, Position, Signs, Variant};
use super::{date, gametype};
use crate::Move;
use crate::movetext::{BodyStyle, Movetext, TagWriter, UNKNOWN_DATE, as_read};
use crate::tree::{Game, NodeId, Score, Step, Tree};

/// Lines of moves are not longer, in characters.
const WIDTH: usize = 79;

/// The tags that stand first, and what stands for an unknown value.
const FIRST: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", UNKNOWN_DATE),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Tags that are made from the game.
const MADE_ANEW: [&str; 3] = ["GameType", "SetUp", "FEN"];

/// How PDN writes moves.
const STYLE: BodyStyle = BodyStyle { mv: strict, joins_numbers: true, has_signs: true, joins_clocks: false };

fn strict(before: &crate::Position, mv: &Move) -> String {
    match (before, mv) {
        (crate::Position::Draughts(before), Move::Draughts(mv)) => {
            Signs { capture: 'x', ..Signs::default() }.write(before, mv)
        }
        _ => String::new(),
    }
}

/// The game in PDN with the result that ends it. What was not changed since it was read, and was read without a finding, is
/// written as it stood in its file.
#[must_use]
pub fn write(game: &Game) -> String {
    as_read(game, tags).unwrap_or_else(|| rewrite(game))
}

/// The game in strict PDN 3.0, whatever it was read from.
#[must_use]
pub fn rewrite(game: &Game) -> String {
    let mut text = Movetext::new(STYLE, WIDTH);
    text.tree(&game.tree, &game.start, 1);
    text.word(result(game));
    format!("{}\n{}\n", tags(game), text.finish())
}

fn variant(game: &Game) -> &'static Variant {
    game.start.draughts().map_or(Variant::RUSSIAN, Position::variant)
}

fn tags(game: &Game) -> String {
    let mut tags = TagWriter::default();
    let variant = variant(game);
    for (name, unknown) in FIRST {
        let known = game.raw_tag(name).map(str::trim);
        match name {
            "Date" => tags.tag(name, &date::kept(known.unwrap_or_default())),
            "Result" => tags.tag(name, result(game)),
            _ => tags.tag(name, known.filter(|value| !value.is_empty()).unwrap_or(unknown)),
        }
    }
    match variant.game_type() {
        Some(game_type) => tags.tag("GameType", game_type),
        None => tags.tag(gametype::VARIANT, variant.id()),
    }
    if let Some(start) = game.start.draughts().filter(|start| **start != Position::start(variant)) {
        tags.tag("SetUp", "1");
        tags.tag("FEN", &start.fen(FenStyle::Algebraic));
    }
    let is_own = |name: &str| name == gametype::VARIANT && variant.game_type().is_none();
    let is_kept =
        |name: &str| !is_own(name) && !MADE_ANEW.contains(&name) && !FIRST.iter().any(|(first, _)| *first == name);
    for (name, value) in game.tags.iter().filter(|(name, _)| is_kept(name)) {
        tags.tag(name, value);
    }
    tags.text
}

/// The mark that ends the moves: in points on 100 squares.
fn result(game: &Game) -> &'static str {
    match variant(game).geometry().naming() {
        Naming::Numeric => game.result.map_or("*", Score::points),
        Naming::Algebraic => game.result.map_or("*", Score::chess),
    }
}

/// All that is said of a move, as it stands after it, on one line: signs, the time left, comments, variations. `before` is the
/// position before the move.
#[must_use]
pub fn said(tree: &Tree, id: NodeId, before: &crate::Position) -> String {
    let mut text = Movetext::new(STYLE, usize::MAX);
    text.said(tree, id, before, 1);
    text.finish()
}

/// Adds what stands after a move in a file to a place of a tree; `before` is the position before its move. At a position that
/// was set it is a comment.
pub fn say(tree: &mut Tree, id: NodeId, before: &crate::Position, text: &str) {
    let read = match (tree.step(id), before) {
        (Some(Step::Move(Move::Draughts(mv))), crate::Position::Draughts(before)) => {
            let fen = before.fen(FenStyle::Algebraic);
            let game = format!("[FEN \"{fen}\"]\n{} {text} *", mv.full(before.geometry()));
            let read = super::games(game.as_bytes(), Some(before.variant())).next();
            read.and_then(Result::ok).and_then(|read| read.game).filter(|game| game.moves() == 1)
        }
        _ => None,
    };
    match read {
        Some(read) => tree.adopt(id, &read.tree),
        None => tree.remarks_mut(id).comments.push(text.to_owned()),
    }
}
