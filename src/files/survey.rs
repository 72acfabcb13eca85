//! `golos check FOLDER`: every record in a folder and below it, a line each, and how many are sound.

use std::io::{self, Write};
use std::path::Path;

use super::audit::{FindingsPage, Soundness, audit};
use super::folder::{below, found};
use super::games::{ReadOptions, number};
use golos_rules::plain_line;
use golos_wording::{Form, Slot, Style, Wording, message};
use serde_json::json;

/// More findings of one record are counted only.
const TOLD: usize = 3;

/// Audits the record that is called so, wherever it goes on.
///
/// # Errors
/// The output is gone.
pub fn audit_named(
    file: &Path,
    options: ReadOptions,
    wording: &Wording,
    style: Style,
    json: bool,
    out: &mut dyn Write,
) -> io::Result<Soundness> {
    // Standard input goes on nowhere.
    let goes_on = if file.as_os_str() == "-" { Ok(file.to_owned()) } else { found(file) };
    let (worst, said, file) = match goes_on {
        Ok(found) => {
            let name = found.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let said = (found != *file).then(|| message::file_goes_on(Slot::Text(name)));
            (Soundness::Sound, said, found)
        }
        Err(other) => {
            let files = [file, &other].map(|file| file.display().to_string());
            let said = Some(message::file_two_records(Slot::Texts(files.into())));
            (Soundness::Findings, said, file.to_owned())
        }
    };
    if let Some(said) = said {
        let told = wording.render(&said, Style { form: Form::Written, ..style });
        match json {
            true => writeln!(out, "{}", json!({ "file": file.display().to_string(), "text": told }))?,
            false => writeln!(out, "{}", plain_line(&told))?,
        }
    }
    Ok(worst.max(audit(&file, options, wording, style, json, out)?))
}

/// Audits every record in a folder, no deeper than four folders: games, micro-matches, events and games by letters.
///
/// # Errors
/// The output is gone.
pub fn survey(
    folder: &Path,
    options: ReadOptions,
    wording: &Wording,
    style: Style,
    json: bool,
    out: &mut dyn Write,
) -> io::Result<Soundness> {
    let mut counts = [0_usize; 3];
    for path in below(folder) {
        // A record that goes on in another file is listed there.
        if found(&path).is_ok_and(|found| found != path) {
            continue;
        }
        let mut told = Vec::new();
        let soundness = audit_named(&path, options, wording, style, json, &mut told)?;
        counts[soundness as usize] += 1;
        if json {
            out.write_all(&told)?;
        } else {
            writeln!(out, "{}", in_one_line(&path.display().to_string(), &String::from_utf8_lossy(&told)))?;
        }
    }
    let [sound, findings, unreadable] = counts.map(number);
    let sum = message::check_folder(sound + findings + unreadable, sound, findings, unreadable);
    FindingsPage { name: folder.display().to_string(), wording, style, json, out }.say(&sum, "")?;
    let worst = [Soundness::Unreadable, Soundness::Findings].into_iter().find(|&worst| counts[worst as usize] > 0);
    Ok(worst.unwrap_or(Soundness::Sound))
}

/// What was found in a file in one line: the first of it, and how much more there is.
fn in_one_line(name: &str, told: &str) -> String {
    let own = format!("{name}: ");
    let lines: Vec<&str> = told.lines().map(|line| line.strip_prefix(&own).unwrap_or(line)).collect();
    let first = lines.iter().take(TOLD).copied().collect::<Vec<_>>().join(" ");
    let more = lines.len().saturating_sub(TOLD);
    if more > 0 { format!("{own}{first} (+{more})") } else { own + &first }
}
