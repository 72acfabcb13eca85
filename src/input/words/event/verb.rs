//! The words of an arbiter of an event, each with what it means.

use super::EventTopic;
use golos_tournament::event::Detail;

/// What is asked for at the desk of an event by a word of its own.
#[derive(Clone, Copy)]
pub(super) enum Verb {
    Enter,
    Entries,
    Amend,
    Left,
    Returned,
    Away,
    Present,
    Draw,
    Numbers,
    First,
    Pair,
    Pairs,
    Unpair,
    Start,
    Standings,
    Player,
    Why,
    Missing,
    Round,
    Board,
    Note,
    Protocol,
    Crosstable,
    ByRounds,
    Card,
    Report,
    Open,
    HandOver,
    Opening,
    Rules,
    Control,
    Desk,
    Digest,
    Undo,
    Press(bool),
    Games,
    Unplayed,
    Unpaired,
    Regulation,
    Detail(Detail),
    Plan,
    Order,
}

impl Verb {
    /// Whether it asks how the event stands, and changes nothing.
    pub const fn is_of_standing(self) -> bool {
        matches!(
            self,
            Verb::Entries
                | Verb::Pairs
                | Verb::Unpaired
                | Verb::Standings
                | Verb::Crosstable
                | Verb::ByRounds
                | Verb::Player
                | Verb::Card
        )
    }

    /// What it is about.
    pub const fn topic(self) -> EventTopic {
        match self {
            Verb::Enter | Verb::Entries | Verb::Amend => EventTopic::Entries,
            Verb::Left | Verb::Returned | Verb::Away | Verb::Present => EventTopic::Away,
            Verb::Draw | Verb::Numbers | Verb::First => EventTopic::Lots,
            Verb::Pair | Verb::Unpair | Verb::Start => EventTopic::BoardCursor,
            Verb::Pairs | Verb::Unpaired => EventTopic::Pairs,
            Verb::Undo
            | Verb::Digest
            | Verb::Standings
            | Verb::Player
            | Verb::Why
            | Verb::Missing
            | Verb::Round
            | Verb::Note => EventTopic::Standings,
            Verb::Board => EventTopic::Results,
            Verb::Open | Verb::HandOver | Verb::Opening | Verb::Desk => EventTopic::Boards,
            Verb::Regulation | Verb::Detail(_) | Verb::Plan | Verb::Order => EventTopic::Regulation,
            Verb::Rules | Verb::Control | Verb::Press(_) | Verb::Games | Verb::Unplayed => EventTopic::Play,
            Verb::Protocol | Verb::Crosstable | Verb::ByRounds | Verb::Card | Verb::Report => EventTopic::Papers,
        }
    }
}

/// What each is called.
pub(super) const VERBS: [(&str, Verb); 46] = [
    ("event-word-enter", Verb::Enter),
    ("event-word-entries", Verb::Entries),
    ("event-word-amend", Verb::Amend),
    ("event-word-left", Verb::Left),
    ("event-word-returned", Verb::Returned),
    ("event-word-away", Verb::Away),
    ("event-word-present", Verb::Present),
    ("event-word-draw", Verb::Draw),
    ("event-word-numbers", Verb::Numbers),
    ("event-word-first", Verb::First),
    ("event-word-pair", Verb::Pair),
    ("event-word-pairs", Verb::Pairs),
    ("event-word-unpair", Verb::Unpair),
    ("event-word-start", Verb::Start),
    ("event-word-standings", Verb::Standings),
    ("event-word-player", Verb::Player),
    ("event-word-why", Verb::Why),
    ("event-word-missing", Verb::Missing),
    ("event-word-round", Verb::Round),
    ("event-word-board", Verb::Board),
    ("event-word-note", Verb::Note),
    ("event-word-protocol", Verb::Protocol),
    ("event-word-crosstable", Verb::Crosstable),
    ("event-word-by-rounds", Verb::ByRounds),
    ("event-word-card", Verb::Card),
    ("event-word-report", Verb::Report),
    ("event-word-open", Verb::Open),
    ("event-word-hand-over", Verb::HandOver),
    ("event-word-opening", Verb::Opening),
    ("event-word-rules", Verb::Rules),
    ("event-word-control", Verb::Control),
    ("event-word-desk", Verb::Desk),
    ("event-word-digest", Verb::Digest),
    ("event-word-undo", Verb::Undo),
    ("event-word-by-hand", Verb::Press(true)),
    ("event-word-by-itself", Verb::Press(false)),
    ("event-word-games", Verb::Games),
    ("event-word-unplayed", Verb::Unplayed),
    ("event-word-unpaired", Verb::Unpaired),
    ("event-word-regulation", Verb::Regulation),
    ("event-word-chief", Verb::Detail(Detail::Chief)),
    ("event-word-secretary", Verb::Detail(Detail::Secretary)),
    ("event-word-venue", Verb::Detail(Detail::Place)),
    ("event-word-dates", Verb::Detail(Detail::Dates)),
    ("event-word-rounds", Verb::Plan),
    ("event-word-order", Verb::Order),
];
