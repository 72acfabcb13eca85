//! A move that is sealed: nothing of it goes out by another way than the envelope.

use super::{ARBITER, desk_in, new_game, typed};
use golos::clock::Ms;
use golos::desk::{Config, Desk, NewMatch, Out};
use golos::files::Disk;
use golos::game::{MoveRequest, Press, Query, RecordRequest, Request};
use golos::input::{CursorKey, Intent};
use golos::profile::find_rules;
use golos::rules::Side;
use golos::speech::Subscription;
use golos::table::VirtualTime;
use golos::wording::{Lang, Style};
use std::fs;
use std::path::Path;
use std::sync::Arc;

const ASKED: &str = "Type the sealed move. It is not shown or spoken. Enter seals it; an empty line cancels.";
const CANCELLED: &str = "Not sealed. Play on.";
const UNREAD: &str = "That is not a move. Type the sealed move again, hidden; an empty line cancels.";

/// A game of chess in which White is asked for the move that he seals.
fn sealing(folder: &Path) -> Desk {
    let (mut desk, _) = desk_in(Some(folder), "chess", Press::Automatic, Some(Subscription::All));
    assert_eq!(typed(&mut desk, "start / adjourn"), [ASKED]);
    desk
}

/// A micro-match of chess, at the same moment: its own rules know adjournment.
fn sealing_in_match(folder: &Path) -> Desk {
    let config = Config {
        lang: Lang::En,
        style: Style::written(Lang::En),
        ears: Some(Subscription::All),
        folder: Some(folder.to_owned()),
        archive: Arc::new(Disk),
    };
    let mut first = new_game("chess", Press::Automatic);
    first.rules.score.micro_match = find_rules("russian").expect("a rule set").score.micro_match;
    let mut desk = Desk::new(config, Arc::new(VirtualTime::default()));
    desk.open_match(NewMatch::of(first).expect("micro-matches")).expect("a micro-match");
    assert_eq!(typed(&mut desk, "start / adjourn"), [ASKED]);
    desk
}

fn said(out: Vec<Out>) -> Vec<String> {
    out.into_iter().map(|out| out.written).collect()
}

fn plies(desk: &Desk) -> usize {
    desk.game().map_or(0, |play| play.state().plies().len())
}

fn is_sealed(desk: &Desk) -> bool {
    desk.game().is_some_and(|play| play.state().sealed().is_some())
}

#[test]
fn an_envelope_that_cannot_be_written_stops_the_clocks() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = sealing(folder.path());
    let record = desk.game().and_then(golos::desk::Play::file).expect("a record");
    // No file takes the place of a folder.
    fs::create_dir_all(record.with_extension("envelope").join("full")).expect("a folder");
    let told = said(desk.line("e2-e4"));
    assert!(
        told.iter().any(|line| line == "The envelope cannot be written. Nothing is sealed. Call the arbiter."),
        "{told:?}"
    );
    assert!(desk.game().is_some_and(|play| play.state().phase() == golos::game::Phase::Paused), "{told:?}");
    assert!(!is_sealed(&desk));
}

#[test]
fn ch_18_1_1_no_hand_makes_the_move_that_is_being_sealed() {
    for open in [sealing as fn(&Path) -> Desk, sealing_in_match] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = open(folder.path());
        assert!(desk.is_secret());
        for key in [CursorKey::Up, CursorKey::Pick, CursorKey::Up, CursorKey::Drop] {
            for said in [said(desk.hand(None, key)), said(desk.pad(None, Intent::BoardCursor(key)))] {
                assert_eq!(said, [ASKED], "{key:?}");
            }
        }
        let pressed = Intent::Game { by: None, ask: Request::Move(MoveRequest::Press) };
        for intent in [pressed, Intent::Help, Intent::Text("a3".to_owned())] {
            assert_eq!(said(desk.intent(Some(ARBITER), intent.clone())), [ASKED], "{intent:?}");
            assert_eq!(said(desk.pad(None, intent)), [ASKED]);
        }
        assert_eq!((plies(&desk), desk.is_secret()), (0, true));
        let path = desk.game().map(|play| play.path().len());
        assert_eq!(path, Some(0), "and nothing is picked up");
        let heard = typed(&mut desk, "Nf3");
        assert!(is_sealed(&desk) && heard.iter().all(|line| !line.contains("f3")), "{heard:?}");
    }
}

#[test]
fn ch_18_1_1_an_empty_line_cancels_on_either_face_and_a_slip_of_the_fingers_is_not_sealed() {
    let leave = |desk: &mut Desk| said(desk.intent(None, Intent::Leave));
    let enter = |desk: &mut Desk| said(desk.hand(None, CursorKey::Confirm));
    let empty = |desk: &mut Desk| typed(desk, "");
    for cancel in [leave as fn(&mut Desk) -> Vec<String>, enter, empty] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = sealing(folder.path());
        assert_eq!(cancel(&mut desk), [CANCELLED]);
        assert!(!desk.is_secret() && !is_sealed(&desk));
        assert_eq!(typed(&mut desk, "yes"), ["There is no question to answer."]);
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = sealing(folder.path());
    for (line, answer) in [
        ("?", ASKED),
        ("help", ASKED),
        ("c", "You 1:30:00, opponent 1:30:00."),
        ("yes", UNREAD),
        ("resign", ASKED),
        ("e2e", UNREAD),
        ("w: nothing", UNREAD),
        (
            "в4",
            "The letters typed give one move, the same keys in the other keyboard layout another. One: the letters. Two: the keys. Which?",
        ),
        (
            "3",
            "The letters typed give one move, the same keys in the other keyboard layout another. One: the letters. Two: the keys. Which?",
        ),
    ] {
        assert_eq!(typed(&mut desk, line), [answer], "{line}");
        assert!(desk.is_secret() && !is_sealed(&desk), "{line}");
    }
    let turn = Intent::Game { by: None, ask: Request::Record(RecordRequest::Query(Query::Turn)) };
    assert_eq!(said(desk.intent(None, turn)).len(), 1);
    // What can be read is sealed, also what cannot be made: that is judged when the envelope is opened.
    typed(&mut desk, "w: e2-e5");
    assert!(is_sealed(&desk));
}

#[test]
fn ch_18_2_the_envelope_has_the_times_at_which_the_move_was_sealed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut desk, time) = desk_in(Some(folder.path()), "chess", Press::Manual, Some(Subscription::All));
    typed(&mut desk, "start");
    time.pass(Ms::from_secs(44));
    typed(&mut desk, "adjourn");
    time.pass(Ms::from_secs(6));
    typed(&mut desk, "Nf3");
    let play = desk.game().expect("a game");
    let envelope = play.file().expect("a file").with_extension("envelope");
    let outside = fs::read_to_string(envelope).expect("an envelope");
    let (clock, at) = (play.state().clock(), play.state().at());
    let left = |side| clock.left(side, at).to_string();
    assert_eq!(clock.used(Side::White, at), Ms::from_secs(50));
    for told in ["White 0:50", &left(Side::White), &left(Side::Black)] {
        assert!(outside.contains(told), "{told}: {outside}");
    }
}
