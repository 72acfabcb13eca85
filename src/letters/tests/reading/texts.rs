//! Plain text in three languages, the form of CH-59.1, games in PGN and PDN.

use crate::support::*;
use golos_letters::{Letter, Purpose, Said, examine, read_letter};
use golos_rules::Side;

fn draughts() -> Game {
    let mut game = Game::with("draughts-2022", |setup| setup.code = "РШ-12".to_owned());
    let letter = game.answer(White, "", "03.03", &["c3-b4"]);
    game.take(&letter);
    game
}

fn read(game: &Game, by: Side, text: &str) -> Letter {
    read_letter(text.as_bytes(), &game.state, by).unwrap().letter
}

fn texts(letter: &[golos_letters::Written]) -> Vec<&str> {
    letter.iter().map(|written| written.text.as_str()).collect()
}

#[test]
fn a_letter_in_each_language() {
    for text in [
        "Здравствуйте, Пётр!\nШифр: РШ-12\nВаш ход: 1. c3-b4\nМой ход: 1... f6-g5\nЕсли b2-c3, то g5-h4.\n\
         Даты: 03.03, 12.03, 15.03\nВремя: 2/3\nПредлагаю ничью.\nС уважением, Седов",
        "Добрий день!\nШифр: РШ-12\nВаш хід: 1. c3-b4\nМій хід: 1... f6-g5\nЯкщо b2-c3, то g5-h4.\n\
         Дати: 03.03, 12.03, 15.03\nЧас: 2/3\nПропоную нічию.\nЗ повагою, Седов",
        "Dear Peter,\nCode: РШ-12\nYour move: 1. c3-b4\nMy move: 1... f6-g5\nIf b2-c3, then g5-h4.\n\
         Dates: 03.03, 12.03, 15.03\nTime: 2/3\nI offer a draw.\nRegards, Sedov",
    ] {
        let mut game = draughts();
        let letter = read(&game, Black, text);
        assert_eq!(letter.unread, Vec::<String>::new(), "{text}");
        assert_eq!((texts(&letter.repeat), texts(&letter.moves)), (vec!["c3-b4"], vec!["f6-g5"]), "{text}");
        assert_eq!(texts(&letter.offers[0].moves), ["b2-c3", "g5-h4"], "{text}");
        assert_eq!(letter.dates.received, Some(day("12.03")));
        assert_eq!((letter.totals, letter.said.as_slice()), (Some((2, 3)), &[Said::OffersDraw][..]), "{text}");
        let taken = game.take(&letter);
        assert_eq!(taken.notes, [], "{text}");
        assert_eq!(game.totals(), (2, 3));
    }
}

#[test]
fn moves_without_a_word_on_one_line() {
    let game = draughts();
    let letter = read(&game, Black, "РШ-12\n1. c3-b4 f6-g5\n03.03 12.03 15.03");
    assert_eq!(texts(&letter.moves), ["c3-b4", "f6-g5"]);
    assert_eq!(letter.moves[1].number, Some((1, Black)));
    assert_eq!(letter.unread, ["РШ-12", "03.03 12.03 15.03"], "what stands there without a word is shown");
}

#[test]
fn r_10_2_7_the_three_ways_to_offer_a_variation() {
    let game = draughts();
    for (text, name) in [
        ("Мой ход: f6-g5\nесли b2-c3, то g5-h4", None),
        ("Мой ход: f6-g5\nна b2-c3 предлагаю g5-h4", None),
        ("Мой ход: f6-g5\nпредлагаю вариант А: b2-c3 g5-h4", Some("А")),
        ("Мій хід: f6-g5\nна b2-c3 пропоную g5-h4", None),
        ("My move: f6-g5\non b2-c3 I offer g5-h4", None),
        ("My move: f6-g5\nVariation A: b2-c3 g5-h4", Some("A")),
    ] {
        let letter = read(&game, Black, text);
        assert_eq!(texts(&letter.offers[0].moves), ["b2-c3", "g5-h4"], "{text}");
        assert_eq!(letter.offers[0].name.as_deref(), name, "{text}");
        assert_eq!(texts(&letter.moves), ["f6-g5"], "{text}");
    }
    let two = read(&game, Black, "Мой ход: f6-g5\nВариант А: b2-c3 g5-h4\nВариант Б: a3-b4 g5-h4");
    assert_eq!(two.offers.len(), 2);
}

