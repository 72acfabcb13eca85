use serde::{Deserialize, Serialize};

use super::ProfileError;
use super::read::read;
use golos_wording::{Alphabet, Form, Lang, Level};

/// What a person has set for himself, in `settings.ron`; arguments and the environment come before it. What is none is
/// as it usually is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    pub lang: Option<Lang>,
    /// `screen` or `linear`.
    pub view: Option<String>,
    /// `dark`, `light`, `contrast`, `yellow`, `safe` or `plain`.
    pub theme: Option<String>,
    /// How lines are written.
    pub text: Option<Form>,
    /// Who speaks: `auto`, `speechd`, `tts`, `espeak` or `none`.
    pub voice: Option<String>,
    /// The voice by the name that its engine has for it.
    pub voice_name: Option<String>,
    /// How fast, -100 to 100.
    pub rate: Option<i8>,
    /// How loud, -100 to 100.
    pub volume: Option<i8>,
    /// Short sounds beside the words: `on`, `off` or `bell`, that of the terminal; `None`: where the voice is heard by a device
    /// of this machine.
    pub sounds: Option<String>,
    /// How loud they are, -100 to 100.
    pub sounds_volume: Option<i8>,
    pub alphabet: Option<Alphabet>,
    pub verbosity: Option<Level>,
    /// `ticking` or `on-request`.
    pub clock_text: Option<String>,
    /// `short` or `full`.
    pub move_text: Option<String>,
    /// `half`, `quadrant`, `sextant` or `letters`.
    pub blocks: Option<String>,
    /// `none`, `16`, `256` or `full`.
    pub colours: Option<String>,
    /// `off`, `slow` or `once`.
    pub blink: Option<String>,
    /// Which keys do what, where there is no map of one's own: `default` or `numpad`.
    pub keys: Option<String>,
    /// How long a key is to be still before it counts again, as `300ms`.
    pub key_rest: Option<String>,
    /// What is said of what one types: `off`, `letters` or `words`.
    pub echo: Option<String>,
    /// Whether gamepads are used; none: they are.
    pub pad: Option<bool>,
    /// Whose buttons a gamepad has: `usual`, or `own`, those that were taught.
    pub pad_map: Option<String>,
    /// The buttons that were taught, as `pad-south: take`.
    pub pad_buttons: Vec<String>,
    /// Whether one plays by switches: `off`, `one` or `two`.
    pub switch: Option<String>,
    /// The keys and buttons that are switches, as `Space` and `pad-south`; of two the first steps. Empty: the usual ones.
    pub switch_keys: Vec<String>,
    /// A serial line that is a switch.
    pub switch_line: Option<String>,
    /// The serial line of a board that feels the pieces.
    pub board: Option<String>,
    /// The program that recognises speech, and its arguments.
    pub hearer: Option<String>,
    /// The folder of a second copy of every record.
    pub mirror: Option<String>,
    /// How long an item is lit, as `1s` or `700ms`.
    pub dwell: Option<String>,
    /// How long the first item of a list is lit.
    pub first_delay: Option<String>,
    /// So soon after a press another is none.
    pub debounce: Option<String>,
    /// How long an item is lit before a press means it.
    pub acceptance: Option<String>,
    /// So many times a list is gone through, 1 to 20.
    pub rounds: Option<u8>,
    /// Where a tutorial goes on: whose it is, and the exercise, from 1, as `blind 4`.
    pub tutorial: Option<String>,
    /// Private ears, as on a command line: `white=left`.
    pub ears: Vec<String>,
}

/// The same as it stands in the file.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct PreferencesFile {
    #[serde(skip_serializing_if = "Option::is_none")]
    lang: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    theme: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    voice: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    voice_name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rate: Option<i8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    volume: Option<i8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sounds: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sounds_volume: Option<i8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    alphabet: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verbosity: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock_text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    move_text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    blocks: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    colours: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    blink: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    keys: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    key_rest: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    echo: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pad: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pad_map: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pad_buttons: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    switch: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    switch_keys: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    switch_line: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hearer: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mirror: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dwell: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_delay: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    debounce: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    acceptance: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rounds: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tutorial: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ears: Vec<String>,
}

/// The views. Values of a setting and of a command-line option.
pub const VIEWS: [&str; 2] = ["screen", "linear"];
/// The colour themes. Values of a setting and of a command-line option.
pub const THEMES: [&str; 6] = ["dark", "light", "contrast", "yellow", "safe", "plain"];
/// The voices. Values of a setting and of a command-line option.
pub const VOICES: [&str; 5] = ["auto", "speechd", "tts", "espeak", "none"];
/// How the clock is shown in the linear view. Values of a setting and of a command-line option.
pub const CLOCK_TEXTS: [&str; 2] = ["ticking", "on-request"];
/// How long moves are written. Values of a setting and of a command-line option.
pub const MOVE_TEXTS: [&str; 2] = ["short", "full"];
/// The characters that a board is drawn with. Values of a setting and of a command-line option.
pub const BLOCKS: [&str; 4] = ["half", "quadrant", "sextant", "letters"];
/// The colour depths of a terminal. Values of a setting and of a command-line option.
pub const COLOURS: [&str; 4] = ["none", "16", "256", "full"];
/// How the frame blinks. Values of a setting and of a command-line option.
pub const BLINKS: [&str; 3] = ["off", "slow", "once"];
/// The sounds beside the words. Values of a setting.
const SOUNDS: [&str; 3] = ["on", "off", "bell"];
const KEYS: [&str; 2] = ["default", "numpad"];
const PAD_MAPS: [&str; 2] = ["usual", "own"];
const ECHOES: [&str; 3] = ["off", "letters", "words"];

