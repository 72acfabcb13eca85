//! Protests and what they are against, and what the arbiter takes back: each stays with him whom it concerns, and nothing goes
//! with it that was not ruled.

use golos::clock::Ms;
use golos::game::{
    AdjournmentRequest, ClockRequest, Decided, Event, GapRuling, Irregularity, MoveRequest, Phase, RecordEvent,
    Refusal, RemedyRequest, Request, Setup,
};
use golos::profile::find_rules;
use golos::rules::Side;
use golos::rules::renju::Opening;

use super::evening::Evening;
use super::table::{ARBITER, Table, manual, recorded, setup, under};

fn started(setup: Setup) -> Evening {
    let mut evening = Evening::open(setup);
    evening.types("a: start");
    evening
}

fn decided(evening: &Evening) -> Vec<Decided> {
    evening.table.state.decisions().map(|made| made.what).collect()
}

#[test]
fn r_5_4_17_2_a_protest_stays_with_him_who_has_handed_it_in() {
    let mut setup = Setup { rules: find_rules("renju-2013").expect("the rules"), ..setup("90") };
    if let Some(rule) = &mut setup.rules.openings.regulation {
        rule.opening = Opening::Taraguchi10;
    }
    let mut evening = started(setup);
    let whose = |evening: &Evening| evening.table.state.protests().first().map(|protest| protest.side);
    evening.types("b: h8\nw: protest the clock was late");
    assert_eq!(whose(&evening), Some(Side::White));
    evening.types("w: swap");
    assert_eq!(whose(&evening), Some(Side::Black), "Anna has Black now");
    evening.types("a: fault wrong colours");
    assert_eq!(whose(&evening), Some(Side::White), "and White again in the game that begins anew");
    evening.types("a: undo");
    assert_eq!(whose(&evening), Some(Side::Black));
    evening.table.is_sound();
}

#[test]
fn r_5_4_17_1_the_time_for_protests_goes_on_while_the_program_is_off() {
    let gaps = |gap| {
        [
            Event::Record(RecordEvent::Reopened { wall: "2026-11-21T16:00:00+02:00".to_owned(), gap }),
            Event::Record(RecordEvent::Jumped { gap }),
        ]
    };
    for (minutes, is_late) in [(59, false), (61, true), (200 * 24 * 60, true)] {
        for gap in gaps(Ms::from_mins(minutes)) {
            let mut evening = started(setup("90"));
            evening.table.wait(Ms::from_mins(20));
            // What the record has not seen before the end is no time for protests.
            let before = Event::Record(RecordEvent::Jumped { gap: Ms::from_mins(90) });
            evening.table.happens(evening.table.now, before);
            evening.types("w: resign");
            let until = evening.table.state.protest_due().and_then(|due| evening.table.state.of_day(due));
            evening.table.happens(evening.table.now, gap);
            evening.types(&format!("w: protest it was late\n=> {}", if is_late { "refused" } else { "done" }));
            // 15:00:00, twenty minutes and two seconds played, ninety slept through, sixty for protests.
            assert_eq!(until, Some(Ms::from_secs((15 * 60 + 20 + 90 + 60) * 60 + 2)));
            let after = evening.table.state.protest_due().and_then(|due| evening.table.state.of_day(due));
            assert_eq!(after, until, "the hour is the same, however long nobody was there");
            evening.table.is_sound();
        }
    }
}

