//! Time faults and claims.

use crate::support::*;
use golos_letters::{Note, Phase, Reason, Refusal, Request, Ruling, Score};
use golos_people::Actor;

/// A game in which Black has spent `days` on the first move.
fn slow(edition: &str, days: u32) -> Game {
    slow_in_file_of(None, edition, days)
}

fn slow_in_file_of(me: Option<golos_rules::Side>, edition: &str, days: u32) -> Game {
    let (own, answer) = if edition.starts_with("chess") { ("e2-e4", "e7-e5") } else { ("c3-b4", "f6-g5") };
    let mut game = Game::with(edition, |setup| setup.me = me);
    game.play(White, "", "01.03", &[own]);
    let sent = day("05.03").plus(days).to_string();
    let taken = game.play(Black, "05.03", &sent, &[answer]);
    let limit = game.state.limit(1);
    assert_eq!(has(&taken, |note| matches!(note, Note::OverTime { .. })), days > limit, "{edition}");
    game
}

fn limit_of(edition: &str) -> u32 {
    Game::by(edition).state.limit(1)
}

fn claim(game: &mut Game) -> Result<(), Refusal> {
    let next = if game.state.made()[0] == "e2-e4" { "Ng1-f3" } else { "b2-c3" };
    let reply = game.answer(White, "01.07", "02.07", &[next]);
    game.ask(White.into(), Request::Claim { by: White, sent: day("02.07"), reply: Some(Box::new(reply)) })
}

#[test]
fn r_10_3_5_the_limit_itself_is_no_fault() {
    for edition in EDITIONS {
        let limit = limit_of(edition);
        let mut own = slow_in_file_of(Some(White), edition, limit);
        assert!(matches!(claim(&mut own), Err(Refusal::NoFault { .. })), "{edition}");
        claim(&mut slow(edition, limit + 1)).unwrap();
    }
}

#[test]
fn r_10_3_5_compulsory_moves_count_and_offered_ones_do_not() {
    for edition in DRAUGHTS {
        let game = slow(edition, 20);
        assert_eq!(game.state.moves_of(Black), 1, "{edition}");
        // Moves 9, 10 and 11 in one letter with 52 days are not over time, move 9 with 52 days is (P-CO1).
        assert!(52 > game.state.limit(9) && 52 <= game.state.limit(11), "{edition}");
    }
}

#[test]
fn r_10_3_7_a_right_claim_wins_the_game() {
    for edition in ["draughts-2022", "draughts-2013", "chess-email"] {
        let mut game = slow(edition, limit_of(edition) + 1);
        claim(&mut game).unwrap();
        assert_eq!(*game.state.phase(), Phase::Claimed, "{edition}: play stops");
        assert_eq!(game.state.made().len(), 2, "{edition}: the reply is withheld");
        game.rule(Ruling::ClaimUpheld, "20.07").unwrap();
        let verdict = game.state.verdict().unwrap();
        assert_eq!((verdict.score, verdict.reason), (Score::White, Reason::TimeFault), "{edition}");
    }
}

#[test]
fn r_10_3_7_a_wrong_claim_costs_six_days_and_the_withheld_move_goes_on() {
    for edition in DRAUGHTS {
        let mut game = slow(edition, 51);
        claim(&mut game).unwrap();
        let before = game.totals().0;
        game.rule(Ruling::ClaimRejected { days: 6, bar: false }, "20.07").unwrap();
        assert_eq!(game.state.made().len(), 3, "{edition}");
        let reply = game.state.letters().last().unwrap().outcome.days;
        assert_eq!(game.totals().0, before + 6 + reply, "{edition}");
        assert_eq!(*game.state.phase(), Phase::Play, "{edition}");
    }
}

#[test]
fn r_10_3_7_a_claim_without_all_papers_may_be_refused() {
    let mut game = slow("draughts-2022", 51);
    claim(&mut game).unwrap();
    game.rule(Ruling::ClaimIncomplete, "20.07").unwrap();
    assert_eq!((game.state.made().len(), game.state.to_write()), (2, Some(White)));
    claim(&mut game).unwrap();
}

#[test]
fn ch_55_6_4_the_first_fault_sets_the_time_to_zero_and_the_second_loses() {
    let mut game = slow("chess-post", 33);
    claim(&mut game).unwrap();
    assert_eq!(*game.state.phase(), Phase::Play, "play goes on");
    game.rule(Ruling::ClaimUpheld, "20.07").unwrap();
    assert_eq!((game.totals().1, game.state.moves_of(Black), game.state.verdict()), (0, 0, None));
    game.play(White, "01.07", "02.07", &["Ng1-f3"]);
    game.play(Black, "05.07", "10.08", &["Nb8-c6"]);
    assert_eq!(game.totals().1, 36);
    game.ask(White.into(), Request::Claim { by: White, sent: day("20.08"), reply: None }).unwrap();
    assert_eq!(*game.state.phase(), Phase::Claimed, "55.6.8: play stops");
    game.rule(Ruling::ClaimUpheld, "01.09").unwrap();
    assert_eq!(game.state.verdict().map(|verdict| verdict.score), Some(Score::White));
}

