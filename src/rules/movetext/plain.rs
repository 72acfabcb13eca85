//! The tags of games that are written plainly, read at once.

/// More tags are left to the reader, which bounds them.
const MOST_TAGS: usize = 64;

/// Reads the tags that a game begins with, a line each, each name once in any letters, and leaves the rest. `take` gets names and
/// values; `None` from it, or a tag in another form, leaves the game to the reader.
pub(crate) fn plain_tags<'a>(
    rest: &mut &'a [u8],
    mut take: impl FnMut(&'a [u8], &'a [u8]) -> Option<()>,
) -> Option<()> {
    let (mut names, mut count) = ([&b""[..]; MOST_TAGS], 0);
    loop {
        *rest = rest.trim_ascii_start();
        if !rest.starts_with(b"[") {
            return Some(());
        }
        let end = rest.iter().position(|&byte| byte == b'\n')?;
        let (line, after) = rest.split_at_checked(end)?;
        *rest = after;
        let (name, value) = plain_tag(line.trim_ascii_end())?;
        if names.get(..count)?.iter().any(|other| other.eq_ignore_ascii_case(name)) {
            return None;
        }
        *names.get_mut(count)? = name;
        count += 1;
        take(name, value)?;
    }
}

/// `[Name "value"]` alone in its line, with nothing in it that could end it earlier.
fn plain_tag(line: &[u8]) -> Option<(&[u8], &[u8])> {
    let inside = line.strip_prefix(b"[")?.strip_suffix(b"\"]")?;
    let end = inside.iter().position(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_')?;
    let (name, rest) = inside.split_at_checked(end)?;
    let blanks = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    let value = rest.get(blanks..)?.strip_prefix(b"\"")?;
    let is_plain = |byte: &u8| !byte.is_ascii_control() && *byte != b'"' && *byte != b'\\';
    (name.first()?.is_ascii_uppercase() && value.iter().all(is_plain)).then_some((name, value))
}
