//! Libraries of RenLib (`.lib`), up to version 3.4, and positions (`.pos`). Rows are counted from the top in both.
//!
//! A library is a head of 20 bytes and then the tree of moves, each node before its children: a byte for the point, a
//! byte of flags, two more flag bytes if there is an extension, then its texts, each ending in 0 and padded to an even
//! length. Before version 3.4 the tree has no root, and the oldest files have no head.

use super::fault::{FileError, LocatedError};
use super::record::stone;
use crate::renju::{Letters, Move, Point};
use crate::tree::{NodeId, Remarks, Shape, ShapeKind, Step, Tree};
use crate::{Move as AnyMove, decoded, plain};
use std::io::{self, BufRead};

const MAGIC: [u8; 8] = *b"\xFFRenLib\xFF";
const HEAD: usize = 20;
const NEWEST: (u8, u8) = (3, 4);

/// A sibling follows after this node's children.
const HAS_SIBLING: u8 = 0x80;
const HAS_NO_CHILD: u8 = 0x40;
/// A text of seven-bit letters, the last one with its highest bit set.
const HAS_OLD_COMMENT: u8 = 0x20;
const IS_MARKED: u8 = 0x10;
const HAS_COMMENT: u8 = 0x08;
/// Only a text on the point, no move there.
const IS_NO_MOVE: u8 = 0x02;
const HAS_EXTENSION: u8 = 0x01;
/// In the second byte of an extension: a text on the point.
const HAS_LABEL: u8 = 0x01;

/// Between the first line of a comment and its further lines.
const LINE_BREAK: char = '\u{8}';

/// The point where every library of the oldest kind begins.
const CENTRE: u8 = 0x78;

/// A library of variations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    /// Major and minor; none where the file has no head.
    pub version: Option<(u8, u8)>,
    pub tree: Tree,
}

/// Reads a `.lib` file. Moves of one place to one point are one move. A text on a point becomes a label of the place
/// before.
///
/// # Errors
/// [`LocatedError`]
pub fn read_lib(bytes: &[u8]) -> Result<Library, LocatedError> {
    match read_lib_head(bytes) {
        (library, None) => Ok(library),
        (_, Some(unread)) => Err(unread),
    }
}

/// The same as far as it goes: what stands before a fault, and the fault.
#[must_use]
pub fn read_lib_head(bytes: &[u8]) -> (Library, Option<LocatedError>) {
    read_lib_from(bytes, usize::MAX).unwrap_or_else(|_| (Library { version: None, tree: Tree::default() }, None))
}

/// The same from any source, and no more than so many places: a library may be longer than the memory.
///
/// # Errors
/// The source cannot be read.
pub fn read_lib_from(source: impl BufRead, most: usize) -> io::Result<(Library, Option<LocatedError>)> {
    let mut nodes = Nodes::new(source);
    let mut planter = Planter { tree: Tree::default(), parent: Tree::ROOT, waiting: Vec::new() };
    let unread = loop {
        match nodes.next() {
            Ok(Some(_)) if planter.tree.len() >= most => break Some(FileError::TooLong.behind(nodes.offset())),
            Ok(Some(node)) => planter.plant(node),
            Ok(None) => break None,
            Err(unread) => break Some(unread),
        }
    };
    match nodes.trouble {
        Some(trouble) => Err(trouble),
        None => Ok((Library { version: nodes.version, tree: planter.tree }, unread)),
    }
}

/// A node as it stands in the file.
pub(super) struct Stored {
    /// The move; none for a text on a point, and at the root.
    pub mv: Option<Move>,
    pub is_root: bool,
    pub has_sibling: bool,
    pub has_child: bool,
    pub comment: Option<String>,
    label: Option<(Point, String)>,
    is_marked: bool,
}

/// The nodes of a library from any source, one after another.
pub(super) struct Nodes<R> {
    source: R,
    at: usize,
    /// Whether the head was read.
    is_begun: bool,
    is_first: bool,
    pub version: Option<(u8, u8)>,
    /// What ended the source before its end.
    pub trouble: Option<io::Error>,
}

/// A longer text is cut, in bytes; nothing may fill the memory.
const LONGEST_TEXT: usize = 64 * 1024;

impl<R: BufRead> Nodes<R> {
    pub const fn new(source: R) -> Nodes<R> {
        Nodes { source, at: 0, is_begun: false, is_first: true, version: None, trouble: None }
    }

    /// The next node; none at the end.
    pub fn next(&mut self) -> Result<Option<Stored>, LocatedError> {
        if !std::mem::replace(&mut self.is_begun, true) {
            self.head()?;
        }
        match self.peek() {
            Some(_) => self.node().map(Some),
            None => Ok(None),
        }
    }

    /// Bytes that were read.
    pub const fn offset(&self) -> usize {
        self.at
    }

    fn peek(&mut self) -> Option<u8> {
        match self.source.fill_buf() {
            Ok(bytes) => bytes.first().copied(),
            Err(error) => {
                self.trouble = Some(error);
                None
            }
        }
    }

