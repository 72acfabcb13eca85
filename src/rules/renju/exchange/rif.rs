//! The archive of games of RenjuNet (`.rif`, XML): players, tournaments and rules in tables, then the games, which
//! name them by number.
//!
//! ```xml
//! <game id="7" tournament="3" round="2" rule="1" black="5" white="6" bresult="1" alt="i8" swap="R">
//! <move>h8 i9 j10</move><info>a remark</info></game>
//! ```

use super::fault::{Fault, Unread, decoded, shown};
use super::list::read_list;
use super::record::{Header, Outcome, Read, Record};
use super::tree::Tree;
use crate::rules::Side;
use crate::rules::renju::Letters;
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesRef, BytesStart, Event};
use quick_xml::{Reader, XmlVersion};
use std::collections::BTreeMap;

/// Reads an archive. Names that its tables lack are empty; an info becomes the comment of the whole game, with the
/// fifth moves that were offered and the swaps before it. Of a game with unreadable moves there is only the head; where
/// the file is no longer XML, reading ends, with an empty game that says so.
#[must_use]
pub fn read_rif(bytes: &[u8]) -> Vec<Read> {
    let text = decoded(bytes);
    let mut reader = Reader::from_str(&text);
    let mut parser = Parser { text: &text, offset: 0, tables: Tables::default(), games: Vec::new(), game: None };
    let unread = loop {
        parser.offset = place(reader.buffer_position());
        let done = match reader.read_event() {
            Ok(Event::Eof) => break None,
            Ok(event) => parser.event(&event),
            Err(error) => {
                Err(Fault::Xml(shown(&error.to_string())).at(text.as_bytes(), place(reader.error_position())))
            }
        };
        if let Err(unread) = done {
            break Some(unread);
        }
    };
    let torn = unread.map(|unread| Read { unread: Some(unread), ..Read::default() });
    parser.finish().into_iter().chain(torn).collect()
}

fn place(position: u64) -> usize {
    usize::try_from(position).unwrap_or(usize::MAX)
}

/// The names that games refer to by number.
#[derive(Default)]
struct Tables {
    players: BTreeMap<String, String>,
    rules: BTreeMap<String, String>,
    /// Name and year.
    tournaments: BTreeMap<String, (String, String)>,
}

/// A game as it stands in the file.
#[derive(Default)]
struct Game {
    attributes: BTreeMap<String, String>,
    /// What the elements inside hold.
    texts: BTreeMap<String, String>,
    /// Where the moves stand.
    offset: usize,
    /// The element that is open.
    open: Option<String>,
}

struct Parser<'a> {
    text: &'a str,
    /// Where the event begins.
    offset: usize,
    tables: Tables,
    games: Vec<Game>,
    game: Option<Game>,
}

