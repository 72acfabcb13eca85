//! What is said back when something is refused: what was read, why not, what is accepted.

use super::{answers, endings, family, handling, limits, moves, protests, regulation, sanctions};
use crate::{Announcement, Kind};
use golos_clock::Ms;
use golos_game::{
    Audience, ClaimRequest, ClockRequest, Command, HandlingRequest, MoveRequest, OpeningFault, PendingRuling, Phase,
    Press, RecordRequest, Refusal, RemedyRequest, Request, RulingRequest, Seat, State,
};
use golos_people::{Act, Denial, Denied};
use golos_rules::{IllegalReason, Move, Notation, Position, Unread};
use golos_wording::{Noun, Sentence, Slot, message, text_key};

pub(super) fn refused(state: &State, command: &Command, refusal: &Refusal) -> Vec<Announcement> {
    let back = |sentence| vec![Announcement::answer(command.by.seat, sentence)];
    match (refusal, &command.ask) {
        (Refusal::Move(unread), ask) => {
            let mut said = not_a_move(state, command, unread, move_of(ask));
            let why = said.first().map(|announcement| announcement.sentence.clone());
            said.extend(why.and_then(|why| impossible_claim(state, command, why)));
            said
        }
        // What is no move in any position is not understood, whether the clocks run, stand, or have not been started.
        (Refusal::Stopped | Refusal::NotStarted, Request::Move(MoveRequest::Make(text)))
            if let Err(unread @ Unread::NotRead(_)) = state.position().read(text, state.notation()) =>
        {
            not_a_move(state, command, &unread, text)
        }
        (Refusal::NotPermitted(Denied { why: Denial::PlayerOnly, .. }), Request::Move(MoveRequest::Make(text)))
            if command.by.seat.only_looks_on()
                && let Err(unread @ Unread::NotRead(_)) = state.position().read(text, state.notation()) =>
        {
            not_a_move(state, command, &unread, text)
        }
        // He is none of those between whom there would be a choice.
        (Refusal::NotPermitted(Denied { why: Denial::PlayerOnly, .. }), _) if command.by.seat.only_looks_on() => {
            back(message::refuse_looks_on())
        }
        (refusal, ask) => {
            let demanded = demanded(state, command);
            // CH-13.4.2: he has claimed it in time, and the arbiter rules it.
            let demanded = demanded.or_else(|| early(state, command, refusal));
            let sentence = if matches!(command.ask, Request::Remedy(_)) && demanded.is_some() {
                message::note_told()
            } else if *refusal == Refusal::Stopped && command.by.is_arbiter() {
                message::entry_stopped_arbiter()
            } else {
                plain(state, refusal, ask)
            };
            let attempt = demanded.or_else(|| attempted(state, command.by.seat, refusal, &sentence));
            back(sentence).into_iter().chain(attempt).collect()
        }
    }
}

/// The move that was typed, said, or written down. One that is sealed is not told.
fn move_of(ask: &Request) -> &str {
    match ask {
        Request::Move(MoveRequest::Make(text) | MoveRequest::Amend(text))
        | Request::Remedy(RemedyRequest::Mend(text))
        | Request::Handling(
            HandlingRequest::Announce(text) | HandlingRequest::Release(text) | HandlingRequest::Write(text),
        ) => text,
        Request::Claim(ClaimRequest::Claim { intended, .. }) => intended.as_deref().unwrap_or_default(),
        Request::Tick
        | Request::Searched { .. }
        | Request::Resign
        | Request::Attendance(_)
        | Request::Opening(_)
        | Request::Move(MoveRequest::Press | MoveRequest::TakeBack)
        | Request::Handling(_)
        | Request::Clock(_)
        | Request::Offer(_)
        | Request::Claim(_)
        | Request::Remedy(_)
        | Request::Adjournment(_)
        | Request::Ruling(_)
        | Request::Record(_) => "",
    }
}

/// Who may not have an illegal move put right himself has noticed it all the same: the arbiter is told (CH-7.5.1, CH-13.4.2).
fn demanded(state: &State, command: &Command) -> Option<Announcement> {
    let side = command.by.side()?;
    let (offender, _) = state.irregularity()?;
    let is_demand =
        matches!(command.ask, Request::Remedy(RemedyRequest::Correct | RemedyRequest::Demand | RemedyRequest::Back))
            && offender != side;
    let told = || Announcement::new(Audience::ARBITER, Kind::Irregularity, message::arb_demand(side));
    is_demand.then(told)
}

