//! `golos convert`: records, files of games and score sheets, one made from another, one game at a time.

mod collected;
mod error;
mod family;
mod output;
mod record;
mod sheet;
mod taken;

use std::cell::Cell;
use std::fs::File;
use std::io::{self, BufRead, Read, Write};
use std::path::{Path, PathBuf};

use self::collected::{Collected, collects};
pub use self::error::ConvertError;
use self::output::Output;
pub(super) use self::record::{note_lines, tree_of};
use self::sheet::Frame;
pub(super) use self::taken::taken;
pub use self::taken::taken_or_told;
use super::audit::{Soundness, Why, found, no_game};
use super::games::{Content, FileGame, Format, ReadOptions, Tally, decoded, games, judged, number, open, recognise};
use super::notes::{annotate, notes_on};
use golos_cli::{GameForm, LetterChoice};
use golos_game::{Ending, RuleSet, Scale, State};
use golos_journal::{check, read};
use golos_profile::find_rules;
use golos_rules::draughts::Signs;
use golos_rules::tree::Game;
use golos_rules::{BySide, Charset, FileForm, Notation, Variant, plain, plain_line};
use golos_speech::ending;
use golos_view::Sheet;
use golos_wording::{Form, Sentence, Slot, Style, Wording, message, text_key};

/// What is to be converted.
#[derive(Clone, Debug)]
pub struct Job {
    /// A file, or `-` for standard input.
    pub input: PathBuf,
    /// A file, or `-` for standard output.
    pub output: PathBuf,
    /// What to write; none: by the ending of `output`.
    pub form: Option<GameForm>,
    /// The rule set, where the file does not say which.
    pub rules: Option<RuleSet>,
    /// The letters that were named; else those of the record, or of the language.
    pub letters: LetterChoice,
    /// The encoding of what is not UTF-8 in a file of games; `None`: the one that the file names, otherwise the most likely.
    pub charset: Option<Charset>,
    /// Whether the notes of replays become comments.
    pub with_notes: bool,
    pub overwrite: bool,
    /// When it is done: RFC 3339.
    pub now: String,
}

/// Converts the games of a file. What is wrong in it goes to `aside`, and its sound games are written all the same.
///
/// # Errors
/// [`ConvertError`]; then the file under way is not left behind, and one that was to be overwritten is as it was.
pub fn convert(job: &Job, wording: &Wording, style: Style, aside: &mut dyn Write) -> Result<Soundness, ConvertError> {
    let path = |path: &Path| path.display().to_string();
    let form = job.form.or_else(|| GameForm::of(&job.output)).ok_or_else(|| ConvertError::NoForm(path(&job.output)))?;
    let assumed = job.rules.clone();
    let unread = |reason| ConvertError::Read { path: path(&job.input), reason };
    let input = open(&job.input).map_err(unread)?;
    let (content, input) = recognise(&job.input, input, assumed.as_ref().map(|rules| rules.variant)).map_err(unread)?;
    let page = |is_rewritten, skipped| ConvertedPage {
        job,
        form,
        wording,
        style,
        assumed: assumed.clone(),
        output: None,
        written: 0,
        collected: Collected::default(),
        line_ends: 0,
        whole: Vec::new(),
        page: None,
        is_rewritten,
        is_kept: false,
        told: Cell::new(0),
        skipped,
    };
    match content {
        Some(Content::Record) if form == GameForm::Record => Err(ConvertError::BothRecords(path(&job.input))),
        Some(Content::Record) => page(false, 0).record(input, aside),
        Some(Content::Games(format)) if format == Format::List || !is_sheet(&job.input) => {
            match page(false, 0).games(format, input, aside) {
                // Once more, in an encoding that has all letters.
                Err(ConvertError::Letters { charset, told }) if is_file(&job.input) => {
                    let (_, input) = recognise(&job.input, open(&job.input).map_err(unread)?, None).map_err(unread)?;
                    let page = page(true, told);
                    let told = message::convert_in_unicode(
                        Slot::Text(Charset::UTF_8.name().to_owned()),
                        Slot::Text(charset.name().to_owned()),
                    );
                    let done = page.games(format, input, aside)?;
                    writeln!(aside, "{}", plain_line(&wording.render(&told, Style { form: Form::Written, ..style })))?;
                    Ok(done)
                }
                done => done,
            }
        }
        None if !is_sheet(&job.input) => Err(ConvertError::NoGames(path(&job.input))),
        Some(Content::Games(_)) | None => Err(ConvertError::SheetIn(path(&job.input))),
    }
}

