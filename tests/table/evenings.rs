//! Whole evenings in virtual time, typed line by line: several desks at one board, each with its own ears, and
//! micro-matches whose program dies now and then. Nobody hears at his terminal what is not for him, the program never
//! contradicts itself, and every record is sound at the end.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use golos::clock::{Class, Control, Ms};
use golos::desk::{Archive, Config, Desk, MATCH_ENDING, NewGame, NewMatch, Out};
use golos::game::{Mode, Press, Seat};
use golos::journal::{check, check_match};
use golos::profile::{find_rules, rule_ids};
use golos::rules::BySide;
use golos::speech::Subscription;
use golos::table::VirtualTime;
use golos::tools::Memory;
use golos::wording::{Lang, Style};

use super::simulation::{Dice, LINES, lawful, number};
use super::{ARBITER, BLACK, WHITE, new_game};

/// As many in the suite.
const LINES_TYPED: u64 = 900;
/// The lines of one evening.
const OF_ONE: u64 = 100;
/// What is typed besides what the boards know: questions, seats, endings.
const TYPED: [&str; 24] = [
    "yes",
    "no",
    "",
    "",
    "w: resign",
    "b: resign",
    "resign",
    "yes",
    "a: start",
    "start",
    "w: yes",
    "b: no",
    "1",
    "2",
    "?",
    "a: confirm",
    "score",
    "seal",
    "adjourn",
    "call",
    "draw",
    "accept",
    "a: extra",
    "quit",
];

/// The terminals of one evening, their time, and where its journals are.
pub(super) struct Evening {
    pub(super) dice: Dice,
    seed: u64,
    rules: &'static str,
    time: Arc<VirtualTime>,
    memory: Arc<Memory>,
    pub(super) desks: Vec<Desk>,
    folder: PathBuf,
}

