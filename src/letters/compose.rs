//! The next letter: what it repeats, its dates and totals, and what has to be corrected in it or never (R-10.2.3, CH-55.3.7).

use golos_rules::{Notation, Position, Side};

use super::moves::write;
use super::{Day, Examined, Letter, Line, Offer, Purpose, Refusal, Said, Setup, State, Written, examine};

/// What its writer wants to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    pub purpose: Purpose,
    /// Own moves, with the forced moves of the partner between them; they may begin with an offered variation. Any notation
    /// that is read at the board is understood.
    pub moves: Vec<String>,
    /// Variations, each beginning with a move of the partner.
    pub offers: Vec<Vec<String>>,
    pub sent: Day,
    /// When the partner's letter was received; `None` if as it was noted when it was taken in.
    pub received: Option<Day>,
    pub said: Vec<Said>,
    /// Whether the penalty days are charged that may be, and the partner's total corrected.
    pub charges: bool,
    pub corrects: bool,
}

impl Draft {
    /// A reply with these moves.
    #[must_use]
    pub fn reply(moves: Vec<String>, sent: Day) -> Draft {
        Draft {
            purpose: Purpose::Reply,
            moves,
            offers: Vec::new(),
            sent,
            received: None,
            said: Vec::new(),
            charges: true,
            corrects: true,
        }
    }
}

/// The names of several variations.
const NAMES: [&str; 8] = ["A", "B", "C", "D", "E", "F", "G", "H"];

/// Composes the letter of a side, and examines it as its partner will. Nothing changes.
///
/// # Errors
/// As [`examine`].
pub fn compose(state: &State, by: Side, draft: &Draft) -> Result<(Letter, Examined), Refusal> {
    let mut letter = Letter::by(by);
    letter.purpose = draft.purpose;
    letter.code = Some(state.setup().code.clone()).filter(|code| !code.is_empty());
    letter.said = draft.said.clone();
    let partner = state.answered_by(by);
    letter.dates.partner_sent = partner.and_then(|past| past.letter.dates.dispatch().or(past.outcome.sent));
    letter.dates.received = draft.received.or_else(|| partner.and_then(|past| past.letter.dates.arrived));
    letter.dates.sent = Some(draft.sent);
    let setup = state.setup();
    let made = &as_written(state);
    let numbered =
        |half_move: usize, text: &str| Written { text: text.to_owned(), number: Some(state.number_of(half_move)) };
    match draft.purpose {
        Purpose::Reply if !matches!(state.phase(), super::Phase::Stopped { by: erring, what: super::Mend::Repeat, .. } if *erring == by) =>
        {
            let from = state.repeat_from(by);
            let repeat = made.iter().enumerate().skip(from);
            letter.repeat = repeat.map(|(half_move, text)| numbered(half_move, text)).collect();
            let moves = expanded(setup, state.position(), &draft.moves);
            let full: Vec<String> = moves.iter().map(|(_, full)| full.clone()).collect();
            let accepted = accepted(state.offers_to(by), &full);
            let mut written = moves
                .iter()
                .enumerate()
                .map(|(place, (text, _))| numbered(made.len() + place, text))
                .collect::<Vec<_>>();
            letter.moves = written.split_off(accepted.as_ref().map_or(0, |(count, _)| *count));
            letter.accepted = accepted.map(|(_, name)| Line { name, moves: written });
        }
        Purpose::Reply => {
            // The repeat is corrected: the moves before the own ones of the letter that is mended.
            if let Some((_, own)) = state.last_letter(by) {
                let end = own.before + usize::try_from(own.outcome.accepted).unwrap_or(0);
                let repeat = made.iter().enumerate().take(end).skip(end.saturating_sub(1));
                letter.repeat = repeat.map(|(half_move, text)| numbered(half_move, text)).collect();
            }
        }
        Purpose::Repeat => {
            if let Some((_, last)) = state.last_letter(by) {
                let own = made.iter().enumerate().skip(last.before).take(last.outcome.made.len());
                letter.moves = own.map(|(half_move, text)| numbered(half_move, text)).collect();
                letter.offers = last.letter.offers.clone();
            }
        }
        Purpose::Notice if draft.said.is_empty() => {
            let repeat = made.iter().enumerate().skip(state.repeat_from(by));
            letter.repeat = repeat.map(|(half_move, text)| numbered(half_move, text)).collect();
        }
        Purpose::Query | Purpose::Notice => {}
    }
    if draft.purpose == Purpose::Reply {
        letter.offers = offered(state, &letter, &draft.offers);
    }
    if matches!(draft.purpose, Purpose::Reply | Purpose::Query) {
        let right = state.right_of(by);
        letter.charge = Some(right.charge).filter(|&days| draft.charges && days > 0);
        letter.correction = right.correct_to.filter(|_| draft.corrects);
    }
    let totals = examine(state, &letter)?.outcome.totals;
    letter.totals = Some((totals.white, totals.black));
    let examined = examine(state, &letter)?;
    Ok((letter, examined))
}

/// The moves made, as letters of this game write them.
fn as_written(state: &State) -> Vec<String> {
    let positions = state.positions();
    let pairs = state.made().iter().zip(&positions);
    let written = |(made, position): (&String, &Position)| {
        let read = position.read(made, Notation::FILES);
        read.map_or_else(|_| made.clone(), |mv| write(state.setup(), position, &mv))
    };
    pairs.map(written).collect()
}

/// Moves as letters write them and in full notation, as far as they can be read; the others as they were typed.
fn expanded(setup: &Setup, mut position: Position, moves: &[String]) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for text in moves {
        match position.read(text, Notation::FILES).or_else(|why| numeric(&position, text).ok_or(why)) {
            Ok(mv) => {
                all.push((write(setup, &position, &mv), position.full(&mv)));
                position = position.play(&mv).unwrap_or(position);
            }
            Err(_) => all.push((text.clone(), text.clone())),
        }
    }
    all
}

/// A move of chess in the numbers of CH-58.
fn numeric(position: &Position, text: &str) -> Option<golos_rules::Move> {
    let moves = position.chess()?.legal_moves();
    moves.into_iter().find(|mv| mv.numeric() == text).map(golos_rules::Move::Chess)
}

/// How many of the moves are the accepted part of an offered variation, and its name; `None` if they accept nothing.
fn accepted(offers: &[Offer], moves: &[String]) -> Option<(usize, Option<String>)> {
    let common = |offer: &Offer| offer.moves.iter().zip(moves).take_while(|(one, other)| one == other).count();
    let (count, offer) = offers.iter().map(|offer| (common(offer), offer)).max_by_key(|(count, _)| *count)?;
    let count = count - count % 2;
    (count > 0).then(|| (count, offer.name.clone()))
}

/// The variations in full notation, named where there are several.
fn offered(state: &State, letter: &Letter, lines: &[Vec<String>]) -> Vec<Line> {
    let mut position = state.position();
    let own = letter.accepted.iter().flat_map(|line| &line.moves).chain(&letter.moves);
    for written in own {
        let read = position.read(&written.text, Notation::FILES).ok().or_else(|| numeric(&position, &written.text));
        let after = read.and_then(|mv| position.play(&mv));
        position = after.unwrap_or(position);
    }
    let named = lines.len() > 1;
    let line = |(place, moves): (usize, &Vec<String>)| Line {
        name: NAMES.get(place).filter(|_| named).map(|name| (*name).to_owned()),
        moves: expanded(state.setup(), position, moves).iter().map(|(text, _)| Written::new(text)).collect(),
    };
    lines.iter().enumerate().map(line).collect()
}
