//! Which face is run and why, and what it is run with.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{Start, StartError, config_folder, read, variable};
use golos_cli::{ClockText, MoveText, Origin, SwitchCount, View};
use golos_desk::{Desk, Out};
use golos_files::people::Kept;
use golos_files::settings::SettingsStore;
use golos_files::time::LoopTime;
use golos_input::KeyMap;
use golos_input::pad::Buzz;
use golos_input::switch::read_span;
use golos_input::switch::write_span;
use golos_people::Seat;
use golos_profile::Preferences;
use golos_rules::Side;
use golos_shell::board_line::SensorBoardLine;
use golos_shell::hearing::ProgramEar;
use golos_shell::hub::{Console, LoopEnd, Signals, voice_statement};
use golos_shell::painter::take_screen;
use golos_shell::reader::screen_reader;
use golos_shell::screen::{Screen, Taste};
use golos_shell::serial::read_serial;
use golos_shell::sounds::Sounds;
use golos_shell::switches::Switches;
use golos_shell::{lines, readers};
use golos_speech::voices::VoiceKind as Engine;
use golos_speech::{Blink, Kind};
use golos_table::TableError;
use golos_view::drawing::Blocks;
use golos_view::{self as view, Depth, Theme};
use golos_wording::{Form, Sentence, Slot, message, text_key};

/// What shows the whole screen where a screen reader runs.
const WHOLE_SCREEN: &str = "--view screen --blocks half";

impl Start {
    /// Which face, and why.
    pub(super) fn choose_view(&self) -> (View, &'static str) {
        match self.chosen_view() {
            (View::Screen, text_key::FACE_WHY_DEFAULT) if screen_reader().is_some() => {
                (View::Linear, text_key::FACE_WHY_READER)
            }
            // Who asks for the screen and says of what the pieces are drawn wants to see them.
            (View::Screen, text_key::FACE_WHY_FLAG) if self.common.blocks.is_some() => {
                (View::Screen, text_key::FACE_WHY_FLAG)
            }
            (View::Screen, _) if screen_reader().is_some() => (View::Quiet, text_key::FACE_WHY_READER),
            chosen => chosen,
        }
    }

    fn chosen_view(&self) -> (View, &'static str) {
        let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        match self.common.view(variable) {
            Some((view, Origin::Argument)) => (view, text_key::FACE_WHY_FLAG),
            Some((view, Origin::Environment)) => (view, text_key::FACE_WHY_ENVIRONMENT),
            Some((view, Origin::Unknown)) => (view, text_key::FACE_WHY_UNKNOWN),
            None if !is_terminal => (View::Linear, text_key::FACE_WHY_PIPE),
            None if variable("TERM").as_deref() == Some("dumb") => (View::Linear, text_key::FACE_WHY_DUMB),
            None => match self.preferences.view.as_deref() {
                Some("linear") => (View::Linear, text_key::FACE_WHY_CONFIG),
                Some("screen") => (View::Screen, text_key::FACE_WHY_CONFIG),
                Some("quiet") => (View::Quiet, text_key::FACE_WHY_CONFIG),
                _ => (View::Screen, text_key::FACE_WHY_DEFAULT),
            },
        }
    }

    /// That the environment names a language that is not spoken here, where that would have counted.
    fn unknown_language(&self) -> Option<Sentence> {
        let typed = self.common.unknown_lang(variable)?;
        Some(message::face_no_language(Slot::Text(typed)))
    }

    /// Opens a desk in the room that `enter` leads to and runs the face.
    pub(super) fn face(self, enter: impl FnOnce(&mut Desk) -> Result<Vec<Out>, TableError>) -> Result<u8, StartError> {
        self.face_with(|desk, _| Ok(enter(desk)?))
    }

