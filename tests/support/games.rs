//! Games to open.

use golos::clock::Class;
use golos::clock::{Control, Ms};
use golos::desk::NewGame;
use golos::game::{Mode, Press};
use golos::profile::{classes, find_rules};
use golos::rules::renju::Opening;
use golos::rules::{BySide, Notation};

/// A game at ninety minutes and thirty seconds a move under these rules.
pub fn new_game(rules: &str, press: Press) -> NewGame {
    let control: Control = "90+30s".parse().expect("a control");
    let mut rules = find_rules(rules).expect("a rule set");
    if let Some(rule) = &mut rules.openings.regulation {
        rule.opening = Opening::Taraguchi10;
    }
    let class = classes(&rules).expect("the classes").of(&control);
    NewGame {
        players: BySide { white: "Ann".to_owned(), black: "Bob".to_owned() },
        press,
        warnings: BySide::new(vec![Ms::from_mins(5)], vec![Ms::from_mins(5)]),
        ..NewGame::new(rules, control, class, Notation::FILES)
    }
}
