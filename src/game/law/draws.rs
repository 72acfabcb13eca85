//! Who may offer, what may be claimed, and which limits are reached.

use crate::state::LastOffer;
use crate::{
    Claim, ClaimCheck, Ending, Limit, OfferLimit, Outcome, PendingRuling, Phase, ProgressRule, Refusal, Scope,
    ShortOfTime, State, Verdict,
};
use golos_clock::{Class, Ms};
use golos_rules::draughts::Clause;
use golos_rules::{BySide, Position, Side, Tracker};

/// A move that is counted though it is not complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncompleted {
    None,
    /// It was made, and waits for its press.
    Made,
    /// It is written for the claim that is being checked.
    Written,
}

impl State {
    /// Whether an agreement is possible: in play, and while a sealed move waits (CH-18.6, DR-5.3.5.3).
    pub(crate) fn is_negotiable(&self) -> bool {
        self.phase == Phase::Playing || self.phase == Phase::Paused && self.envelope.is_some()
    }

    /// An agreement is possible: in play, and while a sealed move waits (CH-18.6, DR-5.3.5.3).
    pub(crate) fn expect_negotiable(&self) -> Result<(), Refusal> {
        if self.is_negotiable() && self.phase == Phase::Paused { Ok(()) } else { self.expect_playing() }
    }

    /// The opponent has offered a draw, and `side` has not answered yet.
    pub(crate) fn expect_offer_to(&self, side: Side) -> Result<(), Refusal> {
        if self.offer() == Some(side.other()) { Ok(()) } else { Err(Refusal::NoOffer) }
    }

    /// Whether a claim is an offer as well, which the opponent may accept (CH-9.1.2.3, CH-19.4).
    pub(crate) fn is_offer(&self, claim: Claim) -> bool {
        let is_one = matches!(claim, Claim::Repetition | Claim::Counter | Claim::Increment);
        let is_said = self.setup.rules.draws.claims.offers.is_some();
        is_one && is_said && self.offers.open.is_none() && self.expect_offer_limits().is_ok()
    }

    /// The arbiter can consent to a draw: the event has forbidden to offer one, and he has not consented yet (CH-9.1.1).
    pub(crate) fn expect_consent(&self) -> Result<(), Refusal> {
        let needs = |limit: &OfferLimit| matches!(limit, OfferLimit::AfterMoves { consent: true, .. });
        let is_needed = self.setup.rules.draws.offers.limits.iter().any(needs);
        if is_needed && !self.offers.consented { Ok(()) } else { Err(Refusal::NothingPending) }
    }

    /// How many draws `side` has offered in this game (CH-11.5).
    #[must_use]
    pub fn offers_made(&self, side: Side) -> u32 {
        self.offers.made[side]
    }

    pub(crate) fn expect_offer_limits(&self) -> Result<(), Refusal> {
        let setup = &self.setup;
        for limit in &setup.rules.draws.offers.limits {
            match limit {
                OfferLimit::AfterMoves { consent: true, .. } if self.offers.consented => {}
                OfferLimit::AfterMoves { moves, classes, .. } if classes.contains(&setup.class) => {
                    // The move that was made counts, though its clock has not been pressed.
                    let made = |side| {
                        let pending = self.play.under_way.made.as_ref().is_some_and(|made| made.side == side);
                        self.moves_made(side) + u32::from(pending)
                    };
                    if *moves == OfferLimit::THROUGHOUT {
                        return Err(Refusal::OffersForbidden);
                    }
                    if Side::BOTH.into_iter().any(|side| made(side) < *moves) {
                        return Err(Refusal::OfferTooEarly(*moves));
                    }
                }
                OfferLimit::UnrecordedPieces { pieces, classes, .. }
                    if classes.contains(&setup.class) && !setup.recorded =>
                {
                    if Side::BOTH.into_iter().any(|side| self.board().count(side) > *pieces) {
                        return Err(Refusal::OfferTooManyPieces(*pieces));
                    }
                }
                OfferLimit::AfterMoves { .. } | OfferLimit::UnrecordedPieces { .. } => {}
            }
        }
        Ok(())
    }

    /// Rapid or blitz.
    pub fn is_fast(&self) -> bool {
        self.setup.class != Class::Classic
    }

