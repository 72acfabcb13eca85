//! What each event makes heard.

use super::clocks::{are_stopped, control, reopened, say_clock};
use super::{
    Announcer, NextMove, attendance, calls, endings, family, handling, limits, moves, opening, protests, regulation,
    remedies, room, sanctions, settled, to_arbiter,
};
use crate::{Announcement, Decides, Kind};
use golos_clock::Ms;
use golos_game::Recorded;
use golos_game::{
    Actor, Audience, Claim, ClaimEvent, Dismissed, Event, HearingEvent, Irregularity, IrregularityRuling, Limit,
    MoveEvent, OfferEvent, OpeningEvent, PendingRuling, PendingRulingEvent, Phase, RecordEvent, RemedyEvent, Seat,
    Sparring, State,
};
use golos_people::Need;
use golos_rules::{Fault, Side};
use golos_wording::{Level, Noun, Sentence, Slot, edition, message, text_key};

/// Who plays and at which control; then what was settled, and the drawn opening, so that the board can be set up.
pub(super) fn opened(state: &State) -> Vec<Announcement> {
    let mut heard = ready(state);
    heard.extend(settled::announced(state));
    heard.extend(attendance::needed(state));
    heard.extend(attendance::at_start(state));
    heard.extend(attendance::unsettled(state));
    heard.extend(state.start_hour().map(|hour| room(Kind::State, attendance::start_at(hour))));
    heard.extend(state.session_hour().map(|hour| room(Kind::State, remedies::session(hour))));
    heard.extend(opening::of(state).map(|sentence| room(Kind::State, sentence)));
    heard.extend(settled::drawn_moves(state).map(|sentence| room(Kind::State, sentence)));
    heard
}

fn ready(state: &State) -> Vec<Announcement> {
    let setup = state.setup();
    if let Some(Sparring { side, level, .. }) = setup.sparring {
        let (game, control) = (edition(&setup.rules), control(&setup.control));
        return vec![room(Kind::State, message::spar_ready(game, u32::from(level), side.other(), control))];
    }
    let text = |side: Side| match setup.players[side].as_str() {
        "" => Slot::Phrase(text_key::PLAYER_NAMELESS.to_owned()),
        name => Slot::Text(name.to_owned()),
    };
    if Side::BOTH.into_iter().all(|side| setup.players[side].is_empty()) {
        let ready = message::start_ready_nameless(edition(&setup.rules), control(&setup.control));
        let waits = message::start_waits_nameless(edition(&setup.rules), control(&setup.control));
        return vec![room(Kind::State, ready).or_waits(Decides::ArbiterIfPresent, waits)];
    }
    let sentence = |message: fn(Slot, Slot, Slot, Slot) -> Sentence| {
        message(edition(&setup.rules), text(Side::White), text(Side::Black), control(&setup.control))
    };
    let waits = sentence(message::start_waits);
    vec![room(Kind::State, sentence(message::start_ready)).or_waits(Decides::ArbiterIfPresent, waits)]
}

