//! A course for an arbiters' seminar: short games in which something happens. The trainee sits at the arbiter's terminal and
//! rules; then he is told what the article says, and why.
//!
//! The clocks of an exercise stand while he thinks. What the program would put before an arbiter is kept from him: he hears
//! what is said in the hall, and what he is told of it.

mod bench;
mod exercises;
mod lesson;
mod tracks;
mod tutorial;

use self::exercises::EXERCISES;
use self::lesson::Lesson;
pub use self::tracks::Learner;
use self::tutorial::Tutorial;
use super::scan::{Offered, ScanAction};
use super::screens::Screen;
use super::{Config, Desk, Out, Play, Presenter};
use golos_game::{Search, Seat};
use golos_input::switch::Branch;
use golos_input::{CourseRequest, CursorKey, Intent, Tokens, help_course};
use golos_rules::Place;
use golos_speech::Kind;
use golos_table::TableError;
use golos_view::MenuModel;
use golos_wording::{NAME_CHARS, Sentence, Slot, clean, message, text_key};

/// The course: its list, or one of its exercises.
#[derive(Default)]
pub struct Course {
    lesson: Option<Lesson>,
    /// The tutorial that it is instead.
    tutorial: Option<Box<Tutorial>>,
    /// Which of them were ruled rightly, without having heard the answer.
    done: [bool; EXERCISES.len()],
    /// The line of the list that the hand is on, from 0.
    hand: usize,
}

impl Course {
    /// The course at its list, or at the exercise of this number, from 1.
    ///
    /// # Errors
    /// [`TableError`] if the game of the exercise cannot be opened.
    pub(super) fn open(
        number: Option<usize>,
        config: &Config,
        presenter: &Presenter,
    ) -> Result<(Course, Vec<Out>), TableError> {
        let mut course = Course::default();
        let out = match number.and_then(|number| number.checked_sub(1)).filter(|&index| index < EXERCISES.len()) {
            Some(index) => course.begin(index, config, presenter)?,
            None => course.list(presenter),
        };
        Ok((course, out))
    }

    /// A tutorial at the exercise of this number, from 1.
    ///
    /// # Errors
    /// [`TableError`] if the game of the exercise cannot be opened.
    pub(super) fn teach(
        learner: Learner,
        number: usize,
        config: &Config,
        presenter: &Presenter,
    ) -> Result<(Course, Vec<Out>), TableError> {
        let (tutorial, out) = Tutorial::open(learner, number, config, presenter)?;
        Ok((Course { tutorial: Some(Box::new(tutorial)), ..Course::default() }, out))
    }

    /// Where a tutorial goes on the next time: of none nothing is told, and one that is over goes on nowhere.
    pub(super) fn place(&self) -> Option<Option<String>> {
        self.tutorial.as_ref().map(|tutorial| tutorial.place())
    }

    /// Whether it is a tutorial.
    pub(super) const fn teaches(&self) -> bool {
        self.tutorial.is_some()
    }

    /// A place of the board of an exercise is pointed at.
    pub(super) fn point(&mut self, place: Place, config: &Config, presenter: &Presenter) -> (Vec<Out>, bool) {
        if let Some(tutorial) = &mut self.tutorial {
            return tutorial.by_hand(|desk| desk.point(place), config, presenter);
        }
        (self.lesson.as_mut().map(|lesson| lesson.point(place, presenter)).unwrap_or_default(), false)
    }

    /// A line of the list.
    fn line(&self, index: usize) -> Sentence {
        let title = EXERCISES.get(index).map_or(text_key::COURSE_TITLE, |exercise| exercise.title);
        let is_done = self.done.get(index).copied().unwrap_or_default();
        let message = if is_done { message::course_line_done } else { message::course_line };
        message(Slot::Phrase(title.to_owned()))
    }

    fn list(&mut self, presenter: &Presenter) -> Vec<Out> {
        self.lesson = None;
        let mut out = vec![presenter.say(&message::course_title(), Kind::Answer)];
        for (number, index) in (1_u32..).zip(0..EXERCISES.len()) {
            let line = message::menu_item(number, self.line(index));
            out.push(presenter.say(&line, Kind::Item));
        }
        out
    }

