//! What an earlier stage gives to this event: its best, and the results that they had against each other (R-1.4d, U-V.3.1.5).

use std::path::Path;

use super::{EventDesk, event_file};
use crate::archive::{found, read};
use crate::{Out, Presenter, trouble};
use golos_journal::{read_event, replay_of};
use golos_people::Seat;
use golos_tournament::crosstable::Number;
use golos_tournament::event::{Carried, Command, EventEntry, Phase, Request, State, TeamRequest};
use golos_tournament::standings::Standing;
use golos_wording::{NAME_CHARS, Sentence, Slot, clean, message};

/// An earlier stage: the name of its record, and how it ended.
struct EarlierStage {
    file: String,
    state: State,
}

impl EventDesk {
    /// The meetings of those who play here, as they ended in the event of this name, count here.
    pub(super) fn carry(&mut self, name: &str, presenter: &Presenter) -> Vec<Out> {
        match self.stage(name) {
            Ok(stage) => self.carry_from(&stage, presenter),
            Err(why) => self.tell(vec![why], presenter),
        }
    }

    /// The first so many of each group of that event are entered, and what they played against each other counts.
    pub(super) fn finalists(&mut self, name: &str, best: u16, presenter: &Presenter) -> Vec<Out> {
        let stage = match self.stage(name) {
            Ok(stage) => stage,
            Err(why) => return self.tell(vec![why], presenter),
        };
        // All of a group would be no choice: most likely the number is a slip.
        let smallest = stage.state.groups().into_iter().map(Iterator::count).min().unwrap_or_default();
        if best == 0 || usize::from(best) >= smallest {
            let smallest = u32::try_from(smallest).unwrap_or(u32::MAX);
            let refused = message::event_refuse_finalists(u32::from(best), smallest);
            return self.tell(vec![refused], presenter);
        }
        let (through, level) = through(&stage.state, usize::from(best));
        let mut out = Vec::new();
        for number in through {
            let Some(player) = stage.state.player(number) else { continue };
            if self.number_of(&player.entry).is_some() {
                continue;
            }
            out.extend(self.enter(vec![player.entry.clone()], presenter));
            if let Some(own) = self.number_of(&player.entry) {
                out.extend(self.join_all(own, &stage.state, number, presenter));
            }
        }
        self.last = None;
        let told = level.into_iter().map(|numbers| {
            let names = numbers.into_iter().map(|number| name_of(&stage.state, number)).collect();
            message::event_finalists_level(Slot::Texts(names))
        });
        out.extend(self.tell(told.collect(), presenter));
        out.extend(self.carry_from(&stage, presenter));
        out
    }

    /// Those who played for a team play for it here.
    fn join_all(&mut self, own: Number, state: &State, number: Number, presenter: &Presenter) -> Vec<Out> {
        let joins = state.squad(number).iter().map(|entry| TeamRequest::Join { number: own, entry: entry.clone() });
        let captain = state.player(number).map(|team| team.captain.clone()).filter(|name| !name.is_empty());
        let captain = captain.map(|name| TeamRequest::Captain { number: own, name });
        let asks: Vec<TeamRequest> = joins.chain(captain).collect();
        let ask = |ask| {
            let reply = self.meeting.handle(Command::new(Seat::Arbiter, Request::Team(ask)));
            self.hear(reply, presenter)
        };
        asks.into_iter().flat_map(ask).collect()
    }

