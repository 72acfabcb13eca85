//! Words about the micro-match, and about who is absent.

use super::*;
use crate::MatchRequest;
use golos_game::AttendanceRequest;

fn contest(by: Option<Seat>, ask: MatchRequest) -> Result<Intent, CommandParseError> {
    Ok(Intent::Match { by, ask })
}

#[test]
fn an_hour_that_no_day_has_and_a_number_that_is_no_reason_are_refused() {
    let hour = |typed: &str| Err(CommandParseError::Hour(typed.to_owned()));
    let behind = |typed: &str| Err(CommandParseError::Behind(typed.to_owned()));
    let cases = [
        ("start at 25:99", hour("25:99")),
        ("start 12:60", hour("12:60")),
        ("start soon", behind("soon")),
        ("pause 2", behind("2")),
        ("pause board 2", behind("board 2")),
        ("pause two", behind("two")),
    ];
    table(Lang::En, cases);
    table(Lang::Ru, [("пуск в 25:99", hour("25:99")), ("пауза 2", behind("2"))]);
}

#[test]
fn a_micro_match_is_asked_for_in_words() {
    let sign = |game, sides: &[Side]| MatchRequest::Sign { game, sides: sides.to_vec() };
    let decide = |outcome, reason: &str| MatchRequest::Decide { outcome, reason: reason.to_owned() };
    table(
        Lang::En,
        [
            ("score", contest(None, MatchRequest::Score)),
            ("b: score", contest(BLACK, MatchRequest::Score)),
            ("score c3", typed(None, "score c3")),
            ("extra", contest(ARBITER, MatchRequest::Extra)),
            ("w: extra", contest(WHITE, MatchRequest::Extra)),
            ("extra now", Err(CommandParseError::Behind("now".to_owned()))),
            ("match white because phone", contest(ARBITER, decide(Outcome::Win(Side::White), "phone"))),
            ("a: match both: noise", contest(ARBITER, decide(Outcome::BothLost, "noise"))),
            ("a: match both noise", Err(CommandParseError::Behind("noise".to_owned()))),
            ("match draw", contest(ARBITER, decide(Outcome::Draw, ""))),
            ("match", Err(CommandParseError::Result)),
            ("w: sign game 1", contest(WHITE, sign(Some(1), &[]))),
            ("a: sign game two both", contest(ARBITER, sign(Some(2), &Side::BOTH))),
            ("sign game 1 white", contest(None, sign(Some(1), &[Side::White]))),
            ("sign game", contest(None, sign(None, &[]))),
            ("sign game 1 soon", Err(CommandParseError::Behind("soon".to_owned()))),
        ],
    );
    table(
        Lang::Ru,
        [
            ("счёт", contest(None, MatchRequest::Score)),
            ("Счет", contest(None, MatchRequest::Score)),
            ("подписать партию 1", contest(None, sign(Some(1), &[]))),
            ("ещё микроматч", contest(ARBITER, MatchRequest::Extra)),
            ("микроматч чёрные причина телефон", contest(ARBITER, decide(Outcome::Win(Side::Black), "телефон"))),
        ],
    );
    table(Lang::Uk, [("підписати партію 1", contest(None, sign(Some(1), &[])))]);
    table(Lang::Uk, [("рахунок", contest(None, MatchRequest::Score)), ("score", contest(None, MatchRequest::Score))]);
}

#[test]
fn a_game_of_a_micro_match_is_named_by_its_place() {
    let of_game = |by, game, ask| contest(by, MatchRequest::OfGame { game, ask: Box::new(ask) });
    let result = |game| {
        let ask = RulingRequest::Result { outcome: Outcome::Draw, scale: None, reason: "noise".to_owned() };
        of_game(ARBITER, game, Request::Ruling(ask))
    };
    let sign = |game| contest(None, MatchRequest::Sign { game: Some(game), sides: Vec::new() });
    table(
        Lang::En,
        [
            ("result of the 1st game draw because noise", result(1)),
            ("a: result of the second game: draw because noise", result(2)),
            ("1st game: result draw because noise", result(1)),
            ("sign the first game", sign(1)),
            ("result 1st", Err(CommandParseError::Points)),
        ],
    );
    table(
        Lang::Ru,
        [
            ("результат 1-й партии ничья, причина noise", result(1)),
            ("результат первой партии: ничья причина noise", result(1)),
            ("результат по третьей партии ничья причина noise", result(3)),
            ("2-я партия: результат ничья причина noise", result(2)),
            ("подписать первую партию", sign(1)),
            ("подписать 21-ю партию", sign(21)),
        ],
    );
    table(
        Lang::Uk,
        [
            ("результат 1-ї партії нічия, причина noise", result(1)),
            ("результат третьої партії: нічия причина noise", result(3)),
            ("підписати першу партію", sign(1)),
        ],
    );
    for (lang, line) in [
        (Lang::En, "w: protest about the 1st game because noise"),
        (Lang::Ru, "б: протест по 1-й партии, причина noise"),
        (Lang::Uk, "б: протест щодо першої партії, причина noise"),
    ] {
        let read = play(lang, line, NAMES);
        let Ok(Intent::Match { by, ask: MatchRequest::OfGame { game: 1, ask } }) = read else {
            panic!("{line}: {read:?}");
        };
        assert!(by == WHITE && matches!(*ask, Request::Record(RecordRequest::Protest(_))), "{line}");
    }
}

#[test]
fn absence_names_a_side_or_both() {
    table(
        Lang::En,
        [
            ("a: absent white", game(ARBITER, Request::Attendance(AttendanceRequest::Absent(vec![Side::White])))),
            ("absent both", game(ARBITER, Request::Attendance(AttendanceRequest::Absent(Side::BOTH.to_vec())))),
            ("absent", Err(CommandParseError::Side)),
            ("absent c3", Err(CommandParseError::Side)),
            ("a: arrived black", game(ARBITER, Request::Attendance(AttendanceRequest::Arrived(Side::Black)))),
            ("arrived both", Err(CommandParseError::Side)),
        ],
    );
    table(
        Lang::Ru,
        [("неявка чёрные", game(ARBITER, Request::Attendance(AttendanceRequest::Absent(vec![Side::Black]))))],
    );
    table(Lang::Uk, [("прийшли білі", game(ARBITER, Request::Attendance(AttendanceRequest::Arrived(Side::White))))]);
}
