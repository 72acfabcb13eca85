//! The real program speaks: a game on a pipe, a real speech-dispatcher, and what reaches the engine behind it.
#![cfg(target_os = "linux")]

use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use golos::clock::Ms;
use golos::files::RealTime;
use golos::game::{ClockEvent, Event, HearingEvent};
use golos::table::Time;
use tempfile::TempDir;

use crate::program::{Program, events, journal_in, moves};
use crate::support::daemon::{Daemon, Record};
use crate::support::has_programs as installed;
use crate::support::waiting::{lines, pass, wait_for};

/// An address where nobody listens.
const NOWHERE: &str = "unix_socket:/nonexistent/speechd.sock";

/// The program as a person calls it who has this speech-dispatcher.
fn golos(daemon: &Daemon) -> Command {
    golos_at(&format!("unix_socket:{}", daemon.path("socket").display()))
}

fn golos_at(address: &str) -> Command {
    let mut command = crate::support::command();
    command.env("SPEECHD_ADDRESS", address).stderr(Stdio::inherit());
    command
}

/// What makes a long game in Russian, all of it to be heard.
const LONG: [&str; 6] = ["--lang", "ru", "--control", "60", "--ears", "all"];

/// A game of Anna and Pavel on a pipe.
fn game(mut golos: Command, voice: &str, folder: &Path, options: &[&str]) -> Command {
    golos.args(["--voice", voice, "--view", "linear", "--no-pad", "--dir"]).arg(folder);
    golos.args(["play", "--white", "Анна", "--black", "Павел"]).args(options);
    golos
}

#[track_caller]
fn assert_sound(journal: &Path) {
    let audit = crate::support::command().arg("check").arg(journal).output().unwrap();
    assert_eq!(audit.status.code(), Some(0), "{}", String::from_utf8_lossy(&audit.stdout));
}

/// A game, and what the engine is given for it.
struct Table<'a> {
    daemon: &'a Daemon,
    program: Program,
    folder: TempDir,
    /// So many records were there already.
    heard: usize,
}

impl<'a> Table<'a> {
    fn open(daemon: &'a Daemon, options: &[&str]) -> Table<'a> {
        let folder = tempfile::tempdir().unwrap();
        let heard = daemon.records().len();
        let program = Program::start(&mut game(golos(daemon), "speechd", folder.path(), options)).unwrap();
        Table { daemon, program, folder, heard }
    }

    /// What the engine is given next: it gets a sentence at a time.
    fn hear(&mut self) -> Record {
        self.heard += 1;
        self.daemon.wait_for_records(self.heard).swap_remove(self.heard - 1)
    }

    /// The sentences that the engine is given, up to this one.
    fn hear_until(&mut self, last: &str) -> Vec<String> {
        let mut said: Vec<String> = Vec::new();
        while said.last().is_none_or(|text| text != last) {
            said.push(self.hear().text.trim().to_owned());
        }
        said
    }

    /// Ends the game in good order; its journal, which is sound, and the folder that keeps it.
    fn close(self) -> (TempDir, PathBuf) {
        let (status, written) = self.program.end();
        assert!(status.success(), "{written:#?}");
        let journal = journal_in(self.folder.path());
        assert_sound(&journal);
        (self.folder, journal)
    }
}

/// What is typed, and what the engine is given for it.
type Script = &'static [(&'static str, &'static [&'static str])];

const RUSSIAN: Script = &[
    ("начать", &["Начали.", "Ход белых."]),
    ("cd4", &["цэ три – дэ четыре"]),
    ("dc5", &["дэ шесть – цэ пять"]),
    ("чей ход", &["Ваш ход, белые."]),
    ("ab4", &["а три – бэ четыре"]),
    ("с5:а3", &["цэ пять бьёт а три"]),
    ("последний", &["цэ пять бьёт а три."]),
    ("эхма", &["Не понято: эхма.", "Например: цэ три – дэ четыре."]),
];
const UKRAINIAN: Script = &[
    ("start", &["Почали.", "Хід білих."]),
    ("cd4", &["це три – де чотири"]),
    ("dc5", &["де шість – це п'ять"]),
    ("turn", &["Ваш хід, білі."]),
    ("ab4", &["а три – бе чотири"]),
    ("с5:а3", &["це п'ять б'є а три"]),
    ("last", &["це п'ять б'є а три."]),
];
const ENGLISH: Script = &[
    ("start", &["Start.", "White to move."]),
    ("cd4", &["c3 to d4"]),
    ("dc5", &["d6 to c5"]),
    ("turn", &["Your move, White."]),
    ("ab4", &["a3 to b4"]),
    ("c5:a3", &["c5 takes a3"]),
    ("last", &["c5 takes a3."]),
];

