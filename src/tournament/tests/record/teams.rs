//! Teams and stages, by the articles: line-ups, boards and their colours, matches, places; groups and a final.

use super::entries::{Hall, player as entrant, setup, swiss, why};
use golos_journal::check_event;
use golos_rules::Side;
use golos_tournament::crosstable::{Number, Points, Scale};
use golos_tournament::event::{
    Carried, Count, Event, EventEntry, Format, LineUp, LineupError, Phase, Places, RecordEvent, Recorded, Refusal,
    Request, Score, Setup, TeamRequest, Teams, turned,
};
use golos_tournament::pairing::System;
use golos_tournament::standings::{Criterion, Edition, TiebreakContext, Value};
use proptest::prelude::*;

/// Somebody who plays for a team.
fn player(number: u16) -> EventEntry {
    EventEntry { name: format!("Игрок {number}"), rating: Some(3000 - number), ..EventEntry::default() }
}

fn of_teams(format: Format, edition: Edition, teams: Teams) -> Setup {
    let mut setup = setup(format, edition);
    setup.regulation.order = format.order_of_teams(edition, teams.count);
    setup.regulation.teams = Some(teams);
    setup
}

const FOUR: Teams = Teams { boards: 4, lineup: LineUp::Reserves, count: Count::Matches };

/// Teams with so many members each, numbered as they were entered.
fn teams(format: Format, edition: Edition, regulation: Teams, count: u16, members: u16) -> Hall {
    let mut hall = Hall::open(of_teams(format, edition, regulation));
    for number in 1..=count {
        hall.does(Request::Enter(EventEntry { name: format!("Команда {number}"), ..EventEntry::default() }));
        for member in 1..=members {
            hall.does(Request::Team(TeamRequest::Join { number, entry: player(100 * number + member) }));
        }
    }
    hall.does(Request::Number { order: (1..=count).collect() });
    hall
}

/// The boards of a match of the last round, as the team with White at board 1 sees them.
fn play(hall: &mut Hall, board: u16, results: &[Score]) {
    for (table, score) in (1..).zip(results) {
        let score = score.of_team(table);
        hall.does(Request::Team(TeamRequest::Score { round: None, board, table, score, reason: None }));
    }
}

const WON: Score = Score::Won(Side::White);
const LOST: Score = Score::Won(Side::Black);
const DRAWN: Score = Score::Drawn;

fn scored(hall: &Hall, board: usize) -> Option<Score> {
    hall.state.rounds().last().expect("a round").boards[board - 1].score
}

fn name(hall: &Hall, board: u16, table: u16, team: Side) -> Option<String> {
    let round = hall.state.rounds().len();
    hall.state.at_table(round, board, table, team).map(|entry| entry.name.clone())
}

#[test]
fn r_5_4_9_3_odd_boards_have_the_colour_of_the_first_and_even_ones_the_other() {
    assert_eq!(
        [1, 2, 3, 4].map(|table| turned(Side::White, table)),
        [Side::White, Side::Black, Side::White, Side::Black]
    );
    let mut hall = teams(Format::RoundRobin { cycles: 1 }, Edition::Russia2022, FOUR, 3, 4);
    hall.does(Request::Pair);
    let board = &hall.state.rounds()[0].boards[0];
    assert_eq!((board.white, board.black, board.tables.len()), (2, 3, 4));
    // Black has won at the second board: the team named first.
    hall.does(Request::Team(TeamRequest::Score { round: None, board: 1, table: 2, score: LOST, reason: None }));
    let board = &hall.state.rounds()[0].boards[0];
    assert_eq!(
        (board.sum(Side::White, &Scale::TWO), board.sum(Side::Black, &Scale::TWO)),
        (Points::tenths(20), Points::ZERO)
    );
    assert_eq!(board.score, None);
    assert_eq!(name(&hall, 1, 2, Side::White).as_deref(), Some("Игрок 202"));
    assert_eq!(
        hall.asks(Request::Team(TeamRequest::Score { round: None, board: 1, table: 5, score: WON, reason: None })),
        Some(Refusal::NoTable { board: 1, table: 5 })
    );
    assert_eq!(
        hall.asks(Request::Team(TeamRequest::Score { round: None, board: 1, table: 2, score: WON, reason: None })),
        Some(Refusal::Scored(2))
    );
    assert_eq!(hall.asks(Request::Score { round: None, board: 1, score: WON, reason: None }), Some(Refusal::ByTables));
    hall.proves_sound();
}

