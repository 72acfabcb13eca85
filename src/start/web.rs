//! `golos web`: until it is asked to end.

#[cfg(not(feature = "web"))]
use super::{Start, StartError, left_out};
#[cfg(not(feature = "web"))]
use golos_cli::WebArgs;

#[cfg(feature = "web")]
mod served {
    use std::io::{self, Write};
    use std::net::SocketAddr;
    use std::path::PathBuf;

    use crate::{Start, StartError};
    use golos_cli::WebArgs;
    use golos_clock::Ms;
    use golos_desk::event_file;
    use golos_files::folder::latest;
    use golos_servers::web::{Limits, WebConfig, WebScene, WebServer, delay_told};
    use golos_shell::readers::EndWish;
    use golos_wording::{Sentence, Slot, Style, Wording, io_reason, message};

    impl Start {
        /// Serves the pages until the system asks for the end, or the one who started it.
        pub fn web(&self, args: &WebArgs) -> Result<u8, StartError> {
            let wording = Wording::new(self.config.lang);
            let say = |sentence: &Sentence| wording.render(sentence, Style::written(wording.lang()));
            let Some(scene) = self.scene(args.scene.as_deref()) else {
                return Err(StartError::Said(say(&message::web_nothing(Slot::Text(
                    args.scene.clone().unwrap_or_default(),
                )))));
            };
            let wish = EndWish::heed()?;
            let (server, mut told) = self.open_pages(scene, args.listen, Ms::from_mins(args.delay.into()))?;
            told.push(say(&message::web_end(Slot::Text("Ctrl+C".to_owned()))));
            for line in &told {
                writeln!(io::stdout(), "{line}")?;
            }
            wish.wait();
            drop(server);
            Ok(0)
        }

        /// Serves these pages, until the server is dropped; where they are, to be told.
        pub(crate) fn open_pages(
            &self,
            scene: WebScene,
            listen: SocketAddr,
            delay: Ms,
        ) -> Result<(WebServer, Vec<String>), StartError> {
            let wording = Wording::new(self.config.lang);
            let say = |sentence: &Sentence| wording.render(sentence, Style::written(wording.lang()));
            let config = WebConfig { scene, listen, delay, lang: self.config.lang, limits: Limits::of(listen) };
            let server = WebServer::open(config).map_err(|error| {
                let unheard = message::web_unheard(Slot::Text(listen.to_string()), io_reason(&error));
                StartError::Said(say(&unheard))
            })?;
            let mut told =
                vec![message::web_open(Slot::Text(format!("http://{}/", server.address()))), delay_told(delay)];
            if !listen.ip().is_loopback() {
                told.push(message::web_everyone());
            }
            Ok((server, told.iter().map(say).collect()))
        }

        /// An event by its name or its journal, or a folder.
        fn scene(&self, named: Option<&str>) -> Option<WebScene> {
            let folder = self.config.folder.clone();
            let Some(named) = named else { return folder.map(WebScene::of_folder) };
            let place = PathBuf::from(named);
            if place.is_dir() {
                return Some(WebScene::of_folder(place));
            }
            let file = latest(&event_file(&folder.unwrap_or_default(), named));
            file.is_file().then_some(WebScene::Event(file))
        }
    }
}

#[cfg(not(feature = "web"))]
impl Start {
    /// There are no pages in this program.
    pub fn web(&self, _: &WebArgs) -> Result<u8, StartError> {
        Err(left_out("web", self.config.lang))
    }
}