    /// The same, where something else than devices brings signals as well.
    pub(super) fn face_with(
        self,
        enter: impl FnOnce(&mut Desk, &Signals) -> Result<Vec<Out>, StartError>,
    ) -> Result<u8, StartError> {
        let (view, why) = self.choose_view();
        // What can be refused is refused before a game is opened.
        let taste = (view != View::Linear).then(|| self.taste(view == View::Quiet)).transpose()?;
        let time = Arc::new(LoopTime::start());
        let signals = Signals::new(Arc::clone(&time));
        readers::heed_system(signals.inlet())?;
        // What both hear by themselves is not said to the room as well, unless somebody wants that.
        let own = self.own_ears()?;
        let both = Side::BOTH.into_iter().all(|side| own.iter().any(|ear| ear.seat == Seat::Player(side)));
        let silent = self.voice() == Some(Engine::Text) || both && self.common.voice.is_none();
        let ears = self.ears(own, &signals)?;
        let chime = self.chime(&signals)?;
        let speaker = if silent { None } else { Some(self.speaker(&signals, &chime)?) };
        // Where all have ears of their own, the room hears nothing.
        let sounds = if silent && !ears.is_empty() { Sounds::default() } else { Sounds::of_terminal(chime) };
        let text = self.common.lines.or(self.preferences.text).unwrap_or(Form::Written);
        let mut config = self.config.clone();
        // Who hears nothing reads: the record has what was read.
        if silent && ears.is_empty() {
            config.style.form = Form::Written;
        }
        let mut desk = Desk::new(config, time).voiced(self.tuning(), text);
        let wishes = self.wished_switches();
        let owner = self.common.switch_for.map(Seat::Player);
        let switches = Switches::of(&wishes).map(|switches| switches.owned(owner));
        let line = wishes.switch_line.clone().filter(|_| switches.is_some());
        if let Some(path) = line {
            read_serial(signals.inlet(), Path::new(&path)).map_err(|reason| StartError::File { path, reason })?;
        }
        let board = self.common.board.clone().or_else(|| self.preferences.board.clone().map(PathBuf::from));
        let board = board.map(|path| SensorBoardLine::read(signals.inlet(), path)).transpose()?;
        let hearer = self.common.hearer.clone().or_else(|| self.preferences.hearer.clone());
        let hearer = hearer.map(|program| {
            ProgramEar::start(program.clone(), signals.inlet())
                .map_err(|reason| StartError::File { path: program, reason })
        });
        let hearer = hearer.transpose()?;
        // Which keys a terminal tells that is read line by line.
        let steps = view == View::Linear && wishes.switch.as_deref() == Some(SwitchCount::Two.name());
        desk = desk.wishing(wishes);
        if self.broken.is_some() {
            desk = desk.unkept();
        }
        if let Some(folder) = config_folder() {
            desk = desk.knowing(Arc::new(Kept::at(folder.join("people.ron"))));
        }
        let opening = enter(&mut desk, &signals)?;
        let code = u8::from(desk.player().is_some_and(|player| !player.is_sound()));
        let why_so = Slot::Phrase(why.to_owned());
        let first = match view {
            View::Screen => message::face_screen(why_so),
            View::Quiet => message::face_quiet(why_so),
            View::Linear => message::face_linear(why_so),
        };
        let first = Out::shown(desk.presenter().say(&first, Kind::Typing).written);
        // Without a voice there is none to say so.
        let voice =
            silent.then(|| Out::shown(desk.presenter().say(&voice_statement(Engine::Text), Kind::Typing).written));
        let language = self.unknown_language().map(|sentence| desk.presenter().say(&sentence, Kind::Answer));
        let broken = self.broken.as_ref().map(|sentence| desk.presenter().say(sentence, Kind::Answer));
        let is_read = view != View::Screen && screen_reader().is_some();
        // A voice and a reader at once are two voices.
        let hints = [
            (message::face_reader_mute as fn(Slot) -> Sentence, text_key::WORDS_MUTE, is_read && !silent),
            (message::face_reader_words, text_key::WORDS_TEXT_WORDS, is_read && text == Form::Written),
        ];
        let hint = |(message, word, _): (fn(Slot) -> Sentence, &str, bool)| {
            let hint = message(Slot::Heads(vec![word.to_owned()]));
            Out::shown(desk.presenter().say(&hint, Kind::Typing).written)
        };
        let mut reader: Vec<Out> = hints.into_iter().filter(|(.., is_due)| *is_due).map(hint).collect();
        if view == View::Quiet && why == text_key::FACE_WHY_READER {
            let all = message::face_reader_screen(Slot::Text(WHOLE_SCREEN.to_owned()));
            reader.push(Out::shown(desk.presenter().say(&all, Kind::Typing).written));
        }
        let steps = steps.then(|| desk.presenter().say(&message::face_two_switches(), Kind::Answer));
        // On the screen the newest line is the one that is seen.
        let (broken, late) = if view == View::Linear { (broken, None) } else { (None, broken) };
        let before = std::iter::once(first).chain(steps).chain(reader).chain(broken).chain(language).chain(voice);
        let opening: Vec<Out> = before.chain(opening).chain(late).collect();
        let buzz = self.pads(&signals);
        // What is broken stays as it is, for him who wrote it.
        let place = config_folder().map(|folder| folder.join("settings.ron")).filter(|_| self.broken.is_none());
        let keeper = place.map(SettingsStore::at).unwrap_or_default();
        let console = Console::new(desk, signals, speaker, buzz).keeping(keeper).alive().with_ears(ears);
        let console = console.switched(switches).felt_by(board).heard_by(hearer).sounding(sounds);
        match taste {
            None => {
                // A pipe has no one to prompt.
                let prompts = io::stdin().is_terminal();
                lines::run(console, opening, io::stdout(), prompts)?;
            }
            Some(taste) => {
                let terminal = match take_screen() {
                    Ok(terminal) => terminal,
                    Err(error) => {
                        let mut console = console;
                        console.close();
                        console.part(LoopEnd::Left, || true);
                        return Err(StartError::NoScreen(error));
                    }
                };
                Screen::new(console, taste, opening).run(terminal)?;
            }
        }
        Ok(code)
    }

