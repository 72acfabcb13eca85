//! Renju in sentences: stones, fouls, the acts of an opening regulation, answers about the board.
//!
//! Nothing here decides who hears a sentence. Points are said in the [`Letters`] of the game; who acts is called by the
//! colour that he has at the time.

mod board;
mod opening;
mod play;

pub use board::{fouls, on_point, place, rows, stone_name, stones};
pub use opening::{acted, awaited, colours, question, refused, regulation};
pub use play::{foul, foul_claimed, made, no_foul, not_read, unplayable};

use golos_rules::Side;
use golos_rules::renju::{Letters, Point};
use golos_wording::{Slot, text_key};

fn point(point: Point, letters: Letters) -> Slot {
    Slot::Square(letters.name(point))
}

fn points(points: &[Point], letters: Letters) -> Slot {
    Slot::Squares(points.iter().map(|point| letters.name(*point)).collect())
}

fn stone(side: Side) -> Slot {
    let key = match side {
        Side::Black => text_key::STONE_BLACK,
        Side::White => text_key::STONE_WHITE,
    };
    Slot::Phrase(key.to_owned())
}

#[cfg(test)]
mod tests {
    use golos_rules::renju::{Letters, Point};
    use golos_wording::{Lang, Sentence, Style, Wording};

    pub fn point(name: &str) -> Point {
        Letters::AToP.read(name).unwrap()
    }

    /// The sentence as it is said in English, Russian and Ukrainian.
    #[track_caller]
    pub fn assert_said(sentence: &Sentence, [en, ru, uk]: [&str; 3]) {
        for (lang, said) in [(Lang::En, en), (Lang::Ru, ru), (Lang::Uk, uk)] {
            assert_eq!(Wording::new(lang).render(sentence, Style::spoken(lang)), said);
        }
    }
}
