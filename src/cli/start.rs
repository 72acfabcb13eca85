//! How a game or a micro-match is opened.

use chrono::NaiveTime;
use clap::Args;

use super::tools::PositionArgs;
use super::{Assistant, EARS, LawArgs, Names, NeedsOf, named};
use golos_clock::{Control, Ms};
use golos_desk::SessionEnd;
use golos_game::{Gate, Lot, Press, Scale, Sparring};
use golos_rules::Side;
use golos_speech::Subscription;

/// How an opening comes about.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Drawn opening")]
pub struct DrawArgs {
    /// Table of openings: an id or a file
    #[arg(long, value_name = "TABLE")]
    pub table: Option<String>,
    /// Random seed; the same text gives the same draw
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,
    /// Cells to leave out of the draw, such as III-2,VI-24
    #[arg(long, value_name = "CELLS", value_delimiter = ',')]
    pub exclude: Vec<Lot>,
    /// Cell drawn on paper, such as VI-24 or 6-24
    #[arg(long, value_name = "CELL", conflicts_with_all = ["seed", "exclude"])]
    pub cell: Option<Lot>,
    /// Moves of the opening, such as "ab4 ba5" or "a1b4 a7a5"
    #[arg(long, value_name = "MOVES", conflicts_with_all = ["seed", "exclude", "cell"])]
    pub moves: Option<String>,
}

/// What a new game is opened with.
#[derive(Clone, Debug, Args)]
pub struct GameArgs {
    /// Number of boards at this desk, one game each; separate the names with commas
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=8))]
    pub boards: Option<u8>,
    /// Name of White
    #[arg(long, value_name = "NAME")]
    pub white: Option<String>,
    /// Name of Black
    #[arg(long, value_name = "NAME")]
    pub black: Option<String>,
    /// Time control, such as 8+4 or 1h30/40+30, or the id of a profile
    #[arg(long, value_name = "CONTROL")]
    pub control: Option<String>,
    #[command(flatten)]
    pub start: PositionArgs,
    /// Draughts-64 with the capture rules of 100 squares: the greatest number, no crowning in passing
    #[arg(long)]
    pub captures_of_100: bool,
    /// Whether the clock is pressed automatically after each move, or by hand
    #[arg(long, value_name = "auto|manual", default_value = "auto", value_parser = named(&PRESSES))]
    pub press: Press,
    /// Training: hints are allowed
    #[arg(long)]
    pub training: bool,
    /// Who listens at this terminal
    #[arg(long, value_name = "all|players|white|black|arbiter", value_parser = named(&EARS))]
    pub ears: Option<Subscription>,
    /// Times left at which to warn, such as 5m,1m,30s,10s
    #[arg(long, value_name = "TIMES", value_delimiter = ',', value_parser = read_warning)]
    pub warn: Vec<Ms>,
    /// Who is totally blind: time trouble begins at ten minutes (U-V.13.12b)
    #[arg(long, value_name = "white|black|both", value_parser = named(&SIDES))]
    pub blind: Option<Which>,
    /// Needs of the players, such as white:blind+no-hands,black:none (U-V.13)
    #[arg(long, value_name = "WHOSE:NEEDS", value_delimiter = ',', value_parser = str::parse::<NeedsOf>)]
    pub needs: Vec<NeedsOf>,
    /// Who plays on a tactile set: a piece is touched when it is taken out of its hole (U-V.13.3)
    #[arg(long, value_name = "white|black|both", value_parser = named(&SIDES))]
    pub tactile: Option<Which>,
    /// Whose assistant, and the tasks agreed, such as white:move,press,write (U-V.13.11)
    #[arg(long, value_name = "WHOSE:TASKS", value_parser = str::parse::<Assistant>)]
    pub assistant: Vec<Assistant>,
    /// At a real board, when the clock is pressed after a move that was not announced or not written down: allow it,
    /// report it to the arbiter, or refuse it (U-V.13.5)
    #[arg(long, value_name = "off|warn|block", default_value = "off", value_parser = named(&GATES))]
    pub gate: Gate,
    /// The players do not keep score (R-6.1.10.2)
    #[arg(long)]
    pub no_record: bool,
    /// The players keep score in rapid or blitz too, and draw offers are allowed with any number of pieces
    #[arg(long, conflicts_with = "no_record")]
    pub record: bool,
    /// Default time: how late a player may arrive, in minutes (also --default-time)
    #[arg(long, value_name = "MINUTES", alias = "default-time", value_parser = clap::value_parser!(u64).range(0..=60))]
    pub late: Option<u64>,
    /// Time of day at which the clocks of all boards start, such as 15:00
    #[arg(long, value_name = "HOUR", value_parser = read_hour)]
    pub at: Option<NaiveTime>,
    /// When the session ends and the game is adjourned: a time of day, such as 19:00, or a length, such as 4h
    /// (CH-18.14)
    #[arg(long, value_name = "HOUR|TIME", value_parser = read_session)]
    pub session: Option<SessionEnd>,
    /// Draw the opening
    #[arg(long, conflicts_with_all = ["cell", "moves"])]
    pub draw: bool,
    #[command(flatten)]
    pub opening: DrawArgs,
    #[command(flatten)]
    pub laws: LawArgs,
    /// The side that the program plays, which `golos spar` names.
    #[arg(skip)]
    pub sparring: Option<Sparring>,
}

