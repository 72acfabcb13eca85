//! The papers of an event that is kept.

use std::path::{Path, PathBuf};

use clap::Args;

use super::{Names, named};
use golos_tournament::document::DocumentRequest;

/// Which document of which event.
#[derive(Clone, Debug, Args)]
pub struct DocumentArgs {
    /// Name or record of the event
    #[arg(value_name = "NAME|FILE")]
    pub event: String,
    /// Document: entries, entries-draft, entries-final, round, crosstable, swiss-table, card, report, match, matches,
    /// team-count; trf: everything in the exchange format
    #[arg(value_name = "DOCUMENT", value_parser = named(&DOCUMENTS))]
    pub document: Paper,
    /// For round results and matches: the round
    #[arg(value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub number: Option<u16>,
    /// Round of the match
    #[arg(long, value_name = "R", value_parser = clap::value_parser!(u16).range(1..=99))]
    pub round: Option<u16>,
    /// Text, a page for printing, or a table for other programs
    #[arg(long, value_name = "text|html|csv", value_parser = named(&FORMS))]
    pub form: Option<DocumentForm>,
    /// Output file
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Overwrite an existing file
    #[arg(long)]
    pub force: bool,
}

/// A document by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    EntryList,
    EntryForm,
    Round,
    Crosstable,
    SwissTable,
    Card,
    Report,
    EntryDraft,
    Match,
    Matches,
    TeamCount,
    /// Everything, in the exchange form of events.
    Trf,
}

/// How a document is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DocumentForm {
    Text,
    Html,
    Csv,
}

impl DocumentForm {
    /// The form of a file, by its ending.
    #[must_use]
    pub fn of(file: &Path) -> DocumentForm {
        match file.extension().and_then(|ending| ending.to_str()) {
            Some("html" | "htm") => DocumentForm::Html,
            Some("csv") => DocumentForm::Csv,
            _ => DocumentForm::Text,
        }
    }
}

const DOCUMENTS: Names<Paper, 12> = [
    ("entries", Paper::EntryList),
    ("entries-draft", Paper::EntryDraft),
    ("entries-final", Paper::EntryForm),
    ("round", Paper::Round),
    ("crosstable", Paper::Crosstable),
    ("swiss-table", Paper::SwissTable),
    ("card", Paper::Card),
    ("report", Paper::Report),
    ("match", Paper::Match),
    ("matches", Paper::Matches),
    ("team-count", Paper::TeamCount),
    ("trf", Paper::Trf),
];

const FORMS: Names<DocumentForm, 3> =
    [("text", DocumentForm::Text), ("html", DocumentForm::Html), ("csv", DocumentForm::Csv)];

impl DocumentArgs {
    /// The document that is meant; none for a card of nobody, and for the exchange form.
    #[must_use]
    pub const fn wanted(&self) -> Option<DocumentRequest> {
        Some(match self.document {
            Paper::EntryList => DocumentRequest::EntryList,
            Paper::EntryForm => DocumentRequest::EntryForm,
            Paper::Round => DocumentRequest::Round(self.number),
            Paper::Crosstable => DocumentRequest::Crosstable,
            Paper::SwissTable => DocumentRequest::SwissTable,
            Paper::Report => DocumentRequest::Report,
            Paper::Card => match self.number {
                Some(number) => DocumentRequest::Card(number),
                None => return None,
            },
            Paper::EntryDraft => DocumentRequest::EntryDraft,
            Paper::Match => match self.number {
                Some(number) => DocumentRequest::Match { round: self.round, number },
                None => return None,
            },
            Paper::Matches => DocumentRequest::Matches(self.number),
            Paper::TeamCount => DocumentRequest::TeamCount(self.number),
            Paper::Trf => return None,
        })
    }

    /// How it is written: as asked for, else by the ending of the file.
    #[must_use]
    pub fn written(&self) -> DocumentForm {
        self.form.unwrap_or_else(|| self.out.as_deref().map_or(DocumentForm::Text, DocumentForm::of))
    }
}
