//! The pads that the operating system has, through gilrs.

use super::{Axis, Button, Buzz, PadChange, PadEvent, PadId, Pads, Rumble, Stick};
use ::gilrs::ff::{BaseEffect, BaseEffectType, Effect, EffectBuilder, Repeat, Replay, Ticks};
use ::gilrs::{Axis as RawAxis, Button as RawButton, EventType, GamepadId, GilrsBuilder};
use golos_wording::clean;
use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

/// gilrs answers at once, with nothing, after a signal, and again and again from the moment a pad is pulled out until
/// the operating system says so. For seconds on end it does so only when its source is broken: asking on would spin.
const PATIENCE: u32 = 10_000_000;

/// The most characters of a pad's name.
const NAME: usize = 60;

/// The machine has no way to reach pads; the text says why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no gamepads on this machine: {0}")]
pub struct NoPads(String);

/// The pads of this machine. Where none is plugged in, it waits for one.
///
/// The part of gilrs that shakes pads wakes up twenty times a second, a thousandth of a processor. So it sleeps until
/// the first pad comes, and a machine without pads pays nothing.
pub struct Gilrs {
    source: ::gilrs::Gilrs,
    can_shake: bool,
    /// What is to be told before the source is asked again.
    ready: VecDeque<PadEvent>,
    sticks: BTreeMap<(PadId, Lever), Stick>,
    effects: Effects,
}

/// Something with two axes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Lever {
    LeftStick,
    RightStick,
    /// A directional pad that is wired as one.
    Hat,
}

/// The patterns that each pad is able to play.
type Effects = Arc<Mutex<BTreeMap<(PadId, Rumble), Effect>>>;

impl Gilrs {
    /// Opens the pads.
    ///
    /// # Errors
    /// [`NoPads`] where the operating system has no service for them.
    pub fn new() -> Result<Gilrs, NoPads> {
        let mut pads = Gilrs {
            source: open(false)?,
            can_shake: false,
            ready: VecDeque::new(),
            sticks: BTreeMap::new(),
            effects: Effects::default(),
        };
        if pads.source.gamepads().next().is_some() {
            pads.wake();
        }
        Ok(pads)
    }

    /// The first pads are there, of which nobody was told before: from here on they can be shaken. The source is
    /// opened anew for it, and numbers them itself.
    fn wake(&mut self) {
        self.can_shake = true;
        if let Ok(source) = open(true) {
            self.source = source;
        }
        let present: Vec<GamepadId> = self.source.gamepads().map(|(id, _)| id).collect();
        for id in present {
            let what = self.connected(id);
            self.ready.push_back(PadEvent { pad: PadId(id.into()), what });
        }
    }

    fn connected(&mut self, id: GamepadId) -> PadChange {
        for rumble in Rumble::ALL {
            // A pad without a motor refuses; it is still then.
            if let Ok(effect) = effect(rumble, id).finish(&mut self.source) {
                lock(&self.effects).insert((PadId(id.into()), rumble), effect);
            }
        }
        let name = self.source.connected_gamepad(id).map(|pad| clean(pad.name(), NAME));
        PadChange::Connected(name.unwrap_or_default())
    }

    fn gone(&mut self, pad: PadId) -> PadChange {
        self.sticks.retain(|&(of, _), _| of != pad);
        lock(&self.effects).retain(|&(of, _), _| of != pad);
        PadChange::Gone
    }

    fn read(&mut self, id: GamepadId, event: EventType) -> Option<PadEvent> {
        let pad = PadId(id.into());
        let what = match event {
            EventType::Connected if !self.can_shake => {
                self.wake();
                return self.ready.pop_front();
            }
            EventType::ButtonPressed(button, _) => named(button).map(PadChange::Pressed),
            EventType::ButtonReleased(button, _) => named(button).map(PadChange::Released),
            EventType::AxisChanged(axis, deflection, _) => {
                let (lever, axis) = lever(axis)?;
                self.sticks.entry((pad, lever)).or_default().set(axis, deflection).map(PadChange::Stick)
            }
            EventType::Connected => Some(self.connected(id)),
            EventType::Disconnected => Some(self.gone(pad)),
            _ => None,
        };
        Some(PadEvent { pad, what: what? })
    }
}