#[test]
fn r_5_4_17_2_one_ruling_is_one_decision_and_what_is_taken_back_is_none() {
    let opened = |rules: &str| started(under(rules, "90"));
    let cases = [
        (
            "russian-2022",
            "w: c3-d4\na: add both 1:00 because the hall was dark\n=> white hears Clocks",
            vec![Decided::Clock],
        ),
        ("chess-2020", "w: e2-e4\na: fault two hands white", vec![Decided::Irregularity]),
        ("chess-2020", "w: e2-e4\na: fault two hands white\na: undo", vec![]),
        ("chess-2020", "w: e2-e4\na: on d7 nothing", vec![Decided::Board]),
        ("chess-2020", "w: e2-e4\na: on d7 nothing\na: undo", vec![]),
        ("chess-2020", "w: e2-e4\na: fault wrong colours", vec![Decided::Restart]),
        ("chess-2020", "w: e2-e4\na: fault wrong colours\na: undo", vec![]),
        ("chess-2020", "w: e2-e4\na: result white because noise\na: undo", vec![]),
        (
            "chess-2020",
            "w: e2-e4\na: result white because noise\na: sanction black warning because noise\na: undo",
            vec![Decided::Sanction],
        ),
        (
            "chess-2020",
            "w: e2-e4\na: sanction white warning because late\na: fault displaced white\na: undo",
            vec![Decided::Sanction],
        ),
    ];
    for (rules, lines, made) in cases {
        let mut evening = opened(rules);
        evening.types(lines);
        assert_eq!(decided(&evening), made, "{lines}");
        evening.table.is_sound();
    }
}

#[test]
fn ch_11_10_a_result_is_ruled_anew_by_the_article_of_the_protest_that_was_upheld_against_it() {
    let ruled = |lines: &str| {
        let mut evening = started(under("chess-2020", "90"));
        evening.types(lines).types("a: result draw because both had agreed\n=> result draw");
        evening.table.is_sound();
        evening.table.state.verdict().map(|verdict| verdict.article.clone())
    };
    let plain = ruled("w: e2-e4\na: result white because noise");
    let upheld =
        ruled("w: e2-e4\na: result white because noise\nb: protest it was not me\na: uphold protest because so");
    let other = ruled(
        "w: e2-e4\na: sanction black warning because noise\na: result white because noise
         b: protest decision 1 because it was not me\na: uphold protest because so",
    );
    assert_eq!((plain.as_deref(), upheld.as_deref()), (Some("CH-8.7"), Some("CH-11.10")));
    assert_eq!(other, plain, "the protest was against another decision");
}

#[test]
fn u_v_6_8_a_board_that_was_found_by_a_slip_is_taken_back_before_what_led_to_it() {
    let mut evening = started(under("chess-2020", "90"));
    const PLAYED: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let found = "rnbqkbnr/ppp2ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    evening.types(&format!(
        "w: e2-e4\nb: e7-e5\na: fault displaced white\na: on d7 nothing
         w: undo
         => refused
         a: undo
         => black hears d7: black pawn
         => board {PLAYED}
         => runs nobody
         a: undo
         => white hears The arbiter cancels the ruling
         => board {PLAYED}
         a: resume
         a: on d7 nothing"
    ));
    // What was played on it is taken back first; then that it stood so, and only then what had been played before.
    evening.types("w: Qg4\nb: Ke7\na: undo\na: undo");
    assert_eq!(evening.table.state.board().fen().split(' ').next(), found.split(' ').next());
    evening.types("b: undo\n=> refused\n=> black hears the position that the arbiter found");
    evening.types(&format!("a: undo\n=> board {PLAYED}\na: resume\na: undo\n=> white hears takes back an entry"));
    assert!(decided(&evening).is_empty());
    evening.table.is_sound();
}

#[test]
fn ch_9_5_what_was_rejected_is_claimed_again_once_the_board_is_another() {
    let mut evening = started(under("chess-2020", "90"));
    evening.types(
        "w: e2-e4\nb: e7-e5\nw: claim dead\na: reject
         w: claim dead
         => refused
         a: on d8 nothing
         w: claim dead
         => done",
    );
    evening.table.is_sound();
}

#[test]
fn u_v_6_4_what_was_let_stand_is_that_of_the_move_that_was_made() {
    let mut evening = started(manual(under("russian-ua2026", "45")));
    evening.types(
        "w: c3-d4\nw: press\nb: fault another piece touched\nb: stand
         b: fault another piece touched
         => refused
         a: undo
         a: undo
         a: resume
         w: c3-b4
         w: press
         b: fault another piece touched
         => done",
    );
    evening.table.is_sound();
}

