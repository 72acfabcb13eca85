//! What waits for the arbiter.

use crate::{Chance, Claim, ClaimCheck, Dismissed, Imposed, Limit, TimeChange, WrittenMove};
use golos_clock::Ms;
use golos_rules::{BySide, Fault, Side};

/// Something that waits for the arbiter (or, for an irregularity, for the opponent).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PendingRuling {
    /// The flag of this side is down.
    Flag(Side),
    /// This side is later than the rules allow.
    Late(Side),
    /// A claim is being checked; the article by which it was let in, where that hangs on the clock.
    Claim { side: Side, claim: Claim, intended: Option<WrittenMove>, check: ClaimCheck, article: Option<String> },
    /// A completed move of this side was not lawful: the half-move of this index.
    Irregularity { side: Side, fault: Fault, ply: usize },
    /// This side has completed illegal moves enough to lose, and it was not found out whether the other can mate.
    Penalty(Side),
    /// This side has broken the rules often enough to lose (R-5.4.15.2, DR-1.16.6, U-V.6.12.1).
    Violations(Side),
    /// The sealed move of this side is ambiguous or not legal.
    WrongSeal(Side),
    /// A limit was reached.
    Reached(Limit),
    /// The game was interrupted for so long; this side's clock had been running.
    Gap { side: Option<Side>, gap: Ms },
}

impl PendingRuling {
    /// Whether this is what the arbiter lets rest.
    pub(crate) fn rests_with(&self, dismissed: &Dismissed) -> bool {
        match self {
            PendingRuling::Reached(limit) => matches!(dismissed, Dismissed::Limit(rests) if rests == limit),
            PendingRuling::Flag(_) => *dismissed == Dismissed::Flag,
            PendingRuling::Late(_) => *dismissed == Dismissed::Lateness,
            PendingRuling::Violations(_) => *dismissed == Dismissed::Violations,
            PendingRuling::Claim { .. }
            | PendingRuling::Irregularity { .. }
            | PendingRuling::Penalty(_)
            | PendingRuling::WrongSeal(_)
            | PendingRuling::Gap { .. } => false,
        }
    }

    /// Whether no move may be made before it is ruled.
    #[must_use]
    pub fn blocks(&self) -> bool {
        matches!(
            self,
            PendingRuling::Flag(_)
                | PendingRuling::Claim { .. }
                | PendingRuling::Gap { .. }
                | PendingRuling::Penalty(_)
                | PendingRuling::WrongSeal(_)
        )
    }
}

/// What the arbiter has ruled last, as long as no move was made since: what he takes back first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LastRuling {
    /// He has corrected these clocks or their move counters: what puts each back.
    Clocks { at: Ms, back: Vec<(Side, ClockCorrection)> },
    /// He has imposed something on these sides that has not ended the game.
    Sanction { at: Ms, sides: Vec<Side> },
}

/// What was corrected of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockCorrection {
    Time(TimeChange),
    /// So many moves are complete.
    Counter(u32),
}

/// A claim that was rejected: while nothing has changed it is not made again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rejected {
    pub side: Side,
    pub claim: Claim,
    pub intended: Option<WrittenMove>,
    pub check: ClaimCheck,
    /// So many half-moves were complete.
    pub plies: usize,
}

/// The claim that is being checked, as it waits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pending<'a> {
    pub side: Side,
    pub claim: Claim,
    /// The move that was written for it.
    pub intended: Option<&'a WrittenMove>,
    pub check: &'a ClaimCheck,
    /// The article by which it was let in, where that hangs on the clock.
    pub article: Option<&'a String>,
}

impl Pending<'_> {
    /// As it is not made again once it is rejected with so many half-moves complete.
    pub fn rejected(&self, plies: usize) -> Rejected {
        let (intended, check) = (self.intended.cloned(), self.check.clone());
        Rejected { side: self.side, claim: self.claim, intended, check, plies }
    }
}

/// What a side restores on its own time before play goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Restoring {
    pub side: Side,
    /// The moves that are missing on its sheet; else the pieces.
    pub sheet: bool,
}

