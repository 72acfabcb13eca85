//! Home: a numbered menu, and the questions for a new game. Each choice is echoed.

mod new_game;
mod question;
mod setting;
mod shelf;
mod spelled;
#[cfg(test)]
mod tests;
mod warnings;
mod wishes;
mod written;

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

pub use self::new_game::{NewGame, SessionEnd};
use self::question::{HomeQuestion, Purpose, Question, deeds, disciplines, in_minutes};
pub use self::warnings::{blind_warnings, default_warnings, usual_warnings};
use self::wishes::Setting;
use super::{Acquaintances, Config, NewMatch, Saved};
use crate::draw::{self, DrawRequest};
use crate::scan::{Offered, back};
use crate::screens::Screen;
use crate::{Desk, Out, Presenter, SpeechPreferences};
use golos_clock::{Class, Control};
use golos_game::{Mode, MoveRequest, Opening, Press, Request, RuleSet, Seat, Sparring};
use golos_input::switch::Branch;
use golos_input::{Asking, CursorKey, Intent, Lexicon, Named};
use golos_people::{Roster, Tasks};
use golos_profile::{ProfileError, edition_in, editions, find_rules};
use golos_rules::renju::Opening as OpeningRule;
use golos_rules::{BySide, Side};
use golos_speech::Kind;
use golos_view::MenuModel;
use golos_wording::{Lang, Sentence, Slot, Style, message, text_key};

/// Where the home leads.
pub(super) enum Step {
    Stay,
    Quit,
    /// A position is to be set up for these rules, or the one there is to be changed.
    SetUp(Box<RuleSet>, Option<String>),
    Open(Box<NewGame>),
    MicroMatch(Box<NewMatch>),
    Resume(PathBuf),
    /// The program that has it open is to end, and it goes on here.
    TakeOver(PathBuf),
    Replay(PathBuf),
    /// The tutorial that goes on.
    Learn,
    /// The room of the games by letters.
    Letters,
    /// One is spoken to so from now on, or from the next start.
    Set(Box<SpeechPreferences>, bool),
}

#[derive(Clone, Default)]
pub(super) struct Home {
    question: Question,
    /// Whether a position is to be set up before the game is opened.
    sets_up: bool,
    rules: Option<RuleSet>,
    position: Option<String>,
    players: BySide<Named>,
    /// How one is spoken to, and what is set.
    manner: Option<Box<SpeechPreferences>>,
    /// Where it is kept what people need.
    known: Option<Arc<dyn Acquaintances>>,
    /// Whether what the usual answer is good for is asked as well: the press, assistants, the kind of game.
    asks_all: bool,
    /// Whether a micro-match is asked for and not one game.
    contest: bool,
    /// Whether the program is to play one side.
    spars: bool,
    /// How it plays.
    sparring: Option<Sparring>,
    control: Option<(Control, Class)>,
    /// The number of the array that is played from.
    array: Option<u32>,
    /// A control that was named with the game.
    named_control: Option<Control>,
    /// Whether a quickplay finish was announced.
    quickplay: bool,
    press: Press,
    /// Assistants, and what is agreed for them.
    people: Roster,
    /// Whose assistants are still to be asked about, the next one last.
    assisted: Vec<Side>,
    mode: Mode,
    opening: Option<Box<Opening>>,
    /// The record that another program has open.
    in_use: Option<PathBuf>,
    /// The games to choose from, or the one that was chosen.
    saved: Vec<Saved>,
    /// The page of them that is shown, from 0.
    page: usize,
    /// The answer that is put together without a keyboard.
    spelled: String,
    /// Who played before; read once, for who puts names together so.
    met: OnceLock<Vec<String>>,
    /// The line that the hand is on; none until it has moved.
    hand: Option<usize>,
    /// The questions before this one, each as it was asked; they know of none before them.
    before: Vec<Home>,
}

impl Home {
    /// The lines of the first menu.
    pub(super) fn greeting(presenter: &Presenter) -> Vec<Out> {
        Home::default().ask(presenter)
    }

