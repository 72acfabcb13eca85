//! How one is spoken to: faster, louder, in other letters, once more. It belongs to him who sits at the terminal, and
//! asks nothing of a board.

use std::collections::VecDeque;

use super::reading::LongAnswer;
use super::{Desk, Out, Play, Presenter, Replayer, speech_of};
use golos_game::Seat;
use golos_input::pad::{PadButtons, Rumble};
use golos_input::{MOST_REPEATED, MannerRequest, MannerWord, THEMES, Tokens};
use golos_profile::Preferences;
use golos_speech::voices::{Rate, Tuning, Utter, Volume};
use golos_speech::{Kind, Priority, Sound, braille};
use golos_wire::Asked;
use golos_wording::{Alphabet, Form, Level, Sentence, Slot, Style, message, text_key};

/// So much faster or louder it becomes at a word.
const STEP: i8 = 10;

/// How the one at a terminal is spoken to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpeechPreferences {
    pub tuning: Tuning,
    /// Whether the voice is switched off.
    pub is_mute: bool,
    pub level: Level,
    pub alphabet: Alphabet,
    /// How lines are written.
    pub text: Form,
    /// The name of the theme that was asked for; none: as at the start.
    pub theme: Option<&'static str>,
    /// What else is set, for the next time.
    pub wishes: Preferences,
}

/// What a desk knows of it besides the [`Presenter`](super::Presenter).
#[derive(Clone, Debug, Default)]
pub(super) struct Voiced {
    pub tuning: Tuning,
    is_mute: bool,
    theme: Option<&'static str>,
    /// So many of the patterns of a pad were felt.
    felt: usize,
    /// Whether long answers are said in parts.
    pub is_patient: bool,
    /// The long answer that is being read.
    pub reading: Option<LongAnswer>,
    /// The last that was said here, the oldest first.
    said: VecDeque<Out>,
}

impl Voiced {
    /// Remembers what was said: not what only echoes what was typed.
    pub fn note(&mut self, out: &[Out]) {
        let is_said = |out: &&Out| out.spoken.as_ref().is_some_and(|utter| utter.priority >= Priority::Answer);
        for out in out.iter().filter(is_said) {
            self.said.push_back(out.clone());
            if self.said.len() > MOST_REPEATED {
                self.said.pop_front();
            }
        }
    }
}

impl Desk {
    /// How the one at this terminal is spoken to.
    #[must_use]
    pub fn manner(&self) -> SpeechPreferences {
        let Style { level, alphabet, .. } = self.presenter.style;
        let Voiced { tuning, is_mute, theme, .. } = &self.voiced;
        let (tuning, is_mute, theme) = (tuning.clone(), *is_mute, *theme);
        SpeechPreferences {
            tuning,
            is_mute,
            level,
            alphabet,
            text: self.presenter.text,
            theme,
            wishes: self.wishes.clone(),
        }
    }

    /// One is spoken to so from now on; a language takes the place of the one before at once.
    pub fn adopt(&mut self, manner: SpeechPreferences) {
        let SpeechPreferences { tuning, level, alphabet, text, wishes, .. } = manner;
        if let Some(lang) = wishes.lang.filter(|lang| *lang != self.presenter.wording.lang()) {
            self.config.lang = lang;
            self.presenter = Presenter::new(lang, self.presenter.style);
        }
        let lang = self.presenter.wording.lang();
        if wishes.theme != self.wishes.theme {
            let named = THEMES.into_iter().find(|(_, name, _)| Some(*name) == wishes.theme.as_deref());
            self.voiced.theme = named.map(|(_, name, _)| name).or(self.voiced.theme);
        }
        (self.voiced.tuning, self.presenter.text, self.wishes) = (tuning, text, wishes);
        self.restyle(Style { lang, level, alphabet, ..self.presenter.style });
    }

    /// There is no voice of the name that was asked for: the one before speaks on.
    pub fn has_no_voice(&mut self, name: &str) -> Vec<Out> {
        self.voiced.tuning.voice = None;
        vec![self.answer(message::manner_no_voice(Slot::Text(name.to_owned())).as_refusal())]
    }

