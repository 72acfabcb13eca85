use golos_clock::Control;
use golos_game::{Mode, Press};
use golos_profile::{classes, find_rules};
use golos_rules::{BySide, Notation};
use golos_wording::Lang;

use crate::NewGame;

/// A game with 90 minutes and 30 seconds a move, without anything special.
pub(crate) fn new_game(rules: &str, lang: Lang, press: Press, mode: Mode) -> NewGame {
    let rules = find_rules(rules).expect("a rule set");
    let control: Control = "90+30s".parse().expect("a control");
    let class = classes(&rules).expect("the classes").of(&control);
    let (white, black) = match lang {
        Lang::En => ("Anna", "Boris"),
        Lang::Ru => ("Анна", "Борис"),
        Lang::Uk => ("Ганна", "Борис"),
    };
    NewGame {
        players: BySide { white: white.to_owned(), black: black.to_owned() },
        press,
        mode,
        recorded: true,
        ..NewGame::new(rules, control, class, Notation::FILES)
    }
}
