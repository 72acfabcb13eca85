//! What the program says can be asked: `rule` answers each of its phrases with the article that the sentence itself cites,
//! in every language, under every rule set that can say it.

use std::collections::BTreeMap;
use std::sync::Arc;

use golos::desk::{Config, Desk};
use golos::files::Disk;
use golos::game::{Limit, Press, RuleSet, SanctionKind};
use golos::profile::{find_rules, rule_ids};
use golos::rules::{EndKind, Fault};
use golos::table::VirtualTime;
use golos::wording::laws::{self, Document};
use golos::wording::{Lang, Noun, Sentence, Slot, Style, Wording, message, text_key};

use crate::support::new_game;

/// A desk at a game under these rules, in this language.
fn desk(rules: &str, lang: Lang) -> Desk {
    let config = Config { lang, style: Style::written(lang), ears: None, folder: None, archive: Arc::new(Disk) };
    let mut desk = Desk::new(config, Arc::new(VirtualTime::default()));
    desk.open(new_game(rules, Press::Manual)).expect("a game");
    desk
}

/// What is answered first.
fn answer(desk: &mut Desk, lang: Lang, phrase: &str) -> String {
    let word = match lang {
        Lang::En => "rule",
        Lang::Ru => "правило",
        _ => "правило",
    };
    let out = desk.line(&format!("{word} {phrase}"));
    out.first().map(|out| out.written.clone()).unwrap_or_default()
}

/// Whether the answer reads this article, or one below it; where the documents do not tell it, the one above it.
fn reads(answer: &str, lang: Lang, article: &str) -> bool {
    let above = laws::cited(article).map(|known| known.articles).unwrap_or_default();
    let below = Document::of_article(article).into_iter().flat_map(laws::articles);
    let below = below
        .filter(|name| name.strip_prefix(article).is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit())));
    below.chain(above).any(|name| laws::text(lang, &name).is_some_and(|text| answer.ends_with(text)))
}

/// What is said, and the article that it cites.
enum Said {
    /// A phrase, by the key of its text.
    Phrase(&'static str),
    /// A sentence with what fills its slots.
    Whole(Sentence),
}

impl Said {
    fn words(&self, wording: &Wording) -> String {
        match self {
            Said::Phrase(key) => {
                let text = wording.label(key);
                text.split(['.', '?', ':']).next().unwrap_or_default().to_owned()
            }
            Said::Whole(sentence) => wording.render(sentence, Style::written(wording.lang())),
        }
    }
}

const fn fault(fault: Fault, is_chess: bool) -> &'static str {
    match fault {
        Fault::Illegal => text_key::IRR_ILLEGAL,
        Fault::OpponentsPiece if is_chess => text_key::IRR_OPPONENTS_CHESSMAN,
        Fault::OpponentsPiece => text_key::IRR_OPPONENTS_PIECE,
        Fault::MissedCapture => text_key::IRR_MISSED_CAPTURE,
        Fault::Stopped => text_key::IRR_STOPPED,
        Fault::LesserCapture => text_key::IRR_LESSER_CAPTURE,
        Fault::PawnLeft => text_key::IRR_PAWN_LEFT,
        Fault::Foul => text_key::IRR_FOUL,
        Fault::TwoMoves => text_key::IRR_TWO_MOVES,
        Fault::OtherTouched => text_key::IRR_TOUCHED_OTHER,
        Fault::TakenBack => text_key::IRR_TAKEN_BACK,
        Fault::Removed => text_key::IRR_REMOVED,
        Fault::RemovedEarly => text_key::IRR_REMOVED_EARLY,
        Fault::TooFewRemoved => text_key::IRR_TOO_FEW,
        Fault::RemovalStopped => text_key::IRR_REMOVAL_STOPPED,
        Fault::NotCaptured => text_key::IRR_NOT_CAPTURED,
        Fault::OwnRemoved => text_key::IRR_OWN_REMOVED,
        Fault::Unmarked => text_key::IRR_KING_UNMARKED,
        Fault::UnmarkedMoved => text_key::IRR_UNMARKED_MOVED,
    }
}

