//! What a file says of a move, in words: its signs, its comments, its times.

use crate::{Out, Presenter};
use golos_clock::Ms;
use golos_rules::tree::{Mark, Remarks, Shape, ShapeKind, plain_comment};
use golos_rules::{Place, Position};
use golos_speech::Kind;
use golos_wording::{Lang, Sentence, Slot, Style, Wording, message, text_key};

/// Behind a move with which a draw was offered (CH-17.12).
const OFFER: &str = "(=)";

/// A word of Latin letters that is shorter may be a move.
const SHORTEST_WORD: usize = 3;

/// Something that a file says of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remarked {
    /// Said in the language of the listener.
    Told(Sentence),
    /// Words of the author of the file, in their own language.
    Comment(String),
}

impl Remarked {
    /// The sentence, and the language that it is in where that is known to be another than `own`.
    #[must_use]
    pub fn sentence(&self, own: Lang) -> (Sentence, Option<Lang>) {
        match self {
            Remarked::Told(sentence) => (sentence.clone(), None),
            Remarked::Comment(text) => {
                let lang = language(text).filter(|lang| *lang != own);
                let is_cyrillic = |lang: Lang| lang != Lang::En;
                // Words that Russian and Ukrainian share are of the listener, if one of them is theirs.
                let lang = lang.filter(|lang| !(is_cyrillic(*lang) && is_cyrillic(own) && is_shared(text)));
                (message::replay_comment(Slot::Text(text.clone())), lang)
            }
        }
    }
}

/// All that is said of a move, in the order in which it is heard; `position` is that after it.
#[must_use]
pub fn remarked(remarks: &Remarks, position: &Position) -> Vec<Remarked> {
    let before = remarks.before.iter().filter_map(|text| comment(text));
    let signs = remarks.glyphs.iter().map(|glyph| Remarked::Told(sign(*glyph)));
    let comments = remarks.comments.iter().filter_map(|text| comment(text));
    let left = remarks.left.map(|left| message::replay_left(Ms::new(left)));
    let spent = remarks.spent.map(|spent| message::replay_spent(Ms::new(spent)));
    let shapes = shapes(remarks, position).into_iter().map(Remarked::Told);
    let times = left.into_iter().chain(spent).map(Remarked::Told);
    before.chain(signs).chain(comments).chain(shapes).chain(times).collect()
}

/// What is drawn on the board, in words: coloured squares and marked points, arrows, labels.
fn shapes(remarks: &Remarks, position: &Position) -> Vec<Sentence> {
    let name = |place: &Place| position.place_name(*place);
    let square = |place: &Place| Slot::Square(name(place));
    let phrase = |key: &str| Slot::Phrase(key.to_owned());
    let mut coloured: Vec<(&str, Vec<String>)> = Vec::new();
    let mut told = Vec::new();
    for Shape { kind, colour, at } in &remarks.shapes {
        let colour = colour_of(*colour);
        match kind {
            ShapeKind::Square => match coloured.iter_mut().find(|(other, _)| *other == colour) {
                Some((_, squares)) => squares.push(name(at)),
                None => coloured.push((colour, vec![name(at)])),
            },
            ShapeKind::Arrow(to) => told.push(message::replay_arrow(square(at), square(to), phrase(colour))),
            ShapeKind::Label(text) => told.push(message::replay_label(Slot::Text(text.clone()), square(at))),
        }
    }
    let squares = |(colour, squares)| message::replay_coloured(phrase(colour), Slot::Squares(squares));
    let marked = |(mark, places): (Mark, Vec<Place>)| {
        message::replay_marked(phrase(mark_key(mark)), Slot::Squares(places.iter().map(name).collect()))
    };
    coloured.into_iter().map(squares).chain(remarks.marks().map(marked)).chain(told).collect()
}

