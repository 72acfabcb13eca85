//! As much of Rust's grammar as the house rules want: tokens, and code that is only for tests.

use super::{files, read};
use std::path::PathBuf;

/// A word, a literal, `::`, or any other single character of punctuation.
#[derive(Clone, Copy)]
pub struct Token<'a> {
    pub line: usize,
    pub text: &'a str,
}

/// One file under `src`, and the module that it is: `src/speech/voices/mod.rs` is `speech::voices`.
pub struct Source {
    pub path: PathBuf,
    pub module: Vec<String>,
    pub text: String,
}

/// Every file under `src` but those that are compiled for tests alone.
pub fn sources() -> Vec<Source> {
    let mut all: Vec<Source> = files("src", "rs").into_iter().map(Source::read).collect();
    all.retain(|source| !source.path.iter().any(|part| part == "tests"));
    let tests: Vec<Vec<String>> = all.iter().flat_map(Source::test_modules).collect();
    all.retain(|source| !tests.iter().any(|test| source.module.starts_with(test)));
    all
}

impl Source {
    fn read(path: PathBuf) -> Self {
        let below = path.strip_prefix("src").unwrap_or(&path).with_extension("");
        let mut module: Vec<String> = below.iter().map(|part| part.to_string_lossy().into_owned()).collect();
        if module.first().is_some_and(|first| is_root(first)) {
            module.clear();
        } else if module.last().is_some_and(|last| last == "mod" || last == "lib") {
            module.pop();
        }
        Self { text: read(&path), module, path }
    }

    /// `file:line`, as compilers write it.
    pub fn at(&self, line: usize) -> String {
        format!("{}:{line}", self.path.display())
    }

    /// The tokens that end up in the program.
    pub fn code(&self) -> Vec<Token<'_>> {
        split_tests(tokens(&self.text)).0
    }

    /// The modules in files of their own that this one declares for tests alone.
    fn test_modules(&self) -> Vec<Vec<String>> {
        let names = split_tests(tokens(&self.text)).1;
        names.into_iter().map(|name| self.module.iter().cloned().chain([name.to_owned()]).collect()).collect()
    }
}

/// Whether this is one of the files at the top of `src`, or a folder of their parts: the program around the rooms.
fn is_root(name: &str) -> bool {
    ["lib", "main"].contains(&name)
}

pub fn tokens(source: &str) -> Vec<Token<'_>> {
    let (mut found, mut at, mut line) = (Vec::new(), 0, 1);
    while let Some(first) = source[at..].chars().next() {
        let rest = &source[at..];
        let (len, counts) = if first.is_whitespace() {
            (first.len_utf8(), false)
        } else if let Some(len) = comment(rest) {
            (len, false)
        } else if let Some(len) = literal(rest) {
            (len, true)
        } else if is_word(first) {
            (rest.find(|c| !is_word(c)).unwrap_or(rest.len()), true)
        } else if rest.starts_with("::") {
            (2, true)
        } else {
            (first.len_utf8(), true)
        };
        if counts {
            found.push(Token { line, text: &rest[..len] });
        }
        line += rest[..len].matches('\n').count();
        at += len;
    }
    found
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The length of the comment that starts here; block comments nest.
fn comment(rest: &str) -> Option<usize> {
    if rest.starts_with("//") {
        return Some(rest.find('\n').unwrap_or(rest.len()));
    }
    if !rest.starts_with("/*") {
        return None;
    }
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        match &rest.as_bytes()[at..rest.len().min(at + 2)] {
            b"/*" => (depth, at) = (depth + 1, at + 2),
            b"*/" if depth == 1 => return Some(at + 2),
            b"*/" => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
    }
    Some(rest.len())
}

/// The length of the string or character that starts here. A lifetime is none.
fn literal(rest: &str) -> Option<usize> {
    if let Some(raw) = ["r", "br", "cr"].iter().find_map(|prefix| rest.strip_prefix(prefix)) {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        let body = raw[hashes..].strip_prefix('"')?;
        let end = format!("\"{}", &raw[..hashes]);
        return Some(rest.len() - body.len() + body.find(&end)? + end.len());
    }
    let quote = rest.chars().next().filter(|c| ['"', '\''].contains(c))?;
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return Some(at + 1),
            // A quote that one character does not close is a lifetime's.
            _ if quote == '\'' && !rest[1..].starts_with('\\') && !rest[at + c.len_utf8()..].starts_with('\'') => {
                return None;
            }
            _ => {}
        }
    }
    None
}

/// Parts the code of the program from items under `#[cfg(test)]` or `#[test]`, and names the modules among those that
/// live in files of their own.
fn split_tests(tokens: Vec<Token<'_>>) -> (Vec<Token<'_>>, Vec<&str>) {
    let (mut code, mut modules, mut at) = (Vec::new(), Vec::new(), 0);
    while at < tokens.len() {
        let rest = &tokens[at..];
        if !is_test_attribute(rest) {
            code.push(rest[0]);
            at += 1;
            continue;
        }
        let item = &rest[..item_len(rest)];
        if let [.., keyword, name, end] = item
            && (keyword.text, end.text) == ("mod", ";")
        {
            modules.push(name.text);
        }
        at += item.len();
    }
    (code, modules)
}

/// Whether `#[test]`, `#[cfg(test)]` or `#[cfg(all(test, …))]` starts here.
fn is_test_attribute(tokens: &[Token<'_>]) -> bool {
    let words: Vec<&str> = tokens.iter().map(|token| token.text).take_while(|text| *text != "]").collect();
    match &words[..] {
        ["#", "[", "test"] => true,
        ["#", "[", "cfg", when @ ..] => when.contains(&"test") && !when.contains(&"not"),
        _ => false,
    }
}

/// The number of tokens of the item that starts here with an attribute: up to a `;`, or to the brace that closes it.
fn item_len(tokens: &[Token<'_>]) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate() {
        match token.text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" => depth -= 1,
            "}" if depth == 1 => return at + 1,
            "}" => depth -= 1,
            ";" if depth == 0 => return at + 1,
            _ => {}
        }
    }
    tokens.len()
}

#[test]
fn words_in_comments_and_strings_name_nobody() {
    let source = r##"// a::b
        /* c /* d */ e */ let f = "g \" h" + r#"i " j"# + 'k' + '\'' + b"l"; fn m<'n>(o: &'n str) {} "##;
    let words: Vec<&str> =
        tokens(source).iter().map(|token| token.text).filter(|text| text.starts_with(is_word)).collect();
    assert_eq!(words, ["let", "f", "r#\"i \" j\"#", "b", "fn", "m", "n", "o", "n", "str"]);
}

#[test]
fn code_for_tests_is_free() {
    let source = "fn a() { b() } #[cfg(test)] mod tests { use c; fn d() {} } #[cfg(test)] mod e; #[cfg(not(test))] f;
        #[test] #[ignore] fn g() { [1; 2] }";
    let (code, modules) = split_tests(tokens(source));
    let words: Vec<&str> = code.iter().map(|token| token.text).filter(|text| text.starts_with(is_word)).collect();
    assert_eq!((words, modules), (vec!["fn", "a", "b", "cfg", "not", "test", "f"], vec!["e"]));
}
