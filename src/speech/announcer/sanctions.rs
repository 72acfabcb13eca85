//! Sanctions in words: to all what was imposed and why, to the arbiter what comes next.

use super::{room, to_arbiter};
use crate::{Announcement, Kind};
use golos_editions::Document;
use golos_game::{IrregularityRuling, RemedyEvent, Sanction, SanctionKind, State};
use golos_rules::Side;
use golos_wording::{Sentence, Slot, message};

/// What was imposed on `side`, and to the arbiter what another violation will bring.
pub(super) fn imposed(after: &State, side: Side, what: (Sanction, &str, &str)) -> Vec<Announcement> {
    let (sanction, article, reason) = what;
    let key = match sanction {
        Sanction::Remark => "sanction-remark",
        Sanction::Warning => "sanction-warning",
        Sanction::Reprimand if writes_reprimands(after) => "sanction-reprimand-written",
        Sanction::Reprimand => "sanction-reprimand",
        Sanction::MoreTime(_) => "sanction-time",
        Sanction::LessTime(_) => "sanction-time-off",
        Sanction::Loss => "sanction-loss",
        Sanction::Removal => "sanction-exclusion",
    };
    let said =
        Sentence::new(key).with("side", if matches!(sanction, Sanction::MoreTime(_)) { side.other() } else { side });
    let said = match sanction {
        Sanction::MoreTime(time) | Sanction::LessTime(time) => said.with("time", time),
        Sanction::Remark | Sanction::Warning | Sanction::Reprimand | Sanction::Loss | Sanction::Removal => said,
    };
    let said = said.with("reason", Slot::Text(reason.to_owned())).with("article", Slot::Article(article.to_owned()));
    let next = (!sanction.ends()).then(|| step(after, side, after.violations(side) + 1, "sanction-next")).flatten();
    std::iter::once(room(Kind::Ruling, said)).chain(next).collect()
}

/// What is due for the violation of this number, or comes with it. For the arbiter.
pub(super) fn step(state: &State, side: Side, violation: u32, key: &'static str) -> Option<Announcement> {
    let kind = state.sanction_step(violation)?;
    let article = state.setup().rules.remedies.ladder.as_ref().map(|rule| rule.article.clone()).unwrap_or_default();
    let what = Slot::Phrase(phrase(state, kind).to_owned());
    let said = Sentence::new(key).with("side", side).with("what", what).with("article", Slot::Article(article.clone()));
    let gross = state.gross_step(violation).filter(|_| key == "sanction-due");
    let Some(gross) = gross else { return Some(to_arbiter(Kind::Report, said)) };
    let gross = Slot::Phrase(phrase(state, gross).to_owned());
    let said = Sentence::new("sanction-due-gross")
        .with("side", side)
        .with("what", Slot::Phrase(phrase(state, kind).to_owned()));
    Some(to_arbiter(Kind::Report, said.with("gross", gross).with("article", Slot::Article(article))))
}

/// That whoever had to correct a move, or whose irregular move was replied to, gets a remark at least (U-V.6.10). For the
/// arbiter.
pub(super) fn owed(before: &State, event: &RemedyEvent) -> Option<Announcement> {
    let RemedyEvent::IrregularityRuled { ruling, reply, .. } = event else { return None };
    let rule = &before.setup().rules.remedies.irregularities;
    let is_violation = *ruling != IrregularityRuling::Stands || *reply && rule.replied_counts.is_some();
    let (side, _) = before.irregularity().filter(|_| is_violation)?;
    let article = rule.remark.clone()?;
    let what = Slot::Phrase(phrase(before, SanctionKind::Remark).to_owned());
    let said = Sentence::new("sanction-due").with("side", side).with("what", what);
    Some(to_arbiter(Kind::Report, said.with("article", Slot::Article(article))))
}

/// Whether these rules call a reprimand a written one: as they name it, so it is said (U-V.17.10, DR-1.4).
fn writes_reprimands(state: &State) -> bool {
    Document::of(&state.setup().rules.document).is_some_and(Document::has_written_reprimands)
}

/// The name of a sanction.
fn phrase(state: &State, kind: SanctionKind) -> &'static str {
    match kind {
        SanctionKind::Reprimand if writes_reprimands(state) => "sanction-kind-reprimand-written",
        SanctionKind::Remark => "sanction-kind-remark",
        SanctionKind::Warning => "sanction-kind-warning",
        SanctionKind::Reprimand => "sanction-kind-reprimand",
        SanctionKind::MoreTime => "sanction-kind-more",
        SanctionKind::LessTime => "sanction-kind-less",
        SanctionKind::Loss => "sanction-kind-loss",
        SanctionKind::Removal => "sanction-kind-removal",
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
