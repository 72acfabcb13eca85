//! The readings of an ambiguous entry: which one is meant is said by its number, or by words of its own, as "queen" of
//! "pawn a7 to a8, queen".

use super::Presenter;
use golos_wording::{Form, Sentence, Slot, Style, message};

/// The readings of an ambiguous entry.
pub(super) struct Readings {
    /// The moves, as they may be entered.
    moves: Vec<String>,
    /// How it was asked which one is meant.
    asked: Option<Sentence>,
}

/// What an answer to the question "which?" means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// This move.
    Move(String),
    /// A number beyond theirs, and how many there are.
    Beyond(usize, usize),
    /// Words of several of them.
    Several,
}

impl Readings {
    pub fn new(moves: Vec<String>, asked: Option<Sentence>) -> Readings {
        Readings { moves, asked }
    }

    /// The one of this number, from 1.
    pub fn at(&self, number: usize) -> Option<&str> {
        self.moves.get(number.checked_sub(1)?).map(String::as_str)
    }

    /// How it was asked which one is meant.
    pub const fn asked(&self) -> Option<&Sentence> {
        self.asked.as_ref()
    }

    /// Reads an answer; none for what has nothing to do with the readings.
    pub fn choose(&self, text: &str, presenter: &Presenter) -> Option<Choice> {
        let number = text.trim().trim_end_matches('.').parse::<usize>().ok();
        if let Some(reading) = number.and_then(|number| self.moves.get(number.checked_sub(1)?)) {
            return Some(Choice::Move(reading.clone()));
        }
        let said = words(text);
        let mut meant = self.moves.iter().zip(self.words(presenter)).filter(|(_, reading)| {
            !said.is_empty() && said.iter().all(|word| reading.iter().any(|known| is_form(word, known)))
        });
        match (meant.next(), meant.next(), number) {
            (Some((reading, _)), None, _) => Some(Choice::Move(reading.clone())),
            (Some(_), Some(_), None) => Some(Choice::Several),
            (_, _, Some(number)) => Some(Choice::Beyond(number, self.moves.len())),
            (None, _, None) => None,
        }
    }

    /// The words of each reading, as it is shown and as it is said.
    fn words(&self, presenter: &Presenter) -> Vec<Vec<String>> {
        let readings = self.labels();
        let said = |index: usize, form: Form| {
            readings.get(index).map(|reading| presenter.wording.render(reading, Style { form, ..presenter.style }))
        };
        let all = self.moves.iter().enumerate().map(|(index, mv)| {
            let said = [said(index, Form::Written), said(index, Form::Spoken)];
            said.into_iter().flatten().chain([mv.clone()]).flat_map(|text| words(&text)).collect()
        });
        all.collect()
    }

    /// What each reading is called, in the order of their numbers.
    pub fn labels(&self) -> Vec<Sentence> {
        let slots = self.asked.iter().flat_map(Sentence::slots);
        let phrase = |key: &String| message::menu_line(Slot::Phrase(key.clone()));
        let readings = slots.flat_map(|(_, slot)| match slot {
            Slot::Choices(readings) => readings.clone(),
            Slot::Phrases(keys) => keys.iter().map(phrase).collect(),
            _ => Vec::new(),
        });
        readings.collect()
    }
}

/// The words of a text, in small letters and without signs.
fn words(text: &str) -> Vec<String> {
    let words = text.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(|word| word.to_lowercase().replace('ё', "е")).collect()
}

/// Whether it is the same word, perhaps in another form: «короткая», «короткую».
fn is_form(word: &str, known: &str) -> bool {
    let length = word.chars().count().max(known.chars().count());
    let common = word.chars().zip(known.chars()).take_while(|(a, b)| a == b).count();
    let is_word = word.chars().all(char::is_alphabetic);
    word == known || is_word && common >= 3 && common + 2 >= length
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_wording::{Lang, Noun};

    #[test]
    fn a_reading_is_chosen_by_its_number_or_by_words_of_its_own() {
        let piece = |name: &str| message::menu_line(Slot::Text(name.to_owned()));
        for (lang, names, answers) in [
            (
                Lang::En,
                ["pawn a7 to a8, queen", "pawn a7 to a8, rook"],
                [("queen", "m"), ("Rook!", "n"), ("pawn", "*"), ("2.", "n"), ("knight", ""), ("3", "3")],
            ),
            (
                Lang::Ru,
                ["короткая рокировка", "длинная рокировка"],
                [("короткую", "m"), ("длинная", "n"), ("рокировка", "*"), ("1", "m"), ("король", ""), ("0", "0")],
            ),
        ] {
            let presenter = Presenter::new(lang, Style::written(lang));
            let choices = Slot::Choices(names.iter().map(|name| piece(name)).collect());
            let asked = message::refuse_ambiguous(Slot::Count(2, Noun::Move), choices);
            let readings = Readings::new(vec!["m".to_owned(), "n".to_owned()], Some(asked));
            for (answer, meant) in answers {
                let choice = match meant {
                    "" => None,
                    "*" => Some(Choice::Several),
                    number if number.parse::<usize>().is_ok() => Some(Choice::Beyond(number.parse().unwrap(), 2)),
                    mv => Some(Choice::Move(mv.to_owned())),
                };
                assert_eq!(readings.choose(answer, &presenter), choice, "{answer}");
            }
        }
    }
}
