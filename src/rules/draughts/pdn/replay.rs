//! From the tokens of a game to its moves.

use std::slice;

use super::super::{AmbiguousMove, Entry, Move, Position, Reason, Variant};
use super::reader::{Extent, Raw, Read};
use super::token::{Lexeme, Token};
use super::{FileFinding, Game, Left, Location, MoveLine, Ply, Problem, Score, Step, gametype};

/// Variations deeper than this are left out.
const MOST_DEPTH: usize = 16;

/// Replays a game under the variant that its tags name, else the assumed one, else the one that its moves fit.
pub(super) fn replay(mut raw: Raw, assumed: Option<&'static Variant>) -> Read {
    let place = raw.place();
    let mut findings = std::mem::take(&mut raw.findings);
    if !raw.is_game() {
        return Read { place, game: None, findings, extent: Extent::NoGame };
    }
    let replayed = match named(&raw) {
        Ok(named) => {
            let told = assumed.filter(|assumed| named.is_none_or(|named| leaves_no_trace(assumed, named)));
            told.or(named).map_or_else(|| guess(&raw), |variant| under(&raw, variant))
        }
        Err(finding) => Replayed { findings: vec![finding], ..Replayed::default() },
    };
    findings.extend(replayed.findings);
    findings.sort_by_key(|finding| finding.place);
    let extent = match &replayed.game {
        None => Extent::Nothing,
        Some(_) if replayed.is_whole && !raw.is_cut => Extent::Whole,
        Some(_) => Extent::BrokenOff,
    };
    Read { place, game: replayed.game, findings, extent }
}

/// The variant that the tags name.
fn named(raw: &Raw) -> Result<Option<&'static Variant>, FileFinding> {
    let own = raw.tag(gametype::VARIANT).and_then(|tag| gametype::named(&tag.value));
    match (own, raw.tag("GameType")) {
        (None, Some(tag)) => match gametype::read(&tag.value) {
            None => Err(FileFinding::new(tag.place, &tag.value, Problem::GameType)),
            known => Ok(known),
        },
        (own, _) => Ok(own),
    }
}

/// Whether a game that is named as one may be the other: giveaway has no number of its own, and is played on the same
/// board by the same moves.
pub(super) fn leaves_no_trace(assumed: &Variant, named: &Variant) -> bool {
    assumed == Variant::GIVEAWAY && named == Variant::RUSSIAN
}

/// The first variant that all moves fit; else the one that most of them fit.
fn guess(raw: &Raw) -> Replayed {
    let mut best: Option<(usize, Replayed)> = None;
    for variant in gametype::numbered() {
        let replayed = under(raw, variant);
        if replayed.is_whole {
            return replayed;
        }
        let plies = replayed.game.as_ref().map_or(0, |game| game.line.plies.len() + 1);
        if best.as_ref().is_none_or(|(most, _)| plies > *most) {
            best = Some((plies, replayed));
        }
    }
    best.map_or_else(Replayed::default, |(_, replayed)| replayed)
}

/// What came of a game under one variant.
#[derive(Default)]
struct Replayed {
    game: Option<Game>,
    findings: Vec<FileFinding>,
    is_whole: bool,
}

fn under(raw: &Raw, variant: &'static Variant) -> Replayed {
    let start = match raw.tag("FEN") {
        None => Position::start(variant),
        Some(tag) => match Position::from_fen(variant, &tag.value) {
            Ok(position) => position,
            Err(error) => {
                let findings = vec![FileFinding::new(tag.place, &tag.value, error)];
                return Replayed { findings, ..Replayed::default() };
            }
        },
    };
    let mut walk = Walk {
        lexemes: raw.body.iter(),
        result: raw.tag("Result").map(|tag| tag.value.trim()),
        findings: Vec::new(),
        depth: 0,
        end: None,
        is_whole: true,
    };
    let line = walk.line(start, None);
    let Walk { mut findings, end, is_whole, .. } = walk;
    let tags = raw.tags.iter().map(|tag| (tag.name.clone(), tag.value.clone())).collect();
    let mut game = Game { tags, variant, start, line, score: None };
    game.score = score(raw, end, &mut findings);
    if is_whole {
        findings.extend(against_board(raw, &game, end));
    }
    Replayed { game: Some(game), findings, is_whole }
}

