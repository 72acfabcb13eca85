//! Why something that was asked of an event is not done.

use golos_tournament::event::{Format, LineupError, Refusal};
use golos_tournament::pairing::NoPairing;
use golos_wording::Sentence;

/// What is said back.
#[must_use]
pub fn refused(refusal: &Refusal) -> Sentence {
    let number = |key: &'static str, number: u16| Sentence::refusal(key).with("n", u32::from(number));
    match refusal {
        Refusal::ArbiterOnly => Sentence::refusal("event-refuse-arbiter"),
        Refusal::NoName => Sentence::refusal("event-refuse-name"),
        Refusal::Twice(one) => number("event-refuse-twice", *one),
        Refusal::Field(format) => field(*format),
        Refusal::OddTeams => Sentence::refusal("event-refuse-teams"),
        Refusal::Closed => Sentence::refusal("event-refuse-late"),
        Refusal::NoPlayer(one) => number("event-refuse-player", *one),
        Refusal::Gone(one) => number("event-refuse-gone", *one),
        Refusal::NotGone(one) => number("event-refuse-not-gone", *one),
        Refusal::Paired(round) => number("event-refuse-paired", *round),
        Refusal::NoRound(round) => number("event-refuse-round", *round),
        Refusal::NotSwiss => number("event-refuse-not-swiss", 3),
        Refusal::NotNumbered => Sentence::refusal("event-refuse-not-numbered"),
        Refusal::Numbered => Sentence::refusal("event-refuse-numbered"),
        Refusal::Order => Sentence::refusal("event-refuse-order"),
        Refusal::NoColour => Sentence::refusal("event-refuse-colour"),
        Refusal::Unfinished { round, board } => number("event-refuse-unfinished", *board).with("m", u32::from(*round)),
        Refusal::Undecided(board) => number("event-refuse-undecided", *board),
        Refusal::Over => Sentence::refusal("event-refuse-over"),
        Refusal::Pairing(why) => unpairable(why),
        Refusal::PairedTwice(one) => number("event-refuse-paired-twice", *one),
        Refusal::NotPaired(one) => number("event-refuse-not-paired", *one),
        Refusal::NotInRound { number: one, round } => {
            number("event-refuse-not-in-round", *one).with("m", u32::from(*round))
        }
        Refusal::FixedRounds => Sentence::refusal("event-refuse-fixed-rounds"),
        Refusal::Rounds { least, most } => number("event-refuse-rounds", *least).with("m", u32::from(*most)),
        Refusal::NoOrder => Sentence::refusal("event-refuse-no-order"),
        Refusal::NoneYet => Sentence::refusal("event-no-round"),
        Refusal::HasResults(round) => number("event-refuse-results", *round).with("m", 1_u32),
        Refusal::Started(round) => number("event-refuse-started", *round),
        Refusal::Seated(round) => number("event-refuse-seated", *round),
        Refusal::OtherGame => Sentence::refusal("event-refuse-other-game"),
        Refusal::NoBoard { board, round } => number("event-refuse-board", *board).with("m", u32::from(*round)),
        Refusal::Scored(board) => number("event-refuse-scored", *board),
        Refusal::NotScored(board) => number("event-refuse-not-scored", *board),
        Refusal::NotDrawn(board) => number("event-refuse-not-drawn", *board),
        Refusal::NotKnockout => Sentence::refusal("event-refuse-not-knockout"),
        Refusal::ReasonNeeded => Sentence::refusal("event-refuse-reason"),
        Refusal::NoTeams => Sentence::refusal("event-refuse-no-teams"),
        Refusal::NoMember { number: team, member } => {
            number("event-refuse-member", *member).with("m", u32::from(*team))
        }
        Refusal::FullTeam(team) => number("event-refuse-full-team", *team),
        Refusal::InTeam(team) => number("event-refuse-in-team", *team),
        Refusal::LineupError(LineupError::Order) => Sentence::refusal("event-refuse-line-up"),
        Refusal::LineupError(LineupError::Board { member, board }) => {
            number("event-refuse-entitled", *member).with("m", u32::from(*board))
        }
        Refusal::LineupError(LineupError::Few(needed)) => number("event-refuse-few", *needed),
        Refusal::NoTable { board, table } => number("event-refuse-table", *table).with("m", u32::from(*board)),
        Refusal::SeatedMatch(board) => number("event-refuse-seated-match", *board),
        Refusal::ByTables => number("event-refuse-by-boards", 1),
        Refusal::NotCarried => Sentence::refusal("event-refuse-carried"),
        Refusal::Shut | Refusal::Internal(_) => Sentence::refusal("event-refuse-shut"),
    }
}

fn field(format: Format) -> Sentence {
    let (fewest, most) = format.field();
    Sentence::refusal("event-refuse-field").with("n", u32::from(fewest)).with("m", u32::from(most))
}

fn unpairable(why: &NoPairing) -> Sentence {
    match why {
        NoPairing::Nobody(_) => Sentence::refusal("event-refuse-nobody"),
        NoPairing::Impossible(round) | NoPairing::TooWide(round) => {
            Sentence::refusal("event-refuse-impossible").with("n", u32::try_from(*round).unwrap_or(u32::MAX))
        }
        NoPairing::NoLot => Sentence::refusal("event-refuse-no-lot"),
        NoPairing::TooMany(players) => {
            Sentence::refusal("event-refuse-many").with("n", u32::try_from(*players).unwrap_or(u32::MAX))
        }
    }
}
