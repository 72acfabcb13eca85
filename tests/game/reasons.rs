//! Who hears why a move is not lawful: at a rated board the reason would be a hint, so that only the arbiter hears it.

use super::table::{Table, setup_at};
use golos::game::{Command, Mode, MoveRequest, Request, Seat, Setup};
use golos::rules::{Side, Variant};
use golos::speech::Announcer;

/// The keys of what each seat hears when Black enters this at a board of 100 squares.
fn heard(mode: Mode, fen: &str, typed: &str) -> [Vec<&'static str>; 2] {
    let mut setup = Setup { mode, ..setup_at("60", fen) };
    setup.rules.variant = Variant::INTERNATIONAL;
    let mut table = Table::start(setup);
    let command = Command::new(Side::Black, Request::Move(MoveRequest::Make(typed.to_owned())));
    let refusal = table.refused(Side::Black, command.ask.clone());
    let said = Announcer::default().refused(&table.state, &command, &refusal);
    [Seat::Player(Side::Black), Seat::Arbiter]
        .map(|seat| said.iter().filter(|utterance| utterance.to.has(seat)).map(|u| u.sentence.key()).collect())
}

#[test]
fn r_7_4_the_majority_rule_is_named_to_the_player_only_in_training() {
    let figure_13 = "B:W33,41,42:B36,K10";
    for (fen, typed, reason) in [
        (figure_13, "10:46", "entry-majority"),
        (figure_13, "36:47", "entry-unfinished"),
        ("B:W41,33:B36", "36:47:15", "entry-no-king-yet"),
    ] {
        assert_eq!(heard(Mode::Training, fen, typed), [vec![reason], vec![]], "{typed}");
        assert_eq!(heard(Mode::Rated, fen, typed), [vec!["entry-illegal"], vec![reason]], "{typed}");
    }
}
