//! The rule set as it stands in the first record.

use serde::{Deserialize, Serialize};

use super::super::convert::{Convert, on_disk};
use super::arbiter::*;
use super::not;
use golos_clock as clock;
use golos_game as game;
use golos_rules::{Variant, draughts};

on_disk! {
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

    struct Faster <=> game::Faster { rapid: String, blitz: String }

    enum Ruling <=> game::Ruling { Offered, Automatic }

    enum WhoseTime <=> game::WhoseTime { Claimant, Offender, Nobody }

    enum Class <=> clock::Class { Classic, Rapid, Blitz }
}

/// It stands on disk without its parts, field by field.
impl Convert<game::RuleSet> for RuleSet {
    fn convert(self) -> Result<game::RuleSet, String> {
        Ok(game::RuleSet {
            id: self.id,
            variant: self.variant.convert()?,
            document: self.document,
            substitutes: game::Substitutes {
                captures_of_100: self.captures_of_100.convert()?,
                supervised: self.supervised.convert()?,
                faster: self.faster.convert()?,
            },
            draws: game::Draws {
                offers: self.offers.convert()?,
                repetition: self.repetition.convert()?,
                claims: self.claims.convert()?,
                clauses: self.clauses.convert()?,
                clear_draw: self.clear_draw.convert()?,
                short_of_time: self.short_of_time.convert()?,
                limits: self.limits.convert()?,
                progress: self.progress.convert()?,
                dead: self.dead.convert()?,
                illegal_position: self.illegal_position.convert()?,
            },
            time: game::Timekeeping {
                flag: self.flag.convert()?,
                clock: self.clock.convert()?,
                lateness: self.lateness.convert()?,
                quickplay: self.quickplay.convert()?,
                adjournment: self.adjournment.convert()?,
            },
            remedies: game::Remedies {
                irregularities: self.irregularities.convert()?,
                penalty: self.penalty.convert()?,
                ladder: self.ladder.convert()?,
                sanctions: self.sanctions.convert()?,
                wrong_start: self.wrong_start.convert()?,
                wrong_colours: self.wrong_colours.convert()?,
                wrong_board: self.wrong_board.convert()?,
                fouls: self.fouls.convert()?,
                handling: self.handling.convert()?,
            },
            openings: game::Openings { drawn: self.drawn.convert()?, regulation: self.regulation.convert()? },
            score: game::Scoring {
                verdicts: self.verdicts.convert()?,
                signs: self.signs.convert()?,
                scale: self.scale.convert()?,
                micro_match: self.micro_match.convert()?,
                protests: self.protests.convert()?,
                sheet: self.sheet.convert()?,
            },
        })
    }
}

impl Convert<RuleSet> for game::RuleSet {
    fn convert(self) -> Result<RuleSet, String> {
        Ok(RuleSet {
            id: self.id,
            variant: self.variant.convert()?,
            document: self.document,
            captures_of_100: self.substitutes.captures_of_100.convert()?,
            supervised: self.substitutes.supervised.convert()?,
            faster: self.substitutes.faster.convert()?,
            offers: self.draws.offers.convert()?,
            repetition: self.draws.repetition.convert()?,
            claims: self.draws.claims.convert()?,
            clauses: self.draws.clauses.convert()?,
            clear_draw: self.draws.clear_draw.convert()?,
            short_of_time: self.draws.short_of_time.convert()?,
            limits: self.draws.limits.convert()?,
            progress: self.draws.progress.convert()?,
            dead: self.draws.dead.convert()?,
            illegal_position: self.draws.illegal_position.convert()?,
            flag: self.time.flag.convert()?,
            clock: self.time.clock.convert()?,
            lateness: self.time.lateness.convert()?,
            quickplay: self.time.quickplay.convert()?,
            adjournment: self.time.adjournment.convert()?,
            irregularities: self.remedies.irregularities.convert()?,
            penalty: self.remedies.penalty.convert()?,
            ladder: self.remedies.ladder.convert()?,
            sanctions: self.remedies.sanctions.convert()?,
            wrong_start: self.remedies.wrong_start.convert()?,
            wrong_colours: self.remedies.wrong_colours.convert()?,
            wrong_board: self.remedies.wrong_board.convert()?,
            fouls: self.remedies.fouls.convert()?,
            handling: self.remedies.handling.convert()?,
            drawn: self.openings.drawn.convert()?,
            regulation: self.openings.regulation.convert()?,
            verdicts: self.score.verdicts.convert()?,
            signs: self.score.signs.convert()?,
            scale: self.score.scale.convert()?,
            micro_match: self.score.micro_match.convert()?,
            protests: self.score.protests.convert()?,
            sheet: self.score.sheet.convert()?,
        })
    }
}

// Draws.
on_disk! {
    struct OfferRule <=> game::OfferRule {
        limits: Vec<OfferLimit>,
        alternate: bool,
        after_change: Option<String>,
        any_time: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        touch_declines: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        disturbs: Option<String>,
        article: String,
    }

    enum OfferLimit <=> game::OfferLimit {
        AfterMoves {
            moves: u32,
            classes: Vec<Class>,
            article: String,
            #[serde(default, skip_serializing_if = "not")] consent: bool,
        },
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

impl Convert<draughts::Span> for Span {
    fn convert(self) -> Result<draughts::Span, String> {
        Ok(draughts::Span(self.0, self.1))
    }
}

impl Convert<Span> for draughts::Span {
    fn convert(self) -> Result<Span, String> {
        Ok(Span(self.0, self.1))
    }
}

// Players who are late, micro-matches, score sheets.
on_disk! {
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
