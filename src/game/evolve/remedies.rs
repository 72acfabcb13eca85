//! Irregularities and what follows from them.

use super::{Corrupt, run_clock};
use crate::law::LAST_MOMENT;
use crate::state::{LastRuling, MoveIrregularity, Owed, Presence, RecordBoard, Restoring, UnderWay};
use crate::{
    Imposed, Irregularity, IrregularityRuling, Missing, PendingRuling, Phase, Ply, RemedyEvent, Sanction, Setup, State,
    WhoseTime,
};
use golos_clock::Ms;
use golos_rules::{BySide, Fault, Place, Side, Tracker};

pub(super) fn apply(state: &mut State, at: Ms, event: &RemedyEvent) -> Result<(), Corrupt> {
    match event {
        RemedyEvent::IrregularityFound { side, fault } => find(state, *side, *fault),
        RemedyEvent::Reported { side, fault, first, .. } => report(state, *side, *fault, first.as_deref()),
        RemedyEvent::Proposed { side } => {
            state.docket.proposed = Some(*side);
            Ok(())
        }
        RemedyEvent::AgreedBack { ply } => agree(state, at, *ply),
        RemedyEvent::IrregularityRuled { ruling, reply, ply, fault, .. } => {
            state.docket.last_ruling = None;
            let ruled = state.docket.irregularity_of(*ply, *fault).ok_or(Corrupt::Missing(Missing::Irregularity))?;
            if *reply {
                state.play.under_way.ended.push(ruled);
            } else {
                state.docket.demanded = state.docket.demanded.filter(|at| *at != ruled.2);
            }
            rule(state, at, *ruling, ruled)
        }
        // CH-7.5.5: one act counts once.
        RemedyEvent::MisdeedFound { side: Some(side), misdeed: Irregularity::TwoHands, .. } => {
            state.docket.hands[*side] = state.last_completed(*side);
            Ok(())
        }
        RemedyEvent::MisdeedFound { side: Some(side), misdeed: Irregularity::NoMove, .. } => {
            state.docket.idle[*side] = Some(state.play.plies.len());
            Ok(())
        }
        RemedyEvent::Found { position, .. } => {
            state.docket.last_ruling = None;
            found(state, position)
        }
        RemedyEvent::Restoring { side, sheet } => {
            state.docket.restoring = Some(Restoring { side: *side, sheet: *sheet });
            if *sheet {
                state.docket.sheet_deferred[*side] = false;
            }
            go_on(state, at);
            Ok(())
        }
        RemedyEvent::SheetDeferred { side } => {
            state.docket.sheet_deferred[*side] = true;
            state.docket.restoring = None;
            go_on(state, at);
            Ok(())
        }
        RemedyEvent::Demanded { side, .. } => {
            state.docket.demanded = state.docket.irregularity_against(Some(side.other())).map(|(.., ply)| ply);
            Ok(())
        }
        RemedyEvent::SwitchedBack { side, .. } => {
            switch_back(state, at, *side);
            Ok(())
        }
        RemedyEvent::Restored { side } => {
            state.docket.restoring = None;
            state.docket.sheet_deferred[*side] = false;
            go_on(state, at);
            Ok(())
        }
        RemedyEvent::Counted { side } => {
            count(state, *side);
            Ok(())
        }
        // What was found follows in events of its own.
        RemedyEvent::MisdeedFound { .. } => Ok(()),
        RemedyEvent::Sanctioned { side, sanction, .. } => {
            impose(state, *side, *sanction);
            if sanction.ends() {
                state.docket.last_ruling = None;
            } else {
                state.docket.rule_sanction(at, *side);
            }
            Ok(())
        }
        RemedyEvent::Lifted { side, .. } => {
            lift(state, *side);
            if let Some(LastRuling::Sanction { sides, .. }) = &mut state.docket.last_ruling {
                sides.retain(|imposed| imposed != side);
                if sides.is_empty() {
                    state.docket.last_ruling = None;
                }
            }
            Ok(())
        }
        RemedyEvent::Penalized { side, .. } => {
            penalize(state, at, *side);
            Ok(())
        }
        RemedyEvent::Restarted { .. } => restart(state, at),
    }
}