/// The colour of a letter; green is the usual one.
const fn colour_of(letter: Option<char>) -> &'static str {
    match letter {
        Some('R') => text_key::COLOUR_RED,
        Some('Y') => text_key::COLOUR_YELLOW,
        Some('B') => text_key::COLOUR_BLUE,
        Some('O') => text_key::COLOUR_ORANGE,
        Some('C') => text_key::COLOUR_CYAN,
        _ => text_key::COLOUR_GREEN,
    }
}

const fn mark_key(mark: Mark) -> &'static str {
    match mark {
        Mark::Triangle => text_key::MARK_TRIANGLE,
        Mark::Square => text_key::MARK_SQUARE,
        Mark::Circle => text_key::MARK_CIRCLE,
        Mark::Cross => text_key::MARK_CROSS,
        Mark::Selected => text_key::MARK_SELECTED,
    }
}

/// Says remarks; a comment in another language is said in that, by its voice.
pub(super) fn say(remarked: &[Remarked], presenter: &Presenter) -> Vec<Out> {
    let own = presenter.wording.lang();
    let told = remarked.iter().map(|remarked| match remarked.sentence(own) {
        (sentence, None) => presenter.say(&sentence, Kind::Answer),
        (sentence, Some(lang)) => {
            let style = Style { lang, ..presenter.style };
            let other = Presenter { wording: Wording::of(lang), style, ..presenter.clone() };
            // Put into other words it would lose its language.
            Out { sentence: None, ..other.say(&sentence, Kind::Answer) }
        }
    });
    told.collect()
}

/// A comment without its commands; `None` if there is nothing else.
fn comment(text: &str) -> Option<Remarked> {
    let plain = plain_comment(text);
    match plain.trim() {
        "" => None,
        OFFER => Some(Remarked::Told(message::replay_offer())),
        text => Some(Remarked::Comment(text.to_owned())),
    }
}

/// The glyphs of PGN that have a text of their own, beyond the six signs.
const NAMED: [(u16, &str); 55] = [
    (7, text_key::GLYPH_FORCED),
    (8, text_key::GLYPH_ONLY),
    (9, text_key::GLYPH_WORST),
    (10, text_key::GLYPH_EQUAL),
    (11, text_key::GLYPH_EQUAL_QUIET),
    (12, text_key::GLYPH_EQUAL_ACTIVE),
    (13, text_key::GLYPH_UNCLEAR),
    (14, text_key::GLYPH_WHITE_SLIGHT),
    (15, text_key::GLYPH_BLACK_SLIGHT),
    (16, text_key::GLYPH_WHITE_BETTER),
    (17, text_key::GLYPH_BLACK_BETTER),
    (18, text_key::GLYPH_WHITE_WINNING),
    (19, text_key::GLYPH_BLACK_WINNING),
    (20, text_key::GLYPH_WHITE_CRUSHING),
    (21, text_key::GLYPH_BLACK_CRUSHING),
    (22, text_key::GLYPH_WHITE_ZUGZWANG),
    (23, text_key::GLYPH_BLACK_ZUGZWANG),
    (24, text_key::GLYPH_WHITE_SPACE),
    (25, text_key::GLYPH_BLACK_SPACE),
    (26, text_key::GLYPH_WHITE_SPACE),
    (27, text_key::GLYPH_BLACK_SPACE),
    (28, text_key::GLYPH_WHITE_SPACE),
    (29, text_key::GLYPH_BLACK_SPACE),
    (30, text_key::GLYPH_WHITE_DEVELOPMENT),
    (31, text_key::GLYPH_BLACK_DEVELOPMENT),
    (32, text_key::GLYPH_WHITE_DEVELOPMENT),
    (33, text_key::GLYPH_BLACK_DEVELOPMENT),
    (34, text_key::GLYPH_WHITE_DEVELOPMENT),
    (35, text_key::GLYPH_BLACK_DEVELOPMENT),
    (36, text_key::GLYPH_WHITE_INITIATIVE),
    (37, text_key::GLYPH_BLACK_INITIATIVE),
    (38, text_key::GLYPH_WHITE_INITIATIVE),
    (39, text_key::GLYPH_BLACK_INITIATIVE),
    (40, text_key::GLYPH_WHITE_ATTACK),
    (41, text_key::GLYPH_BLACK_ATTACK),
    (42, text_key::GLYPH_WHITE_COMPENSATION),
    (43, text_key::GLYPH_BLACK_COMPENSATION),
    (44, text_key::GLYPH_WHITE_COMPENSATION),
    (45, text_key::GLYPH_BLACK_COMPENSATION),
    (46, text_key::GLYPH_WHITE_COMPENSATION),
    (47, text_key::GLYPH_BLACK_COMPENSATION),
    (130, text_key::GLYPH_WHITE_COUNTERPLAY),
    (131, text_key::GLYPH_BLACK_COUNTERPLAY),
    (132, text_key::GLYPH_WHITE_COUNTERPLAY),
    (133, text_key::GLYPH_BLACK_COUNTERPLAY),
    (134, text_key::GLYPH_WHITE_COUNTERPLAY),
    (135, text_key::GLYPH_BLACK_COUNTERPLAY),
    (136, text_key::GLYPH_WHITE_TIME),
    (137, text_key::GLYPH_BLACK_TIME),
    (138, text_key::GLYPH_WHITE_TIME_SEVERE),
    (139, text_key::GLYPH_BLACK_TIME_SEVERE),
    (140, text_key::GLYPH_IDEA),
    (141, text_key::GLYPH_AGAINST),
    (142, text_key::GLYPH_BETTER_IS),
    (146, text_key::GLYPH_NOVELTY),
];

