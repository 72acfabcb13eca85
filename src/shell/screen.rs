//! The screen face: keys in, frames out, one frame a signal.

use std::io;

use crossterm::event::{Event as TerminalEvent, KeyCode, KeyEventKind};
use ratatui::DefaultTerminal;
use ratatui::layout::Rect;

use super::cues::Cues;
use super::hub::{Console, LoopEnd, Received, Signal};
use super::keyboard::Keyboard;
use super::pads::Lister;
use super::painter::Painter;
use super::readers;
use super::remote_view;
pub use super::taste::Taste;
use golos_clock::Ms;
use golos_desk::{Desk, MicroMatch, Out, Play, Replayer, SetUp};
use golos_game::{Discipline, MoveRequest, Phase, RecordRequest, Request, State};
use golos_input::switch::Switch;
use golos_input::{CursorKey, Intent, KeyAct, KeyPlace, MenuKey, TypedLine};
use golos_speech::voices::ChimeReport;
use golos_speech::{Cue, Kind, Priority};
use golos_table::Time;
use golos_view::drawing::Blocks;
use golos_view::{
    BoardLine, BoardModel, ClockText, CueModel, Focus, HelpModel, Input, Labels, Look, Model, Scene, Zoom,
};
use golos_wording::{Form, Slot, Style, game, message, text_key};

/// How many lines of a menu or of the help a page is.
const PAGE_LINES: usize = 10;

/// So many lines of what was said are kept for the screen.
const SAID_LINES: usize = 200;

/// So many signals that came together make one picture.
const AT_ONCE: usize = 256;

/// What is on the screen besides the game.
pub struct Screen {
    pub(super) console: Console,
    pub(super) taste: Taste,
    pub(super) line: TypedLine,
    pub(super) focus: Focus,
    /// What was touched last on the keyboard.
    pub(super) keyboard: Keyboard,
    /// The line of the list of moves that one has gone to, from 0.
    pub(super) sheet: Option<usize>,
    zoom: Zoom,
    flipped: bool,
    pub(super) clocks_alone: bool,
    pub(super) said: Vec<String>,
    /// How many of them, from the end, were said together.
    fresh: usize,
    /// How many sentences were said before those.
    let_go: usize,
    flash: Option<String>,
    cues: Cues,
    pub(super) help: Option<HelpModel>,
    labels: Labels,
    end: io::Result<LoopEnd>,
    /// The size of a terminal elsewhere, whose lines are taken to the house; none: it is the program's own.
    pub(super) elsewhere: Option<Rect>,
    /// The line that was typed there last.
    pub relayed: Option<String>,
}

impl Screen {
    /// A screen that shows `opening` first.
    #[must_use]
    pub fn new(mut console: Console, taste: Taste, opening: Vec<Out>) -> Screen {
        console.begin_in(taste.theme);
        console = if taste.quiet { console.writing_what_is_lit() } else { console };
        let labels = Labels::of(console.desk.presenter().wording);
        let focus = if console.desk.has_board() { Focus::Board } else { Focus::Menu };
        let zoom = match taste.blocks {
            Blocks::Letters => Zoom::default(),
            // Drawn pieces are the better known the larger they are.
            Blocks::Half | Blocks::Quadrant | Blocks::Sextant => Zoom::Full,
        };
        let mut screen = Screen {
            console,
            taste,
            line: TypedLine::default(),
            focus,
            keyboard: Keyboard::default(),
            sheet: None,
            zoom,
            flipped: false,
            clocks_alone: false,
            said: Vec::new(),
            fresh: 0,
            let_go: 0,
            flash: None,
            cues: Cues::default(),
            help: None,
            labels,
            end: Ok(LoopEnd::Left),
            elsewhere: None,
            relayed: None,
        };
        screen.hear(opening);
        screen
    }

