//! `make`, with a cargo that builds nothing: what it says of a Rust that is too old, with which features it builds, and what
//! it puts in place.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// What every tool but cargo does.
const READS: &str = "cat >/dev/null";

/// Runs `make` where everything that golos wants is there and cargo does this; `None` where there is no `make`.
fn make(home: &Path, cargo: &str, arguments: &[&str]) -> Option<Output> {
    make_with(home, cargo, READS, arguments)
}

/// The same with this `pkg-config`.
fn make_with(home: &Path, cargo: &str, pkg_config: &str, arguments: &[&str]) -> Option<Output> {
    if !crate::support::has_programs(&["make"]) {
        return None;
    }
    let tools = home.join("tools");
    fs::create_dir_all(&tools).expect("a folder");
    for name in ["cargo", "cc", "pkg-config", "espeak-ng", "speech-dispatcher"] {
        let body = match name {
            "cargo" => cargo,
            "pkg-config" => pkg_config,
            _ => READS,
        };
        let tool = tools.join(name);
        fs::write(&tool, format!("#!/bin/sh\n{body}\n")).expect("a tool");
        fs::set_permissions(&tool, fs::Permissions::from_mode(0o755)).expect("a tool");
    }
    let path = format!("{}:/usr/bin:/bin", tools.display());
    let mut make = Command::new("make");
    make.args(arguments).stdin(Stdio::null()).env_clear().env("PATH", path).env("HOME", home);
    Some(make.env("CARGO_TARGET_DIR", home.join("target")).output().expect("make"))
}

#[test]
fn a_rust_that_is_too_old_is_named_with_the_one_that_is_needed() {
    let home = tempfile::tempdir().expect("a folder");
    for (version, named) in [
        ("cargo 0.66.0", "golos: Rust 1.95 or later is needed, and this is 0.66.0: https://rustup.rs\n"),
        ("cargo 1.65.0 (4bc8f24d3 2022-10-20)", "golos: Rust 1.95 or later is needed, and this is 1.65.0"),
        ("", "golos: Rust 1.95 or later is needed: https://rustup.rs\n"),
    ] {
        let Some(made) = make(home.path(), &format!("echo {version:?}"), &["run"]) else { return };
        let said = String::from_utf8_lossy(&made.stdout).into_owned();
        assert!(!made.status.success() && said.starts_with(named), "{version}: {said}");
    }
}

/// A cargo that is new enough, says what it was told to do, and builds a program that says what it was told.
const SAYS: &str = "test \"$1\" = --version && { echo cargo 1.95.0; exit; }
echo \"cargo $*\"
test \"$1\" = build || exit 0
mkdir -p \"$CARGO_TARGET_DIR/release\"
printf '#!/bin/sh\\necho \"golos $*\"\\n' > \"$CARGO_TARGET_DIR/release/golos\"
chmod +x \"$CARGO_TARGET_DIR/release/golos\"";

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn what_is_built_anew_is_announced_and_what_is_built_starts_at_once() {
    let home = tempfile::tempdir().expect("a folder");
    let Some(first) = make(home.path(), SAYS, &["run", "ARGS=--version"]) else { return };
    let building = "golos: building; the first time takes some minutes.\n";
    let start = "golos --version\n";
    assert_eq!(said(&first), format!("{building}cargo build --release --locked\n{start}"));
    let second = make(home.path(), SAYS, &["run", "ARGS=--version"]).expect("make");
    assert_eq!(said(&second), start);
    // Other features are another program.
    let without = make_with(home.path(), SAYS, "exit 1", &["build", "HAVE_APT=no"]).expect("make");
    assert!(said(&without).contains(building), "{}", said(&without));
}

#[test]
fn without_libudev_only_the_gamepads_are_left_out() {
    let home = tempfile::tempdir().expect("a folder");
    let features = "--no-default-features --features hall,web";
    for (task, done) in [
        ("build", format!("cargo build --release --locked {features}\n")),
        ("test", format!("cargo test --workspace --locked {features}\n")),
        ("bench", format!("cargo bench --locked {features}\n")),
    ] {
        // Nothing can be installed: what is missing is asked for once.
        let Some(made) = make_with(home.path(), SAYS, "exit 1", &[task, "HAVE_APT=no"]) else { return };
        assert!(said(&made).contains(&done), "{task}: {}", said(&made));
    }
    let manifest = fs::read_to_string("Cargo.toml").expect("the manifest");
    assert!(
        manifest.contains("default = [\"gamepad\", \"hall\", \"web\"]"),
        "a new default feature belongs into the Makefile as well"
    );
}

#[test]
fn what_is_missing_is_asked_for_once() {
    let home = tempfile::tempdir().expect("a folder");
    let Some(first) = make_with(home.path(), SAYS, "exit 1", &["run", "HAVE_APT=no"]) else { return };
    assert!(said(&first).contains("missing, for gamepads: pkg-config libudev-dev"), "{}", said(&first));
    let second = make_with(home.path(), SAYS, "exit 1", &["run", "HAVE_APT=no"]).expect("make");
    assert_eq!(said(&second), "golos \n");
    let again = make_with(home.path(), SAYS, "exit 1", &["needs", "HAVE_APT=no"]).expect("make");
    assert!(said(&again).contains("missing, for gamepads"), "{}", said(&again));
}

