//! The list of a hall, in `hall.ron`: its boards, and the people who may come in.

use serde::Deserialize;

use super::ProfileError;
use super::read::read;
use crate::clock::Ms;
use crate::people::{Needs, Seat};
use crate::wording::{Alphabet, Form, Lang, Level, NAME_CHARS, Style, clean};

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

    /// Reads the list; `name` tells the reader which file is meant.
    ///
    /// # Errors
    /// [`ProfileError::Syntax`] with the place, or [`ProfileError::Invalid`] with what is not sensible.
    pub fn parse(text: &str, name: &str) -> Result<HallList, ProfileError> {
        let written: WrittenList = read(text, name)?;
        let invalid = |field, message: String| ProfileError::Invalid { name: name.to_owned(), field, message };
        let (boards, people) = (written.boards.len(), written.people.len());
        if boards > MOST_BOARDS {
            return Err(invalid("boards", format!("{boards}; at most {MOST_BOARDS}")));
        }
        if people > MOST_PEOPLE {
            return Err(invalid("people", format!("{people}; at most {MOST_PEOPLE}")));
        }
        if written.compensation > MOST_MADE_GOOD {
            return Err(invalid("compensation", format!("{}; at most {MOST_MADE_GOOD}", written.compensation)));
        }
        let compensation = Ms::new(written.compensation);
        let boards: Vec<HallBoard> = written.boards.into_iter().map(HallBoard::from).collect();
        let people = written.people.into_iter().map(|member| member.read(&invalid)).collect::<Result<Vec<_>, _>>()?;
        for (index, member) in people.iter().enumerate() {
            if people.iter().take(index).any(|other| other.login == member.login) {
                return Err(invalid("login", format!("\"{}\" twice", member.login)));
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
    fn read(self, invalid: &dyn Fn(&'static str, String) -> ProfileError) -> Result<Member, ProfileError> {
        let is_login = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
        let login = self.login;
        if login.is_empty() || login.len() > 32 || !login.chars().all(is_login) || login == HOST {
            return Err(invalid("login", format!("{login:?}: write a to z, 0 to 9 and hyphens, and not \"{HOST}\"")));
        }
        let unknown = |field, text: &str| invalid(field, format!("{login}: {text:?} is none"));
        let lines = match self.view.as_deref() {
            None | Some("screen") => false,
            Some("linear") => true,
            Some(other) => return Err(unknown("view", other)),
        };
        let read_needs = |text: &str| Needs::read(text).ok_or_else(|| unknown("needs", text));
        let seat = |written: WrittenSeat| {
            let seat = Seat::ALL.into_iter().find(|seat| seat.name() == written.seat);
            if written.boards.contains(&0) {
                return Err(unknown("boards", "0"));
            }
            seat.map(|seat| HallSeat { seat, boards: written.boards }).ok_or_else(|| unknown("seat", &written.seat))
        };
        Ok(Member {
            name: clean(&self.name, NAME_CHARS),
            lang: one_of("lang", self.lang.as_deref(), &Lang::ALL.map(|lang| (lang.code(), lang)), &unknown)?,
            lines,
            level: one_of("verbosity", self.verbosity.as_deref(), &Level::NAMES, &unknown)?,
            alphabet: one_of("alphabet", self.alphabet.as_deref(), &Alphabet::NAMES, &unknown)?,
            text: one_of("text", self.text.as_deref(), &Form::NAMES, &unknown)?,
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
    unknown: &dyn Fn(&'static str, &str) -> ProfileError,
) -> Result<Option<T>, ProfileError> {
    let Some(text) = text else { return Ok(None) };
    let found = names.iter().find(|(name, _)| *name == text);
    found.map(|(_, value)| Some(*value)).ok_or_else(|| unknown(field, text))
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
    use crate::rules::Side;

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
    fn a_list_that_is_not_sensible_is_refused_with_its_field() {
        for (from, to, field) in [
            ("\"anna\"", "\"Anna\"", "login"),
            ("\"anna\"", "\"host\"", "login"),
            ("\"olga\"", "\"judge\"", "login"),
            ("\"ru\"", "\"de\"", "lang"),
            ("\"linear\"", "\"loud\"", "view"),
            ("\"blind\"", "\"tired\"", "needs"),
            ("\"arbiter\"", "\"king\"", "seat"),
            ("[2]", "[0]", "boards"),
            ("        people:", "        compensation: 2001, people:", "compensation"),
        ] {
            let error = HallList::parse(&LIST.replace(from, to), "hall.ron").unwrap_err();
            let ProfileError::Invalid { field: found, .. } = error else { panic!("{error}") };
            assert_eq!(found, field, "{to}");
        }
        assert!(matches!(HallList::parse("(people: [(login)])", "hall.ron"), Err(ProfileError::Syntax { .. })));
        assert!(HallList::parse("()", "hall.ron").is_ok());
    }
}
