//! The criteria of article 2 as levels of a weight: the first level that differs decides.

use std::collections::BTreeMap;

use super::player::{Drift, RankedPlayer, Strength};
use crate::crosstable::Points;

/// A criterion of a pair; `class` tells scores apart, the highest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    /// C4, C5: all are paired, but for one who may be the odd one.
    Completion,
    /// C6.
    Pairs,
    /// C7.
    Scores {
        class: usize,
    },
    /// C8: as C6 in the next bracket.
    NextPairs,
    /// C8: as C7 in the next bracket.
    NextScores {
        class: usize,
    },
    /// C9.
    Unplayed,
    /// C10.
    Difference,
    /// C11.
    Run,
    /// C12.
    Wish,
    /// C13.
    StrongWish,
    /// C14, C15, then C16, C17: floats `back` rounds ago.
    ResidentDown {
        back: usize,
    },
    OpponentUp {
        back: usize,
    },
    /// C18, C19, then C20, C21.
    DownScores {
        back: usize,
        class: usize,
    },
    UpScores {
        back: usize,
        class: usize,
    },
    /// The order of candidates (art. 4), by step.
    Order {
        step: usize,
    },
}

/// Where a pair would be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Site {
    /// In the bracket that is paired.
    Here,
    /// With a player of the next score.
    Next,
    /// Further down.
    Below,
}

/// A bracket as the criteria see it.
pub(super) struct BracketView<'p> {
    pub players: &'p [RankedPlayer],
    /// The score of the residents.
    pub score: Points,
    /// The scores of those who moved down and of the residents, the highest first.
    pub classes: Vec<Points>,
    /// The highest score that the odd one may have; none in an even field.
    pub bye_score: Option<Points>,
    /// Whether C4 and C5 are part of the weight.
    pub completes: bool,
    /// Whether C9 holds: the only one who floats will be the odd one.
    pub counts_unplayed: bool,
}

/// Values by level.
pub(super) type Values = Vec<(Level, i64)>;

impl BracketView<'_> {
    fn class(&self, player: usize) -> usize {
        let score = self.players[player].score;
        self.classes.iter().position(|&class| class == score).unwrap_or(self.classes.len())
    }

    fn is_moved_down(&self, player: usize) -> bool {
        self.players[player].score > self.score
    }

    /// Whether he could be the odd one.
    pub fn is_candidate(&self, player: usize) -> bool {
        let player = &self.players[player];
        self.bye_score.is_some_and(|score| player.can_bye && player.score <= score)
    }

    /// What a pair is worth, the higher one first.
    pub fn values(&self, one: usize, two: usize, site: Site, values: &mut Values) {
        if self.completes {
            let missing = [one, two].into_iter().filter(|&player| !self.is_candidate(player)).count();
            let missing = if self.bye_score.is_some() { missing } else { 0 };
            values.push((Level::Completion, 1 + i64::try_from(missing).unwrap_or(0)));
        }
        if self.counts_unplayed {
            let counted = |player: usize| {
                let player = &self.players[player];
                if Some(player.score) == self.bye_score { i64::try_from(player.unplayed).unwrap_or(0) } else { 0 }
            };
            values.push((Level::Unplayed, counted(one) + counted(two)));
        }
        match site {
            Site::Here => self.here(one, two, values),
            Site::Next => {
                values.push((Level::NextPairs, 1));
                values.push((Level::NextScores { class: self.class(one) }, 1));
            }
            Site::Below => {}
        }
    }

    fn here(&self, one: usize, two: usize, values: &mut Values) {
        let (higher, lower) = (&self.players[one], &self.players[two]);
        let moved = self.is_moved_down(one);
        values.push((Level::Pairs, 1));
        if moved {
            values.push((Level::Scores { class: self.class(one) }, 1));
        }
        let fine = |fine: bool| i64::from(fine);
        values.push((Level::Difference, fine(!difference(higher, lower))));
        values.push((Level::Run, fine(!run(higher, lower))));
        values.push((Level::Wish, fine(!same_wish(higher, lower))));
        values.push((Level::StrongWish, fine(!strong_wish(higher, lower))));
        for back in 0..2 {
            let down = |player: &RankedPlayer| i64::from(player.drifts[back] == Drift::Down);
            let residents = down(lower) + if moved { 0 } else { down(higher) };
            values.push((Level::ResidentDown { back }, residents));
            let repeats = moved && lower.drifts[back] == Drift::Up;
            values.push((Level::OpponentUp { back }, fine(!repeats)));
            if moved {
                let class = self.class(one);
                values.push((Level::DownScores { back, class }, down(higher)));
                values.push((Level::UpScores { back, class }, fine(!repeats)));
            }
        }
    }

    /// Whether a pair breaks none of the criteria on colours and floats; the floats of those who stay are not looked at.
    pub fn is_perfect(&self, one: usize, two: usize) -> bool {
        let (higher, lower) = (&self.players[one], &self.players[two]);
        !difference(higher, lower) && !run(higher, lower) && !same_wish(higher, lower) && !strong_wish(higher, lower)
    }
}

