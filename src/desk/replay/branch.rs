//! A branch: moves beside the game, tried from a position of it or given by its file. Nothing of it is written, and no time
//! passes on it.

use crate::readings::Readings;
use golos_clock::Ms;
use golos_game::{
    Actor, ClockRequest, Command, Corrupt, Mode, MoveRequest, Press, Refusal, Request, Setup, State, decide, fold,
};
use golos_input::CommandParseError;
use golos_people::Seat;
use golos_rules::chess::Letters;
use golos_rules::tree::{NodeId, Step};
use golos_rules::{LocalizedNotation, Position, Unread};
use golos_speech::{self as speech, Announcement, Announcer};
use golos_wording::message;

/// What came of a move that was tried, and what is heard of it.
pub(super) enum Tried {
    Made(Vec<Announcement>),
    /// It cannot be made.
    Refused(Vec<Announcement>),
    /// It can be read in several ways.
    Several(Vec<Announcement>, Readings),
    /// It is no move.
    Nothing(Vec<Announcement>),
}

/// The positions of a branch, the one that it goes out from first.
pub(super) struct Branch {
    positions: Vec<BranchPosition>,
}

struct BranchPosition {
    state: State,
    /// Its place in the tree of the file; `None` if that has no such move.
    place: Option<NodeId>,
}

impl Branch {
    /// A branch from what stands on the board, which is at this place of the file. The board is the program's: it says
    /// why a move that is tried cannot be made.
    ///
    /// # Errors
    /// [`Corrupt`] if nothing can be played from there.
    pub(super) fn from(game: &State, place: Option<NodeId>) -> Result<Branch, Corrupt> {
        let state = opened(game, game.board())?;
        Ok(Branch { positions: vec![BranchPosition { state, place }] })
    }

    /// The position at its end; none only where there is no branch.
    pub(super) fn state(&self) -> Option<&State> {
        self.positions.last().map(|last| &last.state)
    }

    /// The position before its last move, and the place of it.
    pub(super) fn before(&self) -> Option<(&State, Option<NodeId>)> {
        let before = self.positions.len().checked_sub(2).and_then(|index| self.positions.get(index))?;
        Some((&before.state, before.place))
    }

    /// The place at its end in the tree of the file.
    pub(super) fn place(&self) -> Option<NodeId> {
        self.positions.last()?.place
    }

    /// The last move is one of the file, and leads to this place.
    pub(super) fn is_at(&mut self, place: Option<NodeId>) {
        if let Some(last) = self.positions.last_mut() {
            last.place = place;
        }
    }

    /// Whether a move has been made on it.
    pub(super) fn has_moves(&self) -> bool {
        self.positions.len() > 1
    }

    /// Goes back by a move.
    pub(super) fn back(&mut self) {
        self.positions.pop();
    }

    /// Goes on by a step of the file to this place, and says what is heard of it; `None` if it cannot be made.
    pub(super) fn follow(&mut self, step: &Step, place: NodeId) -> Option<Vec<Announcement>> {
        let before = *self.state()?.board();
        let heard = match step {
            Step::Move(mv) => match self.make(&before.full(mv))? {
                Tried::Made(heard) => heard,
                Tried::Refused(_) | Tried::Several(..) | Tried::Nothing(_) => return None,
            },
            Step::Null | Step::SetUp { .. } => {
                let state = opened(self.state()?, &step.after(&before)).ok()?;
                self.push(state);
                let passed = matches!(step, Step::Null).then(|| message::replay_pass(before.turn()));
                passed.map(|passed| Announcement::answer(Seat::Arbiter, passed)).into_iter().collect()
            }
        };
        self.is_at(Some(place));
        Some(heard)
    }

