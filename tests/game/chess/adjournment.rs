//! Adjournment with a sealed move (CH-18).

use golos::clock::Ms;
use golos::game::{
    AdjournmentRequest, AttendanceRequest, ClaimRequest, ClockRequest, Drawn, Ending, Irregularity, LONGEST_SEAL,
    MoveRequest, OfferRequest, Opening, OpeningLine, OpeningRequest, Outcome, PendingRuling, Phase, Refusal,
    RemedyRequest, Request, RulingRequest, SealError, SealKey, Sealed, Seat,
};
use golos::people::Denial;
use golos::rules::{EndKind, Side, Variant};
use golos::speech::Announcer;

use super::super::table::{A_MOVE, ARBITER, BLACK, Table, WHITE, manual, recorded, under};
use super::{board_at, chess, chess_at};

fn key(first: u8) -> SealKey {
    SealKey::new([first; LONGEST_SEAL])
}

fn seal(text: &str) -> Request {
    Request::Adjournment(AdjournmentRequest::Seal(Box::new(Sealed::new(text, &key(1)).expect("a move"))))
}

fn open(first: u8) -> Request {
    Request::Adjournment(AdjournmentRequest::Unseal(Box::new(key(first))))
}

/// White has sealed his third move.
fn adjourned(text: &str) -> Table {
    let mut table = Table::start(chess("1h30+30s"));
    table.moves("e4 e5 Nf3 Nc6").wait(A_MOVE);
    table.does(WHITE, seal(text));
    table
}

#[test]
fn ch_18_1_1_the_player_on_move_seals_and_the_clocks_stop() {
    let mut table = Table::start(chess("1h30+30s"));
    table.moves("e4 e5 Nf3 Nc6");
    assert_eq!(table.refused(BLACK, seal("Bb5")), Refusal::NotYourTurn(Side::Black));
    table.does(WHITE, seal("Bb5"));
    assert_eq!((table.state.phase(), table.state.sealed_by()), (Phase::Paused, Some(Side::White)));
    let left = Side::BOTH.map(|side| table.left(side));
    table.wait(Ms::from_mins(600)).tick();
    assert_eq!(Side::BOTH.map(|side| table.left(side)), left);
    // What lies in the envelope cannot be read in the record.
    assert!(!table.journal().contains("Bb5") && !table.journal().contains("f1-b5"));
    table.is_sound();
}

#[test]
fn ch_18_9_1_the_envelope_is_opened_the_move_made_and_the_answerer_s_clock_runs() {
    let mut table = adjourned("Bb5");
    let left = table.left(Side::White);
    table.wait(Ms::from_mins(600));
    assert_eq!(table.denied(BLACK, open(1)), Denial::ArbiterOnly);
    assert_eq!(table.refused(ARBITER, open(2)), Refusal::Seal(SealError::OtherKey));
    assert_eq!(table.state.phase(), Phase::Paused);
    table.does(ARBITER, open(1));
    assert_eq!((table.state.phase(), table.state.turn(), table.state.sealed_by()), (Phase::Playing, Side::Black, None));
    assert_eq!(table.state.plies().last().map(|ply| ply.made.notation.as_str()), Some("Bf1-b5"));
    assert_eq!(table.left(Side::White), left + Ms::from_secs(30), "what the move has earned");
    assert_eq!(table.refused(ARBITER, open(1)), Refusal::NothingSealed);
    table.moves("a6 Ba4");
    table.is_sound();
}

#[test]
fn ch_18_1_while_it_waits_nothing_is_played() {
    let mut table = adjourned("Bb5");
    let asks = [
        (WHITE, Request::Move(MoveRequest::Make("Bc4".to_owned())), Refusal::Stopped),
        (ARBITER, Request::Clock(ClockRequest::Resume), Refusal::Adjourned),
        (WHITE, seal("Bc4"), Refusal::Stopped),
        (WHITE, Request::Move(MoveRequest::Press), Refusal::Stopped),
        (
            ARBITER,
            Request::Remedy(RemedyRequest::Irregularity {
                side: None,
                misdeed: Irregularity::WrongStart,
                reason: String::new(),
            }),
            Refusal::Adjourned,
        ),
        (
            WHITE,
            Request::Claim(ClaimRequest::Claim { claim: golos::game::Claim::Repetition, intended: None }),
            Refusal::Stopped,
        ),
    ];
    for (by, ask, refusal) in asks {
        assert_eq!(table.refused(by, ask.clone()), refusal, "{ask:?}");
    }
    table.is_sound();
}

