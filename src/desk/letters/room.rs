//! The room of letters as a screen: the list of games, and one that is open.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::asked::Asked;
use super::everywhere::of_game;
use super::record::{LETTERS_ENDING, read_game};
use super::status;
use crate::scan::Offered;
use crate::screens::Screen;
use crate::{Archive, Config, Desk, Out, Presenter};
use golos_game::{MoveRequest, Request, Seat};
use golos_input::switch::Branch;
use golos_input::{CommandParseError, CursorKey, Intent, LettersLexicon, LettersRequest, LettersUnread, Tokens};
use golos_letters::{Day, LONGEST, State, Summary};
use golos_speech::{Kind, Renderer};
use golos_table::Time;
use golos_view::MenuModel;
use golos_wording::{NAME_CHARS, Sentence, Slot, clean, message, text_key};

/// The room of letters.
pub struct LettersDesk {
    pub(super) config: Config,
    pub(super) time: Arc<dyn Time>,
    pub(super) lexicon: &'static LettersLexicon,
    /// Where the games are kept.
    pub(super) folder: PathBuf,
    /// By how many days the day that counts as today is later than that of the clock, or earlier.
    shift: i64,
    pub(super) games: Vec<(PathBuf, Summary)>,
    pub(super) open: Option<OpenGame>,
    pub(super) asked: Asked,
    /// The line of the list that the hand is on.
    hand: usize,
}

/// The game that is open, and where in its letters it is read.
pub(super) struct OpenGame {
    pub path: PathBuf,
    pub state: State,
    /// The letter that is read, and the line of it that was read last, both from 0; `None` before the first line.
    pub letter: usize,
    pub line: Option<usize>,
}

