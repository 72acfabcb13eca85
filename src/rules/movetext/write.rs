//! Moves with all that is said of them, as text in lines that fit.

use super::walk::MADE;
use crate::tree::{NodeId, Remarks, Shape, ShapeKind, Step, Tree, clock_text, packed, plain_comment, sign};
use crate::{Position, Side};

/// How a format writes its moves.
#[derive(Clone, Copy)]
pub(crate) struct BodyStyle {
    /// A legal move.
    pub mv: fn(&Position, &crate::Move) -> String,
    /// Whether the number of a move and the move stay on one line.
    pub joins_numbers: bool,
    /// Whether glyphs that have a sign are written as that, right after the move.
    pub has_signs: bool,
    /// Whether a clock stands in the comment that follows it.
    pub joins_clocks: bool,
}

impl BodyStyle {
    /// The sign of the first of some glyphs, which stands right after the move, and the glyphs after it; `None` if it is
    /// written as a number.
    pub(super) fn sign_of(self, glyphs: &[u16]) -> Option<(&'static str, &[u16])> {
        let (first, rest) = glyphs.split_first().filter(|_| self.has_signs)?;
        Some((sign(*first)?, rest))
    }
}

/// Moves that are written one after another.
pub(crate) struct Movetext {
    style: BodyStyle,
    /// The width of a line, in characters.
    most: usize,
    done: String,
    column: usize,
    /// The last word, to which signs may be added yet.
    last: String,
    /// Stands right before the next word.
    prefix: &'static str,
}

/// What is still to be written.
enum Part {
    /// The moves from this place on, from the position before it: the number of its move, and whether it has to stand.
    Line {
        id: NodeId,
        before: Position,
        number: u32,
        is_apart: bool,
    },
    Open {
        id: NodeId,
        before: Position,
        number: u32,
    },
    Close,
}

impl Movetext {
    pub const fn new(style: BodyStyle, most: usize) -> Movetext {
        Movetext { style, most, done: String::new(), column: 0, last: String::new(), prefix: "" }
    }

    /// Goes on in a line of so many characters.
    pub(super) const fn begin(&mut self, column: usize) {
        self.column = column;
    }

    /// The moves from a place on, from the position before it: the number of its move, and whether it has to stand.
    pub(super) fn line(&mut self, tree: &Tree, id: NodeId, before: Position, (number, is_apart): (u32, bool)) {
        self.parts(tree, vec![Part::Line { id, before, number, is_apart }]);
    }

    /// The variation that begins with a place, in its brackets.
    pub(super) fn variation(&mut self, tree: &Tree, id: NodeId, before: Position, number: u32) {
        self.parts(tree, vec![Part::Close, Part::Open { id, before, number }]);
    }

    pub fn word(&mut self, word: &str) {
        self.flush();
        self.last.extend([std::mem::take(&mut self.prefix), word]);
    }

    fn flush(&mut self) {
        let word = std::mem::take(&mut self.last);
        let width = word.chars().count();
        if width == 0 {
            return;
        }
        let is_full = self.column.saturating_add(1 + width) > self.most;
        match self.column {
            0 => {}
            _ if is_full => (self.column, _) = (0, self.done.push('\n')),
            _ => (self.column, _) = (self.column + 1, self.done.push(' ')),
        }
        self.column += width;
        self.done.push_str(&word);
    }

    pub fn finish(mut self) -> String {
        self.flush();
        self.done
    }

    /// A comment, on one line. One with a closing brace goes to the end of its line.
    fn comment(&mut self, text: &str) {
        let plain = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.contains('}') && self.most < usize::MAX {
            self.word(&format!("; {plain}"));
            self.flush();
            self.done.push('\n');
            self.column = 0;
            return;
        }
        let closed = format!("{{{}}}", plain.replace('}', ")"));
        closed.split(' ').for_each(|word| self.word(word));
    }

    /// The whole tree from a starting position, without the result; the first move has this number.
    pub fn tree(&mut self, tree: &Tree, start: &Position, number: u32) {
        self.remarks(tree.remarks(Tree::ROOT), None, start);
        let first = tree.next(Tree::ROOT);
        let line = first.map(|id| Part::Line { id, before: *start, number, is_apart: true });
        self.parts(tree, Vec::from_iter(line));
    }

    /// What is said of one move, with its variations.
    pub fn said(&mut self, tree: &Tree, id: NodeId, before: &Position, number: u32) {
        let after = tree.step(id).map_or(*before, |step| step.after(before));
        self.remarks(tree.remarks(id), made(tree.step(id)), &after);
        let parts = variations(tree, id, before, number).collect();
        self.parts(tree, parts);
    }