#[test]
fn r_5_4_13_2_who_rejects_what_the_count_bears_out_is_heard_with_his_reason() {
    let mut evening = started(under("chess-2020", "90"));
    evening.types(
        "w: g1-f3\nb: g8-f6\nw: f3-g1\nb: f6-g8\nw: g1-f3\nb: g8-f6\nw: f3-g1
         b: claim repetition f6-g8
         a: reject
         => refused
         a: force reject because the sheets show another move
         => white hears the sheets show another move
         => black hears The arbiter rejects the claim despite the count",
    );
    evening.table.is_sound();
    let ruled = evening.table.log.iter().find_map(|recorded| match &recorded.event {
        Event::Claim(golos::game::ClaimEvent::Ruled { upheld, .. }) => Some((recorded.at, recorded.by, *upheld)),
        _ => None,
    });
    let (at, by, upheld) = ruled.expect("a ruling");
    let mut before = Table::open(evening.table.state.opened().clone());
    for recorded in evening.table.log.iter().skip(1) {
        if matches!(recorded.event, Event::Claim(golos::game::ClaimEvent::Ruled { .. })) {
            break;
        }
        before.takes(recorded.clone());
    }
    let unsaid = golos::game::ClaimEvent::Ruled { upheld, reason: String::new() };
    assert_ne!(golos::ledger::audit(&before.state, &recorded(at, by, unsaid)), []);
}

#[test]
fn ch_18_14_the_hour_of_the_session_stays_when_a_ruling_is_taken_back_or_the_game_begins_anew() {
    let until = |minutes| AdjournmentRequest::Session { at: Ms::from_mins(minutes), hour: "23:00".to_owned() };
    let displaced = Request::Remedy(RemedyRequest::Irregularity {
        side: Some(Side::White),
        misdeed: Irregularity::Displaced,
        reason: String::new(),
    });
    let colours = Request::Remedy(RemedyRequest::Irregularity {
        side: None,
        misdeed: Irregularity::WrongColours,
        reason: String::new(),
    });
    for (first, is_taken_back, is_said_later) in
        [(&displaced, true, false), (&displaced, true, true), (&colours, false, false), (&colours, true, false)]
    {
        let mut table = Table::start(under("chess-2020", "90"));
        table.moves("e4 e5");
        let said = |table: &mut Table| table.does(ARBITER, Request::Adjournment(until(60)));
        if !is_said_later {
            said(&mut table);
        }
        table.does(ARBITER, first.clone());
        if is_said_later {
            said(&mut table);
        }
        // The machine slept for ten minutes: the hour comes so much sooner in the time of the record.
        table.happens(table.now, Event::Record(RecordEvent::Jumped { gap: Ms::from_mins(10) }));
        if is_taken_back {
            table.does(ARBITER, Request::Move(MoveRequest::TakeBack));
            assert_eq!(table.state.plies().len(), 2, "the ruling went, and no move");
        }
        let start = if table.state.phase() == Phase::Ready { ClockRequest::Start } else { ClockRequest::Resume };
        table.does(ARBITER, Request::Clock(start));
        table.wait(Ms::from_mins(49)).tick();
        let over = |events: &[Event]| {
            events.iter().any(|event| matches!(event, Event::Adjournment(golos::game::AdjournmentEvent::SessionOver)))
        };
        let was_over = table.log.iter().any(|recorded| over(std::slice::from_ref(&recorded.event)));
        assert!(!was_over);
        assert!(over(&table.wait(Ms::from_mins(1)).tick()), "{first:?}");
        table.is_sound();
    }
}

#[test]
fn r_5_4_17_1_a_gap_within_the_game_leaves_the_protest_in_time() {
    let mut evening = started(setup("90"));
    let gap = Ms::from_mins(300);
    evening.types("w: c3-d4");
    let reopened = RecordEvent::Reopened { wall: "2026-11-21T20:00:00+02:00".to_owned(), gap };
    evening.table.happens(evening.table.now, Event::Record(reopened));
    evening.table.does(ARBITER, Request::Clock(ClockRequest::Gap(GapRuling::Leave)));
    evening.types("b: resign\nb: protest it was late\n=> done");
    assert!(!evening.table.refusals.iter().any(|refusal| matches!(refusal, Refusal::ProtestLate { .. })));
    evening.table.is_sound();
}
