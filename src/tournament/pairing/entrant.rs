//! What pairing knows of a player.

use std::collections::BTreeSet;

use crate::crosstable::{Cell, Number, Points, Row, TableStage};
use golos_rules::Side;

/// A player who is to be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    pub number: Number,
    /// Without virtual points.
    pub points: Points,
    pub rating: Option<u16>,
    /// The colours of the games that were played; forfeits give none (R-5.4.10.2d).
    pub colours: Vec<Side>,
    /// Whoever was met in a game that was played.
    pub met: BTreeSet<Number>,
    /// Whether he had a win without play (R-5.4.10.2b).
    pub plus: bool,
    /// By round: whether he met somebody with fewer points (down) or more (up).
    pub floats: Vec<Option<Float>>,
}

/// A pair with different points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Float {
    Down,
    Up,
}

impl Entrant {
    fn new(stage: &TableStage, row: &Row) -> Entrant {
        let (scale, rounds) = (&stage.table.scale, stage.round - 1);
        let float = |round: usize| {
            let opponent = stage.table.row(row.cell(round).opponent()?)?;
            match row.points(scale, round - 1).cmp(&opponent.points(scale, round - 1)) {
                std::cmp::Ordering::Less => Some(Float::Up),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => Some(Float::Down),
            }
        };
        Entrant {
            number: row.number,
            points: row.points(scale, rounds),
            rating: row.rating,
            colours: row.games(rounds).map(|game| game.1).collect(),
            met: row.games(rounds).map(|game| game.0).collect(),
            plus: row.cells(rounds).any(Cell::is_plus),
            floats: (1..=rounds).map(float).collect(),
        }
    }

    /// Games with White less games with Black.
    #[must_use]
    pub fn balance(&self) -> i32 {
        let count = |side| self.colours.iter().filter(|&&colour| colour == side).count();
        i32::try_from(count(Side::White)).unwrap_or(i32::MAX) - i32::try_from(count(Side::Black)).unwrap_or(i32::MAX)
    }

    /// How many times.
    #[must_use]
    pub fn count(&self, side: Side) -> usize {
        self.colours.iter().filter(|&&colour| colour == side).count()
    }

    /// The colour that is due: that which he had less often, else not that of the last game.
    #[must_use]
    pub fn due(&self) -> Option<Side> {
        match self.balance() {
            0 => self.colours.last().map(|colour| colour.other()),
            more if more > 0 => Some(Side::Black),
            _ => Some(Side::White),
        }
    }

    /// The round, from 1, of the earliest float of this kind that no later one of the other kind has cancelled
    /// (U-V.15.4).
    #[must_use]
    pub fn standing(&self, kind: Float) -> Option<usize> {
        let mut open: Vec<usize> = Vec::new();
        let mut others = 0usize;
        for (index, float) in self.floats.iter().enumerate().filter_map(|(index, float)| Some((index, (*float)?))) {
            match (float == kind, open.is_empty(), others) {
                (true, _, 0) => open.push(index + 1),
                (true, ..) => others -= 1,
                (false, true, _) => others += 1,
                (false, false, _) => {
                    open.remove(0);
                }
            }
        }
        open.first().copied()
    }
}

/// Those who are to be paired, by number.
#[must_use]
pub fn entrants(stage: &TableStage) -> Vec<Entrant> {
    let present = stage.table.rows.iter().filter(|row| !stage.absent.contains(&row.number));
    present.map(|row| Entrant::new(stage, row)).collect()
}

/// Whether two may not meet in this round whatever they did.
#[must_use]
pub fn forbidden(stage: &TableStage, one: Number, two: Number) -> bool {
    let now = stage.table.forbidden.iter().filter(|rule| (rule.rounds.0..=rule.rounds.1).contains(&stage.round));
    now.into_iter().any(|rule| rule.players.contains(&one) && rule.players.contains(&two))
}