    /// Takes a line that is about how one is spoken to; none for any other. Who shares the terminal may name himself:
    /// one voice speaks to all there.
    pub(super) fn about_manner(&mut self, line: &Tokens) -> Option<Vec<Out>> {
        let ask = self.presenter.lexicon.manner(line).or_else(|| {
            let (seat, ask) = self.manner_of_seat(line)?;
            let own = self.seat().is_none_or(|own| own == seat);
            Some(ask).filter(|ask| own && !matches!(ask, MannerRequest::Repeat(_)))
        })?;
        Some(self.take_manner(ask))
    }

    /// Who asks in a line to be spoken to in another way, and what he says; none where it is not about that, or nobody is
    /// named. What the game answers itself is the game's.
    #[must_use]
    pub fn manner_of(&self, line: &str) -> Option<(Seat, String)> {
        let line = self.tokens(line);
        self.manner_of_seat(&line).map(|(seat, _)| (seat, line.said().to_owned()))
    }

    fn manner_of_seat(&self, line: &Tokens) -> Option<(Seat, MannerRequest)> {
        self.game().filter(|play| !play.awaits_answer())?;
        let asked = self.presenter.lexicon.manner_of_seat(line);
        asked.filter(|(_, ask)| !matches!(ask, MannerRequest::Theme(_) | MannerRequest::NoTheme))
    }

    fn take_manner(&mut self, ask: MannerRequest) -> Vec<Out> {
        match ask {
            MannerRequest::Alone(word) => self.take_word(word),
            MannerRequest::Voice(name) => {
                self.voiced.tuning.voice = Some(name);
                vec![self.answer(message::manner_voice())]
            }
            MannerRequest::Alphabet(named) => {
                let alphabet = named.unwrap_or_else(|| next(self.presenter.style.alphabet));
                self.restyle(Style { alphabet, ..self.presenter.style });
                let sample = Slot::Squares(vec!["c3".to_owned(), "e5".to_owned()]);
                vec![self.answer(message::manner_alphabet(sample))]
            }
            MannerRequest::Text(form) => {
                self.presenter.text = form;
                self.restyle(self.presenter.style);
                let is_words = form == Form::Spoken;
                vec![self.answer(if is_words { message::manner_text_words() } else { message::manner_text_signs() })]
            }
            MannerRequest::Theme(named) => vec![self.show_in(named.unwrap_or_else(|| next_theme(self.voiced.theme)))],
            MannerRequest::NoTheme => {
                let names = THEMES.map(|(_, _, said)| said.to_owned()).to_vec();
                vec![self.answer(message::manner_no_theme(Slot::Phrases(names)).as_refusal())]
            }
            MannerRequest::Sound(named) => {
                let found = named.and_then(|named| Sound::ALL.into_iter().find(|sound| sound.name() == named));
                vec![found.map_or_else(|| self.no_sound(), |sound| self.sound_said(sound, Kind::Answer))]
            }
            MannerRequest::Repeat(count) => {
                let skipped = self.voiced.said.len().saturating_sub(count);
                let said: Vec<Out> = self.voiced.said.iter().skip(skipped).cloned().collect();
                if said.is_empty() {
                    return vec![self.answer(message::manner_nothing())];
                }
                // What is said once more has happened once.
                said.into_iter().map(|out| Out { sound: None, ..out }).collect()
            }
        }
    }

    /// The screen has these colours from now on, by the name of their theme.
    fn show_in(&mut self, theme: &'static str) -> Out {
        self.voiced.theme = Some(theme);
        self.wishes.theme = Some(theme.to_owned());
        let (_, _, said) = THEMES.into_iter().find(|(_, name, _)| *name == theme).unwrap_or(THEMES[0]);
        self.answer(message::manner_theme(Slot::Phrase(said.to_owned())))
    }

    /// The screen has the colours of the next theme from now on.
    pub fn next_theme(&mut self) -> Vec<Out> {
        self.take_manner(MannerRequest::Theme(None))
    }

    /// The screen began with this theme; it is told to nobody.
    pub fn shown_in(&mut self, theme: &'static str) {
        self.voiced.theme = Some(theme);
    }