/// Whether a path is that of a file, which can be read again.
fn is_file(path: &Path) -> bool {
    path.metadata().is_ok_and(|metadata| metadata.is_file())
}

/// Whether a form is that of a format.
const fn is_form_of(form: GameForm, format: Format) -> bool {
    matches!((form, format), (GameForm::Pdn, Format::Pdn) | (GameForm::Pgn, Format::Pgn) | (GameForm::Sgf, Format::Sgf))
}

/// Whether a form holds all games of this format in one, so that a file in which nothing changes is copied.
const fn is_copy_of(form: GameForm, format: Format) -> bool {
    matches!((form, format), (GameForm::Library, Format::Lib) | (GameForm::Archive, Format::Rif))
}

/// Whether a file is called as score sheets are, which look like games and are none.
fn is_sheet(path: &Path) -> bool {
    GameForm::of(path) == Some(GameForm::Sheet)
}

/// What is being written.
struct ConvertedPage<'a> {
    job: &'a Job,
    form: GameForm,
    wording: &'a Wording,
    style: Style,
    /// The rules that were named.
    assumed: Option<RuleSet>,
    output: Option<(Output, PathBuf)>,
    written: usize,
    /// The games that are written together at the end.
    collected: Collected,
    /// Line ends after the last game that was written.
    line_ends: usize,
    /// The files that are there whole.
    whole: Vec<PathBuf>,
    /// What the file is in, where games are written into one like that which they were read from.
    page: Option<Charset>,
    /// Whether they are rewritten in UTF-8 instead.
    is_rewritten: bool,
    /// Whether the last game was written without a change.
    is_kept: bool,
    /// Lines that were told, and how many of the first of them were told before.
    told: Cell<usize>,
    skipped: usize,
}

/// A game with what files of games have no place for.
struct KnownGame<'a> {
    game: &'a FileGame,
    /// The name of the form that it was read in.
    source: &'static str,
    /// The record that it comes from.
    record: Option<&'a State>,
    /// How it ended, in words.
    ending: Option<String>,
    used: BySide<Option<String>>,
    /// Behind how many half-moves of the record a draw was offered.
    offers: Vec<usize>,
    /// What the arbiter has noted in the record, a line each.
    notes: Vec<String>,
}

