//! What the program does without a game: legal moves, counts, profiles. For scripts and for checking the rules.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

use crate::clock::{Class, Ms};
use crate::game::Discipline;
use crate::profile::openings::{TABLES, Table};
use crate::profile::{ProfileError, RULES, TimeProfile, find_rules, rules_text};
use crate::rules::PositionError;
use crate::rules::draughts::{Move, Position, Square};

/// The deepest count; each half-move takes stack.
const MOST_DEPTH: u32 = 60;

/// Why a tool has not done what was asked.
#[derive(Debug, thiserror::Error)]
pub enum ToolError {
    #[error(transparent)]
    Profile(#[from] ProfileError),
    #[error("no position \"{text}\": {reason}; write it as W:Wa1,c3,Kd4:Bb8")]
    Position { text: String, reason: PositionError },
    #[error("only draughts so far")]
    NotDraughts,
    #[error("depth {0} is too deep; from 0 to {MOST_DEPTH}")]
    Depth(u32),
    #[error("no profile \"{id}\"; there are {}", .known.join(", "))]
    NoProfile { id: String, known: Vec<String> },
    #[error("cannot write: {0}")]
    Write(#[from] io::Error),
}

impl ToolError {
    /// The exit code of every tool that fails: what was asked cannot be read.
    pub const EXIT_CODE: u8 = 2;
}

/// Lists the legal moves, sorted, one a line: full notation, from, to, captured squares with commas between; tabs between
/// the fields. Routes that start and end alike and capture the same pieces are one line.
///
/// # Errors
/// [`ToolError`] if there is no such rule set or no such position, or the output fails. A reader who has gone is none.
pub fn moves(rules: &str, fen: Option<&str>, out: &mut dyn Write) -> Result<(), ToolError> {
    let position = position(rules, fen)?;
    let name = |square: Square| position.geometry().name(square);
    let mut lines: BTreeMap<[String; 3], String> = BTreeMap::new();
    for mv in position.legal_moves() {
        let full = mv.full(position.geometry());
        let least =
            lines.entry([name(mv.from()), name(mv.to()), captured(&position, &mv)]).or_insert_with(|| full.clone());
        *least = full.min(std::mem::take(least));
    }
    let line = |([from, to, captured], full): ([String; 3], String)| format!("{full}\t{from}\t{to}\t{captured}\n");
    // Sorted as lines, so that two lists can be compared by line tools.
    let lines: BTreeSet<String> = lines.into_iter().map(line).collect();
    listened(out.write_all(lines.into_iter().collect::<String>().as_bytes()).and_then(|()| out.flush()))
}

/// Counts the ways to go on for `depth` half-moves and writes the count on a line of its own; before it, if `divide`
/// is wanted, the count behind each move. How fast it was goes to `aside`; `elapsed` is any clock that does not go back.
///
/// # Errors
/// As [`moves`]; [`ToolError::Depth`] for more than the stack would bear.
pub fn perft(
    rules: &str,
    fen: Option<&str>,
    depth: u32,
    divide: bool,
    elapsed: impl Fn() -> Ms,
    out: &mut dyn Write,
    aside: &mut dyn Write,
) -> Result<(), ToolError> {
    let position = position(rules, fen)?;
    if depth > MOST_DEPTH {
        return Err(ToolError::Depth(depth));
    }
    let start = elapsed();
    let count = if divide && depth > 0 {
        match divided(&position, depth, out) {
            Err(gone) if gone.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            counted => counted?,
        }
    } else {
        position.perft(depth)
    };
    let spent = elapsed() - start;
    listened(writeln!(out, "{count}").and_then(|()| out.flush()))?;
    let speed = u128::from(count) * 1000 / u128::from(spent.get().max(1));
    listened(writeln!(aside, "{}.{:03} s, {speed} nodes per second", spent.secs(), spent.get() % 1000))
}

/// Writes the count behind each move, and adds them up.
fn divided(position: &Position, depth: u32, out: &mut dyn Write) -> io::Result<u64> {
    let counts = position.perft_divide(depth);
    for (mv, count) in &counts {
        writeln!(out, "{}: {count}", mv.full(position.geometry()))?;
    }
    Ok(counts.iter().map(|(_, count)| count).sum())
}

/// Lists the built-in profiles, one a line: id, what it is, article; tabs between the fields.
///
/// # Errors
/// [`ToolError`] if the output fails.
pub fn profiles(out: &mut dyn Write) -> Result<(), ToolError> {
    let mut lines = String::new();
    for id in RULES {
        let rules = find_rules(id)?;
        let game = match Discipline::of(&rules) {
            Discipline::Russian => "Russian draughts",
            Discipline::Draughts64 => "draughts-64",
            Discipline::Brazilian => "Brazilian draughts",
            Discipline::International => "International draughts",
            Discipline::Giveaway => "giveaway",
            Discipline::Chess => "chess",
            Discipline::Chess960 => "chess from 960 arrays",
            Discipline::Renju => "renju",
        };
        lines += &format!("{id}\trules, {game}\t{}\n", rules.document);
    }
    for profile in TimeProfile::builtin()? {
        let advice = if profile.recommended { ", recommended" } else { "" };
        let (class, control) = (class_name(profile.class), &profile.control);
        lines += &format!("{}\ttime control, {class}, {control}{advice}\t{}\n", profile.id, profile.article);
    }
    for id in TABLES {
        let table = Table::find(id)?;
        lines += &format!("{id}\topenings, {}\t{}\n", table.title(), table.article());
    }
    listened(out.write_all(lines.as_bytes()).and_then(|()| out.flush()))
}

/// Writes the text of one built-in profile, to start one's own from.
///
/// # Errors
/// [`ToolError::NoProfile`] with the ids that there are, or the output fails.
pub fn show_profile(id: &str, out: &mut dyn Write) -> Result<(), ToolError> {
    let Some(text) = rules_text(id).or_else(|| TimeProfile::text(id)).or_else(|| Table::text(id)) else {
        let times = TimeProfile::builtin()?.into_iter().map(|profile| profile.id);
        let known = RULES.into_iter().map(str::to_owned).chain(times).chain(TABLES.map(str::to_owned)).collect();
        return Err(ToolError::NoProfile { id: id.to_owned(), known });
    };
    listened(out.write_all(text.as_bytes()).and_then(|()| out.flush()))
}

/// The position of a FEN, or the start.
fn position(rules: &str, fen: Option<&str>) -> Result<Position, ToolError> {
    let variant = find_rules(rules)?.variant;
    let position = match fen {
        None => variant.start(),
        Some(text) => variant.read_fen(text).map_err(|reason| ToolError::Position { text: text.to_owned(), reason })?,
    };
    position.draughts().copied().ok_or(ToolError::NotDraughts)
}

/// The captured squares by name, in order.
fn captured(position: &Position, mv: &Move) -> String {
    let mut names: Vec<String> = mv.captured().iter().map(|&square| position.geometry().name(square)).collect();
    names.sort_unstable();
    names.join(",")
}

const fn class_name(class: Class) -> &'static str {
    match class {
        Class::Classic => "classic",
        Class::Rapid => "rapid",
        Class::Blitz => "blitz",
    }
}

/// A reader who wants no more, as `head` does, is no failure.
fn listened(written: io::Result<()>) -> Result<(), ToolError> {
    match written {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => Ok(written?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    fn text(tool: impl FnOnce(&mut dyn Write) -> Result<(), ToolError>) -> Result<String, String> {
        let mut out = Vec::new();
        tool(&mut out).map_err(|error| error.to_string())?;
        Ok(String::from_utf8(out).unwrap())
    }

    fn counted(fen: Option<&str>, depth: u32, divide: bool) -> String {
        text(|out| perft("russian", fen, depth, divide, || Ms::ZERO, out, &mut io::sink())).unwrap()
    }

    #[test]
    fn the_first_moves_of_russian_draughts() {
        let start = "a3-b4\ta3\tb4\t\nc3-b4\tc3\tb4\t\nc3-d4\tc3\td4\t\ne3-d4\te3\td4\t\ne3-f4\te3\tf4\t\ng3-f4\tg3\tf4\t\n\
                     g3-h4\tg3\th4\t\n";
        assert_eq!(text(|out| moves("russian", None, out)).as_deref(), Ok(start));
        assert_eq!(text(|out| moves("russian-2022", None, out)).as_deref(), Ok(start));
    }

    #[test]
    fn captured_squares_are_sorted_and_routes_to_the_same_end_are_one_line() {
        let branching = text(|out| moves("russian", Some("W:Wc3:Bd4,d6,f6"), out));
        assert_eq!(branching.as_deref(), Ok("c3:e5:c7\tc3\tc7\td4,d6\nc3:e5:g7\tc3\tg7\td4,f6\n"));
        // Round the diamond either way: the same pieces, the same end.
        let fen = Some("W:We1:Bd2,b4,b6,d6,f4,f2");
        let diamond = text(|out| moves("russian", fen, out)).unwrap();
        assert!(diamond.lines().count() < position("russian", fen).unwrap().legal_moves().len(), "{diamond}");
        let ends: Vec<&str> = diamond.lines().filter_map(|line| line.split_once('\t')).map(|(_, rest)| rest).collect();
        let mut distinct = ends.clone();
        distinct.dedup();
        assert!(!ends.is_empty() && ends == distinct, "{diamond}");
        assert_eq!(text(|out| moves("russian", Some("W:W:Ba1"), out)).as_deref(), Ok(""));
    }

    #[test]
    fn the_count_stands_alone_on_the_last_line() {
        assert_eq!(counted(None, 0, true), "1\n");
        assert_eq!(counted(None, 1, false), "7\n");
        assert_eq!(counted(None, 5, false), "7482\n");
    }

    #[test]
    fn the_counts_behind_the_moves_add_up() {
        for (fen, depth) in [
            (None, 4),
            (Some("W:WKa1:Bb2,b6,d4,d6,f6,f2"), 3),
            (Some("W:We1,Kh8:Bd2,b4,b6,d6,f4,f2"), 3),
            (Some("B:Wc3,e3,e5,g5:BKa1,b6"), 3),
        ] {
            let (plain, divided) = (counted(fen, depth, false), counted(fen, depth, true));
            assert_eq!(divided.lines().last(), plain.lines().last(), "{fen:?}");
            let parts = divided.lines().filter_map(|line| line.split_once(": ")?.1.parse::<u64>().ok());
            assert_eq!(parts.sum::<u64>().to_string(), plain.trim_end(), "{fen:?}");
        }
    }

    #[test]
    fn the_speed_goes_aside() {
        let (time, mut aside) = (Cell::new(0), Vec::new());
        let elapsed = || Ms::new(time.replace(time.get() + 1500));
        perft("russian", None, 3, false, elapsed, &mut io::sink(), &mut aside).unwrap();
        assert_eq!(String::from_utf8(aside).unwrap(), "1.500 s, 201 nodes per second\n");
    }

    #[test]
    fn every_profile_is_listed_and_shown() {
        let list = text(profiles).unwrap();
        assert_eq!(list.lines().count(), RULES.len() + TimeProfile::builtin().unwrap().len() + TABLES.len());
        for line in list.lines() {
            let fields: Vec<&str> = line.split('\t').collect();
            assert!(fields.len() == 3 && fields.iter().all(|field| !field.is_empty()), "{line}");
            let shown = text(|out| show_profile(fields[0], out)).unwrap();
            assert!(shown.contains(&format!("id: \"{}\"", fields[0])), "{shown}");
        }
        assert_eq!(text(|out| show_profile("russian", out)), text(|out| show_profile("russian-2022", out)));
    }

    #[test]
    fn errors_say_what_was_read_why_not_and_what_is_accepted() {
        let unknown = format!("no rules profile \"english\"; there are {}", RULES.join(", "));
        for (result, said) in [
            (text(|out| moves("english", None, out)), unknown.as_str()),
            (
                text(|out| moves("russian", Some("W:Wa2"), out)),
                "no position \"W:Wa2\": a light square: a2; write it as W:Wa1,c3,Kd4:Bb8",
            ),
            (
                text(|out| perft("russian", None, 61, true, || Ms::ZERO, out, &mut io::sink())),
                "depth 61 is too deep; from 0 to 60",
            ),
        ] {
            assert_eq!(result, Err(said.to_owned()));
        }
        let unknown = text(|out| show_profile("x", out)).unwrap_err();
        assert!(unknown.starts_with("no profile \"x\"; there are russian-2022, russian-2013, "), "{unknown}");
    }

    /// A pipe whose reader has gone.
    struct Gone(io::ErrorKind);

    impl Write for Gone {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(self.0.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_reader_who_has_gone_is_no_failure_and_a_full_disk_is_one() {
        for (kind, fails) in [(io::ErrorKind::BrokenPipe, false), (io::ErrorKind::StorageFull, true)] {
            let mut gone = Gone(kind);
            assert_eq!(moves("russian", None, &mut gone).is_err(), fails);
            assert_eq!(profiles(&mut gone).is_err(), fails);
            assert_eq!(show_profile("russian", &mut gone).is_err(), fails);
            for divide in [true, false] {
                let result = perft("russian", None, 2, divide, || Ms::ZERO, &mut gone, &mut io::sink());
                assert_eq!(result.is_err(), fails);
            }
        }
    }
}
