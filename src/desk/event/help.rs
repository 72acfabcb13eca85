//! What can be said at the desk of an event.

use super::EventDesk;
use crate::{Out, Presenter};
use golos_input::EventTopic;
use golos_speech::Kind;
use golos_tournament::event::Phase;
use golos_wording::Sentence;

/// What the lines of help show: a number, a round, a rating, a year of birth.
const EXAMPLE: (u32, u32, u32, u32) = (3, 5, 2100, 1990);

/// How many of a group the lines of help let go on.
const FINALISTS: u32 = 2;

impl EventDesk {
    /// The lines that fit what is done now.
    pub(super) fn help(&self, presenter: &Presenter) -> Vec<Out> {
        let entries = matches!(self.seen.phase(), Phase::Entries | Phase::Numbered);
        use EventTopic::{
            Away, BoardCursor, Boards, Entries, Files, Finals, Lots, Pairs, Papers, Play, Regulation, Results,
            Standings,
        };
        let topics: &[EventTopic] = if self.only_reads() {
            &[Pairs, Standings, Papers]
        } else if self.joined.is_some() && entries {
            &[Entries, Lots, Away, Play, Pairs]
        } else if self.joined.is_some() {
            &[Results, Boards, Standings, Pairs, BoardCursor, Away, Papers]
        } else if entries {
            &[Entries, Lots, Away, Play, Regulation, Pairs, Files, Finals]
        } else {
            &[Results, Boards, Standings, Pairs, BoardCursor, Away, Papers, Files, Regulation]
        };
        let teams = self.seen.teams().map(|_| EventTopic::Teams);
        let topics = teams.into_iter().chain(topics.iter().copied());
        let lines = topics.map(|topic| self.line_of(topic)).chain([Sentence::new("help-event-leave")]);
        lines.map(|line| presenter.say(&line, Kind::Answer).helping()).collect()
    }

    /// The line of a topic, without what is not taken here: from one who reads, or of a board in a hall.
    pub(super) fn line_of(&self, topic: EventTopic) -> Sentence {
        let number = EXAMPLE.0;
        match topic {
            EventTopic::Pairs if self.only_reads() => Sentence::new("help-event-pair-read").with("n", number),
            EventTopic::Standings if self.only_reads() => Sentence::new("help-event-standings-read").with("n", number),
            EventTopic::Boards if self.joined.is_some() => Sentence::new("help-event-boards-hall").with("n", number),
            topic => example(topic),
        }
    }
}

/// A line of help with its examples.
pub(super) fn example(topic: EventTopic) -> Sentence {
    let (number, round, rating, year) = EXAMPLE;
    match topic {
        EventTopic::Entries => Sentence::new("help-event-entries").with("n", number).with("m", rating).with("k", year),
        EventTopic::Away => Sentence::new("help-event-away").with("n", number).with("m", round),
        EventTopic::Lots => Sentence::new("help-event-draw"),
        EventTopic::BoardCursor => Sentence::new("help-event-hand").with("n", number).with("m", round),
        EventTopic::Pairs => Sentence::new("help-event-pair").with("n", number),
        EventTopic::Results => Sentence::new("help-event-score").with("n", number),
        EventTopic::Standings => Sentence::new("help-event-standings").with("n", number),
        EventTopic::Papers => Sentence::new("help-event-papers").with("n", number),
        EventTopic::Teams => Sentence::new("help-event-teams").with("n", number).with("m", round),
        EventTopic::Boards => Sentence::new("help-event-boards").with("n", number),
        EventTopic::Play => Sentence::new("help-event-play"),
        EventTopic::Regulation => Sentence::new("help-event-regulation").with("n", round),
        EventTopic::Files => Sentence::new("help-event-files"),
        EventTopic::Finals => Sentence::new("help-event-finals").with("n", FINALISTS),
    }
}
