//! The moves of a letter: the repeat, the accepted part, the own move, forced replies, offered variations.

use golos_rules::Position;

use super::super::moves::{Lawful, Reading, forced, read};
use super::super::{Letter, Line, Mend, Note, Offer, Provision, Purpose, State, Written};

/// Variations that are looked at, and moves of each: more than any letter holds.
const MOST_OFFERS: usize = 64;
const MOST_MOVES: usize = 256;

/// What the moves of a letter lead to.
pub(super) struct Walk<'a> {
    state: &'a State,
    /// The position after all moves.
    pub position: Position,
    pub made: Vec<String>,
    pub accepted: u32,
    pub offers: Vec<Offer>,
    pub stop: Option<Mend>,
    /// The half-move that is written first.
    pub first: usize,
}

impl<'a> Walk<'a> {
    /// Takes a letter apart. A correction of an impossible move repeats nothing.
    pub(super) fn take(state: &'a State, letter: &Letter, is_correction: bool, notes: &mut Vec<Note>) -> Walk<'a> {
        let positions = state.positions();
        let split = split(state, &positions, letter, is_correction, notes);
        let position = positions.last().copied().unwrap_or_else(|| state.setup().game.start());
        let mut walk = Walk {
            state,
            position,
            made: Vec::new(),
            accepted: 0,
            offers: Vec::new(),
            stop: split.is_wrong.then_some(Mend::Repeat),
            first: split.first,
        };
        let own = match &letter.accepted {
            Some(line) if line.moves.is_empty() && split.rest.len() == letter.moves.len() => {
                walk.accept_unwritten(line, letter, &split.rest, notes)
            }
            Some(_) | None => Some(walk.accept(letter, &split.rest, notes)),
        };
        if let Some(own) = own
            && walk.position.end().is_none()
        {
            walk.own(own, letter, notes);
        }
        if walk.stop != Some(Mend::Move) {
            walk.offer(&letter.offers, notes);
        }
        walk
    }

    fn read(&self, written: &Written) -> Reading {
        read(self.state.setup(), &self.position, &written.text)
    }

    fn make(&mut self, lawful: Lawful) {
        if let Some(after) = self.position.play(&lawful.mv) {
            self.position = after;
            self.made.push(lawful.full);
        }
    }

    /// A variation is accepted and not written out: the repeat has to be corrected. The moves stand where it is plain
    /// which they are; otherwise nothing is made, and `None` is returned.
    fn accept_unwritten<'b>(
        &mut self,
        line: &Line,
        letter: &Letter,
        rest: &'b [Written],
        notes: &mut Vec<Note>,
    ) -> Option<&'b [Written]> {
        let state = self.state;
        let offers = state.offers_to(letter.by).iter().filter(|offer| {
            let own = offer.name.as_deref();
            line.name.as_deref().is_none_or(|name| own.is_none_or(|own| is_same_name(own, name)))
        });
        let offers: Vec<&Offer> = offers.collect();
        if offers.is_empty() {
            notes.push(Note::NoSuchOffer(line.name.clone().unwrap_or_default()));
            return Some(rest);
        }
        notes.push(Note::AcceptedMissing);
        self.stop = Some(Mend::Repeat);
        let [offer] = offers.as_slice() else { return None };
        let mut after = Walk { made: Vec::new(), offers: Vec::new(), ..*self };
        for text in &offer.moves {
            let Reading::Lawful(lawful) = after.read(&Written::new(text)) else { return None };
            after.make(lawful);
        }
        let is_lawful = rest.first().is_some_and(|own| matches!(after.read(own), Reading::Lawful(_)));
        if !is_lawful {
            return None;
        }
        self.position = after.position;
        self.accepted = u32::try_from(after.made.len()).unwrap_or(u32::MAX);
        self.made = after.made;
        Some(rest)
    }

    /// Makes the accepted part: the longest beginning that is that of one variation. What is left are the own moves.
    fn accept<'b>(&mut self, letter: &Letter, rest: &'b [Written], notes: &mut Vec<Note>) -> &'b [Written] {
        let name = letter.accepted.as_ref().and_then(|line| line.name.as_deref());
        let offers = self.state.offers_to(letter.by);
        let is_named =
            |offer: &&Offer| name.is_none_or(|name| offer.name.as_deref().is_some_and(|own| is_same_name(own, name)));
        if let Some(name) = name
            && !offers.iter().any(|offer| is_named(&offer))
        {
            notes.push(Note::NoSuchOffer(name.to_owned()));
        }
        let longest = offers.iter().filter(is_named).map(|offer| self.common(offer, rest)).max_by_key(Vec::len);
        let mut common = longest.unwrap_or_default();
        let next = (common.len() % 2 == 1).then(|| rest.get(common.len())).flatten();
        if let Some(changed) = next {
            // The move of the partner in the variation is written otherwise than it was offered.
            let sent = self.offered_at(letter, &common).unwrap_or_default();
            notes.push(Note::RepeatWrong { written: changed.text.clone(), sent });
            self.stop = Some(Mend::Repeat);
        }
        let own_from = common.len() - common.len() % 2;
        common.truncate(own_from);
        self.accepted = u32::try_from(common.len()).unwrap_or(u32::MAX);
        for lawful in common {
            self.make(lawful);
        }
        let own_to = if next.is_some() { own_from + 1 } else { rest.len() };
        rest.get(own_from..own_to).unwrap_or_default()
    }

    /// The beginning of `rest` that is that of the variation.
    fn common(&self, offer: &Offer, rest: &[Written]) -> Vec<Lawful> {
        common(self.state, self.position, offer, rest)
    }

    /// What was offered after this beginning.
    fn offered_at(&self, letter: &Letter, common: &[Lawful]) -> Option<String> {
        let begins = |offer: &&Offer| {
            offer.moves.len() > common.len()
                && offer.moves.iter().zip(common).all(|(offered, made)| *offered == made.full)
        };
        self.state.offers_to(letter.by).iter().find(begins).and_then(|offer| offer.moves.get(common.len())).cloned()
    }

    /// Makes the own move, and where the partner has one move only, that and the answer to it.
    fn own(&mut self, own: &[Written], letter: &Letter, notes: &mut Vec<Note>) {
        let mut own = own.iter();
        let Some(first) = own.next() else {
            notes.push(Note::MoveMissing);
            self.stop = Some(Mend::Move);
            return;
        };
        if !self.make_own(first, notes) {
            return;
        }
        while self.state.setup().rules.letters.forced && self.position.end().is_none() {
            let Some(only) = forced(&self.position) else { break };
            let only = Lawful { full: self.position.full(&only), mv: only, sign_wrong: false, not_agreed: false };
            let is_written =
                |written: &Written| matches!(self.read(written), Reading::Lawful(it) if it.full == only.full);
            let mut ahead = own.clone();
            let ends = self.position.play(&only.mv).is_some_and(|after| after.end().is_some());
            match (ahead.next().is_some_and(is_written), ahead.next()) {
                (true, Some(answer)) => {
                    own = ahead;
                    self.make(only);
                    if !self.make_own(answer, notes) {
                        return;
                    }
                }
                (true, None) if ends => {
                    own = ahead;
                    self.make(only);
                }
                _ => {
                    // An answer that is offered as a variation is in the letter too.
                    let offered = letter.offers.iter().any(|line| line.moves.first().is_some_and(is_written));
                    if !offered {
                        notes.push(Note::ForcedMissing(only.full));
                    }
                    break;
                }
            }
        }
        let extra: Vec<&str> = own.map(|written| written.text.as_str()).collect();
        if !extra.is_empty() {
            notes.push(Note::Extra(extra.join(" ")));
        }
    }

    /// Makes one move of the writer. False if play stops at it.
    fn make_own(&mut self, written: &Written, notes: &mut Vec<Note>) -> bool {
        let text = || written.text.clone();
        let single_is_made = self.state.setup().rules.letters.single_move;
        let note = match self.read(written) {
            Reading::Lawful(lawful) => {
                if lawful.sign_wrong {
                    notes.push(Note::SignWrong(text()));
                }
                if lawful.not_agreed {
                    notes.push(Note::NotAgreed(text()));
                }
                self.make(lawful);
                return true;
            }
            Reading::Impossible { single: Some(made) } if single_is_made => {
                notes.push(Note::Single { written: text(), made: made.clone() });
                if let Reading::Lawful(lawful) = self.read(&Written::new(&made)) {
                    self.make(lawful);
                }
                return true;
            }
            Reading::Impossible { .. } => Note::Impossible(text()),
            Reading::Short => Note::Short(text()),
            Reading::Ambiguous => Note::Ambiguous(text()),
            Reading::Illegible => Note::Illegible(text()),
        };
        notes.push(note);
        self.stop = Some(Mend::Move);
        false
    }

    /// Keeps of each variation what binds: up to the first move that cannot be made, then back to the last own answer.
    fn offer(&mut self, lines: &[Line], notes: &mut Vec<Note>) {
        for line in lines.iter().take(MOST_OFFERS) {
            let mut at = self.position;
            let mut moves = Vec::new();
            for written in line.moves.iter().take(MOST_MOVES) {
                let Reading::Lawful(lawful) = read(self.state.setup(), &at, &written.text) else {
                    let is_any = is_any_move(&written.text) && !self.state.article(Provision::AnyMove).is_empty();
                    notes.push(if is_any { Note::AnyMove } else { Note::OfferCut(written.text.clone()) });
                    break;
                };
                let Some(after) = at.play(&lawful.mv) else { break };
                at = after;
                moves.push(lawful.full);
            }
            moves.truncate(moves.len() - moves.len() % 2);
            if !moves.is_empty() {
                self.offers.push(Offer { name: line.name.clone(), moves });
            }
        }
    }
}

