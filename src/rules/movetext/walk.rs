//! From the tokens of a game to its tree.

use super::games::MOST_FINDINGS;
use super::games::TokenUse::{self, Aside, Dropped, Used};
use super::{FoundAt, Lexer, Problem, RawGame, Token};
use crate::tree::{Game, NodeId, Remarks, Score, Shape, ShapeKind, Step, Tree, commands, glyphs, read_clock, unpacked};
use crate::{Position, plain_line};

/// Variations deeper than this are left out.
const MOST_DEPTH: usize = 100;

/// A word that was understood as a move.
pub(crate) struct Resolved {
    pub step: Step,
    /// What is to be said of it.
    pub note: Option<Note>,
}

/// What is said of a move that was understood.
pub(crate) enum Note {
    Found(Problem),
    /// It is in another form than that of the format, which would be this one.
    Form(String),
}

impl From<Step> for Resolved {
    fn from(step: Step) -> Resolved {
        Resolved { step, note: None }
    }
}

/// What came of the tokens of a game.
pub(crate) struct Walked {
    pub tree: Tree,
    /// The result after the moves, if there is one, and where.
    pub end: Option<(usize, Option<Score>)>,
    pub findings: Vec<FoundAt>,
    /// Whether every move of the game itself could be played.
    pub is_whole: bool,
    /// What became of each token.
    pub uses: Vec<TokenUse>,
}

/// The moves from one place on: the game itself, or a variation.
struct Line {
    /// The last place, and the positions before and after its move.
    at: NodeId,
    before: Position,
    position: Position,
    /// Where the variation was opened.
    opened: usize,
    has_moves: bool,
    is_broken: bool,
    /// Comments before the first move of a variation.
    comments: Vec<String>,
}

/// Goes through the tokens of a game from its starting position. `resolve` finds the move that a word means.
pub(crate) fn walk(
    raw: &RawGame,
    mut lexer: Lexer<'_>,
    start: Position,
    resolve: &mut dyn FnMut(&Position, &str) -> Result<Resolved, Problem>,
) -> Walked {
    let mut walk = Walk {
        text: &raw.text,
        tree: Tree::default(),
        result: raw.tag("Result").map(|tag| tag.value.trim()),
        lines: vec![Line::new(Tree::ROOT, start, start, 0)],
        skipped: 0,
        end: None,
        findings: Vec::new(),
        forms: None,
        last_stray: None,
        resolve,
    };
    let mut uses = Vec::new();
    while let Some((at, token)) = lexer.next_token() {
        uses.push(walk.take(at, &token));
    }
    Walked { uses, ..walk.finish() }
}

struct Walk<'a> {
    text: &'a str,
    tree: Tree,
    /// The result above the moves, as it stands there.
    result: Option<&'a str>,
    /// The lines under way, the game itself first.
    lines: Vec<Line>,
    /// Variations that are open and left out.
    skipped: u32,
    end: Option<(usize, Option<Score>)>,
    findings: Vec<FoundAt>,
    /// The first move in another form.
    forms: Option<FoundAt>,
    last_stray: Option<usize>,
    resolve: &'a mut dyn FnMut(&Position, &str) -> Result<Resolved, Problem>,
}

impl Line {
    const fn new(at: NodeId, before: Position, position: Position, opened: usize) -> Line {
        Line { at, before, position, opened, has_moves: false, is_broken: false, comments: Vec::new() }
    }
}

