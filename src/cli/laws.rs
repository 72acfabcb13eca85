//! What is settled before a game of chess or renju.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::{Names, named};
use golos_desk::StartPositionPick;
use golos_game::FoulConsequence;
use golos_rules::renju::Opening;
use golos_rules::{chess, renju};

/// What an event, or the players, settle before a game of chess or renju.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Chess and renju")]
pub struct LawArgs {
    /// Letters of the chess pieces (CH-17.2)
    #[arg(long, value_name = "latin|russian|ukrainian|german", value_parser = named(&NOTATIONS))]
    pub notation: Option<chess::Letters>,
    /// Starting position of Chess960, by its number
    #[arg(long, value_name = "0..959|random", value_parser = str::parse::<StartPositionPick>, conflicts_with = "position")]
    pub array: Option<StartPositionPick>,
    /// Rapid or blitz with adequate supervision: the Competition Rules apply (CH-13.3, CH-14.3)
    #[arg(long)]
    pub supervised: bool,
    /// The rules for a quickplay finish apply (CH-19)
    #[arg(long)]
    pub quickplay: bool,
    /// No draw by agreement before each player has made this many moves (CH-9.1.1)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=500))]
    pub no_draws_before: Option<u32>,
    /// No draw by agreement (CH-9.1.1)
    #[arg(long, conflicts_with = "no_draws_before")]
    pub no_draws: bool,
    /// Extra time for the opponent after an illegal move (CH-7.5.5)
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(0..=600))]
    pub bonus_illegal: Option<u64>,
    /// Letters of the columns in renju (R-9.2.2.2)
    #[arg(long, value_name = "a-p|a-o", value_parser = named(&COLUMNS))]
    pub letters: Option<renju::Letters>,
    /// Opening rule of renju chosen by the event (R-9.2.4.3)
    #[arg(
        long, value_name = "free|rif|yamaguchi|soosorv-8|taraguchi-10|sakata|tarannikov",
        value_parser = opening_rules()
    )]
    pub opening_rule: Option<Opening>,
    /// Consequence of a foul by Black
    #[arg(long, value_name = "corrected|claimed|lost", value_parser = named(&FOULS))]
    pub foul: Option<FoulConsequence>,
}

const NOTATIONS: Names<chess::Letters, 4> = [
    ("latin", chess::Letters::Latin),
    ("russian", chess::Letters::Russian),
    ("ukrainian", chess::Letters::Ukrainian),
    ("german", chess::Letters::German),
];
const COLUMNS: Names<renju::Letters, 2> = [("a-p", renju::Letters::AToP), ("a-o", renju::Letters::AToO)];
const FOULS: Names<FoulConsequence, 3> =
    [("corrected", FoulConsequence::Corrected), ("claimed", FoulConsequence::Claimed), ("lost", FoulConsequence::Lost)];

fn opening_rules() -> impl TypedValueParser<Value = Opening> {
    PossibleValuesParser::new(Opening::ALL.map(Opening::key))
        .try_map(|typed| Opening::from_key(&typed).ok_or("not one of the names"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cli, Task};
    use clap::Parser;

    fn read(line: &str) -> Result<LawArgs, clap::error::ErrorKind> {
        let cli = Cli::try_parse_from(["golos", "play"].into_iter().chain(line.split_whitespace()));
        cli.map_err(|error| error.kind()).map(|cli| match cli.task {
            Some(Task::Play(game)) => game.laws,
            task => panic!("{task:?}"),
        })
    }

    #[test]
    fn what_an_event_settles_is_read() {
        let chess = read("--notation german --array 518 --supervised --quickplay --no-draws-before 30").unwrap();
        assert_eq!((chess.notation, chess.array), (Some(chess::Letters::German), Some(StartPositionPick::Number(518))));
        assert_eq!((chess.supervised, chess.quickplay, chess.no_draws_before), (true, true, Some(30)));
        let renju = read("--letters a-o --opening-rule taraguchi-10 --foul lost").unwrap();
        assert_eq!((renju.letters, renju.foul), (Some(renju::Letters::AToO), Some(FoulConsequence::Lost)));
        assert_eq!(renju.opening_rule, Some(Opening::Taraguchi10));
        for opening in Opening::ALL {
            let read = read(&format!("--opening-rule {}", opening.key())).unwrap();
            assert_eq!(read.opening_rule, Some(opening));
        }
        assert_eq!(read("--array random --seed x").unwrap().array, Some(StartPositionPick::Random));
    }

    #[test]
    fn what_nobody_can_settle_is_refused() {
        use clap::error::ErrorKind::{ArgumentConflict, InvalidValue, ValueValidation};
        for (line, kind) in [
            ("--notation french", InvalidValue),
            ("--letters a-z", InvalidValue),
            ("--opening-rule swap2", InvalidValue),
            ("--foul forgiven", InvalidValue),
            ("--array 960", ValueValidation),
            ("--array fair", ValueValidation),
            ("--no-draws-before 0", ValueValidation),
            ("--no-draws --no-draws-before 5", ArgumentConflict),
            ("--array 5 --position x", ArgumentConflict),
        ] {
            assert_eq!(read(line).map_err(|kind| format!("{kind:?}")).err(), Some(format!("{kind:?}")), "{line}");
        }
    }
}
