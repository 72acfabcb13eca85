//! Whatever the README tells people to type exists.

use super::{clean, read};
use std::path::Path;
use std::process::Command;

/// What cargo itself can do of what a reader may be told.
const CARGO: [&str; 9] = ["add", "bench", "build", "clippy", "doc", "fmt", "install", "run", "test"];

/// The lines of the fenced `sh` blocks, without prompts and comments.
fn commands(readme: &str) -> Vec<String> {
    let blocks = readme.split("```").skip(1).step_by(2).filter_map(|block| block.strip_prefix("sh\n"));
    let lines = blocks.flat_map(str::lines).map(|line| line.trim().trim_start_matches("$ "));
    lines
        .map(|line| line.split(" #").next().unwrap_or(line).trim().to_owned())
        .filter(|line| !line.is_empty())
        .collect()
}

/// The long options among the words.
fn options<'a>(words: &[&'a str]) -> Vec<&'a str> {
    let names = words.iter().filter(|word| word.starts_with("--")).map(|word| word.split('=').next().unwrap_or(word));
    names.collect()
}

/// What is wrong with `golos` and these words: asks the program itself for the help of that command.
fn golos(words: &[&str]) -> Option<String> {
    let command = words.first().filter(|word| word.starts_with(char::is_alphabetic));
    let help = Command::new(env!("CARGO_BIN_EXE_golos")).args(command).arg("--help").output().expect("the program");
    if !help.status.success() {
        return Some(format!("no such command: {}", String::from_utf8_lossy(&help.stderr)));
    }
    let help = String::from_utf8_lossy(&help.stdout).into_owned();
    options(words).iter().find(|option| !help.contains(**option)).map(|option| format!("no such option: {option}"))
}

/// What is wrong with `make` and these words.
fn make(words: &[&str]) -> Option<String> {
    let makefile = read("Makefile");
    let targets: Vec<&str> = makefile
        .lines()
        .filter(|line| line.starts_with(char::is_alphabetic) && !line.contains('='))
        .filter_map(|line| line.split_once(':'))
        .flat_map(|(targets, _)| targets.split_whitespace())
        .collect();
    let wanted = words.iter().filter(|word| !word.starts_with('-') && !word.contains('='));
    wanted.copied().find(|word| !targets.contains(word)).map(|word| format!("no such target: {word}"))
}

/// What is wrong with `cargo` and these words.
fn cargo(words: &[&str]) -> Option<String> {
    if !words.first().is_some_and(|command| CARGO.contains(command)) {
        return Some("no such command".to_owned());
    }
    let manifest = read("Cargo.toml");
    let features = words.windows(2).filter(|pair| pair[0] == "--features").flat_map(|pair| pair[1].split(','));
    let mut features = features.filter(|feature| !manifest.contains(&format!("\n{feature} = [")));
    features.next().map(|feature| format!("no such feature: {feature}"))
}

#[test]
fn the_readme_names_only_commands_that_exist() {
    if !Path::new("README.md").exists() {
        return;
    }
    let mut offences = Vec::new();
    for line in commands(&read("README.md")) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let wrong = match words[0] {
            "golos" => golos(&words[1..]),
            "make" => make(&words[1..]),
            "cargo" => cargo(&words[1..]),
            _ => None,
        };
        offences.extend(wrong.map(|wrong| format!("README.md: `{line}`: {wrong}")));
    }
    clean(&offences);
}

#[test]
fn commands_are_read_from_sh_blocks_only() {
    let readme = "# A\n```sh\n$ make run   # starts\n\n  golos play\n```\ntext `make it`\n```text\ncargo fly\n```\n";
    assert_eq!(commands(readme), ["make run", "golos play"]);
    assert_eq!(cargo(&["fly"]).as_deref(), Some("no such command"));
    assert_eq!(cargo(&["build", "--features", "wings"]).as_deref(), Some("no such feature: wings"));
    assert_eq!(cargo(&["build", "--features", "tts"]), None);
}
