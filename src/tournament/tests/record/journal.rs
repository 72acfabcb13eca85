//! The journal of a micro-match: round trip, torn tail, damage, and its games.

use super::table::{Table, WHITE, course, setup};
use golos_clock::Ms;
use golos_game::{self as game, Drawn, Opening, OpeningLine, Seat};
use golos_journal::{Chain, Damage, Mismatch, Problem, Unreadable, check, check_match, compare, is_match, read_match};
use golos_ledger::{self as ledger, RefusalReason};
use golos_people::Actor;
use golos_rules::{BySide, Notation, Variant};
use golos_tournament::micro_match::{
    ByRival, Cause, Event, Finding, Length, MatchOutcome, MatchResult, RecordEvent, Recorded, Request, Rival, Setup,
    fold,
};

/// One of every event, whether they make a micro-match or not.
fn every_event() -> Vec<Event> {
    let full = Setup {
        extra: Some(course("5+3s", Length::FirstWin, true)),
        position: Some("W:Wc3:Bd4".to_owned()),
        ..setup()
    };
    let result = |outcome, cause| {
        let (score, article) = (ByRival::new(3, 1), "R-5.4.6".to_owned());
        Event::Ended { result: MatchResult { outcome, cause, score, article } }
    };
    vec![
        Event::Opened(Box::new(full)),
        Event::GameOpened { number: 1, white: Rival::A, file: "a.ron".to_owned() },
        Event::GameEnded { number: 1, outcome: WHITE, forfeit: true, article: "R-5.4.4.1".to_owned() },
        Event::BreakWarned { left: Ms::from_secs(10) },
        Event::BreakOver,
        Event::ExtraOpened { number: 1 },
        result(MatchOutcome::Win(Rival::B), Cause::Points),
        result(MatchOutcome::Draw, Cause::Decision("«причина»".to_owned())),
        result(MatchOutcome::BothLost, Cause::Absence),
        Event::Record(RecordEvent::Jumped { gap: Ms::new(7) }),
        Event::Record(RecordEvent::Reopened { wall: "2026-11-21T16:00:00+02:00".to_owned(), gap: Ms::new(8) }),
        Event::Record(RecordEvent::Refused {
            typed: Some("«спроба»".to_owned()),
            why: RefusalReason::named("arbiter_only"),
        }),
        Event::Record(RecordEvent::Noted { text: "a \"note\"\n".to_owned() }),
        Event::Record(RecordEvent::Closed),
    ]
}

fn written(events: &[Recorded<Event>]) -> String {
    let mut chain = Chain::default();
    let wall = || Some("2026-11-21T15:00:00.000+02:00".to_owned());
    events.iter().map(|recorded| chain.encode(wall(), recorded).expect("a line")).collect()
}

/// A whole micro-match, closed in good order.
fn played() -> (Table, String) {
    let mut table = Table::open(setup());
    table.games(&[WHITE, WHITE]);
    let closed = Recorded::by_program(table.now, RecordEvent::Closed);
    fold(&mut table.state, &closed).expect("it is closed");
    table.events.push(closed);
    table.events.insert(0, Recorded::by_program(Ms::ZERO, Event::Opened(Box::new(setup()))));
    let text = written(&table.events);
    (table, text)
}

#[test]
fn every_event_is_read_as_it_was_written() {
    let causes = [
        (None, ledger::Cause::Program),
        (None, ledger::Cause::Clock),
        (Some(Actor::ARBITER), ledger::Cause::Request("micro_match.extra".to_owned())),
        (None, ledger::Cause::Follows("micro_match.end_game".to_owned())),
    ];
    let in_envelope = |(event, (by, cause))| Recorded { at: Ms::new(5), by, cause, event };
    let events: Vec<Recorded<Event>> =
        every_event().into_iter().zip(causes.into_iter().cycle()).map(in_envelope).collect();
    let log = read_match(written(&events).as_bytes());
    assert_eq!(log.damage, None);
    let read: Vec<Recorded<Event>> = log.records.into_iter().map(|record| record.recorded).collect();
    assert_eq!(read, events);
}

#[test]
fn a_whole_journal_is_sound_and_leads_to_the_same_state() {
    let (table, text) = played();
    assert!(is_match(text.as_bytes()));
    let report = check_match(text.as_bytes()).expect("a micro-match");
    assert_eq!((report.findings, report.state), (Vec::new(), table.state));
    // It is no journal of a game.
    assert!(matches!(check(text.as_bytes()), Err(Unreadable::NotAJournal(_))));
}

#[test]
fn wherever_it_is_cut_the_whole_lines_are_kept() {
    let (_, text) = played();
    for cut in (0..text.len()).filter(|&cut| text.is_char_boundary(cut)) {
        let log = read_match(&text.as_bytes()[..cut]);
        let whole = text[..cut].matches('\n').count();
        match log.damage {
            None => assert!(cut == 0 || text[..cut].ends_with('\n'), "{cut}"),
            Some(Damage::Torn { line }) => assert_eq!((line, log.records.len()), (whole + 1, whole), "{cut}"),
            Some(Damage::NoLineEnd { line }) => assert_eq!((line, log.records.len()), (whole + 1, whole + 1), "{cut}"),
            other => panic!("{cut}: {other:?}"),
        }
    }
}

#[test]
fn a_changed_line_breaks_the_chain() {
    let (_, text) = played();
    let forged = text.replacen("outcome:WhiteWins", "outcome:BlackWins", 1);
    let report = check_match(forged.as_bytes()).expect("a micro-match");
    let problems: Vec<_> = report.findings.iter().map(|finding| &finding.problem).collect();
    assert!(matches!(problems.as_slice(), [Problem::Damage(Damage::Broken { .. })]), "{problems:?}");
}

