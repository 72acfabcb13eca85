//! The questions of the home, and what they offer.

use super::super::shelf::{Saved, lines};
use super::wishes::Setting;
use golos_clock::{Class, Control, Ms, Period};
use golos_game::{Discipline, RuleSet};
use golos_input::ShelfRequest as ScanAction;
use golos_profile::{TimeProfile, editions, find_rules};
use golos_rules::Side;
use golos_rules::renju::Opening as OpeningRule;
use golos_spar::Level;
use golos_speech as speech;
use golos_wording::{Sentence, Slot, edition, game, message, text_key};

/// The shortest control that any of the documents names, in minutes: a lesser number is a line.
pub(super) const SHORTEST: usize = 3;

/// The questions, one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum HomeQuestion {
    #[default]
    Menu,
    /// The game, in its latest edition.
    Rules,
    /// The edition, where the latest is not wanted.
    Edition,
    /// Who plays, and who needs what (U-V.13).
    Players,
    Control,
    /// Whether a bare number meant that line of the controls, from 0, or so many minutes.
    Meant {
        line: usize,
        minutes: u16,
    },
    /// How the play is supervised, under rules that it makes a difference to (CH-13.5, CH-14.5).
    Supervised,
    /// Whether a quickplay finish was announced, where there can be one (CH-19).
    Quickplay,
    /// The opening rule of renju (R-9.2.4.3).
    OpeningRule,
    /// The array of Fischer's chess.
    StartPosition,
    Press,
    /// Which players have an assistant (U-V.13.11).
    Assistants,
    /// What is agreed for the assistant of this side.
    Tasks(Side),
    Kind,
    /// How strong the program plays.
    Level,
    /// How the opening is drawn, under rules that have a table of them.
    Opening,
    /// What paper lots have named.
    Lot,
    /// Which of the games that are kept.
    File(Purpose),
    /// What is done with the game that was chosen.
    ScanAction,
    /// Its new name.
    Name,
    /// Whether it is removed for good.
    Remove,
    /// Whether a record that another program has open goes on here.
    TakeOver,
    /// Which of the settings.
    Wishes,
    /// The value of one.
    Setting(Setting),
}

/// What a game is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    Resume,
    Replay,
    /// That is asked behind it.
    Any,
}

/// The text of what is done with a game.
const fn deed_key(deed: ScanAction) -> &'static str {
    match deed {
        ScanAction::Resume => text_key::HOME_RESUME,
        ScanAction::Replay => text_key::HOME_REPLAY,
        ScanAction::Export => text_key::HOME_EXPORT,
        ScanAction::Rename => text_key::HOME_RENAME,
        ScanAction::Remove => text_key::HOME_REMOVE,
    }
}

/// What can be done with this game.
pub(super) fn deeds(saved: &Saved) -> Vec<ScanAction> {
    let is_game = !saved.is_match();
    let all = [
        (ScanAction::Resume, saved.goes_on()),
        (ScanAction::Replay, is_game),
        (ScanAction::Export, is_game),
        (ScanAction::Rename, !saved.is_of_match),
        (ScanAction::Remove, !saved.is_of_match),
    ];
    all.into_iter().filter_map(|(deed, can)| can.then_some(deed)).collect()
}

/// So many games are a page of the list.
pub(super) const PAGE: usize = 9;

/// What the rules of a game may leave to the event, in the order of asking.
pub(super) const SETTLED: [HomeQuestion; 4] =
    [HomeQuestion::Supervised, HomeQuestion::Quickplay, HomeQuestion::OpeningRule, HomeQuestion::StartPosition];

impl HomeQuestion {
    /// Whether these rules leave the question open at this control.
    pub(super) fn is_open(self, rules: &RuleSet, control: &Control, class: Class) -> bool {
        match self {
            HomeQuestion::Supervised => rules.substitutes.supervised.is_some(),
            HomeQuestion::Quickplay => rules.time.quickplay.as_ref().is_some_and(|rule| rule.is_for(control, class)),
            HomeQuestion::OpeningRule => rules.openings.regulation.is_some(),
            HomeQuestion::StartPosition => Discipline::of(rules) == Discipline::Chess960,
            _ => true,
        }
    }
}

