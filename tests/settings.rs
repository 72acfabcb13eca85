//! The values of the settings are those of the command line.

use golos::profile::preferences::{BLINKS, BLOCKS, CLOCK_TEXTS, COLOURS, MOVE_TEXTS, SWITCHES, THEMES, VIEWS, VOICES};

#[test]
fn every_face_and_every_theme_may_be_set() {
    assert_eq!(golos::view::Theme::ALL.map(|theme| theme.name), THEMES);
    for view in VIEWS {
        let args = ["golos", "--view", view];
        assert!(<golos::cli::Cli as clap::Parser>::try_parse_from(args).is_ok(), "{view}");
    }
}
#[test]
fn every_name_of_an_argument_is_one_of_the_settings() {
    for (option, names) in [
        ("--voice", VOICES.as_slice()),
        ("--clock-text", &CLOCK_TEXTS),
        ("--move-text", &MOVE_TEXTS),
        ("--blocks", &BLOCKS),
        ("--colours", &COLOURS),
        ("--blink", &BLINKS),
        ("--switch", &SWITCHES),
        ("--text", &["signs", "words"]),
    ] {
        for name in names {
            let args = ["golos", option, name];
            assert!(<golos::cli::Cli as clap::Parser>::try_parse_from(args).is_ok(), "{option} {name}");
        }
    }
}
