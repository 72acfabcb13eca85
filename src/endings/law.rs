//! The constants in which the games differ, known at compile time.

use golos_rules::draughts::{Goal, Majority, Promotion, Variant};

/// A game for which tables can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Game {
    Russian,
    Brazilian,
    Giveaway,
    International,
}

impl Game {
    /// Every game, in the order in which they are listed.
    pub const ALL: [Game; 4] = [Game::Russian, Game::Brazilian, Game::Giveaway, Game::International];

    /// The game that is played under the rules of a variant; `None` if there are no tables for it. It is the rules of
    /// capture that decide, not the name.
    #[must_use]
    pub fn of(variant: &Variant) -> Option<Game> {
        let (board, free) = (variant.geometry(), variant.majority() == Majority::Free);
        if board.has_straight_lines() || variant.king_moves().is_some() {
            return None;
        }
        match (board.size(), free, variant.promotion(), variant.goal()) {
            (8, true, Promotion::InPassing, Goal::Take) => Some(Game::Russian),
            (8, true, Promotion::InPassing, Goal::Give) => Some(Game::Giveaway),
            (8, false, Promotion::AtRest, Goal::Take) => Some(Game::Brazilian),
            (10, false, Promotion::AtRest, Goal::Take) => Some(Game::International),
            _ => None,
        }
    }

    /// The variant of the game.
    #[must_use]
    pub const fn variant(self) -> &'static Variant {
        match self {
            Game::Russian => Variant::RUSSIAN,
            Game::Brazilian => Variant::BRAZILIAN,
            Game::Giveaway => Variant::GIVEAWAY,
            Game::International => Variant::INTERNATIONAL,
        }
    }

    /// The greatest number of pieces, of both sides together, for which tables can be made.
    #[must_use]
    pub const fn most_pieces(self) -> u8 {
        match self {
            Game::Russian | Game::Brazilian | Game::Giveaway => 6,
            Game::International => 5,
        }
    }

    /// Dark squares on a rank.
    pub(crate) const fn width(self) -> u32 {
        match self {
            Game::Russian | Game::Brazilian | Game::Giveaway => 4,
            Game::International => 5,
        }
    }

    /// Whether a side that cannot move has lost; in giveaway it has won.
    pub(crate) const fn stuck_loses(self) -> bool {
        !matches!(self, Game::Giveaway)
    }
}

/// A game as the generator wants it.
pub(crate) trait Law {
    const GAME: Game;
    /// Whether only captures of the greatest number are legal.
    const MAJORITY: bool;
    /// Whether a man that reaches its last rank goes on capturing as a king (R-6.1.5.15).
    const IN_PASSING: bool;

    /// Dark squares on a rank.
    const WIDTH: u32 = Self::GAME.width();
    /// Every square.
    const SQUARES: u64 = ranks(Self::WIDTH, 0, 2 * Self::WIDTH);
    /// The last rank of the side to move.
    const TOP: u64 = ranks(Self::WIDTH, 0, 1);
}

pub(crate) struct Russian;
pub(crate) struct Brazilian;
pub(crate) struct Giveaway;
pub(crate) struct International;

impl Law for Russian {
    const GAME: Game = Game::Russian;
    const MAJORITY: bool = false;
    const IN_PASSING: bool = true;
}

impl Law for Brazilian {
    const GAME: Game = Game::Brazilian;
    const MAJORITY: bool = true;
    const IN_PASSING: bool = false;
}

impl Law for Giveaway {
    const GAME: Game = Game::Giveaway;
    const MAJORITY: bool = false;
    const IN_PASSING: bool = true;
}

impl Law for International {
    const GAME: Game = Game::International;
    const MAJORITY: bool = true;
    const IN_PASSING: bool = false;
}

/// Calls code that is written once for all games with the law of one.
macro_rules! with_law {
    ($game:expr, $law:ident => $body:expr) => {
        match $game {
            $crate::law::Game::Russian => {
                type $law = $crate::law::Russian;
                $body
            }
            $crate::law::Game::Brazilian => {
                type $law = $crate::law::Brazilian;
                $body
            }
            $crate::law::Game::Giveaway => {
                type $law = $crate::law::Giveaway;
                $body
            }
            $crate::law::Game::International => {
                type $law = $crate::law::International;
                $body
            }
        }
    };
}
pub(crate) use with_law;

/// The place of the square with this index in a set of bits: two ranks are followed by one bit that is never a square, so
/// that a step in one direction is the same shift from every square.
pub(crate) const fn place(width: u32, square: u32) -> u32 {
    square + square / (2 * width)
}

/// The index of the square at a place.
pub(crate) const fn square(width: u32, place: u32) -> u32 {
    place - place / (2 * width + 1)
}

/// The squares of the ranks from the top, `first` to `last` exclusive.
pub(crate) const fn ranks(width: u32, first: u32, last: u32) -> u64 {
    let mut set = 0;
    let mut at = first * width;
    while at < last * width {
        set |= 1 << place(width, at);
        at += 1;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_but_frisian_has_its_game() {
        for game in Game::ALL {
            assert_eq!(Game::of(game.variant()), Some(game));
        }
        assert_eq!(Game::of(Variant::FRISIAN), None);
    }
}
