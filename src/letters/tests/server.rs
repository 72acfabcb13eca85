//! Games that a correspondence server keeps are read as the server reports them; no day is counted.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use golos_clock::Ms;
use golos_ledger::{Command, StateMachine, audit, decide, fold};
use golos_letters::{
    Day, Draft, Edition, NotOfServer, Refusal, Request, Score, ServerGame, Setup, State, compose, deadlines,
    read_server,
};
use golos_people::Actor;
use golos_rules::Side;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

fn file(moves: &str, result: &str) -> String {
    format!(
        "<?xml version=\"1.0\"?><s:Envelope xmlns:s=\"x\"><s:Body><XfccGame><id>4711</id><event>Autumn &amp; Cup</event>\
         <eventDate>2026.03.01</eventDate><white>Anna</white><black>Boris</black><hasWhite>true</hasWhite>\
         <daysPlayer>23</daysPlayer><hoursPlayer>5</hoursPlayer><daysOpponent>30</daysOpponent><moves>{moves}</moves>\
         <result>{result}</result></XfccGame></s:Body></s:Envelope>"
    )
}

fn game(moves: &str, result: &str) -> ServerGame {
    read_server(&file(moves, result)).unwrap().remove(0)
}

fn state(is_on_server: bool) -> State {
    let edition = Edition::find("chess-email").unwrap();
    let told = game("", "Ongoing");
    let mut setup = Setup::new(edition, edition.games[0], &told.event, told.names.clone(), told.start.unwrap());
    setup.me = told.mine;
    setup.server = is_on_server;
    <State as StateMachine>::open(setup).unwrap()
}

fn told(state: &mut State, moves: &str, result: &str, on: &str) -> Option<Refusal> {
    let first = state.setup().first_position().unwrap();
    let standing = game(moves, result).standing(state.setup().game, first, day(on)).unwrap();
    let decision = decide(state, &Command::new(Actor::ARBITER, Request::Server(standing)), Ms::ZERO);
    for recorded in &decision.events {
        assert!(audit(state, recorded).is_empty());
        fold(state, recorded).unwrap();
    }
    decision.refusal
}

#[test]
fn r_10_3_9_the_time_of_a_server_is_taken_as_it_is() {
    let told_game = game("", "Ongoing");
    assert_eq!((told_game.event.as_str(), told_game.mine), ("Autumn & Cup", Some(Side::White)));
    let mut state = state(true);
    assert_eq!(told(&mut state, "1. e4 {[%ccsnt 2026.03.02,10:00]} e5 2. Nf3 Nc6", "Ongoing", "2026-03-10"), None);
    assert_eq!(state.made(), ["e2-e4", "e7-e5", "Ng1-f3", "Nb8-c6"]);
    let due = deadlines(&state);
    assert_eq!((due.len(), due[0].day, due[0].who), (1, day("2026-04-02"), Some(Side::White)));
    // No letter is taken in, nothing is counted.
    let refusal = compose(&state, Side::White, &Draft::reply(vec!["d2-d4".to_owned()], day("2026-03-11")));
    assert_eq!(refusal.unwrap_err(), Refusal::OnServer);
}

#[test]
fn r_10_5_10_the_result_is_that_of_the_server() {
    for (result, score) in [
        ("WhiteWins", Score::White),
        ("BlackWins", Score::Black),
        ("Draw", Score::Draw),
        ("WhiteDefaulted", Score::Black),
        ("BothDefaulted", Score::Neither),
        ("Cancelled", Score::Annulled),
    ] {
        let mut state = state(true);
        told(&mut state, "1. e4 e5", result, "2026-03-10");
        assert_eq!(state.verdict().map(|verdict| verdict.score), Some(score), "{result}");
        assert!(deadlines(&state).is_empty());
    }
}

#[test]
fn a_record_that_the_server_does_not_go_on_with_stays_as_it_is() {
    let mut state = state(true);
    told(&mut state, "1. e4 e5 2. Nf3", "Ongoing", "2026-03-10");
    let parts = told(&mut state, "1. e4 e5 2. Nc3", "Ongoing", "2026-03-11");
    assert!(matches!(parts, Some(Refusal::ServerDiffers { half_move: 3, .. })), "{parts:?}");
    let short = told(&mut state, "1. e4", "Ongoing", "2026-03-11");
    assert!(matches!(short, Some(Refusal::ServerDiffers { half_move: 2, .. })), "{short:?}");
    assert_eq!(state.made().len(), 3);
    let mut own = self::state(false);
    assert_eq!(told(&mut own, "1. e4", "Ongoing", "2026-03-11"), Some(Refusal::NotOnServer));
}

#[test]
fn what_is_no_answer_of_a_server_is_refused() {
    let first = state(true).setup().first_position().unwrap();
    let wrong = game("1. e4 e5 2. Ke3", "Ongoing").standing(state(true).setup().game, first, day("2026-03-10"));
    assert_eq!(wrong.unwrap_err().half_move, 3);
    assert_eq!(read_server("").unwrap_err(), NotOfServer::NoGame);
    assert_eq!(read_server("<a><b/></a>").unwrap_err(), NotOfServer::NoGame);
    assert!(matches!(read_server("<XfccGame><id>1</white></XfccGame>"), Err(NotOfServer::Xml(_))));
    // Bounded: nested without end, and a field without end.
    assert!(read_server(&"<a>".repeat(1_000_000)).is_err());
    let long = file(&"1. e4 ".repeat(1_000_000), "Ongoing");
    assert!(read_server(&long).is_ok());
}
