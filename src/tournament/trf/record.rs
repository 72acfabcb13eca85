//! The records beside the players.

use std::collections::BTreeSet;

use super::columns::Columns;
use super::{MOST_ROUNDS, Repair, Trf, TrfError, TrfFault};
use crate::crosstable::{Bye, Cell, Forbidden, Number, Points, Scale};
use golos_rules::Side;

/// What the records say. Players are looked up when all are known.
#[derive(Default)]
pub(super) struct Records {
    planned: Option<usize>,
    first: Option<Side>,
    system: Option<String>,
    /// Points by letter, in the order of the file.
    points: Vec<(char, Points)>,
    accelerated: Vec<Accelerated>,
    /// Line, players, round (none: the next), kind.
    byes: Vec<(usize, Vec<Number>, Option<usize>, Bye)>,
    forbidden: Vec<(usize, Forbidden)>,
    kept: Vec<(String, String)>,
}

/// Virtual points.
struct Accelerated {
    line: usize,
    /// The first and the last.
    players: (Number, Number),
    /// The first and the last, from 1.
    rounds: (usize, usize),
    points: Points,
}

impl Records {
    /// Reads one record.
    pub fn read(&mut self, tag: &str, columns: &Columns, line: usize) -> Result<Option<Repair>, TrfFault> {
        let text = columns.text(5, columns.len().max(5));
        match tag {
            "142" | "XXR" => self.planned = Some(rounds(&text)?),
            "152" => self.first = Some(side(&text)?),
            "XXC" => return self.order(&text),
            "192" => self.system = Some(text),
            "162" => self.points.extend(scale(&text)?),
            "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
                let letter = tag.chars().last().unwrap_or_default();
                self.points.push((
                    if letter == 'Z' {
                        'A'
                    } else if letter == 'U' {
                        'P'
                    } else {
                        letter
                    },
                    points(&text)?,
                ));
            }
            "240" => {
                let kind = match columns.letter(5).map(|letter| letter.to_ascii_uppercase()) {
                    Some('F') => Bye::Full,
                    Some('H') => Bye::Half,
                    Some('Z') => Bye::Zero,
                    _ => return Err(TrfFault::Record { read: text, accepted: "a bye is F, H or Z in column 5" }),
                };
                let round = rounds(&columns.text(6, 9))?;
                self.byes.push((line, numbers(&columns.text(10, columns.len().max(10)))?, Some(round), kind));
            }
            "XXZ" => self.byes.push((line, numbers(&text)?, None, Bye::Zero)),
            "250" => {
                let (given, repair) = match columns.points(9, 13)? {
                    (None, _) => columns.points(5, 8)?,
                    read => read,
                };
                if given.is_some_and(|points| points > MOST_POINTS) {
                    return Err(TrfFault::Record { read: text, accepted: "points up to 99.9 are expected" });
                }
                let spans = numbers(&columns.text(14, columns.len().max(14)))?;
                let [from, to, first, last] = spans[..] else {
                    return Err(TrfFault::Record {
                        read: text,
                        accepted: "points, two rounds and two players are expected",
                    });
                };
                let span = (usize::from(from), usize::from(to));
                if span.0 == 0 || span.0 > span.1 || span.1 > MOST_ROUNDS || first > last {
                    return Err(TrfFault::Record {
                        read: text,
                        accepted: "the first of a span is not behind the last",
                    });
                }
                self.accelerated.push(Accelerated {
                    line,
                    players: (first, last),
                    rounds: span,
                    points: given.unwrap_or_default(),
                });
                return Ok(repair);
            }
            "XXA" => {
                let number = columns.required(5, 8)?;
                let given = columns.text(9, columns.len().max(9));
                for (index, text) in given.split_whitespace().enumerate().take(MOST_ROUNDS) {
                    let rounds = (index + 1, index + 1);
                    let points = points(text)?;
                    self.accelerated.push(Accelerated { line, players: (number, number), rounds, points });
                }
            }
            "260" => {
                let from = rounds(&columns.text(5, 7))?;
                let to = rounds(&columns.text(8, 11))?;
                let players = numbers(&columns.text(12, columns.len().max(12)))?.into_iter().collect();
                self.forbidden.push((line, Forbidden { rounds: (from, to), players }));
            }
            "XXP" => {
                let players = numbers(&text)?.into_iter().collect();
                self.forbidden.push((line, Forbidden { rounds: (1, MOST_ROUNDS), players }));
            }
            _ => self.kept.push((tag.to_owned(), columns.behind_tag())),
        }
        Ok(None)
    }

    /// `white1`, `black1`, and `rank`, which changes nothing here: players are paired by their numbers.
    fn order(&mut self, text: &str) -> Result<Option<Repair>, TrfFault> {
        for word in text.split_whitespace() {
            match word.to_ascii_lowercase().as_str() {
                "white1" => self.first = Some(Side::White),
                "black1" => self.first = Some(Side::Black),
                _ => {
                    return Err(TrfFault::Record { read: word.to_owned(), accepted: "white1 and black1 are known" });
                }
            }
        }
        Ok(None)
    }

    /// Puts what the records say into the table.
    pub fn apply(self, trf: &mut Trf) -> Result<(), TrfError> {
        let at = |line: usize, fault: TrfFault| TrfError::Line { line, fault };
        trf.table.planned = self.planned;
        trf.table.first = self.first;
        trf.records = self.kept;
        trf.table.scale = with(&self.points);
        let played = trf.table.rounds();
        for (line, numbers, round, bye) in self.byes {
            let round = round.unwrap_or(played + 1);
            for number in numbers {
                let index = trf.table.index(number).ok_or_else(|| at(line, TrfFault::Unknown(number)))?;
                let Some(row) = trf.table.rows.get_mut(index) else { continue };
                if row.cells.len() < round {
                    row.cells.resize(round, None);
                }
                if let Some(cell @ None) = row.cells.get_mut(round - 1) {
                    *cell = Some(Cell::Bye(bye));
                }
            }
        }
        for Accelerated { line, players: (first, last), rounds: (from, to), points } in self.accelerated {
            for number in [first, last] {
                trf.table.index(number).ok_or_else(|| at(line, TrfFault::Unknown(number)))?;
            }
            for row in trf.table.rows.iter_mut().filter(|row| (first..=last).contains(&row.number)) {
                if row.virtual_points.len() < to {
                    row.virtual_points.resize(to, Points::ZERO);
                }
                row.virtual_points[from - 1..to].fill(points);
            }
        }
        for (line, forbidden) in self.forbidden {
            if let Some(&number) = forbidden.players.iter().find(|&&number| trf.table.index(number).is_none()) {
                return Err(at(line, TrfFault::Unknown(number)));
            }
            trf.table.forbidden.push(forbidden);
        }
        trf.system = self.system;
        Ok(())
    }
}

