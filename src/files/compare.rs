//! `golos compare`: two records of one game held against each other, in words.

use std::io::{self, Write};
use std::path::Path;

use super::audit::found;
use super::walk::walk;
use crate::disk::Disk;
use golos_clock::Ms;
use golos_desk::{Archive, NoGame};
use golos_game::{Event, Outcome, Parting, RecordEvent, Scale, State};
use golos_journal::{self as journal, Record};
use golos_rules::tree::read_clock;
use golos_rules::{Notation, Side};
use golos_speech::ending;
use golos_table::TableError;
use golos_wording::{Form, Lang, Sentence, Slot, Style, Wording, message, text_key};

/// Tells what is wrong with each, where the two part and meet again, how they end, and what times they have. True if they
/// say the same.
///
/// # Errors
/// [`TableError`] if one of them cannot be read, or the output not be written.
pub fn compare(
    [first, second]: [&Path; 2],
    wording: &Wording,
    style: Style,
    out: &mut dyn Write,
) -> Result<bool, TableError> {
    let (first, second) = (Compared::read(first, wording, style)?, Compared::read(second, wording, style)?);
    let mut told = told(&first, &second, wording);
    let is_same = told.is_empty();
    if is_same {
        told.push(message::compare_same(number(first.state.half_moves_made())));
    }
    let style = Style { form: Form::Written, ..style };
    for sentence in &told {
        writeln!(out, "{}", wording.render(sentence, style)).map_err(TableError::Write)?;
    }
    Ok(is_same)
}

/// A second more or less is the hand on the button.
const HAND: u64 = 1000;

/// One of the two records.
struct Compared {
    state: State,
    /// What was found in it, in words.
    findings: Vec<String>,
    /// The result that a file states of a game that breaks off before it.
    stated: Option<Outcome>,
    /// What each half-move left on the clock of its maker, where it was kept.
    left: Vec<Option<Ms>>,
}

impl Compared {
    /// The first game of a file, of whatever form.
    fn read(path: &Path, wording: &Wording, style: Style) -> Result<Compared, TableError> {
        let refused = |why| match why {
            NoGame::Io(error) if error.kind() == io::ErrorKind::NotFound => {
                TableError::Missing(path.display().to_string())
            }
            NoGame::Io(error) => TableError::Read(error),
            NoGame::Told(sentence) => TableError::NoGame(Box::new(sentence)),
        };
        let recorded = Disk.game(path, None, wording).map_err(refused)?;
        let report = journal::check(&recorded.bytes)?;
        let own = report.findings.iter().map(|finding| {
            let (sentence, why) = found(finding);
            why.behind(&sentence, wording, Style { form: Form::Written, ..style })
        });
        let findings = recorded.findings.into_iter().chain(own).collect();
        let records = journal::read(&recorded.bytes).records;
        let left = left(records.get(..report.records).unwrap_or(&records), &report.state);
        Ok(Compared { state: report.state, findings, stated: recorded.stated, left })
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.verdict().map(|verdict| verdict.outcome).or(self.stated)
    }

    /// How it ended, in words.
    fn result(&self) -> Sentence {
        match (self.state.verdict(), self.stated) {
            (Some(verdict), _) => ending(self.state.setup(), verdict),
            (None, Some(stated)) => message::compare_stated(Slot::Text(stated.score(Scale::One).to_owned())),
            (None, None) => message::compare_open(),
        }
    }

    /// A half-move in the letters of the reader.
    fn made(&self, at: usize, lang: Lang) -> Slot {
        Slot::Text(self.written(at, lang))
    }

    fn written(&self, at: usize, lang: Lang) -> String {
        let notation = Notation { chess: lang.notation().chess, ..self.state.notation() };
        let moves = self.state.half_moves();
        moves.get(at).map(|it| it.before.localized(&it.made.notation, notation)).unwrap_or_default()
    }

