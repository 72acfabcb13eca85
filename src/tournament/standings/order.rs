//! Places, and what decided them.

use super::coefficient::Value;
use super::context::{EventCourse, TiebreakContext};
use super::criterion::Criterion;
use super::reading::Readings;
use crate::crosstable::{Crosstable, Number, Points};

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// From 1; those who are level share the best. None: he left early and has no place (R-5.4.5.2, U-V.10.1.2).
    pub place: Option<usize>,
    pub number: Number,
    pub points: Points,
    /// One for each criterion of the order.
    pub values: Vec<Value>,
}

/// By what one stands above the next who has as many points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    pub criterion: Criterion,
    pub value: Value,
    pub against: Value,
    pub below: Number,
}

/// The players by place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    pub order: Vec<Criterion>,
    pub places: Vec<Standing>,
}

impl Standings {
    /// Places by the criteria in their order. Those whom no criterion parts share a place, and stand by number.
    #[must_use]
    pub fn new(table: &Crosstable, course: &EventCourse, readings: Readings, order: &[Criterion]) -> Standings {
        let seen = TiebreakContext::new(table, course, readings);
        let mut groups: Vec<Vec<Standing>> = vec![Vec::new()];
        let mut void = Vec::new();
        for row in &table.rows {
            let place =
                Standing { place: None, number: row.number, points: seen.points(row.number), values: Vec::new() };
            if seen.void.contains(&row.number) { void.push(place) } else { groups[0].push(place) }
        }
        for &criterion in order {
            let level: Vec<Vec<Number>> =
                groups.iter().map(|group| group.iter().map(|place| place.number).collect()).collect();
            groups = groups.into_iter().flat_map(|group| split(&seen, criterion, group, &level)).collect();
        }
        let mut places = Vec::new();
        for group in groups {
            let shared = places.len() + 1;
            places.extend(group.into_iter().map(|place| Standing { place: Some(shared), ..place }));
        }
        for mut place in void {
            place.values = order.iter().map(|_| Value::None).collect();
            places.push(place);
        }
        Standings { order: order.to_vec(), places }
    }

    /// Gives no place to those who play out of competition (U-II.3): the others move up.
    pub fn leave_out(&mut self, unplaced: impl Fn(Number) -> bool) {
        let (out, placed): (Vec<Standing>, Vec<Standing>) =
            self.places.drain(..).partition(|place| unplaced(place.number) || place.place.is_none());
        let groups = placed.chunk_by(|one, two| one.place == two.place);
        for group in groups {
            let shared = self.places.len() + 1;
            self.places.extend(group.iter().cloned().map(|place| Standing { place: Some(shared), ..place }));
        }
        self.places.extend(out.into_iter().map(|place| Standing { place: None, ..place }));
    }

    /// Why the line of this index stands above the next; none if the points say it, or nothing does.
    #[must_use]
    pub fn decided(&self, index: usize) -> Option<Decided> {
        let (one, next) = (self.places.get(index)?, self.places.get(index + 1)?);
        if one.points != next.points || next.place.is_none() {
            return None;
        }
        let values = one.values.iter().zip(&next.values).zip(&self.order);
        let first = values.into_iter().find(|((value, against), _)| value != against);
        first.map(|((value, against), &criterion)| Decided {
            criterion,
            value: value.clone(),
            against: against.clone(),
            below: next.number,
        })
    }
}

/// Parts those who are level; `level` are all groups so far.
fn split(
    seen: &TiebreakContext<'_>,
    criterion: Criterion,
    group: Vec<Standing>,
    level: &[Vec<Number>],
) -> Vec<Vec<Standing>> {
    let valued = group.into_iter().map(|mut place| {
        let value = seen.value(criterion, place.number, level);
        place.values.push(value.clone());
        (value, place)
    });
    let mut valued: Vec<(Value, Standing)> = valued.collect();
    valued.sort_by(|(one, first), (two, second)| two.cmp(one).then(first.number.cmp(&second.number)));
    let groups = valued.chunk_by(|(one, _), (two, _)| one == two);
    groups.map(|group| group.iter().map(|(_, place)| place.clone()).collect()).collect()
}
