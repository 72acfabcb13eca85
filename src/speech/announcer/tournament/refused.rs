//! Why something that was asked of an event is not done.

use golos_tournament::event::{Format, LineupError, Refusal};
use golos_tournament::pairing::NoPairing;
use golos_wording::{Sentence, message};

/// What is said back.
#[must_use]
pub fn refused(refusal: &Refusal) -> Sentence {
    let number = |message: fn(u32) -> Sentence, number: u16| message(u32::from(number));
    let two = |message: fn(u32, u32) -> Sentence, one: u16, two: u16| message(one.into(), two.into());
    match refusal {
        Refusal::ArbiterOnly => message::event_refuse_arbiter(),
        Refusal::NoName => message::event_refuse_name(),
        Refusal::Twice(one) => number(message::event_refuse_twice, *one),
        Refusal::Field(format) => field(*format),
        Refusal::OddTeams => message::event_refuse_teams(),
        Refusal::Closed => message::event_refuse_late(),
        Refusal::NoPlayer(one) => number(message::event_refuse_player, *one),
        Refusal::Gone(one) => number(message::event_refuse_gone, *one),
        Refusal::NotGone(one) => number(message::event_refuse_not_gone, *one),
        Refusal::Paired(round) => number(message::event_refuse_paired, *round),
        Refusal::NoRound(round) => number(message::event_refuse_round, *round),
        Refusal::NotSwiss => number(message::event_refuse_not_swiss, 3),
        Refusal::NotNumbered => message::event_refuse_not_numbered(),
        Refusal::Numbered => message::event_refuse_numbered(),
        Refusal::Order => message::event_refuse_order(),
        Refusal::NoColour => message::event_refuse_colour(),
        Refusal::Unfinished { round, board } => two(message::event_refuse_unfinished, *board, *round),
        Refusal::Undecided(board) => number(message::event_refuse_undecided, *board),
        Refusal::Over => message::event_refuse_over(),
        Refusal::Pairing(why) => unpairable(why),
        Refusal::PairedTwice(one) => number(message::event_refuse_paired_twice, *one),
        Refusal::NotPaired(one) => number(message::event_refuse_not_paired, *one),
        Refusal::NotInRound { number: one, round } => two(message::event_refuse_not_in_round, *one, *round),
        Refusal::FixedRounds => message::event_refuse_fixed_rounds(),
        Refusal::Rounds { least, most } => two(message::event_refuse_rounds, *least, *most),
        Refusal::NoOrder => message::event_refuse_no_order(),
        Refusal::NoneYet => message::event_no_round().as_refusal(),
        Refusal::HasResults(round) => two(message::event_refuse_results, *round, 1),
        Refusal::Started(round) => number(message::event_refuse_started, *round),
        Refusal::Seated(round) => number(message::event_refuse_seated, *round),
        Refusal::OtherGame => message::event_refuse_other_game(),
        Refusal::NoBoard { board, round } => two(message::event_refuse_board, *round, *board),
        Refusal::Scored(board) => number(message::event_refuse_scored, *board),
        Refusal::NotScored(board) => number(message::event_refuse_not_scored, *board),
        Refusal::NotDrawn(board) => number(message::event_refuse_not_drawn, *board),
        Refusal::NotKnockout => message::event_refuse_not_knockout(),
        Refusal::ReasonNeeded => message::event_refuse_reason(),
        Refusal::NoTeams => message::event_refuse_no_teams(),
        Refusal::NoMember { number: team, member } => two(message::event_refuse_member, *team, *member),
        Refusal::FullTeam(team) => number(message::event_refuse_full_team, *team),
        Refusal::InTeam(team) => number(message::event_refuse_in_team, *team),
        Refusal::LineupError(LineupError::Order) => message::event_refuse_line_up(),
        Refusal::LineupError(LineupError::Board { member, board }) => {
            two(message::event_refuse_entitled, *member, *board)
        }
        Refusal::LineupError(LineupError::Few(needed)) => number(message::event_refuse_few, *needed),
        Refusal::NoTable { board, table } => two(message::event_refuse_table, *board, *table),
        Refusal::SeatedMatch(board) => number(message::event_refuse_seated_match, *board),
        Refusal::ByTables => number(message::event_refuse_by_boards, 1),
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
