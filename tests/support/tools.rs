//! What a test needs of the machine besides golos; also for the tests of the rooms.
#![allow(dead_code, reason = "each test binary uses its part")]

use std::io::Write as _;

/// Reports that a test cannot run because `what` is missing, and fails it if `GOLOS_REQUIRE_ALL` is set.
///
/// Returns `None`, so that a test can end with `let Some(tool) = find().or_else(|| missing("tool")) else { return };`.
#[track_caller]
pub fn missing<T>(what: &str) -> Option<T> {
    missing_by("GOLOS_REQUIRE_ALL", what)
}

/// The same where a test ends at once.
#[track_caller]
pub fn skip(what: &str) {
    let _ = missing::<()>(what);
}

/// The same with another variable.
#[track_caller]
pub fn missing_by<T>(variable: &str, what: &str) -> Option<T> {
    assert!(std::env::var_os(variable).is_none(), "missing, and {variable} is set: {what}");
    // Not by `eprintln`: of a test that passes the harness would keep it to itself.
    let _ = writeln!(std::io::stderr(), "SKIPPED: missing: {what}");
    None
}

/// Whether all of these programs are on the search path; otherwise the test is reported as skipped.
#[track_caller]
pub fn has_programs(programs: &[&str]) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let is_there = |program: &str| std::env::split_paths(&path).any(|folder| folder.join(program).is_file());
    let lacks = programs.iter().find(|program| !is_there(program));
    lacks.is_none_or(|program| missing::<()>(program).is_some())
}

/// Where the client of PulseAudio puts its folder, which is otherwise a new one in `/tmp` for each program that may speak.
pub fn pulse_folder() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("pulse")
}
