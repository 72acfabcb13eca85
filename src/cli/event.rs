//! Events: the desk of one, and what is had without it: tables, pairs, standings.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::start::PRESSES;
use super::{Names, named};
use golos_game::Press;
use golos_rules::Side;
use golos_tournament::crosstable::{Number, Scale};
use golos_tournament::event::{
    Count, Format, GamePlan, LineUp, MOST_BOARDS, MOST_GAMES, MOST_GROUPS, Officials, Places, Regulation, Setup, Teams,
};
use golos_tournament::pairing::{NAMES, System};
use golos_tournament::standings::{Criterion, Edition, Plus};
use golos_wording::{NAME_CHARS, clean};

/// Which table.
#[derive(Clone, Copy, Debug, Subcommand)]
pub enum TableTask {
    /// Round-robin pairings: one round per line, the first number of a pair has White (in renju Black)
    Berger {
        /// Number of players, from 3 to 24
        #[arg(value_name = "N", value_parser = clap::value_parser!(u16).range(3..=24))]
        players: Number,
        /// Two cycles, with the last two rounds of the first cycle swapped
        #[arg(long)]
        double: bool,
    },
    /// Groups of numbers for a draw by teams: one group per line
    Varma {
        /// Number of players, from 9 to 24
        #[arg(value_name = "N", value_parser = clap::value_parser!(u16).range(9..=24))]
        players: Number,
    },
}

/// Standings of an event.
#[derive(Clone, Debug, Args)]
pub struct StandingsArgs {
    /// Event as a TRF file
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Points and tie-breaks in order, separated by commas
    #[arg(long, value_name = "IDS", value_delimiter = ',', default_value = "points")]
    pub order: Vec<Criterion>,
    /// Edition of the rules for pairings and standings
    #[arg(
        long, value_name = "russia-2022|russia-2013|ukraine-2026|chess-2020",
        default_value = "russia-2022", value_parser = named(&EDITIONS)
    )]
    pub edition: Edition,
    /// What an unplayed game counts as in tie-breaks: the fewest points of all or of those who finished, the virtual
    /// opponent, or the dummy of the newer FIDE rules
    #[arg(long, value_name = "least|finishers|virtual|dummy", value_parser = named(&UNPLAYED))]
    pub unplayed: Option<Plus>,
    /// A player who withdrew, and after which round
    #[arg(long, value_name = "N:R", value_parser = read_left)]
    pub left: Vec<(Number, usize)>,
    /// Round robin
    #[arg(long)]
    pub round_robin: bool,
}

/// A round to pair.
#[derive(Clone, Debug, Args)]
pub struct PairArgs {
    /// Event as a TRF file
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Pairing system: dutch, lot, own-numbers, truncated-solkoff, current-buchholz, median-solkoff, renju-rating,
    /// renju-lot
    #[arg(long, value_name = "ID")]
    pub system: System,
    /// Pair this round as if only the rounds before it had been played
    #[arg(long, value_name = "R", value_parser = clap::value_parser!(u16).range(1..=99))]
    pub round: Option<u16>,
    /// Colour drawn for board one in round 1
    #[arg(long, value_name = "white|black", value_parser = named(&SIDES))]
    pub colour: Option<Side>,
    /// Random seed; the same seed gives the same draw
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub seed: String,
    /// Pair every round of the file again and print the differences
    #[arg(long, conflicts_with = "round")]
    pub check: bool,
}

