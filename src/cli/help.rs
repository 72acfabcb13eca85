//! The help of the arguments, in the language of him who asks for it.

use std::ffi::OsString;

use clap::builder::Str;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, CommandFactory, FromArgMatches};

use super::{Cli, EventArgs, Task, examples};
use golos_wording::{Lang, argument};

/// Reads the arguments, the name of the program first; what is wrong with them, and help, is in this language.
///
/// # Errors
/// What is wrong with the arguments, or the help or version that was asked for.
pub fn read(arguments: impl IntoIterator<Item = OsString>, lang: Lang) -> Result<Cli, clap::Error> {
    let plain = Cli::command();
    let arguments = asking(arguments.into_iter().collect(), &plain);
    // Texts cost more than all the rest, and nobody sees them while nothing is wrong.
    if let Ok(cli) = plain.try_get_matches_from(&arguments).and_then(of_matches) {
        return Ok(cli);
    }
    let mut command = command(lang);
    let matches = command.try_get_matches_from_mut(arguments)?;
    of_matches(matches).map_err(|error| error.format(&mut command))
}

/// What was typed; of an event also which options were.
fn of_matches(mut matches: ArgMatches) -> Result<Cli, clap::Error> {
    let is_typed = |option: &&str| {
        let own = matches.subcommand_matches("event");
        own.is_some_and(|own| own.value_source(&option.replace('-', "_")) == Some(ValueSource::CommandLine))
    };
    let given = EventArgs::OPTIONS.into_iter().filter(is_typed).collect();
    let mut cli = Cli::from_arg_matches_mut(&mut matches)?;
    if let Some(Task::Event(args)) = &mut cli.task {
        args.given = given;
    }
    Ok(cli)
}

/// `golos help play` is `golos play --help`.
fn asking(mut arguments: Vec<OsString>, command: &Command) -> Vec<OsString> {
    let takes = |option: &str| {
        let own = command.get_arguments().find(|own| option.strip_prefix("--") == own.get_long());
        own.is_some_and(|own| own.get_action().takes_values())
    };
    let mut at = 1;
    while let Some(argument) = arguments.get(at).and_then(|it| it.to_str()).filter(|it| it.starts_with('-')) {
        at += if takes(argument) { 2 } else { 1 };
    }
    if arguments.get(at).is_some_and(|argument| argument == HELP) {
        arguments.remove(at);
        arguments.push("--help".into());
    }
    arguments
}

const HELP: &str = "help";

/// The definitions with their texts in a language.
#[must_use]
pub fn command(lang: Lang) -> Command {
    let plain = Cli::command();
    let mut built = plain.clone();
    built.build();
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let topic = Arg::new("task").value_name("TASK").help(text(lang, &["option-help-task"])).num_args(0..);
    let help = Command::new(HELP).arg(topic);
    let told = told(plain.subcommand(help).disable_help_subcommand(true), &built, &[], lang);
    told.disable_version_flag(true).arg(version.help(text(lang, &["option-version"])).help_heading(options(lang)))
}

/// A command with its texts, and those that belong to it. `built` is the same as clap calls it, `path` its name without
/// that of the program.
fn told(command: Command, built: &Command, path: &[String], lang: Lang) -> Command {
    let about =
        text(lang, &[&["about"].into_iter().chain(path.iter().map(String::as_str)).collect::<Vec<_>>().join("-")]);
    let usage = format!("golos {} {}", path.join(" "), how(built, lang));
    let usage = usage.split_whitespace().collect::<Vec<_>>().join(" ");
    let heading = |key| text(lang, &[key]);
    let mut told = command
        .about(about)
        .long_about(None::<&str>)
        .override_usage(usage)
        .help_template(format!(
            "{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
            heading("word-usage")
        ))
        .subcommand_help_heading(heading("heading-commands"))
        .after_help(examples::told(lang, path))
        .mut_args(|arg| argument_told(arg, path, lang))
        .disable_help_flag(true);
    let names: Vec<String> = told.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for name in names {
        let below = built.find_subcommand(&name).unwrap_or(built).clone();
        let path = [path, std::slice::from_ref(&name)].concat();
        told = told.mut_subcommand(&name, |sub| self::told(sub, &below, &path, lang));
    }
    let help = Arg::new(HELP).short('h').long("help").action(ArgAction::Help);
    told.arg(help.help(text(lang, &["option-help"])).help_heading(options(lang)))
}

