//! From events, answers and refusals to utterances: who hears what.

mod answers;
mod attendance;
mod braille;
mod calls;
pub mod chess;
mod clocks;
mod contest;
pub mod draughts;
mod endings;
mod events;
mod family;
mod grounds;
mod handling;
mod limits;
mod looking;
mod moves;
mod opening;
mod protests;
mod refusals;
mod regulation;
mod remedies;
pub mod renju;
mod sanctions;
mod settled;
pub mod tournament;
mod waiting;
mod warnings;

pub use answers::{sheet_rows, situation, to_rule};
pub use attendance::{agreed, in_need, need_phrase};
pub use braille::braille;
pub use calls::waiting as calls;
pub use clocks::{control, refused_control};
pub use contest::{announce_match, match_opened, match_restored, match_result, match_score, refused_match};
pub use endings::ending;
pub use family::{on_place, piece_phrase, pieces, place, place_meant, rows};
pub use grounds::{laws, no_such_law};
pub use looking::{next_piece, rays};
pub use moves::last as last_move;
pub use moves::of_move;
pub use opening::{cell, opening};
pub use protests::waits as protests;
pub use refusals::{over, unplayable, which};
pub use remedies::differing;
pub use waiting::asked;

use self::grounds::Grounds;
use super::{Announcement, Kind};
use golos_clock::Ms;
use golos_game::Recorded;
use golos_game::{
    Audience, ClockEvent, Command, Event, PendingRuling, Phase, Query, Refusal, SanctionKind, Seat, State,
};
use golos_rules::Position;
use golos_wording::{Sentence, Wording};

/// After a stop of this length, players hear how the game stands when it goes on.
const LONG_STOP: Ms = Ms::from_mins(3);

/// SentenceKind what happened. It remembers only how a move came about, to say so, and what each seat heard last.
#[derive(Clone, Debug, Default)]
pub struct Announcer {
    /// What the next move that is made turns out to be.
    next: NextMove,
    /// The sanction by which the game ends next.
    ending: Option<SanctionKind>,
    /// Since when the game stands still; none: it goes on.
    stopped: Option<Ms>,
    /// What each seat heard last.
    heard: [Vec<Announcement>; Seat::ALL.len()],
    /// By what that was ruled or refused which each seat heard last.
    grounds: [Option<Grounds>; Seat::ALL.len()],
    /// The board as each seat was last told all of it.
    seen: [Option<Position>; Seat::ALL.len()],
}

/// What a move is besides a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum NextMove {
    #[default]
    Plain,
    /// It declined an offer (R-5.4.13.3).
    Declines,
    /// It mends an irregularity (R-5.4.14.4).
    Corrects,
    /// It was written down for a claim that failed (R-5.4.13.2).
    Written,
}

impl Announcer {
    /// What is heard by those who come to a game: as it begins, or how it stands.
    #[must_use]
    pub fn opened(&self, state: &State) -> Vec<Announcement> {
        clocks::joined(state)
    }

    /// What an event makes heard. `before` and `after` are the states around it.
    #[must_use]
    pub fn announce(&mut self, before: &State, after: &State, recorded: &Recorded<Event>) -> Vec<Announcement> {
        let event = &recorded.event;
        let mut utterances = self.say_event(before, after, recorded);
        utterances.extend(waiting::next(before, after, event));
        if self.has_stood_long(before, after, recorded) {
            utterances.extend(clocks::reminder(after));
        }
        self.remember(&utterances);
        for seat in Seat::ALL {
            // What only somebody else has heard is no grounds of his.
            let own: Vec<Announcement> = utterances.iter().filter(|said| said.to.has(seat)).cloned().collect();
            if !own.is_empty()
                && let Some(grounds) = Grounds::of_event(before, after, recorded, &own)
            {
                self.grounds[seat.index()] = Some(grounds);
            }
        }
        utterances
    }

    /// Whether play goes on after a stop so long that it has to be said how the game stands.
    fn has_stood_long(&mut self, before: &State, after: &State, recorded: &Recorded<Event>) -> bool {
        if before.phase() != Phase::Paused && after.phase() == Phase::Paused {
            self.stopped = Some(recorded.at);
        }
        if !matches!(recorded.event, Event::Clock(ClockEvent::Resumed)) {
            return false;
        }
        let gap = before.docket().iter().find_map(|matter| match matter {
            PendingRuling::Gap { gap, .. } => Some(*gap),
            _ => None,
        });
        let stood = self.stopped.take().map(|since| recorded.at - since);
        gap.max(stood).is_some_and(|stood| stood >= LONG_STOP) && after.restoring().is_none()
    }

    /// What `seat` hears when he asks.
    #[must_use]
    pub fn answer(
        &mut self,
        state: &State,
        seat: Seat,
        query: &Query,
        now: Ms,
        wording: &Wording,
    ) -> Vec<Announcement> {
        let is_clock = matches!(query, Query::Clock | Query::ClockOf(_) | Query::ClockDetails);
        let kind = if is_clock { Kind::Clock } else { Kind::Answer };
        let utterances: Vec<Announcement> = match query {
            Query::Repeat => self.again(state, seat),
            Query::Rule(text) => grounds::rule(state, seat, text),
            Query::Why => grounds::why(state, seat, self.grounds[seat.index()].as_ref()),
            Query::Changes => {
                let start = || state.plies().first().map_or(*state.board(), |ply| ply.before);
                let seen = self.seen[seat.index()].unwrap_or_else(start);
                vec![Announcement::answer(seat, looking::changes(&seen, state.board(), state.notation()))]
            }
            query => answers::answer(state, seat, query, now, wording)
                .into_iter()
                .map(|sentence| Announcement::new(Audience::of(seat), kind, sentence).asked_by(seat))
                .collect(),
        };
        if matches!(query, Query::Board | Query::Pieces | Query::Changes) {
            self.seen[seat.index()] = Some(*state.board());
        }
        self.remember(&utterances);
        utterances
    }

    /// What is said back when a command is refused.
    #[must_use]
    pub fn refused(&mut self, state: &State, command: &Command, refusal: &Refusal) -> Vec<Announcement> {
        let utterances = refusals::refused(state, command, refusal);
        // What the arbiter alone hears of it is no grounds of his: it may say which limit is nearest.
        let own: Vec<Announcement> = utterances.iter().filter(|said| said.to.has(command.by.seat)).cloned().collect();
        self.grounds[command.by.seat.index()] = Some(Grounds::of_refusal(state, command, refusal, &own));
        utterances
    }

    fn again(&self, state: &State, seat: Seat) -> Vec<Announcement> {
        let last = &self.heard[seat.index()];
        if last.is_empty() {
            return vec![Announcement::answer(seat, answers::last(state))];
        }
        last.iter().map(|utterance| utterance.clone().asked_by(seat)).collect()
    }

    fn remember(&mut self, utterances: &[Announcement]) {
        for seat in Seat::ALL {
            let heard: Vec<Announcement> = utterances.iter().filter(|u| u.to.has(seat)).cloned().collect();
            if !heard.is_empty() {
                self.heard[seat.index()] = heard;
            }
        }
    }
}

fn room(kind: Kind, sentence: Sentence) -> Announcement {
    Announcement::new(Audience::ROOM, kind, sentence)
}

fn to_arbiter(kind: Kind, sentence: Sentence) -> Announcement {
    Announcement::new(Audience::ARBITER, kind, sentence)
}
