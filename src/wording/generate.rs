// Part of the build script: one function for each text, so that the compiler checks the key and the slots of every
// sentence. A key that a language lacks, or a slot that only some language asks for, stops the build.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io;
use std::path::Path;

/// The language that the functions are made of.
const SOURCE: &str = "en";

/// The folder of the languages' rows, and what else stands in it.
const ROWS: &str = "language";
const OTHER_FILES: [&str; 2] = ["mod", "tests"];

/// What may follow the name of a slot in a text, to ask for a form of it, and which kind of slot has that form alone.
const FORMS: [(&str, Option<&str>); 11] = [
    ("_card_gen", Some(NUMBER)),
    ("_ord_f", Some(NUMBER)),
    ("_ord", Some(NUMBER)),
    ("_f", Some(NUMBER)),
    ("_acc", None),
    ("_gen", None),
    ("_dat", Some(SIDE)),
    ("_then", None),
    ("_boards", None),
    ("_matches", None),
    ("_whole", Some(SENTENCE)),
];

const NUMBER: &str = "u32";
const SIDE: &str = "golos_rules::Side";
const TIME: &str = "golos_clock::Ms";
const SENTENCE: &str = "Sentence";

/// Slots that hold the same kind of value in every text.
const KINDS: [(&[&str], &str); 3] =
    [(&["n", "m", "k", "col", "row"], NUMBER), (&["side"], SIDE), (&["time", "own_used", "opp_used"], TIME)];

/// Texts that say why what was asked for is not done, by the heads of their keys.
const REFUSALS: [&str; 2] = ["refuse-", "event-refuse-"];

/// Moves of chess, by the head of their keys.
const CHESS_MOVES: &str = "move-chess";

/// Moves of renju.
const RENJU_MOVES: [&str; 2] = ["move-pass", "move-stone"];

/// Moves of draughts.
const DRAUGHTS_MOVES: [&str; 10] = [
    "move-capture",
    "move-chain",
    "move-chain-king",
    "move-chain-promotion",
    "move-chain-stays-man",
    "move-entered",
    "move-entered-king",
    "move-king",
    "move-promotion",
    "move-quiet",
];

/// Keys that are words of Rust.
const RESERVED: [&str; 6] = ["box", "final", "match", "move", "type", "yield"];

