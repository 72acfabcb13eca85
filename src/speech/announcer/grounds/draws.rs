//! The articles by which an offer or a claim of a draw was refused.

use super::{chapter, other_chapters};
use golos_game::{Claim, ClaimRequest, Limit, OfferLimit, Refusal, Request, State};
use golos_wording::laws::Document;

/// When a draw is offered, and that the offer stands until it is answered.
const OFFERED: &str = "offer.stands";
/// Who may offer again after a refusal.
const AGAIN: &str = "offer.again";
/// That he claims who has the move, before he makes it.
const ON_MOVE: &str = "claim.on_move";
/// That the move is written and not made.
const WRITTEN: &str = "claim.written";
/// That the right to claim is lost with the move, or with the touch.
const MADE: &str = "claim.lost";
/// With how many pieces a draw is agreed without a record, of the articles that say more.
const UNRECORDED: &str = "offer.unrecorded";
/// That the moves are to be counted, and by whom.
const COUNTED: &str = "claim.counted";

/// The article by which it was refused; none where something else stands against it, or the rules have none.
pub(super) fn article(state: &State, ask: &Request, refusal: &Refusal) -> Option<String> {
    if let Refusal::Written(_) = refusal {
        return state.setup().rules.draws.claims.wrong.clone();
    }
    match ask {
        Request::Offer(_) => of_offer(state, refusal),
        Request::Claim(ask) => of_claim(state, ask, refusal),
        _ => None,
    }
}

fn of_offer(state: &State, refusal: &Refusal) -> Option<String> {
    let rule = &state.setup().rules.draws.offers;
    let limit = |is_it: &dyn Fn(&OfferLimit) -> bool| rule.limits.iter().find(|limit| is_it(limit)).map(name);
    let after = |at: u32| limit(&|limit| matches!(limit, OfferLimit::AfterMoves { moves, .. } if *moves == at));
    match refusal {
        Refusal::OfferTooEarly(moves) => after(*moves),
        Refusal::OffersForbidden => after(OfferLimit::THROUGHOUT),
        Refusal::OfferTooManyPieces(most) => {
            let own = limit(&|limit| matches!(limit, OfferLimit::UnrecordedPieces { pieces, .. } if pieces == most))?;
            let parts = Document::of(state.document()).map_or(&[][..], |document| document.citations(UNRECORDED));
            Some(parts.iter().find(|part| part.starts_with(&own)).cloned().unwrap_or(own))
        }
        Refusal::OfferNotTwice => of(state, AGAIN).or_else(|| Some(rule.article.clone())),
        Refusal::OfferWrongMoment | Refusal::NoOffer => of(state, OFFERED).or_else(|| Some(rule.article.clone())),
        _ => None,
    }
}

fn name(limit: &OfferLimit) -> String {
    match limit {
        OfferLimit::AfterMoves { article, .. } | OfferLimit::UnrecordedPieces { article, .. } => article.clone(),
    }
}

fn of_claim(state: &State, ask: &ClaimRequest, refusal: &Refusal) -> Option<String> {
    let rules = &state.setup().rules;
    let claim = match ask {
        ClaimRequest::Claim { claim, .. } => *claim,
        ClaimRequest::Ground { .. } | ClaimRequest::Aloud { .. } | ClaimRequest::Show { .. } => Claim::Counter,
        ClaimRequest::Postpone => Claim::NormalMeans,
    };
    let is_counted = matches!(claim, Claim::Repetition | Claim::Counter);
    let counted = |citation: &str| of(state, citation).filter(|_| is_counted);
    match refusal {
        // How far which limit is, the arbiter alone hears: only the one that he has named himself is cited.
        Refusal::ClaimTooEarly(check) => match (ask, &check.limit) {
            (ClaimRequest::Ground { .. }, Some(limit)) => Some(state.limit_article(limit).to_owned()),
            _ => of(state, COUNTED),
        },
        Refusal::NotYourTurn(_) if claim == Claim::Counter => {
            rules.draws.progress.as_ref().map(|rule| rule.article.clone()).or_else(|| of(state, ON_MOVE))
        }
        Refusal::NotYourTurn(_) => counted(ON_MOVE).or_else(|| own(state, claim)),
        Refusal::ClaimAfterMove => counted(MADE).or_else(|| own(state, claim)),
        Refusal::Move(_) => of(state, WRITTEN),
        Refusal::ClaimPending => match state.claim() {
            Some((_, pending @ (Claim::Foul | Claim::Increment | Claim::NormalMeans))) => own(state, pending),
            Some(_) | None => Some(rules.draws.claims.checked.clone()),
        },
        Refusal::RuledAlready => {
            let wrong = || rules.draws.claims.wrong.as_ref().unwrap_or(&rules.draws.claims.checked).clone();
            match (claim, &rules.time.quickplay) {
                (Claim::Repetition | Claim::Counter, _) => Some(wrong()),
                (Claim::NormalMeans, Some(rule)) => Some(rule.rejected.clone()),
                _ => own(state, claim),
            }
        }
        Refusal::CountsAlready(_) => of(state, COUNTED),
        Refusal::NothingPending if *ask == ClaimRequest::Postpone => {
            rules.time.quickplay.as_ref().map(|rule| rule.postponed.clone())
        }
        Refusal::ClaimNotHere | Refusal::NotYet(_) => own(state, claim),
        _ => None,
    }
}

/// The article of a claim itself; none where the rules do not have it.
fn own(state: &State, claim: Claim) -> Option<String> {
    let rules = &state.setup().rules;
    let quickplay = rules.time.quickplay.as_ref();
    let limit = |limit: Limit| Some(state.limit_article(&limit).to_owned()).filter(|article| !article.is_empty());
    match claim {
        Claim::Repetition => limit(Limit::Repetition).filter(|_| rules.draws.repetition.times > 0),
        Claim::Counter => limit(Limit::NoProgress),
        Claim::ClearDraw => limit(Limit::ClearDraw),
        Claim::Dead => rules.draws.dead.clone(),
        Claim::ShortOfTime => rules.draws.short_of_time.first().map(|rule| rule.article.clone()),
        Claim::Increment => quickplay.map(|rule| rule.increment.clone()),
        Claim::NormalMeans => quickplay.map(|rule| rule.claim.clone()),
        Claim::Foul => rules.remedies.fouls.as_ref().map(|rule| rule.article.clone()),
    }
}

/// What the document of the game cites for this: in its own chapter first, and in none about other games.
fn of(state: &State, citation: &str) -> Option<String> {
    let document = Document::of(state.document())?;
    let others = other_chapters(state, &[document]);
    let is_other = |article: &str| others.iter().any(|chapter| article.starts_with(chapter.as_str()));
    let fits = || document.citations(citation).iter().filter(|article| !is_other(article));
    let in_chapter = chapter(state, document).and_then(|chapter| fits().find(|article| article.starts_with(chapter)));
    in_chapter.or_else(|| fits().next()).cloned()
}
