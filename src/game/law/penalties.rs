//! What irregularities cost, and until when a game is cancelled for them (CH-7).

use crate::state::MoveIrregularity;
use crate::{
    Actor, Chance, Duty, Ending, FoulConsequence, Irregularity, Outcome, Phase, Ply, Refusal, State, Verdict, WhoseTime,
};
use golos_clock::Ms;
use golos_rules::{Fault, Position, Side};

impl State {
    /// Whether the rules know such an irregularity.
    #[must_use]
    pub fn admits(&self, misdeed: Irregularity) -> bool {
        match misdeed {
            Irregularity::NoMove | Irregularity::TwoHands => self.setup.rules.remedies.penalty.is_some(),
            Irregularity::WrongStart | Irregularity::WrongColours => self.restart_rule(misdeed).is_some(),
            Irregularity::Record => self.setup.recorded,
            Irregularity::Displaced | Irregularity::Turned | Irregularity::OtherHand | Irregularity::ButtonHeld => true,
        }
    }

    /// Whether the rules list this irregularity, and no board shows it.
    #[must_use]
    pub fn admits_report(&self, fault: Fault) -> bool {
        let is_listed = !self.setup.rules.remedies.irregularities.faults.of(fault).is_empty();
        is_listed && fault.is_reported() && self.is_manual()
    }

    /// The side whose move is reported on: the one that is named, else the one that has moved last.
    pub(crate) fn last_of(&self, side: Option<Side>) -> Option<Side> {
        let last = self.play.plies.last()?.made.side;
        Some(side.unwrap_or(last))
    }

    /// Whether it is early enough to report that: before the reply; of a king that was not marked also later, if the rules
    /// have it so (R-5.4.14.2, U-V.6.6).
    fn can_report(&self, side: Side, fault: Fault) -> bool {
        let is_answered =
            self.play.under_way.made.is_some() || self.play.plies.last().is_some_and(|ply| ply.made.side != side);
        let has_moved = self.play.plies.iter().any(|ply| ply.made.side == side);
        let is_later = fault.is_of_marking() && self.setup.rules.remedies.irregularities.marking_until_reply.is_none();
        has_moved && (!is_answered || is_later) && (is_later || !self.is_marked_too_late(side, fault))
    }

    /// Whether a king that was not marked was promoted before the last move of `side`: the opponent has replied to it.
    fn is_marked_too_late(&self, side: Side, fault: Fault) -> bool {
        let last = self.play.plies.iter().rfind(|ply| ply.made.side == side);
        fault == Fault::Unmarked && self.has_promoted(side) && !last.is_some_and(is_promotion)
    }

    /// `by`, or the arbiter where that is none, can still report this of the last move of `offender`, and has not yet.
    pub(crate) fn expect_report(&self, by: Option<Side>, offender: Side, fault: Fault) -> Result<(), Refusal> {
        if by == Some(offender) {
            return Err(Refusal::OpponentDecides(offender.other()));
        }
        if !self.can_report(offender, fault) || by.is_some() && self.is_touched_since(offender, fault) {
            return Err(Refusal::TooLate);
        }
        if fault.is_of_marking() && !self.has_promoted(offender) {
            return Err(Refusal::NoKingToMark(offender));
        }
        if self.is_reported(offender, fault) {
            return Err(Refusal::AlreadyReported);
        }
        let stood = self.last_completed(offender).map(|last| (last, fault));
        let was_let_stand = stood.is_some_and(|stood| self.docket.stood.contains(&stood));
        if was_let_stand { Err(Refusal::RuledAlready) } else { Ok(()) }
    }

    /// The rules list this irregularity, and no board shows it.
    pub(crate) fn expect_admitted(&self, fault: Fault) -> Result<(), Refusal> {
        if self.admits_report(fault) { Ok(()) } else { Err(Refusal::ClaimNotHere) }
    }

    /// These rules have penalties for what is made wrongly (CH-7).
    pub(crate) fn expect_penalties(&self) -> Result<(), Refusal> {
        self.setup.rules.remedies.penalty.as_ref().map(drop).ok_or(Refusal::ClaimNotHere)
    }

    /// The opponent puts it right himself, on his own time (U-V.6.4a); in rapid and blitz the offender does (U-V.6.12.1).
    pub(crate) fn expect_mended_by_opponent(&self) -> Result<(), Refusal> {
        let (rule, class) = (&self.setup.rules.remedies.irregularities, self.setup.class);
        let offender = || Refusal::OffenderMends(rule.corrected_by(class).to_owned());
        rule.mended_by(class).map(drop).ok_or_else(offender)
    }