/// An event to be run.
#[derive(Clone, Debug, Args)]
pub struct EventArgs {
    /// Name or record of the event; an existing event is continued
    #[arg(value_name = "NAME|FILE")]
    pub name: String,
    /// System of a new event: a Swiss system as for "pair", or "round-robin", "double", "knockout", "knockout-all",
    /// "scheveningen", "match", "groups"
    #[arg(long, value_name = "ID", value_parser = named(&FORMATS))]
    pub system: Option<Format>,
    /// Number of rounds of a Swiss event, or of games in a match
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=99))]
    pub rounds: Option<u16>,
    /// Number of groups, with "--system groups"
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(2..=i64::from(MOST_GROUPS)))]
    pub groups: Option<u16>,
    /// Team event on this many boards
    #[arg(long, value_name = "BOARDS", value_parser = clap::value_parser!(u16).range(1..=i64::from(MOST_BOARDS)))]
    pub teams: Option<u16>,
    /// Who may play on which board of a team: everyone on their own board; reserves on any board; or everyone in any
    /// order
    #[arg(
        long, value_name = "fixed|reserves|free", default_value = "reserves", requires = "teams",
        value_parser = named(&LINE_UPS)
    )]
    pub line_up: LineUp,
    /// Which points decide team places: match points or board points
    #[arg(long, value_name = "matches|boards", requires = "teams", value_parser = named(&COUNTS))]
    pub count: Option<Count>,
    /// Edition of the rules for pairings and standings
    #[arg(
        long, value_name = "russia-2022|russia-2013|ukraine-2026|chess-2020",
        default_value = "russia-2022", value_parser = named(&EDITIONS)
    )]
    pub edition: Edition,
    /// Tie-breaks in order, separated by commas
    #[arg(long, value_name = "IDS", value_delimiter = ',')]
    pub order: Vec<Criterion>,
    /// What an unplayed game counts as in tie-breaks: the fewest points of all or of those who finished, the virtual
    /// opponent, or the dummy of the newer FIDE rules
    #[arg(long, value_name = "least|finishers|virtual|dummy", value_parser = named(&UNPLAYED))]
    pub unplayed: Option<Plus>,
    /// Points for a win: 1 or 2
    #[arg(long, value_name = "1|2", value_parser = clap::value_parser!(u8).range(1..=2))]
    pub win: Option<u8>,
    /// Rule set of the games
    #[arg(long, value_name = "ID", default_value = "russian-2022")]
    pub rules: String,
    /// Time control, as for "play"
    #[arg(long, value_name = "CONTROL")]
    pub control: Option<String>,
    /// Number of games between two opponents: more than one make a micro-match, and the total is the result
    /// (R-5.4.6a)
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=i64::from(MOST_GAMES)))]
    pub games: u16,
    /// Whether the clock is pressed automatically after each move, or by hand
    #[arg(long, value_name = "auto|manual", default_value = "auto", value_parser = named(&PRESSES))]
    pub press: Press,
    /// Draw an opening for each round, the same on all boards
    #[arg(long)]
    pub draw: bool,
    /// Venue
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub place: String,
    /// Dates
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub dates: String,
    /// Import players from a file: CSV with a header row, or TRF
    #[arg(long, value_name = "FILE")]
    pub players: Option<PathBuf>,
    /// Chief arbiter
    #[arg(long, value_name = "NAME", default_value = "")]
    pub chief: String,
    /// Chief secretary
    #[arg(long, value_name = "NAME", default_value = "")]
    pub secretary: String,
    /// The options that were typed, by their names in [`EventArgs::OPTIONS`].
    #[arg(skip)]
    pub given: Vec<&'static str>,
}

impl EventArgs {
    /// What an event is set up with.
    pub const OPTIONS: [&str; 19] = [
        "system",
        "rounds",
        "groups",
        "teams",
        "line-up",
        "count",
        "edition",
        "order",
        "unplayed",
        "win",
        "rules",
        "control",
        "games",
        "press",
        "draw",
        "place",
        "dates",
        "chief",
        "secretary",
    ];

