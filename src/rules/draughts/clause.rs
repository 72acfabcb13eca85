//! The draw clauses as data, and the counters that they set going.

use serde::{Deserialize, Serialize};

use super::{Position, Squares};
use crate::{BySide, Side};

/// A draw clause: so many moves in such an ending without a win make a draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// The name in journals; `clause-` and this name is the wording key.
    pub id: String,
    pub article: String,
    pub when: Material,
    pub since: Since,
    pub whose: Whose,
    /// How many moves; none: such an ending is drawn at once (U-III.5.2).
    pub moves: u32,
    /// The clause does not hold where a win can be shown: a person decides.
    #[serde(default)]
    pub unless_win: bool,
    /// The article by which rapid and blitz without increment do not play the ending out at all.
    #[serde(default)]
    pub at_once: Option<String>,
    /// The clause speaks only of endings that none of the others speaks of (U-III.5.5).
    #[serde(default)]
    pub otherwise: bool,
}

/// Least and greatest number, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Span(pub u32, pub u32);

impl Span {
    const fn has(self, n: u32) -> bool {
        self.0 <= n && n <= self.1
    }
}

/// The ending that a clause speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Material {
    /// One side has a lone king; the stronger side has so many kings, men, pieces together.
    LoneKing { kings: Span, men: Span, total: Span, road: Road },
    /// Both sides have kings; so many pieces on the board.
    BothKings { total: Span },
    /// So many pieces on the board.
    Pieces { total: Span },
}

/// Who must hold the great road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Road {
    Any,
    /// A king of the stronger side stands on it and the lone king does not.
    Stronger,
    /// The lone king stands on it and no piece of the stronger side does.
    Lone,
    /// The lone king stands on it, whoever else does.
    LoneOn,
    /// The lone king does not stand on it.
    LoneOff,
}

/// From when on moves are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Since {
    /// Since the balance of forces arose: no capture, no promotion.
    Balance,
    /// Since the whole condition holds without a break.
    Condition,
    /// Since the first of the moves by kings only, without a capture.
    KingMoves,
}

/// Whose moves are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whose {
    /// Those of the side that must win.
    Stronger,
    /// Full moves: one of each side.
    Both,
}

impl Material {
    /// The sides that may play for a win: with a king against a king either. Where the clause names none, White stands
    /// for both. Empty if the forces do not fit.
    fn stronger(self, position: &Position) -> impl Iterator<Item = Side> {
        let number = |pieces: Squares| u32::try_from(pieces.len()).unwrap_or(u32::MAX);
        let kings = Side::BOTH.map(|side| number(position.kings(side)));
        let men = Side::BOTH.map(|side| number(position.men(side)));
        let total: u32 = kings.iter().chain(&men).sum();
        let fits = move |side: Side| {
            let [own, other] = if side == Side::White { [0, 1] } else { [1, 0] };
            match self {
                Material::LoneKing { kings: k, men: m, total: t, .. } => {
                    let (own_kings, own_men) = (kings[own], men[own]);
                    let is_lone = kings[other] == 1 && men[other] == 0;
                    is_lone && k.has(own_kings) && m.has(own_men) && t.has(own_kings + own_men)
                }
                Material::BothKings { total: t } => {
                    side == Side::White && t.has(total) && kings.iter().all(|&kings| kings > 0)
                }
                Material::Pieces { total: t } => side == Side::White && t.has(total),
            }
        };
        Side::BOTH.into_iter().filter(move |&side| fits(side))
    }

    fn fits(self, position: &Position) -> bool {
        self.stronger(position).next().is_some()
    }

    fn road_held(self, position: &Position, stronger: Side) -> bool {
        let Material::LoneKing { road, .. } = self else { return true };
        let on_road = |pieces: Squares| pieces.into_iter().any(|square| position.geometry().is_great_road(square));
        let lone = on_road(position.kings(stronger.other()));
        match road {
            Road::Any => true,
            Road::Stronger => !lone && on_road(position.kings(stronger)),
            Road::Lone => lone && !on_road(position.pieces(stronger)),
            Road::LoneOn => lone,
            Road::LoneOff => !lone,
        }
    }

    fn holds(self, position: &Position) -> bool {
        self.stronger(position).any(|side| self.road_held(position, side))
    }
}

/// How surely a count can run with the forces on the board, wherever they stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bearing {
    /// The clause does not speak of these forces.
    None,
    /// Where they stand decides it: on the main road, or in an ending that a closer clause speaks of.
    Perhaps,
    /// It runs in every position with these forces.
    Sure,
}

/// The counters of all clauses of a rule set, running in parallel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClauseTracker {
    /// Moves that each side made since the count began; none while it does not run.
    tallies: Vec<Option<BySide<u32>>>,
}

