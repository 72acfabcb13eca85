//! The slots of every sentence: where a text is named, all that it asks for is put in, and nothing that no text asks for.
//!
//! A function that names a text puts its slots in itself, or by functions beside it that it calls; one that only hands a
//! key or a sentence out may leave that to those who call it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::LazyLock;

use super::source::{Source, Token, sources};
use super::{clean, files, read};

/// What may stand behind the name of a slot: a form of it.
const FORMS: [&str; 9] = ["f", "acc", "card_gen", "ord", "ord_f", "gen", "dat", "then", "whole"];

/// Where slots become variables, put in as pairs.
const RENDERER: &str = "wording/render.rs";

/// How far a key is handed out.
const DEEPEST: usize = 3;

/// Slots that are missing with a reason.
const WITHOUT: [(&str, &str); 3] = [
    ("example_move", "an example has no number and no side, and is never rendered in full"),
    ("inner", "a move inside another sentence has neither"),
    ("name", "the names of what is asked for are no texts"),
];

/// A function with what it names.
struct Function {
    file: String,
    folder: String,
    line: usize,
    name: String,
    /// The slots that it puts in.
    puts: BTreeSet<String>,
    /// The texts that it names.
    keys: BTreeSet<String>,
    words: BTreeSet<String>,
    /// It is handed a key or a sentence, and puts slots in for others.
    is_helper: bool,
    /// It hands a key or a sentence out.
    hands_out: bool,
}

impl Function {
    fn is_near(&self, other: &Function) -> bool {
        let parent = |folder: &str| folder.rsplit_once('/').map(|(parent, _)| parent.to_owned()).unwrap_or_default();
        self.folder == other.folder || parent(&self.folder) == other.folder || parent(&other.folder) == self.folder
    }
}

