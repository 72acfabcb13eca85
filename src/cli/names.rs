//! Options that are one of several names.

use clap::builder::{PossibleValuesParser, TypedValueParser};

use golos_rules::Charset;

/// Names of an option and what they mean.
pub(super) type Names<T, const N: usize> = [(&'static str, T); N];

/// Reads one of the names; clap lists them in help and in errors.
pub(super) fn named<T: Copy + Send + Sync + 'static, const N: usize>(
    names: &'static Names<T, N>,
) -> impl TypedValueParser<Value = T> {
    let meaning = |typed: String| names.iter().find(|(name, _)| *name == typed).map(|(_, meaning)| *meaning);
    PossibleValuesParser::new(names.iter().map(|(name, _)| *name))
        .try_map(move |typed| meaning(typed).ok_or("not one of the names"))
}

/// Names of encodings that are shown as examples; those of the Encoding Standard are accepted.
pub(super) const CHARSETS: [&str; 6] = ["utf-8", "windows-1251", "koi8-r", "ibm866", "windows-1252", "utf-16le"];

/// Reads the name of an encoding.
pub(super) fn charset(typed: &str) -> Result<Charset, &'static str> {
    Charset::named(typed.as_bytes()).ok_or("not the name of an encoding, such as utf-8, windows-1251, koi8-r or ibm866")
}
