//! What is shown, as pages of HTML in the language of the reader.

use super::shown::{MOST_GAMES, Shown, Tape};
use golos_clock::Ms;
use golos_files::dossier::result;
use golos_files::page::page_of;
use golos_files::picture::name;
use golos_game as game;
use golos_rules::Side;
use golos_speech::tournament::printed;
use golos_tournament::document::{Document, DocumentRequest};
use golos_tournament::event::{self, Phase, turned};
use golos_view::{BoardLink, IndexPage, LiveBoard, SiteFrame, SiteLabels};
use golos_wording::{Lang, Level, Noun, Printed, Sentence, Slot, Style, Wording, message, text_key};

/// The texts of all languages.
pub(super) struct WordingByLanguage {
    wordings: [Wording; Lang::ALL.len()],
    names: Vec<(Lang, String)>,
}

impl WordingByLanguage {
    pub fn new() -> WordingByLanguage {
        let wordings = Lang::ALL.map(Wording::new);
        let names = wordings.iter().map(|wording| (wording.lang(), wording.label(text_key::WEB_LANG))).collect();
        WordingByLanguage { wordings, names }
    }

    /// The pages in a language.
    pub fn pages<'a>(&'a self, lang: Lang, shown: &'a Shown) -> Pages<'a> {
        let [first, ..] = &self.wordings;
        let wording = self.wordings.iter().find(|wording| wording.lang() == lang).unwrap_or(first);
        Pages { wording, names: &self.names, shown }
    }
}

/// The pages in one language.
pub(super) struct Pages<'a> {
    wording: &'a Wording,
    names: &'a [(Lang, String)],
    shown: &'a Shown,
}

/// A board of a round: its number, who plays, and how the event has its result.
type PairedBoard<'a> = (u16, &'a event::Board, Option<String>);

