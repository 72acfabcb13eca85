//! A hall: many boards, and their people over SSH.

use std::path::PathBuf;

use clap::Args;

/// A seat in a hall on this machine.
#[derive(Clone, Debug, Args)]
pub struct SeatArgs {
    /// The folder of the hall
    #[arg(value_name = "FOLDER")]
    pub folder: PathBuf,
    /// Who comes, by the name of the list
    #[arg(value_name = "NAME")]
    pub login: String,
}

/// Where a hall is, and how one comes in.
#[derive(Clone, Debug, Args)]
pub struct HallArgs {
    /// The folder of the hall, with its list hall.ron; its records, its key and its log lie there too. Or the record of an
    /// event: its rounds are the boards, and the list beside it names the people
    #[arg(value_name = "FOLDER|FILE")]
    pub folder: PathBuf,
    /// The address and port at which people come in; 0.0.0.0 stands for every address of this machine
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:2222")]
    pub listen: String,
    /// Show the boards in browsers as well, at this address and port: read only, and with a delay
    #[cfg(feature = "web")]
    #[arg(long, value_name = "ADDRESS")]
    pub page: Option<std::net::SocketAddr>,
    /// So many minutes after it happened those who look on are told of a move, in browsers and over a line, 0 to 60
    #[arg(long, value_name = "MINUTES", default_value_t = 15, value_parser = clap::value_parser!(u16).range(0..=60))]
    pub delay: u16,
    /// Send every record into a stream of NATS as well, as nats://HOST:4222/STREAM; without a name it is golos
    #[arg(long, value_name = "ADDRESS")]
    pub publish: Option<String>,
    /// What the hall is called there; else as its folder
    #[arg(long, value_name = "NAME")]
    pub publish_as: Option<String>,
    /// A file with USER:PASSWORD or a token in one line, so that it need not stand in the address
    #[arg(long, value_name = "FILE")]
    pub publish_secret: Option<PathBuf>,
}
