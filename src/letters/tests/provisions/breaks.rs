//! Breaks.

use crate::support::*;
use golos_letters::{Refusal, Request, Said};
use golos_people::Actor;
use golos_rules::Side;

/// A game in which White has a letter of Black before him, received on this day, and a break was announced.
fn waiting(edition: &str, by: Side, told: &str, first: &str, last: &str) -> Game {
    let (own, answer) = if edition.starts_with("chess") { ("e2-e4", "e7-e5") } else { ("c3-b4", "f6-g5") };
    let mut game = Game::by(edition);
    game.play(White, "", "01.03", &[own]);
    game.play(Black, "05.03", "05.03", &[answer]);
    let said = Said::TakesBreak(day(first), day(last));
    let letter = notice(&game, by, told, said);
    game.take(&letter);
    game
}

fn days_of_white(game: &mut Game, received: &str, sent: &str) -> u32 {
    let next = if game.state.made()[0] == "e2-e4" { "Ng1-f3" } else { "b2-c3" };
    game.play(White, received, sent, &[next]).outcome.days
}

#[test]
fn r_10_4_3_the_worked_example() {
    for edition in DRAUGHTS {
        for (received, sent, days) in [
            ("08.10", "27.10", 3),
            ("08.10", "20.10", 1),
            ("10.10", "26.10", 1),
            ("12.10", "24.10", 0),
            ("09.10", "26.10", 1),
        ] {
            let mut game = waiting(edition, White, "01.10", "10.10", "25.10");
            assert_eq!(days_of_white(&mut game, received, sent), days, "{edition} {received} {sent}");
        }
    }
}

#[test]
fn ch_56_7_6_by_email_what_is_received_in_the_break_counts_from_the_day_after_it() {
    for (edition, days) in [("chess-email", 1), ("chess-post", 2), ("draughts-2022", 2)] {
        let mut game = waiting(edition, White, "01.10", "10.10", "25.10");
        assert_eq!(days_of_white(&mut game, "15.10", "27.10"), days, "{edition}");
    }
}

#[test]
fn r_10_4_2_the_partners_days_stand_in_draughts_and_run_in_chess() {
    for (edition, days) in [("draughts-2022", 3), ("draughts-2013", 3), ("chess-post", 19), ("chess-email", 19)] {
        let mut game = waiting(edition, Black, "01.10", "10.10", "25.10");
        assert_eq!(days_of_white(&mut game, "08.10", "27.10"), days, "{edition}");
    }
}

#[test]
fn r_10_4_2_breaks_of_both_that_overlap_are_united() {
    let mut game = waiting("draughts-2022", White, "01.10", "10.10", "25.10");
    let letter = notice(&game, Black, "02.10", Said::TakesBreak(day("20.10"), day("30.10")));
    game.take(&letter);
    assert_eq!(days_of_white(&mut game, "08.10", "01.11"), 3);
}

#[test]
fn r_10_4_2_a_late_notice_begins_the_break_on_its_day() {
    for (edition, days) in [("draughts-2022", 5), ("draughts-2013", 5), ("chess-post", 5), ("chess-email", 19)] {
        let mut game = waiting(edition, White, "12.10", "10.10", "25.10");
        assert_eq!(days_of_white(&mut game, "08.10", "27.10"), days, "{edition}");
    }
    // With another partner, told in time, the whole break counts.
    let mut other = waiting("draughts-2022", White, "09.10", "10.10", "25.10");
    assert_eq!(days_of_white(&mut other, "08.10", "27.10"), 3);
}

#[test]
fn r_10_4_2_a_partner_who_was_not_told_has_no_break() {
    let mut game = Game::by("draughts-2022");
    game.play(White, "", "01.03", &["c3-b4"]);
    game.play(Black, "05.03", "05.03", &["f6-g5"]);
    assert_eq!(days_of_white(&mut game, "08.10", "27.10"), 19);
}

#[test]
fn r_10_4_1_one_break_a_year_of_thirty_days_at_most() {
    for edition in DRAUGHTS {
        let mut game = waiting(edition, White, "01.06", "10.06", "25.07");
        assert_eq!(game.state.breaks()[0].valid, Some((day("10.06"), day("09.07"))), "{edition}: cut at the end");
        let again = notice(&game, White, "01.08", Said::TakesBreak(day("10.08"), day("12.08")));
        game.take(&again);
        assert_eq!(game.state.breaks()[1].valid, None, "{edition}");
    }
}

