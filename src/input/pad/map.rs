//! What the buttons mean. Pure.

use super::{Holder, PadAction, PadButtons, PadChange, PadEvent, PadId, Seating, Tilt};
use crate::words::table::HelpLine;
use crate::{CursorKey, Intent};
use golos_game::{MoveRequest, Query, RecordRequest, Request};
use golos_wording::{Sentence, Slot, message};

/// What a button does to the list of what can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListKey {
    /// Opens it, or closes it.
    Toggle,
    Next,
    Previous,
    /// Takes the line, or opens the list behind it.
    Take,
    /// Back to the list before; from the first one out of it.
    Leave,
}

impl PadAction {
    /// The deed as an intent of `holder`, whose hand is on the square called `cursor`.
    fn intent(self, holder: Holder, cursor: &str) -> Option<Intent> {
        let ask = match self {
            PadAction::BoardCursor(key) => return Some(Intent::BoardCursor(key)),
            PadAction::Help => return Some(Intent::Help),
            PadAction::List => return None,
            PadAction::Press => Request::Move(MoveRequest::Press),
            PadAction::Listen => Request::Record(RecordRequest::Listen),
            PadAction::Clock => Request::Record(RecordRequest::Query(Query::Clock)),
            PadAction::Turn => Request::Record(RecordRequest::Query(Query::Turn)),
            PadAction::Last => Request::Record(RecordRequest::Query(Query::Last)),
            PadAction::Repeat => Request::Record(RecordRequest::Query(Query::Repeat)),
            PadAction::Here => Request::Record(RecordRequest::Query(Query::Place(cursor.to_owned()))),
        };
        Some(Intent::Game { by: holder.seat(), ask })
    }

    /// What it does to a list that is open. The clock and the questions stay what they are.
    const fn in_list(self) -> Option<ListKey> {
        match self {
            PadAction::List => Some(ListKey::Toggle),
            PadAction::BoardCursor(CursorKey::Up | CursorKey::Left | CursorKey::UpLeft | CursorKey::UpRight) => {
                Some(ListKey::Previous)
            }
            PadAction::BoardCursor(CursorKey::Down | CursorKey::Right | CursorKey::DownLeft | CursorKey::DownRight) => {
                Some(ListKey::Next)
            }
            PadAction::BoardCursor(CursorKey::Pick | CursorKey::Confirm) => Some(ListKey::Take),
            PadAction::BoardCursor(CursorKey::Drop) => Some(ListKey::Leave),
            PadAction::Press
            | PadAction::Clock
            | PadAction::Turn
            | PadAction::Last
            | PadAction::Repeat
            | PadAction::Here
            | PadAction::Listen
            | PadAction::Help => None,
        }
    }

    const fn help(self) -> fn(Slot) -> Sentence {
        match self {
            PadAction::BoardCursor(CursorKey::Pick) => message::help_pad_pick,
            PadAction::BoardCursor(CursorKey::Drop) => message::help_pad_drop,
            PadAction::BoardCursor(CursorKey::Confirm) => message::help_pad_confirm,
            PadAction::BoardCursor(CursorKey::Up | CursorKey::Down | CursorKey::Left | CursorKey::Right)
            | PadAction::BoardCursor(
                CursorKey::UpLeft | CursorKey::UpRight | CursorKey::DownLeft | CursorKey::DownRight,
            ) => message::help_pad_step,
            PadAction::Press => message::help_pad_press,
            PadAction::Clock => message::help_pad_clock,
            PadAction::Turn => message::help_pad_turn,
            PadAction::Last => message::help_pad_last,
            PadAction::Repeat => message::help_pad_repeat,
            PadAction::Here => message::help_pad_here,
            PadAction::List => message::help_pad_list,
            PadAction::Listen => message::help_pad_listen,
            PadAction::Help => message::help_pad_help,
        }
    }
}

/// Reads pads: what each button means, and for whom.
#[derive(Clone, Debug, Default)]
pub struct PadMap {
    seating: Seating,
    buttons: PadButtons,
}

impl PadMap {
    /// A map without pads; they come with [`PadChange::Connected`].
    #[must_use]
    pub fn new() -> PadMap {
        PadMap::default()
    }

    /// The buttons do this from now on.
    pub fn adopt(&mut self, buttons: PadButtons) {
        self.buttons = buttons;
    }

    /// Which button does what.
    #[must_use]
    pub const fn buttons(&self) -> &PadButtons {
        &self.buttons
    }

    /// Which pad sits where.
    #[must_use]
    pub const fn seating(&self) -> &Seating {
        &self.seating
    }

