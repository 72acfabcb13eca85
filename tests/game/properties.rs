//! What holds for every game, however foolish, and for every file, however damaged.

use golos::clock::Ms;
use golos::game::{
    ClockRequest, Command, Event, MoveRequest, Recorded, Refusal, RemedyRequest, Request, RulingRequest, Seat, State,
    WrittenMove, decide, fold,
};
use golos::journal::{Problem, check, read, replay};
use golos::profile::rule_ids;
use golos::rules::Fault;
use proptest::prelude::*;
use sha2::{Digest, Sha256};

use super::script::{Script, game, script};
use super::table::Table;

/// The fold of the first `records` of a log.
fn fold_all(log: &[Recorded<Event>], records: usize) -> Option<State> {
    let (first, rest) = log.get(..records)?.split_first()?;
    let Event::Opened(setup) = &first.event else { return None };
    let mut state = State::open((**setup).clone()).ok()?;
    rest.iter().try_for_each(|recorded| fold(&mut state, recorded)).ok()?;
    Some(state)
}

proptest! {
    #![proptest_config(crate::support::kept())]

    #[test]
    fn the_fold_of_the_journal_is_the_game(script in script(150)) {
        let mut table = script.play(0);
        table.close();
        let report = check(table.journal().as_bytes()).expect("a journal");
        prop_assert_eq!(report.findings, []);
        prop_assert_eq!(report.records, table.log.len());
        prop_assert_eq!(report.state, table.state);
    }

    /// A move is not read again from its notation where it was decided; whoever reads the record finds the same move.
    #[test]
    fn the_notation_of_a_move_reads_as_the_move_in_every_rule_set(script in script(40)) {
        for rules in rule_ids() {
            let table = script.under(rules).play(0);
            for ply in table.state.plies().iter().filter(|ply| ply.made.lawful.is_some()) {
                let read = WrittenMove::new(ply.made.notation.as_str()).read_in(&ply.before);
                prop_assert_eq!(&read, &ply.made.lawful, "{}: {}", rules, ply.made.notation);
                let after = read.and_then(|mv| ply.before.play(&mv));
                prop_assert!(after.is_some_and(|after| after.is_identical(&ply.made.after)));
            }
        }
    }

    #[test]
    fn extra_ticks_change_no_byte(script in script(120), ticks in 1..4_u64) {
        prop_assert_eq!(script.play(0).journal(), script.play(ticks).journal());
    }

    #[test]
    fn where_the_program_is_the_board_only_lawful_moves_are_made(script in script(150)) {
        let table = script.play(0);
        if !table.state.is_manual() {
            // A foul can be made anywhere (R-9.2.4.2).
            for ply in table.state.plies().iter().filter(|ply| ply.made.fault != Some(Fault::Foul)) {
                let lawful = ply.made.lawful.as_ref().expect("a lawful move");
                prop_assert_eq!(ply.before.play(lawful), Some(ply.made.after));
            }
        }
    }

    #[test]
    fn lawful_games_are_played_to_their_end_without_a_refusal_of_a_move(script in game()) {
        let table = script.play(0);
        prop_assert!(table.state.plies().iter().all(|ply| ply.made.lawful.is_some()));
        let last = table.state.plies().last().map_or(table.state.position(), |ply| &ply.made.after);
        prop_assert_eq!(last, table.state.position());
        // Only a press behind a move that has completed itself, what comes after the end of the game or of the time, or a
        // fifth move that is offered twice.
        let is_of_a_move = |refusal: &&Refusal| {
            !matches!(
                refusal,
                Refusal::NothingToPress
                    | Refusal::Over
                    | Refusal::Stopped
                    | Refusal::NotYourTurn(_)
                    | Refusal::Regulation(_)
            )
        };
        prop_assert_eq!(table.refusals.iter().find(is_of_a_move), None);
    }

    #[test]
    fn every_script_is_played_in_every_rule_set(script in script(40)) {
        for rules in rule_ids() {
            let mut table = script.under(rules).play(0);
            table.close();
            let report = check(table.journal().as_bytes()).expect("a journal");
            prop_assert_eq!(&report.findings, &[], "{}", rules);
            prop_assert_eq!(&report.state, &table.state, "{}", rules);
        }
    }

    #[test]
    fn any_changed_byte_is_found_and_the_sound_prefix_replays(
        script in script(60), place in any::<prop::sample::Index>(), mask in 1..=255_u8,
    ) {
        let (log, mut bytes) = recorded(&script);
        let place = place.index(bytes.len());
        bytes[place] ^= mask;
        prop_assert!(is_found(&log, &bytes), "byte {place} by {mask}");
    }

    #[test]
    fn any_cut_is_found_and_the_sound_prefix_replays(script in script(60), place in any::<prop::sample::Index>()) {
        let (log, bytes) = recorded(&script);
        let cut = place.index(bytes.len());
        prop_assert!(is_found(&log, &bytes[..cut]), "cut at {cut}");
    }

    #[test]
    fn arbitrary_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..600), lines in "(\\(seq:[0-9]{1,3},.{0,40},sum:\"[0-9a-f]{16}\"\\)\n?){0,4}") {
        for bytes in [bytes.as_slice(), lines.as_bytes()] {
            let log = read(bytes);
            prop_assert!(log.records.is_empty() && log.sound == 0);
            prop_assert!(replay(&log.records).is_err());
            prop_assert!(check(bytes).is_err());
        }
    }

    #[test]
    fn a_forged_journal_with_right_sums_never_panics(script in script(60), forgeries in prop::collection::vec(forgery(), 1..5)) {
        let (_, bytes) = recorded(&script);
        let mut lines: Vec<String> = String::from_utf8(bytes).expect("text").lines().map(str::to_owned).collect();
        for forgery in forgeries {
            forgery.apply(&mut lines);
        }
        let forged = seal(&lines);
        // The sums are right: where a line cannot be read it is for what it says, and what is sound before it is kept.
        let log = read(forged.as_bytes());
        let whole = forged.split_inclusive('\n').take(log.records.len()).map(str::len).sum::<usize>();
        prop_assert_eq!((log.sound, log.damage.is_none()), (whole, whole == forged.len()));
        if let Ok(report) = check(forged.as_bytes()) {
            for seat in Seat::ALL {
                for ask in [Request::Tick, Request::Move(MoveRequest::Press), Request::Ruling(RulingRequest::Uphold), Request::Remedy(RemedyRequest::Correct), Request::Clock(ClockRequest::Resume)] {
                    let _ = decide(&report.state, &Command::new(seat, ask), report.state.at() + Ms::from_mins(9));
                }
            }
        }
    }
}