/// How far a claim was from being right that was made too early: for the arbiter alone (R-5.4.13.5).
fn early(state: &State, command: &Command, refusal: &Refusal) -> Option<Announcement> {
    let Refusal::ClaimTooEarly(check) = refusal else { return None };
    let side = command.by.side()?;
    let sentence = match &check.limit {
        Some(limit) => message::arb_claim_early(side, limits::standing(state, limit), check.counted, check.needed),
        None => message::arb_claim_early_none(side),
    };
    Some(Announcement::new(Audience::ARBITER, Kind::Report, sentence))
}

/// A claim with a written move that nobody can make is none, and the arbiter hears of it (CH-9.2.1.1, R-5.4.13.2).
fn impossible_claim(state: &State, command: &Command, why: Sentence) -> Option<Announcement> {
    let Request::Claim(ClaimRequest::Claim { intended: Some(text), .. }) = &command.ask else { return None };
    let written = family::typed(state.position(), text, Notation::FILES);
    Some(Announcement::report(message::arb_claim_move(command.by.side()?, written, why)))
}

/// At a rated board the arbiter hears what a player asked for that the rules do not give him, and nobody else does
/// (R-5.4.15.2, U-V.13.11.4). A slip of the tongue or of a finger is no matter.
fn attempted(state: &State, by: Seat, refusal: &Refusal, said: &Sentence) -> Option<Announcement> {
    let side = by.side().filter(|_| !state.is_training())?;
    let message = if by == Seat::Assistant(side) { message::arb_attempt_assistant } else { message::arb_attempt };
    refusal.is_attempt().then(|| Announcement::report(message(side, said.clone())))
}

/// A sentence about the move that was written for a claim.
fn written(state: &State, message: fn(Slot) -> Sentence, text: &str) -> Sentence {
    message(family::typed(state.position(), text, Notation::FILES))
}

