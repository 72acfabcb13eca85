use std::fmt;
use std::ops::Deref;

/// So many bytes stand in the word itself.
const INSIDE: usize = 22;

/// A word of a file. One that is no longer than a move needs no memory of its own.
#[derive(Clone)]
pub(crate) enum Word {
    Short { length: u8, bytes: [u8; INSIDE] },
    Long(Box<str>),
}

impl From<&str> for Word {
    fn from(text: &str) -> Word {
        let mut bytes = [0; INSIDE];
        match (bytes.get_mut(..text.len()), u8::try_from(text.len())) {
            (Some(place), Ok(length)) => {
                place.copy_from_slice(text.as_bytes());
                Word::Short { length, bytes }
            }
            _ => Word::Long(text.into()),
        }
    }
}

impl Word {
    /// The word with signs behind it.
    pub fn push(&mut self, more: &str) {
        *self = match self {
            Word::Short { length, bytes } => {
                let end = usize::from(*length) + more.len();
                match (bytes.get_mut(usize::from(*length)..end), u8::try_from(end)) {
                    (Some(place), Ok(end)) => {
                        place.copy_from_slice(more.as_bytes());
                        *length = end;
                        return;
                    }
                    _ => Word::Long([self, more].concat().into()),
                }
            }
            Word::Long(text) => Word::Long([text, more].concat().into()),
        };
    }
}

impl Deref for Word {
    type Target = str;

    fn deref(&self) -> &str {
        match self {
            Word::Short { length, bytes } => {
                let bytes = bytes.get(..usize::from(*length)).unwrap_or_default();
                std::str::from_utf8(bytes).unwrap_or_default()
            }
            Word::Long(text) => text,
        }
    }
}

impl PartialEq for Word {
    fn eq(&self, other: &Word) -> bool {
        **self == **other
    }
}

impl Eq for Word {}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

#[test]
fn a_word_is_its_text_however_long() {
    for text in ["", "c3", "c3-d4", "d2xh6xf8xc5xa7xb8xc3xd4", "а1", "ёёёёёёёёёёё", "ёёёёёёёёёёёё"]
    {
        assert_eq!(&*Word::from(text), text);
        for more in ["", "-", "x12", "xxxxxxxxxxxxxxxxxxxxxxxxxxxx"] {
            let mut word = Word::from(text);
            word.push(more);
            assert_eq!(*word, format!("{text}{more}"));
        }
    }
}
