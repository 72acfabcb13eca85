//! From a key press to the sentence in the voice's hands and to the drawn frame, with a full game behind it.
//!
//! `cargo bench --bench latency` prints the median, the 99th percentile and the slowest of each, the journal on a real
//! disk. Percentiles are what a player feels, so that they are counted here rather than means. Of frames it prints as well
//! how many bytes a terminal is sent for a move, over a line that may be slow.

#![expect(clippy::disallowed_methods, clippy::print_stdout, reason = "a bench measures time and prints it")]

use std::cell::Cell;
use std::io::{self, Write};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyEvent};
use golos::desk::{Config, Desk, NewGame};
use golos::files::{Disk, RealTime};
use golos::game::Mode;
use golos::input::KeyMap;
use golos::profile::{classes, find_rules};
use golos::rules::{BySide, Notation};
use golos::shell::hub::{Console, Signal, Signals};
use golos::shell::screen::{Screen, Taste};
use golos::speech::voices::{Speaker, Tuning, Utter, Voice, VoiceError, VoiceKind, VoiceName};
use golos::speech::{Priority, Subscription};
use golos::view::drawing::Blocks;
use golos::view::{ClockText, Depth, MoveText, Theme, screen};
use golos::wording::{Lang, Style};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

/// Games are this long before and while it is measured, in half-moves.
const BEHIND: usize = 80;
const MEASURED: usize = 400;

/// A voice that only notes when it was given something.
struct Stopwatch(Sender<Instant>);

/// A voice that is never at the end of what it says, and notes when it was silenced.
struct Talker {
    handed: Sender<Instant>,
    silenced: Sender<Instant>,
    is_saying: bool,
}

impl Voice for Talker {
    fn kind(&self) -> VoiceKind {
        VoiceKind::Text
    }

    fn speak(&mut self, _: &Utter) -> Result<(), VoiceError> {
        self.is_saying = true;
        let _ = self.handed.send(Instant::now());
        Ok(())
    }

    fn tune(&mut self, _: &Tuning) -> Result<(), VoiceError> {
        Ok(())
    }

    fn silence(&mut self) -> Result<(), VoiceError> {
        self.is_saying = false;
        let _ = self.silenced.send(Instant::now());
        Ok(())
    }

    fn busy(&mut self) -> Result<bool, VoiceError> {
        Ok(self.is_saying)
    }

    fn list(&mut self) -> Result<Vec<VoiceName>, VoiceError> {
        Ok(Vec::new())
    }
}

impl Voice for Stopwatch {
    fn kind(&self) -> VoiceKind {
        VoiceKind::Text
    }

    fn speak(&mut self, _: &Utter) -> Result<(), VoiceError> {
        let _ = self.0.send(Instant::now());
        Ok(())
    }

    fn tune(&mut self, _: &Tuning) -> Result<(), VoiceError> {
        Ok(())
    }

    fn silence(&mut self) -> Result<(), VoiceError> {
        Ok(())
    }

    fn busy(&mut self) -> Result<bool, VoiceError> {
        Ok(false)
    }

    fn list(&mut self) -> Result<Vec<VoiceName>, VoiceError> {
        Ok(Vec::new())
    }
}

/// Two kings that walk to and fro for as long as it takes.
const POSITION: &str = "W:WKc1:BKb8";

fn console(folder: &std::path::Path) -> (Console, Receiver<Instant>) {
    let config = Config {
        lang: Lang::Ru,
        style: Style::spoken(Lang::Ru),
        ears: Some(Subscription::All),
        folder: Some(folder.into()),
        archive: Arc::new(Disk),
    };
    let mut desk = Desk::new(config, Arc::new(RealTime::start()));
    let rules = find_rules("russian").expect("built in");
    let control: golos::clock::Control = "60".parse().expect("a control");
    let class = classes(&rules).expect("the classes").of(&control);
    let game = NewGame {
        players: BySide::new("Иванов".to_owned(), "Петров".to_owned()),
        mode: Mode::Training,
        recorded: true,
        position: Some(POSITION.to_owned()),
        ..NewGame::new(rules, control, class, Notation::FILES)
    };
    desk.open(game).expect("a game");
    desk.line("start");
    let (handed, watch) = mpsc::channel();
    let opener = Box::new(move || Ok(Box::new(Stopwatch(handed.clone())) as Box<dyn Voice>));
    let speaker = Speaker::start_with(opener, Box::new(|_| {})).expect("a thread");
    (Console::new(desk, Signals::default(), Some(speaker), None), watch)
}

/// A quiet move that can be made for ever: a lawful one that takes nothing and moves a king.
fn next_move(desk: &Desk) -> String {
    let position = desk.game().expect("a game").state().position();
    let draughts = position.draughts().expect("draughts");
    let moves = draughts.legal_moves();
    let kings = moves.iter().filter(|mv| !mv.is_capture() && !mv.promotes());
    let kings = kings.filter(|mv| draughts.kings(draughts.turn()).contains(mv.from()));
    let safe = kings.map(|mv| (mv, draughts.play(mv).expect("lawful"))).find(|(_, after)| !after.must_capture());
    safe.expect("a quiet move").0.full(draughts.geometry())
}

