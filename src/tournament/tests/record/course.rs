//! The course of a micro-match: colours, breaks, points, lateness, sanctions.

use super::table::{A, B, BLACK, DRAW, Table, WHITE, course, losing, setup};
use golos_clock::Ms;
use golos_game::{Outcome, Stake};
use golos_people::Actor;
use golos_rules::Side;
use golos_tournament::micro_match::{
    Cause, Corrupt, Event, Length, MatchOutcome, Phase, RecordEvent, Recorded, Refusal, Request, Rival, Setup, State,
    fold,
};

const fn m(minutes: u64) -> Ms {
    Ms::from_mins(minutes)
}

#[test]
fn r_5_4_6_the_colours_change_with_every_game() {
    let mut table = Table::open(Setup { course: course("8+4", Length::Games(3), false), ..setup() });
    table.games(&[DRAW, DRAW, DRAW]);
    let whites: Vec<Rival> = table.state.games().iter().map(|game| game.white).collect();
    assert_eq!(whites, [Rival::A, Rival::B, Rival::A]);
    assert_eq!(table.state.setup().seats(Rival::B).white, "Іван");
}

#[test]
fn r_5_4_6_the_sum_decides_and_an_equal_one_is_a_draw() {
    for (games, outcome, score) in [
        ([WHITE, BLACK], A, (4, 0)),
        ([WHITE, WHITE], MatchOutcome::Draw, (2, 2)),
        ([DRAW, WHITE], B, (1, 3)),
        ([DRAW, DRAW], MatchOutcome::Draw, (2, 2)),
        ([BLACK, BLACK], MatchOutcome::Draw, (2, 2)),
        ([Outcome::BothLost, Outcome::BothLost], MatchOutcome::BothLost, (0, 0)),
    ] {
        let mut table = Table::open(setup());
        table.games(&games);
        assert_eq!((table.outcome(), table.score()), (Some(outcome), score), "{games:?}");
        let result = table.state.result().expect("a result");
        assert_eq!((result.article.as_str(), &result.cause), ("R-5.4.6", &Cause::Points));
        assert!(table.state.is_played());
    }
}

#[test]
fn r_5_4_6_a_micro_match_has_two_games_at_least() {
    let short = Setup { course: course("8+4", Length::Games(1), false), ..setup() };
    let short_extra = Setup { extra: Some(course("8+4", Length::Games(1), false)), ..setup() };
    for short in [short, short_extra] {
        assert_eq!(State::open(short).map(|_| ()), Err(Corrupt::TooShort(2)));
    }
    let mut unknown = setup();
    unknown.rules.score.micro_match = None;
    assert_eq!(State::open(unknown).map(|_| ()), Err(Corrupt::NoRule("russian-2022".to_owned())));
}

#[test]
fn r_5_4_6_the_break_is_over_at_its_own_moment() {
    let mut table = Table::open(setup());
    table.game(WHITE);
    let ended = table.now;
    assert_eq!((table.due(), table.deadline()), (Some(ended + m(5)), Some(ended + m(4))));
    assert!(table.arbiter(Request::OpenGame { file: "b.ron".to_owned() }).is_some());
    table.pass(m(7));
    let tail: Vec<_> = table.events.iter().rev().take(3).rev().cloned().collect();
    let by_itself = |at, event| Recorded { cause: golos_ledger::Cause::Clock, ..Recorded::by_program(at, event) };
    assert_eq!(
        tail,
        [
            by_itself(ended + m(4), Event::BreakWarned { left: m(1) }),
            by_itself(ended + m(5) - Ms::from_secs(10), Event::BreakWarned { left: Ms::from_secs(10) }),
            by_itself(ended + m(5), Event::BreakOver),
        ]
    );
    assert_eq!(table.state.phase(), Phase::Ready);
}

#[test]
fn extra_ticks_change_nothing() {
    let play = |step: Ms| {
        let mut table = Table::open(setup());
        table.game(WHITE);
        let over = table.now + m(6);
        while table.now < over {
            table.pass(step.min(over - table.now));
        }
        table.events
    };
    assert_eq!(play(m(6)), play(Ms::new(777)));
}

#[test]
fn u_v_9_5_6_the_arbiter_alone_may_begin_before_the_break_is_over() {
    let mut table = Table::open(Setup { rest: m(10), ..setup() });
    table.game(DRAW);
    table.pass(m(5));
    assert_eq!(table.ask(Side::White, Request::CutBreak), Some(Refusal::ArbiterOnly));
    assert_eq!(table.arbiter(Request::CutBreak), None);
    assert_eq!(table.state.phase(), Phase::Ready);
    assert_eq!(table.arbiter(Request::CutBreak), Some(Refusal::NoBreak));
}

