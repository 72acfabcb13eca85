//! A question belongs to one person: who answers it, and with what.

use std::sync::Arc;

use super::{desk, desk_in, new_game, typed};
use golos::desk::{Config, Desk};
use golos::files::Disk;
use golos::game::{
    Audience, Ending, MoveRequest, OfferRequest, Outcome, Phase, Press, Query, RecordRequest, Request, Seat,
};
use golos::input::{CursorKey, Intent};
use golos::rules::Side;
use golos::speech::Subscription;
use golos::table::VirtualTime;
use golos::wording::{Lang, Style};

const WHITE: Seat = Seat::Player(Side::White);
const BLACK: Seat = Seat::Player(Side::Black);

fn ending(desk: &Desk) -> Option<Ending> {
    desk.game()?.state().verdict().map(|verdict| verdict.ending.clone())
}

/// Who has the move, and whether the move before it still waits for its press.
fn turn(desk: &Desk) -> (Option<Side>, bool) {
    let state = desk.game().map(|play| play.state());
    (state.map(|state| state.turn()), state.is_some_and(|state| state.made().is_some()))
}

/// A draw was offered with the move, and the clock is still to be pressed.
const OFFERED: &str = "start / e4 / press / e5 / press / Nf3 / w: draw";

#[test]
fn r_5_4_13_3_u_v_11_3_the_clock_button_does_not_accept_a_draw() {
    for pressed in ["press", "", "w: press", "w:"] {
        let (mut desk, _) = desk("chess", Press::Manual, Some(Subscription::All));
        typed(&mut desk, OFFERED);
        typed(&mut desk, pressed);
        assert_eq!((ending(&desk), turn(&desk)), (None, (Some(Side::Black), false)), "{pressed:?}");
        // Black has been asked: his clock button and Enter answer no more than White's.
        for (again, said) in [("", "Draw? Offered by White."), ("b: press", "Make a move first.")] {
            let heard = typed(&mut desk, again);
            assert_eq!(ending(&desk), None, "{again:?}: {heard:?}");
            assert!(!again.is_empty() || heard == [said], "{heard:?}");
        }
        assert!(desk.game().is_some_and(|play| play.state().offer() == Some(Side::White)));
        typed(&mut desk, "b: yes");
        assert_eq!(ending(&desk), Some(Ending::Agreed));
    }
}

#[test]
fn ch_9_1_2_1_only_the_opponent_accepts_a_draw() {
    for (answer, accepted, said) in [
        ("w: yes", false, "Black must answer."),
        ("a: yes", false, "Black must answer."),
        ("w: no", false, "Black must answer."),
        ("b: yes", true, "Draw by agreement."),
        ("yes", true, "Draw by agreement."),
        ("b: no", false, "No. Play on."),
    ] {
        for press in ["", " / press"] {
            let (mut desk, _) = desk("chess", Press::Manual, Some(Subscription::All));
            let heard = typed(&mut desk, &format!("{OFFERED}{press} / {answer}"));
            assert_eq!(ending(&desk).is_some(), accepted, "{answer}: {heard:?}");
            let is_said = heard.iter().any(|line| line == said);
            assert!(is_said || answer == "b: no", "{answer}: {heard:?}");
        }
    }
}

#[test]
fn ch_9_1_2_3_a_claim_that_is_an_offer_is_not_accepted_by_a_press() {
    let (mut desk, _) = desk("chess", Press::Manual, Some(Subscription::All));
    typed(&mut desk, "start / e4 / press / e5 / press / claim repetition Nf3");
    for pressed in ["press", "", "w: press", "b: press", "a: yes", "w: yes"] {
        typed(&mut desk, pressed);
        assert_eq!(ending(&desk), None, "{pressed:?}");
    }
}

#[test]
fn ch_9_1_2_3_a_yes_of_nobody_is_no_answer_while_the_arbiter_is_asked_too() {
    let (mut desk, _) = desk("chess", Press::Manual, Some(Subscription::All));
    typed(&mut desk, "start / e4 / press / e5 / press / claim repetition Nf3");
    for said in ["yes", "no"] {
        assert_eq!(typed(&mut desk, said), ["Black must answer."], "{said}");
        assert_eq!(ending(&desk), None);
    }
    typed(&mut desk, "b: yes");
    assert_eq!(ending(&desk), Some(Ending::Agreed));
}

