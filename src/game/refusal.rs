use std::fmt;

use super::refusal_arguments::Arguments;
use super::{ClaimCheck, OpeningFault, SealError};
use golos_clock::Ms;
use golos_editions::Subject;
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

/// Everybody at the board can see that it holds now, whatever the rest of the line says.
const MOMENT: bool = true;
/// Only a count, a search, or a look at the clocks would show it: nobody is told before he asks.
const HIDDEN: bool = false;
/// At a rated board the arbiter hears of it: the rules do not give it (R-5.4.15.2, U-V.13.11.4).
const ATTEMPT: bool = true;
/// A slip of the tongue or of a finger.
const SLIP: bool = false;

/// What stands against something that was asked for: the documents are asked about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    Subject(Subject),
    /// What the claim is about that is being checked.
    PendingClaim,
    /// An irregularity; in chess, an illegal move.
    Irregular,
}

/// What stands against it, by the name in the row.
macro_rules! bar {
    (PendingClaim) => {
        Bar::PendingClaim
    };
    (Irregular) => {
        Bar::Irregular
    };
    ($subject:ident) => {
        Bar::Subject(Subject::$subject)
    };
}

/// The article among what a refusal holds, each part as its name and its value.
macro_rules! article {
    () => {
        None
    };
    (article $article:ident) => {
        Some($article.as_str())
    };
    (denied $denied:ident) => {
        Some($denied.article)
    };
    ($name:ident $value:ident $($rest:ident)*) => {{
        let _ = $value;
        article!($($rest)*)
    }};
}

/// One row for each refusal: what it holds, its id in records, when it is known, whether it is an attempt, what stands
/// against what was asked for, and by what citation if the documents have one for it. What is said is the text `refuse-`
/// with the id; in `golos-speech` only those have an arm that say something more.
macro_rules! refusals {
    ($(
        $(#[$meta:meta])*
        $name:ident $(($($held:ident : $of:ty),+))? $({ $($field:ident : $ty:ty),+ })?
            => $id:literal, $when:expr, $what:expr, $bar:ident $(by $citation:literal)?;
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

            /// The article by which it was refused, where the refusal names it.
            #[must_use]
            pub fn article(&self) -> Option<&str> {
                match self {
                    $(Refusal::$name $(($($held),+))? $({ $($field),+ })? => {
                        article!($($($held $held)+)? $($($field $field)+)?)
                    })+
                }
            }

            /// Whether the rules do not give what was asked for, and the arbiter of a rated board hears of the attempt.
            #[must_use]
            pub const fn is_attempt(&self) -> bool {
                match self { $(Refusal::$name { .. } => $what,)+ }
            }

            /// What stands against what was asked for.
            #[must_use]
            pub const fn bar(&self) -> Bar {
                match self { $(Refusal::$name { .. } => bar!($bar),)+ }
            }

            /// The citation under which a document says so.
            #[must_use]
            pub const fn citation(&self) -> Option<&'static str> {
                match self {
                    $($(Refusal::$name { .. } => Some($citation),)?)+
                    _ => None,
                }
            }

            /// The ids of all refusals.
            pub const IDS: &[&str] = &[$($id),+];

            /// One refusal of each row.
            #[doc(hidden)]
            #[must_use]
            pub fn samples() -> Vec<Refusal> {
                vec![$(Refusal::$name $(($(<$of>::sample()),+))? $({ $($field: <$ty>::sample()),+ })?),+]
            }

            /// Whether the row says that everybody at the board knows it.
            const fn is_known(&self) -> bool {
                match self { $(Refusal::$name { .. } => $when,)+ }
            }
        }
    };
}

