//! Many boards in one process and in virtual time: listeners that come and go, disks that fill, tear and lose their power,
//! lines that repeat, delay and reorder. Nobody hears what is not for him, nothing that was heard is missing in the
//! record, and the record leads to where the board is.
//!
//! `GOLOS_COMMANDS` says how many commands; a few thousand in the suite, a million by hand. `GOLOS_SEED` is where the dice
//! begin; the seed of a board that fails is printed.

use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};

use golos::clock::{Class, Control, Ms};
use golos::game::{
    AdjournmentRequest, Audience, Command, Event, HearingEvent, LONGEST_SEAL, Mode, Press, Refusal, Request, RequestId,
    SealKey, Sealed, Seat, Setup, State, fold,
};
use golos::input::{Intent, Lexicon};
use golos::journal::{Chain, Damage, read};
use golos::profile::rule_ids;
use golos::rules::{BySide, Move, Position};
use golos::speech::{Renderer, Subscription};
use golos::table::{Fate, Heard, Listener, ListenerId, PROGRAM, Store, Table, Time, VirtualTime, stamp};
use golos::wording::{Form, Lang, Style, Wording};

use super::{ARBITER, BLACK, WHITE, new_game};

/// As many in the suite.
const COMMANDS: u64 = 2500;
/// The commands of one board.
const OF_ONE: u64 = 120;
pub(super) const LINES: [&str; 104] = [
    "start",
    "press",
    "press",
    "draw",
    "accept",
    "decline",
    "resign",
    "flag",
    "claim repetition",
    "claim counter",
    "claim clear",
    "report",
    "uphold",
    "reject",
    "confirm",
    "leave",
    "pause noise",
    "resume",
    "resume",
    "set white 1:00 because x",
    "set black 4:00 because y",
    "c",
    "t",
    "n",
    "l",
    "b",
    "p",
    "note hello",
    "opening",
    "repeat",
    "open offer",
    "correct",
    "fault hands",
    "swap",
    "keep",
    "ten",
    "pass",
    "foul",
    "absent black",
    "arrived black",
    "absent both",
    "stand",
    "fault moved",
    "fault turned",
    "fault wrong colours",
    "result draw because y",
    "result both",
    "claim increment",
    "claim time",
    "claim dead",
    "flag both",
    "lot VI-24",
    "touch c3",
    "lift c3",
    "place d4",
    "remove d4",
    "crown c3",
    "announce c3-d4",
    "made c3-d4",
    "made",
    "written",
    "sign given",
    "adjust",
    "unswitched",
    "two boards white",
    "one board black",
    "way of recording white braille",
    "agreed sign touch on the hand",
    "arrangements",
    "where are we",
    "my time",
    "his time",
    "clock details",
    "last",
    "why",
    "decisions",
    "sheet",
    "must i record",
    "rule touch",
    "call",
    "tell arbiter the light is out",
    "sign",
    "sign both",
    "protest because of light",
    "appeal because of light",
    "reject protest because late",
    "uphold protest because right",
    "committee",
    "count aloud",
    "sanction white remark because late",
    "sanction black warning because late",
    "sanction white loss because late",
    "sanction white revoked because slip",
    "force set white 0:30 because x",
    "two minutes because x",
    "add white 1:00 for the assistant because x",
    "counter white 12 because x",
    "next period both because x",
    "demand",
    "switch back",
    "restored",
    "fault white missing moves",
    "undo",
    "attend",
];

pub(super) fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// A command on its way, and from where.
type Sent = (Option<ListenerId>, Command);

pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Dice {
        let mut dice = Dice(seed);
        dice.roll(2);
        dice
    }

    pub(super) fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    pub(super) fn once_in(&mut self, times: u64) -> bool {
        self.roll(times) == 0
    }

    pub(super) fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[usize::try_from(self.roll(all.len() as u64)).unwrap_or_default()]
    }
}

/// A disk in memory, and how it is just now.
#[derive(Clone, Default)]
struct BadDisk(Arc<Mutex<Platter>>);

