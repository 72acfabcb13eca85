//! What is read in the room: letters line by line, the position, the time, what is due.

use super::room::{LettersDesk, OpenGame};
use super::{paper, status, words};
use crate::{Out, Presenter};
use golos_letters::{Past, chart};
use golos_rules::Notation;
use golos_speech::{Kind, pieces, place};
use golos_wording::{Noun, Sentence, Slot, message};

impl OpenGame {
    fn past(&self) -> Option<&Past> {
        self.state.letters().get(self.letter)
    }

    /// The head of the letter that is read.
    pub(super) fn heading(&self) -> Sentence {
        match self.past() {
            Some(past) => head(self.letter, past),
            None => message::letters_no_letters(),
        }
    }

    /// Its lines.
    pub(super) fn lines(&self) -> Vec<Sentence> {
        self.past().map(|past| paper::heard(&self.state, past)).unwrap_or_default()
    }
}

/// Which letter it is, whose, and of which day.
fn head(index: usize, past: &Past) -> Sentence {
    let number = u32::try_from(index).unwrap_or(u32::MAX).saturating_add(1);
    let sent = past.outcome.sent.or(past.letter.dates.dispatch()).or(past.letter.dates.arrived);
    let day = sent.map_or_else(|| Slot::Text("?".to_owned()), |sent| words::day(sent).into());
    message::letters_letter_head(number, past.letter.by, day)
}

impl LettersDesk {
    /// The next line of the letter that is read.
    pub(super) fn next(&mut self, presenter: &Presenter) -> Vec<Out> {
        let Some(open) = &mut self.open else { return self.list(presenter) };
        let lines = open.lines();
        let next = open.line.map_or(0, |line| line + 1);
        match (lines.get(next), lines.is_empty()) {
            (Some(line), _) => {
                open.line = Some(next);
                let head = (next == 0).then(|| open.heading());
                Self::say(head.into_iter().chain([line.clone()]), presenter)
            }
            (None, true) => Self::say([message::letters_no_letters()], presenter),
            (None, false) => Self::say([message::letters_letter_end()], presenter),
        }
    }

    /// The line before.
    pub(super) fn previous(&mut self, presenter: &Presenter) -> Vec<Out> {
        let Some(open) = &mut self.open else { return self.list(presenter) };
        let before = open.line.unwrap_or(0).saturating_sub(1);
        match open.lines().get(before) {
            Some(line) => {
                open.line = Some(before);
                Self::say([line.clone()], presenter)
            }
            None => Self::say([message::letters_no_letters()], presenter),
        }
    }

    /// A whole letter by its number from 1; `None`: the last one. Enter reads it once more, line by line.
    pub(super) fn letter(&mut self, number: Option<u32>, presenter: &Presenter) -> Vec<Out> {
        let Some(open) = &mut self.open else { return Self::say([message::refuse_letters_choose()], presenter) };
        let count = open.state.letters().len();
        let index = match number {
            None => count.checked_sub(1),
            Some(number) => usize::try_from(number).ok().and_then(|number| number.checked_sub(1)),
        };
        match index.filter(|&index| index < count) {
            Some(index) => {
                (open.letter, open.line) = (index, None);
                let said = [open.heading()].into_iter().chain(open.lines());
                Self::say(said, presenter)
            }
            None if count == 0 => Self::say([message::letters_no_letters()], presenter),
            None => Self::say([message::refuse_letters_letter(u32::try_from(count).unwrap_or(u32::MAX))], presenter),
        }
    }

    /// The list of letters: a line each.
    pub(super) fn letters(open: &OpenGame, presenter: &Presenter) -> Vec<Out> {
        if open.state.letters().is_empty() {
            return Self::say([message::letters_no_letters()], presenter);
        }
        let all = open.state.letters().iter().enumerate();
        all.map(|(index, past)| presenter.say(&head(index, past), Kind::Item)).collect()
    }

    /// Where the pieces stand, or what stands on a place.
    pub(super) fn position(open: &OpenGame, asked: Option<&str>, presenter: &Presenter) -> Vec<Out> {
        let notation = Notation { chess: presenter.letters, ..Notation::FILES };
        let position = open.state.position();
        let said = match asked {
            Some(text) => vec![place(&position, text, notation, presenter.wording)],
            None => {
                let mut said = vec![pieces(&position, notation)];
                said.extend(words::phase(&open.state));
                said
            }
        };
        Self::say(said, presenter)
    }

    /// The time chart, a row a line (R-10.3.6, CH-60).
    pub(super) fn chart(open: &OpenGame, presenter: &Presenter) -> Vec<Out> {
        let rows = chart(&open.state);
        if rows.is_empty() {
            return Self::say([message::letters_no_letters()], presenter);
        }
        let day = |day: Option<golos_letters::Day>| {
            day.map_or_else(|| Slot::Text("?".to_owned()), |day| words::day(day).into())
        };
        let said = rows.into_iter().map(|row| {
            if let Some(cause) = row.cause {
                let cause = Slot::Phrase(words::cause(cause).to_owned());
                let days = Slot::Text(row.days.to_string());
                return message::letters_chart_besides(row.number, row.by, cause, days, row.total);
            }
            let days = u32::try_from(row.days).unwrap_or(0);
            let (days, moves) = (Slot::Count(days, Noun::Day), Slot::Text(row.moves.join(", ")));
            match row.received {
                Some(_) => message::letters_chart_row(
                    row.number,
                    row.by,
                    day(row.received),
                    day(row.sent),
                    days,
                    row.total,
                    moves,
                ),
                None => message::letters_chart_first(row.number, row.by, day(row.sent), days, row.total, moves),
            }
        });
        said.map(|sentence| presenter.say(&sentence, Kind::Item)).collect()
    }

    /// What is due: in the game that is open, else in all of them, the nearest first.
    pub(super) fn due(&self, presenter: &Presenter) -> Vec<Out> {
        let today = self.today();
        if let Some(open) = &self.open {
            return Self::say(status::dues(&open.state, today), presenter);
        }
        let all = self.games.iter().flat_map(|(path, game)| game.own_due(today).map(move |due| (due, path, game)));
        let mut all: Vec<_> = all.collect();
        all.sort_by_key(|(due, path, _)| (due.day, *path, due.what));
        if all.is_empty() {
            return Self::say([message::letters_nothing_due()], presenter);
        }
        let line = |(due, path, game): (&golos_letters::Due, &std::path::PathBuf, &golos_letters::Summary)| {
            let note = words::due(due, today, game.article(due.provision));
            presenter.say(&message::letters_due_in(Slot::Text(super::room::name_of(path)), note), Kind::Item)
        };
        all.into_iter().map(line).collect()
    }
}
