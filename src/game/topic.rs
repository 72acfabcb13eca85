use super::{Claim, PendingRuling};

/// What kind of matter the arbiter says that he rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    Flag,
    Lateness,
    Claim,
    /// A draw: by a claim, or by a limit that was reached.
    Draw,
    Irregularity,
    SealedMove,
    /// A limit that was reached.
    Limit,
    /// An interruption.
    Gap,
    /// A protest or an appeal: no matter of the game itself, and answered in its own words, with the reason.
    Protest,
}

impl Topic {
    /// Whether the matter is of this kind.
    #[must_use]
    pub const fn names(self, matter: &PendingRuling) -> bool {
        match (self, matter) {
            (Topic::Draw, PendingRuling::Claim { claim, .. }) => !matches!(claim, Claim::Increment | Claim::Foul),
            (Topic::Flag, PendingRuling::Flag(_))
            | (Topic::Lateness, PendingRuling::Late(_))
            | (Topic::Claim, PendingRuling::Claim { .. })
            | (Topic::Draw | Topic::Limit, PendingRuling::Reached(_))
            | (
                Topic::Irregularity,
                PendingRuling::Irregularity { .. } | PendingRuling::Penalty(_) | PendingRuling::Violations(_),
            )
            | (Topic::SealedMove, PendingRuling::WrongSeal(_))
            | (Topic::Gap, PendingRuling::Gap { .. }) => true,
            (
                Topic::Flag
                | Topic::Lateness
                | Topic::Claim
                | Topic::Draw
                | Topic::Irregularity
                | Topic::SealedMove
                | Topic::Limit
                | Topic::Gap
                | Topic::Protest,
                _,
            ) => false,
        }
    }
}