/// What waits for the arbiter, and what he knows and has let rest.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct PendingRulings {
    /// Oldest first.
    pub matters: Vec<PendingRuling>,
    /// The limits that were put before the arbiter already.
    pub settled: Vec<Limit>,
    /// The claimant whose claim was put off (CH-19.5.2).
    pub postponed: Option<Side>,
    /// The claims that were rejected at the same number of half-moves as the last of them.
    pub rejected: Vec<Rejected>,
    /// What was reported of the same half-move, by its index, and was let stand, as the last of it.
    pub stood: Vec<(usize, Fault)>,
    /// Illegal moves that were penalised.
    pub penalties: BySide<u32>,
    /// The half-move of each side, by its index, that was penalised last because it was made with two hands (CH-7.5.4).
    pub hands: BySide<Option<usize>>,
    /// The number of half-moves when each side was last penalised because it pressed the clock without a move (CH-7.5.3).
    pub idle: BySide<Option<usize>>,
    /// How often each side has broken the rules, as far as it counts (R-5.4.15.2).
    pub violations: BySide<u32>,
    /// So many of them were not punished yet.
    pub open_violations: BySide<u32>,
    /// What was imposed on the players, the oldest first.
    pub sanctions: Vec<Imposed>,
    /// What the arbiter has ruled last, if no move was made since.
    pub last_ruling: Option<LastRuling>,
    /// The half-move that the opponent has demanded to have put right (R-5.4.14.4a).
    pub demanded: Option<usize>,
    /// The side that asks the opponent to have the last irregular move put back (CH-13.4.2).
    pub proposed: Option<Side>,
    /// The move that was made first, and taken back for the half-move of this number (R-5.4.14.2.4).
    pub first: Option<(usize, String)>,
    /// The half-move for which the clock was switched back already.
    pub switched_back: Option<usize>,
    /// Who restores what, while the clock of that side runs (U-V.6.3, CH-7.4.1, U-V.4.6a).
    pub restoring: Option<Restoring>,
    /// Whether each side restores its sheet behind the control (U-V.4.6b).
    pub sheet_deferred: BySide<bool>,
    /// How often another move was announced than was made, and not put right in time (U-V.13.9).
    pub misannounced: BySide<u32>,
    /// Whether each side can mate in the position on the board, if that was searched.
    pub chances: BySide<Option<Chance>>,
}

impl PendingRulings {
    /// Whether this waits.
    pub fn has(&self, matter: &PendingRuling) -> bool {
        self.matters.contains(matter)
    }