    /// The exercise of this place is told and played up to where the arbiter is asked.
    fn begin(&mut self, index: usize, config: &Config, presenter: &Presenter) -> Result<Vec<Out>, TableError> {
        let Some(exercise) = EXERCISES.get(index) else { return Ok(self.list(presenter)) };
        let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
        let title = message::course_exercise(number, Slot::Phrase(exercise.title.to_owned()));
        let mut out = vec![presenter.say(&title, Kind::Answer)];
        let (lesson, heard) = Lesson::open(index, config, presenter)?;
        out.extend(heard);
        out.push(presenter.say(&(exercise.story)(), Kind::Answer));
        out.push(presenter.say(&message::course_ask(), Kind::Answer));
        (self.lesson, self.hand) = (Some(lesson), index);
        Ok(out)
    }

    /// The same for him who is in the course already: what cannot be opened is told.
    fn go(&mut self, index: usize, config: &Config, presenter: &Presenter) -> Vec<Out> {
        self.begin(index, config, presenter).unwrap_or_else(|error| {
            let mut out = vec![presenter.say(&super::trouble(&error), Kind::Answer)];
            out.extend(self.list(presenter));
            out
        })
    }

    /// Takes a typed line: a word of the course, else what the arbiter says at the board. The second value says whether the
    /// course was left.
    pub(super) fn typed(&mut self, line: &Tokens, config: &Config, presenter: &Presenter) -> (Vec<Out>, bool) {
        if let Some(tutorial) = &mut self.tutorial {
            return tutorial.typed(line, config, presenter);
        }
        if self.lesson.is_none() {
            return self.take(presenter.lexicon.menu(line), config, presenter);
        }
        if let Some(ask) = presenter.lexicon.course(line) {
            return (self.ask(ask, config, presenter), false);
        }
        match presenter.lexicon.menu(line) {
            Intent::Leave => return (self.list(presenter), false),
            Intent::Help => return (self.help(presenter), false),
            _ => {}
        }
        let Some(lesson) = self.lesson.as_mut() else { return (Vec::new(), false) };
        if line.is_blank() {
            let next = lesson.is_over().then_some(self.hand + 1).filter(|&index| index < EXERCISES.len());
            return match next {
                Some(next) => (self.go(next, config, presenter), false),
                None if lesson.is_over() => (self.list(presenter), false),
                None => (vec![presenter.say(&message::course_ask(), Kind::Answer)], false),
            };
        }
        let out = lesson.rule(line.typed(), presenter);
        if lesson.is_right() {
            self.done.iter_mut().skip(self.hand).take(1).for_each(|done| *done = true);
        }
        (out, false)
    }

    /// Takes an intent of a key or a pad, or a line at the list.
    pub(super) fn take(&mut self, intent: Intent, config: &Config, presenter: &Presenter) -> (Vec<Out>, bool) {
        if let Some(tutorial) = &mut self.tutorial {
            return tutorial.take(intent, config, presenter);
        }
        if self.lesson.is_some() {
            return match intent {
                Intent::Leave => (self.list(presenter), false),
                Intent::Help | Intent::HelpOf(_) => (self.help(presenter), false),
                Intent::Text(line) => self.typed(&Tokens::new(&line), config, presenter),
                intent => {
                    (self.lesson.as_mut().map(|lesson| lesson.take(intent, presenter)).unwrap_or_default(), false)
                }
            };
        }
        let out = match intent {
            Intent::Leave => return (Vec::new(), true),
            Intent::Choose(number) if (1..=EXERCISES.len()).contains(&number) => self.go(number - 1, config, presenter),
            Intent::BoardCursor(CursorKey::Pick | CursorKey::Confirm) => self.go(self.hand, config, presenter),
            Intent::BoardCursor(CursorKey::Drop) => return (Vec::new(), true),
            Intent::BoardCursor(key) => {
                let last = EXERCISES.len() - 1;
                let back = matches!(key, CursorKey::Up | CursorKey::Left);
                self.hand = if back { self.hand.saturating_sub(1) } else { (self.hand + 1).min(last) };
                vec![presenter.say(&self.line(self.hand), Kind::Cursor)]
            }
            Intent::Text(text) if text.trim().is_empty() => self.go(self.hand, config, presenter),
            Intent::Text(text) => {
                let count = u32::try_from(EXERCISES.len()).unwrap_or(u32::MAX);
                let refused = message::refuse_choice(Slot::Text(clean(&text, NAME_CHARS)), 1, count);
                vec![presenter.say(&refused, Kind::Answer)]
            }
            Intent::Help | Intent::HelpOf(_) | Intent::HelpOn(..) => self.help(presenter),
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
            | Intent::SetUp(_)
            | Intent::Choose(_) => self.list(presenter),
        };
        (out, false)
    }

