//! The journal of an event.

use serde::{Deserialize, Serialize};

use super::super::convert::{Convert, on_disk};
use super::parts::{Asked, RefusalReason, Seat, Side};
use super::setup::Opening;
use golos_people::Needs;
use golos_tournament::crosstable::{self, Points};
use golos_tournament::event as live;
use golos_tournament::pairing;
use golos_tournament::standings::{self, Criterion};

on_disk! {
    enum Event <=> {
        TournamentOpened(setup: Box<Setup>),
        Entered { by: Seat, number: u16, entry: Entry },
        Amended { by: Seat, number: u16, entry: Entry, reason: Option<String> },
        Left { by: Seat, number: u16, after: u16, reason: String },
        Returned { by: Seat, number: u16, from: u16, reason: String },
        Away { by: Seat, number: u16, round: u16, bye: Bye },
        Present { by: Seat, number: u16, round: u16 },
        Numbered { by: Seat, lots: Lots, order: Vec<u16> },
        Carried { by: Seat, from: String, white: u16, black: u16, score: Score, tables: Vec<Score> },
        Joined { by: Seat, number: u16, member: u16, entry: Entry },
        MemberAmended { by: Seat, number: u16, member: u16, entry: Entry, reason: Option<String> },
        Captain { by: Seat, number: u16, name: String },
        LinedUp { by: Seat, round: u16, number: u16, order: Vec<u16>, reason: Option<String> },
        BoardScored { by: Seat, round: u16, meeting: u16, board: u16, score: Option<Score>, reason: Option<String> },
        BoardSeated { by: Seat, round: u16, meeting: u16, board: u16, file: String },
        Annulled { by: Seat, number: u16, annulled: bool, reason: String },
        Colour { by: Seat, lots: Lots, first: Side },
        Paired { by: Seat, round: u16, pairs: Vec<Pair>, odd: Option<u16> },
        PairedByHand { by: Seat, round: u16, pairs: Vec<Pair>, odd: Option<u16>, reason: String },
        Unpaired { by: Seat, round: u16, reason: String },
        Settled { by: Seat, play: Play, lead: Side },
        Unplayed { by: Seat, how: Option<Plus>, reason: Option<String> },
        Detailed { by: Seat, detail: Detail, text: String },
        Planned { by: Seat, rounds: u16, reason: Option<String> },
        Ordered { by: Seat, order: Vec<String>, reason: Option<String> },
        OpeningDrawn { by: Seat, round: u16, opening: Box<Opening> },
        Appointed { by: Seat, round: u16, wall: String },
        Started { by: Seat, round: u16, wall: String },
        Seated { by: Seat, round: u16, board: u16, file: String },
        Scored { by: Seat, round: u16, board: u16, score: Option<Score>, reason: Option<String> },
        Advanced { by: Seat, round: u16, board: u16, side: Side, reason: String },
        Jumped { gap: u64 },
        Lived,
        Reopened { wall: String, gap: u64 },
        Refused { by: Seat, asked: Asked, why: RefusalReason },
        Noted { by: Seat, text: String },
        Closed,
    }

    struct Setup <=> {
        schema: u32,
        program: String,
        opened: String,
        name: String,
        place: String,
        dates: String,
        regulation: Regulation,
        officials: Officials,
    }

    struct Officials <=> live::Officials { chief: String, secretary: String }

    struct Regulation <=> live::Regulation {
        edition: Edition,
        format: Format,
        scale: Scale,
        order: Vec<String>,
        lead: Side,
        play: Play,
        teams: Option<Teams>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        unplayed: Option<Plus>,
    }

    enum Detail <=> live::Detail { Chief, Secretary, Place, Dates }

    enum Plus <=> standings::Plus { Least, LeastOfFinishers, Virtual, Dummy }

    struct Teams <=> live::Teams { boards: u16, lineup: LineUp, count: Count }

    enum LineUp <=> live::LineUp { Fixed, Reserves, Free }

    enum Count <=> live::Count { Matches, Boards }

    struct Play <=> live::Play {
        rules: String,
        control: String,
        games: u16,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        draws: bool,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_hand: bool,
    }

    enum Edition <=> standings::Edition { Russia2022, Russia2013, Ukraine2026, Chess2020 }

    enum Format <=> live::Format {
        RoundRobin { cycles: u16 },
        Swiss { system: String, rounds: u16 },
        Knockout { places: Places },
        Scheveningen,
        Groups { groups: u16, cycles: u16 },
        Match { games: u16 },
    }

    enum Places <=> live::Places { First, All }

    /// In tenths of a point.
    struct Scale <=> crosstable::Scale {
        win: i32,
        draw: i32,
        loss: i32,
        absence: i32,
        forfeit: i32,
        allocated: i32,
        half: i32,
    }

    struct Entry <=> live::Entry {
        name: String,
        sex: Option<Sex>,
        title: String,
        rating: Option<u16>,
        from: String,
        id: String,
        birth: String,
        needs: String,
        assistants: Vec<String>,
        hors_concours: bool,
    }

    enum Sex <=> live::Sex { Man, Woman }

    enum Bye <=> crosstable::Bye { Allocated, Full, Half, Zero }

    enum Lots <=> live::Lots { Seed(text: String), Paper }

    enum Score <=> live::Score { Won(side: Side), Drawn, Half(side: Side), BothLost, Plus(side: Side), Minuses }
}

