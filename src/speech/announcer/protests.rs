//! Protests and appeals: what the arbiter and he who protests hear of them, and what all hear of the answer.

use super::{room, to_arbiter};
use crate::{Announcement, Kind};
use golos_clock::Ms;
use golos_game::{Actor, Contested, Decided, Protest, Recourse, Response, Seat, State};
use golos_wording::{Noun, Sentence, Slot, message};

/// What was handed in: by whom, against what, and until when that can be done.
pub(super) fn filed(before: &State, after: &State, by: Actor, late: Option<&String>) -> Vec<Announcement> {
    let Some(protest) = after.protests().last() else { return Vec::new() };
    let mut told = vec![said(protest)];
    told.extend(protest.against.map(against));
    told.extend(late.map(|excuse| message::protest_late(Slot::Text(excuse.clone()))));
    let until = until(before, protest.recourse);
    told.extend(until.clone());
    told.extend(answer_by(after, protest.recourse));
    let captain = after.protest_rule().and_then(|rule| rule.captain.clone()).filter(|_| !by.is_arbiter());
    told.extend(captain.map(|article| message::protest_captain(Slot::Article(article))));
    let unnamed = after.protest_rule().and_then(|rule| rule.lacks_articles(&protest.reason));
    let unnamed = unnamed.map(|article| message::protest_names(Slot::Article(article.to_owned())));
    told.extend(unnamed.clone());
    let back = std::iter::once(message::protest_taken()).chain(unnamed).chain(until);
    let answers = back
        .map(|sentence| Announcement::confirmation(by.seat, Kind::Confirmation, sentence).as_receipt())
        .filter(|_| by.seat != Seat::Arbiter);
    told.into_iter().map(|sentence| to_arbiter(Kind::Report, sentence)).chain(answers).collect()
}

/// What was answered; behind an upheld protest the result can be ruled anew.
pub(super) fn answered(after: &State, number: u32, response: Response, reason: &str) -> Vec<Announcement> {
    let protest = usize::try_from(number).ok().and_then(|number| after.protests().get(number));
    let Some(protest) = protest else { return Vec::new() };
    let answered = match (protest.recourse, response) {
        (Recourse::Protest, Response::Upheld) => message::protest_upheld(protest.side),
        (Recourse::Protest, Response::Rejected) => message::protest_rejected(protest.side),
        (Recourse::Protest, Response::Committee) => message::protest_committee(protest.side),
        (Recourse::Appeal, Response::Upheld) => message::appeal_upheld(protest.side),
        (Recourse::Appeal, Response::Rejected) => message::appeal_rejected(protest.side),
        (Recourse::Appeal, Response::Committee) => message::appeal_committee(protest.side),
    };
    let mut heard = vec![room(Kind::Ruling, answered)];
    if !reason.is_empty() {
        heard.push(room(Kind::Ruling, message::protest_reason(Slot::Text(reason.to_owned()))));
    }
    let appeal = after.protest_rule().and_then(|rule| rule.appeal.as_ref());
    if protest.recourse == Recourse::Protest
        && response != Response::Committee
        && let Some(rule) = appeal
    {
        let told = message::protest_then(Slot::Article(rule.article.clone()));
        heard.push(Announcement::new(golos_game::Audience::PLAYERS, Kind::Report, told));
    }
    if after.reopened_by_protest().is_some() && response == Response::Upheld {
        heard.push(to_arbiter(Kind::Report, message::protest_result()));
    }
    heard
}

/// What waits of this kind, for the report.
pub fn waits(state: &State) -> impl Iterator<Item = Sentence> + '_ {
    state.protests().iter().filter(|protest| protest.waits()).flat_map(|protest| {
        let committee = protest.response.map(|_| message::protest_at_committee());
        std::iter::once(said(protest)).chain(committee)
    })
}

fn said(protest: &Protest) -> Sentence {
    let reason = Slot::Text(protest.reason.clone());
    match protest.recourse {
        Recourse::Protest => message::protest_filed(protest.side, reason),
        Recourse::Appeal => message::appeal_filed(protest.side, reason),
    }
}

/// What was decided, by numbers.
pub(super) fn decisions(state: &State) -> Vec<Sentence> {
    let line = |(number, decision): (u32, Contested)| {
        let message = match decision.what {
            Decided::Result => message::decision_result,
            Decided::Claim => message::decision_claim,
            Decided::Sanction => message::decision_sanction,
            Decided::Irregularity => message::decision_irregularity,
            Decided::Clock => message::decision_clock,
            Decided::Restart => message::decision_restart,
            Decided::Rest => message::decision_rest,
            Decided::Board => message::decision_board,
            Decided::Envelope => message::decision_envelope,
        };
        message(number, decision.at)
    };
    let told: Vec<Sentence> = (1..).zip(state.decisions()).map(line).collect();
    if told.is_empty() { vec![message::decision_none()] } else { told }
}

fn against(decision: Contested) -> Sentence {
    let message = match decision.what {
        Decided::Result => message::protest_against_result,
        Decided::Claim => message::protest_against_claim,
        Decided::Sanction => message::protest_against_sanction,
        Decided::Irregularity => message::protest_against_irregularity,
        Decided::Clock => message::protest_against_clock,
        Decided::Restart => message::protest_against_restart,
        Decided::Rest => message::protest_against_rest,
        Decided::Board => message::protest_against_board,
        Decided::Envelope => message::protest_against_envelope,
    };
    message(decision.at)
}

/// Until when it is handed in: by the time of day where that is known, else by the rule.
pub(super) fn until(state: &State, recourse: Recourse) -> Option<Sentence> {
    let rule = state.protest_rule()?;
    let article = |name: &String| Slot::Article(name.clone());
    let regulations = || rule.regulations.as_ref().map(|name| message::protest_regulations(article(name)));
    if recourse == Recourse::Appeal {
        return regulations();
    }
    let Some(term) = state.protest_term() else { return regulations() };
    let due = state.protest_due().and_then(|due| state.of_day(due));
    let by = article(&term.article);
    Some(match (due, term.before_next) {
        (Some(due), false) => message::protest_until(Slot::OfDay(due), by),
        (Some(due), true) => message::protest_until_next(Slot::OfDay(due), by),
        (None, false) => message::protest_term(term.time(), by),
        (None, true) => message::protest_term_next(term.time(), by),
    })
}

/// By when it is decided.
fn answer_by(state: &State, recourse: Recourse) -> Option<Sentence> {
    let rule = state.protest_rule()?.decided.as_ref().filter(|_| recourse == Recourse::Protest)?;
    let hours = Slot::Count(u32::try_from(rule.hours).unwrap_or(u32::MAX), Noun::Hour);
    Some(message::protest_decide(hours, Slot::Article(rule.article.clone())))
}

/// That it was too late.
pub(super) fn late(state: &State, due: Ms, article: &str) -> Sentence {
    let article = Slot::Article(article.to_owned());
    match state.of_day(due) {
        Some(until) => message::refuse_protest_late(Slot::OfDay(until), article),
        None => message::refuse_protest_over(article),
    }
}
