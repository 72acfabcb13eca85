//! A further terminal at an event whose record another desk keeps, in the same program: a hall has one that keeps it, and
//! one for each who comes in.

use std::sync::Arc;

use super::follow::begun;
use super::game::RULES_ENDING;
use super::{Boards, EventDesk, put, said};
use crate::archive::read;
use crate::hall::{at, number};
use crate::screens::Screen;
use crate::{Config, Desk, Out, Play, Presenter};
use golos_clock::Ms;
use golos_game::Phase as GamePhase;
use golos_input::EventRequest;
use golos_people::Seat;
use golos_rules::BySide;
use golos_speech::{self as speech, Kind, Recipient, Subscription};
use golos_table::{Heard, Listener, Time};
use golos_tournament::event::{Phase, Score, State, fold};
use golos_wording::{Sentence, Slot, message};

/// As who one sits at the desk of an event that another keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joined {
    /// He runs it as well; only files are not his to write, nor to read.
    Rules,
    /// The same where all of it ends when he leaves.
    Hosts,
    /// He hears what happens, may ask, and changes nothing.
    Reads,
}

impl EventDesk {
    /// Whether nothing can be changed from here.
    pub(super) fn only_reads(&self) -> bool {
        self.follows() || self.joined == Some(Joined::Reads)
    }

    /// A further terminal at this event, and what is heard at it first.
    fn join(&self, who: Joined, config: &Config, time: &Arc<dyn Time>, presenter: &Presenter) -> (EventDesk, Vec<Out>) {
        let seat = match who {
            Joined::Rules | Joined::Hosts => Seat::Arbiter,
            Joined::Reads => Seat::Spectator,
        };
        let listener = Listener { ears: Some(Subscription::of(seat)), renderer: presenter.renderer() };
        let mut meeting = self.meeting.join(listener, Arc::clone(time));
        let out = heard_here(meeting.hear());
        let desk = EventDesk { joined: Some(who), ..EventDesk::at(meeting, config, time, presenter) };
        (desk, out)
    }

    /// How it stood so long ago, by its record; none where it has none.
    fn stood_before(&self, delay: Ms) -> Option<State> {
        let bytes = read(&self.config, &self.file()?).ok()?;
        let until = self.meeting.now() - delay;
        let (mut state, records) = begun(&bytes)?;
        for record in records.take_while(|record| record.at <= until) {
            fold(&mut state, &record).ok()?;
        }
        Some(state)
    }

    /// The line to this terminal is broken.
    pub(crate) fn lose_line(&mut self) {
        self.meeting.lose();
        self.boards.hall.plays_mut().for_each(Play::lose);
    }

    /// The line is whole again: what was missed here and at its boards.
    pub(crate) fn line_back(&mut self, config: &Config, presenter: &Presenter) -> Vec<Out> {
        let mut heard = self.meeting.come_back(Listener { ears: config.ears, renderer: presenter.renderer() });
        heard.retain(|heard| heard.announcement().asked.is_none() && !is_seating(heard));
        self.see(presenter);
        let mut out = heard_here(heard);
        for (number, play) in self.boards.hall.stands_mut() {
            out.extend(at(number, play.come_back(config, presenter), presenter));
        }
        out
    }

    /// What has been heard here of what others did at this event.
    pub(super) fn attend_joined(&mut self, presenter: &Presenter) -> Vec<Out> {
        let mut heard = self.meeting.hear();
        // Where it is seen as it stood before, nothing is told of what has happened since.
        if self.held.is_some() {
            return Vec::new();
        }
        // What was refused to another is his alone.
        heard.retain(|heard| heard.announcement().asked.is_none() && !is_seating(heard));
        self.see(presenter);
        heard_here(heard)
    }

    /// The boards that are open at the desk that keeps the record are open here as well; those that are new are told.
    fn meet(&mut self, keeper: &EventDesk, config: &Config, time: &Arc<dyn Time>, presenter: &Presenter) -> Vec<Out> {
        self.see(presenter);
        if self.boards.round != keeper.boards.round {
            drop(self.boards.hall.close(presenter));
            self.boards = Boards::away();
            self.boards.round = keeper.boards.round;
        }
        let (mut new, mut waiting) = (Vec::new(), Vec::new());
        for (board, bout) in keeper.boards.hall.bouts() {
            if self.boards.hall.index(board).is_some() {
                continue;
            }
            let (joined, _) = bout.join(config, time, presenter);
            // What waits there for a ruling is asked of him who comes.
            let state = joined.play().state();
            let waits = speech::to_rule(state).or_else(|| {
                let hour = state.starts_at().filter(|_| state.phase() == GamePhase::Ready)?;
                Some(message::hall_starts(Slot::Text(hour.to_owned())))
            });
            self.boards.hall.put(board, joined);
            new.push(number(board));
            waiting.extend(waits.map(|waits| (board, waits)));
        }
        let told = (!new.is_empty()).then(|| message::event_boards_open(Slot::Numbers(new)));
        let mut out = self.tell(told.into_iter().collect(), presenter);
        for (board, waits) in waiting {
            out.extend(at(board, vec![presenter.say(&waits, Kind::Trouble)], presenter));
        }
        out
    }
}

/// Whether it reads or writes files of the machine other than the records of the event: whoever comes over a line does not.
pub(super) fn needs_files(ask: &EventRequest) -> bool {
    match ask {
        EventRequest::Export { .. }
        | EventRequest::Publish(_)
        | EventRequest::Import(_)
        | EventRequest::HandOver(_)
        | EventRequest::Carry(_)
        | EventRequest::Finalists { .. } => true,
        EventRequest::Rules(text) => text.ends_with(RULES_ENDING),
        _ => false,
    }
}