    /// The arbiter has it put right of his own accord, and not the opponent alone.
    pub(crate) fn expect_arbiters_own_accord(&self, offender: Side, fault: Fault) -> Result<(), Refusal> {
        let refusal = |article: &str| Refusal::OpponentAlone { side: offender.other(), article: article.to_owned() };
        self.opponent_alone(fault).map_or(Ok(()), |article| Err(refusal(article)))
    }

    /// The game can still be cancelled for that.
    pub(crate) fn expect_restart(&self, misdeed: Irregularity) -> Result<(), Refusal> {
        if self.can_restart(misdeed) { Ok(()) } else { Err(self.no_restart(misdeed)) }
    }

    /// Whether that was reported of the last move of `side` already, and waits.
    fn is_reported(&self, side: Side, fault: Fault) -> bool {
        let last = self.last_completed(side);
        self.docket.irregularities().any(|(offender, found, at)| (offender, found, Some(at)) == (side, fault, last))
    }

    /// Whether `side` has a king that could have been marked, or moved unmarked: one that was promoted in this game
    /// (R-5.4.14.2.13). What was set up as a king is marked.
    fn has_promoted(&self, side: Side) -> bool {
        kings(self.board(), side) > 0 && self.play.plies.iter().any(|ply| ply.made.side == side && is_promotion(ply))
    }

    /// Whether the last completed move of `side` can still be penalised because it was made with two hands (CH-7.5.4).
    ///
    /// # Errors
    /// Why not: the clock was not pressed yet, an illegal move of his is ruled first, he has completed none, that one was
    /// penalised already (CH-7.5.5), or the reply to it has been made where nothing is put right behind it (CH-13.4.2).
    pub(crate) fn expect_hands(&self, side: Side) -> Result<(), Refusal> {
        if self.play.under_way.made.as_ref().is_some_and(|made| made.side == side) {
            return Err(Refusal::PressFirst);
        }
        if self.docket.irregularities().any(|(offender, ..)| offender == side) {
            return Err(Refusal::OtherMatter);
        }
        let last = self.last_completed(side).ok_or(Refusal::NoneCompleted(side))?;
        if self.docket.hands[side] == Some(last) {
            return Err(Refusal::AlreadyPenalized);
        }
        let is_answered = self.play.under_way.made.is_some() || last + 1 < self.play.plies.len();
        let lasts = self.setup.rules.remedies.irregularities.until_the_end;
        if is_answered && !lasts { Err(Refusal::TooLate) } else { Ok(()) }
    }

    /// Whether what `side` does on the board ends the right to have this put right. What is to be said against his own moves
    /// does not end by his moving on; by an opening regulation one player may put stones of both colours.
    #[must_use]
    pub(crate) fn is_ended_by(&self, side: Side, (offender, fault): (Side, Fault)) -> bool {
        (offender != side || self.play.regulation.is_some()) && self.ends_with_reply(fault)
    }

    /// Whether the reply ends the right to have this put right: also how a piece was handled is no matter any more once the
    /// opponent has touched one of his (CH-4.8).
    #[must_use]
    pub fn ends_with_reply(&self, fault: Fault) -> bool {
        !self.setup.rules.remedies.irregularities.until_the_end || fault.is_of_hands()
    }

    /// The index of the half-move that `side` has completed last.
    pub(crate) fn last_completed(&self, side: Side) -> Option<usize> {
        self.play.plies.iter().rposition(|ply| ply.made.side == side)
    }

    /// Whether a move with this fault counts among those that cost time or the game (CH-7.5.5): a foul does not, nor a
    /// touch (CH-4.3).
    #[must_use]
    pub fn is_penalized(&self, fault: Fault) -> bool {
        self.setup.rules.remedies.penalty.is_some() && fault != Fault::Foul && !fault.is_of_hands()
    }

    /// Whether the irregularity counts among those that cost the game, once it is put right (R-5.4.15.2, DR-1.16.6,
    /// U-V.6.12.1). A foul is none of them.
    #[must_use]
    pub fn is_counted(&self, fault: Fault) -> bool {
        let rule = self.setup.rules.remedies.ladder.as_ref();
        fault != Fault::Foul && rule.is_some_and(|rule| rule.classes.contains(&self.setup.class))
    }

    /// Whether one more of `side` with this fault makes it lose.
    #[must_use]
    pub fn is_last_violation(&self, side: Side, fault: Fault) -> bool {
        let rule = self.setup.rules.remedies.ladder.as_ref();
        self.is_counted(fault) && rule.is_some_and(|rule| self.violations(side) + 1 >= rule.loses_at)
    }

