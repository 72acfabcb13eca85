/// What an event asks for and the game did not have at that moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Missing {
    #[error("a game in play")]
    Play,
    #[error("a real board in play")]
    RealBoard,
    #[error("a free board")]
    FreeBoard,
    #[error("a move that was made")]
    Made,
    #[error("a place of the board")]
    Place,
    #[error("a piece that a hand can move so")]
    Piece,
    #[error("a completed move")]
    Completed,
    #[error("another position, with the same side to move")]
    OtherBoard,
    #[error("the reason against what was counted")]
    Reason,
    #[error("the decision before it")]
    Decision,
    #[error("a protest in time, or the arbiter's reason to take it")]
    ProtestInTime,
    #[error("the end of the session")]
    SessionEnd,
    #[error("a protest that waits")]
    Protest,
    #[error("a move to be taken back")]
    Slip,
    #[error("a slip of his own, or the arbiter's ruling")]
    SlipOfHisOwn,
    #[error("a move behind which nothing was done")]
    LastAct,
    #[error("an unlawful move")]
    Unlawful,
    #[error("a move that wins")]
    Win,
    #[error("both players, or one who may move alone")]
    Players,
    #[error("a sealed move")]
    Envelope,
    #[error("an open envelope")]
    OpenEnvelope,
    #[error("the key of the envelope")]
    Key,
    #[error("the arbiter's ruling")]
    ArbitersRuling,
    #[error("the opponent's ruling")]
    OpponentsRuling,
    #[error("a ruling by him who may")]
    RulingByRight,
    #[error("a ruled irregularity")]
    RuledIrregularity,
    #[error("an irregularity")]
    Irregularity,
    #[error("the clock of the other side")]
    OtherClock,
    #[error("the pieces restored")]
    Restored,
    #[error("pieces that are to be restored")]
    Displaced,
    #[error("a claim")]
    Claim,
    #[error("what is said to be counted")]
    Count,
    #[error("a line that can be played")]
    ShownLine,
    #[error("somebody who may ask for it")]
    Permission,
    #[error("a ruling that can be taken back")]
    Revocable,
    #[error("a ruled matter")]
    RuledMatter,
    #[error("a matter")]
    PendingRuling,
    #[error("a limit that is reached")]
    Limit,
    #[error("lateness")]
    Lateness,
    #[error("time to be left")]
    TimeLeft,
    #[error("a time warning")]
    Warning,
    #[error("a flag")]
    Flag,
    #[error("a rule of the last minutes")]
    LastMinutes,
    #[error("a rule of penalties")]
    PenaltyRule,
    #[error("a drawn opening")]
    Drawn,
    #[error("an opening regulation")]
    Regulation,
    #[error("what the regulation asks for")]
    RegulatedAct,
    #[error("the line that mates")]
    MatingLine,
}
