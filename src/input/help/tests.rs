use super::*;
use golos_wording::{Lang, Level, Style, Wording, keys};

/// All that such a one can say.
fn whole(reader: HelpAudience) -> Vec<Sentence> {
    all(reader, true, Moment::ANY).iter().map(|line| line.sentence.clone()).collect()
}

fn keys_of(help: &[Sentence]) -> Vec<&'static str> {
    help.iter().map(Sentence::key).collect()
}

/// Everybody, everywhere.
const fn reader(names: PlaceNames) -> HelpAudience {
    let (stage, amends) = (GameStage::Open, Amends::Players);
    let (training, sparring, manual, adjourns) = (true, true, true, true);
    HelpAudience { names, training, sparring, manual, player: true, arbiter: true, adjourns, stage, amends }
}

/// The same, when the game is over.
const fn afterwards(reopens: bool, amends: Amends) -> HelpAudience {
    HelpAudience { stage: GameStage::Over { reopens, follows: false }, amends, ..reader(PlaceNames::Squares) }
}

#[test]
fn when_a_game_is_over_help_is_of_what_can_still_be_done() {
    let over = keys_of(&whole(afterwards(false, Amends::Nobody)));
    for key in ["help-play-last", "help-play-why", "help-desk-note", "help-play-quit", "help-play-seat"] {
        assert!(over.contains(&key), "{key}: {over:?}");
    }
    let of_play = ["help-play-move", "help-play-press", "help-play-resign", "help-claim-dead", "help-desk-time"];
    let of_rulings = ["help-desk-result", "help-desk-because", "help-play-undo", "help-desk-revoke"];
    for key in of_play.iter().chain(&of_rulings) {
        assert!(!over.contains(key), "{key}: {over:?}");
    }
    let reopened = keys_of(&whole(afterwards(true, Amends::Ruling)));
    for key in ["help-desk-result", "help-desk-because", "help-desk-revoke"] {
        assert!(reopened.contains(&key), "{key}: {reopened:?}");
    }
}

#[test]
fn u_v_13_9_help_says_whose_right_it_is_to_take_an_entry_back() {
    for (amends, key) in [
        (Amends::Players, "help-play-undo"),
        (Amends::UntilPressed, "help-play-amend"),
        (Amends::Arbiter, "help-desk-undo"),
    ] {
        let told = keys_of(&whole(HelpAudience { amends, ..reader(PlaceNames::DarkSquares) }));
        let all = ["help-play-undo", "help-play-amend", "help-desk-undo", "help-desk-revoke"];
        assert_eq!(all.into_iter().filter(|key| told.contains(key)).collect::<Vec<_>>(), [key]);
    }
}

#[test]
fn the_arbiter_alone_hears_his_words_and_of_adjournment_where_there_is_one() {
    let arbiter = HelpAudience { player: false, ..reader(PlaceNames::Squares) };
    let keys = keys_of(&whole(arbiter));
    assert!(keys.contains(&"help-desk-result") && keys.contains(&"help-desk-seal"), "{keys:?}");
    assert!(!keys.contains(&"help-play-resign") && !keys.contains(&"help-play-move"), "{keys:?}");
    let keys = keys_of(&whole(HelpAudience { adjourns: false, ..arbiter }));
    let adjourned =
        ["help-desk-seal", "help-desk-envelope", "help-desk-lost", "help-desk-resumption", "help-desk-annul"];
    assert!(!adjourned.iter().any(|key| keys.contains(key)), "{keys:?}");
}

#[test]
fn help_shows_what_is_of_use_now() {
    for (training, manual, arbiter, key) in [
        (true, false, false, "help-play-moves"),
        (false, true, false, "help-play-press"),
        (false, false, true, "help-desk-time"),
    ] {
        let reader = HelpAudience { training, manual, arbiter, ..reader(PlaceNames::DarkSquares) };
        assert!(keys_of(&whole(reader)).contains(&key), "{key}");
        let other = HelpAudience { training: !training, manual: !manual, arbiter: !arbiter, ..reader };
        assert!(!keys_of(&whole(other)).contains(&key), "{key}");
    }
}

#[test]
fn no_game_is_told_of_words_that_belong_to_another() {
    for (names, of_others) in [
        (PlaceNames::Squares, &["help-claim-clear", "help-claim-time", "help-play-opening", "help-desk-lot"][..]),
        (PlaceNames::Points, &["help-claim-repetition", "help-claim-counter", "help-claim-clear", "help-claim-dead"]),
        (PlaceNames::Numbers, &["help-claim-dead", "help-play-swap", "help-desk-postpone"]),
    ] {
        let told = keys_of(&whole(reader(names)));
        assert_eq!(of_others.iter().find(|key| told.contains(key)), None, "{names:?}");
    }
    let chess = whole(reader(PlaceNames::Squares));
    for (lang, man) in [(Lang::Ru, "шашки"), (Lang::Uk, "шашки"), (Lang::En, "stone")] {
        let wording = Wording::new(lang);
        let told = chess.iter().map(|line| wording.render(line, Style::written(lang)));
        let of_draughts: Vec<String> = told.filter(|line| line.contains(man)).collect();
        // A word that every game knows stands beside the one of this game.
        assert!(of_draughts.iter().all(|line| line.contains("фигур") || line.contains("фігур")), "{of_draughts:?}");
        let told: Vec<String> = chess.iter().map(|line| wording.render(line, Style::written(lang))).collect();
        let of_draughts = ["ш, шашки", "не та шашка", "не той шашкой", "не тією шашкою"];
        assert!(!told.iter().any(|line| of_draughts.iter().any(|words| line.contains(words))), "{told:?}");
    }
}

