//! Papers in the outbox: the record sheet, the papers of an unfinished game, the certificate, the report; and the folder of a
//! claim, with everything that the arbiter needs (R-10.3.6, CH-55.6.2, CH-56.6.1).

use std::io;
use std::path::{Path, PathBuf};

use super::record::{LettersError, read_game};
use super::recorded::outbox_of;
use super::room::{LettersDesk, name_of};
use super::{LetterForm, adjudication_papers, certificate, claim_paper, record_sheet, report, written};
use crate::{Archive, Handed, Out, Presenter};
use golos_letters::{Claim, Letter, Outcome, PaperKind, Past, Purpose, Said, State};
use golos_view::form_text;
use golos_wording::{Printed, Sentence, Slot, Wording, message};

/// What a claim came to on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimFolder {
    pub folder: PathBuf,
    /// Letters of the partner that are enclosed.
    pub letters: u32,
}

impl ClaimFolder {
    /// What is in it and where it is.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        message::letters_claim_folder(self.letters, Slot::Text(self.folder.display().to_string()))
    }
}

/// Puts a claim that waits for a ruling into a folder of the outbox: the statement with the time chart and the game, every
/// letter of the partner, and the notice for the partner, without the own reply. `None` if no claim waits.
///
/// # Errors
/// Whatever the disk says.
pub fn put_out_claim(
    archive: &dyn Archive,
    game: &Path,
    state: &State,
    wording: &Wording,
) -> io::Result<Option<ClaimFolder>> {
    let Some((claim, paper)) = state.claim().zip(claim_paper(state, wording)) else { return Ok(None) };
    let folder = outbox_of(game).join(format!("{}-claim-{:03}", name_of(game), state.letters().len()));
    put(archive, &folder.join("claim.txt"), &form_text(&paper), true)?;
    let notice = written(state, &notice(state, claim), LetterForm::Text, wording);
    put(archive, &folder.join("notice.txt"), &notice, true)?;
    let mut letters = 0;
    for (number, past) in (1u32..).zip(state.letters()).filter(|(_, past)| past.letter.by != claim.by) {
        let text = written(state, past, LetterForm::Text, wording);
        put(archive, &folder.join(format!("letter-{number:03}.txt")), &text, true)?;
        letters += 1;
    }
    Ok(Some(ClaimFolder { folder, letters }))
}

/// The notice for the partner: that a time fault is claimed, and no move.
fn notice(state: &State, claim: &Claim) -> Past {
    let mut letter = Letter::by(claim.by);
    letter.purpose = Purpose::Notice;
    letter.code = Some(state.setup().code.clone()).filter(|code| !code.is_empty());
    letter.said = vec![Said::ClaimsFault];
    letter.dates.sent = Some(claim.sent);
    let totals = state.totals();
    letter.totals = Some((totals.white, totals.black));
    let outcome = Outcome { sent: Some(claim.sent), totals, ..Outcome::default() };
    Past { letter, outcome, before: state.made().len(), is_answered: false, handing: false, handed: false }
}

fn put(archive: &dyn Archive, file: &Path, text: &str, replaced: bool) -> io::Result<()> {
    archive.hand_out(file, Handed::Text(text), replaced)
}

impl LettersDesk {
    /// Writes a paper into the outbox, in place of an older one of the same name.
    pub(super) fn paper(&self, kind: PaperKind, presenter: &Presenter) -> Vec<Out> {
        let wording = presenter.wording;
        let failed = |path: &Path| {
            let path = path.to_owned();
            move |error| vec![LettersError::Io { path, error }.sentence()]
        };
        let made: Result<Sentence, Vec<Sentence>> = match (kind, &self.open) {
            (PaperKind::Report, _) => {
                let games = self.games.iter().filter_map(|(path, _)| {
                    let state = read_game(self.archive(), path).ok()?;
                    Some((name_of(path), state))
                });
                let paper = report(&games.collect::<Vec<_>>(), wording);
                let file = outbox_of(&self.folder.join("report")).join("report.txt");
                put(self.archive(), &file, &form_text(&paper), true)
                    .map_err(failed(&file))
                    .map(|()| message::letters_paper(Slot::Text(file.display().to_string())))
            }
            (_, None) => Err(vec![message::refuse_letters_choose()]),
            (PaperKind::Claim, Some(open)) => {
                match put_out_claim(self.archive(), &open.path, &open.state, wording).map_err(failed(&open.path)) {
                    Ok(Some(folder)) => Ok(folder.sentence()),
                    Ok(None) => Err(vec![message::refuse_letters_no_claim()]),
                    Err(why) => Err(why),
                }
            }
            (kind, Some(open)) => {
                let paper: Option<(&str, Printed)> = match kind {
                    PaperKind::Record => Some(("record", record_sheet(&open.state, wording))),
                    PaperKind::Adjudication => Some(("adjudication", adjudication_papers(&open.state, wording))),
                    PaperKind::Certificate => certificate(&open.state, wording).map(|paper| ("certificate", paper)),
                    PaperKind::Claim | PaperKind::Report => None,
                };
                match paper {
                    None => Err(vec![message::refuse_letters_not_over()]),
                    Some((name, paper)) => {
                        let file = outbox_of(&open.path).join(format!("{}-{name}.txt", name_of(&open.path)));
                        put(self.archive(), &file, &form_text(&paper), true)
                            .map_err(failed(&file))
                            .map(|()| message::letters_paper(Slot::Text(file.display().to_string())))
                    }
                }
            }
        };
        match made {
            Ok(said) => Self::say([said], presenter),
            Err(why) => Self::say(why, presenter),
        }
    }

    /// The folder of a claim that has just been recorded, and what is said of it.
    pub(super) fn put_out_claim(
        &self,
        game: &Path,
        state: &State,
        presenter: &Presenter,
    ) -> Result<Option<Sentence>, LettersError> {
        let folder = put_out_claim(self.archive(), game, state, presenter.wording);
        let folder = folder.map_err(|error| LettersError::Io { path: game.to_owned(), error })?;
        Ok(folder.map(|folder| folder.sentence()))
    }
}
