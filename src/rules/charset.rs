//! What the bytes of a text mean. Most files carry no mark of it: UTF-8 is known by its form, and the older code pages by
//! their letters and by what stands beside them.

use std::borrow::Cow;

use encoding_rs::{Encoding, IBM866, KOI8_U, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1251, WINDOWS_1252};

/// A code page, or UTF-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charset(&'static Encoding);

/// The pages in which Russian and Ukrainian are written, the most usual first. KOI8-U has the letters of KOI8-R as well.
const CYRILLIC: [&Encoding; 3] = [WINDOWS_1251, KOI8_U, IBM866];

/// The letters of Russian and Ukrainian, the most frequent first; those after the first [`RARE`] count alike.
const BY_FREQUENCY: &str = "оаеинітрсвлкмдпуяьыгзбчйхжшюїєцщэґфъёў";
const RARE: usize = 26;

/// What else makes a text unlikely, as a letter does by its place above: a mark that is typed in texts, any other sign, and
/// a capital right after a small letter.
const MARK: usize = 10;
const SIGN: usize = 50;
const CAPITAL_WITHIN: usize = 40;

/// By so much another page has to be more likely than the most usual one. With these figures, found by trying them on names,
/// every name of the tests below is read in the most usual page.
const MARGIN: usize = 15;

impl Charset {
    /// What every program of today writes.
    pub const UTF_8: Charset = Charset(UTF_8);

    /// The page of that name, as files name it: `windows-1251`, `KOI8-R`, `GB2312`. None where it is not known.
    #[must_use]
    pub fn named(label: &[u8]) -> Option<Charset> {
        Encoding::for_label(label).map(Charset)
    }

    /// What a text is written in: UTF-8 where it is that, else the most likely of windows-1251, KOI8-U, IBM866 and
    /// windows-1252, which is Latin-1 with more marks.
    #[must_use]
    pub fn of(text: &[u8]) -> Charset {
        if std::str::from_utf8(text).is_ok() {
            return Charset::UTF_8;
        }
        if is_latin(text) {
            return Charset(WINDOWS_1252);
        }
        let cost = |page: &&'static Encoding| {
            let margin = if *page == WINDOWS_1251 { 0 } else { MARGIN };
            margin + unlikeliness(&page.decode_without_bom_handling(text).0)
        };
        Charset(CYRILLIC.into_iter().min_by_key(cost).unwrap_or(WINDOWS_1251))
    }

    /// The same of all of a file: UTF-16 where it begins with the mark of that.
    #[must_use]
    pub fn of_file(bytes: &[u8]) -> Charset {
        let marked = Encoding::for_bom(bytes).map(|(encoding, _)| Charset(encoding));
        marked.filter(|marked| *marked != Charset::UTF_8).unwrap_or_else(|| Charset::of(bytes))
    }

    /// Its name in the Encoding Standard.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// The text; what is nothing in this page is U+FFFD.
    #[must_use]
    pub fn decode(self, text: &[u8]) -> Cow<'_, str> {
        self.0.decode_without_bom_handling(text).0
    }

    /// The text; `None` if some of it is nothing in this page.
    #[must_use]
    pub fn decode_whole(self, text: &[u8]) -> Option<Cow<'_, str>> {
        self.0.decode_without_bom_handling_and_without_replacement(text)
    }

    /// Whether it is one of the forms of UTF-16.
    pub(crate) fn is_utf16(self) -> bool {
        self.0 == UTF_16LE || self.0 == UTF_16BE
    }

    pub(crate) const fn encoding(self) -> &'static Encoding {
        self.0
    }

    pub(crate) const fn of_encoding(encoding: &'static Encoding) -> Charset {
        Charset(encoding)
    }

    /// Whether a text ends in the first half of a letter, and the next byte, a bracket in ASCII, is its other half.
    #[must_use]
    pub fn is_half(self, text: &[u8], next: u8) -> bool {
        let is_whole = |text: &[u8]| self.0.decode_without_bom_handling_and_without_replacement(text).is_some();
        std::str::from_utf8(text).is_err() && !is_whole(text) && is_whole(&[text, &[next]].concat())
    }
}

/// Whether bytes are a text in UTF-8 of which some are damaged: more than twice as many letters beyond ASCII are whole as
/// bytes are not; after other text in UTF-8, which `is_known` says, also a single damaged letter. Words of another code page are
/// in bytes that stand beside each other, and make no letters of UTF-8 but by chance.
pub(crate) fn is_damaged_utf8(text: &[u8], is_known: bool) -> bool {
    let (mut whole, mut damaged, mut longest, mut run) = (0_usize, 0_usize, 0_usize, 0_usize);
    for chunk in text.utf8_chunks() {
        whole += chunk.valid().chars().filter(|letter| !letter.is_ascii()).count();
        run = if chunk.valid().is_empty() { run + 1 } else { 1 };
        longest = longest.max(run);
        damaged += chunk.invalid().len();
    }
    damaged > 0 && (whole > 2 * damaged || is_known && longest < 2 && damaged <= 3)
}

