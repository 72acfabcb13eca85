//! A second terminal at an event: it reads the record that another one writes, tells what happens there, may ask for
//! everything, and changes nothing. Once nobody writes any more it goes on with the record itself.

use std::path::Path;
use std::sync::Arc;

use super::boards::LOOK;
use super::{EventDesk, deaf, put, said};
use crate::archive::read;
use crate::{Config, Out, Presenter};
use golos_journal::{self as journal, Record};
use golos_speech::Kind;
use golos_table::{MemoryStore, Session, SessionHandle, TableError, Time};
use golos_tournament::event::{Event, State, fold};
use golos_wording::message;

impl EventDesk {
    /// Whether another terminal writes the record.
    pub(super) const fn follows(&self) -> bool {
        self.followed.is_some()
    }

    /// The event of a record that another terminal writes.
    ///
    /// # Errors
    /// [`TableError`] if there is none in it.
    pub(super) fn follow(
        path: &Path,
        config: &Config,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> Result<(EventDesk, Vec<Out>), TableError> {
        let bytes = read(config, path)?;
        let meeting = copied(&bytes, time, presenter)?;
        let mut desk = EventDesk::at(meeting, config, time, presenter);
        desk.followed = Some((path.to_owned(), bytes.len()));
        let mut out = vec![presenter.say(&message::event_reads(), Kind::Trouble)];
        out.extend(put(said::opened(&desk.seen), presenter));
        Ok((desk, out))
    }

    /// Looks at the record: what is new in it is told. Where nobody has it open any more it goes on here.
    pub(super) fn follow_on(&mut self, presenter: &Presenter) -> Vec<Out> {
        let now = self.time.elapsed();
        let Some((path, length)) = self.followed.clone().filter(|_| now >= self.boards.looked + LOOK) else {
            return Vec::new();
        };
        self.boards.looked = now;
        let Ok(bytes) = read(&self.config, &path) else { return Vec::new() };
        let mut out = Vec::new();
        if bytes.len() != length {
            out = news(&bytes, self.seen.as_ref(), presenter);
            if let Ok(meeting) = copied(&bytes, &self.time, presenter) {
                self.meeting = meeting;
                self.seen = self.meeting.look();
                self.followed = Some((path.clone(), bytes.len()));
            }
        }
        match EventDesk::resume(&path, &self.config.clone(), &Arc::clone(&self.time), presenter) {
            Ok((desk, said)) if !desk.follows() => {
                *self = desk;
                out.push(presenter.say(&message::event_writes(), Kind::Trouble));
                out.extend(said);
            }
            Ok(_) | Err(_) => {}
        }
        out
    }
}

/// The record as it stands, in memory: nothing of it is written.
fn copied(bytes: &[u8], time: &Arc<dyn Time>, presenter: &Presenter) -> Result<SessionHandle<State>, TableError> {
    let log = journal::read_event(bytes);
    let meeting = Session::resume(log, Box::new(MemoryStore::default()), Arc::clone(time), vec![deaf(presenter)])?;
    Ok(SessionHandle::new(meeting, Vec::new(), Arc::clone(time)))
}

/// The event as its record opens it, and what is recorded behind that; none where nothing is opened.
pub(super) fn begun(bytes: &[u8]) -> Option<(State, impl Iterator<Item = Record<Event>>)> {
    let mut records = journal::read_event(bytes).records.into_iter();
    let Event::Opened(setup) = records.next()?.recorded.event else { return None };
    Some((State::open(*setup).ok()?, records))
}

/// What the records that came behind those of `seen` make heard.
fn news(bytes: &[u8], seen: &State, presenter: &Presenter) -> Vec<Out> {
    let Some((mut state, records)) = begun(bytes) else { return Vec::new() };
    let mut out = Vec::new();
    let mut is_new = state == *seen;
    for record in records {
        let mut after = state.clone();
        if fold(&mut after, &record).is_err() {
            break;
        }
        if is_new {
            out.extend(put(said::announce(&state, &after, &record.event), presenter));
        }
        state = after;
        is_new |= state == *seen;
    }
    out
}