    /// A home that goes on to a game from a position that has been set up, and its next question.
    pub(super) fn with_position(rules: RuleSet, position: String, presenter: &Presenter) -> (Home, Vec<Out>) {
        let mut home = Home { rules: Some(rules), position: Some(position), asks_all: true, ..Home::default() };
        let (out, _) = home.go(HomeQuestion::Players, presenter);
        (home, out)
    }

    /// A home that asks whether a record that another program has open goes on here, and the question.
    pub(super) fn in_use(path: PathBuf, presenter: &Presenter) -> (Home, Vec<Out>) {
        let mut home = Home { in_use: Some(path), ..Home::default() };
        let (out, _) = home.go(HomeQuestion::TakeOver, presenter);
        (home, out)
    }

    /// What people need is known there.
    pub(super) fn know(&mut self, known: Option<&Arc<dyn Acquaintances>>) {
        self.known = known.cloned();
    }

    /// Whether it is at its first question, behind which there is none.
    pub(super) fn is_first(&self) -> bool {
        self.question.asked == HomeQuestion::Menu
    }

    /// Whether the first menu is shown.
    pub(super) fn is_top(&self) -> bool {
        self.question.asked == HomeQuestion::Menu
    }

    /// Whether yes and no answer what is asked, as its lines do.
    pub(super) fn asks_yes_or_no(&self) -> bool {
        [HomeQuestion::TakeOver, HomeQuestion::Remove].contains(&self.question.asked)
    }

    /// The lines of the question.
    fn items(&self, presenter: &Presenter) -> Vec<String> {
        let shown = |slot| presenter.say(&message::menu_line(slot), Kind::Typing).written;
        self.question.items.iter().cloned().map(shown).collect()
    }

    fn chosen(&self) -> usize {
        self.hand.unwrap_or(self.question.preset)
    }

    /// The question with its numbered answers.
    fn ask(&self, presenter: &Presenter) -> Vec<Out> {
        let mut out = vec![presenter.say(&self.question.heading(), Kind::Question)];
        for (index, item) in self.question.items.iter().enumerate() {
            out.push(presenter.say(&numbered(index, item.clone()), Kind::Item));
        }
        if self.question.asked != HomeQuestion::Wishes
            && let Some(preset) = self.question.items.get(self.question.preset)
        {
            let line = message::menu_default(preset.clone());
            out.push(presenter.say(&line, Kind::Item));
        }
        out
    }

    /// Takes an answer. One that leads on can be gone back on.
    pub(super) fn take(&mut self, intent: Intent, config: &Config, presenter: &Presenter) -> (Vec<Out>, Step) {
        if matches!(intent, Intent::BoardCursor(CursorKey::Drop)) {
            return self.back(presenter);
        }
        let before = std::mem::take(&mut self.before);
        let asked = self.clone();
        let (out, step) = self.take_answer(intent, config, presenter);
        let leads_on = matches!(step, Step::Stay) && self.question.asked != asked.question.asked;
        if self.question.asked != HomeQuestion::Menu {
            self.before = before;
            self.before.extend(leads_on.then_some(asked));
        }
        (out, step)
    }

