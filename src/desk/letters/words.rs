//! What was found in letters, what is due, and refusals, in words.

use golos_letters::{
    Day, Deadline, Due, Event, Fact, Mend, Note, Parting, Phase, Provision, Reason, Refusal, Ruling, Said, Sanction,
    State, Summary, Verdict, WhichDate, deadlines, half_short,
};
use golos_rules::Side;
use golos_wording::{Noun, Sentence, Slot, Wording, day_of_month, message, text_key};

/// A day in words: the month, the day and the year.
#[must_use]
pub fn day(day: Day) -> Sentence {
    message::letters_date(day_of_month(day.month(), day.of_month()), u32::try_from(day.year()).unwrap_or(0))
}

fn days(count: u32) -> Slot {
    Slot::Count(count, Noun::Day)
}

fn text(text: &str) -> Slot {
    Slot::Text(text.to_owned())
}

/// A note in words, with the article of the edition.
#[must_use]
pub fn note(note: &Note, state: &State) -> Sentence {
    cited(plain_note(note), note.provision().map(|provision| state.article(provision)).unwrap_or_default())
}

/// A sentence with an article, if there is one.
#[must_use]
pub fn cited(sentence: Sentence, article: &str) -> Sentence {
    match article {
        "" => sentence,
        article => message::letters_cited(sentence, Slot::Article(article.to_owned())),
    }
}

fn plain_note(note: &Note) -> Sentence {
    match note {
        Note::CodeMissing => message::letters_code_missing(),
        Note::RepeatMissing => message::letters_repeat_missing(),
        Note::RepeatWrong { written, sent } => message::letters_repeat_wrong(text(written), text(sent)),
        Note::MoveMissing => message::letters_move_missing(),
        Note::Short(written) => message::letters_short(text(written)),
        Note::NotAgreed(written) => message::letters_not_agreed(text(written)),
        Note::Illegible(written) => message::letters_illegible(text(written)),
        Note::Ambiguous(written) => message::letters_ambiguous(text(written)),
        Note::Impossible(written) => message::letters_impossible(text(written)),
        Note::Single { written, made } => message::letters_single(text(written), text(made)),
        Note::SignWrong(written) => message::letters_sign_wrong(text(written)),
        Note::ForcedMissing(forced) => message::letters_forced_missing(text(forced)),
        Note::Extra(written) => message::letters_extra(text(written)),
        Note::OfferCut(written) => message::letters_offer_cut(text(written)),
        Note::AnyMove => message::letters_any_move(),
        Note::NoSuchOffer(name) => message::letters_no_such_offer(text(name)),
        Note::NumberWrong { written, right } => message::letters_number_wrong(*written, *right),
        Note::DateMissing(WhichDate::PartnerSent) => message::letters_no_partner_sent(),
        Note::DateMissing(WhichDate::Received) => message::letters_no_received(),
        Note::DateMissing(WhichDate::Sent) => message::letters_no_sent(),
        Note::TotalsMissing => message::letters_no_totals(),
        Note::TotalDiffers { side, stated, counted } => message::letters_total_differs(*side, *stated, *counted),
        Note::MarkDiffers { stated, mark } => message::letters_mark_differs(day(*stated), day(*mark)),
        Note::Estimated { which: WhichDate::Sent, day: on } => message::letters_estimated_sent(day(*on)),
        Note::Estimated { day: on, .. } => message::letters_estimated_received(day(*on)),
        Note::MarkAfterArrival { mark, arrived } => message::letters_mark_late(day(*mark), day(*arrived)),
        Note::SlowTransit(count) => message::letters_slow(days(*count)),
        Note::NotUnderstood(line) => message::letters_not_understood(text(line)),
        Note::Duplicate => message::letters_duplicate(),
        Note::FirstStands(written) => message::letters_first_stands(text(written)),
        Note::PenaltyDue { side, days: count } => message::letters_penalty_due(*side, days(*count)),
        Note::Charged { side, days: count } => message::letters_charged(*side, days(*count)),
        Note::ChargedTooMuch { charged, due } => message::letters_charged_too_much(*charged, *due),
        Note::ChargeLapsed(count) => message::letters_charge_lapsed(days(*count)),
        Note::Corrected { side, total } => message::letters_corrected(*side, *total),
        Note::CorrectionLapsed { side, total } => message::letters_correction_lapsed(*side, *total),
        Note::Delayed { side, days: count } => message::letters_delayed(days(*count), *side),
        Note::LateQuery(count) => message::letters_late_query(days(*count)),
        Note::EarlyRepeat(due) => message::letters_early_repeat(day(*due)),
        Note::OverTime { side, moves, total, limit } => message::letters_over_time(*side, *total, *moves, *limit),
        Note::Near { side, left } => message::letters_near(*side, days(*left)),
        Note::BreakWords(line) => message::letters_break_words(text(line)),
        Note::PlayEnded => message::letters_play_ended(),
    }
}

