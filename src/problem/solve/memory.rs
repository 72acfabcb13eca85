//! What the search remembers of positions. It guides the search and is never an answer: answers are certificates.

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;

use super::node::{Node, Numbers};

/// What is remembered of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub node: Node,
    pub numbers: Numbers,
    /// Plies to the goal in the proof that was found; of no meaning if none was.
    pub plies: u16,
    /// Positions that were looked at for it.
    pub work: u32,
}

/// The memory of a search: as many positions as may be, those that cost least work forgotten first.
pub(crate) struct Memory {
    known: HashTable<Known>,
    most: usize,
}

impl Memory {
    /// A memory of so many bytes at most.
    pub fn new(bytes: usize) -> Memory {
        // A table is at most seven eighths full and doubles when it grows, while the old one is still there.
        let most = bytes / (3 * size_of::<Known>());
        Memory { known: HashTable::new(), most: most.max(1 << 10) }
    }

    /// What is known of a position with this hash.
    pub fn get(&self, node: &Node, hash: u64) -> Option<&Known> {
        self.known.find(hash, |known| known.node == *node)
    }

    /// Every position that is known, in no order.
    pub fn iter(&self) -> impl Iterator<Item = &Known> {
        self.known.iter()
    }

    /// Remembers a position. A proof is not forgotten for anything less, nor for one that takes longer.
    pub fn put(&mut self, node: &Node, hash: u64, numbers: Numbers, plies: u16, work: u32) {
        if self.known.len() >= self.most {
            self.forget();
        }
        let new = Known { node: *node, numbers, plies, work };
        match self.known.entry(hash, |known| known.node == *node, |known| known.node.hash()) {
            Entry::Occupied(mut place) => {
                let old = place.get();
                let is_worse = old.numbers.is_proved() && (!numbers.is_proved() || old.plies <= plies);
                if !is_worse {
                    *place.get_mut() = Known { work: old.work.saturating_add(work), ..new };
                }
            }
            Entry::Vacant(place) => {
                place.insert(new);
            }
        }
    }

    /// Forgets half of the positions.
    fn forget(&mut self) {
        let mut least = 2;
        while self.known.len() > self.most / 2 {
            self.known.retain(|known| known.work >= least);
            least = least.saturating_mul(2);
        }
    }
}
