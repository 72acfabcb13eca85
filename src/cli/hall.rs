//! A hall: many boards, and their people over SSH.

use std::path::PathBuf;

use clap::Args;

/// A seat in a hall on this machine.
#[derive(Clone, Debug, Args)]
pub struct SeatArgs {
    /// Folder of the hall
    #[arg(value_name = "FOLDER")]
    pub folder: PathBuf,
    /// Name of the person in the hall list
    #[arg(value_name = "NAME")]
    pub login: String,
}

/// Where a hall is, and how one comes in.
#[derive(Clone, Debug, Args)]
pub struct HallArgs {
    /// Folder of the hall with its list hall.ron, its records, key and log. Or the record of an event: the boards are
    /// those of its rounds, and the list next to it names the people
    #[arg(value_name = "FOLDER|FILE")]
    pub folder: PathBuf,
    /// Address and port to listen on; 0.0.0.0 is every address of this computer
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:2222")]
    pub listen: String,
    /// Also show the boards in browsers at this address and port, read-only and with a delay
    #[cfg(feature = "web")]
    #[arg(long, value_name = "ADDRESS")]
    pub page: Option<std::net::SocketAddr>,
    /// Delay for spectators, in browsers and in the hall, in minutes, 0 to 60
    #[arg(long, value_name = "MINUTES", default_value_t = 15, value_parser = clap::value_parser!(u16).range(0..=60))]
    pub delay: u16,
    /// Also send all records to a NATS stream, such as nats://HOST:4222/STREAM; the default stream is golos
    #[arg(long, value_name = "ADDRESS")]
    pub publish: Option<String>,
    /// Name of the hall in the stream
    #[arg(long, value_name = "NAME")]
    pub publish_as: Option<String>,
    /// File with USER:PASSWORD or a token on one line, to keep it out of the address
    #[arg(long, value_name = "FILE")]
    pub publish_secret: Option<PathBuf>,
}
