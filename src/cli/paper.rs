//! The papers that an installation brings along: pages of the manual, and what a shell completes. Both are read off the
//! definitions of the arguments, and so say what `--help` says.

use std::io;
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Command, Subcommand};
use clap_complete::generate;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

use super::examples::examples;
use super::help::command;
use super::{Names, named};
use golos_wording::{Lang, argument};

/// Which papers.
#[derive(Clone, Debug, Subcommand)]
pub enum PaperTask {
    /// Write the man pages, one folder per language
    Man {
        /// Folder for the pages: English in man1, the others in ru/man1 and uk/man1
        #[arg(value_name = "FOLDER")]
        folder: PathBuf,
    },
    /// Print the completions for a shell
    Completions {
        /// Shell
        #[arg(value_name = "bash|zsh|fish", value_parser = named(&SHELLS))]
        shell: Shell,
    },
}

/// A shell that completes arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shell {
    Bash,
    Zsh,
    Fish,
}

const SHELLS: Names<Shell, 3> = [("bash", Shell::Bash), ("zsh", Shell::Zsh), ("fish", Shell::Fish)];

const PROGRAM: &str = "golos";

/// A page of the manual.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ManualPage {
    /// Where it stands in the folder of all pages: `man1/golos.1`, `ru/man1/golos-play.1`.
    pub place: PathBuf,
    /// What stands on it, for `man`.
    pub text: String,
}

/// The manual in a language: the page of the program and one of each command.
///
/// # Errors
/// None that memory does not have.
pub fn manual(lang: Lang) -> io::Result<Vec<ManualPage>> {
    let mut whole = command(lang);
    whole.build();
    let mut pages = Vec::new();
    let mut open = vec![(Vec::new(), &whole)];
    while let Some((path, command)) = open.pop() {
        pages.push(page(command, &path, lang)?);
        for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set()) {
            open.push(([path.clone(), vec![sub.get_name().to_owned()]].concat(), sub));
        }
    }
    pages.sort_by(|one, other| one.place.cmp(&other.place));
    Ok(pages)
}

/// The page of a command. `path` is its name without that of the program.
fn page(command: &Command, path: &[String], lang: Lang) -> io::Result<ManualPage> {
    let name = [PROGRAM].into_iter().chain(path.iter().map(String::as_str)).collect::<Vec<_>>().join("-");
    // Without a date; what is left empty would be lost.
    let version = env!("CARGO_PKG_VERSION");
    let title = format!(".TH {} 1 \"\" \"{PROGRAM} {version}\" {PROGRAM}\n", name.to_uppercase());
    let man = Man::new(command.clone());
    let (mut synopsis, mut options, mut commands) = (Vec::new(), Vec::new(), Vec::new());
    man.render_synopsis_section(&mut synopsis)?;
    man.render_options_section(&mut options)?;
    if command.get_subcommands().any(|sub| !sub.is_hide_set()) {
        man.render_subcommands_section(&mut commands)?;
    }
    let preamble = Roff::new().render();
    let plain = |part: Vec<u8>| String::from_utf8_lossy(&part).replace(&preamble, "");
    let synopsis = plain(synopsis).replace(".SH SYNOPSIS", &heading("synopsis", lang));
    let parts = [title, named_and_told(&name, command, lang), synopsis, plain(options), plain(commands)];
    let around = if path.is_empty() { around(lang) } else { String::new() };
    let text = format!("{preamble}{}{}{around}", parts.concat(), tried(path, lang));
    let folder = if lang == Lang::En { PathBuf::new() } else { PathBuf::from(lang.to_string()) };
    Ok(ManualPage { place: folder.join("man1").join(format!("{name}.1")), text })
}

/// `golos-play – Play a game at once`: the line that `apropos` searches, which wants this dash.
fn named_and_told(name: &str, command: &Command, lang: Lang) -> String {
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    format!("{}\n{}", heading("name", lang), body(Roff::new().text([roman(format!("{name} - {about}"))])))
}

