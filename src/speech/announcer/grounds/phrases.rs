//! The articles that the rules of a game cite for what the program says: for a claim, an irregularity, a clause, a sanction,
//! an end of the game. They come first where somebody asks about it.

use super::of_document;
use crate::announcer::{limits, remedies, sanctions};
use golos_game::{Ending, Limit, RestartRule, State};
use golos_rules::{EndKind, Fault};
use golos_wording::{laws, text_key};

/// The ends that have a phrase of their own.
const ENDS: [(&str, EndKind); 7] = [
    (text_key::END_CHECKMATE, EndKind::Checkmate),
    (text_key::END_STALEMATE, EndKind::Stalemate),
    (text_key::END_NO_MATERIAL, EndKind::NoMaterial),
    (text_key::END_FIVE, EndKind::Five),
    (text_key::END_LONG_ROW, EndKind::LongRow),
    (text_key::END_TWO_PASSES, EndKind::TwoPasses),
    (text_key::END_NO_FIVE, EndKind::NoFive),
];

/// What the rules cite for this topic; nothing if they have none of it.
pub(super) fn cited(state: &State, topic: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for article in laws::phrases(topic).flat_map(|key| of_phrase(state, key)) {
        if !article.is_empty() && !all.contains(&article) {
            all.push(article);
        }
    }
    all
}

fn of_phrase(state: &State, key: &str) -> Vec<String> {
    let rules = &state.setup().rules;
    let one = |article: Option<&String>| article.cloned().into_iter().collect::<Vec<_>>();
    let restart = |rule: Option<&RestartRule>| one(rule.map(|rule| &rule.article));
    let quickplay = rules.time.quickplay.as_ref();
    let penalty = rules.remedies.penalty.as_ref();
    match key {
        text_key::IRR_NO_MOVE_PRESS => return one(penalty.map(|rule| &rule.no_move)),
        text_key::IRR_TWO_HANDS => return one(penalty.map(|rule| &rule.two_hands)),
        text_key::IRR_TURNED => {
            let board = restart(rules.remedies.wrong_board.as_ref());
            return if board.is_empty() { of_document(state, "board.turned").into_iter().collect() } else { board };
        }
        text_key::IRR_SET_UP => return restart(rules.remedies.wrong_start.as_ref()),
        text_key::IRR_COLOURS => return restart(rules.remedies.wrong_colours.as_ref()),
        text_key::IRR_LATE => return one(rules.time.lateness.as_ref().map(|rule| &rule.article)),
        text_key::IRR_WRONG_SEAL => return one(rules.time.adjournment.as_ref().map(|rule| &rule.wrong)),
        text_key::WORDS_TOPIC_SEAL => return one(rules.time.adjournment.as_ref().map(|rule| &rule.article)),
        text_key::IRR_VIOLATIONS => {
            let ladder = one(rules.remedies.ladder.as_ref().map(|rule| &rule.article));
            return if ladder.is_empty() { one(penalty.map(|rule| &rule.article)) } else { ladder };
        }
        text_key::CLAIM_REPETITION if rules.draws.repetition.times > 0 => {
            return vec![rules.draws.repetition.article.clone()];
        }
        text_key::CLAIM_FIVEFOLD => {
            return one(rules.draws.repetition.automatic.as_ref().map(|limit| &limit.article));
        }
        text_key::CLAIM_FIFTY => return one(rules.draws.progress.as_ref().map(|rule| &rule.article)),
        text_key::CLAIM_SEVENTY_FIVE => {
            let automatic = rules.draws.progress.as_ref().and_then(|rule| rule.automatic.as_ref());
            return one(automatic.map(|limit| &limit.article));
        }
        text_key::CLAIM_BALANCE => return balance(state),
        text_key::CLAIM_CLEAR_DRAW => return one(rules.draws.clear_draw.as_ref().map(|rule| &rule.article)),
        text_key::CLAIM_SHORT_OF_TIME => {
            return rules.draws.short_of_time.iter().map(|rule| rule.article.clone()).collect();
        }
        text_key::CLAIM_DEAD => return one(rules.draws.dead.as_ref()),
        text_key::CLAIM_ILLEGAL_POSITION => return one(rules.draws.illegal_position.as_ref()),
        text_key::CLAIM_NO_NORMAL_WIN => return one(quickplay.map(|rule| &rule.claim)),
        text_key::CLAIM_INCREMENT => return one(quickplay.map(|rule| &rule.increment)),
        text_key::IRR_FOUL => return one(rules.remedies.fouls.as_ref().map(|rule| &rule.article)),
        text_key::REGULATION_FREE => return one(rules.openings.regulation.as_ref().map(|rule| &rule.article)),
        text_key::FLAG_BOTH => return one(rules.time.flag.both.as_ref()),
        text_key::END_DRAW_AGREED => return vec![rules.draws.offers.article.clone()],
        text_key::WORDS_ADJUST => return of_document(state, "adjust.player").into_iter().collect(),
        _ => {}
    }
    let end = ENDS.iter().filter(|(named, _)| *named == key).filter(|(_, end)| is_of_game(state, *end));
    let ends = end.map(|(_, end)| rules.score.ending_article(&Ending::Board(*end)));
    let of_faults = &rules.remedies.irregularities.faults;
    let faults = Fault::ALL.into_iter().filter(|fault| remedies::fault_phrase(state, *fault) == key);
    let faults = faults.map(|fault| of_faults.of(fault).to_owned());
    let sanctions = rules.remedies.sanctions.iter().filter(|rule| sanctions::phrase(state, rule.kind) == key);
    let sanctions = sanctions.map(|rule| rule.article.clone());
    ends.chain(faults).chain(sanctions).chain(limits::clause_articles(&rules.draws, key)).collect()
}

/// Whether a game of this family can end so.
fn is_of_game(state: &State, end: EndKind) -> bool {
    match end {
        EndKind::Checkmate | EndKind::Stalemate | EndKind::NoMaterial => state.position().chess().is_some(),
        EndKind::Five | EndKind::LongRow | EndKind::TwoPasses | EndKind::NoFive => state.position().renju().is_some(),
        EndKind::NoPieces | EndKind::Blocked | EndKind::GivenAway | EndKind::Immobile => {
            state.position().draughts().is_some()
        }
    }
}

/// The counters: the clauses, or the moves without a capture and a pawn move.
fn balance(state: &State) -> Vec<String> {
    let draws = &state.setup().rules.draws;
    let clauses = draws.clauses.iter().map(|clause| clause.article.clone());
    let progress = state.setup().rules.draws.limit_article(&Limit::NoProgress).map(str::to_owned);
    clauses.chain(progress).collect()
}
