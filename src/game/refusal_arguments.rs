//! What a refusal is about, as a record has it: names, numbers and ids that stay, and no prose.

use super::refusal::Omission;
use super::{ClaimCheck, OpeningFault, SealError};
use golos_clock::Ms;
use golos_people::{Act, Denial, Denied};
use golos_rules::{NotHandled, Side, Unread, renju};

/// What stands in a record for a part of a refusal.
pub(super) trait Arguments {
    fn arguments(&self) -> Vec<String>;

    /// A value for tests of all refusals.
    fn sample() -> Self;
}

macro_rules! by_display {
    ($($plain:ty),+) => {
        $(impl Arguments for $plain {
            fn arguments(&self) -> Vec<String> {
                vec![self.to_string()]
            }

            fn sample() -> Self {
                Self::default()
            }
        })+
    };
}

by_display!(bool, u32, usize, String);

impl Arguments for Side {
    fn arguments(&self) -> Vec<String> {
        vec![self.to_string()]
    }

    fn sample() -> Self {
        Side::White
    }
}

impl Arguments for Ms {
    fn arguments(&self) -> Vec<String> {
        vec![self.get().to_string()]
    }

    fn sample() -> Self {
        Ms::from_mins(1)
    }
}

impl Arguments for Box<ClaimCheck> {
    fn arguments(&self) -> Vec<String> {
        vec![self.counted.to_string(), self.needed.to_string()]
    }

    fn sample() -> Self {
        Box::new(ClaimCheck::open())
    }
}

macro_rules! by_id {
    ($($kind:ty, as $sample:expr; { $($pattern:pat => $id:literal,)+ })+) => {
        $(impl Arguments for $kind {
            fn arguments(&self) -> Vec<String> {
                let id = match self { $($pattern => $id,)+ };
                vec![id.to_owned()]
            }

            fn sample() -> Self {
                $sample
            }
        })+
    };
}

by_id! {
    Omission, as Omission::Record; {
        Omission::Announcement => "announcement",
        Omission::RightAnnouncement => "right_announcement",
        Omission::Record => "record",
    }

    Denial, as Denial::ArbiterOnly; {
        Denial::NotYours => "not_yours",
        Denial::ArbiterOnly => "arbiter_only",
        Denial::PlayerOnly => "player_only",
        Denial::NotYourTurn => "not_your_turn",
        Denial::Hint => "hint",
        Denial::NotAgreed(_) => "not_agreed",
    }

    Unread, as Unread::Ambiguous(Vec::new()); {
        Unread::NotRead(_) => "not_read",
        Unread::Ambiguous(_) => "ambiguous",
        Unread::Illegal(_) => "illegal",
        Unread::NotOnBoard(_) => "not_on_board",
    }

    NotHandled, as NotHandled::NoRole; {
        NotHandled::Empty(_) => "empty",
        NotHandled::Occupied(_) => "occupied",
        NotHandled::NothingLifted => "nothing_lifted",
        NotHandled::NotCrowned(_) => "not_crowned",
        NotHandled::NoRole => "no_role",
        NotHandled::TooMany => "too_many",
        NotHandled::Unmoved => "unmoved",
        NotHandled::NoPieces => "no_pieces",
    }

    SealError, as SealError::Length; {
        SealError::Length => "length",
        SealError::OtherKey => "other_key",
        SealError::Unreadable => "unreadable",
    }

    renju::Refused, as renju::Refused::Settled; {
        renju::Refused::Settled => "settled",
        renju::Refused::NotYourTurn => "not_your_turn",
        renju::Refused::Unexpected(_) => "unexpected",
        renju::Refused::Outside { .. } => "outside",
        renju::Refused::StoneError(_) => "stone",
        renju::Refused::Alike { .. } => "alike",
        renju::Refused::WrongCount { .. } => "wrong_count",
        renju::Refused::NotOffered => "not_offered",
    }

    OpeningFault, as OpeningFault::Empty; {
        OpeningFault::Empty => "empty",
        OpeningFault::TooLong => "too_long",
        OpeningFault::Move { .. } => "move",
        OpeningFault::Unread { .. } => "unread",
        OpeningFault::NotTwo(_) => "not_two",
        OpeningFault::NotARelocation(_) => "not_a_relocation",
        OpeningFault::NoMan { .. } => "no_man",
        OpeningFault::Occupied { .. } => "occupied",
        OpeningFault::LastRank { .. } => "last_rank",
        OpeningFault::Fen(_) => "fen",
        OpeningFault::NoMove => "no_move",
        OpeningFault::Differs { .. } => "differs",
        OpeningFault::NoRelocation => "no_relocation",
        OpeningFault::TwoStarts => "two_starts",
    }
}

/// Why, and the article if there is one.
impl Arguments for Denied {
    fn arguments(&self) -> Vec<String> {
        let article = (!self.article.is_empty()).then(|| self.article.to_owned());
        self.why.arguments().into_iter().chain(article).collect()
    }

    fn sample() -> Self {
        Denied { act: Act::Rule, why: Denial::sample(), article: "" }
    }
}