    /// The claim that is being checked.
    pub fn claim(&self) -> Option<Pending<'_>> {
        self.matters.iter().find_map(|matter| {
            let PendingRuling::Claim { side, claim, intended, check, article } = matter else { return None };
            Some(Pending { side: *side, claim: *claim, intended: intended.as_ref(), check, article: article.as_ref() })
        })
    }

    /// What was rejected is not claimed again while nothing is played.
    pub fn reject(&mut self, claim: Rejected) {
        self.rejected.retain(|rejected| rejected.plies == claim.plies);
        self.rejected.push(claim);
    }

    /// What was let stand of a half-move is not reported of it again.
    pub fn let_stand(&mut self, ply: usize, fault: Fault) {
        self.stood.retain(|(of, _)| *of == ply);
        self.stood.push((ply, fault));
    }

    /// The half-moves from this index on are gone, and with them what was ruled of them: others take their place.
    pub fn cut(&mut self, ply: usize) {
        let is_left = |at: &usize| *at < ply;
        self.stood.retain(|(of, _)| is_left(of));
        self.rejected.retain(|rejected| rejected.plies <= ply);
        self.hands = self.hands.map(|hands| hands.filter(is_left));
        self.idle = self.idle.map(|idle| idle.filter(is_left));
        self.demanded = self.demanded.filter(is_left);
        self.proposed = None;
        self.first.take_if(|(at, _)| !is_left(at));
        self.switched_back = self.switched_back.filter(is_left);
    }

    /// The irregularities that can still be corrected, oldest first: whose, what, and the index of the half-move.
    pub fn irregularities(&self) -> impl DoubleEndedIterator<Item = (Side, Fault, usize)> {
        self.matters.iter().filter_map(|matter| {
            if let PendingRuling::Irregularity { side, fault, ply } = matter {
                Some((*side, *fault, *ply))
            } else {
                None
            }
        })
    }

    /// The one that was found last: the one that is asked about.
    pub fn irregularity(&self) -> Option<(Side, Fault, usize)> {
        self.irregularities().next_back()
    }

    /// That one of this half-move; none named: the oldest.
    pub fn irregularity_of(&self, ply: Option<u32>, fault: Option<Fault>) -> Option<(Side, Fault, usize)> {
        let is_it = |at: usize, found| {
            ply.is_none_or(|ply| u32::try_from(at) == Ok(ply)) && fault.is_none_or(|fault| fault == found)
        };
        self.irregularities().find(|&(_, found, at)| is_it(at, found))
    }

    /// The one that `side` can have put right, of several that which was found last: what is to be said against his own moves
    /// is for the other. One of no side: the last of all.
    pub fn irregularity_against(&self, side: Option<Side>) -> Option<(Side, Fault, usize)> {
        self.irregularities().rev().find(|(offender, ..)| side != Some(*offender))
    }

    /// What the arbiter is asked about, of all that waits: a claim first, then what bars the way. Lateness comes before
    /// the flag that fell by it. Of the rest what was put before him last, for that is what he has just heard.
    pub fn asked(&self) -> Option<&PendingRuling> {
        let find = |is: fn(&PendingRuling) -> bool| self.matters.iter().find(|matter| is(matter));
        find(|matter| matches!(matter, PendingRuling::Claim { .. }))
            .or_else(|| find(|matter| matter.blocks() && !matches!(matter, PendingRuling::Flag(_))))
            .or_else(|| find(|matter| matches!(matter, PendingRuling::Late(_))).filter(|_| self.flag().is_some()))
            .or_else(|| find(PendingRuling::blocks))
            .or_else(|| match self.matters.last()? {
                // They come several at a time, and each makes the draw: the rule set has them in order.
                PendingRuling::Reached(_) => find(|matter| matches!(matter, PendingRuling::Reached(_))),
                last => Some(last),
            })
    }

    /// A clock was corrected from `before` to `left`.
    pub fn rule_clock(&mut self, at: Ms, side: Side, before: Ms, left: Ms) {
        let (back, made) = if left > before {
            (TimeChange::Take(left - before), TimeChange::Add(left - before))
        } else {
            (TimeChange::Add(before - left), TimeChange::Take(before - left))
        };
        self.rule_correction(at, side, ClockCorrection::Time(back), ClockCorrection::Time(made));
    }

    /// A move counter was corrected from `before` to `moves`.
    pub fn rule_counter(&mut self, at: Ms, side: Side, (before, moves): (u32, u32)) {
        self.rule_correction(at, side, ClockCorrection::Counter(before), ClockCorrection::Counter(moves));
    }

    /// What was made of a clock, and what puts it back. What only puts the last correction back leaves nothing to take back.
    fn rule_correction(&mut self, at: Ms, side: Side, back: ClockCorrection, made: ClockCorrection) {
        let is_other = |(of, other): &(Side, ClockCorrection)| {
            *of != side || std::mem::discriminant(other) != std::mem::discriminant(&back)
        };
        match &mut self.last_ruling {
            Some(LastRuling::Clocks { back: waits, .. }) if waits.contains(&(side, made)) => {
                waits.retain(|waits| *waits != (side, made));
                if waits.is_empty() {
                    self.last_ruling = None;
                }
            }
            Some(LastRuling::Clocks { at: of, back: waits }) if *of == at && waits.iter().all(is_other) => {
                waits.push((side, back));
            }
            Some(_) | None => self.last_ruling = Some(LastRuling::Clocks { at, back: vec![(side, back)] }),
        }
    }

    /// Something was imposed on `side`.
    pub fn rule_sanction(&mut self, at: Ms, side: Side) {
        match &mut self.last_ruling {
            Some(LastRuling::Sanction { at: of, sides }) if *of == at && !sides.contains(&side) => sides.push(side),
            Some(_) | None => self.last_ruling = Some(LastRuling::Sanction { at, sides: vec![side] }),
        }
    }

    /// The interruption that is to be ruled: whose clock had been running, and how long it was.
    pub fn gap(&self) -> Option<(Option<Side>, Ms)> {
        self.matters
            .iter()
            .find_map(|matter| if let PendingRuling::Gap { side, gap } = matter { Some((*side, *gap)) } else { None })
    }

    /// The side whose flag is to be ruled.
    pub fn flag(&self) -> Option<Side> {
        self.matters.iter().find_map(|matter| if let PendingRuling::Flag(side) = matter { Some(*side) } else { None })
    }

    /// Whether something has happened by which the game is over, once the arbiter has ruled it.
    pub fn must_be_ruled(&self) -> bool {
        self.matters.iter().any(|matter| matches!(matter, PendingRuling::Penalty(_) | PendingRuling::WrongSeal(_)))
    }
}
