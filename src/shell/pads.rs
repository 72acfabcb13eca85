//! Pads at a console: their buttons go to the desk, and what can be done now is a list that is said line by line.

use std::collections::BTreeMap;

use super::ears::Ear;
use super::hub::Console;
use golos_clock::Ms;
use golos_desk::{Desk, Offered, Out};
use golos_game::Seat;
use golos_input::pad::{ListKey, PadChange, PadEvent, PadId, Rumble, Seating};
use golos_input::switch::{Count, Lit, Scanned, Scanner, Switch, Timing};
use golos_input::{CursorKey, Intent};
use golos_rules::Side;
use golos_speech::{Cue, Kind, Priority};
use golos_table::Time;
use golos_wording::{Sentence, Slot, message};

/// Who goes through a list of what can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lister {
    Pad(PadId),
    /// He who points, with a mouse, a finger or an eye.
    Pointer,
}

/// The list that is open on a pad, or to him who points.
pub struct PadList {
    of: Lister,
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
    const fn new(of: Lister, is_asked: bool, timing: Timing) -> PadList {
        let timing = Timing { debounce: Ms::ZERO, ..timing };
        PadList { of, scanner: Scanner::new(Count::Two, timing), untold: false, is_asked, is_fresh: false }
    }
}

impl Lister {
    /// Whose it is, if it is somebody's own.
    fn seat(self, seating: &Seating) -> Option<Seat> {
        match self {
            Lister::Pad(pad) => seating.holder(pad).seat(),
            Lister::Pointer => None,
        }
    }

    /// Whether he is asked what he has no other answer to: buttons say yes and no, a click does not.
    fn is_to_choose(self, desk: &Desk, seat: Option<Seat>) -> bool {
        match self {
            Lister::Pad(_) => desk.is_to_choose(seat),
            Lister::Pointer => desk.is_to_choose(seat) || desk.is_asked(seat),
        }
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
        if let Some(stopped) = self.let_go(event) {
            return stopped;
        }
        if let Some(switch) = self.switch_of_pad(event) {
            return self.press(seat, switch);
        }
        if let Some(key) = self.pads.list_key(event)
            && (key == ListKey::Toggle || self.has_list(Lister::Pad(event.pad)))
        {
            return self.at_list(Lister::Pad(event.pad), seat, key);
        }
        let here = self.square_of(seat);
        let intent = self.pads.read(event, here.as_deref().unwrap_or_default());
        match (&event.what, intent) {
            (PadChange::Connected(name), _) => {
                let seat = self.pads.seating().holder(event.pad).seat();
                let found = message::pad_found(Slot::Text(name.clone()));
                vec![self.pad_sentence(seat, message::pad_back, found)]
            }
            (PadChange::Gone, _) => {
                self.lists.retain(|list| list.of != Lister::Pad(event.pad));
                vec![self.pad_sentence(seat, message::pad_lost, message::pad_gone())]
            }
            (_, None) => Vec::new(),
            (_, Some(Intent::Help)) => {
                self.hush();
                self.pads.help().iter().map(|line| self.desk.presenter().say(line, Kind::Answer)).collect()
            }
            (_, Some(intent)) => {
                self.hush_for(seat);
                let is_step = matches!(intent, Intent::BoardCursor(key) if key.is_step());
                let out = self.desk.pad(seat, intent);
                if is_step && here.is_some() && here == self.square_of(seat) {
                    self.shake(event.pad, Rumble::Edge);
                } else if out.iter().any(|out| out.refused) {
                    self.shake(event.pad, Rumble::Refused);
                }
                // What no button answers is answered from the list, unless he has put it aside.
                self.open_where_asked(Lister::Pad(event.pad), seat);
                out
            }
        }
    }

    pub(super) fn has_list(&self, of: Lister) -> bool {
        self.lists.iter().any(|list| list.of == of)
    }

    /// Whether it is his list that is shown.
    pub(super) fn shows_list_of(&self, of: Lister) -> bool {
        self.lists.last().is_some_and(|list| list.of == of)
    }

    /// Opens the list of him who is asked what he has no other answer to, unless he has put it aside.
    pub(super) fn open_where_asked(&mut self, of: Lister, seat: Option<Seat>) {
        if of.is_to_choose(&self.desk, seat) && !self.aside.contains(&of) && !self.has_list(of) {
            self.open_list(of, seat);
            self.freshen(of, seat);
        }
    }

    /// Of a list that has opened under a hand, for an offer, nothing is taken unheard: a press that was already coming down
    /// accepts no draw.
    fn freshen(&mut self, of: Lister, seat: Option<Seat>) {
        let is_offered = self.desk.is_offered(seat);
        self.lists.iter_mut().filter(|list| list.of == of).for_each(|list| list.is_fresh = is_offered);
    }

