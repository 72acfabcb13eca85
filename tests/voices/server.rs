//! SSIP against a server in this process that answers as the test wants.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

use golos::files::RealTime;
use golos::speech::Priority;
use golos::speech::voices::{
    Address, Rate, Report, Settings, Speaker, Tuning, Utter, Voice, VoiceError, VoiceKind, Volume, open,
};
use golos::table::Time;
use golos::wording::Lang;

use crate::support::waiting::{PATIENCE, Reports, ru, wait_for};

/// How the server answers one command.
#[derive(Clone, Copy)]
enum Answer {
    Bytes(&'static str),
    /// As `Bytes`, one byte a packet.
    Trickle(&'static str),
    /// As `Bytes`, then the connection is closed.
    HangUp(&'static str),
}

use Answer::{Bytes, HangUp, Trickle};

/// What a sound server answers.
fn sound(command: &str) -> Answer {
    Bytes(match command {
        "SPEAK" => "230 OK RECEIVING DATA\r\n",
        "." => "225-7\r\n225 OK MESSAGE QUEUED\r\n",
        "CANCEL SELF" => "213 OK CANCELED\r\n",
        "LIST SYNTHESIS_VOICES" => "249-Anna\tru\tnone\r\n249-Hector\ten-GB\tMALE1\r\n249 OK VOICE LIST SENT\r\n",
        _ => "208 OK\r\n",
    })
}

struct Server {
    address: Address,
    /// The lines that came.
    heard: Arc<Mutex<Vec<String>>>,
}

impl Server {
    /// Serves every client that comes: `unsound` answers, where it has something to say, else [`sound`].
    fn start(unsound: impl Fn(&str) -> Option<Answer> + Clone + Send + 'static) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let heard = Arc::new(Mutex::new(Vec::new()));
        let log = Arc::clone(&heard);
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let (unsound, log) = (unsound.clone(), Arc::clone(&log));
                thread::spawn(move || serve(client, unsound, &log));
            }
        });
        Server { address: Address::Inet { host: "127.0.0.1".to_owned(), port }, heard }
    }

    fn settings(&self) -> Settings {
        Settings::at(self.address.clone())
    }

    fn open(&self) -> Box<dyn Voice> {
        open(VoiceKind::SpeechDispatcher, &self.settings()).unwrap()
    }
}

fn serve(client: TcpStream, unsound: impl Fn(&str) -> Option<Answer>, log: &Mutex<Vec<String>>) {
    client.set_nodelay(true).unwrap();
    let mut out = client.try_clone().unwrap();
    let mut in_text = false;
    for line in BufReader::new(client).lines() {
        let Ok(line) = line else { return };
        log.lock().unwrap().push(line.clone());
        if in_text && line != "." {
            continue;
        }
        in_text = line == "SPEAK";
        let sent = match unsound(&line).unwrap_or_else(|| sound(&line)) {
            Bytes(bytes) => out.write_all(bytes.as_bytes()),
            Trickle(bytes) => bytes.bytes().try_for_each(|byte| out.write_all(&[byte])),
            HangUp(bytes) => {
                let _ = out.write_all(bytes.as_bytes());
                return;
            }
        };
        if sent.is_err() {
            return;
        }
    }
}

#[test]
fn a_text_goes_out_with_its_priority_and_language_and_its_first_dot_doubled() {
    let server = Server::start(|_| None);
    let mut voice = server.open();
    voice.speak(&Utter::new(". скрыто \"да\"\r\n.\u{1b}два", Lang::Ru, Priority::Flag)).unwrap();
    voice.speak(&Utter::new("хід", Lang::Uk, Priority::Move)).unwrap();
    voice.speak(&Utter::new("ще хід", Lang::Uk, Priority::Move)).unwrap();
    voice.speak(&Utter::new("\n\0", Lang::Uk, Priority::Cursor)).unwrap();
    voice.silence().unwrap();
    assert_eq!(
        *server.heard.lock().unwrap(),
        [
            "SET SELF CLIENT_NAME user:golos:main",
            "SET SELF NOTIFICATION END ON",
            "SET SELF NOTIFICATION CANCEL ON",
            "SET SELF RATE 0",
            "GET OUTPUT_MODULE",
            "SET SELF PRIORITY important",
            "SET SELF LANGUAGE ru",
            "SPEAK",
            ".. скрыто \"да\"  .два",
            ".",
            "SET SELF PRIORITY message",
            "SET SELF LANGUAGE uk",
            "SPEAK",
            "хід",
            ".",
            "SPEAK",
            "ще хід",
            ".",
            "CANCEL SELF",
        ]
    );
}

