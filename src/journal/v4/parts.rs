//! The parts of events as they stand on disk.

use serde::{Deserialize, Serialize};

use super::super::step::{Step, frozen};
use super::rules::EndKind;
use crate::game::{self, Audience};
use crate::rules;

frozen! {
    struct Irregular <=> game::Irregular { fault: Fault, position: String }

    struct ClaimCheck <=> game::ClaimCheck {
        holds: bool,
        counted: u32,
        needed: u32,
        clause: Option<String>,
        undetermined: bool,
    }

    enum Chance <=> game::Chance { Can(line: Vec<String>), Cannot, Undetermined }

    enum OpeningAct <=> game::OpeningAct { Swap, Keep, Offers, Count(count: u8), Offer(point: String) }

    enum Query <=> game::Query {
        Clock, Turn, Number, Last, Opening, Repeat, Board, Pieces, Place(place: String), Moves(square: String), Offer,
        Report,
    }

    enum Side <=> rules::Side { White, Black }

    enum Press <=> game::Press { Automatic, Manual }

    enum Mode <=> game::Mode { Rated, Training }

    enum IrregularityRuling <=> game::IrregularityRuling { Corrected, Stands }

    enum Claim <=> game::Claim {
        Repetition, Counter, ClearDraw, ShortOfTime, Dead, Increment, NormalMeans, Foul,
    }

    enum Misdeed <=> game::Misdeed { NoMove, TwoHands, Displaced, Turned, WrongStart, WrongColours }

    enum Fault <=> rules::Fault {
        Illegal, OpponentsPiece, MissedCapture, Stopped, LesserCapture, PawnLeft, Foul,
    }

    struct Verdict <=> game::Verdict { outcome: Outcome, ending: Ending, article: String }

    enum Ending <=> game::Ending {
        Board(end: EndKind), Resigned, Time, Agreed, Repetition, Clause(id: String), BothFlags, CannotMate, Penalty, Foul,
        WrongSeal, NormalMeans, Absence, Decision(reason: String),
    }

    enum Outcome <=> { WhiteWins, BlackWins, Draw, BothLost }

    enum Seat <=> { White, Black, Arbiter }

    enum Listener <=> { White, Black, Arbiter, Room }

    /// An utterance: what was said to whom, in which words.
    struct Said <=> game::Said { to: Vec<Listener>, key: String, lang: String, text: String }

    /// A sealed move, in hexadecimal digits.
    struct Seal <=> { masked: String, sum: String }
}

/// The key of an envelope, in hexadecimal digits.
#[derive(Serialize, Deserialize)]
pub(in crate::journal) struct Key(pub(in crate::journal) String);

impl Step<game::Sealed> for Seal {
    fn step(self) -> Result<game::Sealed, String> {
        game::Sealed::read(&self.masked, &self.sum).map_err(|error| error.to_string())
    }
}

impl Step<Seal> for game::Sealed {
    fn step(self) -> Result<Seal, String> {
        let (masked, sum) = self.texts();
        Ok(Seal { masked, sum })
    }
}

impl Step<game::SealKey> for Key {
    fn step(self) -> Result<game::SealKey, String> {
        game::SealKey::read(&self.0).map_err(|error| error.to_string())
    }
}

impl Step<Key> for game::SealKey {
    fn step(self) -> Result<Key, String> {
        Ok(Key(self.text()))
    }
}

impl Step<game::Outcome> for Outcome {
    fn step(self) -> Result<game::Outcome, String> {
        Ok(match self {
            Outcome::WhiteWins => game::Outcome::Win(rules::Side::White),
            Outcome::BlackWins => game::Outcome::Win(rules::Side::Black),
            Outcome::Draw => game::Outcome::Draw,
            Outcome::BothLost => game::Outcome::BothLost,
        })
    }
}

impl Step<Outcome> for game::Outcome {
    fn step(self) -> Result<Outcome, String> {
        Ok(match self {
            game::Outcome::Win(rules::Side::White) => Outcome::WhiteWins,
            game::Outcome::Win(rules::Side::Black) => Outcome::BlackWins,
            game::Outcome::Draw => Outcome::Draw,
            game::Outcome::BothLost => Outcome::BothLost,
        })
    }
}

impl Step<Seat> for game::Seat {
    fn step(self) -> Result<Seat, String> {
        Ok(match self {
            game::Seat::Player(rules::Side::White) => Seat::White,
            game::Seat::Player(rules::Side::Black) => Seat::Black,
            game::Seat::Arbiter => Seat::Arbiter,
        })
    }
}

impl Step<game::Seat> for Seat {
    fn step(self) -> Result<game::Seat, String> {
        Ok(match self {
            Seat::White => game::Seat::Player(rules::Side::White),
            Seat::Black => game::Seat::Player(rules::Side::Black),
            Seat::Arbiter => game::Seat::Arbiter,
        })
    }
}

impl Step<Vec<Listener>> for Audience {
    fn step(self) -> Result<Vec<Listener>, String> {
        if self.is_room() {
            return Ok(vec![Listener::Room]);
        }
        let listener = |seat| match seat {
            game::Seat::Player(rules::Side::White) => Listener::White,
            game::Seat::Player(rules::Side::Black) => Listener::Black,
            game::Seat::Arbiter => Listener::Arbiter,
        };
        Ok(self.seats().map(listener).collect())
    }
}

impl Step<Audience> for Vec<Listener> {
    fn step(self) -> Result<Audience, String> {
        let audience = |listener: &Listener| match listener {
            Listener::White => Audience::of(rules::Side::White.into()),
            Listener::Black => Audience::of(rules::Side::Black.into()),
            Listener::Arbiter => Audience::ARBITER,
            Listener::Room => Audience::ROOM,
        };
        Ok(self.iter().map(audience).fold(Audience::NOBODY, |all, one| all | one))
    }
}
