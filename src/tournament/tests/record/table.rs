//! A table at which a micro-match is played without its games: they end as they are told to.

use golos_clock::Ms;
use golos_game::{LatenessRule, Mode, Outcome, Press, Scale, Seat, Stake};
use golos_ledger::{RecordEvent, audit};
use golos_people::{Actor, Needs};
use golos_profile::{classes, find_rules};
use golos_rules::Side;
use golos_tournament::micro_match::{
    ByRival, Command, Event, Length, MatchCourse, MatchOutcome, Phase, Recorded, Refusal, Request, Rival, Setup, State,
    decide, fold, next_deadline,
};

pub const WHITE: Outcome = Outcome::Win(Side::White);
pub const BLACK: Outcome = Outcome::Win(Side::Black);
pub const DRAW: Outcome = Outcome::Draw;
pub const A: MatchOutcome = MatchOutcome::Win(Rival::A);
pub const B: MatchOutcome = MatchOutcome::Win(Rival::B);

pub fn course(control: &str, length: Length, carried: bool) -> MatchCourse {
    let control = control.parse().expect("a control");
    let classes = classes(&find_rules("russian").expect("a rule set")).expect("the classes");
    MatchCourse { class: classes.of(&control), control, length, carried }
}

/// Two games under the rules of 2022, with a break of five minutes.
pub fn setup() -> Setup {
    let rules = find_rules("russian-2022").expect("a rule set");
    let rest = rules.score.micro_match.as_ref().expect("micro-matches").rest.least();
    Setup {
        rules,
        players: ByRival::new("Аня".to_owned(), "Іван".to_owned()),
        people: Default::default(),
        course: course("45+30s", Length::Games(2), false),
        extra: None,
        scale: Scale::Two,
        rest,
        recorded: true,
        press: Press::Automatic,
        mode: Mode::Rated,
        tactile: ByRival::new(false, false),
        blind: ByRival::new(false, false),
        needs: ByRival::new(Needs::NONE, Needs::NONE),
        gate: golos_game::Gate::Off,
        warnings: ByRival::default(),
        position: None,
        opening: None,
        opened: "2026-11-21T15:00:00.000+02:00".to_owned(),
        program: "golos test".to_owned(),
    }
}

/// The same with what lateness costs in another document.
pub fn losing(stake: Stake) -> Setup {
    let mut setup = setup();
    setup.rules.time.lateness = setup.rules.time.lateness.map(|rule| LatenessRule { loses: stake, ..rule });
    setup
}

pub struct Table {
    pub state: State,
    pub now: Ms,
    pub events: Vec<Recorded<Event>>,
}

impl Table {
    pub fn open(setup: Setup) -> Table {
        Table { state: State::open(setup).expect("a micro-match"), now: Ms::ZERO, events: Vec::new() }
    }

    pub fn ask(&mut self, by: impl Into<Actor>, ask: Request) -> Option<Refusal> {
        let decision = decide(&self.state, &Command::new(by.into(), ask), self.now);
        for recorded in decision.events {
            assert!(audit(&self.state, &recorded).is_empty(), "{recorded:?}");
            fold(&mut self.state, &recorded).expect("an event of our own fits");
            self.events.push(recorded);
        }
        decision.refusal
    }

    /// What the program puts into the record by itself, behind what is due by then.
    pub fn record(&mut self, event: RecordEvent) {
        assert_eq!(self.arbiter(Request::Tick), None);
        let recorded = Recorded::by_program(self.now.max(self.state.at()), event);
        assert!(audit(&self.state, &recorded).is_empty(), "{recorded:?}");
        fold(&mut self.state, &recorded).expect("it fits");
        self.events.push(recorded);
    }

    pub fn arbiter(&mut self, ask: Request) -> Option<Refusal> {
        self.ask(Seat::Arbiter, ask)
    }

    pub fn pass(&mut self, time: Ms) {
        self.now += time;
        assert_eq!(self.arbiter(Request::Tick), None);
    }

    pub fn open_game(&mut self) {
        let file = format!("game-{}.ron", self.state.next_number());
        assert_eq!(self.arbiter(Request::OpenGame { file }), None);
    }

    /// The next game is opened, takes an hour and ends so.
    pub fn game(&mut self, outcome: Outcome) {
        self.open_game();
        self.pass(Ms::from_mins(60));
        self.end(outcome, false);
    }

    pub fn end(&mut self, outcome: Outcome, forfeit: bool) {
        let article = "R-6.1.7".to_owned();
        assert_eq!(self.arbiter(Request::EndGame { outcome, forfeit, article }), None);
    }

    /// The games end so, with the breaks between them.
    pub fn games(&mut self, outcomes: &[Outcome]) {
        for (index, outcome) in outcomes.iter().enumerate() {
            if index > 0 {
                self.pass(self.state.setup().rest);
            }
            self.game(*outcome);
        }
    }

    pub fn outcome(&self) -> Option<MatchOutcome> {
        self.state.result().map(|result| result.outcome)
    }

    pub fn score(&self) -> (u32, u32) {
        let score = self.state.score();
        (score.a, score.b)
    }

    /// When the break is over.
    pub fn due(&self) -> Option<Ms> {
        match self.state.phase() {
            Phase::Break { due, .. } => Some(due),
            _ => None,
        }
    }

    pub fn deadline(&self) -> Option<Ms> {
        next_deadline(&self.state)
    }
}
