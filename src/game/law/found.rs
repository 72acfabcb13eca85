//! The position on the table, where it is not that of the record.

use crate::{FoundPiece, Refusal, State};
use golos_rules::chess::Role;
use golos_rules::{Position, Side};

impl State {
    /// The position that stands on the table, by what is otherwise there than in the record.
    ///
    /// # Errors
    /// Why nothing can be taken as it stands now: no game in play, a move under way, a claim under check, no such place, or
    /// a board that could not be.
    pub fn as_found(&self, found: &[FoundPiece]) -> Result<Position, Refusal> {
        let mut position = self.play.position;
        for FoundPiece { place, piece } in found {
            let at = position.place_named(place).ok_or_else(|| Refusal::NoPlace(place.clone()))?;
            position = position.with_piece(at, *piece);
            if position.piece_on(at) != *piece {
                return Err(Refusal::NoPlace(place.clone()));
            }
        }
        let position = position.with_turn(self.play.position.turn());
        // As it is written and read again.
        let read = self.setup.rules.variant.read_fen(&position.fen()).map_err(|_| Refusal::NoSuchBoard)?;
        self.expect_found(&read)?;
        Ok(read)
    }

    /// Whether the position can be taken for that on the table.
    ///
    /// # Errors
    /// As above.
    pub(crate) fn expect_found(&self, position: &Position) -> Result<(), Refusal> {
        self.expect_started()?;
        if self.play.under_way.made.is_some() || !self.play.amends.is_empty() {
            return Err(Refusal::PressFirst);
        }
        self.expect_no_claim()?;
        if self.play.regulation.is_some() {
            return Err(Refusal::InOpening);
        }
        if self.envelope.is_some() {
            return Err(Refusal::Adjourned);
        }
        let has_king = |side: Side| {
            position.chess().is_none_or(|board| board.pieces(side).filter(|&(_, role)| role == Role::King).count() == 1)
        };
        if position.turn() != self.play.position.turn() || !Side::BOTH.into_iter().all(has_king) {
            return Err(Refusal::NoSuchBoard);
        }
        if *position == self.play.position { Err(Refusal::SameBoard) } else { Ok(()) }
    }
}
