use super::hour::hour;
use super::line::Line;
use super::table::{Arranged, Behind, CommandRow, Contest, Verb};
use super::{CommandParseError, Lexicon, Tokens, by_keys, length, seat, whole_or_by_keys};
use crate::{AfterGame, Hour, Intent, MatchRequest, simplest_phrase};
use golos_clock::Ms;
use golos_game::{
    AdjournmentRequest, AttendanceRequest, ClaimRequest, ClockRequest, GapRuling, MoveRequest, OfferRequest,
    OpeningRequest, ProtestRequest, Query, RecordRequest, Recourse, RemedyRequest, Request, Response, RulingRequest,
    Seat, TimeChange, Topic,
};
use golos_people::{Arrangement, Tasks};
use golos_rules::{Fault, Side};

/// The greatest number that a move counter is set to.
const MOST_COUNTED: u32 = 999;

/// The most letters behind the digits of a place in a row: `3rd`, «1-го», «2-ша».
const MOST_OF_ENDING: usize = 3;

impl Lexicon {
    /// Reads a line typed at a board.
    ///
    /// # Errors
    /// [`CommandParseError`] for a line that is too long or has no text, and for a command that lacks a part. Never for a move.
    pub fn play(&self, line: &Tokens) -> Result<Intent, CommandParseError> {
        line.expect_text(CommandParseError::MOST_CHARS)?;
        let (by, said) = (line.seat(), line.said_line());
        if by == Some(Seat::Arbiter) && said.text().is_empty() {
            // «Судья!» is called out by a player; without the sign the arbiter asks what waits for him.
            let is_called = line.text().ends_with('!');
            let report = Request::Record(RecordRequest::Query(Query::Report));
            return Ok(if is_called { game(None, called("")) } else { game(by, report) });
        }
        if let Some(asked) = self.needed(by, &said).or_else(|| self.found(by, said.text(), line.names())) {
            return Ok(asked);
        }
        // «Белые дамки» are looked for; «белые: дамки» is White's.
        match by {
            Some(_) if self.is_looked_for(&line.whole()) => self.said(None, &line.whole()),
            _ => self.said(by, &said),
        }
    }

    /// Reads the answer to the question whether an interruption counts against this side, if one is named; none if the
    /// line is none.
    #[must_use]
    pub fn gap(&self, line: &Tokens, side: Option<Side>) -> Option<Intent> {
        let by = line.seat().unwrap_or(Seat::Arbiter);
        let (ruling, rest) = self.gaps.take(&line.said_line())?;
        let is_charged = ruling == GapRuling::Charge && side.is_some() && self.sides.whole(&rest) == side;
        (rest.is_empty() || is_charged).then(|| game(Some(by), Request::Clock(ClockRequest::Gap(ruling))))
    }

    /// The same of him who sits at a terminal of his own, and names nobody.
    ///
    /// # Errors
    /// As [`Lexicon::play`].
    pub fn own(&self, seat: Seat, line: &Tokens) -> Result<Intent, CommandParseError> {
        line.expect_text(CommandParseError::MOST_CHARS)?;
        self.said(Some(seat), &line.whole())
    }

    /// The same at the arbiter's own terminal, where he need not say who he is.
    ///
    /// # Errors
    /// As [`Lexicon::play`].
    pub fn desk(&self, line: &Tokens) -> Result<Intent, CommandParseError> {
        match self.lots.take(&line.whole()) {
            Some(_) => self.own(Seat::Arbiter, line),
            None => self.play(line),
        }
    }

    /// Who speaks, and the least of what the word can ask for that such a line begins with, each with something that may
    /// stand behind it; none if it begins with no word of the board.
    #[must_use]
    pub fn least(&self, line: &Tokens) -> Option<(Option<Seat>, Vec<Request>)> {
        let (row, _) = self.board.take(&line.said_line())?;
        Some((line.seat().or(simplest_phrase::speaker(row)), simplest_phrase::asks(&row.means)))
    }

