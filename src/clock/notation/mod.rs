//! How controls are written: [`Control`] as text and back.

mod american;
mod length;
mod read;
#[cfg(test)]
mod tests;

use std::fmt;

use super::{Bonus, Control, Overtime, Period};

impl fmt::Display for Control {
    /// The canonical text, which reads back as the same control: `20`, `3+2s`, `1h20+60s`, `45/20+15`, `25 d10s`,
    /// `30+3x30s`, `hourglass 5`; with bonuses that differ from period to period `2h/40; 1h/20; 15+30s`. Where the minutes
    /// could be taken for the moves they have their unit: `40m/90`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut before, mut is_one, mut last) = (Vec::new(), true, None);
        for period in self.periods() {
            before.extend(last.replace(period));
            is_one &= before.first().is_none_or(|first: &Period| first.bonus == period.bonus);
        }
        let Some(last) = last else { return Ok(()) };
        if last.bonus == Bonus::Hourglass {
            return write!(f, "{} {last}", last.bonus);
        }
        let is_in_last =
            matches!(last.bonus, Bonus::ByoYomi(_)) && before.iter().all(|period| period.bonus == Bonus::None);
        let is_shared = is_one || is_in_last;
        for period in before {
            if is_shared { write!(f, "{period}+") } else { write!(f, "{period}{}; ", period.bonus) }?;
        }
        write!(f, "{last}{}", last.bonus)
    }
}

impl fmt::Display for Period {
    /// `20`, `1h20`, `2h/50`, `40m/90`, `1m30s`, without the bonus. Never in seconds alone: after a period with moves that
    /// would be an increment.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let secs = self.time.secs();
        match (secs / 3600, secs / 60 % 60, secs % 60) {
            (0, m, 0) if self.moves.is_some_and(|moves| m <= u64::from(moves)) => write!(f, "{m}m"),
            (0, m, 0) => write!(f, "{m}"),
            (0, m, s) => write!(f, "{m}m{s:02}s"),
            (h, 0, 0) => write!(f, "{h}h"),
            (h, m, 0) => write!(f, "{h}h{m:02}"),
            (h, m, s) => write!(f, "{h}h{m:02}m{s:02}s"),
        }?;
        self.moves.map_or(Ok(()), |moves| write!(f, "/{moves}"))?;
        if self.runs_on { f.write_str(">") } else { Ok(()) }
    }
}

impl fmt::Display for Bonus {
    /// The tail of a period: nothing, `+30s`, ` d10s`, ` b10s` or `+3x30s`; of an hourglass its name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bonus::None => Ok(()),
            Bonus::Increment(time) => write!(f, "+{}s", time.secs()),
            Bonus::Delay(time) => write!(f, " d{}s", time.secs()),
            Bonus::Bronstein(time) => write!(f, " b{}s", time.secs()),
            Bonus::ByoYomi(Overtime { periods, time }) => write!(f, "+{periods}x{}s", time.secs()),
            Bonus::Hourglass => write!(f, "hourglass"),
        }
    }
}
