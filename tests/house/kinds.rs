//! The kinds of the slots: what is put into a sentence is what its text asks for, a number where it is counted and
//! declined, a side where it is a side, words where there are words.
//!
//! What a call puts in is told by how it is written: a constructor of a slot, a literal, a parameter with its type, a
//! binding, a function by what it returns. What cannot be told so is left aside, and there may not be much of it.

use std::collections::{BTreeMap, BTreeSet};

use std::path::Path;

use super::source::{Source, Token, sources};
use super::{clean, files, read};

/// What each slot of the house may hold, whatever the text.
const HOLD: [(&str, &[&str]); 26] = [
    ("n m k col row", &["Number"]),
    ("side", &["Side"]),
    ("time own_used opp_used", &["Time"]),
    ("own opp w", &["Time", "Exact", "Phrase"]),
    ("until", &["OfDay"]),
    ("hours", &["Count"]),
    ("sq other_from other_to", &["Square"]),
    ("taken", &["Square", "Squares"]),
    ("from to", &["Square", "Text"]),
    ("letter", &["Square"]),
    ("squares chain chain1 chain2", &["Squares"]),
    ("article", &["Article"]),
    ("articles", &["Articles"]),
    ("law", &["Law"]),
    ("control", &["Control"]),
    ("points", &["Score"]),
    ("a", &["Score", "Fraction", "Text", "Phrase"]),
    ("b", &["Score", "Fraction", "Text", "Phrase", "Time", "Exact"]),
    ("moves count pieces", &["Count", "Number", "Pieces", "Groups", "Squares", "Placement", "Sentence", "Tail"]),
    ("choices", &["Choices"]),
    ("words list kinds readings", &["Phrases", "Heads", "Texts", "Numbers", "Text"]),
    ("text option", &["Text", "Square", "Sentence", "Phrase"]),
    ("name", &["Text", "Phrase"]),
    ("why", &["Phrase", "Sentence"]),
    ("regulation castling", &["Phrase"]),
    ("move question end result", &["Sentence", "Text", "Phrase"]),
];

/// The kinds that have a form, by what stands behind the name of the slot.
const FORMS: [(&str, &[&str]); 6] = [
    ("card_gen", &["Number"]),
    ("ord", &["Number"]),
    ("ord_f", &["Number"]),
    ("f", &["Number"]),
    ("gen", &["Number", "Side"]),
    ("dat", &["Side"]),
];

/// How far a binding or a function is followed.
const DEEPEST: usize = 4;

/// A type as a kind of slot, where it becomes one by itself.
fn of_type(name: &str) -> Option<&'static str> {
    [("u32", "Number"), ("Side", "Side"), ("Ms", "Time"), ("Sentence", "Sentence")]
        .into_iter()
        .find_map(|(it, kind)| (it == name).then_some(kind))
}

/// The kinds that each text wants of each slot by the forms that it asks for; none: any.
fn wanted() -> BTreeMap<String, BTreeMap<String, BTreeSet<&'static str>>> {
    let mut wanted: BTreeMap<String, BTreeMap<String, BTreeSet<&'static str>>> = BTreeMap::new();
    for path in ["en", "ru", "uk"].into_iter().flat_map(|lang| files(format!("src/wording/text/{lang}"), "ftl")) {
        let mut key = String::new();
        for line in read(&path).lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
                key = name.to_owned();
            }
            for asked in line.split('$').skip(1) {
                let end = asked.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(asked.len());
                let name = asked[..end].to_lowercase();
                let form = FORMS.iter().filter_map(|(form, kinds)| {
                    let slot = name.strip_suffix(form)?.strip_suffix('_')?;
                    Some((slot, form.len(), *kinds))
                });
                let Some((slot, _, kinds)) = form.max_by_key(|(_, len, _)| *len) else { continue };
                let slots = wanted.entry(key.clone()).or_default();
                let kinds: BTreeSet<&str> = kinds.iter().copied().collect();
                let before = slots.entry(slot.to_owned()).or_insert_with(|| kinds.clone());
                *before = before.intersection(&kinds).copied().collect();
            }
        }
    }
    wanted
}

/// A function: its signature and its body, in tokens.
struct Body<'a> {
    file: &'a Path,
    name: &'a str,
    given: &'a [Token<'a>],
    result: &'a [Token<'a>],
    block: &'a [Token<'a>],
}

fn bodies<'a>(file: &'a Path, code: &'a [Token<'a>]) -> Vec<Body<'a>> {
    let is_start = |index: &usize| code[*index].text == "fn" && code.get(index + 1).is_some_and(|it| it.text != "(");
    let starts = (0..code.len()).filter(is_start);
    starts
        .filter_map(|start| {
            let behind = &code[start..];
            let opens = super::slots::body(behind)?;
            let (signature, rest) = behind.split_at(opens);
            let arrow = signature.windows(2).position(|pair| pair[0].text == "-" && pair[1].text == ">");
            let (given, result) = signature.split_at(arrow.unwrap_or(signature.len()));
            Some(Body { file, name: behind[1].text, given, result, block: &rest[..super::slots::closes(rest)] })
        })
        .collect()
}

