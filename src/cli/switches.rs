use super::Names;
use golos_clock::Ms;
use golos_input::switch::read_span;
use golos_rules::Side;

/// How many switches one plays by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwitchCount {
    Off,
    One,
    Two,
}

pub(super) const SWITCHES: Names<SwitchCount, 3> =
    [("off", SwitchCount::Off), ("one", SwitchCount::One), ("two", SwitchCount::Two)];

pub(super) const SIDES: Names<Side, 2> = [("white", Side::White), ("black", Side::Black)];

impl SwitchCount {
    /// The name, as it is typed and kept.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            SwitchCount::Off => "off",
            SwitchCount::One => "one",
            SwitchCount::Two => "two",
        }
    }
}

/// A short span: `1s`, `700ms`.
pub(super) fn read_dwell(text: &str) -> Result<Ms, String> {
    let refused = || format!("\"{text}\" is no short time; write it as 1s or 700ms, at most 60s");
    read_span(text).filter(|span| !span.is_zero()).ok_or_else(refused)
}