#[test]
fn r_5_4_9_6_a_match_ends_by_the_sum_of_its_boards() {
    let cases: [(&[Score], Score); 5] = [
        (&[WON, WON, LOST, DRAWN], Score::Won(Side::White)),
        (&[WON, LOST, DRAWN, DRAWN], Score::Drawn),
        (&[LOST, LOST, DRAWN, WON], Score::Won(Side::Black)),
        (&[Score::BothLost, Score::BothLost, Score::BothLost, Score::BothLost], Score::BothLost),
        (&[Score::BothLost, WON, DRAWN, LOST], Score::Drawn),
    ];
    for (results, ended) in cases {
        let mut hall = teams(Format::Match { games: 1 }, Edition::Russia2022, FOUR, 2, 4);
        hall.does(Request::Pair);
        play(&mut hall, 1, results);
        assert_eq!(scored(&hall, 1), Some(ended), "{results:?}");
        hall.proves_sound();
    }
}

#[test]
fn ch_39_7_1_more_than_half_of_the_board_points_wins_and_half_draws() {
    let cases: [(&[Score], Score); 4] = [
        (&[WON, WON, DRAWN, LOST], Score::Won(Side::White)),
        (&[WON, WON, LOST, LOST], Score::Drawn),
        (&[WON, WON, LOST, Score::BothLost], Score::Half(Side::White)),
        (&[WON, LOST, DRAWN, Score::BothLost], Score::BothLost),
    ];
    for (results, ended) in cases {
        let mut hall = teams(Format::Match { games: 1 }, Edition::Chess2020, FOUR, 2, 4);
        hall.does(Request::Pair);
        play(&mut hall, 1, results);
        assert_eq!(scored(&hall, 1), Some(ended), "{results:?}");
    }
}

#[test]
fn u_v_14_4_a_reserve_plays_on_any_board_and_others_on_their_own_only() {
    let mut hall = teams(Format::RoundRobin { cycles: 1 }, Edition::Ukraine2026, FOUR, 4, 6);
    let line = |order: &[u16]| {
        Request::Team(TeamRequest::LineUp { round: None, number: 1, order: order.to_vec(), reason: None })
    };
    hall.does(line(&[5, 2, 3, 6]));
    assert_eq!(hall.asks(line(&[2, 1, 3, 4])), Some(Refusal::LineupError(LineupError::Board { member: 2, board: 1 })));
    assert_eq!(hall.asks(line(&[5, 5, 3, 4])), Some(Refusal::LineupError(LineupError::Order)));
    assert_eq!(hall.asks(line(&[1, 2, 3])), Some(Refusal::LineupError(LineupError::Order)));
    assert_eq!(hall.asks(line(&[7, 2, 3, 4])), Some(Refusal::LineupError(LineupError::Order)));
    hall.does(Request::Pair);
    assert_eq!(name(&hall, 1, 1, Side::White).as_deref(), Some("Игрок 105"));
    // Without a line-up the main one plays.
    for board in 1..=2 {
        play(&mut hall, board, &[DRAWN; 4]);
    }
    assert_eq!(hall.state.lineup(2, 1), [Some(1), Some(2), Some(3), Some(4)]);
    // Once a board has a result the line-up of the round stands.
    let late =
        Request::Team(TeamRequest::LineUp { round: Some(1), number: 1, order: vec![1, 2, 3, 4], reason: Some(why()) });
    assert_eq!(hall.asks(late), Some(Refusal::HasResults(1)));
    hall.proves_sound();
}

