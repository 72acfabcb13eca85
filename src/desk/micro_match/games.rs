//! The games of a micro-match: each is opened in its turn, and found again where it stood.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::NaiveTime;

use crate::archive::{read, store};
use crate::home::NewGame;
use crate::{Config, Out, Play, Presenter, SessionEnd, draw};
use golos_clock::Class;
use golos_game::{self as game, Drawn, Ending, Occasion, Opening, Seat};
use golos_journal as journal;
use golos_profile::openings::{self, OpeningTable};
use golos_rules::Notation;
use golos_table::{SessionHandle, TableError, Time};
use golos_tournament::micro_match::{Command, GameEnd, MatchGame, Phase, Request as MatchCommand, Rival, State};

/// Where, and with what, a game is opened.
pub(super) struct Setting<'a> {
    pub(super) config: &'a Config,
    pub(super) time: &'a Arc<dyn Time>,
    pub(super) presenter: &'a Presenter,
    pub(super) table: Option<&'a openings::OpeningTable>,
    /// The letters of the games.
    pub(super) notation: Notation,
    /// The hour at which the first game is started by itself.
    pub(super) start: Option<NaiveTime>,
    /// When the session of the first game ends.
    pub(super) session: Option<SessionEnd>,
    /// Of what event the first game is; a further one is of that of the game before.
    pub(super) occasion: Option<Occasion>,
    /// The board that those sit at for whom it is opened; none: they come in.
    pub(super) board: Option<&'a Play>,
}

/// The game before the one that was opened last, from its journal.
pub(super) fn earlier(state: &State, config: &Config) -> Option<game::State> {
    let [.., earlier, _] = state.games() else { return None };
    let path = path_of(earlier, config);
    let log = journal::read(&read(config, &path).ok()?);
    journal::replay(&log.records).ok().map(|replay| replay.state)
}

/// The correction that the micro-match needs, because the arbiter has changed the result of an earlier game; none if it counts
/// as it stands in the record.
pub(super) fn corrected(game: &MatchGame, config: &Config) -> Option<MatchCommand> {
    let log = journal::read(&read(config, &path_of(game, config)).ok()?);
    let state = journal::replay(&log.records).ok()?.state;
    let (verdict, outcome) = (state.verdict()?, state.outcome_as_opened()?);
    let counted = game.end.as_ref()?;
    let (number, forfeit, article) = (game.number, verdict.ending == Ending::Absence, verdict.article.clone());
    let is_new = (counted.outcome, counted.forfeit, &counted.article) != (outcome, forfeit, &article);
    is_new.then_some(MatchCommand::CorrectGame { number, outcome, forfeit, article })
}

/// The journals of the games before the last are closed: the program may have died when the next one was open already,
/// and this one was still.
pub(super) fn close_earlier(state: &State, setting: &Setting<'_>) {
    let [earlier @ .., _] = state.games() else { return };
    for game in earlier {
        Play::close_left_open(&path_of(game, setting.config), setting.config, setting.time, setting.presenter);
    }
}

/// The file that the journal of a game goes on in: where it could not be written any more, it went on in another.
pub(super) fn path_of(game: &MatchGame, config: &Config) -> PathBuf {
    let path = config.folder.as_ref().map(|folder| folder.join(&game.file)).unwrap_or_default();
    config.archive.latest(&path)
}

pub(super) fn beside(path: &Path) -> PathBuf {
    path.parent().map(Path::to_owned).unwrap_or_default()
}

/// What the micro-match has still to learn of the game.
pub(super) fn end_of(state: &State, play: &Play) -> Option<MatchCommand> {
    let game = state.games().last()?;
    let verdict = play.state().verdict()?;
    // The score is kept by the colours that the players had when the game was opened.
    let outcome = play.state().outcome_as_opened()?;
    let forfeit = verdict.ending == Ending::Absence;
    let is_told = |end: &GameEnd| (end.outcome, &end.article) == (outcome, &verdict.article);
    // What was ruled otherwise counts as long as nothing has followed it.
    let is_new =
        game.end.is_none() || state.reopenable() == Some(game.number) && !game.end.as_ref().is_some_and(is_told);
    is_new.then(|| MatchCommand::EndGame { outcome, forfeit, article: verdict.article.clone() })
}

