//! The first run on a machine: two questions before any face, and a tutorial, each in text and by voice. Enter alone leaves a
//! thing as it is, `back` goes back, and a pad answers as the keyboard does. Headless: lines and intents in, words out.

use super::{Out, Presenter};
use golos_input::{CursorKey, Intent, Tokens};
use golos_people::Need;
use golos_profile::Preferences;
use golos_speech::Kind;
use golos_wording::{Form, Lang, NAME_CHARS, Sentence, Slot, Style, clean, message, text_key};

/// How one hears and sees, and what goes with it.
struct Senses {
    key: &'static str,
    view: &'static str,
    voice: &'static str,
    theme: Option<&'static str>,
    text: Option<Form>,
    /// Whether the program speaks what is typed: it does where no screen reader runs.
    echo: Option<&'static str>,
    /// The need that answers the question, in the words by which players are entered.
    need: Option<Need>,
}

/// What holds for those who see and hear.
const SEES: Senses = Senses {
    key: text_key::FIRST_SEES,
    view: "screen",
    voice: "auto",
    theme: None,
    text: None,
    echo: None,
    need: None,
};

const SENSES: [Senses; 6] = [
    SEES,
    Senses { key: text_key::FIRST_LITTLE, theme: Some("contrast"), need: Some(Need::LowVision), ..SEES },
    Senses { key: text_key::FIRST_EAR, view: "linear", echo: Some("letters"), need: Some(Need::Blind), ..SEES },
    Senses { key: text_key::FIRST_READER, view: "linear", voice: "none", text: Some(Form::Spoken), ..SEES },
    Senses {
        key: text_key::FIRST_BRAILLE,
        view: "linear",
        voice: "none",
        text: Some(Form::Written),
        need: Some(Need::Deafblind),
        ..SEES
    },
    Senses { key: text_key::FIRST_DEAF, voice: "none", need: Some(Need::Deaf), ..SEES },
];

/// Whether a tutorial follows.
const LESSON: [(&str, bool); 2] = [(text_key::FIRST_LESSON_YES, true), (text_key::FIRST_LESSON_NO, false)];

/// The questions, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FirstQuestion {
    Lang,
    Senses,
    /// Not a setting: whether a tutorial follows at once.
    Lesson,
}

/// What comes after an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstStep {
    /// A question is open.
    Asks,
    /// All is asked: what was answered is in [`FirstRun::wanted`].
    Done,
    /// Whoever is asked wants to leave; nothing is kept.
    Leaves,
}

/// The questions of the first run, and what was answered so far.
pub struct FirstRun {
    tongues: [Presenter; Lang::ALL.len()],
    /// The language that holds as long as none is chosen.
    usual: Lang,
    asked: FirstQuestion,
    /// The line that the hand is on, from 0; none until it has moved.
    hand: Option<usize>,
    wanted: Preferences,
    wants_lesson: bool,
}

impl FirstRun {
    /// The first question and what is said of it; `usual` is the language of the environment.
    #[must_use]
    pub fn new(usual: Lang) -> (FirstRun, Vec<Out>) {
        let tongues = Lang::ALL.map(|lang| Presenter::new(lang, Style::spoken(lang)));
        let run = FirstRun {
            tongues,
            usual,
            asked: FirstQuestion::Lang,
            hand: None,
            wanted: Preferences::default(),
            wants_lesson: false,
        };
        let out = run.ask();
        (run, out)
    }

    /// What was answered so far.
    #[must_use]
    pub const fn wanted(&self) -> &Preferences {
        &self.wanted
    }

    /// Whether a tutorial is to follow.
    #[must_use]
    pub const fn wants_lesson(&self) -> bool {
        self.wants_lesson
    }

    /// What the prompt says.
    #[must_use]
    pub fn prompt(&self) -> String {
        self.presenter().wording.label(text_key::PROMPT_HOME)
    }

    /// A sentence in the language that is chosen, or holds.
    #[must_use]
    pub fn say(&self, sentence: &Sentence) -> Out {
        self.presenter().say(sentence, Kind::Answer)
    }

    /// Takes a typed line.
    pub fn line(&mut self, line: &str) -> (Vec<Out>, FirstStep) {
        let intent = self.presenter().lexicon.menu(&Tokens::new(line));
        self.take(intent)
    }

