//! The journal of an event.

use serde::{Deserialize, Serialize};

use super::super::convert::{Convert, on_disk};
use super::parts::{RefusalReason, Side};
use super::setup::Opening;
use golos_people::Needs;
use golos_tournament::crosstable::{self, Points};
use golos_tournament::event as live;
use golos_tournament::pairing;
use golos_tournament::standings::{self, Criterion};

on_disk! {
    enum Event <=> {
        TournamentOpened(setup: Box<Setup>),
        Entered { number: u16, entry: Entry },
        Amended { number: u16, entry: Entry, reason: Option<String> },
        Left { number: u16, after: u16, reason: String },
        Returned { number: u16, from: u16, reason: String },
        Away { number: u16, round: u16, bye: Bye },
        Present { number: u16, round: u16 },
        Numbered { lots: Lots, order: Vec<u16> },
        Carried { from: String, white: u16, black: u16, score: Score, tables: Vec<Score> },
        Joined { number: u16, member: u16, entry: Entry },
        MemberAmended { number: u16, member: u16, entry: Entry, reason: Option<String> },
        Captain { number: u16, name: String },
        LinedUp { round: u16, number: u16, order: Vec<u16>, reason: Option<String> },
        BoardScored { round: u16, meeting: u16, board: u16, score: Option<Score>, reason: Option<String> },
        BoardSeated { round: u16, meeting: u16, board: u16, file: String },
        Annulled { number: u16, annulled: bool, reason: String },
        Colour { lots: Lots, first: Side },
        Paired { round: u16, pairs: Vec<Pair>, odd: Option<u16> },
        PairedByHand { round: u16, pairs: Vec<Pair>, odd: Option<u16>, reason: String },
        Unpaired { round: u16, reason: String },
        Settled { play: Play, lead: Side },
        Unplayed { how: Option<Plus>, reason: Option<String> },
        Detailed { detail: Detail, text: String },
        Planned { rounds: u16, reason: Option<String> },
        Ordered { order: Vec<String>, reason: Option<String> },
        OpeningDrawn { round: u16, opening: Box<Opening> },
        Appointed { round: u16, wall: String },
        Started { round: u16, wall: String },
        Seated { round: u16, board: u16, file: String },
        Scored { round: u16, board: u16, score: Option<Score>, reason: Option<String> },
        Advanced { round: u16, board: u16, side: Side, reason: String },
        Jumped { gap: u64 },
        Lived,
        Reopened { wall: String, gap: u64 },
        Refused { typed: Option<String>, why: RefusalReason },
        Noted { text: String },
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

    struct Play <=> live::GamePlan {
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

    struct Entry <=> live::EventEntry {
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
            Event::Entered { number, entry } => Live::Entry(Entry::Entered { number, entry: entry.convert()? }),
            Event::Amended { number, entry, reason } => {
                Live::Entry(Entry::Amended { number, entry: entry.convert()?, reason })
            }
            Event::Left { number, after, reason } => Live::Entry(Entry::Left { number, after, reason }),
            Event::Returned { number, from, reason } => Live::Entry(Entry::Returned { number, from, reason }),
            Event::Away { number, round, bye } => Live::Entry(Entry::Away { number, round, bye: bye.convert()? }),
            Event::Present { number, round } => Live::Entry(Entry::Present { number, round }),
            Event::Numbered { lots, order } => Live::Entry(Entry::Numbered { lots: lots.convert()?, order }),
            Event::Carried { from, white, black, score, tables } => {
                let carried = live::Carried { from, white, black, score: score.convert()?, tables: tables.convert()? };
                Live::Entry(Entry::Carried { carried: Box::new(carried) })
            }
            Event::Joined { number, member, entry } => {
                Live::Team(Team::Joined { number, member, entry: entry.convert()? })
            }
            Event::MemberAmended { number, member, entry, reason } => {
                Live::Team(Team::Amended { number, member, entry: entry.convert()?, reason })
            }
            Event::Captain { number, name } => Live::Team(Team::Captain { number, name }),
            Event::LinedUp { round, number, order, reason } => {
                Live::Team(Team::LinedUp { round, number, order, reason })
            }
            Event::BoardScored { round, meeting, board, score, reason } => {
                Live::Team(Team::Scored { round, board: meeting, table: board, score: score.convert()?, reason })
            }
            Event::BoardSeated { round, meeting, board, file } => {
                Live::Team(Team::Seated { round, board: meeting, table: board, file })
            }
            Event::Annulled { number, annulled, reason } => Live::Team(Team::Annulled { number, annulled, reason }),
            Event::Colour { lots, first } => {
                Live::Round(Round::Colour { lots: lots.convert()?, first: first.convert()? })
            }
            Event::Paired { round, pairs, odd } => Live::Round(Round::Paired { round, pairs: pairs.convert()?, odd }),
            Event::PairedByHand { round, pairs, odd, reason } => {
                Live::Round(Round::PairedByHand { round, pairs: pairs.convert()?, odd, reason })
            }
            Event::Unpaired { round, reason } => Live::Round(Round::Unpaired { round, reason }),
            Event::Settled { play, lead } => {
                Live::Round(Round::Settled { play: play.convert()?, lead: lead.convert()? })
            }
            Event::Unplayed { how, reason } => Live::Round(Round::Unplayed { how: how.convert()?, reason }),
            Event::Detailed { detail, text } => Live::Round(Round::Detailed { detail: detail.convert()?, text }),
            Event::Planned { rounds, reason } => Live::Round(Round::Planned { rounds, reason }),
            Event::Ordered { order, reason } => Live::Round(Round::Ordered { order: order.convert()?, reason }),
            Event::OpeningDrawn { round, opening } => Live::Round(Round::Drawn { round, opening: opening.convert()? }),
            Event::Appointed { round, wall } => Live::Round(Round::Appointed { round, wall }),
            Event::Started { round, wall } => Live::Round(Round::Started { round, wall }),
            Event::Seated { round, board, file } => Live::Round(Round::Seated { round, board, file }),
            Event::Scored { round, board, score, reason } => {
                Live::Round(Round::Scored { round, board, score: score.convert()?, reason })
            }
            Event::Advanced { round, board, side, reason } => {
                Live::Round(Round::Advanced { round, board, side: side.convert()?, reason })
            }
            Event::Jumped { gap } => Live::Record(Record::Jumped { gap: gap.convert()? }),
            Event::Lived => Live::Record(Record::Lived),
            Event::Reopened { wall, gap } => Live::Record(Record::Reopened { wall, gap: gap.convert()? }),
            Event::Refused { typed, why } => Live::Record(Record::Refused { typed, why: why.convert()? }),
            Event::Noted { text } => Live::Record(Record::Noted { text }),
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
            Live::Record(Record::Refused { typed, why }) => Event::Refused { typed, why: why.convert()? },
            Live::Record(Record::Noted { text }) => Event::Noted { text },
            Live::Record(Record::Closed) => Event::Closed,
        })
    }
}