    /// What the one with this pad wants, whose hand is on the square called `cursor`. Nothing comes of a release, of
    /// a pad too many, and of pads that come and go: they only change the seating.
    pub fn read(&mut self, event: &PadEvent, cursor: &str) -> Option<Intent> {
        match event.what {
            PadChange::Connected(_) => {
                self.seating.connect(event.pad);
                None
            }
            PadChange::Gone => {
                self.seating.lose(event.pad);
                None
            }
            PadChange::Pressed(button) => self.act(event.pad, self.buttons.deed(button)?, cursor),
            PadChange::Stick(tilt) => self.act(event.pad, stands_for(tilt)?, cursor),
            PadChange::Released(_) => None,
        }
    }

    /// What the one with this pad wants of the list of what can be done. It is open or not: that is not known here.
    #[must_use]
    pub fn list_key(&self, event: &PadEvent) -> Option<ListKey> {
        let deed = match event.what {
            PadChange::Pressed(button) => self.buttons.deed(button)?,
            PadChange::Stick(tilt) => stands_for(tilt)?,
            PadChange::Released(_) | PadChange::Connected(_) | PadChange::Gone => return None,
        };
        Some(deed).filter(|_| self.seating.holder(event.pad) != Holder::Spare)?.in_list()
    }

    fn act(&self, pad: PadId, deed: PadAction, cursor: &str) -> Option<Intent> {
        let holder = self.seating.holder(pad);
        Some(deed).filter(|_| holder != Holder::Spare)?.intent(holder, cursor)
    }

    /// The buttons in words, and what they do: a sentence for each deed.
    #[must_use]
    pub fn help(&self) -> Vec<Sentence> {
        let mut lines: Vec<(HelpLine, Vec<String>)> = Vec::new();
        let bare = |help: fn(Slot) -> Sentence| help(Slot::Phrases(Vec::new()));
        for (button, deed) in self.buttons.iter() {
            let name = button.key().to_owned();
            match lines.iter_mut().find(|(help, _)| bare(*help) == bare(deed.help())) {
                Some((_, names)) if names.contains(&name) => {}
                Some((_, names)) => names.push(name),
                None => lines.push((deed.help(), vec![name])),
            }
        }
        lines.into_iter().map(|(help, names)| help(Slot::Phrases(names))).collect()
    }
}

