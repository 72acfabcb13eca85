//! Games as PGN prescribes them for export: the seven tags first, lines of less than 80 characters.

use shakmaty::san::SanPlus;

use super::super::letters::Letters;
use super::super::position::{Position, StartPosition};
use super::replay::Pgn;
use super::word;
use crate::movetext::{self, BodyStyle, LineWriter, Movetext, TagWriter, UNKNOWN_DATE};
use crate::tree::{FileBytes, Game, NodeId, Score, Step, Tree};
use crate::{Charset, Move};

/// The tags that every game has, in their order, and what stands for one that is not known.
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", UNKNOWN_DATE), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// The tags that are written from the game itself.
const DERIVED: [&str; 3] = ["Result", "SetUp", "FEN"];

/// Characters of a line of moves.
const WIDTH: usize = 79;

/// How PGN writes moves.
const STYLE: BodyStyle = BodyStyle { mv: san, joins_numbers: false, has_signs: false, joins_clocks: true };

fn san(before: &crate::Position, mv: &Move) -> String {
    match (before, mv) {
        (crate::Position::Chess(before), Move::Chess(mv)) => before.san(*mv, Letters::Latin),
        _ => String::new(),
    }
}

/// How PGN is written into the text that a game was read from.
const WRITER: LineWriter = LineWriter {
    style: STYLE,
    word: word::word,
    width: WIDTH,
    dialect: |_| Box::new(Pgn),
    is_usual: |text| SanPlus::from_ascii(text.as_bytes()).is_ok() || text.starts_with("0-0"),
    rewrite,
    mark: |game| mark(game.result),
    number,
};

/// The game in PGN with the result that ends it. Only what was found wrong, or was changed since, is rewritten; all else stands
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

/// The game in the export form of PGN, whatever it was read from.
#[must_use]
pub fn rewrite(game: &Game) -> String {
    let mut text = Movetext::new(STYLE, WIDTH);
    text.tree(&game.tree, &game.start, number(&game.start));
    text.word(mark(game.result));
    format!("{}\n{}\n", tags(game), text.finish())
}

fn tags(game: &Game) -> String {
    let mut tags = TagWriter::default();
    let is_known = |value: &&str| !value.trim().is_empty();
    for (name, unknown) in ROSTER {
        tags.tag(name, game.raw_tag(name).filter(is_known).unwrap_or(unknown));
    }
    tags.tag("Result", mark(game.result));
    let chess = game.start.chess().copied().unwrap_or_else(Position::start);
    let is_960 = chess.started_from() == StartPosition::Chess960;
    if is_960 {
        tags.tag("Variant", "Chess960");
    }
    if is_960 || chess.fen() != Position::start().fen() {
        tags.tag("SetUp", "1");
        tags.tag("FEN", &chess.fen());
    }
    let is_derived =
        |name: &str| DERIVED.iter().any(|derived| derived.eq_ignore_ascii_case(name)) || is_960 && name == "Variant";
    let is_kept = |name: &str| !is_derived(name) && !ROSTER.iter().any(|(known, _)| *known == name);
    for (name, value) in game.tags.iter().filter(|(name, _)| is_kept(name)) {
        tags.tag(name, value);
    }
    tags.text
}

/// The mark that ends the moves. PGN has none for two who have lost.
pub(super) fn mark(result: Option<Score>) -> &'static str {
    result.filter(|score| *score != Score::BothLost).map_or("*", Score::chess)
}

fn number(start: &crate::Position) -> u32 {
    start.chess().map_or(1, Position::move_number)
}

/// All that is said of a move, or before the first one at the root, as it stands there, on one line: glyphs, the clock, comments, variations. `before` is the
/// position before the move.
#[must_use]
pub fn said(tree: &Tree, id: NodeId, before: &crate::Position) -> String {
    let mut text = Movetext::new(STYLE, usize::MAX);
    text.said(tree, id, before, number(before));
    text.finish()
}

/// Adds what stands after a move in a file to a place of a tree; `before` is the position before its move. What cannot be
/// read as that is a comment.
pub fn say(tree: &mut Tree, id: NodeId, before: &crate::Position, text: &str) {
    let moves = match tree.step(id) {
        Some(Step::Move(mv)) => Some(vec![mv.clone()]),
        None if id == Tree::ROOT => Some(Vec::new()),
        _ => None,
    };
    let read = moves.and_then(|moves| {
        let count = moves.len();
        let alone = Game { tree: Tree::of_moves(moves), ..Game::new(*before) };
        let mut game = rewrite(&alone);
        // In place of the result, which stands last.
        game.truncate(game.trim_end().len() - mark(None).len());
        let read = super::games(format!("{game}{text} *").as_bytes()).next()?.ok()?;
        read.game.filter(|game| game.moves() == count)
    });
    match read {
        Some(read) => tree.adopt(id, &read.tree),
        None => tree.remarks_mut(id).comments.push(text.to_owned()),
    }
}
