//! The `golos` program: parses the arguments and starts what they ask for.

use std::io::{self, Write};
use std::process::ExitCode;

use golos::rules::plain;
use golos::start;

fn main() -> ExitCode {
    log_to_stderr();
    let cli = match start::arguments() {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    match start::run(cli) {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            if !error.is_unheard() {
                let _ = writeln!(io::stderr(), "golos: {}", plain(&error.to_string()));
            }
            ExitCode::from(2)
        }
    }
}

/// Diagnostics, with `GOLOS_LOG=warn` or finer; a quiet terminal otherwise.
fn log_to_stderr() {
    let level = std::env::var("GOLOS_LOG").ok().and_then(|level| level.parse::<tracing::Level>().ok());
    if let Some(level) = level {
        // What cannot be written where the terminal is gone is no reason to panic.
        let log = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr);
        log.log_internal_errors(false).init();
    }
}
