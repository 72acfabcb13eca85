//! What the clock has brought about, and what a flag decides.

use crate::{Chance, Ending, Outcome, Phase, Refusal, ReliefRule, State, Verdict};
use golos_clock::Ms;
use golos_people::Need;
use golos_rules::Side;

/// Whether a player has to record his moves (R-5.4.3.2, U-V.7.12, CH-8.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty<'a> {
    Record,
    /// He need not: he has less time than this, by this article.
    Relieved {
        zone: Ms,
        article: &'a str,
    },
    /// Nobody keeps a record of this game.
    NoRecord,
}

impl State {
    /// More warnings are not given.
    pub(crate) const MOST_WARNINGS: usize = 32;

    /// Time trouble begins so long before the control (U-V.7.11, R-5.4.3.2).
    pub const ZONE: Ms = Ms::from_mins(5);

    /// That of the totally blind (U-V.13.12b).
    pub const BLIND_ZONE: Ms = Ms::from_mins(10);

    /// When the time trouble of `side` begins, before the control (U-V.7.11, U-V.13.12b).
    #[must_use]
    pub fn zone(&self, side: Side) -> Ms {
        // Earlier records say who is blind by his warnings alone.
        let warnings = &self.setup.warnings[side];
        let is_told = warnings.contains(&State::BLIND_ZONE) && !warnings.contains(&State::ZONE);
        if self.setup.watch.blind[side] || is_told { State::BLIND_ZONE } else { State::ZONE }
    }

    /// Whether a player cannot see the board, or sees it by touch: he hears what time both have used (U-V.13.12a).
    #[must_use]
    pub fn is_told_times(&self, side: Side) -> bool {
        let watch = &self.setup.watch;
        let is_impaired = watch.blind[side] || watch.needs[side].iter().any(Need::is_of_sight);
        is_impaired || watch.tactile[side] || self.zone(side) > State::ZONE
    }

    /// The article by which nobody is told the number of the move at `now`: both are in time trouble before a control by
    /// moves, and need not record (R-5.4.3.3).
    #[must_use]
    pub fn number_hidden(&self, now: Ms) -> Option<&str> {
        let (setup, clock) = (&self.setup, &self.time.clock);
        let article = setup.rules.time.clock.number_hidden.as_deref()?;
        let is_short = |side| clock.to_control(side).is_some() && clock.left(side, now) < State::ZONE;
        let is_free = |side| clock.bonus(side).increment() < Ms::from_secs(30);
        let is_hidden = self.has_counts_to_hide() && setup.recorded && !self.family().hides_numbers();
        let is_of_both = || Side::BOTH.into_iter().all(|side| is_short(side) && is_free(side));
        (is_hidden && is_of_both()).then_some(article)
    }

    /// The article by which `side` is not told the number of the move at `now` when he asks. In chess nobody is who can see
    /// the board, until a flag has fallen; what is displayed to all is the event's own matter (CH-12.6, CH-8.5, CH-6.12.1,
    /// FIDE-D.2.10).
    #[must_use]
    pub fn number_hidden_from(&self, side: Side, now: Ms) -> Option<&str> {
        let is_hidden = self.family().hides_numbers() && self.has_counts_to_hide() && !self.is_told_times(side);
        let always = self.setup.rules.time.clock.number_hidden.as_deref().filter(|_| is_hidden);
        always.or_else(|| self.number_hidden(now))
    }

    fn has_counts_to_hide(&self) -> bool {
        matches!(self.phase, Phase::Playing | Phase::Paused) && self.flag_down().is_none()
    }

    /// A flag has fallen, and the game is not over.
    pub(crate) fn expect_flag_down(&self) -> Result<(), Refusal> {
        self.expect_started()?;
        let is_down = Side::BOTH.into_iter().any(|side| self.time.clock.fallen(side).is_some());
        if is_down { Ok(()) } else { Err(Refusal::NoFlag) }
    }

    /// The side whose flag may be pointed out though its clock has run on: the time of a period is used up, and its moves are
    /// not made (CH-6.4, R-5.4.2.6).
    pub(crate) fn has_overstepped(&self) -> Option<Side> {
        let is_over = |side: &Side| self.phase == Phase::Playing && self.time.clock.has_run_on(*side);
        Side::BOTH.into_iter().find(is_over)
    }

    /// Whether `side` may ask to see the record that the arbiter keeps (CH-13.3.2, CH-14.3.2).
    ///
    /// # Errors
    /// These rules give no such right, it is not his move, or he has asked for it often enough.
    pub(crate) fn expect_sheet(&self, side: Side) -> Result<(), Refusal> {
        let rule = self.setup.rules.score.sheet.as_ref().ok_or(Refusal::NoSheet)?;
        if self.phase != Phase::Over && self.turn() != side {
            return Err(Refusal::NotYourTurn(side));
        }
        let is_enough = self.presence.sheets[side] >= rule.most;
        if is_enough { Err(Refusal::SheetTooOften(rule.article.clone())) } else { Ok(()) }
    }

