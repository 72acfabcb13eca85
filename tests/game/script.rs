//! Random evenings at a board: sense and nonsense from every seat, at any time.

use golos::clock::Ms;
use golos::game::{
    Ask, Audience, Claim, Drawn, Event, GapRuling, Mode, Opening, OpeningLine, Outcome, Press, Query, Refusal, Ruling,
    Said, Seat, Setup, TimeChange,
};
use golos::rules::{BySide, Side, Variant};
use proptest::collection::vec;
use proptest::prelude::*;

use super::table::{ARBITER, Table, setup};

/// Who speaks, seen from the side to move.
#[derive(Clone, Copy, Debug)]
pub enum Who {
    Mover,
    Waiting,
    Arbiter,
}

/// What is done.
#[derive(Clone, Debug)]
pub enum Act {
    /// The lawful move with this number, counted round.
    Lawful(u8),
    /// A move from any piece to any square.
    Wild {
        from: u8,
        to: u8,
        sign: &'static str,
        press: u8,
    },
    /// The arbiter clears the docket and lets the clocks run again.
    GoOn,
    /// A claim of repetition by the lawful move with this number.
    Written(u8),
    Ask(Ask),
    /// The program dies and takes the game up again.
    Reopen(u64),
    Say(String),
}

#[derive(Clone, Debug)]
pub struct Step {
    pub after: Ms,
    pub who: Who,
    pub act: Act,
}

/// A set-up, and what is done from then on.
#[derive(Clone, Debug)]
pub struct Script {
    pub setup: Setup,
    pub steps: Vec<Step>,
}

impl Script {
    /// Plays the script to its end; `ticks` of them are put into each pause.
    pub fn play(&self, ticks: u64) -> Table {
        let mut table = Table::open(self.setup.clone());
        for step in &self.steps {
            let from = table.now;
            for tick in 1..=ticks {
                table.now = from + Ms::new(step.after.get() * tick / (ticks + 1));
                table.tick();
            }
            table.now = from + step.after;
            perform(&mut table, step);
        }
        table.tick();
        table
    }
}

fn perform(table: &mut Table, step: &Step) {
    let side = table.state.turn();
    let by = match step.who {
        Who::Mover => Seat::Player(side),
        Who::Waiting => Seat::Player(side.other()),
        Who::Arbiter => ARBITER,
    };
    match &step.act {
        Act::Lawful(number) => enter(table, by, lawful(table, *number), *number),
        Act::Wild { from, to, sign, press } => enter(table, by, wild(table, *from, *to, sign), *press),
        Act::Written(number) => {
            ask(table, by, Ask::Claim { claim: Claim::Repetition, intended: Some(lawful(table, *number)) });
        }
        Act::Ask(asked) => ask(table, by, asked.clone()),
        Act::GoOn => go_on(table),
        Act::Reopen(gap) => {
            let wall = "2026-11-21T16:00:00+02:00".to_owned();
            write(table, Event::Reopened { wall, gap: Ms::new(*gap) });
        }
        Act::Say(text) => {
            let (key, lang) = ("clock".to_owned(), "uk".to_owned());
            write(table, Event::Said(Said { to: Audience::of(by), key, lang, text: text.clone() }));
        }
    }
}

/// What the shell writes by itself, after what was due.
fn write(table: &mut Table, event: Event) {
    table.tick();
    table.happens(table.now.max(table.state.at()), event);
}

/// A move, and at a real board most often the clock behind it.
fn enter(table: &mut Table, by: Seat, text: String, press: u8) {
    ask(table, by, Ask::Move(text));
    if table.state.is_manual() && !press.is_multiple_of(5) {
        ask(table, by, Ask::Press);
    }
}

/// The arbiter clears the docket and lets the clocks run again.
fn go_on(table: &mut Table) {
    for side in Side::BOTH {
        if table.state.clock().left(side, table.now).is_zero() {
            let (change, reason) = (TimeChange::Set(Ms::from_mins(2)), "mercy".to_owned());
            ask(table, ARBITER, Ask::Time { side, change, reason });
        }
    }
    for _ in 0..table.state.docket().len() {
        ask(table, ARBITER, Ask::Dismiss);
    }
    ask(table, ARBITER, Ask::Resume);
}

fn ask(table: &mut Table, by: Seat, ask: Ask) {
    let before = table.log.len();
    if let Err(refusal) = table.ask(by, ask) {
        let events: Vec<&Event> = table.log.iter().skip(before).map(|(_, event)| event).collect();
        assert_refused(&events, &refusal);
    }
}

