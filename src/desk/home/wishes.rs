//! The settings at home: each is read with its value, and changed by a number or a word.

use super::question::HomeQuestion;
use super::{Home, Step};
use crate::{Out, Presenter, SpeechPreferences};
use golos_clock::Ms;
use golos_input::switch::{Timing, read_span, write_span};
use golos_speech::voices::{Rate, Volume};
use golos_wording::{Alphabet, Form, Lang, Level, Sentence, Slot, message, text_key};

/// What can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Setting {
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
    Sounds,
}

/// How fast and how loud, as it is chosen; between two of them it is the nearer.
const STEPS: [i8; 5] = [-60, -30, 0, 30, 60];
const RATES: [&str; 5] =
    [text_key::WISH_SLOWEST, text_key::WISH_SLOW, text_key::WISH_USUAL, text_key::WISH_FAST, text_key::WISH_FASTEST];
const VOLUMES: [&str; 5] =
    [text_key::WISH_SOFTEST, text_key::WISH_SOFT, text_key::WISH_USUAL, text_key::WISH_LOUD, text_key::WISH_LOUDEST];
const LANGS: [&str; 3] = [text_key::WISH_EN, text_key::WISH_RU, text_key::WISH_UK];
const LEVELS: [(&str, Level); 3] = [
    (text_key::MANNER_LEVEL_BRIEF, Level::Brief),
    (text_key::MANNER_LEVEL_NORMAL, Level::Normal),
    (text_key::MANNER_LEVEL_FULL, Level::Full),
];
const TEXTS: [(&str, Form); 2] = [(text_key::WISH_SIGNS, Form::Written), (text_key::WISH_WORDS, Form::Spoken)];
/// The names in the file, and their texts; the first is as usual.
const VOICES: [(&str, &str); 5] = [
    ("auto", text_key::WISH_VOICE_AUTO),
    ("none", text_key::WISH_VOICE_NONE),
    ("speechd", text_key::WISH_VOICE_SPEECHD),
    ("espeak", text_key::WISH_VOICE_ESPEAK),
    ("tts", text_key::WISH_VOICE_TTS),
];
const VIEWS: [(&str, &str); 3] =
    [("screen", text_key::WISH_SCREEN), ("quiet", text_key::WISH_QUIET), ("linear", text_key::WISH_LINEAR)];
const THEMES: [(&str, &str); 6] = [
    ("dark", text_key::WISH_DARK),
    ("light", text_key::WISH_LIGHT),
    ("contrast", text_key::WISH_CONTRAST),
    ("yellow", text_key::WISH_YELLOW),
    ("safe", text_key::WISH_SAFE),
    ("plain", text_key::WISH_PLAIN),
];
const CLOCKS: [(&str, &str); 2] = [("ticking", text_key::WISH_TICKING), ("on-request", text_key::WISH_ON_REQUEST)];
const MOVES: [(&str, &str); 2] = [("short", text_key::WISH_SHORT), ("full", text_key::WISH_FULL)];
const BLOCKS: [(&str, &str); 5] = [
    ("", text_key::WISH_BLOCKS_AUTO),
    ("half", text_key::WISH_HALF),
    ("quadrant", text_key::WISH_QUADRANT),
    ("sextant", text_key::WISH_SEXTANT),
    ("letters", text_key::WISH_LETTERS),
];
/// Signs of each of them: who sees no blocks there lacks them in the font.
const SPECIMENS: [&str; 5] = ["", "▀▄█", "▙▟▚▞", "🬀🬞🬻🬹", "w W b B"];
const COLOURS: [(&str, &str); 5] = [
    ("", text_key::WISH_BLOCKS_AUTO),
    ("none", text_key::WISH_COLOURS_NONE),
    ("16", text_key::WISH_COLOURS_16),
    ("256", text_key::WISH_COLOURS_256),
    ("full", text_key::WISH_COLOURS_FULL),
];
const SOUNDS: [(&str, &str); 4] = [
    ("", text_key::WISH_SOUNDS_AUTO),
    ("on", text_key::WISH_SOUNDS_ON),
    ("off", text_key::WISH_SOUNDS_OFF),
    ("bell", text_key::WISH_SOUNDS_BELL),
];
const BLINKS: [(&str, &str); 3] =
    [("off", text_key::WISH_BLINK_OFF), ("slow", text_key::WISH_BLINK_SLOW), ("once", text_key::WISH_BLINK_ONCE)];
