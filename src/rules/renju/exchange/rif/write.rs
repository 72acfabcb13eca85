//! Writes the archive of RenjuNet.

use std::collections::BTreeMap;
use std::io::{self, Write};

use quick_xml::Writer;
use quick_xml::events::BytesText;

use super::super::list::write_list;
use super::super::record::stone;
use super::{ALTERNATIVES, SWAPS};
use crate::renju::Letters;
use crate::tree::{Game, NodeId, Remarks, Score, Tree};
use crate::{Variant, plain};

/// An archive under way. The names of players, tournaments and rules stand before the games that refer to them, so that
/// all of it is kept in memory until [`finish`](RifArchive::finish).
///
/// ```
/// use golos_rules::renju::exchange::{RifArchive, Variations, read_rif, read_sgf};
///
/// let games = read_sgf(b"(;GM[4]SZ[15]PB[Anna]RE[B+];B[hh];W[ig])", Variations::Keep).unwrap();
/// let mut archive = RifArchive::default();
/// assert_eq!(archive.add(&games[0]), Some(vec![]));
/// let mut bytes = Vec::new();
/// archive.finish(&mut bytes).unwrap();
/// assert_eq!(read_rif(&bytes)[0].game.tree, games[0].tree);
/// ```
#[derive(Debug, Default)]
pub struct RifArchive {
    players: Names,
    rules: Names,
    /// By name and year.
    tournaments: Names<(String, String)>,
    games: Vec<u8>,
    count: usize,
}

/// Something in a game that an archive has no place for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RifLoss {
    /// Variations of the moves.
    Variations,
    /// What is said of a single move: comments, signs, times, marks.
    Remarks,
    /// Details of the game other than players, event, round, year and rules.
    Details,
    /// A loss of both players.
    Result,
}

/// Names by which games refer to an entry, with the number of each in the order in which they came.
#[derive(Debug)]
struct Names<T = String> {
    numbers: BTreeMap<T, usize>,
    entries: Vec<T>,
}

impl<T> Default for Names<T> {
    fn default() -> Names<T> {
        Names { numbers: BTreeMap::new(), entries: Vec::new() }
    }
}

impl<T: Clone + Ord> Names<T> {
    /// The number of a name, from 1; one that is new is added.
    fn number(&mut self, name: T) -> usize {
        let next = self.entries.len() + 1;
        let number = *self.numbers.entry(name.clone()).or_insert(next);
        if number == next {
            self.entries.push(name);
        }
        number
    }
}

impl RifArchive {
    /// Adds a game, and returns what of it the archive has no place for; `None` if the game itself cannot be held: it starts
    /// from a position of its own, or something else than stones and passes was played.
    pub fn add(&mut self, game: &Game) -> Option<Vec<RifLoss>> {
        let moves: Vec<NodeId> = game.tree.main_line().filter(|id| game.tree.step(*id).is_some()).collect();
        let stones: Vec<_> = moves.iter().map_while(|id| stone(&game.tree, *id)).collect();
        if game.start != Variant::Renju.start() || stones.len() < moves.len() {
            return None;
        }
        self.count += 1;
        let attributes = self.attributes(game);
        let root = game.tree.remarks(Tree::ROOT);
        let Comments { alternatives, swaps, infos } = Comments::of(root);
        let moves = write_list(&stones, Letters::AToO, false);
        let mut writer = Writer::new(&mut self.games);
        let element = writer.create_element("game");
        let offered = [(ALTERNATIVES, alternatives), (SWAPS, swaps)];
        let offered = offered.into_iter().filter(|(_, value)| !value.is_empty());
        let attributes = attributes.iter().map(|(name, value)| (*name, value.as_str())).chain(offered);
        // Memory takes everything.
        let _ = element.with_attributes(attributes).write_inner_content(|writer| {
            writer.create_element("move").write_text_content(BytesText::new(&moves))?;
            for info in &infos {
                writer.create_element("info").write_text_content(BytesText::new(info))?;
            }
            Ok(())
        });
        self.games.push(b'\n');
        Some(losses(game))
    }

    fn attributes(&mut self, game: &Game) -> Vec<(&'static str, String)> {
        let value = |name: &str| {
            let value = game.raw_tag(name).map(|value| plain(value.trim()).into_owned());
            value.filter(|value| !matches!(value.as_str(), "" | "?"))
        };
        let (event, year) = (value("Event"), value("Date").and_then(|date| year(&date).map(str::to_owned)));
        let tournament =
            (event.is_some() || year.is_some()).then(|| (event.unwrap_or_default(), year.unwrap_or_default()));
        let result = match game.result {
            Some(Score::Black) => Some("1"),
            Some(Score::White) => Some("0"),
            Some(Score::Draw) => Some("0.5"),
            Some(Score::BothLost) | None => None,
        };
        let number = |number: usize| number.to_string();
        let attributes = [
            ("id", Some(number(self.count))),
            ("tournament", tournament.map(|tournament| number(self.tournaments.number(tournament)))),
            ("round", value("Round")),
            ("rule", value("RU").map(|rule| number(self.rules.number(rule)))),
            ("black", value("Black").map(|name| number(self.players.number(name)))),
            ("white", value("White").map(|name| number(self.players.number(name)))),
            ("bresult", result.map(str::to_owned)),
        ];
        attributes.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
    }