    fn take_answer(&mut self, intent: Intent, config: &Config, presenter: &Presenter) -> (Vec<Out>, Step) {
        let items = self.question.items.clone();
        let names = self.items(presenter);
        let chosen = match &intent {
            Intent::Leave => return self.leave(presenter),
            Intent::Help | Intent::HelpOf(_) | Intent::HelpOn(..) => return (self.help(presenter), Step::Stay),
            Intent::Choose(number) if self.is_doubtful(*number) => return self.ask_what_was_meant(*number, presenter),
            Intent::Choose(number) => number.checked_sub(1).filter(|&index| index < items.len()),
            Intent::Text(text) if text.trim().is_empty() && !items.is_empty() => Some(self.chosen()),
            Intent::BoardCursor(CursorKey::Pick | CursorKey::Confirm) => Some(self.chosen()),
            Intent::Game { ask: Request::Move(MoveRequest::Press), .. } => Some(self.chosen()),
            Intent::BoardCursor(step) => return (self.step(*step, presenter), Step::Stay),
            Intent::Text(text) => {
                let own = named(&names, text).or_else(|| self.yes_or_no(presenter.lexicon, text));
                own.or_else(|| self.named_in_english(text, presenter))
            }
            // The other buttons of a pad belong to a game.
            Intent::Game { .. }
            | Intent::Match { .. }
            | Intent::Draw { .. }
            | Intent::Seal { .. }
            | Intent::Envelope { .. }
            | Intent::Ending { .. }
            | Intent::AfterGame(_)
            | Intent::Drill(_)
            | Intent::AtHour { .. }
            | Intent::Tell { .. }
            | Intent::Walk(_)
            | Intent::Replay(_)
            | Intent::Games(_)
            | Intent::SetUp(_) => {
                return (self.ask(presenter), Step::Stay);
            }
        };
        let text = match intent {
            Intent::Text(text) => text,
            Intent::Choose(number) => number.to_string(),
            _ => String::new(),
        };
        match chosen.and_then(|index| items.get(index).map(|item| (index, item.clone()))) {
            Some((index, item)) => {
                let echo = presenter.say(&message::chosen(item), Kind::Confirmation);
                let (mut out, step) = self.choose(index, config, presenter);
                out.insert(0, echo);
                (out, step)
            }
            None => self.write(&text, items.len(), config, presenter),
        }
    }

    /// The line that a text names in English, which is understood everywhere.
    fn named_in_english(&self, text: &str, presenter: &Presenter) -> Option<usize> {
        let is_other = presenter.wording.lang() != Lang::En && text.chars().any(|sign| sign.is_ascii_alphabetic());
        let english = is_other.then(|| Presenter::new(Lang::En, Style::written(Lang::En)))?;
        named(&self.items(&english), text)
    }

    /// The line of a question of yes or no that a word means.
    fn yes_or_no(&self, lexicon: &Lexicon, text: &str) -> Option<usize> {
        lexicon.answer(text).filter(|_| self.asks_yes_or_no()).map(usize::from)
    }

    /// The hand goes to the next line or the one before, and the line is said; at the end it is said once more.
    fn step(&mut self, step: CursorKey, presenter: &Presenter) -> Vec<Out> {
        let items = &self.question.items;
        let next = match step {
            CursorKey::Up | CursorKey::Left => self.chosen().saturating_sub(1),
            _ => (self.chosen() + 1).min(items.len().saturating_sub(1)),
        };
        let Some(item) = items.get(next) else { return self.ask(presenter) };
        self.hand = Some(next);
        vec![presenter.passed(next, item.clone(), Kind::Cursor)]
    }