impl Announcer {
    pub(super) fn say_event(&mut self, before: &State, after: &State, recorded: &Recorded<Event>) -> Vec<Announcement> {
        // What needs somebody to do it names him in every sound record.
        let by = recorded.by.unwrap_or(Actor::ARBITER);
        match &recorded.event {
            Event::Opened(_) => Vec::new(),
            Event::Attendance(event) => attendance::say(after, event),
            Event::Opening(OpeningEvent::Awaited { side, .. }) => {
                vec![room(Kind::State, message::start_opening_awaited(*side))]
            }
            Event::Opening(OpeningEvent::Drawn { .. }) => drawn(after),
            Event::Opening(OpeningEvent::Acted { act, .. }) => regulation::acted(before, after, act),
            Event::Opening(OpeningEvent::TakenBack { act }) => {
                regulation::taken_back(after, by, act).into_iter().chain(stands_again(before, after)).collect()
            }
            Event::Move(MoveEvent::Made { .. }) if before.is_released() && before.made().is_none() => {
                handling::made(before, after, by)
            }
            Event::Move(MoveEvent::Made { .. }) => {
                std::iter::once(self.say_move(before, after)).chain(early_reply(after)).collect()
            }
            Event::Move(MoveEvent::Amended { .. }) => amended(before, after, by),
            Event::Move(MoveEvent::Pressed { side, .. }) => {
                // U-V.13.2b: that press was heard when it was made.
                let is_new = !before.is_amending();
                let pressed = is_new.then(|| pressed(after, by, *side)).into_iter().flatten();
                let said = handling::unannounced(before).into_iter().chain(pressed);
                said.chain(handling::omitted(before, after, *side)).collect()
            }
            Event::Handling(event) => handling::say(before, after, by, event),
            Event::Move(MoveEvent::TakenBack { side, .. }) => taken_back(before, after, by, *side),
            Event::Clock(event) => say_clock(before, after, by, event),
            Event::Offer(event) => self.say_offer(after, *event),
            Event::Claim(event) => self.say_claim(before, after, event),
            Event::PendingRulings(PendingRulingEvent::Reached { limit }) => vec![reached(after, limit)],
            Event::PendingRulings(PendingRulingEvent::Dismissed { matter, .. }) => {
                let dismissed = remedies::dismissed(after, matter);
                vec![match matter {
                    // Everybody heard that it waited.
                    Dismissed::Flag | Dismissed::Lateness | Dismissed::Limit(Limit::ClearDraw) => {
                        room(Kind::Report, dismissed)
                    }
                    Dismissed::Violations | Dismissed::Limit(_) => to_arbiter(Kind::Report, dismissed),
                }]
            }
            // Of a dead position only the end is announced.
            Event::PendingRulings(PendingRulingEvent::MateSearched { .. }) if before.search_due().is_none() => {
                Vec::new()
            }
            Event::PendingRulings(PendingRulingEvent::MateSearched { side, chance }) => {
                vec![to_arbiter(Kind::Report, remedies::found(*side, chance))]
            }
            Event::PendingRulings(PendingRulingEvent::Protested { late, .. }) => {
                protests::filed(before, after, by, late.as_ref())
            }
            Event::PendingRulings(PendingRulingEvent::Answered { number, response, reason, .. }) => {
                protests::answered(after, *number, *response, reason)
            }
            Event::Remedy(event) => {
                let said = self.say_remedy(before, after, by, event);
                said.into_iter().chain(sanctions::owed(before, event)).collect()
            }
            Event::Adjournment(event) => remedies::adjourned(before, after, event),
            Event::Ended { verdict, .. } => endings::ended(before, verdict, self.ending.take()),
            Event::Revoked => {
                self.next = NextMove::Plain;
                let stands = remedies::stands_again(before, after).into_iter();
                std::iter::once(endings::revoked(before, after)).chain(stands).collect()
            }
            Event::Hearing(HearingEvent::Signed { side, .. }) => vec![endings::signed(after, *side)],
            Event::Hearing(event) => calls::say(by, event),
            Event::Record(event) => say_record(after, by, event),
        }
    }

    fn say_offer(&mut self, after: &State, event: OfferEvent) -> Vec<Announcement> {
        match event {
            OfferEvent::Offered { side, .. } => {
                let offer = message::draw_offer(side);
                if after.is_manual() && after.made().is_some() && after.turn() == side {
                    // He hears of his own offer once: what there is to do.
                    let others = Seat::ALL.into_iter().filter(|seat| *seat != Seat::Player(side)).collect();
                    let made = Announcement::answer(side.into(), message::draw_offer_made()).as_receipt();
                    let heard = [Announcement::new(others, Kind::Offer, offer), made];
                    return heard.into_iter().chain(repeated_offer(after, side)).collect();
                }
                std::iter::once(room(Kind::Offer, offer)).chain(repeated_offer(after, side)).collect()
            }
            OfferEvent::Consented => vec![room(Kind::Ruling, message::draw_consented())],
            // The result says it.
            OfferEvent::Accepted { .. } => Vec::new(),
            OfferEvent::Declined { by_move: true, .. } => {
                self.next = NextMove::Declines;
                Vec::new()
            }
            OfferEvent::Declined { by_move: false, .. } => {
                vec![room(Kind::Reply, message::draw_declined())]
            }
        }
    }