impl Convert<Event> for live::EntryEvent {
    fn convert(self) -> Result<Event, String> {
        use live::EntryEvent as Entry;
        Ok(match self {
            Entry::Entered { number, entry } => Event::Entered { number, entry: entry.convert()? },
            Entry::Amended { number, entry, reason } => Event::Amended { number, entry: entry.convert()?, reason },
            Entry::Left { number, after, reason } => Event::Left { number, after, reason },
            Entry::Returned { number, from, reason } => Event::Returned { number, from, reason },
            Entry::Away { number, round, bye } => Event::Away { number, round, bye: bye.convert()? },
            Entry::Present { number, round } => Event::Present { number, round },
            Entry::Numbered { lots, order } => Event::Numbered { lots: lots.convert()?, order },
            Entry::Carried { carried } => {
                let live::Carried { from, white, black, score, tables } = *carried;
                Event::Carried { from, white, black, score: score.convert()?, tables: tables.convert()? }
            }
        })
    }
}

impl Convert<Event> for live::TeamEvent {
    fn convert(self) -> Result<Event, String> {
        use live::TeamEvent as Team;
        Ok(match self {
            Team::Joined { number, member, entry } => Event::Joined { number, member, entry: entry.convert()? },
            Team::Amended { number, member, entry, reason } => {
                Event::MemberAmended { number, member, entry: entry.convert()?, reason }
            }
            Team::Captain { number, name } => Event::Captain { number, name },
            Team::LinedUp { round, number, order, reason } => Event::LinedUp { round, number, order, reason },
            Team::Scored { round, board, table, score, reason } => {
                Event::BoardScored { round, meeting: board, board: table, score: score.convert()?, reason }
            }
            Team::Seated { round, board, table, file } => {
                Event::BoardSeated { round, meeting: board, board: table, file }
            }
            Team::Annulled { number, annulled, reason } => Event::Annulled { number, annulled, reason },
        })
    }
}

impl Convert<Event> for live::RoundEvent {
    fn convert(self) -> Result<Event, String> {
        use live::RoundEvent as Round;
        Ok(match self {
            Round::Colour { lots, first } => Event::Colour { lots: lots.convert()?, first: first.convert()? },
            Round::Paired { round, pairs, odd } => Event::Paired { round, pairs: pairs.convert()?, odd },
            Round::PairedByHand { round, pairs, odd, reason } => {
                Event::PairedByHand { round, pairs: pairs.convert()?, odd, reason }
            }
            Round::Unpaired { round, reason } => Event::Unpaired { round, reason },
            Round::Settled { play, lead } => Event::Settled { play: play.convert()?, lead: lead.convert()? },
            Round::Unplayed { how, reason } => Event::Unplayed { how: how.convert()?, reason },
            Round::Detailed { detail, text } => Event::Detailed { detail: detail.convert()?, text },
            Round::Planned { rounds, reason } => Event::Planned { rounds, reason },
            Round::Ordered { order, reason } => Event::Ordered { order: order.convert()?, reason },
            Round::Drawn { round, opening } => Event::OpeningDrawn { round, opening: opening.convert()? },
            Round::Appointed { round, wall } => Event::Appointed { round, wall },
            Round::Started { round, wall } => Event::Started { round, wall },
            Round::Seated { round, board, file } => Event::Seated { round, board, file },
            Round::Scored { round, board, score, reason } => {
                Event::Scored { round, board, score: score.convert()?, reason }
            }
            Round::Advanced { round, board, side, reason } => {
                Event::Advanced { round, board, side: side.convert()?, reason }
            }
        })
    }
}
