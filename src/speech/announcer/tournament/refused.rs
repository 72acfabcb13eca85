//! Why something that was asked of an event is not done.

use golos_tournament::event::{Format, LineupError, Refusal};
use golos_tournament::pairing::NoPairing;
use golos_wording::{Sentence, message};

/// What is said back.
#[must_use]
pub fn refused(refusal: &Refusal) -> Sentence {
    let number = |key: &'static str, number: u16| Sentence::refusal(key).with("n", u32::from(number));
    match refusal {
        Refusal::ArbiterOnly => message::event_refuse_arbiter(),
        Refusal::NoName => message::event_refuse_name(),
        Refusal::Twice(one) => number("event-refuse-twice", *one),
        Refusal::Field(format) => field(*format),
        Refusal::OddTeams => message::event_refuse_teams(),
        Refusal::Closed => message::event_refuse_late(),
        Refusal::NoPlayer(one) => number("event-refuse-player", *one),
        Refusal::Gone(one) => number("event-refuse-gone", *one),
        Refusal::NotGone(one) => number("event-refuse-not-gone", *one),
        Refusal::Paired(round) => number("event-refuse-paired", *round),
        Refusal::NoRound(round) => number("event-refuse-round", *round),
        Refusal::NotSwiss => number("event-refuse-not-swiss", 3),
        Refusal::NotNumbered => message::event_refuse_not_numbered(),
        Refusal::Numbered => message::event_refuse_numbered(),
        Refusal::Order => message::event_refuse_order(),
        Refusal::NoColour => message::event_refuse_colour(),
        Refusal::Unfinished { round, board } => number("event-refuse-unfinished", *board).with("m", u32::from(*round)),
        Refusal::Undecided(board) => number("event-refuse-undecided", *board),
        Refusal::Over => message::event_refuse_over(),
        Refusal::Pairing(why) => unpairable(why),
        Refusal::PairedTwice(one) => number("event-refuse-paired-twice", *one),
        Refusal::NotPaired(one) => number("event-refuse-not-paired", *one),
        Refusal::NotInRound { number: one, round } => {
            number("event-refuse-not-in-round", *one).with("m", u32::from(*round))
        }
        Refusal::FixedRounds => message::event_refuse_fixed_rounds(),
        Refusal::Rounds { least, most } => number("event-refuse-rounds", *least).with("m", u32::from(*most)),
        Refusal::NoOrder => message::event_refuse_no_order(),
        Refusal::NoneYet => message::event_no_round().as_refusal(),
        Refusal::HasResults(round) => number("event-refuse-results", *round).with("m", 1_u32),
        Refusal::Started(round) => number("event-refuse-started", *round),
        Refusal::Seated(round) => number("event-refuse-seated", *round),
        Refusal::OtherGame => message::event_refuse_other_game(),
        Refusal::NoBoard { board, round } => number("event-refuse-board", *board).with("m", u32::from(*round)),
        Refusal::Scored(board) => number("event-refuse-scored", *board),
        Refusal::NotScored(board) => number("event-refuse-not-scored", *board),
        Refusal::NotDrawn(board) => number("event-refuse-not-drawn", *board),
        Refusal::NotKnockout => message::event_refuse_not_knockout(),
        Refusal::ReasonNeeded => message::event_refuse_reason(),
        Refusal::NoTeams => message::event_refuse_no_teams(),
        Refusal::NoMember { number: team, member } => {
            number("event-refuse-member", *member).with("m", u32::from(*team))
        }
        Refusal::FullTeam(team) => number("event-refuse-full-team", *team),
        Refusal::InTeam(team) => number("event-refuse-in-team", *team),
        Refusal::LineupError(LineupError::Order) => message::event_refuse_line_up(),
        Refusal::LineupError(LineupError::Board { member, board }) => {
            number("event-refuse-entitled", *member).with("m", u32::from(*board))
        }
        Refusal::LineupError(LineupError::Few(needed)) => number("event-refuse-few", *needed),
        Refusal::NoTable { board, table } => number("event-refuse-table", *table).with("m", u32::from(*board)),
        Refusal::SeatedMatch(board) => number("event-refuse-seated-match", *board),
        Refusal::ByTables => number("event-refuse-by-boards", 1),
        Refusal::NotCarried => message::event_refuse_carried(),
        Refusal::Shut | Refusal::Internal(_) => message::event_refuse_shut(),
    }
}

fn field(format: Format) -> Sentence {
    let (fewest, most) = format.field();
    message::event_refuse_field(u32::from(fewest), u32::from(most))
}

fn unpairable(why: &NoPairing) -> Sentence {
    match why {
        NoPairing::Nobody(_) => message::event_refuse_nobody(),
        NoPairing::Impossible(round) | NoPairing::TooWide(round) => {
            message::event_refuse_impossible(u32::try_from(*round).unwrap_or(u32::MAX))
        }
        NoPairing::NoLot => message::event_refuse_no_lot(),
        NoPairing::TooMany(players) => message::event_refuse_many(u32::try_from(*players).unwrap_or(u32::MAX)),
    }
}