#[test]
fn a_game_is_said_in_the_language_of_the_table_and_in_order() {
    let Some(daemon) = Daemon::start() else { return };
    let time = RealTime::start();
    let mut delays: Vec<i64> = Vec::new();
    for (lang, last, script) in [("ru", "Готовы?", RUSSIAN), ("uk", "Готові?", UKRAINIAN), ("en", "Ready?", ENGLISH)]
    {
        let mut table = Table::open(&daemon, &["--lang", lang, "--control", "60", "--ears", "all"]);
        let mut heard = table.hear_until(last);
        for (typed, said) in script {
            let start = time.wall().timestamp_nanos_opt().unwrap();
            table.program.enter(typed);
            let records: Vec<Record> = said.iter().map(|_| table.hear()).collect();
            delays.extend(records.first().map(|record| (record.at - start) / 1000));
            assert!(records.iter().all(|record| record.lang == lang), "{typed}: {records:?}");
            let texts: Vec<&str> = records.iter().map(|record| record.text.trim()).collect();
            assert_eq!(texts, *said, "{lang}: {typed}");
            heard.extend(records.into_iter().map(|record| record.text));
        }
        // An engine reads what is foreign to its language wrong, or not at all.
        let is_foreign = |text: &&String| lang != "en" && text.chars().any(|c| c.is_ascii_alphanumeric());
        assert_eq!(heard.iter().find(is_foreign), None, "{lang}");
        let (_folder, journal) = table.close();
        assert_eq!(moves(&journal), ["c3-d4", "d6-c5", "a3-b4", "c5:a3"]);
    }
    delays.sort_unstable();
    let (median, last) = (delays[delays.len() / 2], delays[delays.len() - 1]);
    println!("from Enter to the engine's log: {} to {last} µs, median {median} µs", delays[0]);
}

#[test]
fn a_flag_cuts_a_long_answer_and_no_typed_line_silences_it() {
    let Some(daemon) = Daemon::start() else { return };
    let mut table = Table::open(&daemon, &["--lang", "ru", "--control", "15s", "--ears", "players"]);
    table.hear_until("Готовы?");
    table.program.enter("начать");
    // Nothing typed cuts the announcement; when it is at its end, the answer is made to last.
    wait_for("the start's end", || daemon.ended().iter().any(|text| text.trim() == "Ход белых.").then_some(()));
    daemon.hold();
    table.hear_until("Ход белых.");
    table.program.enter("доска");
    let long = table.hear().text;
    assert!(long.starts_with("Восьмая горизонталь"), "{long}");
    assert_eq!(table.hear_until("Флажок: белые."), ["Флажок: белые."]);
    for (typed, shown) in [("ч: ч", "Вы – 0:15, "), ("эхма", "Не понято: эхма."), ("", ""), ("ч: ч", "Вы – 0:15, ")]
    {
        table.program.enter(typed);
        table.program.await_line(shown);
    }
    daemon.release();
    let answer = "Вы – пятнадцать секунд, соперник – ноль.";
    let said = table.hear_until(answer);
    assert_eq!(said, [answer]);
    // What was heard to its end: the flag, and of the answers the one that nobody typed over.
    let after_flag = || daemon.ended().into_iter().skip_while(|text| text != "Флажок: белые.").nth(1);
    assert_eq!(wait_for("the answer's end", after_flag).trim(), answer);
    assert!(daemon.ended().iter().all(|text| !text.starts_with("Восьмая")));
    let flags = daemon.records().iter().filter(|record| record.text == "Флажок: белые.").count();
    assert_eq!(flags, 1, "said once and to its end");
    let (_folder, journal) = table.close();
    assert!(events(&journal).iter().any(|event| matches!(event, Event::Clock(ClockEvent::Flag { .. }))));
}

