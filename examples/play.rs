//! A game in memory: people ask, `decide` answers with events, `fold` applies them. Everything else in golos is around this.

use golos::clock::Ms;
use golos::game::{ClockRequest, Command, Mode, MoveRequest, Press, Request, Setup, State, decide, fold};
use golos::people::{Actor, Roster, Seat};
use golos::profile::{classes, find_rules};
use golos::rules::{BySide, Notation, Side};

fn setup() -> Result<Setup, Box<dyn std::error::Error>> {
    let (rules, control) = (find_rules("russian")?, "45+15".parse()?);
    Ok(Setup {
        class: classes(&rules)?.of(&control),
        rules,
        control,
        recorded: true,
        players: BySide::new("Ann".to_owned(), "Boris".to_owned()),
        people: Roster::default(),
        press: Press::Automatic,
        mode: Mode::Training,
        watch: Default::default(),
        warnings: BySide::new(Vec::new(), Vec::new()),
        notation: Notation::FILES,
        position: None,
        opening: None,
        opened: "2026-11-21T15:00:00+02:00".to_owned(),
        program: "example".to_owned(),
        taken: false,
        occasion: None,
        sparring: None,
    })
}

#[expect(clippy::print_stdout, reason = "an example prints what it does")]
pub fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut state = State::open(setup()?)?;
    let mut now = Ms::ZERO;
    let player = |side| Actor { seat: Seat::Player(side), person: None };
    for (by, request) in [
        (Actor::ARBITER, Request::Clock(ClockRequest::Start)),
        (player(Side::White), Request::Move(MoveRequest::Make("c3-d4".to_owned()))),
        (player(Side::Black), Request::Move(MoveRequest::Make("b6-a5".to_owned()))),
        (player(Side::White), Request::Move(MoveRequest::Make("a1-h8".to_owned()))),
    ] {
        now += Ms::from_secs(5);
        let decision = decide(&state, &Command::new(by, request), now);
        for recorded in decision.events {
            println!("{recorded:?}");
            fold(&mut state, &recorded)?;
        }
        if let Some(refusal) = decision.refusal {
            println!("refused: {refusal}");
        }
    }
    println!("moves: {}", state.plies().len());
    Ok(())
}