/// The beginning of `rest` that is that of the variation.
fn common(state: &State, mut at: Position, offer: &Offer, rest: &[Written]) -> Vec<Lawful> {
    let mut common = Vec::new();
    for (offered, written) in offer.moves.iter().zip(rest) {
        let Reading::Lawful(lawful) = read(state.setup(), &at, &written.text) else { break };
        if lawful.full != *offered {
            break;
        }
        let Some(after) = at.play(&lawful.mv) else { break };
        at = after;
        common.push(lawful);
    }
    common
}

/// Where the repeat begins if the accepted part stands behind it, and that part.
fn repeat_and_accepted<'a>(
    state: &State,
    positions: &[Position],
    letter: &'a Letter,
    latest: usize,
) -> Option<(usize, &'a [Written])> {
    let made = state.made().len();
    let position = *positions.last()?;
    let offers = state.offers_to(letter.by);
    (0..=latest).find_map(|first| {
        let (repeat, accepted) = letter.repeat.split_at_checked(made - first)?;
        let is_accepted = |offer: &Offer| common(state, position, offer, accepted).len() == accepted.len();
        let fits = !accepted.is_empty()
            && difference(state, positions, first, repeat).is_none()
            && offers.iter().any(is_accepted);
        fits.then_some((first, accepted))
    })
}

