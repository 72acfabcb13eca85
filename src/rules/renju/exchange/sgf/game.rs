//! From the properties of nodes to a game.

use super::super::fault::{FileError, LocatedError, shown};
use super::super::record::{Broken, Read, Unplayed, read_result};
use super::{Variations, read_move, read_point};
use crate::renju::{Board, Move, Position};
use crate::tree::{FileText, Game, NodeId, Remarks, Shape, ShapeKind, SourceText, Step, Tree};
use crate::{Move as AnyMove, Position as AnyPosition, Side};

/// A game that is being read.
pub(super) struct SgfGame {
    tags: Vec<(String, String)>,
    stones: Board,
    /// Who moves first.
    first: Option<Side>,
    pub(super) tree: Tree,
    pub(super) here: Here,
    /// The places where brackets opened.
    pub(super) open: Vec<Here>,
    pub(super) is_at_root: bool,
    has_moved: bool,
    out_of_turn: Vec<Unplayed>,
    variations: Variations,
}

/// Where a game is being read.
#[derive(Clone, Copy)]
pub(super) struct Here {
    /// `None` inside a variation that is dropped, and after a move out of turn.
    place: Option<NodeId>,
    /// Whose move comes; `None` before the first one.
    turn: Option<Side>,
    moves: usize,
}

impl SgfGame {
    pub(super) fn new(variations: Variations) -> SgfGame {
        SgfGame {
            tags: Vec::new(),
            stones: Board::EMPTY,
            first: None,
            tree: Tree::default(),
            here: Here { place: Some(Tree::ROOT), turn: None, moves: 0 },
            open: Vec::new(),
            is_at_root: true,
            has_moved: false,
            out_of_turn: Vec::new(),
            variations,
        }
    }

    /// The position that the game starts from.
    fn start(&self) -> Position {
        match self.stones == Board::EMPTY {
            true => Position::start(),
            false => Position::of(self.stones, self.first.unwrap_or(Side::Black)),
        }
    }

    /// Leaves out stones that no game leads to, and all that follows on them.
    ///
    /// # Errors
    /// Why no game leads to them.
    pub(super) fn expect_possible(&mut self) -> Result<(), FileError> {
        let Some(why) = self.start().impossible() else { return Ok(()) };
        (self.stones, self.tree) = (Board::EMPTY, Tree::default());
        Err(why.into())
    }

    /// The game, with the text that it was read from if nothing is wrong with it: how it stands in its file, and what stands
    /// before it there.
    pub(super) fn read(
        mut self,
        source: Option<(String, Option<FileText>, FileText)>,
        unread: Option<LocatedError>,
    ) -> Read {
        self.tree.drop_empty_remarks();
        let position = self.start();
        let mut game = Game::new(AnyPosition::Renju(position));
        (game.tags, game.tree) = (self.tags, self.tree);
        game.result = game.raw_tag("RE").and_then(read_result);
        let is_whole = unread.is_none() && self.out_of_turn.is_empty() && self.variations == Variations::Keep;
        let source = source.filter(|_| is_whole);
        game.source = source.map(|(text, file, before)| SourceText::new(text, &game).in_file(file, Some(before)));
        Read { game, out_of_turn: self.out_of_turn, unread }
    }

    /// Goes on to a new node.
    pub(super) fn enter(&mut self, step: Option<Step>) {
        let Some(place) = self.here.place else { return };
        let is_dropped = self.variations == Variations::Skip && self.tree.next(place).is_some();
        self.here.place = (!is_dropped).then(|| self.tree.add(place, step));
    }

