//! Whether play can come back to where it was.

use shakmaty::Bitboard;

use super::position::Position;

impl Position {
    /// Whether play can come back to the position one ply ago: the opponent moves a piece, and both move theirs back. What
    /// was possible there is possible here, then.
    ///
    /// ```
    /// use golos_rules::chess::{Letters, Position};
    ///
    /// let start = Position::start();
    /// let play = |text: &str| {
    ///     let mv = start.legal_moves().into_iter().find(|mv| start.long(*mv, Letters::Latin) == text).unwrap();
    ///     start.play(mv).unwrap()
    /// };
    /// assert!(play("Ng1-f3").can_return_to(&start));
    /// assert!(!play("e2-e4").can_return_to(&start));
    /// ```
    #[must_use]
    pub fn can_return_to(&self, earlier: &Position) -> bool {
        let (before, now) = (earlier.board.occupied(), self.board.occupied());
        let squares = |set: Bitboard| set.single_square();
        let (Some(from), Some(to)) = (squares(before & !now), squares(now & !before)) else { return false };
        let quiet = self.legal_moves().into_iter().filter(|mv| !mv.is_zeroing() && mv.wing().is_none());
        quiet.map(|mv| (mv, self.after(mv))).any(|(mv, replied)| {
            let back = replied.legal_moves().into_iter().find(|back| (back.from(), back.to()) == (to, from));
            let restored = back.map(|back| replied.after(back));
            restored.is_some_and(|restored| {
                let back = |back: &_| restored.after(*back) == *earlier;
                restored.legal_moves().iter().filter(|back| (back.from(), back.to()) == (mv.to(), mv.from())).any(back)
            })
        })
    }
}