impl ClauseTracker {
    /// The counters at the start of play from `position`.
    #[must_use]
    pub fn start(clauses: &[Clause], position: &Position) -> ClauseTracker {
        let tallies = clauses.iter().map(|clause| clause.begin(clauses, position)).collect();
        ClauseTracker { tallies }
    }

    /// Counts the move that led from `before` to `after`. It need not have been lawful.
    pub fn step(&mut self, clauses: &[Clause], before: &Position, after: &Position) {
        let mover = before.turn();
        let change = Change::between(before, after);
        for (tally, clause) in self.tallies.iter_mut().zip(clauses) {
            *tally = clause.step(clauses, *tally, mover, change, after);
        }
    }

    /// How many moves of the clause at `index` have been made in `position`, in the clause's own unit.
    #[must_use]
    pub fn counted(&self, clauses: &[Clause], index: usize, position: &Position) -> Option<u32> {
        let clause = clauses.get(index)?;
        let tally = (*self.tallies.get(index)?)?;
        // Three kings that are not on the main road are counted, but not for a draw (R-6.1.8.3).
        if !clause.holds(clauses, position) {
            return None;
        }
        match clause.whose {
            Whose::Stronger => clause.when.stronger(position).map(|side| tally[side]).max(),
            Whose::Both => clause.when.fits(position).then_some((tally.white + tally.black) / 2),
        }
    }

    /// The moves that each side has made since the count of the clause at `index` began; none if it does not run.
    #[must_use]
    pub fn made(&self, index: usize) -> Option<BySide<u32>> {
        *self.tallies.get(index)?
    }

    /// Whether the clause at `index` is reached in `position` when `limit` moves are asked for.
    #[must_use]
    pub fn reached(&self, clauses: &[Clause], index: usize, position: &Position, limit: u32) -> bool {
        self.counted(clauses, index, position).is_some_and(|counted| counted >= limit)
    }
}

/// What a move did to the forces, read off the board, so that unlawful moves count as well.
#[derive(Clone, Copy)]
struct Change {
    balance: bool,
    men_moved: bool,
}

impl Change {
    fn between(before: &Position, after: &Position) -> Change {
        let forces =
            |position: &Position| Side::BOTH.map(|side| (position.men(side).len(), position.kings(side).len()));
        Change {
            balance: forces(before) != forces(after),
            men_moved: Side::BOTH.into_iter().any(|side| before.men(side) != after.men(side)),
        }
    }
}

impl Clause {
    /// Whether this clause, and no closer one, speaks of the ending.
    fn is_apt(&self, clauses: &[Clause], position: &Position) -> bool {
        !self.otherwise || !clauses.iter().any(|other| !other.otherwise && other.when.holds(position))
    }

    /// Whether it speaks of this position, and its whole condition holds in it: the road, too.
    fn holds(&self, clauses: &[Clause], position: &Position) -> bool {
        self.when.holds(position) && self.is_apt(clauses, position)
    }

    fn begin(&self, clauses: &[Clause], position: &Position) -> Option<BySide<u32>> {
        (self.since != Since::KingMoves && self.fits(clauses, position)).then(BySide::default)
    }

    /// Whether the count may run in the position, one of those that `clauses` speak of.
    #[must_use]
    pub fn fits(&self, clauses: &[Clause], position: &Position) -> bool {
        let fits = match self.since {
            Since::Condition => self.when.holds(position),
            Since::Balance | Since::KingMoves => self.when.fits(position),
        };
        fits && self.is_apt(clauses, position)
    }

    /// How surely the count can run with the forces of `position`.
    #[must_use]
    pub fn bearing(&self, clauses: &[Clause], position: &Position) -> Bearing {
        let asks_road = matches!(self.when, Material::LoneKing { road, .. } if road != Road::Any);
        let is_closer = |other: &Clause| !other.otherwise && other.when.fits(position);
        if !self.when.fits(position) {
            Bearing::None
        } else if asks_road || self.since == Since::Condition || self.otherwise && clauses.iter().any(is_closer) {
            Bearing::Perhaps
        } else {
            Bearing::Sure
        }
    }

    fn step(
        &self,
        clauses: &[Clause],
        tally: Option<BySide<u32>>,
        mover: Side,
        change: Change,
        after: &Position,
    ) -> Option<BySide<u32>> {
        let kings_only = !change.balance && !change.men_moved;
        match (self.since, tally) {
            _ if !self.fits(clauses, after) => None,
            (Since::KingMoves, _) if !kings_only => None,
            (Since::KingMoves, None) => Some(count(BySide::default(), mover)),
            (Since::Balance, _) if change.balance => Some(BySide::default()),
            (_, None) => Some(BySide::default()),
            (_, Some(tally)) => Some(count(tally, mover)),
        }
    }
}

fn count(mut tally: BySide<u32>, mover: Side) -> BySide<u32> {
    tally[mover] = tally[mover].saturating_add(1);
    tally
}
