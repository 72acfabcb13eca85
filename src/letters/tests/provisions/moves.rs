//! What a letter writes, and what it comes to.

use crate::support::*;
use golos_letters::{
    Examined, Letter, Mend, Note, Phase, Purpose, Reason, Refusal, Request, Said, Score, Written, examine,
};

fn first_move(edition: &str, text: &str) -> (Game, Examined) {
    let mut game = Game::by(edition);
    let taken = game.play(White, "", "03.03", &[text]);
    (game, taken)
}

fn stopped(game: &Game) -> Option<Mend> {
    match game.state.phase() {
        Phase::Stopped { what, .. } => Some(*what),
        _ => None,
    }
}

#[test]
fn r_10_2_10_an_impossible_move_of_a_piece_with_one_move_is_that_move() {
    for edition in DRAUGHTS {
        let (game, taken) = first_move(edition, "a3-b5");
        assert_eq!(game.state.made(), ["a3-b4"], "{edition}");
        assert!(has(&taken, |note| matches!(note, Note::Single { .. })));
        assert_eq!((stopped(&game), game.state.right_of(Black).charge), (None, 0), "no penalty: play has not stopped");
    }
}

#[test]
fn r_10_2_10_otherwise_the_writer_replaces_it() {
    for edition in DRAUGHTS {
        // Two moves; nothing there; no move.
        for text in ["c3-c4", "e5-d6", "b2-a3"] {
            let (game, _) = first_move(edition, text);
            assert_eq!(stopped(&game), Some(Mend::Move), "{edition} {text}");
            assert_eq!(game.state.right_of(Black).charge, 6, "{edition} {text}");
            assert!(game.state.made().is_empty());
        }
    }
}

#[test]
fn ch_55_3_12_and_56_3_4_an_impossible_move_is_replaced_by_any_piece() {
    for (edition, days) in [("chess-post", 5), ("chess-email", 2)] {
        let mut game = Game::by(edition);
        game.play(White, "", "01.03", &["e2-e5"]);
        assert_eq!((stopped(&game), game.totals()), (Some(Mend::Move), (days, 0)), "{edition}");
        game.query(Black, "04.03", "06.03");
        game.play(White, "08.03", "09.03", &["Ng1-f3"]);
        assert_eq!((game.state.made().len(), game.totals()), (1, (days + 1, 0)), "{edition}");
    }
}

#[test]
fn r_10_2_2_short_notation_is_impossible_and_names_no_square() {
    for edition in DRAUGHTS {
        for text in ["cd4", "d4"] {
            let (game, taken) = first_move(edition, text);
            assert_eq!(stopped(&game), Some(Mend::Move), "{edition} {text}");
            assert!(has(&taken, |note| matches!(note, Note::Short(_))), "{edition} {text}");
        }
    }
}

#[test]
fn ch_55_3_2_another_notation_than_the_agreed_one_is_told_and_accepted() {
    for (edition, text, told) in [
        ("chess-post", "Ng1-f3", false),
        ("chess-post", "Nf3", true),
        ("chess-email", "7163", false),
        ("chess-email", "Ng1-f3", true),
        ("chess-post", "Кg1-f3", false),
    ] {
        let (game, taken) = first_move(edition, text);
        assert_eq!(game.state.made(), ["Ng1-f3"], "{edition} {text}");
        assert_eq!(has(&taken, |note| matches!(note, Note::NotAgreed(_))), told, "{edition} {text}");
    }
}

#[test]
fn r_10_2_10_an_illegible_or_missing_move_is_replaced() {
    for edition in EDITIONS {
        for moves in [&["##"][..], &[]] {
            let mut game = Game::by(edition);
            game.play(White, "", "03.03", moves);
            assert_eq!(stopped(&game), Some(Mend::Move), "{edition} {moves:?}");
        }
    }
}

#[test]
fn signs_of_captures_stop_nothing() {
    let mut game = Game::by("draughts-2022");
    let taken = game.play(White, "", "03.03", &["c3:d4"]);
    assert!(has(&taken, |note| matches!(note, Note::SignWrong(_))));
    assert_eq!(game.state.made(), ["c3-d4"]);
    let mut chess = Game::by("chess-post");
    chess.play(White, "", "03.03", &["e2-e4+!"]);
    assert_eq!(chess.state.made(), ["e2-e4"]);
}

