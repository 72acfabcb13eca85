//! Opening a game, showing it, deadlines, breaks, claims, rulings, comparison.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::{Now, Start, StartError};
use golos_cli::{DocumentForm, LetterBreak, LetterClaim, LetterRuling, NewLetters, RulingKind, ShowLetters};
use golos_files::letters::{
    self as words, LetterGame, happened, letter_games, note, parting, phase, read_games, refusal,
};
use golos_letters::{
    CalendarEntry, Draft, Due, Edition, Note, Request, Ruling, Sanction, Setup, State, Withdrawal, calendar, compare,
    compose, deadlines, game_file, half_short,
};
use golos_people::Actor;
use golos_rules::{BySide, Side, Variant};
use golos_view::{csv, form_html, form_text};
use golos_wording::{Form, Noun, Printed, Slot, Style, Wording, message};

impl Start {
    pub(super) fn new_letters(&self, args: NewLetters, now: Now) -> Result<u8, StartError> {
        let edition = match Edition::find(&args.edition) {
            Some(edition) => edition.clone(),
            None => {
                let failed = |reason| StartError::File { path: args.edition.clone(), reason };
                let text = fs::read_to_string(&args.edition).map_err(failed)?;
                Edition::parse(&text).map_err(|error| failed(io::Error::other(error)))?
            }
        };
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
        LetterGame::create(&file, setup, now.wall).map_err(|error| self.letters_error(error))?;
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
        let setup = state.setup();
        let name = |name: &String| Slot::Text(name.clone());
        let code = Slot::Text(setup.code.clone());
        self.tell(&message::letters_game(name(&setup.names.white), name(&setup.names.black), code))?;
        // By ear the squares are named one by one; a position in signs says nothing there.
        let is_heard = self.common.lines == Some(Form::Spoken);
        let moves = if is_heard { state.made().join(", ") } else { half_short(&state).join(" ") };
        if !moves.is_empty() {
            self.tell(&message::letters_moves(Slot::Text(moves)))?;
        }
        if !is_heard {
            self.tell(&message::letters_position(Slot::Text(state.position().fen())))?;
        }
        let totals = state.totals();
        self.tell(&message::letters_totals(totals.white, totals.black))?;
        self.tell_all(phase(&state))?;
        let offers = state.offers_to(state.turn());
        self.tell_all(offers.iter().map(|offer| message::letters_offered(Slot::Text(offer.moves.join(", ")))))?;
        for side in Side::BOTH {
            let right = state.right_of(side);
            if right.charge > 0 {
                self.tell(&message::letters_right_charge(side.other(), Slot::Count(right.charge, Noun::Day)))?;
            }
            if let Some(total) = right.correct_to {
                self.tell(&message::letters_right_correct(side.other(), total))?;
            }
        }
        for (past, number) in state.letters().iter().zip(1..) {
            let is_own = state.setup().me == Some(past.letter.by);
            match (is_own && !past.handed, past.handing) {
                (true, true) => self.tell(&message::letters_handing_unknown(number))?,
                (true, false) => self.tell(&message::letters_not_handed(number))?,
                (false, _) => {}
            }
        }
        let all = deadlines(&state);
        if all.is_empty() {
            self.tell(&message::letters_nothing_due())?;
        }
        self.tell_all(all.iter().map(|due| words::due(due, now.day, &state)))?;
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
        let mut games: Vec<(String, State)> = Vec::new();
        let mut code = 0;
        let files = letter_games(&folder);
        for (file, read) in files.iter().zip(read_games(&files)) {
            match read {
                Ok(state) => games.push((name_of(file), state)),
                Err(error) => {
                    writeln!(io::stderr(), "golos: {error}")?;
                    code = 1;
                }
            }
        }
        if let Some(form) = table {
            write!(io::stdout().lock(), "{}", printed(&words::table(&games, now.day, &wording), form))?;
            return Ok(code);
        }
        let mut all: Vec<(Due, &str, &State)> = Vec::new();
        for (name, state) in &games {
            let whose = |due: &Due| state.setup().me.is_none_or(|me| due.who.is_none_or(|who| who == me));
            all.extend(deadlines(state).into_iter().filter(whose).map(|due| (due, name.as_str(), state)));
        }
        all.sort_by(|(one, name, _), (other, named, _)| (one.day, name, one.what).cmp(&(other.day, named, other.what)));
        let style = Style { form: self.common.lines.unwrap_or(Form::Written), ..self.config.style };
        if let Some(path) = ics {
            let entry = |(due, name, state): &(Due, &str, &State)| CalendarEntry {
                uid: format!(
                    "{name}-{:?}-{}-{}@golos",
                    due.what,
                    due.who.map_or("arbiter".to_owned(), |it| it.to_string()),
                    state.letters().len()
                ),
                day: due.day,
                text: format!("{name}: {}", wording.render(&words::due(due, now.day, state), style)),
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
        for (due, name, state) in &all {
            writeln!(out, "{name}: {}", golos_rules::plain(&wording.render(&words::due(due, now.day, state), style)))?;
        }
        Ok(code)
    }

    pub(super) fn break_letters(&self, args: &LetterBreak, now: Now) -> Result<u8, StartError> {
        let mut game = self.open_letters(&args.game)?;
        let side = self.side(game.state(), args.by)?;
        let told = args.told.unwrap_or(now.day);
        let request = match (args.end, args.last) {
            (false, Some(last)) => Request::Break { by: side, first: args.first, last, told, by_arbiter: args.allowed },
            (true, _) | (false, None) => Request::EndBreak { by: side, on: args.first },
        };
        let actor = if args.allowed { Actor::ARBITER } else { side.into() };
        let events = game.ask(actor, request, now.wall).map_err(|why| self.letters_error(why))?;
        self.tell_all(events.iter().filter_map(|event| happened(event, game.state())))?;
        Ok(0)
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
                    let composed = compose(game.state(), by, &Draft::reply(moves, sent));
                    let (letter, examined) = composed.map_err(|why| self.refused(&refusal(&why)))?;
                    let is_wrong = |found: &&Note| found.provision().is_some();
                    if examined.outcome.stop.is_some() {
                        self.tell_all(examined.notes.iter().filter(is_wrong).map(|found| note(found, game.state())))?;
                        return Err(self.refused(&message::refuse_letters_own()));
                    }
                    Some(Box::new(letter))
                }
            };
            Request::Claim { by, sent, reply }
        };
        let events = game.ask(by.into(), request, now.wall).map_err(|why| self.letters_error(why))?;
        self.tell_all(events.iter().filter_map(|event| happened(event, game.state())))?;
        Ok(0)
    }

    pub(super) fn rule_letters(&self, args: &LetterRuling, now: Now) -> Result<u8, StartError> {
        let mut game = self.open_letters(&args.game)?;
        let on = args.on.unwrap_or(now.day);
        if args.ruling == RulingKind::Seal {
            game.seal(now.wall).map_err(|why| self.letters_error(why))?;
            self.tell(&message::letters_ruled())?;
            return Ok(0);
        }
        let request = self.ruling(args, game.state(), on)?;
        let actor = match &request {
            Request::Rule(..) => Actor::ARBITER,
            Request::Papers { by, .. } | Request::RecordSent { by, .. } | Request::Protest { by, .. } => (*by).into(),
            _ => Actor::ARBITER,
        };
        let events = game.ask(actor, request, now.wall).map_err(|why| self.letters_error(why))?;
        self.tell_all(events.iter().filter_map(|event| happened(event, game.state())))?;
        self.tell_all(phase(game.state()))?;
        Ok(0)
    }

    /// What is asked for; a side or a score that it needs and lacks is named.
    fn ruling(&self, args: &LetterRuling, state: &State, on: golos_letters::Day) -> Result<Request, StartError> {
        let missing = |option: &str| self.refused(&message::refuse_letters_missing(Slot::Text(option.to_owned())));
        let side = || args.side.ok_or_else(|| missing("--side"));
        let own = || args.side.or(state.setup().me).ok_or_else(|| missing("--side"));
        let score = || args.score.ok_or_else(|| missing("--score"));
        let articles = args.articles.clone();
        let sanction = |sanction| side().map(|side| Ruling::Sanction { side, sanction, articles: articles.clone() });
        let ruling = match args.ruling {
            RulingKind::Upheld => Ruling::ClaimUpheld,
            RulingKind::Rejected => {
                let usual = match state.setup().rules.faults.wrong {
                    golos_letters::WrongClaim::Days(days) => days,
                    golos_letters::WrongClaim::Arbiter | golos_letters::WrongClaim::Bar => 0,
                };
                Ruling::ClaimRejected { days: args.days.unwrap_or(usual), bar: args.bar }
            }
            RulingKind::Incomplete => Ruling::ClaimIncomplete,
            RulingKind::Lost => Ruling::Lost { side: side()?, articles },
            RulingKind::Withdrawn => Ruling::Withdrawn(side()?, Withdrawal::Lost),
            RulingKind::Adjudicate => Ruling::Withdrawn(side()?, Withdrawal::Adjudicated),
            RulingKind::Annulled => Ruling::Withdrawn(side()?, Withdrawal::Annulled),
            RulingKind::Result => Ruling::Adjudicated(score()?),
            RulingKind::Unfinished => Ruling::Unfinished,
            RulingKind::NoRecords => Ruling::NoRecords,
            RulingKind::Dead => Ruling::Dead(side()?),
            RulingKind::Days => {
                Ruling::Days { side: side()?, days: args.days.ok_or_else(|| missing("--days"))?, articles }
            }
            RulingKind::Caution => sanction(Sanction::Caution)?,
            RulingKind::Warning => sanction(Sanction::Warning)?,
            RulingKind::Reprimand => sanction(Sanction::Reprimand)?,
            RulingKind::NoInformation => sanction(Sanction::NoInformation)?,
            RulingKind::Exclusion => sanction(Sanction::Exclusion)?,
            RulingKind::Papers => {
                return Ok(Request::Papers { by: own()?, on, assessment: score()?, with_analysis: true });
            }
            RulingKind::Record | RulingKind::Seal => return Ok(Request::RecordSent { by: own()?, on }),
            RulingKind::Protest => return Ok(Request::Protest { by: own()?, on }),
            RulingKind::List => return Ok(Request::ListReceived { side: own()?, on }),
        };
        Ok(Request::Rule(ruling, on))
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

fn printed(form: &Printed, kind: DocumentForm) -> String {
    match kind {
        DocumentForm::Text => form_text(form),
        DocumentForm::Html => form_html(form),
        DocumentForm::Csv => csv(form),
    }
}

fn name_of(file: &Path) -> String {
    let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    name.strip_suffix(words::LETTERS_ENDING).unwrap_or(&name).to_owned()
}