/// A glyph in words: a voice says nothing of `!`.
fn sign(glyph: u16) -> Sentence {
    let sign = match glyph {
        1 => text_key::SHEET_STRONG,
        2 => text_key::SHEET_WEAK,
        3 => text_key::SHEET_VERY_STRONG,
        4 => text_key::SHEET_VERY_WEAK,
        5 => text_key::GLYPH_INTERESTING,
        6 => text_key::GLYPH_DUBIOUS,
        other => match NAMED.iter().find(|(number, _)| *number == other) {
            Some((_, key)) => key,
            None => return message::replay_sign_number(u32::from(other)),
        },
    };
    message::replay_sign(Slot::Phrase(sign.to_owned()))
}

/// Letters that Ukrainian has and Russian has not, and the other way round.
const UKRAINIAN: &str = "іїєґІЇЄҐ";
const RUSSIAN: &str = "ыэъёЫЭЪЁ";

/// The language of a text, as its letters tell; `None` if they tell nothing, as those of moves.
fn language(text: &str) -> Option<Lang> {
    let is_cyrillic = |letter: char| ('\u{400}'..='\u{52f}').contains(&letter);
    let cyrillic = text.chars().filter(|letter| is_cyrillic(*letter)).count();
    let latin = text.chars().filter(char::is_ascii_alphabetic).count();
    let has_word = |is_own: fn(char) -> bool| {
        text.split(|letter: char| !letter.is_alphanumeric())
            .any(|word| word.chars().count() >= SHORTEST_WORD && word.chars().all(is_own))
    };
    if cyrillic > latin {
        let has = |letters: &str| text.chars().filter(|letter| letters.contains(*letter)).count();
        return Some(if has(UKRAINIAN) > has(RUSSIAN) { Lang::Uk } else { Lang::Ru });
    }
    (latin > cyrillic && has_word(|letter| letter.is_alphabetic())).then_some(Lang::En)
}

