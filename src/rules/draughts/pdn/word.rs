use std::fmt;
use std::ops::Deref;

/// So many bytes stand in the word itself.
const INSIDE: usize = 22;

/// A word of a file. One that is no longer than a move needs no memory of its own.
#[derive(Clone)]
pub(super) enum PdnWord {
    Short { length: u8, bytes: [u8; INSIDE] },
    Long(Box<str>),
}

impl From<&str> for PdnWord {
    fn from(text: &str) -> PdnWord {
        let mut bytes = [0; INSIDE];
        match (bytes.get_mut(..text.len()), u8::try_from(text.len())) {
            (Some(place), Ok(length)) => {
                place.copy_from_slice(text.as_bytes());
                PdnWord::Short { length, bytes }
            }
            _ => PdnWord::Long(text.into()),
        }
    }
}

impl PdnWord {
    /// The word with signs behind it.
    pub fn push(&mut self, more: &str) {
        *self = match self {
            PdnWord::Short { length, bytes } => {
                let end = usize::from(*length) + more.len();
                match (bytes.get_mut(usize::from(*length)..end), u8::try_from(end)) {
                    (Some(place), Ok(end)) => {
                        place.copy_from_slice(more.as_bytes());
                        *length = end;
                        return;
                    }
                    _ => PdnWord::Long([self, more].concat().into()),
                }
            }
            PdnWord::Long(text) => PdnWord::Long([text, more].concat().into()),
        };
    }
}

impl Deref for PdnWord {
    type Target = str;

    fn deref(&self) -> &str {
        match self {
            PdnWord::Short { length, bytes } => {
                let bytes = bytes.get(..usize::from(*length)).unwrap_or_default();
                std::str::from_utf8(bytes).unwrap_or_default()
            }
            PdnWord::Long(text) => text,
        }
    }
}

impl PartialEq for PdnWord {
    fn eq(&self, other: &PdnWord) -> bool {
        **self == **other
    }
}

impl Eq for PdnWord {}

impl fmt::Debug for PdnWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

#[test]
fn a_word_is_its_text_however_long() {
    for text in ["", "c3", "c3-d4", "d2xh6xf8xc5xa7xb8xc3xd4", "а1", "ёёёёёёёёёёё", "ёёёёёёёёёёёё"]
    {
        assert_eq!(&*PdnWord::from(text), text);
        for more in ["", "-", "x12", "xxxxxxxxxxxxxxxxxxxxxxxxxxxx"] {
            let mut word = PdnWord::from(text);
            word.push(more);
            assert_eq!(*word, format!("{text}{more}"));
        }
    }
}