#[test]
fn ch_55_7_1_several_breaks_of_thirty_days_together() {
    for edition in CHESS {
        let mut game = waiting(edition, White, "01.06", "10.06", "29.06");
        let again = notice(&game, White, "01.08", Said::TakesBreak(day("10.08"), day("30.08")));
        game.take(&again);
        assert_eq!(
            game.state.breaks()[1].valid,
            Some((day("10.08"), day("19.08"))),
            "{edition}: twenty days were taken"
        );
        let third = notice(&game, White, "01.09", Said::TakesBreak(day("10.09"), day("11.09")));
        game.take(&third);
        assert_eq!(game.state.breaks()[2].valid, None, "{edition}");
    }
}

#[test]
fn a_break_over_new_year_belongs_to_the_year_it_begins_in_and_costs_days_of_the_next() {
    let mut game = waiting("chess-post", White, "01.12.2026", "20.12.2026", "08.01.2027");
    assert_eq!((game.state.break_days(White, 2026), game.state.break_days(White, 2027)), (20, 8));
    let next = notice(&game, White, "01.02.2027", Said::TakesBreak(day("10.02.2027"), day("20.03.2027")));
    game.take(&next);
    assert_eq!(game.state.breaks()[1].valid, Some((day("10.02.2027"), day("03.03.2027"))), "twenty-two days are left");
}

#[test]
fn r_10_4_3_a_break_that_begins_on_the_day_of_receipt() {
    let mut game = waiting("draughts-2022", White, "01.10", "10.10", "25.10");
    assert_eq!(days_of_white(&mut game, "10.10", "10.10"), 0);
    let mut game = waiting("draughts-2022", White, "01.10", "10.10", "25.10");
    assert_eq!(days_of_white(&mut game, "09.10", "10.10"), 0);
}

#[test]
fn r_10_4_4_an_answer_in_the_break_costs_nothing_and_does_not_end_it() {
    let mut game = waiting("draughts-2022", White, "01.10", "10.10", "25.10");
    assert_eq!(days_of_white(&mut game, "11.10", "15.10"), 0);
    game.play(Black, "20.10", "20.10", &["g5-h4"]);
    let next = game.play(White, "22.10", "27.10", &["a1-b2"]);
    assert_eq!(next.outcome.days, 2);
}

#[test]
fn r_10_4_5_the_arbiter_allows_a_break_after_its_start_and_beyond_the_norm() {
    for edition in EDITIONS {
        let mut game = waiting(edition, White, "01.06", "10.06", "09.07");
        let asked =
            Request::Break { by: White, first: day("01.10"), last: day("10.11"), told: day("05.10"), by_arbiter: true };
        assert_eq!(game.ask(White.into(), asked.clone()), Err(Refusal::ArbiterOnly), "{edition}");
        game.ask(Actor::ARBITER, asked).unwrap();
        assert_eq!(game.state.breaks()[1].valid, Some((day("01.10"), day("10.11"))), "{edition}");
    }
}

#[test]
fn ch_56_7_3_a_break_may_be_broken_off_by_email_only() {
    for edition in EDITIONS {
        let mut game = waiting(edition, White, "01.10", "10.10", "25.10");
        let asked = game.ask(White.into(), Request::EndBreak { by: White, on: day("18.10") });
        if edition == "chess-email" {
            asked.unwrap();
            assert_eq!(days_of_white(&mut game, "08.10", "20.10"), 3, "the day of the notice is free");
        } else {
            assert_eq!(asked, Err(Refusal::NoBreak), "{edition}");
        }
    }
}

#[test]
fn r_10_4_2_a_late_break_begins_on_the_day_of_the_stamp() {
    let mut game = Game::by("draughts-2022");
    game.play(White, "", "01.03", &["c3-d4"]);
    let mut letter = game.answer(Black, "05.03", "05.04", &["b6-a5"]);
    letter.said.push(Said::TakesBreak(day("01.04"), day("20.04")));
    letter.dates.sent_mark = Some(day("07.04"));
    game.take(&letter);
    assert_eq!(game.state.breaks()[0].valid, Some((day("07.04"), day("20.04"))));
}

#[test]
fn r_10_4_3_the_first_day_of_a_break_is_free_in_the_letter_that_announces_it() {
    for edition in ["draughts-2022", "draughts-2013", "chess-post"] {
        let (own, answer) = if edition.starts_with("chess") { ("e2-e4", "e7-e5") } else { ("c3-d4", "b6-a5") };
        let mut game = Game::by(edition);
        game.play(White, "", "10.03", &[own]);
        let mut letter = game.answer(Black, "15.03", "20.03", &[answer]);
        letter.said.push(Said::TakesBreak(day("20.03"), day("30.03")));
        letter.totals = Some((9, 4));
        assert_eq!(game.take(&letter).outcome.days, 4, "{edition}");
    }
}