/// Whether a Cyrillic text has no letter that only one of the languages has.
fn is_shared(text: &str) -> bool {
    !text.chars().any(|letter| UKRAINIAN.contains(letter) || RUSSIAN.contains(letter))
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::Variant;
    use golos_rules::chess::pgn;
    use golos_rules::renju::exchange::{Variations, read_sgf};
    use golos_rules::tree::Game;

    fn lang_of(text: &str, own: Lang) -> Option<Lang> {
        Remarked::Comment(text.to_owned()).sentence(own).1
    }

    #[test]
    fn the_language_of_a_comment_is_known_by_its_letters() {
        for (text, own, lang) in [
            ("Хороший ход", Lang::En, Some(Lang::Ru)),
            ("Хороший ход", Lang::Ru, None),
            // No letter tells whether it is Ukrainian.
            ("Тут добре", Lang::Uk, None),
            ("Тут добре", Lang::Ru, None),
            ("Гарний хід", Lang::Ru, Some(Lang::Uk)),
            ("Гарний хід", Lang::En, Some(Lang::Uk)),
            ("Чёрные стоят лучше", Lang::Uk, Some(Lang::Ru)),
            ("A good move", Lang::Ru, Some(Lang::En)),
            ("A good move", Lang::En, None),
            ("12. Nf3 Bd6", Lang::Ru, None),
            ("Лучше Nf3", Lang::En, Some(Lang::Ru)),
            ("+0.3", Lang::Ru, None),
        ] {
            assert_eq!(lang_of(text, own), lang, "{text} {own}");
        }
    }

    #[test]
    fn every_usual_glyph_is_said_in_words() {
        for lang in Lang::ALL {
            let wording = Wording::new(lang);
            for glyph in (1..=47).chain(130..=142).chain([146, 220]) {
                let said = wording.render(&sign(glyph), Style::spoken(lang));
                assert!(!said.contains(['!', '?', '$', '[', '{']) && said.contains(' '), "{glyph}: {said}");
            }
        }
    }

    #[test]
    fn what_is_drawn_is_said_in_words() {
        let read = |text: &str| pgn::games(text.as_bytes()).next().unwrap().unwrap().game.unwrap();
        let game = read("1. e4 {[%csl Gd4,Re5,Gf4][%cal Ge2e4,Cg1f3]} *");
        let stones = read_sgf(b"(;GM[4];B[hh]TR[aa:ba][hh]MA[zz]LB[ii:A])", Variations::Keep).unwrap().remove(0);
        let said = |game: &Game, lang| {
            let last = game.tree.last();
            let told = remarked(game.tree.remarks(last), &game.position(last));
            let wording = Wording::new(lang);
            let words = |it: &Remarked| wording.render(&it.sentence(lang).0, Style::spoken(lang));
            told.iter().map(words).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(
            said(&game, Lang::En),
            "Marked green: d4, f4. Marked red: e5. Arrow from e2 to e4, green. Arrow from g1 to f3, cyan."
        );
        assert_eq!(said(&stones, Lang::En), "Marked with a triangle: a15, b15, h8. Label A on j7.");
        for (lang, arrow) in [(Lang::Ru, "Стрелка с "), (Lang::Uk, "Стрілка з ")] {
            let told = said(&game, lang);
            assert!(told.contains(arrow) && !told.contains(|letter: char| letter.is_ascii_alphanumeric()), "{told}");
        }
    }

    #[test]
    fn a_move_is_told_with_its_signs_comments_and_times() {
        let comments = vec!["[%csl Gd4]".to_owned(), "a plan [%eval 0.3]".to_owned(), "(=)".to_owned()];
        let remarks = Remarks { glyphs: vec![1, 14], comments, left: Some(3_903_500), ..Remarks::default() };
        let start = Variant::Chess.start();
        let keys: Vec<&str> = remarked(&remarks, &start).iter().map(|it| it.sentence(Lang::En).0.key()).collect();
        assert_eq!(keys, ["replay-sign", "replay-sign", "replay-comment", "replay-offer", "replay-left"]);
        let en = Wording::new(Lang::En);
        let told: Vec<String> = remarked(&remarks, &start)
            .iter()
            .map(|it| en.render(&it.sentence(Lang::En).0, Style::written(Lang::En)))
            .collect();
        assert_eq!(told[2], "Comment: a plan");
        assert_eq!(told[4], "Time left: 1:05:03.");
    }
}
