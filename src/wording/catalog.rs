//! The texts themselves: Fluent files, one folder a language, one file a theme.

use super::Lang;
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

/// The texts of one language, which may be shared between threads.
pub(super) type Bundle = FluentBundle<FluentResource>;

macro_rules! texts {
    ($lang:literal) => {
        [
            include_str!(concat!("text/", $lang, "/phrases.ftl")),
            include_str!(concat!("text/", $lang, "/game.ftl")),
            include_str!(concat!("text/", $lang, "/opening.ftl")),
            include_str!(concat!("text/", $lang, "/settled.ftl")),
            include_str!(concat!("text/", $lang, "/moves.ftl")),
            include_str!(concat!("text/", $lang, "/chess.ftl")),
            include_str!(concat!("text/", $lang, "/entry.ftl")),
            include_str!(concat!("text/", $lang, "/refusals.ftl")),
            include_str!(concat!("text/", $lang, "/clock.ftl")),
            include_str!(concat!("text/", $lang, "/draws.ftl")),
            include_str!(concat!("text/", $lang, "/irregular.ftl")),
            include_str!(concat!("text/", $lang, "/desk.ftl")),
            include_str!(concat!("text/", $lang, "/end.ftl")),
            include_str!(concat!("text/", $lang, "/match.ftl")),
            include_str!(concat!("text/", $lang, "/ask.ftl")),
            include_str!(concat!("text/", $lang, "/faces.ftl")),
            include_str!(concat!("text/", $lang, "/help.ftl")),
            include_str!(concat!("text/", $lang, "/pad.ftl")),
            include_str!(concat!("text/", $lang, "/files.ftl")),
            include_str!(concat!("text/", $lang, "/renju.ftl")),
            include_str!(concat!("text/", $lang, "/words.ftl")),
            include_str!(concat!("text/", $lang, "/course.ftl")),
            include_str!(concat!("text/", $lang, "/dossier.ftl")),
            include_str!(concat!("text/", $lang, "/protest.ftl")),
        ]
    };
}

const EN: [&str; 24] = texts!("en");
const RU: [&str; 24] = texts!("ru");
const UK: [&str; 24] = texts!("uk");

/// The sources of a language's texts.
pub(super) fn sources(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &EN,
        Lang::Ru => &RU,
        Lang::Uk => &UK,
    }
}

/// The texts of a language, ready to be filled, and what was wrong with them: nothing, as a test makes sure.
pub(super) fn bundle(lang: Lang) -> (Bundle, Vec<String>) {
    let locale = lang.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    let mut faults = Vec::new();
    if let Err(error) = bundle.add_builtins() {
        faults.push(error.to_string());
    }
    for source in sources(lang) {
        let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(rest, errors)| {
            faults.extend(errors.iter().map(ToString::to_string));
            rest
        });
        if let Err(errors) = bundle.add_resource(resource) {
            faults.extend(errors.iter().map(ToString::to_string));
        }
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
    sources(lang).iter().flat_map(|source| source.lines()).filter_map(key_of_line).collect()
}

fn key_of_line(line: &'static str) -> Option<&'static str> {
    let (key, _) = line.split_once(" =")?;
    let plain = key.starts_with(|c: char| c.is_ascii_lowercase())
        && key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    plain.then_some(key)
}