    fn parts(&mut self, tree: &Tree, mut rest: Vec<Part>) {
        while let Some(part) = rest.pop() {
            match part {
                Part::Close => {
                    // A variation that could not be written holds nothing.
                    if self.prefix.is_empty() { self.last.push(')') } else { self.prefix = "" }
                }
                Part::Open { id, before, number } => {
                    self.flush();
                    self.prefix = "(";
                    tree.remarks(id).before.iter().for_each(|text| self.comment(text));
                    rest.push(Part::Line { id, before, number, is_apart: true });
                }
                Part::Line { id, before, number, is_apart } => {
                    let Some(step) = tree.step(id) else { continue };
                    let mover = step.mover(&before);
                    self.step(step, &before, mover.filter(|mover| *mover == Side::White || is_apart), number);
                    let (after, remarks) = (step.after(&before), tree.remarks(id));
                    self.remarks(remarks, made(Some(step)), &after);
                    let is_apart = !remarks.comments.is_empty()
                        || !remarks.shapes.is_empty()
                        || remarks.left.or(remarks.spent).is_some()
                        || tree.variations(id).next().is_some()
                        || matches!(step, Step::SetUp { .. });
                    let next = number.saturating_add(u32::from(mover == Some(Side::Black)));
                    let next = |id| Part::Line { id, before: after, number: next, is_apart };
                    rest.extend(tree.next(id).map(next));
                    rest.extend(variations(tree, id, &before, number));
                }
            }
        }
    }

    /// A move, with its number before it if a mover is given.
    fn step(&mut self, step: &Step, before: &Position, mover: Option<Side>, number: u32) {
        let text = match step {
            Step::Move(mv) => (self.style.mv)(before, mv),
            Step::Null => "--".to_owned(),
            Step::SetUp { position, .. } => {
                self.word(&format!("/FEN \"{}\"/", position.fen()));
                return;
            }
        };
        let dots = match mover {
            Some(Side::White) => ".",
            Some(Side::Black) => "...",
            None => return self.word(&text),
        };
        if self.style.joins_numbers {
            self.word(&format!("{number}{dots} {text}"));
        } else {
            self.word(&format!("{number}{dots}"));
            self.word(&text);
        }
    }

    pub(super) fn glyphs(&mut self, glyphs: &[u16]) {
        for glyph in glyphs {
            match sign(*glyph).filter(|_| self.style.has_signs && !self.last.is_empty()) {
                // Signs of two glyphs that would be read as those of others.
                Some(_) if self.last.ends_with(['!', '?']) => self.word(&format!("${glyph}")),
                Some(sign) => self.last.push_str(sign),
                None => self.word(&format!("${glyph}")),
            }
        }
    }

    /// What stands after a move; of an illegal one first what was made.
    pub(super) fn remarks(&mut self, remarks: &Remarks, made: Option<&str>, after: &Position) {
        self.glyphs(&remarks.glyphs);
        let command = |name: &str, value: String| format!("[%{name} {value}]");
        let mut commands: Vec<String> = made.map(|made| command(MADE, made.to_owned())).into_iter().collect();
        commands.extend(remarks.left.map(|left| command("clk", clock_text(left))));
        commands.extend(remarks.spent.map(|spent| command("emt", clock_text(spent))));
        for (name, is_arrow) in [("csl", false), ("cal", true)] {
            let shapes = remarks.shapes.iter().filter_map(|shape| drawn(shape, is_arrow, after));
            let shapes: Vec<String> = shapes.collect();
            commands.extend((!shapes.is_empty()).then(|| command(name, shapes.join(","))));
        }
        let labels: Vec<String> = remarks.shapes.iter().filter_map(|shape| label(shape, after)).collect();
        commands.extend((!labels.is_empty()).then(|| command("sgf.LB", packed(&labels))));
        let properties = remarks.properties.iter();
        commands.extend(properties.map(|(name, values)| command(&format!("sgf.{name}"), packed(values))));
        let mut comments = remarks.comments.iter();
        if !commands.is_empty() {
            let first = if self.style.joins_clocks { comments.next() } else { None };
            // Commands that are not known here stand before the clock, where the programs that write both have them.
            let is_command = |text: &&String| plain_comment(text).is_empty();
            commands.splice(..0, first.filter(is_command).cloned());
            commands.extend(first.filter(|text| !is_command(text)).cloned());
            self.comment(&commands.join(" "));
        }
        comments.for_each(|text| self.comment(text));
    }
}

/// What was made at an illegal move.
fn made(step: Option<&Step>) -> Option<&str> {
    match step {
        Some(Step::SetUp { made, .. }) => made.as_deref(),
        _ => None,
    }
}

/// The variations to a move, the last first, as they are taken from the end.
fn variations(tree: &Tree, id: NodeId, before: &Position, number: u32) -> impl Iterator<Item = Part> {
    let mut all: Vec<NodeId> = tree.variations(id).collect();
    all.reverse();
    let before = *before;
    all.into_iter().flat_map(move |id| [Part::Close, Part::Open { id, before, number }])
}

/// A shape as PGN has it; `None` if it is of the other kind.
fn drawn(shape: &Shape, is_arrow: bool, position: &Position) -> Option<String> {
    let colour = shape.colour.unwrap_or('G');
    let at = position.place_name(shape.at);
    match (&shape.kind, is_arrow) {
        (ShapeKind::Square, false) => Some(format!("{colour}{at}")),
        (ShapeKind::Arrow(to), true) => Some(format!("{colour}{at}{}", position.place_name(*to))),
        _ => None,
    }
}

/// A text on a point with its place, as SGF has it.
fn label(shape: &Shape, position: &Position) -> Option<String> {
    match &shape.kind {
        ShapeKind::Label(text) => Some(format!("{}:{text}", position.place_name(shape.at))),
        ShapeKind::Square | ShapeKind::Arrow(_) => None,
    }
}
