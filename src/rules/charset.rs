//! What the bytes of a text mean. Most files carry no mark of it: UTF-8 is known by its form, and the older code pages by
//! their letters and by what stands beside them.

use std::borrow::Cow;

use encoding_rs::{Encoding, IBM866, KOI8_U, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1251, WINDOWS_1252};

/// A code page, or a form of Unicode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charset(Page);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    /// One of the Encoding Standard.
    Known(&'static Encoding),
    /// Four bytes a letter, the first of them the highest or the lowest.
    Utf32 { is_big: bool },
}

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

/// What a byte counts in a text in UTF-8 that belongs to no letter there.
const DAMAGED: usize = 30;

/// A text of which each letter is on average less likely than the rarest letter of its language is in no known page.
const DOUBTFUL: usize = RARE + 2;

/// By so much another page has to be more likely than the most usual one. With these figures, found by trying them on names,
/// every name of the tests below is read in the most usual page.
const MARGIN: usize = 15;

impl Charset {
    /// What every program of today writes.
    pub const UTF_8: Charset = Charset(Page::Known(UTF_8));
    pub(crate) const UTF_16LE: Charset = Charset::of_encoding(UTF_16LE);
    pub(crate) const UTF_16BE: Charset = Charset::of_encoding(UTF_16BE);
    pub(crate) const UTF_32LE: Charset = Charset(Page::Utf32 { is_big: false });
    pub(crate) const UTF_32BE: Charset = Charset(Page::Utf32 { is_big: true });

    /// The page of that name, as files name it: `windows-1251`, `KOI8-R`, `GB2312`. None where it is not known.
    #[must_use]
    pub fn named(label: &[u8]) -> Option<Charset> {
        match label.trim_ascii().to_ascii_lowercase().as_slice() {
            b"utf-32" | b"utf-32le" | b"utf32" => Some(Charset::UTF_32LE),
            b"utf-32be" => Some(Charset::UTF_32BE),
            label => Encoding::for_label(label).map(Charset::of_encoding),
        }
    }

