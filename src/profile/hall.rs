//! The list of a hall, in `hall.ron`: its boards, and the people who may come in.

use serde::Deserialize;

use super::ProfileError;
use super::read::read;
use golos_clock::Ms;
use golos_people::{Need, Needs, Seat};
use golos_wording::{Alphabet, Form, Lang, Level, NAME_CHARS, Style, clean};

/// So many boards and so many people there are at most.
const MOST_BOARDS: usize = 500;
const MOST_PEOPLE: usize = 5000;

/// So much of the way of a move is made good at most, whatever the regulation says.
const MOST_MADE_GOOD: u64 = 2000;

/// The name of him who began the hall, at its own terminal: nobody comes in by it.
const HOST: &str = "host";

/// What stands in the list of a hall.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HallList {
    pub boards: Vec<HallBoard>,
    pub people: Vec<Member>,
    /// So much of the way of a move is made good to those who join with a program of their own (R-5.4.12): at most two
    /// seconds, and nothing unless the regulation says so.
    pub compensation: Ms,
}

/// A board that is opened once: what is not named is as `golos play` has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HallBoard {
    pub white: String,
    pub black: String,
    /// The rule set by its id.
    pub rules: Option<String>,
    /// As `8+4`, or the id of a profile.
    pub control: Option<String>,
    /// Further options of `golos play`, each a word: `--press`, `manual`.
    pub options: Vec<String>,
}

/// One person on the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Member {
    /// What he calls himself when he comes in: letters, digits, hyphens.
    pub login: String,
    /// What others call him; empty: as he calls himself.
    pub name: String,
    pub lang: Option<Lang>,
    /// Whether he reads lines where his terminal could show a screen.
    pub lines: bool,
    pub level: Option<Level>,
    pub alphabet: Option<Alphabet>,
    /// How his lines are written.
    pub text: Option<Form>,
    pub needs: Needs,
    /// His public keys, as ssh-keygen writes them.
    pub keys: Vec<String>,
    pub seats: Vec<HallSeat>,
}

/// A seat of somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallSeat {
    pub seat: Seat,
    /// The boards, from 1; none are named: every board.
    pub boards: Vec<usize>,
}

/// Why a list cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HallListError {
    /// It is no list.
    #[error(transparent)]
    Profile(#[from] ProfileError),
    /// What it says of somebody cannot be so.
    #[error("{name}, {of}: {field} cannot be {typed:?}; write {known}")]
    OfMember {
        /// The file.
        name: String,
        /// Of whom it is said, by what he calls himself.
        of: String,
        field: &'static str,
        typed: String,
        /// What would do, as it is written.
        known: String,
    },
    /// Somebody calls himself as he does who opens the hall.
    #[error("{name}, {login}: this is the login of the one who opens the hall; write another one")]
    MemberHost {
        /// The file.
        name: String,
        login: String,
    },
    /// Two people call themselves the same.
    #[error("{name}: {login} is listed twice")]
    MemberTwice {
        /// The file.
        name: String,
        login: String,
    },
}

/// The same as it stands in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenList {
    #[serde(default)]
    boards: Vec<WrittenBoard>,
    #[serde(default)]
    people: Vec<WrittenMember>,
    /// Milliseconds.
    #[serde(default)]
    compensation: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