    /// Whether an event that exists has been set up with what this option says.
    #[must_use]
    pub fn is_set(&self, option: &str, known: &Setup) -> bool {
        let Setup { regulation, officials, .. } = known;
        let Regulation { format, play, teams, .. } = regulation;
        let is_two = self.win == Some(2);
        match option {
            "system" => self.system.is_some_and(|system| is_of_system(system, *format)),
            "rounds" => match *format {
                Format::Swiss { rounds, .. } | Format::Match { games: rounds } => self.rounds == Some(rounds),
                _ => false,
            },
            "groups" => self.groups == Some(format.groups()),
            "teams" => self.teams == teams.map(|teams| teams.boards),
            "line-up" => teams.is_some_and(|teams| teams.lineup == self.line_up),
            "count" => self.count == teams.map(|teams| teams.count),
            "edition" => self.edition == regulation.edition,
            "order" => self.order == regulation.order,
            "unplayed" => self.unplayed == regulation.unplayed,
            "win" => regulation.scale == if is_two { Scale::TWO } else { Scale::ONE },
            "rules" => self.rules == play.rules,
            "control" => self.control.as_deref().map(|text| clean(text, NAME_CHARS)).as_ref() == Some(&play.control),
            "games" => self.games == play.games,
            "press" => (self.press == Press::Manual) == play.by_hand,
            "draw" => self.draw == play.draws,
            "place" => clean(&self.place, NAME_CHARS) == known.place,
            "dates" => clean(&self.dates, NAME_CHARS) == known.dates,
            "chief" => clean(&self.chief, NAME_CHARS) == officials.chief,
            "secretary" => clean(&self.secretary, NAME_CHARS) == officials.secretary,
            _ => true,
        }
    }

    /// The event as it is set up; none if its system is not named. It is not opened yet.
    #[must_use]
    pub fn setup(&self, lead: Side, program: &str) -> Option<Setup> {
        let rounds = |usual| self.rounds.unwrap_or(usual);
        let format = match self.system? {
            Format::Swiss { system, rounds: usual } => Format::Swiss { system, rounds: rounds(usual) },
            Format::Match { games } => Format::Match { games: rounds(games) },
            Format::Groups { groups, cycles } => Format::Groups { groups: self.groups.unwrap_or(groups), cycles },
            format @ (Format::RoundRobin { .. } | Format::Knockout { .. } | Format::Scheveningen) => format,
        };
        let scale = match (self.win, self.edition) {
            (Some(2), _) | (None, Edition::Ukraine2026) => Scale::TWO,
            (Some(_), _) | (None, Edition::Russia2022 | Edition::Russia2013 | Edition::Chess2020) => Scale::ONE,
        };
        let teams = self.teams.map(|boards| self.of_teams(boards));
        let order = match teams {
            _ if !self.order.is_empty() => self.order.clone(),
            Some(teams) => format.order_of_teams(self.edition, teams.count),
            None => format.order(self.edition),
        };
        Some(Setup {
            name: clean(called(&self.name), NAME_CHARS),
            place: clean(&self.place, NAME_CHARS),
            dates: clean(&self.dates, NAME_CHARS),
            regulation: Regulation {
                edition: self.edition,
                format,
                scale,
                order,
                lead,
                play: GamePlan {
                    rules: self.rules.clone(),
                    control: clean(self.control.as_deref().unwrap_or_default(), NAME_CHARS),
                    games: self.games,
                    draws: self.draw,
                    by_hand: self.press == Press::Manual,
                },
                teams,
                unplayed: self.unplayed,
            },
            officials: Officials {
                chief: clean(&self.chief, NAME_CHARS),
                secretary: clean(&self.secretary, NAME_CHARS),
            },
            opened: String::new(),
            program: program.to_owned(),
        })
    }
}

/// Whether a format is of this system, with however many rounds, games or groups.
fn is_of_system(system: Format, format: Format) -> bool {
    match (system, format) {
        (Format::Swiss { system, .. }, Format::Swiss { system: known, .. }) => system == known,
        (Format::Match { .. }, Format::Match { .. }) => true,
        (Format::Groups { cycles, .. }, Format::Groups { cycles: known, .. }) => cycles == known,
        (system, format) => system == format,
    }
}

/// What an event is called that was named by its file.
fn called(name: &str) -> &str {
    let file = name.rsplit(['/', '\\']).next().unwrap_or(name);
    let plain = file.strip_suffix(".event.ron").or_else(|| file.strip_suffix(".ron"));
    plain.filter(|plain| !plain.is_empty()).unwrap_or(if name == file { name } else { file })
}

