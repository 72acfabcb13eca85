//! Repetition and moves without progress.

use super::{after, fen, read};
use golos_rules::chess::{FIFTY_MOVES, Letters, Position, SEVENTY_FIVE_MOVES, THREEFOLD, Tracker};

/// The counts behind moves in English letters.
fn count(mut position: Position, moves: &str) -> (Position, Tracker) {
    let mut tracker = Tracker::start(&position);
    for text in moves.split_whitespace() {
        position = position.play(read(&position, Letters::Latin, text).unwrap()).unwrap();
        tracker.step(&position);
    }
    (position, tracker)
}

const KNIGHTS: &str = "Nf3 Nf6 Ng1 Ng8 ";

#[test]
fn ch_9_2_positions_are_counted() {
    let (position, tracker) = count(Position::start(), &KNIGHTS.repeat(2));
    assert_eq!(tracker.occurrences(&position), THREEFOLD);
    // Before it comes about: the move is written and announced (CH-9.2.1.1).
    let (position, tracker) = count(Position::start(), &format!("{KNIGHTS}Nf3 Nf6 Ng1"));
    assert_eq!(tracker.occurrences_after(&after(position, "Ng8")), THREEFOLD);
    assert_eq!(tracker.occurrences_after(&after(position, "e5")), 1);
    assert_eq!(count(Position::start(), &KNIGHTS.repeat(4)).1.occurrences(&Position::start()), 5);
}

/// The king moves and comes back: the position looks the same, but one may castle in the first only (CH-9.2.2.2).
#[test]
fn ch_9_2_2_2_lost_rights_make_another_position() {
    let start = fen("r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1");
    let (position, tracker) = count(start, "Ke2 Ra7 Ke1 Ra8 Ke2 Ra7 Ke1 Ra8");
    assert_eq!((tracker.occurrences(&start), tracker.occurrences(&position)), (1, 2));
}

#[test]
fn ch_9_3_moves_without_progress_are_counted() {
    let (_, tracker) = count(Position::start(), &KNIGHTS.repeat(25));
    assert_eq!((tracker.quiet_plies(), tracker.quiet_moves()), (100, FIFTY_MOVES));
    let (_, tracker) = count(Position::start(), &format!("{}e4", KNIGHTS.repeat(25)));
    assert_eq!(tracker.quiet_moves(), 0);
    let set_up = fen("4k3/8/8/8/8/8/8/R3K3 w Q - 149 90");
    let (_, tracker) = count(set_up, "Ra2");
    assert_eq!(tracker.quiet_moves(), SEVENTY_FIVE_MOVES);
}
