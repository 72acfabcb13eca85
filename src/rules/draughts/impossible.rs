use super::position::Position;
use crate::{Impossible, Side};

impl Position {
    /// Why no game leads to these pieces, whatever else is put on the board.
    #[must_use]
    pub fn impossible_placing(&self) -> Option<Impossible> {
        let most = self.variant().men_per_side();
        let has_more = |side: &Side| self.pieces(*side).len() > usize::from(most);
        let too_many = || Side::BOTH.into_iter().find(has_more).map(|side| Impossible::TooMany { side, most });
        Side::BOTH.into_iter().find_map(|side| self.uncrowned(side)).or_else(too_many)
    }

    /// Why no game leads to this position.
    #[must_use]
    pub fn impossible(&self) -> Option<Impossible> {
        let is_empty = Side::BOTH.into_iter().all(|side| self.pieces(side).is_empty());
        if is_empty { Some(Impossible::Empty) } else { self.impossible_placing() }
    }

    fn uncrowned(&self, side: Side) -> Option<Impossible> {
        let geometry = self.geometry();
        let last = self.men(side).filter(|&square| geometry.is_last_rank(square, side));
        let squares: Vec<String> = last.map(|square| geometry.name(square)).collect();
        (!squares.is_empty()).then_some(Impossible::Uncrowned { side, squares })
    }
}