    /// Tries a move, and says what is heard of it: the move, or why it cannot be made.
    pub(super) fn play(&mut self, text: &str, own: Letters) -> Tried {
        let Some(state) = self.state() else { return Tried::Nothing(Vec::new()) };
        let text = match state.position().lettered(text, own, state.notation()) {
            LocalizedNotation::Lawful(text) | LocalizedNotation::Unlawful(text) => text,
            LocalizedNotation::Several(several) => {
                let long = |mv| state.position().long(mv, state.notation());
                let asked = speech::which(state.position(), &several);
                let readings = Readings::new(several.iter().map(long).collect(), Some(asked.clone()));
                return Tried::Several(vec![Announcement::answer(Seat::Arbiter, asked)], readings);
            }
        };
        self.make(&text).unwrap_or(Tried::Nothing(Vec::new()))
    }

    /// Makes a move that is written in the letters of the game; `None` only where there is no branch.
    fn make(&mut self, text: &str) -> Option<Tried> {
        let mut state = self.state()?.clone();
        let command = Command::new(state.turn(), Request::Move(MoveRequest::Make(text.to_owned())));
        let decision = decide(&state, &command, Ms::ZERO);
        let mut herald = Announcer::default();
        match decision.refusal {
            // What is no move at all is a word that is not known here.
            Some(Refusal::Move(Unread::NotRead(_))) => {
                let unknown = CommandParseError::Unknown(text.to_owned()).sentence();
                return Some(Tried::Nothing(vec![Announcement::answer(Seat::Arbiter, unknown)]));
            }
            Some(refusal) => {
                let heard = herald.refused(&state, &command, &refusal);
                let Refusal::Move(Unread::Ambiguous(several)) = &refusal else { return Some(Tried::Refused(heard)) };
                let long = |mv| state.position().long(mv, state.notation());
                let asked = heard.last().map(|heard| heard.sentence.clone());
                return Some(Tried::Several(heard, Readings::new(several.iter().map(long).collect(), asked)));
            }
            None => {}
        }
        let mut heard = Vec::new();
        for recorded in &decision.events {
            let before = state.clone();
            if fold(&mut state, recorded).is_ok() {
                heard.extend(herald.announce(&before, &state, recorded));
            }
        }
        self.push(state);
        Some(Tried::Made(heard))
    }

    fn push(&mut self, state: State) {
        self.positions.push(BranchPosition { state, place: None });
    }
}

/// The game begun from a position.
fn opened(game: &State, position: &Position) -> Result<State, Corrupt> {
    let position = Some(position.fen());
    let (press, mode) = (Press::Automatic, Mode::Training);
    let mut rules = game.setup().rules.clone();
    // Nobody sits here who could swap, or choose of the stones that are offered.
    rules.openings.regulation = None;
    let mut state = State::open(Setup { rules, position, opening: None, press, mode, ..game.setup().clone() })?;
    let start = decide(&state, &Command::new(Actor::ARBITER, Request::Clock(ClockRequest::Start)), Ms::ZERO);
    for recorded in &start.events {
        fold(&mut state, recorded)?;
    }
    Ok(state)
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_journal as journal;

    #[test]
    fn a_branch_goes_out_from_a_game_of_each_family_and_leaves_it_as_it_is() {
        for (record, lawful, unlawful) in [
            ("v1-russian-open.ron", "c3-d4", "c3-d4"),
            ("v1-chess.ron", "e2-e4", "e2-e5"),
            ("v1-renju.ron", "h8", "h8"),
        ] {
            let log = journal::read(
                &std::fs::read(format!("{}/../../fixtures/journal/{record}", env!("CARGO_MANIFEST_DIR"))).unwrap(),
            );
            let game = journal::replay(log.records.get(..1).unwrap()).unwrap().state;
            let mut branch = Branch::from(&game, None).unwrap();
            assert!(matches!(branch.play(lawful, Letters::Latin), Tried::Made(heard) if !heard.is_empty()), "{record}");
            let tried = *branch.state().unwrap().board();
            assert!(branch.has_moves() && tried != *game.board(), "{record}");
            assert!(
                matches!(branch.play(unlawful, Letters::Latin), Tried::Refused(heard) if !heard.is_empty()),
                "{record}"
            );
            assert_eq!(*branch.state().unwrap().board(), tried, "{record}");
            branch.back();
            assert_eq!(branch.state().unwrap().board(), game.board(), "{record}");
            assert!(!branch.has_moves(), "{record}");
        }
    }
}
