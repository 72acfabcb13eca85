//! Schema 1 of the journal of an event, frozen: what stands on disk, read and never written again.

use serde::Deserialize;

use super::event_v2::{self, Pair};
use super::step::{Step, frozen};
use super::v4::{Asked, Opening, Seat, Side};

/// The number of this schema.
pub(super) const SCHEMA: u32 = 1;

frozen! {
    enum Event => event_v2::Event {
        TournamentOpened(setup: Box<Setup>),
        Entered { by: Seat, number: u16, entry: Entry },
        Amended { by: Seat, number: u16, entry: Entry, reason: Option<String> },
        Left { by: Seat, number: u16, after: u16, reason: String },
        Returned { by: Seat, number: u16, from: u16, reason: String },
        Away { by: Seat, number: u16, round: u16, bye: Bye },
        Present { by: Seat, number: u16, round: u16 },
        Numbered { by: Seat, lots: Lots, order: Vec<u16> },
        Colour { by: Seat, lots: Lots, first: Side },
        Paired { by: Seat, round: u16, pairs: Vec<Pair>, odd: Option<u16> },
        PairedByHand { by: Seat, round: u16, pairs: Vec<Pair>, odd: Option<u16>, reason: String },
        Unpaired { by: Seat, round: u16, reason: String },
        Settled { by: Seat, play: Play, lead: Side },
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

    struct Setup => event_v2::Setup {
        schema: u32,
        program: String,
        opened: String,
        name: String,
        place: String,
        dates: String,
        regulation: Regulation,
        officials: Officials,
    }

    struct Officials => event_v2::Officials { chief: String, secretary: String }

    struct Regulation => event_v2::Regulation {
        edition: Edition,
        format: Format,
        scale: Scale,
        order: Vec<String>,
        lead: Side,
        play: Play,
    } gains { teams: None, unplayed: None }

    struct Play => event_v2::Play {
        rules: String,
        control: String,
        games: u16,
        #[serde(default)]
        draws: bool,
    } gains { by_hand: false }

    enum Edition => event_v2::Edition { Russia2022, Russia2013, Ukraine2026, Chess2020 }

    enum Format => event_v2::Format {
        RoundRobin { cycles: u16 },
        Swiss { system: String, rounds: u16 },
        Knockout { places: Places },
        Scheveningen,
        Match { games: u16 },
    }

    enum Places => event_v2::Places { First, All }

    /// In tenths of a point.
    struct Scale => event_v2::Scale {
        win: i32,
        draw: i32,
        loss: i32,
        absence: i32,
        forfeit: i32,
        allocated: i32,
        half: i32,
    }

    struct Entry => event_v2::Entry {
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

    enum Sex => event_v2::Sex { Man, Woman }

    enum Bye => event_v2::Bye { Allocated, Full, Half, Zero }

    enum Lots => event_v2::Lots { Seed(text: String), Paper }

    enum Score => event_v2::Score { Won(side: Side), Drawn, Half(side: Side), BothLost, Plus(side: Side), Minuses }
}
