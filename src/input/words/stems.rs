//! What is asked in words of one's own: a line is understood by the stems of its words, in whatever order and form, where every
//! word that carries a meaning is one of them. What it is understood as is a command; nothing that cannot be taken back is.

use super::free_text::best;
use super::line::Line;
use super::table::{CommandRow, Verb};
use super::{Lexicon, Tokens};
use golos_wording::{Wording, text_key};

/// The letters up to which a stem is a whole word.
const WHOLE: usize = 2;

/// The letters up to which a stem may be a word without a meaning as well.
const FAINT: usize = 3;

/// The stems of each command, and the command, in words that every language reads.
static STEMS: [(&str, &str); 33] = [
    (text_key::STEMS_CLOCK, "clock"),
    (text_key::STEMS_MY_TIME, "my time"),
    (text_key::STEMS_HIS_TIME, "his time"),
    (text_key::STEMS_SITUATION, "where are we"),
    (text_key::STEMS_OFFER, "open offer"),
    (text_key::STEMS_PIECES, "pieces"),
    (text_key::STEMS_HELP, "help"),
    (text_key::STEMS_COUNTER, "claim counter"),
    (text_key::STEMS_CLEAR, "claim clear"),
    (text_key::STEMS_STOP, "stop"),
    (text_key::STEMS_START, "start"),
    (text_key::STEMS_RESUME, "resume"),
    (text_key::STEMS_REPORT, "report"),
    (text_key::STEMS_UNDO, "undo"),
    (text_key::STEMS_TURN, "turn"),
    (text_key::STEMS_NUMBER, "number"),
    (text_key::STEMS_LAST, "last"),
    (text_key::STEMS_REPEAT, "repeat"),
    (text_key::STEMS_BOARD, "board"),
    (text_key::STEMS_CHANGES, "changes"),
    (text_key::STEMS_SHEET, "game score"),
    (text_key::STEMS_DRAW, "offer draw"),
    (text_key::STEMS_ACCEPT, "accept"),
    (text_key::STEMS_DECLINE, "decline"),
    (text_key::STEMS_RESIGN, "resign"),
    (text_key::STEMS_REPETITION, "claim repetition"),
    (text_key::STEMS_FLAG, "flag"),
    (text_key::STEMS_CALL, "call"),
    (text_key::STEMS_DISTURBED, REMARK),
    (text_key::STEMS_CORRECT, "correct"),
    (text_key::STEMS_ADJUST, "adjust"),
    (text_key::STEMS_PRESS, "press"),
    (text_key::STEMS_WRITTEN, "written"),
];

/// The answers to these are for both sides.
const ANYBODYS: [&str; 9] =
    ["clock", "turn", "number", "last", "repeat", "board", "changes", "game score", "where are we"];

/// Behind it stands what was said: the arbiter is told of it in these words.
const REMARK: &str = "to the arbiter";

/// The stems of the languages that are understood.
pub(super) struct Stems {
    all: Vec<(Vec<String>, &'static str)>,
    /// What the arbiter is called.
    arbiter: Vec<String>,
    /// What he is told of at once.
    disturbs: Vec<String>,
}

impl Stems {
    pub fn new(languages: &[Wording]) -> Stems {
        let mut all = Vec::new();
        for (key, command) in STEMS {
            for phrase in languages.iter().flat_map(|wording| wording.words(key)) {
                all.push((Line::read(&phrase).words().map(str::to_owned).collect(), command));
            }
        }
        let stems = |key| {
            let phrases = languages.iter().flat_map(|wording| wording.words(key));
            phrases.flat_map(|phrase| Line::read(&phrase).words().map(str::to_owned).collect::<Vec<_>>()).collect()
        };
        Stems { all, arbiter: stems(text_key::STEMS_ARBITER), disturbs: stems(text_key::STEMS_DISTURBS) }
    }

