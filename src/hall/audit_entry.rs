//! Who came, when, from where, and what was refused: what is noted of the door, a line each. No secret is in it.

use chrono::{DateTime, Local};

use super::{Address, Credential};
use golos_table::stamp;
use golos_wording::{NAME_CHARS, clean};

/// What there is to note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AuditEntry {
    /// He is in; how.
    Came(Credential),
    /// He has taken his seat over from another line of his.
    TookOver,
    /// He left in good order.
    Left,
    /// His line broke.
    Lost,
    /// A key that is none of his.
    WrongKey,
    /// A code that is not valid.
    WrongCode,
    /// The code that was given out for him is void: it was tried wrongly too often.
    CodeVoid,
    /// Wrong codes for this login came from there so often that none is heard for a while.
    CodesUnheard,
    /// So many were refused from there that no more are noted for a while.
    RefusedOften,
    /// So many stood before the door that the oldest of them were let go.
    DoorFull,
    /// Nobody on the list is called so.
    NotListed,
    /// He is on the list, but there is no seat for him.
    NoSeat,
    /// He took nothing for too long, and was let go.
    Slow,
    /// Nothing came from him for too long, and his line was taken for broken.
    Silent,
    /// What he sent was nothing that is known here, and his line was ended.
    Garbled,
    /// A code was given out for him; who did that.
    CodeGiven(String),
}

/// Where it is noted. It is told from several threads, and waits for nothing longer than a disk.
pub trait VisitLog: Send + Sync {
    /// Notes what happened about this person.
    fn note(&self, login: &str, from: &Address, visit: AuditEntry);
}

impl AuditEntry {
    /// The line of the log: when, what, who, from where.
    #[must_use]
    pub fn line(&self, login: &str, from: &Address, wall: DateTime<Local>) -> String {
        let what = match self {
            AuditEntry::Came(Credential::Key(fingerprint)) => format!("came by key {fingerprint}"),
            AuditEntry::Came(Credential::Code) => "came by code".to_owned(),
            AuditEntry::Came(Credential::Seat) => "came by the sshd of this machine".to_owned(),
            AuditEntry::Came(Credential::House) => "came in the house".to_owned(),
            AuditEntry::TookOver => "took over".to_owned(),
            AuditEntry::Left => "left".to_owned(),
            AuditEntry::Lost => "line lost".to_owned(),
            AuditEntry::WrongKey => "refused: key".to_owned(),
            AuditEntry::WrongCode => "refused: code".to_owned(),
            AuditEntry::CodeVoid => "code void".to_owned(),
            AuditEntry::CodesUnheard => "codes not heard for 5 minutes".to_owned(),
            AuditEntry::RefusedOften => "refusals not noted for 5 minutes".to_owned(),
            AuditEntry::DoorFull => "door full: the oldest without a login were let go".to_owned(),
            AuditEntry::NotListed => "refused: not on the list".to_owned(),
            AuditEntry::NoSeat => "refused: no seat".to_owned(),
            AuditEntry::Slow => "let go: slow line".to_owned(),
            AuditEntry::Silent => "let go: silent line".to_owned(),
            AuditEntry::Garbled => "let go: unknown records".to_owned(),
            AuditEntry::CodeGiven(by) => format!("code given by {}", clean(by, NAME_CHARS)),
        };
        // A stranger chooses his name: it must not look like another line, or another field.
        format!("{} {what}; login {:?}; from {}", stamp(wall), clean(login, NAME_CHARS), clean(&from.0, NAME_CHARS))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_stranger_calls_himself_makes_no_line_and_no_field() {
        let wall = DateTime::from_timestamp(1_767_225_600, 0).unwrap().with_timezone(&Local);
        let line = AuditEntry::WrongKey.line("a\nb\" left; \u{1b}[2J", &Address("192.0.2.7".into()), wall);
        assert!(line.ends_with("refused: key; login \"a b\\\" left;\"; from 192.0.2.7"), "{line}");
        assert!(!line.contains(['\n', '\u{1b}']));
    }
}