#[derive(Default)]
struct WrittenBoard {
    white: String,
    black: String,
    rules: Option<String>,
    control: Option<String>,
    options: Vec<String>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct WrittenMember {
    login: String,
    name: String,
    lang: Option<String>,
    view: Option<String>,
    verbosity: Option<String>,
    alphabet: Option<String>,
    text: Option<String>,
    needs: Option<String>,
    keys: Vec<String>,
    seats: Vec<WrittenSeat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSeat {
    seat: String,
    #[serde(default)]
    boards: Vec<usize>,
}

impl HallList {
    /// The name of the file in the folder of a hall.
    pub const FILE: &str = "hall.ron";

    /// What the records of its boards are called, before their numbers.
    pub const BOARD: &str = "board";

    /// Reads the list; `name` tells the reader which file is meant.
    ///
    /// # Errors
    /// [`ProfileError::Syntax`] with the place, or what is not sensible, and of whom.
    pub fn parse(text: &str, name: &str) -> Result<HallList, HallListError> {
        let written: WrittenList = read(text, name)?;
        let invalid = |field, message: String| ProfileError::Invalid { name: name.to_owned(), field, message };
        let of = written.boards.len();
        if of > MOST_BOARDS {
            return Err(invalid("boards", format!("{of}; at most {MOST_BOARDS}")).into());
        }
        if written.people.len() > MOST_PEOPLE {
            return Err(invalid("people", format!("{}; at most {MOST_PEOPLE}", written.people.len())).into());
        }
        if written.compensation > MOST_MADE_GOOD {
            return Err(invalid("compensation", format!("{}; at most {MOST_MADE_GOOD}", written.compensation)).into());
        }
        let compensation = Ms::new(written.compensation);
        let boards = written.boards.into_iter().map(HallBoard::from).collect();
        let people = written.people.into_iter().map(|member| member.read(of, name)).collect::<Result<Vec<_>, _>>()?;
        for (index, member) in people.iter().enumerate() {
            if people.iter().take(index).any(|other| other.login == member.login) {
                return Err(HallListError::MemberTwice { name: name.to_owned(), login: member.login.clone() });
            }
        }
        Ok(HallList { boards, people, compensation })
    }

    /// What the player of this seat at a board, from 0, needs.
    #[must_use]
    pub fn needs(&self, board: usize, seat: Seat) -> Needs {
        let sits =
            |member: &&Member| member.seats.iter().any(|own| own.seat == seat && own.boards.contains(&(board + 1)));
        self.people.iter().find(sits).map_or(Needs::NONE, |member| member.needs)
    }
}

impl From<WrittenBoard> for HallBoard {
    fn from(written: WrittenBoard) -> HallBoard {
        let WrittenBoard { white, black, rules, control, options } = written;
        HallBoard { white: clean(&white, NAME_CHARS), black: clean(&black, NAME_CHARS), rules, control, options }
    }
}

impl WrittenMember {
    /// Reads what is written of somebody, where there are `of` boards; 0: so many as the rounds of an event have.
    fn read(self, of: usize, name: &str) -> Result<Member, HallListError> {
        let is_login = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
        let login = self.login;
        let wrong = |field, typed: &str, known: String| HallListError::OfMember {
            name: name.to_owned(),
            of: clean(if login.is_empty() { &self.name } else { &login }, NAME_CHARS),
            field,
            typed: clean(typed, NAME_CHARS),
            known,
        };
        if login.is_empty() || login.len() > 32 || !login.chars().all(is_login) {
            return Err(wrong("login", &login, "a–z, 0–9, -".to_owned()));
        }
        if login == HOST {
            return Err(HallListError::MemberHost { name: name.to_owned(), login });
        }
        let lines = match self.view.as_deref() {
            None | Some("screen") => false,
            Some("linear") => true,
            Some(other) => return Err(wrong("view", other, "linear, screen".to_owned())),
        };
        let read_needs =
            |text: &str| Needs::read(text).ok_or_else(|| wrong("needs", text, known(&Need::ALL.map(Need::name))));
        let seat = |written: WrittenSeat| {
            let seat = Seat::ALL.into_iter().find(|seat| seat.name() == written.seat);
            let seat = seat.ok_or_else(|| wrong("seat", &written.seat, known(&Seat::ALL.map(Seat::name))))?;
            // At an event nobody knows yet how many there will be.
            let most = if of == 0 { usize::MAX } else { of };
            if let Some(board) = written.boards.iter().find(|board| !(1..=most).contains(*board)) {
                let boards = if of == 0 { "1, 2, 3".to_owned() } else { format!("1–{of}") };
                return Err(wrong("boards", &board.to_string(), boards));
            }
            Ok(HallSeat { seat, boards: written.boards })
        };
        Ok(Member {
            name: clean(&self.name, NAME_CHARS),
            lang: one_of("lang", self.lang.as_deref(), &Lang::ALL.map(|lang| (lang.code(), lang)), &wrong)?,
            lines,
            level: one_of("verbosity", self.verbosity.as_deref(), &Level::NAMES, &wrong)?,
            alphabet: one_of("alphabet", self.alphabet.as_deref(), &Alphabet::NAMES, &wrong)?,
            text: one_of("text", self.text.as_deref(), &Form::NAMES, &wrong)?,
            needs: self.needs.as_deref().map(read_needs).transpose()?.unwrap_or(Needs::NONE),
            keys: self.keys,
            seats: self.seats.into_iter().map(seat).collect::<Result<_, _>>()?,
            login: login.clone(),
        })
    }
}

/// What one of these names means.
fn one_of<T: Copy>(
    field: &'static str,
    text: Option<&str>,
    names: &[(&str, T)],
    wrong: &dyn Fn(&'static str, &str, String) -> HallListError,
) -> Result<Option<T>, HallListError> {
    let Some(text) = text else { return Ok(None) };
    let found = names.iter().find(|(name, _)| *name == text);
    let names = || known(&names.iter().map(|(name, _)| *name).collect::<Vec<_>>());
    found.map(|(_, value)| Some(*value)).ok_or_else(|| wrong(field, text, names()))
}

/// These names, as they are shown to him who has written another one.
fn known(names: &[&str]) -> String {
    names.join(", ")
}

impl Member {
    /// He who sits at the terminal that the hall was begun at: an arbiter of every board.
    #[must_use]
    pub fn host(lang: Lang) -> Member {
        let seats = vec![HallSeat { seat: Seat::Arbiter, boards: Vec::new() }];
        Member { login: HOST.to_owned(), lang: Some(lang), lines: true, seats, ..Member::default() }
    }

    /// Whether he sits at the terminal that the hall was begun at.
    #[must_use]
    pub fn is_host(&self) -> bool {
        self.login == HOST
    }

    /// What he is called.
    #[must_use]
    pub fn shown_name(&self) -> &str {
        if self.name.is_empty() { &self.login } else { &self.name }
    }

    /// The seat that he takes: the first of the list.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.seats.first().map(|own| own.seat)
    }

    /// Whether he is on the list as one who looks on.
    #[must_use]
    pub fn only_looks_on(&self) -> bool {
        self.seat().is_some_and(Seat::only_looks_on)
    }

    /// The boards at which that seat is his, of so many, from 0 and in their order.
    #[must_use]
    pub fn boards(&self, of: usize) -> Vec<usize> {
        let seat = self.seat();
        let own = |own: &&HallSeat| Some(own.seat) == seat;
        (0..of).filter(|board| self.seats.iter().filter(own).any(|own| own.is_at(*board))).collect()
    }

    /// How he is spoken to, where the house speaks like that.
    #[must_use]
    pub fn style(&self, house: Style) -> Style {
        Style {
            lang: self.lang.unwrap_or(house.lang),
            level: self.level.unwrap_or(house.level),
            alphabet: self.alphabet.unwrap_or(house.alphabet),
            ..house
        }
    }
}

impl HallSeat {
    fn is_at(&self, board: usize) -> bool {
        self.boards.is_empty() || self.boards.contains(&(board + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::Side;

    const LIST: &str = r#"(
        boards: [(white: "Анна", black: "Борис", rules: "russian", control: "45+15"), (white: "В", black: "Г")],
        people: [
            (login: "anna", name: "Анна", lang: "ru", view: "linear", needs: "blind", keys: ["ssh-ed25519 AA"],
                seats: [(seat: "white", boards: [1])]),
            (login: "judge", seats: [(seat: "arbiter")]),
            (login: "olga", seats: [(seat: "white-assistant", boards: [2]), (seat: "spectator")]),
        ],
    )"#;

    fn list() -> HallList {
        HallList::parse(LIST, "hall.ron").unwrap()
    }

    #[test]
    fn a_person_has_his_seat_and_his_boards() {
        let list = list();
        let boards = |login: &str| {
            let member = list.people.iter().find(|member| member.login == login).unwrap();
            (member.seat(), member.boards(2))
        };
        assert_eq!(boards("anna"), (Some(Seat::Player(Side::White)), vec![0]));
        assert_eq!(boards("judge"), (Some(Seat::Arbiter), vec![0, 1]));
        assert_eq!(boards("olga"), (Some(Seat::Assistant(Side::White)), vec![1]));
        assert_eq!(list.needs(0, Side::White.into()).to_string(), "blind");
        assert_eq!(list.needs(1, Side::White.into()), Needs::NONE);
    }

    #[test]
    fn what_is_not_sensible_is_said_of_whom_and_with_what_would_do() {
        for (from, to, said) in [
            ("\"anna\"", "\"Anna\"", "Anna: login cannot be \"Anna\"; write a–z, 0–9, -"),
            ("\"anna\"", "\"host\"", "host: this is the login of the one who opens the hall; write another one"),
            ("\"ru\"", "\"de\"", "anna: lang cannot be \"de\"; write en, ru, uk"),
            ("\"linear\"", "\"loud\"", "anna: view cannot be \"loud\"; write linear, screen"),
            ("[2]", "[3]", "olga: boards cannot be \"3\"; write 1–2"),
            ("[2]", "[0]", "olga: boards cannot be \"0\"; write 1–2"),
        ] {
            let error = HallList::parse(&LIST.replace(from, to), "hall.ron").unwrap_err();
            assert_eq!(error.to_string(), format!("hall.ron, {said}"));
        }
        for (from, to, field) in [("\"blind\"", "\"tired\"", "needs"), ("\"arbiter\"", "\"king\"", "seat")] {
            let error = HallList::parse(&LIST.replace(from, to), "hall.ron").unwrap_err();
            assert!(matches!(&error, HallListError::OfMember { field: found, .. } if *found == field), "{error}");
        }
        let error = HallList::parse(&LIST.replace("\"olga\"", "\"judge\""), "hall.ron").unwrap_err();
        assert_eq!(error.to_string(), "hall.ron: judge is listed twice");
        let error =
            HallList::parse(&LIST.replace("        people:", "        compensation: 2001, people:"), "hall.ron");
        assert!(matches!(error, Err(HallListError::Profile(ProfileError::Invalid { field: "compensation", .. }))));
        assert!(matches!(
            HallList::parse("(people: [(login)])", "hall.ron"),
            Err(HallListError::Profile(ProfileError::Syntax { .. }))
        ));
        assert!(HallList::parse("()", "hall.ron").is_ok());
    }

    #[test]
    fn at_an_event_the_boards_are_those_of_its_rounds() {
        let text = r#"(people: [(login: "olga", seats: [(seat: "spectator", boards: [40])])])"#;
        assert!(HallList::parse(text, "hall.ron").is_ok());
        assert!(HallList::parse(&text.replace("40", "0"), "hall.ron").is_err());
    }
}