    fn say_claim(&mut self, before: &State, after: &State, event: &ClaimEvent) -> Vec<Announcement> {
        match event {
            ClaimEvent::Claimed { .. } => claimed(after),
            ClaimEvent::Counting { side, .. } => {
                let claim = Slot::Phrase(text_key::CLAIM_CLEAR_DRAW.to_owned());
                let sentence = limits::received(after, *side, Claim::ClearDraw, claim);
                vec![room(Kind::State, sentence).at(Level::Brief)]
            }
            ClaimEvent::Ruled { upheld, .. } if remedies::is_own_matter(before) => {
                remedies::ruled(before, after, *upheld)
                    .into_iter()
                    .map(|sentence| room(Kind::Ruling, sentence))
                    .collect()
            }
            ClaimEvent::Ruled { upheld: true, reason, .. } if !reason.is_empty() => {
                let claim = pending_claim(before).map_or_else(|| Slot::Text(String::new()), |(claim, _)| claim);
                vec![room(Kind::Ruling, message::claim_upheld_against(claim, Slot::Text(reason.clone())))]
            }
            ClaimEvent::Ruled { upheld: true, .. } => {
                // Time may have run out during the check: the right claim counts all the same (R-5.4.13.2f).
                let timed_out = Side::BOTH.into_iter().any(|side| after.clock().fallen(side).is_some());
                if timed_out {
                    let article = Slot::Article(after.setup().rules.draws.claims.time_out.clone());
                    return vec![room(Kind::Ruling, message::claim_time_out(article)).at(Level::Normal)];
                }
                let claim = pending_claim(before).map_or_else(|| Slot::Text(String::new()), |(claim, _)| claim);
                let upheld = message::claim_upheld(claim, Slot::Numbers(Vec::new()));
                vec![room(Kind::Ruling, upheld).at(Level::Brief)]
            }
            ClaimEvent::Ruled { upheld: false, reason, .. } => {
                self.next = if pending_claim(before).is_some_and(|(_, written)| written) {
                    NextMove::Written
                } else {
                    NextMove::Plain
                };
                let (article, level) = match remedies::wrong_claim(before) {
                    Some(article) => (article, Level::Normal),
                    None => (String::new(), Level::Brief),
                };
                // R-5.4.13.2f: nobody plays on whose time ran out during the check.
                let fallen = Side::BOTH.into_iter().any(|side| after.clock().fallen(side).is_some());
                // What was claimed stands behind the ruling in the record of the game.
                let claim = named_claim(before).unwrap_or_else(|| Slot::Text(String::new()));
                let rejected = match reason.as_str() {
                    "" if fallen => message::claim_rejected_flag(Slot::Article(article)),
                    "" if are_stopped(after) => message::claim_rejected_stopped(Slot::Article(article), claim),
                    "" => message::claim_rejected(Slot::Article(article), claim),
                    reason => message::claim_rejected_against(claim, Slot::Text(reason.to_owned())),
                };
                std::iter::once(room(Kind::Ruling, rejected).at(level)).chain(remedies::claim_costs(before)).collect()
            }
            ClaimEvent::Postponed => {
                let postponed = room(Kind::Ruling, message::claim_postponed());
                std::iter::once(postponed).chain(remedies::claim_costs(before)).collect()
            }
            ClaimEvent::Aloud { on, .. } => {
                let said = if *on { message::count_aloud_on() } else { message::count_aloud_off() };
                vec![room(Kind::State, said)]
            }
            ClaimEvent::Shown { side, line, .. } => limits::shown(before, *side, line),
        }
    }

