//! The arbiter's desk, opened: the games of its boards, from named journals or from the folder.

use std::path::{Path, PathBuf};

use super::archive::{is_match, name, opened, unfinished};
use super::hall::{Hall, MOST_BOARDS, number};
use super::{Desk, Out, Play, trouble};
use golos_speech::Kind;
use golos_table::TableError;
use golos_wording::{Sentence, Slot, message};

impl Desk {
    /// Opens the arbiter's desk: these games, or, where none is named, the newest games of the folder that are not finished,
    /// each at a board of its own in the order in which they were opened. Then it is told how each board stands, the most
    /// urgent first, and what of the folder is not at a board. Where the folder has no such game, the home menu is shown.
    ///
    /// # Errors
    /// [`TableError`] if a game that is named cannot be taken up.
    pub fn open_desk(&mut self, files: &[PathBuf]) -> Result<Vec<Out>, TableError> {
        let (hall, mut out) = if files.is_empty() {
            self.desk_of_folder()?
        } else {
            Hall::resume(files, &self.config, &self.time, &self.presenter)?
        };
        if hall.count() == 0 {
            out.push(self.presenter.say(&message::home_no_open(), Kind::Answer));
            out.extend(self.welcome());
            return Ok(out);
        }
        out.extend(hall.list(&self.presenter));
        self.show_alone(Box::new(hall));
        Ok(out)
    }

    /// The boards of the games of the folder. What cannot be taken up, because another program has it or it is damaged,
    /// keeps the others from no board, and it is told why.
    fn desk_of_folder(&self) -> Result<(Hall, Vec<Out>), TableError> {
        let (matches, games): (Vec<PathBuf>, Vec<PathBuf>) =
            unfinished(&self.config).into_iter().partition(|path| is_match(path));
        let (mut taken, mut told, mut more) = (Vec::new(), Vec::new(), 0_usize);
        for file in games {
            if taken.len() == MOST_BOARDS {
                more += 1;
                continue;
            }
            match Play::resume(&file, &self.config, &self.time, &self.presenter) {
                Ok(play) => taken.push((self.place(&file), play)),
                Err(error) => told.push(not_taken(&file, &error)),
            }
        }
        taken.sort_by(|(one, _), (other, _)| one.cmp(other));
        let (hall, mut out) = Hall::gather(taken.into_iter().map(|(_, play)| Ok(play)), &self.presenter)?;
        if more > 0 {
            told.push(message::desk_more(number(more)));
        }
        if !matches.is_empty() {
            let names = matches.iter().map(|path| name(path)).collect();
            told.push(message::desk_matches(Slot::Texts(names)));
        }
        out.extend(told.iter().map(|sentence| self.presenter.say(sentence, Kind::Answer)));
        Ok((hall, out))
    }

    /// Where a game comes among the boards: by when it was opened; of what was opened together the first has no number
    /// behind its name.
    fn place(&self, file: &Path) -> (String, usize, PathBuf) {
        (opened(&self.config, file), file.as_os_str().len(), file.to_owned())
    }
}

/// Why a game of the folder is not at a board.
fn not_taken(file: &Path, error: &TableError) -> Sentence {
    message::desk_aside(Slot::Text(name(file)), trouble(error))
}
