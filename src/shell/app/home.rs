//! Home: a numbered menu, and the questions for a new game. Each choice is echoed.

use std::path::PathBuf;

use super::super::folder;
use super::{Config, NewMatch};
use crate::clock::{Class, Control, Ms};
use crate::game::{Ask, Discipline, Mode, Opening, Press, RuleSet};
use crate::input::{HandKey, Intent};
use crate::profile::openings::Table;
use crate::profile::{ProfileError, RULES, TimeProfile, classes, find_rules};
use crate::rules::{BySide, Notation};
use crate::shell::draw::{self, Request};
use crate::shell::out::{Out, Tongue};
use crate::speech::{self, Priority};
use crate::wording::{NAME_CHARS, Sentence, Slot, clean, edition, game};

/// What a new game is opened with.
#[derive(Clone, Debug)]
pub struct NewGame {
    pub players: BySide<String>,
    pub rules: RuleSet,
    pub control: Control,
    pub class: Class,
    pub press: Press,
    pub mode: Mode,
    pub recorded: bool,
    pub warnings: Vec<Ms>,
    /// The letters in which moves are written and read.
    pub notation: Notation,
    pub position: Option<String>,
    /// The opening that was drawn.
    pub opening: Option<Opening>,
    /// The table that an opening is drawn from in the game, for a player who is late; none: the one of the rules.
    pub table: Option<Table>,
}

/// Where the home leads.
pub(super) enum Step {
    Stay,
    Quit,
    /// A position is to be set up for these rules, or the one there is to be changed.
    SetUp(Box<RuleSet>, Option<String>),
    Open(Box<NewGame>),
    Contest(Box<NewMatch>),
    Resume(PathBuf),
    Replay(PathBuf),
}

/// A menu or a question as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuView {
    pub heading: String,
    pub items: Vec<String>,
    /// The line that Enter alone, or a hand, chooses, from 0.
    pub chosen: usize,
}

/// The questions, one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Asked {
    #[default]
    Menu,
    /// The game, in its latest edition.
    Rules,
    /// The edition, where the latest is not wanted.
    Edition,
    White,
    Black,
    Control,
    Press,
    Kind,
    /// How the opening is drawn, under rules that have a table of them.
    Opening,
    /// What paper lots have named.
    Lot,
    File {
        replay: bool,
    },
}

/// A question with what it offers, read from the profiles once and not for every key and frame.
struct Question {
    asked: Asked,
    /// The answers to choose from, as they are shown and said.
    items: Vec<Slot>,
    /// The line that Enter alone chooses.
    preset: usize,
    /// The controls of the lines, where one is asked for.
    controls: Vec<TimeProfile>,
}

impl Default for Question {
    fn default() -> Question {
        Question::new(Asked::Menu, None, &[])
    }
}

impl Question {
    fn new(asked: Asked, rules: Option<&RuleSet>, files: &[PathBuf]) -> Question {
        let controls = match (asked, rules) {
            (Asked::Control, Some(rules)) => TimeProfile::offered(rules).unwrap_or_default(),
            _ => Vec::new(),
        };
        let phrases = |keys: &[&str]| keys.iter().map(|key| Slot::Phrase((*key).to_owned())).collect();
        let items = match asked {
            Asked::Menu => phrases(&MENU),
            Asked::Rules => {
                let games = disciplines().into_iter().map(game).chain(["home-other-edition"]);
                games.map(|key| Slot::Phrase(key.to_owned())).collect()
            }
            Asked::Edition => RULES.iter().filter_map(|id| find_rules(id).ok()).map(|rules| edition(&rules)).collect(),
            Asked::White | Asked::Black | Asked::Lot => Vec::new(),
            Asked::Control => controls.iter().map(|profile| speech::control(&profile.control)).collect(),
            Asked::Press => phrases(&PRESS),
            Asked::Kind => phrases(&KIND),
            Asked::Opening => phrases(&OPENING),
            Asked::File { .. } => files.iter().map(|path| Slot::Text(folder::name(path))).collect(),
        };
        let preset = if asked == Asked::Control { TimeProfile::proposed(&controls) } else { 0 };
        Question { asked, items, preset, controls }
    }

