//! Random meetings: sense and nonsense at any time.

use super::table::{Table, course, setup};
use golos_clock::Ms;
use golos_game::{Outcome, Seat, Stake};
use golos_journal::{Chain, check_match, read_match};
use golos_rules::Side;
use golos_tournament::micro_match::{
    Command, Event, Length, MatchOutcome, Phase, RecordEvent, Recorded, Refusal, Request, Rival, Setup, State, decide,
    fold,
};
use proptest::collection::vec;
use proptest::prelude::*;

/// What comes next: somebody asks, or the program records what has happened to itself.
#[derive(Clone, Debug)]
enum Step {
    Request(Request),
    Record(RecordEvent),
}

fn step() -> impl Strategy<Value = Step> {
    let outcome = prop::sample::select(vec![
        Outcome::Win(Side::White),
        Outcome::Win(Side::Black),
        Outcome::Draw,
        Outcome::Draw,
        Outcome::BothLost,
    ]);
    let ruling = prop::sample::select(vec![
        MatchOutcome::Win(Rival::A),
        MatchOutcome::Win(Rival::B),
        MatchOutcome::Draw,
        MatchOutcome::BothLost,
    ]);
    let open = |number: u64| Request::OpenGame { file: format!("{number}.ron") };
    let end = |(outcome, forfeit): (Outcome, bool)| Request::EndGame {
        outcome,
        forfeit: forfeit && outcome != Outcome::Draw,
        article: "R-6.1.7".to_owned(),
    };
    let reopened = |gap| RecordEvent::Reopened { wall: "2026-11-21T16:00:00+02:00".to_owned(), gap: Ms::new(gap) };
    let jumped = |gap| RecordEvent::Jumped { gap: Ms::new(gap) };
    let records = (0..900_000_u64).prop_flat_map(move |gap| prop::sample::select(vec![reopened(gap), jumped(gap)]));
    let asks = prop_oneof![
        6 => any::<u64>().prop_map(open),
        6 => (outcome, prop::bool::weighted(0.1)).prop_map(end),
        2 => Just(Request::CutBreak),
        2 => Just(Request::Extra),
        1 => (ruling, "[a-z ]{0,3}").prop_map(|(outcome, reason)| Request::Decide { outcome, reason }),
        1 => "\\PC{0,5}".prop_map(Request::Note),
        2 => Just(Request::Tick),
    ];
    prop_oneof![20 => asks.prop_map(Step::Request), 2 => records.prop_map(Step::Record)]
}

fn setups() -> impl Strategy<Value = Setup> {
    let extra = prop::option::of((any::<bool>(), any::<bool>()));
    (2..4_u32, extra, any::<bool>(), 0..20_000_u64).prop_map(|(games, extra, lenient, rest)| {
        let mut setup = Setup { rest: Ms::new(rest), course: course("8+4s", Length::Games(games), false), ..setup() };
        let length = |first_win| if first_win { Length::FirstWin } else { Length::Games(2) };
        setup.extra = extra.map(|(first_win, carried)| course("5+3s", length(first_win), carried));
        if let (true, Some(rule)) = (lenient, setup.rules.time.lateness.as_mut()) {
            rule.loses = Stake::Game;
        }
        setup
    })
}

fn steps() -> impl Strategy<Value = Vec<(u64, bool, Step)>> {
    vec((0..30_000_u64, prop::bool::weighted(0.8), step()), 0..60)
}

/// Plays the steps; `ticks` of them are put into each pause.
fn play(setup: Setup, steps: &[(u64, bool, Step)], ticks: u64) -> Table {
    let mut table = Table::open(setup);
    for (after, arbiter, step) in steps {
        let from = table.now;
        for tick in 1..=ticks {
            table.now = from + Ms::new(after * tick / (ticks + 1));
            assert_eq!(table.arbiter(Request::Tick), None);
        }
        table.now = from + Ms::new(*after);
        let ask = match step {
            Step::Request(ask) => ask,
            Step::Record(event) => {
                table.record(event.clone());
                continue;
            }
        };
        let by = if *arbiter { Seat::Arbiter } else { Seat::Player(Side::White) };
        let before = table.events.len();
        let refusal = table.ask(by, ask.clone());
        assert!(!matches!(refusal, Some(Refusal::Internal(_))), "{refusal:?}");
        // Of a refused command there is only the record.
        let news = &table.events[before..];
        let is_refused =
            matches!(news.last(), Some(Recorded { event: Event::Record(RecordEvent::Refused { .. }), .. }));
        assert_eq!(refusal.is_some(), is_refused, "{refusal:?} {news:?}");
    }
    table
}

fn journal(setup: Setup, events: &[Recorded<Event>]) -> String {
    let mut chain = Chain::default();
    let opened = Recorded::by_program(Ms::ZERO, Event::Opened(Box::new(setup)));
    let line = |recorded: &Recorded<Event>| chain.encode(None, recorded).expect("a line");
    std::iter::once(&opened).chain(events).map(line).collect()
}

proptest! {
    #[test]
    fn extra_ticks_change_no_byte(setup in setups(), steps in steps()) {
        let (none, three) = (play(setup.clone(), &steps, 0), play(setup.clone(), &steps, 3));
        prop_assert_eq!(journal(setup.clone(), &none.events), journal(setup, &three.events));
    }

    #[test]
    fn the_journal_leads_to_the_same_state(setup in setups(), steps in steps()) {
        let table = play(setup.clone(), &steps, 0);
        let text = journal(setup, &table.events);
        prop_assert_eq!(read_match(text.as_bytes()).damage, None);
        let report = check_match(text.as_bytes()).expect("a micro-match");
        prop_assert_eq!(report.state, table.state);
    }

    #[test]
    fn points_are_shared_and_the_result_is_theirs(setup in setups(), steps in steps()) {
        let state = play(setup, &steps, 0).state;
        let ended = state.games().iter().filter_map(|game| game.end.as_ref());
        let lost = |end: &&golos_tournament::micro_match::GameEnd| end.outcome == Outcome::BothLost;
        let halves: u32 = state.games().iter().flat_map(|game| Rival::BOTH.map(|rival| game.half_points(rival))).sum();
        let decided = u32::try_from(ended.filter(|end| !lost(end)).count()).expect("few games");
        prop_assert_eq!(halves, decided * 2);
        prop_assert_eq!(state.result().is_some(), state.phase() == Phase::Over);
    }

    /// Any event at any moment: it fits or is refused, and a refused one changes nothing.
    #[test]
    fn a_hostile_record_never_panics(setup in setups(), steps in steps(), at in 0..2_000_000_u64) {
        let table = play(setup, &steps, 0);
        for recorded in &table.events {
            let mut state: State = table.state.clone();
            if fold(&mut state, &Recorded { at: Ms::new(at), ..recorded.clone() }).is_err() {
                prop_assert_eq!(&state, &table.state);
            }
        }
        let tick = Command::new(Seat::Arbiter, Request::Tick);
        prop_assert_eq!(decide(&table.state, &tick, Ms::ZERO).refusal, None);
    }
}