/// What is due, and how many days are left on `today`.
#[must_use]
pub fn due(due: &Due, today: Day, article: &str) -> Sentence {
    let side = due.who.unwrap_or(Side::White);
    let what = match due.what {
        Deadline::Reply => message::letters_due_reply(side),
        Deadline::Correction => message::letters_due_correction(side),
        Deadline::Query => message::letters_due_query(side),
        Deadline::Repeat => message::letters_due_repeat(side),
        Deadline::FirstMove => message::letters_due_first_move(side),
        Deadline::Dead => message::letters_due_dead(side),
        Deadline::Objection => message::letters_due_objection(side),
        Deadline::Record => message::letters_due_record(side),
        Deadline::Papers => message::letters_due_papers(side),
        Deadline::Adjudication => message::letters_due_adjudication(),
        Deadline::Appeal => message::letters_due_appeal(side),
        Deadline::Protest => message::letters_due_protest(side),
    };
    let left = match (due.day.since(today), today.since(due.day)) {
        (0, 0) => message::letters_today(),
        (left, 0) => message::letters_left(days(left)),
        (_, late) => message::letters_late_by(days(late)),
    };
    cited(message::letters_due(day(due.day), what, left), article)
}

/// Where the game is.
#[must_use]
pub fn phase(state: &State) -> Vec<Sentence> {
    match state.phase() {
        Phase::Play => vec![message::letters_to_write(state.turn())],
        Phase::Stopped { by, what, queried } => {
            let mends = match what {
                Mend::Move => message::letters_to_correct_move(*by),
                Mend::Repeat => message::letters_to_correct_repeat(*by),
            };
            let query = (!queried).then(|| message::letters_to_query(by.other()));
            query.into_iter().chain([mends]).collect()
        }
        Phase::Claimed => state.claim().map(|claim| message::letters_claimed(claim.by)).into_iter().collect(),
        Phase::Adjudication => vec![message::letters_adjudication()],
        Phase::Over(verdict) => result(*verdict),
    }
}

/// A result, and why.
#[must_use]
pub fn result(verdict: Verdict) -> Vec<Sentence> {
    let reason = match verdict.reason {
        Reason::Board => message::letters_result_reason_board(),
        Reason::Resigned => message::letters_result_reason_resigned(),
        Reason::Agreed => message::letters_result_reason_agreed(),
        Reason::TimeFault => message::letters_result_reason_time(),
        Reason::Withdrawn => message::letters_result_reason_withdrawn(),
        Reason::SameAssessment => message::letters_result_reason_same(),
        Reason::Adjudicated => message::letters_result_reason_adjudicated(),
        Reason::NoRecords => message::letters_result_reason_no_records(),
        Reason::Dead => message::letters_result_reason_dead(),
        Reason::Ruling => message::letters_result_reason_ruling(),
        Reason::Server => message::letters_result_reason_server(),
    };
    vec![message::letters_result(text(verdict.score.text())), reason]
}

/// What happened besides the letter itself, with its article.
#[must_use]
pub fn happened(event: &Event, state: &State) -> Option<Sentence> {
    let Event::Fact(fact) = event else { return None };
    let (sentence, provision) = match fact {
        Fact::Break(it) => {
            let sentence = match it.valid {
                Some((first, last)) => message::letters_break_valid(it.by, day(first), day(last)),
                None => message::letters_break_invalid(it.by),
            };
            (sentence, if it.by_arbiter { Provision::BreakByArbiter } else { Provision::BreakNotice })
        }
        Fact::BreakEnded(..) => (message::letters_ruled(), Provision::BreakEnded),
        Fact::Claimed(claim) if claim.stops => (message::letters_claimed(claim.by), Provision::Claim),
        Fact::Claimed(_) => (message::letters_ruled(), Provision::FirstFault),
        Fact::Objected { .. } => (message::letters_ruled(), Provision::Objection),
        Fact::Ruled(ruling, _) => (message::letters_ruled(), ruled(ruling)),
        Fact::Papers { .. } => (message::letters_ruled(), Provision::Unfinished),
        Fact::RecordSent { .. } => (message::letters_ruled(), Provision::Record),
        Fact::Protested { .. } => (message::letters_ruled(), Provision::Protest),
        Fact::ListReceived { .. } => (message::letters_ruled(), Provision::Start),
        Fact::Server(_) => (message::letters_ruled(), Provision::Time),
        Fact::Letter(..) | Fact::Handing(_) | Fact::Handed(_) => return None,
    };
    Some(cited(sentence, state.article(provision)))
}