/// R-5.4.14.4a: the offender's clock runs, and what his move had earned is gone; the board is not restored yet.
fn switch_back(state: &mut State, at: Ms, side: Side) {
    let against = state.docket.irregularity_against(Some(side.other()));
    state.docket.switched_back = against.map(|(.., ply)| ply);
    state.docket.restoring = Some(Restoring { side, sheet: false });
    // A move that stands keeps what it has earned.
    if against.is_some_and(|(_, fault, _)| fault.keeps_the_move()) {
        return go_on(state, at);
    }
    state.time.clock.give_back(side, at);
    // A correction of the clock in between may have left less than the move had earned.
    state.time.clock.set(side, state.time.clock.left(side, at).max(LAST_MOMENT), at);
    if state.phase != Phase::Playing {
        state.time.clock.stop(at);
    }
}

/// The clock runs of him whose it is now, if play goes on.
fn go_on(state: &mut State, at: Ms) {
    if state.phase == Phase::Playing {
        run_clock(state, at);
    }
}

/// One more counts; enough of them go before the arbiter.
fn count(state: &mut State, side: Side) {
    state.docket.violations[side] = state.docket.violations[side].saturating_add(1);
    state.docket.open_violations[side] = state.docket.open_violations[side].saturating_add(1);
    let limit = state.setup.rules.remedies.ladder.as_ref().map_or(u32::MAX, |rule| rule.loses_at);
    if state.docket.violations[side] >= limit && !state.docket.has(&PendingRuling::Violations(side)) {
        state.docket.matters.push(PendingRuling::Violations(side));
    }
}

/// A record may impose without end: no more is kept.
const MOST_SANCTIONS: usize = 64;

/// It is for a violation that was counted, or it is for one of its own, and counts where the rules say so.
fn impose(state: &mut State, side: Side, sanction: Sanction) {
    let counted = !state.counts_sanction(side);
    if counted {
        let open = &mut state.docket.open_violations[side];
        *open = open.saturating_sub(1);
    } else {
        state.docket.violations[side] = state.docket.violations[side].saturating_add(1);
    }
    if state.docket.sanctions.len() < MOST_SANCTIONS {
        state.docket.sanctions.push(Imposed { side, sanction, counted });
    }
}

/// The last sanction of `side` goes, and with it what it had counted.
fn lift(state: &mut State, side: Side) {
    let Some(index) = state.docket.sanctions.iter().rposition(|imposed| imposed.side == side) else { return };
    if !state.docket.sanctions.remove(index).counted {
        state.docket.violations[side] = state.docket.violations[side].saturating_sub(1);
    } else if state.counts_sanctions() {
        // What it was for is open again: what takes its place is for that.
        state.docket.open_violations[side] = state.docket.open_violations[side].saturating_add(1);
    }
    if !state.has_broken_enough(side) {
        state.docket.matters.retain(|matter| *matter != PendingRuling::Violations(side));
    }
}

fn find(state: &mut State, side: Side, fault: Fault) -> Result<(), Corrupt> {
    let ply = state.play.plies.len().checked_sub(1).ok_or(Corrupt::Missing(Missing::Unlawful))?;
    state.docket.matters.push(PendingRuling::Irregularity { side, fault, ply });
    Ok(())
}

/// Play goes on from the position on the table; what was counted on another begins anew.
fn found(state: &mut State, text: &str) -> Result<(), Corrupt> {
    let read = state.setup.rules.variant.read_fen(text).map_err(|error| Corrupt::Position(error.to_string()))?;
    let position = std::mem::replace(&mut state.play.position, read);
    let fresh = Tracker::start(&state.setup.rules.draws.clauses, &read);
    let tracker = std::mem::replace(&mut state.play.tracker, fresh);
    state.play.found.push(RecordBoard { plies: state.play.plies.len(), position, tracker });
    stand_otherwise(state);
    Ok(())
}

/// What the arbiter had found was not so: the board is again that of the record (U-V.6.8).
pub(super) fn lose_found(state: &mut State) -> Result<(), Corrupt> {
    let RecordBoard { position, tracker, .. } = state.play.found.pop().ok_or(Corrupt::Missing(Missing::Revocable))?;
    state.play.position = position;
    state.play.tracker = tracker;
    stand_otherwise(state);
    Ok(())
}

