//! Bytes that are no records, and records that nobody should send.

use golos_wire::{
    Asked, ClientSession, Down, Frames, Greeted, Hello, LONGEST_DOWN, LONGEST_UP, News, ProtocolError, Said,
    ServerSession, Speech, Up, VERSION, framed,
};
use proptest::collection::vec;
use proptest::prelude::*;

fn hello() -> Hello {
    Hello { version: VERSION, program: "one".to_owned(), line: 1, heard: 0, speech: Speech::default(), lists: true }
}

/// Everything that can be read of these bytes, in pieces of this size; never more is kept than one record and a piece.
fn read(bytes: &[u8], piece: usize) -> (Vec<Up>, Option<ProtocolError>) {
    let (mut frames, mut records) = (Frames::<Up>::new(LONGEST_UP), Vec::new());
    for bytes in bytes.chunks(piece.max(1)) {
        frames.put(bytes);
        loop {
            match frames.record() {
                Ok(Some(record)) => records.push(record),
                Ok(None) => break,
                Err(fault) => return (records, Some(fault)),
            }
        }
    }
    (records, None)
}

proptest! {
    #[test]
    fn no_bytes_bring_the_reader_down(bytes in vec(any::<u8>(), 0..4000), piece in 1_usize..600) {
        let (records, fault) = read(&bytes, piece);
        prop_assert!(records.is_empty() || fault.is_none() || !records.is_empty());
    }

    #[test]
    fn a_record_with_bytes_changed_is_read_as_another_or_refused(
        at in 0_usize..400, byte in any::<u8>(), piece in 1_usize..50, text in "\\PC{0,40}"
    ) {
        let mut bytes = framed(&Up::Hello(hello()));
        bytes.extend(framed(&Up::Request { id: 1, sent: 2, what: Asked::Line(text) }));
        let length = bytes.len();
        bytes[at % length] = byte;
        let (records, _) = read(&bytes, piece);
        let mut berth = ServerSession::new("one".to_owned());
        for record in records {
            if let Up::Hello(hello) = &record && !berth.stands() {
                let _ = berth.greet(hello, 0);
            } else {
                let _ = berth.take(berth.line(), record, 0);
            }
        }
    }

    #[test]
    fn any_order_of_records_leaves_both_ends_standing(order in vec((0_u8..6, any::<u64>()), 0..60)) {
        let (mut berth, mut home) = (ServerSession::new("one".to_owned()), ClientSession::new("one".to_owned(), Speech::default(), true));
        let _ = home.greet();
        let mut due = 1;
        for (kind, number) in order {
            let up = match kind {
                0 => Up::Hello(Hello { line: number, heard: number, ..hello() }),
                1 => Up::Request { id: number, sent: number, what: Asked::Leave },
                2 => Up::Heard { number },
                3 => Up::Pong { number },
                4 => Up::Request { id: due, sent: 0, what: Asked::Help },
                _ => Up::Hello(hello()),
            };
            if let Up::Hello(hello) = &up {
                let _ = berth.greet(hello, number);
            } else if let Ok((Some(work), _)) = berth.take(1, up, number) {
                prop_assert_eq!(work.id, due, "in order and once");
                let _ = berth.done(work.id, number);
                due += 1;
            }
            let down = match kind {
                0 => Down::Welcome { version: VERSION, time: 0, taken: number, fresh: false },
                1 => Down::Heard { number, said: Said::default() },
                2 => Down::Taken { id: number, at: 0 },
                3 => Down::Ping { number },
                4 => Down::Seen(Box::default()),
                _ => Down::Welcome { version: VERSION, time: 0, taken: 0, fresh: true },
            };
            let _ = home.take(1, down);
        }
    }
}

