use super::*;
use std::collections::BTreeSet;

/// What a row holds that no type can ask for.
#[test]
fn every_row_is_complete() {
    for lang in Lang::ALL {
        let row = lang.row();
        assert_eq!(row.code, format!("{lang:?}").to_lowercase(), "the file is named by the code");
        for text in [row.code, row.voice, row.arguments, row.subjects, row.capitals, row.and_a_half, row.full_hour] {
            assert!(!text.trim().is_empty(), "{lang}");
        }
        assert!(row.texts.iter().all(|text| !text.trim().is_empty()), "{lang}: a theme without texts");
        let names = &row.squares;
        let all = names.native.iter().chain(&names.anna).chain(&names.german).chain(&names.nato).chain([&names.zwo]);
        assert!(all.clone().all(|name| !name.is_empty()), "{lang}: a square without a name");
        for said in [&names.anna[..], &names.german, &names.native[..9], &names.native[9..], &names.nato[9..]] {
            assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), said.len(), "{lang}: {said:?}");
        }
        for words in [row.article_words, row.section_words] {
            assert!(!words.is_empty() && words.iter().all(|word| *word == word.to_lowercase()), "{lang}: {words:?}");
        }
        assert!(row.capitals.chars().all(|sign| sign.is_uppercase() || !sign.is_alphabetic()), "{lang}");
        assert!(row.espeak.is_sorted_by(|(one, _), (next, _)| one < next), "{lang}: the respellings are not sorted");
    }
}

#[test]
fn every_row_has_words_for_numbers_and_nouns() {
    use Noun::{FifthMove, Hour, Minute, Move, Piece, Second, Time};
    for lang in Lang::ALL {
        let row = lang.row();
        let mut cardinals = BTreeSet::new();
        for n in (0..=1000).chain([1001, 2021, 999_999, 1_000_000, u32::MAX]) {
            let cardinal = (row.cardinal)(n, Gender::Masculine, Case::Nominative);
            for words in [&cardinal, &(row.ordinal)(n, Ordinal::Masculine), &(row.fraction)(n, 1, 3)] {
                let is_said =
                    words.chars().all(|sign| !sign.is_ascii_digit()) && words.split(' ').all(|word| !word.is_empty());
                assert!(is_said, "{lang} {n}: {words:?}");
            }
            assert!((row.ordinal_digits)(n, Ordinal::Masculine).starts_with(&n.to_string()), "{lang} {n}");
            assert!(cardinals.insert(cardinal), "{lang} {n}: two numbers are called so");
        }
        for noun in [FifthMove, Hour, Minute, Move, Piece, Second, Time] {
            let forms = (row.noun)(noun);
            for (n, case) in
                (0..30).flat_map(|n| [Case::Nominative, Case::Accusative, Case::Genitive].map(|case| (n, case)))
            {
                assert!(!(row.counted)(&forms, n, case).is_empty(), "{lang} {n} {noun:?}");
            }
        }
    }
}

#[test]
fn a_language_is_found_by_its_code_and_by_the_name_of_a_locale() {
    for lang in Lang::ALL {
        assert_eq!(lang.code().parse(), Ok(lang));
        assert_eq!(format!("{}_XX.UTF-8", lang.code()).parse(), Ok(lang));
    }
    let unknown = "xx".parse::<Lang>().unwrap_err().to_string();
    assert!(Lang::ALL.iter().all(|lang| unknown.contains(lang.code())), "{unknown}");
    assert_eq!(Lang::CODES.split('|').collect::<Vec<_>>(), Lang::ALL.map(Lang::code));
}
