//! A game of a file of any family, as the program asks for it.

use super::format::Format;
use golos_game::Outcome;
use golos_profile::find_rules;
use golos_rules::tree::{Game, Score};
use golos_rules::{BySide, Side, Variant};

/// A game of a file, of any family.
#[derive(Clone, Debug)]
pub(crate) struct FileGame(pub Box<Game>);

impl FileGame {
    /// What is played in it.
    pub fn variant(&self) -> Variant {
        self.0.variant()
    }

    /// The moves of both sides in the game itself.
    pub fn moves(&self) -> usize {
        self.0.moves()
    }

    /// Who played; none who is not known.
    pub fn names(&self) -> BySide<Option<&str>> {
        BySide::new("White", "Black").map(|name| self.0.tag(name))
    }

    /// The times used, as a file of ours has them.
    pub fn used(&self) -> BySide<Option<&str>> {
        BySide::new("WhiteTime", "BlackTime").map(|name| self.0.tag(name))
    }

    /// When it was played.
    pub fn date(&self) -> Option<&str> {
        self.0.tag("Date")
    }

    /// Where and when it was played.
    pub fn about(&self) -> Vec<&str> {
        ["Event", "Site", "Date"].into_iter().filter_map(|name| self.0.tag(name)).collect()
    }

    /// At which event it was played.
    pub fn event(&self) -> Option<&str> {
        self.0.tag("Event")
    }

    /// Whether it starts from a position of its own.
    pub fn has_position(&self) -> bool {
        self.0.start != self.0.variant().start()
    }

    /// The round, as it is written.
    pub fn round(&self) -> Option<&str> {
        self.0.tag("Round")
    }

    /// The rule set that the file names. What SGF calls rules may be other words, which are none.
    pub fn rule_set(&self) -> Option<&str> {
        let regulation = || self.0.tag("RU").filter(|rule| find_rules(rule).is_ok());
        self.0.tag(RULE_SET).or_else(regulation)
    }

    /// The result, if the game has one.
    pub fn outcome(&self) -> Option<Outcome> {
        self.0.result.map(|score| match score {
            Score::White => Outcome::Win(Side::White),
            Score::Black => Outcome::Win(Side::Black),
            Score::Draw => Outcome::Draw,
            Score::BothLost => Outcome::BothLost,
        })
    }

    /// Holds the result against the moves. What the last position makes counts, whatever else is written (CH-5.1.1,
    /// CH-5.2.1, R-6.1.7, R-8.1, R-9.2.6.1). A game that is cut short has not ended here: the result that the file states
    /// comes back and is the game's no more.
    pub fn settle(&mut self, is_cut: bool) -> Option<Outcome> {
        let stated = self.outcome()?;
        let game = &mut self.0;
        match game.on_board() {
            None if is_cut => game.result = None,
            board => game.result = board.or(game.result),
        }
        self.outcome().is_none().then_some(stated)
    }

    /// Says something of the last move.
    pub fn remark(&mut self, text: String) {
        let last = self.0.tree.last();
        self.0.tree.remarks_mut(last).comments.push(text);
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