/// A letter parted into the repeat and the rest.
struct Split {
    is_wrong: bool,
    first: usize,
    rest: Vec<Written>,
}

fn split(state: &State, positions: &[Position], letter: &Letter, is_correction: bool, notes: &mut Vec<Note>) -> Split {
    let made = state.made();
    let accepted = || letter.accepted.iter().flat_map(|line| line.moves.iter().cloned());
    let rest: Vec<Written> = accepted().chain(letter.moves.iter().cloned()).collect();
    let must_from = state.repeat_from(letter.by);
    if !letter.repeat.is_empty() {
        if let Some((first, accepted)) = repeat_and_accepted(state, positions, letter, must_from) {
            let rest = accepted.iter().cloned().chain(rest).collect();
            return Split { is_wrong: false, first, rest };
        }
        let first = made.len().saturating_sub(letter.repeat.len());
        let difference = difference(state, positions, first, &letter.repeat);
        let is_short = first > must_from && !is_correction;
        let is_wrong = difference.is_some() || is_short;
        match difference {
            Some((written, sent)) if sent.is_empty() => notes.push(Note::RepeatTooLong(written)),
            Some((written, sent)) => notes.push(Note::RepeatWrong { written, sent }),
            None if is_short => notes.push(Note::RepeatMissing),
            None => {}
        }
        return Split { is_wrong, first, rest };
    }
    if must_from == made.len() {
        // Nothing has to be repeated; who sends the whole game repeats it all the same.
        let first = repeated(state, positions, &rest, made.len()).unwrap_or(made.len());
        return Split { is_wrong: false, first, rest: rest.get(made.len() - first..).unwrap_or_default().to_vec() };
    }
    if letter.accepted.is_none()
        && let Some(first) = repeated(state, positions, &rest, must_from)
    {
        return Split { is_wrong: false, first, rest: rest.get(made.len() - first..).unwrap_or_default().to_vec() };
    }
    if is_correction {
        return Split { is_wrong: false, first: made.len(), rest };
    }
    let is_own = |written: &Written| {
        let position = positions.last();
        position.is_some_and(|position| matches!(read(state.setup(), position, &written.text), Reading::Lawful(_)))
    };
    let count = made.len() - must_from;
    if rest.first().is_none_or(is_own) || rest.len() <= count || letter.accepted.is_some() {
        notes.push(Note::RepeatMissing);
        return Split { is_wrong: true, first: made.len(), rest };
    }
    let (wrong, own) = rest.split_at(count);
    if let Some((written, sent)) = difference(state, positions, must_from, wrong) {
        notes.push(Note::RepeatWrong { written, sent });
    }
    Split { is_wrong: true, first: must_from, rest: own.to_vec() }
}

