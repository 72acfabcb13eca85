//! Days, what is due, where a game is, what has happened and what was ruled, in words.

use golos_letters::{
    Break, ChartCause, Day, Deadline, Due, Event, Fact, Mend, Phase, Provision, Reason, Ruling, Sanction, State,
    Verdict,
};
use golos_rules::Side;
use golos_wording::{Noun, Sentence, Slot, day_of_month, message, text_key};

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

/// What is due, without its day.
#[must_use]
pub fn what_is_due(due: &Due) -> Sentence {
    let side = due.who.unwrap_or(Side::White);
    match due.what {
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
        Deadline::Claim => message::letters_due_claim(side, side.other()),
        Deadline::Silence => message::letters_due_silence(side),
    }
}

/// What is due, and how many days are left on `today`.
#[must_use]
pub fn due(due: &Due, today: Day, article: &str) -> Sentence {
    let what = what_is_due(due);
    let left = match (due.day.since(today), today.since(due.day)) {
        (0, 0) => message::letters_today(),
        (left, 0) => message::letters_left(days(left)),
        (_, late) => message::letters_late_by(days(late)),
    };
    cited(message::letters_due(day(due.day), what, left), article)
}

/// Why days were added to a total, by its key.
#[must_use]
pub(super) const fn cause(cause: ChartCause) -> &'static str {
    match cause {
        ChartCause::Penalty => text_key::LETTERS_CAUSE_PENALTY,
        ChartCause::Correction => text_key::LETTERS_CAUSE_CORRECTION,
        ChartCause::LateRepeat => text_key::LETTERS_CAUSE_LATE_REPEAT,
        ChartCause::Ruling => text_key::LETTERS_CAUSE_RULING,
    }
}

/// Whether the claim that waits names a time fault, by the days that it states; `None` if none waits.
#[must_use]
pub fn claim_check(state: &State) -> Option<Sentence> {
    let (claim, stands) = state.claim().zip(state.claim_stands())?;
    let (total, moves, limit) = (claim.total, claim.moves, state.limit(claim.moves));
    let sentence = match stands {
        true => message::letters_over_time(claim.by.other(), total, moves, limit),
        false => message::refuse_letters_no_fault(total, moves, limit),
    };
    Some(cited(sentence, state.article(Provision::Fault)))
}

/// Where the game is.
#[must_use]
pub fn phase(state: &State) -> Vec<Sentence> {
    match state.phase() {
        Phase::Play => {
            let offered = state.draw_offered_to(state.turn());
            let offered = offered.then(|| message::letters_draw_offered(state.turn().other()));
            offered.into_iter().chain([message::letters_to_write(state.turn())]).chain(claim_check(state)).collect()
        }
        Phase::Stopped { by, what, queried } => {
            let mends = match what {
                Mend::Move => message::letters_to_correct_move(*by),
                Mend::Repeat => message::letters_to_correct_repeat(*by),
            };
            let query = (!queried).then(|| message::letters_to_query(by.other()));
            query.into_iter().chain([mends]).collect()
        }
        Phase::Claimed => {
            let claimed = state.claim().map(|claim| message::letters_claimed(claim.by));
            claimed.into_iter().chain(claim_check(state)).collect()
        }
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

/// A break with what of it counts, and by which article less counts than was announced.
#[must_use]
pub(super) fn announced(it: &Break, state: &State) -> Sentence {
    let is_late = it.told > it.first;
    let sentence = match it.valid {
        Some((first, last)) if last < it.last => {
            message::letters_break_cut(it.by, day(first), day(last), day(it.first), day(it.last))
        }
        Some((first, last)) => message::letters_break_valid(it.by, day(first), day(last)),
        None => message::letters_break_invalid(it.by),
    };
    let is_cut = it.valid.is_none_or(|(_, last)| last < it.last);
    let is_for_notice = it.valid.is_none() && is_late && !state.setup().rules.breaks.late_from_notice;
    let provision = match (it.by_arbiter, is_cut && !is_for_notice) {
        (true, _) => Provision::BreakByArbiter,
        (false, true) => Provision::Break,
        (false, false) => Provision::BreakNotice,
    };
    cited(sentence, state.article(provision))
}

/// What happened besides the letter itself, with its article.
#[must_use]
pub fn happened(event: &Event, state: &State) -> Option<Sentence> {
    let Event::Fact(fact) = event else { return None };
    let (sentence, provision) = match fact {
        Fact::Break(it) => {
            return Some(announced(it, state));
        }
        Fact::BreakEnded(..) => (message::letters_ruled(), Provision::BreakEnded),
        Fact::Claimed(claim) if claim.stops => (message::letters_claimed(claim.by), Provision::Claim),
        Fact::Claimed(_) => (message::letters_ruled(), Provision::FirstFault),
        Fact::Objected { .. } => (message::letters_ruled(), Provision::Objection),
        Fact::Ruled(ruling, _) => (message::letters_ruled(), ruling.provision()),
        Fact::Papers { .. } => (message::letters_ruled(), Provision::Unfinished),
        Fact::RecordSent { .. } => (message::letters_ruled(), Provision::Record),
        Fact::Protested { .. } => {
            let is_appeal = state.verdict().is_some_and(|verdict| verdict.reason == Reason::Adjudicated);
            (message::letters_ruled(), if is_appeal { Provision::Appeal } else { Provision::Protest })
        }
        Fact::ListReceived { .. } => (message::letters_ruled(), Provision::Start),
        Fact::Server(_) => (message::letters_ruled(), Provision::Time),
        Fact::Letter(..) | Fact::Handing(_) | Fact::Handed(_) => return None,
    };
    Some(cited(sentence, state.article(provision)))
}

/// A ruling in words, with the articles that it names or rests on.
#[must_use]
pub fn ruling(ruling: &Ruling, state: &State) -> Sentence {
    let (sentence, articles) = match ruling {
        // The first fault only sets the time to zero (CH-55.6.4).
        Ruling::ClaimUpheld if state.verdict().is_none() && !state.article(Provision::FirstFault).is_empty() => {
            return cited(message::letters_ruling_upheld(), state.article(Provision::FirstFault));
        }
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
                // In draughts the organiser excludes, and the referee asks for it.
                Sanction::Exclusion if state.setup().game.draughts().is_some() => {
                    message::letters_ruling_exclusion_asked(*side)
                }
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
        None => cited(sentence, state.article(ruling.provision())),
    }
}