fn recorded(script: &Script) -> (Vec<Recorded<Event>>, Vec<u8>) {
    let mut table: Table = script.play(0);
    table.close();
    let bytes = table.journal().into_bytes();
    (table.log, bytes)
}

/// Whether the audit finds something, while what it calls sound is the beginning of the game.
fn is_found(log: &[Recorded<Event>], bytes: &[u8]) -> bool {
    match check(bytes) {
        Err(_) => true,
        Ok(report) => {
            let sound = read(bytes);
            let is_prefix =
                sound.records.iter().map(|record| &record.recorded).eq(log.iter().take(sound.records.len()));
            let is_misfit = report.findings.iter().any(|finding| matches!(finding.problem, Problem::Misfit(_)));
            is_prefix
                && !is_misfit
                && !report.findings.is_empty()
                && fold_all(log, report.records) == Some(report.state)
        }
    }
}

/// What somebody who knows the format may do to a journal.
#[derive(Clone, Debug)]
enum Forgery {
    Drop(prop::sample::Index),
    Repeat(prop::sample::Index),
    Swap(prop::sample::Index, prop::sample::Index),
    Replace(prop::sample::Index, &'static str, &'static str),
    Digit(prop::sample::Index, prop::sample::Index, u8),
}

fn forgery() -> impl Strategy<Value = Forgery> {
    let index = any::<prop::sample::Index>;
    let words = prop::sample::select(vec![
        ("White", "Black"),
        ("Black", "White"),
        ("Stands", "Corrected"),
        ("Draw", "WhiteWins"),
        ("Resumed", "Paused"),
        ("Pressed(side:White", "Flag(side:White"),
        ("Automatic", "Manual"),
        ("None", "Some(\"W:Wa1:Bh8\")"),
        ("Dismissed(matter", "Reached(limit"),
        ("by:Arbiter", "by:Spectator"),
        ("cause:Request", "cause:Follows"),
        ("move.press", "no.such_request"),
        ("upheld:false", "upheld:true"),
        ("Cannot", "Undetermined"),
        ("act:Swap", "act:Keep"),
        ("Penalized", "Offered"),
    ]);
    prop_oneof![
        index().prop_map(Forgery::Drop),
        index().prop_map(Forgery::Repeat),
        (index(), index()).prop_map(|(a, b)| Forgery::Swap(a, b)),
        (index(), words).prop_map(|(line, (from, to))| Forgery::Replace(line, from, to)),
        (index(), index(), b'0'..=b'9').prop_map(|(line, place, digit)| Forgery::Digit(line, place, digit)),
    ]
}

impl Forgery {
    fn apply(&self, lines: &mut Vec<String>) {
        if lines.is_empty() {
            return;
        }
        let count = lines.len();
        match self {
            Forgery::Drop(line) => drop(lines.remove(line.index(count))),
            Forgery::Repeat(line) => lines.insert(line.index(count), lines[line.index(count)].clone()),
            Forgery::Swap(a, b) => lines.swap(a.index(count), b.index(count)),
            Forgery::Replace(line, from, to) => {
                let line = &mut lines[line.index(count)];
                *line = line.replace(from, to);
            }
            Forgery::Digit(line, place, digit) => {
                let line = &mut lines[line.index(count)];
                let digits: Vec<usize> = line.match_indices(|c: char| c.is_ascii_digit()).map(|(at, _)| at).collect();
                if let Some(&at) = (!digits.is_empty()).then(|| &digits[place.index(digits.len())]) {
                    line.replace_range(at..=at, &char::from(*digit).to_string());
                }
            }
        }
    }
}

/// Numbers the lines anew and chains them with right sums.
fn seal(lines: &[String]) -> String {
    let mut sum = String::new();
    let mut sealed = String::new();
    for (seq, line) in lines.iter().enumerate() {
        let body = line.rsplit_once(",sum:").map_or(line.as_str(), |(body, _)| body);
        let body = format!("(seq:{seq},{}", body.split_once(',').map_or("", |(_, rest)| rest));
        let hash = Sha256::digest(format!("{sum}{body}"));
        sum = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        sealed.push_str(&format!("{body},sum:\"{sum}\")\n"));
    }
    sealed
}

#[test]
fn the_seal_of_the_forger_is_the_right_one() {
    let mut table = Table::start(super::table::setup("5"));
    table.moves("c3-d4 b6-a5");
    let journal = table.journal();
    let lines: Vec<String> = journal.lines().map(str::to_owned).collect();
    assert_eq!(seal(&lines), journal);
}
