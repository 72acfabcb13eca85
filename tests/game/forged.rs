//! Records that the program would not have written: the audit finds them out, and the fold takes what it can.

use golos::clock::Ms;
use golos::game::{
    AttendanceEvent, Claim, ClaimCheck, ClaimEvent, ClaimRequest, ClockEvent, ClockReason, Corrupt, Dismissed, Ending,
    Event, Finding, IrregularityRuling, Limit, Missing, MoveEvent, OfferEvent, OpeningEvent, Outcome,
    PendingRulingEvent, Phase, Recourse, RemedyEvent, Request, Response, Seat, Setup, State, Verdict, fold,
};
use golos::ledger::audit;
use golos::people::Actor;
use golos::rules::{BySide, EndKind, Fault, Side};
use proptest::prelude::*;

use super::script::script;
use super::table::{A_MOVE, ARBITER, BLACK, Table, WHITE, manual, objection, setup, setup_at, under};

const NOW: Ms = Ms::from_secs(2);

fn ended(by: Option<Actor>, outcome: Outcome, ending: Ending) -> Event {
    Event::Ended { by, verdict: Verdict { outcome, ending, article: "R-6.1.7".to_owned() } }
}

fn made(notation: &str) -> Event {
    Event::Move(MoveEvent::Made {
        by: WHITE,
        text: notation.to_owned(),
        notation: notation.to_owned(),
        irregular: None,
    })
}

/// What is said against the event.
fn refuse(table: &Table, at: Ms, event: &Event) -> String {
    objection(&table.state, at, event).unwrap_or_else(|| panic!("{event:?}"))
}

