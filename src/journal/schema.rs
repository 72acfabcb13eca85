//! The events of each kind of journal in their form on disk.

use serde::Serialize;
use serde_json::Value;

use super::convert::Convert;
use super::line::{LineError, LineHead, LineText, Record};
use super::v1;
use golos_game as game;
use golos_letters as letters;
use golos_tournament::{event, micro_match};

/// The events of one kind of journal: of games, of micro-matches, of events or of games by letters.
pub trait Schema: Sized {
    /// How the event of the first line begins, up to the number of its schema.
    const MARK: &'static [u8];
    /// The schema that is read and written.
    const SCHEMA: u32 = v1::SCHEMA;

    /// The line of the event, without its checksum.
    ///
    /// # Errors
    /// [`LineError`] if it cannot be written.
    fn line(&self, head: LineHead) -> Result<String, LineError>;

    /// The event as JSON, in the form that it has on disk.
    ///
    /// # Errors
    /// [`LineError`] if it cannot be written.
    fn value(&self) -> Result<Value, LineError>;

    /// The record in the line.
    ///
    /// # Errors
    /// [`LineError`] if the line is not a record of this kind.
    fn decode(text: &LineText<'_>) -> Result<Record<Self>, LineError>;
}

macro_rules! kinds {
    ($($mark:literal : $live:ty, $disk:ty;)+) => {
        $(impl Schema for $live {
            const MARK: &'static [u8] = $mark;

            fn line(&self, head: LineHead) -> Result<String, LineError> {
                head.line(to_disk::<_, $disk>(self)?)
            }

            fn value(&self) -> Result<Value, LineError> {
                json(to_disk::<_, $disk>(self)?)
            }

            fn decode(text: &LineText<'_>) -> Result<Record<Self>, LineError> {
                text.parse::<$disk, $live>()
            }
        })+
    };
}

kinds! {
    b"Opened((schema:": game::Event, v1::Event;
    b"MatchOpened((schema:": micro_match::Event, v1::micro_match::Event;
    b"TournamentOpened((schema:": event::Event, v1::event::Event;
    b"LettersOpened((schema:": letters::Event, v1::letters::Event;
}

fn to_disk<E: Clone + Convert<D>, D>(event: &E) -> Result<D, LineError> {
    event.clone().convert().map_err(LineError::Value)
}

/// A value as JSON.
pub(super) fn json(event: impl Serialize) -> Result<Value, LineError> {
    serde_json::to_value(event).map_err(|error| LineError::Syntax(error.to_string()))
}

#[cfg(test)]
mod tests {
    use sha2::{Digest, Sha256};

    /// Every file that declares a type on disk.
    const SOURCES: [&str; 8] = [
        include_str!("line.rs"),
        include_str!("v1/mod.rs"),
        include_str!("v1/parts.rs"),
        include_str!("v1/arbiter.rs"),
        include_str!("v1/rules.rs"),
        include_str!("v1/setup.rs"),
        include_str!("v1/micro_match.rs"),
        include_str!("v1/event.rs"),
    ];

    /// The sum of the declarations of schema 1.
    const SCHEMA_1: &str = "d082f8d67e877c39907d69c260d517092b61bcdd3704d53542dcadf624c480f5";

    /// From the release of 0.1.0 on a change of the declarations needs a schema with a new number: then `v1` stays as it
    /// is, and so does this sum. Until then the sum is made anew with each change, together with the golden journals.
    #[test]
    fn the_types_on_disk_are_frozen() {
        let declared: String = SOURCES.iter().flat_map(|source| declarations(source)).collect();
        for known in
            ["Opened(setup:Box<Setup>)", "MatchOpened(", "TournamentOpened(", "structSpan(", "structLineBody<D>{"]
        {
            assert!(declared.contains(known), "{known}: {declared}");
        }
        let sum: String = Sha256::digest(declared).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(sum, SCHEMA_1);
    }

    /// The same of games by letters, whose types stand in their own room.
    #[test]
    fn the_types_of_letters_are_frozen() {
        const SOURCES: [&str; 5] = [
            include_str!("v1/letters.rs"),
            include_str!("../letters/event.rs"),
            include_str!("../letters/letter.rs"),
            include_str!("../letters/setup.rs"),
            include_str!("../letters/edition.rs"),
        ];
        const SUM: &str = "0d941e6ff767c6d23bd63e3dcf668e7c1731a431f5202194ff81dc235df95dcc";
        let items = |source: &&str| -> String {
            let code = code(source);
            let parts = code.split("Serialize, Deserialize)]").skip(1);
            parts.map(|part| live_types_left_out(item(part, 0))).collect()
        };
        let declared: String = SOURCES.iter().map(items).collect();
        for known in ["structLetter{", "enumFact{", "structOutcome{", "structRules{", "structSetup{"] {
            assert!(declared.contains(known), "{known}: {declared}");
        }
        let sum: String = Sha256::digest(declared).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(sum, SUM);
    }

    /// The declarations of types in a source, without what does not reach the disk: comments, spaces, and the types that
    /// the program works with.
    fn declarations(source: &str) -> Vec<String> {
        let code = code(source);
        let found = |start, depth| code.split(start).skip(1).map(move |part| live_types_left_out(item(part, depth)));
        found("on_disk! {", 1).chain(found("#[derive(Serialize, Deserialize)]", 0)).collect()
    }

    /// A source without its comments.
    fn code(source: &str) -> String {
        let lines = source.lines().map(|line| line.split("//").next().unwrap_or_default().trim());
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Up to the end of the block that is open so deep, or of a tuple struct.
    fn item(code: &str, mut depth: u32) -> &str {
        for (at, sign) in code.char_indices() {
            match sign {
                '{' => depth += 1,
                '}' => depth -= 1,
                ';' if depth == 0 => return &code[..at],
                _ => continue,
            }
            if depth == 0 {
                return &code[..at];
            }
        }
        code
    }

    fn live_types_left_out(code: &str) -> String {
        let mut parts = code.split("<=>");
        let mut left = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            left.push_str(part.find('{').map_or(part, |at| &part[at..]));
        }
        left.split_whitespace().collect()
    }
}
