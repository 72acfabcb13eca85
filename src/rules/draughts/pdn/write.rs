//! Strict PDN 3.0: the tags that every game has, the full game type, squares without blanks, lines that fit.

use super::super::{FenStyle, Naming, Position, Signs, Variant};
use super::replay::Pdn;
use super::{date, gametype, word};
use crate::movetext::{self, BodyStyle, LineWriter, Movetext, TagWriter, UNKNOWN_DATE};
use crate::tree::{FileBytes, Game, NodeId, Score, Step, Tree};
use crate::{Charset, Move};

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

/// How PDN is written into the text that a game was read from.
const WRITER: LineWriter = LineWriter {
    style: STYLE,
    word: word::word,
    width: WIDTH,
    dialect: |game| Box::new(Pdn { assumed: Some(variant(game)) }),
    is_usual: |_| true,
    rewrite,
    mark: result,
    number: |_| 1,
};

/// The game in PDN with the result that ends it. Only what was found wrong, or was changed since, is rewritten; all else stands
/// as in its file.
#[must_use]
pub fn write(game: &Game) -> String {
    movetext::write(game, &WRITER)
}

/// The same as bytes of a file in `charset`, in the encoding and with the line ends of the game's own; `None` if its encoding
/// lacks a letter of what is new.
#[must_use]
pub fn write_bytes(game: &Game, charset: Charset) -> Option<FileBytes> {
    movetext::write_bytes(game, &WRITER, charset)
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

/// All that is said of a move, or before the first one at the root, as it stands there, on one line: signs, the time left, comments, variations. `before` is the
/// position before the move.
#[must_use]
pub fn said(tree: &Tree, id: NodeId, before: &crate::Position) -> String {
    let mut text = Movetext::new(STYLE, usize::MAX);
    text.said(tree, id, before, 1);
    text.finish()
}

/// A move from a position with what is said of it.
fn read_said(before: &Position, mv: &str, text: &str) -> Option<Game> {
    let game = format!("[FEN \"{}\"]\n{mv} {text} *", before.fen(FenStyle::Algebraic));
    super::games(game.as_bytes(), Some(before.variant())).next()?.ok()?.game
}

/// Adds what stands after a move in a file to a place of a tree; `before` is the position before its move. At a position that
/// was set it is a comment.
pub fn say(tree: &mut Tree, id: NodeId, before: &crate::Position, text: &str) {
    let read = match (tree.step(id), before) {
        (Some(Step::Move(Move::Draughts(mv))), crate::Position::Draughts(before)) => {
            read_said(before, &mv.full(before.geometry()), text).filter(|game| game.moves() == 1)
        }
        (None, crate::Position::Draughts(before)) if id == Tree::ROOT => {
            read_said(before, "", text).filter(|game| game.tree.is_empty())
        }
        _ => None,
    };
    match read {
        Some(read) => tree.adopt(id, &read.tree),
        None => tree.remarks_mut(id).comments.push(text.to_owned()),
    }
}