    fn ask(&mut self, ask: CourseRequest, config: &Config, presenter: &Presenter) -> Vec<Out> {
        match (ask, self.lesson.as_mut()) {
            (CourseRequest::Answer, Some(lesson)) => lesson.answer(presenter),
            (CourseRequest::Anew, Some(_)) => self.go(self.hand, config, presenter),
            (CourseRequest::List, _) | (_, None) => self.list(presenter),
        }
    }

    fn help(&self, presenter: &Presenter) -> Vec<Out> {
        let own = help_course();
        let mut out: Vec<Out> = own.iter().map(|sentence| presenter.say(sentence, Kind::Answer)).collect();
        out.extend(self.lesson.as_ref().map(|lesson| lesson.help(presenter)).unwrap_or_default());
        out.into_iter().map(Out::helping).collect()
    }
}

#[cfg(test)]
mod tests;

impl Screen for Course {
    fn prompt_text(&self, presenter: &Presenter) -> String {
        if let Some(tutorial) = &self.tutorial {
            return tutorial.prompt();
        }
        self.lesson.as_ref().map_or_else(|| presenter.wording.label(text_key::PROMPT_HOME), Lesson::prompt)
    }

    fn menu(&self, presenter: &Presenter) -> Option<MenuModel> {
        let shown = |index| presenter.say(&self.line(index), Kind::Typing).written;
        let items = (0..EXERCISES.len()).map(shown).collect();
        let heading = presenter.wording.label(text_key::COURSE_TITLE);
        let is_list = self.lesson.is_none() && self.tutorial.is_none();
        is_list.then_some(MenuModel { heading, items, chosen: self.hand })
    }

    /// The table of an exercise runs its searches itself.
    fn search_due(&self) -> Option<Search> {
        None
    }

    fn game(&self) -> Option<&Play> {
        let taught = self.tutorial.as_ref().and_then(|tutorial| tutorial.game());
        taught.or_else(|| self.lesson.as_ref().and_then(Lesson::game))
    }

    fn has_board(&self) -> bool {
        self.game().is_some()
    }

    fn offered(&self, seat: Option<Seat>, desk: &Desk) -> Vec<Branch<Offered>> {
        let Some(play) = self.game() else { return desk.lines(false) };
        let mut root = play.offered(seat, desk);
        if !play.is_in_the_middle(seat) {
            let words: &[(&'static str, &'static str)] = if self.teaches() {
                &[
                    (text_key::WORDS_TUTOR_NEXT, "next"),
                    (text_key::WORDS_MENU_BACK, "back"),
                    (text_key::WORDS_TUTOR_STOP, "stop"),
                ]
            } else {
                &[
                    (text_key::WORDS_COURSE_ANSWER, "answer"),
                    (text_key::WORDS_COURSE_ANEW, "anew"),
                    (text_key::WORDS_COURSE_LIST, "list"),
                ]
            };
            let own = words.iter().map(|(key, word)| Offered::named(key, ScanAction::Type(word))).collect();
            root.extend(Offered::list(text_key::SCAN_EXERCISE, own));
        }
        root
    }
}