#[test]
fn r_10_2_11_the_whole_chain_of_an_impossible_move() {
    for edition in DRAUGHTS {
        let mut game = Game::by(edition);
        game.play(White, "", "01.03", &["c3-b4"]);
        game.play(Black, "10.03", "10.03", &["f6-g5"]);
        game.play(White, "20.03", "20.03", &["b2-c3"]);
        game.play(Black, "05.04", "09.04", &["d6-d5"]);
        assert_eq!(game.totals(), (0, 4), "{edition}");
        game.query(White, "14.04", "16.04");
        game.play(Black, "21.04", "23.04", &["d6-e5"]);
        assert_eq!(game.totals(), (0, 12), "{edition}: 4 and 2 days of thinking, 6 of penalty");
    }
}

#[test]
fn r_10_2_4_a_forced_reply_is_written_and_answered() {
    for edition in DRAUGHTS {
        let mut game = Game::by(edition);
        game.play(White, "", "01.03", &["c3-d4"]);
        let missing = game.answer(Black, "05.03", "05.03", &["b6-c5"]);
        let taken = examine(&game.state, &missing).unwrap();
        assert!(has(&taken, |note| *note == Note::ForcedMissing("d4:b6".to_owned())), "{edition}");
        assert_eq!(taken.outcome.stop, None, "no penalty is stated");
        let taken = game.play(Black, "05.03", "05.03", &["b6-c5", "d4:b6", "a7:c5"]);
        assert_eq!(taken.outcome.made, ["b6-c5", "d4:b6", "a7:c5"], "{edition}");
        assert!(!has(&taken, |note| matches!(note, Note::ForcedMissing(_))));
        assert_eq!(game.state.turn(), White);
        assert_eq!((game.state.moves_of(White), game.state.moves_of(Black)), (2, 2));
    }
}

#[test]
fn r_10_2_4_one_man_with_two_ways_is_not_forced() {
    // White has one man, on c3, with two ways.
    let mut game = Game::with("draughts-2022", |setup| setup.position = Some("B:Wc3:Bh8,a7".to_owned()));
    let taken = game.play(Black, "", "05.03", &["a7-b6"]);
    assert!(!has(&taken, |note| matches!(note, Note::ForcedMissing(_))));
}

#[test]
fn r_10_2_9_a_wrong_repeat_stops_play_and_the_move_stands() {
    for edition in EDITIONS {
        let chess = edition.starts_with("chess");
        let (own, wrong, answer) = if chess { ("e2-e4", "e2-e3", "e7-e5") } else { ("c3-b4", "c3-d4", "f6-g5") };
        let mut game = Game::by(edition);
        game.play(White, "", "01.03", &[own]);
        let mut letter = game.answer(Black, "05.03", "06.03", &[answer]);
        letter.repeat = vec![Written::new(wrong)];
        let taken = game.take(&letter);
        assert!(has(&taken, |note| matches!(note, Note::RepeatWrong { .. })), "{edition}");
        assert_eq!((stopped(&game), game.state.made().len()), (Some(Mend::Repeat), 2), "{edition}");
        game.query(White, "08.03", "10.03");
        let mut mended = game.plain(Black, "12.03", "14.03", &[]);
        mended.repeat = vec![Written::new(own)];
        game.take(&mended);
        assert_eq!(stopped(&game), None, "{edition}");
        let days = match edition {
            "chess-post" => 8,
            "chess-email" => 5,
            _ => 9,
        };
        // Two days in which the repeat was corrected are among them (P-CO20).
        assert_eq!(game.totals(), (0, days), "{edition}");
        assert_eq!(game.state.turn(), White);
    }
}

#[test]
fn r_10_2_9_a_missing_repeat_is_told_apart_from_a_wrong_one() {
    for edition in EDITIONS {
        let (own, answer) = if edition.starts_with("chess") { ("e2-e4", "e7-e5") } else { ("c3-b4", "f6-g5") };
        let mut game = Game::by(edition);
        game.play(White, "", "01.03", &[own]);
        let mut letter = game.answer(Black, "05.03", "06.03", &[answer]);
        letter.repeat.clear();
        let taken = game.take(&letter);
        assert!(has(&taken, |note| *note == Note::RepeatMissing), "{edition}");
        assert_eq!(game.state.made().len(), 2, "{edition}");
    }
}

#[test]
fn r_10_2_9_a_query_after_three_days_costs_the_days_beyond() {
    for edition in EDITIONS {
        let mut game = Game::by(edition);
        game.play(White, "", "01.03", &["##"]);
        assert_eq!(game.query(Black, "05.03", "10.03").outcome.days, 2, "{edition}");
    }
}

