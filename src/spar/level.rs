use golos_rules::draughts::Goal;
use golos_rules::{Position, Variant};

/// A level of the opponent, 1 to 7. It is named by what it sees; nobody has measured a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// What an opponent of one level sees in a game, and what it lets pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// Half-moves ahead by which it judges its moves; exchanges are played out besides.
    pub sees: u8,
    /// Hundredths of a man by which a move may be worse and still be made half as often.
    pub softness: u16,
    /// The most that it gives away at once, in hundredths of a man, by a search two half-moves deeper than it sees.
    pub gives: u16,
    /// Positions that it may look at for one move.
    pub positions: u32,
}

impl Level {
    /// The weakest.
    pub const FIRST: Level = Level(1);

    /// The strongest.
    pub const LAST: Level = Level(7);

    /// The one to begin with.
    pub const USUAL: Level = Level(3);

    /// Every level, the weakest first.
    pub const ALL: [Level; 7] = [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7)];

    /// The level with this number; `None` if there is none.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if number >= Level::FIRST.0 && number <= Level::LAST.0 { Some(Level(number)) } else { None }
    }

    /// Its number, 1 to 7.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The next stronger one; `None` after the last.
    #[must_use]
    pub const fn next(self) -> Option<Level> {
        Level::new(self.0 + 1)
    }

    /// What it sees in a game.
    #[must_use]
    pub fn sight(self, variant: Variant) -> Sight {
        let table = match variant {
            Variant::Draughts(laws) if laws.goal() == Goal::Give => &GIVEAWAY,
            Variant::Draughts(_) => &DRAUGHTS,
            Variant::Chess | Variant::Chess960 => &CHESS,
            Variant::Renju => &RENJU,
        };
        table.get(usize::from(self.0) - 1).copied().unwrap_or(table[6])
    }
}

/// The game of a position, as far as it matters to what is seen.
pub(crate) fn variant_of(position: &Position) -> Variant {
    match position {
        Position::Draughts(position) => Variant::Draughts(position.variant()),
        Position::Chess(position) => position.started_from().into(),
        Position::Renju(_) => Variant::Renju,
    }
}

const fn sight(sees: u8, softness: u16, gives: u16, positions: u32) -> Sight {
    Sight { sees, softness, gives, positions }
}

const DRAUGHTS: [Sight; 7] = [
    sight(1, 80, 250, 20_000),
    sight(2, 40, 150, 20_000),
    sight(3, 26, 120, 30_000),
    sight(4, 18, 60, 40_000),
    sight(5, 10, 40, 80_000),
    sight(7, 5, 25, 150_000),
    sight(10, 2, 15, 300_000),
];

const GIVEAWAY: [Sight; 7] = [
    sight(1, 200, 250, 20_000),
    sight(1, 30, 150, 20_000),
    sight(2, 28, 120, 30_000),
    sight(3, 22, 90, 40_000),
    sight(4, 20, 45, 80_000),
    sight(5, 8, 25, 150_000),
    sight(8, 3, 15, 300_000),
];

const CHESS: [Sight; 7] = [
    sight(1, 80, 250, 20_000),
    sight(1, 48, 180, 20_000),
    sight(2, 50, 130, 20_000),
    sight(2, 25, 80, 30_000),
    sight(3, 13, 45, 40_000),
    sight(4, 7, 25, 80_000),
    sight(5, 3, 15, 160_000),
];

const RENJU: [Sight; 7] = [
    sight(1, 150, 250, 10_000),
    sight(1, 32, 200, 10_000),
    sight(2, 14, 150, 10_000),
    sight(3, 18, 90, 20_000),
    sight(3, 8, 50, 30_000),
    sight(5, 5, 25, 60_000),
    sight(7, 1, 15, 250_000),
];
