//! What a person types is never taken for a fact of the program.

use super::table::{ARBITER, Table, WHITE, setup_at};
use golos::clock::Ms;
use golos::game::{
    Request, ClockRequest, ClockEvent, ClockReason, Ending, Event, Limit, Outcome, Phase, RecordRequest, RecordEvent,
    Refusal, RulingRequest, Setup, State, TimeChange,
};
use golos::rules::Side;
use golos::speech::Announcer;

const PLAIN: &str = "W:Wc3,g1:Bf8,h8";

/// The keys of what is heard of the last event.
fn heard(before: &State, table: &Table) -> Vec<&'static str> {
    let event = table.log.last().expect("an event");
    Announcer::default().announce(before, &table.state, event).iter().map(|said| said.sentence.key()).collect()
}

#[test]
fn r_5_4_2_7_a_note_of_a_flag_is_no_flag_that_was_pointed_out() {
    let mut table = Table::start(setup_at("10", PLAIN));
    let before = table.state.clone();
    let events = table.does(WHITE, Request::Record(RecordRequest::Note("flag".to_owned())));
    assert_eq!(events, [Event::Record(RecordEvent::Noted { text: "flag".to_owned() })]);
    assert_eq!(heard(&before, &table), ["note-added"]);
}

#[test]
fn r_5_4_15_1_the_arbiter_rules_for_any_reason_in_his_own_words() {
    for words in ["claim", "short-of-time", "repetition"] {
        let mut table = Table::start(setup_at("10", PLAIN));
        let before = table.state.clone();
        table.does(ARBITER, Request::Ruling(RulingRequest::Result { outcome: Outcome::Draw, scale: None, reason: words.to_owned() }));
        assert_eq!(table.verdict().ending, Ending::Decision(words.to_owned()));
        assert_eq!(heard(&before, &table).first(), Some(&"end-draw-because"), "{words}");
    }
}

#[test]
fn r_5_4_2_5_a_clock_is_corrected_for_any_reason_in_his_own_words() {
    for words in ["interruption", "=penalty", "=absence", "=carried"] {
        let mut table = Table::start(setup_at("10", PLAIN));
        let before = table.state.clone();
        let (side, change) = (Side::White, TimeChange::Add(Ms::from_secs(5)));
        table.does(ARBITER, Request::Clock(ClockRequest::Correct { side, change, reason: words.to_owned() }));
        let Some(Event::Clock(ClockEvent::Set { reason, .. })) = table.log.last().map(|last| &last.event) else { panic!("{words}") };
        assert_eq!(*reason, ClockReason::Stated(words.to_owned()));
        assert_eq!(heard(&before, &table), ["clock-adjusted"], "{words}");
    }
}

#[test]
fn dr_3_6_4_no_words_carry_a_time_over_once_the_clocks_run() {
    let mut table = Table::start(setup_at("45+30s", PLAIN));
    let (side, change) = (Side::White, TimeChange::Set(Ms::from_secs(30)));
    let refusal =
        table.refused(ARBITER, Request::Clock(ClockRequest::Correct { side, change, reason: "=carried".to_owned() }));
    assert!(matches!(refusal, Refusal::ClockFloor(_)), "{refusal}");
    let left = Ms::from_secs(30);
    assert_eq!(table.refused(ARBITER, Request::Clock(ClockRequest::Carry { side, left })), Refusal::AlreadyStarted);
    let mut ready = Table::open(setup_at("45+30s", PLAIN));
    ready.does(ARBITER, Request::Clock(ClockRequest::Carry { side, left }));
    assert_eq!((ready.state.phase(), ready.state.clock().left(side, ready.now)), (Phase::Ready, left));
}

#[test]
fn a_clause_that_a_person_calls_after_a_limit_stays_a_clause() {
    let mut setup: Setup = setup_at("30+30s", "W:WKe1:BKb8");
    for clause in &mut setup.rules.draws.clauses {
        if clause.id == "kings-2-3" {
            clause.id = "repetition".to_owned();
        }
    }
    let rules = &setup.rules.draws;
    assert_eq!(rules.limit_article(&Limit::Clause("repetition".to_owned())), Some("R-6.1.8.6"));
    assert_eq!(rules.limit_article(&Limit::Repetition), Some("R-5.4.13.1"));
}
