//! A board with a terminal for everybody at it, under a clock that moves only when it is told to: what the exercises of
//! the course and of the tutorials happen at.

use std::sync::Arc;

use super::exercises::ExerciseStep;
use crate::archive::Recorded;
use crate::replay::Replayer;
use crate::{Config, Desk, NewGame, Out, Play, Presenter, default_warnings};
use golos_clock::{Class, Ms};
use golos_game::{Mode, Press, Seat};
use golos_people::{Person, Role, Roster, Tasks};
use golos_profile::{at_control, classes, find_rules};
use golos_rules::{BySide, Side};
use golos_speech::{Kind, Subscription};
use golos_table::{TableError, Time, VirtualTime};
use golos_wording::{Sentence, Slot, message};

/// How the board is laid, and whose place the learner has.
#[derive(Clone, Copy)]
pub(super) struct Lay {
    /// The rule set and the control, as a person names them.
    pub rules: &'static str,
    pub control: &'static str,
    /// The position at the start; none: the usual one.
    pub position: Option<&'static str>,
    pub seat: Seat,
    pub mode: Mode,
}

/// The game that is replayed where one learns how: the sample game of R-6.1.6.2, with times.
const SAMPLE: &[u8] = include_bytes!("sample.ron");

/// Marks in the lines of an exercise, and the reasons that people give in the language of the learner.
const REASONS: [(&str, Reason); 3] = [
    ("{missing}", message::course_reason_missing),
    ("{talking}", message::course_reason_talking),
    ("{again}", message::course_reason_again),
];

type Reason = fn() -> Sentence;

/// A board and its terminals.
pub(super) struct Bench {
    time: Arc<VirtualTime>,
    seat: Seat,
    arbiter: Box<Desk>,
    players: BySide<Box<Desk>>,
    /// The terminal of an assistant, where the learner is one.
    assistant: Option<Box<Desk>>,
    /// What each mark of [`REASONS`] stands for.
    reasons: Vec<(&'static str, String)>,
}

impl Bench {
    /// A board where nothing has happened yet, and what is heard at its opening.
    ///
    /// # Errors
    /// [`TableError`] if its game cannot be opened.
    pub fn open(lay: Lay, config: &Config, presenter: &Presenter) -> Result<(Bench, Vec<Out>), TableError> {
        let time = Arc::new(VirtualTime::default());
        let own = Config { folder: None, ..config.of(None, Subscription::of(Seat::Arbiter)) };
        let mut arbiter = Box::new(Desk::new(own, Arc::clone(&time) as Arc<_>));
        let opening = arbiter.open(game_of(lay, presenter)?)?;
        let beside = |seat| {
            let mut desk = Box::new(arbiter.beside(None, Subscription::of(seat)));
            drop(desk.join(&arbiter));
            desk
        };
        let players = BySide::new(beside(Seat::Player(Side::White)), beside(Seat::Player(Side::Black)));
        let assistant = matches!(lay.seat, Seat::Assistant(_)).then(|| beside(lay.seat));
        let in_words = |(mark, reason): (_, Reason)| (mark, presenter.say(&reason(), Kind::Answer).written);
        let reasons = REASONS.map(in_words).to_vec();
        Ok((Bench { time, seat: lay.seat, arbiter, players, assistant, reasons }, opening))
    }

    /// A replay of a game that was played before, and what is heard at its opening.
    ///
    /// # Errors
    /// [`TableError`] if it cannot be read.
    pub fn replay(config: &Config, presenter: &Presenter) -> Result<(Bench, Vec<Out>), TableError> {
        let time = Arc::new(VirtualTime::default());
        let clock = Arc::clone(&time) as Arc<dyn Time>;
        let sample = Recorded { bytes: SAMPLE.to_vec(), ..Recorded::default() };
        let (player, opening) = Replayer::of(sample, &clock, presenter)?;
        let desk = || {
            let own = Config { folder: None, ..config.of(None, Subscription::of(Seat::Arbiter)) };
            Box::new(Desk::new(own, Arc::clone(&clock)))
        };
        let (mut arbiter, players) = (desk(), BySide::new(desk(), desk()));
        arbiter.show(Box::new(player));
        Ok((Bench { time, seat: Seat::Arbiter, arbiter, players, assistant: None, reasons: Vec::new() }, opening))
    }

    pub fn game(&self) -> Option<&Play> {
        self.desk().game()
    }

