//! What is put together letter by letter where nobody types.

use super::{Offered, ScanAction};
use golos_input::switch::Branch;
use golos_wording::{Lang, Sentence, Slot, message, text_key};

/// So many letters are a group.
const GROUP: usize = 7;

/// The capitals of a language in the order of its alphabet, by groups that are called by their first and last one.
pub fn letters(lang: Lang) -> Vec<Branch<Offered>> {
    let letters: Vec<char> = lang.capitals().chars().collect();
    letters.chunks(GROUP).filter_map(group).collect()
}

/// What stands between words.
pub fn gaps() -> [Branch<Offered>; 2] {
    let add = |key, text: &str| Offered::named(key, ScanAction::Write(text.to_owned()));
    [add(text_key::SCAN_SPACE, " "), add(text_key::SCAN_HYPHEN, "-")]
}

/// What was put together so far; taken it is the answer.
pub fn written(text: &str) -> Branch<Offered> {
    leaf(message::scan_written(Slot::Text(text.to_owned())), ScanAction::Written)
}

/// A line of its own words.
pub fn line(what: Slot) -> Sentence {
    message::menu_line(what)
}

/// Something to take that is about no place.
pub const fn leaf(label: Sentence, deed: ScanAction) -> Branch<Offered> {
    Branch::leaf(Offered { label, places: Vec::new(), deed })
}

fn group(letters: &[char]) -> Option<Branch<Offered>> {
    let named = |letter: &char| Slot::Text(letter.to_string());
    let label = message::scan_range(named(letters.first()?), named(letters.last()?));
    let letter = |letter: &char| leaf(line(named(letter)), ScanAction::Write(letter.to_string()));
    let inside = letters.iter().map(letter).collect();
    Some(Branch { item: Offered { label, places: Vec::new(), deed: ScanAction::Open }, inside })
}