#[test]
fn r_5_4_9_2b_without_a_line_up_the_boards_are_as_in_round_1_and_u_v_14_5_as_in_the_round_before() {
    let free = Teams { lineup: LineUp::Free, ..FOUR };
    for (edition, third) in [(Edition::Russia2022, [2, 1, 3, 4]), (Edition::Ukraine2026, [4, 3, 2, 1])] {
        let mut hall = teams(Format::RoundRobin { cycles: 1 }, edition, free, 4, 5);
        for order in [[2, 1, 3, 4], [4, 3, 2, 1]] {
            hall.does(Request::Team(TeamRequest::LineUp {
                round: None,
                number: 1,
                order: order.to_vec(),
                reason: None,
            }));
            hall.does(Request::Pair);
            (1..=2).for_each(|board| play(&mut hall, board, &[DRAWN; 4]));
        }
        assert_eq!(hall.state.lineup(3, 1), third.map(Some), "{edition:?}");
        hall.proves_sound();
    }
}

#[test]
fn r_5_4_9_4a_ch_22_a_team_that_is_too_small_plays_only_by_decision_of_the_arbiter() {
    for (edition, fewest) in [(Edition::Russia2022, 2), (Edition::Chess2020, 2), (Edition::Ukraine2026, 1)] {
        let mut hall = teams(Format::RoundRobin { cycles: 1 }, edition, FOUR, 4, 4);
        let line = |order: [u16; 4], reason| {
            Request::Team(TeamRequest::LineUp { round: None, number: 1, order: order.to_vec(), reason })
        };
        let refused = hall.asks(line([0, 0, 3, 0], None));
        assert_eq!(refused, (fewest > 1).then_some(Refusal::LineupError(LineupError::Few(fewest))), "{edition:?}");
        hall.does(line([0, 0, 3, 0], Some(why())));
        hall.does(line([0, 0, 3, 4], None));
        hall.does(Request::Pair);
        // Where nobody sits, the other team has a plus once the round is started.
        hall.does(Request::Start { wall: "2026-11-22T15:00:00+03:00".to_owned() });
        let tables = &hall.state.rounds()[0].boards[0].tables;
        assert_eq!(tables[..], [Some(Score::Plus(Side::Black)), Some(Score::Plus(Side::White)), None, None]);
        hall.proves_sound();
    }
}

/// Three teams; 1 beats 2 narrowly, 2 beats 3 on all boards, 3 beats 1 narrowly.
fn circle(edition: Edition, count: Count) -> Hall {
    let mut hall = teams(Format::RoundRobin { cycles: 1 }, edition, Teams { count, ..FOUR }, 3, 4);
    let results = |white: Number, black: Number| match (white, black) {
        (1, 2) => [WON, DRAWN, DRAWN, DRAWN],
        (2, 1) => [LOST, DRAWN, DRAWN, DRAWN],
        (2, 3) => [WON; 4],
        (3, 2) => [LOST; 4],
        (3, 1) => [DRAWN, DRAWN, DRAWN, WON],
        _ => [DRAWN, DRAWN, DRAWN, LOST],
    };
    for _ in 0..3 {
        hall.does(Request::Pair);
        let board = hall.state.rounds().last().expect("a round").boards[0].clone();
        play(&mut hall, 1, &results(board.white, board.black));
    }
    hall
}

fn placed(hall: &Hall) -> Vec<Number> {
    hall.state.standings().places.iter().map(|place| place.number).collect()
}

fn value(hall: &Hall, number: Number, criterion: Criterion) -> String {
    let standings = hall.state.standings();
    let at = standings.order.iter().position(|one| *one == criterion).expect("a criterion");
    let own = standings.places.iter().find(|place| place.number == number).expect("a place");
    own.values.get(at).map_or_else(String::new, Value::to_string)
}

#[test]
fn r_5_4_9_6_1_and_2_places_by_board_points_or_by_match_points() {
    // Board points, 2 for a win: team 1 has 5 + 3, team 2 3 + 8, team 3 0 + 5; each has won one match.
    let hall = circle(Edition::Russia2022, Count::Boards);
    assert_eq!(placed(&hall), [2, 1, 3]);
    assert_eq!(hall.state.standings().places[0].points, Points::tenths(110));
    assert_eq!(value(&hall, 2, Criterion::MatchPoints), "2");
    hall.proves_sound();
    // Match points are level, the sum of the boards is next.
    let hall = circle(Edition::Russia2022, Count::Matches);
    assert_eq!(hall.state.standings().places[0].points, Points::tenths(20));
    assert_eq!(placed(&hall), [2, 1, 3]);
    assert_eq!(value(&hall, 2, Criterion::BoardPoints), "11");
    // R-5.4.8.3.2: 2 match points of each opponent times the board points against it.
    assert_eq!(value(&hall, 2, Criterion::SonnebornBergerTeams), "22");
    assert_eq!(value(&hall, 1, Criterion::Boards), "3,2,2,1");
    hall.proves_sound();
}

