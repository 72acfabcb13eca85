//! The fold: what an event does to a game. What it cannot be done to is found out here and never panics.

use golos_ledger::{Broken, RecordEvent, Recorded};

use super::Day;
use super::state::Assessment;
use super::{
    Corrupt, Event, Fact, Letter, Outcome, Past, Phase, Purpose, Reason, Ruling, Score, State, Verdict, Withdrawal,
};

/// Does what the event says.
pub(crate) fn apply(state: &mut State, recorded: &Recorded<Event>) -> Result<(), Corrupt> {
    match &recorded.event {
        Event::Opened(_) => Err(Broken::OpenedTwice.into()),
        Event::Fact(fact) => apply_fact(state, fact),
        Event::Record(
            RecordEvent::Reopened { .. }
            | RecordEvent::Closed
            | RecordEvent::Jumped { .. }
            | RecordEvent::Lived
            | RecordEvent::Refused { .. }
            | RecordEvent::Noted { .. },
        ) => Ok(()),
    }
}

fn apply_fact(state: &mut State, fact: &Fact) -> Result<(), Corrupt> {
    match fact {
        Fact::Letter(letter, outcome) => apply_letter(state, letter, outcome),
        Fact::Handing(number) => sent_letter(state, *number)?.handing = true,
        Fact::Handed(number) => sent_letter(state, *number)?.handed = true,
        Fact::Break(announced) => state.breaks.push(*announced),
        Fact::BreakEnded(side, on) => end_break(state, *side, *on),
        Fact::Claimed(claim) => {
            if claim.stops {
                state.phase = Phase::Claimed;
            }
            if state.claim.is_none() {
                state.objection = None;
            }
            state.claim = Some(claim.clone());
        }
        Fact::Objected { on, .. } => state.objection = Some(*on),
        Fact::Ruled(ruling, on) => rule(state, ruling, *on)?,
        Fact::Papers { by, on, assessment, with_analysis } => {
            state.papers[*by] = Some(Assessment { on: *on, score: *assessment, with_analysis: *with_analysis });
            if state.verdict().is_none() {
                match same_assessment(state) {
                    Some(verdict) => state.phase = Phase::Over(verdict),
                    None => adjudicate(state),
                }
            }
        }
        Fact::RecordSent { by, on } => state.records[*by] = Some(*on),
        Fact::Protested { by, on, .. } => state.protests.push((*by, *on)),
        Fact::ListReceived { side, on } => state.list_received(*side, *on),
        Fact::Server(standing) => {
            state.made.clone_from(&standing.made);
            state.left = Some((standing.on, standing.left));
            state.phase = standing
                .score
                .map_or(Phase::Play, |score| Phase::Over(Verdict { score, reason: Reason::Server, on: standing.on }));
        }
    }
    Ok(())
}

fn sent_letter(state: &mut State, number: u32) -> Result<&mut Past, Corrupt> {
    let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    index.and_then(|index| state.letters.get_mut(index)).ok_or(Corrupt::NoSuchLetter(number))
}

fn apply_letter(state: &mut State, letter: &Letter, outcome: &Outcome) {
    let by = letter.by;
    let before = state.made.len();
    let is_answered = state.is_answered(letter, outcome);
    state.made.extend(outcome.made.iter().cloned());
    state.totals = outcome.totals;
    state.errors[by] = outcome.errors;
    state.undated[by] = outcome.undated;
    state.delays[by] = outcome.delay;
    if outcome.used {
        state.rights[by] = super::Right::default();
        if letter.purpose == Purpose::Reply || !outcome.made.is_empty() {
            state.delays[by.other()] = 0;
        }
    }
    if let Some(right) = outcome.right {
        state.rights[by.other()] = right;
    }
    match (outcome.end, outcome.stop, &mut state.phase) {
        (Some(verdict), _, phase) => *phase = Phase::Over(verdict),
        (None, Some(stop), phase) => *phase = Phase::Stopped { by: stop.by, what: stop.what, queried: false },
        (None, None, Phase::Stopped { queried, .. }) if letter.purpose == Purpose::Query => *queried = true,
        (None, None, phase @ Phase::Stopped { .. }) if matches!(letter.purpose, Purpose::Reply | Purpose::Repeat) => {
            let mends =
                letter.purpose == Purpose::Reply && matches!(phase, Phase::Stopped { by: erring, .. } if *erring == by);
            if mends || !outcome.made.is_empty() {
                *phase = Phase::Play;
            }
        }
        (None, None, _) => {}
    }
    let past =
        Past { letter: letter.clone(), outcome: outcome.clone(), before, is_answered, handing: false, handed: false };
    state.letters.push(past);
}

