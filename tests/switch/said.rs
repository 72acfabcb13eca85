//! What is lit is said in a word or two, and is no news for the list of what was said.

use super::*;
use crate::support::text_name;
use golos::speech::Priority;

#[test]
fn what_is_lit_is_said_shortly_and_written_nowhere() {
    for lang in Lang::ALL {
        let mut hands = Hands::at(lang, Count::One, |desk| {
            for line in ["1", "russian"] {
                desk.line(line);
            }
            while desk.game().is_none() {
                desk.line("");
            }
            desk.line("start");
        });
        let before = hands.screen.model().said;
        hands.press();
        let shown = hands.screen.model().scan.expect("a light");
        for _ in 0..shown.items.len() - 1 {
            hands.go_on();
        }
        let scan = hands.screen.model().scan.expect("a light");
        assert_eq!((scan.items.len(), scan.lit), (shown.items.len(), shown.items.len() - 1), "{lang}");
        assert_eq!(hands.screen.model().said, before, "{lang}");
        // To the end of its rounds: then the input line is back.
        while hands.is_lit() {
            hands.go_on();
        }
        assert_eq!((hands.screen.model().scan, hands.presses), (None, 1));
    }
}

#[test]
fn each_thing_that_can_be_chosen_has_a_name_of_few_words() {
    for lang in Lang::ALL {
        let style = Style::written(lang);
        let config = Config { lang, style, ears: Some(Subscription::All), folder: None, archive: Arc::new(Disk) };
        let mut desk = Desk::new(config, Arc::new(golos::table::VirtualTime::default()));
        for line in ["6", "international", "Ann, Bob", "60+30s", "1", "2", "start"] {
            desk.line(line);
        }
        let mut open = desk.offered(None);
        let mut names = 0;
        while let Some(branch) = open.pop() {
            let out = desk.light(Some(&branch.item));
            let [one] = out.as_slice() else { panic!("{lang}: {out:#?}") };
            let spoken = one.spoken.as_ref().expect("it is said");
            assert_eq!(spoken.priority, Priority::Cursor);
            assert!(spoken.text.split_whitespace().count() <= 6 && !spoken.text.is_empty(), "{lang}: {}", spoken.text);
            let is_in_words = lang == Lang::En || !spoken.text.contains(char::is_numeric);
            assert!(is_in_words, "{lang}: {}", spoken.text);
            open.extend(branch.inside);
            names += 1;
        }
        assert!(names > 80, "{names}");
        // The lines of a menu that follows are lit one by one: they are not read out before.
        let mut home = Hands::new(lang, Count::One);
        home.line(0);
        assert!(home.screen.console().lit().is_some(), "it goes on with the next question");
        desk.line("quit");
        desk.line("yes");
        let first = desk.offered(None).remove(0).item;
        let out = desk.choose(None, &first);
        assert!(
            out.iter().filter(|out| text_name(out) == "menu-item").all(|out| out.spoken.is_none()),
            "{lang}: {out:#?}"
        );
        assert!(out.iter().any(|out| out.spoken.is_some()));
    }
}
