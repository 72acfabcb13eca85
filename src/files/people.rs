//! What people need, kept by their names in `people.ron` beside the settings: asked for once, and known in the next game.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::part::{PartialFile, Readers};
use golos_cli::{GameArgs, NeedsOf, Which};
use golos_desk::Acquaintances;
use golos_people::Needs;
use golos_rules::Side;
use golos_wording::{NAME_CHARS, clean};

/// The file of the people, read anew for everybody who is asked about: another terminal may have written it.
#[derive(Debug)]
pub struct Kept(PathBuf);

impl Kept {
    /// Those of this file.
    pub const fn at(place: PathBuf) -> Kept {
        Kept(place)
    }
}

impl Acquaintances for Kept {
    fn needs(&self, name: &str) -> Option<Needs> {
        People::read(&self.0).known.get(name).and_then(|text| Needs::read(text))
    }

    fn names(&self) -> Vec<String> {
        People::read(&self.0).known.into_keys().collect()
    }

    fn keep(&self, name: &str, needs: Needs) -> io::Result<()> {
        let mut people = People::read(&self.0);
        let before = people.known.clone();
        if needs.is_empty() {
            people.known.remove(name);
        } else {
            people.known.insert(name.to_owned(), needs.to_string());
        }
        if people.known == before { Ok(()) } else { people.write() }
    }
}

/// The people whose needs are known.
#[derive(Debug, Default)]
pub struct People {
    place: Option<PathBuf>,
    /// What each needs, as `blind+no-hands`, by name.
    known: BTreeMap<String, String>,
}

impl People {
    /// Reads the file, if there is one. One that cannot be read is left as it is, and nobody is known.
    pub fn read(place: &Path) -> People {
        let text = match std::fs::read_to_string(place) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => "{}".to_owned(),
            Err(error) => {
                tracing::warn!(%error, "the people cannot be read");
                return People::default();
            }
        };
        match ron::from_str(&text) {
            Ok(known) => People { place: Some(place.to_owned()), known },
            Err(error) => {
                tracing::warn!(%error, "the people cannot be read");
                People::default()
            }
        }
    }

    /// Keeps what was named for players who have names, and names what is known of the others.
    ///
    /// # Errors
    /// Whatever the disk says; what was named holds all the same.
    pub fn settle(&mut self, args: &mut GameArgs) -> io::Result<()> {
        let before = self.known.clone();
        for (side, name) in [(Side::White, args.white.clone()), (Side::Black, args.black.clone())] {
            let name = clean(&name.unwrap_or_default(), NAME_CHARS);
            let named = args.needs.iter().rev().find(|named| named.of.is(side)).map(|named| named.needs);
            match named {
                _ if name.is_empty() => {}
                Some(needs) if needs.is_empty() => {
                    self.known.remove(&name);
                }
                Some(needs) => {
                    self.known.insert(name, needs.to_string());
                }
                None => {
                    let needs = self.known.get(&name).and_then(|text| Needs::read(text));
                    args.needs.extend(needs.map(|needs| NeedsOf { of: Which::One(side), needs }));
                }
            }
        }
        if self.known == before { Ok(()) } else { self.write() }
    }

    fn write(&self) -> io::Result<()> {
        let Some(place) = &self.place else { return Ok(()) };
        if let Some(folder) = place.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let pretty = ron::ser::PrettyConfig::new().new_line("\n".to_owned());
        let text = ron::ser::to_string_pretty(&self.known, pretty).map_err(io::Error::other)?;
        // What somebody needs is nobody else's to read.
        let mut part = PartialFile::begin(place, Readers::Owner)?;
        part.write_all(text.as_bytes())?;
        part.write_all(b"\n")?;
        part.replace()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;
    use golos_cli::{Cli, Task};

    fn args(line: &str) -> GameArgs {
        match Cli::try_parse_from(line.split_whitespace()).unwrap().task {
            Some(Task::Play(game)) => game,
            _ => panic!("no game: {line}"),
        }
    }

    fn needs(people: &mut People, line: &str) -> Vec<String> {
        let mut args = args(line);
        people.settle(&mut args).unwrap();
        Side::BOTH
            .map(|side| {
                args.needs
                    .iter()
                    .rev()
                    .find(|named| named.of.is(side))
                    .map_or_else(String::new, |it| it.needs.to_string())
            })
            .to_vec()
    }

    #[test]
    fn u_v_13_what_a_person_needs_is_known_in_his_next_game_with_either_colour() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("golos/people.ron");
        let first = needs(&mut People::read(&place), "golos play --white Ann --black Bob --needs white:blind+no-hands");
        assert_eq!(first, ["blind+no-hands", ""]);
        let people = || People::read(&place);
        assert_eq!(needs(&mut people(), "golos play --white Bob --black Ann"), ["", "blind+no-hands"]);
        assert_eq!(needs(&mut people(), "golos play --white Ann --needs white:low-vision"), ["low-vision", ""]);
        assert_eq!(needs(&mut people(), "golos play --white Ann"), ["low-vision", ""]);
        assert_eq!(needs(&mut people(), "golos play --white Ann --needs both:none"), ["none", "none"]);
        assert_eq!(needs(&mut people(), "golos play --white Ann"), ["", ""]);
        std::fs::write(&place, "broken").unwrap();
        assert_eq!(needs(&mut people(), "golos play --white Ann --needs white:deaf"), ["deaf", ""]);
        assert_eq!(std::fs::read_to_string(&place).unwrap(), "broken", "left as it is");
    }
}
