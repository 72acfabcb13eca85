//! Files in the exchange form, line by line.

/// A line of a player: number, rating, and the rounds as in `12 w 1`, an empty one for none.
pub fn player(number: u16, rating: u16, rounds: &[&str]) -> String {
    let mut line = format!("001 {number:>4}      {:<33} {rating:>4}", format!("P{number}"));
    line = format!("{line:<89}");
    for round in rounds {
        line += &format!("  {round:>8}");
    }
    line
}

/// The lines as a file, each ended by a CR alone.
pub fn file(lines: &[String]) -> Vec<u8> {
    lines.iter().map(|line| format!("{line}\r")).collect::<String>().into_bytes()
}
