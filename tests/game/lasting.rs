//! What lasts how long: until the board changes, until the move is gone, with a person whatever his colour, until the next
//! resumption, from one game to the same game begun anew.

use golos::clock::Ms;
use golos::game::{
    AdjournmentRequest, Chance, Claim, ClaimRequest, ClockEvent, ClockReason, ClockRequest, Ending, Event,
    Irregularity, LONGEST_SEAL, MoveRequest, NoMate, Outcome, PendingRulingEvent, Recorded, Refusal, RemedyEvent,
    RemedyRequest, Request, RulingRequest, SealKey, Sealed, Seat, State, fold,
};
use golos::people::{Actor, Denial, Person, Role, Task};
use golos::rules::Side;
use golos::rules::renju::Opening;

use super::evening::Evening;
use super::table::{ARBITER, Table, at, forge, manual, objection, setup, under};
use super::undo::by;

fn started(setup: golos::game::Setup) -> Evening {
    let mut evening = Evening::open(setup);
    evening.types("a: start");
    evening
}

fn waits(evening: &mut Evening, minutes: u64) {
    evening.table.wait(Ms::from_mins(minutes)).tick();
    evening.table.search();
}

#[test]
fn a_record_that_rules_without_end_is_folded_and_dropped() {
    let mut state = State::open(under("chess-2020", "30")).expect("a game");
    let ruled = |misdeed, side| forge(ARBITER, RemedyEvent::MisdeedFound { side, misdeed, reason: String::new() });
    for _ in 0..30_000 {
        fold(&mut state, &ruled(Irregularity::TwoHands, Some(Side::White))).expect("a ruling");
    }
    let decided = Event::Ended {
        verdict: golos::game::Verdict {
            outcome: Outcome::Draw,
            ending: Ending::Decision("noise".to_owned()),
            article: "CH-8.7".to_owned(),
        },
    };
    for _ in 0..30_000 {
        fold(&mut state, &forge(ARBITER, decided.clone())).expect("a result");
    }
    assert_eq!(state.revocable(), Some(false));
    drop(state);
}

#[test]
fn ch_7_5_5_a_ruling_that_is_taken_back_gives_back_what_it_gave_and_not_what_was_played() {
    let mut evening = started(under("chess-2020", "30"));
    evening.types("w: e4\nb: e5\na: fault no move white\na: add black 3:00 because slow");
    waits(&mut evening, 5);
    evening.types(
        "a: undo
         => white hears The arbiter cancels the ruling. The clocks are stopped: White
         => clock white 24:56
         => clock black 32:59
         => pending nothing
         => runs nobody",
    );
    assert_eq!(evening.table.state.penalties(Side::White), 0);
    evening.table.is_sound();
    // What has cost nothing gives nothing back either.
    let mut displaced = started(under("chess-2020", "30"));
    displaced.types("w: e4\na: fault displaced white");
    waits(&mut displaced, 5);
    displaced.types("a: undo\n=> clock white 24:58\n=> white hears The arbiter cancels the ruling");
    displaced.table.is_sound();
}

#[test]
fn r_5_4_4_1_who_was_late_is_late_under_the_other_colour_too() {
    for is_swapped in [true, false] {
        let mut evening = Evening::open(manual(by(Opening::Taraguchi10, "90")));
        evening.types("a: absent white");
        waits(&mut evening, 61);
        evening.types("=> pending late\na: arrived white\nb: h8\nb: press");
        let winner = if is_swapped { "white" } else { "black" };
        if is_swapped {
            evening.types("w: swap\n=> done");
        }
        evening.types(&format!("a: uphold\n=> result {winner}"));
        assert_eq!(evening.table.state.setup().players[Side::White], if is_swapped { "Богдан" } else { "Анна" });
        evening.table.is_sound();
    }
}

