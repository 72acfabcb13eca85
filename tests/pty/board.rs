//! The real program with a board that feels on a line of its own: the board is imitated, what is on the wire is not.

use std::io::{Read, Write};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use golos::input::dgt::BoardTold;
use golos::rules::{Kind, Place, Side, Variant};
use golos::wording::Lang;
use portable_pty::{PtyPair, PtySize, native_pty_system};

use super::terminal::{Terminal, check, journal, written};

/// A board of 64 fields: it answers what it is asked, and tells of what changes once it was asked to.
struct Board {
    line: Option<PtyPair>,
    link: PathBuf,
    codes: Arc<Mutex<Vec<u8>>>,
    /// Whether its cable is to be pulled: it is, once it is asked something.
    is_gone: Arc<AtomicBool>,
    writer: Arc<Mutex<Box<dyn Write + Send>>>,
}

/// The code of a piece of chess by its letter, as in FEN.
fn code(letter: char) -> u8 {
    "PRNBKQprnbkq".chars().zip(1..).find_map(|(known, code)| (known == letter).then_some(code)).unwrap_or(0)
}

/// The codes of the starting position; men of draughts have those of a white pawn and of a white bishop.
fn start(variant: Variant) -> Vec<u8> {
    let position = variant.start();
    let of = |place| {
        let piece = position.piece_on(place)?;
        let is_white = piece.side == Side::White;
        Some(code(match piece.kind {
            Kind::Chess(role) if is_white => role.upper_char(),
            Kind::Chess(role) => role.char(),
            Kind::Man | Kind::Crowned | Kind::Stone => {
                if is_white {
                    'P'
                } else {
                    'B'
                }
            }
        }))
    };
    (1..=8)
        .rev()
        .flat_map(|row| (1..=8).map(move |column| Place { column, row }))
        .map(|it| of(it).unwrap_or(0))
        .collect()
}

impl Board {
    /// A board at the start, on a line that is found at this link.
    fn at(link: &Path, variant: Variant) -> Board {
        let codes = Arc::new(Mutex::new(start(variant)));
        let writer: Box<dyn Write + Send> = Box::new(std::io::sink());
        let mut board = Board {
            line: None,
            link: link.to_owned(),
            codes,
            is_gone: Arc::default(),
            writer: Arc::new(Mutex::new(writer)),
        };
        board.plug();
        board
    }

    fn plug(&mut self) {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let line = native_pty_system().openpty(size).expect("a line");
        let _ = std::fs::remove_file(&self.link);
        symlink(line.master.tty_name().expect("a name"), &self.link).expect("a link");
        *self.writer.lock().expect("a writer") = line.master.take_writer().expect("a writer");
        let mut asked = line.master.try_clone_reader().expect("a reader");
        let (writer, codes, is_gone) = (Arc::clone(&self.writer), Arc::clone(&self.codes), Arc::clone(&self.is_gone));
        is_gone.store(false, Ordering::SeqCst);
        thread::spawn(move || {
            let mut byte = [0];
            while let Ok(1) = asked.read(&mut byte) {
                if is_gone.load(Ordering::SeqCst) {
                    return;
                }
                if byte[0] == 0x42 {
                    let whole = BoardTold::Whole(codes.lock().expect("codes").clone());
                    send(&writer, &whole.frame());
                }
            }
        });
        self.line = Some(line);
    }

    fn unplug(&mut self) {
        *self.writer.lock().expect("a writer") = Box::new(std::io::sink());
        self.is_gone.store(true, Ordering::SeqCst);
        self.line = None;
        let _ = std::fs::remove_file(&self.link);
    }

    /// Fields that change one after the other, as `e2 e4P`.
    fn hand(&self, changes: &str) {
        for change in changes.split_whitespace() {
            let (name, letter) = change.split_at(2);
            let (file, rank) = (name.as_bytes()[0] - b'a', name.as_bytes()[1] - b'0');
            let field = (8 - rank) * 8 + file;
            let code = letter.chars().next().map_or(0, code);
            self.codes.lock().expect("codes")[usize::from(field)] = code;
            send(&self.writer, &BoardTold::Field { field, code }.frame());
        }
    }
}

/// What is told comes split.
fn send(writer: &Mutex<Box<dyn Write + Send>>, frame: &[u8]) {
    let mut writer = writer.lock().expect("a writer");
    for part in frame.chunks(2) {
        let _ = writer.write_all(part).and_then(|()| writer.flush());
    }
}

struct Table {
    board: Board,
    terminal: Terminal,
    home: tempfile::TempDir,
}

fn table(args: &[&str]) -> Table {
    table_of(Variant::Chess, args)
}

