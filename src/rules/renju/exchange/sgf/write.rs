//! Writes SGF.

use super::super::record::{read_result, result_text, start, stone};
use super::game::TAGS;
use super::patch;
use crate::renju::{Board, Letters, Move, Point};
use crate::tree::{FileBytes, Game, NodeId, Remarks, ShapeKind, SourceText, Tree};
use crate::{Charset, Side};

/// Writes games, each with all its variations, in UTF-8. Of a game that was read without a fault only what was changed since
/// is rewritten; all else stands as in its file.
#[must_use]
pub fn write_sgf(games: &[Game]) -> String {
    games.iter().map(write_game).collect()
}

fn write_game(game: &Game) -> String {
    let Some(source) = &game.source else { return rewrite(game) };
    let text = match source.unchanged(game) {
        Some(text) => Some(text.to_owned()),
        None => patch::patched(game, source.text(), Charset::UTF_8).map(|(_, text)| text),
    };
    text.and_then(|text| patch::in_utf8(&text)).map_or_else(|| rewrite(game), |text| text + "\n")
}

/// Writes a game as the bytes of a file like the one that it was read from, which is in `charset`: what was not changed stands as
/// it stood. Where the encoding of the game lacks a letter of what is new, the game is in UTF-8 and says so; of a text in one
/// of the forms of Unicode none is lacking.
#[must_use]
pub fn write_sgf_bytes(game: &Game, charset: Charset) -> FileBytes {
    let source = game.source.as_ref();
    let file = source.map(SourceText::file).unwrap_or_default();
    let before = source.map(SourceText::before).unwrap_or_default();
    let new = file.charset_of_new(charset);
    let kept = || {
        let source = source?;
        if source.unchanged(game).is_some() {
            return Some(file.bytes());
        }
        let (patch, _) = patch::patched(game, source.text(), new)?;
        patch.apply_in(&file, charset)
    };
    let in_page = || {
        let declared = rewrite(game).replacen("CA[UTF-8]", &format!("CA[{}]", new.name()), 1);
        new.encode(declared.trim_end())
    };
    let bytes = kept().or_else(in_page).unwrap_or_else(|| write_game(game).trim_end().into());
    FileBytes::kept([before, bytes].concat(), file.text())
}

/// A property by its name, as it is written with its values.
pub(super) type Property = (String, String);

/// Writes a game in the form of today, whatever it was read from.
#[must_use]
pub fn rewrite(game: &Game) -> String {
    let mut text = "(;FF[4]GM[4]SZ[15]CA[UTF-8]".to_owned();
    text.extend(root_properties(game).into_iter().map(|(_, property)| property));
    subtrees(&game.tree, after(&game.tree, Tree::ROOT, start(game).turn()), &mut text);
    text + ")\n"
}

/// What a game says at its root.
pub(super) fn root_properties(game: &Game) -> Vec<Property> {
    let mut properties = write_head(game);
    for (name, side) in [("AB", Side::Black), ("AW", Side::White)] {
        let stones: String = setup(start(game).board(), side);
        properties.extend((!stones.is_empty()).then(|| (name.to_owned(), format!("{name}{stones}"))));
    }
    properties.extend(write_remarks(game.tree.remarks(Tree::ROOT), None));
    properties
}

/// Writes parts of a game, the last first.
fn subtrees(tree: &Tree, mut rest: Vec<SgfPart>, text: &mut String) {
    while let Some(part) = rest.pop() {
        match part {
            SgfPart::Close => text.push(')'),
            SgfPart::Open => text.push('('),
            SgfPart::Node(place, side) => {
                let (properties, next) = node_properties(tree, place, side);
                text.push(';');
                text.extend(properties.into_iter().map(|(_, property)| property));
                rest.extend(after(tree, place, next));
            }
        }
    }
}

/// What follows on a place.
pub(super) fn write_after(tree: &Tree, place: NodeId, side: Side) -> String {
    let mut text = String::new();
    subtrees(tree, after(tree, place, side), &mut text);
    text
}

/// A place with what follows on it, as a variation.
pub(super) fn write_variation(tree: &Tree, place: NodeId, side: Side) -> String {
    let mut text = String::new();
    subtrees(tree, vec![SgfPart::Close, SgfPart::Node(place, side), SgfPart::Open], &mut text);
    text
}

