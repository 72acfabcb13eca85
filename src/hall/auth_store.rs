//! The keeper of the door: the list of people, the codes that were given out, and what is noted of who came.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::code::{CodeCheck, Codes, Refusals};
use super::{Address, AuditEntry, Authenticator, VisitLog};
use golos_table::Time;

/// Who keeps the door of one hall.
pub struct AuthStore {
    book: Mutex<Book>,
    time: Arc<dyn Time>,
    log: Arc<dyn VisitLog>,
    prompt: String,
}

#[derive(Default)]
struct Book {
    /// The keys of each person, kind and key alone.
    keys: BTreeMap<String, Vec<String>>,
    /// The keys of those who came in by a code.
    trusted: BTreeMap<String, Vec<String>>,
    codes: Codes,
    /// Wrong codes by login and address: nobody is kept out by what others try from his address, or as somebody else.
    wrong_codes: Refusals<(String, Address)>,
    /// Refusals by address, as far as each is noted in the log.
    noted: Refusals<Address>,
}

impl AuthStore {
    /// A door that nobody comes in by yet.
    #[must_use]
    pub fn new(time: Arc<dyn Time>, log: Arc<dyn VisitLog>) -> AuthStore {
        AuthStore { book: Mutex::default(), time, log, prompt: "Code: ".to_owned() }
    }

    /// The same, where a code is asked for in these words.
    #[must_use]
    pub fn asking(self, prompt: String) -> AuthStore {
        AuthStore { prompt, ..self }
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// These people are known from now on, each by these keys; nobody else is. Codes of others are void.
    pub fn know(&self, people: BTreeMap<String, Vec<String>>) {
        let mut book = self.book();
        let gone: Vec<String> = book.keys.keys().filter(|login| !people.contains_key(*login)).cloned().collect();
        gone.iter().for_each(|login| {
            book.codes.take_back(login);
            book.trusted.remove(login);
        });
        book.keys = people;
    }

    /// A code for this person, in place of whatever let him in without being on the list; none if nobody of this name is known.
    pub fn give_code(&self, login: &str, random: [u8; 16]) -> Option<String> {
        let now = self.time.elapsed();
        let mut book = self.book();
        if !book.keys.contains_key(login) {
            return None;
        }
        book.trusted.remove(login);
        Some(book.codes.give(login, random, now))
    }

    /// Notes a refusal. Who is refused again and again fills no log: of one address so many are noted, then that it goes on.
    fn refuse(&self, book: &mut Book, login: &str, from: &Address, visit: AuditEntry) {
        let now = self.time.elapsed();
        if !book.noted.hears(from, now) {
            return;
        }
        self.log.note(login, from, visit);
        if book.noted.note(from, now) {
            self.log.note(login, from, AuditEntry::RefusedOften);
        }
    }
}

impl Authenticator for AuthStore {
    fn prompt(&self) -> String {
        self.prompt.clone()
    }

    fn knows(&self, login: &str, key: &str) -> bool {
        let book = self.book();
        let own = [book.keys.get(login), book.trusted.get(login)];
        own.into_iter().flatten().flatten().any(|own| own == key)
    }

    fn admits_key(&self, login: &str, key: &str, from: &Address) -> bool {
        let known = self.knows(login, key);
        if !known {
            self.refuse(&mut self.book(), login, from, AuditEntry::WrongKey);
        }
        known
    }

    fn hears_code(&self, login: &str, from: &Address) -> bool {
        self.book().wrong_codes.hears(&(login.to_owned(), from.clone()), self.time.elapsed())
    }

    fn try_code(&self, login: &str, code: &str, from: &Address) -> CodeCheck {
        let (now, who) = (self.time.elapsed(), (login.to_owned(), from.clone()));
        let mut book = self.book();
        if !book.wrong_codes.hears(&who, now) {
            return CodeCheck::Wrong;
        }
        let mut tried = book.codes.tried(login, code, now);
        if tried == CodeCheck::Right {
            book.wrong_codes.forget(&who);
            return tried;
        }
        self.refuse(&mut book, login, from, AuditEntry::WrongCode);
        if tried == CodeCheck::Void {
            self.log.note(login, from, AuditEntry::CodeVoid);
        }
        if book.wrong_codes.note(&who, now) {
            self.log.note(login, from, AuditEntry::CodesUnheard);
            tried = if tried == CodeCheck::Void { tried } else { CodeCheck::Last };
        }
        tried
    }

