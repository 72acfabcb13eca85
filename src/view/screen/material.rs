//! What each side has on the board, beside its clock: the pieces of draughts by number, and of chess those that the other side
//! lacks, with what they count more.

use crate::{Cell, Glyphs};
use golos_rules::chess::Role;
use golos_rules::{Kind, Side};

/// A man of draughts.
const MAN: &str = "●";

/// What the pieces of chess count, in the order of [`Role::ALL`]: pawn, knight, bishop, rook, queen, king.
const COUNTS: [usize; 6] = [1, 3, 3, 5, 9, 0];

/// The material of a side in a few signs, as letters where the terminal may lack others; empty for stones, which all stay,
/// and where neither side of chess has more.
pub(super) fn material(rows: &[Vec<Cell>], glyphs: &Glyphs, side: Side, has_signs: bool) -> String {
    let count = |side: Side, kind: Kind| {
        let pieces = rows.iter().flatten().filter_map(|cell| cell.piece);
        pieces.filter(|piece| *piece == (side, kind)).count()
    };
    let sign = |kind: Kind| match kind {
        Kind::Man if has_signs => MAN.to_owned(),
        Kind::Crowned if has_signs => chess_sign(Role::Queen).to_owned(),
        Kind::Chess(role) if has_signs => chess_sign(role).to_owned(),
        kind => glyphs.piece(side, kind),
    };
    let draughts = [Kind::Man, Kind::Crowned].map(|kind| (kind, count(side, kind))).into_iter();
    let draughts = draughts.filter(|(_, count)| *count > 0).map(|(kind, count)| format!("{count}{}", sign(kind)));
    let mut parts: Vec<String> = draughts.collect();
    let all = Role::ALL.map(|role| (count(side, Kind::Chess(role)), count(side.other(), Kind::Chess(role))));
    let more = Role::ALL.into_iter().zip(all).map(|(role, (own, other))| (role, own.saturating_sub(other)));
    let more: String = more.rev().map(|(role, count)| sign(Kind::Chess(role)).repeat(count)).collect();
    parts.extend(Some(more).filter(|more| !more.is_empty()));
    let value = |of: fn((usize, usize)) -> usize| all.into_iter().zip(COUNTS).map(|(both, each)| of(both) * each).sum();
    let (own, other): (usize, usize) = (value(|(own, _)| own), value(|(_, other)| other));
    parts.extend(own.checked_sub(other).filter(|more| *more > 0).map(|more| format!("+{more}")));
    parts.join(" ")
}

/// The sign of a piece of chess. It is the full one for both sides: their colours tell them apart.
pub(super) const fn chess_sign(role: Role) -> &'static str {
    match role {
        Role::Pawn => "♟",
        Role::Knight => "♞",
        Role::Bishop => "♝",
        Role::Rook => "♜",
        Role::Queen => "♛",
        Role::King => "♚",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_wording::{Lang, Wording};

    fn of(pieces: &[(Side, Kind)], has_signs: bool) -> [String; 2] {
        let cell = |piece: &(Side, Kind)| Cell { piece: Some(*piece), ..Cell::default() };
        let rows = [pieces.iter().map(cell).collect()];
        let glyphs = Glyphs::of(&Wording::new(Lang::En));
        Side::BOTH.map(|side| material(&rows, &glyphs, side, has_signs))
    }

    #[test]
    fn draughts_are_counted_and_of_chess_what_the_other_side_lacks() {
        let (white, black) = (Side::White, Side::Black);
        let draughts = [(white, Kind::Man), (white, Kind::Man), (white, Kind::Crowned), (black, Kind::Crowned)];
        assert_eq!(of(&draughts, true), ["2● 1♛", "1♛"]);
        assert_eq!(of(&draughts, false), ["2w 1W", "1B"]);
        let chess = |roles: &[(Side, Role)]| {
            let pieces: Vec<_> = roles.iter().map(|(side, role)| (*side, Kind::Chess(*role))).collect();
            of(&pieces, true)
        };
        let traded = [(white, Role::Rook), (white, Role::Pawn), (black, Role::Bishop), (black, Role::Knight)];
        assert_eq!(chess(&traded), ["♜♟", "♝♞"]);
        let ahead = [(white, Role::Queen), (white, Role::King), (black, Role::King), (black, Role::Pawn)];
        assert_eq!(chess(&ahead), ["♛ +8", "♟"]);
        assert_eq!(chess(&[(white, Role::Queen), (black, Role::Queen)]), ["", ""]);
        assert_eq!(of(&[(black, Kind::Stone)], true), ["", ""]);
    }
}