    fn say_remedy(&mut self, before: &State, after: &State, by: Actor, event: &RemedyEvent) -> Vec<Announcement> {
        let flag = |sentence| vec![room(Kind::Ruling, sentence)];
        match event {
            RemedyEvent::IrregularityFound { side, fault } => remedies::irregularity(after, *side, *fault),
            RemedyEvent::Reported { side, fault, .. } => remedies::reported(after, by, *side, *fault),
            RemedyEvent::IrregularityRuled { ruling: IrregularityRuling::Corrected, .. } => {
                // CH-7.5.2: the move stands with a queen in the place of the pawn.
                if before.irregularity().is_some_and(|(_, fault)| fault == Fault::PawnLeft) {
                    return flag(message::irr_queened());
                }
                // R-5.4.14.2: the king is marked, or the second move undone, and no move is put back.
                let stands = before.irregularity().map(|(_, fault)| fault).filter(|fault| fault.keeps_the_move());
                if let Some(fault) = stands.filter(|_| before.plies().len() == after.plies().len()) {
                    let is_king = fault.is_of_marking();
                    return flag(if is_king {
                        message::irr_marked()
                    } else {
                        message::irr_second_undone(after.turn())
                    });
                }
                // CH-7.5.5: by the last one the game is over, and nobody moves again.
                if remedies::is_last_penalty(before) {
                    return flag(message::irr_taken_off());
                }
                self.next = NextMove::Corrects;
                // The penalty comes next, and says whose move it is.
                let is_penalized = before.irregularity().is_some_and(|(_, fault)| before.is_penalized(fault));
                let lapsed = before.offer().filter(|_| after.offer().is_none());
                let lapsed = lapsed.map(|side| room(Kind::Offer, message::draw_offer_lapsed(side)));
                let put_back = if is_penalized { Vec::new() } else { flag(message::irr_put_back(after.turn())) };
                put_back.into_iter().chain(lapsed).collect()
            }
            RemedyEvent::IrregularityRuled { ruling: IrregularityRuling::Mended, .. } => flag(remedies::mended(after)),
            RemedyEvent::IrregularityRuled { reply: false, .. } => {
                let stands = if are_stopped(after) { message::irr_stands_stopped } else { message::irr_stands };
                flag(stands(after.turn()))
            }
            RemedyEvent::IrregularityRuled { reply: true, .. } => remedies::reply_offends(after),
            RemedyEvent::MisdeedFound { side, misdeed, .. } => flag(remedies::misdone(after, *side, *misdeed)),
            RemedyEvent::Proposed { side } => vec![room(Kind::Irregularity, remedies::proposed(after, *side))],
            RemedyEvent::AgreedBack { .. } => {
                self.next = NextMove::Corrects;
                flag(message::irr_agreed_back(after.turn()))
            }
            RemedyEvent::Demanded { side, .. } => flag(message::irr_demanded(side.other())),
            RemedyEvent::SwitchedBack { side, .. } => flag(message::irr_switched_back(*side)),
            // On his own move his clock runs as before.
            RemedyEvent::Restoring { side, sheet: true } if before.sheet_is_deferred(*side) => {
                let found = remedies::misdone(after, Some(*side), Irregularity::Record);
                flag(found).into_iter().chain(flag(remedies::restoring(after, *side, are_stopped(after)))).collect()
            }
            RemedyEvent::Restoring { side, sheet: true } if running(before) == *side => Vec::new(),
            RemedyEvent::Restoring { side, .. } => flag(remedies::restoring(after, *side, are_stopped(after))),
            RemedyEvent::SheetDeferred { side } => flag(remedies::sheet_deferred(after, *side)),
            RemedyEvent::Found { .. } => remedies::found_on_board(before.board(), after.board(), after.notation()),
            RemedyEvent::Restored { side } if before.restoring_sheet().is_some() || before.sheet_is_deferred(*side) => {
                flag(message::sheet_restored(running(after)))
            }
            RemedyEvent::Restored { .. } if after.clock().running().is_none() => {
                flag(message::restored_stopped(running(after)))
            }
            RemedyEvent::Restored { .. } => flag(message::restored(running(after))),
            RemedyEvent::Counted { side } => {
                let due = sanctions::due(after, *side);
                let is_last = after.docket().contains(&PendingRuling::Violations(*side));
                std::iter::once(remedies::counted(after, *side)).chain(due.filter(|_| !is_last)).collect()
            }
            RemedyEvent::Sanctioned { side, sanction, article, reason, .. } => {
                self.ending = sanction.ends().then(|| sanction.kind());
                sanctions::imposed(after, *side, (*sanction, article, reason))
            }
            RemedyEvent::Lifted { side, reason, .. } => vec![sanctions::lifted(*side, reason)],
            RemedyEvent::Penalized { side, .. } => {
                // CH-7.5.5: a loss only where the opponent can mate.
                let searched = after.search_due().and_then(|search| search.side());
                let searched = searched.filter(|mater| *mater == side.other()).map(message::penalty_searched);
                let said = std::iter::once(remedies::penalized(after, *side)).chain(searched);
                said.map(|sentence| room(Kind::Ruling, sentence)).collect()
            }
            RemedyEvent::Restarted { misdeed, .. } => {
                self.next = NextMove::Plain;
                let kind = Slot::Phrase(remedies::misdeed_phrase(after.board(), *misdeed).to_owned());
                let article = before.restart_rule(*misdeed).map_or_else(String::new, |rule| rule.article.clone());
                let restarted = message::game_restarted(kind, Slot::Article(article));
                let colours = (*misdeed == Irregularity::WrongColours).then(|| remedies::colours(after)).flatten();
                flag(restarted).into_iter().chain(colours.map(|colours| room(Kind::Ruling, colours))).collect()
            }
        }
    }