#[test]
fn r_6_1_7_it_is_asked_by_name_who_resigns_and_answered_in_words_by_him() {
    for (lines, said, lost) in [
        // One keyboard, nobody named: whose turn it is says nothing about who resigns.
        ("resign", "Which side resigns: White or Black?", None),
        ("resign / ", "Which side resigns: White or Black?", None),
        ("resign / yes", "Which side resigns: White or Black?", None),
        ("resign / black", "Black resigns? Yes or no.", None),
        ("resign / black / ", "Black resigns? Yes or no.", None),
        ("resign / black / b:", "Black resigns? Yes or no.", None),
        ("resign / black / w: yes", "Black must answer. Type \"b: yes\" or \"b: no\".", None),
        ("resign / black / a: yes", "Black must answer. Type \"b: yes\" or \"b: no\".", None),
        ("resign / black / no", "No. The game continues.", None),
        ("resign / black / yes", "Black resigns. White wins.", Some(Side::White)),
        ("resign / white / w: yes", "White resigns. Black wins.", Some(Side::Black)),
        ("b: resign", "Black resigns? Yes or no.", None),
        ("b: resign / w: press / yes", "Black resigns. White wins.", Some(Side::White)),
        ("w: resign / yes", "White resigns. Black wins.", Some(Side::Black)),
    ] {
        let (mut desk, _) = desk("russian", Press::Automatic, Some(Subscription::All));
        let heard = typed(&mut desk, &format!("start / c3-d4 / {lines}"));
        let outcome = desk.game().and_then(|play| play.state().verdict()).map(|verdict| verdict.outcome);
        assert_eq!(outcome, lost.map(Outcome::Win), "{lines}: {heard:?}");
        assert!(lines.ends_with("b:") || heard.iter().any(|line| line == said), "{lines}: {heard:?}");
    }
}

#[test]
fn the_prompt_asks_as_the_question_does() {
    let (mut desk, _) = desk("russian", Press::Automatic, Some(Subscription::All));
    for (line, prompt) in
        [("start", "White, move 1:"), ("resign", "White or Black:"), ("black", "Yes or no:"), ("no", "White, move 1:")]
    {
        typed(&mut desk, line);
        assert_eq!(desk.prompt(), prompt, "{line}");
    }
}

#[test]
fn a_press_is_a_press_while_something_is_asked() {
    let (mut desk, _) = desk("russian", Press::Manual, Some(Subscription::All));
    typed(&mut desk, "start / c3-d4 / w: resign");
    assert_eq!(typed(&mut desk, ""), ["White resigns? Yes or no."]);
    assert_eq!(turn(&desk), (Some(Side::White), true), "Enter answers nothing");
    typed(&mut desk, "press");
    assert_eq!((ending(&desk), turn(&desk)), (None, (Some(Side::Black), false)));
    // He who pressed is not asked any more.
    typed(&mut desk, "yes");
    assert_eq!(desk.game().map(|play| play.state().phase()), Some(Phase::Playing));
}

#[test]
fn r_9_2_4_3_colours_are_not_swapped_by_a_press() {
    let (mut desk, _) = desk("renju", Press::Manual, Some(Subscription::All));
    typed(&mut desk, "start / h8 / press");
    let players = |desk: &Desk| desk.game().map(|play| play.state().setup().players.clone());
    let before = players(&desk);
    for pressed in ["", "", "press", "w: press", "b: press", "a: yes"] {
        typed(&mut desk, pressed);
        assert_eq!(players(&desk), before, "{pressed:?}");
        assert!(desk.game().is_some_and(|play| play.state().plies().len() <= 1));
    }
    assert_eq!(typed(&mut desk, ""), ["Swap colours? Yes or no."]);
    assert!(typed(&mut desk, "yes").iter().any(|line| line.contains("wap")));
}

