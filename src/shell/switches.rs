//! One or two switches at a console: what is lit is spoken to him whose switch it is, and shown; a press goes to the desk
//! as a key or a button would.

use crossterm::event::{KeyEvent, MouseButton};

use super::hub::Console;
use golos_clock::Ms;
use golos_desk::{Offered, Out};
use golos_game::Seat;
use golos_input::CursorKey;
use golos_input::pad::{PadChange, PadEvent};
use golos_input::switch::{Count, Lit, Mouse, Scanned, Scanner, Switch, SwitchButton, SwitchSet, Timing, read_span};
use golos_profile::Preferences;
use golos_rules::Place;
use golos_table::Time;
use golos_view::ScanModel;
use golos_wording::{Form, Sentence, Style, text_key};

/// The switches of a terminal, and what they go through.
pub struct Switches {
    set: SwitchSet,
    count: Count,
    scanner: Scanner<Offered>,
    /// Whose the switches are, where they are somebody's.
    owner: Option<Seat>,
    /// Whose switch was pressed last, where it is somebody's own.
    seat: Option<Seat>,
    /// Whether what is lit is still to be said.
    untold: bool,
}

impl Switches {
    /// The switches as they are set; none: there are none. A name that is none is left out.
    #[must_use]
    pub fn of(wishes: &Preferences) -> Option<Switches> {
        let count = match wishes.switch.as_deref() {
            Some("one") => Count::One,
            Some("two") => Count::Two,
            Some(_) | None => return None,
        };
        let named = wishes.switch_keys.iter().filter_map(|name| {
            name.parse().inspect_err(|error| tracing::warn!(%error, "a switch of the settings is unknown")).ok()
        });
        let set = SwitchSet::new(count, &named.collect::<Vec<SwitchButton>>());
        let scanner = Scanner::new(count, timing(wishes));
        Some(Switches { set, count, scanner, owner: None, seat: None, untold: false })
    }

    /// The same, where they are those of him who sits there.
    #[must_use]
    pub fn owned(self, owner: Option<Seat>) -> Switches {
        Switches { owner, ..self }
    }

    /// They go as fast as is set now.
    pub(super) fn heed(&mut self, wishes: &Preferences) {
        self.scanner.adopt(self.count, timing(wishes));
    }
}

/// How fast, as it is set.
fn timing(wishes: &Preferences) -> Timing {
    let usual = Timing::default();
    let span = |set: &Option<String>, usual: Ms| set.as_deref().and_then(read_span).unwrap_or(usual);
    Timing {
        dwell: span(&wishes.dwell, usual.dwell),
        first: span(&wishes.first_delay, usual.first),
        debounce: span(&wishes.debounce, usual.debounce),
        acceptance: span(&wishes.acceptance, usual.acceptance),
        rounds: wishes.rounds.unwrap_or(usual.rounds),
    }
}

impl Console {
    /// The same, with these switches.
    #[must_use]
    pub fn switched(mut self, switches: Option<Switches>) -> Console {
        self.switches = switches;
        self
    }

    /// The same, for a face that writes what is lit where no voice says it.
    #[must_use]
    pub fn writing_what_is_lit(mut self) -> Console {
        self.writes_lit = true;
        self
    }

    /// CH-18.1.1: whether a move is sealed, and what is lit would stay to be read: then it is typed.
    #[must_use]
    pub fn is_unlit(&self) -> bool {
        self.writes_lit && self.desk.is_secret() && !self.has_voice()
    }

    /// Whether there are switches.
    #[must_use]
    pub const fn has_switches(&self) -> bool {
        self.switches.is_some()
    }

    /// Whether there are two.
    #[must_use]
    pub fn has_two_switches(&self) -> bool {
        self.switches.as_ref().is_some_and(|switches| switches.count == Count::Two)
    }

    /// The switch that a key is.
    #[must_use]
    pub fn switch_of_key(&self, event: &KeyEvent) -> Option<Switch> {
        self.switches.as_ref()?.set.of_key(event)
    }

    /// The switch that a button of a mouse is.
    #[must_use]
    pub fn switch_of_mouse(&self, button: MouseButton) -> Option<Switch> {
        let own = match button {
            MouseButton::Left => Mouse::Left,
            MouseButton::Middle => Mouse::Middle,
            MouseButton::Right => Mouse::Right,
        };
        self.switches.as_ref()?.set.of(SwitchButton::Mouse(own))
    }

    /// The switch that a button of a pad is, when it is pressed.
    #[must_use]
    pub fn switch_of_pad(&self, event: &PadEvent) -> Option<Switch> {
        let PadChange::Pressed(button) = event.what else { return None };
        self.switches.as_ref()?.set.of(SwitchButton::Pad(button))
    }