    /// Whether a word says something to one of them.
    fn has(&self, word: &str) -> bool {
        self.all.iter().flat_map(|(stems, _)| stems).any(|stem| stem.chars().nth(FAINT).is_some() && is_of(stem, word))
    }

    /// The command whose stems these words are, one each.
    fn command(&self, words: &[&str]) -> Option<&'static str> {
        let fits = |stems: &Vec<String>| {
            let mut left = words.to_vec();
            stems.len() == words.len()
                && stems.iter().all(|stem| {
                    let found = left.iter().position(|word| is_of(stem, word));
                    found.map(|at| left.remove(at)).is_some()
                })
        };
        self.all.iter().find(|(stems, _)| fits(stems)).map(|(_, command)| *command)
    }
}

fn is_of(stem: &str, word: &str) -> bool {
    if stem.chars().nth(WHOLE).is_some() { word.starts_with(stem) } else { word == stem }
}

impl Lexicon {
    /// The command that a line is by its stems.
    pub(super) fn by_stems(&self, line: &Line<'_>) -> Option<String> {
        let bare = self.bare(line, false);
        let bare: Vec<&str> = bare.iter().map(String::as_str).collect();
        let command = self.stems.command(&bare).or_else(|| {
            // Whose it is carries nothing where there is one answer for both.
            let barer = self.bare(line, true);
            let barer: Vec<&str> = barer.iter().map(String::as_str).collect();
            self.stems.command(&barer).filter(|command| ANYBODYS.contains(command))
        })?;
        Some(if command == REMARK { format!("{REMARK} {}", line.text()) } else { command.to_owned() })
    }

    /// The line without what a question is begun with; none where it has nothing of that.
    pub(super) fn unasked(&self, line: &Line<'_>) -> Option<String> {
        let mut kept = Vec::new();
        let mut rest = line.behind(0);
        let mut was_asked = line.text().ends_with('?');
        while let Some(word) = rest.first_typed() {
            // «Де шість» is a square.
            let asking = self.asking.take(&rest).filter(|_| !self.names_file(&rest));
            was_asked |= asking.is_some();
            rest = match asking.or_else(|| self.idle.take(&rest)) {
                Some(((), behind)) => behind,
                None => {
                    kept.push(word.to_owned());
                    rest.behind(1)
                }
            };
        }
        (was_asked && !kept.is_empty()).then(|| kept.join(" "))
    }

    /// What a line asks of a place: «кто стоит на дэ четыре», "h6?"; none of a line that asks for nothing.
    #[must_use]
    pub fn place_among(&self, line: &Tokens) -> Option<String> {
        let asked = self.unasked(&line.said_line())?;
        let mut rest = Line::read(&asked);
        let mut kept = Vec::new();
        while let Some(word) = rest.first_typed() {
            rest = match self.fillers.take(&rest) {
                Some(((), behind)) => behind,
                None => {
                    kept.push(word.to_owned());
                    rest.behind(1)
                }
            };
        }
        (!kept.is_empty()).then(|| kept.join(" "))
    }

    /// What the arbiter is told in the words of the line, because it names him or what disturbs. A fault or a sanction is
    /// none: it is asked which one it is.
    pub(super) fn complaint(&self, line: &Line<'_>) -> Option<String> {
        if matches!(self.board.take(line), Some((CommandRow { means: Verb::Fault | Verb::Sanction, .. }, _))) {
            return None;
        }
        // «Предупреждение белым мешает сопернику»: a sanction that was not understood is no remark.
        if best(&self.sanctions, line).is_some() {
            return None;
        }
        let names = |stems: &[String]| line.words().any(|word| stems.iter().any(|stem| is_of(stem, word)));
        let calls = names(&self.stems.arbiter).then_some("call");
        let command = calls.or_else(|| names(&self.stems.disturbs).then_some(REMARK))?;
        Some(format!("{command} {}", line.text()))
    }