impl EventArgs {
    /// Matches on so many boards: the points of all boards make the places in the Russian rules (R-5.4.9.6.1, DR-1.14.6), the
    /// points of the matches elsewhere (U-V.14.7.2, CH-39.7.1), where nothing is said.
    fn of_teams(&self, boards: u16) -> Teams {
        let usual = match self.edition {
            Edition::Russia2022 | Edition::Russia2013 => Count::Boards,
            Edition::Ukraine2026 | Edition::Chess2020 => Count::Matches,
        };
        Teams { boards, lineup: self.line_up, count: self.count.unwrap_or(usual) }
    }
}

const LINE_UPS: Names<LineUp, 3> = [("fixed", LineUp::Fixed), ("reserves", LineUp::Reserves), ("free", LineUp::Free)];

const COUNTS: Names<Count, 2> = [("matches", Count::Matches), ("boards", Count::Boards)];

/// Rounds of a Swiss event where none are named.
const ROUNDS: u16 = 7;

const fn swiss(system: System) -> Format {
    Format::Swiss { system, rounds: ROUNDS }
}

/// The formats that are no Swiss systems.
const OTHERS: Names<Format, 7> = [
    ("round-robin", Format::RoundRobin { cycles: 1 }),
    ("double", Format::RoundRobin { cycles: 2 }),
    ("knockout", Format::Knockout { places: Places::First }),
    ("knockout-all", Format::Knockout { places: Places::All }),
    ("scheveningen", Format::Scheveningen),
    ("groups", Format::Groups { groups: 2, cycles: 1 }),
    ("match", Format::Match { games: 2 }),
];

const FORMATS: Names<Format, { OTHERS.len() + NAMES.len() }> = {
    let mut all = [OTHERS[0]; OTHERS.len() + NAMES.len()];
    let mut at = 1;
    while at < all.len() {
        all[at] = match at < OTHERS.len() {
            true => OTHERS[at],
            false => (NAMES[at - OTHERS.len()].1, swiss(NAMES[at - OTHERS.len()].0)),
        };
        at += 1;
    }
    all
};

const SIDES: Names<Side, 2> = [("white", Side::White), ("black", Side::Black)];

const EDITIONS: Names<Edition, 4> = [
    ("russia-2022", Edition::Russia2022),
    ("russia-2013", Edition::Russia2013),
    ("ukraine-2026", Edition::Ukraine2026),
    ("chess-2020", Edition::Chess2020),
];

const UNPLAYED: Names<Plus, 4> =
    [("least", Plus::Least), ("finishers", Plus::LeastOfFinishers), ("virtual", Plus::Virtual), ("dummy", Plus::Dummy)];

/// A player and a round: `7:3`.
fn read_left(text: &str) -> Result<(Number, usize), String> {
    let parts = text.split_once(':').and_then(|(player, round)| Some((player.parse().ok()?, round.parse().ok()?)));
    parts.ok_or_else(|| format!("\"{text}\" is not understood; write player and round as 7:3"))
}

#[cfg(test)]
mod tests {
    use super::super::Task;
    use super::super::tests::task;
    use super::*;

    #[test]
    fn events_read_their_options() {
        let double = matches!(
            task("golos table berger 6 --double"),
            Task::Table { task: TableTask::Berger { players: 6, double: true } }
        );
        assert!(double);
        assert!(matches!(task("golos table varma 9"), Task::Table { task: TableTask::Varma { players: 9 } }));
        let Task::Standings(args) =
            task("golos standings a.trf --order points,sb --left 7:3 --left 2:0 --edition chess-2020")
        else {
            panic!("no standings")
        };
        assert_eq!(args.order, [Criterion::Points, Criterion::SonnebornBerger]);
        assert_eq!((args.left, args.edition, args.round_robin), (vec![(7, 3), (2, 0)], Edition::Chess2020, false));
        let Task::Pair(args) = task("golos pair --system dutch a.trf --round 3 --colour black") else {
            panic!("no pairing")
        };
        assert_eq!((args.system, args.round, args.colour), (System::Dutch, Some(3), Some(Side::Black)));
        assert!(read_left("7").is_err() && read_left("x:1").is_err());
    }
}
