//! Events of many, by the articles: entries, lots, rounds, results, standings, and their journal.

use golos_clock::Ms;
use golos_game::Opening;
use golos_journal::{Chain, check_event, is_event, is_match, read_event};
use golos_people::{Actor, Need, Needs, Seat};
use golos_profile::openings::OpeningTable;
use golos_rules::{Side, Variant};
use golos_tournament::crosstable::{Bye, Number, Scale};
use golos_tournament::event::{
    Board, Command, Detail, EntryEvent, Event, EventEntry, Format, GamePlan, Lots, Officials, Phase, Places,
    RecordEvent, Recorded, Refusal, Regulation, Request, RoundEvent, Score, Setup, Sex, State, decide, fold,
};
use golos_tournament::pairing::System;
use golos_tournament::standings::{Criterion, Edition, Plus};
use golos_tournament::trf::Trf;
use proptest::prelude::*;

pub fn setup(format: Format, edition: Edition) -> Setup {
    Setup {
        name: "Кубок осени".to_owned(),
        place: String::new(),
        dates: "22–23.11.2026".to_owned(),
        regulation: Regulation {
            edition,
            format,
            scale: Scale::TWO,
            order: vec![Criterion::Points, Criterion::Direct, Criterion::SonnebornBerger, Criterion::Wins],
            lead: Side::White,
            play: GamePlan {
                rules: "russian-2022".to_owned(),
                control: "7+5s".to_owned(),
                games: 1,
                draws: false,
                by_hand: false,
            },
            teams: None,
            unplayed: None,
        },
        officials: Officials { chief: "Ольга Судья".to_owned(), secretary: String::new() },
        opened: "2026-11-22T10:00:00+03:00".to_owned(),
        program: "golos 0.1.0".to_owned(),
    }
}

pub fn swiss(system: System, rounds: u16) -> Format {
    Format::Swiss { system, rounds }
}

/// An event with its record.
pub struct Hall {
    pub state: State,
    pub events: Vec<Recorded<Event>>,
}

impl Hall {
    pub fn open(setup: Setup) -> Hall {
        let state = State::open(setup.clone()).expect("an event");
        Hall { state, events: vec![Recorded::by_program(Ms::ZERO, Event::Opened(Box::new(setup)))] }
    }

    pub fn by(&mut self, by: impl Into<Actor>, ask: Request) -> Option<Refusal> {
        let decision = decide(&self.state, &Command::new(by, ask), Ms::new(5));
        for recorded in decision.events {
            fold(&mut self.state, &recorded).expect("what was decided is folded");
            self.events.push(recorded);
        }
        decision.refusal
    }

    pub fn asks(&mut self, ask: Request) -> Option<Refusal> {
        self.by(Seat::Arbiter, ask)
    }

    pub fn does(&mut self, ask: Request) {
        assert_eq!(self.asks(ask.clone()), None, "{ask:?}");
    }

    /// Players with falling ratings.
    pub fn of(format: Format, edition: Edition, players: u16) -> Hall {
        let mut hall = Hall::open(setup(format, edition));
        for number in 1..=players {
            hall.does(Request::Enter(player(number)));
        }
        hall
    }

    pub fn drawn(format: Format, edition: Edition, players: u16) -> Hall {
        let mut hall = Hall::of(format, edition, players);
        hall.does(Request::Number { order: (1..=players).collect() });
        hall.does(Request::Colour { first: Side::White });
        hall
    }

    pub fn score(&mut self, board: u16, score: Score) {
        self.does(Request::Score { round: None, board, score, reason: None });
    }

    /// The lower number wins at every board that has no result yet.
    pub fn play_round(&mut self) {
        self.does(Request::Pair);
        let boards = self.state.rounds().last().expect("a round").boards.clone();
        for (number, board) in (1..).zip(boards).filter(|(_, board)| board.score.is_none()) {
            self.score(number, Score::Won(if board.white < board.black { Side::White } else { Side::Black }));
        }
    }

    pub fn pairs(&self) -> Vec<(Number, Number)> {
        let last = self.state.rounds().last().expect("a round");
        last.boards.iter().map(|board| (board.white, board.black)).collect()
    }

    pub fn text(&self) -> String {
        let mut chain = Chain::default();
        let wall = || Some("2026-11-22T15:00:00.000+03:00".to_owned());
        self.events.iter().map(|recorded| chain.encode(wall(), recorded).expect("a line")).collect()
    }

