//! The result of a game in a sentence.

use super::room;
use super::{clocks, limits};
use crate::{Announcement, Kind};
use golos_game::{Audience, Ending, Outcome, Phase, RuleSet, Setup, State, Verdict};
use golos_rules::{EndKind, Side};
use golos_wording::{Sentence, Slot, message};

/// The result, and that the score sheets are to be signed (R-5.4.3.5).
pub(super) fn ended(before: &State, verdict: &Verdict) -> Vec<Announcement> {
    let mut heard = Vec::new();
    if verdict.ending == Ending::BothFlags {
        heard.push(room(Kind::Flag, message::flag_both()));
    }
    heard.push(room(Kind::Result, ending(before.setup(), verdict)));
    if before.setup().recorded && !before.is_training() {
        heard.push(to_sign());
    }
    heard
}

/// It is for those who sign, and for him who sees to it.
fn to_sign() -> Announcement {
    Announcement::new(Audience::PLAYERS | Audience::ARBITER, Kind::Report, message::end_sign())
}

/// The score sheets of a game that is over are to be signed still.
pub(super) fn unsigned(state: &State) -> Option<Announcement> {
    let is_kept = state.setup().recorded && !state.is_training();
    let is_open = is_kept && !Side::BOTH.into_iter().all(|side| state.is_signed(side));
    is_open.then(to_sign)
}

/// R-5.4.3.5, CH-8.7: one has signed his sheet; with the second signature the result and the times stand.
pub(super) fn signed(after: &State, side: Side) -> Vec<Announcement> {
    let mut heard = vec![room(Kind::Report, message::end_signed(side))];
    let verdict = after.verdict().filter(|_| Side::BOTH.into_iter().all(|side| after.is_signed(side)));
    heard.extend(verdict.map(|verdict| {
        let used = |side| after.clock().used(side, after.at());
        let both = Sentence::new("end-both-signed").with("result", ending(after.setup(), verdict));
        room(Kind::Report, both.with("w", used(Side::White)).with("b", used(Side::Black)))
    }));
    heard
}

/// What had ended or cancelled the game is taken back, or the arbiter's last ruling.
pub(super) fn revoked(before: &State, after: &State) -> Announcement {
    let is_penalty = Side::BOTH.into_iter().any(|side| before.penalties(side) != after.penalties(side));
    let sentence = match (before.phase(), is_penalty) {
        (Phase::Over, true) => message::penalty_taken_back(),
        // The result before it stands again.
        (Phase::Over, false) if let Some(verdict) = after.verdict() => {
            message::result_stands_again(ending(after.setup(), verdict))
        }
        (Phase::Over, false) => message::result_taken_back(),
        (Phase::Ready, _) => message::restart_taken_back(),
        (Phase::Playing | Phase::Paused, _) => clocks::clocks(Sentence::new("ruling-taken-back"), after, after.at()),
    };
    room(Kind::Ruling, sentence)
}

/// How the game ended.
#[must_use]
pub fn ending(setup: &Setup, verdict: &Verdict) -> Sentence {
    if let Some(stated) = setup.taken.then(|| stated(verdict)).flatten() {
        return stated;
    }
    let rules = &setup.rules;
    match verdict.outcome {
        Outcome::Win(winner) => won(winner, &verdict.ending),
        Outcome::Draw => drawn(rules, verdict),
        Outcome::Half(side) => {
            let half = Sentence::new("end-half").with("side", side).with("other", side.other());
            half.with("reason", reason(&verdict.ending))
        }
        Outcome::BothLost => message::end_both_lost(reason(&verdict.ending)),
    }
}

/// Of a game that was taken from a file no arbiter has ruled: the result stands there.
fn stated(verdict: &Verdict) -> Option<Sentence> {
    let Ending::Decision(source) = &verdict.ending else { return None };
    let sentence = match verdict.outcome {
        Outcome::Win(side) => Sentence::new("end-stated").with("side", side),
        Outcome::Draw => Sentence::new("end-draw-stated"),
        Outcome::BothLost => Sentence::new("end-both-lost-stated"),
        Outcome::Half(_) => return None,
    };
    Some(sentence.with("source", Slot::Text(source.clone())))
}

fn won(winner: Side, ending: &Ending) -> Sentence {
    let sentence = |key| Sentence::new(key).with("side", winner).with("other", winner.other());
    match ending {
        Ending::Board(kind) => sentence(on_board(*kind)),
        Ending::Resigned => sentence("end-resigned"),
        Ending::Time => sentence("end-time"),
        Ending::Absence => sentence("end-default"),
        Ending::Penalty => sentence("end-penalty"),
        Ending::Violations => sentence("end-violations"),
        Ending::Foul => sentence("end-foul"),
        Ending::WrongSeal => sentence("end-wrong-seal"),
        ending => sentence("end-decision").with("reason", reason(ending)),
    }
}

/// The words for an end on the board.
const fn on_board(kind: EndKind) -> &'static str {
    match kind {
        EndKind::NoPieces => "end-no-pieces",
        EndKind::Blocked => "end-blocked",
        EndKind::GivenAway => "end-given-away",
        EndKind::Immobile => "end-immobile",
        EndKind::Checkmate => "end-checkmate",
        EndKind::Stalemate => "end-stalemate",
        EndKind::NoMaterial => "end-no-material",
        EndKind::Five => "end-five",
        EndKind::LongRow => "end-long-row",
        EndKind::TwoPasses => "end-two-passes",
        EndKind::NoFive => "end-no-five",
    }
}

fn drawn(rules: &RuleSet, verdict: &Verdict) -> Sentence {
    match &verdict.ending {
        Ending::Board(kind) => Sentence::new(on_board(*kind)),
        Ending::Agreed => message::end_draw_agreed(),
        Ending::Limit(limit) => message::end_draw_rule(limits::limit(rules, limit, &verdict.article)),
        Ending::BothFlags => message::end_draw_flags(Slot::Article(verdict.article.clone())),
        Ending::CannotMate => message::end_cannot_mate(),
        Ending::NormalMeans => message::end_normal_means(),
        Ending::Decision(why) => message::end_draw_because(Slot::Text(why.clone())),
        Ending::Resigned
        | Ending::Time
        | Ending::Claimed(_)
        | Ending::Penalty
        | Ending::Violations
        | Ending::Foul
        | Ending::WrongSeal
        | Ending::Absence => message::end_draw_arbiter(),
    }
}

fn reason(ending: &Ending) -> Slot {
    match ending {
        Ending::Decision(reason) => Slot::Text(reason.clone()),
        Ending::Absence => Slot::Phrase("reason-absence".to_owned()),
        _ => Slot::Text(String::new()),
    }
}