impl Evening {
    fn new(seed: u64, rules: &[&'static str]) -> Evening {
        let mut dice = Dice::new(seed);
        let rules = *dice.pick(rules);
        let (time, memory) = (Arc::new(VirtualTime::default()), Arc::new(Memory::default()));
        Evening { dice, seed, rules, time, memory, desks: Vec::new(), folder: PathBuf::from("games") }
    }

    fn desk(&mut self, ears: Subscription) -> Desk {
        let lang = *self.dice.pick(&Lang::ALL);
        let (style, folder) = (Style::written(lang), Some(self.folder.clone()));
        let archive = Arc::<Memory>::clone(&self.memory);
        Desk::new(Config { lang, style, ears: Some(ears), folder, archive }, Arc::<VirtualTime>::clone(&self.time))
    }

    fn game(&mut self) -> NewGame {
        let press = if self.dice.once_in(2) { Press::Manual } else { Press::Automatic };
        let mode = if self.dice.once_in(4) { Mode::Training } else { Mode::Rated };
        let control: Control = "5+3s".parse().expect("a control");
        let warnings = BySide::new(vec![Ms::from_mins(1)], vec![Ms::from_secs(30)]);
        NewGame { class: Class::Blitz, control, recorded: false, mode, warnings, ..new_game(self.rules, press) }
    }

    /// A game at three terminals.
    fn at_a_board(seed: u64) -> Evening {
        Evening::with_seats(seed, &rule_ids(), &[BLACK, ARBITER])
    }

    /// A game by one of these rules at White's terminal and those of these seats.
    pub(super) fn with_seats(seed: u64, rules: &[&'static str], seats: &[Seat]) -> Evening {
        let mut evening = Evening::new(seed, rules);
        let mut first = evening.desk(Subscription::of(WHITE));
        first.open(evening.game()).expect("a game");
        evening.desks.push(first);
        for seat in seats {
            evening.join(*seat);
        }
        evening
    }

    fn join(&mut self, seat: Seat) {
        let mut desk = self.desk(Subscription::of(seat));
        let greeting = self.desks.first().and_then(|first| desk.join(first));
        assert!(greeting.is_some(), "seed {}", self.seed);
        self.desks.push(desk);
    }

    /// A micro-match at three terminals.
    fn at_a_match(seed: u64) -> Evening {
        let mut evening = Evening::in_a_match_with(seed, Subscription::of(WHITE));
        for seat in [BLACK, ARBITER] {
            evening.join(seat);
        }
        evening
    }

    fn in_a_match(seed: u64) -> Evening {
        Evening::in_a_match_with(seed, Subscription::All)
    }

    fn in_a_match_with(seed: u64, ears: Subscription) -> Evening {
        let micro: Vec<&'static str> =
            rule_ids().into_iter().filter(|id| find_rules(id).expect("rules").score.micro_match.is_some()).collect();
        let mut evening = Evening::new(seed, &micro);
        let mut desk = evening.desk(ears);
        let new = NewMatch::of(evening.game()).expect("micro-matches");
        desk.open_match(new).expect("a micro-match");
        evening.desks.push(desk);
        evening
    }

    fn line(&mut self, at: usize) -> String {
        let move_of = |dice: &mut Dice, desk: &Desk| desk.game().and_then(|play| lawful(dice, play.state()));
        match self.dice.roll(12) {
            0..6 => move_of(&mut self.dice, &self.desks[at]).unwrap_or_default(),
            6 => String::new(),
            7 | 8 => (*self.dice.pick(&TYPED)).to_owned(),
            _ => {
                let line = *self.dice.pick(&LINES);
                let who = *self.dice.pick(&["", "", "w: ", "b: ", "a: "]);
                format!("{who}{line}")
            }
        }
    }

    fn step(&mut self) {
        let at = usize::try_from(self.dice.roll(self.desks.len() as u64)).unwrap_or_default();
        let seats: Vec<Option<Seat>> = self.desks.iter().map(seat).collect();
        let (typed, heard) = match self.dice.roll(10) {
            0 => {
                self.time.pass(Ms::from_secs(self.dice.roll(30)));
                (String::new(), self.desks[at].tick())
            }
            1 if self.desks.len() == 1 && self.dice.once_in(3) => {
                let far = self.desks[at].until_deadline().unwrap_or(Ms::from_mins(5));
                self.time.pass(far);
                (String::new(), self.desks[at].tick())
            }
            2 if self.desks.len() > 1 && self.dice.once_in(6) => {
                // He leaves, or his terminal dies, and comes in anew.
                let gone = self.desks.remove(at);
                if self.desks.is_empty() {
                    return;
                }
                let seat = seat(&gone).unwrap_or(ARBITER);
                drop(gone);
                self.join(seat);
                return;
            }
            3 if self.desks.len() > 1 && self.desks[at].contest().is_some() && self.dice.once_in(3) => {
                // A game ends, and the break after it is over.
                let mut heard: Vec<Out> =
                    ["start", "resign", "yes"].into_iter().flat_map(|line| self.desks[at].line(line)).collect();
                self.time.pass(Ms::from_mins(5));
                heard.extend(self.desks[at].tick());
                ("resign".to_owned(), heard)
            }
            _ => {
                let line = self.line(at);
                let heard = self.desks[at].line(&line);
                (line, heard)
            }
        };
        while let Some(search) = self.desks[at].search_due() {
            let chance = search.run();
            self.desks[at].searched(search, chance);
        }
        self.judge(at, seats[at], &typed, &heard);
        for (other, before) in seats.into_iter().enumerate() {
            let heard = self.desks[other].hear();
            self.judge(other, before, &typed, &heard);
        }
    }

    /// At a player's own terminal nothing is heard that is not for him.
    fn judge(&self, at: usize, before: Option<Seat>, typed: &str, heard: &[Out]) {
        let now = seat(&self.desks[at]);
        for out in heard {
            let is_for = |seat: Option<Seat>| seat.is_none_or(|seat| seat == Seat::Arbiter || out.is_for(seat));
            assert!(
                is_for(now) || is_for(before),
                "seed {}: {}: {typed:?}: {now:?} hears {:?}: {}",
                self.seed,
                self.rules,
                out.to,
                out.written
            );
        }
    }

    /// What is in the records by now.
    pub(super) fn records(&self) -> String {
        let read = |path: PathBuf| self.memory.read(&path).expect("a journal");
        let bytes: Vec<u8> = self.memory.journals(&self.folder).into_iter().flat_map(read).collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// A line is typed at one of the terminals, and heard at all of them.
    pub(super) fn typed(&mut self, at: usize, line: &str) -> Vec<Out> {
        let seats: Vec<Option<Seat>> = self.desks.iter().map(seat).collect();
        let mut heard = self.desks[at].line(line);
        while let Some(search) = self.desks[at].search_due() {
            let chance = search.run();
            heard.extend(self.desks[at].searched(search, chance));
        }
        self.judge(at, seats[at], line, &heard);
        for (other, before) in seats.into_iter().enumerate() {
            let heard = self.desks[other].hear();
            self.judge(other, before, line, &heard);
        }
        heard
    }

    /// So much time passes, and everybody hears what comes of it.
    pub(super) fn pass(&mut self, time: Ms) {
        self.time.pass(time);
        for at in 0..self.desks.len() {
            let before = seat(&self.desks[at]);
            let heard = self.desks[at].tick();
            self.judge(at, before, "", &heard);
            // A flag may have fallen.
            while let Some(search) = self.desks[at].search_due() {
                let chance = search.run();
                self.desks[at].searched(search, chance);
            }
        }
        for at in 0..self.desks.len() {
            drop(self.desks[at].hear());
        }
    }

    /// The program dies, and takes up what it has left.
    fn die(&mut self) {
        self.desks.clear();
        self.time.pass(Ms::from_secs(self.dice.roll(400)));
        let journal = self.memory.journals(&self.folder).into_iter().find(|path| is_match(path)).expect("its journal");
        let mut desk = self.desk(Subscription::All);
        desk.resume(&journal).unwrap_or_else(|error| panic!("seed {}: {error}", self.seed));
        self.desks.push(desk);
    }

    pub(super) fn end(mut self) {
        for desk in &mut self.desks {
            desk.close();
        }
        for path in self.memory.journals(&self.folder) {
            let (seed, rules) = (self.seed, self.rules);
            let bytes = self.memory.read(&path).expect("a journal");
            let text = String::from_utf8_lossy(&bytes);
            assert!(text.lines().last().is_some_and(|line| line.contains("Closed")), "seed {seed}: {rules}: {path:?}");
            let contradiction = text.lines().find(|line| line.contains("contradicts itself"));
            assert!(contradiction.is_none(), "seed {seed}: {rules}: {contradiction:?}");
            if is_match(&path) {
                let report = check_match(&bytes).expect("a journal");
                assert!(report.findings.is_empty(), "seed {seed}: {rules}: {:?}", report.findings);
            } else {
                let report = check(&bytes).expect("a journal");
                assert!(report.findings.is_empty(), "seed {seed}: {rules}: {path:?}: {:?}", report.findings);
            }
        }
    }
}

fn is_match(path: &Path) -> bool {
    path.to_string_lossy().ends_with(MATCH_ENDING)
}

fn seat(desk: &Desk) -> Option<Seat> {
    desk.game().and_then(|play| play.seat())
}

pub(super) fn is_over(evening: &Evening) -> bool {
    evening.desks.iter().any(Desk::is_done)
}

#[test]
fn three_desks_at_one_board_hear_each_what_is_for_him_whatever_is_typed() {
    let (wanted, mut seed) = (number("GOLOS_LINES", LINES_TYPED), number("GOLOS_SEED", 7_000_000));
    let mut typed = 0;
    while typed < wanted {
        let mut evening = Evening::at_a_board(seed);
        for _ in 0..OF_ONE {
            if !is_over(&evening) {
                evening.step();
            }
            typed += 1;
        }
        evening.end();
        seed += 1;
    }
}

#[test]
fn three_desks_at_one_micro_match_go_together_from_game_to_game_whatever_is_typed() {
    let (wanted, mut seed) = (number("GOLOS_LINES", LINES_TYPED), number("GOLOS_SEED", 9_000_000));
    let (mut typed, mut games) = (0, 0);
    while typed < wanted {
        let mut evening = Evening::at_a_match(seed);
        for _ in 0..OF_ONE {
            if !is_over(&evening) {
                evening.step();
            }
            if !is_over(&evening) {
                let boards: Vec<_> =
                    evening.desks.iter().filter_map(|desk| Some(desk.game()?.state().board())).collect();
                assert!(boards.len() == 3 && boards.iter().all(|board| *board == boards[0]), "seed {seed}");
                let seats: Vec<Option<Seat>> = evening.desks.iter().map(seat).collect();
                let has = |seat: Seat| seats.contains(&Some(seat));
                assert!([WHITE, BLACK, ARBITER].into_iter().all(has), "seed {seed}: {seats:?}");
            }
            typed += 1;
        }
        games =
            games.max(evening.desks.first().and_then(Desk::contest).map_or(0, |contest| contest.state().games().len()));
        evening.end();
        seed += 1;
    }
    assert!(games > 1, "no game was followed by another");
}

#[test]
fn micro_matches_whose_program_dies_are_sound_whatever_is_typed() {
    let (wanted, mut seed) = (number("GOLOS_LINES", LINES_TYPED), number("GOLOS_SEED", 8_000_000));
    let mut typed = 0;
    while typed < wanted {
        let mut evening = Evening::in_a_match(seed);
        for _ in 0..OF_ONE {
            if evening.dice.once_in(40) && !is_over(&evening) {
                evening.die();
            }
            if !is_over(&evening) {
                evening.step();
            }
            typed += 1;
        }
        evening.end();
        seed += 1;
    }
}
