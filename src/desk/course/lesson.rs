//! One exercise of the course: what happens, the ruling, and what comes of it.

use super::bench::{Bench, Lay};
use super::exercises::{EXERCISES, Exercise, Fact};
use crate::{Config, Desk, Out, Play, Presenter};
use golos_clock::Ms;
use golos_game::{Mode, Outcome, Seat, State};
use golos_input::Intent;
use golos_rules::{BySide, Place, Side};
use golos_speech::Kind;
use golos_table::TableError;
use golos_wording::{Slot, message};

/// What has become of it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Open,
    /// Ruled rightly.
    Right,
    /// The answer was asked for.
    Told,
}

/// An exercise that the trainee is at.
pub(super) struct Lesson {
    exercise: &'static Exercise,
    bench: Bench,
    fate: Fate,
}

/// How the game stands, as far as a ruling changes it.
#[derive(PartialEq)]
struct GameStanding {
    outcome: Option<Outcome>,
    waiting: usize,
    running: Option<Side>,
    left: BySide<Ms>,
    board: String,
    sanctions: usize,
    violations: BySide<u32>,
}

impl Lesson {
    /// The exercise of this place with everything that happens before the arbiter is asked, and what he hears of it.
    ///
    /// # Errors
    /// [`TableError`] if its game cannot be opened.
    pub fn open(index: usize, config: &Config, presenter: &Presenter) -> Result<(Lesson, Vec<Out>), TableError> {
        let exercise = EXERCISES.get(index).unwrap_or(&EXERCISES[0]);
        let lay = Lay {
            rules: exercise.rules,
            control: exercise.control,
            position: exercise.position,
            seat: Seat::Arbiter,
            mode: Mode::Rated,
        };
        let (bench, opening) = Bench::open(lay, config, presenter)?;
        let mut lesson = Lesson { exercise, bench, fate: Fate::Open };
        let mut out: Vec<Out> = opening.into_iter().take(1).collect();
        for step in exercise.happens {
            out.extend(lesson.bench.happen(*step).into_iter().filter(is_of_the_hall));
        }
        Ok((lesson, out))
    }

    pub fn game(&self) -> Option<&Play> {
        self.bench.game()
    }

    pub fn prompt(&self) -> String {
        self.bench.prompt()
    }

    /// Whether it was ruled rightly, without having heard the answer.
    pub fn is_right(&self) -> bool {
        self.fate == Fate::Right
    }

    /// Whether nothing is left to rule.
    pub fn is_over(&self) -> bool {
        self.fate != Fate::Open
    }

    /// What an arbiter can say here.
    pub fn help(&self, presenter: &Presenter) -> Vec<Out> {
        self.game().map(|play| play.help(Some(Seat::Arbiter), None, false, presenter)).unwrap_or_default()
    }

    /// Takes what the arbiter says, and judges it where it changes how the game stands.
    pub fn rule(&mut self, line: &str, presenter: &Presenter) -> Vec<Out> {
        self.judged(presenter, |desk| desk.line(line))
    }

    /// The same for a key or a pad.
    pub fn take(&mut self, intent: Intent, presenter: &Presenter) -> Vec<Out> {
        self.judged(presenter, |desk| desk.intent(None, intent))
    }

    /// A place of its board is pointed at.
    pub fn point(&mut self, place: Place, presenter: &Presenter) -> Vec<Out> {
        self.judged(presenter, |desk| desk.point(place))
    }

    fn judged(&mut self, presenter: &Presenter, act: impl FnOnce(&mut Desk) -> Vec<Out>) -> Vec<Out> {
        let before = self.standing();
        let mut out = self.bench.own(act);
        if self.is_over() || self.standing() == before {
            return out;
        }
        if self.is_met() {
            self.fate = Fate::Right;
            out.push(presenter.say(&message::course_right(), Kind::Answer));
            out.extend(self.reasons(presenter));
        } else {
            out.push(presenter.say(&message::course_not_so(), Kind::Answer));
        }
        out
    }

    /// The answer: how an arbiter says it, what the articles say, and why.
    pub fn answer(&mut self, presenter: &Presenter) -> Vec<Out> {
        if self.fate == Fate::Open {
            self.fate = Fate::Told;
        }
        let ruling = Slot::Phrase((self.exercise.ruling)().key().to_owned());
        let answer = message::course_answer(ruling);
        let mut out = vec![presenter.say(&answer, Kind::Answer)];
        out.extend(self.reasons(presenter));
        out
    }

    fn reasons(&self, presenter: &Presenter) -> Vec<Out> {
        let why = (self.exercise.why)();
        let law = |name: &&str| {
            let name = (*name).to_owned();
            message::law(Slot::Article(name.clone()), Slot::Law(name))
        };
        let next = message::course_next();
        let all = std::iter::once(why).chain(self.exercise.articles.iter().map(law)).chain([next]);
        all.map(|sentence| presenter.say(&sentence, Kind::Answer)).collect()
    }

    fn standing(&self) -> Option<GameStanding> {
        let play = self.game()?;
        let (state, now) = (play.state(), play.now());
        let left = |side| state.clock().left(side, now);
        Some(GameStanding {
            outcome: state.verdict().map(|verdict| verdict.outcome),
            waiting: state.docket().len(),
            running: state.clock().running(),
            left: BySide::new(left(Side::White), left(Side::Black)),
            board: state.board().fen(),
            sanctions: state.sanctions().len(),
            violations: BySide::new(state.violations(Side::White), state.violations(Side::Black)),
        })
    }

    /// Whether everything holds that a right ruling brings.
    fn is_met(&self) -> bool {
        self.game().is_some_and(|play| self.exercise.wanted.iter().all(|fact| fact.holds(play.state(), play.now())))
    }
}

impl Fact {
    pub fn holds(self, state: &State, now: Ms) -> bool {
        match self {
            Fact::Result(outcome) => state.verdict().is_some_and(|verdict| verdict.outcome == outcome),
            Fact::GoesOn => state.verdict().is_none() && state.docket().is_empty(),
            Fact::Runs(side) => state.clock().running() == Some(side),
            Fact::Left(side, left) => state.clock().left(side, now) == left,
            Fact::MoreThan(side, left) => state.clock().left(side, now) > left,
            Fact::Stands => state.verdict().is_none() && state.clock().running().is_none(),
            Fact::NoMove => state.last_made().is_none(),
            Fact::Moved => state.last_made().is_some(),
            Fact::Drawn => state.opening().is_some(),
            Fact::Violations(side, count) => state.violations(side) == count,
        }
    }
}

/// Whether it is heard in the hall: by the players too, or as a call to the arbiter. What the program would tell him alone
/// is what the trainee has to find.
fn is_of_the_hall(out: &Out) -> bool {
    out.kind == Kind::Call || out.is_for(Seat::Player(Side::White)) || out.is_for(Seat::Player(Side::Black))
}
