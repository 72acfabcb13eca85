//! What the word for help offers is what can be said now, and what can be said now it offers: each word that it names, typed
//! alone, is taken, or lacks only what stands behind it; each that it names at another moment is refused.

use std::collections::BTreeSet;
use std::sync::Arc;

use golos::clock::Ms;
use golos::desk::{Config, Desk, Out};
use golos::files::Disk;
use golos::game::{Press, Seat};
use golos::rules::Side;
use golos::speech::Subscription;
use golos::table::VirtualTime;
use golos::wording::{Lang, Style};
use tempfile::TempDir;

use super::{ARBITER, BLACK, WHITE, new_game};
use crate::support::text_name;

/// What is said to a word that is of use now, and only lacks what stands behind it, or whose answer was no: nothing that the
/// moment refuses. What only a look at the clocks or a count shows is told by no help.
const LACKS: [&str; 29] = [
    "refuse-counter",
    "refuse-against-count",
    "refuse-step-unmoved",
    "refuse-side-needed",
    "refuse-time-missing",
    "refuse-claim-kind",
    "refuse-result",
    "refuse-fault",
    "refuse-fault-kinds",
    "refuse-sanction",
    "refuse-no-sanction",
    "refuse-gap",
    "refuse-place",
    "refuse-note",
    "refuse-behind",
    "refuse-line-none",
    "refuse-no-flag",
    "refuse-no-foul",
    "refuse-opening-relocation",
    "refuse-opening-unplayable",
    "refuse-claim-early",
    "refuse-rule-none",
    "refuse-law-unknown",
    "seal-no-file",
    "envelope-missing",
    "handling-none",
    "refuse-place-none",
    "refuse-lot",
    "refuse-press-unheard",
];

/// A question whose answer would be nothing but that the game is over.
const OF_PLAY: [&str; 3] = ["turn", "must i record", "open offer"];

/// What asks, and changes nothing.
const QUESTIONS: [&str; 12] = [
    "board",
    "call",
    "clock",
    "last",
    "must i record",
    "number",
    "open offer",
    "opening",
    "pieces",
    "report",
    "turn",
    "why",
];

/// What is typed at which terminal: `w c3-d4`, `b`, `a start`; `+5:00` lets time pass.
const MOMENTS: [(&str, Press, &[&str]); 11] = [
    ("russian", Press::Automatic, &[]),
    ("russian", Press::Automatic, &["a start"]),
    ("russian", Press::Automatic, &["a start", "w c3-d4"]),
    ("russian", Press::Automatic, &["a start", "w c3-d4", "b resign", "b yes"]),
    ("russian", Press::Manual, &["a start", "w c3-d4"]),
    ("russian", Press::Manual, &["a start", "w c3-d4", "w"]),
    ("russian-ua2026", Press::Manual, &["a start", "w c3-d4", "w draw", "w"]),
    ("chess", Press::Manual, &["a start", "w e4", "w draw"]),
    ("chess", Press::Manual, &["a start", "w e4", "w", "b e5", "b", "w claim repetition"]),
    ("renju", Press::Automatic, &["a start"]),
    ("renju", Press::Manual, &["a start", "w h8", "w", "b no"]),
];

/// The game is adjourned; the envelope is opened, and the move in it cannot be made.
const ADJOURNED: (&str, Press, &[&str]) = ("chess", Press::Manual, &["a start", "w e4", "w", "b seal", "b e5"]);
const WRONG_SEAL: (&str, Press, &[&str]) =
    ("chess", Press::Manual, &["a start", "w e4", "w", "b seal", "b a8a5", "a open envelope"]);

const SEATS: [Seat; 4] = [WHITE, BLACK, ARBITER, Seat::Assistant(Side::White)];

/// The terminals of such a moment, at their board; an envelope lies in the folder, which is there as long.
fn at((rules, press, lines): (&str, Press, &[&str])) -> (Vec<Desk>, TempDir) {
    let (time, folder) = (Arc::new(VirtualTime::default()), tempfile::tempdir().expect("a folder"));
    let kept = lines.contains(&"b seal").then(|| folder.path().to_owned());
    let mut desks: Vec<Desk> = Vec::new();
    for seat in SEATS {
        let (style, ears, folder) = (Style::written(Lang::En), Some(Subscription::of(seat)), kept.clone());
        let config = Config { lang: Lang::En, style, ears, folder, archive: Arc::new(Disk) };
        let mut desk = Desk::new(config, Arc::<VirtualTime>::clone(&time));
        match desks.first() {
            Some(first) => assert!(desk.join(first).is_some()),
            None => assert!(desk.open(new_game(rules, press)).is_ok()),
        }
        desks.push(desk);
    }
    for line in lines {
        if let Some(pause) = line.strip_prefix('+') {
            let seconds = pause.split(':').fold(0, |sum, part| sum * 60 + part.parse::<u64>().expect("a number"));
            time.pass(Ms::from_secs(seconds));
            desks[0].tick();
            continue;
        }
        let (at, typed) = line.split_once(' ').unwrap_or((line, ""));
        let at = ["w", "b", "a"].iter().position(|name| *name == at).expect("a terminal");
        desks[at].line(typed);
        while let Some(search) = desks[at].search_due().filter(|_| kept.is_some()) {
            let chance = search.run();
            desks[at].searched(search, chance);
        }
    }
    for desk in &mut desks {
        desk.hear();
    }
    (desks, folder)
}

