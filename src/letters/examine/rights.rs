//! Penalty days and corrections: what may be done in the next reply, or never.

use super::super::{Note, Phase, Purpose, Right, Said};
use super::Work;

impl Work<'_> {
    /// The reply uses the rights that it names; the others lapse.
    pub(super) fn settle(&mut self) {
        self.outcome.used = true;
        let mut right = self.state.right_of(self.by);
        let partner = self.by.other();
        // Days are charged for play that was stopped; who answers at once has not stopped it.
        let is_too_soon = matches!(self.state.phase(), Phase::Stopped { by, queried: false, .. } if *by == partner);
        if is_too_soon && self.letter.purpose == Purpose::Reply {
            self.notes.push(Note::AnsweredTooSoon);
            right.charge = 0;
        }
        if let Some(total) = right.correct_to {
            let stated = self.letter.stated_total(partner);
            let with_charge = total.saturating_add(self.letter.charge.unwrap_or(0).min(right.charge));
            if self.letter.correction.is_some() || stated == Some(total) || stated == Some(with_charge) {
                self.totals[partner] = total;
                self.notes.push(Note::Corrected { side: partner, total });
            } else {
                self.notes.push(Note::CorrectionLapsed { side: partner, total: self.totals[partner] });
            }
        }
        self.settle_seen_stamp(right);
        match self.letter.charge {
            Some(charged) => self.charge(charged, right),
            None if right.charge > 0 => self.notes.push(Note::ChargeLapsed(right.charge)),
            None => {}
        }
    }

    /// Only the receiver has seen the stamp: a correction of which this file knows no reason holds as well. So does a total
    /// that follows from the first date, which is that of the stamp (R-10.3.1, CH-55.2.2.1, CH-56.2.3).
    fn settle_seen_stamp(&mut self, right: Right) {
        if right.correct_to.is_some() {
            return;
        }
        let partner = self.by.other();
        let stated = self.letter.stated_total(partner);
        let is_stated = |total: &u32| {
            let with_charge = total.saturating_add(self.letter.charge.unwrap_or(0).min(right.charge));
            stated == Some(*total) || stated == Some(with_charge)
        };
        let corrects = self.state.setup().rules.time.correct_now_or_never;
        let said = self.letter.correction.filter(|_| corrects);
        let total = said.or_else(|| self.total_by_first_date().filter(is_stated));
        if let Some(total) = total.filter(|total| *total != self.totals[partner]) {
            self.totals[partner] = total;
            self.notes.push(Note::Corrected { side: partner, total });
        }
    }

    /// The partner's total with the first date of this letter as that of the dispatch.
    fn total_by_first_date(&self) -> Option<u32> {
        let before = self.state.answered_by(self.by)?;
        let (sent, seen) = (before.outcome.sent?, self.letter.dates.partner_sent?);
        let is_possible = before.outcome.received.is_none_or(|received| received <= seen);
        let is_new = seen != sent && before.letter.dates.dispatch() != Some(seen);
        if !is_possible || !is_new {
            return None;
        }
        let others = self.totals[self.by.other()].saturating_sub(before.outcome.days);
        Some(others.saturating_add(self.state.days_if_sent(before, seen)))
    }

    /// A query that names a right counts as the reply; one that does not leaves it.
    pub(super) fn settle_if_used(&mut self) {
        if self.letter.charge.is_some() || self.letter.correction.is_some() {
            self.settle();
        }
    }

    fn charge(&mut self, charged: u32, right: Right) {
        let partner = self.by.other();
        if charged > right.charge {
            self.notes.push(Note::ChargedTooMuch { charged, due: right.charge });
        }
        let days = charged.min(right.charge);
        if days > 0 {
            self.add(partner, days);
            let erring = self.state.answered_by(self.by);
            let dates = erring.is_some_and(|past| past.outcome.stop.is_none());
            self.notes.push(Note::Charged { side: partner, days, dates });
        }
    }

    /// The delay of the partner's repeat: days for him, unless his first letter was answered before the repeat was sent.
    pub(super) fn settle_delay(&mut self) {
        let partner = self.by.other();
        let days = self.state.delays[partner];
        if days == 0 {
            return;
        }
        let is_repeat =
            |past: &&super::super::Past| past.letter.by == partner && past.letter.purpose == Purpose::Repeat;
        let repeat = self.state.letters().iter().rev().find(is_repeat);
        let repeated = repeat.and_then(|past| past.letter.dates.dispatch().or(past.outcome.sent));
        let is_lost = self.letter.says(&Said::FirstLetterLost) || repeat.is_some_and(|past| past.is_answered);
        // By e-mail a repeat may come and be answered on the day of its dispatch.
        let knows = |repeated| is_lost || self.days.received.is_some_and(|received| received >= repeated);
        let crossed = repeated
            .is_some_and(|repeated| self.days.sent < repeated || (self.days.sent == repeated && !knows(repeated)));
        let was_lost = !self.state.setup().rules.repeats.only_if_lost || is_lost;
        if !crossed && was_lost {
            self.add(partner, days);
            self.notes.push(Note::Delayed { side: partner, days });
        }
    }

    /// Dates, totals and everything that a letter has to hold besides its moves.
    pub(super) fn check_contents(&mut self) {
        let (by, rules) = (self.by, &self.state.setup().rules);
        if self.letter.totals.is_none() {
            self.notes.push(Note::TotalsMissing);
        }
        let mut charge = self.outcome.right.unwrap_or_default().charge;
        if self.days.lacks || self.letter.totals.is_none() {
            self.outcome.undated = self.outcome.undated.saturating_add(1);
            // The first time it is only pointed out. One letter, one penalty.
            if let Some(days) = rules.penalty.dates.filter(|_| self.outcome.undated > 1) {
                charge = charge.max(days);
            }
        }
        if self.days.is_after_end(self.state) {
            self.notes.push(Note::PlayEnded);
        }
        let counted = self.totals[by];
        let before = counted.saturating_sub(self.outcome.days);
        let right = before.saturating_add(self.days.counted_right(self.state, by));
        let mut correct_to = None;
        if rules.time.correct_now_or_never {
            let holds = self.letter.stated_total(by).unwrap_or(counted);
            self.totals[by] = holds;
            correct_to = (holds != right).then_some(right);
        }
        for side in [by, by.other()] {
            let counted = if side == by { counted } else { self.totals[side] };
            // Its writer did not know of the penalty that is charged for it at once.
            let penalty = if side == by && self.outcome.stop.is_some() && !rules.penalty.by_partner {
                self.state.next_penalty(by).unwrap_or(0)
            } else {
                0
            };
            let is_right = |stated: u32| stated == counted || stated.saturating_add(penalty) == counted;
            let stated = self.letter.stated_total(side).filter(|&stated| !is_right(stated));
            if let Some(stated) = stated {
                self.notes.push(Note::TotalDiffers { side, stated, counted });
            }
        }
        self.grant(charge);
        if let Some(right) = &mut self.outcome.right {
            right.correct_to = correct_to;
        }
        self.notes.extend(self.letter.unread.iter().cloned().map(Note::NotUnderstood));
    }

    /// What the partner may do in the next reply.
    pub(super) fn grant(&mut self, charge: u32) {
        if charge > 0 && self.outcome.right.unwrap_or_default().charge != charge {
            let dates = self.outcome.stop.is_none();
            self.notes.push(Note::PenaltyDue { side: self.by, days: charge, dates });
        }
        self.outcome.right = Some(Right { charge, correct_to: None });
    }
}
