//! `golos document`: a paper of an event, from its record alone.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use super::audit::{Soundness, no_game};
use super::part::hand_out;
use golos_cli::{DocumentArgs, DocumentForm, PaperOf};
use golos_desk::{self as desk, paper};
use golos_journal::{Log, is_event, read_event, replay_of};
use golos_tournament::event::{Event, State};
use golos_view::{csv, form_html, form_text};
use golos_wording::{Printed, Sentence, Slot, Style, Wording, message};

/// The line that makes a card.
const EXAMPLE: &str = "golos document Autumn card 3";

/// The line that makes the protocol of a match.
const MATCH_EXAMPLE: &str = "golos document Autumn match 1";

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
            let text = written(&form, args.written());
            if soundness == Soundness::Findings {
                writeln!(aside, "{}", say(&message::paper_damaged()))?;
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
        writeln!(aside, "{}", say(&message::paper_damaged()))?;
    }
    let (text, cut) = match desk::exchanged(&state) {
        Ok(exchanged) => exchanged,
        Err(sentence) => return Ok(Err(sentence)),
    };
    if let Some(cut) = cut {
        writeln!(aside, "{}", say(&cut))?;
    }
    Ok(Ok(text))
}

/// The document in this form.
pub(super) fn written(form: &Printed, kind: DocumentForm) -> String {
    match kind {
        DocumentForm::Text => form_text(form),
        DocumentForm::Html => form_html(form),
        DocumentForm::Csv => csv(form),
    }
}

/// The record of an event, how it stands, and whether all of it was there and sound.
fn recorded(file: &Path) -> Result<(Log<Event>, State, bool), Sentence> {
    let path = || Slot::Text(file.display().to_string());
    let bytes = fs::read(file).map_err(|error| super::audit::unreadable(&error, &file.display().to_string()))?;
    if !is_event(&bytes) {
        return Err(message::paper_no_event(path()));
    }
    let log = read_event(&bytes);
    let replay = replay_of::<State>(&log.records).map_err(|unreadable| no_game(&unreadable))?;
    let is_sound = log.damage.is_none() && replay.misfit.is_none();
    Ok((log, replay.state, is_sound))
}

/// The document in words, and whether all of the record was there and sound.
fn made(args: &DocumentArgs, file: &Path, wording: &Wording) -> Result<(Printed, Soundness), Sentence> {
    let (log, state, is_sound) = recorded(file)?;
    let wanted = args.wanted().ok_or_else(|| match args.document == PaperOf::Match {
        true => message::paper_which_match(Slot::Text(MATCH_EXAMPLE.to_owned())),
        false => message::paper_whose(Slot::Text(EXAMPLE.to_owned())),
    })?;
    let form = paper(&state, Some(&log), wanted, wording)?;
    Ok((form, if is_sound { Soundness::Sound } else { Soundness::Findings }))
}
