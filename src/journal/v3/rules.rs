//! The rule set as it stood in the first record. What a record of an earlier schema left out has the value that it had
//! there.

use serde::Deserialize;

use super::super::step::{Step, frozen};
use super::super::v4;

frozen! {
    struct RuleSet => v4::RuleSet {
        id: String,
        variant: Variant,
        document: String,
        #[serde(default)]
        captures_of_100: Option<String>,
        #[serde(default)]
        verdicts: VerdictRule,
        offers: OfferRule,
        repetition: Repetition,
        #[serde(default)]
        claims: ClaimRule,
        clauses: Vec<Clause>,
        clear_draw: Option<CountedDraw>,
        #[serde(default = "russia_2022")]
        short_of_time: Vec<ShortOfTime>,
        limits: Ruling,
        flag: FlagRule,
        clock: ClockRule,
        irregularities: IrregularityRule,
        #[serde(default)]
        lateness: Option<LatenessRule>,
        #[serde(default)]
        micro_match: Option<MatchRule>,
        #[serde(default)]
        drawn: Option<DrawRule>,
        #[serde(default)]
        signs: Signs,
        #[serde(default = "two")]
        scale: Scale,
        #[serde(default)]
        progress: Option<ProgressRule>,
        #[serde(default)]
        dead: Option<String>,
        #[serde(default)]
        penalty: Option<PenaltyRule>,
        #[serde(default)]
        illegal_position: Option<String>,
        #[serde(default)]
        wrong_start: Option<RestartRule>,
        #[serde(default)]
        wrong_colours: Option<RestartRule>,
        #[serde(default)]
        fouls: Option<FoulRule>,
        #[serde(default)]
        regulation: Option<RegulationRule>,
        #[serde(default)]
        quickplay: Option<QuickplayRule>,
        #[serde(default)]
        adjournment: Option<AdjournmentRule>,
        #[serde(default)]
        supervised: Option<String>,
        #[serde(default)]
        faster: Option<Faster>,
    } gains { wrong_board: None, handling: None, ladder: None, sanctions: Vec::new(), protests: None, sheet: None }

    enum Variant => v4::Variant { Russian, Brazilian, International, Giveaway, Chess, Chess960, Renju }

    struct Faster => v4::Faster { rapid: String, blitz: String }

    enum Ruling => v4::Ruling { Offered, Automatic }

    enum WhoseTime => v4::WhoseTime { Claimant, Offender, Nobody }

    enum Class => v4::Class { Classic, Rapid, Blitz }
}

// Draws.
frozen! {
    struct OfferRule => v4::OfferRule {
        limits: Vec<OfferLimit>,
        alternate: bool,
        #[serde(default)]
        after_change: Option<String>,
        #[serde(default)]
        any_time: bool,
        article: String,
    } gains { touch_declines: None }

    enum OfferLimit => v4::OfferLimit {
        AfterMoves { moves: u32, classes: Vec<Class>, article: String },
        UnrecordedPieces { pieces: u32, classes: Vec<Class>, article: String },
    }

    struct DrawRule => v4::DrawRule {
        table: String,
        article: String,
        late: String,
    } gains { counted: false, counted_article: None }

    struct Repetition => v4::Repetition {
        times: u32,
        article: String,
        check: WhoseTime,
        arbiter: Option<String>,
        #[serde(default = "every_limit")]
        arbiter_scope: Scope,
        #[serde(default)]
        automatic: Option<AutomaticLimit>,
    }

    enum Scope => v4::Scope { EveryLimit, Repetition { classes: Vec<Class> } }

    struct AutomaticLimit => v4::AutomaticLimit { at: u32, article: String }

    struct ClaimRule => v4::ClaimRule {
        checked: String,
        wrong: Option<String>,
        time_out: String,
        record: String,
        #[serde(default)]
        bonus_seconds: u64,
        #[serde(default)]
        offers: Option<String>,
    } gains { unrecorded: v4::Unrecorded::Record, touch_ends: None }

    struct ShortOfTime => v4::ShortOfTime {
        article: String,
        classes: Vec<Class>,
        #[serde(default)]
        without_increment: bool,
        #[serde(default)]
        to_the_end: bool,
        #[serde(default)]
        most_seconds: Option<u64>,
        #[serde(default)]
        most_pieces: Option<u32>,
    }

    struct CountedDraw => v4::CountedDraw {
        moves: u32,
        #[serde(default = "every_class")]
        classes: Vec<Class>,
        article: String,
    }

    struct ProgressRule => v4::ProgressRule {
        moves: u32,
        article: String,
        #[serde(default)]
        automatic: Option<AutomaticLimit>,
    }

    struct Clause => v4::Clause {
        id: String,
        article: String,
        when: Material,
        since: Since,
        whose: Whose,
        moves: u32,
        #[serde(default)]
        unless_win: bool,
        #[serde(default)]
        at_once: Option<String>,
        #[serde(default)]
        otherwise: bool,
    }

    enum Material => v4::Material {
        LoneKing { kings: Span, men: Span, total: Span, road: Road },
        BothKings { total: Span },
        Pieces { total: Span },
    }

    enum Road => v4::Road { Any, Stronger, Lone, LoneOn, LoneOff }

    enum Since => v4::Since { Balance, Condition, KingMoves }

    enum Whose => v4::Whose { Stronger, Both }
}

