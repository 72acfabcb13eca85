//! `golos watch`: until it is asked to end, or has shown what there is.

#[cfg(not(feature = "nats"))]
use super::{Start, StartError, left_out};
#[cfg(not(feature = "nats"))]
use golos_cli::WatchArgs;

#[cfg(feature = "nats")]
pub(super) use watched::stream;

#[cfg(feature = "nats")]
mod watched {
    use std::io;
    use std::path::Path;

    use crate::{Start, StartError};
    use golos_cli::WatchArgs;
    use golos_servers::nats::{StreamAddress, WatchConfig, WatchError, watch};
    use golos_shell::readers::EndWish;
    use golos_wording::{Lang, Sentence, Slot, Style, Wording, io_reason, message};

    impl Start {
        /// Shows boards of a stream, or lists what it has.
        pub fn watch(&self, args: &WatchArgs) -> Result<u8, StartError> {
            let lang = self.config.lang;
            let address = stream(&args.stream, args.secret.as_deref(), lang)?;
            let config = WatchConfig {
                address,
                hall: args.hall.clone(),
                board: args.journal.clone(),
                folder: args.out.clone(),
                once: args.once,
                wording: Wording::new(lang),
                style: Style { level: self.config.style.level, ..Style::written(lang) },
            };
            match watch(config, EndWish::heed()?, &mut io::stdout().lock()) {
                Ok(()) => Ok(0),
                Err(WatchError::Output(error)) => Err(error.into()),
                Err(WatchError::Told(sentence)) => Err(StartError::Said(rendered(&sentence, lang))),
            }
        }
    }

    /// The stream at this address, with the secret of this file.
    pub(crate) fn stream(address: &str, secret: Option<&Path>, lang: Lang) -> Result<StreamAddress, StartError> {
        let example = Slot::Text(StreamAddress::EXAMPLE.to_owned());
        let wrong = |_| StartError::Said(rendered(&message::hall_stream_address(example), lang));
        let address = StreamAddress::read(address).map_err(wrong)?;
        let Some(file) = secret else { return Ok(address) };
        address.with_secret_of(file).map_err(|error| {
            let unread = message::hall_stream_secret(Slot::Text(file.display().to_string()), io_reason(&error));
            StartError::Said(rendered(&unread, lang))
        })
    }

    fn rendered(sentence: &Sentence, lang: Lang) -> String {
        Wording::new(lang).render(sentence, Style::written(lang))
    }
}

#[cfg(not(feature = "nats"))]
impl Start {
    /// No stream is known to this program.
    pub fn watch(&self, _: &WatchArgs) -> Result<u8, StartError> {
        Err(left_out("nats", self.config.lang))
    }
}
