//! The two sides at the board: their times, who is there, what they have offered, and the envelope.

use super::play::Relation;
use crate::Sealed;
use golos_clock::{Clock, Ms};
use golos_people::{Arrangement, Medium, Needs, Tasks};
use golos_rules::{BySide, Side};

/// The clocks, and who was warned.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Times {
    pub clock: Clock,
    /// One bit a threshold of the set-up.
    pub warned: BySide<u32>,
    /// What the arbiter's corrections of the move counter have added to the moves that count (CH-6.10.2).
    pub recounted: BySide<i64>,
}

/// Who is there, and who is late.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Presence {
    pub absent: BySide<bool>,
    /// Who came later than the rules allow, or has not come yet.
    pub late: BySide<bool>,
    /// When the clocks were started.
    pub started: Option<Ms>,
    /// The late player on whose time the opening is drawn, until it is.
    pub awaited: Option<Side>,
    /// The opening was drawn while somebody was not there (R-5.4.1.3, U-V.9.5.3): it is drawn once more when both are.
    pub drawn_without: bool,
    /// Who has come to an opening that was drawn without him, and what his opponent had used by then: it is drawn once more
    /// on the time of him who was late (R-5.4.1.3).
    pub came: Option<(Side, Ms)>,
    /// What was agreed at the board for the assistants of each side (U-V.13.11c).
    pub tasks: BySide<Option<Tasks>>,
    /// What each side was said to need at the board (U-V.13).
    pub needs: BySide<Option<Needs>>,
    /// What was settled for the board (U-V.13).
    pub arranged: Arranged,
    /// How often each side has asked to see the record of the arbiter (CH-13.3.2).
    pub sheets: BySide<u32>,
    pub resumption: Resumption,
}

/// What was settled for the board of players with impaired sight or hearing (U-V.13).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Arranged {
    /// Whether two sets stand there, and whose counts.
    pub boards: Option<(bool, Side)>,
    pub media: BySide<Option<Medium>>,
    pub sign: Option<String>,
    /// Who may enter moves by voice, where it was said.
    pub voice: BySide<Option<bool>>,
}

impl Arranged {
    pub fn settle(&mut self, arrangement: &Arrangement) {
        match arrangement {
            Arrangement::Boards { two, counts } => self.boards = Some((*two, *counts)),
            Arrangement::Record { side, medium } => self.media[*side] = Some(*medium),
            Arrangement::Sign(sign) => self.sign = Some(sign.clone()),
            Arrangement::Voice { side, allowed } => self.voice[*side] = Some(*allowed),
        }
    }

    pub fn all(&self) -> impl Iterator<Item = Arrangement> {
        let boards = self.boards.map(|(two, counts)| Arrangement::Boards { two, counts });
        let media = Side::BOTH.into_iter().filter_map(|side| {
            let medium = self.media[side]?;
            Some(Arrangement::Record { side, medium })
        });
        let voices = Side::BOTH.into_iter().filter_map(|side| {
            let allowed = self.voice[side]?;
            Some(Arrangement::Voice { side, allowed })
        });
        boards.into_iter().chain(media).chain(self.sign.clone().map(Arrangement::Sign)).chain(voices)
    }
}

/// What is known of one resumption of an adjourned game, until it is adjourned again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Resumption {
    /// When the game was to be resumed though somebody was not there (CH-18.9).
    pub at: Option<Ms>,
    /// Whether the envelope was opened and its move is being made, for one who may be absent.
    pub unsealed: bool,
    /// Whether the envelope is lost, and the sealer has not made his move yet (CH-18.12).
    pub lost: bool,
}

impl Presence {
    /// The one who is absent, if the other is not.
    pub fn absent_alone(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.absent[side] && !self.absent[side.other()])
    }
}

/// When the clocks are started by themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Appointed {
    pub at: Ms,
    /// The hour by the wall clock, as it was said.
    pub hour: String,
}

/// Offers of a draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Offers {
    /// Whose offer is open.
    pub open: Option<Side>,
    pub last: Option<LastOffer>,
    /// Whose offer a move declined, and how much had been done by then.
    pub declined: Option<(Side, usize)>,
    pub accepted: bool,
    /// How many each side has made.
    pub made: BySide<u32>,
    /// The arbiter consents to a draw that the event does not let the players offer (CH-9.1.1).
    pub consented: bool,
}

impl Offers {
    /// What a move declined that was none stands again, once no more is done than had been when it was declined.
    pub fn stand_again(&mut self, steps: usize) {
        if let Some((side, _)) = self.declined.filter(|&(_, then)| then >= steps) {
            self.open = Some(side);
            self.declined = None;
        }
    }
}

/// The last draw offer, whether it is open or was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LastOffer {
    pub side: Side,
    /// The relation of the forces on the board when it was made.
    pub forces: Relation,
}

/// The envelope of an adjourned game: whose move lies in it, and the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Envelope {
    pub side: Side,
    pub sealed: Sealed,
    /// When and where the game is resumed, in the arbiter's words, once he has said so (CH-18.2.7).
    pub resumption: Option<String>,
}
