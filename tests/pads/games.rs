//! A whole game in each family by pads only, from the home menu to the result.

use super::*;
use golos::game::{Outcome, Phase, State};
use golos::rules::Move;
use golos::rules::renju::{Expected, OpeningState};

/// The game by how its line begins, chosen with the hand.
fn chosen(lang: Lang, pads: usize, game: &str) -> Pads {
    chosen_by(Pads::new(lang, pads), game)
}

fn chosen_by(mut pads: Pads, game: &str) -> Pads {
    pads.press(0, Button::South);
    let items = pads.desk().menu().expect("a question").items;
    for _ in 0..items.iter().position(|item| item.to_lowercase().starts_with(game)).expect("a game") {
        pads.press(0, Button::Down);
    }
    pads.press(0, Button::South);
    pads
}

/// To a board whose clocks run; all else as it usually is.
pub(super) fn begun(lang: Lang, pads: usize, game: &str) -> Pads {
    let mut pads = chosen(lang, pads, game);
    pads.ask(0, "scan-usual");
    as_usual(&mut pads);
    pads
}

/// What is asked besides, by the line that Enter alone means; then the clocks.
fn as_usual(pads: &mut Pads) {
    while pads.desk().game().is_none() {
        let usual = pads.desk().menu().expect("a question").chosen;
        pads.take(0, |item| item.deed == ScanAction::Line(usual));
    }
    pads.press(0, Button::R2);
    assert_eq!(state(pads).phase(), Phase::Playing, "{}", pads.told());
}

pub(super) fn state(pads: &Pads) -> &State {
    pads.desk().game().expect("a game").state()
}

pub(super) fn outcome(pads: &Pads) -> Option<Outcome> {
    state(pads).verdict().map(|verdict| verdict.outcome)
}

/// The pad of him who is on move.
pub(super) fn mover(pads: &Pads) -> usize {
    if pads.count > 1 && state(pads).turn() == Side::Black { 1 } else { 0 }
}

/// Moves drawn by lot, to the last piece or to the arbiter's ruling; how many, and the longest of them in squares.
pub(super) fn drawn_by_lot(pads: &mut Pads, seed: u64) -> (usize, usize) {
    let mut lots = Lots(seed);
    let (mut longest, mut plies) = (0, 0);
    while outcome(pads).is_none() {
        if state(pads).phase() == Phase::Paused || !state(pads).docket().is_empty() {
            pads.ask(0, "words-uphold");
            continue;
        }
        let board = *state(pads).position();
        let text = board.full(&lots.of(&board));
        let route: Vec<&str> = text.split(['-', ':', 'x']).collect();
        longest = longest.max(route.len());
        let pad = mover(pads);
        plays(pads, pad, &route);
        plies += 1;
        assert_eq!(pads.plies(), plies, "{text}: {}", pads.told());
    }
    (plies, longest)
}

/// Moves that are the same in every run.
pub(super) struct Lots(pub u64);

impl Lots {
    pub(super) fn of(&mut self, board: &Position) -> Move {
        let moves = board.playable_moves();
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        moves[usize::try_from(self.0 >> 33).unwrap() % moves.len()].clone()
    }
}

#[test]
fn draughts_on_100_squares_is_played_by_two_pads() {
    let (plies, longest) = drawn_by_lot(&mut begun(Lang::Uk, 2, "шашки-100"), 7);
    assert!(plies > 30 && longest > 2, "{plies} half-moves, {longest} squares in one");
}

#[test]
fn chess_is_played_by_two_pads_and_who_resigns_is_asked_on_his_own() {
    let mut pads = begun(Lang::En, 2, "chess");
    for names in [["e2", "e4"], ["d7", "d5"], ["e4", "d5"], ["c7", "c6"], ["d5", "c6"], ["a7", "a6"], ["c6", "b7"]] {
        let pad = mover(&pads);
        plays(&mut pads, pad, &names);
    }
    plays(&mut pads, 1, &["a6", "a5"]);
    plays(&mut pads, 0, &["b7", "a8"]);
    pads.take(0, |item| item.deed == ScanAction::Reading(1));
    assert!(pads.board().fen().starts_with("Qnbqkbnr/"), "{}", pads.board().fen());
    pads.ask(1, "words-resign");
    // The list goes on with the question; from the board the buttons answer as well.
    pads.press(1, Button::Select);
    pads.press(0, Button::South);
    assert_eq!(outcome(&pads), None, "nobody resigns for another");
    pads.press(1, Button::South);
    assert_eq!(outcome(&pads), Some(Outcome::Win(Side::White)), "{}", pads.told());
    // And home again.
    pads.ask(0, "words-quit");
    assert!(pads.desk().game().is_none() && pads.desk().menu().is_some());
}