/// The tokens up to the comma or the bracket that ends an expression.
fn expression<'a>(code: &'a [Token<'a>]) -> &'a [Token<'a>] {
    let mut depth = 0_usize;
    for (index, token) in code.iter().enumerate() {
        match token.text {
            "(" | "[" | "{" => depth += 1,
            "," | ";" | ")" | "]" | "}" if depth == 0 => return &code[..index],
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
    }
    code
}

/// The functions of the program by their names, each with what it gives.
struct Kinds<'a> {
    functions: BTreeMap<&'a str, Vec<&'a Body<'a>>>,
}

impl<'a> Kinds<'a> {
    /// The kinds that an expression in the function may be; empty where that cannot be told.
    fn of(&self, tokens: &[Token<'_>], within: &Body<'_>, depth: usize) -> BTreeSet<String> {
        let texts: Vec<&str> =
            tokens.iter().map(|token| token.text).filter(|text| !["*", "&"].contains(text)).collect();
        let one = |kind: &str| BTreeSet::from([kind.to_owned()]);
        if depth > DEEPEST {
            return BTreeSet::new();
        }
        match texts.as_slice() {
            ["Slot", "::", "from", ..] => BTreeSet::new(),
            ["Slot", "::", kind, ..] => one(kind),
            ["Side", "::", ..] => one("Side"),
            ["Ms", "::", ..] => one("Time"),
            ["u32", "::", ..] => one("Number"),
            ["Sentence", "::", ..] => one("Sentence"),
            [number] if number.bytes().all(|byte| byte.is_ascii_digit()) => one("Number"),
            [.., ".", "other" | "turn", "(", ")"] => one("Side"),
            ["side"] => one("Side"),
            [name] | [name, ".", "clone", "(", ")"] => self.bound(name, within, depth),
            _ => called(&texts).map_or_else(BTreeSet::new, |name| self.given(name, within, depth)),
        }
    }

    /// What a parameter or a binding is.
    fn bound(&self, name: &str, within: &Body<'_>, depth: usize) -> BTreeSet<String> {
        let typed = within.given.windows(3).find(|three| three[0].text == name && three[1].text == ":");
        if let Some(three) = typed {
            return of_type(three[2].text).map(str::to_owned).into_iter().collect();
        }
        let lets = (0..within.block.len().saturating_sub(3)).filter(|&at| {
            let four = &within.block[at..at + 3];
            four[0].text == "let" && four[1].text == name && four[2].text == "="
        });
        let found: Vec<BTreeSet<String>> =
            lets.map(|at| self.of(expression(&within.block[at + 3..]), within, depth + 1)).collect();
        if let [only] = found.as_slice() { only.clone() } else { BTreeSet::new() }
    }

    /// What a function of this name gives: a closure beside, or one that is called so alone in the program.
    fn given(&self, name: &str, within: &Body<'_>, depth: usize) -> BTreeSet<String> {
        let closure = (0..within.block.len().saturating_sub(4)).find(|&at| {
            let four = &within.block[at..at + 4];
            four[0].text == "let" && four[1].text == name && four[2].text == "=" && four[3].text == "|"
        });
        if let Some(at) = closure {
            let behind = &within.block[at + 4..];
            let end = behind.iter().position(|token| token.text == "|").map_or(0, |end| end + 1);
            return self.of(expression(&behind[end..]), within, depth + 1);
        }
        let all = self.functions.get(name).map(Vec::as_slice).unwrap_or_default();
        // The one in the same file, or else those that are nearest.
        let near = |it: &&&Body<'_>| it.file.iter().zip(within.file).take_while(|(one, other)| one == other).count();
        let nearest = all.iter().map(|it| near(&it)).max();
        let meant: Vec<&Body<'_>> = all.iter().filter(|it| Some(near(it)) == nearest).copied().collect();
        let kinds: Vec<BTreeSet<String>> = meant.iter().map(|function| result(function)).collect();
        // Of several functions of one name it is not told which is meant, unless they give the same.
        let is_one = kinds.iter().all(|it| Some(it) == kinds.first());
        kinds.into_iter().next().filter(|_| is_one).unwrap_or_default()
    }
}

/// The kinds that a function gives, by its type, or by the slots that it makes.
fn result(function: &Body<'_>) -> BTreeSet<String> {
    let texts: Vec<&str> = function.result.iter().map(|token| token.text).collect();
    match texts.as_slice() {
        ["-", ">", "Slot"] => {
            let slots = function.block.windows(3).filter(|three| three[0].text == "Slot" && three[1].text == "::");
            let kinds: BTreeSet<String> = slots.map(|three| three[2].text.to_owned()).collect();
            if kinds.contains("from") { BTreeSet::new() } else { kinds }
        }
        ["-", ">", name] => of_type(name).map(str::to_owned).into_iter().collect(),
        _ => BTreeSet::new(),
    }
}

/// The function whose call an expression is, if it is a call from end to end, of a function or of a method.
fn called<'t>(texts: &[&'t str]) -> Option<&'t str> {
    let mut depth = 0_usize;
    let opens = texts.iter().rposition(|text| {
        match *text {
            ")" => depth += 1,
            "(" => depth -= 1,
            _ => {}
        }
        depth == 0
    })?;
    let (path, name) = texts[..opens].split_last().map(|(name, path)| (path, *name))?;
    let is_path = path.iter().all(|text| !["+", "-", "*", "/", "|", "if", "match"].contains(text));
    (texts.last() == Some(&")") && is_path && name.starts_with(char::is_alphabetic)).then_some(name)
}