    const fn heading(&self) -> &'static str {
        match self.asked {
            Asked::Menu => "home-title",
            Asked::Rules => "home-ask-rules",
            Asked::Edition => "home-ask-edition",
            Asked::White => "home-ask-white",
            Asked::Black => "home-ask-black",
            Asked::Control => "home-ask-control",
            Asked::Press => "home-ask-press",
            Asked::Kind => "home-ask-kind",
            Asked::Opening => "home-ask-opening",
            Asked::Lot => "home-ask-lot",
            Asked::File { .. } => "home-ask-file",
        }
    }
}

#[derive(Default)]
pub(super) struct Home {
    question: Question,
    /// Whether a position is to be set up before the game is opened.
    sets_up: bool,
    rules: Option<RuleSet>,
    position: Option<String>,
    names: BySide<String>,
    /// Whether a micro-match is asked for and not one game.
    contest: bool,
    control: Option<(Control, Class)>,
    press: Press,
    mode: Mode,
    opening: Option<Box<Opening>>,
    files: Vec<PathBuf>,
    /// The line that the hand is on; none until it has moved.
    hand: Option<usize>,
}

const MENU: [&str; 6] = ["home-new", "home-resume", "home-replay", "home-set-up", "home-match", "home-quit"];
const PRESS: [&str; 2] = ["home-press-auto", "home-press-manual"];
const KIND: [&str; 2] = ["home-rated", "home-training"];
const OPENING: [&str; 3] = ["home-opening-program", "home-opening-lots", "home-opening-none"];

impl Home {
    /// The lines of the first menu.
    pub(super) fn menu(tongue: &Tongue) -> Vec<Out> {
        Home::default().ask(tongue)
    }

    /// A home that goes on to a game from a position that has been set up, and its next question.
    pub(super) fn with_position(rules: RuleSet, position: String, tongue: &Tongue) -> (Home, Vec<Out>) {
        let mut home = Home { rules: Some(rules), position: Some(position), ..Home::default() };
        let (out, _) = home.go(Asked::White, tongue);
        (home, out)
    }

    pub(super) fn prompt(&self, tongue: &Tongue) -> String {
        tongue.wording.label("prompt-home")
    }

    pub(super) fn view(&self, tongue: &Tongue) -> MenuView {
        let shown = |slot| tongue.say(&Sentence::new("menu-line").with("what", slot), Priority::Echo).written;
        let items = self.question.items.iter().cloned().map(shown).collect();
        MenuView { heading: tongue.wording.label(self.question.heading()), items, chosen: self.chosen() }
    }

    fn chosen(&self) -> usize {
        self.hand.unwrap_or(self.question.preset)
    }

    /// The question with its numbered answers.
    fn ask(&self, tongue: &Tongue) -> Vec<Out> {
        let mut out = vec![tongue.say(&Sentence::new(self.question.heading()), Priority::Answer)];
        for (index, item) in self.question.items.iter().enumerate() {
            out.push(tongue.say(&numbered(index, item.clone()), Priority::Answer));
        }
        if self.question.asked != Asked::Menu
            && let Some(preset) = self.question.items.get(self.question.preset)
        {
            let line = Sentence::new("menu-default").with("what", preset.clone());
            out.push(tongue.say(&line, Priority::Answer));
        }
        out
    }

    pub(super) fn take(&mut self, intent: Intent, config: &Config, tongue: &Tongue) -> (Vec<Out>, Step) {
        let items = self.question.items.clone();
        let names = self.view(tongue).items;
        let chosen = match &intent {
            Intent::Leave => return self.back(tongue),
            Intent::Help => return (self.help(tongue), Step::Stay),
            Intent::Choose(number) => number.checked_sub(1).filter(|&index| index < items.len()),
            Intent::Text(text) if text.trim().is_empty() && !items.is_empty() => Some(self.chosen()),
            Intent::Hand(HandKey::Drop) => return self.back(tongue),
            Intent::Hand(HandKey::Pick | HandKey::Confirm) => Some(self.chosen()),
            Intent::Game { ask: Ask::Press, .. } => Some(self.chosen()),
            Intent::Hand(step) => return (self.step(*step, tongue), Step::Stay),
            Intent::Text(text) => names.iter().position(|name| name.to_lowercase() == text.trim().to_lowercase()),
            // The other buttons of a pad belong to a game.
            Intent::Game { .. }
            | Intent::Match { .. }
            | Intent::Draw { .. }
            | Intent::Seal { .. }
            | Intent::Envelope
            | Intent::Replay(_)
            | Intent::SetUp(_) => {
                return (self.ask(tongue), Step::Stay);
            }
        };
        let text = match intent {
            Intent::Text(text) => text,
            Intent::Choose(number) => number.to_string(),
            _ => String::new(),
        };
        match chosen.and_then(|index| items.get(index).map(|item| (index, item.clone()))) {
            Some((index, item)) => {
                let echo = tongue.say(&Sentence::new("chosen").with("what", item), Priority::Echo);
                let (mut out, step) = self.choose(index, config, tongue);
                out.insert(0, echo);
                (out, step)
            }
            None => self.write(&text, items.len(), tongue),
        }
    }