fn clause(id: &str, moves: u32) -> Option<Sentence> {
    let moves = Slot::Count(moves, Noun::Move);
    Some(match id {
        "three-kings-road" => message::clause_three_kings_road(moves),
        "three-kings" => message::clause_three_kings(moves),
        "three-kings-off-road" => message::clause_three_kings_off_road(moves),
        "road-defence" => message::clause_road_defence(moves),
        "road-drawn" => message::clause_road_drawn(),
        "two-drawn" => message::clause_two_drawn(),
        "kings-drawn" => message::clause_kings_drawn(),
        "kings-2-3" | "kings-4-5" | "kings-6-7" => message::clause_forces_unchanged(moves),
        "king-moves" | "king-moves-4-5" | "king-moves-6-7" => message::clause_king_moves(moves),
        "three-against-king" => message::clause_three_against_king(moves),
        "three-off-road" => message::clause_three_off_road(moves),
        "two-against-king" => message::clause_two_against_king(moves),
        _ => return None,
    })
}

const fn sanction(kind: SanctionKind) -> &'static str {
    match kind {
        SanctionKind::Remark => text_key::SANCTION_KIND_REMARK,
        SanctionKind::Warning => text_key::SANCTION_KIND_WARNING,
        SanctionKind::Reprimand => text_key::SANCTION_KIND_REPRIMAND,
        SanctionKind::MoreTime => text_key::SANCTION_KIND_MORE,
        SanctionKind::LessTime => text_key::SANCTION_KIND_LESS,
        SanctionKind::MorePoints => text_key::SANCTION_KIND_POINTS,
        SanctionKind::FewerPoints => text_key::SANCTION_KIND_POINTS_OFF,
        SanctionKind::Fine => text_key::SANCTION_KIND_FINE,
        SanctionKind::Rounds => text_key::SANCTION_KIND_ROUNDS,
        SanctionKind::Loss => text_key::SANCTION_KIND_LOSS,
        SanctionKind::Removal => text_key::SANCTION_KIND_REMOVAL,
    }
}

/// All that the program can say under these rules, with the article that it cites.
fn said(rules: &RuleSet) -> Vec<(Said, String)> {
    let is_chess = rules.draws.dead.is_some() || rules.id.starts_with("chess");
    let mut all: Vec<(Said, String)> = Vec::new();
    let mut say = |key: &'static str, article: Option<&str>| {
        if let Some(article) = article.filter(|article| !article.is_empty()) {
            all.push((Said::Phrase(key), article.to_owned()));
        }
    };
    for kind in Fault::ALL {
        say(fault(kind, is_chess), Some(rules.remedies.irregularities.faults.of(kind)));
    }
    let (draws, time, remedies) = (&rules.draws, &rules.time, &rules.remedies);
    let penalty = remedies.penalty.as_ref();
    say(text_key::IRR_NO_MOVE_PRESS, penalty.map(|rule| rule.no_move.as_str()));
    say(text_key::IRR_TWO_HANDS, penalty.map(|rule| rule.two_hands.as_str()));
    say(text_key::IRR_TURNED, remedies.wrong_board.as_ref().map(|rule| rule.article.as_str()));
    say(text_key::IRR_SET_UP, remedies.wrong_start.as_ref().map(|rule| rule.article.as_str()));
    say(text_key::IRR_COLOURS, remedies.wrong_colours.as_ref().map(|rule| rule.article.as_str()));
    say(text_key::IRR_LATE, time.lateness.as_ref().map(|rule| rule.article.as_str()));
    say(text_key::IRR_WRONG_SEAL, time.adjournment.as_ref().map(|rule| rule.wrong.as_str()));
    say(text_key::WORDS_TOPIC_SEAL, time.adjournment.as_ref().map(|rule| rule.article.as_str()));
    say(text_key::IRR_VIOLATIONS, remedies.ladder.as_ref().map(|rule| rule.article.as_str()));
    say(text_key::IRR_FOUL, remedies.fouls.as_ref().map(|rule| rule.article.as_str()));
    for limit in [Limit::Repetition, Limit::NoProgress, Limit::ClearDraw] {
        let key = match limit {
            Limit::Repetition if draws.repetition.times == 0 => continue,
            Limit::Repetition => text_key::CLAIM_REPETITION,
            Limit::NoProgress => text_key::CLAIM_FIFTY,
            _ => text_key::CLAIM_CLEAR_DRAW,
        };
        say(key, draws.limit_article(&limit));
    }
    let balance = draws.clauses.first().map(|clause| clause.article.as_str());
    say(text_key::CLAIM_BALANCE, balance.or(draws.progress.as_ref().map(|rule| rule.article.as_str())));
    say(text_key::CLAIM_DEAD, draws.dead.as_deref());
    say(text_key::CLAIM_ILLEGAL_POSITION, draws.illegal_position.as_deref());
    say(text_key::CLAIM_FIVEFOLD, draws.repetition.automatic.as_ref().map(|limit| limit.article.as_str()));
    let seventy_five = draws.progress.as_ref().and_then(|rule| rule.automatic.as_ref());
    say(text_key::CLAIM_SEVENTY_FIVE, seventy_five.map(|limit| limit.article.as_str()));
    say(text_key::CLAIM_SHORT_OF_TIME, draws.short_of_time.first().map(|rule| rule.article.as_str()));
    let quickplay = time.quickplay.as_ref();
    say(text_key::CLAIM_NO_NORMAL_WIN, quickplay.map(|rule| rule.claim.as_str()));
    say(text_key::CLAIM_INCREMENT, quickplay.map(|rule| rule.increment.as_str()));
    say(text_key::FLAG_BOTH, time.flag.both.as_deref());
    say(text_key::REGULATION_FREE, rules.openings.regulation.as_ref().map(|rule| rule.article.as_str()));
    for rule in &remedies.sanctions {
        say(sanction(rule.kind), Some(&rule.article));
    }
    let ends = [
        (text_key::END_CHECKMATE, EndKind::Checkmate),
        (text_key::END_STALEMATE, EndKind::Stalemate),
        (text_key::END_NO_MATERIAL, EndKind::NoMaterial),
        (text_key::END_FIVE, EndKind::Five),
        (text_key::END_TWO_PASSES, EndKind::TwoPasses),
        (text_key::END_NO_FIVE, EndKind::NoFive),
    ];
    for (key, end) in ends {
        let own = rules.score.verdicts.ends.iter().find(|stated| stated.end == end);
        say(key, own.map(|stated| stated.article.as_str()));
    }
    for one in &draws.clauses {
        all.extend(clause(&one.id, one.moves).map(|sentence| (Said::Whole(sentence), one.article.clone())));
    }
    all
}