    /// A step in the list of what can be done now.
    pub(super) fn at_list(&mut self, of: Lister, seat: Option<Seat>, key: ListKey) -> Vec<Out> {
        self.hush_for(seat);
        if self.is_unlit() {
            return self.desk.hand(seat, CursorKey::Up);
        }
        let now = self.signals.time().elapsed();
        let Some(index) = self.lists.iter().position(|list| list.of == of) else {
            self.open_list(of, seat);
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
        self.after_step(list, seat, key == ListKey::Leave, came)
    }

    /// What comes of a step in a list.
    pub(super) fn after_step(
        &mut self,
        mut list: PadList,
        seat: Option<Seat>,
        leaves: bool,
        came: Scanned<Offered>,
    ) -> Vec<Out> {
        let of = list.of;
        match came {
            Scanned::Rests | Scanned::Nothing => {
                let out = if leaves { self.desk.leave_list(seat) } else { vec![self.desk.list_is_closed()] };
                if leaves && self.desk.menu().is_some() {
                    self.open_list(of, seat);
                } else {
                    self.aside.push(of);
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
                if let Lister::Pad(pad) = of
                    && out.iter().any(|out| out.refused)
                {
                    self.shake(pad, Rumble::Refused);
                }
                // What is begun is gone on with; he who points goes on where he likes.
                let goes_on = match of {
                    Lister::Pad(_) => self.desk.goes_on(seat),
                    Lister::Pointer => {
                        of.is_to_choose(&self.desk, seat) || self.desk.set_up().is_some() || self.desk.is_secret()
                    }
                };
                if goes_on {
                    self.open_list(of, seat);
                    self.freshen(of, seat);
                }
                out
            }
        }
    }

    /// Opens the list of what can be done, if there is anything.
    pub(super) fn open_list(&mut self, of: Lister, seat: Option<Seat>) {
        let now = self.signals.time().elapsed();
        let mut list = PadList::new(of, of.is_to_choose(&self.desk, seat), Timing::default());
        self.aside.retain(|other| *other != of);
        list.scanner.offer(self.desk.offered(seat), now);
        list.untold = list.scanner.begin(now);
        self.lists.retain(|other| other.of != of);
        if list.untold {
            self.lists.push(list);
        }
    }

    /// After whatever has happened: what can be done may be something else now; and says the line that a hand came to.
    pub(super) fn tell_lists(&mut self) -> Vec<Out> {
        let now = self.signals.time().elapsed();
        let mut told = Vec::new();
        let (seating, desk) = (self.pads.seating(), &self.desk);
        self.aside.retain(|of| of.is_to_choose(desk, of.seat(seating)));
        for pad in self.pads.seating().present().collect::<Vec<_>>() {
            let seat = self.pads.seating().holder(pad).seat();
            let of = Lister::Pad(pad);
            if !self.aside.contains(&of) && !self.has_list(of) && self.desk.is_offered(seat) {
                self.open_list(of, seat);
                self.freshen(of, seat);
            }
        }
        for mut list in std::mem::take(&mut self.lists) {
            let seat = list.of.seat(self.pads.seating());
            let is_new = list.scanner.offer(self.desk.offered(seat), now);
            if is_new && list.is_asked && !list.of.is_to_choose(&self.desk, seat) {
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

    /// He who points takes what stands at this place of his list; behind its last item the way back.
    pub(super) fn take_pointed(&mut self, index: usize) -> Vec<Out> {
        let is_fresh = self.lists.iter().any(|list| list.of == Lister::Pointer && list.is_fresh);
        self.point_in_list(|scanner, now| match scanner.go_to(index, now) {
            Scanned::Lit if !is_fresh => scanner.press(Switch::Select, now),
            other => other,
        })
    }

    /// He who points looks at what stands there, and takes nothing.
    pub(super) fn look_pointed(&mut self, index: usize) -> Vec<Out> {
        self.point_in_list(|scanner, now| scanner.go_to(index, now))
    }

    fn point_in_list(&mut self, act: impl FnOnce(&mut Scanner<Offered>, Ms) -> Scanned<Offered>) -> Vec<Out> {
        self.hush();
        let now = self.signals.time().elapsed();
        let Some(index) = self.lists.iter().position(|list| list.of == Lister::Pointer) else { return Vec::new() };
        let mut list = self.lists.remove(index);
        // What stood there when it was drawn is not there any more.
        if list.scanner.offer(self.desk.offered(None), now) {
            list.untold = true;
            self.lists.push(list);
            return Vec::new();
        }
        list.is_fresh = false;
        let came = act(&mut list.scanner, now);
        self.after_step(list, None, false, came)
    }

    /// The list of him who points goes without a word.
    pub(super) fn drop_pointed(&mut self) {
        if self.has_list(Lister::Pointer) {
            self.aside.push(Lister::Pointer);
            self.lists.retain(|list| list.of != Lister::Pointer);
        }
    }

    fn hush_for(&self, seat: Option<Seat>) {
        self.hush();
        self.ears.iter().filter(|ear| Some(ear.seat()) == seat).for_each(Ear::hush);
    }

    /// The square under the hand of the one at the device of this seat; none without a board.
    fn square_of(&self, seat: Option<Seat>) -> Option<String> {
        self.desk.cursor_name(seat)
    }

    fn pad_sentence(&self, seat: Option<Seat>, message: fn(Side) -> Sentence, alone: Sentence) -> Out {
        let sentence = match seat.and_then(Seat::side) {
            Some(side) => message(side),
            None => alone,
        };
        self.desk.presenter().say(&sentence, Kind::Answer)
    }

    /// Lets each player feel in his hands what there is for him: what is announced, else that it is his turn, else that a
    /// move was made. A pad that goes from hand to hand is nobody's turn.
    pub(super) fn feel(&self, out: &[Out]) {
        let turn = self.desk.to_move();
        let came = self.turn.replace(turn) != turn;
        let seating = self.pads.seating();
        let own = self.desk.own_side();
        let lesson = out.iter().filter_map(|out| out.felt).next_back();
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

    pub(super) fn shake(&self, pad: PadId, rumble: Rumble) {
        if let Some(buzz) = &self.buzz {
            buzz.rumble(pad, rumble);
        }
    }
}
