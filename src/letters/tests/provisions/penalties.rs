//! Penalty days, and the right to charge them.

use crate::support::*;
use golos_letters::{Draft, Note, Purpose, Refusal, Written, compose};

#[test]
fn r_10_2_11_the_penalty_is_charged_in_the_next_reply_or_never() {
    for edition in DRAUGHTS {
        for charges in [true, false] {
            let mut game = Game::by(edition);
            game.play(White, "", "01.03", &["c3-b4"]);
            let mut letter = game.answer(Black, "05.03", "05.03", &["f6-g5"]);
            letter.repeat = vec![Written::new("c3-d4")];
            game.take(&letter);
            assert_eq!((game.state.right_of(White).charge, game.totals()), (6, (0, 0)), "{edition}");
            let mut query = game.plain(White, "10.03", "10.03", &[]);
            query.purpose = Purpose::Query;
            game.take(&query);
            let mut mended = game.plain(Black, "15.03", "15.03", &[]);
            mended.repeat = vec![Written::new("c3-b4")];
            game.take(&mended);
            let mut reply = game.answer(White, "20.03", "20.03", &["b2-c3"]);
            if !charges {
                (reply.charge, reply.totals) = (None, Some((0, 0)));
            }
            let taken = game.take(&reply);
            assert_eq!(has(&taken, |note| *note == Note::ChargeLapsed(6)), !charges, "{edition}");
            assert_eq!(game.totals(), (0, if charges { 6 } else { 0 }), "{edition}");
            assert_eq!(game.state.right_of(White).charge, 0, "{edition}");
        }
    }
}

#[test]
fn r_10_2_9_no_answer_goes_before_the_repeat_is_corrected() {
    for edition in EDITIONS {
        let chess = edition.starts_with("chess");
        let moves = if chess { ["e2-e4", "e7-e5", "d2-d4"] } else { ["c3-b4", "f6-g5", "b2-c3"] };
        let wrong = if chess { "d2-d4" } else { "c3-d4" };
        let mut game = Game::by(edition);
        game.play(White, "", "01.03", &moves[..1]);
        let mut letter = game.answer(Black, "05.03", "05.03", &moves[1..2]);
        letter.repeat = vec![Written::new(wrong)];
        game.take(&letter);
        let mut draft = Draft::reply(vec![moves[2].to_owned()], day("12.03"));
        draft.received = Some(day("10.03"));
        assert_eq!(compose(&game.state, White, &draft), Err(Refusal::MendFirst(Black)), "{edition}");
        // Who answers all the same has not stopped play: nothing is charged.
        if !chess {
            let reply = game.answer(White, "10.03", "10.03", &moves[2..]);
            let taken = game.take(&reply);
            assert!(has(&taken, |note| *note == Note::AnsweredTooSoon), "{edition}");
            assert_eq!(game.totals(), (0, 0), "{edition}");
        }
    }
}

#[test]
fn r_10_2_11_a_query_that_charges_counts_as_the_reply_and_one_that_does_not_leaves_the_right() {
    let mut game = Game::by("draughts-2022");
    game.play(White, "", "01.03", &["c3-c4"]);
    let mut query = game.plain(Black, "05.03", "06.03", &[]);
    query.purpose = golos_letters::Purpose::Query;
    game.take(&query);
    assert_eq!(game.state.right_of(Black).charge, 6);
    let mut game = Game::by("draughts-2022");
    game.play(White, "", "01.03", &["c3-c4"]);
    game.query(Black, "05.03", "06.03");
    assert_eq!((game.state.right_of(Black).charge, game.totals()), (0, (6, 0)));
}

#[test]
fn r_10_2_11_one_letter_one_penalty() {
    let mut game = Game::by("draughts-2022");
    game.play(White, "", "01.03", &["c3-b4"]);
    let mut letter = game.answer(Black, "05.03", "05.03", &["d6-d5"]);
    letter.repeat = vec![Written::new("c3-d4")];
    game.take(&letter);
    assert_eq!(game.state.right_of(White).charge, 6);
}

#[test]
fn a_charge_without_a_right_has_no_effect() {
    let mut game = Game::by("draughts-2022");
    game.play(White, "", "01.03", &["c3-b4"]);
    let mut letter = game.answer(Black, "05.03", "05.03", &["f6-g5"]);
    letter.charge = Some(6);
    let taken = game.take(&letter);
    assert!(has(&taken, |note| *note == Note::ChargedTooMuch { charged: 6, due: 0 }));
    assert_eq!(game.totals(), (0, 0));
}

#[test]
fn r_10_3_3_dates_that_are_missing_cost_nothing_the_first_time_and_six_days_after_it() {
    for (edition, charge) in [("draughts-2022", 6), ("draughts-2013", 6), ("chess-post", 0), ("chess-email", 0)] {
        let chess = edition.starts_with("chess");
        let moves = if chess { ["e2-e4", "e7-e5", "Ng1-f3", "Nb8-c6"] } else { ["c3-b4", "f6-g5", "b2-c3", "g5-h4"] };
        let mut game = Game::by(edition);
        game.play(White, "", "01.03", &moves[..1]);
        let mut letter = game.answer(Black, "05.03", "05.03", &moves[1..2]);
        letter.dates.partner_sent = None;
        let taken = game.take(&letter);
        assert!(has(&taken, |note| matches!(note, Note::DateMissing(_))), "{edition}");
        assert_eq!(game.state.right_of(White).charge, 0, "{edition}");
        game.play(White, "10.03", "10.03", &moves[2..3]);
        let mut letter = game.answer(Black, "15.03", "15.03", &moves[3..]);
        letter.totals = None;
        let taken = game.take(&letter);
        assert!(has(&taken, |note| *note == Note::TotalsMissing), "{edition}");
        assert_eq!(game.state.right_of(White).charge, charge, "{edition}");
    }
}

#[test]
fn ch_55_4_10_each_further_error_costs_ten_days_and_by_email_two() {
    for (edition, totals) in [("chess-post", [5, 15, 25]), ("chess-email", [2, 4, 6])] {
        let mut game = Game::by(edition);
        for total in totals {
            // 2: a move that nobody can read; each correction is no better.
            game.play(White, "", "01.03", &["e2-e5"]);
            assert_eq!(game.totals().0, total, "{edition}");
            game.query(Black, "01.03", "01.03");
        }
    }
}

#[test]
fn ch_55_4_7_a_repeat_in_answer_to_a_repeat_has_three_free_days() {
    for (edition, days) in [("chess-post", 2), ("draughts-2022", 0)] {
        let (own, answer) = if edition.starts_with("chess") { ("e2-e4", "e7-e5") } else { ("c3-b4", "f6-g5") };
        let mut game = Game::by(edition);
        game.play(White, "", "01.03", &[own]);
        game.play(Black, "05.03", "05.03", &[answer]);
        let mut repeat = game.plain(White, "", "10.04", &[own]);
        repeat.purpose = golos_letters::Purpose::Repeat;
        game.take(&repeat);
        let mut again = game.plain(Black, "15.04", "20.04", &[answer]);
        again.purpose = golos_letters::Purpose::Repeat;
        game.take(&again);
        assert_eq!(game.totals().1, days, "{edition}");
    }
}