/// White and Black.
#[derive(Serialize, Deserialize)]
pub(crate) struct Pair(u16, u16);

impl Convert<Pair> for (u16, u16) {
    fn convert(self) -> Result<Pair, String> {
        Ok(Pair(self.0, self.1))
    }
}

impl Convert<(u16, u16)> for Pair {
    fn convert(self) -> Result<(u16, u16), String> {
        Ok((self.0, self.1))
    }
}

impl Convert<i32> for Points {
    fn convert(self) -> Result<i32, String> {
        Ok(self.in_tenths())
    }
}

impl Convert<Points> for i32 {
    fn convert(self) -> Result<Points, String> {
        Ok(Points::tenths(self))
    }
}

impl Convert<String> for Criterion {
    fn convert(self) -> Result<String, String> {
        Ok(self.name().to_owned())
    }
}

impl Convert<Criterion> for String {
    fn convert(self) -> Result<Criterion, String> {
        self.parse().map_err(|unknown: standings::NoCriterion| unknown.to_string())
    }
}

impl Convert<String> for pairing::System {
    fn convert(self) -> Result<String, String> {
        Ok(self.name().to_owned())
    }
}

impl Convert<pairing::System> for String {
    fn convert(self) -> Result<pairing::System, String> {
        self.parse().map_err(|unknown: pairing::NoSystem| unknown.to_string())
    }
}

impl Convert<String> for Needs {
    fn convert(self) -> Result<String, String> {
        Ok(self.to_string())
    }
}

impl Convert<Needs> for String {
    fn convert(self) -> Result<Needs, String> {
        Needs::read(&self).ok_or_else(|| format!("no needs: {self}"))
    }
}

impl Convert<Setup> for live::Setup {
    fn convert(self) -> Result<Setup, String> {
        let live::Setup { name, place, dates, regulation, officials, opened, program } = self;
        let (regulation, officials) = (regulation.convert()?, officials.convert()?);
        Ok(Setup { schema: super::SCHEMA, program, opened, name, place, dates, regulation, officials })
    }
}

impl Convert<live::Setup> for Setup {
    fn convert(self) -> Result<live::Setup, String> {
        let Setup { schema: _, program, opened, name, place, dates, regulation, officials } = self;
        let (regulation, officials) = (regulation.convert()?, officials.convert()?);
        Ok(live::Setup { name, place, dates, regulation, officials, opened, program })
    }
}

