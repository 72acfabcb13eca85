//! Random evenings at a board: sense and nonsense from every seat, at any time.

use golos::clock::Ms;
use golos::game::{
    AdjournmentRequest, AttendanceEvent, AttendanceRequest, Audience, Claim, ClaimRequest, ClockEvent, ClockRequest,
    Drawn, Event, GapRuling, HearingEvent, Irregularity, LONGEST_SEAL, Mode, MoveRequest, OfferRequest, Opening,
    OpeningAct, OpeningLine, OpeningRequest, Outcome, PendingRulingEvent, Press, Query, RecordEvent, RecordRequest,
    Refusal, RemedyRequest, Request, Ruling, RulingRequest, Said, SealKey, Sealed, Setup, TimeChange,
};
use golos::people::Actor;
use golos::rules::renju::{self, Expected, Letters, Point};
use golos::rules::{BySide, Move, Notation, Position, Side, Variant, chess};
use proptest::collection::vec;
use proptest::prelude::*;

use golos::profile::{find_rules, rule_ids};

use super::table::{ARBITER, Table, under};

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
    /// The lawful move with this number is sealed.
    Seal(u8),
    /// The envelope is opened, with its key or with another.
    Unseal(bool),
    Request(Request),
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
    /// The same evening under other rules, from their start.
    pub fn under(&self, rules: &str) -> Script {
        let Setup { rules, class, .. } = under(rules, &self.setup.control.to_string());
        Script { setup: Setup { rules, class, position: None, ..self.setup.clone() }, steps: self.steps.clone() }
    }

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
    let by: Actor = match step.who {
        Who::Mover => side.into(),
        Who::Waiting => side.other().into(),
        Who::Arbiter => ARBITER,
    };
    match &step.act {
        Act::Lawful(number) => match by_regulation(table, *number) {
            Some(asked) => ask(table, by, asked),
            None => enter(table, by, lawful(table, *number), *number),
        },
        Act::Wild { from, to, sign, press } => enter(table, by, wild(table, *from, *to, sign), *press),
        Act::Written(number) => {
            ask(
                table,
                by,
                Request::Claim(ClaimRequest::Claim {
                    claim: Claim::Repetition,
                    intended: Some(lawful(table, *number)),
                }),
            );
        }
        Act::Seal(number) => {
            let sealed = Sealed::new(&lawful(table, *number), &key(1)).expect("a move");
            ask(table, by, Request::Adjournment(AdjournmentRequest::Seal(Box::new(sealed))));
        }
        Act::Unseal(right) => {
            ask(table, ARBITER, Request::Adjournment(AdjournmentRequest::Unseal(Box::new(key(u8::from(*right))))))
        }
        Act::Request(asked) => ask(table, by, asked.clone()),
        Act::GoOn => {
            // What is due comes before what is done about it.
            table.tick();
            go_on(table);
        }
        Act::Reopen(gap) => {
            let wall = "2026-11-21T16:00:00+02:00".to_owned();
            write(table, Event::Record(RecordEvent::Reopened { wall, gap: Ms::new(*gap) }));
        }
        Act::Say(text) => {
            let (key, lang) = ("clock".to_owned(), "uk".to_owned());
            write(
                table,
                Event::Hearing(HearingEvent::Said(Said {
                    to: Audience::of(by.seat),
                    key,
                    lang,
                    text: text.clone(),
                    written: None,
                    listener: None,
                })),
            );
        }
    }
}

/// What the shell writes by itself, after what was due.
fn write(table: &mut Table, event: Event) {
    table.tick();
    table.happens(table.now.max(table.state.at()), event);
}

/// A move, and at a real board most often the clock behind it.
fn enter(table: &mut Table, by: Actor, text: String, press: u8) {
    ask(table, by, Request::Move(MoveRequest::Make(text)));
    if table.state.is_manual() && !press.is_multiple_of(5) {
        ask(table, by, Request::Move(MoveRequest::Press));
    }
}

