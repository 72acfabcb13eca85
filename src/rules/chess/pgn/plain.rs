//! A game in the form of PGN, judged at once: tags, legal moves with comments and variations, a result that all agree on. Most
//! games are written so, and nothing of them has to be kept. What is not surely so is left to the [reader](super::games), which
//! knows every form and says what is wrong.

use shakmaty::san::{San, SanPlus};
use shakmaty::{Chess, Color, Position as _};

use super::super::position::Position;
use super::start;
use crate::movetext::plain_tags;
use crate::tree::Score;

/// More variations within variations or bytes are left to the reader, which bounds them.
const MOST_DEPTH: usize = 32;
const MOST_BYTES: usize = 256 * 1024;

/// Judges games that are written plainly, one after the other.
///
/// ```
/// use golos_rules::chess::pgn::Plain;
///
/// let mut plain = Plain::default();
/// assert_eq!(plain.moves(b"[Result \"1-0\"]\n\n1. e4 e5 {well} (1... c5 2. Nf3) 2. Nf3 $1 1-0\n"), Some(3));
/// assert_eq!(plain.moves(b"1. e4 e5 2. Ke3 *\n"), None);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Plain {
    /// The last position that a tag named, which is often that of the next game as well, and what was written there.
    set_up: Option<(Vec<u8>, Chess)>,
    lines: Vec<Line>,
}

/// The positions before and after the last move of a line.
#[derive(Clone, Debug)]
struct Line {
    before: Chess,
    position: Chess,
    has_moves: bool,
}

/// What the tags say that counts.
struct Tags<'a> {
    result: Option<Score>,
    fen: &'a [u8],
    variant: &'a [u8],
}

impl Plain {
    /// How many moves a game has that is written plainly and is legal from its first move to its result; `None`: it is for
    /// the [reader](super::games), though nothing need be wrong with it.
    #[must_use]
    pub fn moves(&mut self, game: &[u8]) -> Option<usize> {
        if game.len() > MOST_BYTES || std::str::from_utf8(game).is_err() {
            return None;
        }
        let mut text = PlainText { rest: game };
        let tags = text.tags()?;
        let start = self.start(&tags)?;
        self.lines.clear();
        self.lines.push(Line { before: start.clone(), position: start, has_moves: false });
        let mut count = 0;
        let end = loop {
            match text.part()? {
                PlainPart::Move(san) => {
                    let line = self.lines.last_mut()?;
                    let mv = san.to_move(&line.position).ok()?;
                    line.before = line.position.clone();
                    line.position.play_unchecked(mv);
                    line.has_moves = true;
                    count += usize::from(self.lines.len() == 1);
                }
                PlainPart::Open => {
                    let line = self.lines.last().filter(|line| line.has_moves)?;
                    let before = line.before.clone();
                    if self.lines.len() > MOST_DEPTH {
                        return None;
                    }
                    self.lines.push(Line { before: before.clone(), position: before, has_moves: false });
                }
                PlainPart::Close => {
                    self.lines.pop();
                    if self.lines.is_empty() {
                        return None;
                    }
                }
                PlainPart::End(end) if self.lines.len() == 1 => break end,
                PlainPart::End(_) => {}
            }
        };
        let last = &self.lines.last()?.position;
        let is_sound = text.rest.trim_ascii().is_empty() && agree(last, end, tags.result);
        // Without tags and moves there is no game.
        let is_game = count > 0 || game.trim_ascii_start().starts_with(b"[");
        (is_sound && is_game).then_some(count)
    }

    fn start(&mut self, tags: &Tags<'_>) -> Option<Chess> {
        let is_usual = tags.variant.is_empty() && tags.fen.is_empty();
        if is_usual {
            return Some(Chess::default());
        }
        match &self.set_up {
            Some((known, position)) if known == tags.fen && tags.variant.is_empty() => Some(position.clone()),
            Some(_) | None => {
                let array = start::array(str::from_utf8(tags.variant).ok()?)?;
                let position = match tags.fen {
                    b"" => Position::start(),
                    fen => Position::from_fen(array, str::from_utf8(fen).ok()?).ok()?,
                };
                let chess = position.chess().filter(|_| position.impossible().is_none())?;
                if tags.variant.is_empty() {
                    self.set_up = Some((tags.fen.to_vec(), chess.clone()));
                }
                Some(chess)
            }
        }
    }
}