#[test]
fn an_accepted_variation_has_numbers_or_a_name() {
    let game = draughts();
    for (text, name) in [
        ("Принимаю вариант: 1... f6-g5 2. b2-c3\nМой ход: 2... g5-h4", None),
        ("Приймаю варіант А: f6-g5 b2-c3\nМій хід: g5-h4", Some("А")),
        ("I accept variation B: 1... f6-g5 2. b2-c3", Some("B")),
    ] {
        let accepted = read(&game, Black, text).accepted.expect(text);
        assert_eq!((accepted.name.as_deref(), texts(&accepted.moves)), (name, vec!["f6-g5", "b2-c3"]), "{text}");
    }
}

#[test]
fn r_10_4_3_a_break_in_the_words_of_the_document_and_in_others() {
    let game = draughts();
    for (text, is_valid) in [
        ("Беру перерыв с 10.10.2026 по 25.10.2026.", true),
        ("Беру перерву з 10.10.2026 по 25.10.2026", true),
        ("I take a break from 10.10.2026 to 25.10.2026", true),
        ("Беру перерыв от 10.10.2026 до 25.10.2026", false),
        ("Перерыв 10.10.2026 - 25.10.2026", false),
        ("Буду в отпуске", false),
        ("Беру отпуск с 10.10 по 25.10", false),
    ] {
        let letter = read(&game, Black, text);
        let taken = Said::TakesBreak(day("10.10.2026"), day("25.10.2026"));
        assert_eq!(letter.says(&taken), is_valid, "{text}: {letter:?}");
        let other = letter.said.iter().any(|said| matches!(said, Said::BreakInOtherWords(_)));
        assert!(is_valid || other || !letter.unread.is_empty(), "{text}");
    }
}

#[test]
fn everything_else_that_a_letter_says() {
    let game = draughts();
    for (text, expected) in [
        ("Сдаюсь", Said::Resigns),
        ("Здаюся.", Said::Resigns),
        ("I resign.", Said::Resigns),
        ("Согласен на ничью", Said::AcceptsDraw),
        ("Приймаю нічию", Said::AcceptsDraw),
        ("Объявляю просрочку", Said::ClaimsFault),
        ("Ваше письмо не получено", Said::FirstLetterLost),
        ("Мой новый адрес: Тверь, ул. Мира, 5", Said::NewAddress("Тверь, ул. Мира, 5".to_owned())),
        ("I end my break on 18.10.2026", Said::EndsBreak(day("18.10.2026"))),
    ] {
        assert_eq!(read(&game, Black, text).said, [expected], "{text}");
    }
    let letter = read(&game, Black, "Прошу исправить ход.\nНачисляю штраф: 6\nИсправляю Ваше время на 7");
    assert_eq!((letter.purpose, letter.charge, letter.correction), (Purpose::Query, Some(6), Some(7)));
    assert_eq!(read(&game, White, "Повторное письмо\n1. c3-b4").purpose, Purpose::Repeat);
    let letter = read(&game, Black, "Мой ход: f6-g5\nесли b2-c3, то g5-h4 и предлагаю ничью");
    assert!(letter.said.is_empty(), "a draw offer in a variation binds nobody: {letter:?}");
    let letter = read(&game, Black, "Мой ход: f6-g5\nПозиция белых хуже.");
    assert_eq!(letter.unread, ["Позиция белых хуже."], "a comment is shown");
}

#[test]
fn an_illegible_move_stays_one() {
    let game = draughts();
    let letter = read(&game, Black, "Ваш ход: c3-b4\nМой ход: ????\nДаты: 03.03 12.03 15.03");
    let taken = examine(&game.state, &letter).unwrap();
    assert!(taken.outcome.stop.is_some());
}

