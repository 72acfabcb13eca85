use super::{BoardPiece, Kind, MadeMove, Move, Notation, Place, Position};
use crate::Fault;
use crate::Side;

/// What a hand does to the pieces on a real board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handling {
    /// The piece on this place is taken up.
    Lifted(Place),
    /// The piece that was taken up stands there; it may go on.
    Placed(Place),
    /// The piece on this place is taken off the board.
    Removed(Place),
    /// The piece on this place has become this: a king of draughts, or what a pawn of chess is exchanged for.
    Crowned(Place, Kind),
}

impl Handling {
    /// More steps make no move: the longest capture of draughts, with every piece that is taken off, has fewer.
    pub const MOST: usize = 64;
}

/// Why a hand cannot have done that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotHandled {
    #[error("nothing stands there")]
    Empty(Place),
    #[error("a piece stands there")]
    Occupied(Place),
    #[error("no piece was taken up")]
    NothingLifted,
    #[error("no piece of that kind becomes another")]
    NotCrowned(Place),
    #[error("what the pawn becomes is not said")]
    NoRole,
    #[error("more steps than any move has")]
    TooMany,
    #[error("the pieces stand as they stood")]
    Unmoved,
    #[error("only stones are placed in this game")]
    NoPieces,
}

impl NotHandled {
    /// The place where it cannot have been done.
    #[must_use]
    pub const fn place(self) -> Option<Place> {
        match self {
            NotHandled::Empty(place) | NotHandled::Occupied(place) | NotHandled::NotCrowned(place) => Some(place),
            NotHandled::NothingLifted
            | NotHandled::NoRole
            | NotHandled::TooMany
            | NotHandled::Unmoved
            | NotHandled::NoPieces => None,
        }
    }
}

impl Position {
    /// The pieces as these steps leave them, one behind the other; the same side is to move.
    ///
    /// # Errors
    /// [`NotHandled`] for the first step that cannot be done.
    pub fn handled(&self, steps: &[Handling]) -> Result<Position, NotHandled> {
        if matches!(self, Position::Renju(_)) {
            return Err(NotHandled::NoPieces);
        }
        if steps.len() > Handling::MOST {
            return Err(NotHandled::TooMany);
        }
        let mut board = *self;
        let mut held: Option<(Place, BoardPiece)> = None;
        for step in steps {
            match *step {
                Handling::Lifted(place) => {
                    let piece = board.piece_on(place).ok_or(NotHandled::Empty(place))?;
                    held = Some((place, piece));
                }
                Handling::Placed(place) => {
                    let (from, piece) = held.ok_or(NotHandled::NothingLifted)?;
                    let is_taken = |there: BoardPiece| !self.takes_by_displacement() || there.side == piece.side;
                    if place != from && board.piece_on(place).is_some_and(is_taken) {
                        return Err(NotHandled::Occupied(place));
                    }
                    board = board.with_piece(from, None).with_piece(place, Some(piece));
                    held = Some((place, piece));
                }
                Handling::Removed(place) => {
                    board.piece_on(place).ok_or(NotHandled::Empty(place))?;
                    board = board.with_piece(place, None);
                    held = held.filter(|(at, _)| *at != place);
                }
                Handling::Crowned(place, kind) => {
                    let piece = board.piece_on(place).ok_or(NotHandled::Empty(place))?;
                    if !piece.kind.becomes(kind) {
                        return Err(NotHandled::NotCrowned(place));
                    }
                    let piece = BoardPiece { kind, ..piece };
                    board = board.with_piece(place, Some(piece));
                    held = held.map(|(at, held)| if at == place { (at, piece) } else { (at, held) });
                }
            }
        }
        Ok(board)
    }