/// What stands behind the command: `[OPTIONS] <FILE>`.
fn how(built: &Command, lang: Lang) -> String {
    let word = |key| text(lang, &[key]);
    let mut parts = vec![format!("[{}]", word("word-options"))];
    for option in built.get_opts().filter(|option| option.is_required_set()) {
        let name = value(option, lang).iter().map(|name| name.as_str()).collect::<Vec<_>>().join(" ");
        parts.push(format!("--{} <{name}>", option.get_long().unwrap_or_default()));
    }
    for arg in built.get_positionals() {
        let name = value(arg, lang).iter().map(|name| name.as_str()).collect::<Vec<_>>().join(" ");
        let many = if arg.get_num_args().is_some_and(|many| many.max_values() > 1) { "..." } else { "" };
        parts.push(if arg.is_required_set() { format!("<{name}>{many}") } else { format!("[{name}]{many}") });
    }
    if built.get_subcommands().any(|sub| sub.get_name() != HELP) {
        let task = word("word-command");
        parts.push(if built.is_subcommand_required_set() { format!("<{task}>") } else { format!("[{task}]") });
    }
    parts.join(" ")
}

fn argument_told(arg: Arg, path: &[String], lang: Lang) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    let own = format!("option-{}-{id}", path.join("-"));
    let help = text(lang, &[&own, &format!("option-{id}")]);
    let defaults: Vec<String> = arg
        .get_default_values()
        .iter()
        .map(|value| value.to_string_lossy().into_owned())
        .filter(|it| !it.is_empty())
        .collect();
    let help = if defaults.is_empty() || !arg.get_action().takes_values() {
        help.to_owned()
    } else {
        format!("{help} [{}: {}]", text(lang, &["word-default"]), defaults.join(", "))
    };
    let heading = match arg.get_help_heading() {
        Some(named) => text(lang, &[&format!("heading-{}", named.to_lowercase().replace(' ', "-"))]),
        None if arg.is_positional() => text(lang, &["heading-arguments"]),
        None => options(lang),
    };
    let names = value(&arg, lang);
    let told = arg.help(help).help_heading(heading);
    if told.get_action().takes_values() { told.value_names(names).hide_default_value(true) } else { told }
}

/// What a value is called; where it is one of several words, these.
fn value(arg: &Arg, lang: Lang) -> Vec<Str> {
    let told = |name: &Str| {
        let key = format!("value-{}", name.to_lowercase().replace([':', '_'], "-"));
        argument(lang, &key).map_or_else(|| name.clone(), Str::from)
    };
    arg.get_value_names().unwrap_or_default().iter().map(told).collect()
}

fn options(lang: Lang) -> &'static str {
    text(lang, &["heading-options"])
}

