//! Beside the game: the variations of its file, and moves that are tried.

use super::branch::{Branch, Tried};
use super::{Replayer, Run, fold_all, remarks};
use crate::{Out, Presenter};
use golos_game::{Query, State};
use golos_rules::tree::NodeId;
use golos_speech::{self as speech, Announcement, Kind};
use golos_wording::{Sentence, Slot, message};

impl Replayer {
    /// Whether what is shown is beside the game.
    pub(super) fn is_in_branch(&self) -> bool {
        !self.branches.is_empty()
    }

    /// The place in the tree of the file that is shown.
    fn place_shown(&self) -> Option<NodeId> {
        match self.branches.last() {
            Some(branch) => branch.place(),
            None => self.tree.as_ref()?.at(self.step),
        }
    }

    /// What the file says at the place that is shown, and how many variations it has there.
    pub(super) fn of_file(&self, presenter: &Presenter) -> Vec<Out> {
        let (Some(tree), Some(place)) = (&self.tree, self.place_shown()) else { return Vec::new() };
        let mut out = remarks::say(&tree.remarked(place), presenter);
        let count = tree.variations(place).len();
        out.extend((count > 0).then(|| presenter.say(&message::replay_variations(number(count)), Kind::Answer)));
        out
    }

    /// The last move of a branch, and what the file says of it.
    pub(super) fn told_in_branch(&self, presenter: &Presenter) -> Vec<Out> {
        let mut out = self.answer(&Query::Last, presenter);
        out.extend(self.of_file(presenter));
        out
    }

    /// The variations in place of the last move; `None` if the file has none there.
    fn variations(&self) -> Option<(NodeId, Vec<NodeId>)> {
        let place = self.place_shown()?;
        let variations = self.tree.as_ref()?.variations(place);
        (!variations.is_empty()).then_some((place, variations))
    }

    /// Lists the variations in place of the last move by their first moves.
    pub(super) fn list_variations(&self, presenter: &Presenter) -> Vec<Out> {
        let say = |sentence: &Sentence| vec![presenter.say(sentence, Kind::Answer)];
        let (Some(tree), Some((place, variations))) = (&self.tree, self.variations()) else {
            return say(&message::refuse_replay_variations());
        };
        let before = tree.tree().parent(place).map(|parent| tree.position(parent));
        let first = |id: &NodeId| {
            let before = before?;
            let step = tree.tree().step(*id)?;
            Some(step.mv().map_or_else(|| message::replay_pass(before.turn()), |mv| speech::of_move(&before, mv)))
        };
        let moves: Vec<Sentence> = variations.iter().filter_map(first).collect();
        let mut out = say(&message::replay_variations(number(moves.len())));
        out.extend(say(&message::replay_variations_list(Slot::Choices(moves))));
        out
    }

    /// Enters a variation by its number, from 1.
    pub(super) fn enter_variation(&mut self, wanted: u32, presenter: &Presenter) -> Vec<Out> {
        let Some((_, variations)) = self.variations() else {
            return vec![presenter.say(&message::refuse_replay_variations(), Kind::Answer)];
        };
        let chosen = usize::try_from(wanted).ok().and_then(|wanted| variations.get(wanted.checked_sub(1)?)).copied();
        let Some(chosen) = chosen else {
            let refused = message::refuse_choice(Slot::Text(wanted.to_string()), 1, number(variations.len()));
            return vec![presenter.say(&refused, Kind::Answer)];
        };
        let begun = self.before_last().and_then(|(state, place)| Branch::from(&state, place).ok());
        self.enter(begun, chosen, wanted, presenter)
    }

    /// Begins a branch with a move of the file.
    fn enter(&mut self, begun: Option<Branch>, chosen: NodeId, wanted: u32, presenter: &Presenter) -> Vec<Out> {
        let step = self.tree.as_ref().and_then(|tree| tree.tree().step(chosen).cloned());
        let followed = begun.zip(step).and_then(|(mut branch, step)| {
            let heard = branch.follow(&step, chosen)?;
            Some((branch, heard))
        });
        let Some((branch, heard)) = followed else {
            return vec![presenter.say(&message::refuse_replay_branch(), Kind::Answer)];
        };
        self.play_on(Run::Still);
        self.readings = None;
        self.branches.push(branch);
        let mut out = vec![presenter.say(&message::replay_variation_entered(wanted), Kind::Answer)];
        out.extend(heard_in(heard, presenter));
        out.extend(self.of_file(presenter));
        out
    }

