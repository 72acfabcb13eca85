//! What the program does without a game: legal moves, counts, fouls, profiles. For scripts and for checking the rules.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

use crate::family::{self, ends, example};
use golos_clock::{Class, Ms};
use golos_game::Discipline;
use golos_profile::openings::{OpeningTable, TABLES};
use golos_profile::{NEEDS, ProfileError, Terms, TimeProfile, find_rules, rule_ids, rules_text};
use golos_rules::{EntryError, Impossible, Notation, Position, PositionError, Variant};
use golos_speech as speech;
use golos_wording::laws::{self, Document};
use golos_wording::{Level, Sentence, Slot, Style, Wording, clean, message};

/// The deepest count; each half-move takes stack.
const MOST_DEPTH: u32 = 60;

/// The longest text that is quoted, in characters.
const QUOTED: usize = 200;

/// Why a tool has not done what was asked.
#[derive(Debug, thiserror::Error)]
pub enum ToolError {
    #[error(transparent)]
    Profile(#[from] ProfileError),
    #[error("no position \"{text}\": {reason}; write it as {example}")]
    Position { text: String, reason: PositionError, example: &'static str },
    #[error("no game leads to this position: {0}")]
    Impossible(#[from] Impossible),
    #[error("{0} has no forbidden points; renju has")]
    NoFouls(String),
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

    /// The sentence for the user; `None` for a profile or the output, which have their own.
    #[must_use]
    pub fn sentence(&self) -> Option<Sentence> {
        let quoted = |text: &str| Slot::Text(clean(text, QUOTED));
        match self {
            ToolError::Position { text, reason, example } => {
                let example = Slot::Text((*example).to_owned());
                Some(message::tool_position(quoted(text), speech::no_position(reason), example))
            }
            ToolError::Impossible(why) => Some(speech::impossible(why)),
            ToolError::NoFouls(rules) => Some(message::tool_no_fouls(quoted(rules))),
            ToolError::Depth(depth) => Some(message::tool_depth(*depth, MOST_DEPTH)),
            ToolError::Profile(_) | ToolError::NoProfile { .. } | ToolError::Write(_) => None,
        }
    }
}

/// A position as it is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Diagram<'a> {
    /// The rule set as it was named.
    pub rules: &'a str,
    /// What it is played on.
    pub variant: Variant,
    /// In the written form of the family; none: the start.
    pub position: Option<&'a str>,
    /// The letters in which positions are read and moves written.
    pub notation: Notation,
}

/// Lists the legal moves, sorted, one a line: full notation, from, to, captured squares with commas between; tabs between
/// the fields. Routes of draughts that start and end alike and capture the same pieces are one line. In renju it lists the
/// points where a stone may be put, for Black without the forbidden ones (R-9.2.4.2).
///
/// # Errors
/// [`ToolError`] if there is no such rule set or no such position, or the output fails. A reader who has gone is none.
pub fn moves(diagram: Diagram<'_>, out: &mut dyn Write) -> Result<(), ToolError> {
    let position = diagram.position()?;
    let mut lines: BTreeMap<Vec<String>, String> = BTreeMap::new();
    for mv in position.placing_moves() {
        let full = position.long(&mv, diagram.notation);
        let fields: Vec<String> = std::iter::once(full.clone()).chain(ends(&position, &mv)).collect();
        let line = fields.join("\t") + "\n";
        let key = if family::is_told_by_ends(&mv) { ends(&position, &mv) } else { vec![full] };
        let least = lines.entry(key).or_insert_with(|| line.clone());
        *least = line.min(std::mem::take(least));
    }
    sorted(lines.into_values(), out)
}

/// Lists the points where a stone of Black would be a foul (R-9.2.4.2), whosever turn it is, sorted, one a line: the point,
/// a tab, the kinds of foul with commas between.
///
/// # Errors
/// As [`moves`]; [`ToolError::NoFouls`] under the rules of another game.
pub fn fouls(diagram: Diagram<'_>, out: &mut dyn Write) -> Result<(), ToolError> {
    let fouls = family::fouls(&diagram.position()?, diagram.notation);
    let fouls = fouls.ok_or_else(|| ToolError::NoFouls(diagram.rules.to_owned()))?;
    let lines = fouls.into_iter().map(|(point, kinds)| format!("{point}\t{}\n", kinds.join(",")));
    sorted(lines, out)
}

/// Tells what every document says of a rule, an article a line. False if none says anything.
///
/// # Errors
/// [`ToolError`] if it cannot be written.
pub fn rule(text: &str, wording: &Wording, out: &mut dyn Write) -> Result<bool, ToolError> {
    let style = Style::written(wording.lang());
    let mut told: Vec<laws::RuleAnswer> =
        Document::all().into_iter().filter_map(|document| laws::asked(text, &[document])).collect();
    told.dedup();
    let mut sentences: Vec<(Sentence, Level)> = told.iter().flat_map(speech::laws).collect();
    if sentences.is_empty() {
        let all = laws::Scope { documents: &Document::all(), others: &[], is_hundred: false, cited: &|_| Vec::new() };
        if let Err(why) = laws::asked_in(text, &all) {
            sentences.push((speech::no_such_law(text, &why, None), Level::Full));
        }
    }
    for (sentence, level) in &sentences {
        listened(writeln!(out, "{}", wording.render(sentence, style.at(*level))))?;
    }
    Ok(!told.is_empty())
}

/// Counts the ways to go on for `depth` half-moves and writes the count on a line of its own; before it, if `divide`
/// is wanted, the count behind each move. How fast it was goes to `aside`; `elapsed` is any clock that does not go back.
///
/// # Errors
/// As [`moves`]; [`ToolError::Depth`] for more than the stack would bear.
pub fn perft(
    diagram: Diagram<'_>,
    depth: u32,
    divide: bool,
    elapsed: impl Fn() -> Ms,
    out: &mut dyn Write,
    aside: &mut dyn Write,
) -> Result<(), ToolError> {
    let position = diagram.position()?;
    if depth > MOST_DEPTH {
        return Err(ToolError::Depth(depth));
    }
    let start = elapsed();
    let count = if divide && depth > 0 {
        match divided(&position, diagram.notation, depth, out) {
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
fn divided(position: &Position, notation: Notation, depth: u32, out: &mut dyn Write) -> io::Result<u64> {
    let mut sum = 0;
    for (mv, after) in position.playable_moves().iter().filter_map(|mv| Some((mv, position.play(mv)?))) {
        let count = after.perft(depth.saturating_sub(1));
        writeln!(out, "{}: {count}", position.long(mv, notation))?;
        sum += count;
    }
    Ok(sum)
}

/// Lists the built-in profiles, one a line: id, what it is, article; tabs between the fields.
///
/// # Errors
/// [`ToolError`] if the output fails.
pub fn profiles(out: &mut dyn Write) -> Result<(), ToolError> {
    let mut lines = String::new();
    for id in rule_ids() {
        let rules = find_rules(id)?;
        let game = Discipline::of(&rules).id();
        lines += &format!("{id}\trules, {game}\t{}\n", rules.document);
    }
    for profile in TimeProfile::builtin()? {
        let advice = if profile.recommended { ", recommended" } else { "" };
        let (class, control) = (class_name(profile.class), &profile.control);
        lines += &format!("{}\ttime control, {class}, {control}{advice}\t{}\n", profile.id, profile.article);
    }
    for id in TABLES {
        let table = OpeningTable::find(id)?;
        lines += &format!("{id}\topenings, {}\t{}\n", table.title(), table.article());
    }
    for id in NEEDS {
        lines += &format!("{id}\tneeds\t{}\n", Terms::article(id)?);
    }
    listened(out.write_all(lines.as_bytes()).and_then(|()| out.flush()))
}

/// Writes the text of one built-in profile, to start one's own from.
///
/// # Errors
/// [`ToolError::NoProfile`] with the ids that there are, or the output fails.
pub fn show_profile(id: &str, out: &mut dyn Write) -> Result<(), ToolError> {
    let others = || OpeningTable::text(id).or_else(|| Terms::text(id));
    let Some(text) = rules_text(id).or_else(|| TimeProfile::text(id)).or_else(others) else {
        let times = TimeProfile::builtin()?.into_iter().map(|profile| profile.id);
        let known = rule_ids().into_iter().map(str::to_owned).chain(times).chain(TABLES.map(str::to_owned));
        let known = known.chain(NEEDS.map(str::to_owned)).collect();
        return Err(ToolError::NoProfile { id: id.to_owned(), known });
    };
    listened(out.write_all(text.as_bytes()).and_then(|()| out.flush()))
}

impl Diagram<'_> {
    /// The position that is written, or the start.
    fn position(self) -> Result<Position, ToolError> {
        let variant = self.variant;
        self.position.map_or_else(|| Ok(variant.start()), |text| entered(variant, text, self.notation))
    }
}

/// The position that is written so, without claims that its pieces do not bear out.
///
/// # Errors
/// [`ToolError::Position`] if it cannot be read, [`ToolError::Impossible`] if no game leads to it.
pub fn entered(variant: Variant, text: &str, notation: Notation) -> Result<Position, ToolError> {
    let entered = variant.enter_position(text, notation).map_err(|error| match error {
        EntryError::Unread(reason) => ToolError::Position { text: text.to_owned(), reason, example: example(variant) },
        EntryError::Impossible(why) => why.into(),
    })?;
    Ok(entered.position)
}

/// Writes lines sorted as such, so that two lists can be compared by line tools.
fn sorted(lines: impl Iterator<Item = String>, out: &mut dyn Write) -> Result<(), ToolError> {
    let lines: BTreeSet<String> = lines.collect();
    listened(out.write_all(lines.into_iter().collect::<String>().as_bytes()).and_then(|()| out.flush()))
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

    fn place<'a>(rules: &'a str, position: Option<&'a str>) -> Diagram<'a> {
        let variant = find_rules(rules).unwrap().variant;
        Diagram { rules, variant, position, notation: Notation::FILES }
    }

    fn listed(rules: &str, position: Option<&str>) -> Result<String, String> {
        text(|out| moves(place(rules, position), out))
    }

    fn counted(rules: &str, fen: Option<&str>, depth: u32, divide: bool) -> String {
        text(|out| perft(place(rules, fen), depth, divide, || Ms::ZERO, out, &mut io::sink())).unwrap()
    }

    #[test]
    fn the_first_moves_of_russian_draughts() {
        let start = "a3-b4\ta3\tb4\t\nc3-b4\tc3\tb4\t\nc3-d4\tc3\td4\t\ne3-d4\te3\td4\t\ne3-f4\te3\tf4\t\ng3-f4\tg3\tf4\t\n\
                     g3-h4\tg3\th4\t\n";
        assert_eq!(listed("russian", None).as_deref(), Ok(start));
        assert_eq!(listed("russian-2022", None).as_deref(), Ok(start));
    }

    #[test]
    fn captured_squares_are_sorted_and_routes_to_the_same_end_are_one_line() {
        let branching = listed("russian", Some("W:Wc3:Bd4,d6,f6"));
        assert_eq!(branching.as_deref(), Ok("c3:e5:c7\tc3\tc7\td4,d6\nc3:e5:g7\tc3\tg7\td4,f6\n"));
        // Round the diamond either way: the same pieces, the same end.
        let fen = Some("W:We1:Bd2,b4,b6,d6,f4,f2");
        let diamond = listed("russian", fen).unwrap();
        assert!(diamond.lines().count() < place("russian", fen).position().unwrap().placing_moves().len(), "{diamond}");
        let ends: Vec<&str> = diamond.lines().filter_map(|line| line.split_once('\t')).map(|(_, rest)| rest).collect();
        let mut distinct = ends.clone();
        distinct.dedup();
        assert!(!ends.is_empty() && ends == distinct, "{diamond}");
        assert_eq!(listed("russian", Some("W:W:Ba3")).as_deref(), Ok(""));
    }

    #[test]
    fn the_moves_of_chess_name_the_square_of_what_is_captured() {
        let fen = Some("4k3/P7/8/3pP3/8/8/8/R3K3 w Q d6 0 1");
        let list = listed("chess", fen).unwrap();
        for line in ["e5xd6 e.p.\te5\td6\td5", "O-O-O\te1\tc1\t", "a7-a8=Q+\ta7\ta8\t", "a7-a8=N\ta7\ta8\t"] {
            assert!(list.lines().any(|listed| listed == line), "{line}: {list}");
        }
        assert!(list.lines().is_sorted(), "{list}");
        let russian = Notation { chess: golos_rules::chess::Letters::Russian, ..Notation::FILES };
        let list = text(|out| moves(Diagram { notation: russian, ..place("chess", fen) }, out)).unwrap();
        assert!(list.contains("a7-a8Ф+\ta7\ta8\t\n") && list.contains("Крe1-d1\te1\td1\t\n"), "{list}");
        assert_eq!(listed("chess960", None).unwrap().lines().count(), 20);
    }

    #[test]
    fn r_9_2_4_2_no_forbidden_point_is_among_those_allowed() {
        assert_eq!(listed("renju", None).as_deref(), Ok("h8\n"));
        let position = "b:g8,h9,h10,j8 w:a1,c1,e1,g1";
        let forbidden = text(|out| fouls(place("renju", Some(position)), out)).unwrap();
        assert_eq!(forbidden, "h8\tdouble-three\n");
        let allowed = listed("renju", Some(position)).unwrap();
        assert_eq!(allowed.lines().count(), 225 - 8 - 1, "{allowed}");
        assert!(!allowed.contains("h8\n"), "{allowed}");
        // Whosever turn it is: they are Black's.
        let white = format!("{position} turn:w");
        assert_eq!(text(|out| fouls(place("renju", Some(&white)), out)).as_deref(), Ok("h8\tdouble-three\n"));
        assert_eq!(listed("renju", Some(&white)).unwrap().lines().count(), 225 - 8);
        // Without a gap among the columns j is the tenth.
        let notation = Notation { renju: golos_rules::renju::Letters::AToO, ..Notation::FILES };
        let position = Some("b:g8,h9,h10,i8 w:a1,c1,e1,o1");
        let listed = text(|out| fouls(Diagram { notation, ..place("renju", position) }, out));
        assert_eq!(listed.as_deref(), Ok("h8\tdouble-three\n"));
    }

    #[test]
    fn the_count_stands_alone_on_the_last_line() {
        assert_eq!(counted("russian", None, 0, true), "1\n");
        assert_eq!(counted("russian", None, 1, false), "7\n");
        assert_eq!(counted("russian", None, 5, false), "7482\n");
    }

    #[test]
    fn the_counts_behind_the_moves_add_up() {
        for (rules, fen, depth) in [
            ("russian", None, 4),
            ("russian", Some("W:WKa1:Bb2,b6,d4,d6,f6,f2"), 3),
            ("russian", Some("W:We1,Kh8:Bd2,b4,b6,d6,f4,f2"), 3),
            ("russian", Some("B:Wc3,e3,e5,g5:BKa1,b6"), 3),
            ("chess", None, 3),
            ("chess960", Some("4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 9"), 2),
            ("renju", Some("b:h8,h7 w:h9,h10"), 2),
        ] {
            let (plain, divided) = (counted(rules, fen, depth, false), counted(rules, fen, depth, true));
            assert_eq!(divided.lines().last(), plain.lines().last(), "{fen:?}");
            let parts = divided.lines().filter_map(|line| line.split_once(": ")?.1.parse::<u64>().ok());
            assert_eq!(parts.sum::<u64>().to_string(), plain.trim_end(), "{fen:?}");
        }
    }

    #[test]
    fn the_speed_goes_aside() {
        let (time, mut aside) = (Cell::new(0), Vec::new());
        let elapsed = || Ms::new(time.replace(time.get() + 1500));
        perft(place("russian", None), 3, false, elapsed, &mut io::sink(), &mut aside).unwrap();
        assert_eq!(String::from_utf8(aside).unwrap(), "1.500 s, 201 nodes per second\n");
    }

    #[test]
    fn every_profile_is_listed_and_shown() {
        let list = text(profiles).unwrap();
        assert_eq!(
            list.lines().count(),
            rule_ids().len() + TimeProfile::builtin().unwrap().len() + TABLES.len() + NEEDS.len()
        );
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
        for (result, said) in [
            (
                listed("russian", Some("W:Wa2")),
                "no position \"W:Wa2\": a light square: a2; write it as W:Wa1,c3,Kd4:Bb8",
            ),
            (
                listed("chess", Some("W:Wa1")),
                "no position \"W:Wa1\": the side to move is w or b; write it as rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ),
            (
                listed("renju", Some("b:h16")),
                "no position \"b:h16\": not on this board: h16; write it as b:h8,i9 w:h9 turn:w",
            ),
            (
                listed("russian", Some("W:Wc3:Ba1")),
                "no game leads to this position: black has a man on its last row: a1",
            ),
            (
                text(|out| fouls(place("renju", Some("b:a1,b1,c1,d1,e1 w:a3,b3,c3,d3,e3")), out)),
                "no game leads to this position: both sides have a winning row",
            ),
            (
                text(|out| {
                    let kings = place("chess", Some("kk6/8/8/8/8/8/8/K7 w - - 0 1"));
                    perft(kings, 1, false, || Ms::ZERO, out, &mut io::sink())
                }),
                "no game leads to this position: black has more than one king",
            ),
            (text(|out| fouls(place("chess", None), out)), "chess has no forbidden points; renju has"),
            (
                text(|out| perft(place("russian", None), 61, true, || Ms::ZERO, out, &mut io::sink())),
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
            assert_eq!(moves(place("russian", None), &mut gone).is_err(), fails);
            assert_eq!(profiles(&mut gone).is_err(), fails);
            assert_eq!(show_profile("russian", &mut gone).is_err(), fails);
            for divide in [true, false] {
                let result = perft(place("russian", None), 2, divide, || Ms::ZERO, &mut gone, &mut io::sink());
                assert_eq!(result.is_err(), fails);
            }
        }
    }
}