    /// Takes what was typed, or a button of a pad. The other buttons of a pad belong to a game.
    pub fn take(&mut self, intent: Intent) -> (Vec<Out>, FirstStep) {
        match intent {
            Intent::Leave => (Vec::new(), FirstStep::Leaves),
            Intent::Choose(number) => {
                let index = number.checked_sub(1).filter(|index| *index < self.count());
                match index {
                    Some(index) => self.choose(index),
                    None => self.refuse(&number.to_string()),
                }
            }
            Intent::Text(text) if text.trim().is_empty() => self.enter(),
            Intent::Text(text) => match self.named(&text) {
                Some(index) => self.choose(index),
                None => self.refuse(&text),
            },
            Intent::BoardCursor(CursorKey::Pick | CursorKey::Confirm) => self.enter(),
            Intent::BoardCursor(CursorKey::Drop) => self.go(self.before()),
            Intent::BoardCursor(key) => (self.step(key), FirstStep::Asks),
            Intent::Help | Intent::HelpOf(_) | Intent::HelpOn(..) => {
                let help = self.presenter().say(&message::first_help(), Kind::Answer);
                (std::iter::once(help).chain(self.ask()).collect(), FirstStep::Asks)
            }
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
            | Intent::SetUp(_) => (self.ask(), FirstStep::Asks),
        }
    }

    fn lang(&self) -> Lang {
        self.wanted.lang.unwrap_or(self.usual)
    }

    fn presenter(&self) -> &Presenter {
        self.in_lang(self.lang())
    }

    fn in_lang(&self, lang: Lang) -> &Presenter {
        let [first, ..] = &self.tongues;
        self.tongues.iter().find(|presenter| presenter.wording.lang() == lang).unwrap_or(first)
    }

    const fn count(&self) -> usize {
        match self.asked {
            FirstQuestion::Lang => Lang::ALL.len(),
            FirstQuestion::Senses => SENSES.len(),
            FirstQuestion::Lesson => LESSON.len(),
        }
    }

    /// The presenter and the key of a line: each language is named in itself.
    fn item(&self, index: usize) -> (&Presenter, &'static str) {
        match self.asked {
            FirstQuestion::Lang => {
                (self.in_lang(Lang::ALL.get(index).copied().unwrap_or(self.usual)), text_key::FIRST_OWN)
            }
            FirstQuestion::Senses => {
                (self.presenter(), SENSES.get(index).map_or(text_key::FIRST_SEES, |senses| senses.key))
            }
            FirstQuestion::Lesson => {
                (self.presenter(), LESSON.get(index).map_or(text_key::FIRST_LESSON_NO, |(key, _)| key))
            }
        }
    }

    fn numbered(&self, index: usize) -> Out {
        let (presenter, key) = self.item(index);
        let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
        let line = message::menu_item(number, Slot::Phrase(key.to_owned()));
        presenter.say(&line, Kind::Item)
    }

    /// The question, its lines, and how it is left open. Nobody knows yet who it is: the language is asked in each.
    fn ask(&self) -> Vec<Out> {
        let heading = |presenter: &Presenter, sentence: Sentence| presenter.say(&sentence, Kind::Answer);
        let mut out = match self.asked {
            FirstQuestion::Lang => {
                self.tongues.iter().map(|presenter| heading(presenter, message::first_lang())).collect()
            }
            FirstQuestion::Senses => vec![heading(self.presenter(), message::first_senses())],
            FirstQuestion::Lesson => vec![heading(self.presenter(), message::first_lesson())],
        };
        out.extend((0..self.count()).map(|index| self.numbered(index)));
        let usual = |key: &str| {
            let usual = message::menu_default(Slot::Phrase(key.to_owned()));
            self.presenter().say(&usual, Kind::Item)
        };
        out.extend(match self.asked {
            FirstQuestion::Lang => Some(usual(text_key::FIRST_OWN)),
            FirstQuestion::Lesson => Some(usual(text_key::FIRST_LESSON_NO)),
            FirstQuestion::Senses => Some(heading(self.presenter(), message::first_skip())),
        });
        out
    }

    fn go(&mut self, asked: FirstQuestion) -> (Vec<Out>, FirstStep) {
        (self.asked, self.hand) = (asked, None);
        (self.ask(), FirstStep::Asks)
    }

    const fn before(&self) -> FirstQuestion {
        match self.asked {
            FirstQuestion::Lang | FirstQuestion::Senses => FirstQuestion::Lang,
            FirstQuestion::Lesson => FirstQuestion::Senses,
        }
    }

    /// To the next question; behind the last one there is none.
    fn on(&mut self) -> (Vec<Out>, FirstStep) {
        match self.asked {
            FirstQuestion::Lang => self.go(FirstQuestion::Senses),
            FirstQuestion::Senses => self.go(FirstQuestion::Lesson),
            FirstQuestion::Lesson => (vec![self.say(&message::first_done())], FirstStep::Done),
        }
    }

