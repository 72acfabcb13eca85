//! How a game stands, and the games of a list, in words.

use golos_letters::{Break, Day, Due, Provision, State, Summary, deadlines, half_short};
use golos_rules::Side;
use golos_wording::{Sentence, Slot, message};

use super::words::{announced, cited, day, days, due, phase, text};

/// Everything that is known of a game in one go. By ear the squares are named one by one; a position in signs says nothing
/// there, and is left out.
#[must_use]
pub fn shown(state: &State, today: Day, is_heard: bool) -> Vec<Sentence> {
    let setup = state.setup();
    let mut all = vec![message::letters_game(text(&setup.names.white), text(&setup.names.black), text(&setup.code))];
    all.extend(moves(state, is_heard));
    if !is_heard {
        all.push(message::letters_position(Slot::Text(state.position().fen())));
    }
    if !setup.server {
        let totals = state.totals();
        all.push(message::letters_totals(totals.white, totals.black));
    }
    all.extend(phase(state));
    all.extend(offered(state));
    all.extend(rights(state));
    all.extend(faults_and_breaks(state, today));
    all.extend(not_handed(state));
    all.extend(dues(state, today));
    all
}

/// What is said of a game when it is opened by ear: who plays, what has been written, who writes next, what is due first.
#[must_use]
pub fn entered(state: &State, today: Day) -> Vec<Sentence> {
    let setup = state.setup();
    let mut all = vec![message::letters_game(text(&setup.names.white), text(&setup.names.black), text(&setup.code))];
    if let Some(past) = state.letters().last() {
        let count = u32::try_from(state.letters().len()).unwrap_or(u32::MAX);
        let sent = past.outcome.sent.map_or_else(|| text("?"), |sent| Slot::from(day(sent)));
        all.push(message::letters_letter_head(count, past.letter.by, sent));
    }
    all.extend(phase(state));
    all.extend(rights(state));
    all.extend(faults_and_breaks(state, today));
    all.extend(not_handed(state));
    let first = deadlines(state)
        .into_iter()
        .find(|it| it.holds_on(today) && setup.me.is_none_or(|me| it.who.is_none_or(|who| who == me)));
    all.extend(first.map(|it| due(&it, today, state.article(it.provision))));
    all
}

/// The moves that were made; `None` before the first.
#[must_use]
pub fn moves(state: &State, is_heard: bool) -> Option<Sentence> {
    let moves = if is_heard { state.made().join(", ") } else { half_short(state).join(" ") };
    (!moves.is_empty()).then(|| message::letters_moves(Slot::Text(moves)))
}

/// The variations that may be accepted now.
#[must_use]
pub fn offered(state: &State) -> Vec<Sentence> {
    let offers = state.offers_to(state.turn()).iter();
    offers.map(|offer| message::letters_offered(Slot::Text(offer.moves.join(", ")))).collect()
}

/// What each side may charge or correct in its next reply, or never.
#[must_use]
pub fn rights(state: &State) -> Vec<Sentence> {
    let mut all = Vec::new();
    for side in Side::BOTH {
        let right = state.right_of(side);
        if right.charge > 0 {
            all.push(message::letters_right_charge(side.other(), days(right.charge)));
        }
        all.extend(right.correct_to.map(|total| message::letters_right_correct(side.other(), total)));
    }
    all
}

/// Time faults that may be claimed now, and breaks.
fn faults_and_breaks(state: &State, today: Day) -> Vec<Sentence> {
    let may = |side: &Side| state.may_claim(*side).is_ok() && state.setup().me.is_none_or(|me| me == *side);
    let fault = |side: Side| {
        let partner = side.other();
        let (total, limit) = (state.claimed_total(side), state.limit(state.moves_of(partner)));
        cited(message::letters_may_claim(partner, days(total), limit), state.article(Provision::Claim))
    };
    let faults = Side::BOTH.into_iter().filter(may).map(fault);
    let is_told = |it: &&Break| it.last >= today || it.last.year() == today.year();
    let breaks = state.breaks().iter().filter(is_told).map(|it| announced(it, state));
    faults.chain(breaks).collect()
}

/// The own letters that have not been handed on, or of which it is not known.
fn not_handed(state: &State) -> Vec<Sentence> {
    let letters = (1..).zip(state.letters());
    let own = letters.filter(|(_, past)| state.setup().me == Some(past.letter.by) && !past.handed);
    let said = own.map(|(number, past)| match past.handing {
        true => message::letters_handing_unknown(number),
        false => message::letters_not_handed(number),
    });
    said.collect()
}

/// Everything that is due in a game, or that nothing is.
#[must_use]
pub fn dues(state: &State, today: Day) -> Vec<Sentence> {
    let all: Vec<Due> = deadlines(state).into_iter().filter(|it| it.holds_on(today)).collect();
    match all.is_empty() {
        true => vec![message::letters_nothing_due()],
        false => all.iter().map(|it| due(it, today, state.article(it.provision))).collect(),
    }
}

/// The days of both sides, and those that are left up to the control.
#[must_use]
pub fn times(state: &State) -> Vec<Sentence> {
    let of = |side: Side| {
        let moves = state.moves_of(side);
        let next = if state.turn() == side { moves.saturating_add(1) } else { moves };
        let left = state.limit(next).saturating_sub(state.totals()[side]);
        message::letters_time_of(side, state.totals()[side], moves, days(left))
    };
    Side::BOTH.into_iter().map(of).collect()
}

/// A game of a list: who plays, how it ended or what is due first.
#[must_use]
pub fn listed(name: &str, game: &Summary, today: Day) -> Sentence {
    let first = game.own_due(today).next().map(|it| due(it, today, game.article(it.provision)));
    let stands = match (game.verdict, first) {
        (Some(verdict), None) => message::letters_result_short(text(verdict.score.text())),
        (Some(verdict), Some(first)) => message::letters_result_due(text(verdict.score.text()), first),
        (None, Some(first)) => first,
        (None, None) => message::letters_nothing_due(),
    };
    message::letters_listed(text(name), text(&game.names.white), text(&game.names.black), stands)
}

/// What is due first in the games of a folder, for who opens the program; `None` if nothing is due within `within` days.
#[must_use]
pub fn reminder(games: &[(String, Summary)], today: Day, within: u32) -> Option<Sentence> {
    let soon = |it: &&Due| it.day <= today.plus(within);
    let firsts = games.iter().filter_map(|(name, game)| Some((game.own_due(today).find(soon)?, name, game)));
    let mut firsts: Vec<_> = firsts.collect();
    firsts.sort_by_key(|(it, name, _)| (it.day, *name));
    let (first, name, game) = firsts.first()?;
    let sentence = message::letters_reminder(text(name), due(first, today, game.article(first.provision)));
    Some(match u32::try_from(firsts.len().saturating_sub(1)).unwrap_or(u32::MAX) {
        0 => sentence,
        more => message::letters_reminder_more(sentence, more),
    })
}