impl Parser<'_> {
    fn event(&mut self, event: &Event<'_>) -> Result<(), Unread> {
        match event {
            Event::Start(element) => self.start(element, false),
            Event::Empty(element) => self.start(element, true),
            Event::End(element) => {
                if element.name().as_ref() == "game" {
                    self.games.extend(self.game.take());
                } else if let Some(game) = &mut self.game {
                    game.open = None;
                }
                Ok(())
            }
            Event::Text(text) => {
                self.write(&text.xml10_content());
                Ok(())
            }
            Event::CData(text) => {
                self.write(&text.xml10_content());
                Ok(())
            }
            Event::GeneralRef(reference) => {
                let text = self.resolved(reference)?;
                self.write(&text);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn start(&mut self, element: &BytesStart<'_>, is_empty: bool) -> Result<(), Unread> {
        let name = element.name().as_ref().to_owned();
        if let Some(game) = &mut self.game {
            if name == "move" {
                game.offset = self.offset;
            }
            game.open = (!is_empty).then_some(name);
            return Ok(());
        }
        let mut attributes = self.attributes(element)?;
        let mut take = |key: &str| attributes.remove(key).unwrap_or_default();
        match name.as_str() {
            "player" => {
                let (id, full) = (take("id"), format!("{} {}", take("name"), take("surname")));
                self.tables.players.insert(id, full.trim().to_owned());
            }
            "rule" => {
                self.tables.rules.insert(take("id"), take("name"));
            }
            "tournament" => {
                self.tables.tournaments.insert(take("id"), (take("name"), take("year")));
            }
            "game" => {
                let game = Game { attributes, offset: self.offset, ..Game::default() };
                if is_empty { self.games.push(game) } else { self.game = Some(game) }
            }
            _ => {}
        }
        Ok(())
    }

    fn attributes(&self, element: &BytesStart<'_>) -> Result<BTreeMap<String, String>, Unread> {
        let mut all = BTreeMap::new();
        for attribute in element.attributes() {
            let attribute = attribute.map_err(|error| self.not_xml(&error.to_string()))?;
            let value = attribute.normalized_value(XmlVersion::Implicit1_0);
            let value = value.map_err(|error| self.not_xml(&error.to_string()))?;
            all.insert(attribute.key.as_ref().to_owned(), value.into_owned());
        }
        Ok(all)
    }

    fn resolved(&self, reference: &BytesRef<'_>) -> Result<String, Unread> {
        let letter = reference.resolve_char_ref().map_err(|error| self.not_xml(&error.to_string()))?;
        match (letter, resolve_predefined_entity(reference)) {
            (Some(letter), _) => Ok(letter.to_string()),
            (None, Some(text)) => Ok(text.to_owned()),
            (None, None) => Ok(format!("&{};", &**reference)),
        }
    }

    fn not_xml(&self, error: &str) -> Unread {
        Fault::Xml(shown(error)).at(self.text.as_bytes(), self.offset)
    }

    fn write(&mut self, text: &str) {
        if let Some(game) = &mut self.game
            && let Some(name) = &game.open
        {
            game.texts.entry(name.clone()).or_default().push_str(text);
        }
    }

    fn finish(self) -> Vec<Read> {
        let games = self.games.iter().map(|game| {
            let (record, unread) = game.record(&self.tables);
            // Its own place is counted from the moves on.
            Read { record, unread: unread.map(|unread| unread.fault.at(self.text.as_bytes(), game.offset)) }
        });
        games.collect()
    }
}

impl Game {
    fn record(&self, tables: &Tables) -> (Record, Option<Unread>) {
        let attribute = |key: &str| self.attributes.get(key).map(String::as_str).unwrap_or_default();
        let name = |table: &BTreeMap<String, String>, key| table.get(attribute(key)).cloned().unwrap_or_default();
        let inside = |key: &str| self.texts.get(key).map(|text| text.trim()).unwrap_or_default();
        let (moves, unread) = match read_list(inside("move").as_bytes(), Letters::AToO) {
            Ok(moves) => (moves, None),
            Err(unread) => (Vec::new(), Some(unread)),
        };
        let (event, date) = tables.tournaments.get(attribute("tournament")).cloned().unwrap_or_default();
        let header = Header {
            black: name(&tables.players, "black"),
            white: name(&tables.players, "white"),
            event,
            round: attribute("round").to_owned(),
            date,
            place: String::new(),
            rule: name(&tables.rules, "rule"),
            outcome: match attribute("bresult") {
                "1" => Some(Outcome::Win(Side::Black)),
                "0" => Some(Outcome::Win(Side::White)),
                "0.5" => Some(Outcome::Draw),
                _ => None,
            },
            ..Header::default()
        };
        let said = [("alt: ", attribute("alt")), ("swap: ", attribute("swap")), ("", inside("info"))];
        let said = said.iter().filter(|(_, text)| !text.is_empty());
        let comment = said.map(|(what, text)| format!("{what}{text}")).collect::<Vec<_>>().join("\n");
        let mut tree = Tree::of_moves(&moves);
        tree.node_mut(Tree::ROOT).comment = comment;
        (Record { header, tree, ..Record::default() }, unread)
    }
}
