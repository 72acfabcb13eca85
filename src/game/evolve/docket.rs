//! What is put before the arbiter, and what he lets rest.

use super::{Corrupt, expect, expect_phase, remove};
use crate::game::{CLEAR_DRAW, Chance, DocketEvent, FLAG, LATENESS, Matter, Outcome, Phase, State};
use crate::rules::{Notation, Position, Side};

pub(super) fn apply(state: &mut State, event: &DocketEvent) -> Result<(), Corrupt> {
    match event {
        DocketEvent::Reached { clause } => {
            expect_phase(state, &[Phase::Playing, Phase::Paused])?;
            expect(state.new_limits().contains(clause), "a limit that is reached")?;
            state.docket.push(Matter::Reached(clause.clone()));
            state.settled.push(clause.clone());
            Ok(())
        }
        DocketEvent::Dismissed { matter, .. } => {
            remove(state, "a matter", |pending| match pending {
                Matter::Reached(clause) => clause == matter,
                Matter::Flag(_) => matter == FLAG,
                Matter::Late(_) => matter == LATENESS,
                Matter::Claim { .. }
                | Matter::Irregularity { .. }
                | Matter::Penalty(_)
                | Matter::WrongSeal(_)
                | Matter::Gap { .. } => false,
            })?;
            if matter == CLEAR_DRAW {
                state.counting = None;
            }
            Ok(())
        }
        DocketEvent::MateSearched { side, chance } => search(state, *side, chance),
    }
}

/// What was found out about a mate stands with its witness, whatever a later search finds: the line that mates is played
/// out. That no mate was found out is for the arbiter; that there is none is refuted only by a mate.
fn search(state: &mut State, side: Side, chance: &Chance) -> Result<(), Corrupt> {
    let holds = match chance {
        Chance::Can(line) => mates(state.board(), side, line),
        Chance::Cannot => state.board().chess().is_some() && !matches!(state.search_mate(side), Chance::Can(_)),
        Chance::Undetermined => true,
    };
    if !holds {
        return Err(Corrupt::Result("the search for a mate"));
    }
    state.chance = Some((side, chance.clone()));
    Ok(())
}

/// Whether these moves, as they stand in files, are legal one after the other and leave `side` the winner.
fn mates(board: &Position, side: Side, line: &[String]) -> bool {
    let play = |position: Position, text: &String| {
        let lawful = position.read(text, Notation::FILES).ok()?;
        position.play(&lawful)
    };
    let last = line.iter().try_fold(*board, play);
    last.and_then(|position| State::decided(&position)).is_some_and(|(outcome, _)| outcome == Outcome::Win(side))
}