#[derive(Default)]
struct Platter {
    bytes: Vec<u8>,
    /// So many bytes count as written; behind them lies what an append left that failed.
    whole: usize,
    mood: Mood,
    failed: bool,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Mood {
    #[default]
    Good,
    /// It takes nothing.
    Full,
    /// It takes a piece, and then no more.
    Tears,
}

impl BadDisk {
    fn platter(&self) -> MutexGuard<'_, Platter> {
        self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl Store for BadDisk {
    fn append(&mut self, lines: &str) -> io::Result<()> {
        let mut platter = self.platter();
        let whole = platter.whole;
        platter.bytes.truncate(whole);
        let piece = match platter.mood {
            Mood::Good => lines.len(),
            Mood::Full => 0,
            Mood::Tears => lines.len() / 2,
        };
        platter.bytes.extend_from_slice(&lines.as_bytes()[..piece]);
        if piece < lines.len() {
            platter.failed = true;
            return Err(io::ErrorKind::StorageFull.into());
        }
        platter.whole = platter.bytes.len();
        Ok(())
    }

    fn keep(&mut self, sound: u64) -> io::Result<()> {
        let mut platter = self.platter();
        platter.whole = usize::try_from(sound).unwrap_or(usize::MAX);
        let whole = platter.whole;
        platter.bytes.truncate(whole);
        Ok(())
    }

    fn path(&self) -> Option<&Path> {
        None
    }
}

/// What all boards share: the texts, and the words that are typed.
struct House {
    texts: Vec<&'static Wording>,
    lexicon: &'static Lexicon,
}

impl House {
    fn new() -> House {
        let texts = [Lang::En, Lang::Ru, Lang::Uk].map(Wording::of).to_vec();
        let lexicon = Lexicon::of(Lang::En);
        House { texts, lexicon }
    }

