//! A whole game in each family by one switch only, from the home menu to the result.

use super::*;
use golos::game::{Outcome, Phase};
use golos::rules::Position;
use golos::rules::renju::{Expected, OpeningState};

/// From the home menu to a board whose clocks run: the game by how its line begins, the rest as it usually is.
fn begun(lang: Lang, game: &str) -> Hands {
    let mut hands = Hands::new(lang, Count::One);
    hands.line(0);
    let items = hands.desk().menu().expect("a question").items;
    hands.line(items.iter().position(|item| item.to_lowercase().starts_with(game)).expect("a game"));
    while hands.desk().game().is_none() {
        // The question without lines, who plays, is answered as usual; of the lines the one that Enter alone means.
        let menu = hands.desk().menu().expect("a question");
        if menu.items.is_empty() { hands.ask("scan-usual") } else { hands.line(menu.chosen) }
    }
    hands.ask("words-start");
    assert_eq!(hands.desk().game().unwrap().state().phase(), Phase::Playing);
    hands
}

fn route(board: &Position, names: &[&str]) -> Vec<Place> {
    names.iter().map(|name| board.place_named(name).expect(name)).collect()
}

fn outcome(hands: &Hands) -> Option<Outcome> {
    hands.desk().game().and_then(|play| play.state().verdict().map(|verdict| verdict.outcome))
}

/// To the last piece, or to the arbiter's ruling: with men that are crowned and chains that are captured.
#[test]
fn draughts_is_played_by_one_switch_from_the_menu_to_the_result() {
    let (mut hands, mut lots) = (begun(Lang::Ru, "русские"), Lots(7));
    let (mut longest, mut plies) = (0, 0);
    while hands.desk().game().unwrap().state().verdict().is_none() {
        let state = hands.desk().game().unwrap().state();
        if state.phase() == Phase::Paused || !state.docket().is_empty() {
            hands.ask("words-uphold");
            continue;
        }
        let board = *state.position();
        let moves = board.playable_moves();
        let mv = &moves[lots.below(moves.len())];
        let text = board.full(mv);
        let names: Vec<&str> = text.split(['-', ':', 'x']).collect();
        longest = longest.max(names.len());
        let squares = route(&board, &names);
        hands.move_along(&squares);
        plies += 1;
        assert_eq!(hands.plies(), plies, "{text}");
    }
    assert!(plies > 30 && longest > 2, "{plies} half-moves, {longest} squares in one");
}

#[test]
fn chess_is_played_by_one_switch_and_a_pawn_becomes_what_is_chosen() {
    let mut hands = begun(Lang::En, "chess");
    for names in [["e2", "e4"], ["d7", "d5"], ["e4", "d5"], ["c7", "c6"], ["d5", "c6"], ["a7", "a6"], ["c6", "b7"]] {
        let squares = route(&hands.board(), &names);
        hands.move_along(&squares);
    }
    hands.move_along(&route(&hands.board(), &["a6", "a5"]));
    let before = hands.plies();
    hands.move_along(&route(&hands.board(), &["b7", "a8"]));
    assert_eq!(hands.plies(), before, "it is asked what the pawn becomes");
    hands.take(|item| item.deed == ScanAction::Reading(2));
    assert!(hands.board().fen().starts_with("Rnbqkbnr/"), "{}", hands.board().fen());
    // A piece that was taken up wrongly is let go again.
    hands.place(route(&hands.board(), &["g8"])[0]);
    hands.ask("scan-drop");
    hands.ask("words-resign");
    assert_eq!(outcome(&hands), None, "he is asked first");
    hands.ask("words-yes");
    assert_eq!(outcome(&hands), Some(Outcome::Win(Side::White)));
}

#[test]
fn a_mate_is_given_by_one_switch() {
    let mut hands = begun(Lang::Uk, "шахи");
    for names in [["f2", "f3"], ["e7", "e5"], ["g2", "g4"], ["d8", "h4"]] {
        let squares = route(&hands.board(), &names);
        hands.move_along(&squares);
    }
    assert_eq!(outcome(&hands), Some(Outcome::Win(Side::Black)));
}