    /// The game before the last move that is shown, and its place in the tree.
    fn before_last(&self) -> Option<(State, Option<NodeId>)> {
        if let Some(branch) = self.branches.last() {
            return branch.before().map(|(state, place)| (state.clone(), place));
        }
        let step = self.step.checked_sub(1)?;
        let state = fold_all(&self.records, self.ends.get(step).copied()?).ok()?;
        Some((state, self.tree.as_ref()?.at(step)))
    }

    /// The next move of a variation; behind moves that were tried, back to where they were tried from.
    pub(super) fn next_in_branch(&mut self, presenter: &Presenter) -> Vec<Out> {
        let Some(place) = self.branches.last().and_then(Branch::place) else {
            return self.leave_branch(presenter);
        };
        let next = self.tree.as_ref().and_then(|tree| {
            let next = tree.tree().next(place)?;
            Some((next, tree.tree().step(next)?.clone()))
        });
        let followed = next.zip(self.branches.last_mut()).and_then(|((next, step), branch)| branch.follow(&step, next));
        match followed {
            Some(heard) => {
                self.readings = None;
                let mut out = heard_in(heard, presenter);
                out.extend(self.of_file(presenter));
                out
            }
            None => vec![presenter.say(&message::replay_variation_end(), Kind::Answer)],
        }
    }

    /// Back by a move of the branch; at its foot, to where it goes out from.
    pub(super) fn back(&mut self, presenter: &Presenter) -> Vec<Out> {
        let Some(branch) = self.branches.last_mut() else { return Vec::new() };
        self.readings = None;
        branch.back();
        if branch.has_moves() { self.told_in_branch(presenter) } else { self.leave_branch(presenter) }
    }

    /// Leaves the last branch.
    fn leave_branch(&mut self, presenter: &Presenter) -> Vec<Out> {
        self.readings = None;
        if self.branches.len() < 2 {
            return self.jump(self.step, presenter);
        }
        self.branches.pop();
        let mut out = vec![presenter.say(&message::replay_variation_back(), Kind::Answer)];
        out.extend(self.told_in_branch(presenter));
        out
    }

    /// Tries a move from what is shown. The next move of the game or of the variation is a step on, one of another variation
    /// enters that; of one that cannot be made it is told why, and nothing changes.
    pub(super) fn try_move(&mut self, text: &str, presenter: &Presenter) -> Vec<Out> {
        let place = self.place_shown();
        let own = presenter.letters_in(self.state().notation());
        let Ok(mut branch) = Branch::from(self.state(), place) else {
            return vec![presenter.say(&message::refuse_replay_branch(), Kind::Answer)];
        };
        let (made, heard) = match branch.play(text, own) {
            Tried::Made(heard) => (true, heard),
            Tried::Refused(heard) => (false, heard),
            Tried::Several(heard, readings) => {
                self.readings = Some(readings);
                return heard_in(heard, presenter);
            }
            Tried::Nothing(heard) => return heard_in(heard, presenter),
        };
        self.readings = None;
        if !made {
            return heard_in(heard, presenter);
        }
        if self.is_next(&branch) {
            return self.step_to_move(presenter);
        }
        self.play_on(Run::Still);
        let known = branch.state().and_then(|state| self.tree.as_ref()?.child(place?, state.board()));
        if let (Some(known), Some(tree)) = (known, &self.tree) {
            let children: Vec<NodeId> = place.into_iter().flat_map(|place| tree.tree().children(place)).collect();
            let index = children.iter().position(|child| *child == known).unwrap_or_default();
            if index == 0 && self.is_in_branch() {
                return self.next_in_branch(presenter);
            }
            if let Ok(begun) = Branch::from(self.state(), place) {
                return self.enter(Some(begun), known, number(index), presenter);
            }
        }
        // A move that is tried behind others goes on with them.
        if let Some(last) = self.branches.last_mut().filter(|branch| branch.place().is_none())
            && let Tried::Made(heard) = last.play(text, own)
        {
            return heard_in(heard, presenter);
        }
        self.branches.push(branch);
        let mut out = vec![presenter.say(&message::replay_branch(), Kind::Answer)];
        out.extend(heard_in(heard, presenter));
        out
    }

    /// Whether the move that was tried from the game is the next one of it.
    fn is_next(&self, tried: &Branch) -> bool {
        let Some(&end) = self.ends.get(self.step + 1).filter(|_| !self.is_in_branch()) else { return false };
        let next = fold_all(&self.records, end);
        next.is_ok_and(|next| tried.state().is_some_and(|state| state.board() == next.board()))
    }
}

fn heard_in(heard: Vec<Announcement>, presenter: &Presenter) -> Vec<Out> {
    heard.into_iter().map(|announcement| presenter.announce(announcement)).collect()
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
