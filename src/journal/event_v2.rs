//! Schema 2 of the journal of an event: what stands on disk, all of it in types of its own.

use serde::{Deserialize, Serialize};

use super::step::{Step, frozen};
use super::v4::{Asked, Opening, Seat, Side};
use golos_people::Needs;
use golos_tournament::crosstable::{self, Points};
use golos_tournament::event as live;
use golos_tournament::pairing;
use golos_tournament::standings::{self, Criterion};

/// The number of this schema.
pub(super) const SCHEMA: u32 = 2;

frozen! {
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
        Refused { by: Seat, asked: Asked, why: String },
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

impl Step<Pair> for (u16, u16) {
    fn step(self) -> Result<Pair, String> {
        Ok(Pair(self.0, self.1))
    }
}

impl Step<(u16, u16)> for Pair {
    fn step(self) -> Result<(u16, u16), String> {
        Ok((self.0, self.1))
    }
}

impl Step<i32> for Points {
    fn step(self) -> Result<i32, String> {
        Ok(self.in_tenths())
    }
}

impl Step<Points> for i32 {
    fn step(self) -> Result<Points, String> {
        Ok(Points::tenths(self))
    }
}

impl Step<String> for Criterion {
    fn step(self) -> Result<String, String> {
        Ok(self.name().to_owned())
    }
}

impl Step<Criterion> for String {
    fn step(self) -> Result<Criterion, String> {
        self.parse().map_err(|unknown: standings::NoCriterion| unknown.to_string())
    }
}

impl Step<String> for pairing::System {
    fn step(self) -> Result<String, String> {
        Ok(self.name().to_owned())
    }
}

impl Step<pairing::System> for String {
    fn step(self) -> Result<pairing::System, String> {
        self.parse().map_err(|unknown: pairing::NoSystem| unknown.to_string())
    }
}

impl Step<String> for Needs {
    fn step(self) -> Result<String, String> {
        Ok(self.to_string())
    }
}

impl Step<Needs> for String {
    fn step(self) -> Result<Needs, String> {
        Needs::read(&self).ok_or_else(|| format!("no needs: {self}"))
    }
}

impl Step<Setup> for live::Setup {
    fn step(self) -> Result<Setup, String> {
        let live::Setup { name, place, dates, regulation, officials, opened, program } = self;
        let (regulation, officials) = (regulation.step()?, officials.step()?);
        Ok(Setup { schema: SCHEMA, program, opened, name, place, dates, regulation, officials })
    }
}

impl Step<live::Setup> for Setup {
    fn step(self) -> Result<live::Setup, String> {
        let Setup { schema: _, program, opened, name, place, dates, regulation, officials } = self;
        let (regulation, officials) = (regulation.step()?, officials.step()?);
        Ok(live::Setup { name, place, dates, regulation, officials, opened, program })
    }
}

impl Step<live::Event> for Event {
    fn step(self) -> Result<live::Event, String> {
        use live::{EntryEvent as Entry, Event as Live, RecordEvent as Record, RoundEvent as Round, TeamEvent as Team};
        Ok(match self {
            Event::TournamentOpened(setup) => Live::Opened(setup.step()?),
            Event::Entered { by, number, entry } => {
                Live::Entry(Entry::Entered { by: by.step()?, number, entry: entry.step()? })
            }
            Event::Amended { by, number, entry, reason } => {
                Live::Entry(Entry::Amended { by: by.step()?, number, entry: entry.step()?, reason })
            }
            Event::Left { by, number, after, reason } => {
                Live::Entry(Entry::Left { by: by.step()?, number, after, reason })
            }
            Event::Returned { by, number, from, reason } => {
                Live::Entry(Entry::Returned { by: by.step()?, number, from, reason })
            }
            Event::Away { by, number, round, bye } => {
                Live::Entry(Entry::Away { by: by.step()?, number, round, bye: bye.step()? })
            }
            Event::Present { by, number, round } => Live::Entry(Entry::Present { by: by.step()?, number, round }),
            Event::Numbered { by, lots, order } => {
                Live::Entry(Entry::Numbered { by: by.step()?, lots: lots.step()?, order })
            }
            Event::Carried { by, from, white, black, score, tables } => {
                let carried = live::Carried { from, white, black, score: score.step()?, tables: tables.step()? };
                Live::Entry(Entry::Carried { by: by.step()?, carried: Box::new(carried) })
            }
            Event::Joined { by, number, member, entry } => {
                Live::Team(Team::Joined { by: by.step()?, number, member, entry: entry.step()? })
            }
            Event::MemberAmended { by, number, member, entry, reason } => {
                Live::Team(Team::Amended { by: by.step()?, number, member, entry: entry.step()?, reason })
            }
            Event::Captain { by, number, name } => Live::Team(Team::Captain { by: by.step()?, number, name }),
            Event::LinedUp { by, round, number, order, reason } => {
                Live::Team(Team::LinedUp { by: by.step()?, round, number, order, reason })
            }
            Event::BoardScored { by, round, meeting, board, score, reason } => Live::Team(Team::Scored {
                by: by.step()?,
                round,
                board: meeting,
                table: board,
                score: score.step()?,
                reason,
            }),
            Event::BoardSeated { by, round, meeting, board, file } => {
                Live::Team(Team::Seated { by: by.step()?, round, board: meeting, table: board, file })
            }
            Event::Annulled { by, number, annulled, reason } => {
                Live::Team(Team::Annulled { by: by.step()?, number, annulled, reason })
            }
            Event::Colour { by, lots, first } => {
                Live::Round(Round::Colour { by: by.step()?, lots: lots.step()?, first: first.step()? })
            }
            Event::Paired { by, round, pairs, odd } => {
                Live::Round(Round::Paired { by: by.step()?, round, pairs: pairs.step()?, odd })
            }
            Event::PairedByHand { by, round, pairs, odd, reason } => {
                Live::Round(Round::PairedByHand { by: by.step()?, round, pairs: pairs.step()?, odd, reason })
            }
            Event::Unpaired { by, round, reason } => Live::Round(Round::Unpaired { by: by.step()?, round, reason }),
            Event::Settled { by, play, lead } => {
                Live::Round(Round::Settled { by: by.step()?, play: play.step()?, lead: lead.step()? })
            }
            Event::Unplayed { by, how, reason } => {
                Live::Round(Round::Unplayed { by: by.step()?, how: how.step()?, reason })
            }
            Event::Detailed { by, detail, text } => {
                Live::Round(Round::Detailed { by: by.step()?, detail: detail.step()?, text })
            }
            Event::Planned { by, rounds, reason } => Live::Round(Round::Planned { by: by.step()?, rounds, reason }),
            Event::Ordered { by, order, reason } => {
                Live::Round(Round::Ordered { by: by.step()?, order: order.step()?, reason })
            }
            Event::OpeningDrawn { by, round, opening } => {
                Live::Round(Round::Drawn { by: by.step()?, round, opening: opening.step()? })
            }
            Event::Appointed { by, round, wall } => Live::Round(Round::Appointed { by: by.step()?, round, wall }),
            Event::Started { by, round, wall } => Live::Round(Round::Started { by: by.step()?, round, wall }),
            Event::Seated { by, round, board, file } => {
                Live::Round(Round::Seated { by: by.step()?, round, board, file })
            }
            Event::Scored { by, round, board, score, reason } => {
                Live::Round(Round::Scored { by: by.step()?, round, board, score: score.step()?, reason })
            }
            Event::Advanced { by, round, board, side, reason } => {
                Live::Round(Round::Advanced { by: by.step()?, round, board, side: side.step()?, reason })
            }
            Event::Jumped { gap } => Live::Record(Record::Jumped { gap: gap.step()? }),
            Event::Lived => Live::Record(Record::Lived),
            Event::Reopened { wall, gap } => Live::Record(Record::Reopened { wall, gap: gap.step()? }),
            Event::Refused { by, asked, why } => {
                Live::Record(Record::Refused { by: by.step()?, asked: asked.step()?, why })
            }
            Event::Noted { by, text } => Live::Record(Record::Noted { by: by.step()?, text }),
            Event::Closed => Live::Record(Record::Closed),
        })
    }
}

impl Step<Event> for live::Event {
    fn step(self) -> Result<Event, String> {
        use live::{Event as Live, RecordEvent as Record};
        Ok(match self {
            Live::Opened(setup) => Event::TournamentOpened(setup.step()?),
            Live::Entry(event) => return event.step(),
            Live::Round(event) => return event.step(),
            Live::Team(event) => return event.step(),
            Live::Record(Record::Jumped { gap }) => Event::Jumped { gap: gap.step()? },
            Live::Record(Record::Lived) => Event::Lived,
            Live::Record(Record::Reopened { wall, gap }) => Event::Reopened { wall, gap: gap.step()? },
            Live::Record(Record::Refused { by, asked, why }) => {
                Event::Refused { by: by.step()?, asked: asked.step()?, why }
            }
            Live::Record(Record::Noted { by, text }) => Event::Noted { by: by.step()?, text },
            Live::Record(Record::Closed) => Event::Closed,
        })
    }
}

impl Step<Event> for live::EntryEvent {
    fn step(self) -> Result<Event, String> {
        use live::EntryEvent as Entry;
        Ok(match self {
            Entry::Entered { by, number, entry } => Event::Entered { by: by.step()?, number, entry: entry.step()? },
            Entry::Amended { by, number, entry, reason } => {
                Event::Amended { by: by.step()?, number, entry: entry.step()?, reason }
            }
            Entry::Left { by, number, after, reason } => Event::Left { by: by.step()?, number, after, reason },
            Entry::Returned { by, number, from, reason } => Event::Returned { by: by.step()?, number, from, reason },
            Entry::Away { by, number, round, bye } => Event::Away { by: by.step()?, number, round, bye: bye.step()? },
            Entry::Present { by, number, round } => Event::Present { by: by.step()?, number, round },
            Entry::Numbered { by, lots, order } => Event::Numbered { by: by.step()?, lots: lots.step()?, order },
            Entry::Carried { by, carried } => {
                let live::Carried { from, white, black, score, tables } = *carried;
                Event::Carried { by: by.step()?, from, white, black, score: score.step()?, tables: tables.step()? }
            }
        })
    }
}

impl Step<Event> for live::TeamEvent {
    fn step(self) -> Result<Event, String> {
        use live::TeamEvent as Team;
        Ok(match self {
            Team::Joined { by, number, member, entry } => {
                Event::Joined { by: by.step()?, number, member, entry: entry.step()? }
            }
            Team::Amended { by, number, member, entry, reason } => {
                Event::MemberAmended { by: by.step()?, number, member, entry: entry.step()?, reason }
            }
            Team::Captain { by, number, name } => Event::Captain { by: by.step()?, number, name },
            Team::LinedUp { by, round, number, order, reason } => {
                Event::LinedUp { by: by.step()?, round, number, order, reason }
            }
            Team::Scored { by, round, board, table, score, reason } => {
                Event::BoardScored { by: by.step()?, round, meeting: board, board: table, score: score.step()?, reason }
            }
            Team::Seated { by, round, board, table, file } => {
                Event::BoardSeated { by: by.step()?, round, meeting: board, board: table, file }
            }
            Team::Annulled { by, number, annulled, reason } => {
                Event::Annulled { by: by.step()?, number, annulled, reason }
            }
        })
    }
}

impl Step<Event> for live::RoundEvent {
    fn step(self) -> Result<Event, String> {
        use live::RoundEvent as Round;
        Ok(match self {
            Round::Colour { by, lots, first } => {
                Event::Colour { by: by.step()?, lots: lots.step()?, first: first.step()? }
            }
            Round::Paired { by, round, pairs, odd } => {
                Event::Paired { by: by.step()?, round, pairs: pairs.step()?, odd }
            }
            Round::PairedByHand { by, round, pairs, odd, reason } => {
                Event::PairedByHand { by: by.step()?, round, pairs: pairs.step()?, odd, reason }
            }
            Round::Unpaired { by, round, reason } => Event::Unpaired { by: by.step()?, round, reason },
            Round::Settled { by, play, lead } => {
                Event::Settled { by: by.step()?, play: play.step()?, lead: lead.step()? }
            }
            Round::Unplayed { by, how, reason } => Event::Unplayed { by: by.step()?, how: how.step()?, reason },
            Round::Detailed { by, detail, text } => Event::Detailed { by: by.step()?, detail: detail.step()?, text },
            Round::Planned { by, rounds, reason } => Event::Planned { by: by.step()?, rounds, reason },
            Round::Ordered { by, order, reason } => Event::Ordered { by: by.step()?, order: order.step()?, reason },
            Round::Drawn { by, round, opening } => {
                Event::OpeningDrawn { by: by.step()?, round, opening: opening.step()? }
            }
            Round::Appointed { by, round, wall } => Event::Appointed { by: by.step()?, round, wall },
            Round::Started { by, round, wall } => Event::Started { by: by.step()?, round, wall },
            Round::Seated { by, round, board, file } => Event::Seated { by: by.step()?, round, board, file },
            Round::Scored { by, round, board, score, reason } => {
                Event::Scored { by: by.step()?, round, board, score: score.step()?, reason }
            }
            Round::Advanced { by, round, board, side, reason } => {
                Event::Advanced { by: by.step()?, round, board, side: side.step()?, reason }
            }
        })
    }
}
