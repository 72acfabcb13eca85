//! What is wrong with the arguments, in the language of him who typed them.

use std::error::Error;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::{CHARSETS, LANGS, assistant, needs};
use golos_tournament::pairing::System;
use golos_tournament::standings::Criterion;
use golos_wording::{Lang, Sentence, Slot, message};

/// The language that the arguments ask for, read before they are understood: `--lang ru`, `--lang=ru`; none: they ask for
/// none.
pub fn asked_lang(arguments: impl IntoIterator<Item = String>) -> Option<Lang> {
    let mut asked = None;
    let mut is_next = false;
    for argument in arguments {
        let named = if is_next { Some(argument.as_str()) } else { argument.strip_prefix("--lang=") };
        asked = LANGS.iter().find(|(name, _)| named == Some(name)).map(|(_, lang)| *lang).or(asked);
        is_next = argument == "--lang";
    }
    asked
}

/// What is wrong, what is accepted, how the program is called, and where more is told.
#[must_use]
pub fn usage(error: &clap::Error) -> Vec<Sentence> {
    let text = |kind| told(error, kind).into_iter().next().unwrap_or_default();
    let about = |message: fn(Slot) -> Sentence, kind| message(Slot::Text(text(kind)));
    let option = || Slot::Text(text(ContextKind::InvalidArg));
    let value = text(ContextKind::InvalidValue);
    let first = match error.kind() {
        ErrorKind::UnknownArgument => about(message::usage_option, ContextKind::InvalidArg),
        ErrorKind::InvalidSubcommand => about(message::usage_task, ContextKind::InvalidSubcommand),
        ErrorKind::InvalidValue | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals
            if value.is_empty() =>
        {
            message::usage_no_value(option())
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation | ErrorKind::TooManyValues => {
            message::usage_value(option(), Slot::Text(value))
        }
        ErrorKind::MissingRequiredArgument => {
            // That a value may stand there several times is told by how it is called.
            let missing = told(error, ContextKind::InvalidArg);
            let missing = missing.iter().map(|name| name.trim_end_matches("...").to_owned()).collect();
            message::usage_missing(Slot::Texts(missing))
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => message::usage_no_task(),
        ErrorKind::ArgumentConflict => match text(ContextKind::PriorArg) {
            prior if prior.is_empty() || prior == text(ContextKind::InvalidArg) => message::usage_twice(option()),
            prior => message::usage_together(option(), Slot::Text(prior)),
        },
        // What clap may come to know besides.
        _ => {
            let first = error.to_string().lines().next().unwrap_or_default().to_owned();
            message::usage_not_understood(Slot::Text(first))
        }
    };
    let mut all = vec![first];
    let mut takes: Vec<String> = told(error, ContextKind::ValidValue).into_iter().filter(|it| !it.is_empty()).collect();
    if takes.is_empty() && error.kind() == ErrorKind::ValueValidation {
        takes = taken(error, &text(ContextKind::InvalidArg));
    }
    if !takes.is_empty() {
        all.push(message::usage_takes(Slot::Texts(takes)));
    }
    let alike = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    // clap puts the most similar one last.
    let alike: Vec<String> = alike.into_iter().flat_map(|kind| told(error, kind)).rev().take(SUGGESTIONS).collect();
    if !alike.is_empty() {
        all.push(message::usage_alike(Slot::Texts(alike)));
    }
    let usage = text(ContextKind::Usage);
    if let Some(usage) = usage.trim().strip_prefix("Usage:") {
        all.push(message::usage_how(Slot::Text(usage.trim().to_owned())));
    }
    all.push(message::usage_help(Slot::Text("golos --help".to_owned())));
    all
}

/// Maximum number of similar words that an error suggests.
const SUGGESTIONS: usize = 3;

/// What an option takes that clap knows no list of.
fn taken(error: &clap::Error, option: &str) -> Vec<String> {
    match option.split_whitespace().next() {
        Some("--order") => Criterion::all().map(|criterion| criterion.name().to_owned()).collect(),
        Some("--system") => System::all().map(|system| system.name().to_owned()).collect(),
        Some("--assistant") => assistant::EXAMPLES.map(str::to_owned).to_vec(),
        Some("--charset") => CHARSETS.map(str::to_owned).to_vec(),
        Some("--needs") => needs::EXAMPLES.map(str::to_owned).to_vec(),
        _ => {
            // A number outside of its bounds.
            let reason = error.source().map(ToString::to_string).unwrap_or_default();
            let bounds = reason.split_once(" is not in ").map(|(_, bounds)| bounds.replace("..=", "–"));
            bounds.into_iter().collect()
        }
    }
}

/// What clap tells of an error, without its colours.
fn told(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        Some(ContextValue::StyledStr(text)) => vec![text.to_string()],
        Some(ContextValue::StyledStrs(texts)) => texts.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::read;
    use super::*;
    use golos_wording::{Style, Wording};

    #[test]
    fn what_is_mistyped_is_told_in_the_language_that_is_asked_for() {
        let wordings = [Lang::Ru, Lang::Uk].map(Wording::new);
        for (line, ru, uk) in [
            (
                "golos --sound",
                "Нет такого параметра: --sound. Вызов: golos [OPTIONS] [COMMAND]",
                "Немає такого параметра: --sound. Виклик: golos [OPTIONS] [COMMAND]",
            ),
            ("golos --rat 5", "Нет такого параметра: --rat. Возможно, имелось в виду: --rate.", "Немає такого"),
            ("golos plya", "Нет такой команды: plya. Возможно, имелось в виду: play, replay.", "Немає такої команди"),
            ("golos dance", "Нет такой команды: dance.", "Немає такої команди: dance."),
            ("golos play --white", "После параметра --white <NAME> нужно значение.", "Після параметра --white <NAME>"),
            (
                "golos --view loud",
                "Параметр --view <screen|quiet|linear> не принимает значение loud. Принимается: screen, quiet, linear.",
                "Параметр --view <screen|quiet|linear>: хибне значення loud. Приймається: screen, quiet, linear.",
            ),
            ("golos perft --depth x", "Параметр --depth <N> не принимает значение x.", "Параметр --depth <N>: хибне"),
            ("golos check", "Не хватает: <FILE>. Вызов", "Потрібно ще: <FILE>. Виклик"),
            (
                "golos table berger 99",
                "Параметр <N> не принимает значение 99. Принимается: 3–24.",
                "Параметр <N>: хибне",
            ),
            (
                "golos pair a.trf --system best",
                "Параметр --system <ID> не принимает значение best. Принимается: dutch, lot, own-numbers,",
                "Параметр --system <ID>: хибне значення best. Приймається: dutch, lot, own-numbers,",
            ),
            (
                "golos play --assistant white:dance",
                "Параметр --assistant <WHOSE:TASKS> не принимает значение white:dance. Принимается: white|black|both:\
                 announce|record|clock|move|inform|claim|state|interpret|press|write|all|none, white:move,press,write.",
                "Параметр --assistant <WHOSE:TASKS>: хибне значення white:dance. Приймається: white|black|both:",
            ),
            ("golos replay", "Не хватает: <FILE>.", "Потрібно ще: <FILE>."),
            ("golos --rate 1 --rate 2", "Параметр --rate <N> указывается только один раз.", "Параметр --rate <N> м"),
            ("golos draw --moves ab4 --cell VI-24", "Параметры --", "Параметри --"),
            ("golos table", "Не хватает команды.", "Потрібна команда."),
        ] {
            let error = read(line).map(|_| ()).expect_err(line);
            for (wording, expected) in wordings.iter().zip([ru, uk]) {
                let style = Style::written(wording.lang());
                let said: Vec<String> = usage(&error).iter().map(|it| wording.render(it, style)).collect();
                let said = said.join(" ");
                assert!(said.starts_with(expected), "{line}: {said}");
                assert!(!said.contains(['[', '{']) || said.contains("golos "), "{line}: {said}");
            }
        }
    }

    #[test]
    fn the_language_is_known_before_the_arguments_are() {
        for (line, lang) in [
            ("golos --lang ru --sound", Some(Lang::Ru)),
            ("golos dance --lang=uk", Some(Lang::Uk)),
            ("golos --lang de --lang en", Some(Lang::En)),
            ("golos --lang", None),
            ("golos ru", None),
        ] {
            assert_eq!(asked_lang(line.split(' ').map(str::to_owned)), lang, "{line}");
        }
    }
}