/// A cargo that builds the program as it was built for the tests.
fn puts() -> String {
    let [program] = crate::support::words();
    format!(
        "test \"$1\" = --version && {{ echo cargo 1.95.0; exit; }}\n\
         mkdir -p \"$CARGO_TARGET_DIR/release\" && cp '{program}' \"$CARGO_TARGET_DIR/release/golos\""
    )
}

#[test]
fn an_installation_brings_the_program_its_manual_and_what_shells_complete() {
    let home = tempfile::tempdir().expect("a folder");
    let into = format!("DESTDIR={}", home.path().join("package").display());
    let Some(made) = make(home.path(), &puts(), &["install", &into, "PREFIX=/usr"]) else { return };
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let place = home.path().join("package/usr");
    assert!(place.join("bin/golos").exists());
    // It is built: root needs no Rust to install it elsewhere.
    let other = format!("PREFIX={}", home.path().join("local").display());
    let installed = make(home.path(), "exit 1", &["install", &other]).expect("make");
    assert!(installed.status.success() && home.path().join("local/bin/golos").exists(), "{installed:?}");
    let removed = make(home.path(), "exit 1", &["uninstall", &other]).expect("make");
    let left = Command::new("find").arg(home.path().join("local")).args(["-type", "f"]).output().expect("find");
    assert!(removed.status.success() && left.stdout.is_empty(), "{}", said(&left));
    for (page, told) in [
        ("man1/golos.1", ".SH EXAMPLES"),
        ("man1/golos-play.1", "golos\\-play \\- Play a game"),
        ("ru/man1/golos-play.1", "golos\\-play \\- Сразу начать партию"),
        ("uk/man1/golos-table-berger.1", ".SH ПРИКЛАДИ"),
    ] {
        let text = fs::read_to_string(place.join("share/man").join(page)).expect(page);
        assert!(text.contains(told), "{page}: {text}");
    }
    completes(&place.join("share/bash-completion/completions/golos"));
    for (file, told) in
        [("zsh/site-functions/_golos", "#compdef golos"), ("fish/vendor_completions.d/golos.fish", "complete -c golos")]
    {
        let text = fs::read_to_string(place.join("share").join(file)).expect(file);
        assert!(text.contains(told), "{file}");
    }
}

/// Bash itself completes what was begun.
fn completes(script: &Path) {
    for (words, found) in [("golos repl", "replay"), ("golos play --press ma", "manual"), ("golos --vi", "--view")] {
        let words: Vec<&str> = words.split(' ').collect();
        let (last, before) = (words[words.len() - 1], words[words.len() - 2]);
        let asked = format!(
            "source '{}'; COMP_WORDS=({}); COMP_CWORD={}; _golos golos '{last}' '{before}'; echo \"${{COMPREPLY[*]}}\"",
            script.display(),
            words.join(" "),
            words.len() - 1,
        );
        if !crate::support::has_programs(&["bash"]) {
            return;
        }
        let bash = Command::new("bash").args(["-c", &asked]).output().expect("bash");
        let said = String::from_utf8_lossy(&bash.stdout).into_owned();
        assert_eq!(said.trim(), found, "{words:?}: {}", String::from_utf8_lossy(&bash.stderr));
    }
}

#[test]
fn every_page_of_the_manual_is_set_without_a_complaint() {
    let folder = tempfile::tempdir().expect("a folder");
    let written = crate::support::command().args(["paper", "man"]).arg(folder.path()).output().expect("the program");
    assert!(written.status.success(), "{}", String::from_utf8_lossy(&written.stderr));
    let pages = |lang: &str| fs::read_dir(folder.path().join(lang).join("man1")).expect("pages").flatten();
    let names = |lang| {
        let mut names: Vec<_> = pages(lang).map(|page| page.file_name()).collect();
        names.sort();
        names
    };
    assert!(names("").iter().any(|name| name == "golos-profiles-show.1"));
    assert!(!names("").iter().any(|name| name == "golos-paper.1"), "it is for those who install");
    let has_groff = crate::support::has_programs(&["groff"]);
    for lang in ["", "ru", "uk"] {
        assert_eq!(names(lang), names(""), "{lang}");
        for page in pages(lang).map(|page| page.path()) {
            let text = fs::read_to_string(&page).expect("a page");
            let heads = text.lines().filter(|line| line.starts_with(".SH ")).count();
            assert!(text.contains(".TH GOLOS") && heads >= 4, "{}: {text}", page.display());
            let english = text.lines().find(|line| {
                !lang.is_empty()
                    && line.starts_with(".SH ")
                    && line.contains(|c: char| c.is_ascii_lowercase() || c == 'E')
            });
            assert_eq!(english, None, "{}", page.display());
            if !has_groff {
                continue;
            }
            let set = Command::new("groff").args(["-man", "-Tutf8", "-Kutf8", "-ww"]).arg(&page).output();
            let set = set.expect("groff");
            let complaint = String::from_utf8_lossy(&set.stderr).into_owned();
            assert!(set.status.success() && complaint.is_empty(), "{}: {complaint}", page.display());
        }
    }
}