/// The arbiter clears the docket and lets the clocks run again.
fn go_on(table: &mut Table) {
    for side in Side::BOTH {
        if table.state.clock().left(side, table.now).is_zero() {
            let (change, reason) = (TimeChange::Set(Ms::from_mins(2)), "mercy".to_owned());
            ask(table, ARBITER, Request::Clock(ClockRequest::Overrule { sides: vec![side], change, reason }));
        }
    }
    for _ in 0..table.state.docket().len() {
        ask(table, ARBITER, Request::Ruling(RulingRequest::Dismiss));
    }
    if table.state.sealed().is_some() {
        ask(table, ARBITER, Request::Adjournment(AdjournmentRequest::Unseal(Box::new(key(1)))));
    }
    ask(table, ARBITER, Request::Clock(ClockRequest::Resume));
    ask(table, ARBITER, Request::Clock(ClockRequest::Start));
}

fn key(first: u8) -> SealKey {
    SealKey::new([first; LONGEST_SEAL])
}

fn ask(table: &mut Table, by: Actor, ask: Request) {
    let before = table.log.len();
    if let Err(refusal) = table.ask(by, ask) {
        let events: Vec<&Event> = table.log.iter().skip(before).map(|recorded| &recorded.event).collect();
        assert_refused(&events, &refusal);
    }
}

/// Nothing of a refused command happens: only what was due, and the record of the refusal.
fn assert_refused(events: &[&Event], refusal: &Refusal) {
    let Some((Event::Record(RecordEvent::Refused { why, .. }), due)) = events.split_last() else {
        panic!("{refusal}: {events:?}")
    };
    assert_eq!((why.id.as_str(), &why.arguments), (refusal.id(), &refusal.arguments()));
    for event in due {
        let by_itself = matches!(
            event,
            Event::Clock(ClockEvent::Warned { .. } | ClockEvent::Overtime { .. })
                | Event::Attendance(AttendanceEvent::Late { .. })
                | Event::Clock(ClockEvent::Flag { .. })
                | Event::Clock(ClockEvent::FlagVoid { .. })
                | Event::PendingRulings(PendingRulingEvent::MateSearched { .. })
                | Event::Ended { .. }
        );
        assert!(by_itself, "{refusal}: {event:?}");
    }
}

fn lawful(table: &Table, number: u8) -> String {
    let position = table.state.position();
    let moves: Vec<Move> = match position {
        Position::Draughts(position) => position.legal_moves().into_iter().map(Move::Draughts).collect(),
        Position::Chess(position) => position.legal_moves().into_iter().map(Move::Chess).collect(),
        Position::Renju(position) => {
            let is_foul = |mv: &renju::Move| match mv {
                renju::Move::Place(point) => !position.foul_at(*point).is_empty(),
                renju::Move::Pass => false,
            };
            position.moves().into_iter().filter(|mv| !is_foul(mv)).map(Move::Renju).collect()
        }
    };
    match one_of(&moves, number) {
        Some(mv) if number.is_multiple_of(2) => position.full(mv),
        Some(mv) => position.short(mv, Notation::FILES),
        None => "a1-b2".to_owned(),
    }
}

/// What the opening regulation asks for, if it holds.
fn by_regulation(table: &Table, number: u8) -> Option<Request> {
    let regulation = table.state.regulation()?;
    let (_, expected) = regulation.expected()?;
    let acts = [OpeningAct::Swap, OpeningAct::Keep, OpeningAct::Offers];
    let placed =
        |points: Vec<Point>| Some(Request::Move(MoveRequest::Make(Letters::AToP.name(*one_of(&points, number)?))));
    let free = || regulation.position().board().free();
    let central = |square: u8| {
        let is_near = move |at: u8| at.abs_diff(8) <= square / 2;
        move |point: &Point| is_near(point.column()) && is_near(point.row())
    };
    match expected {
        Expected::Stone { square, .. } => placed(free().filter(central(square)).collect()),
        Expected::Offer { .. } => placed(free().collect()),
        Expected::Choice => placed(regulation.offers().to_vec()),
        Expected::Swap => one_of(&acts[..2], number).cloned().map(|it| Request::Opening(OpeningRequest::Act(it))),
        Expected::SwapOrOffers { .. } => {
            one_of(&acts, number).cloned().map(|it| Request::Opening(OpeningRequest::Act(it)))
        }
        Expected::Count { most } => {
            Some(Request::Opening(OpeningRequest::Act(OpeningAct::Count(number % most.min(4) + 1))))
        }
    }
}

fn one_of<T>(all: &[T], number: u8) -> Option<&T> {
    all.get(usize::from(number) % all.len().max(1))
}

