//! Moves: made, and completed.

use super::{Finding, Findings, Missing};
use crate::law::{AssembledMove, Written, read};
use crate::{Actor, MoveEvent, Phase, State};
use golos_clock::Ms;
use golos_rules::{Fault, Side};

pub(super) fn validate(state: &State, at: Ms, by: Option<Actor>, event: &MoveEvent, found: &mut Findings) {
    match event {
        MoveEvent::Made { notation, irregular, .. } if state.play.under_way.made.is_some() => {
            found.require(state.play.under_way.reply.is_none(), Missing::FreeBoard);
            reply(state, by, (notation, irregular.as_ref()), found);
        }
        MoveEvent::Made { notation, irregular, .. } => {
            if state.should_have_ended() {
                found.add(Finding::EndMissing);
            }
            found.0.extend(state.limit_unreported().map(Finding::LimitMissing));
            make(state, by, (notation, irregular.as_ref()), found);
        }
        MoveEvent::Amended { notation, irregular, .. } if state.play.under_way.reply.is_some() => {
            reply(state, by, (notation, irregular.as_ref()), found);
        }
        MoveEvent::Amended { notation, irregular, .. } => {
            found.require(state.play.under_way.made.is_some(), Missing::Made);
            make(state, by, (notation, irregular.as_ref()), found);
        }
        MoveEvent::Pressed { side, left, .. } => press(state, at, *side, *left, found),
        MoveEvent::TakenBack { side, kept } => {
            take_back(state, by, *side, found);
            found
                .require(!kept || by.is_some_and(Actor::is_arbiter) && state.made().is_none(), Missing::ArbitersRuling);
        }
    }
}

fn make(state: &State, by: Option<Actor>, (notation, irregular): Written<'_>, found: &mut Findings) {
    expect_running(state, found);
    let lasts = state.setup.rules.remedies.irregularities.until_the_end;
    let turn = state.turn();
    let is_left = |(offender, fault, _)| state.is_ended_by(turn, (offender, fault));
    found.require(lasts || !state.docket.irregularities().any(is_left), Missing::RuledIrregularity);
    found.require(state.envelope.is_none(), Missing::OpenEnvelope);
    found.require(state.presence.awaited.is_none(), Missing::Drawn);
    found.require(state.missed().is_none(), Missing::Players);
    let other = state.turn().other();
    // U-V.6.4a: the opponent puts it right himself.
    if by.and_then(Actor::side) == Some(other) && !state.is_amending() {
        found.add(Finding::Turn(other));
    }
    found.0.extend(state.expect_stone(notation).err());
    found.0.extend(composed(state, by, (notation, irregular)).err());
}

/// What was made, as its notation has it, or as it was stepped out by hand; a move with another piece than the one that
/// was touched is irregular (R-5.4.14.2.3).
fn composed(state: &State, by: Option<Actor>, (notation, irregular): Written<'_>) -> Result<(), Finding> {
    let is_it = |composed: AssembledMove| {
        let (made, left) = state.apply_touch_move(composed);
        (&made, left.as_ref()) == (notation, irregular)
    };
    if state.is_released() && state.stepped_out().is_ok_and(is_it) {
        return Ok(());
    }
    let of_hands = irregular.is_some_and(|irregular| irregular.fault == Fault::OtherTouched);
    let lawful = irregular.filter(|_| !of_hands);
    read(&state.play.position, by, notation, lawful)?;
    if lawful.is_none() && !is_it((notation.clone(), None)) {
        return Err(Finding::Left(notation.to_string()));
    }
    Ok(())
}

/// The opponent has moved though the move before was not completed: at a real board it has happened.
fn reply(state: &State, by: Option<Actor>, (notation, irregular): Written<'_>, found: &mut Findings) {
    found.expect(state.expect_running());
    let is_real = state.is_manual() && state.play.regulation.is_none() && !state.claim_pending();
    found.require(is_real, Missing::RealBoard);
    let Some(made) = &state.play.under_way.made else { return };
    if by.and_then(Actor::side) == Some(made.side) {
        found.add(Finding::Turn(made.side));
    }
    found.0.extend(read(&made.after, by, notation, irregular).err());
}

/// A record is amended while the clocks stand, too.
fn expect_running(state: &State, found: &mut Findings) {
    let paused: &[Phase] = if state.is_amending() { &[Phase::Playing, Phase::Paused] } else { &[Phase::Playing] };
    found.expect_phase(state, paused);
    found.require(state.restoring().is_none() || state.is_amending(), Missing::Restored);
}

fn press(state: &State, at: Ms, side: Side, recorded: Ms, found: &mut Findings) {
    expect_running(state, found);
    found.expect_turn(state, side);
    // Without a move there is nothing to complete: the fold says so.
    let Some(made) = &state.play.under_way.made else { return };
    found.0.extend(state.expect_stone_put(made).err());
    match state.left_behind(side, at) {
        Some(computed) if computed == recorded || state.left_as_pressed(side, at) == Some(recorded) => {}
        Some(computed) => {
            found.add(Finding::Clock { side, recorded: recorded.get(), computed: computed.get() });
        }
        None => found.add(Finding::Turn(side)),
    }
}

/// A slip of entry: the last move goes, and another is entered in its place.
fn take_back(state: &State, by: Option<Actor>, side: Side, found: &mut Findings) {
    found.expect(state.expect_started());
    let is_free = !state.blocked() && state.sealed().is_none() && state.awaited().is_none();
    found.require(is_free, Missing::Play);
    found.require(state.last_made().map(|made| made.side) == Some(side), Missing::Slip);
    let is_his = by.and_then(Actor::side).is_none() || by.and_then(Actor::side) == state.last_mover();
    found.require(is_his, Missing::SlipOfHisOwn);
    found.require(state.expect_last_act_a_move().is_ok(), Missing::LastAct);
}
