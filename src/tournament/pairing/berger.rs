//! Tables of round robins.

use crate::crosstable::Number;

/// A round: pairs, the first of each has White (in renju Black, who moves first).
pub type Round = Vec<(Number, Number)>;

/// The fewest and the most players of a Berger table here.
pub const BERGER: (Number, Number) = (3, 24);
/// The fewest and the most players of a Varma table.
pub const VARMA: (Number, Number) = (9, 24);

/// The rounds of a round robin by the Berger table (R-App2, U-V.3.1.1.3–8, DR-App.1, CH-31.5). With an odd number of
/// players the one whom the table pairs with the next higher number is free. None outside of [`BERGER`].
#[must_use]
pub fn berger(players: Number) -> Option<Vec<Round>> {
    if !(BERGER.0..=BERGER.1).contains(&players) {
        return None;
    }
    let even = players + players % 2;
    let ring = even - 1;
    let round = |round: Number| {
        let lead = (round * (even / 2)) % ring + 1;
        let first = if round.is_multiple_of(2) { (lead, even) } else { (even, lead) };
        let others = (1..even / 2).map(move |step| ((lead - 1 + step) % ring + 1, (lead + ring - 1 - step) % ring + 1));
        let pairs = std::iter::once(first).chain(others);
        pairs.filter(|&(white, black)| white <= players && black <= players).collect()
    };
    Some((0..ring).map(round).collect())
}

/// Two cycles, the second with the colours changed; the last two rounds of the first are exchanged, so that nobody has one
/// colour three times in a row (CH-31.6).
#[must_use]
pub fn double_berger(players: Number) -> Option<Vec<Round>> {
    let first = berger(players)?;
    let turned = |round: &Round| round.iter().map(|&(white, black)| (black, white)).collect();
    let second: Vec<Round> = first.iter().map(turned).collect();
    let mut rounds = first;
    let last = rounds.len() - 1;
    rounds.swap(last - 1, last);
    rounds.extend(second);
    Some(rounds)
}

/// The groups A to D of the Varma table, from which numbers are drawn so that players of one team meet early (CH-31.10).
/// A table for an even number serves the odd one below, without the highest number. None outside of [`VARMA`].
#[must_use]
pub fn varma(players: Number) -> Option<[Vec<Number>; 4]> {
    let groups: [&[Number]; 4] = match players + players % 2 {
        10 => [&[3, 4, 8], &[5, 7, 9], &[1, 6], &[2, 10]],
        12 => [&[4, 5, 9, 10], &[1, 2, 7], &[6, 8, 12], &[3, 11]],
        14 => [&[4, 5, 6, 11, 12], &[1, 2, 8, 9], &[7, 10, 13], &[3, 14]],
        16 => [&[5, 6, 7, 12, 13, 14], &[1, 2, 3, 9, 10], &[8, 11, 15], &[4, 16]],
        18 => [&[5, 6, 7, 8, 14, 15, 16], &[1, 2, 3, 10, 11, 12], &[9, 13, 17], &[4, 18]],
        20 => [&[6, 7, 8, 9, 15, 16, 17, 18], &[1, 2, 3, 11, 12, 13, 14], &[5, 10, 19], &[4, 20]],
        22 => [&[6, 7, 8, 9, 10, 17, 18, 19, 20], &[1, 2, 3, 4, 12, 13, 14, 15], &[11, 16, 21], &[5, 22]],
        24 => [&[6, 7, 8, 9, 10, 11, 19, 20, 21, 22], &[1, 2, 3, 4, 13, 14, 15, 16, 17], &[12, 18, 23], &[5, 24]],
        _ => return None,
    };
    Some(groups.map(|group| group.iter().copied().filter(|&number| number <= players).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn line(round: &Round) -> String {
        round.iter().map(|(white, black)| format!("{white}-{black}")).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn r_app2_the_printed_tables() {
        let six = berger(6).unwrap();
        let lines: Vec<String> = six.iter().map(line).collect();
        assert_eq!(lines, ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]);
        assert_eq!(line(&berger(5).unwrap()[1]), "5-3 1-2");
        assert_eq!(line(&berger(14).unwrap()[7]), "14-11 12-10 13-9 1-8 2-7 3-6 4-5");
        assert_eq!(line(&berger(22).unwrap()[20]), "11-22 12-10 13-9 14-8 15-7 16-6 17-5 18-4 19-3 20-2 21-1");
        assert_eq!((berger(2), berger(25)), (None, None));
    }

    #[test]
    fn everyone_meets_everyone_once_and_twice_with_both_colours() {
        for players in BERGER.0..=BERGER.1 {
            let pairs: Vec<_> = berger(players).unwrap().concat();
            let met: BTreeSet<_> = pairs.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
            let all = usize::from(players) * usize::from(players - 1) / 2;
            assert_eq!((pairs.len(), met.len()), (all, all), "{players}");
            let twice = double_berger(players).unwrap().concat();
            assert_eq!((twice.len(), twice.iter().collect::<BTreeSet<_>>().len()), (2 * all, 2 * all), "{players}");
        }
    }

    #[test]
    fn ch_31_6_no_colour_three_times_in_a_row_in_two_cycles() {
        for players in (4..=24).step_by(2) {
            let rounds = double_berger(players).unwrap();
            for number in 1..=players {
                let is_white = |round: &Round| round.iter().any(|&(white, _)| white == number);
                let colours: Vec<bool> = rounds.iter().map(is_white).collect();
                assert!(colours.windows(3).all(|run| run.iter().any(|&one| one != run[0])), "{players}: {number}");
            }
        }
    }

    #[test]
    fn ch_31_10_varma_groups_part_the_numbers() {
        for players in VARMA.0..=VARMA.1 {
            let mut numbers = varma(players).unwrap().concat();
            numbers.sort_unstable();
            assert_eq!(numbers, (1..=players).collect::<Vec<_>>());
        }
        assert_eq!(varma(9).unwrap()[3], [2]);
        assert_eq!((varma(8), varma(25)), (None, None));
    }
}
