//! From the text of a game to its moves.

use std::io::BufRead;
use std::ops::ControlFlow;

use pgn_reader::{KnownOutcome, Nag, RawComment, RawTag, Reader, SanPlus, Skip, Visitor, shakmaty};

use super::super::fen::FenError;
use super::super::position::{Position, StartPosition};
use super::forms::Form;
use super::split::{Raw, Split};
use super::words::Words;
use super::{Faulty, Flaw, Game, Outcome, PgnError, PgnPly, Variation};
use super::{comment, forms};

/// Variations within variations: more are no analysis.
pub(super) const DEEPEST: usize = 50;

/// So many lines that are no tags are told of; nobody reads more.
const MOST_BAD_TAGS: usize = 100;

/// Words of a message are cut behind so many letters.
const SHOWN: usize = 20;

/// The games of a source, one after another. A faulty one comes with what of it is sound, and the next goes on.
pub struct Games<R> {
    texts: Texts<R>,
}

impl<R: BufRead> Games<R> {
    /// Reads from a source of any bytes; what is not UTF-8 is replaced.
    pub fn new(source: R) -> Self {
        Games { texts: Texts::new(source) }
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = Result<Game, Box<Faulty>>;

    fn next(&mut self) -> Option<Self::Item> {
        self.texts.next().map(GameText::game)
    }
}

/// The texts of the games of a source, one after another, to be read elsewhere.
pub struct Texts<R> {
    split: Split<R>,
    number: u32,
    is_over: bool,
}

/// The text of one game, or why there is none.
pub struct GameText {
    /// The place of the game in the source, from 1.
    pub number: u32,
    raw: Result<Raw, Flaw>,
}

impl<R: BufRead> Texts<R> {
    /// Reads from a source of any bytes; what is not UTF-8 is replaced.
    pub fn new(source: R) -> Self {
        Texts { split: Split::new(source), number: 0, is_over: false }
    }
}

impl<R: BufRead> Iterator for Texts<R> {
    type Item = GameText;

    fn next(&mut self) -> Option<GameText> {
        if self.is_over {
            return None;
        }
        self.number = self.number.saturating_add(1);
        let raw = match self.split.next_game() {
            Ok(raw) => Ok(raw?),
            Err(error) => {
                self.is_over = true;
                Err(Flaw { line: self.split.line(), fault: PgnError::Source(error.to_string()) })
            }
        };
        Some(GameText { number: self.number, raw })
    }
}

impl GameText {
    /// Bytes of the text.
    #[must_use]
    pub fn len(&self) -> usize {
        self.raw.as_ref().map_or(0, |raw| raw.text.len())
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Why the source cannot be read any further.
    #[must_use]
    pub fn trouble(&self) -> Option<&str> {
        match &self.raw {
            Err(Flaw { fault: PgnError::Source(text), .. }) => Some(text),
            _ => None,
        }
    }

    /// The game.
    ///
    /// # Errors
    /// [`Faulty`] with what of it is sound.
    pub fn game(self) -> Result<Game, Box<Faulty>> {
        let number = self.number;
        let (sound, flaws) = match self.raw {
            Ok(raw) => read_game(raw),
            Err(flaw) => (Game::new(Position::start()), vec![flaw]),
        };
        if flaws.is_empty() { Ok(sound) } else { Err(Box::new(Faulty { number, flaws, sound })) }
    }
}

/// The game as far as it is sound, and what is wrong with it.
fn read_game(raw: Raw) -> (Game, Vec<Flaw>) {
    let (raw, forms) = forms::plain(raw);
    let raw = &raw;
    let mut builder = Builder::new(raw);
    let mut reader = Reader::build(raw.text.as_bytes())
        .set_supported_tag_line_length(raw.text.len())
        .set_supported_comment_length(raw.text.len())
        .finish();
    let read = reader.read_game(&mut builder);
    let flaw = match read {
        Ok(flaw) => flaw.flatten(),
        Err(_) => Some((builder.place, PgnError::OpenComment)),
    };
    let cut = raw.is_cut.then_some((raw.text.len(), PgnError::TooLong));
    let flaw = cut.or(flaw);
    // What stands behind the place where the game breaks off was not read.
    let forms = formed(&forms, flaw.as_ref().map_or(raw.text.len(), |(place, _)| *place));
    let flaws = builder.bad_tags().into_iter().chain(forms).chain(flaw);
    let flaws = flaws.map(|(place, fault)| Flaw { line: raw.line_at(place), fault }).collect();
    (builder.finish(), flaws)
}

/// The first of the moves up to a place that are in another form, and how many there are.
fn formed(forms: &[Form], end: usize) -> Option<FaultAt> {
    let count = forms.iter().filter(|form| form.place <= end).count();
    let Form { place, word, plain } = forms.first().filter(|_| count > 0)?;
    Some((*place, PgnError::Form { word: shown(word), plain: plain.clone(), count }))
}

/// A place in the text, and what is wrong there.
type FaultAt = (usize, PgnError);

/// A line of moves that is being read.
struct Frame {
    /// Before its last move, and behind it.
    before: Position,
    position: Position,
    comments: Vec<String>,
    line: Vec<PgnPly>,
}

impl Frame {
    const fn new(position: Position) -> Self {
        Frame { before: position, position, comments: Vec::new(), line: Vec::new() }
    }
}

struct Builder<'a> {
    raw: &'a Raw,
    words: Words<'a>,
    /// Where the last word was.
    place: usize,
    tags: Vec<(String, String)>,
    start: Position,
    main: Frame,
    /// The variations that are open, from the outermost.
    open: Vec<Frame>,
    result: Option<Outcome>,
}

impl<'a> Builder<'a> {
    fn new(raw: &'a Raw) -> Self {
        let start = Position::start();
        Builder {
            raw,
            words: Words::new(&raw.text, raw.moves_at),
            place: raw.moves_at,
            tags: Vec::new(),
            start,
            main: Frame::new(start),
            open: Vec::new(),
            result: None,
        }
    }