impl Convert<live::Event> for Event {
    fn convert(self) -> Result<live::Event, String> {
        use live::{EntryEvent as Entry, Event as Live, RecordEvent as Record, RoundEvent as Round, TeamEvent as Team};
        Ok(match self {
            Event::TournamentOpened(setup) => Live::Opened(setup.convert()?),
            Event::Entered { by, number, entry } => {
                Live::Entry(Entry::Entered { by: by.convert()?, number, entry: entry.convert()? })
            }
            Event::Amended { by, number, entry, reason } => {
                Live::Entry(Entry::Amended { by: by.convert()?, number, entry: entry.convert()?, reason })
            }
            Event::Left { by, number, after, reason } => {
                Live::Entry(Entry::Left { by: by.convert()?, number, after, reason })
            }
            Event::Returned { by, number, from, reason } => {
                Live::Entry(Entry::Returned { by: by.convert()?, number, from, reason })
            }
            Event::Away { by, number, round, bye } => {
                Live::Entry(Entry::Away { by: by.convert()?, number, round, bye: bye.convert()? })
            }
            Event::Present { by, number, round } => Live::Entry(Entry::Present { by: by.convert()?, number, round }),
            Event::Numbered { by, lots, order } => {
                Live::Entry(Entry::Numbered { by: by.convert()?, lots: lots.convert()?, order })
            }
            Event::Carried { by, from, white, black, score, tables } => {
                let carried = live::Carried { from, white, black, score: score.convert()?, tables: tables.convert()? };
                Live::Entry(Entry::Carried { by: by.convert()?, carried: Box::new(carried) })
            }
            Event::Joined { by, number, member, entry } => {
                Live::Team(Team::Joined { by: by.convert()?, number, member, entry: entry.convert()? })
            }
            Event::MemberAmended { by, number, member, entry, reason } => {
                Live::Team(Team::Amended { by: by.convert()?, number, member, entry: entry.convert()?, reason })
            }
            Event::Captain { by, number, name } => Live::Team(Team::Captain { by: by.convert()?, number, name }),
            Event::LinedUp { by, round, number, order, reason } => {
                Live::Team(Team::LinedUp { by: by.convert()?, round, number, order, reason })
            }
            Event::BoardScored { by, round, meeting, board, score, reason } => Live::Team(Team::Scored {
                by: by.convert()?,
                round,
                board: meeting,
                table: board,
                score: score.convert()?,
                reason,
            }),
            Event::BoardSeated { by, round, meeting, board, file } => {
                Live::Team(Team::Seated { by: by.convert()?, round, board: meeting, table: board, file })
            }
            Event::Annulled { by, number, annulled, reason } => {
                Live::Team(Team::Annulled { by: by.convert()?, number, annulled, reason })
            }
            Event::Colour { by, lots, first } => {
                Live::Round(Round::Colour { by: by.convert()?, lots: lots.convert()?, first: first.convert()? })
            }
            Event::Paired { by, round, pairs, odd } => {
                Live::Round(Round::Paired { by: by.convert()?, round, pairs: pairs.convert()?, odd })
            }
            Event::PairedByHand { by, round, pairs, odd, reason } => {
                Live::Round(Round::PairedByHand { by: by.convert()?, round, pairs: pairs.convert()?, odd, reason })
            }
            Event::Unpaired { by, round, reason } => Live::Round(Round::Unpaired { by: by.convert()?, round, reason }),
            Event::Settled { by, play, lead } => {
                Live::Round(Round::Settled { by: by.convert()?, play: play.convert()?, lead: lead.convert()? })
            }
            Event::Unplayed { by, how, reason } => {
                Live::Round(Round::Unplayed { by: by.convert()?, how: how.convert()?, reason })
            }
            Event::Detailed { by, detail, text } => {
                Live::Round(Round::Detailed { by: by.convert()?, detail: detail.convert()?, text })
            }
            Event::Planned { by, rounds, reason } => Live::Round(Round::Planned { by: by.convert()?, rounds, reason }),
            Event::Ordered { by, order, reason } => {
                Live::Round(Round::Ordered { by: by.convert()?, order: order.convert()?, reason })
            }
            Event::OpeningDrawn { by, round, opening } => {
                Live::Round(Round::Drawn { by: by.convert()?, round, opening: opening.convert()? })
            }
            Event::Appointed { by, round, wall } => Live::Round(Round::Appointed { by: by.convert()?, round, wall }),
            Event::Started { by, round, wall } => Live::Round(Round::Started { by: by.convert()?, round, wall }),
            Event::Seated { by, round, board, file } => {
                Live::Round(Round::Seated { by: by.convert()?, round, board, file })
            }
            Event::Scored { by, round, board, score, reason } => {
                Live::Round(Round::Scored { by: by.convert()?, round, board, score: score.convert()?, reason })
            }
            Event::Advanced { by, round, board, side, reason } => {
                Live::Round(Round::Advanced { by: by.convert()?, round, board, side: side.convert()?, reason })
            }
            Event::Jumped { gap } => Live::Record(Record::Jumped { gap: gap.convert()? }),
            Event::Lived => Live::Record(Record::Lived),
            Event::Reopened { wall, gap } => Live::Record(Record::Reopened { wall, gap: gap.convert()? }),
            Event::Refused { by, asked, why } => {
                Live::Record(Record::Refused { by: by.convert()?, asked: asked.convert()?, why: why.convert()? })
            }
            Event::Noted { by, text } => Live::Record(Record::Noted { by: by.convert()?, text }),
            Event::Closed => Live::Record(Record::Closed),
        })
    }
}

impl Convert<Event> for live::Event {
    fn convert(self) -> Result<Event, String> {
        use live::{Event as Live, RecordEvent as Record};
        Ok(match self {
            Live::Opened(setup) => Event::TournamentOpened(setup.convert()?),
            Live::Entry(event) => return event.convert(),
            Live::Round(event) => return event.convert(),
            Live::Team(event) => return event.convert(),
            Live::Record(Record::Jumped { gap }) => Event::Jumped { gap: gap.convert()? },
            Live::Record(Record::Lived) => Event::Lived,
            Live::Record(Record::Reopened { wall, gap }) => Event::Reopened { wall, gap: gap.convert()? },
            Live::Record(Record::Refused { by, asked, why }) => {
                Event::Refused { by: by.convert()?, asked: asked.convert()?, why: why.convert()? }
            }
            Live::Record(Record::Noted { by, text }) => Event::Noted { by: by.convert()?, text },
            Live::Record(Record::Closed) => Event::Closed,
        })
    }
}