const KEYS: [(&str, &str); 2] = [("default", text_key::WISH_KEYS_DEFAULT), ("numpad", text_key::WISH_KEYS_NUMPAD)];
const ECHOES: [(&str, &str); 3] =
    [("off", text_key::WISH_ECHO_OFF), ("letters", text_key::WISH_ECHO_LETTERS), ("words", text_key::WISH_ECHO_WORDS)];
/// Those that were taught, where none were, are taught first.
const BUTTONS: [(&str, &str); 3] = [
    ("usual", text_key::WISH_BUTTONS_USUAL),
    ("own", text_key::WISH_BUTTONS_OWN),
    ("teach", text_key::WISH_BUTTONS_TEACH),
];
const SWITCHES: [(&str, &str); 3] =
    [("off", text_key::WISH_SWITCH_OFF), ("one", text_key::WISH_SWITCH_ONE), ("two", text_key::WISH_SWITCH_TWO)];
/// Spans in milliseconds, and their texts.
const DWELLS: [(u64, &str); 7] = [
    (500, text_key::WISH_SPAN_500),
    (700, text_key::WISH_SPAN_700),
    (1000, text_key::WISH_SPAN_1000),
    (1500, text_key::WISH_SPAN_1500),
    (2000, text_key::WISH_SPAN_2000),
    (3000, text_key::WISH_SPAN_3000),
    (5000, text_key::WISH_SPAN_5000),
];
const TREMBLES: [(u64, &str); 7] = [
    (0, text_key::WISH_SPAN_0),
    (100, text_key::WISH_SPAN_100),
    (200, text_key::WISH_SPAN_200),
    (300, text_key::WISH_SPAN_300),
    (500, text_key::WISH_SPAN_500),
    (700, text_key::WISH_SPAN_700),
    (1000, text_key::WISH_SPAN_1000),
];
const PADS: [(bool, &str); 2] = [(true, text_key::WISH_PAD_YES), (false, text_key::WISH_PAD_NO)];

impl Setting {
    pub const ALL: [Setting; 25] = [
        Setting::Lang,
        Setting::Voice,
        Setting::Rate,
        Setting::Volume,
        Setting::Level,
        Setting::Alphabet,
        Setting::Text,
        Setting::View,
        Setting::Theme,
        Setting::Clock,
        Setting::Moves,
        Setting::Blocks,
        Setting::Colours,
        Setting::Blink,
        Setting::Keys,
        Setting::Rest,
        Setting::Echo,
        Setting::Pad,
        Setting::Buttons,
        Setting::Switch,
        Setting::Dwell,
        Setting::First,
        Setting::Debounce,
        Setting::Acceptance,
        Setting::Sounds,
    ];

    pub fn name(self) -> Sentence {
        match self {
            Setting::Lang => message::wish_lang(),
            Setting::Voice => message::wish_voice(),
            Setting::Rate => message::wish_rate(),
            Setting::Volume => message::wish_volume(),
            Setting::Level => message::wish_level(),
            Setting::Alphabet => message::wish_alphabet(),
            Setting::Text => message::wish_text(),
            Setting::View => message::wish_view(),
            Setting::Theme => message::wish_theme(),
            Setting::Clock => message::wish_clock(),
            Setting::Moves => message::wish_moves(),
            Setting::Blocks => message::wish_blocks(),
            Setting::Colours => message::wish_colours(),
            Setting::Blink => message::wish_blink(),
            Setting::Keys => message::wish_keys(),
            Setting::Rest => message::wish_rest(),
            Setting::Echo => message::wish_echo(),
            Setting::Pad => message::wish_pad(),
            Setting::Buttons => message::wish_buttons(),
            Setting::Switch => message::wish_switch(),
            Setting::Dwell => message::wish_dwell(),
            Setting::First => message::wish_first(),
            Setting::Debounce => message::wish_debounce(),
            Setting::Acceptance => message::wish_acceptance(),
            Setting::Sounds => message::wish_sounds(),
        }
    }

