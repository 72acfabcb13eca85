//! What is shown to those who look on from elsewhere.

use std::net::SocketAddr;

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
