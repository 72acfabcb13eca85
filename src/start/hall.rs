//! `golos hall`: the boards of a list, each opened as `golos play` opens a game.

use std::io;
#[cfg(feature = "web")]
use std::io::Write;

use super::arguments::new_games;
#[cfg(unix)]
use super::variable;
#[cfg(feature = "nats")]
use super::watch::stream;
use super::{Start, StartError};
#[cfg(unix)]
use golos_cli::SeatArgs;
use golos_cli::{HallArgs, Task, read as read_arguments, usage};
use golos_clock::Ms;
#[cfg(any(feature = "nats", feature = "web"))]
use golos_desk::EVENT_ENDING;
use golos_desk::NewGame;
#[cfg(unix)]
use golos_hall::NOT_LISTED;
use golos_profile::HallBoard;
#[cfg(unix)]
use golos_servers::hall::seat;
use golos_servers::hall::{BoardFault, HallError, HallStart, hall};
#[cfg(feature = "nats")]
use golos_servers::nats::StreamAddress;
#[cfg(feature = "web")]
use golos_servers::web::{WebScene, WebServer};
use golos_table::TableError;
use golos_wording::{NAME_CHARS, Sentence, Slot, Style, Wording, clean, message};

impl Start {
    /// Opens the hall of a folder.
    pub(super) fn hall(self, args: &HallArgs) -> Result<u8, StartError> {
        let game = |board: &HallBoard, needs: &[String]| {
            self.game_of(board, needs).map_err(|error| BoardFault {
                english: error.to_string(),
                sentences: match &error {
                    StartError::Arguments(error) => usage(error),
                    error => error.sentence().into_iter().collect(),
                },
            })
        };
        #[cfg(not(feature = "nats"))]
        if args.publish.is_some() {
            return Err(super::left_out("nats", self.config.lang));
        }
        let start = HallStart {
            place: &args.folder,
            listen: &args.listen,
            delay: Ms::from_mins(args.delay.into()),
            config: self.config.clone(),
            game: &game,
            #[cfg(feature = "nats")]
            publish: self.stream_of(args)?,
        };
        #[cfg(feature = "web")]
        let _pages = self.pages_of(args)?;
        // Not locked: another thread writes there for the host.
        hall(&start, &mut io::stdout()).map_err(|error| match error {
            // What a hall has open nobody takes over.
            HallError::Table(TableError::InUse(path)) => self.said(message::file_in_use, &path),
            other => other.into(),
        })
    }

    /// A refusal in words, of this file or folder.
    fn said(&self, message: fn(Slot) -> Sentence, path: &str) -> StartError {
        let sentence = message(Slot::Text(clean(path, NAME_CHARS)));
        StartError::Said(Wording::new(self.config.lang).render(&sentence, Style::written(self.config.lang)))
    }

    /// A seat in a hall on this machine.
    #[cfg(unix)]
    pub(super) fn seat(&self, args: &SeatArgs) -> Result<u8, StartError> {
        let code = seat::sit(&args.folder, &args.login, variable).map_err(|error| {
            tracing::info!(%error, "no hall");
            self.said(message::seat_no_hall, &args.folder.display().to_string())
        })?;
        if u32::from(code) == NOT_LISTED { Err(self.said(message::seat_not_listed, &args.login)) } else { Ok(code) }
    }

    /// The stream that its records go into as well, where that is asked for, and what it is called there.
    #[cfg(feature = "nats")]
    fn stream_of(&self, args: &HallArgs) -> Result<Option<(StreamAddress, String)>, StartError> {
        let Some(publish) = &args.publish else { return Ok(None) };
        let address = stream(publish, args.publish_secret.as_deref(), self.config.lang)?;
        let place = args.folder.canonicalize().unwrap_or_else(|_| args.folder.clone());
        let named = || place.file_name().map(|name| name.to_string_lossy().into_owned());
        // An event is called as its record is.
        let own = || named().map(|name| name.strip_suffix(EVENT_ENDING).map(str::to_owned).unwrap_or(name));
        Ok(Some((address, args.publish_as.clone().or_else(own).unwrap_or_default())))
    }

    /// The pages of its boards for those who look on, where they are asked for.
    #[cfg(feature = "web")]
    fn pages_of(&self, args: &HallArgs) -> Result<Option<WebServer>, StartError> {
        let Some(listen) = args.page else { return Ok(None) };
        let is_event = args.folder.to_string_lossy().ends_with(EVENT_ENDING);
        let scene = if is_event { WebScene::Event(args.folder.clone()) } else { WebScene::Hall(args.folder.clone()) };
        let (server, told) = self.open_pages(scene, listen, Ms::from_mins(args.delay.into()))?;
        let mut out = io::stdout().lock();
        for line in told {
            writeln!(out, "{line}")?;
        }
        Ok(Some(server))
    }

    /// The game of a board of the list.
    fn game_of(&self, board: &HallBoard, needs: &[String]) -> Result<NewGame, StartError> {
        let mut words: Vec<String> = ["golos", "play"].map(str::to_owned).to_vec();
        let named = [("--rules", &board.rules), ("--control", &board.control)];
        for (option, value) in named {
            words.extend(value.iter().flat_map(|value| [option.to_owned(), value.clone()]));
        }
        for (option, name) in [("--white", &board.white), ("--black", &board.black)] {
            words.extend([format!("{option}={name}")].into_iter().filter(|_| !name.is_empty()));
        }
        words.extend(needs.iter().chain(&board.options).cloned());
        let lang = self.config.lang;
        let cli = read_arguments(words.into_iter().map(Into::into), lang)?;
        let games = match cli.task {
            Some(Task::Play(game)) => new_games(game, lang.notation())?,
            Some(_) | None => Vec::new(),
        };
        match <[NewGame; 1]>::try_from(games) {
            Ok([game]) => Ok(game),
            Err(_) => Err(StartError::OneBoard),
        }
    }
}