impl Pads for Gilrs {
    fn next(&mut self) -> Option<PadEvent> {
        if let Some(event) = self.ready.pop_front() {
            return Some(event);
        }
        let mut silent = 0;
        while silent < PATIENCE {
            let Some(event) = self.source.next_event_blocking(None) else {
                silent += 1;
                continue;
            };
            silent = 0;
            if let Some(told) = self.read(event.id, event.event) {
                return Some(told);
            }
        }
        None
    }

    fn buzz(&self) -> Box<dyn Buzz> {
        Box::new(Shaker(Arc::clone(&self.effects)))
    }
}

fn open(can_shake: bool) -> Result<::gilrs::Gilrs, NoPads> {
    GilrsBuilder::new().with_force_feedback(can_shake).build().map_err(|error| NoPads(error.to_string()))
}

/// Plays what was prepared when the pad came.
struct Shaker(Effects);

impl Buzz for Shaker {
    fn rumble(&self, pad: PadId, rumble: Rumble) {
        if let Some(effect) = lock(&self.0).get(&(pad, rumble)) {
            // It fails only when the source is closed, and then the pads are gone as well.
            let _ = effect.play();
        }
    }
}

/// The effects are whole between any two statements: one who panicked holding them left nothing half done.
fn lock(effects: &Effects) -> std::sync::MutexGuard<'_, BTreeMap<(PadId, Rumble), Effect>> {
    effects.lock().unwrap_or_else(PoisonError::into_inner)
}

fn effect(rumble: Rumble, id: GamepadId) -> EffectBuilder {
    let kind = BaseEffectType::Strong { magnitude: u16::MAX };
    let all = rumble.ms();
    let mut builder = EffectBuilder::new();
    builder.gamepads(&[id]).repeat(Repeat::For(Ticks::from_ms(all)));
    let mut after = 0;
    for pulse in rumble.pulses() {
        // Each pulse once: behind it stillness until all is over.
        let (after_it, play_for) = (Ticks::from_ms(after), Ticks::from_ms(pulse.ms()));
        let scheduling = Replay { after: after_it, play_for, with_delay: Ticks::from_ms(all) };
        builder.add_effect(BaseEffect { kind, scheduling, ..BaseEffect::default() });
        after += pulse.ms() + Rumble::PAUSE_MS;
    }
    builder
}

const fn named(button: RawButton) -> Option<Button> {
    Some(match button {
        RawButton::DPadUp => Button::Up,
        RawButton::DPadDown => Button::Down,
        RawButton::DPadLeft => Button::Left,
        RawButton::DPadRight => Button::Right,
        RawButton::South => Button::South,
        RawButton::East => Button::East,
        RawButton::West => Button::West,
        RawButton::North => Button::North,
        RawButton::Start => Button::Start,
        RawButton::Select => Button::Select,
        RawButton::LeftTrigger => Button::L1,
        RawButton::RightTrigger => Button::R1,
        RawButton::LeftTrigger2 => Button::L2,
        RawButton::RightTrigger2 => Button::R2,
        RawButton::LeftThumb => Button::L3,
        RawButton::RightThumb => Button::R3,
        RawButton::C | RawButton::Z | RawButton::Mode | RawButton::Unknown => return None,
    })
}

const fn lever(axis: RawAxis) -> Option<(Lever, Axis)> {
    Some(match axis {
        RawAxis::LeftStickX => (Lever::LeftStick, Axis::X),
        RawAxis::LeftStickY => (Lever::LeftStick, Axis::Y),
        RawAxis::RightStickX => (Lever::RightStick, Axis::X),
        RawAxis::RightStickY => (Lever::RightStick, Axis::Y),
        RawAxis::DPadX => (Lever::Hat, Axis::X),
        RawAxis::DPadY => (Lever::Hat, Axis::Y),
        RawAxis::LeftZ | RawAxis::RightZ | RawAxis::Unknown => return None,
    })
}