/// What a ruling rests on.
const fn ruled(ruling: &Ruling) -> Provision {
    match ruling {
        Ruling::ClaimUpheld | Ruling::ClaimIncomplete => Provision::Ruling,
        Ruling::ClaimRejected { .. } => Provision::WrongClaim,
        Ruling::Withdrawn(..) => Provision::Withdrawal,
        Ruling::Adjudicated(_) => Provision::Adjudication,
        Ruling::NoRecords => Provision::NoRecord,
        Ruling::Dead(_) => Provision::Dead,
        Ruling::Lost { .. } | Ruling::Sanction { .. } => Provision::Sanction,
        Ruling::Days { .. } => Provision::Penalty,
        Ruling::Unfinished => Provision::Unfinished,
    }
}

/// Why something is not done, for who types commands: an option of the command line is named where it helps.
#[must_use]
pub fn refusal(refusal: &Refusal) -> Sentence {
    refused(refusal, ["--sent", "--received", "--article"])
}

/// The same in the room of letters: the word that helps is named.
#[must_use]
pub(super) fn refused_here(refusal: &Refusal, wording: &Wording) -> Sentence {
    let word = |key: &str, example: &str| {
        let words = wording.words(key);
        format!("{} {example}", words.first().map(String::as_str).unwrap_or_default())
    };
    let sent = word(text_key::LETTERS_WORD_SENT, "03.10");
    let received = word(text_key::LETTERS_WORD_RECEIVED, "03.10");
    let article = word(text_key::LETTERS_WORD_ARTICLE, "10.2.6");
    refused(refusal, [&sent, &received, &article])
}

fn refused(refusal: &Refusal, [sent, received, article]: [&str; 3]) -> Sentence {
    match refusal {
        Refusal::Over => message::refuse_letters_over(),
        Refusal::Claimed => message::refuse_letters_claimed(),
        Refusal::OtherGame(code) => message::refuse_letters_other_game(text(code)),
        Refusal::NeedsDate(WhichDate::Sent | WhichDate::PartnerSent) => message::refuse_letters_date_sent(text(sent)),
        Refusal::NeedsDate(WhichDate::Received) => message::refuse_letters_date_received(text(received)),
        Refusal::SentBeforeReceived { sent: on, received: came } => {
            message::refuse_letters_before(day(*on), day(*came))
        }
        Refusal::NotTheTurn(side) => message::refuse_letters_turn(*side),
        Refusal::NothingToMend => message::refuse_letters_nothing_to_mend(),
        Refusal::NothingToRepeat => message::refuse_letters_nothing_to_repeat(),
        Refusal::NoFault { moves, total, limit } => message::refuse_letters_no_fault(*total, *moves, *limit),
        Refusal::ClaimTooLate(control) => message::refuse_letters_claim_late(*control),
        Refusal::ClaimBarred(control) => message::refuse_letters_claim_barred(*control),
        Refusal::NoClaim => message::refuse_letters_no_claim(),
        Refusal::BreakBackwards => message::refuse_letters_break_backwards(),
        Refusal::NoBreak => message::refuse_letters_no_break(),
        Refusal::NotOver => message::refuse_letters_not_over(),
        Refusal::NotAdjudicated => message::refuse_letters_not_adjudicated(),
        Refusal::ArticlesMissing => message::refuse_letters_articles(text(article)),
        Refusal::ArbiterOnly => message::refuse_letters_arbiter(),
        Refusal::NoSuchLetter(number) => message::refuse_letters_no_letter(*number),
        Refusal::HandedAlready => message::refuse_letters_handed(),
        Refusal::NoAppeal => message::refuse_letters_no_appeal(),
        Refusal::OnServer => message::refuse_letters_on_server(),
        Refusal::NotOnServer => message::refuse_letters_not_on_server(),
        Refusal::ServerDiffers { half_move, recorded, told } => {
            let none = |text: &String| Slot::Text(if text.is_empty() { "–".to_owned() } else { text.clone() });
            message::refuse_letters_server_differs(*half_move, none(recorded), none(told))
        }
        Refusal::Closed => message::refuse_letters_closed(),
        Refusal::Internal(_) => message::refuse_letters_internal(),
    }
}

