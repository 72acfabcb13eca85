use std::fmt;

use super::{ByRival, Cause, Event, Length, MatchCourse, MatchOutcome, MatchResult, Refusal, Rival, Setup};
use golos_clock::Ms;
use golos_game::{MatchRule, Outcome, Stake};
use golos_ledger::Head;
use golos_rules::Side;

/// What is left of a break when the players are told so.
pub const BREAK_WARNINGS: [Ms; 2] = [Ms::from_mins(1), Ms::from_secs(10)];

/// Half points of a game that is won.
const WON: u32 = 2;

/// Where a micro-match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The next game can be opened.
    Ready,
    /// The game that was opened last is played, or waits for its start.
    Playing,
    /// The break before the next game; it is over at `due`.
    Break { due: Ms, warned: Option<Ms> },
    /// All games are played and the score is equal: a further micro-match, or a draw.
    Level,
    /// The micro-match has a result.
    Over,
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Phase::Ready => "the next game waits",
            Phase::Playing => "a game is played",
            Phase::Break { .. } => "there is a break",
            Phase::Level => "the score is equal",
            Phase::Over => "it is over",
        })
    }
}

/// A game of a micro-match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchGame {
    /// From 1, through all micro-matches.
    pub number: u32,
    pub white: Rival,
    /// The name of its journal, in the same folder.
    pub file: String,
    /// The micro-match that it belongs to: 0, then the further ones.
    pub course: u32,
    /// How it ended, if it has.
    pub end: Option<GameEnd>,
}

impl MatchGame {
    /// Half points of this player, as a win counts one: a plus is a win (R-5.4.7.2).
    #[must_use]
    pub fn half_points(&self, rival: Rival) -> u32 {
        match self.end.as_ref().map(|end| end.outcome) {
            Some(Outcome::Win(side)) if side == rival.side(self.white) => WON,
            Some(Outcome::Draw) => 1,
            Some(Outcome::Half(side)) if side == rival.side(self.white) => 1,
            Some(Outcome::Half(_) | Outcome::Win(_) | Outcome::BothLost) | None => 0,
        }
    }
}

/// How a game of a micro-match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameEnd {
    pub outcome: Outcome,
    /// Lost by absence or lateness.
    pub forfeit: bool,
    pub article: String,
}

/// A micro-match as it stands: the fold of its events.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) setup: Setup,
    pub(super) rule: MatchRule,
    pub(super) games: Vec<MatchGame>,
    pub(super) course: u32,
    pub(super) phase: Phase,
    pub(super) result: Option<MatchResult>,
    pub(super) head: Head,
}

impl State {
    /// Everything that was fixed beforehand.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Where the micro-match stands.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Every game that was opened.
    #[must_use]
    pub fn games(&self) -> &[MatchGame] {
        &self.games
    }

    /// Whether a game has this file already; large and small letters are one to some systems.
    #[must_use]
    pub fn names(&self, file: &str) -> bool {
        self.games.iter().any(|game| game.file.to_lowercase() == file.to_lowercase())
    }

    /// The number of the next game, from 1.
    #[must_use]
    pub fn next_number(&self) -> u32 {
        u32::try_from(self.games.len()).unwrap_or(u32::MAX).saturating_add(1)
    }

    /// The number of the micro-match that is played: 0, then the further ones.
    #[must_use]
    pub fn course_number(&self) -> u32 {
        self.course
    }

    /// The micro-match that is played.
    #[must_use]
    pub fn course(&self) -> &MatchCourse {
        self.setup.course(self.course)
    }

    /// Whether all games are played, the score is equal, and the arbiter chooses what follows.
    #[must_use]
    pub fn is_level(&self) -> bool {
        self.phase == Phase::Level && self.outcome_by_games().is_none()
    }

    /// Whether it counts for norms and ratings: of what was lost by absence before a game was played there is but a plus
    /// and a minus (R-5.4.7.2).
    #[must_use]
    pub fn is_played(&self) -> bool {
        let is_absence = self.result.as_ref().is_some_and(|result| result.cause == Cause::Absence);
        !is_absence || self.course_games().any(|game| game.end.as_ref().is_some_and(|end| !end.forfeit))
    }

    /// Half points of the micro-match that is played, as a win counts one.
    #[must_use]
    pub fn score(&self) -> ByRival<u32> {
        let sum = |rival| self.course_games().map(|game| game.half_points(rival)).sum();
        ByRival::new(sum(Rival::A), sum(Rival::B))
    }

    /// When the last record was made.
    #[must_use]
    pub fn at(&self) -> Ms {
        self.head.at
    }

    /// The result, if there is one.
    #[must_use]
    pub fn result(&self) -> Option<&MatchResult> {
        self.result.as_ref()
    }

    /// Whether the record was closed in good order.
    #[must_use]
    pub fn closed(&self) -> bool {
        self.head.closed
    }

    /// The game that ended last, as long as nothing has followed it: it can be played on (R-5.4.15.1, CH-8.7).
    #[must_use]
    pub fn reopenable(&self) -> Option<u32> {
        let last = self.games.last().filter(|game| game.end.is_some())?;
        let is_free = match self.phase {
            Phase::Break { .. } | Phase::Level => true,
            // What the games have decided by themselves goes with the last of them.
            Phase::Over => self.outcome_by_games() == self.result,
            Phase::Ready | Phase::Playing => false,
        };
        is_free.then_some(last.number)
    }

