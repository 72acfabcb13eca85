//! The documents in `docs/en`, `docs/ru`, `docs/uk`: the same files, chapters, tables, lists, links and commands in each language.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use golos::wording::Lang;

/// The largest page of a braille embosser that the page of words may fill: lines, and cells in a line.
const BRAILLE_PAGE: (usize, usize) = (28, 40);

fn folder(lang: Lang) -> PathBuf {
    Path::new("docs").join(lang.code())
}

fn names(lang: Lang) -> BTreeSet<String> {
    let files = fs::read_dir(folder(lang)).expect("a folder of documents").flatten();
    files.map(|file| file.file_name().into_string().expect("a plain name")).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What stands outside the code blocks.
fn prose(text: &str) -> String {
    text.split("```").step_by(2).collect()
}

/// The code blocks: the word after the fence, and the lines that are not empty.
pub(super) fn blocks(text: &str) -> Vec<(&str, Vec<&str>)> {
    let blocks = text.split("```").skip(1).step_by(2).map(|block| block.split_once('\n').unwrap_or((block, "")));
    blocks.map(|(kind, lines)| (kind, lines.lines().filter(|line| !line.trim().is_empty()).collect())).collect()
}

/// The anchors that a document sets for links to its chapters.
fn anchors(text: &str) -> Vec<&str> {
    text.split("<a id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The targets of the links.
fn links(text: &str) -> Vec<&str> {
    text.split("](").skip(1).filter_map(|rest| rest.split(')').next()).collect()
}

/// A line of a shell without what depends on the language: its program, its command and its options.
fn command(line: &str) -> String {
    let words: Vec<&str> = line.split(" #").next().unwrap_or(line).split_whitespace().collect();
    let name = words.iter().take(2).filter(|word| !word.starts_with('-')).copied();
    let options = words.iter().filter(|word| word.starts_with("--") && **word != "--lang");
    let options: BTreeSet<&str> = options.map(|word| word.split('=').next().unwrap_or(word)).collect();
    name.chain(options).collect::<Vec<_>>().join(" ")
}

/// What a document has in common with its translations.
#[derive(Debug, PartialEq, Eq)]
struct Shape {
    /// The levels of the headings.
    headings: Vec<usize>,
    anchors: Vec<String>,
    /// The commands of a shell; of other blocks, whose words are translated, how many lines they have.
    blocks: Vec<Vec<String>>,
    table_rows: usize,
    list_items: usize,
    /// The targets of the links; in the index those to the other languages differ.
    links: BTreeSet<String>,
}

fn shape(text: &str) -> Shape {
    let plain = prose(text);
    let is_item = |line: &str| {
        line.starts_with("- ") || line.split_once(". ").is_some_and(|(number, _)| number.parse::<u8>().is_ok())
    };
    let of_block = |(kind, lines): (&str, Vec<&str>)| match kind {
        "sh" => lines.into_iter().map(command).collect(),
        _ => vec![format!("{kind}: {} lines", lines.len())],
    };
    let to_language = |link: &&str| Lang::ALL.iter().any(|lang| link.starts_with(&format!("../{lang}/")));
    Shape {
        headings: plain
            .lines()
            .filter(|line| line.starts_with('#'))
            .map(|line| line.chars().take_while(|sign| *sign == '#').count())
            .collect(),
        anchors: anchors(&plain).into_iter().map(str::to_owned).collect(),
        blocks: blocks(text).into_iter().map(of_block).collect(),
        table_rows: plain.lines().filter(|line| line.starts_with('|')).count(),
        list_items: plain.lines().filter(|line| is_item(line)).count(),
        links: links(&plain).into_iter().filter(|link| !to_language(link)).map(str::to_owned).collect(),
    }
}

#[test]
fn every_document_has_the_same_chapters_and_commands_in_every_language() {
    let of_english = names(Lang::En);
    assert!(of_english.len() > 15, "{of_english:?}");
    for lang in Lang::ALL {
        assert_eq!(names(lang), of_english, "{lang}");
        for name in &of_english {
            let [english, translated] = [Lang::En, lang].map(|lang| shape(&read(&folder(lang).join(name))));
            assert_eq!(translated, english, "docs/{lang}/{name} has another shape than docs/en/{name}");
        }
    }
}

#[test]
fn every_link_to_a_chapter_finds_its_anchor() {
    for lang in Lang::ALL {
        for name in names(lang) {
            let path = folder(lang).join(&name);
            let text = read(&path);
            let to_chapters = links(&text).into_iter().filter_map(|link| link.split_once('#'));
            for (file, anchor) in to_chapters.filter(|(file, _)| !file.contains("://")) {
                let target = if file.is_empty() { path.clone() } else { folder(lang).join(file) };
                let target_text = read(&target);
                assert!(anchors(&target_text).contains(&anchor), "{}: {file}#{anchor}", path.display());
            }
        }
    }
}

#[test]
fn the_page_of_words_fits_a_braille_page() {
    let (most_lines, most_cells) = BRAILLE_PAGE;
    for lang in Lang::ALL {
        let text = read(&folder(lang).join("card.md"));
        let page = text.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).expect("the page");
        assert!(page.lines().count() <= most_lines, "{lang}: {} lines", page.lines().count());
        let long = page.lines().find(|line| line.chars().count() > most_cells);
        assert_eq!(long, None, "{lang}");
    }
}
