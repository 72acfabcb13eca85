//! The patience of long answers: the eye gets them whole, the voice says them in parts, and goes on when it is asked to.

use super::{Desk, Out};
use golos_speech::voices::Utter;
use golos_speech::{Kind, Priority};
use golos_wording::{Sentence, Slot, message, text_key};

/// So many sentences are a part.
const SENTENCES: usize = 3;

/// So many letters are a part: about ten seconds of speech. What is no longer is said in one.
const LETTERS: usize = 160;

/// A digit is said as long as so many letters.
const DIGIT: usize = 4;

/// A long answer that is being read.
#[derive(Clone, Debug)]
pub(super) struct LongAnswer {
    parts: Vec<String>,
    /// The part that was said last.
    at: usize,
}

impl Desk {
    /// Of a long answer the voice says the first part, and that there is more. What others do meanwhile is said at once, and
    /// the reading can be gone on with; the next answer ends it. A question is said whole.
    pub(super) fn read_in_parts(&mut self, said: &mut [Out]) {
        let is_asked = self.game().is_some_and(super::Play::awaits_answer);
        if !self.voiced.is_patient || !self.has_board() || is_asked {
            return;
        }
        let mut answers: Vec<&mut Out> = said.iter_mut().filter(|out| is_answer(out)).collect();
        let texts: Vec<&str> = answers.iter().filter_map(|out| Some(out.spoken.as_ref()?.text.trim())).collect();
        if texts.is_empty() {
            return;
        }
        let parts = parts(&texts);
        self.voiced.reading = None;
        let (Some(first), true) = (parts.first(), parts.len() > 1) else { return };
        let more = self.presenter.say(&more(), Kind::Answer).spoken.map_or_else(String::new, |utter| utter.text);
        let first = format!("{first} {more}");
        for (index, out) in answers.iter_mut().enumerate() {
            out.spoken = out.spoken.take().filter(|_| index == 0).map(|utter| Utter { text: first.clone(), ..utter });
        }
        self.voiced.reading = Some(LongAnswer { parts, at: 0 });
    }

    /// What is told behind an answer that is not yet said.
    pub fn tell_with(&mut self, mut answer: Vec<Out>, more: Vec<Out>) -> Vec<Out> {
        answer.extend(more);
        self.read_in_parts(&mut answer);
        answer
    }

    /// What is told behind an answer whose first part is already said: the voice comes to it when it is asked to go on.
    pub fn tell_behind(&mut self, answer: Vec<Out>, more: Vec<Out>) -> Vec<Out> {
        let Some(reading) = &mut self.voiced.reading else { return self.tell_with(answer, more) };
        let texts: Vec<&str> = more.iter().filter_map(|out| Some(out.spoken.as_ref()?.text.trim())).collect();
        reading.parts.extend(parts(&texts));
        answer.into_iter().chain(more.into_iter().map(|out| Out { spoken: None, ..out })).collect()
    }

    /// The next part of what is being read, or the one before.
    pub(super) fn read_on(&mut self, back: bool) -> Vec<Out> {
        let none = || message::manner_no_more().as_refusal();
        let lang = self.presenter.wording.lang();
        let Some(reading) = &mut self.voiced.reading else {
            return vec![self.presenter.say(&none(), Kind::Answer)];
        };
        let at = if back { reading.at.saturating_sub(1) } else { reading.at + 1 };
        let Some(part) = reading.parts.get(at) else { return vec![self.presenter.say(&none(), Kind::Answer)] };
        reading.at = at;
        let read = Out { spoken: Some(Utter::new(part, lang, Priority::Answer)), ..Out::shown(part.clone()) };
        let is_last = at + 1 == reading.parts.len();
        let more = (!is_last).then(|| self.presenter.say(&more(), Kind::Answer));
        std::iter::once(read).chain(more).collect()
    }
}

/// That there is more, and the word for it.
fn more() -> Sentence {
    message::manner_more(Slot::Heads(vec![text_key::WORDS_MORE.to_owned()]))
}

fn is_answer(out: &Out) -> bool {
    out.spoken.is_some() && out.kind.priority() == Priority::Answer
}

/// The texts in parts of about ten seconds or three sentences; one part where they are no longer than that. No word is lost.
fn parts(texts: &[&str]) -> Vec<String> {
    if texts.iter().map(|text| length(text) + 1).sum::<usize>() <= LETTERS {
        return vec![texts.join(" ")];
    }
    let (mut parts, mut part, mut sentences) = (Vec::new(), String::new(), 0);
    for piece in texts.iter().flat_map(|text| pieces(text)) {
        if !part.is_empty() && (sentences == SENTENCES || length(&part) + length(piece) >= LETTERS) {
            parts.push(std::mem::take(&mut part));
            sentences = 0;
        }
        part += if part.is_empty() { "" } else { " " };
        part += piece;
        sentences += usize::from(piece.ends_with(['.', '?', '!', ';']));
    }
    parts.push(part);
    parts
}

/// The sentences of a text; one that is too long is parted at its commas, or where it must be at any blank.
fn pieces(text: &str) -> Vec<&str> {
    let sentences = text.split_inclusive(['.', '?', '!', ';']).flat_map(|sentence| {
        if length(sentence) < LETTERS { vec![sentence] } else { sentence.split_inclusive([',', ':']).collect() }
    });
    sentences.map(str::trim).filter(|piece| !piece.is_empty()).collect()
}

/// How long it takes to say a text, in letters.
fn length(text: &str) -> usize {
    text.chars().map(|sign| if sign.is_ascii_digit() { DIGIT } else { 1 }).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_answer_is_parted_at_its_sentences_and_no_word_of_it_is_lost() {
        let list = format!("Белые: {}.", (1..40).map(|n| format!("цэ {n}")).collect::<Vec<_>>().join(", "));
        for texts in [
            vec!["Ход белых."],
            vec!["Раз. Два. Три. Четыре. Пять. Шесть.", "Семь. Восемь."],
            vec![list.as_str(), "Чёрные: аш восемь."],
            vec![
                "Ходы: е два – е четыре; е семь – е пять; конь эф три; конь цэ шесть; слон бэ пять; а шесть; слон а четыре; конь эф шесть; рокировка; слон е семь; ладья е один.",
            ],
        ] {
            let parts = parts(&texts);
            let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
            assert_eq!(words(&parts.join(" ")), words(&texts.join(" ")));
            let is_long = length(&texts.concat()) > LETTERS;
            assert_eq!(parts.len() > 1, is_long, "{parts:#?}");
            assert!(parts.iter().all(|part| length(part) <= LETTERS), "{parts:#?}");
        }
    }
}
