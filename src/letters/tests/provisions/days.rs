//! The counting of days.

use crate::support::*;
use golos_letters::{Deadline, Note, Purpose, WhichDate, deadlines};

#[test]
fn r_10_3_6_the_sample_of_the_time_chart() {
    for edition in DRAUGHTS {
        let mut game = Game::by(edition);
        game.play(White, "", "03.03", &["c3-b4"]);
        assert_eq!(game.totals(), (2, 0), "{edition}");
        game.play(Black, "12.03", "15.03", &["f6-g5"]);
        game.play(White, "22.03", "26.03", &["b2-c3"]);
        game.play(Black, "10.04", "11.04", &["g5-h4"]);
        assert_eq!(game.totals(), (6, 4), "{edition}");
        let days: Vec<u32> = game.state.letters().iter().map(|past| past.outcome.days).collect();
        assert_eq!(days, [2, 3, 4, 1], "{edition}");
    }
}

#[test]
fn ch_59_1_the_sample_of_the_email_form() {
    for edition in CHESS {
        let mut game = Game::with(edition, |setup| setup.start = day("10.05"));
        game.play(White, "", "10.05", &["4244"]);
        game.play(Black, "12.05", "12.05", &["4745"]);
        game.play(White, "12.05", "16.05", &["7163"]);
        game.play(Black, "17.05", "18.05", &["7776"]);
        game.play(White, "19.05", "22.05", &["3234"]);
        assert_eq!(game.totals(), (7, 1), "{edition}");
        assert_eq!(game.state.made(), ["d2-d4", "d7-d5", "Ng1-f3", "g7-g6", "c2-c4"]);
    }
}

#[test]
fn r_10_3_2_the_first_move_on_the_start_day_or_before_costs_nothing() {
    for edition in EDITIONS {
        let own = if edition.starts_with("chess") { "e2-e4" } else { "c3-b4" };
        for (sent, days) in [("20.02", 0), ("01.03", 0), ("02.03", 1)] {
            let mut game = Game::by(edition);
            assert_eq!(game.play(White, "", sent, &[own]).outcome.days, days, "{edition} {sent}");
        }
    }
}

#[test]
fn r_10_3_2_and_ch_55_4_6_a_late_list_starts_the_game_later() {
    for (edition, own, days) in [
        ("draughts-2022", "c3-b4", 4),
        ("draughts-2013", "c3-b4", 4),
        ("chess-post", "e2-e4", 2),
        ("chess-email", "e2-e4", 2),
    ] {
        let mut game = Game::with(edition, |setup| setup.list_received.white = Some(day("10.03")));
        assert_eq!(game.play(White, "", "15.03", &[own]).outcome.days, days, "{edition}");
        let mut early = Game::with(edition, |setup| setup.list_received.white = Some(day("25.02")));
        assert_eq!(early.play(White, "", "05.03", &[own]).outcome.days, 4, "{edition}: a list in time changes nothing");
    }
}

#[test]
fn r_10_3_2_what_is_received_on_the_last_day_or_later_costs_nothing() {
    for (edition, own, answer, days) in [
        ("draughts-2022", "c3-b4", "f6-g5", 0),
        ("draughts-2013", "c3-b4", "f6-g5", 0),
        ("chess-post", "e2-e4", "e7-e5", 9),
    ] {
        let mut game = Game::with(edition, |setup| setup.end = Some(day("12.03")));
        game.play(White, "", "03.03", &[own]);
        let taken = game.play(Black, "12.03", "21.03", &[answer]);
        assert_eq!(taken.outcome.days, days, "{edition}");
        assert_eq!(has(&taken, |note| *note == Note::PlayEnded), days == 0);
    }
    // The end lies between dispatch and receipt: no answer is due.
    let mut game = Game::with("draughts-2022", |setup| setup.end = Some(day("05.03")));
    let mut letter = game.answer(White, "", "03.03", &["c3-b4"]);
    letter.dates.arrived = Some(day("08.03"));
    game.take(&letter);
    assert!(deadlines(&game.state).iter().all(|due| due.what != Deadline::Reply));
}

