//! What an ending of a recorded game is worth by the rules of the game.

use std::io::Write;

use golos_cli::JudgeArgs;
use golos_endings::MOST;
use golos_files::convert::taken_or_told;
use golos_files::endings::EndingsTables;
use golos_files::walk::walk;
use golos_game::State;
use golos_journal as journal;
use golos_speech::judged::{Decision, judged};
use golos_speech::{misfit, pieces};
use golos_wording::{Slot, message};

use crate::around::{CommandFailure, Surroundings, number, quoted};

/// Says what the counts of a game leave of a win. Exit code 1 if the tables do not decide it.
pub(super) fn run(args: &JudgeArgs, around: &Surroundings<'_>, out: &mut dyn Write) -> Result<u8, CommandFailure> {
    let recorded = taken_or_told(&args.record, args.game, around.wording)?;
    let log = journal::read(&recorded.bytes);
    if let Ok(Some((seq, corrupt))) = journal::replay(&log.records).map(|replay| replay.misfit) {
        return Err(misfit(&corrupt, number(seq).saturating_add(1)).into());
    }
    let found = at(&log.records, args.at);
    let (state, last) = found.ok_or_else(|| message::ending_no_record(quoted(&args.record.display().to_string())))?;
    if let Some(at) = args.at.filter(|_| state.is_none()) {
        return Err(message::ending_no_ply(at, number(last)).into());
    }
    let state = state.ok_or_else(|| message::ending_no_record(quoted(&args.record.display().to_string())))?;
    let (position, _) = state.clause_states();
    let said = judged(&state, args.claim.as_deref(), MOST, &EndingsTables::new(around.folder)).map_err(|why| *why)?;
    if !said.is_verified {
        return Err(message::ending_unverified().into());
    }
    let document = Slot::Text(state.setup().rules.id.clone());
    around.say(&message::ending_judged(number(state.half_moves_made()), document), out)?;
    around.say(&pieces(&position, state.notation()), out)?;
    around.say(&message::ask_turn_side(position.turn()), out)?;
    for sentence in &said.sentences {
        around.say(sentence, out)?;
    }
    Ok(u8::from(said.decision == Decision::Beyond))
}

/// The state after so many half-moves, the last one if some were taken back in between, or at the end of the record; and how
/// many half-moves there are at the end.
fn at(records: &[journal::Record], ply: Option<u32>) -> Option<(Option<State>, usize)> {
    let mut upto = records.len();
    if let Some(ply) = ply {
        let mut seen = 1;
        let mut last = (ply == 0).then_some(1);
        walk(records, |_, plies| {
            seen += 1;
            if plies == ply as usize {
                last = Some(seen);
            }
        })?;
        upto = last.unwrap_or(0);
    }
    let end = walk(records, |_, _| ())?;
    Some((walk(records.get(..upto)?, |_, _| ()), end.half_moves_made()))
}