/// What offends, how many slots are put in, and of how many the kind is told.
fn judged(codes: &[(&Path, Vec<Token<'_>>)]) -> (Vec<String>, usize, usize) {
    let all: Vec<Body<'_>> = codes.iter().flat_map(|(path, code)| bodies(path, code)).collect();
    let mut functions: BTreeMap<&str, Vec<&Body<'_>>> = BTreeMap::new();
    for body in &all {
        functions.entry(body.name).or_default().push(body);
    }
    let (kinds, wanted) = (Kinds { functions }, wanted());
    let (mut offences, mut count, mut told) = (Vec::new(), 0, 0);
    for body in &all {
        let mut key = None;
        for (at, token) in body.block.iter().enumerate() {
            let literal = |ahead: usize| body.block.get(at + ahead)?.text.strip_prefix('"')?.strip_suffix('"');
            let ahead: Vec<&str> = body.block[at..].iter().take(4).map(|token| token.text).collect();
            match ahead.as_slice() {
                ["Sentence", "::", "new" | "refusal" | "of_move" | "of_chess_move", "("] => key = literal(4),
                [".", "with", "(", _] => {
                    let Some(slot) = literal(3) else { continue };
                    let put = kinds.of(expression(&body.block[at + 5..]), body, 0);
                    (count, told) = (count + 1, told + usize::from(!put.is_empty()));
                    let hold = HOLD.iter().find(|(names, _)| names.split(' ').any(|name| name == slot));
                    let asked = key.and_then(|key| wanted.get(key)?.get(slot));
                    for kind in &put {
                        let fits_text = asked.is_none_or(|kinds| kinds.contains(kind.as_str()));
                        let fits_house = hold.is_none_or(|(_, kinds)| kinds.contains(&kind.as_str()));
                        if !fits_text || !fits_house {
                            let (file, line) = (body.file.display(), token.line);
                            offences.push(format!("{file}:{line}: {}: {slot} is {kind}", key.unwrap_or("?")));
                        }
                    }
                }
                // What follows belongs to no text that is known.
                [";", ..] => key = None,
                _ => {}
            }
        }
    }
    (offences, count, told)
}

#[test]
fn what_is_put_into_a_slot_is_of_the_kind_that_the_text_asks_for() {
    let sources: Vec<Source> = sources();
    let codes: Vec<_> = sources.iter().map(|source| (source.path.as_path(), source.code())).collect();
    let (offences, count, told) = judged(&codes);
    clean(&offences);
    assert!(count > 500 && told * 5 > count * 4, "{told} of {count}");
}

#[test]
fn a_slot_of_another_kind_is_found_however_it_is_put_in() {
    for (code, expected) in [
        ("fn f(it: u32) { Sentence::new(\"menu-item\").with(\"n\", it) }", None),
        ("fn f(it: Ms) { Sentence::new(\"menu-item\").with(\"n\", it) }", Some("menu-item: n is Time")),
        ("fn f() { Sentence::new(\"menu-item\").with(\"n\", Slot::Text(it)) }", Some("menu-item: n is Text")),
        ("fn f() { let it = Slot::Text(it); key().with(\"side\", it) }", Some("?: side is Text")),
        ("fn g() -> Slot { Slot::Number(1) } fn f() { key().with(\"sq\", g()) }", Some("?: sq is Number")),
        ("fn f() { let g = |it| Slot::Time(it); key().with(\"what\", g(1)) }", None),
        // Both may be there; only a side has this form.
        (
            "fn f() { Sentence::new(\"end-blocked\").with(\"other\", Slot::Text(it)) }",
            Some("end-blocked: other is Text"),
        ),
    ] {
        let (offences, count, _) = judged(&[(Path::new("src/one.rs"), super::source::tokens(code))]);
        let expected: Vec<String> = expected.into_iter().map(|it| format!("src/one.rs:1: {it}")).collect();
        assert_eq!((offences, count), (expected, 1), "{code}");
    }
}
