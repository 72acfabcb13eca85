//! The parts of a rule set, as an arbiter looks things up: draws, time, remedies, openings, the score.

use super::{
    AdjournmentRule, ClaimRule, ClockRule, CountedDraw, DrawRule, Faster, FlagRule, FoulRule, HandlingRule,
    IrregularityRule, LadderRule, OfferRule, PenaltyRule, ProgressRule, ProtestRule, QuickplayRule, RegulationRule,
    Repetition, RestartRule, Ruling, SanctionRule, ShortOfTime, VerdictRule,
};
use serde::{Deserialize, Serialize};

use crate::{Ending, LatenessRule, Limit, MatchRule, Scale};
use golos_rules::EndKind;
use golos_rules::draughts::{Clause, Signs};

/// More clauses are no rules that anybody plays by.
const MOST_CLAUSES: usize = 64;

/// What takes the place of a rule set where something else was settled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Substitutes {
    /// The article by which the Regulation may take the capture rules of 100 squares instead, if there is one.
    pub captures_of_100: Option<String>,
    /// The id of the rule set that holds where the play is supervised adequately (CH-13.3, CH-14.3), if there is one.
    pub supervised: Option<String>,
    /// The rule sets that hold at a rapid and at a blitz control, where they are not in this one.
    pub faster: Option<Faster>,
}

/// Draws: agreed, claimed, reached.
#[derive(Clone, Debug, PartialEq)]
pub struct Draws {
    pub offers: OfferRule,
    pub repetition: Repetition,
    pub claims: ClaimRule,
    pub clauses: Vec<Clause>,
    /// Five moves counted aloud in a clearly drawn position (R-6.1.8.7), if the rule set has it.
    pub clear_draw: Option<CountedDraw>,
    /// Where a player who lacks the time to win may fix a draw.
    pub short_of_time: Vec<ShortOfTime>,
    /// What becomes of a limit that is reached: repetition or a clause.
    pub limits: Ruling,
    /// Moves without a capture or a pawn move, if the rule set counts them.
    pub progress: Option<ProgressRule>,
    /// The article by which a dead position ends the game that takes more than a look at the pieces, if the rule set
    /// knows it (CH-5.2.2).
    pub dead: Option<String>,
    /// The article by which an illegal position that was overlooked makes a draw (CH-13.4.4), if there is one.
    pub illegal_position: Option<String>,
}

impl Draws {
    /// The clause of this id.
    pub(crate) fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses.iter().find(|clause| clause.id == id)
    }

    /// The article of a limit; none if these rules do not have it.
    #[must_use]
    pub fn limit_article(&self, limit: &Limit) -> Option<&str> {
        match limit {
            Limit::Repetition => Some(&self.repetition.article),
            Limit::ClearDraw => self.clear_draw.as_ref().map(|rule| rule.article.as_str()),
            Limit::NoProgress => self.progress.as_ref().map(|rule| rule.article.as_str()),
            Limit::Dead => self.dead.as_deref(),
            Limit::IllegalPosition => self.illegal_position.as_deref(),
            Limit::Clause(id) => self.clause(id).map(|clause| clause.article.as_str()),
        }
    }

    /// Whether this limit can be reached under these rules.
    #[must_use]
    pub fn has_limit(&self, limit: &Limit) -> bool {
        self.limit_article(limit).is_some()
    }

    /// The first value that is not sensible: the field, and why.
    pub(super) fn fault(&self) -> Option<(&'static str, String)> {
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
}

/// The clocks, and who comes late to them.
#[derive(Clone, Debug, PartialEq)]
pub struct Timekeeping {
    pub flag: FlagRule,
    pub clock: ClockRule,
    /// Who is not there when the clocks are started, if the rule set speaks of him.
    pub lateness: Option<LatenessRule>,
    /// The last minutes, if the rule set has rules of its own for them.
    pub quickplay: Option<QuickplayRule>,
    /// Sealed moves, if the rule set has them.
    pub adjournment: Option<AdjournmentRule>,
}

impl Timekeeping {
    /// The rules of the last minutes hold only where they were announced beforehand, and with them the draw by two fallen
    /// flags, where they have it (CH-19.2.1).
    pub fn without_quickplay(&mut self) {
        if self.quickplay.take().is_some() {
            self.flag.both = None;
        }
    }
}

/// What follows from what was done wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Remedies {
    pub irregularities: IrregularityRule,
    /// What completed illegal moves cost, if the rule set says so.
    pub penalty: Option<PenaltyRule>,
    /// How many violations lose the game, if the rule set says so.
    pub ladder: Option<LadderRule>,
    /// What the arbiter may impose, from the mildest to the severest.
    pub sanctions: Vec<SanctionRule>,
    /// A wrong initial position.
    pub wrong_start: Option<RestartRule>,
    /// Colours that were reversed.
    pub wrong_colours: Option<RestartRule>,
    /// A board that was turned the wrong way, where the game is annulled and replayed (DR-2.1.10.1, U-V.6.1); else play
    /// goes on from a board that is right (CH-7.2.2).
    pub wrong_board: Option<RestartRule>,
    /// Black's fouls in renju.
    pub fouls: Option<FoulRule>,
    /// How pieces are handled, where they are moved on the board.
    pub handling: Option<HandlingRule>,
}

impl Remedies {
    /// Whether something has to be done with a move before its clock is pressed: that it is announced, or written down
    /// (U-V.13.5, U-V.13.11.2b).
    #[must_use]
    pub fn asks_before_press(&self) -> bool {
        self.handling.as_ref().is_some_and(|rule| rule.announced.is_some() || rule.written.is_some())
    }
}

/// How a game is opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Openings {
    /// Drawn openings, if the rule set has them.
    pub drawn: Option<DrawRule>,
    /// The opening regulation of renju.
    pub regulation: Option<RegulationRule>,
}

/// What a game counts, and how it is written.
#[derive(Clone, Debug, PartialEq)]
pub struct Scoring {
    /// What the verdicts cite that no other rule names.
    pub verdicts: VerdictRule,
    /// How moves and results are written on a score sheet.
    pub signs: Signs,
    /// What a win, a draw and a loss count, as results are written and said (CH-10.1).
    pub scale: Scale,
    /// Micro-matches, if the rule set knows them.
    pub micro_match: Option<MatchRule>,
    /// How decisions are contested, if the rule set speaks of it.
    pub protests: Option<ProtestRule>,
    /// The record that the arbiter keeps, where a player may ask to see it.
    pub sheet: Option<SheetRule>,
}

/// How often a player may ask, on his move, to see the record that the arbiter keeps (CH-13.3.2, CH-14.3.2). More often is a
/// disturbance of the opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetRule {
    /// Times in a game.
    pub most: u32,
    pub article: String,
}

impl Scoring {
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
            Ending::Resigned
            | Ending::Time
            | Ending::Agreed
            | Ending::Limit(_)
            | Ending::Claimed(_)
            | Ending::BothFlags
            | Ending::CannotMate
            | Ending::Penalty
            | Ending::Violations
            | Ending::Foul
            | Ending::WrongSeal
            | Ending::NormalMeans
            | Ending::Absence
            | Ending::Decision(_) => self.verdicts.win.clone(),
        }
    }
}