#[test]
fn r_5_4_8_4_2_matches_won_less_matches_lost_with_the_points_of_the_other_team() {
    // Each team has 2 match points. 1 won 5 : 3 and lost 3 : 5; 2 won 8 : 0 and lost 3 : 5; 3 won 5 : 3 and lost 0 : 8.
    let hall = circle(Edition::Russia2022, Count::Matches);
    let (table, course) = (hall.state.table(), hall.state.course());
    let seen = TiebreakContext::new(&table, &course, Edition::Russia2022.readings());
    let values = [1, 2, 3].map(|number| seen.value(Criterion::ShmulyanTeams, number, &[]).to_string());
    assert_eq!(values, ["0", "6", "-6"]);
}

#[test]
fn u_v_14_7_2_match_points_then_boards_then_places_at_the_boards() {
    let hall = circle(Edition::Ukraine2026, Count::Matches);
    assert_eq!(placed(&hall), [2, 1, 3]);
    // At board 1 team 1 has 3, team 2 2, team 3 1; boards 2 and 3: 2, 3, 1; board 4: 1, 3, 2.
    assert_eq!(value(&hall, 1, Criterion::BoardPlaces), "-8");
    assert_eq!(value(&hall, 2, Criterion::BoardPlaces), "-5");
    hall.proves_sound();
}

#[test]
fn ch_40_3_2_match_points_times_the_board_points_of_the_match() {
    let hall = circle(Edition::Chess2020, Count::Boards);
    assert_eq!(placed(&hall), [2, 1, 3]);
    assert_eq!(value(&hall, 3, Criterion::SonnebornBergerTeams), "10");
    hall.proves_sound();
}

#[test]
fn r_5_4_9_5_the_matches_of_a_team_that_left_are_annulled_by_decision() {
    let mut hall = circle(Edition::Russia2022, Count::Matches);
    assert_eq!(
        hall.asks(Request::Team(TeamRequest::Annul { number: 3, annulled: true, reason: String::new() })),
        Some(Refusal::ReasonNeeded)
    );
    hall.does(Request::Team(TeamRequest::Annul { number: 3, annulled: true, reason: why() }));
    let places: Vec<_> = hall.state.standings().places.iter().map(|place| (place.place, place.number)).collect();
    assert_eq!(places, [(Some(1), 1), (Some(2), 2), (None, 3)]);
    hall.does(Request::Team(TeamRequest::Annul { number: 3, annulled: false, reason: why() }));
    assert_eq!(placed(&hall), [2, 1, 3]);
    hall.proves_sound();
}

#[test]
fn r_5_4_9_6_1_a_swiss_event_by_boards_is_paired_by_their_points() {
    let regulation = Teams { count: Count::Boards, ..FOUR };
    let mut hall = teams(swiss(System::OwnNumbers, 3), Edition::Russia2022, regulation, 4, 4);
    hall.does(Request::Colour { first: Side::White });
    hall.does(Request::Pair);
    // 1 beats 3 by 8 to 0, 2 beats 4 by 5 to 3: 1 and 2 have won, and are the nearest.
    play(&mut hall, 1, &[WON; 4]);
    let white = hall.state.rounds()[0].boards[1].white;
    play(&mut hall, 2, &if white == 2 { [WON, DRAWN, DRAWN, DRAWN] } else { [LOST, DRAWN, DRAWN, DRAWN] });
    let table = hall.state.table();
    let points = |number| table.row(number).expect("a row").points(&table.scale, 1).in_tenths();
    assert_eq!([1, 2, 3, 4].map(points), [80, 50, 0, 30]);
    hall.does(Request::Pair);
    let pairs: Vec<_> = hall.pairs().into_iter().map(|(one, two)| (one.min(two), one.max(two))).collect();
    assert_eq!(pairs, [(1, 2), (3, 4)]);
    hall.proves_sound();
}

