//! Sealed moves.

use super::{Corrupt, expect, expect_phase, expect_turn};
use crate::clock::Ms;
use crate::game::state::Envelope;
use crate::game::{Actor, AdjournmentEvent, Matter, Phase, SealKey, Sealed, State};
use crate::rules::Side;

pub(super) fn apply(state: &mut State, at: Ms, event: &AdjournmentEvent) -> Result<(), Corrupt> {
    match event {
        AdjournmentEvent::Sealed { by, side, sealed } => seal(state, at, *by, *side, sealed),
        AdjournmentEvent::Unsealed { by, key, text } => unseal(state, *by, key, text),
        AdjournmentEvent::Lost { by, .. } => lose(state, at, *by),
    }
}

/// The envelope is lost: both clocks stand until the arbiter lets the game go on.
fn lose(state: &mut State, at: Ms, by: Actor) -> Result<(), Corrupt> {
    expect(by.is_arbiter(), "the arbiter's ruling")?;
    expect_phase(state, &[Phase::Playing, Phase::Paused])?;
    expect(state.envelope.take().is_some(), "a sealed move")?;
    state.time.clock.stop(at);
    state.phase = Phase::Paused;
    Ok(())
}

/// The move goes into the envelope, and both clocks stand.
fn seal(state: &mut State, at: Ms, by: Actor, side: Side, sealed: &Sealed) -> Result<(), Corrupt> {
    expect_phase(state, &[Phase::Playing])?;
    expect(by.side() != Some(side.other()), "the move of him who seals")?;
    expect(state.missed().is_none() && state.presence.awaited.is_none(), "a game in play")?;
    expect(state.setup.rules.time.adjournment.is_some(), "a rule of adjournment")?;
    expect(state.play.made.is_none() && !state.blocked() && state.play.regulation.is_none(), "a free board")?;
    expect_turn(state, side)?;
    state.envelope = Some(Envelope { side, sealed: sealed.clone() });
    // CH-18.9.3: a reply that is sealed for one who is absent starts his clock.
    if state.presence.absent[side.other()] {
        state.time.clock.start(side.other(), at);
    } else {
        state.time.clock.stop(at);
        state.phase = Phase::Paused;
    }
    Ok(())
}

/// The envelope is opened: what lies in it is what was sealed. A move that cannot be made goes before the arbiter.
fn unseal(state: &mut State, by: Actor, key: &SealKey, text: &str) -> Result<(), Corrupt> {
    expect(by.is_arbiter(), "the arbiter's ruling")?;
    let Some(Envelope { side, sealed }) = &state.envelope else { return Err(Corrupt::NotPending("a sealed move")) };
    expect(sealed.open(key).as_deref() == Ok(text), "the key of the envelope")?;
    let side = *side;
    expect(!state.presence.absent[side.other()], "him who has to answer")?;
    state.envelope = None;
    state.presence.unsealed = true;
    if state.sealed_move(text).is_none() {
        state.docket.matters.push(Matter::WrongSeal(side));
    }
    Ok(())
}