    /// After a refusal the right to offer goes over to the other side (R-5.4.13.4), or comes back when the relation
    /// of the forces has changed (U-V.11.3b).
    pub(crate) fn has_right_to_offer(&self, side: Side) -> bool {
        let rule = &self.setup.rules.draws.offers;
        let changed = |last: LastOffer| rule.after_change.is_some() && last.forces != self.play.relation();
        !rule.alternate || self.offers.last.is_none_or(|last| last.side != side || changed(last))
    }

    /// The rule by which `side` may fix a draw at `now` because it lacks the time to win.
    pub(crate) fn short_of_time(&self, side: Side, now: Ms) -> Option<&ShortOfTime> {
        let (control, left) = (&self.setup.control, self.time.clock.left(side, now));
        let pieces = self.board().counts();
        let holds = |rule: &&ShortOfTime| {
            rule.classes.contains(&self.setup.class)
                && !(rule.without_increment && control.has_bonus())
                && !(rule.to_the_end && control.control_move(self.time.clock.moves(side)).is_some())
                && rule.most_seconds.is_none_or(|most| left <= Ms::from_secs(most))
                && rule.most_pieces.is_none_or(|most| pieces.white + pieces.black <= most)
        };
        self.setup.rules.draws.short_of_time.iter().find(holds)
    }

    /// Whether `side` has stopped the clocks itself, and claims the draw for lack of time behind that stop (R-6.1.10.5,
    /// DR-1.7.13).
    pub(crate) fn fixes_by_stop(&self, side: Side, claim: Claim) -> bool {
        let is_his = self.stop.as_ref().is_some_and(|stop| stop.by.side() == Some(side));
        claim == Claim::ShortOfTime && self.phase == Phase::Paused && is_his && self.envelope.is_none()
    }

    /// The article by which the offer of `side` and its stop of the clocks may fix a draw at `now` (R-6.1.10.5); `None` if
    /// it has not offered one, or no article says so.
    #[must_use]
    pub fn draw_by_stop(&self, side: Side, now: Ms) -> Option<&str> {
        let rule = self.short_of_time(side, now).filter(|_| self.offers.open == Some(side))?;
        Some(&rule.article)
    }

    /// The article of the draw that is claimed for lack of time, as the claim was let in: the clock may have been corrected
    /// since.
    pub fn short_of_time_article(&self) -> String {
        self.docket.claim().and_then(|pending| pending.article).cloned().unwrap_or_default()
    }

    /// Whether the arbiter may fix the draw of a limit that no player has claimed (R-5.4.13.6).
    #[must_use]
    pub fn arbiter_may_fix(&self, limit: &Limit) -> bool {
        let rule = &self.setup.rules.draws.repetition;
        let of_his_own_accord = match &rule.arbiter_scope {
            Scope::EveryLimit => true,
            Scope::Repetition { classes } => *limit == Limit::Repetition && classes.contains(&self.setup.class),
        };
        // Moves are counted aloud because a player has asked for it.
        matches!(limit, Limit::ClearDraw | Limit::Dead | Limit::IllegalPosition)
            || rule.arbiter.is_some() && of_his_own_accord
    }

    /// How many moves a clause asks for in this game: none in rapid and blitz without increment, where the rule set
    /// says that the ending is not played out (R-6.1.10.4).
    fn limit(&self, clause: &Clause) -> u32 {
        if self.is_drawn_at_once(clause) { 0 } else { clause.moves }
    }

    /// Whether this ending is drawn only if nobody shows a win.
    pub(crate) fn is_unless_win(&self, clause: &Clause) -> bool {
        clause.unless_win || self.is_drawn_at_once(clause)
    }

    fn is_drawn_at_once(&self, clause: &Clause) -> bool {
        clause.at_once.is_some() && self.is_fast() && !self.setup.control.has_bonus()
    }

    /// The clauses whose limit is reached in the position, first of the rule set first.
    pub fn reached_clauses(&self) -> Vec<&Clause> {
        self.reached_in(&self.play.tracker, &self.play.position)
    }

    fn reached_in(&self, tracker: &Tracker, position: &Position) -> Vec<&Clause> {
        let clauses = &self.setup.rules.draws.clauses;
        let reached = |index: usize, clause: &Clause| tracker.reached(clauses, index, position, self.limit(clause));
        clauses.iter().enumerate().filter(|&(index, clause)| reached(index, clause)).map(|(_, clause)| clause).collect()
    }