#[test]
fn u_v_3_1_2_a_drawn_match_of_a_knock_out_is_decided_and_a_team_that_is_missing_loses() {
    let format = Format::Knockout { places: Places::First };
    let mut hall = teams(format, Edition::Ukraine2026, FOUR, 4, 4);
    hall.does(Request::Colour { first: Side::White });
    hall.does(Request::Pair);
    play(&mut hall, 1, &[DRAWN; 4]);
    hall.does(Request::Score { round: None, board: 2, score: Score::Plus(Side::White), reason: None });
    assert_eq!(
        hall.state.rounds()[0].boards[1].tables,
        [1, 2, 3, 4].map(|table| Some(Score::Plus(Side::White).of_team(table)))
    );
    assert_eq!(hall.asks(Request::Pair), Some(Refusal::Undecided(1)));
    hall.does(Request::Advance { board: 1, side: Side::White, reason: why() });
    hall.does(Request::Pair);
    assert_eq!(hall.pairs().len(), 1);
    hall.proves_sound();
}

#[test]
fn a_line_up_stays_once_a_board_of_its_match_is_open_as_a_game() {
    let mut hall = teams(Format::RoundRobin { cycles: 1 }, Edition::Ukraine2026, FOUR, 4, 5);
    hall.does(Request::Pair);
    let line_up = |number, round, reason: Option<&str>| {
        let reason = reason.map(str::to_owned);
        Request::Team(TeamRequest::LineUp { round, number, order: vec![1, 2, 3, 5], reason })
    };
    let board = &hall.state.rounds()[0].boards;
    let (open, other) = ([board[0].white, board[0].black], board[1].white);
    hall.does(line_up(open[0], None, None));
    hall.does(Request::Team(TeamRequest::Seat { board: 1, table: 2, file: "two.ron".to_owned() }));
    for number in open {
        for round in [None, Some(1)] {
            assert_eq!(hall.asks(line_up(number, round, None)), Some(Refusal::SeatedMatch(1)));
        }
        // The next round has nothing to do with it, and the arbiter may have a reason.
        hall.does(line_up(number, Some(2), None));
    }
    hall.does(line_up(open[1], None, Some("болезнь")));
    hall.does(line_up(other, None, None));
}

#[test]
fn nobody_plays_for_two_teams_and_teams_are_asked_of_in_their_events_only() {
    let mut hall = teams(Format::RoundRobin { cycles: 1 }, Edition::Russia2022, FOUR, 3, 2);
    assert_eq!(hall.asks(Request::Team(TeamRequest::Join { number: 2, entry: player(101) })), Some(Refusal::InTeam(1)));
    let amend = |member| Request::Team(TeamRequest::Amend { number: 1, member, entry: player(900), reason: None });
    assert_eq!(hall.asks(amend(3)), Some(Refusal::NoMember { number: 1, member: 3 }));
    hall.does(amend(2));
    hall.does(Request::Team(TeamRequest::Captain { number: 1, name: "Ольга".to_owned() }));
    assert_eq!(hall.state.player(1).map(|team| team.captain.as_str()), Some("Ольга"));
    hall.proves_sound();
    let mut single = Hall::of(Format::RoundRobin { cycles: 1 }, Edition::Russia2022, 3);
    assert_eq!(single.asks(Request::Team(TeamRequest::Join { number: 1, entry: player(50) })), Some(Refusal::NoTeams));
}

