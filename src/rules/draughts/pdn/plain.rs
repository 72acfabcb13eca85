//! The plainest form of a game, judged at once: tags, lawful moves in full, a result that all agree on, and nothing else.
//! Most games of an archive are written so, and nothing of them has to be kept. What is not surely so is left to the
//! [reader](super::games), which knows every form and says what is wrong.

use super::super::path::Path;
use super::super::square::Square;
use super::super::{AmbiguousMove, Entry, Geometry, Goal, Naming, Position, Reason, Sign, Variant};
use super::{gametype, replay};
use crate::Side;
use crate::movetext::plain_tags;
use crate::tree::Score;

/// More moves or bytes are left to the reader, which bounds them.
const MOST_MOVES: usize = 5000;
const MOST_BYTES: usize = 32 * 1024;

/// Judges games that are written plainly, one after the other.
///
/// ```
/// use golos_rules::draughts::pdn::Plain;
///
/// let mut plain = Plain::new(None);
/// assert_eq!(plain.moves(b"[GameType \"20\"]\n[Result \"2-0\"]\n\n1. 33-29 17-21 2. 39-33 2-0\n"), Some(3));
/// assert_eq!(plain.moves(b"[GameType \"20\"]\n1. 33-29 {well} 17-21 2-0\n"), None);
/// assert_eq!(plain.moves(b"[GameType \"20\"]\n1. 33-28 17-28 2-0\n"), None);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Plain {
    assumed: Option<&'static Variant>,
    /// The last position that a tag named, which is often that of the next game as well, and what was written there.
    set_up: Option<(Vec<u8>, Position)>,
}

impl Plain {
    /// Where a game is named as one that leaves no trace of another, it is taken for the assumed one.
    #[must_use]
    pub const fn new(assumed: Option<&'static Variant>) -> Plain {
        Plain { assumed, set_up: None }
    }

    /// How many moves a game has that is written plainly, is lawful from its first move to its result, and says which
    /// draughts it is; none: it is for the [reader](super::games), though nothing need be wrong with it.
    #[must_use]
    pub fn moves(&mut self, game: &[u8]) -> Option<usize> {
        if game.len() > MOST_BYTES {
            return None;
        }
        let mut text = Text { rest: game };
        let tags = text.tags()?;
        let told = self.assumed.filter(|assumed| tags.variant.is_none_or(|it| replay::leaves_no_trace(assumed, it)));
        let told = told.or(tags.variant);
        let guesses = told.into_iter().chain(gametype::numbered().filter(|_| told.is_none()));
        let mut guessed = guesses.map(|variant| self.under(variant, &tags, text.rest));
        guessed
            .find(|fit| *fit != Fit::Not)
            .and_then(|fit| if let Fit::Sound(moves) = fit { Some(moves) } else { None })
    }

    fn under(&mut self, variant: &'static Variant, tags: &Tags<'_>, moves: &[u8]) -> Fit {
        let mut text = Text { rest: moves };
        let Some(mut position) = self.start(variant, tags.fen) else { return Fit::Not };
        for count in 0..MOST_MOVES {
            match text.part(variant.geometry()) {
                None => return Fit::Not,
                Some(MovesPart::Move(entry)) => match position.resolve(&entry) {
                    Ok(mv) => position = position.after(&mv),
                    Err(AmbiguousMove::Ambiguous(_) | AmbiguousMove::Illegal(Reason::NotCapture)) => {
                        return Fit::Unclear;
                    }
                    Err(AmbiguousMove::Illegal(_)) => return Fit::Not,
                },
                // A number may stand there of which no move is left.
                Some(MovesPart::End(_)) if count == 0 => return Fit::Unclear,
                Some(MovesPart::End(end)) => {
                    let is_over = text.rest.trim_ascii().is_empty() && agree(&position, end, tags.result);
                    return if is_over { Fit::Sound(count) } else { Fit::Unclear };
                }
            }
        }
        Fit::Unclear
    }

    fn start(&mut self, variant: &'static Variant, fen: &[u8]) -> Option<Position> {
        if fen.trim_ascii().is_empty() {
            return Some(Position::start(variant));
        }
        match &self.set_up {
            Some((known, position)) if known == fen && position.variant() == variant => Some(*position),
            Some(_) | None => {
                let position = Position::from_fen(variant, str::from_utf8(fen).ok()?).ok();
                let position = position.filter(|position| position.impossible().is_none())?;
                self.set_up = Some((fen.to_vec(), position));
                Some(position)
            }
        }
    }
}

/// Whether the results behind the moves, above them and on the board are no two.
fn agree(position: &Position, end: Option<Score>, above: Option<Score>) -> bool {
    let are_one = end.is_none() || above.is_none() || end == above;
    let against_board = |score: Score| {
        let winner = match position.variant().goal() {
            Goal::Take => position.turn().other(),
            Goal::Give => position.turn(),
        };
        score != if winner == Side::White { Score::White } else { Score::Black }
    };
    are_one && !end.or(above).is_some_and(|score| against_board(score) && !position.has_move())
}

