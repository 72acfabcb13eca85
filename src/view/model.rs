use super::drawing::Blocks;
use golos_clock::Ms;
use golos_rules::chess::Role;
use golos_rules::{BySide, Kind, Place, PlaceNames, Side};
use golos_wording::{Sentence, Slot, Style, Wording, message, text_key};
use serde::{Deserialize, Serialize};

/// One screen as plain data, in words of the language: what a face has to show, and nothing of how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    pub title: String,
    pub scene: Scene,
    /// What was said, oldest first.
    pub said: Vec<String>,
    /// How many of them, from the end, were said together: they are read from the first of them on.
    pub fresh: usize,
    /// What the input line asks for.
    pub prompt: String,
    pub input: Input,
    pub focus: Focus,
    /// Something that nobody may miss, a flag or a stop: the whole screen in words and inverse video.
    pub flash: Option<String>,
    /// What was announced last, until a key is pressed: its sign stands at the edge.
    pub cue: Option<CueModel>,
    /// The frame around the board is in inverse video.
    pub lit: bool,
    /// The largest board that is wanted; a smaller one is drawn where it does not fit.
    pub zoom: Zoom,
    /// Of what the pieces are drawn.
    pub blocks: Blocks,
    /// The clocks fill the screen in place of the board.
    pub clocks_alone: bool,
    /// For a console reader only what was said is drawn; how many sentences have been let go before those of `said`.
    pub quiet: Option<usize>,
    /// What can be chosen by a switch, while something is lit: in place of the input line.
    pub scan: Option<ScanModel>,
    /// What the keys do at this moment, the most useful first.
    pub keys: Vec<KeyHint>,
    /// The least of them in a word each, where the others have no room: what answers, and the way out or to the help.
    pub least_keys: Vec<String>,
    /// The line of the list of moves that one has gone to, from 0; none: the last ones are shown.
    pub sheet: Option<usize>,
    pub labels: Labels,
}

/// A key and what it does now, in a word or two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyHint {
    pub key: String,
    pub does: String,
}

/// A list that is gone through by switches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScanModel {
    pub items: Vec<String>,
    /// The item that is lit, from 0.
    pub lit: usize,
}

/// A kind of event for who does not hear it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CueModel {
    /// Two columns, for each kind its own.
    pub sign: &'static str,
    /// What it is, in a word or two.
    pub words: String,
}

/// What the middle of the screen shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scene {
    Menu(MenuModel),
    /// A game, or a position of a replay.
    Board(Box<BoardModel>),
    Help(HelpModel),
}

/// A list to choose from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MenuModel {
    pub heading: String,
    /// Without their numbers, which are drawn from 1.
    pub items: Vec<String>,
    /// From 0.
    pub chosen: usize,
}

/// What can be done, line by line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HelpModel {
    pub lines: Vec<String>,
    /// The line at the top, from 0; a greater one than fits shows the end.
    pub top: usize,
    /// The game that goes on behind it: its clocks stay in sight.
    pub game: Option<Box<BoardModel>>,
}

/// The line that is being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Input {
    pub text: String,
    /// How many characters stand before the cursor.
    pub cursor: usize,
}

/// Where the terminal's own cursor stands, which screen readers and braille displays follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Focus {
    /// On the square of the board's cursor.
    Board,
    /// In the input line.
    #[default]
    Prompt,
    /// On the chosen line of a menu, or on the first line shown of the help.
    Menu,
    /// On the chosen line of the list of moves.
    Sheet,
}

/// How large the squares are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Zoom {
    /// One row a rank.
    Small,
    /// Two rows a rank.
    #[default]
    Medium,
    /// Three rows a rank.
    Large,
    /// Four rows a rank.
    Huge,
    /// So many rows a rank as the window has room for.
    Full,
}