#[test]
fn ch_59_1_the_form_is_read() {
    let mut game = Game::with("chess-email", |setup| {
        setup.start = day("10.05");
        setup.code = "Кубок-5".to_owned();
    });
    let head = "Турнир Кубок-5\nДата старта 10/05\nБелые Петров\nЧерные Седов\nПол. Отв. Время N Белые Черные Пол. Отв. Время\n";
    let rows = [
        "--- 10/05 0/00 01. 4244",
        "--- 10/05 0/00 01. 4244 4745 12/05 12/05 0/00",
        "12/05 16/05 4/04 02. 7163",
        "12/05 16/05 4/04 02. 7163 7776 17/05 18/05 1/01",
        "19/05 22/05 3/07 03. 3234",
    ];
    let mut done = String::new();
    for (index, row) in rows.iter().enumerate() {
        let by = if index % 2 == 0 { White } else { Black };
        let letter = read(&game, by, &format!("{head}{done}{row}\nС уважением"));
        assert_eq!(letter.by, by, "{row}");
        let taken = examine(&game.state, &letter).unwrap();
        assert_eq!(taken.outcome.made.len(), 1, "{row} {:?}", taken.notes);
        game.take(&letter);
        if by == Black {
            done.push_str(row);
            done.push('\n');
        }
    }
    assert_eq!(game.totals(), (7, 1));
    assert_eq!(game.state.made(), ["d2-d4", "d7-d5", "Ng1-f3", "g7-g6", "c2-c4"]);
}

#[test]
fn a_game_in_pgn_or_pdn_is_a_letter_too() {
    let mut game = Game::with("chess-email", |setup| setup.code = "Cup".to_owned());
    game.play(White, "", "01.03", &["e2-e4"]);
    let letter = read(&game, Black, "[Event \"Cup\"]\n[Result \"*\"]\n\n1. e4 {best} e5 (1... c5 2. Nf3) *\n");
    assert_eq!((texts(&letter.moves), letter.code.as_deref()), (vec!["e4", "e5"], Some("Cup")));
    let mut letter = letter;
    letter.dates.sent = Some(day("05.03"));
    letter.dates.received = Some(day("04.03"));
    assert_eq!(game.take(&letter).outcome.made, ["e7-e5"]);
    let resigned = read(&game, White, "[Event \"Cup\"]\n[Result \"0-1\"]\n\n1. e4 e5 0-1\n");
    assert_eq!(resigned.said, [Said::Resigns]);
    let board = draughts();
    let letter = read(&board, Black, "[Event \"РШ-12\"]\n[GameType \"25\"]\n\n1. c3-b4 f6-g5 *");
    assert_eq!(texts(&letter.moves), ["c3-b4", "f6-g5"]);
}

#[test]
fn moves_of_the_board_of_a_hundred_squares_are_numbers() {
    let mut game = Game::with("draughts-2022", |setup| setup.game = golos_rules::Variant::INTERNATIONAL);
    game.play(White, "", "01.03", &["32-28"]);
    let letter = read(&game, Black, "Ваш ход: 1. 32-28\nМой ход: 1... 19-23\nДаты: 01.03 05.03 06.03");
    assert_eq!(texts(&letter.moves), ["19-23"]);
    let taken = game.take(&letter);
    assert_eq!(taken.outcome.made, ["19-23"], "{:?}", taken.notes);
}

#[test]
fn letters_of_pages_of_old_are_read() {
    let game = draughts();
    let text = "Ваш ход: c3-b4\nМой ход: f6-g5\nДаты: 03.03 12.03 15.03\nВремя: 2/3\n";
    let page: Vec<u8> = text.chars().map(windows_1251).collect();
    let letter = read_letter(&page, &game.state, Black).unwrap().letter;
    assert_eq!(letter, read(&game, Black, text));
}

/// A letter of Russian in the page of Windows.
fn windows_1251(sign: char) -> u8 {
    match sign {
        'А'..='я' => u8::try_from(u32::from(sign) - u32::from('А') + 0xC0).unwrap(),
        sign => u8::try_from(sign).unwrap(),
    }
}

#[test]
fn a_card_of_one_line_is_read_sentence_by_sentence() {
    let game = draughts();
    let letter = read(&game, White, "Турнир A-7. Мой ход 1.c3-b4. Отправлено 03.03. Время 2/0");
    assert_eq!(letter.code.as_deref(), Some("A-7"));
    assert_eq!(texts(&letter.moves), ["c3-b4"]);
    assert_eq!(letter.totals, Some((2, 0)));
    let letter = read(&game, White, "Шифр: Кубок на приз если-2026");
    assert_eq!(letter.code.as_deref(), Some("Кубок на приз если-2026"));
}

