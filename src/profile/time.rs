use serde::{Deserialize, Deserializer};

use self::builtin::all;
use super::ProfileError;
use super::classes::documents;
use super::read::{id_fault, read};
use golos_clock::{Bonus, Class, Control, Ms, Period};
use golos_editions::Document;
use golos_game::{Discipline, RuleSet};

mod builtin;
#[cfg(test)]
mod tests;

/// A named time control: what the rules recommend or an event has set.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeProfile {
    /// Lower-case Latin letters, digits and hyphens.
    pub id: String,
    /// The disciplines that the article speaks of; none: an event's own control, for any.
    #[serde(default)]
    pub games: Vec<Discipline>,
    /// The control as it is played if nothing else is said.
    #[serde(deserialize_with = "control_text")]
    pub control: Control,
    /// What kind of game it makes.
    pub class: Class,
    /// The times of the first period that the article allows in place of the one given, in a file in minutes; `None`:
    /// that one only.
    #[serde(default, deserialize_with = "in_minutes")]
    pub range: Option<TimeRange>,
    /// The same for the last of several periods.
    #[serde(default, deserialize_with = "in_minutes")]
    pub rest: Option<TimeRange>,
    /// The increments that the article allows besides the one given, in a file in seconds.
    #[serde(default, deserialize_with = "in_seconds")]
    pub bonus: Option<TimeRange>,
    /// What the main time and sixty increments may come to together (DR-3.6.2), in a file in minutes.
    #[serde(default, deserialize_with = "in_minutes")]
    pub total: Option<TimeRange>,
    /// How long a session lasts, after which the game is adjourned (CH-18.1.1, CH-18.14), in a file in minutes; none: that is
    /// said at the board.
    #[serde(default, deserialize_with = "session_in_minutes")]
    pub session: Option<Ms>,
    /// The article that names the control, as in `R-6.1.9.1a`.
    pub article: String,
    /// Whether the article recommends the control rather than allows it.
    #[serde(default)]
    pub recommended: bool,
    /// Whether it is one of many: the document names none, and leaves the control to the event (CH-6.3.1).
    #[serde(default)]
    pub example: bool,
}

/// The times that an article allows, both ends included. In a file `(from: 7, to: 15)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeRange {
    pub from: Ms,
    /// `None`: no upper end.
    pub to: Option<Ms>,
}

/// So many increments count as time (DR-3.6.2).
const COUNTED_INCREMENTS: u32 = 60;

impl TimeProfile {
    /// The built-in profiles: every control that, sections 4.1 and 5.4 of DR and U-V.8 name,
    /// and examples for chess.
    ///
    /// # Errors
    ///
    /// [`ProfileError`] if a built-in text is damaged; the tests prove that none is.
    pub fn builtin() -> Result<Vec<TimeProfile>, ProfileError> {
        all().into_iter().map(|(id, text)| TimeProfile::parse(text, id)).collect()
    }