    fn byte(&mut self) -> Option<u8> {
        let byte = self.peek()?;
        self.source.consume(1);
        self.at += 1;
        Some(byte)
    }

    fn head(&mut self) -> Result<(), LocatedError> {
        if self.peek() == Some(CENTRE) {
            return Ok(());
        }
        let head: Vec<u8> = (0..HEAD).map_while(|_| self.byte()).collect();
        if !head.starts_with(&MAGIC) {
            return Err(FileError::NotLibrary.behind(0));
        }
        match (head.get(8), head.get(9)) {
            (Some(&major), Some(&minor)) if head.len() == HEAD => {
                self.version = Some((major, minor));
                let fault = FileError::Version { major, minor };
                if (major, minor) <= NEWEST { Ok(()) } else { Err(fault.behind(8)) }
            }
            _ => Err(FileError::End.behind(head.len())),
        }
    }

    fn node(&mut self) -> Result<Stored, LocatedError> {
        let offset = self.at;
        let is_first = std::mem::replace(&mut self.is_first, false);
        let [place, flags] = self.pair()?;
        let [_, extension] = if flags & HAS_EXTENSION == 0 { [0, 0] } else { self.pair()? };
        let is_root = is_first && place == 0;
        let mv = read_place(place);
        if mv.is_none() {
            return Err(FileError::unclear(&format!("{place:#04x}")).behind(offset));
        }
        let comment = if flags & HAS_OLD_COMMENT != 0 {
            Some(self.old_text()?)
        } else if flags & HAS_COMMENT != 0 {
            Some(plain(&self.text()?.replacen(LINE_BREAK, "\n", 1)).into_owned())
        } else {
            None
        };
        let label = if extension & HAS_LABEL == 0 { None } else { Some(self.text()?) };
        let label = label.and_then(|label| match mv {
            Some(Move::Place(point)) => Some((point, plain(&label).into_owned())),
            Some(Move::Pass) | None => None,
        });
        Ok(Stored {
            mv: mv.filter(|_| !is_root && flags & IS_NO_MOVE == 0),
            is_root,
            has_sibling: flags & HAS_SIBLING != 0,
            has_child: flags & HAS_NO_CHILD == 0,
            comment,
            label,
            is_marked: flags & IS_MARKED != 0,
        })
    }

    fn pair(&mut self) -> Result<[u8; 2], LocatedError> {
        match (self.byte(), self.byte()) {
            (Some(first), Some(second)) => Ok([first, second]),
            _ => Err(FileError::End.behind(self.at)),
        }
    }

    /// The bytes up to one that ends a text, that one included; the padding is passed over.
    fn until(&mut self, is_end: impl Fn(u8) -> bool) -> Result<Vec<u8>, LocatedError> {
        let mut text = Vec::new();
        loop {
            for byte in self.pair()? {
                if text.len() < LONGEST_TEXT || is_end(byte) {
                    text.push(byte);
                }
                if is_end(byte) {
                    return Ok(text);
                }
            }
        }
    }

    fn text(&mut self) -> Result<String, LocatedError> {
        let mut text = self.until(|byte| byte == 0)?;
        text.pop();
        Ok(decoded(&text).into_owned())
    }

    /// Letters of Swedish ASCII, as the oldest versions wrote them.
    fn old_text(&mut self) -> Result<String, LocatedError> {
        let text = self.until(|byte| byte & 0x80 != 0)?;
        let letters = text.iter().map(|byte| match byte & 0x7F {
            b'}' => 'å',
            b'{' => 'ä',
            b'|' => 'ö',
            b']' => 'Å',
            b'[' => 'Ä',
            b'\\' => 'Ö',
            other => char::from(other),
        });
        Ok(plain(&letters.collect::<String>().replacen(LINE_BREAK, "\n", 1)).into_owned())
    }
}

/// Makes a tree of nodes as they come.
struct Planter {
    tree: Tree,
    parent: NodeId,
    /// The parents of siblings that are still to come.
    waiting: Vec<NodeId>,
}

impl Planter {
    fn plant(&mut self, stored: Stored) {
        let parent = self.parent;
        let node = match stored.mv {
            _ if stored.is_root => Tree::ROOT,
            None => parent,
            Some(mv) => self.child(mv),
        };
        if let Some(comment) = stored.comment {
            self.tree.remarks_mut(node).comments = vec![comment];
        }
        if let Some((point, label)) = stored.label {
            let shape = Shape { kind: ShapeKind::Label(label), colour: None, at: point.into() };
            self.tree.remarks_mut(parent).shapes.push(shape);
        }
        if stored.is_marked {
            self.tree.remarks_mut(node).is_marked = true;
        }
        if stored.has_sibling {
            self.waiting.push(parent);
        }
        self.parent = if stored.has_child { node } else { self.waiting.pop().unwrap_or(node) };
    }

    fn child(&mut self, mv: Move) -> NodeId {
        self.tree.enter(self.parent, Step::Move(AnyMove::Renju(mv))).0
    }
}

