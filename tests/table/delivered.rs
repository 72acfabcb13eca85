//! What a terminal shows and says of a game is what the record has of it, word for word, and each thing once.

use std::path::Path;
use std::sync::Arc;

use super::{ARBITER, WHITE, of};
use crate::support::new_game;
use golos::desk::{Config, Desk, Out, SpeechPreferences};
use golos::files::Disk;
use golos::game::{Event, HearingEvent, Press, Said};
use golos::journal;
use golos::speech::{Recipient, Subscription};
use golos::table::VirtualTime;
use golos::wording::{Form, Lang, Style};

fn at_board(folder: &Path, style: Style, ears: Subscription, press: Press) -> (Desk, Vec<Out>) {
    let folder = Some(folder.to_owned());
    let config = Config { lang: style.lang, style, ears: Some(ears), folder, archive: Arc::new(Disk) };
    let mut desk = Desk::new(config, Arc::new(VirtualTime::default()));
    let out = desk.open(new_game("russian", press)).expect("a game");
    (desk, out)
}

/// What the record in the folder says was heard.
fn recorded(folder: &Path) -> Vec<Said> {
    let file = std::fs::read_dir(folder).expect("a folder").flatten().next().expect("a journal").path();
    let records = journal::read(&std::fs::read(file).expect("the journal")).records.into_iter();
    let said = records.filter_map(|record| match record.recorded.event {
        Event::Hearing(HearingEvent::Said(said)) => Some(said),
        _ => None,
    });
    said.collect()
}

/// What was delivered of the game: the line, and what the voice got.
fn delivered(out: Vec<Out>) -> impl Iterator<Item = (String, String)> {
    let of_game = out.into_iter().filter(|out| matches!(out.to, Recipient::Seats(_)));
    of_game.map(|out| (out.written, out.spoken.expect("it is spoken").text))
}

/// Plays these lines; what was delivered.
fn play(desk: &mut Desk, lines: &[&str]) -> Vec<(String, String)> {
    lines.iter().flat_map(|line| delivered(desk.line(line))).collect()
}

#[test]
fn the_record_the_line_and_the_voice_have_the_same_words() {
    let lines = ["start", "c3-d4", "c", "alphabet anna", "b6-a5", "text words", "d4-c5", "longer", "zz9", "last"];
    let spoken = ["spell", "w: board", "text signs", "b: touch a5", "w: adjust", "resume", "a: stop", "a: resume"];
    for lang in Lang::ALL {
        for ears in [Subscription::All, of(WHITE), of(ARBITER)] {
            let folder = tempfile::tempdir().expect("a folder");
            let (mut desk, opening) = at_board(folder.path(), Style::spoken(lang), ears, Press::Automatic);
            let mut heard: Vec<_> = delivered(opening).collect();
            heard.extend(play(&mut desk, &lines));
            heard.extend(play(&mut desk, &spoken));
            // Another language in the middle of a game: the table has its words too.
            let mut manner: SpeechPreferences = desk.manner();
            manner.wishes.lang = Some(if lang == Lang::Uk { Lang::Ru } else { Lang::Uk });
            desk.adopt(manner);
            heard.extend(play(&mut desk, &["f6-g5", "c", "w: resign", "yes"]));
            let words = |said: Said| (said.written.unwrap_or_else(|| said.text.clone()), said.text);
            let said: Vec<_> = recorded(folder.path()).into_iter().map(words).collect();
            assert_eq!(said, heard, "{lang} {ears:?}");
            assert!(said.len() > 8 && said.iter().any(|(line, text)| line != text), "{said:#?}");
        }
    }
}

#[test]
fn where_nobody_hears_the_record_has_the_lines_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut desk, opening) = at_board(folder.path(), Style::written(Lang::Ru), Subscription::All, Press::Automatic);
    let mut read: Vec<_> = delivered(opening).collect();
    read.extend(play(&mut desk, &["start", "c3-d4", "w: c", "text words", "b6-a5", "w: c", "text signs", "d4-c5"]));
    assert_eq!(desk.manner().text, Form::Written);
    let said = recorded(folder.path());
    assert!(said.iter().all(|said| said.written.is_none()), "{said:#?}");
    let lines: Vec<String> = read.into_iter().map(|(line, _)| line).collect();
    assert_eq!(said.into_iter().map(|said| said.text).collect::<Vec<_>>(), lines);
}

#[test]
fn nobody_hears_a_sentence_twice_because_it_is_for_two_seats() {
    let acts =
        ["w: adjust", "w: touch c3", "w: lift c3", "w: place d4", "b: touch b6", "b: draw", "a: stop", "b: flag"];
    for ears in [Subscription::All, of(ARBITER)] {
        for act in acts {
            let folder = tempfile::tempdir().expect("a folder");
            let (mut desk, _) = at_board(folder.path(), Style::spoken(Lang::En), ears, Press::Manual);
            desk.line("start");
            let before = recorded(folder.path()).len();
            let heard = play(&mut desk, &[act]);
            for (index, (line, _)) in heard.iter().enumerate() {
                let again = heard.iter().skip(index + 1).find(|(again, _)| again.contains(line.as_str()));
                assert_eq!(again, None, "{ears:?} {act}: {heard:#?}");
            }
            assert_eq!(recorded(folder.path()).len() - before, heard.len(), "{act}: the record says what was heard");
            assert!(!heard.is_empty(), "{act}");
        }
    }
}
