//! Letters that were lost, that came twice, or that nobody had to write.

use crate::support::*;
use golos_letters::{
    ChartCause, Deadline, Draft, Letter, Note, Purpose, Refusal, Said, chart, compare, compose, deadlines,
};
use golos_rules::Side;

/// The records of both players and of the arbiter.
struct Three {
    white: Game,
    black: Game,
}

fn opening(edition: &str) -> (&'static str, &'static str, &'static str) {
    if edition.starts_with("chess") { ("e2-e4", "e7-e5", "Ng1-f3") } else { ("c3-d4", "b6-a5", "g3-h4") }
}

fn three(edition: &str) -> Three {
    let with = |me| Game::with(edition, |setup| setup.me = Some(me));
    Three { white: with(White), black: with(Black) }
}

impl Three {
    fn of(&mut self, side: Side) -> &mut Game {
        if side == White { &mut self.white } else { &mut self.black }
    }

    fn write(&mut self, by: Side, purpose: Purpose, sent: &str, moves: &[&str]) -> Letter {
        let mut draft = Draft::reply(moves.iter().map(|text| (*text).to_owned()).collect(), day(sent));
        draft.purpose = purpose;
        let game = self.of(by);
        let (letter, _) = compose(&game.state, by, &draft).unwrap();
        game.take(&letter);
        letter
    }

    fn come(&mut self, letter: &Letter, arrived: &str) -> golos_letters::Examined {
        let mut came = letter.clone();
        came.dates.arrived = Some(day(arrived));
        self.of(letter.by.other()).take(&came)
    }
}

#[test]
fn r_10_3_4_a_repeat_brings_a_first_move_that_was_lost() {
    for (edition, repeated, late) in [
        ("draughts-2022", "20.04", 10),
        ("draughts-2013", "20.04", 10),
        ("chess-post", "10.04", 10),
        ("chess-email", "25.03", 10),
    ] {
        let (first, answer, _) = opening(edition);
        let mut game = three(edition);
        game.write(White, Purpose::Reply, "01.03", &[first]);
        let repeat = game.write(White, Purpose::Repeat, repeated, &[]);
        assert_eq!((repeat.dates.sent, repeat.dates.repeated), (Some(day("01.03")), Some(day(repeated))), "{edition}");
        let taken = game.come(&repeat, "25.04");
        assert_eq!(taken.outcome.made, [first], "{edition}: {:?}", taken.notes);
        assert_eq!(taken.outcome.delay, late, "{edition}");
        let reply = game.write(Black, Purpose::Reply, "27.04", &[answer]);
        assert_eq!(reply.dates.partner_sent, Some(day(repeated)), "{edition}");
        game.come(&reply, "30.04");
        assert_eq!((game.white.totals(), game.black.totals()), ((late, 2), (late, 2)), "{edition}");
        assert_eq!(compare(&game.white.state, &game.black.state), [], "{edition}");
    }
}

#[test]
fn r_10_3_4_a_repeat_of_a_lost_answer_counts_from_the_three_dates_of_the_first() {
    for edition in EDITIONS {
        let (first, answer, _) = opening(edition);
        let mut game = three(edition);
        let sent = game.write(White, Purpose::Reply, "01.03", &[first]);
        game.come(&sent, "05.03");
        game.write(Black, Purpose::Reply, "08.03", &[answer]);
        let repeat = game.write(Black, Purpose::Repeat, "16.03", &[]);
        let dates = repeat.dates;
        assert_eq!(
            (dates.partner_sent, dates.received, dates.sent),
            (Some(day("01.03")), Some(day("05.03")), Some(day("08.03")))
        );
        let taken = game.come(&repeat, "20.03");
        assert_eq!((taken.outcome.made.len(), taken.outcome.days), (1, 3), "{edition}: {:?}", taken.notes);
        assert_eq!(game.white.totals(), (0, 3), "{edition}");
        assert_eq!(game.white.state.to_write(), Some(White), "{edition}");
        assert_eq!(compare(&game.white.state, &game.black.state), [], "{edition}");
    }
}

