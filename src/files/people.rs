//! What people need, kept by their names in `people.ron` beside the settings: asked for once, and known in the next game.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::lock::Locked;
use super::part::{PartialFile, Readers, read_small};
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
        read(&self.0).unwrap_or_default().get(name).and_then(|text| Needs::read(text))
    }

    fn names(&self) -> Vec<String> {
        read(&self.0).unwrap_or_default().into_keys().collect()
    }

    fn keep(&self, name: &str, needs: Needs) -> io::Result<()> {
        change(&self.0, |known| put(known, name, needs))
    }
}

/// What each needs, as `blind+no-hands`, by name.
type Known = BTreeMap<String, String>;

/// Those of the file, if there is one.
fn read(place: &Path) -> io::Result<Known> {
    match read_small(place) {
        Ok(text) => ron::from_str(&text).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Known::new()),
        Err(error) => Err(error),
    }
}

/// Changes what the file says, whatever other programs change in it at the same time. One that cannot be read is left as it
/// is.
fn change(place: &Path, change: impl FnOnce(&mut Known)) -> io::Result<()> {
    if let Some(folder) = place.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let _held = Locked::folder_of(place)?;
    let mut known = read(place)?;
    let before = known.clone();
    change(&mut known);
    if known == before { Ok(()) } else { write(place, &known) }
}

fn put(known: &mut Known, name: &str, needs: Needs) {
    if needs.is_empty() {
        known.remove(name);
    } else {
        known.insert(name.to_owned(), needs.to_string());
    }
}

fn write(place: &Path, known: &Known) -> io::Result<()> {
    let pretty = ron::ser::PrettyConfig::new().new_line("\n".to_owned());
    let text = ron::ser::to_string_pretty(known, pretty).map_err(io::Error::other)?;
    // What somebody needs is nobody else's to read.
    let mut part = PartialFile::begin(place, Readers::Owner)?;
    part.write_all(text.as_bytes())?;
    part.write_all(b"\n")?;
    part.replace()
}

/// Keeps what was named for players who have names, and names what is known of the others.
///
/// # Errors
/// Whatever the disk says; what was named holds all the same.
pub fn settle(place: &Path, args: &mut GameArgs) -> io::Result<()> {
    let known = read(place);
    let mut named = Vec::new();
    for (side, name) in [(Side::White, args.white.clone()), (Side::Black, args.black.clone())] {
        let name = clean(&name.unwrap_or_default(), NAME_CHARS);
        if name.is_empty() {
            continue;
        }
        match args.needs.iter().rev().find(|named| named.of.is(side)).map(|named| named.needs) {
            Some(needs) => named.push((name, needs)),
            None => {
                let known = known.as_ref().ok().and_then(|known| known.get(&name));
                let needs = known.and_then(|text| Needs::read(text));
                args.needs.extend(needs.map(|needs| NeedsOf { of: Which::One(side), needs }));
            }
        }
    }
    known?;
    if named.is_empty() {
        return Ok(());
    }
    change(place, |known| named.iter().for_each(|(name, needs)| put(known, name, *needs)))
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

    fn needs(place: &Path, line: &str) -> Vec<String> {
        let mut args = args(line);
        let is_sound = std::fs::read_to_string(place).is_ok_and(|text| text == "broken");
        assert_eq!(settle(place, &mut args).is_err(), is_sound, "a file that cannot be read is an error");
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
        let first = needs(&place, "golos play --white Ann --black Bob --needs white:blind+no-hands");
        assert_eq!(first, ["blind+no-hands", ""]);
        assert_eq!(needs(&place, "golos play --white Bob --black Ann"), ["", "blind+no-hands"]);
        assert_eq!(needs(&place, "golos play --white Ann --needs white:low-vision"), ["low-vision", ""]);
        assert_eq!(needs(&place, "golos play --white Ann"), ["low-vision", ""]);
        assert_eq!(needs(&place, "golos play --white Ann --needs both:none"), ["none", "none"]);
        assert_eq!(needs(&place, "golos play --white Ann"), ["", ""]);
        std::fs::write(&place, "broken").unwrap();
        assert_eq!(needs(&place, "golos play --white Ann --needs white:deaf"), ["deaf", ""]);
        assert_eq!(std::fs::read_to_string(&place).unwrap(), "broken", "left as it is");
    }

    #[test]
    fn what_many_programs_keep_at_once_is_all_kept() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("golos/people.ron");
        std::thread::scope(|scope| {
            for n in 0..24 {
                let place = &place;
                scope.spawn(move || {
                    let line = format!("golos play --white W{n} --black B{n} --needs white:blind,black:deaf");
                    settle(place, &mut args(&line)).unwrap();
                });
            }
        });
        assert_eq!(read(&place).unwrap().len(), 48);
    }

    #[cfg(unix)]
    #[test]
    fn a_file_that_never_ends_is_no_list_of_people() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("people.ron");
        std::os::unix::fs::symlink("/dev/zero", &place).unwrap();
        assert!(read(&place).is_err() && Kept::at(place).keep("Ann", Needs::read("blind").unwrap()).is_err());
    }
}