/// A text of unknown encoding.
#[must_use]
pub fn decoded(text: &[u8]) -> Cow<'_, str> {
    std::str::from_utf8(text).map_or_else(|_| Charset::of(text).decode(text), Cow::Borrowed)
}

/// Whether most of the letters of the upper half stand beside plain Latin ones, as in "Müller": Cyrillic words are
/// written in the upper half alone.
fn is_latin(text: &[u8]) -> bool {
    let is_letter = |place: usize| text.get(place).is_some_and(u8::is_ascii_alphabetic);
    let upper = || text.iter().enumerate().filter(|(_, byte)| **byte >= 0xc0);
    let beside = upper().filter(|&(place, _)| is_letter(place + 1) || place.checked_sub(1).is_some_and(is_letter));
    beside.count() * 2 > upper().count()
}

/// How little a text looks like Russian or Ukrainian; the less, the better.
fn unlikeliness(text: &str) -> usize {
    let before = std::iter::once(' ').chain(text.chars());
    let pairs = before.zip(text.chars()).filter(|(_, letter)| !letter.is_ascii());
    let cost = |(before, letter): (char, char)| {
        let within = if before.is_lowercase() && letter.is_uppercase() { CAPITAL_WITHIN } else { 0 };
        let small = letter.to_lowercase().next().unwrap_or(letter);
        let own = match BY_FREQUENCY.chars().position(|known| known == small) {
            Some(place) => place.min(RARE),
            None if "«»„“”’–—…№".contains(letter) => MARK,
            None => SIGN,
        };
        within + own
    };
    pairs.map(cost).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use encoding_rs::SHIFT_JIS;

    /// As they stand in files: alone, in a tag, in a comment. Some can be written in windows-1251 alone.
    const NAMES: [&str; 24] = [
        "Чижов, Алексей",
        "ЧИЖОВ",
        "чижов",
        "НЕПИЙВОДА",
        "Королёв",
        "Юдин",
        "Щегол",
        "Цфасман",
        "Шварцман",
        "[White \"Жук Є.\"]",
        "Первенство Москвы",
        "г. Киев",
        "001    1 m    Иванов, Пётр                      2400",
        "мастер",
        "ничья",
        "{сильный ход}",
        "Шевченко, Наталія",
        "Ґудзь",
        "[White \"Їжак Є.\"]",
        "Харків, Львів",
        "№9 c3–d4",
        "«да»",
        "МС",
        "і",
    ];

    #[test]
    fn names_are_read_in_each_of_the_pages_that_they_are_written_in() {
        for page in CYRILLIC {
            let (mut can, mut not) = (0, Vec::new());
            for name in NAMES {
                let (bytes, _, is_lossy) = page.encode(name);
                if !is_lossy {
                    can += 1;
                    not.extend((decoded(&bytes) != name).then_some(name));
                }
            }
            assert!(can >= 17, "{}: {can}", page.name());
            // Two capitals are two as likely small letters of the other page.
            assert_eq!(not, if page == KOI8_U { vec!["МС"] } else { vec![] }, "{}", page.name());
        }
        let (koi8_r, ..) = encoding_rs::KOI8_R.encode("Куперман, Исер");
        assert_eq!(decoded(&koi8_r), "Куперман, Исер");
    }

    #[test]
    fn letters_of_western_names_stand_beside_plain_ones() {
        for name in ["Müller, Jörg", "Größe", "Sánchez", "Guðmundsson, Þór", "Côté", "[White \"Åke\"]", "naïve", "Nuño"]
        {
            let (bytes, ..) = WINDOWS_1252.encode(name);
            assert_eq!(decoded(&bytes), name);
            assert_eq!(Charset::of(&bytes).name(), "windows-1252");
        }
    }

    #[test]
    fn a_text_of_utf_8_is_itself_and_a_page_that_is_named_is_taken() {
        assert_eq!((decoded("Їжак".as_bytes()), Charset::of(b"c3-d4").name()), ("Їжак".into(), "UTF-8"));
        let (bytes, ..) = SHIFT_JIS.encode("中村茂");
        assert_eq!(Charset::named(b"Shift_JIS").map(|page| page.decode(&bytes)), Some("中村茂".into()));
        assert_eq!(Charset::named(b"no page"), None);
        for (mark, name) in
            [(&b"\xff\xfec\0"[..], "UTF-16LE"), (b"\xfe\xff\0c", "UTF-16BE"), (b"\xef\xbb\xbfc", "UTF-8")]
        {
            let charset = Charset::of_file(mark);
            assert_eq!((charset.name(), charset.decode(mark).as_ref()), (name, "\u{feff}c"));
        }
    }
}
