//! One-time codes, and who is not heard for a while because he tried too often. Pure: time comes in, and so does chance.

use std::collections::BTreeMap;

use super::Address;
use golos_clock::Ms;

/// How many digits a code has: with five tries before it is void, one in twenty million is guessed.
const DIGITS: usize = 8;

/// How long a code lets in.
pub const LASTS: Ms = Ms::from_mins(10);

/// So many wrong codes, and it is void.
const TRIES: u8 = 5;

/// So many refusals of one address within [`WINDOW`], and it is not heard until the window has passed.
const REFUSALS: u8 = 10;

const WINDOW: Ms = Ms::from_mins(5);

/// So many addresses are remembered at most; of more the one that was refused longest ago is forgotten.
const ADDRESSES: usize = 4096;

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
#[derive(Debug, Default)]
pub struct Refusals {
    of: BTreeMap<Address, (u8, Ms)>,
}

impl Refusals {
    /// One more of this address.
    pub fn note(&mut self, from: &Address, now: Ms) {
        if self.of.len() >= ADDRESSES && !self.of.contains_key(from) {
            let oldest = self.of.iter().min_by_key(|(_, (_, last))| *last).map(|(address, _)| address.clone());
            oldest.map(|oldest| self.of.remove(&oldest));
        }
        let (count, since) = self.of.entry(from.clone()).or_insert((0, now));
        if now - *since >= WINDOW {
            (*count, *since) = (0, now);
        }
        *count = count.saturating_add(1);
    }

    /// Whether somebody from there is heard now.
    #[must_use]
    pub fn hears(&self, from: &Address, now: Ms) -> bool {
        self.of.get(from).is_none_or(|(count, since)| *count < REFUSALS || now - *since >= WINDOW)
    }

    /// He is known after all.
    pub fn forget(&mut self, from: &Address) {
        self.of.remove(from);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn an_address_that_was_refused_too_often_is_not_heard_for_a_while() {
        let (here, there) = (Address("192.0.2.7".into()), Address("192.0.2.8".into()));
        let mut refusals = Refusals::default();
        for n in 0..REFUSALS {
            assert!(refusals.hears(&here, NOW), "{n}");
            refusals.note(&here, NOW);
        }
        assert!(!refusals.hears(&here, NOW) && refusals.hears(&there, NOW));
        assert!(refusals.hears(&here, NOW + WINDOW));
        refusals.note(&here, NOW + WINDOW);
        assert!(refusals.hears(&here, NOW + WINDOW), "it is counted anew");
        let mut refusals = Refusals::default();
        for n in 0..2 * ADDRESSES {
            refusals.note(&Address(n.to_string()), Ms::new(u64::try_from(n).unwrap()));
        }
        assert_eq!(refusals.of.len(), ADDRESSES, "memory is bounded");
    }

    #[test]
    fn a_code_is_in_no_log() {
        let (codes, code) = given(9);
        assert!(!format!("{codes:?}").contains(&code));
    }
}
