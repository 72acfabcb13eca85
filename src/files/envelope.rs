//! `golos envelope`: the outside of the envelope of an adjourned game, to be printed, signed and pasted on (CH-18.2,
//! DR-5.3.3.3). What lies in it is neither shown nor told.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use super::audit::{Soundness, no_game};
use golos_clock::Ms;
use golos_game::State;
use golos_journal::{Unreadable, read, replay};
use golos_rules::{Side, plain};
use golos_speech::{control, pieces};
use golos_view::{Body, Chapter, Paper, Section};
use golos_wording::{Level, Sentence, Slot, Style, Wording, edition, message, text_key};

/// Where a person writes.
const BLANK: &str = "____________________________";

/// Writes the envelope of an adjourned game to `out`; where there is none, why goes to `aside`.
///
/// # Errors
/// The output is gone.
pub fn envelope(
    path: &Path,
    is_page: bool,
    wording: &Wording,
    out: &mut dyn Write,
    aside: &mut dyn Write,
) -> io::Result<Soundness> {
    let writer = Writer { wording };
    match writer.paper(path) {
        Err(sentence) => {
            writeln!(aside, "{}", writer.say(&sentence))?;
            Ok(Soundness::Unreadable)
        }
        Ok(paper) => {
            let document = if is_page { paper.html() } else { paper.text() };
            out.write_all(plain(&document).as_bytes())?;
            out.flush()?;
            Ok(Soundness::Sound)
        }
    }
}

struct Writer<'a> {
    wording: &'a Wording,
}

impl Writer<'_> {
    fn say(&self, sentence: &Sentence) -> String {
        self.wording.render(sentence, Style::written(self.wording.lang()).at(Level::Full))
    }

    fn words(&self, slot: Slot) -> String {
        self.say(&message::menu_line(slot))
    }

    fn paper(&self, path: &Path) -> Result<Paper, Sentence> {
        let bytes = fs::read(path).map_err(|error| super::audit::unreadable(&error, &path.display().to_string()))?;
        let state = adjourned(&bytes).map_err(|unreadable| no_game(&unreadable))?;
        let sealer = state.sealed_by().ok_or(message::refuse_nothing_sealed())?;
        let who = [text_key::LABEL_WHITE, text_key::LABEL_BLACK, text_key::LABEL_ARBITER]
            .map(|key| self.wording.label(key))
            .to_vec();
        let section = |key, body| Section { heading: self.wording.label(key), body };
        let sections = vec![
            section(text_key::ENVELOPE_OUTSIDE, Body::Facts(self.facts(&state, sealer))),
            section(text_key::ENVELOPE_SIGNED, Body::Signatures(who)),
        ];
        let title = self.wording.label(text_key::ENVELOPE_TITLE);
        Ok(Paper { lang: self.wording.lang(), chapters: vec![Chapter { title, sections }] })
    }

    /// CH-18.2.1 to CH-18.2.7: the players, the position before the sealed move, the times, who sealed, the number of the
    /// move, an open offer, and when and where the game goes on, once that was said.
    fn facts(&self, state: &State, sealer: Side) -> Vec<(String, String)> {
        let (setup, clock) = (state.setup(), state.clock());
        let name = |side: Side| match setup.players[side].as_str() {
            "" => BLANK.to_owned(),
            name => name.to_owned(),
        };
        let times = |of: &dyn Fn(Side) -> Ms| format!("{} – {}", of(Side::White), of(Side::Black));
        let offer = match state.offer() {
            Some(side) => self.words(Slot::Side(side)),
            None => self.wording.label(text_key::ENVELOPE_NONE),
        };
        let facts = [
            (text_key::LABEL_WHITE, name(Side::White)),
            (text_key::LABEL_BLACK, name(Side::Black)),
            (text_key::DOSSIER_RULES, self.words(edition(&setup.rules))),
            (text_key::DOSSIER_CONTROL, self.words(control(&setup.control))),
            (text_key::ENVELOPE_BOARD, self.say(&pieces(state.position(), state.notation()))),
            (text_key::ENVELOPE_CODE, state.position().fen()),
            (text_key::SHEET_USED, times(&|side| clock.used(side, state.at()))),
            (text_key::DOSSIER_TIME_LEFT, times(&|side| clock.left(side, state.at()))),
            (text_key::ENVELOPE_SEALER, format!("{} ({})", name(sealer), self.words(Slot::Side(sealer)))),
            (text_key::ENVELOPE_NUMBER, state.move_number().to_string()),
            (text_key::ENVELOPE_DRAW, offer),
            (text_key::ENVELOPE_WHEN, state.resumption().map_or_else(|| BLANK.to_owned(), str::to_owned)),
        ];
        facts.map(|(key, value)| (self.wording.label(key), value)).to_vec()
    }
}

/// The game as it stands at the end of its record.
fn adjourned(bytes: &[u8]) -> Result<State, Unreadable> {
    let log = read(bytes);
    match log.unreadable() {
        Some(unreadable) => Err(unreadable),
        None => Ok(replay(&log.records)?.state),
    }
}