fn report(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |share: usize| times[(times.len() - 1) * share / 100];
    println!("{what:<34} median {:>9.3?}   99 % {:>9.3?}   slowest {:>9.3?}", at(50), at(99), at(100));
}

fn report_bytes(what: &str, mut bytes: Vec<usize>) {
    bytes.sort_unstable();
    let at = |share: usize| bytes[(bytes.len() - 1) * share / 100];
    println!("{what:<34} median {:>7} B   99 % {:>7} B   most {:>7} B", at(50), at(99), at(100));
}

/// A terminal that only counts what it is sent.
#[derive(Clone, Default)]
struct Counted(Rc<Cell<usize>>);

impl Write for Counted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.set(self.0.get() + bytes.len());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn to_the_voice() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut console, watch) = console(folder.path());
    let mut times = Vec::new();
    for index in 0..BEHIND + MEASURED {
        let text = next_move(&console.desk);
        while watch.try_recv().is_ok() {}
        let pressed = Instant::now();
        let out = console.desk.line(&text);
        console.speak(&out);
        let handed = watch.recv_timeout(Duration::from_secs(5)).expect("handed");
        if index >= BEHIND {
            times.push(handed.duration_since(pressed));
        }
    }
    report("move typed → sentence handed", times);
}

/// A key that asks something new: the voice falls silent, and says the new answer.
fn to_silence() {
    let ((handed, came), (silenced, fell)) = (mpsc::channel(), mpsc::channel());
    let opener = Box::new(move || {
        let (handed, silenced) = (handed.clone(), silenced.clone());
        Ok(Box::new(Talker { handed, silenced, is_saying: false }) as Box<dyn Voice>)
    });
    let speaker = Speaker::start_with(opener, Box::new(|_| {})).expect("a thread");
    let wait = |watch: &Receiver<Instant>| watch.recv_timeout(Duration::from_secs(5)).expect("in time");
    let say = |text: &str| speaker.say(Utter::new(text, Lang::Ru, Priority::Answer));
    let (mut silences, mut answers) = (Vec::new(), Vec::new());
    say("длинный ответ");
    wait(&came);
    for _ in 0..MEASURED {
        let pressed = Instant::now();
        speaker.silence();
        say("новый ответ");
        silences.push(wait(&fell).duration_since(pressed));
        answers.push(wait(&came).duration_since(pressed));
    }
    report("key pressed → voice silenced", silences);
    report("key pressed → new answer handed", answers);
}

/// A board of letters in a usual window, and drawn pieces with soft edges in the largest.
fn to_the_frame(size: (u16, u16), blocks: Blocks, depth: Depth) {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut console, _watch) = console(folder.path());
    for _ in 0..BEHIND {
        let text = next_move(&console.desk);
        console.desk.line(&text);
    }
    let taste = Taste {
        theme: Theme::DARK,
        clock_text: ClockText::Ticking,
        blink: golos::speech::Blink::Off,
        move_text: MoveText::Short,
        depth,
        blocks,
        quiet: false,
        keys: KeyMap::standard().expect("built in"),
    };
    let mut screen = Screen::new(console, taste, Vec::new());
    let options = ratatui::TerminalOptions {
        viewport: ratatui::Viewport::Fixed(ratatui::layout::Rect::new(0, 0, size.0, size.1)),
    };
    let sent = Counted::default();
    let mut terminal = Terminal::with_options(CrosstermBackend::new(sent.clone()), options).expect("a terminal");
    let (mut keys, mut moves, mut bytes) = (Vec::new(), Vec::new(), Vec::new());
    for index in 0..MEASURED {
        let text = next_move(screen.desk());
        sent.0.set(0);
        for c in text.chars() {
            keys.push(draw_after(&mut screen, &mut terminal, KeyCode::Char(c), depth));
        }
        moves.push(draw_after(&mut screen, &mut terminal, KeyCode::Enter, depth));
        // The first frame is the whole screen.
        if index > 0 {
            bytes.push(sent.0.get());
        }
    }
    report(&format!("letter typed → frame drawn, {}×{} {blocks:?}", size.0, size.1), keys);
    report(&format!("move entered → frame drawn, {}×{} {blocks:?}", size.0, size.1), moves);
    report_bytes(&format!("sent for a move, {}×{} {blocks:?}", size.0, size.1), bytes);
}

fn draw_after(
    screen: &mut Screen,
    terminal: &mut Terminal<CrosstermBackend<Counted>>,
    key: KeyCode,
    depth: Depth,
) -> Duration {
    let pressed = Instant::now();
    screen.take(Some(Signal::Terminal(Event::Key(KeyEvent::from(key)))));
    let model = screen.model();
    terminal.draw(|frame| screen::draw(frame, &model, &Theme::DARK.at(depth))).expect("a frame");
    pressed.elapsed()
}

fn main() {
    to_the_voice();
    to_silence();
    to_the_frame((80, 24), Blocks::Half, Depth::Full);
    to_the_frame((120, 40), Blocks::Letters, Depth::Indexed);
    to_the_frame((240, 70), Blocks::Half, Depth::Full);
}
