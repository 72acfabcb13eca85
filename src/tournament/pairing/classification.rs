//! The order of the players before a round.

use std::cmp::Reverse;

use sha2::{Digest, Sha256};

use super::entrant::{Entrant, entrants};
use super::system::{Classified, Numbers, System};
use crate::crosstable::{Fraction, Number, TableStage};
use crate::standings::{Criterion, EventCourse, TiebreakContext, Value};

/// Those to be paired, the first of the classification first.
#[must_use]
pub fn classified(stage: &TableStage, system: System, seed: &str) -> Vec<Entrant> {
    let mut players = entrants(stage);
    let row = system.manner();
    let Classified { criteria, edition, numbers } = if stage.round > 2 { row.late } else { row.early };
    let seen = TiebreakContext::new(&stage.table, &EventCourse::default(), edition.readings());
    let value = |criterion: &Criterion, number: Number| match seen.value(*criterion, number, &[]) {
        Value::Exact(value) => value,
        _ => Fraction::from_integer(0.into()),
    };
    let turned = numbers == Numbers::ByRound && stage.round.is_multiple_of(2);
    let by_lot = numbers == Numbers::ByLot && stage.round > 1;
    players.sort_by_cached_key(|player| {
        let values: Vec<Fraction> = criteria.iter().map(|criterion| value(criterion, player.number)).collect();
        let lot = if by_lot { lot(seed, stage.round, player.number) } else { [0; 32] };
        let number = i32::from(player.number) * if turned { -1 } else { 1 };
        (Reverse(player.points), Reverse(values), lot, number)
    });
    players
}

/// The lot of a player in a round: the same seed always draws the same.
fn lot(seed: &str, round: usize, number: Number) -> [u8; 32] {
    Sha256::digest(format!("{seed}:{round}:{number}").as_bytes()).into()
}