impl LettersDesk {
    /// The room of the games in a folder. `today` is the day that counts as today, if not that of the clock.
    pub(crate) fn open(
        folder: &Path,
        today: Option<Day>,
        config: &Config,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> (LettersDesk, Vec<Out>) {
        let clock = time.wall().date_naive();
        let shift = today.map_or(0, |today| today.date().signed_duration_since(clock).num_days());
        let mut desk = LettersDesk {
            config: config.clone(),
            time: Arc::clone(time),
            lexicon: LettersLexicon::of(config.lang),
            folder: folder.to_owned(),
            shift,
            games: Vec::new(),
            open: None,
            asked: Asked::Nothing,
            hand: 0,
        };
        let out = desk.list(presenter);
        (desk, out)
    }

    /// The day that counts as today.
    pub(super) fn today(&self) -> Day {
        let clock = self.time.wall().date_naive();
        let day = chrono::TimeDelta::try_days(self.shift).and_then(|shift| clock.checked_add_signed(shift));
        Day::of(day.unwrap_or(clock))
    }

    pub(super) fn archive(&self) -> &dyn Archive {
        self.config.archive.as_ref()
    }

    pub(super) fn say(sentences: impl IntoIterator<Item = Sentence>, presenter: &Presenter) -> Vec<Out> {
        sentences.into_iter().map(|sentence| presenter.say(&sentence, Kind::Answer)).collect()
    }

    /// Reads the games of the folder again and lists them, the nearest deadline first.
    pub(super) fn list(&mut self, presenter: &Presenter) -> Vec<Out> {
        let troubles = self.read_games();
        let today = self.today();
        let first = |game: &Summary| game.own_due(today).next().map(|due| due.day);
        self.games
            .sort_by_key(|(path, game)| (first(game).is_none(), first(game), game.verdict.is_some(), path.clone()));
        self.hand = 0;
        let mut out = Self::say(troubles, presenter);
        out.push(presenter.say(&self.heading(), Kind::Answer));
        out.extend(
            (1..).zip(self.lines()).map(|(number, line)| presenter.say(&message::menu_item(number, line), Kind::Item)),
        );
        out
    }

    /// Reads the games of the folder, and says which cannot be read.
    fn read_games(&mut self) -> Vec<Sentence> {
        let mut troubles = Vec::new();
        self.games.clear();
        for (path, read) in self.config.archive.letters(&self.folder) {
            match read {
                Ok(summary) => self.games.push((path, summary)),
                Err(error) => troubles.push(of_game(&path, error.sentence())),
            }
        }
        troubles
    }

    fn heading(&self) -> Sentence {
        match u32::try_from(self.games.len()).unwrap_or(u32::MAX) {
            0 => message::letters_room_none(),
            count => message::letters_room(count),
        }
    }

    fn lines(&self) -> Vec<Sentence> {
        let today = self.today();
        self.games.iter().map(|(path, game)| status::listed(&name_of(path), game, today)).collect()
    }

    /// Opens a game by its place in the list, from 1.
    fn choose(&mut self, number: usize, presenter: &Presenter) -> Vec<Out> {
        match number.checked_sub(1).and_then(|index| self.games.get(index)) {
            Some((path, _)) => self.enter(&path.clone(), presenter),
            None => Self::say([message::refuse_letters_choose()], presenter),
        }
    }

    /// Opens a game.
    pub(super) fn enter(&mut self, path: &Path, presenter: &Presenter) -> Vec<Out> {
        match read_game(self.archive(), path) {
            Ok(state) => {
                let said = status::entered(&state, self.today());
                let letter = state.letters().len().saturating_sub(1);
                self.open = Some(OpenGame { path: path.to_owned(), state, letter, line: None });
                Self::say(said, presenter)
            }
            Err(error) => Self::say([error.sentence()], presenter),
        }
    }

    /// The game whose name a line is, or begins with.
    fn named(&self, line: &Tokens) -> Option<PathBuf> {
        let text = line.text().trim().to_lowercase();
        let named = |(path, _): &&(PathBuf, Summary)| name_of(path).to_lowercase() == text;
        self.games.iter().find(named).map(|(path, _)| path.clone())
    }

    fn help(&self, presenter: &Presenter) -> Vec<Out> {
        let lines = match self.open {
            None => vec![message::help_letters_list()],
            Some(_) => vec![
                message::help_letters_read(2),
                message::help_letters_take(),
                message::help_letters_write(),
                message::help_letters_break(),
                message::help_letters_rule(),
                message::help_letters_papers(),
                message::help_letters_leave(),
            ],
        };
        lines.iter().map(|line| presenter.say(line, Kind::Answer).helping()).collect()
    }

    /// Out of a question, out of a game, out of the room: one step.
    fn back_out(&mut self, presenter: &Presenter) -> (Vec<Out>, bool) {
        if self.asked.is_waiting() {
            self.asked = Asked::Nothing;
            return (Self::say([message::letters_not_taken()], presenter), false);
        }
        match self.open.take() {
            Some(_) => (self.list(presenter), false),
            None => (Vec::new(), true),
        }
    }

    fn typed_line(&mut self, line: &Tokens, presenter: &Presenter) -> (Vec<Out>, bool) {
        if let Some(out) = self.pasted(line, presenter) {
            return (out, false);
        }
        let menu = presenter.lexicon.menu(line);
        if matches!(menu, Intent::Leave) {
            return self.back_out(presenter);
        }
        if let Some(out) = self.answered(line, presenter) {
            return (out, false);
        }
        let out = match menu {
            Intent::Help => self.help(presenter),
            Intent::Choose(number) if self.open.is_none() => self.choose(number, presenter),
            _ => match self.named(line).filter(|_| self.open.is_none()) {
                Some(path) => self.enter(&path, presenter),
                None => match self.lexicon.read(line, self.today()) {
                    Ok(ask) => self.ask(ask, presenter),
                    Err(why) => Self::say([unread(&why)], presenter),
                },
            },
        };
        (out, false)
    }

    /// The hand goes from line to line.
    fn step(&mut self, key: CursorKey, presenter: &Presenter) -> (Vec<Out>, bool) {
        let out = match (key, self.open.is_some()) {
            (CursorKey::Drop, _) => return self.back_out(presenter),
            (CursorKey::Up | CursorKey::Left, true) => self.ask(LettersRequest::Back, presenter),
            (_, true) => self.ask(LettersRequest::Next, presenter),
            (CursorKey::Pick | CursorKey::Confirm, false) => self.choose(self.hand + 1, presenter),
            (key, false) => {
                let last = self.games.len().saturating_sub(1);
                self.hand = match key {
                    CursorKey::Up | CursorKey::Left => self.hand.saturating_sub(1),
                    _ => (self.hand + 1).min(last),
                };
                let line = self.lines().into_iter().nth(self.hand);
                line.map(|line| presenter.passed(self.hand, Slot::from(line), Kind::Cursor)).into_iter().collect()
            }
        };
        (out, false)
    }
}

impl Screen for LettersDesk {
    fn prompt_text(&self, presenter: &Presenter) -> String {
        match &self.open {
            None => presenter.wording.label(text_key::PROMPT_LETTERS),
            Some(open) => {
                let name = Slot::Text(name_of(&open.path));
                presenter.say(&message::prompt_letters_game(name), Kind::Typing).written
            }
        }
    }