impl Walk<'_> {
    fn take(&mut self, at: usize, token: &Token<'_>) -> TokenUse {
        match token {
            Token::Open if self.skipped > 0 => {
                self.skipped += 1;
                Dropped
            }
            Token::Close if self.skipped > 0 => {
                self.skipped -= 1;
                Dropped
            }
            _ if self.skipped > 0 => Dropped,
            Token::Tag { .. } => Used,
            Token::BadTag(text) => self.dropped(at, text, Problem::Tag),
            Token::Stray(text) => self.stray(at, text),
            Token::Move(text) => self.make(at, text),
            Token::Null => self.step(Step::Null),
            Token::SetUp(fen) => self.set_up(at, fen),
            Token::Signs(signs) => self.said(|remarks| remarks.glyphs.extend(glyphs(signs))),
            Token::Glyph(glyph) => self.said(|remarks| remarks.glyphs.push(*glyph)),
            Token::Comment(text) => self.comment(text),
            Token::OpenComment(text) => {
                self.find(at, "{", Problem::OpenComment);
                self.comment(text)
            }
            Token::Open => self.open(at),
            Token::Close if self.lines.len() > 1 => {
                self.close();
                Used
            }
            Token::Close => self.dropped(at, ")", Problem::NoVariation),
            Token::End(score) if self.lines.len() == 1 => {
                self.end = Some((at, *score));
                Used
            }
            Token::End(_) => Aside,
        }
    }

    fn dropped(&mut self, at: usize, read: &str, problem: Problem) -> TokenUse {
        self.find(at, read, problem);
        Dropped
    }

    fn find(&mut self, at: usize, read: &str, problem: Problem) {
        if self.findings.len() < MOST_FINDINGS {
            self.findings.push(FoundAt::new(at, read, problem));
        }
    }

    /// What stands in the place of the next half-move and cannot be made.
    fn find_move(&mut self, at: usize, read: &str, problem: Problem) {
        if self.findings.len() < MOST_FINDINGS {
            let made = self.lines.last().map_or(0, |line| self.tree.path(line.at).len());
            self.findings.push(FoundAt { ply: Some(made + 1), ..FoundAt::new(at, read, problem) });
        }
    }

    /// Words that mean nothing are told once for each line.
    fn stray(&mut self, at: usize, text: &str) -> TokenUse {
        let between = self.last_stray.and_then(|end| self.text.get(end..at));
        let goes_on = between.is_some_and(|between| !between.contains('\n'));
        self.last_stray = Some(at + text.len());
        if !goes_on {
            self.find(at, text, Problem::Stray);
        }
        Dropped
    }

    fn line(&mut self) -> Option<&mut Line> {
        self.lines.last_mut()
    }

    fn make(&mut self, at: usize, text: &str) -> TokenUse {
        let Some(line) = self.lines.last().filter(|line| !line.is_broken) else { return Dropped };
        match (self.resolve)(&line.position, text) {
            Ok(Resolved { step, note }) => {
                match note {
                    None => {}
                    Some(Note::Found(problem)) => self.find(at, text, problem),
                    Some(Note::Form(plain)) => self.form(at, text, plain),
                }
                self.step(step)
            }
            // A result of some other scale, such as 4-6.
            Err(_) if self.result == Some(text) => Aside,
            Err(problem) => {
                self.find_move(at, text, problem);
                self.break_off();
                Dropped
            }
        }
    }

    fn form(&mut self, at: usize, text: &str, plain: String) {
        let count = |count| Problem::Form { plain, count };
        match &mut self.forms {
            Some(FoundAt { problem: Problem::Form { count, .. }, .. }) => *count += 1,
            _ => self.forms = Some(FoundAt::new(at, text, count(1))),
        }
    }

    fn break_off(&mut self) {
        if let Some(line) = self.line() {
            line.is_broken = true;
        }
    }

    fn step(&mut self, step: Step) -> TokenUse {
        let Some(line) = self.lines.last_mut().filter(|line| !line.is_broken) else { return Dropped };
        let after = step.after(&line.position);
        let id = self.tree.add(line.at, Some(step));
        (line.at, line.before, line.position, line.has_moves) = (id, line.position, after, true);
        if !line.comments.is_empty() {
            self.tree.remarks_mut(id).before = std::mem::take(&mut line.comments);
        }
        Used
    }

    fn set_up(&mut self, at: usize, fen: &str) -> TokenUse {
        let Some(line) = self.lines.last().filter(|line| !line.is_broken) else { return Dropped };
        match line.position.read_like(fen) {
            Ok(position) => self.step(Step::SetUp { position: Box::new(position), made: None }),
            Err(error) => {
                self.find_move(at, fen, error.into());
                self.break_off();
                Dropped
            }
        }
    }

    /// Says something of the last move. Before the first move of a variation there is nothing to say it of.
    fn said(&mut self, say: impl FnOnce(&mut Remarks)) -> TokenUse {
        let is_said = |line: &&Line| !line.is_broken && (line.has_moves || self.lines.len() == 1);
        let Some(line) = self.lines.last().filter(is_said) else { return Dropped };
        say(self.tree.remarks_mut(line.at));
        Used
    }

    fn comment(&mut self, text: &str) -> TokenUse {
        let is_variation = self.lines.len() > 1;
        let Some(line) = self.lines.last_mut().filter(|line| !line.is_broken) else { return Dropped };
        if is_variation && !line.has_moves {
            line.comments.extend(plain_comments(text));
            return Used;
        }
        let (at, position) = (line.at, line.position);
        let text = one_line(text);
        let mut remarks = std::mem::take(self.tree.remarks_mut(at));
        let made = match self.tree.step(at) {
            Some(Step::SetUp { position, made: None }) => Some(position.clone()),
            _ => None,
        };
        let mut is_made = None;
        let (rest, _) = commands(&text, |name, value| match name {
            "clk" if at != Tree::ROOT && remarks.left.is_none() => {
                remarks.left = read_clock(value);
                remarks.left.is_some()
            }
            "emt" if at != Tree::ROOT && remarks.spent.is_none() => {
                remarks.spent = read_clock(value);
                remarks.spent.is_some()
            }
            "csl" | "cal" => match shapes(value, &position) {
                Some(shapes) => {
                    remarks.shapes.extend(shapes);
                    true
                }
                None => false,
            },
            "sgf.LB" => {
                remarks.shapes.extend(unpacked(value).iter().filter_map(|label| labelled(label, &position)));
                true
            }
            _ if name.starts_with("sgf.") => {
                let name = name.trim_start_matches("sgf.").to_owned();
                remarks.properties.push((name, unpacked(value)));
                true
            }
            MADE if made.is_some() && is_made.is_none() => {
                is_made = Some(value.to_owned());
                true
            }
            _ => false,
        });
        if !rest.is_empty() {
            remarks.comments.push(rest);
        }
        *self.tree.remarks_mut(at) = remarks;
        if let (Some(position), made @ Some(_)) = (made, is_made) {
            self.tree.set_step(at, Step::SetUp { position, made });
        }
        Used
    }

    fn open(&mut self, at: usize) -> TokenUse {
        let depth = self.lines.len();
        let Some(line) = self.lines.last() else { return Dropped };
        let problem = match line {
            line if line.is_broken => None,
            line if !line.has_moves => Some(Problem::EarlyVariation),
            _ if depth > MOST_DEPTH => Some(Problem::TooDeep),
            line => {
                let parent = self.tree.parent(line.at).unwrap_or(Tree::ROOT);
                let (before, opened) = (line.before, at);
                self.lines.push(Line::new(parent, before, before, opened));
                return Used;
            }
        };
        self.skipped = 1;
        if let Some(problem) = problem {
            self.find(at, "(", problem);
        }
        Dropped
    }

    fn close(&mut self) {
        let closed = self.lines.pop();
        // What is said in a variation without moves is said of the move before it.
        for text in closed.into_iter().flat_map(|line| line.comments) {
            self.comment(&text);
        }
    }

    fn finish(mut self) -> Walked {
        while self.lines.len() > 1 {
            let opened = self.lines.last().map_or(0, |line| line.opened);
            self.find(opened, "(", Problem::OpenVariation);
            self.close();
        }
        let is_whole = self.lines.last().is_some_and(|line| !line.is_broken);
        let mut findings = self.findings;
        findings.extend(self.forms);
        let mut tree = self.tree;
        tree.drop_empty_remarks();
        Walked { tree, end: self.end, findings, is_whole, uses: Vec::new() }
    }
}

