//! The parts of events as they stand on disk.

use serde::{Deserialize, Serialize};

use crate::game;
use crate::rules;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::journal) struct Irregular {
    fault: Fault,
    position: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::journal) struct ClaimCheck {
    holds: bool,
    counted: u32,
    needed: u32,
    clause: Option<String>,
    #[serde(default, skip_serializing_if = "is_false")]
    undetermined: bool,
}

#[derive(Serialize, Deserialize)]
pub(in crate::journal) enum Chance {
    Can(Vec<String>),
    Cannot,
    Undetermined,
}

#[derive(Serialize, Deserialize)]
pub(in crate::journal) enum OpeningAct {
    Swap,
    Keep,
    Offers,
    Count(u8),
    Offer(String),
}

#[derive(Serialize, Deserialize)]
pub(in crate::journal) enum Query {
    Clock,
    Turn,
    Number,
    Last,
    Opening,
    Repeat,
    Board,
    Pieces,
    Place(String),
    Moves(String),
    Offer,
    Report,
}

/// What is usual is not said.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands the field over like that")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// An enum on disk whose variants have the names of an enum in the game.
macro_rules! mirror {
    ($name:ident = $inner:path { $($disk:ident = $live:path),+ $(,)? }) => {
        #[derive(Clone, Copy, Serialize, Deserialize)]
        pub(in crate::journal) enum $name { $($disk),+ }

        impl From<$inner> for $name {
            fn from(live: $inner) -> Self {
                match live { $($live => $name::$disk),+ }
            }
        }

        impl From<$name> for $inner {
            fn from(disk: $name) -> Self {
                match disk { $($name::$disk => $live),+ }
            }
        }
    };
}

mirror!(Side = rules::Side { White = rules::Side::White, Black = rules::Side::Black });
mirror!(Press = game::Press { Automatic = game::Press::Automatic, Manual = game::Press::Manual });
mirror!(Mode = game::Mode { Rated = game::Mode::Rated, Training = game::Mode::Training });
mirror!(IrregularityRuling = game::IrregularityRuling {
    Corrected = game::IrregularityRuling::Corrected,
    Stands = game::IrregularityRuling::Stands,
});
mirror!(Claim = game::Claim {
    Repetition = game::Claim::Repetition,
    Counter = game::Claim::Counter,
    ClearDraw = game::Claim::ClearDraw,
    ShortOfTime = game::Claim::ShortOfTime,
    Dead = game::Claim::Dead,
    Increment = game::Claim::Increment,
    NormalMeans = game::Claim::NormalMeans,
    Foul = game::Claim::Foul,
});
mirror!(Misdeed = game::Misdeed {
    NoMove = game::Misdeed::NoMove,
    TwoHands = game::Misdeed::TwoHands,
    Displaced = game::Misdeed::Displaced,
    Turned = game::Misdeed::Turned,
    WrongStart = game::Misdeed::WrongStart,
    WrongColours = game::Misdeed::WrongColours,
});
mirror!(Fault = rules::Fault {
    Illegal = rules::Fault::Illegal,
    OpponentsPiece = rules::Fault::OpponentsPiece,
    MissedCapture = rules::Fault::MissedCapture,
    Stopped = rules::Fault::Stopped,
    LesserCapture = rules::Fault::LesserCapture,
    PawnLeft = rules::Fault::PawnLeft,
    Foul = rules::Fault::Foul,
});

#[derive(Clone, Copy, Serialize, Deserialize)]
pub(in crate::journal) enum Seat {
    White,
    Black,
    Arbiter,
}

impl From<game::Seat> for Seat {
    /// Whom this schema can name: an assistant is his player, and nobody else does anything in a game.
    fn from(live: game::Seat) -> Seat {
        match live {
            game::Seat::Player(rules::Side::White) | game::Seat::Assistant(rules::Side::White) => Seat::White,
            game::Seat::Player(rules::Side::Black) | game::Seat::Assistant(rules::Side::Black) => Seat::Black,
            game::Seat::Arbiter | game::Seat::Trainer | game::Seat::Spectator => Seat::Arbiter,
        }
    }
}

impl From<Seat> for game::Seat {
    fn from(disk: Seat) -> game::Seat {
        match disk {
            Seat::White => game::Seat::Player(rules::Side::White),
            Seat::Black => game::Seat::Player(rules::Side::Black),
            Seat::Arbiter => game::Seat::Arbiter,
        }
    }
}

