//! What was settled for a game before it begins: the opening rule, the array, the place of the clock.

use super::{family, renju, room, to_arbiter};
use crate::{Announcement, Kind};
use golos_game::State;
use golos_rules::Side;
use golos_wording::{Sentence, Slot, message};

/// What is said of it when the game is opened.
pub(super) fn announced(state: &State) -> Vec<Announcement> {
    let said = [opening_rule(state), array(state)].into_iter().flatten().map(|said| room(Kind::State, said));
    let clock = family::clock_place(state.position()).map(|said| to_arbiter(Kind::Report, said));
    said.chain(clock).collect()
}

/// Whether the moves that were drawn count towards the control, where there is one (DR-2.2.3.1, R-6.1.8.1).
pub(super) fn drawn_moves(state: &State) -> Option<Sentence> {
    let setup = state.setup();
    let rule = setup.rules.openings.drawn.as_ref()?;
    let has_control = setup.control.control_move(0).is_some();
    let has_moves = state.opening().is_some_and(|opening| !opening.moves().is_empty());
    let message = if rule.counted { message::start_drawn_counted } else { message::start_drawn_apart };
    let article = Slot::Article(rule.control_article().to_owned());
    (has_control && has_moves).then(|| message(article))
}

/// That play begins though the opening was not drawn, with the article by which it is (R-6.2.2, DR-2.2.2, U-V.9.5.2).
pub(super) fn undrawn(state: &State) -> Option<Announcement> {
    let rule =
        state.setup().rules.openings.drawn.as_ref().filter(|_| state.is_undrawn() && state.awaited().is_none())?;
    let article = Slot::Article(rule.article.clone());
    Some(room(Kind::State, message::start_undrawn(article)))
}

/// R-5.4.1.3, U-V.9.5.5: the opening was drawn before it was known that somebody is not there. For the arbiter.
pub(super) fn drawn_without(state: &State, side: Side) -> Option<Announcement> {
    let rule = state.setup().rules.openings.drawn.as_ref().filter(|_| state.opening().is_some())?;
    Some(to_arbiter(Kind::Ruling, without(side, rule.late.clone())))
}

fn without(side: Side, late: String) -> Sentence {
    message::start_drawn_without(side, Slot::Article(late))
}

/// R-9.2.4.3: the opening rule that the event has named.
pub(super) fn opening_rule(state: &State) -> Option<Sentence> {
    state.setup().rules.openings.regulation.as_ref().map(|rule| renju::regulation(rule.opening))
}

/// The number of the array of Fischer's chess.
fn array(state: &State) -> Option<Sentence> {
    let setup = state.setup();
    let variant = setup.rules.variant;
    let start = match &setup.position {
        Some(fen) => variant.read_fen(fen).ok()?,
        None => variant.start(),
    };
    family::array(variant, &start)
}
