//! Who meets whom in a knock-out, and the places that it gives.

use std::collections::BTreeMap;

use super::{Places, Round};
use crate::crosstable::Number;

/// What a round was for one who is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum KnockoutStep {
    Won,
    Lost,
}

/// Where somebody stands in the bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Seat {
    slot: usize,
    number: Number,
}

/// Those who have won and lost alike play on among themselves.
type Groups = BTreeMap<Vec<KnockoutStep>, Vec<Seat>>;

/// How many rounds a field of this size has.
#[must_use]
pub fn rounds(players: Number) -> usize {
    let slots = usize::from(players.max(1)).next_power_of_two();
    usize::try_from(slots.trailing_zeros()).unwrap_or_default()
}

/// The pairs of the round after those that were played, the lower number of each first. Whoever has nobody to meet goes
/// on without a game.
#[must_use]
pub fn pairs(players: Number, places: Places, played: &[Round]) -> Vec<(Number, Number)> {
    let groups = after(players, places, played);
    let next = played.len() + 1;
    let met = groups.iter().filter(|(steps, seats)| goes_on(steps, seats, places)).flat_map(|(_, seats)| {
        meetings(seats, next).into_iter().filter_map(|pair| match pair[..] {
            [one, two] => Some((one.number.min(two.number), one.number.max(two.number))),
            _ => None,
        })
    });
    let mut pairs: Vec<_> = met.collect();
    pairs.sort_unstable();
    pairs
}

/// The places, each with those who share it, by the order of everybody's wins and losses (R-1.4c).
#[must_use]
pub fn places(players: Number, places: Places, played: &[Round]) -> Vec<(usize, Vec<Number>)> {
    let mut found = Vec::new();
    let mut place = 1;
    for seats in after(players, places, played).into_values() {
        let mut numbers: Vec<Number> = seats.iter().map(|seat| seat.number).collect();
        numbers.sort_unstable();
        let count = numbers.len();
        found.push((place, numbers));
        place += count;
    }
    found
}

/// Whether a group has still somebody to meet.
fn goes_on(steps: &[KnockoutStep], seats: &[Seat], places: Places) -> bool {
    seats.len() > 1 && (places == Places::All || !steps.contains(&KnockoutStep::Lost))
}

/// Two and two, as the bracket has them in that round, from 1; one alone has nobody.
fn meetings(seats: &[Seat], round: usize) -> Vec<Vec<Seat>> {
    let mut by_slot: BTreeMap<usize, Vec<Seat>> = BTreeMap::new();
    for &seat in seats {
        by_slot.entry(seat.slot >> round).or_default().push(seat);
    }
    by_slot.into_values().collect()
}

/// The groups after the rounds that were played.
fn after(players: Number, places: Places, played: &[Round]) -> Groups {
    let order = bracket(rounds(players));
    let seats = order.into_iter().enumerate().filter(|&(_, number)| number <= players);
    let mut groups = Groups::from([(Vec::new(), seats.map(|(slot, number)| Seat { slot, number }).collect())]);
    for (number, round) in (1..).zip(played) {
        let mut next = Groups::new();
        for (steps, seats) in groups {
            if !goes_on(&steps, &seats, places) {
                next.insert(steps, seats);
                continue;
            }
            for meeting in meetings(&seats, number) {
                let alone = meeting.len() == 1;
                for seat in meeting {
                    let step =
                        if alone || has_won(round, seat.number) { KnockoutStep::Won } else { KnockoutStep::Lost };
                    let steps = steps.iter().copied().chain([step]).collect();
                    next.entry(steps).or_default().push(seat);
                }
            }
        }
        groups = next;
    }
    groups
}

fn has_won(round: &Round, number: Number) -> bool {
    let mut boards = round.boards.iter().filter_map(|board| Some((board.side(number)?, board.winner())));
    boards.any(|(side, winner)| winner == Some(side))
}

/// The numbers by slot: the first and the second can meet only in the last round, the first four not before the last but
/// one.
fn bracket(rounds: usize) -> Vec<Number> {
    let mut order: Vec<Number> = vec![1];
    for _ in 0..rounds {
        let sum = Number::try_from(order.len() * 2 + 1).unwrap_or(Number::MAX);
        order = order.into_iter().flat_map(|number| [number, sum - number]).collect();
    }
    order
}

#[cfg(test)]
mod tests {
    use super::super::{Board, Score};
    use super::*;
    use golos_rules::Side;

    /// The lower number of each pair wins.
    fn play(players: Number, kind: Places) -> Vec<Round> {
        let mut played = Vec::new();
        for _ in 0..rounds(players) {
            let boards = pairs(players, kind, &played)
                .into_iter()
                .map(|(one, two)| Board { score: Some(Score::Won(Side::White)), ..Board::new(one, two) });
            played.push(Round { boards: boards.collect(), ..Round::default() });
        }
        played
    }

