//! What leaves a desk: words for the eye and for the ear.

use golos_game::Seat;
use golos_input::Lexicon;
use golos_input::pad::Rumble;
use golos_rules::Notation;
use golos_rules::chess::Letters;
use golos_speech::voices::Utter;
use golos_speech::{Announcement, Cue, Delivery, Kind, Recipient, Rendered, Renderer, Sound};
use golos_wording::{Form, Lang, Level, Sentence, SentenceKind, Slot, Style, Wording, message};

/// One thing that is shown, said, or both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Out {
    /// The line on the screen and in the linear face.
    pub written: String,
    /// What the voice gets, and how urgent it is; none for what is only shown.
    pub spoken: Option<Utter>,
    /// What it is: that decides its sign and how urgent it is.
    pub kind: Kind,
    /// What it says, where it is a sentence.
    pub sentence: Option<Box<Sentence>>,
    /// Whom it is for.
    pub to: Recipient,
    /// The level at which it was put into words.
    pub level: Level,
    /// The pattern of a pad that it tells of, to be felt.
    pub felt: Option<Rumble>,
    /// The sound beside it.
    pub sound: Option<Sound>,
    /// The number of the board that is named before it; none: it is told of no other board.
    pub at: Option<usize>,
    /// Whether it says why what was asked for is not done, by the game or by the desk before it.
    pub refused: bool,
    /// Whether it answers the question what can be said.
    pub helps: bool,
}

impl Out {
    /// What was delivered to the listener here, in the words that the record has.
    #[must_use]
    pub fn delivered(delivery: Delivery) -> Out {
        let (announcement, rendered) = delivery.into_parts();
        let Announcement { to, kind, sentence, .. } = announcement;
        Out { to: Recipient::Seats(to), ..Out::rendered(rendered, sentence, kind) }
    }

    fn rendered(rendered: Rendered, sentence: Sentence, kind: Kind) -> Out {
        let Rendered { line, spoken, level } = rendered;
        let refused = sentence.says() == SentenceKind::Refusal;
        let sound = if refused { Some(Sound::Refused) } else { kind.sound() };
        Out {
            spoken: Some(spoken),
            kind,
            level,
            sentence: Some(Box::new(sentence)),
            sound,
            refused,
            ..Out::shown(line)
        }
    }

    /// A line for the eye only.
    #[must_use]
    pub fn shown(written: String) -> Out {
        Out {
            written,
            spoken: None,
            kind: Kind::Answer,
            sentence: None,
            to: Recipient::HERE,
            level: Level::default(),
            felt: None,
            sound: None,
            at: None,
            refused: false,
            helps: false,
        }
    }

    /// The same, in answer to the question what can be said.
    pub fn helping(self) -> Out {
        Out { helps: true, ..self }
    }

    /// The same, where the lines of a list are read and not said.
    pub(super) fn unsaid_line(self) -> Out {
        if self.kind == Kind::Item { Out { spoken: None, ..self } } else { self }
    }

    /// The same, told once more: nothing is announced by it.
    #[must_use]
    pub fn past(self) -> Out {
        let kind = self.kind.past();
        let spoken = self.spoken.map(|utter| Utter { pace: utter.pace, ..Utter::of(kind, utter.text, utter.lang) });
        Out { spoken, kind, sound: None, ..self }
    }

    /// Whether it is for the ears of this seat.
    #[must_use]
    pub fn is_for(&self, seat: Seat) -> bool {
        self.to.has(seat)
    }

    /// In whose name it was asked for at this terminal, if that is known.
    #[must_use]
    pub const fn asked(&self) -> Option<Seat> {
        match self.to {
            Recipient::Terminal(owner) => owner,
            Recipient::Seats(_) => None,
        }
    }

    /// What kind of event it announces; none: an answer, or a move.
    #[must_use]
    pub fn cue(&self) -> Option<Cue> {
        self.spoken.as_ref().and_then(|_| self.kind.cue())
    }

