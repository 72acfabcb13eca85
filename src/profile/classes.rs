use serde::Deserialize;

use super::ProfileError;
use super::read::read;
use golos_clock::Classes;
use golos_editions::{Document, added};
use golos_game::RuleSet;

/// The bounds of classic, rapid and blitz by board: the file of each built-in document that has some.
const BUILTIN: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/classes.rs"));

/// The documents whose classes and controls hold for a game by the one with these letters: its own, then those that are
/// cited in its place.
pub(super) fn documents(letters: &str) -> Vec<Document> {
    Document::of(letters).map_or_else(|| Document::built_in().to_vec(), Document::chain)
}

/// The file of a document; `None` if it has no classes of its own.
fn file(document: Document) -> Option<&'static str> {
    let path = format!("{}/classes.ron", document.folder());
    let own = BUILTIN.iter().copied().chain(added("documents")).find(|(known, _)| *known == path);
    own.map(|(_, text)| text)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClassRow {
    /// 64, 100 or 225.
    squares: u8,
    classes: Classes,
}

/// The bounds of classic, rapid and blitz for the edition and the board of `rules`; those of the document that is cited
/// in its place where its own, as the Draughts Code, has none.
///
/// # Errors
///
/// [`ProfileError`] if a table is damaged; the tests prove that none of the built-in ones is.
pub fn classes(rules: &RuleSet) -> Result<Classes, ProfileError> {
    let edge = rules.variant.board_size();
    for document in documents(&rules.document) {
        let Some(text) = file(document) else { continue };
        let rows: Vec<ClassRow> = read(text, "classes")?;
        if let Some(row) = rows.into_iter().find(|row| row.squares == edge * edge) {
            return Ok(row.classes);
        }
    }
    let known = Document::all().into_iter().filter(|document| file(*document).is_some());
    Err(ProfileError::Unknown {
        kind: "classes",
        id: rules.document.clone(),
        known: known.map(|document| document.letters().to_owned()).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{TimeProfile, find_rules};
    use golos_clock::Class::{Blitz, Classic, Rapid};
    use golos_game::Discipline;
    use golos_rules::Variant;

    fn rules(document: &str, variant: Variant) -> RuleSet {
        let id = variant.id().to_owned();
        RuleSet { id, document: document.to_owned(), variant, ..find_rules("russian").expect("built in") }
    }

    #[test]
    fn the_same_control_is_another_class_in_another_edition_and_on_another_board() {
        use Variant::{Chess, Renju};
        for (document, variant, blitz, rapid, classic) in [
            (
                "R",
                Variant::RUSSIAN,
                &["3", "3+2s", "5", "6+10s"][..],
                &["7", "8+4s", "15", "19m59s", "10m/20+5"][..],
                &["20", "2h/50+1h/25"][..],
            ),
            ("R", Variant::GIVEAWAY, &["3+2s"], &["7+5s"], &["20", "30+30s"]),
            ("R", Variant::INTERNATIONAL, &["5+3s", "8", "14"], &["15", "15+5s", "29"], &["30", "1h+30s", "1h20+60s"]),
            ("DR", Variant::RUSSIAN, &["5", "3+2s", "5+3s"], &["10", "8+4s", "20"], &["45", "30+30s", "40+5s"]),
            (
                "DR",
                Variant::INTERNATIONAL,
                &["5", "3+2s", "5+3s"],
                &["10+5s", "15", "30"],
                &["31", "1h20+60s", "1h30/40+1h"],
            ),
            ("U", Variant::BRAZILIAN, &["3", "5+5s"], &["10", "20+20s", "30"], &["45/25+15", "1h+10s"]),
            ("U", Variant::INTERNATIONAL, &["5", "7"], &["15+10s", "45"], &["1h20+60s", "2h/50+30"]),
            ("C", Variant::RUSSIAN, &["5"], &["15"], &["20"]),
            (
                "CH",
                Chess,
                // Ten minutes just are blitz still.
                &["3+2s", "5+5s", "9+1s", "10"],
                &["10+1s", "15+10s", "10m1s", "59", "25 d10s", "10 d1s"],
                &["1h", "30+30s", "1h30/40+30+30s", "50 d10s"],
            ),
            ("R", Renju, &[], &[], &["45+10s", "2h+30s", "5"]),
            ("DR", Renju, &[], &[], &["45+10s", "1h30", "5"]),
        ] {
            let classes = classes(&rules(document, variant)).expect("a row");
            for (class, texts) in [(Blitz, blitz), (Rapid, rapid), (Classic, classic)] {
                for text in texts {
                    assert_eq!(classes.of(&text.parse().expect("a control")), class, "{document} {variant:?} {text}");
                }
            }
        }
    }

    #[test]
    fn every_named_control_has_the_class_that_its_article_says() {
        for profile in TimeProfile::builtin().expect("sound profiles") {
            let variant = match profile.games.as_slice() {
                [Discipline::Draughts(laws)] => Variant::Draughts(laws),
                [Discipline::Renju] => Variant::Renju,
                [Discipline::Chess, ..] => Variant::Chess,
                _ => Variant::RUSSIAN,
            };
            let classes = classes(&rules(profile.document(), variant)).expect("a row");
            assert_eq!(classes.of(&profile.control), profile.class, "{}", profile.id);
        }
    }
}
