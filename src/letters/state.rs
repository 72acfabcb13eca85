//! The state of a game by letters: the fold of its events.

use golos_ledger::Head;
use golos_rules::{BySide, Notation, Position, Side};

use super::{
    Break, Claim, Corrupt, Day, Edition, FreeDays, Letter, Mend, Offer, Outcome, Provision, Purpose, Right, Ruling,
    Score, Setup, Verdict, limit,
};

/// Where a game is.
#[derive(Clone, Debug, PartialEq)]
pub enum Phase {
    /// The side to move has to answer.
    Play,
    /// The side has to mend something before play goes on.
    Stopped {
        by: Side,
        what: Mend,
        queried: bool,
    },
    /// A claim of a time fault stops play up to the ruling.
    Claimed,
    /// The game waits for adjudication.
    Adjudication,
    Over(Verdict),
}

/// A letter that was sent, with what it came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Past {
    pub letter: Letter,
    pub outcome: Outcome,
    /// The number of half-moves before it.
    pub before: usize,
    /// Whether the partner answers it: not a notice, nor a letter that changed nothing.
    pub is_answered: bool,
    /// Whether the program has begun, or ended, to hand it on.
    pub handing: bool,
    pub handed: bool,
}

/// What came in for an adjudication.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Assessment {
    pub on: Day,
    pub score: Score,
    pub with_analysis: bool,
}

/// A game by letters.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) head: Head,
    setup: Setup,
    pub(crate) phase: Phase,
    /// Moves made, in full notation.
    pub(crate) made: Vec<String>,
    pub(crate) first_to_move: Side,
    pub(crate) letters: Vec<Past>,
    pub(crate) totals: BySide<u32>,
    /// Moves made before the time was set to zero (CH-55.6.4).
    pub(crate) reset_at: BySide<u32>,
    /// Time faults that were upheld.
    pub(crate) faults: BySide<u32>,
    pub(crate) errors: BySide<u32>,
    pub(crate) undated: BySide<u32>,
    /// What a side may do in its next reply.
    pub(crate) rights: BySide<Right>,
    /// Days by which a side's repeat was late, up to the answer.
    pub(crate) delays: BySide<u32>,
    pub(crate) breaks: Vec<Break>,
    pub(crate) claim: Option<Claim>,
    /// The move of a side up to which it may not claim.
    pub(crate) barred: BySide<Option<u32>>,
    pub(crate) objection: Option<Day>,
    pub(crate) papers: BySide<Option<Assessment>>,
    pub(crate) records: BySide<Option<Day>>,
    pub(crate) protests: Vec<(Side, Day)>,
    /// The days that each side had left on a day, as the server says.
    pub(crate) left: Option<(Day, BySide<Option<u32>>)>,
    /// What was ruled, and when.
    pub(crate) rulings: Vec<(Ruling, Day)>,
    /// The half-moves that had been made when the game went to adjudication.
    pub(crate) adjudicated_at: Option<usize>,
}

impl State {
    pub(crate) fn open(setup: Setup) -> Result<State, Corrupt> {
        let position = setup.first_position().ok_or(Corrupt::Position)?;
        if position.renju().is_some() {
            return Err(Corrupt::Game);
        }
        Ok(State {
            head: Head::default(),
            phase: Phase::Play,
            made: Vec::new(),
            first_to_move: position.turn(),
            letters: Vec::new(),
            totals: BySide::default(),
            reset_at: BySide::default(),
            faults: BySide::default(),
            errors: BySide::default(),
            undated: BySide::default(),
            rights: BySide::default(),
            delays: BySide::default(),
            breaks: Vec::new(),
            claim: None,
            barred: BySide::default(),
            objection: None,
            papers: BySide::default(),
            records: BySide::default(),
            protests: Vec::new(),
            left: None,
            rulings: Vec::new(),
            adjudicated_at: None,
            setup,
        })
    }

