//! What can be asked for now, as far as everybody at the board knows it: help and lists of choices name nothing that the
//! rules or the moment refuse. Whether a right is there that only a count or a search would show is not told by it.

use crate::{
    Claim, ClaimRequest, Command, MoveRequest, OfferRequest, OpeningAct, OpeningRequest, Phase, Refusal, RemedyRequest,
    Request, Seat, State, decide,
};
use golos_clock::Ms;
use golos_rules::Side;
use golos_rules::renju::{Expected, OpeningState};

impl State {
    /// Whether there is a use for this at `now`, asked by him of this seat.
    #[must_use]
    pub fn is_of_use(&self, by: Seat, ask: &Request, now: Ms) -> bool {
        if !self.is_known(by.side(), ask) {
            return false;
        }
        // Whether neither side can mate is not searched for who only wants to know what he may ask: any claim will do.
        let ask = match ask {
            Request::Claim(ClaimRequest::Claim { claim: Claim::Dead, intended }) => {
                Request::Claim(ClaimRequest::Claim { claim: Claim::Repetition, intended: intended.clone() })
            }
            other => other.clone(),
        };
        let refusal = decide(self, &Command::new(by, ask), now).refusal;
        !refusal.is_some_and(|refusal| refusal.is_of_the_moment())
    }

    /// Whether the rules know it, and the stage of the game asks for it.
    fn is_known(&self, side: Option<Side>, ask: &Request) -> bool {
        let is_on = matches!(self.phase, Phase::Playing | Phase::Paused);
        match ask {
            Request::Offer(OfferRequest::Offer) => self.is_offer_open(side),
            Request::Offer(OfferRequest::Consent) => self.expect_consent().is_ok(),
            Request::Offer(OfferRequest::Accept | OfferRequest::Decline) => {
                self.offers.open.is_some_and(|offerer| side != Some(offerer))
            }
            Request::Claim(ClaimRequest::Claim { claim, .. }) => is_on && self.knows_claim(*claim),
            Request::Claim(ClaimRequest::Ground { .. }) => is_on,
            Request::Claim(ClaimRequest::Aloud { on }) => is_on && self.aloud().is_some() != *on,
            Request::Claim(ClaimRequest::Postpone) => is_on && self.knows_claim(Claim::NormalMeans),
            Request::Claim(ClaimRequest::Show { .. }) => {
                self.unless_shown().is_some_and(|claimant| side.is_none() || claimant != side)
            }
            Request::Opening(OpeningRequest::Act(act)) => self.is_asked_for(act),
            // A pass: there is none while an opening regulation holds.
            Request::Remedy(RemedyRequest::Report { fault, .. }) => is_on && self.admits_report(*fault),
            Request::Move(MoveRequest::Make(text)) if text.is_empty() => is_on && self.play.regulation.is_none(),
            // Nobody is told to move in the other's turn; what is no move at all would be refused as such.
            Request::Move(MoveRequest::Make(_)) => side.is_none_or(|own| own == self.turn()),
            Request::Resign => is_on,
            Request::Attendance(_)
            | Request::Opening(_)
            | Request::Move(_)
            | Request::Handling(_)
            | Request::Clock(_)
            | Request::Remedy(_)
            | Request::Adjournment(_)
            | Request::Ruling(_)
            | Request::Record(_)
            | Request::Searched { .. }
            | Request::Tick => true,
        }
    }

    /// Whether these rules know such a claim at this control; how far it is from being right is not asked.
    #[must_use]
    pub fn knows_claim(&self, claim: Claim) -> bool {
        let (rules, class) = (&self.setup.rules, self.setup.class);
        match claim {
            Claim::Repetition => rules.draws.repetition.times > 0,
            Claim::Counter => rules.draws.progress.is_some() || !rules.draws.clauses.is_empty(),
            Claim::ClearDraw => {
                rules.draws.clear_draw.as_ref().is_some_and(|rule| rule.classes.contains(&class))
                    && self.play.counting.is_none()
            }
            Claim::ShortOfTime => rules.draws.short_of_time.iter().any(|rule| {
                let has_bonus = self.time.clock.control().has_bonus();
                rule.classes.contains(&class) && !(rule.without_increment && has_bonus)
            }),
            Claim::Dead => rules.draws.dead.is_some(),
            Claim::Increment | Claim::NormalMeans => {
                rules.time.quickplay.as_ref().is_some_and(|rule| rule.is_for(self.time.clock.control(), class))
            }
            Claim::Foul => rules.remedies.fouls.is_some(),
        }
    }

    /// Whether a draw may be offered at this stage of the game: the numbers of moves and of pieces are no secret.
    fn is_offer_open(&self, side: Option<Side>) -> bool {
        let is_free = side.map_or_else(
            || Side::BOTH.into_iter().any(|side| self.has_right_to_offer(side)),
            |side| self.has_right_to_offer(side),
        );
        let is_early = matches!(
            self.expect_offer_limits(),
            Err(Refusal::OffersForbidden | Refusal::OfferTooEarly(_) | Refusal::OfferTooManyPieces(_))
        );
        self.is_negotiable() && self.offers.open.is_none() && is_free && !is_early
    }

    /// Whether the opening regulation asks for this now.
    fn is_asked_for(&self, act: &OpeningAct) -> bool {
        let expected = self.play.regulation.as_ref().and_then(OpeningState::expected).map(|(_, expected)| expected);
        matches!(
            (act, expected),
            (OpeningAct::Swap | OpeningAct::Keep, Some(Expected::Swap | Expected::SwapOrOffers { .. }))
                | (OpeningAct::Offers, Some(Expected::SwapOrOffers { .. }))
                | (OpeningAct::Count(_), Some(Expected::Count { .. }))
                | (OpeningAct::Offer(_), Some(Expected::Offer { .. }))
        )
    }
}