    fn trust(&self, login: &str, keys: &[String]) {
        let mut book = self.book();
        if book.keys.contains_key(login) {
            book.trusted.insert(login.to_owned(), keys.to_vec());
        }
    }

    fn turned_away(&self, login: &str, from: &Address) {
        self.refuse(&mut self.book(), login, from, AuditEntry::WrongKey);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_clock::Ms;
    use golos_table::VirtualTime;

    #[derive(Default)]
    struct Log(Mutex<Vec<(String, AuditEntry)>>);

    impl VisitLog for Log {
        fn note(&self, login: &str, _: &Address, visit: AuditEntry) {
            self.0.lock().unwrap().push((login.to_owned(), visit));
        }
    }

    fn keeper() -> (AuthStore, Arc<VirtualTime>, Arc<Log>) {
        let (time, log) = (Arc::new(VirtualTime::default()), Arc::new(Log::default()));
        let keeper = AuthStore::new(Arc::<VirtualTime>::clone(&time), Arc::<Log>::clone(&log));
        keeper.know([("anna".to_owned(), vec!["ssh-ed25519 AA".to_owned()])].into());
        (keeper, time, log)
    }

    #[test]
    fn he_comes_in_by_his_own_key_and_a_key_that_was_taken_off_the_list_does_not() {
        let (keeper, _, log) = keeper();
        let here = Address("192.0.2.7".into());
        assert!(keeper.knows("anna", "ssh-ed25519 AA") && keeper.admits_key("anna", "ssh-ed25519 AA", &here));
        for (login, key) in [("anna", "ssh-ed25519 BB"), ("boris", "ssh-ed25519 AA"), ("", ""), ("anna", "")] {
            assert!(!keeper.knows(login, key) && !keeper.admits_key(login, key, &here), "{login} {key}");
        }
        assert_eq!(log.0.lock().unwrap().len(), 4, "each refusal is noted");
        keeper.know([("anna".to_owned(), Vec::new())].into());
        assert!(!keeper.admits_key("anna", "ssh-ed25519 AA", &here));
    }

    #[test]
    fn who_guesses_is_not_heard_from_there_even_with_the_right_code() {
        let (keeper, time, log) = keeper();
        let (here, there) = (Address("192.0.2.7".into()), Address("192.0.2.8".into()));
        for n in 1..=20 {
            let tried = keeper.try_code("anna", "1234", &here);
            assert_eq!(tried, if n == 10 { CodeCheck::Last } else { CodeCheck::Wrong }, "{n}: told once");
        }
        assert!(!keeper.hears_code("anna", &here) && keeper.hears_code("anna", &there));
        let noted = |visit: &AuditEntry| log.0.lock().unwrap().iter().filter(|(_, noted)| noted == visit).count();
        assert_eq!(noted(&AuditEntry::WrongCode), 10, "who is not heard fills no log");
        assert_eq!((noted(&AuditEntry::RefusedOften), noted(&AuditEntry::CodesUnheard)), (1, 1));
        let code = keeper.give_code("anna", [5; 16]).unwrap();
        assert!(
            keeper.try_code("anna", &code, &here) == CodeCheck::Wrong
                && keeper.try_code("anna", &code, &there) == CodeCheck::Right
        );
        time.pass(Ms::from_mins(5));
        let code = keeper.give_code("anna", [6; 16]).unwrap();
        assert_eq!(keeper.try_code("anna", &code, &here), CodeCheck::Right);
        assert!(keeper.hears_code("anna", &here));
        assert_eq!(keeper.give_code("boris", [5; 16]), None, "nobody of that name is on the list");
    }

    #[test]
    fn what_others_try_from_an_address_keeps_nobody_else_out_who_comes_from_there() {
        let (keeper, ..) = keeper();
        keeper.know(["anna", "vira"].map(|login| (login.to_owned(), vec![format!("ssh-ed25519 {login}")])).into());
        let club = Address("192.0.2.7".into());
        for login in ["anna", "nobody", "host"] {
            for _ in 0..30 {
                assert_ne!(keeper.try_code(login, "1234", &club), CodeCheck::Right);
                assert!(!keeper.admits_key(login, "ssh-ed25519 BB", &club));
                keeper.turned_away(login, &club);
            }
        }
        for login in ["anna", "vira"] {
            let key = format!("ssh-ed25519 {login}");
            assert!(keeper.admits_key(login, &key, &club), "{login}: a right key lets in");
        }
        let code = keeper.give_code("vira", [5; 16]).unwrap();
        assert_eq!(keeper.try_code("vira", &code, &club), CodeCheck::Right, "nobody has guessed at hers");
    }

    #[test]
    fn a_code_that_is_void_is_told_though_it_is_the_last_that_is_heard() {
        let (keeper, _, log) = keeper();
        let here = Address("192.0.2.7".into());
        for _ in 0..5 {
            keeper.try_code("anna", "1", &here);
        }
        keeper.give_code("anna", [5; 16]).unwrap();
        for _ in 0..4 {
            assert_eq!(keeper.try_code("anna", "1", &here), CodeCheck::Wrong);
        }
        assert_eq!(keeper.try_code("anna", "1", &here), CodeCheck::Void);
        let noted = |visit: &AuditEntry| log.0.lock().unwrap().iter().filter(|(_, noted)| noted == visit).count();
        assert_eq!((noted(&AuditEntry::CodeVoid), noted(&AuditEntry::CodesUnheard)), (1, 1));
    }

    #[test]
    fn who_is_turned_away_is_noted() {
        let (keeper, _, log) = keeper();
        keeper.turned_away("anna", &Address("192.0.2.7".into()));
        assert_eq!(*log.0.lock().unwrap(), [("anna".to_owned(), AuditEntry::WrongKey)]);
    }

    #[test]
    fn wrong_keys_fill_no_log() {
        let (keeper, time, log) = keeper();
        let here = Address("192.0.2.7".into());
        let flood = |lines: usize| {
            for _ in 0..100 {
                keeper.turned_away("anna", &here);
                keeper.admits_key("anna", "ssh-ed25519 BB", &here);
            }
            assert_eq!(log.0.lock().unwrap().len(), lines);
        };
        flood(11);
        time.pass(Ms::from_mins(5));
        flood(22);
    }

    #[test]
    fn who_came_by_a_code_comes_again_by_the_key_that_he_has_shown_until_another_code_is_given_out() {
        let (keeper, ..) = keeper();
        let here = Address("192.0.2.7".into());
        let code = keeper.give_code("anna", [5; 16]).unwrap();
        assert_eq!(keeper.try_code("anna", &code, &here), CodeCheck::Right);
        keeper.trust("anna", &["ssh-ed25519 BB".to_owned()]);
        keeper.trust("boris", &["ssh-ed25519 BB".to_owned()]);
        assert!(keeper.admits_key("anna", "ssh-ed25519 BB", &here) && keeper.knows("anna", "ssh-ed25519 AA"));
        assert!(!keeper.knows("boris", "ssh-ed25519 BB"), "he is not on the list");
        keeper.give_code("anna", [6; 16]).unwrap();
        assert!(!keeper.knows("anna", "ssh-ed25519 BB"));
        keeper.trust("anna", &["ssh-ed25519 BB".to_owned()]);
        keeper.know(BTreeMap::new());
        assert!(!keeper.knows("anna", "ssh-ed25519 BB"));
    }

    #[test]
    fn who_is_taken_off_the_list_has_no_code_any_more() {
        let (keeper, ..) = keeper();
        let code = keeper.give_code("anna", [5; 16]).unwrap();
        keeper.know(BTreeMap::new());
        assert_eq!(keeper.try_code("anna", &code, &Address("192.0.2.7".into())), CodeCheck::Wrong);
    }
}