    pub fn closed(mut self) -> Hall {
        let closed = Recorded::by_program(Ms::new(5), RecordEvent::Closed);
        fold(&mut self.state, &closed).expect("it is closed");
        self.events.push(closed);
        self
    }

    pub fn proves_sound(self) {
        let hall = self.closed();
        let report = check_event(hall.text().as_bytes()).expect("an event");
        assert_eq!((report.findings, report.state), (Vec::new(), hall.state));
    }
}

pub fn player(number: u16) -> EventEntry {
    EventEntry {
        name: format!("Игрок {number}"),
        rating: Some(2500 - 10 * number),
        birth: "1990".to_owned(),
        needs: Needs::from_iter(number.is_multiple_of(3).then_some(Need::Blind)),
        ..EventEntry::default()
    }
}

pub fn why() -> String {
    "решение главного судьи".to_owned()
}

#[test]
fn r_app2a_a_round_robin_follows_the_table_and_its_places_the_criteria() {
    let mut hall = Hall::drawn(Format::RoundRobin { cycles: 1 }, Edition::Russia2022, 6);
    assert_eq!(hall.state.planned(), 5);
    for _ in 0..5 {
        hall.play_round();
    }
    assert_eq!(hall.state.phase(), Phase::Over);
    let first = &hall.state.rounds()[0];
    assert_eq!(
        first.boards.iter().map(|board| (board.white, board.black)).collect::<Vec<_>>(),
        [(1, 6), (2, 5), (3, 4)]
    );
    let places: Vec<_> = hall.state.standings().places.iter().map(|place| (place.place, place.number)).collect();
    assert_eq!(places, (1..=6).map(|number| (Some(usize::from(number)), number)).collect::<Vec<_>>());
    assert_eq!(hall.asks(Request::Pair), Some(Refusal::Over));
    hall.proves_sound();
}

#[test]
fn dr_5_3_13_3_in_renju_the_first_number_has_black() {
    let mut setup = setup(Format::RoundRobin { cycles: 1 }, Edition::Russia2013);
    setup.regulation.lead = Side::Black;
    let mut hall = Hall::open(setup);
    (1..=4).for_each(|number| hall.does(Request::Enter(player(number))));
    hall.does(Request::Number { order: (1..=4).collect() });
    hall.does(Request::Pair);
    assert_eq!(hall.pairs(), [(4, 1), (3, 2)]);
}

#[test]
fn r_5_4_5_2_who_leaves_a_round_robin_early_is_struck_and_nobody_gains() {
    let mut hall = Hall::drawn(Format::RoundRobin { cycles: 1 }, Edition::Russia2022, 6);
    hall.play_round();
    hall.does(Request::Leave { number: 1, reason: "болен".to_owned() });
    for _ in 1..5 {
        hall.play_round();
    }
    let scores: Vec<Option<Score>> = hall.state.rounds()[1..]
        .iter()
        .flat_map(|round| &round.boards)
        .filter(|board| board.side(1).is_some())
        .map(|board| board.score)
        .collect();
    assert_eq!(scores, [Some(Score::Minuses); 4]);
    let standings = hall.state.standings();
    let last = standings.places.last().expect("a place");
    assert_eq!((last.number, last.place), (1, None));
    // What was lost to him does not count either.
    assert_eq!(standings.places.iter().find(|place| place.number == 6).map(|place| place.points.in_tenths()), Some(0));
    hall.proves_sound();
}

#[test]
fn r_5_4_5_3_who_has_played_half_keeps_his_points_and_the_others_get_pluses() {
    let mut hall = Hall::drawn(Format::RoundRobin { cycles: 1 }, Edition::Russia2022, 6);
    (0..3).for_each(|_| hall.play_round());
    hall.does(Request::Leave { number: 1, reason: "болен".to_owned() });
    (3..5).for_each(|_| hall.play_round());
    let last: Vec<_> = hall.state.rounds()[3..].iter().flat_map(|round| &round.boards).collect();
    for board in last.into_iter().filter(|board| board.side(1).is_some()) {
        let other = board.side(1).map(Side::other);
        assert_eq!(board.score, other.map(Score::Plus));
    }
    assert!(hall.state.standings().places.iter().all(|place| place.place.is_some()));
    hall.proves_sound();
}

