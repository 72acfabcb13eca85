//! Sanctions in words: to all what was imposed and why, to the arbiter what comes next.

use super::{room, to_arbiter};
use crate::{Announcement, Kind};
use golos_editions::Document;
use golos_game::{IrregularityRuling, RemedyEvent, Sanction, SanctionKind, State};
use golos_rules::Side;
use golos_wording::{Noun, Sentence, Slot, message, text_key};

/// What was imposed on `side`, and to the arbiter what another violation will bring. That the game is lost the result says,
/// with the reason.
pub(super) fn imposed(after: &State, side: Side, what: (Sanction, &str, &str)) -> Vec<Announcement> {
    let (sanction, article, reason) = what;
    let (reason, article) = (Slot::Text(reason.to_owned()), Slot::Article(article.to_owned()));
    let said = match sanction {
        Sanction::Remark => message::sanction_remark(side, reason, article),
        Sanction::Warning => message::sanction_warning(side, reason, article),
        Sanction::Reprimand if writes_reprimands(after) => message::sanction_reprimand_written(side, reason, article),
        Sanction::Reprimand => message::sanction_reprimand(side, reason, article),
        Sanction::MoreTime(time) => message::sanction_time(side.other(), time, reason, article),
        Sanction::LessTime(time) => message::sanction_time_off(side, time, reason, article),
        Sanction::MorePoints(halves) => message::sanction_points(side.other(), points(halves), reason, article),
        Sanction::FewerPoints(halves) => message::sanction_points_off(side, points(halves), reason, article),
        Sanction::Fine(amount) => message::sanction_fine(side, amount, reason, article),
        Sanction::Rounds(rounds) => {
            let rounds = Slot::Count(u32::from(rounds), Noun::Round);
            message::sanction_rounds(side, rounds, reason, article)
        }
        Sanction::Loss => return Vec::new(),
        Sanction::Removal => message::sanction_exclusion(side, reason, article),
    };
    let next = (!sanction.ends()).then(|| next(after, side)).flatten();
    let is_due = sanction.is_of_points() && after.verdict().is_some();
    let due = is_due.then(|| with_result(side, sanction)).flatten();
    std::iter::once(room(Kind::Ruling, said)).chain(next).chain(due).collect()
}

fn points(halves: u8) -> Slot {
    let key = if halves == 1 { text_key::POINTS_HALF } else { text_key::POINTS_ONE };
    Slot::Phrase(key.to_owned())
}

/// What is to be given with the result, which is known (CH-12.9.4, CH-12.9.5). For the arbiter.
pub(super) fn due_with_result(state: &State) -> Vec<Announcement> {
    state.sanctions().iter().filter_map(|imposed| with_result(imposed.side, imposed.sanction)).collect()
}

fn with_result(side: Side, sanction: Sanction) -> Option<Announcement> {
    let said = match sanction {
        Sanction::MorePoints(halves) => message::points_due(points(halves), side.other()),
        Sanction::FewerPoints(halves) => message::points_due_off(points(halves), side),
        _ => return None,
    };
    Some(to_arbiter(Kind::Report, said))
}

/// What another violation will bring. For the arbiter.
fn next(state: &State, side: Side) -> Option<Announcement> {
    let what = named(state, state.sanction_step(state.violations(side) + 1)?);
    Some(to_arbiter(Kind::Report, message::sanction_next(side, what, ladder(state))))
}

/// What is due for the last violation. For the arbiter.
pub(super) fn due(state: &State, side: Side) -> Option<Announcement> {
    let violation = state.violations(side);
    let what = named(state, state.sanction_step(violation)?);
    let said = match state.gross_step(violation) {
        Some(gross) => message::sanction_due_gross(side, what, named(state, gross), ladder(state)),
        None => message::sanction_due(side, what, ladder(state)),
    };
    Some(to_arbiter(Kind::Report, said))
}

/// The article by which violations are counted.
fn ladder(state: &State) -> Slot {
    let rule = state.setup().rules.remedies.ladder.as_ref();
    Slot::Article(rule.map(|rule| rule.article.clone()).unwrap_or_default())
}

/// Tells the arbiter who is owed a remark at least: the player who had to correct a move, or whose irregular move was replied to
/// (U-V.6.10), and the opponent who replied, where the reply itself is an offence (U-V.6.6).
pub(super) fn owed(before: &State, event: &RemedyEvent) -> Vec<Announcement> {
    let RemedyEvent::IrregularityRuled { ruling, reply, .. } = event else { return Vec::new() };
    let rule = &before.setup().rules.remedies.irregularities;
    let is_violation = *ruling != IrregularityRuling::Stands || *reply && rule.replied_counts.is_some();
    let (Some((side, _)), Some(article)) = (before.irregularity().filter(|_| is_violation), &rule.remark) else {
        return Vec::new();
    };
    let replier = (*reply && rule.reply_offends.is_some()).then(|| side.other());
    let due = |side| {
        let remark = named(before, SanctionKind::Remark);
        to_arbiter(Kind::Report, message::sanction_due(side, remark, Slot::Article(article.clone())))
    };
    std::iter::once(side).chain(replier).map(due).collect()
}

/// Whether these rules call a reprimand a written one: as they name it, so it is said (U-V.17.10, DR-1.4).
fn writes_reprimands(state: &State) -> bool {
    Document::of(&state.setup().rules.document).is_some_and(Document::has_written_reprimands)
}

fn named(state: &State, kind: SanctionKind) -> Slot {
    Slot::Phrase(phrase(state, kind).to_owned())
}

/// The name of a sanction.
pub(super) fn phrase(state: &State, kind: SanctionKind) -> &'static str {
    match kind {
        SanctionKind::Reprimand if writes_reprimands(state) => text_key::SANCTION_KIND_REPRIMAND_WRITTEN,
        SanctionKind::Remark => text_key::SANCTION_KIND_REMARK,
        SanctionKind::Warning => text_key::SANCTION_KIND_WARNING,
        SanctionKind::Reprimand => text_key::SANCTION_KIND_REPRIMAND,
        SanctionKind::MoreTime => text_key::SANCTION_KIND_MORE,
        SanctionKind::LessTime => text_key::SANCTION_KIND_LESS,
        SanctionKind::MorePoints => text_key::SANCTION_KIND_POINTS,
        SanctionKind::FewerPoints => text_key::SANCTION_KIND_POINTS_OFF,
        SanctionKind::Fine => text_key::SANCTION_KIND_FINE,
        SanctionKind::Rounds => text_key::SANCTION_KIND_ROUNDS,
        SanctionKind::Loss => text_key::SANCTION_KIND_LOSS,
        SanctionKind::Removal => text_key::SANCTION_KIND_REMOVAL,
    }
}

/// What these rules let the arbiter impose.
pub(super) fn known(state: &State) -> Sentence {
    let kinds = state.setup().rules.remedies.sanctions.iter().map(|rule| phrase(state, rule.kind).to_owned()).collect();
    message::refuse_no_sanction(Slot::Phrases(kinds))
}

/// That the last sanction is lifted.
pub(super) fn lifted(side: Side, reason: &str) -> Announcement {
    let said = message::sanction_lifted(side, Slot::Text(reason.to_owned()));
    room(Kind::Ruling, said)
}