/// Least and greatest number, both included.
#[derive(Deserialize)]
pub(crate) struct Span(u32, u32);

impl Step<v4::Span> for Span {
    fn step(self) -> Result<v4::Span, String> {
        Ok(v4::Span(self.0, self.1))
    }
}

// The arbiter's desk, the clock, what is irregular.
frozen! {
    struct VerdictRule => v4::VerdictRule {
        win: String,
        sanction: String,
        #[serde(default)]
        draw: Option<String>,
        counting: String,
        #[serde(default)]
        resigned: Option<String>,
        #[serde(default)]
        ends: Vec<EndArticle>,
    } gains { reopened: None, unequal: None }

    struct EndArticle => v4::EndArticle { end: EndKind, article: String }

    enum EndKind => v4::EndKind {
        NoPieces, Blocked, GivenAway, Immobile, Checkmate, Stalemate, NoMaterial, Five, LongRow, TwoPasses, NoFive,
    }

    struct FlagRule => v4::FlagRule {
        ruling: Ruling,
        article: String,
        completed_win: Option<String>,
        both: Option<String>,
        #[serde(default)]
        both_fast: Option<String>,
        #[serde(default)]
        cannot_mate: Option<String>,
        #[serde(default = "yes")]
        own: bool,
    }

    struct ClockRule => v4::ClockRule {
        floor_minutes: u64,
        classes: Vec<Class>,
        #[serde(default)]
        closed_below_minutes: u64,
        article: String,
    } gains { number_hidden: None, relief: None }

    struct IrregularityRule => v4::IrregularityRule {
        correction: WhoseTime,
        article: String,
        until_reply: String,
        #[serde(default)]
        until_the_end: bool,
        #[serde(default)]
        reply_offends: Option<String>,
        #[serde(default)]
        faults: FaultArticles,
    } gains {
        readings_kept: None,
        amended: None,
        early_reply: None,
        times_restored: None,
        opponent_alone: None,
        mended: None,
        stood_counts: None,
        replied_counts: None,
        marking_until_reply: None,
        remark: None,
        by_class: Vec::new(),
    }

    struct FaultArticles => v4::FaultArticles {
        illegal: String,
        opponents_piece: String,
        missed_capture: String,
        stopped: String,
        lesser_capture: String,
        #[serde(default)]
        pawn_left: String,
        #[serde(default)]
        foul: String,
    } gains {
        two_moves: String::new(),
        other_touched: String::new(),
        taken_back: String::new(),
        removed: String::new(),
        removed_early: String::new(),
        too_few_removed: String::new(),
        not_captured: String::new(),
        own_removed: String::new(),
        unmarked: String::new(),
        unmarked_moved: String::new(),
    }

    struct PenaltyRule => v4::PenaltyRule {
        bonus_seconds: u64,
        loses_at: u32,
        article: String,
        no_move: String,
        two_hands: String,
    }

    struct RestartRule => v4::RestartRule { before_moves: Option<u32>, article: String }

    struct FoulRule => v4::FoulRule { consequence: FoulConsequence, article: String }

    enum FoulConsequence => v4::FoulConsequence { Corrected, Claimed, Lost }

    struct RegulationRule => v4::RegulationRule { opening: Regulation, article: String } gains { turns: false }

    enum Regulation => v4::Regulation { Free, Rif, Yamaguchi, Soosorv8, Taraguchi10, Sakata, Tarannikov }

    struct QuickplayRule => v4::QuickplayRule {
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

    struct AdjournmentRule => v4::AdjournmentRule { article: String, wrong: String } gains {
        lost: None,
        late: None,
        annulled: None,
        offer_stays: None,
    }
}

// Players who are late, micro-matches, score sheets.
frozen! {
    struct LatenessRule => v4::LatenessRule {
        clock: AbsentClock,
        clock_article: String,
        limit_minutes: u64,
        loses: Stake,
        #[serde(default = "yes")]
        halves: bool,
        article: String,
        both: String,
    }

    enum AbsentClock => v4::AbsentClock { Own, Turn }

    enum Stake => v4::Stake { Game, Match }

    struct MatchRule => v4::MatchRule {
        games: u32,
        article: String,
        rest: RestRule,
        scales: Vec<Scale>,
        scale_article: String,
        unplayed: String,
        extra: Option<String>,
        sanction: Option<String>,
    }

    struct RestRule => v4::RestRule {
        least_minutes: u64,
        most_minutes: u64,
        #[serde(default)]
        classic: bool,
        article: String,
    }

    enum Scale => v4::Scale { One, Two }

    struct Signs => v4::Signs {
        quiet: char,
        capture: char,
        win: char,
        #[serde(default)]
        loss: Option<char>,
        draw: char,
        short: bool,
        pairs: PairedMarks,
    }

    enum PairedMarks => v4::PairedMarks { Unlisted, SeemingThenTrue }
}

// What was meant where a record says nothing.

impl Default for VerdictRule {
    fn default() -> VerdictRule {
        VerdictRule {
            win: "R-6.1.7".to_owned(),
            sanction: "R-5.4.15.1".to_owned(),
            draw: None,
            counting: "R-5.4.13.5".to_owned(),
            resigned: None,
            ends: Vec::new(),
        }
    }
}

impl Default for ClaimRule {
    fn default() -> ClaimRule {
        ClaimRule {
            checked: "R-5.4.13.2d".to_owned(),
            wrong: Some("R-5.4.13.2d".to_owned()),
            time_out: "R-5.4.13.2f".to_owned(),
            record: "R-5.4.13.2e".to_owned(),
            bonus_seconds: 0,
            offers: None,
        }
    }
}

impl Default for FaultArticles {
    fn default() -> FaultArticles {
        FaultArticles {
            illegal: "R-5.4.14.2.1".to_owned(),
            opponents_piece: "R-5.4.14.2.5".to_owned(),
            missed_capture: "R-5.4.14.2.6".to_owned(),
            stopped: "R-5.4.14.2.9".to_owned(),
            // The list of 2022 does not name it: a wrong move.
            lesser_capture: "R-5.4.14.2.1".to_owned(),
            pawn_left: String::new(),
            foul: String::new(),
        }
    }
}

const fn every_limit() -> Scope {
    Scope::EveryLimit
}

impl Default for Signs {
    fn default() -> Signs {
        Signs {
            quiet: '-',
            capture: ':',
            win: 'х',
            loss: Some('0'),
            draw: '=',
            short: true,
            pairs: PairedMarks::Unlisted,
        }
    }
}

const fn two() -> Scale {
    Scale::Two
}

fn russia_2022() -> Vec<ShortOfTime> {
    vec![ShortOfTime {
        article: "R-6.1.10.5".to_owned(),
        classes: vec![Class::Rapid, Class::Blitz],
        without_increment: false,
        to_the_end: false,
        most_seconds: None,
        most_pieces: None,
    }]
}

fn every_class() -> Vec<Class> {
    vec![Class::Classic, Class::Rapid, Class::Blitz]
}

const fn yes() -> bool {
    true
}