#[test]
fn r_10_3_1_what_comes_twice_gives_no_fresh_days() {
    for edition in EDITIONS {
        let (first, answer, next) = opening(edition);
        for purpose in [Purpose::Reply, Purpose::Repeat] {
            let mut game = three(edition);
            let sent = game.write(White, Purpose::Reply, "01.03", &[first]);
            game.come(&sent, "05.03");
            let reply = game.write(Black, Purpose::Reply, "08.03", &[answer]);
            game.come(&reply, "10.03");
            let due = |game: &Game| {
                let all = deadlines(&game.state);
                all.iter().find(|due| due.what == Deadline::Reply).map(|due| due.day)
            };
            let before = due(&game.white);
            let again = match purpose {
                Purpose::Repeat => game.write(Black, Purpose::Repeat, "17.04", &[]),
                _ => reply.clone(),
            };
            let taken = game.come(&again, "20.04");
            assert_eq!(has(&taken, |note| *note == Note::Duplicate), purpose == Purpose::Reply, "{edition}");
            assert_eq!(due(&game.white), before, "{edition} {purpose:?}");
            let answered = game.write(White, Purpose::Reply, "22.04", &[next]);
            assert_eq!(
                (answered.dates.partner_sent, answered.dates.received),
                (Some(day("08.03")), Some(day("10.03")))
            );
            assert_eq!(game.white.state.letters().last().unwrap().outcome.days, 43, "{edition} {purpose:?}");
        }
    }
}

#[test]
fn r_10_2_8_who_is_not_to_move_writes_no_move() {
    for edition in EDITIONS {
        let (first, _, next) = opening(edition);
        let mut game = three(edition);
        game.write(White, Purpose::Reply, "01.03", &[first]);
        let draft = Draft::reply(vec![next.to_owned()], day("03.03"));
        assert_eq!(compose(&game.white.state, White, &draft), Err(Refusal::NotTheTurn(White)), "{edition}");
    }
}

#[test]
fn a_draw_that_nobody_offers_is_not_accepted() {
    for edition in EDITIONS {
        let (first, ..) = opening(edition);
        let mut game = three(edition);
        let sent = game.write(White, Purpose::Reply, "01.03", &[first]);
        game.come(&sent, "05.03");
        let mut draft = Draft::reply(Vec::new(), day("06.03"));
        (draft.purpose, draft.said) = (Purpose::Notice, vec![Said::AcceptsDraw]);
        assert_eq!(compose(&game.black.state, Black, &draft), Err(Refusal::NoDrawOffered), "{edition}");
        // A letter that does so all the same changes nothing.
        let mut letter = game.white.plain(Black, "05.03", "06.03", &[]);
        letter.said = vec![Said::AcceptsDraw];
        let taken = game.white.take(&letter);
        assert!(has(&taken, |note| *note == Note::DrawNotOffered), "{edition}");
        assert_eq!((taken.outcome.stop, game.white.totals()), (None, (0, 0)), "{edition}");
    }
}

#[test]
fn r_10_2_3_who_accepts_a_draw_repeats_the_move() {
    let mut game = three("draughts-2022");
    let mut draft = Draft::reply(vec!["c3-d4".to_owned()], day("01.03"));
    draft.said = vec![Said::OffersDraw];
    let (offer, _) = compose(&game.white.state, White, &draft).unwrap();
    game.white.take(&offer);
    game.come(&offer, "05.03");
    let mut draft = Draft::reply(Vec::new(), day("06.03"));
    (draft.purpose, draft.said) = (Purpose::Notice, vec![Said::AcceptsDraw]);
    let (letter, examined) = compose(&game.black.state, Black, &draft).unwrap();
    assert_eq!(letter.repeat[0].text, "c3-d4");
    assert!(examined.outcome.end.is_some());
}

#[test]
fn ch_56_4_9_a_late_repeat_by_email_costs_its_days_on_the_day_on_which_it_comes_as_well() {
    let mut game = three("chess-email");
    game.write(White, Purpose::Reply, "01.03", &["e2-e4"]);
    let repeat = game.write(White, Purpose::Repeat, "19.03", &[]);
    game.come(&repeat, "19.03");
    let mut draft = Draft::reply(vec!["e7-e5".to_owned()], day("19.03"));
    draft.said = vec![Said::FirstLetterLost];
    let (letter, _) = compose(&game.black.state, Black, &draft).unwrap();
    game.black.take(&letter);
    game.come(&letter, "19.03");
    assert_eq!((game.white.totals(), game.black.totals()), ((4, 0), (4, 0)));
}

#[test]
fn r_10_3_4_a_second_repeat_has_no_term_of_its_own() {
    let mut game = three("draughts-2022");
    let sent = game.write(White, Purpose::Reply, "01.03", &["c3-d4"]);
    game.come(&sent, "05.03");
    game.write(White, Purpose::Repeat, "10.04", &[]);
    game.write(White, Purpose::Repeat, "20.04", &[]);
    assert_eq!(game.white.state.letters().last().unwrap().outcome.delay, 0);
}