#[test]
fn r_5_4_6_a_further_micro_match_is_for_the_regulations_and_the_arbiter() {
    let mut plain = Table::open(setup());
    plain.games(&[DRAW, DRAW]);
    assert_eq!(plain.arbiter(Request::Extra), Some(Refusal::NoExtra));

    let extra = Some(course("8+4", Length::Games(2), false));
    let mut table = Table::open(Setup { extra, ..setup() });
    table.game(DRAW);
    assert_eq!(table.arbiter(Request::Extra), Some(Refusal::NotLevel));
    table.pass(m(5));
    table.game(DRAW);
    assert_eq!((table.state.phase(), table.outcome()), (Phase::Level, None));
    assert_eq!(table.ask(Side::Black, Request::Extra), Some(Refusal::ArbiterOnly));
    assert_eq!(table.arbiter(Request::Extra), None);
    assert_eq!(table.state.course().control.to_string(), "8+4s");
    table.games(&[BLACK, WHITE]);
    assert_eq!((table.outcome(), table.score()), (Some(B), (0, 4)));
}

#[test]
fn r_5_4_6_the_arbiter_lets_an_equal_score_stand() {
    let extra = Some(course("8+4", Length::Games(2), false));
    let mut table = Table::open(Setup { extra, ..setup() });
    table.games(&[WHITE, WHITE]);
    assert_eq!(table.arbiter(Request::Decide { outcome: MatchOutcome::Draw, reason: String::new() }), None);
    assert_eq!(table.outcome(), Some(MatchOutcome::Draw));
}

#[test]
fn dr_3_6_4_the_games_go_on_until_the_first_win() {
    let extra = Some(course("5+3s", Length::FirstWin, true));
    let mut table = Table::open(Setup { extra, ..setup() });
    table.games(&[DRAW, DRAW]);
    table.arbiter(Request::Extra);
    table.games(&[DRAW, DRAW, DRAW, WHITE]);
    assert_eq!(table.state.games().len(), 6);
    assert_eq!(table.outcome(), Some(B));
}

#[test]
fn r_5_4_4_1_lateness_costs_the_micro_match_where_the_document_says_so() {
    // The document, who was late in the first game, whether it is over with it, and for whom.
    for (stake, outcome, result, article) in [
        (Stake::Match, WHITE, Some(A), "R-5.4.4.1"),
        (Stake::Match, BLACK, Some(B), "R-5.4.4.1"),
        (Stake::Match, Outcome::BothLost, Some(MatchOutcome::BothLost), "R-5.4.4.2"),
        (Stake::Game, WHITE, None, ""),
        (Stake::Game, Outcome::BothLost, None, ""),
    ] {
        let mut table = Table::open(losing(stake));
        table.open_game();
        table.pass(m(46));
        table.end(outcome, true);
        assert_eq!(table.outcome(), result, "{stake:?} {outcome:?}");
        let Some(result) = table.state.result() else { continue };
        assert_eq!((&result.cause, result.article.as_str()), (&Cause::Absence, article));
        // R-5.4.7.2: minus and plus count for the place, not for norms and ratings.
        assert!(!table.state.is_played());
    }
}

#[test]
fn r_5_4_4_1_who_is_absent_from_the_second_game_loses_a_micro_match_that_was_played() {
    // Who won the first game, who was absent from the second; A has Black there.
    for (first, second, result, score) in [
        (WHITE, WHITE, B, (2, 2)),
        (WHITE, BLACK, A, (4, 0)),
        (BLACK, WHITE, B, (0, 4)),
        (DRAW, Outcome::BothLost, MatchOutcome::BothLost, (1, 1)),
    ] {
        let mut table = Table::open(losing(Stake::Match));
        table.game(first);
        table.pass(m(5));
        table.open_game();
        table.end(second, true);
        assert_eq!((table.outcome(), table.score()), (Some(result), score), "{first:?} {second:?}");
        assert!(table.state.is_played(), "{first:?} {second:?}");
    }
}

#[test]
fn dr_1_9_1_a_game_lost_by_lateness_counts_as_plus_and_minus() {
    let mut table = Table::open(losing(Stake::Game));
    table.open_game();
    table.end(BLACK, true);
    assert_eq!(table.score(), (0, 2));
    table.pass(m(5));
    table.game(BLACK);
    assert_eq!((table.score(), table.outcome()), ((2, 2), Some(MatchOutcome::Draw)));
}

#[test]
fn r_5_4_15_1_a_sanction_costs_the_micro_match_with_a_reason_and_by_the_arbiter() {
    let mut table = Table::open(setup());
    table.open_game();
    let decide = |outcome, reason: &str| Request::Decide { outcome, reason: reason.to_owned() };
    assert_eq!(table.ask(Side::White, decide(A, "phone")), Some(Refusal::ArbiterOnly));
    assert_eq!(table.arbiter(decide(A, " ")), Some(Refusal::ReasonNeeded));
    assert_eq!(table.arbiter(decide(MatchOutcome::Draw, "phone")), Some(Refusal::NoDraw));
    assert_eq!(table.arbiter(decide(A, "phone")), None);
    let result = table.state.result().expect("a result");
    assert_eq!((result.article.as_str(), result.outcome), ("R-5.4.15.1", A));
    // The game that was being played still gets its own result; nothing follows from it.
    table.end(WHITE, false);
    assert_eq!((table.state.phase(), table.outcome()), (Phase::Over, Some(A)));
    assert_eq!(table.arbiter(Request::OpenGame { file: "c.ron".to_owned() }), Some(Refusal::Over));

    let mut without = setup();
    without.rules.score.micro_match =
        without.rules.score.micro_match.map(|rule| golos_game::MatchRule { sanction: None, ..rule });
    let mut table = Table::open(without);
    assert_eq!(table.arbiter(decide(A, "phone")), Some(Refusal::NoSanction));
}

