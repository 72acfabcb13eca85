//! Records that the program would not have written: the audit finds them out, and the fold takes what it can.

use golos::clock::Ms;
use golos::files::{ReadOptions, Soundness, audit as audit_file};
use golos::game::{
    AttendanceEvent, Claim, ClaimCheck, ClaimEvent, ClaimRequest, ClockEvent, ClockReason, Corrupt, Dismissed, Ending,
    Event, Finding, IrregularityRuling, Limit, Missing, MoveEvent, OfferEvent, OpeningEvent, Outcome,
    PendingRulingEvent, Phase, Press, Recorded, Recourse, RemedyEvent, Request, Response, RulingRequest, Seat, Setup,
    State, Verdict, fold,
};
use golos::ledger::{Cause, audit};
use golos::people::Actor;
use golos::rules::{BySide, EndKind, Fault, Side};
use golos::wording::{Lang, Style, Wording};
use proptest::prelude::*;

use super::script::script;
use super::table::{A_MOVE, ARBITER, BLACK, Table, WHITE, forge, manual, objection, recorded, setup, setup_at, under};

const NOW: Ms = Ms::from_secs(2);

fn ended(by: Option<Actor>, outcome: Outcome, ending: Ending) -> Recorded<Event> {
    forge(by, Event::Ended { verdict: Verdict { outcome, ending, article: "R-6.1.7".to_owned() } })
}

fn made(notation: &str) -> Recorded<Event> {
    forge(WHITE, Event::Move(MoveEvent::Made { text: notation.to_owned(), notation: notation.into(), irregular: None }))
}

/// What is said against the event.
fn refuse(table: &Table, at: Ms, event: &Recorded<Event>) -> String {
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
        forge(None, Event::Opened(Box::new(setup("5")))),
        forge(None, Event::Clock(ClockEvent::Started { side: Side::White })),
        made("c3-d4"),
        forge(
            BLACK,
            Event::Move(MoveEvent::Made { text: "b2-c3".to_owned(), notation: "b2-c3".into(), irregular: None }),
        ),
        forge(Actor::from(Side::White), Event::Move(MoveEvent::Pressed { side: Side::White, left: Ms::from_mins(4) })),
        forge(None, Event::Clock(ClockEvent::Flag { side: Side::White })),
        forge(None, Event::Clock(ClockEvent::FlagVoid { side: Side::White })),
        forge(None, Event::Clock(ClockEvent::Warned { side: Side::White, left: Ms::from_mins(1) })),
        forge(None, Event::Clock(ClockEvent::Warned { side: Side::Black, left: Ms::from_mins(1) })),
        forge(Actor::from(Side::White), Event::Offer(OfferEvent::Accepted { side: Side::White })),
        forge(Actor::from(Side::White), Event::Offer(OfferEvent::Declined { side: Side::White, by_move: true })),
        forge(ARBITER, Event::Claim(ClaimEvent::Ruled { upheld: true, reason: String::new() })),
        forge(None, Event::Remedy(RemedyEvent::IrregularityFound { side: Side::Black, fault: Fault::Illegal })),
        forge(
            WHITE,
            Event::Remedy(RemedyEvent::IrregularityRuled {
                ruling: IrregularityRuling::Corrected,
                reply: false,
                ply: None,
                fault: None,
            }),
        ),
        forge(None, Event::PendingRulings(PendingRulingEvent::Reached { limit: Limit::Repetition })),
        forge(None, Event::PendingRulings(PendingRulingEvent::Reached { limit: Limit::ClearDraw })),
        forge(
            None,
            Event::PendingRulings(PendingRulingEvent::Reached { limit: Limit::Clause("kings-2-3".to_owned()) }),
        ),
        forge(ARBITER, Event::PendingRulings(PendingRulingEvent::Dismissed { matter: Dismissed::Flag })),
        forge(
            BLACK,
            Event::PendingRulings(PendingRulingEvent::Protested {
                side: Side::White,
                recourse: Recourse::Protest,
                reason: "for another".to_owned(),
                against: None,
                late: None,
            }),
        ),
        forge(
            BLACK,
            Event::PendingRulings(PendingRulingEvent::Protested {
                side: Side::Black,
                recourse: Recourse::Appeal,
                reason: "no protest was decided".to_owned(),
                against: None,
                late: None,
            }),
        ),
        forge(
            ARBITER,
            Event::PendingRulings(PendingRulingEvent::Protested {
                side: Side::Black,
                recourse: Recourse::Protest,
                reason: "in time".to_owned(),
                against: None,
                late: Some("not late at all".to_owned()),
            }),
        ),
        forge(
            ARBITER,
            Event::PendingRulings(PendingRulingEvent::Answered {
                number: 0,
                response: Response::Upheld,
                reason: String::new(),
            }),
        ),
        forge(ARBITER, Event::Clock(ClockEvent::Resumed)),
        forge(
            ARBITER,
            Event::Clock(ClockEvent::Set {
                side: Side::White,
                left: Ms::ZERO,
                reason: ClockReason::Stated("none".to_owned()),
            }),
        ),
        ended(None, win, Ending::Board(EndKind::NoPieces)),
        ended(None, win, Ending::Board(EndKind::Blocked)),
        ended(None, Outcome::Draw, Ending::Board(EndKind::NoPieces)),
        ended(None, Outcome::Draw, Ending::Board(EndKind::Blocked)),
        ended(None, Outcome::BothLost, Ending::Board(EndKind::GivenAway)),
        ended(None, Outcome::BothLost, Ending::Board(EndKind::Immobile)),
        ended(Some(ARBITER), win, Ending::Absence),
        forge(None, Event::Attendance(AttendanceEvent::Late { side: Side::White })),
        forge(None, Event::Attendance(AttendanceEvent::Lapsed { side: Side::White })),
        forge(ARBITER, Event::Attendance(AttendanceEvent::Absent { side: Side::White })),
        forge(ARBITER, Event::Attendance(AttendanceEvent::Arrived { side: Side::White })),
        forge(ARBITER, Event::Opening(OpeningEvent::Awaited { side: Side::White })),
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
    let again = forge(None, Event::Remedy(RemedyEvent::IrregularityFound { side: Side::White, fault: Fault::Illegal }));
    assert!(refuse(&table, NOW, &again).contains("an unlawful move"));
    let reply = forge(
        BLACK,
        Event::Move(MoveEvent::Made { text: "hg7".to_owned(), notation: "h8-g7".into(), irregular: None }),
    );
    assert!(refuse(&table, NOW, &reply).contains("a ruled irregularity"));
    let own = forge(
        WHITE,
        Event::Remedy(RemedyEvent::IrregularityRuled {
            ruling: IrregularityRuling::Stands,
            reply: false,
            ply: None,
            fault: None,
        }),
    );
    assert!(refuse(&table, NOW, &own).contains("the opponent's ruling"));
}