#[test]
fn r_10_3_1_a_stamp_corrects_a_total_in_the_next_reply_or_never() {
    for edition in DRAUGHTS {
        for corrects in [true, false] {
            let mut game = Game::by(edition);
            game.play(White, "", "01.03", &["c3-b4"]);
            let mut late = game.answer(Black, "05.03", "08.03", &["f6-g5"]);
            late.dates.sent_mark = Some(day("11.03"));
            let taken = game.take(&late);
            assert!(has(&taken, |note| *note == Note::MarkDiffers { stated: day("08.03"), mark: day("11.03") }));
            assert_eq!((game.totals(), game.state.right_of(White).correct_to), ((0, 3), Some(6)), "{edition}");
            let mut reply = game.answer(White, "15.03", "15.03", &["b2-c3"]);
            if !corrects {
                (reply.correction, reply.totals) = (None, Some((0, 3)));
            }
            let taken = game.take(&reply);
            assert_eq!(game.totals(), (0, if corrects { 6 } else { 3 }), "{edition}");
            assert_eq!(has(&taken, |note| matches!(note, Note::CorrectionLapsed { .. })), !corrects);
            assert_eq!(game.state.right_of(White).correct_to, None);
        }
    }
}

#[test]
fn ch_55_2_2_1_and_56_2_3_the_stamp_counts_at_once() {
    for edition in CHESS {
        let mut game = Game::by(edition);
        game.play(White, "", "01.03", &["e2-e4"]);
        let mut late = game.answer(Black, "05.03", "08.03", &["e7-e5"]);
        late.dates.sent_mark = Some(day("11.03"));
        game.take(&late);
        assert_eq!((game.totals(), game.state.right_of(White).correct_to), ((0, 6), None), "{edition}");
    }
}

#[test]
fn r_10_3_1_a_receipt_outranks_stamp_and_stated_date() {
    for edition in EDITIONS {
        let (own, answer) = if edition.starts_with("chess") { ("e2-e4", "e7-e5") } else { ("c3-b4", "f6-g5") };
        let mut game = Game::by(edition);
        game.play(White, "", "01.03", &[own]);
        let mut letter = game.answer(Black, "05.03", "08.03", &[answer]);
        letter.dates.sent_mark = Some(day("11.03"));
        letter.dates.receipt = Some(day("09.03"));
        letter.totals = Some((0, 4));
        game.take(&letter);
        assert_eq!(game.totals(), (0, 4), "{edition}");
    }
}

#[test]
fn r_10_3_1_a_total_that_is_too_low_holds_unless_it_is_corrected_at_once() {
    let mut game = Game::by("draughts-2022");
    game.play(White, "", "01.03", &["c3-b4"]);
    let mut low = game.answer(Black, "05.03", "08.03", &["f6-g5"]);
    low.totals = Some((0, 2));
    let taken = game.take(&low);
    assert!(has(&taken, |note| *note == Note::TotalDiffers { side: Black, stated: 2, counted: 3 }));
    let mut reply = game.answer(White, "12.03", "12.03", &["b2-c3"]);
    (reply.correction, reply.totals) = (None, Some((0, 2)));
    game.take(&reply);
    assert_eq!(game.totals(), (0, 2));
    game.play(Black, "16.03", "18.03", &["g5-h4"]);
    assert_eq!(game.totals(), (0, 4), "the sum that holds is the uncorrected one");
}

#[test]
fn r_10_3_3_a_missing_receipt_is_worked_out_from_the_usual_time_on_the_way() {
    let mut game = Game::by("draughts-2022");
    game.play(White, "", "01.03", &["c3-b4"]);
    game.play(Black, "10.03", "10.03", &["f6-g5"]);
    game.play(White, "15.03", "15.03", &["b2-c3"]);
    game.play(Black, "26.03", "26.03", &["g5-h4"]);
    game.play(White, "31.03", "31.03", &["a1-b2"]);
    game.play(Black, "10.04", "10.04", &["b6-a5"]);
    game.play(White, "20.05", "01.06", &["c3-d4"]);
    assert_eq!(game.state.transit(White), Some(10), "the mean of 9, 11 and 10");
    let letter = game.answer(Black, "", "14.06", &["a5:c3"]);
    let taken = game.take(&letter);
    assert_eq!(taken.outcome.received, Some(day("11.06")));
    assert_eq!(taken.outcome.days, 3);
    assert!(has(&taken, |note| *note == Note::DateMissing(WhichDate::Received)));
}

