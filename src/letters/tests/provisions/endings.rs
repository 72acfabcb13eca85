//! Records, unfinished games, withdrawals, sanctions, protests.

use crate::support::*;
use golos_letters::{Deadline, Phase, Reason, Refusal, Request, Ruling, Sanction, Score, Withdrawal, deadlines};
use golos_rules::Side;

fn unfinished(edition: &str) -> Game {
    let own = if edition.starts_with("chess") { "e2-e4" } else { "c3-b4" };
    let mut game = Game::with(edition, |setup| setup.end = Some(day("01.06")));
    game.play(White, "", "01.03", &[own]);
    game
}

fn papers(by: Side, on: &str, assessment: Score) -> Request {
    Request::Papers { by, on: day(on), assessment, with_analysis: true }
}

#[test]
fn r_10_5_2_papers_of_unfinished_games_have_a_deadline() {
    for (edition, last) in
        [("draughts-2022", "11.06"), ("draughts-2013", "11.06"), ("chess-post", "15.06"), ("chess-email", "15.06")]
    {
        let mut game = unfinished(edition);
        let due = deadlines(&game.state);
        assert!(due.iter().any(|due| due.what == Deadline::Papers && due.day == day(last)), "{edition}");
        assert_eq!(
            game.ask(White.into(), papers(White, "31.05", Score::Draw)),
            Err(Refusal::NotAdjudicated),
            "{edition}"
        );
        game.ask(White.into(), papers(White, "05.06", Score::White)).unwrap();
        assert_eq!(*game.state.phase(), Phase::Adjudication, "{edition}");
        let due = deadlines(&game.state);
        let month = due.iter().find(|due| due.what == Deadline::Adjudication).map(|due| due.day);
        assert_eq!(month, edition.starts_with("draughts").then(|| day("05.07")), "{edition}");
    }
}

#[test]
fn r_10_5_4_equal_assessments_end_chess_and_are_confirmed_in_draughts() {
    for edition in EDITIONS {
        let mut game = unfinished(edition);
        game.ask(White.into(), papers(White, "05.06", Score::Draw)).unwrap();
        game.ask(Black.into(), papers(Black, "07.06", Score::Draw)).unwrap();
        let reason = game.state.verdict().map(|verdict| verdict.reason);
        assert_eq!(reason, edition.starts_with("chess").then_some(Reason::SameAssessment), "{edition}");
        if reason.is_none() {
            game.rule(Ruling::Adjudicated(Score::Draw), "20.06").unwrap();
            assert_eq!(game.state.verdict().map(|verdict| verdict.score), Some(Score::Draw), "{edition}");
        }
    }
}

#[test]
fn r_10_5_6_an_appeal_has_its_days_and_needs_papers_in_time() {
    for (edition, last, late) in [("draughts-2022", "30.06", "01.07"), ("chess-post", "04.07", "05.07")] {
        for (on, in_time) in [(last, true), (late, false)] {
            let mut game = unfinished(edition);
            game.ask(White.into(), papers(White, "05.06", Score::White)).unwrap();
            game.ask(Black.into(), papers(Black, "30.06", Score::Black)).unwrap();
            game.rule(Ruling::Adjudicated(Score::Draw), "20.06").unwrap();
            let appeal = |by| Request::Protest { by, on: day(on) };
            assert_eq!(game.ask(Black.into(), appeal(Black)), Err(Refusal::NoAppeal), "{edition}");
            game.ask(White.into(), appeal(White)).unwrap();
            let recorded = format!("{:?}", game.events.last());
            assert!(recorded.contains(&format!("in_time: {in_time}")), "{edition} {on} {recorded}");
        }
    }
}

#[test]
fn r_10_5_3_and_ch_55_8_1_a_withdrawal_has_three_ends() {
    for edition in EDITIONS {
        for (way, score) in [
            (Withdrawal::Lost, Some(Score::White)),
            (Withdrawal::Adjudicated, None),
            (Withdrawal::Annulled, Some(Score::Annulled)),
        ] {
            let mut game = unfinished(edition);
            game.rule(Ruling::Withdrawn(Black, way), "01.04").unwrap();
            assert_eq!(game.state.verdict().map(|verdict| verdict.score), score, "{edition}");
        }
    }
}

#[test]
fn r_10_5_1_the_record_of_a_finished_game_goes_to_the_arbiter() {
    let mut game = unfinished("draughts-2022");
    let sent = |by| Request::RecordSent { by, on: day("10.04") };
    assert_eq!(game.ask(White.into(), sent(White)), Err(Refusal::NotOver));
    game.rule(Ruling::Lost { side: Black, articles: vec!["R-10.1.9".to_owned()] }, "01.04").unwrap();
    let records = |game: &Game| deadlines(&game.state).iter().filter(|due| due.what == Deadline::Record).count();
    assert_eq!(records(&game), 2);
    game.ask(White.into(), sent(White)).unwrap();
    assert_eq!(records(&game), 1);
    assert!(deadlines(&game.state).iter().any(|due| due.day == day("16.04")));
}