#[test]
fn unmarked_moves_are_parted_into_repeat_and_own() {
    let mut game = Game::by("draughts-2022");
    game.play(White, "", "01.03", &["c3-b4"]);
    let mut letter = game.plain(Black, "05.03", "06.03", &["c3-b4", "f6-g5"]);
    assert_eq!(examine(&game.state, &letter).unwrap().outcome.stop, None);
    letter.moves[0].text = "c3-d4".to_owned();
    let taken = examine(&game.state, &letter).unwrap();
    assert!(has(&taken, |note| matches!(note, Note::RepeatWrong { .. })), "{:?}", taken.notes);
    assert_eq!(taken.outcome.made, ["f6-g5"]);
    letter.moves = vec![Written::new("f6-g5")];
    let taken = examine(&game.state, &letter).unwrap();
    assert!(has(&taken, |note| *note == Note::RepeatMissing));
    assert_eq!(taken.outcome.made, ["f6-g5"]);
}

#[test]
fn ch_56_2_1_a_letter_with_the_whole_game_is_parted_too() {
    let mut game = Game::by("chess-email");
    game.play(White, "", "01.03", &["4244"]);
    game.play(Black, "01.03", "02.03", &["4745"]);
    let letter = game.plain(White, "02.03", "03.03", &["4244", "4745", "7163"]);
    assert_eq!(game.take(&letter).outcome.made, ["Ng1-f3"]);
}

/// White has moved and offers this.
fn offering(edition: &str, first: &str, offers: Vec<golos_letters::Line>) -> Game {
    let mut game = Game::by(edition);
    let mut letter = game.answer(White, "", "01.03", &[first]);
    letter.offers = offers;
    game.take(&letter);
    game
}

#[test]
fn r_10_2_13_a_variation_is_accepted_up_to_the_first_changed_move() {
    for (edition, first, offered, accepted, refused) in [
        ("draughts-2022", "c3-b4", ["f6-g5", "b2-c3", "g5-h4", "a1-b2"], ["f6-g5", "b2-c3", "b6-a5"], "h6-g5"),
        ("draughts-2013", "c3-b4", ["f6-g5", "b2-c3", "g5-h4", "a1-b2"], ["f6-g5", "b2-c3", "b6-a5"], "h6-g5"),
        ("chess-post", "e2-e4", ["e7-e5", "Ng1-f3", "Nb8-c6", "Bf1-b5"], ["e7-e5", "Ng1-f3", "d7-d6"], "c7-c5"),
        ("chess-email", "e2-e4", ["e7-e5", "Ng1-f3", "Nb8-c6", "Bf1-b5"], ["e7-e5", "Ng1-f3", "d7-d6"], "c7-c5"),
    ] {
        let mut game = offering(edition, first, vec![line(None, &offered)]);
        assert_eq!(game.state.offers_to(Black).len(), 1, "{edition}");
        let taken = game.play(Black, "05.03", "08.03", &accepted);
        assert_eq!((taken.outcome.accepted, taken.outcome.made.len(), taken.outcome.days), (2, 3, 3), "{edition}");
        assert_eq!((game.state.turn(), game.state.moves_of(White)), (White, 2), "{edition}");
        let mut game = offering(edition, first, vec![line(None, &offered)]);
        let taken = game.play(Black, "05.03", "08.03", &[refused]);
        assert_eq!((taken.outcome.accepted, taken.outcome.made.len()), (0, 1), "{edition}: nothing binds");
        assert!(game.state.offers_to(Black).is_empty(), "too late");
    }
}

#[test]
fn r_10_2_13_a_changed_move_that_is_impossible_stops_play() {
    let mut game = offering("draughts-2022", "c3-b4", vec![line(None, &["f6-g5", "b2-c3", "g5-h4", "a1-b2"])]);
    let taken = game.play(Black, "05.03", "08.03", &["f6-g5", "b2-c3", "d6-d5"]);
    assert_eq!((taken.outcome.made.len(), stopped(&game)), (2, Some(Mend::Move)), "the accepted part is made");
    assert_eq!(game.state.right_of(White).charge, 6);
}

#[test]
fn r_10_2_9_an_accepted_move_of_the_partner_written_otherwise_is_a_wrong_repeat() {
    let mut game = offering("draughts-2022", "c3-b4", vec![line(None, &["f6-g5", "b2-c3", "g5-h4", "a1-b2"])]);
    let taken = game.play(Black, "05.03", "08.03", &["f6-g5", "a1-b2", "g5-h4"]);
    assert!(has(&taken, |note| *note == Note::RepeatWrong { written: "a1-b2".to_owned(), sent: "b2-c3".to_owned() }));
    assert_eq!(taken.outcome.made, ["f6-g5"]);
}