#[test]
fn what_is_for_one_player_is_said_where_he_listens_and_nowhere_else() {
    let Some(daemon) = Daemon::start() else { return };
    for (ears, hears) in [("white", true), ("black", false), ("players", false)] {
        let options = ["--lang", "ru", "--control", "2s", "--warn", "1s", "--ears", ears];
        let mut table = Table::open(&daemon, &options);
        table.hear_until("Готовы?");
        table.program.enter("начать");
        let said = table.hear_until("Флажок: белые.");
        assert_eq!(said.iter().any(|text| text == "Один."), hears, "{ears}: {said:?}");
        // Whoever asks at this terminal is answered at it.
        table.program.enter("ч: ч");
        table.hear_until("Вы – две секунды, соперник – ноль.");
        drop(table.close());
    }
}

#[test]
fn a_daemon_killed_in_mid_game_costs_the_game_nothing() {
    let Some(mut daemon) = Daemon::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::start(&mut game(golos(&daemon), "speechd", folder.path(), &LONG)).unwrap();
    program.await_line("Голос: speech-dispatcher.");
    for (typed, shown) in [("начать", "Начали."), ("cd4", "c3 – d4")] {
        program.enter(typed);
        program.await_line(shown);
    }
    wait_for("the move", || daemon.records().iter().any(|record| record.text.starts_with("цэ три")).then_some(()));
    daemon.kill().unwrap();
    program.await_line("Голос пропал. Только текст. Партия идёт.");
    for (typed, shown) in [("dc5", "d6 – c5"), ("ч", "Вы – "), ("ab4", "a3 – b4")] {
        program.enter(typed);
        program.await_line(shown);
    }
    daemon.revive();
    program.await_line("Голос вернулся.");
    program.enter("с5:а3");
    wait_for("the capture", || {
        daemon.records().iter().any(|record| record.text.trim() == "цэ пять бьёт а три").then_some(())
    });
    let (status, written) = program.end();
    assert!(status.success(), "{written:#?}");
    let journal = journal_in(folder.path());
    assert_eq!(moves(&journal), ["c3-d4", "d6-c5", "a3-b4", "c5:a3"]);
    assert_sound(&journal);
}

#[test]
fn what_was_decided_while_the_voice_was_away_is_said_once_it_is_back() {
    let Some(mut daemon) = Daemon::start() else { return };
    let decided: [(&[(&str, &str)], &str); 2] = [
        (&[("ч: сдаюсь", "Чёрные сдаются?"), ("да", "Чёрные сдались.")], "Победа белых"),
        (&[("а: стоп", "Стоп.")], "Часы остановлены"),
    ];
    let mut tables = Vec::new();
    for (script, said) in decided {
        let folder = tempfile::tempdir().unwrap();
        let mut program = Program::start(&mut game(golos(&daemon), "speechd", folder.path(), &LONG)).unwrap();
        program.await_line("Голос: speech-dispatcher.");
        program.enter("начать");
        program.await_line("Начали.");
        tables.push((program, folder, script, said));
    }
    wait_for("the start", || {
        let starts = daemon.records().iter().filter(|record| record.text.trim() == "Ход белых.").count();
        (starts == tables.len()).then_some(())
    });
    daemon.kill().unwrap();
    for (program, _, script, _) in &mut tables {
        program.await_line("Голос пропал.");
        for (typed, shown) in *script {
            program.enter(typed);
            program.await_line(shown);
        }
    }
    // Longer than a warning of the moment stays true.
    pass(Ms::from_secs(12));
    let before = daemon.records().len();
    daemon.revive();
    for (mut program, folder, _, said) in tables {
        program.await_line("Голос вернулся.");
        wait_for(said, || daemon.records().iter().skip(before).any(|record| record.text.contains(said)).then_some(()));
        let (status, written) = program.end();
        assert!(status.success(), "{written:#?}");
        assert_sound(&journal_in(folder.path()));
    }
}

