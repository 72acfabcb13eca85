//! A game as it stands: its parts, and what can be asked of them.

use std::fmt;
use std::sync::Arc;

mod calls;
mod handled;
mod pending_rulings;
mod play;
mod protests;
mod sides;
mod undo;

use super::{Actor, Chance, Claim, Ending, Mode, Opening, Outcome, Press, Sealed, Setup, Verdict};
use golos_clock::{Clock, Ms};
use golos_ledger::Head;
use golos_people::{Arrangement, Needs, Tasks};
use golos_rules::{BySide, Fault, Notation, Position, PositionEnd, Side, Tracker, renju};

pub use calls::Call;
pub(super) use handled::Handled;
pub use pending_rulings::{ClockCorrection, LastRuling, PendingRuling};
pub(super) use pending_rulings::{PendingRulings, Restoring};
pub(super) use play::{Acted, Counting, MoveIrregularity, Owed, Play, RecordBoard, UnderWay};
pub use play::{HalfMove, Made, Ply};
pub(super) use protests::Protests;
pub(super) use sides::{Appointed, Arranged, Envelope, LastOffer, Offers, Presence, Resumption, Times};
pub(super) use undo::{Undo, Undone};

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Opened; the clocks have not been started.
    Ready,
    /// The clock of the side to move runs.
    Playing,
    /// Both clocks stand.
    Paused,
    /// The game has a result.
    Over,
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Phase::Ready => "the clocks have not been started",
            Phase::Playing => "it is being played",
            Phase::Paused => "the clocks stand",
            Phase::Over => "it is over",
        })
    }
}

/// A game as it stands: the fold of its events.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) head: Head,
    /// What was fixed before the game; the set-up follows a swap of the players and what was granted or drawn since.
    pub(super) fixed: Arc<Setup>,
    pub(super) setup: Setup,
    pub(super) phase: Phase,
    pub(super) verdict: Option<Verdict>,
    pub(super) play: Play,
    pub(super) time: Times,
    pub(super) presence: Presence,
    pub(super) offers: Offers,
    pub(super) docket: PendingRulings,
    /// The envelope of an adjourned game.
    pub(super) envelope: Option<Envelope>,
    /// What the arbiter can still take back.
    pub(super) undo: Option<Undo>,
    /// Whether the players have other colours than at the opening.
    pub(super) swapped: bool,
    /// The time that was carried over to each side of the set-up before the clocks were started (DR-3.6.4).
    pub(super) carried: BySide<Option<Ms>>,
    /// When the clocks are started, if that was said.
    pub(super) appointed: Option<Appointed>,
    /// Who has stopped the clocks that stand, and why.
    pub(super) stop: Option<Call>,
    /// When the session ends, if that was said and it is not over.
    pub(super) session: Option<Appointed>,
    /// Whose score sheets are signed, with the result that stands.
    pub(super) signed: BySide<bool>,
    /// What was handed in against decisions.
    pub(super) protests: Protests,
    /// The calls that the arbiter has not dealt with.
    pub(super) calls: Vec<Call>,
}

impl State {
    /// Everything that was fixed beforehand.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Everything that was fixed beforehand, as it was then.
    #[must_use]
    pub fn opened(&self) -> &Setup {
        &self.fixed
    }

    /// Whether the players have other colours than at the opening, by a swap (R-9.2.4.3).
    #[must_use]
    pub fn is_swapped(&self) -> bool {
        self.swapped
    }

    /// Whether the score sheet of `side` is signed, with the result that stands (R-5.4.3.5, CH-8.7).
    #[must_use]
    pub fn is_signed(&self, side: Side) -> bool {
        self.signed[side]
    }

    /// How the game counts by the colours that the players had at the opening.
    #[must_use]
    pub fn outcome_as_opened(&self) -> Option<Outcome> {
        let outcome = self.verdict.as_ref()?.outcome;
        Some(if self.swapped { outcome.turned() } else { outcome })
    }