    /// A switch was pressed, by him of this seat or by nobody in particular.
    pub fn press(&mut self, seat: Option<Seat>, switch: Switch) -> Vec<Out> {
        let now = self.signals.time().elapsed();
        self.hush();
        if self.is_unlit() {
            return self.desk.hand(seat, CursorKey::Up);
        }
        let Some(switches) = &mut self.switches else { return Vec::new() };
        let seat = seat.or(switches.owner);
        switches.seat = seat;
        switches.untold |= switches.scanner.offer(self.desk.offered(seat), now);
        match switches.scanner.press(switch, now) {
            Scanned::Nothing | Scanned::Rests => Vec::new(),
            Scanned::Lit => {
                switches.untold = true;
                Vec::new()
            }
            Scanned::Taken(item) => {
                let out = self.desk.choose(seat, &item);
                switches.scanner.offer(self.desk.offered(seat), now);
                // What is begun is gone on with; else he hears in peace what came of it.
                switches.untold = self.desk.goes_on(seat) && switches.scanner.begin(now);
                out
            }
        }
    }

    /// After whatever has happened: lights the next item if its time has come, and says what is newly lit. What is said is
    /// for a face that has nothing else to show.
    pub fn scan(&mut self) -> Vec<Out> {
        let mut told = self.tell_lists();
        let now = self.signals.time().elapsed();
        let Some(switches) = self.switches.as_mut().filter(|switches| switches.scanner.lit().is_some()) else {
            return told;
        };
        let seat = switches.seat;
        switches.untold |= switches.scanner.offer(self.desk.offered(seat), now);
        switches.untold |= switches.scanner.tick(now) == Scanned::Lit;
        if !std::mem::take(&mut switches.untold) {
            return told;
        }
        let item = match switches.scanner.lit() {
            None => return told,
            Some(Lit::Item(branch)) => Some(branch.item.clone()),
            Some(Lit::Back) => None,
        };
        let out = self.desk.light(item.as_ref());
        self.tell(seat, &out);
        told.extend(out);
        told
    }

    /// How long it is until the next item is lit by itself.
    #[must_use]
    pub fn until_scan(&self) -> Option<Ms> {
        Some(self.switches.as_ref()?.scanner.due()? - self.signals.time().elapsed())
    }

    /// What is lit, and what stands beside it; none while nothing is.
    #[must_use]
    pub fn scan_model(&self) -> Option<ScanModel> {
        let scanner = self.shown_scanner()?;
        let wording = &self.desk.presenter().wording;
        let style = Style { form: Form::Written, ..self.desk.presenter().style };
        let label = |sentence: &Sentence| wording.render(sentence, style);
        let mut items: Vec<String> = scanner.list().iter().map(|branch| label(&branch.item.label)).collect();
        items.extend(scanner.is_inside().then(|| wording.label(text_key::SCAN_BACK)));
        Some(ScanModel { items, lit: scanner.place()? })
    }

    /// What the switches do now: each by its first key or button.
    pub(super) fn switch_hints(&self) -> Vec<(String, String)> {
        let Some(switches) = &self.switches else { return Vec::new() };
        let wording = &self.desk.presenter().wording;
        let does: &[(Switch, &str)] = match (switches.scanner.place(), switches.count) {
            (None, Count::One) => &[(Switch::Select, text_key::FOOT_LIGHT)],
            (None, Count::Two) => &[(Switch::Step, text_key::FOOT_LIGHT)],
            (Some(_), Count::One) => &[(Switch::Select, text_key::FOOT_TAKE_LIT)],
            (Some(_), Count::Two) => &[(Switch::Step, text_key::FOOT_NEXT), (Switch::Select, text_key::FOOT_TAKE_LIT)],
        };
        let hint =
            |&(switch, does): &(Switch, &str)| Some((switches.set.first(switch)?.name(wording)?, wording.label(does)));
        does.iter().filter_map(hint).collect()
    }

    /// What is lit; none while nothing is.
    #[must_use]
    pub fn lit(&self) -> Option<Lit<'_, Offered>> {
        self.shown_scanner()?.lit()
    }

    /// What is gone through: the list that was used last on a pad, or what the switches light.
    fn shown_scanner(&self) -> Option<&Scanner<Offered>> {
        let list = self.lists.last().map(|list| &list.scanner);
        list.or_else(|| self.switches.as_ref().map(|switches| &switches.scanner))
    }

    /// The places of the board that are lit.
    #[must_use]
    pub fn lit_places(&self) -> Vec<Place> {
        match self.lit() {
            Some(Lit::Item(branch)) => branch.item.places.clone(),
            Some(Lit::Back) | None => Vec::new(),
        }
    }
}