/// Whether the results after the moves, above them and on the board are no two.
fn agree(position: &Chess, end: Option<Score>, above: Option<Score>) -> bool {
    let are_one = end.is_none() || above.is_none() || end == above;
    let Some(score) = end.or(above) else { return true };
    if position.is_insufficient_material() {
        return false;
    }
    let is_stuck = position.legal_moves().is_empty();
    let board = match (is_stuck, position.is_check(), position.turn()) {
        (false, ..) => None,
        (true, true, Color::White) => Some(Score::Black),
        (true, true, Color::Black) => Some(Score::White),
        (true, false, _) => Some(Score::Draw),
    };
    are_one && board.is_none_or(|board| board == score)
}

/// A part of the moves that counts.
enum PlainPart {
    Move(San),
    Open,
    Close,
    End(Option<Score>),
}

/// What is still to be read.
struct PlainText<'a> {
    rest: &'a [u8],
}

impl<'a> PlainText<'a> {
    /// The tags that count.
    fn tags(&mut self) -> Option<Tags<'a>> {
        let (mut result, mut fen, mut variant) = (None, &b""[..], &b""[..]);
        plain_tags(&mut self.rest, |name, value| {
            match name {
                b"Result" => result = above(value)?,
                b"FEN" => fen = value.trim_ascii(),
                b"Variant" => variant = value.trim_ascii(),
                // The reader looks for these names in any letters.
                _ if [&b"Result"[..], b"FEN", b"Variant"].iter().any(|other| other.eq_ignore_ascii_case(name)) => {
                    return None;
                }
                _ => {}
            }
            Some(())
        })?;
        Some(Tags { result, fen, variant })
    }

    /// The next part, past comments, numbers and signs.
    fn part(&mut self) -> Option<PlainPart> {
        loop {
            self.rest = self.rest.trim_ascii_start();
            match self.rest.first()? {
                b'{' => {
                    let end = self.rest.iter().position(|byte| *byte == b'}')?;
                    self.skip(end + 1);
                }
                b'!' | b'?' => self.skip(1),
                b'$' => {
                    self.skip(1);
                    let digits = self.digits();
                    if digits == 0 || digits > 4 {
                        return None;
                    }
                    self.skip(digits);
                }
                b'(' => {
                    // Signs in brackets are for the reader.
                    if matches!(self.rest.get(1)?, b'!' | b'?' | b'=') {
                        return None;
                    }
                    self.skip(1);
                    return Some(PlainPart::Open);
                }
                b')' => {
                    self.skip(1);
                    return Some(PlainPart::Close);
                }
                b'*' => {
                    self.skip(1);
                    return Some(PlainPart::End(None));
                }
                b'0'..=b'9' => {
                    let word = self.word();
                    if let Some(score) = score(word) {
                        self.skip(word.len());
                        return Some(PlainPart::End(Some(score)));
                    }
                    let digits = self.digits();
                    let dots = word.iter().skip(digits).take_while(|byte| **byte == b'.').count();
                    if dots == 0 && word.len() > digits || word == b"0000" {
                        return None;
                    }
                    self.skip(digits + dots);
                }
                b'a'..=b'h' | b'K' | b'Q' | b'R' | b'B' | b'N' | b'O' => {
                    let word = self.word();
                    let san = SanPlus::from_ascii(word).ok()?.san;
                    self.skip(word.len());
                    return match san {
                        San::Normal { .. } | San::Castle(_) => Some(PlainPart::Move(san)),
                        San::Put { .. } | San::Null => None,
                    };
                }
                _ => return None,
            }
        }
    }

    fn word(&self) -> &'a [u8] {
        let ends = |byte: &u8| byte.is_ascii_whitespace() || b"{}()[];!?$*".contains(byte);
        let end = self.rest.iter().position(ends).unwrap_or(self.rest.len());
        self.rest.get(..end).unwrap_or_default()
    }

    fn digits(&self) -> usize {
        self.rest.iter().take_while(|byte| byte.is_ascii_digit()).count()
    }

    fn skip(&mut self, bytes: usize) {
        self.rest = self.rest.get(bytes..).unwrap_or_default();
    }
}

/// The result above the moves; the outer `None`: it is none that is known.
fn above(value: &[u8]) -> Option<Option<Score>> {
    match value.trim_ascii() {
        b"" | b"*" | b"?" | b"-" => Some(None),
        value => score(value).map(Some),
    }
}

fn score(word: &[u8]) -> Option<Score> {
    match word {
        b"1-0" => Some(Score::White),
        b"0-1" => Some(Score::Black),
        b"1/2-1/2" => Some(Score::Draw),
        _ => None,
    }
}
