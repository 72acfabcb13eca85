//! The laws of one discipline in one edition, as data.

mod desk;
mod draws;
mod remedies;

use serde::{Deserialize, Serialize};

use super::{Ending, LatenessRule, MatchRule, Scale};
use crate::clock::Class;
use crate::rules::draughts::{Clause, Signs};
use crate::rules::{EndKind, Variant};

pub use desk::{ClockRule, FaultArticles, FlagRule, IrregularityRule, VerdictRule};
pub use draws::{ClaimRule, CountedDraw, DrawRule, OfferLimit, OfferRule, Repetition, Scope, ShortOfTime};
pub use remedies::{
    AdjournmentRule, AutomaticLimit, EndArticle, FoulConsequence, FoulRule, PenaltyRule, ProgressRule, QuickplayRule,
    RegulationRule, RestartRule,
};

/// The laws of one discipline in one edition, as data: each value cites its article.
///
/// Serialised as it stands in profiles and in the first record of a journal. A field added later needs a serde default,
/// so that an old journal keeps its meaning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleSet {
    /// The name that people choose it by, for example `russian-2022`.
    pub id: String,
    /// The variant of the move generator.
    pub variant: Variant,
    /// The source document, as its article prefix: `R` for Russia 2022.
    pub document: String,
    /// The article by which the Regulation may take the capture rules of 100 squares instead, if there is one.
    #[serde(default)]
    pub captures_of_100: Option<String>,
    /// What the verdicts cite that no other rule names.
    #[serde(default)]
    pub verdicts: VerdictRule,
    pub offers: OfferRule,
    pub repetition: Repetition,
    #[serde(default)]
    pub claims: ClaimRule,
    pub clauses: Vec<Clause>,
    /// Five moves counted aloud in a clearly drawn position (R-6.1.8.7), if the rule set has it.
    pub clear_draw: Option<CountedDraw>,
    /// Where a player who lacks the time to win may fix a draw.
    #[serde(default = "ShortOfTime::russia_2022")]
    pub short_of_time: Vec<ShortOfTime>,
    /// What becomes of a limit that is reached: repetition or a clause.
    pub limits: Ruling,
    pub flag: FlagRule,
    pub clock: ClockRule,
    pub irregularities: IrregularityRule,
    /// Who is not there when the clocks are started, if the rule set speaks of him.
    #[serde(default)]
    pub lateness: Option<LatenessRule>,
    /// Micro-matches, if the rule set knows them.
    #[serde(default)]
    pub micro_match: Option<MatchRule>,
    /// Drawn openings, if the rule set has them.
    #[serde(default)]
    pub drawn: Option<DrawRule>,
    /// How moves and results are written on a score sheet.
    #[serde(default)]
    pub signs: Signs,
    /// What a win, a draw and a loss count, as results are written and said (CH-10.1).
    #[serde(default)]
    pub scale: Scale,
    /// Moves without a capture or a pawn move, if the rule set counts them.
    #[serde(default)]
    pub progress: Option<ProgressRule>,
    /// The article by which a dead position ends the game that takes more than a look at the pieces, if the rule set
    /// knows it (CH-5.2.2).
    #[serde(default)]
    pub dead: Option<String>,
    /// What completed illegal moves cost, if the rule set says so.
    #[serde(default)]
    pub penalty: Option<PenaltyRule>,
    /// The article by which an illegal position that was overlooked makes a draw (CH-13.4.4), if there is one.
    #[serde(default)]
    pub illegal_position: Option<String>,
    /// A wrong initial position.
    #[serde(default)]
    pub wrong_start: Option<RestartRule>,
    /// Colours that were reversed.
    #[serde(default)]
    pub wrong_colours: Option<RestartRule>,
    /// A board that was turned the wrong way, where the game is annulled and replayed (DR-2.1.10.1, U-V.6.1); else play
    /// goes on from a board that is right (CH-7.2.2).
    #[serde(default)]
    pub wrong_board: Option<RestartRule>,
    #[serde(default)]
    pub fouls: Option<FoulRule>,
    #[serde(default)]
    pub regulation: Option<RegulationRule>,
    #[serde(default)]
    pub quickplay: Option<QuickplayRule>,
    #[serde(default)]
    pub adjournment: Option<AdjournmentRule>,
    /// The id of the rule set that holds where the play is supervised adequately (CH-13.3, CH-14.3), if there is one.
    #[serde(default)]
    pub supervised: Option<String>,
    /// The rule sets that hold at a rapid and at a blitz control, where they are not in this one.
    #[serde(default)]
    pub faster: Option<Faster>,
}

/// The ids of the rule sets for faster play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Faster {
    pub rapid: String,
    pub blitz: String,
}