#[test]
fn r_1_4d_groups_play_beside_each_other_and_a_final_takes_their_results_over() {
    let mut hall = Hall::of(Format::Groups { groups: 2, cycles: 1 }, Edition::Russia2022, 8);
    hall.does(Request::Draw { seed: "осень".to_owned() });
    // The strongest are dealt there and back: 1, 4, 5, 8 and 2, 3, 6, 7 as they were entered.
    let rating = |number| hall.state.player(number).and_then(|player| player.entry.rating).expect("a rating");
    assert_eq!([1, 2, 3, 4, 5, 6, 7, 8].map(rating), [2490, 2460, 2450, 2420, 2480, 2470, 2440, 2430]);
    (0..3).for_each(|_| hall.play_round());
    assert_eq!(hall.state.phase(), Phase::Over);
    let places: Vec<_> = hall.state.standings().places.iter().map(|place| (place.place, place.number)).collect();
    let two = |first: Number| (0..4).map(move |index| (Some(usize::from(index) + 1), first + index));
    assert_eq!(places, two(1).chain(two(5)).collect::<Vec<_>>());
    hall.proves_sound();
    // The first two of each group; who has met, has met.
    let mut last = Hall::of(Format::Scheveningen, Edition::Russia2022, 0);
    for (number, from) in [(1, "А"), (2, "А"), (3, "Б"), (4, "Б")] {
        last.does(Request::Enter(EventEntry { from: from.to_owned(), ..entrant(number) }));
    }
    let carried = |white, black| {
        Request::Carry(Box::new(Carried {
            from: "groups.event.ron".to_owned(),
            white,
            black,
            score: WON,
            tables: Vec::new(),
        }))
    };
    last.does(carried(1, 2));
    last.does(carried(4, 3));
    last.does(Request::Number { order: vec![1, 2, 3, 4] });
    for _ in 0..2 {
        last.does(Request::Pair);
        (1..=2).for_each(|board| last.score(board, DRAWN));
    }
    assert_eq!(last.asks(carried(1, 3)), Some(Refusal::Closed));
    // 2 points carried over, and 2 of the final.
    let points: Vec<_> = last.state.standings().places.iter().map(|one| (one.number, one.points.in_tenths())).collect();
    assert_eq!(points, [(1, 40), (4, 40), (2, 20), (3, 20)]);
    last.proves_sound();
}

#[test]
fn r_1_4d_in_a_round_robin_of_a_final_those_who_met_before_do_not_meet_again() {
    let mut hall = Hall::of(Format::RoundRobin { cycles: 1 }, Edition::Russia2022, 4);
    let carried = Carried { from: "groups.event.ron".to_owned(), white: 1, black: 4, score: LOST, tables: Vec::new() };
    hall.does(Request::Carry(Box::new(carried)));
    hall.does(Request::Number { order: vec![1, 2, 3, 4] });
    let boards: Vec<usize> = (0..3)
        .map(|_| {
            hall.play_round();
            hall.pairs().len()
        })
        .collect();
    assert_eq!(boards, [1, 2, 2]);
    assert_eq!(hall.state.phase(), Phase::Over);
    assert_eq!(hall.state.standings().places.iter().map(|one| one.points.in_tenths()).sum::<i32>(), 6 * 20);
    hall.proves_sound();
}

fn formats() -> impl Strategy<Value = Format> {
    prop_oneof![
        (1..3_u16).prop_map(|cycles| Format::RoundRobin { cycles }),
        (prop::sample::select(System::all().collect::<Vec<_>>()), 2..5_u16)
            .prop_map(|(system, rounds)| Format::Swiss { system, rounds }),
        Just(Format::Knockout { places: Places::First }),
        Just(Format::Knockout { places: Places::All }),
        Just(Format::Scheveningen),
        Just(Format::Groups { groups: 2, cycles: 1 }),
        Just(Format::Match { games: 2 }),
    ]
}