/// A part of a game's text.
#[derive(Clone, Copy)]
enum SgfPart {
    Open,
    /// A place and the side whose move it is.
    Node(NodeId, Side),
    Close,
}

/// What is written after a place, last first: a single child goes on, several are variations.
fn after(tree: &Tree, place: NodeId, side: Side) -> Vec<SgfPart> {
    let children: Vec<NodeId> = tree.children(place).collect();
    match children.as_slice() {
        [only] => vec![SgfPart::Node(*only, side)],
        children => {
            let parts = |child: &NodeId| [SgfPart::Close, SgfPart::Node(*child, side), SgfPart::Open];
            children.iter().rev().flat_map(parts).collect()
        }
    }
}

fn setup(board: &Board, side: Side) -> String {
    board.of(side).map(|point| format!("[{}]", write_point(point))).collect()
}

fn write_head(game: &Game) -> Vec<Property> {
    let mut properties: Vec<Property> = Vec::new();
    for (tag, value) in game.tags.iter().filter(|(tag, _)| tag != "RE") {
        let name = TAGS.iter().find(|(_, known)| known == tag).map_or(tag.as_str(), |(property, _)| property);
        // A name of another format is none of SGF.
        if matches!(value.as_str(), "" | "?") || !is_name(name) {
            continue;
        }
        let value = format!("[{}]", escaped(value));
        match properties.last_mut().filter(|(last, _)| last == name) {
            Some((_, property)) => property.push_str(&value),
            None => properties.push((name.to_owned(), format!("{name}{value}"))),
        }
    }
    properties.extend(game.result.map(|score| {
        let written = game.raw_tag("RE").filter(|written| read_result(written) == Some(score));
        let result = written.map_or_else(|| result_text(score, None), str::to_owned);
        ("RE".to_owned(), format!("RE[{}]", escaped(&result)))
    }));
    properties
}

/// The properties of a place, and the side that moves after it.
pub(super) fn node_properties(tree: &Tree, place: NodeId, side: Side) -> (Vec<Property>, Side) {
    let remarks = tree.remarks(place);
    let Some(mv) = stone(tree, place) else { return (write_remarks(remarks, None), side) };
    let point = match mv {
        Move::Place(point) => write_point(point),
        Move::Pass => String::new(),
    };
    let letter = if side == Side::Black { "B" } else { "W" };
    let mut properties = vec![(letter.to_owned(), format!("{letter}[{point}]"))];
    properties.extend(write_remarks(remarks, Some(letter)));
    (properties, side.other())
}

fn write_left(left: u64) -> String {
    let text = format!("{}.{:03}", left / 1000, left % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// What is said of a place; the time left after the move of this letter.
fn write_remarks(remarks: &Remarks, mover: Option<&str>) -> Vec<Property> {
    let mut properties = Vec::new();
    let property = |name: String, values: String| (name.clone(), name + &values);
    if let (Some(left), Some(mover)) = (remarks.left, mover) {
        properties.push(property(format!("{mover}L"), format!("[{}]", write_left(left))));
    }
    let labels = remarks.shapes.iter().filter_map(|shape| match &shape.kind {
        ShapeKind::Label(label) => Some((Point::new(shape.at.column, shape.at.row)?, label)),
        ShapeKind::Square | ShapeKind::Arrow(_) => None,
    });
    let labels: String = labels.map(|(point, label)| format!("[{}:{}]", write_point(point), escaped(label))).collect();
    if !labels.is_empty() {
        properties.push(property("LB".to_owned(), labels));
    }
    let said: Vec<&str> = remarks.before.iter().chain(&remarks.comments).map(String::as_str).collect();
    if !said.is_empty() {
        properties.push(property("C".to_owned(), format!("[{}]", escaped(&said.join("\n")))));
    }
    for (name, values) in remarks.properties.iter().filter(|(name, _)| is_name(name)) {
        properties.push(property(name.clone(), values.iter().map(|value| format!("[{}]", escaped(value))).collect()));
    }
    properties
}

fn is_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|letter| letter.is_ascii_uppercase())
}

fn write_point(point: Point) -> String {
    let letter = |line: u8| Letters::AToO.letter(line);
    format!("{}{}", letter(point.column()), letter(16 - point.row()))
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}
