//! What can be said in the dialogue, besides moves, pieces and the words of a replay.

use golos_input::help_set_up;
use golos_problem::Mark;
use golos_rules::{PlaceNames, Position};
use golos_wording::{Sentence, Slot, message, text_key};

/// What a phrase asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    SetUp,
    Task,
    Kind,
    Check,
    Deeper,
    Solve,
    WhyNot,
    Mark(Mark),
    Unmark,
    Undo,
    Turned,
    LastMove,
    Author,
    Place,
    Award,
    Caption,
    Solution,
    NextLine,
    PreviousLine,
    MainLine,
    Save,
    /// Where in the composition and in its file.
    Where,
    /// Every variation, one after the other.
    AllLines,
    /// Take the move that is heard out of the solution, and all after it.
    Delete,
}

pub(super) const WORDS: [(&str, Word); 27] = [
    (text_key::WORDS_COMPOSE_SET_UP, Word::SetUp),
    (text_key::WORDS_COMPOSE_TASK, Word::Task),
    (text_key::WORDS_COMPOSE_KIND, Word::Kind),
    (text_key::WORDS_COMPOSE_CHECK, Word::Check),
    (text_key::WORDS_COMPOSE_DEEPER, Word::Deeper),
    (text_key::WORDS_COMPOSE_SOLVE, Word::Solve),
    (text_key::WORDS_COMPOSE_WHY, Word::WhyNot),
    (text_key::WORDS_COMPOSE_TRY, Word::Mark(Mark::Try)),
    (text_key::WORDS_COMPOSE_EITHER, Word::Mark(Mark::Either)),
    (text_key::WORDS_COMPOSE_ADDITIONAL, Word::Mark(Mark::Additional)),
    (text_key::WORDS_COMPOSE_FINAL, Word::Mark(Mark::Final)),
    (text_key::WORDS_COMPOSE_UNMARK, Word::Unmark),
    (text_key::WORDS_COMPOSE_UNDO, Word::Undo),
    (text_key::WORDS_COMPOSE_TURNED, Word::Turned),
    (text_key::WORDS_COMPOSE_LAST_MOVE, Word::LastMove),
    (text_key::WORDS_COMPOSE_AUTHOR, Word::Author),
    (text_key::WORDS_COMPOSE_PLACE, Word::Place),
    (text_key::WORDS_COMPOSE_AWARD, Word::Award),
    (text_key::WORDS_COMPOSE_CAPTION, Word::Caption),
    (text_key::WORDS_COMPOSE_SOLUTION, Word::Solution),
    (text_key::WORDS_COMPOSE_NEXT_LINE, Word::NextLine),
    (text_key::WORDS_COMPOSE_PREVIOUS_LINE, Word::PreviousLine),
    (text_key::WORDS_COMPOSE_MAIN_LINE, Word::MainLine),
    (text_key::WORDS_COMPOSE_SAVE, Word::Save),
    (text_key::WORDS_COMPOSE_WHERE, Word::Where),
    (text_key::WORDS_COMPOSE_ALL_LINES, Word::AllLines),
    (text_key::WORDS_COMPOSE_DELETE, Word::Delete),
];

/// What can be said, a line for each purpose.
pub(super) fn help(names: PlaceNames) -> Vec<Sentence> {
    let heads = |keys: &[&str]| Slot::Heads(keys.iter().map(|key| (*key).to_owned()).collect());
    // How pieces are named is as in a set-up.
    let mut said: Vec<Sentence> = help_set_up(names).into_iter().take(1).collect();
    said.extend([
        message::help_compose_pieces(heads(&[
            text_key::WORDS_SET_UP_REMOVE,
            text_key::WORDS_COMPOSE_SET_UP,
            text_key::WORDS_COMPOSE_TURNED,
        ])),
        message::help_compose_task(heads(&[text_key::WORDS_COMPOSE_TASK, text_key::WORDS_COMPOSE_KIND])),
        message::help_compose_moves(heads(&[
            text_key::WORDS_NEXT,
            text_key::WORDS_PREVIOUS,
            text_key::WORDS_FIRST,
            text_key::WORDS_VARIATIONS,
            text_key::WORDS_VARIATION,
            text_key::WORDS_COMPOSE_MAIN_LINE,
        ])),
        message::help_compose_lines(heads(&[
            text_key::WORDS_COMPOSE_SOLUTION,
            text_key::WORDS_COMPOSE_NEXT_LINE,
            text_key::WORDS_COMPOSE_PREVIOUS_LINE,
            text_key::WORDS_COMPOSE_ALL_LINES,
            text_key::WORDS_COMPOSE_CAPTION,
        ])),
        message::help_compose_marks(heads(&[
            text_key::WORDS_COMPOSE_TRY,
            text_key::WORDS_COMPOSE_EITHER,
            text_key::WORDS_COMPOSE_ADDITIONAL,
            text_key::WORDS_COMPOSE_FINAL,
            text_key::WORDS_COMPOSE_UNMARK,
        ])),
        message::help_compose_check(heads(&[
            text_key::WORDS_COMPOSE_CHECK,
            text_key::WORDS_COMPOSE_DEEPER,
            text_key::WORDS_COMPOSE_SOLVE,
            text_key::WORDS_COMPOSE_WHY,
            text_key::WORDS_COMPOSE_LAST_MOVE,
        ])),
        message::help_compose_ask(heads(&[
            text_key::WORDS_PIECES,
            text_key::WORDS_BOARD,
            text_key::WORDS_SQUARE,
            text_key::WORDS_COMPOSE_WHERE,
        ])),
        message::help_compose_caption(heads(&[
            text_key::WORDS_COMPOSE_AUTHOR,
            text_key::WORDS_COMPOSE_PLACE,
            text_key::WORDS_COMPOSE_AWARD,
            text_key::WORDS_NOTE,
        ])),
        message::help_compose_end(heads(&[
            text_key::WORDS_COMPOSE_UNDO,
            text_key::WORDS_COMPOSE_DELETE,
            text_key::WORDS_COMPOSE_SAVE,
            text_key::WORDS_QUIT,
        ])),
    ]);
    said
}

/// Lines that can be typed one after the other from the empty board.
pub(super) fn examples(board: &Position) -> Sentence {
    let text = |text: &str| Slot::Text(text.to_owned());
    match board.place_names() {
        PlaceNames::Squares => {
            message::help_compose_example_chess(text("d6"), text("a1"), text("d8"), text("#1"), text("a1-a8"))
        }
        PlaceNames::Numbers => message::help_compose_example(text("13 42"), text("21 31"), text("13-9, 31-36, 9-4")),
        PlaceNames::DarkSquares | PlaceNames::Points => {
            message::help_compose_example(text("a1 c1"), text("h8"), text("a1-b2"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::edit::{KINDS, TASKS};
    use super::*;

    #[test]
    fn no_list_of_words_is_left_unused() {
        let is_used = |key: &str| {
            WORDS.iter().any(|(used, _)| *used == key)
                || TASKS.iter().chain(&KINDS).any(|(used, _)| *used == key)
                || crate::problem::sheets::WORDS.iter().any(|(used, _)| *used == key)
        };
        let dialogues = ["words-compose-", "words-sheet-"];
        let own = golos_wording::keys().into_iter().filter(|key| dialogues.iter().any(|head| key.starts_with(head)));
        let unused: Vec<&str> = own.filter(|key| !is_used(key)).collect();
        assert!(unused.is_empty(), "{unused:?}");
    }
}
