//! The parts of events as they stand on disk.

use serde::{Deserialize, Serialize};

use super::super::convert::{Convert, on_disk};
use super::arbiter::EndKind;
use golos_game::{self as game, Audience};
use golos_ledger as ledger;
use golos_people::PersonId;
use golos_rules as rules;

on_disk! {
    /// What brought an event about.
    enum Cause <=> ledger::Cause { Request(id: String), Follows(id: String), Clock, Program }

    /// Why it was refused.
    struct RefusalReason <=> ledger::RefusalReason {
        id: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")] arguments: Vec<String>,
    }

    struct IrregularMove <=> game::IrregularMove { fault: Fault, position: String }

    struct ClaimCheck <=> game::ClaimCheck {
        holds: bool,
        counted: u32,
        needed: u32,
        limit: Option<Limit>,
        undetermined: bool,
    }

    /// What is counted and makes a draw.
    enum Limit <=> game::Limit { Repetition, ClearDraw, NoProgress, Dead, IllegalPosition, Clause(id: String) }

    enum Dismissed <=> game::Dismissed { Flag, Lateness, Limit(limit: Limit), Violations }

    enum ClockReason <=> game::ClockReason { Stated(text: String), Penalty, Absence, Carried, Interruption, PutBack }

    /// A mate that was found is played out; that there is none has a proof.
    enum Chance <=> game::Chance { Can(line: Vec<String>), Cannot(proof: NoMate), Undetermined }

    enum NoMate <=> game::NoMate { Material, Barrier, Exhausted { positions: u32 } }

    enum OpeningAct <=> game::OpeningAct { Swap, Keep, Offers, Count(count: u8), Offer(point: String) }

    enum Query <=> game::Query {
        Clock, Turn, Number, Last, Opening, Repeat, Board, Pieces, Place(place: String), Moves(square: String), Offer,
        Duty, Report, Rule(text: String), Why, Decisions, Sheet, Near(place: String), Through(place: String),
        Standing(whose: Option<Owner>, kind: Option<PieceKind>), Changes, ClockDetails,
        ClockOf(whose: Owner), Situation, Arrangements, Ending, Hint,
    }

    enum Owner <=> game::Owner { Of(side: Side), Own, Opponent }

    enum PieceKind <=> rules::Kind { Man, Crowned, Stone, Chess(role: Chessman) }

    enum Chessman <=> rules::chess::Role { Pawn, Knight, Bishop, Rook, Queen, King }

    enum Side <=> rules::Side { White, Black }

    enum Press <=> game::Press { Automatic, Manual }

    enum Mode <=> game::Mode { Rated, Training }

    enum IrregularityRuling <=> game::IrregularityRuling { Corrected, Mended, Stands }

    enum Claim <=> game::Claim {
        Repetition, Counter, ClearDraw, ShortOfTime, Dead, Increment, NormalMeans, Foul,
    }

    enum Irregularity <=> game::Irregularity { NoMove, TwoHands, OtherHand, ButtonHeld, Displaced, Record, Turned, WrongStart, WrongColours }

    enum Sanction <=> game::Sanction {
        Remark, Warning, Reprimand, MoreTime(time: u64), LessTime(time: u64), MorePoints(halves: u8), FewerPoints(halves: u8),
        Loss, Fine(amount: u32), Rounds(rounds: u8), Removal,
    }

    enum Recourse <=> game::Recourse { Protest, Appeal }

    enum Response <=> game::Response { Upheld, Rejected, Committee }

    enum Decided <=> game::Decided { Result, Claim, Sanction, Irregularity, Clock, Restart, Rest, Board, Envelope }

    /// A decision, and when it was made.
    /// What a call says was done.
    struct Alleged <=> game::Alleged { side: Option<Side>, misdeed: Irregularity }

    struct Contested <=> game::Contested { what: Decided, at: u64 }

    enum Fault <=> rules::Fault {
        Illegal, OpponentsPiece, MissedCapture, Stopped, LesserCapture, PawnLeft, Foul, TwoMoves, OtherTouched, TakenBack,
        Removed, RemovedEarly, TooFewRemoved, RemovalStopped, NotCaptured, OwnRemoved, Unmarked, UnmarkedMoved,
    }

    struct Verdict <=> game::Verdict { outcome: Outcome, ending: Ending, article: String }

    enum Ending <=> game::Ending {
        Board(end: EndKind), Resigned, Time, Agreed, Limit(limit: Limit), Claimed(claim: Claim), BothFlags, CannotMate,
        Penalty, Violations, Foul, WrongSeal, NormalMeans, Absence, Decision(reason: String),
    }

    enum Outcome <=> { WhiteWins, BlackWins, Draw, BothLost, WhiteHalf, BlackHalf }

    /// Who acts: a seat, and which person of the roster that was, where it is known.
    enum Seat <=> {
        White, Black, WhiteAssistant, BlackAssistant, Arbiter, Trainer, Spectator, Person(seat: Box<Seat>, person: u32),
    }

    /// A player with his assistant, a seat alone, or everybody.
    enum Listener <=> { White, Black, Only(seat: Seat), Arbiter, Room }

    /// An utterance: what was said to whom, in which words.
    struct Said <=> game::Said {
        to: Vec<Listener>,
        key: String,
        lang: String,
        text: String,
        #[serde(default, skip_serializing_if = "Option::is_none")] written: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")] listener: Option<u32>,
    }

    /// What a program has heard of a player; the confidence is in percent.
    struct HeardSpeech <=> game::HeardSpeech { text: String, confidence: u8, hearer: String }

    /// A sealed move, in hexadecimal digits.
    struct Seal <=> { masked: String, sum: String }
}

