//! Replays of records in which more happens than moves.

use std::path::Path;
use std::sync::Arc;

use golos::desk::{Config, Desk, Out};
use golos::files::Disk;
use golos::table::VirtualTime;
use golos::wording::{Lang, Style};

/// A replay of a record of ours.
fn replay(record: &str, lang: Lang) -> Desk {
    let config = Config { lang, style: Style::written(lang), ears: None, folder: None, archive: Arc::new(Disk) };
    let mut desk = Desk::new(config, Arc::new(VirtualTime::default()));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/journal").join(record);
    desk.replay(&path, None, None).expect("a record");
    desk
}

fn written(out: Vec<Out>) -> Vec<String> {
    out.into_iter().map(|out| out.written).collect()
}

/// Everything from here to the end.
fn to_the_end(desk: &mut Desk) -> Vec<String> {
    let mut told = Vec::new();
    for _ in 0..200 {
        let said = written(desk.line("next"));
        if said == ["End of the record."] {
            return told;
        }
        told.extend(said);
    }
    panic!("no end: {told:?}");
}

#[test]
fn what_happened_before_the_first_move_is_told_in_its_order() {
    let mut desk = replay("v1-draughts-late.ron", Lang::En);
    let told = to_the_end(&mut desk);
    let order = ["Black's clock is running", "late", "Flag", "White wins by forfeit"];
    let places: Vec<usize> =
        order.iter().map(|part| told.iter().position(|line| line.contains(part)).expect(part)).collect();
    assert!(places.is_sorted(), "{told:?}");
    // Back at the start it is told once more.
    desk.line("first");
    assert_eq!(to_the_end(&mut desk), told);
}

#[test]
fn each_seat_hears_again_what_it_heard_then_and_nothing_else() {
    let own = ["Time trouble: five minutes.", "Left: one minute.", "Left: thirty seconds.", "Ten."];
    let mut desk = replay("v1-draughts-late.ron", Lang::En);
    desk.line("as heard by black");
    let black = to_the_end(&mut desk);
    assert!(own.iter().all(|line| black.iter().any(|told| told == line)), "{black:?}");
    assert!(black.iter().all(|told| !told.contains("Warn the player")), "{black:?}");
    desk.line("first");
    desk.line("as heard by white");
    let white = to_the_end(&mut desk);
    assert!(own.iter().all(|line| white.iter().all(|told| told != line)), "{white:?}");
    assert!(white.iter().any(|told| told == "White wins by default. Black absent."), "{white:?}");
    desk.line("first");
    desk.line("as heard");
    let all = to_the_end(&mut desk);
    assert!(all.iter().any(|told| told.starts_with("To Black") && told.ends_with("Ten.")), "{all:?}");
    desk.line("first");
    assert_eq!(written(desk.line("as now")), ["Told in your language."]);
    assert!(to_the_end(&mut desk).iter().any(|told| told.contains("White wins by forfeit")));
}

#[test]
fn a_replay_goes_to_the_next_act_of_a_kind() {
    let mut desk = replay("v1-chess-illegal.ron", Lang::En);
    let first = written(desk.line("next irregularity"));
    assert!(first.iter().any(|line| line.contains("bishop f1")), "{first:?}");
    let second = written(desk.line("next irregularity"));
    assert!(second.iter().any(|line| line.contains("two hands")), "{second:?}");
    let note = written(desk.line("next note"));
    assert!(note.iter().any(|line| line.contains("warned")), "{note:?}");
    let back = written(desk.line("previous correction"));
    assert!(back.iter().any(|line| line.starts_with("Illegal move.")), "{back:?}");
    assert_eq!(written(desk.line("next capture")), ["There is none."]);
    let mut desk = replay("v1-chess-illegal.ron", Lang::Ru);
    let found = written(desk.line("следующее нарушение"));
    assert!(found.iter().any(|line| line.contains("f1")), "{found:?}");
}

#[test]
fn a_record_without_what_was_said_is_told_as_it_is() {
    let mut desk = replay("v1-draughts-late.ron", Lang::Uk);
    assert_eq!(written(desk.line("як чули чорні")), ["Як чули: чорні."]);
}

#[test]
fn a_position_of_a_replay_is_played_on_against_the_program() {
    let mut desk = replay("v1-russian.ron", Lang::En);
    for _ in 0..3 {
        desk.line("next");
    }
    let position = desk.player().map(|player| player.state().board().fen());
    let refused = written(desk.line("play from here level 9"));
    assert_eq!(refused, ["Levels: 1 to 7."]);
    let said = written(desk.line("play from here as black level 2"));
    assert!(said.first().is_some_and(|line| line.contains("program, level 2") && line.contains("Black")), "{said:?}");
    let state = desk.game().map(|play| (play.state().board().fen(), play.state().is_training()));
    assert_eq!(state, position.map(|position| (position, true)));
    // Leaving it leads back.
    desk.line("quit");
    desk.line("yes");
    assert!(desk.player().is_some());
}
