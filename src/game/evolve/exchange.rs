//! The players change colours (R-9.2.4.3): what is kept of a person goes with him, and what is of the board stays.

use crate::clock::Ms;
use crate::game::state::{Docket, LastOffer, Offers, Presence};
use crate::game::{Matter, State};
use crate::rules::{BySide, Side};

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
fn swap_docket(docket: &mut Docket) {
    let Docket {
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
    } = docket;
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

fn swap_matter(matter: &mut Matter) {
    match matter {
        Matter::Flag(side)
        | Matter::Late(side)
        | Matter::Claim { side, .. }
        | Matter::Penalty(side)
        | Matter::Violations(side)
        | Matter::WrongSeal(side)
        | Matter::Gap { side: Some(side), .. } => *side = side.other(),
        // The stone lies there, of its own colour.
        Matter::Irregularity { .. } | Matter::Reached(_) | Matter::Gap { side: None, .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Class;
    use crate::game::state::Counting;
    use crate::game::{Claim, ClaimCheck, Gate, Limit, Mode, Press, Setup, Watch};
    use crate::people::{Need, Needs, Person, Role, Roster, Tasks};
    use crate::profile::find_rules;
    use crate::rules::Notation;

    fn setup() -> Setup {
        let role = Role::Assistant { of: vec![Side::White], tasks: Tasks::ALL };
        let mut people = Roster::default();
        people.add(Person { name: "Vira".to_owned(), role }).expect("room");
        Setup {
            rules: find_rules("renju-2022").expect("the rules"),
            control: "90".parse().expect("a control"),
            class: Class::Classic,
            recorded: true,
            players: BySide::new("Anna".to_owned(), "Boris".to_owned()),
            people,
            press: Press::Manual,
            mode: Mode::Rated,
            watch: Watch {
                tactile: BySide::new(true, false),
                blind: BySide::new(false, true),
                needs: BySide::new(Needs::NONE, [Need::Blind].into_iter().collect()),
                gate: Gate::Warn,
            },
            warnings: BySide::new(vec![Ms::from_secs(60)], Vec::new()),
            notation: Notation::FILES,
            position: None,
            opening: None,
            opened: String::new(),
            program: String::new(),
            taken: false,
            occasion: None,
        }
    }

    #[test]
    fn r_9_2_4_3_who_swaps_twice_has_everything_as_it_was() {
        let mut state = State::open(setup()).expect("a game");
        let at = Ms::from_secs(90);
        state.time.clock.start(Side::White, Ms::ZERO);
        state.time.clock.stop(at);
        state.time.warned[Side::White] = 1;
        state.presence.absent[Side::White] = true;
        state.presence.late[Side::White] = true;
        state.presence.awaited = Some(Side::White);
        state.offers.open = Some(Side::Black);
        state.offers.last = Some(LastOffer { side: Side::Black, forces: state.play.relation() });
        state.offers.declined = Some((Side::White, 3));
        state.docket.postponed = Some(Side::White);
        state.docket.penalties[Side::White] = 1;
        state.play.counting = Some(Counting { by: Side::White, moves: 2 });
        let side = Side::White;
        let check = ClaimCheck::open();
        state.docket.matters = vec![
            Matter::Flag(side),
            Matter::Late(side),
            Matter::Claim { side, claim: Claim::Dead, intended: None, check, article: None },
            Matter::Penalty(side),
            Matter::WrongSeal(side),
            Matter::Reached(Limit::Dead),
            Matter::Gap { side: Some(side), gap: at },
        ];
        let before = state.clone();
        exchange(&mut state, at);
        assert!(state.swapped && state.is_unexcused(Side::Black) && state.is_absent(Side::Black));
        assert_eq!((state.penalties(Side::Black), state.setup.people.agreed(Side::White)), (1, None));
        assert_eq!(state.setup.people.agreed(Side::Black), Some(Tasks::ALL));
        assert!(state.clock().left(Side::Black, at) < state.clock().left(Side::White, at));
        exchange(&mut state, at);
        assert_eq!(state, before);
    }
}
