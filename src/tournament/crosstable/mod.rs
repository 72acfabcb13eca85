//! Who met whom with which result: the table that pairings and standings are made from. Pure.

mod points;

use std::collections::BTreeSet;

pub use points::{Fraction, NoPoints, Points};

use golos_rules::Side;

/// The number of a player in the table, from 1.
pub type Number = u16;

/// The table of one event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Crosstable {
    pub scale: Scale,
    /// How many rounds are planned, if that is known.
    pub planned: Option<usize>,
    /// The lot: the colour of the first board in round 1.
    pub first: Option<Side>,
    /// The players by ascending number.
    pub rows: Vec<Row>,
    /// Those who may not meet, with the rounds in which that holds.
    pub forbidden: Vec<Forbidden>,
    /// What a match is worth that is won, and drawn, on every board, where the points of the boards make the places of
    /// teams (R-5.4.9.6.1); none where meetings count by the scale.
    pub by_boards: Option<(Points, Points)>,
}

/// Players that may not meet each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forbidden {
    /// The first and the last round, from 1.
    pub rounds: (usize, usize),
    pub players: BTreeSet<Number>,
}

/// One player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    pub number: Number,
    pub name: String,
    /// Nobody without a rating has 0.
    pub rating: Option<u16>,
    /// One a round. None: nothing is written there.
    pub cells: Vec<Option<Cell>>,
    /// Virtual points of an accelerated event, one a round: they count for pairing that round and no other.
    pub virtual_points: Vec<Points>,
    /// Of a team, what its boards gave in each round.
    pub matches: Vec<Option<TeamMatch>>,
    /// Of a team whose boards are counted, one a round: they stand for the points of the cells.
    pub counted: Vec<Points>,
}

/// What the boards of a match gave a team.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamMatch {
    pub own: Points,
    pub other: Points,
    /// Its own points, by board.
    pub boards: Vec<Points>,
}

/// One round of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A game that was played.
    Game { opponent: Number, colour: Side, end: GameEnd },
    /// A game that was lost or won because somebody was absent. Both may have lost it.
    Forfeit { opponent: Number, colour: Option<Side>, won: bool },
    /// A game without a result yet.
    Open { opponent: Number, colour: Option<Side> },
    /// No opponent.
    Bye(Bye),
}

/// How a game that was played ended for this player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameEnd {
    Loss,
    Draw,
    Win,
}

impl GameEnd {
    /// What it was for the opponent.
    #[must_use]
    pub const fn other(self) -> GameEnd {
        match self {
            GameEnd::Loss => GameEnd::Win,
            GameEnd::Draw => GameEnd::Draw,
            GameEnd::Win => GameEnd::Loss,
        }
    }
}

/// Why there is no opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bye {
    /// The odd one of a round: a plus.
    Allocated,
    /// A full point that was asked for.
    Full,
    /// Half a point that was asked for.
    Half,
    /// Absent.
    Zero,
}

/// What is given for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    pub win: Points,
    pub draw: Points,
    pub loss: Points,
    /// Absent without an opponent.
    pub absence: Points,
    /// A game lost because of absence.
    pub forfeit: Points,
    /// The odd one of a round.
    pub allocated: Points,
    /// Half a point that was asked for.
    pub half: Points,
}

impl Scale {
    /// Win 1, draw ½, loss 0 (R-5.4.7.1, CH-39).
    pub const ONE: Scale = Scale::of(Points::tenths(10), Points::tenths(5));
    /// Win 2, draw 1, loss 0 (R-5.4.7.1, U-V.11.1).
    pub const TWO: Scale = Scale::of(Points::tenths(20), Points::tenths(10));

    /// A plus is a win (R-5.4.7.2, U-V.11.2a), half a point a draw, absence nothing.
    #[must_use]
    pub const fn of(win: Points, draw: Points) -> Scale {
        let zero = Points::ZERO;
        Scale { win, draw, loss: zero, absence: zero, forfeit: zero, allocated: win, half: draw }
    }

    /// The points for a cell.
    #[must_use]
    pub const fn points(&self, cell: Cell) -> Points {
        match cell {
            Cell::Game { end: GameEnd::Win, .. } | Cell::Forfeit { won: true, .. } | Cell::Bye(Bye::Full) => self.win,
            Cell::Game { end: GameEnd::Draw, .. } => self.draw,
            Cell::Game { end: GameEnd::Loss, .. } => self.loss,
            Cell::Forfeit { won: false, .. } => self.forfeit,
            Cell::Bye(Bye::Allocated) => self.allocated,
            Cell::Bye(Bye::Half) => self.half,
            Cell::Bye(Bye::Zero) => self.absence,
            Cell::Open { .. } => Points::ZERO,
        }
    }
}

impl Default for Scale {
    fn default() -> Scale {
        Scale::ONE
    }
}

impl Cell {
    /// Whoever was to be met.
    #[must_use]
    pub const fn opponent(self) -> Option<Number> {
        match self {
            Cell::Game { opponent, .. } | Cell::Forfeit { opponent, .. } | Cell::Open { opponent, .. } => {
                Some(opponent)
            }
            Cell::Bye(_) => None,
        }
    }

    /// Whether it belongs to a round that was paired; a bye that was asked for may stand in any round to come.
    #[must_use]
    pub const fn is_paired(self) -> bool {
        !matches!(self, Cell::Bye(Bye::Full | Bye::Half | Bye::Zero))
    }

    /// A win without play (R-5.4.10.2b, C.04.1 art. 4).
    #[must_use]
    pub const fn is_plus(self) -> bool {
        matches!(self, Cell::Forfeit { won: true, .. } | Cell::Bye(Bye::Allocated | Bye::Full))
    }
}

