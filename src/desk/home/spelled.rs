//! A name or a number put together without a keyboard: known names, letters by groups, digits.

use super::Home;
use super::question::HomeQuestion;
use crate::scan::{Offered, ScanAction, gaps, leaf, letters, line, written};
use crate::shelf;
use crate::{Config, Presenter};
use golos_input::switch::Branch;
use golos_wording::{NAME_CHARS, Slot, text_key};

/// Two names, and what stands between them.
const MOST_CHARS: usize = 2 * NAME_CHARS + BETWEEN.len();

/// Between two players.
const BETWEEN: &str = ", ";

/// So many known names are offered at most.
const MOST_NAMES: usize = 20;

impl Home {
    /// Whether what is asked is answered by no line of a menu, but in letters or digits.
    pub(crate) fn is_spelled(&self) -> bool {
        match self.question.asked {
            HomeQuestion::Players | HomeQuestion::Name | HomeQuestion::Lot | HomeQuestion::StartPosition => true,
            HomeQuestion::Menu
            | HomeQuestion::Rules
            | HomeQuestion::Edition
            | HomeQuestion::Control
            | HomeQuestion::Meant { .. }
            | HomeQuestion::Supervised
            | HomeQuestion::Quickplay
            | HomeQuestion::OpeningRule
            | HomeQuestion::Press
            | HomeQuestion::Assistants
            | HomeQuestion::Tasks(_)
            | HomeQuestion::Kind
            | HomeQuestion::Level
            | HomeQuestion::Opening
            | HomeQuestion::File(_)
            | HomeQuestion::ScanAction
            | HomeQuestion::Remove
            | HomeQuestion::TakeOver
            | HomeQuestion::Wishes
            | HomeQuestion::Setting(_) => false,
        }
    }

    /// What the answer is put together of: first what it is so far, then known names, letters, signs.
    pub(crate) fn spelling(&self, config: &Config, presenter: &Presenter) -> Vec<Branch<Offered>> {
        let (mut root, so_far) = (Vec::new(), self.spelled.as_str());
        match (so_far, self.question.asked) {
            ("", HomeQuestion::Name) => {}
            ("", _) => root.push(Offered::named(text_key::SCAN_USUAL, ScanAction::Type(""))),
            (text, _) => root.push(written(text)),
        }
        let add = |key, text: &str| Offered::named(key, ScanAction::Write(text.to_owned()));
        let is_of_players = self.question.asked == HomeQuestion::Players;
        if is_of_players {
            if !so_far.is_empty() && !so_far.contains(BETWEEN) {
                root.push(add(text_key::SCAN_SECOND, BETWEEN));
            }
            let names = self.met.get_or_init(|| met(self, config)).iter().filter(|name| !so_far.contains(*name));
            let name = |name: &String| leaf(line(Slot::Text(name.clone())), ScanAction::Write(name.clone()));
            root.extend(Offered::list(text_key::SCAN_NAMES, names.map(name).collect()));
        }
        if is_of_players || self.question.asked == HomeQuestion::Name {
            root.extend(letters(presenter.wording.lang()));
            root.extend(gaps());
        } else {
            let digit = |digit: u32| leaf(line(Slot::Number(digit)), ScanAction::Write(digit.to_string()));
            root.extend((0..=9).map(digit));
        }
        if !so_far.is_empty() {
            root.push(Offered::named(text_key::SCAN_ERASE, ScanAction::Erase));
        }
        root
    }

    /// A letter, a sign or a whole name behind what there is: a name begins with a capital, and stands by itself.
    pub(crate) fn spell(&mut self, text: &str) {
        let mut behind = text.to_owned();
        let is_letter = text.chars().count() == 1;
        if is_letter && self.spelled.ends_with(|sign: char| sign.is_alphabetic() || sign == '\'') {
            behind = text.to_lowercase();
        } else if !is_letter && text != BETWEEN && !self.spelled.is_empty() && !self.spelled.ends_with(BETWEEN) {
            behind.insert_str(0, BETWEEN);
        }
        if self.spelled.chars().chain(behind.chars()).count() <= MOST_CHARS {
            self.spelled.push_str(&behind);
        }
    }

    /// The last sign goes.
    pub(crate) fn erase(&mut self) {
        self.spelled.pop();
        // A blank behind the comma is a part of it.
        if self.spelled.ends_with(BETWEEN.trim_end()) {
            self.spelled.pop();
        }
    }

    /// What was put together.
    pub(crate) fn spelled(&self) -> &str {
        self.spelled.trim()
    }
}

/// Who played before, those first whose needs are known.
fn met(home: &Home, config: &Config) -> Vec<String> {
    let known = home.known.as_ref().map(|known| known.names()).unwrap_or_default();
    let played = shelf::saved(config).into_iter().flat_map(|saved| saved.players);
    let mut names: Vec<String> = Vec::new();
    for name in known.into_iter().chain(played).filter(|name| !name.is_empty()) {
        if !names.contains(&name) && names.len() < MOST_NAMES {
            names.push(name);
        }
    }
    names
}
