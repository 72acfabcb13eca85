//! A line that is cut at each byte of the exchange of a move, between the program at home and the program as a hall: each
//! move is made once, and none is lost.
//!
//! `GOLOS_HALL_CUTS` says how many bytes the places lie from one another at which it is cut; 1 is each byte.

use std::sync::atomic::{AtomicUsize, Ordering};

use super::home::{join, make_known, make_known_by};
use super::kills::{Dice, game, heard, is_sound, moves};
use super::ssh::{Open, Place, Talk, has_ssh};
use super::way::{Side, Way};

/// At so many places it is cut in the suite, of each side.
const PLACES: usize = 10;

/// So many bytes they lie apart in the suite while a line is opened.
const LOGIN_APART: usize = 400;

/// So many half-moves are played in one hall.
const PLIES: usize = 40;

/// So many halls at the same time: most of the time a program waits before it opens the next line.
const HALLS: usize = 4;

fn number(name: &str) -> Option<usize> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

/// A hall with both players on a way that breaks.
struct Round {
    place: Place,
    hall: Open,
    way: Way,
    players: [Talk; 2],
    game: Vec<String>,
    made: usize,
}

impl Round {
    fn begin(seed: usize) -> Round {
        let place = Place::new();
        let mut hall = place.open();
        make_known(&place, &hall);
        let way = Way::open(&hall.port);
        make_known_by(&place, &hall, &way);
        let mut players = ["anna", "boris"].map(|login| join(&place, &way.port(), login));
        for (player, seat) in players.iter_mut().zip(["Your seat: White.", "Your seat: Black."]) {
            player.until(seat);
        }
        hall.talk.types("start");
        for player in &mut players {
            player.until("Start. White to move.");
        }
        let mut dice = Dice(u64::try_from(seed).expect("small"));
        dice.roll(2);
        Round { place, hall, way, players, game: game(&mut dice, PLIES), made: 0 }
    }

    /// One move, through whatever was told to the way.
    fn play(&mut self, plan: &str) {
        let text = self.game[self.made].clone();
        self.players[self.made % 2].types(&text);
        for player in &mut self.players {
            player.until(&heard(&text));
        }
        // What was held back comes when it is nobody's any more.
        self.way.release();
        self.made += 1;
        assert_eq!(moves(&self.place), self.game[..self.made], "{plan}");
    }

    fn end(mut self) {
        self.way.mend();
        self.hall.talk.types("quit");
        self.hall.talk.types("yes");
        let (code, said) = self.hall.talk.end();
        assert_eq!(code, Some(0), "{said}");
        is_sound(&self.place, 0);
        assert_eq!(moves(&self.place), self.game[..self.made]);
    }
}

#[test]
fn a_line_cut_at_each_byte_of_a_move_loses_none_and_makes_none_twice() {
    if !has_ssh() {
        return;
    }
    let apart = number("GOLOS_HALL_CUTS");
    // How many bytes a move is, there and back.
    let mut calm = Round::begin(0);
    calm.play("calm");
    calm.way.mend();
    calm.play("calm");
    calm.play("calm");
    let [up, down] = calm.way.passed().map(|bytes| bytes.div_ceil(2));
    calm.end();
    assert!(up > 100 && down > 200, "{up} {down}");
    let places = |side, bytes: usize| {
        let apart = apart.unwrap_or(bytes.div_ceil(PLACES) | 1);
        (0..=bytes).step_by(apart).map(move |at| (side, at))
    };
    let cuts: Vec<(Side, usize)> = places(Side::Up, up).chain(places(Side::Down, down)).collect();
    let (next, cut) = (AtomicUsize::new(0), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for hall in 0..HALLS {
            let (next, cut, cuts) = (&next, &cut, &cuts);
            scope.spawn(move || {
                let mut round = Round::begin(hall + 1);
                while let Some((side, at)) = cuts.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if round.made == PLIES {
                        std::mem::replace(&mut round, Round::begin(hall + at)).end();
                    }
                    round.way.cut_after(*side, *at, at % 2 == 1);
                    round.play(&format!("{side:?} cut after {at}"));
                    cut.fetch_add(usize::from(round.way.has_cut()), Ordering::Relaxed);
                }
                round.end();
            });
        }
    });
    // What is behind the last byte of a move may not come before the next one.
    let cut = cut.into_inner();
    assert!(2 * cut > cuts.len(), "{cut} of {} were cut", cuts.len());
}

#[test]
fn a_line_that_breaks_again_while_it_is_opened_is_opened_all_the_same() {
    if !has_ssh() {
        return;
    }
    // Coming in takes some 2,400 bytes there and 1,600 back; what is cut behind it is a line that stands.
    let apart = number("GOLOS_HALL_CUTS").unwrap_or(LOGIN_APART);
    let places = |side, bytes: usize| (0..bytes).step_by(apart).map(move |at| (side, at));
    let cuts: Vec<(Side, usize)> = places(Side::Up, 3000).chain(places(Side::Down, 2000)).collect();
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for hall in 0..HALLS {
            let (next, cuts) = (&next, &cuts);
            scope.spawn(move || {
                let mut round = Round::begin(hall + 1);
                while let Some((side, at)) = cuts.get(next.fetch_add(1, Ordering::Relaxed)) {
                    round.way.cut_after(*side, *at, false);
                    round.way.cut();
                    for player in &mut round.players {
                        player.until("Reconnected to the hall.");
                    }
                    round.way.mend();
                    // It may have been cut just behind that.
                    if round.made < PLIES {
                        round.play(&format!("{side:?} cut after {at} while it is opened"));
                    }
                }
                round.end();
            });
        }
    });
}