    /// The loss of Black by a foul; `None` if the rules know none, or have the position corrected (DR-5.3.8.2).
    pub(crate) fn foul_verdict(&self) -> Option<Verdict> {
        let rule = self.setup.rules.remedies.fouls.as_ref()?;
        let loses = rule.consequence != FoulConsequence::Corrected;
        let outcome = Outcome::Win(Side::White);
        loses.then(|| Verdict { outcome, ending: Ending::Foul, article: rule.article.clone() })
    }

    /// Whether the pieces that `offender` has displaced, or its sheet, are restored while its clock runs in the other's turn
    /// (U-V.6.3, CH-7.4.1, U-V.4.6a). The board of an adjourned game is set up from the record.
    pub(crate) fn restores_on_own_time(&self, offender: Side) -> bool {
        self.sealed().is_none() && self.side_to_run() != offender
    }

    /// Whether a player restores his sheet before his next move, also if its gaps were found on that move (R-5.4.3.2b).
    pub(crate) fn binds_to_sheet(&self) -> bool {
        self.setup.rules.remedies.irregularities.sheet.is_some()
    }

    /// Whether `side` plays on and restores its sheet behind the control: it is in time trouble (U-V.4.6b).
    pub(crate) fn defers_sheet(&self, side: Side, now: Ms) -> bool {
        let rule = self.setup.rules.remedies.irregularities.sheet.as_ref();
        let defers = rule.is_some_and(|rule| rule.deferred.is_some());
        defers && matches!(self.duty(side, now), Duty::Relieved { .. })
    }

    /// The loss of a side that has broken the rules often enough.
    pub(crate) fn violations_verdict(&self, side: Side) -> Option<Verdict> {
        let article = self.setup.rules.remedies.ladder.as_ref()?.article.clone();
        Some(Verdict { outcome: Outcome::Win(side.other()), ending: Ending::Violations, article })
    }

    /// The article by which only the opponent has this put right, and the arbiter not of his own accord (R-5.4.14.2,
    /// DR-2.1.10.3); none where he may. Where the opponent demands it, or without agreement the clocks are stopped and
    /// he is called, he rules
    /// (R-5.4.14.4a).
    #[must_use]
    pub fn opponent_alone(&self, fault: Fault) -> Option<&str> {
        let article = self.setup.rules.remedies.irregularities.opponent_alone.as_deref();
        let is_demanded = |at: usize| self.docket.irregularities().any(|(_, found, of)| (found, of) == (fault, at));
        let is_asked = self.phase != Phase::Playing || self.docket.demanded.is_some_and(is_demanded);
        article.filter(|_| fault != Fault::Foul && !is_asked)
    }

    /// The article by which `by` cannot let this stand: the opponent where it has to be put right (U-V.6.6), the arbiter
    /// only where nobody can (CH-7.5.1). `None` if he can.
    #[must_use]
    pub fn cannot_stand(&self, by: Actor, fault: Fault) -> Option<&str> {
        let rule = &self.setup.rules.remedies.irregularities;
        let never = rule.never_stands.as_deref().filter(|_| self.is_penalized(fault));
        let due = rule.reply_offends.as_deref().filter(|_| fault != Fault::Foul && !by.is_arbiter());
        never.or(due)
    }

    /// The last irregular move that was replied to, where the players may agree to put it back (CH-13.4.2); `None` while
    /// another waits, or behind the end.
    pub(crate) fn correctable_by_agreement(&self) -> Option<MoveIrregularity> {
        self.setup.rules.remedies.irregularities.by_agreement.as_ref()?;
        let is_on = matches!(self.phase, Phase::Playing | Phase::Paused) && self.envelope.is_none();
        let of_ply = |(index, ply): (usize, &Ply)| Some((ply.made.side, ply.made.fault?, index));
        let (side, fault, index) = self.play.plies.iter().enumerate().rev().find_map(of_ply)?;
        let is_answered = index + 1 < self.play.plies.len() || self.made().is_some();
        let is_free = is_on && self.irregularity().is_none() && is_answered && self.is_penalized(fault);
        is_free.then_some((side, fault, index))
    }

    /// Whether an irregular move counts as a violation though it stands: because the opponent let it, or because he replied.
    #[must_use]
    pub(crate) fn counts_uncorrected(&self, fault: Fault, by_reply: bool) -> bool {
        let rule = &self.setup.rules.remedies.irregularities;
        let article = if by_reply { &rule.replied_counts } else { &rule.stood_counts };
        article.is_some() && self.is_counted(fault)
    }

