//! What one person sees of a hall from his own machine: the desk that he has here, as plain data.

use golos_clock::Ms;
use golos_desk::{Desk, Offered, Play, ScanAction};
use golos_input::Asking;
use golos_input::switch::Branch;
use golos_view::{BoardLine, BoardModel, Look, MenuModel};
use golos_wire::{Offer, ViewState};
use golos_wording::{Form, Sentence, Style, Wording, text_key};

/// What he who has this desk sees. With `lists` what he can choose by switches; `flipped`: from the other side.
#[must_use]
pub fn sight(desk: &Desk, flipped: bool, lists: bool) -> ViewState {
    let menu = desk.menu().map(|menu| {
        let chosen = menu.chosen.min(menu.items.len().saturating_sub(1));
        MenuModel { chosen, ..menu }
    });
    ViewState {
        title: title(desk),
        prompt: desk.prompt(),
        secret: desk.is_secret(),
        board: board(desk, flipped),
        menu,
        hand: desk.cursor_name(None),
        game: desk.is_at_game(),
        own: desk.own_side(),
        turn: desk.to_move(),
        offer: desk.offer(),
        offers: if lists { offers(&desk.offered(None), desk) } else { Vec::new() },
        asks: lists && desk.is_to_choose(None),
        begun: lists && desk.goes_on(None),
        question: desk.asking().filter(|asking| is_shown(*asking)),
    }
}

/// Whether a viewer in a hall can name the answers.
const fn is_shown(asking: Asking) -> bool {
    !matches!(asking, Asking::Start | Asking::Which | Asking::Words)
}

fn title(desk: &Desk) -> String {
    let players = desk.game().map(|play| &play.state().setup().players);
    match players {
        Some(players) if !players.white.is_empty() => format!("{} – {}", players.white, players.black),
        Some(_) | None => desk.presenter().wording.label(text_key::HOME_TITLE),
    }
}

fn board(desk: &Desk, flipped: bool) -> Option<BoardModel> {
    let wording = &desk.presenter().wording;
    if let Some(play) = desk.game() {
        let mut model = BoardModel::of(play.state(), &look(play, wording, flipped));
        let boards = desk.boards().into_iter().flatten();
        model.boards = boards
            .map(|(number, play, chosen)| BoardLine::of(number, chosen, play.state(), &look(play, wording, flipped)))
            .collect();
        return Some(model);
    }
    if let Some(player) = desk.player() {
        let letters = Some(desk.presenter().letters_in(player.state().notation()));
        let look = Look { flipped, letters, ..Look::new(wording, player.now()) };
        return Some(BoardModel::of(player.state(), &look));
    }
    let set_up = desk.set_up()?;
    let look = Look { cursor: Some(set_up.cursor()), flipped, ..Look::new(wording, Ms::ZERO) };
    Some(BoardModel::set_up(&set_up.position(), &look))
}

fn look<'a>(play: &'a Play, wording: &'a Wording, flipped: bool) -> Look<'a> {
    Look {
        cursor: Some(play.cursor()),
        path: play.path(),
        letters: Some(play.letters()),
        sees_matters: play.has_arbiter() || play.state().is_training(),
        flipped,
        ..Look::new(wording, play.now())
    }
}

fn offers(list: &[Branch<Offered>], desk: &Desk) -> Vec<Offer> {
    list.iter()
        .map(|branch| Offer {
            label: label(&branch.item.label, desk),
            places: branch.item.places.clone(),
            inside: offers(&branch.inside, desk),
        })
        .collect()
}

fn label(sentence: &Sentence, desk: &Desk) -> String {
    let style = Style { form: Form::Written, ..desk.presenter().style };
    desk.presenter().wording.render(sentence, style)
}

/// What lies at this place of the lists, if it is still called so and is to be taken.
pub(super) fn at_path(desk: &Desk, path: &[u16], called: &str) -> Option<Offered> {
    let mut list = desk.offered(None);
    let (last, before) = path.split_last()?;
    for index in before {
        let branch = list.into_iter().nth(usize::from(*index))?;
        list = branch.inside;
    }
    let branch = list.into_iter().nth(usize::from(*last))?;
    let is_it =
        branch.inside.is_empty() && branch.item.deed != ScanAction::Open && label(&branch.item.label, desk) == called;
    is_it.then_some(branch.item)
}