    fn take_word(&mut self, word: MannerWord) -> Vec<Out> {
        let out = match word {
            MannerWord::Slower => self.change_rate(-STEP, message::manner_slower()),
            MannerWord::Faster => self.change_rate(STEP, message::manner_faster()),
            MannerWord::Louder => self.change_volume(STEP, message::manner_louder()),
            MannerWord::Softer => self.change_volume(-STEP, message::manner_softer()),
            MannerWord::Shorter => self.change_level(shorter),
            MannerWord::Longer => self.change_level(longer),
            MannerWord::Mute => {
                self.voiced.is_mute = true;
                let words = Slot::Heads(vec![text_key::WORDS_UNMUTE.to_owned()]);
                self.answer(message::manner_mute(words))
            }
            MannerWord::Aloud => {
                self.voiced.is_mute = false;
                self.answer(message::manner_aloud())
            }
            MannerWord::Sounds => return Sound::ALL.map(|sound| self.sound_said(sound, Kind::Item)).into(),
            MannerWord::SoundsOn => self.set_sounds("on", message::sounds_on()),
            MannerWord::SoundsOff => self.set_sounds("off", message::sounds_off()),
            MannerWord::SoundsBell => self.set_sounds("bell", message::sounds_bell()),
            MannerWord::SoundsLouder => self.change_sounds(STEP, message::sounds_louder()),
            MannerWord::SoundsSofter => self.change_sounds(-STEP, message::sounds_softer()),
            MannerWord::Spell => return self.spell(),
            MannerWord::Braille => return self.braille(),
            MannerWord::CursorOutcome => self.feel(),
            MannerWord::PadTeach => {
                self.wishes.pad_map = Some("teach".to_owned());
                self.answer(message::teach_begin())
            }
            MannerWord::PadUsual => {
                self.wishes.pad_map = None;
                self.answer(message::teach_usual())
            }
            MannerWord::More => return self.read_on(false),
            MannerWord::Before => return self.read_on(true),
        };
        vec![out]
    }

    /// These are the buttons of a pad from now on, and the next time; none: the usual ones. What was taught before stays
    /// where it can be had again.
    pub fn keep_buttons(&mut self, buttons: Option<&PadButtons>) {
        self.wishes.pad_map = buttons.map(|_| "own".to_owned());
        if let Some(buttons) = buttons {
            self.wishes.pad_buttons = buttons.write();
        }
    }

    /// The next pattern of a pad, round and round: whoever has one feels it.
    fn feel(&mut self) -> Out {
        // The first is one's own turn.
        let mut round = Rumble::ALL.into_iter().cycle().skip_while(|rumble| *rumble != Rumble::Turn);
        let rumble = round.nth(self.voiced.felt).unwrap_or(Rumble::Turn);
        self.voiced.felt = (self.voiced.felt + 1) % Rumble::ALL.len();
        Out { felt: Some(rumble), ..self.answer(rumble.sentence()) }
    }

    /// The board in signs, to be read with fingers and not heard.
    fn braille(&self) -> Vec<Out> {
        let state = self.game().map(Play::state).or_else(|| self.player().map(Replayer::state));
        let board = match (state, self.set_up()) {
            (Some(state), _) => Some((*state.board(), state.notation())),
            (None, Some(set_up)) => Some((set_up.position(), set_up.notation())),
            (None, None) => None,
        };
        let Some((board, notation)) = board else { return vec![self.answer(message::refuse_no_game())] };
        braille(&board, notation, self.presenter.wording).into_iter().map(Out::shown).collect()
    }

    fn answer(&self, sentence: Sentence) -> Out {
        self.presenter.say(&sentence, Kind::Answer)
    }

    fn change_rate(&mut self, by: i8, done: Sentence) -> Out {
        let rate = Rate::new(self.voiced.tuning.rate.get().saturating_add(by));
        let said = if rate == self.voiced.tuning.rate { message::manner_limit() } else { done };
        self.voiced.tuning.rate = rate;
        self.answer(said)
    }

    fn change_volume(&mut self, by: i8, done: Sentence) -> Out {
        let volume = Volume::new(self.voiced.tuning.volume.get().saturating_add(by));
        let said = if volume == self.voiced.tuning.volume { message::manner_limit() } else { done };
        self.voiced.tuning.volume = volume;
        self.answer(said)
    }

    fn set_sounds(&mut self, to: &str, done: Sentence) -> Out {
        self.wishes.sounds = Some(to.to_owned());
        self.answer(done)
    }