/// The slots of a text in the order in which it asks for them, each with the forms that it asks for, and the text.
#[derive(Default)]
struct Text {
    slots: Vec<(String, BTreeSet<&'static str>)>,
    shown: String,
}

/// Writes `OUT_DIR/messages.rs`, a function for each text, and `OUT_DIR/text_keys.rs`, a constant for each key.
///
/// # Errors
/// If the texts cannot be read or do not agree in all languages, or the functions cannot be written.
#[expect(clippy::disallowed_methods, reason = "a build script writes what it makes")]
pub fn messages() -> io::Result<()> {
    let first = texts(SOURCE)?;
    for lang in languages()?.iter().filter(|lang| *lang != SOURCE) {
        agree(&first, &texts(lang)?, lang)?;
    }
    // Words that may be typed are no sentences.
    let mut code: String =
        first.iter().filter(|(key, _)| !key.starts_with("words-")).map(|(key, text)| function(key, text)).collect();
    code.push_str(&plain_texts(&first));
    let out = Path::new(&variable("OUT_DIR")?).to_owned();
    std::fs::write(out.join("messages.rs"), code)?;
    std::fs::write(out.join("text_keys.rs"), first.keys().map(|key| constant(key)).collect::<String>())
}

/// Writes `OUT_DIR/languages.rs`: the type `Lang`, a variant for each row in the folder `language`, and the modules of the rows.
///
/// # Errors
/// If the folder cannot be read, or the file cannot be written.
#[expect(clippy::disallowed_methods, reason = "a build script writes what it makes")]
pub fn rows() -> io::Result<()> {
    let folder = Path::new(&variable("CARGO_MANIFEST_DIR")?).join(ROWS);
    let codes = languages()?;
    let variant = |code: &String| {
        let (first, rest) = code.split_at(1);
        first.to_uppercase() + rest
    };
    let each = |text: &dyn Fn(&String) -> String| codes.iter().map(text).collect::<String>();
    let variants = each(&|code| format!("    {}{},\n", if code == SOURCE { "#[default] " } else { "" }, variant(code)));
    let all = each(&|code| format!("Lang::{}, ", variant(code)));
    let arms = each(&|code| format!("            Lang::{} => &{code}::LANGUAGE,\n", variant(code)));
    let modules = each(&|code| format!("#[path = {:?}]\nmod {code};\n", folder.join(format!("{code}.rs"))));
    let code = format!(
        "/// A language of the program.\n\
         #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]\n\
         pub enum Lang {{\n{variants}}}\n\n\
         impl Lang {{\n    /// Every language, English first.\n    pub const ALL: [Lang; {count}] = [{all}];\n\n    \
         /// The codes of all, as usage shows a choice.\n    pub const CODES: &'static str = {names:?};\n\n    \
         pub(crate) const fn row(self) -> &'static Language {{\n        match self {{\n{arms}        }}\n    }}\n}}\n\n\
         {modules}",
        count = codes.len(),
        names = codes.join("|"),
    );
    std::fs::write(Path::new(&variable("OUT_DIR")?).join("languages.rs"), code)
}

/// The codes of the languages that have a row: the source of the texts first, the others in order.
#[expect(clippy::disallowed_methods, reason = "a build script reads what it is made of")]
fn languages() -> io::Result<Vec<String>> {
    let folder = Path::new(&variable("CARGO_MANIFEST_DIR")?).join(ROWS);
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut codes = Vec::new();
    for row in std::fs::read_dir(folder)? {
        let path = row?.path();
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let is_row =
            |stem: &String| !OTHER_FILES.contains(&stem.as_str()) && path.extension().is_some_and(|it| it == "rs");
        codes.extend(stem.filter(is_row));
    }
    codes.sort_unstable_by_key(|code| (code != SOURCE, code.clone()));
    Ok(codes)
}

#[expect(clippy::disallowed_methods, reason = "cargo tells a build script its folders in the environment")]
fn variable(name: &str) -> io::Result<std::ffi::OsString> {
    std::env::var_os(name).ok_or_else(|| io::Error::other(format!("{name} is not set")))
}

/// The texts of a language by their keys.
#[expect(clippy::disallowed_methods, reason = "a build script reads what it is made of")]
fn texts(lang: &str) -> io::Result<BTreeMap<String, Text>> {
    let folder = Path::new(&variable("CARGO_MANIFEST_DIR")?).join("text").join(lang);
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut found = BTreeMap::new();
    for theme in std::fs::read_dir(folder)? {
        let path = theme?.path();
        let source = std::fs::read_to_string(&path)?;
        let resource = fluent_syntax::parser::parse(source.as_str())
            .map_err(|(_, errors)| io::Error::other(format!("{}: {errors:?}", path.display())))?;
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut text = Text { shown: message.value.as_ref().map(shown).unwrap_or_default(), ..Text::default() };
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            for pattern in message.value.iter().chain(attributes) {
                pattern_slots(pattern, &mut text.slots);
            }
            if found.insert(message.id.name.to_owned(), text).is_some() {
                return Err(io::Error::other(format!("{lang}: two texts {}", message.id.name)));
            }
        }
    }
    Ok(found)
}

/// Whether a language has the texts that English has, with the same slots.
fn agree(english: &BTreeMap<String, Text>, other: &BTreeMap<String, Text>, lang: &str) -> io::Result<()> {
    let keys: BTreeSet<&String> = english.keys().chain(other.keys()).collect();
    let slots = |text: &Text| text.slots.iter().map(|(slot, _)| slot.clone()).collect::<BTreeSet<String>>();
    for key in keys {
        match (english.get(key), other.get(key)) {
            (Some(one), Some(two)) if slots(one) == slots(two) => {}
            (Some(one), Some(two)) => {
                let (one, two) = (slots(one), slots(two));
                return Err(io::Error::other(format!("{key}: en asks for {one:?}, {lang} for {two:?}")));
            }
            (None, _) => return Err(io::Error::other(format!("{key}: en has no such text, {lang} has one"))),
            (_, None) => return Err(io::Error::other(format!("{key}: {lang} has no such text"))),
        }
    }
    Ok(())
}

/// The function of a text. Its parameters stand in the order of the English text.
fn function(key: &str, text: &Text) -> String {
    let parameters = text.slots.iter().map(|(slot, forms)| format!("{}: {}", identifier(slot), kind(slot, forms)));
    let filled: String = text.slots.iter().map(|(slot, _)| format!(".with({slot:?}, {})", identifier(slot))).collect();
    format!(
        "/// {}\n#[must_use]\npub fn {}({}) -> Sentence {{\n    Sentence::{}({key:?}){filled}\n}}\n\n",
        if text.shown.is_empty() { "Several words, of which one is said." } else { text.shown.as_str() },
        identifier(key),
        parameters.collect::<Vec<_>>().join(", "),
        constructor(key),
    )
}

