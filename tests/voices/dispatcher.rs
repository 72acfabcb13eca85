//! A real speech-dispatcher on a private socket.

use std::fs;
use std::os::unix::fs::symlink;
use std::process::{Command, Stdio};

use golos::clock::Ms;
use golos::files::RealTime;
use golos::speech::Priority;
use golos::speech::voices::{Address, Rate, Report, Settings, Speaker, Tuning, Utter, VoiceError, VoiceKind, open};
use golos::table::Time;
use golos::wording::Lang;
use tempfile::TempDir;

use crate::support::daemon::{Daemon, fixture, folder};
use crate::support::waiting::{DEADLINE, Reports, becomes, pass, ru};

/// The daemon as [`Settings::autospawn`] starts it, through a link to a script in a folder of its own.
struct Spawned(TempDir);

impl Drop for Spawned {
    fn drop(&mut self) {
        // It detaches itself, and does not always end when it is asked to.
        if let Ok(pid) = fs::read_to_string(self.0.path().join("speech-dispatcher/pid/speech-dispatcher.pid")) {
            let signal = |name: &str| {
                let told = Command::new("kill").args(["-s", name, pid.trim()]).stderr(Stdio::null()).status();
                told.is_ok_and(|status| status.success())
            };
            signal("TERM");
            becomes(Ms::from_secs(2), || (!signal("0")).then_some(()));
            signal("KILL");
        }
    }
}

#[test]
fn sentences_arrive_in_order_with_their_language_and_rate() {
    let Some(daemon) = Daemon::start() else { return };
    let settings = Settings { tuning: Tuning { rate: Rate::new(50), ..Tuning::default() }, ..daemon.settings() };
    let (reporter, reports) = Reports::channel();
    let speaker = Speaker::start(Some(VoiceKind::SpeechDispatcher), settings, reporter).unwrap();
    assert!(matches!(reports.next(), Report::Ready(_)));
    let sentences = [
        (Lang::Ru, "цэ три – дэ четыре"),
        (Lang::Uk, "п'ята хвилина, їжак ґанок"),
        (Lang::En, ".White's \"flag\" & <time> $HOME \\ `x`"),
        (Lang::Ru, "..две точки"),
    ];
    for (lang, text) in sentences {
        speaker.say(Utter::new(text, lang, Priority::Move));
    }
    let records = daemon.wait_for_records(sentences.len());
    for (record, (lang, text)) in records.iter().zip(sentences) {
        assert_eq!((record.lang.as_str(), record.text.as_str()), (lang.code(), text));
        assert_eq!(record.rate, "225");
    }
}

#[test]
fn a_flag_cuts_no_move_and_no_key_press_silences_it() {
    let Some(daemon) = Daemon::start() else { return };
    let (speaker, _reports) = daemon.speaker();
    daemon.hold();
    speaker.say(ru("долгий ход", Priority::Move));
    daemon.wait_for_records(1);
    speaker.say(ru("флаг", Priority::Flag));
    speaker.silence();
    speaker.say(ru("второй флаг", Priority::Flag));
    daemon.release();
    speaker.finish(DEADLINE);
    assert_eq!(daemon.ended(), ["долгий ход", "флаг", "второй флаг"]);
}

#[test]
fn a_key_press_silences_an_answer_and_the_cursor_is_heard_at_once() {
    let Some(daemon) = Daemon::start() else { return };
    let (speaker, _reports) = daemon.speaker();
    daemon.hold();
    let mut expected = Vec::new();
    for n in 1..=5 {
        for (word, priority) in [("ответ", Priority::Answer), ("поле", Priority::Cursor)] {
            let text = format!("{word} {n}");
            speaker.silence();
            speaker.say(ru(&text, priority));
            expected.push(text);
            assert_eq!(daemon.texts(expected.len()), expected);
        }
    }
}

#[test]
fn u_v_13_6_six_announcements_in_a_row_are_all_heard_whoever_presses_keys() {
    let Some(daemon) = Daemon::start() else { return };
    let (speaker, _reports) = daemon.speaker();
    daemon.hold();
    speaker.say(ru("ход 1.", Priority::Move));
    daemon.wait_for_records(1);
    for n in 2..=6 {
        pass(Ms::new(400));
        speaker.silence();
        speaker.say(ru(&format!("ход {n}."), Priority::Move));
    }
    daemon.release();
    speaker.finish(DEADLINE);
    // The engine takes its breath after every sentence.
    assert_eq!(daemon.ended().concat(), "ход 1.ход 2. ход 3. ход 4. ход 5. ход 6.");
    let rates: Vec<String> = daemon.records().into_iter().map(|record| record.rate).collect();
    assert_eq!((rates.first().map(String::as_str), rates.last().map(String::as_str)), (Some("175"), Some("215")));
}

#[test]
fn a_killed_daemon_is_lost_and_back_when_it_is_restarted() {
    let Some(mut daemon) = Daemon::start() else { return };
    let (speaker, reports) = daemon.speaker();
    daemon.hold();
    speaker.say(ru("прерванный ход", Priority::Move));
    daemon.wait_for_records(1);
    daemon.kill().unwrap();
    reports.await_one("the loss", |report| matches!(report, Report::Lost { why: VoiceError::Gone }));
    speaker.say(ru("поле", Priority::Cursor));
    speaker.say(ru("флаг", Priority::Flag));
    daemon.release();
    daemon.revive();
    reports.await_one("the return", |report| matches!(report, Report::Back));
    assert_eq!(daemon.texts(3), ["прерванный ход", "флаг", "прерванный ход"]);
    speaker.finish(DEADLINE);
}

#[test]
fn a_daemon_that_does_not_run_is_started() {
    let Some(dir) = folder() else { return };
    let spawned = Spawned(dir);
    let here = spawned.0.path();
    symlink(fixture("spawn.sh"), here.join("spawn")).unwrap();
    let socket = Address::Unix(here.join("speech-dispatcher/speechd.sock"));
    let mut settings = Settings::at(socket);
    assert!(matches!(open(VoiceKind::SpeechDispatcher, &settings).err(), Some(VoiceError::Connect { .. })));
    settings.autospawn = Some(here.join("spawn"));
    assert!(open(VoiceKind::SpeechDispatcher, &settings).is_ok());
}

#[test]
fn from_say_to_the_engine() {
    let Some(daemon) = Daemon::start() else { return };
    let (speaker, reports) = daemon.speaker();
    let time = RealTime::start();
    let mut delays: Vec<i64> = (1..=20)
        .map(|n| {
            let start = time.wall().timestamp_nanos_opt().unwrap();
            speaker.say(ru(&format!("{n}"), Priority::Answer));
            let records = daemon.wait_for_records(n);
            speaker.silence();
            (records[n - 1].at - start) / 1000
        })
        .collect();
    delays.sort_unstable();
    println!("say() to the engine's log: {} to {} µs, median {} µs", delays[0], delays[19], delays[10]);
    assert!(reports.so_far().iter().all(|report| matches!(report, Report::Handed(_))));
}