    fn listener(&self, dice: &mut Dice) -> Listener {
        let ears = match dice.roll(6) {
            0 => Subscription::All,
            1 => Subscription::Shared(Audience::PLAYERS),
            2 => Subscription::Shared(Audience::ARBITER),
            _ => Subscription::Shared(Audience::of(*dice.pick(&[WHITE, BLACK]))),
        };
        let wording = *dice.pick(&self.texts);
        let style = Style::written(wording.lang());
        Listener { ears: Some(ears), renderer: Renderer { wording, style, text: Form::Written } }
    }
}

/// One board with its disk, what its record has led to so far, and what is on its lines.
struct Board<'a> {
    house: &'a House,
    dice: Dice,
    time: Arc<VirtualTime>,
    disk: BadDisk,
    table: Table,
    /// The fold of what was read back from the disk.
    shadow: State,
    chain: Chain,
    read: usize,
    underway: Vec<Sent>,
    /// Whose lines are broken.
    away: Vec<ListenerId>,
    /// The key of the move that was sealed last.
    key: Option<SealKey>,
    number: u64,
    seed: u64,
}

fn setup(rules: &str, dice: &mut Dice, time: &VirtualTime) -> Setup {
    let press = if dice.once_in(2) { Press::Manual } else { Press::Automatic };
    let game = new_game(rules, press);
    let control: Control = "5+3s".parse().expect("a control");
    Setup {
        class: Class::Blitz,
        rules: game.rules,
        control,
        recorded: false,
        people: golos::people::Roster::default(),
        players: game.players,
        press,
        mode: if dice.once_in(4) { Mode::Training } else { Mode::Rated },
        watch: Default::default(),
        warnings: BySide::new(vec![Ms::from_mins(1)], vec![Ms::from_secs(30)]),
        notation: game.notation,
        position: None,
        opening: None,
        opened: stamp(time.wall()),
        program: PROGRAM.to_owned(),
        taken: false,
        occasion: None,
        sparring: None,
    }
}

impl<'a> Board<'a> {
    fn open(house: &'a House, seed: u64) -> Board<'a> {
        let mut dice = Dice::new(seed);
        let (time, disk) = (Arc::new(VirtualTime::default()), BadDisk::default());
        let rules = *dice.pick(&rule_ids());
        let setup = setup(rules, &mut dice, &time);
        let listeners: Vec<Listener> = (0..1 + dice.roll(3)).map(|_| house.listener(&mut dice)).collect();
        let store: Box<dyn Store> = Box::new(disk.clone());
        let shadow = State::open(setup.clone()).expect("a game");
        let (table, opened) = Table::open(setup, |_| Ok(store), time.clone(), listeners).expect("a board");
        let (chain, underway, away) = (Chain::default(), Vec::new(), Vec::new());
        let mut board = Board {
            house,
            dice,
            time,
            disk,
            table,
            shadow,
            chain,
            read: 0,
            underway,
            away,
            key: None,
            number: 0,
            seed,
        };
        board.audit(&opened.heard, None);
        board
    }

    /// Reads back what is new on the disk: it is a sound record, it leads to the state of the board, and everything that
    /// was heard stands in it as it was heard.
    fn audit(&mut self, heard: &[Heard], from: Option<ListenerId>) {
        let seed = self.seed;
        let mut platter = self.disk.platter();
        let failed = std::mem::take(&mut platter.failed);
        let whole = platter.whole;
        let news = platter.bytes[self.read..whole].to_vec();
        drop(platter);
        self.read = whole;
        let mut said = Vec::new();
        for line in news.split_inclusive(|&byte| byte == b'\n') {
            let record = self.chain.decode(line.strip_suffix(b"\n").expect("a whole line"));
            let record = record.unwrap_or_else(|error| panic!("seed {seed}: {error}"));
            match &record.event {
                Event::Opened(_) => continue,
                Event::Hearing(HearingEvent::Said(words)) => said.push(words.text.clone()),
                _ => {}
            }
            fold(&mut self.shadow, &record).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        }
        assert!(self.shadow == *self.table.state(), "seed {seed}: the record leads elsewhere");
        if !failed {
            let heard: Vec<&str> = heard.iter().map(|heard| heard.delivery.text()).collect();
            assert_eq!(said, heard, "seed {seed}: heard and recorded differ");
        }
        for heard in heard {
            self.is_for(heard, from);
        }
    }

    /// What is asked for is heard where it was asked, by whom it is meant for, or by one who plays all the parts;
    /// everything else by those for whom all of it is.
    fn is_for(&self, heard: &Heard, from: Option<ListenerId>) {
        let listeners: Vec<_> = self.table.listeners().collect();
        let Some((id, listener)) = listeners.iter().find(|(id, _)| *id == heard.listener) else {
            panic!("seed {}: heard by one who is gone: {}", self.seed, heard.delivery.text())
        };
        let ears = listener.ears.unwrap_or(Subscription::All);
        let (Subscription::Shared(seats), utterance) = (ears, heard.announcement()) else { return };
        let meant = seats.seats().all(|seat| utterance.to.has(seat));
        let asked = match (utterance.asked, from) {
            // At a player's own terminal nobody speaks for the other: it reaches him where he listens.
            (Some(seat), Some(from)) => from == *id || seats.has(seat),
            (Some(seat), None) => listeners.len() == 1 || seats.has(seat),
            (None, _) => false,
        };
        assert!(meant || asked, "seed {}: {:?} hears {:?}: {}", self.seed, seats, utterance.to, heard.delivery.text());
    }

    fn command(&mut self) -> Option<Command> {
        let by: Seat = match self.dice.roll(5) {
            0 => *self.dice.pick(&Seat::ALL),
            _ => *self.dice.pick(&[WHITE, BLACK, ARBITER]),
        };
        let turn = Seat::Player(self.table.state().turn());
        if self.dice.once_in(30) {
            return self.seal(by);
        }
        let (by, line) = match self.dice.roll(20) {
            0..9 => (turn, lawful(&mut self.dice, self.table.state())?),
            // The reply comes before the press, or out of turn.
            9 => (by, lawful_after(&mut self.dice, self.table.state())?),
            10 | 11 => (turn, "press".to_owned()),
            12 => (by, format!("claim repetition {}", lawful(&mut self.dice, self.table.state())?)),
            13 => (by, format!("claim counter {}", lawful(&mut self.dice, self.table.state())?)),
            _ => (by, (*self.dice.pick(&LINES)).to_owned()),
        };
        let lexicon = &self.house.lexicon;
        match lexicon.play(&lexicon.tokens(&line, self.table.state().board().place_names())) {
            Ok(Intent::Game { ask, .. }) => Some(Command::new(by, ask)),
            _ => None,
        }
    }

    /// A move is sealed, as it can be made or not, or the envelope opened.
    fn seal(&mut self, by: Seat) -> Option<Command> {
        if self.table.state().sealed().is_some() {
            let ask = AdjournmentRequest::Unseal(Box::new(self.key.clone()?));
            return Some(Command::new(by, Request::Adjournment(ask)));
        }
        let key = SealKey::new([u8::try_from(self.dice.roll(250)).expect("a byte"); LONGEST_SEAL]);
        let text = if self.dice.once_in(4) { "zz9".to_owned() } else { lawful(&mut self.dice, self.table.state())? };
        let sealed = Sealed::new(&text, &key).expect("a short move");
        self.key = Some(key);
        let turn = Seat::Player(self.table.state().turn());
        Some(Command::new(turn, Request::Adjournment(AdjournmentRequest::Seal(Box::new(sealed)))))
    }

    /// Somebody sends something; lines hold things back, and bring them twice.
    fn send(&mut self) {
        let Some(command) = self.command() else { return };
        let ids: Vec<ListenerId> = self.table.listeners().map(|(id, _)| id).collect();
        let received = self.time.elapsed();
        let request = if ids.is_empty() || self.dice.once_in(8) {
            (None, command)
        } else {
            self.number += 1;
            (Some(*self.dice.pick(&ids)), command.with_id(RequestId(self.number)))
        };
        let request = if self.dice.once_in(2) { (request.0, request.1.received(received)) } else { request };
        if request.0.is_some() && self.dice.once_in(4) {
            self.underway.push(request.clone());
        }
        self.underway.push(request);
    }

    fn deliver(&mut self) {
        if self.underway.is_empty() {
            return;
        }
        let at = usize::try_from(self.dice.roll(self.underway.len() as u64)).unwrap_or_default();
        let request = self.underway.swap_remove(at);
        let before = self.table.state().clone();
        let reply = self.table.handle(request.0, &request.1);
        let rules = &before.setup().rules.id;
        let broken = matches!(reply.refusal, Some(Refusal::Internal(_)));
        assert!(!broken, "seed {}: {rules}: {request:?}: {:?}", self.seed, reply.refusal);
        if reply.fate == Fate::Gone && request.0.is_some_and(|from| self.away.contains(&from)) {
            // He sends it again when he is back.
            self.underway.push(request.clone());
        }
        if reply.fate != Fate::New {
            assert!(before == *self.table.state(), "seed {}: it happened twice", self.seed);
            // It is said again to him who sent it, and stood in the record the first time.
            assert!(reply.heard.iter().all(|heard| Some(heard.listener) == request.0), "seed {}", self.seed);
            return;
        }
        self.audit(&reply.heard, request.0);
    }

    /// The power goes, and comes back: what lies behind the last whole line is cut off, everything before it is there.
    fn crash(&mut self) {
        let torn = self.disk.platter().bytes.clone();
        let log = read(&torn);
        assert!(
            matches!(log.damage, None | Some(Damage::Torn { .. } | Damage::NoLineEnd { .. })),
            "seed {}: {:?}",
            self.seed,
            log.damage
        );
        // Whole lines of an append that failed may be there as well: nobody has heard of them.
        assert!(log.sound >= self.read, "seed {}: {} of {}", self.seed, log.sound, self.read);
        self.disk.platter().mood = Mood::Good;
        self.time.pass(Ms::from_secs(self.dice.roll(60)));
        self.underway.clear();
        self.away.clear();
        let mut store: Box<dyn Store> = Box::new(self.disk.clone());
        store.keep(u64::try_from(log.sound).expect("a length")).expect("a good disk");
        if matches!(log.damage, Some(Damage::NoLineEnd { .. })) {
            store.append("\n").expect("a good disk");
        }
        let dice = &mut self.dice;
        let listeners: Vec<Listener> = (0..1 + dice.roll(3)).map(|_| self.house.listener(dice)).collect();
        let resumed = Table::resume(log, store, self.time.clone(), listeners);
        self.table = resumed.unwrap_or_else(|error| panic!("seed {}: {error}", self.seed));
        let heard = self.table.reopen().heard;
        // What was left over is said nowhere; from here on all is again as it was heard.
        self.disk.platter().failed = true;
        self.audit(&heard, None);
    }

    fn step(&mut self) {
        match self.dice.roll(24) {
            0 => self.time.pass(Ms::from_secs(self.dice.roll(40))),
            1 => {
                let listener = self.house.listener(&mut self.dice);
                self.table.admit(listener);
            }
            2 => {
                let ids: Vec<ListenerId> = self.table.listeners().map(|(id, _)| id).collect();
                match self.dice.roll(3) {
                    0 if !self.away.is_empty() => {
                        let back = self.away.remove(0);
                        let listener = self.house.listener(&mut self.dice);
                        assert!(self.table.readmit(back, listener), "seed {}: not known any more", self.seed);
                    }
                    1 if !ids.is_empty() => {
                        let lost = *self.dice.pick(&ids);
                        assert!(self.table.lose(lost), "seed {}", self.seed);
                        self.away.push(lost);
                    }
                    _ if !ids.is_empty() => {
                        let gone = *self.dice.pick(&ids);
                        assert!(self.table.dismiss(gone), "seed {}", self.seed);
                    }
                    _ => {}
                }
            }
            3 => {
                let mood = *self.dice.pick(&[Mood::Good, Mood::Good, Mood::Full, Mood::Tears]);
                self.disk.platter().mood = mood;
            }
            4 if self.dice.once_in(4) => self.crash(),
            5..8 => {
                let reply = self.table.tick();
                self.audit(&reply.heard, None);
            }
            8..16 => self.send(),
            _ => self.deliver(),
        }
    }
}

/// A move that can be made on the board as it was before what was not completed yet.
pub(super) fn lawful(dice: &mut Dice, state: &State) -> Option<String> {
    lawful_on(dice, state.position())
}

/// A move that can be made on the board as it is.
fn lawful_after(dice: &mut Dice, state: &State) -> Option<String> {
    lawful_on(dice, state.board())
}

fn lawful_on(dice: &mut Dice, position: &Position) -> Option<String> {
    let moves: Vec<Move> = match position {
        Position::Draughts(position) => position.legal_moves().into_iter().map(Move::Draughts).collect(),
        Position::Chess(position) => position.legal_moves().into_iter().map(Move::Chess).collect(),
        Position::Renju(_) => {
            let (column, row) = (dice.roll(15), dice.roll(15) + 1);
            let letters = ["a", "b", "c", "d", "e", "f", "g", "h", "j", "k", "l", "m", "n", "o", "p"];
            return Some(format!("{}{row}", letters[usize::try_from(column).unwrap_or_default()]));
        }
    };
    if moves.is_empty() {
        return None;
    }
    Some(position.full(dice.pick(&moves)))
}

#[test]
fn many_boards_with_bad_disks_and_bad_lines_lose_nothing_and_tell_nobody_what_is_not_for_him() {
    let (wanted, first) = (number("GOLOS_COMMANDS", COMMANDS), number("GOLOS_SEED", 2026));
    let house = House::new();
    let mut seed = first;
    let mut steps = 0;
    while steps < wanted {
        // Several at once: none of them has anything to do with another.
        let mut boards: Vec<Board<'_>> = (0..4).map(|more| Board::open(&house, seed + more)).collect();
        seed += 4;
        for _ in 0..OF_ONE {
            for board in &mut boards {
                board.step();
                steps += 1;
            }
        }
        for board in &mut boards {
            board.disk.platter().mood = Mood::Good;
            let reply = board.table.close();
            board.audit(&reply.heard, None);
            let report = golos::journal::check(&board.disk.platter().bytes).expect("a journal");
            assert!(report.findings.is_empty(), "seed {}: {:?}", board.seed, report.findings);
            assert!(report.state.closed(), "seed {}", board.seed);
        }
    }
}