    /// The counters that run: the clause, the moves counted, the moves asked for. For the arbiter.
    pub fn counters(&self) -> Vec<(&Clause, u32, u32)> {
        self.counters_in(&self.play.tracker, &self.play.position)
    }

    /// The counters as a claim counts them now: with the move that is written for the claim under check, or else with the
    /// one that was made and waits for its press (R-5.4.13.2, R-5.4.13.5). For the arbiter.
    pub fn counters_claimed(&self) -> (Uncompleted, Vec<(&Clause, u32, u32)>) {
        let written = self.docket.claim().and_then(|pending| pending.intended).and_then(|written| {
            let lawful = written.lawful_in(&self.play.position)?;
            Some((Uncompleted::Written, lawful.after))
        });
        let made = || self.play.under_way.made.as_ref().map(|made| (Uncompleted::Made, made.after));
        let Some((with, after)) = written.or_else(made) else { return (Uncompleted::None, self.counters()) };
        let mut tracker = self.play.tracker.clone();
        tracker.step(&self.setup.rules.draws.clauses, &self.play.position, &after);
        (with, self.counters_in(&tracker, &after))
    }

    /// The position after the last move, also if the clock has not been pressed yet. With it, for each clause of the rule set
    /// in order: how many moves each side has made since the count began, how many moves make a draw in this game, and whether
    /// there is no draw where a win is shown.
    #[must_use]
    pub fn clause_states(&self) -> (Position, Vec<(BySide<u32>, u32, bool)>) {
        let clauses = &self.setup.rules.draws.clauses;
        let (mut position, mut tracker) = (self.play.position, self.play.tracker.clone());
        if let Some(made) = &self.play.under_way.made {
            tracker.step(clauses, &position, &made.after);
            position = made.after;
        }
        let made = |index| tracker.made(index).unwrap_or_default();
        let state = |(index, clause)| (made(index), self.limit(clause), self.is_unless_win(clause));
        (position, clauses.iter().enumerate().map(state).collect())
    }

    /// The clauses that an article speaks of, by their places in the rule set: none if it asks only who wins (R-6.1.8.7,
    /// R-6.1.10.5).
    ///
    /// # Errors
    /// The articles that ask for the value of an ending, if it is none of them.
    pub fn clauses_of(&self, article: &str) -> Result<Vec<usize>, Vec<String>> {
        let rules = &self.setup.rules.draws;
        let asked = rules.clauses.iter().enumerate().filter(|(_, clause)| self.is_ground(clause, Some(article)));
        let found: Vec<usize> = asked.map(|(at, _)| at).collect();
        let theory = rules.clear_draw.iter().map(|rule| &rule.article);
        let theory = theory.chain(rules.short_of_time.iter().map(|rule| &rule.article));
        let theory = theory.chain(rules.progress.iter().map(|rule| &rule.article));
        let mut known: Vec<String> =
            rules.clauses.iter().map(|clause| &clause.article).chain(theory.clone()).cloned().collect();
        known.dedup();
        if found.is_empty() && !theory.clone().any(|own| is_article(own, article)) { Err(known) } else { Ok(found) }
    }

    fn counters_in(&self, tracker: &Tracker, position: &Position) -> Vec<(&Clause, u32, u32)> {
        let clauses = &self.setup.rules.draws.clauses;
        let counted = |index| tracker.counted(clauses, index, position);
        let running = clauses
            .iter()
            .enumerate()
            .filter_map(|(index, clause)| Some((clause, counted(index)?, self.limit(clause))));
        running.filter(|&(_, counted, needed)| counted > 0 || needed == 0).collect()
    }

    /// How many moves of a limit have been counted, and how many it asks for.
    #[must_use]
    pub fn limit_counts(&self, limit: &Limit) -> (u32, u32) {
        let rules = &self.setup.rules.draws;
        match limit {
            Limit::Repetition => (self.occurrences(&self.play.position), rules.repetition.times),
            Limit::NoProgress => {
                let counts = |rule: &ProgressRule| (self.play.position.quiet_plies() / 2, rule.moves);
                rules.progress.as_ref().map(counts).unwrap_or_default()
            }
            Limit::ClearDraw => {
                let counting = self.play.counting.zip(rules.clear_draw.as_ref());
                counting.map(|(counting, rule)| (counting.moves, rule.moves)).unwrap_or_default()
            }
            Limit::Dead | Limit::IllegalPosition => (0, 0),
            Limit::Clause(id) => self.clause_counts(id).unwrap_or_default(),
        }
    }

