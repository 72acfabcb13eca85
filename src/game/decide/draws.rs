//! Offers and claims of a draw.

use super::{Answer, Draft, player};
use crate::clock::{Bonus, Class, Ms};
use crate::game::state::LastOffer;
use crate::game::{
    Actor, Claim, ClaimCheck, ClaimEvent, Ending, Event, Limit, Matter, OfferEvent, OfferLimit, Outcome, Phase,
    ProgressRule, Refusal, Scope, ShortOfTime, State, Verdict,
};
use crate::rules::chess::MATE_BUDGET;
use crate::rules::draughts::Clause;
use crate::rules::{Position, Side, Tracker};

impl Draft {
    /// R-5.4.13.3: a draw is offered after one's own move, then the opponent's clock is started.
    pub(super) fn offer(&mut self, by: Actor) -> Answer {
        self.expect_negotiable()?;
        let side = player(by)?;
        let moved = match self.state.made() {
            Some(made) => made.side == side || self.state.reply().is_some_and(|reply| reply.side == side),
            None => !self.state.is_manual() && self.state.plies().last().is_some_and(|ply| ply.made.side == side),
        };
        let any_time = self.state.setup().rules.draws.offers.any_time || self.state.sealed().is_some();
        if !moved && !any_time {
            return Err(Refusal::OfferWrongMoment);
        }
        if self.state.offer().is_some() {
            return Err(Refusal::OfferNotTwice);
        }
        if !self.state.has_right_to_offer(side) {
            return Err(Refusal::OfferNotTwice);
        }
        self.state.expect_offer_limits()?;
        self.happens(OfferEvent::Offered { by, side })
    }

    /// An agreement is possible in play, and while a sealed move waits (CH-18.6, DR-5.3.5.3).
    fn expect_negotiable(&self) -> Answer {
        if self.state.is_negotiable() && self.state.phase() == Phase::Paused { Ok(()) } else { self.expect_playing() }
    }

    pub(super) fn accept(&mut self, by: Actor) -> Answer {
        let side = self.expect_offer_to(by)?;
        self.happens(OfferEvent::Accepted { by, side })?;
        let article = self.state.setup().rules.draws.offers.article.clone();
        let verdict = Verdict { outcome: Outcome::Draw, ending: Ending::Agreed, article };
        self.happens(Event::Ended { by: Some(by), verdict })
    }

    pub(super) fn decline(&mut self, by: Actor) -> Answer {
        let side = self.expect_offer_to(by)?;
        self.happens(OfferEvent::Declined { by, side, by_move: false })
    }

    fn expect_offer_to(&self, by: Actor) -> Result<Side, Refusal> {
        // A claim that is an offer as well can be accepted while it is checked (CH-9.1.2.3).
        let is_offered = self.state.claim_pending() && self.state.setup().rules.draws.claims.offers.is_some();
        if !is_offered || self.state.phase() != Phase::Playing {
            self.expect_negotiable()?;
        }
        let side = player(by)?;
        if self.state.offer() == Some(side.other()) { Ok(side) } else { Err(Refusal::NoOffer) }
    }

    /// R-5.4.13.2, R-5.4.13.5: a draw under the rules is claimed. The program counts; the arbiter rules.
    pub(super) fn claim(&mut self, by: Actor, claim: Claim, intended: Option<&str>) -> Answer {
        self.expect_playing()?;
        let side = player(by)?;
        let check = match claim {
            Claim::Repetition => self.check_repetition(side, intended)?,
            Claim::Counter if self.state.setup().rules.draws.progress.is_some() => {
                self.check_progress(side, intended)?
            }
            Claim::Counter => self.check_counters(side, intended)?,
            Claim::ClearDraw => return self.count_aloud(by, side),
            Claim::ShortOfTime if self.state.short_of_time(side, self.now).is_none() => {
                return Err(Refusal::ClaimNotHere);
            }
            Claim::Increment | Claim::NormalMeans => {
                self.expect_last_minutes(side)?;
                ClaimCheck::open()
            }
            Claim::ShortOfTime => ClaimCheck::open(),
            Claim::Dead => self.check_dead()?,
            Claim::Foul => self.check_foul(side)?,
        };
        let is_written = matches!(claim, Claim::Repetition | Claim::Counter);
        let intended = match intended {
            Some(text) if is_written => Some(self.read_lawful(text)?.0),
            _ => None,
        };
        self.happens(ClaimEvent::Claimed { by, side, claim, intended, check })
    }