/// The result: the one behind the moves, else the one above them.
fn score(raw: &Raw, end: Option<(Location, Score)>, findings: &mut Vec<FileFinding>) -> Option<Score> {
    let tag = raw.tag("Result");
    let told = tag.and_then(|tag| {
        let text: String = tag.value.chars().filter(|letter| !letter.is_whitespace()).collect();
        let score = Score::read(&text);
        let is_known = score.is_some() || ["*", "?", "-"].contains(&text.as_str()) || raw.tag("ResultFormat").is_some();
        if !is_known {
            findings.push(FileFinding::new(tag.place, &tag.value, Problem::Result));
        }
        score
    });
    if let (Some(tag), Some((place, score))) = (told, end)
        && tag != score
    {
        findings.push(FileFinding::new(place, score.chess(), Problem::TwoResults { tag }));
    }
    end.map(|(_, score)| score).or(told)
}

/// Whether the result is another than the one that the last position makes.
fn against_board(raw: &Raw, game: &Game, end: Option<(Location, Score)>) -> Option<FileFinding> {
    let score = game.score?;
    let board = game.on_board().filter(|board| *board != score)?;
    let place = end.map(|(place, _)| place).or(raw.tag("Result").map(|tag| tag.place)).unwrap_or(raw.place());
    Some(FileFinding::new(place, score.chess(), Problem::AgainstBoard { board }))
}

/// A way through the tokens of a game.
struct Walk<'a> {
    lexemes: slice::Iter<'a, Lexeme>,
    /// The result above the moves, as it stands there.
    result: Option<&'a str>,
    findings: Vec<FileFinding>,
    depth: usize,
    end: Option<(Location, Score)>,
    /// Whether every move of the game itself could be played.
    is_whole: bool,
}

impl Walk<'_> {
    /// The moves from a position up to the end of the variation that was opened, or of the game.
    fn line(&mut self, start: Position, opened: Option<Location>) -> MoveLine {
        let mut line = MoveLine::default();
        let (mut before, mut position, mut is_broken) = (start, start, false);
        while let Some(Lexeme { place, token }) = self.lexemes.next() {
            match token {
                Token::Move(_) | Token::SetUp(_) if is_broken => {}
                Token::Move(text) => match resolve(&position, text) {
                    Ok((mv, is_quiet)) => {
                        let quiet = is_quiet.then(|| FileFinding::new(*place, text, Problem::Quiet));
                        self.findings.extend(quiet);
                        (before, position) = (position, position.after(&mv));
                        line.plies.push(Step::Made(mv).into());
                    }
                    // A result of some other scale, such as 4-6.
                    Err(_) if self.result == Some(&**text) => {}
                    Err(problem) => {
                        self.findings.push(FileFinding::new(*place, text, problem));
                        is_broken = true;
                    }
                },
                Token::SetUp(fen) => match Position::from_fen(position.variant(), fen) {
                    Ok(set_up) => {
                        (before, position) = (position, set_up);
                        line.plies.push(Step::SetUp { position, made: None }.into());
                    }
                    Err(error) => {
                        self.findings.push(FileFinding::new(*place, fen, error));
                        is_broken = true;
                    }
                },
                Token::Mark(_) | Token::Nag(_) | Token::Comment(_) if is_broken => {}
                Token::Mark(_) | Token::Nag(_) | Token::Comment(_) => line.annotate(token),
                Token::Open => self.variation(*place, before, line.plies.last_mut().filter(|_| !is_broken)),
                Token::Close if opened.is_some() => return line,
                Token::Close => self.findings.push(FileFinding::new(*place, ")", Problem::NoVariation)),
                Token::End(Some(score)) if opened.is_none() => self.end = Some((*place, *score)),
                _ => {}
            }
        }
        if let Some(place) = opened {
            self.findings.push(FileFinding::new(place, "(", Problem::OpenVariation));
        } else {
            self.is_whole = !is_broken;
        }
        line
    }

    /// The moves in parentheses: instead of the ply before them. Without one they belong nowhere and are left out.
    fn variation(&mut self, place: Location, before: Position, instead_of: Option<&mut Ply>) {
        match instead_of {
            Some(ply) if self.depth < MOST_DEPTH => {
                self.depth += 1;
                let line = self.line(before, Some(place));
                self.depth -= 1;
                if line != MoveLine::default() {
                    ply.variations.push(line);
                }
            }
            instead_of => {
                if instead_of.is_some() {
                    self.findings.push(FileFinding::new(place, "(", Problem::TooDeep));
                }
                self.skip();
            }
        }
    }

    /// Leaves out a variation with all that is within it.
    fn skip(&mut self) {
        let mut open = 1_u32;
        for lexeme in self.lexemes.by_ref() {
            match lexeme.token {
                Token::Open => open += 1,
                Token::Close => open -= 1,
                _ => {}
            }
            if open == 0 {
                return;
            }
        }
    }
}

