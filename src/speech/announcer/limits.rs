//! Draw clauses and claims in words, each with its article.

use super::{family, room, to_arbiter};
use crate::{Announcement, Kind};
use golos_editions::Document;
use golos_game::{
    AutomaticLimit, Claim, ClaimCheck, Draws, Limit, QuickplayRule, RuleSet, State, Unrecorded, WhoseTime, WrittenMove,
};
use golos_rules::Side;
use golos_rules::draughts::Clause;
use golos_wording::{Noun, Sentence, Slot, message, text_key};

/// The citation of the article by which moves counted aloud prove a claim of counted moves, where a document has one
/// (R-5.4.13.5).
const ALOUD: &str = "claim.aloud";

/// The words of a clause by its id in the rule sets: a person's own has none of its own.
fn counted(id: &str, moves: Slot) -> Sentence {
    match id {
        "three-kings-road" => message::clause_three_kings_road(moves),
        "three-kings" => message::clause_three_kings(moves),
        "three-kings-off-road" => message::clause_three_kings_off_road(moves),
        "road-defence" => message::clause_road_defence(moves),
        "road-drawn" => message::clause_road_drawn(),
        "two-drawn" => message::clause_two_drawn(),
        "kings-drawn" => message::clause_kings_drawn(),
        "kings-2-3" | "kings-4-5" | "kings-6-7" => message::clause_forces_unchanged(moves),
        "king-moves" | "king-moves-4-5" | "king-moves-6-7" => message::clause_king_moves(moves),
        "three-against-king" => message::clause_three_against_king(moves),
        "three-off-road" => message::clause_three_off_road(moves),
        "two-against-king" => message::clause_two_against_king(moves),
        _ => message::clause_other(moves),
    }
}

/// The endings that rapid and blitz without increment do not play out, without a number of moves (R-6.1.10.4, R-7.7.4).
fn unplayed(id: &str) -> Option<Sentence> {
    match id {
        "road-defence" => Some(message::clause_lone_on_road()),
        "kings-2-3" => Some(message::clause_few_pieces()),
        "three-against-king" => Some(message::clause_three_unplayed()),
        "two-against-king" => Some(message::clause_two_unplayed()),
        _ => None,
    }
}

/// The articles of the clauses that the text with this key names.
pub(super) fn clause_articles(rules: &Draws, key: &str) -> Vec<String> {
    let is_named = |sentence: &Sentence| sentence.key() == key;
    let of_clause = |clause: &Clause| {
        let counted = is_named(&counted(&clause.id, Slot::Number(clause.moves))).then(|| clause.article.clone());
        let unplayed = unplayed(&clause.id).filter(is_named).and_then(|_| clause.at_once.clone());
        counted.into_iter().chain(unplayed).collect::<Vec<_>>()
    };
    rules.clauses.iter().flat_map(of_clause).collect()
}

/// A limit that can be reached, and the article by which it is drawn.
pub(super) fn limit(rules: &RuleSet, limit: &Limit, article: &str) -> Slot {
    let rules = &rules.draws;
    let is_automatic = |at: Option<&AutomaticLimit>| at.is_some_and(|at| at.article == article);
    let plain = |key: &str| Slot::Phrase(key.to_owned());
    let what = match limit {
        Limit::Repetition if is_automatic(rules.repetition.automatic.as_ref()) => plain(text_key::CLAIM_FIVEFOLD),
        Limit::Repetition => plain(text_key::CLAIM_REPETITION),
        Limit::NoProgress if is_automatic(rules.progress.as_ref().and_then(|rule| rule.automatic.as_ref())) => {
            plain(text_key::CLAIM_SEVENTY_FIVE)
        }
        Limit::NoProgress => plain(text_key::CLAIM_FIFTY),
        Limit::Dead => plain(text_key::CLAIM_DEAD),
        Limit::IllegalPosition => plain(text_key::CLAIM_ILLEGAL_POSITION),
        Limit::ClearDraw => {
            let moves = rules.clear_draw.as_ref().map_or(0, |rule| rule.moves);
            message::clause_clear_draw(Slot::Count(moves, Noun::Move)).into()
        }
        Limit::Clause(id) => clause(rules, id, article),
    };
    cited(what, article)
}

