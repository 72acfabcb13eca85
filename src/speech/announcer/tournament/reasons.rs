//! Why a pair is as it is.

use super::{name, score};
use golos_tournament::crosstable::Number;
use golos_tournament::event::{Format, State};
use golos_tournament::pairing::{ColourReason, Pairing, SkippedForBye, Where};
use golos_wording::{Sentence, Slot, message};

/// Why somebody meets whom he meets in the last round, and with which colour.
#[must_use]
pub fn why(state: &State, number: Number) -> Vec<Sentence> {
    let Some(last) = state.rounds().last() else { return vec![message::event_no_round()] };
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
    let place = match pair.why.place {
        Where::Group(points) => Sentence::new("event-why-group").with("points", score(points)),
        Where::Floated { from, to } => Sentence::new("event-why-floated").with("a", score(from)).with("b", score(to)),
        Where::Seam => Sentence::new("event-why-seam"),
    };
    let mut said = vec![place.with("one", name(state, pair.white)).with("two", name(state, pair.black))];
    said.extend(pair.why.passed.iter().map(|&(other, why)| passed(state, other, why)));
    said.push(colours(pair.colours).with("name", name(state, pair.white)));
    said
}

fn passed(state: &State, number: Number, why: SkippedForBye) -> Sentence {
    let key = match why {
        SkippedForBye::Met => "event-passed-met",
        SkippedForBye::Colours => "event-passed-colours",
        SkippedForBye::Rest => "event-passed-rest",
        SkippedForBye::Plus => "event-passed-plus",
    };
    Sentence::new(key).with("name", name(state, number))
}

fn colours(reason: ColourReason) -> Sentence {
    match reason {
        ColourReason::Lot => Sentence::new("event-colour-lot"),
        ColourReason::FewerWhites => Sentence::new("event-colour-fewer"),
        ColourReason::HadBlack { back } => {
            Sentence::new("event-colour-had").with("n", u32::try_from(back).unwrap_or(u32::MAX))
        }
        ColourReason::HigherAlternates => Sentence::new("event-colour-alternates"),
        ColourReason::Number => Sentence::new("event-colour-number"),
        ColourReason::Ban => Sentence::new("event-colour-ban"),
        ColourReason::Both => Sentence::new("event-colour-both"),
        ColourReason::Stronger => Sentence::new("event-colour-stronger"),
        ColourReason::Wider => Sentence::new("event-colour-wider"),
        ColourReason::Higher => Sentence::new("event-colour-higher"),
    }
}
