//! A program that hears the players of this desk: what it has heard goes to the game that is played here, and the words that
//! it is told to listen for are the same in every position.

use super::{Desk, Out, Play, Presenter};
use golos_game::{HeardSpeech, Seat};
use golos_input::hearer::{Guess, VERSION};
use golos_rules::{Variant, spoken_words};
use golos_wording::{Alphabet, Form, Slot, Style, message, text_key};

/// What a program has heard while it listened once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hearing {
    pub heard: HeardSpeech,
    /// What it may have been as well.
    pub also: Vec<Guess>,
}

/// What players ask and do by voice, by their texts.
const COMMANDS: [&str; 21] = [
    text_key::WORDS_CLOCK,
    text_key::WORDS_MY_TIME,
    text_key::WORDS_HIS_TIME,
    text_key::WORDS_TURN,
    text_key::WORDS_NUMBER,
    text_key::WORDS_LAST,
    text_key::WORDS_REPEAT,
    text_key::WORDS_BOARD,
    text_key::WORDS_PIECES,
    text_key::WORDS_SQUARE,
    text_key::WORDS_SITUATION,
    text_key::WORDS_WHY,
    text_key::WORDS_HELP,
    text_key::WORDS_PRESS,
    text_key::WORDS_UNDO,
    text_key::WORDS_DRAW,
    text_key::WORDS_ACCEPT,
    text_key::WORDS_DECLINE,
    text_key::WORDS_RESIGN,
    text_key::WORDS_FLAG,
    text_key::WORDS_CALL,
];

/// The most ways to say one thing that are named.
const MOST_WAYS: usize = 12;

/// The lines that tell a program what may be said in a game: its first line, and the words. They follow from the game, the
/// language and the alphabet, and from nothing else: what may be said now would be a hint.
#[must_use]
pub fn vocabulary(variant: Variant, presenter: &Presenter) -> Vec<String> {
    let mut lines = vec![hello(variant, presenter)];
    lines.extend(spoken_words(presenter.wording.lang().code()).map(|(meaning, words)| {
        let words: Vec<&str> = words.split_whitespace().collect();
        format!("word {meaning} {}", words.join("|"))
    }));
    lines.extend(places(variant, presenter));
    let ways = |key| {
        let mut words = presenter.wording.words(key);
        // A letter by itself is typed, and not said.
        words.retain(|word| word.chars().nth(1).is_some());
        words.truncate(MOST_WAYS);
        words.join("|")
    };
    lines.push(format!("answer yes {}", ways(text_key::WORDS_YES)));
    lines.push(format!("answer no {}", ways(text_key::WORDS_NO)));
    let command = |key: &&'static str| format!("command {} {}", key.trim_start_matches("words-"), ways(key));
    lines.extend(COMMANDS.iter().map(command));
    lines.push("ready".to_owned());
    lines
}

/// The first line: everything that the words follow from.
fn hello(variant: Variant, presenter: &Presenter) -> String {
    let alphabet = presenter.style.alphabet;
    let name = Alphabet::NAMES.iter().find(|(_, known)| *known == alphabet).map_or("", |(name, _)| name);
    format!("hello {VERSION} lang={} alphabet={name} game={}", presenter.wording.lang().code(), variant.id())
}

/// Every place of the board, and how it is said in the alphabet.
fn places(variant: Variant, presenter: &Presenter) -> impl Iterator<Item = String> {
    let board = variant.start();
    let style = Style { form: Form::Spoken, ..presenter.style };
    let rows = (1..=board.board_size()).rev();
    let places: Vec<_> = rows.flat_map(|row| board.row(row)).filter(|place| board.is_played_on(*place)).collect();
    places.into_iter().map(move |place| {
        let name = board.place_name(place);
        let said = presenter.wording.render(&message::menu_line(Slot::Square(name.clone())), style);
        format!("place {name} {}", said.trim_end_matches('.').to_lowercase())
    })
}

impl Desk {
    /// From now on a program hears the players of the game that is played here, or none does. At several boards it would not
    /// be known which one is meant.
    pub fn hear_by_program(&mut self, is_there: bool) {
        if let Some(play) = self.heard_play() {
            play.hear_by_program(is_there);
        }
    }

    /// Who has asked to be heard since, once.
    pub fn take_listen(&mut self) -> Option<Seat> {
        self.heard_play().and_then(Play::take_listen)
    }

    /// What a speech recogniser is told about the open game; `None` where it hears no player.
    #[must_use]
    pub fn vocabulary(&self) -> Option<Vec<String>> {
        let play = self.screen.felt()?;
        Some(vocabulary(play.state().setup().rules.variant, &self.presenter))
    }

    /// The first of these lines: while it is the same, so are the others.
    #[must_use]
    pub fn vocabulary_head(&self) -> Option<String> {
        let play = self.screen.felt()?;
        Some(hello(play.state().setup().rules.variant, &self.presenter))
    }

    /// Whether this person is asked something that yes or no answers.
    #[must_use]
    pub fn awaits_yes(&self, seat: Seat) -> bool {
        self.screen.felt().is_some_and(|play| play.awaits_yes(seat))
    }

    /// Takes what a program has heard of this person.
    pub fn heard(&mut self, seat: Seat, hearing: &Hearing) -> Vec<Out> {
        let mut out = self.hear();
        if self.screen.felt().is_none() || self.is_secret() {
            return out;
        }
        let presenter = &self.presenter;
        let heard = self.screen.at_board(presenter, |play| play.heard(seat, hearing, presenter));
        let Some(((said, intent), more)) = heard else { return out };
        let said = [said, more].concat();
        self.voiced.note(&said);
        out.extend(said);
        if let Some(intent) = intent {
            out.extend(self.intent(Some(seat), intent));
        }
        out
    }

    fn heard_play(&mut self) -> Option<&mut Play> {
        self.screen.felt()?;
        self.screen.game_mut()
    }
}

#[cfg(test)]
mod tests;
