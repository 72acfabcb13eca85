//! Games that a correspondence server keeps: its time and its results are taken as they are. Read is what
//! the service Xfcc answers about all games of a player: elements `XfccGame`, in any envelope.

use std::collections::BTreeMap;

use golos_rules::{BySide, Notation, Position, Side, Variant};
use quick_xml::Reader;
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::Event as Xml;

use super::read::moves_of_game;
use super::{Day, Score, Standing};

/// The most games, and the longest text of a field, in bytes.
const MOST_GAMES: usize = 10_000;
const LONGEST_FIELD: usize = 64 * 1024;

/// A game as the server tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerGame {
    /// The number by which the server knows it.
    pub id: String,
    pub event: String,
    pub names: BySide<String>,
    /// The side of the player who asked.
    pub mine: Option<Side>,
    pub start: Option<Day>,
    /// The position that play starts from, if not the usual one.
    pub position: Option<String>,
    /// Whole days that each side has left; the hours are left out.
    pub left: BySide<Option<u32>>,
    pub score: Option<Score>,
    /// The moves as the text of PGN, with comments.
    moves: String,
}

/// A file that is no answer of a server.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotOfServer {
    #[error("there is no game in it")]
    NoGame,
    #[error("more than {MOST_GAMES} games")]
    TooMany,
    #[error("not XML: {0}")]
    Xml(String),
}

/// A move of the server that cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("half-move {half_move}: {text}")]
pub struct WrongMove {
    /// Its place, from 1.
    pub half_move: u32,
    pub text: String,
}

/// Reads the games of a file.
///
/// # Errors
/// [`NotOfServer`] if it is no XML, has no game, or has too many.
pub fn read_server(text: &str) -> Result<Vec<ServerGame>, NotOfServer> {
    let mut reader = Reader::from_str(text);
    let mut games = Vec::new();
    let mut fields: Option<BTreeMap<String, String>> = None;
    let mut open: Option<String> = None;
    loop {
        match reader.read_event().map_err(|error| NotOfServer::Xml(brief(&error.to_string())))? {
            Xml::Eof => break,
            Xml::Start(tag) => {
                let name = tag.local_name().as_ref().to_owned();
                match (name.as_str(), &fields) {
                    ("XfccGame", _) => fields = Some(BTreeMap::new()),
                    (_, Some(_)) => open = Some(name),
                    (_, None) => {}
                }
            }
            Xml::End(tag) => {
                open = None;
                if tag.local_name().as_ref() == "XfccGame"
                    && let Some(fields) = fields.take()
                {
                    if games.len() == MOST_GAMES {
                        return Err(NotOfServer::TooMany);
                    }
                    games.push(ServerGame::of(&fields));
                }
            }
            Xml::Text(part) => add(&mut fields, open.as_ref(), &part.xml10_content()),
            Xml::CData(part) => add(&mut fields, open.as_ref(), &part.xml10_content()),
            Xml::GeneralRef(name) => {
                let sign = name.resolve_char_ref().ok().flatten().map(String::from);
                let sign = sign.or_else(|| resolve_predefined_entity(&name).map(str::to_owned));
                add(&mut fields, open.as_ref(), &sign.unwrap_or_default());
            }
            _ => {}
        }
    }
    if games.is_empty() { Err(NotOfServer::NoGame) } else { Ok(games) }
}

fn add(fields: &mut Option<BTreeMap<String, String>>, open: Option<&String>, text: &str) {
    let (Some(fields), Some(name)) = (fields, open) else { return };
    let field = fields.entry(name.clone()).or_default();
    if field.len() + text.len() <= LONGEST_FIELD {
        field.push_str(text);
    }
}

fn brief(text: &str) -> String {
    text.chars().take(80).collect()
}

impl ServerGame {
    fn of(fields: &BTreeMap<String, String>) -> ServerGame {
        let text = |name: &str| fields.get(name).map(|text| text.trim().to_owned()).unwrap_or_default();
        let is_true = |name: &str| ["true", "1"].contains(&text(name).to_lowercase().as_str());
        let mine = match text("hasWhite").as_str() {
            "" => None,
            _ => Some(if is_true("hasWhite") { Side::White } else { Side::Black }),
        };
        let days = |name: &str| text(name).parse::<u32>().ok();
        let mut left = BySide::default();
        if let Some(mine) = mine {
            left[mine] = days("daysPlayer");
            left[mine.other()] = days("daysOpponent");
        }
        let score = match text("result").as_str() {
            "WhiteWins" | "WhiteWinAdjudicated" | "WhiteDefaulted" | "1-0" => Some(Score::White),
            "BlackWins" | "BlackWinAdjudicated" | "BlackDefaulted" | "0-1" => Some(Score::Black),
            "Draw" | "DrawAdjudicated" | "1/2-1/2" => Some(Score::Draw),
            "BothLost" | "BothDefaulted" | "0-0" => Some(Score::Neither),
            "Cancelled" => Some(Score::Annulled),
            _ => None,
        };
        // A default is the loss of the side that it names.
        let score = match (text("result").as_str(), score) {
            ("WhiteDefaulted", _) => Some(Score::Black),
            ("BlackDefaulted", _) => Some(Score::White),
            (_, score) => score,
        };
        let date = text("eventDate");
        let date = date.split(['T', ' ']).next().unwrap_or_default().replace('.', "-");
        ServerGame {
            id: text("id"),
            event: text("event"),
            names: BySide::new(text("white"), text("black")),
            mine,
            start: Day::read(&date, None),
            position: Some(text("fen")).filter(|fen| is_true("setup") && !fen.is_empty()),
            left,
            score,
            moves: text("moves"),
        }
    }

    /// How the game stands on the server, on a day.
    ///
    /// # Errors
    /// [`WrongMove`] if a move cannot be made.
    pub fn standing(&self, game: Variant, first: Position, on: Day) -> Result<Standing, WrongMove> {
        let mut at = first;
        let mut made = Vec::new();
        for text in moves_of_game(&self.moves, game) {
            let half_move = u32::try_from(made.len()).unwrap_or(u32::MAX).saturating_add(1);
            let wrong = || WrongMove { half_move, text: brief(&text) };
            let mv = at.read(&text, Notation::FILES).map_err(|_| wrong())?;
            made.push(at.full(&mv));
            at = at.play(&mv).ok_or_else(wrong)?;
        }
        Ok(Standing { on, made, left: self.left, score: self.score })
    }
}
