use super::{Chance, NoMate, WrittenMove};
use golos_rules::chess::{self, CanMate, MATE_BUDGET, Proof};
use golos_rules::{Move, Position, Side};

/// A search that is due: whether a side can mate in the position on the board by any series of legal moves (CH-6.9,
/// CH-7.5.5, CH-18.8), or whether neither can (CH-5.2.2).
///
/// It may take seconds, and nobody at the board waits for it: it knows nothing of the game, goes to any thread, and its
/// answer comes back as [`Request::Searched`](super::Request::Searched). It ends by itself, for it examines so many positions
/// and no more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Search {
    pub(super) position: chess::Position,
    pub(super) question: Question,
}

/// What is searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// Whether this side can mate.
    Mate(Side),
    /// Whether the position is dead: neither side can mate.
    Dead {
        /// An earlier position that is not.
        alive: Option<chess::Position>,
    },
}

impl Search {
    /// The side that has to be able to mate. `None` if the question is whether either can.
    #[must_use]
    pub const fn side(&self) -> Option<Side> {
        match self.question {
            Question::Mate(side) => Some(side),
            Question::Dead { .. } => None,
        }
    }

    /// The position that is searched.
    #[must_use]
    pub const fn position(&self) -> &chess::Position {
        &self.position
    }

    /// Searches; of a mate that is found the moves are kept, so that anybody can play them out.
    #[must_use]
    pub fn run(&self) -> Chance {
        match &self.question {
            Question::Mate(side) => self.mate(*side),
            Question::Dead { alive: Some(alive) } if self.position.can_return_to(alive) => Chance::Can(Vec::new()),
            Question::Dead { .. } => self.mate_by_either(),
        }
    }

    fn mate(&self, side: Side) -> Chance {
        let search = self.position.can_mate(side, MATE_BUDGET);
        match search.answer {
            CanMate::No(proof) => Chance::Cannot(NoMate::by(proof, search.positions)),
            CanMate::Undetermined => Chance::Undetermined,
            CanMate::Yes(line) => {
                let mut board = Position::Chess(self.position);
                let written = line.into_iter().map_while(|mv| {
                    let (written, after) = WrittenMove::of(&board, Move::Chess(mv))?;
                    board = after;
                    Some(written)
                });
                Chance::Can(written.collect())
            }
        }
    }

    /// The chance of either side: that it cannot only where neither can.
    fn mate_by_either(&self) -> Chance {
        let mut sum = 0u32;
        let mut is_open = false;
        for side in Side::BOTH {
            let search = self.position.can_mate(side, MATE_BUDGET);
            match search.answer {
                CanMate::Yes(_) => return Chance::Can(Vec::new()),
                CanMate::Undetermined => is_open = true,
                CanMate::No(_) => sum = sum.saturating_add(search.positions),
            }
        }
        if is_open { Chance::Undetermined } else { Chance::Cannot(NoMate::Exhausted { positions: sum }) }
    }
}

impl NoMate {
    pub(super) const fn by(proof: Proof, positions: u32) -> NoMate {
        match proof {
            Proof::Material => NoMate::Material,
            Proof::Barrier => NoMate::Barrier,
            Proof::Exhausted => NoMate::Exhausted { positions },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> chess::Position {
        chess::Position::from_fen(chess::StartPosition::Standard, text).unwrap()
    }

    #[test]
    fn a_search_goes_to_another_thread() {
        let search =
            Search { position: position("7k/8/6K1/8/8/5Q2/8/8 w - - 0 1"), question: Question::Mate(Side::White) };
        let chance = std::thread::spawn(move || search.run()).join().unwrap();
        assert!(matches!(chance, Chance::Can(line) if line.len() == 1));
    }

    #[test]
    fn ch_5_2_2_a_position_is_dead_if_the_only_moves_lead_to_bare_kings() {
        let dead = |text| Search { position: position(text), question: Question::Dead { alive: None } }.run();
        assert!(matches!(dead("8/8/8/8/3k4/8/1r6/K7 w - - 0 1"), Chance::Cannot(NoMate::Exhausted { .. })));
        assert!(matches!(dead("8/8/8/8/3k4/8/2r5/K7 w - - 0 1"), Chance::Can(_)));
    }
}
