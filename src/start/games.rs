//! `golos games`: the games that are kept, and what is done with one of them.

use std::io::{self, BufRead, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::{Start, StartError};
use golos_cli::GamesTask;
use golos_desk::{NotDone, Saved, Wanted, lines, remove, rename, saved, unread};
use golos_files::folder::found;
use golos_files::shelf;
use golos_files::time::RealTime;
use golos_input::Lexicon;
use golos_rules::plain;
use golos_table::{Time, stamp};
use golos_wording::{Form, Lang, Sentence, Slot, Style, Wording, clean, message};

impl Start {
    pub(super) fn games(&self, task: Option<GamesTask>) -> Result<u8, StartError> {
        match task {
            None => {
                let all = saved(&self.config);
                let lines = lines(&all);
                if lines.is_empty() {
                    self.tell(&message::home_no_files())?;
                }
                for (number, line) in (1_u32..).zip(lines) {
                    self.tell(&message::menu_item(number, line))?;
                }
                Ok(0)
            }
            Some(GamesTask::Rename { game, name }) => {
                let game = self.game(&game)?;
                let done = rename(&self.config, &game, &name);
                let file = self.done(&game, done)?;
                self.told(message::saved_renamed, file)
            }
            Some(GamesTask::Delete { game, yes }) => {
                let game = self.game(&game)?;
                if !yes && !self.is_sure(&game)? {
                    self.tell(&message::saved_kept())?;
                    return Ok(1);
                }
                let done = remove(&self.config, &game);
                self.done(&game, done)?;
                self.tell(&message::saved_removed())?;
                Ok(0)
            }
            Some(GamesTask::Export { game, output, to }) => {
                let game = self.game(&game)?;
                let (wording, now) = (Wording::new(self.config.lang), stamp(RealTime::start().wall()));
                let done = shelf::export(&game.path, output.as_deref(), to, &wording, now);
                let file = self.done(&game, done)?;
                self.told(message::saved_exported, file)
            }
        }
    }

    /// Lists the games of a file that these words fit.
    pub(super) fn games_of(&self, file: &Path, words: &str) -> Result<u8, StartError> {
        let opened = self.config.archive.collection(file);
        let collection = opened.map_err(|error| self.refused(&unread(file, error)))?;
        let collection = collection.ok_or_else(|| self.refused(&message::refuse_replay_games()))?;
        let own = Wording::of(self.config.lang);
        let wanted = Wanted::read(words, &[own, Wording::of(Lang::En)]);
        let mut out = BufWriter::new(io::stdout().lock());
        let mut is_any = false;
        for (number, head) in (1_u32..).zip(collection.heads(1)).filter(|(_, head)| head.fits(&wanted)) {
            is_any = true;
            let text = self.worded(own, &message::menu_item(number, head.line()));
            writeln!(out, "{}", plain(&text))?;
        }
        if !is_any {
            writeln!(out, "{}", self.worded(own, &message::refuse_replay_no_such_games()))?;
        }
        out.flush()?;
        Ok(u8::from(!is_any))
    }

    /// A file, or the game of the list that is named so: by its number, or by its name without folder and ending.
    pub(super) fn named_game(&self, file: PathBuf) -> PathBuf {
        if file.exists() || file.components().count() > 1 {
            return file;
        }
        self.find(&file.to_string_lossy()).map_or(file, |saved| saved.path)
    }

    /// The same, where it goes on if its file was lost in play; that is told to him who called. Where two differ it is the one
    /// that he named.
    pub(super) fn whole_game(&self, file: PathBuf) -> PathBuf {
        let file = self.named_game(file);
        let Some(found) = found(&file).ok().filter(|found| *found != file) else { return file };
        let name = found.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let told = message::file_goes_on(Slot::Text(name));
        let told = Wording::new(self.config.lang).render(&told, Style::written(self.config.lang));
        // What cannot be told is no reason not to show the game.
        let _ = writeln!(io::stderr(), "golos: {}", plain(&told));
        found
    }

    fn find(&self, text: &str) -> Option<Saved> {
        let all = saved(&self.config);
        let number: Option<usize> = text.parse().ok();
        let numbered = number.and_then(|number| all.get(number.checked_sub(1)?));
        let name = |saved: &&Saved| {
            let path = &saved.path;
            let names = [path.file_stem(), path.file_name()].into_iter().flatten();
            names.into_iter().any(|name| name.to_string_lossy() == text) || path.as_os_str() == text
        };
        numbered.or_else(|| all.iter().find(name)).cloned()
    }

    fn game(&self, text: &str) -> Result<Saved, StartError> {
        let refused = || message::refuse_saved(Slot::Text(clean(text, super::SAY_CHARS)));
        self.find(text).ok_or_else(|| self.refused(&refused()))
    }

    /// What was done; why it was not ends the program.
    fn done<T>(&self, game: &Saved, done: Result<T, NotDone>) -> Result<T, StartError> {
        done.map_err(|why| self.refused(&why.sentence(&game.path)))
    }

    pub(super) fn refused(&self, sentence: &Sentence) -> StartError {
        let lang = self.config.lang;
        StartError::Said(Wording::new(lang).render(sentence, Style::written(lang)))
    }

    /// Whether who called says yes to the question whether the game is to go.
    fn is_sure(&self, game: &Saved) -> Result<bool, StartError> {
        self.tell(&message::saved_confirm(game.line(true, true)))?;
        let mut line = String::new();
        io::stdin().lock().read_line(&mut line)?;
        let lexicon = Lexicon::of(self.config.lang);
        Ok(lexicon.answer(&line) == Some(true))
    }

    fn told(&self, message: fn(Slot) -> Sentence, file: PathBuf) -> Result<u8, StartError> {
        self.tell(&message(Slot::Text(file.display().to_string())))?;
        Ok(0)
    }

    fn worded(&self, wording: &Wording, sentence: &Sentence) -> String {
        wording.render(sentence, Style { form: self.common.lines.unwrap_or(Form::Written), ..self.config.style })
    }

    pub(super) fn tell(&self, sentence: &Sentence) -> Result<(), StartError> {
        let text = self.worded(&Wording::new(self.config.lang), sentence);
        writeln!(io::stdout().lock(), "{}", plain(&text))?;
        Ok(())
    }
}