    /// What was fixed beforehand.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    pub(crate) fn list_received(&mut self, side: Side, on: Day) {
        self.setup.list_received[side] = Some(on);
    }

    #[must_use]
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The letters, in the order in which they were sent or received; letter 1 is the first.
    #[must_use]
    pub fn letters(&self) -> &[Past] {
        &self.letters
    }

    /// The moves made, in full notation as it stands in files.
    #[must_use]
    pub fn made(&self) -> &[String] {
        &self.made
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Side {
        if self.made.len().is_multiple_of(2) { self.first_to_move } else { self.first_to_move.other() }
    }

    /// The side that has to write next; `None` if nobody has to.
    #[must_use]
    pub fn to_write(&self) -> Option<Side> {
        match self.phase {
            Phase::Play => Some(self.turn()),
            Phase::Stopped { by, queried: true, .. } => Some(by),
            Phase::Stopped { by, queried: false, .. } => Some(by.other()),
            Phase::Claimed | Phase::Adjudication | Phase::Over(_) => None,
        }
    }

    /// Moves that a side has made since its time began.
    #[must_use]
    pub fn moves_of(&self, side: Side) -> u32 {
        self.all_moves_of(side, self.made.len()).saturating_sub(self.reset_at[side])
    }

    /// Moves that a side has made among the first half-moves.
    pub(crate) fn all_moves_of(&self, side: Side, half_moves: usize) -> u32 {
        let moves = if side == self.first_to_move { half_moves.div_ceil(2) } else { half_moves / 2 };
        u32::try_from(moves).unwrap_or(u32::MAX)
    }

    /// The number of a half-move in the score, from 1, and the side that makes it.
    #[must_use]
    pub fn number_of(&self, half_move: usize) -> (u32, Side) {
        let shift = usize::from(self.first_to_move == Side::Black);
        let place = half_move + shift;
        let side = if place.is_multiple_of(2) { Side::White } else { Side::Black };
        (u32::try_from(place / 2 + 1).unwrap_or(u32::MAX), side)
    }

    /// The half-move of this number and side; `None` if it lies before the first.
    #[must_use]
    pub fn half_move_of(&self, number: u32, side: Side) -> Option<usize> {
        let shift = usize::from(self.first_to_move == Side::Black);
        let place = usize::try_from(number.checked_sub(1)?).ok()?.checked_mul(2)? + usize::from(side == Side::Black);
        place.checked_sub(shift)
    }

    /// Days spent by each side, penalty days included.
    #[must_use]
    pub const fn totals(&self) -> BySide<u32> {
        self.totals
    }

    /// Days allowed for the moves that a side has made, or for its next one.
    #[must_use]
    pub fn limit(&self, moves: u32) -> u32 {
        limit(self.setup.rules.time.days_for_ten, moves)
    }

    /// Whether a side has spent more days than the limit for the moves that it has made.
    #[must_use]
    pub fn is_over_time(&self, side: Side) -> bool {
        self.totals[side] > self.limit(self.moves_of(side))
    }

    /// The positions before each half-move, and the one after the last: up to a move that cannot be made.
    #[must_use]
    pub fn positions(&self) -> Vec<Position> {
        let Some(first) = self.setup.first_position() else { return Vec::new() };
        let mut all = vec![first];
        let mut at = first;
        for made in &self.made {
            match at.read(made, Notation::FILES).ok().and_then(|mv| at.play(&mv)) {
                Some(after) => at = after,
                None => break,
            }
            all.push(at);
        }
        all
    }

    /// The position after the last move.
    #[must_use]
    pub fn position(&self) -> Position {
        self.positions().pop().unwrap_or_else(|| self.setup.game.start())
    }

    /// The last letter of a side that made moves, and its number from 1.
    #[must_use]
    pub fn last_letter(&self, side: Side) -> Option<(u32, &Past)> {
        let made_moves = |past: &Past| past.letter.by == side && !past.outcome.made.is_empty();
        let (index, past) = self.letters.iter().enumerate().rfind(|(_, past)| made_moves(past))?;
        Some((u32::try_from(index + 1).unwrap_or(u32::MAX), past))
    }

    /// The letter of the partner that the next one of a side answers: not one that changed nothing, as a repeat of what had
    /// come. An enquiry about a first move is answered by nothing: the days of that move run from the start.
    #[must_use]
    pub fn answered_by(&self, side: Side) -> Option<&Past> {
        self.letters.iter().rfind(|past| past.letter.by != side && past.is_answered)
    }

    /// Whether the partner answers such a letter, taken in now.
    #[must_use]
    pub fn is_answered(&self, letter: &Letter, outcome: &Outcome) -> bool {
        let has_content = !outcome.made.is_empty() || outcome.stop.is_some() || outcome.end.is_some();
        let is_stopped_by = |side: Side| matches!(self.phase, Phase::Stopped { by, .. } if by == side);
        match letter.purpose {
            Purpose::Notice => false,
            Purpose::Query => {
                matches!(self.phase, Phase::Stopped { by, queried: false, .. } if by != letter.by)
            }
            Purpose::Repeat => has_content,
            Purpose::Reply => has_content || is_stopped_by(letter.by),
        }
    }

    /// The enquiry of a side about the first move.
    #[must_use]
    pub fn enquiry_of(&self, side: Side) -> Option<&Past> {
        let is_enquiry =
            |past: &&Past| past.letter.by == side && past.letter.purpose == Purpose::Query && !past.is_answered;
        self.letters.iter().find(is_enquiry)
    }

    /// The enquiry of a side that crossed the first move: that was sent and has not come.
    #[must_use]
    pub fn crossing_enquiry_of(&self, side: Side) -> Option<&Past> {
        self.enquiry_of(side).filter(|past| past.before > 0)
    }

    /// When a side sent its last letter with moves once more for the first time; `None` if it has not.
    #[must_use]
    pub fn repeated_on(&self, side: Side) -> Option<Day> {
        let since = self.letters.iter().rev().take_while(|past| past.letter.by != side || past.outcome.made.is_empty());
        let repeat = since.filter(|past| past.letter.by == side && past.letter.purpose == Purpose::Repeat).last()?;
        repeat.letter.dates.dispatch().or(repeat.outcome.sent)
    }

    /// The variations that a side may accept: those of the partner's last letter.
    #[must_use]
    pub fn offers_to(&self, side: Side) -> &[Offer] {
        match self.last_letter(side.other()) {
            Some((_, past)) if self.turn() == side => &past.outcome.offers,
            _ => &[],
        }
    }

    /// Where the moves begin that the next letter of a side has to repeat.
    pub(crate) fn repeat_from(&self, side: Side) -> usize {
        match self.last_letter(side.other()) {
            Some((_, past)) => (past.before + usize::try_from(past.outcome.accepted).unwrap_or(0)).min(self.made.len()),
            None => self.made.len(),
        }
    }

    /// What a side may charge or correct in its next reply, or never.
    #[must_use]
    pub const fn right_of(&self, side: Side) -> Right {
        match side {
            Side::White => self.rights.white,
            Side::Black => self.rights.black,
        }
    }

    /// Penalty days for the next error of a side, where the arbiter charges them (CH-55.4.9, CH-55.4.10, CH-56.4.7).
    #[must_use]
    pub fn next_penalty(&self, side: Side) -> Option<u32> {
        let rule = &self.setup.rules.penalty;
        let days = if self.errors[side] == 0 { rule.first } else { rule.further };
        (!rule.by_partner).then_some(days)
    }

    /// Whether a side still owes the move that goes with the papers and counts as made (CH-55.9.5.4, CH-56.9.4.4).
    #[must_use]
    pub fn owes_last_move(&self, side: Side) -> bool {
        self.phase == Phase::Adjudication
            && self.adjudicated_at == Some(self.made.len())
            && self.turn() == side
            && !self.article(Provision::LastMove).is_empty()
    }

    /// Whether moves may go by another way than the usual one (R-10.2.1, CH-55.2.3).
    #[must_use]
    pub fn may_go_otherwise(&self) -> bool {
        self.article(Provision::OtherWay).is_empty()
            || self.rulings.iter().any(|(ruling, _)| *ruling == Ruling::OtherWay)
    }

    /// The breaks that were announced.
    #[must_use]
    pub fn breaks(&self) -> &[Break] {
        &self.breaks
    }

    /// The claim that waits for a ruling.
    #[must_use]
    pub const fn claim(&self) -> Option<&Claim> {
        self.claim.as_ref()
    }

    /// The game as it was before the claim that waits.
    #[must_use]
    pub fn before_claim(&self) -> State {
        let phase = if self.phase == Phase::Claimed { Phase::Play } else { self.phase.clone() };
        State { phase, claim: None, ..self.clone() }
    }

    /// The papers of a side for the adjudication.
    #[must_use]
    pub const fn papers(&self) -> &BySide<Option<Assessment>> {
        &self.papers
    }

    /// When each side sent the record of the finished game.
    #[must_use]
    pub const fn records(&self) -> &BySide<Option<Day>> {
        &self.records
    }

    /// The days that each side had left on a day, as the server says that keeps the game.
    #[must_use]
    pub const fn left(&self) -> Option<(Day, BySide<Option<u32>>)> {
        self.left
    }

    /// What was ruled, and when, the first ruling first.
    #[must_use]
    pub fn rulings(&self) -> &[(Ruling, Day)] {
        &self.rulings
    }

    /// The protests and appeals, by whom and when.
    #[must_use]
    pub fn protests(&self) -> &[(Side, Day)] {
        &self.protests
    }

    /// When the last ruling was made.
    #[must_use]
    pub fn ruled(&self) -> Option<Day> {
        self.rulings.last().map(|(_, on)| *on)
    }

    /// When the partner objected to the claim.
    #[must_use]
    pub const fn objection(&self) -> Option<Day> {
        self.objection
    }

    /// The days that count for nobody when a side answers what it received on this day (R-10.4.2, CH-55.7.4, CH-56.7.6).
    #[must_use]
    pub fn free_days(&self, side: Side, received: Day) -> FreeDays {
        self.free_days_with(&[], side, received)
    }

    /// The same with breaks that are announced only now.
    pub(crate) fn free_days_with(&self, announced: &[Break], side: Side, received: Day) -> FreeDays {
        let rule = &self.setup.rules.breaks;
        let valid = self.breaks.iter().chain(announced).filter(|it| rule.stops_both || it.by == side);
        let spans = valid.filter_map(|it| {
            let (first, last) = it.valid?;
            let is_inside = first <= received && received <= last;
            let last = if rule.next_day_is_free && is_inside && it.by == side { last.plus(1) } else { last };
            Some((first, last))
        });
        FreeDays::of(spans)
    }

    /// The day from which a side thinks about what it received then: nobody thinks before the start (R-10.3.2, CH-55.4.5).
    pub(crate) fn begins(&self, side: Side, received: Option<Day>) -> Day {
        let start = self.setup.start_of(side);
        received.map_or(start, |received| received.max(start))
    }

    /// Days that a letter of this record would have cost its writer, had it gone on another day.
    pub(crate) fn days_if_sent(&self, past: &Past, sent: Day) -> u32 {
        let by = past.letter.by;
        let from = self.begins(by, past.outcome.received);
        super::days(from, sent, &self.free_days(by, from))
    }

    /// Mean days on the way of the letters of a side, halves rounded up; of the other direction if none of this one
    /// is known, and `None` if nothing is.
    #[must_use]
    pub fn transit(&self, from: Side) -> Option<u32> {
        let known = |side: Side| -> Vec<u32> {
            let mut open: Option<&Past> = None;
            let mut taken = Vec::new();
            for past in &self.letters {
                if past.letter.by == side {
                    open = Some(past).filter(|past| past.is_answered).or(open);
                } else if let Some(sent) = open.take_if(|_| past.is_answered) {
                    let received = past.letter.dates.receipt_of_partners().or(sent.letter.dates.arrived);
                    // What was lost first took no usual time.
                    let dispatch = sent.outcome.sent.filter(|_| sent.letter.dates.repeated.is_none());
                    taken.extend(received.zip(dispatch).map(|(received, sent)| received.since(sent)));
                }
            }
            taken
        };
        let own = known(from);
        let days = if own.is_empty() { known(from.other()) } else { own };
        let count = u64::try_from(days.len()).ok().filter(|&count| count > 0)?;
        let sum: u64 = days.iter().map(|&days| u64::from(days)).sum();
        u32::try_from((2 * sum + count) / (2 * count)).ok()
    }

    /// The edition; `None` if the program has none of this id.
    #[must_use]
    pub fn edition(&self) -> Option<&'static Edition> {
        Edition::find(&self.setup.edition)
    }

    /// The article of a provision, empty if the document has none.
    #[must_use]
    pub fn article(&self, provision: Provision) -> &'static str {
        self.edition().and_then(|edition| edition.article(provision)).unwrap_or_default()
    }

    /// How the game has ended, if it has.
    #[must_use]
    pub const fn verdict(&self) -> Option<Verdict> {
        match self.phase {
            Phase::Over(verdict) => Some(verdict),
            _ => None,
        }
    }

    /// Whether the partner has offered a draw since the last move of this side.
    #[must_use]
    pub fn draw_offered_to(&self, side: Side) -> bool {
        let is_own_move = |past: &&Past| past.letter.by == side && !past.outcome.made.is_empty();
        let mut since = self.letters.iter().rev().take_while(|past| !is_own_move(past));
        since.any(|past| past.letter.by != side && past.letter.says(&super::Said::OffersDraw))
    }
}
