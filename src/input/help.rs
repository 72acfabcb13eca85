//! What can be done now, made from the rows that read the words.

use super::words::table::{
    ACTS, ARBITER, BECAUSE, BOARD, CLAIMS, COURSE, CommandRow, DESK, DRILL, EARS, FAULTS, FOUND, GAPS, HelpLine, LOST,
    LOTS, MATCH, MENU, REPLAY, REPORTER, REPORTS, SANCTIONS, SEATS, SET_UP, TASKS, TOPICS, TUTOR, Verb, WALK, When,
};
use super::{HelpTopic, family, simplest_phrase};
use golos_game::{Claim, MoveRequest, Query, RecordRequest, Request, RulingRequest, Seat};
use golos_rules::PlaceNames;
use golos_wording::{Sentence, Slot, message, text_key};

/// Who is told what can be said at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HelpAudience {
    /// How the places of the board are called.
    pub names: PlaceNames,
    /// Hints are allowed.
    pub training: bool,
    /// The program plays one side.
    pub sparring: bool,
    /// The clock is pressed by hand.
    pub manual: bool,
    /// He speaks for a player.
    pub player: bool,
    /// He speaks as the arbiter.
    pub arbiter: bool,
    /// The rules know adjournment.
    pub adjourns: bool,
    /// How far the game is.
    pub stage: GameStage,
    /// Whose right it is to take an entry back.
    pub amends: Amends,
}

/// How far a game is, for those who ask what can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameStage {
    /// It is not over.
    Open,
    /// It is over; `reopens`: the arbiter may rule its result otherwise (CH-8.7); `follows`: another game can follow it here.
    Over { reopens: bool, follows: bool },
}

/// Whose right it is to take an entry back (U-V.13.2, U-V.13.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amends {
    /// His who entered it.
    Players,
    /// His until the clock is pressed, then the arbiter's.
    UntilPressed,
    /// The arbiter's: what was made at a real board was made.
    Arbiter,
    /// The arbiter's, who takes back his ruling or the move that ended the game.
    Ruling,
    /// Nobody's: there is nothing to take back any more.
    Nobody,
}

impl Amends {
    const fn help(self) -> Option<HelpLine> {
        match self {
            Amends::Players => Some(message::help_play_undo),
            Amends::UntilPressed => Some(message::help_play_amend),
            Amends::Arbiter => Some(message::help_desk_undo),
            Amends::Ruling => Some(message::help_desk_revoke),
            Amends::Nobody => None,
        }
    }
}

/// The most lines that an answer to the word for help has.
#[cfg(test)]
const MOST_LINES: usize = 12;

/// What the rules and the moment let him say who asks.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    /// Whether there is a use for this, asked by him who is named, or by whoever sits there.
    pub takes: &'a dyn Fn(Option<Seat>, &Request) -> bool,
    /// Whether the rules know this claim at this control, whoever may make it when.
    pub knows: &'a dyn Fn(Claim) -> bool,
    /// Whether anybody can speak for this seat there.
    pub speaks: &'a dyn Fn(Seat) -> bool,
}

impl Moment<'_> {
    /// Nothing is in the way.
    #[cfg(test)]
    const ANY: Moment<'static> = Moment { takes: &|_, _| true, knows: &|_| true, speaks: &|_| true };

    /// Whether there is a use for one of these, or nothing to be asked.
    fn takes_any(&self, by: Option<Seat>, asks: &[Request]) -> bool {
        asks.is_empty() || asks.iter().any(|ask| (self.takes)(by, ask))
    }
}

/// What such a one can say.
pub struct Help {
    lines: Vec<HelpEntry>,
}

impl Help {
    /// Everything that he can say and the rules and the moment let be done; `contest`: the game is one of a micro-match.
    #[must_use]
    pub fn new(reader: HelpAudience, contest: bool, moment: Moment<'_>) -> Help {
        Help { lines: all(reader, contest, moment) }
    }

    /// In short: a move, and the words topic by topic. The words are those of the language that it is rendered in.
    #[must_use]
    pub fn short(&self) -> Vec<Sentence> {
        let heads = |keys: Vec<&'static str>| Slot::Heads(keys.into_iter().map(str::to_owned).collect());
        let mut help = Vec::new();
        for topic in HelpTopic::ALL.into_iter().filter(|topic| *topic != HelpTopic::Program) {
            let of_topic = || self.lines.iter().filter(move |line| line.topic == topic);
            let words: Vec<&str> =
                of_topic().filter(|line| !line.is_detail).flat_map(|line| line.words.clone()).collect();
            help.extend(of_topic().filter(|line| line.is_example()).map(|line| line.sentence.clone()));
            if !words.is_empty() {
                let name = heads(vec![topic.words()]);
                help.push(message::help_topic(name, heads(words)));
            }
        }
        let about = heads(vec![HelpTopic::Clock.words()]);
        help.push(message::help_more(heads(vec![text_key::WORDS_HELP]), about, heads(vec![text_key::WORDS_QUIT])));
        help
    }

