//! The games that are kept, at home: chosen by people, day and state, gone on with, passed on, renamed, removed.

use super::question::{HomeQuestion, PAGE, Purpose, deeds};
use super::{Home, Step};
use crate::shelf::{self, NotDone, Saved};
use crate::{Config, Out, Presenter};
use golos_input::ShelfRequest as ScanAction;
use golos_speech::Kind;
use golos_wording::{NAME_CHARS, Sentence, Slot, clean, message};

impl Home {
    /// Asks for one of the games that the purpose is for.
    pub(super) fn shelf(&mut self, purpose: Purpose, config: &Config, presenter: &Presenter) -> (Vec<Out>, Step) {
        let is_for = |saved: &Saved| match purpose {
            Purpose::Resume => saved.goes_on(),
            // A micro-match is no game to go through; its games are.
            Purpose::Replay => !saved.is_match(),
            Purpose::Any => true,
        };
        self.saved = shelf::saved(config).into_iter().filter(is_for).collect();
        self.page = 0;
        if !self.saved.is_empty() {
            return self.go(HomeQuestion::File(purpose), presenter);
        }
        let none = if purpose == Purpose::Resume { message::home_no_open() } else { message::home_no_files() };
        let mut out = vec![presenter.say(&none, Kind::Answer)];
        if purpose == Purpose::Replay {
            // A file of games can be named all the same.
            out.extend(self.go(HomeQuestion::File(purpose), presenter).0);
        }
        (out, Step::Stay)
    }

    /// A line of the page: a game, or the next page.
    pub(super) fn choose_game(&mut self, purpose: Purpose, index: usize, presenter: &Presenter) -> (Vec<Out>, Step) {
        if index == PAGE {
            self.page += 1;
            return self.go(HomeQuestion::File(purpose), presenter);
        }
        let Some(saved) = self.saved.get(self.page * PAGE + index).cloned() else { return (Vec::new(), Step::Stay) };
        self.take_up(purpose, saved, presenter)
    }

    fn take_up(&mut self, purpose: Purpose, saved: Saved, presenter: &Presenter) -> (Vec<Out>, Step) {
        match purpose {
            Purpose::Resume => (Vec::new(), Step::Resume(saved.path)),
            Purpose::Replay => (Vec::new(), Step::Replay(saved.path)),
            Purpose::Any => {
                (self.saved, self.page) = (vec![saved], 0);
                self.go(HomeQuestion::ScanAction, presenter)
            }
        }
    }

    /// A word of the list: who plays, or what is done with which line. Of several games of him who is named those are
    /// listed.
    pub(super) fn find_game(
        &mut self,
        purpose: Purpose,
        text: &str,
        config: &Config,
        presenter: &Presenter,
    ) -> Option<(Vec<Out>, Step)> {
        if let Some((deed, line, name)) = presenter.lexicon.shelf(text) {
            let saved = self.saved.get(self.page * PAGE + line.checked_sub(1)?).cloned()?;
            let deed = deeds(&saved).into_iter().find(|own| *own == deed)?;
            (self.saved, self.page) = (vec![saved], 0);
            return Some(match deed {
                ScanAction::Rename if !name.is_empty() => self.rename_game(&name, config, presenter),
                deed => self.act_on_game(deed, config, presenter),
            });
        }
        let found: Vec<Saved> = self.saved.iter().filter(|saved| saved.is_called(text)).cloned().collect();
        match found.as_slice() {
            [] => self.named_file(purpose, text, config),
            [only] => Some(self.take_up(purpose, only.clone(), presenter)),
            _ => {
                (self.saved, self.page) = (found, 0);
                Some(self.go(HomeQuestion::File(purpose), presenter))
            }
        }
    }

    /// The file that is named by its path, to be replayed.
    fn named_file(&self, purpose: Purpose, text: &str, config: &Config) -> Option<(Vec<Out>, Step)> {
        let path = config.archive.path_of(text.trim());
        let is_file = purpose == Purpose::Replay && !text.trim().is_empty() && config.archive.is_there(&path);
        is_file.then_some((Vec::new(), Step::Replay(path)))
    }

    pub(super) fn act_on_game(&mut self, deed: ScanAction, config: &Config, presenter: &Presenter) -> (Vec<Out>, Step) {
        let Some(saved) = self.saved.first().cloned() else { return self.go(HomeQuestion::Menu, presenter) };
        match deed {
            ScanAction::Resume => (Vec::new(), Step::Resume(saved.path)),
            ScanAction::Replay => (Vec::new(), Step::Replay(saved.path)),
            ScanAction::Rename => self.go(HomeQuestion::Name, presenter),
            ScanAction::Remove => {
                let line = presenter.say(&saved.line(true, true), Kind::Answer);
                let (mut out, step) = self.go(HomeQuestion::Remove, presenter);
                out.insert(0, line);
                (out, step)
            }
            ScanAction::Export => {
                let done = config.archive.export(&saved.path, presenter.wording);
                let done = done.map(|path| message::saved_exported(Slot::Text(path.display().to_string())));
                self.done(&saved, done, presenter)
            }
        }
    }

    pub(super) fn rename_game(&mut self, name: &str, config: &Config, presenter: &Presenter) -> (Vec<Out>, Step) {
        let Some(saved) = self.saved.first().cloned() else { return self.go(HomeQuestion::Menu, presenter) };
        let done = shelf::rename(config, &saved, &clean(name, NAME_CHARS));
        let done = done.map(|path| message::saved_renamed(Slot::Text(super::super::archive::name(&path))));
        self.done(&saved, done, presenter)
    }

    pub(super) fn remove_game(&mut self, config: &Config, presenter: &Presenter) -> (Vec<Out>, Step) {
        let Some(saved) = self.saved.first().cloned() else { return self.go(HomeQuestion::Menu, presenter) };
        let done = shelf::remove(config, &saved).map(|()| message::saved_removed());
        self.done(&saved, done, presenter)
    }

    /// Tells what was done or why it was not, and goes home.
    fn done(&mut self, saved: &Saved, done: Result<Sentence, NotDone>, presenter: &Presenter) -> (Vec<Out>, Step) {
        let told = done.unwrap_or_else(|why| why.sentence(&saved.path));
        let (asked, step) = self.go(HomeQuestion::Menu, presenter);
        (std::iter::once(presenter.say(&told, Kind::Answer)).chain(asked).collect(), step)
    }
}