    fn choose(&mut self, index: usize, config: &Config, presenter: &Presenter) -> (Vec<Out>, Step) {
        match self.question.asked {
            HomeQuestion::Menu => match index {
                0 | 3 | 4 | 5 => {
                    let asks_all = index != 0;
                    *self = Home { sets_up: index == 3, contest: index == 4, asks_all, ..Home::default() };
                    self.go(HomeQuestion::Rules, presenter)
                }
                1 => self.shelf(Purpose::Resume, config, presenter),
                2 => self.shelf(Purpose::Replay, config, presenter),
                6 => self.shelf(Purpose::Any, config, presenter),
                7 => (Vec::new(), Step::Learn),
                8 => self.go(HomeQuestion::Wishes, presenter),
                9 => (Vec::new(), Step::Letters),
                10 => {
                    *self = Home { spars: true, mode: Mode::Training, ..Home::default() };
                    self.go(HomeQuestion::Rules, presenter)
                }
                _ => (Vec::new(), Step::Quit),
            },
            HomeQuestion::Wishes => match Setting::ALL.get(index) {
                Some(wish) => self.go(HomeQuestion::Setting(*wish), presenter),
                None => (Vec::new(), Step::Stay),
            },
            HomeQuestion::Setting(wish) => self.wish(wish, index, presenter),
            HomeQuestion::Rules => match disciplines().get(index) {
                Some(discipline) => {
                    self.play_by(find_rules(edition_in(discipline.id(), presenter.wording.lang())), presenter)
                }
                None => self.go(HomeQuestion::Edition, presenter),
            },
            HomeQuestion::Edition => match editions().into_iter().nth(index) {
                Some(rules) => self.play_by(Ok(rules), presenter),
                None => (Vec::new(), Step::Stay),
            },
            HomeQuestion::Players | HomeQuestion::Lot | HomeQuestion::StartPosition | HomeQuestion::Name => {
                (Vec::new(), Step::Stay)
            }
            HomeQuestion::Control => match self.question.controls.get(index).cloned() {
                Some(profile) => self.play_at(profile.control, profile.class, presenter),
                None => (Vec::new(), Step::Stay),
            },
            HomeQuestion::Meant { line, minutes } => {
                let profile = self.question.controls.get(line).cloned().filter(|_| index == 0);
                match (profile, in_minutes(minutes)) {
                    (Some(profile), _) => self.play_at(profile.control, profile.class, presenter),
                    (None, Some(control)) => self.play_in_class(control, presenter),
                    (None, None) => (Vec::new(), Step::Stay),
                }
            }
            HomeQuestion::Supervised if index == 0 => self.settle(presenter),
            HomeQuestion::Supervised => match self.rules_at(true) {
                Ok(()) => self.settle(presenter),
                Err(error) => (vec![presenter.say(&unknown(&error), Kind::Answer)], Step::Stay),
            },
            HomeQuestion::Quickplay => {
                self.quickplay = index > 0;
                self.settle(presenter)
            }
            HomeQuestion::OpeningRule => {
                let named = self.rules.as_mut().and_then(|rules| rules.openings.regulation.as_mut());
                if let (Some(named), Some(rule)) = (named, OpeningRule::ALL.get(index)) {
                    named.opening = *rule;
                }
                self.settle(presenter)
            }
            HomeQuestion::Press => {
                self.press = if index == 0 { Press::Automatic } else { Press::Manual };
                self.go(if index == 0 { HomeQuestion::Kind } else { HomeQuestion::Assistants }, presenter)
            }
            HomeQuestion::Assistants => self.assist(assisted(index), presenter),
            HomeQuestion::Tasks(side) => {
                self.agree(side, if index == 0 { Tasks::USUAL } else { Tasks::ALL }, presenter)
            }
            HomeQuestion::Kind => {
                self.mode = if index == 0 { Mode::Rated } else { Mode::Training };
                let drawn = self.position.is_none() && self.rules.as_ref().is_some_and(draw::has_openings);
                if drawn { self.go(HomeQuestion::Opening, presenter) } else { self.open(presenter) }
            }
            HomeQuestion::Level => self.spar_at(index, presenter),
            HomeQuestion::Opening => match index {
                0 => self.draw(&DrawRequest::read(""), presenter),
                1 => self.go(HomeQuestion::Lot, presenter),
                _ => self.open(presenter),
            },
            HomeQuestion::TakeOver => match self.in_use.take().filter(|_| index > 0) {
                Some(path) => (Vec::new(), Step::TakeOver(path)),
                None => self.go(HomeQuestion::Menu, presenter),
            },
            HomeQuestion::File(purpose) => self.choose_game(purpose, index, presenter),
            HomeQuestion::ScanAction => match self.saved.first().map(deeds).and_then(|deeds| deeds.get(index).copied())
            {
                Some(deed) => self.act_on_game(deed, config, presenter),
                None => (Vec::new(), Step::Stay),
            },
            HomeQuestion::Remove if index > 0 => self.remove_game(config, presenter),
            HomeQuestion::Remove => self.go(HomeQuestion::Menu, presenter),
        }
    }

    fn go(&mut self, asked: HomeQuestion, presenter: &Presenter) -> (Vec<Out>, Step) {
        self.question = Question::new(asked, self.rules.as_ref(), &self.saved, self.page);
        if let Some((items, preset)) = self.wished(asked, presenter) {
            (self.question.items, self.question.preset) = (items, preset);
        }
        self.hand = None;
        self.spelled.clear();
        (self.ask(presenter), Step::Stay)
    }

