use std::fmt;

use super::{Trf, TrfPerson};
use crate::crosstable::{Bye, Cell, GameEnd, Points, Row, Scale};
use golos_rules::Side;

/// The newer records, lines that end with CRLF, points by the results.
impl fmt::Display for Trf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = &self.table;
        for (tag, text) in self.records.iter().filter(|(tag, _)| tag.as_str() < "142" || tag.as_str() > "299") {
            line(f, &format!("{tag} {text}"))?;
        }
        // Before anybody is entered none may be planned yet.
        if let Some(planned) = table.planned.filter(|planned| *planned > 0) {
            line(f, &format!("142 {planned}"))?;
        }
        if let Some(first) = table.first {
            line(f, if first == Side::White { "152 W" } else { "152 B" })?;
        }
        if let Some(scale) = scale(&table.scale) {
            line(f, &scale)?;
        }
        // The newer record has no letter for it.
        if table.scale.forfeit != Scale::of(table.scale.win, table.scale.draw).forfeit {
            line(f, &format!("BBF {:>4}", table.scale.forfeit))?;
        }
        if let Some(system) = &self.system {
            line(f, &format!("192 {system}"))?;
        }
        for (tag, text) in self.records.iter().filter(|(tag, _)| ("142"..="299").contains(&tag.as_str())) {
            line(f, &format!("{tag} {text}"))?;
        }
        let rounds = table.rounds();
        let nobody = TrfPerson::default();
        for (index, row) in table.rows.iter().enumerate() {
            let person = self.people.get(index).unwrap_or(&nobody);
            line(f, &player(row, person, row.points(&table.scale, rounds)))?;
        }
        for row in &table.rows {
            for (index, points) in row.virtual_points.iter().enumerate().filter(|(_, points)| **points != Points::ZERO)
            {
                let (round, number) = (index + 1, row.number);
                line(f, &format!("250      {points:>4} {round:>3} {round:>3} {number:>4} {number:>4}"))?;
            }
        }
        for forbidden in &table.forbidden {
            let players: String = forbidden.players.iter().map(|number| format!(" {number:>4}")).collect();
            line(f, &format!("260 {:>3} {:>3}{players}", forbidden.rounds.0, forbidden.rounds.1))?;
        }
        Ok(())
    }
}

fn line(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    write!(f, "{}\r\n", text.trim_end())
}

/// The record of the scale, where it is not the usual one.
fn scale(scale: &Scale) -> Option<String> {
    let usual = Scale::of(scale.win, scale.draw);
    let letters = [
        ('W', scale.win, Scale::ONE.win),
        ('D', scale.draw, Scale::ONE.draw),
        ('L', scale.loss, usual.loss),
        ('A', scale.absence, usual.absence),
        ('P', scale.allocated, usual.allocated),
        ('X', scale.half, usual.half),
    ];
    let others = letters.into_iter().filter(|(_, points, usual)| points != usual);
    let cells: Vec<String> = others.map(|(letter, points, _)| format!("{letter}{points:>4}")).collect();
    (!cells.is_empty()).then(|| format!("162  {}", cells.join("    ")))
}

fn player(row: &Row, person: &TrfPerson, points: Points) -> String {
    let rating = row.rating.map_or_else(String::new, |rating| rating.to_string());
    let rank = person.rank.map_or_else(String::new, |rank| rank.to_string());
    let mut text = format!(
        "001 {:>4} {:1}{:>3} {:<33} {rating:>4} {:<3} {:>11} {:<10} {points:>4} {rank:>4}",
        row.number, person.sex, person.title, row.name, person.federation, person.id, person.birth,
    );
    for cell in &row.cells {
        text += &cell.map_or_else(|| " ".repeat(10), cell_text);
    }
    text
}

fn cell_text(cell: Cell) -> String {
    let colour = |colour: Option<Side>| match colour {
        Some(Side::White) => 'w',
        Some(Side::Black) => 'b',
        None => '-',
    };
    let (opponent, colour, result) = match cell {
        Cell::Game { opponent, colour: side, end } => {
            let end = match end {
                GameEnd::Win => '1',
                GameEnd::Draw => '=',
                GameEnd::Loss => '0',
            };
            (opponent, colour(Some(side)), end)
        }
        Cell::Forfeit { opponent, colour: side, won } => (opponent, colour(side), if won { '+' } else { '-' }),
        Cell::Open { opponent, colour: side } => (opponent, colour(side), ' '),
        Cell::Bye(bye) => {
            let kind = match bye {
                Bye::Allocated => 'U',
                Bye::Full => 'F',
                Bye::Half => 'H',
                Bye::Zero => 'Z',
            };
            return format!("  0000 - {kind}");
        }
    };
    format!("  {opponent:>4} {colour} {result}")
}