/// The numbers of switches. Values of a setting and of a command-line option.
pub const SWITCHES: [&str; 3] = ["off", "one", "two"];

/// How often a list is gone through.
const ROUNDS: std::ops::RangeInclusive<u8> = 1..=20;

/// The bounds of how fast and how loud a voice is.
const SCALE: std::ops::RangeInclusive<i8> = -100..=100;

impl Preferences {
    /// Reads settings from RON; `name` is what errors call them.
    ///
    /// # Errors
    /// [`ProfileError::Syntax`] with line and column if the text is no settings; [`ProfileError::Invalid`] if a value is
    /// none of those that there are.
    pub fn parse(text: &str, name: &str) -> Result<Preferences, ProfileError> {
        let written: PreferencesFile = read(text, name)?;
        let fault = |field, message: String| ProfileError::Invalid { name: name.to_owned(), field, message };
        let listed = |field, value: Option<String>, names: &[&str]| match value {
            Some(value) if !names.contains(&value.as_str()) => Err(fault(field, format!("there are {}", list(names)))),
            value => Ok(value),
        };
        let on_scale = |field, value: Option<i8>| match value {
            Some(value) if !SCALE.contains(&value) => Err(fault(field, "-100 to 100".to_owned())),
            value => Ok(value),
        };
        let span = |field, value: Option<String>| match value {
            Some(value) if !is_span(&value) => Err(fault(field, "a time as 1s or 300ms, at most 60s".to_owned())),
            value => Ok(value),
        };
        let lang = written.lang.map(|lang| lang.parse::<Lang>()).transpose();
        Ok(Preferences {
            lang: lang.map_err(|error| fault("lang", error.to_string()))?,
            view: listed("view", written.view, &VIEWS)?,
            theme: listed("theme", written.theme, &THEMES)?,
            text: named(written.text, &Form::NAMES).map_err(|message| fault("text", message))?,
            voice: listed("voice", written.voice, &VOICES)?,
            voice_name: written.voice_name,
            rate: on_scale("rate", written.rate)?,
            volume: on_scale("volume", written.volume)?,
            sounds: listed("sounds", written.sounds, &SOUNDS)?,
            sounds_volume: on_scale("sounds_volume", written.sounds_volume)?,
            alphabet: named(written.alphabet, &Alphabet::NAMES).map_err(|message| fault("alphabet", message))?,
            verbosity: named(written.verbosity, &Level::NAMES).map_err(|message| fault("verbosity", message))?,
            clock_text: listed("clock_text", written.clock_text, &CLOCK_TEXTS)?,
            move_text: listed("move_text", written.move_text, &MOVE_TEXTS)?,
            blocks: listed("blocks", written.blocks, &BLOCKS)?,
            colours: listed("colours", written.colours, &COLOURS)?,
            blink: listed("blink", written.blink, &BLINKS)?,
            keys: listed("keys", written.keys, &KEYS)?,
            key_rest: span("key_rest", written.key_rest)?,
            echo: listed("echo", written.echo, &ECHOES)?,
            pad: written.pad,
            pad_map: listed("pad_map", written.pad_map, &PAD_MAPS)?,
            pad_buttons: written.pad_buttons,
            switch: listed("switch", written.switch, &SWITCHES)?,
            switch_keys: written.switch_keys,
            switch_line: written.switch_line,
            board: written.board,
            hearer: written.hearer,
            mirror: written.mirror,
            dwell: span("dwell", written.dwell)?,
            first_delay: span("first_delay", written.first_delay)?,
            debounce: span("debounce", written.debounce)?,
            acceptance: span("acceptance", written.acceptance)?,
            rounds: match written.rounds {
                Some(rounds) if !ROUNDS.contains(&rounds) => return Err(fault("rounds", "1 to 20".to_owned())),
                rounds => rounds,
            },
            tutorial: written.tutorial,
            ears: written.ears,
        })
    }

