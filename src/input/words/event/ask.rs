//! What can be said at the desk of an event.

use chrono::NaiveTime;

use golos_people::Needs;
use golos_rules::{BySide, Side};
use golos_tournament::crosstable::{Bye, Number};
use golos_tournament::document::DocumentRequest;
use golos_tournament::event::{Detail, Score, Sex};
use golos_tournament::standings::Plus;

/// A result as it was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// In words, or by a sign that counts nothing.
    Score(Score),
    /// In points of both, in halves; and what that is of a single game.
    Points { halves: BySide<u16>, game: Option<Score> },
}

/// What is said at the desk of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventRequest {
    /// Enter somebody, with what was said of him.
    Enter(Vec<Field>),
    /// What was said of one is put right.
    Amend {
        number: Number,
        fields: Vec<Field>,
        reason: Option<String>,
    },
    Leave {
        number: Number,
        reason: String,
    },
    Return {
        number: Number,
        reason: String,
    },
    Away {
        number: Number,
        round: Option<u16>,
        bye: Bye,
    },
    Present {
        number: Number,
        round: Option<u16>,
    },
    /// Draw the numbers, from this word if there is one.
    Draw(String),
    /// The numbers as they were drawn on paper.
    Numbers(Vec<Number>),
    /// The lot for the first board, before a round is paired; then its result.
    First(Side),
    Pair,
    PairByHand {
        pairs: Vec<(Number, Number)>,
        odd: Option<Number>,
        reason: String,
    },
    Unpair(String),
    Start,
    /// Start the round at this hour.
    StartAt(NaiveTime),
    /// Open these boards as games; none: all that have no result.
    Open(Vec<u16>),
    /// The game of a board goes on at another terminal.
    HandOver(u16),
    /// The opening of the round: drawn, as paper lots name it, or its moves.
    Opening(String),
    /// What is played, said back.
    Play,
    Rules(String),
    Control(String),
    /// Whether the opening of each round is drawn.
    Draws(bool),
    /// Whether clocks are pressed by whoever has moved.
    ByHand(bool),
    /// So many games make a meeting.
    Games(u16),
    /// How games count that were not played, said back.
    HowUnplayed,
    /// So they count; none: as the rules have it.
    Unplayed {
        how: Option<Plus>,
        reason: Option<String>,
    },
    /// What is known of the event besides its play, said back.
    Regulation,
    Detail {
        detail: Detail,
        text: String,
    },
    /// Play so many rounds.
    Plan {
        rounds: u16,
        reason: Option<String>,
    },
    /// Make places by the criteria that are named so, with commas between.
    Order {
        named: String,
        reason: Option<String>,
    },
    /// From a board back to the desk of the event.
    Desk,
    Score {
        round: Option<u16>,
        board: u16,
        score: Told,
        reason: Option<String>,
    },
    Unscore {
        round: Option<u16>,
        board: u16,
        reason: String,
    },
    Advance {
        board: u16,
        side: Side,
        reason: String,
    },
    Note(String),
    Entries,
    Pairs,
    /// Who meets nobody in the last round.
    Unpaired,
    /// One board of the last round.
    Board(u16),
    Standings,
    Player(Number),
    Why(Number),
    /// Why those at a board of the last round meet.
    WhyBoard(u16),
    Missing,
    Round,
    /// A round in a few words; none: the last.
    Digest(Option<u16>),
    /// What was done last is taken back, by a further record.
    Undo,
    /// Somebody plays for a team.
    Join {
        number: Number,
        fields: Vec<Field>,
    },
    AmendMember {
        number: Number,
        member: u16,
        fields: Vec<Field>,
        reason: Option<String>,
    },
    Captain {
        number: Number,
        name: String,
    },
    /// Who plays on each board; 0 is nobody.
    LineUp {
        round: Option<u16>,
        number: Number,
        order: Vec<u16>,
        reason: Option<String>,
    },
    /// Who plays for a team.
    Squad(Number),
    /// A match of the last round with its boards.
    Match(u16),
    /// A board of a match.
    TableScore {
        round: Option<u16>,
        board: u16,
        table: u16,
        score: Told,
        reason: Option<String>,
    },
    TableUnscore {
        round: Option<u16>,
        board: u16,
        table: u16,
        reason: String,
    },
    /// The matches of a team do not count, or count again.
    Annul {
        number: Number,
        annulled: bool,
        reason: String,
    },
    /// A paper of the event, to be heard.
    Document(DocumentRequest),
    /// Enter everybody in this file.
    Import(String),
    /// A paper into a file; without a paper everybody who takes part and what was played.
    Export {
        paper: Option<DocumentRequest>,
        file: Option<String>,
    },
    /// All papers into a folder.
    Publish(Option<String>),
    /// Results of an earlier stage, by the name of its event, count in this one.
    Carry(String),
    /// The first so many of each group of that event play here, and what they played counts.
    Finalists {
        from: String,
        best: u16,
    },
}

/// Why a line is no command of the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventUnread {
    Unknown,
    /// It begins as one, of this topic, and lacks a part.
    Half(EventTopic),
    /// More than one player is named so.
    Namesakes(Vec<Number>),
    /// Nobody is named so.
    Stranger(String),
    /// There is no such time of day.
    Hour(String),
}

/// What the commands of the desk are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventTopic {
    Entries,
    Away,
    Lots,
    /// Pairs that are made, or taken back, by hand.
    BoardCursor,
    Pairs,
    Results,
    Standings,
    Papers,
    Teams,
    /// The boards of a round as games.
    Boards,
    /// What is played at them.
    Play,
    /// What is known of the event besides its play.
    Regulation,
    /// Files that are read and written.
    Files,
    /// What groups give to a final.
    Finals,
}

/// One thing that is said of somebody who is entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Field {
    Name(String),
    Rating(Option<u16>),
    Born(String),
    From(String),
    Title(String),
    Id(String),
    Sex(Sex),
    Needs(Needs),
    Assistant(String),
    HorsConcours,
}
