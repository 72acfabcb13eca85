//! The lines between golos and a program that recognises speech. Pure.
//!
//! golos writes, and the program reads:
//!
//! ```text
//! hello 1 lang=ru alphabet=native game=russian
//! word c цэ|це|цезарь
//! place c3 цэ три
//! answer yes да|верно
//! command resign сдаюсь|сдаётся
//! ready
//! listen 7 board
//! stop 7
//! quiet
//! bye
//! ```
//!
//! The words are the same in every position of a game: what may be said now is never told. `listen 7 answer` means that a
//! question is open, which yes or no answers; all the other words count then as well.
//!
//! The program writes:
//!
//! ```text
//! ready NAME
//! also 7 0.41 c3 b4
//! heard 7 0.83 c3 d4
//! nothing 7
//! trouble TEXT
//! ```
//!
//! `heard` or `nothing` ends what was begun by `listen`; `also` comes before it.

use golos_wording::clean;

/// The version of these lines.
pub const VERSION: u32 = 1;

/// The longest text that is taken, in characters.
pub const MOST_TEXT: usize = 120;

/// The longest line of the program, in bytes.
pub const MOST_LINE: usize = 1024;

/// What a program tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HearerLine {
    /// It is there, under this name.
    Ready(String),
    /// What it has heard.
    Heard { id: u32, guess: Guess },
    /// What it may have heard as well.
    Also { id: u32, guess: Guess },
    /// It has heard nothing.
    Nothing(u32),
    /// Something is wrong with its microphone, its model or itself.
    Trouble(String),
}

/// Words that may have been said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guess {
    /// What one would type, free of control characters.
    pub text: String,
    /// How sure the program is, in percent, 0 to 100.
    pub confidence: u8,
}

impl HearerLine {
    /// Reads a line, without its end. `None` if it is none of these, or if its text is too long or has hidden signs.
    #[must_use]
    pub fn read(line: &[u8]) -> Option<HearerLine> {
        let line = str::from_utf8(line).ok()?.trim_end_matches('\r');
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "ready" => Some(HearerLine::Ready(text(rest)?)),
            "trouble" => Some(HearerLine::Trouble(text(rest)?)),
            "nothing" => Some(HearerLine::Nothing(rest.parse().ok()?)),
            "heard" => guess(rest).map(|(id, guess)| HearerLine::Heard { id, guess }),
            "also" => guess(rest).map(|(id, guess)| HearerLine::Also { id, guess }),
            _ => None,
        }
    }
}

/// The number, the confidence and the text of a guess.
fn guess(rest: &str) -> Option<(u32, Guess)> {
    let (id, rest) = rest.split_once(' ')?;
    let (confidence, rest) = rest.split_once(' ')?;
    Some((id.parse().ok()?, Guess { text: text(rest)?, confidence: percent(confidence)? }))
}

/// `0.83` as 83.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is within 0 to 100")]
fn percent(text: &str) -> Option<u8> {
    let share: f64 = text.parse().ok()?;
    (0.0..=1.0).contains(&share).then(|| (share * 100.0).round() as u8)
}

/// A text that is taken whole or not at all.
fn text(rest: &str) -> Option<String> {
    let tidy = clean(rest, MOST_TEXT + 1);
    let is_whole = !tidy.is_empty() && tidy.chars().count() <= MOST_TEXT && tidy.split(' ').eq(rest.split_whitespace());
    is_whole.then_some(tidy)
}

/// What golos tells a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HearerRequest {
    /// The player speaks from now on; with `answers`, a question is open.
    Listen { id: u32, answers: bool },
    /// The player has stopped speaking.
    Stop(u32),
    /// golos speaks: what is heard now is no player.
    Quiet,
    /// golos ends.
    Bye,
}

impl HearerRequest {
    /// Its line, without an end.
    #[must_use]
    pub fn line(self) -> String {
        match self {
            HearerRequest::Listen { id, answers: true } => format!("listen {id} answer"),
            HearerRequest::Listen { id, answers: false } => format!("listen {id} board"),
            HearerRequest::Stop(id) => format!("stop {id}"),
            HearerRequest::Quiet => "quiet".to_owned(),
            HearerRequest::Bye => "bye".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn read(line: &str) -> Option<HearerLine> {
        HearerLine::read(line.as_bytes())
    }

    fn guess(text: &str, confidence: u8) -> Guess {
        Guess { text: text.to_owned(), confidence }
    }

    #[test]
    fn the_lines_of_a_program_are_read() {
        assert_eq!(read("ready pocketsphinx"), Some(HearerLine::Ready("pocketsphinx".to_owned())));
        assert_eq!(
            read("heard 7 0.83 цэ три дэ четыре"),
            Some(HearerLine::Heard { id: 7, guess: guess("цэ три дэ четыре", 83) })
        );
        assert_eq!(read("also 7 0 c3 d4\r"), Some(HearerLine::Also { id: 7, guess: guess("c3 d4", 0) }));
        assert_eq!(read("heard 7 1 yes"), Some(HearerLine::Heard { id: 7, guess: guess("yes", 100) }));
        assert_eq!(read("nothing 7"), Some(HearerLine::Nothing(7)));
        assert_eq!(read("trouble no microphone"), Some(HearerLine::Trouble("no microphone".to_owned())));
    }

    #[test]
    fn what_is_no_line_of_it_is_none() {
        let long = format!("heard 7 0.5 {}", "x".repeat(MOST_TEXT + 1));
        for line in [
            "",
            "heard",
            "heard 7",
            "heard 7 0.5",
            "heard 7 0.5 ",
            "heard -1 0.5 c3 d4",
            "heard 4294967296 0.5 c3 d4",
            "heard 7 1.5 c3 d4",
            "heard 7 NaN c3 d4",
            "heard 7 -0.1 c3 d4",
            "heard 7 0.5 c3\u{202e}d4",
            "heard 7 0.5 \u{1b}[2Jc3 d4",
            "heard 7 0.5 c3\u{7}d4",
            "nothing 7 8",
            "ready",
            "HEARD 7 0.5 c3 d4",
            &long,
        ] {
            assert_eq!(read(line), None, "{line:?}");
        }
        assert_eq!(HearerLine::read(b"heard 7 0.5 \xff"), None);
    }

    #[test]
    fn the_longest_text_is_taken() {
        let line = format!("heard 7 0.5 {}", "ж".repeat(MOST_TEXT));
        assert!(matches!(read(&line), Some(HearerLine::Heard { .. })));
    }

    proptest! {
        #[test]
        fn any_bytes_are_read_or_refused(line in prop::collection::vec(any::<u8>(), 0..200)) {
            if let Some(HearerLine::Heard { guess, .. }) = HearerLine::read(&line) {
                prop_assert!(guess.confidence <= 100 && guess.text.chars().count() <= MOST_TEXT);
                prop_assert!(!guess.text.chars().any(char::is_control));
            }
        }
    }
}
