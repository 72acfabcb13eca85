//! Every word that is understood at a board, in each language, with whatever stands behind it, from every seat and in every
//! rule set: a record stays sound, a refusal leaves its line and nothing else, and nobody hears what is not for him.

use golos::clock::Ms;
use golos::desk::Desk;
use golos::game::Seat;
use golos::profile::rule_ids;
use golos::rules::Side;
use golos::wording::{Lang, Wording, keys};

use super::evenings::{Evening, is_over};
use super::simulation::{Dice, lawful, number};
use super::{ARBITER, BLACK};

/// The lines of one rule set in the suite.
const OF_ONE: u64 = 50;

/// What may stand behind a word, besides another word and a move.
const BEHIND: [&str; 14] =
    ["", "", "c3", "e5", "32 28", "h8", "white", "black", "both", "1:00", "two minutes", "3", "d2 d4", "x because y"];

/// What a refusal leaves: its own line or that of a question without an answer, and what was said of it.
const OF_A_REFUSAL: [&str; 3] = ["event:Record(Refused(", "event:Hearing(Asked(", "event:Hearing(Said("];

/// The words of each command in a language, those of English among them.
fn vocabulary(lang: Lang) -> Vec<Vec<String>> {
    let wording = Wording::new(lang);
    let words = keys().into_iter().filter(|key| key.starts_with("words-") && !key.starts_with("words-menu-"));
    words.map(|key| wording.words(key)).filter(|words| !words.is_empty()).collect()
}

fn line(dice: &mut Dice, desk: &Desk, vocabulary: &[Vec<String>], turn: u64) -> String {
    let at = usize::try_from(turn).unwrap_or_default() % vocabulary.len();
    let word = dice.pick(&vocabulary[at]).clone();
    let behind = match dice.roll(6) {
        0 => {
            let other = dice.pick(vocabulary);
            dice.pick(other).clone()
        }
        1 => desk.game().and_then(|play| lawful(dice, play.state())).unwrap_or_default(),
        _ => (*dice.pick(&BEHIND)).to_owned(),
    };
    let reason = if dice.once_in(3) { " because noise" } else { "" };
    format!("{word} {behind}{reason}").trim().to_owned()
}

#[test]
fn every_word_from_every_seat_in_every_rule_set_leaves_a_sound_record() {
    let wanted = number("GOLOS_VERBS", OF_ONE);
    let seats = [BLACK, ARBITER, Seat::Assistant(Side::White), Seat::Assistant(Side::Black)];
    let (mut turn, mut refused) = (number("GOLOS_SEED", 0), 0);
    for rules in rule_ids() {
        let mut evening = Evening::with_seats(turn, &[rules], &seats);
        let lang = *evening.dice.pick(&Lang::ALL);
        let vocabulary = vocabulary(lang);
        evening.typed(2, "start");
        for _ in 0..wanted {
            if is_over(&evening) {
                break;
            }
            turn += 1;
            if evening.dice.once_in(4) {
                let time = Ms::new(evening.dice.roll(20_000));
                evening.pass(time);
            }
            // Play goes on between whiles.
            let side = evening.desks[0].game().map_or(0, |play| usize::from(play.state().turn() == Side::Black));
            if evening.dice.once_in(3)
                && let Some(play) = evening.desks[side].game()
                && let Some(mv) = lawful(&mut evening.dice, play.state())
            {
                evening.typed(side, &mv);
                evening.typed(side, "");
            }
            let at = usize::try_from(evening.dice.roll(evening.desks.len() as u64)).unwrap_or_default();
            let typed = line(&mut evening.dice, &evening.desks[at], &vocabulary, turn);
            let before = evening.records().len();
            let heard = evening.typed(at, &typed);
            if !heard.first().is_some_and(|out| out.refused) {
                continue;
            }
            refused += 1;
            let records = evening.records();
            let left = records.get(before..).unwrap_or_default();
            let other = left.lines().find(|line| !OF_A_REFUSAL.iter().any(|event| line.contains(event)));
            assert!(other.is_none(), "{rules}: {typed:?} at {at}: refused, and yet: {other:?}");
        }
        evening.end();
    }
    assert!(refused > wanted, "{refused}");
}