    fn say_move(&mut self, before: &State, after: &State) -> Announcement {
        let (sentence, side) = moves::last(after).unwrap_or((message::ask_last_none(), after.turn()));
        let sentence = match std::mem::take(&mut self.next) {
            // What amends the record is said as an amendment.
            NextMove::Plain | NextMove::Declines if before.is_amending() => message::move_reannounced(sentence),
            NextMove::Plain => sentence,
            NextMove::Declines => message::draw_declined_by_move(sentence),
            NextMove::Corrects => message::irr_corrected(sentence, side),
            // What the arbiter has entered instead is a move like any other.
            NextMove::Written if before.owed().is_some_and(|owed| !is_last(after, owed)) => sentence,
            NextMove::Written => message::claim_move_stands(sentence),
        };
        room(Kind::Move, sentence).made_by(side)
    }
}

/// How many draws `side` has offered, from the second on, where the rules have the arbiter look at it (CH-11.5).
fn repeated_offer(after: &State, side: Side) -> Option<Announcement> {
    let article = after.setup().rules.draws.offers.disturbs.clone()?;
    let count = after.offers_made(side);
    (count > 1).then(|| {
        to_arbiter(
            Kind::Report,
            message::draw_offers_made(side, Slot::Count(count, Noun::Time), Slot::Article(article)),
        )
    })
}

fn is_last(state: &State, notation: &str) -> bool {
    state.last_made().is_some_and(|made| made.notation == notation)
}

fn say_record(after: &State, by: Actor, event: &RecordEvent) -> Vec<Announcement> {
    match event {
        RecordEvent::Jumped { gap } => {
            vec![to_arbiter(Kind::Trouble, message::arb_slept(*gap))]
        }
        RecordEvent::Reopened { .. } => reopened(after),
        RecordEvent::Noted { .. } => vec![Announcement::answer(by.seat, message::note_added())],
        RecordEvent::Lived | RecordEvent::Refused { .. } | RecordEvent::Closed => Vec::new(),
    }
}

/// Who is absent, and whose clock runs meanwhile (R-5.4.1.2, U-V.9.4).
pub(super) fn absent(state: &State) -> Option<Announcement> {
    let runs = running(state);
    let sentence = match Side::BOTH.map(|side| state.is_absent(side)) {
        [false, false] => return None,
        [true, true] => message::start_absent_both(runs),
        [white, _] => {
            let side = if white { Side::White } else { Side::Black };
            if side == runs { message::start_absent(side) } else { message::start_absent_other(side, runs) }
        }
    };
    Some(room(Kind::State, sentence))
}

/// Whose clock runs.
pub(super) fn running(state: &State) -> Side {
    state.clock().running().unwrap_or(state.turn())
}

/// R-5.4.4.1c: the arbiter decides whether there was a good reason.
pub(super) fn late(state: &State, side: Side) -> Sentence {
    let limit = state.setup().rules.time.lateness.as_ref().map_or(Ms::ZERO, |rule| rule.limit(state.clock().control()));
    if limit == Ms::ZERO { message::arb_offer_late_at_all(side) } else { message::arb_offer_late(side, limit) }
}

/// The opening that was drawn in the game, and who moves if the clocks run.
fn drawn(after: &State) -> Vec<Announcement> {
    let go = (after.phase() == Phase::Playing).then(|| message::start_go(after.turn()));
    let said = opening::of(after).into_iter().chain(settled::drawn_moves(after)).chain(go);
    let missed = Side::BOTH.into_iter().filter(|&side| after.is_absent(side));
    let without = missed.filter_map(|side| settled::drawn_without(after, side));
    said.map(|sentence| room(Kind::State, sentence)).chain(without).collect()
}

