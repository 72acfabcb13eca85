mod books;
mod contest;
mod properties;
mod replay;

use super::table::{OUTCOMES, SIDES, UNITS};
use super::*;
use crate::{GamesRequest, HelpTopic, ReplayRequest};
use golos_clock::Ms;
use golos_game::{
    AdjournmentRequest, ClaimRequest, ClockRequest, MoveRequest, OfferRequest, OpeningRequest, Outcome, Query,
    RecordRequest, RemedyRequest, Request, RulingRequest, TimeChange,
};
use golos_rules::PlaceNames;
use golos_rules::chess::Letters;
use golos_wording::{Lang, Style, keys};
use std::collections::BTreeMap;

/// What a line means at a board whose places are named so.
fn play(lang: Lang, line: &str, names: PlaceNames) -> Result<Intent, CommandParseError> {
    Lexicon::of(lang).play(&Lexicon::of(lang).tokens(line, names))
}

/// The usual board: squares with letters.
const NAMES: PlaceNames = PlaceNames::DarkSquares;

const WHITE: Option<Seat> = Some(Seat::Player(Side::White));
const BLACK: Option<Seat> = Some(Seat::Player(Side::Black));
const ARBITER: Option<Seat> = Some(Seat::Arbiter);

#[test]
fn a_line_is_parted_from_the_seat_that_says_it() {
    for (line, names, seat, said, is_addressed) in [
        ("w: press", NAMES, WHITE, "press", true),
        ("w:press now", NAMES, WHITE, "press now", true),
        ("black resigns", NAMES, BLACK, "resigns", false),
        ("b:d6:f8", NAMES, None, "b:d6:f8", false),
        ("b: d6", NAMES, BLACK, "d6", true),
        ("b:h8", PlaceNames::Points, BLACK, "h8", true),
        ("Arbiter!", NAMES, ARBITER, "", false),
        ("  c3 -  d4\u{7}", NAMES, None, "c3 - d4", false),
    ] {
        let tokens = Lexicon::of(Lang::En).tokens(line, names);
        assert_eq!((tokens.seat(), tokens.said(), tokens.is_addressed()), (seat, said, is_addressed), "{line}");
        assert_eq!(tokens.typed(), line);
    }
}

fn game(by: Option<Seat>, ask: Request) -> Result<Intent, CommandParseError> {
    Ok(Intent::Game { by, ask })
}

fn typed(by: Option<Seat>, text: &str) -> Result<Intent, CommandParseError> {
    game(by, Request::Move(MoveRequest::Make(text.to_owned())))
}

fn query(query: Query) -> Result<Intent, CommandParseError> {
    game(None, Request::Record(RecordRequest::Query(query)))
}

fn place(text: &str) -> Result<Intent, CommandParseError> {
    query(Query::Place(text.to_owned()))
}

