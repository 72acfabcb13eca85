//! The tutorial, gone through by one switch only.

use super::*;
use golos::desk::Learner;

#[test]
fn the_tutorial_is_done_by_one_switch() {
    for (learner, steps) in [
        (
            Learner::Player,
            &[
                "move",
                "words-press",
                "words-last",
                "words-clock",
                "words-draw",
                "words-decline",
                "words-claim-repetition",
            ][..],
        ),
        (
            Learner::NoHands,
            &["move", "words-press", "words-last", "square", "words-clock", "words-draw", "words-decline"],
        ),
        (
            Learner::Blind,
            &[
                "square",
                "words-board",
                "move",
                "words-press",
                "words-repeat",
                "words-clock",
                "words-draw",
                "words-decline",
                "words-claim-repetition",
            ],
        ),
    ] {
        let mut hands = Hands::at(Lang::En, Count::One, |desk| drop(desk.tutorial(Some(learner)).unwrap()));
        let all = steps.iter().chain(&["words-call", "words-resign"]);
        for (number, step) in (1..).zip(all) {
            let place = hands.desk().manner().wishes.tutorial;
            assert_eq!(place, Some(format!("{} {number}", learner.name())), "{step}");
            match *step {
                "move" => {
                    let board = hands.board();
                    let squares = ["c3", "d4"].map(|name| board.place_named(name).unwrap());
                    hands.move_along(&squares);
                }
                "square" => {
                    let c3 = hands.board().place_named("c3").unwrap();
                    hands.take(|item| item.places == [c3] && matches!(item.deed, ScanAction::Request(_)));
                }
                "words-resign" => {
                    hands.ask("words-resign");
                    hands.ask("words-yes");
                }
                step => hands.ask(step),
            }
        }
        assert_eq!((hands.desk().is_done(), hands.desk().manner().wishes.tutorial), (true, None));
    }
}
