//! The examples run to their end.

#[path = "../../examples/check_pdn.rs"]
mod check_pdn;
#[path = "../../examples/pair_round.rs"]
mod pair_round;
#[path = "../../examples/play.rs"]
mod play;

#[test]
fn every_example_runs() {
    check_pdn::main().expect("the games are checked");
    pair_round::main().expect("a round is paired");
    play::main().expect("a game is played");
    let listed = std::fs::read_dir("examples").expect("the examples").count();
    assert_eq!(listed, 3, "another example belongs here as well");
}