    /// The settings as a file has them; those that are as usual are left out.
    ///
    /// # Errors
    /// Nothing of ours cannot be written; the writer's word is kept nevertheless.
    pub fn write(&self) -> Result<String, ron::Error> {
        let written = PreferencesFile {
            lang: self.lang.map(|lang| lang.code().to_owned()),
            view: self.view.clone(),
            theme: self.theme.clone(),
            text: self.text.and_then(|text| name_of(text, &Form::NAMES)),
            voice: self.voice.clone(),
            voice_name: self.voice_name.clone(),
            rate: self.rate,
            volume: self.volume,
            sounds: self.sounds.clone(),
            sounds_volume: self.sounds_volume,
            alphabet: self.alphabet.and_then(|alphabet| name_of(alphabet, &Alphabet::NAMES)),
            verbosity: self.verbosity.and_then(|level| name_of(level, &Level::NAMES)),
            clock_text: self.clock_text.clone(),
            move_text: self.move_text.clone(),
            blocks: self.blocks.clone(),
            colours: self.colours.clone(),
            blink: self.blink.clone(),
            keys: self.keys.clone(),
            key_rest: self.key_rest.clone(),
            echo: self.echo.clone(),
            pad: self.pad,
            pad_map: self.pad_map.clone(),
            pad_buttons: self.pad_buttons.clone(),
            switch: self.switch.clone(),
            switch_keys: self.switch_keys.clone(),
            switch_line: self.switch_line.clone(),
            board: self.board.clone(),
            hearer: self.hearer.clone(),
            mirror: self.mirror.clone(),
            dwell: self.dwell.clone(),
            first_delay: self.first_delay.clone(),
            debounce: self.debounce.clone(),
            acceptance: self.acceptance.clone(),
            rounds: self.rounds,
            tutorial: self.tutorial.clone(),
            ears: self.ears.clone(),
        };
        let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        let pretty = ron::ser::PrettyConfig::new().struct_names(false).new_line("\n".to_owned());
        options.to_string_pretty(&written, pretty).map(|text| text + "\n")
    }
}

/// Whether a text is a short span: `1s`, `0.7s`, `300ms`.
fn is_span(text: &str) -> bool {
    let (number, most) = match text.strip_suffix("ms") {
        Some(number) => (number, 60_000.0),
        None => (text.strip_suffix('s').unwrap_or(text), 60.0),
    };
    let is_plain = number.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    is_plain && number.parse::<f64>().is_ok_and(|number| number <= most)
}

/// What one of these names means.
pub(super) fn named<T: Copy>(value: Option<String>, names: &[(&str, T)]) -> Result<Option<T>, String> {
    let Some(value) = value else { return Ok(None) };
    let found = names.iter().find(|(name, _)| *name == value).map(|(_, meaning)| *meaning);
    let all: Vec<&str> = names.iter().map(|(name, _)| *name).collect();
    found.map(Some).ok_or_else(|| format!("there are {}", list(&all)))
}

fn name_of<T: Copy + PartialEq>(value: T, names: &[(&str, T)]) -> Option<String> {
    names.iter().find(|(_, meaning)| *meaning == value).map(|(name, _)| (*name).to_owned())
}

/// `dark, light and plain`.
fn list(names: &[&str]) -> String {
    match names {
        [others @ .., last] if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        _ => names.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_may_be_left_out() {
        assert_eq!(Preferences::parse("()", "settings.ron"), Ok(Preferences::default()));
        let read = Preferences::parse("(lang: \"ru\", view: \"linear\")", "settings.ron").map(|p| (p.lang, p.view));
        assert_eq!(read, Ok((Some(Lang::Ru), Some("linear".to_owned()))));
    }

    #[test]
    fn what_is_written_is_read_again() {
        let text = "(\n    lang: \"uk\",\n    text: \"words\",\n    rate: 30,\n    alphabet: \"anna-zwo\",\n)\n";
        let read = Preferences::parse(text, "settings.ron").unwrap();
        assert_eq!(
            (read.text, read.rate, read.alphabet),
            (Some(Form::Spoken), Some(30), Some(Alphabet::AnnaHectorZwo))
        );
        assert_eq!(read.write().unwrap(), text);
        assert_eq!(Preferences::parse(&read.write().unwrap(), "settings.ron").unwrap(), read);
    }

    #[test]
    fn what_is_not_accepted_is_named() {
        for (text, said) in [
            ("(lang: \"de\")", "no such language: de"),
            ("(view: \"braille\")", "there are screen and linear"),
            ("(theme: \"pink\")", "there are dark, light"),
            ("(voice: \"tenor\")", "there are auto, speechd"),
            ("(text: \"braille\")", "there are signs and words"),
            ("(rate: 120)", "-100 to 100"),
            ("(switch: \"three\")", "there are off, one and two"),
            ("(dwell: \"soon\")", "1s or 300ms"),
            ("(debounce: \"2m\")", "1s or 300ms"),
            ("(rounds: 0)", "1 to 20"),
            ("(vue: \"screen\")", "vue"),
        ] {
            let error = Preferences::parse(text, "settings.ron").map_err(|error| error.to_string());
            assert!(error.as_ref().is_err_and(|error| error.contains(said)), "{error:?}");
        }
    }
}
