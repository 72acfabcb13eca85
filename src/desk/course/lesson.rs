//! One exercise: a board with three terminals under a clock that moves only when the exercise says so.

use std::sync::Arc;

use super::exercises::{EXERCISES, Exercise, Fact, Step};
use crate::clock::{Class, Ms};
use crate::desk::{Config, Desk, NewGame, Out, Play, Tongue, default_warnings};
use crate::game::{Mode, Outcome, Press, Seat, State, Watch};
use crate::input::Intent;
use crate::people::Roster;
use crate::profile::{at_control, classes, find_rules};
use crate::rules::{BySide, Side};
use crate::speech::{Ears, Priority};
use crate::table::{TableError, VirtualTime};
use crate::wording::{Sentence, Slot};

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
    time: Arc<VirtualTime>,
    arbiter: Box<Desk>,
    players: BySide<Box<Desk>>,
    fate: Fate,
}

/// How the game stands, as far as a ruling changes it.
#[derive(PartialEq)]
struct Standing {
    outcome: Option<Outcome>,
    waiting: usize,
    running: Option<Side>,
    left: BySide<Ms>,
    board: String,
}

impl Lesson {
    /// The exercise of this place with everything that happens before the arbiter is asked, and what he hears of it.
    ///
    /// # Errors
    /// [`TableError`] if its game cannot be opened.
    pub fn open(index: usize, config: &Config, tongue: &Tongue) -> Result<(Lesson, Vec<Out>), TableError> {
        let exercise = EXERCISES.get(index).unwrap_or(&EXERCISES[0]);
        let time = Arc::new(VirtualTime::default());
        let own = Config { folder: None, ..config.of(None, Ears::of(Seat::Arbiter)) };
        let mut arbiter = Box::new(Desk::new(own, Arc::clone(&time) as Arc<_>));
        let opening = arbiter.open(game_of(exercise, tongue)?)?;
        let player = |side| {
            let mut desk = Box::new(arbiter.beside(None, Ears::of(Seat::Player(side))));
            drop(desk.join(&arbiter));
            desk
        };
        let players = BySide::new(player(Side::White), player(Side::Black));
        let mut lesson = Lesson { exercise, time, arbiter, players, fate: Fate::Open };
        let mut out: Vec<Out> = opening.into_iter().take(1).collect();
        for step in exercise.happens {
            out.extend(lesson.happen(*step).into_iter().filter(is_of_the_hall));
        }
        Ok((lesson, out))
    }

    pub fn game(&self) -> Option<&Play> {
        self.arbiter.game()
    }