    /// What he can say about this, word by word.
    #[must_use]
    pub fn about(&self, topic: HelpTopic) -> Vec<Sentence> {
        // What can be claimed stands among the words for a draw, and can be asked for alone.
        let is_claim = |words: &&str| *words == text_key::WORDS_FOUL || words.starts_with(text_key::WORDS_CLAIM);
        let told = self.lines.iter().filter(|line| match topic {
            HelpTopic::Claims => line.words.iter().any(is_claim),
            _ => line.topic == topic,
        });
        told.map(|line| line.sentence.clone()).collect()
    }
}

/// A line of help: words that do the same, or nearly; none where it shows an example, or how words are meant.
struct HelpEntry {
    topic: HelpTopic,
    words: Vec<&'static str>,
    /// How the sentence is made of the words; `None` for an example.
    line: Option<HelpLine>,
    sentence: Sentence,
    /// Whether the words stand behind another.
    is_detail: bool,
}

impl HelpEntry {
    /// Whether it shows what can be said by an example.
    const fn is_example(&self) -> bool {
        self.words.is_empty()
    }
}

/// Everything that such a one can say; `contest`: the game is one of a micro-match.
fn all(reader: HelpAudience, contest: bool, moment: Moment<'_>) -> Vec<HelpEntry> {
    let HelpAudience { names, training, sparring, manual, player, arbiter, adjourns, stage, amends } = reader;
    let is_draughts = matches!(names, PlaceNames::DarkSquares | PlaceNames::Numbers);
    let is_on = |when| match when {
        When::Always => true,
        When::Manual => manual,
        When::Hands => manual && names != PlaceNames::Points,
        When::HandsDesk => arbiter && manual && names != PlaceNames::Points,
        When::Training => training,
        When::Sparring => sparring,
        When::Desk => arbiter,
        When::Adjourning => arbiter && adjourns,
        When::On(board) => names == board,
        When::NotOn(board) => names != board,
        When::Draughts => is_draughts,
        When::DraughtsDesk => is_draughts && arbiter,
    };
    let (of_players, of_desk) = (|when| player && is_on(when), |when| arbiter && is_on(when));
    let (open, reopens, follows) = match stage {
        GameStage::Open => (true, false, false),
        GameStage::Over { reopens, follows } => (false, reopens, follows && !contest),
    };
    let outlasts = |verb: &Verb| match verb {
        Verb::After(_) => follows,
        _ => open || outlasts(verb) || reopens && matches!(verb, Verb::Result),
    };
    let of_use =
        |row: &CommandRow<Verb>| moment.takes_any(simplest_phrase::speaker(row), &simplest_phrase::asks(&row.means));
    let takes = |asks: Vec<Request>| moment.takes_any(Some(Seat::Arbiter), &asks);
    let alone = |topic, sentence| HelpEntry { topic, words: Vec::new(), line: None, sentence, is_detail: false };
    let mut help = Vec::new();
    if player && open && (moment.takes)(None, &simplest_phrase::moved()) {
        let example = message::help_play_move(Sentence::example_move(names));
        help.push(alone(HelpTopic::Move, example));
    }
    help.extend(verbs(&BOARD, amends, |row| of_players(row.when) && outlasts(&row.means) && of_use(row)));
    if open {
        help.extend(details(&CLAIMS, HelpTopic::Draw, |row| of_players(row.when) && (moment.knows)(row.means)));
    }
    // R-5.4.14.2, U-V.6.4: the opponent reports what the board does not show.
    if open && !arbiter && is_on(When::Hands) && REPORTS.iter().any(|row| takes(simplest_phrase::reported(row))) {
        help.extend(lines(&REPORTER, HelpTopic::Rulings, |_| true));
        help.extend(details(&REPORTS, HelpTopic::Rulings, |row| takes(simplest_phrase::reported(row))));
    }
    help.extend(lines(&SEATS, HelpTopic::Speakers, |row| of_players(row.when) && (moment.speaks)(row.means)));
    // The arbiter's seat without a colon: in short he is named among the seats.
    help.extend(details(&ARBITER, HelpTopic::Speakers, |row| is_on(row.when) && (moment.speaks)(row.means)));
    if !player && amends == Amends::Ruling {
        help.extend(verbs(&BOARD, amends, |row| takes_back(&row.means) && of_use(row)));
    }
    help.extend(verbs(&DESK, amends, |row| of_desk(row.when) && outlasts(&row.means) && of_use(row)));
    if open {
        help.extend(details(&TOPICS, HelpTopic::Rulings, |row| {
            of_desk(row.when) && takes(simplest_phrase::named(row.means))
        }));
        help.extend(details(&TASKS, HelpTopic::Speakers, |row| {
            of_desk(row.when) && takes(simplest_phrase::agreed(row.means))
        }));
        help.extend(details(&LOST, HelpTopic::Rulings, |row| of_desk(row.when) && takes(simplest_phrase::lost())));
        help.extend(details(&LOTS, HelpTopic::Opening, |row| of_desk(row.when) && takes(simplest_phrase::drawn())));
        help.extend(details(&FOUND, HelpTopic::Rulings, |row| of_desk(row.when)));
        help.extend(details(&FAULTS, HelpTopic::Rulings, |row| {
            of_desk(row.when) && takes(simplest_phrase::found(row.means))
        }));
        help.extend(details(&REPORTS, HelpTopic::Rulings, |row| {
            of_desk(row.when) && takes(simplest_phrase::reported(row))
        }));
        help.extend(details(&GAPS, HelpTopic::Clock, |row| {
            of_desk(row.when) && takes(simplest_phrase::gap(row.means))
        }));
    }
    help.extend(details(&SANCTIONS, HelpTopic::Rulings, |row| {
        of_desk(row.when) && takes(simplest_phrase::imposed(row.means, true))
    }));
    if open || reopens {
        help.extend(details(&BECAUSE, HelpTopic::Rulings, |row| of_desk(row.when)));
    }
    if contest {
        help.extend(lines(&MATCH, HelpTopic::Match, |row| arbiter || row.when == When::Always));
    }
    help.extend(details(&WALK, HelpTopic::Board, |_| true));
    help.push(HelpEntry {
        topic: HelpTopic::Board,
        words: vec![text_key::WORDS_BRAILLE],
        line: None,
        sentence: family::braille_help(names),
        is_detail: true,
    });
    help.push(alone(HelpTopic::Program, message::help_play_english()));
    if names == PlaceNames::Squares { help.into_iter().map(at_chess).collect() } else { help }
}

