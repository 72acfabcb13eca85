//! Writes SGF.

use super::super::record::{read_result, result_text, start, stone};
use super::TAGS;
use crate::Side;
use crate::renju::{Board, Letters, Move, Point};
use crate::tree::{Game, NodeId, Remarks, ShapeKind, Tree};

/// Writes games, each with all its variations, in UTF-8. One that was not changed since it was read, and was read without a
/// fault, is written as it stood in its file.
#[must_use]
pub fn write_sgf(games: &[Game]) -> String {
    games.iter().map(write_game).collect()
}

fn write_game(game: &Game) -> String {
    let source = game.source.as_ref().and_then(|source| source.unchanged(game));
    source.map_or_else(|| rewrite(game), |text| text.to_owned() + "\n")
}

/// Writes a game in the form of today, whatever it was read from.
#[must_use]
pub fn rewrite(game: &Game) -> String {
    let mut text = format!("(;FF[4]GM[4]SZ[15]CA[UTF-8]{}", write_head(game));
    for (name, side) in [("AB", Side::Black), ("AW", Side::White)] {
        let stones: String = setup(start(game).board(), side);
        if !stones.is_empty() {
            text.extend([name, &stones]);
        }
    }
    let tree = &game.tree;
    text += &write_remarks(tree.remarks(Tree::ROOT), None);
    // What is still to be written, last first.
    let mut rest = vec![SgfPart::Close];
    rest.extend(after(tree, Tree::ROOT, start(game).turn()));
    while let Some(part) = rest.pop() {
        match part {
            SgfPart::Close => text.push(')'),
            SgfPart::Open => text.push('('),
            SgfPart::Node(place, side) => {
                let next = write_node(tree, place, side, &mut text);
                rest.extend(after(tree, place, next));
            }
        }
    }
    text + "\n"
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

fn write_head(game: &Game) -> String {
    let result = game.result.map(|score| {
        let written = game.raw_tag("RE").filter(|written| read_result(written) == Some(score));
        written.map_or_else(|| result_text(score, None), str::to_owned)
    });
    let mut text = String::new();
    let mut last = "";
    for (tag, value) in game.tags.iter().filter(|(tag, _)| tag != "RE") {
        let name = TAGS.iter().find(|(_, known)| known == tag).map_or(tag.as_str(), |(property, _)| property);
        // A name of another format is none of SGF.
        if matches!(value.as_str(), "" | "?") || !is_name(name) {
            continue;
        }
        if name != last {
            text.push_str(name);
        }
        text.extend(["[", &escaped(value), "]"]);
        last = name;
    }
    text + &result.map_or_else(String::new, |result| format!("RE[{}]", escaped(&result)))
}

/// The node of a place; who moves after it comes back.
fn write_node(tree: &Tree, place: NodeId, side: Side, text: &mut String) -> Side {
    let remarks = tree.remarks(place);
    text.push(';');
    let Some(mv) = stone(tree, place) else {
        *text += &write_remarks(remarks, None);
        return side;
    };
    let point = match mv {
        Move::Place(point) => write_point(point),
        Move::Pass => String::new(),
    };
    let letter = if side == Side::Black { "B" } else { "W" };
    text.extend([letter, "[", &point, "]", &write_remarks(remarks, Some(letter))]);
    side.other()
}

fn write_left(left: u64) -> String {
    let text = format!("{}.{:03}", left / 1000, left % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// What is said of a place; the time left after the move of this letter.
fn write_remarks(remarks: &Remarks, mover: Option<&str>) -> String {
    let mut text = String::new();
    if let (Some(left), Some(mover)) = (remarks.left, mover) {
        text.extend([mover, "L[", &write_left(left), "]"]);
    }
    let labels = remarks.shapes.iter().filter_map(|shape| match &shape.kind {
        ShapeKind::Label(label) => Some((Point::new(shape.at.column, shape.at.row)?, label)),
        ShapeKind::Square | ShapeKind::Arrow(_) => None,
    });
    for (index, (point, label)) in labels.enumerate() {
        let name = if index == 0 { "LB" } else { "" };
        text.extend([name, "[", &write_point(point), ":", &escaped(label), "]"]);
    }
    let said: Vec<&str> = remarks.before.iter().chain(&remarks.comments).map(String::as_str).collect();
    if !said.is_empty() {
        text.extend(["C[", &escaped(&said.join("\n")), "]"]);
    }
    for (name, values) in remarks.properties.iter().filter(|(name, _)| is_name(name)) {
        text.push_str(name);
        values.iter().for_each(|value| text.extend(["[", &escaped(value), "]"]));
    }
    text
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