    fn clause_counts(&self, id: &str) -> Option<(u32, u32)> {
        let clauses = &self.setup.rules.draws.clauses;
        let (index, clause) = clauses.iter().enumerate().find(|(_, clause)| clause.id == id)?;
        Some((self.play.tracker.counted(clauses, index, &self.play.position)?, self.limit(clause)))
    }

    pub(crate) fn check_counters(
        &self,
        tracker: &Tracker,
        position: &Position,
        among: &dyn Fn(&Clause) -> bool,
    ) -> ClaimCheck {
        let reached: Vec<&Clause> =
            self.reached_in(tracker, position).into_iter().filter(|clause| among(clause)).collect();
        let counters = self.counters_in(tracker, position).into_iter().filter(|(clause, ..)| among(clause));
        let nearest = counters.max_by_key(|&(clause, counted, needed)| {
            (reached.contains(&clause), u64::from(counted) * 1000 / u64::from(needed.max(1)))
        });
        let holds = !reached.is_empty();
        match nearest {
            Some((clause, counted, needed)) => ClaimCheck {
                holds,
                counted,
                needed,
                limit: Some(Limit::Clause(clause.id.clone())),
                undetermined: false,
            },
            None => ClaimCheck { holds, ..ClaimCheck::open() },
        }
    }

    /// Whether a clause is claimed by this article; none: by any.
    pub(crate) fn is_ground(&self, clause: &Clause, article: Option<&str>) -> bool {
        let at_once = clause.at_once.as_deref().filter(|_| self.is_drawn_at_once(clause));
        article
            .is_none_or(|typed| is_article(&clause.article, typed) || at_once.is_some_and(|own| is_article(own, typed)))
    }

    /// What is claimed by an article, typed with its numbers: `5.4.13.1`, `III.5.2.1`, `9.3`.
    pub(crate) fn claim_of(&self, article: &str) -> Option<Claim> {
        let rules = &self.setup.rules.draws;
        let is_it = |own: &str| is_article(own, article);
        let short = || rules.short_of_time.iter().any(|rule| is_it(&rule.article));
        match () {
            () if is_it(&rules.repetition.article) => Some(Claim::Repetition),
            () if rules.progress.as_ref().is_some_and(|rule| is_it(&rule.article)) => Some(Claim::Counter),
            () if rules.clauses.iter().any(|clause| self.is_ground(clause, Some(article))) => Some(Claim::Counter),
            () if rules.clear_draw.as_ref().is_some_and(|rule| is_it(&rule.article)) => Some(Claim::ClearDraw),
            () if rules.dead.as_deref().is_some_and(is_it) => Some(Claim::Dead),
            () if short() => Some(Claim::ShortOfTime),
            () => None,
        }
    }

    /// The numbers of the moves before which this position stood, with the same side to move (R-5.4.13.2c, CH-9.2.2): the
    /// one on the board is before the move that is played now.
    #[must_use]
    pub fn occurred_before(&self, position: &Position) -> Vec<u32> {
        let plies = self.play.plies.iter().enumerate();
        let earlier = plies.filter(|(_, ply)| ply.before == *position).map(|(index, _)| self.number_of(index));
        let now = (self.play.position == *position).then(|| self.move_number());
        earlier.chain(now).collect()
    }

    /// The limits that are reached in the position: clauses, repetition, the moves counted aloud.
    pub(crate) fn reached_limits(&self) -> Vec<Limit> {
        let rules = &self.setup.rules;
        let clauses = self.reached_clauses().into_iter().map(|clause| Limit::Clause(clause.id.clone()));
        // R-5.4.13.6: only where the arbiter may act of his own accord is a repetition put before him.
        let repeats = rules.draws.repetition.times > 0 && self.arbiter_may_fix(&Limit::Repetition);
        let repeated = repeats && self.occurrences(&self.play.position) >= rules.draws.repetition.times;
        let counted = self.play.counting.zip(rules.draws.clear_draw.as_ref());
        let counted = counted.is_some_and(|(counting, rule)| counting.moves >= rule.moves);
        let is_left = self.has_left_illegal_position();
        let named = [(repeated, Limit::Repetition), (counted, Limit::ClearDraw), (is_left, Limit::IllegalPosition)];
        clauses.chain(named.into_iter().filter(|(reached, _)| *reached).map(|(_, name)| name)).collect()
    }

