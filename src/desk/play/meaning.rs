//! Who speaks where nobody was named, and what a word means at this moment.

use super::Play;
use golos_game::{
    Alleged, AttendanceRequest, Claim, ClaimRequest, ClockRequest, MoveRequest, OfferRequest, OpeningAct,
    OpeningRequest, Phase, Query, RecordRequest, RemedyRequest, Request, RulingRequest, Seat,
};
use golos_rules::{Fault, LocalizedNotation, PlaceNames, Side};
use golos_wording::{Sentence, Slot, message, text_key};

impl Play {
    /// Him who speaks, and what he asks for.
    pub(super) fn settle(&self, by: Option<Seat>, ask: Request) -> (Seat, Request) {
        let state = self.state();
        let turn = Seat::Player(state.turn());
        let offered = state.offer();
        match ask {
            // Who shares the terminal, or rules, has seen the sheets: both, unless he names one.
            Request::Record(RecordRequest::Sign(sides)) if by.is_none_or(|by| by == Seat::Arbiter) => {
                let sides = if sides.is_empty() { Side::BOTH.to_vec() } else { sides };
                (Seat::Arbiter, Request::Record(RecordRequest::Sign(sides)))
            }
            // Who shares the terminal says whose protest it is.
            Request::Record(RecordRequest::Protest(ask)) => {
                (by.unwrap_or(Seat::Arbiter), Request::Record(RecordRequest::Protest(ask)))
            }
            // «Готово»: the arbiter has come to him who called; where nobody did, the move is done, and so it is a player's.
            Request::Record(RecordRequest::Attend)
                if by.is_some_and(|by| by.side().is_some()) || by.is_none() && state.calls().is_empty() =>
            {
                self.settle(by, Request::Move(MoveRequest::Press))
            }
            // Enter starts the game that waits for it.
            Request::Move(MoveRequest::Press) if state.phase() == Phase::Ready => {
                (by.unwrap_or(Seat::Arbiter), Request::Clock(ClockRequest::Start))
            }
            // «Оставляю»: where no colours can be kept, it is the move that stays.
            Request::Opening(OpeningRequest::Act(OpeningAct::Keep))
                if state.setup().rules.openings.regulation.is_none() && state.irregularity().is_some() =>
            {
                self.settle(by, Request::Remedy(RemedyRequest::Stand))
            }
            // "Draw" said back to an offer accepts it.
            Request::Offer(OfferRequest::Offer) => match offered {
                Some(side) if by.is_some_and(|by| by.side() == Some(side.other())) => {
                    (Seat::Player(side.other()), Request::Offer(OfferRequest::Accept))
                }
                // Nobody agrees with himself: who repeats an offer and says not who he is has offered it.
                Some(side) if by.is_none() => (Seat::Player(side), Request::Offer(OfferRequest::Offer)),
                // Where the clock is pressed by hand, he who has moved is still at the prompt.
                _ if state.is_manual() => (by.unwrap_or(turn), Request::Offer(OfferRequest::Offer)),
                _ => (by.unwrap_or_else(|| self.last_mover().unwrap_or(turn)), Request::Offer(OfferRequest::Offer)),
            },
            // «Принято» to a call that says what was done: the arbiter has found it (CH-7.5.3, CH-7.5.4).
            Request::Ruling(RulingRequest::Uphold)
                if let Some(Alleged { side, misdeed }) = self.alleged().filter(|_| self.only_called()) =>
            {
                let reason = String::new();
                (by.unwrap_or(Seat::Arbiter), RemedyRequest::Irregularity { side, misdeed, reason }.into())
            }
            // «Принято», where nothing but a call waits, is about the call.
            Request::Ruling(RulingRequest::Uphold) if self.only_called() => {
                (by.unwrap_or(Seat::Arbiter), Request::Record(RecordRequest::Attend))
            }
            // The arbiter accepts and declines nothing for himself: he rules.
            Request::Offer(OfferRequest::Accept) if by == Some(Seat::Arbiter) => {
                (Seat::Arbiter, RulingRequest::Uphold.into())
            }
            Request::Offer(OfferRequest::Decline) if by == Some(Seat::Arbiter) => {
                (Seat::Arbiter, RulingRequest::Dismiss.into())
            }
            Request::Offer(OfferRequest::Accept) | Request::Offer(OfferRequest::Decline) => {
                let asked = offered.map_or(turn, |side| Seat::Player(side.other()));
                (by.unwrap_or(asked), ask)
            }
            // Who ruled takes it back, and so does who entered it.
            Request::Move(MoveRequest::TakeBack) if state.revocable() == Some(false) => {
                (by.unwrap_or(Seat::Arbiter), ask)
            }
            Request::Move(MoveRequest::TakeBack | MoveRequest::Amend(_)) => {
                (by.or(self.last_entered()).unwrap_or(turn), ask)
            }
            // «Исправление» with a move, where nothing was irregular: a slip of entry.
            Request::Remedy(RemedyRequest::Mend(text)) if state.irregularity().is_none() && self.is_move(&text) => {
                self.settle(by, Request::Move(MoveRequest::Amend(text)))
            }
            // Only White can claim one.
            Request::Claim(ClaimRequest::Claim { claim: Claim::Foul, .. }) => {
                (by.unwrap_or(Seat::Player(Side::White)), ask)
            }
            // Clocks that were stopped are started as they are at the beginning, by the same word.
            Request::Clock(ClockRequest::Start) if state.phase() == Phase::Paused => {
                (by.unwrap_or(Seat::Arbiter), Request::Clock(ClockRequest::Resume))
            }
            Request::Clock(ClockRequest::Pause { .. })
            | Request::Clock(ClockRequest::Start)
            | Request::Attendance(AttendanceRequest::Absent(_))
            | Request::Attendance(AttendanceRequest::Arrived(_)) => (by.unwrap_or(Seat::Arbiter), ask),
            Request::Remedy(
                RemedyRequest::Irregularity { .. } | RemedyRequest::Report { .. } | RemedyRequest::Found(_),
            ) => (by.unwrap_or(Seat::Arbiter), ask),
            // Who corrects where nobody was named: him whom the rules let decide.
            Request::Remedy(
                RemedyRequest::Demand
                | RemedyRequest::Back
                | RemedyRequest::Correct
                | RemedyRequest::Mend(_)
                | RemedyRequest::Stand,
            ) => {
                let usual = match (state.irregularity(), &ask) {
                    (Some((side, _)), Request::Remedy(RemedyRequest::Mend(_) | RemedyRequest::Demand)) => {
                        Seat::Player(side.other())
                    }
                    (Some((side, fault)), _) if state.opponent_alone(fault).is_some() => Seat::Player(side.other()),
                    (Some(_) | None, _) => Seat::Arbiter,
                };
                (by.unwrap_or(usual), ask)
            }
            Request::Remedy(RemedyRequest::Restored) => {
                let restorer = state.restoring().map_or(turn, Seat::Player);
                (by.unwrap_or(restorer), ask)
            }
            Request::Move(MoveRequest::Press) if state.restoring().is_some() => {
                (by.or(state.restoring().map(Seat::Player)).unwrap_or(turn), ask)
            }
            // What is no move and no command was said by the arbiter himself, where he sits alone.
            Request::Move(MoveRequest::Make(text))
                if by.is_none() && self.seat() == Some(Seat::Arbiter) && !self.is_move(&text) =>
            {
                (Seat::Arbiter, Request::Move(MoveRequest::Make(text)))
            }
            // Who enters the other side's move is the other side, where nobody is named.
            Request::Move(MoveRequest::Make(text)) if by.is_none() && self.is_of_opponent(&text) => {
                (state.turn().other().into(), Request::Move(MoveRequest::Make(text)))
            }
            ask => (by.unwrap_or(turn), ask),
        }
    }

