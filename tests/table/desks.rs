//! Several desks at one board: each with its own language, question, hand and secret, and what one does the others hear.

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};

use chrono::{DateTime, Local};

use super::{ARBITER, BLACK, WHITE, desk_in, new_game, typed};
use crate::support::text_name;
use golos::clock::Ms;
use golos::desk::{Config, Desk, NewGame, Out};
use golos::files::{Disk, LoopTime};
use golos::game::{MoveRequest, Phase, Press, Request, Seat};
use golos::input::{CursorKey, Intent};
use golos::rules::{BySide, Side};
use golos::shell::hub::{Console, Signals};
use golos::speech::voices::Report;
use golos::speech::{Kind, Subscription};
use golos::table::{Time, VirtualTime};
use golos::wording::{Lang, Style};

/// White's terminal in Russian, Black's in Ukrainian, the arbiter's in English, at one real board.
fn three(rules: &str) -> ([Desk; 3], Arc<VirtualTime>) {
    three_in(rules, None)
}

/// The same, and its journal is kept in a folder.
fn three_in(rules: &str, folder: Option<&Path>) -> ([Desk; 3], Arc<VirtualTime>) {
    three_with(new_game(rules, Press::Manual), folder)
}

fn three_with(game: NewGame, folder: Option<&Path>) -> ([Desk; 3], Arc<VirtualTime>) {
    let style = Style::written(Lang::Ru);
    let folder = folder.map(Path::to_owned);
    let config = Config { lang: Lang::Ru, style, ears: Some(Subscription::of(WHITE)), folder, archive: Arc::new(Disk) };
    let time = Arc::new(VirtualTime::default());
    let mut white = Desk::new(config, Arc::<VirtualTime>::clone(&time));
    white.open(game).expect("a game");
    let join = |seat: Seat, lang| {
        let mut desk = white.beside(Some(lang), Subscription::of(seat));
        assert!(!desk.join(&white).expect("a board").is_empty(), "he is told what game it is");
        desk
    };
    let (black, arbiter) = (join(BLACK, Lang::Uk), join(ARBITER, Lang::En));
    ([white, black, arbiter], time)
}

fn texts(out: Vec<Out>) -> Vec<String> {
    out.into_iter().map(|out| out.written).collect()
}

#[test]
fn what_one_does_the_others_hear_each_in_his_own_language() {
    let ([mut white, mut black, mut arbiter], time) = three("russian");
    typed(&mut arbiter, "start");
    assert_eq!(
        (texts(white.hear()), texts(black.hear())),
        (vec!["Начали. Ход белых.".to_owned()], vec!["Почали. Хід білих.".to_owned()])
    );
    time.pass(Ms::from_secs(2));
    typed(&mut white, "c3-d4");
    assert_eq!(texts(black.hear()), ["c3 – d4"]);
    assert_eq!(texts(arbiter.hear()), ["c3 to d4"]);
    assert!(black.hear().is_empty(), "it is heard once");
    // Without listening first, it comes before what is said back.
    typed(&mut white, "");
    let heard = typed(&mut black, "t");
    assert_eq!(heard.len(), 1, "{heard:?}");
    let game = black.game().expect("a game");
    assert_eq!((game.state().plies().len(), game.state().turn()), (1, Side::Black));
}

#[test]
fn r_2_3_3_what_the_arbiter_tells_one_player_no_other_hears() {
    let ([mut white, mut black, mut arbiter], _) = three("russian");
    typed(&mut arbiter, "start");
    drop((white.hear(), black.hear()));
    assert_eq!(typed(&mut arbiter, "tell white please speak more softly"), ["Told White alone."]);
    assert_eq!(texts(white.hear()), ["Судья: please speak more softly"]);
    assert!(black.hear().is_empty());
    // He may say it to both, each in his turn; who is no arbiter says nothing in his name.
    typed(&mut arbiter, "a: to black's ear: your time is short");
    assert_eq!(texts(black.hear()), ["Суддя: your time is short"]);
    assert!(white.hear().is_empty());
    let refused = typed(&mut white, "сказать чёрным сдавайся");
    assert_eq!(refused, ["Одному игроку говорит только судья."]);
    assert!(black.hear().is_empty());
}

