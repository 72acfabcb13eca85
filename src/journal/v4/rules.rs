//! The rule set as it stands in the first record.

use serde::{Deserialize, Serialize};

use super::super::step::{Step, frozen};
use super::arbiter::*;
use golos_clock as clock;
use golos_game as game;
use golos_rules::{self as rules, draughts};

frozen! {
    struct RuleSet <=> {
        id: String,
        variant: Variant,
        document: String,
        captures_of_100: Option<String>,
        verdicts: VerdictRule,
        offers: OfferRule,
        repetition: Repetition,
        claims: ClaimRule,
        clauses: Vec<Clause>,
        clear_draw: Option<CountedDraw>,
        short_of_time: Vec<ShortOfTime>,
        limits: Ruling,
        flag: FlagRule,
        clock: ClockRule,
        irregularities: IrregularityRule,
        lateness: Option<LatenessRule>,
        micro_match: Option<MatchRule>,
        drawn: Option<DrawRule>,
        signs: Signs,
        scale: Scale,
        progress: Option<ProgressRule>,
        dead: Option<String>,
        penalty: Option<PenaltyRule>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ladder: Option<LadderRule>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        sanctions: Vec<SanctionRule>,
        illegal_position: Option<String>,
        wrong_start: Option<RestartRule>,
        wrong_colours: Option<RestartRule>,
        fouls: Option<FoulRule>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        handling: Option<HandlingRule>,
        regulation: Option<RegulationRule>,
        quickplay: Option<QuickplayRule>,
        adjournment: Option<AdjournmentRule>,
        supervised: Option<String>,
        faster: Option<Faster>,
        wrong_board: Option<RestartRule>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        protests: Option<ProtestRule>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sheet: Option<SheetRule>,
    }

    struct SheetRule <=> game::SheetRule { most: u32, article: String }

    enum Variant <=> rules::Variant { Russian, Brazilian, International, Giveaway, Chess, Chess960, Renju }

    struct Faster <=> game::Faster { rapid: String, blitz: String }

    enum Ruling <=> game::Ruling { Offered, Automatic }

    enum WhoseTime <=> game::WhoseTime { Claimant, Offender, Nobody }

    enum Class <=> clock::Class { Classic, Rapid, Blitz }
}

/// It stands on disk without its parts, field by field.
impl Step<game::RuleSet> for RuleSet {
    fn step(self) -> Result<game::RuleSet, String> {
        Ok(game::RuleSet {
            id: self.id,
            variant: self.variant.step()?,
            document: self.document,
            substitutes: game::Substitutes {
                captures_of_100: self.captures_of_100.step()?,
                supervised: self.supervised.step()?,
                faster: self.faster.step()?,
            },
            draws: game::Draws {
                offers: self.offers.step()?,
                repetition: self.repetition.step()?,
                claims: self.claims.step()?,
                clauses: self.clauses.step()?,
                clear_draw: self.clear_draw.step()?,
                short_of_time: self.short_of_time.step()?,
                limits: self.limits.step()?,
                progress: self.progress.step()?,
                dead: self.dead.step()?,
                illegal_position: self.illegal_position.step()?,
            },
            time: game::Timekeeping {
                flag: self.flag.step()?,
                clock: self.clock.step()?,
                lateness: self.lateness.step()?,
                quickplay: self.quickplay.step()?,
                adjournment: self.adjournment.step()?,
            },
            remedies: game::Remedies {
                irregularities: self.irregularities.step()?,
                penalty: self.penalty.step()?,
                ladder: self.ladder.step()?,
                sanctions: self.sanctions.step()?,
                wrong_start: self.wrong_start.step()?,
                wrong_colours: self.wrong_colours.step()?,
                wrong_board: self.wrong_board.step()?,
                fouls: self.fouls.step()?,
                handling: self.handling.step()?,
            },
            openings: game::Openings { drawn: self.drawn.step()?, regulation: self.regulation.step()? },
            score: game::Scoring {
                verdicts: self.verdicts.step()?,
                signs: self.signs.step()?,
                scale: self.scale.step()?,
                micro_match: self.micro_match.step()?,
                protests: self.protests.step()?,
                sheet: self.sheet.step()?,
            },
        })
    }
}

impl Step<RuleSet> for game::RuleSet {
    fn step(self) -> Result<RuleSet, String> {
        Ok(RuleSet {
            id: self.id,
            variant: self.variant.step()?,
            document: self.document,
            captures_of_100: self.substitutes.captures_of_100.step()?,
            supervised: self.substitutes.supervised.step()?,
            faster: self.substitutes.faster.step()?,
            offers: self.draws.offers.step()?,
            repetition: self.draws.repetition.step()?,
            claims: self.draws.claims.step()?,
            clauses: self.draws.clauses.step()?,
            clear_draw: self.draws.clear_draw.step()?,
            short_of_time: self.draws.short_of_time.step()?,
            limits: self.draws.limits.step()?,
            progress: self.draws.progress.step()?,
            dead: self.draws.dead.step()?,
            illegal_position: self.draws.illegal_position.step()?,
            flag: self.time.flag.step()?,
            clock: self.time.clock.step()?,
            lateness: self.time.lateness.step()?,
            quickplay: self.time.quickplay.step()?,
            adjournment: self.time.adjournment.step()?,
            irregularities: self.remedies.irregularities.step()?,
            penalty: self.remedies.penalty.step()?,
            ladder: self.remedies.ladder.step()?,
            sanctions: self.remedies.sanctions.step()?,
            wrong_start: self.remedies.wrong_start.step()?,
            wrong_colours: self.remedies.wrong_colours.step()?,
            wrong_board: self.remedies.wrong_board.step()?,
            fouls: self.remedies.fouls.step()?,
            handling: self.remedies.handling.step()?,
            drawn: self.openings.drawn.step()?,
            regulation: self.openings.regulation.step()?,
            verdicts: self.score.verdicts.step()?,
            signs: self.score.signs.step()?,
            scale: self.score.scale.step()?,
            micro_match: self.score.micro_match.step()?,
            protests: self.score.protests.step()?,
            sheet: self.score.sheet.step()?,
        })
    }
}