#[test]
fn what_is_too_long_or_unknown_or_deep_is_refused_and_kept_nowhere() {
    let deep = format!("{{\"Request\":{{\"id\":1,\"sent\":1,\"what\":{}\n", "[".repeat(4000));
    for (bytes, fault) in [
        (vec![b'x'; LONGEST_UP + 2], ProtocolError::Long(LONGEST_UP)),
        (b"\n".to_vec(), ProtocolError::Garbled),
        (b"SSH-2.0-OpenSSH_9.2\r\n".to_vec(), ProtocolError::Garbled),
        (b"{\"Hello\":{}}\n".to_vec(), ProtocolError::Garbled),
        (b"{\"Heard\":{\"number\":-1}}\n".to_vec(), ProtocolError::Garbled),
        (b"{\"Heard\":{\"number\":1,\"more\":2}}\n".to_vec(), ProtocolError::Garbled),
        (b"{\"Heard\":{\"number\":99999999999999999999}}\n".to_vec(), ProtocolError::Garbled),
        (b"{\"Heard\":{\"number\":1}} trailing\n".to_vec(), ProtocolError::Garbled),
        (b"\xff\xfe{}\n".to_vec(), ProtocolError::Garbled),
        (deep.into_bytes(), ProtocolError::Garbled),
    ] {
        assert_eq!(read(&bytes, 512), (Vec::new(), Some(fault)), "{}", String::from_utf8_lossy(&bytes));
    }
    let mut frames = Frames::<Down>::new(LONGEST_DOWN);
    frames.put(&vec![b' '; LONGEST_DOWN + 1]);
    assert_eq!(frames.record(), Err(ProtocolError::Long(LONGEST_DOWN)));
}

#[test]
fn a_program_of_an_older_version_is_told_so_by_name() {
    let greeting = "{\"Hello\":{\"version\":3,\"program\":\"one\",\"line\":1,\"heard\":0,\"speech\":{\"lang\":\"ru\",\
                    \"level\":\"full\",\"alphabet\":\"native\",\"words\":false},\"lists\":true}}\n";
    let (records, fault) = read(greeting.as_bytes(), 64);
    let [Up::Hello(hello)] = records.as_slice() else { panic!("{records:?} {fault:?}") };
    assert!(hello.version < VERSION);
    let mut berth = ServerSession::new("one".to_owned());
    let Greeted::Out(last) = berth.greet(hello, 0) else { panic!("it was let in") };
    assert_eq!((framed(&last), berth.stands()), (b"{\"Bye\":{\"why\":\"Version\"}}\n".to_vec(), false));
    let mut home = ClientSession::new("one".to_owned(), Speech::default(), false);
    let _ = home.greet();
    let mut frames = Frames::<Down>::new(LONGEST_DOWN);
    frames.put(b"{\"Welcome\":{\"version\":3,\"time\":0,\"taken\":0,\"fresh\":true}}\n");
    let welcome = frames.record().unwrap().unwrap();
    assert_eq!(home.take(1, welcome), Err(ProtocolError::Version(3)));
}

#[test]
fn another_version_is_told_and_the_line_ended() {
    let mut berth = ServerSession::new("one".to_owned());
    let greeted = berth.greet(&Hello { version: VERSION + 1, ..hello() }, 0);
    assert!(matches!(greeted, Greeted::Out(Down::Bye { .. })) && !berth.stands());
    let mut home = ClientSession::new("one".to_owned(), Speech::default(), false);
    let _ = home.greet();
    let welcome = Down::Welcome { version: VERSION + 1, time: 0, taken: 0, fresh: true };
    assert_eq!(home.take(1, welcome), Err(ProtocolError::Version(VERSION + 1)));
}

#[test]
fn neither_end_is_given_signs_that_move_a_cursor() {
    let (mut berth, mut home) =
        (ServerSession::new("one".to_owned()), ClientSession::new("one".to_owned(), Speech::default(), false));
    let Up::Hello(hello) = home.greet() else { panic!("a greeting") };
    let Greeted::In(down) = berth.greet(&hello, 0) else { panic!("in") };
    for record in down {
        let _ = home.take(1, record);
    }
    let up = Up::Request { id: 1, sent: 0, what: Asked::Line("c3\u{1b}[2J-d4\r\u{202e}".to_owned()) };
    let (work, _) = berth.take(1, up, 0).unwrap();
    assert_eq!(work.map(|work| work.what), Some(Asked::Line("c3-d4".to_owned())));
    let said = Said { written: "White\u{9b}31m: c3\u{7}.".to_owned(), ..Said::default() };
    let (news, _) = home.take(1, Down::Heard { number: 1, said }).unwrap();
    assert_eq!(news, [News::Said(Said { written: "White31m: c3.".to_owned(), ..Said::default() })]);
    let up = Up::Request { id: 2, sent: 0, what: Asked::Line("ж".repeat(3000)) };
    let _ = berth.done(1, 0);
    let (work, _) = berth.take(1, up, 0).unwrap();
    assert_eq!(work.map(|work| work.what), Some(Asked::Line(format!("{}…", "ж".repeat(999)))));
}
