//! Draw clauses and claims in words, each with its article.

use super::{family, room, to_arbiter};
use crate::{Announcement, Kind};
use golos_game::{
    AutomaticLimit, Claim, ClaimCheck, Draws, Limit, QuickplayRule, RuleSet, State, Unrecorded, WhoseTime,
};
use golos_rules::{Notation, Side};
use golos_wording::{Noun, Sentence, Slot, message};

/// The clauses that have words: their ids in the rule sets, and the keys.
const CLAUSES: [(&str, &str); 16] = [
    ("three-kings-road", "clause-three-kings-road"),
    ("three-kings", "clause-three-kings"),
    ("three-kings-off-road", "clause-three-kings-off-road"),
    ("road-defence", "clause-road-defence"),
    ("road-drawn", "clause-road-drawn"),
    ("two-drawn", "clause-two-drawn"),
    ("kings-drawn", "clause-kings-drawn"),
    ("kings-2-3", "clause-forces-unchanged"),
    ("kings-4-5", "clause-forces-unchanged"),
    ("kings-6-7", "clause-forces-unchanged"),
    ("king-moves", "clause-king-moves"),
    ("king-moves-4-5", "clause-king-moves"),
    ("king-moves-6-7", "clause-king-moves"),
    ("three-against-king", "clause-three-against-king"),
    ("three-off-road", "clause-three-off-road"),
    ("two-against-king", "clause-two-against-king"),
];

/// The endings that rapid and blitz without increment do not play out, without a number of moves (R-6.1.10.4, R-7.7.4).
const UNPLAYED: [(&str, &str); 4] = [
    ("road-defence", "clause-lone-on-road"),
    ("kings-2-3", "clause-few-pieces"),
    ("three-against-king", "clause-three-unplayed"),
    ("two-against-king", "clause-two-unplayed"),
];

/// A limit that can be reached, and the article by which it is drawn.
pub(super) fn limit(rules: &RuleSet, limit: &Limit, article: &str) -> Slot {
    let rules = &rules.draws;
    let is_automatic = |at: Option<&AutomaticLimit>| at.is_some_and(|at| at.article == article);
    let plain = |key: &str| Slot::Phrase(key.to_owned());
    let what = match limit {
        Limit::Repetition if is_automatic(rules.repetition.automatic.as_ref()) => plain("claim-fivefold"),
        Limit::Repetition => plain("claim-repetition"),
        Limit::NoProgress if is_automatic(rules.progress.as_ref().and_then(|rule| rule.automatic.as_ref())) => {
            plain("claim-seventy-five")
        }
        Limit::NoProgress => plain("claim-fifty"),
        Limit::Dead => plain("claim-dead"),
        Limit::IllegalPosition => plain("claim-illegal-position"),
        Limit::ClearDraw => {
            let moves = rules.clear_draw.as_ref().map_or(0, |rule| rule.moves);
            message::clause_clear_draw(Slot::Count(moves, Noun::Move)).into()
        }
        Limit::Clause(id) => clause(rules, id, article),
    };
    cited(what, article)
}