    /// CH-9.3: fifty moves by each side without a capture or a pawn move, the written one included.
    fn check_progress(&self, side: Side, intended: Option<&str>) -> Result<ClaimCheck, Refusal> {
        self.expect_own_move(side)?;
        let needed = self.state.setup().rules.draws.progress.as_ref().map_or(0, |rule| rule.moves);
        let quiet = match intended {
            None => self.state.position().quiet_plies(),
            Some(text) => self.read_lawful(text)?.1.quiet_plies(),
        };
        let holds = quiet >= 2 * needed;
        Ok(ClaimCheck { holds, counted: quiet / 2, needed, limit: Some(Limit::NoProgress), undetermined: false })
    }

    /// R-5.4.13.2, R-5.4.13.5: the move that was made counts, though its clock has not been pressed, and so does the one
    /// that is written.
    fn check_counters(&self, side: Side, intended: Option<&str>) -> Result<ClaimCheck, Refusal> {
        let position = self.state.position();
        let after = match intended {
            Some(text) => {
                self.expect_own_move(side)?;
                Some(self.read_lawful(text)?.1)
            }
            None => self.state.made().map(|made| made.after),
        };
        let mut tracker = self.state.tracker().clone();
        if let Some(after) = &after {
            tracker.step(&self.state.setup().rules.draws.clauses, position, after);
        }
        Ok(self.state.check_counters(&tracker, after.as_ref().unwrap_or(position)))
    }

    /// CH-5.2.2: neither side can mate; what the search finds is for the arbiter.
    fn check_dead(&self) -> Result<ClaimCheck, Refusal> {
        if self.state.setup().rules.draws.dead.is_none() {
            return Err(Refusal::ClaimNotHere);
        }
        let dead = self.state.board().chess().and_then(|board| board.is_dead(MATE_BUDGET));
        let limit = Some(Limit::Dead);
        Ok(ClaimCheck { holds: dead == Some(true), undetermined: dead.is_none(), limit, ..ClaimCheck::open() })
    }

    /// White may claim a foul until he has replied (R-9.2.4.2, DR-5.3.8.2).
    fn check_foul(&self, side: Side) -> Result<ClaimCheck, Refusal> {
        if self.state.setup().rules.remedies.fouls.is_none() || side == Side::Black {
            return Err(Refusal::ClaimNotHere);
        }
        self.expect_own_move(side)?;
        let holds = self.state.fouled();
        Ok(ClaimCheck { holds, ..ClaimCheck::open() })
    }

    /// CH-19.4, CH-19.5: on one's own move, with little time left, without increment and to the end of the game.
    fn expect_last_minutes(&self, side: Side) -> Answer {
        self.expect_own_move(side)?;
        let setup = self.state.setup();
        let clock = self.state.clock();
        let rule = setup.rules.time.quickplay.as_ref().filter(|rule| rule.classes.contains(&setup.class));
        let is_last = clock.control().bonus() == Bonus::None && clock.to_control(side).is_none();
        let rule = rule.filter(|_| is_last).ok_or(Refusal::ClaimNotHere)?;
        let below = Ms::from_secs(rule.below_seconds);
        if clock.left(side, self.now) < below { Ok(()) } else { Err(Refusal::NotYet(below)) }
    }

    fn expect_own_move(&self, side: Side) -> Answer {
        if self.state.turn() != side {
            return Err(Refusal::NotYourTurn(side));
        }
        if self.state.made().is_some() { Err(Refusal::AlreadyMade) } else { Ok(()) }
    }

