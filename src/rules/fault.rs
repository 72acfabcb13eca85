//! What can be wrong with a move that was made on a board, in every family of games.

/// What can be wrong with a move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// A wrong move (R-5.4.14.2.1, CH-7.5.1).
    Illegal,
    /// The opponent's piece was moved (R-5.4.14.2.5, CH-7.5.1).
    OpponentsPiece,
    /// A move made when a capture was necessary (R-5.4.14.2.6).
    MissedCapture,
    /// A capture stopped half-way: fewer pieces removed than due (R-5.4.14.2.9).
    Stopped,
    /// A capture that is whole, but not of the greatest number (U-V.6.4.8).
    LesserCapture,
    /// A pawn was left on the last rank; a queen replaces it (CH-7.5.2).
    PawnLeft,
    /// Black's foul in renju (R-9.2.4.2).
    Foul,
    /// Two moves in a row (R-5.4.14.2.2, U-V.6.4.1).
    TwoMoves,
    /// One piece was touched, another moved (R-5.4.14.2.3, U-V.6.4.3, CH-4.3).
    OtherTouched,
    /// A move that was made was replaced by another (R-5.4.14.2.4, U-V.6.4.4, CH-4.7).
    TakenBack,
    /// A piece was taken off without reason (R-5.4.14.2.7, U-V.6.4.7).
    Removed,
    /// A piece was taken off while the capture was not finished (R-5.4.14.2.8, U-V.6.4.10).
    RemovedEarly,
    /// After a capture fewer pieces were taken off than had to be (R-5.4.14.2.9, U-V.6.4.11).
    TooFewRemoved,
    /// After a capture he has stopped while he took the pieces off (R-5.4.14.2.11, DR-2.1.10.3).
    RemovalStopped,
    /// A piece was taken off that was not captured (R-5.4.14.2.10, U-V.6.4.12).
    NotCaptured,
    /// After a capture a piece of one's own was taken off (R-5.4.14.2.12, U-V.6.4.13).
    OwnRemoved,
    /// A king was not marked as one (R-5.4.14.2.13, U-V.6.4.14).
    Unmarked,
    /// A king moved that was not marked as one (R-5.4.14.2.14, U-V.6.4.15).
    UnmarkedMoved,
}

impl Fault {
    /// All of them.
    pub const ALL: [Fault; 18] = [
        Fault::Illegal,
        Fault::OpponentsPiece,
        Fault::MissedCapture,
        Fault::Stopped,
        Fault::LesserCapture,
        Fault::PawnLeft,
        Fault::Foul,
        Fault::TwoMoves,
        Fault::OtherTouched,
        Fault::TakenBack,
        Fault::Removed,
        Fault::RemovedEarly,
        Fault::TooFewRemoved,
        Fault::RemovalStopped,
        Fault::NotCaptured,
        Fault::OwnRemoved,
        Fault::Unmarked,
        Fault::UnmarkedMoved,
    ];

    /// Whether it may be one that the board does not show afterwards: whoever saw it reports it.
    #[must_use]
    pub const fn is_reported(self) -> bool {
        match self {
            Fault::TwoMoves
            | Fault::OtherTouched
            | Fault::TakenBack
            | Fault::Removed
            | Fault::RemovedEarly
            | Fault::TooFewRemoved
            | Fault::RemovalStopped
            | Fault::NotCaptured
            | Fault::OwnRemoved
            | Fault::Unmarked
            | Fault::UnmarkedMoved => true,
            Fault::Illegal
            | Fault::OpponentsPiece
            | Fault::MissedCapture
            | Fault::Stopped
            | Fault::LesserCapture
            | Fault::PawnLeft
            | Fault::Foul => false,
        }
    }

    /// Whether it is that a king was not marked as one: it is marked, and no move is put back.
    #[must_use]
    pub const fn is_of_marking(self) -> bool {
        matches!(self, Fault::Unmarked | Fault::UnmarkedMoved)
    }

    /// Whether the completed move stands when it is put right: a king is marked, or a second move in a row is undone on the
    /// board, which the record never had (R-5.4.14.2.2, U-V.6.4.1).
    #[must_use]
    pub const fn keeps_the_move(self) -> bool {
        self.is_of_marking() || matches!(self, Fault::TwoMoves)
    }

    /// Whether it is one of how pieces were handled, and not of where they went: the move itself was lawful (CH-4.8).
    #[must_use]
    pub const fn is_of_hands(self) -> bool {
        matches!(self, Fault::OtherTouched | Fault::TakenBack)
    }
}
