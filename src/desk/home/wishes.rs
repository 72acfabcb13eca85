//! The settings at home: each is read with its value, and changed by a number or a word.

use super::question::Asked;
use super::{Home, Step};
use crate::{Manner, Out, Tongue};
use golos_clock::Ms;
use golos_input::switch::{Timing, read_span, write_span};
use golos_speech::voices::{Rate, Volume};
use golos_wording::{Alphabet, Form, Lang, Level, Sentence, Slot};

/// What can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    Lang,
    Voice,
    Rate,
    Volume,
    Level,
    Alphabet,
    Text,
    View,
    Theme,
    Clock,
    Moves,
    Blocks,
    Colours,
    Blink,
    Keys,
    Rest,
    Echo,
    Pad,
    Buttons,
    Switch,
    Dwell,
    First,
    Debounce,
    Acceptance,
}

/// How fast and how loud, as it is chosen; between two of them it is the nearer.
const STEPS: [i8; 5] = [-60, -30, 0, 30, 60];
const RATES: [&str; 5] = ["wish-slowest", "wish-slow", "wish-usual", "wish-fast", "wish-fastest"];
const VOLUMES: [&str; 5] = ["wish-softest", "wish-soft", "wish-usual", "wish-loud", "wish-loudest"];
const LANGS: [&str; 3] = ["wish-en", "wish-ru", "wish-uk"];
const LEVELS: [(&str, Level); 3] =
    [("manner-level-brief", Level::Brief), ("manner-level-normal", Level::Normal), ("manner-level-full", Level::Full)];
const ALPHABETS: [(&str, Alphabet); 5] = [
    ("words-alphabet-native", Alphabet::Native),
    ("words-alphabet-anna", Alphabet::AnnaHector),
    ("words-alphabet-zwo", Alphabet::AnnaHectorZwo),
    ("words-alphabet-nato", Alphabet::Nato),
    ("words-alphabet-letters", Alphabet::Letters),
];
const TEXTS: [(&str, Form); 2] = [("wish-signs", Form::Written), ("wish-words", Form::Spoken)];
/// The names in the file, and their texts; the first is as usual.
const VOICES: [(&str, &str); 5] = [
    ("auto", "wish-voice-auto"),
    ("none", "wish-voice-none"),
    ("speechd", "wish-voice-speechd"),
    ("espeak", "wish-voice-espeak"),
    ("tts", "wish-voice-tts"),
];
const VIEWS: [(&str, &str); 3] = [("screen", "wish-screen"), ("quiet", "wish-quiet"), ("linear", "wish-linear")];
const THEMES: [(&str, &str); 6] = [
    ("dark", "wish-dark"),
    ("light", "wish-light"),
    ("contrast", "wish-contrast"),
    ("yellow", "wish-yellow"),
    ("safe", "wish-safe"),
    ("plain", "wish-plain"),
];
const CLOCKS: [(&str, &str); 2] = [("ticking", "wish-ticking"), ("on-request", "wish-on-request")];
const MOVES: [(&str, &str); 2] = [("short", "wish-short"), ("full", "wish-full")];
const BLOCKS: [(&str, &str); 5] = [
    ("", "wish-blocks-auto"),
    ("half", "wish-half"),
    ("quadrant", "wish-quadrant"),
    ("sextant", "wish-sextant"),
    ("letters", "wish-letters"),
];
const COLOURS: [(&str, &str); 5] = [
    ("", "wish-blocks-auto"),
    ("none", "wish-colours-none"),
    ("16", "wish-colours-16"),
    ("256", "wish-colours-256"),
    ("full", "wish-colours-full"),
];
const BLINKS: [(&str, &str); 3] = [("off", "wish-blink-off"), ("slow", "wish-blink-slow"), ("once", "wish-blink-once")];
const KEYS: [(&str, &str); 2] = [("default", "wish-keys-default"), ("numpad", "wish-keys-numpad")];
const ECHOES: [(&str, &str); 3] =
    [("off", "wish-echo-off"), ("letters", "wish-echo-letters"), ("words", "wish-echo-words")];
/// Those that were taught, where none were, are taught first.
const BUTTONS: [(&str, &str); 3] =
    [("usual", "wish-buttons-usual"), ("own", "wish-buttons-own"), ("teach", "wish-buttons-teach")];