#[test]
fn what_nobody_would_hear_is_not_told() {
    let (mut desk, _) = shared("russian");
    let answer = ["Not told: White has no earphone or terminal of its own here."];
    assert_eq!(typed(&mut desk, "a: tell white speak up"), answer);
}

#[test]
fn u_v_13_7_3a_who_does_not_see_the_clock_hears_that_it_runs_for_him() {
    let mut game = new_game("russian", Press::Manual);
    game.watch.blind = BySide::new(false, true);
    let ([mut white, mut black, mut arbiter], _) = three_with(game, None);
    typed(&mut arbiter, "start");
    drop((white.hear(), black.hear()));
    typed(&mut white, "c3-d4 / ");
    assert_eq!(texts(black.hear()), ["c3 – d4", "Ваш годинник."]);
    typed(&mut black, "d6-c5 / ");
    assert!(!texts(white.hear()).iter().any(|line| line.contains("часы")), "White sees the clock");
}

#[test]
fn the_board_is_walked_by_word_and_nobody_else_hears_it() {
    let ([mut white, mut black, _], _) = three("russian");
    drop((white.hear(), black.hear()));
    for (line, heard) in [
        ("обход c3", vec!["c3: белая простая."]),
        ("вверх влево", vec!["b4: пусто."]),
        ("рука на е5", vec!["e5: пусто."]),
        ("следующая чёрная", vec!["e7: чёрная простая."]),
        ("предыдущая белая", vec!["e3: белая простая."]),
        ("следующая дамка", vec!["Таких нет."]),
        ("обход к9", vec!["Нет такого поля: к9."]),
        (
            "лучи d4",
            vec![
                "Вверх влево: чёрная простая b6.",
                "Вверх вправо: чёрная простая f6.",
                "Вниз вправо: белая простая e3.",
                "Вниз влево: белая простая c3.",
            ],
        ),
    ] {
        assert_eq!(typed(&mut white, line), heard, "{line}");
    }
    assert!(black.hear().is_empty());
    assert_eq!(typed(&mut black, "обхід h6 / ліворуч вниз"), ["g5: порожньо."]);
}

#[test]
fn r_1_5_3_what_the_tables_say_of_the_ending_only_the_arbiter_is_told() {
    let ([mut white, mut black, mut arbiter], _) = three("russian");
    typed(&mut arbiter, "start");
    white.hear();
    black.hear();
    // Twenty-four pieces: no table has so many, and that is said to nobody else either.
    for line in ["ending", "a: ending", "who wins the ending"] {
        let told = arbiter.line(line);
        let names: Vec<&str> = told.iter().map(text_name).collect();
        assert_eq!(names, ["ending-too-many", "ask-pieces", "ask-turn-side"], "{line}");
        assert!(white.hear().is_empty() && black.hear().is_empty(), "{line}");
    }
    for (desk, lines) in [
        (&mut white, ["окончание", "судья: окончание", "б: окончание", "кто выигрывает окончание"]),
        (&mut black, ["закінчення", "суддя: закінчення", "ч: закінчення", "хто виграє закінчення"]),
    ] {
        for line in lines {
            let told = desk.line(line);
            let names: Vec<&str> = told.iter().map(text_name).collect();
            assert!(
                names.iter().all(|name| name.starts_with("refuse-") || *name == "entry-unread"),
                "{line}: {names:?}"
            );
        }
    }
    assert!(arbiter.hear().iter().all(|out| !text_name(out).starts_with("ending-")));
    // It is in no list of a player either.
    let offered = |desk: &Desk, seat| format!("{:?}", desk.offered(Some(seat)));
    assert!(offered(&arbiter, ARBITER).contains("Ending"));
    assert!(!offered(&white, WHITE).contains("Ending") && !offered(&black, BLACK).contains("Ending"));
}

