//! Auditing journals: chain, legality, clocks and result of 1,000 games of 60 moves.

use divan::Bencher;
use divan::counter::ItemsCount;
use golos::clock::{Control, Ms};
use golos::game::{
    ClockRequest, Command, Event, Mode, MoveRequest, Phase, Press, RecordEvent, Recorded, Request, Seat, Setup, State,
    decide, fold,
};
use golos::journal::{Chain, check};
use golos::profile::{classes, find_rules};
use golos::rules::{BySide, Notation};

const GAMES: u64 = 1000;
/// Moves of both sides.
const MOVES: usize = 60;

fn main() {
    divan::main();
}

fn setup() -> Setup {
    let control: Control = "30+30s".parse().expect("a control");
    let rules = find_rules("russian").expect("the rules");
    Setup {
        class: classes(&rules).expect("the classes").of(&control),
        rules,
        control,
        recorded: true,
        players: BySide::new("White".to_owned(), "Black".to_owned()),
        people: golos::people::Roster::default(),
        press: Press::Automatic,
        mode: Mode::Rated,
        watch: Default::default(),
        warnings: BySide::default(),
        notation: Notation::FILES,
        position: None,
        opening: None,
        opened: "2026-11-21T15:00:00+02:00".to_owned(),
        program: "golos".to_owned(),
        taken: false,
        occasion: None,
        sparring: None,
    }
}

/// The same numbers for the same seed (xorshift).
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as usize % sides
    }
}

/// A game that goes on while commands are given.
struct Board {
    state: State,
    chain: Chain,
    journal: String,
}

impl Board {
    fn open() -> Board {
        let setup = setup();
        let opened = Recorded::by_program(Ms::ZERO, Event::Opened(Box::new(setup.clone())));
        let mut board =
            Board { state: State::open(setup).expect("an opening"), chain: Chain::default(), journal: String::new() };
        board.write(&opened);
        board.give(Seat::Arbiter, Request::Clock(ClockRequest::Start), Ms::ZERO);
        board
    }

    fn write(&mut self, recorded: &Recorded<Event>) {
        self.journal += &self.chain.encode(None, recorded).expect("a line");
    }

    fn give(&mut self, by: Seat, ask: Request, now: Ms) {
        for recorded in decide(&self.state, &Command::new(by, ask), now).events {
            fold(&mut self.state, &recorded).expect("a sound event");
            self.write(&recorded);
        }
    }

    /// A random lawful move.
    fn play(&mut self, dice: &mut Dice, now: Ms) {
        let position = self.state.position().draughts().expect("draughts");
        let moves = position.legal_moves();
        let text = moves[dice.roll(moves.len())].full(position.geometry());
        self.give(Seat::Player(position.turn()), Request::Move(MoveRequest::Make(text)), now);
    }
}

/// A random game that goes on after `MOVES` moves; one that ends earlier is played anew.
fn game(dice: &mut Dice) -> Board {
    loop {
        let mut board = Board::open();
        for second in 1..=MOVES as u64 {
            if board.state.phase() == Phase::Playing {
                board.play(dice, Ms::from_secs(second));
            }
        }
        if board.state.plies().len() == MOVES && board.state.phase() == Phase::Playing {
            return board;
        }
    }
}

fn closed(mut board: Board) -> String {
    board.write(&Recorded::by_program(board.state.at(), RecordEvent::Closed));
    board.journal
}

#[divan::bench(sample_count = 5)]
fn audit(bencher: Bencher) {
    let journals: Vec<String> =
        (1..=GAMES).map(|seed| closed(game(&mut Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15))))).collect();
    bencher.counter(ItemsCount::new(journals.len() * MOVES)).bench(|| {
        for journal in &journals {
            let report = check(journal.as_bytes()).expect("a journal");
            assert!(report.findings.is_empty() && report.state.plies().len() == MOVES);
        }
    });
}

/// One move entered and completed, late in a game: what a person waits for.
#[divan::bench]
fn decide_a_move(bencher: Bencher) {
    let board = game(&mut Dice(7));
    let position = board.state.position().draughts().expect("draughts");
    let text = position.legal_moves().first().expect("a move").full(position.geometry());
    let command = Command::new(position.turn(), Request::Move(MoveRequest::Make(text)));
    let now = board.state.at() + Ms::from_secs(1);
    bencher.bench(|| decide(&board.state, &command, now));
}