    fn taste(&self, quiet: bool) -> Result<Taste, StartError> {
        let theme = match (variable("NO_COLOR"), self.preferences.theme.as_deref()) {
            (Some(_), _) => Theme::PLAIN,
            (None, name) => name.and_then(Theme::named).unwrap_or(Theme::DARK),
        };
        let clock_text = match (self.common.clock_text, self.preferences.clock_text.as_deref()) {
            (Some(ClockText::OnRequest), _) | (None, Some("on-request")) => view::ClockText::OnRequest,
            (Some(ClockText::Ticking) | None, _) => view::ClockText::Ticking,
        };
        let own = config_folder().map(|folder| folder.join("keys.ron")).filter(|path| path.exists());
        let keys = match own {
            None => KeyMap::named(self.preferences.keys.as_deref().unwrap_or(KeyMap::NAMES[0]))?,
            Some(path) => KeyMap::parse(&read(&path)?, &path.display().to_string())?,
        };
        let keys = keys.with_rest(self.preferences.key_rest.as_deref().and_then(read_span).unwrap_or_default());
        let move_text = match (self.common.move_text, self.preferences.move_text.as_deref()) {
            (Some(MoveText::Full), _) | (None, Some("full")) => view::MoveText::Full,
            (Some(MoveText::Short) | None, _) => view::MoveText::Short,
        };
        let blink = self.common.blink.or(named(&Blink::NAMES, self.preferences.blink.as_deref())).unwrap_or_default();
        let colours = self.common.colours.or(named(&Depth::NAMES, self.preferences.colours.as_deref()));
        let told = || {
            let [colour_term, term] = ["COLORTERM", "TERM"].map(|name| variable(name).unwrap_or_default());
            Depth::told_by(&colour_term, &term)
        };
        let depth = colours.unwrap_or_else(told);
        let blocks = self.blocks();
        Ok(Taste { theme, depth, clock_text, move_text, blink, blocks, quiet, keys })
    }

    /// What is set, and before it what was asked for, as far as it is about switches.
    fn wished_switches(&self) -> Preferences {
        let (common, mut wishes) = (&self.common, self.preferences.clone());
        wishes.switch = common.switch.map(|count| count.name().to_owned()).or(wishes.switch);
        wishes.dwell = common.dwell.map(write_span).or(wishes.dwell);
        wishes.switch_line = common.switch_line.as_ref().map(|path| path.display().to_string()).or(wishes.switch_line);
        if !common.switch_keys.is_empty() {
            wishes.switch_keys = common.switch_keys.iter().map(ToString::to_string).collect();
        }
        wishes
    }

    /// Of what the pieces are drawn: as asked for, as set, else half blocks where the terminal has their signs, with
    /// colours or without, and letters everywhere else.
    fn blocks(&self) -> Blocks {
        let asked = self.common.blocks.or(named(&Blocks::NAMES, self.preferences.blocks.as_deref()));
        asked.unwrap_or(if has_blocks() { Blocks::Half } else { Blocks::Letters })
    }

    #[cfg(feature = "gamepad")]
    pub(super) fn pads(&self, signals: &Signals) -> Option<Box<dyn Buzz>> {
        use golos_input::pad::{Gilrs, Pads};
        if self.common.no_pad || self.preferences.pad == Some(false) {
            return None;
        }
        // A machine without gamepads plays on without them.
        let pads = Gilrs::new().inspect_err(|error| tracing::info!(%error, "no gamepads")).ok()?;
        let buzz = pads.buzz();
        readers::read_pads(signals.inlet(), Box::new(pads));
        Some(buzz)
    }

    #[cfg(not(feature = "gamepad"))]
    pub(super) fn pads(&self, _: &Signals) -> Option<Box<dyn Buzz>> {
        None
    }
}

/// What a setting of this name means.
fn named<T: Copy>(names: &[(&str, T)], set: Option<&str>) -> Option<T> {
    names.iter().find(|(name, _)| Some(*name) == set).map(|(_, value)| *value)
}

/// Whether the environment tells of a terminal with block signs: those that have 256 colours have them.
fn has_blocks() -> bool {
    let set = |name| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set).unwrap_or_default().to_lowercase();
    let term = set("TERM").unwrap_or_default();
    let is_wide = locale.contains("utf-8") || locale.contains("utf8") || cfg!(any(windows, target_os = "macos"));
    is_wide && (set("COLORTERM").is_some() || term.contains("256color"))
}