    /// Whether `side` has to record its moves at `now`.
    #[must_use]
    pub fn duty(&self, side: Side, now: Ms) -> Duty<'_> {
        if !self.setup.recorded {
            return Duty::NoRecord;
        }
        let clock = &self.time.clock;
        let increment = clock.bonus(side).increment();
        let rule = self.setup.rules.time.clock.relief.as_ref();
        let rule = rule.filter(|rule| rule.unless_seconds.is_none_or(|seconds| increment < Ms::from_secs(seconds)));
        let is_short = |rule: &ReliefRule| {
            let zone = self.zone(side);
            let reached =
                self.setup.warnings[side].contains(&zone) && !self.warnings_left(side).any(|left| left == zone);
            let is_first = self.is_same_period(side, 0);
            let has_been = || reached && is_first || self.has_been_short(side, zone);
            clock.left(side, now) < zone || rule.lasts && has_been()
        };
        match rule.filter(|rule| self.phase != Phase::Over && self.flag_down().is_none() && is_short(rule)) {
            Some(rule) => Duty::Relieved { zone: self.zone(side), article: &rule.article },
            None => Duty::Record,
        }
    }

    /// The time that came with the next period, if `side` has entered it with the move that was completed last.
    #[must_use]
    pub fn period_entered(&self, side: Side) -> Option<Ms> {
        let (control, moves) = (self.time.clock.control(), self.time.clock.moves(side));
        let is_first = control.control_move(moves.checked_sub(1)?) == Some(moves);
        let time = control.period_after(moves).time;
        // A move that ends the game, or comes after the flag, brings none.
        let earned = self.play.plies.last()?.mark.earned();
        (is_first && earned >= time).then_some(time)
    }

    /// Whether the move of `side` behind so many is of the period that it plays now.
    fn is_same_period(&self, side: Side, moves: u32) -> bool {
        let clock = &self.time.clock;
        clock.control().control_move(moves) == clock.control().control_move(clock.moves(side))
    }

    /// Whether `side` had less than this left at a move that it has completed in the period that it plays now (CH-8.4).
    fn has_been_short(&self, side: Side, zone: Ms) -> bool {
        let before = self.control_moves(side).saturating_sub(self.moves_made(side));
        let own = self.play.plies.iter().filter(|ply| ply.made.side == side);
        (before..).zip(own).any(|(moves, ply)| self.is_same_period(side, moves) && ply.left - ply.mark.earned() < zone)
    }

    /// The thresholds at which `side` has still to be warned.
    pub(crate) fn warnings_left(&self, side: Side) -> impl Iterator<Item = Ms> {
        let given = self.time.warned[side];
        let thresholds = self.setup.warnings[side].iter().take(State::MOST_WARNINGS).enumerate();
        thresholds.filter(move |(index, _)| given & (1 << index) == 0).map(|(_, &left)| left)
    }

    /// The result that the lawful move has brought which `side` made, though it did not complete it (R-5.4.2.10).
    pub fn completed_win(&self, side: Side) -> Option<Verdict> {
        let article = self.setup.rules.time.flag.completed_win.clone()?;
        let made = self.made().filter(|made| made.side == side && made.lawful.is_some())?;
        match State::decided(&made.after) {
            // In giveaway it is the other side that has won then.
            Some((outcome, _)) if outcome == Outcome::Win(side.other()) => None,
            Some((outcome, ending)) => Some(Verdict { outcome, ending, article }),
            // A draw that needs no claim has ended the game as well (CH-6.2.1.1).
            None => self.automatic_draw(),
        }
    }

    /// The loss of a side whose time is over (R-5.4.2.6), or the draw where the other cannot mate (CH-6.9); none if that
    /// was not found out.
    pub(crate) fn flag_verdict(&self, side: Side) -> Option<Verdict> {
        let rule = &self.setup.rules.time.flag;
        let (outcome, ending, article) = match (&rule.cannot_mate, self.chance(side.other())) {
            (Some(article), Some(Chance::Cannot(_))) => (Outcome::Draw, Ending::CannotMate, article),
            (Some(_), Some(Chance::Undetermined)) => return None,
            (Some(_), None) if self.family().searches_for_mates() => return None,
            _ => (Outcome::Win(side.other()), Ending::Time, &rule.article),
        };
        Some(Verdict { outcome, ending, article: article.clone() })
    }

    /// The side whose flag is down and waits for a ruling.
    pub(crate) fn flag_down(&self) -> Option<Side> {
        self.docket.flag()
    }
}