    /// R-6.1.8.7: who wants the draw counts the moves of the side that plays for a win.
    fn count_aloud(&mut self, by: Actor, side: Side) -> Answer {
        let setup = self.state.setup();
        if setup.rules.draws.clear_draw.as_ref().is_none_or(|rule| !rule.classes.contains(&setup.class)) {
            return Err(Refusal::ClaimNotHere);
        }
        if self.state.counting().is_some() {
            return Err(Refusal::ClaimPending);
        }
        self.happens(ClaimEvent::Counting { by, side })
    }

    /// R-5.4.13.2a, b: just arisen and before one's own move, or by a move that is written and not made.
    fn check_repetition(&self, side: Side, intended: Option<&str>) -> Result<ClaimCheck, Refusal> {
        self.expect_own_move(side)?;
        if self.state.setup().rules.draws.repetition.times == 0 {
            return Err(Refusal::ClaimNotHere);
        }
        let counted = match intended {
            None => self.state.occurrences(self.state.position()),
            Some(text) => self.state.occurrences(&self.read_lawful(text)?.1) + 1,
        };
        let needed = self.state.setup().rules.draws.repetition.times;
        Ok(ClaimCheck { holds: counted >= needed, counted, needed, ..ClaimCheck::open() })
    }

    fn read_lawful(&self, text: &str) -> Result<(String, Position), Refusal> {
        let position = self.state.position();
        let lawful = position.read(text, self.state.notation()).map_err(Refusal::Move)?;
        let after = position.play(&lawful).ok_or_else(|| Refusal::Internal(text.to_owned()))?;
        Ok((position.full(&lawful), after))
    }
}

impl State {
    /// Whether an agreement is possible: in play, and while a sealed move waits (CH-18.6, DR-5.3.5.3).
    pub(in crate::game) fn is_negotiable(&self) -> bool {
        self.phase == Phase::Playing || self.phase == Phase::Paused && self.envelope.is_some()
    }

    /// Whether a claim is an offer as well, which the opponent may accept (CH-9.1.2.3, CH-19.4).
    pub(in crate::game) fn is_offer(&self, claim: Claim) -> bool {
        let is_one = matches!(claim, Claim::Repetition | Claim::Counter | Claim::Increment);
        let is_said = self.setup.rules.draws.claims.offers.is_some();
        is_one && is_said && self.offers.open.is_none() && self.expect_offer_limits().is_ok()
    }

