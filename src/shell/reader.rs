//! Whether a screen reader reads this terminal.

/// The screen readers and braille programs of consoles and desktops, by the names of their processes.
const KNOWN: [&str; 7] = ["orca", "brltty", "fenrir", "yasr", "tdsr", "espeakup", "speechd-up"];

/// The name of a screen reader that runs here; none where none is known to. Who comes over SSH has his own at home: for
/// him only one counts that has begun this program.
#[must_use]
pub fn screen_reader() -> Option<&'static str> {
    let is_far = std::env::var_os("SSH_CONNECTION").is_some();
    above().or_else(|| if is_far { None } else { beside() })
}

/// One that has begun this program.
fn above() -> Option<&'static str> {
    let mut process = std::process::id();
    // A chain of programs is not so long.
    for _ in 0..64 {
        process = parent(process)?;
        if let Some(known) = known(process) {
            return Some(known);
        }
    }
    None
}

/// One that runs on this machine.
fn beside() -> Option<&'static str> {
    let all = std::fs::read_dir("/proc").ok()?;
    let processes = all.flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    processes.filter_map(known).next()
}

fn known(process: u32) -> Option<&'static str> {
    let name = std::fs::read_to_string(format!("/proc/{process}/comm")).ok()?;
    KNOWN.into_iter().find(|known| *known == name.trim())
}

fn parent(process: u32) -> Option<u32> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name stands in brackets and may hold anything; behind it come the state and the parent.
    let (_, behind) = stat.rsplit_once(')')?;
    behind.split_whitespace().nth(1)?.parse().ok().filter(|&parent| parent > 0)
}