#[test]
fn ch_6_9_whether_he_can_mate_is_searched_anew_once_the_move_is_taken_back() {
    let mut evening = started(manual(at(under("chess-2020", "5"), "4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1")));
    // With the rook on the board White cannot be mated by the bare king; without it he can.
    evening.types("w: e1e2");
    waits(&mut evening, 6);
    assert!(evening.table.state.chance(Side::Black).is_some());
    evening.types("a: reject\na: set white 1:00 because reason\na: undo\n=> done");
    assert_eq!(evening.table.state.chance(Side::Black), None);
    evening.types("a: resume");
    waits(&mut evening, 2);
    evening.types("=> pending flag\na: uphold\n=> result black");
    evening.table.is_sound();
}

#[test]
fn r_5_4_14_2_the_right_to_have_a_move_corrected_is_there_again_once_the_reply_is_taken_back() {
    for press in ["", "\nw: press"] {
        let mut evening = started(manual(setup("30")));
        evening.types(&format!(
            "w: c3-b4\nw: press\nb: f6-g5\nb: press\nw: b4-c5\nw: press\nb: b6-a5\nb: press
             => pending irregularity
             w: d2-c3{press}
             => pending nothing
             a: undo
             => pending irregularity
             w: correct
             => done
             => runs black"
        ));
        evening.table.is_sound();
    }
}

#[test]
fn ch_9_5_3_a_move_that_is_owed_is_owed_again_once_it_is_taken_back() {
    let mut evening = started(manual(under("chess-2020", "90")));
    evening.types(
        "w: e4\nw: press\nb: claim repetition e5\na: reject
         b: d6
         => refused
         b: e5
         b: press
         a: undo
         b: d6
         => refused
         b: e5
         => done",
    );
    evening.table.is_sound();
}

#[test]
fn dr_3_6_4_a_game_that_is_begun_anew_has_the_times_that_were_carried_over() {
    let mut table = Table::open(under("international-2013", "5+3s"));
    let carry = |side, minutes| Request::Clock(ClockRequest::Carry { side, left: Ms::from_mins(minutes) });
    table.does(ARBITER, carry(Side::White, 2));
    table.does(ARBITER, carry(Side::Black, 1));
    table.does(ARBITER, Request::Clock(ClockRequest::Start));
    table.moves("32-28");
    let misdeed = Irregularity::Turned;
    table.does(ARBITER, Request::Remedy(RemedyRequest::Irregularity { side: None, misdeed, reason: String::new() }));
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (Ms::from_mins(2), Ms::from_mins(1)));
    table.does(ARBITER, Request::Clock(ClockRequest::Start));
    table.moves("32-28");
    table.is_sound();
}

#[test]
fn r_6_1_10_5_a_draw_for_lack_of_time_keeps_the_article_by_which_it_was_claimed() {
    let mut table = Table::start(at(under("international-2022", "5"), "W:WK1,K2:BK50"));
    table.wait(Ms::from_secs(270));
    table.does(Side::White, Request::Claim(ClaimRequest::Claim { claim: Claim::ShortOfTime, intended: None }));
    let change = golos::game::TimeChange::Add(Ms::from_mins(2));
    let reason = "late press".to_owned();
    table.does(ARBITER, Request::Clock(ClockRequest::Correct { side: Side::White, change, reason }));
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_ne!(table.verdict().article, "");
    table.is_sound();
}

#[test]
fn r_6_1_7_a_position_that_is_decided_ends_the_game_though_somebody_is_absent() {
    Evening::open(at(setup("30"), "W:Wa1:Bb2,c3")).types("a: absent black\n=> result black");
}

#[test]
fn what_was_set_by_hand_before_the_start_is_no_time_that_was_carried_over() {
    let mut table = Table::start(under("chess-2020", "30"));
    let set = |reason| Event::Clock(ClockEvent::Set { side: Side::White, left: Ms::from_mins(7), reason });
    table.takes(Recorded { at: table.now, ..forge(ARBITER, set(ClockReason::Stated("slow".to_owned()))) });
    table.does(Side::White, Request::Move(MoveRequest::Make("e4".to_owned())));
    table.does(
        ARBITER,
        Request::Remedy(RemedyRequest::Irregularity {
            side: None,
            misdeed: Irregularity::WrongColours,
            reason: String::new(),
        }),
    );
    assert_eq!(table.left(Side::White), Ms::from_mins(30));
}

