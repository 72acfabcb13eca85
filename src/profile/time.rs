use serde::{Deserialize, Deserializer};

use super::ProfileError;
use super::read::read;
use crate::clock::{Class, Control, Ms};

/// The built-in time controls, by their ids.
const BUILTIN: [(&str, &str); 8] = [
    ("ru64-classic", include_str!("../../profiles/time/ru64-classic.ron")),
    ("ru64-classic-20-30", include_str!("../../profiles/time/ru64-classic-20-30.ron")),
    ("ru64-classic-30-30", include_str!("../../profiles/time/ru64-classic-30-30.ron")),
    ("ru64-rapid", include_str!("../../profiles/time/ru64-rapid.ron")),
    ("ru64-rapid-8-4", include_str!("../../profiles/time/ru64-rapid-8-4.ron")),
    ("ru64-rapid-7-5", include_str!("../../profiles/time/ru64-rapid-7-5.ron")),
    ("ru64-blitz", include_str!("../../profiles/time/ru64-blitz.ron")),
    ("ru64-blitz-3-2", include_str!("../../profiles/time/ru64-blitz-3-2.ron")),
];

/// A named time control: what the rules recommend or an event has set.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeProfile {
    /// Lower-case Latin letters, digits and hyphens.
    pub id: String,
    /// The control as it is played if nothing else is said.
    #[serde(deserialize_with = "control_text")]
    pub control: Control,
    /// What kind of game it makes.
    pub class: Class,
    /// The main times that the article allows in place of the one given; `None`: that one only.
    #[serde(default)]
    pub range: Option<TimeRange>,
    /// The article that names the control, as in `R-6.1.9.1a`.
    pub article: String,
    /// Whether the article recommends the control rather than allows it.
    #[serde(default)]
    pub recommended: bool,
}

/// The main times that an article allows, both ends included. In a file: minutes, as in `(from: 7, to: 15)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeRange {
    #[serde(deserialize_with = "minutes")]
    pub from: Ms,
    /// `None`: no upper end.
    #[serde(default, deserialize_with = "maybe_minutes")]
    pub to: Option<Ms>,
}

impl TimeProfile {
    /// The built-in profiles, the longest first: every control that R-6.1.9 names.
    ///
    /// # Errors
    ///
    /// [`ProfileError`] if a built-in text is damaged; the tests prove that none is.
    pub fn builtin() -> Result<Vec<TimeProfile>, ProfileError> {
        BUILTIN.iter().map(|(id, text)| TimeProfile::parse(text, id)).collect()
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
            known: BUILTIN.iter().map(|(known, _)| (*known).to_owned()).collect(),
        };
        let (name, text) = BUILTIN.iter().find(|(known, _)| *known == id).ok_or_else(unknown)?;
        TimeProfile::parse(text, name)
    }

    /// The text of the built-in profile with this id, to start one's own from.
    #[must_use]
    pub fn text(id: &str) -> Option<&'static str> {
        BUILTIN.into_iter().find(|(known, _)| *known == id).map(|(_, text)| text)
    }

    /// Reads a profile from RON; `name` is what errors call it.
    ///
    /// # Errors
    ///
    /// [`ProfileError::Syntax`] with line and column if the text is no profile; [`ProfileError::Invalid`] if the id or
    /// the article is not usable, or the control is not within its own range.
    pub fn parse(text: &str, name: &str) -> Result<TimeProfile, ProfileError> {
        let profile: TimeProfile = read(text, name)?;
        match profile.fault() {
            Some((field, message)) => Err(ProfileError::Invalid { name: name.to_owned(), field, message }),
            None => Ok(profile),
        }
    }

    /// The first field that is not sensible, and why.
    fn fault(&self) -> Option<(&'static str, String)> {
        let is_id = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if self.id.is_empty() || !self.id.chars().all(is_id) {
            return Some(("id", format!("\"{}\": write a to z, 0 to 9 and hyphens", self.id)));
        }
        if self.article.trim().is_empty() {
            return Some(("article", "empty: name the article or the regulation".to_owned()));
        }
        let range = self.range?;
        if range.to.is_some_and(|to| to < range.from) {
            return Some(("range", "ends before it begins".to_owned()));
        }
        let is_outside = !range.contains(self.control.main_time());
        is_outside.then(|| ("control", format!("\"{}\" is outside the profile's own range", self.control)))
    }
}

impl TimeRange {
    /// Whether this main time is allowed.
    #[must_use]
    pub fn contains(&self, main_time: Ms) -> bool {
        main_time >= self.from && self.to.is_none_or(|to| main_time <= to)
    }
}

fn control_text<'de, D: Deserializer<'de>>(from: D) -> Result<Control, D::Error> {
    String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
}

fn minutes<'de, D: Deserializer<'de>>(from: D) -> Result<Ms, D::Error> {
    u16::deserialize(from).map(|minutes| Ms::from_mins(minutes.into()))
}

