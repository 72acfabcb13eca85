//! What follows from a letter: its moves, its days, the errors in it. The first error that stops play decides; everything
//! found is reported.

mod days;
mod moves;
mod rights;

use golos_rules::{BySide, Side};

use super::{
    Day, Letter, Mend, Note, Outcome, Phase, Purpose, Reason, Refusal, Said, Score, State, Stop, Verdict, WhichDate,
};
use days::Days;
use moves::Walk;

/// What follows from a letter, and what was found in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Examined {
    pub outcome: Outcome,
    /// In the order in which a letter is looked at.
    pub notes: Vec<Note>,
}

/// Works out a letter in the present state of the game. Nothing changes.
///
/// # Errors
/// [`Refusal`] if it belongs to another game, a date is missing that cannot be worked out, or its writer has nothing to
/// write.
pub fn examine(state: &State, letter: &Letter) -> Result<Examined, Refusal> {
    let mut notes = Vec::new();
    if state.setup().server {
        return Err(Refusal::OnServer);
    }
    match (&letter.code, state.setup().code.as_str()) {
        (_, "") => {}
        (None, _) if letter.purpose == Purpose::Reply => notes.push(Note::CodeMissing),
        (Some(code), own) if !is_same_code(code, own) => return Err(Refusal::OtherGame(code.clone())),
        (Some(_) | None, _) => {}
    }
    match state.phase() {
        Phase::Over(_) if letter.purpose != Purpose::Notice => return Err(Refusal::Over),
        Phase::Claimed if letter.purpose != Purpose::Notice => return Err(Refusal::Claimed),
        Phase::Adjudication if letter.purpose == Purpose::Reply && state.owes_last_move(letter.by) => {}
        Phase::Adjudication if letter.purpose != Purpose::Notice => return Err(Refusal::Over),
        Phase::Over(_) | Phase::Claimed | Phase::Adjudication | Phase::Play | Phase::Stopped { .. } => {}
    }
    let mut work = Work::new(state, letter, notes)?;
    match letter.purpose {
        Purpose::Notice => work.notice()?,
        Purpose::Query => work.query()?,
        Purpose::Repeat => work.repeat()?,
        Purpose::Reply => work.reply()?,
    }
    Ok(work.done())
}

