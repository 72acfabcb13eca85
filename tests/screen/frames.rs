//! Frames as they are: the text of each window and family, and for each theme and depth a mark of all its cells. What has
//! changed is looked at as a picture: with a folder in `GOLOS_PICTURES` each frame is written there as SVG.

use std::fmt::Write as _;

use golos::input::KeyMoment;
use golos::view::KeyHint;
use sha2::{Digest, Sha256};

use super::drawn::svg;
use super::*;

/// From the smallest window to the largest, and one that is as high as wide.
const WINDOWS: [(u16, u16); 5] = [(40, 12), (80, 24), (120, 40), (60, 60), (240, 70)];

const FAMILIES: [(&str, Build); 4] =
    [("draughts", capture), ("hundred", hundred), ("chess", boards::chess), ("renju", boards::renju)];

fn framed(build: Build, wording: &Wording) -> Model {
    let keys = KeyMap::standard().expect("built in").hints(KeyMoment::Path, wording);
    let keys = keys.into_iter().map(|(key, does)| KeyHint { key, does }).collect();
    Model { zoom: Zoom::Full, blocks: Blocks::Half, keys, ..build(wording) }
}

#[test]
fn the_frame_of_every_window_and_family_is_as_it_was() {
    for (name, build) in FAMILIES {
        for (lang, (width, height)) in Lang::ALL.into_iter().cycle().zip(WINDOWS) {
            let frame = drawn(&framed(build, &Wording::new(lang)), &Theme::DARK, width, height);
            assert_looks(&format!("frame-{name}-{width}x{height}"), &frame);
        }
    }
}

#[test]
fn the_colours_of_every_window_family_theme_and_depth_are_as_they_were() {
    let wording = Wording::new(Lang::En);
    let folder = std::env::var_os("GOLOS_PICTURES").map(std::path::PathBuf::from);
    let mut kept = String::new();
    for (name, build) in FAMILIES {
        let model = framed(build, &wording);
        for (width, height) in WINDOWS {
            for theme in Theme::ALL.into_iter().filter(|theme| !theme.is_plain()) {
                for (depth, colours) in Depth::NAMES {
                    let frame = drawn(&model, &theme.at(colours), width, height);
                    let frame_name = format!("{name}-{width}x{height}-{}-{depth}", theme.name);
                    let _ = writeln!(kept, "{frame_name} {}", mark(&frame));
                    if let Some(folder) = &folder {
                        std::fs::write(folder.join(frame_name + ".svg"), svg(&frame)).expect("a folder");
                    }
                }
            }
        }
    }
    assert_kept("frames", &kept);
}

/// How many cells are in inverse video or bold, how many colours there are, and a hash of all that is in the cells.
fn mark(frame: &TestBackend) -> String {
    let cells = &frame.buffer().content;
    let count = |wanted: Modifier| cells.iter().filter(|cell| cell.modifier.contains(wanted)).count();
    let mut colours: Vec<String> =
        cells.iter().flat_map(|cell| [cell.fg, cell.bg]).map(|colour| colour.to_string()).collect();
    colours.sort_unstable();
    colours.dedup();
    let mut hash = Sha256::new();
    for cell in cells {
        hash.update(format!("{}{}{}{:?}\n", cell.symbol(), cell.fg, cell.bg, cell.modifier));
    }
    let hash: String = hash.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect();
    format!("{} {} {} {hash}", count(Modifier::REVERSED), count(Modifier::BOLD), colours.len())
}