#[test]
fn a_claim_is_ruled_before_the_next() {
    let mut table = Table::start(setup("20"));
    table.does(WHITE, Request::Claim(ClaimRequest::Claim { claim: Claim::Repetition, intended: None }));
    let Some(claimed) = table.log.last().cloned() else { unreachable!() };
    assert!(refuse(&table, NOW, &claimed).contains("a claim is being checked"));
}

#[test]
fn who_may_not_ask_for_it_has_not_done_it() {
    let table = Table::start(setup("5"));
    let (by, left, reason) = (WHITE, Ms::from_mins(3), ClockReason::Penalty);
    let rest = Dismissed::Limit(Limit::ClearDraw);
    for event in [
        forge(by, Event::Clock(ClockEvent::Set { side: Side::White, left, reason })),
        forge(by, Event::Clock(ClockEvent::Halted)),
        forge(by, Event::PendingRulings(PendingRulingEvent::Dismissed { matter: rest })),
        forge(
            Actor { seat: Seat::Spectator, person: None },
            Event::Clock(ClockEvent::Paused { reason: String::new() }),
        ),
        forge(ARBITER, Event::Claim(ClaimEvent::Counting { side: Side::White })),
    ] {
        assert!(refuse(&table, NOW, &event).contains("somebody who may ask for it"), "{event:?}");
    }
}

#[test]
fn what_needs_somebody_to_do_it_was_not_done_by_nobody() {
    let table = Table::start(setup("5"));
    let (left, reason) = (Ms::from_mins(3), ClockReason::Penalty);
    for event in [
        Event::Clock(ClockEvent::Set { side: Side::White, left, reason }),
        Event::Clock(ClockEvent::Halted),
        Event::Attendance(AttendanceEvent::Absent { side: Side::White }),
        Event::Offer(OfferEvent::Offered { side: Side::White }),
    ] {
        assert!(refuse(&table, NOW, &forge(None, event)).contains("somebody who may ask for it"));
    }
}

