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
        let topics = teams.into_iter().chain(topics.iter().copied());
        let lines = topics.map(|topic| self.line_of(topic)).chain([Sentence::new("help-event-leave")]);
        lines.map(|line| tongue.say(&line, Priority::Answer).helping()).collect()
    }

    /// The line of a topic, without what is not taken here: from one who reads, or of a board in a hall.
    fn line_of(&self, topic: EventTopic) -> Sentence {
        let line = example(topic);
        let key = match line.key() {
            "help-event-pair" if self.only_reads() => "help-event-pair-read",
            "help-event-standings" if self.only_reads() => "help-event-standings-read",
            "help-event-boards" if self.joined.is_some() => "help-event-boards-hall",
            key => key,
        };
        line.slots().iter().fold(Sentence::new(key), |told, (name, slot)| told.with(name, slot.clone()))
    }
}