    pub fn prompt(&self) -> String {
        self.desk().prompt()
    }

    /// The terminal of the learner.
    fn desk(&self) -> &Desk {
        match (self.seat, &self.assistant) {
            (Seat::Player(side), _) => &self.players[side],
            (_, Some(assistant)) => assistant,
            (_, None) => &self.arbiter,
        }
    }

    /// The learner does something at his terminal. What he hears comes back.
    pub fn own(&mut self, act: impl FnOnce(&mut Desk) -> Vec<Out>) -> Vec<Out> {
        self.act(self.seat, act)
    }

    /// Something happens. What he at this bench hears of it comes back.
    pub fn happen(&mut self, step: ExerciseStep) -> Vec<Out> {
        match step {
            ExerciseStep::Start => self.act(Seat::Arbiter, |desk| desk.line("start")),
            ExerciseStep::Absent(side) => {
                let line = match side {
                    Side::White => "absent white",
                    Side::Black => "absent black",
                };
                self.act(Seat::Arbiter, |desk| desk.line(line))
            }
            ExerciseStep::Rules(line) => {
                let line = self.in_words(line);
                self.act(Seat::Arbiter, |desk| desk.line(&line))
            }
            ExerciseStep::Passes(seconds) => self.pass(Ms::from_secs(seconds)),
            ExerciseStep::SentenceKind(side, seconds, line) => {
                let line = self.in_words(line);
                let mut out = self.pass(Ms::from_secs(seconds));
                out.extend(self.act(Seat::Player(side), |desk| desk.line(&line)));
                out
            }
        }
    }

    fn in_words(&self, line: &str) -> String {
        self.reasons.iter().fold(line.to_owned(), |line, (mark, reason)| line.replace(mark, reason))
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

    /// Somebody does something at his terminal. What the learner hears of it comes back; a search that is due takes no time.
    fn act(&mut self, seat: Seat, act: impl FnOnce(&mut Desk) -> Vec<Out>) -> Vec<Out> {
        let desk = match (seat, &mut self.assistant) {
            (Seat::Player(side), _) => &mut self.players[side],
            (Seat::Assistant(_), Some(assistant)) => assistant,
            _ => &mut self.arbiter,
        };
        let mut own = act(desk);
        while let Some(search) = desk.search_due() {
            let chance = search.run();
            own.extend(desk.searched(search, chance));
        }
        // Nobody listens at the other terminals, and nothing is heaped up there.
        let mut heard = Vec::new();
        let BySide { white, black } = &mut self.players;
        let players = [(Seat::Player(Side::White), white), (Seat::Player(Side::Black), black)];
        let assistant = self.assistant.as_mut().map(|desk| (self.seat, desk));
        for (of, desk) in players.into_iter().chain([(Seat::Arbiter, &mut self.arbiter)]).chain(assistant) {
            let out = desk.hear();
            if of == self.seat {
                heard = out;
            }
        }
        if seat == self.seat {
            own.append(&mut heard);
            return own;
        }
        heard
    }
}

/// The game of an exercise, as `golos play` opens one for these rules and this control.
fn game_of(lay: Lay, presenter: &Presenter) -> Result<NewGame, TableError> {
    let unknown = |text: &str| {
        let refused = message::refuse_set_up(Slot::Text(text.to_owned()));
        TableError::NoGame(Box::new(refused))
    };
    let rules = find_rules(lay.rules).map_err(|_| unknown(lay.rules))?;
    let control = presenter.lexicon.control(lay.control).map_err(|_| unknown(lay.control))?;
    let class = classes(&rules).map_or(Class::Classic, |classes| classes.of(&control));
    let rules = at_control(rules, class, false).map_err(|_| unknown(lay.rules))?;
    Ok(NewGame {
        people: people_of(lay.seat),
        press: Press::Manual,
        mode: lay.mode,
        warnings: BySide::new(default_warnings(), default_warnings()),
        position: lay.position.map(str::to_owned),
        ..NewGame::new(rules, control, class, presenter.wording.lang().notation())
    })
}

/// The assistant that the learner is.
fn people_of(seat: Seat) -> Roster {
    let mut people = Roster::default();
    if let Seat::Assistant(side) = seat {
        let role = Role::Assistant { of: vec![side], tasks: Tasks::USUAL };
        // One is never too many.
        let _ = people.add(Person { name: String::new(), role });
    }
    people
}
