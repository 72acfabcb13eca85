//! The same keys in another layout. U-V.13.2: what is on the board counts, so that nothing is taken for granted.

use golos::input::Lexicon;
use golos::rules::{Notation, Position, Unread, Variant};
use golos::wording::Lang;

use super::meaning;

fn readings(position: &Position, text: &str) -> Result<String, Vec<String>> {
    match position.read(text, Lang::Ru.notation()) {
        Ok(mv) => Ok(position.full(&mv)),
        Err(Unread::Ambiguous(several)) => Err(several.iter().map(|mv| position.full(mv)).collect()),
        Err(_) => Err(Vec::new()),
    }
}

#[test]
fn where_both_readings_of_the_keys_are_lawful_it_is_asked_which_is_meant() {
    for (variant, typed, first, second) in [
        (Variant::RUSSIAN, "с3-в4", "c3-b4", "c3-d4"),
        (Variant::RUSSIAN, "С3-В4", "c3-b4", "c3-d4"),
        (Variant::Chess, "в4", "b2-b4", "d2-d4"),
        (Variant::Chess, "ф4", "f2-f4", "a2-a4"),
    ] {
        let several = Err(vec![first.to_owned(), second.to_owned()]);
        assert_eq!(readings(&variant.start(), typed), several, "{typed}");
    }
}

#[test]
fn where_one_reading_of_the_keys_is_lawful_it_is_taken() {
    for (variant, typed, full) in [
        (Variant::RUSSIAN, "п3-р4", "g3-h4"),
        (Variant::RUSSIAN, "ф3-и4", "a3-b4"),
        (Variant::RUSSIAN, "у3-а4", "e3-f4"),
        (Variant::RUSSIAN, "c3-d4", "c3-d4"),
        (Variant::RUSSIAN, "цэ три дэ четыре", "c3-d4"),
        (Variant::RUSSIAN, "wэ три", ""),
        (Variant::Chess, "у2-у4", "e2-e4"),
        (Variant::Chess, "у4", "e2-e4"),
        (Variant::Chess, "с4", "c2-c4"),
        (Variant::Chess, "д4", "d2-d4"),
        (Variant::Chess, "г4", "g2-g4"),
        (Variant::Chess, "rjym 'a nhb", "Ng1-f3"),
        (Variant::INTERNATIONAL, "32-28", "32-28"),
    ] {
        let expected = if full.is_empty() { Err(Vec::new()) } else { Ok(full.to_owned()) };
        assert_eq!(readings(&variant.start(), typed), expected, "{typed}");
    }
}

#[test]
fn what_is_forced_on_a_real_board_is_read_by_its_keys_only_where_it_cannot_be_read_else() {
    let position = Variant::RUSSIAN.start();
    for (typed, notation) in [("п3-р5", None), ("у3-у5", Some("e3-e5")), ("с3-с5", Some("c3-c5"))] {
        let forced = position.force(typed, Notation::FILES).ok().map(|forced| forced.notation);
        assert_eq!(forced.as_deref(), notation, "{typed}");
    }
}

#[test]
fn words_typed_in_another_layout_are_read_by_their_keys() {
    let position = Variant::RUSSIAN.start();
    for (lang, line, expected) in [
        (Lang::En, "зкуыы", "Press"),
        (Lang::Ru, "вкфц", "Offer"),
        (Lang::Ru, "ybxmz", "Offer"),
        (Lang::Ru, "cdjq wdtn", "Act(Keep)"),
        (Lang::Ru, "clf.cm", "Resign"),
        (Lang::Uk, "yssxbz", "no move: not understood: yssxbz"),
        (Lang::Uk, "ysxbz", "Offer"),
        (Lang::Uk, "сдщсл", "Clock"),
    ] {
        assert_eq!(meaning(Lexicon::of(lang), lang, &position, line), expected, "{lang}: {line}");
    }
    assert_eq!(Lexicon::of(Lang::Ru).answer("lf"), Some(true));
    assert_eq!(Lexicon::of(Lang::Ru).answer("ytn"), Some(false));
}

#[test]
fn ch_18_1_1_what_is_sealed_in_two_layouts_is_asked_about_before_the_envelope_is_closed() {
    let position = Variant::Chess.start();
    for (typed, expected) in
        [("в4", Some(["b2-b4", "d2-d4"])), ("ф4", Some(["f2-f4", "a2-a4"])), ("у4", None), ("e4", None)]
    {
        let layouts = position.layouts(typed, Lang::Ru.notation()).map(|moves| moves.map(|mv| position.full(&mv)));
        assert_eq!(layouts, expected.map(|moves| moves.map(str::to_owned)), "{typed}");
    }
}
