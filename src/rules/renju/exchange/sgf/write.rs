//! Writes SGF.

use std::fmt::Write;

use super::super::record::{By, Header, Record, RecordOutcome};
use super::super::tree::{Node, NodeId, Tree};
use crate::Side;
use crate::renju::{Board, Letters, Move, Point};

/// Writes games, each with all its variations, in UTF-8.
#[must_use]
pub fn write_sgf(records: &[Record]) -> String {
    records.iter().map(write_game).collect()
}

fn write_game(record: &Record) -> String {
    let mut text = format!("(;FF[4]GM[4]SZ[15]CA[UTF-8]{}", write_head(&record.header));
    for (name, side) in [("AB", Side::Black), ("AW", Side::White)] {
        let stones: String = setup(&record.start, side);
        if !stones.is_empty() {
            text += &format!("{name}{stones}");
        }
    }
    text += &write_remarks(record.tree.node(Tree::ROOT));
    // What is still to be written, last first.
    let mut rest = vec![SgfPart::Close];
    rest.extend(behind(&record.tree, Tree::ROOT));
    while let Some(part) = rest.pop() {
        match part {
            SgfPart::Close => text.push(')'),
            SgfPart::Open => text.push('('),
            SgfPart::Node(place) => {
                text += &write_node(record.tree.node(place));
                rest.extend(behind(&record.tree, place));
            }
        }
    }
    text + "\n"
}

/// A part of a game's text.
#[derive(Clone, Copy)]
enum SgfPart {
    Open,
    Node(NodeId),
    Close,
}

/// What is written behind a place, last first: a single child goes on, several are variations.
fn behind(tree: &Tree, place: NodeId) -> Vec<SgfPart> {
    match tree.children(place) {
        [only] => vec![SgfPart::Node(*only)],
        children => {
            children.iter().rev().flat_map(|child| [SgfPart::Close, SgfPart::Node(*child), SgfPart::Open]).collect()
        }
    }
}

fn setup(board: &Board, side: Side) -> String {
    board.of(side).map(|point| format!("[{}]", write_point(point))).collect()
}

fn write_head(header: &Header) -> String {
    let by = match header.by {
        Some(By::Resignation) => "R",
        Some(By::Time) => "T",
        Some(By::Forfeit) => "F",
        None => "",
    };
    let outcome = match header.outcome {
        Some(RecordOutcome::Win(Side::Black)) => format!("B+{by}"),
        Some(RecordOutcome::Win(Side::White)) => format!("W+{by}"),
        Some(RecordOutcome::Draw) => "Draw".to_owned(),
        None => String::new(),
    };
    let values = [
        ("PB", header.black.as_str()),
        ("PW", &header.white),
        ("EV", &header.event),
        ("RO", &header.round),
        ("DT", &header.date),
        ("PC", &header.place),
        ("RU", &header.rule),
        ("TM", &header.limit),
        ("OT", &header.overtime),
        ("RE", &outcome),
    ];
    let said = values.iter().filter(|(_, value)| !value.is_empty());
    said.map(|(name, value)| format!("{name}[{}]", escaped(value))).collect()
}

fn write_node(node: &Node) -> String {
    let mv = node.mv.map_or_else(String::new, |(side, mv)| {
        let point = match mv {
            Move::Place(point) => write_point(point),
            Move::Pass => String::new(),
        };
        let letter = if side == Side::Black { "B" } else { "W" };
        let left = node.left.map_or_else(String::new, |left| format!("{letter}L[{}]", write_left(left)));
        format!("{letter}[{point}]{left}")
    });
    format!(";{mv}{}", write_remarks(node))
}

fn write_left(left: u64) -> String {
    let text = format!("{}.{:03}", left / 1000, left % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn write_remarks(node: &Node) -> String {
    let mut text = String::new();
    if !node.labels.is_empty() {
        text += "LB";
        for (point, label) in &node.labels {
            // Writing to a string cannot fail.
            let _ = write!(text, "[{}:{}]", write_point(*point), escaped(label));
        }
    }
    if !node.comment.is_empty() {
        let _ = write!(text, "C[{}]", escaped(&node.comment));
    }
    text
}

fn write_point(point: Point) -> String {
    let letter = |line: u8| Letters::AToO.letter(line);
    format!("{}{}", letter(point.column()), letter(16 - point.row()))
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}