/// The place of a level: C14 to C17 go by round first, and so do C18 to C21.
pub(super) fn rank(level: Level) -> (usize, usize, usize) {
    match level {
        Level::Completion => (0, 0, 0),
        Level::Pairs => (1, 0, 0),
        Level::Scores { class } => (2, class, 0),
        Level::NextPairs => (3, 0, 0),
        Level::NextScores { class } => (4, class, 0),
        Level::Unplayed => (5, 0, 0),
        Level::Difference => (6, 0, 0),
        Level::Run => (7, 0, 0),
        Level::Wish => (8, 0, 0),
        Level::StrongWish => (9, 0, 0),
        Level::ResidentDown { back } => (10 + 2 * back, 0, 0),
        Level::OpponentUp { back } => (11 + 2 * back, 0, 0),
        Level::DownScores { back, class } => (14 + 2 * back, class, 0),
        Level::UpScores { back, class } => (15 + 2 * back, class, 0),
        Level::Order { step } => (20, step, 0),
    }
}

fn same_wish(one: &RankedPlayer, two: &RankedPlayer) -> bool {
    one.wish.is_some() && one.wish == two.wish
}

/// Somebody would get a difference of more than two (C10).
fn difference(one: &RankedPlayer, two: &RankedPlayer) -> bool {
    same_wish(one, two) && one.is_unbalanced() && two.is_unbalanced()
}

/// Somebody would get a colour three times in a row (C11).
fn run(one: &RankedPlayer, two: &RankedPlayer) -> bool {
    if !same_wish(one, two) || one.strength != Strength::Absolute || two.strength != Strength::Absolute {
        return false;
    }
    let (wide, narrow) = if one.balance.abs() > two.balance.abs() { (one, two) } else { (two, one) };
    if wide.balance.abs() == narrow.balance.abs() {
        one.repeated.is_some() && one.repeated == two.repeated
    } else {
        narrow.repeated.is_some() && narrow.repeated == narrow.wish.map(golos_rules::Side::other)
    }
}

/// Somebody would not get a colour that he wants strongly (C13).
fn strong_wish(one: &RankedPlayer, two: &RankedPlayer) -> bool {
    let both_absolute = one.strength == Strength::Absolute && two.strength == Strength::Absolute;
    same_wish(one, two) && one.strength >= Strength::Strong && two.strength >= Strength::Strong && !both_absolute
}

/// Which bits belong to which level.
pub(super) struct Layout {
    offsets: BTreeMap<(usize, usize, usize), usize>,
    pub bits: usize,
}

impl Layout {
    /// Room for what can come together; levels that cannot part any two matchings have none. The edges of a first player
    /// stand together.
    pub fn new(edges: &[(usize, usize, Values)], pairs_here: usize) -> Layout {
        #[derive(Default)]
        struct Seen {
            /// The first player whose greatest value is the latest part of the sum.
            of: usize,
            greatest: i64,
            /// Of the greatest values of the first players.
            most: i64,
            ones: usize,
            others: usize,
        }
        let mut seen: BTreeMap<(usize, usize, usize), Seen> = BTreeMap::new();
        for (one, _, values) in edges {
            let here = values.iter().any(|(level, _)| *level == Level::Pairs);
            for &(level, value) in values.iter().filter(|(_, value)| *value != 0) {
                let seen = seen.entry(rank(level)).or_default();
                let before = if seen.of == *one { seen.greatest } else { 0 };
                (seen.of, seen.greatest) = (*one, before.max(value.abs()));
                seen.most += seen.greatest - before;
                if here && value == 1 { seen.ones += 1 } else { seen.others += 1 }
            }
        }
        let mut layout = Layout { offsets: BTreeMap::new(), bits: 0 };
        let pairs = rank(Level::Pairs);
        for (level, seen) in seen.iter().rev() {
            let constant = seen.ones == pairs_here && seen.others == 0;
            if constant && *level > pairs && *level < rank(Level::Order { step: 0 }) {
                continue;
            }
            layout.offsets.insert(*level, layout.bits);
            layout.bits += usize::try_from(64 - seen.most.leading_zeros()).unwrap_or(64);
        }
        layout
    }

    /// Where a level begins; none: it parts nothing.
    pub fn offset(&self, level: Level) -> Option<usize> {
        self.offsets.get(&rank(level)).copied()
    }
}