/// Nothing of a refused command happens: only what was due, and the record of the refusal.
fn assert_refused(events: &[&Event], refusal: &Refusal) {
    let Some((Event::Refused { why, .. }, due)) = events.split_last() else { panic!("{refusal}: {events:?}") };
    assert_eq!(*why, refusal.to_string());
    for event in due {
        let by_itself = matches!(
            event,
            Event::Warned { .. }
                | Event::Late { .. }
                | Event::Flag { .. }
                | Event::FlagVoid { .. }
                | Event::Ended { by: None, .. }
        );
        assert!(by_itself, "{refusal}: {event:?}");
    }
}

fn lawful(table: &Table, number: u8) -> String {
    let position = table.state.position().draughts().expect("draughts");
    let moves = position.legal_moves();
    match moves.get(usize::from(number) % moves.len().max(1)) {
        Some(mv) if number.is_multiple_of(2) => mv.full(position.geometry()),
        Some(mv) => position.short(mv),
        None => "a1-b2".to_owned(),
    }
}

/// From any piece to any square.
fn wild(table: &Table, from: u8, to: u8, sign: &str) -> String {
    let position = table.state.position().draughts().expect("draughts");
    let pieces: Vec<_> = Side::BOTH.into_iter().flat_map(|side| position.pieces(side)).collect();
    let squares: Vec<_> = position.geometry().squares().collect();
    let from = pieces.get(usize::from(from) % pieces.len().max(1));
    let to = squares.get(usize::from(to) % squares.len());
    let names = [from, to].map(|square| square.map(|&square| position.geometry().name(square)).unwrap_or_default());
    names.join(sign)
}

/// Every script: set-ups of all kinds, up to `most` steps.
pub fn script(most: usize) -> impl Strategy<Value = Script> {
    (any_setup(), vec(step(), 0..most)).prop_map(|(setup, mut steps)| {
        steps.insert(0, Step { after: Ms::ZERO, who: Who::Arbiter, act: Act::Ask(Ask::Start) });
        Script { setup, steps }
    })
}

/// A script of lawful moves only, completed by themselves or by hand.
pub fn game() -> impl Strategy<Value = Script> {
    let step =
        any::<u8>().prop_map(|number| Step { after: Ms::from_secs(1), who: Who::Mover, act: Act::Lawful(number) });
    (any_setup(), vec(step, 0..200)).prop_map(|(setup, moves)| {
        let start = Step { after: Ms::ZERO, who: Who::Arbiter, act: Act::Ask(Ask::Start) };
        let press = Step { after: Ms::new(1), who: Who::Mover, act: Act::Ask(Ask::Press) };
        let completed = moves.into_iter().flat_map(|step| [step, press.clone()]);
        Script { setup, steps: std::iter::once(start).chain(completed).collect() }
    })
}

fn any_setup() -> impl Strategy<Value = Setup> {
    let control = prop::sample::select(vec!["5", "3+2s", "20", "30+30s", "5/3+2+1s", "3 d2s", "1/2"]);
    let position = prop::sample::select(vec![
        None,
        None,
        Some("W:WKa1,Kc1,Ke1:BKb8"),
        Some("B:WKc1,Ke1:BKb8,Kd8,h6"),
        Some("W:Wa3,c3,e3,Kg1:Bb6,d6,f6,Kh8"),
    ]);
    let warnings = vec(prop::sample::select(vec![5_u64, 60, 60, 170]), 0..4);
    let flags = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>());
    (control, position, warnings, flags).prop_map(
        |(control, position, warnings, (press, limits, flag, mode, recorded))| {
            let times: Vec<Ms> = warnings.into_iter().map(Ms::from_secs).collect();
            let mut setup = Setup {
                recorded,
                press: if press { Press::Manual } else { Press::Automatic },
                mode: if mode { Mode::Rated } else { Mode::Training },
                warnings: BySide::new(times.clone(), times),
                position: position.map(str::to_owned),
                ..setup(control)
            };
            setup.rules.limits = ruling(limits);
            setup.rules.flag.ruling = ruling(flag);
            setup
        },
    )
}

fn ruling(automatic: bool) -> Ruling {
    if automatic { Ruling::Automatic } else { Ruling::Offered }
}

fn step() -> impl Strategy<Value = Step> {
    let after = prop_oneof![20 => 0..3000_u64, 1 => 0..60_000_u64, 2 => Just(0)].prop_map(Ms::new);
    let who = prop_oneof![12 => Just(Who::Mover), 1 => Just(Who::Waiting), 2 => Just(Who::Arbiter)];
    let offer = Just((Who::Waiting, Act::Ask(Ask::Offer)));
    (after, prop_oneof![20 => (who, act()), 1 => offer]).prop_map(|(after, (who, act))| Step { after, who, act })
}

