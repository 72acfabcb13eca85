//! Opening a game, showing it, deadlines, breaks, claims, rulings, comparison.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::{Now, Start, StartError};
use golos_cli::{
    DocumentForm, LetterBreak, LetterClaim, LetterPaper, LetterRuling, NewLetters, RulingArg, ShowLetters,
};
use golos_desk::letters::{
    self as words, BreakChange, LetterGame, actor_of, claim_check, happened, name_of, of_game, own_games, own_reply,
    parting, phase, put_out_claim,
};
use golos_files::letters::{letter_games, read_games, summaries, summaries_told};
use golos_letters::{
    CalendarEntry, Due, MissingPart, PaperKind, Request, Ruling, RulingKind, RulingParts, Setup, State, Summary,
    calendar, compare, game_file,
};
use golos_rules::{BySide, Variant};
use golos_view::{csv, form_html, form_html_on, form_text};
use golos_wording::{Form, Printed, Slot, Style, Wording, message};

impl Start {
    pub(super) fn new_letters(&self, args: NewLetters, now: Now) -> Result<u8, StartError> {
        let edition = words::edition_named(self.config.archive.as_ref(), &args.edition);
        let edition = edition.map_err(|why| self.refused(&why))?;
        let named = |id: &String| edition.games.iter().copied().find(|game| game.id() == id);
        let game: Option<Variant> = match &args.variant {
            None => edition.games.first().copied(),
            Some(id) => named(id),
        };
        let unknown = || self.refused(&message::refuse_letters_missing(Slot::Text("--variant".to_owned())));
        let game = game.ok_or_else(unknown)?;
        let mut setup = Setup::new(&edition, game, &args.code, BySide::new(args.white, args.black), args.start);
        setup.me = args.mine;
        setup.end = args.end;
        setup.list_received = BySide::new(args.white_list, args.black_list);
        setup.addresses = BySide::new(args.white_address, args.black_address);
        setup.agreed = args.notation;
        setup.position = args.position;
        let file = self.letters_file(&args.game);
        LetterGame::create(self.config.archive.as_ref(), &file, setup, now.wall)
            .map_err(|error| self.letters_error(error))?;
        self.tell(&message::letters_opened(Slot::Text(file.display().to_string())))?;
        Ok(0)
    }

    pub(super) fn show_letters(&self, args: &ShowLetters, now: Now) -> Result<u8, StartError> {
        let state = self.read_letters(&args.game)?;
        if args.record {
            write!(io::stdout().lock(), "{}", game_file(&state))?;
            return Ok(0);
        }
        if let Some(form) = args.chart {
            let chart = words::time_chart(&state, &Wording::new(self.config.lang));
            write!(io::stdout().lock(), "{}", printed(&chart, form))?;
            return Ok(0);
        }
        let is_heard = self.common.lines == Some(Form::Spoken);
        self.tell_all(words::shown(&state, now.day, is_heard))?;
        Ok(0)
    }

    pub(super) fn due_letters(
        &self,
        folder: Option<PathBuf>,
        ics: Option<&Path>,
        table: Option<DocumentForm>,
        now: Now,
    ) -> Result<u8, StartError> {
        let folder = folder.unwrap_or_else(|| self.letters_folder());
        let wording = Wording::new(self.config.lang);
        let mut games: Vec<(String, Summary)> = Vec::new();
        let mut code = 0;
        let tells = |count: usize| {
            let said = message::letters_reading(u32::try_from(count).unwrap_or(u32::MAX));
            let _ = writeln!(io::stderr(), "{}", wording.render(&said, self.config.style));
        };
        for (file, read) in summaries_told(&folder, tells) {
            match read {
                Ok(summary) => games.push((name_of(&file), summary)),
                Err(error) => {
                    writeln!(io::stderr(), "{}", self.letters_error(error))?;
                    code = 1;
                }
            }
        }
        if let Some(form) = table {
            write!(io::stdout().lock(), "{}", printed(&words::table(&games, now.day, &wording), form))?;
            return Ok(code);
        }
        let mut all: Vec<(&Due, &str, &Summary)> = Vec::new();
        for (name, game) in &games {
            all.extend(game.own_due(now.day).map(|due| (due, name.as_str(), game)));
        }
        all.sort_by(|(one, name, _), (other, named, _)| (one.day, name, one.what).cmp(&(other.day, named, other.what)));
        let style = Style { form: self.common.lines.unwrap_or(Form::Written), ..self.config.style };
        if let Some(path) = ics {
            let entry = |(due, name, game): &(&Due, &str, &Summary)| CalendarEntry {
                uid: format!(
                    "{name}-{:?}-{}-{}@golos",
                    due.what,
                    due.who.map_or("arbiter".to_owned(), |it| it.to_string()),
                    game.letters
                ),
                day: due.day,
                // How many days are left is another number each day.
                text: format!("{name}: {}", wording.render(&words::what_is_due(due), style)),
            };
            let text = calendar(&all.iter().map(entry).collect::<Vec<_>>(), now.day);
            let failed = |reason| StartError::File { path: path.display().to_string(), reason };
            let mut part =
                golos_files::part::PartialFile::begin(path, golos_files::part::Readers::Usual).map_err(failed)?;
            part.write_all(text.as_bytes()).map_err(failed)?;
            part.replace().map_err(failed)?;
        }
        if all.is_empty() {
            self.tell(&message::letters_nothing_due())?;
        }
        let out = &mut io::BufWriter::new(io::stdout().lock());
        for (due, name, game) in &all {
            let said = words::due(due, now.day, game.article(due.provision));
            writeln!(out, "{name}: {}", golos_rules::plain(&wording.render(&said, style)))?;
        }
        Ok(code)
    }

