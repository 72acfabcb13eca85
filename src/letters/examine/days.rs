//! The dates of a letter and the days that it costs.

use golos_rules::Side;

use super::super::{Break, Dates, Day, Letter, Note, Past, Phase, Purpose, Refusal, Said, State, WhichDate, days};
use super::{checked_order, missing};

/// The dates of a letter as they count.
pub(super) struct Days {
    /// When the partner's letter was received; `None` before the first letter.
    pub received: Option<Day>,
    /// The day of dispatch that holds, and the one that it ought to be if the partner corrects it. Of a repeat that brings the
    /// moves, both are those of the first dispatch.
    pub sent: Day,
    pub sent_right: Day,
    /// When this letter went, whatever was sent before it.
    pub dispatch: Day,
    /// Whether the letter lacks a date that it has to state.
    pub lacks: bool,
    /// The breaks that it announces.
    breaks: Vec<Break>,
}

impl Days {
    /// `answers`: whether the letter brings moves or corrects something.
    pub(super) fn of(state: &State, letter: &Letter, answers: bool, notes: &mut Vec<Note>) -> Result<Days, Refusal> {
        let by = letter.by;
        let asks_for_first = letter.purpose == Purpose::Query
            && !matches!(state.phase(), Phase::Stopped { by: erring, .. } if *erring != by);
        let before = state.answered_by(by).filter(|_| !asks_for_first);
        let is_answer = answers && before.is_some() && state.turn() == by;
        let dates = &possible(&letter.dates, before.filter(|_| is_answer), notes)?;
        let mut lacks = false;
        let mut lack = |which, is_lacking: bool| {
            if is_lacking {
                notes.push(Note::DateMissing(which));
                lacks = true;
            }
        };
        let is_reply = letter.purpose == Purpose::Reply && before.is_some();
        lack(WhichDate::PartnerSent, is_reply && dates.partner_sent.is_none());
        lack(WhichDate::Received, is_reply && dates.receipt_of_partners().is_none());
        lack(WhichDate::Sent, letter.purpose != Purpose::Notice && dates.sent.or(dates.repeated).is_none());
        let (first, last) = (dates.first_dispatch(), dates.dispatch());
        let right = if answers { first.or(last) } else { last };
        // The other dates of a repeat are those of the first dispatch.
        let stated = if letter.purpose == Purpose::Repeat && dates.repeated.is_some() {
            dates.received
        } else {
            dates.receipt_of_partners()
        };
        let received = match (stated, before) {
            (_, None) => None,
            (Some(day), Some(_)) => Some(day),
            (None, Some(past)) if letter.purpose == Purpose::Notice => past.letter.dates.arrived,
            (None, Some(past)) => {
                Some(match (past.letter.dates.arrived, past.outcome.sent, state.transit(by.other())) {
                    (Some(arrived), _, _) => arrived,
                    (None, Some(sent), Some(transit)) => {
                        // What was answered had come.
                        let day = sent.plus(transit);
                        let day = right.map_or(day, |answered| day.min(answered.max(sent)));
                        notes.push(Note::Estimated { which: WhichDate::Received, day });
                        day
                    }
                    (None, _, _) => return Err(missing(WhichDate::Received)),
                })
            }
        };
        let right = right.or_else(|| {
            let day = dates.arrived?.minus(state.transit(by)?);
            notes.push(Note::Estimated { which: WhichDate::Sent, day });
            Some(received.map_or(day, |received| day.max(received)))
        });
        let sent_right = right.ok_or_else(|| missing(WhichDate::Sent))?;
        let rules = &state.setup().rules;
        // The stated date holds until the partner corrects it; a receipt for a registered letter outranks it at once.
        let is_correctable = rules.time.correct_now_or_never && dates.receipt.is_none() && dates.repeated.is_none();
        let sent = dates.sent.filter(|_| is_correctable).unwrap_or(sent_right);
        let stated = if letter.purpose == Purpose::Repeat { dates.repeated } else { dates.sent };
        if let (Some(stated), Some(mark)) = (stated, dates.stamp())
            && stated != mark
        {
            notes.push(Note::MarkDiffers { stated, mark });
        }
        checked_order(received, sent)?;
        if let (Some(most), Some(sent), Some(received)) =
            (rules.time.transit, before.and_then(|past| past.outcome.sent), received)
            && received.since(sent) > most
        {
            notes.push(Note::SlowTransit(received.since(sent)));
        }
        let sent_right = received.map_or(sent_right, |received| sent_right.max(received));
        let dispatch = last.unwrap_or(sent);
        let breaks = letter.said.iter().filter_map(|said| match said {
            Said::TakesBreak(first, last) if first <= last => {
                Some(state.announced(by, (*first, *last), dispatch, false))
            }
            _ => None,
        });
        Ok(Days { received, sent, sent_right, dispatch, lacks, breaks: breaks.collect() })
    }

    /// Days that the letter costs its writer, with the date of dispatch that holds.
    pub(super) fn counted(&self, state: &State, by: Side) -> u32 {
        self.counted_to(state, by, self.sent)
    }

    /// The same with the right date of dispatch.
    pub(super) fn counted_right(&self, state: &State, by: Side) -> u32 {
        self.counted_to(state, by, self.sent_right)
    }

    fn counted_to(&self, state: &State, by: Side, sent: Day) -> u32 {
        if self.is_after_end(state) || *state.phase() == Phase::Adjudication {
            return 0;
        }
        let from = state.begins(by, self.received);
        // A break that the letter itself announces may have begun.
        days(from, sent, &state.free_days_with(&self.breaks, by, from))
    }

    /// Whether the partner's letter came on the last day or later, after which no time counts.
    pub(super) fn is_after_end(&self, state: &State) -> bool {
        let ends = state.setup().rules.time.ends_with_game;
        let end = state.setup().end.filter(|_| ends);
        end.is_some_and(|end| self.received.is_some_and(|received| received >= end))
    }
}

/// The dates of a letter without those that cannot be (R-10.3.1: sent, then received, then answered): they are as good as
/// missing. `before`: the letter that it answers.
fn possible(written: &Dates, before: Option<&Past>, notes: &mut Vec<Note>) -> Result<Dates, Refusal> {
    let mut dates = *written;
    if let (Some(mark), Some(arrived)) = (dates.stamp(), dates.arrived)
        && mark > arrived
    {
        return Err(Refusal::MarkAfterArrival { mark, arrived });
    }
    let sent_before = before.and_then(|past| past.letter.dates.stamp().or(past.outcome.sent));
    if let (Some(arrived), Some(sent)) = (dates.arrived, sent_before)
        && arrived < sent
    {
        return Err(Refusal::ArrivedTooEarly { arrived, sent });
    }
    for sent in [&mut dates.sent, &mut dates.repeated] {
        if let Some(day) = sent.take_if(|day| dates.arrived.is_some_and(|arrived| *day > arrived)) {
            notes.push(Note::DateImpossible { which: WhichDate::Sent, day });
        }
    }
    // The postmark that the partner saw may be earlier than the date that was written.
    let earliest = sent_before.map(|sent| dates.partner_sent.map_or(sent, |seen| seen.min(sent)));
    for received in [&mut dates.received, &mut dates.received_mark] {
        if let Some(day) = received.take_if(|day| earliest.is_some_and(|sent| *day < sent)) {
            notes.push(Note::DateImpossible { which: WhichDate::Received, day });
        }
    }
    Ok(dates)
}