fn end_break(state: &mut State, side: golos_rules::Side, on: Day) {
    for it in state.breaks.iter_mut().filter(|it| it.by == side) {
        if let Some((first, last)) = it.valid.filter(|(first, last)| *first <= on && on < *last) {
            it.valid = Some((first, on.min(last)));
        }
    }
}

/// The game waits for adjudication; the move that goes with the papers is still to come (CH-55.9.5.4).
fn adjudicate(state: &mut State) {
    if state.phase != Phase::Adjudication {
        state.adjudicated_at = Some(state.made.len());
    }
    state.phase = Phase::Adjudication;
}

/// The result of equal assessments, where they end a game by themselves.
fn same_assessment(state: &State) -> Option<Verdict> {
    let (white, black) = (state.papers.white?, state.papers.black?);
    let ends = state.setup().rules.ending.same_ends && white.score == black.score;
    ends.then(|| Verdict { score: white.score, reason: Reason::SameAssessment, on: white.on.max(black.on) })
}

fn rule(state: &mut State, ruling: &Ruling, on: Day) -> Result<(), Corrupt> {
    state.rulings.push((ruling.clone(), on));
    let over = |score, reason| Phase::Over(Verdict { score, reason, on });
    match ruling {
        Ruling::ClaimUpheld => {
            let claim = state.claim.take().ok_or(Corrupt::NoClaim)?;
            let partner = claim.by.other();
            state.faults[partner] = state.faults[partner].saturating_add(1);
            if state.setup().rules.faults.first_resets && state.faults[partner] == 1 {
                // The time starts at zero with the move after the fault (CH-55.6.4).
                state.totals[partner] = state.totals[partner].saturating_sub(claim.total);
                state.reset_at[partner] = state.reset_at[partner].saturating_add(claim.moves);
                resume(state);
            } else {
                state.phase = over(Score::won_by(claim.by), Reason::TimeFault);
            }
        }
        Ruling::ClaimRejected { days, bar } => {
            let claim = state.claim.take().ok_or(Corrupt::NoClaim)?;
            state.totals[claim.by] = state.totals[claim.by].saturating_add(*days);
            if *bar {
                state.barred[claim.by] = Some(control_move(claim.moves));
            }
            resume(state);
        }
        Ruling::ClaimIncomplete => {
            state.claim.take().ok_or(Corrupt::NoClaim)?;
            resume(state);
        }
        Ruling::Withdrawn(side, Withdrawal::Lost) => {
            state.phase = over(Score::won_by(side.other()), Reason::Withdrawn);
        }
        Ruling::Withdrawn(_, Withdrawal::Annulled) => state.phase = over(Score::Annulled, Reason::Withdrawn),
        Ruling::Withdrawn(_, Withdrawal::Adjudicated) | Ruling::Unfinished => adjudicate(state),
        Ruling::Adjudicated(score) => state.phase = over(*score, Reason::Adjudicated),
        Ruling::NoRecords => state.phase = over(Score::Neither, Reason::NoRecords),
        Ruling::Dead(side) => state.phase = over(Score::won_by(side.other()), Reason::Dead),
        Ruling::Lost { side, .. } => state.phase = over(Score::won_by(side.other()), Reason::Ruling),
        Ruling::Sanction { .. } | Ruling::OtherWay => {}
        Ruling::Days { side, days, .. } => {
            state.totals[*side] = state.totals[*side].saturating_add(*days);
            state.errors[*side] = state.errors[*side].saturating_add(1);
        }
    }
    Ok(())
}

/// Play goes on after a claim.
fn resume(state: &mut State) {
    if state.phase == Phase::Claimed {
        state.phase = Phase::Play;
    }
}

/// The move that ends the ten moves to which `moves` belong.
pub(crate) fn control_move(moves: u32) -> u32 {
    moves.div_ceil(10).max(1).saturating_mul(10)
}