/// Whether there is a use for it when the game is over: what is heard, and what is put into the record.
const fn outlasts(verb: &Verb) -> bool {
    match verb {
        // What it is about is over with the game.
        Verb::Plain(Request::Record(
            RecordRequest::Query(Query::Turn | Query::Offer | Query::Duty) | RecordRequest::Listen,
        )) => false,
        Verb::Plain(ask) => {
            matches!(ask, Request::Record(_) | Request::Ruling(RulingRequest::Respond { .. })) || takes_back(verb)
        }
        Verb::Square
        | Verb::Diagonal
        | Verb::Near
        | Verb::Moves
        | Verb::Note
        | Verb::Tell(_)
        | Verb::Call
        | Verb::Remark
        | Verb::Rule
        | Verb::Ending => true,
        Verb::Sign | Verb::Protest(_) => true,
        // What a sanction may still be, the rules say.
        Verb::Sanction | Verb::Force => true,
        Verb::Help | Verb::Leave | Verb::After(_) | Verb::Level => true,
        Verb::Start
        | Verb::Flag
        | Verb::Claim
        | Verb::Show
        | Verb::Pause
        | Verb::Time(_)
        | Verb::Counter
        | Verb::Arrange(_)
        | Verb::NextPeriod
        | Verb::TwoMinutes
        | Verb::Result
        | Verb::Absent => false,
        Verb::BoardCursor(..) => false,
        Verb::Arrived
        | Verb::Fault
        | Verb::Correct
        | Verb::Pass
        | Verb::Seal
        | Verb::Envelope
        | Verb::Resumption
        | Verb::Session
        | Verb::Annul
        | Verb::Gap => false,
    }
}

const fn takes_back(verb: &Verb) -> bool {
    matches!(verb, Verb::Plain(Request::Move(MoveRequest::TakeBack)))
}

