//! The letters of both players against each other: where their records part.

use golos_rules::Side;

use super::{Day, Past, State};

/// Something that two records of one game have otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parting {
    /// They are records of different games: code, players, game, edition or start.
    Game,
    /// A move, by its place from 0: what each has there; `None` if it has none.
    Move { half_move: usize, one: Option<String>, other: Option<String> },
    /// The dispatch of a letter, by its place among those with moves of its writer, from 1.
    Sent { by: Side, letter: u32, one: Day, other: Day },
    /// Days charged for a letter.
    Days { by: Side, letter: u32, one: u32, other: u32 },
    /// Breaks that count: the first that the records have otherwise, its first and last day in each.
    Break { by: Side, one: Option<(Day, Day)>, other: Option<(Day, Day)> },
    /// The total of a side.
    Total { side: Side, one: u32, other: u32 },
}

/// Compares two records of one game, in the order of the letters.
#[must_use]
pub fn compare(one: &State, other: &State) -> Vec<Parting> {
    let (a, b) = (one.setup(), other.setup());
    let same = (&a.code, &a.names, a.game, &a.edition, a.start, &a.position)
        == (&b.code, &b.names, b.game, &b.edition, b.start, &b.position);
    if !same {
        return vec![Parting::Game];
    }
    let mut all = Vec::new();
    let length = one.made().len().max(other.made().len());
    let differing = (0..length).find(|&place| one.made().get(place) != other.made().get(place));
    if let Some(half_move) = differing {
        let made = |state: &State| state.made().get(half_move).cloned();
        all.push(Parting::Move { half_move, one: made(one), other: made(other) });
    }
    for by in Side::BOTH {
        let pairs = with_moves(one, by).into_iter().zip(with_moves(other, by));
        for ((mine, theirs), letter) in pairs.zip(1..) {
            if let (Some(one), Some(other)) = (mine.outcome.sent, theirs.outcome.sent)
                && one != other
            {
                all.push(Parting::Sent { by, letter, one, other });
            }
            if mine.outcome.days != theirs.outcome.days {
                let (one, other) = (mine.outcome.days, theirs.outcome.days);
                all.push(Parting::Days { by, letter, one, other });
            }
        }
        let (mine, theirs) = (breaks(one, by), breaks(other, by));
        let place = (0..mine.len().max(theirs.len())).find(|&place| mine.get(place) != theirs.get(place));
        all.extend(place.map(|place| Parting::Break {
            by,
            one: mine.get(place).copied(),
            other: theirs.get(place).copied(),
        }));
        let (one, other) = (one.totals()[by], other.totals()[by]);
        // A record that ends earlier has other totals by nature.
        if one != other && differing.is_none() {
            all.push(Parting::Total { side: by, one, other });
        }
    }
    all
}

fn breaks(state: &State, by: Side) -> Vec<(Day, Day)> {
    state.breaks().iter().filter(|it| it.by == by).filter_map(|it| it.valid).collect()
}

fn with_moves(state: &State, by: Side) -> Vec<&Past> {
    state.letters().iter().filter(|past| past.letter.by == by && !past.outcome.made.is_empty()).collect()
}