    /// What a text is written in: UTF-8 where it is that, else the most likely of windows-1251, KOI8-U, IBM866 and
    /// windows-1252, which is Latin-1 with more marks.
    #[must_use]
    pub fn of(text: &[u8]) -> Charset {
        if std::str::from_utf8(text).is_ok() {
            return Charset::UTF_8;
        }
        if is_latin(text) {
            return Charset::of_encoding(WINDOWS_1252);
        }
        let cost = |page: &&'static Encoding| {
            let margin = if *page == WINDOWS_1251 { 0 } else { MARGIN };
            margin + unlikeliness(&page.decode_without_bom_handling(text).0)
        };
        Charset::of_encoding(CYRILLIC.into_iter().min_by_key(cost).unwrap_or(WINDOWS_1251))
    }

    /// What a text is written in that may be damaged.
    ///
    /// # Errors
    /// It is UTF-8, and some of it is damaged; or what it is written in cannot be told by its letters.
    pub fn of_certain(text: &[u8]) -> Result<Charset, Charset> {
        let charset = Charset::of(text);
        if charset != Charset::UTF_8 && (is_damaged_utf8(text, false) || is_doubtful(text, charset)) {
            return Err(Charset::UTF_8);
        }
        Ok(charset)
    }

    /// The same of all of a file: UTF-16 or UTF-32 where it begins with the mark of that.
    ///
    /// # Errors
    /// As [`of_certain`](Charset::of_certain).
    pub fn of_file(bytes: &[u8]) -> Result<Charset, Charset> {
        match Charset::marked(bytes) {
            Some((marked, _)) if marked != Charset::UTF_8 => Ok(marked),
            _ => Charset::of_certain(bytes),
        }
    }

    /// The form of Unicode whose mark a file begins with, and how many bytes the mark has.
    #[must_use]
    pub fn marked(head: &[u8]) -> Option<(Charset, usize)> {
        match head {
            [0xff, 0xfe, 0, 0, ..] => Some((Charset::UTF_32LE, 4)),
            [0, 0, 0xfe, 0xff, ..] => Some((Charset::UTF_32BE, 4)),
            _ => Encoding::for_bom(head).map(|(encoding, length)| (Charset::of_encoding(encoding), length)),
        }
    }

    /// Its name in the Encoding Standard.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self.0 {
            Page::Known(encoding) => encoding.name(),
            Page::Utf32 { is_big: false } => "UTF-32LE",
            Page::Utf32 { is_big: true } => "UTF-32BE",
        }
    }

    /// The text; what is nothing in this page is U+FFFD.
    #[must_use]
    pub fn decode(self, text: &[u8]) -> Cow<'_, str> {
        match self.0 {
            Page::Known(encoding) => encoding.decode_without_bom_handling(text).0,
            Page::Utf32 { is_big } => {
                letters_of_32(text, is_big).map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
            }
        }
    }

    /// The text; `None` if some of it is nothing in this page.
    #[must_use]
    pub fn decode_whole(self, text: &[u8]) -> Option<Cow<'_, str>> {
        match self.0 {
            Page::Known(encoding) => encoding.decode_without_bom_handling_and_without_replacement(text),
            Page::Utf32 { is_big } => letters_of_32(text, is_big).collect::<Option<String>>().map(Cow::Owned),
        }
    }

    /// The bytes of a text; `None` if the page lacks one of its letters.
    #[must_use]
    pub fn encode(self, text: &str) -> Option<Vec<u8>> {
        let wide = |bytes: fn(u16) -> [u8; 2]| Some(text.encode_utf16().flat_map(bytes).collect());
        match self.0 {
            Page::Known(encoding) if encoding == UTF_16LE => wide(u16::to_le_bytes),
            Page::Known(encoding) if encoding == UTF_16BE => wide(u16::to_be_bytes),
            Page::Known(encoding) => {
                let (bytes, other, is_lossy) = encoding.encode(text);
                (!is_lossy && other == encoding).then(|| bytes.into_owned())
            }
            Page::Utf32 { is_big } => {
                let bytes = |letter: char| match is_big {
                    true => u32::from(letter).to_be_bytes(),
                    false => u32::from(letter).to_le_bytes(),
                };
                Some(text.chars().flat_map(bytes).collect())
            }
        }
    }

    /// Whether it is a form of Unicode in which a letter of ASCII has more bytes than one.
    #[must_use]
    pub fn is_wide(self) -> bool {
        match self.0 {
            Page::Known(encoding) => encoding == UTF_16LE || encoding == UTF_16BE,
            Page::Utf32 { .. } => true,
        }
    }

    /// How many bytes of a text in UTF-16 or UTF-32 are whole letters.
    pub(crate) fn whole(self, text: &[u8]) -> usize {
        if let Page::Utf32 { .. } = self.0 {
            return text.len() - text.len() % 4;
        }
        let even = text.len() - text.len() % 2;
        // The first half of a letter of four bytes.
        let last = even.checked_sub(2).and_then(|last| text.get(last..even)).unwrap_or_default();
        let high = if self == Charset::UTF_16LE { last.last() } else { last.first() };
        if high.is_some_and(|high| matches!(high, 0xd8..=0xdb)) { even - 2 } else { even }
    }

    /// Whether it is a form of Unicode.
    #[must_use]
    pub fn is_unicode(self) -> bool {
        self == Charset::UTF_8 || self.is_wide()
    }

    pub(crate) const fn of_encoding(encoding: &'static Encoding) -> Charset {
        Charset(Page::Known(encoding))
    }

    /// Whether a text ends in the first half of a letter, and the next byte, a bracket in ASCII, is its other half.
    #[must_use]
    pub fn is_half(self, text: &[u8], next: u8) -> bool {
        let is_whole = |text: &[u8]| self.decode_whole(text).is_some();
        std::str::from_utf8(text).is_err() && !is_whole(text) && is_whole(&[text, &[next]].concat())
    }
}

/// The letters of a text of four bytes each; `None` in the place of what is none.
fn letters_of_32(text: &[u8], is_big: bool) -> impl Iterator<Item = Option<char>> {
    text.chunks(4).map(move |bytes| {
        let bytes = <[u8; 4]>::try_from(bytes).ok()?;
        char::from_u32(if is_big { u32::from_be_bytes(bytes) } else { u32::from_le_bytes(bytes) })
    })
}

