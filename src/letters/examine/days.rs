//! The dates of a letter and the days that it costs.

use golos_rules::Side;

use super::super::{Day, Letter, Note, Phase, Purpose, Refusal, State, WhichDate, days};
use super::{checked_order, missing};

/// The dates of a letter as they count.
pub(super) struct Days {
    /// When the partner's letter was received; `None` before the first letter.
    pub received: Option<Day>,
    /// The day of dispatch that holds, and the one that it ought to be if the partner corrects it.
    pub sent: Day,
    pub sent_right: Day,
    /// Whether the letter lacks a date that it has to state.
    pub lacks: bool,
}

impl Days {
    pub(super) fn of(state: &State, letter: &Letter, notes: &mut Vec<Note>) -> Result<Days, Refusal> {
        let by = letter.by;
        let before = state.answered_by(by);
        let dates = &letter.dates;
        let is_answer = letter.purpose == Purpose::Reply && before.is_some();
        let mut lacks = false;
        let mut lack = |which, is_lacking: bool| {
            if is_lacking {
                notes.push(Note::DateMissing(which));
                lacks = true;
            }
        };
        lack(WhichDate::PartnerSent, is_answer && dates.partner_sent.is_none());
        lack(WhichDate::Received, is_answer && dates.received.is_none() && dates.received_mark.is_none());
        lack(WhichDate::Sent, letter.purpose != Purpose::Notice && dates.sent.is_none());
        let received = match (dates.receipt_of_partners(), before) {
            (_, None) => None,
            (Some(day), Some(_)) => Some(day),
            (None, Some(past)) if letter.purpose == Purpose::Notice => past.letter.dates.arrived,
            (None, Some(past)) => {
                Some(match (past.letter.dates.arrived, past.outcome.sent, state.transit(by.other())) {
                    (Some(arrived), _, _) => arrived,
                    (None, Some(sent), Some(transit)) => {
                        // What was answered had come.
                        let day = sent.plus(transit);
                        let day = dates.dispatch().map_or(day, |answered| day.min(answered.max(sent)));
                        notes.push(Note::Estimated { which: WhichDate::Received, day });
                        day
                    }
                    (None, _, _) => return Err(missing(WhichDate::Received)),
                })
            }
        };
        let right = dates.dispatch().or_else(|| {
            let day = dates.arrived?.minus(state.transit(by).unwrap_or(0));
            notes.push(Note::Estimated { which: WhichDate::Sent, day });
            Some(received.map_or(day, |received| day.max(received)))
        });
        let sent_right = right.ok_or_else(|| missing(WhichDate::Sent))?;
        let rules = &state.setup().rules;
        // The stated date holds until the partner corrects it; a receipt for a registered letter outranks it at once.
        let holds = dates.sent.filter(|_| rules.time.correct_now_or_never && dates.receipt.is_none());
        let sent = holds.unwrap_or(sent_right);
        let stamp = dates.receipt.or(dates.sent_mark);
        if let (Some(stated), Some(mark)) = (dates.sent, stamp)
            && stated != mark
        {
            notes.push(Note::MarkDiffers { stated, mark });
        }
        if let (Some(mark), Some(arrived)) = (stamp, dates.arrived)
            && mark > arrived
        {
            notes.push(Note::MarkAfterArrival { mark, arrived });
        }
        checked_order(received, sent)?;
        if let (Some(most), Some(sent), Some(received)) =
            (rules.time.transit, before.and_then(|past| past.outcome.sent), received)
            && received.since(sent) > most
        {
            notes.push(Note::SlowTransit(received.since(sent)));
        }
        let sent_right = received.map_or(sent_right, |received| sent_right.max(received));
        Ok(Days { received, sent, sent_right, lacks })
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
        let start = state.setup().start_of(by);
        // The side that moves first thinks from the start; nobody thinks before it (R-10.3.2, CH-55.4.5).
        let from = self.received.map_or(start, |received| received.max(start));
        days(from, sent, &state.free_days(by, from))
    }

    /// Whether the partner's letter came on the last day or later, after which no time counts.
    pub(super) fn is_after_end(&self, state: &State) -> bool {
        let ends = state.setup().rules.time.ends_with_game;
        let end = state.setup().end.filter(|_| ends);
        end.is_some_and(|end| self.received.is_some_and(|received| received >= end))
    }
}
