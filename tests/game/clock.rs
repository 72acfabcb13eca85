//! The clock in the game: flags, warnings, corrections.

use golos::clock::Ms;
use golos::game::{
    ClockEvent, ClockRequest, Ending, Event, MoveEvent, MoveRequest, Outcome, PendingRuling, Phase, Refusal, Request,
    Ruling, RulingRequest, Setup, TimeChange, next_deadline,
};
use golos::people::Denial;
use golos::rules::{BySide, EndKind, Side};

use super::table::{A_MOVE, ARBITER, BLACK, Table, WHITE, manual, recorded, setup, setup_at, setup_under, under};

fn warned(control: &str, seconds: &[u64]) -> Setup {
    let times: Vec<Ms> = seconds.iter().map(|&seconds| Ms::from_secs(seconds)).collect();
    Setup { warnings: BySide::new(times.clone(), times), ..setup(control) }
}

fn automatic_flag(mut setup: Setup) -> Setup {
    setup.rules.time.flag.ruling = Ruling::Automatic;
    setup
}

fn time(side: Side, change: TimeChange) -> Request {
    Request::Clock(ClockRequest::Correct { side, change, reason: "a faulty clock".to_owned() })
}

#[test]
fn r_5_4_2_6_the_flag_falls_at_its_exact_deadline_however_late_the_tick_comes() {
    for late in [0, 1, 60_000, 86_400_000] {
        let mut table = Table::start(setup("5"));
        table.moves("c3-d4 b6-a5");
        let deadline = Ms::from_mins(5) + A_MOVE;
        assert_eq!(next_deadline(&table.state), Some(deadline));
        table.now = deadline - Ms::new(1);
        assert_eq!(table.tick(), []);
        table.now = deadline + Ms::new(late);
        assert_eq!(table.tick(), [Event::Clock(ClockEvent::Flag { side: Side::White })]);
        assert_eq!(table.log.last().map(|last| last.at), Some(deadline));
        assert_eq!(
            (table.state.phase(), table.state.docket()),
            (Phase::Paused, &[PendingRuling::Flag(Side::White)][..])
        );
        assert_eq!(next_deadline(&table.state), None);
    }
}

#[test]
fn r_5_4_2_6_a_flag_is_a_fact_and_the_result_a_ruling() {
    let mut table = Table::start(setup("5"));
    table.wait(Ms::from_mins(5));
    table.tick();
    assert_eq!(table.state.verdict(), None);
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    let verdict = table.verdict();
    assert_eq!((verdict.outcome, &verdict.ending), (Outcome::Win(Side::Black), &Ending::Time));
    assert_eq!(verdict.article, "R-5.4.2.6");
    // Where the rule set leaves the ruling to the program, it is made at the deadline.
    let mut table = Table::start(automatic_flag(setup("5")));
    table.wait(Ms::from_mins(7));
    table.tick();
    assert_eq!(table.log.last().map(|last| last.at), Some(Ms::from_mins(5)));
    assert_eq!(table.verdict().outcome, Outcome::Win(Side::Black));
}

#[test]
fn r_5_4_2_6_a_move_after_the_deadline_is_not_made() {
    for setup in [setup("5"), manual(setup("5"))] {
        let mut table = Table::start(setup);
        table.wait(Ms::from_mins(5));
        assert_eq!(table.refused(WHITE, Request::Move(MoveRequest::Make("c3-d4".to_owned()))), Refusal::Stopped);
        assert!(table.state.plies().is_empty() && table.state.made().is_none());
    }
    // Made in time, pressed too late: also while switching the clock.
    let mut table = Table::start(manual(setup("5")));
    table.make("c3-d4");
    table.now = Ms::from_mins(5);
    assert_eq!(table.refused(WHITE, Request::Move(MoveRequest::Press)), Refusal::Stopped);
    assert_eq!(table.state.docket(), [PendingRuling::Flag(Side::White)]);
    // One moment earlier it is completed.
    let mut table = Table::start(manual(setup("5")));
    table.make("c3-d4");
    table.now = Ms::from_mins(5) - Ms::new(1);
    table.does(WHITE, Request::Move(MoveRequest::Press));
    assert_eq!(table.left(Side::White), Ms::new(1));
}

#[test]
fn r_5_4_2_6_a_control_move_is_completed_before_the_time_is_over() {
    for (late, is_completed) in [(Ms::new(1), true), (Ms::ZERO, false)] {
        let mut table = Table::start(manual(setup("5/1+10")));
        table.make("c3-d4");
        table.now = Ms::from_mins(5) - late;
        let pressed = table.ask(WHITE, Request::Move(MoveRequest::Press));
        assert_eq!(pressed.is_ok(), is_completed);
        let left = if is_completed { Ms::from_mins(10) + late } else { Ms::ZERO };
        assert_eq!(table.left(Side::White), left);
    }
}