#[test]
fn r_10_3_4_the_enquiry_about_a_first_move_may_cross_it() {
    for edition in EDITIONS {
        let (first, ..) = opening(edition);
        let mut game = three(edition);
        game.write(White, Purpose::Reply, "01.03", &[first]);
        let query = game.write(Black, Purpose::Query, "31.03", &[]);
        let taken = game.come(&query, "05.04");
        assert!(has(&taken, |note| *note == Note::FirstMoveLost), "{edition}");
        let due = deadlines(&game.white.state);
        let repeat = due.iter().find(|due| due.what == Deadline::Repeat).unwrap();
        assert!(repeat.day <= day("05.04"), "{edition}: {repeat:?}");
        assert!(deadlines(&game.black.state).iter().all(|due| due.what != Deadline::FirstMove), "{edition}");
        let early = game.of(Black);
        assert!(early.state.enquiry_of(Black).is_some(), "{edition}");
    }
}

#[test]
fn r_10_3_1_the_first_date_corrects_the_time_of_the_partner() {
    let mut game = three("draughts-2022");
    let sent = game.write(White, Purpose::Reply, "01.03", &["c3-d4"]);
    let mut letter = game.white.answer(Black, "06.03", "08.03", &["b6-a5"]);
    letter.dates.partner_sent = Some(day("03.03"));
    letter.totals = Some((2, 2));
    assert_eq!(sent.dates.sent, Some(day("01.03")));
    let taken = game.white.take(&letter);
    assert!(has(&taken, |note| *note == Note::Corrected { side: White, total: 2 }), "{:?}", taken.notes);
    assert_eq!(game.white.totals(), (2, 2));
    let rows: Vec<_> = chart(&game.white.state).iter().map(|row| (row.sent, row.days, row.total)).collect();
    assert_eq!(rows, [(Some(day("03.03")), 2, 2), (Some(day("08.03")), 2, 2)]);
}

#[test]
fn r_10_3_6_the_sums_of_the_chart_add_up() {
    let mut game = Game::by("draughts-2022");
    game.play(White, "", "01.03", &["c3-d4"]);
    let mut late = game.answer(Black, "05.03", "08.03", &["b6-a5"]);
    late.dates.sent_mark = Some(day("10.03"));
    game.take(&late);
    game.play(White, "15.03", "16.03", &["g3-h4"]);
    game.play(Black, "20.03", "22.03", &["d6-d5"]);
    game.query(White, "25.03", "26.03");
    game.play(Black, "30.03", "31.03", &["d6-e5"]);
    let rows = chart(&game.state);
    let black: Vec<_> = rows.iter().filter(|row| row.by == Black).map(|row| (row.days, row.total, row.cause)).collect();
    assert_eq!(black, [(5, 5, None), (2, 7, None), (6, 13, Some(ChartCause::Penalty)), (1, 14, None)]);
    assert_eq!(game.totals().1, 14);
    assert_eq!(rows.iter().find(|row| row.by == Black).and_then(|row| row.sent), Some(day("10.03")));
}

#[test]
fn r_10_3_1_dates_that_cannot_be_are_not_counted() {
    let mut game = Game::by("draughts-2022");
    game.play(White, "", "10.03", &["c3-d4"]);
    let mut letter = game.answer(Black, "15.03", "18.03", &["b6-a5"]);
    letter.dates.arrived = Some(day("25.03"));
    let mut stamped = letter.clone();
    stamped.dates.sent_mark = Some(day("28.03"));
    assert!(matches!(golos_letters::examine(&game.state, &stamped), Err(Refusal::MarkAfterArrival { .. })));
    let mut early = letter.clone();
    early.dates.arrived = Some(day("01.03"));
    assert!(matches!(golos_letters::examine(&game.state, &early), Err(Refusal::ArrivedTooEarly { .. })));
    let mut received = letter.clone();
    received.dates.received = Some(day("05.03"));
    let refused = golos_letters::examine(&game.state, &received);
    assert!(matches!(refused, Err(Refusal::NeedsDate(golos_letters::WhichDate::Received))), "{refused:?}");
    let mut sent = letter.clone();
    (sent.dates.sent, sent.totals) = (Some(day("18.05")), None);
    let refused = golos_letters::examine(&game.state, &sent);
    assert!(matches!(refused, Err(Refusal::NeedsDate(golos_letters::WhichDate::Sent))), "{refused:?}");
    sent.dates.sent_mark = Some(day("19.03"));
    let examined = golos_letters::examine(&game.state, &sent).unwrap();
    assert!(has(&examined, |note| matches!(note, Note::DateImpossible { .. })));
    assert_eq!(examined.outcome.days, 4, "the stamp counts");
}