impl From<Seat> for game::Actor {
    fn from(disk: Seat) -> game::Actor {
        game::Actor::from(game::Seat::from(disk))
    }
}

impl From<&game::Query> for Query {
    fn from(live: &game::Query) -> Query {
        match live {
            game::Query::Clock => Query::Clock,
            game::Query::Turn => Query::Turn,
            game::Query::Number => Query::Number,
            game::Query::Last => Query::Last,
            game::Query::Opening => Query::Opening,
            game::Query::Repeat => Query::Repeat,
            game::Query::Board => Query::Board,
            game::Query::Pieces => Query::Pieces,
            game::Query::Place(place) => Query::Place(place.clone()),
            game::Query::Moves(square) => Query::Moves(square.clone()),
            game::Query::Offer => Query::Offer,
            game::Query::Report => Query::Report,
        }
    }
}

impl From<Query> for game::Query {
    fn from(disk: Query) -> game::Query {
        match disk {
            Query::Clock => game::Query::Clock,
            Query::Turn => game::Query::Turn,
            Query::Number => game::Query::Number,
            Query::Last => game::Query::Last,
            Query::Opening => game::Query::Opening,
            Query::Repeat => game::Query::Repeat,
            Query::Board => game::Query::Board,
            Query::Pieces => game::Query::Pieces,
            Query::Place(place) => game::Query::Place(place),
            Query::Moves(square) => game::Query::Moves(square),
            Query::Offer => game::Query::Offer,
            Query::Report => game::Query::Report,
        }
    }
}

impl From<&game::ClaimCheck> for ClaimCheck {
    fn from(live: &game::ClaimCheck) -> ClaimCheck {
        let game::ClaimCheck { holds, counted, needed, clause, undetermined } = live.clone();
        ClaimCheck { holds, counted, needed, clause, undetermined }
    }
}

impl From<ClaimCheck> for game::ClaimCheck {
    fn from(disk: ClaimCheck) -> game::ClaimCheck {
        let ClaimCheck { holds, counted, needed, clause, undetermined } = disk;
        game::ClaimCheck { holds, counted, needed, clause, undetermined }
    }
}

impl From<game::Chance> for Chance {
    fn from(live: game::Chance) -> Chance {
        match live {
            game::Chance::Can(line) => Chance::Can(line),
            game::Chance::Cannot => Chance::Cannot,
            game::Chance::Undetermined => Chance::Undetermined,
        }
    }
}

impl From<Chance> for game::Chance {
    fn from(disk: Chance) -> game::Chance {
        match disk {
            Chance::Can(line) => game::Chance::Can(line),
            Chance::Cannot => game::Chance::Cannot,
            Chance::Undetermined => game::Chance::Undetermined,
        }
    }
}

impl From<game::OpeningAct> for OpeningAct {
    fn from(live: game::OpeningAct) -> OpeningAct {
        match live {
            game::OpeningAct::Swap => OpeningAct::Swap,
            game::OpeningAct::Keep => OpeningAct::Keep,
            game::OpeningAct::Offers => OpeningAct::Offers,
            game::OpeningAct::Count(count) => OpeningAct::Count(count),
            game::OpeningAct::Offer(point) => OpeningAct::Offer(point),
        }
    }
}

impl From<OpeningAct> for game::OpeningAct {
    fn from(disk: OpeningAct) -> game::OpeningAct {
        match disk {
            OpeningAct::Swap => game::OpeningAct::Swap,
            OpeningAct::Keep => game::OpeningAct::Keep,
            OpeningAct::Offers => game::OpeningAct::Offers,
            OpeningAct::Count(count) => game::OpeningAct::Count(count),
            OpeningAct::Offer(point) => game::OpeningAct::Offer(point),
        }
    }
}

impl From<&game::Irregular> for Irregular {
    fn from(live: &game::Irregular) -> Irregular {
        Irregular { fault: live.fault.into(), position: live.position.clone() }
    }
}

impl From<Irregular> for game::Irregular {
    fn from(disk: Irregular) -> game::Irregular {
        game::Irregular { fault: disk.fault.into(), position: disk.position }
    }
}