#[test]
fn every_phrase_that_the_program_says_is_answered_with_the_article_that_it_cites() {
    let (mut asked, mut other, mut told) = (0, 0, String::new());
    for id in rule_ids() {
        let rules = find_rules(id).expect("a rule set");
        for lang in Lang::ALL {
            let (wording, mut desk) = (Wording::new(lang), desk(id, lang));
            for (said, article) in said(&rules) {
                let words = said.words(&wording);
                // "Five." alone is a number, and asks for article five.
                if words.eq_ignore_ascii_case("five") {
                    continue;
                }
                let answer = answer(&mut desk, lang, &words);
                asked += 1;
                if !reads(&answer, lang, &article) {
                    other += 1;
                    told.push_str(&format!("{id} {lang} «{words}»: wanted {article}, heard {answer}\n"));
                }
            }
        }
    }
    println!("phrases asked {asked}, right {}, other {other}", asked - other);
    assert!(told.is_empty(), "{told}");
}

/// A phrase in a language, and the article that answers it.
type Tried = (Lang, &'static str, &'static str);

/// The phrases of which a trial found that they were unknown, or answered with another article.
const TRIED: &[(&str, &[Tried])] = &[
    (
        "chess-2020",
        &[
            (Lang::En, "fifty-move rule", "CH-9.3"),
            (Lang::En, "fifty moves", "CH-9.3"),
            (Lang::En, "50 moves", "CH-9.3"),
            (Lang::En, "75 moves", "CH-9.6.2"),
            (Lang::En, "seventy-five-move rule", "CH-9.6.2"),
            (Lang::En, "dead position", "CH-5.2.2"),
            (Lang::En, "default time", "CH-6.7.1"),
            (Lang::En, "mate", "CH-5.1.1"),
            (Lang::En, "checkmate", "CH-5.1.1"),
            (Lang::En, "stalemate", "CH-5.2.1"),
            (Lang::En, "check", "CH-3.9.1"),
            (Lang::En, "en passant", "CH-3.7.4.1"),
            (Lang::En, "two hands", "CH-7.5.4"),
            (Lang::En, "move made with two hands", "CH-7.5.4"),
            (Lang::En, "board turned", "CH-7.2.2"),
            (Lang::En, "board placed the wrong way round", "CH-7.2.2"),
            (Lang::En, "colours reversed", "CH-7.3"),
            (Lang::En, "quickplay finish", "CH-19.1"),
            (Lang::En, "supervision", "CH-13.3.1"),
            (Lang::En, "adjust", "CH-4.2.1"),
            (Lang::En, "late arrival", "CH-6.7.1"),
            (Lang::En, "lot", "CH-31.1"),
            (Lang::En, "threefold repetition", "CH-9.2.1"),
            (Lang::En, "sealed move", "CH-18.1.1"),
            (Lang::En, "wrong sealed move", "CH-18.8"),
            (Lang::En, "Swiss system", "CH-26"),
            (Lang::En, "tie-break", "CH-40.1"),
            (Lang::En, "Buchholz", "CH-39.2"),
            (Lang::En, "direct encounter", "CH-39.5"),
            (Lang::En, "pairings", "CH-31.7"),
            (Lang::Ru, "мат", "CH-5.1.1"),
            (Lang::Ru, "о мате", "CH-5.1.1"),
            (Lang::Ru, "пат", "CH-5.2.1"),
            (Lang::Ru, "шах", "CH-3.9.1"),
            (Lang::Ru, "поправляю", "CH-4.2.1"),
            (Lang::Ru, "двумя руками", "CH-7.5.4"),
            (Lang::Ru, "тайный ход", "CH-18.1.1"),
            (Lang::Ru, "о тайном ходе", "CH-18.1.1"),
            (Lang::Ru, "быстрая игра", "CH-19.1"),
            (Lang::Ru, "мёртвая позиция", "CH-5.2.2"),
            (Lang::Ru, "правило пятидесяти ходов", "CH-9.3"),
            (Lang::Ru, "взятие на проходе", "CH-3.7.4.1"),
            (Lang::Ru, "перепутаны цвета", "CH-7.3"),
            (Lang::Ru, "швейцарская система", "CH-26"),
            (Lang::Ru, "коэффициент Бухгольца", "CH-39.2"),
            (Lang::Uk, "мат", "CH-5.1.1"),
            (Lang::Uk, "пат", "CH-5.2.1"),
            (Lang::Uk, "двома руками", "CH-7.5.4"),
            (Lang::Uk, "таємний хід", "CH-18.1.1"),
            (Lang::Uk, "про таємний хід", "CH-18.1.1"),
            (Lang::Uk, "швидка гра", "CH-19.1"),
            (Lang::Uk, "поправляю", "CH-4.2.1"),
        ],
    ),
    (
        "russian-2022",
        &[
            (Lang::En, "clearly drawn position", "R-6.1.8.7"),
            (Lang::En, "balance of forces", "R-6.1.8.3"),
            (Lang::En, "king not marked", "R-5.4.14.2.13"),
            (Lang::En, "great road", "R-6.1.2a"),
            (Lang::En, "main road", "R-6.1.2a"),
            (Lang::En, "majority rule", "R-7.4.1a"),
            (Lang::En, "adjust", "R-6.1.4.9"),
            (Lang::En, "late arrival", "R-5.4.4.1c"),
            (Lang::En, "lot", "R-5.4.1.3"),
            (Lang::En, "truncated Solkoff", "R-5.4.8.7"),
            (Lang::En, "round robin", "R-1.4a"),
            (Lang::En, "bye", "R-5.4.10.2f"),
            (Lang::Ru, "явно ничейная позиция", "R-6.1.8.7"),
            (Lang::Ru, "дамка не обозначена", "R-5.4.14.2.13"),
            (Lang::Ru, "соотношение сил", "R-6.1.8.3"),
            (Lang::Ru, "о соотношении сил", "R-6.1.8.3"),
            (Lang::Ru, "правило большинства", "R-7.4.1a"),
            (Lang::Ru, "большая дорога", "R-6.1.2a"),
            (Lang::Ru, "поправляю", "R-6.1.4.9"),
            (Lang::Ru, "быстрая игра", "R-6.1.9.2"),
            (Lang::Ru, "личная встреча", "R-5.4.8.2"),
            (Lang::Ru, "медианный Солкоф", "R-5.4.8.6"),
            (Lang::Uk, "явно нічийна позиція", "R-6.1.8.7"),
            (Lang::Uk, "дамку не позначено", "R-5.4.14.2.13"),
        ],
    ),
    (
        "russian-ua2026",
        &[
            (Lang::En, "king not marked", "U-V.6.4.14"),
            (Lang::En, "two hands", "U-V.5.5"),
            (Lang::En, "board turned", "U-V.6.1"),
            (Lang::Uk, "догана", "U-V.17.10"),
            (Lang::Uk, "письмова догана", "U-V.17.10"),
            (Lang::Uk, "проголошення", "U-V.13.2a"),
            (Lang::Uk, "дамку не позначено", "U-V.6.4.14"),
            (Lang::Uk, "велика дорога", "U-III.1.3.3"),
            (Lang::Uk, "поправляю", "U-V.5.2b"),
            (Lang::Uk, "жереб", "U-V.9.5.2"),
            (Lang::Uk, "швейцарська система", "U-V.3.1.3a"),
            (Lang::Uk, "співвідношення сил", "U-III.5.2.1"),
        ],
    ),
    (
        "international-2022",
        &[
            (Lang::En, "majority rule", "R-7.4.1a"),
            (Lang::En, "great road", "R-7.1"),
            (Lang::Ru, "соотношение сил", "R-7.5.2"),
        ],
    ),
    (
        "international-ua2026",
        &[(Lang::Uk, "правило більшості", "U-IV.3.10"), (Lang::Uk, "велика дорога", "U-IV.1.3.3")],
    ),
    (
        "renju-2022",
        &[
            (Lang::En, "overline", "R-9.2.6.2"),
            (Lang::En, "opening rule", "R-9.2.4.3"),
            (Lang::Ru, "длинный ряд", "R-9.2.6.2"),
            (Lang::Ru, "поправляю", "R-9.2.5.2"),
        ],
    ),
];