/// What a tilted stick does, whatever the buttons do.
const fn stands_for(tilt: Tilt) -> Option<PadAction> {
    match tilt {
        Tilt::Rest => None,
        Tilt::Up => Some(PadAction::BoardCursor(CursorKey::Up)),
        Tilt::Down => Some(PadAction::BoardCursor(CursorKey::Down)),
        Tilt::Left => Some(PadAction::BoardCursor(CursorKey::Left)),
        Tilt::Right => Some(PadAction::BoardCursor(CursorKey::Right)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pad::{Button, Buzz, Pads, Rumble};
    use golos_game::Seat;
    use golos_rules::Side;
    use golos_wording::{Lang, Style, Wording};
    use std::collections::VecDeque;
    use std::sync::mpsc::{Receiver, Sender, channel};

    /// Pads that play a script and tell what shook them.
    struct Script {
        events: VecDeque<PadEvent>,
        shaken: Sender<(PadId, Rumble)>,
    }

    struct Shaken(Sender<(PadId, Rumble)>);

    impl Pads for Script {
        fn next(&mut self) -> Option<PadEvent> {
            self.events.pop_front()
        }

        fn buzz(&self) -> Box<dyn Buzz> {
            Box::new(Shaken(self.shaken.clone()))
        }
    }

    impl Buzz for Shaken {
        fn rumble(&self, pad: PadId, rumble: Rumble) {
            self.0.send((pad, rumble)).unwrap();
        }
    }

    fn script(events: impl IntoIterator<Item = (usize, PadChange)>) -> (Script, Receiver<(PadId, Rumble)>) {
        let events = events.into_iter().map(|(pad, what)| PadEvent { pad: PadId(pad), what }).collect();
        let (shaken, felt) = channel();
        (Script { events, shaken }, felt)
    }

    fn pressed(button: Button) -> [(usize, PadChange); 2] {
        [(0, PadChange::Pressed(button)), (0, PadChange::Released(button))]
    }

    fn connected(pad: usize) -> (usize, PadChange) {
        (pad, PadChange::Connected("pad".to_owned()))
    }

    /// What comes of a script, with every hand on c3.
    fn intents(events: impl IntoIterator<Item = (usize, PadChange)>) -> Vec<Intent> {
        let mut map = PadMap::new();
        let mut pads = script(events).0;
        std::iter::from_fn(|| pads.next()).filter_map(|event| map.read(&event, "c3")).collect()
    }

    #[test]
    fn every_button_has_its_deed_and_a_release_has_none() {
        let query = |query| Some(Intent::Game { by: None, ask: Request::Record(RecordRequest::Query(query)) });
        for (button, intent) in Button::ALL.into_iter().zip([
            Some(Intent::BoardCursor(CursorKey::Up)),
            Some(Intent::BoardCursor(CursorKey::Down)),
            Some(Intent::BoardCursor(CursorKey::Left)),
            Some(Intent::BoardCursor(CursorKey::Right)),
            Some(Intent::BoardCursor(CursorKey::Pick)),
            Some(Intent::BoardCursor(CursorKey::Drop)),
            query(Query::Clock),
            query(Query::Repeat),
            Some(Intent::BoardCursor(CursorKey::Confirm)),
            // It opens the list of what can be done.
            None,
            query(Query::Last),
            query(Query::Place("c3".to_owned())),
            query(Query::Turn),
            Some(Intent::Game { by: None, ask: Request::Move(MoveRequest::Press) }),
            Some(Intent::Help),
            Some(Intent::Game { by: None, ask: Request::Record(RecordRequest::Listen) }),
        ]) {
            let script = std::iter::once(connected(0)).chain(pressed(button));
            assert_eq!(intents(script), Vec::from_iter(intent), "{button:?}");
        }
    }

    #[test]
    fn a_list_is_gone_through_with_one_hand_and_the_clock_stays_the_clock() {
        let mut map = PadMap::new();
        map.seating.connect(PadId(0));
        let key = |pad, button| map.list_key(&PadEvent { pad: PadId(pad), what: PadChange::Pressed(button) });
        assert_eq!(key(0, Button::Select), Some(ListKey::Toggle));
        assert_eq!(
            [Button::Up, Button::Down].map(|button| key(0, button)),
            [ListKey::Previous, ListKey::Next].map(Some)
        );
        assert_eq!(
            [Button::South, Button::East].map(|button| key(0, button)),
            [ListKey::Take, ListKey::Leave].map(Some)
        );
        assert_eq!([Button::R2, Button::West, Button::North].map(|button| key(0, button)), [None; 3]);
        assert_eq!(key(1, Button::Select), None);
        let tilted = PadEvent { pad: PadId(0), what: PadChange::Stick(Tilt::Down) };
        assert_eq!(map.list_key(&tilted), Some(ListKey::Next));
    }

    #[test]
    fn a_stick_stands_in_for_the_directional_pad() {
        let tilts = [Tilt::Up, Tilt::Rest, Tilt::Down, Tilt::Rest, Tilt::Left, Tilt::Rest, Tilt::Right];
        let script = std::iter::once(connected(0)).chain(tilts.map(|tilt| (0, PadChange::Stick(tilt))));
        let steps = [CursorKey::Up, CursorKey::Down, CursorKey::Left, CursorKey::Right].map(Intent::BoardCursor);
        assert_eq!(intents(script), steps);
    }

    #[test]
    fn two_pads_speak_for_two_players_also_when_one_vanished() {
        let press = |pad| (pad, PadChange::Pressed(Button::R2));
        let by = |by: Option<Side>| Intent::Game { by: by.map(Seat::Player), ask: Request::Move(MoveRequest::Press) };
        let (white, black) = (by(Some(Side::White)), by(Some(Side::Black)));
        assert_eq!(intents([connected(0), press(0)]), [by(None)]);
        assert_eq!(intents([connected(0), connected(1), press(1), press(0)]), [black.clone(), white]);
        let lost = [connected(0), connected(1), (0, PadChange::Gone), press(0), press(1)];
        assert_eq!(intents(lost).last(), Some(&black));
        assert_eq!(intents([connected(0), connected(1), connected(2), press(2)]), []);
        assert_eq!(intents([press(0)]), []);
    }

    #[test]
    fn a_pad_is_shaken_while_another_thread_waits_for_it() {
        let (pads, felt) = script([connected(0)]);
        let buzz = pads.buzz();
        let reader = std::thread::spawn(move || {
            let mut pads: Box<dyn Pads> = Box::new(pads);
            std::iter::from_fn(|| pads.next()).count()
        });
        buzz.rumble(PadId(0), Rumble::Edge);
        assert_eq!(felt.recv(), Ok((PadId(0), Rumble::Edge)));
        assert_eq!(reader.join().unwrap(), 1);
    }

    #[test]
    fn help_names_every_button() {
        let help = PadMap::new().help();
        assert_eq!(help.len(), 13);
        for lang in Lang::ALL {
            let wording = Wording::new(lang);
            let lines =
                help.iter().map(|line| wording.render(line, Style::spoken(lang))).collect::<Vec<_>>().join("\n");
            for button in Button::ALL {
                let name = wording.label(button.key()).to_lowercase();
                assert!(lines.to_lowercase().contains(&name), "{lang}: {button:?} in {lines}");
            }
        }
        let english = Wording::new(Lang::En);
        let said: Vec<String> = help.iter().map(|line| english.render(line, Style::spoken(Lang::En))).collect();
        assert_eq!(said.first().map(String::as_str), Some("Arrow pad or stick: moves over the dark squares."));
        assert_eq!(said.last().map(String::as_str), Some("Right stick pressed: starts listening to you, and stops."));
    }
}
