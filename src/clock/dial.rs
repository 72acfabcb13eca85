use super::Ms;

/// One side of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Dial {
    /// The main time left. Zero exactly when the flag has fallen.
    pub left: Ms,
    /// All the time that this side's clock has run.
    pub used: Ms,
    /// Moves completed.
    pub moves: u32,
    /// When the flag fell.
    pub fallen: Option<Ms>,
    /// What the move under way has already taken of its delay.
    pub delay_used: Ms,
}

impl Dial {
    pub fn new(left: Ms) -> Dial {
        Dial { left, used: Ms::ZERO, moves: 0, fallen: None, delay_used: Ms::ZERO }
    }

    /// Runs from `since` for `span`: first off the delay, then off the main time (CH-6.3.2). The flag falls at the
    /// exact moment when nothing is left (R-5.4.2.6).
    pub fn run(&mut self, since: Ms, span: Ms, delay: Ms) {
        self.used += span;
        let delayed = span.min(delay - self.delay_used);
        self.delay_used += delayed;
        let deadline = since + delayed + self.left;
        self.set(self.left - (span - delayed), deadline);
    }

    /// Leaves exactly `left`: none is a fallen flag, at `at`; any time raises it.
    pub fn set(&mut self, left: Ms, at: Ms) {
        self.left = left;
        self.fallen = if left.is_zero() { self.fallen.or(Some(at)) } else { None };
    }
}