/// The opening by its regulation, and then five in a row.
pub(super) fn five_in_a_row(pads: &mut Pads) {
    let (mut black, mut white) = (["h8", "h9", "h10", "h11", "h12"].iter(), ["i9", "k3", "m5", "b2", "o1"].iter());
    for _ in 0..40 {
        if outcome(pads).is_some() {
            break;
        }
        let pad = mover(pads);
        let expected = state(pads).regulation().and_then(OpeningState::expected).map(|(_, expected)| expected);
        let board = pads.board();
        let free = |name: &&&str| board.piece_on(board.place_named(name).unwrap()).is_none();
        match expected {
            // The button that lets a stone fall says no; a pad that goes round says it from the list.
            Some(Expected::Swap | Expected::SwapOrOffers { .. }) if pads.count == 1 => {
                pads.ask(pad, "words-keep");
            }
            Some(Expected::Swap | Expected::SwapOrOffers { .. }) => drop(pads.press(pad, Button::East)),
            Some(Expected::Count { .. }) => {
                pads.take(pad, |item| matches!(&item.deed, ScanAction::Request(_)) && names(item).is_empty());
            }
            Some(Expected::Offer { .. } | Expected::Choice | Expected::Stone { .. }) | None => {
                let side = board.turn();
                let next = if side == Side::Black { black.find(free) } else { white.find(free) };
                plays(pads, pad, &[next.unwrap()]);
            }
        }
    }
}

#[test]
fn renju_is_played_by_two_pads_to_five_in_a_row_on_225_points() {
    let mut pads = begun(Lang::En, 2, "renju");
    five_in_a_row(&mut pads);
    assert_eq!(outcome(&pads), Some(Outcome::Win(Side::Black)), "{}", pads.told());
    assert!(pads.plies() >= 9);
}

/// Somebody who remembers.
#[derive(Debug)]
struct Memory;

impl Acquaintances for Memory {
    fn needs(&self, _: &str) -> Option<Needs> {
        None
    }

    fn names(&self) -> Vec<String> {
        ["Bob", "Clara"].map(str::to_owned).to_vec()
    }

    fn keep(&self, _: &str, _: Needs) -> std::io::Result<()> {
        Ok(())
    }
}

/// One name letter by letter, the other from the list of those who are known; a wrong letter goes again.
#[test]
fn names_are_put_together_from_letters_and_chosen_from_a_list() {
    let pads = Pads::at(Lang::En, 1, |own| {
        *own = desk(Lang::En).knowing(Arc::new(Memory));
        own.welcome();
    });
    let mut pads = chosen_by(pads, "chess");
    let letter = |pads: &mut Pads, text: &str| {
        pads.take(0, |item| item.deed == ScanAction::Write(text.to_owned()));
        pads.said.iter().rev().find(|said| !said.is_empty()).cloned().unwrap_or_default()
    };
    for (text, said) in [("A", "enter: A"), ("N", "enter: An"), ("O", "enter: Ano")] {
        assert_eq!(letter(&mut pads, text), said);
    }
    pads.ask(0, "scan-erase");
    assert_eq!(letter(&mut pads, "N"), "enter: Ann");
    assert_eq!(letter(&mut pads, "Clara"), "enter: Ann, Clara");
    let said = pads.ask(0, "scan-written");
    assert!(said.starts_with("White – Ann. Black – Clara."), "{said}");
    as_usual(&mut pads);
    let players = &state(&pads).setup().players;
    assert_eq!((players.white.as_str(), players.black.as_str()), ("Ann", "Clara"));
}

/// From the list the right button leads to the question before, as it does from the hand.
#[test]
fn who_chose_wrongly_goes_back() {
    let mut pads = chosen(Lang::En, 1, "chess");
    assert!(pads.console.lit().is_some(), "who plays is answered by no line: {}", pads.told());
    pads.press(0, Button::East);
    let heading = pads.desk().menu().expect("a question").heading;
    assert_eq!(heading, "Which game?");
    assert!(pads.console.lit().is_some());
    pads.press(0, Button::Select);
    assert!(pads.console.lit().is_none());
    assert_eq!(pads.press(0, Button::Down), "2. Draughts-64");
}