/// A clause of the rule set: a person's own has no words of its own.
fn clause(rules: &Draws, id: &str, article: &str) -> Slot {
    let clause = rules.clauses.iter().find(|clause| clause.id == id);
    let key_in = |keys: &[(&str, &'static str)]| keys.iter().find(|(known, _)| *known == id).map(|(_, key)| *key);
    let unplayed = clause.filter(|clause| clause.at_once.as_deref() == Some(article)).and_then(|_| key_in(&UNPLAYED));
    let key = unplayed.or_else(|| key_in(&CLAUSES)).unwrap_or("clause-other");
    let moves = Slot::Count(clause.map_or(0, |clause| clause.moves), Noun::Move);
    Sentence::new(key).with("moves", moves).into()
}

/// A limit as it stands in the game.
pub(super) fn standing(state: &State, which: &Limit) -> Slot {
    limit(&state.setup().rules, which, state.limit_article(which))
}

/// A claim with its article; a counter is called by its clause.
pub(super) fn claim(state: &State, claim: Claim, limit: Option<&Limit>) -> Slot {
    let plain = |key: &str| Slot::Phrase(key.to_owned());
    match (claim, limit) {
        (Claim::Repetition, _) => standing(state, &Limit::Repetition),
        (Claim::ClearDraw, _) => standing(state, &Limit::ClearDraw),
        (Claim::Counter, Some(limit)) => standing(state, limit),
        (Claim::Counter, None) => plain("claim-balance"),
        (Claim::ShortOfTime, _) => plain("claim-short-of-time"),
        (Claim::Dead, _) => standing(state, &Limit::Dead),
        (Claim::NormalMeans, _) => quickplay(state, "claim-no-normal-win", |rule| &rule.claim),
        (Claim::Increment, _) => quickplay(state, "claim-increment", |rule| &rule.increment),
        (Claim::Foul, _) => {
            let rule = state.setup().rules.remedies.fouls.as_ref();
            rule.map_or_else(|| plain("irr-foul"), |rule| cited(plain("irr-foul"), &rule.article))
        }
    }
}

fn quickplay(state: &State, key: &str, article: fn(&QuickplayRule) -> &String) -> Slot {
    let rule = state.setup().rules.time.quickplay.as_ref();
    cited(Slot::Phrase(key.to_owned()), rule.map_or("", |rule| article(rule)))
}

/// The claim, and who pays with his time for the check; who lacks the time to win has stopped both clocks.
pub(super) fn received(state: &State, side: Side, claim: Claim, what: Slot) -> Sentence {
    let rules = &state.setup().rules;
    let (key, article) = match claim {
        Claim::ShortOfTime => ("claim-stopped", state.short_of_time_article()),
        Claim::Increment | Claim::NormalMeans => ("claim-stopped", rules.draws.claims.checked.clone()),
        _ if rules.draws.repetition.check == WhoseTime::Nobody => ("claim-stopped", rules.draws.claims.checked.clone()),
        _ => ("claim-received", state.setup().rules.draws.claims.checked.clone()),
    };
    Sentence::new(key).with("side", side).with("claim", what).with("article", Slot::Article(article))
}

/// What the program found when it checked a claim. For the arbiter.
pub(super) fn checked(state: &State, claim: Claim, check: &ClaimCheck) -> Sentence {
    let key = match claim {
        // Whether the position is won is seen by the arbiter alone (R-6.1.10.5).
        Claim::ShortOfTime | Claim::NormalMeans | Claim::Increment => "arb-offer-claim-open",
        _ if check.undetermined => "arb-offer-claim-unknown",
        Claim::Dead | Claim::Foul if !check.holds => "arb-offer-claim-no",
        _ if check.holds => "arb-offer-claim-right",
        Claim::Counter if check.limit.is_none() => "arb-offer-claim-none",
        _ => "arb-offer-claim-wrong",
    };
    let what = self::claim(state, claim, check.limit.as_ref());
    Sentence::new(key).with("claim", what).with("n", check.counted).with("m", check.needed)
}

/// What a claim has to be proved by besides: a record where none is kept (R-5.4.13.2e, U-V.11.4.7), and that there is no
/// win where one can be shown (U-III.5.2, R-6.1.10.4). For the arbiter.
pub(super) fn unproved(state: &State, side: Side, claim: Claim) -> Vec<Sentence> {
    let rule = &state.setup().rules.draws.claims;
    let is_counted = matches!(claim, Claim::Repetition | Claim::Counter) && !state.setup().recorded;
    let key = match rule.unrecorded {
        Unrecorded::Record => Some("claim-no-record"),
        Unrecorded::Presence => Some("claim-no-record-presence"),
        Unrecorded::Nothing => None,
    };
    let record =
        key.filter(|_| is_counted).map(|key| Sentence::new(key).with("article", Slot::Article(rule.record.clone())));
    let win = state.unless_shown().map(|_| message::claim_show_win(side.other()));
    record.into_iter().chain(win).chain(evidence(state, claim)).collect()
}

/// Where the position of a claimed repetition stood before (R-5.4.13.2c, CH-9.2.2). For the arbiter.
fn evidence(state: &State, claim: Claim) -> Option<Sentence> {
    let is_written = state.is_written();
    let position = state.shown_from();
    let before = state.occurred_before(&position);
    let key = match (is_written, before.len()) {
        (true, 1) => "claim-evidence-written-one",
        (true, _) => "claim-evidence-written",
        (false, 1) => "claim-evidence-one",
        (false, _) => "claim-evidence",
    };
    let is_one = claim == Claim::Repetition && !before.is_empty();
    is_one.then(|| Sentence::new(key).with("side", position.turn()).with("list", Slot::Numbers(before)))
}

/// The win is shown: everybody hears the moves, and the arbiter whether they end the game.
pub(super) fn shown(state: &State, side: Side, line: &[String]) -> Vec<Announcement> {
    let mut heard = vec![room(Kind::State, message::claim_shown(side))];
    let mut position = state.shown_from();
    for text in line {
        let Ok(lawful) = position.read(text, Notation::FILES) else { break };
        heard.push(room(Kind::Move, family::reading(&position, &lawful)));
        position = position.play(&lawful).unwrap_or(position);
    }
    let key = if State::decided(&position).is_some() { "claim-shown-end" } else { "claim-shown-open" };
    heard.push(to_arbiter(Kind::Report, Sentence::new(key)));
    heard
}

fn cited(claim: Slot, article: &str) -> Slot {
    let article = Slot::Article(article.to_owned());
    message::limit_cited(claim, article).into()
}
