//! The desk of an event as a screen: what is done at its boards follows in the event.

use std::sync::Arc;

use super::boards::LOOK;
use super::{EventDesk, said};
use crate::hall::Hall;
use crate::scan::Offered;
use crate::screens::Screen;
use crate::{Desk, Out, Play, Presenter};
use golos_clock::Ms;
use golos_game::{Chance, Search, Seat};
use golos_input::switch::Branch;
use golos_input::{CommandParseError, EventLexicon, Intent, Tokens};
use golos_speech::{Kind, Renderer};
use golos_tournament::event::Command;
use golos_view::MenuModel;
use golos_wording::{Sentence, message, text_key};

impl Screen for EventDesk {
    fn prompt_text(&self, presenter: &Presenter) -> String {
        if let Some(hall) = self.hall().filter(|hall| !hall.is_away) {
            return presenter.say(&hall.prompt(), Kind::Typing).written;
        }
        presenter.wording.label(text_key::PROMPT_EVENT)
    }

    fn menu(&self, presenter: &Presenter) -> Option<MenuModel> {
        if self.is_at_board() {
            return None;
        }
        let lines = self.lines();
        // The list numbers its lines by itself.
        let plain = |(number, line): (usize, &Sentence)| {
            let written = presenter.say(line, Kind::Typing).written;
            written.strip_prefix(&format!("{number}. ")).map_or(written.clone(), str::to_owned)
        };
        let items: Vec<String> = (1..).zip(&lines).map(plain).collect();
        let chosen = self.hand.min(items.len().saturating_sub(1));
        Some(MenuModel { heading: presenter.say(&said::round(&self.seen), Kind::Typing).written, items, chosen })
    }

    fn has_board(&self) -> bool {
        self.is_at_board()
    }

    fn longest_line(&self) -> usize {
        if self.is_at_board() { CommandParseError::MOST_CHARS } else { CommandParseError::MOST_LIST_CHARS }
    }

    fn offered(&self, _seat: Option<Seat>, desk: &Desk) -> Vec<Branch<Offered>> {
        desk.lines(false)
    }

    fn typed(&mut self, line: &Tokens, presenter: &Presenter) -> Option<(Vec<Out>, bool)> {
        self.typed_line(line, presenter)
    }

    fn hall(&self) -> Option<&Hall> {
        Some(&self.boards.hall).filter(|hall| hall.count() > 0)
    }

    fn hall_mut(&mut self) -> Option<&mut Hall> {
        Some(&mut self.boards.hall).filter(|hall| hall.count() > 0)
    }

    fn game(&self) -> Option<&Play> {
        self.hall().filter(|hall| !hall.is_away)?.play()
    }

    fn game_mut(&mut self) -> Option<&mut Play> {
        self.hall_mut().filter(|hall| !hall.is_away)?.game_mut()
    }

    fn restyle(&mut self, renderer: &Renderer) {
        self.boards.hall.restyle(renderer);
        if self.joined.is_some() {
            self.meeting.restyle(renderer);
        }
        let lang = renderer.wording.lang();
        if self.config.lang != lang {
            self.config.lang = lang;
            self.lexicon = EventLexicon::of(lang);
        }
    }

    fn until_deadline(&self) -> Option<Ms> {
        if self.joined.is_some() {
            return self.boards.hall.until_deadline();
        }
        let looks = (!self.boards.elsewhere.is_empty() || self.follows()).then_some(LOOK);
        [self.boards.hall.until_deadline(), looks, self.until_start()].into_iter().flatten().min()
    }

    fn attend(&mut self, presenter: &Presenter) -> Vec<Out> {
        let mut out = if self.joined.is_some() { self.attend_joined(presenter) } else { Vec::new() };
        // Others may have changed it at desks of their own.
        if self.joined.is_none() && !Arc::ptr_eq(&self.seen, &self.meeting.look()) {
            self.see(presenter);
        }
        out.extend(self.boards.hall.attend(presenter));
        out.extend(self.collect(presenter));
        out
    }

    fn tick(&mut self, presenter: &Presenter) -> Vec<Out> {
        if self.follows() {
            return self.follow_on(presenter);
        }
        if self.joined.is_some() {
            return self.boards.hall.tick(presenter);
        }
        let mut out = Vec::new();
        if self.until_start() == Some(Ms::ZERO) {
            let reply = self.meeting.handle(Command::new(Seat::Arbiter, self.started_now()));
            out.extend(self.hear(reply, presenter));
        }
        out.extend(self.boards.hall.tick(presenter));
        out.extend(self.look_elsewhere(presenter));
        out.extend(self.collect(presenter));
        out
    }

    fn searched(&mut self, search: &Search, chance: &Chance, presenter: &Presenter) -> Vec<Out> {
        let mut out = self.boards.hall.searched(search, chance, presenter);
        out.extend(self.collect(presenter));
        out
    }

    fn what_follows(&mut self, presenter: &Presenter) -> Vec<Out> {
        let mut out = self.boards.hall.what_follows(presenter);
        out.extend(self.collect(presenter));
        out
    }

    fn enter(&mut self, seat: Option<Seat>, presenter: &Presenter) -> Option<Vec<Out>> {
        self.hall_mut().filter(|hall| !hall.is_away)?.enter(seat, presenter)
    }

    fn take(&mut self, seat: Option<Seat>, intent: Intent, presenter: &Presenter) -> (Vec<Out>, bool) {
        if !self.is_at_board() {
            return self.take_here(intent, presenter);
        }
        if intent == Intent::Leave && !self.game().is_some_and(Play::awaits_answer) {
            return (self.come_back(presenter), false);
        }
        let helps = intent.is_help();
        let (mut out, _) = self.boards.hall.take(seat, intent, presenter);
        if helps {
            out.push(presenter.say(&message::help_event_back(), Kind::Answer).helping());
        }
        (out, false)
    }

    fn close(&mut self, presenter: &Presenter) -> Vec<Out> {
        let mut out = self.boards.hall.close(presenter);
        // What another terminal writes is not closed here.
        if self.followed.is_some() {
            return out;
        }
        let unsaved = self.meeting.leave().unsaved.map(|error| {
            tracing::error!(%error, "the journal of the event cannot be written");
            presenter.say(&message::file_entry_not_saved(), Kind::Trouble)
        });
        out.extend(unsaved);
        out
    }
}
