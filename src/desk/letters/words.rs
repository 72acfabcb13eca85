//! Days, what is due, where a game is, what has happened and what was ruled, in words.

use golos_letters::{
    Day, Deadline, Due, Event, Fact, Mend, Phase, Provision, Reason, Ruling, Sanction, State, Verdict,
};
use golos_rules::Side;
use golos_wording::{Noun, Sentence, Slot, day_of_month, message};

/// A day in words: the month, the day and the year.
#[must_use]
pub fn day(day: Day) -> Sentence {
    message::letters_date(day_of_month(day.month(), day.of_month()), u32::try_from(day.year()).unwrap_or(0))
}

pub(super) fn days(count: u32) -> Slot {
    Slot::Count(count, Noun::Day)
}

pub(super) fn text(text: &str) -> Slot {
    Slot::Text(text.to_owned())
}

/// A sentence with an article, if there is one.
#[must_use]
pub fn cited(sentence: Sentence, article: &str) -> Sentence {
    match article {
        "" => sentence,
        article => message::letters_cited(sentence, Slot::Article(article.to_owned())),
    }
}

/// What is due, and how many days are left on `today`.
#[must_use]
pub fn due(due: &Due, today: Day, article: &str) -> Sentence {
    let side = due.who.unwrap_or(Side::White);
    let what = match due.what {
        Deadline::Reply => message::letters_due_reply(side),
        Deadline::Correction => message::letters_due_correction(side),
        Deadline::Query => message::letters_due_query(side),
        Deadline::Repeat => message::letters_due_repeat(side),
        Deadline::FirstMove => message::letters_due_first_move(side),
        Deadline::Dead => message::letters_due_dead(side),
        Deadline::Objection => message::letters_due_objection(side),
        Deadline::Record => message::letters_due_record(side),
        Deadline::Papers => message::letters_due_papers(side),
        Deadline::Adjudication => message::letters_due_adjudication(),
        Deadline::Appeal => message::letters_due_appeal(side),
        Deadline::Protest => message::letters_due_protest(side),
        Deadline::Silence => message::letters_due_silence(side),
    };
    let left = match (due.day.since(today), today.since(due.day)) {
        (0, 0) => message::letters_today(),
        (left, 0) => message::letters_left(days(left)),
        (_, late) => message::letters_late_by(days(late)),
    };
    cited(message::letters_due(day(due.day), what, left), article)
}

/// Where the game is.
#[must_use]
pub fn phase(state: &State) -> Vec<Sentence> {
    match state.phase() {
        Phase::Play => vec![message::letters_to_write(state.turn())],
        Phase::Stopped { by, what, queried } => {
            let mends = match what {
                Mend::Move => message::letters_to_correct_move(*by),
                Mend::Repeat => message::letters_to_correct_repeat(*by),
            };
            let query = (!queried).then(|| message::letters_to_query(by.other()));
            query.into_iter().chain([mends]).collect()
        }
        Phase::Claimed => state.claim().map(|claim| message::letters_claimed(claim.by)).into_iter().collect(),
        Phase::Adjudication => {
            let last = message::letters_last_move(state.turn());
            let owed = state.owes_last_move(state.turn());
            let last = owed.then(|| cited(last, state.article(Provision::LastMove)));
            [message::letters_adjudication()].into_iter().chain(last).collect()
        }
        Phase::Over(verdict) => {
            let article = state.article(Provision::RecordCounts);
            let has_record = Side::BOTH.into_iter().any(|side| state.records()[side].is_some());
            let waits = !article.is_empty() && !has_record && !state.setup().server;
            let counts = waits.then(|| cited(message::letters_result_counts(), article));
            result(*verdict).into_iter().chain(counts).collect()
        }
    }
}

/// A result, and why.
#[must_use]
pub fn result(verdict: Verdict) -> Vec<Sentence> {
    let reason = match verdict.reason {
        Reason::Board => message::letters_result_reason_board(),
        Reason::Resigned => message::letters_result_reason_resigned(),
        Reason::Agreed => message::letters_result_reason_agreed(),
        Reason::TimeFault => message::letters_result_reason_time(),
        Reason::Withdrawn => message::letters_result_reason_withdrawn(),
        Reason::SameAssessment => message::letters_result_reason_same(),
        Reason::Adjudicated => message::letters_result_reason_adjudicated(),
        Reason::NoRecords => message::letters_result_reason_no_records(),
        Reason::Dead => message::letters_result_reason_dead(),
        Reason::Ruling => message::letters_result_reason_ruling(),
        Reason::Server => message::letters_result_reason_server(),
    };
    vec![message::letters_result(text(verdict.score.text())), reason]
}

