//! A game of a stream in words: what a spectator at the board hears.

use golos_files::picture::name;
use golos_game::{Event, Seat, State, fold};
use golos_journal::Chain;
use golos_ledger::StateMachine;
use golos_rules::{Side, plain};
use golos_speech::Announcer;
use golos_wording::{Sentence, Style, Wording, message};

/// Tells one game, record by record.
#[derive(Default)]
pub(super) struct RecordAnnouncer {
    chain: Chain,
    state: Option<State>,
    herald: Announcer,
    /// It is no record of a game, or nothing more of it is understood.
    is_mute: bool,
}

impl RecordAnnouncer {
    /// What is heard of the next line of the journal, with its line end.
    pub fn take(&mut self, line: &[u8], wording: &Wording, style: Style) -> Vec<String> {
        if self.is_mute {
            return Vec::new();
        }
        let text = line.strip_suffix(b"\n").unwrap_or(line);
        let told = self.heard(text);
        self.is_mute = told.is_none();
        let told = told.unwrap_or_default();
        told.iter().map(|sentence| plain(&wording.render(sentence, style)).replace(['\n', '\r', '\t'], " ")).collect()
    }

    fn heard(&mut self, line: &[u8]) -> Option<Vec<Sentence>> {
        let record = self.chain.decode::<Event>(line).ok()?;
        let Some(state) = &mut self.state else {
            let opened = State::open(State::setup_in(&record.event)?.clone()).ok()?;
            let game = message::watch_game(name(&opened, Side::White), name(&opened, Side::Black));
            self.state = Some(opened);
            return Some(vec![game]);
        };
        let before = state.clone();
        fold(state, &record).ok()?;
        let said = self.herald.announce(&before, state, &record);
        Some(said.into_iter().filter(|said| said.to.has(Seat::Spectator)).map(|said| said.sentence).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_journal::Follower;
    use golos_wording::Lang;

    fn told(file: &str, lang: Lang) -> Vec<String> {
        let bytes = std::fs::read(format!("{}/../../fixtures/journal/{file}", env!("CARGO_MANIFEST_DIR"))).unwrap();
        let (mut teller, wording) = (RecordAnnouncer::default(), Wording::new(lang));
        let lines = Follower::default().take(&bytes).lines;
        lines.iter().flat_map(|line| teller.take(&line.text, &wording, Style::written(lang))).collect()
    }

    #[test]
    fn a_game_is_told_from_its_records() {
        for lang in Lang::ALL {
            let told = told("v1-russian.ron", lang);
            assert!(told.len() > 5, "{told:#?}");
            assert!(told.iter().all(|line| !line.is_empty() && !line.contains(char::is_control)));
        }
        assert!(told("match-v1.ron", Lang::En).is_empty(), "no record of a game");
    }

    #[test]
    fn what_is_not_understood_ends_it() {
        let (mut teller, wording) = (RecordAnnouncer::default(), Wording::new(Lang::En));
        assert!(teller.take(b"(seq:0,nothing\n", &wording, Style::written(Lang::En)).is_empty());
        assert!(teller.is_mute);
    }
}
