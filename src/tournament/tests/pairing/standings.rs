//! Coefficients of crosstables that were reckoned by hand, by edition and article.

use golos_tournament::standings::{Criterion, Direct, Edition, EventCourse, Plus, Readings, Standings};
use golos_tournament::trf::Trf;

use super::{event, player};

/// Four players, everyone against everyone: 2½, 1½, 1½, ½.
fn four() -> Trf {
    event(&[
        player(1, 2400, &["2 w 1", "3 b =", "4 w 1"]),
        player(2, 2300, &["1 b 0", "4 w =", "3 b 1"]),
        player(3, 2200, &["4 b 1", "1 w =", "2 w 0"]),
        player(4, 2100, &["3 w 0", "2 b =", "1 b 0"]),
    ])
}

/// A Swiss of five: 5 was the odd one in round 1, 4 left after it: 2½, 2, 1½, 0, 1.
fn five() -> Trf {
    event(&[
        player(1, 2400, &["3 w 1", "2 b =", "5 w 1"]),
        player(2, 2300, &["4 b 1", "1 w =", "3 b ="]),
        player(3, 0, &["1 b 0", "5 w 1", "2 w ="]),
        player(4, 2100, &["2 w 0", "0000 - Z", "0000 - Z"]),
        player(5, 2000, &["0000 - U", "3 b 0", "1 b 0"]),
    ])
}

fn left(number: u16, after: usize) -> EventCourse {
    EventCourse { left: [(number, after)].into(), round_robin: false, annulled: None }
}

