//! Who sits at a terminal of his own: what he is asked there, what he may say, and what he hears of what another has begun.

use std::fs;

use super::{ARBITER, BLACK, WHITE, WHITE_S, heard_at, seated, typed};
use golos::clock::Ms;
use golos::desk::{Config, Desk};
use golos::files::Disk;
use golos::game::{Phase, Press, Seat};
use golos::speech::Subscription;
use golos::table::VirtualTime;
use golos::wording::{Lang, Style};
use std::sync::Arc;

fn phase(desk: &Desk) -> Phase {
    desk.game().expect("a game").state().phase()
}

fn four(rules: &str, press: Press, fourth: Seat) -> [Desk; 4] {
    let (desks, _) = seated(rules, press, &[ARBITER, WHITE, BLACK, fourth], None);
    desks.try_into().ok().expect("four desks")
}

#[test]
fn u_v_13_10_what_a_player_reports_goes_to_the_arbiter_in_one_line_and_in_two() {
    let mut told = Vec::new();
    for lines in ["fault two hands", "fault / two hands", "fault / white / two hands"] {
        let [mut arbiter, mut white, mut black, _] = four("chess", Press::Manual, Seat::Spectator);
        typed(&mut arbiter, "start");
        typed(&mut white, "e4 / ");
        heard_at(&mut arbiter);
        heard_at(&mut black);
        told.push((typed(&mut black, lines), heard_at(&mut arbiter)));
    }
    for (back, told) in &told {
        assert_eq!(back, &["Passed to the arbiter."], "{told:?}");
        assert!(told.iter().any(|line| line.starts_with("Black calls the arbiter: fault")), "{told:?}");
        assert!(told.iter().any(|line| line.contains("two hands")), "{told:?}");
    }
}

#[test]
fn u_v_13_11_2_the_assistant_who_presses_hears_that_it_was_done_and_so_does_his_player() {
    let [mut arbiter, mut white, mut black, mut assistant] = four("chess", Press::Manual, WHITE_S);
    typed(&mut arbiter, "wa: clock, move");
    typed(&mut arbiter, "start");
    typed(&mut white, "e4");
    assert_eq!(heard_at(&mut assistant).last().map(String::as_str), Some("pawn e2 to e4"));
    heard_at(&mut black);
    assert_eq!(typed(&mut assistant, "press"), ["Clock."]);
    assert_eq!(heard_at(&mut white), ["Clock."]);
    assert!(heard_at(&mut black).is_empty());
    // His player presses: that is his own to hear.
    typed(&mut black, "e5 / press");
    typed(&mut white, "Nf3");
    heard_at(&mut assistant);
    assert_eq!(typed(&mut white, "press"), ["Clock."]);
    assert!(heard_at(&mut assistant).is_empty());
}

#[test]
fn r_9_2_4_3_who_cannot_answer_the_question_of_the_opening_is_not_asked() {
    let [mut arbiter, mut white, mut black, mut spectator] = four("renju", Press::Automatic, Seat::Spectator);
    typed(&mut arbiter, "start");
    typed(&mut black, "h8");
    heard_at(&mut white);
    assert!(typed(&mut white, "abracadabra").iter().any(|line| line.contains("Swap")), "he is asked");
    for desk in [&mut arbiter, &mut spectator, &mut black] {
        heard_at(desk);
        let heard = typed(desk, "abracadabra");
        assert!(!heard.is_empty() && heard.iter().all(|line| !line.contains("Swap")), "{heard:?}");
    }
}