/// Where a list of moves begins that repeats the game up to its end: not after `latest`, and as early as possible.
fn repeated(state: &State, positions: &[Position], moves: &[Written], latest: usize) -> Option<usize> {
    let made = state.made().len();
    let numbered = moves.first().and_then(|first| first.number);
    let hinted = numbered.and_then(|(number, side)| state.half_move_of(number, side));
    let all = (0..=latest).filter(|&first| made > first && made - first <= moves.len());
    let fits = |&first: &usize| {
        moves.get(..made - first).is_some_and(|repeat| difference(state, positions, first, repeat).is_none())
    };
    hinted.filter(|first| *first <= latest && made > *first && fits(first)).or_else(|| all.into_iter().find(fits))
}

/// The first move that is repeated otherwise than it was made, and what was made.
fn difference(state: &State, positions: &[Position], first: usize, repeat: &[Written]) -> Option<(String, String)> {
    let pairs = repeat.iter().zip(state.made().iter().skip(first)).zip(positions.iter().skip(first));
    let differs = |((written, made), position): ((&Written, &String), &Position)| {
        let is_same =
            matches!(read(state.setup(), position, &written.text), Reading::Lawful(lawful) if lawful.full == *made);
        (!is_same).then(|| (written.text.clone(), made.clone()))
    };
    pairs.into_iter().find_map(differs).or_else(|| {
        let extra = repeat.get(state.made().len().saturating_sub(first)..)?.first()?;
        Some((extra.text.clone(), String::new()))
    })
}

/// What a letter without a move of its own repeats otherwise than it was made.
pub(super) fn repeats_wrongly(state: &State, letter: &Letter) -> Option<Note> {
    let positions = state.positions();
    let first = state.made().len().saturating_sub(letter.repeat.len());
    let (written, sent) = difference(state, &positions, first, &letter.repeat)?;
    Some(Note::RepeatWrong { written, sent })
}

