//! Words about teams at the desk of an event: who plays for one, line-ups, the boards of a match.

use super::{EventLexicon, EventRequest, EventTopic, EventUnread, Line, Verb};
use crate::words::book::Book;
use golos_tournament::document::DocumentRequest;
use golos_tournament::event::MOST_BOARDS;
use golos_wording::{NAME_CHARS, Wording, clean, text_key};

#[derive(Clone, Copy)]
enum TeamVerb {
    Join,
    Captain,
    LineUp,
    Team,
    Match,
    Annul,
    Count,
    Protocol,
    Summary,
    TeamCount,
}

const VERBS: [(&str, TeamVerb); 10] = [
    (text_key::EVENT_WORD_JOIN, TeamVerb::Join),
    (text_key::EVENT_WORD_CAPTAIN, TeamVerb::Captain),
    (text_key::EVENT_WORD_LINE_UP, TeamVerb::LineUp),
    (text_key::EVENT_WORD_TEAM, TeamVerb::Team),
    (text_key::EVENT_WORD_MATCH, TeamVerb::Match),
    (text_key::EVENT_WORD_ANNUL, TeamVerb::Annul),
    (text_key::EVENT_WORD_COUNT, TeamVerb::Count),
    (text_key::EVENT_WORD_MATCH_PROTOCOL, TeamVerb::Protocol),
    (text_key::EVENT_WORD_SUMMARY, TeamVerb::Summary),
    (text_key::EVENT_WORD_TEAM_COUNT, TeamVerb::TeamCount),
];

/// The words about teams.
pub(super) struct TeamWords {
    verbs: Book<TeamVerb>,
    member: Book<()>,
}

impl TeamWords {
    pub(super) fn new(languages: &[Wording]) -> TeamWords {
        TeamWords {
            verbs: Book::new(languages, VERBS),
            member: Book::new(languages, [(text_key::EVENT_WORD_MEMBER, ())]),
        }
    }
}

impl EventLexicon {
    /// A line about teams; none if it is about something else.
    pub(super) fn of_teams(
        &self,
        line: &Line<'_>,
        reason: &Option<String>,
        names: &[String],
    ) -> Option<Result<EventRequest, EventUnread>> {
        let in_round = self.round.take(line).and_then(|((), rest)| self.number(&rest));
        let (round, line) = match in_round {
            Some((round, rest)) => (Some(round), rest),
            None => (None, line.clone()),
        };
        // "Summary" is a paper of teams, "summary of the round" is not.
        if matches!(self.verbs.take(&line), Some((Verb::Digest, _))) {
            return None;
        }
        let (verb, rest) = self.teams.verbs.take(&line)?;
        if round.is_some() && !matches!(verb, TeamVerb::Match) {
            return None;
        }
        let ask = self.of_team(verb, round, &rest, reason, names);
        Some(ask.ok_or(EventUnread::Half(EventTopic::Teams)))
    }

    fn of_team(
        &self,
        verb: TeamVerb,
        round: Option<u16>,
        rest: &Line<'_>,
        reason: &Option<String>,
        names: &[String],
    ) -> Option<EventRequest> {
        let told = || reason.clone().unwrap_or_default();
        match verb {
            TeamVerb::Join => {
                let (number, rest) = self.whom(rest, names)?;
                let fields = self.fields(rest.text().trim_start_matches([':', ',', ' ']), true)?;
                (!fields.is_empty()).then_some(EventRequest::Join { number, fields })
            }
            TeamVerb::Captain => {
                let (number, rest) = self.whom(rest, names)?;
                let name = clean(rest.text().trim_start_matches([':', ',', ' ']), NAME_CHARS);
                (!name.is_empty()).then_some(EventRequest::Captain { number, name })
            }
            TeamVerb::LineUp => {
                let (number, round, rest) = self.of_round(rest, names)?;
                if rest.is_empty() {
                    return Some(EventRequest::Squad(number));
                }
                let words = rest.text().split([' ', ',', ';', ':']).filter(|word| !word.is_empty());
                let order: Option<Vec<u16>> =
                    words.take(usize::from(MOST_BOARDS) + 1).map(|one| one.parse().ok()).collect();
                Some(EventRequest::LineUp { round, number, order: order?, reason: reason.clone() })
            }
            TeamVerb::Team => {
                let (number, rest) = self.whom(rest, names)?;
                if rest.is_empty() {
                    return Some(EventRequest::Squad(number));
                }
                let ((), rest) = self.teams.member.take(&rest)?;
                let (member, rest) = self.number(&rest)?;
                let fields = self.fields(rest.text(), false)?;
                let reason = reason.clone();
                (!fields.is_empty()).then_some(EventRequest::AmendMember { number, member, fields, reason })
            }
            TeamVerb::Match => self.of_match(round, rest, reason),
            TeamVerb::Annul | TeamVerb::Count => {
                let (number, rest) = self.whom(rest, names)?;
                let annulled = matches!(verb, TeamVerb::Annul);
                rest.is_empty().then(|| EventRequest::Annul { number, annulled, reason: told() })
            }
            TeamVerb::Protocol => {
                let (number, rest) = self.number(rest)?;
                rest.is_empty().then_some(EventRequest::Document(DocumentRequest::Match { round: None, number }))
            }
            TeamVerb::Summary if rest.is_empty() => Some(EventRequest::Document(DocumentRequest::Matches(None))),
            TeamVerb::Summary => {
                let (round, rest) = self.number(rest)?;
                rest.is_empty().then_some(EventRequest::Document(DocumentRequest::Matches(Some(round))))
            }
            TeamVerb::TeamCount if rest.is_empty() => Some(EventRequest::Document(DocumentRequest::TeamCount(None))),
            TeamVerb::TeamCount => {
                let (best, rest) = self.number(rest)?;
                rest.is_empty().then_some(EventRequest::Document(DocumentRequest::TeamCount(Some(best))))
            }
        }
    }

    /// `match 1`, `match 1 board 2 draw`, `match 1 2 1-0`; what is said of the match as a whole is read as of a board.
    fn of_match(&self, round: Option<u16>, line: &Line<'_>, reason: &Option<String>) -> Option<EventRequest> {
        let (board, rest) = self.number(line)?;
        if rest.is_empty() {
            return round.is_none().then_some(EventRequest::Match(board));
        }
        let rest = Line::read(rest.text().trim_start_matches([',', ':', ' ']));
        let named = self.board.take(&rest).map(|((), rest)| rest);
        let table = self.number(named.as_ref().unwrap_or(&rest));
        let Some((table, rest)) = table else { return self.at_board(round, line, reason) };
        // "The second board: draw".
        let behind = self.board.take(&rest).map(|((), rest)| rest);
        let rest = behind.unwrap_or(rest);
        if let Some(score) = self.score(&rest) {
            return Some(EventRequest::TableScore { round, board, table, score, reason: reason.clone() });
        }
        if self.unscore.whole(&rest).is_some() {
            let reason = reason.clone().unwrap_or_default();
            return Some(EventRequest::TableUnscore { round, board, table, reason });
        }
        // "Match 1: 1-0" has no board.
        self.at_board(round, line, reason)
    }
}