/// The scale that the letters make of the usual one.
fn with(points: &[(char, Points)]) -> Scale {
    let of = |letter: char| points.iter().rev().find(|(known, _)| *known == letter).map(|&(_, points)| points);
    let win = of('W').unwrap_or(Scale::ONE.win);
    let draw = of('D').unwrap_or(Scale::ONE.draw);
    let usual = Scale::of(win, draw);
    Scale {
        loss: of('L').unwrap_or(usual.loss),
        absence: of('A').or(of('Z')).unwrap_or(usual.absence),
        forfeit: of('F').unwrap_or(usual.forfeit),
        allocated: of('P').unwrap_or(usual.allocated),
        half: of('X').unwrap_or(usual.half),
        ..usual
    }
}

fn rounds(text: &str) -> Result<usize, TrfFault> {
    let number = text.trim().parse::<usize>().ok().filter(|rounds| (1..=MOST_ROUNDS).contains(rounds));
    number.ok_or_else(|| TrfFault::Record { read: text.to_owned(), accepted: "a round from 1 to 99 is expected" })
}

fn side(text: &str) -> Result<Side, TrfFault> {
    match text {
        "W" | "w" => Ok(Side::White),
        "B" | "b" => Ok(Side::Black),
        _ => Err(TrfFault::Record { read: text.to_owned(), accepted: "the colour is W or B" }),
    }
}

/// The most that a game or an acceleration counts: the columns for points hold four signs.
const MOST_POINTS: Points = Points::tenths(999);

fn points(text: &str) -> Result<Points, TrfFault> {
    let wrong = || TrfFault::Record { read: text.to_owned(), accepted: "points as 2.5 are expected, at most 99.9" };
    bounded(text).ok_or_else(wrong)
}

fn bounded(text: &str) -> Option<Points> {
    text.parse().ok().filter(|points| *points <= MOST_POINTS)
}

/// Numbers with blanks between.
fn numbers(text: &str) -> Result<Vec<Number>, TrfFault> {
    let wrong = |word: &str| TrfFault::Record { read: word.to_owned(), accepted: "whole numbers are expected" };
    text.split_whitespace().map(|word| word.parse().map_err(|_| wrong(word))).collect()
}

/// Letters with points behind each.
fn scale(text: &str) -> Result<Vec<(char, Points)>, TrfFault> {
    let wrong = || TrfFault::Record {
        read: text.to_owned(),
        accepted: "a letter of WDLAPX and points, as W 2.0, are expected",
    };
    let mut found = BTreeSet::new();
    let mut pairs = Vec::new();
    let spaced: String =
        text.chars().flat_map(|c| if c.is_alphabetic() { vec![' ', c, ' '] } else { vec![c] }).collect();
    let mut words = spaced.split_whitespace();
    while let Some(word) = words.next() {
        let letter = word.chars().next().map(|letter| letter.to_ascii_uppercase());
        let letter = letter.filter(|letter| word.chars().count() == 1 && "WDLAPXZ".contains(*letter));
        let letter = letter.filter(|letter| found.insert(*letter)).ok_or_else(wrong)?;
        pairs.push((letter, words.next().and_then(bounded).ok_or_else(wrong)?));
    }
    Ok(pairs)
}
