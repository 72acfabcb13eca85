use super::{Chance, NoMate, WrittenMove};
use golos_rules::chess::{self, CanMate, MATE_BUDGET, Proof};
use golos_rules::{Move, Position, Side};

/// A search that is due: whether a side can mate in the position on the board by any series of legal moves (CH-6.9,
/// CH-7.5.5, CH-18.8).
///
/// It may take seconds, and nobody at the board waits for it: it knows nothing of the game, goes to any thread, and its
/// answer comes back as [`Request::Searched`](super::Request::Searched). It ends by itself, for it looks at so many positions and
/// no more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Search {
    pub(super) position: chess::Position,
    pub(super) side: Side,
}

impl Search {
    /// The side that has to be able to mate.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Searches; of a mate that is found the moves are kept, so that anybody can play them out.
    #[must_use]
    pub fn run(&self) -> Chance {
        let search = self.position.can_mate(self.side, MATE_BUDGET);
        match search.answer {
            CanMate::No(Proof::Material) => Chance::Cannot(NoMate::Material),
            CanMate::No(Proof::Barrier) => Chance::Cannot(NoMate::Barrier),
            CanMate::No(Proof::Exhausted) => Chance::Cannot(NoMate::Exhausted { positions: search.positions }),
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_goes_to_another_thread() {
        let position =
            chess::Position::from_fen(chess::StartPosition::Standard, "7k/8/6K1/8/8/5Q2/8/8 w - - 0 1").unwrap();
        let search = Search { position, side: Side::White };
        let chance = std::thread::spawn(move || search.run()).join().unwrap();
        assert!(matches!(chance, Chance::Can(line) if line.len() == 1));
    }
}