/// How a game fits one of the draughts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fit {
    /// From its first move to its result; so many moves.
    Sound(usize),
    /// Its moves may fit, and something is to be said of it.
    Unclear,
    Not,
}

/// What the tags say that counts.
struct Tags<'a> {
    /// None: the first that the moves fit.
    variant: Option<&'static Variant>,
    result: Option<Score>,
    /// Empty: it begins as all do.
    fen: &'a [u8],
}

/// A part of the moves.
enum MovesPart {
    Move(Entry),
    End(Option<Score>),
}

/// What is still to be read.
struct Text<'a> {
    rest: &'a [u8],
}

impl<'a> Text<'a> {
    /// The tags that count.
    fn tags(&mut self) -> Option<Tags<'a>> {
        let (mut variant, mut result, mut fen) = (None, None, &b""[..]);
        plain_tags(&mut self.rest, |name, value| {
            match name {
                b"GameType" => variant = Some(gametype::read(str::from_utf8(value).ok()?)?),
                b"Result" => result = above(value)?,
                b"FEN" => fen = value,
                // The reader looks for these names in any letters.
                _ if [&b"ResultFormat"[..], b"GameType", b"Result", b"FEN", gametype::VARIANT.as_bytes()]
                    .iter()
                    .any(|other| other.eq_ignore_ascii_case(name)) =>
                {
                    return None;
                }
                _ => {}
            }
            Some(())
        })?;
        Some(Tags { variant, result, fen })
    }

    /// The next move or the result, behind the numbers of moves.
    fn part(&mut self, geometry: &Geometry) -> Option<MovesPart> {
        loop {
            self.rest = self.rest.trim_ascii_start();
            let word = self.rest.split(u8::is_ascii_whitespace).next()?;
            // No move begins so: results have a nought or the same twice, or are a star.
            if let Some(end) = end(word) {
                self.skip(word.len());
                return Some(MovesPart::End(end));
            }
            let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
            let dots = word.iter().skip(digits).take_while(|byte| **byte == b'.').count();
            if digits == 0 || dots == 0 {
                return self.entry(geometry).map(MovesPart::Move);
            }
            self.skip(digits + dots);
        }
    }

    /// A move in full, with blanks before the squares where they are to stand in columns.
    fn entry(&mut self, geometry: &Geometry) -> Option<Entry> {
        let is_lettered = |text: &Text<'_>| text.rest.first().is_some_and(u8::is_ascii_lowercase);
        let has_letters = is_lettered(self);
        let from = self.square(geometry)?;
        let (mut squares, mut sign) = (Path::default(), Sign::Dash);
        loop {
            match self.rest.first() {
                Some(b'-') if squares.is_empty() => {}
                Some(b'x' | b':') if squares.is_empty() || sign == Sign::Capture => sign = Sign::Capture,
                None => break,
                Some(byte) if byte.is_ascii_whitespace() => break,
                Some(_) => return None,
            }
            self.skip(1);
            self.skip(self.rest.iter().take_while(|byte| **byte == b' ').count());
            // Nobody writes one square by its number and the other by its name.
            if is_lettered(self) != has_letters {
                return None;
            }
            squares.push(self.square(geometry)?);
        }
        (!squares.is_empty()).then(|| Entry::of(from, squares, sign))
    }

    #[inline]
    fn square(&mut self, geometry: &Geometry) -> Option<Square> {
        let file = self.rest.first().filter(|byte| byte.is_ascii_lowercase()).map(|byte| byte - b'a' + 1);
        self.skip(usize::from(file.is_some()));
        let digits = self.rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let number = match self.rest.get(..digits)? {
            [unit] => unit - b'0',
            [ten, unit] => (ten - b'0') * 10 + unit - b'0',
            _ => return None,
        };
        self.skip(digits);
        match file {
            Some(file) if geometry.naming() == Naming::Algebraic => geometry.at(file, number).ok(),
            Some(_) => None,
            None => geometry.numbered(number.into()).ok(),
        }
    }

    fn skip(&mut self, bytes: usize) {
        self.rest = self.rest.get(bytes..).unwrap_or_default();
    }
}

/// The result above the moves; the outer none: it is none that is known.
fn above(value: &[u8]) -> Option<Option<Score>> {
    match value {
        b"" | b"*" | b"?" | b"-" => Some(None),
        _ => Score::read(str::from_utf8(value).ok()?).map(Some),
    }
}

