//! `golos document`: a paper of an event, from its record alone.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use super::audit::{Soundness, no_game};
use super::part::hand_out;
use crate::cli::{DocumentArgs, DocumentForm, PaperOf};
use crate::clock::Ms;
use crate::journal::{Log, is_event, read_event, replay_of};
use crate::speech::tournament::{no_document, printed, rulings};
use crate::tournament::document::{Document, Wanted};
use crate::tournament::event::{Event, State};
use crate::tournament::trf::{Trf, Unwritable};
use crate::view::{csv, form_html, form_text};
use crate::wording::{Printed, PrintedTable, Sentence, Slot, Style, Wording};

/// The line that makes a card.
const EXAMPLE: &str = "golos document Autumn card 3";

/// Writes a document of the event in this file into its own, or to `out`; where there is none, why goes to `aside`, as does
/// what is wrong with the record.
///
/// # Errors
/// The output is gone, or the file cannot be written.
pub fn document(
    args: &DocumentArgs,
    file: &Path,
    wording: &Wording,
    out: &mut dyn Write,
    aside: &mut dyn Write,
) -> io::Result<Soundness> {
    let say = |sentence: &Sentence| wording.render(sentence, Style::written(wording.lang()));
    if args.document == PaperOf::Trf {
        let sentence = match exchanged(file, aside, &say)? {
            Ok(text) => hand_out(&text, args.out.as_deref(), args.force, out)?.err(),
            Err(sentence) => Some(sentence),
        };
        let Some(sentence) = sentence else { return Ok(Soundness::Sound) };
        writeln!(aside, "{}", say(&sentence))?;
        return Ok(Soundness::Unreadable);
    }
    let unwritten = match made(args, file, wording) {
        Ok((form, soundness)) => {
            let text = match args.written() {
                DocumentForm::Text => form_text(&form),
                DocumentForm::Html => form_html(&form),
                DocumentForm::Csv => csv(&form),
            };
            if soundness == Soundness::Findings {
                writeln!(aside, "{}", say(&Sentence::new("paper-damaged")))?;
            }
            match hand_out(&text, args.out.as_deref(), args.force, out)? {
                Ok(()) => return Ok(soundness),
                Err(sentence) => sentence,
            }
        }
        Err(sentence) => sentence,
    };
    writeln!(aside, "{}", say(&unwritten))?;
    Ok(Soundness::Unreadable)
}

/// The event in the exchange form; what has no room in it is told of.
fn exchanged(
    file: &Path,
    aside: &mut dyn Write,
    say: &dyn Fn(&Sentence) -> String,
) -> io::Result<Result<String, Sentence>> {
    let (_, state, is_sound) = match recorded(file) {
        Ok(recorded) => recorded,
        Err(sentence) => return Ok(Err(sentence)),
    };
    if !is_sound {
        writeln!(aside, "{}", say(&Sentence::new("paper-damaged")))?;
    }
    Ok(match Trf::of(&state) {
        Ok((trf, cut)) => {
            if !cut.is_empty() {
                let cut = Slot::Numbers(cut.into_iter().map(u32::from).collect());
                writeln!(aside, "{}", say(&Sentence::new("paper-cut").with("list", cut)))?;
            }
            Ok(trf.to_string())
        }
        Err(Unwritable { round, board }) => {
            Err(Sentence::new("paper-unwritable").with("n", u32::from(round)).with("m", u32::from(board)))
        }
    })
}

/// The record of an event, how it stands, and whether all of it was there and sound.
fn recorded(file: &Path) -> Result<(Log<Event>, State, bool), Sentence> {
    let path = || Slot::Text(file.display().to_string());
    let bytes = fs::read(file).map_err(|error| {
        let key = if error.kind() == io::ErrorKind::NotFound { "file-missing" } else { "file-unreadable" };
        Sentence::new(key).with("text", path())
    })?;
    if !is_event(&bytes) {
        return Err(Sentence::new("paper-no-event").with("text", path()));
    }
    let log = read_event(&bytes);
    let replay = replay_of::<State>(&log.records).map_err(|unreadable| no_game(&unreadable))?;
    let is_sound = log.damage.is_none() && replay.misfit.is_none();
    Ok((log, replay.state, is_sound))
}

/// The document in words, and whether all of the record was there and sound.
fn made(args: &DocumentArgs, file: &Path, wording: &Wording) -> Result<(Printed, Soundness), Sentence> {
    let (log, state, is_sound) = recorded(file)?;
    let wanted =
        args.wanted().ok_or_else(|| Sentence::new("paper-whose").with("text", Slot::Text(EXAMPLE.to_owned())))?;
    let document = Document::of(&state, wanted).map_err(no_document)?;
    let mut form = printed(&document, &state, wording);
    if wanted == Wanted::Report
        && let Some((first, rest)) = log.records.split_first()
        && let Ok(opened) = replay_of::<State>(std::slice::from_ref(first))
    {
        let events: Vec<(Ms, Event)> = rest.iter().map(|record| (record.at, record.event.clone())).collect();
        form.tables.extend(decided(opened.state, &events, wording));
    }
    Ok((form, if is_sound { Soundness::Sound } else { Soundness::Findings }))
}

/// What was decided with a reason, as a table of the report; none if nothing was.
fn decided(opened: State, events: &[(Ms, Event)], wording: &Wording) -> Option<PrintedTable> {
    let style = Style::written(wording.lang());
    let row = |(what, reason): (Vec<Sentence>, String)| {
        let what: Vec<String> = what.iter().map(|sentence| wording.render(sentence, style)).collect();
        vec![what.join(" "), reason]
    };
    let rows: Vec<Vec<String>> = rulings(opened, events).into_iter().map(row).collect();
    (!rows.is_empty()).then(|| PrintedTable {
        caption: wording.label("paper-rulings"),
        heads: vec![wording.label("paper-ruling"), wording.label("paper-reason")],
        rows,
        named: 0,
    })
}
