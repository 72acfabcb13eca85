//! The articles by which a move was refused. What the player of a rated board is not told of it, the articles do not tell
//! either: the same ones are then cited whatever was wrong.

use super::{Grounds, articles, family, is_chess, is_hundred};
use golos_game::{Refusal, Seat, State};
use golos_rules::chess::{Reason as ChessReason, Role};
use golos_rules::draughts::{self, Reason};
use golos_rules::renju::{Refused, StoneError};
use golos_rules::{CannotBeMade, IllegalReason, Unread, UnreadMove};
use golos_wording::laws::Subject;

/// How pieces move and capture: cited where the reason of the refusal is not told.
const LAWFUL: &str = "move.lawful";
/// How a piece moves without a capture, and where a stone may be placed.
pub(super) const WAY: &str = "move.way";
/// That capturing is compulsory, and how it is done.
pub(super) const CAPTURE: &str = "move.capture";
/// Which of several captures is compulsory.
const GREATEST: &str = "move.greatest";
/// How often the same king may move (FD-6).
const REST: &str = "move.rest";
/// The limits on the first moves of renju.
const OPENING: &str = "opening.rule";

/// What a refused move breaks; `None` for what is refused for another reason.
pub(super) fn grounds(state: &State, by: Seat, refusal: &Refusal) -> Option<Grounds> {
    match refusal {
        Refusal::Move(unread) => Some(of_unread(state, by, unread)),
        Refusal::Regulation(Refused::StoneError(error)) => Some(of_stone(state, *error)),
        Refusal::Regulation(Refused::NotYourTurn) => Some(cited(state, "turn", Subject::Opening)),
        // The first stone goes on the centre.
        Refusal::Regulation(Refused::Outside { square: 1 }) => Some(of_stone(state, StoneError::NotCentre)),
        Refusal::Regulation(_) => Some(cited(state, OPENING, Subject::Opening)),
        _ => None,
    }
}

fn of_unread(state: &State, by: Seat, unread: &Unread) -> Grounds {
    let general = || cited(state, LAWFUL, illegal(state));
    match unread {
        Unread::NotRead(UnreadMove::Draughts(draughts::NotRead::LightSquare(_))) => cited(state, WAY, illegal(state)),
        Unread::NotRead(_) | Unread::Ambiguous(_) => Grounds::Program,
        // He has said himself that he castles; what stands against it is not told.
        Unread::Illegal(IllegalReason::Chess(
            ChessReason::CastlingLost(_)
            | ChessReason::CastlingBlocked(_)
            | ChessReason::CastlingInCheck
            | ChessReason::CastlingThrough(_)
            | ChessReason::CastlingInto(_),
        )) if by != Seat::Arbiter && !state.is_training() => cited(state, "move.castling", illegal(state)),
        Unread::Illegal(reason) if by == Seat::Arbiter || state.is_training() || family::is_plain(*reason) => {
            of_reason(state, *reason)
        }
        Unread::NotOnBoard(CannotBeMade::Renju(error)) => of_stone(state, *error),
        Unread::Illegal(_) | Unread::NotOnBoard(_) => general(),
    }
}

fn of_reason(state: &State, reason: IllegalReason) -> Grounds {
    match reason {
        IllegalReason::Draughts(reason) => cited(state, of_draughts(reason), illegal(state)),
        IllegalReason::Chess(reason) => cited(state, of_chess(reason), illegal(state)),
        IllegalReason::Renju(error) => of_stone(state, error),
        IllegalReason::Foul(_) => Grounds::About(Subject::Foul),
    }
}

const fn of_draughts(reason: Reason) -> &'static str {
    match reason {
        Reason::EmptySquare(_)
        | Reason::OpponentsPiece(_)
        | Reason::Occupied(_)
        | Reason::NoMove(_)
        | Reason::NoPieceOnFile(_)
        | Reason::NotALine
        | Reason::ManHasNoKingRights
        | Reason::StraightWithoutCapture => WAY,
        Reason::MustCapture
        | Reason::CaptureNotFinished
        | Reason::PieceJumpedTwice(_)
        | Reason::JumpBlockedByCapturedPiece(_)
        | Reason::MustChooseContinuingSquare
        | Reason::NotCapture
        | Reason::NoKingWhileCapturing => CAPTURE,
        Reason::FewerThanMajority(_) | Reason::LesserValue => GREATEST,
        Reason::KingRests(_) => REST,
    }
}

const fn of_chess(reason: ChessReason) -> &'static str {
    match reason {
        ChessReason::NotItsMove(role) | ChessReason::NoneReaches(role) => of_role(role),
        ChessReason::OwnPiece(_) => "move.own",
        ChessReason::Blocked(_) => "move.blocked",
        ChessReason::KingCaptured => "move.king_captured",
        ChessReason::NothingToCapture(_) => "move.pawn_capture",
        ChessReason::EnPassantGone(_) => "move.en_passant",
        ChessReason::IntoCheck(_) | ChessReason::StillInCheck(_) | ChessReason::Pinned(_) => "move.check",
        ChessReason::CastlingLost(_) => "move.castling_lost",
        ChessReason::CastlingBlocked(_)
        | ChessReason::CastlingInCheck
        | ChessReason::CastlingThrough(_)
        | ChessReason::CastlingInto(_) => "move.castling",
        ChessReason::PromotionMissing | ChessReason::PromotionTo(_) | ChessReason::NoPromotion => "move.promotion",
        ChessReason::EmptySquare(_)
        | ChessReason::OpponentsPiece(_)
        | ChessReason::OtherPiece { .. }
        | ChessReason::NoPiece(_)
        | ChessReason::NotCapture => LAWFUL,
    }
}

pub(super) const fn of_role(role: Role) -> &'static str {
    match role {
        Role::Pawn => "move.pawn",
        Role::Knight => "move.knight",
        Role::Bishop => "move.bishop",
        Role::Rook => "move.rook",
        Role::Queen => "move.queen",
        Role::King => "move.king",
    }
}

fn of_stone(state: &State, error: StoneError) -> Grounds {
    match error {
        StoneError::Over => Grounds::About(Subject::Result),
        StoneError::Taken | StoneError::NotCentre => cited(state, WAY, Subject::Move),
    }
}

/// The articles on moves in general, cited if there is no closer one.
fn illegal(state: &State) -> Subject {
    if is_chess(state) { Subject::IllegalMove } else { Subject::Move }
}

/// What the documents cite for this; on a board of a hundred squares their own articles, if they have any.
pub(super) fn cited(state: &State, citation: &str, otherwise: Subject) -> Grounds {
    let of_board = is_hundred(state).then(|| format!("{citation}.hundred"));
    let known =
        of_board.into_iter().chain([citation.to_owned()]).find(|citation| !articles(state, citation).is_empty());
    known.map_or(Grounds::About(otherwise), Grounds::Cited)
}
