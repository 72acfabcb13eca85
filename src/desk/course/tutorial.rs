//! A tutorial: one exercise after the other at a real table, each told in a sentence or two; what the learner does is
//! looked at, and where it is not yet that he hears how it may be said.

use super::bench::{Bench, Lay};
use super::tracks::{Drill, ExerciseScene, Goal, Learner};
use crate::{Config, Desk, Out, Play, Presenter};
use golos_input::{Intent, Tokens, TutorRequest, help_tutor};
use golos_rules::Side;
use golos_speech::{Announcer, Kind};
use golos_table::TableError;
use golos_wording::{Sentence, Slot, message, text_key};

/// A tutorial that somebody is in.
pub(super) struct Tutorial {
    learner: Learner,
    /// The exercise, from 0.
    index: usize,
    bench: Bench,
    is_over: bool,
}

impl Tutorial {
    /// The tutorial at the exercise of this number, from 1, and what is said of it.
    ///
    /// # Errors
    /// [`TableError`] if the game of the exercise cannot be opened.
    pub fn open(
        learner: Learner,
        number: usize,
        config: &Config,
        presenter: &Presenter,
    ) -> Result<(Tutorial, Vec<Out>), TableError> {
        let index = number.saturating_sub(1).min(learner.drills().len().saturating_sub(1));
        let stop = if learner == Learner::Arbiter { text_key::WORDS_QUIT } else { text_key::WORDS_TUTOR_STOP };
        let words = [text_key::WORDS_TUTOR_NEXT, text_key::WORDS_MENU_BACK, stop, text_key::WORDS_HELP]
            .map(str::to_owned)
            .to_vec();
        let title = message::tutor_title(Slot::Phrase(learner.key().to_owned()), count(learner), Slot::Heads(words));
        let mut out = vec![presenter.say(&title, Kind::Answer)];
        let (bench, told) = begin(learner, index, config, presenter)?;
        out.extend(told);
        Ok((Tutorial { learner, index, bench, is_over: false }, out))
    }

    pub fn game(&self) -> Option<&Play> {
        self.bench.game()
    }

    pub fn prompt(&self) -> String {
        self.bench.prompt()
    }

    /// Where it goes on the next time; none where it is over.
    pub fn place(&self) -> Option<String> {
        (!self.is_over).then(|| format!("{} {}", self.learner.name(), self.index + 1))
    }

    /// Takes a typed line. The second value says whether the tutorial was left.
    pub fn typed(&mut self, line: &Tokens, config: &Config, presenter: &Presenter) -> (Vec<Out>, bool) {
        let ask = presenter.lexicon.tutor(line);
        // An arbiter stops clocks with that word.
        match ask.filter(|ask| *ask != TutorRequest::Stop || self.learner != Learner::Arbiter) {
            Some(TutorRequest::Next) => return self.go(self.index + 1, config, presenter),
            Some(TutorRequest::Back) if self.index == 0 => {
                let mut out = vec![presenter.say(&message::tutor_first(), Kind::Answer)];
                out.extend(task(self.learner, self.index, presenter));
                return (out, false);
            }
            Some(TutorRequest::Back) => return self.go(self.index - 1, config, presenter),
            Some(TutorRequest::Stop) => return stopped(presenter),
            None => {}
        }
        match presenter.lexicon.menu(line) {
            Intent::Leave => stopped(presenter),
            Intent::Help => (self.help(presenter), false),
            _ => self.judged(|desk| desk.line(line.typed()), config, presenter),
        }
    }

    /// The same for a key or a pad.
    pub fn take(&mut self, intent: Intent, config: &Config, presenter: &Presenter) -> (Vec<Out>, bool) {
        match intent {
            Intent::Leave => stopped(presenter),
            Intent::Help | Intent::HelpOf(_) => (self.help(presenter), false),
            Intent::Text(line) => self.typed(&Tokens::new(&line), config, presenter),
            intent @ Intent::BoardCursor(_) => self.by_hand(|desk| desk.intent(None, intent), config, presenter),
            intent => self.judged(|desk| desk.intent(None, intent), config, presenter),
        }
    }