#[test]
fn who_thinks_says_so_in_each_language() {
    let game = draughts();
    for text in [
        "Ваш ход: 1. c3-b4\nДумаю над ответом.",
        "Your move: 1. c3-b4\nI am thinking about my answer.",
        "Ваш хід: 1. c3-b4\nДумаю над відповіддю.",
    ] {
        let letter = read(&game, Black, text);
        assert!(letter.is_thinking() && texts(&letter.repeat) == ["c3-b4"], "{text}");
    }
    let letter = read(&game, Black, "Думаю над ходом\nМой ход: 1... f6-g5");
    assert!(!letter.is_thinking(), "a move makes it an answer");
}

#[test]
fn r_10_3_6_a_claim_or_a_break_is_told_without_a_move() {
    let game = draughts();
    for text in [
        "Объявляю просрочку.\nОтправлено: 13.07",
        "Беру перерыв с 01.05 по 20.05",
        "I claim a time fault.\nTime: 15/70",
    ] {
        let letter = read(&game, Black, text);
        assert_eq!(letter.purpose, Purpose::Notice, "{text}");
    }
    let letter = read(&game, Black, "Ваш ход: 1. c3-b4\nБеру перерыв с 01.05 по 20.05");
    assert_eq!(letter.purpose, Purpose::Reply, "it repeats a move: it may mend a repeat");
}

#[test]
fn what_is_denied_is_not_said() {
    let game = draughts();
    for text in [
        "Не сдаюсь! Ничью не предлагаю.",
        "P.S. Я не сдаюсь",
        "Не принимаю ничью",
        "Не согласен на ничью",
        "Не предлагаю ничью",
        "Не беру перерыв с 01.02 по 10.02",
        "Не объявляю просрочку",
        "Никогда не сдаюсь",
        "Не здаюся",
        "Не приймаю нічию",
        "I do not resign",
        "I have not accepted. Draw not accepted",
    ] {
        let letter = read(&game, Black, &format!("Мой ход: f6-g5\n{text}"));
        assert_eq!((letter.said.as_slice(), texts(&letter.moves)), (&[][..], vec!["f6-g5"]), "{text}");
        assert!(!letter.unread.is_empty(), "{text}: it is shown");
        assert_eq!(letter.purpose, Purpose::Reply, "{text}");
    }
    let letter = read(&game, Black, "Ответа нет. Сдаюсь");
    assert_eq!(letter.said, [Said::Resigns]);
}

#[test]
fn a_draw_and_a_defeat_in_other_words() {
    let game = draughts();
    for text in [
        "Ничью принимаю.",
        "Ничья. Согласен.",
        "Принимаю Ваше предложение ничьей",
        "Нічию приймаю",
        "I accept your draw offer",
    ] {
        assert_eq!(read(&game, Black, text).said, [Said::AcceptsDraw], "{text}");
    }
    for text in ["Признаю поражение", "Партию сдаю", "Визнаю поразку", "I concede the game"]
    {
        assert_eq!(read(&game, Black, text).said, [Said::Resigns], "{text}");
    }
}

#[test]
fn a_date_that_cannot_be_read_keeps_its_place() {
    let game = draughts();
    let dates = |text: &str| {
        let dates = read(&game, Black, text).dates;
        (dates.partner_sent, dates.received, dates.sent)
    };
    let (first, second, third) = (Some(day("03.03")), Some(day("12.03")), Some(day("15.03")));
    for text in [
        "Даты: 03.03.2026, 12.03.2026, 15.03.2026",
        "Даты: 3 марта, 12 марта 2026 г., 15 марта 2026 года",
        "Даты: 3 марта 2026 12 марта 2026 15.03",
        "Дати: 3 березня, 12 березня, 15 березня",
        "Dates: 3 March, 12 March 2026, March 15 2026",
    ] {
        assert_eq!(dates(text), (first, second, third), "{text}");
    }
    for text in ["Даты: 03.03.2026, 32.03.2026, 15.03.2026", "Даты: 03.03, неизвестно, 15.03", "Даты: 03.03, ?, 15.03"]
    {
        assert_eq!(dates(text), (first, None, third), "{text}");
        assert!(!read(&game, Black, text).unread.is_empty(), "{text}: it is shown");
    }
    assert_eq!(
        dates("Даты: 03.03.2026, 12.03.2026"),
        (first, second, None),
        "the first is the day of the writer's own dispatch"
    );
    assert_eq!(dates("Даты: 12.03.2026, 15.03.2026"), (None, second, third));
}