#[test]
fn r_5_4_15_1_the_request_of_the_envelope_is_one_that_its_actor_may_make() {
    let table = Table::start(setup("5"));
    let paused = |by: Actor, id: &str| {
        let cause = Cause::Request(id.to_owned());
        Recorded { cause, ..forge(by, ClockEvent::Paused { reason: String::new() }) }
    };
    for (by, id) in [(WHITE, "clock.halt"), (ARBITER, "offer.offer"), (ARBITER, "no.such_request")] {
        assert!(refuse(&table, NOW, &paused(by, id)).contains("somebody who may ask for it"), "{id}");
    }
    assert_eq!(objection(&table.state, NOW, &paused(WHITE, "clock.pause")), None);
    assert_eq!(objection(&table.state, NOW, &paused(ARBITER, "clock.pause")), None);
}

#[test]
fn a_record_says_by_which_request_each_event_came_and_what_followed_from_it() {
    let mut table = Table::start(Setup { press: Press::Automatic, ..under("chess-2020", "30") });
    table
        .wait(A_MOVE)
        .does(WHITE, Request::Claim(ClaimRequest::Claim { claim: Claim::Repetition, intended: Some("e4".to_owned()) }));
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    let mut russian = Table::start(setup("30"));
    russian.moves("c3-d4");
    russian.does(
        BLACK,
        Request::Claim(ClaimRequest::Claim { claim: Claim::Repetition, intended: Some("b6-a5".to_owned()) }),
    );
    russian.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    russian.lets_the_flag_fall();
    let told = |recorded: &Recorded<Event>| {
        let cause = match &recorded.cause {
            Cause::Request(id) => id.clone(),
            Cause::Follows(id) => format!("({id})"),
            Cause::Clock => "clock".to_owned(),
            Cause::Program => "program".to_owned(),
        };
        format!("{} {cause}", recorded.by.map_or_else(|| "nobody".to_owned(), |by| by.to_string()))
    };
    let of = |table: &Table| table.log.iter().map(told).collect::<Vec<_>>();
    assert_eq!(of(&table)[..3], ["nobody program", "arbiter clock.start", "white claim.repetition"]);
    assert_eq!(
        of(&russian),
        [
            "nobody program",
            "arbiter clock.start",
            "white move.make",
            "white move.make",
            "black claim.repetition",
            "arbiter ruling.dismiss",
            // The written move counts as made (R-5.4.13.2d).
            "black (ruling.dismiss)",
            "black (ruling.dismiss)",
            "nobody clock",
        ]
    );
}

#[test]
fn a_claim_is_counted_again_and_ruled_by_the_arbiter() {
    let mut table = Table::start(under("chess-2020", "30"));
    let check = ClaimCheck { holds: true, counted: 3, needed: 3, ..ClaimCheck::open() };
    let forged = |claim, check| {
        forge(WHITE, Event::Claim(ClaimEvent::Claimed { side: Side::White, claim, intended: None, check }))
    };
    for claim in [Claim::Repetition, Claim::Counter] {
        assert!(refuse(&table, NOW, &forged(claim, check.clone())).contains("what is said to be counted"));
    }
    table.does(WHITE, Request::Claim(ClaimRequest::Claim { claim: Claim::Repetition, intended: None }));
    for upheld in [true, false] {
        let ruled = forge(WHITE, Event::Claim(ClaimEvent::Ruled { upheld, reason: "seen".to_owned() }));
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
        let ruled = forge(ARBITER, Event::Claim(ClaimEvent::Ruled { upheld, reason: reason.to_owned() }));
        let expected: &[Finding] = if follows { &[] } else { &[Finding::Missing(Missing::Reason)] };
        assert_eq!(audit(&table.state, &Recorded { at: table.state.at(), ..ruled }), expected, "{upheld} {reason:?}");
    }
}

#[test]
fn ch_9_6_1_play_does_not_go_on_behind_a_draw_that_comes_by_itself() {
    let mut table = Table::start(under("chess-2020", "30"));
    table.state = (0..16).fold(table.state.clone(), |mut state, ply| {
        let text = ["Ng1-f3", "Ng8-f6", "Nf3-g1", "Nf6-g8"][ply % 4];
        let side = if ply % 2 == 0 { Side::White } else { Side::Black };
        let left = state.clock().left(side, NOW);
        let made = MoveEvent::Made { text: text.to_owned(), notation: text.into(), irregular: None };
        fold(&mut state, &recorded(NOW, Actor::from(side), made)).expect("a move");
        fold(&mut state, &recorded(NOW, Actor::from(side), MoveEvent::Pressed { side, left })).expect("a press");
        state
    });
    assert_eq!(table.state.plies().len(), 16);
    let (text, notation) = ("e4".to_owned(), "e2-e4".into());
    let on = forge(WHITE, Event::Move(MoveEvent::Made { text, notation, irregular: None }));
    assert_eq!(audit(&table.state, &Recorded { at: NOW, ..on }), [Finding::EndMissing]);
}