    /// A step of the hand, or a place that is pointed at, is no answer yet.
    pub fn by_hand(
        &mut self,
        act: impl FnOnce(&mut Desk) -> Vec<Out>,
        config: &Config,
        presenter: &Presenter,
    ) -> (Vec<Out>, bool) {
        let before = self.standing();
        let out = self.bench.own(act);
        match self.is_done(&out, presenter) {
            true => self.right(out, config, presenter),
            false if self.standing() == before => (out, false),
            false => (self.wrong(out, config, presenter), false),
        }
    }

    fn judged(
        &mut self,
        act: impl FnOnce(&mut Desk) -> Vec<Out>,
        config: &Config,
        presenter: &Presenter,
    ) -> (Vec<Out>, bool) {
        let before = self.standing();
        let out = self.bench.own(act);
        if self.is_done(&out, presenter) {
            return self.right(out, config, presenter);
        }
        // A question is to be answered first, and help is heard out.
        let is_open = self.game().is_some_and(Play::awaits_answer) || out.iter().any(|out| out.helps);
        if is_open && self.standing() == before { (out, false) } else { (self.wrong(out, config, presenter), false) }
    }

    /// An example of what is to be said; the table is as it was before, if it is not so any more.
    fn wrong(&mut self, mut out: Vec<Out>, config: &Config, presenter: &Presenter) -> Vec<Out> {
        out.extend(self.drill().map(|drill| hint(drill, presenter)));
        if let Ok((bench, _)) = begin(self.learner, self.index, config, presenter)
            && standing(&bench) != self.standing()
        {
            self.bench = bench;
        }
        out
    }

    fn standing(&self) -> TableStanding {
        standing(&self.bench)
    }

    fn right(&mut self, mut out: Vec<Out>, config: &Config, presenter: &Presenter) -> (Vec<Out>, bool) {
        out.push(presenter.say(&message::course_right(), Kind::Answer));
        let (more, left) = self.go(self.index + 1, config, presenter);
        out.extend(more);
        (out, left)
    }

    /// To the exercise of this place, from 0; behind the last one it is over.
    fn go(&mut self, index: usize, config: &Config, presenter: &Presenter) -> (Vec<Out>, bool) {
        if index >= self.learner.drills().len() {
            self.is_over = true;
            return (vec![presenter.say(&message::tutor_end(), Kind::Answer)], true);
        }
        match begin(self.learner, index, config, presenter) {
            Ok((bench, out)) => {
                (self.bench, self.index) = (bench, index);
                (out, false)
            }
            Err(error) => (vec![presenter.say(&crate::trouble(&error), Kind::Answer)], false),
        }
    }

    fn drill(&self) -> Option<&'static Drill> {
        self.learner.drills().get(self.index)
    }

    fn is_done(&self, out: &[Out], presenter: &Presenter) -> bool {
        let Some(drill) = self.drill() else { return false };
        let hears =
            |wanted: &[Sentence]| out.iter().any(|out| out.sentence.as_deref().is_some_and(|it| wanted.contains(it)));
        match drill.goal {
            Goal::Answers(query) => self.game().is_some_and(|play| {
                let (seat, now) = (self.learner.seat(), play.now());
                let answers = Announcer::default().answer(play.state(), seat, &query(), now, presenter.wording);
                hears(&answers.into_iter().map(|answer| answer.sentence).collect::<Vec<_>>())
            }),
            Goal::Hears(sentences) => hears(&sentences()),
            Goal::IsTold(kinds) => {
                out.iter().any(|out| kinds.iter().any(|kind| [*kind, kind.of_own()].contains(&out.kind)))
            }
            Goal::Feels(pattern) => out.iter().any(|out| out.felt == Some(pattern)),
            Goal::Reads => out.iter().any(|out| out.sentence.is_none()),
            Goal::Holds(facts) => {
                self.game().is_some_and(|play| facts.iter().all(|fact| fact.holds(play.state(), play.now())))
            }
        }
    }

    fn help(&self, presenter: &Presenter) -> Vec<Out> {
        let own = help_tutor();
        // What else is said at the board every game teaches: help is short.
        let mut out = task(self.learner, self.index, presenter);
        out.extend(self.drill().map(|drill| hint(drill, presenter)));
        out.extend(own.iter().map(|sentence| presenter.say(sentence, Kind::Answer)));
        out.into_iter().map(Out::helping).collect()
    }
}

