//! What a sealed move means, and what a wrong one costs (CH-18).

use crate::{Chance, Ending, Outcome, PendingRuling, Phase, Refusal, State, Verdict};
use golos_clock::Ms;
use golos_rules::chess::Letters;
use golos_rules::{Move, Notation, Side, Unread};

impl State {
    /// Whether an offer of a draw that is open when the move is sealed stays open (CH-18.2.6).
    pub(crate) fn offer_outlives_seal(&self) -> bool {
        self.setup.rules.time.adjournment.as_ref().is_some_and(|rule| rule.offer_stays.is_some())
    }

    /// Whether what waits for the arbiter bars the way of an adjourned game; that it was interrupted does not.
    pub(crate) fn is_barred(&self) -> bool {
        self.docket.matters.iter().any(|matter| matter.blocks() && !matches!(matter, PendingRuling::Gap { .. }))
    }

    /// The one lawful move that a sealed text means: in the letters of the game, or else, so that nobody loses by his
    /// spelling, in those of another language, if all that can read it agree.
    pub(crate) fn sealed_move(&self, text: &str) -> Option<Move> {
        let read = |notation| self.position().read(text, notation).ok();
        let own = self.notation();
        read(own).or_else(|| {
            let others = Letters::ALL.map(|chess| read(Notation { chess, ..own }));
            let mut readings = others.into_iter().flatten();
            let first = readings.next()?;
            readings.all(|other| other == first).then_some(first)
        })
    }

    /// The several lawful moves that a sealed text may mean (CH-18.8.1); none if it means one, or nothing.
    #[must_use]
    pub fn sealed_readings(&self, text: &str) -> Vec<Move> {
        match self.position().read(text, self.notation()) {
            Err(Unread::Ambiguous(several)) if self.sealed_move(text).is_none() => several,
            Ok(_) | Err(_) => Vec::new(),
        }
    }

    /// Whether the game is adjourned, or its envelope is lost and the sealer has not moved yet.
    ///
    /// # Errors
    /// It is not.
    pub(crate) fn expect_adjourned(&self) -> Result<(), Refusal> {
        let waits = self.sealed().is_some() || self.presence.resumption.lost;
        if waits { Ok(()) } else { Err(Refusal::NothingSealed) }
    }

    /// These rules know adjournment, and the end of a session.
    pub(crate) fn expect_adjournment(&self) -> Result<(), Refusal> {
        self.setup.rules.time.adjournment.as_ref().map(drop).ok_or(Refusal::ClaimNotHere)
    }

    /// A sealed move waits in its envelope.
    pub(crate) fn expect_sealed(&self) -> Result<(), Refusal> {
        self.sealed().map(drop).ok_or(Refusal::NothingSealed)
    }

    /// Nothing is under way that the move in an envelope would hang on.
    pub(crate) fn expect_free_board(&self) -> Result<(), Refusal> {
        // Whose stone lies in the envelope hangs on what the players choose.
        if self.regulation().is_some() {
            return Err(Refusal::InOpening);
        }
        if self.made().is_some() {
            return Err(Refusal::PressFirst);
        }
        self.expect_restored()?;
        self.expect_unblocked()
    }

    /// The envelope of `sealer` can be opened: a flag that has fallen, or whatever else bars the way, is ruled first; that
    /// play was interrupted is ruled with it. It is opened only in the presence of him who has to answer, or without him
    /// when he is too late (CH-18.7).
    pub(crate) fn expect_openable(&self, sealer: Side) -> Result<(), Refusal> {
        if self.is_barred() {
            return Err(Refusal::Stopped);
        }
        if self.can_be_opened(sealer) { Ok(()) } else { Err(Refusal::Absent(sealer.other())) }
    }

    /// Whether the envelope of `sealer` can be opened: he who has to answer is there (CH-18.7), or is too late, so that only
    /// a move that has ended the game keeps him from losing it (CH-18.10).
    pub(crate) fn can_be_opened(&self, sealer: Side) -> bool {
        !self.is_absent(sealer.other()) || self.presence.late[sealer.other()]
    }

    /// When the session ends, if that was said and it goes on (CH-18.14): once the game is adjourned nobody seals any more.
    pub(crate) fn session_due(&self) -> Option<Ms> {
        let goes_on = matches!(self.phase(), Phase::Playing | Phase::Paused) && self.sealed().is_none();
        let session = self.session.as_ref().filter(|_| goes_on)?;
        Some(session.at.max(self.at()))
    }

    /// How much is left of the session at `now`, if its end was said and is still to come (CH-18.1.2).
    #[must_use]
    pub fn session_left(&self, now: Ms) -> Option<Ms> {
        let end = self.session.as_ref()?.at;
        (end > now).then(|| end - now)
    }

    /// The hour at which the session ends, by the wall clock, if that was said.
    #[must_use]
    pub fn session_hour(&self) -> Option<&str> {
        self.session.as_ref().map(|session| session.hour.as_str())
    }

    /// CH-18.8: a sealed move that cannot be made loses, except where the other cannot win.
    pub(crate) fn wrong_seal_verdict(&self, side: Side) -> Option<Verdict> {
        let article = self.setup.rules.time.adjournment.as_ref()?.wrong.clone();
        let (outcome, ending) = match self.chance(side.other()) {
            Some(Chance::Cannot(_)) => (Outcome::Draw, Ending::CannotMate),
            Some(Chance::Can(_) | Chance::Undetermined) | None => (Outcome::Win(side.other()), Ending::WrongSeal),
        };
        Some(Verdict { outcome, ending, article })
    }
}
