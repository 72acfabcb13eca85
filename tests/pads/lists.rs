//! The list of what can be done now, on one pad and on two.

use super::*;
use golos::game::Outcome;

/// A game with the clocks running.
fn playing(game: &str, pads: usize) -> Pads {
    let mut pads = Pads::at(Lang::En, pads, |desk| {
        for line in ["6", game, "Ann, Bob", "60+30s", "1", "2"] {
            desk.line(line);
        }
    });
    assert!(pads.press(0, Button::R2).starts_with("Start."));
    pads
}

fn outcome(pads: &Pads) -> Option<Outcome> {
    pads.desk().game().and_then(|play| play.state().verdict().map(|verdict| verdict.outcome))
}

#[test]
fn the_list_is_opened_gone_through_and_closed_with_one_hand() {
    let mut pads = playing("russian", 1);
    for (button, said) in [
        (Button::Select, "move"),
        (Button::Down, "ask"),
        (Button::Down, "draw, resign"),
        (Button::Up, "ask"),
        (Button::South, "Clock"),
        (Button::Up, "back"),
        (Button::East, "ask"),
        (Button::East, "list closed"),
        (Button::Up, "b2: white man."),
        (Button::Select, "move"),
        (Button::Select, "list closed"),
    ] {
        assert_eq!(pads.press(0, button), said, "{button:?}: {}", pads.told());
    }
    assert!(pads.ask(0, "words-turn").contains("White"), "{}", pads.told());
    assert!(pads.console.lit().is_none(), "a question is answered, and the hand is on the board again");
}

/// Of who has no pad of his own no button can say who answers: the list does.
#[test]
fn a_shared_pad_answers_yes_and_no_from_the_list() {
    let mut pads = playing("russian", 1);
    let asked = pads.ask(0, "words-resign");
    assert!(asked.ends_with("\nNo"), "the list opens by itself, with what can be undone first: {asked}");
    pads.press(0, Button::South);
    assert_eq!(outcome(&pads), None);
    pads.ask(0, "words-resign");
    pads.ask(0, "words-yes");
    assert_eq!(outcome(&pads), Some(Outcome::Win(Side::Black)));
}

#[test]
fn two_pads_have_a_list_each_and_a_draw_is_offered_and_accepted() {
    let mut pads = playing("chess", 2);
    assert_eq!(pads.press(0, Button::Select), "move");
    assert_eq!(pads.press(1, Button::Select), "ask", "it is the move of the other");
    assert_eq!(pads.press(0, Button::Down), "ask");
    for pad in [0, 1] {
        assert_eq!(pads.press(pad, Button::Select), "list closed");
    }
    for (pad, from, to) in [(0, "e2", "e4"), (1, "e7", "e5"), (0, "d2", "d4")] {
        plays(&mut pads, pad, &[from, to]);
    }
    let said = pads.ask(0, "words-draw");
    assert!(said.ends_with("\nAccept"), "his list opens by itself: {said}");
    assert_eq!(pads.press(1, Button::South), "Accept", "what opened under his hand is said before it is taken");
    assert_eq!(outcome(&pads), None);
    pads.press(1, Button::South);
    assert_eq!(outcome(&pads), Some(Outcome::Draw));
}

#[test]
fn who_is_offered_a_draw_declines_it_or_puts_the_list_aside_and_moves() {
    let mut pads = playing("chess", 2);
    let offer = |pads: &Pads| pads.desk().game().expect("a game").state().offer();
    plays(&mut pads, 0, &["e2", "e4"]);
    plays(&mut pads, 1, &["e7", "e5"]);
    plays(&mut pads, 0, &["d2", "d4"]);
    assert!(pads.ask(0, "words-draw").ends_with("\nAccept"), "{}", pads.told());
    assert_eq!(pads.press(1, Button::Down), "Decline");
    pads.press(1, Button::South);
    assert_eq!((offer(&pads), outcome(&pads)), (None, None));
    assert!(pads.console.lit().is_none(), "{}", pads.told());
    plays(&mut pads, 1, &["e5", "d4"]);
    plays(&mut pads, 0, &["d1", "d4"]);
    assert!(pads.ask(0, "words-draw").ends_with("\nAccept"), "{}", pads.told());
    assert_eq!(pads.press(1, Button::East), "list closed");
    plays(&mut pads, 1, &["b8", "c6"]);
    assert_eq!((offer(&pads), outcome(&pads), pads.plies()), (None, None, 6));
    // In the middle of a move no list comes under the hand: the move declines.
    plays(&mut pads, 0, &["d4", "d1"]);
    to(&mut pads, 1, "g8");
    pads.press(1, Button::South);
    pads.ask(0, "words-draw");
    assert!(pads.console.lit().is_none(), "{}", pads.told());
    to(&mut pads, 1, "f6");
    pads.press(1, Button::South);
    pads.press(1, Button::Start);
    assert_eq!((offer(&pads), pads.plies()), (None, 8));
}

#[test]
fn a_position_is_set_up_piece_by_piece_from_the_list() {
    for (game, placed, fen) in [
        (
            "russian",
            &[("piece-white-man", "c3"), ("piece-black-king", "h8"), ("piece-white-man", "e3")][..],
            "W:Wc3,e3:BKh8",
        ),
        ("chess", &[("chessman-white-king", "e1"), ("chessman-black-king", "e8"), ("chessman-white-rook", "a1")], ""),
    ] {
        let mut pads = Pads::at(Lang::En, 1, |desk| {
            desk.line("4");
            desk.line(game);
        });
        for (piece, square) in placed {
            pads.take(0, |item| is_placed(item, piece, square));
        }
        let position = pads.desk().set_up().expect("a set-up").position();
        for (piece, square) in placed {
            let place = position.place_named(square).expect("a square");
            assert!(position.piece_on(place).is_some(), "{piece} on {square}: {}", pads.told());
        }
        if !fen.is_empty() {
            assert_eq!(position.fen(), fen);
        }
        pads.ask(0, "words-set-up-black");
        pads.ask(0, "words-set-up-done");
        assert!(pads.desk().set_up().is_none(), "{}", pads.told());
    }
}

/// Whether it puts this piece there.
fn is_placed(item: &Offered, piece: &str, square: &str) -> bool {
    use golos::input::{Intent, SetUpRequest};
    use golos::speech::piece_phrase;
    match &item.deed {
        ScanAction::Request(Intent::SetUp(SetUpRequest::Place(placed))) => {
            placed.iter().any(|(own, name)| own.is_some_and(|own| piece_phrase(own, false) == piece) && name == square)
        }
        _ => false,
    }
}

#[test]
fn a_pawn_becomes_what_is_chosen_from_the_list() {
    let mut pads = playing("chess", 2);
    for (pad, from, to) in [
        (0, "e2", "e4"),
        (1, "d7", "d5"),
        (0, "e4", "d5"),
        (1, "c7", "c6"),
        (0, "d5", "c6"),
        (1, "a7", "a6"),
        (0, "c6", "b7"),
        (1, "a6", "a5"),
    ] {
        plays(&mut pads, pad, &[from, to]);
    }
    let before = pads.plies();
    let asked = plays(&mut pads, 0, &["b7", "a8"]);
    assert_eq!(pads.plies(), before, "it is asked what the pawn becomes: {asked}");
    pads.take(0, |item| item.deed == ScanAction::Reading(2));
    assert!(pads.board().fen().starts_with("Rnbqkbnr/"), "{}", pads.board().fen());
}