#[test]
fn ch_18_8_a_sealed_move_that_cannot_be_made_loses_or_draws_where_the_other_cannot_mate() {
    for text in ["Bb6", "Ke3", "nonsense"] {
        let mut table = adjourned(text);
        table.does(ARBITER, open(1));
        assert_eq!(table.state.phase(), Phase::Paused);
        assert_eq!(table.refused(ARBITER, Request::Clock(ClockRequest::Resume)), Refusal::NoWayBack);
        table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
        assert_eq!(table.result(), (Outcome::Win(Side::Black), Ending::WrongSeal, "CH-18.8"), "{text}");
        table.is_sound();
    }
    // Two knights can go to d2.
    let mut table = Table::start(chess_at("1h30", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1"));
    table.does(WHITE, seal("Nd2"));
    table.does(ARBITER, open(1));
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.result(), (Outcome::Draw, Ending::CannotMate, "CH-18.8"));
    table.is_sound();
}

#[test]
fn ch_18_8_a_sealed_move_that_mates_has_mated() {
    let mut table = Table::start(board_at("7k/8/6K1/8/8/5Q2/8/8 w - - 0 1"));
    table.does(WHITE, seal("Qf8"));
    table.does(ARBITER, open(1));
    assert_eq!(table.result(), (Outcome::Win(Side::White), Ending::Board(EndKind::Checkmate), "CH-5.1.1"));
    table.is_sound();
}

#[test]
fn ch_18_6_resignation_and_agreement_end_an_adjourned_game() {
    for by in [WHITE, BLACK] {
        let mut table = adjourned("Bb5");
        table.does(by, Request::Resign);
        assert_eq!(table.result().1, Ending::Resigned);
        table.is_sound();
        let mut table = adjourned("Bb5");
        table.does(by, Request::Offer(OfferRequest::Offer));
        let other = if by == WHITE { BLACK } else { WHITE };
        table.does(other, Request::Offer(OfferRequest::Accept));
        assert_eq!(table.result(), (Outcome::Draw, Ending::Agreed, "CH-5.2.3"));
        table.is_sound();
    }
}

#[test]
fn ch_18_4_an_offer_made_after_the_sealing_outlives_the_opening_of_the_envelope() {
    let mut table = adjourned("Bb5");
    table.does(BLACK, Request::Offer(OfferRequest::Offer));
    table.does(ARBITER, open(1));
    assert_eq!(table.state.offer(), Some(Side::Black));
    table.does(WHITE, Request::Offer(OfferRequest::Accept));
    assert_eq!(table.result().1, Ending::Agreed);
    table.is_sound();
    // CH-18.2.6: so does one that was open before.
    let mut table = Table::start(chess("1h30"));
    table.moves("e4 e5");
    table.does(BLACK, Request::Offer(OfferRequest::Offer));
    table.does(WHITE, seal("Nf3"));
    assert_eq!(table.state.offer(), Some(Side::Black));
    table.is_sound();
}

#[test]
fn ch_7_5_1_an_earlier_illegal_move_is_put_right_once_the_envelope_is_open() {
    let mut table = Table::start(manual(chess("1h30+30s")));
    table.moves("e4 e5 Nf3 Nb8c5 Nc3");
    table.does(BLACK, seal("Nf6"));
    assert_eq!(table.refused(ARBITER, Request::Remedy(RemedyRequest::Correct)), Refusal::Adjourned);
    table.does(ARBITER, open(1));
    table.does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    assert_eq!((table.state.plies().len(), table.state.turn()), (3, Side::Black));
    table.is_sound();
}

#[test]
fn ch_18_1_1_a_move_that_was_made_is_not_sealed_and_no_opening_is_drawn_behind_the_envelope() {
    let mut table = Table::start(manual(chess("1h30+30s")));
    table.make("e4");
    assert_eq!(table.refused(WHITE, seal("e4")), Refusal::PressFirst);
    let mut table = Table::start(chess("1h30+30s"));
    table.does(WHITE, seal("e4"));
    let opening = Opening::new(Variant::Chess, Drawn::Entered, &OpeningLine::moves("d4 d5")).expect("an opening");
    assert_eq!(
        table.refused(ARBITER, Request::Opening(OpeningRequest::Draw(Box::new(opening)))),
        Refusal::OpeningTooLate
    );
    table.does(ARBITER, open(1));
    table.moves("e5");
    table.is_sound();
}

#[test]
fn only_where_the_rules_know_it() {
    let mut table = Table::start(under("russian", "20"));
    assert_eq!(table.refused(WHITE, seal("cb4")), Refusal::ClaimNotHere);
}

fn lost(reason: &str) -> Request {
    Request::Adjournment(AdjournmentRequest::Lose { reason: reason.to_owned() })
}

fn absent(sides: &[Side]) -> Request {
    Request::Attendance(AttendanceRequest::Absent(sides.to_vec()))
}

fn arrived(side: Side) -> Request {
    Request::Attendance(AttendanceRequest::Arrived(side))
}

/// The same where the event lets players come half an hour late.
fn adjourned_with_tolerance(text: &str) -> Table {
    let mut setup = chess("1h30+30s");
    setup.rules.time.lateness.as_mut().expect("a rule").limit_minutes = 30;
    let mut table = Table::start(setup);
    table.moves("e4 e5 Nf3 Nc6").wait(A_MOVE);
    table.does(WHITE, seal(text));
    table.wait(Ms::from_mins(600));
    table
}

#[test]
fn ch_18_12_1_a_lost_envelope_lets_play_go_on_from_the_adjourned_position() {
    let mut table = adjourned("Bb5");
    let left = Side::BOTH.map(|side| table.left(side));
    table.wait(Ms::from_mins(600));
    assert_eq!(table.denied(WHITE, lost("rain")), Denial::ArbiterOnly);
    assert_eq!(table.refused(ARBITER, lost(" ")), Refusal::ReasonNeeded);
    table.does(ARBITER, lost("rain"));
    assert_eq!((table.state.phase(), table.state.sealed_by()), (Phase::Paused, None));
    assert_eq!(table.refused(ARBITER, lost("rain")), Refusal::NothingSealed);
    table.does(ARBITER, Request::Clock(ClockRequest::Resume));
    assert_eq!(Side::BOTH.map(|side| table.left(side)), left, "the times of the adjournment");
    assert_eq!(table.state.clock().running(), Some(Side::White));
    // He makes the move that he says he sealed.
    table.moves("Bb5 a6");
    table.is_sound();
}

/// The keys of what the arbiter's own ears get of what happens next.
fn arbiter_hears(table: &mut Table, ask: Request) -> Vec<&'static str> {
    let (mut herald, mut before) = (Announcer::default(), table.state.clone());
    let mut heard = Vec::new();
    for event in table.does(ARBITER, ask) {
        let (mut after, event) = (before.clone(), recorded(table.now, ARBITER, event));
        golos::ledger::fold(&mut after, &event).expect("it fits");
        heard.extend(herald.announce(&before, &after, &event));
        before = after;
    }
    heard.iter().filter(|said| said.to.has(Seat::Arbiter)).map(|said| said.sentence.key()).collect()
}