#[test]
fn a_result_that_does_not_follow_is_found() {
    let (mut table, _) = played();
    for recorded in &mut table.events {
        if let Event::Ended { result } = &mut recorded.event {
            result.outcome = MatchOutcome::Win(Rival::B);
        }
    }
    let report = check_match(written(&table.events).as_bytes()).expect("a micro-match");
    assert_eq!(report.findings[0].problem, Problem::Unfounded(Finding::NotDue));
}

#[test]
fn other_schemas_are_named() {
    let (_, text) = played();
    let later = text.replacen("MatchOpened((schema:1", "MatchOpened((schema:9", 1);
    assert_eq!(check_match(later.as_bytes()).map(|_| ()), Err(Unreadable::Schema(9)));
}

#[test]
fn a_game_has_the_players_the_set_up_and_the_result_of_its_micro_match() {
    let mut table = Table::open(setup());
    table.game(WHITE);
    let game = &table.state.games()[0];
    let own = |change: &dyn Fn(&mut game::Setup)| {
        let setup = table.state.setup();
        let mut own = game::Setup {
            rules: setup.rules.clone(),
            control: setup.course.control.clone(),
            class: setup.course.class,
            recorded: true,
            players: setup.seats(Rival::A),
            people: golos_people::Roster::default(),
            press: setup.press,
            mode: setup.mode,
            watch: Default::default(),
            warnings: BySide::default(),
            notation: Notation::FILES,
            position: None,
            opening: None,
            opened: setup.opened.clone(),
            program: setup.program.clone(),
            taken: false,
            occasion: None,
            sparring: None,
        };
        change(&mut own);
        game::State::open(own).expect("a game")
    };
    let resigned = |mut state: game::State| {
        for ask in [game::Request::Clock(game::ClockRequest::Start), game::Request::Resign] {
            let by = if ask == game::Request::Clock(game::ClockRequest::Start) {
                Seat::Arbiter
            } else {
                Seat::Player(golos_rules::Side::Black)
            };
            for recorded in game::decide(&state, &game::Command::new(by, ask), Ms::ZERO).events {
                game::fold(&mut state, &recorded).expect("it fits");
            }
        }
        state
    };
    let same = own(&|_| {});
    let compared = |played: &game::State| compare(&table.state, game, played, played.opening(), &same);
    assert_eq!(compared(&resigned(same.clone())), []);
    assert_eq!(compared(&same), [Mismatch::Result]);
    let swapped = own(&|own| std::mem::swap(&mut own.players.white, &mut own.players.black));
    assert_eq!(compared(&resigned(swapped)), [Mismatch::Players]);
    let line = OpeningLine::moves("c3-d4 b6-a5");
    let opening = Opening::new(Variant::RUSSIAN, Drawn::Entered, &line).expect("an opening");
    let drawn = own(&|own| own.opening = Some(opening.clone()));
    assert_eq!(compared(&resigned(drawn)), [Mismatch::Setup]);
    let faster = own(&|own| own.control = "3+2".parse().expect("a control"));
    assert_eq!(compared(&resigned(faster)), [Mismatch::Setup]);
}

/// The golden journal of a micro-match: it stays readable, and leads to the result that it led to.
const GOLDEN: &str = include_str!("../../../../fixtures/journal/match-v1.ron");

#[test]
fn the_golden_journal_is_sound_and_has_its_result() {
    let report = check_match(GOLDEN.as_bytes()).expect("a micro-match");
    assert_eq!((report.findings, report.records), (Vec::new(), 16));
    let mut chain = Chain::default();
    let lines = read_match(GOLDEN.as_bytes()).records.into_iter();
    let again: String = lines.map(|record| chain.encode(record.wall, &record.recorded).expect("a line")).collect();
    let body = |line: &str| line.rsplit_once(",sum:").map(|(body, _)| body.to_owned());
    // The second line has a copy of the first, as a comment.
    let own = |body: String| body.rsplit_once("/*").map_or(body.clone(), |(own, _)| own.to_owned());
    assert!(again.lines().map(|line| body(line).map(own)).eq(GOLDEN.lines().map(body)));
    let result = report.state.result().expect("a result");
    assert_eq!((result.outcome, result.score), (MatchOutcome::Win(Rival::A), ByRival::new(0, 2)));
    assert_eq!((&result.cause, result.article.as_str()), (&Cause::Decision("шум".to_owned()), "R-5.4.15.1"));
    let games = report.state.games().iter().map(|game| (game.white, game.course, game.file.as_str()));
    let [first, second, third] =
        ["аня_іван", "іван_аня", "аня_іван-2"].map(|name| format!("2026-11-21_1712_{name}.ron"));
    let expected = [(Rival::A, 0, first.as_str()), (Rival::B, 0, second.as_str()), (Rival::A, 1, third.as_str())];
    assert!(games.eq(expected));
}

#[test]
fn an_open_record_is_found_out() {
    let mut table = Table::open(setup());
    table.open_game();
    table.events.insert(0, Recorded::by_program(Ms::ZERO, Event::Opened(Box::new(setup()))));
    table.arbiter(Request::Note("later".to_owned()));
    let report = check_match(written(&table.events).as_bytes()).expect("a micro-match");
    assert_eq!(report.findings.iter().map(|finding| &finding.problem).collect::<Vec<_>>(), [&Problem::NotClosed]);
}