/// From any piece to any square; on any crossing.
fn wild(table: &Table, from: u8, to: u8, sign: &str) -> String {
    let (pieces, places): (Vec<String>, Vec<String>) = match table.state.position() {
        Position::Draughts(position) => {
            let name = |square| position.geometry().name(square);
            let pieces = Side::BOTH.into_iter().flat_map(|side| position.pieces(side)).map(name);
            (pieces.collect(), position.geometry().squares().map(name).collect())
        }
        Position::Chess(position) => {
            let pieces = Side::BOTH.into_iter().flat_map(|side| position.pieces(side));
            let squares = chess::Square::ALL.map(|square| square.to_string());
            (pieces.map(|(square, _)| square.to_string()).collect(), squares.to_vec())
        }
        Position::Renju(position) => {
            let points = position.moves().into_iter().map(|mv: renju::Move| mv.text(Letters::AToP));
            return one_of(&points.collect::<Vec<_>>(), to).cloned().unwrap_or_default();
        }
    };
    let sign = if table.state.position().chess().is_some() && sign == ":" { "x" } else { sign };
    let names = [one_of(&pieces, from), one_of(&places, to)];
    names.map(|name| name.cloned().unwrap_or_default()).join(sign)
}

/// Every script: set-ups of all kinds, up to `most` steps.
pub fn script(most: usize) -> impl Strategy<Value = Script> {
    (any_setup(), vec(step(), 0..most)).prop_map(|(setup, mut steps)| {
        steps.insert(
            0,
            Step { after: Ms::ZERO, who: Who::Arbiter, act: Act::Request(Request::Clock(ClockRequest::Start)) },
        );
        Script { setup, steps }
    })
}

/// A script of lawful moves only, completed by themselves or by hand.
pub fn game() -> impl Strategy<Value = Script> {
    let step =
        any::<u8>().prop_map(|number| Step { after: Ms::from_secs(1), who: Who::Mover, act: Act::Lawful(number) });
    (any_setup(), vec(step, 0..200)).prop_map(|(setup, moves)| {
        let start = Step { after: Ms::ZERO, who: Who::Arbiter, act: Act::Request(Request::Clock(ClockRequest::Start)) };
        let press = Step { after: Ms::new(1), who: Who::Mover, act: Act::Request(Request::Move(MoveRequest::Press)) };
        let completed = moves.into_iter().flat_map(|step| [step, press.clone()]);
        Script { setup, steps: std::iter::once(start).chain(completed).collect() }
    })
}

const DRAUGHTS: [Option<&str>; 5] =
    [None, None, Some("W:WKa1,Kc1,Ke1:BKb8"), Some("B:WKc1,Ke1:BKb8,Kd8,h6"), Some("W:Wa3,c3,e3,Kg1:Bb6,d6,f6,Kh8")];

const DRAUGHTS_100: [Option<&str>; 4] = [None, None, Some("W:WK46,K47,K48:BK5"), Some("B:W31,32,33,K50:B15,18,19,K1")];

/// The rule sets of these games, each edition.
fn rules_of(belongs: impl Fn(Variant) -> bool) -> Vec<&'static str> {
    let variant = |id: &str| find_rules(id).expect("built in").variant;
    rule_ids().into_iter().filter(|id| belongs(variant(id))).collect()
}

/// Few pieces, so that whether a side can mate is soon found.
const CHESS_BOARDS: [Option<&str>; 5] = [
    None,
    Some("k7/8/1K6/8/8/8/8/7R w - - 140 100"),
    Some("8/4P1k1/8/8/8/8/4p1K1/8 b - - 0 1"),
    Some("r3k3/8/8/8/8/8/8/R3K3 w - - 90 50"),
    Some("8/8/4k3/8/8/3K4/3N2q1/8 w - - 0 1"),
];

const RENJU: [Option<&str>; 4] =
    [None, None, Some("b:g8,i8,h9,h10 w:a1,c1,e1,g1 turn:b"), Some("b:c8,d8,e8,g8,h8 w:a1,b1,c1,e1,f1 turn:b")];