    /// What the last half-move of a side has left on its clock, where that was kept; of a game that was played here, what
    /// the clock shows.
    fn remains(&self, side: Side) -> Option<Ms> {
        if self.state.is_timed() {
            return Some(self.state.clock().left(side, self.state.at()));
        }
        let moves = self.state.half_moves();
        moves.iter().zip(&self.left).rev().find(|(it, _)| it.made.side == side).and_then(|(_, left)| *left)
    }
}

/// What each half-move left on the clock of its maker: as it was played, or as a file says it behind the move.
fn left(records: &[Record], state: &State) -> Vec<Option<Ms>> {
    if state.is_timed() {
        return state.half_moves().iter().map(|it| it.left).collect();
    }
    let mut left = vec![None; state.half_moves_made()];
    walk(records, |record, made| {
        if let Event::Record(RecordEvent::Noted { text, .. }) = &record.event
            && let Some(kept) = made.checked_sub(1).and_then(|last| left.get_mut(last))
        {
            *kept = kept.or(clock(text));
        }
    });
    left
}

/// The time that is left in what a file says behind a move: `[%clk 1:02:03]`.
fn clock(text: &str) -> Option<Ms> {
    let (_, behind) = text.split_once("[%clk")?;
    read_clock(behind.split_once(']')?.0.trim()).map(Ms::new)
}