/// Names the journal of the next game, if that is still to be done, and opens the game.
pub(super) fn next_game(
    meeting: &mut SessionHandle<State>,
    before: Option<&game::State>,
    setting: &Setting<'_>,
) -> Result<(Play, Vec<Out>), TableError> {
    let state = meeting.look();
    if state.phase() == Phase::Ready {
        let players = state.setup().seats(Rival::white_in(state.next_number()));
        let folder = setting.config.folder.as_deref().unwrap_or(Path::new(""));
        let path = setting.config.archive.fresh(folder, setting.time.wall(), &players, &|file| state.names(file));
        let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let reply = meeting.tell(&Command::new(Seat::Arbiter, MatchCommand::OpenGame { file }));
        if let Some(error) = reply.unsaved {
            return Err(TableError::Write(error));
        }
    }
    let state = meeting.look();
    let Some(game) = state.games().last() else {
        return Err(TableError::Setup("no game of the micro-match can be opened".to_owned()));
    };
    open_game(&state, game, before, setting)
}

fn open_game(
    state: &State,
    game: &MatchGame,
    before: Option<&game::State>,
    setting: &Setting<'_>,
) -> Result<(Play, Vec<Out>), TableError> {
    let path = setting.config.folder.as_ref().map(|folder| folder.join(&game.file));
    let setup = state.setup();
    let course = setup.course(game.course);
    let new = NewGame {
        players: setup.seats(game.white),
        people: setup.people(game.white),
        rules: setup.rules.clone(),
        control: course.control.clone(),
        class: course.class,
        press: setup.press,
        mode: setup.mode,
        watch: setup.watch(game.white),
        recorded: setup.recorded && course.class == Class::Classic,
        warnings: setup.warnings(game.white),
        notation: setting.notation,
        position: setup.position.clone(),
        opening: opening(state, game, before, setting.table),
        table: setting.table.cloned(),
        start: setting.start,
        session: setting.session,
        occasion: before.map_or_else(|| setting.occasion.clone(), |before| before.setup().occasion.clone()),
        sparring: None,
    };
    let &Setting { config, time, presenter, .. } = setting;
    let store = || store(config, path.as_deref());
    match setting.board {
        // Who has swapped sits where he sits in the next game already.
        Some(board) => {
            let swapped = state.turns_sides() != board.state().is_swapped();
            board.open_next(store, (new, swapped), config, time, presenter)
        }
        None => Play::open_in(store, new, config, time, presenter),
    }
}

/// U-V.9.5.2: what was drawn is compulsory in every game of a micro-match. A further one has a draw of its own.
fn opening(
    state: &State,
    game: &MatchGame,
    before: Option<&game::State>,
    table: Option<&OpeningTable>,
) -> Option<Opening> {
    let [.., earlier, _] = state.games() else { return state.setup().opening.clone() };
    if earlier.course == game.course { before?.opening().cloned() } else { drawn_anew(state, table) }
}

/// What the program drew for the first micro-match it draws for a further one too, from the same seed and the
/// number of the game. Paper lots are drawn by the arbiter, before he starts the clocks.
fn drawn_anew(state: &State, table: Option<&OpeningTable>) -> Option<Opening> {
    let Drawn::Seed { seed, excluded, .. } = state.setup().opening.as_ref()?.drawn().clone() else { return None };
    let rules = &state.setup().rules;
    let of_rules = draw::table_of(rules).ok().flatten();
    let seed = Some(format!("{seed} {}", state.games().len()));
    draw::DrawRequest::Draw { seed, excluded }.draw(table.or(of_rules.as_ref()), rules.variant).ok()
}

/// The game that was opened last, where it stood. One that ended without the micro-match learning of it ended when its
/// own journal says; one whose file was not made yet is opened now.
pub(super) fn take_up(
    game: &MatchGame,
    meeting: &mut SessionHandle<State>,
    before: Option<&game::State>,
    setting: &Setting<'_>,
) -> Result<(Play, Vec<Out>), TableError> {
    let path = path_of(game, setting.config);
    let bytes = read(setting.config, &path);
    let unmade = match &bytes {
        Ok(bytes) => journal::is_unbegun(bytes),
        Err(TableError::Missing(_)) => true,
        Err(_) => false,
    };
    if unmade && game.end.is_none() {
        if let Ok(bytes) = &bytes {
            setting.config.archive.clear(&path, bytes)?;
        }
        return open_game(&meeting.look(), game, before, setting);
    }
    let ended = journal::read(&bytes?).records.iter().rev().find_map(|record| match &record.event {
        game::Event::Ended { .. } => Some(record.wall.clone().unwrap_or_default()),
        _ => None,
    });
    let (play, said) = Play::resume(&path, setting.config, setting.time, setting.presenter)?;
    if let (Some(ask), Some(wall)) = (end_of(&meeting.look(), &play), ended) {
        meeting.tell_of(&Command::new(Seat::Arbiter, ask), &wall);
    }
    Ok((play, said))
}