impl RuleSet {
    /// The article by which an end on the board ends the game.
    #[must_use]
    pub fn end_article(&self, end: EndKind) -> &str {
        let stated = self.verdicts.ends.iter().find(|stated| stated.end == end);
        stated.map_or(&self.verdicts.win, |stated| &stated.article)
    }

    /// The article by which a game ends so on the board, or by an end of its own (CH-5).
    #[must_use]
    pub fn ending_article(&self, ending: &Ending) -> String {
        match ending {
            Ending::Board(end) => self.end_article(*end).to_owned(),
            _ => self.verdicts.win.clone(),
        }
    }

    /// The same rules with the capture rules of 100 squares; none where they do not allow it.
    #[must_use]
    pub fn with_captures_of_100(self) -> Option<RuleSet> {
        self.captures_of_100.as_ref()?;
        Some(RuleSet { variant: Variant::Brazilian, ..self })
    }

    /// The rules of the last minutes hold only where they were announced beforehand, and with them the draw by two fallen
    /// flags, where they have it (CH-19.2.1).
    pub fn without_quickplay(&mut self) {
        if self.quickplay.take().is_some() {
            self.flag.both = None;
        }
    }

    /// The article of a limit: a clause, `repetition` or `clear-draw`. None if these rules do not have it.
    #[must_use]
    pub fn limit_article(&self, id: &str) -> Option<&str> {
        if id == super::REPETITION {
            return Some(&self.repetition.article);
        }
        match id {
            super::NO_PROGRESS => return self.progress.as_ref().map(|rule| rule.article.as_str()),
            super::DEAD => return self.dead.as_deref(),
            super::ILLEGAL_POSITION => return self.illegal_position.as_deref(),
            _ => {}
        }
        let counted = self.clear_draw.as_ref().filter(|_| id == super::CLEAR_DRAW);
        let clause = self.clauses.iter().find(|clause| clause.id == id);
        clause.map(|clause| &clause.article).or(counted.map(|rule| &rule.article)).map(String::as_str)
    }

    /// The first value that is not sensible, if there is one: a file or a journal may hold anything.
    #[must_use]
    pub fn fault(&self) -> Option<RuleFault> {
        let own = self.own_fault().map(|(field, why)| RuleFault { field, why });
        let lateness = self.lateness.as_ref().and_then(LatenessRule::fault);
        let unfit = lateness.or_else(|| self.micro_match.as_ref().and_then(MatchRule::fault));
        own.or_else(|| unfit.map(|(field, why)| RuleFault { field, why: why.to_owned() }))
    }

    fn own_fault(&self) -> Option<(&'static str, String)> {
        if self.id.is_empty() {
            return Some(("id", "empty".to_owned()));
        }
        // None: no position comes again.
        if self.repetition.times == 1 {
            return Some(("repetition.times", "a position repeats from the second time on".to_owned()));
        }
        if self.clauses.len() > MOST_CLAUSES {
            return Some(("clauses", format!("more than {MOST_CLAUSES}")));
        }
        let is_twice = |(index, clause): &(usize, &Clause)| {
            self.clauses.iter().take(*index).any(|earlier| earlier.id == clause.id)
        };
        let (_, twice) = self.clauses.iter().enumerate().find(is_twice)?;
        Some(("clauses", format!("two clauses have the id \"{}\"", twice.id)))
    }

    /// Whether a limit of this name can be reached under these rules.
    #[must_use]
    pub fn has_limit(&self, id: &str) -> bool {
        let named = [
            (self.clear_draw.is_some(), super::CLEAR_DRAW),
            (self.progress.is_some(), super::NO_PROGRESS),
            (self.dead.is_some(), super::DEAD),
            (self.illegal_position.is_some(), super::ILLEGAL_POSITION),
        ];
        named.contains(&(true, id)) || self.clauses.iter().any(|clause| clause.id == id)
    }
}

/// What is not sensible in a rule set: the field, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {why}")]
pub struct RuleFault {
    pub field: &'static str,
    pub why: String,
}

/// More clauses are no rules that anybody plays by.
const MOST_CLAUSES: usize = 64;

/// Who turns a fact into a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ruling {
    /// Put before the arbiter; nothing happens without a person.
    Offered,
    /// Executed by the program.
    Automatic,
}

/// On whose time something is checked or mended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WhoseTime {
    /// The clock of the player who claims runs.
    Claimant,
    /// The clock of the player who erred runs.
    Offender,
    /// Both clocks stand.
    Nobody,
}

fn every_class() -> Vec<Class> {
    vec![Class::Classic, Class::Rapid, Class::Blitz]
}
