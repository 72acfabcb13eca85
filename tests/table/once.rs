//! What one person does is told once to each who hears of it.

use super::{ARBITER, BLACK, WHITE, desk, heard_at, seated, typed};
use golos::game::Press;
use golos::speech::Subscription;

#[test]
fn an_act_is_told_once_where_one_terminal_hears_everything() {
    let chess = "start / e4 / press / e5 / press / Nf3";
    for (rules, lines, told) in [
        ("russian", "start / c3-d4 / press / a: loss white because a telephone rang / yes", LOST),
        ("chess", "start / e4 / press / a: sanction white exclusion because a telephone rang / yes", EXCLUDED),
        ("russian", "start / w: stop", &["White stopped the clocks: resignation or a call for you?"]),
        ("chess", &format!("{chess} / w: draw"), &["Draw? Offered by White."]),
        ("chess", &format!("{chess} / w: draw / b: yes"), &["Draw by agreement.", "Sign the score sheets."]),
        ("russian", "start / w: arbiter my clock is broken", &["White calls the arbiter: my clock is broken."]),
        ("russian", "start / b: resign / yes / w: sign / b: sign", SIGNED),
    ] {
        let (mut desk, _) = desk(rules, Press::Manual, Some(Subscription::All));
        assert_eq!(typed(&mut desk, lines), told, "{lines}");
    }
}

const LOST: &[&str] = &["White loses the game: a telephone rang. Black wins.", "Sign the score sheets."];
const EXCLUDED: &[&str] =
    &["White is excluded from the event: a telephone rang.", "Black wins.", "Sign the score sheets."];
const SIGNED: &[&str] = &["Both have signed. Black resigns. White wins. Time used: White 0:00, Black 0:00."];

#[test]
fn a_protest_is_told_once_and_begins_with_who_protests() {
    let (mut desk, _) = desk("russian", Press::Manual, Some(Subscription::All));
    let heard = typed(&mut desk, "start / b: resign / yes / b: protest I did not resign");
    assert!(heard[0].starts_with("Black protests: I did not resign."), "{heard:?}");
    assert!(!heard.iter().any(|line| line.starts_with("Protest recorded")), "{heard:?}");
}

#[test]
fn who_hears_nothing_else_of_an_act_hears_that_it_was_received() {
    let (mut desks, _) = seated("chess", Press::Manual, &[WHITE, BLACK, ARBITER], None);
    typed(&mut desks[2], "start");
    typed(&mut desks[0], "e4 / press");
    assert_eq!(typed(&mut desks[1], "e5 / draw"), ["Draw offered. Press the clock."]);
    assert_eq!(heard_at(&mut desks[0]).last().map(String::as_str), Some("Draw? Offered by Black."));
    typed(&mut desks[1], "press");
    heard_at(&mut desks[2]);
    assert_eq!(typed(&mut desks[0], "arbiter"), ["Passed to the arbiter."]);
    assert_eq!(heard_at(&mut desks[2]), ["White calls the arbiter."]);
    assert_eq!(typed(&mut desks[0], "stop"), ["Stop. Clocks stopped."]);
    assert_eq!(heard_at(&mut desks[1]), ["Stop. Clocks stopped."]);
    assert_eq!(heard_at(&mut desks[2]), ["White stopped the clocks: resignation or a call for you?"]);
}

#[test]
fn a_reason_behind_a_ruling_that_needs_none_is_recorded_as_a_note() {
    let claimed = "start / c3-d4 / press / b: claim repetition";
    let uncaptured = "start / c3-d4 / press / b6-c5 / press / a3-b4 / press";
    for (rules, opening, ruling) in [
        ("russian", claimed, "a: reject because the game score shows it"),
        ("russian-ua2026", uncaptured, "a: let stand because both agreed"),
    ] {
        let (mut desk, _) = desk(rules, Press::Manual, Some(Subscription::All));
        let heard = typed(&mut desk, &format!("{opening} / {ruling}"));
        assert_eq!(heard.last().map(String::as_str), Some("Note added."), "{ruling}: {heard:?}");
    }
}