#[test]
fn a_text_is_respelled_only_where_espeak_speaks_behind_the_server() {
    for (module, said) in [
        ("251-espeak-ng\r\n251 OK GET RETURNED\r\n", "<хід>"),
        ("251-rhvoice\r\n251 OK GET RETURNED\r\n", "хід"),
        ("300 ERR INTERNAL\r\n", "хід"),
    ] {
        let server = Server::start(move |command| (command == "GET OUTPUT_MODULE").then_some(Bytes(module)));
        let mut settings = server.settings();
        settings.respell = |_, text| format!("<{text}>");
        let mut voice = open(VoiceKind::SpeechDispatcher, &settings).unwrap();
        voice.speak(&Utter::new("хід", Lang::Uk, Priority::Move)).unwrap();
        assert!(server.heard.lock().unwrap().contains(&said.to_owned()), "{module}");
    }
}

#[test]
fn every_fault_of_a_server_is_an_error_of_its_own_kind_and_none_hangs() {
    type Check = fn(&VoiceError) -> bool;
    let cases: [(&str, Answer, Check); 12] = [
        ("SPEAK", Bytes("300 ERR INTERNAL\r\n"), |e| matches!(e, VoiceError::Server { code: 300, .. })),
        ("SPEAK", Bytes("409 ERR TOO HIGH\r\n"), |e| matches!(e, VoiceError::Refused { code: 409, .. })),
        ("SPEAK", Bytes("500 ERR COMMAND\r\n"), |e| matches!(e, VoiceError::Command { code: 500, .. })),
        ("SPEAK", Bytes("hello\r\n"), |e| matches!(e, VoiceError::Garbled(_))),
        ("SPEAK", Bytes("230\r\n"), |e| matches!(e, VoiceError::Garbled(_))),
        ("SPEAK", Bytes("999 WHAT\r\n"), |e| matches!(e, VoiceError::Garbled(_))),
        ("SPEAK", Bytes(""), |e| matches!(e, VoiceError::TimedOut(_))),
        ("SPEAK", Bytes("230 OK"), |e| matches!(e, VoiceError::TimedOut(_))),
        ("SPEAK", HangUp(""), |e| matches!(e, VoiceError::Gone)),
        ("SPEAK", HangUp("2"), |e| matches!(e, VoiceError::Gone)),
        (".", HangUp("225-7\r\n"), |e| matches!(e, VoiceError::Gone)),
        (".", Bytes("225-seven\r\n225 OK\r\n"), |e| matches!(e, VoiceError::Garbled(_))),
    ];
    for (command, answer, expected) in cases {
        let server = Server::start(move |line| (line == command).then_some(answer));
        let error = server.open().speak(&ru("ход", Priority::Move)).unwrap_err();
        assert!(expected(&error), "{command}: {error:?}");
    }
}

#[test]
fn a_line_without_end_is_no_answer() {
    let endless: &'static str = "2".repeat(100_000).leak();
    let server = Server::start(move |line| (line == "SPEAK").then_some(Bytes(endless)));
    let error = server.open().speak(&ru("ход", Priority::Move)).unwrap_err();
    assert!(matches!(error, VoiceError::Garbled(_)), "{error:?}");
}

#[test]
fn a_server_that_refuses_to_be_opened_gives_no_voice() {
    for (command, answer) in [
        ("SET SELF CLIENT_NAME user:golos:main", Bytes("")),
        ("SET SELF NOTIFICATION END ON", HangUp("20")),
        ("SET SELF RATE 0", Bytes("409 ERR\r\n")),
    ] {
        let server = Server::start(move |line| (line == command).then_some(answer));
        assert!(open(VoiceKind::SpeechDispatcher, &server.settings()).is_err(), "{command}");
    }
}

