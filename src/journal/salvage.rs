//! What can be got back of a damaged journal: one wrong bit of a line is put right by its checksum, a lost first line comes
//! from its copy in the second, and of what is left everything is kept that can be replayed.

use std::collections::{BTreeMap, VecDeque};

use sha2::{Digest, Sha256};

use super::convert::Convert;
use super::line::{
    Chain, LineError, Record, SEAL, copy_in, copy_of, digits, link, opening_schema, parse, sequence_of, split_sum,
};
use super::schema::Schema;
use super::v1;
use golos_game::RuleSet;
use golos_ledger::{RecordEvent, Recorded, StateMachine, audit, brief, fold};

/// A longer line is not searched for a wrong bit, nor put together of pieces, in bytes.
const LONGEST: usize = 32 << 10;
/// So many bytes are hashed at most in the search for wrong bits of one journal.
const EFFORT: usize = 1 << 31;

/// What is left of a journal.
#[derive(Debug)]
pub struct Salvaged<M: StateMachine> {
    /// The records that can be replayed, the opening first, under the numbers that they had.
    pub kept: Vec<Record<M::Event>>,
    pub state: M,
    /// What is otherwise than it stands in the file, by its line as it was written, from 1.
    pub changed: Vec<(usize, Change)>,
    pub lost: Vec<Lost>,
}

/// How a line was got back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// One bit of it was wrong, or a line end beside it.
    Bit,
    /// The first line came from its copy in the second.
    Copied,
    /// The rule set in the first line came from a profile.
    Profile,
    /// It is taken as it stands: the line before it is lost, so that its checksum proves nothing.
    Unproved,
}

/// Lines that are lost, by their numbers as they were written, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    pub first: usize,
    pub last: usize,
    pub why: WhyLost,
}

/// Why lines are lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyLost {
    Unreadable(LineError),
    /// The last line has no end.
    Torn,
    /// They are not in the file.
    Missing,
    /// They do not follow from what is left.
    Unfounded,
}

/// Why nothing can be got back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Hopeless {
    #[error("the first line is lost and has no copy")]
    NoFirst,
    #[error("schema {0}, which this program does not read")]
    Schema(u32),
    #[error("the first line makes nothing to play")]
    Opening,
}

/// Whether a journal whose first line may be damaged is of this kind, as far as its first line or the copy of it tells.
#[must_use]
pub fn tells_of<E: Schema>(bytes: &[u8]) -> bool {
    let lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').take(2).collect();
    let copy = lines.get(1).and_then(|line| copy_in_line(line));
    lines.first().is_some_and(|line| opening_schema::<E>(line).is_some())
        || copy.is_some_and(|copy| opening_schema::<E>(copy.as_bytes()).is_some())
}

/// Whether this is a journal, or the beginning of one, damaged though it may be.
#[must_use]
pub fn is_record(bytes: &[u8]) -> bool {
    bytes.starts_with(b"(seq:") || bytes.split(|&byte| byte == b'\n').take(3).any(|line| stated(line).is_some())
}

/// Gets back what is left of a journal. `profiles` are the rule sets of which one may be that of the first line.
///
/// # Errors
/// [`Hopeless`].
pub fn salvage<M: StateMachine>(bytes: &[u8], profiles: &[RuleSet]) -> Result<Salvaged<M>, Hopeless>
where
    M::Event: Schema,
{
    let mut found = Search::read(bytes, profiles)?;
    let (_, opening) = found.records.pop_first().filter(|(seq, _)| *seq == 0).ok_or(Hopeless::NoFirst)?;
    let setup = M::setup_in(&opening.event).ok_or(Hopeless::Opening)?.clone();
    let state = M::open(setup).map_err(|_| Hopeless::Opening)?;
    let mut salvaged = Salvaged { kept: vec![opening], state, changed: found.changed, lost: Vec::new() };
    let mut next = 1;
    for (seq, record) in found.records {
        while next < seq {
            salvaged.lose(next, found.errors.remove(&next).unwrap_or(WhyLost::Missing));
            next += 1;
        }
        next = seq + 1;
        salvaged.take(record);
    }
    for (seq, why) in found.errors.range(next..) {
        salvaged.lose(*seq, why.clone());
    }
    let lost = &salvaged.lost;
    salvaged.changed.retain(|(line, _)| !lost.iter().any(|lost| (lost.first..=lost.last).contains(line)));
    Ok(salvaged)
}

