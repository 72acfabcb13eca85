//! A board with its players, its clock and its arbiter, for scripts.

use golos::clock::{Control, Ms};
use golos::game::{
    Claim, ClaimCheck, ClaimRequest, ClockEvent, ClockRequest, Command, Ending, Event, Mode, MoveRequest, Outcome,
    PendingRuling, PendingRulingEvent, Phase, Press, RecordEvent, Recorded, Refusal, Request, Ruling, RulingRequest,
    Seat, Setup, State, Verdict, decide, fold,
};
use golos::journal::{Chain, check};
use golos::ledger::audit;
use golos::people::{Actor, Denial, Roster};
use golos::profile::{classes, find_rules};
use golos::rules::{BySide, Notation, Side};

pub const WHITE: Actor = Actor { seat: Seat::Player(Side::White), person: None };
pub const BLACK: Actor = Actor { seat: Seat::Player(Side::Black), person: None };
pub const ARBITER: Actor = Actor::ARBITER;

/// The time that a move takes in a script.
pub const A_MOVE: Ms = Ms::from_secs(1);

/// A rated game under the latest Russian rules, with a record, entered moves completed by themselves.
pub fn setup(control: &str) -> Setup {
    let control: Control = control.parse().expect("a control");
    let rules = find_rules("russian").expect("the rules");
    Setup {
        class: classes(&rules).expect("the classes").of(&control),
        rules,
        control,
        recorded: true,
        players: BySide::new("Анна".to_owned(), "Богдан".to_owned()),
        people: Roster::default(),
        press: Press::Automatic,
        mode: Mode::Rated,
        watch: Default::default(),
        warnings: BySide::default(),
        notation: Notation::FILES,
        position: None,
        opening: None,
        opened: "2026-11-21T15:00:00+02:00".to_owned(),
        program: "golos 0.1.0".to_owned(),
        taken: false,
        occasion: None,
        sparring: None,
    }
}

/// Under other rules, from a position.
pub fn setup_under(rules: &str, control: &str, fen: &str) -> Setup {
    Setup { rules: find_rules(rules).expect("the rules"), ..setup_at(control, fen) }
}

/// From the start under other rules, in the class that they put the control into.
pub fn under(rules: &str, control: &str) -> Setup {
    let rules = find_rules(rules).expect("the rules");
    let class = classes(&rules).expect("the classes").of(&control.parse().expect("a control"));
    Setup { class, rules, ..setup(control) }
}

/// The same set-up from another position.
pub fn at(setup: Setup, fen: &str) -> Setup {
    Setup { position: Some(fen.to_owned()), ..setup }
}

/// The same, from a position.
pub fn setup_at(control: &str, fen: &str) -> Setup {
    Setup { position: Some(fen.to_owned()), ..setup(control) }
}

/// The same, at a real board.
pub fn manual(setup: Setup) -> Setup {
    Setup { press: Press::Manual, ..setup }
}

/// The same, with limits that the program executes.
pub fn automatic_limits(mut setup: Setup) -> Setup {
    setup.rules.draws.limits = Ruling::Automatic;
    setup
}

/// The same, but only a player may bring up a repetition.
pub fn without_repetition(mut setup: Setup) -> Setup {
    setup.rules.draws.repetition.arbiter = None;
    setup
}

/// An event as the program records it, in the name of somebody or of nobody.
pub fn recorded(at: Ms, by: impl Into<Option<Actor>>, event: impl Into<Event>) -> Recorded<Event> {
    Recorded { by: by.into(), ..Recorded::by_program(at, event) }
}

/// A forged event, in the name of somebody or of nobody; when it happens is said where it is used.
pub fn forge(by: impl Into<Option<Actor>>, event: impl Into<Event>) -> Recorded<Event> {
    recorded(Ms::ZERO, by, event)
}

/// What is said against an event at this moment: that it cannot be, or that it does not follow. The state stays as it was.
pub fn objection(state: &State, at: Ms, forged: &Recorded<Event>) -> Option<String> {
    let recorded = &Recorded { at, ..forged.clone() };
    let found = audit(state, recorded);
    let mut after = state.clone();
    match fold(&mut after, recorded) {
        Err(corrupt) => {
            assert_eq!(after, *state, "{recorded:?}: {corrupt}");
            Some(corrupt.to_string())
        }
        Ok(()) => found.first().map(ToString::to_string),
    }
}

