//! What the arbiter rules and what players send the arbiter, put together from a name and its parts.

use golos_rules::Side;

use super::{Day, Request, Ruling, Sanction, Score, State, Withdrawal, WrongClaim};

/// A ruling, or what players send, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulingKind {
    Upheld,
    Rejected,
    Incomplete,
    Lost,
    Withdrawn,
    Adjudicate,
    Annulled,
    Result,
    Unfinished,
    OtherWay,
    NoRecords,
    Dead,
    Days,
    Caution,
    Warning,
    Reprimand,
    NoInformation,
    Exclusion,
    Papers,
    Record,
    Protest,
    List,
}

/// A paper that is written out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaperKind {
    /// The record of a game on its sheet.
    Record,
    /// A claim of a time fault (R-10.3.6, CH-55.6.2, CH-56.6.1).
    Claim,
    /// The papers of an unfinished game (R-10.5.2, CH-55.9.5).
    Adjudication,
    Certificate,
    /// The report on all games of a folder (CH-57).
    Report,
}

/// What belongs to a ruling besides its name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulingParts {
    /// The side that it is about.
    pub side: Option<Side>,
    pub score: Option<Score>,
    /// Penalty days.
    pub days: Option<u32>,
    /// The articles that were broken.
    pub articles: Vec<String>,
    /// Whether no more claims are taken in this ten moves.
    pub bar: bool,
}

/// A part that a ruling needs and lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissingPart {
    Side,
    Score,
    Days,
}

impl RulingKind {
    /// The request that it makes, on a day.
    ///
    /// # Errors
    /// [`MissingPart`] that has to be named.
    pub fn request(self, parts: &RulingParts, state: &State, on: Day) -> Result<Request, MissingPart> {
        let side = || parts.side.ok_or(MissingPart::Side);
        let own = || parts.side.or(state.setup().me).ok_or(MissingPart::Side);
        let score = || parts.score.ok_or(MissingPart::Score);
        let articles = || parts.articles.clone();
        let sanction = |sanction| side().map(|side| Ruling::Sanction { side, sanction, articles: articles() });
        let ruling = match self {
            RulingKind::Upheld => Ruling::ClaimUpheld,
            RulingKind::Rejected => {
                let usual = match state.setup().rules.faults.wrong {
                    WrongClaim::Days(days) => days,
                    WrongClaim::Arbiter | WrongClaim::Bar => 0,
                };
                Ruling::ClaimRejected { days: parts.days.unwrap_or(usual), bar: parts.bar }
            }
            RulingKind::Incomplete => Ruling::ClaimIncomplete,
            RulingKind::Lost => Ruling::Lost { side: side()?, articles: articles() },
            RulingKind::Withdrawn => Ruling::Withdrawn(side()?, Withdrawal::Lost),
            RulingKind::Adjudicate => Ruling::Withdrawn(side()?, Withdrawal::Adjudicated),
            RulingKind::Annulled => Ruling::Withdrawn(side()?, Withdrawal::Annulled),
            RulingKind::Result => Ruling::Adjudicated(score()?),
            RulingKind::Unfinished => Ruling::Unfinished,
            RulingKind::OtherWay => Ruling::OtherWay,
            RulingKind::NoRecords => Ruling::NoRecords,
            RulingKind::Dead => Ruling::Dead(side()?),
            RulingKind::Days => {
                let side = side()?;
                // What the document names for the next error, unless other days are given.
                let days = parts.days.or_else(|| state.next_penalty(side)).ok_or(MissingPart::Days)?;
                Ruling::Days { side, days, articles: articles() }
            }
            RulingKind::Caution => sanction(Sanction::Caution)?,
            RulingKind::Warning => sanction(Sanction::Warning)?,
            RulingKind::Reprimand => sanction(Sanction::Reprimand)?,
            RulingKind::NoInformation => sanction(Sanction::NoInformation)?,
            RulingKind::Exclusion => sanction(Sanction::Exclusion)?,
            RulingKind::Papers => {
                return Ok(Request::Papers { by: own()?, on, assessment: score()?, with_analysis: true });
            }
            RulingKind::Record => return Ok(Request::RecordSent { by: own()?, on }),
            RulingKind::Protest => return Ok(Request::Protest { by: own()?, on }),
            RulingKind::List => return Ok(Request::ListReceived { side: own()?, on }),
        };
        Ok(Request::Rule(ruling, on))
    }
}
