//! The parts of events as they stood on disk.

use serde::Deserialize;

use super::super::step::{Step, frozen};
use super::super::v4;

frozen! {
    struct Irregular => v4::Irregular { fault: Fault, position: String }

    struct ClaimCheck => v4::ClaimCheck {
        holds: bool,
        counted: u32,
        needed: u32,
        clause: Option<String>,
        #[serde(default)]
        undetermined: bool,
    }

    enum Chance => v4::Chance { Can(line: Vec<String>), Cannot, Undetermined }

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

    enum Misdeed => v4::Misdeed { NoMove, TwoHands, Displaced, Turned, WrongStart, WrongColours }

    enum Fault => v4::Fault {
        Illegal, OpponentsPiece, MissedCapture, Stopped, LesserCapture, PawnLeft, Foul,
    }

    struct Verdict => v4::Verdict { outcome: Outcome, ending: Ending, article: String }

    enum Ending => {
        NoPieces, Blocked, GivenAway, Immobile, Checkmate, Stalemate, NoMaterial, Five, LongRow, TwoPasses, NoFive,
        Resigned, Time, Agreed, Repetition, Clause(id: String), BothFlags, CannotMate, Penalty, Foul, WrongSeal,
        NormalMeans, Absence, Decision(reason: String),
    }

    enum Outcome => v4::Outcome { WhiteWins, BlackWins, Draw, BothLost }

    enum Seat => v4::Seat { White, Black, Arbiter }

    enum Listener => v4::Listener { White, Black, Arbiter, Room }
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
            Ending::Repetition => v4::Ending::Repetition,
            Ending::BothFlags => v4::Ending::BothFlags,
            Ending::CannotMate => v4::Ending::CannotMate,
            Ending::Penalty => v4::Ending::Penalty,
            Ending::Foul => v4::Ending::Foul,
            Ending::WrongSeal => v4::Ending::WrongSeal,
            Ending::NormalMeans => v4::Ending::NormalMeans,
            Ending::Absence => v4::Ending::Absence,
            Ending::Clause(id) => v4::Ending::Clause(id),
            Ending::Decision(reason) => v4::Ending::Decision(reason),
        })
    }
}
