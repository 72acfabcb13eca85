//! The list of moves under a hand, line by line; and the keys of the moment at the foot of the screen.

use super::screen::Screen;
use golos_desk::{Out, Play, Replayer};
use golos_game::{Phase, Press, State};
use golos_input::{Asking, KeyMoment, MenuKey};
use golos_view::{Focus, KeyHint, MoveRow, Scene};

/// How many lines of the list of moves a page is.
const PAGE_LINES: usize = 10;

impl Screen {
    /// Into the list of moves, at its end; or back to the board.
    pub(super) fn toggle_sheet(&mut self) -> Vec<Out> {
        if self.leave_sheet() {
            return self.tell_place();
        }
        let last = self.sheet_rows().len().checked_sub(1);
        last.map(|last| self.open_sheet_at(last)).unwrap_or_default()
    }

    /// To a line of the list of moves, from 0; what stands there is said.
    pub(super) fn open_sheet_at(&mut self, line: usize) -> Vec<Out> {
        self.help = None;
        self.focus = Focus::Sheet;
        self.sheet = Some(line);
        self.tell_row(line)
    }

    /// Whether one was in the list of moves; now the last ones are shown again.
    pub(super) fn leave_sheet(&mut self) -> bool {
        if self.focus == Focus::Sheet {
            self.focus = Focus::Board;
        }
        self.sheet.take().is_some()
    }

    /// A step in the list of moves.
    pub(super) fn step_in_sheet(&mut self, at: usize, key: MenuKey) -> Vec<Out> {
        let last = self.sheet_rows().len().saturating_sub(1);
        let to = match key {
            MenuKey::Up => at.saturating_sub(1),
            MenuKey::Down => at + 1,
            MenuKey::PageUp => at.saturating_sub(PAGE_LINES),
            MenuKey::PageDown => at + PAGE_LINES,
            MenuKey::First => 0,
            MenuKey::Last => last,
            MenuKey::Choose => return self.toggle_sheet(),
        };
        self.open_sheet_at(to.min(last))
    }

    fn sheet_rows(&self) -> Vec<MoveRow> {
        match self.scene_behind() {
            Scene::Board(board) => board.moves,
            Scene::Menu(_) | Scene::Help(_) => Vec::new(),
        }
    }

    /// Where another game is shown by now, one is not in its list.
    pub(super) fn heed_sheet(&mut self, shown: Option<usize>) {
        let is_another = self.shown_board() != shown;
        if self.sheet.is_some_and(|line| is_another || line >= self.sheet_rows().len()) {
            self.leave_sheet();
        }
    }

    /// Which of several boards is shown.
    pub(super) fn shown_board(&self) -> Option<usize> {
        let boards = self.console.desk.boards().into_iter().flatten();
        boards.filter(|(.., is_shown)| *is_shown).map(|(number, ..)| number).next()
    }

    /// A line of the list is for the eye already: it is said, and written nowhere else, but for a reader, who sees no list.
    fn tell_row(&self, line: usize) -> Vec<Out> {
        let rows = self.sheet_rows();
        let Some(row) = rows.get(line) else { return Vec::new() };
        let numbers: Vec<u32> = [row.first.number, row.second.number].into_iter().flatten().collect();
        let state = self.shown_game();
        let told = state.and_then(|state| self.console.desk.at_moves(state, &numbers));
        if self.taste.quiet {
            return Vec::from_iter(told);
        }
        self.console.speak(told.as_slice());
        Vec::new()
    }

    /// The game on the screen, played or replayed.
    fn shown_game(&self) -> Option<&State> {
        let desk = &self.console.desk;
        desk.game().map(Play::state).or_else(|| desk.player().map(Replayer::state))
    }

    /// What the keys do now, and the least of it where there is little room. Who plays by switches has theirs first, and
    /// what a list of a pad offers is in its own line.
    pub(super) fn shown_keys(&self) -> (Vec<KeyHint>, Vec<String>) {
        let (keys, wording) = (&self.taste.keys, &self.console.desk.presenter().wording);
        let is_closed = self.help.is_none() && self.line.is_empty();
        let moment = if self.console.has_switches() && is_closed { KeyMoment::Switches } else { self.moment() };
        if self.taste.quiet || moment != KeyMoment::Switches && self.console.scan_model().is_some() {
            return (Vec::new(), Vec::new());
        }
        let own = match moment {
            KeyMoment::Switches => self.console.switch_hints(),
            KeyMoment::Asked(_) => self.console.desk.answers(),
            _ => Vec::new(),
        };
        let short = |(key, does): &(String, String)| match moment {
            KeyMoment::Switches => format!("{key} {does}"),
            _ => key.clone(),
        };
        let least = own.iter().map(short).chain(keys.least(moment, wording)).collect();
        let hints = own.into_iter().chain(keys.hints(moment, wording));
        (hints.map(|(key, does)| KeyHint { key, does }).collect(), least)
    }

    /// Whether it is answered next: one who goes through the list of moves does that first, and who has begun a move does
    /// not accept a draw.
    fn is_answered(&self, asking: Asking) -> bool {
        let moves = self.console.desk.game().is_some_and(|play| !play.path().is_empty());
        self.focus != Focus::Sheet && !(asking == Asking::Draw && moves)
    }

    fn moment(&self) -> KeyMoment {
        let desk = &self.console.desk;
        if self.help.is_some() && self.line.is_empty() {
            return KeyMoment::Page;
        }
        if let Some(asking) = desk.asking().filter(|asking| self.is_answered(*asking)) {
            return KeyMoment::Asked(asking);
        }
        if !desk.has_board() {
            let has_lines = desk.menu().is_some_and(|menu| !menu.items.is_empty()) && self.line.is_empty();
            return match has_lines {
                true if desk.is_at_top() => KeyMoment::Top,
                true => KeyMoment::Menu,
                false => KeyMoment::Question,
            };
        }
        if !self.line.is_empty() {
            return KeyMoment::Typing { typed: true };
        }
        let by_hand = desk.game().is_some_and(|play| play.state().setup().press == Press::Manual);
        match (self.focus_shown(), desk.game()) {
            (Focus::Sheet, _) => KeyMoment::Sheet,
            _ if desk.player().is_some() => KeyMoment::Replay,
            (_, Some(play)) if play.state().phase() == Phase::Over => KeyMoment::Over,
            (_, Some(_)) if self.clocks_alone => KeyMoment::Clocks { by_hand },
            (Focus::Prompt, _) => KeyMoment::Typing { typed: false },
            (Focus::Board | Focus::Menu, None) if desk.set_up().is_some() => KeyMoment::SetUp,
            // A board in a hall, where its keys are the same.
            (Focus::Board | Focus::Menu, None) => KeyMoment::Board { by_hand: false },
            (Focus::Board | Focus::Menu, Some(play)) if !play.path().is_empty() => KeyMoment::Path,
            (Focus::Board | Focus::Menu, Some(_)) => KeyMoment::Board { by_hand },
        }
    }
}