fn table_of(variant: Variant, args: &[&str]) -> Table {
    let home = tempfile::tempdir().expect("a folder");
    let link = home.path().join("board");
    let board = Board::at(&link, variant);
    let link = link.display().to_string();
    let all = ["--view", "linear", "--board", &link, "play", "--rules", variant.id(), "--control", "60"];
    let all: Vec<&str> = all.iter().chain(args).copied().collect();
    let mut terminal = Terminal::start(home.path(), Lang::En, &all);
    terminal.reads(&written(Lang::En, "felt-found"));
    terminal.reads(&written(Lang::En, "felt-fits"));
    if variant != Variant::Chess {
        terminal.reads("not tested yet");
    }
    terminal.enters("start");
    terminal.reads("White");
    Table { board, terminal, home }
}

impl Table {
    /// Moves the pieces, presses, and hears what was made.
    fn plays(&mut self, changes: &str, said: &str) {
        self.board.hand(changes);
        self.terminal.enters("");
        self.terminal.reads(said);
    }

    fn ends(mut self) {
        self.terminal.enters("quit");
        self.terminal.enters("yes");
        assert_eq!(self.terminal.ends(), 0);
        assert_eq!(check(&journal(self.home.path())), Some(0));
    }
}

#[test]
fn a_whole_game_is_made_on_the_board() {
    let mut table = table(&["--press", "manual"]);
    for (changes, said) in [
        ("e2 e4P", "pawn e2 to e4"),
        ("a7 a6p", "pawn a7 to a6"),
        ("e4 e5P", "pawn e4 to e5"),
        ("d7 d5p", "pawn d7 to d5"),
        // En passant, the taken pawn last.
        ("e5 d6P d5", "pawn e5 takes d6, en passant"),
        ("g8 f6n", "knight g8 to f6"),
        // The taken pawn first; the bishop slid over the squares between.
        ("c7 d6 c7P", "pawn d6 takes c7"),
        ("b7 b5p", "pawn b7 to b5"),
        ("f1 e2B e2 d3B", "bishop f1 to d3"),
        ("a6 a5p", "pawn a6 to a5"),
        ("g1 f3N", "knight g1 to f3"),
        ("a5 a4p", "pawn a5 to a4"),
        ("e1 g1K h1 f1R", "castles short"),
        ("h7 h6p", "pawn h7 to h6"),
        // The pawn takes the queen and becomes one.
        ("d8 c7 d8Q", "queen"),
    ] {
        table.plays(changes, said);
    }
    table.ends();
}

/// Nobody has seen such a board yet: that is said, and the codes are those that are described.
#[test]
fn draughts_are_said_to_be_untested_and_made_on_the_board_all_the_same() {
    let mut table = table_of(Variant::RUSSIAN, &[]);
    for (changes, said) in
        [("c3 d4P", "c3 to d4"), ("f6 e5B", "f6 to e5"), ("d4 f6P e5", "d4 takes f6"), ("g7 f6 e5B", "g7 takes e5")]
    {
        table.plays(changes, said);
    }
    table.ends();
}

#[test]
fn a_pawn_that_waits_for_its_piece_is_asked_about() {
    let mut table = table(&[]);
    for (changes, said) in [
        ("e2 e4P", "e4"),
        ("d7 d5p", "d5"),
        ("e4 d5P", "d5"),
        ("c7 c6p", "c6"),
        ("d5 c6P", "c6"),
        ("h7 h6p", "h6"),
        ("c6 b7P", "b7"),
        ("h6 h5p", "h5"),
    ] {
        table.plays(changes, said);
    }
    table.plays("b7 a8P", "Name the new piece");
    table.terminal.enters("knight");
    table.terminal.reads("pawn b7 takes a8, knight");
    table.ends();
}

#[test]
fn what_is_no_move_is_told_and_lifted_and_put_back_is_nothing() {
    let mut table = table(&[]);
    // Adjusted, and nothing made.
    table.board.hand("b1 b1N");
    table.terminal.enters("");
    table.terminal.reads("First the move, then the clock.");
    table.board.hand("e2 e5P g1");
    table.terminal.enters("");
    table.terminal.reads("Squares: 3");
    table.terminal.reads("g1: empty");
    table.terminal.reads("e2: empty");
    table.terminal.reads("e5: white pawn");
    table.terminal.reads(&written(Lang::En, "felt-ask"));
    table.board.hand("g1N e5 e2P");
    table.terminal.reads(&written(Lang::En, "felt-fits"));
    table.plays("e2 e4P", "pawn e2 to e4");
    table.ends();
}

#[test]
fn a_board_goes_and_comes_back_and_the_game_goes_on() {
    let mut table = table(&[]);
    table.plays("e2 e4P", "pawn e2 to e4");
    table.board.unplug();
    table.terminal.enters("");
    table.terminal.reads(&written(Lang::En, "felt-gone"));
    table.terminal.reads(&written(Lang::En, "felt-unanswered"));
    table.terminal.enters("e7e5");
    table.terminal.reads("pawn e7 to e5");
    table.board.plug();
    table.terminal.reads(&written(Lang::En, "felt-found"));
    table.terminal.reads("Squares: 2");
    table.board.hand("e7 e5p");
    table.terminal.reads(&written(Lang::En, "felt-fits"));
    table.plays("g1 f3N", "knight g1 to f3");
    table.ends();
}