    #[test]
    fn r_1_4c_the_first_numbers_meet_last() {
        assert_eq!(pairs(8, Places::First, &[]), [(1, 8), (2, 7), (3, 6), (4, 5)]);
        assert_eq!(pairs(6, Places::First, &[]), [(3, 6), (4, 5)]);
        let played = play(8, Places::First);
        let last: Vec<_> = played[2].boards.iter().map(|board| (board.white, board.black)).collect();
        assert_eq!(last, [(1, 2)]);
        let shared = places(8, Places::First, &played);
        assert_eq!(shared, [(1, vec![1]), (2, vec![2]), (3, vec![3, 4]), (5, vec![5, 6, 7, 8])]);
    }

    #[test]
    fn r_1_4c_all_places_are_played_whatever_the_field() {
        for players in 2..=33 {
            let played = play(players, Places::All);
            let found = places(players, Places::All, &played);
            let alone = found.iter().all(|(_, numbers)| numbers.len() == 1);
            assert!(alone && found.len() == usize::from(players), "{players}: {found:?}");
            assert_eq!(found[0], (1, vec![1]));
            assert_eq!(pairs(players, Places::All, &played), []);
            let games: usize = played.iter().map(|round| round.boards.len()).sum();
            assert!(games >= usize::from(players) - 1);
        }
    }

    /// The same by its definition: winners play on among winners, losers among losers; whoever has nobody is a winner.
    fn split(seats: &[Option<Number>], won: &dyn Fn(usize, Number, Number) -> Number, round: usize) -> Split {
        if seats.len() == 1 {
            return Split { meetings: BTreeMap::new(), places: seats.iter().flatten().copied().collect() };
        }
        let (mut winners, mut losers, mut met) = (Vec::new(), Vec::new(), Vec::new());
        for pair in seats.chunks(2) {
            let (winner, loser) = match (pair[0], pair[1]) {
                (Some(one), Some(two)) => {
                    met.push((one.min(two), one.max(two)));
                    let winner = won(round, one.min(two), one.max(two));
                    (Some(winner), Some(if winner == one { two } else { one }))
                }
                (alone, None) | (None, alone) => (alone, None),
            };
            winners.push(winner);
            losers.push(loser);
        }
        let (above, below) = (split(&winners, won, round + 1), split(&losers, won, round + 1));
        let mut meetings = above.meetings;
        meetings.entry(round).or_default().extend(met);
        for (round, more) in below.meetings {
            meetings.entry(round).or_default().extend(more);
        }
        Split { meetings, places: [above.places, below.places].concat() }
    }

    struct Split {
        meetings: BTreeMap<usize, Vec<(Number, Number)>>,
        places: Vec<Number>,
    }

    #[test]
    fn r_1_4c_whoever_wins_all_places_are_played_as_the_definition_has_it() {
        let mut state = 11u64;
        for event in 0..2000 {
            let players = 2 + Number::try_from(event % 32).unwrap();
            let mut won = BTreeMap::new();
            let mut played: Vec<Round> = Vec::new();
            for round in 0..rounds(players) {
                let boards = pairs(players, Places::All, &played).into_iter().map(|(one, two)| {
                    state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    let side = if state >> 63 == 0 { Side::White } else { Side::Black };
                    won.insert((round, one, two), if side == Side::White { one } else { two });
                    let score = if (state >> 60).is_multiple_of(8) { Score::Plus(side) } else { Score::Won(side) };
                    Board { score: Some(score), ..Board::new(one, two) }
                });
                played.push(Round { boards: boards.collect(), ..Round::default() });
            }
            let seats: Vec<Option<Number>> =
                bracket(rounds(players)).into_iter().map(|number| (number <= players).then_some(number)).collect();
            // A meeting that was not paired is missing here.
            let slow = split(&seats, &|round, one, two| won[&(round, one, two)], 0);
            for (round, mut meetings) in slow.meetings {
                meetings.sort_unstable();
                let boards: Vec<_> = played[round].boards.iter().map(|board| (board.white, board.black)).collect();
                assert_eq!(boards, meetings, "{players} players, round {round}");
            }
            let found: Vec<Number> =
                places(players, Places::All, &played).into_iter().flat_map(|(_, numbers)| numbers).collect();
            assert_eq!(found, slow.places, "{players} players");
        }
    }

    #[test]
    fn who_did_not_come_is_out_and_the_next_goes_on_without_a_game() {
        let mut played = play(4, Places::First);
        played.truncate(1);
        played[0].boards[0].score = Some(Score::Minuses);
        assert_eq!(pairs(4, Places::First, &played), []);
        assert_eq!(places(4, Places::First, &played)[0], (1, vec![2]));
    }
}