/// How the table stands, as far as an exercise needs it.
type TableStanding = Option<(String, Option<Side>, bool)>;

fn standing(bench: &Bench) -> TableStanding {
    let state = bench.game()?.state();
    Some((state.board().fen(), state.clock().running(), state.verdict().is_some()))
}

fn count(learner: Learner) -> u32 {
    u32::try_from(learner.drills().len()).unwrap_or(u32::MAX)
}

fn stopped(presenter: &Presenter) -> (Vec<Out>, bool) {
    (vec![presenter.say(&message::tutor_stopped(), Kind::Answer)], true)
}

/// The exercise with everything that happens before it is the learner's turn.
fn begin(
    learner: Learner,
    index: usize,
    config: &Config,
    presenter: &Presenter,
) -> Result<(Bench, Vec<Out>), TableError> {
    let drills = learner.drills();
    let drill = drills.get(index).unwrap_or(&drills[0]);
    let Drill { rules, control, position, .. } = *drill;
    let mut out = task(learner, index, presenter);
    let mut bench = match drill.scene {
        ExerciseScene::Board(mode) => {
            Bench::open(Lay { rules, control, position, seat: learner.seat(), mode }, config, presenter)?.0
        }
        ExerciseScene::Replay => Bench::replay(config, presenter)?.0,
    };
    let unheard = drill.happens.len().saturating_sub(drill.heard);
    for (number, step) in drill.happens.iter().enumerate() {
        let heard = bench.happen(*step);
        if number >= unheard {
            out.extend(heard);
        }
    }
    Ok((bench, out))
}

/// Which exercise it is, and what is to be done.
fn task(learner: Learner, index: usize, presenter: &Presenter) -> Vec<Out> {
    let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
    let step = message::tutor_step(number, count(learner));
    let story = learner.drills().get(index).map(|drill| drill.story.with(drill.places));
    [step].into_iter().chain(story).map(|sentence| presenter.say(&sentence, Kind::Answer)).collect()
}

