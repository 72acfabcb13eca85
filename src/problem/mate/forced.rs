//! Mates that are forced: the attacker has one move, the defender has all.

use golos_rules::chess::Move;
use hashbrown::HashMap;
use shakmaty::{Chess, Position as _};

use super::{Budget, played};
use crate::stipulation::Genre;

/// Positions that are remembered at most.
const MOST: usize = 1 << 20;

/// In how many moves the attacker, who is to move, reaches its goal.
#[derive(Clone, Copy, Debug, Default)]
struct Bounds {
    /// Not in these, nor in fewer.
    not_in: u8,
    within: Option<u8>,
}

/// The search for one genre, with its memory.
pub(super) struct Forced {
    genre: Genre,
    known: HashMap<Chess, Bounds>,
    /// The reply that refuted last, by the moves that were left.
    killers: Vec<Option<shakmaty::Move>>,
}

/// Whether the side to move mates in one.
pub(super) fn can_mate(position: &Chess) -> bool {
    position.legal_moves().into_iter().any(|mv| played(position, mv).is_checkmate())
}

impl Forced {
    pub fn new(genre: Genre) -> Forced {
        Forced { genre, known: HashMap::new(), killers: vec![None; usize::from(u8::MAX) + 1] }
    }

    /// Whether the attacker, who is to move, reaches its goal in so many moves; `None` if the search has to end.
    fn reaches(&mut self, position: &Chess, moves: u8, budget: &mut Budget<'_>) -> Option<bool> {
        if moves == 0 {
            return Some(false);
        }
        if let Some(bounds) = self.known.get(position) {
            if bounds.within.is_some_and(|within| within <= moves) {
                return Some(true);
            }
            if moves <= bounds.not_in {
                return Some(false);
            }
        }
        budget.count()?;
        if self.genre == Genre::ReflexMate && can_mate(position) {
            self.learn(position, u8::MAX, false);
            return Some(false);
        }
        let mut after: Vec<Chess> = position.legal_moves().into_iter().map(|mv| played(position, mv)).collect();
        if self.genre == Genre::Direct {
            if moves == 1 {
                after.retain(Chess::is_check);
            }
            // Checks leave the fewest replies.
            after.sort_by_key(|after| !after.is_check());
        }
        let mut found = false;
        for after in &after {
            if self.forces(after, moves, budget)? {
                found = true;
                break;
            }
        }
        self.learn(position, moves, found);
        Some(found)
    }

    /// Whether every reply of the defender, who is to move, lets the attacker reach its goal: in so many moves, the one that
    /// was just made included.
    pub fn forces(&mut self, position: &Chess, moves: u8, budget: &mut Budget<'_>) -> Option<bool> {
        budget.count()?;
        let mut replies = position.legal_moves();
        if replies.is_empty() {
            return Some(self.genre == Genre::Direct && position.is_check());
        }
        if self.genre == Genre::ReflexMate && can_mate(position) {
            return Some(true);
        }
        if moves == 1 && self.genre != Genre::SelfMate {
            return Some(false);
        }
        let killer = self.killers.get(usize::from(moves)).copied().flatten();
        if let Some(at) = replies.iter().position(|reply| Some(*reply) == killer) {
            replies.swap(0, at);
        }
        for &reply in &replies {
            if !self.answers(&played(position, reply), moves - 1, budget)? {
                if let Some(killer) = self.killers.get_mut(usize::from(moves)) {
                    *killer = Some(reply);
                }
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether the attacker has reached its goal after a reply, or reaches it in so many moves more.
    fn answers(&mut self, position: &Chess, moves: u8, budget: &mut Budget<'_>) -> Option<bool> {
        if self.genre == Genre::SelfMate && position.is_checkmate() {
            return Some(true);
        }
        self.reaches(position, moves, budget)
    }

    fn learn(&mut self, position: &Chess, moves: u8, found: bool) {
        if self.known.len() >= MOST {
            self.known.clear();
        }
        let bounds = self.known.entry(position.clone()).or_default();
        if found {
            bounds.within = Some(bounds.within.map_or(moves, |within| within.min(moves)));
        } else {
            bounds.not_in = bounds.not_in.max(moves);
        }
    }

    /// The reply that refutes a move; empty if the position after the move is no better for any reply.
    pub fn refutation(&mut self, position: &Chess, moves: u8, budget: &mut Budget<'_>) -> Vec<Move> {
        let replies = position.legal_moves();
        let refutes =
            |reply: &&shakmaty::Move| self.answers(&played(position, **reply), moves - 1, budget) == Some(false);
        replies.iter().find(refutes).map(|&reply| reply.into()).into_iter().collect()
    }

    /// The line in which the defender, who is to move, holds out longest; as far as it is found within the budget.
    pub fn line(&mut self, position: &Chess, moves: u8, budget: &mut Budget<'_>) -> Vec<Move> {
        let (mut position, mut left, mut line) = (position.clone(), moves, Vec::new());
        loop {
            // In a reflexmate who can mate has to.
            let replies = position.legal_moves();
            let mates = |&&reply: &&shakmaty::Move| played(&position, reply).is_checkmate();
            let mating = replies.iter().find(mates).filter(|_| self.genre == Genre::ReflexMate);
            let best = mating.map(|&reply| (0, reply)).or_else(|| {
                let longest = replies.iter().filter_map(|&reply| {
                    let after = played(&position, reply);
                    let needed = (0..left).find(|&moves| self.answers(&after, moves, budget) == Some(true))?;
                    Some((needed, reply))
                });
                longest.max_by_key(|(needed, _)| *needed)
            });
            let Some((needed, reply)) = best else { return line };
            line.push(reply.into());
            position = played(&position, reply);
            left = needed;
            if needed == 0 {
                return line;
            }
            let moves = position.legal_moves();
            let forcing = moves.iter().find(|&&mv| self.forces(&played(&position, mv), needed, budget) == Some(true));
            let Some(&mv) = forcing else { return line };
            line.push(mv.into());
            position = played(&position, mv);
        }
    }
}