#[test]
fn r_10_4_3_a_break_in_words() {
    let game = draughts();
    let letter = read(&game, Black, "Мой ход: f6-g5\nБеру перерыв с 1 апреля по 20 апреля 2026 г.");
    assert_eq!(letter.said, [Said::TakesBreak(day("01.04"), day("20.04"))]);
}

#[test]
fn r_10_2_2_squares_of_a_move_may_stand_apart() {
    let game = draughts();
    for text in ["f6 - g5", "f6 – g5", "f6- g5", "f6 -g5", "1... f6 - g5", "1...f6 : g5"] {
        let letter = read(&game, Black, &format!("Ваш ход: 1. c3 - b4\nМой ход: {text}"));
        let joined: Vec<String> = letter.moves.iter().map(|it| it.text.replace(['–', ':'], "-")).collect();
        assert_eq!((joined, texts(&letter.repeat)), (vec!["f6-g5".to_owned()], vec!["c3-b4"]), "{text}");
    }
    let letter = read(&game, Black, "Мой ход: f6 - g5, если b2 - c3, то g5 - h4");
    assert_eq!((texts(&letter.moves), texts(&letter.offers[0].moves)), (vec!["f6-g5"], vec!["b2-c3", "g5-h4"]));
}

/// A game in which White has offered f6-g5 b2-c3.
fn offered() -> Game {
    let mut game = Game::with("draughts-2022", |setup| setup.code = "РШ-12".to_owned());
    let mut letter = game.answer(White, "", "03.03", &["c3-b4"]);
    letter.offers = vec![line(None, &["f6-g5", "b2-c3"])];
    game.take(&letter);
    game
}

#[test]
fn r_10_2_9_a_variation_that_is_accepted_and_not_written_out_is_to_be_repeated() {
    let dates = "Даты: 03.03, 12.03, 15.03\nВремя: 2/3";
    for text in [
        "Принимаю вариант полностью.",
        "Принимаю вариант А полностью",
        "Приймаю варіант повністю",
        "I accept the variation.",
    ] {
        let mut game = offered();
        let letter = read(&game, Black, &format!("Ваш ход: 1. c3-b4\n{text}\nМой ход: 2... g5-h4\n{dates}"));
        let taken = game.take(&letter);
        assert!(has(&taken, |note| *note == golos_letters::Note::AcceptedMissing), "{text}: {:?}", taken.notes);
        assert_eq!(taken.outcome.made, ["f6-g5", "b2-c3", "g5-h4"], "{text}");
        assert_eq!(taken.outcome.stop.map(|stop| stop.what), Some(golos_letters::Mend::Repeat), "{text}");
    }
    for text in [
        "Ваш ход: 1. c3-b4 f6-g5 2. b2-c3\nМой ход: 2... g5-h4",
        "Ваш ход: 1. c3-b4\nПринято: 1... f6-g5 2. b2-c3\nМой ход: 2... g5-h4",
        "Ваш ход: 1. c3-b4\nПринимаю вариант полностью: 1... f6-g5 2. b2-c3\nМой ход: 2... g5-h4",
    ] {
        let mut game = offered();
        let letter = read(&game, Black, &format!("{text}\n{dates}"));
        let taken = game.take(&letter);
        assert_eq!(taken.outcome.made, ["f6-g5", "b2-c3", "g5-h4"], "{text}: {:?}", taken.notes);
        assert_eq!(taken.outcome.stop, None, "{text}");
    }
    // What cannot be told is asked for, and nothing is made.
    let mut game = offered();
    let letter = read(&game, Black, &format!("Ваш ход: 1. c3-b4\nПринимаю вариант\nМой ход: 1... f6-e5\n{dates}"));
    let taken = game.take(&letter);
    assert_eq!((taken.outcome.made.len(), game.state.to_write()), (0, Some(White)));
}