#[test]
fn r_5_4_2_7_who_may_point_out_the_flag() {
    let mut table = Table::start(setup("5"));
    assert_eq!(table.refused(BLACK, Request::Clock(ClockRequest::Flag)), Refusal::NoFlag);
    table.wait(Ms::from_mins(5));
    for by in [WHITE, BLACK] {
        assert_eq!(
            table.does(by, Request::Clock(ClockRequest::Flag)).last(),
            Some(&Event::Clock(ClockEvent::PointedOut))
        );
    }
    table.does(ARBITER, Request::Clock(ClockRequest::Flag));
    assert_eq!(table.verdict().ending, Ending::Time);
}

#[test]
fn r_5_4_2_10_a_completed_win_beats_the_flag() {
    for (fen, text, ending) in [
        ("W:Wc3:Bd4", "c3:e5", Ending::Board(EndKind::NoPieces)),
        ("W:Wb4,b2:Ba5", "b2-c3", Ending::Board(EndKind::Blocked)),
    ] {
        for setup in [manual(setup_at("5", fen)), automatic_flag(manual(setup_at("5", fen)))] {
            let mut table = Table::start(setup);
            // As a record has it in which such a move waited for its press.
            let text = text.to_owned();
            let made = MoveEvent::Made { notation: text.as_str().into(), text, irregular: None };
            table.takes(recorded(table.now, WHITE, made));
            table.wait(Ms::from_mins(9));
            let events = table.tick();
            assert_eq!(
                events.get(..2),
                Some(
                    &[
                        Event::Clock(ClockEvent::Flag { side: Side::White }),
                        Event::Clock(ClockEvent::FlagVoid { side: Side::White })
                    ][..]
                )
            );
            let verdict = table.verdict();
            assert_eq!((verdict.outcome, &verdict.ending), (Outcome::Win(Side::White), &ending));
            assert_eq!((verdict.article.as_str(), table.state.at()), ("R-5.4.2.10", Ms::from_mins(5)));
        }
    }
}

#[test]
fn r_5_4_2_10_only_a_lawful_move_that_wins_beats_the_flag() {
    let mut without = manual(setup_at("5", "W:Wc3:Bd4"));
    without.rules.time.flag.completed_win = None;
    // A move that does not win; an unlawful one that leaves no piece; a rule set without the article.
    let cases = [
        (manual(setup_at("5", "W:Wc3,a1:Bd4,h8")), "c3:e5"),
        (manual(setup_at("5", "W:Wa1,g1:Be5")), "a1:f6"),
        (without, "c3:e5"),
    ];
    for (setup, text) in cases {
        let mut table = Table::start(setup);
        table.make(text);
        table.wait(Ms::from_mins(9));
        assert_eq!(table.tick(), [Event::Clock(ClockEvent::Flag { side: Side::White })]);
        assert_eq!(table.state.phase(), Phase::Paused);
    }
}

#[test]
fn r_6_1_7_a_move_that_wins_has_won_when_it_is_made() {
    let won = |winner, ending| (Outcome::Win(winner), Ending::Board(ending));
    for (rules, fen, text, result, article) in [
        ("russian-2022", "W:Wc3:Bd4", "c3:e5", won(Side::White, EndKind::NoPieces), "R-6.1.7"),
        ("russian-2022", "W:Wb4,b2:Ba5", "b2-c3", won(Side::White, EndKind::Blocked), "R-6.1.7"),
        ("russian-2013", "W:Wc3:Bd4", "c3:e5", won(Side::White, EndKind::NoPieces), "DR-2.1.8"),
        ("giveaway-2022", "W:Wc3:Bd4", "c3:e5", won(Side::Black, EndKind::GivenAway), "R-8.1"),
    ] {
        let mut table = Table::start(manual(setup_under(rules, "5", fen)));
        table.make(text);
        let (outcome, ending, by) = table.result();
        assert_eq!(((outcome, ending), by), (result, article), "{rules} {text}");
        for ask in
            [Request::Resign, Request::Move(MoveRequest::Make(text.to_owned())), Request::Move(MoveRequest::Press)]
        {
            assert_eq!(table.refused(WHITE, ask), Refusal::Over, "{rules}");
        }
        table.wait(Ms::from_mins(9));
        assert_eq!(table.tick(), []);
        table.is_sound();
    }
}

#[test]
fn u_v_7_10_where_no_article_says_so_the_press_ends_the_game() {
    let mut table = Table::start(manual(setup_under("russian-ua2026", "5", "W:Wc3:Bd4")));
    table.make("c3:e5");
    assert_eq!(table.state.phase(), Phase::Playing);
    table.does(WHITE, Request::Move(MoveRequest::Press));
    assert_eq!(table.verdict().outcome, Outcome::Win(Side::White));
}