#[test]
fn a_pad_answers_with_any_button_but_the_clock() {
    let offered = || {
        let (mut desk, _) = desk("chess", Press::Manual, Some(Subscription::All));
        typed(&mut desk, &format!("{OFFERED} / press"));
        desk
    };
    let press = |by| Intent::Game { by: Some(by), ask: Request::Move(MoveRequest::Press) };
    let draw = |by| Intent::Game { by: Some(by), ask: Request::Offer(OfferRequest::Offer) };
    for (seat, intent, ended, open) in [
        (BLACK, press(BLACK), false, true),
        (BLACK, Intent::BoardCursor(CursorKey::Confirm), false, true),
        (BLACK, Intent::BoardCursor(CursorKey::Pick), false, true),
        (WHITE, Intent::BoardCursor(CursorKey::Drop), false, true),
        (WHITE, draw(WHITE), false, true),
        (BLACK, Intent::BoardCursor(CursorKey::Drop), false, false),
        (BLACK, draw(BLACK), true, false),
    ] {
        let mut desk = offered();
        let heard = desk.pad(Some(seat), intent.clone());
        let is_open = desk.game().is_some_and(|play| play.state().offer().is_some());
        assert_eq!(
            (ending(&desk).is_some(), is_open || ended),
            (ended, open || ended),
            "{seat:?} {intent:?}: {heard:?}"
        );
    }
}

#[test]
fn u_v_13_12_a_terminal_of_one_seat_speaks_as_that_seat() {
    for (side, clock, turn) in [
        (Side::White, "You 1:30:00, opponent 1:30:00.", "Your move, White."),
        // The times of both are for him whose turn it is.
        (Side::Black, "Times are given only on your own turn.", "Opponent's move."),
    ] {
        let ears = Subscription::Shared(Audience::of(Seat::Player(side)));
        let (mut desk, _) = desk("russian", Press::Automatic, Some(ears));
        typed(&mut desk, "start");
        assert_eq!((typed(&mut desk, "c"), typed(&mut desk, "t")), (vec![clock.to_owned()], vec![turn.to_owned()]));
        let heard =
            desk.intent(None, Intent::Game { by: None, ask: Request::Record(RecordRequest::Query(Query::Turn)) });
        assert_eq!(heard.first().map(|out| out.written.as_str()), Some(turn), "a key asks as he does who sits there");
        // Nor is a move of the opponent his.
        let heard = typed(&mut desk, "c3-d4");
        assert_eq!(
            desk.game().map(|play| play.state().plies().len()),
            Some(usize::from(side == Side::White)),
            "{heard:?}"
        );
        // He resigns for himself, whoever is to move.
        let heard = typed(&mut desk, "resign");
        let asked = if side == Side::White { "White resigns? Yes or no." } else { "Black resigns? Yes or no." };
        assert_eq!(heard, [asked]);
        typed(&mut desk, "yes");
        assert_eq!(
            desk.game().and_then(|play| play.state().verdict()).map(|v| v.outcome),
            Some(Outcome::Win(side.other()))
        );
    }
}

#[test]
fn ch_18_1_1_a_sealed_text_that_two_layouts_make_two_moves_of_is_asked_about_unseen() {
    for (answer, played) in [("1", "b2-b4"), ("2", "d2-d4"), ("e4", "e2-e4")] {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut desk, _) = desk_in(Some(folder.path()), "chess", Press::Automatic, Some(Subscription::All));
        let asked = typed(&mut desk, "start / adjourn / в4");
        assert!(asked.len() == 1 && asked[0].contains("the other keyboard layout"), "{asked:?}");
        assert!(!asked[0].contains("b4") && !asked[0].contains("d4") && desk.is_secret(), "{asked:?}");
        let sealed = typed(&mut desk, answer);
        assert!(sealed.iter().any(|line| line.starts_with("Adjourned.")) && !desk.is_secret(), "{sealed:?}");
        assert!(sealed.iter().all(|line| !line.contains("b4") && !line.contains("d4")), "{sealed:?}");
        typed(&mut desk, "a: open envelope");
        let play = desk.game().expect("a game");
        assert_eq!(play.state().plies().last().map(|ply| ply.made.notation.as_str()), Some(played));
    }
}

/// A real board of renju without an opening regulation: h8 lies there, and White has the move.
fn stones() -> Desk {
    let (mut desk, _) = desk("renju-2022", Press::Manual, Some(Subscription::All));
    let mut game = new_game("renju-2022", Press::Manual);
    game.rules.openings.regulation = None;
    desk.open(game).expect("a game");
    typed(&mut desk, "start / h8 / press");
    assert_eq!(stones_of(&desk), Some(1));
    desk
}

/// How many stones and passes there are.
fn stones_of(desk: &Desk) -> Option<usize> {
    Some(desk.game()?.state().plies().len())
}