/// Where two records part.
#[must_use]
pub fn parting(parting: &Parting) -> Sentence {
    let made = |made: &Option<String>| {
        made.as_deref().map_or_else(|| Slot::Phrase(text_key::LETTERS_PART_NONE.to_owned()), text)
    };
    match parting {
        Parting::Game => message::letters_part_game(),
        Parting::Move { half_move, one, other } => {
            let place = u32::try_from(*half_move).unwrap_or(u32::MAX).saturating_add(1);
            message::letters_part_move(place, made(one), made(other))
        }
        Parting::Sent { by, letter, one, other } => message::letters_part_sent(*letter, *by, day(*one), day(*other)),
        Parting::Days { by, letter, one, other } => message::letters_part_days(*letter, *by, *one, *other),
        Parting::Total { side, one, other } => message::letters_part_total(*side, *one, *other),
    }
}

/// Everything that is known of a game in one go. By ear the squares are named one by one; a position in signs says nothing
/// there, and is left out.
#[must_use]
pub fn shown(state: &State, today: Day, is_heard: bool) -> Vec<Sentence> {
    let setup = state.setup();
    let mut all = vec![message::letters_game(text(&setup.names.white), text(&setup.names.black), text(&setup.code))];
    all.extend(moves(state, is_heard));
    if !is_heard {
        all.push(message::letters_position(Slot::Text(state.position().fen())));
    }
    if !setup.server {
        let totals = state.totals();
        all.push(message::letters_totals(totals.white, totals.black));
    }
    all.extend(phase(state));
    all.extend(offered(state));
    all.extend(rights(state));
    all.extend(not_handed(state));
    all.extend(dues(state, today));
    all
}

/// What is said of a game when it is opened by ear: who plays, what has been written, who writes next, what is due first.
#[must_use]
pub fn entered(state: &State, today: Day) -> Vec<Sentence> {
    let setup = state.setup();
    let mut all = vec![message::letters_game(text(&setup.names.white), text(&setup.names.black), text(&setup.code))];
    if let Some(past) = state.letters().last() {
        let count = u32::try_from(state.letters().len()).unwrap_or(u32::MAX);
        let sent = past.outcome.sent.map_or_else(|| text("?"), |sent| Slot::from(day(sent)));
        all.push(message::letters_letter_head(count, past.letter.by, sent));
    }
    all.extend(phase(state));
    all.extend(rights(state));
    all.extend(not_handed(state));
    let first = deadlines(state)
        .into_iter()
        .find(|it| it.holds_on(today) && setup.me.is_none_or(|me| it.who.is_none_or(|who| who == me)));
    all.extend(first.map(|it| due(&it, today, state.article(it.provision))));
    all
}

/// The moves that were made; `None` before the first.
#[must_use]
pub fn moves(state: &State, is_heard: bool) -> Option<Sentence> {
    let moves = if is_heard { state.made().join(", ") } else { half_short(state).join(" ") };
    (!moves.is_empty()).then(|| message::letters_moves(Slot::Text(moves)))
}

/// The variations that may be accepted now.
#[must_use]
pub fn offered(state: &State) -> Vec<Sentence> {
    let offers = state.offers_to(state.turn()).iter();
    offers.map(|offer| message::letters_offered(Slot::Text(offer.moves.join(", ")))).collect()
}

/// What each side may charge or correct in its next reply, or never.
#[must_use]
pub fn rights(state: &State) -> Vec<Sentence> {
    let mut all = Vec::new();
    for side in Side::BOTH {
        let right = state.right_of(side);
        if right.charge > 0 {
            all.push(message::letters_right_charge(side.other(), days(right.charge)));
        }
        all.extend(right.correct_to.map(|total| message::letters_right_correct(side.other(), total)));
    }
    all
}

/// The own letters that have not been handed on, or of which it is not known.
fn not_handed(state: &State) -> Vec<Sentence> {
    let letters = (1..).zip(state.letters());
    let own = letters.filter(|(_, past)| state.setup().me == Some(past.letter.by) && !past.handed);
    let said = own.map(|(number, past)| match past.handing {
        true => message::letters_handing_unknown(number),
        false => message::letters_not_handed(number),
    });
    said.collect()
}

/// Everything that is due in a game, or that nothing is.
#[must_use]
pub fn dues(state: &State, today: Day) -> Vec<Sentence> {
    let all: Vec<Due> = deadlines(state).into_iter().filter(|it| it.holds_on(today)).collect();
    match all.is_empty() {
        true => vec![message::letters_nothing_due()],
        false => all.iter().map(|it| due(it, today, state.article(it.provision))).collect(),
    }
}

