//! A person and the program at one board, in virtual time.

use std::sync::Arc;

use crate::archive::PlainFolder;
use crate::test_game::new_game;
use crate::{Config, Desk, NewGame, Out};
use golos_clock::Ms;
use golos_game::{Mode, Phase, Press, Sparring};
use golos_rules::Side;
use golos_spar::Level;
use golos_table::VirtualTime;
use golos_wording::{Lang, Style};

/// A desk at which the program plays `side` from a position.
fn desk(rules: &str, side: Side, level: u8, position: Option<&str>) -> (Desk, Arc<VirtualTime>, Vec<String>) {
    let lang = Lang::En;
    let position = position.map(str::to_owned);
    let sparring = Some(Sparring { side, level, seed: 7, at_once: false });
    let game = NewGame { position, sparring, ..new_game(rules, lang, Press::Automatic, Mode::Training) };
    let config = Config { lang, style: Style::written(lang), ears: None, folder: None, archive: Arc::new(PlainFolder) };
    let time = Arc::new(VirtualTime::default());
    let mut desk = Desk::new(config, Arc::<VirtualTime>::clone(&time));
    let said = desk.open(game).expect("a game");
    (desk, time, written(said))
}

fn written(out: Vec<Out>) -> Vec<String> {
    out.into_iter().map(|out| out.written).collect()
}

/// Time passes, and the program thinks in it.
fn pass(desk: &mut Desk, time: &VirtualTime, ms: u64) -> Vec<String> {
    if let Some(thought) = desk.thought_due() {
        let choice = thought.run();
        desk.thought(&thought, choice);
    }
    time.pass(Ms::new(ms));
    written(desk.tick())
}

fn half_moves(desk: &Desk) -> usize {
    desk.game().expect("a game").state().plies().len()
}

#[test]
fn the_program_answers_a_moment_after_the_move_of_the_person() {
    let (mut desk, time, said) = desk("russian", Side::Black, 2, None);
    assert!(
        said.first().is_some_and(|line| line.contains("program, level 2") && line.contains("You have White")),
        "{said:?}"
    );
    assert_eq!(desk.game().map(|play| play.state().phase()), Some(Phase::Playing));
    assert!(pass(&mut desk, &time, 5_000).is_empty());
    desk.line("c3 d4");
    assert!(pass(&mut desk, &time, 1_400).is_empty());
    assert_eq!(half_moves(&desk), 1);
    assert_eq!(pass(&mut desk, &time, 100).len(), 1);
    assert_eq!(half_moves(&desk), 2);
    // The same seed brings the same answer.
    let answer = |desk: &Desk| desk.game().and_then(|play| Some(play.state().last_made()?.notation.clone()));
    let (mut other, again, _) = self::desk("russian", Side::Black, 2, None);
    other.line("c3 d4");
    pass(&mut other, &again, 2_000);
    assert_eq!(answer(&other), answer(&desk));
}

#[test]
fn nobody_moves_offers_or_resigns_for_the_program() {
    let (mut desk, time, _) = desk("russian", Side::White, 1, None);
    assert_eq!(written(desk.line("c3 d4")), ["The program is to move: White."]);
    for line in ["w: c3 d4", "w: resign", "w: draw"] {
        assert_eq!(written(desk.line(line)), ["The program plays White."], "{line}");
    }
    assert_eq!(half_moves(&desk), 0);
    pass(&mut desk, &time, 2_000);
    assert_eq!(half_moves(&desk), 1);
    // Who names nobody is the person.
    let asked = written(desk.line("resign"));
    assert_eq!(asked, ["Black resigns? Yes or no."]);
}

#[test]
fn a_draw_is_declined_while_the_game_was_not_level_for_ten_moves() {
    let (mut desk, time, _) = desk("chess", Side::Black, 1, None);
    desk.line("e2 e4");
    pass(&mut desk, &time, 2_000);
    desk.line("d2 d3");
    desk.line("draw");
    assert_eq!(pass(&mut desk, &time, 10), ["Declined. Play on."]);
    assert_eq!(desk.game().map(|play| play.state().phase()), Some(Phase::Playing));
}