#[test]
fn no_help_is_said_twice_and_none_is_left_out() {
    let families = [PlaceNames::Numbers, PlaceNames::Squares, PlaceNames::Points];
    let families = families.map(|names| whole(reader(names)));
    for help in &families {
        let mut keys = keys_of(help);
        keys.sort_unstable();
        assert!(keys.is_sorted_by(|one, next| one < next));
    }
    let amends = [Amends::UntilPressed, Amends::Arbiter, Amends::Ruling];
    let amends = amends.map(|amends| whole(HelpAudience { amends, ..reader(PlaceNames::Squares) }));
    let player = whole(HelpAudience { arbiter: false, ..reader(PlaceNames::DarkSquares) });
    let stage = GameStage::Over { reopens: false, follows: true };
    let over = HelpAudience { stage, ..reader(PlaceNames::Squares) };
    let over = all(over, false, Moment::ANY).iter().map(|line| line.sentence.clone()).collect();
    let play = [families.concat(), amends.concat(), player, over].concat();
    let rooms = [
        play,
        help_replay(),
        help_menu(),
        help_course(),
        help_drill(),
        help_tutor(),
        help_set_up(PlaceNames::DarkSquares),
    ];
    let mut all = keys_of(&rooms.concat());
    all.sort_unstable();
    all.dedup();
    let rooms =
        ["play", "claim", "desk", "fault", "gap", "match", "replay", "home", "course", "tutor", "set-up", "drill"];
    let ours = rooms.map(|room| format!("help-{room}-"));
    let is_ours = |key: &&str| ours.iter().any(|part| key.starts_with(part.as_str()));
    let mut texts: Vec<&str> = keys().into_iter().filter(is_ours).collect();
    texts.sort_unstable();
    assert_eq!(all, texts);
}

#[test]
fn help_begins_with_the_words_of_its_language() {
    for (lang, clock, time) in [
        (Lang::En, "c, clock, time: the time left.", "add, take, set, charge: "),
        (Lang::Ru, "ч, часы, время: сколько осталось времени.", "добавить, плюс, отнять, минус, "),
        (Lang::Uk, "ч, час, годинник: скільки лишилося часу.", "додати, плюс, відняти, мінус, "),
    ] {
        let wording = Wording::new(lang);
        let help = whole(reader(PlaceNames::Numbers));
        let said: Vec<String> =
            help.iter().map(|line| wording.render(line, Style::written(lang).at(Level::Normal))).collect();
        assert!(said.iter().any(|line| line == clock), "{said:?}");
        assert!(said.iter().any(|line| line.starts_with(time)), "{said:?}");
        assert!(said.iter().all(|line| !line.contains(['[', '{'])), "{said:?}");
    }
}

#[test]
fn the_word_for_help_is_answered_in_twelve_lines_and_topic_by_topic_with_the_rest() {
    let readers = [PlaceNames::DarkSquares, PlaceNames::Numbers, PlaceNames::Squares, PlaceNames::Points].map(reader);
    let players = readers.map(|reader| HelpAudience { arbiter: false, ..reader });
    let arbiters = readers.map(|reader| HelpAudience { player: false, ..reader });
    for reader in [readers, players, arbiters].concat() {
        let short = Help::new(reader, true, Moment::ANY).short();
        assert!(short.len() <= MOST_LINES, "{reader:?}: {}", short.len());
        let topics = HelpTopic::ALL.into_iter().filter(|topic| *topic != HelpTopic::Claims);
        let mut told: Vec<Sentence> =
            topics.flat_map(|topic| Help::new(reader, true, Moment::ANY).about(topic)).collect();
        assert!(told.iter().all(|line| whole(reader).contains(line)) && told.len() == whole(reader).len());
        told.retain(|line| !short.contains(line));
        assert!(told.len() > short.len());
    }
    let about = |topic| keys_of(&Help::new(reader(PlaceNames::Squares), false, Moment::ANY).about(topic));
    assert!(
        about(HelpTopic::Draw).contains(&"help-play-accept") && !about(HelpTopic::Draw).contains(&"help-play-clock")
    );
    assert!(about(HelpTopic::Clock).contains(&"help-desk-time") && about(HelpTopic::Match).is_empty());
}