#[test]
fn r_5_4_10_2_a_swiss_round_leaves_out_who_is_away_and_gives_one_plus() {
    let mut hall = Hall::drawn(swiss(System::OwnNumbers, 5), Edition::Russia2022, 8);
    hall.does(Request::Away { number: 3, round: Some(1), bye: Bye::Half });
    hall.play_round();
    let round = &hall.state.rounds()[0];
    assert_eq!((round.boards.len(), round.odd), (3, Some(8)));
    assert_eq!(hall.asks(Request::Away { number: 3, round: Some(1), bye: Bye::Zero }), Some(Refusal::Paired(1)));
    assert_eq!(hall.asks(Request::Away { number: 3, round: Some(6), bye: Bye::Zero }), Some(Refusal::NoRound(6)));
    // A late entry gets the next number, and has no points from before.
    hall.does(Request::Enter(player(9)));
    hall.does(Request::Leave { number: 2, reason: why() });
    hall.does(Request::Pair);
    let there: Vec<Number> = hall.pairs().iter().flat_map(|&(white, black)| [white, black]).collect();
    assert!(there.contains(&9) && there.contains(&3) && !there.contains(&2));
    assert_eq!(hall.asks(Request::Return { number: 9, reason: why() }), Some(Refusal::NotGone(9)));
    hall.does(Request::Return { number: 2, reason: why() });
    hall.proves_sound();
}

#[test]
fn u_v_15_9_3_numbers_go_by_rating_and_those_without_one_are_drawn() {
    let mut hall = Hall::open(setup(swiss(System::MedianSolkoff, 5), Edition::Ukraine2026));
    for (name, rating) in [("Без", None), ("Слабый", Some(1500)), ("Сильный", Some(2300)), ("Новый", None)]
    {
        let entry = EventEntry { name: name.to_owned(), rating, ..EventEntry::default() };
        hall.does(Request::Enter(entry));
    }
    assert_eq!(hall.asks(Request::Pair), Some(Refusal::NotNumbered));
    hall.does(Request::Draw { seed: "Осень".to_owned() });
    let ratings: Vec<_> = hall.state.players().iter().map(|player| player.entry.rating).collect();
    assert_eq!(ratings, [Some(2300), Some(1500), None, None]);
    assert!(hall.state.colour().is_some());
    hall.does(Request::Pair);
    assert_eq!(hall.asks(Request::Draw { seed: String::new() }), Some(Refusal::Numbered));
    hall.proves_sound();
}

#[test]
fn r_5_4_10_12_pairs_are_changed_only_with_a_reason_and_before_results() {
    let mut hall = Hall::drawn(swiss(System::Dutch, 3), Edition::Russia2022, 4);
    hall.does(Request::Pair);
    hall.score(1, Score::Drawn);
    assert_eq!(hall.asks(Request::Unpair { reason: why() }), Some(Refusal::HasResults(1)));
    assert_eq!(
        hall.asks(Request::Unscore { round: None, board: 1, reason: " ".to_owned() }),
        Some(Refusal::ReasonNeeded)
    );
    hall.does(Request::Unscore { round: None, board: 1, reason: why() });
    hall.does(Request::Unpair { reason: why() });
    let by_hand = |pairs: &[(Number, Number)]| Request::PairByHand { pairs: pairs.to_vec(), odd: None, reason: why() };
    assert_eq!(hall.asks(by_hand(&[(1, 2), (3, 1)])), Some(Refusal::PairedTwice(1)));
    assert_eq!(hall.asks(by_hand(&[(1, 2)])), Some(Refusal::NotPaired(3)));
    hall.does(by_hand(&[(1, 2), (4, 3)]));
    assert_eq!(hall.state.rounds()[0].by_hand, Some(why()));
    hall.proves_sound();
}

/// Who sits at the boards of the last round.
fn seated(hall: &Hall) -> Vec<Number> {
    let mut there: Vec<Number> = hall.pairs().iter().flat_map(|&(white, black)| [white, black]).collect();
    there.extend(hall.state.rounds().last().and_then(|round| round.odd));
    there.sort_unstable();
    there
}

#[test]
fn r_5_4_10_2e_who_withdraws_while_a_round_is_paired_is_not_in_it_when_it_is_paired_again() {
    let mut hall = Hall::drawn(swiss(System::OwnNumbers, 5), Edition::Russia2022, 6);
    hall.play_round();
    hall.does(Request::Pair);
    hall.does(Request::Leave { number: 1, reason: why() });
    hall.does(Request::Unpair { reason: why() });
    let by_hand = Request::PairByHand { pairs: vec![(1, 2), (3, 5), (4, 6)], odd: None, reason: why() };
    assert_eq!(hall.asks(by_hand), Some(Refusal::NotInRound { number: 1, round: 2 }));
    hall.does(Request::Pair);
    assert_eq!(seated(&hall), [2, 3, 4, 5, 6]);
    hall.proves_sound();
}