#[test]
fn taking_back_takes_the_answer_back_as_well() {
    let (mut desk, time, _) = desk("russian", Side::Black, 2, None);
    desk.line("c3 d4");
    assert_eq!(desk.line("undo").len(), 1);
    assert_eq!(half_moves(&desk), 0);
    desk.line("c3 d4");
    pass(&mut desk, &time, 2_000);
    desk.line("undo");
    assert_eq!(half_moves(&desk), 0);
    assert_eq!(desk.game().map(|play| play.state().turn()), Some(Side::White));
}

#[test]
fn a_hint_tells_more_with_each_question() {
    // White wins a man at once.
    let (mut desk, _, _) = desk("russian", Side::Black, 2, Some("W:Wc3,e3,a1:Bf6,h8,d8"));
    let told: Vec<String> = (0..4).flat_map(|_| written(desk.line("hint"))).collect();
    assert_eq!(told.len(), 4, "{told:?}");
    assert!(told[told.len() - 1].starts_with("Try: ") && told[2] == told[3], "{told:?}");
}

#[test]
fn why_names_what_a_move_gave_away() {
    let (mut desk, time, _) = desk("russian", Side::Black, 7, Some("W:Wc3,g1,h2:Bf6,h8,d8"));
    desk.line("c3 d4");
    let said = written(desk.line("why"));
    assert_eq!(said.len(), 1, "{said:?}");
    pass(&mut desk, &time, 2_000);
    assert_eq!(half_moves(&desk), 2);
}

#[test]
fn after_the_game_another_follows_with_colours_changed() {
    let (mut desk, time, _) = desk("russian", Side::Black, 1, None);
    assert_eq!(written(desk.line("rematch")), ["The game is not over."]);
    assert_eq!(written(desk.line("level 4")), ["From the next game on: level 4."]);
    assert_eq!(written(desk.line("level 9")), ["Levels: 1 to 7."]);
    desk.line("resign");
    let said = written(desk.line("yes"));
    assert_eq!(said.last().map(String::as_str), Some("Now you can say: rematch, replay, export."), "{said:?}");
    assert_eq!(written(desk.line("replay")), ["This game is not kept in a file."]);
    desk.line("rematch");
    let sparring = desk.game().and_then(|play| play.state().setup().sparring);
    assert_eq!(sparring, Some(Sparring { side: Side::White, level: 4, seed: 8, at_once: false }));
    pass(&mut desk, &time, 2_000);
    assert_eq!(half_moves(&desk), 1);
}

#[test]
fn a_rated_board_gives_no_hint_in_any_position() {
    let lang = Lang::En;
    let mut told = Vec::new();
    for position in ["W:Wc3,e3,a1:Bf6,h8,d8", "W:Wc3,g1,h2:Bf6,h8,d8", "B:Wc3:Bd4"] {
        let position = Some(position.to_owned());
        let game = NewGame { position, ..new_game("russian", lang, Press::Automatic, Mode::Rated) };
        let config =
            Config { lang, style: Style::written(lang), ears: None, folder: None, archive: Arc::new(PlainFolder) };
        let mut desk = Desk::new(config, Arc::new(VirtualTime::default()));
        desk.open(game).expect("a game");
        desk.line("a: start");
        assert!(desk.thought_due().is_none());
        told.push(written(desk.line("hint")));
    }
    assert!(told.iter().all(|said| *said == told[0]) && told[0].len() == 1, "{told:?}");
    assert!(told[0][0].starts_with("In training only"), "{told:?}");
}

#[test]
fn the_levels_that_a_record_may_name_are_those_that_there_are() {
    let known: Vec<u8> = Level::ALL.map(Level::number).to_vec();
    assert_eq!(Sparring::LEVELS.collect::<Vec<_>>(), known);
}
