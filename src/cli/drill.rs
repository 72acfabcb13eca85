//! Exercises that come back.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// A sitting with exercises.
#[derive(Clone, Debug, Args)]
pub struct DrillArgs {
    /// Files of games with positions and their solutions (.pdn, .pgn)
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Whose answers are kept
    #[arg(long, value_name = "NAME")]
    pub pupil: String,
    /// The most exercises that were never asked before
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub new: u16,
    /// No further exercise is begun after so many minutes
    #[arg(long, value_name = "MINUTES", value_parser = clap::value_parser!(u16).range(1..=600))]
    pub minutes: Option<u16>,
}

/// What is done with the kept answers of pupils.
#[derive(Clone, Debug, Subcommand)]
pub enum PupilTask {
    /// Name those whose answers are kept
    List,
    /// Print the kept answers of one, a line each
    Export { name: String },
    /// Delete the kept answers of one
    Forget {
        name: String,
        /// Do not ask
        #[arg(long)]
        yes: bool,
    },
}