    fn expect_offer_limits(&self) -> Answer {
        let setup = &self.setup;
        for limit in &setup.rules.draws.offers.limits {
            match limit {
                OfferLimit::AfterMoves { moves, classes, .. } if classes.contains(&setup.class) => {
                    // The move that was made counts, though its clock has not been pressed.
                    let made = |side| {
                        let pending = self.play.made.as_ref().is_some_and(|made| made.side == side);
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
    pub(crate) fn is_fast(&self) -> bool {
        self.setup.class != Class::Classic
    }

    /// After a refusal the right to offer goes over to the other side (R-5.4.13.4), or comes back when the relation
    /// of the forces has changed (U-V.11.3b).
    fn has_right_to_offer(&self, side: Side) -> bool {
        let rule = &self.setup.rules.draws.offers;
        let changed = |last: LastOffer| rule.after_change.is_some() && last.forces != self.play.relation();
        !rule.alternate || self.offers.last.is_none_or(|last| last.side != side || changed(last))
    }

    /// The rule by which `side` may fix a draw at `now` because it lacks the time to win.
    fn short_of_time(&self, side: Side, now: Ms) -> Option<&ShortOfTime> {
        let (control, left) = (&self.setup.control, self.time.clock.left(side, now));
        let pieces = self.board().counts();
        let holds = |rule: &&ShortOfTime| {
            rule.classes.contains(&self.setup.class)
                && !(rule.without_increment && control.bonus() != Bonus::None)
                && !(rule.to_the_end && control.control_move(self.time.clock.moves(side)).is_some())
                && rule.most_seconds.is_none_or(|most| left <= Ms::from_secs(most))
                && rule.most_pieces.is_none_or(|most| pieces.white + pieces.black <= most)
        };
        self.setup.rules.draws.short_of_time.iter().find(holds)
    }

    /// The article of the draw that `side` fixes for lack of time, as the claim was let in.
    pub(crate) fn short_of_time_article(&self, side: Side) -> String {
        self.short_of_time(side, self.head.at).map_or_else(String::new, |rule| rule.article.clone())
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

    fn is_drawn_at_once(&self, clause: &Clause) -> bool {
        clause.at_once.is_some() && self.is_fast() && self.setup.control.bonus() == Bonus::None
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

    fn check_counters(&self, tracker: &Tracker, position: &Position) -> ClaimCheck {
        let reached = self.reached_in(tracker, position);
        let nearest = self.counters_in(tracker, position).into_iter().max_by_key(|&(clause, counted, needed)| {
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

    /// The limits that are reached in the position: clauses, repetition, the moves counted aloud.
    pub(crate) fn reached_limits(&self) -> Vec<Limit> {
        let rules = &self.setup.rules;
        let clauses = self.reached_clauses().into_iter().map(|clause| Limit::Clause(clause.id.clone()));
        // R-5.4.13.6: only where the arbiter may act of his own accord is a repetition put before him.
        let repeats = rules.draws.repetition.times > 0 && self.arbiter_may_fix(&Limit::Repetition);
        let repeated = repeats && self.occurrences(&self.play.position) >= rules.draws.repetition.times;
        let counted = self.play.counting.zip(rules.draws.clear_draw.as_ref());
        let counted = counted.is_some_and(|(counting, rule)| counting.moves >= rule.moves);
        let named =
            [(repeated, Limit::Repetition), (counted, Limit::ClearDraw)].into_iter().filter(|(reached, _)| *reached);
        let named = named.map(|(_, name)| name).chain(self.chess_limits());
        clauses.chain(named).collect()
    }

    /// The limits that were reached by the last move and have not been put before the arbiter.
    pub(in crate::game) fn new_limits(&self) -> Vec<Limit> {
        self.reached_limits().into_iter().filter(|id| !self.docket.settled.contains(id)).collect()
    }

    /// The clauses drawn at once that were let pass and whose full number of moves has now been made: they are put
    /// before the arbiter once more (R-6.1.10.4).
    pub(in crate::game) fn played_out(&self) -> Vec<Limit> {
        let clauses = &self.setup.rules.draws.clauses;
        let full = |tracker: &Tracker, position: &Position, index: usize, clause: &Clause| {
            tracker.reached(clauses, index, position, clause.moves)
        };
        let is_new = |index, clause| {
            let was_full = self.play.plies.last().is_some_and(|ply| full(&ply.tracker, &ply.before, index, clause));
            full(&self.play.tracker, &self.play.position, index, clause) && !was_full
        };
        let at_once = clauses.iter().enumerate().filter(|(_, clause)| self.is_drawn_at_once(clause));
        let waits = |limit: &Limit| self.docket.has(&Matter::Reached(limit.clone()));
        let new = at_once.filter(|&(index, clause)| is_new(index, clause));
        new.map(|(_, clause)| Limit::Clause(clause.id.clone())).filter(|limit| !waits(limit)).collect()
    }

    /// The first limit on the docket that makes a draw without a person. One decides where a win may be shown
    /// (R-6.1.8.5, R-6.1.10.4) and whether the draw was clear (R-6.1.8.7).
    pub(super) fn first_certain_limit(&self) -> Option<Limit> {
        let clauses = &self.setup.rules.draws.clauses;
        let is_certain = |limit: &Limit| match limit {
            Limit::ClearDraw => false,
            Limit::Repetition | Limit::NoProgress | Limit::Dead | Limit::IllegalPosition => true,
            Limit::Clause(id) => {
                let clause = clauses.iter().find(|clause| clause.id == *id);
                clause.is_none_or(|it| !it.unless_win && !self.is_drawn_at_once(it))
            }
        };
        self.docket.matters.iter().find_map(|matter| match matter {
            Matter::Reached(limit) if is_certain(limit) => Some(limit.clone()),
            _ => None,
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
    pub(super) fn limit_verdict(&self, limit: &Limit) -> Verdict {
        let article = self.limit_article(limit).to_owned();
        Verdict { outcome: Outcome::Draw, ending: Ending::Limit(limit.clone()), article }
    }
}