    /// To the question before. Before the first menu there is none: who wants to leave says so.
    fn back(&mut self, presenter: &Presenter) -> (Vec<Out>, Step) {
        let mut before = std::mem::take(&mut self.before);
        match before.pop() {
            Some(asked) => {
                *self = Home { before, hand: None, ..asked };
                (self.ask(presenter), Step::Stay)
            }
            None if self.question.asked == HomeQuestion::Menu => {
                let mut out = vec![presenter.say(&message::home_top(), Kind::Answer)];
                out.extend(self.ask(presenter));
                (out, Step::Stay)
            }
            None => self.leave(presenter),
        }
    }

    fn leave(&mut self, presenter: &Presenter) -> (Vec<Out>, Step) {
        match (self.question.asked, self.rules.take(), self.position.take()) {
            (HomeQuestion::Menu, ..) => (Vec::new(), Step::Quit),
            // A position that has been set up is not lost.
            (_, Some(rules), Some(position)) => (Vec::new(), Step::SetUp(Box::new(rules), Some(position))),
            _ => self.go(HomeQuestion::Menu, presenter),
        }
    }

    fn help(&self, presenter: &Presenter) -> Vec<Out> {
        let mut out: Vec<Out> =
            golos_input::help_menu().iter().map(|sentence| presenter.say(sentence, Kind::Answer)).collect();
        out.extend(self.ask(presenter));
        out
    }
}

/// Whose assistants a line of the menu names, the one asked about first last.
const fn assisted(index: usize) -> &'static [Side] {
    match index {
        0 => &[],
        1 => &[Side::White],
        2 => &[Side::Black],
        _ => &[Side::Black, Side::White],
    }
}

/// The line that a text names: as it is shown, or the only one that begins so.
fn named(lines: &[String], text: &str) -> Option<usize> {
    let text = text.trim().to_lowercase();
    let exact = lines.iter().position(|line| line.to_lowercase() == text);
    let mut begin = (0..).zip(lines).filter(|(_, line)| line.to_lowercase().starts_with(&text));
    let only = begin.next().filter(|_| begin.next().is_none() && text.chars().nth(2).is_some());
    exact.or(only.map(|(index, _)| index))
}

/// A line of a menu with its number, from 1.
fn numbered(index: usize, item: Slot) -> Sentence {
    let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
    message::menu_item(number, item)
}

/// That there is no such rule set, and which there are.
fn unknown(error: &ProfileError) -> Sentence {
    match error {
        ProfileError::Unknown { id, known, .. } => super::no_profile(id, known),
        error => message::refuse_set_up(Slot::Text(error.to_string())),
    }
}

impl Screen for Home {
    fn prompt_text(&self, presenter: &Presenter) -> String {
        presenter.wording.label(text_key::PROMPT_HOME)
    }

    fn menu(&self, presenter: &Presenter) -> Option<MenuModel> {
        let heading = presenter.wording.label(self.question.heading().key());
        let mut items = self.items(presenter);
        if let HomeQuestion::Setting(setting) = self.question.asked {
            for (item, specimen) in
                items.iter_mut().zip(setting.specimens()).filter(|(_, specimen)| !specimen.is_empty())
            {
                item.push_str("  ");
                item.push_str(specimen);
            }
        }
        Some(MenuModel { heading, items, chosen: self.chosen() })
    }

    fn has_board(&self) -> bool {
        false
    }

    fn shown_again(&mut self, presenter: &Presenter) -> Vec<Out> {
        *self = Home::default();
        Home::greeting(presenter)
    }

    fn offered(&self, _seat: Option<Seat>, desk: &Desk) -> Vec<Branch<Offered>> {
        if !self.is_spelled() {
            return desk.lines(self.is_first());
        }
        let mut root = self.spelling(&desk.config, &desk.presenter);
        root.push(back());
        root
    }

    fn asks_to_choose(&self, _seat: Option<Seat>) -> bool {
        self.is_spelled()
    }

    fn asking(&self, _seat: Option<Seat>) -> Option<Asking> {
        self.asks_yes_or_no().then_some(Asking::SureInLines)
    }
}