/// The slots that each text asks for; every language asks for the same.
fn asked() -> BTreeMap<String, BTreeSet<String>> {
    let mut asked: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for lang in ["en", "ru", "uk"] {
        for path in files(Path::new("src/wording/text").join(lang), "ftl") {
            let mut key = String::new();
            for line in read(&path).lines().filter(|line| !line.starts_with('#')) {
                if let Some((name, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
                    key = name.to_owned();
                }
                let slots = line.split('$').skip(1).map(|rest| {
                    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
                    let (first, tail) = rest[..end].split_at(1);
                    format!("{}{tail}", first.to_lowercase())
                });
                asked.entry(key.clone()).or_default().extend(slots);
            }
        }
    }
    asked
}

/// Whether what a text asks for is this slot, or a form of it.
fn is_form(asked: &str, slot: &str) -> bool {
    let form = |rest: &str| rest.strip_prefix('_').is_some_and(|form| FORMS.contains(&form));
    asked.strip_prefix(slot).is_some_and(|rest| rest.is_empty() || form(rest))
}

fn plain(literal: &str) -> Option<&str> {
    literal.strip_prefix('"')?.strip_suffix('"')
}

/// Every function of the file, those within others too.
fn functions(source: &Source, keys: &BTreeMap<String, BTreeSet<String>>) -> Vec<Function> {
    let code = source.code();
    let file = source.path.display().to_string();
    let folder = source.path.parent().map(|folder| folder.display().to_string()).unwrap_or_default();
    let starts = code.windows(2).enumerate().filter(|(_, pair)| pair[0].text == "fn" && pair[1].text != "(");
    let mut found = Vec::new();
    for (start, pair) in starts {
        let behind = &code[start..];
        let Some(opens) = body(behind) else { continue };
        let (signature, rest) = behind.split_at(opens);
        let block = &rest[..closes(rest)];
        let arrow = signature.windows(2).position(|pair| pair[0].text == "-" && pair[1].text == ">");
        let (given, result) = signature.split_at(arrow.unwrap_or(signature.len()));
        let result: Vec<&str> = result.iter().map(|token| token.text).collect();
        let literals = block.iter().filter_map(|token| plain(token.text));
        found.push(Function {
            file: file.clone(),
            folder: folder.clone(),
            line: pair[0].line,
            name: pair[1].text.to_owned(),
            puts: puts(block, file.ends_with(RENDERER)),
            keys: literals.filter(|text| keys.contains_key(*text)).map(str::to_owned).collect(),
            words: block.iter().map(|token| token.text.to_owned()).collect(),
            is_helper: given.iter().any(|token| ["Sentence", "key"].contains(&token.text)),
            hands_out: ["Sentence", "Slot"].iter().any(|word| result.contains(word))
                || result.windows(2).any(|pair| pair == ["static", "str"] || pair == ["'static", "str"])
                || result.contains(&"str"),
        });
    }
    found
}

/// Where the body of the function begins that stands at the head; none for one without.
pub(super) fn body(code: &[Token<'_>]) -> Option<usize> {
    let mut depth = 0_usize;
    for (index, token) in code.iter().enumerate() {
        match token.text {
            "(" | "[" => depth += 1,
            ")" | "]" => depth = depth.saturating_sub(1),
            ";" if depth == 0 => return None,
            "{" if depth == 0 => return Some(index),
            _ => {}
        }
    }
    None
}

/// Behind the brace that closes the one at the head.
pub(super) fn closes(code: &[Token<'_>]) -> usize {
    let mut depth = 0_usize;
    for (index, token) in code.iter().enumerate() {
        match token.text {
            "{" => depth += 1,
            "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return index + 1;
        }
    }
    code.len()
}

/// The slots that are put in by `.with("slot", …)`; the renderer puts them in as pairs.
fn puts(block: &[Token<'_>], as_pairs: bool) -> BTreeSet<String> {
    let with = block.windows(4).filter(|four| four[0].text == "." && four[1].text == "with" && four[2].text == "(");
    let mut puts: BTreeSet<String> = with.filter_map(|four| plain(four[3].text)).map(str::to_owned).collect();
    let pairs = block.windows(3).filter(|three| as_pairs && three[0].text == "(" && three[2].text == ",");
    puts.extend(pairs.filter_map(|three| plain(three[1].text)).map(str::to_owned));
    puts
}

/// Read once for all that is asked of it.
static HOUSE: LazyLock<House> = LazyLock::new(House::read);

struct House {
    asked: BTreeMap<String, BTreeSet<String>>,
    functions: Vec<Function>,
    /// The functions of each name, by their places among all.
    named: BTreeMap<String, Vec<usize>>,
    /// Those that name a function of this name.
    naming: BTreeMap<String, Vec<usize>>,
}

impl House {
    fn read() -> House {
        let asked = asked();
        let functions: Vec<Function> = sources().iter().flat_map(|source| functions(source, &asked)).collect();
        let mut named: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (index, function) in functions.iter().enumerate() {
            named.entry(function.name.clone()).or_default().push(index);
        }
        let mut naming: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (index, function) in functions.iter().enumerate() {
            for word in function.words.iter().filter(|word| named.contains_key(*word)) {
                naming.entry(word.clone()).or_default().push(index);
            }
        }
        House { asked, functions, named, naming }
    }

    fn asked(&self, key: &str) -> BTreeSet<&str> {
        self.asked.get(key).into_iter().flatten().map(String::as_str).collect()
    }

    fn called<'a>(&'a self, by: &'a Function) -> impl Iterator<Item = &'a Function> {
        let named = by.words.iter().filter_map(|word| self.named.get(word)).flatten();
        named.map(|&index| &self.functions[index]).filter(move |it| it.is_near(by))
    }

    fn callers<'a>(&'a self, of: &'a Function) -> impl Iterator<Item = &'a Function> {
        let naming = self.naming.get(&of.name).into_iter().flatten().map(|&index| &self.functions[index]);
        naming.filter(move |it| it.is_near(of) && !std::ptr::eq(*it, of))
    }

    /// What is still missing behind the function and, if it hands out, behind those who call it.
    fn missing<'a>(&self, function: &Function, asked: &BTreeSet<&'a str>, depth: usize) -> BTreeSet<&'a str> {
        let helpers = self.called(function).filter(|it| it.is_helper);
        let puts: BTreeSet<&String> = helpers.flat_map(|it| &it.puts).chain(&function.puts).collect();
        let missing = asked.iter().copied().filter(|asked| !puts.iter().any(|slot| is_form(asked, slot)));
        let missing: BTreeSet<&str> = missing.collect();
        let is_met = |caller| self.missing(caller, &missing, depth + 1).is_empty();
        let is_handed_out = function.hands_out && depth <= DEEPEST;
        if is_handed_out && self.callers(function).any(is_met) { BTreeSet::new() } else { missing }
    }

    /// The texts that the slots of a function may be for.
    fn texts<'a>(&'a self, function: &'a Function, depth: usize) -> BTreeSet<&'a String> {
        let handed = self.called(function).filter(|it| it.hands_out).flat_map(|it| &it.keys);
        let mut texts: BTreeSet<&String> = function.keys.iter().chain(handed).collect();
        if depth < 2 && (function.is_helper || function.hands_out) {
            texts.extend(self.callers(function).flat_map(|caller| self.texts(caller, depth + 1)));
        }
        texts
    }
}

#[test]
fn every_sentence_gets_the_slots_that_its_text_asks_for() {
    let house = &*HOUSE;
    let mut offences = Vec::new();
    let mut named = 0;
    for function in house.functions.iter().filter(|it| !WITHOUT.iter().any(|(name, _)| *name == it.name)) {
        for key in &function.keys {
            named += 1;
            let missing = house.missing(function, &house.asked(key), 0);
            if !missing.is_empty() {
                offences
                    .push(format!("{}:{}: {}: {key} lacks {missing:?}", function.file, function.line, function.name));
            }
        }
    }
    assert!(named > 600, "{named}");
    clean(&offences);
}

#[test]
fn no_slot_is_put_in_that_no_text_asks_for() {
    let house = &*HOUSE;
    let mut offences = Vec::new();
    for function in house.functions.iter().filter(|it| !it.file.ends_with(RENDERER)) {
        let texts = house.texts(function, 0);
        for slot in &function.puts {
            let is_asked = texts.iter().any(|key| house.asked(key).iter().any(|asked| is_form(asked, slot)));
            if !is_asked {
                offences.push(format!("{}:{}: {}: {slot}", function.file, function.line, function.name));
            }
        }
    }
    clean(&offences);
}
