//! Players by name, where a number could stand.

use super::line::Line;
use golos_tournament::crosstable::Number;

/// The one number there is.
pub(super) fn one(numbers: &[Number]) -> Option<Number> {
    match numbers {
        [number] => Some(*number),
        _ => None,
    }
}

/// The players whom every word of the line names, whatever case it stands in; those of the whole name before others.
pub(super) fn found(line: &Line<'_>, names: &[String]) -> Vec<Number> {
    let words: Vec<&str> = line.words().collect();
    if words.is_empty() {
        return Vec::new();
    }
    let by = |fits: &dyn Fn(&str, &str) -> bool| -> Vec<Number> {
        let named = (1..).zip(names).filter(|(_, name)| {
            let name = Line::read(name);
            let own: Vec<&str> = name.words().collect();
            words.iter().all(|word| own.iter().any(|own| fits(word, own)))
        });
        named.map(|(number, _)| number).collect()
    };
    let exact = by(&|word, own| word == own);
    if exact.is_empty() { by(&|word, own| is_form(word, own)) } else { exact }
}

/// Whether two words differ in an ending only, as cases of one name do.
fn is_form(word: &str, own: &str) -> bool {
    let (long, other) = (word.chars().count(), own.chars().count());
    let same = word.chars().zip(own.chars()).take_while(|(one, two)| one == two).count();
    same >= 3 && same + 2 >= long && same + 2 >= other
        || same >= 3 && long.max(other) <= same + 3 && same + 1 >= other.min(long)
}