/// The first of these texts that there is.
fn text(lang: Lang, keys: &[&str]) -> &'static str {
    keys.iter().find_map(|key| argument(lang, key)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Task;

    /// Every command with what its help says.
    fn helps(lang: Lang) -> Vec<(String, String)> {
        let mut all = Vec::new();
        let mut open = vec![(String::from("golos"), command(lang))];
        while let Some((name, mut command)) = open.pop() {
            all.push((name.clone(), command.render_long_help().to_string()));
            open.extend(command.get_subcommands().map(|sub| (format!("{name} {}", sub.get_name()), sub.clone())));
        }
        all
    }

    /// Whether a word of the help is no word of any language: a name of an option, of a value, of a file, an example.
    fn is_name(whole: &str) -> bool {
        const NAMES: [&str; 26] = [
            "golos",
            "PDN",
            "Syzygy",
            "PGN",
            "SGF",
            "FEN",
            "HTML",
            "JSON",
            "NATS",
            "TRF",
            "GOLOS_LANG",
            "GOLOS_VIEW",
            "profiles",
            "turn",
            "CSV",
            "ron",
            "txt",
            "III",
            "bash",
            "fish",
            "SSH",
            "ssh",
            "DGT",
            "perft",
            "RON",
            "Popeye",
        ];
        let signs: &[char] = &['.', ',', ';', ':', '(', ')', '[', ']', '`', '"', '<', '>'];
        let word = whole.trim_matches(signs);
        let is_ending = |word: &str| word.trim_start_matches('(').starts_with('.');
        is_ending(whole)
            || word.starts_with('-')
            || word.contains(['|', ':', '+', '-', ',', '.'])
            || word.chars().any(|sign| sign.is_ascii_digit())
            || NAMES.contains(&word)
    }

    #[test]
    fn no_english_word_is_left_in_the_help_of_other_languages() {
        let mut left = Vec::new();
        for lang in [Lang::Ru, Lang::Uk] {
            for (name, help) in helps(lang) {
                let tasks: Vec<String> =
                    Cli::command().get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
                for line in help.lines().filter(|line| !line.contains(" golos ")) {
                    let line = line.trim_start();
                    let own = line.split_whitespace().next().unwrap_or_default();
                    let is_task = tasks
                        .iter()
                        .map(String::as_str)
                        .chain([
                            "help",
                            "berger",
                            "varma",
                            "show",
                            "man",
                            "completions",
                            "rename",
                            "delete",
                            "export",
                            "make",
                            "verify",
                            "line",
                            "value",
                            "totals",
                            "remove",
                            "judge",
                            "chess",
                            "list",
                            "forget",
                        ])
                        .chain(["solve", "contest", "compose", "answers", "sheet", "award"])
                        .chain([
                            "new", "take", "write", "due", "break", "claim", "rule", "compare", "paper", "import",
                            "desk",
                        ])
                        .any(|it| it == own);
                    let words = line.split_whitespace().skip(usize::from(is_task)).filter(|word| !is_name(word));
                    let quoted = |word: &str| help.contains(&format!("\"{}\"", word.trim_matches([',', '"'])));
                    let defaults = [
                        "auto", "native", "normal", "ticking", "short", "signs", "points", "russian", "off",
                        "reserves", "text", "win",
                    ];
                    for word in words.filter(|word| !quoted(word)) {
                        let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
                        let english = bare.chars().filter(char::is_ascii_alphabetic).nth(1).is_some();
                        if english && !defaults.contains(&bare) {
                            left.push(format!("{lang}: {name}: {word:?}: {line}"));
                        }
                    }
                }
            }
        }
        assert!(left.is_empty(), "{left:#?}");
    }

    #[test]
    fn the_english_help_says_what_the_definitions_say() {
        fn compare(told: &Command, plain: &Command) {
            assert_eq!(told.get_about().map(ToString::to_string), plain.get_about().map(ToString::to_string));
            for arg in plain.get_arguments() {
                let own = told.get_arguments().find(|own| own.get_id() == arg.get_id()).expect("the same argument");
                let (own, plain) =
                    (own.get_help().expect("a text").to_string(), arg.get_help().map(ToString::to_string));
                let own = own.split_once(" [default: ").map_or(own.as_str(), |(text, _)| text);
                assert_eq!(own, plain.as_deref().unwrap_or(own), "{}", arg.get_id());
            }
            for sub in plain.get_subcommands() {
                compare(told.find_subcommand(sub.get_name()).expect("the same task"), sub);
            }
        }
        compare(&command(Lang::En), &Cli::command());
    }

    // Those of the commands of a hall are used where the program has them.
    #[cfg(all(feature = "hall", feature = "web"))]
    #[test]
    fn every_text_of_the_help_is_used_and_none_is_missing() {
        let all: String = helps(Lang::Ru)
            .into_iter()
            .map(|(_, help)| help.split_whitespace().collect::<Vec<_>>().join(" "))
            .chain([crate::paper::around(Lang::Ru).replace("\\-", "-")])
            .collect();
        let all = all.to_lowercase();
        for key in golos_wording::argument_keys() {
            let text = argument(Lang::Ru, key).expect("a text");
            assert!(all.contains(&text.to_lowercase()), "{key}: {text}");
        }
        for lang in Lang::ALL {
            for (name, help) in helps(lang) {
                assert!(help.lines().all(|line| line.chars().count() <= 100), "{lang}: {help}");
                assert!(
                    !help.lines().any(|line| line.trim_start().starts_with("--")
                        && line.trim().ends_with('>')
                        && name.is_empty())
                );
            }
        }
    }

    #[test]
    fn every_example_of_the_help_is_understood_and_every_command_has_some() {
        for lang in Lang::ALL {
            for (name, _) in helps(lang) {
                let path: Vec<String> = name.split(' ').skip(1).map(str::to_owned).collect();
                let all = examples::examples(lang, &path);
                assert!((2..=3).contains(&all.len()), "{lang}: {name}: {}", all.len());
                for (told, line) in all {
                    assert!(line.starts_with(&name) || name == "golos help", "{lang}: {told}: {line}");
                    let parts = line.split('"').enumerate().flat_map(|(at, part)| {
                        if at % 2 == 1 { vec![part] } else { part.split_whitespace().collect() }
                    });
                    let read = read(parts.map(Into::into), lang);
                    let is_help = line.starts_with("golos help ");
                    let kind = read.map(|_| ()).map_err(|error| error.kind());
                    let expected = if is_help { Err(clap::error::ErrorKind::DisplayHelp) } else { Ok(()) };
                    assert_eq!(kind, expected, "{lang}: {line}");
                }
            }
        }
    }

    #[test]
    fn help_is_asked_for_by_the_option_or_by_the_word() {
        for line in [
            "golos help play",
            "golos --lang ru help play",
            "golos play --help",
            "golos --help",
            "golos help",
            "golos help table berger",
        ] {
            let error = read(line.split_whitespace().map(Into::into), Lang::Ru).map(|_| ()).expect_err(line);
            assert_eq!(error.kind(), clap::error::ErrorKind::DisplayHelp, "{line}");
            assert!(error.to_string().contains("Вызов: golos"), "{line}: {error}");
        }
        let cli = read("golos --lang uk perft --depth 3".split_whitespace().map(Into::into), Lang::Uk).expect("a task");
        assert!(matches!(cli.task, Some(Task::Perft { depth: 3, .. })));
    }
}
