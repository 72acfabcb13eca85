//! Pads at a console: their buttons go to the desk, and what can be done now is a list that is said line by line.

use std::collections::BTreeMap;

use super::ears::Ear;
use super::hub::Console;
use crate::clock::Ms;
use crate::desk::{Offered, Out, Play};
use crate::game::{Phase, Seat};
use crate::input::Intent;
use crate::input::pad::{ListKey, PadChange, PadEvent, PadId, Rumble};
use crate::input::switch::{Count, Lit, Scanned, Scanner, Switch, Timing};
use crate::rules::Side;
use crate::speech::{Cue, Priority};
use crate::table::Time;
use crate::wording::{Sentence, Slot};

/// The list that is open on a pad.
pub struct PadList {
    pad: PadId,
    pub(super) scanner: Scanner<Offered>,
    /// Whether the line under the hand is still to be said.
    untold: bool,
    /// Whether it was opened by what is asked, and goes with that.
    is_asked: bool,
    /// Whether it has opened by what another did, and no key of it was pressed yet: the first that takes says the line.
    is_fresh: bool,
}

impl PadList {
    /// A list whose first line is still to be lit. A hand on a pad steps as fast as it likes.
    const fn new(pad: PadId, is_asked: bool, timing: Timing) -> PadList {
        let timing = Timing { debounce: Ms::ZERO, ..timing };
        PadList { pad, scanner: Scanner::new(Count::Two, timing), untold: false, is_asked, is_fresh: false }
    }
}

/// How what is announced feels.
const fn announced(cue: Cue) -> Rumble {
    match cue {
        Cue::Turn => Rumble::Turn,
        Cue::Notice => Rumble::Notice,
        Cue::Warning => Rumble::Warning,
        Cue::Offer => Rumble::Offer,
        Cue::Call => Rumble::Call,
        Cue::Irregularity => Rumble::Irregularity,
        Cue::Flag => Rumble::Flag,
    }
}

impl Console {
    /// What comes of a pad's event.
    pub fn pad(&mut self, event: &PadEvent) -> Vec<Out> {
        let seat = self.pads.seating().holder(event.pad).seat();
        if let Some(taught) = self.teach(event) {
            return taught;
        }
        if let Some(switch) = self.switch_of_pad(event) {
            return self.press(seat, switch);
        }
        if let Some(key) = self.pads.list_key(event)
            && (key == ListKey::Toggle || self.lists.iter().any(|list| list.pad == event.pad))
        {
            return self.at_list(event.pad, seat, key);
        }
        let here = self.square_of(seat);
        let intent = self.pads.read(event, here.as_deref().unwrap_or_default());
        match (&event.what, intent) {
            (PadChange::Connected(name), _) => {
                let seat = self.pads.seating().holder(event.pad).seat();
                let found = Sentence::new("pad-found").with("name", Slot::Text(name.clone()));
                vec![self.pad_sentence(seat, "pad-back", found)]
            }
            (PadChange::Gone, _) => {
                self.lists.retain(|list| list.pad != event.pad);
                vec![self.pad_sentence(seat, "pad-lost", Sentence::new("pad-gone"))]
            }
            (_, None) => Vec::new(),
            (_, Some(Intent::Help)) => {
                self.hush();
                self.pads.help().iter().map(|line| self.desk.tongue().say(line, Priority::Answer)).collect()
            }
            (_, Some(intent)) => {
                self.hush_for(seat);
                let is_step = matches!(intent, Intent::Hand(key) if key.is_step());
                let out = self.desk.pad(seat, intent);
                if is_step && here.is_some() && here == self.square_of(seat) {
                    self.shake(event.pad, Rumble::Edge);
                } else if out.iter().any(|out| out.refused) {
                    self.shake(event.pad, Rumble::Refused);
                }
                // What no button answers is answered from the list, unless he has put it aside.
                if self.desk.is_to_choose(seat)
                    && !self.aside.contains(&event.pad)
                    && self.lists.iter().all(|list| list.pad != event.pad)
                {
                    self.open_list(event.pad, seat);
                }
                out
            }
        }
    }

    /// A step in the list of what can be done now.
    fn at_list(&mut self, pad: PadId, seat: Option<Seat>, key: ListKey) -> Vec<Out> {
        self.hush_for(seat);
        let now = self.signals.time().elapsed();
        let Some(index) = self.lists.iter().position(|list| list.pad == pad) else {
            self.open_list(pad, seat);
            return Vec::new();
        };
        let mut list = self.lists.remove(index);
        // Another list than the one he heard is not chosen from: it is said first.
        if list.scanner.offer(self.desk.offered(seat), now) {
            list.untold = true;
            self.lists.push(list);
            return Vec::new();
        }
        if std::mem::take(&mut list.is_fresh) && key == ListKey::Take {
            list.untold = true;
            self.lists.push(list);
            return Vec::new();
        }
        let came = match key {
            ListKey::Toggle => Scanned::Rests,
            ListKey::Next => list.scanner.press(Switch::Step, now),
            ListKey::Previous => list.scanner.step_back(now),
            ListKey::Take => list.scanner.press(Switch::Select, now),
            ListKey::Leave => list.scanner.leave(now),
        };
        match came {
            Scanned::Rests | Scanned::Nothing => {
                let out =
                    if key == ListKey::Leave { self.desk.leave_list(seat) } else { vec![self.desk.list_is_closed()] };
                if key == ListKey::Leave && self.desk.menu().is_some() {
                    self.open_list(pad, seat);
                } else {
                    self.aside.push(pad);
                }
                out
            }
            Scanned::Lit => {
                list.untold = true;
                self.lists.push(list);
                Vec::new()
            }
            Scanned::Taken(item) => {
                let out = self.desk.choose(seat, &item);
                if out.iter().any(|out| out.refused) {
                    self.shake(pad, Rumble::Refused);
                }
                // What is begun is gone on with.
                if self.desk.goes_on(seat) {
                    self.open_list(pad, seat);
                }
                out
            }
        }
    }