/// What a new micro-match is opened with; White is who has White in the first game.
#[derive(Clone, Debug, Args)]
pub struct MatchArgs {
    #[command(flatten)]
    pub game: GameArgs,
    /// Number of games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub games: Option<u32>,
    /// Play until the first win
    #[arg(long, conflicts_with = "games")]
    pub first_win: bool,
    /// Carry remaining time over to the next game
    #[arg(long)]
    pub carry: bool,
    /// Break between games, in minutes, or such as 30s
    #[arg(long = "break", value_name = "TIME", value_parser = read_break)]
    pub rest: Option<Ms>,
    /// Points for a win: 1 or 2
    #[arg(long, value_name = "1|2", value_parser = named(&SCALES))]
    pub win: Option<Scale>,
    /// Time control of another micro-match if the score is level, if the regulations provide for one
    #[arg(long, value_name = "CONTROL")]
    pub extra: Option<String>,
    /// Time control of games until the first win if the score is level; remaining time is carried over
    #[arg(long, value_name = "CONTROL", conflicts_with = "extra")]
    pub tie_break: Option<String>,
}

/// Which of the players: those who are totally blind, or who play on a tactile set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    One(Side),
    Both,
}

impl Which {
    /// Whether this one is.
    #[must_use]
    pub fn is(self, side: Side) -> bool {
        self == Which::Both || self == Which::One(side)
    }
}

pub(super) const SIDES: Names<Which, 3> =
    [("white", Which::One(Side::White)), ("black", Which::One(Side::Black)), ("both", Which::Both)];
const GATES: Names<Gate, 3> = [("off", Gate::Off), ("warn", Gate::Warn), ("block", Gate::Block)];
pub(super) const PRESSES: Names<Press, 2> = [("auto", Press::Automatic), ("manual", Press::Manual)];
const SCALES: Names<Scale, 2> = [("1", Scale::One), ("2", Scale::Two)];

/// An hour by the wall clock: `15:00`.
fn read_hour(text: &str) -> Result<NaiveTime, String> {
    NaiveTime::parse_from_str(text, "%H:%M").map_err(|_| format!("\"{text}\" is no hour; write it as 15:00"))
}

/// An hour by the wall clock, or a length of time as in a time control: `19:00`, `4h`.
fn read_session(text: &str) -> Result<SessionEnd, String> {
    let refused = || format!("\"{text}\" is neither an hour nor a time; write it as 19:00 or 4h");
    let hour = read_hour(text).map(SessionEnd::At);
    hour.or_else(|_| read_warning(text).map(SessionEnd::After)).map_err(|_| refused())
}

