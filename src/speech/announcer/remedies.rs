//! What follows from irregularities, searches for a mate, adjournment, in words.

use super::{clocks, events, family, renju, room, to_arbiter};
use crate::{Announcement, Kind};
use golos_clock::{Class, Ms};
use golos_editions::Document;
use golos_game::{
    Actor, AdjournmentEvent, Audience, Chance, Claim, Dismissed, Irregularity, PendingRuling, Phase, Ply, State,
};
use golos_rules::renju::Letters;
use golos_rules::{Fault, Notation, Place, Position, Side};
use golos_wording::{Level, Noun, Sentence, Slot, message, text_key};

/// What an adjournment makes heard.
pub(super) fn adjourned(before: &State, after: &State, event: &AdjournmentEvent) -> Vec<Announcement> {
    match event {
        AdjournmentEvent::Sealed { side, .. } => {
            let (white, black) = clocks::clocks(after, after.at());
            let done = room(Kind::Ruling, message::seal_done(*side, white, black));
            // CH-18.1.2: who adjourns early has used the time to the end of the session; it is the arbiter's to take it.
            let early = before.session_left(after.at()).map(|left| {
                let early = message::arb_sealed_early(*side, left);
                to_arbiter(Kind::Report, early)
            });
            let absent = events::absent(after).filter(|_| !after.is_adjourned());
            let is_blitz = after.setup().class == Class::Blitz;
            let unusual = is_blitz.then(|| to_arbiter(Kind::Report, message::seal_blitz()));
            std::iter::once(done).chain(early).chain(unusual).chain(absent).collect()
        }
        AdjournmentEvent::Lost { reason, .. } => {
            let article = after.setup().rules.time.adjournment.as_ref().and_then(|rule| rule.lost.clone());
            let level = if article.is_some() { None } else { Some(Level::Normal) };
            let article = Slot::Article(article.unwrap_or_default());
            let lost = message::seal_lost(Slot::Text(reason.clone()), after.turn(), article);
            let lost = room(Kind::Ruling, lost);
            let lost = level.map_or(lost.clone(), |level| lost.at(level));
            vec![lost, to_arbiter(Kind::Ruling, message::arb_lost())]
        }
        AdjournmentEvent::Appointed { when, .. } => vec![room(Kind::Ruling, appointed(when))],
        AdjournmentEvent::SessionAppointed { hour, .. } => vec![room(Kind::State, session(hour))],
        AdjournmentEvent::SessionOver => {
            let article = after.setup().rules.time.adjournment.as_ref().map(|rule| rule.article.clone());
            let over = message::session_over(after.turn(), Slot::Article(article.unwrap_or_default()));
            vec![room(Kind::Ruling, over), to_arbiter(Kind::Ruling, message::arb_session_over())]
        }
        AdjournmentEvent::Annulled { reason, .. } => {
            let article = after.setup().rules.time.adjournment.as_ref().and_then(|rule| rule.annulled.clone());
            let level = if article.is_some() { None } else { Some(Level::Normal) };
            let article = Slot::Article(article.unwrap_or_default());
            let annulled = room(Kind::Ruling, message::seal_annulled(Slot::Text(reason.clone()), article));
            vec![level.map_or(annulled.clone(), |level| annulled.at(level))]
        }
        AdjournmentEvent::Unsealed { text, .. } => {
            let opened = room(Kind::Ruling, message::seal_opened());
            // What can be made is announced as a move.
            let is_wrong = after.docket().iter().any(|matter| matches!(matter, PendingRuling::WrongSeal(_)));
            let wrong = is_wrong.then(|| room(Kind::Ruling, message::seal_wrong(Slot::Text(text.clone()))));
            // Whether it loses is asked of him who rules on it.
            let asked = is_wrong.then(|| {
                let asked = message::seal_wrong_loss(Slot::Article(seal_article(after)));
                to_arbiter(Kind::Ruling, asked)
            });
            let readings = readings(after, text).filter(|_| is_wrong).map(|several| to_arbiter(Kind::Ruling, several));
            [Some(opened), readings, wrong, asked].into_iter().flatten().collect()
        }
    }
}

