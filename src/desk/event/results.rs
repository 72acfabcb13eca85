//! Results as they are said at the desk: of a game, or as the sum of the games of a micro-match.

use super::EventDesk;
use super::help::example;
use golos_input::{EventRequest, EventTopic, Tokens, Told};
use golos_tournament::event::Score;
use golos_wording::{Sentence, Slot, message};

impl EventDesk {
    /// What was said, as the result of a meeting.
    ///
    /// # Errors
    /// Why it is none, in words, and what is accepted.
    pub(super) fn result(&self, told: Told) -> Result<Score, Vec<Sentence>> {
        let regulation = &self.seen.setup().regulation;
        let games = regulation.play.games;
        match told {
            Told::Score(score) => Ok(score),
            Told::Points { game, .. } if games < 2 => {
                game.ok_or_else(|| vec![message::event_refuse_points(), example(EventTopic::Results)])
            }
            Told::Points { halves, .. } => Score::of_games(halves, games, &regulation.scale).ok_or_else(|| {
                let games = u32::from(games);
                // Half a point more than half of them is a win.
                let (won, lost) = (Slot::Score(games + 1), Slot::Score(games.saturating_sub(1)));
                vec![message::event_refuse_sum(games, won, lost)]
            }),
        }
    }

    /// Whether a line says that somebody is absent whose board is being played: that is ruled there.
    pub(crate) fn rules_absence(&self, line: &Tokens) -> bool {
        let board = match self.lexicon.read(line, &self.names()) {
            Ok(EventRequest::Score {
                round: None, board, score: Told::Score(Score::Plus(_) | Score::Minuses), ..
            }) => board,
            Ok(_) | Err(_) => return false,
        };
        self.seen.teams().is_none() && self.is_played(board)
    }
}
