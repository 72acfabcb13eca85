//! Lines of any kind, put together by one switch and by two.

use super::*;

#[test]
fn whatever_can_be_typed_is_put_together_by_switches() {
    for count in [Count::One, Count::Two] {
        let mut hands = Hands::at(Lang::En, count, |desk| {
            for line in ["1", "russian", "", ""] {
                desk.line(line);
            }
        });
        hands.ask("words-start");
        hands.ask("scan-spell");
        for sign in ["R", "E", "S", "I", "G", "N"] {
            hands.take(|item| item.deed == ScanAction::Write(sign.to_owned()));
        }
        hands.ask("scan-written");
        assert!(hands.desk().is_asked(None), "which side resigns is asked");
        hands.ask("words-black");
        hands.ask("words-yes");
        let verdict = hands.desk().game().and_then(|play| play.state().verdict().map(|verdict| verdict.outcome));
        assert_eq!(verdict, Some(golos::game::Outcome::Win(Side::White)));
    }
}
