//! Settings of an event at its desk: how games count that were not played, and who presses the clocks of its boards.

use super::desk::{golos, said};
use std::fs;

/// What was heard, in one line.
fn whole(heard: &str) -> String {
    heard.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn how_unplayed_games_count_is_set_at_the_desk_and_said_back() {
    for (lang, typed, heard) in [
        (
            "en",
            "unplayed games\nunplayed games virtual opponent\nenter Ann\nenter Bob\nnumbers 1 2\nfirst board white\n\
             pair\nunplayed games dummy\nunplayed games dummy because of the regulation\nundo\n",
            [
                "In tie-breaks an unplayed game counts as a game against the player with the fewest points.",
                "In tie-breaks an unplayed game counts as a game against a virtual opponent.",
                "A reason is needed",
                "In tie-breaks an unplayed game counts as a game against a dummy with the player's own points.",
            ],
        ),
        (
            "ru",
            "несыгранные партии\nнесыгранные партии виртуальный соперник\nвнести Аня\nвнести Боря\nномера 1 2\n\
             первая доска белые\nсоставить пары\nнесыгранные партии как с условным соперником\n\
             несыгранные партии условный соперник, причина: регламент\nотмена\n",
            [
                "Несыгранная партия в коэффициентах – как с последним по очкам.",
                "Несыгранная партия в коэффициентах – как с виртуальным соперником.",
                "Нужна причина",
                "Несыгранная партия в коэффициентах – как с условным соперником, у которого столько же очков.",
            ],
        ),
        (
            "uk",
            "незіграні партії\nнезіграні партії віртуальний суперник\nвнести Аня\nвнести Боря\nномери 1 2\n\
             перша дошка білі\nскласти пари\nнезіграні партії як з умовним суперником\n\
             незіграні партії умовний суперник, причина: регламент\nскасувати останнє\n",
            [
                "Незіграна партія в коефіцієнтах – як з останнім за очками.",
                "Незіграна партія в коефіцієнтах – як з віртуальним суперником.",
                "Потрібна причина",
                "Незіграна партія в коефіцієнтах – як з умовним суперником, у якого стільки ж очок.",
            ],
        ),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let new = ["event", "Autumn", "--system", "own-numbers", "--rounds", "2", "--lang", lang];
        let told = whole(&said(&golos(folder.path(), &new, &format!("{typed}quit\n"))));
        for line in heard {
            assert!(told.contains(line), "{lang}: {line}: {told}");
        }
        // It was taken back in the end.
        assert_eq!(told.matches(heard[1]).count(), 2, "{lang}: {told}");
        let file = folder.path().join("Autumn.event.ron");
        let checked = golos(folder.path(), &["check", file.to_str().expect("a name")], "");
        assert_eq!(checked.status.code(), Some(0), "{}", said(&checked));
    }
}

#[test]
fn the_command_line_sets_them_and_a_record_without_them_reads_as_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = || fs::read_to_string(folder.path().join("Autumn.event.ron")).expect("the record");
    golos(folder.path(), &["event", "Autumn", "--system", "dutch"], "quit\n");
    assert!(!record().contains("unplayed") && !record().contains("by_hand"), "{}", record());
    fs::remove_file(folder.path().join("Autumn.event.ron")).expect("it goes");
    let new = ["event", "Autumn", "--system", "dutch", "--unplayed", "virtual", "--press", "manual"];
    let heard = whole(&said(&golos(folder.path(), &new, "unplayed\ncontrol\nquit\n")));
    assert!(heard.contains("as a game against a virtual opponent."), "{heard}");
    assert!(heard.contains("The clocks are pressed by hand."), "{heard}");
    assert!(record().contains("unplayed:Some(Virtual)") && record().contains("by_hand:true"), "{}", record());
}

#[test]
fn the_clocks_of_the_boards_are_pressed_by_hand_where_the_event_says_so() {
    for (set, press) in
        [("", "Automatic"), ("clocks by hand\n", "Manual"), ("clocks by hand\nclocks by themselves\n", "Automatic")]
    {
        let folder = tempfile::tempdir().expect("a folder");
        let new = ["event", "Autumn", "--system", "own-numbers", "--rounds", "2", "--control", "60"];
        let typed =
            format!("{set}enter Ann\nenter Bob\nnumbers 1 2\nfirst board white\npair\nopen boards\nquit\nquit\n");
        let heard = whole(&said(&golos(folder.path(), &new, &typed)));
        assert!(heard.contains("Open: board 1."), "{heard}");
        let games = fs::read_dir(folder.path()).expect("the folder").flatten().map(|entry| entry.path());
        let mut games = games.filter(|path| {
            let name = path.to_string_lossy();
            name.ends_with(".ron") && !name.ends_with(".event.ron")
        });
        let record = fs::read_to_string(games.next().expect("a game")).expect("its record");
        assert!(record.contains(&format!("press:{press}")), "{set}: {record}");
    }
}

