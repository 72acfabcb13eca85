//! The games of a file of games: what is known of each without reading its moves.

use std::fmt::Debug;

use golos_game::Outcome;
use golos_rules::BySide;
use golos_wording::{Noun, Sentence, Slot, Wording, message, short_name, text_key};

/// What the head of a game says; a text is empty where it says nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameHead {
    pub players: BySide<String>,
    pub event: String,
    /// As the file writes it: `2026.11.21`.
    pub date: String,
    pub round: String,
    pub outcome: Option<Outcome>,
    /// How many moves it has, as they are numbered; 0 if there are none.
    pub moves: u32,
    /// Whether it starts from a position of its own.
    pub has_position: bool,
}

/// The games of a file in order.
pub trait Collection: Debug + Send + Sync {
    /// How many games there are.
    fn count(&self) -> u32;

    /// The heads of the games from this number on, counted from 1. They end where the file has changed since.
    fn heads(&self, first: u32) -> Box<dyn Iterator<Item = GameHead> + '_>;
}

impl GameHead {
    /// Who plays, where and when, and how it ended.
    #[must_use]
    pub fn line(&self) -> Sentence {
        let name = |name: &String| match name.as_str() {
            "" => Slot::Phrase(text_key::PLAYER_NAMELESS.to_owned()),
            name => Slot::Text(short_name(name)),
        };
        let players = message::collection_players(name(&self.players.white), name(&self.players.black));
        let about: Vec<String> =
            [&self.event, &self.date].into_iter().filter(|text| !text.is_empty()).cloned().collect();
        let line = if about.is_empty() { players } else { message::collection_about(players, Slot::Texts(about)) };
        let result = match self.outcome {
            Some(Outcome::Win(side)) => Some(message::saved_won(side)),
            Some(Outcome::Draw) => Some(message::saved_drawn()),
            Some(Outcome::Half(_) | Outcome::BothLost) => Some(message::saved_over()),
            None => None,
        };
        let line = result.into_iter().fold(line, message::collection_result);
        let line = match self.moves {
            0 => line,
            moves => message::collection_moves(line, Slot::Count(moves, Noun::Move)),
        };
        if self.has_position { message::collection_position(line) } else { line }
    }

    /// Whether every word that was asked for fits the game.
    #[must_use]
    pub fn fits(&self, wanted: &Wanted) -> bool {
        wanted.0.iter().all(|word| match word {
            WantedWord::Text(text) => {
                let texts = [&self.players.white, &self.players.black, &self.event, &self.date, &self.round];
                texts.into_iter().any(|own| begins_word(&own.to_lowercase(), text))
            }
            WantedWord::Outcome(outcome) => self.outcome == *outcome,
            WantedWord::Position => self.has_position,
        })
    }
}

/// Which games are listed: every word has to fit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted(Vec<WantedWord>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum WantedWord {
    /// A name, an event or a date begins so; or a word of them.
    Text(String),
    /// Games with this result, or with none.
    Outcome(Option<Outcome>),
    /// Games that start from a position.
    Position,
}

impl Wanted {
    /// Reads what was typed: names, events and dates, results as `1-0` or `draw`, `position`.
    #[must_use]
    pub fn read(text: &str, wordings: &[&Wording]) -> Wanted {
        Wanted(text.split_whitespace().map(|word| wanted_word(&word.to_lowercase(), wordings)).collect())
    }

    /// Whether all games fit.
    #[must_use]
    pub const fn is_all(&self) -> bool {
        self.0.is_empty()
    }
}

fn wanted_word(word: &str, wordings: &[&Wording]) -> WantedWord {
    use golos_rules::Side::{Black, White};
    let is = |key: &str| wordings.iter().any(|wording| wording.words(key).iter().any(|own| own == word));
    match word {
        "1-0" | "2-0" => WantedWord::Outcome(Some(Outcome::Win(White))),
        "0-1" | "0-2" => WantedWord::Outcome(Some(Outcome::Win(Black))),
        "1/2-1/2" | "½-½" | "1/2" | "½" | "1-1" => WantedWord::Outcome(Some(Outcome::Draw)),
        "*" => WantedWord::Outcome(None),
        _ if is(text_key::WORDS_DRAW) => WantedWord::Outcome(Some(Outcome::Draw)),
        _ if is(text_key::WORDS_POSITION) => WantedWord::Position,
        text => WantedWord::Text(text.to_owned()),
    }
}

/// Whether a text, in small letters, has a word that begins so.
fn begins_word(text: &str, begin: &str) -> bool {
    text.match_indices(begin).any(|(at, _)| {
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        before.is_none_or(|letter| !letter.is_alphanumeric())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::Side;
    use golos_wording::{Lang, Style};

    fn head() -> GameHead {
        GameHead {
            players: BySide::new("Karpov, Anatoly".to_owned(), "Каспаров".to_owned()),
            event: "Moscow final".to_owned(),
            date: "1985.09.03".to_owned(),
            outcome: Some(Outcome::Win(Side::Black)),
            moves: 34,
            has_position: true,
            ..GameHead::default()
        }
    }

    #[test]
    fn a_game_is_found_by_its_players_event_date_result_and_position() {
        let (en, ru) = (Wording::new(Lang::En), Wording::new(Lang::Ru));
        for (text, fits) in [
            ("", true),
            ("karpov", true),
            ("KARP", true),
            ("anatoly каспаров", true),
            ("arpov", false),
            ("final 1985", true),
            ("1985.10", false),
            ("0-1", true),
            ("1-0", false),
            ("ничья", false),
            ("position", true),
            ("позиция каспаров", true),
            ("karpov tal", false),
        ] {
            assert_eq!(head().fits(&Wanted::read(text, &[&ru, &en])), fits, "{text}");
        }
    }

    #[test]
    fn a_line_names_what_is_known() {
        let en = Wording::new(Lang::En);
        let written = |head: GameHead| en.render(&head.line(), Style::written(Lang::En));
        assert_eq!(
            written(head()),
            "Karpov, Anatoly – Каспаров, Moscow final, 1985.09.03, won by Black, 34 moves, from a position"
        );
        assert_eq!(written(GameHead::default()), "no name – no name");
    }
}