/// What was being done on the board, was found out of it, or was ruled of it, was so of another.
fn stand_otherwise(state: &mut State) {
    state.play.amends.clear();
    state.play.under_way = UnderWay::nothing();
    state.docket.chances = BySide::default();
    state.docket.rejected.clear();
    let still = state.reached_limits();
    state
        .docket
        .matters
        .retain(|matter| if let PendingRuling::Reached(id) = matter { still.contains(id) } else { true });
}

/// What was reported is of the last move of that side.
fn report(state: &mut State, side: Side, fault: Fault, first: Option<&str>) -> Result<(), Corrupt> {
    let ply = state.last_completed(side).ok_or(Corrupt::Missing(Missing::Completed))?;
    match first {
        // It binds as if it had been told before the move.
        Some(place) if fault == Fault::OtherTouched => {
            let place = state.play.board().place_written(place).ok_or_else(|| Corrupt::Move(place.to_owned()))?;
            if let Some(ply) = state.play.plies.get_mut(ply) {
                ply.touched.insert(0, place);
            }
        }
        Some(first) => state.docket.first = Some((ply, first.to_owned())),
        None => {}
    }
    let reported = PendingRuling::Irregularity { side, fault, ply };
    // What waits already waits once.
    if !state.docket.has(&reported) {
        state.docket.matters.push(reported);
    }
    Ok(())
}

/// CH-13.4.2: the players have agreed to put it back, though it had been replied to; nothing is counted.
fn agree(state: &mut State, at: Ms, ply: u32) -> Result<(), Corrupt> {
    let found = state.correctable_by_agreement().filter(|(.., index)| u32::try_from(*index) == Ok(ply));
    let (side, fault, index) = found.ok_or(Corrupt::Missing(Missing::Irregularity))?;
    state.docket.last_ruling = None;
    put_back(state, at, side, index, fault)
}

/// What becomes of an unlawful move: put back with all that came after it, or let stand. A pawn that was left on the last
/// rank is replaced by a queen (CH-7.5.2): only what came after it is put back.
fn rule(state: &mut State, at: Ms, ruling: IrregularityRuling, ruled: MoveIrregularity) -> Result<(), Corrupt> {
    let (side, fault, ply) = ruled;
    match (ruling, fault) {
        (IrregularityRuling::Stands, fault) => state.docket.let_stand(ply, fault),
        // U-V.6.4a: the offender's press stands, and what the opponent enters takes the place of his move.
        (IrregularityRuling::Mended, fault) => {
            let Some(first) = state.play.plies.get(ply).cloned() else {
                return Err(Corrupt::Missing(Missing::Unlawful));
            };
            let touched = touched(&first, fault);
            let amended = std::mem::take(&mut state.play.amends);
            rewind(state, ply, first.clone());
            take_back_earned(state, at, amended.iter());
            for Ply { made, .. } in &amended {
                state.time.clock.set_moves(made.side, state.time.clock.moves(made.side).saturating_sub(1));
            }
            state.play.under_way.touched = touched;
            state.play.amends.push(first);
            state
                .docket
                .matters
                .retain(|matter| !matches!(matter, PendingRuling::Irregularity { ply: of, .. } if *of == ply));
            return Ok(());
        }
        // The king is marked, or the second move undone, and play goes on (R-5.4.14.2).
        (IrregularityRuling::Corrected, fault) if fault.keeps_the_move() => {}
        (IrregularityRuling::Corrected, Fault::PawnLeft) => queen(state, at, side, ply, fault)?,
        (IrregularityRuling::Corrected, fault) => {
            let first = state.docket.first.take().filter(|(of, _)| (*of, fault) == (ply, Fault::TakenBack));
            put_back(state, at, side, ply, fault)?;
            // What was offered with the move that is gone (DR-2.1.9.3, R-5.4.13.3).
            state.offers.open.take_if(|by| *by == side && !state.setup.rules.draws.offers.any_time);
            state.play.under_way.owed = first.map(|(_, first)| Owed::First(first));
            // The position is restored whole (U-V.6.9): what else was wrong with the move is mended with it.
            state
                .docket
                .matters
                .retain(|matter| !matches!(matter, PendingRuling::Irregularity { ply: of, .. } if *of == ply));
            return Ok(());
        }
    }
    let is_it = |matter: &PendingRuling| *matter == PendingRuling::Irregularity { side, fault, ply };
    if let Some(index) = state.docket.matters.iter().position(is_it) {
        state.docket.matters.remove(index);
    }
    if ruling == IrregularityRuling::Stands {
        state.forget_passed_limits();
    }
    Ok(())
}