#[test]
fn ch_18_9_that_nobody_is_there_at_a_resumption_is_said_once() {
    for sides in [[Side::White, Side::Black], [Side::Black, Side::White]] {
        let mut table = adjourned_with_tolerance("Bb5");
        assert_eq!(arbiter_hears(&mut table, absent(&sides)), ["start-absent", "start-absent-too"], "{sides:?}");
        assert_eq!(table.state.clock().running(), Some(Side::Black));
    }
    let mut table = adjourned_with_tolerance("Bb5");
    assert_eq!(arbiter_hears(&mut table, absent(&[Side::White])), ["seal-absent"]);
    assert_eq!(arbiter_hears(&mut table, absent(&[Side::Black])), ["start-absent-both"]);
}

#[test]
fn ch_18_12_the_arbiter_is_told_how_play_goes_on_without_the_envelope() {
    assert_eq!(arbiter_hears(&mut adjourned("Bb5"), lost("rain")), ["seal-lost", "arb-lost"]);
}

#[test]
fn ch_18_9_2_the_clock_of_an_absent_answerer_is_started_and_the_envelope_waits_for_him() {
    let mut table = adjourned_with_tolerance("Bb5");
    let left = Side::BOTH.map(|side| table.left(side));
    table.does(ARBITER, absent(&[Side::Black]));
    assert_eq!((table.state.phase(), table.state.clock().running()), (Phase::Playing, Some(Side::Black)));
    table.wait(Ms::from_mins(7));
    // CH-18.7: not without him.
    assert_eq!(table.refused(ARBITER, open(1)), Refusal::Absent(Side::Black));
    assert_eq!(table.refused(WHITE, Request::Move(MoveRequest::Make("Bb5".to_owned()))), Refusal::Adjourned);
    table.does(ARBITER, arrived(Side::Black));
    assert_eq!((table.state.phase(), table.state.clock().running()), (Phase::Paused, None));
    table.does(ARBITER, open(1));
    assert_eq!(table.state.clock().running(), Some(Side::Black));
    assert_eq!(table.left(Side::Black), left[1] - Ms::from_mins(7));
    assert_eq!(table.left(Side::White), left[0] + Ms::from_secs(30));
    table.moves("a6 Ba4");
    table.is_sound();
}

