//! Words about the micro-match, and about who is absent.

use super::*;
use crate::MatchAsk;
use golos_game::AttendanceAsk;

fn contest(by: Option<Seat>, ask: MatchAsk) -> Result<Intent, Unparsed> {
    Ok(Intent::Match { by, ask })
}

#[test]
fn an_hour_that_no_day_has_and_a_number_that_is_no_reason_are_refused() {
    let hour = |typed: &str| Err(Unparsed::Hour(typed.to_owned()));
    let behind = |typed: &str| Err(Unparsed::Behind(typed.to_owned()));
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
    let decide = |outcome, reason: &str| MatchAsk::Decide { outcome, reason: reason.to_owned() };
    table(
        Lang::En,
        [
            ("score", contest(None, MatchAsk::Score)),
            ("b: score", contest(BLACK, MatchAsk::Score)),
            ("score c3", typed(None, "score c3")),
            ("extra", contest(ARBITER, MatchAsk::Extra)),
            ("w: extra", contest(WHITE, MatchAsk::Extra)),
            ("extra now", Err(Unparsed::Behind("now".to_owned()))),
            ("match white because phone", contest(ARBITER, decide(Outcome::Win(Side::White), "phone"))),
            ("a: match both noise", contest(ARBITER, decide(Outcome::BothLost, "noise"))),
            ("match draw", contest(ARBITER, decide(Outcome::Draw, ""))),
            ("match", Err(Unparsed::Result)),
        ],
    );
    table(
        Lang::Ru,
        [
            ("счёт", contest(None, MatchAsk::Score)),
            ("Счет", contest(None, MatchAsk::Score)),
            ("ещё микроматч", contest(ARBITER, MatchAsk::Extra)),
            ("микроматч чёрные причина телефон", contest(ARBITER, decide(Outcome::Win(Side::Black), "телефон"))),
        ],
    );
    table(Lang::Uk, [("рахунок", contest(None, MatchAsk::Score)), ("score", contest(None, MatchAsk::Score))]);
}

#[test]
fn absence_names_a_side_or_both() {
    table(
        Lang::En,
        [
            ("a: absent white", game(ARBITER, Ask::Attendance(AttendanceAsk::Absent(vec![Side::White])))),
            ("absent both", game(ARBITER, Ask::Attendance(AttendanceAsk::Absent(Side::BOTH.to_vec())))),
            ("absent", Err(Unparsed::Side)),
            ("absent c3", Err(Unparsed::Side)),
            ("a: arrived black", game(ARBITER, Ask::Attendance(AttendanceAsk::Arrived(Side::Black)))),
            ("arrived both", Err(Unparsed::Side)),
        ],
    );
    table(Lang::Ru, [("неявка чёрные", game(ARBITER, Ask::Attendance(AttendanceAsk::Absent(vec![Side::Black]))))]);
    table(Lang::Uk, [("прийшли білі", game(ARBITER, Ask::Attendance(AttendanceAsk::Arrived(Side::White))))]);
}
