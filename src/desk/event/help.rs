//! What can be said at the desk of an event.

use super::EventDesk;
use crate::{Out, Presenter};
use golos_input::EventTopic;
use golos_speech::Kind;
use golos_tournament::event::Phase;
use golos_wording::{Sentence, message};

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
        let lines = topics.map(|topic| self.line_of(topic)).chain([message::help_event_leave()]);
        lines.map(|line| presenter.say(&line, Kind::Answer).helping()).collect()
    }

    /// The line of a topic, without what is not taken here: from one who reads, or of a board in a hall.
    pub(super) fn line_of(&self, topic: EventTopic) -> Sentence {
        let number = EXAMPLE.0;
        match topic {
            EventTopic::Pairs if self.only_reads() => message::help_event_pair_read(number),
            EventTopic::Standings if self.only_reads() => message::help_event_standings_read(number),
            EventTopic::Boards if self.joined.is_some() => message::help_event_boards_hall(number),
            topic => example(topic),
        }
    }
}

/// A line of help with its examples.
pub(super) fn example(topic: EventTopic) -> Sentence {
    let (number, round, rating, year) = EXAMPLE;
    match topic {
        EventTopic::Entries => message::help_event_entries(rating, year, number),
        EventTopic::Away => message::help_event_away(number, round),
        EventTopic::Lots => message::help_event_draw(),
        EventTopic::BoardCursor => message::help_event_hand(number, round),
        EventTopic::Pairs => message::help_event_pair(number),
        EventTopic::Results => message::help_event_score(number),
        EventTopic::Standings => message::help_event_standings(number),
        EventTopic::Papers => message::help_event_papers(number),
        EventTopic::Teams => message::help_event_teams(number, round),
        EventTopic::Boards => message::help_event_boards(number),
        EventTopic::Play => message::help_event_play(),
        EventTopic::Regulation => message::help_event_regulation(round),
        EventTopic::Files => message::help_event_files(),
        EventTopic::Finals => message::help_event_finals(FINALISTS),
    }
}
