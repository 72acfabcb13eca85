//! `espeak-ng` as a child process: the real one, behind a script that writes down what it gets.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;

use golos::speech::Priority;
use golos::speech::voices::{Address, Rate, Report, Settings, Speaker, Tuning, Utter, VoiceError, VoiceKind, open};
use golos::wording::Lang;
use tempfile::TempDir;

use crate::support::has_programs as installed;
use crate::support::waiting::{DEADLINE, Reports, lines, ru, wait_for};

/// A folder with a link to the script, its log and the files that steer it.
struct Bench(TempDir);

impl Bench {
    /// `None`, with a note, where espeak-ng is not installed.
    fn new() -> Option<Bench> {
        let dir = installed(&["espeak-ng"]).then(|| tempfile::tempdir().unwrap())?;
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/espeak/espeak-ng");
        symlink(script, dir.path().join("espeak-ng")).unwrap();
        Some(Bench(dir))
    }

    fn settings(&self) -> Settings {
        let nowhere = Address::Unix(self.0.path().join("no.sock"));
        Settings { espeak: self.0.path().join("espeak-ng"), ..Settings::at(nowhere) }
    }

    fn start(&self, settings: Settings) -> (Speaker, Reports) {
        let (reporter, reports) = Reports::channel();
        let speaker = Speaker::start(Some(VoiceKind::Espeak), settings, reporter).unwrap();
        assert!(matches!(reports.next(), Report::Ready(VoiceKind::Espeak)));
        (speaker, reports)
    }

    fn steer(&self, how: &str) {
        fs::write(self.0.path().join(how), "").unwrap();
    }

    fn release(&self, how: &str) {
        fs::remove_file(self.0.path().join(how)).unwrap();
    }

    /// The lines of the log: arguments, a tab, the text.
    fn log(&self) -> Vec<String> {
        lines(&self.0.path().join("log"))
    }

    /// The texts that were said to their end.
    fn ended(&self) -> Vec<String> {
        lines(&self.0.path().join("ended"))
    }

    fn wait_for_lines(&self, count: usize) {
        wait_for("espeak-ng", || (self.log().len() >= count).then_some(()));
    }
}

#[test]
fn texts_arrive_in_order_on_standard_input_with_language_and_rate() {
    let Some(bench) = Bench::new() else { return };
    let settings = Settings {
        tuning: Tuning { rate: Rate::new(50), ..Tuning::default() },
        respell: |lang, text| if lang == Lang::Ru { text.replace("3", "три") } else { text.to_owned() },
        ..bench.settings()
    };
    let (speaker, reports) = bench.start(settings);
    speaker.say(ru("цэ 3 – дэ четыре", Priority::Move));
    speaker.say(Utter::new("--version; $(true) 'хід' \"так\"", Lang::Uk, Priority::Move));
    speaker.say(Utter::new("flag\nfell [[_", Lang::En, Priority::Move));
    speaker.finish(DEADLINE);
    assert_eq!(
        bench.log(),
        [
            "-v ru -s 312 -b 1 --stdin\tцэ три – дэ четыре",
            "-v uk -s 312 -b 1 --stdin\t--version; $(true) 'хід' \"так\"",
            "-v en -s 312 -b 1 --stdin\tflag fell [ [_",
        ]
    );
    assert_eq!(reports.so_far().iter().filter(|report| matches!(report, Report::Handed(_))).count(), 3);
}

#[test]
fn a_flag_waits_for_the_child_that_says_a_move_and_a_key_press_ends_neither() {
    let Some(bench) = Bench::new() else { return };
    let (speaker, _reports) = bench.start(bench.settings());
    bench.steer("hold");
    speaker.say(ru("ход", Priority::Move));
    bench.wait_for_lines(1);
    speaker.say(ru("флаг", Priority::Flag));
    speaker.silence();
    speaker.say(ru("второй флаг", Priority::Flag));
    bench.release("hold");
    speaker.finish(DEADLINE);
    assert_eq!(bench.ended(), ["ход", "флаг", "второй флаг"]);
}

#[test]
fn an_engine_that_fails_is_lost_and_comes_back() {
    let Some(bench) = Bench::new() else { return };
    let (speaker, reports) = bench.start(bench.settings());
    bench.steer("fail");
    speaker.say(ru("ход", Priority::Move));
    reports.await_one("the loss", |report| {
        matches!(report, Report::Lost { why: VoiceError::Exit { .. } | VoiceError::Gone })
    });
    bench.release("fail");
    reports.await_one("the return", |report| matches!(report, Report::Back));
    speaker.finish(DEADLINE);
    assert_eq!(bench.log(), ["-v ru -s 175 -b 1 --stdin\tход"]);
}

#[test]
fn the_voices_of_the_engine_are_listed() {
    let Some(bench) = Bench::new() else { return };
    let voices = open(VoiceKind::Espeak, &bench.settings()).unwrap().list().unwrap();
    for lang in ["ru", "uk"] {
        assert!(voices.iter().any(|voice| voice.lang == lang && !voice.name.is_empty()), "{lang}: {voices:?}");
    }
}
