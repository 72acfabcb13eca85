//! What can be said at the desk of an event.

use super::{EventDesk, example};
use crate::desk::{Out, Tongue};
use crate::input::EventTopic;
use crate::speech::Priority;
use crate::tournament::event::Phase;
use crate::wording::Sentence;

impl EventDesk {
    /// The lines that fit what is done now.
    pub(super) fn help(&self, tongue: &Tongue) -> Vec<Out> {
        let entries = matches!(self.seen.phase(), Phase::Entries | Phase::Numbered);
        use EventTopic::{Away, Boards, Entries, Files, Finals, Hand, Lots, Pairs, Papers, Play, Results, Standings};
        let topics: &[EventTopic] = if self.only_reads() {
            &[Pairs, Standings, Papers]
        } else if self.joined.is_some() && entries {
            &[Entries, Lots, Away, Play, Pairs]
        } else if self.joined.is_some() {
            &[Results, Boards, Standings, Pairs, Hand, Away, Papers]
        } else if entries {
            &[Entries, Lots, Away, Play, Pairs, Files, Finals]
        } else {
            &[Results, Boards, Standings, Pairs, Hand, Away, Papers, Files]
        };
        let teams = self.seen.teams().map(|_| EventTopic::Teams);
        let lines =
            teams.into_iter().chain(topics.iter().copied()).map(example).chain([Sentence::new("help-event-leave")]);
        lines.map(|line| tongue.say(&line, Priority::Answer).helping()).collect()
    }
}
