//! Which pieces a chess problem may have (CH-46.2).

use golos_rules::Side;
use golos_rules::chess::{Position, Role};

/// A side that has a piece which only promotion can have brought: more than one queen, two rooks, two knights, or a bishop on
/// squares of each colour. `None` if neither has. Other pieces are a matter of [`Position::impossible`].
#[must_use]
pub fn promoted(position: &Position) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| {
        let count = |role: Role| position.pieces(side).filter(|(_, other)| *other == role).count();
        let bishops = |is_light: bool| {
            let stands = position.pieces(side).filter(|(_, role)| *role == Role::Bishop);
            stands.filter(|(square, _)| square.is_light() == is_light).count()
        };
        count(Role::Queen) > 1
            || count(Role::Rook) > 2
            || count(Role::Knight) > 2
            || bishops(true) > 1
            || bishops(false) > 1
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::chess::StartPosition;

    #[test]
    fn ch_46_2_no_piece_is_promoted() {
        let of = |fen| promoted(&Position::from_fen(StartPosition::Standard, fen).unwrap());
        assert_eq!(of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), None);
        assert_eq!(of("4k3/8/8/8/8/8/8/B1B1K3 w - - 0 1"), Some(Side::White));
        assert_eq!(of("4k3/8/8/q1q5/8/8/8/4K3 w - - 0 1"), Some(Side::Black));
    }
}