    fn frame(&mut self) -> &mut Frame {
        self.open.last_mut().unwrap_or(&mut self.main)
    }

    fn tag_value(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// The position that the tags say.
    fn read_start(&self) -> Result<Position, PgnError> {
        let array = match self.tag_value("Variant").map(str::to_lowercase).as_deref() {
            None | Some("" | "?" | "normal" | "standard" | "chess" | "from position") => StartPosition::Standard,
            Some("chess960" | "chess 960" | "fischerandom" | "fischer random") => StartPosition::Chess960,
            Some(other) => return Err(PgnError::Variant(shown(other))),
        };
        match self.tag_value("FEN") {
            Some(fen) => {
                let start = Position::from_fen(array, fen)?;
                start.wrongly_checked().map_or(Ok(start), |side| Err(FenError::Check(side).into()))
            }
            None => Ok(Position::start()),
        }
    }

    /// The lines of the tags that are none.
    fn bad_tags(&self) -> Vec<FaultAt> {
        let tags = self.raw.text.get(..self.raw.moves_at).unwrap_or_default();
        let places = tags.split_inclusive('\n').scan(0, |behind, line| {
            let place = *behind;
            *behind += line.len();
            Some((place, line.trim()))
        });
        let bad = places.filter(|(_, tag)| !tag.ends_with("\"]") || !tag.contains(" \""));
        bad.map(|(place, tag)| (place, PgnError::Tag(shown(tag)))).take(MOST_BAD_TAGS).collect()
    }

    /// The next move: the word that the reader has just understood, unless it passed over one that is none.
    fn play(&mut self) -> Result<(), PgnError> {
        let Some(word) = self.words.next() else { return Ok(()) };
        self.place = word.place;
        let Some(entry) = word.entry else { return Err(PgnError::Word(shown(&word.text))) };
        let frame = self.frame();
        let played = frame.position.resolve(&entry);
        let mv = played.map_err(|reason| PgnError::Move { word: shown(&word.text), reason })?;
        (frame.before, frame.position) = (frame.position, frame.position.after(mv));
        frame.line.push(PgnPly::new(mv));
        Ok(())
    }

    fn begin(&mut self) -> Result<(), PgnError> {
        if self.open.len() >= DEEPEST {
            return Err(PgnError::TooDeep);
        }
        let frame = self.frame();
        if frame.line.is_empty() {
            return Err(PgnError::NoMove);
        }
        let before = frame.before;
        self.open.push(Frame::new(before));
        Ok(())
    }

    fn end(&mut self) -> Result<(), PgnError> {
        let frame = self.open.pop().ok_or(PgnError::StrayEnd)?;
        let variation = Variation { comments: frame.comments, line: frame.line };
        if let Some(ply) = self.frame().line.last_mut() {
            ply.variations.push(variation);
        }
        Ok(())
    }

    fn say(&mut self, text: &str) {
        let (text, clock) = comment::read(text);
        let frame = self.frame();
        let comments = match frame.line.last_mut() {
            Some(ply) => {
                ply.clock = clock.or(ply.clock);
                &mut ply.comments
            }
            None => &mut frame.comments,
        };
        if !text.is_empty() {
            comments.push(text);
        }
    }

    /// Words behind the last move that are none, or a variation that stays open.
    fn left_over(&mut self) -> Option<FaultAt> {
        let word = self.words.next().map(|word| (word.place, PgnError::Word(shown(&word.text))));
        word.or_else(|| (!self.open.is_empty()).then_some((self.place, PgnError::OpenVariation)))
    }

    /// The game as far as it was read.
    fn finish(mut self) -> Game {
        while !self.open.is_empty() {
            let _ = self.end();
        }
        let tagged = self.tag_value("Result").and_then(Outcome::from_mark);
        let result = self.result.or(tagged).unwrap_or_default();
        Game { tags: self.tags, start: self.start, comments: self.main.comments, line: self.main.line, result }
    }

    /// Goes on, or stops at the place of the last word.
    fn go_on(&self, done: Result<(), PgnError>) -> ControlFlow<Option<FaultAt>> {
        done.map_or_else(|fault| ControlFlow::Break(Some((self.place, fault))), ControlFlow::Continue)
    }
}

impl Visitor for Builder<'_> {
    type Tags = ();
    type Movetext = ();
    type Output = Option<FaultAt>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output> {
        ControlFlow::Continue(())
    }

