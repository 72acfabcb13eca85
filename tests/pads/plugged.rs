//! A pad that is pulled out and plugged in again while a game goes on: unmodified gilrs is told so by umockdev's socket, and
//! reads from a pipe what is pressed.

use std::fs::File;
use std::io::Write;
use std::os::unix::net::UnixDatagram;
use std::path::{Path, PathBuf};

use golos::wording::{Lang, Wording};

use crate::program::{journal_in, moves};
use crate::pty::terminal::{Terminal, check, games};
use crate::support::{has_programs as installed, waiting::wait_for};

/// In the place of the device a pipe that a test writes to; and where that is.
const PLUG: &str = r#"pad="$UMOCKDEV_DIR/dev/input/event7"; rm -f "$pad"; mkfifo "$pad" && echo "$UMOCKDEV_DIR" > "$HOME/bed.part" && mv "$HOME/bed.part" "$HOME/bed"; exec "$@""#;

/// Kinds and codes of the driver xpad.
const KEY: u16 = 1;
const AXIS: u16 = 3;
const SOUTH: u16 = 0x130;
const START: u16 = 0x13b;
const HAT_X: u16 = 0x10;
const HAT_Y: u16 = 0x11;
const STICK_Y: u16 = 0x01;

/// What libudev makes of the word "input", by which listeners let their sockets sort what comes (MurmurHash2).
const INPUT: u32 = 0xc1a2_8470;

/// A pad in a hand, and the machine that it is plugged into.
struct Plug {
    bed: PathBuf,
    pipe: File,
}

impl Plug {
    fn of(home: &Path) -> Plug {
        let told = home.join("bed");
        wait_for("the machine of the pad", || told.exists().then_some(()));
        let bed = PathBuf::from(std::fs::read_to_string(told).expect("a folder").trim());
        let pad = bed.join("dev/input/event7");
        let pipe = File::options().read(true).write(true).open(pad).expect("a pipe");
        Plug { bed, pipe }
    }

    /// Something on the pad is as it was not before.
    fn turns(&mut self, kind: u16, code: u16, value: i32) {
        for (kind, code, value) in [(kind, code, value), (0, 0, 0)] {
            let mut event = [0; 24];
            event[16..18].copy_from_slice(&kind.to_ne_bytes());
            event[18..20].copy_from_slice(&code.to_ne_bytes());
            event[20..].copy_from_slice(&value.to_ne_bytes());
            self.pipe.write_all(&event).expect("a pipe");
        }
    }

    fn presses(&mut self, kind: u16, code: u16, value: i32) {
        self.turns(kind, code, value);
        self.turns(kind, code, 0);
    }

    /// What the system says when it is plugged in or pulled out.
    fn says(&self, action: &str) {
        let properties = [
            &format!("ACTION={action}"),
            "DEVPATH=/devices/virtual/input/input7/event7",
            "SUBSYSTEM=input",
            "SEQNUM=1",
            "DEVNAME=/dev/input/event7",
            "ID_INPUT=1",
            "ID_INPUT_JOYSTICK=1",
            "MAJOR=13",
            "MINOR=71",
        ];
        let properties: Vec<u8> = properties.iter().flat_map(|text| text.bytes().chain([0])).collect();
        let length = u32::try_from(properties.len()).expect("short");
        let mut message = b"libudev\0".to_vec();
        message.extend(0xfeed_cafe_u32.to_be_bytes());
        // The size of the head, where the properties begin, how long they are; then what filters ask for.
        for number in [40, 40, length] {
            message.extend(number.to_ne_bytes());
        }
        message.extend(INPUT.to_be_bytes());
        message.extend([0; 12]);
        message.extend(properties);
        let socket = UnixDatagram::unbound().expect("a socket");
        let listens =
            |name: &str| name.strip_prefix("event").is_some_and(|rest| rest.bytes().all(|b| b.is_ascii_digit()));
        for entry in std::fs::read_dir(&self.bed).expect("a folder").flatten() {
            if entry.file_name().to_str().is_some_and(listens) {
                // One that nobody listens at any more refuses.
                let _ = socket.send_to(&message, entry.path());
            }
        }
    }
}

#[test]
fn a_pad_is_pulled_out_and_plugged_in_again_and_the_game_goes_on() {
    if !installed(&["umockdev-run", "mkfifo"]) {
        return;
    }
    let home = tempfile::tempdir().expect("a folder");
    let fixture = |name: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/gamepad").join(name);
    let ioctl = format!("/dev/input/event7={}", fixture("pad.ioctl").display());
    let pad = fixture("pad.umockdev").display().to_string();
    let before = ["umockdev-run", "-d", &pad, "-i", &ioctl, "--", "sh", "-c", PLUG, "sh"];
    let args = ["--view", "linear", "play", "--control", "30", "--training"];
    let mut terminal = Terminal::start_with_pads(&before, home.path(), Lang::En, &args);
    let mut plug = Plug::of(home.path());
    let label = |key| Wording::new(Lang::En).label(key);
    terminal.shows(&label("prompt-ready"));
    terminal.reads("Gamepad: ");
    terminal.enters("start");
    terminal.reads("Start.");
    plug.presses(AXIS, HAT_Y, -1);
    terminal.reads("b2: white man.");
    // A stick and a button are held as it is pulled out.
    plug.turns(AXIS, STICK_Y, -32768);
    terminal.reads("a3: white man.");
    plug.turns(KEY, SOUTH, 1);
    terminal.reads("a3 selected.");
    plug.says("remove");
    terminal.reads(&label("pad-gone"));
    // The game goes on by the keyboard.
    terminal.enters("c");
    terminal.reads("You ");
    plug.says("add");
    terminal.reads("Gamepad: ");
    // Nothing is held any more: it is let go, and pressed anew, and counts.
    plug.presses(KEY, SOUTH + 1, 1);
    terminal.reads("a3 deselected.");
    plug.presses(AXIS, HAT_X, 1);
    terminal.reads("c3: white man.");
    plug.presses(KEY, SOUTH, 1);
    terminal.reads("c3 selected.");
    plug.turns(AXIS, STICK_Y, -32768);
    terminal.reads("d4: empty.");
    plug.turns(AXIS, STICK_Y, 0);
    plug.presses(KEY, START, 1);
    terminal.reads("c3 to d4");
    terminal.enters("quit");
    terminal.enters("yes");
    assert_eq!(terminal.ends(), 0, "{}", terminal.raw());
    let journal = journal_in(&games(home.path()));
    assert_eq!((moves(&journal), check(&journal)), (vec!["c3-d4".to_owned()], Some(0)));
}