impl Convert<Event> for live::EntryEvent {
    fn convert(self) -> Result<Event, String> {
        use live::EntryEvent as Entry;
        Ok(match self {
            Entry::Entered { by, number, entry } => {
                Event::Entered { by: by.convert()?, number, entry: entry.convert()? }
            }
            Entry::Amended { by, number, entry, reason } => {
                Event::Amended { by: by.convert()?, number, entry: entry.convert()?, reason }
            }
            Entry::Left { by, number, after, reason } => Event::Left { by: by.convert()?, number, after, reason },
            Entry::Returned { by, number, from, reason } => Event::Returned { by: by.convert()?, number, from, reason },
            Entry::Away { by, number, round, bye } => {
                Event::Away { by: by.convert()?, number, round, bye: bye.convert()? }
            }
            Entry::Present { by, number, round } => Event::Present { by: by.convert()?, number, round },
            Entry::Numbered { by, lots, order } => Event::Numbered { by: by.convert()?, lots: lots.convert()?, order },
            Entry::Carried { by, carried } => {
                let live::Carried { from, white, black, score, tables } = *carried;
                Event::Carried {
                    by: by.convert()?,
                    from,
                    white,
                    black,
                    score: score.convert()?,
                    tables: tables.convert()?,
                }
            }
        })
    }
}

impl Convert<Event> for live::TeamEvent {
    fn convert(self) -> Result<Event, String> {
        use live::TeamEvent as Team;
        Ok(match self {
            Team::Joined { by, number, member, entry } => {
                Event::Joined { by: by.convert()?, number, member, entry: entry.convert()? }
            }
            Team::Amended { by, number, member, entry, reason } => {
                Event::MemberAmended { by: by.convert()?, number, member, entry: entry.convert()?, reason }
            }
            Team::Captain { by, number, name } => Event::Captain { by: by.convert()?, number, name },
            Team::LinedUp { by, round, number, order, reason } => {
                Event::LinedUp { by: by.convert()?, round, number, order, reason }
            }
            Team::Scored { by, round, board, table, score, reason } => Event::BoardScored {
                by: by.convert()?,
                round,
                meeting: board,
                board: table,
                score: score.convert()?,
                reason,
            },
            Team::Seated { by, round, board, table, file } => {
                Event::BoardSeated { by: by.convert()?, round, meeting: board, board: table, file }
            }
            Team::Annulled { by, number, annulled, reason } => {
                Event::Annulled { by: by.convert()?, number, annulled, reason }
            }
        })
    }
}

impl Convert<Event> for live::RoundEvent {
    fn convert(self) -> Result<Event, String> {
        use live::RoundEvent as Round;
        Ok(match self {
            Round::Colour { by, lots, first } => {
                Event::Colour { by: by.convert()?, lots: lots.convert()?, first: first.convert()? }
            }
            Round::Paired { by, round, pairs, odd } => {
                Event::Paired { by: by.convert()?, round, pairs: pairs.convert()?, odd }
            }
            Round::PairedByHand { by, round, pairs, odd, reason } => {
                Event::PairedByHand { by: by.convert()?, round, pairs: pairs.convert()?, odd, reason }
            }
            Round::Unpaired { by, round, reason } => Event::Unpaired { by: by.convert()?, round, reason },
            Round::Settled { by, play, lead } => {
                Event::Settled { by: by.convert()?, play: play.convert()?, lead: lead.convert()? }
            }
            Round::Unplayed { by, how, reason } => Event::Unplayed { by: by.convert()?, how: how.convert()?, reason },
            Round::Detailed { by, detail, text } => {
                Event::Detailed { by: by.convert()?, detail: detail.convert()?, text }
            }
            Round::Planned { by, rounds, reason } => Event::Planned { by: by.convert()?, rounds, reason },
            Round::Ordered { by, order, reason } => {
                Event::Ordered { by: by.convert()?, order: order.convert()?, reason }
            }
            Round::Drawn { by, round, opening } => {
                Event::OpeningDrawn { by: by.convert()?, round, opening: opening.convert()? }
            }
            Round::Appointed { by, round, wall } => Event::Appointed { by: by.convert()?, round, wall },
            Round::Started { by, round, wall } => Event::Started { by: by.convert()?, round, wall },
            Round::Seated { by, round, board, file } => Event::Seated { by: by.convert()?, round, board, file },
            Round::Scored { by, round, board, score, reason } => {
                Event::Scored { by: by.convert()?, round, board, score: score.convert()?, reason }
            }
            Round::Advanced { by, round, board, side, reason } => {
                Event::Advanced { by: by.convert()?, round, board, side: side.convert()?, reason }
            }
        })
    }
}