// Draws.
frozen! {
    struct OfferRule <=> game::OfferRule {
        limits: Vec<OfferLimit>,
        alternate: bool,
        after_change: Option<String>,
        any_time: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        touch_declines: Option<String>,
        article: String,
    }

    enum OfferLimit <=> game::OfferLimit {
        AfterMoves { moves: u32, classes: Vec<Class>, article: String },
        UnrecordedPieces { pieces: u32, classes: Vec<Class>, article: String },
    }

    struct DrawRule <=> game::DrawRule {
        table: String,
        article: String,
        late: String,
        counted: bool,
        counted_article: Option<String>,
    }

    struct Repetition <=> game::Repetition {
        times: u32,
        article: String,
        check: WhoseTime,
        arbiter: Option<String>,
        arbiter_scope: Scope,
        automatic: Option<AutomaticLimit>,
    }

    enum Scope <=> game::Scope { EveryLimit, Repetition { classes: Vec<Class> } }

    struct AutomaticLimit <=> game::AutomaticLimit { at: u32, article: String }

    struct ClaimRule <=> game::ClaimRule {
        checked: String,
        wrong: Option<String>,
        time_out: String,
        record: String,
        bonus_seconds: u64,
        offers: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        touch_ends: Option<String>,
        #[serde(default = "by_record")]
        unrecorded: Unrecorded,
    }

    enum Unrecorded <=> game::Unrecorded { Record, Presence, Nothing }

    struct ShortOfTime <=> game::ShortOfTime {
        article: String,
        classes: Vec<Class>,
        without_increment: bool,
        to_the_end: bool,
        most_seconds: Option<u64>,
        most_pieces: Option<u32>,
    }

    struct CountedDraw <=> game::CountedDraw { moves: u32, classes: Vec<Class>, article: String }

    struct ProgressRule <=> game::ProgressRule { moves: u32, article: String, automatic: Option<AutomaticLimit> }

    struct Clause <=> draughts::Clause {
        id: String,
        article: String,
        when: Material,
        since: Since,
        whose: Whose,
        moves: u32,
        unless_win: bool,
        at_once: Option<String>,
        otherwise: bool,
    }

    enum Material <=> draughts::Material {
        LoneKing { kings: Span, men: Span, total: Span, road: Road },
        BothKings { total: Span },
        Pieces { total: Span },
    }

    enum Road <=> draughts::Road { Any, Stronger, Lone, LoneOn, LoneOff }

    enum Since <=> draughts::Since { Balance, Condition, KingMoves }

    enum Whose <=> draughts::Whose { Stronger, Both }
}

/// Least and greatest number, both included.
#[derive(Serialize, Deserialize)]
pub(crate) struct Span(pub(crate) u32, pub(crate) u32);

impl Step<draughts::Span> for Span {
    fn step(self) -> Result<draughts::Span, String> {
        Ok(draughts::Span(self.0, self.1))
    }
}

impl Step<Span> for draughts::Span {
    fn step(self) -> Result<Span, String> {
        Ok(Span(self.0, self.1))
    }
}

// Players who are late, micro-matches, score sheets.
frozen! {
    struct LatenessRule <=> game::LatenessRule {
        clock: AbsentClock,
        clock_article: String,
        limit_minutes: u64,
        loses: Stake,
        halves: bool,
        article: String,
        both: String,
    }

    enum AbsentClock <=> game::AbsentClock { Own, Turn }

    enum Stake <=> game::Stake { Game, Match }

    struct MatchRule <=> game::MatchRule {
        games: u32,
        article: String,
        rest: RestRule,
        scales: Vec<Scale>,
        scale_article: String,
        unplayed: String,
        extra: Option<String>,
        sanction: Option<String>,
    }

    struct RestRule <=> game::RestRule {
        least_minutes: u64,
        most_minutes: u64,
        #[serde(default)]
        classic: bool,
        article: String,
    }

    enum Scale <=> game::Scale { One, Two }

    struct Signs <=> draughts::Signs {
        quiet: char,
        capture: char,
        win: char,
        loss: Option<char>,
        draw: char,
        short: bool,
        pairs: PairedMarks,
    }

    enum PairedMarks <=> draughts::PairedMarks { Unlisted, SeemingThenTrue }
}

/// What a claim rests on in a record that does not say it.
const fn by_record() -> Unrecorded {
    Unrecorded::Record
}
