use super::{Claim, Matter};

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
    pub const fn names(self, matter: &Matter) -> bool {
        match (self, matter) {
            (Topic::Draw, Matter::Claim { claim, .. }) => !matches!(claim, Claim::Increment | Claim::Foul),
            (Topic::Flag, Matter::Flag(_))
            | (Topic::Lateness, Matter::Late(_))
            | (Topic::Claim, Matter::Claim { .. })
            | (Topic::Draw | Topic::Limit, Matter::Reached(_))
            | (Topic::Irregularity, Matter::Irregularity { .. } | Matter::Penalty(_) | Matter::Violations(_))
            | (Topic::SealedMove, Matter::WrongSeal(_))
            | (Topic::Gap, Matter::Gap { .. }) => true,
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
