//! What a search has seen of positions, in a table of bounded size.

/// How a remembered value stands to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What was seen of a position.
#[derive(Clone, Copy)]
pub(crate) struct Seen {
    key: u64,
    pub value: i32,
    pub depth: i8,
    pub bound: Bound,
    /// The place of the best move in the list of moves; none where no move was better than another.
    pub best: Option<u8>,
}

/// The table: a place for each remainder of a key, taken by who comes last, but not from the same position seen deeper.
pub(crate) struct Memory(Vec<Option<Seen>>);

impl Memory {
    /// The most places of a table: with 24 bytes each less than 8 MB.
    const PLACES: usize = 1 << 18;

    /// A table for a search of so many positions.
    pub fn new(positions: u64) -> Memory {
        let places = usize::try_from(positions).unwrap_or(usize::MAX).clamp(1, Memory::PLACES).next_power_of_two();
        Memory(vec![None; places])
    }

    pub fn get(&self, key: u64) -> Option<&Seen> {
        self.0.get(self.at(key))?.as_ref().filter(|seen| seen.key == key)
    }

    pub fn put(&mut self, key: u64, value: i32, depth: i8, bound: Bound, best: Option<u8>) {
        let at = self.at(key);
        if let Some(place) = self.0.get_mut(at) {
            let is_worth_more = place.as_ref().is_some_and(|seen| seen.key == key && seen.depth > depth);
            if !is_worth_more {
                *place = Some(Seen { key, value, depth, bound, best });
            }
        }
    }

    const fn at(&self, key: u64) -> usize {
        (key >> 20) as usize & (self.0.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_takes_less_than_twenty_megabytes() {
        assert!(Memory::PLACES * size_of::<Option<Seen>>() < 8 << 20);
    }
}
