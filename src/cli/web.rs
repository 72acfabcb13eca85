//! What is shown to those who look on from elsewhere.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;

/// What is shown, where, and how much later.
#[derive(Clone, Debug, Args)]
pub struct WebArgs {
    /// Name or record of an event, or a folder of games
    #[arg(value_name = "NAME|FOLDER")]
    pub scene: Option<String>,
    /// Address and port; other computers can connect only with 0.0.0.0 or an address of this computer
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Delay in minutes, 0 to 60
    #[arg(long, value_name = "MINUTES", default_value_t = 15, value_parser = clap::value_parser!(u16).range(0..=60))]
    pub delay: u16,
}

/// Which boards, from where, and what becomes of them.
#[derive(Clone, Debug, Args)]
pub struct WatchArgs {
    /// Stream, such as nats://HOST:4222/STREAM; the default stream is golos
    #[arg(value_name = "ADDRESS")]
    pub stream: String,
    /// Report the boards of this hall only
    #[arg(long, value_name = "NAME")]
    pub hall: Option<String>,
    /// Report this record only: the file name without its extension, such as board-01
    #[arg(long, value_name = "NAME")]
    pub journal: Option<String>,
    /// Rebuild the records in this folder, with a subfolder for each hall
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
    /// Stop after the records that are already there
    #[arg(long)]
    pub once: bool,
    /// File with USER:PASSWORD or a token on one line, to keep it out of the address
    #[arg(long, value_name = "FILE")]
    pub secret: Option<PathBuf>,
}