/// Whether a correction of the repeat is still wrong.
pub(super) fn mended(state: &State, letter: &Letter, notes: &mut Vec<Note>) -> bool {
    let positions = state.positions();
    let written = if letter.repeat.is_empty() { &letter.moves } else { &letter.repeat };
    let Some((_, own)) = state.last_letter(letter.by) else { return false };
    let end = (own.before + usize::try_from(own.outcome.accepted).unwrap_or(0)).min(state.made().len());
    // The own moves may be repeated after it.
    let fits = |first: usize| {
        let repeat = written.get(..written.len().min(state.made().len().saturating_sub(first)))?;
        (first + repeat.len() >= end && difference(state, &positions, first, repeat).is_none()).then_some(())
    };
    let is_right = !written.is_empty() && (0..end).any(|first| fits(first).is_some());
    if !is_right {
        notes.push(match written.first() {
            None => Note::RepeatMissing,
            Some(first) => {
                let sent = state.made().get(end.saturating_sub(1)).cloned().unwrap_or_default();
                Note::RepeatWrong { written: first.text.clone(), sent }
            }
        });
    }
    !is_right
}

/// Whether a repeat brings moves that have not come: the letter that it repeats was lost (R-10.3.4, CH-56.5.2).
pub(super) fn brings_moves(state: &State, letter: &Letter) -> bool {
    let written = letter.accepted.iter().flat_map(|line| &line.moves).chain(&letter.moves);
    let Some(last) = written.last() else { return false };
    if letter.purpose != Purpose::Repeat || state.turn() != letter.by {
        return false;
    }
    match last.number.and_then(|(number, side)| state.half_move_of(number, side)) {
        Some(half_move) => half_move >= state.made().len(),
        None if state.last_letter(letter.by).is_none() => true,
        None => differs_from(state, letter).iter().any(|note| matches!(note, Note::FirstStands(_))),
    }
}

/// What a letter says that comes while its writer is not to move: the same as before, or another move, of which the first
/// stands. Nothing if its writer has sent no move.
pub(super) fn differs_from(state: &State, letter: &Letter) -> Vec<Note> {
    let Some((_, last)) = state.last_letter(letter.by) else { return Vec::new() };
    let written: Vec<&Written> =
        letter.accepted.iter().flat_map(|line| &line.moves).chain(letter.moves.iter()).collect();
    let positions = state.positions();
    let end = last.before + last.outcome.made.len();
    let differs = |first: usize| {
        let pairs = written.iter().zip(state.made().iter().skip(first)).zip(positions.iter().skip(first));
        let mut pairs = pairs.map(|((written, made), position)| {
            let reading = read(state.setup(), position, &written.text);
            (written.text.clone(), matches!(reading, Reading::Lawful(lawful) if lawful.full == *made))
        });
        pairs.find(|(_, is_same)| !is_same).map(|(text, _)| text)
    };
    // It may begin with the repeat, or with the own move.
    let starts = (0..end).rev().filter(|first| first + written.len() <= end + 1);
    let is_same = written.is_empty() || starts.into_iter().any(|first| differs(first).is_none());
    let own = last.before + usize::try_from(last.outcome.accepted).unwrap_or(0);
    match (is_same, differs(own).or_else(|| differs(state.repeat_from(letter.by.other()).min(own)))) {
        (true, _) if letter.purpose == Purpose::Repeat => Vec::new(),
        (true, _) => vec![Note::Duplicate],
        (false, other) => vec![Note::FirstStands(other.unwrap_or_default())],
    }
}

fn is_same_name(one: &str, other: &str) -> bool {
    let bare = |name: &str| -> String { name.chars().filter(|sign| sign.is_alphanumeric()).flat_map(fold).collect() };
    bare(one) == bare(other)
}

/// A letter of a name in small, the Cyrillic ones that look like Latin ones as those.
fn fold(sign: char) -> impl Iterator<Item = char> {
    let sign = match sign {
        'А' | 'а' => 'a',
        'В' | 'в' | 'Б' | 'б' => 'b',
        'С' | 'с' => 'c',
        sign => sign,
    };
    sign.to_lowercase()
}

/// Whether a text says that the partner may make any move (CH-55.3.6).
fn is_any_move(text: &str) -> bool {
    let text = text.to_lowercase();
    ["any", "любой", "любом", "будь-який", "будь-якому", "~"].iter().any(|word| text.contains(word))
}