#[test]
fn r_10_2_7_named_variations_and_an_unknown_name() {
    let lines = || vec![line(Some("А"), &["f6-g5", "b2-c3"]), line(Some("Б"), &["h6-g5", "b2-c3"])];
    for (name, accepted) in [("A", 2), ("Б", 0)] {
        let mut game = offering("draughts-2022", "c3-b4", lines());
        let mut letter = game.answer(Black, "05.03", "08.03", &["g5-h4"]);
        letter.accepted = Some(line(Some(name), &["f6-g5", "b2-c3"]));
        assert_eq!(game.take(&letter).outcome.accepted, accepted, "{name}");
    }
    let mut game = offering("draughts-2022", "c3-b4", lines());
    let mut letter = game.answer(Black, "05.03", "08.03", &[]);
    letter.accepted = Some(line(Some("В"), &["f6-g5"]));
    let taken = game.take(&letter);
    assert_eq!(taken.outcome.accepted, 0);
}

#[test]
fn r_10_2_12_an_error_in_an_offer_cuts_it_and_costs_nothing() {
    for (edition, first, moves) in [
        ("draughts-2022", "c3-b4", ["f6-g5", "b2-c3", "g5-h4", "h2-h3"]),
        ("chess-post", "e2-e4", ["e7-e5", "Ng1-f3", "Nb8-c6", "Bf1-a7"]),
    ] {
        let game = offering(edition, first, vec![line(None, &moves)]);
        assert_eq!(game.state.offers_to(Black)[0].moves.len(), 2, "{edition}: back to the last own answer");
        assert_eq!((game.totals(), game.state.right_of(Black).charge), ((0, 0), 0), "{edition}");
    }
}

#[test]
fn ch_55_3_6_any_move_is_not_allowed() {
    let mut game = Game::by("chess-post");
    let mut letter = game.answer(White, "", "01.03", &["e2-e4"]);
    letter.offers = vec![line(None, &["любой ход", "Ng1-f3"])];
    let taken = game.take(&letter);
    assert!(has(&taken, |note| *note == Note::AnyMove));
    assert!(game.state.offers_to(Black).is_empty());
}

#[test]
fn a_refused_branch_that_transposes_binds_nobody() {
    // 1.e2-e4 if e7-e5 then Ng1-f3: Black plays c7-c5, and the position may come about later.
    let mut game = offering("chess-post", "e2-e4", vec![line(None, &["e7-e5", "Ng1-f3"])]);
    game.play(Black, "05.03", "06.03", &["c7-c5"]);
    assert_eq!((game.state.made().len(), game.state.turn()), (2, White));
}

#[test]
fn an_accepted_variation_may_end_the_game() {
    let offered = line(None, &["g7-g5", "Qd1-h5"]);
    let mut game = Game::by("chess-post");
    game.play(White, "", "01.03", &["e2-e4"]);
    game.play(Black, "02.03", "02.03", &["f7-f6"]);
    let mut letter = game.answer(White, "04.03", "04.03", &["Nb1-c3"]);
    letter.offers = vec![offered];
    game.take(&letter);
    let taken = game.play(Black, "06.03", "06.03", &["g7-g5", "Qd1-h5"]);
    assert_eq!(taken.outcome.stop, None, "no own move is needed");
    assert_eq!(
        game.state.verdict().map(|verdict| (verdict.score, verdict.reason)),
        Some((Score::White, Reason::Board))
    );
}

#[test]
fn r_10_2_8_the_first_letter_stands_and_the_same_one_changes_nothing() {
    for edition in EDITIONS {
        let (own, other) = if edition.starts_with("chess") { ("e2-e4", "d2-d4") } else { ("c3-b4", "c3-d4") };
        let mut game = Game::by(edition);
        game.play(White, "", "01.03", &[own]);
        let same = game.plain(White, "", "01.03", &[own]);
        let taken = game.take(&same);
        assert!(has(&taken, |note| *note == Note::Duplicate), "{edition}");
        let changed = game.plain(White, "", "20.03", &[other]);
        let taken = game.take(&changed);
        assert!(has(&taken, |note| *note == Note::FirstStands(other.to_owned())), "{edition} {:?}", taken.notes);
        let mut repeat = game.plain(White, "", "20.04", &[other]);
        repeat.purpose = Purpose::Repeat;
        let taken = game.take(&repeat);
        assert!(has(&taken, |note| matches!(note, Note::FirstStands(_))), "{edition}: a repeat with another move");
        assert_eq!((game.state.made(), game.totals()), (&[own.to_owned()][..], (0, 0)), "{edition}");
    }
}