    /// Whether the clock can be switched back for the last move, the position to be restored behind it, or for a king that
    /// is marked on the offender's time, whichever of his moves it was (R-5.4.14.4).
    pub(crate) fn can_switch_back(&self, fault: Fault, index: usize) -> bool {
        let rule = &self.setup.rules.remedies.irregularities;
        let is_last = index + 1 == self.play.plies.len() && self.made().is_none();
        // CH-7.5.1: where illegal moves cost something, the arbiter has the position restored, and rules.
        let is_plain =
            rule.correction == WhoseTime::Offender && rule.readings_kept.is_none() && self.opponent_decides(fault);
        let puts_back = !matches!(fault, Fault::PawnLeft | Fault::Foul);
        let is_in_turn = if fault.is_of_marking() {
            let offender = self.play.plies.get(index).map(|ply| ply.made.side);
            self.made().is_none() && offender.is_some_and(|offender| self.turn() != offender)
        } else {
            is_last
        };
        is_in_turn && is_plain && puts_back
    }

    /// Whether the clock was pressed without a move in this turn of `side` and it is not penalised yet (CH-7.5.3).
    ///
    /// # Errors
    /// Why not: it is not his turn, he has made a move, that was penalised already in this turn (CH-7.5.5).
    pub(crate) fn expect_idle(&self, side: Side) -> Result<(), Refusal> {
        if self.turn() != side {
            return Err(Refusal::NotYourTurn(side));
        }
        if self.made().is_some() {
            return Err(Refusal::AlreadyMade);
        }
        if self.docket.idle[side] == Some(self.play.plies.len()) { Err(Refusal::AlreadyPenalized) } else { Ok(()) }
    }

    /// The rule by which a game that was begun wrongly is cancelled.
    #[must_use]
    pub fn restart_rule(&self, misdeed: Irregularity) -> Option<&crate::RestartRule> {
        match misdeed {
            Irregularity::WrongStart => self.setup.rules.remedies.wrong_start.as_ref(),
            Irregularity::WrongColours => self.setup.rules.remedies.wrong_colours.as_ref(),
            Irregularity::Turned => self.setup.rules.remedies.wrong_board.as_ref(),
            Irregularity::NoMove | Irregularity::TwoHands | Irregularity::OtherHand | Irregularity::ButtonHeld => None,
            Irregularity::Displaced | Irregularity::Record => None,
        }
    }

    /// The number of moves that both have made, after which nothing is said of that any more, and the article.
    fn is_past(&self, misdeed: Irregularity) -> Option<(u32, &str)> {
        let rule = self.restart_rule(misdeed)?;
        let before = rule.before_moves?;
        let is_early = Side::BOTH.into_iter().any(|side| self.moves_made(side) < before);
        (!is_early).then_some((before, rule.article.as_str()))
    }

    /// Whether in chess so many moves were made that no claim about the set-up is heard, nor one about the board.
    pub(crate) fn board_stands(&self) -> bool {
        self.family().keeps_a_turned_board() && self.is_past(Irregularity::WrongStart).is_some()
    }

    /// Why the game is not cancelled for that.
    pub(crate) fn no_restart(&self, misdeed: Irregularity) -> Refusal {
        match (self.restart_rule(misdeed), self.is_past(misdeed)) {
            (None, _) => Refusal::ClaimNotHere,
            (Some(_), Some((moves, article))) => Refusal::TooManyMoves { moves, article: article.to_owned() },
            (Some(_), None) if self.envelope.is_some() => Refusal::Adjourned,
            (Some(_), None) => Refusal::TooLate,
        }
    }

    /// Whether the game can still be cancelled for that.
    pub(crate) fn can_restart(&self, misdeed: Irregularity) -> bool {
        let is_on = matches!(self.phase, Phase::Playing | Phase::Paused) && self.envelope.is_none();
        is_on && self.restart_rule(misdeed).is_some() && self.is_past(misdeed).is_none()
    }

    /// The loss by illegal moves, or the draw where the opponent cannot mate; none if that was not found out.
    pub(crate) fn penalty_verdict(&self, side: Side) -> Option<Verdict> {
        let article = self.setup.rules.remedies.penalty.as_ref()?.article.clone();
        let (outcome, ending) = match self.chance(side.other())? {
            Chance::Can(_) => (Outcome::Win(side.other()), Ending::Penalty),
            Chance::Cannot(_) => (Outcome::Draw, Ending::CannotMate),
            Chance::Undetermined => return None,
        };
        Some(Verdict { outcome, ending, article })
    }

    /// Whether Black's last stone was a foul, and White has not replied (R-9.2.4.2).
    pub(crate) fn fouled(&self) -> bool {
        self.irregularity() == Some((Side::Black, Fault::Foul))
    }
}

fn kings(position: &Position, side: Side) -> usize {
    position.draughts().map_or(0, |board| board.kings(side).len())
}

/// Whether a man became a king by this half-move.
fn is_promotion(ply: &Ply) -> bool {
    kings(&ply.made.after, ply.made.side) > kings(&ply.before, ply.made.side)
}