    /// Enter alone: the line that the hand is on, else nothing is chosen, and what was chosen before stays.
    fn enter(&mut self) -> (Vec<Out>, FirstStep) {
        match self.hand {
            Some(index) => self.choose(index),
            None => self.on(),
        }
    }

    fn choose(&mut self, index: usize) -> (Vec<Out>, FirstStep) {
        let (presenter, key) = self.item(index);
        let chosen = message::chosen(Slot::Phrase(key.to_owned()));
        let echo = presenter.say(&chosen, Kind::Confirmation);
        match self.asked {
            FirstQuestion::Lang => self.wanted.lang = Lang::ALL.get(index).copied(),
            FirstQuestion::Senses => {
                if let Some(senses) = SENSES.get(index) {
                    self.wanted.view = Some(senses.view.to_owned());
                    self.wanted.voice = Some(senses.voice.to_owned());
                    self.wanted.theme = senses.theme.map(str::to_owned);
                    self.wanted.text = senses.text;
                    self.wanted.echo = senses.echo.map(str::to_owned);
                }
            }
            FirstQuestion::Lesson => self.wants_lesson = LESSON.get(index).is_some_and(|(_, wants)| *wants),
        }
        let (mut out, step) = self.on();
        out.insert(0, echo);
        (out, step)
    }

    /// The line that a text names: the code of a language, how the line begins, or a word in it that no other line has.
    fn named(&self, text: &str) -> Option<usize> {
        let text = text.trim().to_lowercase();
        if let (FirstQuestion::Lang, Ok(lang)) = (self.asked, text.parse::<Lang>()) {
            return Lang::ALL.iter().position(|own| *own == lang);
        }
        if let (FirstQuestion::Lesson, Some(yes)) = (self.asked, self.presenter().lexicon.answer(&text)) {
            return LESSON.iter().position(|(_, wants)| *wants == yes);
        }
        if let (FirstQuestion::Senses, Some(needs)) = (self.asked, self.presenter().lexicon.needs(&text)) {
            let is_named = |senses: &Senses| senses.need.is_some_and(|need| needs.iter().any(|own| own == need));
            return SENSES.iter().position(is_named);
        }
        let lines: Vec<String> = (0..self.count())
            .map(|index| {
                let (presenter, key) = self.item(index);
                presenter.wording.label(key).to_lowercase()
            })
            .collect();
        let only = |is_meant: &dyn Fn(&String) -> bool| {
            let mut meant = (0..).zip(&lines).filter(|(_, line)| is_meant(line)).map(|(index, _)| index);
            meant.next().filter(|_| meant.next().is_none())
        };
        text.chars().nth(2)?;
        only(&|line| line.starts_with(&text)).or_else(|| only(&|line| line.contains(&text)))
    }

    /// The hand goes to the next line or the one before, and the line is said; at the end it is said once more.
    fn step(&mut self, key: CursorKey) -> Vec<Out> {
        let last = self.count().saturating_sub(1);
        let back = matches!(key, CursorKey::Up | CursorKey::Left);
        let next = match self.hand {
            None => 0,
            Some(index) if back => index.saturating_sub(1),
            Some(index) => (index + 1).min(last),
        };
        self.hand = Some(next);
        let (presenter, line) = self.item(next);
        vec![presenter.passed(next, Slot::Phrase(line.to_owned()), Kind::Cursor)]
    }