#[test]
fn rules_that_are_not_sensible_open_no_game() {
    let clause = setup("5").rules.draws.clauses[0].clone();
    let forge = |change: &dyn Fn(&mut golos::game::RuleSet)| {
        let mut forged = setup("5");
        change(&mut forged.rules);
        match State::open(forged) {
            Err(Corrupt::Rules(fault)) => fault.field,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(forge(&|rules| rules.draws.repetition.times = 1), "repetition.times");
    assert_eq!(forge(&|rules| rules.draws.clauses.push(clause.clone())), "clauses");
    assert_eq!(forge(&|rules| rules.draws.clauses = (0..65).map(|_| clause.clone()).collect()), "clauses");
    assert_eq!(
        forge(&|rules| rules.time.lateness.as_mut().expect("lateness").limit_minutes = 61),
        "lateness.limit_minutes"
    );
    assert_eq!(forge(&|rules| rules.score.micro_match.as_mut().expect("a rule").games = 1), "micro_match.games");
}

#[test]
fn events_that_do_not_follow_from_the_game_are_refused() {
    let mut table = Table::start(Setup { warnings: BySide::new(vec![Ms::from_mins(1)], vec![]), ..setup("5") });
    table.moves("c3-d4 b6-a5");
    let win = Outcome::Win(Side::White);
    let events = [
        Event::Opened(Box::new(setup("5"))),
        Event::Clock(ClockEvent::Started { by: None, side: Side::White }),
        made("c3-d4"),
        Event::Move(MoveEvent::Made {
            by: BLACK,
            text: "b2-c3".to_owned(),
            notation: "b2-c3".to_owned(),
            irregular: None,
        }),
        Event::Move(MoveEvent::Pressed { by: Side::White.into(), side: Side::White, left: Ms::from_mins(4) }),
        Event::Clock(ClockEvent::Flag { side: Side::White }),
        Event::Clock(ClockEvent::FlagVoid { side: Side::White }),
        Event::Clock(ClockEvent::Warned { side: Side::White, left: Ms::from_mins(1) }),
        Event::Clock(ClockEvent::Warned { side: Side::Black, left: Ms::from_mins(1) }),
        Event::Offer(OfferEvent::Accepted { by: Side::White.into(), side: Side::White }),
        Event::Offer(OfferEvent::Declined { by: Side::White.into(), side: Side::White, by_move: true }),
        Event::Claim(ClaimEvent::Ruled { by: ARBITER, upheld: true, reason: String::new() }),
        Event::Remedy(RemedyEvent::IrregularityFound { side: Side::Black, fault: Fault::Illegal }),
        Event::Remedy(RemedyEvent::IrregularityRuled {
            by: WHITE,
            ruling: IrregularityRuling::Corrected,
            reply: false,
            ply: None,
            fault: None,
        }),
        Event::PendingRulings(PendingRulingEvent::Reached { limit: Limit::Repetition }),
        Event::PendingRulings(PendingRulingEvent::Reached { limit: Limit::ClearDraw }),
        Event::PendingRulings(PendingRulingEvent::Reached { limit: Limit::Clause("kings-2-3".to_owned()) }),
        Event::PendingRulings(PendingRulingEvent::Dismissed { by: ARBITER, matter: Dismissed::Flag }),
        Event::PendingRulings(PendingRulingEvent::Protested {
            by: BLACK,
            side: Side::White,
            recourse: Recourse::Protest,
            reason: "for another".to_owned(),
            against: None,
            late: None,
        }),
        Event::PendingRulings(PendingRulingEvent::Protested {
            by: BLACK,
            side: Side::Black,
            recourse: Recourse::Appeal,
            reason: "no protest was decided".to_owned(),
            against: None,
            late: None,
        }),
        Event::PendingRulings(PendingRulingEvent::Protested {
            by: ARBITER,
            side: Side::Black,
            recourse: Recourse::Protest,
            reason: "in time".to_owned(),
            against: None,
            late: Some("not late at all".to_owned()),
        }),
        Event::PendingRulings(PendingRulingEvent::Answered {
            by: ARBITER,
            number: 0,
            response: Response::Upheld,
            reason: String::new(),
        }),
        Event::Clock(ClockEvent::Resumed { by: ARBITER }),
        Event::Clock(ClockEvent::Set {
            by: ARBITER,
            side: Side::White,
            left: Ms::ZERO,
            reason: ClockReason::Stated("none".to_owned()),
        }),
        ended(None, win, Ending::Board(EndKind::NoPieces)),
        ended(None, win, Ending::Board(EndKind::Blocked)),
        ended(None, Outcome::Draw, Ending::Board(EndKind::NoPieces)),
        ended(None, Outcome::Draw, Ending::Board(EndKind::Blocked)),
        ended(None, Outcome::BothLost, Ending::Board(EndKind::GivenAway)),
        ended(None, Outcome::BothLost, Ending::Board(EndKind::Immobile)),
        ended(Some(ARBITER), win, Ending::Absence),
        Event::Attendance(AttendanceEvent::Late { side: Side::White }),
        Event::Attendance(AttendanceEvent::Lapsed { side: Side::White }),
        Event::Attendance(AttendanceEvent::Absent { by: ARBITER, side: Side::White }),
        Event::Attendance(AttendanceEvent::Arrived { by: ARBITER, side: Side::White }),
        Event::Opening(OpeningEvent::Awaited { by: ARBITER, side: Side::White }),
        ended(None, win, Ending::Time),
        ended(Some(WHITE), win, Ending::Resigned),
        ended(None, win, Ending::Resigned),
        ended(Some(WHITE), Outcome::Draw, Ending::Agreed),
        ended(None, Outcome::Draw, Ending::Limit(Limit::Repetition)),
        ended(None, Outcome::Draw, Ending::Limit(Limit::Clause("kings-2-3".to_owned()))),
        ended(Some(ARBITER), win, Ending::Limit(Limit::Clause("kings-2-3".to_owned()))),
        ended(Some(ARBITER), Outcome::Draw, Ending::Limit(Limit::Clause("no-such-clause".to_owned()))),
        ended(None, Outcome::Draw, Ending::BothFlags),
        ended(Some(BLACK), Outcome::Draw, Ending::BothFlags),
        ended(Some(ARBITER), Outcome::Draw, Ending::BothFlags),
        ended(Some(BLACK), win, Ending::Decision("mine".to_owned())),
    ];
    for event in events {
        refuse(&table, NOW, &event);
    }
    assert_eq!(refuse(&table, NOW - A_MOVE, &made("b2-c3")), "time runs backwards: 1000 ms after 2000 ms");
    assert_eq!(refuse(&table, Ms::from_mins(9), &made("b2-c3")), "the flag of white is missing");
}

#[test]
fn an_irregularity_is_found_once_and_ruled_before_the_next_move() {
    let mut table = Table::start(manual(setup_at("5", "W:Wc3,g1:Bf8,h8")));
    table.moves("c3-f6");
    let again = Event::Remedy(RemedyEvent::IrregularityFound { side: Side::White, fault: Fault::Illegal });
    assert!(refuse(&table, NOW, &again).contains("an unlawful move"));
    let reply = Event::Move(MoveEvent::Made {
        by: BLACK,
        text: "hg7".to_owned(),
        notation: "h8-g7".to_owned(),
        irregular: None,
    });
    assert!(refuse(&table, NOW, &reply).contains("a ruled irregularity"));
    let own = Event::Remedy(RemedyEvent::IrregularityRuled {
        by: WHITE,
        ruling: IrregularityRuling::Stands,
        reply: false,
        ply: None,
        fault: None,
    });
    assert!(refuse(&table, NOW, &own).contains("the opponent's ruling"));
}

#[test]
fn a_claim_is_ruled_before_the_next() {
    let mut table = Table::start(setup("20"));
    table.does(WHITE, Request::Claim(ClaimRequest::Claim { claim: Claim::Repetition, intended: None }));
    let Some((_, claimed)) = table.log.last().cloned() else { unreachable!() };
    assert!(refuse(&table, NOW, &claimed).contains("one claim at a time"));
}

#[test]
fn who_may_not_ask_for_it_has_not_done_it() {
    let table = Table::start(setup("5"));
    let (by, left, reason) = (WHITE, Ms::from_mins(3), ClockReason::Penalty);
    let rest = Dismissed::Limit(Limit::ClearDraw);
    for event in [
        Event::Clock(ClockEvent::Set { by, side: Side::White, left, reason }),
        Event::Clock(ClockEvent::Halted { by }),
        Event::PendingRulings(PendingRulingEvent::Dismissed { by, matter: rest }),
        Event::Clock(ClockEvent::Paused { by: Actor { seat: Seat::Spectator, person: None }, reason: String::new() }),
        Event::Claim(ClaimEvent::Counting { by: ARBITER, side: Side::White }),
    ] {
        assert!(refuse(&table, NOW, &event).contains("somebody who may ask for it"), "{event:?}");
    }
}

#[test]
fn a_claim_is_counted_again_and_ruled_by_the_arbiter() {
    let mut table = Table::start(under("chess-2020", "30"));
    let check = ClaimCheck { holds: true, counted: 3, needed: 3, ..ClaimCheck::open() };
    let forged =
        |claim, check| Event::Claim(ClaimEvent::Claimed { by: WHITE, side: Side::White, claim, intended: None, check });
    for claim in [Claim::Repetition, Claim::Counter] {
        assert!(refuse(&table, NOW, &forged(claim, check.clone())).contains("what is said to be counted"));
    }
    table.does(WHITE, Request::Claim(ClaimRequest::Claim { claim: Claim::Repetition, intended: None }));
    for upheld in [true, false] {
        let ruled = Event::Claim(ClaimEvent::Ruled { by: WHITE, upheld, reason: "seen".to_owned() });
        assert!(refuse(&table, NOW, &ruled).contains("the arbiter's ruling"), "{upheld}");
    }
}

#[test]
fn a_claim_against_the_count_is_upheld_with_a_reason() {
    let mut table = Table::start(under("chess-2020", "30"));
    table.does(WHITE, Request::Claim(ClaimRequest::Claim { claim: Claim::Repetition, intended: None }));
    // The reason, and whether the ruling follows.
    for (upheld, reason, follows) in
        [(true, "", false), (true, " ", false), (true, "it stood three times on the sheets", true), (false, "", true)]
    {
        let ruled = Event::Claim(ClaimEvent::Ruled { by: ARBITER, upheld, reason: reason.to_owned() });
        let expected: &[Finding] = if follows { &[] } else { &[Finding::Missing(Missing::Reason)] };
        assert_eq!(audit(&table.state, table.state.at(), &ruled), expected, "{upheld} {reason:?}");
    }
}

#[test]
fn ch_9_6_1_play_does_not_go_on_behind_a_draw_that_comes_by_itself() {
    let mut table = Table::start(under("chess-2020", "30"));
    table.state = (0..16).fold(table.state.clone(), |mut state, ply| {
        let text = ["Ng1-f3", "Ng8-f6", "Nf3-g1", "Nf6-g8"][ply % 4];
        let side = if ply % 2 == 0 { Side::White } else { Side::Black };
        let left = state.clock().left(side, NOW);
        let made =
            MoveEvent::Made { by: side.into(), text: text.to_owned(), notation: text.to_owned(), irregular: None };
        fold(&mut state, NOW, &Event::Move(made)).expect("a move");
        fold(&mut state, NOW, &Event::Move(MoveEvent::Pressed { by: side.into(), side, left })).expect("a press");
        state
    });
    assert_eq!(table.state.plies().len(), 16);
    let (text, notation) = ("e4".to_owned(), "e2-e4".to_owned());
    let on = Event::Move(MoveEvent::Made { by: WHITE, text, notation, irregular: None });
    assert_eq!(audit(&table.state, NOW, &on), [Finding::EndMissing]);
}

#[test]
fn r_5_4_13_6_a_limit_that_was_not_put_before_the_arbiter_is_missed() {
    let mut table = Table::start(setup_at("5", "W:WKc1,b2:BKh2,c3"));
    let press = |side: Side| MoveEvent::Pressed { by: side.into(), side, left: Ms::from_mins(5) };
    for event in [made("b2:d4"), Event::Move(press(Side::White))] {
        fold(&mut table.state, Ms::ZERO, &event).expect("it is folded");
    }
    let (text, notation) = ("h2-g1".to_owned(), "h2-g1".to_owned());
    let on = Event::Move(MoveEvent::Made { by: BLACK, text, notation, irregular: None });
    let missed = audit(&table.state, NOW, &on);
    assert!(matches!(missed.as_slice(), [Finding::LimitMissing(Limit::Clause(_))]), "{missed:?}");
}

#[test]
fn u_v_13_12b_a_warning_that_was_not_given_is_missed() {
    let warned = Ms::from_mins(4);
    let table = Table::start(Setup { warnings: BySide::new(vec![warned], Vec::new()), ..setup("5") });
    let found = |at| audit(&table.state, at, &made("c3-d4"));
    assert_eq!(found(Ms::from_secs(60)), []);
    assert_eq!(found(Ms::from_secs(61)), [Finding::WarningMissing(Side::White, warned)]);
}

/// What only another program could have written is applied as it stands, and told by the audit.
#[test]
fn what_does_not_follow_is_folded_all_the_same() {
    let mut table = Table::start(manual(setup("5")));
    table.make("c3-d4");
    let left = Ms::from_mins(3);
    let pressed = Event::Move(MoveEvent::Pressed { by: WHITE, side: Side::White, left });
    let mut state = table.state.clone();
    assert_eq!(fold(&mut state, table.now, &pressed), Ok(()));
    assert_eq!(state.clock().left(Side::White, table.now), left);
    let draw = ended(None, Outcome::Draw, Ending::Limit(Limit::Repetition));
    assert_eq!(audit(&state, table.now, &draw), [Finding::Result]);
    assert_eq!(fold(&mut state, table.now, &draw), Ok(()));
    assert_eq!(state.phase(), Phase::Over);
    // There is nothing that this could be done to.
    let ruled = Event::Claim(ClaimEvent::Ruled { by: ARBITER, upheld: true, reason: String::new() });
    assert_eq!(fold(&mut state, table.now, &ruled), Err(Corrupt::Missing(Missing::Claim)));
}

proptest! {
    #![proptest_config(crate::support::kept())]

    #[test]
    fn an_event_that_is_refused_changes_nothing(ours in script(60), theirs in script(60)) {
        let table = ours.play(0);
        for (_, event) in theirs.play(0).log {
            let mut state = table.state.clone();
            if fold(&mut state, table.state.at(), &event).is_err() {
                prop_assert_eq!(&state, &table.state);
            }
        }
    }
}