/// When the session ends.
pub(super) fn session(hour: &str) -> Sentence {
    message::session_until(Slot::Text(hour.to_owned()))
}

/// What a sealed text may mean, if that is several moves: for the arbiter, who rules on it (CH-18.8).
fn readings(state: &State, text: &str) -> Option<Sentence> {
    let position = state.position();
    let several: Vec<Sentence> = state.sealed_readings(text).iter().map(|mv| family::reading(position, mv)).collect();
    (several.len() > 1).then(|| message::seal_readings(Slot::Choices(several)))
}

/// What stands on the envelope of an adjourned game: the arbiter checks it (CH-18.2, CH-18.3, DR-5.3.3.3).
pub(super) fn outside(state: &State) -> Vec<Sentence> {
    let Some(side) = state.sealed_by() else { return Vec::new() };
    let players = &state.setup().players;
    let player = |side: Side| Slot::Text(players[side].clone());
    let are_named = Side::BOTH.into_iter().all(|side| !players[side].is_empty());
    let named = message::envelope_players(player(Side::White), player(Side::Black));
    let offer = match state.offer() {
        Some(side) => message::envelope_offer(side),
        None => message::envelope_no_offer(),
    };
    let (white, black) = clocks::clocks(state, state.at());
    let rest = [
        message::envelope_sealed(side, state.move_number()),
        message::envelope_times(used(state, Side::White), used(state, Side::Black)),
        message::envelope_left(white, black),
        offer,
        state.resumption().map_or_else(message::seal_unappointed, appointed),
        family::pieces(state.position(), state.notation()),
    ];
    are_named.then_some(named).into_iter().chain(rest).collect()
}

fn used(state: &State, side: Side) -> Ms {
    state.clock().used(side, state.at())
}

/// When and where an adjourned game is resumed.
pub(super) fn appointed(when: &str) -> Sentence {
    message::seal_appointed(Slot::Text(when.to_owned()))
}

fn seal_article(state: &State) -> String {
    state.setup().rules.time.adjournment.as_ref().map_or_else(String::new, |rule| rule.wrong.clone())
}

/// Whether a side can mate, as the program found out. For the arbiter.
pub(super) fn found(side: Side, chance: &Chance) -> Sentence {
    match chance {
        Chance::Can(line) => {
            let moves = Slot::Count(u32::try_from(line.len().div_ceil(2)).unwrap_or(u32::MAX), Noun::Move);
            message::mate_possible(side, moves)
        }
        Chance::Cannot(_) => message::mate_impossible(side),
        Chance::Undetermined => message::mate_undetermined(side),
    }
}

/// The phrase for an irregularity that no move shows.
pub(super) const fn misdeed_phrase(position: &Position, misdeed: Irregularity) -> &'static str {
    match misdeed {
        Irregularity::NoMove => text_key::IRR_NO_MOVE_PRESS,
        Irregularity::TwoHands => text_key::IRR_TWO_HANDS,
        Irregularity::OtherHand => text_key::IRR_OTHER_HAND,
        Irregularity::ButtonHeld => text_key::IRR_BUTTON_HELD,
        Irregularity::Displaced => family::displaced(position),
        Irregularity::Record => text_key::IRR_RECORD,
        Irregularity::Turned => text_key::IRR_TURNED,
        Irregularity::WrongStart => text_key::IRR_SET_UP,
        Irregularity::WrongColours => text_key::IRR_COLOURS,
    }
}

/// What the board does not show: the arbiter hears who says it of whom, and he who says it what can be done now. The
/// offender hears of it when it is ruled.
pub(super) fn reported(after: &State, by: Actor, side: Side, fault: Fault) -> Vec<Announcement> {
    let kind = Slot::Phrase(fault_phrase(after, fault).to_owned());
    let article = after.setup().rules.remedies.irregularities.faults.of(fault).to_owned();
    let said = message::irr_reported(side, kind, Slot::Article(article));
    let choice = choice(after, side, fault);
    if by.is_arbiter() {
        return vec![to_arbiter(Kind::Irregularity, said), to_arbiter(Kind::Irregularity, choice)];
    }
    // Said once to both: they may sit at one terminal.
    let both = Audience::ARBITER.and(Audience::of(by.seat));
    let told = if after.opponent_decides(fault) { both } else { Audience::ARBITER };
    vec![Announcement::new(both, Kind::Irregularity, said), Announcement::new(told, Kind::Irregularity, choice)]
}

