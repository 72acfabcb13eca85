//! Whatever is typed, nothing panics and no move is lost.

use super::*;
use proptest::prelude::*;

proptest! {
    #[test]
    fn no_line_makes_the_reader_panic(line in any::<String>()) {
        for lexicon in Lang::ALL.map(Lexicon::of) {
            let _ = lexicon.play(&lexicon.tokens(&line, NAMES));
            let _ = lexicon.replay(&Tokens::new(&line));
            for names in [PlaceNames::Numbers, PlaceNames::Squares, PlaceNames::Points] {
                let _ = lexicon.set_up(&lexicon.tokens(&line, names), Letters::Russian);
            }
            let _ = lexicon.menu(&Tokens::new(&line));
            let _ = lexicon.answer(&line);
        }
    }

    #[test]
    fn no_line_of_known_words_makes_the_reader_panic(
        parts in proptest::collection::vec(
            proptest::sample::select(vec![
                "a:", "b:", "с:", "w", "arbiter", "add", "white", "2:00", "2", "m", "1h", "because", ":", ",", "result",
                "claim", "repetition", "c3", "-", "d4", "x", "flag", "both", "go", "play", "?", "ё", "gap", "d", "  ",
            ]),
            0..8,
        ),
    ) {
        for glue in ["", " "] {
            let line = parts.join(glue);
            for lexicon in Lang::ALL.map(Lexicon::of) {
                let _ = lexicon.play(&lexicon.tokens(&line, NAMES));
                let _ = lexicon.replay(&Tokens::new(&line));
                let _ = lexicon.menu(&Tokens::new(&line));
            }
        }
    }

    #[test]
    fn a_move_in_full_notation_is_never_lost(
        from in "[a-h][1-8]", sign in proptest::sample::select(vec!["-", ":", "x", "", " - "]), to in "[a-h][1-8]",
        seat in proptest::sample::select(vec!["", "w: ", "b: ", "black: ", "ч: "]),
    ) {
        let text = format!("{from}{sign}{to}");
        let by = match seat { "" => None, "w: " => WHITE, _ => BLACK };
        prop_assert_eq!(play(Lang::Ru, &format!("{seat}{text}"), NAMES), typed(by, &text));
    }
}