const SWITCHES: [(&str, &str); 3] =
    [("off", "wish-switch-off"), ("one", "wish-switch-one"), ("two", "wish-switch-two")];
/// Spans in milliseconds, and their texts.
const DWELLS: [(u64, &str); 7] = [
    (500, "wish-span-500"),
    (700, "wish-span-700"),
    (1000, "wish-span-1000"),
    (1500, "wish-span-1500"),
    (2000, "wish-span-2000"),
    (3000, "wish-span-3000"),
    (5000, "wish-span-5000"),
];
const TREMBLES: [(u64, &str); 7] = [
    (0, "wish-span-0"),
    (100, "wish-span-100"),
    (200, "wish-span-200"),
    (300, "wish-span-300"),
    (500, "wish-span-500"),
    (700, "wish-span-700"),
    (1000, "wish-span-1000"),
];
const PADS: [(bool, &str); 2] = [(true, "wish-pad-yes"), (false, "wish-pad-no")];

impl Wish {
    pub const ALL: [Wish; 24] = [
        Wish::Lang,
        Wish::Voice,
        Wish::Rate,
        Wish::Volume,
        Wish::Level,
        Wish::Alphabet,
        Wish::Text,
        Wish::View,
        Wish::Theme,
        Wish::Clock,
        Wish::Moves,
        Wish::Blocks,
        Wish::Colours,
        Wish::Blink,
        Wish::Keys,
        Wish::Rest,
        Wish::Echo,
        Wish::Pad,
        Wish::Buttons,
        Wish::Switch,
        Wish::Dwell,
        Wish::First,
        Wish::Debounce,
        Wish::Acceptance,
    ];

