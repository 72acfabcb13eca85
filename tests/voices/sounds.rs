//! Sounds beside the words: what reaches the player of each ear, by staged programs that keep all they are given.

use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Child;
use std::sync::{Arc, Mutex};

use golos::speech::Sound;

use crate::support::waiting::wait_for;

/// Of 1, as they are played where nothing is set.
const USUAL: f32 = 0.3;

/// What keeps everything that it is to play in a file of its own, under the name of its device.
const PLAYER: &str = "#!/bin/sh
file=\"$SOUNDS/$3.$(date +%s%N).part\"
cat >\"$file\"
mv \"$file\" \"${file%.part}.raw\"
";

/// One that hangs.
const HANGING: &str = "#!/bin/sh
echo \"$$\" >>\"$SOUNDS/hanging\"
exec sleep 600
";

/// A synthesizer that says nothing and counts what it is given.
const SYNTHESIZER: &str = "#!/bin/sh
[ \"$1\" = --version ] && exit 0
cat >>\"$SOUNDS/said\"
";

/// A folder with staged programs, and a game that finds them.
struct Stage {
    folder: tempfile::TempDir,
}

impl Stage {
    fn new(player: Option<&str>) -> Stage {
        let folder = tempfile::tempdir().expect("a folder");
        let stage = Stage { folder };
        for name in ["bin", "sounds", "games"] {
            fs::create_dir(stage.path(name)).expect("a folder");
        }
        stage.program("espeak-ng", SYNTHESIZER);
        for name in ["aplay", "paplay"] {
            stage.program(name, player.unwrap_or("#!/bin/sh\nexit 1\n"));
        }
        stage
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn program(&self, name: &str, text: &str) {
        let path = self.path("bin").join(name);
        fs::write(&path, text).expect("a program");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it can be started");
    }

    fn settings(&self) -> String {
        fs::read_to_string(self.path("golos/settings.ron")).unwrap_or_default()
    }

    fn play(&self, args: &[&str]) -> Game {
        let path = format!("{}:/usr/bin:/bin", self.path("bin").display());
        let mut command = crate::support::command();
        command
            .args(["play", "--view", "linear", "--lang", "en", "--no-pad", "--press", "manual"])
            .args(args)
            .arg("--dir")
            .arg(self.path("games"))
            .env("PATH", path)
            .env("SOUNDS", self.path("sounds"))
            .env("XDG_CONFIG_HOME", self.folder.path())
            .env_remove("SPEECHD_ADDRESS");
        let (child, read) = super::started(&mut command);
        Game { child, read }
    }

    /// The sounds that were played on a device, in order, each for the left ear; what is none of them is the voice.
    fn played(&self, device: &str, loudness: f32) -> Vec<Sound> {
        let mut files: Vec<PathBuf> = fs::read_dir(self.path("sounds"))
            .expect("the folder")
            .map(|entry| entry.expect("an entry").path())
            .filter(|path| is_of(path, device))
            .collect();
        files.sort();
        let bytes = files.iter().map(|path| fs::read(path).expect("what was played"));
        bytes.filter_map(|bytes| Sound::ALL.into_iter().find(|sound| bytes == left(*sound, loudness))).collect()
    }

    fn plays(&self, device: &str, sounds: &[Sound]) {
        let mut last = Vec::new();
        let found = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            wait_for("the sounds", || {
                last = self.played(device, USUAL);
                (last == sounds).then_some(())
            });
        }));
        assert!(found.is_ok(), "{device}: {last:?}, not {sounds:?}");
    }
}

fn is_of(path: &Path, device: &str) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    name.starts_with(&format!("{device}.")) && name.ends_with(".raw")
}

fn left(sound: Sound, loudness: f32) -> Vec<u8> {
    sound.samples(loudness).iter().flat_map(|sample| sample.to_le_bytes().into_iter().chain([0, 0])).collect()
}

struct Game {
    child: Child,
    read: Arc<Mutex<String>>,
}

impl Game {
    fn types(&mut self, line: &str) {
        writeln!(self.child.stdin.as_mut().expect("its input"), "{line}").expect("it reads");
    }

    fn shows(&self, text: &str) {
        wait_for(text, || self.read.lock().expect("the text").contains(text).then_some(()));
    }

    fn text(&self) -> String {
        self.read.lock().expect("the text").clone()
    }

    fn quits(mut self) -> String {
        self.types("quit");
        self.types("yes");
        let _ = self.child.stdin.take();
        self.child.wait().expect("it ends");
        self.text()
    }
}

const EARS: [&str; 4] = ["--ear", "white=left:one", "--ear", "black=left:two"];