/// The examples of a command, each with what it does above it.
fn tried(path: &[String], lang: Lang) -> String {
    let mut roff = Roff::new();
    for (told, line) in examples(lang, path) {
        roff.control("TP", []).text([roman(format!("{told}:"))]).text([bold(line)]);
    }
    format!("{}\n{}", heading("examples", lang), body(&roff))
}

/// What the program finds around it and leaves behind: files, variables of the environment, exit status, other programs.
const AROUND: [(&str, &[(&str, &str)]); 3] = [
    (
        "files",
        &[
            ("~/.local/share/golos/games", "manual-files-games"),
            ("~/.config/golos/settings.ron", "manual-files-settings"),
        ],
    ),
    (
        "environment",
        &[("GOLOS_LANG", "manual-env-lang"), ("GOLOS_VIEW", "manual-env-view"), ("GOLOS_LOG", "manual-env-log")],
    ),
    ("exit-status", &[("0", "manual-exit-0"), ("1", "manual-exit-1"), ("2", "manual-exit-2")]),
];

/// Other pages of the manual.
const SEE_ALSO: &str = "golos-play(1), golos-event(1), speech-dispatcher(1), espeak-ng(1), ssh(1)";

/// The last sections of the page of the program itself.
pub(super) fn around(lang: Lang) -> String {
    let section = |(key, rows): &(&str, &[(&str, &str)])| {
        let mut roff = Roff::new();
        for (name, told) in *rows {
            let told = argument(lang, told).unwrap_or_default();
            roff.control("TP", []).text([bold(*name)]).text([roman(told)]);
        }
        format!("{}\n{}", heading(key, lang), body(&roff))
    };
    let sections: String = AROUND.iter().map(section).collect();
    let also = body(Roff::new().text([roman(SEE_ALSO)]));
    format!("{sections}{}\n{also}", heading("see-also", lang))
}

fn heading(key: &str, lang: Lang) -> String {
    format!(".SH {}", argument(lang, &format!("heading-{key}")).unwrap_or_default().to_uppercase())
}

/// What was rendered, without what stands once at the head of a page.
fn body(roff: &Roff) -> String {
    roff.render().replace(&Roff::new().render(), "")
}

/// The names that options of any command take: the id of the option, and its names.
pub type KnownNames<'a> = &'a [(&'static str, Vec<&'static str>)];

/// What a shell needs to complete the arguments, with their texts in a language where it shows texts. It offers the names of
/// `known` though these options take files as well.
#[must_use]
pub fn completions(shell: Shell, lang: Lang, known: KnownNames<'_>) -> Vec<u8> {
    let (mut command, mut script) = (offering(command(lang), known), Vec::new());
    match shell {
        Shell::Bash => generate(clap_complete::Shell::Bash, &mut command, PROGRAM, &mut script),
        Shell::Zsh => generate(clap_complete::Shell::Zsh, &mut command, PROGRAM, &mut script),
        Shell::Fish => generate(clap_complete::Shell::Fish, &mut command, PROGRAM, &mut script),
    }
    script
}

/// The command and those below it, whose options of these ids offer their names.
fn offering(command: Command, known: KnownNames<'_>) -> Command {
    let command = command.mut_args(|arg| match known.iter().find(|(id, _)| arg.get_id() == id) {
        Some((_, names)) => arg.value_parser(PossibleValuesParser::new(names)),
        None => arg,
    });
    command.mut_subcommands(|below| offering(below, known))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shells_offer_the_names_that_options_take() {
        for (shell, offered) in [
            (Shell::Bash, "compgen -W \"russian chess\""),
            (Shell::Zsh, ":(russian chess)"),
            (Shell::Fish, "russian\\t''"),
        ] {
            let script = completions(shell, Lang::En, &[("rules", vec!["russian", "chess"])]);
            assert!(String::from_utf8_lossy(&script).contains(offered), "{offered}");
        }
    }
}
