//! A mouse, a finger or an eye on the screen face: everything that is shown and can be done can be pointed at.

use std::io;

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;

use super::pads::Lister;
use super::screen::Screen;
use golos_desk::Out;
use golos_game::{MoveRequest, Phase, Press, Query, RecordRequest, Request, Seat};
use golos_input::pad::ListKey;
use golos_input::{CursorKey, Intent, KeyAct, MenuKey};
use golos_rules::Side;
use golos_speech::Kind;
use golos_view::Focus;
use golos_view::screen::{Target, target};
use golos_wording::message;

/// Asks the terminal to tell of clicks, and of nothing else: what moves over the screen would flood a slow line.
pub(super) fn listen() -> io::Result<()> {
    #[cfg(windows)]
    return crossterm::execute!(io::stdout(), crossterm::event::EnableMouseCapture);
    #[cfg(not(windows))]
    crossterm::execute!(io::stdout(), crossterm::style::Print("\x1b[?1000h\x1b[?1006h"))
}

/// The mouse is the terminal's own again.
pub(super) fn leave() {
    #[cfg(windows)]
    let _ = crossterm::execute!(io::stdout(), crossterm::event::DisableMouseCapture);
    #[cfg(not(windows))]
    let _ = crossterm::execute!(io::stdout(), crossterm::style::Print("\x1b[?1006l\x1b[?1000l"));
}

impl Screen {
    /// Takes what a mouse has done.
    pub(super) fn point(&mut self, event: MouseEvent) -> Vec<Out> {
        if let MouseEventKind::Down(button) = event.kind
            && let Some(switch) = self.console.switch_of_mouse(button)
        {
            self.awake();
            return self.press(switch);
        }
        let key = match event.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                self.awake();
                let out = self.window().map(|area| self.click(area, (event.column, event.row))).unwrap_or_default();
                // What no click on what is shown answers is answered from the list.
                self.console.open_where_asked(Lister::Pointer, None);
                return out;
            }
            MouseEventKind::Down(MouseButton::Right) if self.console.has_list(Lister::Pointer) => {
                self.awake();
                return self.console.at_list(Lister::Pointer, None, ListKey::Leave);
            }
            MouseEventKind::Down(MouseButton::Right) => KeyAct::BoardCursor(CursorKey::Drop),
            MouseEventKind::ScrollUp if self.console.has_list(Lister::Pointer) => {
                return self.console.at_list(Lister::Pointer, None, ListKey::Previous);
            }
            MouseEventKind::ScrollDown if self.console.has_list(Lister::Pointer) => {
                return self.console.at_list(Lister::Pointer, None, ListKey::Next);
            }
            MouseEventKind::ScrollUp if self.is_list() => KeyAct::Menu(MenuKey::Up),
            MouseEventKind::ScrollDown if self.is_list() => KeyAct::Menu(MenuKey::Down),
            MouseEventKind::Down(MouseButton::Middle)
            | MouseEventKind::ScrollUp
            | MouseEventKind::ScrollDown
            | MouseEventKind::ScrollLeft
            | MouseEventKind::ScrollRight
            | MouseEventKind::Up(_)
            | MouseEventKind::Drag(_)
            | MouseEventKind::Moved => return Vec::new(),
        };
        self.awake();
        self.act(key)
    }

    fn click(&mut self, area: Rect, at: (u16, u16)) -> Vec<Out> {
        let is_shown = self.console.shows_list_of(Lister::Pointer);
        if self.help.is_some() {
            self.help = None;
            return Vec::new();
        }
        match target(area, &self.model(), at) {
            Some(Target::Offered(index)) if is_shown => {
                let out = self.console.take_pointed(index);
                // Once it is taken the keys are those of the board again.
                if !self.console.shows_list_of(Lister::Pointer) {
                    self.back_to_board();
                }
                out
            }
            Some(Target::More(index)) if is_shown => self.console.look_pointed(index),
            Some(Target::Prompt | Target::Offered(_) | Target::More(_)) => {
                self.focus = Focus::Prompt;
                self.console.at_list(Lister::Pointer, None, ListKey::Toggle)
            }
            Some(Target::Place(place)) => {
                self.back_to_board();
                self.console.desk.point(place)
            }
            Some(Target::Clock(side)) => self.click_clock(side),
            Some(Target::Move(line)) => self.open_sheet_at(line),
            Some(Target::Line(line)) => self.console.desk.choose_line(line),
            Some(Target::Said) if self.console.desk.is_at_game() => {
                self.game(Request::Record(RecordRequest::Query(Query::Repeat)))
            }
            // He who points at nothing is told where to find what can be done.
            Some(Target::Said) | None => {
                vec![self.console.desk.presenter().say(&message::point_hint(), Kind::Answer)]
            }
        }
    }

    /// As on the table: who has moved presses his clock. A move in the making ends with it, and where no clock is pressed
    /// the times are told.
    fn click_clock(&mut self, side: Side) -> Vec<Out> {
        if self.console.desk.sight().is_some() {
            return self.game(Request::Move(MoveRequest::Press));
        }
        let Some(play) = self.console.desk.game() else { return Vec::new() };
        let by = play.seat().is_none().then_some(Seat::Player(side));
        let is_pressed = play.state().setup().press == Press::Manual;
        if play.state().phase() == Phase::Ready {
            return self.game(Request::Move(MoveRequest::Press));
        }
        if !play.path().is_empty() {
            self.console.desk.hand(None, CursorKey::Confirm)
        } else if is_pressed {
            self.console.desk.intent(None, Intent::Game { by, ask: Request::Move(MoveRequest::Press) })
        } else {
            self.game(Request::Record(RecordRequest::Query(Query::Clock)))
        }
    }
}