#[test]
fn r_5_4_13_3_a_question_to_black_is_answered_at_his_terminal_and_nowhere_else() {
    let ([mut white, mut black, mut arbiter], _) = three("chess");
    typed(&mut arbiter, "start");
    typed(&mut white, "e4 / ");
    typed(&mut black, "e5 / ");
    typed(&mut white, "Nf3 / ничья / ");
    assert!(black.hear().iter().any(|out| text_name(out) == "draw-offer"), "he is asked");
    for (desk, words) in [(&mut white, ["да", "b: да", "согласен"]), (&mut arbiter, ["yes", "accept", "a: yes"])]
    {
        for line in words {
            typed(desk, line);
            assert!(desk.game().expect("a game").state().verdict().is_none(), "{line}");
        }
    }
    typed(&mut black, "так");
    assert!([&mut white, &mut black, &mut arbiter].into_iter().all(|desk| {
        desk.hear();
        desk.game().expect("a game").state().phase() == Phase::Over
    }));
}

#[test]
fn r_6_1_7_nobody_resigns_for_another_and_what_one_is_asked_no_other_is() {
    let ([mut white, mut black, mut arbiter], _) = three("russian");
    typed(&mut arbiter, "start");
    white.hear();
    black.hear();
    assert_eq!(typed(&mut white, "сдаюсь").len(), 1);
    assert!(black.hear().is_empty() && arbiter.hear().is_empty(), "the question is White's own");
    typed(&mut black, "так");
    typed(&mut arbiter, "yes");
    assert_eq!(black.game().expect("a game").state().phase(), Phase::Playing);
    let heard = typed(&mut black, "w: resign / w: yes");
    assert_eq!(black.game().expect("a game").state().phase(), Phase::Playing, "{heard:?}");
    assert_eq!(typed(&mut black, "w: c3-d4"), ["Із цього термінала не можна говорити за іншого."]);
    typed(&mut white, "да");
    assert_eq!(white.game().expect("a game").state().phase(), Phase::Over);
}

#[test]
fn ch_18_1_1_a_secret_move_is_asked_for_and_hidden_at_one_terminal_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let ([mut white, mut black, mut arbiter], _) = three_in("chess", Some(folder.path()));
    typed(&mut arbiter, "start");
    typed(&mut white, "seal");
    assert!(white.is_secret() && !black.is_secret() && !arbiter.is_secret());
    let told: Vec<Out> = [&mut black, &mut arbiter].into_iter().flat_map(|desk| desk.hear()).collect();
    assert!(told.iter().all(|out| !text_name(out).starts_with("seal")), "nobody else is asked");
    let mut heard = texts(white.line("Nf3"));
    heard.extend([&mut black, &mut arbiter].into_iter().flat_map(|desk| texts(desk.hear())));
    assert!(!white.is_secret() && heard.iter().all(|text| !text.contains("f3")), "{heard:?}");
    assert!(black.game().expect("a game").state().sealed().is_some());
}

#[test]
fn ch_18_1_1_the_arbiter_has_the_player_to_move_seal_at_the_terminal_of_that_player() {
    for by_hand in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let ([mut white, mut black, mut arbiter], _) = three_in("chess", Some(folder.path()));
        typed(&mut arbiter, "start");
        typed(&mut white, "e4 / ");
        black.hear();
        arbiter.hear();
        assert_eq!(typed(&mut arbiter, "adjourn"), ["Black is asked to seal the move."]);
        assert_eq!(texts(white.hear()), ["Партия откладывается. Ход запечатывают чёрные."]);
        assert!(!white.is_secret() && !arbiter.is_secret());
        // Whatever he makes now is the sealed move, also before he has heard of it.
        let mut heard = if by_hand {
            assert!(black.hear().iter().any(|out| text_name(out) == "seal-ordered") && black.is_secret());
            texts(
                black.intent(None, Intent::Game { by: None, ask: Request::Move(MoveRequest::Make("e7e5".to_owned())) }),
            )
        } else {
            texts(black.line("e5"))
        };
        heard.extend([&mut white, &mut arbiter].into_iter().flat_map(|desk| texts(desk.hear())));
        let state = black.game().expect("a game").state();
        assert!(state.sealed_by() == Some(Side::Black) && state.plies().len() == 1, "{heard:?}");
        assert!(heard.iter().all(|text| !text.contains("e5")), "{heard:?}");
        typed(&mut arbiter, "open envelope");
        let state = arbiter.game().expect("a game").state();
        assert_eq!(state.plies().last().map(|ply| ply.made.notation.as_str()), Some("e7-e5"));
    }
}