/// A length of time as in a time control: `5m`, `30s`.
fn read_warning(text: &str) -> Result<Ms, String> {
    let refused = || format!("\"{text}\" is no time; write it as 5m or 30s");
    let control = text.parse::<Control>().map_err(|_| refused())?;
    let plain =
        text.ends_with(char::is_alphabetic) && !text.contains(['+', '/', ' ']) && control.periods().count() == 1;
    if plain { Ok(control.main_time()) } else { Err(refused()) }
}

/// Minutes, or a length of time as in a time control; at most an hour.
fn read_break(text: &str) -> Result<Ms, String> {
    let time = text.parse::<u64>().map(Ms::from_mins).or_else(|_| read_warning(text))?;
    if time > Ms::from_mins(60) {
        Err(format!("\"{text}\" is too long for a break; at most 60 minutes"))
    } else {
        Ok(time)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Task;
    use super::super::tests::{read, task};
    use super::*;
    use golos_game::Audience;

    #[test]
    fn a_game_is_described_by_its_options() {
        let line = "golos play --white Ann --black Bob --control 8+4 --press manual --training --ears players \
                    --warn 5m,1m,30s --no-record --position W:Wc3:Bd6";
        let Task::Play(game) = task(line) else { panic!("no game") };
        assert_eq!((game.white.as_deref(), game.control.as_deref()), (Some("Ann"), Some("8+4")));
        assert_eq!((game.start.rules.as_str(), game.start.position.as_deref()), ("russian", Some("W:Wc3:Bd6")));
        assert_eq!((game.press, game.training, game.no_record), (Press::Manual, true, true));
        assert_eq!(game.ears, Some(Subscription::Shared(Audience::PLAYERS)));
        assert!(!game.draw && game.opening.cell.is_none());
        assert_eq!(game.warn, [Ms::from_mins(5), Ms::from_mins(1), Ms::from_secs(30)]);
    }

    #[test]
    fn a_micro_match_is_described_by_its_options() {
        let line =
            "golos match --white A --black B --control 45+30s --games 4 --break 30s --win 1 --extra 8+4 --late 15";
        let Task::Match(args) = task(line) else { panic!("no micro-match") };
        assert_eq!((args.games, args.rest, args.win), (Some(4), Some(Ms::from_secs(30)), Some(Scale::One)));
        assert_eq!((args.extra.as_deref(), args.game.late, args.carry), (Some("8+4"), Some(15), false));
        let Task::Match(args) = task("golos match --first-win --carry --break 5") else { panic!("no micro-match") };
        assert_eq!((args.first_win, args.carry, args.rest), (true, true, Some(Ms::from_mins(5))));
        for line in ["match --games 2 --first-win", "match --break 2h", "match --late 61", "match --win 3"] {
            assert!(read(&format!("golos {line}")).is_err(), "{line}");
        }
    }

    #[test]
    fn an_opening_is_drawn_named_or_entered() {
        let lot = |text: &str| text.parse::<Lot>().unwrap();
        let Task::Draw { draw, rules: None } = task("golos draw --table my.ron --seed x --exclude III-2,6-24") else {
            panic!("no draw")
        };
        assert_eq!((draw.table.as_deref(), draw.seed.as_deref()), (Some("my.ron"), Some("x")));
        assert_eq!(draw.exclude, [lot("III-2"), lot("VI-24")]);
        let Task::Play(game) = task("golos play --draw --seed x") else { panic!("no game") };
        assert!(game.draw && game.opening.seed.is_some());
        let Task::Play(game) = task("golos play --cell VI-24") else { panic!("no game") };
        assert_eq!(game.opening.cell, Some(lot("VI-24")));
    }
}
