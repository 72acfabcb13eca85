use std::str::FromStr;

use golos_people::{Task, Tasks};
use golos_rules::Side;

/// An assistant who is named before the game: `white:move,press,write:Olga` (U-V.13.11c).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assistant {
    /// Whose he is: of one side, or of both.
    pub of: Vec<Side>,
    /// What was agreed for him; [`Tasks::USUAL`] where nothing is named.
    pub tasks: Tasks,
    /// Empty where he is not named.
    pub name: String,
}

/// How an assistant is written, with every task by its name, and one of them as an example.
pub(super) const EXAMPLES: [&str; 2] = [
    "white|black|both:announce|record|clock|move|inform|claim|state|interpret|press|write|all|none",
    "white:move,press,write",
];

/// What is no assistant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "\"{0}\" names no assistant; write white, black or both, and what was agreed, of {tasks}: {example}",
    tasks = "announce, record or write, clock or press, move, inform, claim, state, interpret, all, none",
    example = EXAMPLES[1]
)]
pub struct NoAssistant(String);

/// What players call tasks besides their names.
const ALSO: [(&str, Task); 2] = [("press", Task::Clock), ("write", Task::Record)];

fn task(name: &str) -> Option<Task> {
    let own = Task::ALL.into_iter().find(|task| task.name() == name);
    own.or_else(|| ALSO.into_iter().find(|(also, _)| *also == name).map(|(_, task)| task))
}

impl FromStr for Assistant {
    type Err = NoAssistant;

    fn from_str(text: &str) -> Result<Assistant, NoAssistant> {
        let refused = || NoAssistant(text.to_owned());
        let (whose, rest) = text.split_once(':').unwrap_or((text, ""));
        let of = match whose {
            "white" => vec![Side::White],
            "black" => vec![Side::Black],
            "both" => Side::BOTH.to_vec(),
            _ => return Err(refused()),
        };
        let (tasks, name) = rest.split_once(':').unwrap_or((rest, ""));
        let tasks = match tasks {
            "" => Tasks::USUAL,
            "none" => Tasks::NONE,
            "all" => Tasks::ALL,
            tasks => tasks.split(',').map(task).collect::<Option<_>>().ok_or_else(refused)?,
        };
        Ok(Assistant { of, tasks, name: name.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn u_v_13_11_an_assistant_is_named_with_what_was_agreed() {
        let of = |tasks: &[Task]| tasks.iter().copied().collect::<Tasks>();
        for (text, of, tasks, name) in [
            ("white:move,press,write", vec![Side::White], of(&[Task::Move, Task::Clock, Task::Record]), ""),
            ("black", vec![Side::Black], Tasks::USUAL, ""),
            ("both::Olga", Side::BOTH.to_vec(), Tasks::USUAL, "Olga"),
            ("both:none", Side::BOTH.to_vec(), Tasks::NONE, ""),
            ("white:all:Olga", vec![Side::White], Tasks::ALL, "Olga"),
        ] {
            assert_eq!(text.parse(), Ok(Assistant { of, tasks, name: name.to_owned() }), "{text}");
        }
        for task in Task::ALL {
            let named: Assistant = format!("white:{task}").parse().unwrap();
            assert_eq!(named.tasks, of(&[task]), "{task}");
            let refused = "white:dance".parse::<Assistant>().unwrap_err().to_string();
            assert!(EXAMPLES[0].contains(task.name()) && refused.contains(task.name()), "{task}: {refused}");
        }
        for text in ["", "red", "white:dance", "white:move,", "arbiter:move"] {
            assert!(text.parse::<Assistant>().is_err(), "{text}");
        }
    }
}