#[test]
fn what_was_unknown_or_answered_with_another_article_is_answered_rightly() {
    let mut told = String::new();
    let mut asked = 0;
    for (rules, phrases) in TRIED {
        let mut desks: BTreeMap<Lang, Desk> = Lang::ALL.into_iter().map(|lang| (lang, desk(rules, lang))).collect();
        for (lang, phrase, article) in *phrases {
            let answer = answer(desks.get_mut(lang).expect("a desk"), *lang, phrase);
            asked += 1;
            if !reads(&answer, *lang, article) {
                told.push_str(&format!("{rules} {lang} «{phrase}»: wanted {article}, heard {answer}\n"));
            }
        }
    }
    println!("phrases of the trial asked: {asked}");
    assert!(told.is_empty(), "{told}");
}

#[test]
fn an_unknown_phrase_is_answered_with_near_subjects_and_with_no_article() {
    let mut english = desk("chess-2020", Lang::En);
    for (phrase, wanted) in [
        ("of thumb", "No such subject: of thumb. Say a number"),
        ("knight moves backwards", "No such subject: knight moves backwards."),
        ("dead postion", "No such subject: dead postion. Did you mean: dead position"),
        ("99.9", "No such article: 99.9."),
        ("king not marked", "The rules of this game have no article on: king not marked."),
    ] {
        let answer = answer(&mut english, Lang::En, phrase);
        assert!(answer.starts_with(wanted), "{phrase}: {answer}");
    }
    let mut russian = desk("russian-2022", Lang::Ru);
    let heard = answer(&mut russian, Lang::Ru, "дамка не обозначина");
    assert!(heard.starts_with("Нет такой темы: дамка не обозначина. Близкие: дамка не обозначена"), "{heard}");
}

#[test]
fn a_citation_names_the_document_of_the_rules_of_the_game() {
    let full = Style { level: golos::wording::Level::Full, ..Style::written(Lang::En) };
    let wording = Wording::new(Lang::En);
    for (article, document) in [
        ("CH-9.3", "Russian chess rules 2020"),
        ("CH-18.8", "Russian chess rules 2020"),
        ("CH-39.1", "Russian chess rules 2020"),
        ("FIDE2023-9.3", "FIDE Laws of Chess 2023"),
    ] {
        let law = message::law(Slot::Article(article.to_owned()), Slot::Law(article.to_owned()));
        let heard = wording.render(&law, full);
        assert!(heard.starts_with(document), "{heard}");
    }
    for lang in Lang::ALL {
        for document in Document::all().into_iter().filter(|document| document.letters() == "CH") {
            assert_ne!(document.cited(lang.code()), "Laws of Chess");
        }
    }
}