#[test]
fn ch_32_4_who_may_not_start_the_game_is_told_that_he_waits_for_the_arbiter() {
    let [arbiter, mut white, black, assistant] = four("chess", Press::Automatic, WHITE_S);
    assert_eq!(arbiter.prompt(), "Not started:");
    for desk in [&white, &black, &assistant] {
        assert_eq!(desk.prompt(), "Waiting for the arbiter:");
    }
    // He hears so as he comes.
    let mut late = white.beside(None, Subscription::of(BLACK));
    let told: Vec<String> = late.join(&white).expect("a board").into_iter().map(|out| out.written).collect();
    assert!(told.iter().any(|line| line.ends_with("Play starts at the arbiter's signal.")), "{told:?}");
    assert!(told.iter().all(|line| !line.contains("Ready?")), "{told:?}");
    let mut second = white.beside(None, Subscription::of(ARBITER));
    let told: Vec<String> = second.join(&white).expect("a board").into_iter().map(|out| out.written).collect();
    assert!(told.iter().any(|line| line.ends_with("Ready?")), "{told:?}");
    // Where no arbiter sits the players begin.
    drop((arbiter, second));
    assert_eq!(white.prompt(), "Not started:");
    typed(&mut white, "start");
    assert_eq!(phase(&white), Phase::Playing);
}

#[test]
fn ch_18_1_1_everybody_hears_that_the_game_is_being_adjourned_and_who_seals() {
    const BEGUN: &str = "The game is being adjourned. White seals the move.";
    const NOT_DONE: &str = "White has not sealed a move. Play continues.";
    for at_once in [true, false] {
        let folder = tempfile::tempdir().expect("a folder");
        let seats = [ARBITER, WHITE, BLACK, WHITE_S, ARBITER, Seat::Spectator];
        let (desks, _) = seated("chess", Press::Manual, &seats, Some(folder.path()));
        let Ok([mut arbiter, mut white, mut black, mut assistant, mut second, mut spectator]) =
            <[Desk; 6]>::try_from(desks)
        else {
            panic!("six desks")
        };
        typed(&mut arbiter, "start");
        let others = [&mut black, &mut assistant, &mut second, &mut spectator];
        let mut others = others.map(|desk| {
            heard_at(desk);
            desk
        });
        heard_at(&mut white);
        if at_once {
            typed(&mut white, "adjourn");
            assert_eq!(heard_at(&mut arbiter), [BEGUN]);
        } else {
            assert_eq!(typed(&mut arbiter, "adjourn"), ["White is asked to seal the move."]);
            assert!(heard_at(&mut white).iter().all(|line| line != BEGUN));
        }
        for desk in &mut others {
            assert_eq!(heard_at(desk), [BEGUN]);
        }
        assert_eq!(typed(&mut white, ""), ["Not sealed. Play on."]);
        assert_eq!(heard_at(&mut arbiter), [NOT_DONE]);
        for desk in &mut others {
            assert_eq!(heard_at(desk), [NOT_DONE]);
        }
    }
}

#[test]
fn r_5_4_2_5_the_players_are_told_of_an_interruption_and_the_arbiter_is_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut desks, time) = seated("chess", Press::Automatic, &[ARBITER, WHITE], Some(folder.path()));
    typed(&mut desks[0], "start");
    let file = desks[0].game().and_then(|play| play.file()).expect("a file");
    // It goes on from a record that was not closed.
    let copy = folder.path().join("copy.ron");
    fs::copy(&file, &copy).expect("a copy");
    time.pass(Ms::from_secs(3));
    let config = Config {
        lang: Lang::En,
        style: Style::written(Lang::En),
        ears: Some(Subscription::of(ARBITER)),
        folder: Some(folder.path().to_owned()),
        archive: Arc::new(Disk),
    };
    let mut arbiter = Desk::new(config, Arc::<VirtualTime>::clone(&time) as Arc<dyn golos::table::Time>);
    let asked: Vec<String> =
        arbiter.resume(&copy).expect("the game goes on").into_iter().map(|out| out.written).collect();
    assert!(asked.iter().any(|line| line.ends_with("Deduct it from White, or leave the clocks?")), "{asked:?}");
    let mut white = arbiter.beside(None, Subscription::of(WHITE));
    let told: Vec<String> = white.join(&arbiter).expect("a board").into_iter().map(|out| out.written).collect();
    assert!(
        told.iter().any(|line| line.ends_with("The arbiter decides whether it is deducted from White.")),
        "{told:?}"
    );
    assert!(told.iter().all(|line| !line.contains("or leave the clocks")), "{told:?}");
    typed(&mut arbiter, "start");
    let told = heard_at(&mut white);
    assert!(told.iter().any(|line| line == "The interruption is not deducted."), "{told:?}");
}
