use golos_rules::{BySide, Position, Side, draughts, renju};

use crate::{Asked, Choice, Level};

/// Half-moves at the beginning of a game that are drawn by a middling level, so that no two games are alike and none is lost
/// from the beginning.
const DRAWN: usize = 4;

/// Half-moves after which a game is a draw.
const LONGEST: usize = 400;

/// Half-moves without a capture after which it is one; in renju there are no captures.
const QUIET: usize = 60;

/// Hundredths of a man by which both must hold one side to be ahead for the game to be given up.
const HOPELESS: i32 = 700;

/// A game that two levels play against each other.
#[derive(Clone, Copy)]
pub struct Contest {
    /// Where it starts.
    pub start: Position,
    pub levels: BySide<Level>,
    /// What its beginning is drawn by: games of the same opening with colours changed are a pair.
    pub opening: u64,
    /// What the moves after that are drawn by.
    pub seed: u64,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// `None` for a draw: a position comes for the third time, nothing happens for long, or the rules say so.
    pub winner: Option<Side>,
}

impl Contest {
    /// The game with this number, from 0, of a series: colours alternate, and each opening is played twice.
    #[must_use]
    pub fn of_series(start: Position, one: Level, other: Level, number: u32, seed: u64) -> Contest {
        let levels = if number.is_multiple_of(2) { BySide::new(one, other) } else { BySide::new(other, one) };
        let of_pair = seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number / 2));
        Contest { start, levels, opening: of_pair, seed: seed.wrapping_add(u64::from(number)) }
    }

    /// Plays the game; `choose` makes the moves, by [`choose`](crate::choose) as a rule. `None` if it stopped making them.
    pub fn play(&self, choose: &mut dyn FnMut(&Asked<'_>) -> Option<Choice>) -> Option<Ended> {
        let mut position = self.start;
        let mut past: Vec<Position> = Vec::new();
        let (mut quiet, mut before) = (0, None);
        while past.len() < LONGEST {
            if let Some(ended) = ended(&position, &past, quiet) {
                return Some(ended);
            }
            let is_drawn = past.len() < DRAWN;
            let level = if is_drawn { Level::ALL[3] } else { self.levels[position.turn()] };
            let seed = if is_drawn { self.opening } else { self.seed };
            let choice = choose(&Asked { position: &position, past: &past, level, seed })?;
            if choice.value >= HOPELESS && before.is_some_and(|value| value <= -HOPELESS) {
                return Some(Ended { winner: Some(position.turn()) });
            }
            before = (!is_drawn).then_some(choice.value);
            let after = position.play(&choice.mv)?;
            quiet = if after.counts() == position.counts() { quiet + 1 } else { 0 };
            past.push(position);
            position = after;
        }
        Some(Ended { winner: None })
    }
}

/// How the game has ended at a position, if it has.
fn ended(position: &Position, past: &[Position], quiet: usize) -> Option<Ended> {
    let is_repeated = past.iter().filter(|earlier| *earlier == position).count() >= 2;
    match position {
        Position::Draughts(at) if !at.has_move() => {
            let is_won = at.variant().goal() == draughts::Goal::Give;
            Some(Ended { winner: Some(if is_won { at.turn() } else { at.turn().other() }) })
        }
        Position::Chess(at) if !at.has_move() => Some(Ended { winner: at.is_check().then(|| at.turn().other()) }),
        Position::Chess(at) if at.end().is_some() => Some(Ended { winner: None }),
        Position::Renju(at) => at.end().map(|end| match end {
            renju::End::Row(win) => Ended { winner: Some(win.side) },
            renju::End::TwoPasses | renju::End::Exhausted => Ended { winner: None },
        }),
        Position::Draughts(_) | Position::Chess(_) => (is_repeated || quiet >= QUIET).then_some(Ended { winner: None }),
    }
}