/// The move by which irregularities were to be corrected no more is gone: the right to it is there again (R-5.4.14.2).
pub(super) fn wait_again(state: &mut State) {
    let plies = state.play.plies.len();
    let ended = std::mem::take(&mut state.play.under_way.ended).into_iter().filter(|&(.., ply)| ply < plies);
    state.docket.matters.extend(ended.map(|(side, fault, ply)| PendingRuling::Irregularity { side, fault, ply }));
}

/// The pawn that a half-move has left is replaced by a queen, and the opponent moves from there.
fn queen(state: &mut State, at: Ms, side: Side, ply: usize, fault: Fault) -> Result<(), Corrupt> {
    if ply + 1 < state.play.plies.len() {
        put_back(state, at, side.other(), ply + 1, fault)?;
    }
    let Some(last) = state.play.plies.get_mut(ply) else { return Err(Corrupt::Missing(Missing::Unlawful)) };
    last.made.after = last.made.after.queened(side);
    state.play.position = last.made.after;
    state.play.amends.clear();
    state.play.under_way = UnderWay::nothing();
    state.docket.chances = BySide::default();
    state.docket.rejected.clear();
    let still = state.reached_limits();
    state.docket.matters.retain(|matter| match matter {
        PendingRuling::Irregularity { ply: later, .. } => *later <= ply,
        PendingRuling::Reached(id) => still.contains(id),
        PendingRuling::Flag(_)
        | PendingRuling::Late(_)
        | PendingRuling::Claim { .. }
        | PendingRuling::Penalty(_)
        | PendingRuling::Violations(_)
        | PendingRuling::WrongSeal(_)
        | PendingRuling::Gap { .. } => true,
    });
    Ok(())
}

/// The position before a half-move is restored; its mover moves again.
fn put_back(state: &mut State, at: Ms, side: Side, ply: usize, fault: Fault) -> Result<(), Corrupt> {
    let is_last = ply + 1 == state.play.plies.len() && state.play.under_way.made.is_none();
    let Some(first) = state.play.plies.get(ply).cloned() else { return Err(Corrupt::Missing(Missing::Unlawful)) };
    let touched = touched(&first, fault);
    // U-V.13.2b: what was being amended behind it goes as well, and its press was the last one.
    let amended = std::mem::take(&mut state.play.amends);
    let last = first.clone();
    rewind(state, ply, first);
    state.play.under_way.touched = touched;
    if is_last && !amended.is_empty() && state.setup.rules.remedies.irregularities.readings_kept.is_none() {
        take_back_earned(state, at, amended.iter().chain([&last]));
    }
    let is_last = is_last && amended.is_empty();
    match state.setup.rules.remedies.irregularities.correction {
        WhoseTime::Offender if is_last && state.setup.rules.remedies.irregularities.readings_kept.is_none() => {
            state.time.clock.give_back(side, at);
            // A correction of the clock in between may have left less than the move had earned.
            state.time.clock.set(side, state.time.clock.left(side, at).max(LAST_MOMENT), at);
        }
        // CH-7.1, DR-5.3.8.3: the arbiter sets the times, or the readings are kept; the counters of moves follow the
        // position.
        WhoseTime::Offender => {
            for side in Side::BOTH {
                state.time.clock.set_moves(side, state.control_moves(side));
            }
            state.time.clock.start(side, at);
        }
        WhoseTime::Claimant | WhoseTime::Nobody => state.time.clock.stop(at),
    }
    if state.phase == Phase::Paused {
        state.time.clock.stop(at);
    }
    Ok(())
}

/// R-5.4.14.4b: moves that were none earn nothing.
fn take_back_earned<'a>(state: &mut State, at: Ms, plies: impl Iterator<Item = &'a Ply>) {
    let clock = &mut state.time.clock;
    for ply in plies.filter(|ply| !ply.mark.earned().is_zero()) {
        let left = clock.left(ply.made.side, at) - ply.mark.earned();
        clock.set(ply.made.side, left.max(LAST_MOMENT), at);
    }
}