fn asks() -> impl Strategy<Value = Request> {
    let number = 0..9_u16;
    let member = 0..5_u16;
    let score =
        || prop::sample::select(vec![WON, LOST, DRAWN, Score::Plus(Side::White), Score::Minuses, Score::BothLost]);
    let reason = || prop::option::of(prop::sample::select(vec![String::new(), why()]));
    let told = || reason().prop_map(Option::unwrap_or_default);
    prop_oneof![
        3 => (number.clone(), 0..40_u16).prop_map(|(number, name)| {
            Request::Team(TeamRequest::Join { number, entry: player(1000 + name) })
        }),
        1 => (number.clone(), member, reason()).prop_map(|(number, member, reason)| {
            Request::Team(TeamRequest::Amend { number, member, entry: player(2000 + number), reason })
        }),
        2 => (prop::option::of(0..4_u16), number.clone(), prop::collection::vec(0..5_u16, 2..4), reason()).prop_map(
            |(round, number, order, reason)| Request::Team(TeamRequest::LineUp { round, number, order, reason })
        ),
        1 => (number.clone(), any::<bool>(), told())
            .prop_map(|(number, annulled, reason)| Request::Team(TeamRequest::Annul { number, annulled, reason })),
        2 => "[a-c]{0,2}".prop_map(|seed| Request::Draw { seed }),
        6 => Just(Request::Pair),
        1 => told().prop_map(|reason| Request::Unpair { reason }),
        1 => Just(Request::Start { wall: "2026-11-22T15:00:00+03:00".to_owned() }),
        30 => (prop::option::of(0..4_u16), 1..5_u16, 1..3_u16, score(), reason()).prop_map(
            |(round, board, table, score, reason)| Request::Team(TeamRequest::Score { round, board, table, score, reason })
        ),
        2 => (1..5_u16, 1..3_u16, told()).prop_map(
            |(board, table, reason)| Request::Team(TeamRequest::Unscore { round: None, board, table, reason })
        ),
        2 => (1..5_u16, score(), reason())
            .prop_map(|(board, score, reason)| Request::Score { round: None, board, score, reason }),
        1 => (number.clone(), told()).prop_map(|(number, reason)| Request::Leave { number, reason }),
        2 => (1..5_u16, told()).prop_map(|(board, reason)| Request::Advance { board, side: Side::White, reason }),
        1 => (1..5_u16, 1..5_u16).prop_map(|(white, black)| {
            let tables = vec![WON, DRAWN];
            Request::Carry(Box::new(Carried { from: "a.event.ron".to_owned(), white, black, score: WON, tables }))
        }),
    ]
}

proptest! {
    /// Whatever is asked of teams in whatever order: the record is sound, folds to the same state, and a refusal leaves
    /// only its own line; a match has a result exactly when all its boards have.
    #[test]
    fn whatever_is_asked_of_teams_the_record_is_sound(
        format in formats(),
        edition in prop::sample::select(vec![Edition::Russia2022, Edition::Ukraine2026, Edition::Chess2020]),
        lineup in prop::sample::select(vec![LineUp::Fixed, LineUp::Reserves, LineUp::Free]),
        count in prop::sample::select(vec![Count::Matches, Count::Boards]),
        entered in 2..9_u16,
        asked in prop::collection::vec(asks(), 1..60),
    ) {
        let regulation = Teams { boards: 2, lineup, count };
        let mut hall = Hall::open(of_teams(format, edition, regulation));
        for number in 1..=entered {
            let from = if number % 2 == 0 { "А" } else { "Б" };
            hall.asks(Request::Enter(EventEntry { name: format!("К{number}"), from: from.to_owned(), ..EventEntry::default() }));
            for member in 1..=3 {
                hall.asks(Request::Team(TeamRequest::Join { number, entry: player(10 * number + member) }));
            }
        }
        hall.asks(Request::Draw { seed: "x".to_owned() });
        hall.asks(Request::Pair);
        for ask in asked {
            let (before, length) = (hall.state.clone(), hall.events.len());
            if hall.asks(ask).is_some() {
                prop_assert_eq!(hall.events.len(), length + 1);
                let recorded = matches!(hall.events.last(), Some(Recorded { event: Event::Record(RecordEvent::Refused { .. }), .. }));
                prop_assert!(recorded);
                prop_assert_eq!(before.rounds(), hall.state.rounds());
                prop_assert_eq!(before.players(), hall.state.players());
            }
            for board in hall.state.rounds().iter().flat_map(|round| &round.boards) {
                prop_assert_eq!(board.score.is_some(), board.tables.iter().all(Option::is_some));
            }
            let _ = hall.state.standings();
        }
        let hall = hall.closed();
        let report = check_event(hall.text().as_bytes()).expect("an event");
        prop_assert_eq!(report.findings, Vec::new());
        prop_assert_eq!(report.state, hall.state);
    }
}
