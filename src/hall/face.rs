//! What every kind of face is to the house.

use super::joined::Joined;
use super::{Outlet, Size};
use golos_clock::Ms;
use golos_desk::{Desk, Out};
use golos_wire::{Asked, Ending, Work};

/// What came of something that he sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// He has typed this line: the house takes it to his desk, or answers it itself.
    Line(String),
    /// His program asks for this, which counts from this moment on.
    Asked(Work, Ms),
    /// He has done something at his desk by a key.
    Acted,
    /// He sends no more, and leaves.
    End,
}

/// How far what waited for a line was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    Done,
    /// There is no room now.
    Waits,
    /// More waits than is borne: he takes nothing.
    Slow,
    /// Nothing has come from him for so long that his line is broken.
    Silent,
    /// What he sends is nothing that is known here.
    Garbled,
    Gone,
}

/// How one person is met: his desk, and the way to it and from it. It reads no clock and waits for nothing.
pub trait Face {
    fn desk(&self) -> &Desk;

    fn desk_mut(&mut self) -> &mut Desk;

    /// His desk goes on at another face, and what was kept for his program.
    fn leave(self: Box<Self>) -> (Desk, Option<Joined>);

    /// His terminal has another size.
    fn sized(&mut self, size: Size);

    /// Takes what he sent, received at this moment, up to the first thing that something comes of; how much of it, and what
    /// came of it.
    fn take(&mut self, bytes: &[u8], at: Ms) -> (usize, Option<Turn>);

    /// He sends no more; what he began may count.
    fn end(&mut self) -> Option<Turn>;

    /// Does at his desk what his program asks for; what is said of it.
    fn ask(&mut self, _: Asked) -> Vec<Out> {
        Vec::new()
    }

    /// It was done, counts from this moment, and this is said of it.
    fn done(&mut self, _: &Work, _: Ms, _: &[Out]) {}

    /// What is said back to what he did last; then it is his turn again.
    fn answer(&mut self, out: &[Out]);

    /// What has been heard at his desk meanwhile.
    fn hear(&mut self, out: &[Out]);

    /// Something has happened at his boards, be it to be heard or to be seen alone.
    fn stirred(&mut self) {}

    /// Sends as much as there is room for.
    fn flush(&mut self, line: &dyn Outlet) -> Flow;

    /// When something is due at the face itself, on the clock of the house.
    fn due(&self) -> Option<Ms> {
        None
    }

    /// Something was due.
    fn tick(&mut self, _: Ms) {}

    /// His line is broken.
    fn cut(&mut self) {}

    /// The house ends his line, for this reason, which is said so where there are words for it alone.
    fn part(&mut self, why: Ending, said: &[Out]);

    /// How long his line takes there and back, where that is measured.
    fn round_trip(&self) -> Option<Ms> {
        None
    }
}