/// What the maker of a move that is put back has touched, in this order: what bound it already, what was said of it, then
/// what he moved and took. Where the complaint is that he moved another piece than he should have, that one does not bind
/// him.
fn touched(ply: &Ply, fault: Fault) -> Vec<Place> {
    let moved = if fault.is_of_hands() { Vec::new() } else { ply.before.touched_by_move(&ply.made.after) };
    let mut touched = ply.bound.clone();
    for place in ply.touched.iter().copied().chain(moved) {
        if !touched.contains(&place) {
            touched.push(place);
        }
    }
    touched
}

/// The board, and all that was counted on it, as before the half-move of this index.
pub(super) fn rewind(state: &mut State, ply: usize, first: Ply) {
    state.play.under_way = UnderWay::nothing();
    state.play.plies.truncate(ply);
    state.play.amends.clear();
    state.play.acts.retain(|acted| acted.plies <= ply);
    state.play.found.retain(|found| found.plies <= ply);
    state.play.position = first.before;
    state.play.tracker = first.tracker;
    state.play.counting = first.counting;
    // They are counted aloud on, from there.
    state.play.aloud = state.play.aloud.map(|from| from.min(ply));
    state.docket.chances = BySide::default();
    state.docket.cut(ply);
    // What came of the position that is gone is no matter any more.
    let still = state.reached_limits();
    state.docket.matters.retain(|matter| match matter {
        PendingRuling::Irregularity { ply: later, .. } => *later <= ply,
        PendingRuling::Reached(id) => still.contains(id),
        PendingRuling::WrongSeal(_) => false,
        PendingRuling::Flag(_)
        | PendingRuling::Late(_)
        | PendingRuling::Claim { .. }
        | PendingRuling::Penalty(_)
        | PendingRuling::Violations(_)
        | PendingRuling::Gap { .. } => true,
    });
    // What is reached in the position that is restored was put before the arbiter when it came about; the start of a game
    // puts nothing before him.
    state.docket.settled = if ply == 0 { Vec::new() } else { still };
}

/// An illegal move costs its maker something (CH-7.5.5).
///
/// Enough of them end the game, once it is known how: until then the clocks stand.
fn penalize(state: &mut State, at: Ms, side: Side) {
    let limit = state.setup.rules.remedies.penalty.as_ref().map_or(u32::MAX, |rule| rule.loses_at);
    state.docket.penalties[side] = state.docket.penalties[side].saturating_add(1);
    if state.docket.penalties[side] >= limit {
        state.docket.matters.push(PendingRuling::Penalty(side));
        state.time.clock.stop(at);
        state.phase = Phase::Paused;
    }
}

/// The game begins anew, with everything that was fixed beforehand; what was played stays in the record.
pub(super) fn restart(state: &mut State, at: Ms) -> Result<(), Corrupt> {
    // A swap of the players and an increment that was granted were of the game that is cancelled.
    let opening = state.setup.opening.clone();
    let fresh = State::open(Setup { opening, ..(*state.fixed).clone() })?;
    // What was agreed for a player's assistants goes with him to his first colour.
    let BySide { white, black } = state.presence.tasks;
    let tasks = if state.swapped { BySide::new(black, white) } else { state.presence.tasks };
    let BySide { white, black } = state.presence.needs;
    let needs = if state.swapped { BySide::new(black, white) } else { state.presence.needs };
    let presence = Presence { tasks, needs, ..fresh.presence };
    // What was handed in stays, whatever game it was about, and is of him who handed it in.
    let mut protests = std::mem::take(&mut state.protests);
    if state.swapped {
        protests.exchange();
    }
    // So does the hour at which the session ends: all have heard it.
    let session = state.session.take();
    *state = State { head: state.head, carried: state.carried, presence, protests, session, ..fresh };
    for side in Side::BOTH {
        if let Some(needs) = state.presence.needs[side] {
            super::attendance::suit(state, side, needs);
        }
    }
    // DR-3.6.4: what was left of the game before is the full time of this one.
    for side in Side::BOTH {
        if let Some(left) = state.carried[side] {
            state.time.clock.set(side, left, at);
        }
    }
    Ok(())
}