/// The values of one criterion by ascending number.
fn values(trf: &Trf, course: &EventCourse, readings: Readings, criterion: Criterion) -> String {
    let standings = Standings::new(&trf.table, course, readings, &[criterion]);
    let mut places = standings.places;
    places.sort_by_key(|place| place.number);
    places.iter().map(|place| place.values[0].to_string()).collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn check(trf: &Trf, course: &EventCourse, edition: Edition, expected: &[(&str, &str)]) {
    for (name, text) in expected {
        let criterion = name.parse().expect("a criterion");
        assert_eq!(values(trf, course, edition.readings(), criterion), *text, "{name}, {edition:?}");
    }
}

#[test]
fn r_5_4_8_a_round_robin_of_four() {
    check(
        &four(),
        &EventCourse::default(),
        Edition::Russia2022,
        &[
            ("sb", "11/4 7/4 7/4 3/4"),
            ("sb-double", "11/2 7/2 7/2 3/2"),
            ("shmulyan", "2 -1 -1 -4"),
            ("solkoff", "7/2 9/2 9/2 11/2"),
            ("solkoff-median", "3/2 3/2 3/2 3/2"),
            ("solkoff-short", "3 4 4 4"),
            ("solkoff-progressive", "3,3/2,0 4,5/2,0 4,5/2,0 4,5/2,0"),
            ("riga", "25/4 25/4 25/4 25/4"),
            ("wins", "2 1 1 0"),
            // 1: of 2, 3, 4; and so on.
            ("solkoff-plus", "29/2 27/2 27/2 25/2"),
            ("solkoff-balyakin", "65/4 73/4 73/4 89/4"),
            ("rating-sum", "6600 6700 6800 6900"),
        ],
    );
}

#[test]
fn r_5_4_10_11_a_swiss_with_a_plus_and_one_who_left() {
    // 4 counts with 0 and the 1½ that 3, who was level with him, scored in the rest; the plus with the least, 0.
    check(
        &five(),
        &left(4, 1),
        Edition::Russia2022,
        &[
            ("points", "5/2 2 3/2 0 1"),
            ("solkoff", "9/2 11/2 11/2 2 4"),
            ("solkoff-median", "3/2 3/2 2 0 3/2"),
            ("solkoff-short", "7/2 4 9/2 0 4"),
            ("sb", "7/2 7/2 2 0 0"),
            ("wins", "2 1 1 0 1"),
        ],
    );
    // Without the note that he left he counts with what he has.
    check(&five(), &EventCourse::default(), Edition::Russia2022, &[("solkoff", "9/2 4 11/2 2 4")]);
}

#[test]
fn u_v_12_3_the_same_by_the_readings_of_ukraine() {
    check(
        &four(),
        &EventCourse::default(),
        Edition::Ukraine2026,
        &[("sb", "11/2 7/2 7/2 3/2"), ("solkoff-median-progressive", "3/2,0,0 3/2,0,0 3/2,0,0 3/2,0,0")],
    );
    // U-V.12.5a: the plus counts as the least of those who finished, 1.
    check(
        &five(),
        &left(4, 1),
        Edition::Ukraine2026,
        &[
            ("solkoff", "9/2 11/2 11/2 2 5"),
            ("solkoff-progressive", "7/2,2,0 4,5/2,0 9/2,5/2,0 0,0,0 4,5/2,0"),
            ("sb", "7 7 4 0 2"),
        ],
    );
}

#[test]
fn dr_1_13_the_same_by_the_readings_of_2013() {
    // DR-1.13.7: what is called Solkoff there is without the best and the worst; DR-1.13.5: twice the beaten.
    check(
        &four(),
        &EventCourse::default(),
        Edition::Russia2013,
        &[("solkoff", "3/2 3/2 3/2 3/2"), ("buchholz", "7/2 9/2 9/2 11/2"), ("sb", "11/2 7/2 7/2 3/2")],
    );
    check(
        &five(),
        &left(4, 1),
        Edition::Russia2013,
        &[("solkoff", "3/2 3/2 2 0 3/2"), ("buchholz", "9/2 11/2 11/2 2 4"), ("riga", "8 9 15/2 2 4")],
    );
}

#[test]
fn ch_39_a_round_robin_of_four() {
    check(
        &four(),
        &EventCourse::default(),
        Edition::Chess2020,
        &[
            ("sb", "11/4 7/4 7/4 3/4"),
            ("koya", "3/2 1 1/2 1/2"),
            ("blacks", "1 2 1 2"),
            ("average-rating", "2200 6700/3 6800/3 2300"),
            ("average-rating-cut1", "2250 2300 2350 2350"),
        ],
    );
}

#[test]
fn ch_38_1_a_swiss_with_games_that_were_not_played() {
    // The opponents' games that were not played count as drawn: 2½, 2, 1½, 1, ½. Virtual: 4 has 1½ and 1, 5 has 1.
    check(
        &five(),
        &EventCourse::default(),
        Edition::Chess2020,
        &[
            ("buchholz", "4 5 5 9/2 5"),
            ("buchholz-cut1", "7/2 4 9/2 7/2 4"),
            ("buchholz-cut2", "2 5/2 5/2 2 5/2"),
            ("buchholz-median1", "3/2 3/2 2 3/2 3/2"),
            ("buchholz-median2", "0 0 0 0 0"),
            ("blacks", "1 2 1 0 2"),
            ("wins", "2 1 1 0 0"),
            ("average-rating", "2150 2250 6700/3 2300 2400"),
        ],
    );
}

#[test]
fn ch_39_3_1_and_dr_1_13_3_groups_step_by_step_and_the_beaten() {
    check(
        &four(),
        &EventCourse::default(),
        Edition::Russia2013,
        &[
            ("beaten", "2 3/2 1/2 0"),
            // With 4, who has less than half, in the second step.
            ("koya-extended", "3/2,5/2 1,3/2 1/2,3/2 1/2,1/2"),
            // 1, 1½, 2½; 0, ½, 1½; 1, 1½, 1½; 0, ½, ½.
            ("progress", "5 2 4 1"),
            ("versus", "- - - -"),
        ],
    );
}

#[test]
fn dr_1_13_3_each_group_below_half_is_a_further_step() {
    // 3, 2, 1, 0: half is 1½, below it are the groups of 1 and of 0.
    let trf = event(&[
        player(1, 0, &["2 w 1", "3 b 1", "4 w 1"]),
        player(2, 0, &["1 b 0", "4 w 1", "3 b 1"]),
        player(3, 0, &["4 b 1", "1 w 0", "2 w 0"]),
        player(4, 0, &["3 w 0", "2 b 0", "1 b 0"]),
    ]);
    let expected = [("koya", "1 0 0 0"), ("koya-extended", "1,2,3 0,1,2 0,0,1 0,0,0")];
    check(&trf, &EventCourse::default(), Edition::Russia2013, &expected);
}

#[test]
fn r_5_4_8_2_and_u_v_12_3_the_better_result_against_the_others_in_order_of_place() {
    // 2 and 3 are level: 3 drew with the first, 2 lost to him.
    let order = [Criterion::Points, Criterion::Versus];
    let trf = four();
    let standings = Standings::new(&trf.table, &EventCourse::default(), Edition::Russia2022.readings(), &order);
    let lines: Vec<_> =
        standings.places.iter().map(|place| (place.place, place.number, place.values[1].to_string())).collect();
    // 1 and 4 met a group of two.
    let line = |place, number, value: &str| (Some(place), number, value.to_owned());
    assert_eq!(lines, [line(1, 1, "3/2,1"), line(2, 3, "1/2,1"), line(3, 2, "0,1/2"), line(4, 4, "0,1/2")]);
    let decided = standings.decided(1).expect("a reason");
    assert_eq!((decided.criterion, decided.below), (Criterion::Versus, 2));
}

#[test]
fn r_5_4_8_2_the_result_against_the_others_parts_two_groups_as_well() {
    // 2, 2, 1, 1: each of a group against the two of the other.
    let trf = event(&[
        player(1, 0, &["2 w =", "3 b 1", "4 w ="]),
        player(2, 0, &["1 b =", "4 w 1", "3 b ="]),
        player(3, 0, &["4 b =", "1 w 0", "2 w ="]),
        player(4, 0, &["3 w =", "2 b 0", "1 b ="]),
    ]);
    let order = [Criterion::Points, Criterion::Versus];
    let standings = Standings::new(&trf.table, &EventCourse::default(), Edition::Russia2022.readings(), &order);
    let values: Vec<_> = standings.places.iter().map(|place| (place.number, place.values[1].to_string())).collect();
    let line = |number, value: &str| (number, value.to_owned());
    assert_eq!(values, [line(1, "3/2"), line(2, "3/2"), line(3, "1/2"), line(4, "1/2")]);
}

#[test]
fn c_07_16_the_newer_rule_for_games_that_were_not_played() {
    let readings = Edition::Chess2020.readings_with(Some(Plus::Dummy));
    let all = |trf: &Trf, expected: &[(&str, &str)]| {
        for (name, text) in expected {
            let criterion = name.parse().expect("a criterion");
            assert_eq!(values(trf, &EventCourse::default(), readings, criterion), *text, "{name}");
        }
    };
    // 4 stayed away to the end: two draws in what he counts with. The dummy of 4 has nothing, that of 5 one point.
    all(&five(), &[("buchholz", "9/2 5 11/2 2 5"), ("buchholz-cut1", "7/2 4 9/2 2 4"), ("wins", "2 1 1 0 0")]);
    // 1 asked for half a point in round 2: his dummy has 2 points, but no more than three draws, and is cut first.
    // 4 stayed away in the middle, and counts with what he has.
    let trf = event(&[
        player(1, 0, &["2 w 1", "0000 - H", "3 b ="]),
        player(2, 0, &["1 b 0", "3 w 0", "4 b 1"]),
        player(3, 0, &["4 w 1", "2 b 1", "1 w ="]),
        player(4, 0, &["3 b 0", "0000 - Z", "2 w 0"]),
    ]);
    all(
        &trf,
        &[
            ("buchholz", "5 9/2 3 7/2"),
            ("buchholz-cut1", "7/2 9/2 3 7/2"),
            ("buchholz-median1", "1 2 1 1"),
            // 1: beat 2, drew with his dummy and with 3.
            ("sb", "3 0 2 0"),
        ],
    );
    // C.07 16.4.1: who waited in vain has a dummy with no more points than he who did not come.
    let trf = event(&[
        player(1, 0, &["2 w +", "3 w 1"]),
        player(2, 0, &["1 b -", "0000 - Z"]),
        player(3, 0, &["0000 - U", "1 b 0"]),
    ]);
    // 2: nothing for the forfeit, a draw for the bye that he asked for at the end; 3: one point.
    all(&trf, &[("buchholz", "3/2 0 3"), ("sb", "3/2 0 1")]);
    // A bye without points counts as a game lost to the dummy: 1 beat 2 and 3, who have 2 and 1.
    let trf = event(&[
        player(1, 0, &["2 w 1", "0000 - Z", "3 w 1"]),
        player(2, 0, &["1 b 0", "3 w 1", "0000 - U"]),
        player(3, 0, &["0000 - U", "2 b 0", "1 b 0"]),
    ]);
    all(&trf, &[("sb", "3 5/2 1")]);
}

#[test]
fn ch_38_1_the_two_examples_of_the_virtual_opponent() {
    // Absent in round 3 with 1½ points: 2½ after round 3, 5½ after nine. Opponent absent in round 6 with 3½: 3½, then 5.
    for (end, after, points) in [("0000 - Z", 3, "5/2"), ("0000 - Z", 9, "11/2")] {
        let start = ["2 w 1", "2 b =", end];
        let rounds: Vec<&str> = start.into_iter().chain(std::iter::repeat_n("2 w 0", after - 3)).collect();
        let others: Vec<&str> =
            ["1 b 0", "1 w =", "0000 - U"].into_iter().chain(std::iter::repeat_n("1 b 1", after - 3)).collect();
        let trf = event(&[player(1, 0, &rounds), player(2, 0, &others)]);
        let seen = golos_tournament::standings::TiebreakContext::new(
            &trf.table,
            &EventCourse::default(),
            Edition::Chess2020.readings(),
        );
        assert_eq!(seen.against(1)[2].points.to_string(), points);
    }
    let trf = event(&[
        player(1, 0, &["2 w 1", "2 b 1", "2 w 1", "2 b =", "2 w 0", "2 b +"]),
        player(2, 0, &["1 b 0", "1 w 0", "1 b 0", "1 w =", "1 b 1", "1 w -"]),
    ]);
    let seen = golos_tournament::standings::TiebreakContext::new(
        &trf.table,
        &EventCourse::default(),
        Edition::Chess2020.readings(),
    );
    assert_eq!(seen.against(1)[5].points.to_string(), "7/2");
}

#[test]
fn an_average_of_three_stays_a_fraction() {
    // 7 left after round 1 with no points; three others had none either and scored 2, 1½ and ½ in the rest.
    let trf = event(&[
        player(1, 0, &["7 w 1", "2 b 0", "3 w 0"]),
        player(2, 0, &["4 w 1", "1 w 1", "5 b 1"]),
        player(3, 0, &["5 b 0", "6 w 1", "1 b 1"]),
        player(4, 0, &["2 b 0", "5 w 1", "6 b ="]),
        player(5, 0, &["3 w 1", "4 b 0", "2 w 0"]),
        player(6, 0, &["0000 - Z", "3 b 0", "4 w ="]),
        player(7, 0, &["1 b 0"]),
    ]);
    // 1 met 7 (0 + 4/3), 2 (3) and 3 (2).
    check(&trf, &left(7, 1), Edition::Russia2022, &[("solkoff", "19/3 7/2 5/2 9/2 13/2 7/2 1")]);
}

#[test]
fn r_5_4_10_11b_the_average_is_of_those_who_were_level_and_stayed() {
    // After round 1 players 1, 5, 6 and 8 have a point; 5 and 8 leave then, 6 after round 2. In the rest 1 scores 1 and 6
    // scores ½: 5 and 8 count with 1¾. After round 2 players 1 and 6 have 1½, and 1 scores ½: 6 counts with 2.
    let trf = event(&[
        player(1, 0, &["2 w 1", "6 b =", "4 w ="]),
        player(2, 0, &["1 b 0", "3 w =", "7 b 1"]),
        player(3, 0, &["5 w 0", "2 b =", "0000 - Z"]),
        player(4, 0, &["6 w 0", "7 b 1", "1 b ="]),
        player(5, 0, &["3 b 1"]),
        player(6, 0, &["4 b 1", "1 w ="]),
        player(7, 0, &["8 w 0", "4 w 0", "2 w 0"]),
        player(8, 0, &["7 b 1"]),
    ]);
    let course = EventCourse { left: [(5, 1), (6, 2), (8, 1)].into(), round_robin: false, annulled: None };
    check(&trf, &course, Edition::Russia2022, &[("solkoff", "5 5/2 13/4 4 1/2 7/2 19/4 0")]);
}

#[test]
fn r_5_4_5_3_in_a_round_robin_who_left_counts_with_what_they_have() {
    // 4 left after two of three games, with ½ as 2 had then.
    let trf = event(&[
        player(1, 0, &["4 w 1", "3 w =", "2 w ="]),
        player(2, 0, &["3 w 0", "4 b =", "1 b ="]),
        player(3, 0, &["2 b 1", "1 b =", "4 w +"]),
        player(4, 0, &["1 b 0", "2 w =", "3 b -"]),
    ]);
    let course = EventCourse { round_robin: true, ..left(4, 2) };
    check(&trf, &course, Edition::Russia2022, &[("solkoff", "4 5 7/2 11/2")]);
}

#[test]
fn r_5_4_5_half_of_the_games_of_a_double_round_robin() {
    let lines = |trf: &Trf, after| {
        let course = EventCourse { round_robin: true, ..left(3, after) };
        let standings = Standings::new(&trf.table, &course, Edition::Russia2022.readings(), &[Criterion::Points]);
        let lines = standings.places.iter().map(|place| (place.place, place.number, place.points.to_string()));
        lines.collect::<Vec<_>>()
    };
    let line = |place, number, points: &str| (place, number, points.to_owned());
    // 3 has played two of four games: all results count.
    let trf = event(&[
        player(1, 0, &["2 w 1", "3 b 1", "0000 - Z", "2 b =", "3 w +", "0000 - Z"]),
        player(2, 0, &["1 b 0", "0000 - Z", "3 w =", "1 w =", "0000 - Z", "3 b +"]),
        player(3, 0, &["0000 - Z", "1 w 0", "2 b =", "0000 - Z", "1 b -", "2 w -"]),
    ]);
    assert_eq!(lines(&trf, 3), [line(Some(1), 1, "3.5"), line(Some(2), 2, "2.0"), line(Some(3), 3, "0.5")]);
    // One of four: none does.
    let trf = event(&[
        player(1, 0, &["2 w 1", "3 b 1", "0000 - Z", "2 b =", "3 w -", "0000 - Z"]),
        player(2, 0, &["1 b 0", "0000 - Z", "3 w -", "1 w =", "0000 - Z", "3 b -"]),
        player(3, 0, &["0000 - Z", "1 w 0", "2 b -", "0000 - Z", "1 b -", "2 w -"]),
    ]);
    assert_eq!(lines(&trf, 2), [line(Some(1), 1, "1.5"), line(Some(2), 2, "0.5"), line(None, 3, "0.0")]);
}

#[test]
fn direct_encounter_by_edition() {
    let order = [Criterion::Points, Criterion::Direct];
    let trf = four();
    for (edition, value) in [(Edition::Russia2022, "1"), (Edition::Ukraine2026, "1"), (Edition::Chess2020, "1")] {
        let standings = Standings::new(&trf.table, &EventCourse::default(), edition.readings(), &order);
        let line: Vec<_> = standings.places.iter().map(|place| (place.place, place.number)).collect();
        assert_eq!(line, [(Some(1), 1), (Some(2), 2), (Some(3), 3), (Some(4), 4)]);
        assert_eq!(standings.places[1].values[1].to_string(), value);
        assert_eq!(standings.places[0].values[1].to_string(), "-", "level with nobody");
        let decided = standings.decided(1).expect("a reason");
        assert_eq!(
            (decided.criterion, decided.value.to_string(), decided.against.to_string()),
            (Criterion::Direct, "1".into(), "0".into())
        );
        assert_eq!(standings.decided(0), None);
    }
    // Three who are level, of whom two have not met.
    let trf = event(&[
        player(1, 0, &["2 w 1", "4 b 0"]),
        player(2, 0, &["1 b 0", "3 w 1"]),
        player(3, 0, &["4 w 1", "2 b 0"]),
        player(4, 0, &["3 b 0", "1 w 1"]),
    ]);
    for (direct, expected) in [(Direct::Among, "1 1 1 1"), (Direct::Two, "- - - -"), (Direct::AllMet, "- - - -")] {
        let readings = Readings { direct, ..Edition::Russia2022.readings() };
        assert_eq!(values(&trf, &EventCourse::default(), readings, Criterion::Direct), expected, "{direct:?}");
    }
}

#[test]
fn r_5_4_5_results_of_one_who_left_a_round_robin_early_do_not_count() {
    let trf = event(&[
        player(1, 0, &["4 w 1", "3 w =", "2 w 1"]),
        player(2, 0, &["3 w 0", "4 b +", "1 b 0"]),
        player(3, 0, &["2 b 1", "1 b =", "4 w +"]),
        player(4, 0, &["1 b 0", "2 w -", "3 b -"]),
    ]);
    let course = EventCourse { left: [(4, 1)].into(), round_robin: true, annulled: None };
    for edition in [Edition::Russia2022, Edition::Russia2013, Edition::Ukraine2026, Edition::Chess2020] {
        let standings = Standings::new(&trf.table, &course, edition.readings(), &[Criterion::Points, Criterion::Wins]);
        let lines: Vec<_> = standings
            .places
            .iter()
            .map(|place| (place.place, place.number, place.points.to_string(), place.values[1].to_string()))
            .collect();
        let line = |place, number, points: &str, wins: &str| (place, number, points.to_owned(), wins.to_owned());
        let expected = [
            line(Some(1), 1, "1.5", "1"),
            line(Some(1), 3, "1.5", "1"),
            line(Some(3), 2, "0.0", "0"),
            line(None, 4, "0.0", "-"),
        ];
        assert_eq!(lines, expected, "{edition:?}");
    }
    // R-5.4.5.3: half of the games were played: everything counts.
    let course = EventCourse { left: [(4, 3)].into(), round_robin: true, annulled: None };
    let trf = event(&[
        player(1, 0, &["4 w 1", "3 w =", "2 w 1"]),
        player(2, 0, &["3 w 0", "4 b 1", "1 b 0"]),
        player(3, 0, &["2 b 1", "1 b =", "4 w +"]),
        player(4, 0, &["1 b 0", "2 w 0", "3 b -"]),
    ]);
    let standings = Standings::new(&trf.table, &course, Edition::Russia2022.readings(), &[Criterion::Points]);
    let points: Vec<_> = standings.places.iter().map(|place| (place.number, place.points.to_string())).collect();
    assert_eq!(points, [(1, "2.5".into()), (3, "2.5".into()), (2, "1.0".into()), (4, "0.0".into())]);
}

#[test]
fn the_order_of_the_lines_does_not_matter() {
    let trf = five();
    let mut turned = trf.table.clone();
    turned.rows.reverse();
    turned.rows.sort_by_key(|row| row.number);
    let order: Vec<Criterion> = Criterion::all().collect();
    let readings = Edition::Russia2022.readings();
    let one = Standings::new(&trf.table, &left(4, 1), readings, &order);
    assert_eq!(one, Standings::new(&turned, &left(4, 1), readings, &order));
}