impl MoveLine {
    /// Puts what is said of a move where it belongs.
    fn annotate(&mut self, token: &Token) {
        match (self.plies.last_mut(), token) {
            (Some(ply), Token::Mark(mark)) => ply.mark.push_str(mark),
            (Some(ply), Token::Nag(glyph)) => ply.glyphs.push(*glyph),
            (Some(ply), Token::Comment(text)) => ply.comment(text),
            (None, Token::Comment(text)) if !text.is_empty() => self.comments.push(text.clone()),
            _ => {}
        }
    }
}

impl Ply {
    /// A comment, out of which the commands are taken that are known here: the time left, the unlawful move.
    fn comment(&mut self, text: &str) {
        let mut plain = String::new();
        let mut rest = text;
        while let Some((words, behind)) = rest.split_once("[%") {
            let Some((command, after)) = behind.split_once(']') else { break };
            plain.push_str(words);
            if !self.obey(command) {
                plain.extend(["[%", command, "]"]);
            }
            rest = after;
        }
        plain.push_str(rest);
        let words: Vec<&str> = plain.split_whitespace().collect();
        if !words.is_empty() {
            self.comments.push(words.join(" "));
        }
    }

    fn obey(&mut self, command: &str) -> bool {
        match (command.split_once(char::is_whitespace), &mut self.step) {
            (Some(("clk", time)), _) if self.left.is_none() => {
                self.left = Left::read(time);
                self.left.is_some()
            }
            (Some((MADE, notation)), Step::SetUp { made: made @ None, .. }) => {
                *made = Some(notation.trim().to_owned());
                true
            }
            _ => false,
        }
    }
}

/// The command in a comment that names the unlawful move before a set-up.
pub(super) const MADE: &str = "made";

/// The move that is written so, and whether it takes nothing though it has the sign of a capture. Routes that leave the
/// same position are one.
fn resolve(position: &Position, text: &str) -> Result<(Move, bool), Problem> {
    let entry = Entry::read(position.geometry(), text).map_err(Problem::Unread)?;
    match position.resolve(&entry) {
        Ok(mv) => Ok((mv, false)),
        Err(AmbiguousMove::Illegal(reason @ Reason::NotCapture)) => {
            position.resolve(&entry.without_sign()).map(|mv| (mv, true)).map_err(|_| Problem::Illegal(reason))
        }
        Err(AmbiguousMove::Illegal(reason)) => Err(Problem::Illegal(reason)),
        Err(AmbiguousMove::Ambiguous(mut several)) => {
            let left = |mv: &Move| position.after(mv);
            let is_one = several.windows(2).all(|pair| left(&pair[0]) == left(&pair[1]));
            if is_one && !several.is_empty() {
                Ok((several.swap_remove(0), false))
            } else {
                Err(Problem::Ambiguous(several))
            }
        }
    }
}