/// The words that help names, without those for who speaks.
fn offered(desk: &mut Desk) -> BTreeSet<String> {
    let help: Vec<Out> = desk.line("?");
    let topics = help.iter().filter(|out| text_name(out) == "help-topic" && !out.written.starts_with("Speakers"));
    let words = topics.filter_map(|out| out.written.split_once(": ")).flat_map(|(_, words)| words.split(", "));
    words.map(|word| word.trim_end_matches('.').to_owned()).collect()
}

/// As what the word, typed alone there, is refused, if it is, and whether nothing has changed by it.
fn refused(desk: &mut Desk, word: &str) -> (Option<Out>, bool) {
    // Whether a draw is offered is a question, and no an answer.
    let is_answer = |out: &Out| word == "open offer" && text_name(out) == "refuse-no-offer";
    let heard = desk.line(word);
    // Half a command waits for its other half, whatever is asked meanwhile.
    let is_half = heard.iter().any(|out| LACKS.contains(&text_name(out)));
    let is_kept = !is_half && (QUESTIONS.contains(&word) || heard.iter().any(|out| out.refused));
    // That the game is over is all that is said to a claim then; what can no longer be reported only calls the arbiter.
    let is_call = |out: &Out| word == "fault" && text_name(out) == "note-told";
    let is_moot = |out: &Out| out.refused || text_name(out) == "entry-over" || is_call(out);
    (heard.into_iter().find(|out| is_moot(out) && !LACKS.contains(&text_name(out)) && !is_answer(out)), is_kept)
}

#[test]
fn help_offers_what_is_taken_now_and_nothing_else() {
    let mut faults = Vec::new();
    let said: Vec<Vec<BTreeSet<String>>> =
        MOMENTS.map(|moment| at(moment).0.iter_mut().map(offered).collect()).to_vec();
    for seat in 0..SEATS.len() {
        for (moment, offers) in MOMENTS.into_iter().zip(&said) {
            let of_game =
                MOMENTS.iter().zip(&said).filter(|((rules, press, _), _)| (*rules, *press) == (moment.0, moment.1));
            let known: BTreeSet<&String> = of_game.flat_map(|(_, offers)| &offers[seat]).collect();
            // A refusal changes nothing, nor does a question or half a command: what is typed next is typed at the same moment.
            let mut fresh = None;
            for word in known {
                let (mut desks, folder) = fresh.take().unwrap_or_else(|| at(moment));
                let ((refused, is_kept), is_offered) = (refused(&mut desks[seat], word), offers[seat].contains(word));
                fresh = is_kept.then_some((desks, folder));
                let is_right =
                    if OF_PLAY.contains(&word.as_str()) { refused.is_none() } else { is_offered == refused.is_none() };
                if !is_right {
                    let why = refused.map_or("taken, and not offered".to_owned(), |out| {
                        format!("{}: {}", text_name(&out), out.written)
                    });
                    faults.push(format!("{moment:?} {}: {word}: {why}", SEATS[seat]));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn help_names_what_answers_at_each_moment() {
    for (moment, seat, word, is_there) in [
        (MOMENTS[1], WHITE, "resign", true),
        (MOMENTS[3], WHITE, "open offer", false),
        (MOMENTS[3], WHITE, "sign", true),
        (MOMENTS[1], WHITE, "undo", false),
        (MOMENTS[1], ARBITER, "draw", false),
        (MOMENTS[1], ARBITER, "uphold", false),
        (MOMENTS[1], ARBITER, "stand", false),
        (MOMENTS[1], ARBITER, "open envelope", false),
        (ADJOURNED, ARBITER, "open envelope", true),
        (ADJOURNED, ARBITER, "resume", false),
        (WRONG_SEAL, ARBITER, "uphold", true),
        (MOMENTS[7], WHITE, "claim", false),
        (MOMENTS[7], BLACK, "claim", true),
    ] {
        let (mut desks, _folder) = at(moment);
        let at = SEATS.iter().position(|one| *one == seat).expect("a terminal");
        let offered = offered(&mut desks[at]);
        assert_eq!(offered.contains(word), is_there, "{moment:?} {seat}: {word}: {offered:?}");
    }
}

#[test]
fn who_has_a_terminal_of_his_own_is_told_of_no_other_speaker_and_of_moves_in_his_turn() {
    let (mut desks, _folder) = at(MOMENTS[2]);
    for (at, moves, speakers) in [(0, false, false), (1, true, false), (2, true, true)] {
        let help: Vec<String> = desks[at].line("?").into_iter().map(|out| out.written).collect();
        assert_eq!(help[0].starts_with("A move, for example"), moves, "{help:?}");
        assert_eq!(help.iter().any(|line| line.starts_with("Speakers")), speakers, "{help:?}");
    }
}
