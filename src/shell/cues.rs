//! The sign in the heading of the screen: what is announced, for who does not hear it.
//!
//! Whose turn it is and whether a draw is offered follow from the board as it is shown, and from no line: over a line from
//! elsewhere a sentence may come before the position that it is about, or behind it, or once more.

use golos_clock::Ms;
use golos_desk::{Desk, Out};
use golos_rules::Side;
use golos_speech::Cue;

/// What comes within so long is one event: a sentence, and the position that it is about.
const TOGETHER: Ms = Ms::new(500);

/// The sign that is shown, and what the board called for when it was looked at last.
#[derive(Debug, Default)]
pub struct Cues {
    /// What was announced last, and when.
    shown: Option<(Cue, Ms)>,
    called: Called,
}

/// What a board calls for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Called {
    /// It is the turn of him whose own terminal this is, behind so many moves.
    turn: Option<usize>,
    /// This side offers a draw, and it is not he.
    offer: Option<Side>,
}

impl Called {
    fn at(desk: &Desk) -> Called {
        let own = desk.own_side();
        let is_own = own.is_some() && desk.to_move() == own;
        Called { turn: is_own.then(|| desk.moves_made()), offer: desk.offer().filter(|side| Some(*side) != own) }
    }

    /// What it calls for that it did not call for before.
    fn since(self, before: Called) -> Option<Cue> {
        let turn = self.turn.filter(|_| self.turn != before.turn).map(|_| Cue::Turn);
        let offer = self.offer.filter(|_| self.offer != before.offer).map(|_| Cue::Offer);
        turn.max(offer)
    }

    /// Whether the board calls for that still; none: no board does.
    const fn stands(self, cue: Cue) -> Option<bool> {
        match cue {
            Cue::Turn => Some(self.turn.is_some()),
            Cue::Offer => Some(self.offer.is_some()),
            Cue::Notice | Cue::Warning | Cue::Call | Cue::Irregularity | Cue::Flag => None,
        }
    }
}

impl Cues {
    /// The sign that is shown.
    pub fn shown(&self) -> Option<Cue> {
        self.shown.map(|(cue, _)| cue)
    }

    /// How long ago it was announced.
    pub fn age(&self, now: Ms) -> Option<Ms> {
        self.shown.map(|(_, since)| now - since)
    }

    /// It is seen no more.
    pub fn forget(&mut self) {
        self.shown = None;
    }

    /// Something was heard, or is to be seen.
    pub fn heed(&mut self, out: &[Out], desk: &Desk, now: Ms) {
        let before = std::mem::replace(&mut self.called, Called::at(desk));
        self.shown = self.shown.filter(|(cue, _)| self.called.stands(*cue) != Some(false));
        let announced = out.iter().filter_map(Out::cue).filter(|cue| self.called.stands(*cue).is_none()).max();
        if let Some(cue) = announced.max(self.called.since(before)) {
            self.announce(cue, now);
        }
    }

    /// What is more urgent stays while the board calls for it, and for as long as it may belong to the same event.
    fn announce(&mut self, cue: Cue, now: Ms) {
        let stays = |(own, since): &(Cue, Ms)| {
            *own > cue && (self.called.stands(*own) == Some(true) || now - *since < TOGETHER)
        };
        if !self.shown.as_ref().is_some_and(stays) {
            self.shown = Some((cue, now));
        }
    }
}
