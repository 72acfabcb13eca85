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
use golos_wording::{Level, Sentence, Slot, Style, Wording, edition, message};

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
        let who = ["label-white", "label-black", "label-arbiter"].map(|key| self.wording.label(key)).to_vec();
        let section = |key, body| Section { heading: self.wording.label(key), body };
        let sections = vec![
            section("envelope-outside", Body::Facts(self.facts(&state, sealer))),
            section("envelope-signed", Body::Signatures(who)),
        ];
        let title = self.wording.label("envelope-title");
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
            None => self.wording.label("envelope-none"),
        };
        let facts = [
            ("label-white", name(Side::White)),
            ("label-black", name(Side::Black)),
            ("dossier-rules", self.words(edition(&setup.rules))),
            ("dossier-control", self.words(control(&setup.control))),
            ("envelope-board", self.say(&pieces(state.position(), state.notation()))),
            ("envelope-code", state.position().fen()),
            ("sheet-used", times(&|side| clock.used(side, state.at()))),
            ("dossier-time-left", times(&|side| clock.left(side, state.at()))),
            ("envelope-sealer", format!("{} ({})", name(sealer), self.words(Slot::Side(sealer)))),
            ("envelope-number", state.move_number().to_string()),
            ("envelope-draw", offer),
            ("envelope-when", state.resumption().map_or_else(|| BLANK.to_owned(), str::to_owned)),
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