impl<M: StateMachine> Salvaged<M>
where
    M::Event: Schema,
{
    /// Whether the journal is as it was written.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.changed.is_empty() && self.lost.is_empty()
    }

    /// How many lines are lost.
    #[must_use]
    pub fn lines_lost(&self) -> usize {
        self.lost.iter().map(|lost| lost.last + 1 - lost.first).sum()
    }

    /// What follows from all that was kept is kept. Until something is lost nothing is asked but that it can be applied: so
    /// it is with every journal.
    fn take(&mut self, record: Record<M::Event>) {
        let is_founded = self.lost.is_empty() || audit(&self.state, &record).is_empty();
        if is_founded && fold(&mut self.state, &record).is_ok() {
            self.kept.push(record);
        } else {
            self.lose(record.seq, WhyLost::Unfounded);
        }
    }

    fn lose(&mut self, seq: u64, why: WhyLost) {
        let line = line_of(seq);
        match self.lost.last_mut() {
            Some(last) if last.last + 1 == line && last.why == why => last.last = line,
            _ => self.lost.push(Lost { first: line, last: line, why }),
        }
    }

    /// The new journal, with a note of what it is. `is_closed`: it ends as a journal does that was left in good order, which
    /// can be taken up again.
    ///
    /// # Errors
    /// [`LineError`] if an event cannot be written.
    pub fn journal(&self, note: &str, is_closed: bool) -> Result<String, LineError> {
        let mut kept: Vec<_> = self.kept.iter().map(|record| (record.wall.clone(), record.recorded.clone())).collect();
        let at = self.state.head().at;
        let by_program = |event: RecordEvent| (None, Recorded::by_program(at, event));
        let note = by_program(RecordEvent::Noted { text: brief(note) });
        let was_closed = self.state.head().closed;
        kept.insert(kept.len() - usize::from(was_closed), note);
        kept.extend((is_closed && !was_closed).then(|| by_program(RecordEvent::Closed)));
        let mut chain = Chain::default();
        kept.into_iter().map(|(wall, recorded)| chain.encode(wall, &recorded)).collect()
    }
}

fn line_of(seq: u64) -> usize {
    usize::try_from(seq).unwrap_or(usize::MAX).saturating_add(1)
}

/// The lines of a journal as they are found.
struct Search<'a, E> {
    profiles: &'a [RuleSet],
    records: BTreeMap<u64, Record<E>>,
    errors: BTreeMap<u64, WhyLost>,
    changed: Vec<(usize, Change)>,
    /// The first line, without its line end.
    first: String,
    /// The checksum of the line before, as far as it is known.
    sum: Option<String>,
    /// How many bytes may be hashed yet.
    effort: usize,
}

