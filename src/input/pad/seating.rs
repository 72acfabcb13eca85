//! Whose pad it is. Pure.

use super::PadId;
use golos_game::Seat;
use golos_rules::{BySide, Side};

/// For whom a pad speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Holder {
    /// The only pad: for whoever is to move.
    ToMove,
    /// One of two pads: for this player.
    Player(Side),
    /// A pad too many: for nobody.
    Spare,
}

impl Holder {
    /// The seat of a player's own pad.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Holder::Player(side) => Some(side.into()),
            Holder::ToMove | Holder::Spare => None,
        }
    }
}

/// Which pad sits where. A single pad goes from hand to hand. As soon as there are two, the first is White's and the
/// second Black's, and so it stays: a player whose pad vanished gets the seat back with the next pad that comes, and
/// the other's pad does not speak for both meanwhile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    holders: BySide<Option<PadId>>,
    present: Vec<PadId>,
    is_paired: bool,
}

impl Seating {
    /// A pad is there.
    pub fn connect(&mut self, pad: PadId) {
        if !self.present.contains(&pad) {
            self.present.push(pad);
        }
        if self.side(pad).is_none() {
            let free = Side::BOTH.into_iter().find(|&side| self.holders[side].is_none());
            let left = || Side::BOTH.into_iter().find(|&side| !self.is_present(side));
            if let Some(side) = free.or_else(left) {
                self.holders[side] = Some(pad);
            }
        }
        self.is_paired |= self.holders.white.is_some() && self.holders.black.is_some();
    }

    /// The pads that are there.
    pub fn present(&self) -> impl Iterator<Item = PadId> {
        self.present.iter().copied()
    }

    /// Whether there is any pad.
    #[must_use]
    pub const fn has_pads(&self) -> bool {
        !self.present.is_empty()
    }

    /// A pad vanished.
    pub fn lose(&mut self, pad: PadId) {
        self.present.retain(|&other| other != pad);
        if !self.is_paired {
            self.holders = BySide::default();
        }
    }

    /// For whom a pad speaks.
    #[must_use]
    pub fn holder(&self, pad: PadId) -> Holder {
        match self.side(pad) {
            Some(side) if self.is_paired => Holder::Player(side),
            Some(_) => Holder::ToMove,
            None => Holder::Spare,
        }
    }

    /// The pad at which somebody at this side would feel something.
    #[must_use]
    pub fn pad(&self, side: Side) -> Option<PadId> {
        let holder = if self.is_paired { self.holders[side] } else { self.holders.white };
        holder.filter(|pad| self.present.contains(pad))
    }

    /// Whether there have been two at once: each is somebody's own.
    #[must_use]
    pub const fn is_paired(&self) -> bool {
        self.is_paired
    }

    fn side(&self, pad: PadId) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.holders[side] == Some(pad))
    }

    fn is_present(&self, side: Side) -> bool {
        self.holders[side].is_some_and(|pad| self.present.contains(&pad))
    }
}

#[cfg(test)]
mod tests {
    use super::Holder::{Player, Spare, ToMove};
    use super::*;
    use golos_rules::Side::{Black, White};

    /// The seating after `+n` pad n came and `-n` it vanished.
    fn after(changes: &[i8]) -> Seating {
        let mut seating = Seating::default();
        for &change in changes {
            let pad = PadId(usize::from(change.unsigned_abs()));
            if change > 0 { seating.connect(pad) } else { seating.lose(pad) }
        }
        seating
    }

    #[test]
    fn one_pad_serves_both_and_two_pads_one_each() {
        for (changes, places) in [
            (&[1][..], &[(1, ToMove), (2, Spare)][..]),
            (&[1, 1], &[(1, ToMove)]),
            (&[1, 2], &[(1, Player(White)), (2, Player(Black))]),
            (&[1, 2, 3], &[(1, Player(White)), (2, Player(Black)), (3, Spare)]),
            // Another single pad in place of the first.
            (&[1, -1, 2], &[(1, Spare), (2, ToMove)]),
            // A seat waits for its player.
            (&[1, 2, -1], &[(2, Player(Black))]),
            (&[1, 2, -1, 3], &[(2, Player(Black)), (3, Player(White)), (1, Spare)]),
            (&[1, 2, -1, -2, 2, 1], &[(1, Player(White)), (2, Player(Black))]),
        ] {
            let seating = after(changes);
            for &(pad, place) in places {
                assert_eq!(seating.holder(PadId(pad)), place, "{changes:?}: {pad}");
            }
        }
    }

    #[test]
    fn what_is_for_a_side_is_felt_at_its_pad() {
        for (changes, white, black) in [
            (&[][..], None, None),
            (&[1][..], Some(1), Some(1)),
            (&[1, 2], Some(1), Some(2)),
            (&[1, 2, -2], Some(1), None),
        ] {
            let seating = after(changes);
            assert_eq!(seating.pad(White), white.map(PadId), "{changes:?}");
            assert_eq!(seating.pad(Black), black.map(PadId), "{changes:?}");
        }
    }
}