    /// The limits that were reached by the last move and have not been put before the arbiter.
    pub(crate) fn new_limits(&self) -> Vec<Limit> {
        self.reached_limits().into_iter().filter(|id| !self.docket.settled.contains(id)).collect()
    }

    /// A limit that the last move has reached, a lawful one, though it was not put before the arbiter.
    pub(crate) fn limit_unreported(&self) -> Option<Limit> {
        let is_lawful = self.play.plies.last().is_some_and(|ply| ply.made.fault.is_none());
        if is_lawful { self.new_limits().into_iter().next() } else { None }
    }

    /// The clauses drawn at once that were let pass and whose full number of moves has now been made: they are put
    /// before the arbiter once more (R-6.1.10.4).
    pub(crate) fn played_out(&self) -> Vec<Limit> {
        let clauses = &self.setup.rules.draws.clauses;
        let full = |tracker: &Tracker, position: &Position, index: usize, clause: &Clause| {
            tracker.reached(clauses, index, position, clause.moves)
        };
        let is_new = |index, clause| {
            let was_full = self.play.plies.last().is_some_and(|ply| full(&ply.tracker, &ply.before, index, clause));
            full(&self.play.tracker, &self.play.position, index, clause) && !was_full
        };
        let at_once = clauses.iter().enumerate().filter(|(_, clause)| self.is_drawn_at_once(clause));
        let waits = |limit: &Limit| self.docket.has(&PendingRuling::Reached(limit.clone()));
        let new = at_once.filter(|&(index, clause)| is_new(index, clause));
        new.map(|(_, clause)| Limit::Clause(clause.id.clone())).filter(|limit| !waits(limit)).collect()
    }

    /// The first limit on the docket that makes a draw without a person. One decides where a win may be shown
    /// (R-6.1.8.5, R-6.1.10.4) and whether the draw was clear (R-6.1.8.7).
    pub(crate) fn first_certain_limit(&self) -> Option<Limit> {
        let clauses = &self.setup.rules.draws.clauses;
        let is_certain = |limit: &Limit| match limit {
            Limit::ClearDraw => false,
            Limit::Repetition | Limit::NoProgress | Limit::Dead | Limit::IllegalPosition => true,
            Limit::Clause(id) => {
                let clause = clauses.iter().find(|clause| clause.id == *id);
                clause.is_none_or(|it| !it.unless_win && !self.is_drawn_at_once(it))
            }
        };
        self.docket.matters.iter().find_map(|matter| {
            let PendingRuling::Reached(limit) = matter else { return None };
            is_certain(limit).then(|| limit.clone())
        })
    }

    /// The article by which a limit makes a draw in this game: its own, or the one by which its ending is not played
    /// out (R-6.1.10.4). Empty if the rules do not have the limit.
    #[must_use]
    pub fn limit_article(&self, limit: &Limit) -> &str {
        let rules = &self.setup.rules.draws;
        let clause = if let Limit::Clause(id) = limit { rules.clause(id) } else { None };
        let at_once =
            clause.filter(|clause| self.is_drawn_at_once(clause)).and_then(|clause| clause.at_once.as_deref());
        at_once.or_else(|| rules.limit_article(limit)).unwrap_or_default()
    }

    /// The draw that a limit makes.
    pub(crate) fn limit_verdict(&self, limit: &Limit) -> Verdict {
        let article = self.limit_article(limit).to_owned();
        Verdict { outcome: Outcome::Draw, ending: Ending::Limit(limit.clone()), article }
    }
}

/// Whether the numbers that were typed are those of the article, the last of them at least: `6.1.8.6` of `R-6.1.8.6`,
/// `5.2.1` of `U-III.5.2.1`.
fn is_article(article: &str, typed: &str) -> bool {
    let numbers = article.split_once('-').map_or(article, |(_, numbers)| numbers);
    let typed = typed.trim().trim_end_matches('.');
    let rest = numbers.to_lowercase().strip_suffix(typed.to_lowercase().as_str()).map(str::to_owned);
    !typed.is_empty() && rest.is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
}
