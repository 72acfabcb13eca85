//! The texts themselves: Fluent files, one folder a language, one file a theme.

use super::Lang;
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

/// The texts of a theme in one language, which may be shared between threads.
pub(super) type Bundle = FluentBundle<FluentResource>;

/// The number of themes.
pub(super) const THEMES: usize = 35;

macro_rules! texts {
    ($lang:literal: $($file:literal)*) => {
        [$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", "text/", $lang, "/", $file, ".ftl"))),*]
    };
}

/// The sources of a language's texts, one a theme.
macro_rules! themes {
    ($lang:literal) => {
        $crate::catalog::texts!($lang: "phrases" "game" "opening" "settled" "moves" "chess" "entry" "refusals" "clock"
            "draws" "irregular" "desk" "end" "match" "ask" "faces" "help" "pad" "files" "renju" "words" "course" "dossier"
            "protest" "event" "home" "papers" "web" "endings" "problem" "letters"
            "letters-room" "hearer" "spar" "sense")
    };
}

pub(super) use {texts, themes};

/// Whether a theme has a text for the key.
pub(super) fn holds(source: &str, key: &str) -> bool {
    source.lines().any(|line| line.strip_prefix(key).is_some_and(|rest| rest.starts_with(" =")))
}

/// The texts of a theme, ready to be filled, and what was wrong with them: nothing, as a test makes sure.
pub(super) fn bundle(lang: Lang, source: &str) -> (Bundle, Vec<String>) {
    let locale = lang.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    let mut faults = Vec::new();
    if let Err(error) = bundle.add_builtins() {
        faults.push(error.to_string());
    }
    let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(rest, errors)| {
        faults.extend(errors.iter().map(ToString::to_string));
        rest
    });
    if let Err(errors) = bundle.add_resource(resource) {
        faults.extend(errors.iter().map(ToString::to_string));
    }
    (bundle, faults)
}

/// The keys of every text, in the order of the files. They are the same in each language.
#[must_use]
pub fn keys() -> Vec<&'static str> {
    keys_of(Lang::En)
}

/// The keys of one language's texts.
pub(super) fn keys_of(lang: Lang) -> Vec<&'static str> {
    lang.row().texts.iter().flat_map(|source| source.lines()).filter_map(key_of_line).collect()
}

fn key_of_line(line: &'static str) -> Option<&'static str> {
    let (key, _) = line.split_once(" =")?;
    let plain = key.starts_with(|c: char| c.is_ascii_lowercase())
        && key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    plain.then_some(key)
}
