//! A stick as four directions: one step for one push. Pure.

/// From this deflection on, of 1 at the rim, the stick is tilted.
const TILTED: f32 = 0.6;
/// Down to this deflection it stays so: a trembling hand at one threshold would step again and again.
const RESTING: f32 = 0.35;

/// Where a stick is pushed to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tilt {
    #[default]
    Rest,
    Up,
    Down,
    Left,
    Right,
}

/// One of the two directions in which a stick is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Axis {
    /// Right is positive.
    X,
    /// Up is positive.
    Y,
}

/// A stick that tells a tilt once, and the next one only after it came to rest. A roll round the rim, which nobody
/// does on purpose without seeing, is no further step.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stick {
    x: f32,
    y: f32,
    tilt: Tilt,
}

impl Stick {
    /// Takes a new deflection, -1 to 1, of one axis. What changed in the tilt, if anything.
    pub fn set(&mut self, axis: Axis, deflection: f32) -> Option<Tilt> {
        match axis {
            Axis::X => self.x = deflection,
            Axis::Y => self.y = deflection,
        }
        let reach = self.x.abs().max(self.y.abs());
        let tilt = match self.tilt {
            Tilt::Rest if reach >= TILTED => self.direction(),
            Tilt::Rest => Tilt::Rest,
            _ if reach <= RESTING => Tilt::Rest,
            held => held,
        };
        let has_changed = tilt != self.tilt;
        self.tilt = tilt;
        has_changed.then_some(tilt)
    }

    /// The nearest of the four directions.
    fn direction(&self) -> Tilt {
        match (self.x.abs() > self.y.abs(), self.x > 0.0, self.y > 0.0) {
            (true, true, _) => Tilt::Right,
            (true, false, _) => Tilt::Left,
            (false, _, true) => Tilt::Up,
            (false, _, false) => Tilt::Down,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn one_push_is_one_step() {
        for (axis, sign, tilt) in [
            (Axis::X, 1.0, Tilt::Right),
            (Axis::X, -1.0, Tilt::Left),
            (Axis::Y, 1.0, Tilt::Up),
            (Axis::Y, -1.0, Tilt::Down),
        ] {
            let mut stick = Stick::default();
            let told = [0.1, 0.5, 0.61, 1.0, 0.7, 0.5, 0.59, 0.62, 0.36, 0.3, 0.0].map(|to| stick.set(axis, to * sign));
            let told: Vec<Tilt> = told.into_iter().flatten().collect();
            assert_eq!(told, [tilt, Tilt::Rest]);
        }
    }

    #[test]
    fn a_roll_round_the_rim_is_no_further_step() {
        let mut stick = Stick::default();
        assert_eq!(stick.set(Axis::X, 1.0), Some(Tilt::Right));
        assert_eq!(stick.set(Axis::Y, 1.0), None);
        assert_eq!(stick.set(Axis::X, 0.0), None);
        assert_eq!(stick.set(Axis::Y, 0.0), Some(Tilt::Rest));
    }

    #[test]
    fn a_slanting_push_goes_where_it_leans() {
        let mut stick = Stick::default();
        stick.set(Axis::Y, -0.5);
        assert_eq!(stick.set(Axis::X, -0.7), Some(Tilt::Left));
    }

    proptest! {
        #[test]
        fn between_two_tilts_the_stick_rests(
            values in prop::collection::vec((any::<bool>(), prop::num::f32::ANY), 0..100),
        ) {
            let mut stick = Stick::default();
            let told: Vec<Tilt> = values
                .into_iter()
                .filter_map(|(is_x, value)| stick.set(if is_x { Axis::X } else { Axis::Y }, value))
                .collect();
            for (place, &tilt) in told.iter().enumerate() {
                prop_assert_eq!(tilt == Tilt::Rest, place % 2 == 1);
            }
        }
    }
}