#[test]
fn answers_in_pieces_and_events_between_them_are_understood() {
    let server = Server::start(|line| match line {
        "SPEAK" => Some(Trickle("701-6\r\n701-1\r\n701 BEGIN\r\n230 OK RECEIVING DATA\r\n")),
        _ => None,
    });
    let mut voice = server.open();
    voice.speak(&ru("ход", Priority::Move)).unwrap();
    assert!(voice.busy().unwrap());
    let names: Vec<_> = voice.list().unwrap().into_iter().map(|voice| (voice.name, voice.lang)).collect();
    assert_eq!(names, [("Anna".to_owned(), "ru".to_owned()), ("Hector".to_owned(), "en-GB".to_owned())]);
}

#[test]
fn an_utterance_is_over_when_the_server_says_so_even_before_it_names_its_number() {
    for (answer, busy) in [
        ("225-7\r\n225 OK\r\n702-7\r\n702-1\r\n702 END\r\n", false),
        ("225-7\r\n225 OK\r\n703-7\r\n703-1\r\n703 CANCELED\r\n", false),
        ("703-7\r\n703-1\r\n703 CANCELED\r\n225-7\r\n225 OK\r\n", false),
        ("225 OK\r\n", false),
        ("225-7\r\n225 OK\r\n702-6\r\n702-1\r\n702 END\r\n", true),
        ("225-7\r\n225 OK\r\n701-7\r\n701-1\r\n701 BEGIN\r\n", true),
    ] {
        let server = Server::start(move |line| (line == ".").then_some(Bytes(answer)));
        let mut voice = server.open();
        voice.speak(&ru("ход", Priority::Move)).unwrap();
        if busy {
            assert!(voice.busy().unwrap(), "{answer}");
        } else {
            wait_for("the end", || (!voice.busy().unwrap()).then_some(()));
        }
    }
}

#[test]
fn a_server_that_dies_between_two_utterances_is_noticed() {
    let server = Server::start(|line| (line == "CANCEL SELF").then_some(HangUp("213 OK\r\n")));
    let mut voice = server.open();
    assert!(!voice.busy().unwrap());
    voice.silence().unwrap();
    let error = wait_for("the loss", || voice.busy().err());
    assert!(matches!(error, VoiceError::Gone), "{error:?}");
}

#[test]
fn a_server_that_falls_silent_holds_up_nobody() {
    let server = Server::start(|line| (line == "SPEAK").then_some(Bytes("")));
    let (reporter, reports) = Reports::channel();
    let speaker = Speaker::start(Some(VoiceKind::SpeechDispatcher), server.settings(), reporter).unwrap();
    let time = RealTime::start();
    for n in 0..1000 {
        speaker.say(ru(&format!("ход {n}"), Priority::Move));
        speaker.silence();
    }
    reports.await_one("the loss", |report| matches!(report, Report::Lost { why: VoiceError::TimedOut(_) }));
    drop(speaker);
    assert!(time.elapsed() < PATIENCE);
}

#[test]
fn a_server_is_told_how_fast_how_loud_and_with_which_voice_and_keeps_it_through_a_language() {
    let server = Server::start(|_| None);
    let mut voice = server.open();
    let mut tuning = Tuning { rate: Rate::new(30), volume: Volume::new(-20), voice: Some("Anna".to_owned()) };
    voice.tune(&tuning).unwrap();
    voice.speak(&Utter::new("ход", Lang::Ru, Priority::Move)).unwrap();
    voice.speak(&Utter::new("хід", Lang::Uk, Priority::Move)).unwrap();
    tuning.voice = Some("Nobody".to_owned());
    assert!(matches!(voice.tune(&tuning), Err(VoiceError::NoVoice(name)) if name == "Nobody"));
    let heard = server.heard.lock().unwrap().clone();
    let told: Vec<&str> =
        heard.iter().map(String::as_str).filter(|line| line.starts_with("SET SELF")).skip(3).collect();
    assert_eq!(
        told,
        [
            "SET SELF RATE 0",
            "SET SELF PRIORITY message",
            "SET SELF LANGUAGE ru",
            "SET SELF SYNTHESIS_VOICE Anna",
            "SET SELF RATE 30",
            "SET SELF VOLUME 60",
            "SET SELF LANGUAGE uk",
            "SET SELF SYNTHESIS_VOICE Anna",
        ]
    );
}