/// A move in a byte: 0 is a pass, else the column in the low four bits and the row from the top in the others.
fn read_place(place: u8) -> Option<Move> {
    match place {
        0 => Some(Move::Pass),
        _ => Point::new(place % 16, 15_u8.checked_sub(place / 16)?).map(Move::Place),
    }
}

fn write_place(point: Point) -> u8 {
    (15 - point.row()) * 16 + point.column()
}

/// Writes a `.lib` file of version 3.4. Of a node that is no move only its place in the tree is lost.
#[must_use]
pub fn write_lib(tree: &Tree) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend([NEWEST.0, NEWEST.1]);
    bytes.resize(HEAD, 0xFF);
    // The nodes still to be written, last first.
    let mut rest = vec![NodeText { place: 0, node: Some(Tree::ROOT), label: None, has_sibling: false }];
    while let Some(entry) = rest.pop() {
        let mut behind = entry.node.map(|node| entries(tree, node)).unwrap_or_default();
        entry.write(tree, behind.is_empty(), &mut bytes);
        behind.reverse();
        rest.append(&mut behind);
    }
    bytes
}

/// What is written of a node.
struct NodeText<'a> {
    place: u8,
    /// None for a text on a point without a move there.
    node: Option<NodeId>,
    label: Option<&'a str>,
    has_sibling: bool,
}

/// What comes behind a node: its moves with the texts on their points, then the other texts.
fn entries(tree: &Tree, parent: NodeId) -> Vec<NodeText<'_>> {
    let labelled = |shape: &'_ Shape| Point::new(shape.at.column, shape.at.row);
    let labels = tree.remarks(parent).shapes.iter().filter_map(|shape| match &shape.kind {
        ShapeKind::Label(text) => Some((labelled(shape)?, text.as_str())),
        ShapeKind::Square | ShapeKind::Arrow(_) => None,
    });
    let mut labels: Vec<(Point, &str)> = labels.collect();
    let mut entries = Vec::new();
    for node in tree.children(parent) {
        let (place, label) = match stone(tree, node) {
            Some(Move::Place(point)) => {
                let at = labels.iter().position(|(labelled, _)| *labelled == point);
                (write_place(point), at.map(|at| labels.remove(at).1))
            }
            Some(Move::Pass) | None => (0, None),
        };
        entries.push(NodeText { place, node: Some(node), label, has_sibling: true });
    }
    let texts = labels.into_iter();
    entries.extend(texts.map(|(point, text)| NodeText {
        place: write_place(point),
        node: None,
        label: Some(text),
        has_sibling: true,
    }));
    if let Some(last) = entries.last_mut() {
        last.has_sibling = false;
    }
    entries
}

impl NodeText<'_> {
    fn write(&self, tree: &Tree, is_leaf: bool, bytes: &mut Vec<u8>) {
        let empty = Remarks::default();
        let remarks = self.node.map_or(&empty, |node| tree.remarks(node));
        let said: Vec<&str> = remarks.before.iter().chain(&remarks.comments).map(String::as_str).collect();
        let comment = said.join("\n");
        let flag = |is_set: bool, flag: u8| if is_set { flag } else { 0 };
        let flags = flag(self.has_sibling, HAS_SIBLING)
            | flag(is_leaf, HAS_NO_CHILD)
            | flag(!comment.is_empty(), HAS_COMMENT)
            | flag(remarks.is_marked, IS_MARKED)
            | flag(self.node.is_none(), IS_NO_MOVE)
            | flag(self.label.is_some(), HAS_EXTENSION);
        bytes.extend([self.place, flags]);
        if self.label.is_some() {
            bytes.extend([0, HAS_LABEL]);
        }
        if !comment.is_empty() {
            write_text(&comment.replacen('\n', &LINE_BREAK.to_string(), 1), bytes);
        }
        if let Some(label) = self.label {
            write_text(label, bytes);
        }
    }
}

fn write_text(text: &str, bytes: &mut Vec<u8>) {
    let plain = text.bytes().filter(|byte| *byte != 0);
    let before = bytes.len();
    bytes.extend(plain);
    bytes.push(0);
    if (bytes.len() - before) % 2 == 1 {
        bytes.push(0);
    }
}

/// Reads the moves of a `.pos` file: their number, then a byte for each, counted row by row from the top left.
///
/// # Errors
/// [`LocatedError`], also for a point that is taken.
pub fn read_pos(bytes: &[u8]) -> Result<Vec<Move>, LocatedError> {
    let count = bytes.first().copied().ok_or(FileError::End.behind(0))?;
    let places = bytes.get(1..=usize::from(count)).ok_or(FileError::End.behind(bytes.len()))?;
    let mut moves = Vec::new();
    for (before, place) in places.iter().enumerate() {
        let row = 15_u8.checked_sub(place / 15);
        let point = row.and_then(|row| Point::new(place % 15 + 1, row));
        let point = point.ok_or_else(|| FileError::unclear(&format!("{place:#04x}")).behind(before + 1))?;
        if moves.contains(&Move::Place(point)) {
            return Err(FileError::Taken(Letters::AToO.name(point)).behind(before + 1));
        }
        moves.push(Move::Place(point));
    }
    Ok(moves)
}
