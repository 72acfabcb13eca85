//! The players change colours (R-9.2.4.3): what is kept of a person goes with him, and what is of the board stays.

use crate::state::{LastOffer, Offers, PendingRulings, Presence};
use crate::{PendingRuling, State};
use golos_clock::Ms;
use golos_rules::{BySide, Side};

/// Each player has the other colour, and with it his time, his assistants, his lateness, his penalties, his offers.
pub(super) fn exchange(state: &mut State, at: Ms) {
    state.swapped = !state.swapped;
    swap(&mut state.setup.players);
    swap(&mut state.setup.warnings);
    swap(&mut state.setup.watch.tactile);
    swap(&mut state.setup.watch.blind);
    swap(&mut state.setup.watch.needs);
    state.setup.people.swap();
    swap(&mut state.time.warned);
    state.time.clock.swap(at);
    swap_presence(&mut state.presence);
    swap_offers(&mut state.offers);
    swap_docket(&mut state.docket);
    state.protests.exchange();
    if let Some(counting) = &mut state.play.counting {
        counting.by = counting.by.other();
    }
}

fn swap<T>(kept: &mut BySide<T>) {
    std::mem::swap(&mut kept.white, &mut kept.black);
}

fn swap_presence(presence: &mut Presence) {
    let Presence { absent, late, started: _, awaited, drawn_without: _, came, tasks, needs, sheets, resumption: _ } =
        presence;
    swap(absent);
    swap(tasks);
    swap(needs);
    swap(sheets);
    swap(late);
    *awaited = awaited.map(Side::other);
    *came = came.map(|(side, used)| (side.other(), used));
}

fn swap_offers(offers: &mut Offers) {
    let Offers { open, last, declined, accepted: _ } = offers;
    *open = open.map(Side::other);
    *last = last.map(|last| LastOffer { side: last.side.other(), ..last });
    *declined = declined.map(|(side, steps)| (side.other(), steps));
}

/// Who can mate is of the position, and so are the limits; a move that was made stays one of its colour.
fn swap_docket(docket: &mut PendingRulings) {
    let PendingRulings {
        matters,
        settled: _,
        rejected,
        stood: _,
        postponed,
        penalties,
        violations,
        open_violations,
        sanctions,
        restoring,
        misannounced,
        hands: _,
        idle: _,
        demanded: _,
        switched_back: _,
        chances: _,
        last_ruling,
    } = docket;
    // What it was about is the other's now.
    *last_ruling = None;
    matters.iter_mut().for_each(swap_matter);
    rejected.iter_mut().for_each(|rejected| rejected.side = rejected.side.other());
    *postponed = postponed.map(Side::other);
    swap(penalties);
    swap(violations);
    swap(open_violations);
    sanctions.iter_mut().for_each(|imposed| imposed.side = imposed.side.other());
    *restoring = restoring.map(Side::other);
    swap(misannounced);
}

fn swap_matter(matter: &mut PendingRuling) {
    match matter {
        PendingRuling::Flag(side)
        | PendingRuling::Late(side)
        | PendingRuling::Claim { side, .. }
        | PendingRuling::Penalty(side)
        | PendingRuling::Violations(side)
        | PendingRuling::WrongSeal(side)
        | PendingRuling::Gap { side: Some(side), .. } => *side = side.other(),
        // The stone lies there, of its own colour.
        PendingRuling::Irregularity { .. } | PendingRuling::Reached(_) | PendingRuling::Gap { side: None, .. } => {}
    }
}
