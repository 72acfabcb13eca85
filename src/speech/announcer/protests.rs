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
    let back = std::iter::once(message::protest_taken()).chain(until);
    let answers = back
        .map(|sentence| Announcement::confirmation(by.seat, Kind::Confirmation, sentence))
        .filter(|_| by.seat != Seat::Arbiter);
    answers.chain(told.into_iter().map(|sentence| to_arbiter(Kind::Report, sentence))).collect()
}

/// What was answered; behind an upheld protest the result can be ruled anew.
pub(super) fn answered(after: &State, number: u32, response: Response, reason: &str) -> Vec<Announcement> {
    let protest = usize::try_from(number).ok().and_then(|number| after.protests().get(number));
    let Some(protest) = protest else { return Vec::new() };
    let key = match (protest.recourse, response) {
        (Recourse::Protest, Response::Upheld) => "protest-upheld",
        (Recourse::Protest, Response::Rejected) => "protest-rejected",
        (Recourse::Protest, Response::Committee) => "protest-committee",
        (Recourse::Appeal, Response::Upheld) => "appeal-upheld",
        (Recourse::Appeal, Response::Rejected) => "appeal-rejected",
        (Recourse::Appeal, Response::Committee) => "appeal-committee",
    };
    let mut heard = vec![room(Kind::Ruling, Sentence::new(key).with("side", protest.side))];
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
    let key = match protest.recourse {
        Recourse::Protest => "protest-filed",
        Recourse::Appeal => "appeal-filed",
    };
    Sentence::new(key).with("side", protest.side).with("text", Slot::Text(protest.reason.clone()))
}

/// What was decided, by numbers.
pub(super) fn decisions(state: &State) -> Vec<Sentence> {
    let line = |(number, decision): (u32, Contested)| {
        let key = match decision.what {
            Decided::Result => "decision-result",
            Decided::Claim => "decision-claim",
            Decided::Sanction => "decision-sanction",
            Decided::Irregularity => "decision-irregularity",
            Decided::Clock => "decision-clock",
            Decided::Restart => "decision-restart",
            Decided::Rest => "decision-rest",
            Decided::Board => "decision-board",
            Decided::Envelope => "decision-envelope",
        };
        Sentence::new(key).with("n", number).with("time", Slot::Time(decision.at))
    };
    let told: Vec<Sentence> = (1..).zip(state.decisions()).map(line).collect();
    if told.is_empty() { vec![message::decision_none()] } else { told }
}

fn against(decision: Contested) -> Sentence {
    let key = match decision.what {
        Decided::Result => "protest-against-result",
        Decided::Claim => "protest-against-claim",
        Decided::Sanction => "protest-against-sanction",
        Decided::Irregularity => "protest-against-irregularity",
        Decided::Clock => "protest-against-clock",
        Decided::Restart => "protest-against-restart",
        Decided::Rest => "protest-against-rest",
        Decided::Board => "protest-against-board",
        Decided::Envelope => "protest-against-envelope",
    };
    Sentence::new(key).with("time", Slot::Time(decision.at))
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
    let said = match (due, term.before_next) {
        (Some(due), false) => Sentence::new("protest-until").with("until", Slot::OfDay(due)),
        (Some(due), true) => Sentence::new("protest-until-next").with("until", Slot::OfDay(due)),
        (None, false) => Sentence::new("protest-term").with("time", term.time()),
        (None, true) => Sentence::new("protest-term-next").with("time", term.time()),
    };
    Some(said.with("article", article(&term.article)))
}

/// By when it is decided.
fn answer_by(state: &State, recourse: Recourse) -> Option<Sentence> {
    let rule = state.protest_rule()?.decided.as_ref().filter(|_| recourse == Recourse::Protest)?;
    let hours = Slot::Count(u32::try_from(rule.hours).unwrap_or(u32::MAX), Noun::Hour);
    Some(message::protest_decide(hours, Slot::Article(rule.article.clone())))
}

/// That it was too late.
pub(super) fn late(state: &State, due: Ms, article: &str) -> Sentence {
    let said = match state.of_day(due) {
        Some(until) => Sentence::refusal("refuse-protest-late").with("until", Slot::OfDay(until)),
        None => Sentence::refusal("refuse-protest-over"),
    };
    said.with("article", Slot::Article(article.to_owned()))
}