    /// Writes the archive in UTF-8.
    ///
    /// # Errors
    /// What `out` says.
    pub fn finish(self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(b"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<database version=\"1.0\">\n")?;
        let named = |name: &String| vec![("name", name.clone())];
        table(out, ("rules", "rule"), &self.rules.entries, named)?;
        table(out, ("players", "player"), &self.players.entries, |name| {
            // The whole name is that of a table of its own there, parted in two.
            let (first, last) = name.rsplit_once(' ').unwrap_or(("", name));
            vec![("name", first.to_owned()), ("surname", last.to_owned())]
        })?;
        table(out, ("tournaments", "tournament"), &self.tournaments.entries, |(name, year)| {
            vec![("name", name.clone()), ("year", year.clone())]
        })?;
        out.write_all(b"<games>\n")?;
        out.write_all(&self.games)?;
        out.write_all(b"</games>\n</database>\n")
    }
}

/// A table of names, an entry a line.
fn table<T>(
    out: &mut dyn Write,
    (whole, entry): (&str, &str),
    entries: &[T],
    attributes: impl Fn(&T) -> Vec<(&'static str, String)>,
) -> io::Result<()> {
    writeln!(out, "<{whole}>")?;
    for (number, own) in (1..).zip(entries) {
        let id = usize::to_string(&number);
        let own = attributes(own);
        let own = own.iter().filter(|(_, value)| !value.is_empty()).map(|(name, value)| (*name, value.as_str()));
        let attributes = std::iter::once(("id", id.as_str())).chain(own);
        Writer::new(&mut *out).create_element(entry).with_attributes(attributes).write_empty()?;
        out.write_all(b"\n")?;
    }
    writeln!(out, "</{whole}>")
}

/// The year of a date as files have it; `None` if it is not known.
fn year(date: &str) -> Option<&str> {
    date.get(..4).filter(|year| year.bytes().all(|byte| byte.is_ascii_digit()))
}

/// What is said before the first move, as an archive has it.
#[derive(Default)]
struct Comments<'a> {
    /// The fifth moves that were offered, and the swaps; empty if nothing is said of them.
    alternatives: &'a str,
    swaps: &'a str,
    infos: Vec<&'a str>,
}

impl<'a> Comments<'a> {
    /// The reader puts the offers in lines of their own before the first comment.
    fn of(root: &'a Remarks) -> Comments<'a> {
        let mut infos: Vec<&str> =
            root.comments.iter().map(|text| text.trim()).filter(|text| !text.is_empty()).collect();
        let Some(first) = infos.first_mut() else { return Comments::default() };
        let (alternatives, rest) = offer(ALTERNATIVES, first);
        let (swaps, rest) = offer(SWAPS, rest);
        *first = rest;
        // An empty one keeps its place before others.
        if infos.as_slice() == [""] {
            infos.clear();
        }
        Comments { alternatives, swaps, infos }
    }
}

/// The value of a line such as `alt: i8` with which a comment begins, and the lines after it.
fn offer<'a>(name: &str, text: &'a str) -> (&'a str, &'a str) {
    let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
    let value = line.strip_prefix(name).and_then(|line| line.strip_prefix(": ")).unwrap_or_default();
    let is_whole =
        !value.is_empty() && value.trim() == value && rest.trim() == rest && rest.is_empty() != text.contains('\n');
    if is_whole { (value, rest) } else { ("", text) }
}

/// What of a game has no place in an archive, each once.
fn losses(game: &Game) -> Vec<RifLoss> {
    let root = game.tree.remarks(Tree::ROOT);
    let at_root = Remarks { comments: Vec::new(), ..root.clone() };
    let has_remarks = !at_root.is_empty() || game.tree.all().skip(1).any(|id| !game.tree.remarks(id).is_empty());
    let is_held = |(name, value): &(String, String)| match name.as_str() {
        "Black" | "White" | "Event" | "Round" | "RU" => true,
        "Date" => year(value.trim()) == Some(value.trim()),
        // The result is kept, and these say nothing else.
        "RE" => matches!(value.as_str(), "B+" | "W+" | "Draw" | "0"),
        "Result" => true,
        _ => false,
    };
    let has_details = game.tags.iter().filter(|(_, value)| !matches!(value.trim(), "" | "?")).any(|tag| !is_held(tag));
    let lost = [
        (RifLoss::Variations, game.tree.has_variations()),
        (RifLoss::Remarks, has_remarks),
        (RifLoss::Details, has_details),
        (RifLoss::Result, game.result == Some(Score::BothLost)),
    ];
    lost.into_iter().filter(|(_, is_lost)| *is_lost).map(|(loss, _)| loss).collect()
}