/// At a real board the mover hears that the clock has switched (U-V.13.7); a passed control is said to him too.
fn pressed(after: &State, by: Actor, side: Side) -> Vec<Announcement> {
    let mut heard = regulation::awaited(after);
    let mover = Audience::of(side.into());
    if after.is_manual() && after.clock().running() != Some(side) {
        // An answer to him who pressed: a terminal that the players share says it too.
        let answer = |seat| Announcement::confirmation(seat, Kind::Press, message::move_pressed()).at(Level::Brief);
        heard.push(answer(side.into()));
        // Who pressed for him hears that it was done (U-V.13.11.2).
        heard.extend(Some(by.seat).filter(|seat| *seat == Seat::Assistant(side)).map(answer));
        heard.extend(runs_unseen(after, side.other()));
    }
    if let Some(time) = after.period_entered(side) {
        heard.push(Announcement::new(mover, Kind::TimeAdded, message::warn_control_passed(time)));
    }
    // U-V.5.1: a move is one of each side.
    if let Some(count) = after.aloud().filter(|count| *count > 0 && count.is_multiple_of(2)) {
        let count = u32::try_from(count / 2).unwrap_or(u32::MAX);
        heard.push(room(Kind::Count, message::count_aloud(count)));
    }
    if let Some(counting) = after.counting().filter(|counting| counting.by != side && counting.moves > 0) {
        let needed = after.setup().rules.draws.clear_draw.as_ref().map_or(0, |rule| rule.moves);
        if counting.moves <= needed {
            let claim = Slot::Phrase(text_key::CLAIM_CLEAR_DRAW.to_owned());
            heard.push(room(Kind::Count, counter(claim, counting.moves, needed)));
        }
    }
    heard
}

/// U-V.13.7.3a: a player who does not see the clock hears, in his own ear, that it runs for him now.
fn runs_unseen(after: &State, side: Side) -> Option<Announcement> {
    let is_unseen = after.setup().watch.blind[side] || after.needs(side).iter().any(Need::is_of_sight);
    let runs = is_unseen && after.clock().running() == Some(side);
    runs.then(|| Announcement::new(Audience::of(side.into()), Kind::Turn, message::press_yours()).at(Level::Brief))
}

pub(super) fn counter(claim: Slot, counted: u32, needed: u32) -> Sentence {
    let message = if counted > needed { message::claim_counter_over } else { message::claim_counter };
    message(counted, needed, claim)
}

pub(super) fn claimed(after: &State) -> Vec<Announcement> {
    let Some(PendingRuling::Claim { side, claim, intended, check, .. }) =
        after.docket().iter().find(|matter| matches!(matter, PendingRuling::Claim { .. }))
    else {
        return Vec::new();
    };
    let what = named_claim(after).unwrap_or_else(|| limits::claim(after, *claim, None));
    let foul = (*claim == Claim::Foul).then(|| remedies::foul_claimed(after)).flatten();
    let received = foul.unwrap_or_else(|| limits::received(after, *side, *claim, what));
    let mut heard = vec![room(Kind::Claim, received)];
    if let Some(written) = intended
        && let Some(mv) = written.read_in(after.position())
    {
        let written = message::claim_with_move(family::reading(after.position(), &mv));
        heard.push(room(Kind::Claim, written));
    }
    // CH-9.1.2.3: the opponent may simply agree.
    let offers = (after.offer() == Some(*side)).then(message::claim_offers);
    heard.extend(offers.map(|sentence| room(Kind::Report, sentence)));
    heard.push(to_arbiter(Kind::Report, limits::checked(after, *claim, check)));
    heard.extend(limits::unproved(after, *side, *claim).into_iter().map(|sentence| to_arbiter(Kind::Report, sentence)));
    heard
}

/// The claim that is being checked, as all may hear it: the claimant has to know what he claims (R-5.4.13.5), and which limit
/// is nearest is told to the arbiter alone.
fn named_claim(state: &State) -> Option<Slot> {
    state.docket().iter().find_map(|matter| match matter {
        PendingRuling::Claim { claim, check, .. } => {
            let is_named = state.setup().rules.draws.progress.is_some() || state.is_training();
            Some(limits::claim(state, *claim, check.limit.as_ref().filter(|_| is_named)))
        }
        _ => None,
    })
}

/// The words for the claim that is being checked, and whether a move was written for it.
fn pending_claim(state: &State) -> Option<(Slot, bool)> {
    state.docket().iter().find_map(|matter| match matter {
        PendingRuling::Claim { claim, intended, check, .. } => {
            let claim = limits::claim(state, *claim, check.limit.as_ref());
            Some((claim, intended.is_some()))
        }
        _ => None,
    })
}