#[test]
fn r_10_3_4_a_repeat_after_forty_days_costs_nothing_and_each_day_later_one() {
    for (edition, first, answer, on_time, late, days) in [
        ("draughts-2022", "c3-b4", "f6-g5", "13.03.2026", "20.03.2026", 7),
        ("draughts-2013", "c3-b4", "f6-g5", "13.03.2026", "20.03.2026", 7),
        ("chess-post", "e2-e4", "e7-e5", "03.03.2026", "08.03.2026", 5),
        ("chess-email", "e2-e4", "e7-e5", "18.02.2026", "20.02.2026", 5),
    ] {
        for (sent, expected) in [(on_time, 0), (late, if edition == "chess-email" { 5 } else { days })] {
            let mut game = Game::with(edition, |setup| setup.start = day("01.02.2026"));
            game.play(White, "", "01.02.2026", &[first]);
            let mut repeat = game.plain(White, "", sent, &[first]);
            repeat.purpose = Purpose::Repeat;
            game.take(&repeat);
            let mut reply = game.answer(Black, "25.03.2026", "25.03.2026", &[answer]);
            if edition == "chess-email" {
                reply.said.push(golos_letters::Said::FirstLetterLost);
            }
            game.take(&reply);
            assert_eq!(game.totals().0, expected, "{edition} {sent}");
        }
    }
}

#[test]
fn ch_56_4_9_a_delay_up_to_three_days_is_free_and_counts_only_for_a_lost_letter() {
    for (sent, is_lost, expected) in [("18.02.2026", true, 0), ("19.02.2026", true, 4), ("20.02.2026", false, 0)] {
        let mut game = Game::with("chess-email", |setup| setup.start = day("01.02.2026"));
        game.play(White, "", "01.02.2026", &["e2-e4"]);
        let mut repeat = game.plain(White, "", sent, &["e2-e4"]);
        repeat.purpose = Purpose::Repeat;
        game.take(&repeat);
        let mut reply = game.answer(Black, "22.02.2026", "22.02.2026", &["e7-e5"]);
        if is_lost {
            reply.said.push(golos_letters::Said::FirstLetterLost);
        }
        game.take(&reply);
        assert_eq!(game.totals().0, expected, "{sent} {is_lost}");
    }
}

#[test]
fn r_10_3_4_a_repeat_that_meets_the_answer_costs_nothing() {
    let mut game = Game::with("draughts-2022", |setup| setup.start = day("01.02.2026"));
    game.play(White, "", "01.02.2026", &["c3-b4"]);
    let mut repeat = game.plain(White, "", "20.03.2026", &["c3-b4"]);
    repeat.purpose = Purpose::Repeat;
    game.take(&repeat);
    game.play(Black, "10.03.2026", "19.03.2026", &["f6-g5"]);
    assert_eq!(game.totals(), (0, 9));
}

#[test]
fn a_leap_day_is_a_day() {
    let mut game = Game::with("draughts-2022", |setup| setup.start = day("20.02.2028"));
    game.play(White, "", "20.02.2028", &["c3-b4"]);
    game.play(Black, "27.02.2028", "02.03.2028", &["f6-g5"]);
    assert_eq!(game.totals(), (0, 4));
}

#[test]
fn ch_56_2_5_a_letter_of_more_than_a_day_is_for_the_arbiter() {
    for (edition, asks) in [("chess-email", true), ("chess-post", false)] {
        let mut game = Game::by(edition);
        game.play(White, "", "01.03", &["e2-e4"]);
        let taken = game.play(Black, "04.03", "04.03", &["e7-e5"]);
        assert_eq!(has(&taken, |note| *note == Note::SlowTransit(3)), asks, "{edition}");
    }
}