    fn menu(&self, presenter: &Presenter) -> Option<MenuModel> {
        let shown = |sentence: &Sentence| presenter.say(sentence, Kind::Typing).written;
        let (heading, items, chosen) = match &self.open {
            None => (self.heading(), self.lines(), self.hand),
            Some(open) => (open.heading(), open.lines(), open.line.unwrap_or(0)),
        };
        Some(MenuModel { heading: shown(&heading), items: items.iter().map(shown).collect(), chosen })
    }

    fn has_board(&self) -> bool {
        false
    }

    fn longest_line(&self) -> usize {
        CommandParseError::MOST_LIST_CHARS
    }

    fn offered(&self, _seat: Option<Seat>, desk: &Desk) -> Vec<Branch<Offered>> {
        desk.lines(false)
    }

    fn restyle(&mut self, renderer: &Renderer) {
        let lang = renderer.wording.lang();
        self.config.lang = lang;
        self.lexicon = LettersLexicon::of(lang);
    }

    fn typed(&mut self, line: &Tokens, presenter: &Presenter) -> Option<(Vec<Out>, bool)> {
        Some(self.typed_line(line, presenter))
    }

    fn take(&mut self, _seat: Option<Seat>, intent: Intent, presenter: &Presenter) -> (Vec<Out>, bool) {
        match intent {
            Intent::Leave => self.back_out(presenter),
            Intent::Help | Intent::HelpOf(_) | Intent::HelpOn(..) => (self.help(presenter), false),
            Intent::Choose(number) if self.open.is_none() && !self.asked.is_waiting() => {
                (self.choose(number, presenter), false)
            }
            Intent::BoardCursor(key) => self.step(key, presenter),
            Intent::Text(text) => self.typed_line(&Tokens::new(&text), presenter),
            Intent::Choose(number) => self.typed_line(&Tokens::new(&number.to_string()), presenter),
            Intent::Game { ask: Request::Move(MoveRequest::Press), .. } => {
                (self.ask(LettersRequest::Next, presenter), false)
            }
            Intent::Game { .. }
            | Intent::Match { .. }
            | Intent::Draw { .. }
            | Intent::Seal { .. }
            | Intent::Envelope { .. }
            | Intent::Ending { .. }
            | Intent::AfterGame(_)
            | Intent::Drill(_)
            | Intent::AtHour { .. }
            | Intent::Tell { .. }
            | Intent::Walk(_)
            | Intent::Replay(_)
            | Intent::Games(_)
            | Intent::SetUp(_) => (self.help(presenter), false),
        }
    }

    fn shown_again(&mut self, presenter: &Presenter) -> Vec<Out> {
        self.list(presenter)
    }
}

/// Why a line is no command here.
fn unread(why: &LettersUnread) -> Sentence {
    let text = |text: &String| Slot::Text(clean(text, NAME_CHARS));
    match why {
        LettersUnread::Unknown(typed) => message::refuse_letters_word(text(typed)),
        LettersUnread::Behind(typed) => message::refuse_letters_behind(text(typed)),
        LettersUnread::Moves => message::refuse_letters_moves(),
        LettersUnread::TwoDays => message::refuse_letters_two_days(),
    }
}

/// The name of a game: that of its file without the ending.
#[must_use]
pub fn name_of(path: &Path) -> String {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    name.strip_suffix(LETTERS_ENDING).unwrap_or(&name).to_owned()
}

/// The bytes of a letter: one more than is read, at most.
pub(super) fn letter_bytes(archive: &dyn Archive, path: &Path) -> std::io::Result<Vec<u8>> {
    archive.read_most(path, LONGEST.saturating_add(1))
}
