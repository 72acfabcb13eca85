//! The parts of events as they stood on disk.

use serde::Deserialize;

use super::super::step::{Step, frozen};
use super::super::v4;

frozen! {
    struct IrregularMove => v4::IrregularMove { fault: Fault, position: String }

    struct ClaimCheck => {
        holds: bool,
        counted: u32,
        needed: u32,
        clause: Option<String>,
        #[serde(default)]
        undetermined: bool,
    }

    enum Chance => { Can(line: Vec<String>), Cannot, Undetermined }

    enum OpeningAct => v4::OpeningAct { Swap, Keep, Offers, Count(count: u8), Offer(point: String) }

    enum Query => v4::Query {
        Clock, Turn, Number, Last, Opening, Repeat, Board, Pieces, Place(place: String), Moves(square: String), Offer,
        Report,
    }

    enum Side => v4::Side { White, Black }

    enum Press => v4::Press { Automatic, Manual }

    enum Mode => v4::Mode { Rated, Training }

    enum IrregularityRuling => v4::IrregularityRuling { Corrected, Stands }

    enum Claim => v4::Claim {
        Repetition, Counter, ClearDraw, ShortOfTime, Dead, Increment, NormalMeans, Foul,
    }

    enum Irregularity => v4::Irregularity { NoMove, TwoHands, Displaced, Turned, WrongStart, WrongColours }

    enum Fault => v4::Fault {
        Illegal, OpponentsPiece, MissedCapture, Stopped, LesserCapture, PawnLeft, Foul,
    }

    struct Verdict => { outcome: Outcome, ending: Ending, article: String }

    enum Ending => {
        NoPieces, Blocked, GivenAway, Immobile, Checkmate, Stalemate, NoMaterial, Five, LongRow, TwoPasses, NoFive,
        Resigned, Time, Agreed, Repetition, Clause(id: String), BothFlags, CannotMate, Penalty, Foul, WrongSeal,
        NormalMeans, Absence, Decision(reason: String),
    }

    enum Outcome => v4::Outcome { WhiteWins, BlackWins, Draw, BothLost }

    enum Seat => v4::Seat { White, Black, Arbiter }

    enum Listener => v4::Listener { White, Black, Arbiter, Room }
}

impl Step<v4::ClaimCheck> for ClaimCheck {
    fn step(self) -> Result<v4::ClaimCheck, String> {
        let ClaimCheck { holds, counted, needed, clause, undetermined } = self;
        Ok(v4::ClaimCheck { holds, counted, needed, limit: clause.map(limit), undetermined })
    }
}

/// A claim that was upheld stood among the decisions, by a word.
impl Step<v4::Verdict> for Verdict {
    fn step(self) -> Result<v4::Verdict, String> {
        let ending = match (&self.ending, &self.outcome) {
            (Ending::Decision(word), Outcome::Draw) if word == "claim" => v4::Ending::Claimed(v4::Claim::Counter),
            (Ending::Decision(word), Outcome::Draw) if word == "short-of-time" => {
                v4::Ending::Claimed(v4::Claim::ShortOfTime)
            }
            _ => self.ending.step()?,
        };
        Ok(v4::Verdict { outcome: self.outcome.step()?, ending, article: self.article })
    }
}

/// The name of what was asked, or what was typed for it, stood there as one text.
impl Step<v4::Asked> for String {
    fn step(self) -> Result<v4::Asked, String> {
        Ok(v4::Asked { name: self, typed: None })
    }
}

/// That there is no mate stood there without its proof.
impl Step<v4::Chance> for Chance {
    fn step(self) -> Result<v4::Chance, String> {
        Ok(match self {
            Chance::Can(line) => v4::Chance::Can(line),
            Chance::Cannot => v4::Chance::Cannot(v4::NoMate::Unnamed),
            Chance::Undetermined => v4::Chance::Undetermined,
        })
    }
}

/// A limit stood there by its name, a clause by its id.
pub(super) fn limit(name: String) -> v4::Limit {
    match name.as_str() {
        "repetition" => v4::Limit::Repetition,
        "clear-draw" => v4::Limit::ClearDraw,
        "no-progress" => v4::Limit::NoProgress,
        "dead" => v4::Limit::Dead,
        "illegal-position" => v4::Limit::IllegalPosition,
        _ => v4::Limit::Clause(name),
    }
}

/// So did what the arbiter let rest.
pub(super) fn dismissed(name: String) -> v4::Dismissed {
    match name.as_str() {
        "flag" => v4::Dismissed::Flag,
        "lateness" => v4::Dismissed::Lateness,
        _ => v4::Dismissed::Limit(limit(name)),
    }
}

/// The reasons of the program stood among those of people.
pub(super) fn clock_reason(words: String) -> v4::ClockReason {
    match words.as_str() {
        "=penalty" => v4::ClockReason::Penalty,
        "=absence" => v4::ClockReason::Absence,
        "=carried" => v4::ClockReason::Carried,
        "interruption" => v4::ClockReason::Interruption,
        _ => v4::ClockReason::Stated(words),
    }
}

/// The ends on the board stood among the others.
impl Step<v4::Ending> for Ending {
    fn step(self) -> Result<v4::Ending, String> {
        Ok(match self {
            Ending::NoPieces => v4::Ending::Board(v4::EndKind::NoPieces),
            Ending::Blocked => v4::Ending::Board(v4::EndKind::Blocked),
            Ending::GivenAway => v4::Ending::Board(v4::EndKind::GivenAway),
            Ending::Immobile => v4::Ending::Board(v4::EndKind::Immobile),
            Ending::Checkmate => v4::Ending::Board(v4::EndKind::Checkmate),
            Ending::Stalemate => v4::Ending::Board(v4::EndKind::Stalemate),
            Ending::NoMaterial => v4::Ending::Board(v4::EndKind::NoMaterial),
            Ending::Five => v4::Ending::Board(v4::EndKind::Five),
            Ending::LongRow => v4::Ending::Board(v4::EndKind::LongRow),
            Ending::TwoPasses => v4::Ending::Board(v4::EndKind::TwoPasses),
            Ending::NoFive => v4::Ending::Board(v4::EndKind::NoFive),
            Ending::Resigned => v4::Ending::Resigned,
            Ending::Time => v4::Ending::Time,
            Ending::Agreed => v4::Ending::Agreed,
            Ending::Repetition => v4::Ending::Limit(v4::Limit::Repetition),
            Ending::BothFlags => v4::Ending::BothFlags,
            Ending::CannotMate => v4::Ending::CannotMate,
            Ending::Penalty => v4::Ending::Penalty,
            Ending::Foul => v4::Ending::Foul,
            Ending::WrongSeal => v4::Ending::WrongSeal,
            Ending::NormalMeans => v4::Ending::NormalMeans,
            Ending::Absence => v4::Ending::Absence,
            Ending::Clause(id) => v4::Ending::Limit(limit(id)),
            Ending::Decision(reason) => v4::Ending::Decision(reason),
        })
    }
}
