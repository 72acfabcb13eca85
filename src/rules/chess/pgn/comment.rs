//! Clock readings in comments: `[%clk 1:02:03]`.

const OPENING: &str = "[%clk";

/// A comment without its clock reading, and the reading in milliseconds. What cannot be read stays in the comment.
pub(super) fn read(text: &str) -> (String, Option<u64>) {
    let whole = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let cut = || {
        let (before, rest) = whole.split_once(OPENING)?;
        let (reading, behind) = rest.split_once(']')?;
        let clock = clock(reading.trim())?;
        Some((format!("{} {}", before.trim(), behind.trim()).trim().to_owned(), Some(clock)))
    };
    cut().unwrap_or((whole.clone(), None))
}

/// Hours, minutes and seconds, with at most three decimals.
fn clock(text: &str) -> Option<u64> {
    let mut parts = text.split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    let (whole, decimals) = seconds.split_once('.').unwrap_or((seconds, ""));
    let number = |text: &str, limit: u64| text.parse::<u64>().ok().filter(|&number| number <= limit);
    let is_plain = parts.next().is_none() && decimals.len() <= 3 && decimals.bytes().all(|byte| byte.is_ascii_digit());
    let thousandths: u64 = format!("{decimals:0<3}").parse().ok().filter(|_| is_plain)?;
    let seconds = number(hours, 9999)? * 3600 + number(minutes, 59)? * 60 + number(whole, 59)?;
    Some(seconds * 1000 + thousandths)
}

/// The reading as it is written: to the tenth of a second, rounded down, as the clocks of boards show it.
pub(super) fn write(clock: u64) -> String {
    let (seconds, tenths) = (clock / 1000, clock / 100 % 10);
    let decimals = if tenths == 0 { String::new() } else { format!(".{tenths}") };
    format!("{OPENING} {}:{:02}:{:02}{decimals}]", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reading_is_written_in_hours_minutes_seconds_and_tenths() {
        for (clock, written) in [
            (5_400_000, "[%clk 1:30:00]"),
            (1_799_123, "[%clk 0:29:59.1]"),
            (1_799_023, "[%clk 0:29:59]"),
            (999, "[%clk 0:00:00.9]"),
            (0, "[%clk 0:00:00]"),
            (36_000_500, "[%clk 10:00:00.5]"),
        ] {
            assert_eq!(write(clock), written);
            assert_eq!(read(written), (String::new(), Some(clock / 100 * 100)));
        }
        assert_eq!(read("[%clk 0:29:59.123]").1, Some(1_799_123));
    }
}
