//! The tree of a game that was taken from a file: which place of it is shown, and what could have been played there.

use std::sync::Arc;

use golos_clock::Ms;
use golos_rules::tree::{Game, NodeId, Tree};
use golos_rules::{BySide, Position, Side};

use super::remarks::{Remarked, remarked};

/// A game of a file with its variations.
#[derive(Clone, Debug)]
pub(super) struct GameTree {
    game: Arc<Game>,
    /// The place of each step, with the side that moved; the first step is the start.
    places: Vec<(NodeId, Option<Side>)>,
}

impl GameTree {
    pub fn new(game: Arc<Game>) -> GameTree {
        let moves = game.plies().filter_map(|(before, id, step)| Some((id, Some(step.mover(&before)?))));
        let places = std::iter::once((Tree::ROOT, None)).chain(moves).collect();
        GameTree { game, places }
    }

    /// The moves.
    pub fn tree(&self) -> &Tree {
        &self.game.tree
    }

    /// The position at a place.
    pub fn position(&self, place: NodeId) -> Position {
        self.game.position(place)
    }

    /// The place that a step shows.
    pub fn at(&self, step: usize) -> Option<NodeId> {
        self.places.get(step).map(|(place, _)| *place)
    }

    /// What is said at a place.
    pub fn remarked(&self, place: NodeId) -> Vec<Remarked> {
        remarked(self.tree().remarks(place), &self.position(place))
    }

    /// What could have been played instead of the move that led to a place.
    pub fn variations(&self, place: NodeId) -> Vec<NodeId> {
        self.tree().variations(place).filter(|id| self.tree().step(*id).is_some()).collect()
    }

    /// The move from one place, in the game or in a variation, that leads to a position.
    pub fn child(&self, place: NodeId, position: &Position) -> Option<NodeId> {
        let before = self.position(place);
        let leads = |id: &NodeId| self.tree().step(*id).is_some_and(|step| step.after(&before) == *position);
        self.tree().children(place).find(leads)
    }

    /// Whether the file says how much time a move of the game left.
    pub fn has_times(&self) -> bool {
        self.places.iter().any(|(place, _)| self.tree().remarks(*place).left.is_some())
    }

    /// The time that each side had after its last move up to a step, as far as the file says it.
    pub fn left(&self, step: usize) -> BySide<Option<Ms>> {
        let shown = || self.places.iter().take(step + 1).rev();
        let of = |side: Side| {
            let own = shown().filter(|(_, mover)| *mover == Some(side));
            own.filter_map(|(place, _)| self.tree().remarks(*place).left).next().map(Ms::new)
        };
        BySide::new(of(Side::White), of(Side::Black))
    }
}
