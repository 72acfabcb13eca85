//! What leaves a desk: words for the eye and for the ear.

use std::sync::Arc;

use crate::speech::voices::Utter;
use crate::speech::{Priority, Utterance};
use crate::wording::{Form, Sentence, Style, Wording};

/// One thing that is shown, said, or both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Out {
    /// The line on the screen and in the linear face.
    pub written: String,
    /// What the voice gets, and how urgent it is; none for what is only shown.
    pub spoken: Option<Utter>,
}

impl Out {
    /// A line for the eye only.
    #[must_use]
    pub fn shown(written: String) -> Out {
        Out { written, spoken: None }
    }

    /// Whether it must not be missed: a flag, a stop, an irregularity.
    #[must_use]
    pub fn is_alarm(&self) -> bool {
        self.spoken.as_ref().is_some_and(|utter| utter.priority == Priority::Flag)
    }
}

/// The words of one terminal: its language and how it likes to be spoken to.
pub struct Tongue {
    pub wording: Arc<Wording>,
    pub style: Style,
}

impl Tongue {
    /// An utterance in words for the eye and the ear.
    #[must_use]
    pub fn put(&self, utterance: &Utterance) -> Out {
        let style = self.style.at(utterance.level(self.style.level));
        self.words(&utterance.sentence, style, utterance.priority)
    }

    /// A sentence that nobody journals: menus, help, cursor.
    #[must_use]
    pub fn say(&self, sentence: &Sentence, priority: Priority) -> Out {
        self.words(sentence, self.style, priority)
    }

    fn words(&self, sentence: &Sentence, style: Style, priority: Priority) -> Out {
        let written = self.wording.render(sentence, Style { form: Form::Written, ..style });
        let spoken = self.wording.render(sentence, Style { form: Form::Spoken, ..style });
        Out { written, spoken: Some(Utter::new(spoken, self.wording.lang(), priority)) }
    }
}
