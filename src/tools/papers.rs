//! The manual, put where `man` looks for it.

use std::fs;
use std::io;
use std::path::Path;

use golos_cli::manual;
use golos_wording::Lang;

/// Writes the pages of every language below this folder, over those that stand there.
///
/// # Errors
/// What the disk says.
pub fn put(folder: &Path) -> io::Result<()> {
    for page in Lang::ALL.map(manual).into_iter().collect::<io::Result<Vec<_>>>()?.into_iter().flatten() {
        let place = folder.join(page.place);
        place.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::write(place, page.text)?;
    }
    Ok(())
}