    /// Where the game stands.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The position before the move that is being made.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.play.position
    }

    /// The position as it is on the board: after the move that was made, though not yet completed.
    #[must_use]
    pub fn board(&self) -> &Position {
        self.play.board()
    }

    /// The side whose move it is: until the clock is pressed, the side that moves. By an opening regulation it may be the
    /// other than that of the stone.
    #[must_use]
    pub fn turn(&self) -> Side {
        let actor = |regulation: &renju::OpeningState| {
            let (player, _) = regulation.expected()?;
            Some(regulation.side(player))
        };
        self.play.regulation.as_ref().and_then(actor).unwrap_or(self.play.position.turn())
    }

    /// What the opening regulation of renju asks for, until it is settled (R-9.2.4.3).
    #[must_use]
    pub fn regulation(&self) -> Option<&renju::OpeningState> {
        self.play.regulation.as_ref()
    }

    /// How many illegal moves of `side` were penalised (CH-7.5.5).
    #[must_use]
    pub fn penalties(&self, side: Side) -> u32 {
        self.docket.penalties[side]
    }

    /// How often `side` has broken the rules, as far as it counts towards a loss (R-5.4.15.2).
    #[must_use]
    pub fn violations(&self, side: Side) -> u32 {
        self.docket.violations[side]
    }

    /// The side whose clock runs until the pieces that it has displaced are restored (U-V.6.3, CH-7.4.1).
    #[must_use]
    pub fn restoring(&self) -> Option<Side> {
        self.docket.restoring.map(|restoring| restoring.side)
    }

    /// The side whose clock runs until it has restored the moves that are missing on its sheet (U-V.4.6a).
    #[must_use]
    pub fn restoring_sheet(&self) -> Option<Side> {
        self.docket.restoring.filter(|restoring| restoring.sheet).map(|restoring| restoring.side)
    }

    /// What `side` needs, as it was said last (U-V.13).
    #[must_use]
    pub fn needs(&self, side: Side) -> Needs {
        self.presence.needs[side].unwrap_or(self.setup.watch.needs[side])
    }

    /// What was settled with the arbiters for this board (U-V.13).
    pub fn arrangements(&self) -> impl Iterator<Item = Arrangement> {
        self.presence.arranged.all()
    }

    /// The sign by which moves are told here, where one was agreed (U-V.13.14, U-V.13.15b).
    #[must_use]
    pub fn sign(&self) -> Option<&str> {
        self.presence.arranged.sign.as_deref()
    }

    /// Whether moves of `side` may be entered by voice: in training always, in a rated game where the arbiter has allowed it
    /// (CH-11.3.2).
    #[must_use]
    pub fn takes_voice(&self, side: Side) -> bool {
        self.presence.arranged.voice[side].unwrap_or(self.setup.mode == Mode::Training)
    }

    /// Whether `side` restores its sheet behind the control, because it was in time trouble (U-V.4.6b).
    #[must_use]
    pub fn sheet_is_deferred(&self, side: Side) -> bool {
        self.docket.sheet_deferred[side]
    }

    /// Whether a completed move that was entered wrongly is out of the record, and the one that was made is still to be
    /// entered; its press stands (U-V.13.2b).
    #[must_use]
    pub fn is_amending(&self) -> bool {
        !self.play.amends.is_empty()
    }

    /// Whether a side can mate in the position on the board, if that was searched.
    #[must_use]
    pub fn chance(&self, side: Side) -> Option<&Chance> {
        self.docket.chances[side].as_ref()
    }

    /// The claimant whose claim about the last minutes was put off (CH-19.5.2).
    #[must_use]
    pub fn postponed(&self) -> Option<Side> {
        self.docket.postponed
    }

    /// Whether a sealed move waits, and he who has to answer it is there: the clocks stand until the envelope is opened.
    #[must_use]
    pub fn is_adjourned(&self) -> bool {
        self.sealed_by().is_some_and(|sealer| !self.is_absent(sealer.other()))
    }

    /// What the assistants of `side` may do: what was agreed at the board, else beforehand (U-V.13.11c).
    #[must_use]
    pub fn tasks(&self, side: Side) -> Tasks {
        self.presence.tasks[side].unwrap_or_else(|| self.setup.people.tasks(side))
    }

    /// What was agreed for the assistants of `side`, at the board or beforehand; none if nothing was.
    #[must_use]
    pub fn agreed(&self, side: Side) -> Option<Tasks> {
        self.presence.tasks[side].or_else(|| self.setup.people.agreed(side))
    }

    /// Whether a clock was kept; of a game that was taken from a file nobody kept one.
    #[must_use]
    pub fn is_timed(&self) -> bool {
        self.at() > Ms::ZERO || !self.setup.taken
    }

    /// The side whose move lies in the envelope (CH-18.1.1).
    #[must_use]
    pub fn sealed_by(&self) -> Option<Side> {
        self.envelope.as_ref().map(|envelope| envelope.side)
    }

    /// The move in the envelope, as it stands in the record.
    #[must_use]
    pub fn sealed(&self) -> Option<&Sealed> {
        self.envelope.as_ref().map(|envelope| &envelope.sealed)
    }

    /// The hour by the wall clock at which the clocks are started by themselves, if that was said and has not come yet.
    #[must_use]
    pub fn start_hour(&self) -> Option<&str> {
        self.appointed.as_ref().map(|appointed| appointed.hour.as_str())
    }

    /// When and where the adjourned game is resumed, in the arbiter's words, if he has said so (CH-18.2.7).
    #[must_use]
    pub fn resumption(&self) -> Option<&str> {
        self.envelope.as_ref()?.resumption.as_deref()
    }

    /// Whether `side` is not there.
    #[must_use]
    pub fn is_absent(&self, side: Side) -> bool {
        self.presence.absent[side]
    }

    /// The completed moves.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.play.plies
    }

    /// The move that was made and not yet completed.
    #[must_use]
    pub fn made(&self) -> Option<&Made> {
        self.play.under_way.made.as_ref()
    }

    /// The opponent's reply to the move that was not yet completed: the clock of its maker still runs, and he may press it
    /// (R-5.4.2.4, CH-6.2.2).
    #[must_use]
    pub fn reply(&self) -> Option<&Made> {
        self.play.under_way.reply.as_ref()
    }

    /// Every half-move on the board, completed or not.
    #[must_use]
    pub fn half_moves(&self) -> Vec<HalfMove<'_>> {
        let completed = self.plies().iter().map(|ply| (&ply.made, ply.before, Some(ply.left)));
        let made = self.made().map(|made| (made, *self.position(), None));
        let before = self.made().map_or(*self.position(), |made| made.after);
        let reply = self.reply().map(|reply| (reply, before, None));
        completed.chain(made).chain(reply).map(|(made, before, left)| HalfMove { made, before, left }).collect()
    }

    /// How many half-moves are on the board, completed or not.
    #[must_use]
    pub fn half_moves_made(&self) -> usize {
        self.plies().len() + [self.made(), self.reply()].into_iter().flatten().count()
    }

    /// The last move on the board, completed or not.
    #[must_use]
    pub fn last_made(&self) -> Option<&Made> {
        self.play.last_made()
    }

    /// Who did the last thing that the opening regulation asked for besides stones, if no stone came behind it.
    #[must_use]
    pub fn last_act(&self) -> Option<Actor> {
        self.play.last_act().map(|acted| acted.by)
    }

    /// The opening that was drawn, before the game or in it.
    #[must_use]
    pub fn opening(&self) -> Option<&Opening> {
        self.setup.opening.as_ref()
    }

    /// The late player on whose time the opening is drawn (R-5.4.1.3), until it is.
    #[must_use]
    pub fn awaited(&self) -> Option<Side> {
        self.presence.awaited
    }

    /// The number of the move that is being played, from 1: a white and a black move have one number (R-6.1.6.2e).
    #[must_use]
    pub fn move_number(&self) -> u32 {
        self.number_of(self.play.plies.len())
    }

    /// The number in the score of a completed move, counted from 0: the moves of an opening come before it.
    #[must_use]
    pub fn number_of(&self, ply: usize) -> u32 {
        if self.family().numbers_half_moves() {
            return u32::try_from(ply).unwrap_or(u32::MAX).saturating_add(1);
        }
        let number = self.plies_before().saturating_add(ply) / 2;
        u32::try_from(number).unwrap_or(u32::MAX).saturating_add(1)
    }

    /// How many half-moves of the score come before the first that was played: those of the opening, or the one that
    /// White has not made where Black began.
    #[must_use]
    pub fn plies_before(&self) -> usize {
        let first = self.play.plies.first().map_or(&self.play.position, |ply| &ply.before);
        match self.opening().map_or(0, |opening| opening.moves().len()) {
            0 => usize::from(first.turn() == Side::Black),
            moves => moves,
        }
    }

    /// How many moves `side` has completed. Those of a drawn opening do not count: he has not made them.
    #[must_use]
    pub fn moves_made(&self, side: Side) -> u32 {
        self.play.moves_made(side)
    }

    /// Who has stopped the clocks that stand, and why; the text is empty if no reason was given. `None` while they run.
    #[must_use]
    pub fn stop(&self) -> Option<&Call> {
        self.stop.as_ref().filter(|_| self.phase == Phase::Paused)
    }

    /// How many moves of `side` count towards a control: those that it has made, where the rules say so those that were
    /// drawn (DR-2.2.3.1), and what the arbiter has corrected (CH-6.10.2).
    #[must_use]
    pub fn control_moves(&self, side: Side) -> u32 {
        let moves = self.uncorrected_moves(side).saturating_add(self.time.recounted[side]);
        u32::try_from(moves.max(0)).unwrap_or(u32::MAX)
    }

    /// The same without what the arbiter has corrected.
    pub(super) fn uncorrected_moves(&self, side: Side) -> i64 {
        let counted = self.setup.rules.openings.drawn.as_ref().is_some_and(|rule| rule.counted);
        i64::from(self.moves_made(side)) + if counted { i64::from(self.moves_drawn(side)) } else { 0 }
    }

    /// How many moves of `side` were drawn; White begins.
    #[must_use]
    pub fn moves_drawn(&self, side: Side) -> u32 {
        let drawn = self.opening().map_or(0, |opening| opening.moves().len());
        let own = match side {
            Side::White => drawn.div_ceil(2),
            Side::Black => drawn / 2,
        };
        u32::try_from(own).unwrap_or(u32::MAX)
    }

    /// The two clocks.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.time.clock
    }

    /// The counters of the draw clauses.
    #[must_use]
    pub fn tracker(&self) -> &Tracker {
        &self.play.tracker
    }

    /// The moves that are counted aloud.
    #[must_use]
    pub fn counting(&self) -> Option<Counting> {
        self.play.counting
    }

    /// How many half-moves were made since they have been counted aloud; none: they are not (R-5.4.13.5, U-V.18.14).
    #[must_use]
    pub fn aloud(&self) -> Option<usize> {
        self.play.aloud.map(|from| self.play.plies.len().saturating_sub(from))
    }

    /// The side whose draw offer is open.
    #[must_use]
    pub fn offer(&self) -> Option<Side> {
        self.offers.open
    }

    /// What waits for the arbiter, oldest first.
    #[must_use]
    pub fn docket(&self) -> &[PendingRuling] {
        &self.docket.matters
    }

    /// What the arbiter is asked about now, of all that waits for him: what he rules is this. An illegal move that costs its
    /// maker something, and was found before a flag fell, is ruled before that flag (CH-7.5.1).
    #[must_use]
    pub fn asked(&self) -> Option<&PendingRuling> {
        let asked = self.docket.asked()?;
        let is_flag = |matter: &PendingRuling| matches!(matter, PendingRuling::Flag(_));
        let is_first = |matter: &&PendingRuling| matches!(matter, PendingRuling::Irregularity { fault, .. } if self.is_penalized(*fault));
        let earlier = || self.docket.matters.iter().take_while(|matter| !is_flag(matter)).filter(is_first).last();
        Some(if is_flag(asked) { earlier().unwrap_or(asked) } else { asked })
    }

    /// The irregularity that can still be corrected; of several the one that was found last.
    #[must_use]
    pub fn irregularity(&self) -> Option<(Side, Fault)> {
        self.docket.irregularity().map(|(side, fault, _)| (side, fault))
    }

    /// The moment of the last event.
    #[must_use]
    pub fn at(&self) -> Ms {
        self.head.at
    }

    /// The result, when the game is over.
    #[must_use]
    pub fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// Whether the record was closed in good order: then it can only be reopened.
    #[must_use]
    pub fn closed(&self) -> bool {
        self.head.closed
    }

    /// How often the position on the board has occurred with the same side to move, this time included.
    #[must_use]
    pub fn occurrences(&self, position: &Position) -> u32 {
        self.play.occurrences(position)
    }

    /// The claim that is being checked, and whose it is.
    #[must_use]
    pub fn claim(&self) -> Option<(Side, Claim)> {
        self.docket.claim().map(|pending| (pending.side, pending.claim))
    }

    /// Whether a claim is being checked.
    #[must_use]
    pub fn claim_pending(&self) -> bool {
        self.claim().is_some()
    }

    /// Whether the arbiter must act before a move may be made.
    #[must_use]
    pub fn blocked(&self) -> bool {
        self.docket.matters.iter().any(PendingRuling::blocks)
    }

    /// The letters in which moves are written and read.
    #[must_use]
    pub fn notation(&self) -> Notation {
        self.setup.notation
    }

    /// How the game is over by a position alone, if it is (R-6.1.7, R-8.1, CH-5, R-9.2.6).
    #[must_use]
    pub fn decided(position: &Position) -> Option<(Outcome, Ending)> {
        let PositionEnd { kind, winner } = position.end()?;
        Some((winner.map_or(Outcome::Draw, Outcome::Win), Ending::Board(kind)))
    }

    /// The document whose rules are played: the letters before the hyphen of its articles, as `R`, `U`, `CH`, `DR`.
    #[must_use]
    pub fn document(&self) -> &str {
        self.setup.rules.score.verdicts.win.split('-').next().unwrap_or_default()
    }

    /// Whether moves are completed by hand.
    #[must_use]
    pub fn is_manual(&self) -> bool {
        self.setup.press == Press::Manual
    }

    /// Whether hints are on.
    #[must_use]
    pub fn is_training(&self) -> bool {
        self.setup.mode == Mode::Training
    }
}
