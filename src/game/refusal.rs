use std::fmt;

use super::refusal_arguments::Arguments;
use super::{ClaimCheck, OpeningFault, SealError};
use golos_clock::Ms;
use golos_people::{Denial, Denied};
use golos_rules::{NotHandled, Side, Unread, renju};

/// What was left out of a move before the clock is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Omission {
    /// It was not announced (U-V.13.5).
    Announcement,
    /// Another move was announced, and that was not put right (U-V.13.9).
    RightAnnouncement,
    /// The assistant who keeps the record has not written it (U-V.13.11.2b).
    Record,
}

impl fmt::Display for Omission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Omission::Announcement => "the move is announced",
            Omission::RightAnnouncement => "the announcement is put right",
            Omission::Record => "the move is written",
        })
    }
}

/// Everybody at the board knows that it holds now, whatever stands behind the word.
const MOMENT: bool = true;
/// Only a count, a search, or a look at the clocks would show it: nobody is told before he asks.
const HIDDEN: bool = false;
/// At a rated board the arbiter hears of it: the rules do not give it (R-5.4.15.2, U-V.13.11.4).
const ATTEMPT: bool = true;
/// A slip of the tongue or of a finger.
const SLIP: bool = false;

/// One row for each refusal: what the program says of it, its id in records, when it is known, what it may have been.
macro_rules! refusals {
    ($(
        $(#[$meta:meta])*
        $name:ident $(($($held:ident : $of:ty),+))? $({ $($field:ident : $ty:ty),+ })? => $id:literal, $when:expr, $what:expr;
    )+) => {
        /// Why something that a person asked for was not done. The state stays as it was.
        #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
        pub enum Refusal {
            $($(#[$meta])* $name $(($($of),+))? $({ $($field: $ty),+ })?,)+
        }

        impl Refusal {
            /// The id by which a record names the refusal.
            #[must_use]
            pub const fn id(&self) -> &'static str {
                match self { $(Refusal::$name { .. } => $id,)+ }
            }

            /// What the refusal is about, as a record has it.
            #[must_use]
            pub fn arguments(&self) -> Vec<String> {
                match self {
                    $(Refusal::$name $(($($held),+))? $({ $($field),+ })? => {
                        let parts: &[Vec<String>] = &[$($($held.arguments(),)+)? $($($field.arguments(),)+)?];
                        parts.concat()
                    })+
                }
            }

            /// Whether the rules do not give what was asked for, and the arbiter of a rated board hears of the attempt.
            #[must_use]
            pub const fn is_attempt(&self) -> bool {
                match self { $(Refusal::$name { .. } => $what,)+ }
            }

            /// The ids of all refusals.
            pub const IDS: &[&str] = &[$($id),+];

            /// Whether the row says that everybody at the board knows it.
            const fn is_known(&self) -> bool {
                match self { $(Refusal::$name { .. } => $when,)+ }
            }
        }
    };
}

refusals! {
    #[error("the clocks have not been started")]
    NotStarted => "not_started", MOMENT, SLIP;
    #[error("the game has been started already")]
    AlreadyStarted => "already_started", MOMENT, SLIP;
    #[error("the opening has not been drawn")]
    OpeningNotDrawn => "opening_not_drawn", MOMENT, SLIP;
    #[error("an opening is drawn before the first move")]
    OpeningTooLate => "opening_too_late", MOMENT, SLIP;
    #[error("an opening has been drawn; only a lot that was read wrongly is read again")]
    AlreadyDrawn => "already_drawn", HIDDEN, SLIP;
    #[error("the game starts from a position of its own")]
    OpeningNotHere => "opening_not_here", MOMENT, SLIP;
    #[error("the opening cannot be played: {0}")]
    Opening(fault: OpeningFault) => "opening", HIDDEN, SLIP;
    #[error("the clocks are stopped")]
    Stopped => "stopped", MOMENT, SLIP;
    #[error("the game is over")]
    Over => "over", MOMENT, SLIP;
    #[error("the game is not over")]
    NotOver => "not_over", MOMENT, SLIP;
    #[error("no such position can stand on the board")]
    NoSuchBoard => "no_such_board", HIDDEN, SLIP;
    #[error("the record has just this position")]
    SameBoard => "same_board", HIDDEN, SLIP;
    #[error("that was ruled already, and nothing has changed since")]
    RuledAlready => "ruled_already", HIDDEN, ATTEMPT;
    #[error("these rules say nothing of protests")]
    NoProtests => "no_protests", MOMENT, SLIP;
    #[error("no decision has the number {number}; there are {count}")]
    NoDecision { number: u32, count: u32 } => "no_decision", HIDDEN, SLIP;
    #[error("these rules know no appeals")]
    NoAppeals => "no_appeals", MOMENT, SLIP;
    #[error("a protest is decided first ({0})")]
    ProtestFirst(article: String) => "protest_first", MOMENT, ATTEMPT;
    /// It was due at this moment of the game's record.
    #[error("too late for a protest ({article})")]
    ProtestLate { due: Ms, article: String } => "protest_late", HIDDEN, ATTEMPT;
    #[error("the sheet of {0} is signed")]
    Signed(side: Side) => "signed", MOMENT, SLIP;
    #[error("each player signs his own sheet, not that of {0}")]
    OthersSheet(side: Side) => "others_sheet", MOMENT, SLIP;
    #[error("it is not the turn of {0}")]
    NotYourTurn(side: Side) => "not_your_turn", MOMENT, ATTEMPT;
    #[error(fmt = denial)]
    NotPermitted(denied: Denied) => "not_permitted", MOMENT, ATTEMPT;
    #[error("{0}")]
    Move(unread: Unread) => "move", HIDDEN, SLIP;
    #[error("a move was made already; the clock has to be pressed")]
    AlreadyMade => "already_made", MOMENT, ATTEMPT;
    /// What was entered is what stands on the board already.
    #[error("that is the move that was made")]
    SameMove => "same_move", HIDDEN, SLIP;
    #[error("too late: a claim is made before one's move")]
    ClaimAfterMove => "claim_after_move", MOMENT, ATTEMPT;
    /// Who has touched a piece cannot claim on that move (CH-9.4).
    #[error("a piece was touched ({0})")]
    ClaimAfterTouch(article: String) => "claim_after_touch", MOMENT, ATTEMPT;
    /// A move has been made that is not complete yet: it is neither sealed nor replaced.
    #[error("the move is made; the clock is pressed first")]
    PressFirst => "press_first", MOMENT, SLIP;
    #[error("no move was made")]
    NothingToPress => "nothing_to_press", MOMENT, SLIP;
    /// What was said by the opening regulation has handed the turn over, and the clock with it (R-9.2.5.1).
    #[error("the clock was switched with what was said")]
    SwitchedAlready => "switched_already", MOMENT, SLIP;
    #[error("no move was made yet that could be taken back")]
    NothingToTakeBack => "nothing_to_take_back", MOMENT, SLIP;
    #[error("no draw may be offered before move {0}")]
    OfferTooEarly(moves: u32) => "offer_too_early", MOMENT, ATTEMPT;
    #[error("without a record no draw may be offered with more than {0} pieces a side")]
    OfferTooManyPieces(pieces: u32) => "offer_too_many_pieces", MOMENT, ATTEMPT;
    #[error("the other side has the right to offer now")]
    OfferNotTwice => "offer_not_twice", MOMENT, ATTEMPT;
    #[error("first the move, then the offer")]
    OfferWrongMoment => "offer_wrong_moment", MOMENT, ATTEMPT;
    #[error("no draw is offered")]
    NoOffer => "no_offer", MOMENT, SLIP;
    #[error("a claim is being checked")]
    ClaimPending => "claim_pending", MOMENT, SLIP;
    #[error("nothing is before the arbiter")]
    NothingPending => "nothing_pending", MOMENT, SLIP;
    #[error("another matter comes first")]
    OtherMatter => "other_matter", MOMENT, SLIP;
    #[error("no flag is down")]
    NoFlag => "no_flag", HIDDEN, SLIP;
    #[error("by these rules nothing is drawn because both flags are down")]
    NoBothFlags => "no_both_flags", MOMENT, SLIP;
    #[error("not both flags are down ({0})")]
    NotBothFlags(article: String) => "not_both_flags", HIDDEN, SLIP;
    #[error("both flags are down, but not in the last period ({0})")]
    NotLastPeriod(article: String) => "not_last_period", HIDDEN, SLIP;
    /// What was counted, for the arbiter.
    #[error(fmt = too_early)]
    ClaimTooEarly(check: Box<ClaimCheck>) => "claim_too_early", HIDDEN, SLIP;
    #[error("no draw is claimed by this article: {0}")]
    NoGround(text: String) => "no_ground", HIDDEN, SLIP;
    #[error(fmt = counts)]
    CountsAlready(aloud: bool) => "counts_already", MOMENT, SLIP;
    #[error("{counted} of {needed} moves are counted")]
    CountTooShort { counted: u32, needed: u32 } => "count_too_short", HIDDEN, SLIP;
    #[error("nothing is drawn here unless a win is shown")]
    NoWinToShow => "no_win_to_show", MOMENT, SLIP;
    /// A move of the line that shows a win, counted from 1, cannot be made.
    #[error("move {number} of the line cannot be made: {text}")]
    LineBreaks { number: usize, text: String } => "line_breaks", HIDDEN, SLIP;
    #[error("these rules give a player no look at the arbiter's record")]
    NoSheet => "no_sheet", MOMENT, SLIP;
    /// More often is a disturbance of the opponent.
    #[error("the record was asked for often enough ({0})")]
    SheetTooOften(article: String) => "sheet_too_often", MOMENT, ATTEMPT;
    #[error("the number of moves is not told now ({0})")]
    NumberHidden(article: String) => "number_hidden", MOMENT, SLIP;
    #[error("this claim does not exist at this control")]
    ClaimNotHere => "claim_not_here", MOMENT, ATTEMPT;
    #[error("{0} has completed no move")]
    NoneCompleted(side: Side) => "none_completed", MOMENT, SLIP;
    #[error("this move was penalised already")]
    AlreadyPenalized => "already_penalized", MOMENT, SLIP;
    #[error("too late: the reply has been made")]
    TooLate => "too_late", MOMENT, ATTEMPT;
    #[error("the board was found to stand otherwise since: the arbiter takes that back first")]
    BoardFound => "board_found", MOMENT, SLIP;
    #[error("too late: each side has completed {moves} moves ({article})")]
    TooManyMoves { moves: u32, article: String } => "too_many_moves", MOMENT, SLIP;
    #[error("the move that was written has to be made: {0}")]
    Written(text: String) => "written", HIDDEN, SLIP;
    #[error("the piece that was touched binds: {0}")]
    Touched(square: String) => "touched", HIDDEN, SLIP;
    /// A hand cannot have done that on this board; the place, as it stands in files.
    #[error("{why}: {place}")]
    Handled { why: NotHandled, place: String } => "handled", HIDDEN, SLIP;
    /// No place of the board.
    #[error("no place of the board: {0}")]
    NoPlace(text: String) => "no_place", HIDDEN, SLIP;
    /// The steps of a move are those of a real board.
    #[error("only at a real board, where the clock is pressed by hand")]
    NoRealBoard => "no_real_board", MOMENT, SLIP;
    /// The move is not announced, or not written down: the clock is not switched before (U-V.13.5, U-V.13.11.2b).
    #[error("first {what} ({article})")]
    Omitted { what: Omission, article: String } => "omitted", MOMENT, SLIP;
    #[error("the offer is answered first")]
    OfferFirst => "offer_first", MOMENT, SLIP;
    #[error("only the opponent or the arbiter decides that")]
    OpponentDecides => "opponent_decides", MOMENT, ATTEMPT;
    /// The arbiter does not have it put right of his own accord (R-5.4.14.2, DR-2.1.10.3).
    #[error("only {side} has it put right ({article})")]
    OpponentAlone { side: Side, article: String } => "opponent_alone", MOMENT, SLIP;
    /// These rules have the opponent put it right: to play on without is an offence (U-V.6.6).
    #[error("it is put right and cannot be let stand ({0})")]
    CannotStand(article: String) => "cannot_stand", MOMENT, SLIP;
    /// These rules have it put right by the offender alone, on his time.
    #[error("it is put right by the offender, on his time ({0})")]
    OffenderMends(article: String) => "offender_mends", MOMENT, SLIP;
    /// The pieces that were displaced are restored first (U-V.6.3, CH-7.4.1).
    #[error("{0} restores the pieces first")]
    Restoring(side: Side) => "restoring", MOMENT, SLIP;
    /// These rules switch no clock back for an irregular move: the arbiter rules it (CH-7.5.1).
    #[error("no clock is switched back ({0})")]
    NoSwitchBack(article: String) => "no_switch_back", MOMENT, SLIP;
    #[error("these rules know no such sanction")]
    NoSanction => "no_sanction", MOMENT, SLIP;
    #[error("not less than {least} and not more than {most}")]
    SanctionTime { least: Ms, most: Ms } => "sanction_time", HIDDEN, SLIP;
    #[error("it was demanded already")]
    AlreadyDemanded => "already_demanded", MOMENT, SLIP;
    #[error("it was reported already, and waits")]
    AlreadyReported => "already_reported", HIDDEN, SLIP;
    /// None of his men was promoted to a king that stands: none could have been left unmarked (R-5.4.14.2.13).
    #[error("{0} has no king that was promoted")]
    NoKingToMark(side: Side) => "no_king_to_mark", HIDDEN, SLIP;
    #[error("a reason is needed")]
    ReasonNeeded => "reason_needed", HIDDEN, SLIP;
    #[error("a correction must leave at least {0}")]
    ClockFloor(least: Ms) => "clock_floor", HIDDEN, SLIP;
    #[error("with less than {0} left no clock is corrected")]
    ClockClosed(least: Ms) => "clock_closed", MOMENT, SLIP;
    /// What was counted is against the claim.
    #[error("what was counted is against it")]
    AgainstCount => "against_count", HIDDEN, SLIP;
    /// What was counted bears the claim out.
    #[error("what was counted bears it out")]
    ForCount => "for_count", HIDDEN, SLIP;
    #[error("a player must claim it")]
    PlayerMustClaim => "player_must_claim", MOMENT, SLIP;
    #[error("the opponent or the arbiter points out the flag")]
    OwnFlag => "own_flag", MOMENT, ATTEMPT;
    #[error("{0} is absent")]
    Absent(side: Side) => "absent", MOMENT, SLIP;
    #[error("{0} is not absent")]
    NotAbsent(side: Side) => "not_absent", MOMENT, SLIP;
    #[error("these rules say nothing of absence")]
    NoLateness => "no_lateness", MOMENT, SLIP;
    #[error("the clocks are running")]
    NotStopped => "not_stopped", MOMENT, SLIP;
    #[error("the clock of {0} shows no time; set it first")]
    NoTimeLeft(side: Side) => "no_time_left", MOMENT, SLIP;
    #[error("by the opening regulation: {0}")]
    Regulation(refused: renju::Refused) => "regulation", HIDDEN, SLIP;
    #[error("the last stone was no foul")]
    NoFoul => "no_foul", HIDDEN, SLIP;
    #[error("these rules give no half point to one player alone")]
    NoHalfPoint => "no_half_point", MOMENT, SLIP;
    #[error("more points than a game has")]
    TooManyPoints => "too_many_points", MOMENT, SLIP;
    #[error("only with less than {0} left")]
    NotYet(below: Ms) => "not_yet", MOMENT, ATTEMPT;
    #[error("a side has to be named")]
    SideNeeded => "side_needed", MOMENT, SLIP;
    #[error("the opening regulation is not at its end")]
    InOpening => "in_opening", MOMENT, SLIP;
    #[error("no move is sealed")]
    NothingSealed => "nothing_sealed", MOMENT, SLIP;
    #[error("the envelope stays closed: {0}")]
    Seal(error: SealError) => "seal", HIDDEN, SLIP;
    #[error("a sealed move waits in its envelope")]
    Adjourned => "adjourned", MOMENT, SLIP;
    #[error("not found out whether the opponent can mate: the arbiter decides")]
    Undetermined => "undetermined", MOMENT, SLIP;
    #[error("it is being found out whether the opponent can mate")]
    Searching => "searching", MOMENT, SLIP;
    #[error("this is upheld, or the arbiter rules the result")]
    NoWayBack => "no_way_back", MOMENT, SLIP;
    #[error("an offer of a draw is not allowed in this event")]
    OffersForbidden => "offers_forbidden", MOMENT, ATTEMPT;
    #[error("the program contradicts itself: {0}")]
    Internal(why: String) => "internal", HIDDEN, SLIP;
}

impl Refusal {
    /// Whether it holds now whatever stands behind the word, and everybody at the board knows so. What only a count, a
    /// search, or a look at the clocks would show is none: nobody is told of it before he asks.
    #[must_use]
    pub const fn is_of_the_moment(&self) -> bool {
        match self {
            Refusal::Handled { why: NotHandled::NoPieces, .. } => true,
            Refusal::Regulation(refused) => {
                matches!(refused, renju::Refused::Settled | renju::Refused::NotYourTurn | renju::Refused::Unexpected(_))
            }
            _ => self.is_known(),
        }
    }
}

fn too_early(check: &ClaimCheck, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "too early: {} of {} moves are counted", check.counted, check.needed)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as thiserror calls it")]
fn counts(aloud: &bool, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(if *aloud { "the moves are counted aloud already" } else { "no moves are counted aloud" })
}

/// Why somebody may not ask, with the article.
fn denial(denied: &Denied, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let why = match denied.why {
        Denial::NotYours => "this is for somebody else".to_owned(),
        Denial::ArbiterOnly => "this is for the arbiter".to_owned(),
        Denial::PlayerOnly => "this is for a player".to_owned(),
        Denial::NotYourTurn => "this may be asked in one's own turn".to_owned(),
        Denial::Hint => "not allowed at this board".to_owned(),
        Denial::NotAgreed(task) => format!("the task \"{task}\" was not agreed"),
    };
    match denied.article.is_empty() {
        true => f.write_str(&why),
        false => write!(f, "{why} ({})", denied.article),
    }
}