/// The lines of those words that are shown; the one that takes an entry back says whose right that is.
fn verbs(rows: &[CommandRow<Verb>], amends: Amends, shown: impl Fn(&CommandRow<Verb>) -> bool) -> Vec<HelpEntry> {
    let rows = rows.iter().filter(|row| shown(row));
    let rows = rows.filter_map(|row| {
        let help = if takes_back(&row.means) { amends.help()? } else { row.help };
        Some((row.words, help, HelpTopic::of_verb(&row.means)))
    });
    told(&rows.collect::<Vec<_>>())
}

/// What can be said in a replay.
#[must_use]
pub fn help_replay() -> Vec<Sentence> {
    [sentences(&REPLAY), sentences(&ACTS), sentences(&EARS)].concat()
}

/// What can be said in a sitting with exercises, besides what is said at the board.
#[must_use]
pub fn help_drill() -> Vec<Sentence> {
    sentences(&DRILL)
}

/// What can be said while a position is set up on a board whose squares are named so.
#[must_use]
pub fn help_set_up(names: PlaceNames) -> Vec<Sentence> {
    let (side, pieces) = family::example_pieces(names);
    let example = message::set_up_put(side, pieces);
    let mut help = vec![message::help_set_up_place(example)];
    help.push(message::help_set_up_hand());
    help.extend(sentences(&SET_UP));
    help
}

/// What can be said in a menu.
#[must_use]
pub fn help_menu() -> Vec<Sentence> {
    let mut help = vec![message::help_home_choice()];
    help.extend(sentences(&MENU));
    help
}

/// What can be said during an exercise of the course.
#[must_use]
pub fn help_course() -> Vec<Sentence> {
    sentences(&COURSE)
}

/// What can be said during an exercise of a tutorial, besides what is said at the board.
#[must_use]
pub fn help_tutor() -> Vec<Sentence> {
    sentences(&TUTOR)
}

/// All lines of these rows, whatever room they are in.
fn sentences<V>(rows: &[CommandRow<V>]) -> Vec<Sentence> {
    lines(rows, HelpTopic::Program, |_| true).iter().map(|line| line.sentence.clone()).collect()
}

/// Words that name the pieces of draughts, as they are shown at chess.
const AT_CHESS: [(&str, &str); 2] = [
    (text_key::WORDS_PIECES, text_key::SHOWN_CHESS_PIECES),
    (text_key::WORDS_FAULT_TOUCHED, text_key::SHOWN_CHESS_TOUCHED),
];

/// The line with the words of chess.
fn at_chess(entry: HelpEntry) -> HelpEntry {
    let shown =
        |words: &'static str| AT_CHESS.into_iter().find(|(own, _)| *own == words).map_or(words, |(_, shown)| shown);
    let words: Vec<&str> = entry.words.iter().map(|words| shown(words)).collect();
    match entry.line {
        Some(line) if words != entry.words => HelpEntry { sentence: line(named(&words)), words, ..entry },
        Some(_) | None => entry,
    }
}

/// One line for each run of rows with the same help.
fn lines<V>(rows: &[CommandRow<V>], topic: HelpTopic, shown: impl Fn(&CommandRow<V>) -> bool) -> Vec<HelpEntry> {
    let shown = rows.iter().filter(|row| shown(row));
    told(&shown.map(|row| (row.words, row.help, topic)).collect::<Vec<_>>())
}

/// The same for words that stand behind another.
fn details<V>(rows: &[CommandRow<V>], topic: HelpTopic, shown: impl Fn(&CommandRow<V>) -> bool) -> Vec<HelpEntry> {
    let lines = lines(rows, topic, shown);
    lines.into_iter().map(|line| HelpEntry { is_detail: true, ..line }).collect()
}

/// These words, as a line of help names them.
fn named(words: &[&'static str]) -> Slot {
    Slot::Phrases(words.iter().map(|words| (*words).to_owned()).collect())
}

/// One line for each run of words with the same help.
fn told(rows: &[(&'static str, HelpLine, HelpTopic)]) -> Vec<HelpEntry> {
    let line = |rows: &[(&'static str, HelpLine, HelpTopic)]| {
        let words: Vec<&str> = rows.iter().map(|(words, _, _)| *words).collect();
        rows.first().map(|&(_, help, topic)| {
            let sentence = help(named(&words));
            HelpEntry { topic, words, line: Some(help), sentence, is_detail: false }
        })
    };
    let is_same = |one: HelpLine, other: HelpLine| one(named(&[])) == other(named(&[]));
    rows.chunk_by(|(_, one, _), (_, other, _)| is_same(*one, *other)).filter_map(line).collect()
}

#[cfg(test)]
mod tests;