#[test]
fn ch_18_1_1_the_arbiter_hears_that_the_move_was_not_sealed() {
    let folder = tempfile::tempdir().expect("a folder");
    let ([mut white, mut black, mut arbiter], _) = three_in("chess", Some(folder.path()));
    typed(&mut arbiter, "start / adjourn");
    assert!(black.hear().iter().all(|out| !text_name(out).starts_with("seal")) && !black.is_secret());
    typed(&mut white, "");
    assert_eq!(texts(arbiter.hear()), ["White has not sealed a move. Play continues."]);
    typed(&mut white, "e4 / ");
    assert_eq!(white.game().expect("a game").state().plies().len(), 1);
}

#[test]
fn ch_18_1_1_at_one_terminal_a_move_made_by_hand_behind_the_request_is_the_sealed_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut desk, _) = super::desk_in(Some(folder.path()), "chess", Press::Manual, Some(Subscription::All));
    typed(&mut desk, "start / a: adjourn");
    let heard =
        texts(desk.pad(None, Intent::Game { by: None, ask: Request::Move(MoveRequest::Make("e2e4".to_owned())) }));
    let state = desk.game().expect("a game").state();
    assert!(state.sealed_by() == Some(Side::White) && !desk.is_secret(), "{heard:?}");
    assert!(state.last_made().is_none() && heard.iter().all(|text| !text.contains("e4")), "{heard:?}");
}

#[test]
fn hands_and_readings_belong_to_one_terminal() {
    let ([mut white, black, mut arbiter], _) = three("russian");
    typed(&mut arbiter, "start");
    for key in [CursorKey::Up, CursorKey::Pick] {
        white.hand(None, key);
    }
    let path = |desk: &Desk| desk.game().expect("a game").path().len();
    assert_eq!((path(&white), path(&black)), (1, 0));
    // What is picked up is dropped as soon as the board changes, whoever changes it.
    typed(&mut arbiter, "c3-d4");
    white.hear();
    assert_eq!(path(&white), 0);
}

#[test]
fn who_leaves_closes_nothing_while_others_are_there() {
    let ([mut white, mut black, mut arbiter], _) = three("russian");
    typed(&mut arbiter, "start");
    drop(white.close());
    assert!(!black.game().expect("a game").state().closed());
    typed(&mut arbiter, "note White has left his terminal");
    typed(&mut arbiter, "c3-d4");
    black.hear();
    assert!(black.game().expect("a game").state().made().is_some(), "the game goes on without him");
    assert!(white.hear().is_empty() && white.line("resign").len() <= 1);
    black.close();
    arbiter.close();
    arbiter.hear();
    assert!(arbiter.game().expect("a game").state().closed());
}

/// The clock of a terminal at the end of a line: it stands at the moment at which it received what is worked off now.
struct Line {
    clock: Arc<VirtualTime>,
    received: Mutex<Option<Ms>>,
}

impl Time for Line {
    fn elapsed(&self) -> Ms {
        self.received.lock().expect("a moment").unwrap_or_else(|| self.clock.elapsed())
    }

    fn wall(&self) -> DateTime<Local> {
        self.clock.wall()
    }
}