#[test]
fn ch_18_9_3_a_reply_is_sealed_for_an_absent_sealer_and_his_clock_runs() {
    let mut table = adjourned_with_tolerance("Bb5");
    table.does(ARBITER, absent(&[Side::White]));
    assert_eq!((table.state.phase(), table.state.clock().running()), (Phase::Paused, None));
    table.does(ARBITER, open(1));
    assert_eq!(table.state.clock().running(), Some(Side::Black), "he is there, and answers");
    assert_eq!(table.state.plies().last().map(|ply| ply.made.notation.as_str()), Some("Bf1-b5"));
    table.wait(A_MOVE).does(BLACK, seal("a6"));
    assert_eq!((table.state.sealed_by(), table.state.clock().running()), (Some(Side::Black), Some(Side::White)));
    let left = table.left(Side::White);
    table.wait(Ms::from_mins(5)).does(ARBITER, arrived(Side::White));
    assert_eq!((table.left(Side::White), table.state.clock().running()), (left - Ms::from_mins(5), None));
    table.does(ARBITER, open(1));
    assert_eq!(table.state.plies().last().map(|ply| ply.made.notation.as_str()), Some("a7-a6"));
    table.moves("Ba4 Nf6");
    table.is_sound();
}

#[test]
fn ch_18_11_where_both_are_absent_the_answerer_loses_the_time_until_he_comes() {
    let mut table = adjourned_with_tolerance("Bb5");
    let left = Side::BOTH.map(|side| table.left(side));
    table.does(ARBITER, absent(&Side::BOTH));
    table.wait(Ms::from_mins(10)).does(ARBITER, arrived(Side::Black));
    assert_eq!(Side::BOTH.map(|side| table.left(side)), [left[0], left[1] - Ms::from_mins(10)]);
    assert_eq!(table.state.clock().running(), None);
    table.does(ARBITER, open(1));
    // Black may also move; then the clock of the absent White runs.
    table.moves("a6");
    assert_eq!(table.state.clock().running(), Some(Side::White));
    assert_eq!(table.refused(WHITE, Request::Move(MoveRequest::Make("Ba4".to_owned()))), Refusal::Absent(Side::White));
    table.does(ARBITER, arrived(Side::White));
    table.moves("Ba4");
    table.is_sound();
}