/// The function of all refusals that say nothing of what they are about, and that of all texts without slots, by their keys.
fn plain_texts(texts: &BTreeMap<String, Text>) -> String {
    let plain = || texts.iter().filter(|(key, text)| text.slots.is_empty() && !key.starts_with("words-"));
    let arm = |name: &str, key: &str| format!("        {name:?} => Some({}()),\n", identifier(key));
    let refusals = plain().filter_map(|(key, _)| Some(arm(&key.strip_prefix("refuse-")?.replace('-', "_"), key)));
    let all = plain().map(|(key, _)| arm(key, key));
    format!(
        "/// The text `refuse-` of this id, if it has no slots.\n#[must_use]\n\
         pub fn refusal(id: &str) -> Option<Sentence> {{\n    match id {{\n{}        _ => None,\n    }}\n}}\n\n\
         /// The text of this key, if it is a sentence without slots.\n#[must_use]\n\
         pub fn plain(key: &str) -> Option<Sentence> {{\n    match key {{\n{}        _ => None,\n    }}\n}}\n",
        refusals.collect::<String>(),
        all.collect::<String>(),
    )
}

/// The name of the function of a text, or of the parameter of a slot.
fn identifier(name: &str) -> String {
    match RESERVED.contains(&name) {
        true => format!("r#{name}"),
        false => name.replace('-', "_"),
    }
}

/// The constant of a key, by its name.
fn constant(key: &str) -> String {
    format!("#[doc(hidden)]\npub const {}: &str = {key:?};\n", key.replace('-', "_").to_uppercase())
}

/// How the sentence is made: what hangs on what it says is told by its key.
fn constructor(key: &str) -> &'static str {
    match key {
        _ if REFUSALS.iter().any(|head| key.starts_with(head)) => "refusal",
        _ if key.starts_with(CHESS_MOVES) || DRAUGHTS_MOVES.contains(&key) => "of_move",
        _ if RENJU_MOVES.contains(&key) => "of_brief_move",
        _ => "new",
    }
}

/// The type of what fills a slot: told by its name, or by a form that only one kind has.
fn kind(slot: &str, forms: &BTreeSet<&'static str>) -> &'static str {
    let named = KINDS.iter().find(|(slots, _)| slots.contains(&slot)).map(|(_, kind)| *kind);
    let formed = FORMS.iter().filter(|(form, _)| forms.contains(form)).find_map(|(_, kind)| *kind);
    named.or(formed).unwrap_or("impl Into<Slot>")
}

/// The slots that a pattern asks for: `$Side` and `$side_gen` ask for `side`.
fn pattern_slots(pattern: &Pattern<&str>, found: &mut Vec<(String, BTreeSet<&'static str>)>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expression_slots(expression, found);
        }
    }
}

fn expression_slots(expression: &Expression<&str>, found: &mut Vec<(String, BTreeSet<&'static str>)>) {
    match expression {
        Expression::Inline(inline) => inline_slots(inline, found),
        Expression::Select { selector, variants } => {
            inline_slots(selector, found);
            for variant in variants {
                pattern_slots(&variant.value, found);
            }
        }
    }
}

fn inline_slots(expression: &InlineExpression<&str>, found: &mut Vec<(String, BTreeSet<&'static str>)>) {
    match expression {
        InlineExpression::VariableReference { id } => {
            let (first, rest) = id.name.split_at(1);
            let name = first.to_lowercase() + rest;
            let form = FORMS.iter().find(|(form, _)| name.ends_with(form)).map(|(form, _)| *form);
            let slot = form.and_then(|form| name.strip_suffix(form)).unwrap_or(&name);
            let index = found.iter().position(|(it, _)| it == slot).unwrap_or_else(|| {
                found.push((slot.to_owned(), BTreeSet::new()));
                found.len() - 1
            });
            if let Some((_, forms)) = found.get_mut(index) {
                forms.extend(form);
            }
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                inline_slots(argument, found);
            }
        }
        InlineExpression::Placeable { expression } => expression_slots(expression, found),
        _ => {}
    }
}

/// A text as documentation shows it: its slots by their names.
fn shown(pattern: &Pattern<&str>) -> String {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::VariableReference { id }) => {
                    let _ = write!(text, "`{}`", id.name);
                }
                _ => text.push('…'),
            },
        }
    }
    let text = text.replace('[', "\\[").replace(']', "\\]").replace('<', "\\<").replace("://", ": //");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