    pub(super) fn property(&mut self, name: &str, value: &str) -> Result<(), FileError> {
        match name {
            "GM" if !matches!(value.trim(), "4" | "") => return Err(FileError::OtherGame(shown(value))),
            "SZ" if !matches!(value.trim(), "15" | "15:15" | "") => return Err(FileError::OtherBoard(shown(value))),
            // What is written is always so.
            "FF" | "GM" | "SZ" | "CA" if self.is_at_root => {}
            "B" => self.play(Side::Black, read_move(value)?),
            "W" => self.play(Side::White, read_move(value)?),
            "AB" | "AW" => {
                if self.has_moved {
                    return Err(FileError::LateSetup);
                }
                let side = if name == "AB" { Side::Black } else { Side::White };
                let point = read_point(value)?;
                if self.stones.stone(point).is_some_and(|other| other != side) {
                    self.stones = Board::EMPTY;
                    return Err(FileError::Taken(shown(value)));
                }
                self.stones = self.stones.with(point, side);
            }
            "LB" => {
                let (point, text) = value.split_once(':').unwrap_or((value, ""));
                let (at, kind) = (read_point(point)?.into(), ShapeKind::Label(text.to_owned()));
                self.said(|remarks| remarks.shapes.push(Shape { kind, colour: None, at }));
            }
            "BL" | "WL" if self.is_movers(name) && read_left(value).is_some() => {
                self.said(|remarks| remarks.left = read_left(value));
            }
            "C" => self.said(|remarks| remarks.comments.push(value.to_owned())),
            _ if self.is_at_root => self.tags.push((tag_of(name).to_owned(), value.trim().to_owned())),
            _ => self.said(|remarks| match remarks.properties.last_mut().filter(|(last, _)| last == name) {
                Some((_, values)) => values.push(value.to_owned()),
                None => remarks.properties.push((name.to_owned(), vec![value.to_owned()])),
            }),
        }
        Ok(())
    }

    /// Whether the time of this property is that of the side that has just moved.
    fn is_movers(&self, name: &str) -> bool {
        self.here.turn == Some(if name == "BL" { Side::White } else { Side::Black })
    }

    /// A move in this node; one that has a move already, and the root, goes on to the next. A move out of turn ends the line.
    fn play(&mut self, side: Side, mv: Move) {
        self.has_moved = true;
        let Some(place) = self.here.place else { return };
        let is_set_up = self.stones != Board::EMPTY;
        let first = if is_set_up { *self.first.get_or_insert(side) } else { Side::Black };
        if self.here.turn.unwrap_or(first) != side {
            let number = self.here.moves + 1;
            self.out_of_turn.push(Unplayed { number, mv, broken: Broken::OutOfTurn });
            if self.tree.step(place).is_none() {
                self.tree.take_back(place);
            }
            self.here.place = None;
            return;
        }
        let step = Step::Move(AnyMove::Renju(mv));
        if place == Tree::ROOT || self.tree.step(place).is_some() {
            self.enter(Some(step));
        } else {
            self.tree.set_step(place, step);
        }
        (self.here.turn, self.here.moves) = (Some(side.other()), self.here.moves + 1);
    }

    fn said(&mut self, say: impl FnOnce(&mut Remarks)) {
        if let Some(place) = self.here.place {
            say(self.tree.remarks_mut(place));
        }
    }
}

/// The properties of a root that other formats know by these names.
pub(super) const TAGS: [(&str, &str); 6] =
    [("PB", "Black"), ("PW", "White"), ("EV", "Event"), ("RO", "Round"), ("DT", "Date"), ("PC", "Site")];

/// The name of a property of the root as that of a tag.
fn tag_of(name: &str) -> &str {
    TAGS.iter().find(|(property, _)| *property == name).map_or(name, |(_, tag)| tag)
}

/// Seconds, with a fraction or not, as milliseconds.
fn read_left(value: &str) -> Option<u64> {
    let (whole, fraction) = value.trim().split_once('.').unwrap_or((value.trim(), ""));
    let fraction: String = fraction.chars().chain("000".chars()).take(3).collect();
    whole.parse::<u64>().ok()?.checked_mul(1000)?.checked_add(fraction.parse().ok()?)
}
