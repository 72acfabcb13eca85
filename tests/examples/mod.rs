//! The examples run to their end.

#[allow(dead_code, reason = "a test does not run `main`")]
#[path = "../../examples/check_pdn.rs"]
mod check_pdn;
#[allow(dead_code, reason = "a test does not run `main`")]
#[path = "../../examples/pair_round.rs"]
mod pair_round;
#[path = "../../examples/play.rs"]
mod play;

#[test]
fn every_example_runs() {
    check_pdn::check("fixtures/pdn/annotated.pdn").expect("the games are checked");
    pair_round::pair_next("fixtures/events/autumn.trf").expect("a round is paired");
    play::main().expect("a game is played");
    let files = std::fs::read_dir("examples").expect("the examples").filter_map(Result::ok);
    // Programs beside golos are in folders.
    let listed = files.filter(|file| file.path().extension().is_some_and(|ending| ending == "rs")).count();
    assert_eq!(listed, 3, "another example belongs here as well");
}
