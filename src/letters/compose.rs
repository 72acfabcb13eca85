//! The next letter: what it repeats, its dates and totals, and what has to be corrected in it or never (R-10.2.3, CH-55.3.7).

use golos_rules::{Notation, Position, Side};

use super::moves::write;
use super::{
    Dates, Day, Examined, Letter, Line, Mend, Offer, Phase, Purpose, Refusal, Said, Setup, State, Written, examine,
};

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
/// As [`examine`]; also if it is not the writer's turn, or the letter would accept or repeat what there is not.
pub fn compose(state: &State, by: Side, draft: &Draft) -> Result<(Letter, Examined), Refusal> {
    may_write(state, by, draft)?;
    if draft.purpose == Purpose::Repeat {
        return sent_again(state, by, draft);
    }
    let mut letter = Letter::by(by);
    letter.purpose = draft.purpose;
    letter.code = Some(state.setup().code.clone()).filter(|code| !code.is_empty());
    letter.said = draft.said.clone();
    let partner = state.answered_by(by);
    letter.dates.partner_sent = partner.and_then(|past| {
        // A date that cannot be is not passed on.
        let is_possible = |sent: &Day| past.letter.dates.arrived.is_none_or(|arrived| *sent <= arrived);
        past.letter.dates.dispatch().filter(is_possible).or(past.outcome.sent)
    });
    letter.dates.received = draft.received.or_else(|| partner.and_then(|past| past.letter.dates.arrived));
    letter.dates.sent = Some(draft.sent);
    let setup = state.setup();
    let made = &as_written(state);
    let numbered =
        |half_move: usize, text: &str| Written { text: text.to_owned(), number: Some(state.number_of(half_move)) };
    match draft.purpose {
        Purpose::Reply if !mends_repeat(state, by) => {
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
        // Who thinks has the move, and who agrees to a draw or resigns answers one.
        Purpose::Notice if draft.said.is_empty() || draft.said.iter().any(answers) => {
            let repeat = made.iter().enumerate().skip(state.repeat_from(by));
            letter.repeat = repeat.map(|(half_move, text)| numbered(half_move, text)).collect();
        }
        Purpose::Query | Purpose::Notice | Purpose::Repeat => {}
    }
    // Who answers a repeat of what was lost says so (CH-56.5.2): its delay depends on it.
    let was_lost = partner.is_some_and(|past| past.letter.purpose == Purpose::Repeat);
    if draft.purpose == Purpose::Reply && was_lost && !letter.says(&Said::FirstLetterLost) {
        letter.said.push(Said::FirstLetterLost);
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

const fn answers(said: &Said) -> bool {
    matches!(said, Said::AcceptsDraw | Said::Resigns)
}

/// Whether the side corrects only the repeat in its last letter: its move stands.
fn mends_repeat(state: &State, by: Side) -> bool {
    let errs = matches!(state.phase(), Phase::Stopped { by: erring, what: Mend::Repeat, .. } if *erring == by);
    errs && state.turn() != by
}

/// Whether a letter of this kind may go now.
fn may_write(state: &State, by: Side, draft: &Draft) -> Result<(), Refusal> {
    let goes_on = matches!(state.phase(), Phase::Play | Phase::Stopped { .. });
    if draft.said.contains(&Said::AcceptsDraw) && goes_on && !state.draw_offered_to(by) {
        return Err(Refusal::NoDrawOffered);
    }
    match (draft.purpose, state.phase()) {
        // No answer goes before the repeat is corrected.
        (Purpose::Reply, Phase::Stopped { by: erring, what: Mend::Repeat, .. }) if *erring != by => {
            return Err(Refusal::MendFirst(*erring));
        }
        (Purpose::Reply, _) if goes_on && state.turn() != by && !mends_repeat(state, by) => {
            return Err(Refusal::NotTheTurn(by));
        }
        (Purpose::Query, Phase::Stopped { queried: true, .. }) => return Err(Refusal::NothingToMend),
        // The partner's answer has come; the arbiter may know of it earlier.
        (Purpose::Repeat, Phase::Play | Phase::Stopped { .. }) if state.turn() == by && state.setup().me.is_some() => {
            return Err(Refusal::NothingToRepeat);
        }
        _ => {}
    }
    let partner = state.answered_by(by).filter(|_| draft.purpose == Purpose::Reply);
    let sent = partner.and_then(|past| past.letter.dates.dispatch().or(past.outcome.sent));
    match (draft.received, sent) {
        (Some(received), Some(sent)) if received < sent => Err(Refusal::ReceivedBeforeSent { received, sent }),
        _ => Ok(()),
    }
}

/// The last letter with moves once more: with its three dates and totals, and the day of the repeat (R-10.3.4, CH-55.5.1,
/// CH-56.5.1).
fn sent_again(state: &State, by: Side, draft: &Draft) -> Result<(Letter, Examined), Refusal> {
    let (_, last) = state.last_letter(by).ok_or(Refusal::NothingToRepeat)?;
    let mut letter = last.letter.clone();
    letter.purpose = Purpose::Repeat;
    let first = last.letter.dates;
    letter.dates = Dates {
        partner_sent: first.partner_sent,
        received: first.receipt_of_partners(),
        // When the partner's repeat came that is answered by this one (CH-55.4.7).
        received_mark: draft.received,
        sent: last.outcome.sent.or(first.sent),
        repeated: Some(draft.sent),
        ..Dates::default()
    };
    letter.totals = letter.totals.or(Some((last.outcome.totals.white, last.outcome.totals.black)));
    letter.said.extend(draft.said.iter().cloned());
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