refusals! {
    #[error("the clocks have not been started")]
    NotStarted => "not_started", MOMENT, SLIP, Start;
    #[error("the game has been started already")]
    AlreadyStarted => "already_started", MOMENT, SLIP, Start;
    #[error("the opening has not been drawn")]
    OpeningNotDrawn => "opening_not_drawn", MOMENT, SLIP, Opening;
    #[error("an opening is drawn before the first move")]
    OpeningTooLate => "opening_too_late", MOMENT, SLIP, Opening;
    /// The lot is drawn when both are there, on the time of him who is late (R-5.4.1.3, U-V.9.5.5).
    #[error("the lot waits until {side} has come ({article})")]
    LotWaits { side: Side, article: String } => "lot_waits", MOMENT, SLIP, Opening;
    #[error("an opening has been drawn; only a lot that was read wrongly is read again")]
    AlreadyDrawn => "already_drawn", HIDDEN, SLIP, Opening;
    #[error("the game starts from a position of its own")]
    OpeningNotHere => "opening_not_here", MOMENT, SLIP, Opening;
    #[error("the opening cannot be played: {0}")]
    Opening(fault: OpeningFault) => "opening", HIDDEN, SLIP, Opening;
    #[error("the clocks are stopped")]
    Stopped => "stopped", MOMENT, SLIP, Clock by "clock.stop";
    #[error("the game is over")]
    Over => "over", MOMENT, SLIP, Result;
    #[error("the game is not over")]
    NotOver => "not_over", MOMENT, SLIP, Result;
    #[error("no such position can stand on the board")]
    NoSuchBoard => "no_such_board", HIDDEN, SLIP, Position;
    #[error("the record has just this position")]
    SameBoard => "same_board", HIDDEN, SLIP, Position;
    #[error("that was ruled already, and nothing has changed since")]
    RuledAlready => "ruled_already", HIDDEN, ATTEMPT, Arbiter;
    #[error("these rules say nothing of protests")]
    NoProtests => "no_protests", MOMENT, SLIP, Protest;
    #[error("no decision has the number {number}; there are {count}")]
    NoDecision { number: u32, count: u32 } => "no_decision", HIDDEN, SLIP, Protest;
    #[error("these rules know no appeals")]
    NoAppeals => "no_appeals", MOMENT, SLIP, Appeal;
    #[error("a protest is decided first ({0})")]
    ProtestFirst(article: String) => "protest_first", MOMENT, ATTEMPT, Protest;
    /// It was due at this moment of the game's record.
    #[error("too late for a protest ({article})")]
    ProtestLate { due: Ms, article: String } => "protest_late", HIDDEN, ATTEMPT, Protest;
    #[error("the sheet of {0} is signed")]
    Signed(side: Side) => "signed", MOMENT, SLIP, Result;
    #[error("each player signs his own sheet, not that of {0}")]
    OthersSheet(side: Side) => "others_sheet", MOMENT, SLIP, Result;
    #[error("it is not the turn of {0}")]
    NotYourTurn(side: Side) => "not_your_turn", MOMENT, ATTEMPT, Move by "turn";
    #[error(fmt = denial)]
    NotPermitted(denied: Denied) => "not_permitted", MOMENT, ATTEMPT, Arbiter;
    #[error("{0}")]
    Move(unread: Unread) => "move", HIDDEN, SLIP, Move;
    #[error("a move was made already; the clock has to be pressed")]
    AlreadyMade => "already_made", MOMENT, ATTEMPT, Move by "move.made";
    /// What was entered is what stands on the board already.
    #[error("that is the move that was made")]
    SameMove => "same_move", HIDDEN, SLIP, Move;
    #[error("too late: a claim is made before one's move")]
    ClaimAfterMove => "claim_after_move", MOMENT, ATTEMPT, Claim;
    /// Who has touched a piece cannot claim on that move (CH-9.4).
    #[error("a piece was touched ({0})")]
    ClaimAfterTouch(article: String) => "claim_after_touch", MOMENT, ATTEMPT, Claim;
    /// A move has been made that is not complete yet: it is neither sealed nor replaced.
    #[error("the move is made; the clock is pressed first")]
    PressFirst => "press_first", MOMENT, SLIP, Press;
    #[error("no move was made")]
    NothingToPress => "nothing_to_press", MOMENT, SLIP, Press;
    /// What was said by the opening regulation has handed the turn over, and the clock with it (R-9.2.5.1).
    #[error("the clock was switched with what was said")]
    SwitchedAlready => "switched_already", MOMENT, SLIP, Press;
    #[error("no move was made yet that could be taken back")]
    NothingToTakeBack => "nothing_to_take_back", MOMENT, SLIP, Move;
    #[error("no draw may be offered before move {0}")]
    OfferTooEarly(moves: u32) => "offer_too_early", MOMENT, ATTEMPT, Offer;
    #[error("without a record no draw may be offered with more than {0} pieces a side")]
    OfferTooManyPieces(pieces: u32) => "offer_too_many_pieces", MOMENT, ATTEMPT, Offer;
    #[error("the other side has the right to offer now")]
    OfferNotTwice => "offer_not_twice", MOMENT, ATTEMPT, Offer;
    /// His own offer has not been answered yet; it cannot be withdrawn nor made twice (CH-9.1.2.1).
    #[error("the offer stands")]
    OfferStands => "offer_stands", MOMENT, SLIP, Offer;
    #[error("first the move, then the offer")]
    OfferWrongMoment => "offer_wrong_moment", MOMENT, ATTEMPT, Offer;
    #[error("no draw is offered")]
    NoOffer => "no_offer", MOMENT, SLIP, Offer;
    #[error("a claim is being checked")]
    ClaimPending => "claim_pending", MOMENT, SLIP, PendingClaim;
    #[error("nothing is before the arbiter")]
    NothingPending => "nothing_pending", MOMENT, SLIP, Arbiter;
    #[error("another matter comes first")]
    OtherMatter => "other_matter", MOMENT, SLIP, Arbiter;
    #[error("no flag is down")]
    NoFlag => "no_flag", HIDDEN, SLIP, Flag;
    #[error("by these rules nothing is drawn because both flags are down")]
    NoBothFlags => "no_both_flags", MOMENT, SLIP, Flag;
    #[error("not both flags are down ({0})")]
    NotBothFlags(article: String) => "not_both_flags", HIDDEN, SLIP, Flag;
    #[error("both flags are down, but not in the last period ({0})")]
    NotLastPeriod(article: String) => "not_last_period", HIDDEN, SLIP, Flag;
    /// What was counted, for the arbiter.
    #[error(fmt = too_early)]
    ClaimTooEarly(check: Box<ClaimCheck>) => "claim_too_early", HIDDEN, SLIP, Claim;
    #[error("no draw is claimed by this article: {0}")]
    NoGround(text: String) => "no_ground", HIDDEN, SLIP, Draw;
    #[error(fmt = counts)]
    CountsAlready(aloud: bool) => "counts_already", MOMENT, SLIP, Claim;
    #[error("{counted} of {needed} moves are counted")]
    CountTooShort { counted: u32, needed: u32 } => "count_too_short", HIDDEN, SLIP, Claim;
    #[error("nothing is drawn here unless a win is shown")]
    NoWinToShow => "no_win_to_show", MOMENT, SLIP, Limit;
    /// A move of the line that shows a win, counted from 1, cannot be made.
    #[error("move {number} of the line cannot be made: {text}")]
    LineBreaks { number: usize, text: String } => "line_breaks", HIDDEN, SLIP, Limit;
    #[error("these rules give a player no look at the arbiter's record")]
    NoSheet => "no_sheet", MOMENT, SLIP, Record;
    /// More often is a disturbance of the opponent.
    #[error("the record was asked for often enough ({0})")]
    SheetTooOften(article: String) => "sheet_too_often", MOMENT, ATTEMPT, Record;
    #[error("the number of moves is not announced now ({0})")]
    NumberHidden(article: String) => "number_hidden", MOMENT, SLIP, Record;
    #[error("this claim does not exist at this control")]
    ClaimNotHere => "claim_not_here", MOMENT, ATTEMPT, Claim;
    #[error("{0} has completed no move")]
    NoneCompleted(side: Side) => "none_completed", MOMENT, SLIP, Irregular;
    #[error("this move was penalised already")]
    AlreadyPenalized => "already_penalized", MOMENT, SLIP, Irregular;
    #[error("too late: the reply has been made")]
    TooLate => "too_late", MOMENT, ATTEMPT, Irregular;
    #[error("the board was found to stand otherwise since: the arbiter takes that back first")]
    BoardFound => "board_found", MOMENT, SLIP, Position;
    #[error("too late: each side has completed {moves} moves ({article})")]
    TooManyMoves { moves: u32, article: String } => "too_many_moves", MOMENT, SLIP, Irregular;
    #[error("the move that was written has to be made: {0}")]
    Written(text: String) => "written", HIDDEN, SLIP, Claim;
    #[error("the move that was made first has to be made: {0}")]
    FirstMade(text: String) => "first_made", HIDDEN, SLIP, Irregular;
    #[error("the piece that was touched binds: {0}")]
    Touched(square: String) => "touched", HIDDEN, SLIP, Touch;
    /// A hand cannot have done that on this board; the place, as it stands in files.
    #[error("{why}: {place}")]
    Handled { why: NotHandled, place: String } => "handled", HIDDEN, SLIP, Touch;
    /// No place of the board.
    #[error("no place of the board: {0}")]
    NoPlace(text: String) => "no_place", HIDDEN, SLIP, Touch;
    /// The steps of a move are those of a real board.
    #[error("only at a real board, where the clock is pressed by hand")]
    NoRealBoard => "no_real_board", MOMENT, SLIP, Press;
    /// The move is not announced, or not written down: the clock is not switched before (U-V.13.5, U-V.13.11.2b).
    #[error("first {what} ({article})")]
    Omitted { what: Omission, article: String } => "omitted", MOMENT, SLIP, Announcement;
    #[error("no sign is agreed")]
    NoSign => "no_sign", MOMENT, SLIP, Announcement;
    /// A program that hears is a device at the board: in a rated game the arbiter allows it (CH-11.3.2).
    #[error("moves are not entered by voice for {0}")]
    NoVoice(side: Side) => "no_voice", MOMENT, SLIP, Announcement;
    #[error("only players enter moves by voice")]
    VoiceOfPlayers => "voice_of_players", MOMENT, SLIP, Announcement;
    /// The clock of a player with a disability is not adjusted for his assistant (CH-6.2.6).
    #[error("nothing is adjusted for the assistant of {side} ({article})")]
    NoAdjustment { side: Side, article: String } => "no_adjustment", MOMENT, SLIP, Clock;
    #[error("the offer is answered first")]
    OfferFirst => "offer_first", MOMENT, SLIP, Offer;
    #[error("only {0} or the arbiter decides that")]
    OpponentDecides(side: Side) => "opponent_decides", MOMENT, ATTEMPT, Irregular;
    /// The arbiter does not have it put right of his own accord (R-5.4.14.2, DR-2.1.10.3).
    #[error("only {side} may have it corrected ({article})")]
    OpponentAlone { side: Side, article: String } => "opponent_alone", MOMENT, SLIP, Irregular;
    /// These rules have the opponent put it right: to play on without is an offence (U-V.6.6).
    #[error("it must be corrected and cannot be let stand ({0})")]
    CannotStand(article: String) => "cannot_stand", MOMENT, SLIP, Irregular;
    /// These rules have it put right by the offender alone, on his time.
    #[error("the offender corrects it on their own time ({0})")]
    OffenderMends(article: String) => "offender_mends", MOMENT, SLIP, Irregular;
    /// The pieces that were displaced are restored first (U-V.6.3, CH-7.4.1).
    #[error("{0} restores the pieces first")]
    Restoring(side: Side) => "restoring", MOMENT, SLIP, Irregular;
    /// These rules switch no clock back for an irregular move: the arbiter rules it (CH-7.5.1).
    #[error("no clock is switched back ({0})")]
    NoSwitchBack(article: String) => "no_switch_back", MOMENT, SLIP, Irregular;
    #[error("these rules know no such sanction")]
    NoSanction => "no_sanction", MOMENT, SLIP, Irregular;
    #[error("not less than {least} and not more than {most}")]
    SanctionTime { least: Ms, most: Ms } => "sanction_time", HIDDEN, SLIP, Irregular;
    #[error("it was demanded already")]
    AlreadyDemanded => "already_demanded", MOMENT, SLIP, Irregular;
    #[error("it was reported already, and waits")]
    AlreadyReported => "already_reported", HIDDEN, SLIP, Irregular;
    /// None of his men was promoted to a king that stands: none could have been left unmarked (R-5.4.14.2.13).
    #[error("{0} has no king that was promoted")]
    NoKingToMark(side: Side) => "no_king_to_mark", HIDDEN, SLIP, Irregular;
    #[error("a reason is needed")]
    ReasonNeeded => "reason_needed", HIDDEN, SLIP, Arbiter;
    #[error("a correction must leave at least {0}")]
    ClockFloor(least: Ms) => "clock_floor", HIDDEN, SLIP, Clock;
    #[error("with less than {0} left no clock is corrected")]
    ClockClosed(least: Ms) => "clock_closed", MOMENT, SLIP, Clock;
    /// What is wrong with a clock is said before its flag falls (R-5.4.2.8, DR-1.7.10).
    #[error("no clock is corrected after its flag has fallen ({0})")]
    FlagFinal(article: String) => "flag_final", MOMENT, SLIP, Flag;
    /// A wrong setting stays once so many moves were made (CH-13.4.1.1).
    #[error("after {moves} moves of each player the setting stays ({article})")]
    SettingStays { moves: u32, article: String } => "setting_stays", MOMENT, SLIP, Clock;
    #[error("no period comes after this one")]
    NoNextPeriod => "no_next_period", MOMENT, SLIP, Clock;
    /// What was counted is against the claim.
    #[error("what was counted is against it")]
    AgainstCount => "against_count", HIDDEN, SLIP, Claim;
    /// What was counted bears the claim out.
    #[error("what was counted bears it out")]
    ForCount => "for_count", HIDDEN, SLIP, Claim;
    #[error("a player must claim it")]
    PlayerMustClaim => "player_must_claim", MOMENT, SLIP, Claim;
    #[error("the opponent or the arbiter points out the flag")]
    OwnFlag => "own_flag", MOMENT, ATTEMPT, Flag;
    #[error("{0} is absent")]
    Absent(side: Side) => "absent", MOMENT, SLIP, Lateness;
    #[error("{0} is not absent")]
    NotAbsent(side: Side) => "not_absent", MOMENT, SLIP, Lateness;
    #[error("these rules say nothing of absence")]
    NoLateness => "no_lateness", MOMENT, SLIP, Lateness;
    #[error("the clocks are running")]
    NotStopped => "not_stopped", MOMENT, SLIP, Clock;
    #[error("the clock of {0} shows no time; set it first")]
    NoTimeLeft(side: Side) => "no_time_left", MOMENT, SLIP, Clock;
    #[error("by the opening regulation: {0}")]
    Regulation(refused: renju::Refused) => "regulation", HIDDEN, SLIP, Opening;
    #[error("the last stone was no foul")]
    NoFoul => "no_foul", HIDDEN, SLIP, Foul;
    #[error("these rules do not give half a point to only one player")]
    NoHalfPoint => "no_half_point", MOMENT, SLIP, Result;
    #[error("more points than a game has")]
    TooManyPoints => "too_many_points", MOMENT, SLIP, Result;
    #[error("only with less than {0} left")]
    NotYet(below: Ms) => "not_yet", MOMENT, ATTEMPT, Claim;
    #[error("a side has to be named")]
    SideNeeded => "side_needed", MOMENT, SLIP, Clock;
    #[error("the opening regulation is not at its end")]
    InOpening => "in_opening", MOMENT, SLIP, Opening;
    #[error("no move is sealed")]
    NothingSealed => "nothing_sealed", MOMENT, SLIP, Adjournment;
    #[error("the envelope stays closed: {0}")]
    Seal(error: SealError) => "seal", HIDDEN, SLIP, Adjournment;
    #[error("a sealed move waits in its envelope")]
    Adjourned => "adjourned", MOMENT, SLIP, Adjournment;
    #[error("not found out whether the opponent can mate: the arbiter decides")]
    Undetermined => "undetermined", MOMENT, SLIP, Flag;
    #[error("it is being found out whether the opponent can mate")]
    Searching => "searching", MOMENT, SLIP, Flag;
    #[error("this is upheld, or the arbiter rules the result")]
    NoWayBack => "no_way_back", MOMENT, SLIP, Arbiter;
    /// The answer is for the arbiter alone (R-1.5.3, R-5.4.14.2, U-V.13.10, U-V.17.3).
    #[error("others would hear the answer at this terminal")]
    Overheard => "overheard", HIDDEN, SLIP, Arbiter;
    #[error("an offer of a draw is not allowed in this event")]
    OffersForbidden => "offers_forbidden", MOMENT, ATTEMPT, Offer;
    #[error("the program contradicts itself: {0}")]
    Internal(why: String) => "internal", HIDDEN, SLIP, Arbiter;
}

impl Refusal {
    /// Whether it holds now whatever the rest of the line says, and everybody at the board can see so. What only a count, a
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