    /// The ids of the built-in profiles.
    #[must_use]
    pub fn ids() -> Vec<&'static str> {
        all().into_iter().map(|(id, _)| id).collect()
    }

    /// The controls that the edition of `rules` names for their discipline; where it names none, those of the
    /// document that is cited in its place.
    ///
    /// # Errors
    ///
    /// As [`TimeProfile::builtin`].
    pub fn offered(rules: &RuleSet) -> Result<Vec<TimeProfile>, ProfileError> {
        let discipline = Discipline::of(rules);
        let mut offered = TimeProfile::builtin()?;
        offered.retain(|profile| profile.games.contains(&discipline));
        let editions = documents(&rules.document);
        let names = |edition: &Document| offered.iter().any(|profile| profile.document() == edition.letters());
        let edition = editions.into_iter().find(names);
        offered.retain(|profile| edition.is_none_or(|edition| profile.document() == edition.letters()));
        Ok(offered)
    }

    /// The control to propose among these: the classic one that is recommended last, for it has the most time.
    #[must_use]
    pub fn proposed(offered: &[TimeProfile]) -> usize {
        let is_classic = |profile: &TimeProfile| profile.class == Class::Classic;
        let recommended = offered.iter().rposition(|profile| is_classic(profile) && profile.recommended);
        recommended.or_else(|| offered.iter().rposition(is_classic)).unwrap_or(0)
    }

    /// Whether the edition of `rules` names controls for their discipline, and this is none of them. It may be played
    /// all the same if the Regulation says so (R-6.1.9.4, R-7.6.4, R-8.3, U-V.8.7). Where it gives but examples, none is
    /// outside.
    ///
    /// # Errors
    ///
    /// As [`TimeProfile::builtin`].
    pub fn is_outside(rules: &RuleSet, control: &Control) -> Result<bool, ProfileError> {
        let mut named = TimeProfile::offered(rules)?;
        named.retain(|profile| profile.document() == rules.document);
        let allowed = |profile: &TimeProfile| profile.example || profile.allows(control);
        Ok(!named.is_empty() && !named.iter().any(allowed))
    }

    /// A control that somebody typed, and nothing besides.
    #[must_use]
    pub const fn typed(control: Control, class: Class) -> TimeProfile {
        TimeProfile {
            id: String::new(),
            games: Vec::new(),
            control,
            class,
            range: None,
            rest: None,
            bonus: None,
            total: None,
            session: None,
            article: String::new(),
            recommended: false,
            example: false,
        }
    }

    /// The built-in profile with this id.
    ///
    /// # Errors
    ///
    /// [`ProfileError::Unknown`] with the ids that there are.
    pub fn find(id: &str) -> Result<TimeProfile, ProfileError> {
        let unknown = || ProfileError::Unknown {
            kind: "time",
            id: id.to_owned(),
            known: all().into_iter().map(|(known, _)| known.to_owned()).collect(),
        };
        let (name, text) = all().into_iter().find(|(known, _)| *known == id).ok_or_else(unknown)?;
        TimeProfile::parse(text, name)
    }

    /// The text of the built-in profile with this id, to start one's own from.
    #[must_use]
    pub fn text(id: &str) -> Option<&'static str> {
        all().into_iter().find(|(known, _)| *known == id).map(|(_, text)| text)
    }

    /// Reads a profile from RON; `name` is what errors call it.
    ///
    /// # Errors
    ///
    /// [`ProfileError::Syntax`] with line and column if the text is no profile; [`ProfileError::Invalid`] if the id or
    /// the article is not usable, or the control is not within its own ranges.
    pub fn parse(text: &str, name: &str) -> Result<TimeProfile, ProfileError> {
        let profile: TimeProfile = read(text, name)?;
        match profile.fault() {
            Some((field, message)) => Err(ProfileError::Invalid { name: name.to_owned(), field, message }),
            None => Ok(profile),
        }
    }

    /// The document of the article, as rule sets name it: `R`, `DR`, `U`, `CH`.
    #[must_use]
    pub fn document(&self) -> &str {
        self.article.split('-').next().unwrap_or_default()
    }

    /// Whether the article allows this control: the one given, or one that differs from it within the ranges.
    #[must_use]
    pub fn allows(&self, control: &Control) -> bool {
        let (given, other): (Vec<Period>, Vec<Period>) =
            (self.control.periods().collect(), control.periods().collect());
        let is_same_form =
            given.len() == other.len() && given.iter().zip(&other).all(|(one, two)| one.moves == two.moves);
        let last = given.len().saturating_sub(1);
        let is_allowed = |(index, (one, two)): (usize, (&Period, &Period))| {
            let range = if index == 0 { self.range } else { self.rest.filter(|_| index == last) };
            let is_time = one.time == two.time || range.is_some_and(|range| range.contains(two.time));
            is_time && self.allows_bonus(one.bonus, two.bonus)
        };
        is_same_form
            && given.iter().zip(&other).enumerate().all(is_allowed)
            && self.total.is_none_or(|total| total.contains(control.time_with_increments(COUNTED_INCREMENTS)))
    }

    fn allows_bonus(&self, given: Bonus, bonus: Bonus) -> bool {
        let ranged = |range: TimeRange| matches!(bonus, Bonus::Increment(time) if range.contains(time));
        bonus == given || self.bonus.is_some_and(ranged)
    }

    /// The first field that is not sensible, and why.
    fn fault(&self) -> Option<(&'static str, String)> {
        if let Some(message) = id_fault(&self.id) {
            return Some(("id", message));
        }
        if self.article.trim().is_empty() {
            return Some(("article", "empty: name the article or the regulation".to_owned()));
        }
        if self.session == Some(Ms::ZERO) {
            return Some(("session", "lasts no time".to_owned()));
        }
        let last = self.control.periods().last().map_or(Ms::ZERO, |period| period.time);
        let first = self.control.period_after(0).bonus;
        let ranges = [
            ("range", self.range, self.control.first_time()),
            ("rest", self.rest, last),
            ("bonus", self.bonus.filter(|_| first != Bonus::None), first.increment()),
            ("total", self.total, self.control.time_with_increments(COUNTED_INCREMENTS)),
        ];
        let ranges = ranges.into_iter().filter_map(|(field, range, own)| Some((field, range?, own)));
        ranges.into_iter().find_map(|(field, range, own)| match range.to {
            Some(to) if to < range.from => Some((field, "ends before it begins".to_owned())),
            _ if !range.contains(own) => {
                Some(("control", format!("\"{}\" is outside the profile's own {field}", self.control)))
            }
            _ => None,
        })
    }
}

impl TimeRange {
    /// Whether this time is allowed.
    #[must_use]
    pub fn contains(&self, time: Ms) -> bool {
        time >= self.from && self.to.is_none_or(|to| time <= to)
    }
}

fn control_text<'de, D: Deserializer<'de>>(from: D) -> Result<Control, D::Error> {
    String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
}

/// A range as it stands in a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "TimeRange")]
struct Numbers {
    from: u16,
    #[serde(default)]
    to: Option<u16>,
}

fn session_in_minutes<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Ms>, D::Error> {
    let minutes = Option::<u16>::deserialize(from)?;
    Ok(minutes.map(|minutes| Ms::from_mins(minutes.into())))
}

fn in_minutes<'de, D: Deserializer<'de>>(from: D) -> Result<Option<TimeRange>, D::Error> {
    range(from, |minutes| Ms::from_mins(minutes.into()))
}

fn in_seconds<'de, D: Deserializer<'de>>(from: D) -> Result<Option<TimeRange>, D::Error> {
    range(from, |seconds| Ms::from_secs(seconds.into()))
}

fn range<'de, D: Deserializer<'de>>(from: D, unit: fn(u16) -> Ms) -> Result<Option<TimeRange>, D::Error> {
    let numbers = Option::<Numbers>::deserialize(from)?;
    Ok(numbers.map(|numbers| TimeRange { from: unit(numbers.from), to: numbers.to.map(unit) }))
}