    pub const fn key(self) -> &'static str {
        match self {
            Wish::Lang => "wish-lang",
            Wish::Voice => "wish-voice",
            Wish::Rate => "wish-rate",
            Wish::Volume => "wish-volume",
            Wish::Level => "wish-level",
            Wish::Alphabet => "wish-alphabet",
            Wish::Text => "wish-text",
            Wish::View => "wish-view",
            Wish::Theme => "wish-theme",
            Wish::Clock => "wish-clock",
            Wish::Moves => "wish-moves",
            Wish::Blocks => "wish-blocks",
            Wish::Colours => "wish-colours",
            Wish::Blink => "wish-blink",
            Wish::Keys => "wish-keys",
            Wish::Rest => "wish-rest",
            Wish::Echo => "wish-echo",
            Wish::Pad => "wish-pad",
            Wish::Buttons => "wish-buttons",
            Wish::Switch => "wish-switch",
            Wish::Dwell => "wish-dwell",
            Wish::First => "wish-first",
            Wish::Debounce => "wish-debounce",
            Wish::Acceptance => "wish-acceptance",
        }
    }

    /// Whether it holds at once, and not from the next start.
    const fn is_at_once(self) -> bool {
        match self {
            Wish::Lang | Wish::Rate | Wish::Volume | Wish::Level | Wish::Alphabet | Wish::Text | Wish::Theme => true,
            Wish::Dwell | Wish::First | Wish::Debounce | Wish::Acceptance | Wish::Echo | Wish::Buttons => true,
            Wish::Voice | Wish::View | Wish::Clock | Wish::Moves | Wish::Blocks | Wish::Colours => false,
            Wish::Blink | Wish::Keys | Wish::Rest | Wish::Pad => false,
            // Who has switched his only switch off can still take that back.
            Wish::Switch => false,
        }
    }

    /// What can be chosen.
    pub fn values(self) -> Vec<Slot> {
        let phrase = |key: &str| Slot::Phrase(key.to_owned());
        let head = |key: &str| Slot::Heads(vec![key.to_owned()]);
        match self {
            Wish::Lang => LANGS.map(phrase).to_vec(),
            Wish::Rate => RATES.map(phrase).to_vec(),
            Wish::Volume => VOLUMES.map(phrase).to_vec(),
            Wish::Level => LEVELS.map(|(key, _)| phrase(key)).to_vec(),
            Wish::Alphabet => ALPHABETS.map(|(key, _)| head(key)).to_vec(),
            Wish::Text => TEXTS.map(|(key, _)| phrase(key)).to_vec(),
            Wish::Voice => VOICES.map(|(_, key)| phrase(key)).to_vec(),
            Wish::View => VIEWS.map(|(_, key)| phrase(key)).to_vec(),
            Wish::Theme => THEMES.map(|(_, key)| phrase(key)).to_vec(),
            Wish::Clock => CLOCKS.map(|(_, key)| phrase(key)).to_vec(),
            Wish::Moves => MOVES.map(|(_, key)| phrase(key)).to_vec(),
            Wish::Blocks => BLOCKS.map(|(_, key)| phrase(key)).to_vec(),
            Wish::Colours => COLOURS.map(|(_, key)| phrase(key)).to_vec(),
            Wish::Blink => BLINKS.map(|(_, key)| phrase(key)).to_vec(),
            Wish::Keys => KEYS.map(|(_, key)| phrase(key)).to_vec(),
            Wish::Echo => ECHOES.map(|(_, key)| phrase(key)).to_vec(),
            Wish::Pad => PADS.map(|(_, key)| phrase(key)).to_vec(),
            Wish::Buttons => BUTTONS.map(|(_, key)| phrase(key)).to_vec(),
            Wish::Switch => SWITCHES.map(|(_, key)| phrase(key)).to_vec(),
            Wish::Dwell | Wish::First => DWELLS.map(|(_, key)| phrase(key)).to_vec(),
            Wish::Rest | Wish::Debounce | Wish::Acceptance => TREMBLES.map(|(_, key)| phrase(key)).to_vec(),
        }
    }

    /// The value that holds: what is not set is as usual, the first.
    pub fn holds(self, manner: &Manner, lang: Lang) -> usize {
        let (own, usual) = (&manner.wishes, Timing::default());
        let found = match self {
            Wish::Lang => Lang::ALL.iter().position(|own| *own == lang),
            Wish::Rate => Some(nearest(manner.tuning.rate.get())),
            Wish::Volume => Some(nearest(manner.tuning.volume.get())),
            Wish::Level => LEVELS.iter().position(|(_, level)| *level == manner.level),
            Wish::Alphabet => ALPHABETS.iter().position(|(_, alphabet)| *alphabet == manner.alphabet),
            Wish::Text => TEXTS.iter().position(|(_, form)| *form == manner.text),
            Wish::Voice => place(&VOICES, own.voice.as_deref()),
            Wish::View => place(&VIEWS, own.view.as_deref()),
            Wish::Theme => place(&THEMES, own.theme.as_deref()),
            Wish::Clock => place(&CLOCKS, own.clock_text.as_deref()),
            Wish::Moves => place(&MOVES, own.move_text.as_deref()),
            Wish::Blocks => place(&BLOCKS, own.blocks.as_deref()),
            Wish::Colours => place(&COLOURS, own.colours.as_deref()),
            Wish::Blink => place(&BLINKS, own.blink.as_deref()),
            Wish::Keys => place(&KEYS, own.keys.as_deref()),
            Wish::Rest => near_span(&TREMBLES, own.key_rest.as_deref(), Ms::ZERO),
            Wish::Echo => place(&ECHOES, own.echo.as_deref()),
            Wish::Pad => PADS.iter().position(|(pad, _)| Some(*pad) == own.pad),
            Wish::Buttons => place(&BUTTONS, own.pad_map.as_deref()),
            Wish::Switch => place(&SWITCHES, own.switch.as_deref()),
            Wish::Dwell => near_span(&DWELLS, own.dwell.as_deref(), usual.dwell),
            Wish::First => near_span(&DWELLS, own.first_delay.as_deref(), usual.first),
            Wish::Debounce => near_span(&TREMBLES, own.debounce.as_deref(), usual.debounce),
            Wish::Acceptance => near_span(&TREMBLES, own.acceptance.as_deref(), usual.acceptance),
        };
        found.unwrap_or(0)
    }

    /// The value of this place is wanted.
    pub fn set(self, index: usize, manner: &mut Manner) {
        let step = STEPS.get(index).copied().unwrap_or_default();
        let own = &mut manner.wishes;
        match self {
            Wish::Lang => own.lang = Lang::ALL.get(index).copied(),
            Wish::Rate => manner.tuning.rate = Rate::new(step),
            Wish::Volume => manner.tuning.volume = Volume::new(step),
            Wish::Level => manner.level = LEVELS.get(index).map_or(manner.level, |(_, level)| *level),
            Wish::Alphabet => manner.alphabet = ALPHABETS.get(index).map_or(manner.alphabet, |(_, own)| *own),
            Wish::Text => manner.text = TEXTS.get(index).map_or(manner.text, |(_, form)| *form),
            Wish::Voice => own.voice = name(&VOICES, index),
            Wish::View => own.view = name(&VIEWS, index),
            Wish::Theme => own.theme = name(&THEMES, index),
            Wish::Clock => own.clock_text = name(&CLOCKS, index),
            Wish::Moves => own.move_text = name(&MOVES, index),
            Wish::Blocks => own.blocks = name(&BLOCKS, index),
            Wish::Colours => own.colours = name(&COLOURS, index),
            Wish::Blink => own.blink = name(&BLINKS, index),
            Wish::Keys => own.keys = name(&KEYS, index),
            Wish::Rest => own.key_rest = span(&TREMBLES, index),
            Wish::Echo => own.echo = name(&ECHOES, index),
            Wish::Buttons => own.pad_map = name(&BUTTONS, index),
            Wish::Switch => own.switch = name(&SWITCHES, index),
            Wish::Dwell => own.dwell = span(&DWELLS, index),
            Wish::First => own.first_delay = span(&DWELLS, index),
            Wish::Debounce => own.debounce = span(&TREMBLES, index),
            Wish::Acceptance => own.acceptance = span(&TREMBLES, index),
            Wish::Pad => own.pad = PADS.get(index).map(|(pad, _)| *pad),
        }
    }
}

