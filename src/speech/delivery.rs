use super::voices::Utter;
use super::{Announcement, Kind};
use golos_wording::{Form, Level, Sentence, Style, Wording};

/// How one listener is spoken and written to.
#[derive(Clone)]
pub struct Renderer {
    /// The texts of the listener's language.
    pub wording: &'static Wording,
    /// How much is said, and in which letters. Its form is that of the record: who hears gets [`Form::Spoken`], who only reads
    /// [`Form::Written`].
    pub style: Style,
    /// How lines are written: in signs and digits, or in the words that a voice gets.
    pub text: Form,
}

/// A sentence in the words of one listener.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rendered {
    /// The line that is shown, on a braille display too.
    pub line: String,
    /// What the voice gets.
    pub spoken: Utter,
    /// The level at which it was put into words.
    pub level: Level,
}

/// What one listener gets of one announcement. Only [`Renderer::deliver`] makes it, once: the record, the line and the voice
/// all have their words from here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    announcement: Announcement,
    rendered: Rendered,
    is_read: bool,
}

impl Renderer {
    /// A sentence in words. A sentence of the dialogue is nobody's announcement, and no record keeps it.
    #[must_use]
    pub fn render(&self, sentence: &Sentence, level: Level, kind: Kind) -> Rendered {
        let in_form = |form| self.wording.render(sentence, Style { form, ..self.style.at(level) });
        let spoken = in_form(Form::Spoken);
        let line = if self.text == Form::Spoken { spoken.clone() } else { in_form(self.text) };
        Rendered { line, spoken: Utter::of(kind, spoken, self.wording.lang()), level }
    }

    /// The announcement in the words of this listener.
    #[must_use]
    pub fn deliver(&self, announcement: Announcement) -> Delivery {
        let level = announcement.level(self.style.level);
        let Rendered { line, spoken, .. } = self.render(&announcement.sentence, level, announcement.kind);
        let spoken = Utter { lifetime: announcement.lifetime, ..spoken };
        let is_read = self.style.form == Form::Written;
        Delivery { announcement, rendered: Rendered { line, spoken, level }, is_read }
    }
}

impl Delivery {
    /// What was announced, and to whom.
    #[must_use]
    pub const fn announcement(&self) -> &Announcement {
        &self.announcement
    }

    /// In which words.
    #[must_use]
    pub const fn rendered(&self) -> &Rendered {
        &self.rendered
    }

    /// The words that the record has: those that were spoken, or the line where nobody hears.
    #[must_use]
    pub fn text(&self) -> &str {
        if self.is_read { &self.rendered.line } else { &self.rendered.spoken.text }
    }

    /// The announcement and its words.
    #[must_use]
    pub fn into_parts(self) -> (Announcement, Rendered) {
        (self.announcement, self.rendered)
    }
}