fn table(lang: Lang, cases: impl IntoIterator<Item = (&'static str, Result<Intent, CommandParseError>)>) {
    for (line, meaning) in cases {
        assert_eq!(play(lang, line, NAMES), meaning, "{lang}: {line:?}");
    }
}

#[test]
fn what_is_no_command_is_a_move_as_it_was_typed() {
    for lang in Lang::ALL {
        for line in [
            "c3-d4",
            "c3d4",
            "cd4",
            "C3 – D4",
            "c3:e5",
            "b4",
            "b:d6",
            "B:D6",
            "b :d6",
            "b:d6:f8",
            "b:d6xf8",
            "bxd6",
            "a:c3",
            "a:c3:e5",
            "a5:c3:e1:g3",
            "с3-d4",
            "с:е5",
            "в:d6",
            "а5:с3:е1",
            "32-28",
            "34x23",
            "47:24:8:17:6",
            "47 24 8 17 6",
            "32",
            "2",
            "2.",
            "b:d9",
            "b:cl",
            "a:c10",
            "пас",
            "c d4",
            "b d6",
            "d c3",
            "d:c3",
            "d: c3",
            "d c3:e5",
            "d e7 : g5",
            "c d4 f6",
            "e4",
            "a1",
            "h8",
            "press please",
            "draw c3-d4",
            "123",
            "w c3-d4",
            "foo: bar",
            ".",
            "c3-",
        ] {
            assert_eq!(play(lang, line, NAMES), typed(None, line), "{lang}: {line:?}");
        }
    }
}

fn lots(text: &str) -> Result<Intent, CommandParseError> {
    Ok(Intent::Draw { by: ARBITER, text: text.to_owned(), reason: String::new() })
}

#[test]
fn r_6_1_6_2_what_is_dictated_behind_the_file_d_is_a_move_and_no_diagonal() {
    for line in [
        "d four",
        "D four",
        "d two d four",
        "d two to d four",
        "d 2 d 4",
        "d 2 - d 4",
        "d takes e six",
        "d four takes f six",
        "d 4 takes f 6",
        "take a8",
    ] {
        for lang in Lang::ALL {
            for names in [PlaceNames::DarkSquares, PlaceNames::Squares] {
                assert_eq!(play(lang, line, names), typed(None, line), "{lang}: {line:?}");
            }
        }
    }
    // A number in digits, and what begins with a letter, name a line.
    for (line, asked) in [("d 4", "4"), ("d c1-h6", "c1-h6"), ("d cee one aitch six", "cee one aitch six")] {
        assert_eq!(play(Lang::En, line, NAMES), place(asked), "{line:?}");
    }
    let pawn = play(Lang::Ru, "б:d4", PlaceNames::Squares);
    assert_eq!(pawn, typed(WHITE, "d4"), "a move of White's pawn");
}

#[test]
fn a_reason_begins_behind_its_word_and_dots_are_none() {
    for (lang, line, reason) in [
        (Lang::En, "because …", ""),
        (Lang::En, "because ...", ""),
        (Lang::Ru, "так как сбой", "сбой"),
        (Lang::Ru, "поскольку сбой", "сбой"),
        (Lang::Uk, "бо збій", "збій"),
        (Lang::Uk, "оскільки збій…", "збій…"),
    ] {
        assert_eq!(Lexicon::of(lang).because(line), reason, "{lang}: {line:?}");
    }
}

#[test]
fn a_seat_before_a_colon_speaks() {
    table(
        Lang::En,
        [
            ("w: c3-d4", typed(WHITE, "c3-d4")),
            ("w:c3-d4", typed(WHITE, "c3-d4")),
            ("w:d6", typed(WHITE, "d6")),
            ("W : draw", game(WHITE, Request::Offer(OfferRequest::Offer))),
            ("white: press", game(WHITE, Request::Move(MoveRequest::Press))),
            ("w:", game(WHITE, Request::Move(MoveRequest::Press))),
            ("b:", game(BLACK, Request::Move(MoveRequest::Press))),
            ("b:press", game(BLACK, Request::Move(MoveRequest::Press))),
            ("b:draw", game(BLACK, Request::Offer(OfferRequest::Offer))),
            ("b:cd4", typed(BLACK, "cd4")),
            ("b:c3-d4", typed(BLACK, "c3-d4")),
            ("b:d6f8", typed(BLACK, "d6f8")),
            ("b: d6:f8", typed(BLACK, "d6:f8")),
            ("b: d6-e5", typed(BLACK, "d6-e5")),
            ("b:b:d6", typed(BLACK, "b:d6")),
            ("b: b:d6", typed(BLACK, "b:d6")),
            ("black:d6:f8", typed(BLACK, "d6:f8")),
            ("black: d6", typed(BLACK, "d6")),
            ("b:c", game(BLACK, Request::Record(RecordRequest::Query(Query::Clock)))),
            ("b: s d6", game(BLACK, Request::Record(RecordRequest::Query(Query::Place("d6".to_owned()))))),
            ("b: d6", typed(BLACK, "d6")),
            ("a: c3", typed(ARBITER, "c3")),
            ("b: 2", typed(BLACK, "2")),
            ("white draw", game(WHITE, Request::Offer(OfferRequest::Offer))),
            ("Black resigns.", game(BLACK, Request::Resign)),
            ("black c3-d4", typed(BLACK, "c3-d4")),
            ("white", typed(None, "white")),
            ("w: 32-28", typed(WHITE, "32-28")),
            ("b:19x28", typed(BLACK, "19x28")),
            ("b: pause", game(BLACK, Request::Clock(ClockRequest::Pause { reason: String::new() }))),
            ("a: start", game(ARBITER, Request::Clock(ClockRequest::Start))),
            ("a:flag", game(ARBITER, Request::Clock(ClockRequest::Flag))),
            ("a: draw", lots("")),
            ("a: draw VI-24", lots("VI-24")),
            ("arbiter lots ab4 ba5", lots("ab4 ba5")),
            ("a: start black", game(ARBITER, Request::Opening(OpeningRequest::Await(Side::Black)))),
            ("a:", game(ARBITER, Request::Record(RecordRequest::Query(Query::Report)))),
            ("arbiter", game(ARBITER, Request::Record(RecordRequest::Query(Query::Report)))),
            ("arbiter start", game(ARBITER, Request::Clock(ClockRequest::Start))),
            ("Referee: resume", game(ARBITER, Request::Clock(ClockRequest::Resume))),
        ],
    );
    table(
        Lang::Ru,
        [
            ("б: c3-d4", typed(WHITE, "c3-d4")),
            ("б: d6", typed(WHITE, "d6")),
            ("б:d6", typed(None, "б:d6")),
            ("б:д6", typed(None, "б:д6")),
            ("б:д6:ф8", typed(None, "б:д6:ф8")),
            ("б:с3-д4", typed(WHITE, "с3-д4")),
            ("ч:d6:f8", typed(BLACK, "d6:f8")),
            ("Ч: сдаюсь", game(BLACK, Request::Resign)),
            ("черные: ничья", game(BLACK, Request::Offer(OfferRequest::Offer))),
            ("чёрные: ничья", game(BLACK, Request::Offer(OfferRequest::Offer))),
            ("ч", query(Query::Clock)),
            ("с: старт", game(ARBITER, Request::Clock(ClockRequest::Start))),
            ("с: старт чёрных", game(ARBITER, Request::Opening(OpeningRequest::Await(Side::Black)))),
            ("с: жребий VI-24", lots("VI-24")),
            ("арбитр жеребьёвка", lots("")),
            ("с: ничья", game(ARBITER, Request::Offer(OfferRequest::Offer))),
            ("судья старт", game(ARBITER, Request::Clock(ClockRequest::Start))),
            ("b: draw", game(BLACK, Request::Offer(OfferRequest::Offer))),
        ],
    );
    table(
        Lang::Uk,
        [
            ("білі: нічия", game(WHITE, Request::Offer(OfferRequest::Offer))),
            ("суддя: пауза", game(ARBITER, Request::Clock(ClockRequest::Pause { reason: String::new() }))),
        ],
    );
}

#[test]
fn words_of_a_player_ask_for_one_thing_each() {
    table(
        Lang::En,
        [
            ("", game(None, Request::Move(MoveRequest::Press))),
            ("  ", game(None, Request::Move(MoveRequest::Press))),
            ("press", game(None, Request::Move(MoveRequest::Press))),
            ("C", query(Query::Clock)),
            ("t", query(Query::Turn)),
            ("n", query(Query::Number)),
            ("l", query(Query::Last)),
            ("opening", query(Query::Opening)),
            ("r", query(Query::Repeat)),
            ("b", query(Query::Board)),
            ("p", query(Query::Pieces)),
            ("s e3", place("e3")),
            ("s e", place("e")),
            ("s 3", place("3")),
            ("s c1-h6", place("c1-h6")),
            ("d c1-h6", place("c1-h6")),
            ("d c1 h6", place("c1 h6")),
            ("d great road", place("great road")),
            ("Great road", place("Great road")),
            ("diagonal c3", query(Query::Through("c3".to_owned()))),
            ("s", Err(CommandParseError::Place)),
            ("d", Err(CommandParseError::Place)),
            ("m", Err(CommandParseError::Place)),
            ("m e3", query(Query::Moves("e3".to_owned()))),
            ("Draw?", game(None, Request::Offer(OfferRequest::Offer))),
            ("accept.", game(None, Request::Offer(OfferRequest::Accept))),
            ("decline", game(None, Request::Offer(OfferRequest::Decline))),
            ("open offer", query(Query::Offer)),
            ("resign", game(None, Request::Resign)),
            ("flag!", game(None, Request::Clock(ClockRequest::Flag))),
            ("?", Ok(Intent::Help)),
            ("??", Ok(Intent::Help)),
            ("quit", Ok(Intent::Leave)),
            ("s 33", place("33")),
            ("s 46-50", place("46-50")),
            ("d 46-5", place("46-5")),
            ("d 46 5", place("46 5")),
            ("m 32", query(Query::Moves("32".to_owned()))),
        ],
    );
    table(
        Lang::Ru,
        [
            ("чей ход", query(Query::Turn)),
            ("еще раз", query(Query::Repeat)),
            ("Ещё  раз", query(Query::Repeat)),
            ("не согласен", game(None, Request::Offer(OfferRequest::Decline))),
            ("согласен", game(None, Request::Offer(OfferRequest::Accept))),
            ("п е3", place("е3")),
            ("большая дорога", place("большая дорога")),
            ("clock", query(Query::Clock)),
        ],
    );
}

#[test]
fn a_claim_names_its_kind_and_perhaps_a_written_move() {
    let claim = |claim, intended: Option<&str>| {
        game(None, Request::Claim(ClaimRequest::Claim { claim, intended: intended.map(str::to_owned) }))
    };
    table(
        Lang::En,
        [
            ("claim repetition", claim(Claim::Repetition, None)),
            ("claim repetition c3-d4", claim(Claim::Repetition, Some("c3-d4"))),
            ("claim: counter, b:d6", claim(Claim::Counter, Some("b:d6"))),
            ("claim clear draw", claim(Claim::ClearDraw, None)),
            ("claim time", claim(Claim::ShortOfTime, None)),
            ("claim", Err(CommandParseError::ClaimKind)),
            ("claim c3-d4", Err(CommandParseError::ClaimKind)),
        ],
    );
    table(
        Lang::Ru,
        [
            ("заявляю троекратное повторение C3-D4", claim(Claim::Repetition, Some("C3-D4"))),
            ("заявление счетчик", claim(Claim::Counter, None)),
            ("заявление нехватка времени", claim(Claim::ShortOfTime, None)),
        ],
    );
}

#[test]
fn rulings_are_the_arbiters_even_without_a_seat() {
    let time = |side, change, reason: &str| {
        game(ARBITER, Request::Clock(ClockRequest::Correct { side, change, reason: reason.to_owned() }))
    };
    let points = |outcome, scale, reason: &str| {
        game(ARBITER, Request::Ruling(RulingRequest::Result { outcome, scale: Some(scale), reason: reason.to_owned() }))
    };
    let result = |outcome, reason: &str| {
        game(ARBITER, Request::Ruling(RulingRequest::Result { outcome, scale: None, reason: reason.to_owned() }))
    };
    let pause = |reason: &str| game(ARBITER, Request::Clock(ClockRequest::Pause { reason: reason.to_owned() }));
    let behind = |text: &str| Err(CommandParseError::Behind(text.to_owned()));
    let two = TimeChange::Add(Ms::from_mins(2));
    let counter = |side, moves, reason: &str| {
        game(ARBITER, Request::Clock(ClockRequest::SetCounter { side, moves, reason: reason.to_owned() }))
    };
    let next_period = |sides: &[Side], reason: &str| {
        let (sides, reason) = (sides.to_vec(), reason.to_owned());
        game(ARBITER, Request::Clock(ClockRequest::NextPeriod { sides, reason }))
    };
    let two_minutes = |side, reason: &str| {
        game(ARBITER, Request::Clock(ClockRequest::TwoMinutes { side, reason: reason.to_owned() }))
    };
    table(
        Lang::En,
        [
            ("start", game(ARBITER, Request::Clock(ClockRequest::Start))),
            ("start now", behind("now")),
            ("a: pause", pause("")),
            ("pause because Fire alarm", pause("Fire alarm")),
            ("pause: fire", pause("fire")),
            ("pause, because: fire", pause("fire")),
            ("pause because of a clock fault", pause("a clock fault")),
            ("stop fire", pause("fire")),
            ("resume", game(ARBITER, Request::Clock(ClockRequest::Resume))),
            ("a: correct", game(ARBITER, Request::Remedy(RemedyRequest::Correct))),
            ("w: correct", game(WHITE, Request::Remedy(RemedyRequest::Correct))),
            ("a: stand", game(ARBITER, Request::Remedy(RemedyRequest::Stand))),
            ("uphold", game(ARBITER, Request::Ruling(RulingRequest::Uphold))),
            ("reject", game(ARBITER, Request::Ruling(RulingRequest::Dismiss))),
            ("a: add white 2:00 because illegal move", time(Side::White, two, "illegal move")),
            ("add w 2m", time(Side::White, two, "")),
            ("add 2 min white, Late", time(Side::White, two, "Late")),
            ("add white 2 minutes because 5 pieces fell", time(Side::White, two, "5 pieces fell")),
            ("add white 2 minutes 5 pieces fell", behind("5 pieces fell")),
            ("take black 30s: noise", time(Side::Black, TimeChange::Take(Ms::from_secs(30)), "noise")),
            ("take black 30s noise", behind("noise")),
            ("set white 1:05:10", time(Side::White, TimeChange::Set(Ms::from_secs(3910)), "")),
            ("set black 0:00", time(Side::Black, TimeChange::Set(Ms::ZERO), "")),
            ("add 2:00", Err(CommandParseError::Side)),
            ("add", Err(CommandParseError::Side)),
            ("add white", Err(CommandParseError::Time(String::new()))),
            ("add white 2", Err(CommandParseError::Unit("2".to_owned()))),
            ("add black 120 because x", Err(CommandParseError::Unit("120".to_owned()))),
            ("add both 5 because both were disturbed", Err(CommandParseError::Unit("5".to_owned()))),
            ("add white soon", Err(CommandParseError::Time("soon".to_owned()))),
            ("add white quite soon because x", Err(CommandParseError::Time("quite soon".to_owned()))),
            ("counter 23 because it stood", counter(None, 23, "it stood")),
            ("a: set the move counter black twenty-two: it stood", counter(Some(Side::Black), 22, "it stood")),
            ("counter", Err(CommandParseError::Moves)),
            ("counter 1000 because x", behind("1000 because x")),
            ("counter 23 it stood", behind("it stood")),
            ("next period", Err(CommandParseError::Side)),
            ("next period both because it stood", next_period(&Side::BOTH, "it stood")),
            ("next period white", next_period(&[Side::White], "")),
            ("two minutes", two_minutes(None, "")),
            ("two minutes black because White talked", two_minutes(Some(Side::Black), "White talked")),
            ("result white because Black left", result(Outcome::Win(Side::White), "Black left")),
            ("result black wins", result(Outcome::Win(Side::Black), "")),
            ("result draw: agreed on paper", result(Outcome::Draw, "agreed on paper")),
            ("result both lose", result(Outcome::BothLost, "")),
            (
                "a: envelope lost because the hall burned",
                game(ARBITER, Request::Adjournment(AdjournmentRequest::Lose { reason: "the hall burned".to_owned() })),
            ),
            ("envelope is found", Err(CommandParseError::Behind("is found".to_owned()))),
            ("result 0-2, absent", points(Outcome::Win(Side::Black), Scale::Two, "absent")),
            ("result 0-2 absent", behind("absent")),
            ("result white resigned", result(Outcome::Win(Side::Black), "")),
            ("result white loses", result(Outcome::Win(Side::Black), "")),
            ("result black lost because of a phone", result(Outcome::Win(Side::White), "a phone")),
            ("result white lost on time", behind("on time")),
            ("result win for white lost", Err(CommandParseError::Result)),
            ("result white, resigned", result(Outcome::Win(Side::Black), "")),
            ("result white: 1-0", Err(CommandParseError::Points)),
            ("result white draw", behind("draw")),
            ("result draw 1-0", Err(CommandParseError::Points)),
            ("result white 0.75 because x", Err(CommandParseError::Points)),
            ("result white ¾", Err(CommandParseError::Points)),
            ("result white 3/4, black 1/4 because x", Err(CommandParseError::Points)),
            ("result +2", Err(CommandParseError::Points)),
            ("result white +2", Err(CommandParseError::Points)),
            ("sanction white loss talking", behind("talking")),
            ("confirm", game(ARBITER, Request::Ruling(RulingRequest::Uphold))),
            ("annul the whole game", typed(None, "annul the whole game")),
            ("result white 1 black 0 because x", points(Outcome::Win(Side::White), Scale::One, "x")),
            ("result 0 white, 2 black", points(Outcome::Win(Side::Black), Scale::Two, "")),
            ("result white 1 black 1 because x", points(Outcome::Draw, Scale::Two, "x")),
            ("result black 0.5 and white 0 because x", result(Outcome::Half(Side::Black), "x")),
            ("result white 3 black 1 because x", Err(CommandParseError::Points)),
            ("result white 1 because x", Err(CommandParseError::Points)),
            ("result draw 1 because x", Err(CommandParseError::Points)),
            ("result 3-1 because x", Err(CommandParseError::Points)),
            ("result", Err(CommandParseError::Result)),
            ("result maybe", Err(CommandParseError::Result)),
            ("flag both", game(ARBITER, Request::Ruling(RulingRequest::BothFlags { found: String::new() }))),
            ("a: flag both", game(ARBITER, Request::Ruling(RulingRequest::BothFlags { found: String::new() }))),
            (
                "note Board 3: a Piece fell",
                game(ARBITER, Request::Record(RecordRequest::Note("Board 3: a Piece fell".to_owned()))),
            ),
            ("note", Err(CommandParseError::Note)),
            ("gap leave", game(ARBITER, Request::Clock(ClockRequest::Gap(GapRuling::Leave)))),
            ("gap charge", game(ARBITER, Request::Clock(ClockRequest::Gap(GapRuling::Charge)))),
            ("gap", Err(CommandParseError::Gap)),
            ("report", game(ARBITER, Request::Record(RecordRequest::Query(Query::Report)))),
            ("a: open offer", game(ARBITER, Request::Record(RecordRequest::Query(Query::Offer)))),
        ],
    );
    table(
        Lang::Ru,
        [
            ("добавить белым 2 минуты потому что Невозможный ход", time(Side::White, two, "Невозможный ход")),
            ("добавить белым 2м", time(Side::White, two, "")),
            ("добавить черным 1 ч 20 мин", time(Side::Black, TimeChange::Add(Ms::from_mins(80)), "")),
            ("результат белым одно очко", Err(CommandParseError::Points)),
            ("результат белым 1 чёрным 0", points(Outcome::Win(Side::White), Scale::One, "")),
            ("результат белые сдались", result(Outcome::Win(Side::Black), "")),
            ("результат белым поражение", result(Outcome::Win(Side::Black), "")),
            ("результат поражение белых", result(Outcome::Win(Side::Black), "")),
            ("результат чёрные проиграли из-за телефона", result(Outcome::Win(Side::White), "из-за телефона")),
            ("результат белые опоздали", Err(CommandParseError::Behind("опоздали".to_owned()))),
            ("с: результат победа белых", result(Outcome::Win(Side::White), "")),
            ("пауза из-за шума", pause("из-за шума")),
            ("отнять у чёрных одну минуту", time(Side::Black, TimeChange::Take(Ms::from_mins(1)), "")),
            ("перерыв вычесть", game(ARBITER, Request::Clock(ClockRequest::Gap(GapRuling::Charge)))),
            ("add white 2:00", time(Side::White, two, "")),
        ],
    );
    table(Lang::Uk, [("додати білим 2 хв через помилку", time(Side::White, two, "через помилку"))]);
}

#[test]
fn lengths_of_time_are_read_with_their_units() {
    let words = &Lexicon::of(Lang::En).times;
    for (text, seconds, rest) in [
        ("2:00", Some(120), ""),
        ("1:05:00 x", Some(3900), "x"),
        ("75:00", Some(4500), ""),
        ("90s", Some(90), ""),
        ("1h20m", Some(4800), ""),
        ("1 h 20 m, late", Some(4800), "late"),
        ("2m 5 pieces", Some(120), "5 pieces"),
        ("two minutes", Some(120), ""),
        ("twenty-five minutes thirty seconds late", Some(1530), "late"),
        ("half an hour", Some(1800), ""),
        ("two", None, ""),
        ("24h", Some(86_400), ""),
        ("25h", None, ""),
        ("2", None, ""),
        ("2:60", None, ""),
        ("2:", None, ""),
        (":30", None, ""),
        ("1:2:3:4", None, ""),
        ("30s 2m", None, ""),
        ("1h20", None, ""),
        ("999999999s", None, ""),
        ("m", None, ""),
        ("", None, ""),
    ] {
        let read = length::take(words, &Line::read(text)).map(|(time, rest)| (time.secs(), rest.text()));
        assert_eq!(read, seconds.map(|seconds| (seconds, rest)), "{text}");
    }
}

#[test]
fn a_menu_takes_numbers_words_and_names() {
    for (line, intent) in [
        ("3", Intent::Choose(3)),
        ("?", Intent::Help),
        ("Выход", Intent::Leave),
        (" Анна  Ивановна ", Intent::Text("Анна Ивановна".to_owned())),
        ("", Intent::Text(String::new())),
        ("\u{1b}[A", Intent::Text(String::new())),
        ("2026", Intent::Text("2026".to_owned())),
    ] {
        assert_eq!(Lexicon::of(Lang::Ru).menu(&Tokens::new(line)), intent, "{line:?}");
    }
    let answers = ["Да", "y", "нет", "no", "maybe", ""].map(|line| Lexicon::of(Lang::Ru).answer(line));
    assert_eq!(answers, [Some(true), Some(true), Some(false), Some(false), None, None]);
}

#[test]
fn a_key_that_sends_an_escape_sequence_presses_no_clock() {
    for line in ["\u{1b}[A", "\u{7}", "\u{202e}"] {
        assert_eq!(play(Lang::En, line, NAMES), Err(CommandParseError::NoText), "{line:?}");
    }
    assert_eq!(play(Lang::En, "c3-\u{200b}d4\r\n", NAMES), typed(None, "c3-d4"));
}

#[test]
fn a_line_has_two_hundred_characters_at_most() {
    let long = |n: usize| "ы".repeat(n);
    assert_eq!(play(Lang::En, &long(200), NAMES), typed(None, &long(200)));
    assert_eq!(play(Lang::En, &long(201), NAMES), Err(CommandParseError::TooLong(200)));
    assert_eq!(play(Lang::En, &format!("{} ы", long(200)), NAMES), Err(CommandParseError::TooLong(200)));
    assert_eq!(Lexicon::of(Lang::En).replay(&Tokens::new(&long(201))), Err(CommandParseError::TooLong(200)));
}

#[test]
fn who_says_that_he_has_pressed_presses() {
    let said =
        [(Lang::En, ["pressed", "Button"]), (Lang::Ru, ["нажали", "Кнопка!"]), (Lang::Uk, ["натиснули", "кнопка"])];
    for (lang, lines) in said {
        table(lang, lines.map(|line| (line, game(None, Request::Move(MoveRequest::Press)))));
    }
}