#[test]
fn r_10_2_9_an_answer_to_an_older_move_is_a_wrong_repeat() {
    let mut game = Game::by("draughts-2022");
    game.play(White, "", "01.03", &["c3-b4"]);
    game.play(Black, "05.03", "06.03", &["f6-g5"]);
    game.play(White, "10.03", "11.03", &["b2-c3"]);
    let mut letter = game.answer(Black, "20.03", "21.03", &["g5-h4"]);
    letter.repeat = vec![Written::new("c3-b4")];
    let taken = game.take(&letter);
    assert!(has(&taken, |note| matches!(note, Note::RepeatWrong { .. })));
}

#[test]
fn r_10_2_14_a_wrong_number_is_told_and_stops_nothing() {
    let mut game = Game::by("draughts-2022");
    game.play(White, "", "01.03", &["c3-b4"]);
    let mut letter = game.answer(Black, "05.03", "06.03", &["f6-g5"]);
    letter.moves[0].number = Some((2, Black));
    let taken = game.take(&letter);
    assert!(has(&taken, |note| *note == Note::NumberWrong { written: 2, right: 1 }));
    assert_eq!(stopped(&game), None);
}

#[test]
fn a_resignation_stands_beside_an_impossible_move() {
    let mut game = Game::by("draughts-2022");
    let mut letter = game.answer(White, "", "01.03", &["c3-c4"]);
    letter.said.push(Said::Resigns);
    game.take(&letter);
    assert_eq!(game.state.verdict().map(|verdict| verdict.score), Some(Score::Black));
}

#[test]
fn a_draw_is_agreed_by_the_answer_to_an_offer() {
    for edition in EDITIONS {
        let own = if edition.starts_with("chess") { "e2-e4" } else { "c3-b4" };
        let mut game = Game::by(edition);
        let mut letter = game.answer(White, "", "01.03", &[own]);
        letter.said.push(Said::OffersDraw);
        game.take(&letter);
        let accepts = notice(&game, Black, "05.03", Said::AcceptsDraw);
        game.take(&accepts);
        assert_eq!(game.state.verdict().map(|verdict| verdict.reason), Some(Reason::Agreed), "{edition}");
    }
    // Nobody offered one.
    let mut game = Game::by("draughts-2022");
    game.play(White, "", "01.03", &["c3-b4"]);
    let accepts = notice(&game, Black, "05.03", Said::AcceptsDraw);
    game.take(&accepts);
    assert_eq!(game.state.verdict(), None);
}

#[test]
fn a_letter_of_another_game_is_asked_about() {
    let mut game = Game::with("draughts-2022", |setup| setup.code = "РШ-12".to_owned());
    let mut letter = game.answer(White, "", "01.03", &["c3-b4"]);
    letter.code = Some("РШ-13".to_owned());
    assert_eq!(examine(&game.state, &letter), Err(Refusal::OtherGame("РШ-13".to_owned())));
    letter.code = Some("рш 12".to_owned());
    game.take(&letter);
}

#[test]
fn giveaway_is_won_by_the_side_that_has_nothing_left() {
    let mut game = Game::with("draughts-2022", |setup| {
        setup.game = golos_rules::Variant::GIVEAWAY;
        setup.position = Some("W:Wc3:Bd4,f8".to_owned());
    });
    game.play(White, "", "02.03", &["c3:e5"]);
    assert_eq!(game.state.verdict(), None);
    let mut won = Game::with("draughts-2022", |setup| {
        setup.game = golos_rules::Variant::GIVEAWAY;
        setup.position = Some("W:Wc3:Be5".to_owned());
    });
    won.play(White, "", "02.03", &["c3-d4", "e5:c3"]);
    assert_eq!(won.state.verdict().map(|verdict| verdict.score), Some(Score::White));
}

#[test]
fn nothing_may_be_written_after_the_end() {
    let mut game = Game::by("draughts-2022");
    let mut letter = Letter::by(White);
    letter.dates.sent = Some(day("01.03"));
    letter.said.push(Said::Resigns);
    game.take(&letter);
    let late = game.plain(Black, "05.03", "06.03", &["f6-g5"]);
    assert_eq!(game.ask(Black.into(), Request::Take(Box::new(late))), Err(Refusal::Over));
}

#[test]
fn ch_55_3_1_the_square_decides_between_letters_that_look_alike() {
    for edition in CHESS {
        for (written, made) in [("Kg8-f6", "Ng8-f6"), ("Кg8-f6", "Ng8-f6"), ("Кb8-c6", "Nb8-c6")] {
            let mut game = Game::by(edition);
            game.play(White, "", "01.03", &["e2-e4"]);
            let taken = game.play(Black, "05.03", "06.03", &[written]);
            assert_eq!(taken.outcome.made, [made], "{edition} {written}: {:?}", taken.notes);
        }
    }
}
