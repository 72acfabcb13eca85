use std::fs;

use super::*;
use chrono::Local;
use golos_desk::letters::LetterGame;
use golos_letters::{Draft, Edition, Request, Setup, compose};
use golos_rules::{BySide, Side};

fn day(text: &str) -> golos_letters::Day {
    text.parse().unwrap()
}

#[expect(clippy::disallowed_methods, reason = "a test names the hour at which a letter is recorded")]
fn now() -> chrono::DateTime<Local> {
    Local::now()
}

fn game(folder: &Path, name: &str) -> PathBuf {
    let edition = Edition::find("draughts-2022").unwrap();
    let names = BySide::new("Anna".to_owned(), "Boris".to_owned());
    let setup = Setup::new(edition, edition.games[0], "A-7", names, day("2026-03-01"));
    let path = folder.join(format!("{name}{LETTERS_ENDING}"));
    LetterGame::create(&Disk, &path, setup, now()).unwrap();
    path
}

fn letter(path: &Path, by: Side, mv: &str, sent: &str) {
    let mut game = LetterGame::open(&Disk, path).unwrap();
    let mut draft = Draft::reply(vec![mv.to_owned()], day(sent));
    draft.received = game.state().letters().last().map(|past| past.outcome.sent.unwrap().plus(2));
    let (letter, _) = compose(game.state(), by, &draft).unwrap();
    game.ask(by.into(), Request::Take(Box::new(letter)), now()).unwrap();
}

fn counts(listed: &[Listed]) -> Vec<u32> {
    listed.iter().map(|(_, summary)| summary.as_ref().unwrap().letters).collect()
}

#[test]
fn an_index_never_says_anything_else_than_the_records() {
    let (folder, indexes) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let list = || summaries_in(folder.path(), Some(indexes.path()), |_| ());
    let bare = || summaries_in(folder.path(), None, |_| ());
    let same = || {
        let (one, other) = (list(), bare());
        let plain = |all: Vec<Listed>| all.into_iter().map(|(file, it)| (file, it.ok())).collect::<Vec<_>>();
        assert_eq!(plain(one), plain(other));
    };
    assert!(list().is_empty());
    let first = game(folder.path(), "a");
    game(folder.path(), "b");
    same();
    same();
    letter(&first, Side::White, "c3-b4", "2026-03-03");
    assert_eq!(counts(&list()), [1, 0]);
    letter(&first, Side::Black, "f6-g5", "2026-03-13");
    same();
    fs::remove_file(&first).unwrap();
    assert_eq!(counts(&list()), [0]);
    // A damaged index is rebuilt.
    let file = fs::read_dir(indexes.path()).unwrap().next().unwrap().unwrap().path();
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replace("\"letters\":0", "\"letters\":7")).unwrap();
    assert_eq!(counts(&list()), [0]);
    fs::write(&file, "golos letters index 0\n").unwrap();
    same();
    // A damaged record is reported each time.
    fs::write(folder.path().join(format!("c{LETTERS_ENDING}")), "nothing\n").unwrap();
    for _ in 0..2 {
        assert!(list().iter().any(|(file, it)| file.ends_with(format!("c{LETTERS_ENDING}")) && it.is_err()));
    }
}
