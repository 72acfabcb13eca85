//! The patience of long answers: whole for the eye, in parts for the ear.

use super::desk;
use golos::desk::Out;
use golos::game::Press;
use golos::speech::Subscription;
use golos::speech::voices::Tuning;
use golos::wording::Form;

fn spoken(out: &[Out]) -> String {
    let texts = out.iter().filter_map(|out| out.spoken.as_ref()).map(|utter| utter.text.as_str());
    texts.collect::<Vec<_>>().join(" ")
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn a_long_answer_is_read_in_parts_that_a_move_does_not_lose() {
    let (plain, _) = desk("russian", Press::Automatic, Some(Subscription::All));
    let mut plain = plain;
    plain.line("start");
    let whole = spoken(&plain.line("pieces"));
    let (patient, _time) = desk("russian", Press::Automatic, Some(Subscription::All));
    let mut patient = patient.voiced(Tuning::default(), Form::Written);
    patient.line("start");
    let written = |out: &[Out]| out.iter().map(|out| out.written.clone()).collect::<Vec<_>>();
    let out = patient.line("pieces");
    assert_eq!(written(&out), written(&plain.line("pieces")), "the eye has it all at once");
    let hint = " More: more.";
    let first = spoken(&out);
    assert!(first.ends_with(hint) && first.len() < whole.len(), "{first}");
    let mut read = words(first.trim_end_matches(hint));
    assert!(spoken(&patient.line("c3-d4")).contains("c3"), "a move is said at once");
    let mut last = String::new();
    for _ in 0..20 {
        let part = spoken(&patient.line("more"));
        if part.contains("That is all") {
            break;
        }
        last = part.trim_end_matches(hint).to_owned();
        read.extend(words(&last));
    }
    assert_eq!(read, words(&whole), "no word is lost");
    let before = spoken(&patient.line("previous part"));
    assert_ne!(before.trim_end_matches(hint), last);
    assert_eq!(spoken(&patient.line("more")), last);
}

#[test]
fn a_short_answer_is_said_whole_and_ends_what_was_read() {
    let (desk, _time) = desk("russian", Press::Automatic, Some(Subscription::All));
    let mut desk = desk.voiced(Tuning::default(), Form::Written);
    desk.line("start");
    desk.line("pieces");
    assert!(!spoken(&desk.line("turn")).contains("More"));
    assert!(spoken(&desk.line("more")).contains("That is all"));
}