#[test]
fn ch_55_6_4_after_the_reset_ten_moves_have_thirty_days() {
    let mut game = slow("chess-post", 33);
    claim(&mut game).unwrap();
    game.rule(Ruling::ClaimUpheld, "20.07").unwrap();
    // The fault was at move 1: moves 2 to 11 have 30 days.
    assert_eq!(
        (game.state.limit(game.state.moves_of(Black) + 1), game.state.limit(10), game.state.limit(11)),
        (30, 30, 60)
    );
}

#[test]
fn ch_55_6_3_and_56_6_1_a_claim_comes_before_the_reply_to_the_control_move() {
    let white = ["Ng1-f3", "Nf3-g1"];
    let black = ["Ng8-f6", "Nf6-g8"];
    for edition in CHESS {
        let mut game = Game::by(edition);
        let limit = limit_of(edition);
        for number in 0..10usize {
            game.play(White, "01.03", "01.03", &white[number % 2..=number % 2]);
            let sent = if number == 9 { day("01.03").plus(limit + 1) } else { day("01.03") }.to_string();
            game.play(Black, "01.03", &sent, &black[number % 2..=number % 2]);
        }
        assert_eq!(game.state.may_claim(White), Ok(()), "{edition}");
        let late = day("01.03").plus(limit + 5).to_string();
        game.play(White, &late, &late, &white[..1]);
        assert_eq!(game.state.may_claim(White), Err(Refusal::ClaimTooLate(10)), "{edition}");
    }
}

#[test]
fn ch_56_6_7_a_wrong_claim_may_bar_claims_in_this_ten() {
    let mut game = slow("chess-email", 61);
    claim(&mut game).unwrap();
    game.rule(Ruling::ClaimRejected { days: 0, bar: true }, "20.07").unwrap();
    assert_eq!(game.state.may_claim(White), Err(Refusal::ClaimBarred(10)));
}

#[test]
fn r_10_3_8_an_objection_is_the_partners() {
    let mut game = slow("draughts-2022", 51);
    let objects = |by| Request::Object { by, on: day("10.07") };
    assert_eq!(game.ask(Black.into(), objects(Black)), Err(Refusal::NoClaim));
    claim(&mut game).unwrap();
    assert_eq!(game.ask(White.into(), objects(White)), Err(Refusal::NoClaim));
    game.ask(Black.into(), objects(Black)).unwrap();
    assert_eq!(game.state.objection(), Some(day("10.07")));
}

#[test]
fn ch_55_4_12_and_56_4_10_few_days_left_are_told() {
    for edition in EDITIONS {
        let limit = limit_of(edition);
        let mut game = Game::by(edition);
        let (own, answer) = if edition.starts_with("chess") { ("e2-e4", "e7-e5") } else { ("c3-b4", "f6-g5") };
        game.play(White, "", "01.03", &[own]);
        let sent = day("05.03").plus(limit - 5).to_string();
        let taken = game.play(Black, "05.03", &sent, &[answer]);
        let told = has(&taken, |note| *note == Note::Near { side: Black, left: 5 });
        assert_eq!(told, edition.starts_with("chess"), "{edition}");
    }
}

#[test]
fn a_ruling_is_the_arbiters() {
    let mut game = slow("draughts-2022", 51);
    claim(&mut game).unwrap();
    let ruling = Request::Rule(Ruling::ClaimUpheld, day("20.07"));
    assert_eq!(game.ask(White.into(), ruling.clone()), Err(Refusal::ArbiterOnly));
    game.ask(Actor::ARBITER, ruling).unwrap();
}

#[test]
fn r_10_3_7_the_record_of_the_arbiter_takes_a_wrong_claim_and_passes_the_move_on() {
    for edition in DRAUGHTS {
        let mut game = slow(edition, 50);
        // The notice came first, then the papers with the move.
        game.ask(White.into(), Request::Claim { by: White, sent: day("02.07"), reply: None }).unwrap();
        claim(&mut game).unwrap();
        game.rule(Ruling::ClaimRejected { days: 6, bar: false }, "20.07").unwrap();
        assert_eq!(game.state.made().len(), 3, "{edition}");
        // Black thinks from the day on which the move of the arbiter comes.
        let due = golos_letters::deadlines(&game.state);
        let reply = due.iter().find(|due| due.what == golos_letters::Deadline::Reply).unwrap();
        assert!(reply.day >= day("20.07"), "{edition}: {reply:?}");
    }
}

#[test]
fn r_10_3_1_a_fault_by_the_stamp_or_of_an_understated_total_is_claimed_instead_of_the_reply() {
    for edition in DRAUGHTS {
        for (stamp, stated) in [(Some("26.04"), 50), (None, 44)] {
            let mut game = Game::with(edition, |setup| setup.me = Some(White));
            game.play(White, "", "01.03", &["c3-b4"]);
            let sent = if stamp.is_some() { "24.04" } else { "28.04" };
            let mut letter = game.answer(Black, "05.03", sent, &["f6-g5"]);
            letter.dates.sent_mark = stamp.map(day);
            letter.totals = Some((0, stated));
            game.take(&letter);
            assert_eq!(game.state.may_claim(White), Ok(()), "{edition} {stated}");
            claim(&mut game).unwrap();
            assert!(game.state.claim().unwrap().total > 50, "{edition}");
        }
    }
}
