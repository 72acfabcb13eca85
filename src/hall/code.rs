//! One-time codes, and who is not heard for a while because he tried too often. Pure: time comes in, and so does chance.

use std::collections::BTreeMap;

use golos_clock::Ms;

/// How many digits a code has: with five tries before it is void, one in twenty million is guessed.
const DIGITS: usize = 8;

/// How long a code lets in.
pub const LASTS: Ms = Ms::from_mins(10);

/// So many wrong codes, and it is void.
const TRIES: u8 = 5;

/// So many refusals of one kind within [`WINDOW`], and no more are heard until the window has passed.
const REFUSALS: u8 = 10;

/// How long refusals are counted, and how long is not heard who had too many.
pub const WINDOW: Ms = Ms::from_mins(5);

/// So many are remembered at most; of more the one whose window began first is forgotten.
const REMEMBERED: usize = 4096;

/// The codes that are valid, one for each person.
#[derive(Debug, Default)]
pub struct Codes {
    valid: BTreeMap<String, Code>,
}

struct Code {
    digits: [u8; DIGITS],
    until: Ms,
    tries: u8,
}

/// What came of a code that was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeCheck {
    /// It lets him in, and is used up.
    Right,
    Wrong,
    /// Wrong, and the last that is heard for this login from there for a while.
    Last,
    /// Wrong once too often: the code that was given out is void from now on.
    Void,
}

/// A secret is in no log.
impl std::fmt::Debug for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Code").field("until", &self.until).field("tries", &self.tries).finish_non_exhaustive()
    }
}

impl Codes {
    /// A new code for this person in place of an older one; `random` are bytes that nobody can know.
    pub fn give(&mut self, login: &str, random: [u8; 16], now: Ms) -> String {
        // Of so large a number the remainder is as good as even.
        let mut rest = u128::from_le_bytes(random);
        let digits = std::array::from_fn(|_| {
            let digit = u8::try_from(rest % 10).unwrap_or(0);
            rest /= 10;
            b'0' + digit
        });
        self.valid.insert(login.to_owned(), Code { digits, until: now + LASTS, tries: 0 });
        digits.iter().map(|&digit| char::from(digit)).collect()
    }

    /// Whether this code lets him in. Blanks, commas and hyphens between the digits do not count. It takes as long whoever
    /// asks, and wherever the first wrong digit stands.
    pub fn tried(&mut self, login: &str, typed: &str, now: Ms) -> CodeCheck {
        let typed = digits(typed);
        let none = Code { digits: [0; DIGITS], until: Ms::ZERO, tries: 0 };
        let known = self.valid.get_mut(login);
        let is_known = known.is_some();
        let mut of_nobody = none;
        let code = known.unwrap_or(&mut of_nobody);
        let differs = code.digits.iter().zip(typed).fold(0, |differs, (one, other)| differs | (one ^ other));
        let is_valid = is_known && now < code.until && code.tries < TRIES;
        let admits = std::hint::black_box(differs) == 0 && is_valid;
        code.tries = code.tries.saturating_add(1);
        let (is_worn, is_late) = (code.tries >= TRIES, now >= code.until);
        if is_known && (admits || is_worn || is_late) {
            self.valid.remove(login);
        }
        match admits {
            true => CodeCheck::Right,
            false if is_known && is_worn && !is_late => CodeCheck::Void,
            false => CodeCheck::Wrong,
        }
    }

    /// His code is void, if he has one.
    pub fn take_back(&mut self, login: &str) -> bool {
        self.valid.remove(login).is_some()
    }
}

/// The digits of what was typed; of more or fewer than there are in a code nothing that fits any.
fn digits(typed: &str) -> [u8; DIGITS] {
    let mut found = [0; DIGITS];
    let mut signs = typed.bytes().filter(|byte| !matches!(byte, b' ' | b'-' | b','));
    for place in &mut found {
        *place = signs.next().unwrap_or(0);
    }
    if signs.next().is_some() { [0; DIGITS] } else { found }
}

/// Who was refused how often.
#[derive(Debug)]
pub struct Refusals<K> {
    of: BTreeMap<K, (u8, Ms)>,
}

impl<K> Default for Refusals<K> {
    fn default() -> Refusals<K> {
        Refusals { of: BTreeMap::new() }
    }
}

impl<K: Ord + Clone> Refusals<K> {
    /// One more of this one; whether it was the last that is heard for a while.
    pub fn note(&mut self, of: &K, now: Ms) -> bool {
        if self.of.len() >= REMEMBERED && !self.of.contains_key(of) {
            let oldest = self.of.iter().min_by_key(|(_, (_, since))| *since).map(|(oldest, _)| oldest.clone());
            oldest.map(|oldest| self.of.remove(&oldest));
        }
        let (count, since) = self.of.entry(of.clone()).or_insert((0, now));
        if now - *since >= WINDOW {
            (*count, *since) = (0, now);
        }
        *count = count.saturating_add(1);
        *count == REFUSALS
    }

    /// Whether this one is heard now.
    #[must_use]
    pub fn hears(&self, of: &K, now: Ms) -> bool {
        self.of.get(of).is_none_or(|(count, since)| *count < REFUSALS || now - *since >= WINDOW)
    }