fn nearest(value: i8) -> usize {
    let far = |index: &usize| STEPS.get(*index).map_or(u8::MAX, |step| step.abs_diff(value));
    (0..STEPS.len()).min_by_key(far).unwrap_or(0)
}

/// The span of the list that is nearest to the one that is set.
fn near_span(spans: &[(u64, &str)], own: Option<&str>, usual: Ms) -> Option<usize> {
    let own = own.and_then(read_span).unwrap_or(usual).get();
    let far = |index: &usize| spans.get(*index).map_or(u64::MAX, |(span, _)| span.abs_diff(own));
    (0..spans.len()).min_by_key(far)
}

fn span(spans: &[(u64, &str)], index: usize) -> Option<String> {
    spans.get(index).map(|(span, _)| write_span(Ms::new(*span)))
}

fn place(names: &[(&str, &str)], own: Option<&str>) -> Option<usize> {
    names.iter().position(|(name, _)| Some(*name) == own)
}

fn name(names: &[(&str, &str)], index: usize) -> Option<String> {
    // What has no name is not set.
    names.get(index).map(|(name, _)| (*name).to_owned()).filter(|name| !name.is_empty())
}

impl Home {
    /// How the one at the terminal is spoken to, and what he has set.
    pub(crate) fn heed(&mut self, manner: Manner) {
        self.manner = Some(Box::new(manner));
    }

    /// The lines of the settings, or of one of them, and the line that holds.
    pub(super) fn wished(&self, asked: Asked, tongue: &Tongue) -> Option<(Vec<Slot>, usize)> {
        let (manner, lang) = (self.manner.as_ref()?, tongue.wording.lang());
        match asked {
            Asked::Wishes => {
                let line = |wish: Wish| {
                    let value = wish.values().into_iter().nth(wish.holds(manner, lang));
                    let value = value.unwrap_or_else(|| Slot::Text(String::new()));
                    let title = Slot::Phrase(wish.key().to_owned());
                    Slot::from(Sentence::new("wish-line").with("a", title).with("what", value))
                };
                Some((Wish::ALL.into_iter().map(line).collect(), 0))
            }
            Asked::Wish(wish) => Some((wish.values(), wish.holds(manner, lang))),
            _ => None,
        }
    }

    /// The value of this line holds from now on.
    pub(super) fn wish(&mut self, wish: Wish, index: usize, tongue: &Tongue) -> (Vec<Out>, Step) {
        let Some(mut manner) = self.manner.clone() else { return self.go(Asked::Menu, tongue) };
        wish.set(index, &mut manner);
        (Vec::new(), Step::Set(manner, !wish.is_at_once()))
    }