    /// The move that was made by these steps: a lawful one if it leaves the same pieces, else what was left on the board
    /// and the first thing that was wrong with it. That a man became a king need not be shown.
    ///
    /// # Errors
    /// [`NotHandled`] for the first step that cannot be done, and [`NotHandled::Unmoved`] if nothing has changed.
    pub fn made_by(&self, steps: &[Handling]) -> Result<MadeMove, NotHandled> {
        let left = self.handled(steps)?;
        if left.has_pieces_of(self, false) {
            return Err(NotHandled::Unmoved);
        }
        let leads_there = |mv: &Move| self.play(mv).is_some_and(|after| after.has_pieces_of(&left, true));
        if let Some(mv) = self.playable_moves().into_iter().find(leads_there) {
            let after = self.play(&mv).unwrap_or(left);
            return Ok(MadeMove { after, notation: self.full(&mv), fault: None });
        }
        let seen = Seen::of(self, &left, steps);
        let notation = seen.notation(self);
        let fault = Some(seen.fault(self, &notation));
        Ok(MadeMove { after: left.with_turn(self.turn().other()), notation, fault })
    }

    /// Whether a piece is taken by putting another in its place.
    const fn takes_by_displacement(&self) -> bool {
        match self {
            Position::Chess(_) => true,
            Position::Draughts(_) | Position::Renju(_) => false,
        }
    }

    /// Whether the same pieces stand on the same places; a man where a king should stand is one that was not marked, if
    /// that is to be overlooked.
    fn has_pieces_of(&self, other: &Position, unmarked: bool) -> bool {
        let is_same = |place: Place| match (self.piece_on(place), other.piece_on(place)) {
            (Some(mine), Some(other)) if unmarked => {
                mine.side == other.side
                    && (mine.kind == other.kind || other.kind.becomes(mine.kind) && !mine.kind.is_chess())
            }
            (mine, other) => mine == other,
        };
        (1..=self.board_size()).flat_map(|row| self.row(row)).all(is_same)
    }
}

impl Kind {
    /// Whether a piece of this kind can become one of that.
    fn becomes(self, kind: Kind) -> bool {
        use crate::chess::Role;
        match (self, kind) {
            (Kind::Man, Kind::Crowned) => true,
            (Kind::Chess(Role::Pawn), Kind::Chess(role)) => !matches!(role, Role::Pawn | Role::King),
            _ => false,
        }
    }

    const fn is_chess(self) -> bool {
        matches!(self, Kind::Chess(_))
    }
}

/// What is seen on the board behind a move that was not lawful.
struct Seen {
    /// Who moved.
    side: Side,
    /// The places where pieces were taken up and put down, in this order.
    path: Vec<Place>,
    /// The pieces that were taken up, each once.
    lifted: Vec<BoardPiece>,
    /// How many different pieces were moved.
    movers: usize,
    /// The opponent's pieces that are gone.
    taken: Vec<Place>,
    /// Whether own pieces are gone.
    own_gone: bool,
    /// Whether a pawn of chess stands on its last rank.
    pawn_left: bool,
}

impl Seen {
    fn of(before: &Position, left: &Position, steps: &[Handling]) -> Seen {
        let side = before.turn();
        let (mut path, mut lifted, mut movers, mut held) = (Vec::new(), Vec::new(), 0, None);
        for step in steps {
            match *step {
                Handling::Lifted(place) => {
                    // Taken up again where it was put down, it is the same piece.
                    if held != Some(place) {
                        movers += 1;
                        path.push(place);
                        lifted.extend(before.piece_on(place));
                    }
                    held = Some(place);
                }
                Handling::Placed(place) => {
                    path.push(place);
                    held = Some(place);
                }
                Handling::Removed(_) | Handling::Crowned(..) => {}
            }
        }
        let places = || (1..=before.board_size()).flat_map(|row| before.row(row));
        let enemies = |position: &Position| position.count(side.other());
        let is_gone = |place: &Place| {
            before.piece_on(*place).is_some_and(|piece| piece.side != side)
                && left.piece_on(*place).is_none_or(|piece| piece.side == side)
        };
        let taken = if enemies(left) < enemies(before) { places().filter(is_gone).collect() } else { Vec::new() };
        let last = if side == Side::White { before.board_size() } else { 1 };
        let is_left_pawn = |place: &Place| {
            let pawn = BoardPiece { side, kind: Kind::Chess(crate::chess::Role::Pawn) };
            left.piece_on(*place) == Some(pawn)
        };
        let pawn_left = left.row(last).iter().any(is_left_pawn);
        Seen { side, path, lifted, movers, taken, own_gone: left.count(side) < before.count(side), pawn_left }
    }