#[test]
fn r_5_4_13_6_a_limit_that_was_not_put_before_the_arbiter_is_missed() {
    let mut table = Table::start(setup_at("5", "W:WKc1,b2:BKh2,c3"));
    let press = MoveEvent::Pressed { side: Side::White, left: Ms::from_mins(5) };
    for event in [made("b2:d4"), forge(WHITE, press)] {
        fold(&mut table.state, &event).expect("it is folded");
    }
    let (text, notation) = ("h2-g1".to_owned(), "h2-g1".into());
    let on = forge(BLACK, Event::Move(MoveEvent::Made { text, notation, irregular: None }));
    let missed = audit(&table.state, &Recorded { at: NOW, ..on });
    assert!(matches!(missed.as_slice(), [Finding::LimitMissing(Limit::Clause(_))]), "{missed:?}");
}

#[test]
fn u_v_13_12b_a_warning_that_was_not_given_is_missed() {
    let warned = Ms::from_mins(4);
    let table = Table::start(Setup { warnings: BySide::new(vec![warned], Vec::new()), ..setup("5") });
    let found = |at| audit(&table.state, &Recorded { at, ..made("c3-d4") });
    assert_eq!(found(Ms::from_secs(60)), []);
    assert_eq!(found(Ms::from_secs(61)), [Finding::WarningMissing(Side::White, warned)]);
}

/// What only another program could have written is applied as it stands, and told by the audit.
#[test]
fn what_does_not_follow_is_folded_all_the_same() {
    let mut table = Table::start(manual(setup("5")));
    table.make("c3-d4");
    let left = Ms::from_mins(3);
    let pressed = forge(WHITE, Event::Move(MoveEvent::Pressed { side: Side::White, left }));
    let mut state = table.state.clone();
    assert_eq!(fold(&mut state, &Recorded { at: table.now, ..pressed }), Ok(()));
    assert_eq!(state.clock().left(Side::White, table.now), left);
    let draw = ended(None, Outcome::Draw, Ending::Limit(Limit::Repetition));
    assert_eq!(audit(&state, &Recorded { at: table.now, ..draw.clone() }), [Finding::Result]);
    assert_eq!(fold(&mut state, &Recorded { at: table.now, ..draw }), Ok(()));
    assert_eq!(state.phase(), Phase::Over);
    // There is nothing that this could be done to.
    let ruled = forge(ARBITER, Event::Claim(ClaimEvent::Ruled { upheld: true, reason: String::new() }));
    assert_eq!(fold(&mut state, &Recorded { at: table.now, ..ruled }), Err(Corrupt::Missing(Missing::Claim)));
}

proptest! {
    #![proptest_config(crate::support::kept())]

    #[test]
    fn an_event_that_is_refused_changes_nothing(ours in script(60), theirs in script(60)) {
        let table = ours.play(0);
        for theirs in theirs.play(0).log {
            let mut state = table.state.clone();
            if fold(&mut state, &Recorded { at: table.state.at(), ..theirs }).is_err() {
                prop_assert_eq!(&state, &table.state);
            }
        }
    }
}

#[test]
fn a_move_of_a_record_is_held_against_the_board_and_not_against_what_it_once_was_read_as() {
    let mut table = Table::start(setup("5"));
    table.moves("c3-d4 b6-a5");
    let decided = table.log.iter().find(|recorded| matches!(recorded.event, Event::Move(MoveEvent::Made { .. })));
    let decided = decided.expect("a move").clone();
    let again = Recorded { at: table.state.at(), ..decided };
    assert_eq!(audit(&table.state, &again), [Finding::Move("c3-d4".to_owned())]);
}

#[test]
fn a_program_is_told_what_was_found_by_its_id() {
    let mut table = Table::start(setup("5"));
    table.moves("c3-d4 b6-a5");
    table.log.push(Recorded { at: table.state.at(), ..made("c3-d4") });
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), table.journal()).expect("a file");
    for lang in [Lang::En, Lang::Ru, Lang::Uk] {
        let (mut out, style) = (Vec::new(), Style::written(lang));
        let found = audit_file(file.path(), ReadOptions::default(), &Wording::new(lang), style, true, &mut out)
            .expect("written");
        assert_eq!(found, Soundness::Findings);
        let out = String::from_utf8(out).expect("text");
        let objects: Vec<serde_json::Value> =
            out.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
        let told: Vec<_> = objects.iter().map(|it| (it["id"].as_str(), it["line"].as_u64())).collect();
        // It does not follow, it cannot be applied, and the record is not closed.
        let line = Some(table.log.len() as u64);
        assert_eq!(told, ["move", "misfit", "not_closed"].map(|id| (Some(id), line)), "{out}");
    }
}
