//! Command lines to copy, in the help of every command.

use golos_wording::{Lang, argument};

/// The examples of a command: what each does, and the line to type. `path` is its name without that of the program.
pub(super) fn examples(lang: Lang, path: &[String]) -> Vec<(&'static str, &'static str)> {
    let of = ["example"].into_iter().chain(path.iter().map(String::as_str)).collect::<Vec<_>>().join("-");
    let texts = (1..).map_while(|number| argument(lang, &format!("{of}-{number}")));
    texts.filter_map(parted).collect()
}

/// `Try the voice: golos say one`: what it does, and the line.
fn parted(text: &str) -> Option<(&str, &str)> {
    let at = text.find(": golos ")?;
    Some((&text[..at], &text[at + 2..]))
}

/// The examples as they stand below the help.
pub(super) fn told(lang: Lang, path: &[String]) -> String {
    let heading = argument(lang, "heading-examples").unwrap_or_default();
    let each = examples(lang, path).into_iter().map(|(told, line)| format!("\n  {told}:\n      {line}"));
    format!("{heading}:{}", each.collect::<String>())
}
