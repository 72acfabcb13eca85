//! Of the rule set, what the arbiter acts by: his desk, the clock, what is irregular.

use serde::{Deserialize, Serialize};

use super::super::convert::{Convert, on_disk};
use super::rules::*;
use golos_game as game;
use golos_rules::{self as rules, renju};

on_disk! {
    struct VerdictRule <=> game::VerdictRule {
        win: String,
        sanction: String,
        draw: Option<String>,
        counting: String,
        resigned: Option<String>,
        ends: Vec<EndArticle>,
        reopened: Option<String>,
        unequal: Option<String>,
    }

    struct EndArticle <=> game::EndArticle { end: EndKind, article: String }

    enum EndKind <=> rules::EndKind {
        NoPieces, Blocked, GivenAway, Immobile, Checkmate, Stalemate, NoMaterial, Five, LongRow, TwoPasses, NoFive,
    }

    struct FlagRule <=> game::FlagRule {
        ruling: Ruling,
        article: String,
        completed_win: Option<String>,
        both: Option<String>,
        both_fast: Option<String>,
        cannot_mate: Option<String>,
        own: bool,
    }

    struct ClockRule <=> game::ClockRule {
        floor_minutes: u64,
        classes: Vec<Class>,
        closed_below_minutes: u64,
        article: String,
        #[serde(default, skip_serializing_if = "Option::is_none")] number_hidden: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")] relief: Option<ReliefRule>,
        #[serde(default, skip_serializing_if = "Option::is_none")] flag_final: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")] assistant: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")] setting: Option<RestartRule>,
    }

    struct ReliefRule <=> game::ReliefRule {
        #[serde(default, skip_serializing_if = "Option::is_none")] unless_seconds: Option<u64>,
        lasts: bool,
        article: String,
    }

    struct IrregularityRule <=> game::IrregularityRule {
        correction: WhoseTime,
        article: String,
        until_reply: String,
        until_the_end: bool,
        reply_offends: Option<String>,
        faults: FaultArticles,
        readings_kept: Option<String>,
        amended: Option<String>,
        early_reply: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        times_restored: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        opponent_alone: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        mended: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        remark: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stood_counts: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        replied_counts: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        marking_until_reply: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        own: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by_agreement: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        never_stands: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sheet: Option<MissingMovesRule>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        by_class: Vec<CorrectionRule>,
    }

    struct MissingMovesRule <=> game::MissingMovesRule {
        article: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deferred: Option<String>,
    }

    struct CorrectionRule <=> game::CorrectionRule {
        classes: Vec<Class>,
        article: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        mended: Option<String>,
    }

    struct FaultArticles <=> game::FaultArticles {
        illegal: String,
        opponents_piece: String,
        missed_capture: String,
        stopped: String,
        lesser_capture: String,
        pawn_left: String,
        foul: String,
        two_moves: String,
        other_touched: String,
        taken_back: String,
        removed: String,
        removed_early: String,
        too_few_removed: String,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        removal_stopped: String,
        not_captured: String,
        own_removed: String,
        unmarked: String,
        unmarked_moved: String,
    }

    struct PenaltyRule <=> game::PenaltyRule {
        bonus_seconds: u64,
        loses_at: u32,
        article: String,
        no_move: String,
        two_hands: String,
    }

    struct LadderRule <=> game::LadderRule {
        classes: Vec<Class>,
        loses_at: u32,
        article: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        steps: Vec<SanctionKind>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        gross: Option<SanctionKind>,
    }

    enum SanctionKind <=> game::SanctionKind { Remark, Warning, Reprimand, MoreTime, LessTime, MorePoints, FewerPoints, Loss, Fine, Rounds, Removal }

    struct SanctionRule <=> game::SanctionRule { kind: SanctionKind, article: String, most_seconds: Option<u64> }

    struct ProtestRule <=> game::ProtestRule {
        article: String,
        terms: Vec<ProtestTerm>,
        regulations: Option<String>,
        captain: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        names: Option<String>,
        decided: Option<DecisionTerm>,
        appeal: Option<AppealRule>,
    }

    struct ProtestTerm <=> game::ProtestTerm { classes: Vec<Class>, minutes: u64, before_next: bool, article: String }

    struct DecisionTerm <=> game::DecisionTerm { hours: u64, article: String }

    struct AppealRule <=> game::AppealRule { article: String, after_protest: bool, last: Option<String> }

    struct RestartRule <=> game::RestartRule { before_moves: Option<u32>, article: String }

    struct HandlingRule <=> game::HandlingRule {
        touched: String,
        lifted: Option<String>,
        announced: Option<String>,
        misannounced: Option<String>,
        written: Option<String>,
        unswitched: Option<String>,
    }

    struct FoulRule <=> game::FoulRule { consequence: FoulConsequence, article: String }

    enum FoulConsequence <=> game::FoulConsequence { Corrected, Claimed, Lost }

    struct RegulationRule <=> game::RegulationRule {
        opening: Regulation,
        article: String,
        turns: bool,
    }

    enum Regulation <=> renju::Opening { Free, Rif, Yamaguchi, Soosorv8, Taraguchi10, Sakata, Tarannikov }

    struct QuickplayRule <=> game::QuickplayRule {
        below_seconds: u64,
        classes: Vec<Class>,
        increment_seconds: u64,
        increment: String,
        bonus_seconds: u64,
        claim: String,
        agreed: String,
        postponed: String,
        rejected: String,
    }

    struct AdjournmentRule <=> game::AdjournmentRule {
        article: String,
        wrong: String,
        lost: Option<String>,
        late: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        annulled: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        offer_stays: Option<String>,
    }
}