impl ConvertedPage<'_> {
    /// One record in.
    fn record(mut self, mut input: Box<dyn BufRead>, aside: &mut dyn Write) -> Result<Soundness, ConvertError> {
        let mut bytes = Vec::new();
        input.read_to_end(&mut bytes).map_err(|reason| self.unread(reason))?;
        let report = match check(&bytes) {
            Ok(report) => report,
            Err(unreadable) => {
                self.aside(aside, &Why::detail(&unreadable).behind(&no_game(&unreadable), self.wording, self.style))?;
                return Ok(Soundness::Unreadable);
            }
        };
        for finding in &report.findings {
            let (sentence, why) = found(finding);
            self.aside(aside, &why.behind(&sentence, self.wording, self.style))?;
        }
        let state = &report.state;
        let records = read(&bytes).records;
        let offers = record::offers(&records);
        let irregular = self.wording.label(text_key::SHEET_IRREGULAR);
        let mut game = record::game_of(state, &record::remarks(&records), &offers, &irregular);
        let noted = record::notes(&records);
        record::annotate(&mut game, state, &noted);
        if let Some(verdict) = state.verdict().filter(|verdict| record::needs_words(&verdict.ending)) {
            game.remark(self.words(&ending(state.setup(), verdict)));
        }
        if self.job.with_notes {
            for (ply, text) in notes_on(&self.job.input, None) {
                record::put(&mut game, state, ply, text.replace(['{', '}'], ""));
            }
        }
        let notes = record::lines(state, &noted);
        let ending = state.verdict().map(|verdict| self.words(&ending(state.setup(), verdict)));
        let used = record::known_times(state);
        self.write(&KnownGame { game: &game, source: "RON", record: Some(state), ending, used, offers, notes })?;
        self.tell_losses(aside)?;
        self.finish()?;
        Ok(if report.findings.is_empty() { Soundness::Sound } else { Soundness::Findings })
    }

    /// Games in, one after the other.
    fn games(
        mut self,
        format: Format,
        input: Box<dyn BufRead>,
        aside: &mut dyn Write,
    ) -> Result<Soundness, ConvertError> {
        let done = self.all_games(format, input, aside);
        // What was written before something went wrong stays, and nobody has to look for it.
        if let (Err(_), Some(last)) = (&done, self.whole.last()) {
            let whole = message::convert_whole(number(self.whole.len()), Slot::Text(last.display().to_string()));
            self.aside(aside, &self.words(&whole))?;
        }
        done
    }

    fn all_games(
        &mut self,
        format: Format,
        input: Box<dyn BufRead>,
        aside: &mut dyn Write,
    ) -> Result<Soundness, ConvertError> {
        let assumed = self.assumed.as_ref().map(|rules| rules.variant);
        // Of the forms that renju goes into, two have variations, and an archive has to say which it leaves out.
        let games_of =
            if matches!(self.form, GameForm::Sgf | GameForm::Library | GameForm::Archive) { games } else { judged };
        // What goes to a terminal is in UTF-8, and has nothing in it that steers one.
        let is_faithful = !self.is_rewritten && is_form_of(self.form, format) && self.job.output != Path::new("-");
        let (letters, charset) = (self.job.letters, self.job.charset);
        let options = ReadOptions { assumed, letters, charset, is_tolerant: false, is_faithful };
        let charset = self.expect_decodable(format, options)?.charset.unwrap_or(Charset::UTF_8);
        self.page = is_faithful.then_some(charset);
        let games = games_of(format, input, options).map_err(|reason| self.unread(reason))?;
        let mut tally = Tally::default();
        let mut is_copy =
            is_copy_of(self.form, format) && is_file(&self.job.input) && self.job.output != Path::new("-");
        for read in games {
            let mut read = read.map_err(|reason| self.unread(reason))?;
            if let Some(damage) = read.undecodable {
                return Err(self.unread(damage.into()));
            }
            for line in tally.told(&read, self.wording, self.style) {
                self.aside(aside, &line)?;
            }
            if let Some(rest) = read.rest.take().filter(|_| self.page.is_some() && self.output.is_some()) {
                self.output()?.write_all(&rest.bytes())?;
            }
            if let Some(game) = &mut read.game {
                if self.job.with_notes {
                    let notes = notes_on(&self.job.input, Some(&game.0));
                    is_copy &= notes.is_empty();
                    annotate(&mut game.0, &notes);
                }
                self.stated(game, read.is_broken);
                if self.form == GameForm::Record
                    && let Some(told) = left_out(&game.0, self.written + 1)
                {
                    self.aside(aside, &self.words(&told))?;
                }
                let used = game.used().map(|time| time.map(str::to_owned));
                self.write(&KnownGame {
                    game,
                    source: format.name(),
                    record: None,
                    ending: None,
                    used,
                    offers: Vec::new(),
                    notes: Vec::new(),
                })?;
            }
        }
        self.aside(aside, &self.words(&tally.sentence()))?;
        if is_copy && tally.soundness() == Soundness::Sound {
            self.copy()?;
        } else {
            self.tell_losses(aside)?;
            self.finish()?;
        }
        Ok(tally.soundness())
    }

    /// Reads the text of a file to its end before anything is written: what cannot be decoded would be lost for good. What
    /// comes through a pipe is refused where it is damaged.
    fn expect_decodable(&self, format: Format, options: ReadOptions) -> Result<FileForm, ConvertError> {
        let path = &self.job.input;
        let is_text = matches!(format, Format::Pdn | Format::Pgn | Format::Sgf | Format::Rif);
        if !is_text || !is_file(path) {
            return Ok(FileForm::default());
        }
        decoded(format, path, options).map_err(|reason| self.unread(reason))
    }

    /// A line beside the games, unless it was told before.
    fn aside(&self, aside: &mut dyn Write, line: &str) -> io::Result<()> {
        self.told.set(self.told.get() + 1);
        if self.told.get() <= self.skipped {
            return Ok(());
        }
        writeln!(aside, "{}", plain_line(line))
    }

    fn unread(&self, reason: io::Error) -> ConvertError {
        ConvertError::Read { path: self.job.input.display().to_string(), reason }
    }

    /// One more game: into the same file, or, as a record, into one of its own.
    fn write(&mut self, known: &KnownGame<'_>) -> Result<(), ConvertError> {
        self.written += 1;
        if collects(self.form) {
            return self.collect(known.game);
        }
        if let Some(charset) = self.page {
            return self.keep(known.game, charset);
        }
        // Records have sums over what stands in them; everything else is for terminals too.
        let text = match self.text(known)? {
            text if self.form == GameForm::Record => text,
            text => plain(&text).into_owned(),
        };
        if self.form == GameForm::Record && self.output.is_some() {
            self.finish()?;
        }
        let is_first = self.output.is_none();
        // A list is a line; between other games stands a blank one.
        let gap = match self.line_ends {
            _ if is_first || self.form == GameForm::List => "",
            0 => "\n\n",
            1 => "\n",
            _ => "",
        };
        self.line_ends = text.bytes().rev().filter(|byte| *byte != b'\r').take_while(|byte| *byte == b'\n').count();
        let output = self.output()?;
        Ok(write!(output, "{gap}{text}")?)
    }

    /// One more game into a file like that which it was read from. Between games without a change is nothing but
    /// what was there before.
    fn keep(&mut self, game: &FileGame, charset: Charset) -> Result<(), ConvertError> {
        let written = family::bytes(game, self.form, charset).ok_or_else(|| self.other_form(game.variant()))?;
        let written = written.ok_or(ConvertError::Letters { charset, told: self.told.get() })?;
        let is_first = self.output.is_none();
        let missing =
            if is_first || written.is_kept && self.is_kept { 0 } else { 2_usize.saturating_sub(self.line_ends) };
        let gap = written.line_end.repeat(missing);
        let gap = if charset.is_wide() { charset.encode(&gap).unwrap_or_default() } else { gap.into_bytes() };
        (self.is_kept, self.line_ends) = (written.is_kept, written.line_ends);
        let output = self.output()?;
        output.write_all(&gap)?;
        Ok(output.write_all(&written.bytes)?)
    }

    /// What the next game is written to.
    fn output(&mut self) -> Result<&mut Output, ConvertError> {
        let path = self.path()?;
        let (output, _) = match &mut self.output {
            Some(output) => output,
            none => none.insert((create(&path, self.job.overwrite)?, path)),
        };
        Ok(output)
    }

    /// One more game of those that are written together.
    fn collect(&mut self, game: &FileGame) -> Result<(), ConvertError> {
        if !self.collected.add(self.form, &game.0) {
            return Err(self.other_form(game.variant()));
        }
        self.output()?;
        Ok(())
    }

    /// Says what the form has no place for.
    fn tell_losses(&self, aside: &mut dyn Write) -> io::Result<()> {
        self.collected.left_out(self.form).try_for_each(|told| self.aside(aside, &self.words(&told)))
    }

    fn other_form(&self, variant: Variant) -> ConvertError {
        let others = GameForm::for_games(variant).filter(|form| *form != self.form).map(GameForm::name);
        let others = others.collect::<Vec<_>>().join(", ");
        ConvertError::OtherForm { game: self.written, form: self.form.name(), others }
    }

    fn text(&self, known: &KnownGame<'_>) -> Result<String, ConvertError> {
        Ok(match (self.form, known.game) {
            (GameForm::Record, game) => self.record_of(game, known.source)?,
            (GameForm::Sheet, _) => self.sheet(known),
            (form, game) => match family::text(game, form, self.notation(known)) {
                Some(text) => text,
                None => return Err(self.other_form(game.variant())),
            },
        })
    }

    /// The letters that were named, else those of the record or of the language.
    fn notation(&self, known: &KnownGame<'_>) -> Notation {
        let own = known.record.map(|state| state.notation());
        self.job.letters.over(own.unwrap_or_else(|| self.wording.lang().notation()))
    }

    /// Where the next game goes: a second record to `game-2.ron`.
    fn path(&self) -> Result<PathBuf, ConvertError> {
        let path = &self.job.output;
        if self.form != GameForm::Record || self.written == 1 {
            return Ok(path.clone());
        }
        if path == Path::new("-") {
            return Err(ConvertError::SeveralRecords);
        }
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let ending = path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
        Ok(path.with_file_name(format!("{stem}-{}{ending}", self.written)))
    }

    fn sheet(&self, known: &KnownGame<'_>) -> String {
        let (ending, used) = (known.ending.clone(), known.used.clone());
        let notation = self.notation(known);
        let verdict = known.record.and_then(State::verdict);
        let is_unplayed = verdict.is_some_and(|verdict| verdict.ending == Ending::Absence);
        let own = known.record.map(|state| &state.setup().rules).or(self.assumed.as_ref());
        let signs = own.map_or_else(Signs::default, |rules| rules.score.signs.clone());
        let signs = if is_unplayed { signs.unplayed() } else { signs };
        let mut moves = match family::sheet(known.game, (known.record, &known.offers), notation, self.wording) {
            family::Sheets::Moves(moves) => moves,
            family::Sheets::Whole(game) => {
                let notes = known.notes.clone();
                return Sheet { game, signs: &signs, ending, used, notes }.text(self.wording);
            }
        };
        if !known.notes.is_empty() {
            moves.extend([String::new(), format!("{}:", self.wording.label(text_key::SHEET_NOTES))]);
            moves.extend(known.notes.iter().cloned());
        }
        let outcome = verdict.map(|verdict| verdict.outcome).or(known.game.outcome());
        let scale = own.map_or(Scale::One, |rules| rules.score.scale);
        Frame { game: known.game, outcome, scale, ending, used, is_unplayed }.text(moves, self.wording)
    }

    fn record_of(&self, game: &FileGame, source: &str) -> Result<String, ConvertError> {
        if game.moves() > record::MOST_PLIES {
            return Err(ConvertError::LongGame { game: self.written });
        }
        let rules = self.rules_of(game)?;
        let about = game.about().join(", ");
        let from = Slot::Text(source.to_owned());
        let note = match about.is_empty() {
            true => message::convert_note_bare(from),
            false => message::convert_note(from, Slot::Text(about)),
        };
        let note = self.words(&note);
        let no_record =
            |reason: record::NoRecord| ConvertError::NoRecord { game: self.written, reason: reason.to_string() };
        record::record_of(game, rules, self.assumed.is_some(), note, source, &self.job.now).map_err(no_record)
    }

    /// The rule set that the file or the person names, with the captures of the game: those of 100 squares, where the
    /// rules allow them, leave no other trace in a file.
    fn rules_of(&self, game: &FileGame) -> Result<RuleSet, ConvertError> {
        let named = game.rule_set().map(find_rules).transpose()?;
        // A file names no giveaway; who names it knows.
        let assumed = self.assumed.clone().filter(|rules| rules.variant == game.variant());
        let named = named.filter(|named| assumed.is_none() || named.variant == game.variant());
        let named = named.or(assumed).or_else(|| self.assumed.clone());
        let rules = named.map_or_else(|| find_rules(game.variant().id()), Ok)?;
        let is_played = |rules: &RuleSet| rules.variant == game.variant();
        if is_played(&rules) {
            return Ok(rules);
        }
        let other = ConvertError::OtherRules { game: self.written, rules: rules.id.clone() };
        rules.with_captures_of_100().filter(is_played).ok_or(other)
    }

    fn finish(&mut self) -> Result<(), ConvertError> {
        let Some((mut output, path)) = self.output.take() else { return Ok(()) };
        if collects(self.form) {
            std::mem::take(&mut self.collected).write(self.form, &mut output)?;
        }
        self.place(output, path)
    }

    /// The file as it stands: nothing was found in it, and nothing is added.
    fn copy(&mut self) -> Result<(), ConvertError> {
        let Some((mut output, path)) = self.output.take() else { return Ok(()) };
        let mut input = File::open(&self.job.input).map_err(|reason| self.unread(reason))?;
        io::copy(&mut input, &mut output)?;
        self.place(output, path)
    }

    fn place(&mut self, output: Output, path: PathBuf) -> Result<(), ConvertError> {
        let is_file = matches!(output, Output::File(_));
        output.finish().map_err(|error| unwritten(&self.job.output, error))?;
        self.whole.extend(is_file.then_some(path));
        Ok(())
    }

    fn words(&self, sentence: &Sentence) -> String {
        self.wording.render(sentence, Style { form: Form::Written, ..self.style })
    }
}

/// What a record has to leave out of the game of this number.
fn left_out(game: &Game, game_number: usize) -> Option<Sentence> {
    let moves = record::left_out(game);
    (moves > 0).then(|| message::convert_null(number(game_number), number(moves)))
}

fn create(path: &Path, overwrite: bool) -> Result<Output, ConvertError> {
    Output::create(path, overwrite).map_err(|error| unwritten(path, error))
}

fn unwritten(path: &Path, error: io::Error) -> ConvertError {
    match error.kind() {
        io::ErrorKind::AlreadyExists => ConvertError::Exists(path.display().to_string()),
        io::ErrorKind::WouldBlock => ConvertError::InPlay(path.display().to_string()),
        _ => ConvertError::Write(error),
    }
}