/// A question with what it offers, read from the profiles once and not for every key and frame.
#[derive(Clone)]
pub(super) struct Question {
    pub(super) asked: HomeQuestion,
    /// The answers to choose from, as they are shown and said.
    pub(super) items: Vec<Slot>,
    /// The line that Enter alone chooses.
    pub(super) preset: usize,
    /// The controls of the lines, where one is asked for.
    pub(super) controls: Vec<TimeProfile>,
}

impl Default for Question {
    fn default() -> Question {
        Question::new(HomeQuestion::Menu, None, &[], 0)
    }
}

impl Question {
    pub(super) fn new(asked: HomeQuestion, rules: Option<&RuleSet>, saved: &[Saved], page: usize) -> Question {
        let controls = match (asked, rules) {
            (HomeQuestion::Control | HomeQuestion::Meant { .. }, Some(rules)) => {
                TimeProfile::offered(rules).unwrap_or_default()
            }
            _ => Vec::new(),
        };
        let phrases = |keys: &[&str]| keys.iter().map(|key| Slot::Phrase((*key).to_owned())).collect();
        let items = match asked {
            HomeQuestion::Menu => phrases(&MENU),
            HomeQuestion::Rules => {
                let games = disciplines().into_iter().map(game).chain([text_key::HOME_OTHER_EDITION.to_owned()]);
                games.map(Slot::Phrase).collect()
            }
            HomeQuestion::Edition => editions().iter().map(edition).collect(),
            HomeQuestion::Players
            | HomeQuestion::Lot
            | HomeQuestion::StartPosition
            | HomeQuestion::Name
            | HomeQuestion::Wishes
            | HomeQuestion::Setting(_) => Vec::new(),
            HomeQuestion::Control => controls.iter().map(|profile| speech::control(&profile.control)).collect(),
            HomeQuestion::Meant { line, minutes } => {
                let line = controls.get(line).map(|profile| speech::control(&profile.control));
                line.into_iter().chain(in_minutes(minutes).map(|control| speech::control(&control))).collect()
            }
            HomeQuestion::Supervised => phrases(&SUPERVISED),
            HomeQuestion::Quickplay => phrases(&ANNOUNCED),
            HomeQuestion::OpeningRule => {
                OpeningRule::ALL.map(|rule| Slot::Phrase(format!("regulation-{}", rule.key()))).to_vec()
            }
            HomeQuestion::Press => phrases(&PRESS),
            HomeQuestion::Level => {
                Level::ALL.map(|level| message::spar_level(u32::from(level.number())).into()).to_vec()
            }
            HomeQuestion::Assistants => phrases(&ASSISTANTS),
            HomeQuestion::Tasks(_) => phrases(&TASKS),
            HomeQuestion::TakeOver => phrases(&TAKE_OVER),
            HomeQuestion::Kind => phrases(&KIND),
            HomeQuestion::Opening => phrases(&OPENING),
            HomeQuestion::File(_) => games(saved, page),
            HomeQuestion::ScanAction => {
                let deeds = saved.first().map(deeds).unwrap_or_default();
                deeds.into_iter().map(|deed| Slot::Phrase(deed_key(deed).to_owned())).collect()
            }
            HomeQuestion::Remove => phrases(&REMOVE),
        };
        let named = rules.and_then(|rules| rules.openings.regulation.as_ref()).map(|rule| rule.opening);
        let preset = match asked {
            HomeQuestion::Control => TimeProfile::proposed(&controls),
            HomeQuestion::Level => Level::ALL.iter().position(|level| *level == Level::USUAL).unwrap_or(0),
            HomeQuestion::OpeningRule => OpeningRule::ALL.iter().position(|rule| Some(*rule) == named).unwrap_or(0),
            _ => 0,
        };
        Question { asked, items, preset, controls }
    }