#[test]
fn u_v_13_7_3a_each_act_has_one_sound_in_each_ear_and_own_moves_another_than_the_opponents() {
    let stage = Stage::new(Some(PLAYER));
    let mut game = stage.play(&[&EARS[..], &["--needs", "both:blind"]].concat());
    game.types("start");
    game.shows("Start. White to move.");
    game.types("w: c3-d4");
    stage.plays("one", &[Sound::Accepted]);
    stage.plays("two", &[Sound::Moved]);
    game.types("w: press");
    stage.plays("one", &[Sound::Accepted, Sound::Pressed]);
    stage.plays("two", &[Sound::Moved, Sound::Turn]);
    // What White is refused, and what White asks, is in no other ear.
    game.types("w: accept");
    stage.plays("one", &[Sound::Accepted, Sound::Pressed, Sound::Refused]);
    game.types("w: clock");
    game.types("b: b6-a5");
    stage.plays("two", &[Sound::Moved, Sound::Turn, Sound::Accepted]);
    stage.plays("one", &[Sound::Accepted, Sound::Pressed, Sound::Refused, Sound::Moved]);
    game.types("b: resign");
    game.types("b: yes");
    stage.plays("two", &[Sound::Moved, Sound::Turn, Sound::Accepted, Sound::Result]);
    stage.plays("one", &[Sound::Accepted, Sound::Pressed, Sound::Refused, Sound::Moved, Sound::Result]);
    game.quits();
}

#[test]
fn who_switches_sounds_off_hears_none_and_all_words_and_the_other_hears_both() {
    let stage = Stage::new(Some(PLAYER));
    let mut game = stage.play(&EARS);
    game.types("start");
    game.shows("Start. White to move.");
    game.types("w: sounds off");
    game.shows("Sounds off.");
    game.types("w: c3-d4");
    stage.plays("two", &[Sound::Moved]);
    game.types("w: press");
    game.types("b: b6-a5");
    stage.plays("two", &[Sound::Moved, Sound::Accepted]);
    // White hears it again when it is asked for, and softer.
    game.types("w: sounds on");
    game.types("w: sounds softer");
    game.shows("Sounds softer.");
    game.types("b: press");
    game.types("w: d4-c5");
    wait_for("a softer sound", || stage.played("one", 0.273).contains(&Sound::Accepted).then_some(()));
    assert_eq!(stage.played("one", USUAL), []);
    // All ears of the terminal are not for one.
    game.types("w: terminal bell");
    game.shows("Everybody hears the bell");
    game.quits();
    let said = fs::read_to_string(stage.path("sounds/said")).expect("what was said");
    assert!(said.matches("c3 to d4").count() >= 2 && said.matches("b6 to a5").count() >= 2, "{said}");
}

#[test]
fn the_list_of_sounds_plays_each_before_its_words_and_the_settings_are_kept() {
    let stage = Stage::new(Some(PLAYER));
    let mut game = stage.play(&["--ear", "white=left:one", "--voice", "espeak"]);
    game.types("start");
    game.shows("Start. White to move.");
    game.types("w: sounds");
    stage.plays("one", &Sound::ALL);
    game.types("w: sound offer");
    stage.plays("one", &[&Sound::ALL[..], &[Sound::Offer]].concat());
    game.types("w: sound nosuch");
    game.shows("There is no such sound.");
    // Those of the terminal are kept for the next time.
    game.types("sounds off");
    game.types("sounds louder");
    game.shows("Sounds louder.");
    game.quits();
    let kept = stage.settings();
    assert!(kept.contains("sounds: \"off\"") && kept.contains("sounds_volume: 10"), "{kept}");
    let read = stage.play(&["--voice", "espeak"]).quits();
    assert!(!read.contains("settings.ron"), "{read}");
}

#[test]
fn a_player_that_is_not_there_is_told_once_and_one_that_hangs_is_ended_and_delays_nothing() {
    let stage = Stage::new(None);
    let mut game = stage.play(&["--voice", "espeak"]);
    game.types("start");
    for line in ["c3-d4", "press", "b6-a5", "press"] {
        game.types(line);
    }
    game.shows("b6 to a5");
    game.shows("Sounds cannot be played: the bell of the terminal instead.");
    let read = game.quits();
    assert_eq!(read.matches("Sounds cannot be played").count(), 1, "{read}");

    let stage = Stage::new(Some(HANGING));
    let mut game = stage.play(&["--voice", "espeak"]);
    game.types("start");
    for line in ["c3-d4", "press", "b6-a5", "press", "d4-c5", "press"] {
        game.types(line);
    }
    // The words do not wait for it.
    let said = || fs::read_to_string(stage.path("sounds/said")).unwrap_or_default();
    wait_for("the words", || said().contains("d4 to c5").then_some(()));
    game.shows("Sounds cannot be played");
    let hanging = fs::read_to_string(stage.path("sounds/hanging")).expect("it was started");
    for process in hanging.lines() {
        wait_for("its end", || (!Path::new("/proc").join(process).exists()).then_some(()));
    }
    game.quits();
}

#[test]
fn without_a_voice_nothing_sounds_unless_it_is_asked_for() {
    let stage = Stage::new(Some(PLAYER));
    let mut game = stage.play(&["--voice", "none"]);
    game.types("start");
    game.types("c3-d4");
    game.types("press");
    game.types("sounds on");
    game.types("b6-a5");
    game.shows("b6");
    let both = |sound: Sound| {
        sound.samples(USUAL).iter().flat_map(|sample| sample.to_le_bytes().repeat(2)).collect::<Vec<u8>>()
    };
    let played = || -> Vec<Vec<u8>> {
        let files = fs::read_dir(stage.path("sounds")).expect("the folder").map(|entry| entry.expect("it").path());
        files.filter(|path| is_of(path, "default")).map(|path| fs::read(path).expect("it")).collect()
    };
    wait_for("one sound", || (!played().is_empty()).then_some(()));
    game.quits();
    assert_eq!(played(), [both(Sound::Moved)]);
}