#[test]
fn r_5_4_13_1b_both_flags_are_down_and_the_first_is_not_known() {
    for (rules, control, article) in [
        ("russian-2022", "5", "R-5.4.13.1"),
        ("russian-2022", "45/36+15", "R-5.4.13.1"),
        ("russian-2013", "5", "DR-1.16.7"),
        ("russian-2013", "2h", "DR-2.1.9.1.2"),
        ("russian-ua2026", "5", "U-III.5.6"),
        ("renju-2022", "5", "R-5.4.13.1"),
    ] {
        let both = || Refusal::NotBothFlags(article.to_owned());
        let mut table = Table::start(under(rules, control));
        assert_eq!(
            table.denied(WHITE, Request::Ruling(RulingRequest::BothFlags { found: String::new() })),
            Denial::ArbiterOnly,
            "{rules}"
        );
        assert_eq!(
            table.refused(ARBITER, Request::Ruling(RulingRequest::BothFlags { found: String::new() })),
            both(),
            "{rules}: no flag is down"
        );
        table.lets_the_flag_fall();
        assert_eq!(
            table.refused(ARBITER, Request::Ruling(RulingRequest::BothFlags { found: String::new() })),
            both(),
            "{rules}: it is known whose"
        );
        let text = if table.state.position().renju().is_some() { "h8" } else { "c3-d4" };
        table.goes_on_without_time(text).lets_the_flag_fall();
        table.does(ARBITER, Request::Ruling(RulingRequest::BothFlags { found: String::new() }));
        assert_eq!(table.result(), (Outcome::Draw, Ending::BothFlags, article), "{rules}");
        table.is_sound();
    }
    // No article of renju names it.
    let mut table = Table::start(under("renju-2013", "2h"));
    assert_eq!(
        table.refused(ARBITER, Request::Ruling(RulingRequest::BothFlags { found: String::new() })),
        Refusal::NoBothFlags
    );
}

#[test]
fn r_5_4_2_5b_a_correction_leaves_fifteen_minutes_in_classic_play() {
    let take = |minutes| time(Side::White, TimeChange::Take(Ms::from_mins(minutes)));
    let mut table = Table::start(setup("20"));
    assert_eq!(table.denied(WHITE, take(1)), Denial::ArbiterOnly);
    assert_eq!(table.refused(ARBITER, take(6)), Refusal::ClockFloor(Ms::from_mins(15)));
    table.does(ARBITER, take(5));
    assert_eq!(table.left(Side::White), Ms::from_mins(15));
    assert_eq!(table.refused(ARBITER, take(1)), Refusal::ClockFloor(Ms::from_mins(15)));
    // The arbiter may lengthen at will; what was used by lawful order is charged all the same (R-5.4.3.2).
    table.does(ARBITER, time(Side::Black, TimeChange::Add(Ms::from_mins(2))));
    assert_eq!(table.left(Side::Black), Ms::from_mins(22));
    let to_ten = time(Side::White, TimeChange::Set(Ms::from_mins(10)));
    assert_eq!(table.refused(ARBITER, to_ten), Refusal::ClockFloor(Ms::from_mins(15)));
    table.does(ARBITER, time(Side::White, TimeChange::Charge(Ms::from_mins(5))));
    assert_eq!(table.left(Side::White), Ms::from_mins(10));
    // No floor in rapid and blitz.
    let mut table = Table::start(setup("5"));
    table.does(ARBITER, take(4));
    assert_eq!(table.left(Side::White), Ms::from_mins(1));
}

#[test]
fn r_5_4_2_5_a_correction_needs_a_reason() {
    let mut table = Table::start(setup("20"));
    let ask = Request::Clock(ClockRequest::Correct {
        side: Side::White,
        change: TimeChange::Add(A_MOVE),
        reason: "  ".to_owned(),
    });
    assert_eq!(table.refused(ARBITER, ask), Refusal::ReasonNeeded);
}

#[test]
fn a_clock_that_is_left_no_time_falls_by_itself_with_its_record() {
    for change in [TimeChange::Take(Ms::from_mins(9)), TimeChange::Set(Ms::ZERO)] {
        for side in Side::BOTH {
            let mut table = Table::start(setup("5"));
            table.does(ARBITER, time(side, change));
            if side == Side::Black {
                table.moves("c3-d4");
            }
            table.wait(A_MOVE);
            assert_eq!(table.tick(), [Event::Clock(ClockEvent::Flag { side })]);
        }
    }
}

