//! How many words a listener has to hear out: as few as an announcer needs.

use golos_clock::Ms;
use golos_rules::{Notation, Side, Variant};
use golos_speech as speech;
use golos_wording::{Lang, Level, Sentence, Slot, Style, Wording, message, text_key};

/// The words of some sentences. A number or a time is one word, and a square, which is a letter and a number, is two.
fn words(lang: Lang, level: Level, said: &[Sentence]) -> usize {
    let wording = Wording::new(lang);
    let written = said.iter().map(|sentence| wording.render(sentence, Style::written(lang).at(level)));
    let text = written.collect::<Vec<_>>().join(" ");
    let is_square = |word: &str| {
        let word = word.trim_matches(|letter: char| !letter.is_alphanumeric()).as_bytes();
        matches!(word, [b'a'..=b'h', b'1'..=b'8'])
    };
    let is_word = |word: &&str| word.chars().any(char::is_alphanumeric);
    text.split_whitespace().filter(is_word).map(|word| if is_square(word) { 2 } else { 1 }).sum()
}

fn phrase(key: &str) -> Slot {
    Slot::Phrase(key.to_owned())
}

fn capture() -> Slot {
    let squares = |name: &str| Slot::Squares(vec![name.to_owned()]);
    message::move_capture(Slot::Square("b6".to_owned()), Slot::Square("d4".to_owned()), squares("c5")).into()
}

fn article() -> Slot {
    Slot::Article("R-5.4.14.2".to_owned())
}

fn minutes(count: u64) -> Slot {
    Slot::Clock(Ms::from_mins(count))
}

/// At the normal level at most three words for ten of the brief one.
fn is_short(name: &str, most: usize, said: &[Sentence]) {
    for lang in Lang::ALL {
        assert!(words(lang, Level::Brief, said) <= most, "{lang}: {name}");
        assert!(words(lang, Level::Normal, said) * 10 <= most * 13, "{lang}: {name}");
    }
}

#[test]
fn what_is_heard_most_is_short() {
    is_short("clock", 4, &[message::clock_own_turn(minutes(45), minutes(45))]);
    // Whose it is is one of the words.
    is_short(
        "irregularity and choice",
        12,
        &[
            message::irr_found(phrase(text_key::IRR_STOPPED), Side::Black, capture(), 7, article()),
            message::irr_choice_opponent(Side::White),
        ],
    );
    is_short("wrong claim", 5, &[message::arb_offer_claim_wrong(1, 3, phrase(text_key::CLAIM_REPETITION))]);
    is_short(
        "illegal move upheld",
        9,
        &[message::penalty_time(Side::White, Ms::from_mins(2), Side::Black, 1, article())],
    );
    is_short("flag", 3, &[message::flag_fell(Side::White, 12, 25), message::arb_flag_uphold()]);
}

#[test]
fn the_start_of_a_game_is_in_brief_who_plays() {
    let name = |name: &str| Slot::Text(name.to_owned());
    let ready = message::start_ready(phrase(text_key::GAME_RUSSIAN), name("Anna"), name("Boris"), name("30:00"));
    for lang in Lang::ALL {
        assert!(words(lang, Level::Brief, std::slice::from_ref(&ready)) <= 4, "{lang}");
    }
}

#[test]
fn a_full_board_is_heard_out() {
    for (board, most) in
        [(Variant::RUSSIAN.start(), 45), (Variant::Chess.start(), 50), (Variant::INTERNATIONAL.start(), 20)]
    {
        let rows = speech::rows(&board, Notation::FILES);
        for lang in Lang::ALL {
            for level in [Level::Brief, Level::Normal, Level::Full] {
                let words = words(lang, level, &rows);
                assert!(words <= most, "{lang}: {words}");
            }
        }
    }
}