/// What was not lawful, and why. At a rated board only the arbiter is told: the opponent decides, and whether he notices
/// is his own affair (R-5.4.14.2, U-V.6.4, CH-13.4.2).
pub(super) fn irregularity(after: &State, side: Side, fault: Fault) -> Vec<Announcement> {
    let found = events::irregular(after, after.plies().len().saturating_sub(1), side, fault);
    // R-9.2.4.2, DR-5.2.4.2: that a stone was a foul is for the opponent to see.
    if fault == Fault::Foul {
        let kinds = last_foul(after).map(|kinds| to_arbiter(Kind::Irregularity, kinds));
        return std::iter::once(to_arbiter(Kind::Irregularity, found)).chain(kinds).collect();
    }
    let told = if after.is_training() { Audience::PLAYERS | Audience::ARBITER } else { Audience::ARBITER };
    let found = Announcement::new(told, Kind::Irregularity, found);
    // CH-13.4.2: who has replied before the clock was pressed has replied, and nothing waits for a ruling.
    if after.made().is_some() && after.ends_with_reply(fault) {
        return vec![found, Announcement::new(told, Kind::Irregularity, message::irr_too_late())];
    }
    if let Some(choice) = penalty_choice(after, side, fault) {
        return vec![found, to_arbiter(Kind::Report, choice)];
    }
    vec![found, Announcement::new(told, Kind::Irregularity, choice(after, side, fault))]
}

/// Where a reply to an unlawful move is an offence itself, the arbiter hears it (U-V.6.6).
pub(super) fn reply_offends(after: &State) -> Vec<Announcement> {
    let article = after.setup().rules.remedies.irregularities.reply_offends.clone();
    let sentence = |article| message::arb_reply_offends(Slot::Article(article));
    article.into_iter().map(|article| to_arbiter(Kind::Report, sentence(article))).collect()
}

/// What can be done about an irregularity of `side`, and who decides.
pub(super) fn choice(state: &State, side: Side, fault: Fault) -> Sentence {
    let (rules, class) = (&state.setup().rules.remedies, state.setup().class);
    match &rules.ladder {
        Some(rule) if state.is_last_violation(side, fault) => {
            let article = Slot::Article(rule.article.clone());
            message::violation_choice_last(side, state.violations(side) + 1, rule.loses_at, article)
        }
        _ if state.opponent_alone(fault).is_some() => message::irr_choice_opponent(side.other()),
        _ if state.cannot_stand(side.other().into(), fault).is_some() => {
            let may_mend = rules.irregularities.mended_by(class).is_some() && !fault.is_of_marking();
            if may_mend { message::irr_choice_own_due(side, side.other()) } else { message::irr_choice_due(side) }
        }
        _ if rules.irregularities.mended_by(class).is_some() && !fault.is_of_marking() => {
            message::irr_choice_own(side, side.other())
        }
        Some(_) | None => message::irr_choice(),
    }
}

/// `side` asks the opponent to put the last irregular move back, behind the reply (CH-13.4.2).
pub(super) fn proposed(state: &State, side: Side) -> Sentence {
    let article = state.setup().rules.remedies.irregularities.by_agreement.clone().unwrap_or_default();
    message::irr_proposed(side, Slot::Article(article), side.other())
}

/// How often `side` has broken the rules now; the last time loses. For the arbiter.
pub(super) fn counted(state: &State, side: Side) -> Announcement {
    to_arbiter(Kind::Ruling, violations(state, side))
}