    /// A paper of a game: the record on its sheet, a claim, the papers of an unfinished game, a certificate; or the report on all
    /// games of a folder.
    pub(super) fn paper_letters(&self, args: &LetterPaper) -> Result<u8, StartError> {
        let wording = Wording::new(self.config.lang);
        let form = args.form.unwrap_or(DocumentForm::Text);
        if args.paper == PaperKind::Report {
            let folder = args.game.clone().unwrap_or_else(|| self.letters_folder());
            let mut games = Vec::new();
            let mut code = 0;
            for (file, read) in read_games(&letter_games(&folder)) {
                match read {
                    Ok(state) => games.push((name_of(&file), state)),
                    Err(error) => {
                        writeln!(io::stderr(), "{}", self.letters_error(error))?;
                        code = 1;
                    }
                }
            }
            write!(io::stdout().lock(), "{}", printed(&words::report(&games, &wording), form))?;
            return Ok(code);
        }
        let named = args.game.as_deref().ok_or_else(|| self.refused(&message::refuse_letters_choose()))?;
        let state = self.read_letters(named)?;
        let paper = match args.paper {
            PaperKind::Record => Some(words::record_sheet(&state, &wording)),
            PaperKind::Claim => {
                let paper = words::claim_paper(&state, &wording);
                Some(paper.ok_or_else(|| self.refused(&message::refuse_letters_no_claim()))?)
            }
            PaperKind::Adjudication => Some(words::adjudication_papers(&state, &wording)),
            PaperKind::Certificate => {
                let paper = words::certificate(&state, &wording);
                Some(paper.ok_or_else(|| self.refused(&message::refuse_letters_not_over()))?)
            }
            PaperKind::Report => None,
        };
        let Some(paper) = paper else { return Ok(0) };
        let text = match (args.paper, form) {
            (PaperKind::Record, DocumentForm::Html) => form_html_on(&paper, SHEET),
            (_, form) => printed(&paper, form),
        };
        write!(io::stdout().lock(), "{text}")?;
        Ok(0)
    }

    pub(super) fn break_letters(&self, args: &LetterBreak, now: Now) -> Result<u8, StartError> {
        let change = match (args.end, args.last) {
            (false, Some(last)) => {
                BreakChange::Taken { first: args.first, last, told: args.told, is_allowed: args.allowed }
            }
            (true, _) | (false, None) => BreakChange::Ended(args.first),
        };
        if args.game.is_dir() {
            return self.break_everywhere(&args.game, change, now);
        }
        let by = self.side(&self.read_letters(&args.game)?, args.by)?;
        let wording = Wording::new(self.config.lang);
        let file = self.letters_file(&args.game);
        let said = change.record(self.config.archive.as_ref(), &file, by, (now.day, now.wall), &wording);
        self.tell_all(said.map_err(|why| self.letters_error(why))?)?;
        Ok(0)
    }

    /// A break in all own games of a folder. What one refuses does not stop the others.
    fn break_everywhere(&self, folder: &Path, change: BreakChange, now: Now) -> Result<u8, StartError> {
        let mut code = 0;
        let mut games = Vec::new();
        for (file, read) in summaries(folder) {
            match read {
                Ok(summary) => games.push((file, summary)),
                Err(error) => {
                    writeln!(io::stderr(), "{}", self.letters_error(error))?;
                    code = 1;
                }
            }
        }
        let wording = Wording::new(self.config.lang);
        let mut own = own_games(&games).peekable();
        if own.peek().is_none() {
            return Err(self.refused(&message::refuse_letters_no_own_games()));
        }
        for (file, by) in own {
            match change.record(self.config.archive.as_ref(), file, by, (now.day, now.wall), &wording) {
                Ok(said) => self.tell_all(said.into_iter().map(|sentence| of_game(file, sentence)))?,
                Err(error) => {
                    self.tell(&of_game(file, error.sentence()))?;
                    code = 1;
                }
            }
        }
        Ok(code)
    }