#[test]
fn a_flag_that_is_dismissed_needs_time_before_play_goes_on() {
    let mut table = Table::start(setup("5"));
    table.wait(Ms::from_mins(5));
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!(table.refused(ARBITER, Request::Clock(ClockRequest::Resume)), Refusal::NoTimeLeft(Side::White));
    table.does(ARBITER, knowingly(Side::White, TimeChange::Set(Ms::from_mins(1))));
    table.does(ARBITER, Request::Clock(ClockRequest::Resume));
    assert_eq!(next_deadline(&table.state), Some(Ms::from_mins(6)));
}

fn knowingly(side: Side, change: TimeChange) -> Request {
    Request::Clock(ClockRequest::Overrule { sides: vec![side], change, reason: "a fault".to_owned() })
}

#[test]
fn a_flag_is_also_answered_by_setting_the_clock() {
    let mut table = Table::start(setup("5"));
    table.wait(Ms::from_mins(5));
    table.tick();
    assert_eq!(table.refused(ARBITER, Request::Clock(ClockRequest::Resume)), Refusal::NoTimeLeft(Side::White));
    let final_flag = Refusal::FlagFinal("R-5.4.2.8".to_owned());
    assert_eq!(table.refused(ARBITER, time(Side::White, TimeChange::Add(A_MOVE))), final_flag);
    table.does(ARBITER, knowingly(Side::White, TimeChange::Add(A_MOVE)));
    assert!(table.state.docket().is_empty());
    table.does(ARBITER, Request::Clock(ClockRequest::Resume));
}

#[test]
fn r_5_4_2_9_a_pause_stops_both_clocks_and_only_the_arbiter_ends_it() {
    let mut table = Table::start(setup("5+3s"));
    table.moves("c3-d4");
    table.wait(A_MOVE);
    table.does(BLACK, Request::Clock(ClockRequest::Pause { reason: "arbiter, please".to_owned() }));
    let (white, black) = (table.left(Side::White), table.left(Side::Black));
    table.wait(Ms::from_mins(30));
    assert_eq!(table.refused(BLACK, Request::Move(MoveRequest::Make("b6-a5".to_owned()))), Refusal::Stopped);
    assert_eq!(table.denied(BLACK, Request::Clock(ClockRequest::Resume)), Denial::ArbiterOnly);
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (white, black));
    table.does(ARBITER, Request::Clock(ClockRequest::Resume));
    assert_eq!(table.refused(ARBITER, Request::Clock(ClockRequest::Resume)), Refusal::NotStopped);
    table.moves("b6-a5");
    assert_eq!(table.left(Side::Black), black - A_MOVE + Ms::from_secs(3));
}

#[test]
fn r_5_4_2_1_each_move_earns_its_increment() {
    let mut table = Table::start(setup("3+2s"));
    table.moves("c3-d4 b6-a5 b2-c3");
    assert_eq!(table.left(Side::White), Ms::from_mins(3) + Ms::from_secs(2));
    assert_eq!(table.left(Side::Black), Ms::from_mins(3) + Ms::from_secs(1));
    let pressed = Event::Move(MoveEvent::Pressed { side: Side::White, left: Ms::from_secs(181) });
    assert!(table.log.iter().any(|recorded| recorded.at == A_MOVE && recorded.event == pressed));
}

#[test]
fn warnings_are_given_once_each_at_their_moments() {
    let mut table = Table::start(warned("5+5s", &[120, 60, 60, 10]));
    table.wait(Ms::from_secs(245));
    let given: Vec<u64> = table.tick().iter().filter_map(warning).collect();
    assert_eq!(given, [120, 60]);
    let moments: Vec<u64> = table.log.iter().filter(|it| warning(&it.event).is_some()).map(|it| it.at.secs()).collect();
    assert_eq!(moments, [180, 240]);
    // Earned time lifts the clock above the threshold again: no second warning. Black's warnings are his own.
    table.moves("c3-d4 b6-a5");
    table.now = Ms::from_secs(246 + 59);
    let given: Vec<u64> = table.tick().iter().filter_map(warning).collect();
    assert_eq!(given, [10]);
}

fn warning(event: &Event) -> Option<u64> {
    if let Event::Clock(ClockEvent::Warned { left, .. }) = event { Some(left.secs()) } else { None }
}

#[test]
fn nothing_runs_before_the_start() {
    let mut table = Table::open(setup("5"));
    table.wait(Ms::from_mins(60));
    for ask in [
        Request::Move(MoveRequest::Make("c3-d4".to_owned())),
        Request::Clock(ClockRequest::Pause { reason: String::new() }),
        Request::Resign,
    ] {
        assert_eq!(table.refused(WHITE, ask), Refusal::NotStarted);
    }
    table.does(ARBITER, Request::Clock(ClockRequest::Start));
    assert_eq!(table.refused(ARBITER, Request::Clock(ClockRequest::Start)), Refusal::AlreadyStarted);
    assert_eq!(next_deadline(&table.state), Some(Ms::from_mins(65)));
}
