//! What is said back when something is refused: what was read, why not, what is accepted.

use super::{answers, endings, family, handling, limits, moves, protests, regulation, sanctions};
use crate::{Announcement, Kind};
use golos_game::{
    Audience, ClaimRequest, ClockRequest, Command, HandlingRequest, MoveRequest, OpeningFault, PendingRuling, Phase,
    Press, RecordRequest, Refusal, RemedyRequest, Request, RulingRequest, Seat, State,
};
use golos_people::{Act, Denial, Denied};
use golos_rules::{Move, Notation, Position, Reason, Unread};
use golos_wording::{Noun, Sentence, Slot};

pub(super) fn refused(state: &State, command: &Command, refusal: &Refusal) -> Vec<Announcement> {
    let back = |sentence| vec![Announcement::answer(command.by.seat, sentence)];
    match (refusal, &command.ask) {
        (Refusal::Move(unread), ask) => not_a_move(state, command, unread, move_of(ask)),
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
            back(Sentence::refusal("refuse-looks-on"))
        }
        (refusal, ask) => {
            let demanded = demanded(state, command);
            // CH-13.4.2: he has claimed it in time, and the arbiter rules it.
            let demanded = demanded.or_else(|| early(state, command, refusal));
            let sentence = if matches!(command.ask, Request::Remedy(_)) && demanded.is_some() {
                Sentence::new("note-told")
            } else if *refusal == Refusal::Stopped && command.by.is_arbiter() {
                Sentence::new("entry-stopped-arbiter")
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
    let told =
        || Announcement::new(Audience::ARBITER, Kind::Irregularity, Sentence::new("arb-demand").with("side", side));
    is_demand.then(told)
}

/// How far a claim was from being right that was made too early: for the arbiter alone (R-5.4.13.5).
fn early(state: &State, command: &Command, refusal: &Refusal) -> Option<Announcement> {
    let Refusal::ClaimTooEarly(check) = refusal else { return None };
    let side = command.by.side()?;
    let sentence = match &check.limit {
        Some(limit) => Sentence::new("arb-claim-early")
            .with("side", side)
            .with("claim", limits::standing(state, limit))
            .with("n", check.counted)
            .with("m", check.needed),
        None => Sentence::new("arb-claim-early-none").with("side", side),
    };
    Some(Announcement::new(Audience::ARBITER, Kind::Report, sentence))
}

/// At a rated board the arbiter hears what a player asked for that the rules do not give him, and nobody else does
/// (R-5.4.15.2, U-V.13.11.4). A slip of the tongue or of a finger is no matter.
fn attempted(state: &State, by: Seat, refusal: &Refusal, said: &Sentence) -> Option<Announcement> {
    let side = by.side().filter(|_| !state.is_training())?;
    let key = if by == Seat::Assistant(side) { "arb-attempt-assistant" } else { "arb-attempt" };
    let sentence = || Sentence::new(key).with("side", side).with("what", said.clone());
    refusal.is_attempt().then(|| Announcement::report(sentence()))
}

/// A sentence about the move that was written for a claim.
fn written(state: &State, key: &'static str, text: &str) -> Sentence {
    Sentence::refusal(key).with("move", family::typed(state.position(), text, Notation::FILES))
}

fn plain(state: &State, refusal: &Refusal, ask: &Request) -> Sentence {
    match refusal {
        Refusal::NotStarted => Sentence::refusal("refuse-not-started"),
        Refusal::AlreadyStarted => Sentence::refusal("refuse-started"),
        Refusal::OpeningNotDrawn => Sentence::refusal("refuse-opening-none"),
        Refusal::OpeningTooLate => Sentence::refusal("refuse-opening-late"),
        Refusal::AlreadyDrawn => Sentence::refusal("refuse-opening-drawn"),
        Refusal::OpeningNotHere => Sentence::refusal("refuse-opening-here"),
        Refusal::Opening(fault) => unplayable(fault),
        Refusal::Stopped => Sentence::new("entry-stopped"),
        // CH-8.7: what stands is taken back first; then another result can be ruled.
        Refusal::Over
            if matches!(ask, Request::Ruling(RulingRequest::Result { .. })) && state.revocable().is_some() =>
        {
            Sentence::new("entry-over-undo").with("result", result(state))
        }
        Refusal::Over => over(state),
        Refusal::NotYourTurn(side) => Sentence::new("entry-turn-of").with("side", side.other()),
        Refusal::NotPermitted(denied) => not_permitted(denied, ask),
        Refusal::Move(_) | Refusal::Internal(_) => unread(state.position(), &refusal.to_string()),
        Refusal::AlreadyMade => Sentence::refusal("refuse-made").with("move", made(state)),
        Refusal::SameMove => Sentence::new("move-same").with("move", made(state)),
        Refusal::ClaimAfterTouch(article) => {
            Sentence::refusal("refuse-claim-touched").with("article", Slot::Article(article.clone()))
        }
        Refusal::ClaimAfterMove => Sentence::refusal("refuse-claim-made").with("move", made(state)),
        // CH-9.5.3: the move that was written for a claim that failed.
        Refusal::NothingToPress if state.owed().is_some() => {
            written(state, "refuse-press-written", state.owed().unwrap_or_default())
        }
        Refusal::NothingToPress => Sentence::refusal("refuse-nothing-to-press"),
        Refusal::SwitchedAlready => Sentence::refusal("refuse-switched"),
        Refusal::NothingToTakeBack => Sentence::refusal("refuse-nothing-to-take-back"),
        Refusal::OfferTooEarly(moves) => Sentence::new("draw-too-early").with("n", *moves),
        Refusal::OfferTooManyPieces(pieces) => Sentence::refusal("refuse-draw-pieces").with("n", *pieces),
        Refusal::OfferNotTwice => Sentence::new("draw-not-twice"),
        Refusal::OfferWrongMoment => Sentence::new("draw-wrong-moment"),
        Refusal::NoOffer => Sentence::refusal("refuse-no-offer"),
        Refusal::ClaimPending => Sentence::refusal("refuse-claim-open"),
        Refusal::NothingPending
            if matches!(
                ask,
                Request::Remedy(RemedyRequest::Correct | RemedyRequest::Mend(_) | RemedyRequest::Stand)
            ) =>
        {
            Sentence::refusal("refuse-nothing-to-correct")
        }
        Refusal::NothingPending => Sentence::new("arb-nothing-pending"),
        Refusal::OtherMatter => Sentence::new("arb-other-matter"),
        Refusal::NoFlag => Sentence::refusal("refuse-no-flag"),
        Refusal::NoBothFlags => Sentence::refusal("refuse-both-flags-here"),
        Refusal::NotBothFlags(by) => Sentence::refusal("refuse-both-flags").with("article", Slot::Article(by.clone())),
        Refusal::NotLastPeriod(by) => {
            Sentence::refusal("refuse-last-period").with("article", Slot::Article(by.clone()))
        }
        Refusal::ClaimNotHere if matches!(ask, Request::Adjournment(_)) => Sentence::refusal("refuse-adjournment-here"),
        Refusal::ClaimNotHere if matches!(ask, Request::Remedy(_)) => Sentence::refusal("refuse-fault-here"),
        Refusal::ClaimNotHere => Sentence::refusal("refuse-claim-here"),
        Refusal::TooManyMoves { moves, article } => Sentence::refusal("refuse-too-many-moves")
            .with("moves", Slot::Count(*moves, Noun::Move))
            .with("article", Slot::Article(article.clone())),
        Refusal::Written(text) => written(state, "refuse-written", text),
        Refusal::Touched(square) => Sentence::refusal("refuse-touched").with("sq", Slot::Square(square.clone())),
        Refusal::Handled { why, place } => handling::refused(state.position(), *why, place),
        Refusal::NoPlace(text) => Sentence::refusal("refuse-no-square").with("text", Slot::Text(text.clone())),
        Refusal::NoRealBoard => Sentence::refusal("refuse-real-board"),
        Refusal::Omitted { what, article } => handling::lacks(*what, article),
        Refusal::OfferFirst => Sentence::refusal("refuse-offer-first"),
        Refusal::CountTooShort { counted, needed } => {
            Sentence::refusal("refuse-count-short").with("n", *counted).with("m", *needed)
        }
        Refusal::ClaimTooEarly(_) => Sentence::refusal("refuse-claim-early"),
        Refusal::NoGround(text) => Sentence::refusal("refuse-ground").with("text", Slot::Text(text.clone())),
        Refusal::CountsAlready(true) => Sentence::refusal("refuse-aloud"),
        Refusal::CountsAlready(false) => Sentence::refusal("refuse-aloud-not"),
        Refusal::NoSheet => Sentence::refusal("refuse-sheet"),
        Refusal::SheetTooOften(by) => {
            Sentence::refusal("refuse-sheet-often").with("article", Slot::Article(by.clone()))
        }
        Refusal::NumberHidden(by) => Sentence::refusal("refuse-number").with("article", Slot::Article(by.clone())),
        Refusal::NoWinToShow => Sentence::refusal("refuse-no-win"),
        Refusal::LineBreaks { text, .. } if text.is_empty() => Sentence::refusal("refuse-line-none"),
        Refusal::LineBreaks { number, text } => Sentence::refusal("refuse-line")
            .with("n", u32::try_from(*number).unwrap_or(u32::MAX))
            .with("text", Slot::Text(text.clone())),
        Refusal::NoneCompleted(side) => Sentence::refusal("refuse-none-completed").with("side", *side),
        Refusal::AlreadyPenalized => Sentence::refusal("refuse-penalised"),
        Refusal::TooLate => Sentence::new("irr-too-late"),
        Refusal::BoardFound => Sentence::refusal("refuse-board-found"),
        Refusal::OpponentDecides => Sentence::refusal("refuse-not-your-right").with("side", state.turn()),
        Refusal::OpponentAlone { side, article } => Sentence::refusal("refuse-opponent-alone")
            .with("side", *side)
            .with("article", Slot::Article(article.clone())),
        Refusal::CannotStand(article) => {
            Sentence::refusal("refuse-cannot-stand").with("article", Slot::Article(article.clone()))
        }
        Refusal::OffenderMends(article) => {
            Sentence::refusal("refuse-offender-mends").with("article", Slot::Article(article.clone()))
        }
        Refusal::NoSwitchBack(article) => {
            Sentence::refusal("refuse-switch-back").with("article", Slot::Article(article.clone()))
        }
        Refusal::Restoring(side) => Sentence::refusal("refuse-restoring").with("side", *side),
        Refusal::AlreadyDemanded => Sentence::refusal("refuse-demanded"),
        Refusal::AlreadyReported => Sentence::refusal("refuse-reported"),
        Refusal::NoKingToMark(side) => Sentence::refusal("refuse-no-promotion").with("side", *side),
        Refusal::NoSanction => sanctions::known(state),
        Refusal::SanctionTime { least, most } => {
            Sentence::refusal("refuse-sanction-time").with("least", *least).with("time", *most)
        }
        Refusal::ReasonNeeded => Sentence::new("arb-reason-needed"),
        Refusal::ClockFloor(floor) => Sentence::refusal("refuse-clock-floor").with("time", *floor),
        Refusal::ClockClosed(closed) => Sentence::refusal("refuse-clock-closed").with("time", *closed),
        Refusal::AgainstCount => Sentence::refusal("refuse-against-count"),
        Refusal::ForCount => Sentence::refusal("refuse-for-count"),
        Refusal::PlayerMustClaim if matches!(state.asked(), Some(PendingRuling::Irregularity { .. })) => {
            Sentence::refusal("refuse-white-claims")
        }
        Refusal::PlayerMustClaim => Sentence::refusal("refuse-player-claims"),
        Refusal::OwnFlag => Sentence::refusal("refuse-own-flag"),
        Refusal::NotStopped => Sentence::refusal("refuse-running"),
        Refusal::Absent(side) => Sentence::refusal("refuse-absent").with("side", *side),
        Refusal::NoSuchBoard => Sentence::refusal("refuse-no-position"),
        Refusal::SameBoard => Sentence::refusal("refuse-same-board"),
        Refusal::RuledAlready => Sentence::refusal("refuse-ruled"),
        Refusal::NoDecision { number, count } => {
            Sentence::refusal("refuse-decision-none").with("n", *number).with("m", *count)
        }
        Refusal::NoProtests => Sentence::refusal("refuse-protest-none"),
        Refusal::NoAppeals => Sentence::refusal("refuse-appeal-none"),
        Refusal::ProtestFirst(article) => {
            Sentence::refusal("refuse-protest-first").with("article", Slot::Article(article.clone()))
        }
        Refusal::ProtestLate { due, article } => protests::late(state, *due, article),
        Refusal::NotOver => Sentence::refusal("refuse-not-over"),
        Refusal::Signed(side) => Sentence::refusal("refuse-signed").with("side", *side),
        Refusal::OthersSheet(side) => Sentence::refusal("refuse-others-sheet").with("side", *side),
        Refusal::NotAbsent(side) => Sentence::refusal("refuse-not-absent").with("side", *side),
        Refusal::NoLateness => Sentence::refusal("refuse-no-lateness"),
        Refusal::Regulation(refused) => regulation::refused(state, *refused, ask),
        Refusal::PressFirst => Sentence::refusal("refuse-press-first"),
        Refusal::NoFoul => Sentence::refusal("refuse-no-foul"),
        Refusal::NoHalfPoint => Sentence::refusal("refuse-half-point"),
        Refusal::TooManyPoints => Sentence::refusal("refuse-points"),
        Refusal::NotYet(below) => Sentence::refusal("refuse-not-yet").with("time", *below),
        Refusal::SideNeeded => Sentence::refusal("refuse-side"),
        Refusal::NothingSealed => Sentence::refusal("refuse-nothing-sealed"),
        Refusal::InOpening => Sentence::refusal("refuse-adjournment-opening"),
        Refusal::Seal(_) => Sentence::refusal("refuse-envelope"),
        Refusal::Adjourned => Sentence::refusal("refuse-adjourned"),
        Refusal::Searching => Sentence::refusal("refuse-searching"),
        Refusal::Undetermined => Sentence::new("arb-undetermined"),
        Refusal::NoWayBack => Sentence::refusal("refuse-no-way-back"),
        Refusal::OffersForbidden => Sentence::new("draw-forbidden"),
        Refusal::NoTimeLeft(side) => Sentence::refusal("refuse-no-time-left").with("side", *side),
    }
}

/// Who may ask instead, with the article that says so.
fn not_permitted(denied: &Denied, ask: &Request) -> Sentence {
    let sentence = match denied.why {
        Denial::ArbiterOnly => Sentence::refusal("refuse-not-arbiter").with("what", what(ask)),
        Denial::PlayerOnly => Sentence::refusal("refuse-side"),
        Denial::NotYourTurn if denied.act == Act::Adjust => Sentence::refusal("refuse-adjust"),
        Denial::NotYourTurn => Sentence::new("clock-not-now"),
        Denial::Hint => Sentence::refusal("refuse-training-only").with("what", what(ask)),
        Denial::NotYours => Sentence::refusal("refuse-not-yours"),
        Denial::NotAgreed(_) => Sentence::refusal("refuse-not-agreed"),
    };
    sentence.with("article", Slot::Article(denied.article.to_owned()))
}

/// What is wrong with an opening.
#[must_use]
pub fn unplayable(fault: &OpeningFault) -> Sentence {
    let typed = |key, text: &str| Sentence::refusal(key).with("text", Slot::Text(text.to_owned()));
    match fault {
        OpeningFault::Move { number, text, .. } => {
            typed("refuse-opening-move", text).with("n", u32::try_from(*number).unwrap_or(u32::MAX))
        }
        OpeningFault::Unread { text, .. }
        | OpeningFault::NotTwo(text)
        | OpeningFault::NotARelocation(text)
        | OpeningFault::NoMan { text, .. }
        | OpeningFault::Occupied { text, .. }
        | OpeningFault::LastRank { text, .. } => typed("refuse-opening-relocation", text),
        OpeningFault::TwoStarts => Sentence::refusal("refuse-opening-here"),
        OpeningFault::Empty
        | OpeningFault::NoRelocation
        | OpeningFault::TooLong
        | OpeningFault::Fen(_)
        | OpeningFault::NoMove
        | OpeningFault::Differs { .. } => Sentence::refusal("refuse-opening-unplayable"),
    }
}

/// That the game is over, and how it ended.
#[must_use]
pub fn over(state: &State) -> Sentence {
    Sentence::new("entry-over").with("result", result(state))
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
        Request::Record(RecordRequest::Query(_)) => "what-query",
        Request::Clock(ClockRequest::StartAt { .. }) => "what-start",
        Request::Clock(
            ClockRequest::Correct { .. } | ClockRequest::CorrectBoth { .. } | ClockRequest::Carry { .. },
        ) => "what-clock",
        Request::Clock(ClockRequest::Overrule { .. }) => "what-clock",
        Request::Clock(ClockRequest::Pause { .. } | ClockRequest::Halt) => "what-pause",
        Request::Clock(ClockRequest::Resume) => "what-resume",
        Request::Ruling(RulingRequest::Result { .. }) | Request::Ruling(RulingRequest::BothFlags { .. }) => {
            "what-result"
        }
        _ => "what-ruling",
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
            let unread = Sentence::refusal("entry-unread-desk").with("text", Slot::Text(text.to_owned()));
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
            let told =
                Sentence::refusal("refuse-claim-move").with("move", family::typed(position, text, state.notation()));
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
    let key = if state.setup().press == Press::Manual { "entry-impossible" } else { "entry-illegal" };
    Sentence::new(key).with("move", family::typed(state.position(), text, state.notation()))
}

fn ambiguous(readings: Vec<Sentence>) -> Sentence {
    let count = u32::try_from(readings.len()).unwrap_or(u32::MAX);
    Sentence::refusal("refuse-ambiguous").with("count", count).with("choices", Slot::Choices(readings))
}

pub(super) fn unread(position: &Position, text: &str) -> Sentence {
    let example = Sentence::example_move(position.place_names());
    Sentence::new("entry-unread").with("text", Slot::Text(text.to_owned())).with("example", example)
}

/// The reason in words: in training, or for the arbiter.
fn illegal(state: &State, reason: Reason, text: &str) -> Sentence {
    let notation = state.notation();
    let plain = || Sentence::new("entry-illegal").with("move", family::typed(state.position(), text, notation));
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
            (Variant::Russian, "Не разобрано: эхма. Нужно так: цэ три – дэ четыре."),
            (Variant::International, "Не разобрано: эхма. Нужно так: тридцать два – двадцать восемь."),
        ] {
            let sentence = unread(&variant.start(), "эхма");
            assert_eq!(Wording::new(Lang::Ru).render(&sentence, Style::spoken(Lang::Ru)), said);
        }
    }
}