#[test]
fn r_5_4_10_2_who_is_entered_while_a_round_is_paired_is_in_it_when_it_is_paired_again() {
    for round in [1, 2] {
        let mut hall = Hall::drawn(swiss(System::OwnNumbers, 5), Edition::Russia2022, 4);
        (1..round).for_each(|_| hall.play_round());
        hall.does(Request::Pair);
        hall.does(Request::Enter(player(5)));
        assert!(!seated(&hall).contains(&5) && hall.state.free(round).is_empty());
        hall.does(Request::Unpair { reason: why() });
        hall.does(Request::Enter(player(6)));
        if round == 1 {
            // Before the first round the field is open again.
            hall.does(Request::Number { order: (1..=6).collect() });
        } else {
            hall.does(Request::Leave { number: 6, reason: why() });
        }
        hall.does(Request::Pair);
        assert!(seated(&hall).contains(&5), "round {round}: {:?}", seated(&hall));
        hall.proves_sound();
    }
}

#[test]
fn r_5_4_10_2e_who_comes_back_while_a_round_is_paired_is_in_it_when_it_is_paired_again() {
    let mut hall = Hall::drawn(swiss(System::OwnNumbers, 5), Edition::Russia2022, 6);
    hall.play_round();
    hall.does(Request::Leave { number: 1, reason: why() });
    hall.does(Request::Pair);
    hall.does(Request::Return { number: 1, reason: why() });
    hall.does(Request::Unpair { reason: why() });
    hall.does(Request::Pair);
    assert_eq!(seated(&hall), [1, 2, 3, 4, 5, 6]);
    // Taken back twice it reaches back to each round that is open again.
    hall.does(Request::Leave { number: 2, reason: why() });
    hall.does(Request::Return { number: 2, reason: why() });
    hall.does(Request::Unpair { reason: why() });
    hall.does(Request::Pair);
    assert_eq!(seated(&hall), [1, 2, 3, 4, 5, 6]);
    hall.proves_sound();
}

#[test]
fn r_5_4_10_9_pairing_by_hand_says_which_number_is_wrong_and_why() {
    let mut hall = Hall::drawn(swiss(System::OwnNumbers, 5), Edition::Russia2022, 4);
    hall.does(Request::Away { number: 4, round: Some(1), bye: Bye::Zero });
    let by_hand = |pairs: &[(Number, Number)]| Request::PairByHand { pairs: pairs.to_vec(), odd: None, reason: why() };
    assert_eq!(hall.asks(by_hand(&[(1, 1)])), Some(Refusal::PairedTwice(1)));
    assert_eq!(hall.asks(by_hand(&[(1, 2)])), Some(Refusal::NotPaired(3)));
    assert_eq!(hall.asks(by_hand(&[(1, 4)])), Some(Refusal::NotInRound { number: 4, round: 1 }));
    assert_eq!(hall.asks(by_hand(&[(1, 9)])), Some(Refusal::NoPlayer(9)));
}

#[test]
fn an_event_does_not_end_while_the_result_of_an_earlier_round_is_missing() {
    let mut hall = Hall::drawn(swiss(System::OwnNumbers, 2), Edition::Russia2022, 4);
    hall.play_round();
    hall.does(Request::Pair);
    hall.does(Request::Unscore { round: Some(1), board: 2, reason: why() });
    hall.score(1, Score::Drawn);
    hall.score(2, Score::Drawn);
    assert_eq!(hall.state.phase(), Phase::Between { round: 2 });
    assert_eq!(hall.state.missing(), [Refusal::Unfinished { round: 1, board: 2 }]);
    assert_eq!(hall.asks(Request::Pair), Some(Refusal::Unfinished { round: 1, board: 2 }));
    hall.does(Request::Score { round: Some(1), board: 2, score: Score::Drawn, reason: None });
    assert_eq!((hall.state.phase(), hall.state.missing()), (Phase::Over, vec![Refusal::Over]));
    hall.proves_sound();
}