#[test]
fn r_5_4_2_6_what_a_terminal_received_before_the_flag_fell_is_in_time_though_it_is_worked_off_behind() {
    for (received, fallen) in [(Ms::from_mins(90) - Ms::new(1), false), (Ms::from_mins(90), true)] {
        let ([white, _black, mut arbiter], clock) = three("russian");
        let line = Arc::new(Line { clock: Arc::clone(&clock), received: Mutex::new(None) });
        let style = Style::written(Lang::Ru);
        let config = Config {
            lang: Lang::Ru,
            style,
            ears: Some(Subscription::of(WHITE)),
            folder: None,
            archive: Arc::new(Disk),
        };
        let mut far = Desk::new(config, Arc::<Line>::clone(&line));
        far.join(&white).expect("a board");
        drop(white);
        typed(&mut arbiter, "start");
        clock.pass(Ms::from_mins(95));
        *line.received.lock().expect("a moment") = Some(received);
        typed(&mut far, "c3-d4 / ");
        let state = far.game().expect("a game").state();
        assert_eq!(state.clock().fallen(Side::White).is_some(), fallen, "{received:?}");
        assert_eq!(state.clock().running() == Some(Side::Black), !fallen, "{received:?}");
    }
}

#[test]
fn r_6_1_9_4_a_control_that_the_rules_do_not_name_is_told_to_the_arbiter_who_comes_later() {
    for (control, is_told) in [("33+7s", true), ("45+30s", false)] {
        let style = Style::written(Lang::En);
        let ears = Some(Subscription::of(WHITE));
        let config = Config { lang: Lang::En, style, ears, folder: None, archive: Arc::new(Disk) };
        let mut first = Desk::new(config, Arc::new(VirtualTime::default()));
        let mut game = new_game("russian", Press::Automatic);
        game.control = control.parse().expect("a control");
        first.open(game).expect("a game");
        for (seat, hears) in [(ARBITER, is_told), (BLACK, false)] {
            let mut other = first.beside(None, Subscription::of(seat));
            let heard = other.join(&first).expect("a board");
            let told = heard.iter().any(|out| text_name(out) == "start-control-outside");
            assert_eq!(told, hears, "{control}: {heard:?}");
        }
    }
}

#[test]
fn r_5_4_15_1_who_may_not_rule_is_not_asked_for_a_reason_and_presses_his_clock() {
    let ([mut white, mut black, mut arbiter], _) = three("chess");
    typed(&mut arbiter, "start");
    white.hear();
    let heard = typed(&mut white, "result white");
    assert!(!heard.is_empty() && heard.iter().all(|line| !line.contains("причин")), "{heard:?}");
    typed(&mut white, "e2-e4");
    typed(&mut white, "");
    black.hear();
    assert_eq!(black.game().expect("a game").state().turn(), Side::Black);
}

#[test]
fn r_5_4_2_4_who_has_made_his_move_does_not_make_his_opponents_at_his_own_terminal() {
    for (rules, first, second) in
        [("russian", "c3-d4", "f6-e5"), ("international", "32-28", "18-23"), ("chess", "e2-e4", "e7-e5")]
    {
        let ([mut white, mut black, mut arbiter], _) = three(rules);
        typed(&mut arbiter, "start");
        typed(&mut white, first);
        assert_eq!(typed(&mut white, second), ["С этого терминала нельзя говорить за другого."], "{rules}");
        assert!(white.game().is_some_and(|play| play.state().reply().is_none()), "{rules}");
        // He whose move it is may, and the arbiter for him.
        let replied = typed(&mut black, second);
        assert!(black.game().is_some_and(|play| play.state().reply().is_some()), "{rules}: {replied:?}");
    }
}

#[test]
fn a_replay_goes_to_the_last_move_though_its_clock_was_not_pressed() {
    for (rules, moves, last) in [
        ("russian", "start / c3-d4 / press / f6-g5 / press / b2-c3", "b2"),
        ("chess", "start / e4 / press / e5 / press / Nf3", "g1"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut played, _) = desk_in(Some(folder.path()), rules, Press::Manual, Some(Subscription::All));
        typed(&mut played, moves);
        played.close();
        let file = fs::read_dir(folder.path()).expect("a folder").flatten().next().expect("a record").path();
        let (mut desk, _) = desk_in(None, rules, Press::Manual, Some(Subscription::All));
        desk.replay(&file, None, None).expect("a replay");
        let heard = typed(&mut desk, "go 2");
        assert!(heard.iter().any(|line| line.contains(last)), "{rules}: {heard:?}");
        let heard = typed(&mut desk, "go 3");
        assert!(!heard.iter().any(|line| line.contains(last)), "{rules}: {heard:?}");
    }
}

