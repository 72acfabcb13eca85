//! A game played by the hand on the board alone: arrows, a pick, a confirmation.

use golos::desk::{Config, Desk};
use golos::files::Disk;
use golos::input::CursorKey::{Confirm, Down, Left, Pick, Right, Up};
use golos::input::{CursorKey, Intent};
use golos::speech::Subscription;
use golos::table::VirtualTime;
use golos::wording::{Lang, Style};
use std::sync::Arc;

/// A game that has been opened from the menu, from a position if there is one, the clock pressed as `press` answers.
fn playing(game: &str, position: &[&str], press: &str) -> Desk {
    let lang = Lang::En;
    let config = Config {
        lang,
        style: Style::spoken(lang),
        ears: Some(Subscription::All),
        folder: None,
        archive: Arc::new(Disk),
    };
    let mut app = Desk::new(config, Arc::new(VirtualTime::default()));
    let start = if position.is_empty() { "6" } else { "4" };
    // At a classic control with an increment chess asks for no more; renju asks for its opening rule.
    let regulation: &[&str] = if game == "renju" { &["1"] } else { &[] };
    // Where the clock is pressed by hand, it is asked who has an assistant.
    let assistants: &[&str] = if press == "2" { &["1"] } else { &[] };
    let settled = [regulation, &[press], assistants, &["2", "start"]].concat();
    let lines = [&[start, game], position, &["Ann, Bob", "60+30s"], &settled].concat();
    for line in lines {
        app.line(line);
    }
    app
}

fn pressed(app: &mut Desk, keys: &[CursorKey]) -> Vec<String> {
    let heard = keys.iter().map(|&key| app.hand(None, key)).last().unwrap_or_default();
    heard.into_iter().map(|out| out.written).collect()
}

fn board(app: &Desk) -> String {
    app.game().expect("a game").state().board().fen()
}

#[test]
fn chess_is_played_by_the_hand() {
    let mut app = playing("chess", &[], "1");
    pressed(&mut app, &[Up, Right, Right, Right, Right, Pick, Up, Up, Confirm]);
    assert_eq!(app.game().expect("a game").state().plies().len(), 1);
    assert!(board(&app).starts_with("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b"), "{}", board(&app));
    // Castling is the king's move.
    let mut app = playing("chess", &["white Ke1 Rh1 black Ke8", "done"], "1");
    pressed(&mut app, &[Right, Right, Right, Right, Pick, Right, Right, Confirm]);
    assert!(board(&app).starts_with("4k3/8/8/8/8/8/8/5RK1 b"), "{}", board(&app));
}

#[test]
fn ch_3_7_5_1_the_hand_is_asked_which_piece_a_pawn_becomes() {
    for (press, answers) in [("1", &["2"][..]), ("2", &["2", "press"])] {
        let mut app = playing("chess", &["white Kb1 a7 black Kh2", "done"], press);
        let walk = [Up; 6];
        pressed(&mut app, &walk);
        let asked = pressed(&mut app, &[Pick, Up, Confirm]);
        assert!(asked.iter().any(|line| line.contains("knight")), "{press}: {asked:?}");
        let state = app.game().expect("a game").state();
        assert!(state.last_made().is_none(), "nothing is made before the choice");
        for answer in answers {
            app.line(answer);
        }
        assert!(board(&app).starts_with("R7/8/8/8/8/8/7k/1K6 b"), "{press}: {}", board(&app));
    }
}

#[test]
fn r_9_2_4_1_renju_is_played_by_the_hand_from_the_centre() {
    let mut app = playing("renju", &[], "2");
    assert_eq!(app.cursor_name(None).as_deref(), Some("h8"));
    for keys in
        [&[Pick, Confirm, Confirm][..], &[Up, Right, Pick, Confirm, Confirm], &[Down, Left, Left, Pick, Confirm]]
    {
        pressed(&mut app, keys);
    }
    let state = app.game().expect("a game").state();
    assert_eq!((state.plies().len(), board(&app).as_str()), (2, "b:g8,h8 w:j9"));
    app.intent(None, Intent::BoardCursor(Confirm));
    assert_eq!(app.game().expect("a game").state().plies().len(), 3);
}