    fn carry_from(&mut self, stage: &EarlierStage, presenter: &Presenter) -> Vec<Out> {
        let named = || Slot::Text(clean(&stage.state.setup().name, NAME_CHARS));
        let own = |number| self.number_of(&stage.state.player(number)?.entry);
        let boards = stage.state.rounds().iter().flat_map(|round| &round.boards);
        let met: Vec<Carried> = boards
            .filter_map(|board| {
                Some(Carried {
                    from: stage.file.clone(),
                    white: own(board.white)?,
                    black: own(board.black)?,
                    score: board.score?,
                    tables: board.tables.iter().copied().collect::<Option<Vec<_>>>()?,
                })
            })
            .collect();
        let all = met.len();
        // What was cut short goes on where it was.
        let met: Vec<Carried> = met.into_iter().filter(|one| !self.seen.carried().contains(one)).collect();
        if met.is_empty() && all > 0 {
            return self.tell(vec![message::event_refuse_carried_before(named())], presenter);
        }
        if met.is_empty() {
            return self.tell(vec![message::event_refuse_none_carried(named())], presenter);
        }
        let mut out = Vec::new();
        let mut taken = 0;
        for carried in met {
            let reply = self.meeting.handle(Command::new(Seat::Arbiter, Request::Carry(Box::new(carried))));
            let refused = reply.refusal.is_some() || reply.unsaved.is_some();
            out.extend(self.hear(reply, presenter));
            if refused {
                return out;
            }
            taken += 1;
        }
        self.last = None;
        let strangers = self.strangers(&stage.state);
        let strangers = (!strangers.is_empty()).then(|| message::event_carried_without(Slot::Texts(strangers)));
        let all = message::event_carried_all(named(), taken);
        out.extend(self.tell(std::iter::once(all).chain(strangers).collect(), presenter));
        out
    }

    /// Those here who did not play in that stage.
    fn strangers(&self, stage: &State) -> Vec<String> {
        let is_known = |entry: &EventEntry| stage.players().iter().any(|player| is_same(&player.entry, entry));
        let others = self.seen.players().iter().filter(|player| !is_known(&player.entry));
        others.map(|player| player.entry.name.clone()).collect()
    }

    /// The number here of somebody who was entered elsewhere so.
    pub(super) fn number_of(&self, entry: &EventEntry) -> Option<Number> {
        let players = (1..).zip(self.seen.players());
        let mut same = players.filter(|(_, player)| player.left().is_none() && is_same(&player.entry, entry));
        same.next().map(|(number, _)| number)
    }

    /// An event of this folder that is over.
    fn stage(&self, name: &str) -> Result<EarlierStage, Sentence> {
        if self.followed.is_some() {
            return Err(message::event_refuse_reads());
        }
        let path = event_file(self.config.folder.as_deref().unwrap_or(Path::new("")), name);
        let path = found(&self.config, &path).map_err(|error| trouble(&error))?.0;
        let bytes = read(&self.config, &path).map_err(|error| trouble(&error))?;
        let unread = || message::paper_no_event(Slot::Text(path.display().to_string()));
        let log = read_event(&bytes);
        let state = replay_of::<State>(&log.records).map_err(|_| unread())?.state;
        if state.phase() != Phase::Over {
            let named = Slot::Text(clean(&state.setup().name, NAME_CHARS));
            return Err(message::event_refuse_goes_on(named));
        }
        let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        Ok(EarlierStage { file, state })
    }
}

/// The same person or team, as far as the entries tell.
fn is_same(one: &EventEntry, other: &EventEntry) -> bool {
    let birth = one.birth == other.birth || one.birth.is_empty() || other.birth.is_empty();
    birth && one.name.to_lowercase() == other.name.to_lowercase()
}

fn name_of(state: &State, number: Number) -> String {
    state.player(number).map(|player| player.entry.name.clone()).unwrap_or_default()
}

/// The first so many of each group, and those of a group who share the last place that leads on: who of them does is for
/// people to decide.
fn through(state: &State, best: usize) -> (Vec<Number>, Vec<Vec<Number>>) {
    let places = state.standings().places;
    let (mut through, mut level) = (Vec::new(), Vec::new());
    for group in state.groups() {
        let own: Vec<&Standing> =
            places.iter().filter(|one| one.place.is_some() && group.contains(&one.number)).collect();
        let (first, rest) = own.split_at(best.min(own.len()));
        let cut = first
            .last()
            .and_then(|one| one.place)
            .filter(|place| rest.first().is_some_and(|one| one.place == Some(*place)));
        through.extend(first.iter().filter(|one| cut.is_none() || one.place != cut).map(|one| one.number));
        if cut.is_some() {
            level.push(own.iter().filter(|one| one.place == cut).map(|one| one.number).collect());
        }
    }
    (through, level)
}