    /// The line without what carries no meaning.
    pub(super) fn bare(&self, line: &Line<'_>, with_owners: bool) -> Vec<String> {
        let mut words = Vec::new();
        let mut rest = line.behind(0);
        while let Some(word) = rest.first().map(str::to_owned) {
            let owner = || self.own.take(&rest).or_else(|| self.opponent.take(&rest)).filter(|_| with_owners);
            let side = || self.sides.take(&rest).map(|(_, behind)| ((), behind)).filter(|_| with_owners);
            let asking = || self.asking.take(&rest).or_else(|| self.idle.take(&rest));
            let empty = || self.fillers.take(&rest).or_else(asking).filter(|_| !self.stems.has(&word));
            rest = match empty().or_else(owner).or_else(side) {
                Some(((), behind)) => behind,
                None => {
                    words.push(word);
                    rest.behind(1)
                }
            };
        }
        words
    }

    /// A move without the words around it: «пошёл c3 d4», «хожу с c3 на d4».
    #[must_use]
    pub fn move_among(&self, line: &Tokens) -> Option<String> {
        let mut kept = Vec::new();
        let mut rest = line.said_line();
        let mut is_shorter = false;
        while let Some(word) = rest.first_typed() {
            let skipped = self.moving.take(&rest).or_else(|| self.fillers.take(&rest));
            // «Снял две»; but "three b four" is "a three b four" whose first letter was lost.
            let may_be_rank = kept.last().is_none_or(|word: &String| word.chars().nth(1).is_none());
            let is_rank = may_be_rank && self.times.numbers.take(&rest).is_some();
            rest = match skipped.filter(|_| !is_rank && !self.names_file(&rest)) {
                Some(((), behind)) => {
                    is_shorter = true;
                    behind
                }
                None => {
                    kept.push(word.to_owned());
                    rest.behind(1)
                }
            };
        }
        (is_shorter && !kept.is_empty()).then(|| kept.join(" "))
    }

    /// Whether a line begins with one letter and a number behind it: "a three", «с три» is a square, whatever else the letter
    /// is a word for.
    pub(super) fn names_file(&self, line: &Line<'_>) -> bool {
        let is_letter =
            line.first_typed().is_some_and(|word| word.chars().nth(1).is_none() || self.is_letter_said(word));
        let behind = line.behind(1);
        let is_digit = behind.first_typed().is_some_and(|word| word.starts_with(|sign: char| sign.is_ascii_digit()));
        is_letter && (is_digit || self.times.numbers.take(&behind).is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::BySide;
    use golos_wording::Lang;

    #[test]
    fn no_letter_and_no_number_of_a_square_is_passed_over() {
        let among = |lang, line| Lexicon::of(lang).move_among(&Tokens::new(line));
        assert_eq!(among(Lang::En, "my move is a three b four"), Some("a three b four".to_owned()));
        assert_eq!(among(Lang::Ru, "хожу с три дэ четыре"), Some("с три дэ четыре".to_owned()));
        assert_eq!(among(Lang::Ru, "три бэ четыре"), None);
    }

    #[test]
    fn a_line_is_understood_by_its_stems_in_any_order_and_form() {
        let cases = [
            (Lang::Ru, "у меня времени", "clock"),
            (Lang::Ru, "сколько у соперника осталось", "his time"),
            (Lang::Ru, "зовите судью", "call"),
            (Lang::Ru, "у него флаг упал", "flag"),
            (Lang::Uk, "він неправильно побив", "correct"),
            (Lang::Uk, "скільки часу в мене", "clock"),
            (Lang::En, "how many minutes are left", "clock"),
        ];
        for (lang, line, command) in cases {
            let lexicon = Lexicon::of(lang);
            let (_, read) = lexicon.in_order(&Tokens::new(line), &BySide::default());
            assert!(read.iter().any(|ordered| ordered.line == command), "{line}: {read:?}");
        }
    }
}