const UNHEARD: &str = "The move was not understood. Say the move, or: pass.";

#[test]
fn r_9_3_1_5_a_press_behind_a_word_that_came_to_nothing_is_no_pass() {
    // Stones that cannot be read or lie on another, a draw out of season, a remark without a text, an answer to nothing.
    for nothing in ["h88", "mumble", "h8", "w: draw", "a: note", "yes"] {
        for press in ["", "press", "w: press"] {
            let mut desk = stones();
            typed(&mut desk, nothing);
            assert_eq!((typed(&mut desk, press), stones_of(&desk)), (vec![UNHEARD.to_owned()], Some(1)), "{nothing:?}");
            // It is said once. Who presses again means it.
            typed(&mut desk, press);
            assert_eq!(stones_of(&desk), Some(2), "{nothing:?} {press:?}");
        }
    }
}

#[test]
fn r_9_3_1_5_a_press_behind_anything_else_stays_a_pass() {
    for something in ["t", "turn", "h9 / undo / board"] {
        let mut desk = stones();
        typed(&mut desk, &format!("{something} / press"));
        assert_eq!(stones_of(&desk), Some(2), "{something:?}");
    }
    let mut desk = stones();
    typed(&mut desk, "h8 / pass / press");
    assert_eq!(stones_of(&desk), Some(2));
    // A stone lies there: the press is one of the clock.
    typed(&mut desk, "h7 / w: draw");
    typed(&mut desk, "");
    assert_eq!((stones_of(&desk), turn(&desk)), (Some(3), (Some(Side::White), false)));
    // What came to nothing in another hand is none of his who presses.
    let mut desk = stones();
    desk.pad(Some(BLACK), Intent::Game { by: Some(BLACK), ask: Request::Move(MoveRequest::Make("h9".to_owned())) });
    desk.pad(Some(WHITE), Intent::BoardCursor(CursorKey::Confirm));
    assert_eq!(stones_of(&desk), Some(2));
}

#[test]
fn yes_or_no_to_no_question_is_neither_a_move_nor_recorded() {
    for (lang, yes, no, said) in [
        (Lang::En, "yes", "no", "There is no question to answer."),
        (Lang::Ru, "да", "белые: нет", "Вопроса нет."),
        (Lang::Uk, "чорні: так", "ні", "Запитання немає."),
    ] {
        let style = Style::written(lang);
        let config = Config { lang, style, ears: Some(Subscription::All), folder: None, archive: Arc::new(Disk) };
        let mut desk = Desk::new(config, Arc::new(VirtualTime::default()));
        desk.open(new_game("chess", Press::Manual)).expect("a game");
        typed(&mut desk, "start / e4");
        for answer in [yes, no] {
            assert_eq!(typed(&mut desk, answer), [said], "{answer:?}");
        }
    }
}

#[test]
fn r_5_4_15_1_a_result_without_a_reason_asks_for_it_and_what_is_said_next_is_the_reason() {
    for (answer, reason) in
        [("noise", "noise"), ("a: because the clock stopped", "the clock stopped"), ("шум в зале", "шум в зале")]
    {
        let (mut desk, _) = desk("russian", Press::Automatic, Some(Subscription::All));
        assert_eq!(typed(&mut desk, "start / c3-d4 / a: result white"), ["What is the reason?"]);
        assert_eq!((typed(&mut desk, ""), ending(&desk)), (vec!["What is the reason?".to_owned()], None));
        assert!(typed(&mut desk, answer).iter().any(|line| line.starts_with("Announce this result?")), "{answer}");
        typed(&mut desk, "yes");
        assert_eq!(ending(&desk), Some(Ending::Decision(reason.to_owned())), "{answer}");
    }
    for (other, moves) in [("f6-g5", 2), ("no", 1), ("c", 1), ("b: f6-g5", 2)] {
        let (mut desk, _) = desk("russian", Press::Automatic, Some(Subscription::All));
        typed(&mut desk, "start / c3-d4 / result draw");
        let heard = typed(&mut desk, other);
        let played = desk.game().map(|play| play.state().plies().len());
        assert_eq!((ending(&desk), played), (None, Some(moves)), "{other}: {heard:?}");
        let is_told = heard.first().is_some_and(|first| first == "No ruling made.");
        // What is only heard leaves the question open, and so does what somebody else does.
        assert_eq!(is_told, !other.starts_with("b:") && other != "c", "{other}: {heard:?}");
    }
    // What the rules refuse whatever the reason is refused at once.
    let (mut over, _) = desk("russian", Press::Automatic, Some(Subscription::All));
    typed(&mut over, "start / c3-d4");
    assert_ne!(typed(&mut over, "a: result half white"), ["What is the reason?"]);
}