    /// What was set holds, or will: back to the settings.
    pub(crate) fn settled(&mut self, tongue: &Tongue) -> Vec<Out> {
        self.before.pop();
        self.go(Asked::Wishes, tongue).0
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::{Config, Desk};
    use golos_table::VirtualTime;
    use golos_wording::Style;

    fn desk(lang: Lang) -> Desk {
        let style = Style::written(lang);
        let config = Config { lang, style, ears: None, folder: None, archive: Arc::new(crate::archive::PlainFolder) };
        Desk::new(config, Arc::new(VirtualTime::default()))
    }

    fn keys(out: &[Out]) -> Vec<&'static str> {
        out.iter().map(|out| out.key).collect()
    }

    #[test]
    fn every_setting_is_read_with_its_value_and_every_value_can_be_chosen() {
        for lang in Lang::ALL {
            let mut desk = desk(lang);
            let list = desk.line("9");
            assert_eq!(list.len(), 2 + Wish::ALL.len(), "{list:#?}");
            for (number, wish) in (1..).zip(Wish::ALL) {
                // The language that it began with last, so that the rest is asked in it.
                for index in (0..wish.values().len()).rev() {
                    let asked = desk.line(&number.to_string());
                    assert!(keys(&asked).ends_with(&["menu-default"]), "{wish:?}: {asked:#?}");
                    let out = desk.line(&(index + 1).to_string());
                    assert_eq!((keys(&out)[0], keys(&out)[2]), ("chosen", "home-settings"), "{wish:?}");
                    let now = desk.tongue().wording.lang();
                    assert_eq!(wish.holds(&desk.manner(), now), index, "{lang} {wish:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_chosen_by_a_word_is_said_back_and_holds_at_once_or_from_the_next_start() {
        let mut desk = desk(Lang::En);
        desk.line("settings");
        assert!(keys(&desk.line("speed")).contains(&"wish-rate"));
        let out = desk.line("fast");
        assert_eq!((out[0].written.as_str(), keys(&out)[1]), ("Chosen: fast.", "wish-done"));
        assert_eq!(desk.manner().tuning.rate.get(), 30);
        assert!(out.iter().any(|out| out.written == "3. Speed: fast"), "{out:#?}");
        desk.line("colours");
        let out = desk.line("yellow on black");
        assert_eq!((keys(&out)[1], desk.manner().wishes.theme.as_deref()), ("wish-done", Some("yellow")));
        desk.line("clock");
        assert_eq!(keys(&desk.line("2"))[1], "wish-later");
        // The language takes over at once, in what is said of it too.
        desk.line("language");
        let out = desk.line("ukrainian");
        assert_eq!(out[1].written, "Запам'ятано.");
        assert!(out.iter().any(|out| out.written == "1. Мова: українська"), "{out:#?}");
        assert_eq!(desk.manner().wishes.lang, Some(Lang::Uk));
    }

    #[test]
    fn back_leads_from_a_value_to_the_settings_and_from_there_home() {
        let mut desk = desk(Lang::Ru);
        desk.line("настройки");
        desk.line("громкость");
        assert_eq!(keys(&desk.line("назад"))[0], "home-settings");
        desk.line("громкость");
        assert!(keys(&desk.line("громко")).contains(&"home-settings"));
        assert_eq!(keys(&desk.line("назад"))[0], "home-title");
        // English is understood everywhere.
        assert!(keys(&desk.line("settings")).contains(&"home-settings"));
        assert!(keys(&desk.line("loudness")).contains(&"wish-volume"));
        desk.line("back");
        assert!(desk.line("xyzzy")[0].refused);
    }

    #[test]
    fn the_tutorial_is_on_the_menu_and_home_behind_it() {
        let mut desk = desk(Lang::En);
        assert!(keys(&desk.line("tutorial")).contains(&"tutor-title"));
        assert_eq!(keys(&desk.line("stop"))[..2], ["tutor-stopped", "home-title"]);
        assert_eq!((desk.is_done(), desk.manner().wishes.tutorial.as_deref()), (false, Some("player 1")));
    }
}