/// Whether two codes are the same but for spaces and case.
fn is_same_code(one: &str, other: &str) -> bool {
    let bare = |text: &str| -> String {
        text.chars().filter(|sign| sign.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    bare(one) == bare(other)
}

/// A letter in work.
struct Work<'a> {
    state: &'a State,
    letter: &'a Letter,
    by: Side,
    /// Whether it is a repeat of a letter that has not come.
    brings: bool,
    days: Days,
    totals: BySide<u32>,
    outcome: Outcome,
    notes: Vec<Note>,
}

impl<'a> Work<'a> {
    fn new(state: &'a State, letter: &'a Letter, mut notes: Vec<Note>) -> Result<Work<'a>, Refusal> {
        let by = letter.by;
        let brings = moves::brings_moves(state, letter);
        let days = Days::of(state, letter, letter.purpose == Purpose::Reply || brings, &mut notes)?;
        let outcome = Outcome {
            sent: Some(days.sent),
            received: days.received,
            errors: state.errors[by],
            undated: state.undated[by],
            delay: state.delays[by],
            ..Outcome::default()
        };
        Ok(Work { state, letter, by, brings, days, totals: state.totals(), outcome, notes })
    }

    fn done(mut self) -> Examined {
        self.outcome.totals = self.totals;
        Examined { outcome: self.outcome, notes: self.notes }
    }

    fn add(&mut self, side: Side, days: u32) {
        self.totals[side] = self.totals[side].saturating_add(days);
    }

    /// A letter without a move that needs none.
    fn notice(&mut self) -> Result<(), Refusal> {
        if self.agree() || self.accepts_nothing() || !self.letter.is_thinking() {
            return Ok(());
        }
        // The answer to a repeat: the move is here, and its receiver thinks. It costs nothing.
        match self.state.phase() {
            Phase::Play if self.state.turn() == self.by => self.notes.push(Note::Thinking(self.by)),
            _ => return Err(Refusal::NotTheTurn(self.by)),
        }
        self.notes.extend(moves::repeats_wrongly(self.state, self.letter));
        Ok(())
    }

    /// A letter that asks for a correction, or for the first move.
    fn query(&mut self) -> Result<(), Refusal> {
        match self.state.phase() {
            Phase::Stopped { by, queried: false, .. } if *by != self.by => {}
            Phase::Stopped { by, queried: true, .. } if *by != self.by => {
                self.notes.push(Note::Duplicate);
                return Ok(());
            }
            _ => return self.first_move_query(),
        }
        let late = self.days.counted(self.state, self.by).saturating_sub(self.state.setup().rules.letters.query_days);
        self.outcome.days = late;
        self.add(self.by, late);
        if late > 0 {
            self.notes.push(Note::LateQuery(late));
        }
        self.settle_if_used();
        self.check_time();
        Ok(())
    }

    /// An enquiry of who has not got the first move, which may have been sent.
    fn first_move_query(&mut self) -> Result<(), Refusal> {
        let state = self.state;
        let has_moved = state.all_moves_of(self.by, state.made().len()) > 0;
        let is_asked = state.first_to_move != self.by && !has_moved && *state.phase() == Phase::Play;
        if !is_asked {
            return Err(Refusal::NothingToMend);
        }
        let due = state.setup().start.plus(state.setup().rules.repeats.first_move);
        if self.days.dispatch < due {
            self.notes.push(Note::EarlyEnquiry(due));
        }
        if !state.made().is_empty() {
            self.notes.push(Note::FirstMoveLost);
        }
        Ok(())
    }

    /// A letter that was sent once more.
    fn repeat(&mut self) -> Result<(), Refusal> {
        if self.brings {
            let sent = self.days.sent;
            self.outcome.delay = self.delay_after(sent);
            self.answer(true);
            return Ok(());
        }
        let Some((_, last)) = self.state.last_letter(self.by) else { return Err(Refusal::NothingToRepeat) };
        // The partner's answer is on its way: it wins, and the repeat costs nothing.
        let is_crossing = self.state.turn() == self.by;
        let is_last_letter = |past: &&super::Past| past.letter.by == self.by && past.letter.purpose == Purpose::Reply;
        let mut since = self.state.letters().iter().rev().take_while(|past| !is_last_letter(past));
        let answered = since.find(|past| past.letter.by != self.by && past.letter.purpose == Purpose::Repeat);
        let rules = &self.state.setup().rules;
        if let Some(answered) = answered {
            let dates = &self.letter.dates;
            let estimated = || {
                let sent = answered.letter.dates.dispatch()?;
                Some(sent.plus(self.state.transit(answered.letter.by).unwrap_or(0)))
            };
            // Before the day of the repeat was told apart, the dates were its own.
            let own = if dates.repeated.is_none() { self.days.received } else { dates.received_mark };
            let came = answered.letter.dates.arrived.or(own).or_else(estimated);
            if let (Some(free), Some(came)) = (rules.letters.repeat_answer_days, came) {
                let days = super::days(came, self.days.dispatch, &self.state.free_days(self.by, came));
                self.outcome.days = days.saturating_sub(free);
                self.add(self.by, self.outcome.days);
            }
        } else if let Some(sent) = last.outcome.sent
            && !is_crossing
            && self.state.repeated_on(self.by).is_none()
        {
            let due = sent.plus(rules.repeats.after);
            if self.days.dispatch < due && self.state.crossing_enquiry_of(self.by.other()).is_none() {
                self.notes.push(Note::EarlyRepeat(due));
            }
            self.outcome.delay = self.delay_after(sent);
        }
        self.notes.extend(moves::differs_from(self.state, self.letter));
        Ok(())
    }

    /// Days by which the repeat is late of a letter that was first sent on a day.
    fn delay_after(&self, sent: Day) -> u32 {
        let rule = &self.state.setup().rules.repeats;
        let late = self.days.dispatch.since(sent.plus(rule.after));
        if late > rule.free_delay { late } else { 0 }
    }

    /// A letter that answers, or corrects.
    fn reply(&mut self) -> Result<(), Refusal> {
        let by = self.by;
        if self.agree() || self.accepts_nothing() {
            return Ok(());
        }
        let is_correction = matches!(self.state.phase(), Phase::Stopped { by: erring, .. } if *erring == by);
        match self.state.phase() {
            Phase::Stopped { what: Mend::Repeat, .. } if is_correction && self.state.turn() != by => {
                self.settle_if_used();
                self.mended_repeat();
                return Ok(());
            }
            _ if self.state.turn() != by => {
                let notes = moves::differs_from(self.state, self.letter);
                let unchanged = !notes.is_empty();
                self.notes.extend(notes);
                return if unchanged { Ok(()) } else { Err(Refusal::NotTheTurn(by)) };
            }
            _ => {}
        }
        self.answer(is_correction);
        Ok(())
    }

    /// The letter makes moves. One that corrects a move, or was sent once more, need not repeat the partner's.
    fn answer(&mut self, may_repeat_nothing: bool) {
        let by = self.by;
        self.settle();
        let walk = Walk::take(self.state, self.letter, may_repeat_nothing, &mut self.notes);
        self.outcome.days = self.days.counted(self.state, by);
        self.add(by, self.outcome.days);
        self.settle_delay();
        if let Some(end) = walk.position.end() {
            let score = end.winner.map_or(Score::Draw, Score::won_by);
            self.outcome.end = Some(Verdict { score, reason: Reason::Board, on: self.days.sent });
        }
        self.check_numbers(walk.first);
        self.outcome.made = walk.made;
        self.outcome.accepted = walk.accepted;
        self.outcome.offers = walk.offers;
        let stop = walk.stop.filter(|_| self.outcome.end.is_none());
        self.stop(stop);
        self.check_contents();
        self.check_time();
    }

    /// The writer corrects the repeat only, and the move stands. Only the days of who reports the error are free (R-10.2.9,
    /// CH-55.4.7, CH-56.4.8): those of the correction count like others.
    fn mended_repeat(&mut self) {
        self.outcome.days = self.days.counted(self.state, self.by);
        self.add(self.by, self.outcome.days);
        let stop = moves::mended(self.state, self.letter, &mut self.notes).then_some(Mend::Repeat);
        if stop.is_some() {
            self.stop(stop);
        }
        self.check_time();
    }

    /// A resignation, or the acceptance of a draw. A resignation stands beside an impossible move.
    fn agree(&mut self) -> bool {
        let is_over = self.state.verdict().is_some();
        let verdict = |score, reason| Some(Verdict { score, reason, on: self.days.sent });
        if is_over {
            return false;
        }
        if self.letter.says(&Said::Resigns) {
            self.outcome.end = verdict(Score::won_by(self.by.other()), Reason::Resigned);
        } else if self.letter.says(&Said::AcceptsDraw) && self.state.draw_offered_to(self.by) {
            self.outcome.end = verdict(Score::Draw, Reason::Agreed);
        }
        let beside = self.letter.moves.first().filter(|_| self.outcome.end.is_some() && self.state.turn() == self.by);
        self.notes.extend(beside.map(|written| Note::MoveBeside(written.text.clone())));
        self.outcome.end.is_some()
    }

    /// Whether the letter only accepts a draw that nobody has offered: nothing follows from that.
    fn accepts_nothing(&mut self) -> bool {
        let accepts = self.letter.says(&Said::AcceptsDraw);
        if accepts {
            self.notes.push(Note::DrawNotOffered);
        }
        accepts && self.letter.moves.is_empty() && self.letter.accepted.is_none()
    }

    /// Play stops: the penalty is charged at once, or the partner may charge it.
    fn stop(&mut self, what: Option<Mend>) {
        let rule = &self.state.setup().rules.penalty;
        let mut charge = 0;
        if let Some(what) = what {
            let days = if self.outcome.errors == 0 { rule.first } else { rule.further };
            self.outcome.stop = Some(Stop { by: self.by, what });
            self.outcome.errors = self.outcome.errors.saturating_add(1);
            if rule.by_partner {
                charge = days;
            } else {
                self.add(self.by, days);
                self.notes.push(Note::Charged { side: self.by, days, dates: false });
            }
        }
        self.grant(charge);
    }

    /// Wrong numbers of moves: they stop nothing. `from`: the half-move that is written first.
    fn check_numbers(&mut self, from: usize) {
        let letter = self.letter;
        // Moves that are not written out have no places.
        if letter.accepted.as_ref().is_some_and(|line| line.moves.is_empty()) {
            return;
        }
        let written =
            letter.repeat.iter().chain(letter.accepted.iter().flat_map(|line| &line.moves)).chain(&letter.moves);
        for (place, written) in written.enumerate() {
            let Some((number, side)) = written.number else { continue };
            let (right, whose) = self.state.number_of(from + place);
            if side == whose && number != right {
                self.notes.push(Note::NumberWrong { written: number, right });
                break;
            }
        }
    }

    /// The time of the writer after the letter.
    fn check_time(&mut self) {
        let by = self.by;
        let half_moves = self.state.made().len() + self.outcome.made.len();
        let moves = self.state.all_moves_of(by, half_moves).saturating_sub(self.state.reset_at[by]);
        let (total, limit) = (self.totals[by], self.state.limit(moves));
        if total > limit {
            self.outcome.over_time = true;
            self.notes.push(Note::OverTime { side: by, moves, total, limit });
        } else if self.state.setup().rules.faults.near.is_some_and(|near| limit - total <= near) {
            self.notes.push(Note::Near { side: by, left: limit - total });
        }
        // By e-mail both write to the arbiter as well (CH-56.4.10).
        let partner = by.other();
        let (total, limit) = (self.totals[partner], self.state.limit(self.state.moves_of(partner).saturating_add(1)));
        let rules = &self.state.setup().rules;
        let is_near = total <= limit && rules.faults.near.is_some_and(|near| limit - total <= near);
        if is_near && rules.time.transit.is_some() {
            self.notes.push(Note::Near { side: partner, left: limit - total });
        }
    }
}

/// Whether a day can lie before another that came first in time.
fn checked_order(received: Option<Day>, sent: Day) -> Result<(), Refusal> {
    match received {
        Some(received) if sent < received => Err(Refusal::SentBeforeReceived { sent, received }),
        _ => Ok(()),
    }
}

/// The date that has to be asked for.
const fn missing(which: WhichDate) -> Refusal {
    Refusal::NeedsDate(which)
}
