//! Letters that are composed, and records that are compared.

use crate::support::*;
use golos_letters::{Draft, Note, Parting, Purpose, Request, chart, compare, compose, game_file, half_short};

fn write(game: &mut Game, by: golos_rules::Side, sent: &str, moves: &[&str], offers: &[&str]) -> golos_letters::Letter {
    let words = |text: &&str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let mut draft = Draft::reply(moves.iter().map(|text| (*text).to_owned()).collect(), day(sent));
    draft.received = Some(day(sent));
    draft.offers = offers.iter().map(words).collect();
    let (letter, examined) = compose(&game.state, by, &draft).unwrap();
    assert!(examined.outcome.stop.is_none(), "{:?}", examined.notes);
    game.take(&letter);
    letter
}

#[test]
fn r_10_2_3_a_letter_repeats_accepts_and_offers() {
    for edition in DRAUGHTS {
        let mut game = Game::by(edition);
        // Any notation of the board is understood, full notation is written.
        let first = write(&mut game, White, "01.03", &["cb4"], &["fg5 bc3", "h6-g5 b2-c3"]);
        assert_eq!(first.moves[0].text, "c3-b4", "{edition}");
        let names: Vec<_> = first.offers.iter().map(|line| line.name.as_deref()).collect();
        assert_eq!(names, [Some("A"), Some("B")], "{edition}");
        let second = write(&mut game, Black, "05.03", &["f6-g5", "b2-c3", "g5-h4"], &[]);
        assert_eq!(second.repeat[0].text, "c3-b4", "{edition}");
        let accepted = second.accepted.expect("the accepted part");
        assert_eq!(
            (accepted.name.as_deref(), accepted.moves.len(), second.moves.len()),
            (Some("A"), 2, 1),
            "{edition}"
        );
        assert_eq!(half_short(&game.state).join(" "), "1.cb4 fg5 2.bc3 gh4", "{edition}");
    }
}

#[test]
fn ch_56_2_4_by_email_moves_are_numbers_unless_something_else_was_agreed() {
    for (edition, agreed, expected) in [
        ("chess-email", None, "5254"),
        ("chess-email", Some(golos_letters::Agreed::Short), "e4"),
        ("chess-post", None, "e2-e4"),
    ] {
        let mut game = Game::with(edition, |setup| setup.agreed = agreed);
        let letter = write(&mut game, White, "01.03", &["e4"], &["5755 Ng1-f3"]);
        assert_eq!(letter.moves[0].text, expected, "{edition}");
        assert_eq!(game.state.offers_to(Black)[0].moves, ["e7-e5", "Ng1-f3"], "{edition}");
        let answer = write(&mut game, Black, "02.03", &["c5"], &[]);
        assert_eq!(answer.repeat[0].text, expected, "{edition}");
    }
}

#[test]
fn r_10_2_11_what_may_be_charged_is_in_the_letter_unless_it_is_struck_out() {
    for charges in [true, false] {
        let mut game = Game::by("draughts-2022");
        let letter = game.answer(White, "", "01.03", &["c3-c4"]);
        game.take(&letter);
        let mut draft = Draft::reply(Vec::new(), day("06.03"));
        draft.purpose = Purpose::Query;
        draft.received = Some(day("05.03"));
        draft.charges = charges;
        let (query, _) = compose(&game.state, Black, &draft).unwrap();
        assert_eq!(query.charge, charges.then_some(6));
        assert_eq!(query.totals, Some((if charges { 6 } else { 0 }, 0)));
    }
}

#[test]
fn r_10_3_4_a_repeat_repeats_moves_and_variations() {
    let mut game = Game::by("draughts-2022");
    write(&mut game, White, "01.03", &["c3-b4"], &["f6-g5 b2-c3"]);
    let mut draft = Draft::reply(Vec::new(), day("10.04"));
    draft.purpose = Purpose::Repeat;
    let (repeat, examined) = compose(&game.state, White, &draft).unwrap();
    assert_eq!((repeat.moves[0].text.as_str(), repeat.offers.len()), ("c3-b4", 1));
    assert!(!examined.notes.iter().any(|note| matches!(note, Note::EarlyRepeat(_))), "{:?}", examined.notes);
}

#[test]
fn two_records_part_where_a_move_a_date_or_a_day_differs() {
    let played = |second: &str, sent: &str| {
        let mut game = Game::by("draughts-2022");
        game.play(White, "", "01.03", &["c3-b4"]);
        game.play(Black, "05.03", sent, &[second]);
        game
    };
    let one = played("f6-g5", "08.03");
    assert_eq!(compare(&one.state, &played("f6-g5", "08.03").state), []);
    let other = compare(&one.state, &played("b6-a5", "08.03").state);
    assert!(matches!(other.as_slice(), [Parting::Move { half_move: 1, .. }]), "{other:?}");
    let later = compare(&one.state, &played("f6-g5", "09.03").state);
    assert!(later.contains(&Parting::Total { side: Black, one: 3, other: 4 }), "{later:?}");
    assert_eq!(compare(&one.state, &Game::by("draughts-2013").state), [Parting::Game]);
}

#[test]
fn r_10_3_6_the_chart_has_a_row_for_each_letter() {
    let mut game = Game::by("draughts-2022");
    game.play(White, "", "03.03", &["c3-b4"]);
    game.play(Black, "12.03", "15.03", &["f6-g5"]);
    let rows = chart(&game.state);
    let sums: Vec<_> = rows.iter().map(|row| (row.number, row.by, row.days, row.total)).collect();
    assert_eq!(sums, [(1, White, 2, 2), (1, Black, 3, 3)]);
    assert!(game_file(&game.state).ends_with("1. c3-b4 f6-g5 *\n"));
    game.ask(White.into(), Request::Note("a remark".to_owned())).unwrap();
}