    /// Louder or softer, and so loud the answer sounds.
    fn change_sounds(&mut self, by: i8, done: Sentence) -> Out {
        let before = self.wishes.sounds_volume.unwrap_or_default();
        let now = Volume::new(before.saturating_add(by)).get();
        self.wishes.sounds_volume = Some(now);
        let out = self.answer(if now == before { message::manner_limit() } else { done });
        sounding(out, Sound::Moved)
    }

    /// A sound, and behind it what it means.
    fn sound_said(&self, sound: Sound, kind: Kind) -> Out {
        sounding(self.presenter.say(&sound.sentence(), kind), sound)
    }

    fn no_sound(&self) -> Out {
        let words = Slot::Heads(vec![text_key::WORDS_SOUNDS.to_owned()]);
        self.answer(message::sounds_unknown(words).as_refusal())
    }

    fn change_level(&mut self, to: fn(Level) -> Option<Level>) -> Out {
        let Some(level) = to(self.presenter.style.level) else { return self.answer(message::manner_limit()) };
        self.restyle(self.presenter.style.at(level));
        let level = Slot::Phrase(level_key(level).to_owned());
        self.answer(message::manner_level(level))
    }

    /// Sets how the listener is spoken and written to, also at the board.
    fn restyle(&mut self, style: Style) {
        self.presenter.style = style;
        self.config.style = style;
        let renderer = self.presenter.renderer();
        self.screen.restyle(&renderer);
        self.under.iter_mut().for_each(|screen| screen.restyle(&renderer));
        self.tell_afar();
    }

    /// Who renders what is heard here, elsewhere, is told how.
    fn tell_afar(&mut self) {
        drop(self.ask_afar(Asked::Speak(speech_of(self.presenter.style, self.presenter.text))));
    }

    /// The last sentence in an alphabet that cannot be misheard.
    fn spell(&self) -> Vec<Out> {
        let Some(last) = self.voiced.said.back() else { return vec![self.answer(message::manner_nothing())] };
        let own = self.presenter.style;
        let alphabet = match own.alphabet {
            Alphabet::Native | Alphabet::Letters => own.lang.spelling(),
            Alphabet::AnnaHector | Alphabet::AnnaHectorZwo | Alphabet::Nato | Alphabet::Telegraph => Alphabet::Letters,
        };
        let spelt = last.sentence.as_deref().map(|sentence| {
            let style = own.with_alphabet(alphabet);
            self.presenter.words(sentence, style, Kind::Answer)
        });
        vec![spelt.unwrap_or_else(|| last.clone())]
    }
}

/// The same, with a sound before its words where they are said.
fn sounding(out: Out, sound: Sound) -> Out {
    let spoken = out.spoken.map(|utter| Utter { sound: Some(sound), ..utter });
    Out { spoken, ..out }
}

const fn shorter(level: Level) -> Option<Level> {
    match level {
        Level::Brief => None,
        Level::Normal => Some(Level::Brief),
        Level::Full => Some(Level::Normal),
    }
}

const fn longer(level: Level) -> Option<Level> {
    match level {
        Level::Brief => Some(Level::Normal),
        Level::Normal => Some(Level::Full),
        Level::Full => None,
    }
}

const fn level_key(level: Level) -> &'static str {
    match level {
        Level::Brief => text_key::MANNER_LEVEL_BRIEF,
        Level::Normal => text_key::MANNER_LEVEL_NORMAL,
        Level::Full => text_key::MANNER_LEVEL_FULL,
    }
}

/// The theme behind this one, round and round.
fn next_theme(theme: Option<&str>) -> &'static str {
    // The one without colours is had by its name alone.
    let round = || THEMES.into_iter().map(|(_, name, _)| name).filter(|name| *name != "plain");
    round().skip_while(|name| Some(*name) != theme).nth(1).or(round().next()).unwrap_or("dark")
}

/// The way to name squares behind this one, round and round.
const fn next(alphabet: Alphabet) -> Alphabet {
    match alphabet {
        Alphabet::Native => Alphabet::AnnaHector,
        Alphabet::AnnaHector => Alphabet::AnnaHectorZwo,
        Alphabet::AnnaHectorZwo => Alphabet::Nato,
        Alphabet::Nato => Alphabet::Telegraph,
        Alphabet::Telegraph => Alphabet::Letters,
        Alphabet::Letters => Alphabet::Native,
    }
}
