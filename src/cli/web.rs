//! What is shown to those who look on from elsewhere.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;

/// What is shown, where, and how much later.
#[derive(Clone, Debug, Args)]
pub struct WebArgs {
    /// The name or the journal of an event, or a folder of games; else the folder of the journals
    #[arg(value_name = "NAME|FOLDER")]
    pub scene: Option<String>,
    /// Address and port; from other machines it is reached by 0.0.0.0 alone, or by an address of this one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// So many minutes after it happened it is shown, 0 to 60
    #[arg(long, value_name = "MINUTES", default_value_t = 15, value_parser = clap::value_parser!(u16).range(0..=60))]
    pub delay: u16,
}

/// Which boards, from where, and what becomes of them.
#[derive(Clone, Debug, Args)]
pub struct WatchArgs {
    /// The stream, as nats://HOST:4222/STREAM; without a name it is golos
    #[arg(value_name = "ADDRESS")]
    pub stream: String,
    /// The boards of this hall alone, in words
    #[arg(long, value_name = "NAME")]
    pub hall: Option<String>,
    /// This journal alone, in words: its file without the ending, as board-01
    #[arg(long, value_name = "NAME")]
    pub journal: Option<String>,
    /// Rebuild the journals in this folder, those of each hall in a folder of its own
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
    /// End with what is there by now
    #[arg(long)]
    pub once: bool,
    /// A file with USER:PASSWORD or a token in one line, so that it need not stand in the address
    #[arg(long, value_name = "FILE")]
    pub secret: Option<PathBuf>,
}
