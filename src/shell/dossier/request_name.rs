//! What was asked for and refused, in words of the reader: the record names it in those of the program.

/// What a record names, and the text that names it to a reader.
const NAMES: [(&str, &str); 95] = [
    ("tick", "asked-tick"),
    ("what was searched", "asked-searched"),
    ("resign", "asked-resign"),
    ("absent", "asked-absent"),
    ("arrived", "asked-arrived"),
    ("agree on an assistant's tasks", "asked-agree"),
    ("say what a player needs", "asked-need"),
    ("await", "asked-await"),
    ("draw an opening", "asked-lot"),
    ("draw an opening anew", "asked-lot-again"),
    ("act by the regulation", "asked-regulation"),
    ("move", "asked-move"),
    ("press", "asked-press"),
    ("take back", "asked-undo"),
    ("amend", "asked-amend"),
    ("touch", "asked-touch"),
    ("take up", "asked-lift"),
    ("put down", "asked-place"),
    ("take off", "asked-remove"),
    ("mark", "asked-crown"),
    ("announce", "asked-announce"),
    ("make", "asked-make"),
    ("write", "asked-write"),
    ("press again", "asked-unswitched"),
    ("start", "asked-start"),
    ("start at an hour", "asked-start-at"),
    ("flag", "asked-flag"),
    ("pause", "asked-pause"),
    ("halt", "asked-halt"),
    ("resume", "asked-resume"),
    ("gap", "asked-gap"),
    ("correct a clock", "asked-correct-clock"),
    ("correct both clocks", "asked-correct-clocks"),
    ("correct a clock beyond a limit", "asked-correct-beyond"),
    ("carry a time over", "asked-carry"),
    ("offer", "asked-offer"),
    ("accept", "asked-accept"),
    ("decline", "asked-decline"),
    ("claim", "asked-claim"),
    ("claim a repetition", "asked-claim-repetition"),
    ("count aloud", "asked-aloud"),
    ("postpone", "asked-postpone"),
    ("show a win", "asked-show"),
    ("find an irregularity", "asked-misdeed"),
    ("report an irregularity", "asked-report"),
    ("demand", "asked-demand"),
    ("switch back", "asked-back"),
    ("correct", "asked-correct"),
    ("put right", "asked-mend"),
    ("let stand", "asked-stand"),
    ("restored", "asked-restored"),
    ("seal", "asked-seal"),
    ("unseal", "asked-unseal"),
    ("go on without the envelope", "asked-no-envelope"),
    ("say when the game is resumed", "asked-resumption"),
    ("end the session at an hour", "asked-session"),
    ("annul the game", "asked-annul"),
    ("uphold", "asked-uphold"),
    ("uphold against the count", "asked-overrule"),
    ("reject against the count", "asked-reject-anyway"),
    ("dismiss", "asked-dismiss"),
    ("sanction", "asked-sanction"),
    ("lift a sanction", "asked-lift-sanction"),
    ("result", "asked-result"),
    ("both flags", "asked-both-flags"),
    ("query", "asked-query"),
    ("ask for the times", "asked-query-clock"),
    ("ask for the turn", "asked-query-turn"),
    ("ask for the number of the move", "asked-query-number"),
    ("ask for the last move", "asked-query-last"),
    ("ask for the opening", "asked-query-opening"),
    ("ask for what was said", "asked-query-repeat"),
    ("ask for the board", "asked-query-board"),
    ("ask for the pieces", "asked-query-pieces"),
    ("ask for a square", "asked-query-square"),
    ("ask for the neighbours of a square", "asked-query-near"),
    ("ask for the lines through a square", "asked-query-through"),
    ("ask for pieces of a kind", "asked-query-standing"),
    ("ask for what has changed", "asked-query-changes"),
    ("ask for the moves of a square", "asked-query-moves"),
    ("ask for a draw offer", "asked-query-offered"),
    ("ask for what is to be done", "asked-query-duty"),
    ("ask for the report", "asked-query-waits"),
    ("ask for a rule", "asked-query-rule"),
    ("ask for the grounds", "asked-query-why"),
    ("ask for the decisions", "asked-query-decisions"),
    ("ask for the record", "asked-query-sheet"),
    ("call", "asked-call"),
    ("attend", "asked-attend"),
    ("adjust", "asked-adjust"),
    ("note", "asked-note"),
    ("sign", "asked-sign"),
    ("take the position as it stands", "asked-found"),
    ("protest", "asked-protest"),
    ("answer a protest", "asked-respond"),
];

/// The text that names it; none for a name that another version of the program had.
pub(super) fn asked(name: &str) -> Option<&'static str> {
    NAMES.iter().find(|(known, _)| *known == name).map(|&(_, key)| key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_wording::{Lang, Sentence, Slot, Style, Wording};

    #[test]
    fn every_command_has_a_name_in_every_language() {
        let source = include_str!("../../game/request_name.rs");
        let names = source.split_once("const fn name(&self)").expect("the names").1;
        let names = names.split_once("pub fn typed").expect("their end").0;
        let names: Vec<&str> = names.split('"').skip(1).step_by(2).collect();
        assert!(names.len() > 50);
        for name in names {
            let key = asked(name).unwrap_or_else(|| panic!("{name} has no text"));
            for lang in Lang::ALL {
                let sentence = Sentence::new("dossier-refused").with("what", Slot::Phrase(key.to_owned()));
                let said = Wording::new(lang).render(&sentence, Style::written(lang));
                assert!(!said.contains(key) && (lang == Lang::En || !said.contains(name)), "{name}: {said}");
            }
        }
    }
}