/// The sign behind the moves; the outer none: it is none.
fn end(word: &[u8]) -> Option<Option<Score>> {
    match word {
        b"*" => Some(None),
        [b'0'..=b'2', b'-' | b'/', ..] => Score::read(str::from_utf8(word).ok()?).map(Some),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::games;
    use super::*;
    use crate::movetext::{Extent, Read};
    use proptest::prelude::*;

    /// What the reader makes of it: how many moves, where it is one game in which nothing is found.
    fn read(game: &[u8], assumed: Option<&'static Variant>) -> Option<usize> {
        let reads: Vec<Read> = games(game, assumed).collect::<Result<_, _>>().unwrap();
        let [one] = reads.as_slice() else { return None };
        let is_sound = one.findings.is_empty() && one.extent == Extent::Whole;
        one.game.as_ref().filter(|_| is_sound).map(|game| game.moves())
    }

    const GAMES: [&str; 9] = [
        "1. 32-28 2-0\n",
        "[White \"A\"]\n\n1. c3-d4 d6-c5 1-1\n",
        "[White \"A\"]\n\n1. c3-d4 b6-c5 2. d4:b6 a7:c5 1/2-1/2\n",
        "[GameType \"20\"]\n[FEN \"W:W28:B1\"]\n1. 28-23 1- 6 *\n",
        "[Event \"M\u{fc}nchen\"]\n[GameType \"20\"]\n[Result \"0-2\"]\n\n 1. 33-29 17-21  2. 39-33 21-26\n3.44-39 11-17  4. 50-44  6-11 5. 32-28 17-21 6. 38-32 20-24 7. 29x20 15x24 8. 43-38 1- 6 0-2\n",
        "[GameType \"25,W,8,8,A0,0\"]\r\n\r\n1. c3-d4 f6-g5 2. d4-e5 d6:f4 3. g3:e5 1/2-1/2\r\n",
        "[GameType \"25\"]\n[Result \"*\"]\n\n1. c3-d4 b6-c5 2. d4:b6 a7:c5 *\n",
        "[Event \"?\"]\n[GameType \"26\"]\n\n1. c3-d4 d6-c5 1-1\n",
        "[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 2-0\n",
    ];

    #[test]
    fn what_is_plain_is_read_as_the_reader_reads_it() {
        for game in GAMES {
            let found = Plain::new(None).moves(game.as_bytes());
            assert!(found.is_some(), "{game}");
            assert_eq!(found, read(game.as_bytes(), None), "{game}");
        }
        let giveaway = Some(Variant::GIVEAWAY);
        assert_eq!(Plain::new(giveaway).moves(GAMES[5].as_bytes()), read(GAMES[5].as_bytes(), giveaway));
    }

    #[test]
    fn what_is_not_plain_is_left_to_the_reader() {
        for game in [
            "",
            "[GameType \"20\"]\n",
            "[GameType \"20\"]\n1. 32-28 19-23\n",
            "[GameType \"20\"]\n[GameType \"20\"]\n1. 32-28 2-0\n",
            "[GameType \"99\"]\n1. 32-28 2-0\n",
            "[GameType \"20\"]\n[Result \"0-2\"]\n1. 32-28 2-0\n",
            "[GameType \"20\"]\n[Result \"4-6\"]\n1. 32-28 2-0\n",
            "[GameType \"20\"]\n[FEN \"W:W28:B51\"]\n1. 28-23 2-0\n",
            "[GameType \"20\"]\n1. 32-28! 2-0\n",
            "[GameType \"20\"]\n1. 32-28 (1. 31-27) 2-0\n",
            "[GameType \"20\"]\n1. 32-27 1. 32-28 2-0\n",
            "[GameType \"20\"]\n1. 32-28 2-0 1. 32-28 2-0\n",
            "[Event \"a\\\"b\"]\n[GameType \"20\"]\n1. 32-28 2-0\n",
            "[GameType \"20\"]\n; no word\n1. 32-28 2-0\n",
            "[GameType \"20\"]\n1. 2-0\n",
        ] {
            assert_eq!(Plain::new(None).moves(game.as_bytes()), None, "{game}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        /// Whatever is done to a game: what counts as plain here is sound to the reader, with as many moves.
        #[test]
        fn what_is_plain_is_sound_to_the_reader(
            which in 0..GAMES.len(),
            changes in prop::collection::vec((any::<prop::sample::Index>(), "[-x:0-9a-h .\\[\\]\"{}()!?*;%/\n\r\t]?"), 0..3),
        ) {
            let mut game = GAMES[which].as_bytes().to_vec();
            for (place, text) in changes {
                let at = place.index(game.len());
                game.splice(at..=at, text.bytes());
            }
            // What is no text is not read at all.
            let is_text = std::str::from_utf8(&game).is_ok();
            if let Some(moves) = Plain::new(None).moves(&game).filter(|_| is_text) {
                prop_assert_eq!(Some(moves), read(&game, None), "{}", String::from_utf8_lossy(&game));
            }
        }
    }
}