fn told(first: &Compared, second: &Compared, wording: &Wording) -> Vec<Sentence> {
    let lang = wording.lang();
    let (one, other) = (&first.state, &second.state);
    let about = |message: fn(Slot) -> Sentence, compared: &Compared| {
        let told = compared.findings.iter();
        told.map(|text| message(Slot::Text(text.clone()))).collect::<Vec<_>>()
    };
    let mut told = about(message::compare_found_first, first);
    told.extend(about(message::compare_found_second, second));
    let Some(partings) = Parting::all(one, other) else {
        told.push(message::compare_start());
        return told;
    };
    told.extend((0..).zip(&partings).flat_map(|(index, parting)| parted((first, second), index, *parting, lang)));
    told.extend(results(first, second));
    told.extend(Side::BOTH.into_iter().filter_map(|side| used(one, other, side)));
    told.extend(times(first, second, &Parting::shared(one, other, &partings), lang));
    if !told.is_empty() {
        told.extend(restored(first, second, &partings, wording));
    }
    told
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// One place at which they part, and where they meet again.
fn parted((first, second): (&Compared, &Compared), index: usize, parting: Parting, lang: Lang) -> Vec<Sentence> {
    let longer = |message: fn(Slot, u32) -> Sentence, longer: &Compared, at: usize| {
        let more = longer.state.half_moves_made().saturating_sub(at);
        message(longer.made(at, lang), number(more))
    };
    let (at, again) = match parting {
        Parting::End { at } if first.state.half_moves_made() > at.0 => {
            return vec![longer(message::compare_second_ends, first, at.0)];
        }
        Parting::End { at } => return vec![longer(message::compare_first_ends, second, at.1)],
        Parting::Move { at, again } => (at, again),
    };
    let (own, others) = (first.made(at.0, lang), second.made(at.1, lang));
    let side = first.state.half_moves().get(at.0).map_or(Side::White, |it| it.made.side);
    let parts = match (index, at.0 == at.1) {
        (_, false) => {
            let (own_ply, others_ply) = (number(at.0).saturating_add(1), number(at.1).saturating_add(1));
            message::compare_part_shifted(own_ply, own, others_ply, others)
        }
        (0, true) => message::compare_part(first.state.number_of(at.0), side, own, others),
        (_, true) => message::compare_part_again(first.state.number_of(at.0), side, own, others),
    };
    let Some((one, other)) = again else {
        let (one, other) = (first.state.half_moves_made(), second.state.half_moves_made());
        let message = if one > other { message::compare_longer_first } else { message::compare_longer_second };
        let longer = (one != other).then(|| message(number(one.abs_diff(other))));
        return [parts, message::compare_apart()].into_iter().chain(longer).collect();
    };
    vec![parts, message::compare_again(number(one), number(other))]
}

fn results(first: &Compared, second: &Compared) -> Option<Sentence> {
    let differs = first.outcome() != second.outcome();
    differs.then(|| message::compare_result(first.result(), second.result()))
}

/// The time that a side has used, where both have kept it and not alike.
fn used(first: &State, second: &State, side: Side) -> Option<Sentence> {
    if !first.is_timed() || !second.is_timed() {
        return None;
    }
    let [one, other] = [first, second].map(|state| state.clock().used(side, state.at()));
    let differs = one.get().abs_diff(other.get()) > HAND;
    differs.then(|| message::compare_time(side, one, other))
}

/// The first of the moves in both behind which other times were left, and how many there are besides.
fn times(first: &Compared, second: &Compared, shared: &[(usize, usize)], lang: Lang) -> Vec<Sentence> {
    let differing = shared.iter().filter_map(|&(one, other)| {
        let (left, right) = ((*first.left.get(one)?)?, (*second.left.get(other)?)?);
        (left.get().abs_diff(right.get()) > HAND).then_some((one, left, right))
    });
    let differing: Vec<_> = differing.collect();
    let Some(&(at, left, right)) = differing.first() else { return Vec::new() };
    let side = first.state.half_moves().get(at).map_or(Side::White, |it| it.made.side);
    let told = message::compare_left(first.state.number_of(at), side, first.made(at, lang), left, right);
    let more = number(differing.len() - 1);
    let more = (more > 0).then(|| message::compare_left_more(more));
    [told].into_iter().chain(more).collect()
}

/// What is typed at the desk where the game is restored: the moves that one of them lacks, and by which of them the clocks
/// are set (R-5.4.3.2, U-V.7.12, CH-8.5). What has its result is not restored.
fn restored(first: &Compared, second: &Compared, partings: &[Parting], wording: &Wording) -> Vec<Sentence> {
    let is_open = |compared: &Compared| compared.outcome().is_none() && compared.findings.is_empty();
    let by_first = || set(message::compare_set_first, first, second, wording);
    let by_second = || set(message::compare_set_second, second, first, wording);
    let missing = |message: fn(Slot) -> Sentence, longer: &Compared, from: usize| {
        let moves: Vec<String> =
            (from..longer.state.half_moves_made()).map(|at| longer.written(at, wording.lang())).collect();
        message(Slot::Texts(moves))
    };
    match partings.last() {
        None if is_open(first) && is_open(second) => by_first().into_iter().chain(by_second()).collect(),
        Some(Parting::End { at }) if first.state.half_moves_made() > at.0 && is_open(second) => {
            std::iter::once(missing(message::compare_enter_second, first, at.0)).chain(by_first()).collect()
        }
        Some(Parting::End { at }) if second.state.half_moves_made() > at.1 && is_open(first) => {
            std::iter::once(missing(message::compare_enter_first, second, at.1)).chain(by_second()).collect()
        }
        None | Some(Parting::End { .. } | Parting::Move { .. }) => Vec::new(),
    }
}

/// The lines that set the clocks as one of them has them, where the other has not.
fn set(message: fn(Slot) -> Sentence, by: &Compared, other: &Compared, wording: &Wording) -> Vec<Sentence> {
    let word = |key| wording.words(key).into_iter().next().unwrap_or_default();
    let line = |side: Side| {
        let left = by.remains(side)?;
        let differs = other.remains(side).is_none_or(|its| its.get().abs_diff(left.get()) > HAND);
        let side = word(match side {
            Side::White => text_key::WORDS_WHITE,
            Side::Black => text_key::WORDS_BLACK,
        });
        let reason = format!("{} {}", word(text_key::WORDS_BECAUSE), wording.label(text_key::COMPARE_REASON));
        // The clocks are read in whole seconds.
        let left = wording.render(&message::compare_clock(Ms::from_secs(left.secs())), Style::written(wording.lang()));
        let typed = format!("{} {side} {left} {reason}", word(text_key::WORDS_SET));
        differs.then(|| message(Slot::Text(typed)))
    };
    Side::BOTH.into_iter().filter_map(line).collect()
}
