//! The players change colours (R-9.2.4.3): what is kept of a person goes with him, and what is of the board stays.

use crate::state::{Arranged, LastOffer, Offers, PendingRulings, Presence, Restoring};
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
    if let Some(sparring) = &mut state.setup.sparring {
        sparring.side = sparring.side.other();
    }
    state.setup.people.swap();
    swap(&mut state.time.warned);
    state.time.clock.swap(at);
    swap(&mut state.time.recounted);
    state.stop = None;
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
    let Presence {
        absent,
        late,
        started: _,
        awaited,
        drawn_without: _,
        came,
        tasks,
        needs,
        arranged: Arranged { boards, media, sign: _, voice },
        sheets,
        resumption: _,
    } = presence;
    *boards = boards.map(|(two, counts)| (two, counts.other()));
    swap(media);
    swap(voice);
    swap(absent);
    swap(tasks);
    swap(needs);
    swap(sheets);
    swap(late);
    *awaited = awaited.map(Side::other);
    *came = came.map(|(side, used)| (side.other(), used));
}

fn swap_offers(offers: &mut Offers) {
    let Offers { open, last, declined, accepted: _, made, consented: _ } = offers;
    swap(made);
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
        sheet_deferred,
        misannounced,
        hands: _,
        idle: _,
        demanded: _,
        proposed,
        first: _,
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
    *restoring = restoring.map(|it| Restoring { side: it.side.other(), ..it });
    swap(sheet_deferred);
    *proposed = proposed.map(Side::other);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Claim, ClaimCheck, Limit};
    use golos_people::{Need, Tasks};

    #[test]
    fn r_9_2_4_3_players_who_change_colours_twice_have_everything_as_it_was() {
        let side = Side::White;
        let mut presence =
            Presence { awaited: Some(side), came: Some((side, Ms::from_secs(9))), ..Presence::default() };
        (presence.absent[side], presence.late[side], presence.sheets[side]) = (true, true, 2);
        presence.tasks[side] = Some(Tasks::ALL);
        presence.needs[side] = Some([Need::Blind].into_iter().collect());
        let last = Some(LastOffer { side: Side::Black, forces: Default::default() });
        let offers = Offers { open: Some(Side::Black), last, declined: Some((side, 3)), ..Offers::default() };
        let mut docket = PendingRulings {
            postponed: Some(side),
            restoring: Some(Restoring { side, sheet: false }),
            ..PendingRulings::default()
        };
        (docket.penalties[side], docket.violations[side], docket.misannounced[side]) = (1, 2, 3);
        let check = ClaimCheck::open();
        docket.matters = vec![
            PendingRuling::Flag(side),
            PendingRuling::Late(side),
            PendingRuling::Claim { side, claim: Claim::Dead, intended: None, check, article: None },
            PendingRuling::Penalty(side),
            PendingRuling::WrongSeal(side),
            PendingRuling::Reached(Limit::Dead),
            PendingRuling::Gap { side: Some(side), gap: Ms::from_secs(90) },
        ];

        let before = (presence, offers, docket.clone());
        let mut after = before.clone();
        swap_presence(&mut after.0);
        swap_offers(&mut after.1);
        swap_docket(&mut after.2);
        let (presence, offers, docket) = &after;
        assert_eq!((presence.absent, presence.late), (BySide::new(false, true), BySide::new(false, true)));
        assert_eq!((presence.tasks[side], presence.tasks[side.other()]), (None, Some(Tasks::ALL)));
        assert_eq!((presence.awaited, offers.open), (Some(Side::Black), Some(side)));
        assert_eq!((docket.penalties[side], docket.penalties[side.other()]), (0, 1));
        assert_eq!(docket.matters[0], PendingRuling::Flag(Side::Black));
        swap_presence(&mut after.0);
        swap_offers(&mut after.1);
        swap_docket(&mut after.2);
        assert_eq!(after, before);
    }
}