impl Pages<'_> {
    fn say(&self, sentence: &Sentence) -> String {
        self.wording.render(sentence, Style::written(self.wording.lang()).at(Level::Full))
    }

    fn label(&self, key: &str) -> String {
        self.wording.label(key)
    }

    /// The list of boards, with the tables of an event.
    pub fn index(&self) -> String {
        let said = self.latest().unwrap_or_default();
        let title = self.shown.event().map(|event| event.setup().name.clone());
        let title = title.filter(|name| !name.is_empty()).unwrap_or_else(|| self.label(text_key::WEB_GAMES));
        let frame = self.frame(title, "", "/live".to_owned(), (self.shown.version(), said));
        let page = match self.shown.event() {
            Some(event) => self.of_event(event),
            None if self.shown.is_event() => self.list(Vec::new()),
            None if self.shown.is_hall() => self.of_hall(),
            None => self.of_folder(),
        };
        page.html(&frame)
    }

    /// A game as it stands.
    pub fn board(&self, tape: &Tape<game::State>) -> Option<String> {
        let page = page_of(&tape.records, self.wording)?;
        let said = page.steps.last().map(|step| step.said.clone()).unwrap_or_default();
        let place = format!("board/{}", tape.id);
        let version = u64::try_from(tape.records.len()).unwrap_or(u64::MAX);
        let frame = self.frame(page.title.clone(), &place, format!("/live/{}", tape.id), (version, said));
        let replay = format!("/{}/game/{}", self.wording.lang().code(), tape.id);
        Some(LiveBoard { page, replay }.html(&frame))
    }

    /// A game to be gone through.
    pub fn replay(&self, tape: &Tape<game::State>) -> Option<String> {
        Some(page_of(&tape.records, self.wording)?.html())
    }

    fn frame(&self, title: String, place: &str, events: String, (version, said): (u64, String)) -> SiteFrame {
        let lang = self.wording.lang();
        let langs = self.names.iter().map(|(lang, name)| (*lang, format!("/{}/{place}", lang.code()), name.clone()));
        SiteFrame {
            lang,
            title,
            langs: langs.collect(),
            home: (!place.is_empty()).then(|| format!("/{}/", lang.code())),
            note: self.say(&delay_told(self.shown.delay())),
            events,
            version,
            said,
            labels: self.labels(),
        }
    }

    fn labels(&self) -> SiteLabels {
        SiteLabels {
            languages: self.label(text_key::WEB_LANGUAGES),
            home: self.label(text_key::WEB_HOME),
            again: self.label(text_key::WEB_AGAIN),
            board: self.label(text_key::WEB_BOARD),
            game: self.label(text_key::WEB_GAME),
            state: self.label(text_key::WEB_STATE),
            none: self.label(text_key::WEB_NONE),
            moves: self.label(text_key::LABEL_MOVES),
            words: self.label(text_key::PAGE_WORDS),
            replay: self.label(text_key::WEB_REPLAY),
            position: self.label(text_key::WEB_POSITION),
        }
    }

    fn list(&self, boards: Vec<(String, Vec<BoardLink>)>) -> IndexPage {
        IndexPage { facts: Vec::new(), boards, tables: Vec::new(), notes: Vec::new() }
    }

    /// Every game, the newest first.
    fn of_folder(&self) -> IndexPage {
        let rows: Vec<BoardLink> = (1_u32..)
            .zip(self.shown.games().rev())
            .filter_map(|(number, (_, tape))| {
                let state = tape.state.as_ref()?;
                Some(self.link(number.to_string(), self.players(state), tape, state))
            })
            .collect();
        if rows.is_empty() {
            return self.list(Vec::new());
        }
        let is_full = rows.len() >= MOST_GAMES;
        let mut page = self.list(vec![(self.label(text_key::WEB_GAMES), rows)]);
        if is_full {
            let most = u32::try_from(MOST_GAMES).unwrap_or(u32::MAX);
            page.notes.push(self.say(&message::web_many(most)));
        }
        page
    }

    /// The boards of a hall, as they are numbered there.
    fn of_hall(&self) -> IndexPage {
        let link = |(number, tape): (u32, &Tape<game::State>)| {
            let state = tape.state.as_ref()?;
            Some(self.link(number.to_string(), self.players(state), tape, state))
        };
        let rows: Vec<BoardLink> = self.shown.boards().filter_map(link).collect();
        self.list(if rows.is_empty() { Vec::new() } else { vec![(self.label(text_key::WEB_GAMES), rows)] })
    }

    fn link(&self, number: String, game: String, tape: &Tape<game::State>, state: &game::State) -> BoardLink {
        let page = Some(format!("/{}/board/{}", self.wording.lang().code(), tape.id));
        BoardLink { number, game, page, state: self.stand(state) }
    }

    fn players(&self, state: &game::State) -> String {
        let name = |side| self.say(&message::menu_line(name(state, side)));
        format!("{} – {}", name(Side::White), name(Side::Black))
    }

    /// The move that is being played, or how it ended.
    fn stand(&self, state: &game::State) -> String {
        if state.verdict().is_some() {
            return result(state, self.wording);
        }
        self.say(&message::web_going(state.move_number(), state.position().turn()))
    }

    /// The rounds, the last one first, and the tables.
    fn of_event(&self, event: &event::State) -> IndexPage {
        let tables = [DocumentRequest::SwissTable, DocumentRequest::Crosstable];
        let tables = tables.into_iter().filter_map(|wanted| self.document(event, wanted));
        let tables: Vec<Printed> = tables.collect();
        let mut notes: Vec<String> = Vec::new();
        for note in tables.iter().flat_map(|form| &form.notes) {
            if !notes.contains(note) {
                notes.push(note.clone());
            }
        }
        if event.phase() == Phase::Over {
            notes.insert(0, self.label(text_key::WEB_OVER));
        }
        let facts = tables.first().map(|form| form.facts.clone()).unwrap_or_default();
        let rounds = (1..).zip(event.rounds()).map(|(number, round)| self.round(event, number, round));
        let mut boards: Vec<(String, Vec<BoardLink>)> = rounds.collect();
        boards.reverse();
        let tables = tables.into_iter().flat_map(|form| form.tables).filter(|table| !table.rows.is_empty());
        IndexPage {
            facts: facts.into_iter().filter(|(_, value)| !value.is_empty()).collect(),
            boards,
            tables: tables.collect(),
            notes,
        }
    }

    fn document(&self, event: &event::State, wanted: DocumentRequest) -> Option<Printed> {
        Document::of(event, wanted).ok().map(|document| printed(&document, event, self.wording))
    }

    fn round(&self, event: &event::State, number: u16, round: &event::Round) -> (String, Vec<BoardLink>) {
        let caption = self.say(&message::web_round(u32::from(number)));
        // As the protocol has it: the result of White, White, the board, Black, the result of Black.
        let rows =
            self.document(event, DocumentRequest::Round(Some(number))).map(|form| form.tables).unwrap_or_default();
        let scores = rows.into_iter().next().map(|table| table.rows).unwrap_or_default();
        let score = |row: &Vec<String>| match row.as_slice() {
            [white, .., black] if !white.is_empty() && !black.is_empty() => Some(format!("{white} – {black}")),
            _ => None,
        };
        let boards = (1..).zip(&round.boards).zip(scores.iter().map(score).chain(std::iter::repeat(None)));
        let links = boards.flat_map(|((board, it), score)| {
            let tables = self.of_match(event, number, (board, it));
            std::iter::once(self.at_board(event, (board, it, score))).chain(tables)
        });
        (caption, links.collect())
    }

    fn at_board(&self, event: &event::State, (number, board, score): PairedBoard<'_>) -> BoardLink {
        let name = |side| self.entrant(event.player(board.number(side)).map(|player| &player.entry));
        let game = format!("{} – {}", name(Side::White), name(Side::Black));
        self.seated(number.to_string(), game, board.file.as_deref(), score.filter(|_| board.score.is_some()))
    }

    /// The boards of a match of teams, by the colours that they have; none where players meet.
    fn of_match(&self, event: &event::State, round: u16, (number, board): (u16, &event::Board)) -> Vec<BoardLink> {
        if board.tables.is_empty() {
            return Vec::new();
        }
        // As the protocol has it: the results of a board by the teams.
        let form = self.document(event, DocumentRequest::Match { round: Some(round), number });
        let rows = form.and_then(|form| form.tables.into_iter().next()).map(|table| table.rows).unwrap_or_default();
        let scores = rows.iter().map(|row| row.last()?.split_once(" : ")).chain(std::iter::repeat(None));
        let tables = (1..).zip(&board.tables).zip(scores);
        let link = |table: u16, score: &Option<event::Score>, sums: Option<(&str, &str)>| {
            let name = |side| self.entrant(event.at_table(round.into(), number, table, turned(side, table)));
            let game = format!("{} – {}", name(Side::White), name(Side::Black));
            let sums = sums.filter(|_| score.is_some());
            let score = sums.map(|(one, two)| match turned(Side::White, table) {
                Side::White => format!("{one} – {two}"),
                Side::Black => format!("{two} – {one}"),
            });
            self.seated(format!("{number}.{table}"), game, board.files.get(&table).map(String::as_str), score)
        };
        tables.map(|((table, score), sums)| link(table, score, sums)).collect()
    }

    fn entrant(&self, entry: Option<&event::EventEntry>) -> String {
        let name = entry.map(|entry| entry.name.clone()).filter(|name| !name.is_empty()).map(Slot::Text);
        let name = name.unwrap_or_else(|| Slot::Phrase(text_key::PLAYER_NAMELESS.to_owned()));
        self.say(&message::menu_line(name))
    }

    /// A board with the way to its game, if anything of it may be shown, and its result as the event has it.
    fn seated(&self, number: String, game: String, file: Option<&str>, score: Option<String>) -> BoardLink {
        let file = file.and_then(|file| self.shown.at_board(file));
        let tape = file.and_then(|file| self.shown.games().find(|(name, _)| *name == file)).map(|(_, tape)| tape);
        let played = tape.and_then(|tape| Some((tape, tape.state.as_ref()?)));
        let link = match played {
            Some((tape, state)) => self.link(number, game, tape, state),
            None => BoardLink { number, game, page: None, state: String::new() },
        };
        match score {
            Some(state) => BoardLink { state, ..link },
            None => link,
        }
    }

    /// The game that ended last, to be told where the list is open.
    fn latest(&self) -> Option<String> {
        let mut ended = self.shown.games().filter_map(|(name, tape)| {
            let state = tape.state.as_ref()?;
            state.verdict()?;
            Some((name, state))
        });
        let (_, state) = ended.next_back()?;
        Some(format!("{}: {}", self.players(state), result(state, self.wording)))
    }
}

/// With how much delay it is shown.
pub fn delay_told(delay: Ms) -> Sentence {
    let minutes = u32::try_from(delay.secs() / 60).unwrap_or(u32::MAX);
    if minutes == 0 {
        return message::web_at_once();
    }
    message::web_delay(Slot::Count(minutes, Noun::Minute))
}
