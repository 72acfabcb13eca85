use super::Alphabet;

/// The parts of a list with commas, the last one without "and": a missing part is noticed by the rhythm. The
/// learners' alphabet puts a full stop between the parts. An empty list is `none`.
pub(super) fn join(parts: &[String], alphabet: Alphabet, none: &str) -> String {
    if parts.is_empty() {
        return none.to_owned();
    }
    parts.join(if alphabet == Alphabet::Letters { ". " } else { ", " })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_joined_without_and() {
        let parts = ["цэ три", "е пять", "а один"].map(str::to_owned);
        assert_eq!(join(&parts, Alphabet::Native, "нет"), "цэ три, е пять, а один");
        assert_eq!(join(&parts, Alphabet::Letters, "нет"), "цэ три. е пять. а один");
        assert_eq!(join(&[], Alphabet::Native, "нет"), "нет");
    }
}
