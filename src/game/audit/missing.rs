golos_ledger::findings! {
    /// What an event asks for and the game did not have at that moment.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
    pub enum Missing: id {
        #[error("a game in play")]
        Play => "missing.play",
        #[error("a real board in play")]
        RealBoard => "missing.real_board",
        #[error("a free board")]
        FreeBoard => "missing.free_board",
        #[error("a move that was made")]
        Made => "missing.made",
        #[error("a place of the board")]
        Place => "missing.place",
        #[error("a piece that a hand can move so")]
        Piece => "missing.piece",
        #[error("a completed move")]
        Completed => "missing.completed",
        #[error("another position, with the same side to move")]
        OtherBoard => "missing.other_board",
        #[error("the reason against what was counted")]
        Reason => "missing.reason",
        #[error("the decision before it")]
        Decision => "missing.decision",
        #[error("a protest in time, or the arbiter's reason to take it")]
        ProtestInTime => "missing.protest_in_time",
        #[error("the end of the session")]
        SessionEnd => "missing.session_end",
        #[error("a protest that waits")]
        Protest => "missing.protest",
        #[error("a move to be taken back")]
        Slip => "missing.slip",
        #[error("a slip of his own, or the arbiter's ruling")]
        SlipOfHisOwn => "missing.slip_of_his_own",
        #[error("a move after which nothing was done")]
        LastAct => "missing.last_act",
        #[error("an unlawful move")]
        Unlawful => "missing.unlawful",
        #[error("a byo-yomi period that begins")]
        Overtime => "missing.overtime",
        #[error("a move that wins")]
        Win => "missing.win",
        #[error("both players, or one who may move without the other")]
        Players => "missing.players",
        #[error("a sealed move")]
        Envelope => "missing.envelope",
        #[error("an open envelope")]
        OpenEnvelope => "missing.open_envelope",
        #[error("the key of the envelope")]
        Key => "missing.key",
        #[error("the arbiter's ruling")]
        ArbitersRuling => "missing.arbiters_ruling",
        #[error("the opponent's ruling")]
        OpponentsRuling => "missing.opponents_ruling",
        #[error("a ruling by him who may")]
        RulingByRight => "missing.ruling_by_right",
        #[error("a ruled irregularity")]
        RuledIrregularity => "missing.ruled_irregularity",
        #[error("an irregularity")]
        Irregularity => "missing.irregularity",
        #[error("the clock of the other side")]
        OtherClock => "missing.other_clock",
        #[error("the pieces restored")]
        Restored => "missing.restored",
        #[error("pieces that are to be restored")]
        Displaced => "missing.displaced",
        #[error("a claim")]
        Claim => "missing.claim",
        #[error("what is said to be counted")]
        Count => "missing.count",
        #[error("a line that can be played")]
        ShownLine => "missing.shown_line",
        #[error("somebody who may ask for it")]
        Permission => "missing.permission",
        #[error("a ruling that can be taken back")]
        Revocable => "missing.revocable",
        #[error("a ruled matter")]
        RuledMatter => "missing.ruled_matter",
        #[error("a matter")]
        PendingRuling => "missing.pending_ruling",
        #[error("a limit that is reached")]
        Limit => "missing.limit",
        #[error("lateness")]
        Lateness => "missing.lateness",
        #[error("time to be left")]
        TimeLeft => "missing.time_left",
        #[error("a time warning")]
        Warning => "missing.warning",
        #[error("a flag")]
        Flag => "missing.flag",
        #[error("a rule of the last minutes")]
        LastMinutes => "missing.last_minutes",
        #[error("a rule of penalties")]
        PenaltyRule => "missing.penalty_rule",
        #[error("a drawn opening")]
        Drawn => "missing.drawn",
        #[error("an opening regulation")]
        Regulation => "missing.regulation",
        #[error("what the regulation asks for")]
        RegulatedAct => "missing.regulated_act",
        #[error("the line that mates")]
        MatingLine => "missing.mating_line",
    }
}