/// The same, as it stands.
pub(super) fn violations(state: &State, side: Side) -> Sentence {
    let count = state.violations(side);
    let rule = state.setup().rules.remedies.ladder.as_ref();
    let (limit, article) = rule.map_or((0, String::new()), |rule| (rule.loses_at, rule.article.clone()));
    let is_last = rule.is_some() && count >= limit;
    let message = if is_last { message::violation_last } else { message::violation_counted };
    message(side, count, limit, Slot::Article(article))
}

/// The opponent puts an irregular move right himself, on his own time (U-V.6.4a).
pub(super) fn mended(after: &State) -> Sentence {
    message::irr_mended(after.turn().other())
}

/// Who has which colour, for those who had sat down the wrong way round (CH-7.3); none where nobody was named.
pub(super) fn colours(state: &State) -> Option<Sentence> {
    let players = &state.setup().players;
    let are_named = Side::BOTH.into_iter().all(|side| !players[side].is_empty());
    are_named.then(|| renju::colours(players))
}

pub(super) fn misdone(state: &State, side: Option<Side>, misdeed: Irregularity) -> Sentence {
    let position = state.board();
    // The article by which play goes on from a board that is turned the right way; where the document has none, the game
    // is annulled by the article of the rules.
    let turned = Document::of(state.document()).and_then(|document| document.citations("board.turned").first());
    let kind = Slot::Phrase(misdeed_phrase(position, misdeed).to_owned());
    match (side, misdeed) {
        (Some(side), Irregularity::Displaced) => message::misdeed_displaced(kind, side),
        (Some(side), Irregularity::Record) => message::misdeed_record(kind, side, sheet_article(state)),
        (Some(side), _) => message::misdeed_found(kind, side),
        (None, Irregularity::Turned) if let Some(article) = turned => {
            message::misdeed_turned_by(kind, Slot::Article(article.clone()))
        }
        (None, _) => message::misdeed_turned(kind),
    }
}

fn sheet_article(state: &State) -> Slot {
    let rule = state.setup().rules.remedies.irregularities.sheet.as_ref();
    Slot::Article(rule.map_or_else(String::new, |rule| rule.article.clone()))
}

/// Whose clock runs, or will run since both stand, until the pieces or the sheet are restored.
pub(super) fn restoring(state: &State, side: Side, stand: bool) -> Sentence {
    match (state.restoring_sheet().is_some(), stand) {
        (true, true) => message::restore_sheet_stopped(side),
        (true, false) => message::restore_sheet(side),
        (false, true) => message::restore_clock_stopped(side),
        (false, false) => message::restore_clock(side),
    }
}

/// He plays on, and restores his sheet behind the control (U-V.4.6b).
pub(super) fn sheet_deferred(state: &State, side: Side) -> Sentence {
    let rule = state.setup().rules.remedies.irregularities.sheet.as_ref();
    let article = rule.and_then(|rule| rule.deferred.clone()).unwrap_or_default();
    message::sheet_deferred(side, Slot::Article(article))
}

/// An illegal move that was penalised; the last one loses.
pub(super) fn penalized(state: &State, side: Side) -> Sentence {
    let rule = state.setup().rules.remedies.penalty.as_ref();
    let (bonus, limit) = rule.map_or((Ms::ZERO, 0), |rule| (rule.bonus(), rule.loses_at));
    let article = Slot::Article(rule.map_or_else(String::new, |rule| rule.article.clone()));
    let count = state.penalties(side);
    if count >= limit {
        message::penalty_last(count, article)
    } else {
        message::penalty_time(side.other(), bonus, state.turn(), count, article)
    }
}

/// Whether the irregular move that waits is the last that its maker may make (CH-7.5.5).
pub(super) fn is_last_penalty(before: &State) -> bool {
    let rule = before.setup().rules.remedies.penalty.as_ref();
    before
        .irregularity()
        .zip(rule)
        .is_some_and(|((side, fault), rule)| before.is_penalized(fault) && before.penalties(side) + 1 >= rule.loses_at)
}

/// A claim about the last minutes that is still to be decided (CH-19.5.2). For the arbiter.
pub(super) fn postponed(state: &State) -> Option<Sentence> {
    let side = state.postponed().filter(|_| state.verdict().is_none())?;
    Some(message::arb_postponed(side))
}