fn plain(state: &State, refusal: &Refusal, ask: &Request) -> Sentence {
    match refusal {
        Refusal::Opening(fault) => unplayable(fault),
        Refusal::Stopped => message::entry_stopped(),
        // CH-8.7: what stands is taken back first; then another result can be ruled.
        Refusal::Over
            if matches!(ask, Request::Ruling(RulingRequest::Result { .. })) && state.revocable().is_some() =>
        {
            message::entry_over_undo(result(state))
        }
        Refusal::Over => over(state),
        Refusal::NotYourTurn(side) => message::entry_turn_of(side.other()),
        Refusal::NotPermitted(denied) => not_permitted(denied, ask),
        Refusal::AlreadyMade => message::refuse_made(made(state)),
        Refusal::SameMove => message::move_same(made(state)),
        Refusal::ClaimAfterTouch(article) => message::refuse_claim_touched(Slot::Article(article.clone())),
        Refusal::ClaimAfterMove => message::refuse_claim_made(made(state)),
        // CH-9.5.3: the move that was written for a claim that failed.
        Refusal::NothingToPress if state.owed().is_some() => {
            written(state, message::refuse_press_written, state.owed().unwrap_or_default())
        }
        Refusal::OfferTooEarly(moves) => message::draw_too_early(*moves),
        Refusal::OfferTooManyPieces(pieces) => message::refuse_draw_pieces(*pieces),
        Refusal::OfferNotTwice => message::draw_not_twice(),
        Refusal::OfferWrongMoment => message::draw_wrong_moment(),
        Refusal::NothingPending
            if matches!(
                ask,
                Request::Remedy(RemedyRequest::Correct | RemedyRequest::Mend(_) | RemedyRequest::Stand)
            ) =>
        {
            message::refuse_nothing_to_correct()
        }
        Refusal::NothingPending => message::arb_nothing_pending(),
        Refusal::OtherMatter => message::arb_other_matter(),
        Refusal::NotBothFlags(by) => message::refuse_both_flags(Slot::Article(by.clone())),
        Refusal::NotLastPeriod(by) => message::refuse_last_period(Slot::Article(by.clone())),
        Refusal::ClaimNotHere if matches!(ask, Request::Adjournment(_)) => message::refuse_adjournment_here(),
        Refusal::ClaimNotHere if matches!(ask, Request::Remedy(_)) => message::refuse_fault_here(),
        Refusal::ClaimNotHere => message::refuse_claim_here(),
        Refusal::TooManyMoves { moves, article } => {
            message::refuse_too_many_moves(Slot::Count(*moves, Noun::Move), Slot::Article(article.clone()))
        }
        Refusal::FirstMade(text) => written(state, message::refuse_first_made, text),
        Refusal::Written(text) => written(state, message::refuse_written, text),
        Refusal::Touched(square) => message::refuse_touched(Slot::Square(square.clone())),
        Refusal::Handled { why, place } => handling::refused(state.position(), *why, place),
        Refusal::NoPlace(text) => message::refuse_no_square(Slot::Text(text.clone())),
        Refusal::NoSign => message::refuse_no_sign(),
        Refusal::NoVoice(side) => message::refuse_no_voice(*side),
        Refusal::VoiceOfPlayers => message::refuse_voice_of_players(),
        Refusal::NoAdjustment { side, article } => message::refuse_no_adjustment(*side, Slot::Article(article.clone())),
        Refusal::Omitted { what, article } => handling::lacks(state, *what, article),
        Refusal::CountTooShort { counted, needed } => message::refuse_count_short(*counted, *needed),
        Refusal::ClaimTooEarly(_) => message::refuse_claim_early(),
        Refusal::NoGround(text) => message::refuse_ground(Slot::Text(text.clone())),
        Refusal::CountsAlready(true) => message::refuse_aloud(),
        Refusal::CountsAlready(false) => message::refuse_aloud_not(),
        Refusal::SheetTooOften(by) => message::refuse_sheet_often(Slot::Article(by.clone())),
        Refusal::Overheard => message::refuse_report_here(),
        Refusal::NumberHidden(by) => message::refuse_number(Slot::Article(by.clone())),
        Refusal::LineBreaks { text, .. } if text.is_empty() => message::refuse_line_none(),
        Refusal::LineBreaks { number, text } => {
            message::refuse_line(u32::try_from(*number).unwrap_or(u32::MAX), Slot::Text(text.clone()))
        }
        Refusal::NoneCompleted(side) => message::refuse_none_completed(*side),
        Refusal::TooLate => message::irr_too_late(),
        Refusal::OpponentDecides(side) => message::refuse_not_your_right(*side),
        Refusal::OpponentAlone { side, article } => {
            message::refuse_opponent_alone(*side, Slot::Article(article.clone()))
        }
        Refusal::CannotStand(article) if state.setup().rules.remedies.irregularities.never_stands.is_some() => {
            message::refuse_never_stands(Slot::Article(article.clone()))
        }
        Refusal::CannotStand(article) => message::refuse_cannot_stand(Slot::Article(article.clone())),
        Refusal::OffenderMends(article) => message::refuse_offender_mends(Slot::Article(article.clone())),
        Refusal::NoSwitchBack(article) => message::refuse_switch_back(Slot::Article(article.clone())),
        Refusal::OfferStands => message::refuse_offer_stands(),
        Refusal::Restoring(side) if state.restoring_sheet().is_some() => message::refuse_restoring_sheet(*side),
        Refusal::Restoring(side) => message::refuse_restoring(*side),
        Refusal::NoKingToMark(side) => message::refuse_no_promotion(*side),
        Refusal::NoSanction => sanctions::known(state),
        Refusal::SanctionTime { least: Ms::ZERO, most } => message::refuse_sanction_time_most(*most),
        Refusal::SanctionTime { least, most } => message::refuse_sanction_time(*least, *most),
        Refusal::ReasonNeeded => message::arb_reason_needed(),
        Refusal::ClockFloor(floor) => message::refuse_clock_floor(*floor),
        Refusal::ClockClosed(closed) => message::refuse_clock_closed(*closed),
        Refusal::FlagFinal(article) => message::refuse_flag_final(Slot::Article(article.clone())),
        Refusal::SettingStays { moves, article } => {
            message::refuse_setting_stays(Slot::Count(*moves, Noun::Move), Slot::Article(article.clone()))
        }
        Refusal::PlayerMustClaim if matches!(state.asked(), Some(PendingRuling::Irregularity { .. })) => {
            message::refuse_white_claims()
        }
        Refusal::PlayerMustClaim => message::refuse_player_claims(),
        Refusal::LotWaits { side, article } => message::refuse_lot_waits(*side, Slot::Article(article.clone())),
        Refusal::Absent(side) => message::refuse_absent(*side),
        Refusal::NoDecision { number, count } => message::refuse_decision_none(*number, *count),
        Refusal::ProtestFirst(article) => message::refuse_protest_first(Slot::Article(article.clone())),
        Refusal::ProtestLate { due, article } => protests::late(state, *due, article),
        Refusal::Signed(side) => message::refuse_signed(*side),
        Refusal::OthersSheet(side) => message::refuse_others_sheet(*side),
        Refusal::NotAbsent(side) => message::refuse_not_absent(*side),
        Refusal::Regulation(refused) => regulation::refused(state, *refused, ask),
        Refusal::NotYet(below) => message::refuse_not_yet(*below),
        Refusal::Seal(_) => message::refuse_envelope(),
        Refusal::Undetermined => message::arb_undetermined(),
        Refusal::OffersForbidden => message::draw_forbidden(),
        Refusal::NoTimeLeft(side) => message::refuse_no_time_left(*side),
        // One that is about nothing says the text of its id; what is no move is told as it was typed.
        other => message::refusal(other.id()).unwrap_or_else(|| unread(state.position(), &other.to_string())),
    }
}