#[test]
fn what_was_set_up_changes_by_a_further_record_and_after_the_first_round_with_a_reason() {
    let mut hall = Hall::drawn(swiss(System::OwnNumbers, 2), Edition::Russia2022, 6);
    let order = vec![Criterion::Points, Criterion::Wins];
    hall.does(Request::Order { order: order.clone(), reason: None });
    assert_eq!(hall.asks(Request::Order { order: Vec::new(), reason: None }), Some(Refusal::NoOrder));
    hall.play_round();
    hall.does(Request::Detail { detail: Detail::Chief, text: "Пётр Петров".to_owned() });
    assert_eq!(hall.asks(Request::Plan { rounds: 3, reason: None }), Some(Refusal::ReasonNeeded));
    assert_eq!(hall.asks(Request::Order { order, reason: None }), Some(Refusal::ReasonNeeded));
    hall.does(Request::Plan { rounds: 3, reason: Some(why()) });
    hall.play_round();
    let few = Request::Plan { rounds: 1, reason: Some(why()) };
    assert_eq!(hall.asks(few), Some(Refusal::Rounds { least: 2, most: 99 }));
    hall.does(Request::Plan { rounds: 2, reason: Some(why()) });
    let setup = hall.state.setup();
    assert_eq!((setup.officials.chief.as_str(), hall.state.phase()), ("Пётр Петров", Phase::Over));
    hall.proves_sound();
    let mut table = Hall::drawn(Format::RoundRobin { cycles: 1 }, Edition::Russia2022, 4);
    assert_eq!(table.asks(Request::Plan { rounds: 5, reason: None }), Some(Refusal::FixedRounds));
}

#[test]
fn a_result_is_corrected_by_a_further_record_with_a_reason() {
    let mut hall = Hall::drawn(swiss(System::OwnNumbers, 3), Edition::Russia2022, 4);
    hall.does(Request::Pair);
    hall.score(1, Score::Drawn);
    let won = |reason| Request::Score { round: Some(1), board: 1, score: Score::Won(Side::Black), reason };
    assert_eq!(hall.asks(won(None)), Some(Refusal::Scored(1)));
    hall.does(won(Some("ошибка в записке".to_owned())));
    assert_eq!(hall.state.rounds()[0].boards[0].score, Some(Score::Won(Side::Black)));
    assert_eq!(hall.asks(Request::Pair), Some(Refusal::Unfinished { round: 1, board: 2 }));
    let nowhere = Request::Score { round: Some(1), board: 3, score: Score::Drawn, reason: None };
    assert_eq!(hall.asks(nowhere), Some(Refusal::NoBoard { round: 1, board: 3 }));
    hall.proves_sound();
}

#[test]
fn u_v_3_1_2_a_drawn_meeting_of_a_knock_out_is_decided_before_the_next_round() {
    let mut hall = Hall::drawn(Format::Knockout { places: Places::First }, Edition::Russia2022, 4);
    hall.does(Request::Pair);
    hall.score(1, Score::Drawn);
    hall.score(2, Score::Won(Side::White));
    assert_eq!(hall.asks(Request::Pair), Some(Refusal::Undecided(1)));
    assert_eq!(hall.asks(Request::Advance { board: 2, side: Side::Black, reason: why() }), Some(Refusal::NotDrawn(2)));
    hall.does(Request::Advance { board: 1, side: Side::Black, reason: "жребий".to_owned() });
    hall.does(Request::Pair);
    assert_eq!(hall.pairs().len(), 1);
    hall.score(1, Score::Plus(Side::White));
    assert_eq!(hall.state.phase(), Phase::Over);
    hall.proves_sound();
}

#[test]
fn r_1_4d_teams_of_one_size_meet_each_other() {
    let mut hall = Hall::open(setup(Format::Scheveningen, Edition::Russia2022));
    for number in 1..=6 {
        let from = if number % 2 == 1 { "Киев" } else { "Львов" };
        hall.does(Request::Enter(EventEntry { from: from.to_owned(), ..player(number) }));
    }
    hall.does(Request::Draw { seed: "x".to_owned() });
    (0..3).for_each(|_| hall.play_round());
    assert_eq!(hall.state.phase(), Phase::Over);
    let team = |number| hall.state.player(number).map(|player| player.entry.from.clone());
    for board in hall.state.rounds().iter().flat_map(|round| &round.boards) {
        assert_ne!(team(board.white), team(board.black));
    }
    hall.proves_sound();
}