    /// Whether it must not be missed: a flag, a stop, an irregularity.
    #[must_use]
    pub fn is_alarm(&self) -> bool {
        self.spoken.is_some() && self.kind.is_alarm()
    }
}

/// The words of one terminal: its language and how it likes to be spoken to.
#[derive(Clone)]
pub struct Presenter {
    pub wording: &'static Wording,
    pub style: Style,
    /// How lines are written: in signs and digits, or in the words that a voice would get.
    pub text: Form,
    /// What is understood here: the words of the language, and of English.
    pub lexicon: &'static Lexicon,
    /// The letters of the pieces of chess: those of the language, unless others were named.
    pub letters: Letters,
}

impl Presenter {
    /// The words of a language.
    #[must_use]
    pub fn new(lang: Lang, style: Style) -> Presenter {
        Presenter {
            wording: Wording::of(lang),
            style,
            text: Form::Written,
            lexicon: Lexicon::of(lang),
            letters: lang.notation().chess,
        }
    }

    /// The letters of the pieces at a game in these. What none of our languages has was asked for when it was opened.
    #[must_use]
    pub const fn letters_in(&self, game: Notation) -> Letters {
        match game.chess {
            Letters::German => Letters::German,
            Letters::Latin | Letters::Russian | Letters::Ukrainian => self.letters,
        }
    }

    /// The renderer of what is announced here.
    #[must_use]
    pub fn renderer(&self) -> Renderer {
        Renderer { wording: self.wording, style: self.style, text: self.text }
    }

    /// An announcement that no table has delivered, of a record that is only read.
    #[must_use]
    pub fn announce(&self, announcement: Announcement) -> Out {
        Out::delivered(self.renderer().deliver(announcement))
    }

    /// A sentence that nobody journals: menus, help, cursor.
    #[must_use]
    pub fn say(&self, sentence: &Sentence, kind: Kind) -> Out {
        self.words(sentence, self.style, kind)
    }

    /// What was put in other words before, in these; what is no sentence of its own stays as it is.
    #[must_use]
    pub fn again(&self, before: &Presenter, out: Out) -> Out {
        let Some(sentence) = out.sentence.as_deref() else { return out };
        // What was said at the listener's own level follows it, what has a level of its own keeps it.
        let level = if out.level == before.style.level { self.style.level } else { out.level };
        let put = Out { at: out.at, ..self.words(sentence, self.style.at(level), out.kind) };
        let Out { written, spoken, level, .. } = self.headed(put);
        Out { written, spoken: out.spoken.is_some().then_some(spoken).flatten(), level, ..out }
    }

    /// The same with the number of its board before it, where it has one.
    pub(super) fn headed(&self, out: Out) -> Out {
        let Some(board) = out.at else { return out };
        let number = u32::try_from(board).unwrap_or(u32::MAX);
        let head = self.say(&message::board_at(number), Kind::Typing);
        let spoken = head.spoken.map(|utter| utter.text).unwrap_or_default();
        Out {
            written: format!("{} {}", head.written, out.written),
            spoken: out.spoken.map(|utter| Utter { text: format!("{spoken} {}", utter.text), ..utter }),
            ..out
        }
    }

    /// A line of a list with its number, from 1, to which a hand came: read behind its number, and said before it, for the
    /// ear that goes from line to line wants the name.
    pub(super) fn passed(&self, index: usize, line: Slot, kind: Kind) -> Out {
        let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
        let said = self.say(&message::menu_passed(line.clone(), number), kind);
        Out { spoken: said.spoken, ..self.say(&message::menu_item(number, line), kind) }
    }

    pub(super) fn words(&self, sentence: &Sentence, style: Style, kind: Kind) -> Out {
        let renderer = Renderer { style, ..self.renderer() };
        Out::rendered(renderer.render(sentence, style.level, kind), sentence.clone(), kind)
    }
}

/// The name of its text; empty for what is no sentence.
#[cfg(test)]
pub(crate) fn text_name(out: &Out) -> &'static str {
    out.sentence.as_ref().map_or("", |sentence| sentence.key())
}