fn hint(drill: &Drill, presenter: &Presenter) -> Out {
    let answer = drill.answer.with(drill.places);
    presenter.say(&message::tutor_hint(answer), Kind::Answer)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use golos_wording::{Lang, Style};

    fn config(lang: Lang) -> (Config, Presenter) {
        let style = Style::written(lang);
        let config = Config { lang, style, ears: None, folder: None, archive: Arc::new(crate::archive::PlainFolder) };
        (config, Presenter::new(lang, style))
    }

    fn keys(out: &[Out]) -> Vec<&'static str> {
        out.iter().map(crate::out::text_name).collect()
    }

    #[test]
    fn each_exercise_is_done_by_what_its_hint_says() {
        for lang in Lang::ALL {
            let (config, presenter) = config(lang);
            for (name, learner) in Learner::NAMES {
                let (mut tutorial, out) = Tutorial::open(learner, 1, &config, &presenter).unwrap();
                assert_eq!(keys(&out)[..2], ["tutor-title", "tutor-step"]);
                for (number, drill) in (1..).zip(learner.drills()) {
                    assert_eq!(tutorial.place(), Some(format!("{name} {number}")));
                    let answer = drill.answer.with(drill.places);
                    let answer = presenter.wording.render(&answer, Style::written(lang));
                    let (mut out, mut left) = tutorial.typed(&Tokens::new(&answer), &config, &presenter);
                    if !keys(&out).contains(&"course-right") && tutorial.game().unwrap().awaits_answer() {
                        (out, left) = tutorial.typed(&Tokens::new("yes"), &config, &presenter);
                    }
                    let lines: Vec<&str> = out.iter().map(|out| out.written.as_str()).collect();
                    assert!(keys(&out).contains(&"course-right"), "{lang} {name} {number} {answer}: {lines:#?}");
                    assert_eq!(left, number == learner.drills().len(), "{lang} {name} {number}");
                }
                assert_eq!(tutorial.place(), None);
            }
        }
    }

    #[test]
    fn no_exercise_is_done_before_it_is_begun_or_by_what_is_not_understood() {
        let (config, presenter) = config(Lang::En);
        for (name, learner) in Learner::NAMES {
            for number in 1..=learner.drills().len() {
                let (mut tutorial, opening) = Tutorial::open(learner, number, &config, &presenter).unwrap();
                assert!(!opening.iter().any(|out| out.refused), "{name} {number}: {opening:#?}");
                let (out, left) = tutorial.typed(&Tokens::new("xyzzy"), &config, &presenter);
                assert!(keys(&out).ends_with(&["tutor-hint"]) && !left, "{name} {number}: {:?}", keys(&out));
                assert_eq!(tutorial.place(), Some(format!("{name} {number}")));
            }
        }
    }

    #[test]
    fn next_skips_back_returns_and_stop_keeps_the_place() {
        let (config, presenter) = config(Lang::Ru);
        let (mut tutorial, _) = Tutorial::open(Learner::Blind, 4, &config, &presenter).unwrap();
        for (word, place) in [("дальше", "blind 5"), ("назад", "blind 4"), ("next", "blind 5"), ("?", "blind 5")]
        {
            assert!(!tutorial.typed(&Tokens::new(word), &config, &presenter).1);
            assert_eq!(tutorial.place().as_deref(), Some(place), "{word}");
        }
        let (out, left) = tutorial.typed(&Tokens::new("стоп"), &config, &presenter);
        assert_eq!((keys(&out), left, tutorial.place().as_deref()), (vec!["tutor-stopped"], true, Some("blind 5")));
        let (mut first, _) = Tutorial::open(Learner::Deaf, 1, &config, &presenter).unwrap();
        assert_eq!(keys(&first.typed(&Tokens::new("назад"), &config, &presenter).0)[0], "tutor-first");
    }

    #[test]
    fn what_was_done_wrongly_is_not_left_on_the_board() {
        let (config, presenter) = config(Lang::En);
        let (mut tutorial, _) = Tutorial::open(Learner::Player, 1, &config, &presenter).unwrap();
        for wrong in ["e3-f4", "resign", "yes", "c3-d6", "press"] {
            assert!(!tutorial.typed(&Tokens::new(wrong), &config, &presenter).1, "{wrong}");
        }
        assert!(keys(&tutorial.typed(&Tokens::new("c3-d4"), &config, &presenter).0).contains(&"course-right"));
        // Help of a topic is no wrong answer.
        let (out, _) = tutorial.typed(&Tokens::new("? clock"), &config, &presenter);
        assert!(!keys(&out).contains(&"tutor-hint"), "{:?}", keys(&out));
        assert!(tutorial.typed(&Tokens::new("?"), &config, &presenter).0.len() <= 12);
    }

    #[test]
    fn a_place_that_is_none_is_not_gone_to() {
        assert_eq!(Learner::of_place("blind 4"), Some((Learner::Blind, 4)));
        for place in ["blind", "blind 0", "blind 12", "cat 1", "blind x", ""] {
            assert_eq!(Learner::of_place(place), None, "{place}");
        }
    }
}
