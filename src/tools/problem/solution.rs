//! A solution as it is told and as programs read it.

use golos_cli::SolveArgs;
use golos_rules::Side;
use golos_wording::{Sentence, Slot, message};
use serde_json::{Value, json};

use crate::around::number;

/// What is certain of a first move.
pub(super) enum Found {
    /// It fulfils the task, in so many half-moves at most; `None` if nothing has to be reached.
    Fulfils { plies: Option<u16> },
    /// It does not.
    Fails,
    /// Neither was proved; within so many half-moves nothing is reached.
    Open { depth: u16 },
}

/// A first move with a line, which begins with it.
pub(super) struct MoveFound {
    pub text: String,
    pub found: Found,
    pub line: Vec<String>,
    /// Whether the line comes back to a position in which it has been.
    pub repeats: bool,
}

/// What was found out of a position.
pub(super) struct Solution {
    pub side: Side,
    pub moves: Vec<MoveFound>,
    pub nodes: u64,
    pub was_stopped: bool,
    /// The program that found it; `None` if it was this one, which proves what it says.
    pub by: Option<&'static str>,
}

impl Solution {
    /// Whether it is not certain of a first move what it does.
    pub fn is_open(&self) -> bool {
        self.of(|found| matches!(found, Found::Open { .. })).next().is_some()
    }

    fn of(&self, is: fn(&Found) -> bool) -> impl Iterator<Item = &MoveFound> {
        self.moves.iter().filter(move |first| is(&first.found))
    }

    /// The names of such moves; one with several solutions comes once.
    fn names(&self, is: fn(&Found) -> bool) -> Vec<String> {
        let mut names: Vec<String> = self.of(is).map(|first| first.text.clone()).collect();
        names.dedup();
        names
    }

    /// For programs.
    pub fn json(&self, args: &SolveArgs) -> Value {
        let each = self.moves.iter().map(|first| match first.found {
            Found::Fulfils { plies } => json!({
                "move": first.text, "verdict": "fulfils", "plies": plies, "line": first.line, "repeats": first.repeats,
            }),
            Found::Fails => json!({
                "move": first.text, "verdict": "refuted", "line": first.line, "repeats": first.repeats,
            }),
            Found::Open { depth } => json!({ "move": first.text, "verdict": "open", "depth": depth }),
        });
        json!({
            "position": args.position,
            "rules": args.rules,
            "task": args.task.to_string(),
            "winning_first_moves": self.names(|found| matches!(found, Found::Fulfils { .. })),
            "refuted": self.names(|found| matches!(found, Found::Fails)),
            "open": self.names(|found| matches!(found, Found::Open { .. })),
            "solution": self.best().map_or(&[][..], |first| &first.line),
            "nodes": self.nodes,
            "stopped": self.was_stopped,
            "by": self.by.unwrap_or("golos").to_lowercase(),
            "moves": each.collect::<Vec<_>>(),
        })
    }

    /// The move that fulfils the task soonest.
    fn best(&self) -> Option<&MoveFound> {
        self.of(|found| matches!(found, Found::Fulfils { .. })).min_by_key(|first| match first.found {
            Found::Fulfils { plies } => plies,
            Found::Fails | Found::Open { .. } => None,
        })
    }

    /// The summary, then a sentence on each move.
    pub fn sentences(&self) -> Vec<Sentence> {
        let mut sentences = Vec::new();
        sentences.extend(self.by.map(|name| message::problem_by_popeye(Slot::Text(name.to_owned()))));
        sentences.push(self.summary());
        sentences.extend(self.moves.iter().map(|first| self.of_move(first)));
        if self.by.is_none() {
            sentences.push(message::problem_nodes(number(self.nodes)));
        }
        if self.was_stopped {
            sentences.push(message::problem_stopped());
        }
        sentences
    }

    /// What is certain of the moves of these names.
    pub fn sentences_of(&self, is: impl Fn(&str) -> bool) -> Vec<Sentence> {
        self.moves.iter().filter(|first| is(&first.text)).map(|first| self.of_move(first)).collect()
    }

    fn of_move(&self, first: &MoveFound) -> Sentence {
        let (text, line) = (Slot::Text(first.text.clone()), Slot::Text(first.line.join(" ")));
        match first.found {
            Found::Fails if self.by.is_some() => {
                message::problem_move_refuted_by_popeye(text, Slot::Text(self.by.unwrap_or_default().to_owned()))
            }
            Found::Open { .. } if self.by.is_some() => message::problem_move_open_by_popeye(text),
            Found::Fulfils { plies: Some(plies) } => {
                message::problem_move_fulfils_within(text, u32::from(plies).div_ceil(2), line)
            }
            Found::Fulfils { plies: None } if first.repeats => message::problem_move_fulfils_repeating(text, line),
            Found::Fulfils { plies: None } => message::problem_move_fulfils(text, line),
            Found::Fails if first.repeats => message::problem_move_refuted_repeating(text, line),
            Found::Fails => message::problem_move_refuted(text, line),
            Found::Open { depth } => message::problem_move_open(text, depth.into()),
        }
    }

    fn summary(&self) -> Sentence {
        let fulfil = self.names(|found| matches!(found, Found::Fulfils { .. }));
        let open = number(self.of(|found| matches!(found, Found::Open { .. })).count());
        match (fulfil.as_slice(), open) {
            _ if self.moves.is_empty() => message::ending_over(self.side),
            ([], 0) => message::problem_no_solution(),
            ([], open) => message::problem_nothing_proved(open),
            ([only], 0) => message::problem_unique(Slot::Text(only.clone())),
            (_, 0) => message::problem_several(Slot::Texts(fulfil)),
            (_, open) => message::problem_some(Slot::Texts(fulfil), open),
        }
    }
}