impl Zoom {
    /// The next larger size; the smallest after the largest.
    #[must_use]
    pub const fn next(self) -> Zoom {
        match self {
            Zoom::Small => Zoom::Medium,
            Zoom::Medium => Zoom::Large,
            Zoom::Large => Zoom::Huge,
            Zoom::Huge => Zoom::Full,
            Zoom::Full => Zoom::Small,
        }
    }

    /// The most rows a rank.
    #[must_use]
    pub const fn rows(self) -> u16 {
        match self {
            Zoom::Small => 1,
            Zoom::Medium => 2,
            Zoom::Large => 3,
            Zoom::Huge => 4,
            Zoom::Full => 24,
        }
    }
}

/// The fixed words of a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labels {
    pub moves: String,
    pub said: String,
    /// How large the window is to be at least.
    pub too_small: SizedText,
    /// Beside a part of a board: how large the window is to be for all of it.
    pub whole: SizedText,
}

/// A text with a number of columns and one of rows in it, which the face finds out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SizedText(String);

impl SizedText {
    const COLUMNS: &str = "{columns}";
    const ROWS: &str = "{rows}";

    fn new(wording: &Wording, message: fn(Slot, Slot) -> Sentence) -> SizedText {
        let slot = |text: &str| Slot::Text(text.to_owned());
        let sentence = message(slot(Self::COLUMNS), slot(Self::ROWS));
        SizedText(wording.render(&sentence, Style::written(wording.lang())))
    }

    /// The text with these numbers.
    #[must_use]
    pub fn of(&self, (columns, rows): (u16, u16)) -> String {
        self.0.replace(Self::COLUMNS, &columns.to_string()).replace(Self::ROWS, &rows.to_string())
    }
}

impl Labels {
    /// The words in the language of `wording`.
    #[must_use]
    pub fn of(wording: &Wording) -> Labels {
        Labels {
            moves: wording.label(text_key::LABEL_MOVES),
            said: wording.label(text_key::LABEL_SAID),
            too_small: SizedText::new(wording, message::label_too_small),
            whole: SizedText::new(wording, message::label_whole_board),
        }
    }
}

/// A board with everything around it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardModel {
    /// How the places are called, which tells the boards apart.
    pub names: PlaceNames,
    /// The squares or points as they are seen, the top row first.
    pub rows: Vec<Vec<Cell>>,
    /// A name a column; empty where squares have numbers only.
    pub files: Vec<String>,
    /// A name a row; empty where squares have numbers only.
    pub ranks: Vec<String>,
    /// Those of the language of the viewer: they do not go over a line.
    #[serde(skip)]
    pub glyphs: Glyphs,
    pub clocks: BySide<ClockModel>,
    /// The side whose clock and whose moves come first: the one that begins. In renju it is Black, and the clock stands at
    /// Black's left (R-9.3.1.2).
    pub first: Side,
    /// The moves of both sides in two columns.
    pub moves: Vec<MoveRow>,
    /// How things stand, the most important first: result, flag, claim, offer, pause, kind of game.
    pub badges: Vec<String>,
    /// A counter, or the place in a replay.
    pub counter: Option<String>,
    /// Where several boards stand on the desk: a line for each, the most urgent first.
    pub boards: Vec<BoardLine>,
}

/// How one of several boards stands, in a few signs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardLine {
    pub text: String,
    /// It is the one that is shown.
    pub chosen: bool,
}

impl BoardModel {
    /// Both sides, the one that begins first.
    #[must_use]
    pub const fn sides(&self) -> [Side; 2] {
        [self.first, self.first.other()]
    }

    /// Row and column of the cursor, from 0 at the top left.
    #[must_use]
    pub fn cursor(&self) -> Option<(usize, usize)> {
        let mut rows = self.rows.iter().enumerate();
        rows.find_map(|(row, cells)| cells.iter().position(|cell| cell.cursor).map(|column| (row, column)))
    }
}

/// What a place of the board is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ground {
    /// A light square that nothing stands on: draughts.
    #[default]
    Idle,
    /// A light square of chess.
    Light,
    /// A dark square.
    Dark,
    /// A crossing of lines.
    Point,
    /// One of the five marked points of renju (R-9.2.2.2).
    MarkedPoint,
}