/// What a letter comes to, before it is recorded.
#[must_use]
pub fn found(state: &State, letter: &golos_letters::Letter, examined: &golos_letters::Examined) -> Vec<Sentence> {
    let outcome = &examined.outcome;
    let mut all = Vec::new();
    if !outcome.made.is_empty() {
        all.push(message::letters_made(Slot::Text(outcome.made.join(", "))));
    }
    all.push(message::letters_days(outcome.days));
    all.push(message::letters_totals(outcome.totals.white, outcome.totals.black));
    all.extend(outcome.offers.iter().map(|offer| message::letters_offered(Slot::Text(offer.moves.join(", ")))));
    let words = letter.said.iter().filter_map(|said| match said {
        Said::BreakInOtherWords(words) => Some(Note::BreakWords(words.clone())),
        _ => None,
    });
    all.extend(examined.notes.iter().cloned().chain(words).map(|it| note(&it, state)));
    all
}

/// The days of both sides, and those that are left up to the control.
#[must_use]
pub fn times(state: &State) -> Vec<Sentence> {
    let of = |side: Side| {
        let moves = state.moves_of(side);
        let next = if state.turn() == side { moves.saturating_add(1) } else { moves };
        let left = state.limit(next).saturating_sub(state.totals()[side]);
        message::letters_time_of(side, state.totals()[side], moves, days(left))
    };
    Side::BOTH.into_iter().map(of).collect()
}

/// A game of a list: who plays, how it ended or what is due first.
#[must_use]
pub fn listed(name: &str, game: &Summary, today: Day) -> Sentence {
    let first = game.own_due(today).next().map(|it| due(it, today, game.article(it.provision)));
    let stands = match (game.verdict, first) {
        (Some(verdict), _) => message::letters_result_short(text(verdict.score.text())),
        (None, Some(first)) => first,
        (None, None) => message::letters_nothing_due(),
    };
    message::letters_listed(text(name), text(&game.names.white), text(&game.names.black), stands)
}

/// What is due first in the games of a folder, for who opens the program; `None` if nothing is due within `within` days.
#[must_use]
pub fn reminder(games: &[(String, Summary)], today: Day, within: u32) -> Option<Sentence> {
    let soon = |it: &&Due| it.day <= today.plus(within);
    let firsts = games.iter().filter_map(|(name, game)| Some((game.own_due(today).find(soon)?, name, game)));
    let mut firsts: Vec<_> = firsts.collect();
    firsts.sort_by_key(|(it, name, _)| (it.day, *name));
    let (first, name, game) = firsts.first()?;
    let sentence = message::letters_reminder(text(name), due(first, today, game.article(first.provision)));
    Some(match u32::try_from(firsts.len().saturating_sub(1)).unwrap_or(u32::MAX) {
        0 => sentence,
        more => message::letters_reminder_more(sentence, more),
    })
}

/// A ruling in words, with the articles that it names or rests on.
#[must_use]
pub fn ruling(ruling: &Ruling, state: &State) -> Sentence {
    let (sentence, articles) = match ruling {
        Ruling::ClaimUpheld => (message::letters_ruling_upheld(), None),
        Ruling::ClaimRejected { .. } => (message::letters_ruling_rejected(), None),
        Ruling::ClaimIncomplete => (message::letters_ruling_incomplete(), None),
        Ruling::Withdrawn(side, _) => (message::letters_ruling_withdrawn(*side), None),
        Ruling::Adjudicated(score) => (message::letters_ruling_adjudicated(text(score.text())), None),
        Ruling::NoRecords => (message::letters_ruling_no_records(), None),
        Ruling::Dead(side) => (message::letters_ruling_dead(*side), None),
        Ruling::Lost { side, articles } => (message::letters_ruling_lost(*side), Some(articles)),
        Ruling::Sanction { side, sanction, articles } => {
            let said = match sanction {
                Sanction::Caution => message::letters_ruling_caution(*side),
                Sanction::Warning => message::letters_ruling_warning(*side),
                Sanction::Reprimand => message::letters_ruling_reprimand(*side),
                Sanction::NoInformation => message::letters_ruling_no_information(*side),
                Sanction::Exclusion => message::letters_ruling_exclusion(*side),
            };
            (said, Some(articles))
        }
        Ruling::Days { side, days: count, articles } => {
            (message::letters_ruling_days(days(*count), *side), Some(articles))
        }
        Ruling::Unfinished => (message::letters_ruling_unfinished(), None),
    };
    match articles {
        Some(articles) if articles.is_empty() => sentence,
        Some(articles) => message::letters_cited(sentence, Slot::Articles(articles.clone())),
        None => cited(sentence, state.article(ruled(ruling))),
    }
}