/// The command in a comment that names the illegal move before a set-up.
pub(super) const MADE: &str = "made";

/// A comment as it is kept: on one line, without what shows nothing.
pub(super) fn one_line(text: &str) -> String {
    plain_line(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

fn plain_comments(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    (!words.is_empty()).then(|| plain_line(&words.join(" ")).into_owned())
}

/// `h8:A`: a text on a point.
fn labelled(text: &str, position: &Position) -> Option<Shape> {
    let (place, label) = text.split_once(':')?;
    Some(Shape { kind: ShapeKind::Label(label.to_owned()), colour: None, at: position.place_named(place)? })
}

/// `Gd4,Re2e4`: squares and arrows with the letters of their colours; `None` if any is not understood.
fn shapes(text: &str, position: &Position) -> Option<Vec<Shape>> {
    let Position::Chess(_) = position else { return None };
    let shape = |text: &str| {
        let mut letters = text.trim().chars();
        let colour = letters.next().filter(|colour| "RGYBOC".contains(*colour))?;
        let squares = letters.as_str();
        let place = |from: usize, to: usize| position.place_named(squares.get(from..to)?);
        let kind = match squares.len() {
            2 => ShapeKind::Square,
            4 => ShapeKind::Arrow(place(2, 4)?),
            _ => return None,
        };
        Some(Shape { kind, colour: Some(colour), at: place(0, 2)? })
    };
    text.split(',').map(shape).collect()
}

/// The result of a game without moves that has the sign of a judgement in its place.
fn judged(tree: &mut Tree) -> Option<Score> {
    let [glyph] = tree.remarks(Tree::ROOT).glyphs.as_slice() else { return None };
    let score = Score::of_glyph(*glyph).filter(|_| tree.is_empty())?;
    tree.remarks_mut(Tree::ROOT).glyphs.clear();
    tree.drop_empty_remarks();
    Some(score)
}

impl Walked {
    /// The game with its result: the one after the moves, else the one above them; and all that was found.
    pub fn game(self, raw: &RawGame, start: Position, is_score: fn(Score) -> bool) -> super::games::Replayed {
        let Walked { mut tree, end, mut findings, is_whole, uses } = self;
        let tag = raw.tag("Result");
        let told = tag.and_then(|tag| {
            let text: String = tag.value.chars().filter(|letter| !letter.is_whitespace()).collect();
            let score = Score::stated(&text).filter(|score| is_score(*score));
            let is_known =
                score.is_some() || ["*", "?", "-"].contains(&text.as_str()) || raw.tag("ResultFormat").is_some();
            if !is_known {
                findings.push(FoundAt::new(tag.at, &tag.value, Problem::Result));
            }
            score
        });
        let ended = end.and_then(|(at, score)| Some((at, score?)));
        if let (Some(tag), Some((at, score))) = (told, ended)
            && tag != score
        {
            findings.push(FoundAt::new(at, score.chess(), Problem::TwoResults { tag }));
        }
        let result =
            ended.map(|(_, score)| score).or(told).or_else(|| judged(&mut tree).filter(|score| is_score(*score)));
        let game = Game { tags: raw.pairs(), start, tree, result, source: None };
        if let (true, Some(score)) = (is_whole, result)
            && let Some(board) = game.on_board().filter(|board| *board != score)
        {
            let at = ended.map(|(at, _)| at).or(tag.map(|tag| tag.at)).unwrap_or_default();
            findings.push(FoundAt::new(at, score.chess(), Problem::AgainstBoard { board }));
        }
        super::games::Replayed { game: Some(game), findings, is_whole, is_assumed: false, uses }
    }
}