/// Who may ask instead, with the article that says so.
fn not_permitted(denied: &Denied, ask: &Request) -> Sentence {
    let article = Slot::Article(denied.article.to_owned());
    match denied.why {
        Denial::ArbiterOnly => message::refuse_not_arbiter(what(ask), article),
        Denial::PlayerOnly => message::refuse_side_needed(),
        Denial::NotYourTurn if denied.act == Act::Adjust => message::refuse_adjust(article),
        Denial::NotYourTurn => message::clock_not_now(),
        Denial::Hint => message::refuse_training_only(what(ask)),
        Denial::NotYours => message::refuse_not_yours(article),
        Denial::NotAgreed(_) => message::refuse_not_agreed(article),
    }
}

/// What is wrong with an opening.
#[must_use]
pub fn unplayable(fault: &OpeningFault) -> Sentence {
    match fault {
        OpeningFault::Move { number, text, .. } => {
            let number = u32::try_from(*number).unwrap_or(u32::MAX);
            message::refuse_opening_move(number, Slot::Text(text.clone()))
        }
        OpeningFault::Unread { text, .. }
        | OpeningFault::NotTwo(text)
        | OpeningFault::NotARelocation(text)
        | OpeningFault::NoMan { text, .. }
        | OpeningFault::Occupied { text, .. }
        | OpeningFault::LastRank { text, .. } => message::refuse_opening_relocation(Slot::Text(text.clone())),
        OpeningFault::TwoStarts => message::refuse_opening_not_here(),
        OpeningFault::Empty
        | OpeningFault::NoRelocation
        | OpeningFault::TooLong
        | OpeningFault::Fen(_)
        | OpeningFault::NoMove
        | OpeningFault::Differs { .. } => message::refuse_opening_unplayable(),
    }
}

/// That the game is over, and how it ended.
#[must_use]
pub fn over(state: &State) -> Sentence {
    message::entry_over(result(state))
}

fn result(state: &State) -> Sentence {
    state.verdict().map_or_else(|| answers::last(state), |verdict| endings::ending(state.setup(), verdict))
}

/// The move that was made last.
pub(super) fn made(state: &State) -> Sentence {
    moves::last(state).map_or_else(|| answers::last(state), |(sentence, _)| sentence)
}

fn what(ask: &Request) -> Slot {
    let key = match ask {
        Request::Record(RecordRequest::Query(_) | RecordRequest::Overheard(_)) => text_key::WHAT_QUERY,
        Request::Clock(ClockRequest::StartAt { .. }) => text_key::WHAT_START,
        Request::Clock(
            ClockRequest::Correct { .. } | ClockRequest::CorrectBoth { .. } | ClockRequest::Carry { .. },
        ) => text_key::WHAT_CLOCK,
        Request::Clock(ClockRequest::Overrule { .. }) => text_key::WHAT_CLOCK,
        Request::Clock(ClockRequest::Pause { .. } | ClockRequest::Halt) => text_key::WHAT_PAUSE,
        Request::Clock(ClockRequest::Resume) => text_key::WHAT_RESUME,
        Request::Ruling(RulingRequest::Result { .. }) | Request::Ruling(RulingRequest::BothFlags { .. }) => {
            text_key::WHAT_RESULT
        }
        _ => text_key::WHAT_RULING,
    };
    Slot::Phrase(key.to_owned())
}