#[test]
fn r_5_4_6a_a_meeting_of_several_games_has_their_sum_for_its_result() {
    for (lang, typed, heard, rest) in [
        (
            "en",
            "enter Ann\nenter Bob\nenter Cid\nenter Dan\nmicro-matches of 2 games\nnumbers 1 2 3 4\nfirst board white\n\
             pair\nopen boards\n1 1-0\n1 1.5-0.5\nboard 2 1-1\nmicro-matches of 4 games\n2 3-0 because of the sheets\n\
             2 0 - 2 because of the sheets\nreport\n",
            [
                "Micro-matches. Games in each: 2.",
                "Open: boards 1, 2.",
                "That does not add up to the number of games, 2. Enter points that add up to 2, such as 1.5 to 0.5",
                "White won.",
                "draw.",
                "A round has been paired, so the game cannot change.",
                "Black won.",
                "Games in a micro-match: 2",
            ],
            "does not add up",
        ),
        (
            "ru",
            "внести Аня\nвнести Боря\nвнести Вася\nвнести Гена\nмикроматчи по две партии\nномера 1 2 3 4\n\
             первая доска белые\nсоставить пары\nоткрыть доски\n1 1-0\n1 1,5-0,5\nдоска 2 1:1\n\
             микроматчи из 4 партий\n2 3-0, причина: бланки\n2 0 – 2, причина: бланки\nотчёт\n",
            [
                "Микроматчи. Партий в каждом: 2.",
                "Открыто: доски 1, 2.",
                "Очки обоих вместе дают 2, например 1,5 – 0,5",
                "победа белых.",
                "ничья.",
                "Тур уже составлен: игра остаётся прежней.",
                "победа чёрных.",
                "Партий в микроматче: 2",
            ],
            "не сумма партий",
        ),
        (
            "uk",
            "внести Аня\nвнести Боря\nвнести Вася\nвнести Гена\nмікроматчі по дві партії\nномери 1 2 3 4\n\
             перша дошка білі\nскласти пари\nвідкрити дошки\n1 1-0\n1 1½-½\nдошка 2 1:1\n\
             мікроматчі з 4 партій\n2 3-0, причина: бланки\n2 0 – 2, причина: бланки\nзвіт\n",
            [
                "Мікроматчі. Партій у кожному: 2.",
                "Відкрито: дошки 1, 2.",
                "Очки обох разом дають 2, наприклад 1,5 – 0,5",
                "перемога білих.",
                "нічия.",
                "Тур уже складено: гра лишається тією самою.",
                "перемога чорних.",
                "Партій у мікроматчі: 2",
            ],
            "не сума партій",
        ),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let new = ["event", "Autumn", "--system", "own-numbers", "--rounds", "2", "--lang", lang];
        let told = whole(&said(&golos(folder.path(), &new, &format!("{typed}quit\n"))));
        for line in heard {
            assert!(told.contains(line), "{lang}: {line}: {told}");
        }
        assert_eq!(told.matches(rest).count(), 2, "{lang}: {told}");
        let record = fs::read_to_string(folder.path().join("Autumn.event.ron")).expect("the record");
        assert!(record.contains("games:2") && !record.contains("games:4"), "{lang}: {record}");
        // It is told whenever the event is taken up.
        let told = whole(&said(&golos(folder.path(), &["event", "Autumn", "--lang", lang], "quit\n")));
        assert!(told.contains(heard[0]), "{lang}: {told}");
    }
}

#[test]
fn micro_matches_are_set_on_the_command_line_and_a_single_game_takes_no_sums() {
    let folder = tempfile::tempdir().expect("a folder");
    let entries = "enter Ann\nenter Bob\nnumbers 1 2\nfirst board white\npair\n";
    let play = ["event", "Micro", "--system", "own-numbers", "--rounds", "2", "--edition", "ukraine-2026"];
    let heard = whole(&said(&golos(
        folder.path(),
        &[&play[..], &["--games", "3"]].concat(),
        &format!("{entries}1 2-0\n1 4-2\nquit\n"),
    )));
    // By the scale of two points for a win, 4 to 2 is what three games give.
    assert!(heard.contains("Games in each: 3.") && heard.contains("White won"), "{heard}");
    assert_eq!(heard.matches("does not add up").count(), 1, "{heard}");
    let heard = whole(&said(&golos(
        folder.path(),
        &["event", "One", "--system", "own-numbers"],
        &format!("{entries}1 1.5-0.5\nquit\n"),
    )));
    assert!(heard.contains("That is not a valid result for one game."), "{heard}");
    assert!(!golos(folder.path(), &["event", "Many", "--system", "dutch", "--games", "13"], "quit\n").status.success());
}
