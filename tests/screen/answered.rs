//! What was said together is read from its beginning, also where not all of it has room.

use super::*;
use golos::wording::laws::{self, Document, Subject};

#[test]
fn an_answer_begins_at_the_top_of_what_was_said() {
    let wording = Wording::new(Lang::En);
    let written = Style::written(Lang::En);
    let document = *Document::built_in().first().expect("a document");
    let asked = laws::on(Subject::Touch, document).expect("an article");
    let answer: Vec<String> = golos::speech::laws(&asked)
        .into_iter()
        .map(|(sentence, level)| wording.render(&sentence, written.at(level)))
        .collect();
    assert!(answer.len() > 1, "{answer:?}");
    let fresh = answer.len();
    let said = [vec!["Start. White to move.".to_owned()], answer].concat();
    let model = Model { said, fresh, ..capture(&wording) };
    let frame = drawn(&model, &Theme::DARK, 80, 24);
    assert_looks("rule-answer-80x24", &frame);
}