impl<'a, E: Schema> Search<'a, E> {
    fn read(bytes: &[u8], profiles: &'a [RuleSet]) -> Result<Search<'a, E>, Hopeless> {
        let mut search = Search {
            profiles,
            records: BTreeMap::new(),
            errors: BTreeMap::new(),
            changed: Vec::new(),
            first: String::new(),
            sum: Some(String::new()),
            effort: EFFORT,
        };
        let mut pieces: VecDeque<Vec<u8>> = bytes.split(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
        // Behind the last line end there is nothing.
        let is_torn = pieces.pop_back_if(|piece| piece.is_empty()).is_none();
        search.open(&mut pieces)?;
        let mut next = 1;
        while let Some(piece) = pieces.pop_front() {
            if part(&piece, &mut pieces) {
                search.changed.push((line_of(next), Change::Bit));
                continue;
            }
            if let Some(seq) = search.take(&piece, next) {
                next = seq + 1;
            } else if !join(&piece, &mut pieces) {
                let why = if pieces.is_empty() && is_torn { WhyLost::Torn } else { search.fault(&piece) };
                search.errors.insert(next, why);
                search.sum = stated(&piece).map(str::to_owned);
                next += 1;
            }
        }
        Ok(search)
    }

    /// The first line, as it stands, or as it can be made again.
    fn open(&mut self, pieces: &mut VecDeque<Vec<u8>>) -> Result<(), Hopeless> {
        let mut head = pieces.pop_front().unwrap_or_default();
        if part(&head, pieces) {
            self.changed.push((1, Change::Bit));
            head = pieces.pop_front().unwrap_or_default();
        }
        if let Some(schema) = opening_schema::<E>(&head).filter(|&schema| schema != E::SCHEMA && is_proved(&head, "")) {
            return Err(Hopeless::Schema(schema));
        }
        let copies: Vec<String> = [&head].into_iter().chain(&*pieces).filter_map(|piece| copy_in_line(piece)).collect();
        let is_gone = sequence_of(&head).is_some_and(|seq| seq > 0);
        let whole = |copy: &&String| is_proved(copy.as_bytes(), "");
        let found = if is_proved(&head, "") {
            Some((head.clone(), None))
        } else if let Some(copy) = copies.iter().find(whole) {
            Some((copy.clone().into_bytes(), Some(Change::Copied)))
        } else {
            // A line end may have come into it.
            while !is_gone && self.wrong_bit(&head, "").is_none() && join(&head, pieces) {
                head = pieces.pop_front().unwrap_or_default();
            }
            let bit = self.wrong_bit(&head, "").map(|line| (line, Some(Change::Bit)));
            let profile = || Some((self.by_profile(&head)?, Some(Change::Profile)));
            // Where both are damaged, each has what the other lacks.
            let both = || copies.iter().find_map(|copy| spliced(&head, copy.as_bytes()));
            let copied = bit.or_else(profile).or_else(|| Some((both()?, Some(Change::Copied))));
            copied.or_else(|| {
                let copy = copies.iter().find_map(|copy| self.wrong_bit(copy.as_bytes(), ""))?;
                Some((copy, Some(Change::Copied)))
            })
        };
        let (line, change) = found.ok_or(Hopeless::NoFirst)?;
        if is_gone {
            pieces.push_front(head);
        } else if change == Some(Change::Copied) {
            // What is no line by itself is what is left of the first.
            while pieces.front().is_some_and(|piece| sequence_of(piece).is_none()) && pieces.len() > 1 {
                pieces.pop_front();
            }
        }
        self.changed.extend(change.map(|change| (1, change)));
        self.keep(&line, None).ok_or(Hopeless::NoFirst)?;
        self.first = String::from_utf8(line).map_err(|_| Hopeless::NoFirst)?;
        Ok(())
    }

    /// Takes a line, as it stands or put right; its number.
    fn take(&mut self, piece: &[u8], next: u64) -> Option<u64> {
        let Some(sum) = self.sum.clone() else { return self.keep(piece, Some(Change::Unproved)) };
        if is_proved(piece, &sum) {
            return self.keep(piece, None);
        }
        // The last line end was damaged.
        if let Some((_, line)) = piece.split_last().filter(|(_, line)| is_proved(line, &sum)) {
            return self.keep(line, Some(Change::Bit));
        }
        // The second line is known but for its event.
        let again = (next == 1).then(|| self.with_copy(piece)).flatten().filter(|line| is_proved(line, &sum));
        if let Some(line) = again.or_else(|| self.wrong_bit(piece, &sum)) {
            return self.keep(&line, Some(Change::Bit));
        }
        // The number tells that lines are missing before it.
        let is_later = sequence_of(piece).is_some_and(|seq| seq > next);
        if is_later { self.keep(piece, Some(Change::Unproved)) } else { None }
    }

    /// Keeps the record of a line, under its number; the first of several of one number.
    fn keep(&mut self, line: &[u8], change: Option<Change>) -> Option<u64> {
        let line = std::str::from_utf8(line).ok()?;
        let (body, sum) = split_sum(line)?;
        let record = parse::<E>(body).ok()?;
        let seq = record.seq;
        // Nothing proves the number of a line that stands alone.
        if change == Some(Change::Unproved) && self.records.last_key_value().is_some_and(|(last, _)| *last >= seq) {
            return None;
        }
        self.sum = Some(sum.to_owned());
        if seq > 0 {
            self.changed.extend(change.map(|change| (line_of(seq), change)));
        }
        self.records.entry(seq).or_insert(record);
        Some(seq)
    }

    /// Why a line that cannot be kept is no record.
    fn fault(&self, piece: &[u8]) -> WhyLost {
        let Ok(text) = std::str::from_utf8(piece) else { return WhyLost::Unreadable(LineError::NotText) };
        let Some((body, _)) = split_sum(text) else { return WhyLost::Unreadable(LineError::NoChecksum) };
        match parse::<E>(body) {
            Err(error @ (LineError::Schema(_) | LineError::Value(_))) => WhyLost::Unreadable(error),
            Ok(_) | Err(_) => WhyLost::Unreadable(LineError::Checksum),
        }
    }

    /// The second line with the copy that belongs into it.
    fn with_copy(&self, piece: &[u8]) -> Option<Vec<u8>> {
        let at = piece.windows(2).position(|two| two == b"/*")?;
        let seal = piece.len().checked_sub(SEAL).filter(|&seal| seal >= at)?;
        Some([&piece[..at], copy_of(&self.first).as_bytes(), &piece[seal..]].concat())
    }

    /// The line with one bit put right, if its checksum says which.
    fn wrong_bit(&mut self, line: &[u8], before: &str) -> Option<Vec<u8>> {
        let seal = line.len().checked_sub(SEAL).filter(|_| line.len() <= LONGEST)?;
        let mut line = line.to_vec();
        let mut hash = Sha256::new().chain_update(before);
        for at in 0..line.len() {
            self.effort = self.effort.checked_sub(8 * seal.saturating_sub(at))?;
            for bit in 0..8 {
                line[at] ^= 1 << bit;
                let is_right = stated(&line)
                    .is_some_and(|stated| stated == digits(hash.clone().chain_update(&line[at.min(seal)..seal])));
                if is_right {
                    return Some(line);
                }
                line[at] ^= 1 << bit;
            }
            if at < seal {
                hash.update(&line[at..=at]);
            }
        }
        None
    }

    /// The first line with the rules of a profile in the place of its own, if its checksum says that they were these.
    fn by_profile(&self, line: &[u8]) -> Option<Vec<u8>> {
        const RULES: &[u8] = b",rules:";
        let at = line.windows(RULES.len()).position(|window| window == RULES)? + RULES.len();
        // What stands behind the rules, in a game and in a micro-match.
        let ends: Vec<usize> = [&b",control:\""[..], b",a:\""]
            .iter()
            .flat_map(|mark| line.windows(mark.len()).enumerate().filter(move |(_, window)| window == mark))
            .map(|(end, _)| end)
            .filter(|&end| end > at)
            .collect();
        self.profiles.iter().find_map(|rules| {
            let rules: v1::rules::RuleSet = rules.clone().convert().ok()?;
            let rules = ron::to_string(&rules).ok()?;
            let tried = ends.iter().map(|&end| [&line[..at], rules.as_bytes(), &line[end..]].concat());
            tried.into_iter().find(|line| is_proved(line, ""))
        })
    }
}

/// A first line of the beginning of one of these and the end of the other, if its checksum proves it.
fn spliced(one: &[u8], other: &[u8]) -> Option<Vec<u8>> {
    /// So many bytes that both have show where they meet; at every second place of so many it is looked for.
    const SAME: usize = 32;
    let ways = [(one, other), (other, one)].into_iter().filter(|(head, _)| head.len() <= LONGEST);
    let mut lines = ways.flat_map(|(head, tail)| {
        (SAME..=head.len()).step_by(2 * SAME).filter_map(move |end| {
            let at = tail.windows(SAME).position(|window| window == &head[end - SAME..end])?;
            Some([&head[..end], &tail[at + SAME..]].concat())
        })
    });
    lines.find(|line| is_proved(line, ""))
}

/// Whether the checksum of a line is that of a line behind one of this checksum.
fn is_proved(line: &[u8], before: &str) -> bool {
    let Some(seal) = line.len().checked_sub(SEAL) else { return false };
    stated(line).is_some_and(|stated| stated == link(before, &line[..seal]))
}

/// The checksum that a line states, whatever is before it.
fn stated(line: &[u8]) -> Option<&str> {
    let seal = line.get(line.len().checked_sub(SEAL)?..)?;
    split_sum(std::str::from_utf8(seal).ok()?).map(|(_, sum)| sum)
}

fn copy_in_line(line: &[u8]) -> Option<String> {
    let body = line.get(..line.len().checked_sub(SEAL)?)?;
    let text = String::from_utf8_lossy(body);
    copy_in(&text).map(|(_, copy)| copy)
}

/// Where a line begins that stands behind another, if the line end between them was damaged.
fn seam(piece: &[u8]) -> Option<usize> {
    const NEXT: &[u8] = b"(seq:";
    // In the text of a record the quotation marks of such a checksum are escaped.
    let is_seam = |&at: &usize| piece[at..].starts_with(NEXT) && stated(&piece[..at - 1]).is_some();
    (1..piece.len()).find(is_seam)
}

/// Cuts two lines apart whose line end was damaged. False: it is no more than one.
fn part(piece: &[u8], behind: &mut VecDeque<Vec<u8>>) -> bool {
    let Some(at) = seam(piece) else { return false };
    behind.push_front(piece[at..].to_vec());
    behind.push_front(piece[..at - 1].to_vec());
    true
}

/// Puts a line together that a false line end cut. False: it is not so.
fn join(piece: &[u8], behind: &mut VecDeque<Vec<u8>>) -> bool {
    // A copy of the first line ends as a line does.
    let is_cut = |next: &[u8]| stated(piece).is_none() || next.starts_with(b"/,sum:");
    let is_rest = |next: &[u8]| !next.starts_with(b"(seq:") && next.len() + piece.len() < LONGEST;
    match behind.pop_front_if(|next| piece.starts_with(b"(seq:") && is_cut(next) && is_rest(next)) {
        Some(rest) => {
            behind.push_front([piece, b"\n", &rest].concat());
            true
        }
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{check, check_event, check_match, read, read_event, read_match};
    use golos_game::State;
    use golos_tournament::{event, micro_match};

    const GAME: &[u8] = include_bytes!("../../fixtures/journal/v1-renju.ron");
    const MATCH: &[u8] = include_bytes!("../../fixtures/journal/match-v1.ron");
    const EVENT: &[u8] = include_bytes!("../../fixtures/events/autumn.event.ron");

    /// The same as it is written today: with a copy of its first line.
    fn anew<E: Schema>(records: Vec<Record<E>>) -> Vec<u8> {
        let mut chain = Chain::default();
        let lines = records.into_iter().map(|record| chain.encode(record.wall, &record.recorded).unwrap());
        lines.collect::<String>().into_bytes()
    }

    fn game() -> Vec<u8> {
        anew(read(GAME).records)
    }

    fn flipped(bytes: &[u8], at: usize) -> Vec<u8> {
        let mut bytes = bytes.to_vec();
        bytes[at] ^= 1 << ((at / 50) % 8);
        bytes
    }

    fn lines(bytes: &[u8]) -> Vec<&[u8]> {
        bytes.split_inclusive(|&byte| byte == b'\n').collect()
    }

    fn saved(bytes: &[u8]) -> Salvaged<State> {
        salvage::<State>(bytes, &[]).unwrap()
    }

    #[test]
    fn the_second_line_has_a_copy_of_the_first_that_readers_pass_over() {
        let (old, new) = (read(GAME), game());
        let again = read(&new);
        assert_eq!((again.records, again.damage), (old.records, None));
        let second = lines(&new)[1];
        let first = copy_in_line(second.strip_suffix(b"\n").unwrap()).unwrap();
        assert_eq!(first.as_bytes(), lines(&new)[0].strip_suffix(b"\n").unwrap());
        assert!(lines(&new)[2..].iter().all(|line| !line.windows(2).any(|two| two == b"/*")));
        let name = "*/ 100% /* \\u{2a} %2A \")x(seq:";
        assert_eq!(copy_in(&format!("(seq:1,event:X{}", copy_of(name))), Some((14, name.to_owned())));
    }

    /// One bit at each fiftieth byte of a record, as trouble with a disk or a memory leaves it.
    #[test]
    fn every_single_wrong_bit_leaves_every_record() {
        for (bytes, step) in [(game(), 50), (GAME.to_vec(), 800)] {
            let whole = read(&bytes).records;
            for at in (0..bytes.len()).step_by(step) {
                let saved = saved(&flipped(&bytes, at));
                assert!(saved.kept == whole, "{at}: {:?}", saved.lost);
                assert!(
                    saved.lost.is_empty() && !saved.changed.is_empty(),
                    "{at}: {:?} {:?}",
                    saved.lost,
                    saved.changed
                );
                let journal = saved.journal("salvaged", true).unwrap();
                assert_eq!(check(journal.as_bytes()).unwrap().findings, [], "{at}");
            }
        }
        for at in 0..game().len() {
            // A line end is a byte like another.
            if game()[at] == b'\n' {
                let saved = saved(&flipped(&game(), at));
                assert!(saved.lost.is_empty() && !saved.changed.is_empty(), "{at}");
            }
        }
    }

    #[test]
    fn a_false_line_end_is_taken_out() {
        let bytes = game();
        for (sign, bit) in [(b'J', 6), (b'*', 5), (b'(', 1), (b'\x0a', 0)] {
            let Some(at) = bytes.iter().rposition(|&byte| byte == sign) else { continue };
            let mut bytes = bytes.clone();
            bytes[at] ^= 1 << bit;
            let saved = saved(&bytes);
            assert!(saved.lost.is_empty(), "{sign} at {at}: {:?}", saved.lost);
        }
    }

    #[test]
    fn torn_tails_lose_the_last_line_alone() {
        let bytes = game();
        let last = bytes.len() - lines(&bytes).last().unwrap().len();
        for end in last + 1..bytes.len() - 1 {
            let saved = saved(&bytes[..end]);
            let line = lines(&bytes).len();
            assert_eq!(
                (saved.kept.len(), saved.lost.as_slice()),
                (line - 1, &[Lost { first: line, last: line, why: WhyLost::Torn }][..])
            );
        }
        assert!(saved(&bytes[..bytes.len() - 1]).is_whole());
    }

    #[test]
    fn without_its_first_line_a_record_is_taken_from_the_copy() {
        let bytes = game();
        let whole = read(&bytes).records;
        let (first, rest) = bytes.split_at(lines(&bytes)[0].len());
        let mut zeroed = bytes.clone();
        zeroed[..first.len() - 1].fill(0);
        let mut half = bytes.clone();
        half[2000..first.len() - 1].fill(b'\n');
        for damaged in [rest.to_vec(), [b"\n", rest].concat(), zeroed, half] {
            let saved = saved(&damaged);
            assert_eq!((saved.kept == whole, saved.lost.as_slice()), (true, &[][..]));
            assert_eq!(saved.changed, [(1, Change::Copied)]);
        }
        // A record of before has none.
        let rest = &GAME[lines(GAME)[0].len()..];
        assert_eq!(salvage::<State>(rest, &[]).unwrap_err(), Hopeless::NoFirst);
        assert_eq!(salvage::<State>(b"", &[]).unwrap_err(), Hopeless::NoFirst);
    }

    #[test]
    fn the_rules_of_a_damaged_first_line_come_from_the_profile_that_its_checksum_proves() {
        let whole = read(GAME).records;
        let golos_game::Event::Opened(setup) = &whole[0].event else { panic!("no opening") };
        let mut other = setup.rules.clone();
        other.id = "another".to_owned();
        let mut damaged = GAME.to_vec();
        damaged[400..900].fill(0);
        let saved = salvage::<State>(&damaged, &[other.clone(), setup.rules.clone()]).unwrap();
        assert_eq!((saved.kept == whole, saved.changed), (true, vec![(1, Change::Profile)]));
        assert_eq!(salvage::<State>(&damaged, &[other]).unwrap_err(), Hopeless::NoFirst);
    }

    #[test]
    fn what_is_behind_a_missing_block_is_kept_as_far_as_it_can_be_replayed() {
        let bytes = game();
        let all = lines(&bytes);
        let whole = read(&bytes).records;
        for (from, to) in [(6, 9), (5, 6), (12, 13)] {
            let damaged = [all[..from].concat(), all[to..].concat()].concat();
            let saved = saved(&damaged);
            assert_eq!(saved.lost[0], Lost { first: from + 1, last: to, why: WhyLost::Missing });
            assert!(whole[..from].iter().eq(&saved.kept[..from]));
            // What was said behind it is there, the result too where it follows.
            assert!(saved.kept.last().unwrap().seq > to as u64, "{:?}", saved.lost);
            assert!(saved.kept.len() + saved.lines_lost() == whole.len());
            let journal = saved.journal("salvaged", true).unwrap();
            let report = check(journal.as_bytes()).unwrap();
            assert_eq!(report.findings, [], "{from}");
            assert!(journal.contains("Noted(text:\"salvaged\")"));
        }
        // Garbage in the middle, with line ends and without.
        for fill in [0, b'\n', b'x'] {
            let mut damaged = bytes.clone();
            let at = bytes.len() - 1500;
            damaged[at..at + 700].fill(fill);
            let saved = saved(&damaged);
            assert!(!saved.lost.is_empty() && saved.kept.last() == whole.last());
        }
    }

    #[test]
    fn the_first_line_is_put_together_where_it_and_its_copy_are_damaged() {
        let bytes = game();
        let whole = read(&bytes).records;
        let first = lines(&bytes)[0].len();
        let mut damaged = bytes.clone();
        damaged.drain(first + 1200..first + 1900);
        damaged[200..900].fill(b'x');
        let saved = saved(&damaged);
        assert_eq!((saved.kept.len() + saved.lines_lost(), saved.changed[0]), (whole.len(), (1, Change::Copied)));
        assert!(saved.kept[0] == whole[0]);
    }

    #[test]
    fn blocks_out_of_order_are_put_in_order() {
        let bytes = game();
        let all = lines(&bytes);
        let damaged = [all[..8].concat(), all[10..].concat(), all[8..10].concat()].concat();
        let saved = saved(&damaged);
        assert!(saved.kept.len() >= 8 && !saved.is_whole());
    }

    #[test]
    fn micro_matches_and_events_are_got_back_likewise() {
        let contest = anew(read_match(MATCH).records);
        for at in (0..contest.len()).step_by(50) {
            let saved = salvage::<micro_match::State>(&flipped(&contest, at), &[]).unwrap();
            assert!(saved.lost.is_empty(), "{at}: {:?}", saved.lost);
            let journal = saved.journal("salvaged", true).unwrap();
            assert_eq!(check_match(journal.as_bytes()).unwrap().findings, []);
        }
        let event = anew(read_event(EVENT).records);
        for at in (0..event.len()).step_by(50) {
            let saved = salvage::<event::State>(&flipped(&event, at), &[]).unwrap();
            assert!(saved.lost.is_empty(), "{at}: {:?}", saved.lost);
            let journal = saved.journal("salvaged", true).unwrap();
            assert_eq!(check_event(journal.as_bytes()).unwrap().findings, []);
        }
        assert!(tells_of::<micro_match::Event>(&contest) && !tells_of::<event::Event>(&contest));
        assert!(tells_of::<event::Event>(&[b"gone\n", &event[lines(&event)[0].len()..]].concat()));
    }

    #[test]
    fn garbage_is_borne() {
        for text in ["", "\n\n\n", "(seq:0,", "(seq:0,\n(seq:1,\n", "x", "(seq:99999999999999999999,sum:\"\")"] {
            assert!(salvage::<State>(text.as_bytes(), &[]).is_err(), "{text}");
        }
        assert!(salvage::<State>(&vec![b'('; 1 << 20], &[]).is_err());
    }
}