    /// How it is written: place by place.
    fn notation(&self, before: &Position) -> String {
        let names: Vec<String> = self.path.iter().map(|place| before.place_name(*place)).collect();
        let sign = if self.taken.is_empty() { "-" } else { ":" };
        if names.is_empty() {
            // Only taken off.
            return self.taken.iter().map(|place| before.place_name(*place)).collect::<Vec<_>>().join(sign);
        }
        names.join(sign)
    }

    fn fault(&self, before: &Position, notation: &str) -> Fault {
        if self.lifted.iter().any(|piece| piece.side != self.side) {
            return Fault::OpponentsPiece;
        }
        if self.pawn_left {
            return Fault::PawnLeft;
        }
        if self.movers > 1 && !before.takes_by_displacement() {
            return Fault::TwoMoves;
        }
        if before.takes_by_displacement() {
            return Fault::Illegal;
        }
        let Ok(due) = before.force(notation, Notation::FILES) else {
            return if self.path.is_empty() { Fault::Removed } else { Fault::Illegal };
        };
        let is_due = |place: &Place| before.piece_on(*place).is_some() && due.after.piece_on(*place).is_none();
        let places = (1..=before.board_size()).flat_map(|row| before.row(row));
        let due_to_go: Vec<Place> = places
            .filter(|place| is_due(place) && before.piece_on(*place).is_some_and(|piece| piece.side != self.side))
            .collect();
        let stray = self.taken.iter().any(|place| !due_to_go.contains(place));
        match (due_to_go.is_empty(), self.own_gone) {
            (true, true) => Fault::Removed,
            (false, true) => Fault::OwnRemoved,
            (true, false) if stray => Fault::Removed,
            (false, false) if stray => Fault::NotCaptured,
            (_, false) if self.taken.len() < due_to_go.len() => Fault::TooFewRemoved,
            _ => due.fault.unwrap_or(Fault::Illegal),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;
    use crate::chess::Role;

    /// Steps as an arbiter would write them down: `^` taken up, `-` off the board, `=` crowned, a bare name put down.
    fn steps(position: &Position, text: &str) -> Vec<Handling> {
        let place = |name: &str| position.place_named(name).unwrap();
        let step = |word: &str| match word.split_at(1) {
            ("^", name) => Handling::Lifted(place(name)),
            ("-", name) => Handling::Removed(place(name)),
            ("=", name) => Handling::Crowned(place(name), position.kinds()[1]),
            ("Q", name) => Handling::Crowned(place(name), Kind::Chess(Role::Queen)),
            _ => Handling::Placed(place(word)),
        };
        text.split_whitespace().map(step).collect()
    }

    #[test]
    fn steps_that_leave_what_a_lawful_move_leaves_are_that_move() {
        for (variant, fen, text, notation) in [
            (Variant::RUSSIAN, "W:Wc3:Bh8", "^c3 d4", "c3-d4"),
            // Until the hand is off it may go elsewhere (U-V.5.3).
            (Variant::RUSSIAN, "W:Wc3:Bh8", "^c3 d4 b4", "c3-b4"),
            (Variant::RUSSIAN, "W:Wc3:Bd4,f6", "^c3 e5 g7 -d4 -f6", "c3:e5:g7"),
            (Variant::RUSSIAN, "W:Wc3:Bd4,f6", "^c3 g7 -f6 -d4", "c3:e5:g7"),
            (Variant::RUSSIAN, "W:Wg7:Ba3", "^g7 h8 =h8", "g7-h8"),
            // That it became a king need not be shown.
            (Variant::RUSSIAN, "W:Wg7:Ba3", "^g7 h8", "g7-h8"),
            (Variant::INTERNATIONAL, "W:W32:B1", "^32 28", "32-28"),
            (Variant::Chess, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "^e2 e4", "e2-e4"),
            (Variant::Chess, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "^e4 d5", "e4xd5"),
            (Variant::Chess, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "-d5 ^e4 d5", "e4xd5"),
            (Variant::Chess, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "^e1 g1 ^h1 f1", "O-O"),
            (Variant::Chess, "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1", "^d5 c6 -c5", "d5xc6 e.p."),
            (Variant::Chess, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "^a7 a8 Qa8", "a7-a8=Q"),
        ] {
            let position = variant.read_fen(fen).unwrap();
            let made = position.made_by(&steps(&position, text)).unwrap();
            assert_eq!(
                (made.fault, made.notation.trim_end_matches('+')),
                (None, notation.trim_end_matches('+')),
                "{fen} {text}"
            );
            let lawful = position.read(notation, Notation::FILES).unwrap();
            assert_eq!(Some(made.after), position.play(&lawful), "{fen} {text}");
        }
    }

    #[test]
    fn what_was_wrong_is_named_as_the_lists_name_it() {
        use Fault::{
            Illegal, MissedCapture, NotCaptured, OpponentsPiece, OwnRemoved, PawnLeft, Removed, TooFewRemoved, TwoMoves,
        };
        for (variant, fen, text, fault, left) in [
            // U-V.6.4.1, R-5.4.14.2.2.
            (Variant::RUSSIAN, "W:Wc3,e3:Bh8", "^c3 d4 ^e3 f4", TwoMoves, "B:Wd4,f4:Bh8"),
            // U-V.6.4.2.
            (Variant::RUSSIAN, "W:Wc3:Bh8", "^c3 e5", Illegal, "B:We5:Bh8"),
            // U-V.6.4.5.
            (Variant::RUSSIAN, "W:Wc3:Bh8", "^h8 g7", OpponentsPiece, "B:Wc3:Bg7"),
            // U-V.6.4.6.
            (Variant::RUSSIAN, "W:Wc3,g1:Bd4", "^g1 h2", MissedCapture, "B:Wc3,h2:Bd4"),
            // U-V.6.4.7.
            (Variant::RUSSIAN, "W:Wc3:Bh8,a7", "^c3 d4 -a7", Removed, "B:Wd4:Bh8"),
            (Variant::RUSSIAN, "W:Wc3,e3:Bh8", "^c3 d4 -e3", Removed, "B:Wd4:Bh8"),
            // U-V.6.4.11.
            (Variant::RUSSIAN, "W:Wc3:Bd4,f6", "^c3 e5 g7 -d4", TooFewRemoved, "B:Wg7:Bf6"),
            // U-V.6.4.12.
            (Variant::RUSSIAN, "W:Wc3:Bd4,h8", "^c3 e5 -d4 -h8", NotCaptured, "B:We5:B"),
            // U-V.6.4.13.
            (Variant::RUSSIAN, "W:Wc3,a1:Bd4,h8", "^c3 e5 -d4 -a1", OwnRemoved, "B:We5:Bh8"),
            (Variant::Chess, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "^a7 a8", PawnLeft, "P3k3/8/8/8/8/8/8/4K3 b - - 0 1"),
            (Variant::Chess, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "^e2 e5", Illegal, "4k3/8/8/4P3/8/8/8/4K3 b - - 0 1"),
        ] {
            let position = variant.read_fen(fen).unwrap();
            let made = position.made_by(&steps(&position, text)).unwrap();
            assert_eq!((made.fault, made.after.fen().as_str()), (Some(fault), left), "{fen} {text}");
        }
    }

    #[test]
    fn what_no_hand_can_do_is_refused() {
        let position = Variant::RUSSIAN.read_fen("W:Wc3,e3:Bh8").unwrap();
        let at = |name| position.place_named(name).unwrap();
        for (text, why) in [
            ("^d4", NotHandled::Empty(at("d4"))),
            ("d4", NotHandled::NothingLifted),
            ("^c3 e3", NotHandled::Occupied(at("e3"))),
            ("=d4", NotHandled::Empty(at("d4"))),
            ("^c3 d4 c3", NotHandled::Unmoved),
            ("", NotHandled::Unmoved),
        ] {
            assert_eq!(position.made_by(&steps(&position, text)).map(|made| made.notation), Err(why), "{text}");
        }
        let to_and_fro = ["^c3", " d4 b4".repeat(Handling::MOST).as_str()].concat();
        let endless = position.made_by(&steps(&position, &to_and_fro)).map(|made| made.notation);
        assert_eq!(endless, Err(NotHandled::TooMany));
        assert_eq!(Variant::Renju.start().made_by(&[]).map(|made| made.notation), Err(NotHandled::NoPieces));
    }
}
