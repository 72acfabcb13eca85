//! Letters that mean harm: bounded in time and memory, with a clear answer.

use std::time::{Duration, Instant};

use crate::support::*;
use golos_letters::{LONGEST, NotALetter, examine, read_letter};
use proptest::prelude::*;

fn read_quickly(bytes: &[u8]) {
    let game = Game::by("chess-email");
    #[expect(clippy::disallowed_methods, reason = "a test measures how long reading takes")]
    let start = Instant::now();
    if let Ok(read) = read_letter(bytes, &game.state, White) {
        let _ = examine(&game.state, &read.letter);
        assert!(read.letter.moves.len() <= 1000 && read.letter.unread.len() <= 50);
    }
    assert!(start.elapsed() < Duration::from_secs(20), "{} bytes took {:?}", bytes.len(), start.elapsed());
}

#[test]
fn ten_megabytes_of_head() {
    let mut mail = b"From: a@example.org\nTo: b@example.org\n".to_vec();
    for number in 0..400_000 {
        mail.extend(format!("X-{number}: aaaaaaaaaaaaaa\n").bytes());
    }
    mail.extend(b"\nMy move: 5254\n");
    assert!(mail.len() > 9_000_000);
    read_quickly(&mail);
    let long = [
        b"From: a@example.org\nTo: b@example.org\nSubject: ".as_slice(),
        &vec![b'a'; 10_000_000],
        b"\n\nMy move: 5254\n",
    ];
    read_quickly(&long.concat());
}

#[test]
fn parts_within_parts() {
    let mut mail = "From: a@example.org\nTo: b@example.org\nMIME-Version: 1.0\n".to_owned();
    for depth in 0..20_000 {
        mail.push_str(&format!("Content-Type: multipart/mixed; boundary=\"b{depth}\"\n\n--b{depth}\n"));
    }
    read_quickly(mail.as_bytes());
    let mut mail = "From: a@example.org\nTo: b@example.org\n".to_owned();
    for _ in 0..20_000 {
        mail.push_str("Content-Type: message/rfc822\n\nFrom: a@example.org\n");
    }
    read_quickly(mail.as_bytes());
}

#[test]
fn unknown_character_sets_and_broken_encodings() {
    for charset in ["utf-7", "x-unknown", "utf-16", "", "\"", "iso-2022-jp"] {
        let mail = format!(
            "From: a@example.org\nTo: b@example.org\nContent-Type: text/plain; charset={charset}\n\
             Content-Transfer-Encoding: base64\n\n////====\u{0}aGVsbG8\n"
        );
        read_quickly(mail.as_bytes());
    }
}

#[test]
fn what_is_too_long_is_refused_and_what_is_empty_as_well() {
    let game = Game::by("draughts-2022");
    assert_eq!(read_letter(&vec![b'a'; LONGEST + 1], &game.state, White), Err(NotALetter::TooLong));
    assert_eq!(read_letter(b" \n\n", &game.state, White), Err(NotALetter::NoText));
    read_quickly("если c3-b4, то f6-g5 ".repeat(200_000).as_bytes());
    read_quickly("1. e2-e4 ".repeat(200_000).as_bytes());
    read_quickly("[A \"b\"]\n".repeat(200_000).as_bytes());
    read_quickly(&[b"[A \"b\"]\n\n".as_slice(), &vec![b'('; 300_000]].concat());
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        read_quickly(&bytes);
    }

    #[test]
    fn any_words_of_letters_are_examined(words in proptest::collection::vec(0usize..24, 0..40)) {
        const WORDS: [&str; 24] = [
            "Ваш ход:", "Мой ход:", "если", "то", "c3-b4", "f6-g5", "a3-b5", "\n", "1.", "1...", "Вариант А:", "6/4",
            "Время:", "Даты:", "03.03", "01.01.2199", "Начисляю", "4294967295", "Беру перерыв с", "по", "Сдаюсь", "принимаю А",
            "любой ход", "Прошу исправить",
        ];
        let text: Vec<&str> = words.iter().map(|&word| WORDS[word]).collect();
        for edition in ["draughts-2022", "chess-post"] {
            let mut game = Game::by(edition);
            if let Ok(read) = read_letter(text.join(" ").as_bytes(), &game.state, White)
                && examine(&game.state, &read.letter).is_ok() {
                    game.take(&read.letter);
                }
        }
    }
}