/// One place of the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cell {
    /// None where nothing is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    #[serde(skip_serializing_if = "is_default")]
    pub ground: Ground,
    /// The square's number, where squares have numbers only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piece: Option<(Side, Kind)>,
    #[serde(skip_serializing_if = "is_default")]
    pub cursor: bool,
    /// The place in the path of the move that is being picked, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<u32>,
    /// Whether the last move started or ended here.
    #[serde(skip_serializing_if = "is_default")]
    pub last: bool,
    /// Whether the piece is captured by the move that is being picked: it stands until that move is made.
    #[serde(skip_serializing_if = "is_default")]
    pub captured: bool,
    /// Which stone of the game this is, from 1: told of the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nth: Option<u32>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The letters that stand for the pieces: meaning is never by colour alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Glyphs {
    pub man: BySide<String>,
    /// The king of draughts.
    pub crowned: BySide<String>,
    /// The pieces of chess, in the order of [`Role::ALL`]: White's capital, Black's small. The king of Russian and
    /// Ukrainian is two letters, `Кр`, as on a score sheet: no other sign is its own.
    pub chess: [String; 6],
    pub stone: BySide<String>,
}

/// The letters of the pieces of chess on the board.
const CHESS: [&str; 6] = [
    text_key::GLYPH_PAWN,
    text_key::GLYPH_KNIGHT,
    text_key::GLYPH_BISHOP,
    text_key::GLYPH_ROOK,
    text_key::GLYPH_QUEEN,
    text_key::GLYPH_CHESS_KING,
];

impl Glyphs {
    /// The letters of the language: small for men, capital for kings.
    #[must_use]
    pub fn of(wording: &Wording) -> Glyphs {
        Glyphs {
            man: BySide::new(text_key::GLYPH_WHITE_MAN, text_key::GLYPH_BLACK_MAN).map(|key| wording.label(key)),
            crowned: BySide::new(text_key::GLYPH_WHITE_KING, text_key::GLYPH_BLACK_KING).map(|key| wording.label(key)),
            chess: CHESS.map(|key| wording.label(key)),
            stone: BySide::new(text_key::GLYPH_WHITE_STONE, text_key::GLYPH_BLACK_STONE).map(|key| wording.label(key)),
        }
    }

    /// The letter of a piece.
    #[must_use]
    pub fn piece(&self, side: Side, kind: Kind) -> String {
        match kind {
            Kind::Man => self.man[side].clone(),
            Kind::Crowned => self.crowned[side].clone(),
            Kind::Stone => self.stone[side].clone(),
            Kind::Chess(role) => {
                let letter = Role::ALL.iter().zip(&self.chess).find(|(known, _)| **known == role);
                let letter = letter.map_or("?", |(_, letter)| letter);
                if side == Side::Black { letter.to_lowercase() } else { letter.to_owned() }
            }
        }
    }
}

/// One side's clock.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockModel {
    /// The side.
    pub label: String,
    /// The player's name.
    pub name: String,
    /// The time left, or the words that stand for it while it runs unseen; empty where nobody kept a clock.
    pub time: String,
    /// The time left in milliseconds while it runs: a viewer far away counts on from it.
    pub left: Option<Ms>,
    pub running: bool,
    /// In time trouble, and the words for it.
    pub low: Option<String>,
    /// The flag is down.
    pub fallen: bool,
    /// The flag or whose move it is, in words; the byo-yomi periods left; the move counter and the control move, `23/40`.
    pub note: String,
}

/// A line of the list of moves: a move of the side that begins, then one of the other. Two moves have one number
/// (R-6.1.6.2e, CH-8.1.1), in renju each stone its own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveRow {
    pub first: NumberedMove,
    pub second: NumberedMove,
}

/// A move in the list; empty where there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NumberedMove {
    /// None: it goes under the number before it.
    pub number: Option<u32>,
    pub text: String,
}
