//! Events that another program paired, from `fixtures/events/dutch.txt`.

use std::fs;

use golos_rules::Side;
use golos_tournament::crosstable::{Bye, Cell, Crosstable, GameEnd, Number, Points, Row};
use golos_tournament::pairing::accelerate;

/// Boards, White first, and the odd one.
pub type Boards = (Vec<(Number, Number)>, Option<Number>);

/// One event: its table, and the boards and the odd one of each round.
pub struct Paired {
    pub name: String,
    pub table: Crosstable,
    pub rounds: Vec<Boards>,
}

/// All of them.
pub fn events() -> Vec<Paired> {
    let text = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/events/dutch.txt"))
        .expect("the events");
    let mut events: Vec<Paired> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split(' ').collect();
        let number = |index: usize| words[index].parse::<i32>().expect("a number");
        match words[0] {
            "event" => events.push(begin(&words)),
            "virtual" => {
                let event = events.last_mut().expect("an event");
                for row in &mut event.table.rows[number(1) as usize - 1..number(2) as usize] {
                    let to = number(4) as usize;
                    row.virtual_points.resize(row.virtual_points.len().max(to), Points::ZERO);
                    row.virtual_points[number(3) as usize - 1..to].fill(Points::tenths(number(5)));
                }
            }
            _ => round(events.last_mut().expect("an event"), &words[1..]),
        }
    }
    events
}

fn begin(words: &[&str]) -> Paired {
    let number = |index: usize| words[index].parse::<i32>().expect("a number");
    let mut table = Crosstable { planned: Some(number(5) as usize), ..Crosstable::default() };
    table.first = Some(if words[7] == "W" { Side::White } else { Side::Black });
    table.scale = golos_tournament::crosstable::Scale::of(Points::tenths(number(9)), Points::tenths(number(10)));
    table.scale.allocated = Points::tenths(number(11));
    table.rows = (1..=number(3) as Number).map(|number| Row { number, ..Row::default() }).collect();
    if words.last() == Some(&"baku") {
        accelerate(&mut table, number(5) as usize);
    }
    Paired { name: words[1].to_owned(), table, rounds: Vec::new() }
}

fn round(event: &mut Paired, words: &[&str]) {
    let mut boards = Vec::new();
    let mut odd = None;
    let mut put = |number: Number, cell: Cell| event.table.rows[usize::from(number) - 1].cells.push(Some(cell));
    for word in words {
        let Some((pair, result)) = word.split_once(':') else {
            let number = word[1..].parse().expect("a number");
            let bye = match &word[..1] {
                "U" => Bye::Allocated,
                "H" => Bye::Half,
                "F" => Bye::Full,
                _ => Bye::Zero,
            };
            odd = if bye == Bye::Allocated { Some(number) } else { odd };
            put(number, Cell::Bye(bye));
            continue;
        };
        let (white, black) = pair.split_once('-').expect("a pair");
        let (white, black): (Number, Number) = (white.parse().expect("a number"), black.parse().expect("a number"));
        boards.push((white, black));
        let end = match result {
            "1" => Some(GameEnd::Win),
            "=" => Some(GameEnd::Draw),
            "0" => Some(GameEnd::Loss),
            _ => None,
        };
        for (one, other, colour, won) in [(white, black, Side::White, "+"), (black, white, Side::Black, "-")] {
            let cell = match end {
                Some(end) => {
                    let end = if colour == Side::White { end } else { end.other() };
                    Cell::Game { opponent: other, colour, end }
                }
                None => Cell::Forfeit { opponent: other, colour: Some(colour), won: result == won },
            };
            put(one, cell);
        }
    }
    event.rounds.push((boards, odd));
}
