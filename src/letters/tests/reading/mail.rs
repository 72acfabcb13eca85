//! E-mail: heads, quoted letters, attachments, character sets.

use crate::support::*;
use golos_letters::{ReadLetter, read_letter};

fn game() -> Game {
    let mut game = Game::by("chess-email");
    game.play(White, "", "01.03", &["5254"]);
    game
}

fn read(mail: &[u8]) -> ReadLetter {
    read_letter(mail, &game().state, Black).unwrap()
}

#[test]
fn the_date_of_the_head_is_the_day_of_dispatch_in_the_senders_own_time() {
    let mail = b"From: Sedov <sedov@example.org>\r\nTo: petrov@example.org\r\nSubject: Cup\r\n\
        Date: Fri, 06 Mar 2026 00:30:00 +0900\r\n\r\nYour move: 5254\r\nMy move: 5755\r\n\
        Dates: 01.03 05.03 05.03\r\n";
    let read = read(mail);
    let head = read.mail.unwrap();
    assert_eq!((head.from.as_str(), head.date), ("sedov@example.org", Some(day("06.03"))));
    assert_eq!(read.letter.moves[0].text, "5755");
    let mut game = game();
    game.take(&read.letter);
    assert_eq!(game.totals().1, 1, "56.2.3: the actual date of dispatch counts");
}

#[test]
fn quoted_letters_and_signatures_are_no_part_of_it() {
    let mail = "From: a@example.org\nTo: b@example.org\nContent-Type: text/plain; charset=utf-8\n\n\
        Мой ход: 5755\n\n05.03.2026 10:00, Петров пишет:\n> Мой ход: 5254\n> Сдаюсь\n\n-- \nСдаюсь\n";
    let letter = read(mail.as_bytes()).letter;
    assert_eq!(letter.moves.len(), 1);
    assert!(letter.said.is_empty() && letter.repeat.is_empty() && letter.unread.is_empty(), "{letter:?}");
    let mail = "From: a@example.org\nTo: b@example.org\n\nMy move: 5755\n-----Original Message-----\nI resign\n";
    assert!(read(mail.as_bytes()).letter.said.is_empty());
}

#[test]
fn of_several_parts_the_text_counts_and_attachments_do_not() {
    let mail = b"From: a@example.org\nTo: b@example.org\nMIME-Version: 1.0\n\
        Content-Type: multipart/mixed; boundary=\"x\"\n\n--x\nContent-Type: multipart/alternative; boundary=\"y\"\n\n\
        --y\nContent-Type: text/plain; charset=koi8-r\nContent-Transfer-Encoding: base64\n\n7c/KIMjPxDogNTc1NQo=\n\
        --y\nContent-Type: text/html\n\n<p>I resign</p>\n--y--\n--x\nContent-Type: application/pdf\n\
        Content-Disposition: attachment; filename=\"i resign.pdf\"\n\nI resign\n--x--\n";
    let letter = read(mail).letter;
    assert_eq!((letter.moves[0].text.as_str(), letter.said.len()), ("5755", 0), "{letter:?}");
}

#[test]
fn a_mail_in_html_alone_is_read_as_text() {
    let mail =
        b"From: a@example.org\nTo: b@example.org\nContent-Type: text/html\n\n<html><p>My move: 5755</p></html>\n";
    assert_eq!(read(mail).letter.moves[0].text, "5755");
}

#[test]
fn of_a_mailbox_the_first_letter_is_read() {
    let mail =
        b"From a@example.org Fri Mar  6 00:30:00 2026\nFrom: a@example.org\nTo: b@example.org\n\nMy move: 5755\n\n\
        From b@example.org Sat Mar  7 00:30:00 2026\nFrom: b@example.org\nTo: a@example.org\n\nI resign\n";
    let letter = read(mail).letter;
    assert_eq!((letter.moves.len(), letter.said.len()), (1, 0));
}
