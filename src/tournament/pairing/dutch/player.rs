//! What the Dutch system knows of a player (C.04.3 art. 1).

use crate::crosstable::{Cell, Number, Points, Row, TableStage};
use golos_rules::Side;

/// How much a colour is wanted (art. 1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    None,
    Mild,
    Strong,
    Absolute,
}

/// A float (art. 1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Drift {
    None,
    Down,
    Up,
}

/// A player in the order of article 1.2.
#[derive(Clone, Debug)]
pub(super) struct RankedPlayer {
    pub number: Number,
    /// The number for pairing, from 1: those who never took part have none.
    pub rank: usize,
    /// With virtual points.
    pub score: Points,
    /// Without.
    pub points: Points,
    pub colours: Vec<Side>,
    /// Games with White less games with Black.
    pub balance: i32,
    pub wish: Option<Side>,
    pub strength: Strength,
    /// The colour of the last two games, if it is one.
    pub repeated: Option<Side>,
    /// One round ago, two rounds ago.
    pub drifts: [Drift; 2],
    pub unplayed: usize,
    /// Whether he may be the odd one (C2).
    pub can_bye: bool,
    /// More than half of the points when the last round is paired (art. 1.8).
    pub top: bool,
    pub met: Vec<Number>,
}

impl RankedPlayer {
    /// Whether the colours differ by more than one.
    pub fn is_unbalanced(&self) -> bool {
        self.balance.abs() > 1
    }
}

/// Those to be paired, in the order of article 1.2.
pub(super) fn players(stage: &TableStage) -> Vec<RankedPlayer> {
    let rounds = stage.round - 1;
    let takes_part = |row: &&Row| !stage.absent.contains(&row.number) || row.cells(rounds).any(Cell::is_paired);
    let ranked = stage.table.rows.iter().filter(takes_part).enumerate();
    let present = ranked.filter(|(_, row)| !stage.absent.contains(&row.number));
    let mut players: Vec<RankedPlayer> = present.map(|(index, row)| player(stage, row, index + 1)).collect();
    players.sort_by_key(|player| (std::cmp::Reverse(player.score), player.rank));
    players
}

fn player(stage: &TableStage, row: &Row, rank: usize) -> RankedPlayer {
    let (scale, rounds) = (&stage.table.scale, stage.round - 1);
    let colours: Vec<Side> = row.games(rounds).map(|game| game.1).collect();
    let whites = colours.iter().filter(|&&colour| colour == Side::White).count();
    let balance = i32::try_from(2 * whites).unwrap_or(0) - i32::try_from(colours.len()).unwrap_or(0);
    let last = colours.last().copied();
    let repeated = last.filter(|last| colours.len() > 1 && colours[colours.len() - 2] == *last);
    let lighter = if balance > 0 { Side::Black } else { Side::White };
    let (wish, strength) = if balance.abs() > 1 {
        (Some(lighter), Strength::Absolute)
    } else if let Some(repeated) = repeated {
        (Some(repeated.other()), Strength::Absolute)
    } else if balance != 0 {
        (Some(lighter), Strength::Strong)
    } else {
        (last.map(Side::other), if last.is_some() { Strength::Mild } else { Strength::None })
    };
    let points = row.points(scale, rounds);
    let score = points + row.virtual_points(stage.round);
    let best = if scale.win > scale.draw { scale.win } else { scale.draw };
    let is_last = stage.table.planned.is_some_and(|planned| stage.round >= planned);
    let win = scale.win;
    let had_plus = |cell: Cell| {
        cell == Cell::Bye(crate::crosstable::Bye::Allocated)
            || !matches!(cell, Cell::Game { .. }) && scale.points(cell) >= win
    };
    RankedPlayer {
        number: row.number,
        rank,
        score,
        points,
        balance,
        wish,
        strength,
        repeated,
        drifts: [drift(stage, row, 1), drift(stage, row, 2)],
        unplayed: rounds - colours.len(),
        can_bye: !row.cells(rounds).any(had_plus),
        top: is_last && score.in_tenths() > best.times(rounds).in_tenths() / 2,
        met: row.games(rounds).map(|game| game.0).collect(),
        colours,
    }
}

/// The float so many rounds ago (art. 1.4.2–1.4.4).
fn drift(stage: &TableStage, row: &Row, back: usize) -> Drift {
    let Some(round) = stage.round.checked_sub(back).filter(|&round| round > 0) else { return Drift::None };
    let scale = &stage.table.scale;
    let cell = row.cell(round);
    let Cell::Game { opponent, .. } = cell else {
        return if scale.points(cell) > scale.loss { Drift::Down } else { Drift::None };
    };
    let score = |row: &Row| row.points(scale, round - 1) + row.virtual_points(round);
    match stage.table.row(opponent).map(|other| score(row).cmp(&score(other))) {
        Some(std::cmp::Ordering::Greater) => Drift::Down,
        Some(std::cmp::Ordering::Less) => Drift::Up,
        _ => Drift::None,
    }
}