    fn refuse(&self, text: &str) -> (Vec<Out>, FirstStep) {
        let count = u32::try_from(self.count()).unwrap_or(u32::MAX);
        let refused = message::refuse_choice(Slot::Text(clean(text, NAME_CHARS)), 1, count);
        (vec![self.presenter().say(&refused, Kind::Answer)], FirstStep::Asks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answered(usual: Lang, lines: &[&str]) -> (Preferences, Vec<Out>, FirstStep) {
        let (mut run, mut out) = FirstRun::new(usual);
        let mut step = FirstStep::Asks;
        for line in lines {
            assert_eq!(step, FirstStep::Asks, "{line}");
            (out, step) = run.line(line);
        }
        (run.wanted().clone(), out, step)
    }

    fn keys(out: &[Out]) -> Vec<&'static str> {
        out.iter().map(crate::out::text_name).collect()
    }

    #[test]
    fn the_language_is_asked_in_each_and_the_others_in_the_one_that_was_chosen() {
        let (mut run, out) = FirstRun::new(Lang::En);
        let written: Vec<&str> = out.iter().map(|out| out.written.as_str()).collect();
        assert_eq!(written[..3], ["Language?", "Язык?", "Мова?"]);
        assert_eq!(written[3..], ["1. English", "2. Русский", "3. Українська", "Press Enter for English."]);
        let (out, step) = run.line("3");
        assert_eq!((keys(&out)[..2].to_vec(), step), (vec!["chosen", "first-senses"], FirstStep::Asks));
        assert_eq!(out[1].spoken.as_ref().map(|utter| utter.lang), Some(Lang::Uk));
    }

    #[test]
    fn enter_alone_leaves_everything_as_it_is() {
        let (wanted, out, step) = answered(Lang::Ru, &["", "", ""]);
        assert_eq!((wanted, keys(&out), step), (Preferences::default(), vec!["first-done"], FirstStep::Done));
    }

    #[test]
    fn each_answer_is_taken_by_its_number_or_by_its_words() {
        let (wanted, _, step) = answered(Lang::En, &["uk", "5", ""]);
        assert_eq!((wanted.lang, wanted.text, wanted.echo), (Some(Lang::Uk), Some(Form::Written), None));
        assert_eq!((wanted.view.as_deref(), wanted.voice.as_deref()), (Some("linear"), Some("none")));
        assert_eq!(step, FirstStep::Done);
        let (wanted, ..) = answered(Lang::En, &["рус", "на слух", "нет"]);
        assert_eq!((wanted.lang, wanted.view.as_deref()), (Some(Lang::Ru), Some("linear")));
        assert_eq!(wanted.echo.as_deref(), Some("letters"));
        // As players are called, which is asked for later.
        for (need, view, theme) in [("незрячий", "linear", None), ("слабовидящая", "screen", Some("contrast"))]
        {
            let (wanted, ..) = answered(Lang::Ru, &["", need, ""]);
            assert_eq!((wanted.view.as_deref(), wanted.theme.as_deref()), (Some(view), theme), "{need}");
        }
        let (wanted, ..) = answered(Lang::En, &["", "contrast", ""]);
        assert_eq!(wanted.theme.as_deref(), Some("contrast"));
    }

    #[test]
    fn back_asks_the_question_before_and_a_new_answer_takes_the_place_of_the_old() {
        let (wanted, out, step) = answered(Lang::En, &["1", "2", "back"]);
        assert_eq!((keys(&out)[0], step), ("first-senses", FirstStep::Asks));
        assert_eq!(wanted.theme.as_deref(), Some("contrast"));
        let (wanted, ..) = answered(Lang::En, &["1", "2", "back", "back", "2", "1", "назад", ""]);
        assert_eq!((wanted.lang, wanted.theme, wanted.view.as_deref()), (Some(Lang::Ru), None, Some("screen")));
        assert_eq!(keys(&answered(Lang::En, &["back"]).1)[0], "first-lang");
    }

    #[test]
    fn a_tutorial_is_offered_and_not_given_unasked() {
        for (line, wants) in [("", false), ("2", false), ("no", false), ("1", true), ("yes", true)] {
            let (mut run, _) = FirstRun::new(Lang::En);
            for _ in 0..2 {
                run.line("");
            }
            assert_eq!((run.line(line).1, run.wants_lesson()), (FirstStep::Done, wants), "{line}");
        }
    }

    #[test]
    fn what_is_no_answer_is_refused_and_what_is_no_choice_leaves_the_question_open() {
        for line in ["9", "0", "xyzzy", "i"] {
            let (wanted, out, step) = answered(Lang::En, &["", line]);
            assert!(out[0].refused && step == FirstStep::Asks && wanted == Preferences::default(), "{line}");
        }
        assert_eq!(keys(&answered(Lang::En, &["", "?"]).1)[..2], ["first-help", "first-senses"]);
        assert_eq!(answered(Lang::Ru, &["", "выход"]).2, FirstStep::Leaves);
    }

    #[test]
    fn a_pad_steps_through_the_lines_and_picks_one() {
        let (mut run, _) = FirstRun::new(Lang::En);
        let hand = |run: &mut FirstRun, key| run.take(Intent::BoardCursor(key));
        for (key, line) in
            [(CursorKey::Down, "1. English"), (CursorKey::Down, "2. Русский"), (CursorKey::Up, "1. English")]
        {
            assert_eq!(hand(&mut run, key).0[0].written, line);
        }
        let (out, _) = hand(&mut run, CursorKey::Pick);
        assert_eq!((run.wanted().lang, keys(&out)[1]), (Some(Lang::En), "first-senses"));
        assert_eq!(keys(&hand(&mut run, CursorKey::Drop).0)[0], "first-lang");
        // Without a step it is as Enter alone.
        assert_eq!(keys(&hand(&mut run, CursorKey::Confirm).0)[0], "first-senses");
    }
}