#[test]
fn only_the_arbiter_changes_an_event() {
    let mut hall = Hall::drawn(swiss(System::OwnNumbers, 3), Edition::Russia2022, 4);
    assert_eq!(hall.by(Side::White, Request::Pair), Some(Refusal::ArbiterOnly));
    assert!(matches!(hall.events.last(), Some(Recorded { event: Event::Record(RecordEvent::Refused { .. }), .. })));
    assert_eq!(hall.asks(Request::Enter(player(2))), Some(Refusal::Twice(2)));
    assert_eq!(hall.asks(Request::Enter(EventEntry::default())), Some(Refusal::NoName));
    hall.proves_sound();
}

#[test]
fn u_ii_3_who_plays_out_of_competition_has_no_place() {
    let mut hall = Hall::of(Format::RoundRobin { cycles: 1 }, Edition::Ukraine2026, 3);
    hall.does(Request::Enter(EventEntry { hors_concours: true, ..player(4) }));
    hall.does(Request::Number { order: vec![4, 1, 2, 3] });
    (0..3).for_each(|_| hall.play_round());
    let places: Vec<_> = hall.state.standings().places.iter().map(|place| (place.place, place.number)).collect();
    assert_eq!(places, [(Some(1), 2), (Some(2), 3), (Some(3), 4), (None, 1)]);
    hall.proves_sound();
}

/// One of every event, whether they make one or not.
fn every_event() -> Vec<Event> {
    let entry = EventEntry {
        sex: Some(Sex::Woman),
        title: "МС".to_owned(),
        from: "Київ".to_owned(),
        id: "123".to_owned(),
        assistants: vec!["Пётр".to_owned()],
        hors_concours: true,
        ..player(3)
    };
    let scored = |score, reason: Option<&str>| RoundEvent::Scored {
        round: 1,
        board: 2,
        score,
        reason: reason.map(str::to_owned),
    };
    let mut full = setup(swiss(System::Dutch, 9), Edition::Chess2020);
    full.regulation.order = Criterion::all().collect();
    let mut events = vec![Event::Opened(Box::new(full))];
    events.extend([
        EntryEvent::Entered { number: 1, entry: entry.clone() }.into(),
        EntryEvent::Amended { number: 1, entry, reason: Some(why()) }.into(),
        EntryEvent::Left { number: 1, after: 2, reason: why() }.into(),
        EntryEvent::Returned { number: 1, from: 4, reason: why() }.into(),
        EntryEvent::Away { number: 1, round: 5, bye: Bye::Full }.into(),
        EntryEvent::Present { number: 1, round: 5 }.into(),
        EntryEvent::Numbered { lots: Lots::Seed("семя".to_owned()), order: vec![2, 1] }.into(),
        RoundEvent::Colour { lots: Lots::Paper, first: Side::Black }.into(),
        RoundEvent::Paired { round: 1, pairs: vec![(1, 2), (3, 4)], odd: Some(5) }.into(),
        RoundEvent::PairedByHand { round: 1, pairs: vec![(1, 2)], odd: None, reason: why() }.into(),
        RoundEvent::Unpaired { round: 1, reason: why() }.into(),
        RoundEvent::Settled {
            play: GamePlan {
                rules: "renju-2022".to_owned(),
                control: "90".to_owned(),
                games: 2,
                draws: true,
                by_hand: true,
            },
            lead: Side::Black,
        }
        .into(),
        RoundEvent::Detailed { detail: Detail::Dates, text: "1–3 мая".to_owned() }.into(),
        RoundEvent::Planned { rounds: 8, reason: None }.into(),
        RoundEvent::Ordered { order: Criterion::all().collect(), reason: Some(why()) }.into(),
        RoundEvent::Drawn { round: 1, opening: Box::new(opening()) }.into(),
        RoundEvent::Appointed { round: 1, wall: "2026-11-22T14:59:00+03:00".to_owned() }.into(),
        RoundEvent::Started { round: 1, wall: "2026-11-22T15:00:00+03:00".to_owned() }.into(),
        RoundEvent::Seated { round: 1, board: 1, file: "a.ron".to_owned() }.into(),
        scored(Some(Score::Half(Side::White)), None).into(),
        scored(None, Some("снято")).into(),
        RoundEvent::Advanced { round: 1, board: 2, side: Side::Black, reason: why() }.into(),
        RecordEvent::Closed.into(),
    ]);
    let scores = [Score::Won(Side::Black), Score::Drawn, Score::BothLost, Score::Plus(Side::White), Score::Minuses];
    events.extend(scores.map(|score| scored(Some(score), None).into()));
    events
}

fn opening() -> Opening {
    let table = OpeningTable::find("russia-2013").expect("the table");
    table.draw("round 1", &[], Variant::RUSSIAN).expect("an opening")
}