#[test]
fn what_is_typed_for_the_record_is_cut_to_what_it_carries() {
    let long = "ї".repeat(100_000);
    let mut table = Table::open(setup());
    table.open_game();
    assert_eq!(table.arbiter(Request::Note(long.clone())), None);
    assert_eq!(table.arbiter(Request::Decide { outcome: A, reason: long }), None);
    let Some(Cause::Decision(reason)) = table.state.result().map(|result| result.cause.clone()) else { panic!() };
    assert_eq!(reason.chars().count(), 201);
    let noted = table.events.iter().find_map(|recorded| match &recorded.event {
        Event::Record(RecordEvent::Noted { text, .. }) => Some(text.chars().count()),
        _ => None,
    });
    assert_eq!(noted, Some(201));
}

#[test]
fn a_break_goes_on_while_the_record_is_closed() {
    let mut table = Table::open(setup());
    table.game(DRAW);
    let due = table.due().expect("a break");
    let closed = Recorded::by_program(table.now, RecordEvent::Closed);
    fold(&mut table.state, &closed).expect("it is closed");
    table.now += m(30);
    table.record(RecordEvent::Reopened { wall: "2026-11-21T17:00:00+02:00".to_owned(), gap: m(30) });
    let over = table.events.iter().find(|recorded| recorded.event == Event::BreakOver);
    assert_eq!(over.map(|over| over.at), Some(due));
    assert_eq!((table.state.phase(), table.state.closed()), (Phase::Ready, false));
}

#[test]
fn forged_rules_are_found_out() {
    let mut forged = setup();
    forged.rules.draws.repetition.times = 1;
    assert!(matches!(State::open(forged), Err(Corrupt::Rules(fault)) if fault.field == "repetition.times"));
}

#[test]
fn a_forged_record_is_found_out() {
    let mut table = Table::open(setup());
    table.game(WHITE);
    let by = Some(Actor::ARBITER);
    let result = |outcome| {
        let (cause, article) = (Cause::Points, "R-5.4.6".to_owned());
        golos_tournament::micro_match::MatchResult { outcome, cause, score: table.state.score(), article }
    };
    let noted = Event::Record(RecordEvent::Noted { text: String::new() });
    for (after, by, event, why) in [
        (m(5), None, Event::BreakOver, "was not due"),
        (m(1), None, Event::BreakWarned { left: m(1) }, "was not due"),
        (m(6), by, noted, "what was due in the break is missing"),
        (Ms::ZERO, Some(Side::White.into()), Event::BreakOver, "that is for the arbiter"),
        (Ms::ZERO, by, Event::Ended { result: result(A) }, "the result does not follow from the games"),
        (Ms::ZERO, None, Event::Ended { result: result(A) }, "was not due"),
        (Ms::ZERO, None, Event::Opened(Box::new(setup())), "a second opening record"),
    ] {
        let forged = Recorded { by, ..Recorded::by_program(table.now + after, event) };
        assert_eq!(objection(&table.state, &forged).as_deref(), Some(why), "{forged:?}");
    }
    table.pass(m(5));
    let open = |number, white, file: &str| Event::GameOpened { number, white, file: file.to_owned() };
    for event in [
        open(3, Rival::A, "c.ron"),
        open(2, Rival::A, "c.ron"),
        open(2, Rival::B, "../c.ron"),
        open(2, Rival::B, ""),
        open(2, Rival::B, "/etc/c.ron"),
        open(2, Rival::B, "..\\c.ron"),
        open(2, Rival::B, "C:c.ron"),
        open(2, Rival::B, "c\n.ron"),
        open(2, Rival::B, "c.txt"),
        open(2, Rival::B, ".ron"),
        open(2, Rival::B, "game-1.ron"),
        open(2, Rival::B, "Game-1.ron"),
    ] {
        let forged = Recorded::by_program(table.now, event);
        assert!(objection(&table.state, &forged).is_some(), "{forged:?}");
    }
}

/// What is said against an event: that it cannot be, or that it does not follow.
fn objection(state: &State, recorded: &Recorded<Event>) -> Option<String> {
    let found = golos_ledger::audit(state, recorded);
    let mut after = state.clone();
    match fold(&mut after, recorded) {
        Err(corrupt) => {
            assert_eq!(after, *state, "{recorded:?}");
            Some(corrupt.to_string())
        }
        Ok(()) => found.first().map(ToString::to_string),
    }
}