impl Row {
    /// The cell of a round from 1; what is not written was no game (absence).
    #[must_use]
    pub fn cell(&self, round: usize) -> Cell {
        let written = round.checked_sub(1).and_then(|index| self.cells.get(index).copied().flatten());
        written.unwrap_or(Cell::Bye(Bye::Zero))
    }

    /// The cells of the rounds from 1 to the given one.
    pub fn cells(&self, rounds: usize) -> impl DoubleEndedIterator<Item = Cell> + '_ {
        (1..=rounds).map(|round| self.cell(round))
    }

    /// Points after so many rounds.
    #[must_use]
    pub fn points(&self, scale: &Scale, rounds: usize) -> Points {
        (1..=rounds).map(|round| self.worth(scale, round)).sum()
    }

    /// The points of a round, from 1.
    #[must_use]
    pub fn worth(&self, scale: &Scale, round: usize) -> Points {
        let counted = round.checked_sub(1).and_then(|index| self.counted.get(index).copied());
        counted.unwrap_or_else(|| scale.points(self.cell(round)))
    }

    /// What the boards gave a team in a round, from 1.
    #[must_use]
    pub fn team_match(&self, round: usize) -> Option<&TeamMatch> {
        round.checked_sub(1).and_then(|index| self.matches.get(index)?.as_ref())
    }

    /// The games that were played in so many rounds: opponent, colour, end.
    pub fn games(&self, rounds: usize) -> impl DoubleEndedIterator<Item = (Number, Side, GameEnd)> + '_ {
        self.cells(rounds).filter_map(|cell| match cell {
            Cell::Game { opponent, colour, end } => Some((opponent, colour, end)),
            _ => None,
        })
    }

    /// Virtual points for pairing a round, from 1.
    #[must_use]
    pub fn virtual_points(&self, round: usize) -> Points {
        round.checked_sub(1).and_then(|index| self.virtual_points.get(index).copied()).unwrap_or_default()
    }
}

/// Why a round cannot be paired from a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoStage {
    #[error("round {round} is not played; the table has {played}, so the next is {}", .played + 1)]
    Ahead { round: usize, played: usize },
    #[error("round {round} has no result of {number} yet; enter all results first")]
    Unfinished { round: usize, number: Number },
}

/// A table as it stands before one round: what was played, and who is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableStage {
    pub table: Crosstable,
    /// The round to pair, from 1.
    pub round: usize,
    /// Those known to be absent in that round, and those who have a bye that they asked for.
    pub absent: BTreeSet<Number>,
}

impl Crosstable {
    /// What the best of a round is worth.
    #[must_use]
    pub fn win(&self) -> Points {
        self.by_boards.map_or(self.scale.win, |(win, _)| win)
    }

    /// What an even round is worth.
    #[must_use]
    pub fn draw(&self) -> Points {
        self.by_boards.map_or(self.scale.draw, |(_, draw)| draw)
    }

    /// How many rounds have been paired: the last in which anybody has an opponent or is the odd one.
    #[must_use]
    pub fn rounds(&self) -> usize {
        let last = |row: &Row| row.cells.iter().rposition(|cell| cell.is_some_and(Cell::is_paired));
        self.rows.iter().filter_map(last).max().map_or(0, |last| last + 1)
    }

    /// The player with this number.
    #[must_use]
    pub fn row(&self, number: Number) -> Option<&Row> {
        self.index(number).and_then(|index| self.rows.get(index))
    }

    /// Where the player with this number stands in `rows`.
    #[must_use]
    pub fn index(&self, number: Number) -> Option<usize> {
        self.rows.binary_search_by_key(&number, |row| row.number).ok()
    }

    /// The table before a round, from 1; none: the round after those that were paired. What stands in the table of that
    /// round and of later ones is forgotten, but for the absences and byes of that round. Of whom nothing is written in a
    /// round that was paired, he was absent.
    ///
    /// # Errors
    /// [`NoStage`] if an earlier round is not there or not finished.
    pub fn before(&self, round: Option<usize>) -> Result<TableStage, NoStage> {
        let played = self.rounds();
        let round = round.unwrap_or(played + 1).max(1);
        if round > played + 1 {
            return Err(NoStage::Ahead { round, played });
        }
        let is_away = |row: &&Row| match row.cells.get(round - 1).copied().flatten() {
            Some(cell) => !cell.is_paired(),
            None => round <= played,
        };
        let absent = self.rows.iter().filter(is_away).map(|row| row.number).collect();
        let mut table = self.clone();
        for row in &mut table.rows {
            row.cells.truncate(round - 1);
            row.matches.truncate(round - 1);
            row.counted.truncate(round - 1);
            if let Some(open) = row.cells.iter().position(|cell| matches!(cell, Some(Cell::Open { .. }))) {
                return Err(NoStage::Unfinished { round: open + 1, number: row.number });
            }
        }
        Ok(TableStage { table, round, absent })
    }

    /// The lot as the first round tells it: those who took part in it have the colour of the first board and the other
    /// in turn, from the top.
    #[must_use]
    pub fn lot_played(&self) -> Option<Side> {
        let paired = self.rows.iter().map(|row| row.cell(1)).filter(|cell| cell.is_paired());
        paired.enumerate().find_map(|(index, cell)| {
            let colour = match cell {
                Cell::Game { colour, .. } => Some(colour),
                Cell::Forfeit { colour, .. } | Cell::Open { colour, .. } => colour,
                Cell::Bye(_) => None,
            };
            colour.map(|colour| if index % 2 == 0 { colour } else { colour.other() })
        })
    }
}