#[test]
fn every_event_is_read_as_it_was_written() {
    let mut chain = Chain::default();
    let text: String = every_event()
        .into_iter()
        .map(|event| chain.encode(None, &Recorded::<Event>::by_program(Ms::new(5), event)).expect("a line"))
        .collect();
    let log = read_event(text.as_bytes());
    assert_eq!(log.damage, None);
    assert_eq!(log.records.into_iter().map(|record| record.recorded.event).collect::<Vec<_>>(), every_event());
    assert!(is_event(text.as_bytes()) && !is_match(text.as_bytes()));
}

/// What is written as TRF is read as it was: who met whom with which result, who they are, and no note.
fn as_trf_it_is_read_the_same(state: &State) {
    let Ok((trf, _)) = Trf::of(state) else {
        let is_odd = |board: &Board| matches!(board.score, Some(Score::Half(_) | Score::BothLost));
        assert!(state.rounds().iter().flat_map(|round| &round.boards).any(is_odd));
        return;
    };
    if trf.table.rows.is_empty() {
        return;
    }
    for text in [trf.to_string(), trf.to_string().replace("\r\n", "\r")] {
        let read = Trf::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
        let (own, other) = (&trf.table, &read.table);
        assert_eq!((read.notes, own.rows.len(), own.scale), (Vec::new(), other.rows.len(), other.scale), "{text}");
        for (one, row) in own.rows.iter().zip(&other.rows) {
            assert_eq!((one.number, &one.name, one.rating), (row.number, &row.name, row.rating));
            assert!((1..=state.rounds().len()).all(|round| one.cell(round) == row.cell(round)), "{text}");
        }
    }
}

fn formats() -> impl Strategy<Value = Format> {
    prop_oneof![
        (1..3_u16).prop_map(|cycles| Format::RoundRobin { cycles }),
        (prop::sample::select(System::all().collect::<Vec<_>>()), 2..6_u16)
            .prop_map(|(system, rounds)| Format::Swiss { system, rounds }),
        Just(Format::Knockout { places: Places::First }),
        Just(Format::Knockout { places: Places::All }),
        Just(Format::Scheveningen),
        (1..4_u16).prop_map(|games| Format::Match { games }),
    ]
}

fn asks() -> impl Strategy<Value = Request> {
    let number = 0..12_u16;
    let score = prop::sample::select(vec![
        Score::Won(Side::White),
        Score::Won(Side::Black),
        Score::Drawn,
        Score::Plus(Side::White),
        Score::Minuses,
        Score::BothLost,
    ]);
    let reason = || prop::sample::select(vec![String::new(), why()]);
    prop_oneof![
        6 => (number.clone(), any::<bool>()).prop_map(|(number, home)| {
            Request::Enter(EventEntry { from: if home { "А" } else { "Б" }.to_owned(), ..player(number) })
        }),
        1 => (number.clone(), reason()).prop_map(|(number, reason)| {
            Request::Amend { number, entry: player(number + 20), reason: Some(reason) }
        }),
        1 => (number.clone(), reason()).prop_map(|(number, reason)| Request::Leave { number, reason }),
        1 => (number.clone(), reason()).prop_map(|(number, reason)| Request::Return { number, reason }),
        2 => (number.clone(), prop::option::of(0..7_u16)).prop_map(|(number, round)| {
            Request::Away { number, round, bye: Bye::Half }
        }),
        1 => (number.clone(), prop::option::of(0..7_u16)).prop_map(|(number, round)| Request::Present { number, round }),
        1 => (0..8_u16, prop::option::of(reason())).prop_map(|(rounds, reason)| Request::Plan { rounds, reason }),
        4 => "[a-c]{0,2}".prop_map(|seed| Request::Draw { seed }),
        1 => Just(Request::Number { order: (1..=4).rev().collect() }),
        1 => Just(Request::Colour { first: Side::Black }),
        8 => Just(Request::Pair),
        1 => reason().prop_map(|reason| Request::PairByHand { pairs: vec![(1, 2), (3, 4)], odd: None, reason }),
        1 => reason().prop_map(|reason| Request::Unpair { reason }),
        1 => Just(Request::Start { wall: "2026-11-22T15:00:00+03:00".to_owned() }),
        20 => (prop::option::of(0..4_u16), 0..6_u16, score, prop::option::of(reason())).prop_map(
            |(round, board, score, reason)| Request::Score { round, board, score, reason }
        ),
        1 => (0..6_u16, reason()).prop_map(|(board, reason)| Request::Unscore { round: None, board, reason }),
        2 => (0..6_u16, reason()).prop_map(|(board, reason)| Request::Advance { board, side: Side::White, reason }),
        1 => "\\PC{0,5}".prop_map(Request::Note),
        1 => Just(Request::Tick),
    ]
}