#[test]
fn u_v_13_11_each_assistant_does_what_was_agreed_for_him_and_not_for_another() {
    let mut setup = under("chess-2020", "30");
    let mut assistant = |name: &str, task| {
        let role = Role::Assistant { of: vec![Side::White], tasks: [task].into_iter().collect() };
        setup.people.add(Person { name: name.to_owned(), role }).expect("room")
    };
    let [moves, clock] = [assistant("Vira", Task::Move), assistant("Olha", Task::Clock)];
    let mut table = Table::open(setup);
    let by = |person| Actor { seat: Seat::Assistant(Side::White), person: Some(person) };
    let start = Request::Clock(ClockRequest::Start);
    assert_eq!(table.denied(by(moves), start.clone()), Denial::NotAgreed(Task::Clock));
    table.does(by(clock), start);
    let made = Request::Move(MoveRequest::Make("e4".to_owned()));
    assert_eq!(table.denied(by(clock), made.clone()), Denial::NotAgreed(Task::Move));
    table.does(by(moves), made);
    table.is_sound();
}

#[test]
fn what_the_house_does_no_player_asks_for() {
    let mut table = Table::start(under("chess-2020", "30"));
    assert_eq!(table.denied(Side::White, Request::Clock(ClockRequest::Halt)), Denial::ArbiterOnly);
    let mut flagged = Table::start(at(under("chess-2020", "5"), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    flagged.wait(Ms::from_mins(6));
    flagged.ask_unsearched(ARBITER, Request::Tick);
    let search = flagged.state.search_due().expect("a search");
    let chance = Chance::Cannot(NoMate::Material);
    let forged =
        flagged.ask_unsearched(Side::Black, Request::Searched { search: search.clone(), chance: chance.clone() });
    assert!(matches!(forged.1, Some(Refusal::NotPermitted(_))), "{forged:?}");
    // What a look at the pieces disproves is found by the audit: White has a pawn.
    let said = Event::PendingRulings(PendingRulingEvent::MateSearched {
        side: Side::White,
        chance: Chance::Cannot(NoMate::Material),
    });
    assert!(objection(&flagged.state, flagged.now, &forge(None, said)).is_some());
}

fn sealed(text: &str) -> (Request, Request) {
    let key = SealKey::new([1; LONGEST_SEAL]);
    let sealed = Sealed::new(text, &key).expect("a move");
    (
        Request::Adjournment(AdjournmentRequest::Seal(Box::new(sealed))),
        Request::Adjournment(AdjournmentRequest::Unseal(Box::new(key))),
    )
}

#[test]
fn ch_18_1_1_the_move_in_the_envelope_is_the_next_one_even_where_the_record_is_being_amended() {
    let mut evening = started(under("chess-2020", "30"));
    evening.types("w: e4\na: undo");
    let (seal, unseal) = sealed("d2-d4");
    evening.table.does(Side::White, seal);
    evening.types("a: e4\n=> refused\na: c4\n=> refused");
    evening.table.does(ARBITER, unseal);
    evening.types("b: d5\n=> runs white");
}

#[test]
fn ch_7_4_1_the_board_of_an_adjourned_game_is_set_up_from_the_record_and_not_on_a_clock() {
    let mut evening = started(under("chess-2020", "30"));
    evening.types("w: e4\nb: e5\na: fault displaced black");
    let (seal, unseal) = sealed("d2-d4");
    assert!(evening.table.ask(Side::White, seal.clone()).is_err(), "the pieces stand on other squares");
    evening.types("b: press");
    evening.table.does(Side::White, seal);
    evening.types("a: fault displaced white");
    evening.table.does(ARBITER, unseal);
    evening.types("=> runs black\nb: d5\n=> runs white");
}
