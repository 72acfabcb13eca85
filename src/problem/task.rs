//! What is to be achieved in a composition of draughts.

use golos_endings::{Board, Game};

/// What the side to move is to achieve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// To win.
    Win,
    /// Not to lose.
    Draw,
    /// To leave the other side without a move while pieces of it stand. `None`: any number of them.
    Block(Option<Blocked>),
}

/// The pieces that are to be blocked: these and no others stand (R-11.2.8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blocked {
    pub men: u8,
    pub kings: u8,
}

impl Task {
    /// Whether the side that is to move at first attacks: it has to reach something. In a task of a draw its opponent has.
    #[must_use]
    pub const fn attacks(self) -> bool {
        !matches!(self, Task::Draw)
    }
}

/// The end that the attacker has to reach, against every defence and in finitely many moves. Play without end is none: the
/// counts of a game do not run in a composition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    Win,
    Block(Option<Blocked>),
}

impl Goal {
    pub const fn of(task: Task) -> Goal {
        match task {
            Task::Win | Task::Draw => Goal::Win,
            Task::Block(blocked) => Goal::Block(blocked),
        }
    }

    /// Whether a position in which the side to move has no move is what the attacker wants.
    pub fn is_reached(self, game: Game, board: &Board, is_attacker: bool) -> bool {
        match self {
            // In giveaway a side without a move has won.
            Goal::Win => is_attacker == (game == Game::Giveaway),
            Goal::Block(blocked) => {
                let forces = board.forces();
                let is_meant = |blocked: Blocked| (blocked.men, blocked.kings) == (forces.own_men, forces.own_kings);
                !is_attacker && forces.own() > 0 && blocked.is_none_or(is_meant)
            }
        }
    }
}
