//! Options that are one of several names.

use clap::builder::{PossibleValuesParser, TypedValueParser};

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