#[test]
fn deadlines_come_by_edition() {
    for (edition, own, repeat, reply) in [
        ("draughts-2022", "c3-b4", "10.04", "24.04"),
        ("draughts-2013", "c3-b4", "10.04", "24.04"),
        ("chess-post", "e2-e4", "31.03", "04.04"),
        ("chess-email", "e2-e4", "15.03", "04.05"),
    ] {
        let mut game = Game::by(edition);
        let mut letter = game.answer(White, "", "01.03", &[own]);
        letter.dates.arrived = Some(day("05.03"));
        game.take(&letter);
        let due = deadlines(&game.state);
        let day_of = |what| due.iter().find(|due| due.what == what).map(|due| due.day);
        assert_eq!(day_of(Deadline::Repeat), Some(day(repeat)), "{edition}");
        assert_eq!(day_of(Deadline::Reply), Some(day(reply)), "{edition}");
    }
    let due = deadlines(&Game::by("draughts-2022").state);
    assert!(due.iter().any(|due| due.what == Deadline::FirstMove && due.day == day("31.03") && due.who == Some(Black)));
}

#[test]
fn r_10_3_1_a_correction_holds_in_the_file_of_who_has_not_seen_the_stamp() {
    for (edition, total) in [("draughts-2022", 3), ("draughts-2013", 3), ("chess-post", 2)] {
        let chess = edition.starts_with("chess");
        let moves = if chess { ["e2-e4", "e7-e5"] } else { ["c3-b4", "f6-g5"] };
        let mut game = Game::by(edition);
        game.play(White, "", "03.03", &moves[..1]);
        let mut letter = game.answer(Black, "12.03", "15.03", &moves[1..]);
        letter.correction = Some(3);
        game.take(&letter);
        assert_eq!(game.totals(), (total, 3), "{edition}");
    }
}

#[test]
fn r_10_3_4_the_first_move_runs_from_the_start_and_not_from_the_enquiry() {
    for edition in EDITIONS {
        let first = if edition.starts_with("chess") { "e2-e4" } else { "c3-b4" };
        let mut game = Game::by(edition);
        let mut query = game.plain(Black, "", "31.03", &[]);
        query.purpose = Purpose::Query;
        game.take(&query);
        game.play(White, "05.04", "06.04", &[first]);
        assert_eq!(game.totals(), (36, 0), "{edition}");
    }
}

#[test]
fn r_10_2_9_the_days_of_correcting_a_repeat_count() {
    for edition in EDITIONS {
        let chess = edition.starts_with("chess");
        let moves = if chess { ["e2-e4", "e7-e5", "d2-d4"] } else { ["c3-b4", "f6-g5", "c3-d4"] };
        let mut game = Game::by(edition);
        game.play(White, "", "01.03", &moves[..1]);
        let mut letter = game.answer(Black, "05.03", "05.03", &moves[1..2]);
        letter.repeat = vec![golos_letters::Written::new(moves[2])];
        game.take(&letter);
        game.query(White, "10.03", "10.03");
        let before = game.totals().1;
        let mut mended = game.plain(Black, "15.03", "19.03", &[]);
        mended.repeat = vec![golos_letters::Written::new(moves[0])];
        game.take(&mended);
        assert_eq!(game.totals().1, before + 4, "{edition}");
        assert_eq!(game.state.to_write(), Some(White), "{edition}");
    }
}

#[test]
fn r_10_3_4_who_thinks_says_so_and_the_letter_is_not_lost() {
    for edition in EDITIONS {
        let first = if edition.starts_with("chess") { "e2-e4" } else { "c3-b4" };
        let mut game = Game::by(edition);
        game.play(White, "", "01.03", &[first]);
        let mut notice = game.plain(Black, "05.03", "20.03", &[]);
        notice.purpose = Purpose::Notice;
        let taken = game.take(&notice);
        assert!(has(&taken, |note| *note == Note::Thinking(Black)), "{edition}");
        assert_eq!(game.totals(), (0, 0), "{edition}");
        assert!(deadlines(&game.state).iter().all(|due| due.what != Deadline::Repeat), "{edition}");
    }
}
