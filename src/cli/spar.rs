//! The opponent for training.

use clap::{Args, builder::RangedU64ValueParser};

use super::start::PRESSES;
use super::{DrawArgs, GameArgs, LawArgs, Names, NeedsOf, PositionArgs, Which, named};
use golos_game::{Gate, Press, Sparring};
use golos_people::Needs;
use golos_rules::Side;

/// What is asked of the opponent: a game with a person, or games of one level against another.
#[derive(Clone, Debug, Args)]
pub struct SparArgs {
    #[command(flatten)]
    pub start: PositionArgs,
    /// Level of the opponent, 1 to 7
    #[arg(long, value_name = "1-7", default_value_t = 3, value_parser = levels())]
    pub level: u8,
    /// Your side; White if not named
    #[arg(long, value_name = "white|black", value_parser = named(&SIDES), conflicts_with = "against")]
    pub side: Option<Side>,
    /// Your name
    #[arg(long, value_name = "NAME", conflicts_with = "against")]
    pub name: Option<String>,
    /// Time control, such as 8+4 or 1h30/40+30, or the id of a profile
    #[arg(long, value_name = "CONTROL", conflicts_with = "against")]
    pub control: Option<String>,
    /// Whether the clock is pressed automatically after each move, or by hand
    #[arg(long, value_name = "auto|manual", default_value = "auto", value_parser = named(&PRESSES), conflicts_with = "against")]
    pub press: Press,
    /// Your needs, such as blind+no-hands (U-V.13)
    #[arg(long, value_name = "blind|deaf|…", value_parser = read_needs, conflicts_with = "against")]
    pub needs: Option<Needs>,
    /// The opponent answers at once, not a moment after your move
    #[arg(long, conflicts_with = "against")]
    pub at_once: bool,
    /// Let it play against this level instead, 1 to 7, and say the score
    #[arg(long, value_name = "1-7", value_parser = levels())]
    pub against: Option<u8>,
    /// Number of games against that level; colours alternate, and each opening is played twice
    #[arg(long, value_name = "N", default_value_t = 10, requires = "against", value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub games: u32,
    /// Number that the games are drawn by; the same number gives the same games
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
}

impl SparArgs {
    /// The game with a person; `name` is what the opponent is called, `seed` what its moves are drawn by where no number was
    /// given.
    #[must_use]
    pub fn game(self, name: String, seed: u64) -> GameArgs {
        let own = self.side.unwrap_or(Side::White);
        let program = own.other();
        let needs = self.needs.map(|needs| NeedsOf { of: Which::One(own), needs });
        let (person, name) = (self.name, Some(name));
        let (white, black) = if own == Side::White { (person, name) } else { (name, person) };
        let seed = self.seed.unwrap_or(seed);
        GameArgs {
            boards: None,
            white,
            black,
            control: self.control,
            start: self.start,
            captures_of_100: false,
            press: self.press,
            training: true,
            ears: None,
            warn: Vec::new(),
            blind: None,
            needs: needs.into_iter().collect(),
            tactile: None,
            assistant: Vec::new(),
            gate: Gate::Off,
            no_record: false,
            record: false,
            late: None,
            at: None,
            session: None,
            draw: false,
            opening: DrawArgs::default(),
            laws: LawArgs::default(),
            sparring: Some(Sparring { side: program, level: self.level, seed, at_once: self.at_once }),
        }
    }
}

const SIDES: Names<Side, 2> = [("white", Side::White), ("black", Side::Black)];

fn read_needs(text: &str) -> Result<Needs, String> {
    Needs::read(text).ok_or_else(|| format!("\"{text}\" are no needs; write them as blind+no-hands"))
}

fn levels() -> RangedU64ValueParser<u8> {
    RangedU64ValueParser::new().range(u64::from(*Sparring::LEVELS.start())..=u64::from(*Sparring::LEVELS.end()))
}

#[cfg(test)]
mod tests {
    use super::super::Task;
    use super::super::tests::{read, task};
    use super::*;

    #[test]
    fn a_game_with_the_program_is_a_training_game_in_which_it_has_the_other_side() {
        let Task::Spar(args) = task("golos spar --rules chess --level 2 --side black --name Ann --seed 7") else {
            panic!("no game")
        };
        let game = args.game("program".to_owned(), 1);
        assert_eq!((game.white.as_deref(), game.black.as_deref()), (Some("program"), Some("Ann")));
        let sparring = Sparring { side: Side::White, level: 2, seed: 7, at_once: false };
        assert_eq!((game.training, game.sparring, game.start.rules.as_str()), (true, Some(sparring), "chess"));
        let Task::Spar(args) = task("golos spar --needs blind") else { panic!("no game") };
        assert_eq!(args.clone().game(String::new(), 5).sparring.map(|sparring| sparring.seed), Some(5));
        assert!(args.game(String::new(), 5).needs.first().is_some_and(|needs| needs.of.is(Side::White)));
    }

    #[test]
    fn levels_play_against_each_other_without_a_person() {
        let Task::Spar(args) = task("golos spar --level 3 --against 1 --games 4") else { panic!("no games") };
        assert_eq!((args.level, args.against, args.games), (3, Some(1), 4));
        for line in ["spar --games 4", "spar --against 1 --name Ann", "spar --level 8", "spar --level 0"] {
            assert!(read(&format!("golos {line}")).is_err(), "{line}");
        }
    }
}
