//! Any line in letters, for who types nothing: a message, a note, a protest, a control that is in no list, and whatever
//! else the command language has. It is put together from a list, and then taken as if it had been typed.

use super::{Desk, Offered, ScanAction, gaps, leaf, letters, line, written};
use crate::Out;
use golos_game::Seat;
use golos_input::Intent;
use golos_input::switch::Branch;
use golos_rules::Side;
use golos_wording::{Slot, text_key};

/// The most signs of such a line.
const MOST_CHARS: usize = 200;

/// Signs of controls, moves and sentences.
const SIGNS: [(&str, &str); 8] = [
    (text_key::ECHO_DOT, "."),
    (text_key::ECHO_COMMA, ","),
    (text_key::ECHO_COLON, ":"),
    (text_key::ECHO_PLUS, "+"),
    (text_key::ECHO_EQUALS, "="),
    (text_key::ECHO_SLASH, "/"),
    (text_key::ECHO_HASH, "#"),
    (text_key::ECHO_QUESTION, "?"),
];

/// A line that is being put together.
#[derive(Clone, Debug)]
pub struct LineDraft {
    /// Whose it is; none: nobody's in particular.
    seat: Option<Seat>,
    /// The word of the command that the text belongs to; empty: the text is all.
    word: &'static str,
    text: String,
}

/// What begins a line of this command; of none: any line.
pub(crate) fn begins(key: &'static str, word: &'static str) -> Branch<Offered> {
    Offered::named(key, ScanAction::Draft(word))
}

/// What begins a line of any kind.
pub(crate) fn any_line() -> Branch<Offered> {
    begins(text_key::SCAN_SPELL, "")
}

/// Letters, digits and signs, and what takes the last of them away; before them what there is so far.
pub(crate) fn alphabet(desk: &Desk, so_far: &str) -> Vec<Branch<Offered>> {
    let mut root = Vec::new();
    root.extend((!so_far.is_empty()).then(|| written(so_far)));
    root.extend(letters(desk.presenter.wording.lang()));
    root.extend(gaps());
    let digit = |digit: u32| leaf(line(Slot::Number(digit)), ScanAction::Write(digit.to_string()));
    root.extend(Offered::list(text_key::SCAN_DIGITS, (0..=9).map(digit).collect()));
    let sign = |(key, sign): (&'static str, &str)| Offered::named(key, ScanAction::Write(sign.to_owned()));
    root.extend(Offered::list(text_key::SCAN_SIGNS, SIGNS.map(sign).to_vec()));
    root.extend((!so_far.is_empty()).then(|| Offered::named(text_key::SCAN_ERASE, ScanAction::Erase)));
    root
}

impl Desk {
    /// The line that he of this seat puts together. While a move is sealed there is none: it would be the move.
    pub(super) fn draft(&self, seat: Option<Seat>) -> Option<&LineDraft> {
        self.drafts.iter().find(|draft| draft.seat == seat).filter(|_| !self.is_secret())
    }

    fn draft_mut(&mut self, seat: Option<Seat>) -> Option<&mut LineDraft> {
        self.drafts.iter_mut().find(|draft| draft.seat == seat)
    }

    /// What it is put together of.
    pub(super) fn drafting(&self, draft: &LineDraft) -> Vec<Branch<Offered>> {
        let mut root = alphabet(self, &draft.text);
        root.extend((!draft.text.is_empty()).then(|| Offered::named(text_key::SCAN_CAPITAL, ScanAction::Capital)));
        root.push(Offered::named(text_key::WORDS_MENU_BACK, ScanAction::Undraft));
        root
    }

    pub(super) fn begin_draft(&mut self, seat: Option<Seat>, word: &'static str) {
        self.drop_draft(seat);
        self.drafts.push(LineDraft { seat, word, text: String::new() });
    }

    /// It goes, unsaid; whether there was one.
    pub(super) fn drop_draft(&mut self, seat: Option<Seat>) -> bool {
        let before = self.drafts.len();
        self.drafts.retain(|draft| draft.seat != seat);
        self.drafts.len() < before
    }

    /// A sign stands behind what there is: letters are small but for the first one. False: there is no such line.
    pub(super) fn write_in_draft(&mut self, seat: Option<Seat>, sign: &str) -> bool {
        let Some(draft) = self.draft_mut(seat) else { return false };
        let behind = if draft.text.is_empty() { sign.trim_start().to_owned() } else { sign.to_lowercase() };
        if draft.text.chars().count() + behind.chars().count() <= MOST_CHARS {
            draft.text.push_str(&behind);
        }
        true
    }

    /// The last sign goes. False: there is no such line.
    pub(super) fn erase_in_draft(&mut self, seat: Option<Seat>) -> bool {
        self.draft_mut(seat).map(|draft| draft.text.pop()).is_some()
    }

    /// The last sign becomes a capital.
    pub(super) fn capital_in_draft(&mut self, seat: Option<Seat>) {
        if let Some(draft) = self.draft_mut(seat)
            && let Some(last) = draft.text.pop()
        {
            draft.text.extend(last.to_uppercase());
        }
    }

    /// Takes the line as if it had been typed. None: there is no such line.
    pub(super) fn take_draft(&mut self, seat: Option<Seat>) -> Option<Vec<Out>> {
        let draft = self.draft(seat)?.clone();
        self.drop_draft(seat);
        Some(self.line_of(seat, format!("{} {}", draft.word, draft.text.trim()).trim()))
    }

    /// Takes a line of him of this seat: where a terminal is nobody's own, he is named before it.
    pub(super) fn line_of(&mut self, seat: Option<Seat>, line: &str) -> Vec<Out> {
        let is_shared = self.game().is_some_and(|play| play.seat().is_none());
        match (seat.filter(|_| is_shared), seat.and_then(spoken_by)) {
            (Some(_), Some(named)) => self.line(&format!("{named} {line}")),
            (Some(seat), None) => self.intent(Some(seat), Intent::Text(line.to_owned())),
            (None, _) => self.line(line),
        }
    }
}

/// How a seat is named before what it says, in the English that is understood everywhere; of some
/// nothing is typed at a board.
const fn spoken_by(seat: Seat) -> Option<&'static str> {
    match seat {
        Seat::Player(Side::White) => Some("w:"),
        Seat::Player(Side::Black) => Some("b:"),
        Seat::Assistant(Side::White) => Some("wa:"),
        Seat::Assistant(Side::Black) => Some("ba:"),
        Seat::Arbiter => Some("a:"),
        Seat::Trainer | Seat::Spectator => None,
    }
}