    /// A specimen of each value, for who sees the screen; nothing where the words say all.
    pub const fn specimens(self) -> &'static [&'static str] {
        match self {
            Setting::Blocks => &SPECIMENS,
            _ => &[],
        }
    }

    /// Whether it holds at once, and not from the next start.
    const fn is_at_once(self) -> bool {
        match self {
            Setting::Lang
            | Setting::Rate
            | Setting::Volume
            | Setting::Level
            | Setting::Alphabet
            | Setting::Text
            | Setting::Theme => true,
            Setting::Dwell
            | Setting::First
            | Setting::Debounce
            | Setting::Acceptance
            | Setting::Sounds
            | Setting::Echo
            | Setting::Buttons => true,
            Setting::Voice | Setting::View | Setting::Clock | Setting::Moves | Setting::Blocks | Setting::Colours => {
                false
            }
            Setting::Blink | Setting::Keys | Setting::Rest | Setting::Pad => false,
            // Who has switched his only switch off can still take that back.
            Setting::Switch => false,
        }
    }

    /// What can be chosen.
    pub fn values(self) -> Vec<Slot> {
        let phrase = |key: &str| Slot::Phrase(key.to_owned());
        let head = |key: &str| Slot::Heads(vec![key.to_owned()]);
        match self {
            Setting::Lang => LANGS.map(phrase).to_vec(),
            Setting::Rate => RATES.map(phrase).to_vec(),
            Setting::Volume => VOLUMES.map(phrase).to_vec(),
            Setting::Level => LEVELS.map(|(key, _)| phrase(key)).to_vec(),
            Setting::Alphabet => Alphabet::WORDS.map(|(key, _)| head(key)).to_vec(),
            Setting::Text => TEXTS.map(|(key, _)| phrase(key)).to_vec(),
            Setting::Voice => VOICES.map(|(_, key)| phrase(key)).to_vec(),
            Setting::View => VIEWS.map(|(_, key)| phrase(key)).to_vec(),
            Setting::Theme => THEMES.map(|(_, key)| phrase(key)).to_vec(),
            Setting::Clock => CLOCKS.map(|(_, key)| phrase(key)).to_vec(),
            Setting::Moves => MOVES.map(|(_, key)| phrase(key)).to_vec(),
            Setting::Blocks => BLOCKS.map(|(_, key)| phrase(key)).to_vec(),
            Setting::Colours => COLOURS.map(|(_, key)| phrase(key)).to_vec(),
            Setting::Blink => BLINKS.map(|(_, key)| phrase(key)).to_vec(),
            Setting::Keys => KEYS.map(|(_, key)| phrase(key)).to_vec(),
            Setting::Echo => ECHOES.map(|(_, key)| phrase(key)).to_vec(),
            Setting::Pad => PADS.map(|(_, key)| phrase(key)).to_vec(),
            Setting::Buttons => BUTTONS.map(|(_, key)| phrase(key)).to_vec(),
            Setting::Switch => SWITCHES.map(|(_, key)| phrase(key)).to_vec(),
            Setting::Dwell | Setting::First => DWELLS.map(|(_, key)| phrase(key)).to_vec(),
            Setting::Sounds => SOUNDS.map(|(_, key)| phrase(key)).to_vec(),
            Setting::Rest | Setting::Debounce | Setting::Acceptance => TREMBLES.map(|(_, key)| phrase(key)).to_vec(),
        }
    }

    /// The value that holds: what is not set is as usual, the first.
    pub fn holds(self, manner: &SpeechPreferences, lang: Lang) -> usize {
        let (own, usual) = (&manner.wishes, Timing::default());
        let found = match self {
            Setting::Lang => Lang::ALL.iter().position(|own| *own == lang),
            Setting::Rate => Some(nearest(manner.tuning.rate.get())),
            Setting::Volume => Some(nearest(manner.tuning.volume.get())),
            Setting::Level => LEVELS.iter().position(|(_, level)| *level == manner.level),
            Setting::Alphabet => Alphabet::WORDS.iter().position(|(_, alphabet)| *alphabet == manner.alphabet),
            Setting::Text => TEXTS.iter().position(|(_, form)| *form == manner.text),
            Setting::Voice => place(&VOICES, own.voice.as_deref()),
            Setting::View => place(&VIEWS, own.view.as_deref()),
            Setting::Theme => place(&THEMES, own.theme.as_deref()),
            Setting::Clock => place(&CLOCKS, own.clock_text.as_deref()),
            Setting::Moves => place(&MOVES, own.move_text.as_deref()),
            Setting::Blocks => place(&BLOCKS, own.blocks.as_deref()),
            Setting::Colours => place(&COLOURS, own.colours.as_deref()),
            Setting::Blink => place(&BLINKS, own.blink.as_deref()),
            Setting::Keys => place(&KEYS, own.keys.as_deref()),
            Setting::Rest => near_span(&TREMBLES, own.key_rest.as_deref(), Ms::ZERO),
            Setting::Echo => place(&ECHOES, own.echo.as_deref()),
            Setting::Pad => PADS.iter().position(|(pad, _)| Some(*pad) == own.pad),
            Setting::Buttons => place(&BUTTONS, own.pad_map.as_deref()),
            Setting::Switch => place(&SWITCHES, own.switch.as_deref()),
            Setting::Dwell => near_span(&DWELLS, own.dwell.as_deref(), usual.dwell),
            Setting::First => near_span(&DWELLS, own.first_delay.as_deref(), usual.first),
            Setting::Debounce => near_span(&TREMBLES, own.debounce.as_deref(), usual.debounce),
            Setting::Sounds => place(&SOUNDS, own.sounds.as_deref()),
            Setting::Acceptance => near_span(&TREMBLES, own.acceptance.as_deref(), usual.acceptance),
        };
        found.unwrap_or(0)
    }

    /// The value of this place is wanted.
    pub fn set(self, index: usize, manner: &mut SpeechPreferences) {
        let step = STEPS.get(index).copied().unwrap_or_default();
        let own = &mut manner.wishes;
        match self {
            Setting::Lang => own.lang = Lang::ALL.get(index).copied(),
            Setting::Rate => manner.tuning.rate = Rate::new(step),
            Setting::Volume => manner.tuning.volume = Volume::new(step),
            Setting::Level => manner.level = LEVELS.get(index).map_or(manner.level, |(_, level)| *level),
            Setting::Alphabet => manner.alphabet = Alphabet::WORDS.get(index).map_or(manner.alphabet, |(_, own)| *own),
            Setting::Text => manner.text = TEXTS.get(index).map_or(manner.text, |(_, form)| *form),
            Setting::Voice => own.voice = name(&VOICES, index),
            Setting::View => own.view = name(&VIEWS, index),
            Setting::Theme => own.theme = name(&THEMES, index),
            Setting::Clock => own.clock_text = name(&CLOCKS, index),
            Setting::Moves => own.move_text = name(&MOVES, index),
            Setting::Blocks => own.blocks = name(&BLOCKS, index),
            Setting::Colours => own.colours = name(&COLOURS, index),
            Setting::Blink => own.blink = name(&BLINKS, index),
            Setting::Keys => own.keys = name(&KEYS, index),
            Setting::Rest => own.key_rest = span(&TREMBLES, index),
            Setting::Echo => own.echo = name(&ECHOES, index),
            Setting::Buttons => own.pad_map = name(&BUTTONS, index),
            Setting::Switch => own.switch = name(&SWITCHES, index),
            Setting::Dwell => own.dwell = span(&DWELLS, index),
            Setting::First => own.first_delay = span(&DWELLS, index),
            Setting::Debounce => own.debounce = span(&TREMBLES, index),
            Setting::Acceptance => own.acceptance = span(&TREMBLES, index),
            Setting::Sounds => own.sounds = name(&SOUNDS, index),
            Setting::Pad => own.pad = PADS.get(index).map(|(pad, _)| *pad),
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
    pub(crate) fn heed(&mut self, manner: SpeechPreferences) {
        self.manner = Some(Box::new(manner));
    }

    /// The lines of the settings, or of one of them, and the line that holds.
    pub(super) fn wished(&self, asked: HomeQuestion, presenter: &Presenter) -> Option<(Vec<Slot>, usize)> {
        let (manner, lang) = (self.manner.as_ref()?, presenter.wording.lang());
        match asked {
            HomeQuestion::Wishes => {
                let line = |wish: Setting| {
                    let value = wish.values().into_iter().nth(wish.holds(manner, lang));
                    let value = value.unwrap_or_else(|| Slot::Text(String::new()));
                    let title = Slot::Phrase(wish.name().key().to_owned());
                    Slot::from(message::wish_line(title, value))
                };
                Some((Setting::ALL.into_iter().map(line).collect(), 0))
            }
            HomeQuestion::Setting(wish) => Some((wish.values(), wish.holds(manner, lang))),
            _ => None,
        }
    }

    /// The value of this line holds from now on.
    pub(super) fn wish(&mut self, wish: Setting, index: usize, presenter: &Presenter) -> (Vec<Out>, Step) {
        let Some(mut manner) = self.manner.clone() else { return self.go(HomeQuestion::Menu, presenter) };
        wish.set(index, &mut manner);
        (Vec::new(), Step::Set(manner, !wish.is_at_once()))
    }

    /// What was set holds, or will: back to the settings.
    pub(crate) fn settled(&mut self, presenter: &Presenter) -> Vec<Out> {
        self.before.pop();
        self.go(HomeQuestion::Wishes, presenter).0
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
        out.iter().map(crate::out::text_name).collect()
    }

    #[test]
    fn every_setting_is_read_with_its_value_and_every_value_can_be_chosen() {
        for lang in Lang::ALL {
            let mut desk = desk(lang);
            let list = desk.line("9");
            assert_eq!(list.len(), 2 + Setting::ALL.len(), "{list:#?}");
            for (number, wish) in (1..).zip(Setting::ALL) {
                // The language that it began with last, so that the rest is asked in it.
                for index in (0..wish.values().len()).rev() {
                    let asked = desk.line(&number.to_string());
                    assert!(keys(&asked).ends_with(&["menu-default"]), "{wish:?}: {asked:#?}");
                    let out = desk.line(&(index + 1).to_string());
                    assert_eq!((keys(&out)[0], keys(&out)[2]), ("chosen", "home-settings"), "{wish:?}");
                    let now = desk.presenter().wording.lang();
                    assert_eq!(wish.holds(&desk.manner(), now), index, "{lang} {wish:?}");
                }
            }
        }
    }

    #[test]
    fn what_pieces_are_drawn_of_is_shown_beside_its_name_and_not_said() {
        assert_eq!(Setting::Blocks.specimens().len(), Setting::Blocks.values().len());
        let mut desk = desk(Lang::En);
        desk.line("settings");
        let said = desk.line("piece display");
        assert!(said.iter().all(|out| !out.written.contains('▀')), "{said:#?}");
        let items = desk.menu().map(|menu| menu.items).unwrap_or_default();
        assert!(items.iter().any(|item| item.ends_with("  ▀▄█")), "{items:?}");
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
        assert!(keys(&desk.line("volume")).contains(&"wish-volume"));
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
