//! The journal of a game by letters. What its lines hold are the types of the room `letters`, which refuse unknown fields:
//! they are of this schema as well, and a change of one of them needs another.

use serde::{Deserialize, Serialize};

use super::super::convert::{Convert, on_disk};
use super::RecordEvent;
use golos_letters as live;

on_disk! {
    enum Event <=> { LettersOpened(opened: Box<Opened>), Fact(fact: live::Fact), Record(event: RecordEvent) }

    struct Opened <=> { schema: u32, setup: live::Setup }
}

impl Convert<live::Event> for Event {
    fn convert(self) -> Result<live::Event, String> {
        Ok(match self {
            Event::LettersOpened(opened) => live::Event::Opened(Box::new(opened.setup)),
            Event::Fact(fact) => live::Event::Fact(fact),
            Event::Record(event) => live::Event::Record(event.convert()?),
        })
    }
}

impl Convert<Event> for live::Event {
    fn convert(self) -> Result<Event, String> {
        Ok(match self {
            live::Event::Opened(setup) => {
                Event::LettersOpened(Box::new(Opened { schema: super::SCHEMA, setup: *setup }))
            }
            live::Event::Fact(fact) => Event::Fact(fact),
            live::Event::Record(event) => Event::Record(event.convert()?),
        })
    }
}