    pub(super) fn claim_letters(&self, args: &LetterClaim, now: Now) -> Result<u8, StartError> {
        let mut game = self.open_letters(&args.game)?;
        let by = self.side(game.state(), args.by)?;
        let sent = args.sent.unwrap_or(now.day);
        let request = if args.object {
            Request::Object { by, on: sent }
        } else {
            let moves: Vec<String> =
                args.moves.iter().flat_map(|text| text.split_whitespace().map(str::to_owned)).collect();
            let reply = match moves.is_empty() {
                true => None,
                false => {
                    let reply = own_reply(game.state(), by, moves, sent, args.received);
                    Some(Box::new(reply.map_err(|mut why| {
                        let last = why.pop();
                        let _ = self.tell_all(why);
                        last.map_or(StartError::Said(String::new()), |last| self.refused(&last))
                    })?))
                }
            };
            Request::Claim { by, sent, reply }
        };
        let events = game.ask(by.into(), request, now.wall).map_err(|why| self.letters_error(why))?;
        self.tell_all(events.iter().filter_map(|event| happened(event, game.state())))?;
        self.tell_all(claim_check(game.state()))?;
        if !args.object {
            let wording = Wording::new(self.config.lang);
            let folder = put_out_claim(self.config.archive.as_ref(), game.path(), game.state(), &wording);
            let failed = |reason| StartError::File { path: game.path().display().to_string(), reason };
            self.tell_all(folder.map_err(failed)?.map(|folder| folder.sentence()))?;
        }
        Ok(0)
    }

    pub(super) fn rule_letters(&self, args: &LetterRuling, now: Now) -> Result<u8, StartError> {
        let mut game = self.open_letters(&args.game)?;
        let on = args.on.unwrap_or(now.day);
        if args.ruling == RulingArg::Seal {
            game.seal(now.wall).map_err(|why| self.letters_error(why))?;
            self.tell(&message::letters_ruled())?;
            return Ok(0);
        }
        let request = self.ruling(args, game.state(), on)?;
        let is_on_claim = matches!(request, Request::Rule(Ruling::ClaimUpheld | Ruling::ClaimRejected { .. }, _));
        self.tell_all(claim_check(game.state()).filter(|_| is_on_claim))?;
        let actor = actor_of(&request);
        let events = game.ask(actor, request, now.wall).map_err(|why| self.letters_error(why))?;
        self.tell_all(events.iter().filter_map(|event| happened(event, game.state())))?;
        self.tell_all(phase(game.state()))?;
        Ok(0)
    }

    /// What is asked for; a side or a score that it needs and lacks is named.
    fn ruling(&self, args: &LetterRuling, state: &State, on: golos_letters::Day) -> Result<Request, StartError> {
        let parts = RulingParts {
            side: args.side,
            score: args.score,
            days: args.days,
            articles: args.articles.clone(),
            bar: args.bar,
        };
        let kind = match args.ruling {
            RulingArg::Rule(kind) => kind,
            RulingArg::Seal => RulingKind::Record,
        };
        kind.request(&parts, state, on).map_err(|missing| {
            let option = match missing {
                MissingPart::Side => "--side",
                MissingPart::Score => "--score",
                MissingPart::Days => "--days",
            };
            self.refused(&message::refuse_letters_missing(Slot::Text(option.to_owned())))
        })
    }

    pub(super) fn compare_letters(&self, one: &Path, other: &Path) -> Result<u8, StartError> {
        let partings = compare(&self.read_letters(one)?, &self.read_letters(other)?);
        if partings.is_empty() {
            self.tell(&message::letters_same())?;
        }
        self.tell_all(partings.iter().map(parting))?;
        Ok(u8::from(!partings.is_empty()))
    }
}

/// The sheet of a record: 70 by 210 mm.
const SHEET: &str = "70mm 210mm; margin: 4mm";

fn printed(form: &Printed, kind: DocumentForm) -> String {
    match kind {
        DocumentForm::Text => form_text(form),
        DocumentForm::Html => form_html(form),
        DocumentForm::Csv => csv(form),
    }
}
