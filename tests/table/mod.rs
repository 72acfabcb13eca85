//! A board in operation, and the dialogue of one person at it.

mod questions;

use std::sync::Arc;

use golos::clock::{Class, Control, Ms};
use golos::desk::{Config, Desk, NewGame};
use golos::game::{Mode, Press};
use golos::profile::{classes, find_rules};
use golos::rules::renju::Opening;
use golos::rules::{BySide, Notation};
use golos::shell::Disk;
use golos::speech::Ears;
use golos::table::{Meeting, Session, VirtualTime};
use golos::wording::{Lang, Style};

const fn can_go_to_another_thread<T: Send>() {}

/// Checked when it is compiled: a hall gives each board a thread of its own.
const _: () = {
    can_go_to_another_thread::<Session>();
    can_go_to_another_thread::<Meeting>();
    can_go_to_another_thread::<Desk>();
};

/// A game at ninety minutes and thirty seconds a move under these rules.
fn new_game(rules: &str, press: Press) -> NewGame {
    let control: Control = "90+30s".parse().expect("a control");
    let mut rules = find_rules(rules).expect("a rule set");
    if let Some(rule) = &mut rules.regulation {
        rule.opening = Opening::Taraguchi10;
    }
    let class = classes(&rules).expect("the classes").of(&control);
    NewGame {
        players: BySide { white: "Ann".to_owned(), black: "Bob".to_owned() },
        rules,
        control,
        class,
        press,
        mode: Mode::Rated,
        recorded: class == Class::Classic,
        warnings: vec![Ms::from_mins(5)],
        notation: Notation::FILES,
        position: None,
        opening: None,
        table: None,
    }
}

/// A desk at such a game, and its time.
fn desk(rules: &str, press: Press, ears: Option<Ears>) -> (Desk, Arc<VirtualTime>) {
    let style = Style::written(Lang::En);
    let config = Config { lang: Lang::En, style, ears, folder: None, archive: Arc::new(Disk) };
    let time = Arc::new(VirtualTime::default());
    let mut desk = Desk::new(config, Arc::<VirtualTime>::clone(&time));
    desk.open(new_game(rules, press)).expect("a game");
    (desk, time)
}

/// Types the lines, parted by `/`; what is heard of the last.
fn typed(desk: &mut Desk, lines: &str) -> Vec<String> {
    let mut heard = Vec::new();
    for line in lines.split('/') {
        heard = desk.line(line.trim());
    }
    heard.into_iter().map(|out| out.written).collect()
}