    /// The text after the word "board" at the head of what is said; `None` if it does not begin with that word.
    #[must_use]
    pub fn behind_word<'a>(&self, line: &'a Tokens) -> Option<&'a str> {
        self.board.take(&line.said_line()).map(|(_, rest)| rest.text())
    }

    fn said(&self, by: Option<Seat>, line: &Line<'_>) -> Result<Intent, CommandParseError> {
        if line.text().is_empty() {
            return Ok(game(by, Request::Move(MoveRequest::Press)));
        }
        if self.diagonals.whole(line).is_some() {
            return Ok(game(by, place(line)));
        }
        // What has words of its own is no search: «а у соперника сколько осталось».
        if let Some(query) = self.looking(line).filter(|_| self.board.whole(line).is_none()) {
            return Ok(game(by, Request::Record(RecordRequest::Query(query))));
        }
        if let Some(walk) = self.walking(line).filter(|_| self.board.whole(line).is_none()) {
            return Ok(Intent::Walk(walk));
        }
        if let Some(asked) = self.of_match(by, line) {
            return asked;
        }
        // «а: 1-0»: no move is written so.
        if by == Some(Seat::Arbiter)
            && self.outcomes.whole(line).is_some()
            && line.text().starts_with(|sign: char| sign.is_numeric() || sign == '½')
        {
            return Ok(game(by, self.result(line)?));
        }
        if by == Some(Seat::Arbiter)
            && let Some(((), rest)) = self.lots.take(line)
        {
            let (text, reason) = self.parted(&rest);
            return Ok(Intent::Draw { by, text, reason });
        }
        if by.is_some_and(|by| by.side().is_some()) && self.arbiter.whole(line).is_some() {
            return Ok(game(by, called("")));
        }
        if by == Some(Seat::Arbiter)
            && let Some((Seat::Assistant(side), rest)) = self.seats.take(line)
            && let Some(agreed) = self.agreed(side, rest)
        {
            return agreed.map(|ask| game(by, ask));
        }
        if let Some(((), rest)) = self.flags.take(line) {
            return Ok(self.both_flags(by, &rest));
        }
        if let Some((row, rest)) = self.board.take(line) {
            return self.command(by, row, line, &rest);
        }
        // As help names them, without the word before them.
        if self.faults.whole(line).is_some() || self.reports.whole(line).is_some() {
            return Ok(game(by, self.fault(by, line)?));
        }
        if let Some(number) = self.times.numbers.whole(line) {
            return Ok(game(by, Request::Move(MoveRequest::Make(number.to_string()))));
        }
        let command = |keys: &str| {
            let line = Line::read(keys);
            let (row, rest) = self.board.take(&line)?;
            self.command(by, row, &line, &rest).ok().filter(|intent| !is_move(intent))
        };
        Ok(by_keys(line.text(), command).unwrap_or_else(|| game(by, typed_move(line))))
    }

    fn command(
        &self,
        by: Option<Seat>,
        row: &CommandRow<Verb>,
        line: &Line<'_>,
        rest: &Line<'_>,
    ) -> Result<Intent, CommandParseError> {
        // "Take a8".
        if matches!(row.means, Verb::Time(_)) && seat::is_rest_of_move(rest.text()) {
            return Ok(game(by, typed_move(line)));
        }
        // Who has an irregular move put right, or reports one, the rules say: the opponent alone, or the arbiter too.
        let is_open = matches!(
            row.means,
            Verb::Correct
                | Verb::Fault
                | Verb::Plain(Request::Remedy(RemedyRequest::Demand | RemedyRequest::Back | RemedyRequest::Stand))
        );
        let by = by.or((row.when.is_desk() && !is_open).then_some(Seat::Arbiter));
        let ask = match &row.means {
            Verb::Help if rest.is_empty() => return Ok(by.map_or(Intent::Help, Intent::HelpOf)),
            Verb::Help => {
                let topic = whole_or_by_keys(&self.help, rest);
                return topic
                    .map(|topic| Intent::HelpOn(by, topic))
                    .ok_or_else(|| CommandParseError::Topic(rest.text().to_owned()));
            }
            Verb::Leave if rest.is_empty() => return Ok(Intent::Leave),
            Verb::After(after) if rest.is_empty() => return Ok(Intent::AfterGame(*after)),
            Verb::Level if rest.is_empty() => return Ok(Intent::AfterGame(AfterGame::Level(None))),
            Verb::Level if let Some(level) = self.whole_number(rest) => {
                return Ok(Intent::AfterGame(AfterGame::Level(Some(level))));
            }
            // The arbiter does not accept or decline for himself: he rules.
            Verb::Plain(Request::Offer(OfferRequest::Accept)) if rest.is_empty() && by == Some(Seat::Arbiter) => {
                RulingRequest::Uphold.into()
            }
            Verb::Plain(Request::Offer(OfferRequest::Decline)) if rest.is_empty() && by == Some(Seat::Arbiter) => {
                RulingRequest::Dismiss.into()
            }
            // «Ничья, троекратное повторение»: a draw with its ground is claimed, and not offered.
            Verb::Plain(Request::Offer(OfferRequest::Offer))
                if let Some((claim, behind)) = self.claims.take(rest)
                    && behind.is_empty() =>
            {
                Request::Claim(ClaimRequest::Claim { claim, intended: None })
            }
            Verb::Plain(ask) if rest.is_empty() => ask.clone(),
            Verb::Plain(ask) if let Some(ruling) = self.named(by, ask, rest) => ruling,
            Verb::Plain(_) if row.when.is_desk() => return Err(CommandParseError::Behind(rest.text().to_owned())),
            Verb::Call => called(&self.reason(rest)),
            Verb::Remark if rest.is_empty() => return Err(CommandParseError::Note),
            Verb::Remark => Request::Record(RecordRequest::Note(rest.text().to_owned())),
            // «Поправка: d4-c5»: the slip goes, and the move that was made takes its place.
            Verb::Plain(Request::Move(MoveRequest::TakeBack)) => {
                Request::Move(MoveRequest::Amend(rest.text().to_owned()))
            }
            Verb::Plain(_) | Verb::Leave | Verb::After(_) | Verb::Level => typed_move(line),
            Verb::Start if rest.is_empty() => Request::Clock(ClockRequest::Start),
            Verb::Start if let Some(hour) = hour(rest, &self.sides, &self.times.numbers) => {
                return Ok(Intent::AtHour { by, what: Hour::Start, hour: hour? });
            }
            Verb::Start => {
                let late = self.sides.whole(rest).ok_or_else(|| CommandParseError::Behind(rest.text().to_owned()))?;
                Request::Opening(OpeningRequest::Await(late))
            }
            Verb::Flag if rest.is_empty() => Request::Clock(ClockRequest::Flag),
            Verb::Flag if let Some(((), rest)) = self.both_flags.take(rest) => return Ok(self.both_flags(by, &rest)),
            Verb::Flag => typed_move(line),
            Verb::Diagonal
                if line.first().is_some_and(seat::is_file)
                    && (seat::is_rest_of_move(rest.text()) || seat::is_rest_dictated(rest.text())) =>
            {
                typed_move(line)
            }
            Verb::Square | Verb::Diagonal | Verb::Near | Verb::Moves if rest.is_empty() => {
                return Err(CommandParseError::Place);
            }
            // «пункт девять, один, один», as an article is said: no place has so many numbers.
            Verb::Square if self.is_article(rest) => {
                Request::Record(RecordRequest::Query(Query::Rule(rest.text().to_owned())))
            }
            Verb::Diagonal if self.is_one_place(line, rest) => through(rest),
            Verb::Square | Verb::Diagonal => place(rest),
            Verb::Near => Request::Record(RecordRequest::Query(Query::Near(rest.text().to_owned()))),
            Verb::Moves => Request::Record(RecordRequest::Query(Query::Moves(rest.text().to_owned()))),
            Verb::Rule => Request::Record(RecordRequest::Query(Query::Rule(rest.text().to_owned()))),
            Verb::BoardCursor(_, Behind::Needed) if rest.is_empty() => return Err(CommandParseError::Place),
            Verb::BoardCursor(ask, _) => Request::Handling(ask(rest.text().to_owned())),
            Verb::Claim => self.claim(rest)?,
            Verb::Show => Request::Claim(ClaimRequest::Show { line: rest.text().to_owned() }),
            // «пауза не нужна» is none.
            Verb::Pause if self.not.take(&self.fillers.skip(rest.behind(0))).is_some() => {
                return Err(CommandParseError::Behind(rest.text().to_owned()));
            }
            // A number is no reason: another board was meant, or a time.
            Verb::Pause if self.is_number(&self.hall_go.skip(rest.behind(0))) => {
                return Err(CommandParseError::Behind(rest.text().to_owned()));
            }
            // A stop is not put off for a word: what stands behind it is why.
            Verb::Pause => {
                let is_bare = self.by_stems(line).as_deref() == Some("stop") || self.bare(rest, true).is_empty();
                let reason = if is_bare { String::new() } else { self.reason(rest) };
                Request::Clock(ClockRequest::Pause { reason })
            }
            Verb::Time(change) => self.time(*change, rest)?,
            Verb::Counter => self.counter(line, rest)?,
            Verb::NextPeriod => self.next_period(line, rest)?,
            // "Two minutes for both": whether they are added or taken is not said.
            Verb::TwoMinutes if (0..rest.count()).any(|from| self.both.take(&rest.behind(from)).is_some()) => {
                return Err(CommandParseError::Change);
            }
            Verb::TwoMinutes => {
                let side = self.sides.take(rest);
                let (side, rest) = side.map_or_else(|| (None, rest.behind(0)), |(side, rest)| (Some(side), rest));
                Request::Clock(ClockRequest::TwoMinutes { side, reason: self.stated(line, &rest)? })
            }
            Verb::Result => self.result(rest)?,
            Verb::Absent if self.both.whole(rest).is_some() => {
                Request::Attendance(AttendanceRequest::Absent(Side::BOTH.to_vec()))
            }
            Verb::Absent => Request::Attendance(AttendanceRequest::Absent(vec![
                self.sides.whole(rest).ok_or(CommandParseError::Side)?,
            ])),
            Verb::Sign if rest.is_empty() => Request::Record(RecordRequest::Sign(Vec::new())),
            Verb::Sign if self.both.whole(rest).is_some() => Request::Record(RecordRequest::Sign(Side::BOTH.to_vec())),
            Verb::Sign => {
                Request::Record(RecordRequest::Sign(vec![self.sides.whole(rest).ok_or(CommandParseError::Side)?]))
            }
            Verb::Protest(_) if rest.is_empty() => return Err(CommandParseError::Note),
            // «протест отклонить»: what is ruled stands before the ruling. A player rules nothing: it is why he protests.
            Verb::Protest(_)
                if by.is_none_or(|by| by == Seat::Arbiter)
                    && let Some(ruling) = self.ruled(line, rest) =>
            {
                return Ok(game(by.or(Some(Seat::Arbiter)), ruling));
            }
            Verb::Protest(recourse) => self.protest(*recourse, rest),
            Verb::Arrived => {
                Request::Attendance(AttendanceRequest::Arrived(self.sides.whole(rest).ok_or(CommandParseError::Side)?))
            }
            // A pass is a move, and read as one.
            Verb::Pass => typed_move(line),
            Verb::Fault => self.fault(by, rest)?,
            Verb::Sanction if let Some(lost) = self.match_lost(by, rest) => return lost,
            Verb::Sanction => self.sanction(rest, false)?,
            Verb::Force => self.forced(rest)?,
            Verb::Correct if rest.is_empty() => Request::Remedy(RemedyRequest::Correct),
            Verb::Correct if self.because.take(rest).is_some() => {
                return Err(CommandParseError::Behind(rest.text().to_owned()));
            }
            Verb::Correct => Request::Remedy(RemedyRequest::Mend(rest.text().to_owned())),
            Verb::Seal if rest.is_empty() => return Ok(Intent::Seal { by }),
            Verb::Envelope if rest.is_empty() && line.count() == 1 => return Err(CommandParseError::Envelope),
            Verb::Envelope if rest.is_empty() => return Ok(Intent::Envelope { by }),
            Verb::Envelope if self.lost.take(rest).is_some() => {
                let reason = self.stated(rest, &self.lost.skip(rest.behind(0)))?;
                Request::Adjournment(AdjournmentRequest::Lose { reason })
            }
            Verb::Resumption if rest.is_empty() => return Err(CommandParseError::Resumption),
            Verb::Resumption => Request::Adjournment(AdjournmentRequest::Appoint { when: rest.text().to_owned() }),
            Verb::Session => {
                let hour = hour(rest, &self.sides, &self.times.numbers)
                    .ok_or_else(|| CommandParseError::Behind(rest.text().to_owned()))??;
                return Ok(Intent::AtHour { by, what: Hour::SessionEnd, hour });
            }
            Verb::Annul => Request::Adjournment(AdjournmentRequest::Annul { reason: self.stated(line, rest)? }),
            Verb::Ending if rest.is_empty() => return Ok(Intent::Ending { by }),
            Verb::Seal | Verb::Envelope | Verb::Ending => {
                return Err(CommandParseError::Behind(rest.text().to_owned()));
            }
            Verb::Gap => Request::Clock(ClockRequest::Gap(self.gaps.whole(rest).ok_or(CommandParseError::Gap)?)),
            Verb::Arrange(what) => AttendanceRequest::Settle(self.arranged(*what, rest)?).into(),
            Verb::Note | Verb::Tell(_) if rest.is_empty() => return Err(CommandParseError::Note),
            Verb::Tell(side) => return Ok(Intent::Tell { by, side: *side, text: rest.text().to_owned() }),
            Verb::Note => Request::Record(RecordRequest::Note(rest.text().to_owned())),
        };
        Ok(game(by, ask))
    }

    /// What is settled for a board: "two boards, White's counts", "way of recording White braille", "agreed sign touch on the
    /// hand".
    fn arranged(&self, what: Arranged, rest: &Line<'_>) -> Result<Arrangement, CommandParseError> {
        let side = (0..rest.count()).find_map(|from| self.sides.take(&rest.behind(from)).map(|(side, _)| side));
        let side = side.ok_or(CommandParseError::Side);
        match what {
            Arranged::Boards { two } => Ok(Arrangement::Boards { two, counts: side? }),
            Arranged::Record => {
                let side = side?;
                let medium = (0..rest.count()).find_map(|from| self.media.whole(&rest.behind(from)));
                let behind = || CommandParseError::Behind(rest.text().to_owned());
                Ok(Arrangement::Record { side, medium: medium.ok_or_else(behind)? })
            }
            Arranged::Voice { allowed } => Ok(Arrangement::Voice { side: side?, allowed }),
            Arranged::Sign if rest.is_empty() => Err(CommandParseError::Note),
            Arranged::Sign => Ok(Arrangement::Sign(rest.text().to_owned())),
        }
    }

    /// `both flags`, perhaps with what was found at the clock on the table.
    fn both_flags(&self, by: Option<Seat>, found: &Line<'_>) -> Intent {
        game(by.or(Some(Seat::Arbiter)), Request::Ruling(RulingRequest::BothFlags { found: self.reason(found) }))
    }

    /// Reads what is agreed for an assistant: `moves, clock and record`; none for anything else.
    #[must_use]
    pub fn tasks(&self, line: &str) -> Option<Tasks> {
        self.tasks_in(Line::read(line))?.ok()
    }

    /// The same behind an assistant; none if no task stands there.
    fn agreed(&self, side: Side, tasks: Line<'_>) -> Option<Result<Request, CommandParseError>> {
        Some(self.tasks_in(tasks)?.map(|tasks| AttendanceRequest::Agree { side, tasks }.into()))
    }

    fn tasks_in(&self, tasks: Line<'_>) -> Option<Result<Tasks, CommandParseError>> {
        let mut agreed = Vec::new();
        let mut rest = tasks;
        while let Some((task, behind)) = self.tasks.take(&rest) {
            agreed.push(task);
            rest = self.and.skip(behind);
        }
        let tasks = agreed.iter().copied().flatten().collect();
        match rest.is_empty() {
            _ if agreed.is_empty() => None,
            true => Some(Ok(tasks)),
            false => Some(Err(CommandParseError::Behind(rest.text().to_owned()))),
        }
    }

    /// The word for a ruling behind what is ruled.
    fn ruled(&self, line: &Line<'_>, rest: &Line<'_>) -> Option<Request> {
        let behind = self.sides.skip(self.fillers.skip(rest.behind(0)));
        let (row, reason) = self.board.take(&behind)?;
        // «протест чёрных отклонить: ход был возможен»; what only begins like a ruling is why he protests.
        let before = behind.text().strip_suffix(reason.text()).unwrap_or_default().trim_end();
        let is_apart = reason.is_empty() || before.ends_with([':', ',']) || self.because.take(&reason).is_some();
        let Verb::Plain(ask) = &row.means else { return None };
        let topic = line.text().strip_suffix(rest.text()).filter(|_| is_apart)?;
        self.named(Some(Seat::Arbiter), ask, &Line::read(&format!("{topic} {}", reason.text())))
    }

    /// `uphold claim`, `reject the flag`: what is ruled, named behind the ruling.
    fn named(&self, by: Option<Seat>, ask: &Request, rest: &Line<'_>) -> Option<Request> {
        let is_arbiter = by == Some(Seat::Arbiter);
        let upheld = match ask {
            Request::Ruling(RulingRequest::Uphold) => true,
            Request::Ruling(RulingRequest::Dismiss) => false,
            Request::Offer(OfferRequest::Accept) if is_arbiter => true,
            Request::Offer(OfferRequest::Decline) if is_arbiter => false,
            _ => return None,
        };
        let (topic, rest) = self.topics.take(rest)?;
        let response = if upheld { Response::Upheld } else { Response::Rejected };
        match topic {
            Topic::Protest => Some(RulingRequest::Respond { response, reason: self.reason(&rest) }.into()),
            topic => rest.is_empty().then(|| RulingRequest::Named { upheld, topic }.into()),
        }
    }

    /// `protest white the flag had not fallen`: the arbiter names the side, a player speaks for his own.
    ///
    /// `protest decision 3 because …`, `protest white decision 3 …`: which decision it is against may be named.
    fn protest(&self, recourse: Recourse, rest: &Line<'_>) -> Request {
        let (mut decision, rest) = self.decision(rest.behind(0));
        let (side, behind) = match self.sides.take(&rest) {
            Some((side, behind)) if decision.is_none() => {
                let behind = self.decision(behind);
                decision = behind.0;
                (Some(side), self.reason(&behind.1))
            }
            Some((side, behind)) => (Some(side), self.reason(&behind)),
            None => (None, self.reason(&rest)),
        };
        let (_, excuse) = self.parted(&rest);
        Request::Record(RecordRequest::Protest(Box::new(ProtestRequest {
            recourse,
            side,
            decision,
            reason: self.reason(&rest),
            behind,
            excuse,
        })))
    }

    /// The number of a decision that a line begins with, and what stands behind it.
    fn decision<'a>(&self, line: Line<'a>) -> (Option<u32>, Line<'a>) {
        match self.decided.take(&line).and_then(|(_, behind)| self.number(&behind)) {
            Some((number, behind)) => (Some(number), behind),
            None => (None, line),
        }
    }

    /// `sanction white …`, `set white 10:00 because …`, `uphold because …`: what passes a limit of the rules knowingly.
    fn forced(&self, line: &Line<'_>) -> Result<Request, CommandParseError> {
        let behind = || CommandParseError::Behind(line.text().to_owned());
        let (row, rest) = self.board.take(line).ok_or_else(behind)?;
        match &row.means {
            Verb::Sanction => self.sanction(&rest, true),
            Verb::Time(change) => Ok(match self.time(*change, &rest)? {
                Request::Clock(ClockRequest::Correct { side, change, reason }) => {
                    Request::Clock(ClockRequest::Overrule { sides: vec![side], change, reason })
                }
                Request::Clock(ClockRequest::CorrectBoth { change, reason }) => {
                    Request::Clock(ClockRequest::Overrule { sides: Side::BOTH.to_vec(), change, reason })
                }
                ask => ask,
            }),
            Verb::Plain(Request::Ruling(RulingRequest::Uphold)) => {
                let reason = self.stated(&rest, &self.topics.skip(rest.behind(0)))?;
                Ok(RulingRequest::Overrule { upheld: true, reason }.into())
            }
            Verb::Plain(Request::Ruling(RulingRequest::Dismiss)) => {
                let reason = self.stated(&rest, &self.topics.skip(rest.behind(0)))?;
                Ok(RulingRequest::Overrule { upheld: false, reason }.into())
            }
            _ => Err(behind()),
        }
    }

    /// `white two hands`, `colours`: the side may stand before or behind what was done, and may be left out.
    fn fault(&self, by: Option<Seat>, line: &Line<'_>) -> Result<Request, CommandParseError> {
        // A player's opponent is a side as well.
        let opponent = self.opponent.take(line).zip(by.and_then(Seat::side));
        let opponent = opponent.map(|(((), rest), own)| (own.other(), rest));
        let blamed = self.sides.take(line).or(opponent);
        let (side, rest) = blamed.map_or((None, line.behind(0)), |(side, rest)| (Some(side), rest));
        if let Some((fault, rest)) = self.reports.take(&rest) {
            let (side, rest) = self.blamed(side, rest);
            // `move taken back c3-d4`: the one that was made first; `another piece touched e3`: that piece.
            let (first, rest) = match fault {
                Fault::TakenBack | Fault::OtherTouched if names_a_place(&rest) => self.before_reason(rest),
                _ => (None, rest),
            };
            let reason = self.reason_only(&rest)?;
            return Ok(Request::Remedy(RemedyRequest::Report { side, fault, first, reason }));
        }
        let (misdeed, rest) = self.faults.take(&rest).ok_or(CommandParseError::Fault)?;
        let (side, rest) = self.blamed(side, rest);
        let reason = self.reason_only(&rest)?;
        Ok(Request::Remedy(RemedyRequest::Irregularity { side, misdeed, reason }))
    }

    /// The side behind what was done, where none stood before it, and what follows.
    fn blamed<'a>(&self, side: Option<Side>, rest: Line<'a>) -> (Option<Side>, Line<'a>) {
        match self.sides.take(&rest) {
            Some((named, behind)) if side.is_none() => (Some(named), behind),
            Some(_) | None => (side, rest),
        }
    }

    /// A reason with its word, or nothing: anything else behind it would be lost.
    fn reason_only(&self, rest: &Line<'_>) -> Result<String, CommandParseError> {
        if rest.is_empty() || self.begins_reason(rest) {
            Ok(self.reason(rest))
        } else {
            Err(CommandParseError::Behind(rest.text().to_owned()))
        }
    }

    /// What stands before the word of a reason, and what follows from it on.
    fn before_reason<'a>(&self, rest: Line<'a>) -> (Option<String>, Line<'a>) {
        let from = (0..rest.count()).find(|&from| self.begins_reason(&rest.behind(from))).unwrap_or(rest.count());
        let first = rest.before(from).without_end(&[',', ';', ':', '–', '—']).text().to_owned();
        ((!first.is_empty()).then_some(first), rest.behind(from))
    }

    /// What is asked of the micro-match: by a word of its own, or about a game that is named by its place, before or behind
    /// the word: «результат 1-й партии ничья», "1st game: protest".
    fn of_match(&self, by: Option<Seat>, line: &Line<'_>) -> Option<Result<Intent, CommandParseError>> {
        let asks = |means: &Verb| match means {
            Verb::Result => Some(Contest::Result),
            Verb::Sign => Some(Contest::Sign),
            Verb::Protest(Recourse::Protest) => Some(Contest::Protest),
            _ => None,
        };
        if let Some((row, rest)) = self.contest.take(line) {
            return Some(self.contest(by, row, line, &rest));
        }
        if let Some((game, rest)) = self.game_by_place(line) {
            let (row, rest) = self.board.take(&rest)?;
            return Some(self.about_game(by, asks(&row.means)?, game, &rest));
        }
        let (row, rest) = self.board.take(line)?;
        let asked = asks(&row.means)?;
        let (game, rest) = self.game_by_place(&rest)?;
        Some(self.about_game(by, asked, game, &rest))
    }

    /// A game of the micro-match by its place: "the 1st game", «по первой партии».
    fn game_by_place<'a>(&self, line: &Line<'a>) -> Option<(u32, Line<'a>)> {
        let (game, rest) = self.place_in_row(&self.before_game.skip(line.behind(0)))?;
        let ((), rest) = self.game_word.take(&rest)?;
        Some((game, rest))
    }

    /// A place in a row, in digits with an ending or in words: `1st`, «2-й», «третьей».
    fn place_in_row<'a>(&self, line: &Line<'a>) -> Option<(u32, Line<'a>)> {
        let first = line.first()?;
        let (digits, ending) = first.split_at(first.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(first.len()));
        let ending = ending.trim_start_matches('-');
        let is_place =
            (1..=MOST_OF_ENDING).contains(&ending.chars().count()) && ending.chars().all(char::is_alphabetic);
        match is_place.then(|| digits.parse().ok()).flatten() {
            Some(place) => Some((place, line.behind(1))),
            None => self.times.numbers.take(line),
        }
    }

    /// What is asked about this game of the micro-match.
    fn about_game(
        &self,
        by: Option<Seat>,
        asked: Contest,
        game: u32,
        rest: &Line<'_>,
    ) -> Result<Intent, CommandParseError> {
        let of_game = |ask| MatchRequest::OfGame { game, ask: Box::new(ask) };
        let ask = match asked {
            Contest::Sign => self.signed(game, rest)?,
            Contest::Protest => of_game(self.protest(Recourse::Protest, rest)),
            _ => of_game(self.result(rest)?),
        };
        Ok(Intent::Match { by: by.or((asked == Contest::Result).then_some(Seat::Arbiter)), ask })
    }

    /// What is asked of the micro-match; a player's word with something behind it is a move, as elsewhere.
    fn contest(
        &self,
        by: Option<Seat>,
        row: &CommandRow<Contest>,
        line: &Line<'_>,
        rest: &Line<'_>,
    ) -> Result<Intent, CommandParseError> {
        let behind = || CommandParseError::Behind(rest.text().to_owned());
        let ask = match row.means {
            Contest::Score if rest.is_empty() => MatchRequest::Score,
            Contest::Score => return Ok(game(by, typed_move(line))),
            // The game that is shown.
            Contest::Sign if rest.is_empty() => MatchRequest::Sign { game: None, sides: Vec::new() },
            Contest::Sign | Contest::Result | Contest::Protest => {
                let (game, ask) = self.number(rest).ok_or_else(behind)?;
                return self.about_game(by, row.means, game, &ask);
            }
            Contest::Extra if rest.is_empty() => MatchRequest::Extra,
            Contest::Extra => return Err(behind()),
            Contest::Decide => {
                let ((outcome, _), reason) = self.outcome(rest)?;
                MatchRequest::Decide { outcome, reason }
            }
        };
        let by = by.or((row.when.is_desk()).then_some(Seat::Arbiter));
        Ok(Intent::Match { by, ask })
    }

    /// Whose sheet of this game is signed: `white`, `both`; nothing for one's own.
    fn signed(&self, game: u32, line: &Line<'_>) -> Result<MatchRequest, CommandParseError> {
        let sides = match self.both.whole(line) {
            _ if line.is_empty() => Vec::new(),
            Some(()) => Side::BOTH.to_vec(),
            None => vec![self.sides.whole(line).ok_or_else(|| CommandParseError::Behind(line.text().to_owned()))?],
        };
        Ok(MatchRequest::Sign { game: Some(game), sides })
    }

    /// `repetition c3-d4`: the kind, then the written move, if there is one (R-5.4.13.2).
    fn claim(&self, line: &Line<'_>) -> Result<Request, CommandParseError> {
        if let Some((article, rest)) = self.article(line) {
            let intended = (!rest.is_empty()).then(|| rest.text().to_owned());
            return Ok(Request::Claim(ClaimRequest::Ground { article, intended }));
        }
        // «Заявляю ничью, троекратное повторение».
        let named = self.claims.take(line).or_else(|| {
            let (row, rest) = self.board.take(line)?;
            let is_draw = matches!(row.means, Verb::Plain(Request::Offer(OfferRequest::Offer)));
            self.claims.take(&rest).filter(|_| is_draw)
        });
        let (claim, rest) = named.ok_or(CommandParseError::ClaimKind)?;
        let intended = (!rest.is_empty()).then(|| rest.text().to_owned());
        Ok(Request::Claim(ClaimRequest::Claim { claim, intended }))
    }

    /// `6.1.8.6`, `article III.5.2.1`: the number of an article, and what stands behind it.
    fn article<'a>(&self, line: &Line<'a>) -> Option<(String, Line<'a>)> {
        let behind = match self.board.take(line) {
            Some((CommandRow { means: Verb::Rule, .. }, rest)) => rest,
            Some(_) | None => line.behind(0),
        };
        let first = behind.first()?;
        let parts: Vec<&str> = first.trim_end_matches(',').split('.').collect();
        let is_number = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit()) && !part.is_empty();
        let is_roman = |part: &&str| !part.is_empty() && part.chars().all(|sign| matches!(sign, 'I' | 'V' | 'X'));
        let (head, tail) = parts.split_first()?;
        let is_one = !tail.is_empty() && (is_number(head) || is_roman(head)) && tail.iter().all(is_number);
        is_one.then(|| (first.trim_end_matches(',').to_owned(), behind.behind(1)))
    }

    /// `white 2:00 because …`; the time may stand before the side.
    fn time(&self, change: fn(Ms) -> TimeChange, line: &Line<'_>) -> Result<Request, CommandParseError> {
        if let Some((change, rest)) = self.both_times(change, line)? {
            return Ok(Request::Clock(ClockRequest::CorrectBoth { change, reason: self.stated(line, &rest)? }));
        }
        let (side, time, rest) = match self.sides.take(line) {
            Some((side, rest)) => {
                let (time, rest) = self.length(&rest)?;
                (side, time, rest)
            }
            None => {
                let (time, rest) = length::take(&self.times, line).ok_or(CommandParseError::Side)?;
                let (side, rest) = self.sides.take(&rest).ok_or(CommandParseError::Side)?;
                (side, time, rest)
            }
        };
        // A second time in the line would be lost in the reason.
        if self.sides.take(&rest).is_some() {
            return Err(CommandParseError::Behind(rest.text().to_owned()));
        }
        if let Some(((), rest)) = self.for_assistant.take(&rest) {
            let reason = self.stated(line, &rest)?;
            return Ok(Request::Clock(ClockRequest::ForAssistant { side, change: change(time), reason }));
        }
        Ok(Request::Clock(ClockRequest::Correct { side, change: change(time), reason: self.stated(line, &rest)? }))
    }

    /// `both 2:00 because …`; the time may stand before the word. None if it is about one clock.
    fn both_times<'a>(
        &self,
        change: fn(Ms) -> TimeChange,
        line: &Line<'a>,
    ) -> Result<Option<(TimeChange, Line<'a>)>, CommandParseError> {
        if let Some(((), rest)) = self.both.take(line) {
            let (time, rest) = self.length(&rest)?;
            return Ok(Some((change(time), rest)));
        }
        let behind = length::take(&self.times, line).and_then(|(time, rest)| Some((time, self.both.take(&rest)?.1)));
        Ok(behind.map(|(time, rest)| (change(time), rest)))
    }

    /// `counter 23 because …`, `counter white 23 because …`.
    fn counter(&self, line: &Line<'_>, rest: &Line<'_>) -> Result<Request, CommandParseError> {
        let (side, rest) = match self.sides.take(rest) {
            Some((side, rest)) => (Some(side), rest),
            None => (None, rest.behind(0)),
        };
        let (moves, rest) = match self.number(&rest) {
            Some((moves, behind)) if moves <= MOST_COUNTED => (moves, behind),
            Some(_) => return Err(CommandParseError::Behind(rest.text().to_owned())),
            None => return Err(CommandParseError::Moves),
        };
        Ok(Request::Clock(ClockRequest::SetCounter { side, moves, reason: self.stated(line, &rest)? }))
    }

    /// `next period both because …`.
    fn next_period(&self, line: &Line<'_>, rest: &Line<'_>) -> Result<Request, CommandParseError> {
        let (sides, rest) = match (self.both.take(rest), self.sides.take(rest)) {
            (Some(((), rest)), _) => (Side::BOTH.to_vec(), rest),
            (None, Some((side, rest))) => (vec![side], rest),
            (None, None) => return Err(CommandParseError::Side),
        };
        Ok(Request::Clock(ClockRequest::NextPeriod { sides, reason: self.stated(line, &rest)? }))
    }

    /// A time; where there is none, what was typed for one, up to the reason.
    pub(super) fn length<'a>(&self, line: &Line<'a>) -> Result<(Ms, Line<'a>), CommandParseError> {
        if let Some(read) = length::take(&self.times, line) {
            return Ok(read);
        }
        let ends = |at: &usize| *at == line.count() || self.because.take(&line.behind(*at)).is_some();
        let words = (0..=line.count()).find(ends).unwrap_or(0);
        let typed = line.words().take(words).collect::<Vec<_>>().join(" ");
        let is_bare = self.number(line).is_some_and(|(_, rest)| rest.count() + words == line.count());
        Err(if is_bare { CommandParseError::Unit(typed) } else { CommandParseError::Time(typed) })
    }

    /// The number that the line is, in digits or in words.
    fn whole_number(&self, line: &Line<'_>) -> Option<u32> {
        let typed = super::choice(line).and_then(|number| u32::try_from(number).ok());
        typed.or_else(|| self.times.numbers.whole(line))
    }

    fn is_number(&self, line: &Line<'_>) -> bool {
        self.whole_number(line).is_some()
    }

    /// Whether these are the numbers of an article, one behind the other: `9.1.1`, «девять, один, один».
    fn is_article(&self, line: &Line<'_>) -> bool {
        let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
        let (mut rest, mut count) = (line.behind(0), 0);
        while let Some(first) = rest.first() {
            let parts = first.split('.').filter(|part| is_number(part)).count();
            (rest, count) = match self.times.numbers.take(&rest) {
                Some((_, behind)) => (behind, count + 1),
                None if first.split('.').all(is_number) => (rest.behind(1), count + parts),
                None => return false,
            };
        }
        count > 2
    }
}

/// Whether a place or a move may begin here: «дэ четыре», "c3-d4", and no word of another kind.
fn names_a_place(line: &Line<'_>) -> bool {
    line.first().is_some_and(|first| first.contains(|sign: char| sign.is_ascii_digit()) || first.chars().count() <= 2)
}

pub(super) fn game(by: Option<Seat>, ask: Request) -> Intent {
    Intent::Game { by, ask }
}

/// The arbiter is called, and told this at once.
fn called(text: &str) -> Request {
    Request::Record(RecordRequest::Call { text: text.to_owned(), alleged: None })
}

fn typed_move(line: &Line<'_>) -> Request {
    Request::Move(MoveRequest::Make(line.text().to_owned()))
}

const fn is_move(intent: &Intent) -> bool {
    matches!(intent, Intent::Game { ask: Request::Move(MoveRequest::Make(_)), .. })
}

fn through(line: &Line<'_>) -> Request {
    Request::Record(RecordRequest::Query(Query::Through(line.text().to_owned())))
}

fn place(line: &Line<'_>) -> Request {
    Request::Record(RecordRequest::Query(Query::Place(line.text().to_owned())))
}