fn any_setup() -> impl Strategy<Value = Setup> {
    let control = prop::sample::select(vec![
        "5",
        "3+2s",
        "20",
        "30+30s",
        "5/3+2+1s",
        "3 d2s",
        "1m/2",
        "3 b2s",
        "1+3x5s",
        "hourglass 2",
        "1m/2; 30s+2s",
    ]);
    let board = prop_oneof![
        2 => (prop::sample::select(rules_of(|it| it.draughts().is_some() && it.board_size() == 8)),
            prop::sample::select(DRAUGHTS.to_vec())).prop_map(|(rules, fen)| (rules, fen, renju::Opening::Free)),
        1 => (prop::sample::select(rules_of(|it| it.draughts().is_some() && it.board_size() == 10)),
            prop::sample::select(DRAUGHTS_100.to_vec())).prop_map(|(rules, fen)| (rules, fen, renju::Opening::Free)),
        2 => (prop::sample::select(rules_of(|it| matches!(it, Variant::Chess | Variant::Chess960))), prop::sample::select(CHESS_BOARDS.to_vec()))
            .prop_map(|(rules, fen)| (rules, fen, renju::Opening::Free)),
        2 => (prop::sample::select(rules_of(|it| it == Variant::Renju)), prop::sample::select(RENJU.to_vec()),
            prop::sample::select(renju::Opening::ALL.to_vec())),
    ];
    let warnings = vec(prop::sample::select(vec![5_u64, 60, 60, 170]), 0..4);
    let flags = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>());
    (control, board, warnings, flags).prop_map(
        |(control, (rules, position, opening), warnings, (press, limits, flag, mode, recorded))| {
            let times: Vec<Ms> = warnings.into_iter().map(Ms::from_secs).collect();
            let mut setup = Setup {
                recorded,
                press: if press { Press::Manual } else { Press::Automatic },
                mode: if mode { Mode::Rated } else { Mode::Training },
                warnings: BySide::new(times.clone(), times),
                position: position.map(str::to_owned),
                ..under(rules, control)
            };
            setup.rules.draws.limits = ruling(limits);
            setup.rules.time.flag.ruling = ruling(flag);
            if let Some(rule) = &mut setup.rules.openings.regulation {
                rule.opening = opening;
            }
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
    let offer = Just((Who::Waiting, Act::Request(Request::Offer(OfferRequest::Offer))));
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
        2 => any::<u8>().prop_map(Act::Seal),
        2 => any::<bool>().prop_map(Act::Unseal),
        2 => typed_move().prop_map(|text| Act::Request(Request::Move(MoveRequest::Make(text)))),
        4 => Just(Act::Request(Request::Move(MoveRequest::Press))),
        4 => Just(Act::Request(Request::Move(MoveRequest::TakeBack))),
        8 => ask_of_any_kind().prop_map(Act::Request),
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

fn ask_of_any_kind() -> impl Strategy<Value = Request> {
    let side = || prop::sample::select(vec![Side::White, Side::Black]);
    let ms = || (0..120_000_u64).prop_map(Ms::new);
    let change = prop_oneof![
        ms().prop_map(TimeChange::Add),
        ms().prop_map(TimeChange::Take),
        ms().prop_map(TimeChange::Set),
        Just(TimeChange::Set(Ms::ZERO)),
    ];
    let claims = vec![
        Claim::Repetition,
        Claim::Counter,
        Claim::ClearDraw,
        Claim::ShortOfTime,
        Claim::Dead,
        Claim::Increment,
        Claim::NormalMeans,
        Claim::Foul,
    ];
    let misdeeds = vec![
        Irregularity::NoMove,
        Irregularity::TwoHands,
        Irregularity::Displaced,
        Irregularity::Record,
        Irregularity::Turned,
        Irregularity::WrongStart,
        Irregularity::WrongColours,
    ];
    let named = prop::option::of(side());
    let misdeed = (named, prop::sample::select(misdeeds)).prop_map(|(side, misdeed)| {
        Request::Remedy(RemedyRequest::Irregularity { side, misdeed, reason: String::new() })
    });
    let acts = prop_oneof![
        Just(OpeningAct::Swap),
        Just(OpeningAct::Keep),
        Just(OpeningAct::Offers),
        any::<u8>().prop_map(OpeningAct::Count),
        "[a-p]1?[0-9]".prop_map(OpeningAct::Offer),
    ];
    let queries = vec![Query::Clock, Query::Turn, Query::Board, Query::Report, Query::Moves("c3".to_owned())];
    prop_oneof![
        9 => prop::sample::select(vec![Request::Offer(OfferRequest::Offer), Request::Offer(OfferRequest::Decline), Request::Clock(ClockRequest::Flag), Request::Remedy(RemedyRequest::Correct), Request::Remedy(RemedyRequest::Correct), Request::Remedy(RemedyRequest::Stand)]),
        5 => prop::sample::select(vec![Request::Clock(ClockRequest::Resume), Request::Clock(ClockRequest::Resume), Request::Ruling(RulingRequest::Dismiss), Request::Ruling(RulingRequest::Dismiss), Request::Tick, Request::Clock(ClockRequest::Start)]),
        1 => ending(),
        2 => opening(),
        2 => side().prop_map(|it| Request::Opening(OpeningRequest::Await(it))),
        3 => prop::sample::select(claims).prop_map(|claim| Request::Claim(ClaimRequest::Claim { claim, intended: None })),
        1 => text().prop_map(|text| Request::Claim(ClaimRequest::Claim { claim: Claim::Repetition, intended: Some(text) })),
        1 => prop::sample::select(queries).prop_map(|it| Request::Record(RecordRequest::Query(it))),
        1 => text().prop_map(|text| Request::Record(RecordRequest::Query(Query::Place(text)))),
        2 => text().prop_map(|reason| Request::Clock(ClockRequest::Pause { reason })),
        3 => (side(), change, text()).prop_map(|(side, change, reason)| Request::Clock(ClockRequest::Correct { side, change, reason })),
        2 => (prop::option::of(side()), 0..60_u32, text()).prop_map(|(side, moves, reason)| Request::Clock(ClockRequest::SetCounter { side, moves, reason })),
        2 => (side(), text()).prop_map(|(side, reason)| Request::Clock(ClockRequest::NextPeriod { sides: vec![side], reason })),
        1 => (prop::option::of(side()), text()).prop_map(|(side, reason)| Request::Clock(ClockRequest::TwoMinutes { side, reason })),
        1 => prop::sample::select(vec![GapRuling::Leave, GapRuling::Charge]).prop_map(|it| Request::Clock(ClockRequest::Gap(it))),
        1 => text().prop_map(|it| Request::Record(RecordRequest::Note(it))),
        1 => side().prop_map(|side| Request::Attendance(AttendanceRequest::Absent(vec![side]))),
        1 => Just(Request::Attendance(AttendanceRequest::Absent(Side::BOTH.to_vec()))),
        1 => Just(Request::Adjournment(AdjournmentRequest::Lose { reason: "rain".to_owned() })),
        3 => side().prop_map(|it| Request::Attendance(AttendanceRequest::Arrived(it))),
        2 => misdeed,
        2 => acts.prop_map(|it| Request::Opening(OpeningRequest::Act(it))),
        1 => Just(Request::Claim(ClaimRequest::Postpone)),
    ]
}

/// An opening that can be played, and one that leads elsewhere.
fn opening() -> impl Strategy<Value = Request> {
    let lines = ["cd4 dc5 gh4", "ab4 ba5", "cd4"].map(OpeningLine::moves);
    let drawn = |line: &OpeningLine| Opening::new(Variant::RUSSIAN, Drawn::Entered, line).expect("an opening");
    let mut openings = lines.map(|line| drawn(&line)).to_vec();
    let wrong = Opening::recorded(Drawn::Entered, OpeningLine::moves("cd4"), "W:Wc3:Bd6".to_owned());
    openings.push(wrong);
    prop::sample::select(openings).prop_map(|opening| Request::Opening(OpeningRequest::Draw(Box::new(opening))))
}

/// Rare, for it may end the game.
fn ending() -> impl Strategy<Value = Request> {
    let result = text()
        .prop_map(|reason| Request::Ruling(RulingRequest::Result { outcome: Outcome::BothLost, scale: None, reason }));
    prop_oneof![
        prop::sample::select(vec![
            Request::Offer(OfferRequest::Accept),
            Request::Resign,
            Request::Ruling(RulingRequest::Uphold),
            Request::Ruling(RulingRequest::BothFlags { found: String::new() })
        ]),
        result
    ]
}