    /// Whether the result of this game can be corrected: it is over, and of the micro-match that is played.
    #[must_use]
    pub fn can_correct(&self, number: u32) -> bool {
        self.games.iter().any(|game| game.number == number && game.end.is_some() && game.course == self.course)
    }

    /// What comes about by itself next, and when: the end of a break, what is said before it, the result of the games.
    pub(super) fn next(&self) -> Option<(Ms, Event)> {
        match self.phase {
            Phase::Break { due, warned } => {
                let told = warned.unwrap_or(self.setup.rest);
                let warning = BREAK_WARNINGS.into_iter().find(|&left| left < told);
                Some(match warning {
                    Some(left) => (due - left, Event::BreakWarned { left }),
                    None => (due, Event::BreakOver),
                })
            }
            Phase::Level => self.outcome_by_games().map(|result| (self.head.at, Event::Ended { result })),
            Phase::Ready | Phase::Playing | Phase::Over => None,
        }
    }

    /// The result that the games have brought: lateness that costs everything, or the points when all are played. An
    /// equal score that a further micro-match can follow is no result yet.
    pub(super) fn outcome_by_games(&self) -> Option<MatchResult> {
        self.lost_by_absence().or_else(|| {
            let result = self.by_points();
            let decides = result.outcome != MatchOutcome::Draw || self.setup.extra.is_none();
            (self.is_played_out() && decides).then_some(result)
        })
    }

    /// Whether every game of the micro-match that is played has its result.
    pub(super) fn is_played_out(&self) -> bool {
        let ended = self.course_games().filter(|game| game.end.is_some()).count();
        match self.course().length {
            Length::Games(games) => u32::try_from(ended).is_ok_and(|ended| ended >= games),
            Length::FirstWin => {
                let score = self.score();
                score.a != score.b
            }
        }
    }

    /// The number of the further micro-match that may be opened.
    pub(super) const fn next_course(&self) -> u32 {
        self.course.saturating_add(1)
    }

    /// The equal score at the end, which the arbiter may let stand as a draw (R-5.4.6a).
    pub(super) fn standing_draw(&self) -> Option<MatchResult> {
        let result = (self.phase() == Phase::Level).then(|| self.by_points());
        result.filter(|result| result.outcome == MatchOutcome::Draw)
    }

    /// The result if the arbiter decides the micro-match so as a sanction, with his reason (R-5.4.15.1).
    ///
    /// # Errors
    /// A draw is refused, which is no sanction; so is a decision without a reason, or under rules without this sanction.
    pub fn decided(&self, outcome: MatchOutcome, reason: &str) -> Result<MatchResult, Refusal> {
        if outcome == MatchOutcome::Draw {
            return Err(Refusal::NoDraw);
        }
        let article = self.rule.sanction.clone().ok_or(Refusal::NoSanction)?;
        if reason.is_empty() {
            return Err(Refusal::ReasonNeeded);
        }
        // The game that is played is lost with it, and its points are in the score that is announced.
        let mut score = self.score();
        if let (Phase::Playing, MatchOutcome::Win(winner)) = (self.phase, outcome) {
            score[winner] += WON;
        }
        Ok(MatchResult { outcome, cause: Cause::Decision(reason.to_owned()), score, article })
    }

    /// The sum decides, and an equal one is a draw (R-5.4.6a).
    pub(super) fn by_points(&self) -> MatchResult {
        let score = self.score();
        // Where both were late there is no point to share (R-5.4.4.2).
        let outcome = match score.a.cmp(&score.b) {
            std::cmp::Ordering::Greater => MatchOutcome::Win(Rival::A),
            std::cmp::Ordering::Less => MatchOutcome::Win(Rival::B),
            std::cmp::Ordering::Equal if score.a == 0 => MatchOutcome::BothLost,
            std::cmp::Ordering::Equal => MatchOutcome::Draw,
        };
        let article = self.rule.article.clone();
        MatchResult { outcome, cause: Cause::Points, score, article }
    }

    /// Lateness beyond the limit costs the whole micro-match, where the rules say so (R-5.4.4.1c, U-V.9.4.2a).
    fn lost_by_absence(&self) -> Option<MatchResult> {
        let lateness = self.setup.rules.time.lateness.as_ref().filter(|lateness| lateness.loses == Stake::Match)?;
        let game = self.games.last()?;
        let end = game.end.as_ref().filter(|end| end.forfeit)?;
        let (outcome, article) = match end.outcome {
            Outcome::Win(side) => (MatchOutcome::Win(Rival::having(side, game.white)), &lateness.article),
            Outcome::BothLost => (MatchOutcome::BothLost, &lateness.both),
            Outcome::Draw | Outcome::Half(_) => return None,
        };
        Some(MatchResult { outcome, cause: Cause::Absence, score: self.score(), article: article.clone() })
    }

    fn course_games(&self) -> impl Iterator<Item = &MatchGame> {
        self.games.iter().filter(|game| game.course == self.course)
    }

    /// Whether the players have changed sides for the game that was opened last.
    #[must_use]
    pub fn turns_sides(&self) -> bool {
        matches!(self.games.as_slice(), [.., before, last] if before.white != last.white)
    }

    /// Who has this side in the game that was opened last.
    #[must_use]
    pub fn rival(&self, side: Side) -> Rival {
        let white = self.games.last().map_or(Rival::A, |game| game.white);
        Rival::having(side, white)
    }
}