    /// Whether a text moves a piece of him who is not to move: one that stands there, or one that only he can move so.
    fn is_of_opponent(&self, text: &str) -> bool {
        let state = self.state();
        let (position, notation) = (state.position(), state.notation());
        let is_plain = state.phase() == Phase::Playing && state.made().is_none() && state.regulation().is_none();
        if !is_plain || state.board().place_names() == PlaceNames::Points {
            return false;
        }
        let forced = || position.force(text, notation).ok().and_then(|forced| forced.fault);
        let others = || position.with_turn(position.turn().other()).read(text, notation).is_ok();
        // `Bb5` is a pawn's move in Russian letters and a bishop's in Latin ones: it is read in all letters.
        let is_own = position.read(text, notation).is_ok()
            || !matches!(position.lettered(text, self.letters(), notation), LocalizedNotation::Unlawful(_));
        !is_own && (forced() == Some(Fault::OpponentsPiece) || others())
    }

    /// CH-6.2.1.2: the opponent may reply before the clock is pressed. What does not name the piece that moves could be a
    /// slip of him who has made his move: at one terminal it is asked whose it is.
    pub(super) fn refuse_unnamed(&self, by: Option<Seat>, ask: &Request) -> Option<Sentence> {
        let (None, Request::Move(MoveRequest::Make(text)), None) = (by, ask, self.state().reply()) else { return None };
        let state = self.state();
        let made = state.made()?;
        let is_reply = made.after.read(text, state.notation()).is_ok()
            && state.position().read(text, state.notation()).is_err()
            && !made.after.names_origin(text, state.notation());
        is_reply.then(|| message::entry_whose().as_refusal())
    }

    /// DR-1.6.3, CH-6.6: the arbiter gives the signal and has the clocks started; where none sits at a terminal of his own,
    /// the players begin by themselves.
    pub(super) fn refuse_start(&self, by: Seat, ask: &Request) -> Option<Sentence> {
        let is_start = *ask == Request::Clock(ClockRequest::Start) && self.state().phase() == Phase::Ready;
        let is_his = is_start && by.side().is_some() && self.board.has_arbiter_elsewhere();
        let what = Slot::Phrase(text_key::WHAT_START.to_owned());
        let article = Slot::Article(self.state().start_article().to_owned());
        is_his.then(|| message::refuse_not_arbiter(what, article))
    }

    /// Whose question it is why something was ruled or refused, where nobody says so: his who has spoken last here, if he is
    /// heard here at all.
    pub(super) fn asks_why(&self, ask: &Request) -> Option<Seat> {
        let is_why = matches!(ask, Request::Record(RecordRequest::Query(Query::Why)));
        self.spoke.filter(|spoke| is_why && self.board.ears().is_some_and(|ears| ears.belongs_to(*spoke)))
    }

    /// Whether a call waits for the arbiter, and nothing to be ruled.
    fn only_called(&self) -> bool {
        let state = self.state();
        let protested = state.protests().iter().any(golos_game::Protest::waits);
        !state.calls().is_empty() && state.docket().is_empty() && !protested
    }

    /// What the last call says was done.
    fn alleged(&self) -> Option<Alleged> {
        self.state().calls().last()?.alleged
    }

    /// Who made the last move: only he may offer a draw (R-5.4.13.3).
    fn last_mover(&self) -> Option<Seat> {
        self.state().last_made().map(|made| Seat::Player(made.side))
    }

    /// Who entered the last move.
    fn last_entered(&self) -> Option<Seat> {
        self.state().last_act().or(self.state().last_made().map(|made| made.by)).map(|by| by.seat)
    }
}
