//! An edition of the rules in a folder of data files: it is played, cited and sanctioned by without a line of code.

use crate::scripts::unmet;
use std::fs;
use std::path::Path;

fn write(folder: &Path, name: &str, text: &str) {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, text).expect("a file");
}

/// An edition of Russian draughts of 2040: a penalty of its own, other sanctions, a document in three languages.
fn edition(folder: &Path, id: &str) {
    write(
        folder,
        &format!("rules/{}.ron", id.to_lowercase()),
        &format!(
            r#"RuleSet(
                id: "{}", base: "russian-2022", document: "{id}",
                verdicts: (win: "{id}-4.1", sanction: "{id}-9.1", counting: "{id}-5.1", resigned: "{id}-4.2"),
                ladder: None,
                sanctions: [(kind: Warning, article: "{id}-9.1"), (kind: Loss, article: "{id}-9.2")],
            )"#,
            id.to_lowercase()
        ),
    );
    write(
        folder,
        &format!("documents/{}/document.ron", id.to_lowercase()),
        &format!(
            r#"Document(
                id: "{id}", year: 2040,
                names: {{
                    "en": (cited: "Club rules 2040"), "ru": (cited: "Правила клуба 2040"), "uk": (cited: "Правила клубу 2040"),
                }},
                otherwise: ["R"],
                citations: {{ "rule.arbiter": ["{id}-8.1"], "turn": ["{id}-3.1"] }},
            )"#
        ),
    );
    for (lang, text, warns) in [
        ("en", "Whoever resigns loses.", "The arbiter may warn."),
        ("ru", "Сдавшийся проигрывает.", "Судья может предупредить."),
        ("uk", "Хто здався, програє.", "Суддя може попередити."),
    ] {
        let key = id.to_lowercase();
        let texts = format!("{key}-4-2 = {text}\n{key}-9-1 = {warns}\n");
        write(folder, &format!("documents/{key}/{lang}.ftl"), &texts);
    }
    write(folder, &format!("documents/{}/subjects.txt", id.to_lowercase()), &format!("resign: {id}-4.2\n"));
}

#[test]
fn an_edition_of_data_files_is_played_cited_and_sanctioned_by() {
    let folder = tempfile::tempdir().expect("a folder");
    edition(folder.path(), "CLUB2040");
    let rules = folder.path().join("rules/club2040.ron");
    let script = format!(
        "golos play --white Anna --black Boris --control 30 --press manual --rules {}\n\
         terminals: white, black, arbiter\n\
         [arbiter] start\n\
         [white] uphold\n=> refused\n\
         [arbiter] sanction white warning because talking\n=> white hears Warning to White\n\
         [arbiter] why\n=> arbiter hears Club rules 2040, article 9.1\n\
         [white] c3-d4\n[white]\n\
         [black] resign\n[black] yes\n=> result white\n\
         [black] why\n=> black hears Club rules 2040, article 4.2\n=> black hears Whoever resigns loses.\n\
         [black] rule resign\n=> black hears Whoever resigns loses.\n",
        rules.display()
    );
    write(folder.path(), "script.txt", &script);
    assert_eq!(unmet(&folder.path().join("script.txt")), None);
}