/// At a rated board the reason would be a hint: the player hears that the move is not lawful, the arbiter why.
fn not_a_move(state: &State, command: &Command, unread: &Unread, text: &str) -> Vec<Announcement> {
    let position = state.position();
    match unread {
        // What the opening regulation asks for is answered, and is no move (R-9.2.4.3); who cannot answer is not asked.
        Unread::NotRead(_)
            if command.by.side() == Some(state.turn())
                && let Some(asked) = regulation::question(state) =>
        {
            vec![Announcement::answer(command.by.seat, asked)]
        }
        // An example of a move is of no use to him who rules or looks on, nor where none can be made.
        Unread::NotRead(_)
            if command.by.is_arbiter() && text.contains(char::is_whitespace)
                || command.by.seat.only_looks_on()
                || matches!(state.phase(), Phase::Ready | Phase::Paused) =>
        {
            let unread = message::entry_unread_desk(Slot::Text(text.to_owned())).as_refusal();
            vec![Announcement::answer(command.by.seat, unread)]
        }
        Unread::NotRead(error) => vec![Announcement::answer(command.by.seat, family::not_read(position, error, text))],
        Unread::Ambiguous(several) => {
            vec![Announcement::answer(command.by.seat, which(position, several))]
        }
        Unread::NotOnBoard(error) => {
            vec![Announcement::answer(command.by.seat, family::not_on_board(position, error, text))]
        }
        Unread::Illegal(reason) if state.is_training() || family::is_plain(*reason) => {
            vec![Announcement::answer(command.by.seat, illegal(state, *reason, text))]
        }
        // A move that was written for a claim was not made: nothing is asked of it (R-5.4.13.2b, U-V.11.4.3).
        Unread::Illegal(_) if matches!(command.ask, Request::Claim(_)) => {
            let told = message::refuse_claim_move(family::typed(position, text, state.notation()));
            vec![Announcement::answer(command.by.seat, told)]
        }
        Unread::Illegal(reason) => {
            let arbiter = Announcement::new(Audience::ARBITER, Kind::Report, illegal(state, *reason, text));
            vec![Announcement::answer(command.by.seat, impossible(state, text)), arbiter]
        }
    }
}

/// The question which of several moves of a position was meant.
#[must_use]
pub fn which(position: &Position, several: &[Move]) -> Sentence {
    let readings = || several.iter().map(|mv| family::reading(position, mv)).collect();
    family::promotions(several).unwrap_or_else(|| ambiguous(readings()))
}

fn impossible(state: &State, text: &str) -> Sentence {
    let is_manual = state.setup().press == Press::Manual;
    let message = if is_manual { message::entry_impossible } else { message::entry_illegal };
    message(family::typed(state.position(), text, state.notation()))
}

fn ambiguous(readings: Vec<Sentence>) -> Sentence {
    let count = u32::try_from(readings.len()).unwrap_or(u32::MAX);
    message::refuse_ambiguous(count, Slot::Choices(readings))
}

pub(super) fn unread(position: &Position, text: &str) -> Sentence {
    let example = Sentence::example_move(position.place_names());
    message::entry_unread(Slot::Text(text.to_owned()), example)
}

/// The reason in words: in training, or for the arbiter.
fn illegal(state: &State, reason: IllegalReason, text: &str) -> Sentence {
    let notation = state.notation();
    let plain = || message::entry_illegal(family::typed(state.position(), text, notation));
    family::why_illegal(state, reason, text).unwrap_or_else(plain)
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::Variant;
    use golos_wording::{Lang, Style, Wording};

    #[test]
    fn the_example_of_a_move_is_one_of_the_board() {
        for (variant, said) in [
            (Variant::RUSSIAN, "Не понято: эхма. Например: цэ три – дэ четыре."),
            (Variant::INTERNATIONAL, "Не понято: эхма. Например: тридцать два – двадцать восемь."),
        ] {
            let sentence = unread(&variant.start(), "эхма");
            assert_eq!(Wording::new(Lang::Ru).render(&sentence, Style::spoken(Lang::Ru)), said);
        }
    }
}