    /// The hand goes to the next line or the one before, and the line is said; at the end it is said once more.
    fn step(&mut self, step: HandKey, tongue: &Tongue) -> Vec<Out> {
        let items = &self.question.items;
        let next = match step {
            HandKey::Up | HandKey::Left => self.chosen().saturating_sub(1),
            _ => (self.chosen() + 1).min(items.len().saturating_sub(1)),
        };
        let Some(item) = items.get(next) else { return self.ask(tongue) };
        self.hand = Some(next);
        vec![tongue.say(&numbered(next, item.clone()), Priority::Cursor)]
    }

    fn choose(&mut self, index: usize, config: &Config, tongue: &Tongue) -> (Vec<Out>, Step) {
        match self.question.asked {
            Asked::Menu => match index {
                0 | 3 | 4 => {
                    *self = Home { sets_up: index == 3, contest: index == 4, ..Home::default() };
                    self.go(Asked::Rules, tongue)
                }
                1 => self.files(false, config, tongue),
                2 => self.files(true, config, tongue),
                _ => (Vec::new(), Step::Quit),
            },
            Asked::Rules => match disciplines().get(index) {
                Some(discipline) => self.play_by(find_rules(discipline.id()), tongue),
                None => self.go(Asked::Edition, tongue),
            },
            Asked::Edition => self.play_by(find_rules(RULES.get(index).copied().unwrap_or_default()), tongue),
            Asked::White | Asked::Black | Asked::Lot => (Vec::new(), Step::Stay),
            Asked::Control => {
                self.control =
                    self.question.controls.get(index).map(|profile| (profile.control.clone(), profile.class));
                self.go(Asked::Press, tongue)
            }
            Asked::Press => {
                self.press = if index == 0 { Press::Automatic } else { Press::Manual };
                self.go(Asked::Kind, tongue)
            }
            Asked::Kind => {
                self.mode = if index == 0 { Mode::Rated } else { Mode::Training };
                let drawn = self.position.is_none() && self.rules.as_ref().is_some_and(draw::has_openings);
                if drawn { self.go(Asked::Opening, tongue) } else { self.open(tongue) }
            }
            Asked::Opening => match index {
                0 => self.draw(&Request::read(""), tongue),
                1 => self.go(Asked::Lot, tongue),
                _ => self.open(tongue),
            },
            Asked::File { replay } => match self.files.get(index).cloned() {
                Some(path) if replay => (Vec::new(), Step::Replay(path)),
                Some(path) => (Vec::new(), Step::Resume(path)),
                None => (Vec::new(), Step::Stay),
            },
        }
    }

    /// The game is chosen: to its position, or to the players.
    fn play_by(&mut self, rules: Result<RuleSet, ProfileError>, tongue: &Tongue) -> (Vec<Out>, Step) {
        match rules {
            Ok(rules) if self.sets_up => {
                self.question = Question::default();
                (Vec::new(), Step::SetUp(Box::new(rules), None))
            }
            Ok(rules) => {
                self.rules = Some(rules);
                self.go(Asked::White, tongue)
            }
            Err(error) => (vec![tongue.say(&unknown(&error), Priority::Answer)], Step::Stay),
        }
    }