    pub fn prompt(&self) -> String {
        self.arbiter.prompt()
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
    pub fn help(&self, tongue: &Tongue) -> Vec<Out> {
        self.game().map(|play| play.help(Some(Seat::Arbiter), None, false, tongue)).unwrap_or_default()
    }

    /// Takes what the arbiter says, and judges it where it changes how the game stands.
    pub fn rule(&mut self, line: &str, tongue: &Tongue) -> Vec<Out> {
        self.judged(tongue, |desk| desk.line(line))
    }

    /// The same for a key or a pad.
    pub fn take(&mut self, intent: Intent, tongue: &Tongue) -> Vec<Out> {
        self.judged(tongue, |desk| desk.intent(None, intent))
    }

    fn judged(&mut self, tongue: &Tongue, act: impl FnOnce(&mut Desk) -> Vec<Out>) -> Vec<Out> {
        let before = self.standing();
        let mut out = self.act(Seat::Arbiter, act);
        if self.is_over() || self.standing() == before {
            return out;
        }
        if self.is_met() {
            self.fate = Fate::Right;
            out.push(tongue.say(&Sentence::new("course-right"), Priority::Answer));
            out.extend(self.reasons(tongue));
        } else {
            out.push(tongue.say(&Sentence::new("course-not-so"), Priority::Answer));
        }
        out
    }

    /// The answer: how an arbiter says it, what the articles say, and why.
    pub fn answer(&mut self, tongue: &Tongue) -> Vec<Out> {
        if self.fate == Fate::Open {
            self.fate = Fate::Told;
        }
        let ruling = Slot::Phrase(self.exercise.ruling.to_owned());
        let answer = Sentence::new("course-answer").with("what", ruling);
        let mut out = vec![tongue.say(&answer, Priority::Answer)];
        out.extend(self.reasons(tongue));
        out
    }

    fn reasons(&self, tongue: &Tongue) -> Vec<Out> {
        let why = Sentence::new(self.exercise.why);
        let law = |name: &&str| {
            let name = (*name).to_owned();
            Sentence::new("law").with("article", Slot::Article(name.clone())).with("law", Slot::Law(name))
        };
        let next = Sentence::new("course-next");
        let all = std::iter::once(why).chain(self.exercise.articles.iter().map(law)).chain([next]);
        all.map(|sentence| tongue.say(&sentence, Priority::Answer)).collect()
    }

    fn standing(&self) -> Option<Standing> {
        let play = self.game()?;
        let (state, now) = (play.state(), play.now());
        let left = |side| state.clock().left(side, now);
        Some(Standing {
            outcome: state.verdict().map(|verdict| verdict.outcome),
            waiting: state.docket().len(),
            running: state.clock().running(),
            left: BySide::new(left(Side::White), left(Side::Black)),
            board: state.board().fen(),
        })
    }

    /// Whether everything holds that a right ruling brings.
    fn is_met(&self) -> bool {
        self.game().is_some_and(|play| self.exercise.wanted.iter().all(|fact| fact.holds(play.state(), play.now())))
    }

    fn happen(&mut self, step: Step) -> Vec<Out> {
        match step {
            Step::Start => self.act(Seat::Arbiter, |desk| desk.line("start")),
            Step::Absent(side) => {
                let line = match side {
                    Side::White => "absent white",
                    Side::Black => "absent black",
                };
                self.act(Seat::Arbiter, |desk| desk.line(line))
            }
            Step::Rules(line) => self.act(Seat::Arbiter, |desk| desk.line(line)),
            Step::Passes(seconds) => self.pass(Ms::from_secs(seconds)),
            Step::Says(side, seconds, line) => {
                let mut out = self.pass(Ms::from_secs(seconds));
                out.extend(self.act(Seat::Player(side), |desk| desk.line(line)));
                out
            }
        }
    }

    /// Time passes deadline by deadline, as it would.
    fn pass(&mut self, span: Ms) -> Vec<Out> {
        let (mut left, mut out) = (span, Vec::new());
        while let Some(wait) = self.arbiter.until_deadline().filter(|wait| *wait <= left && !wait.is_zero()) {
            self.time.pass(wait);
            left -= wait;
            out.extend(self.act(Seat::Arbiter, Desk::tick));
        }
        self.time.pass(left);
        out.extend(self.act(Seat::Arbiter, Desk::tick));
        out
    }

    /// Somebody does something at his terminal. What the arbiter hears of it comes back; a search that is due takes no time.
    fn act(&mut self, seat: Seat, act: impl FnOnce(&mut Desk) -> Vec<Out>) -> Vec<Out> {
        let desk = match seat {
            Seat::Player(side) => &mut self.players[side],
            _ => &mut self.arbiter,
        };
        let mut own = act(desk);
        while let Some(search) = desk.search_due() {
            let chance = search.run();
            own.extend(desk.searched(search, chance));
        }
        let mut heard = self.arbiter.hear();
        // Nobody listens at the players' terminals, and nothing is heaped up there.
        for side in Side::BOTH {
            drop(self.players[side].hear());
        }
        if seat == Seat::Arbiter {
            own.append(&mut heard);
            return own;
        }
        heard
    }
}

impl Fact {
    fn holds(self, state: &State, now: Ms) -> bool {
        match self {
            Fact::Result(outcome) => state.verdict().is_some_and(|verdict| verdict.outcome == outcome),
            Fact::GoesOn => state.verdict().is_none() && state.docket().is_empty(),
            Fact::Runs(side) => state.clock().running() == Some(side),
            Fact::Left(side, left) => state.clock().left(side, now) == left,
            Fact::MoreThan(side, left) => state.clock().left(side, now) > left,
        }
    }
}

/// By what the arbiter is called.
const CALLS: [&str; 2] = ["call-by-player", "call-by-player-because"];

/// Whether it is heard in the hall: by the players too, or as a call to the arbiter. What the program would tell him alone
/// is what the trainee has to find.
fn is_of_the_hall(out: &Out) -> bool {
    CALLS.contains(&out.key) || out.is_for(Seat::Player(Side::White)) || out.is_for(Seat::Player(Side::Black))
}

/// The game of an exercise, as `golos play` opens one for these rules and this control.
fn game_of(exercise: &Exercise, tongue: &Tongue) -> Result<NewGame, TableError> {
    let unknown = |text: &str| {
        let refused = Sentence::refusal("refuse-set-up").with("text", Slot::Text(text.to_owned()));
        TableError::NoGame(Box::new(refused))
    };
    let rules = find_rules(exercise.rules).map_err(|_| unknown(exercise.rules))?;
    let control = tongue.lexicon.control(exercise.control).ok_or_else(|| unknown(exercise.control))?;
    let class = classes(&rules).map_or(Class::Classic, |classes| classes.of(&control));
    let rules = at_control(rules, class, false).map_err(|_| unknown(exercise.rules))?;
    Ok(NewGame {
        players: BySide::default(),
        people: Roster::default(),
        rules,
        control,
        class,
        press: Press::Manual,
        mode: Mode::Rated,
        watch: Watch::default(),
        recorded: class == Class::Classic,
        warnings: BySide::new(default_warnings(), default_warnings()),
        notation: tongue.wording.lang().notation(),
        position: exercise.position.map(str::to_owned),
        opening: None,
        table: None,
        start: None,
        session: None,
    })
}