#[test]
fn r_6_1_7_who_is_asked_whether_he_resigns_and_does_something_else_is_told_that_he_does_not() {
    for asked in ["w: resign", "resign"] {
        let (mut desk, _) = desk("russian", Press::Automatic, Some(Subscription::All));
        typed(&mut desk, "start");
        typed(&mut desk, asked);
        let heard = typed(&mut desk, "c3-d4");
        assert_eq!(heard.first().map(String::as_str), Some("Not resigned. The game continues."), "{asked}");
        assert_eq!((ending(&desk), turn(&desk).0), (None, Some(Side::Black)), "{asked}");
    }
    let (mut desk, _) = desk("russian", Press::Automatic, Some(Subscription::All));
    assert_eq!(typed(&mut desk, "start / w: resign / w: resign"), ["White resigns? Yes or no."]);
    assert_eq!(typed(&mut desk, "no"), ["No. The game continues."]);
}

#[test]
fn at_one_terminal_each_is_told_his_own_words_and_only_what_the_rules_know() {
    let (mut desk, _) = desk("russian", Press::Automatic, Some(Subscription::All));
    typed(&mut desk, "start");
    let has = |heard: &[String], words: &str| heard.iter().any(|line| line.contains(words));
    let (all, arbiter, white) = (typed(&mut desk, "?"), typed(&mut desk, "a: ?"), typed(&mut desk, "w: ?"));
    assert!(has(&all, "resign") && has(&all, "result"), "{all:?}");
    assert!(!has(&arbiter, "resign") && has(&arbiter, "result"), "{arbiter:?}");
    assert!(has(&white, "resign") && !has(&white, "result"), "{white:?}");
    assert!(!has(&all, "adjourn") && !has(&all, "envelope"), "{all:?}");
    let heard = typed(&mut desk, "a: adjourn");
    assert_eq!(heard, ["These rules do not allow adjournment."]);
    let heard = typed(&mut desk, "a: fault");
    assert!(!has(&heard, "two hands") && has(&heard, "displaced"), "{heard:?}");
    let (mut chess, _) = super::desk("chess", Press::Automatic, Some(Subscription::All));
    let (all, fault) = (typed(&mut chess, "start / ?"), typed(&mut chess, "a: fault"));
    // A move is sealed into the folder of the record: where there is none, no word is offered for it.
    assert!(!has(&all, "adjourn") && has(&fault, "two hands"), "{all:?} {fault:?}");
}

#[test]
fn r_5_4_13_2_while_a_claim_waits_what_is_no_move_is_told_so_and_the_printed_words_rule() {
    const CLAIMED: &str =
        "start / g1-f3 / press / g8-f6 / press / f3-g1 / press / f6-g8 / press / claim repetition g1-f3";
    for (word, told) in [
        ("a: abracadabra", "Not understood: abracadabra"),
        ("a: e2-e4", "A claim is being checked."),
        ("a: force uphold because …", "What is the reason?"),
        ("a: incorrect", "Claim incorrect"),
        ("a: claim incorrect", "Claim incorrect"),
    ] {
        let (mut desk, _) = desk("chess", Press::Manual, Some(Subscription::All));
        typed(&mut desk, CLAIMED);
        let heard = typed(&mut desk, word);
        assert!(heard.iter().any(|line| line.contains(told)), "{word}: {heard:?}");
    }
}

#[test]
fn ch_6_11_3_stopped_clocks_are_started_by_the_word_that_starts_them() {
    let (mut desk, _) = desk("chess", Press::Manual, Some(Subscription::All));
    typed(&mut desk, "start / e4 / press / a: stop");
    assert_eq!(desk.game().map(|play| play.state().phase()), Some(Phase::Paused));
    typed(&mut desk, "a: start");
    assert_eq!(desk.game().map(|play| play.state().phase()), Some(Phase::Playing));
}