/// Whether a claim is ruled that is none of a draw: a foul, or an increment.
pub(super) fn is_own_matter(before: &State) -> bool {
    matches!(claim(before), Some(Claim::Foul | Claim::Increment))
}

/// What is said to such a ruling; an increment that is granted has its own words.
pub(super) fn ruled(before: &State, after: &State, upheld: bool) -> Option<Sentence> {
    let is_stopped = clocks::are_stopped(after);
    match (claim(before)?, upheld) {
        (Claim::Foul, true) => last_foul(before),
        (Claim::Foul, false) if is_stopped => Some(message::foul_none_stopped()),
        (Claim::Foul, false) => Some(renju::no_foul()),
        (_, true) => None,
        (_, false) if is_stopped => Some(message::increment_refused_stopped()),
        (_, false) => Some(message::increment_refused()),
    }
}

fn claim(state: &State) -> Option<Claim> {
    claimed(state).map(|(_, claim)| claim)
}

fn claimed(state: &State) -> Option<(Side, Claim)> {
    state.docket().iter().find_map(|matter| match matter {
        PendingRuling::Claim { side, claim, .. } => Some((*side, *claim)),
        _ => None,
    })
}

/// That play goes on from the board as it stands, and what stands otherwise on it: all hear it.
pub(super) fn found_on_board(before: &Position, after: &Position, notation: Notation) -> Vec<Announcement> {
    let header = room(Kind::Irregularity, message::board_found());
    std::iter::once(header).chain(places(before, after, notation)).collect()
}

/// What stands otherwise again once a ruling is taken back that has put no move back: the board that was found is not it.
pub(super) fn stands_again(before: &State, after: &State) -> Vec<Announcement> {
    let is_on = |state: &State| matches!(state.phase(), Phase::Playing | Phase::Paused);
    match is_on(before) && is_on(after) && before.plies().len() == after.plies().len() {
        true => places(before.board(), after.board(), after.notation()),
        false => Vec::new(),
    }
}

/// What stands on the places on which two positions differ, as the second has it.
fn places(before: &Position, after: &Position, notation: Notation) -> Vec<Announcement> {
    let places = differing(before, after).into_iter().map(|place| family::on_place(after, place, notation));
    places.map(|sentence| room(Kind::Ruling, sentence)).collect()
}

/// The places on which two positions differ, row by row.
#[must_use]
pub fn differing(before: &Position, after: &Position) -> Vec<Place> {
    let places = (1..=after.board_size()).flat_map(|row| after.row(row));
    places.filter(|&place| before.piece_on(place) != after.piece_on(place)).collect()
}

/// The article of a claim that was wrong; that a position is dead is no claim of those that it is about (CH-5.2.2).
pub(super) fn wrong_claim(before: &State) -> Option<String> {
    let quickplay = before.setup().rules.time.quickplay.as_ref();
    match claim(before)? {
        Claim::Dead => None,
        // R-6.1.10.5, R-7.7.4, U-V.11.4.8: by that by which it was let in.
        Claim::ShortOfTime => Some(before.short_of_time_article()).filter(|article| !article.is_empty()),
        Claim::NormalMeans => quickplay.map(|rule| rule.rejected.clone()),
        Claim::Increment => quickplay.map(|rule| rule.increment.clone()),
        Claim::Repetition | Claim::Counter | Claim::ClearDraw | Claim::Foul => {
            before.setup().rules.draws.claims.wrong.clone()
        }
    }
}

/// What the opponent gets for a claim that was wrong, or is put off (CH-9.5.3, CH-19.5.2).
pub(super) fn claim_costs(before: &State) -> Option<Announcement> {
    let (side, claim) = claimed(before)?;
    let bonus = before.wrong_claim_bonus(claim);
    (!bonus.is_zero()).then(|| room(Kind::Ruling, gains(side.other(), bonus)))
}

fn gains(other: Side, time: Ms) -> Sentence {
    message::claim_costs(other, time)
}

