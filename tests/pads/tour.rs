//! The tutorial, gone through by one pad only.

use super::*;
use golos::clock::Ms;
use golos::desk::Learner;
use golos::wording::Slot;

/// What is done in each exercise, by the texts that the list calls it by.
pub(super) const TOURS: [(Learner, &[&str]); 3] = [
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
            "words-call",
            "words-resign",
        ],
    ),
    (
        Learner::NoHands,
        &[
            "move",
            "words-press",
            "words-last",
            "square",
            "words-clock",
            "words-draw",
            "words-decline",
            "words-call",
            "words-resign",
        ],
    ),
    (
        Learner::Arbiter,
        &["words-start", "words-pause", "words-resume", "clocks", "words-uphold", "words-correct", "result"],
    ),
];

/// Goes through all of it.
pub(super) fn gone_through(lang: Lang, learner: Learner, steps: &[&str]) -> Pads {
    let mut pads = Pads::at(lang, 1, |desk| drop(desk.tutorial(Some(learner)).unwrap()));
    for (number, step) in (1..).zip(steps) {
        let place = pads.desk().manner().wishes.tutorial;
        assert_eq!(place, Some(format!("{} {number}", learner.name())), "{step}: {}", pads.told());
        match *step {
            "move" => drop(plays(&mut pads, 0, &["c3", "d4"])),
            "square" => {
                let c3 = pads.board().place_named("c3").unwrap();
                pads.take(0, |item| item.places == [c3] && matches!(item.deed, ScanAction::Request(_)));
            }
            "words-resign" => {
                pads.ask(0, "words-resign");
                pads.ask(0, "words-yes");
            }
            "clocks" => {
                let minutes = Slot::Time(Ms::from_secs(120));
                pads.take(0, |item| {
                    item.label.key() == "scan-more-time" && item.label.slots().iter().any(|(_, slot)| *slot == minutes)
                });
                pads.ask(0, "scan-reason-clock");
            }
            "result" => {
                pads.ask(0, "scan-drawn");
                pads.ask(0, "scan-reason-rules");
                pads.ask(0, "words-yes");
            }
            step => drop(pads.ask(0, step)),
        }
    }
    assert_eq!((pads.desk().is_done(), pads.desk().manner().wishes.tutorial), (true, None), "{}", pads.told());
    pads
}

#[test]
fn the_tutorial_is_done_by_one_pad() {
    for lang in Lang::ALL {
        for (learner, steps) in TOURS {
            gone_through(lang, learner, steps);
        }
    }
}