    fn tag(&mut self, (): &mut (), name: &[u8], value: RawTag<'_>) -> ControlFlow<Self::Output> {
        let name = String::from_utf8_lossy(name).trim().to_owned();
        self.tags.push((name, value.decode_utf8_lossy().into_owned()));
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<Self::Output> {
        match self.read_start() {
            Ok(start) => {
                (self.start, self.main) = (start, Frame::new(start));
                ControlFlow::Continue(())
            }
            Err(fault) => ControlFlow::Break(Some((0, fault))),
        }
    }

    fn san(&mut self, (): &mut (), _: SanPlus) -> ControlFlow<Self::Output> {
        let done = self.play();
        self.go_on(done)
    }

    fn nag(&mut self, (): &mut (), nag: Nag) -> ControlFlow<Self::Output> {
        if let Some(ply) = self.frame().line.last_mut() {
            ply.nags.push(nag.0);
        }
        ControlFlow::Continue(())
    }

    fn comment(&mut self, (): &mut (), comment: RawComment<'_>) -> ControlFlow<Self::Output> {
        self.say(&String::from_utf8_lossy(comment.as_bytes()));
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, (): &mut ()) -> ControlFlow<Self::Output, Skip> {
        match self.begin() {
            Ok(()) => ControlFlow::Continue(Skip(false)),
            Err(fault) => ControlFlow::Break(Some((self.place, fault))),
        }
    }

    fn end_variation(&mut self, (): &mut ()) -> ControlFlow<Self::Output> {
        let done = self.end();
        self.go_on(done)
    }

    fn outcome(&mut self, (): &mut (), outcome: shakmaty::Outcome) -> ControlFlow<Self::Output> {
        let result = match outcome {
            shakmaty::Outcome::Known(KnownOutcome::Decisive { winner: shakmaty::Color::White }) => Outcome::WhiteWins,
            shakmaty::Outcome::Known(KnownOutcome::Decisive { winner: shakmaty::Color::Black }) => Outcome::BlackWins,
            shakmaty::Outcome::Known(KnownOutcome::Draw) => Outcome::Draw,
            shakmaty::Outcome::Unknown => Outcome::Open,
        };
        if self.open.is_empty() {
            self.result.get_or_insert(result);
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (): ()) -> Self::Output {
        self.left_over()
    }
}

/// The head of a word, fit for a message.
fn shown(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(SHOWN).collect()
}