/// White claims that the last stone was a foul, whether it was one or not.
pub(super) fn foul_claimed(state: &State) -> Option<Sentence> {
    let point = Letters::AToP.read(&fouled(state)?.made.notation).ok()?;
    Some(renju::foul_claimed(point, state.notation().renju))
}

/// The stone that is said to be a foul: the one that was found to be, which may lie further back (DR-5.3.8.3), else
/// Black's last.
fn fouled(state: &State) -> Option<&Ply> {
    let found = state.docket().iter().find_map(|matter| match matter {
        PendingRuling::Irregularity { fault: Fault::Foul, ply, .. } => state.plies().get(*ply),
        _ => None,
    });
    found.or_else(|| state.plies().iter().rev().find(|ply| ply.made.side == Side::Black))
}

/// The foul that was claimed, with its kinds.
pub(super) fn last_foul(state: &State) -> Option<Sentence> {
    let ply = fouled(state)?;
    family::foul(&ply.before, &ply.made.notation, state.notation().renju)
}

/// What the arbiter may do about an unlawful move that is penalised (CH-7.5.5).
pub(super) fn penalty_choice(state: &State, side: Side, fault: Fault) -> Option<Sentence> {
    let rule = state.setup().rules.remedies.penalty.as_ref().filter(|_| state.is_penalized(fault))?;
    let can_stand = state.cannot_stand(golos_game::Actor::ARBITER, fault).is_none();
    Some(match fault {
        _ if state.penalties(side) + 1 >= rule.loses_at && can_stand => {
            message::penalty_choice_last(side, side.other())
        }
        _ if state.penalties(side) + 1 >= rule.loses_at => message::penalty_due_last(side, side.other()),
        Fault::PawnLeft if can_stand => message::penalty_choice_queen(side.other(), rule.bonus()),
        Fault::PawnLeft => message::penalty_due_queen(side.other(), rule.bonus()),
        _ if can_stand => message::penalty_choice(side.other(), rule.bonus()),
        _ => message::penalty_due(side.other(), rule.bonus()),
    })
}

/// That a matter is dismissed; a clock without time does not run again by itself.
pub(super) fn dismissed(after: &State, matter: &Dismissed) -> Sentence {
    let down = Side::BOTH.into_iter().find(|side| after.clock().fallen(*side).is_some());
    match down.filter(|_| *matter == Dismissed::Flag && after.phase() == Phase::Paused) {
        Some(side) => message::arb_dismissed_flag(side),
        None if clocks::are_stopped(after) => message::arb_dismissed_stopped(),
        None => message::arb_dismissed(),
    }
}

/// The phrase for what was wrong with a move.
pub(super) fn fault_phrase(state: &State, fault: Fault) -> &'static str {
    match fault {
        Fault::Illegal => text_key::IRR_ILLEGAL,
        Fault::OpponentsPiece => family::opponents_piece(state.position()),
        Fault::MissedCapture => text_key::IRR_MISSED_CAPTURE,
        Fault::Stopped => text_key::IRR_STOPPED,
        Fault::LesserCapture => text_key::IRR_LESSER_CAPTURE,
        Fault::PawnLeft => text_key::IRR_PAWN_LEFT,
        Fault::Foul => text_key::IRR_FOUL,
        Fault::TwoMoves => text_key::IRR_TWO_MOVES,
        Fault::OtherTouched => text_key::IRR_TOUCHED_OTHER,
        Fault::TakenBack => text_key::IRR_TAKEN_BACK,
        Fault::Removed => text_key::IRR_REMOVED,
        Fault::RemovedEarly => text_key::IRR_REMOVED_EARLY,
        Fault::TooFewRemoved => text_key::IRR_TOO_FEW,
        Fault::RemovalStopped => text_key::IRR_REMOVAL_STOPPED,
        Fault::NotCaptured => text_key::IRR_NOT_CAPTURED,
        Fault::OwnRemoved => text_key::IRR_OWN_REMOVED,
        Fault::Unmarked => text_key::IRR_KING_UNMARKED,
        Fault::UnmarkedMoved => text_key::IRR_UNMARKED_MOVED,
    }
}