#[test]
fn r_10_5_8_neither_record_makes_two_losses() {
    for edition in EDITIONS {
        let mut game = unfinished(edition);
        assert_eq!(game.rule(Ruling::NoRecords, "01.08"), Err(Refusal::NotOver), "{edition}: it is for finished games");
        game.rule(Ruling::Lost { side: Black, articles: vec!["R-10.1.9".to_owned()] }, "02.08").unwrap();
        let mut recorded = Game { state: game.state.clone(), events: Vec::new() };
        recorded.ask(White.into(), Request::RecordSent { by: White, on: day("05.08") }).unwrap();
        assert_eq!(recorded.rule(Ruling::NoRecords, "01.09"), Err(Refusal::RecordCame), "{edition}");
        game.rule(Ruling::NoRecords, "01.09").unwrap();
        assert_eq!(game.state.verdict().map(|verdict| verdict.score), Some(Score::Neither), "{edition}");
    }
}

#[test]
fn r_10_1_10_a_sanction_names_the_articles() {
    for edition in EDITIONS {
        let mut game = unfinished(edition);
        let sanction = |articles| Ruling::Sanction { side: Black, sanction: Sanction::Exclusion, articles };
        assert_eq!(game.rule(sanction(Vec::new()), "01.04"), Err(Refusal::ArticlesMissing), "{edition}");
        game.rule(sanction(vec!["R-10.2.6".to_owned()]), "01.04").unwrap();
    }
}

#[test]
fn ch_55_5_2_and_56_5_3_a_dead_game_may_be_lost() {
    for (edition, day_of) in [("chess-post", Some("01.06")), ("chess-email", Some("10.04")), ("draughts-2022", None)] {
        let mut game = unfinished(edition);
        let dead = deadlines(&game.state).iter().find(|due| due.what == Deadline::Dead).map(|due| due.day);
        assert_eq!(dead, day_of.map(day), "{edition}");
        if day_of.is_none() {
            assert_eq!(game.rule(Ruling::Dead(Black), "01.07"), Err(Refusal::NotInDocument), "{edition}");
            continue;
        }
        game.rule(Ruling::Dead(Black), "01.07").unwrap();
        assert_eq!(game.state.verdict().map(|verdict| verdict.reason), Some(Reason::Dead), "{edition}");
    }
}

#[test]
fn r_10_2_11_days_of_the_arbiter_are_added() {
    let mut game = unfinished("chess-post");
    game.rule(Ruling::Days { side: White, days: 5, articles: vec!["CH-55.4.9.3".to_owned()] }, "01.04").unwrap();
    assert_eq!(game.totals(), (5, 0));
}

#[test]
fn ch_55_9_5_4_the_move_that_goes_with_the_papers_counts_as_made() {
    for edition in EDITIONS {
        let chess = edition.starts_with("chess");
        let moves = if chess { ["e2-e4", "e7-e5", "Ng1-f3"] } else { ["c3-b4", "f6-g5", "b2-c3"] };
        let mut game = Game::by(edition);
        game.play(White, "", "01.03", &moves[..1]);
        game.rule(Ruling::Unfinished, "02.08").unwrap();
        let letter = game.answer(Black, "01.08", "05.08", &moves[1..2]);
        let asked = game.ask(Black.into(), Request::Take(Box::new(letter)));
        assert_eq!(asked, if chess { Ok(()) } else { Err(Refusal::Over) }, "{edition}");
        assert_eq!(game.totals(), (0, 0), "{edition}");
        let next = game.plain(White, "06.08", "07.08", &moves[2..]);
        assert_eq!(game.ask(White.into(), Request::Take(Box::new(next))), Err(Refusal::Over), "{edition}: one only");
    }
}

#[test]
fn r_10_1_9_sanctions_are_those_of_the_document() {
    for (edition, warning, reprimand) in
        [("draughts-2022", true, false), ("draughts-2013", false, true), ("chess-post", false, false)]
    {
        for (sanction, is_named) in [(Sanction::Warning, warning), (Sanction::Reprimand, reprimand)] {
            let mut game = Game::by(edition);
            let articles = vec!["10.2.6".to_owned()];
            let ruled = game.rule(Ruling::Sanction { side: Black, sanction, articles }, "02.03");
            assert_eq!(ruled, if is_named { Ok(()) } else { Err(Refusal::NotASanction) }, "{edition} {sanction:?}");
        }
    }
}

#[test]
fn r_10_5_7_the_decision_on_a_protest_is_final() {
    for edition in EDITIONS {
        let mut game = unfinished(edition);
        game.rule(Ruling::Unfinished, "01.06").unwrap();
        for side in [White, Black] {
            let assessment = if side == White { Score::White } else { Score::Draw };
            let papers = Request::Papers { by: side, on: day("02.06"), assessment, with_analysis: true };
            game.ask(side.into(), papers).unwrap();
        }
        game.rule(Ruling::Adjudicated(Score::Draw), "20.07").unwrap();
        let appeals = |game: &Game| deadlines(&game.state).iter().any(|due| due.what == Deadline::Appeal);
        assert!(appeals(&game), "{edition}");
        game.ask(White.into(), Request::Protest { by: White, on: day("25.07") }).unwrap();
        game.rule(Ruling::Adjudicated(Score::White), "10.08").unwrap();
        assert!(!appeals(&game), "{edition}");
        let again = game.ask(Black.into(), Request::Protest { by: Black, on: day("12.08") });
        assert_eq!(again, Err(Refusal::Final), "{edition}");
        assert_eq!(game.rule(Ruling::Adjudicated(Score::Black), "12.08"), Err(Refusal::Final), "{edition}");
    }
}