/// A game as it goes on: every event is folded and kept.
#[derive(Clone)]
pub struct Table {
    pub state: State,
    pub now: Ms,
    pub log: Vec<Recorded<Event>>,
    /// What was refused, in order.
    pub refusals: Vec<Refusal>,
}

impl Table {
    /// Opened, the clocks not started.
    pub fn open(setup: Setup) -> Table {
        let opened = Event::Opened(Box::new(setup.clone()));
        Table {
            state: State::open(setup).expect("an opening"),
            now: Ms::ZERO,
            log: vec![Recorded::by_program(Ms::ZERO, opened)],
            refusals: Vec::new(),
        }
    }

    /// Opened and started.
    pub fn start(setup: Setup) -> Table {
        let mut table = Table::open(setup);
        table.does(ARBITER, Request::Clock(ClockRequest::Start));
        table
    }

    /// Time passes.
    pub fn wait(&mut self, time: Ms) -> &mut Table {
        self.now += time;
        self
    }

    /// Asks now; what happened is folded. The program never contradicts itself.
    pub fn ask(&mut self, by: impl Into<Actor>, ask: Request) -> Result<Vec<Event>, Refusal> {
        // What is due comes first, and a search that it asks for takes no time here.
        let (mut events, _) = self.decide(&Command::new(ARBITER, Request::Tick), self.now);
        events.extend(self.search());
        let (happened, refusal) = self.decide(&Command::new(by, ask), self.now);
        events.extend(happened);
        events.extend(self.search());
        match refusal {
            Some(Refusal::Internal(what)) => panic!("{what}"),
            Some(refusal) => {
                self.refusals.push(refusal.clone());
                Err(refusal)
            }
            None => Ok(events),
        }
    }

    /// The same, and what is searched takes longer than the script.
    pub fn ask_unsearched(&mut self, by: impl Into<Actor>, ask: Request) -> (Vec<Event>, Option<Refusal>) {
        self.decide(&Command::new(by, ask), self.now)
    }

    fn decide(&mut self, command: &Command, now: Ms) -> (Vec<Event>, Option<Refusal>) {
        let decision = decide(&self.state, command, now);
        for recorded in &decision.events {
            self.takes(recorded.clone());
        }
        (decision.events.into_iter().map(|recorded| recorded.event).collect(), decision.refusal)
    }

    /// Every search that is due, at the moment of what asked for it.
    pub fn search(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        while let Some(search) = self.state.search_due() {
            let chance = search.run();
            let (found, refusal) =
                self.decide(&Command::new(ARBITER, Request::Searched { search, chance }), self.state.at());
            assert_eq!(refusal, None);
            events.extend(found);
        }
        events
    }

    /// Folds an event that the program writes by itself.
    pub fn happens(&mut self, at: Ms, event: impl Into<Event>) {
        self.takes(recorded(at, None, event));
    }

    /// Folds what was recorded elsewhere.
    pub fn takes(&mut self, recorded: Recorded<Event>) {
        let found = audit(&self.state, &recorded);
        assert!(found.is_empty(), "{recorded:?}: {found:?}");
        let before = self.state.clone();
        if let Err(corrupt) = fold(&mut self.state, &recorded) {
            assert_eq!(self.state, before, "a refused event changes nothing");
            panic!("{recorded:?}: {corrupt}");
        }
        self.log.push(recorded);
    }

    /// Asks for what must be done.
    pub fn does(&mut self, by: impl Into<Actor>, ask: Request) -> Vec<Event> {
        let asked = format!("{ask:?}");
        self.ask(by, ask).unwrap_or_else(|refusal| panic!("{asked}: {refusal}"))
    }

    /// Asks for what he may not ask for.
    pub fn denied(&mut self, by: impl Into<Actor>, ask: Request) -> Denial {
        match self.refused(by, ask) {
            Refusal::NotPermitted(denied) => denied.why,
            refusal => panic!("{refusal}"),
        }
    }

