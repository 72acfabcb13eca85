//! What the tables say of the ending: for the arbiter's ear at a terminal of the arbiter's own, and for nobody else
//! (R-1.5.3, U-V.17.3). Nothing in the game changes by it: a person rules (R-5.4.13.6).

use super::{Play, outs};
use crate::{Out, Presenter};
use golos_endings::MOST_AT_A_GAME;
use golos_game::{Command, Query, RecordRequest, Refusal, Request, Seat};
use golos_speech::judged::{Judgement, judged};
use golos_speech::{self as speech, Announcement, Kind};
use golos_wording::{Sentence, Slot, message};

impl Play {
    /// Whether this terminal is the arbiter's own, so that no player hears what is said here.
    pub(super) fn is_arbiters_own(&self) -> bool {
        self.seat() == Some(Seat::Arbiter)
    }

    /// Says who wins the position and what the counts leave of it. The record keeps who asked, and the position and the answer,
    /// as what was said to the arbiter, or the refusal; nobody else hears the answer.
    pub(super) fn judge_ending(&mut self, by: Option<Seat>, presenter: &Presenter) -> Vec<Out> {
        let asked = by.unwrap_or(Seat::Arbiter);
        // A player who types in another's name at their own terminal asks for themselves.
        let by = self.speaker(asked).or_else(|| self.own_seat()).unwrap_or(asked);
        if !self.is_arbiters_own() {
            return self.refuse_overheard(by, Query::Ending, presenter);
        }
        let reply = self.board.handle(Command::new(by, Request::Record(RecordRequest::Query(Query::Ending))));
        if reply.refusal.is_some() || reply.unsaved.is_some() {
            return self.report(reply, presenter);
        }
        let state = self.state();
        let (position, _) = state.clause_states();
        let tables = self.archive.endings();
        let said = match tables.as_deref().map(|tables| judged(state, None, MOST_AT_A_GAME, tables)) {
            None => vec![message::ending_none(Slot::Text("golos endings make russian 4".to_owned()))],
            Some(Err(why)) => vec![*why],
            Some(Ok(judgement)) => answered(judgement),
        };
        let asked = speech::pieces(&position, state.notation());
        let turn = message::ask_turn_side(position.turn());
        // The answer first: a small screen shows no more of it, and the ear need not wait.
        let told = said.into_iter().chain([asked, turn]);
        let told = told.map(|sentence| Announcement::answer(Seat::Arbiter, sentence)).collect();
        outs(self.board.tell_here(told))
    }
}

impl Play {
    /// Refuses a question of which others would hear the answer here. The record keeps who asked.
    pub(super) fn refuse_overheard(&mut self, by: Seat, query: Query, presenter: &Presenter) -> Vec<Out> {
        let reply = self.board.handle(Command::new(by, Request::Record(RecordRequest::Overheard(query))));
        match reply.refusal {
            // What is for the arbiter alone is not said here; that it is so, is.
            Some(Refusal::Overheard) => vec![presenter.say(&message::refuse_report_here().as_refusal(), Kind::Answer)],
            _ => self.report(reply, presenter),
        }
    }
}

/// The sentences of an answer, each of which can be heard alone.
fn answered(judgement: Judgement) -> Vec<Sentence> {
    let Judgement { sentences, is_verified, .. } = judgement;
    let warned = |sentence| message::ending_said_unverified(Slot::Sentence(Box::new(sentence)));
    if is_verified { sentences } else { sentences.into_iter().map(warned).collect() }
}
