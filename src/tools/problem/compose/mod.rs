//! Composing and reading problems line by line: pieces, solution, marks, checks.

mod check;
mod edit;
mod kept;
mod read;
mod words;

use std::io::{BufRead, Write};

use golos_cli::ComposeArgs;
use golos_desk::{Out, Presenter, SetUp};
use golos_game::{Query, RecordRequest, Request, RuleSet};
use golos_input::{Intent, Phrases};
use golos_rules::tree::{Game, NodeId, Tree};
use golos_rules::{Notation, Position};
use golos_speech as speech;
use golos_wording::{Sentence, Slot, Style, message};

use super::input::next_line;
use super::known::KnownEndings;
use crate::around::{CommandFailure, Surroundings};
use kept::Kept;
use words::Word;

/// Former states that can be brought back at most.
const MOST_UNDONE: usize = 200;

/// A composition that is being made or read.
pub(super) struct Composer<'a> {
    args: &'a ComposeArgs,
    around: &'a Surroundings<'a>,
    presenter: Presenter,
    phrases: Phrases<Word>,
    /// The rules of the composition.
    rules: RuleSet,
    game: Game,
    /// The place of the solution that is heard.
    at: NodeId,
    /// The variation that was read last, from 0.
    line: usize,
    /// What it was before each change, and the place and the variation that were heard.
    before: Vec<(Game, NodeId, usize)>,
    /// The board while it is set up.
    set_up: Option<SetUp>,
    kept: Kept,
    /// Positions that the next check looks at.
    nodes: u64,
    endings: Option<KnownEndings>,
}

/// Whether the dialogue goes on.
enum Next {
    Said(Vec<String>),
    Leave,
}

/// Takes lines until the dialogue is left or the input ends.
///
/// # Errors
/// [`CommandFailure`] if the file of compositions cannot be read, or the lines cannot.
pub(super) fn run(
    args: &ComposeArgs,
    around: &Surroundings<'_>,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let (mut composer, opening) = Composer::open(args, around)?;
    write_lines(&opening, out)?;
    while let Some(line) = next_line(input)? {
        match composer.line(&line, out)? {
            Next::Said(lines) => write_lines(&lines, out)?,
            Next::Leave => break,
        }
        if (around.is_stopped)() {
            break;
        }
    }
    write_lines(&composer.closing(), out)?;
    Ok(0)
}

fn write_lines(lines: &[String], out: &mut dyn Write) -> std::io::Result<()> {
    for line in lines {
        writeln!(out, "{line}")?;
    }
    out.flush()
}

impl<'a> Composer<'a> {
    fn open(
        args: &'a ComposeArgs,
        around: &'a Surroundings<'a>,
    ) -> Result<(Composer<'a>, Vec<String>), CommandFailure> {
        let rules = around.rules.clone().ok_or_else(|| message::ending_no_game(crate::around::quoted(&args.rules)))?;
        let (kept, game) = Kept::open(args, around)?;
        let lang = around.wording.lang();
        let game = game.unwrap_or_else(|| Game::new(rules.variant.empty()));
        let composer = Composer {
            args,
            around,
            presenter: Presenter::new(lang, Style::written(lang)),
            phrases: Phrases::new(lang, words::WORDS),
            rules: RuleSet { variant: game.variant(), ..rules },
            game,
            at: Tree::ROOT,
            line: 0,
            before: Vec::new(),
            set_up: None,
            kept,
            nodes: args.nodes,
            endings: None,
        };
        let mut opening = composer.say([message::compose_open(golos_wording::edition(&composer.rules))]);
        opening.extend(composer.say(composer.working_file()));
        opening.extend(composer.kept.warnings().into_iter().map(|line| composer.say(line).join(" ")));
        if composer.has_pieces() {
            opening.extend(composer.say(composer.described()));
        }
        Ok((composer, opening))
    }