/// A clause of the rule set, by the article by which it is drawn.
fn clause(rules: &Draws, id: &str, article: &str) -> Slot {
    let clause = rules.clauses.iter().find(|clause| clause.id == id);
    let unplayed = clause.filter(|clause| clause.at_once.as_deref() == Some(article)).and_then(|_| unplayed(id));
    let moves = Slot::Count(clause.map_or(0, |clause| clause.moves), Noun::Move);
    unplayed.unwrap_or_else(|| counted(id, moves)).into()
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
        (Claim::Counter, None) => plain(text_key::CLAIM_BALANCE),
        (Claim::ShortOfTime, _) => plain(text_key::CLAIM_SHORT_OF_TIME),
        (Claim::Dead, _) => standing(state, &Limit::Dead),
        (Claim::NormalMeans, _) => quickplay(state, text_key::CLAIM_NO_NORMAL_WIN, |rule| &rule.claim),
        (Claim::Increment, _) => quickplay(state, text_key::CLAIM_INCREMENT, |rule| &rule.increment),
        (Claim::Foul, _) => {
            let rule = state.setup().rules.remedies.fouls.as_ref();
            rule.map_or_else(|| plain(text_key::IRR_FOUL), |rule| cited(plain(text_key::IRR_FOUL), &rule.article))
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
    let checked = || Slot::Article(rules.draws.claims.checked.clone());
    match claim {
        Claim::ShortOfTime => message::claim_stopped(what, Slot::Article(state.short_of_time_article())),
        Claim::Increment | Claim::NormalMeans => message::claim_stopped(what, checked()),
        _ if rules.draws.repetition.check == WhoseTime::Nobody => message::claim_stopped(what, checked()),
        _ => message::claim_received(what, side, checked()),
    }
}

/// What the program found when it checked a claim. For the arbiter.
pub(super) fn checked(state: &State, claim: Claim, check: &ClaimCheck) -> Sentence {
    let what = self::claim(state, claim, check.limit.as_ref());
    match claim {
        // Whether the position is won is seen by the arbiter alone (R-6.1.10.5).
        Claim::ShortOfTime | Claim::NormalMeans | Claim::Increment => message::arb_offer_claim_open(what),
        _ if check.undetermined => message::arb_offer_claim_unknown(what),
        Claim::Dead | Claim::Foul if !check.holds => message::arb_offer_claim_no(what),
        _ if check.holds => message::arb_offer_claim_right(what),
        Claim::Counter if check.limit.is_none() => message::arb_offer_claim_none(what),
        _ => message::arb_offer_claim_wrong(check.counted, check.needed, what),
    }
}

/// What a claim has to be proved by besides: a record where none is kept (R-5.4.13.2e, U-V.11.4.7), and that there is no
/// win where one can be shown (U-III.5.2, R-6.1.10.4). For the arbiter.
pub(super) fn unproved(state: &State, side: Side, claim: Claim) -> Vec<Sentence> {
    let rule = &state.setup().rules.draws.claims;
    let is_counted = matches!(claim, Claim::Repetition | Claim::Counter) && !state.setup().recorded;
    let article = Slot::Article(rule.record.clone());
    let is_aloud = |document: Document| claim == Claim::Counter && !document.citations(ALOUD).is_empty();
    let record = match rule.unrecorded {
        Unrecorded::Record if Document::of(state.document()).is_some_and(is_aloud) => {
            Some(message::claim_no_record_aloud(article))
        }
        Unrecorded::Record => Some(message::claim_no_record(article)),
        Unrecorded::Presence => Some(message::claim_no_record_presence(article)),
        Unrecorded::Nothing => None,
    };
    let record = record.filter(|_| is_counted);
    let win = state.unless_shown().map(|_| message::claim_show_win(side.other()));
    record.into_iter().chain(win).chain(evidence(state, claim)).collect()
}

/// Where the position of a claimed repetition stood before (R-5.4.13.2c, CH-9.2.2). For the arbiter.
fn evidence(state: &State, claim: Claim) -> Option<Sentence> {
    let is_written = state.is_written();
    let position = state.shown_from();
    let before = state.occurred_before(&position);
    let message = match (is_written, before.len()) {
        (true, 1) => message::claim_evidence_written_one,
        (true, _) => message::claim_evidence_written,
        (false, 1) => message::claim_evidence_one,
        (false, _) => message::claim_evidence,
    };
    let is_one = claim == Claim::Repetition && !before.is_empty();
    is_one.then(|| message(position.turn(), Slot::Numbers(before)))
}

/// The win is shown: everybody hears the moves, and the arbiter whether they end the game.
pub(super) fn shown(state: &State, side: Side, line: &[WrittenMove]) -> Vec<Announcement> {
    let mut heard = vec![room(Kind::State, message::claim_shown(side))];
    let mut position = state.shown_from();
    for written in line {
        let Some(lawful) = written.read_in(&position) else { break };
        heard.push(room(Kind::Move, family::reading(&position, &lawful)));
        position = position.play(&lawful).unwrap_or(position);
    }
    let is_over = State::decided(&position).is_some();
    let shown = if is_over { message::claim_shown_end() } else { message::claim_shown_open() };
    heard.push(to_arbiter(Kind::Report, shown));
    heard
}

fn cited(claim: Slot, article: &str) -> Slot {
    let article = Slot::Article(article.to_owned());
    message::limit_cited(claim, article).into()
}