proptest! {
    /// Whatever is asked in whatever order: the record is sound, folds to the same state, and a refusal leaves only its
    /// own line.
    #[test]
    fn whatever_is_asked_the_record_is_sound(
        format in formats(),
        players in 0..9_u16,
        asked in prop::collection::vec(asks(), 1..60),
    ) {
        let mut hall = Hall::open(setup(format, Edition::Russia2022));
        for number in 1..=players {
            let from = if number % 2 == 0 { "А" } else { "Б" };
            hall.asks(Request::Enter(EventEntry { from: from.to_owned(), ..player(number) }));
        }
        for ask in asked {
            let (before, length) = (hall.state.clone(), hall.events.len());
            if hall.asks(ask).is_some() {
                prop_assert_eq!(hall.events.len(), length + 1);
                let recorded = matches!(hall.events.last(), Some(Recorded { event: Event::Record(RecordEvent::Refused { .. }), .. }));
                prop_assert!(recorded);
                prop_assert_eq!(before.rounds(), hall.state.rounds());
                prop_assert_eq!(before.players(), hall.state.players());
            }
            let _ = hall.state.standings();
        }
        as_trf_it_is_read_the_same(&hall.state);
        let hall = hall.closed();
        let report = check_event(hall.text().as_bytes()).expect("an event");
        prop_assert_eq!(report.findings, Vec::new());
        prop_assert_eq!(report.state, hall.state);
    }

    /// Nobody meets anybody twice in a Swiss event, has a second plus, or is left without a round.
    #[test]
    fn r_5_4_10_2_swiss_rounds_of_the_machine_keep_their_rules(
        system in prop::sample::select(System::all().collect::<Vec<_>>()),
        players in 8..15_u16,
        marks in prop::collection::vec(0..3_u8, 60),
    ) {
        let mut hall = Hall::of(swiss(system, 5), Edition::Russia2022, players);
        hall.does(Request::Draw { seed: "семя".to_owned() });
        let mut marks = marks.into_iter().cycle();
        let mut met = std::collections::BTreeSet::new();
        for _ in 0..5 {
            if let Some(refusal) = hall.asks(Request::Pair) {
                prop_assert!(matches!(refusal, Refusal::Pairing(_)), "{:?}", refusal);
                break;
            }
            for (board, (white, black)) in (1..).zip(hall.pairs()) {
                prop_assert!(met.insert((white.min(black), white.max(black))));
                hall.score(board, match marks.next() {
                    Some(0) => Score::Won(Side::White),
                    Some(1) => Score::Won(Side::Black),
                    _ => Score::Drawn,
                });
            }
        }
    }
}

#[test]
fn ch_38_1_the_regulation_may_name_another_rule_for_games_that_were_not_played() {
    let mut named = setup(swiss(System::OwnNumbers, 2), Edition::Russia2022);
    named.regulation.order = vec![Criterion::Points, Criterion::Solkoff];
    let mut hall = Hall::open(named);
    (1..=3).for_each(|number| hall.does(Request::Enter(player(number))));
    hall.does(Request::Number { order: vec![1, 2, 3] });
    hall.does(Request::Colour { first: Side::White });
    hall.play_round();
    hall.play_round();
    let odd = hall.state.rounds()[0].odd.expect("one without an opponent");
    let value = |hall: &Hall| {
        let places = hall.state.standings().places;
        places.iter().find(|place| place.number == odd).expect("a place").values.clone()
    };
    let by_the_edition = value(&hall);
    let how = Some(Plus::Virtual);
    assert_eq!(hall.asks(Request::Unplayed { how, reason: None }), Some(Refusal::ReasonNeeded));
    hall.does(Request::Unplayed { how, reason: Some("регламент".to_owned()) });
    assert_eq!(hall.state.setup().regulation.readings().plus, Plus::Virtual);
    assert_ne!(value(&hall), by_the_edition);
    hall.does(Request::Unplayed { how: None, reason: Some("ошибка".to_owned()) });
    assert_eq!(value(&hall), by_the_edition);
    hall.proves_sound();
}