    /// Runs until the game is left or the terminal is gone, and leaves the terminal as it was.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn run(mut self, terminal: DefaultTerminal) -> io::Result<()> {
        let inlet = self.console.signals.inlet();
        let painter = Painter::start(terminal, inlet.clone())?;
        readers::read_keys(inlet);
        self.show(&painter);
        let last = self.console.close();
        self.hear(last);
        painter.finish();
        let end = *self.end.as_ref().unwrap_or(&LoopEnd::Gone);
        self.console.part(end, || painter.is_idle());
        self.end.map(|_| ())
    }

    /// One picture for all that came together.
    fn show(&mut self, painter: &Painter) {
        painter.show(self.model(), self.taste.theme.at(self.taste.depth));
        while !self.is_over() {
            self.console.search();
            self.console.think();
            self.console.beat();
            self.receive_or_ring(self.console.signals.next(self.wait()), painter);
            for _ in 0..AT_ONCE {
                match self.console.signals.next(Some(Ms::ZERO)) {
                    Some(received) if !self.is_over() => self.receive_or_ring(Some(received), painter),
                    Some(_) | None => break,
                }
            }
            painter.show(self.model(), self.taste.theme.at(self.taste.depth));
        }
    }

    fn is_over(&self) -> bool {
        self.console.desk.is_done() || !matches!(self.end, Ok(LoopEnd::Left))
    }

    fn receive_or_ring(&mut self, received: Option<Received>, painter: &Painter) {
        match received {
            Some(Received { signal: Signal::Sounds(_, ChimeReport::Bell), .. }) => painter.ring(),
            other => self.receive(other),
        }
    }

    /// Takes a signal at the moment at which it was received.
    fn receive(&mut self, received: Option<Received>) {
        match received {
            None => self.take(None),
            Some(Received { signal: Signal::Stop, .. }) => self.end = Ok(LoopEnd::Asked),
            Some(Received { signal: Signal::Gone, .. }) => self.end = Ok(LoopEnd::Gone),
            Some(Received { signal: Signal::Mute(error), .. }) => self.end = Err(error),
            Some(Received { at, signal }) => {
                let time = self.console.signals.time();
                time.at(at, || self.take(Some(signal)));
            }
        }
    }

    /// Takes one signal; none means that a deadline is due or that a clock has to be drawn.
    pub fn take(&mut self, signal: Option<Signal>) {
        let (had_board, shown) = (self.console.desk.has_board(), self.shown_board());
        let out = match signal {
            Some(Signal::Terminal(TerminalEvent::Key(key))) if key.kind != KeyEventKind::Release => {
                self.awake();
                // What is being typed is a helper's, to its end.
                let switch = self.console.switch_of_key(&key).filter(|_| self.line.is_empty());
                let was_pointed = self.console.has_list(Lister::Pointer);
                self.console.drop_pointed();
                match switch {
                    // It puts the list away, and does nothing else.
                    None if was_pointed && key.code == KeyCode::Esc => Vec::new(),
                    Some(_) if key.kind == KeyEventKind::Repeat => Vec::new(),
                    Some(switch) => self.press(switch),
                    None => self.key(&key),
                }
            }
            Some(Signal::Terminal(TerminalEvent::Paste(text))) => {
                text.chars().for_each(|c| self.line.edit(golos_input::Edit::Insert(c)));
                Vec::new()
            }
            Some(Signal::Terminal(TerminalEvent::Mouse(event))) => self.point(event),
            Some(Signal::Terminal(_)) => Vec::new(),
            Some(Signal::Line(Some(line))) => self.console.line(&line),
            Some(Signal::Line(None) | Signal::Stop | Signal::Gone | Signal::Mute(_)) => self.console.desk.close(),
            Some(Signal::Room) => return,
            Some(Signal::Pad(event)) => self.console.pad(&event),
            Some(Signal::Switch(switch)) => {
                self.awake();
                self.press(switch)
            }
            Some(Signal::Board(news)) => self.console.board(news),
            Some(Signal::Hearer(news)) => self.console.hearer(news),
            Some(Signal::RemoteHall) => self.console.desk.hear(),
            Some(Signal::Voice(report)) => self.console.voice(&report),
            Some(Signal::Ear(seat, report)) => self.console.ear(seat, &report),
            // The painter rings the bell.
            Some(Signal::Sounds(_, ChimeReport::Bell)) => return,
            Some(Signal::Sounds(of, ChimeReport::Lost { why })) => self.console.sounds_lost(of, &why),
            Some(Signal::Searched { search, chance }) => self.console.desk.searched(search, chance),
            Some(Signal::Thought(found)) => self.console.thought(*found),
            None => self.console.desk.tick(),
        };
        self.hear(out);
        let more = self.console.heed_manner();
        self.hear(more);
        let felt = self.console.mind_board();
        self.hear(felt);
        let heard = self.console.mind_hearing();
        self.hear(heard);
        let lit = self.console.scan();
        // Where a reader reads what is drawn, what is lit is drawn as well.
        if self.taste.quiet && !self.console.has_voice() && !self.console.is_unlit() {
            self.said.extend(lit.into_iter().map(|out| out.written));
        }
        self.taste.theme = self.console.theme().unwrap_or(self.taste.theme);
        if self.console.desk.has_board() != had_board {
            self.leave_sheet();
            self.focus = if had_board { Focus::Menu } else { Focus::Board };
        }
        self.heed_sheet(shown);
    }

    /// The screen as plain data.
    #[must_use]
    pub fn model(&self) -> Model {
        let (keys, least_keys) = self.shown_keys();
        Model {
            title: self.title(),
            scene: self.scene(),
            said: self.said.clone(),
            fresh: self.fresh,
            prompt: self.console.desk.prompt(),
            input: self.shown_input(),
            focus: self.focus_shown(),
            flash: self.flash.clone(),
            cue: self.cues.shown().map(|cue| self.shown_cue(cue)),
            lit: self.cue_age().is_some_and(|age| self.taste.blink.is_lit(age)),
            zoom: self.zoom,
            blocks: self.taste.blocks,
            clocks_alone: self.clocks_alone,
            quiet: self.taste.quiet.then_some(self.let_go),
            scan: self.console.scan_model(),
            keys,
            least_keys,
            sheet: self.sheet,
            labels: self.labels.clone(),
        }
    }

    /// The line as it may be seen: of a move that is sealed nothing, not even how long it is (CH-18.1.1).
    fn shown_input(&self) -> Input {
        if self.console.desk.is_secret() {
            return Input { text: String::new(), cursor: 0 };
        }
        Input { text: self.line.text().to_owned(), cursor: self.line.cursor() }
    }

    fn title(&self) -> String {
        let desk = &self.console.desk;
        if let Some((sight, _)) = desk.sight() {
            return sight.title.clone();
        }
        let wording = &desk.presenter().wording;
        let state = desk.game().map(Play::state).or_else(|| desk.player().map(Replayer::state));
        let setup = state.map(State::setup);
        let rules = setup.map(|setup| &setup.rules).or_else(|| desk.set_up().map(SetUp::rules));
        let Some(rules) = rules else { return wording.label(text_key::HOME_TITLE) };
        let what = Slot::Phrase(game(Discipline::of(rules)));
        let game = wording.render(&message::menu_line(what), self.written());
        let players = setup.map(|setup| &setup.players).filter(|players| !players.white.is_empty());
        players.map_or(game.clone(), |players| format!("{game}: {} – {}", players.white, players.black))
    }

    fn scene(&self) -> Scene {
        if let Some(help) = &self.help {
            return Scene::Help(HelpModel { game: self.board().map(Box::new), ..help.clone() });
        }
        self.scene_behind()
    }

    /// What is shown but for the help.
    pub(super) fn scene_behind(&self) -> Scene {
        if let Some(board) = self.board() {
            return Scene::Board(Box::new(board));
        }
        let lit = self.console.lit_places();
        if let Some(scene) = remote_view::scene(&self.console.desk, self.taste.clock_text, &lit) {
            return scene;
        }
        let wording = &self.console.desk.presenter().wording;
        if let Some(player) = self.console.desk.player() {
            let letters = Some(self.console.desk.presenter().letters_in(player.state().notation()));
            let look = Look { flipped: self.flipped, letters, ..Look::new(wording, player.now()) };
            let mut board = BoardModel::of(player.state(), &look);
            board.counter = Some(wording.render(&player.stands(), self.written()));
            return Scene::Board(Box::new(board));
        }
        if let Some(set_up) = self.console.desk.set_up() {
            let look = Look { cursor: Some(set_up.cursor()), flipped: self.flipped, ..Look::new(wording, Ms::ZERO) };
            return Scene::Board(Box::new(BoardModel::set_up(&set_up.position(), &look)));
        }
        Scene::Menu(self.console.desk.menu().unwrap_or_default())
    }

    /// The game that is being played.
    fn board(&self) -> Option<BoardModel> {
        let play = self.console.desk.game()?;
        let lit = self.console.lit_places();
        let mut board = BoardModel::of(play.state(), &Look { lit: &lit, ..self.look(play) });
        board.counter = self.match_line().or(board.counter);
        let boards = self.console.desk.boards().into_iter().flatten();
        board.boards = boards
            .map(|(number, play, chosen)| BoardLine::of(number, chosen, play.state(), &self.look(play)))
            .collect();
        self.mark_severed(&mut board);
        Some(board)
    }

    fn look<'a>(&'a self, play: &'a Play) -> Look<'a> {
        Look {
            cursor: Some(play.cursor()),
            path: play.path(),
            clock_text: self.taste.clock_text,
            move_text: self.taste.move_text,
            letters: Some(play.letters()),
            sees_matters: play.has_arbiter() || play.state().is_training(),
            flipped: self.flipped,
            ..Look::new(self.console.desk.presenter().wording, play.now())
        }
    }

    /// What is left of the break, where clocks tick; else the score of the micro-match.
    fn match_line(&self) -> Option<String> {
        let contest = self.console.desk.contest()?;
        let left = contest.break_left().filter(|_| self.taste.clock_text == ClockText::Ticking);
        let left = left.map(|left| message::match_break_left(Ms::from_secs(left.secs())));
        let wording = &self.console.desk.presenter().wording;
        Some(wording.render(&left.unwrap_or_else(|| contest.score()), self.written()))
    }

    pub(super) fn written(&self) -> Style {
        Style { form: Form::Written, ..self.console.desk.presenter().style }
    }

    fn items(&self) -> Vec<String> {
        self.console.desk.menu().map(|menu| menu.items).unwrap_or_default()
    }

    /// Where the cursor stands: a question without lines is answered at the prompt.
    pub(super) fn focus_shown(&self) -> Focus {
        let in_menu = self.help.is_some() || !self.console.desk.has_board();
        match (in_menu, self.focus) {
            (true, _) if !self.line.is_empty() || (self.help.is_none() && self.items().is_empty()) => Focus::Prompt,
            (true, _) => Focus::Menu,
            (false, Focus::Menu) => Focus::Board,
            (false, focus) => focus,
        }
    }

    pub(super) fn place(&self) -> KeyPlace {
        let in_sheet = self.focus == Focus::Sheet && self.line.is_empty();
        if self.help.is_some() || !self.console.desk.has_board() || in_sheet {
            KeyPlace::Menu
        } else if self.console.desk.player().is_some() {
            KeyPlace::Replay
        } else if self.focus_shown() == Focus::Prompt {
            KeyPlace::Prompt
        } else {
            KeyPlace::Board
        }
    }

    pub(super) fn act(&mut self, act: KeyAct) -> Vec<Out> {
        match act {
            KeyAct::Edit(edit) => {
                self.leave_sheet();
                self.edit(edit);
                if self.has_hand() {
                    self.focus = Focus::Prompt;
                }
                Vec::new()
            }
            KeyAct::Submit => {
                let line = self.line.take();
                // What is typed over the help closes it; Enter alone does no more than that.
                if self.help.take().is_some() && line.trim().is_empty() {
                    return Vec::new();
                }
                self.back_to_board();
                if self.elsewhere.is_some() {
                    self.relayed = Some(line);
                    return Vec::new();
                }
                let out = self.console.line(&line);
                self.answered(out)
            }
            KeyAct::BoardCursor(_) if self.help.take().is_some() => Vec::new(),
            KeyAct::BoardCursor(key) => {
                if key == CursorKey::Confirm {
                    self.back_to_board();
                }
                self.console.desk.hand(None, key)
            }
            KeyAct::Press if self.help.take().is_some() => Vec::new(),
            KeyAct::Press => self.game(Request::Move(MoveRequest::Press)),
            KeyAct::Request(query) => self.game(Request::Record(RecordRequest::Query(query))),
            KeyAct::Listen => self.game(Request::Record(RecordRequest::Listen)),
            KeyAct::Menu(key) => self.choose(key),
            KeyAct::Replay(ask) => self.console.desk.intent(None, Intent::Replay(ask)),
            KeyAct::Help => self.show_help(),
            KeyAct::ToggleFocus if self.leave_sheet() => self.tell_place(),
            KeyAct::ToggleFocus => {
                self.focus = if self.focus == Focus::Board { Focus::Prompt } else { Focus::Board };
                self.tell_place()
            }
            KeyAct::Leave if self.help.take().is_some() => Vec::new(),
            KeyAct::Leave if self.leave_sheet() => self.tell_place(),
            KeyAct::Leave => self.console.desk.intent(None, Intent::Leave),
            KeyAct::Flip => {
                self.flipped = !self.flipped;
                self.console.desk.flip(self.flipped);
                Vec::new()
            }
            KeyAct::Zoom => {
                self.zoom = self.zoom.next();
                Vec::new()
            }
            KeyAct::Clocks => {
                self.clocks_alone = !self.clocks_alone;
                Vec::new()
            }
            KeyAct::Sheet => self.toggle_sheet(),
            KeyAct::Theme => self.console.desk.next_theme(),
            KeyAct::Manner(word) => self.console.line(word),
            KeyAct::Ctrl => {
                self.keyboard.ctrl = true;
                Vec::new()
            }
        }
    }

    pub(super) fn game(&mut self, ask: Request) -> Vec<Out> {
        self.console.desk.intent(None, Intent::Game { by: None, ask })
    }

    pub(super) fn back_to_board(&mut self) {
        if self.has_hand() {
            self.focus = Focus::Board;
        }
    }

    /// A switch was pressed: the help that is shown is closed by it.
    pub(super) fn press(&mut self, switch: Switch) -> Vec<Out> {
        if self.help.take().is_some() {
            return Vec::new();
        }
        self.back_to_board();
        self.console.press(None, switch)
    }

    /// Somebody touched something.
    pub(super) fn awake(&mut self) {
        self.console.hush();
        self.forget();
    }

    /// What was announced is seen no more.
    pub(super) fn forget(&mut self) {
        self.flash = None;
        self.cues.forget();
    }

    /// Whether lines are gone through.
    pub(super) fn is_list(&self) -> bool {
        self.place() == KeyPlace::Menu
    }

    /// Whether a hand can move over a board.
    pub(super) fn has_hand(&self) -> bool {
        self.console.desk.cursor_name(None).is_some()
    }

    fn choose(&mut self, key: MenuKey) -> Vec<Out> {
        if let Some(help) = &mut self.help {
            let last = help.lines.len().saturating_sub(1);
            match key {
                MenuKey::Up => help.top = help.top.saturating_sub(1),
                MenuKey::Down => help.top = (help.top + 1).min(last),
                MenuKey::PageUp => help.top = help.top.saturating_sub(PAGE_LINES),
                MenuKey::PageDown => help.top = (help.top + PAGE_LINES).min(last),
                MenuKey::First => help.top = 0,
                MenuKey::Last => help.top = last,
                MenuKey::Choose => self.help = None,
            }
            return Vec::new();
        }
        if let Some(at) = self.sheet {
            return self.step_in_sheet(at, key);
        }
        let all = self.items().len().max(1);
        let (key, times) = match key {
            MenuKey::Up => (CursorKey::Up, 1),
            MenuKey::Down => (CursorKey::Down, 1),
            MenuKey::PageUp => (CursorKey::Up, PAGE_LINES.min(all)),
            MenuKey::PageDown => (CursorKey::Down, PAGE_LINES.min(all)),
            MenuKey::First => (CursorKey::Up, all),
            MenuKey::Last => (CursorKey::Down, all),
            MenuKey::Choose => (CursorKey::Confirm, 1),
        };
        // Of the lines that are passed over only the last is said.
        (0..times).map(|_| self.console.desk.hand(None, key)).last().unwrap_or_default()
    }

    fn show_help(&mut self) -> Vec<Out> {
        let (out, keys) = (self.console.desk.intent(None, Intent::Help), self.told_keys());
        let out = self.console.desk.tell_with(out, keys);
        self.show_page(out)
    }

    /// What can be said now, and behind it the keys and the buttons, as a page to go through.
    pub(super) fn show_page(&mut self, mut out: Vec<Out>) -> Vec<Out> {
        let presenter = self.console.desk.presenter();
        out.extend(
            self.console.pads.help().iter().map(|sentence| Out::shown(presenter.say(sentence, Kind::Typing).written)),
        );
        if self.taste.quiet {
            return out;
        }
        let lines = out.iter().map(|out| out.written.clone()).collect();
        self.console.speak(&out);
        self.help = Some(HelpModel { lines, top: 0, game: None });
        Vec::new()
    }

    pub fn hear(&mut self, out: Vec<Out>) {
        self.console.speak(&out);
        // Of alarms that come together none hides another: first what happened, then what is to be done.
        let alarms: Vec<&str> = out.iter().filter(|out| out.is_alarm()).map(|out| out.written.as_str()).collect();
        if !alarms.is_empty() && self.console.desk.is_at_game() {
            self.flash = Some(alarms.join(" "));
        } else if out.iter().any(|out| out.spoken.as_ref().is_some_and(|utter| utter.priority >= Priority::Move)) {
            // What has happened since is worth more than what was.
            self.flash = None;
        }
        self.cues.heed(&out, &self.console.desk, self.console.signals.time().elapsed());
        self.fresh = if out.is_empty() { self.fresh } else { out.len() };
        self.said.extend(out.into_iter().map(|out| out.written));
        // Many at once: a quiet screen begins anew with it.
        let surplus = if self.said.len() > SAID_LINES { self.said.len() - SAID_LINES / 2 } else { 0 };
        self.said.drain(..surplus);
        self.let_go += surplus;
    }

    fn shown_cue(&self, cue: Cue) -> CueModel {
        CueModel { sign: cue.sign(), words: self.console.desk.presenter().wording.label(cue.label()) }
    }

    /// How long ago something was announced.
    fn cue_age(&self) -> Option<Ms> {
        self.cues.age(self.console.signals.time().elapsed())
    }

    /// Until the next deadline, or until a clock that ticks shows another second, or the frame blinks.
    pub fn wait(&self) -> Option<Ms> {
        let deadline = self.console.desk.until_deadline();
        let second = self.next_second().filter(|_| self.taste.clock_text == ClockText::Ticking && !self.taste.quiet);
        let blink = self.cue_age().and_then(|age| self.taste.blink.until_change(age));
        [deadline, second, blink, self.console.until_scan(), self.console.until_board(), self.console.until_hearing()]
            .into_iter()
            .flatten()
            .min()
    }

    fn next_second(&self) -> Option<Ms> {
        if let Some(left) = self.console.desk.contest().and_then(MicroMatch::break_left) {
            return Some(Ms::new(left.get() % 1000 + 1));
        }
        if let Some(next) = remote_view::next_second(&self.console.desk) {
            return Some(next);
        }
        let play = self.console.desk.game()?;
        let state = play.state();
        let side = state.clock().running().filter(|_| state.phase() == Phase::Playing)?;
        Some(Ms::new(state.clock().left(side, play.now()).get() % 1000 + 1))
    }

    /// The console behind the screen.
    #[must_use]
    pub fn console(&self) -> &Console {
        &self.console
    }

    /// The desk behind the screen.
    #[must_use]
    pub fn desk(&self) -> &Desk {
        &self.console.desk
    }
}
