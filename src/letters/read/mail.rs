//! E-mail (RFC 5322): its head, and the text without quoted lines and attachments.

use chrono::NaiveDate;
use mail_parser::{Message, MessageParser, PartType};

use super::super::Day;
use super::{LONGEST_TEXT, MailHead, NotALetter};

/// Bytes of the head that are looked at to find out whether it is an e-mail.
const HEAD: usize = 4096;

/// Parts that are looked at for a text.
const MOST_PARTS: usize = 64;

/// Parts that may hold other parts: the parser of a mail calls itself for each.
const MOST_NESTED: usize = 64;

/// Words that begin a quoted letter, where its lines are not marked.
const QUOTED: [&str; 8] = [
    "-----original message-----",
    "-----исходное сообщение-----",
    "-------- original message",
    "-------- исходное сообщение",
    "-------- пересылаемое сообщение",
    "-------- вихідне повідомлення",
    "________________________________",
    "--- исходное письмо",
];

/// Whether bytes begin with the head of an e-mail.
pub(super) fn is_mail(bytes: &[u8]) -> bool {
    let head = String::from_utf8_lossy(bytes.get(..bytes.len().min(HEAD)).unwrap_or_default());
    let head = head.strip_prefix("From ").and_then(|rest| rest.split_once('\n')).map_or(&*head, |(_, rest)| rest);
    let first = head.lines().next().unwrap_or_default();
    let is_field = |line: &str| {
        let name = line.split_once(':').map(|(name, _)| name);
        name.is_some_and(|name| {
            !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
        })
    };
    const FIELDS: [&str; 10] = [
        "from:",
        "to:",
        "date:",
        "subject:",
        "received:",
        "message-id:",
        "mime-version:",
        "return-path:",
        "delivered-to:",
        "content-type:",
    ];
    let known = head.lines().take_while(|line| !line.trim().is_empty()).filter(|line| {
        let small = line.to_ascii_lowercase();
        FIELDS.iter().any(|field| small.starts_with(field))
    });
    is_field(first) && known.count() >= 2
}

/// Reads an e-mail: of a mailbox the first one.
pub(super) fn read(bytes: &[u8]) -> Result<(MailHead, String), NotALetter> {
    let bytes = first_of_mailbox(bytes);
    if nested(bytes) > MOST_NESTED {
        return Err(NotALetter::BadMail);
    }
    let message = MessageParser::default().parse(bytes).ok_or(NotALetter::BadMail)?;
    let text = text(&message).ok_or(NotALetter::NoText)?;
    let address = message.from().and_then(|from| from.first()).and_then(|from| from.address());
    let date = message.date().and_then(|date| {
        let date = NaiveDate::from_ymd_opt(date.year.into(), date.month.into(), date.day.into())?;
        date.to_string().parse::<Day>().ok()
    });
    let short = |text: &str| text.chars().filter(|sign| !sign.is_control()).take(200).collect::<String>();
    let head = MailHead {
        from: short(address.unwrap_or_default()),
        subject: short(message.subject().unwrap_or_default()),
        date,
    };
    Ok((head, unquoted(&text)))
}

/// The first message of a mailbox, without the line that begins it.
fn first_of_mailbox(bytes: &[u8]) -> &[u8] {
    let Some(rest) = bytes.strip_prefix(b"From ") else { return bytes };
    let Some(end) = rest.iter().position(|&byte| byte == b'\n') else { return bytes };
    let message = rest.get(end + 1..).unwrap_or_default();
    let next = message.windows(6).position(|window| window == b"\nFrom ");
    message.get(..next.unwrap_or(message.len())).unwrap_or_default()
}

/// How many parts may hold others, at most.
fn nested(bytes: &[u8]) -> usize {
    let slashes = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'/').map(|(at, _)| at);
    let is_kind = |at: usize| {
        ["multipart", "message"].iter().any(|kind| {
            let before = at.checked_sub(kind.len()).and_then(|from| bytes.get(from..at));
            before.is_some_and(|before| before.eq_ignore_ascii_case(kind.as_bytes()))
        })
    };
    slashes.filter(|&at| is_kind(at)).take(MOST_NESTED + 1).count()
}

/// The text of the first part that has one; of HTML without its marks.
fn text(message: &Message<'_>) -> Option<String> {
    let plain = message.parts.iter().take(MOST_PARTS).find_map(|part| match &part.body {
        PartType::Text(text) if !text.trim().is_empty() => Some(text.to_string()),
        _ => None,
    });
    let mut text = plain.or_else(|| message.body_text(0).map(|text| text.to_string()))?;
    if text.len() > LONGEST_TEXT {
        let end = (0..=LONGEST_TEXT).rev().find(|&end| text.is_char_boundary(end)).unwrap_or(0);
        text.truncate(end);
    }
    Some(text).filter(|text| !text.trim().is_empty())
}

/// The text up to the letter that it quotes, without lines that are marked as quoted, and without the signature.
fn unquoted(text: &str) -> String {
    let mut own = String::new();
    for line in text.lines() {
        let trimmed = line.trim();
        let small = trimmed.to_lowercase();
        if line == "-- " || QUOTED.iter().any(|mark| small.starts_with(mark)) {
            break;
        }
        if trimmed.starts_with('>') {
            // The line before a quotation says whose it is: "On … wrote:".
            drop_attribution(&mut own);
            continue;
        }
        own.push_str(line);
        own.push('\n');
    }
    own
}

fn drop_attribution(own: &mut String) {
    let kept = own.trim_end();
    let last = kept.lines().next_back().unwrap_or_default().trim_end();
    if last.ends_with(':') && last.chars().any(|sign| sign.is_ascii_digit() || sign == '@') {
        let length = kept.len() - last.len();
        own.truncate(length);
    }
}
