//! What sets the families of games apart in files: what a game of each is, and the form of its text.

use super::format::Format;
use golos_game::Outcome;
use golos_profile::find_rules;
use golos_rules::renju::exchange::{self, Record, Tree};
use golos_rules::tree::{self, Score};
use golos_rules::{BySide, Side, Variant};

/// A game of a file, of any family.
#[derive(Clone, Debug)]
pub(crate) enum FileGame {
    /// Of draughts or chess.
    Moves(Box<tree::Game>),
    Renju(Box<Record>),
}

impl FileGame {
    /// What is played in it.
    pub fn variant(&self) -> Variant {
        match self {
            FileGame::Moves(game) => game.variant(),
            FileGame::Renju(_) => Variant::Renju,
        }
    }

    /// The moves of both sides in the game itself.
    pub fn moves(&self) -> usize {
        match self {
            FileGame::Moves(game) => game.moves(),
            FileGame::Renju(record) => record.tree.moves().len(),
        }
    }

    /// Who played; none who is not known.
    pub fn names(&self) -> BySide<Option<&str>> {
        match self {
            FileGame::Moves(_) => BySide::new("White", "Black").map(|name| self.tag(name)),
            FileGame::Renju(record) => BySide::new(known(&record.header.white), known(&record.header.black)),
        }
    }

    /// The times used, as a file of ours has them.
    pub fn used(&self) -> BySide<Option<&str>> {
        BySide::new("WhiteTime", "BlackTime").map(|name| self.tag(name))
    }

    /// When it was played.
    pub fn date(&self) -> Option<&str> {
        match self {
            FileGame::Moves(_) => self.tag("Date"),
            FileGame::Renju(record) => known(&record.header.date),
        }
    }

    /// Where and when it was played.
    pub fn about(&self) -> Vec<&str> {
        let [event, place] = match self {
            FileGame::Moves(_) => ["Event", "Site"].map(|name| self.tag(name)),
            FileGame::Renju(record) => [&record.header.event, &record.header.place].map(|text| known(text)),
        };
        [event, place, self.date()].into_iter().flatten().collect()
    }

    /// The round, as it is written.
    pub fn round(&self) -> Option<&str> {
        match self {
            FileGame::Moves(_) => self.tag("Round"),
            FileGame::Renju(record) => known(&record.header.round),
        }
    }

    /// The rule set that the file names. What renju calls rules may be other words, which are none.
    pub fn rule_set(&self) -> Option<&str> {
        match self {
            FileGame::Moves(_) => self.tag(RULE_SET),
            FileGame::Renju(record) => known(&record.header.rule).filter(|rule| find_rules(rule).is_ok()),
        }
    }

    /// The result, if the game has one.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            FileGame::Moves(game) => game.result.map(|score| match score {
                Score::White => Outcome::Win(Side::White),
                Score::Black => Outcome::Win(Side::Black),
                Score::Draw => Outcome::Draw,
                Score::BothLost => Outcome::BothLost,
            }),
            FileGame::Renju(record) => record.header.outcome.map(|outcome| match outcome {
                exchange::RecordOutcome::Win(side) => Outcome::Win(side),
                exchange::RecordOutcome::Draw => Outcome::Draw,
            }),
        }
    }

    /// Holds the result against the moves. What the last position makes counts, whatever else is written (CH-5.1.1,
    /// CH-5.2.1, R-6.1.7, R-8.1, R-9.2.6.1). A game that is cut short has not ended here: the result that the file states
    /// comes back and is the game's no more.
    pub fn settle(&mut self, is_cut: bool) -> Option<Outcome> {
        let stated = self.outcome()?;
        match self {
            FileGame::Moves(game) => match game.on_board() {
                None if is_cut => game.result = None,
                board => game.result = board.or(game.result),
            },
            FileGame::Renju(record) => {
                let board = record.replay().positions.last().and_then(super::renju::on_board);
                let header = &mut record.header;
                let outcome = if is_cut { board } else { board.or(header.outcome) };
                if outcome != header.outcome {
                    (header.outcome, header.by) = (outcome, None);
                }
            }
        }
        self.outcome().is_none().then_some(stated)
    }

    /// SentenceKind something behind the last move.
    pub fn remark(&mut self, text: String) {
        match self {
            FileGame::Moves(game) => {
                let last = game.tree.last();
                game.tree.remarks_mut(last).comments.push(text);
            }
            FileGame::Renju(record) => {
                let last = record.tree.main_line().last().unwrap_or(Tree::ROOT);
                let comment = &mut record.tree.node_mut(last).comment;
                *comment = [comment.as_str(), &text].join("\n").trim_start().to_owned();
            }
        }
    }

    fn tag(&self, name: &str) -> Option<&str> {
        match self {
            FileGame::Moves(game) => game.tag(name),
            FileGame::Renju(_) => None,
        }
    }
}

/// The form of text that games of a variant stand in.
pub(super) const fn form_of(variant: Variant) -> Format {
    match variant {
        Variant::Chess | Variant::Chess960 => Format::Pgn,
        Variant::Renju => Format::List,
        Variant::Draughts(_) => Format::Pdn,
    }
}

/// The tag that names the rule set, for what files have no word for.
pub(crate) const RULE_SET: &str = "RuleSet";

/// What is known: not empty, and no mark of the unknown.
fn known(text: &str) -> Option<&str> {
    let is_sign = |letter| matches!(letter, '?' | '-' | '.' | '*');
    Some(text.trim()).filter(|text| !text.chars().all(is_sign))
}