    /// An answer that is no line of the menu: a name, the id of an edition, a control as players write it.
    fn write(&mut self, text: &str, lines: usize, tongue: &Tongue) -> (Vec<Out>, Step) {
        let refuse = |sentence: Sentence| (vec![tongue.say(&sentence, Priority::Answer)], Step::Stay);
        match self.question.asked {
            Asked::White | Asked::Black => {
                let name = clean(text, NAME_CHARS);
                let white = self.question.asked == Asked::White;
                if white {
                    self.names.white = name
                } else {
                    self.names.black = name
                }
                self.go(if white { Asked::Black } else { Asked::Control }, tongue)
            }
            Asked::Control => match text.parse::<Control>() {
                Ok(control) => {
                    let classes = self.rules.as_ref().and_then(|rules| classes(rules).ok());
                    self.control = classes.map(|classes| (control.clone(), classes.of(&control)));
                    let echo = Sentence::new("chosen").with("what", speech::control(&control));
                    let (mut out, step) = self.go(Asked::Press, tongue);
                    out.insert(0, tongue.say(&echo, Priority::Echo));
                    (out, step)
                }
                Err(_) => refuse(
                    Sentence::new("refuse-time")
                        .with("text", Slot::Text(text.to_owned()))
                        .with("example", Slot::Text("30+30s".to_owned())),
                ),
            },
            Asked::Rules | Asked::Edition => {
                let echo = find_rules(text).ok().map(|rules| Sentence::new("chosen").with("what", edition(&rules)));
                let (mut out, step) = self.play_by(find_rules(text), tongue);
                out.splice(0..0, echo.map(|echo| tongue.say(&echo, Priority::Echo)));
                (out, step)
            }
            Asked::Lot => self.draw(&Request::read(text), tongue),
            _ => {
                let count = u32::try_from(lines).unwrap_or(u32::MAX);
                let sentence = Sentence::new("refuse-choice").with("text", Slot::Text(text.to_owned()));
                refuse(sentence.with("n", 1).with("m", count))
            }
        }
    }

    fn go(&mut self, asked: Asked, tongue: &Tongue) -> (Vec<Out>, Step) {
        self.question = Question::new(asked, self.rules.as_ref(), &self.files);
        self.hand = None;
        (self.ask(tongue), Step::Stay)
    }

    fn back(&mut self, tongue: &Tongue) -> (Vec<Out>, Step) {
        match (self.question.asked, self.rules.take(), self.position.take()) {
            (Asked::Menu, ..) => (Vec::new(), Step::Quit),
            // A position that has been set up is not lost.
            (_, Some(rules), Some(position)) => (Vec::new(), Step::SetUp(Box::new(rules), Some(position))),
            _ => self.go(Asked::Menu, tongue),
        }
    }

    fn files(&mut self, replay: bool, config: &Config, tongue: &Tongue) -> (Vec<Out>, Step) {
        self.files = config.folder.as_deref().map(folder::journals).unwrap_or_default();
        // A micro-match is no game to go through; its games are.
        self.files.retain(|path| !replay || !folder::is_match(path));
        if self.files.is_empty() {
            return (vec![tongue.say(&Sentence::new("home-no-files"), Priority::Answer)], Step::Stay);
        }
        self.go(Asked::File { replay }, tongue)
    }

    /// The opening is drawn, and the game opened from it; what cannot be drawn is asked for again.
    fn draw(&mut self, request: &Request, tongue: &Tongue) -> (Vec<Out>, Step) {
        let Some(rules) = &self.rules else {
            return (vec![tongue.say(&Sentence::new("refuse-no-game"), Priority::Answer)], Step::Stay);
        };
        let table = draw::table_of(rules).ok().flatten();
        match request.draw(table.as_ref(), rules.variant) {
            Ok(opening) => {
                self.opening = Some(Box::new(opening));
                self.open(tongue)
            }
            Err(trouble) => (vec![tongue.say(&trouble.sentence(), Priority::Answer)], Step::Stay),
        }
    }

