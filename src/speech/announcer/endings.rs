//! The result of a game in a sentence.

use super::room;
use super::{clocks, limits, sanctions};
use crate::{Announcement, Kind};
use golos_game::{Audience, Ending, Outcome, Phase, RuleSet, SanctionKind, Setup, State, Verdict};
use golos_rules::{EndKind, Side};
use golos_wording::{Sentence, Slot, message, text_key};

/// The result, and that the score sheets are to be signed (R-5.4.3.5); `sanction` is the one by which the game ended.
pub(super) fn ended(before: &State, verdict: &Verdict, sanction: Option<SanctionKind>) -> Vec<Announcement> {
    let mut heard = Vec::new();
    if verdict.ending == Ending::BothFlags {
        heard.push(room(Kind::Flag, message::flag_both()));
    }
    let imposed = sanction.and_then(|sanction| by_sanction(verdict, sanction));
    heard.push(room(Kind::Result, imposed.unwrap_or_else(|| ending(before.setup(), verdict))));
    heard.extend(sanctions::due_with_result(before));
    if before.setup().recorded && !before.is_training() {
        heard.push(to_sign());
    }
    heard
}

/// The result of a sanction on one player, each thing in it once. A loss has not been announced before, an exclusion has.
fn by_sanction(verdict: &Verdict, sanction: SanctionKind) -> Option<Sentence> {
    let Outcome::Win(winner) = verdict.outcome else { return None };
    if sanction == SanctionKind::Removal {
        return Some(message::end_won(winner));
    }
    let article = Slot::Article(verdict.article.clone());
    Some(message::end_forfeited(winner.other(), reason(&verdict.ending), winner, article))
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

/// R-5.4.3.5, CH-8.7: one has signed a sheet; with the second signature the result and the times stand.
pub(super) fn signed(after: &State, side: Side) -> Announcement {
    let verdict = after.verdict().filter(|_| Side::BOTH.into_iter().all(|side| after.is_signed(side)));
    let both = verdict.map(|verdict| {
        let used = |side| after.clock().used(side, after.at());
        message::end_both_signed(ending(after.setup(), verdict), used(Side::White), used(Side::Black))
    });
    room(Kind::Report, both.unwrap_or_else(|| message::end_signed(side)))
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
        (Phase::Playing | Phase::Paused, _) => {
            let (white, black) = clocks::clocks(after, after.at());
            message::ruling_taken_back(white, black)
        }
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
        Outcome::Half(side) => message::end_half(side, side.other(), reason(&verdict.ending)),
        Outcome::BothLost => message::end_both_lost(reason(&verdict.ending)),
    }
}

/// Of a game that was taken from a file no arbiter has ruled: the result stands there.
fn stated(verdict: &Verdict) -> Option<Sentence> {
    let Ending::Decision(source) = &verdict.ending else { return None };
    let source = Slot::Text(source.clone());
    match verdict.outcome {
        Outcome::Win(side) => Some(message::end_stated(side, source)),
        Outcome::Draw => Some(message::end_draw_stated(source)),
        Outcome::BothLost => Some(message::end_both_lost_stated(source)),
        Outcome::Half(_) => None,
    }
}

fn won(winner: Side, ending: &Ending) -> Sentence {
    let loser = winner.other();
    match ending {
        Ending::Board(EndKind::NoPieces) => message::end_no_pieces(winner, loser),
        Ending::Board(EndKind::Blocked) => message::end_blocked(winner, loser),
        Ending::Board(EndKind::GivenAway) => message::end_given_away(winner),
        Ending::Board(EndKind::Immobile) => message::end_immobile(winner),
        Ending::Board(EndKind::Checkmate) => message::end_checkmate(winner),
        Ending::Board(EndKind::Five) => message::end_five(winner),
        Ending::Board(EndKind::LongRow) => message::end_long_row(winner),
        Ending::Resigned => message::end_resigned(loser, winner),
        Ending::Time => message::end_time(winner),
        Ending::Absence => message::end_default(winner, loser),
        Ending::Penalty => message::end_penalty(winner),
        Ending::Violations => message::end_violations(winner),
        Ending::Foul => message::end_foul(winner),
        Ending::WrongSeal => message::end_wrong_seal(winner),
        ending => message::end_decision(winner, reason(ending)),
    }
}

fn drawn(rules: &RuleSet, verdict: &Verdict) -> Sentence {
    match &verdict.ending {
        Ending::Board(EndKind::Stalemate) => message::end_stalemate(),
        Ending::Board(EndKind::NoMaterial) => message::end_no_material(),
        Ending::Board(EndKind::TwoPasses) => message::end_two_passes(),
        Ending::Board(EndKind::NoFive) => message::end_no_five(),
        Ending::Agreed => message::end_draw_agreed(),
        Ending::Limit(limit) => message::end_draw_rule(limits::limit(rules, limit, &verdict.article)),
        Ending::BothFlags => message::end_draw_flags(Slot::Article(verdict.article.clone())),
        Ending::CannotMate => message::end_cannot_mate(),
        Ending::NormalMeans => message::end_normal_means(),
        Ending::Decision(why) => message::end_draw_because(Slot::Text(why.clone())),
        Ending::Board(_)
        | Ending::Resigned
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
        Ending::Absence => Slot::Phrase(text_key::REASON_ABSENCE.to_owned()),
        _ => Slot::Text(String::new()),
    }
}