#[test]
fn ch_18_10_who_comes_too_late_for_the_resumption_loses_unless_the_arbiter_decides_otherwise() {
    let mut table = adjourned_with_tolerance("Bb5");
    table.does(ARBITER, absent(&[Side::Black]));
    table.wait(Ms::from_mins(31)).tick();
    assert_eq!(table.state.docket(), [PendingRuling::Late(Side::Black)]);
    let mut excused = table.clone();
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.result(), (Outcome::Win(Side::White), Ending::Absence, "CH-18.10"));
    table.is_sound();
    excused.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    excused.does(ARBITER, arrived(Side::Black));
    excused.does(ARBITER, open(1));
    excused.moves("a6");
    excused.is_sound();
    // CH-6.7.1: where the event names no tolerance there is none.
    let mut strict = adjourned("Bb5");
    strict.does(ARBITER, absent(&[Side::Black]));
    strict.wait(Ms::from_secs(1)).tick();
    assert_eq!(strict.state.docket(), [PendingRuling::Late(Side::Black)]);
}

#[test]
fn ch_18_10_the_envelope_that_is_opened_for_him_who_came_is_the_question_and_not_his_lateness() {
    // No tolerance: he is too late at once (CH-6.7.1).
    let mut table = adjourned("Ke3");
    table.does(ARBITER, absent(&[Side::Black]));
    table.wait(Ms::from_secs(1)).tick();
    table.does(ARBITER, arrived(Side::Black));
    assert_eq!(table.state.docket(), [PendingRuling::Late(Side::Black)]);
    table.does(ARBITER, open(1));
    assert_eq!(table.state.docket(), [PendingRuling::WrongSeal(Side::White)]);
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.result(), (Outcome::Win(Side::Black), Ending::WrongSeal, "CH-18.8"));
    table.is_sound();
}

#[test]
fn ch_18_10_a_wrong_sealed_move_is_ruled_before_the_lateness_of_its_sealer() {
    let mut table = adjourned("Ke3");
    table.does(ARBITER, absent(&[Side::White]));
    table.wait(Ms::from_secs(1)).tick();
    table.does(ARBITER, open(1));
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.result(), (Outcome::Win(Side::Black), Ending::WrongSeal, "CH-18.8"));
    table.is_sound();
}

#[test]
fn ch_6_8_a_flag_that_fell_at_a_resumption_is_ruled_before_the_envelope_is_opened() {
    let mut table = Table::start(chess("5"));
    table.moves("e4 e5 Nf3 Nc6").wait(A_MOVE);
    table.does(WHITE, seal("Bb5"));
    table.does(ARBITER, absent(&[Side::Black]));
    table.wait(Ms::from_mins(10)).tick();
    assert!(table.state.docket().contains(&PendingRuling::Flag(Side::Black)));
    assert_eq!(table.refused(ARBITER, absent(&[Side::White])), Refusal::Stopped);
    table.does(ARBITER, arrived(Side::Black));
    assert_eq!(table.refused(ARBITER, open(1)), Refusal::Stopped);
    assert_eq!((table.state.phase(), table.state.plies().len()), (Phase::Paused, 4));
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.verdict().outcome, Outcome::Win(Side::White));
}

#[test]
fn ch_18_10_lateness_at_a_second_resumption_is_counted_from_that_one() {
    let mut setup = chess("1h30+30s");
    setup.rules.time.lateness.as_mut().expect("a rule").limit_minutes = 10;
    let mut table = Table::start(setup);
    table.moves("e4 e5 Nf3 Nc6").wait(A_MOVE);
    table.does(WHITE, seal("Bb5"));
    table.does(ARBITER, absent(&[Side::Black]));
    table.wait(Ms::from_mins(5));
    table.does(ARBITER, arrived(Side::Black));
    table.does(ARBITER, open(1));
    table.wait(Ms::from_mins(20));
    table.moves("a6").wait(A_MOVE);
    table.does(WHITE, seal("Ba4"));
    table.does(ARBITER, absent(&[Side::Black]));
    table.wait(Ms::from_mins(10) - Ms::new(1)).tick();
    assert_eq!(table.state.docket(), []);
    table.wait(Ms::new(1)).tick();
    assert_eq!(table.state.docket(), [PendingRuling::Late(Side::Black)]);
    table.is_sound();
}