/// What happened besides the letter itself, with its article.
#[must_use]
pub fn happened(event: &Event, state: &State) -> Option<Sentence> {
    let Event::Fact(fact) = event else { return None };
    let (sentence, provision) = match fact {
        Fact::Break(it) => {
            let sentence = match it.valid {
                Some((first, last)) => message::letters_break_valid(it.by, day(first), day(last)),
                None => message::letters_break_invalid(it.by),
            };
            (sentence, if it.by_arbiter { Provision::BreakByArbiter } else { Provision::BreakNotice })
        }
        Fact::BreakEnded(..) => (message::letters_ruled(), Provision::BreakEnded),
        Fact::Claimed(claim) if claim.stops => (message::letters_claimed(claim.by), Provision::Claim),
        Fact::Claimed(_) => (message::letters_ruled(), Provision::FirstFault),
        Fact::Objected { .. } => (message::letters_ruled(), Provision::Objection),
        Fact::Ruled(ruling, _) => (message::letters_ruled(), ruled(ruling)),
        Fact::Papers { .. } => (message::letters_ruled(), Provision::Unfinished),
        Fact::RecordSent { .. } => (message::letters_ruled(), Provision::Record),
        Fact::Protested { .. } => (message::letters_ruled(), Provision::Protest),
        Fact::ListReceived { .. } => (message::letters_ruled(), Provision::Start),
        Fact::Server(_) => (message::letters_ruled(), Provision::Time),
        Fact::Letter(..) | Fact::Handing(_) | Fact::Handed(_) => return None,
    };
    Some(cited(sentence, state.article(provision)))
}

/// What a ruling rests on.
const fn ruled(ruling: &Ruling) -> Provision {
    match ruling {
        Ruling::ClaimUpheld | Ruling::ClaimIncomplete => Provision::Ruling,
        Ruling::ClaimRejected { .. } => Provision::WrongClaim,
        Ruling::Withdrawn(..) => Provision::Withdrawal,
        Ruling::Adjudicated(_) => Provision::Adjudication,
        Ruling::NoRecords => Provision::NoRecord,
        Ruling::Dead(_) => Provision::Dead,
        Ruling::Lost { .. } | Ruling::Sanction { .. } => Provision::Sanction,
        Ruling::Days { .. } => Provision::Penalty,
        Ruling::Unfinished => Provision::Unfinished,
        Ruling::OtherWay => Provision::OtherWay,
    }
}

/// A ruling in words, with the articles that it names or rests on.
#[must_use]
pub fn ruling(ruling: &Ruling, state: &State) -> Sentence {
    let (sentence, articles) = match ruling {
        Ruling::ClaimUpheld => (message::letters_ruling_upheld(), None),
        Ruling::ClaimRejected { .. } => (message::letters_ruling_rejected(), None),
        Ruling::ClaimIncomplete => (message::letters_ruling_incomplete(), None),
        Ruling::Withdrawn(side, _) => (message::letters_ruling_withdrawn(*side), None),
        Ruling::Adjudicated(score) => (message::letters_ruling_adjudicated(text(score.text())), None),
        Ruling::NoRecords => (message::letters_ruling_no_records(), None),
        Ruling::Dead(side) => (message::letters_ruling_dead(*side), None),
        Ruling::Lost { side, articles } => (message::letters_ruling_lost(*side), Some(articles)),
        Ruling::Sanction { side, sanction, articles } => {
            let said = match sanction {
                Sanction::Caution => message::letters_ruling_caution(*side),
                Sanction::Warning => message::letters_ruling_warning(*side),
                Sanction::Reprimand => message::letters_ruling_reprimand(*side),
                Sanction::NoInformation => message::letters_ruling_no_information(*side),
                Sanction::Exclusion => message::letters_ruling_exclusion(*side),
            };
            (said, Some(articles))
        }
        Ruling::Days { side, days: count, articles } => {
            (message::letters_ruling_days(days(*count), *side), Some(articles))
        }
        Ruling::Unfinished => (message::letters_ruling_unfinished(), None),
        Ruling::OtherWay => (message::letters_ruling_other_way(), None),
    };
    match articles {
        Some(articles) if articles.is_empty() => sentence,
        Some(articles) => message::letters_cited(sentence, Slot::Articles(articles.clone())),
        None => cited(sentence, state.article(ruled(ruling))),
    }
}