    /// Asks for what must be refused.
    pub fn refused(&mut self, by: impl Into<Actor>, ask: Request) -> Refusal {
        let asked = format!("{ask:?}");
        self.ask(by, ask).map(|events| panic!("{asked}: {events:?}")).unwrap_or_else(|refusal| refusal)
    }

    /// Moves by turns, each [`A_MOVE`] after the one before; at a real board each is completed at once.
    pub fn moves(&mut self, moves: &str) -> &mut Table {
        for text in moves.split_whitespace() {
            self.one(text);
        }
        self
    }

    /// One move of the side to move, completed; what it brought about.
    pub fn one(&mut self, text: &str) -> Vec<Event> {
        let side = self.state.turn();
        self.wait(A_MOVE);
        let mut events = self.does(side, Request::Move(MoveRequest::Make(text.to_owned())));
        if self.state.made().is_some() && self.state.phase() == Phase::Playing {
            events.extend(self.does(side, Request::Move(MoveRequest::Press)));
        }
        events
    }

    /// A move of the side to move, made at a real board and not completed.
    pub fn make(&mut self, text: &str) -> Vec<Event> {
        let side = self.state.turn();
        self.wait(A_MOVE);
        self.does(side, Request::Move(MoveRequest::Make(text.to_owned())))
    }

    /// Time passes and nobody asks for anything.
    pub fn tick(&mut self) -> Vec<Event> {
        self.does(ARBITER, Request::Tick)
    }

    /// The time of the side to move is used up.
    pub fn lets_the_flag_fall(&mut self) -> &mut Table {
        self.wait(Ms::from_mins(600)).tick();
        self
    }

    /// The flag that is down is let pass, and a move is made without time.
    pub fn goes_on_without_time(&mut self, text: &str) -> &mut Table {
        self.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
        self.takes(recorded(self.now, ARBITER, ClockEvent::Resumed));
        self.moves(text)
    }

    pub fn left(&self, side: Side) -> Ms {
        self.state.clock().left(side, self.now)
    }

    /// The limits on the docket.
    pub fn reached(&self) -> Vec<&str> {
        self.state
            .docket()
            .iter()
            .filter_map(|matter| if let PendingRuling::Reached(id) = matter { Some(id.name()) } else { None })
            .collect()
    }

    /// How the game ended, by which article.
    pub fn result(&self) -> (Outcome, Ending, &str) {
        let Verdict { outcome, ending, article } = self.verdict();
        (*outcome, ending.clone(), article)
    }

    pub fn verdict(&self) -> &Verdict {
        self.state.verdict().expect("a result")
    }

    pub fn fen(&self) -> String {
        self.state.position().fen()
    }

    /// A claim by the side to move, with a written move if it needs one; what the program found.
    pub fn claim(&mut self, claim: Claim, intended: Option<&str>) -> ClaimCheck {
        let side = self.state.turn();
        self.does(side, Request::Claim(ClaimRequest::Claim { claim, intended: intended.map(str::to_owned) }));
        let pending = self.state.docket().iter().find_map(|matter| match matter {
            PendingRuling::Claim { check, .. } => Some(check.clone()),
            _ => None,
        });
        pending.expect("a claim")
    }

    /// The audit of the journal so far finds nothing.
    pub fn is_sound(&mut self) {
        let mut copy = self.clone();
        copy.close();
        let report = check(copy.journal().as_bytes()).expect("a journal");
        assert_eq!(report.findings, []);
        assert_eq!(report.state, copy.state);
    }

    /// The journal so far, as bytes on disk.
    pub fn journal(&self) -> String {
        let mut chain = Chain::default();
        self.log.iter().map(|recorded| chain.encode(None, recorded).expect("a line")).collect()
    }

    /// Closes the record in good order.
    pub fn close(&mut self) {
        self.happens(self.now.max(self.state.at()), RecordEvent::Closed);
    }
}

/// The clauses among some events that have just been reached.
pub fn reached_in(events: &[Event]) -> Vec<&str> {
    events
        .iter()
        .filter_map(|event| {
            if let Event::PendingRulings(PendingRulingEvent::Reached { limit }) = event {
                Some(limit.name())
            } else {
                None
            }
        })
        .collect()
}