/// The opening by its regulation, and then five in a row.
#[test]
fn renju_is_played_by_one_switch_to_five_in_a_row() {
    let mut hands = begun(Lang::En, "renju");
    let (mut black, mut white) = (["h8", "h9", "h10", "h11", "h12"].iter(), ["i9", "k3", "m5", "b2", "o1"].iter());
    for _ in 0..40 {
        if outcome(&hands).is_some() {
            break;
        }
        let state = hands.desk().game().unwrap().state();
        let expected = state.regulation().and_then(OpeningState::expected).map(|(_, expected)| expected);
        let board = *state.board();
        let free = |name: &&&str| board.piece_on(board.place_named(name).unwrap()).is_none();
        match expected {
            Some(Expected::Swap | Expected::SwapOrOffers { .. }) => hands.ask("words-keep"),
            Some(Expected::Count { .. }) => {
                hands.take(|item| matches!(&item.deed, ScanAction::Request(_)) && names(item).is_empty())
            }
            Some(Expected::Offer { .. } | Expected::Choice | Expected::Stone { .. }) | None => {
                let side = board.turn();
                let next = if side == Side::Black { black.find(free) } else { white.find(free) };
                let place = board.place_named(next.unwrap()).unwrap();
                hands.place(place);
            }
        }
    }
    assert_eq!(outcome(&hands), Some(Outcome::Win(Side::Black)), "{}", hands.board().fen());
    assert!(hands.plies() >= 9);
}

/// Where the clock is pressed by hand, the switch presses it; and two switches do all that one does.
#[test]
fn two_switches_make_a_move_and_press_the_clock() {
    let mut hands = Hands::at(Lang::En, Count::Two, |desk| {
        for line in ["6", "russian", "Ann, Bob", "60+30s", "2", "1", "2"] {
            desk.line(line);
        }
    });
    hands.ask("words-start");
    let squares = route(&hands.board(), &["c3", "d4"]);
    hands.move_along(&squares);
    assert_eq!(hands.plies(), 0, "the clock is still to be pressed");
    hands.ask("words-press");
    assert_eq!(hands.plies(), 1);
    let undo = |branch: &Branch<Offered>| leads_to(branch, &|item| item.label.key() == "scan-undo");
    assert!(!hands.desk().offered(None).iter().any(undo), "what was pressed is the arbiter's");
    // Where it is pressed by itself, he who entered a move takes it back.
    let mut hands = begun(Lang::En, "russian");
    hands.move_along(&squares);
    hands.ask("scan-undo");
    assert_eq!(hands.plies(), 0);
}

/// Between two games of a micro-match the next one is begun, and the score heard.
#[test]
fn a_micro_match_goes_on_by_one_switch() {
    let mut hands = Hands::at(Lang::En, Count::One, |desk| {
        desk.line("5");
        desk.line("russian");
        while desk.game().is_none() {
            desk.line("");
        }
    });
    hands.ask("words-start");
    hands.ask("words-resign");
    hands.ask("words-yes");
    assert_eq!(outcome(&hands), Some(Outcome::Win(Side::Black)));
    assert!(hands.desk().contest().and_then(golos::desk::MicroMatch::break_left).is_some());
    hands.ask("words-score");
    let said = hands.screen.model().said;
    assert!(said.last().is_some_and(|line| line.contains("Black") || line.contains('2')), "{said:?}");
    hands.ask("words-start");
    hands.ask("words-yes");
    assert_eq!(outcome(&hands), None, "the next game");
}

/// The switches of one player move nobody else's pieces, and what he is asked he answers himself.
#[test]
fn at_a_shared_terminal_the_switches_are_those_of_one_player() {
    let mut hands = Hands::of(Lang::En, Count::One, Some(Side::White), |desk| {
        for line in ["6", "chess", "Ann, Bob", "60+30s", "1", "2", "start"] {
            desk.line(line);
        }
    });
    let white = Some(Seat::Player(Side::White));
    let can_move = |hands: &Hands| hands.desk().offered(white).iter().any(|it| it.item.label.key() == "scan-move");
    assert!(can_move(&hands));
    let squares = route(&hands.board(), &["e2", "e4"]);
    hands.move_along(&squares);
    assert_eq!(hands.plies(), 1);
    assert!(!can_move(&hands), "it is the opponent's turn");
    hands.ask("words-clock");
    for sign in "e7e5".chars() {
        hands.key(KeyCode::Char(sign));
    }
    hands.key(KeyCode::Enter);
    assert_eq!((hands.plies(), can_move(&hands)), (2, true));
    hands.ask("words-quit");
    hands.ask("words-no");
    assert!(hands.desk().game().is_some());
    hands.ask("words-resign");
    hands.ask("words-yes");
    assert_eq!(outcome(&hands), Some(Outcome::Win(Side::Black)));
}

/// What a helper types meanwhile is typed to its end: the space bar and Enter are his then.
#[test]
fn a_line_that_is_begun_takes_the_keys_of_the_switches() {
    let mut hands = begun(Lang::En, "russian");
    for sign in "c3 d4".chars() {
        hands.key(KeyCode::Char(sign));
    }
    hands.key(KeyCode::Enter);
    assert_eq!((hands.plies(), hands.is_lit()), (1, false));
}