fn act() -> impl Strategy<Value = Act> {
    let sign = prop::sample::select(vec!["-", ":"]);
    let wild = (any::<u8>(), any::<u8>(), sign, any::<u8>());
    prop_oneof![
        40 => any::<u8>().prop_map(Act::Lawful),
        6 => wild.prop_map(|(from, to, sign, press)| Act::Wild { from, to, sign, press }),
        6 => Just(Act::GoOn),
        1 => any::<u8>().prop_map(Act::Written),
        2 => typed_move().prop_map(|text| Act::Ask(Ask::Move(text))),
        4 => Just(Act::Ask(Ask::Press)),
        8 => ask_of_any_kind().prop_map(Act::Ask),
        1 => (0..400_000_u64).prop_map(Act::Reopen),
        1 => text().prop_map(Act::Say),
    ]
}

/// What fingers make of a move: squares of every kind, with and without signs.
fn typed_move() -> impl Strategy<Value = String> {
    let square = || ("[a-h]", 1..9_u8).prop_map(|(file, rank)| format!("{file}{rank}"));
    prop_oneof![
        6 => (square(), prop::sample::select(vec!["-", ":", ""]), square()).prop_map(|(from, sign, to)| from + sign + &to),
        2 => vec(square(), 2..5).prop_map(|squares| squares.join(":")),
        1 => vec(square(), 2..5).prop_map(|squares| squares.join("-")),
        1 => text(),
    ]
}

fn text() -> impl Strategy<Value = String> {
    vec(any::<char>(), 0..260).prop_map(|letters| letters.into_iter().collect())
}

fn ask_of_any_kind() -> impl Strategy<Value = Ask> {
    let side = || prop::sample::select(vec![Side::White, Side::Black]);
    let ms = || (0..120_000_u64).prop_map(Ms::new);
    let change = prop_oneof![
        ms().prop_map(TimeChange::Add),
        ms().prop_map(TimeChange::Take),
        ms().prop_map(TimeChange::Set),
        Just(TimeChange::Set(Ms::ZERO)),
    ];
    let claims = vec![Claim::Repetition, Claim::Counter, Claim::ClearDraw, Claim::ShortOfTime];
    let queries = vec![Query::Clock, Query::Turn, Query::Board, Query::Report, Query::Moves("c3".to_owned())];
    prop_oneof![
        9 => prop::sample::select(vec![Ask::Offer, Ask::Decline, Ask::Flag, Ask::Correct, Ask::Correct, Ask::Stand]),
        5 => prop::sample::select(vec![Ask::Resume, Ask::Resume, Ask::Dismiss, Ask::Dismiss, Ask::Tick, Ask::Start]),
        1 => ending(),
        2 => opening(),
        2 => side().prop_map(Ask::Await),
        3 => prop::sample::select(claims).prop_map(|claim| Ask::Claim { claim, intended: None }),
        1 => text().prop_map(|text| Ask::Claim { claim: Claim::Repetition, intended: Some(text) }),
        1 => prop::sample::select(queries).prop_map(Ask::Query),
        1 => text().prop_map(|text| Ask::Query(Query::Place(text))),
        2 => text().prop_map(|reason| Ask::Pause { reason }),
        3 => (side(), change, text()).prop_map(|(side, change, reason)| Ask::Time { side, change, reason }),
        1 => prop::sample::select(vec![GapRuling::Leave, GapRuling::Charge]).prop_map(Ask::Gap),
        1 => text().prop_map(Ask::Note),
        1 => side().prop_map(|side| Ask::Absent(vec![side])),
        1 => Just(Ask::Absent(Side::BOTH.to_vec())),
        3 => side().prop_map(Ask::Arrived),
    ]
}

/// An opening that can be played, and one that leads elsewhere.
fn opening() -> impl Strategy<Value = Ask> {
    let lines = ["cd4 dc5 gh4", "ab4 ba5", "cd4"].map(OpeningLine::moves);
    let drawn = |line: &OpeningLine| Opening::new(Variant::Russian, Drawn::Entered, line).expect("an opening");
    let mut openings = lines.map(|line| drawn(&line)).to_vec();
    let wrong = Opening::recorded(Drawn::Entered, OpeningLine::moves("cd4"), "W:Wc3:Bd6".to_owned());
    openings.push(wrong);
    prop::sample::select(openings).prop_map(|opening| Ask::Opening(Box::new(opening)))
}

/// Rare, for it may end the game.
fn ending() -> impl Strategy<Value = Ask> {
    let result = text().prop_map(|reason| Ask::Result { outcome: Outcome::BothLost, reason });
    prop_oneof![prop::sample::select(vec![Ask::Accept, Ask::Resign, Ask::Uphold, Ask::BothFlags]), result]
}