/// That a board is open: all that are new are told in one sentence.
fn is_seating(heard: &Heard) -> bool {
    heard.announcement().kind == Kind::Seating
}

/// What was heard at a terminal.
pub(super) fn heard_here(heard: Vec<Heard>) -> Vec<Out> {
    heard.into_iter().map(|heard| Out { to: Recipient::HERE, ..Out::delivered(heard.delivery) }).collect()
}

/// Who sits at a board of an event: the names of the player and of those who assist him.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sitting {
    pub name: String,
    pub assistants: Vec<String>,
}

impl Desk {
    /// A further terminal at the event that is open at another desk; leaving it leaves the program. None if none is.
    pub fn join_event(&mut self, other: &Desk, who: Joined) -> Option<Vec<Out>> {
        let event = other.screen.shown::<EventDesk>()?;
        let (event, mut out) = event.join(who, &self.config, &self.time, &self.presenter);
        self.show_alone(Box::new(event));
        match who {
            Joined::Rules | Joined::Hosts => out.extend(self.meet_boards(other)),
            Joined::Reads => out.extend(self.told_pairs()),
        }
        Some(out)
    }

    /// The same for him who sees the event as it stood then, and learns of nothing by itself.
    pub fn join_event_then(&mut self, other: &Desk, then: Arc<State>) -> Option<Vec<Out>> {
        drop(self.join_event(other, Joined::Reads)?);
        self.hold_event(then);
        let event = self.screen.shown::<EventDesk>()?;
        Some([put(said::opened(&event.seen), &self.presenter), self.told_pairs()].concat())
    }

    /// Whom one meets in the round that is played, for him who comes to it from a board.
    fn told_pairs(&self) -> Vec<Out> {
        let Some(event) = self.screen.shown::<EventDesk>() else { return Vec::new() };
        let is_on = matches!(event.seen.phase(), Phase::Playing { .. });
        if is_on { event.tell(said::pairs(&event.seen), &self.presenter) } else { Vec::new() }
    }

    /// The boards that are open at the desk that keeps the event are open here as well; what is said of it.
    pub fn meet_boards(&mut self, keeper: &Desk) -> Vec<Out> {
        let own = self.screen.shown_mut::<EventDesk>();
        let Some((own, keeper)) = own.zip(keeper.screen.shown::<EventDesk>()) else { return Vec::new() };
        own.meet(keeper, &self.config, &self.time, &self.presenter)
    }

    /// The boards that were asked for here and are to be opened by the desk that keeps the event, once; empty: all.
    pub fn take_wanted(&mut self) -> Option<Vec<u16>> {
        let event = self.screen.shown_mut::<EventDesk>()?;
        event.wanted.take()
    }

    /// Whether another program keeps the event that is open here.
    #[must_use]
    pub fn event_is_kept_elsewhere(&self) -> bool {
        self.screen.shown::<EventDesk>().is_some_and(EventDesk::follows)
    }

    /// The round of the boards that are open at the event here, from 1; 0: none was opened.
    #[must_use]
    pub fn event_round(&self) -> u16 {
        let Some(event) = self.screen.shown::<EventDesk>() else { return 0 };
        event.boards.round
    }

    /// The event as it stands here.
    #[must_use]
    pub fn event_state(&self) -> Option<Arc<State>> {
        let event = self.screen.shown::<EventDesk>()?;
        Some(Arc::clone(&event.seen))
    }

    /// How the event that is kept here stood so long ago, by its record.
    #[must_use]
    pub fn event_before(&self, delay: Ms) -> Option<Arc<State>> {
        let event = self.screen.shown::<EventDesk>()?;
        event.stood_before(delay).map(Arc::new)
    }

    /// It is seen here as it stood then, whatever has happened since.
    pub fn hold_event(&mut self, then: Arc<State>) {
        if let Some(event) = self.screen.shown_mut::<EventDesk>() {
            event.held = Some(then);
            event.see(&self.presenter);
        }
    }

    /// How the boards of the round ended whose boards are open here, the first first; those of teams are told by their
    /// matches, and not here.
    #[must_use]
    pub fn scores(&self) -> Vec<Option<Score>> {
        let Some(event) = self.screen.shown::<EventDesk>() else { return Vec::new() };
        let own = usize::from(event.boards.round).checked_sub(1).and_then(|index| event.seen.rounds().get(index));
        let own = own.filter(|_| event.seen.teams().is_none());
        own.map(|round| round.boards.iter().map(|board| board.score).collect()).unwrap_or_default()
    }

    /// Who meets at this board of the last round, and how it ended.
    #[must_use]
    pub fn told_board(&self, number: usize) -> Option<Sentence> {
        let event = self.screen.shown::<EventDesk>()?;
        Some(said::board(&event.seen, u16::try_from(number).ok()?))
    }

    /// Who sits at the boards of the last round, the first first, by the colours of their first games.
    #[must_use]
    pub fn sittings(&self) -> Vec<BySide<Sitting>> {
        let Some(event) = self.screen.shown::<EventDesk>() else { return Vec::new() };
        let places = event.places().into_iter();
        places
            .map(|place| place.entries.map(|entry| Sitting { name: entry.name, assistants: entry.assistants }))
            .collect()
    }
}