/// What was made as the half-move of this index, and what was wrong with it.
pub(super) fn irregular(state: &State, ply: usize, side: Side, fault: Fault) -> Sentence {
    let kind = Slot::Phrase(remedies::fault_phrase(state, fault).to_owned());
    let article = state.setup().rules.remedies.irregularities.faults.of(fault);
    let made = moves::made(state, ply).unwrap_or_else(message::ask_last_none);
    message::irr_found(kind, side, made, state.number_of(ply), Slot::Article(article.to_owned()))
}

/// A limit is reached: the arbiter hears whether he may rule the draw or a player has to claim it.
fn reached(after: &State, limit: &Limit) -> Announcement {
    let rules = &after.setup().rules;
    let unless_win = match limit {
        Limit::Clause(id) => rules.draws.clauses.iter().any(|clause| clause.id == *id && clause.unless_win),
        Limit::Repetition | Limit::ClearDraw | Limit::NoProgress | Limit::Dead | Limit::IllegalPosition => false,
    };
    let claim = limits::standing(after, limit);
    let sentence = match after.limit_counts(limit) {
        (_, 0) if !after.arbiter_may_fix(limit) && unless_win => message::arb_unless_win_claim(claim),
        (_, 0) if !after.arbiter_may_fix(limit) => message::arb_unplayed_claim(claim),
        (counted, needed) if !after.arbiter_may_fix(limit) => message::arb_counter_claim(counted, needed, claim),
        (_, 0) if unless_win => message::arb_offer_unless_win(claim),
        (_, 0) => message::arb_offer_unplayed(claim),
        (counted, needed) => message::arb_offer_counter(counted, needed, claim),
    };
    to_arbiter(Kind::Report, sentence)
}

/// A slip of entry was taken back: everybody hears who did it, and what stands no more.
fn taken_back(before: &State, after: &State, by: Actor, side: Side) -> Vec<Announcement> {
    let Some((mv, _)) = moves::last(before) else { return Vec::new() };
    // A reply goes though the other's clock still runs.
    let side = if after.made().is_some() { side } else { after.turn() };
    let sentence = match by.side() {
        _ if after.is_amending() && are_stopped(after) => message::slip_amended_stopped(mv),
        _ if after.is_amending() => message::slip_amended(mv),
        // At home there is no arbiter.
        None if after.setup().sparring.is_some() => message::spar_taken_back(mv, side),
        Some(by) => message::slip_taken_back(by, mv, side),
        None => message::slip_taken_back_arbiter(mv, side),
    };
    let taken = room(Kind::Ruling, sentence);
    std::iter::once(taken).chain(stands_again(before, after)).collect()
}

/// An offer stands again that was declined by what is taken back.
fn stands_again(before: &State, after: &State) -> Option<Announcement> {
    after.offer().filter(|_| before.offer().is_none()).map(|side| room(Kind::Offer, offered_again(side)))
}

fn offered_again(side: Side) -> Sentence {
    message::draw_offer_again(side)
}

/// A move was announced anew, by a player or for him: the room hears what stands on the board, and the arbiter which lawful
/// move it takes the place of (R-5.4.14.2.4, U-V.6.4.4).
fn amended(before: &State, after: &State, by: Actor) -> Vec<Announcement> {
    // Another was announced, and this one was made (U-V.13.9a).
    let is_same = before.last_made().is_some_and(|made| is_last(after, &made.notation));
    let message = if is_same { message::move_same } else { message::move_reannounced };
    let anew = moves::last(after).map(|(mv, _)| room(Kind::Move, message(mv)));
    let was = before.last_made().filter(|made| made.lawful.is_some() && !by.is_arbiter() && !is_same);
    let replaced = was
        .and_then(|_| moves::last(before))
        .map(|(mv, side)| to_arbiter(Kind::Report, message::arb_replaced(side, mv)));
    anew.into_iter().chain(replaced).collect()
}

/// The opponent has replied though the clock was not pressed: nobody but he may remind its owner (R-5.4.2.4, U-V.7.7), and
/// only the arbiter is told.
fn early_reply(after: &State) -> Option<Announcement> {
    let side = after.reply()?.side;
    let article = after.setup().rules.remedies.irregularities.early_reply.clone();
    let level = if article.is_some() { Level::Normal } else { Level::Brief };
    let sentence = message::arb_early_reply(side, Slot::Article(article.unwrap_or_default()));
    Some(to_arbiter(Kind::Report, sentence).at(level))
}
