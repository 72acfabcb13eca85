//! What happens at an hour, the same for all boards: the start of a round (R-5.4.1.2, CH-6.6), the end of a session
//! (CH-18.14).

use chrono::{NaiveTime, TimeDelta};

use super::Play;
use crate::{Out, Presenter, SessionEnd};
use golos_clock::Ms;
use golos_game::{AdjournmentRequest, ClockRequest, Command, Request, Seat};
use golos_input::Hour;
use golos_speech::Kind;
use golos_wording::{Sentence, Slot, message};

impl Play {
    /// The prompt before the start: who may start is asked, and who may not is told that he waits.
    pub(super) fn ready(&self) -> Sentence {
        match self.seat() {
            Some(seat) if seat.only_looks_on() => message::prompt_ready_seen(),
            Some(seat) if seat.side().is_some() && self.board.has_arbiter_elsewhere() => message::prompt_ready_waits(),
            Some(seat @ Seat::Assistant(_)) if !self.takes(Some(seat), &Request::Clock(ClockRequest::Start)) => {
                message::prompt_ready_seen()
            }
            Some(_) | None => message::prompt_ready(),
        }
    }

    /// The hour at which the session ends, of which the length counts from that of the start (CH-18.14).
    pub(super) fn session_end(&self, session: SessionEnd, start: Option<NaiveTime>) -> NaiveTime {
        match session {
            SessionEnd::At(hour) => hour,
            SessionEnd::After(length) => {
                let length = TimeDelta::milliseconds(i64::try_from(length.get()).unwrap_or(i64::MAX));
                start.unwrap_or_else(|| self.board.hour()) + length
            }
        }
    }

    /// The clocks are started by themselves at this hour of the day. One that has passed is refused: whoever comes after the
    /// start is absent, and no clock is set back.
    /// The session ends at an hour to come as well (CH-18.14).
    pub(crate) fn at_hour(&mut self, by: Option<Seat>, what: Hour, hour: NaiveTime, presenter: &Presenter) -> Vec<Out> {
        let written = hour.format("%H:%M").to_string();
        let left = u64::try_from((hour - self.board.hour()).num_milliseconds()).ok().filter(|left| *left > 0);
        let Some(left) = left else {
            let passed = message::refuse_start_passed(Slot::Text(written));
            return vec![presenter.say(&passed, Kind::Answer)];
        };
        let at = self.now() + Ms::new(left);
        let ask = match what {
            Hour::Start => Request::Clock(ClockRequest::StartAt { at, hour: written }),
            Hour::SessionEnd => Request::Adjournment(AdjournmentRequest::Session { at, hour: written }),
        };
        self.command(Command::new(by.unwrap_or(Seat::Arbiter), ask), presenter)
    }
}
