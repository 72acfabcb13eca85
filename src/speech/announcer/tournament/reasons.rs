//! Why a pair is as it is.

use super::{name, score};
use golos_tournament::crosstable::Number;
use golos_tournament::event::{Format, State};
use golos_tournament::pairing::{ColourReason, Pairing, SkippedForBye, Where};
use golos_wording::{Sentence, Slot, message};

/// Why somebody meets whom he meets in the last round, and with which colour.
#[must_use]
pub fn why(state: &State, number: Number) -> Vec<Sentence> {
    let Some(last) = state.rounds().last() else { return vec![message::event_no_round().as_refusal()] };
    if state.player(number).is_none() {
        let count = u32::try_from(state.players().len()).unwrap_or(u32::MAX);
        return vec![message::event_refuse_why(u32::from(number), count)];
    }
    if let Some(reason) = &last.by_hand {
        return vec![message::event_why_hand(Slot::Text(reason.clone()))];
    }
    match state.format() {
        Format::RoundRobin { .. } | Format::Groups { .. } => vec![message::event_why_table()],
        Format::Knockout { .. } => vec![message::event_why_bracket()],
        Format::Scheveningen | Format::Match { .. } => vec![message::event_why_turn()],
        Format::Swiss { .. } => {
            let round = state.rounds().len();
            let Ok(proposal) = state.proposal(round) else { return vec![message::event_why_unknown()] };
            proposal.pairing.map_or_else(Vec::new, |pairing| swiss(state, &pairing, number))
        }
    }
}

fn swiss(state: &State, pairing: &Pairing, number: Number) -> Vec<Sentence> {
    if let Some(odd) = pairing.odd.as_ref().filter(|odd| odd.number == number) {
        let mut said = vec![message::event_why_odd(name(state, number))];
        said.extend(odd.passed.iter().map(|&(other, why)| passed(state, other, why)));
        return said;
    }
    let pair = pairing.pairs.iter().find(|pair| pair.white == number || pair.black == number);
    let Some(pair) = pair else { return vec![message::event_why_absent(name(state, number))] };
    let (one, two) = (name(state, pair.white), name(state, pair.black));
    let mut said = vec![match pair.why.place {
        Where::Group(points) => message::event_why_group(one, two, score(points)),
        Where::Floated { floater, from, to } => {
            let (white, black) = if floater == pair.white { (from, to) } else { (to, from) };
            message::event_why_floated(one, two, score(white), score(black))
        }
        Where::Seam => message::event_why_seam(one, two),
    }];
    said.extend(pair.why.passed.iter().map(|&(other, why)| passed(state, other, why)));
    said.push(colours(pair.colours, name(state, pair.white)));
    said
}

fn passed(state: &State, number: Number, why: SkippedForBye) -> Sentence {
    let name = name(state, number);
    match why {
        SkippedForBye::Met => message::event_passed_met(name),
        SkippedForBye::Colours => message::event_passed_colours(name),
        SkippedForBye::Rest => message::event_passed_rest(name),
        SkippedForBye::Plus => message::event_passed_plus(name),
    }
}

fn colours(reason: ColourReason, name: Slot) -> Sentence {
    match reason {
        ColourReason::Lot => message::event_colour_lot(name),
        ColourReason::FewerWhites => message::event_colour_fewer(name),
        ColourReason::HadBlack { back } => message::event_colour_had(name, u32::try_from(back).unwrap_or(u32::MAX)),
        ColourReason::HigherAlternates => message::event_colour_alternates(name),
        ColourReason::Number => message::event_colour_number(name),
        ColourReason::Ban => message::event_colour_ban(name),
        ColourReason::Both => message::event_colour_both(name),
        ColourReason::Stronger => message::event_colour_stronger(name),
        ColourReason::Wider => message::event_colour_wider(name),
        ColourReason::Higher => message::event_colour_higher(name),
    }
}