fn maybe_minutes<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Ms>, D::Error> {
    Option::<u16>::deserialize(from).map(|minutes| minutes.map(|minutes| Ms::from_mins(minutes.into())))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RAPID: &str = r#"(
    id: "club-rapid",
    control: "10+5",
    class: Rapid,
    range: (from: 7, to: 15),
    article: "R-6.1.9.2",
)"#;

    #[test]
    fn every_control_of_r_6_1_9_is_built_in() {
        use Class::{Blitz, Classic, Rapid};
        let table = [
            ("ru64-classic", "20", Classic, Some((20, None)), "R-6.1.9.1a", false),
            ("ru64-classic-20-30", "20+30s", Classic, Some((20, None)), "R-6.1.9.1b", true),
            ("ru64-classic-30-30", "30+30s", Classic, None, "R-6.1.9.1c", true),
            ("ru64-rapid", "15", Rapid, Some((7, Some(15))), "R-6.1.9.2", false),
            ("ru64-rapid-8-4", "8+4s", Rapid, None, "R-6.1.9.2", true),
            ("ru64-rapid-7-5", "7+5s", Rapid, None, "R-6.1.9.2", true),
            ("ru64-blitz", "5", Blitz, Some((3, Some(5))), "R-6.1.9.3", false),
            ("ru64-blitz-3-2", "3+2s", Blitz, None, "R-6.1.9.3", true),
        ];
        let profiles = TimeProfile::builtin().expect("sound built-in profiles");
        assert_eq!(profiles.len(), table.len());
        for (profile, (id, control, class, range, article, recommended)) in profiles.iter().zip(table) {
            let range = range.map(|(from, to)| TimeRange { from: Ms::from_mins(from), to: to.map(Ms::from_mins) });
            assert_eq!((profile.id.as_str(), profile.control.to_string().as_str()), (id, control));
            assert_eq!((profile.class, profile.range, profile.recommended), (class, range, recommended), "{id}");
            assert_eq!(profile.article, article);
            assert_eq!(Class::of(&profile.control), class, "{id}");
        }
    }

    #[test]
    fn a_built_in_file_bears_its_id_and_cites_its_article_on_top() {
        for (id, text) in BUILTIN {
            let profile = TimeProfile::find(id).expect("a sound profile");
            assert_eq!(profile.id, id);
            assert!(text.starts_with(&format!("// {}:", profile.article)), "{id}");
        }
    }

    #[test]
    fn an_unknown_id_is_answered_with_the_known_ones() {
        let error = TimeProfile::find("ru64-bullet").expect_err("no such profile");
        let said = error.to_string();
        assert!(said.starts_with("no time profile \"ru64-bullet\"; there are ru64-classic, "), "{said}");
    }

    #[test]
    fn a_person_may_write_a_profile() {
        let profile = TimeProfile::parse(RAPID, "club.ron").expect("a profile");
        assert_eq!((profile.class, profile.recommended), (Class::Rapid, false));
        assert_eq!(profile.range.map(|range| range.contains(Ms::from_mins(16))), Some(false));
        let fixed = RAPID.replace("    range: (from: 7, to: 15),\n", "");
        assert_eq!(TimeProfile::parse(&fixed, "club.ron").map(|profile| profile.range), Ok(None));
    }

    #[test]
    fn a_text_that_is_no_profile_is_refused_with_its_place() {
        let table = [
            ("class: Rapid", "class: Bullet", 4, "Bullet"),
            ("class: Rapid", "klass: Rapid", 4, "klass"),
            ("from: 7", "from: -7", 5, "out of bounds"),
            ("to: 15", "til: 15", 5, "til"),
            ("\"10+5\"", "\"ten\"", 3, "\"ten\" is not a time"),
            ("\"10+5\"", "10", 3, "string"),
            ("\"R-6.1.9.2\",\n)", "\"R-6.1.9.2\",", 6, ""),
        ];
        for (good, bad, at, named) in table {
            match TimeProfile::parse(&RAPID.replace(good, bad), "club.ron") {
                Err(ProfileError::Syntax { name, line, column, message }) => {
                    assert_eq!((name.as_str(), line), ("club.ron", at), "{bad}: {message}");
                    assert!(column > 0 && message.contains(named), "{bad}: {message}");
                }
                other => panic!("{bad}: {other:?}"),
            }
        }
    }

    #[test]
    fn a_profile_that_is_not_sensible_is_refused_with_its_field() {
        let table = [
            ("club-rapid", "Club Rapid", "id"),
            ("club-rapid", "", "id"),
            ("R-6.1.9.2", " ", "article"),
            ("to: 15", "to: 5", "range"),
            ("10+5", "16+5", "control"),
            ("10+5", "6+5", "control"),
        ];
        for (good, bad, at) in table {
            match TimeProfile::parse(&RAPID.replace(good, bad), "club.ron") {
                Err(ProfileError::Invalid { field, .. }) => assert_eq!(field, at, "{bad}"),
                other => panic!("{bad}: {other:?}"),
            }
        }
    }

    #[test]
    fn r_6_1_9_classes_an_arbitrary_control() {
        let table = [
            (Class::Blitz, &["3", "3+2", "5", "6+10"][..]),
            (Class::Rapid, &["7", "8+4", "15", "19m59s", "10/20+5"]),
            (Class::Classic, &["20", "20+30", "15/20+5", "2h/50+1h/25"]),
        ];
        for (class, texts) in table {
            for text in texts {
                assert_eq!(Class::of(&text.parse().expect("a control")), class, "{text}");
            }
        }
    }
}