    /// This one is known after all.
    pub fn forget(&mut self, of: &K) {
        self.of.remove(of);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Address;

    const NOW: Ms = Ms::from_secs(5);

    fn given(seed: u8) -> (Codes, String) {
        let mut codes = Codes::default();
        let code = codes.give("anna", [seed; 16], NOW);
        (codes, code)
    }

    fn lets_in(codes: &mut Codes, login: &str, typed: &str, now: Ms) -> bool {
        codes.tried(login, typed, now) == CodeCheck::Right
    }

    #[test]
    fn a_code_lets_in_once_and_him_alone() {
        let (mut codes, code) = given(77);
        assert!(code.len() == 8 && code.bytes().all(|byte| byte.is_ascii_digit()), "{code}");
        assert!(!lets_in(&mut codes, "boris", &code, NOW), "it is another's");
        assert!(lets_in(&mut codes, "anna", &code, NOW));
        assert!(codes.valid.is_empty() && !lets_in(&mut codes, "anna", &code, NOW), "it is used up");
    }

    #[test]
    fn each_digit_of_a_code_is_drawn() {
        let code = Codes::default().give("anna", 12_345_678_u128.to_le_bytes(), NOW);
        assert_eq!(code, "87654321");
    }

    #[test]
    fn a_code_with_two_wrong_digits_lets_nobody_in() {
        // Both differ in the same bits.
        for typed in ["97654331", "86754321", "87654312"] {
            let mut codes = Codes::default();
            codes.give("anna", 12_345_678_u128.to_le_bytes(), NOW);
            assert_eq!(codes.tried("anna", typed, NOW), CodeCheck::Wrong, "{typed}");
        }
    }

    #[test]
    fn a_code_may_be_typed_in_groups() {
        let (mut codes, code) = given(200);
        let (first, second) = code.split_at(4);
        assert!(lets_in(&mut codes, "anna", &format!(" {first}-{second} "), NOW));
        for typed in ["", "0", "\0\0\0\0\0\0\0\0", "00000000000", "12345678"] {
            let (mut codes, _) = given(200);
            assert!(
                !lets_in(&mut codes, "anna", typed, NOW) && !lets_in(&mut codes, "nobody", typed, NOW),
                "{typed:?}"
            );
        }
    }

    #[test]
    fn a_code_is_void_after_five_wrong_ones_and_after_ten_minutes() {
        let (mut codes, code) = given(3);
        for _ in 0..4 {
            assert_eq!(codes.tried("anna", "x", NOW), CodeCheck::Wrong);
        }
        assert_eq!(codes.tried("anna", "x", NOW), CodeCheck::Void, "who gave it out is to know");
        assert_eq!(codes.tried("anna", "x", NOW), CodeCheck::Wrong, "once");
        assert!(!lets_in(&mut codes, "anna", &code, NOW), "tried too often");
        let (mut codes, code) = given(3);
        assert!(!lets_in(&mut codes, "anna", &code, NOW + LASTS));
        let (mut codes, code) = given(3);
        assert!(lets_in(&mut codes, "anna", &code, NOW + LASTS - Ms::new(1)));
        let (mut codes, code) = given(3);
        assert!(codes.take_back("anna") && !lets_in(&mut codes, "anna", &code, NOW));
        let (mut codes, old) = given(3);
        let new = codes.give("anna", [4; 16], NOW);
        assert!(!lets_in(&mut codes, "anna", &old, NOW) && lets_in(&mut codes, "anna", &new, NOW), "the newest counts");
    }

    #[test]
    fn who_was_refused_too_often_is_not_heard_for_a_while_and_again_in_the_next_window() {
        let (here, there) = (Address("192.0.2.7".into()), Address("192.0.2.8".into()));
        let mut refusals = Refusals::default();
        for window in 0..3 {
            let now = NOW + Ms::new(window * WINDOW.get());
            for n in 1..=REFUSALS {
                assert!(refusals.hears(&here, now), "{window}: {n}");
                assert_eq!(refusals.note(&here, now), n == REFUSALS, "{window}: {n}");
            }
            assert!(!refusals.hears(&here, now) && refusals.hears(&there, now), "{window}: blocked again");
            assert!(!refusals.note(&here, now), "{window}: told once");
            assert!(!refusals.hears(&here, now + WINDOW - Ms::new(1)));
            assert!(refusals.hears(&here, now + WINDOW));
        }
        refusals.forget(&here);
        assert!(refusals.hears(&here, NOW));
    }

    #[test]
    fn of_many_who_were_refused_the_latest_are_remembered() {
        let mut refusals = Refusals::default();
        let at = |n: usize| (Address(n.to_string()), Ms::new(u64::try_from(n).unwrap()));
        for n in 0..REMEMBERED + 1 {
            let (from, now) = at(n);
            refusals.note(&from, now);
        }
        assert_eq!(refusals.of.len(), REMEMBERED, "memory is bounded");
        assert!(!refusals.of.contains_key(&at(0).0) && refusals.of.contains_key(&at(1).0), "the oldest goes");
        // One that is remembered already takes nobody's place.
        refusals.note(&at(5).0, at(REMEMBERED).1);
        assert!(refusals.of.len() == REMEMBERED && refusals.of.contains_key(&at(1).0));
    }

    #[test]
    fn a_code_is_in_no_log() {
        let (codes, code) = given(9);
        assert!(!format!("{codes:?}").contains(&code));
    }
}