/// Whether bytes are a text in UTF-8 of which some are damaged: more than twice as many letters beyond ASCII are whole as
/// bytes are not; or the letters of Europe in it are likelier than the text is in the likeliest page; after other text in
/// UTF-8, which `is_known` says, also a single damaged letter. Words of another code page are in bytes that stand beside each
/// other, and make no letters of UTF-8 but by chance.
pub(crate) fn is_damaged_utf8(text: &[u8], is_known: bool) -> bool {
    let (mut whole, mut damaged, mut longest, mut run) = (0_usize, 0_usize, 0_usize, 0_usize);
    let mut letters = String::new();
    for chunk in text.utf8_chunks() {
        let beyond = || chunk.valid().chars().filter(|letter| !letter.is_ascii());
        whole += beyond().count();
        letters.extend(beyond().filter(|letter| is_usual(*letter)));
        run = if chunk.valid().is_empty() { run + 1 } else { 1 };
        longest = longest.max(run);
        damaged += chunk.invalid().len();
    }
    let is_likelier = || {
        let own: usize = letters.chars().map(|letter| unlikely(letter).min(RARE)).sum();
        own + damaged * DAMAGED < unlikeliness(&Charset::of(text).decode(text))
    };
    damaged > 0
        && (whole > 2 * damaged || is_known && longest < 2 && damaged <= 3 || !letters.is_empty() && is_likelier())
}

/// Whether a text that is not UTF-8 does not look like any language in its likeliest page either.
pub(crate) fn is_doubtful(text: &[u8], charset: Charset) -> bool {
    let letters = text.iter().filter(|byte| !byte.is_ascii()).count();
    charset != Charset::of_encoding(WINDOWS_1252) && unlikeliness(&charset.decode(text)) > letters * DOUBTFUL
}

/// Whether a letter or mark beyond ASCII is one of those that the languages of Europe are written with.
fn is_usual(letter: char) -> bool {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    matches!(letter, '\u{c0}'..='\u{17f}' | '\u{2013}'..='\u{2026}' | '♔'..='♟') || BY_FREQUENCY.contains(small)
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
        within + unlikely(letter)
    };
    pairs.map(cost).sum()
}

/// The same of one letter or mark.
fn unlikely(letter: char) -> usize {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    match BY_FREQUENCY.chars().position(|known| known == small) {
        Some(place) => place.min(RARE),
        None if "«»„“”’–—…№".contains(letter) => MARK,
        None => SIGN,
    }
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
        for (mark, name) in [
            (&b"\xff\xfec\0"[..], "UTF-16LE"),
            (b"\xfe\xff\0c", "UTF-16BE"),
            (b"\xef\xbb\xbfc", "UTF-8"),
            (b"\xff\xfe\0\0c\0\0\0", "UTF-32LE"),
            (b"\0\0\xfe\xff\0\0\0c", "UTF-32BE"),
        ] {
            let charset = Charset::of_file(mark).unwrap();
            assert_eq!((charset.name(), charset.decode(mark).as_ref()), (name, "\u{feff}c"));
            assert_eq!(charset.encode("\u{feff}c").as_deref(), Some(mark));
        }
    }

    #[test]
    fn text_that_is_half_utf_8_is_taken_for_no_other_page() {
        // Every so manyth byte beyond ASCII is missing.
        let without = |text: &str, every: usize| -> Vec<u8> {
            let mut count = 0;
            text.bytes()
                .filter(|byte| {
                    byte.is_ascii() || {
                        count += 1;
                        count % every != 0
                    }
                })
                .collect()
        };
        for name in
            NAMES.into_iter().filter(|name| name.chars().filter(|letter| BY_FREQUENCY.contains(*letter)).count() > 3)
        {
            for every in [3, 5, 7] {
                let bytes = without(name, every);
                let is_damaged = std::str::from_utf8(&bytes).is_err();
                assert_eq!(Charset::of_certain(&bytes).is_err(), is_damaged, "{name} {every}: {}", decoded(&bytes));
            }
        }
        // Text in UTF-8 beside text in another page.
        for page in CYRILLIC {
            let bytes = [&page.encode("Королёв, Юрий").0, &b" - "[..], "Чижов, Алексей".as_bytes()].concat();
            assert_eq!(Charset::of_certain(&bytes), Err(Charset::UTF_8), "{}", page.name());
        }
        // And letters that no page of these has.
        assert_eq!(Charset::of_certain(&SHIFT_JIS.encode("中村茂 名人戦").0), Err(Charset::UTF_8));
    }

    #[test]
    fn whole_texts_of_a_page_are_certain() {
        for page in CYRILLIC {
            let texts = NAMES.into_iter().map(|name| page.encode(name)).filter(|(.., is_lossy)| !is_lossy);
            for (bytes, ..) in texts.filter(|(bytes, ..)| bytes.len() > 3) {
                assert!(Charset::of_certain(&bytes).is_ok(), "{}: {}", page.name(), decoded(&bytes));
            }
        }
    }
}