#[test]
fn the_first_voice_that_answers_is_taken_and_named_at_the_start() {
    if !installed(&["espeak-ng"]) {
        return;
    }
    let bin = tempfile::tempdir().unwrap();
    let path = std::env::var("PATH").unwrap_or_default();
    let stub = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/espeak/espeak-ng");
    symlink(stub, bin.path().join("espeak-ng")).unwrap();
    let empty = tempfile::tempdir().unwrap();
    let log = bin.path().join("log");
    for (path, named, speaks) in [
        (format!("{}:{path}", bin.path().display()), "Голос: синтезатор espeak-ng.", true),
        (empty.path().display().to_string(), "Голоса нет. Только текст.", false),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut command = golos_at(NOWHERE);
        command.env("PATH", path);
        let mut program = Program::start(&mut game(command, "auto", folder.path(), &LONG)).unwrap();
        program.await_line(named);
        for (typed, shown, said) in
            [("начать", "Начали.", "\tНачали. Ход белых."), ("cd4", "c3 – d4", "\tцэ три – дэ четыре")]
        {
            program.enter(typed);
            program.await_line(shown);
            let is_said = |line: &String| line.starts_with("-v ru") && line.ends_with(said);
            if speaks {
                wait_for(said, || lines(&log).iter().any(is_said).then_some(()));
            }
        }
        let (status, written) = program.end();
        assert!(status.success(), "{written:#?}");
        assert_sound(&journal_in(folder.path()));
    }
}

#[test]
fn the_voice_is_tested_and_listed_without_a_game() {
    let Some(daemon) = Daemon::start() else { return };
    let run = |mut command: Command, args: &[&str]| {
        let output = command.args(args).stdin(Stdio::null()).output().unwrap();
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    let said = (Some(0), "Голос: speech-dispatcher.\nГотово.\n".to_owned());
    assert_eq!(run(golos(&daemon), &["say", "Проверка", "голоса", "--lang", "ru"]), said);
    let records = daemon.wait_for_records(1);
    assert_eq!((records[0].lang.as_str(), records[0].text.as_str()), ("ru", "Проверка голоса"));
    // Named a language, it lists the voices of that language alone.
    let all = ["en", "ru", "uk"];
    for (args, langs) in
        [(&["voices"][..], &all[..]), (&["voices", "--lang", "en"], &["en"]), (&["voices", "--lang", "uk"], &["uk"])]
    {
        let (code, voices) = run(golos(&daemon), args);
        assert_eq!(code, Some(0));
        let listed = all.iter().filter(|lang| voices.contains(&format!("\t{lang}\n"))).copied().collect::<Vec<_>>();
        assert_eq!(listed, langs, "{voices}");
    }

    let (code, shown) = run(golos_at(NOWHERE), &["say", "Проверка", "--lang", "ru", "--voice", "speechd"]);
    assert!(code == Some(2) && shown.starts_with("Голос пропал."), "{shown}");
    let mut command = golos_at(NOWHERE);
    command.env("PATH", "/nonexistent");
    assert_eq!(run(command, &["say", "test", "--lang", "en"]), (Some(2), "No voice. Text only.\n".to_owned()));
}

#[test]
fn r_5_4_3_5_the_deciding_move_the_result_and_the_signing_are_said_in_printed_order() {
    let Some(daemon) = Daemon::start() else { return };
    let options = [&LONG[..], &["--position", "W:Wa1,h2,h4,f4,c5:Be5"]].concat();
    let mut table = Table::open(&daemon, &options);
    table.hear_until("Готовы?");
    table.program.enter("начать");
    table.hear_until("Ход белых.");
    table.program.enter("f4:d6");
    let said = table.hear_until("Подпишите бланки.");
    assert_eq!(said.first().map(String::as_str), Some("эф четыре бьёт дэ шесть"), "{said:?}");
    let moves = said.iter().filter(|text| text.contains("бьёт")).count();
    assert!(moves == 1 && said.get(1).is_some_and(|text| text == "Победа белых."), "{said:?}");
    table.close();
}

#[test]
fn who_has_no_voice_reads_and_the_record_has_what_was_read() {
    let folder = tempfile::tempdir().unwrap();
    let options = ["--lang", "en", "--rules", "chess", "--control", "5/2+10"];
    let mut program = Program::start(&mut game(golos_at(NOWHERE), "none", folder.path(), &options)).unwrap();
    for line in ["start", "e4", "e5", "Nf3"] {
        program.enter(line);
    }
    let (status, written) = program.end();
    assert!(status.success(), "{written:#?}");
    let read = written.concat();
    for event in events(&journal_in(folder.path())) {
        if let Event::Hearing(HearingEvent::Said(said)) = event {
            assert!(read.contains(&said.text), "nobody read {:?}: {read}", said.text);
        }
    }
}
