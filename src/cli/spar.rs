//! The opponent for training.

use clap::{Args, builder::RangedU64ValueParser};

/// What two levels of the opponent are asked to play.
#[derive(Clone, Debug, Args)]
pub struct SparArgs {
    /// Rule set; `golos profiles` lists them
    #[arg(long, value_name = "ID", default_value = "russian")]
    pub rules: String,
    /// Level of the opponent, 1 to 7
    #[arg(long, value_name = "1-7", value_parser = levels())]
    pub level: u8,
    /// Level that it plays against, 1 to 7
    #[arg(long, value_name = "1-7", value_parser = levels())]
    pub against: u8,
    /// Number of games; colours alternate, and each opening is played twice
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub games: u32,
    /// Number that the games are drawn by; the same number gives the same games
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

fn levels() -> RangedU64ValueParser<u8> {
    RangedU64ValueParser::new().range(1..=7)
}
