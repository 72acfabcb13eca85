//! What one hears of his own typing, and where he is: for his ears, and for nobody's record.

use super::{Desk, Out};
use golos_game::State;
use golos_input::{Intent, Walk, completions};
use golos_speech::{self as speech, Kind};
use golos_wording::{Slot, message, text_key};

/// Signs that have a name.
const SIGNS: [(char, &str); 11] = [
    ('-', text_key::ECHO_DASH),
    (':', text_key::ECHO_COLON),
    (' ', text_key::ECHO_SPACE),
    ('.', text_key::ECHO_DOT),
    (',', text_key::ECHO_COMMA),
    ('=', text_key::ECHO_EQUALS),
    ('+', text_key::ECHO_PLUS),
    ('#', text_key::ECHO_HASH),
    ('/', text_key::ECHO_SLASH),
    ('*', text_key::ECHO_STAR),
    ('?', text_key::ECHO_QUESTION),
];

/// Latin letters that no board has: what they are called in the language.
const LETTERS: [(char, &str); 10] = [
    ('q', text_key::ECHO_Q),
    ('r', text_key::ECHO_R),
    ('s', text_key::ECHO_S),
    ('t', text_key::ECHO_T),
    ('u', text_key::ECHO_U),
    ('v', text_key::ECHO_V),
    ('w', text_key::ECHO_W),
    ('x', text_key::ECHO_X),
    ('y', text_key::ECHO_Y),
    ('z', text_key::ECHO_Z),
];

/// So many ways to complete a word are named.
const MOST_COMPLETIONS: usize = 5;

impl Desk {
    /// What is heard of a sign that was typed or taken away.
    #[must_use]
    pub fn echo_of(&self, sign: char) -> Out {
        let small = sign.to_lowercase().next().unwrap_or(sign);
        let named = SIGNS.iter().chain(&LETTERS).find(|(own, _)| *own == small);
        let what = match (named, small) {
            (Some((_, key)), _) => Slot::Phrase((*key).to_owned()),
            (None, 'a'..='p') => Slot::Square(small.to_string()),
            (None, other) => Slot::Text(other.to_string()),
        };
        self.echoed(what)
    }

    /// What is heard of a word that was typed.
    #[must_use]
    pub fn echo_of_word(&self, word: &str) -> Out {
        self.echoed(Slot::Text(word.to_owned()))
    }

    /// What is heard behind the last sign of a line.
    #[must_use]
    pub fn echo_of_end(&self) -> Out {
        self.echoed(Slot::Phrase(text_key::ECHO_END.to_owned()))
    }

    /// What was typed with its last word completed as far as that is certain, and what is heard of it.
    #[must_use]
    pub fn completed(&self, typed: &str) -> (String, Out) {
        let words = completions(self.presenter.wording, typed);
        let say = |sentence, kind| self.presenter.say(&sentence, kind);
        match words.as_slice() {
            [] => (typed.to_owned(), say(message::complete_none(Slot::Text(typed.to_owned())), Kind::Answer)),
            [word] => (word.clone(), say(message::echo_said(Slot::Text(word.clone())), Kind::Typing)),
            [first, others @ ..] => {
                let shared = others.iter().fold(first.chars().count(), |shared, other| {
                    first.chars().zip(other.chars()).take_while(|(one, other)| one == other).count().min(shared)
                });
                let named = words.iter().take(MOST_COMPLETIONS).cloned().collect();
                let said = message::complete_several(Slot::Texts(named));
                (first.chars().take(shared).collect(), say(said, Kind::Answer))
            }
        }
    }

    /// Whether a line moves the hand over the board.
    #[must_use]
    pub fn is_walk(&self, line: &str) -> bool {
        let Some(play) = self.game() else { return false };
        let tokens = self.presenter.lexicon.tokens(line, play.state().board().place_names());
        matches!(self.presenter.lexicon.play(&tokens), Ok(Intent::Walk(walk)) if walk != Walk::End)
    }

    fn echoed(&self, what: Slot) -> Out {
        self.presenter.say(&message::echo_said(what), Kind::Typing)
    }

    /// What stands on the square under the hand that was used last; nothing without a board.
    #[must_use]
    pub fn here(&self) -> Vec<Out> {
        let elsewhere = self.away().and_then(|away| away.sight().hand.clone());
        if let Some(square) = elsewhere {
            return vec![self.echoed(Slot::Text(square))];
        }
        let sentence = match (self.game(), self.set_up()) {
            (Some(play), _) => Some(speech::on_place(play.state().board(), play.cursor(), play.state().notation())),
            (None, Some(set_up)) => Some(speech::on_place(&set_up.position(), set_up.cursor(), set_up.notation())),
            (None, None) => None,
        };
        sentence.map(|sentence| self.presenter.say(&sentence, Kind::Cursor)).into_iter().collect()
    }

    /// The half-moves of the record that have these numbers: what stands in a line of the list of moves, said as one.
    #[must_use]
    pub fn at_moves(&self, state: &State, numbers: &[u32]) -> Option<Out> {
        let rows = speech::sheet_rows(state).into_iter().filter(|(number, _)| numbers.contains(number));
        rows.map(|(_, row)| self.presenter.say(&row, Kind::Cursor)).reduce(|mut line, row| {
            line.written = format!("{} {}", line.written, row.written);
            if let (Some(said), Some(more)) = (&mut line.spoken, row.spoken) {
                said.text = format!("{} {}", said.text, more.text);
            }
            line
        })
    }

    /// That one is in the input line, and what stands there; of a move that is sealed nothing (CH-18.1.1).
    #[must_use]
    pub fn at_line(&self, typed: &str) -> Out {
        let sentence = if typed.is_empty() || self.is_secret() {
            message::focus_line()
        } else {
            message::focus_typed(Slot::Text(typed.to_owned()))
        };
        self.presenter.say(&sentence, Kind::Cursor)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::Config;
    use golos_table::VirtualTime;
    use golos_wording::{Lang, Style};

    fn desk(lang: Lang) -> Desk {
        let style = Style::written(lang);
        let config = Config { lang, style, ears: None, folder: None, archive: Arc::new(crate::archive::PlainFolder) };
        Desk::new(config, Arc::new(VirtualTime::default()))
    }

    fn spoken(out: Out) -> String {
        out.spoken.map(|utter| utter.text).unwrap_or_default()
    }

    #[test]
    fn every_sign_that_is_typed_has_a_name_in_every_language() {
        for lang in Lang::ALL {
            let desk = desk(lang);
            for sign in ('a'..='z').chain('0'..='9').chain("-: .,=+#/*?".chars()) {
                let said = spoken(desk.echo_of(sign));
                assert!(!said.trim().is_empty(), "{lang}: {sign}");
                let is_foreign = |letter: char| letter.is_ascii_alphanumeric();
                assert!(lang == Lang::En || !said.contains(is_foreign), "{lang}: {sign} as {said}");
            }
        }
    }

    #[test]
    fn a_letter_a_word_and_a_square_are_said_as_in_a_move() {
        let desk = desk(Lang::Ru);
        for (sign, said) in [('c', "цэ"), ('C', "цэ"), ('3', "три"), ('-', "дефис"), ('б', "б"), ('z', "зэт")]
        {
            assert_eq!(spoken(desk.echo_of(sign)), said, "{sign}");
        }
        assert_eq!(spoken(desk.echo_of_word("c3-d4")), "цэ три – дэ четыре");
        assert_eq!(spoken(desk.at_line("")), "Строка ввода.");
        assert_eq!(spoken(desk.at_line("c3")), "Строка ввода: цэ три.");
    }
}