/// The key of an envelope, in hexadecimal digits.
#[derive(Serialize, Deserialize)]
pub(crate) struct EnvelopeKey(pub(crate) String);

impl Convert<game::Sealed> for Seal {
    fn convert(self) -> Result<game::Sealed, String> {
        game::Sealed::read(&self.masked, &self.sum).map_err(|error| error.to_string())
    }
}

impl Convert<Seal> for game::Sealed {
    fn convert(self) -> Result<Seal, String> {
        let (masked, sum) = self.texts();
        Ok(Seal { masked, sum })
    }
}

impl Convert<game::SealKey> for EnvelopeKey {
    fn convert(self) -> Result<game::SealKey, String> {
        game::SealKey::read(&self.0).map_err(|error| error.to_string())
    }
}

impl Convert<EnvelopeKey> for game::SealKey {
    fn convert(self) -> Result<EnvelopeKey, String> {
        Ok(EnvelopeKey(self.text()))
    }
}

impl Convert<game::Outcome> for Outcome {
    fn convert(self) -> Result<game::Outcome, String> {
        Ok(match self {
            Outcome::WhiteWins => game::Outcome::Win(rules::Side::White),
            Outcome::BlackWins => game::Outcome::Win(rules::Side::Black),
            Outcome::Draw => game::Outcome::Draw,
            Outcome::BothLost => game::Outcome::BothLost,
            Outcome::WhiteHalf => game::Outcome::Half(rules::Side::White),
            Outcome::BlackHalf => game::Outcome::Half(rules::Side::Black),
        })
    }
}

impl Convert<Outcome> for game::Outcome {
    fn convert(self) -> Result<Outcome, String> {
        Ok(match self {
            game::Outcome::Win(rules::Side::White) => Outcome::WhiteWins,
            game::Outcome::Win(rules::Side::Black) => Outcome::BlackWins,
            game::Outcome::Draw => Outcome::Draw,
            game::Outcome::BothLost => Outcome::BothLost,
            game::Outcome::Half(rules::Side::White) => Outcome::WhiteHalf,
            game::Outcome::Half(rules::Side::Black) => Outcome::BlackHalf,
        })
    }
}

impl Convert<Seat> for game::Actor {
    fn convert(self) -> Result<Seat, String> {
        let seat = Seat::from(self.seat);
        Ok(match self.person {
            Some(person) => Seat::Person(Box::new(seat), person.0),
            None => seat,
        })
    }
}

impl Convert<game::Actor> for Seat {
    fn convert(self) -> Result<game::Actor, String> {
        match self {
            Seat::Person(seat, person) => Ok(game::Actor::new((*seat).convert()?, PersonId(person))),
            seat => Ok(game::Actor::from(Convert::<game::Seat>::convert(seat)?)),
        }
    }
}

impl From<game::Seat> for Seat {
    fn from(live: game::Seat) -> Seat {
        match live {
            game::Seat::Player(rules::Side::White) => Seat::White,
            game::Seat::Player(rules::Side::Black) => Seat::Black,
            game::Seat::Assistant(rules::Side::White) => Seat::WhiteAssistant,
            game::Seat::Assistant(rules::Side::Black) => Seat::BlackAssistant,
            game::Seat::Arbiter => Seat::Arbiter,
            game::Seat::Trainer => Seat::Trainer,
            game::Seat::Spectator => Seat::Spectator,
        }
    }
}

impl Convert<game::Seat> for Seat {
    fn convert(self) -> Result<game::Seat, String> {
        Ok(match self {
            Seat::White => game::Seat::Player(rules::Side::White),
            Seat::Black => game::Seat::Player(rules::Side::Black),
            Seat::WhiteAssistant => game::Seat::Assistant(rules::Side::White),
            Seat::BlackAssistant => game::Seat::Assistant(rules::Side::Black),
            Seat::Arbiter => game::Seat::Arbiter,
            Seat::Trainer => game::Seat::Trainer,
            Seat::Spectator => game::Seat::Spectator,
            Seat::Person(..) => return Err("a person where a seat is named".to_owned()),
        })
    }
}

impl Convert<Vec<Listener>> for Audience {
    fn convert(self) -> Result<Vec<Listener>, String> {
        if self.is_room() {
            return Ok(vec![Listener::Room]);
        }
        let with_assistant = |side| self.has(game::Seat::Player(side)) && self.has(game::Seat::Assistant(side));
        let listener = |seat| match seat {
            game::Seat::Player(rules::Side::White) if with_assistant(rules::Side::White) => Some(Listener::White),
            game::Seat::Player(rules::Side::Black) if with_assistant(rules::Side::Black) => Some(Listener::Black),
            game::Seat::Assistant(side) if with_assistant(side) => None,
            game::Seat::Arbiter => Some(Listener::Arbiter),
            game::Seat::Player(_) | game::Seat::Assistant(_) | game::Seat::Trainer | game::Seat::Spectator => {
                Some(Listener::Only(seat.into()))
            }
        };
        Ok(self.seats().filter_map(listener).collect())
    }
}

impl Convert<Audience> for Vec<Listener> {
    fn convert(self) -> Result<Audience, String> {
        let mut all = Audience::NOBODY;
        for listener in self {
            all = all
                | match listener {
                    Listener::White => Audience::of(rules::Side::White.into()),
                    Listener::Black => Audience::of(rules::Side::Black.into()),
                    Listener::Only(seat) => [Convert::<game::Seat>::convert(seat)?].into_iter().collect(),
                    Listener::Arbiter => Audience::ARBITER,
                    Listener::Room => Audience::ROOM,
                };
        }
        Ok(all)
    }
}
