//! The words of an arbiter of an event, each with what it means.

use super::EventTopic;
use golos_tournament::event::Detail;
use golos_wording::text_key;

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
    (text_key::EVENT_WORD_ENTER, Verb::Enter),
    (text_key::EVENT_WORD_ENTRIES, Verb::Entries),
    (text_key::EVENT_WORD_AMEND, Verb::Amend),
    (text_key::EVENT_WORD_LEFT, Verb::Left),
    (text_key::EVENT_WORD_RETURNED, Verb::Returned),
    (text_key::EVENT_WORD_AWAY, Verb::Away),
    (text_key::EVENT_WORD_PRESENT, Verb::Present),
    (text_key::EVENT_WORD_DRAW, Verb::Draw),
    (text_key::EVENT_WORD_NUMBERS, Verb::Numbers),
    (text_key::EVENT_WORD_FIRST, Verb::First),
    (text_key::EVENT_WORD_PAIR, Verb::Pair),
    (text_key::EVENT_WORD_PAIRS, Verb::Pairs),
    (text_key::EVENT_WORD_UNPAIR, Verb::Unpair),
    (text_key::EVENT_WORD_START, Verb::Start),
    (text_key::EVENT_WORD_STANDINGS, Verb::Standings),
    (text_key::EVENT_WORD_PLAYER, Verb::Player),
    (text_key::EVENT_WORD_WHY, Verb::Why),
    (text_key::EVENT_WORD_MISSING, Verb::Missing),
    (text_key::EVENT_WORD_ROUND, Verb::Round),
    (text_key::EVENT_WORD_BOARD, Verb::Board),
    (text_key::EVENT_WORD_NOTE, Verb::Note),
    (text_key::EVENT_WORD_PROTOCOL, Verb::Protocol),
    (text_key::EVENT_WORD_CROSSTABLE, Verb::Crosstable),
    (text_key::EVENT_WORD_BY_ROUNDS, Verb::ByRounds),
    (text_key::EVENT_WORD_CARD, Verb::Card),
    (text_key::EVENT_WORD_REPORT, Verb::Report),
    (text_key::EVENT_WORD_OPEN, Verb::Open),
    (text_key::EVENT_WORD_HAND_OVER, Verb::HandOver),
    (text_key::EVENT_WORD_OPENING, Verb::Opening),
    (text_key::EVENT_WORD_RULES, Verb::Rules),
    (text_key::EVENT_WORD_CONTROL, Verb::Control),
    (text_key::EVENT_WORD_DESK, Verb::Desk),
    (text_key::EVENT_WORD_DIGEST, Verb::Digest),
    (text_key::EVENT_WORD_UNDO, Verb::Undo),
    (text_key::EVENT_WORD_BY_HAND, Verb::Press(true)),
    (text_key::EVENT_WORD_BY_ITSELF, Verb::Press(false)),
    (text_key::EVENT_WORD_GAMES, Verb::Games),
    (text_key::EVENT_WORD_UNPLAYED, Verb::Unplayed),
    (text_key::EVENT_WORD_UNPAIRED, Verb::Unpaired),
    (text_key::EVENT_WORD_REGULATION, Verb::Regulation),
    (text_key::EVENT_WORD_CHIEF, Verb::Detail(Detail::Chief)),
    (text_key::EVENT_WORD_SECRETARY, Verb::Detail(Detail::Secretary)),
    (text_key::EVENT_WORD_VENUE, Verb::Detail(Detail::Place)),
    (text_key::EVENT_WORD_DATES, Verb::Detail(Detail::Dates)),
    (text_key::EVENT_WORD_ROUNDS, Verb::Plan),
    (text_key::EVENT_WORD_ORDER, Verb::Order),
];