    fn open(&mut self, tongue: &Tongue) -> (Vec<Out>, Step) {
        let (Some(rules), Some((control, class))) = (self.rules.take(), self.control.take()) else {
            return (vec![tongue.say(&Sentence::new("refuse-no-game"), Priority::Answer)], Step::Stay);
        };
        let game = NewGame {
            players: self.names.clone(),
            rules,
            control,
            class,
            press: self.press,
            mode: self.mode,
            recorded: class == Class::Classic,
            warnings: default_warnings(),
            notation: tongue.wording.lang().notation(),
            position: self.position.take(),
            opening: self.opening.take().map(|opening| *opening),
            table: None,
        };
        self.question = Question::default();
        if !self.contest {
            return (Vec::new(), Step::Open(Box::new(game)));
        }
        let rules = Slot::Text(game.rules.id.clone());
        match NewMatch::of(game) {
            Some(contest) => (Vec::new(), Step::Contest(Box::new(contest))),
            None => {
                let refused = Sentence::new("refuse-match-rules").with("text", rules);
                let mut out = vec![tongue.say(&refused, Priority::Answer)];
                out.extend(self.ask(tongue));
                (out, Step::Stay)
            }
        }
    }

    fn help(&self, tongue: &Tongue) -> Vec<Out> {
        let mut out: Vec<Out> =
            crate::input::help_menu().iter().map(|sentence| tongue.say(sentence, Priority::Answer)).collect();
        out.extend(self.ask(tongue));
        out
    }
}

/// A line of a menu with its number, from 1.
fn numbered(index: usize, item: Slot) -> Sentence {
    let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
    Sentence::new("menu-item").with("n", number).with("what", item)
}

/// Five minutes, one minute, thirty seconds, ten: in private, first time only.
#[must_use]
pub fn default_warnings() -> Vec<Ms> {
    vec![Ms::from_mins(5), Ms::from_mins(1), Ms::from_secs(30), Ms::from_secs(10)]
}

/// The disciplines that there are rules for.
fn disciplines() -> Vec<Discipline> {
    Discipline::ALL.into_iter().filter(|discipline| find_rules(discipline.id()).is_ok()).collect()
}

/// That there is no such rule set, and which there are.
fn unknown(error: &ProfileError) -> Sentence {
    match error {
        ProfileError::Unknown { id, known, .. } => super::no_profile(id, known),
        error => Sentence::new("refuse-set-up").with("text", Slot::Text(error.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::{Lang, Style, Wording};

    /// The answers to the questions of a new game, and where they lead.
    fn answered(game: &'static str, answers: &[&str]) -> (Vec<String>, Step) {
        let style = Style::written(Lang::En);
        let tongue = Tongue { wording: Wording::new(Lang::En), style };
        let config = Config { lang: Lang::En, style, ears: None, folder: None };
        let mut home = Home::default();
        let (mut said, mut step) = (Vec::new(), Step::Stay);
        for answer in ["1", game].iter().chain(answers) {
            let intent = answer.parse().map_or_else(|_| Intent::Text((*answer).to_owned()), Intent::Choose);
            let (out, next) = home.take(intent, &config, &tongue);
            said.extend(out.into_iter().map(|out| out.written));
            step = next;
        }
        (said, step)
    }

    fn opening(step: Step) -> Option<String> {
        let Step::Open(game) = step else { panic!("no game") };
        game.opening.map(|opening| opening.cell().map_or_else(String::new, |(_, lot)| lot.to_string()))
    }

    #[test]
    fn r_6_2_2_the_opening_is_asked_for_where_the_rules_have_a_table() {
        let new = ["Ann", "Bob", "", "1", "1"];
        let after = |rest: &[&'static str]| [&new[..], rest].concat();
        assert_eq!(opening(answered("russian", &new).1), None);
        let (said, step) = answered("draughts64", &new);
        assert!(matches!(step, Step::Stay) && said.iter().any(|line| line == "How is the opening drawn?"), "{said:?}");
        assert!(opening(answered("draughts64", &after(&["1"])).1).is_some_and(|cell| !cell.is_empty()));
        assert_eq!(opening(answered("draughts64", &after(&["2", "6 24"])).1).as_deref(), Some("VI-24"));
        assert_eq!(opening(answered("draughts64", &after(&["2", "ab4 ba5"])).1).as_deref(), Some(""));
        assert_eq!(opening(answered("draughts64", &after(&["3"])).1), None);
        let (said, step) = answered("draughts64", &after(&["2", "XII-3"]));
        assert!(matches!(step, Step::Stay) && said.iter().any(|line| line.contains("d2-c5 b6-g5")), "{said:?}");
    }
}
