//! Proves a value without the tables: a search through the game's own moves.
//!
//! The search may be told which moves to look at first, for example by the tables. What it finds out does not depend on it.

use std::collections::BTreeMap;

use golos_rules::draughts::Position;

use crate::board::Board;
use crate::forces::Forces;
use crate::law::{Game, with_law};
use crate::layout::{Cursor, KingSets, Layout};
use crate::value::Value;

/// What a search says of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A win or a loss is proved, and that it takes no fewer plies; or that neither side wins in so many.
    Right,
    /// The value is not right.
    Wrong,
    /// It would take too many positions to find out.
    Unsettled,
}

/// Which positions come first, if it is known.
pub type Hint<'a> = dyn FnMut(&Position) -> Option<Value> + 'a;

/// A search with memory.
pub struct Proof<'a> {
    hint: &'a mut Hint<'a>,
    /// Whether a side that cannot move has lost.
    stuck_loses: bool,
    /// What is known of positions: their side to move wins, or loses.
    wins: BTreeMap<Board, Bounds>,
    losses: BTreeMap<Board, Bounds>,
    /// The positions that may still be looked at.
    left: u32,
}

/// Between which plies a result comes about.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    /// In more plies than these.
    not_in: Option<u8>,
    /// In so many plies.
    within: Option<u8>,
}

/// The limit on positions was reached.
struct TooMany;

impl<'a> Proof<'a> {
    /// A search for one game that looks at no more than `positions` positions for a value.
    pub fn new(game: Game, positions: u32, hint: &'a mut Hint<'a>) -> Proof<'a> {
        let (wins, losses) = (BTreeMap::new(), BTreeMap::new());
        Proof { hint, stuck_loses: game.stuck_loses(), wins, losses, left: positions }
    }

    /// Whether a position is worth this. That there is no quicker result, or none at all, is searched for `depth` plies at most.
    pub fn check(mut self, position: &Position, value: Value, depth: u8) -> Verdict {
        let quicker = |plies: u8| plies.checked_sub(2).map(|plies| plies.min(depth));
        let found = match value {
            Value::Win(plies) => self
                .wins(position, plies)
                .and_then(|wins| Ok(wins && !quicker(plies).map_or(Ok(false), |fewer| self.wins(position, fewer))?)),
            Value::Loss(plies) => self
                .loses(position, plies)
                .and_then(|loses| Ok(loses && !quicker(plies).map_or(Ok(false), |fewer| self.loses(position, fewer))?)),
            Value::Draw => self.wins(position, depth).and_then(|wins| Ok(!wins && !self.loses(position, depth)?)),
        };
        match found {
            Ok(true) => Verdict::Right,
            Ok(false) => Verdict::Wrong,
            Err(TooMany) => Verdict::Unsettled,
        }
    }

    /// Whether the side to move wins in so many plies.
    fn wins(&mut self, position: &Position, plies: u8) -> Result<bool, TooMany> {
        let board = Board::of(position);
        if let Some(known) = known(&self.wins, &board, plies) {
            return Ok(known);
        }
        let after = self.after(position)?;
        let mut wins = after.is_empty() && !self.stuck_loses;
        for position in after {
            if plies == 0 || wins {
                break;
            }
            wins = self.loses(&position, plies - 1)?;
        }
        learn(&mut self.wins, board, plies, wins);
        Ok(wins)
    }

    /// Whether the side to move loses in so many plies.
    fn loses(&mut self, position: &Position, plies: u8) -> Result<bool, TooMany> {
        let board = Board::of(position);
        if let Some(known) = known(&self.losses, &board, plies) {
            return Ok(known);
        }
        let after = self.after(position)?;
        let mut loses = if after.is_empty() { self.stuck_loses } else { plies > 0 };
        // The stoutest defence comes first.
        for position in after.iter().rev() {
            if !loses {
                break;
            }
            loses = self.wins(position, plies - 1)?;
        }
        learn(&mut self.losses, board, plies, loses);
        Ok(loses)
    }

    /// The positions after the legal moves, the best for the side that made them last if hints are given: quick losses of the
    /// side to move first.
    fn after(&mut self, position: &Position) -> Result<Vec<Position>, TooMany> {
        self.left = self.left.checked_sub(1).ok_or(TooMany)?;
        let mut after: Vec<Position> = Vec::new();
        for mv in position.legal_moves() {
            if let Ok(next) = position.play(&mv)
                && !after.contains(&next)
            {
                after.push(next);
            }
        }
        after.sort_by_cached_key(|position| match (self.hint)(position) {
            Some(Value::Loss(plies)) => u16::from(plies),
            Some(Value::Draw) | None => 300,
            Some(Value::Win(plies)) => 600 - u16::from(plies),
        });
        Ok(after)
    }
}

fn known(results: &BTreeMap<Board, Bounds>, board: &Board, plies: u8) -> Option<bool> {
    let bounds = results.get(board)?;
    let is_within = bounds.within.is_some_and(|within| within <= plies);
    let is_not_in = bounds.not_in.is_some_and(|not_in| plies <= not_in);
    (is_within || is_not_in).then_some(is_within)
}

fn learn(results: &mut BTreeMap<Board, Bounds>, board: Board, plies: u8, found: bool) {
    let bounds = results.entry(board).or_insert(Bounds { not_in: None, within: None });
    if found {
        bounds.within = Some(bounds.within.map_or(plies, |within| within.min(plies)));
    } else {
        bounds.not_in = Some(bounds.not_in.map_or(plies, |not_in| not_in.max(plies)));
    }
}

/// Draws positions of one table, the same ones each time.
pub struct Sampler {
    game: Game,
    layout: Layout,
    other: Layout,
    sets: KingSets,
    state: u64,
}

impl Sampler {
    /// Positions of these forces, White to move.
    #[must_use]
    pub fn new(game: Game, forces: Forces) -> Sampler {
        let layout = Layout::new(game.width(), forces);
        let other = Layout::new(game.width(), forces.swapped());
        let state = 0x9e37_79b9_7f4a_7c15 ^ forces.key() as u64;
        Sampler { game, sets: KingSets::new(&layout), other, layout, state }
    }
}

impl Iterator for Sampler {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        loop {
            self.state ^= self.state << 13;
            self.state ^= self.state >> 7;
            self.state ^= self.state << 17;
            let index = (self.state >> 8) % self.layout.cells;
            let mut cursor = Cursor::new(&self.layout, &self.sets);
            let placing = with_law!(self.game, L => cursor.placing::<L>(index, &self.other));
            if let Some(placing) = placing {
                return Some(placing.board.position(self.game));
            }
        }
    }
}
