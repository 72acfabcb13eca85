//! What the search asks of a game.

use golos_rules::Position;

/// What a won game is worth; that of the win in so many half-moves is as much less.
pub(crate) const WIN: i32 = 30_000;

/// From here on a value is that of a win which was found.
pub(crate) const FOUND: i32 = WIN - 1_000;

/// How a search goes on at a position where its depth has ended.
pub(crate) enum Rest {
    /// It ends here, with the value of the position.
    Quiet,
    /// Each move is looked at: nobody may stop here.
    Due,
    /// The moves that were put into the list are looked at; who does not want them stops.
    Choice,
}

/// A position as the search sees it; values are those of the side to move, in hundredths of a man, a pawn or an open three.
pub(crate) trait Place: Clone {
    /// A move.
    type Move: Copy;

    /// The place of a position; `None` if the search cannot play on from there.
    fn of(position: &Position) -> Option<Self>;

    /// Puts the moves into `found`, the likely best ones first.
    fn moves(&self, found: &mut Vec<Self::Move>);

    /// The place after a move.
    fn after(&self, mv: &Self::Move) -> Self;

    /// What the position looks like without a search.
    fn value(&self) -> i32;

    /// The value of an end that the position itself is; [`WIN`] for a won one.
    fn end(&self) -> Option<i32>;

    /// The value if there is no move.
    fn stuck(&self) -> i32;

    /// How to go on where the depth has ended, `beyond` half-moves after it, for who sees so far ahead; `found` is empty.
    fn rest(&self, beyond: u32, sees: u8, found: &mut Vec<Self::Move>) -> Rest;

    /// The same for the same position on every machine.
    fn key(&self) -> u64;
}

/// Mixes a number into a key.
pub(crate) const fn mixed(key: u64, number: u64) -> u64 {
    let mixed = (key ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(31)
}
