//! Checking and solving from the dialogue.

use std::io::Write;
use std::path::{Path, PathBuf};

use golos_cli::{CheckProblemArgs, SolveArgs};
use golos_problem::{Length, Severity, Stipulation};
use golos_rules::{Notation, Position};
use golos_wording::{Sentence, message};

use super::Composer;
use super::kept::no_file;
use super::words::Word;
use crate::around::{CommandFailure, quoted};
use crate::problem::export::task;
use crate::problem::lines::moves;
use crate::problem::show::{task_named, task_written};
use crate::problem::{check, chess, draughts, show};

/// How much deeper the next check looks.
const DEEPER: u64 = 4;

/// The most positions of a check.
const MOST_NODES: u64 = 100_000_000_000;

impl Composer<'_> {
    /// Does what a phrase asks for.
    pub(super) fn word(&mut self, word: Word, rest: &str, out: &mut dyn Write) -> Result<Vec<String>, CommandFailure> {
        Ok(match word {
            Word::SetUp => self.open_set_up(),
            Word::Task => self.task(rest),
            Word::Kind => self.kind(rest),
            Word::Check => self.check()?,
            Word::Deeper => {
                self.nodes = self.nodes.saturating_mul(DEEPER).min(MOST_NODES);
                self.check()?
            }
            Word::Solve => {
                let found = self.solved(out);
                self.told(found)?
            }
            Word::WhyNot => {
                let found = self.why_not(rest, out);
                self.told(found)?
            }
            Word::Mark(mark) => self.mark(Some(mark)),
            Word::Unmark => self.mark(None),
            Word::Undo => self.undo(),
            Word::Turned => self.turn_board(),
            Word::LastMove => self.last_moves(rest),
            Word::Author => self.tag("Author", rest),
            Word::Place => self.tag("Place", rest),
            Word::Award => self.tag("Award", rest),
            Word::Caption => {
                let above = show::above(&self.game);
                self.say(above.into_iter().chain(self.described()))
            }
            Word::Solution => self.read_line(0),
            Word::NextLine => self.read_line(self.line + 1),
            Word::PreviousLine => match self.line.checked_sub(1) {
                Some(line) => self.read_line(line),
                None => self.say([message::compose_edge()]),
            },
            Word::MainLine => self.navigate(golos_input::ReplayRequest::MainLine),
            Word::Save => self.save(rest),
            Word::Where => self.say(self.where_it_is()),
            Word::AllLines => self.say(self.all_lines()),
            Word::Delete => self.delete(),
        })
    }

    fn save(&mut self, text: &str) -> Vec<String> {
        let own = self.kept.path().map(Path::to_owned);
        let path = if text.is_empty() { own } else { Some(PathBuf::from(text)) };
        let said = match path {
            Some(path) => self.kept.save_as(&path, &self.game),
            None => no_file(),
        };
        self.say([said])
    }

    /// Sentences of something that may have been refused; other failures end the dialogue.
    fn told(&self, found: Result<Vec<Sentence>, CommandFailure>) -> Result<Vec<String>, CommandFailure> {
        match found {
            Ok(sentences) => Ok(self.say(sentences)),
            Err(CommandFailure::Told(refused)) => Ok(self.say([*refused])),
            Err(other) => Err(other),
        }
    }

    /// What is found in the composition, the worst first.
    fn check(&mut self) -> Result<Vec<String>, CommandFailure> {
        let args = CheckProblemArgs {
            file: PathBuf::new(),
            number: None,
            rules: None,
            edition: self.args.edition.clone(),
            nodes: self.nodes,
            memory: self.args.memory,
            pieces: self.args.pieces,
            json: false,
        };
        let found = check::examine(&self.game, &args, self.around, &mut self.endings).map(|mut found| {
            found.sort_by_key(|finding| std::cmp::Reverse(finding.severity));
            let defects = found.iter().filter(|finding| finding.severity == Severity::Defect).count();
            let sentences = found.into_iter().map(|finding| finding.sentence);
            sentences.chain([message::check_defects(crate::around::number(defects))]).collect()
        });
        self.told(found)
    }

    /// Solves the position that is heard.
    fn solved(&mut self, out: &mut dyn Write) -> Result<Vec<Sentence>, CommandFailure> {
        Ok(self.solution(out)?.sentences())
    }

    fn solution(&mut self, out: &mut dyn Write) -> Result<crate::problem::solution::Solution, CommandFailure> {
        let written = task(&self.game).to_owned();
        let stipulation: Stipulation = written.parse().map_err(|_| message::check_no_task(task_written(&written)))?;
        let blocked = self.game.tag("Blocked").and_then(check::read_blocked);
        let position = self.position();
        if position.turn() != self.game.start.turn() {
            return Err(message::compose_other_turn().into());
        }
        crate::problem::expect_possible(&position)?;
        let stipulation = self.left(stipulation);
        let args = SolveArgs {
            position: position.fen(),
            rules: self.rules.id.clone(),
            task: stipulation,
            moves: None,
            men: blocked.map(|blocked| blocked.men),
            kings: blocked.map(|blocked| blocked.kings),
            nodes: self.nodes,
            time: None,
            memory: self.args.memory,
            pieces: self.args.pieces,
            state: None,
            program: None,
            json: false,
        };
        match (&position, stipulation) {
            (Position::Draughts(position), Stipulation::Win | Stipulation::Draw | Stipulation::Block) => {
                draughts::solve(position, &args, self.around, out, &mut self.endings)
            }
            (Position::Chess(position), Stipulation::Mate(genre, length)) => {
                chess::solve(position, (genre, length), &args, self.around, out)
            }
            _ => Err(message::problem_other_game(task_named(stipulation), quoted(&self.rules.id)).into()),
        }
    }

    /// The task with the number of moves that are left at the place that is heard.
    fn left(&self, stipulation: Stipulation) -> Stipulation {
        let played = u8::try_from(self.game.tree.path(self.at).len() / 2).unwrap_or(u8::MAX);
        match stipulation {
            Stipulation::Mate(genre, Some(length)) => {
                let moves = length.moves.saturating_sub(played).max(1);
                Stipulation::Mate(genre, Some(Length { moves, ..length }))
            }
            other => other,
        }
    }

    /// What is certain of one move from the position that is heard.
    fn why_not(&mut self, text: &str, out: &mut dyn Write) -> Result<Vec<Sentence>, CommandFailure> {
        let position = self.position();
        let read = moves(&position, text, self.notation()).unwrap_or_default();
        let [mv] = read.as_slice() else { return Ok(vec![message::compose_not_lawful(quoted(text))]) };
        let after = position.play(mv);
        let solution = self.solution(out)?;
        // Moves that leave the same position are one.
        let is_it = |name: &str| {
            let own = position.read(name, self.notation()).or_else(|_| position.read(name, Notation::FILES));
            own.is_ok_and(|own| position.play(&own) == after)
        };
        Ok(solution.sentences_of(is_it))
    }
}