    /// In which file changes are kept.
    fn working_file(&self) -> Option<Sentence> {
        let (path, at) = self.kept.place()?;
        Some(message::compose_file(Slot::Text(path.display().to_string()), crate::around::number(at)))
    }

    /// What is said at the end.
    fn closing(&self) -> Vec<String> {
        self.say([if self.kept.is_saved() { message::compose_closed() } else { message::compose_closed_unsaved() }])
    }

    fn has_pieces(&self) -> bool {
        golos_rules::Side::BOTH.into_iter().any(|side| self.game.start.count(side) > 0)
    }

    /// Takes a line.
    fn line(&mut self, line: &str, out: &mut dyn Write) -> Result<Next, CommandFailure> {
        if self.set_up.is_some() {
            return Ok(Next::Said(self.set_up_line(line)));
        }
        if let Some((word, rest)) = self.phrases.take(line) {
            return self.word(word, rest, out).map(Next::Said);
        }
        let tokens = self.presenter.lexicon.tokens(line, self.game.start.place_names());
        match self.presenter.lexicon.replay(&tokens) {
            Ok(Intent::Leave) => return Ok(Next::Leave),
            Ok(Intent::Help) => {
                let help = words::help(self.game.start.place_names());
                return Ok(Next::Said(self.say(help.into_iter().chain([words::examples(&self.game.start)]))));
            }
            Ok(Intent::Replay(asked)) => return Ok(Next::Said(self.navigate(asked))),
            Ok(Intent::Game { ask: Request::Record(asked), .. }) => return Ok(Next::Said(self.asked(asked))),
            Ok(_) | Err(_) => {}
        }
        if let Some(position) = self.position_written(line) {
            // What no game leads to, whatever else is put on the board, is refused as in a set-up.
            return Ok(Next::Said(match position.impossible_placing() {
                Some(why) => self.say([speech::impossible(&why)]),
                None => self.stand(position),
            }));
        }
        if let Some(said) = self.moves(line) {
            return Ok(Next::Said(said));
        }
        Ok(Next::Said(self.edit_line(&tokens)))
    }

    /// Answers a question about the position.
    fn asked(&mut self, asked: RecordRequest) -> Vec<String> {
        let position = self.position();
        match asked {
            RecordRequest::Query(Query::Pieces) => self.say([speech::pieces(&position, self.notation())]),
            RecordRequest::Query(Query::Place(text)) => {
                self.say([speech::place(&position, &text, self.notation(), self.presenter.wording)])
            }
            RecordRequest::Query(Query::Turn) => self.say([message::ask_turn_side(position.turn())]),
            RecordRequest::Note(text) => {
                self.remember();
                self.game.tree.remarks_mut(self.at).comments.push(text);
                self.changed(vec![message::compose_noted()])
            }
            _ => self.say([message::compose_not_here()]),
        }
    }

    fn position(&self) -> Position {
        self.game.position(self.at)
    }

    fn notation(&self) -> Notation {
        self.presenter.wording.lang().notation()
    }

    fn say(&self, sentences: impl IntoIterator<Item = Sentence>) -> Vec<String> {
        let style = Style::written(self.presenter.wording.lang());
        sentences.into_iter().map(|sentence| self.presenter.wording.render(&sentence, style)).collect()
    }

    /// Keeps the present state to be brought back.
    fn remember(&mut self) {
        if self.before.len() >= MOST_UNDONE {
            self.before.remove(0);
        }
        self.before.push((self.game.clone(), self.at, self.line));
    }

    /// Says what was changed, after it is on disk.
    fn changed(&mut self, sentences: Vec<Sentence>) -> Vec<String> {
        let unsaved = self.kept.save(&self.game);
        self.say(sentences.into_iter().chain(unsaved))
    }
}

/// The lines of what a set-up says.
fn written(out: Vec<Out>) -> Vec<String> {
    out.into_iter().map(|out| out.written).collect()
}
