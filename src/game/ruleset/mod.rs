//! The laws of one discipline in one edition, as data.

mod desk;
mod draws;
mod handling;
mod parts;
mod protests;
mod remedies;

use serde::{Deserialize, Serialize};

use super::{LatenessRule, MatchRule};
use golos_clock::Class;
use golos_rules::Variant;

pub use desk::{
    ClockRule, CorrectionRule, FaultArticles, FlagRule, IrregularityRule, MissingMovesRule, ReliefRule, VerdictRule,
};
pub use draws::{ClaimRule, CountedDraw, DrawRule, OfferLimit, OfferRule, Repetition, Scope, ShortOfTime, Unrecorded};
pub use handling::HandlingRule;
pub use parts::{Draws, Openings, Remedies, Scoring, SheetRule, Substitutes, Timekeeping};
pub use protests::{AppealRule, DecisionTerm, ProtestRule, ProtestTerm};
pub use remedies::{
    AdjournmentRule, AutomaticLimit, EndArticle, FoulConsequence, FoulRule, LadderRule, PenaltyRule, ProgressRule,
    QuickplayRule, RegulationRule, RestartRule, SanctionRule,
};

/// The laws of one discipline in one edition, as data: each value cites its article.
///
/// A person's file states them without these parts, field by field; so does the first record of a journal.
#[derive(Clone, Debug, PartialEq)]
pub struct RuleSet {
    /// The name that people choose it by, for example `russian-2022`.
    pub id: String,
    /// The variant of the move generator.
    pub variant: Variant,
    /// The source document, as its article prefix: `R` for Russia 2022.
    pub document: String,
    /// What the Regulation, the control or supervision put in its place.
    pub substitutes: Substitutes,
    pub draws: Draws,
    pub time: Timekeeping,
    pub remedies: Remedies,
    pub openings: Openings,
    pub score: Scoring,
}

/// The ids of the rule sets for faster play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Faster {
    pub rapid: String,
    pub blitz: String,
}

impl RuleSet {
    /// The same rules with the capture rules of 100 squares; none where they do not allow it.
    #[must_use]
    pub fn with_captures_of_100(self) -> Option<RuleSet> {
        self.substitutes.captures_of_100.as_ref()?;
        Some(RuleSet { variant: Variant::BRAZILIAN, ..self })
    }

    /// The first value that is not sensible, if there is one: a file or a journal may hold anything.
    #[must_use]
    pub fn fault(&self) -> Option<RuleFault> {
        let nameless = self.id.is_empty().then(|| ("id", "empty".to_owned()));
        let own = nameless.or_else(|| self.draws.fault()).map(|(field, why)| RuleFault { field, why });
        let lateness = self.time.lateness.as_ref().and_then(LatenessRule::fault);
        let unfit = lateness.or_else(|| self.score.micro_match.as_ref().and_then(MatchRule::fault));
        own.or_else(|| unfit.map(|(field, why)| RuleFault { field, why: why.to_owned() }))
    }
}

/// What is not sensible in a rule set: the field, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {why}")]
pub struct RuleFault {
    pub field: &'static str,
    pub why: String,
}

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