    /// Opens the list of what can be done on a pad, if there is anything.
    fn open_list(&mut self, pad: PadId, seat: Option<Seat>) {
        let now = self.signals.time().elapsed();
        let mut list = PadList::new(pad, self.desk.is_to_choose(seat), Timing::default());
        self.aside.retain(|other| *other != pad);
        list.scanner.offer(self.desk.offered(seat), now);
        list.untold = list.scanner.begin(now);
        self.lists.retain(|other| other.pad != pad);
        if list.untold {
            self.lists.push(list);
        }
    }

    /// After whatever has happened: what can be done may be something else now; and says the line that a hand came to.
    pub(super) fn tell_lists(&mut self) -> Vec<Out> {
        let now = self.signals.time().elapsed();
        let mut told = Vec::new();
        let (seating, desk) = (self.pads.seating(), &self.desk);
        self.aside.retain(|pad| desk.is_to_choose(seating.holder(*pad).seat()));
        for pad in self.pads.seating().present().collect::<Vec<_>>() {
            let seat = self.pads.seating().holder(pad).seat();
            let is_free = !self.aside.contains(&pad) && self.lists.iter().all(|list| list.pad != pad);
            if is_free && self.desk.is_offered(seat) {
                self.open_list(pad, seat);
                self.lists.iter_mut().filter(|list| list.pad == pad).for_each(|list| list.is_fresh = true);
            }
        }
        for mut list in std::mem::take(&mut self.lists) {
            let seat = self.pads.seating().holder(list.pad).seat();
            let is_new = list.scanner.offer(self.desk.offered(seat), now);
            if is_new && list.is_asked && !self.desk.is_to_choose(seat) {
                continue;
            }
            list.untold |= is_new;
            let item = match list.scanner.lit() {
                None => continue,
                Some(Lit::Item(branch)) => Some(branch.item.clone()),
                Some(Lit::Back) => None,
            };
            if std::mem::take(&mut list.untold) {
                let out = self.desk.light(item.as_ref());
                self.tell(seat, &out);
                told.extend(out);
            }
            self.lists.push(list);
        }
        told
    }

    fn hush_for(&self, seat: Option<Seat>) {
        self.hush();
        self.ears.iter().filter(|ear| Some(ear.seat()) == seat).for_each(Ear::hush);
    }

    /// The square under the hand of the one at the device of this seat; none without a board.
    fn square_of(&self, seat: Option<Seat>) -> Option<String> {
        self.desk.cursor_name(seat)
    }

    fn pad_sentence(&self, seat: Option<Seat>, key: &'static str, alone: Sentence) -> Out {
        let sentence = match seat.and_then(Seat::side) {
            Some(side) => Sentence::new(key).with("side", side),
            None => alone,
        };
        self.desk.tongue().say(&sentence, Priority::Answer)
    }

    /// Lets each player feel in his hands what there is for him: what is announced, else that it is his turn, else that a
    /// move was made. A pad that goes from hand to hand is nobody's turn.
    pub(super) fn feel(&self, out: &[Out]) {
        let turn = self.to_move();
        let came = self.turn.replace(turn) != turn;
        let seating = self.pads.seating();
        let own = self.desk.game().and_then(Play::seat).and_then(Seat::side);
        let lesson = out.iter().filter_map(|out| Rumble::told_in(out.key)).next_back();
        let mut felt: BTreeMap<PadId, Rumble> = BTreeMap::new();
        for side in Side::BOTH.into_iter().filter(|side| own.is_none_or(|own| own == *side)) {
            let Some(pad) = seating.pad(side) else { continue };
            let heard = || out.iter().filter(|out| out.is_for(side.into()));
            let cue = heard().filter_map(Out::cue).max().map(announced);
            let is_his = came && turn == Some(side) && (seating.is_paired() || own.is_some());
            let moved = heard().filter_map(|out| out.spoken.as_ref()).any(|utter| utter.priority == Priority::Move);
            let rumble = lesson.or(cue).or(is_his.then_some(Rumble::Turn)).or(moved.then_some(Rumble::Moved));
            felt.extend(rumble.map(|rumble| (pad, felt.get(&pad).copied().unwrap_or(rumble).max(rumble))));
        }
        felt.into_iter().for_each(|(pad, rumble)| self.shake(pad, rumble));
    }

    /// Whose turn it is, while a game is played and he has not yet moved.
    fn to_move(&self) -> Option<Side> {
        let state = self.desk.game()?.state();
        (state.phase() == Phase::Playing && state.made().is_none()).then(|| state.turn())
    }

    pub(super) fn shake(&self, pad: PadId, rumble: Rumble) {
        if let Some(buzz) = &self.buzz {
            buzz.rumble(pad, rumble);
        }
    }
}
