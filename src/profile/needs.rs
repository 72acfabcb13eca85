use serde::Deserialize;

use super::ProfileError;
use super::preferences::named;
use super::read::read;
use golos_people::{Needs, Task, Tasks};
use golos_wording::{Alphabet, Form, Level};

macro_rules! texts {
    ($($id:literal),+ $(,)?) => {
        [$(($id, include_str!(concat!("../../profiles/needs/", $id, ".ron")))),+]
    };
}

const BUILTIN: [(&str, &str); 9] = texts![
    "blind",
    "low-vision",
    "deaf",
    "deafblind",
    "no-hands",
    "wheelchair",
    "assistant-recorded",
    "trainer",
    "none",
];

/// The ids of the needs that there are.
pub const NEEDS: [&str; BUILTIN.len()] = {
    let mut ids = [""; BUILTIN.len()];
    let mut index = 0;
    while index < ids.len() {
        ids[index] = BUILTIN[index].0;
        index += 1;
    }
    ids
};

/// In whose time trouble is warned of ten minutes before the control (U-V.13.12b).
const BLIND_ZONE: u64 = 10;

/// What follows from what a person needs: at the board, and in how he is spoken to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// His time trouble begins ten minutes before the control, and not five (U-V.13.12b).
    pub is_blind: bool,
    /// He touches a piece when he takes it out of its hole (U-V.13.3).
    pub is_tactile: bool,
    /// What is agreed for his assistant, if he has one (U-V.13.11c).
    pub tasks: Option<Tasks>,
    /// Whether a voice is of no use to him.
    pub is_voiceless: bool,
    pub level: Option<Level>,
    pub alphabet: Option<Alphabet>,
    pub text: Option<Form>,
}

/// A profile of needs, as it stands in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NeedsFile {
    id: String,
    article: String,
    /// Minutes before the control at which time trouble begins: 5 or 10.
    zone: Option<u64>,
    #[serde(default)]
    tactile: bool,
    #[serde(default)]
    tasks: Vec<String>,
    #[serde(default = "spoken_to")]
    voice: bool,
    verbosity: Option<String>,
    alphabet: Option<String>,
    text: Option<String>,
}

const fn spoken_to() -> bool {
    true
}

impl Terms {
    /// What follows from all of these needs together. Of two ways to be spoken to the first that is named counts.
    ///
    /// # Errors
    /// [`ProfileError`] if a built-in profile is damaged; the tests prove that none is.
    pub fn of(needs: Needs) -> Result<Terms, ProfileError> {
        needs.iter().try_fold(Terms::default(), |all, need| Ok(all.and(Terms::find(need.name())?)))
    }

    /// The needs that a text names, as `blind+no-hands`.
    ///
    /// # Errors
    /// [`ProfileError::Unknown`] with the ids that there are.
    pub fn read(text: &str) -> Result<Needs, ProfileError> {
        let known = || NEEDS.map(str::to_owned).to_vec();
        Needs::read(text).ok_or_else(|| ProfileError::Unknown { kind: "needs", id: text.to_owned(), known: known() })
    }

    /// The text of a built-in profile.
    #[must_use]
    pub fn text(id: &str) -> Option<&'static str> {
        BUILTIN.iter().find(|(own, _)| *own == id).map(|(_, text)| *text)
    }

    /// The article that a built-in profile cites.
    ///
    /// # Errors
    /// [`ProfileError`] if there is none.
    pub fn article(id: &str) -> Result<String, ProfileError> {
        Ok(Terms::written(id)?.article)
    }

    fn written(id: &str) -> Result<NeedsFile, ProfileError> {
        let known = || NEEDS.map(str::to_owned).to_vec();
        let unknown = || ProfileError::Unknown { kind: "needs", id: id.to_owned(), known: known() };
        read(Terms::text(id).ok_or_else(unknown)?, id)
    }

    fn find(id: &str) -> Result<Terms, ProfileError> {
        let written = Terms::written(id)?;
        let fault = |field, message| ProfileError::Invalid { name: written.id.clone(), field, message };
        let task = |name: &String| Task::ALL.into_iter().find(|task| task.name() == name);
        let tasks: Option<Tasks> = written.tasks.iter().map(task).collect();
        let tasks = tasks.ok_or_else(|| fault("tasks", "no such task".to_owned()))?;
        Ok(Terms {
            is_blind: written.zone == Some(BLIND_ZONE),
            is_tactile: written.tactile,
            tasks: (tasks != Tasks::NONE).then_some(tasks),
            is_voiceless: !written.voice,
            level: named(written.verbosity.clone(), &Level::NAMES).map_err(|it| fault("verbosity", it))?,
            alphabet: named(written.alphabet.clone(), &Alphabet::NAMES).map_err(|it| fault("alphabet", it))?,
            text: named(written.text.clone(), &Form::NAMES).map_err(|it| fault("text", it))?,
        })
    }

    fn and(self, other: Terms) -> Terms {
        let both = |one: Tasks, two: Tasks| one.iter().chain(two.iter()).collect();
        Terms {
            is_blind: self.is_blind || other.is_blind,
            is_tactile: self.is_tactile || other.is_tactile,
            tasks: match (self.tasks, other.tasks) {
                (Some(one), Some(two)) => Some(both(one, two)),
                (one, two) => one.or(two),
            },
            is_voiceless: self.is_voiceless || other.is_voiceless,
            level: self.level.or(other.level),
            alphabet: self.alphabet.or(other.alphabet),
            text: self.text.or(other.text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_people::Need;

    #[test]
    fn u_v_13_every_need_has_a_profile_that_cites_its_article() {
        for need in Need::ALL {
            assert!(NEEDS.contains(&need.name()), "{need}");
        }
        assert_eq!(NEEDS.len(), Need::ALL.len() + 1);
        for id in NEEDS {
            let written = Terms::written(id).expect("a sound profile");
            assert!(written.id == id && written.article.contains('-'), "{id}");
            assert!(written.zone.is_none_or(|zone| zone == 5 || zone == BLIND_ZONE), "{id}");
            Terms::find(id).expect("sound values");
        }
    }

    #[test]
    fn u_v_13_what_a_person_needs_is_put_together() {
        let of = |text| Terms::of(Terms::read(text).expect("needs")).expect("sound profiles");
        let tasks = |tasks: &[Task]| Some(tasks.iter().copied().collect::<Tasks>());
        for (text, is_blind, agreed, is_voiceless, level) in [
            ("none", false, None, false, None),
            ("blind", true, None, false, None),
            ("low-vision", false, None, false, None),
            ("deaf+trainer", false, None, true, Some(Level::Full)),
            ("blind+no-hands", true, tasks(&[Task::Record, Task::Clock, Task::Move]), false, None),
            ("wheelchair+assistant-recorded", false, tasks(&[Task::Record]), false, None),
        ] {
            let terms = of(text);
            let seen = (terms.is_blind, terms.tasks, terms.is_voiceless, terms.level);
            assert_eq!(seen, (is_blind, agreed, is_voiceless, level), "{text}");
        }
        assert!(of("deafblind").tasks.is_some_and(|tasks| tasks.has(Task::Interpret)));
        let refused = Terms::read("tired").map_err(|error| error.to_string()).expect_err("no need");
        assert!(refused.contains("low-vision"), "{refused}");
    }
}
