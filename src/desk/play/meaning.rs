//! Who speaks where nobody was named, and what a word means at this moment.

use super::Play;
use golos_game::{
    Ask, AttendanceAsk, Claim, ClaimAsk, ClockAsk, MoveAsk, OfferAsk, OpeningAct, OpeningAsk, Phase, Query, RecordAsk,
    RemedyAsk, RulingAsk, Seat,
};
use golos_rules::{Fault, PlaceNames, Side};
use golos_wording::{Sentence, Slot};

impl Play {
    /// Him who speaks, and what he asks for.
    pub(super) fn settle(&self, by: Option<Seat>, ask: Ask) -> (Seat, Ask) {
        let state = self.state();
        let turn = Seat::Player(state.turn());
        let offered = state.offer();
        match ask {
            // Who shares the terminal, or rules, has seen the sheets: both, unless he names one.
            Ask::Record(RecordAsk::Sign(sides)) if by.is_none_or(|by| by == Seat::Arbiter) => {
                let sides = if sides.is_empty() { Side::BOTH.to_vec() } else { sides };
                (Seat::Arbiter, Ask::Record(RecordAsk::Sign(sides)))
            }
            // Who shares the terminal says whose protest it is.
            Ask::Record(RecordAsk::Protest(ask)) => (by.unwrap_or(Seat::Arbiter), Ask::Record(RecordAsk::Protest(ask))),
            // «Готово»: the arbiter has come to him who called; where nobody did, the move is done, and so it is a player's.
            Ask::Record(RecordAsk::Attend)
                if by.is_some_and(|by| by.side().is_some()) || by.is_none() && state.calls().is_empty() =>
            {
                self.settle(by, Ask::Move(MoveAsk::Press))
            }
            // Enter starts the game that waits for it.
            Ask::Move(MoveAsk::Press) if state.phase() == Phase::Ready => {
                (by.unwrap_or(Seat::Arbiter), Ask::Clock(ClockAsk::Start))
            }
            // «Оставляю»: where no colours can be kept, it is the move that stays.
            Ask::Opening(OpeningAsk::Act(OpeningAct::Keep))
                if state.setup().rules.openings.regulation.is_none() && state.irregularity().is_some() =>
            {
                self.settle(by, Ask::Remedy(RemedyAsk::Stand))
            }
            // "Draw" said back to an offer accepts it.
            Ask::Offer(OfferAsk::Offer) => match offered {
                Some(side) if by.is_some_and(|by| by.side() == Some(side.other())) => {
                    (Seat::Player(side.other()), Ask::Offer(OfferAsk::Accept))
                }
                // Nobody agrees with himself: who repeats an offer and says not who he is has offered it.
                Some(side) if by.is_none() => (Seat::Player(side), Ask::Offer(OfferAsk::Offer)),
                // Where the clock is pressed by hand, he who has moved is still at the prompt.
                _ if state.is_manual() => (by.unwrap_or(turn), Ask::Offer(OfferAsk::Offer)),
                _ => (by.unwrap_or_else(|| self.last_mover().unwrap_or(turn)), Ask::Offer(OfferAsk::Offer)),
            },
            // «Принято», where nothing but a call waits, is about the call.
            Ask::Ruling(RulingAsk::Uphold) if self.only_called() => {
                (by.unwrap_or(Seat::Arbiter), Ask::Record(RecordAsk::Attend))
            }
            // The arbiter accepts and declines nothing for himself: he rules.
            Ask::Offer(OfferAsk::Accept) if by == Some(Seat::Arbiter) => (Seat::Arbiter, RulingAsk::Uphold.into()),
            Ask::Offer(OfferAsk::Decline) if by == Some(Seat::Arbiter) => (Seat::Arbiter, RulingAsk::Dismiss.into()),
            Ask::Offer(OfferAsk::Accept) | Ask::Offer(OfferAsk::Decline) => {
                let asked = offered.map_or(turn, |side| Seat::Player(side.other()));
                (by.unwrap_or(asked), ask)
            }
            // Who ruled takes it back, and so does who entered it.
            Ask::Move(MoveAsk::TakeBack) if state.revocable() == Some(false) => (by.unwrap_or(Seat::Arbiter), ask),
            Ask::Move(MoveAsk::TakeBack | MoveAsk::Amend(_)) => (by.or(self.last_entered()).unwrap_or(turn), ask),
            // «Исправление» with a move, where nothing was irregular: a slip of entry.
            Ask::Remedy(RemedyAsk::Mend(text)) if state.irregularity().is_none() && self.is_move(&text) => {
                self.settle(by, Ask::Move(MoveAsk::Amend(text)))
            }
            // Only White can claim one.
            Ask::Claim(ClaimAsk::Claim { claim: Claim::Foul, .. }) => (by.unwrap_or(Seat::Player(Side::White)), ask),
            // Clocks that were stopped are started as they are at the beginning, by the same word.
            Ask::Clock(ClockAsk::Start) if state.phase() == Phase::Paused => {
                (by.unwrap_or(Seat::Arbiter), Ask::Clock(ClockAsk::Resume))
            }
            Ask::Clock(ClockAsk::Pause { .. })
            | Ask::Clock(ClockAsk::Start)
            | Ask::Attendance(AttendanceAsk::Absent(_))
            | Ask::Attendance(AttendanceAsk::Arrived(_)) => (by.unwrap_or(Seat::Arbiter), ask),
            Ask::Remedy(RemedyAsk::Misdeed { .. } | RemedyAsk::Report { .. } | RemedyAsk::Found(_)) => {
                (by.unwrap_or(Seat::Arbiter), ask)
            }
            // Who corrects where nobody was named: him whom the rules let decide.
            Ask::Remedy(
                RemedyAsk::Demand | RemedyAsk::Back | RemedyAsk::Correct | RemedyAsk::Mend(_) | RemedyAsk::Stand,
            ) => {
                let usual = match (state.irregularity(), &ask) {
                    (Some((side, _)), Ask::Remedy(RemedyAsk::Mend(_) | RemedyAsk::Demand)) => {
                        Seat::Player(side.other())
                    }
                    (Some((side, fault)), _) if state.opponent_alone(fault).is_some() => Seat::Player(side.other()),
                    (Some(_) | None, _) => Seat::Arbiter,
                };
                (by.unwrap_or(usual), ask)
            }
            Ask::Remedy(RemedyAsk::Restored) => {
                let restorer = state.restoring().map_or(turn, Seat::Player);
                (by.unwrap_or(restorer), ask)
            }
            Ask::Move(MoveAsk::Press) if state.restoring().is_some() => {
                (by.or(state.restoring().map(Seat::Player)).unwrap_or(turn), ask)
            }
            // What is no move and no command was said by the arbiter himself, where he sits alone.
            Ask::Move(MoveAsk::Make(text))
                if by.is_none() && self.seat() == Some(Seat::Arbiter) && !self.is_move(&text) =>
            {
                (Seat::Arbiter, Ask::Move(MoveAsk::Make(text)))
            }
            // Who enters the other side's move is the other side, where nobody is named.
            Ask::Move(MoveAsk::Make(text)) if by.is_none() && self.is_of_opponent(&text) => {
                (state.turn().other().into(), Ask::Move(MoveAsk::Make(text)))
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
        position.read(text, notation).is_err() && (forced() == Some(Fault::OpponentsPiece) || others())
    }

    /// CH-6.2.1.2: the opponent may reply before the clock is pressed. What does not name the piece that moves could be a
    /// slip of him who has made his move: at one terminal it is asked whose it is.
    pub(super) fn refuse_unnamed(&self, by: Option<Seat>, ask: &Ask) -> Option<Sentence> {
        let (None, Ask::Move(MoveAsk::Make(text)), None) = (by, ask, self.state().reply()) else { return None };
        let state = self.state();
        let made = state.made()?;
        let is_reply = made.after.read(text, state.notation()).is_ok()
            && state.position().read(text, state.notation()).is_err()
            && !made.after.names_origin(text, state.notation());
        is_reply.then(|| Sentence::refusal("entry-whose"))
    }

    /// DR-1.6.3, CH-6.6: the arbiter gives the signal and has the clocks started; where none sits at a terminal of his own,
    /// the players begin by themselves.
    pub(super) fn refuse_start(&self, by: Seat, ask: &Ask) -> Option<Sentence> {
        let is_start = *ask == Ask::Clock(ClockAsk::Start) && self.state().phase() == Phase::Ready;
        let is_his = is_start && by.side().is_some() && self.board.has_arbiter_elsewhere();
        let what = Slot::Phrase("what-start".to_owned());
        let article = Slot::Article(self.state().start_article().to_owned());
        is_his.then(|| Sentence::refusal("refuse-not-arbiter").with("what", what).with("article", article))
    }

    /// Whose question it is why something was ruled or refused, where nobody says so: his who has spoken last here, if he is
    /// heard here at all.
    pub(super) fn asks_why(&self, ask: &Ask) -> Option<Seat> {
        let is_why = matches!(ask, Ask::Record(RecordAsk::Query(Query::Why)));
        self.spoke.filter(|spoke| is_why && self.board.ears().is_some_and(|ears| ears.belongs_to(*spoke)))
    }

    /// Whether a call waits for the arbiter, and nothing to be ruled.
    fn only_called(&self) -> bool {
        let state = self.state();
        let protested = state.protests().iter().any(golos_game::Protest::waits);
        !state.calls().is_empty() && state.docket().is_empty() && !protested
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