/// The terminal that two players share, at a real board.
fn shared(rules: &str) -> (Desk, Arc<VirtualTime>) {
    one_terminal(rules, None, |_| {})
}

fn one_terminal(
    rules: &str,
    ears: Option<Subscription>,
    change: impl FnOnce(&mut NewGame),
) -> (Desk, Arc<VirtualTime>) {
    let style = Style::written(Lang::En);
    let config = Config { lang: Lang::En, style, ears, folder: None, archive: Arc::new(Disk) };
    let time = Arc::new(VirtualTime::default());
    let mut desk = Desk::new(config, Arc::<VirtualTime>::clone(&time));
    let mut game = new_game(rules, Press::Manual);
    change(&mut game);
    desk.open(game).expect("a game");
    typed(&mut desk, "start");
    (desk, time)
}

#[test]
fn what_the_desk_answers_is_for_the_seat_in_whose_name_it_was_said() {
    let (mut desk, _) = shared("russian");
    for line in ["w: resign", "w: no", "w: ? draw", "w: claim something", "w: undo", "w: adjourn", "w: xyzzy"] {
        let out = desk.line(line);
        assert!(!out.is_empty() && out.iter().all(|out| out.is_for(WHITE) && !out.is_for(BLACK)), "{line}: {out:#?}");
    }
    // Whose words they are is not known: they are for whoever sits there.
    assert!(desk.line("? draw").iter().all(|out| out.is_for(WHITE) && out.is_for(BLACK)));
    // What happens in the game is for those who hear the game.
    assert!(desk.line("w: c3-d4").iter().all(|out| out.is_for(BLACK)));
}

#[test]
fn that_time_was_added_is_no_warning() {
    let (mut desk, _) =
        one_terminal("chess", Some(Subscription::All), |game| game.control = "5/2+10".parse().expect("a control"));
    let mut heard = Vec::new();
    for line in ["e4", "press", "e5", "press", "Nf3", "press"] {
        heard.extend(desk.line(line));
    }
    let added: Vec<&Out> = heard.iter().filter(|out| out.written.contains("added")).collect();
    assert!(
        !added.is_empty() && added.iter().all(|out| out.kind == Kind::TimeAdded && out.cue().is_none()),
        "{heard:#?}"
    );
}

#[test]
fn how_the_game_stands_is_one_line_with_what_may_be_known() {
    let (mut desk, _) = shared("russian");
    desk.line("w: c3-d4");
    desk.line("w: press");
    let line = |desk: &Desk, seat| desk.situation(seat).expect("a game").written;
    let (white, black) = (line(&desk, Some(WHITE)), line(&desk, Some(BLACK)));
    assert!(white.contains("c3 to d4") && !white.contains("90:"), "not in his own turn: {white}");
    assert!(black.contains("Your move, Black") && black.contains("c3 to d4") && black.contains("1:30:"), "{black}");
    desk.line("a: stop");
    assert!(line(&desk, None).contains("stopped"), "{}", line(&desk, None));
    desk.line("b: resign");
    desk.line("b: yes");
    assert!(line(&desk, None).contains("White wins"), "{}", line(&desk, None));
}

#[test]
fn a_voice_that_is_back_says_how_the_game_stands() {
    let (mut desk, _) = shared("russian");
    desk.line("w: resign");
    desk.line("w: yes");
    let mut console = Console::new(desk, Signals::new(Arc::new(LoopTime::start())), None, None);
    let said = console.voice(&Report::Back);
    assert!(
        said.len() == 2 && said[1].spoken.as_ref().is_some_and(|utter| utter.text.contains("Black wins")),
        "{said:#?}"
    );
}
