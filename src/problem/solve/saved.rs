//! What a search remembers, as a file, so that it continues later.
//!
//! What is read back only guides the search, like all that it remembers: no answer rests on a file.

use golos_endings::{Board, Game};

use super::memory::Known;
use super::node::{Node, Numbers};
use super::search::Search;
use crate::task::{Goal, Task};

/// What a file begins with: its kind and the version of its format.
const MAGIC: &[u8; 8] = b"GOLOSP\x00\x01";

/// Positions in a file at most: those that cost most work.
const MOST: usize = 1 << 20;

/// Bytes of a position: four sets, the side to move, two numbers, plies, work.
const ENTRY: usize = 4 * 8 + 1 + 2 * 4 + 2 + 4;

/// Why a saved search is not continued.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotSaved {
    /// It is not such a file, or not as it was written.
    #[error("not a saved search, or damaged")]
    Damaged,
    /// It is the search for the solution of another problem.
    #[error("the search of another problem")]
    OtherProblem,
}

/// Tells problems apart.
fn question(game: Game, task: Task, board: &Board) -> [u8; 4] {
    let goal = match Goal::of(task) {
        Goal::Win => [u8::from(!task.attacks()), 0, 0],
        Goal::Block(None) => [2, 0, 0],
        Goal::Block(Some(blocked)) => [3, blocked.men, blocked.kings],
    };
    let sets = [board.own_men, board.own_kings, board.other_men, board.other_kings];
    let mut bytes: Vec<u8> = sets.iter().flat_map(|set| set.to_le_bytes()).collect();
    bytes.extend(game.variant().id().bytes().chain(goal));
    crc32fast::hash(&bytes).to_le_bytes()
}

impl Search<'_> {
    /// What is remembered, for the problem that begins with a board.
    pub fn saved(&self, task: Task, root: &Board) -> Vec<u8> {
        let mut known: Vec<&Known> = self.memory.iter().collect();
        known.sort_unstable_by_key(|known| (u32::MAX - known.work, known.node));
        known.truncate(MOST);
        let mut bytes = Vec::with_capacity(MAGIC.len() + 4 + known.len() * ENTRY + 4);
        bytes.extend(MAGIC);
        bytes.extend(question(self.game, task, root));
        for Known { node, numbers, plies, work } in known {
            let Board { own_men, own_kings, other_men, other_kings } = node.board;
            for set in [own_men, own_kings, other_men, other_kings] {
                bytes.extend(set.to_le_bytes());
            }
            bytes.push(u8::from(node.is_attacker));
            bytes.extend(numbers.proof.to_le_bytes());
            bytes.extend(numbers.refutation.to_le_bytes());
            bytes.extend(plies.to_le_bytes());
            bytes.extend(work.to_le_bytes());
        }
        let sum = crc32fast::hash(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// Remembers what was saved of the same problem.
    pub fn remember(&mut self, task: Task, root: &Board, bytes: &[u8]) -> Result<(), NotSaved> {
        let (body, sum) = bytes.split_last_chunk::<4>().ok_or(NotSaved::Damaged)?;
        let (magic, rest) = body.split_first_chunk::<8>().ok_or(NotSaved::Damaged)?;
        if magic != MAGIC || crc32fast::hash(body).to_le_bytes() != *sum {
            return Err(NotSaved::Damaged);
        }
        let (asked, rest) = rest.split_first_chunk::<4>().ok_or(NotSaved::Damaged)?;
        if *asked != question(self.game, task, root) {
            return Err(NotSaved::OtherProblem);
        }
        let (entries, rest) = rest.as_chunks::<ENTRY>();
        if !rest.is_empty() {
            return Err(NotSaved::Damaged);
        }
        for entry in entries {
            let Known { node, numbers, plies, work } = read(entry).ok_or(NotSaved::Damaged)?;
            self.memory.put(&node, node.hash(), numbers, plies, work);
        }
        Ok(())
    }
}

fn read(entry: &[u8; ENTRY]) -> Option<Known> {
    let (sets, rest) = entry.split_first_chunk::<32>()?;
    let sets: Vec<u64> = sets.as_chunks::<8>().0.iter().map(|set| u64::from_le_bytes(*set)).collect();
    let [own_men, own_kings, other_men, other_kings] = *sets else { return None };
    let (&side, rest) = rest.split_first()?;
    let (proof, rest) = rest.split_first_chunk::<4>()?;
    let (refutation, rest) = rest.split_first_chunk::<4>()?;
    let (plies, rest) = rest.split_first_chunk::<2>()?;
    let number = |bytes: &[u8; 4]| u32::from_le_bytes(*bytes).min(Numbers::NEVER);
    Some(Known {
        node: Node { board: Board { own_men, own_kings, other_men, other_kings }, is_attacker: side != 0 },
        numbers: Numbers { proof: number(proof), refutation: number(refutation) },
        plies: u16::from_le_bytes(*plies),
        work: u32::from_le_bytes(*rest.first_chunk()?),
    })
}