    pub(super) fn heading(&self) -> Sentence {
        match self.asked {
            HomeQuestion::Menu => message::home_title(),
            HomeQuestion::Rules => message::home_ask_rules(),
            HomeQuestion::Edition => message::home_ask_edition(),
            HomeQuestion::Players => message::home_ask_players(),
            HomeQuestion::Control => message::home_ask_control(),
            HomeQuestion::Meant { .. } => message::home_ask_meant(),
            HomeQuestion::Supervised => message::home_ask_supervised(),
            HomeQuestion::Quickplay => message::home_ask_quickplay(),
            HomeQuestion::OpeningRule => message::home_ask_opening_rule(),
            HomeQuestion::StartPosition => message::home_ask_array(),
            HomeQuestion::Press => message::home_ask_press(),
            HomeQuestion::Assistants => message::home_ask_assistants(),
            HomeQuestion::Tasks(Side::White) => message::home_ask_tasks_white(),
            HomeQuestion::Tasks(Side::Black) => message::home_ask_tasks_black(),
            HomeQuestion::Kind => message::home_ask_kind(),
            HomeQuestion::Level => message::home_ask_level(),
            HomeQuestion::Opening => message::home_ask_opening(),
            HomeQuestion::Lot => message::home_ask_lot(),
            HomeQuestion::File(Purpose::Replay) if self.items.is_empty() => message::home_ask_path(),
            HomeQuestion::File(Purpose::Replay) => message::home_ask_replay(),
            HomeQuestion::File(Purpose::Resume | Purpose::Any) => message::home_ask_file(),
            HomeQuestion::ScanAction => message::home_ask_deed(),
            HomeQuestion::Name => message::home_ask_name(),
            HomeQuestion::Remove => message::home_ask_remove(),
            HomeQuestion::TakeOver => message::home_ask_take_over(),
            HomeQuestion::Wishes => message::home_settings(),
            HomeQuestion::Setting(wish) => wish.name(),
        }
    }
}

const MENU: [&str; 12] = [
    text_key::HOME_NEW,
    text_key::HOME_RESUME,
    text_key::HOME_REPLAY,
    text_key::HOME_SET_UP,
    text_key::HOME_MATCH,
    text_key::HOME_FULL,
    text_key::HOME_GAMES,
    text_key::HOME_LEARN,
    text_key::HOME_SETTINGS,
    text_key::HOME_LETTERS,
    text_key::HOME_SPAR,
    text_key::HOME_QUIT,
];
const REMOVE: [&str; 2] = [text_key::HOME_REMOVE_NO, text_key::HOME_REMOVE_YES];
const TAKE_OVER: [&str; 2] = [text_key::HOME_TAKE_OVER_NO, text_key::HOME_TAKE_OVER_YES];
const PRESS: [&str; 2] = [text_key::HOME_PRESS_AUTO, text_key::HOME_PRESS_MANUAL];
const ASSISTANTS: [&str; 4] = [
    text_key::HOME_ASSISTANT_NONE,
    text_key::HOME_ASSISTANT_WHITE,
    text_key::HOME_ASSISTANT_BLACK,
    text_key::HOME_ASSISTANT_BOTH,
];
const TASKS: [&str; 2] = [text_key::HOME_TASKS_USUAL, text_key::HOME_TASKS_ALL];
const SUPERVISED: [&str; 2] = [text_key::HOME_SUPERVISED_NO, text_key::HOME_SUPERVISED_YES];
const ANNOUNCED: [&str; 2] = [text_key::HOME_ANNOUNCED_NO, text_key::HOME_ANNOUNCED_YES];
const KIND: [&str; 2] = [text_key::HOME_RATED, text_key::HOME_TRAINING];
const OPENING: [&str; 3] = [text_key::HOME_OPENING_PROGRAM, text_key::HOME_OPENING_LOTS, text_key::HOME_OPENING_NONE];

/// A page of games, and behind it how many are left.
fn games(saved: &[Saved], page: usize) -> Vec<Slot> {
    let shown = saved.iter().skip(page * PAGE).take(PAGE).cloned().collect::<Vec<_>>();
    let left = saved.len().saturating_sub((page + 1) * PAGE);
    let more = message::saved_more(u32::try_from(left).unwrap_or(u32::MAX));
    lines(&shown).into_iter().map(Slot::from).chain((left > 0).then(|| more.into())).collect()
}

/// The whole game in so many minutes.
pub(super) fn in_minutes(minutes: u16) -> Option<Control> {
    Control::new(vec![Period::to_the_end(Ms::from_mins(u64::from(minutes)))]).ok()
}

/// The disciplines that there are rules for.
pub(super) fn disciplines() -> Vec<Discipline> {
    Discipline::all().into_iter().filter(|discipline| find_rules(discipline.id()).is_ok()).collect()
}
